; The installer for Windows, by Inno Setup; packaging/build.py setup fills it in and runs that.
; Not yet run: no Windows was at hand.
[Setup]
AppId=@ID@
AppName=scorepad
AppVersion=@VERSION@
AppPublisher=the scorepad authors
AppPublisherURL=@HOME_PAGE@
DefaultDirName={autopf}\scorepad
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
ChangesEnvironment=yes
Compression=lzma2
SolidCompression=yes
UninstallDisplayIcon={app}\scorepad.exe
LicenseFile=@ROOT@\packaging\LICENSE
OutputDir=@ROOT@\dist
OutputBaseFilename=scorepad-@VERSION@-setup

[Files]
Source: "@ROOT@\build\app\scorepad\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
; What an older version had and this one has not.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\scorepad"; Filename: "{app}\scorepad.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.scorepad"; ValueType: string; ValueData: "scorepad.evening"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.scorepad"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-scorepad+json"
Root: HKA; Subkey: "Software\Classes\scorepad.evening"; ValueType: string; ValueData: "Evening of bridge"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\scorepad.evening\DefaultIcon"; ValueType: string; ValueData: "{app}\scorepad.exe,0"
Root: HKA; Subkey: "Software\Classes\scorepad.evening\shell\open\command"; ValueType: string; ValueData: """{app}\scorepad.exe"" ""%1"""
; So that `scorepad score evening.txt` is found in any terminal.
Root: HKCU; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Check: IsNotInPath

[Code]
function IsNotInPath(): Boolean;
var
  Path: String;
begin
  if not RegQueryStringValue(HKCU, 'Environment', 'Path', Path) then
    Path := '';
  Result := Pos(';' + ExpandConstant('{app}') + ';', ';' + Path + ';') = 0;
end;

procedure CurUninstallStepChanged(Step: TUninstallStep);
var
  Path: String;
begin
  if (Step = usPostUninstall) and RegQueryStringValue(HKCU, 'Environment', 'Path', Path) then
  begin
    Path := Path + ';';
    if StringChangeEx(Path, ';' + ExpandConstant('{app}') + ';', ';', True) > 0 then
      RegWriteExpandStringValue(HKCU, 'Environment', 'Path', Copy(Path, 1, Length(Path) - 1));
  end;
end;
