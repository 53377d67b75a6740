<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>words</name>
    <message>
        <source> minutes</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation> min</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <extracomment>Words in rankings printed by commands (counted); Words in Earlier evenings and Standings (played); Words in This evening, what was agreed (rounds played); and elsewhere</extracomment>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chukker(s)</source>
        <extracomment>Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n Chicago</numerusform>
            <numerusform>%n Chicago</numerusform>
            <numerusform>%n Chicago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n trefl</numerusform>
            <numerusform>%n trefl</numerusform>
            <numerusform>%n trefl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>Words in the command check (check); Words in Earlier evenings and Standings (played); Words in two versions of an evening side by side</extracomment>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt(s) of players who are not here</source>
        <extracomment>Words in results and money (show)</extracomment>
        <translation>
            <numerusform>%n dług graczy, których tu nie ma</numerusform>
            <numerusform>%n długi graczy, których tu nie ma</numerusform>
            <numerusform>%n długów graczy, których tu nie ma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n karo</numerusform>
            <numerusform>%n karo</numerusform>
            <numerusform>%n karo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <extracomment>Words in deals and figures, everywhere (result)</extracomment>
        <translation>
            <numerusform>bez %n</numerusform>
            <numerusform>bez %n</numerusform>
            <numerusform>bez %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, {doubled}, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n lewa wpadkowa {doubled}, {vulnerable}</numerusform>
            <numerusform>%n lewy wpadkowe {doubled}, {vulnerable}</numerusform>
            <numerusform>%n lew wpadkowych {doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n lewa wpadkowa, {vulnerable}</numerusform>
            <numerusform>%n lewy wpadkowe, {vulnerable}</numerusform>
            <numerusform>%n lew wpadkowych, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier deal(s)</source>
        <extracomment>Words in the list of deals and the entry line (count)</extracomment>
        <translation>
            <numerusform>%n wcześniejsze rozdanie</numerusform>
            <numerusform>%n wcześniejsze rozdania</numerusform>
            <numerusform>%n wcześniejszych rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <extracomment>Words in the command check (check); Words in what is printed (how many); Words in Earlier evenings (found)</extracomment>
        <translation>
            <numerusform>%n wieczór</numerusform>
            <numerusform>%n wieczory</numerusform>
            <numerusform>%n wieczorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) added</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>dodano %n wieczór</numerusform>
            <numerusform>dodano %n wieczory</numerusform>
            <numerusform>dodano %n wieczorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) already there</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n wieczór już był</numerusform>
            <numerusform>%n wieczory już były</numerusform>
            <numerusform>%n wieczorów już było</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) changed</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>zmieniono %n wieczór</numerusform>
            <numerusform>zmieniono %n wieczory</numerusform>
            <numerusform>zmieniono %n wieczorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) chosen</source>
        <extracomment>Label in Earlier evenings (tell number)</extracomment>
        <translation>
            <numerusform>wybrano %n wieczór</numerusform>
            <numerusform>wybrano %n wieczory</numerusform>
            <numerusform>wybrano %n wieczorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) deleted.</source>
        <extracomment>Sentence in Earlier evenings (delete)</extracomment>
        <translation>
            <numerusform>Usunięto %n wieczór.</numerusform>
            <numerusform>Usunięto %n wieczory.</numerusform>
            <numerusform>Usunięto %n wieczorów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) restored.</source>
        <extracomment>Sentence in Backups (restore)</extracomment>
        <translation>
            <numerusform>Przywrócono %n wieczór.</numerusform>
            <numerusform>Przywrócono %n wieczory.</numerusform>
            <numerusform>Przywrócono %n wieczorów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) unchanged</source>
        <extracomment>Words in the command check (mended); Words in transfer (in words); Words in the archive of evenings (what was rescued)</extracomment>
        <translation>
            <numerusform>%n wieczór bez zmian</numerusform>
            <numerusform>%n wieczory bez zmian</numerusform>
            <numerusform>%n wieczorów bez zmian</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found; Enter opens the evening</source>
        <extracomment>Words in Earlier evenings and Standings (behind found)</extracomment>
        <translation>
            <numerusform>Znaleziono: %n; Enter otwiera wieczór</numerusform>
            <numerusform>Znaleziono: %n; Enter otwiera wieczór</numerusform>
            <numerusform>Znaleziono: %n; Enter otwiera wieczór</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n kier</numerusform>
            <numerusform>%n kier</numerusform>
            <numerusform>%n kier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later deal(s)</source>
        <extracomment>Words in the list of deals and the entry line (count)</extracomment>
        <translation>
            <numerusform>%n późniejsze rozdanie</numerusform>
            <numerusform>%n późniejsze rozdania</numerusform>
            <numerusform>%n późniejszych rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Words in files that are opened or saved (as fits)</extracomment>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notrump</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n bez atu</numerusform>
            <numerusform>%n bez atu</numerusform>
            <numerusform>%n bez atu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), {doubled}, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n nadróbka {doubled}, {vulnerable}</numerusform>
            <numerusform>%n nadróbki {doubled}, {vulnerable}</numerusform>
            <numerusform>%n nadróbek {doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n nadróbka, {vulnerable}</numerusform>
            <numerusform>%n nadróbki, {vulnerable}</numerusform>
            <numerusform>%n nadróbek, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <extracomment>Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n para</numerusform>
            <numerusform>%n pary</numerusform>
            <numerusform>%n par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Words in what is printed (how many); Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Words in the season in Standings (award)</extracomment>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): {plain}, vulnerable {vulnerable}</source>
        <extracomment>Words in house rules (scale)</extracomment>
        <translation>
            <numerusform>%n punkt: {plain}, po partii {vulnerable}</numerusform>
            <numerusform>%n punkty: {plain}, po partii {vulnerable}</numerusform>
            <numerusform>%n punktów: {plain}, po partii {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>
            <numerusform>%n zapis</numerusform>
            <numerusform>%n zapisy</numerusform>
            <numerusform>%n zapisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) added</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>dodano %n zapis</numerusform>
            <numerusform>dodano %n zapisy</numerusform>
            <numerusform>dodano %n zapisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) corrected</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>poprawiono %n zapis</numerusform>
            <numerusform>poprawiono %n zapisy</numerusform>
            <numerusform>poprawiono %n zapisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) deleted</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>usunięto %n zapis</numerusform>
            <numerusform>usunięto %n zapisy</numerusform>
            <numerusform>usunięto %n zapisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still to come</source>
        <extracomment>Words in the window (by how much)</extracomment>
        <translation>
            <numerusform>brakuje jeszcze %n zapisu</numerusform>
            <numerusform>brakuje jeszcze %n zapisów</numerusform>
            <numerusform>brakuje jeszcze %n zapisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>Words in rankings printed by commands (counted); Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) or more</source>
        <extracomment>Words in Standings (at least)</extracomment>
        <translation>
            <numerusform>%n runda lub więcej</numerusform>
            <numerusform>%n rundy lub więcej</numerusform>
            <numerusform>%n rund lub więcej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubber(s)</source>
        <extracomment>Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n rober</numerusform>
            <numerusform>%n robry</numerusform>
            <numerusform>%n robrów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slam(s)</source>
        <extracomment>Words in the season in Standings (award)</extracomment>
        <translation>
            <numerusform>%n szlem</numerusform>
            <numerusform>%n szlemy</numerusform>
            <numerusform>%n szlemów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n pik</numerusform>
            <numerusform>%n pik</numerusform>
            <numerusform>%n pik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <extracomment>Words in rankings printed by commands (counted)</extracomment>
        <translation>
            <numerusform>%n stół</numerusform>
            <numerusform>%n stoły</numerusform>
            <numerusform>%n stołów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <extracomment>Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n drużyna</numerusform>
            <numerusform>%n drużyny</numerusform>
            <numerusform>%n drużyn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump honours in one hand</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n honor atutowy w jednej ręce</numerusform>
            <numerusform>%n honory atutowe w jednej ręce</numerusform>
            <numerusform>%n honorów atutowych w jednej ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About scorepad</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>&amp;O programie scorepad</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>Button in Settling up, older debts</extracomment>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>Umówione &amp;punkty…</translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <extracomment>Button in results and money; Menu entry in the menus (evening)</extracomment>
        <translation>Zestawienie &amp;robrów…</translation>
    </message>
    <message>
        <source>&amp;Backup of</source>
        <extracomment>Label in Backups (fill in)</extracomment>
        <translation>Ko&amp;pia zapasowa z dnia</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <extracomment>Button in the window; Button or menu entry in the window (review)</extracomment>
        <translation>&amp;Kopie zapasowe…</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>Z&amp;acznij</translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <extracomment>Button or menu entry in This evening and New evening</extracomment>
        <translation>Z&amp;acznij w tym ustawieniu</translation>
    </message>
    <message>
        <source>&amp;Begin the next as…</source>
        <extracomment>Menu entry in the menus (round)</extracomment>
        <translation>Nas&amp;tępna runda jako…</translation>
    </message>
    <message>
        <source>&amp;Bidding pad</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Kasetka licytacyjna</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <extracomment>Label in the list of deals and the entry line</extracomment>
        <translation>&amp;Rozdanie</translation>
    </message>
    <message>
        <source>&amp;Boards in a round</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Rozdania &amp;w rundzie</translation>
    </message>
    <message>
        <source>&amp;Calm colours at the table</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>&amp;Spokojne kolory przy stole</translation>
    </message>
    <message>
        <source>&amp;Cards for the pairs</source>
        <extracomment>Button in results and money</extracomment>
        <translation>&amp;Karty dla par</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>Button in About scorepad</extracomment>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>&amp;Kontrakty</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <extracomment>Button in the message after a fault of the program</extracomment>
        <translation>&amp;Kopiuj szczegóły</translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>&amp;Popraw rozdanie</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <extracomment>Button or menu entry in an evening of several tables (name cross)</extracomment>
        <translation>T&amp;abela krzyżowa</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Ciemne kolory</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Średnia r&amp;ozdania</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>&amp;Rozdanie</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <extracomment>Label in house rules</extracomment>
        <translation>&amp;Rozdania</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Button or menu entry in Earlier evenings (make actions)</extracomment>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button in an evening of several tables; Button in the page At several tables; Button in the dialog Adjustment; and elsewhere</extracomment>
        <translation>&amp;Gotowe</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>&amp;Wieczór</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Menu entry in the menus (share); Button or menu entry in Earlier evenings (export)</extracomment>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>&amp;Extra amount…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>Kwota &amp;dodatkowa…</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>&amp;Za co</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button or menu entry in Earlier evenings (go on)</extracomment>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>&amp;Handicaps</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Handicapy</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>Po&amp;moc…</translation>
    </message>
    <message>
        <source>&amp;Hide until all results are in</source>
        <extracomment>Box to tick in an evening of several tables</extracomment>
        <translation>&amp;Ukryj do kompletu zapisów</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Historia…</translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <extracomment>Button or menu entry in an evening of several tables (how much); Button or menu entry in Settling up, the dialog of extra sums (how much)</extracomment>
        <translation>I&amp;le</translation>
    </message>
    <message>
        <source>&amp;Hundreds, as on the back score: 18 and −18</source>
        <extracomment>Button or menu entry in This evening and New evening (unit name)</extracomment>
        <translation>&amp;Setki, jak w zestawieniu: 18 i −18</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <extracomment>Button or menu entry in the dialog Adjustment (what is given)</extracomment>
        <translation>&amp;IMP</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <extracomment>Box to tick in house rules; Button or menu entry in the window (forms)</extracomment>
        <translation>&amp;Impy według bilansu</translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>&amp;Wstaw przed nim zapomniane rozdanie</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>&amp;Zostaw moją</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Większe</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <extracomment>Button in merging two versions of an evening</extracomment>
        <translation>&amp;Scal</translation>
    </message>
    <message>
        <source>&amp;Minutes a round</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Minut na rundę</translation>
    </message>
    <message>
        <source>&amp;Money is paid for</source>
        <extracomment>Label in house rules</extracomment>
        <translation>Rozliczenie &amp;według</translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>W&amp;ięcej o rozdaniu</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <extracomment>Button or menu entry in an evening of several tables; Label in the page At several tables (arrange)</extracomment>
        <translation>Sc&amp;hemat ruchu</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <extracomment>Menu entry in the menus (evening); Button or menu entry in the window (ask whether it goes on)</extracomment>
        <translation>&amp;Nowy wieczór…</translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>&amp;Następna seria</translation>
    </message>
    <message>
        <source>&amp;Next chukker</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>&amp;Następne Chicago</translation>
    </message>
    <message>
        <source>&amp;Next rubber</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>&amp;Następny rober</translation>
    </message>
    <message>
        <source>&amp;Pad</source>
        <extracomment>Button in an evening of several tables; Button in the list of deals and the entry line</extracomment>
        <translation>&amp;Kasetka</translation>
    </message>
    <message>
        <source>&amp;Penalties…</source>
        <extracomment>Button in an evening of several tables</extracomment>
        <translation>&amp;Kary…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <extracomment>Button in the list of deals and the entry line</extracomment>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <extracomment>Button in the message after a fault of the program</extracomment>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>&amp;Gracze</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <extracomment>Button or menu entry in the dialog Adjustment (what is given)</extracomment>
        <translation>&amp;Punkty</translation>
    </message>
    <message>
        <source>&amp;Points: the total of a side, beside both its players</source>
        <extracomment>Button or menu entry in This evening and New evening (unit name)</extracomment>
        <translation>&amp;Punkty: suma strony przy każdym z partnerów</translation>
    </message>
    <message>
        <source>&amp;Print into a PDF…</source>
        <extracomment>Button in Help</extracomment>
        <translation>&amp;Drukuj do PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>Button in the dialog Print; Button or menu entry in Earlier evenings (make actions); Button in results and money; and elsewhere</extracomment>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>&amp;Zaproponuj</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Zakoń&amp;cz</translation>
    </message>
    <message>
        <source>&amp;Ranked</source>
        <extracomment>Label in Standings (arranged ranked)</extracomment>
        <translation>&amp;Ranking</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <extracomment>Button or menu entry in an evening of several tables (reason); Label in the dialog Adjustment</extracomment>
        <translation>P&amp;owód</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>Pr&amp;zywróć tę wersję</translation>
    </message>
    <message>
        <source>&amp;Result as a code</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>Wynik jako &amp;kod</translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <extracomment>Menu entry in the menus (share)</extracomment>
        <translation>&amp;Wynik wieczoru…</translation>
    </message>
    <message>
        <source>&amp;Rubber</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>&amp;Rober</translation>
    </message>
    <message>
        <source>&amp;Same as last time: {names}</source>
        <extracomment>Button or menu entry in This evening and New evening (same as last time)</extracomment>
        <translation>&amp;Jak ostatnio: {names}</translation>
    </message>
    <message>
        <source>&amp;Same partners</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>&amp;Ci sami partnerzy</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <extracomment>Button in results and money</extracomment>
        <translation>&amp;Udostępnij</translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <extracomment>Button or menu entry in Earlier evenings (make actions)</extracomment>
        <translation>&amp;Klasyfikacja tych wieczorów</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the clock for the rounds</extracomment>
        <translation>&amp;Uruchom</translation>
    </message>
    <message>
        <source>&amp;Start or pause</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>&amp;Uruchom lub zatrzymaj</translation>
    </message>
    <message>
        <source>&amp;Stop it here</source>
        <extracomment>Button or menu entry in the menus (menu stop)</extracomment>
        <translation>&amp;Przerwij tutaj</translation>
    </message>
    <message>
        <source>&amp;Stop it here, with its premiums</source>
        <extracomment>Button or menu entry in the menus (menu stop)</extracomment>
        <translation>&amp;Przerwij tutaj, z premiami</translation>
    </message>
    <message>
        <source>&amp;Take the file’s version</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>&amp;Weź wersję z pliku</translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>&amp;Ten wieczór…</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Czas</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>&amp;Czasy…</translation>
    </message>
    <message>
        <source>&amp;Two spellings of a player…</source>
        <extracomment>Button or menu entry in Earlier evenings (one player two names)</extracomment>
        <translation>&amp;Dwie pisownie gracza…</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Zwykły rozmiar</translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>Punkty &amp;zwycięstwa (VP)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>Wi&amp;dok</translation>
    </message>
    <message>
        <source>&amp;Warning, minutes before the end</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Ostrzeżenie, minut przed końcem</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>Co &amp;jeśli…</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <extracomment>Label in Standings (arrange)</extracomment>
        <translation>K&amp;iedy</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>Label in an evening of several tables</extracomment>
        <translation>&amp;Kto</translation>
    </message>
    <message>
        <source>&amp;Who dealt it…</source>
        <extracomment>Button or menu entry in the menus (who dealt)</extracomment>
        <translation>Kto rozda&amp;wał…</translation>
    </message>
    <message>
        <source>&amp;Who is playing?</source>
        <extracomment>Button in the picture of the table</extracomment>
        <translation>Kto &amp;gra?</translation>
    </message>
    <message>
        <source>&amp;Who owes</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>Kto jest w&amp;inien</translation>
    </message>
    <message>
        <source>&amp;Why this figure?</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>&amp;Dlaczego ta liczba?</translation>
    </message>
    <message>
        <source>&amp;Winners…</source>
        <extracomment>Button in an evening of several tables</extracomment>
        <translation>Zw&amp;ycięzcy…</translation>
    </message>
    <message>
        <source>* Corrected after its round was over.</source>
        <extracomment>Sentence in the window (what the mark means)</extracomment>
        <translation>* Poprawione po zakończeniu rundy.</translation>
    </message>
    <message>
        <source>, then </source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <comment>one round after another</comment>
        <translation>, potem </translation>
    </message>
    <message>
        <source>--phones needs see or enter, not “{typed}”</source>
        <extracomment>Words in commands (chosen phones)</extracomment>
        <translation>--phones wymaga see albo enter, a nie „{typed}”</translation>
    </message>
    <message>
        <source>1 and ½</source>
        <extracomment>Words in the page At several tables (scales)</extracomment>
        <translation>1 i ½</translation>
    </message>
    <message>
        <source>1. Phone and laptop must be in the same Wi-Fi, not a guest network.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>1. Telefon i laptop muszą być w tej samej sieci Wi-Fi, nie w sieci dla gości.</translation>
    </message>
    <message>
        <source>10H</source>
        <extracomment>Grey example in This evening and New evening</extracomment>
        <translation>10KI</translation>
    </message>
    <message>
        <source>2 and 1</source>
        <extracomment>Words in the page At several tables (scales)</extracomment>
        <translation>2 i 1</translation>
    </message>
    <message>
        <source>2. The firewall must let phones in: sudo ufw allow {port}/tcp, or sudo firewall-cmd --add-port={port}/tcp. Windows asks: choose Private networks.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>2. Zapora musi wpuszczać telefony: sudo ufw allow {port}/tcp albo sudo firewall-cmd --add-port={port}/tcp. Windows zapyta: wybierz sieci prywatne.</translation>
    </message>
    <message>
        <source>2♦ by West, 2 down</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>2♦, gra W, bez 2</translation>
    </message>
    <message>
        <source>3. Or switch on a phone’s hotspot and connect the laptop to it.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>3. Albo włącz hotspot w telefonie i połącz z nim laptop.</translation>
    </message>
    <message>
        <source>3NT by East, made with 1 overtrick</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>3BA, gra E, z 1 nadróbką</translation>
    </message>
    <message>
        <source>3NT by East, made with 2 overtricks</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>3BA, gra E, z 2 nadróbkami</translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <extracomment>Words in Help (examples)</extracomment>
        <translation>4pn, 3bae+1, 5kaxw-2, 4ki przez n xx, 6ts h100n, cztery piki południe plus jeden, 3ba wschód 11 lew, 2ka zachód bez dwóch, cztery pasy</translation>
    </message>
    <message>
        <source>4♠ by North, made</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♠, gra N, swoje</translation>
    </message>
    <message>
        <source>4♠ by South, made with 1 overtrick</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♠, gra S, z 1 nadróbką</translation>
    </message>
    <message>
        <source>4♥ redoubled, by North, made</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♥ z rekontrą, gra N, swoje</translation>
    </message>
    <message>
        <source>50 for a part-score on deals &amp;1 to 3</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>50 za częściówkę w rozdaniach od &amp;1 do 3</translation>
    </message>
    <message>
        <source>5♦ doubled, by West, 2 down</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>5♦ z kontrą, gra W, bez 2</translation>
    </message>
    <message>
        <source>6♣ by South, made, 100 honours held by North</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>6♣, gra S, swoje, honory 100 (N)</translation>
    </message>
    <message>
        <source>7=1: pair 7 misses round 1. 5=6-: pair 5 leaves before round 6.</source>
        <extracomment>Tooltip in an evening of several tables</extracomment>
        <translation>7=1: para 7 nie gra w rundzie 1. 5=6-: para 5 odchodzi przed rundą 6.</translation>
    </message>
    <message>
        <source>? No IMPs until the points are entered: {deals}</source>
        <extracomment>Words in sheets printed by commands (imp lines)</extracomment>
        <translation>? Bez impów, dopóki nie podano bilansu: {deals}</translation>
    </message>
    <message>
        <source>? {ns} against {ew}: {doubt}.</source>
        <extracomment>Sentence in an evening of several tables (doubt)</extracomment>
        <translation>? {ns} – {ew}: {doubt}.</translation>
    </message>
    <message>
        <source>A &amp;passed-out deal counts and is not dealt again</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>&amp;Cztery pasy się liczą; rozdania się nie powtarza</translation>
    </message>
    <message>
        <source>A `seats` line inside a round counts from the beginning of the round.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wiersz `seats` w rundzie obowiązuje od jej początku.</translation>
    </message>
    <message>
        <source>A backup is made every day you play, at most ten minutes after a change; 7 daily and 8 weekly ones are kept.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Kopia zapasowa powstaje każdego dnia gry, najpóźniej dziesięć minut po zmianie; przechowuje się 7 dziennych i 8 tygodniowych.</translation>
    </message>
    <message>
        <source>A backup is made every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <extracomment>Sentence in Backups (how kept)</extracomment>
        <translation>Kopia zapasowa powstaje każdego dnia gry; przechowuje się 7 dziennych i 8 tygodniowych. Przywrócenie można cofnąć.</translation>
    </message>
    <message>
        <source>A board is shown here once your table has played it.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Rozdanie pojawia się tutaj po rozegraniu go przy tym stole.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <extracomment>Name for a screen reader in This evening and New evening (show card)</extracomment>
        <translation>Karta zakryta</translation>
    </message>
    <message>
        <source>A change applies to the whole round: its deals are scored again.</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>Zmiana dotyczy całej rundy: jej rozdania program policzy od nowa.</translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: after the fourth the cycle begins again.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Chicago ma %n rozdanie: po czwartym cykl zaczyna się od nowa.</numerusform>
            <numerusform>Chicago ma %n rozdania: po czwartym cykl zaczyna się od nowa.</numerusform>
            <numerusform>Chicago ma %n rozdań: po czwartym cykl zaczyna się od nowa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: on the fifth nobody is vulnerable, on the sixth both sides are.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Chicago ma %n rozdanie: w piątym nikt nie jest po partii, w szóstym obie strony.</numerusform>
            <numerusform>Chicago ma %n rozdania: w piątym nikt nie jest po partii, w szóstym obie strony.</numerusform>
            <numerusform>Chicago ma %n rozdań: w piątym nikt nie jest po partii, w szóstym obie strony.</numerusform>
        </translation>
    </message>
    <message>
        <source>A chukker has four deals.</source>
        <extracomment>Sentence in Help (of chukkers)</extracomment>
        <translation>Chicago ma cztery rozdania.</translation>
    </message>
    <message>
        <source>A click enlarges the page, or shows it whole again.</source>
        <extracomment>Tooltip in what is printed</extracomment>
        <translation>Kliknięcie powiększa stronę albo znów pokazuje ją w całości.</translation>
    </message>
    <message>
        <source>A click or Space turns over one card, Enter all of them. The two highest are partners, and the highest deals first.</source>
        <extracomment>Sentence in This evening and New evening (draw hint)</extracomment>
        <translation>Kliknięcie lub spacja odkrywa jedną kartę, Enter wszystkie. Dwie najwyższe karty grają razem; najwyższa rozdaje.</translation>
    </message>
    <message>
        <source>A deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Na rozdanie</translation>
    </message>
    <message>
        <source>A deal after the end of a rubber or chukker begins the next one.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Rozdanie po końcu robra lub Chicago zaczyna następną rundę.</translation>
    </message>
    <message>
        <source>A deal typed here begins another round.</source>
        <extracomment>Sentence in the list of deals and the entry line (hint)</extracomment>
        <translation>Rozdanie wpisane tutaj zaczyna jeszcze jedną rundę.</translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <extracomment>Title in the history and the backups of evenings</extracomment>
        <translation>Inna wersja wieczoru</translation>
    </message>
    <message>
        <source>A game earns {plain}, or {vulnerable} if vulnerable.</source>
        <extracomment>Sentence in Help (game)</extracomment>
        <translation>Partia daje {plain}, a po partii {vulnerable}.</translation>
    </message>
    <message>
        <source>A name, a note, 2019…</source>
        <extracomment>Words in Earlier evenings (search hint)</extracomment>
        <translation>Imię, notatka, 2019…</translation>
    </message>
    <message>
        <source>A number from {least} to {most}.</source>
        <extracomment>Sentence in all pages (out of range)</extracomment>
        <translation>Liczba od {least} do {most}.</translation>
    </message>
    <message>
        <source>A pair comes late? Press Ctrl+T and type its name after the others: it joins in the next round.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Para się spóźnia? Naciśnij Ctrl+T i wpisz jej nazwiska za pozostałymi: dołączy w następnej rundzie.</translation>
    </message>
    <message>
        <source>A part-score on the deals before it earns 50.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Częściówka we wcześniejszych rozdaniach daje 50.</translation>
    </message>
    <message>
        <source>A part-score on the last deal earns 100.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Częściówka w ostatnim rozdaniu daje 100.</translation>
    </message>
    <message>
        <source>A passed-out deal scores nothing, and the turn to deal passes on.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Za cztery pasy nie ma punktów; rozdaje następny gracz.</translation>
    </message>
    <message>
        <source>A phone has {entered}, the sheet has {there}.</source>
        <extracomment>Sentence in the window (differs)</extracomment>
        <translation>W telefonie jest {entered}, na arkuszu {there}.</translation>
    </message>
    <message>
        <source>A phone wants to enter deals.</source>
        <extracomment>Sentence in the window (wants to enter)</extracomment>
        <translation>Telefon chce wpisywać rozdania.</translation>
    </message>
    <message>
        <source>A phone without a name</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>Telefon bez nazwy</translation>
    </message>
    <message>
        <source>A poster of the evening</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (subject names)</extracomment>
        <translation>Plakat wieczoru</translation>
    </message>
    <message>
        <source>A reason is needed; one word is enough.</source>
        <extracomment>Sentence in the dialog Adjustment (fault of reason)</extracomment>
        <translation>Potrzebny jest powód; wystarczy słowo.</translation>
    </message>
    <message>
        <source>A result stays with its board and pairs: delete it and type it again</source>
        <extracomment>Words in an evening of several tables (stays)</extracomment>
        <translation>Zapis zostaje przy swoim rozdaniu i parach: usuń go i wpisz na nowo</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Na rundę</translation>
    </message>
    <message>
        <source>A round counts once it is finished.</source>
        <extracomment>Sentence in Standings (show hint)</extracomment>
        <translation>Runda liczy się, gdy tylko się skończy.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <extracomment>Sentence in About scorepad</extracomment>
        <translation>Arkusz zapisu brydżowego do gry w domu.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is given.</source>
        <extracomment>Help of a command in commands (parser)</extracomment>
        <translation>Arkusz zapisu brydżowego. Bez polecenia otwiera się okno, z wieczorem z pliku FILE, jeśli go podano.</translation>
    </message>
    <message>
        <source>A separate &amp;evening</source>
        <extracomment>Button in merging two versions of an evening</extracomment>
        <translation>&amp;Osobny wieczór</translation>
    </message>
    <message numerus="yes">
        <source>A set has %n boards.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Seria ma %n rozdanie.</numerusform>
            <numerusform>Seria ma %n rozdania.</numerusform>
            <numerusform>Seria ma %n rozdań.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of deals can be imported if its first row names the columns. These columns are needed, in any order:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Można wczytać każdą tabelę rozdań z nazwami kolumn w pierwszym wierszu. Potrzebne są te kolumny, w dowolnej kolejności:</translation>
    </message>
    <message>
        <source>A table of rankings is imported as a session without results; the places are in its note.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Tabela końcowa jest wczytywana jako turniej bez zapisów; miejsca są w notatce.</translation>
    </message>
    <message>
        <source>A&amp;ll paid</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Wszystko za&amp;płacone</translation>
    </message>
    <message>
        <source>About {hours}:{minutes} hours.</source>
        <extracomment>Sentence in rankings printed by commands (time said)</extracomment>
        <translation>Około {hours}:{minutes} godz.</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Name for a screen reader in Phones at the tables</extracomment>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <extracomment>Words in rankings printed by commands (ranking); Words in the ranking of a session (ranking table)</extracomment>
        <translation>Korekta</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Umówione punkty</translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <extracomment>Sentence in Help (of chukkers)</extracomment>
        <translation>Po czterech pasach ten sam gracz rozdaje jeszcze raz.</translation>
    </message>
    <message>
        <source>After a round, the panel beside the sheet says who won and proposes the next one. Enter accepts it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Po rundzie panel obok arkusza mówi, kto wygrał, i proponuje następną. Enter ją przyjmuje.</translation>
    </message>
    <message>
        <source>After that: {pairings}</source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <translation>Potem: {pairings}</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>Words in the page on players' phones (tables); Column heading in rankings printed by commands (pairs); Words in what is printed (draw private); and elsewhere</extracomment>
        <translation>Przeciw</translation>
    </message>
    <message>
        <source>Against {pair}: {points} of {most}; {boards}</source>
        <extracomment>Words in the ranking of a session (meetings)</extracomment>
        <translation>Przeciw: {pair} – {points} z {most}; {boards}</translation>
    </message>
    <message>
        <source>Against {pair}: {points}; {boards}</source>
        <extracomment>Words in the ranking of a session (meetings)</extracomment>
        <translation>Przeciw: {pair} – {points}; {boards}</translation>
    </message>
    <message>
        <source>Against: {what}</source>
        <extracomment>Words in Standings (of others)</extracomment>
        <translation>Przeciw: {what}</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Zgoda</translation>
    </message>
    <message>
        <source>Agreed</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Umówione</translation>
    </message>
    <message>
        <source>Agreed by the other side</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Potwierdzone przez przeciwników</translation>
    </message>
    <message>
        <source>Agreed: {terms}.</source>
        <extracomment>Sentence in what is printed (remarks)</extracomment>
        <translation>Umówiono: {terms}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deal(s) played</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>Rozegrano %n rozdanie</numerusform>
            <numerusform>Rozegrano wszystkie %n rozdania</numerusform>
            <numerusform>Rozegrano wszystkie %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>All evenings</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Wszystkie wieczory</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>Words in all pages (ask which); Words in the window (ask files)</extracomment>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>All matches</source>
        <extracomment>Words in an evening of several tables (matches to choose)</extracomment>
        <translation>Wszystkie mecze</translation>
    </message>
    <message>
        <source>All pairs in one &amp;list</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>W&amp;szystkie pary na jednej liście</translation>
    </message>
    <message>
        <source>All phones are switched off a minute after the evening ends.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wszystkie telefony są odłączane minutę po zakończeniu wieczoru.</translation>
    </message>
    <message>
        <source>All results, board by board</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Wszystkie zapisy, rozdanie po rozdaniu</translation>
    </message>
    <message>
        <source>All years</source>
        <extracomment>Words in Earlier evenings and Standings (periods)</extracomment>
        <translation>Wszystkie lata</translation>
    </message>
    <message>
        <source>Allow</source>
        <extracomment>Button in Phones at the tables (row); Words in Phones at the tables (answers)</extracomment>
        <translation>Zezwól</translation>
    </message>
    <message>
        <source>Allow {name} to enter</source>
        <extracomment>Name for a screen reader in Phones at the tables (row)</extracomment>
        <translation>Zezwól na wpisy: {name}</translation>
    </message>
    <message>
        <source>Also out</source>
        <extracomment>Words in This evening and New evening (outside)</extracomment>
        <comment>sits out</comment>
        <translation>Też pauzuje</translation>
    </message>
    <message>
        <source>An archive of an older scorepad is converted when it is opened. The old file stays beside it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Archiwum starszej wersji programu jest przekształcane przy otwarciu. Stary plik pozostaje obok.</translation>
    </message>
    <message>
        <source>An evening at the table</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wieczór przy stole</translation>
    </message>
    <message>
        <source>An evening can be written down as text, in any editor.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wieczór można zapisać jako tekst, w dowolnym edytorze.</translation>
    </message>
    <message>
        <source>An evening exported as `.scorepad` or PBN can be imported again without loss. Every export names what its file cannot hold.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wieczór wyeksportowany jako `.scorepad` lub PBN można wczytać z powrotem bez strat. Każdy eksport podaje, czego nie ma w pliku.</translation>
    </message>
    <message>
        <source>An evening of bridge</source>
        <extracomment>Words in what is printed (default title)</extracomment>
        <translation>Wieczór brydżowy</translation>
    </message>
    <message>
        <source>An evening of bridge is on</source>
        <extracomment>Words in the window (keep awake)</extracomment>
        <translation>Trwa wieczór brydżowy</translation>
    </message>
    <message>
        <source>An evening without a date</source>
        <extracomment>Words in Earlier evenings and Standings (evening title)</extracomment>
        <translation>Wieczór bez daty</translation>
    </message>
    <message>
        <source>An old evening</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>Dawny wieczór</translation>
    </message>
    <message>
        <source>An old evening can be entered from its results alone, and corrected in the same grid.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Dawny wieczór można wpisać z samych wyników i poprawić w tej samej tabeli.</translation>
    </message>
    <message>
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>Niedokończona &amp;częściówka daje 100, nie 50</translation>
    </message>
    <message>
        <source>An&amp;other session</source>
        <extracomment>Label in results and money (name buttons)</extracomment>
        <translation>Jeszcze jeden &amp;turniej</translation>
    </message>
    <message>
        <source>Ann</source>
        <extracomment>Words in an evening of several tables (hint for)</extracomment>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Ann &amp; Bob</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Anna &amp; Bartek</translation>
    </message>
    <message>
        <source>Another award or penalty:</source>
        <extracomment>Words in an evening of several tables (say what)</extracomment>
        <translation>Inna premia lub kara:</translation>
    </message>
    <message>
        <source>Another b&amp;oard…</source>
        <extracomment>Button or menu entry in the menus (another board)</extracomment>
        <translation>Inn&amp;e rozdanie…</translation>
    </message>
    <message>
        <source>Any form</source>
        <extracomment>Words in Standings (show together); Words in Standings (fill)</extracomment>
        <translation>Wszystkie odmiany</translation>
    </message>
    <message>
        <source>Any form but IMPs</source>
        <extracomment>Words in Standings (show together)</extracomment>
        <translation>Wszystkie odmiany oprócz impów</translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Honory może mieć każda ręka; zgłasza się je po rozgrywce. Liczą się bez względu na to, czy kontrakt wygrano (przepisy 72 i 81).</translation>
    </message>
    <message>
        <source>Any two contestants are compared directly on {boards} boards.</source>
        <extracomment>Sentence in rankings printed by commands (proposed)</extracomment>
        <translation>Każdych dwóch uczestników porównuje się bezpośrednio w {boards} rozdaniach.</translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>&amp;Dotyczy</translation>
    </message>
    <message>
        <source>Arrow-s&amp;witched rounds, at the end</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Linie za&amp;mienione, rundy na końcu</translation>
    </message>
    <message>
        <source>As here</source>
        <extracomment>Words in commands (decided); Title in the history and the backups of evenings</extracomment>
        <translation>Jak tutaj</translation>
    </message>
    <message>
        <source>As in the file</source>
        <extracomment>Words in commands (decided)</extracomment>
        <translation>Jak w pliku</translation>
    </message>
    <message>
        <source>As in {file}</source>
        <extracomment>Title in the history and the backups of evenings</extracomment>
        <translation>Jak w {file}</translation>
    </message>
    <message>
        <source>At one &amp;table…</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>Na jednym &amp;stole…</translation>
    </message>
    <message>
        <source>At several &amp;tables…</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>Na kilku &amp;stołach…</translation>
    </message>
    <message>
        <source>At several tables phones replace the score slips: one side enters the result, the other side agrees. If the table shares one phone, hand it across to agree.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Na kilku stołach telefony zastępują karteczki: jedna strona wpisuje zapis, druga potwierdza. Jeśli stół ma jeden telefon, podaj go drugiej stronie do potwierdzenia.</translation>
    </message>
    <message>
        <source>At several tables they stay on until all results are agreed, or for 15 minutes after the last entry.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Na kilku stołach działają do potwierdzenia wszystkich zapisów albo jeszcze 15 minut po ostatnim wpisie.</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>Words in what is printed (reasons)</extracomment>
        <translation>Na końcu</translation>
    </message>
    <message>
        <source>At the end of a rubber</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Na końcu robra</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Button in the bidding pad; Button in the bidding pad (show awards); Words in what is printed (of others); and elsewhere</extracomment>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Średnio impów na rundę</translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Średnio setek na rundę</translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Średnie saldo impów na rozdanie</translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Średnie saldo punktów na rozdanie</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <extracomment>Button in Earlier evenings and Standings</extracomment>
        <translation>P&amp;owrót</translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <extracomment>Sentence in Help (back score)</extracomment>
        <translation>Zestawienie: po każdej rundzie każdy gracz dostaje różnicę w setkach, z plusem albo z minusem (50 zaokrągla się w górę); kto pauzuje, ma 0.</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <extracomment>Label in results and money (name buttons)</extracomment>
        <translation>Wróć do zapisów</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Wróć do arkusza</translation>
    </message>
    <message>
        <source>Back to the standings</source>
        <extracomment>Tooltip in Earlier evenings and Standings; Button in Earlier evenings</extracomment>
        <translation>Wróć do klasyfikacji</translation>
    </message>
    <message>
        <source>Back to the standings of all evenings</source>
        <extracomment>Tooltip in Standings (arrange)</extracomment>
        <translation>Wróć do klasyfikacji wszystkich wieczorów</translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <extracomment>Sentence in Deleted evenings (where it stays)</extracomment>
        <translation>Mogą go jeszcze zawierać kopie z wcześniejszych dni.</translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <extracomment>Words in Help (sections)</extracomment>
        <translation>Kopie zapasowe z ostatnich dni i tygodni są w folderze {folder}</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>Words in what is printed (back score)</extracomment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Before deal {number}</source>
        <extracomment>Words in the list of deals and the entry line (name mode)</extracomment>
        <translation>Przed rozdaniem {number}</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>Przed pierwszym rozdaniem</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Rozpoczęto</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Words in the season in Standings (of season); Words in the season in Standings (columns)</extracomment>
        <translation>Najlepszy</translation>
    </message>
    <message>
        <source>Biggest penalty</source>
        <extracomment>Words in the season in Standings (dearest penalty)</extracomment>
        <translation>Największa wpadka</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <extracomment>Words in Earlier evenings</extracomment>
        <translation>Największa wygrana</translation>
    </message>
    <message>
        <source>Black only</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Czarno-biało</translation>
    </message>
    <message>
        <source>Blank: {sheet}</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Pusty druk: {sheet}</translation>
    </message>
    <message>
        <source>Board and pairs, e.g. 3 1-2</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Rozdanie i pary, np. 3 1-2</translation>
    </message>
    <message>
        <source>Board by board</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Rozdanie po rozdaniu</translation>
    </message>
    <message>
        <source>Board of the evening</source>
        <extracomment>Words in the window (name of best)</extracomment>
        <translation>Rozdanie wieczoru</translation>
    </message>
    <message>
        <source>Board {board}, {ns} against {ew}: {result}</source>
        <extracomment>Words in an evening of several tables (understood)</extracomment>
        <translation>Rozdanie {board}, {ns} – {ew}: {result}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}; the file has {theirs}</source>
        <extracomment>Words in files that are opened or saved (score fault)</extracomment>
        <translation>Rozdanie {board}, {ns} – {ew}: {deal} daje {ours}; w pliku jest {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}; the file has {theirs}, which counts</source>
        <extracomment>Words in files that are opened or saved (score fault)</extracomment>
        <translation>Rozdanie {board}, {ns} – {ew}: {deal} daje {ours}; w pliku jest {theirs} i to się liczy</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <extracomment>Words in files that are opened or saved (fault named)</extracomment>
        <translation>Rozdanie {board}, {ns} – {ew}: {fault}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <extracomment>Words in files that are opened or saved (fault named)</extracomment>
        <translation>Rozdanie {board}, {ns} – {ew}: {fault}; liczy się zapis {score}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Rozdanie {board}, {ns} – {ew}: według programu {ours}, w pliku {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Rozdanie {board}, {ns} – {ew}: według programu {ours}, w pliku {theirs}; przyjęto {award}</translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Rozdanie {board}: pary i zapis, np. {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew}</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Rozdanie {board}: {ns} – {ew}</translation>
    </message>
    <message>
        <source>Board {number}: {dealer} deals, {vulnerable} vulnerable</source>
        <extracomment>Words in rankings printed by commands (travellers); Words in sheets printed by commands (what if text); Words in an evening of several tables (board title)</extracomment>
        <translation>Rozdanie {number}: rozdaje {dealer}, po partii: {vulnerable}</translation>
    </message>
    <message>
        <source>Board {number}: {player} deals</source>
        <extracomment>Words in What if (next deal)</extracomment>
        <translation>Rozdanie {number}: rozdaje {player}</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Words in the page on players' phones (tables); Words in the ranking of a session (ranking table); Button in an evening of several tables; and elsewhere</extracomment>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Boards are compared with other tables: they are not on the back score, and nobody pays for them.</source>
        <extracomment>Sentence in Back score (boards do not count)</extracomment>
        <translation>Rozdania porównuje się z innymi stołami: nie wchodzą do zestawienia i nie płaci się za nie.</translation>
    </message>
    <message>
        <source>Boards at several tables</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Rozdania na kilku stołach</translation>
    </message>
    <message>
        <source>Boards of the pair</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Rozdania pary</translation>
    </message>
    <message>
        <source>Boards that several tables played are ranked by `scorepad rank FILE`; with `--why` every figure is explained.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wyniki rozdań granych na kilku stołach liczy `scorepad rank FILE`; z `--why` każda liczba jest wyjaśniona.</translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Rozdania z &amp;mniejszą liczbą zapisów</translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <extracomment>Words in deals and figures, everywhere (round title)</extracomment>
        <translation>Seria {number}</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Premia</translation>
    </message>
    <message>
        <source>Both sides are even</source>
        <extracomment>Words in the picture of the table (what makes even)</extracomment>
        <translation>Obie strony mają tyle samo</translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Obie strony po partii</translation>
    </message>
    <message>
        <source>Butler: what results are compared with</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Butler: z czym porównuje się zapisy</translation>
    </message>
    <message>
        <source>Butler: whether the highest and lowest scores are left out</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Butler: czy pomija się najwyższy i najniższy zapis</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>Words in the list of deals and the entry line (columns); Words in what is printed (draw private); Words in what is printed (deal headings); and elsewhere</extracomment>
        <translation>Rozgr.</translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <extracomment>Button or menu entry in the menus (choose dealer)</extracomment>
        <translation>Po &amp;kolei</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <extracomment>Label in the window</extracomment>
        <translation>K&amp;olory</translation>
    </message>
    <message>
        <source>C&amp;ounts in</source>
        <extracomment>Label in the dialog Adjustment</extracomment>
        <translation>Dolicz do &amp;rundy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Words in the page on players' phones (pad); Button in all pages; Words in the bidding pad (cancel)</extracomment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <extracomment>Sentence in the dialog Print (cancel)</extracomment>
        <translation>Anulowano; nic nie zapisano.</translation>
    </message>
    <message>
        <source>Card of all scores</source>
        <extracomment>Words in Help (title); Words in what is printed (blank titles); Words in what is printed (subject names)</extracomment>
        <translation>Tabela wszystkich zapisów</translation>
    </message>
    <message>
        <source>Carr&amp;y all over</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Przenieś wsz&amp;ystko</translation>
    </message>
    <message>
        <source>Carried over</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Przeniesione</translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <extracomment>Words in Settling up (debts)</extracomment>
        <translation>Przeniesione z wcześniejszego wieczoru</translation>
    </message>
    <message>
        <source>Carry over</source>
        <extracomment>Button in results and money (show)</extracomment>
        <translation>Przenieś</translation>
    </message>
    <message>
        <source>Cavendish</source>
        <extracomment>Words in This evening, what was agreed (form names); Words in deals and figures, everywhere (form name)</extracomment>
        <translation>Cavendish</translation>
    </message>
    <message>
        <source>Cavendish chukker</source>
        <extracomment>Words in the search of Earlier evenings (form searched)</extracomment>
        <translation>Chicago, Cavendish</translation>
    </message>
    <message>
        <source>Ch&amp;ange…</source>
        <extracomment>Button or menu entry in the panel after a round</extracomment>
        <translation>Zmi&amp;eń…</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <extracomment>Button in the page At several tables; Button in This evening and New evening</extracomment>
        <translation>Z&amp;mień…</translation>
    </message>
    <message>
        <source>Change part&amp;ners</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>&amp;Inni partnerzy</translation>
    </message>
    <message>
        <source>Changes by another program are never overwritten: both evenings are kept.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Zmiany innego programu nigdy nie są nadpisywane: zostają obie wersje wieczoru.</translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Wykr&amp;esy</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Chicago</source>
        <extracomment>Words in This evening, what was agreed (form names); Words in deals and figures, everywhere (form name)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Chicago and duplicate bonuses</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Premie w Chicago i brydżu porównawczym</translation>
    </message>
    <message>
        <source>Chicago chukker</source>
        <extracomment>Words in the search of Earlier evenings (form searched)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Choose the contract, or Pass if all four passed.</source>
        <extracomment>Sentence in the page on players' phones (pad); Sentence in the bidding pad (question)</extracomment>
        <translation>Wybierz kontrakt albo Pas, jeśli wszyscy spasowali.</translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <extracomment>Tooltip in Earlier evenings</extracomment>
        <translation>Ponowny wybór tej samej kolumny odwraca kolejność</translation>
    </message>
    <message>
        <source>Choose what to keep where the two laptops differ.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>Wybierz, co zostawić tam, gdzie laptopy się różnią.</translation>
    </message>
    <message>
        <source>Choose “At several tables” in “New evening”, and type who plays. A movement is proposed, and shown beside the results.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>W oknie „Nowy wieczór” wybierz „Na kilku stołach” i wpisz, kto gra. Program zaproponuje schemat ruchu i pokaże go obok zapisów.</translation>
    </message>
    <message>
        <source>Chukker {number}</source>
        <extracomment>Words in deals and figures, everywhere (round title)</extracomment>
        <translation>Chicago {number}</translation>
    </message>
    <message>
        <source>Chukker {number} (Cavendish)</source>
        <extracomment>Words in deals and figures, everywhere (round title)</extracomment>
        <translation>Chicago {number} (Cavendish)</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button in the bidding pad</extracomment>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Click a board in the list, or type its number too: 3 4sn</source>
        <extracomment>Words in the window (open board)</extracomment>
        <translation>Kliknij rozdanie na liście albo wpisz jego numer: 3 4pn</translation>
    </message>
    <message>
        <source>Click a figure to see its deal and why it is paid. Double-click it to correct the deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Kliknij liczbę, aby zobaczyć jej rozdanie i za co są punkty. Kliknij dwukrotnie, aby poprawić rozdanie.</translation>
    </message>
    <message>
        <source>Click to enlarge</source>
        <extracomment>Words in the dialog Print (show page of)</extracomment>
        <translation>Kliknij, aby powiększyć</translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <extracomment>Sentence in the panel beside the sheet (click to seat)</extracomment>
        <translation>Kliknij, aby wpisać i usadzić graczy.</translation>
    </message>
    <message>
        <source>Cloc&amp;k for the rounds</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Ze&amp;gar rund</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <extracomment>Button in the window</extracomment>
        <translation>Zamknij bez zapisywania</translation>
    </message>
    <message>
        <source>Club’s &amp;name</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Nazwa klubu</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Words in the page on players' phones (places); Name for a screen reader in Phones at the tables (follow)</extracomment>
        <translation>Kod</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Kolumna</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>Words in the list of deals and the entry line (columns); Words in what is printed (draw private); Words in what is printed (deal headings); and elsewhere</extracomment>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Contracts made (%)</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Wygrane kontrakty (%)</translation>
    </message>
    <message>
        <source>Contracts made, out of contracts played</source>
        <extracomment>Words in the season in Standings (contracts)</extracomment>
        <translation>Kontrakty wygrane z rozegranych</translation>
    </message>
    <message>
        <source>Contracts played and made</source>
        <extracomment>Words in Standings (made)</extracomment>
        <translation>Kontrakty rozgrywane i wygrane</translation>
    </message>
    <message>
        <source>Contracts played by the player, or by either partner</source>
        <extracomment>Words in Standings (declared)</extracomment>
        <translation>Kontrakty rozgrywane przez gracza albo przez któregoś z partnerów</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <extracomment>Button in the charts of Standings</extracomment>
        <translation>Kopiuj &amp;obraz</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Label in the message after a fault of the program (copy)</extracomment>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copied: paste it into an e-mail.</source>
        <extracomment>Sentence in what is printed (copied)</extracomment>
        <translation>Skopiowano: wklej do e-maila.</translation>
    </message>
    <message>
        <source>Copy p&amp;icture and text</source>
        <extracomment>Button or menu entry in the menus (share)</extracomment>
        <translation>Kopiuj obr&amp;az i tekst</translation>
    </message>
    <message>
        <source>Copy the deals as a ta&amp;ble</source>
        <extracomment>Button or menu entry in the menus (fill menus)</extracomment>
        <translation>Kopiuj rozdania w tabe&amp;li</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Words in the page on players' phones (pad); Words in an evening of several tables (add lines)</extracomment>
        <translation>Popraw</translation>
    </message>
    <message>
        <source>Correct it:</source>
        <extracomment>Words in an evening of several tables (say what)</extracomment>
        <translation>Popraw:</translation>
    </message>
    <message>
        <source>Correct: {deal}</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (enter deal)</extracomment>
        <translation>Popraw: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}</source>
        <extracomment>Words in the page on players' phones (pad); Words in the list of deals and the entry line (name mode); Words in an evening of several tables (at the foot)</extracomment>
        <translation>Poprawka: {deal}</translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer’s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>Licz: as 4, król 3, dama 2, walet 1. Bilans strony rozgrywającego dopisz za rozdaniem, np. 4pn+1 23p, albo podaj stronę: ew 17p.</translation>
    </message>
    <message>
        <source>Ctrl+B opens the bidding pad: press 4♠, the declarer, Enter. Typing and pressing can be mixed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+B otwiera kasetkę licytacyjną: naciśnij 4♠, rozgrywającego, Enter. Klawiszy i kasetki można używać na przemian.</translation>
    </message>
    <message>
        <source>Ctrl+K shows the back score. Ctrl+Shift+K settles up: who pays whom, in any currency, and what was paid on which day.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+K pokazuje zestawienie. Ctrl+Shift+K to rozliczenie: kto komu płaci, w dowolnej walucie, i co którego dnia zapłacono.</translation>
    </message>
    <message>
        <source>Ctrl+N begins an evening. Type a name and Enter for each player, then Enter four times: partners are drawn, and it begins.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+N zaczyna wieczór. Wpisz imię każdego gracza i naciśnij Enter, potem jeszcze cztery razy Enter: program losuje partnerów i gra się zaczyna.</translation>
    </message>
    <message>
        <source>Ctrl+O lists all evenings. Type parts of names, notes or days; Enter opens an evening.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+O pokazuje wszystkie wieczory. Wpisz części imion, notatek lub dni; Enter otwiera wieczór.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O shows the standings of any period. Enter on a figure shows its details, Esc goes back.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+Shift+O pokazuje klasyfikację dowolnego okresu. Enter na liczbie pokazuje szczegóły, Esc wraca.</translation>
    </message>
    <message>
        <source>Ctrl+T changes players, seats and rules, even during a round. Ctrl+D draws again.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+T zmienia graczy, miejsca i zasady, także w trakcie rundy. Ctrl+D losuje ponownie.</translation>
    </message>
    <message>
        <source>Ctrl+W shows what any contract would score now. F11 shows the score to the whole table.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+W pokazuje, ile dałby teraz każdy kontrakt. F11 pokazuje wynik całemu stołowi.</translation>
    </message>
    <message>
        <source>Customs differ, so you choose for each round: honours, part-scores carried over, premiums of an unfinished rubber.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Zwyczaje są różne, więc wybiera się dla każdej rundy: honory, sumowanie częściówek, premie niedokończonego robra.</translation>
    </message>
    <message>
        <source>D&amp;uplicate boards</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Brydż poró&amp;wnawczy</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Words in the window</extracomment>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Words in what is printed (draw date); Words in This evening and New evening (day caption); Words in Standings, where a figure comes from (behind headings); and elsewhere</extracomment>
        <translation>Data</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>Column heading in the command list (listed text); Column heading in Deleted evenings (deleted); Words in Backups (in copy); and elsewhere</extracomment>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Dea&amp;ls</source>
        <extracomment>Label in all pages (show turn)</extracomment>
        <translation>Rozd&amp;ania</translation>
    </message>
    <message>
        <source>Deal of the evening</source>
        <extracomment>Words in This evening, what was agreed (deal of the evening)</extracomment>
        <translation>Rozdanie wieczoru</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>Words in the picture of the table (deal number); Words in what is printed (after deal)</extracomment>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Deal {number}, {dealer} deals, {vulnerable} vulnerable</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>Rozdanie {number}, rozdaje {dealer}, po partii: {vulnerable}</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals</source>
        <extracomment>Words in What if (next deal)</extracomment>
        <translation>Rozdanie {number}: rozdaje {player}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>Column heading in sheets printed by commands (deal columns); Words in what is printed (draw private); Words in what is printed (deal headings)</extracomment>
        <translation>Rozdający</translation>
    </message>
    <message>
        <source>Deals &amp;next…</source>
        <extracomment>Button or menu entry in the menus (deals next)</extracomment>
        <translation>Rozdaje &amp;następne…</translation>
    </message>
    <message>
        <source>Deals at the table, including passed-out deals</source>
        <extracomment>Words in Standings (deals)</extracomment>
        <translation>Rozdania przy stole, także spasowane</translation>
    </message>
    <message>
        <source>Debts between these players from earlier evenings are listed there, each in its currency.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Są tam też długi między tymi graczami z wcześniejszych wieczorów, każdy w swojej walucie.</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>Words in Standings (declared)</extracomment>
        <translation>Rozgrywane</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings, where a figure comes from (headings behind)</extracomment>
        <translation>Rozgrywający</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>Words in Help (deal list keys)</extracomment>
        <translation>Del</translation>
    </message>
    <message>
        <source>Dele&amp;te deal</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>&amp;Usuń rozdanie</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Column heading in Deleted evenings (deleted)</extracomment>
        <translation>Usunięto</translation>
    </message>
    <message>
        <source>Deleted e&amp;venings…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>Usunię&amp;te wieczory…</translation>
    </message>
    <message>
        <source>Deleted evenings are kept here. After 30 days you can erase them for good; the program never does.</source>
        <extracomment>Sentence in Deleted evenings</extracomment>
        <translation>Usunięte wieczory pozostają tutaj. Po 30 dniach można je skasować na zawsze; program sam tego nie robi.</translation>
    </message>
    <message>
        <source>Deleted: {deal}.</source>
        <extracomment>Sentence in the window (remove); Sentence in an evening of several tables (deleted)</extracomment>
        <translation>Usunięto: {deal}.</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Director: {name}</source>
        <extracomment>Words in what is printed (held by)</extracomment>
        <translation>Sędzia: {name}</translation>
    </message>
    <message>
        <source>Director’s n&amp;ame</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Nazwisko &amp;sędziego</translation>
    </message>
    <message>
        <source>Disagree</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Nie zgadzam się</translation>
    </message>
    <message>
        <source>Double-click a line to correct it, or go to it with Up and Down; Delete deletes it, and F1 explains a figure.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Kliknij wiersz dwukrotnie albo wybierz go strzałkami w górę i w dół, aby go poprawić; Delete go usuwa, a F1 objaśnia liczbę.</translation>
    </message>
    <message>
        <source>Double-click it to correct it; F1 explains it.</source>
        <extracomment>Sentence in an evening of several tables (can be corrected)</extracomment>
        <translation>Kliknij go dwukrotnie, aby go poprawić; F1 go objaśnia.</translation>
    </message>
    <message>
        <source>Doubled</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings (doubled)</extracomment>
        <translation>Z kontrą</translation>
    </message>
    <message>
        <source>Doubled and made</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Wygrane z kontrą</translation>
    </message>
    <message>
        <source>Dra&amp;w for partners…</source>
        <extracomment>Menu entry in the menus (round); Button or menu entry in the window (show open questions)</extracomment>
        <translation>&amp;Losuj partnerów…</translation>
    </message>
    <message>
        <source>Dra&amp;w once more</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button)</extracomment>
        <translation>Losu&amp;j jeszcze raz</translation>
    </message>
    <message>
        <source>Dra&amp;w…</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button); Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>Los&amp;uj…</translation>
    </message>
    <message>
        <source>Draw for par&amp;tners before each round</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Losuj par&amp;tnerów przed każdą rundą</translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <extracomment>Sentence in the panel beside the sheet (time to draw)</extracomment>
        <translation>Pora znów losować partnerów.</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <extracomment>Words in movements of several tables (draw round)</extracomment>
        <translation>Skojarz rundę {number}</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <extracomment>Words in what is printed (picture files)</extracomment>
        <translation>Rysunki (*.svg)</translation>
    </message>
    <message>
        <source>Duplicate boards follow the Laws of Duplicate Bridge (2017): worldbridge.org. Chicago and Cavendish follow custom, as their rules are usually printed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Brydż porównawczy liczy się według Międzynarodowego Prawa Brydżowego (2017): worldbridge.org. Chicago i Cavendish według zwyczaju, tak jak zwykle podaje się ich zasady.</translation>
    </message>
    <message>
        <source>E&amp;xact points</source>
        <extracomment>Button or menu entry in Back score</extracomment>
        <translation>&amp;Dokładne punkty</translation>
    </message>
    <message>
        <source>E-W</source>
        <extracomment>Words in what is printed (draw slip); Words in what is printed (traveller columns); Words in what is printed (vulnerable on board)</extracomment>
        <translation>E-W</translation>
    </message>
    <message>
        <source>EW</source>
        <extracomment>Words in the page on players' phones (sheet); Words in tables of results (short side)</extracomment>
        <translation>EW</translation>
    </message>
    <message>
        <source>EW IMPs</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>Impy EW</translation>
    </message>
    <message>
        <source>EW points</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>Punkty EW</translation>
    </message>
    <message>
        <source>Each board is scored separately, without honours.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Każde rozdanie liczy się osobno, bez honorów.</translation>
    </message>
    <message>
        <source>Each deal in the JSON names the four players. Adjustments are listed among the deals, in order.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Każde rozdanie w JSON podaje czterech graczy. Umówione punkty są między rozdaniami, w kolejności.</translation>
    </message>
    <message>
        <source>Each deal is compared, in IMPs, with the score its points should make.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Każde rozdanie porównuje się w impach z wynikiem oczekiwanym przy danym bilansie.</translation>
    </message>
    <message>
        <source>Each round is drawn by the ranking; no two teams meet twice.</source>
        <extracomment>Sentence in an evening of several tables (sentences)</extracomment>
        <translation>Każdą rundę kojarzy się według wyników; żadne dwie drużyny nie spotykają się dwa razy.</translation>
    </message>
    <message>
        <source>Each team against each</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Każda drużyna z każdą</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <extracomment>Words in Earlier evenings (evenings title)</extracomment>
        <translation>Wcześniejsze wieczory</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <source>East-West</source>
        <extracomment>Words in the page on players' phones (line); Words in rankings printed by commands (ranking); Words in the window (side name); and elsewhere</extracomment>
        <translation>EW</translation>
    </message>
    <message>
        <source>East-West sit out</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>EW pauzują</translation>
    </message>
    <message>
        <source>End the evenin&amp;g</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>&amp;Zakończ wieczór</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Wpisz</translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Wpisz rozdanie</translation>
    </message>
    <message>
        <source>Enter a stake to see who pays whom.</source>
        <extracomment>Sentence in results and money (about payments)</extracomment>
        <translation>Wpisz stawkę, aby zobaczyć, kto komu płaci.</translation>
    </message>
    <message>
        <source>Enter key</source>
        <extracomment>Words in Help (enter)</extracomment>
        <translation>klawisz Enter</translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <extracomment>Sentence in Standings (show hint)</extracomment>
        <translation>Enter albo podwójne kliknięcie na liczbie pokazuje szczegóły. Kliknięcie nagłówka albo {key} sortuje według niego.</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Wpisz rozdanie</translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <extracomment>Sentence in This evening and New evening (first fault)</extracomment>
        <translation>Wpisz wynik co najmniej jednej rundy.</translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <extracomment>Words in the bidding pad (enter deal)</extracomment>
        <translation>Wpisz {deal}</translation>
    </message>
    <message>
        <source>Entered.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>Wpisano.</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wpisywanie rozdania</translation>
    </message>
    <message>
        <source>Erase for &amp;good…</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>Skasuj na &amp;zawsze…</translation>
    </message>
    <message>
        <source>Erase it</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>Skasuj</translation>
    </message>
    <message>
        <source>Erase this evening for good?</source>
        <extracomment>Words in Deleted evenings (erase title)</extracomment>
        <translation>Skasować ten wieczór na zawsze?</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc again closes this and discards your entry.</source>
        <extracomment>Sentence in the page At several tables (closeEvent); Sentence in This evening and New evening (closeEvent)</extracomment>
        <translation>Ponowny Esc zamknie to i odrzuci wpis.</translation>
    </message>
    <message>
        <source>Evening, for scorepad (*.scorepad)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Wieczór programu scorepad (*.scorepad)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <extracomment>Words in the window; Words in the season in Standings (columns); Words in the season in Standings (evenings); and elsewhere</extracomment>
        <translation>Wieczory</translation>
    </message>
    <message>
        <source>Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)</source>
        <extracomment>Words in the window (ask files)</extracomment>
        <translation>Wieczory i pliki zapisu (*.scorepad *.txt *.pbn *.xml *.csv)</translation>
    </message>
    <message>
        <source>Every deal is saved when it is entered, in the file {file}</source>
        <extracomment>Words in Help (sections)</extracomment>
        <translation>Każde rozdanie jest zapisywane zaraz po wpisaniu, w pliku {file}</translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Każde rozdanie liczy się osobno: partia to {game} punktów w jednym rozdaniu.</translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <extracomment>Sentence in Help (part score)</extracomment>
        <translation>Każda częściówka daje 50.</translation>
    </message>
    <message>
        <source>Every row and every step has a checksum.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Każdy wiersz i każdy krok ma sumę kontrolną.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>Words in Standings (at least); Words in Standings (who)</extracomment>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Każdy ciągnie kartę; dwie najwyższe grają razem, najwyższa rozdaje. As jest najwyższy; przy równych kartach decyduje starszeństwo kolorów, od pików (przepisy 1–3).</translation>
    </message>
    <message>
        <source>Everyone has played with everyone.</source>
        <extracomment>Sentence in the panel after a round (follow)</extracomment>
        <translation>Każdy zagrał z każdym.</translation>
    </message>
    <message>
        <source>Everything is paid or carried over.</source>
        <extracomment>Sentence in results and money (all paid)</extracomment>
        <translation>Wszystko zapłacone albo przeniesione.</translation>
    </message>
    <message>
        <source>Everything is paid.</source>
        <extracomment>Sentence in results and money (all paid)</extracomment>
        <translation>Wszystko zapłacone.</translation>
    </message>
    <message>
        <source>Everything is saved at once. Every step can be undone; any earlier deal can be corrected, moved or deleted in the list of deals.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wszystko zapisuje się od razu. Każdy krok można cofnąć; każde wcześniejsze rozdanie można na liście rozdań poprawić, przenieść albo usunąć.</translation>
    </message>
    <message>
        <source>Exit status</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Kod wyjścia</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Column heading in sheets printed by commands (imp lines); Words in what is printed (imps columns)</extracomment>
        <translation>Oczekiwane</translation>
    </message>
    <message>
        <source>Explain every figure</source>
        <extracomment>Help of a command in commands (rank); Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Objaśnij każdą liczbę</translation>
    </message>
    <message>
        <source>Extra amounts</source>
        <extracomment>Words in Settling up, the dialog of extra sums</extracomment>
        <translation>Dodatkowe kwoty</translation>
    </message>
    <message>
        <source>F&amp;irst board</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>P&amp;ierwsze rozdanie</translation>
    </message>
    <message>
        <source>Files saved from it are kept.</source>
        <extracomment>Sentence in Deleted evenings (where it stays)</extracomment>
        <translation>Zapisane z niego pliki pozostają.</translation>
    </message>
    <message>
        <source>Find a player</source>
        <extracomment>Words in Standings (find player)</extracomment>
        <translation>Znajdź gracza</translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <extracomment>Sentence in house rules (changes chairs)</extracomment>
        <translation>Pięć osób zmienia miejsca po każdym rozdaniu, tak aby każdy grał z każdym w parze.</translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <extracomment>Sentence in This evening and New evening (who comes in)</extracomment>
        <translation>Pięć rund: każdy gra z każdym w parze jeden raz.</translation>
    </message>
    <message>
        <source>For a contract that is made</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Za wygrany kontrakt</translation>
    </message>
    <message>
        <source>For making it {doubled}</source>
        <extracomment>Words in the tables of scores in Help (bonuses)</extracomment>
        <translation>Za grę wygraną {doubled}</translation>
    </message>
    <message>
        <source>For other programs</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Dla innych programów</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Column heading in the command list (listed text)</extracomment>
        <translation>Odmiana</translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Cztery rozdania, C&amp;hicago</translation>
    </message>
    <message>
        <source>Four deals, Ca&amp;vendish</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Cztery rozdania, Ca&amp;vendish</translation>
    </message>
    <message>
        <source>Four-deal bridge</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Friday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Piątkowy wieczór</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Words in what is printed (settlement table)</extracomment>
        <translation>Kto</translation>
    </message>
    <message>
        <source>From before</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Wcześniejsze</translation>
    </message>
    <message>
        <source>From board {number}: {names}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>Od rozdania {number}: {names}</translation>
    </message>
    <message>
        <source>From deal {number}: {names}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>Od rozdania {number}: {names}</translation>
    </message>
    <message>
        <source>From now on both names are one player everywhere. Nothing is lost: you can undo it.</source>
        <extracomment>Label in Earlier evenings and Standings</extracomment>
        <translation>Odtąd oba zapisy imienia oznaczają wszędzie jednego gracza. Nic nie ginie: można to cofnąć.</translation>
    </message>
    <message>
        <source>From the &amp;beginning of the round</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>Od &amp;początku rundy</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;beginning: %n deal(s) so far for {players}</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>
            <numerusform>Od &amp;początku: %n rozdanie dla: {players}</numerusform>
            <numerusform>Od &amp;początku: %n rozdania dla: {players}</numerusform>
            <numerusform>Od &amp;początku: %n rozdań dla: {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;next deal, leaving %n deal(s) with {players}</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from next)</extracomment>
        <translation>
            <numerusform>Od &amp;następnego rozdania; %n rozdanie zostaje dla: {players}</numerusform>
            <numerusform>Od &amp;następnego rozdania; %n rozdania zostają dla: {players}</numerusform>
            <numerusform>Od &amp;następnego rozdania; %n rozdań zostaje dla: {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;next deal; earlier deals are not affected</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from next)</extracomment>
        <translation>Od &amp;następnego rozdania; wcześniejsze się nie zmieniają</translation>
    </message>
    <message>
        <source>From the next round. Earlier deals are not affected.</source>
        <extracomment>Sentence in This evening and New evening (tell)</extracomment>
        <translation>Od następnej rundy. Wcześniejsze rozdania się nie zmieniają.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Premia za partię</translation>
    </message>
    <message>
        <source>Game, {game} or more for its tricks</source>
        <extracomment>Words in the tables of scores in Help (kinds)</extracomment>
        <translation>Partia, {game} lub więcej za lewy</translation>
    </message>
    <message>
        <source>Game: {game} points below the line, in one or more deals. Then a line is drawn and part-scores start again; the winner is vulnerable.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Partia: {game} punktów pod kreską, w jednym rozdaniu albo w kilku. Potem rysuje się kreskę i częściówki zaczynają się od nowa; zwycięzcy są po partii.</translation>
    </message>
    <message>
        <source>Give {pair} number {number}: fewer will sit out</source>
        <extracomment>Words in an evening of several tables (offer seat)</extracomment>
        <translation>{pair} jako numer {number}: mniej pauz</translation>
    </message>
    <message>
        <source>Given</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Oddane</translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <extracomment>Words in the tables of scores in Help (grand slam)</extracomment>
        <translation>Szlem: wylicytowane i wygrane siedem</translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>&amp;Honory się liczą</translation>
    </message>
    <message>
        <source>Half the difference from the average of the last ten sessions</source>
        <extracomment>Tooltip in the page At several tables</extracomment>
        <translation>Połowa różnicy do średniej z ostatnich dziesięciu turniejów</translation>
    </message>
    <message>
        <source>Handicap</source>
        <extracomment>Words in the ranking of a session (ranking table); Words in two versions of an evening side by side (title)</extracomment>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Hands in a PBN stay with their boards. They are printed on the travellers, or by themselves.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ręce z pliku PBN pozostają przy swoich rozdaniach. Są drukowane na protokołach albo osobno.</translation>
    </message>
    <message>
        <source>He&amp;ad to head</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Bezpośrednie porówn&amp;anie</translation>
    </message>
    <message>
        <source>Held</source>
        <extracomment>Words in what is printed (imps columns)</extracomment>
        <translation>Bilans</translation>
    </message>
    <message>
        <source>Help topics</source>
        <extracomment>Name for a screen reader in Help</extracomment>
        <translation>Tematy pomocy</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>Tutaj</translation>
    </message>
    <message>
        <source>Highest</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Maks.</translation>
    </message>
    <message>
        <source>History of this evening</source>
        <extracomment>Words in the history and the backups of evenings</extracomment>
        <translation>Historia tego wieczoru</translation>
    </message>
    <message>
        <source>Honours</source>
        <extracomment>Words in the page on players' phones (pad); Words in the charts of Standings (kind name); Words in Standings (honours); and elsewhere</extracomment>
        <translation>Honory</translation>
    </message>
    <message>
        <source>Honours in one hand: four of A K Q J 10 of trumps {four}, all five {five}; at notrump four aces {aces}.</source>
        <extracomment>Sentence in the tables of scores in Help (honours)</extracomment>
        <translation>Honory w jednej ręce: cztery z A K D W 10 atutowych {four}, wszystkie pięć {five}; w bez atu cztery asy {aces}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Words in house rules</extracomment>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>How &amp;many rounds</source>
        <extracomment>Button or menu entry in This evening and New evening (arrange)</extracomment>
        <translation>I&amp;le rund</translation>
    </message>
    <message>
        <source>How contracts ended</source>
        <extracomment>Words in the charts of Standings (pictures); Words in Standings (endings title)</extracomment>
        <translation>Wyniki kontraktów</translation>
    </message>
    <message>
        <source>How man&amp;y</source>
        <extracomment>Name for a screen reader in the page At several tables (arrange)</extracomment>
        <translation>I&amp;le</translation>
    </message>
    <message>
        <source>How much money</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>Ile pieniędzy</translation>
    </message>
    <message>
        <source>How much? For example 2.50.</source>
        <extracomment>Sentence in Settling up (no amount)</extracomment>
        <translation>Ile? Na przykład 2,50.</translation>
    </message>
    <message>
        <source>Howell: everybody moves</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Howell: wszyscy się przesiadają</translation>
    </message>
    <message>
        <source>Hu&amp;ndreds of each round</source>
        <extracomment>Button or menu entry in Back score (of each round)</extracomment>
        <translation>&amp;Setki z każdej rundy</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>Setki</translation>
    </message>
    <message>
        <source>Hundreds of the last five evenings</source>
        <extracomment>Words in Standings (latest)</extracomment>
        <translation>Setki z ostatnich pięciu wieczorów</translation>
    </message>
    <message>
        <source>Hundreds, as on the back score</source>
        <extracomment>Words in house rules (ways of money)</extracomment>
        <translation>Setki, jak w zestawieniu</translation>
    </message>
    <message>
        <source>I want to enter deals</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Chcę wpisywać rozdania</translation>
    </message>
    <message>
        <source>I&amp;MPs of each round</source>
        <extracomment>Button or menu entry in Back score (of each round)</extracomment>
        <translation>I&amp;mpy z każdej rundy</translation>
    </message>
    <message>
        <source>IMPs a board</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Impy na rozdanie</translation>
    </message>
    <message>
        <source>IMPs against every other result</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Cross-impy (z każdym zapisem)</translation>
    </message>
    <message>
        <source>IMPs against the datum (Butler)</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Impy wobec średniej (butler)</translation>
    </message>
    <message>
        <source>IMPs by agreement</source>
        <extracomment>Words in the dialog Adjustment (by agreement)</extracomment>
        <translation>Umówione impy</translation>
    </message>
    <message>
        <source>IMPs won, for each board that was scored in IMPs</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Wygrane impy na każde rozdanie liczone w impach</translation>
    </message>
    <message>
        <source>IMPs {team}</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Impy {team}</translation>
    </message>
    <message>
        <source>If no phone connects, a firewall may block it: sudo ufw allow PORT/tcp, or sudo firewall-cmd --add-port=PORT/tcp, with the port of the address.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Jeśli żaden telefon nie może się połączyć, może blokuje go zapora: sudo ufw allow PORT/tcp albo sudo firewall-cmd --add-port=PORT/tcp, z portem z adresu.</translation>
    </message>
    <message>
        <source>If started now, it ends at {time}.</source>
        <extracomment>Sentence in an evening of several tables (time)</extracomment>
        <translation>Początek teraz, koniec o {time}.</translation>
    </message>
    <message>
        <source>If you start scorepad again, it will not find this window: another program is in the way.</source>
        <extracomment>Sentence in app (listen)</extracomment>
        <translation>Po ponownym uruchomieniu scorepad nie znajdzie tego okna: przeszkadza inny program.</translation>
    </message>
    <message>
        <source>If you stop early, a side with the only game earns {game}, and one with the only part-score of the unfinished game {part_score}.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Gdy przerwie się robra przed końcem, jedyna partia daje {game}, a jedyna częściówka niedokończonej partii {part_score}.</translation>
    </message>
    <message>
        <source>In &amp;chukkers of four deals, not by boards</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>W &amp;Chicago po cztery rozdania, a nie według numerów</translation>
    </message>
    <message>
        <source>In IMPs</source>
        <extracomment>Words in the window (deal tip)</extracomment>
        <translation>W impach</translation>
    </message>
    <message>
        <source>In a rubber an adjustment has its own number, in other forms that of the deal before it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>W robrze umówione punkty mają własny numer, w innych odmianach numer poprzedniego rozdania.</translation>
    </message>
    <message>
        <source>In a table each row is a deal, or a result of several tables.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>W tabeli każdy wiersz to rozdanie albo zapis z jednego ze stołów.</translation>
    </message>
    <message>
        <source>In a terminal, `scorepad --phones see` or `scorepad --phones enter` lets phones in from the start and prints their address; `--phones-address` chooses another one.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>W terminalu `scorepad --phones see` albo `scorepad --phones enter` od razu wpuszcza telefony i wypisuje ich adres; `--phones-address` wybiera inny.</translation>
    </message>
    <message>
        <source>In all: {figures}</source>
        <extracomment>Words in Back score (in all)</extracomment>
        <translation>Razem: {figures}</translation>
    </message>
    <message>
        <source>In money</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>W pieniądzach</translation>
    </message>
    <message>
        <source>In the earlier evenings and the standings</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>Wśród wcześniejszych wieczorów i w klasyfikacji</translation>
    </message>
    <message>
        <source>In the lead: {team}</source>
        <extracomment>Words in an evening of several tables (headline)</extracomment>
        <translation>Prowadzi: {team}</translation>
    </message>
    <message>
        <source>In the line for a deal</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>W wierszu wpisu</translation>
    </message>
    <message>
        <source>In the list of deals</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>Na liście rozdań</translation>
    </message>
    <message>
        <source>In {file}</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>W {file}</translation>
    </message>
    <message>
        <source>Individual</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Turniej indywidualny</translation>
    </message>
    <message>
        <source>Individual: partners change too</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Indywidualny: zmieniają się też partnerzy</translation>
    </message>
    <message>
        <source>Initials</source>
        <extracomment>Words in what is printed (slip columns)</extracomment>
        <translation>Inicjały</translation>
    </message>
    <message>
        <source>Ins</source>
        <extracomment>Words in Help (deal list keys)</extracomment>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insult</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>To jest folder</translation>
    </message>
    <message>
        <source>Is a pair leaving? Type it under “Change…”, e.g. 5=6- if pair 5 leaves before round 6.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Para wychodzi? Wpisz ją pod „Zmień…”, np. 5=6-, jeśli para 5 wychodzi przed rundą 6.</translation>
    </message>
    <message>
        <source>Joins in round</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Dołącza w rundzie</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>Words in merging two versions of an evening (row)</extracomment>
        <translation>Zachowaj oba</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <extracomment>Button in the window</extracomment>
        <translation>Zostaw okno otwarte</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>Prowadzi zapis</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title in Help (sections)</extracomment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>L&amp;etters at the figures</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>L&amp;itery przy liczbach</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <extracomment>Label in the window</extracomment>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>Large print</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Duży druk</translation>
    </message>
    <message>
        <source>Last five</source>
        <extracomment>Words in the season in Standings (of season); Words in Standings (latest); Words in the season in Standings (columns)</extracomment>
        <translation>Ostatnie pięć</translation>
    </message>
    <message>
        <source>Late or lea&amp;ving</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Spóźnieni i wy&amp;chodzący</translation>
    </message>
    <message>
        <source>Laws at hand</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Przepisy pod ręką</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>Words in what is printed (slip columns)</extracomment>
        <translation>Wist</translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>Bez zapisów skrajn&amp;ych</translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <extracomment>Sentence in This evening and New evening (arrange)</extracomment>
        <translation>Pola pauzujących zostaw puste; ostatnia liczba uzupełni się sama. Enter przechodzi dalej.</translation>
    </message>
    <message>
        <source>Leave the line, or cancel the correction</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Wyjdź albo anuluj poprawkę</translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Pomija tych, którzy grali mniej rund</translation>
    </message>
    <message>
        <source>Let phones &amp;look</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>Pozwól &amp;oglądać</translation>
    </message>
    <message>
        <source>Let phones look and &amp;enter</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>Po&amp;zwól oglądać i wpisywać</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Words in the page on players' phones (pad); Words in the charts of Standings (draw endings)</extracomment>
        <translation>Wysokość</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Wysokość {level}</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Words in the window</extracomment>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>Column heading in rankings printed by commands (pairs); Column heading in the ranking of a session (card table)</extracomment>
        <translation>Linia</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>Wiersz {number}</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>Na żywo</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>Words in Standings (lost)</extracomment>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Love all: neither side is vulnerable. Game all: both sides are.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Love all: obie strony przed partią. Game all: obie strony po partii.</translation>
    </message>
    <message>
        <source>Lowest</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Najwięcej szczęścia przy kontrze</translation>
    </message>
    <message>
        <source>M&amp;oney</source>
        <extracomment>Button or menu entry in an evening of several tables (value); Label in the page At several tables (arrange)</extracomment>
        <translation>Pie&amp;niądze</translation>
    </message>
    <message>
        <source>Made</source>
        <extracomment>Words in Standings (made)</extracomment>
        <translation>Zrobione</translation>
    </message>
    <message>
        <source>Made %</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Zrobione %</translation>
    </message>
    <message>
        <source>Mat&amp;ch sheet</source>
        <extracomment>Button or menu entry in an evening of several tables (name cross)</extracomment>
        <translation>Protokół m&amp;eczu</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Column heading in rankings printed by commands (draw text); Name for a screen reader in an evening of several tables</extracomment>
        <translation>Mecz</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Words in rankings printed by commands (ranking); Words in the ranking of a session (ranking table)</extracomment>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Maksy</translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Zdobyte punkty spośród możliwych</translation>
    </message>
    <message>
        <source>Meaning</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Znaczenie</translation>
    </message>
    <message>
        <source>Merged with {file}: {counts}.</source>
        <extracomment>Sentence in the window (merged)</extracomment>
        <translation>Scalono z {file}: {counts}.</translation>
    </message>
    <message>
        <source>Minus</source>
        <extracomment>Words in what is printed (draw private)</extracomment>
        <translation>Minus</translation>
    </message>
    <message>
        <source>Minutes &amp;between rounds</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>Minut mię&amp;dzy rundami</translation>
    </message>
    <message>
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Błędne rozdanie: gdy odkryto kartę albo ręka nie ma 13 kart, ten sam gracz rozdaje jeszcze raz (przepisy 4–12). Nie ma zapisu.</translation>
    </message>
    <message>
        <source>Mitchell: North-South stay</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Mitchell: pary NS zostają</translation>
    </message>
    <message>
        <source>Monday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Poniedziałkowy wieczór</translation>
    </message>
    <message>
        <source>Money is paid for points, rounded to tens.</source>
        <extracomment>Sentence in house rules (money)</extracomment>
        <translation>Płaci się za punkty zaokrąglone do dziesiątek.</translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <extracomment>Sentence in house rules (money)</extracomment>
        <translation>Płaci się za dokładne punkty.</translation>
    </message>
    <message>
        <source>Mor&amp;e rules…</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>Więcej z&amp;asad…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <extracomment>Button in the page At several tables; Button in This evening and New evening; Button in the dialog Print (make)</extracomment>
        <translation>Więc&amp;ej…</translation>
    </message>
    <message>
        <source>More colu&amp;mns</source>
        <extracomment>Button in Standings (more columns)</extracomment>
        <translation>Więcej kolu&amp;mn</translation>
    </message>
    <message>
        <source>More teams are written the same way. A team is named by its letter, `pairs A=Owls`. Below the results, `bye C 12` gives team C 12 VPs for a round without a match.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Więcej drużyn zapisuje się tak samo. Nazwę drużyny podaje się przy jej literze, `pairs A=Owls`. Pod zapisami `bye C 12` daje drużynie C 12 VP za rundę bez meczu.</translation>
    </message>
    <message>
        <source>Most slams</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Najwięcej szlemów</translation>
    </message>
    <message>
        <source>Move for round {round} of {rounds}: {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Zmiana na rundę {round} z {rounds}: {left}</translation>
    </message>
    <message>
        <source>Move it</source>
        <extracomment>Words in the window (move)</extracomment>
        <translation>Przenieś</translation>
    </message>
    <message>
        <source>Move the deal &amp;down</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Przenieś rozdanie w dó&amp;ł</translation>
    </message>
    <message>
        <source>Move the deal &amp;up</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Przenieś rozdanie w &amp;górę</translation>
    </message>
    <message>
        <source>Move the first deal of the next round here</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>Przenieś tu pierwsze rozdanie następnej rundy</translation>
    </message>
    <message>
        <source>Move to round {number}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>Przenieś do rundy {number}</translation>
    </message>
    <message>
        <source>Moved there, it would be {deal}.</source>
        <extracomment>Sentence in the window (elsewhere)</extracomment>
        <translation>Po przeniesieniu byłoby to {deal}.</translation>
    </message>
    <message>
        <source>N, E, S or W alone is always a seat; a name is longer. What follows # is a remark.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Samo N, E, S lub W to zawsze miejsce; imię jest dłuższe. Tekst po # to uwaga.</translation>
    </message>
    <message>
        <source>N-S</source>
        <extracomment>Words in what is printed (draw slip); Words in what is printed (traveller columns); Words in what is printed (vulnerable on board)</extracomment>
        <translation>N-S</translation>
    </message>
    <message>
        <source>N-S +</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>N-S +</translation>
    </message>
    <message>
        <source>N-S −</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>N-S −</translation>
    </message>
    <message>
        <source>NS</source>
        <extracomment>Words in the page on players' phones (sheet); Words in tables of results (short side)</extracomment>
        <translation>NS</translation>
    </message>
    <message>
        <source>NS +</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>NS +</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>Impy NS</translation>
    </message>
    <message>
        <source>NS points</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>Punkty NS</translation>
    </message>
    <message>
        <source>NS −</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>NS −</translation>
    </message>
    <message>
        <source>NT, each further trick</source>
        <extracomment>Words in the tables of scores in Help (trick points)</extracomment>
        <translation>BA, każda następna</translation>
    </message>
    <message>
        <source>NT, the first</source>
        <extracomment>Words in the tables of scores in Help (trick points)</extracomment>
        <translation>BA, pierwsza</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column heading in rankings printed by commands (draw text); Column heading in the ranking of a session (ranking table); Column heading in what is printed (first places); and elsewhere</extracomment>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Name four to seven players to draw for partners.</source>
        <extracomment>Sentence in This evening and New evening (follow)</extracomment>
        <translation>Podaj od czterech do siedmiu graczy, aby losować partnerów.</translation>
    </message>
    <message>
        <source>Name four to seven players, then enter the results.</source>
        <extracomment>Sentence in This evening and New evening (first fault)</extracomment>
        <translation>Podaj od czterech do siedmiu graczy, potem wpisz wyniki.</translation>
    </message>
    <message>
        <source>Name of {pair}</source>
        <extracomment>Words in an evening of several tables (name of)</extracomment>
        <translation>Nazwisko: {pair}</translation>
    </message>
    <message>
        <source>Names work too: 4s ann h100 eve. A few letters are enough; if they are ambiguous, scorepad asks. With mouse or finger, use the Pad.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Działają też imiona: 4p ann h100 eve. Wystarczy kilka liter; jeśli są niejednoznaczne, program zapyta. Do myszy lub palca służy Kasetka.</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>Saldo impów</translation>
    </message>
    <message>
        <source>Net margin in exact points</source>
        <extracomment>Words in Standings (points)</extracomment>
        <translation>Saldo różnic w dokładnych punktach</translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <extracomment>Words in Standings (doubled)</extracomment>
        <translation>Saldo punktów w kontraktach z kontrą obu stron</translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <extracomment>Words in Standings (redoubled)</extracomment>
        <translation>Saldo punktów w kontraktach z rekontrą obu stron</translation>
    </message>
    <message>
        <source>New evening, sa&amp;me players</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Nowy wieczór, &amp;ci sami gracze</translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <extracomment>Sentence in This evening and New evening (end of round)</extracomment>
        <translation>Nowe pary zaczynają nową serię rozdań.</translation>
    </message>
    <message>
        <source>Next: draw round {number}, under “Movement”.</source>
        <extracomment>Sentence in movements of several tables (to draw)</extracomment>
        <translation>Teraz skojarz rundę {number}: „Schemat ruchu”.</translation>
    </message>
    <message>
        <source>Next: {round}</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Dalej: {round}</translation>
    </message>
    <message>
        <source>Next: {round} of {planned}</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Dalej: {round} z {planned}</translation>
    </message>
    <message>
        <source>Next: {round}, the last</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Dalej: {round}, ostatnia runda</translation>
    </message>
    <message>
        <source>No earlier session of these players was found.</source>
        <extracomment>Sentence in the page At several tables (nothing known)</extracomment>
        <translation>Nie znaleziono wcześniejszych turniejów tych graczy.</translation>
    </message>
    <message>
        <source>No evenings found. Esc clears the search.</source>
        <extracomment>Label in Earlier evenings (tell number)</extracomment>
        <translation>Nic nie znaleziono. Esc czyści wyszukiwanie.</translation>
    </message>
    <message>
        <source>No evenings in this period.</source>
        <extracomment>Sentence in Standings (adding up)</extracomment>
        <translation>W tym okresie nie ma wieczorów.</translation>
    </message>
    <message>
        <source>No movement is set. Enter any board.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Nie ma schematu ruchu. Można wpisać dowolne rozdanie.</translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <extracomment>Sentence in Standings (adding up)</extracomment>
        <translation>W tym okresie nie ma graczy z imieniem.</translation>
    </message>
    <message>
        <source>No network at all? Use “Result as a code” and scan it with a phone: the code itself holds the result.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Nie ma żadnej sieci? Zeskanuj telefonem „Wynik jako kod”: wynik jest w samym kodzie.</translation>
    </message>
    <message>
        <source>No phone is here yet.</source>
        <extracomment>Sentence in Phones at the tables (show who)</extracomment>
        <translation>Nie ma jeszcze żadnego telefonu.</translation>
    </message>
    <message>
        <source>No phone yet? Three things help:</source>
        <extracomment>Words in Phones at the tables (hints)</extracomment>
        <translation>Telefon się nie łączy? Pomagają trzy rzeczy:</translation>
    </message>
    <message>
        <source>No places have changed.</source>
        <extracomment>Sentence in rankings printed by commands (moved text); Sentence in the ranking of a session (moved places)</extracomment>
        <translation>Żadne miejsce się nie zmieniło.</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <extracomment>Sentence in the dialog Print (offer)</extracomment>
        <translation>Na tym komputerze nie ma drukarki. PDF można wydrukować gdziekolwiek i wysłać znajomym.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Brak miejsca na dysku</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Nie ma takiego pliku ani folderu</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column heading in the command list (listed text); Column heading in sheets printed by commands (imp lines); Sentence in the list of deals and the entry line (columns); and elsewhere</extracomment>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Nobody is vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Obie strony przed partią</translation>
    </message>
    <message>
        <source>Nobody is vulnerable on the first deal, both sides on the fourth.</source>
        <extracomment>Sentence in Help (first and last)</extracomment>
        <translation>W pierwszym rozdaniu obie strony są przed partią, w czwartym obie po partii.</translation>
    </message>
    <message>
        <source>Nobody owes anything yet.</source>
        <extracomment>Sentence in Earlier evenings and Standings (tell)</extracomment>
        <translation>Na razie nikt nikomu nie jest nic winien.</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <extracomment>Sentence in Earlier evenings and Standings (tell); Sentence in results and money (about payments)</extracomment>
        <translation>Nikt nikomu nie jest nic winien.</translation>
    </message>
    <message>
        <source>Nobody wins: {points} each</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>Nikt nie wygrywa: po {points}</translation>
    </message>
    <message>
        <source>None: sit as you like</source>
        <extracomment>Words in an evening of several tables (offer movements)</extracomment>
        <translation>Żaden: miejsca dowolne</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>North-South</source>
        <extracomment>Words in the page on players' phones (line); Words in rankings printed by commands (ranking); Words in the window (side name); and elsewhere</extracomment>
        <translation>NS</translation>
    </message>
    <message>
        <source>North-South held 23 high-card points</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Bilans NS: 23 punkty honorowe</translation>
    </message>
    <message>
        <source>North-South sit out, in their seats</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>NS pauzują na swoich miejscach</translation>
    </message>
    <message>
        <source>North-South: {first}. East-West: {second}</source>
        <extracomment>Words in a deal, a result or an evening (split)</extracomment>
        <translation>NS: {first}. EW: {second}</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>To nie folder</translation>
    </message>
    <message>
        <source>Not agreed: ask the director</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Brak zgody: wezwij sędziego</translation>
    </message>
    <message>
        <source>Not finished</source>
        <extracomment>Words in what is printed (outcome)</extracomment>
        <translation>Niedokończone</translation>
    </message>
    <message>
        <source>Not imported from the file: {what}.</source>
        <extracomment>Sentence in files that are opened or saved (note on)</extracomment>
        <translation>Nie wczytano z pliku: {what}.</translation>
    </message>
    <message>
        <source>Not in the file: {what}.</source>
        <extracomment>Sentence in files that are opened or saved (not held)</extracomment>
        <translation>Nie ma w pliku: {what}.</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>Words in the window</extracomment>
        <translation>Jeszcze niezapisane</translation>
    </message>
    <message>
        <source>Not yet agreed by the other side</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Jeszcze niepotwierdzone</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Words in This evening and New evening (note caption); Words in Earlier evenings (evening headings)</extracomment>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Note on the evening</source>
        <extracomment>Grey example in Earlier evenings and Standings</extracomment>
        <translation>Notatka do wieczoru</translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <extracomment>Grey example in Earlier evenings and Standings</extracomment>
        <translation>Notatka do tego rozdania</translation>
    </message>
    <message>
        <source>Nothing can be compared until a board has been played at a second table.</source>
        <extracomment>Sentence in the ranking of a session (nothing compared)</extracomment>
        <translation>Porównać można dopiero, gdy rozdanie zostanie rozegrane na drugim stole.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <extracomment>Sentence in the page on players' phones (sheet)</extracomment>
        <translation>Nic jeszcze nie zagrano.</translation>
    </message>
    <message>
        <source>Nothing is chosen to print.</source>
        <extracomment>Sentence in what is printed (saved); Sentence in the dialog Print (offer)</extracomment>
        <translation>Nie wybrano nic do wydruku.</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <extracomment>Words in what is printed (pages); Words in This evening, what was agreed (nothing decided)</extracomment>
        <translation>Nic jeszcze nie jest rozstrzygnięte</translation>
    </message>
    <message>
        <source>O&amp;ld evening…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>Daw&amp;ny wieczór…</translation>
    </message>
    <message>
        <source>O&amp;vertricks count only when doubled</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>&amp;Nadróbki liczą się tylko z kontrą</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Of partnerships</source>
        <extracomment>Words in Standings (arrange)</extracomment>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Of players</source>
        <extracomment>Words in Standings (arrange)</extracomment>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>On paper</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Na papierze</translation>
    </message>
    <message>
        <source>On the back score each player gets the IMPs of their deals</source>
        <extracomment>Words in the panel beside the sheet (goes on back score)</extracomment>
        <translation>W zestawieniu każdy gracz ma impy ze swoich rozdań</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s opponents are vulnerable.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>W drugim i trzecim rozdaniu po partii są przeciwnicy rozdającego.</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s side is vulnerable.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>W drugim i trzecim rozdaniu po partii jest strona rozdającego.</translation>
    </message>
    <message>
        <source>On the sheet: {total}</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>Na arkuszu: {total}</translation>
    </message>
    <message>
        <source>One East-West pair sits out in each round.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>W każdej rundzie jedna para EW pauzuje.</translation>
    </message>
    <message>
        <source>One North-South pair sits out in each round, in its seats.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>W każdej rundzie jedna para NS pauzuje na swoim miejscu.</translation>
    </message>
    <message>
        <source>One minute &amp;less</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>Minuta &amp;mniej</translation>
    </message>
    <message>
        <source>One minute &amp;more</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>Minuta &amp;więcej</translation>
    </message>
    <message>
        <source>One moment…</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Chwileczkę…</translation>
    </message>
    <message>
        <source>One phone scans the code, one shows the sheet, one enters a deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Jeden telefon skanuje kod, drugi pokazuje arkusz, trzeci wpisuje rozdanie.</translation>
    </message>
    <message>
        <source>One sits out in each round.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>W każdej rundzie ktoś pauzuje.</translation>
    </message>
    <message>
        <source>Only look</source>
        <extracomment>Words in the page on players' phones (places); Words in Phones at the tables (answers)</extracomment>
        <translation>Tylko oglądam</translation>
    </message>
    <message>
        <source>Only rounds at one table count here.</source>
        <extracomment>Label in Standings (show hint)</extracomment>
        <translation>Liczą się tu tylko rundy przy jednym stole.</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n evening(s) of the list</source>
        <extracomment>Words in Standings (only these)</extracomment>
        <translation>
            <numerusform>Tylko %n wieczór z listy</numerusform>
            <numerusform>Tylko %n wieczory z listy</numerusform>
            <numerusform>Tylko %n wieczorów z listy</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the code lets a phone in. When you send a phone away, it sees nothing more and the code changes.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Telefon ma dostęp tylko z kodem. Gdy odłączysz telefon, nic już nie widzi, a kod się zmienia.</translation>
    </message>
    <message>
        <source>Only this form of the game</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Tylko ta odmiana</translation>
    </message>
    <message>
        <source>Only this period</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Tylko ten okres</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Pozostaje</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>&amp;Otwórz plik…</translation>
    </message>
    <message>
        <source>Open the last of them</source>
        <extracomment>Words in the window (report)</extracomment>
        <translation>Otwórz ostatni z nich</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <extracomment>Words in the window (wait)</extracomment>
        <translation>Otwieranie pliku {file}</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Words in the season in Standings (opponents)</extracomment>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Option</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Opcja</translation>
    </message>
    <message>
        <source>Options come before the first result:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Opcje podaje się przed pierwszym zapisem:</translation>
    </message>
    <message>
        <source>Options come between `form` and the first deal:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Opcje podaje się między `form` a pierwszym rozdaniem:</translation>
    </message>
    <message>
        <source>Or type it, e.g. {example}</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Albo wpisz, np. {example}</translation>
    </message>
    <message>
        <source>Or type the letters after # in the address on the laptop.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Albo wpisz znaki, które są po # w adresie na laptopie.</translation>
    </message>
    <message>
        <source>Or your pair or number</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Albo numer pary lub gracza</translation>
    </message>
    <message>
        <source>Other files are still being opened; please try again afterwards.</source>
        <extracomment>Sentence in the window (open files)</extracomment>
        <translation>Trwa otwieranie innych plików; spróbuj ponownie, gdy się skończy.</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Nadróbki</translation>
    </message>
    <message>
        <source>Overtricks</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Nadróbki</translation>
    </message>
    <message>
        <source>Overtricks, each. All the rest goes above the line.</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Nadróbki, za każdą. Wszystko pozostałe zapisuje się nad kreską.</translation>
    </message>
    <message>
        <source>Owls: Ann &amp; Bob</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Sowy: Anna &amp; Bob</translation>
    </message>
    <message>
        <source>Owls: Ann &amp; Bob, Cy &amp; Di</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Sowy: Anna &amp; Bob, Celina &amp; Darek</translation>
    </message>
    <message>
        <source>P&amp;hones need Python’s {packages}</source>
        <extracomment>Button or menu entry in Phones at the tables (menu entry)</extracomment>
        <translation>T&amp;elefony wymagają {packages} dla Pythona</translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <extracomment>Button or menu entry in Phones at the tables (menu entry)</extracomment>
        <translation>T&amp;elefony…</translation>
    </message>
    <message>
        <source>PBN, for other bridge programs (*.pbn)</source>
        <extracomment>Words in commands (export); Words in opening and saving files (save filters)</extracomment>
        <translation>PBN, dla innych programów brydżowych (*.pbn)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <extracomment>Words in the window (ask where); Words in what is printed (pdf files)</extracomment>
        <translation>Pliki PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <extracomment>Words in what is printed (turn to); Words in what is printed (page of)</extracomment>
        <translation>Strona {number} z {count}</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Words in the page on players' phones (sheet); Words in Help (keys elsewhere); Name for a screen reader in the window</extracomment>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Paid &amp;on</source>
        <extracomment>Button or menu entry in results and money</extracomment>
        <translation>Zapłacone &amp;dnia</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>Words in the ranking of a session (who heading); Words in what is printed (draw private)</extracomment>
        <translation>Para</translation>
    </message>
    <message>
        <source>Pair of the season</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Para sezonu</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Words in what is printed (paper)</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Part-score bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Premia za częściówkę</translation>
    </message>
    <message>
        <source>Part-score, under {game} for its tricks</source>
        <extracomment>Words in the tables of scores in Help (kinds)</extracomment>
        <translation>Częściówka, poniżej {game} za lewy</translation>
    </message>
    <message>
        <source>Part-scores count on &amp;towards a game</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>&amp;Częściówki sumują się do partii</translation>
    </message>
    <message>
        <source>Part-scores count on towards a game of {game} from deal to deal, until either side makes one.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Częściówki sumują się z rozdania na rozdanie do partii za {game}, aż wygra ją któraś strona.</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>Words in movements of several tables (pair card)</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>Words in This evening and New evening (arrange); Words in the season in Standings (partners)</extracomment>
        <translation>Partnerzy</translation>
    </message>
    <message>
        <source>Partners are drawn for each round.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Na każdą rundę losuje się partnerów.</translation>
    </message>
    <message>
        <source>Partners change after each round.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Po każdej rundzie zmieniają się partnerzy.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <extracomment>Words in Standings (of met); Words in Standings (partnership)</extracomment>
        <translation>Para</translation>
    </message>
    <message>
        <source>Partnerships</source>
        <extracomment>Words in Standings (partnerships)</extracomment>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Words in the page on players' phones (pad); Button in the bidding pad</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Payments are rounded down to whole coins. Leftover coins go to the largest remainders, then to the players seated first.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Płaci się pełnymi monetami, zaokrąglając w dół. Pozostałe monety dostają osoby z największą resztą, potem te, które siedzą pierwsze.</translation>
    </message>
    <message>
        <source>Penalties for contracts that went down</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Punkty oddane za własne wpadki</translation>
    </message>
    <message>
        <source>Penalties for the opponents’ contracts that went down</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Punkty zdobyte za wpadki przeciwników</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Wpadka</translation>
    </message>
    <message>
        <source>Per cent</source>
        <extracomment>Column heading in rankings printed by commands (pairs); Words in the ranking of a session (ranking table); Words in the ranking of a session (cross of); and elsewhere</extracomment>
        <translation>Procent</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Brak dostępu</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <extracomment>Words in Phones at the tables</extracomment>
        <translation>Telefony przy stole</translation>
    </message>
    <message>
        <source>Phones cannot be let in at {address}: {reason}.</source>
        <extracomment>Sentence in Phones at the tables (cannot listen)</extracomment>
        <translation>Nie można wpuścić telefonów pod adresem {address}: {reason}.</translation>
    </message>
    <message>
        <source>Phones in the same Wi-Fi scan a code and see the sheet, live. Nothing is installed, and nothing leaves the house. Phones are switched off when the evening ends.</source>
        <extracomment>Sentence in Phones at the tables (what it is)</extracomment>
        <translation>Telefony w tej samej sieci Wi-Fi skanują kod i widzą arkusz na żywo. Niczego się nie instaluje i nic nie opuszcza domu. Po zakończeniu wieczoru telefony się wyłącza.</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Words in the charts of Standings (which picture)</extracomment>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <extracomment>Words in what is printed (picture files)</extracomment>
        <translation>Obrazy (*.png)</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column heading in the ranking of a session (ranking table); Column heading in what is printed (first places); Words in the ranking of a session (place of); and elsewhere</extracomment>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Places: {moved}.</source>
        <extracomment>Sentence in the ranking of a session (moved places)</extracomment>
        <translation>Miejsca: {moved}.</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Words in Earlier evenings (evening headings)</extracomment>
        <translation>Rozegrano</translation>
    </message>
    <message>
        <source>Played in</source>
        <extracomment>Column heading in the list of deals and the entry line (columns); Words in Standings, where a figure comes from (headings behind)</extracomment>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Words in the page on players' phones (shown); Words in what is printed (back score); Words in Settling up (settle table); and elsewhere</extracomment>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>Words in an evening of several tables (called); Words in the ranking of a session (unnamed)</extracomment>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Players in the chart, seven at most</source>
        <extracomment>Words in Earlier evenings and Standings (choose lines)</extracomment>
        <translation>Gracze na wykresie, najwyżej siedmioro</translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <extracomment>Sentence in This evening and New evening (who comes in)</extracomment>
        <translation>Wchodzą osoby, które pauzowały najdłużej.</translation>
    </message>
    <message>
        <source>Please check these:</source>
        <extracomment>Words in the archive of evenings (what was rescued)</extracomment>
        <translation>Do przejrzenia:</translation>
    </message>
    <message>
        <source>Plus</source>
        <extracomment>Words in what is printed (draw private)</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Points E-W</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>Punkty E-W</translation>
    </message>
    <message>
        <source>Points N-S</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>Punkty N-S</translation>
    </message>
    <message>
        <source>Points We &amp;hold</source>
        <extracomment>Label in What if</extracomment>
        <translation>&amp;Nasz bilans</translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <extracomment>Words in the dialog Adjustment (by agreement)</extracomment>
        <translation>Umówione punkty</translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <extracomment>Words in Standings (honours)</extracomment>
        <translation>Punkty za honory własnej strony</translation>
    </message>
    <message>
        <source>Points our side held, of 40</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Bilans naszej strony (z 40)</translation>
    </message>
    <message>
        <source>Points {team}</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Punkty {team}</translation>
    </message>
    <message>
        <source>Points, rounded to tens</source>
        <extracomment>Words in house rules (ways of money)</extracomment>
        <translation>Punkty, zaokrąglone do dziesiątek</translation>
    </message>
    <message>
        <source>Position in the evening</source>
        <extracomment>Name for a screen reader in Earlier evenings and Standings</extracomment>
        <translation>Miejsce w wieczorze</translation>
    </message>
    <message>
        <source>Press Enter to count this in the ranking.</source>
        <extracomment>Sentence in an evening of several tables (understood)</extracomment>
        <translation>Enter uwzględni to w wynikach.</translation>
    </message>
    <message>
        <source>Press and hold the picture to save or send it.</source>
        <extracomment>Sentence in the page on players' phones (sheet)</extracomment>
        <translation>Przytrzymaj obraz, aby go zapisać lub wysłać.</translation>
    </message>
    <message>
        <source>Private score card</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Kontrolka</translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <extracomment>Tooltip in results and money</extracomment>
        <translation>Kopiuje do schowka obraz i kilka wierszy tekstu</translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <extracomment>Button or menu entry in an evening of several tables</extracomment>
        <translation>Wyn&amp;iki</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>Po korekcie</translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wyniki, tabela krzyżowa i protokół meczu są obok zapisów; można je wydrukować, tak samo jak protokoły rozdań, karteczki i karty na stoły.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>System plików tylko do odczytu</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Words in the menus (redo)</extracomment>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <extracomment>Words in the menus (redo step)</extracomment>
        <translation>Ponów: {step}</translation>
    </message>
    <message>
        <source>Redone: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Ponowiono: {step}</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings (redoubled)</extracomment>
        <translation>Z rekontrą</translation>
    </message>
    <message>
        <source>Reopens the debt in the evening it came from.</source>
        <extracomment>Tooltip in Settling up, older debts (show debts)</extracomment>
        <translation>Dług wróci do wieczoru, z którego pochodzi.</translation>
    </message>
    <message>
        <source>Res&amp;ults</source>
        <extracomment>Button or menu entry in an evening of several tables</extracomment>
        <translation>&amp;Zapisy</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <extracomment>Button in Backups</extracomment>
        <translation>Przywróć &amp;wszystkie</translation>
    </message>
    <message>
        <source>Restore this &amp;evening</source>
        <extracomment>Button or menu entry in the archive of evenings (restore one)</extracomment>
        <translation>Przywróć ten &amp;wieczór</translation>
    </message>
    <message>
        <source>Resul&amp;t…</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>W&amp;ynik…</translation>
    </message>
    <message>
        <source>Results of the board</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Zapisy z rozdania</translation>
    </message>
    <message>
        <source>Results of the last five evenings, newest last</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>Wyniki pięciu ostatnich wieczorów, najnowszy na końcu</translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>Zapisy z dwóch laptopów</translation>
    </message>
    <message>
        <source>Resume &amp;the chukker</source>
        <extracomment>Button or menu entry in the window (take up)</extracomment>
        <translation>&amp;Wznów to Chicago</translation>
    </message>
    <message>
        <source>Resume &amp;the rubber</source>
        <extracomment>Button or menu entry in the window (take up)</extracomment>
        <translation>&amp;Wznów tego robra</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <extracomment>Label in the clock for the rounds; Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Rundy</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Column heading in rankings printed by commands (movement text); Words in what is printed (draw slip); Column heading in movements of several tables (movement table); and elsewhere</extracomment>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Round by round</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Runda po rundzie</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <extracomment>Words in the picture of the table (round of planned)</extracomment>
        <translation>Runda {number} z {planned}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: last {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Runda {round} z {rounds}: ostatnie {left}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Runda {round} z {rounds}: {left}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <extracomment>Words in the page on players' phones (tables); Words in an evening of several tables (round and table); Words in what is printed (slip head)</extracomment>
        <translation>Runda {round}, stół {table}</translation>
    </message>
    <message>
        <source>Round {round}: table {table}, {line}, boards {boards}</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Runda {round}: stół {table}, {line}, rozdania {boards}</translation>
    </message>
    <message>
        <source>Round {round}: you sit out.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Runda {round}: pauza.</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <extracomment>Words in Standings (lost)</extracomment>
        <translation>Rundy przegrane</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>Words in Standings (won)</extracomment>
        <translation>Rundy wygrane</translation>
    </message>
    <message>
        <source>Rounds won (%)</source>
        <extracomment>Words in Standings (of standings)</extracomment>
        <translation>Wygrane rundy (%)</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Premia za robra</translation>
    </message>
    <message>
        <source>Rubber bridge</source>
        <extracomment>Words in This evening, what was agreed (form names); Words in what is printed (blank titles)</extracomment>
        <translation>Brydż robrowy</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <extracomment>Words in deals and figures, everywhere (round title)</extracomment>
        <translation>Rober {number}</translation>
    </message>
    <message>
        <source>Rubbers, chukkers and sets of boards, finished or stopped</source>
        <extracomment>Words in Standings (rounds)</extracomment>
        <translation>Robry, Chicago i serie rozdań dokończone albo przerwane</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Running &amp;totals</source>
        <extracomment>Button or menu entry in Back score</extracomment>
        <translation>Bieżą&amp;ce sumy</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Li&amp;czenie</translation>
    </message>
    <message>
        <source>S&amp;eason</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Se&amp;zon</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Mniejsze</translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <extracomment>Button or menu entry in Earlier evenings (sort by)</extracomment>
        <translation>Sort&amp;uj według</translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <extracomment>Button or menu entry in This evening and New evening (stops first)</extracomment>
        <translation>Najpierw przerwij r&amp;undę ({round}) i zapisz ją jej graczom</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <extracomment>Words in the window</extracomment>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Saturday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Sobotni wieczór</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <extracomment>Button or menu entry in the charts of Standings (save picture); Button or menu entry in what is printed (save pdf)</extracomment>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <extracomment>Button in the window</extracomment>
        <translation>Zapisz jako plik…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence in what is printed (saved)</extracomment>
        <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
        <source>Say each score aloud</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Czytaj każdy zapis na głos</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>Label in house rules</extracomment>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Scan it with a phone to get the result; no network is needed.</source>
        <extracomment>Sentence in Phones at the tables (without network)</extracomment>
        <translation>Zeskanuj kod telefonem, aby mieć wynik; sieć nie jest potrzebna.</translation>
    </message>
    <message>
        <source>Scan the code, or type this in the browser of a phone:</source>
        <extracomment>Words in Phones at the tables (how to come)</extracomment>
        <translation>Zeskanuj kod albo wpisz ten adres w przeglądarce telefonu:</translation>
    </message>
    <message>
        <source>Scan this code with the phone. Phones connected: {number}</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Zeskanuj ten kod telefonem. Połączone telefony: {number}</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Column heading in rankings printed by commands (result); Column heading in sheets printed by commands (imp lines); Words in what is printed (score); and elsewhere</extracomment>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <extracomment>Help of a command in commands (print); Words in the window (all elements)</extracomment>
        <translation>Składniki zapisu</translation>
    </message>
    <message>
        <source>Score files</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Pliki zapisu</translation>
    </message>
    <message>
        <source>Score files of several tables</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Pliki zapisu kilku stołów</translation>
    </message>
    <message>
        <source>Score slips</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Karteczki na zapisy</translation>
    </message>
    <message>
        <source>Score slips for all tables</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Karteczki dla wszystkich stołów</translation>
    </message>
    <message>
        <source>Scores can be corrected until the rubber’s result is agreed, and later, marked with a star, if all consent (Laws 72 to 81).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Zapis można poprawić do uzgodnienia wyniku robra (przepisy 72–81), później tylko za zgodą wszystkich; scorepad oznacza takie rozdania gwiazdką.</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Words in Help (search)</extracomment>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search without {what}</source>
        <extracomment>Words in Earlier evenings and Standings (take away)</extracomment>
        <translation>Szukaj bez: {what}</translation>
    </message>
    <message>
        <source>Season from {first} to {last}</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Sezon od {first} do {last}</translation>
    </message>
    <message>
        <source>Season {first}/{last}</source>
        <extracomment>Words in Earlier evenings and Standings (latest first)</extracomment>
        <translation>Sezon {first}/{last}</translation>
    </message>
    <message>
        <source>Season {year}</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Sezon {year}</translation>
    </message>
    <message>
        <source>Send away</source>
        <extracomment>Button in Phones at the tables (row)</extracomment>
        <translation>Odłącz</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <extracomment>Name for a screen reader in Phones at the tables (row)</extracomment>
        <translation>Odłącz: {name}</translation>
    </message>
    <message>
        <source>Sending…</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>Wysyłanie…</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <extracomment>Words in the dialog Print (print them)</extracomment>
        <translation>Wysłano do drukarki {printer}</translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <extracomment>Button or menu entry in the panel after a round; Button in results and money</extracomment>
        <translation>Rozl&amp;iczenie…</translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Roz&amp;liczenie…</translation>
    </message>
    <message>
        <source>Settling up so far</source>
        <extracomment>Words in Earlier evenings and Standings (tell)</extracomment>
        <translation>Rozliczenie do tej pory</translation>
    </message>
    <message>
        <source>Several tables</source>
        <extracomment>Words in Standings (names); Words in the panel beside the sheet (chip)</extracomment>
        <translation>Kilka stołów</translation>
    </message>
    <message>
        <source>Several tables: partnerships</source>
        <extracomment>Words in Standings (who is ranked)</extracomment>
        <translation>Kilka stołów: pary</translation>
    </message>
    <message>
        <source>Several tables: players</source>
        <extracomment>Words in Standings (who is ranked)</extracomment>
        <translation>Kilka stołów: gracze</translation>
    </message>
    <message>
        <source>Several tables: who met whom</source>
        <extracomment>Words in the season in Standings (pairs against each other)</extracomment>
        <translation>Kilka stołów: kto przeciw komu</translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Udostępnij i &amp;drukuj</translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Odsetek wygranych kontraktów na wysokości {level}</translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Odsetek wygranych kontraktów w {strain}</translation>
    </message>
    <message>
        <source>Shee&amp;t</source>
        <extracomment>Label in all pages (show turn)</extracomment>
        <translation>&amp;Arkusz</translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <extracomment>Label in Earlier evenings and Standings (show card)</extracomment>
        <translation>&amp;Karta wieczoru</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n debt(s)</source>
        <extracomment>Words in results and money (show all)</extracomment>
        <translation>
            <numerusform>Pokaż %n dług</numerusform>
            <numerusform>Pokaż wszystkie %n długi</numerusform>
            <numerusform>Pokaż wszystkie %n długów</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the evening, or the details of a figure</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Obejrzyj wieczór albo szczegóły liczby</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>Label in the dialog Adjustment</extracomment>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Since the last change of &amp;seats</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>Od ostatniej z&amp;miany miejsc</translation>
    </message>
    <message>
        <source>Single players are written `8+1-5+7: N 3NT=`, the pairs of two teams of four `A1-B1: N 4S=`.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Graczy w turnieju indywidualnym zapisuje się `8+1-5+7: N 3NT=`, pary dwóch drużyn `A1-B1: N 4S=`.</translation>
    </message>
    <message>
        <source>Sit as you like, and type the pairs with each result.</source>
        <extracomment>Sentence in movements of several tables (no movement)</extracomment>
        <translation>Miejsca są dowolne, a pary podaje się przy każdym zapisie.</translation>
    </message>
    <message>
        <source>Sits out, number {number}</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>Pauzuje, numer {number}</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <extracomment>Column heading in rankings printed by commands (movement text)</extracomment>
        <translation>Pauzuje</translation>
    </message>
    <message>
        <source>Sitting out after that: {players}</source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <translation>Potem pauzują: {players}</translation>
    </message>
    <message>
        <source>Slam</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Szlem</translation>
    </message>
    <message>
        <source>Slams</source>
        <extracomment>Words in the charts of Standings (kind name); Words in Standings (slams); Words in the season in Standings (slams)</extracomment>
        <translation>Szlemy</translation>
    </message>
    <message>
        <source>Slams made, out of slams bid</source>
        <extracomment>Words in Standings (slams)</extracomment>
        <translation>Wygrane szlemiki i szlemy spośród wylicytowanych</translation>
    </message>
    <message>
        <source>Small slam: six bid and made</source>
        <extracomment>Words in the tables of scores in Help (small slam)</extracomment>
        <translation>Szlemik: wylicytowane i wygrane sześć</translation>
    </message>
    <message>
        <source>Some debts are not paid.</source>
        <extracomment>Sentence in results and money (about payments)</extracomment>
        <translation>Część długów jest niezapłacona.</translation>
    </message>
    <message>
        <source>Some entries are not saved</source>
        <extracomment>Label in the window</extracomment>
        <translation>Część wpisów nie jest zapisana</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <extracomment>Words in the message after a fault of the program</extracomment>
        <translation>Coś się nie udało</translation>
    </message>
    <message>
        <source>Something went wrong inside scorepad.</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>Wewnętrzny błąd programu scorepad.</translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Sortuj według kolumny</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Split score</source>
        <extracomment>Words in an evening of several tables (what cells); Words in two versions of an evening side by side (what)</extracomment>
        <translation>Rozdzielony zapis</translation>
    </message>
    <message>
        <source>Sta&amp;ke for 100 points</source>
        <extracomment>Button or menu entry in This evening and New evening (stake caption); Button or menu entry in Settling up (stake)</extracomment>
        <translation>&amp;Stawka za 100 punktów</translation>
    </message>
    <message>
        <source>Sta&amp;ke for each IMP</source>
        <extracomment>Button or menu entry in This evening and New evening (stake caption); Button or menu entry in Settling up (stake)</extracomment>
        <translation>&amp;Stawka za 1 imp</translation>
    </message>
    <message>
        <source>Standings</source>
        <extracomment>Words in the window</extracomment>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Start with &amp;round</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Zacznij od rundy</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <extracomment>Label in Earlier evenings and Standings (show card)</extracomment>
        <translation>&amp;Krok po kroku</translation>
    </message>
    <message>
        <source>Step through an evening deal by deal</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Przejrzyj wieczór, rozdanie po rozdaniu</translation>
    </message>
    <message>
        <source>Still open from earlier evenings</source>
        <extracomment>Words in results and money (still open)</extracomment>
        <translation>Niespłacone z wcześniejszych wieczorów</translation>
    </message>
    <message>
        <source>Still to come</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Jeszcze przed nami</translation>
    </message>
    <message>
        <source>Strong &amp;contrast</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Silny &amp;kontrast</translation>
    </message>
    <message>
        <source>Suit</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Suits in &amp;black and red</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>Kolory kart: cz&amp;arne i czerwone</translation>
    </message>
    <message>
        <source>Sunday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Niedzielny wieczór</translation>
    </message>
    <message>
        <source>Swiss: drawn by the ranking</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Szwajcar: kojarzenie według wyników</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <extracomment>Button in the clock for the rounds; Button in Phones at the tables</extracomment>
        <translation>Wy&amp;łącz</translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>Wpisz kar&amp;ty</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Words in the page on players' phones (tables); Words in what is printed (draw slip); Column heading in movements of several tables (movement table); and elsewhere</extracomment>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabela zestawienia (*.csv)</translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabela rozdań (*.csv)</translation>
    </message>
    <message>
        <source>Table of the ranking (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabela wyników (*.csv)</translation>
    </message>
    <message>
        <source>Table of the results (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabela zapisów (*.csv)</translation>
    </message>
    <message>
        <source>Table of the rounds (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabela rund (*.csv)</translation>
    </message>
    <message>
        <source>Table view, &amp;full screen</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Widok &amp;stołu, pełny ekran</translation>
    </message>
    <message>
        <source>Table {table}: all results are in</source>
        <extracomment>Words in Phones at the tables (where)</extracomment>
        <translation>Stół {table}: są wszystkie zapisy</translation>
    </message>
    <message>
        <source>Table {table}: round {round}</source>
        <extracomment>Words in Phones at the tables (where)</extracomment>
        <translation>Stół {table}: runda {round}</translation>
    </message>
    <message>
        <source>Tables may &amp;share boards in a round</source>
        <extracomment>Box to tick in an evening of several tables</extracomment>
        <translation>Stoły mogą &amp;dzielić się pudełkami w rundzie</translation>
    </message>
    <message>
        <source>Taken</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Zdobyte</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>Words in the ranking of a session (who heading)</extracomment>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Team {home} {won}, team {visitors} {lost}</source>
        <extracomment>Words in the ranking of a session (match said)</extracomment>
        <translation>Drużyna {home} {won}, drużyna {visitors} {lost}</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <extracomment>Words in the ranking of a session (unnamed); Words in two versions of an evening side by side (called)</extracomment>
        <translation>Drużyna {team}</translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Drużyny, impy</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Drużyny czteroosobowe</translation>
    </message>
    <message>
        <source>Teams, board a match</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Drużyny, board-a-match</translation>
    </message>
    <message numerus="yes">
        <source>That also changed %n deal(s).</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>
            <numerusform>Zmieniło to też %n rozdanie.</numerusform>
            <numerusform>Zmieniło to też %n rozdania.</numerusform>
            <numerusform>Zmieniło to też %n rozdań.</numerusform>
        </translation>
    </message>
    <message>
        <source>That also changed {deals}.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>Zmieniło to też: {deals}.</translation>
    </message>
    <message>
        <source>That could not be done: {trouble}.</source>
        <extracomment>Sentence in Earlier evenings (cannot)</extracomment>
        <translation>Nie udało się: {trouble}.</translation>
    </message>
    <message>
        <source>That was the last of {planned} rounds planned.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>To była ostatnia z {planned} zaplanowanych rund.</translation>
    </message>
    <message>
        <source>That was the only round planned.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>To była jedyna zaplanowana runda.</translation>
    </message>
    <message>
        <source>The &amp;last deal counts double</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>&amp;Ostatnie rozdanie liczy się podwójnie</translation>
    </message>
    <message>
        <source>The archive of evenings is not open at the moment.</source>
        <extracomment>Sentence in the window (review)</extracomment>
        <translation>Archiwum wieczorów nie jest teraz otwarte.</translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <extracomment>Words in the window (rescue title)</extracomment>
        <translation>Archiwum było uszkodzone</translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <extracomment>Label in Back score (follow)</extracomment>
        <translation>Zestawienie zaczyna się po pierwszym skończonym robrze albo Chicago.</translation>
    </message>
    <message>
        <source>The back score in money, at the stake of each round</source>
        <extracomment>Words in Standings (in money)</extracomment>
        <translation>Zestawienie w pieniądzach, według stawki każdej rundy</translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>Zestawienie wszystkich rund</translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <extracomment>Words in Standings (course title)</extracomment>
        <translation>Zestawienie, wieczór po wieczorze</translation>
    </message>
    <message>
        <source>The best evening</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>Najlepszy wieczór</translation>
    </message>
    <message>
        <source>The board played next</source>
        <extracomment>Words in the list of deals and the entry line</extracomment>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>The boards</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>The boards count as soon as all their results are in.</source>
        <extracomment>Sentence in results and money (about rounds)</extracomment>
        <translation>Rozdania liczą się, gdy są wszystkie zapisy.</translation>
    </message>
    <message>
        <source>The card of the evening as a picture</source>
        <extracomment>Words in the page on players' phones (sheet)</extracomment>
        <translation>Karta wieczoru jako obraz</translation>
    </message>
    <message numerus="yes">
        <source>The cards of %n board(s) were added.</source>
        <extracomment>Sentence in the window (cards taken)</extracomment>
        <translation>
            <numerusform>Dodano karty %n rozdania.</numerusform>
            <numerusform>Dodano karty %n rozdań.</numerusform>
            <numerusform>Dodano karty %n rozdań.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <extracomment>Name for a screen reader in Back score</extracomment>
        <translation>Przebieg wieczoru</translation>
    </message>
    <message>
        <source>The director types adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, or 3 fouled 1-2 4sn for a board whose cards were mixed up. F9 starts a clock for the rounds, seen on F11.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Sędzia wpisuje adjust 3 -5 slow play, bye C 12, handicap 3=+2.5 albo 3 fouled 1-2 4sn dla rozdania, w którym pomieszano karty. F9 uruchamia zegar rund, widoczny pod F11.</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <extracomment>Name for a screen reader in the panel beside the sheet</extracomment>
        <translation>Koniec rundy</translation>
    </message>
    <message>
        <source>The evening after this step – {when}: {step}</source>
        <extracomment>Words in the history and the backups of evenings (state after)</extracomment>
        <translation>Wieczór po tym kroku – {when}: {step}</translation>
    </message>
    <message>
        <source>The evening goes to {team}</source>
        <extracomment>Words in an evening of several tables (headline)</extracomment>
        <translation>Wieczór wygrywa: {team}</translation>
    </message>
    <message>
        <source>The evening is a draw</source>
        <extracomment>Words in This evening, what was agreed (nobody wins)</extracomment>
        <translation>Wieczór kończy się remisem</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>Wieczór jest zakończony.</translation>
    </message>
    <message>
        <source>The evening is over. Begin another round with {deal}?</source>
        <extracomment>Words in the window (ask another)</extracomment>
        <translation>Wieczór się skończył. Zacząć jeszcze jedną rundę od: {deal}?</translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>Wieczór jest bez zmian i można grać dalej. Jeśli brakuje ostatniego kroku, powtórz go.</translation>
    </message>
    <message>
        <source>The evening of {day} is still open.</source>
        <extracomment>Sentence in the window (ask whether it goes on)</extracomment>
        <translation>Wieczór ({day}) wciąż trwa.</translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <extracomment>Sentence in Earlier evenings (deleted)</extracomment>
        <translation>Usunięto wieczór ({day}).</translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Pierwsza strona z dwiema partiami kończy robra.</translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <extracomment>Sentence in what is printed (check fonts)</extracomment>
        <translation>Nie znaleziono czcionek programu scorepad, więc nie można drukować. Zainstaluj scorepad ponownie.</translation>
    </message>
    <message>
        <source>The game as agreed</source>
        <extracomment>Title in Help (sections)</extracomment>
        <translation>Umówione zasady gry</translation>
    </message>
    <message>
        <source>The half table</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Niepełny stół</translation>
    </message>
    <message>
        <source>The hands</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Ręce</translation>
    </message>
    <message>
        <source>The laptop cannot be reached.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>Laptop jest nieosiągalny.</translation>
    </message>
    <message>
        <source>The laptop cannot be reached. Your entry waits here.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>Laptop jest nieosiągalny. Wpis czeka tutaj.</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <extracomment>Words in Earlier evenings and Standings (latest first)</extracomment>
        <translation>Ostatnie 12 miesięcy</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <extracomment>Sentence in movements of several tables (clock)</extracomment>
        <translation>Ostatnia runda się skończyła.</translation>
    </message>
    <message>
        <source>The movement, also for each table</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Schemat ruchu, także dla każdego stołu</translation>
    </message>
    <message>
        <source>The next deal</source>
        <extracomment>Words in the page on players' phones (pad); Name for a screen reader in the list of deals and the entry line; Words in Earlier evenings and Standings</extracomment>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>The next page</source>
        <extracomment>Name for a screen reader in the dialog Print (connect)</extracomment>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>The next phone</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Następny telefon</translation>
    </message>
    <message>
        <source>The next result</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>Następny zapis</translation>
    </message>
    <message>
        <source>The note of the evening lists what could not be imported from another program’s file.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Notatka wieczoru podaje, czego nie udało się wczytać z pliku innego programu.</translation>
    </message>
    <message>
        <source>The number of a board gives dealer and vulnerability.</source>
        <extracomment>Sentence in Help (number says)</extracomment>
        <translation>Numer rozdania mówi, kto rozdaje i kto jest po partii.</translation>
    </message>
    <message>
        <source>The order of the results</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>Kolejność zapisów</translation>
    </message>
    <message>
        <source>The other rounds</source>
        <extracomment>Words in the list of deals and the entry line</extracomment>
        <translation>Inne rundy</translation>
    </message>
    <message>
        <source>The others</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Pozostali</translation>
    </message>
    <message>
        <source>The partners stay the same all evening.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Pary pozostają te same przez cały wieczór.</translation>
    </message>
    <message>
        <source>The players seated at the end get the result of {round}.</source>
        <extracomment>Sentence in This evening and New evening (end of round)</extracomment>
        <translation>Wynik ({round}) liczy się graczom, którzy siedzą przy stole na zakończenie.</translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Punktów z pliku nie porównano z obliczeniami programu</translation>
    </message>
    <message>
        <source>The previous deal</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>Poprzednie rozdanie</translation>
    </message>
    <message>
        <source>The previous page</source>
        <extracomment>Name for a screen reader in the dialog Print (connect)</extracomment>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <extracomment>Sentence in what is printed (printer stopped)</extracomment>
        <translation>Drukarka {printer} nie przyjmuje stron. Możesz je zapisać jako PDF.</translation>
    </message>
    <message>
        <source>The ranking in the file, without results: {places}.</source>
        <extracomment>Sentence in files that are opened or saved (evening)</extracomment>
        <translation>Wyniki z pliku, bez zapisów: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>The ranking is shown after %n more result(s).</source>
        <extracomment>Sentence in the ranking of a session (hidden)</extracomment>
        <translation>
            <numerusform>Wyniki pojawią się, gdy przybędzie jeszcze %n zapis.</numerusform>
            <numerusform>Wyniki pojawią się, gdy przybędą jeszcze %n zapisy.</numerusform>
            <numerusform>Wyniki pojawią się, gdy przybędzie jeszcze %n zapisów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result is shown once a board can be compared.</source>
        <extracomment>Sentence in the window (open)</extracomment>
        <translation>Wynik pojawi się, gdy będzie można porównać któreś rozdanie.</translation>
    </message>
    <message>
        <source>The result is shown once a round is over.</source>
        <extracomment>Sentence in the window (open)</extracomment>
        <translation>Wynik pojawi się po zakończeniu rundy.</translation>
    </message>
    <message>
        <source>The round is tied</source>
        <extracomment>Words in what is printed (outcome)</extracomment>
        <translation>Remis w rundzie</translation>
    </message>
    <message>
        <source>The running back score</source>
        <extracomment>Words in the charts of Standings (pictures)</extracomment>
        <translation>Bieżące zestawienie</translation>
    </message>
    <message>
        <source>The same page shows which table is behind, and which board is not agreed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Na tej samej stronie widać, który stół się spóźnia i które rozdanie jest sporne.</translation>
    </message>
    <message>
        <source>The scale: {rows}.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>Tabela: {rows}.</translation>
    </message>
    <message>
        <source>The score for the table</source>
        <extracomment>Title in the window</extracomment>
        <translation>Wynik dla całego stołu</translation>
    </message>
    <message>
        <source>The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of Rubber Bridge: acbl.org.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Zapis jest zgodny z Laws of Contract Bridge (1993), od 2014 roku Laws of Rubber Bridge: acbl.org.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <extracomment>Name for a screen reader in the score sheet</extracomment>
        <translation>Arkusz</translation>
    </message>
    <message>
        <source>The sheet after each deal</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Arkusz po każdym rozdaniu</translation>
    </message>
    <message>
        <source>The stake is for each IMP, and the back score is in IMPs.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>Stawka jest za 1 imp, a zestawienie liczy się w impach.</translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Stawka na &amp;stronę</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>Name for a screen reader in the panel beside the sheet; Name for a screen reader in the picture of the table</extracomment>
        <translation>Stół</translation>
    </message>
    <message>
        <source>The table leaves out notes on the evening, debts, payments and plans.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>W tabeli nie ma notatek o wieczorze, długów, płatności ani planów.</translation>
    </message>
    <message>
        <source>The us&amp;ual one</source>
        <extracomment>Button in house rules</extracomment>
        <translation>&amp;Zwykła</translation>
    </message>
    <message>
        <source>The usual one; choose another from a &amp;file…</source>
        <extracomment>Button or menu entry in house rules (scale button)</extracomment>
        <translation>Zwykła; wybierz inną z &amp;pliku…</translation>
    </message>
    <message>
        <source>The whole evening</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Cały wieczór</translation>
    </message>
    <message>
        <source>The worst evening</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>Najgorszy wieczór</translation>
    </message>
    <message>
        <source>There are no evenings yet.</source>
        <extracomment>Sentence in the command check (check); Sentence in commands (export); Fault in commands (opened archive); and elsewhere</extracomment>
        <translation>Nie ma jeszcze wieczorów.</translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <extracomment>Sentence in an evening of several tables (players as they like)</extracomment>
        <translation>Schemat ruchu jest dla {numbers} graczy. Przy innej liczbie miejsca są dowolne, a partnerów podaje się przy każdym zapisie: 1+2-3+4 4pn.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <extracomment>Sentence in Backups (no copies)</extracomment>
        <translation>Nie ma jeszcze kopii zapasowej.</translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Piątego rozdania nie ma: po czterech zaczyna się nowe Chicago, obie strony przed partią. Po czterech pasach rozdaje się ponownie, a takie rozdanie się nie liczy. (Zwyczaj; przepisy milczą.)</translation>
    </message>
    <message>
        <source>There is nothing to compare it with yet.</source>
        <extracomment>Sentence in an evening of several tables (why)</extracomment>
        <translation>Nie ma jeszcze z czym porównać.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <extracomment>Sentence in commands (removed)</extracomment>
        <translation>Nie ma czego usuwać.</translation>
    </message>
    <message>
        <source>There the first deal of {round} would be {deal}.</source>
        <extracomment>Sentence in the window (with next)</extracomment>
        <translation>Pierwsze rozdanie ({round}) byłoby tam: {deal}.</translation>
    </message>
    <message>
        <source>These are missing:</source>
        <extracomment>Words in the archive of evenings (what was rescued)</extracomment>
        <translation>Brakuje:</translation>
    </message>
    <message>
        <source>These are the &amp;last boards</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>To &amp;ostatnia seria</translation>
    </message>
    <message>
        <source>These columns are optional:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Te kolumny są nieobowiązkowe:</translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>Te szczegóły pomagają usunąć błąd; nie ma w nich nazwisk ani zapisów. Są w pliku {file}</translation>
    </message>
    <message>
        <source>They</source>
        <extracomment>Words in the page on players' phones (sheet); Column heading in sheets printed by commands (sheet line); Words in the window (we and they)</extracomment>
        <translation>Oni</translation>
    </message>
    <message>
        <source>They are one player</source>
        <extracomment>Button in Earlier evenings and Standings</extracomment>
        <translation>To ten sam gracz</translation>
    </message>
    <message>
        <source>They are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Oni po partii</translation>
    </message>
    <message>
        <source>They are {players}</source>
        <extracomment>Words in the score sheet (who it is)</extracomment>
        <translation>Oni to {players}</translation>
    </message>
    <message>
        <source>They count in the total of {round}, but never towards a game.</source>
        <extracomment>Label in the dialog Adjustment (show round)</extracomment>
        <translation>Liczą się w sumie ({round}), ale nigdy do partii.</translation>
    </message>
    <message>
        <source>They need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs)</extracomment>
        <translation>Brakuje im {points} do partii</translation>
    </message>
    <message>
        <source>They play</source>
        <extracomment>Words in What if (side plays)</extracomment>
        <translation>Oni rozgrywają</translation>
    </message>
    <message>
        <source>This &amp;round</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Ta r&amp;unda</translation>
    </message>
    <message>
        <source>This computer is not on a network. Join one first; a phone’s hotspot will do.</source>
        <extracomment>Sentence in Phones at the tables (no network)</extracomment>
        <translation>Ten komputer nie jest w żadnej sieci. Najpierw go połącz; wystarczy hotspot z telefonu.</translation>
    </message>
    <message>
        <source>This deal comes after the end of the round and is not counted.</source>
        <extracomment>Sentence in the window (deal tip)</extracomment>
        <translation>To rozdanie jest już po zakończeniu rundy i się nie liczy.</translation>
    </message>
    <message>
        <source>This deal ends the chukker</source>
        <extracomment>Words in What if (what if state)</extracomment>
        <translation>To rozdanie kończy Chicago</translation>
    </message>
    <message>
        <source>This evening has no entries yet.</source>
        <extracomment>Title in the history and the backups of evenings (look)</extracomment>
        <translation>Ten wieczór nie ma jeszcze wpisów.</translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under “Evenings”.</source>
        <extracomment>Sentence in the window (overtaken)</extracomment>
        <translation>Ten wieczór zmieniono też gdzie indziej. Obie wersje są zachowane: ta z tego komputera jest tutaj, druga w „Wieczorach”.</translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <extracomment>Sentence in the window (overtaken)</extracomment>
        <translation>Ten wieczór zmieniono gdzie indziej. To jest najnowsza wersja.</translation>
    </message>
    <message>
        <source>This is the &amp;last chukker</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>To &amp;ostatnie Chicago</translation>
    </message>
    <message>
        <source>This is the &amp;last rubber</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>To &amp;ostatni rober</translation>
    </message>
    <message>
        <source>This is the current evening.</source>
        <extracomment>Sentence in the history and the backups of evenings (look)</extracomment>
        <translation>To jest obecny wieczór.</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <extracomment>Words in the picture of the table (round of planned)</extracomment>
        <translation>To ostatnia runda</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Switch it on in the browser.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Ta strona wymaga JavaScriptu. Włącz go w przeglądarce.</translation>
    </message>
    <message>
        <source>This round with its deals</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Ta runda z rozdaniami</translation>
    </message>
    <message>
        <source>This sheet</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Ten arkusz</translation>
    </message>
    <message>
        <source>This spelling</source>
        <extracomment>Words in Earlier evenings and Standings (spelling)</extracomment>
        <translation>Ta pisownia</translation>
    </message>
    <message>
        <source>Three-quarter Howell: some stay</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Howell trzy czwarte: niektórzy zostają</translation>
    </message>
    <message>
        <source>Thursday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Czwartkowy wieczór</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Column heading in the command list (listed text); Words in This evening and New evening (title caption)</extracomment>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Titles</source>
        <extracomment>Words in the season in Standings (titles)</extracomment>
        <translation>Tytuły</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>Words in what is printed (settlement table)</extracomment>
        <translation>Komu</translation>
    </message>
    <message>
        <source>To correct a deal, type only the part that was wrong: +2, x or undoubled, 4h, another declarer, h100 eve, no honours. Contract and declarer together replace the whole deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Aby poprawić rozdanie, wpisz tylko to, co było źle: +2, x albo bez kontry, 4ki, innego rozgrywającego, h100 eve, bez honorów. Kontrakt z rozgrywającym zastępuje całe rozdanie.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Today’s backup could not be made: {reason}</source>
        <extracomment>Words in Backups (copy trouble)</extracomment>
        <translation>Dzisiejszej kopii nie udało się zrobić: {reason}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <extracomment>Words in the window</extracomment>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Words in the page on players' phones (sheet); Words in sheets printed by commands (with total); Column heading in the back score (back score table); and elsewhere</extracomment>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Total after it: {we} {ours}, {they} {theirs}.</source>
        <extracomment>Sentence in the window (total)</extracomment>
        <translation>Stan po nim: {we} {ours}, {they} {theirs}.</translation>
    </message>
    <message>
        <source>Total points</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Suma punktów</translation>
    </message>
    <message>
        <source>Traveller</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Protokół rozdania</translation>
    </message>
    <message>
        <source>Trick points for each odd trick (above six) bid and made. They go below the line.</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Punkty za każdą wylicytowaną i wziętą lewę powyżej szóstej. Zapisuje się je pod kreską.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>Words in what is printed (draw private); Words in the window (element headings); Words in what is printed (traveller columns)</extracomment>
        <translation>Lewy</translation>
    </message>
    <message>
        <source>Tuesday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Wtorkowy wieczór</translation>
    </message>
    <message>
        <source>Turn all &amp;cards up</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button)</extracomment>
        <translation>&amp;Odkryj wszystkie karty</translation>
    </message>
    <message>
        <source>Type board and pairs with the result, e.g. 3 1-2 4sn</source>
        <extracomment>Words in the menus (of a deal)</extracomment>
        <translation>Wpisz rozdanie i pary razem z zapisem, np. 3 1-2 4pn</translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wpisz kontrakt, rozgrywającego i wynik w wierszu na dole okna, potem naciśnij Enter. Wielkość liter i odstępy nie mają znaczenia.</translation>
    </message>
    <message>
        <source>Type only the wrong part: 4h, x, +1 or {player}</source>
        <extracomment>Words in an evening of several tables (corrects); Words in the list of deals and the entry line (hint)</extracomment>
        <translation>Wpisz tylko to, co było źle: 4ki, x, +1 albo {player}</translation>
    </message>
    <message>
        <source>Type the board, the pairs and their result: 1 {pairs} 4sn+1</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Wpisz rozdanie, pary i zapis: 1 {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Type the card that each player drew, such as QC or 10H. The two highest are partners, and the highest deals first.</source>
        <extracomment>Sentence in This evening and New evening (draw hint)</extracomment>
        <translation>Przy każdym graczu wpisz wyciągniętą kartę, np. DT (dama trefl) albo 10KI (dziesiątka kier). Dwie najwyższe karty grają razem; najwyższa rozdaje.</translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wpisz zapis, o który prosi wiersz, np. 4pn+1, albo inny, z rozdaniem i parami: 3 1-2 4pn+1.</translation>
    </message>
    <message>
        <source>USEBIO holds only boards that several tables played</source>
        <extracomment>Fault in USEBIO files (parts)</extracomment>
        <translation>USEBIO zawiera tylko rozdania grane na kilku stołach</translation>
    </message>
    <message>
        <source>USEBIO, for clubs’ pages (*.xml)</source>
        <extracomment>Words in commands (export); Words in opening and saving files (save filters)</extracomment>
        <translation>USEBIO, dla stron klubowych (*.xml)</translation>
    </message>
    <message>
        <source>Undertricks, not vulnerable (to opponents)</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Lewy wpadkowe przed partią (dla przeciwników)</translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Lewy wpadkowe po partii (dla przeciwników)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button in results and money (show lines); Words in the window (undo)</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <extracomment>Words in the window (undo step)</extracomment>
        <translation>Cofnij: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Cofnięto: {step}</translation>
    </message>
    <message>
        <source>Unfinished: game</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Niedokończone: partia</translation>
    </message>
    <message>
        <source>Unfinished: part-score</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Niedokończone: częściówka</translation>
    </message>
    <message>
        <source>Unsaved entries</source>
        <extracomment>Name for a screen reader in the window</extracomment>
        <translation>Niezapisane wpisy</translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <extracomment>Sentence in house rules (own scale)</extracomment>
        <translation>Według własnej tabeli oczekiwanych wyników.</translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Drugi laptop? Zapisz tam wieczór i otwórz plik tutaj: różnice widać obok siebie. Można też otworzyć wyniki w PBN i USEBIO.</translation>
    </message>
    <message>
        <source>VPs</source>
        <extracomment>Words in the ranking of a session (ranking table); Words in an evening of several tables (adjusted in); Words in the ranking of a session (brought)</extracomment>
        <translation>VP</translation>
    </message>
    <message>
        <source>VPs a match</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>VP na mecz</translation>
    </message>
    <message>
        <source>VUL</source>
        <extracomment>Words in the panel beside the sheet (words below)</extracomment>
        <translation>PO</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <extracomment>Words in About scorepad</extracomment>
        <translation>Wersja {number}</translation>
    </message>
    <message>
        <source>Victory points, for each match of teams</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Punkty zwycięstwa za każdy mecz drużyn</translation>
    </message>
    <message>
        <source>Vuln.</source>
        <extracomment>Sentence in what is printed (draw private); Sentence in what is printed (deal headings)</extracomment>
        <translation>Zał.</translation>
    </message>
    <message>
        <source>Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, in Cavendish form the other; deal 4: both sides</source>
        <extracomment>Words in what is printed (vulnerable)</extracomment>
        <translation>Po partii – rozdanie 1: nikt; rozdania 2 i 3: strona rozdającego, w odmianie Cavendish przeciwnicy; rozdanie 4: obie strony</translation>
    </message>
    <message>
        <source>Waiting until the laptop allows this phone to enter deals.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Czekaj, aż laptop pozwoli temu telefonowi wpisywać rozdania.</translation>
    </message>
    <message>
        <source>We</source>
        <extracomment>Words in the page on players' phones (sheet); Column heading in sheets printed by commands (sheet line); Words in the window (we and they)</extracomment>
        <translation>My</translation>
    </message>
    <message numerus="yes">
        <source>We
win by %n IMP(s)</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>My
wygrywamy o %n imp</numerusform>
            <numerusform>My
wygrywamy o %n impy</numerusform>
            <numerusform>My
wygrywamy o %n impów</numerusform>
        </translation>
    </message>
    <message>
        <source>We
win by {points}</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>My
wygrywamy o {points}</translation>
    </message>
    <message>
        <source>We are East and West</source>
        <extracomment>Words in the picture of the table (who are we)</extracomment>
        <translation>My to EW</translation>
    </message>
    <message>
        <source>We are North and South</source>
        <extracomment>Words in the picture of the table (who are we)</extracomment>
        <translation>My to NS</translation>
    </message>
    <message>
        <source>We are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>My po partii</translation>
    </message>
    <message>
        <source>We are {players}</source>
        <extracomment>Words in the score sheet (who it is)</extracomment>
        <translation>My to {players}</translation>
    </message>
    <message>
        <source>We need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs)</extracomment>
        <translation>Brakuje nam {points} do partii</translation>
    </message>
    <message>
        <source>We play</source>
        <extracomment>Words in What if (side plays)</extracomment>
        <comment>the contract</comment>
        <translation>My rozgrywamy</translation>
    </message>
    <message>
        <source>We win game {number}</source>
        <extracomment>Words in what is printed (won game)</extracomment>
        <translation>My wygrywamy partię {number}</translation>
    </message>
    <message>
        <source>Wednesday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Środowy wieczór</translation>
    </message>
    <message>
        <source>West</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column heading in the history and the backups of evenings (steps)</extracomment>
        <translation>Co</translation>
    </message>
    <message>
        <source>What each contract would score</source>
        <extracomment>Name for a screen reader in What if</extracomment>
        <translation>Zapis za każdy kontrakt</translation>
    </message>
    <message>
        <source>What to print</source>
        <extracomment>Label in the dialog Print (arrange)</extracomment>
        <translation>Co drukować</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <extracomment>Words in the charts of Standings (pictures); Words in Standings (sources title)</extracomment>
        <translation>Skąd wzięły się punkty</translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Gdzie są wieczory</translation>
    </message>
    <message>
        <source>Which table is this phone at?</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Przy którym stole jest ten telefon?</translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Podczas pisania punkty pojawiają się jasnymi cyframi we właściwej kolumnie, a pod wierszem słowami.</translation>
    </message>
    <message>
        <source>Who held the honours?</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (question)</extracomment>
        <translation>Kto miał honory?</translation>
    </message>
    <message>
        <source>Who is &amp;ranked</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Klasyfikowani</translation>
    </message>
    <message>
        <source>Who is the declarer?</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (question)</extracomment>
        <translation>Kto rozgrywa?</translation>
    </message>
    <message>
        <source>Who is using this phone?</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Kto korzysta z tego telefonu?</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <extracomment>Name for a screen reader in results and money; Label in Settling up (arrange)</extracomment>
        <translation>Kto komu płaci</translation>
    </message>
    <message>
        <source>Who plays tonight?</source>
        <extracomment>Words in the page At several tables (question); Words in This evening and New evening</extracomment>
        <translation>Kto dziś gra?</translation>
    </message>
    <message>
        <source>Who won each game</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Kto wygrał poszczególne partie</translation>
    </message>
    <message>
        <source>Who won, and the back score</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Kto wygrał i zestawienie</translation>
    </message>
    <message>
        <source>Who&amp;m</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>K&amp;omu</translation>
    </message>
    <message>
        <source>Whose</source>
        <extracomment>Words in Standings (whose)</extracomment>
        <translation>Czyje</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Column heading in rankings printed by commands (why); Words in what is printed (why)</extracomment>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Win and ti&amp;e count</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Wygrana i remis dają</translation>
    </message>
    <message>
        <source>Winning the rubber earns {more} if the other side has no game, else {fewer}. The side with more points wins, even with fewer games.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Wygrany rober daje {more}, gdy druga strona nie ma partii, inaczej {fewer}. Wygrywa strona z większą liczbą punktów, nawet jeśli ma mniej partii.</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>Column heading in rankings printed by commands (pairs)</extracomment>
        <translation>Z kim</translation>
    </message>
    <message>
        <source>With Python {python} and Qt {qt}</source>
        <extracomment>Words in commands (print versions); Words in About scorepad</extracomment>
        <translation>Z Pythonem {python} i Qt {qt}</translation>
    </message>
    <message>
        <source>With Python {python}, without Qt</source>
        <extracomment>Words in commands (print versions)</extracomment>
        <translation>Z Pythonem {python}, bez Qt</translation>
    </message>
    <message>
        <source>With `--json`, commands print one JSON object. Its schema is commands.schema.json, and that of `.scorepad` files evening-file.schema.json; both come with scorepad.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Z opcją `--json` polecenia wypisują jeden obiekt JSON. Jego schemat to commands.schema.json, a plików `.scorepad` evening-file.schema.json; oba są dołączone do programu.</translation>
    </message>
    <message>
        <source>With and against</source>
        <extracomment>Column heading in Standings (of others)</extracomment>
        <translation>Z kim i przeciw komu</translation>
    </message>
    <message>
        <source>With five players every partnership comes up once. The panel says who sits out, and when everyone has played with everyone.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Przy pięciu graczach każda para gra raz. Panel pokazuje, kto pauzuje i kiedy każdy zagrał z każdym.</translation>
    </message>
    <message>
        <source>With handicap</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>Z handicapem</translation>
    </message>
    <message>
        <source>With the form points you can also type:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>W odmianie points można też wpisać:</translation>
    </message>
    <message>
        <source>With: {what}</source>
        <extracomment>Words in Standings (of others)</extracomment>
        <translation>Z kim: {what}</translation>
    </message>
    <message>
        <source>Without a date</source>
        <extracomment>Words in Earlier evenings (month name)</extracomment>
        <translation>Bez daty</translation>
    </message>
    <message>
        <source>Without a network, entries wait on the phone; none is entered twice. The history says whose phone each came from.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Bez sieci wpisy czekają w telefonie; żaden nie trafia na arkusz dwa razy. Historia pokazuje, z czyjego telefonu pochodzą.</translation>
    </message>
    <message>
        <source>Without any network: “Result as a code”.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>Bez żadnej sieci: „Wynik jako kod”.</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Words in Standings (won); Words in the season in Standings (columns)</extracomment>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Won %</source>
        <extracomment>Words in Standings (of standings)</extracomment>
        <translation>Wygrane %</translation>
    </message>
    <message>
        <source>Won in all</source>
        <extracomment>Words in Standings, where a figure comes from (session headings)</extracomment>
        <translation>Wygrane razem</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>Words in the season in Standings (of season); Words in the season in Standings (columns)</extracomment>
        <translation>Najgorszy</translation>
    </message>
    <message>
        <source>XML entities are not supported</source>
        <extracomment>Fault in files that are opened or saved (refuse entities)</extracomment>
        <translation>encje XML nie są obsługiwane</translation>
    </message>
    <message>
        <source>You can also type pass, not played, ave+ ave-, score 420 or split 420 -50.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Można też wpisać: pas, nie grano, śr+ śr-, zapis 420 albo rozdzielony 420 -50.</translation>
    </message>
    <message>
        <source>You can type letters and words of the window’s language, and English ones where they mean nothing else.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Można wpisywać litery i słowa języka okna, a angielskie tam, gdzie nie znaczą nic innego.</translation>
    </message>
    <message>
        <source>You type</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wpisujesz</translation>
    </message>
    <message>
        <source>Your card</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Twoja karta</translation>
    </message>
    <message>
        <source>Your evenings are only on this computer. Keep their file on a local disk; network folders are not reliable.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wieczory są tylko na tym komputerze. Trzymaj plik na dysku lokalnym; foldery sieciowe są zawodne.</translation>
    </message>
    <message>
        <source>Your own scale</source>
        <extracomment>Words in house rules (choose scale)</extracomment>
        <translation>Własna tabela</translation>
    </message>
    <message>
        <source>Your own, from a &amp;file…</source>
        <extracomment>Button or menu entry in house rules (scale button)</extracomment>
        <translation>Własna, z &amp;pliku…</translation>
    </message>
    <message>
        <source>`scorepad check` names each evening that is damaged, and `scorepad check --mend` repairs what can be repaired.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad check` wymienia każdy uszkodzony wieczór, `scorepad check --mend` naprawia, co się da.</translation>
    </message>
    <message>
        <source>`scorepad merge` joins two copies of an evening, or one session that was entered at two laptops.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad merge` scala dwie kopie wieczoru albo jeden turniej wpisany na dwóch laptopach.</translation>
    </message>
    <message>
        <source>`scorepad rank FILE --draw` draws the next round of teams, and `scorepad movement 13` proposes a movement for 13 pairs.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad rank FILE --draw` kojarzy następną rundę drużyn, a `scorepad movement 13` proponuje schemat ruchu dla 13 par.</translation>
    </message>
    <message>
        <source>`scorepad score FILE` prints its sheets, and `scorepad import FILE` puts it into the archive.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad score FILE` wypisuje arkusze, `scorepad import FILE` wczytuje plik do archiwum.</translation>
    </message>
    <message>
        <source>a PDF, or pictures if it ends in .png or .svg; - for standard output (default: the name of the evening)</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>PDF albo obrazy, jeśli nazwa kończy się na .png lub .svg; - to standardowe wyjście (domyślnie: nazwa wieczoru)</translation>
    </message>
    <message>
        <source>a bet</source>
        <extracomment>Grey example in Settling up, the dialog of extra sums</extracomment>
        <translation>zakład</translation>
    </message>
    <message>
        <source>a bye</source>
        <extracomment>Words in the ranking of a session (bye)</extracomment>
        <translation>pauza</translation>
    </message>
    <message>
        <source>a bye brings 0 to {most} VPs</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>pauza daje od 0 do {most} VP</translation>
    </message>
    <message>
        <source>a bye line comes below the results of teams</source>
        <extracomment>Fault in what is typed in the entry line (directed); Fault in files that are opened or saved (bye)</extracomment>
        <translation>wiersz z bye wpisuje się pod zapisami drużyn</translation>
    </message>
    <message>
        <source>a bye needs a team and its VPs, e.g. bye C 12</source>
        <extracomment>Fault in what is typed in the entry line (read bye)</extracomment>
        <translation>pauza wymaga drużyny i jej VP, np. bye C 12</translation>
    </message>
    <message>
        <source>a change</source>
        <extracomment>Words in Undo and the history: the name of a step (action words)</extracomment>
        <translation>zmiana</translation>
    </message>
    <message>
        <source>a contract is at level 1 to 7, not {level}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (take contract)</extracomment>
        <translation>kontrakt ma wysokość od 1 do 7, nie {level}</translation>
    </message>
    <message>
        <source>a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>dług</translation>
    </message>
    <message>
        <source>a file for another computer; or .csv, .pbn</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>plik dla innego komputera; albo .csv, .pbn</translation>
    </message>
    <message>
        <source>a handicap line looks like handicap 3=+2.5 5=-1; all others have 0</source>
        <extracomment>Words in what is typed in the entry line (read handicaps)</extracomment>
        <translation>handicapy podaje się tak: handicap 3=+2.5 5=-1; pozostali mają 0</translation>
    </message>
    <message>
        <source>a line before this one is missing; open another copy of the file</source>
        <extracomment>Words in PBN files (must be there)</extracomment>
        <translation>przed tym wierszem brakuje innego; otwórz inną kopię pliku</translation>
    </message>
    <message>
        <source>a longer chukker, or the boards in a set</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>dłuższe Chicago albo liczba rozdań w serii</translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>średnia pomija na każdym końcu 0 albo 1 zapis</translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>zginęła ostatnia zmiana imienia</translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <extracomment>Words in a deal, a result or an evening (opponents)</extracomment>
        <translation>para nie może grać przeciw sobie</translation>
    </message>
    <message>
        <source>a pairs line looks like pairs 1=Ann 2=Bob; names with blanks need quotes</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>wiersz z parami wygląda tak: pairs 1=Ann 2=Bob; nazwiska z odstępami w cudzysłowie</translation>
    </message>
    <message>
        <source>a passed-out deal</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>cztery pasy</translation>
    </message>
    <message>
        <source>a passed-out deal has no declarer, tricks or honours</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in PBN files (end game); Fault in files that are opened or saved (deal)</extracomment>
        <translation>po czterech pasach nie ma rozgrywającego, lew ani honorów</translation>
    </message>
    <message>
        <source>a passed-out deal has nothing else; leave “{column}” empty</source>
        <extracomment>Words in CSV files (deal)</extracomment>
        <translation>po czterech pasach nie ma nic więcej; zostaw „{column}” puste</translation>
    </message>
    <message>
        <source>a player cannot be twice at a table</source>
        <extracomment>Words in a deal, a result or an evening (opponents)</extracomment>
        <translation>gracz nie może być dwa razy przy jednym stole</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in files that are opened or saved (clean name)</extracomment>
        <translation>gracz musi mieć imię</translation>
    </message>
    <message>
        <source>a pot for the winner</source>
        <extracomment>Words in an evening of several tables (pot)</extracomment>
        <translation>pula dla zwycięzcy</translation>
    </message>
    <message>
        <source>a pot needs an amount for each to pay, and the shares of the first places, e.g. pot 5.00 60/40</source>
        <extracomment>Words in files that are opened or saved (read pot)</extracomment>
        <translation>podaj wpłatę do puli i udziały pierwszych miejsc, np. pot 5.00 60/40</translation>
    </message>
    <message>
        <source>a pot, shared {shares}</source>
        <extracomment>Words in an evening of several tables (pot)</extracomment>
        <translation>pula w podziale {shares}</translation>
    </message>
    <message>
        <source>a revoke</source>
        <extracomment>Grey example in the dialog Adjustment</extracomment>
        <translation>fałszywy renons</translation>
    </message>
    <message>
        <source>a round has 1 to {most} boards</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>runda ma od 1 do {most} rozdań</translation>
    </message>
    <message>
        <source>a round has {lengths} deals, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>runda składa się z {lengths} rozdań, nie z {number}</translation>
    </message>
    <message>
        <source>a row has been damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>jeden wiersz jest uszkodzony</translation>
    </message>
    <message>
        <source>a scale covers 20 to 40 points, not “{typed}”</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>tabela obejmuje od 20 do 40 punktów, a nie „{typed}”</translation>
    </message>
    <message>
        <source>a scale gives the expected score for each number of points from 20 to 40</source>
        <extracomment>Fault in a deal, a result or an evening (check scale)</extracomment>
        <translation>tabela podaje oczekiwany wynik dla każdej liczby punktów od 20 do 40</translation>
    </message>
    <message>
        <source>a score file, an evening file, or any other file with results; - for standard input</source>
        <extracomment>Words in commands (take file)</extracomment>
        <translation>plik zapisu, plik wieczoru albo inny z zapisami; - to standardowe wejście</translation>
    </message>
    <message>
        <source>a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>sezon z archiwum zamiast plików: 2026, 2025/26, 2026-09..2026-11 albo all</translation>
    </message>
    <message>
        <source>a seat is missing before =; seats are N, E, S and W</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>przed = brakuje miejsca: N, E, S albo W</translation>
    </message>
    <message>
        <source>a seat or a name</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>miejsce albo imię</translation>
    </message>
    <message>
        <source>a seats line looks like seats N=Ann E=Bob S=Cy W=Di; names with blanks need quotes</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>wiersz z miejscami wygląda tak: seats N=Ann E=Bob S=Cy W=Di; imiona z odstępami w cudzysłowie</translation>
    </message>
    <message>
        <source>a second ranking with these per cent, IMPs a board, or IMPs a match</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>druga lista wyników, z handicapem w procentach, w impach na rozdanie lub na mecz</translation>
    </message>
    <message>
        <source>a sheet to score on by hand</source>
        <extracomment>Example of a command in commands; Help of a command in commands (print)</extracomment>
        <translation>blankiet do ręcznego zapisu</translation>
    </message>
    <message>
        <source>a side holds 0 to {most} points, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (points of)</extracomment>
        <translation>bilans strony to od 0 do {most} punktów, nie {number}</translation>
    </message>
    <message>
        <source>a side takes 0 to 13 tricks, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>strona bierze od 0 do 13 lew, nie {number}</translation>
    </message>
    <message>
        <source>a split needs two scores for North-South: the first counts for them, the second for East-West, e.g. split 420 -50</source>
        <extracomment>Words in what is typed in the entry line (score)</extracomment>
        <translation>podaj dwa zapisy NS: pierwszy liczy się dla NS, drugi dla EW, np. rozdzielony 420 -50</translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <extracomment>Words in an evening of several tables (what aloud)</extracomment>
        <translation>rozdzielony zapis: {ns} dla NS, {ew} dla EW</translation>
    </message>
    <message>
        <source>a table for a spreadsheet</source>
        <extracomment>Example of a command in commands; Words in commands (export)</extracomment>
        <translation>tabela do arkusza kalkulacyjnego</translation>
    </message>
    <message>
        <source>a table has four to seven players, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening (propose)</extracomment>
        <translation>przy stole jest od czterech do siedmiu graczy, nie {number}</translation>
    </message>
    <message>
        <source>a team cannot play against itself</source>
        <extracomment>Fault in a deal, a result or an evening (match)</extracomment>
        <translation>drużyna nie może grać przeciw sobie</translation>
    </message>
    <message>
        <source>above</source>
        <extracomment>Words in what is printed (deal headings)</extracomment>
        <translation>nad</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>add scorepad to the menu of the desktop</source>
        <extracomment>Words in commands</extracomment>
        <translation>dodaje scorepad do menu pulpitu</translation>
    </message>
    <message>
        <source>add to the archive; a second time adds nothing</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>dodaje do archiwum; za drugim razem nic nie dodaje</translation>
    </message>
    <message>
        <source>adjusted</source>
        <extracomment>Words in sheets printed by commands (deal columns)</extracomment>
        <translation>umówione</translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>umówione punkty: {points}</translation>
    </message>
    <message>
        <source>agreed: {reason}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>umówione: {reason}</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Words in what is printed (vulnerable on board)</extracomment>
        <translation>obie</translation>
    </message>
    <message>
        <source>all evenings of the archive, with the standings</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>wszystkie wieczory archiwum, z klasyfikacją</translation>
    </message>
    <message>
        <source>all handicaps must be in one line</source>
        <extracomment>Fault in files that are opened or saved (handicap)</extracomment>
        <translation>wszystkie handicapy muszą być w jednym wierszu</translation>
    </message>
    <message>
        <source>all results are in; double-click one to correct it</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>są wszystkie zapisy; kliknij zapis dwukrotnie, aby go poprawić</translation>
    </message>
    <message>
        <source>all results of each board, and how each figure came about</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>wszystkie zapisy każdego rozdania i skąd wzięła się każda liczba</translation>
    </message>
    <message>
        <source>all results of each board, with its cards</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>wszystkie zapisy każdego rozdania, z kartami</translation>
    </message>
    <message>
        <source>all rounds</source>
        <extracomment>Words in This evening and New evening (show)</extracomment>
        <translation>wszystkie rundy</translation>
    </message>
    <message>
        <source>always duplicate</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>zawsze duplicate</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>niejednoznaczna opcja: %(option)s może znaczyć %(matches)s</translation>
    </message>
    <message>
        <source>amount</source>
        <extracomment>Words in Settling up, older debts (amount)</extracomment>
        <translation>kwota</translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>umówione punkty to od 1 do {most} dla jednej strony</translation>
    </message>
    <message>
        <source>an adjustment needs a pair, a player or a team, how much, and a reason, e.g. adjust 3 -5 slow play</source>
        <extracomment>Words in what is typed in the entry line (read adjusted)</extracomment>
        <translation>premia lub kara wymaga pary, gracza lub drużyny, wartości i powodu, np. adjust 3 -5 slow play</translation>
    </message>
    <message>
        <source>an adjustment needs a reason</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>potrzebny jest powód</translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>umówione punkty wymagają strony, liczby i powodu, np. adjust NS 200 za spóźnienie</translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <extracomment>Words in what is typed in the entry line (average)</extracomment>
        <translation>średnia wymaga dwóch wartości, najpierw NS, np. śr+ śr- albo 60 40</translation>
    </message>
    <message>
        <source>an average of {award} is not between {least} and {most}</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>średnia {award} nie mieści się między {least} a {most}</translation>
    </message>
    <message>
        <source>an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>średnia: {ns}% z {top} dla NS, {ew}% dla EW – {won} i {lost}</translation>
    </message>
    <message>
        <source>an average of {ns} IMPs for North-South, {ew} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>średnia: {ns} IMP dla NS, {ew} dla EW</translation>
    </message>
    <message>
        <source>an average of {ns} points for North-South, {ew} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>średnia: {ns} pkt dla NS, {ew} pkt dla EW</translation>
    </message>
    <message>
        <source>an average, {ns} for North-South and {ew} for East-West</source>
        <extracomment>Words in an evening of several tables (what aloud); Words in an evening of several tables (awards)</extracomment>
        <translation>średnia: {ns} dla NS, {ew} dla EW</translation>
    </message>
    <message>
        <source>an entry cannot be saved in {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>wpisu nie da się zapisać w {file}</translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>zginęła ostatnia zmiana wieczoru</translation>
    </message>
    <message>
        <source>an extra amount</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>kwota dodatkowa</translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>kwota dodatkowa wymaga powodu</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>Words in the window (draw foot); Words in the archive of evenings (some)</extracomment>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>another archive</source>
        <extracomment>Help of a command in commands (take archive)</extracomment>
        <translation>inne archiwum</translation>
    </message>
    <message>
        <source>another deal is there already</source>
        <extracomment>Words in the page on players' phones (there already)</extracomment>
        <translation>jest tam już inne rozdanie</translation>
    </message>
    <message>
        <source>another entry already has this ID</source>
        <extracomment>Words in the page on players' phones (must be new)</extracomment>
        <translation>inny wpis ma już ten identyfikator</translation>
    </message>
    <message>
        <source>another page asked for this</source>
        <extracomment>Words in the page on players' phones (must be allowed)</extracomment>
        <translation>żądanie przyszło z innej strony</translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>inny program używa {file}</translation>
    </message>
    <message>
        <source>another result is there already</source>
        <extracomment>Words in the page on players' phones (enter result)</extracomment>
        <translation>jest tam już inny zapis</translation>
    </message>
    <message>
        <source>any file with results, or an evening of the archive by its number, its day such as 2026-01-31, or last</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>plik z zapisami albo wieczór z archiwum: jego numer, dzień, np. 2026-01-31, albo last</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>arrow-switched rounds at the end of a Mitchell, for one winner</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>ostatnie rundy Mitchella z zamianą linii, żeby był jeden zwycięzca</translation>
    </message>
    <message>
        <source>as in 4SX</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>np. 4SX</translation>
    </message>
    <message>
        <source>at least one round must be played</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in movements of several tables</extracomment>
        <translation>trzeba rozegrać co najmniej jedną rundę</translation>
    </message>
    <message numerus="yes">
        <source>at level {level} there can be at most %n overtrick(s)</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>
            <numerusform>na wysokości {level} może być najwyżej %n nadróbka</numerusform>
            <numerusform>na wysokości {level} mogą być najwyżej %n nadróbki</numerusform>
            <numerusform>na wysokości {level} może być najwyżej %n nadróbek</numerusform>
        </translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} down</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>na wysokości {level} można leżeć najwyżej bez {most}</translation>
    </message>
    <message>
        <source>at level {level} there can be no overtricks</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>na wysokości {level} nie może być nadróbek</translation>
    </message>
    <message numerus="yes">
        <source>at most {most} players can sit out, not %n</source>
        <extracomment>Words in files that are opened or saved (seating); Words in CSV files (chairs); Words in files that are opened or saved (read seating)</extracomment>
        <translation>
            <numerusform>pauzować może najwyżej {most} graczy, a nie %n</numerusform>
            <numerusform>pauzować może najwyżej {most} graczy, a nie %n</numerusform>
            <numerusform>pauzować może najwyżej {most} graczy, a nie %n</numerusform>
        </translation>
    </message>
    <message>
        <source>at notrump honours are four aces: 150</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (honours)</extracomment>
        <translation>w bez atu honory to cztery asy: 150</translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <extracomment>Words in deals and figures, everywhere (average)</extracomment>
        <translation>średnia {ns} {ew}</translation>
    </message>
    <message>
        <source>awards and penalties</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>premie i kary</translation>
    </message>
    <message>
        <source>beginning the next round</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>rozpoczęcie następnej rundy</translation>
    </message>
    <message>
        <source>beginning {form}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>rozpoczęcie ({form})</translation>
    </message>
    <message>
        <source>behind the others</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>w tyle za innymi</translation>
    </message>
    <message>
        <source>below</source>
        <extracomment>Words in what is printed (deal headings)</extracomment>
        <translation>pod</translation>
    </message>
    <message>
        <source>board {board} already has an average, so no other result counts</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>rozdanie {board} ma już średnią i żaden inny zapis się nie liczy</translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <extracomment>Words in PBN files (check boards)</extracomment>
        <translation>rozdanie {board} ma złe założenia jak na swój numer</translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <extracomment>Words in CSV files (check dealer)</extracomment>
        <translation>rozdanie {board}: rozdaje {seat}, a nie {other}</translation>
    </message>
    <message>
        <source>board {board} is not in the movement</source>
        <extracomment>Words in a deal, a result or an evening (unplanned)</extracomment>
        <translation>rozdania {board} nie ma w schemacie</translation>
    </message>
    <message>
        <source>board {board}, {ns} against {ew}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>rozdanie {board}, {ns} – {ew}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <extracomment>Words in Phones at the tables (wrote); Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>rozdanie {number}</translation>
    </message>
    <message>
        <source>boards are numbered from 1, not {number}</source>
        <extracomment>Words in a deal, a result or an evening; Fault in a deal, a result or an evening; Words in files that are opened or saved (board)</extracomment>
        <translation>rozdania numeruje się od 1, a nie {number}</translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <extracomment>Words in USEBIO files (scored by)</extracomment>
        <translation>rozdań nie można tu liczyć według „{method}”</translation>
    </message>
    <message>
        <source>boards in each round (default: 2)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>rozdania w każdej rundzie (domyślnie: 2)</translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <extracomment>Words in files that are opened or saved (board)</extracomment>
        <translation>rozdania wymagają wcześniejszego wiersza form duplicate albo chukkers off</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>Words in tables of results (short sides); Words in what is printed (vulnerable)</extracomment>
        <translation>obie</translation>
    </message>
    <message>
        <source>both sides</source>
        <extracomment>Words in an evening of several tables (vulnerable)</extracomment>
        <translation>obie strony</translation>
    </message>
    <message>
        <source>by Neuberg’s formula</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>według wzoru Neuberga</translation>
    </message>
    <message>
        <source>by boards</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>według numerów rozdań</translation>
    </message>
    <message>
        <source>by {player}</source>
        <extracomment>Words in what is printed (reasons)</extracomment>
        <translation>{player}</translation>
    </message>
    <message>
        <source>bye {team}</source>
        <extracomment>Words in rankings printed by commands (draw text)</extracomment>
        <translation>pauza {team}</translation>
    </message>
    <message>
        <source>byes</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>pauzy</translation>
    </message>
    <message>
        <source>cancelled with Ctrl+C</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>przerwane przez Ctrl+C</translation>
    </message>
    <message>
        <source>carried over to a later evening</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>przeniesione na późniejszy wieczór</translation>
    </message>
    <message>
        <source>carried over to {evening}</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>przeniesione na: {evening}</translation>
    </message>
    <message>
        <source>carrying over a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>przeniesienie długu</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>Words in two versions of an evening side by side (value)</extracomment>
        <translation>zmienione</translation>
    </message>
    <message>
        <source>changed since</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>zmieniony później</translation>
    </message>
    <message>
        <source>check that the archive is sound</source>
        <extracomment>Words in commands</extracomment>
        <translation>sprawdza, czy archiwum jest w porządku</translation>
    </message>
    <message>
        <source>chukker</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>trefle</translation>
    </message>
    <message>
        <source>continued</source>
        <extracomment>Words in what is printed (match sheet); Title in what is printed (continued); Words in what is printed (draw)</extracomment>
        <translation>dalszy ciąg</translation>
    </message>
    <message>
        <source>correcting the seats</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>poprawienie miejsc</translation>
    </message>
    <message>
        <source>counts for neither pair</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>nie liczy się żadnej z par</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Words in Settling up, older debts (currency name)</extracomment>
        <translation>waluta</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>Words in the window (medium day)</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>dates look like 2026-01-31</source>
        <extracomment>Fault in a deal, a result or an evening (read date)</extracomment>
        <translation>daty pisze się tak: 2026-01-31</translation>
    </message>
    <message>
        <source>datum {datum}</source>
        <extracomment>Words in rankings printed by commands (travellers); Words in an evening of several tables (frequencies)</extracomment>
        <translation>średnia {datum}</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <extracomment>Words in the window (short weekday)</extracomment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>deal {number} comes after deal {last}; rows must be in the order of play</source>
        <extracomment>Words in CSV files (agree)</extracomment>
        <translation>rozdanie {number} jest za rozdaniem {last}; wiersze muszą być w kolejności gry</translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <extracomment>Words in the window (consequences)</extracomment>
        <translation>rozdanie {number}: {before} → {after}</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>Words in the panel beside the sheet (words below); Words in the picture of the table (player aloud)</extracomment>
        <translation>rozdaje</translation>
    </message>
    <message>
        <source>debts and payments</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>długi i płatności</translation>
    </message>
    <message>
        <source>decided by the director: the points of North-South for each side</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>decyzja sędziego: punkty NS dla każdej strony</translation>
    </message>
    <message>
        <source>decided by the director; per cent or IMPs can be written as numbers</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>decyzja sędziego; procenty lub impy można podać liczbami</translation>
    </message>
    <message>
        <source>declarer {player}</source>
        <extracomment>Button in the bidding pad (name players)</extracomment>
        <translation>rozgrywa {player}</translation>
    </message>
    <message>
        <source>declarer, contract and result; or as in the window: `4s ann made 5`</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>rozgrywający, kontrakt i wynik; albo jak w oknie: `4s ann made 5`</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Words in two versions of an evening side by side (sides)</extracomment>
        <translation>usunięte</translation>
    </message>
    <message>
        <source>deleted since</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>usunięty później</translation>
    </message>
    <message>
        <source>deleting a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>usunięcie długu</translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>usunięcie kwoty dodatkowej</translation>
    </message>
    <message>
        <source>deleting {deal}</source>
        <extracomment>Words in Undo and the history: the name of a step (said); Words in an evening of several tables (changed)</extracomment>
        <translation>usunięcie ({deal})</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>kara</translation>
    </message>
    <message>
        <source>different stakes in different rounds</source>
        <extracomment>Words in Settling up (different stakes)</extracomment>
        <translation>stawki różne w różnych rundach</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>zrobione</translation>
    </message>
    <message>
        <source>doubled</source>
        <extracomment>Words in What if (doublings); Words in deals and figures, everywhere (doubled)</extracomment>
        <translation>z kontrą</translation>
    </message>
    <message>
        <source>doubled contract made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>kontrakt z kontrą wygrany</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>Words in the charts of Standings (draw legend)</extracomment>
        <translation>wpadka</translation>
    </message>
    <message>
        <source>drawn for each round</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>losowani przed każdą rundą</translation>
    </message>
    <message>
        <source>duplicate has no honours; leave them out</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (uncounted honours); Fault in CSV files (what)</extracomment>
        <translation>w brydżu porównawczym nie ma honorów; pomiń je</translation>
    </message>
    <message>
        <source>each evening must hold one session of several tables</source>
        <extracomment>Fault in a deal, a result or an evening (session)</extracomment>
        <translation>każdy z wieczorów musi zawierać jeden turniej na kilku stołach</translation>
    </message>
    <message>
        <source>each pays 5.00, and the first two places share it</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>każdy płaci 5,00, a pulę dzielą dwa pierwsze miejsca</translation>
    </message>
    <message>
        <source>earlier versions</source>
        <extracomment>Words in files that are opened or saved (missing)</extracomment>
        <translation>wcześniejsze wersje</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>Words in what is typed in the entry line (spoken)</extracomment>
        <translation>pl</translation>
    </message>
    <message>
        <source>end of the boards</source>
        <extracomment>Words in the window (what it ends)</extracomment>
        <translation>koniec rozdań</translation>
    </message>
    <message>
        <source>ending the evening</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>zakończenie wieczoru</translation>
    </message>
    <message>
        <source>ends an unfinished rubber with its premiums</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>kończy niedokończonego robra z premiami</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>koniec o {time}</translation>
    </message>
    <message>
        <source>enough</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>wystarczy</translation>
    </message>
    <message>
        <source>entered {deal}</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>wpis: {deal}</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>wpis {number}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <extracomment>Words in the archive of evenings (named); Words in opening and saving files (place in file)</extracomment>
        <translation>wieczór {number}</translation>
    </message>
    <message>
        <source>evening {number} of {day}</source>
        <extracomment>Words in the archive of evenings (named)</extracomment>
        <translation>wieczór {number} z {day}</translation>
    </message>
    <message>
        <source>evening {number} of {total}</source>
        <extracomment>Words in commands (import files); Words in commands (count)</extracomment>
        <translation>wieczór {number} z {total}</translation>
    </message>
    <message>
        <source>every deal by itself</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>każde rozdanie osobno</translation>
    </message>
    <message>
        <source>everyone in turn</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>każdy z każdym po kolei</translation>
    </message>
    <message>
        <source>examples</source>
        <extracomment>Words in commands (format help)</extracomment>
        <translation>przykłady</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>wymagana co najmniej jedna wartość</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>wymagana jedna wartość</translation>
    </message>
    <message>
        <source>explain a command, with examples</source>
        <extracomment>Words in commands</extracomment>
        <translation>objaśnia polecenie, z przykładami</translation>
    </message>
    <message>
        <source>five rounds of three boards; tables share boards</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>pięć rund po trzy rozdania; stoły dzielą się pudełkami</translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <extracomment>Words in what is typed in the entry line (name strays); Words in what is typed in the entry line (no contract)</extracomment>
        <translation>przy czterech pasach wpisz samo {word}</translation>
    </message>
    <message>
        <source>for each IMP</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>za 1 imp</translation>
    </message>
    <message>
        <source>for each VP from 10</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>za każdy VP od 10</translation>
    </message>
    <message>
        <source>for each per cent from 50</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>za każdy procent od 50</translation>
    </message>
    <message>
        <source>for teams, a handicap is a whole number of IMPs a match</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>dla drużyn handicap to całkowita liczba impów na mecz</translation>
    </message>
    <message>
        <source>for teams, an average is a whole number of IMPs</source>
        <extracomment>Fault in a deal, a result or an evening (average)</extracomment>
        <translation>dla drużyn średnia to całkowita liczba impów</translation>
    </message>
    <message>
        <source>for teams, the two averages add up to 100, e.g. 60 40</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>dla drużyn obie średnie dają razem 100, np. 60 40</translation>
    </message>
    <message>
        <source>for total points, an average is ave, or points such as 100 -100</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>przy sumie punktów średnia to śr albo punkty, np. 100 -100</translation>
    </message>
    <message>
        <source>fouled</source>
        <extracomment>Words in an evening of several tables (fouled)</extracomment>
        <translation>pomieszane</translation>
    </message>
    <message>
        <source>fouled boards</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>rozdania z pomieszanymi kartami</translation>
    </message>
    <message>
        <source>four aces in one hand</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>cztery asy w jednej ręce</translation>
    </message>
    <message>
        <source>four players are needed, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening (sides); Fault in CSV files (chairs)</extracomment>
        <translation>potrzeba czterech graczy, nie {number}</translation>
    </message>
    <message>
        <source>from {chair}</source>
        <extracomment>Words in the panel beside the sheet (came from)</extracomment>
        <translation>z {chair}</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in the score sheet (figure aloud); Words in the window (what it ends); and elsewhere</extracomment>
        <translation>partia</translation>
    </message>
    <message>
        <source>game and rubber</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>partia i rober</translation>
    </message>
    <message>
        <source>game and the end of the chukker</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>partia i koniec Chicago</translation>
    </message>
    <message>
        <source>game completed, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>partia wygrana, {vulnerable}</translation>
    </message>
    <message>
        <source>going back to: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>powrót do: {step}</translation>
    </message>
    <message>
        <source>grand slam bid and made, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>szlem wylicytowany i wygrany, {vulnerable}</translation>
    </message>
    <message>
        <source>handicaps</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>handicapy</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>kiery</translation>
    </message>
    <message>
        <source>honours are 100 or 150</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (honours); Fault in CSV files (honours)</extracomment>
        <translation>honory to 100 albo 150</translation>
    </message>
    <message>
        <source>honours count</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>honory się liczą</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>honory się nie liczą</translation>
    </message>
    <message>
        <source>honours do not count, as agreed; leave them out</source>
        <extracomment>Words in what is typed in the entry line (uncounted honours)</extracomment>
        <translation>honory się nie liczą (tak umówiono); pomiń je</translation>
    </message>
    <message>
        <source>honours held by {player}</source>
        <extracomment>Button in the bidding pad (name players)</extracomment>
        <translation>honory ({player})</translation>
    </message>
    <message>
        <source>honours need their holder: {names}</source>
        <extracomment>Words in what is typed in the entry line (honours); Words in CSV files (honours)</extracomment>
        <translation>brakuje, kto miał honory: {names}</translation>
    </message>
    <message>
        <source>how four players change partners (default: pivot)</source>
        <extracomment>Help of a command in commands (seats)</extracomment>
        <translation>jak czworo graczy zmienia partnerów (domyślnie: pivot)</translation>
    </message>
    <message>
        <source>how many rounds</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>ile rund</translation>
    </message>
    <message>
        <source>i&amp;n</source>
        <extracomment>Button or menu entry in Settling up (currency)</extracomment>
        <comment>a currency</comment>
        <translation>&amp;w</translation>
    </message>
    <message>
        <source>if left out, the shell you use; with --remove, all three</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>jeśli jej brak, Twoja powłoka; z --remove wszystkie trzy</translation>
    </message>
    <message>
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <extracomment>Words in commands</extracomment>
        <translation>wczytuje do archiwum wieczory z plików wieczoru, plików zapisu, tabel rozdań albo PBN</translation>
    </message>
    <message>
        <source>importing</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>wczytanie</translation>
    </message>
    <message>
        <source>in chukkers of four deals</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>w Chicago po cztery rozdania</translation>
    </message>
    <message>
        <source>in this movement {ns} and {ew} do not meet on board {board}</source>
        <extracomment>Words in the page on players' phones (enter result)</extracomment>
        <translation>w tym schemacie {ns} i {ew} nie grają ze sobą w rozdaniu {board}</translation>
    </message>
    <message>
        <source>install it for the shell</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>instaluje je dla powłoki</translation>
    </message>
    <message>
        <source>is the player</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>to gracz</translation>
    </message>
    <message>
        <source>it cannot be written to</source>
        <extracomment>Words in checking the archive (useless)</extracomment>
        <translation>nie można do niego zapisywać</translation>
    </message>
    <message>
        <source>it contains no evenings</source>
        <extracomment>Fault in files that are opened or saved (open evenings)</extracomment>
        <translation>nie ma w nim wieczoru</translation>
    </message>
    <message>
        <source>it is a folder; choose a file in it</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>to jest folder; wybierz w nim plik</translation>
    </message>
    <message>
        <source>it is a pipe that nothing is written to</source>
        <extracomment>Fault in files that are opened or saved (from pipe)</extracomment>
        <translation>to potok, do którego nikt nie pisze</translation>
    </message>
    <message>
        <source>it is closed</source>
        <extracomment>Words in commands (standard input)</extracomment>
        <translation>jest zamknięte</translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>numer wieczoru, jego dzień, np. 2026-01-31, albo last; wszystkie, jeśli nic nie podano</translation>
    </message>
    <message>
        <source>its score cannot be worked out</source>
        <extracomment>Words in checking the archive (useless)</extracomment>
        <translation>nie można obliczyć zapisu</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>walet</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>król</translation>
    </message>
    <message>
        <source>larger than {most} megabytes, too large for evenings of bridge</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>ponad {most} megabajtów, za duże jak na wieczory brydżowe</translation>
    </message>
    <message>
        <source>let tables share boards if that is fairer</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>stoły mogą dzielić się pudełkami, jeśli to sprawiedliwsze</translation>
    </message>
    <message>
        <source>let the Tab key complete these commands</source>
        <extracomment>Words in commands</extracomment>
        <translation>uzupełnianie tych poleceń klawiszem Tab</translation>
    </message>
    <message>
        <source>lines with pairs need form duplicate before them</source>
        <extracomment>Words in CSV files (add result); Words in files that are opened or saved (pair line)</extracomment>
        <translation>wiersze z parami wymagają wcześniejszego wiersza form duplicate</translation>
    </message>
    <message>
        <source>list the evenings</source>
        <extracomment>Example of a command in commands; Help of a command in commands (export)</extracomment>
        <translation>wypisuje listę wieczorów</translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>Words in the page on players' phones (pad); Words in sheets printed by commands (what if text); Words in the charts of Standings (draw legend); and elsewhere</extracomment>
        <translation>swoje</translation>
    </message>
    <message numerus="yes">
        <source>made with %n overtrick(s)</source>
        <extracomment>Words in deals and figures, everywhere (result)</extracomment>
        <translation>
            <numerusform>z %n nadróbką</numerusform>
            <numerusform>z %n nadróbkami</numerusform>
            <numerusform>z %n nadróbkami</numerusform>
        </translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <extracomment>Words in USEBIO files (parts)</extracomment>
        <translation>meczów drużyn z innych programów nie można odczytać</translation>
    </message>
    <message>
        <source>matchpoints for a win, a tie and a loss</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>punkty za lepszy, równy i gorszy zapis</translation>
    </message>
    <message>
        <source>may enter</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>może wpisywać</translation>
    </message>
    <message>
        <source>may look</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>może oglądać</translation>
    </message>
    <message>
        <source>merge two copies of an evening</source>
        <extracomment>Words in commands</extracomment>
        <translation>scala dwie kopie wieczoru</translation>
    </message>
    <message>
        <source>minutes available; boards and rounds are proposed (default: 180)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>czas gry w minutach; program proponuje rozdania i rundy (domyślnie: 180)</translation>
    </message>
    <message>
        <source>missing results count as ties</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>brakujące zapisy liczą się jak remisy</translation>
    </message>
    <message>
        <source>money for 100 points, from this round on</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>kwota za 100 punktów, od tej rundy</translation>
    </message>
    <message>
        <source>money for each per cent from 50, each IMP, or each VP from 10</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>kwota za każdy procent od 50, za 1 imp lub za każdy VP od 10</translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <extracomment>Fault in a deal, a result or an evening (read decimal)</extracomment>
        <translation>kwota to tekst z kropką: „2.50”</translation>
    </message>
    <message>
        <source>more results</source>
        <extracomment>Button in the bidding pad; Button in the bidding pad (likely)</extracomment>
        <translation>więcej wyników</translation>
    </message>
    <message>
        <source>moving {deal}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>przeniesienie ({deal})</translation>
    </message>
    <message>
        <source>name a file</source>
        <extracomment>Fault in commands (name)</extracomment>
        <translation>podaj plik</translation>
    </message>
    <message>
        <source>name pairs on both sides, or two players on both</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>po obu stronach musi być para albo po obu dwóch graczy</translation>
    </message>
    <message>
        <source>name single players (with +) in all lines or in none</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>pojedynczy gracze (z +) we wszystkich wierszach albo w żadnym</translation>
    </message>
    <message>
        <source>names (optional); at an individual, of single players</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>nazwiska (opcjonalnie); w turnieju indywidualnym nazwiska graczy</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Words in commands (agrees)</extracomment>
        <translation>nie</translation>
    </message>
    <message>
        <source>no IMPs</source>
        <extracomment>Words in the window (imps won)</extracomment>
        <translation>bez impów</translation>
    </message>
    <message>
        <source>no board in this PBN has a result or four hands of cards</source>
        <extracomment>Words in PBN files (decode)</extracomment>
        <translation>żadne rozdanie w tym pliku PBN nie ma zapisu ani czterech rąk</translation>
    </message>
    <message>
        <source>no date</source>
        <extracomment>Label in This evening and New evening; Words in Earlier evenings (day name); Words in Earlier evenings (day in list)</extracomment>
        <translation>bez daty</translation>
    </message>
    <message>
        <source>no further round can be drawn: two teams would meet again</source>
        <extracomment>Fault in a deal, a result or an evening (draw)</extracomment>
        <translation>nie da się skojarzyć kolejnej rundy: powtórzyłoby się spotkanie</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>Grey example in This evening and New evening (fill); Words in house rules (lengths)</extracomment>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; did you mean {near}?</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>żaden wiersz nie zaczyna się od „{typed}”; czy chodziło o {near}?</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>żaden wiersz nie zaczyna się od „{typed}”; wiersze to rozdania, np. S 4SX+1, albo zaczynają się od {words}</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; {word} is followed by a blank, not “{sign}”</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>żaden wiersz nie zaczyna się od „{typed}”; po {word} musi być odstęp, nie „{sign}”</translation>
    </message>
    <message>
        <source>no longer there</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>już go nie ma</translation>
    </message>
    <message>
        <source>no movement fits {number}</source>
        <extracomment>Words in a deal, a result or an evening (proposed)</extracomment>
        <translation>żaden schemat nie pasuje dla {number}</translation>
    </message>
    <message>
        <source>no permission there; choose another folder</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>brak uprawnień w tym folderze; wybierz inny</translation>
    </message>
    <message>
        <source>no permission to write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>brak uprawnień do zapisu {file}</translation>
    </message>
    <message>
        <source>no phone</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>brak telefonu</translation>
    </message>
    <message>
        <source>no player is named for {seats}</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>brak gracza na miejscu {seats}</translation>
    </message>
    <message>
        <source>no round has begun; begin one with e.g. form rubber</source>
        <extracomment>Words in score files</extracomment>
        <translation>żadna runda się nie zaczęła; zacznij ją np. od form rubber</translation>
    </message>
    <message>
        <source>no score</source>
        <extracomment>Words in the page on players' phones (aloud); Words in the page on players' phones (pad); Words in the window (scores)</extracomment>
        <translation>bez zapisu</translation>
    </message>
    <message>
        <source>no screen was found for the window</source>
        <extracomment>Words in commands</extracomment>
        <translation>nie znaleziono ekranu dla okna</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Words in tables of results (short sides); Words in an evening of several tables (vulnerable)</extracomment>
        <translation>nikt</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table</source>
        <extracomment>Words in CSV files (chair); Words in files that are opened or saved (seat)</extracomment>
        <translation>przy stole nie ma nikogo o imieniu „{typed}”</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table, only {names}</source>
        <extracomment>Words in files that are opened or saved (extra)</extracomment>
        <translation>przy stole nie ma nikogo o imieniu „{typed}”; są tylko {names}</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <extracomment>Words in an evening of several tables (nobody pays)</extracomment>
        <translation>nikt nie płaci</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Grey example in This evening and New evening (fill); Grey example in Settling up (follow)</extracomment>
        <translation>brak</translation>
    </message>
    <message>
        <source>not a scorepad file; score files begin with e.g. form rubber</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>to nie jest plik programu scorepad; pliki zapisu zaczynają się np. od form rubber</translation>
    </message>
    <message>
        <source>not agreed: board {boards}</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>brak zgody: rozdanie {boards}</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>nie może wystąpić razem z %s</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>Words in Help (found)</extracomment>
        <translation>nie znaleziono</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>Words in rankings printed by commands (what); Words in two versions of an evening side by side (what)</extracomment>
        <translation>nie grano</translation>
    </message>
    <message>
        <source>not vulnerable</source>
        <extracomment>Words in the picture of the table (player aloud); Words in the tables of scores in Help (by vulnerability); Words in deals and figures, everywhere (why)</extracomment>
        <translation>przed partią</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>bez oczekiwanego wyniku</translation>
    </message>
    <message>
        <source>nothing new</source>
        <extracomment>Words in commands (merge); Words in merging two versions of an evening (of two laptops)</extracomment>
        <translation>nic nowego</translation>
    </message>
    <message>
        <source>nothing was done: the input was wrong, or a file could not be read or written</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>nic nie zrobiono: dane były błędne albo pliku nie można było odczytać lub zapisać</translation>
    </message>
    <message>
        <source>notrump</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>bez atu</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>teraz</translation>
    </message>
    <message>
        <source>number of rounds, if not all are played</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>liczba rund, jeśli nie gra się wszystkich</translation>
    </message>
    <message>
        <source>number of the first board</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>numer pierwszego rozdania</translation>
    </message>
    <message>
        <source>of</source>
        <extracomment>Column heading in the ranking of a session (ranking table)</extracomment>
        <translation>z</translation>
    </message>
    <message>
        <source>one down</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>bez jednej</translation>
    </message>
    <message>
        <source>one more joins</source>
        <extracomment>Words in an evening of several tables (joins)</extracomment>
        <translation>dołącza jeszcze ktoś</translation>
    </message>
    <message>
        <source>one more, or Enter</source>
        <extracomment>Words in an evening of several tables (one more); Grey example in This evening and New evening</extracomment>
        <translation>następny lub Enter</translation>
    </message>
    <message>
        <source>one of the evening’s times is not a valid date</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>jedna z dat wieczoru jest nieprawidłowa</translation>
    </message>
    <message>
        <source>one of them: =, +1 or -2; or the number of tricks</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>jedno z nich: =, +1 lub -2; albo liczba lew</translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <extracomment>Words in score files (not known)</extracomment>
        <translation>po {what} brakuje jednego z: {choices}</translation>
    </message>
    <message>
        <source>one overtrick</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>z nadróbką</translation>
    </message>
    <message>
        <source>one point fewer</source>
        <extracomment>Button in the bidding pad</extracomment>
        <translation>jeden punkt mniej</translation>
    </message>
    <message>
        <source>one point more</source>
        <extracomment>Button in the bidding pad</extracomment>
        <translation>jeden punkt więcej</translation>
    </message>
    <message>
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>jedna drużyna wygrywa tyle, ile traci druga, np. 3 -3</translation>
    </message>
    <message>
        <source>only a Mitchell can be arrow-switched</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>linie można zamienić tylko w Mitchellu</translation>
    </message>
    <message>
        <source>only results of several tables can be fouled</source>
        <extracomment>Words in files that are opened or saved (deal)</extracomment>
        <translation>pomieszane karty można podać tylko przy zapisach z kilku stołów</translation>
    </message>
    <message>
        <source>only the points of North-South are known</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>znane są tylko punkty NS</translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <extracomment>Words in an evening of several tables (what aloud)</extracomment>
        <translation>znany jest tylko zapis: {points} dla NS</translation>
    </message>
    <message>
        <source>opening {file}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>otwarcie pliku {file}</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>opcje</translation>
    </message>
    <message>
        <source>or cross-imps, butler, teams, board-a-match</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>albo cross-imps, butler, teams, board-a-match</translation>
    </message>
    <message>
        <source>other details</source>
        <extracomment>Words in the window (merged)</extracomment>
        <translation>inne dane</translation>
    </message>
    <message>
        <source>other players are at the table now; look again</source>
        <extracomment>Words in the page on players' phones (enter deal)</extracomment>
        <translation>przy stole siedzą teraz inni gracze; sprawdź jeszcze raz</translation>
    </message>
    <message>
        <source>owes</source>
        <extracomment>Label in Settling up, older debts (new debt)</extracomment>
        <translation>dług →</translation>
    </message>
    <message>
        <source>page not found</source>
        <extracomment>Words in the page on players' phones (route)</extracomment>
        <translation>nie znaleziono strony</translation>
    </message>
    <message>
        <source>paid</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>zapłacone</translation>
    </message>
    <message>
        <source>paid on {day}</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>zapłacone: {day}</translation>
    </message>
    <message>
        <source>pair {pair}</source>
        <extracomment>Words in Phones at the tables (place)</extracomment>
        <translation>para {pair}</translation>
    </message>
    <message>
        <source>pair {pair} needs a name</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>para {pair} musi mieć nazwisko</translation>
    </message>
    <message>
        <source>pairs, or players of an individual; a team counts as two pairs</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>pary albo gracze przy individual; drużyna liczy się jako dwie pary</translation>
    </message>
    <message>
        <source>part-score made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>częściówka wygrana</translation>
    </message>
    <message>
        <source>partners need the same result</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>partnerzy muszą mieć ten sam wynik</translation>
    </message>
    <message>
        <source>passed out</source>
        <extracomment>Words in the page on players' phones (deal signs); Words in the page on players' phones (said of); Words in the window (passed out); and elsewhere</extracomment>
        <translation>cztery pasy</translation>
    </message>
    <message>
        <source>payer, payee, amount and reason are needed, e.g. extra Bob Ann 5 the supper</source>
        <extracomment>Words in files that are opened or saved (extra)</extracomment>
        <translation>podaj płacącego, odbiorcę, kwotę i powód, np. extra Bob Ann 5 kolacja</translation>
    </message>
    <message>
        <source>percentage points</source>
        <extracomment>Words in an evening of several tables (adjusted in)</extracomment>
        <translation>punkty procentowe</translation>
    </message>
    <message>
        <source>pictures, with the reason for every figure</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>obrazy, z powodem każdej liczby</translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <extracomment>Fault in commands (seats)</extracomment>
        <translation>podaj gracza i kartę, np. Ann=QC</translation>
    </message>
    <message>
        <source>player {player}</source>
        <extracomment>Words in the search of Earlier evenings (understood)</extracomment>
        <translation>gracz {player}</translation>
    </message>
    <message>
        <source>players on a blank back score</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>gracze na pustym zestawieniu</translation>
    </message>
    <message>
        <source>playing {form}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>gra ({form})</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>Words in an evening of several tables (adjusted in)</extracomment>
        <translation>punkty</translation>
    </message>
    <message>
        <source>points agreed on, with the reason</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>umówione punkty, z powodem</translation>
    </message>
    <message>
        <source>points can only be given, e.g. adjust {side} {points}</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>punkty można tylko przyznać, np. adjust {side} {points}</translation>
    </message>
    <message>
        <source>points held count only in form points; leave them out, or begin with form points</source>
        <extracomment>Words in score files</extracomment>
        <translation>bilans liczy się tylko w form points; pomiń go albo zacznij od form points</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>argumenty</translation>
    </message>
    <message>
        <source>print evenings, a season or a blank sheet to score on by hand, as a PDF</source>
        <extracomment>Words in commands</extracomment>
        <translation>drukuje do PDF wieczory, sezon albo pusty druk do ręcznego zapisu</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <extracomment>Help of a command in commands (take json)</extracomment>
        <translation>wypisuje jeden obiekt JSON</translation>
    </message>
    <message>
        <source>print sheets, back score, and who pays whom</source>
        <extracomment>Words in commands</extracomment>
        <translation>wypisuje arkusze, zestawienie i kto komu płaci</translation>
    </message>
    <message>
        <source>print what each contract would score now</source>
        <extracomment>Words in commands</extracomment>
        <translation>wypisuje, ile dałby teraz każdy kontrakt</translation>
    </message>
    <message>
        <source>print who partners whom, by the cards drawn</source>
        <extracomment>Words in commands</extracomment>
        <translation>wypisuje, kto z kim gra według wylosowanych kart</translation>
    </message>
    <message>
        <source>print who plays whom, round by round</source>
        <extracomment>Words in commands</extracomment>
        <translation>wypisuje, kto z kim gra, runda po rundzie</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>dama</translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <extracomment>Words in commands</extracomment>
        <translation>liczy wyniki rozdań granych na kilku stołach</translation>
    </message>
    <message>
        <source>redoubled</source>
        <extracomment>Words in What if (doublings); Words in deals and figures, everywhere (doubled)</extracomment>
        <translation>z rekontrą</translation>
    </message>
    <message>
        <source>redoubled contract made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>kontrakt z rekontrą wygrany</translation>
    </message>
    <message>
        <source>remove what --install wrote</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>usuwa to, co zapisało --install</translation>
    </message>
    <message>
        <source>repair what can be repaired</source>
        <extracomment>Example of a command in commands; Help of a command in commands (check)</extracomment>
        <translation>naprawia, co się da</translation>
    </message>
    <message>
        <source>rescued in part</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>uratowano częściowo</translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>przywrócenie z kopii z {day}</translation>
    </message>
    <message>
        <source>results of several tables</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>zapisy z kilku stołów</translation>
    </message>
    <message>
        <source>results of several tables and deals of one table cannot be in the same form duplicate; put one of them into a separate file</source>
        <extracomment>Words in score files</extracomment>
        <translation>zapisy z kilku stołów i rozdania jednego stołu nie mogą być pod tym samym form duplicate; przenieś jedne z nich do osobnego pliku</translation>
    </message>
    <message>
        <source>round {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>runda {number}</translation>
    </message>
    <message>
        <source>round {round} is already over; keep the rows of a round together</source>
        <extracomment>Words in CSV files (begins round)</extracomment>
        <translation>runda {round} już się skończyła; wiersze jednej rundy muszą być obok siebie</translation>
    </message>
    <message>
        <source>rounds are numbered from 1, the first before the last</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>rundy numeruje się od 1, pierwsza przed ostatnią</translation>
    </message>
    <message>
        <source>rounds of one table</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>rundy przy jednym stole</translation>
    </message>
    <message>
        <source>rounds without a deal</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>rundy bez rozdań</translation>
    </message>
    <message>
        <source>rows with the same date or name are one evening</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>wiersze z tą samą datą lub nazwą to jeden wieczór</translation>
    </message>
    <message>
        <source>rubber</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>rober</translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>rober wygrany 2:0</translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>rober wygrany 2:1</translation>
    </message>
    <message>
        <source>sat out</source>
        <extracomment>Words in the panel beside the sheet (came from)</extracomment>
        <translation>z pauzy</translation>
    </message>
    <message>
        <source>save evenings of the archive as a file: an evening file, a table or PBN</source>
        <extracomment>Words in commands</extracomment>
        <translation>zapisuje wieczory z archiwum do pliku: pliku wieczoru, tabeli albo PBN</translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <extracomment>Words in the bidding pad (held aloud)</extracomment>
        <translation>podaj, kto ma więcej punktów</translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>w przeliczeniu na równą liczbę rozdań</translation>
    </message>
    <message>
        <source>scan the code on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>zeskanuj kod z ekranu laptopa</translation>
    </message>
    <message>
        <source>scored on their own top</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>według własnego maksa</translation>
    </message>
    <message>
        <source>scorepad check: --json and --mend exclude each other</source>
        <extracomment>Fault in the command check (check)</extracomment>
        <translation>scorepad check: --json i --mend wykluczają się wzajemnie</translation>
    </message>
    <message numerus="yes">
        <source>scorepad check: none of the %n evening(s) in {file} can be read; it was not changed</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>
            <numerusform>scorepad check: jedynego wieczoru (%n) w {file} nie da się odczytać; pliku nie zmieniono</numerusform>
            <numerusform>scorepad check: żadnego z %n wieczorów w {file} nie da się odczytać; pliku nie zmieniono</numerusform>
            <numerusform>scorepad check: żadnego z %n wieczorów w {file} nie da się odczytać; pliku nie zmieniono</numerusform>
        </translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <extracomment>Words in the command check (check)</extracomment>
        <translation>scorepad check: {file} jest uszkodzony; check --mend naprawia go, na ile się da: {faults}</translation>
    </message>
    <message>
        <source>scorepad completion: name the shell: bash, zsh or fish</source>
        <extracomment>Fault in commands (usual)</extracomment>
        <translation>scorepad completion: podaj powłokę: bash, zsh lub fish</translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <extracomment>Fault in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad desktop: dostępne tylko na pulpitach Linuksa</translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <extracomment>Fault in commands (export)</extracomment>
        <translation>scorepad export: podaj plik docelowy, -o FILE, albo użyj --list</translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <extracomment>Words in commands (count)</extracomment>
        <translation>scorepad import: przerwano liczenie; wieczory są w archiwum, program policzy je po otwarciu okna</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <extracomment>Words in commands (import files)</extracomment>
        <translation>scorepad import: przerwano; wszystkie wieczory są w archiwum</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <extracomment>Words in commands (import files)</extracomment>
        <translation>scorepad import: przerwano; nie wczytano żadnego wieczoru</translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <extracomment>Sentence in About scorepad (licences)</extracomment>
        <translation>scorepad jest wolnym programem: każdy może go używać, kopiować i zmieniać na licencji MIT. Qt jest używane na licencji GNU Lesser General Public License 3. Czcionki Noto mają licencję SIL Open Font License, DejaVu Sans własną.</translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad jest teraz w menu; jego wpisy są w {folder}.</translation>
    </message>
    <message>
        <source>scorepad merge: each file must hold one evening</source>
        <extracomment>Fault in commands (merge)</extracomment>
        <translation>scorepad merge: każdy plik musi zawierać jeden wieczór</translation>
    </message>
    <message>
        <source>scorepad merge: the two differ, so nothing was written; correct one of them, or use --keep-first: {differs}</source>
        <extracomment>Fault in commands (merge)</extracomment>
        <translation>scorepad merge: pliki się różnią, więc nic nie zapisano; popraw jeden z nich albo użyj --keep-first: {differs}</translation>
    </message>
    <message>
        <source>scorepad print: name the files to be printed, a blank sheet or a season</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print: podaj pliki do wydruku, pusty druk albo sezon</translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <extracomment>Fault in commands (print season)</extracomment>
        <translation>scorepad print: nie ma wieczorów w: {season}</translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print: wymaga PySide6; instaluje je python3 packaging/run.py</translation>
    </message>
    <message>
        <source>scorepad print: {file} is already there; name a file with -o FILE</source>
        <extracomment>Fault in commands (print name)</extracomment>
        <translation>scorepad print: plik {file} już istnieje; podaj inny przez -o FILE</translation>
    </message>
    <message>
        <source>scorepad print: {file} is one of the files to print; name another PDF</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print: {file} jest wśród plików do druku; podaj inny PDF</translation>
    </message>
    <message>
        <source>scorepad was not in the menu.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>Programu scorepad nie było w menu.</translation>
    </message>
    <message>
        <source>scorepad was removed from the menu.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>Usunięto scorepad z menu.</translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <extracomment>Words in commands (refused)</extracomment>
        <translation>scorepad {command}: {fault}</translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <extracomment>Words in commands (unprinted)</extracomment>
        <translation>scorepad: nie można wypisać: {reason}</translation>
    </message>
    <message>
        <source>scorepad: {fault}</source>
        <extracomment>Words in __main__ (refuse); Fault in commands (print sheets); Fault in commands (opened archive); and elsewhere</extracomment>
        <translation>scorepad: {fault}</translation>
    </message>
    <message>
        <source>seat {seat} is taken twice</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>miejsce {seat} jest zajęte dwa razy</translation>
    </message>
    <message>
        <source>seat {seat} needs a name</source>
        <extracomment>Words in files that are opened or saved (name in)</extracomment>
        <translation>miejsce {seat} wymaga imienia</translation>
    </message>
    <message>
        <source>seats</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>miejsca</translation>
    </message>
    <message>
        <source>seen {time}</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>widziany o {time}</translation>
    </message>
    <message>
        <source>semicolons between the cells of a table</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>średniki między komórkami tabeli</translation>
    </message>
    <message>
        <source>settling up</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>rozliczenie</translation>
    </message>
    <message>
        <source>several tables: print this instead of ranking and cards; may be repeated</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>kilka stołów: drukuje to zamiast wyników i kart par; można powtórzyć</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <extracomment>Help of a command in commands (parser)</extracomment>
        <translation>wypisuje wersję programu i kończy</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>wypisuje tę pomoc i kończy</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>Words in movements of several tables (movement table); Words in movements of several tables (movement grid); Words in movements of several tables (pair card)</extracomment>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>size of the paper (default: by the country)</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>format papieru (domyślnie: zależnie od kraju)</translation>
    </message>
    <message>
        <source>slow play</source>
        <extracomment>Grey example in an evening of several tables</extracomment>
        <translation>powolna gra</translation>
    </message>
    <message>
        <source>small slam bid and made, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>szlemik wylicytowany i wygrany, {vulnerable}</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>piki</translation>
    </message>
    <message>
        <source>split {ns} {ew}</source>
        <extracomment>Words in rankings printed by commands (what)</extracomment>
        <translation>rozdzielony {ns} {ew}</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <extracomment>Words in commands (print out)</extracomment>
        <translation>standardowe wyjście jest zamknięte</translation>
    </message>
    <message>
        <source>step {step} of the evening is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>krok {step} wieczoru jest uszkodzony</translation>
    </message>
    <message>
        <source>step {step} of the evening is missing</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>brakuje kroku {step} wieczoru</translation>
    </message>
    <message>
        <source>stopping the round</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>przerwanie rundy</translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <extracomment>Help of a command in commands (seats)</extracomment>
        <translation>np. &apos;Pani Maj=QC&apos;</translation>
    </message>
    <message>
        <source>such as 4sn+1</source>
        <extracomment>Words in an evening of several tables (show)</extracomment>
        <translation>np. 4pn+1</translation>
    </message>
    <message>
        <source>table {number}</source>
        <extracomment>Words in Phones at the tables (place)</extracomment>
        <translation>stół {number}</translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>plik docelowy; - na standardowe wyjście</translation>
    </message>
    <message>
        <source>team {team} sat North-South on board {board} before</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>drużyna {team} siedziała już na NS w rozdaniu {board}</translation>
    </message>
    <message>
        <source>teams play in pairs: A1-B2, without +</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>drużyny grają parami: A1-B2, bez +</translation>
    </message>
    <message>
        <source>teams: draw the next round by the ranking; no two meet twice</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>drużyny: kojarzy następną rundę według wyników, bez powtórzonych spotkań</translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <extracomment>Fault in the window (open all)</extracomment>
        <translation>do archiwum nie można teraz zapisywać, więc da się otworzyć tylko jeden wieczór</translation>
    </message>
    <message>
        <source>the arrangements</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side (title)</extracomment>
        <translation>ustalenia</translation>
    </message>
    <message>
        <source>the board is missing, e.g. board 7</source>
        <extracomment>Words in score files</extracomment>
        <translation>brakuje rozdania, np. board 7</translation>
    </message>
    <message>
        <source>the card of {name}</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>karta: {name}</translation>
    </message>
    <message>
        <source>the cards drawn</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>wyciągnięte karty</translation>
    </message>
    <message>
        <source>the cards of board {number} are not four hands of thirteen</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>karty rozdania {number} to nie cztery ręce po trzynaście kart</translation>
    </message>
    <message>
        <source>the cards of the boards</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>karty rozdań</translation>
    </message>
    <message>
        <source>the character {code} is not allowed in a name or a reason</source>
        <extracomment>Words in files that are opened or saved (unfit)</extracomment>
        <translation>znak {code} jest niedozwolony w imieniu i w powodzie</translation>
    </message>
    <message>
        <source>the club</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>klub</translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <extracomment>Words in CSV files (contract)</extracomment>
        <translation>brakuje kontraktu albo słowa pass, jeśli wszyscy spasowali</translation>
    </message>
    <message>
        <source>the currency</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>waluta</translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <extracomment>Words in the command check (mended); Words in the window (damaged file)</extracomment>
        <translation>uszkodzony plik zachowano jako {file}</translation>
    </message>
    <message>
        <source>the date</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>data</translation>
    </message>
    <message>
        <source>the dealer</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>rozdający</translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <extracomment>Words in files that are opened or saved (seat)</extracomment>
        <translation>brakuje rozdającego, np. dealer N</translation>
    </message>
    <message>
        <source>the declarer is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take declarer)</extracomment>
        <translation>rozgrywający jest podany dwa razy</translation>
    </message>
    <message>
        <source>the declarer is missing: {names}</source>
        <extracomment>Words in what is typed in the entry line (deal of); Words in files that are opened or saved (contract)</extracomment>
        <translation>brakuje rozgrywającego: {names}</translation>
    </message>
    <message>
        <source>the director</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>sędzia</translation>
    </message>
    <message>
        <source>the director takes 5 per cent from pair 1, or IMPs, or VPs from a team</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>sędzia odejmuje 5 procent parze 1; drużynie impy albo VP</translation>
    </message>
    <message>
        <source>the director’s average counts in place of {contract}</source>
        <extracomment>Words in USEBIO files (what)</extracomment>
        <translation>zamiast {contract} liczy się średnia przyznana przez sędziego</translation>
    </message>
    <message>
        <source>the director’s name is missing, e.g. director Ann</source>
        <extracomment>Words in files that are opened or saved (director)</extracomment>
        <translation>brakuje nazwiska sędziego, np. director Ann</translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>dysk nie może odczytać ani zapisać {file}</translation>
    </message>
    <message>
        <source>the disk is too full for {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>dysk jest zbyt pełny na {file}</translation>
    </message>
    <message>
        <source>the disk takes too long to read or write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>dysk zbyt długo odczytuje lub zapisuje {file}</translation>
    </message>
    <message>
        <source>the disk there is full</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>dysk jest tam pełny</translation>
    </message>
    <message>
        <source>the doubling is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take doubling)</extracomment>
        <translation>kontra jest podana dwa razy</translation>
    </message>
    <message>
        <source>the earlier versions of this evening are damaged</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>wcześniejsze wersje tego wieczoru są uszkodzone</translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>koniec Chicago</translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>brakuje końca pliku; nie wiadomo, jakie wieczory zawierał</translation>
    </message>
    <message>
        <source>the evening does not match its history</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>wieczór nie zgadza się ze swoją historią</translation>
    </message>
    <message>
        <source>the evening has ended</source>
        <extracomment>Words in the page on players' phones (ended)</extracomment>
        <translation>wieczór się zakończył</translation>
    </message>
    <message>
        <source>the evening is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>wieczór jest uszkodzony</translation>
    </message>
    <message>
        <source>the evening is no longer in {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>tego wieczoru nie ma już w {file}</translation>
    </message>
    <message>
        <source>the evening’s ID is damaged</source>
        <extracomment>Fault in files that are opened or saved (kept of)</extracomment>
        <translation>identyfikator wieczoru jest uszkodzony</translation>
    </message>
    <message>
        <source>the file before a correction: print whose place changed</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>plik sprzed poprawki: wypisuje, czyje miejsce się zmieniło</translation>
    </message>
    <message>
        <source>the file for both together</source>
        <extracomment>Help of a command in commands (merge)</extracomment>
        <translation>plik na wynik scalenia</translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <extracomment>Words in files that are opened or saved (decode)</extracomment>
        <translation>ten wieczór jest w pliku dwa razy, najpierw jako {first}</translation>
    </message>
    <message>
        <source>the file is cut off; open a complete copy</source>
        <extracomment>Words in files that are opened or saved (read json)</extracomment>
        <translation>plik się urywa; otwórz pełną kopię</translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>plik zapisała nowsza wersja programu; zaktualizuj scorepad, aby go otworzyć</translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>plik: {said}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>brakuje: %s</translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <extracomment>Words in score files</extracomment>
        <translation>brakuje odmiany gry, np. form rubber</translation>
    </message>
    <message>
        <source>the form: rubber, chicago, cavendish, duplicate or points</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>odmiana: rubber, chicago, cavendish, duplicate lub points</translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <extracomment>Fault in what is typed in the entry line (take honours)</extracomment>
        <translation>honory są podane dwa razy</translation>
    </message>
    <message>
        <source>the keeper’s name is missing, e.g. keeper Ann</source>
        <extracomment>Fault in files that are opened or saved (keeper)</extracomment>
        <translation>brakuje imienia prowadzącego zapis, np. keeper Ann</translation>
    </message>
    <message>
        <source>the laptop cannot save it at the moment; try again soon</source>
        <extracomment>Words in the page on players' phones (unsaved)</extracomment>
        <translation>laptop nie może tego teraz zapisać; spróbuj za chwilę</translation>
    </message>
    <message>
        <source>the laptop has not reached this deal; look again</source>
        <extracomment>Words in the page on players' phones (must be new)</extracomment>
        <translation>laptop jeszcze nie doszedł do tego rozdania; sprawdź jeszcze raz</translation>
    </message>
    <message>
        <source>the laptop has not yet allowed this phone to enter</source>
        <extracomment>Words in the page on players' phones (must be allowed)</extracomment>
        <translation>laptop nie zezwolił jeszcze temu telefonowi na wpisywanie</translation>
    </message>
    <message>
        <source>the last evening of the archive</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>ostatni wieczór archiwum</translation>
    </message>
    <message>
        <source>the letters used for players</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>litery oznaczające graczy</translation>
    </message>
    <message>
        <source>the line</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>kreska</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <extracomment>Words in PBN files (lines); Words in PBN files (read); Fault in score files (too long)</extracomment>
        <translation>wiersz ma więcej niż {most} znaków</translation>
    </message>
    <message>
        <source>the lines below belong to this board</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>wiersze poniżej należą do tego rozdania</translation>
    </message>
    <message>
        <source>the lines below it are compared only with each other</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>wiersze poniżej są porównywane tylko między sobą</translation>
    </message>
    <message>
        <source>the list as one JSON object</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>lista jako jeden obiekt JSON</translation>
    </message>
    <message>
        <source>the list has {number} evenings, the file holds {there}</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>wieczory w spisie: {number}, w pliku: {there}</translation>
    </message>
    <message>
        <source>the list has {number} names, the file holds {there}</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>imiona w spisie: {number}, w pliku: {there}</translation>
    </message>
    <message>
        <source>the mean of the results</source>
        <extracomment>Words in the page At several tables (datums)</extracomment>
        <translation>średnia zapisów</translation>
    </message>
    <message>
        <source>the middle result</source>
        <extracomment>Words in the page At several tables (datums)</extracomment>
        <translation>środkowy zapis</translation>
    </message>
    <message>
        <source>the movement</source>
        <extracomment>Words in files that are opened or saved; Words in two versions of an evening side by side</extracomment>
        <translation>schemat ruchu</translation>
    </message>
    <message>
        <source>the movement (default: the one for pairs that fits the time best)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>schemat (domyślnie: dla par, najlepiej pasujący do czasu)</translation>
    </message>
    <message>
        <source>the movement has other pairs on board {board}</source>
        <extracomment>Words in a deal, a result or an evening (unplanned)</extracomment>
        <translation>według schematu w rozdaniu {board} grają inne pary</translation>
    </message>
    <message>
        <source>the name of the club is missing, e.g. club Bridge by the Sea</source>
        <extracomment>Words in files that are opened or saved (club)</extracomment>
        <translation>brakuje nazwy klubu, np. club Bridge by the Sea</translation>
    </message>
    <message>
        <source>the name {name} is damaged</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>imię {name} jest uszkodzone</translation>
    </message>
    <message>
        <source>the name “{name}” is longer than {most} letters</source>
        <extracomment>Fault in files that are opened or saved (clean name)</extracomment>
        <translation>imię „{name}” ma więcej niż {most} znaków</translation>
    </message>
    <message>
        <source>the names of pairs without a result</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>nazwiska par bez zapisu</translation>
    </message>
    <message>
        <source>the names of players who sit out need commas between them</source>
        <extracomment>Words in CSV files (listed)</extracomment>
        <translation>imiona pauzujących trzeba rozdzielić przecinkami</translation>
    </message>
    <message>
        <source>the names of the pairs are missing</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>brakuje nazwisk par</translation>
    </message>
    <message>
        <source>the newest backup is {file}</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>najnowsza kopia zapasowa to {file}</translation>
    </message>
    <message>
        <source>the next board; allowed anywhere in a round</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>następne rozdanie; w dowolnym miejscu rundy</translation>
    </message>
    <message>
        <source>the next dealer; allowed anywhere in a round</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>następny rozdający; w dowolnym miejscu rundy</translation>
    </message>
    <message>
        <source>the next round</source>
        <extracomment>Words in This evening and New evening (next round)</extracomment>
        <translation>następna runda</translation>
    </message>
    <message>
        <source>the next round has begun; only the laptop can correct this</source>
        <extracomment>Words in the page on players' phones (must be last round); Words in the page on players' phones (must be in time)</extracomment>
        <translation>następna runda już trwa; poprawić to można tylko na laptopie</translation>
    </message>
    <message>
        <source>the note</source>
        <extracomment>Words in files that are opened or saved; Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>notatka</translation>
    </message>
    <message>
        <source>the number can be at most {most}</source>
        <extracomment>Fault in files that are opened or saved (number); Fault in files that are opened or saved (board); Words in files that are opened or saved (evening)</extracomment>
        <translation>liczba może wynosić najwyżej {most}</translation>
    </message>
    <message>
        <source>the only game of an unfinished rubber</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>jedyna partia niedokończonego robra</translation>
    </message>
    <message>
        <source>the only pair in the other direction</source>
        <extracomment>Words in a deal, a result or an evening (unlikely of board)</extracomment>
        <translation>jedyny kontrakt rozgrywany w drugą stronę</translation>
    </message>
    <message>
        <source>the only part-score of an unfinished game</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>jedyna częściówka niedokończonej partii</translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>inne imiona niektórych graczy</translation>
    </message>
    <message>
        <source>the pair North-South, the pair East-West, and the deal</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>para NS, para EW i rozdanie</translation>
    </message>
    <message>
        <source>the part-score of an unfinished rubber earns 100 or 50</source>
        <extracomment>Fault in a deal, a result or an evening; Words in CSV files (options)</extracomment>
        <translation>częściówka niedokończonego robra daje 100 albo 50</translation>
    </message>
    <message>
        <source>the plan of the evening</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>plan wieczoru</translation>
    </message>
    <message>
        <source>the players</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>gracze</translation>
    </message>
    <message>
        <source>the points are given twice</source>
        <extracomment>Words in what is typed in the entry line (take points held)</extracomment>
        <translation>punkty są podane dwa razy</translation>
    </message>
    <message>
        <source>the quotes around a cell do not match, or it is too long</source>
        <extracomment>Words in files that are opened or saved (rows); Words in CSV files (rows)</extracomment>
        <translation>cudzysłowy przy komórce nie są domknięte albo komórka jest za długa</translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>wyniki, karta dla każdej pary albo wszystkie zapisy każdego rozdania (domyślnie: ranking)</translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <extracomment>Words in PBN files (lines)</extracomment>
        <translation>uwaga, która tu się zaczyna, nie ma na końcu }</translation>
    </message>
    <message>
        <source>the result is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take result)</extracomment>
        <translation>wynik jest podany dwa razy</translation>
    </message>
    <message>
        <source>the result is missing, e.g. N 4S+1</source>
        <extracomment>Fault in what is typed in the entry line (read what)</extracomment>
        <translation>brakuje wyniku, np. N 4S+1</translation>
    </message>
    <message>
        <source>the result is missing: =, +1 or -1</source>
        <extracomment>Fault in CSV files (over)</extracomment>
        <translation>brakuje wyniku: =, +1 albo -1</translation>
    </message>
    <message>
        <source>the results</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>wyniki</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>taki sam</translation>
    </message>
    <message>
        <source>the same all evening</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>ci sami przez cały wieczór</translation>
    </message>
    <message>
        <source>the same entry was changed in two ways</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>ten sam wpis zmieniono na dwa sposoby</translation>
    </message>
    <message>
        <source>the same for other programs, with the sum behind every figure</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>to samo dla innych programów, z obliczeniem każdej liczby</translation>
    </message>
    <message>
        <source>the same, and `adjust`, `bye`, `handicap`, `stake` and `pot` as in a score file</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>to samo oraz `adjust`, `bye`, `handicap`, `stake` i `pot` jak w pliku zapisu</translation>
    </message>
    <message>
        <source>the same, for the other side</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>to samo, dla drugiej strony</translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <extracomment>Words in files that are opened or saved (whole)</extracomment>
        <translation>tabela nie podaje wyniku dla {points} punktów</translation>
    </message>
    <message>
        <source>the scale has two rows for {points}</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>tabela ma dwa wiersze dla {points}</translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <extracomment>Words in what is typed in the entry line (score)</extracomment>
        <translation>brakuje zapisu: punkty NS, np. zapis -50</translation>
    </message>
    <message>
        <source>the second evening also has other rounds, which would be lost</source>
        <extracomment>Words in a deal, a result or an evening (same session)</extracomment>
        <translation>drugi wieczór ma też inne rundy, które by przepadły</translation>
    </message>
    <message>
        <source>the setting for victory points</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>ustawienie punktów zwycięstwa</translation>
    </message>
    <message>
        <source>the shares must add up to 100 per cent, e.g. 60/40 or 50/30/20</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>udziały muszą dać razem 100 procent, np. 60/40 lub 50/30/20</translation>
    </message>
    <message>
        <source>the sides are level, or the lead changes</source>
        <extracomment>Words in What if (end words)</extracomment>
        <translation>strony mają tyle samo albo zmienia się prowadzenie</translation>
    </message>
    <message>
        <source>the stake</source>
        <extracomment>Words in files that are opened or saved; Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>stawka</translation>
    </message>
    <message>
        <source>the stake for 100 points is missing, e.g. stake 2.50</source>
        <extracomment>Fault in files that are opened or saved (stake)</extracomment>
        <translation>brakuje stawki za 100 punktów, np. stake 2.50</translation>
    </message>
    <message>
        <source>the stake is per side; partners share it</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>stawka jest na stronę; partnerzy ją dzielą</translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <extracomment>Words in the archive of evenings (figures of)</extracomment>
        <translation>statystyk nie da się odczytać</translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <extracomment>Words in the archive of evenings (figures in)</extracomment>
        <translation>statystyki gracza {name} są uszkodzone</translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <extracomment>Words in what is typed in the entry line (take contract)</extracomment>
        <translation>po {level} brakuje koloru: {suits} albo {notrump}</translation>
    </message>
    <message>
        <source>the title</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <extracomment>Words in files that are opened or saved (title)</extracomment>
        <translation>brakuje tytułu, np. title Wieczór klubowy</translation>
    </message>
    <message>
        <source>the total of the round</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>suma rundy</translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <extracomment>Fault in a deal, a result or an evening (groups)</extracomment>
        <translation>oba laptopy inaczej porównują rozdania</translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <extracomment>Words in __main__ (run)</extracomment>
        <translation>okno wymaga PySide6, które instaluje python3 packaging/run.py; bez niego działają {commands}</translation>
    </message>
    <message>
        <source>the window needs libraries, which your package manager has: {files}</source>
        <extracomment>Words in commands (remedy)</extracomment>
        <translation>okno wymaga bibliotek, które są w menedżerze pakietów: {files}</translation>
    </message>
    <message>
        <source>the window needs libraries; this installs them: {command}</source>
        <extracomment>Words in commands (remedy)</extracomment>
        <translation>okno wymaga bibliotek; instaluje je: {command}</translation>
    </message>
    <message>
        <source>there are not that many tricks</source>
        <extracomment>Words in What if (no such result)</extracomment>
        <translation>nie ma tylu lew</translation>
    </message>
    <message>
        <source>there are two columns “{column}”</source>
        <extracomment>Fault in CSV files (columns)</extracomment>
        <translation>są dwie kolumny „{column}”</translation>
    </message>
    <message>
        <source>there is another code now; scan it on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>kod jest już inny; zeskanuj nowy z ekranu laptopa</translation>
    </message>
    <message>
        <source>there is no evening “{word}”; name its number, its day such as 2026-01-31, or {last}; export --list lists all</source>
        <extracomment>Fault in transfer (named)</extracomment>
        <translation>nie ma wieczoru „{word}”; podaj jego numer, dzień jak 2026-01-31 albo {last}; export --list wymienia wszystkie</translation>
    </message>
    <message>
        <source>there is no round {number}</source>
        <extracomment>Fault in movements of several tables; Fault in commands (refuse more rounds); Fault in an evening of several tables (read away)</extracomment>
        <translation>nie ma rundy {number}</translation>
    </message>
    <message>
        <source>there is no such date: {typed}</source>
        <extracomment>Words in files that are opened or saved (day)</extracomment>
        <translation>nie ma takiej daty: {typed}</translation>
    </message>
    <message>
        <source>this XML cannot be read; open another copy of the file</source>
        <extracomment>Words in files that are opened or saved (read xml)</extracomment>
        <translation>tego XML nie da się odczytać; otwórz inną kopię pliku</translation>
    </message>
    <message>
        <source>this XML is not a file of results (USEBIO)</source>
        <extracomment>Words in USEBIO files (decode)</extracomment>
        <translation>ten XML to nie plik wyników (USEBIO)</translation>
    </message>
    <message>
        <source>this code is not tonight’s; scan the one on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>to nie jest kod z tego wieczoru; zeskanuj ten z ekranu laptopa</translation>
    </message>
    <message>
        <source>this deal is no longer there; look again</source>
        <extracomment>Words in the page on players' phones (nothing there)</extracomment>
        <translation>tego rozdania już nie ma; sprawdź jeszcze raz</translation>
    </message>
    <message>
        <source>this deal was changed; look again</source>
        <extracomment>Words in the page on players' phones (network); Words in the page on players' phones (unchanged deal)</extracomment>
        <translation>to rozdanie zmieniono; sprawdź jeszcze raz</translation>
    </message>
    <message>
        <source>this evening is already there</source>
        <extracomment>Fault in PBN files (begin)</extracomment>
        <translation>ten wieczór już tam jest</translation>
    </message>
    <message>
        <source>this file or folder no longer exists</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>nie ma już takiego pliku ani folderu</translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <extracomment>Fault in files that are opened or saved (kind)</extracomment>
        <translation>to całe archiwum; uruchom scorepad z --archive i jego nazwą i zapisz potrzebne wieczory</translation>
    </message>
    <message>
        <source>this is another table’s result</source>
        <extracomment>Words in the page on players' phones (must be own)</extracomment>
        <translation>to zapis innego stołu</translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <extracomment>Words in CSV files</extracomment>
        <translation>to nie jest tabela rozdań: w pierwszym wierszu muszą być nazwy kolumn, co najmniej declarer, contract i result</translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <extracomment>Words in files that are opened or saved (unreadable)</extracomment>
        <translation>to nie jest plik tekstowy; wybierz inny plik</translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>to nie jest plik wieczoru programu scorepad; wybierz inny plik</translation>
    </message>
    <message>
        <source>this is not the address of the score</source>
        <extracomment>Words in the page on players' phones (route)</extracomment>
        <translation>to nie jest adres zapisu</translation>
    </message>
    <message>
        <source>this is too long; at most {most} letters are allowed</source>
        <extracomment>Words in files that are opened or saved (text); Words in the page on players' phones (too long); Words in the window (too long)</extracomment>
        <translation>to za długie; może mieć do {most} znaków</translation>
    </message>
    <message>
        <source>this letter cannot be read; save the file as Unicode (UTF-8) in its own program</source>
        <extracomment>Words in files that are opened or saved (unreadable)</extracomment>
        <translation>tego znaku nie da się odczytać; zapisz plik jako Unicode (UTF-8) w jego programie</translation>
    </message>
    <message>
        <source>this movement is for {possible}, not for {number}</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>ten schemat jest dla {possible}, nie dla {number}</translation>
    </message>
    <message>
        <source>this part is damaged; open another copy of the file</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>ta część jest uszkodzona; otwórz inną kopię pliku</translation>
    </message>
    <message>
        <source>this phone may only look; ask at the laptop</source>
        <extracomment>Words in the page on players' phones</extracomment>
        <translation>ten telefon może tylko oglądać; zapytaj przy laptopie</translation>
    </message>
    <message>
        <source>this phone was sent away at the laptop</source>
        <extracomment>Words in the page on players' phones (sent away)</extracomment>
        <translation>ten telefon odłączono na laptopie</translation>
    </message>
    <message>
        <source>this request cannot be read</source>
        <extracomment>Words in the page on players' phones</extracomment>
        <translation>tego żądania nie da się odczytać</translation>
    </message>
    <message>
        <source>this result names no pairs, so nobody can be ranked</source>
        <extracomment>Words in PBN files</extracomment>
        <translation>ten zapis nie podaje par, więc nikogo nie da się sklasyfikować</translation>
    </message>
    <message>
        <source>this result was changed; look again</source>
        <extracomment>Words in the page on players' phones (unchanged result)</extracomment>
        <translation>ten zapis zmieniono; sprawdź jeszcze raz</translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <extracomment>Words in CSV files (rows); Words in PBN files (cells)</extracomment>
        <translation>ten wiersz nie pasuje do kolumn swojej tabeli</translation>
    </message>
    <message>
        <source>this session has two scoring methods</source>
        <extracomment>Words in files that are opened or saved (session); Words in USEBIO files (scoring)</extracomment>
        <translation>ten turniej ma dwa sposoby liczenia</translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <extracomment>Words in CSV files (columns)</extracomment>
        <translation>w tej tabeli rozdań nie ma kolumny {columns}</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>remis</translation>
    </message>
    <message>
        <source>to come</source>
        <extracomment>Words in an evening of several tables (to come)</extracomment>
        <translation>jeszcze nie ma</translation>
    </message>
    <message>
        <source>too large for evenings of bridge</source>
        <extracomment>Fault in files that are opened or saved (check sizes); Fault in files that are opened or saved (bounded file); Fault in files that are opened or saved (begin)</extracomment>
        <translation>za duże jak na wieczory brydżowe</translation>
    </message>
    <message>
        <source>too many phones at once; try again soon</source>
        <extracomment>Words in the page on players' phones (crowded)</extracomment>
        <translation>za dużo telefonów naraz; spróbuj za chwilę</translation>
    </message>
    <message>
        <source>too many wrong codes; wait a minute</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>za dużo błędnych kodów; poczekaj minutę</translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <extracomment>Words in the ranking of a session (how played)</extracomment>
        <translation>maks {top}, średnia {average}</translation>
    </message>
    <message>
        <source>two evenings in this file are the same; give each its date</source>
        <extracomment>Words in CSV files (decode)</extracomment>
        <translation>dwa wieczory są w nim takie same; podaj datę każdego z nich</translation>
    </message>
    <message>
        <source>two players must win what the other two lose</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>dwie osoby muszą wygrać tyle, ile przegrywają dwie pozostałe</translation>
    </message>
    <message>
        <source>undoing a payment</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>cofnięcie płatności</translation>
    </message>
    <message>
        <source>undoubled</source>
        <extracomment>Words in What if (doublings)</extracomment>
        <translation>bez kontry</translation>
    </message>
    <message>
        <source>unknown option {option}</source>
        <extracomment>Words in commands and their options (refuse unknown)</extracomment>
        <translation>nieznana opcja {option}</translation>
    </message>
    <message>
        <source>unknown option {option}, perhaps {near}</source>
        <extracomment>Words in commands and their options (refuse unknown)</extracomment>
        <translation>nieznana opcja {option}; czy chodziło o {near}?</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>nieznane argumenty: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>użycie: </translation>
    </message>
    <message>
        <source>vulnerable</source>
        <extracomment>Words in the picture of the table (player aloud); Words in the tables of scores in Help (by vulnerability); Words in deals and figures, everywhere (why)</extracomment>
        <translation>po partii</translation>
    </message>
    <message>
        <source>wants to enter</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>chce wpisywać</translation>
    </message>
    <message>
        <source>was {points}</source>
        <extracomment>Words in the list of deals and the entry line (was); Words in an evening of several tables (brought before)</extracomment>
        <translation>było {points}</translation>
    </message>
    <message>
        <source>what each row of a table is (default: deals)</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>co jest w wierszach tabeli (domyślnie: deals)</translation>
    </message>
    <message>
        <source>what one player owes another, apart from the score</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>dług jednego gracza wobec drugiego, poza zapisem</translation>
    </message>
    <message>
        <source>what the stake is for</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>za co jest stawka</translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <extracomment>Help of a command in commands (merge)</extracomment>
        <translation>tam, gdzie oba się różnią, zostawia wersję z pierwszego</translation>
    </message>
    <message>
        <source>where the two differ, use the file’s version without asking</source>
        <extracomment>Example of a command in commands; Help of a command in commands (import)</extracomment>
        <translation>tam, gdzie oba się różnią, bierze bez pytania wersję z pliku</translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <extracomment>Words in a deal, a result or an evening (meant)</extracomment>
        <translation>które rozdanie? Np. 3 {pairs} 4pn</translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>które rozdania poprawiono później</translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <extracomment>Words in a deal, a result or an evening (meant)</extracomment>
        <translation>które pary? Np. {pairs} 4pn</translation>
    </message>
    <message>
        <source>who comes late or leaves, e.g. 7=1 or 5=6-</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>kto się spóźnia lub wychodzi wcześniej, np. 7=1 lub 5=6-</translation>
    </message>
    <message>
        <source>who deals next</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>kto rozdaje następne</translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>kto prowadzi zapis</translation>
    </message>
    <message>
        <source>who sits where (optional); `out=Eve` sits out</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>kto gdzie siedzi (opcjonalnie); `out=Eve` pauzuje</translation>
    </message>
    <message>
        <source>who sits where, and who sits there afterwards</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>kto gdzie siedzi i kto siedzi tam potem</translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <extracomment>Words in what is typed in the entry line (passed out)</extracomment>
        <translation>czyje to punkty, np. ns 23p czy ew 23p?</translation>
    </message>
    <message>
        <source>whose side is We</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>czyja strona to My</translation>
    </message>
    <message>
        <source>with 20 points each, the expected score is 0: 20 0/0</source>
        <extracomment>Fault in a deal, a result or an evening (check scale)</extracomment>
        <translation>przy 20 punktach po obu stronach oczekiwany wynik to 0: 20 0/0</translation>
    </message>
    <message>
        <source>without rounds, a new one begins after each rubber</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>bez numerów rund nowa zaczyna się po każdym robrze</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Words in commands (agrees)</extracomment>
        <translation>tak</translation>
    </message>
    <message>
        <source>you can undo this</source>
        <extracomment>Words in transfer (in words)</extracomment>
        <translation>można to cofnąć</translation>
    </message>
    <message>
        <source>your home folder is unknown; set HOME to it</source>
        <extracomment>Fault in the archive of evenings (home of)</extracomment>
        <translation>nie wiadomo, gdzie jest katalog domowy; podaj go w HOME</translation>
    </message>
    <message>
        <source>your own scale: points held, expected score not vulnerable and vulnerable</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>własna tabela: bilans i oczekiwany wynik, przed partią i po partii</translation>
    </message>
    <message>
        <source>your side entered this result; the other side has to agree</source>
        <extracomment>Words in the page on players' phones (must be other side)</extracomment>
        <translation>ten zapis wpisała wasza strona; potwierdza go druga strona</translation>
    </message>
    <message>
        <source>{address} is not a private address of this computer.</source>
        <extracomment>Sentence in Phones at the tables (not private)</extracomment>
        <translation>{address} nie jest prywatnym adresem tego komputera.</translation>
    </message>
    <message>
        <source>{amount} for 100 points</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>{amount} za 100 punktów</translation>
    </message>
    <message>
        <source>{amount} for each IMP</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>{amount} za 1 imp</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <extracomment>Words in a deal, a result or an evening (all of)</extracomment>
        <translation>{before} i {last}</translation>
    </message>
    <message>
        <source>{before} and {points} below the line make {sum}.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{before} i {points} pod kreską to razem {sum}.</translation>
    </message>
    <message>
        <source>{before} and {points} below the line make {sum}: a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{before} i {points} pod kreską to razem {sum}: partia.</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <extracomment>Words in a deal, a result or an evening (one of)</extracomment>
        <translation>{before} albo {last}</translation>
    </message>
    <message>
        <source>{before}, {last}</source>
        <extracomment>Words in a deal, a result or an evening; Words in a deal, a result or an evening (each of)</extracomment>
        <translation>{before}, {last}</translation>
    </message>
    <message>
        <source>{before}; {last}</source>
        <extracomment>Words in a deal, a result or an evening (joined)</extracomment>
        <translation>{before}; {last}</translation>
    </message>
    <message>
        <source>{board}, {ns} against {ew}</source>
        <extracomment>Words in two versions of an evening side by side (sides)</extracomment>
        <translation>{board}, {ns} – {ew}</translation>
    </message>
    <message>
        <source>{board}, {ns}–{ew}: {before} became {result}</source>
        <extracomment>Words in an evening of several tables (changed)</extracomment>
        <translation>{board}, {ns}–{ew}: {before} → {result}</translation>
    </message>
    <message>
        <source>{board}, {result} – was {before}.</source>
        <extracomment>Sentence in an evening of several tables (corrected)</extracomment>
        <translation>{board}, {result} – było {before}.</translation>
    </message>
    <message>
        <source>{board}: {result}: {points} for {pair}, elsewhere {others}</source>
        <extracomment>Words in an evening of several tables (best board)</extracomment>
        <translation>{board}: {result}: {points} dla: {pair}; na innych stołach {others}</translation>
    </message>
    <message>
        <source>{chair} ({player})</source>
        <extracomment>Words in what is typed in the entry line (with name)</extracomment>
        <translation>{chair} ({player})</translation>
    </message>
    <message>
        <source>{command}: {fault}; see {command} --help</source>
        <extracomment>Words in commands (error)</extracomment>
        <translation>{command}: {fault}; zobacz {command} --help</translation>
    </message>
    <message>
        <source>{contract} by {player}</source>
        <extracomment>Words in deals and figures, everywhere (item words); Words in two versions of an evening side by side (deal)</extracomment>
        <translation>{contract}, gra {player}</translation>
    </message>
    <message>
        <source>{contract} made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>{contract} swoje</translation>
    </message>
    <message>
        <source>{contract}, by {player}</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>{contract}, gra {player}</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <extracomment>Words in What if (outlook aloud)</extracomment>
        <translation>{contract}, {result}: {points}</translation>
    </message>
    <message>
        <source>{day}, {players}. After that, it can be restored only from a backup that still has it.</source>
        <extracomment>Sentence in Deleted evenings (erasing)</extracomment>
        <translation>{day}, {players}. Potem można go przywrócić tylko z kopii, w której jeszcze jest.</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({place})</source>
        <extracomment>Words in This evening, what was agreed (best deal)</extracomment>
        <translation>{deal}: {points} IMP, {side} ({place})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({place})</source>
        <extracomment>Words in This evening, what was agreed (best deal)</extracomment>
        <translation>{deal}: {points} pkt, {side} ({place})</translation>
    </message>
    <message>
        <source>{drawn} of {played} players</source>
        <extracomment>Words in Standings (lines drawn)</extracomment>
        <translation>{drawn} z {played} graczy</translation>
    </message>
    <message>
        <source>{evening} is missing</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>brakuje: {evening}</translation>
    </message>
    <message>
        <source>{evening}: can no longer be read</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: nie da się go już odczytać</translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: skasowano go albo nic z niego nie zostało</translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <extracomment>Words in the archive of evenings (figures in)</extracomment>
        <translation>{evening}: statystyki są uszkodzone</translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: przywrócono z kopii z {day}</translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: przywrócono do ostatniego czytelnego kroku; reszta przepadła</translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: przywrócono, ale przepadły niektóre wcześniejsze kroki</translation>
    </message>
    <message>
        <source>{evening}: where the two differ, take the version of {file}?</source>
        <extracomment>Words in commands (decided)</extracomment>
        <translation>{evening}: czy tam, gdzie się różnią, wziąć wersję z {file}?</translation>
    </message>
    <message>
        <source>{expected} expected</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>oczekiwane: {expected}</translation>
    </message>
    <message>
        <source>{fewest} to {most} players can draw, not {number}</source>
        <extracomment>Words in files that are opened or saved (round)</extracomment>
        <translation>karty może ciągnąć od {fewest} do {most} graczy, nie {number}</translation>
    </message>
    <message>
        <source>{figure} is out of range: {least} to {most}</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>{figure} nie mieści się w zakresie od {least} do {most}</translation>
    </message>
    <message>
        <source>{file} cannot be merged: {reason}</source>
        <extracomment>Words in commands (refusing)</extracomment>
        <translation>{file} nie da się scalić: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>nie można otworzyć {file}</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why}</source>
        <extracomment>Words in the window (cannot open)</extracomment>
        <translation>Nie można otworzyć {file}. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: {reason}</source>
        <extracomment>Words in commands (refusal)</extracomment>
        <translation>nie można odczytać ani zapisać {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <extracomment>Words in commands (cannot be read); Words in house rules (load scale)</extracomment>
        <translation>nie można odczytać {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <extracomment>Words in commands (cannot be written)</extracomment>
        <translation>nie można zapisać {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Nothing was changed there.</source>
        <extracomment>Sentence in the window (cannot write)</extracomment>
        <translation>Nie można zapisać {file}: {reason}. Nic tam nie zmieniono.</translation>
    </message>
    <message>
        <source>{file} has a different version of this evening. Replace yours? You can undo this.</source>
        <extracomment>Sentence in the history and the backups of evenings (which state)</extracomment>
        <translation>{file} zawiera inną wersję tego wieczoru. Zastąpić swoją? Można to cofnąć.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>{file} zawiera inną wersję tego wieczoru.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening: {counts}.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>{file} zawiera inną wersję tego wieczoru: {counts}.</translation>
    </message>
    <message>
        <source>{file} is a folder</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} jest folderem</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} jest uszkodzony</translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <extracomment>Fault in checking the archive (check)</extracomment>
        <translation>{file} jest pusty albo go brakuje, ale jest kopia z {day}; przywróci ją check --mend</translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} nie jest archiwum programu scorepad</translation>
    </message>
    <message>
        <source>{file} is open now.</source>
        <extracomment>Sentence in the window (open all)</extracomment>
        <translation>{file}: ten wieczór jest teraz otwarty.</translation>
    </message>
    <message>
        <source>{file} is sound: there is nothing to repair</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} jest w porządku: nie ma czego naprawiać</translation>
    </message>
    <message>
        <source>{file} is sound: {evenings}, {deals}</source>
        <extracomment>Words in the command check (check)</extracomment>
        <translation>{file} jest w porządku: {evenings}, {deals}</translation>
    </message>
    <message>
        <source>{file} is sound; its statistics are counted again when needed</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} jest w porządku; statystyki zostaną w razie potrzeby policzone od nowa</translation>
    </message>
    <message>
        <source>{file} must end in {endings}</source>
        <extracomment>Words in commands (check ending)</extracomment>
        <translation>{file} musi się kończyć na {endings}</translation>
    </message>
    <message>
        <source>{file} still has this line; delete it there:</source>
        <extracomment>Words in commands (removed)</extracomment>
        <translation>{file} nadal zawiera ten wiersz; usuń go stamtąd:</translation>
    </message>
    <message>
        <source>{file} was added and is open now.</source>
        <extracomment>Sentence in the window (added)</extracomment>
        <translation>Dodano {file}; wieczór jest teraz otwarty.</translation>
    </message>
    <message>
        <source>{file} was already in the archive and is open now.</source>
        <extracomment>Sentence in the window (became)</extracomment>
        <translation>{file} już jest w archiwum; wieczór jest teraz otwarty.</translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>inny program zmienił {file}; sprawdź jeszcze raz</translation>
    </message>
    <message>
        <source>{file} was removed.</source>
        <extracomment>Sentence in commands (removed)</extracomment>
        <translation>Usunięto {file}.</translation>
    </message>
    <message>
        <source>{file} was repaired</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} naprawiono</translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} zapisała nowsza wersja programu; pliku nie zmieniono</translation>
    </message>
    <message>
        <source>{file} was written; type this line once, and new terminals use it:</source>
        <extracomment>Words in commands (complete)</extracomment>
        <translation>{file} zapisano; wpisz raz ten wiersz, a nowe terminale będą z niego korzystać:</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <extracomment>Words in house rules (load scale)</extracomment>
        <translation>{file}, wiersz {line}: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n evening(s)</source>
        <extracomment>Words in commands (evenings into)</extracomment>
        <translation>
            <numerusform>{file}: %n wieczór</numerusform>
            <numerusform>{file}: %n wieczory</numerusform>
            <numerusform>{file}: %n wieczorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n page(s)</source>
        <extracomment>Words in commands (pages into)</extracomment>
        <translation>
            <numerusform>{file}: %n strona</numerusform>
            <numerusform>{file}: %n strony</numerusform>
            <numerusform>{file}: %n stron</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: a name with a line break cannot be in a menu</source>
        <extracomment>Words in commands (quoted)</extracomment>
        <translation>{file}: nazwa ze znakiem końca wiersza nie może być w menu</translation>
    </message>
    <message numerus="yes">
        <source>{file}: it holds %n evening(s); import it to choose one of them</source>
        <extracomment>Fault in commands (evening in)</extracomment>
        <translation>
            <numerusform>{file}: zawiera %n wieczór; wczytaj plik, aby go wybrać</numerusform>
            <numerusform>{file}: zawiera %n wieczory; wczytaj plik, aby wybrać jeden z nich</numerusform>
            <numerusform>{file}: zawiera %n wieczorów; wczytaj plik, aby wybrać jeden z nich</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: new terminals complete scorepad with the Tab key</source>
        <extracomment>Words in commands (complete)</extracomment>
        <translation>{file}: nowe terminale uzupełniają scorepad klawiszem Tab</translation>
    </message>
    <message>
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <extracomment>Words in commands (refused)</extracomment>
        <translation>{file}: w archiwum jest inna wersja wieczoru, więc niczego nie wczytano; --replace bierze wersję z pliku: {differs}</translation>
    </message>
    <message>
        <source>{file}: {counts}</source>
        <extracomment>Words in commands (merge)</extracomment>
        <translation>{file}: {counts}</translation>
    </message>
    <message>
        <source>{file}:1: no line has pairs, e.g. 1-2: N 4S+1 below a board</source>
        <extracomment>Fault in commands (ranked)</extracomment>
        <translation>{file}:1: żaden wiersz nie ma par, np. 1-2: N 4S+1 pod rozdaniem</translation>
    </message>
    <message>
        <source>{first} and {second}: board {board} has been played at both tables</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>{first} i {second}: rozdanie {board} zagrano przy obu stołach</translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <extracomment>Words in PBN files (check boards)</extracomment>
        <translation>z innego programu nie da się odczytać: {form}; tylko brydż porównawczy</translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <extracomment>Words in the panel beside the sheet (goes on back score)</extracomment>
        <translation>{hundreds} w zestawieniu</translation>
    </message>
    <message>
        <source>{left} and {came} are one player: only the n&amp;ame was wrong</source>
        <extracomment>Button or menu entry in This evening and New evening (only spelling)</extracomment>
        <translation>{left} i {came} to jeden gracz: tylko im&amp;ię było złe</translation>
    </message>
    <message>
        <source>{letters} for {player}</source>
        <extracomment>Words in what is typed in the entry line (way)</extracomment>
        <translation>{letters} – {player}</translation>
    </message>
    <message>
        <source>{letter} is {player}; type {ways}</source>
        <extracomment>Words in what is typed in the entry line (reminder)</extracomment>
        <translation>{letter} to {player}; wpisz {ways}</translation>
    </message>
    <message>
        <source>{letter}: {players}? Type {ways}</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>{letter}: {players}? Wpisz {ways}</translation>
    </message>
    <message>
        <source>{made}; no IMPs until the points are entered, e.g. 23p</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>{made}; bez impów, dopóki nie podano bilansu, np. 23p</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <extracomment>Words in the charts of Standings (month or year); Words in Earlier evenings (month name)</extracomment>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>{name} (Enter)</source>
        <extracomment>Words in the panel after a round (with enter)</extracomment>
        <translation>{name} (Enter)</translation>
    </message>
    <message>
        <source>{name} alone means the seat {chair}; type more of the name.</source>
        <extracomment>Sentence in This evening and New evening (letter of a chair)</extracomment>
        <translation>Samo {name} znaczy miejsce {chair}; wpisz więcej liter imienia.</translation>
    </message>
    <message>
        <source>{name} already has the {card}.</source>
        <extracomment>Sentence in This evening and New evening (check cards)</extracomment>
        <translation>{card}: tę kartę ma już {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be in two places</source>
        <extracomment>Fault in a deal, a result or an evening; Words in files that are opened or saved (read seating)</extracomment>
        <translation>{name} nie może być w dwóch miejscach</translation>
    </message>
    <message>
        <source>{name} draws only once</source>
        <extracomment>Fault in commands (seats); Fault in files that are opened or saved (round)</extracomment>
        <translation>{name} ciągnie kartę tylko raz</translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <extracomment>Sentence in This evening and New evening (fault)</extracomment>
        <translation>{name} już tu jest.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>Words in Back score (in all)</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}’s phone has {entered}, the sheet has {there}.</source>
        <extracomment>Sentence in the window (differs)</extracomment>
        <translation>W telefonie ({name}) jest {entered}, na arkuszu {there}.</translation>
    </message>
    <message>
        <source>{name}’s phone wants to enter deals.</source>
        <extracomment>Sentence in the window (wants to enter)</extracomment>
        <translation>Telefon ({name}) chce wpisywać rozdania.</translation>
    </message>
    <message>
        <source>{newcomer} for {player}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>{newcomer} za: {player}</translation>
    </message>
    <message>
        <source>{north} and {south} play {east} and {west}.</source>
        <extracomment>Sentence in the panel beside the sheet (outcome)</extracomment>
        <translation>{north} i {south} grają przeciw parze {east} i {west}.</translation>
    </message>
    <message>
        <source>{ns} (N-S) against {ew} (E-W)</source>
        <extracomment>Words in sheets printed by commands (seats text)</extracomment>
        <translation>{ns} (N-S) – {ew} (E-W)</translation>
    </message>
    <message>
        <source>{number} IMPs</source>
        <extracomment>Words in Standings, where a figure comes from (imps)</extracomment>
        <translation>{number} IMP</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Words in an evening of several tables (count of); Words in Help (found); Words in the dialog Print (show page of); and elsewhere</extracomment>
        <translation>{number} z {total}</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <extracomment>Words in sheets printed by commands (title); Words in the window (pairs); Words in the panel beside the sheet (pairing)</extracomment>
        <translation>{one} – {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are both called {name}</source>
        <extracomment>Words in an evening of several tables (check twice)</extracomment>
        <translation>{one} i {other} mają tę samą nazwę: {name}</translation>
    </message>
    <message>
        <source>{one} and {other} are not two players of this archive</source>
        <extracomment>Fault in the archive of evenings (merge players)</extracomment>
        <translation>{one} i {other} to nie dwie osoby z tego archiwum</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <extracomment>Fault in a deal, a result or an evening (rank draw)</extracomment>
        <translation>{one} i {other} nie mogą mieć tej samej karty: {card}</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <extracomment>Fault in the archive of evenings (merge players)</extracomment>
        <translation>{one} i {other}: razem przy jednym stole, więc to dwie osoby</translation>
    </message>
    <message>
        <source>{option} goes with {other}</source>
        <extracomment>Words in commands (goes with)</extracomment>
        <translation>{option} działa tylko z {other}</translation>
    </message>
    <message>
        <source>{option} is given twice</source>
        <extracomment>Words in commands</extracomment>
        <translation>{option} jest podane dwa razy</translation>
    </message>
    <message>
        <source>{pair} comes late, in round {round}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} przychodzi później, w rundzie {round}.</translation>
    </message>
    <message>
        <source>{pair} does not play.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} nie gra.</translation>
    </message>
    <message>
        <source>{pair} has already played board {board}</source>
        <extracomment>Words in a deal, a result or an evening (add)</extracomment>
        <translation>{pair}: to rozdanie ({board}) było już grane</translation>
    </message>
    <message>
        <source>{pair} has two handicaps</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in what is typed in the entry line (read handicaps)</extracomment>
        <translation>{pair} ma dwa handicapy</translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <extracomment>Fault in a deal, a result or an evening; Words in files that are opened or saved (pairs)</extracomment>
        <translation>{pair}: podano dwa razy</translation>
    </message>
    <message>
        <source>{pair} is not in the movement</source>
        <extracomment>Words in a deal, a result or an evening (unplanned); Fault in movements of several tables; Words in what is typed in the entry line (directed); and elsewhere</extracomment>
        <translation>{pair}: brak w schemacie ruchu</translation>
    </message>
    <message>
        <source>{pair} joins in round {round}, where a place is free.</source>
        <extracomment>Sentence in movements of several tables (joins)</extracomment>
        <translation>{pair} dołącza w rundzie {round}, gdzie jest wolne miejsce.</translation>
    </message>
    <message>
        <source>{pair} joins in round {round}; in each round another sits out: {others}.</source>
        <extracomment>Sentence in movements of several tables (joins)</extracomment>
        <translation>{pair} dołącza w rundzie {round}; w każdej rundzie jedna z tych par pauzuje: {others}.</translation>
    </message>
    <message>
        <source>{pair} leaves after round {round}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} kończy grę po rundzie {round}.</translation>
    </message>
    <message>
        <source>{pair} misses round {first}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} nie gra w rundzie {first}.</translation>
    </message>
    <message>
        <source>{pair} misses rounds {first} to {last}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} nie gra w rundach od {first} do {last}.</translation>
    </message>
    <message>
        <source>{pair} stays</source>
        <extracomment>Words in movements of several tables (goes)</extracomment>
        <translation>{pair} zostaje</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee}</source>
        <extracomment>Fault in a deal, a result or an evening (check payments)</extracomment>
        <translation>{payer} → {payee}: nie można zapłacić</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee} {amount}</source>
        <extracomment>Fault in a deal, a result or an evening (check payments)</extracomment>
        <translation>{payer} → {payee}: nie można zapłacić {amount}</translation>
    </message>
    <message>
        <source>{payer} owed {payee}</source>
        <extracomment>Words in Settling up (owed)</extracomment>
        <translation>{payer} → {payee}: wcześniejszy dług</translation>
    </message>
    <message>
        <source>{payer} owes {payee}</source>
        <extracomment>Words in Settling up (owes)</extracomment>
        <translation>{payer} → {payee}: dług</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}</source>
        <extracomment>Words in Settling up (debt)</extracomment>
        <translation>{payer} → {payee}: dług {amount}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: {reason}</source>
        <extracomment>Words in sheets printed by commands (payments)</extracomment>
        <translation>{payer} → {payee}: dług {amount}, {reason}</translation>
    </message>
    <message>
        <source>{payer} paid {payee}</source>
        <extracomment>Words in Settling up (who)</extracomment>
        <translation>{payer} → {payee}: zapłacone</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} → {payee}: zapłacone {amount}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} on {day}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} → {payee}: zapłacone {amount}, {day}</translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <extracomment>Words in Settling up (who)</extracomment>
        <translation>{payer} → {payee}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} → {payee}: {amount}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}</source>
        <extracomment>Words in two versions of an evening side by side (said)</extracomment>
        <translation>{place}: tutaj {ours}, w pliku {theirs}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}; both are kept</source>
        <extracomment>Words in two versions of an evening side by side (said)</extracomment>
        <translation>{place}: tutaj {ours}, w pliku {theirs}; oba zostają</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <extracomment>Words in checking the archive (of evening); Fault in commands (refuse more rounds); Fault in commands (refused); and elsewhere</extracomment>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <source>{players} lead</source>
        <extracomment>Words in This evening, what was agreed (leads)</extracomment>
        <translation>Prowadzą {players}</translation>
    </message>
    <message>
        <source>{players} sit out</source>
        <extracomment>Words in sheets printed by commands (seats text); Words in the picture of the table (who sits out)</extracomment>
        <translation>Pauzują: {players}</translation>
    </message>
    <message>
        <source>{players} win the evening</source>
        <extracomment>Words in This evening, what was agreed (wins)</extracomment>
        <translation>{players} wygrywają wieczór</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>{player} (ty)</translation>
    </message>
    <message>
        <source>{player} and {other} change seats</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} i {other} zamieniają się miejscami</translation>
    </message>
    <message>
        <source>{player} comes in for {other}</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} wchodzi za: {other}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the panel after a round (follow)</extracomment>
        <translation>Rozdaje {player}</translation>
    </message>
    <message>
        <source>{player} deals. {vulnerable}.</source>
        <extracomment>Sentence in the list of deals and the entry line (board facts)</extracomment>
        <translation>Rozdaje {player}. {vulnerable}.</translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <extracomment>Sentence in This evening and New evening (player changes)</extracomment>
        <translation>{player} dołącza.</translation>
    </message>
    <message>
        <source>{player} leads</source>
        <extracomment>Words in This evening, what was agreed (leads)</extracomment>
        <translation>Prowadzi {player}</translation>
    </message>
    <message>
        <source>{player} leaves and nobody takes the chair: name somebody, or stop the round first</source>
        <extracomment>Fault in This evening and New evening (check chairs)</extracomment>
        <translation>{player} odchodzi i nikt nie zajmuje miejsca: podaj kogoś albo najpierw przerwij rundę</translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <extracomment>Sentence in This evening and New evening (player changes)</extracomment>
        <translation>{player} odchodzi; wcześniejsze rundy zostają w zestawieniu.</translation>
    </message>
    <message>
        <source>{player} sits out</source>
        <extracomment>Words in sheets printed by commands (seats text); Words in the picture of the table (who sits out)</extracomment>
        <translation>Pauzuje {player}</translation>
    </message>
    <message>
        <source>{player} sits out; at the table are {names}</source>
        <extracomment>Words in what is typed in the entry line (skip)</extracomment>
        <translation>Pauzuje {player}; przy stole siedzą: {names}</translation>
    </message>
    <message>
        <source>{player} sits {chair}</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} siada na {chair}</translation>
    </message>
    <message>
        <source>{player} wins the evening</source>
        <extracomment>Words in This evening, what was agreed (wins)</extracomment>
        <translation>{player} wygrywa wieczór</translation>
    </message>
    <message>
        <source>{points} agreed on: {reason}</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>umówiono {points}: {reason}</translation>
    </message>
    <message>
        <source>{points} below the line count towards a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{points} pod kreską liczy się do partii.</translation>
    </message>
    <message>
        <source>{points} below the line make a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{points} pod kreską to partia.</translation>
    </message>
    <message>
        <source>{points} for North-South, {rest} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (as scored)</extracomment>
        <translation>{points} dla NS, {rest} dla EW</translation>
    </message>
    <message>
        <source>{points} hon.</source>
        <extracomment>Sentence in the list of deals and the entry line (declarer)</extracomment>
        <translation>hon. {points}</translation>
    </message>
    <message>
        <source>{points} honours</source>
        <extracomment>Words in the bidding pad (fill groups); Words in the list of deals and the entry line (declarer)</extracomment>
        <translation>honory {points}</translation>
    </message>
    <message>
        <source>{points} honours held by {player}</source>
        <extracomment>Words in deals and figures, everywhere (honours said)</extracomment>
        <translation>honory {points} ({player})</translation>
    </message>
    <message>
        <source>{points} points from every other result of the board</source>
        <extracomment>Words in a deal, a result or an evening (unlikely of board)</extracomment>
        <translation>różni się o {points} pkt od każdego innego zapisu w tym rozdaniu</translation>
    </message>
    <message>
        <source>{points} to They</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} dla nich</translation>
    </message>
    <message>
        <source>{points} to We</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} dla nas</translation>
    </message>
    <message>
        <source>{points} to {side}</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{side}: {points}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>{rank}, {suit}</translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <extracomment>Sentence in the archive of evenings (not saved)</extracomment>
        <translation>{reason} Wpisy są tylko w pamięci; zostaną zapisane, gdy tylko będzie to możliwe.</translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <extracomment>Sentence in the archive of evenings (not saved)</extracomment>
        <translation>{reason} Nowych wpisów nie da się zapisać.</translation>
    </message>
    <message numerus="yes">
        <source>{restored} of %n evening(s) restored.</source>
        <extracomment>Sentence in the command check (mended); Sentence in the archive of evenings (what was rescued)</extracomment>
        <translation>
            <numerusform>Przywrócono {restored} z %n wieczoru.</numerusform>
            <numerusform>Przywrócono {restored} z %n wieczorów.</numerusform>
            <numerusform>Przywrócono {restored} z %n wieczorów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} begins with this deal; it cannot move up.</source>
        <extracomment>Sentence in the window (move by)</extracomment>
        <translation>{round} zaczyna się od tego rozdania; nie można go przesunąć w górę.</translation>
    </message>
    <message>
        <source>{round} ends with this deal; it cannot move down.</source>
        <extracomment>Sentence in the window (move by)</extracomment>
        <translation>{round} kończy się tym rozdaniem; nie można go przesunąć w dół.</translation>
    </message>
    <message>
        <source>{round} is not over and does not count yet.</source>
        <extracomment>Sentence in results and money (about rounds)</extracomment>
        <translation>{round} jeszcze trwa i się nie liczy.</translation>
    </message>
    <message>
        <source>{round} is now unfinished.</source>
        <extracomment>Sentence in the window (standing)</extracomment>
        <translation>{round} znów trwa.</translation>
    </message>
    <message>
        <source>{round} is stopped here</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>{round} kończy się tu przed czasem</translation>
    </message>
    <message>
        <source>{round} no longer ends.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>{round} już się nie kończy.</translation>
    </message>
    <message numerus="yes">
        <source>{round} now ends after deal {last}, without %n later deal(s).</source>
        <extracomment>Sentence in the window (stray deals)</extracomment>
        <translation>
            <numerusform>{round}: koniec po rozdaniu {last}; %n późniejsze rozdanie się nie liczy.</numerusform>
            <numerusform>{round}: koniec po rozdaniu {last}; %n późniejsze rozdania się nie liczą.</numerusform>
            <numerusform>{round}: koniec po rozdaniu {last}; %n późniejszych rozdań się nie liczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>{round} kończy się teraz po rozdaniu {last}.</translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <extracomment>Sentence in the window (stopped early)</extracomment>
        <translation>{round} kończy się przed czasem.</translation>
    </message>
    <message>
        <source>{round}, IMPs</source>
        <extracomment>Words in the back score (names); Words in deals and figures, everywhere (round title)</extracomment>
        <translation>{round}, impy</translation>
    </message>
    <message>
        <source>{round}, board {number}</source>
        <extracomment>Words in the window (deal place)</extracomment>
        <translation>{round}, rozdanie {number}</translation>
    </message>
    <message>
        <source>{round}, deal by deal</source>
        <extracomment>Words in what is printed (said of)</extracomment>
        <translation>{round}, rozdanie po rozdaniu</translation>
    </message>
    <message>
        <source>{round}, deal {number}</source>
        <extracomment>Words in the window (deal place); Words in two versions of an evening side by side (title)</extracomment>
        <translation>{round}, rozdanie {number}</translation>
    </message>
    <message>
        <source>{said} and {ended}</source>
        <extracomment>Words in What if (outlook aloud)</extracomment>
        <translation>{said} i {ended}</translation>
    </message>
    <message>
        <source>{said} – paused</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>{said} – zatrzymany</translation>
    </message>
    <message>
        <source>{said}: {sum}</source>
        <extracomment>Words in what is printed (outcome); Words in deals and figures, everywhere (why)</extracomment>
        <translation>{said}: {sum}</translation>
    </message>
    <message>
        <source>{said}; boards {number}</source>
        <extracomment>Words in rankings printed by commands (match)</extracomment>
        <translation>{said}; rozdania: {number}</translation>
    </message>
    <message>
        <source>{said}; victory points {home} to {visitors}</source>
        <extracomment>Words in the ranking of a session (match said)</extracomment>
        <translation>{said}; VP {home}:{visitors}</translation>
    </message>
    <message>
        <source>{said}; {points} for {side}</source>
        <extracomment>Words in an evening of several tables (understood)</extracomment>
        <translation>{said}; {points} dla {side}</translation>
    </message>
    <message>
        <source>{score} IMPs in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} IMP ({rounds})</translation>
    </message>
    <message>
        <source>{score} against the datum {datum}, a difference of {by}: {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (butler)</extracomment>
        <translation>{score} wobec średniej {datum}, różnica {by}: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}, and {tie} for each of {missing} missing results: {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} wobec {others} i {tie} za każdy brakujący zapis ({missing}): {points} z {top}; EW {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (cross imps)</extracomment>
        <translation>{score} wobec {others}: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} wobec {others}: {points} z {top}; EW {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {sum} / {times} = {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (cross imps)</extracomment>
        <translation>{score} wobec {others}: {sum} / {times} = {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}; {results} results where there are up to {expected}: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} wobec {others}; zapisów {results} z możliwych {expected}: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} z {top}; EW {rest}</translation>
    </message>
    <message>
        <source>{score} in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} ({rounds})</translation>
    </message>
    <message>
        <source>{score} points in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} pkt ({rounds})</translation>
    </message>
    <message>
        <source>{seat} deals next</source>
        <extracomment>Name for a screen reader in This evening and New evening</extracomment>
        <translation>Następne rozdaje: {seat}</translation>
    </message>
    <message>
        <source>{seat} keeps the score</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>Zapis prowadzi: {seat}</translation>
    </message>
    <message numerus="yes">
        <source>{side}
win by %n IMP(s)</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>{side}
wygrywają o %n imp</numerusform>
            <numerusform>{side}
wygrywają o %n impy</numerusform>
            <numerusform>{side}
wygrywają o %n impów</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}
win by {points}</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>{side}
wygrywają o {points}</translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <extracomment>Words in the panel beside the sheet (other results)</extracomment>
        <translation>{side}: {points}, {why}</translation>
    </message>
    <message>
        <source>{side} is a side; is the declarer {one} or {other}?</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>{side} to strona; kto rozgrywa, {one} czy {other}?</translation>
    </message>
    <message>
        <source>{side} need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs); Words in the picture of the table (what sides need)</extracomment>
        <translation>{side}: jeszcze {points} do partii</translation>
    </message>
    <message>
        <source>{side} need {points} for game and rubber</source>
        <extracomment>Words in the picture of the table (what sides need)</extracomment>
        <translation>{side}: jeszcze {points} do partii i robra</translation>
    </message>
    <message>
        <source>{side} play</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>gra {side}</translation>
    </message>
    <message>
        <source>{side} points, press for the other side</source>
        <extracomment>Words in the bidding pad (held aloud)</extracomment>
        <translation>{side}: bilans; naciśnij, aby przejść do drugiej strony</translation>
    </message>
    <message>
        <source>{side} total {points}</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>{side}: razem {points}</translation>
    </message>
    <message>
        <source>{side} vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet)</extracomment>
        <translation>{side} po partii</translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <extracomment>Words in what is printed (won game)</extracomment>
        <translation>{side} wygrywają partię {number}</translation>
    </message>
    <message>
        <source>{side} won both games</source>
        <extracomment>Words in what is printed (outcome); Words in the panel beside the sheet (other results)</extracomment>
        <translation>{side}: obie partie wygrane</translation>
    </message>
    <message>
        <source>{side} {above} above the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {above} nad kreską</translation>
    </message>
    <message>
        <source>{side} {below} below and {above} above the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {below} pod i {above} nad kreską</translation>
    </message>
    <message>
        <source>{side} {below} below the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {below} pod kreską</translation>
    </message>
    <message>
        <source>{side} {points} on board {number}</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>{side} {points} w rozdaniu {number}</translation>
    </message>
    <message>
        <source>{side} {points}: {why}</source>
        <extracomment>Words in what is printed (figure reason)</extracomment>
        <translation>{side} {points}: {why}</translation>
    </message>
    <message>
        <source>{side}, above the line</source>
        <extracomment>Words in the window (paid)</extracomment>
        <translation>{side}, nad kreską</translation>
    </message>
    <message>
        <source>{side}, below the line</source>
        <extracomment>Words in the window (paid)</extracomment>
        <translation>{side}, pod kreską</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s)</source>
        <extracomment>Words in the window (imps won)</extracomment>
        <translation>
            <numerusform>{side}: %n imp</numerusform>
            <numerusform>{side}: %n impy</numerusform>
            <numerusform>{side}: %n impów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s) behind, more than one deal can bring</source>
        <extracomment>Words in sheets printed by commands (even); Words in the picture of the table (what makes even)</extracomment>
        <translation>
            <numerusform>{side}: strata %n impa, więcej, niż da się odrobić w jednym rozdaniu</numerusform>
            <numerusform>{side}: strata %n impów, więcej, niż da się odrobić w jednym rozdaniu</numerusform>
            <numerusform>{side}: strata %n impów, więcej, niż da się odrobić w jednym rozdaniu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s) behind; {points} more than expected make it even</source>
        <extracomment>Words in sheets printed by commands (even); Words in the picture of the table (what makes even)</extracomment>
        <translation>
            <numerusform>{side}: strata %n impa; do wyrównania trzeba {points} pkt ponad oczekiwane</numerusform>
            <numerusform>{side}: strata %n impów; do wyrównania trzeba {points} pkt ponad oczekiwane</numerusform>
            <numerusform>{side}: strata %n impów; do wyrównania trzeba {points} pkt ponad oczekiwane</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {contract}, {result}</source>
        <extracomment>Words in What if (outlook entered)</extracomment>
        <translation>{side}: {contract}, {result}</translation>
    </message>
    <message>
        <source>{sign}{amount}</source>
        <extracomment>Words in deals and figures, everywhere (money)</extracomment>
        <translation>{amount}&#xa0;{sign}</translation>
    </message>
    <message>
        <source>{spelling} is now {name} everywhere.</source>
        <extracomment>Sentence in Earlier evenings and Standings (now named)</extracomment>
        <translation>{spelling} to teraz wszędzie {name}.</translation>
    </message>
    <message>
        <source>{step}, from a phone</source>
        <extracomment>Words in Undo and the history: the name of a step (from phone)</extracomment>
        <translation>{step}, z telefonu</translation>
    </message>
    <message>
        <source>{step}, from {name}’s phone</source>
        <extracomment>Words in Undo and the history: the name of a step (from phone)</extracomment>
        <translation>{step}, z telefonu ({name})</translation>
    </message>
    <message>
        <source>{table}: a row refers to one that is missing</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>{table}: wiersz odwołuje się do brakującego</translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>{table}: suma jest uszkodzona</translation>
    </message>
    <message>
        <source>{typed} is 4 spades by {player} – type a deal, then Enter</source>
        <extracomment>Words in the list of deals and the entry line (hint)</extracomment>
        <translation>{typed} to 4 pik, gra {player} – wpisz rozdanie, potem Enter</translation>
    </message>
    <message>
        <source>{typed} is not a card, e.g. {one} or {other}</source>
        <extracomment>Fault in a deal, a result or an evening (read card)</extracomment>
        <translation>{typed} to nie karta, np. {one} albo {other}</translation>
    </message>
    <message>
        <source>{typed} is not one of {choices}</source>
        <extracomment>Words in commands (read)</extracomment>
        <translation>{typed}: to nie jest jedna z możliwości: {choices}</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Entries are only in memory; they are saved once that window closes.</source>
        <extracomment>Sentence in the window (in use elsewhere)</extracomment>
        <translation>{user} na {host} ma archiwum otwarte w innym oknie (proces {pid}). Wpisy są tylko w pamięci i zostaną zapisane po zamknięciu tamtego okna.</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <extracomment>Sentence in the window (in use elsewhere)</extracomment>
        <translation>{user} na {host} ma archiwum otwarte w innym oknie (proces {pid}). Do zamknięcia tamtego okna można je tu tylko przeglądać.</translation>
    </message>
    <message>
        <source>{weekday} {day}</source>
        <extracomment>Words in Earlier evenings (day in list)</extracomment>
        <translation>{weekday} {day}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first deal of the round, or begin a new round before it: form {form}</source>
        <extracomment>Words in files that are opened or saved (out of place)</extracomment>
        <translation>{what} występuje za późno; przenieś to przed pierwsze rozdanie rundy albo rozpocznij wcześniej nową rundę: form {form}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <extracomment>Words in files that are opened or saved (too late)</extracomment>
        <translation>{what} występuje za późno; przenieś to przed pierwszy zapis</translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <extracomment>Words in files that are opened or saved (before results)</extracomment>
        <translation>{what} wymaga wcześniejszego wiersza form duplicate</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <extracomment>Words in Standings (show behind); Words in the season in Standings (award)</extracomment>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; commands are {commands}; scorepad help lists all</source>
        <extracomment>Words in commands (mistyped)</extracomment>
        <translation>{word} nie jest ani poleceniem, ani plikiem; polecenia to {commands}; scorepad help podaje wszystkie</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <extracomment>Words in commands (mistyped)</extracomment>
        <translation>{word} nie jest ani poleceniem, ani plikiem; czy chodziło o {near}?</translation>
    </message>
    <message>
        <source>“Blank sheets” in the same menu prints pads and cards to score by hand, and a card of all scores.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Polecenie „Puste druki” w tym samym menu drukuje bloki i karty do ręcznego zapisu oraz tabelę wszystkich zapisów.</translation>
    </message>
    <message>
        <source>“Penalties” beside the ranking lists all awards and penalties. They can be corrected or deleted there.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Przycisk „Kary” przy wynikach pokazuje wszystkie premie i kary. Można je tam poprawić lub usunąć.</translation>
    </message>
    <message>
        <source>“Phones” in the Evening menu shows a code. A phone in the same Wi-Fi scans it and shows the sheet, live and from its own side; if you allow it, it enters deals too.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Polecenie „Telefony” w menu Wieczór pokazuje kod. Telefon w tej samej sieci Wi-Fi po zeskanowaniu kodu pokazuje arkusz na żywo, od swojej strony; za zgodą można w nim też wpisywać rozdania.</translation>
    </message>
    <message>
        <source>“Print” in the Evening menu prints the sheets or makes a PDF, as on the screen but always dark on white.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Polecenie „Drukuj” w menu Wieczór drukuje arkusze albo tworzy PDF, jak na ekranie, lecz zawsze ciemno na białym.</translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>„{award}” to nie średnia, np. śr, śr+, śr- albo 60</translation>
    </message>
    <message>
        <source>“{column}” is longer than {most} letters</source>
        <extracomment>Words in CSV files (text)</extracomment>
        <translation>„{column}” ma więcej niż {most} znaków</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” here but “{before}” further up in the same round or evening</source>
        <extracomment>Words in CSV files (same)</extracomment>
        <translation>„{column}” to tutaj „{cell}”, a wcześniej w tej samej rundzie albo w tym samym wieczorze „{before}”</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” in this row, but should be “{ours}”</source>
        <extracomment>Words in CSV files (check counted)</extracomment>
        <translation>„{column}” to w tym wierszu „{cell}”, a powinno być „{ours}”</translation>
    </message>
    <message>
        <source>“{contract}” by “{declarer}” with “{tricks}” tricks is not a result</source>
        <extracomment>Words in files that are opened or saved (what of)</extracomment>
        <translation>„{contract}”, gra „{declarer}”, lewy „{tricks}”: to nie wynik</translation>
    </message>
    <message>
        <source>“{found}” does not belong here</source>
        <extracomment>Words in a deal, a result or an evening (unfit)</extracomment>
        <translation>„{found}” tu nie pasuje</translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <extracomment>Words in files that are opened or saved (contract)</extracomment>
        <translation>„{found}” to nie kontrakt, np. 4S, 3NT, 6HX albo pass</translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <extracomment>Words in files that are opened or saved (money); Fault in files that are opened or saved (read money); Words in Settling up (no amount)</extracomment>
        <translation>„{found}” to nie kwota, np. 2,50</translation>
    </message>
    <message>
        <source>“{found}” is not known here</source>
        <extracomment>Words in a deal, a result or an evening (unknown)</extracomment>
        <translation>„{found}” nie jest tu znane</translation>
    </message>
    <message>
        <source>“{line}” is not a line that scorepad writes</source>
        <extracomment>Words in PBN files (other)</extracomment>
        <translation>„{line}” to nie wiersz zapisany przez scorepad</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <extracomment>Fault in a deal, a result or an evening (missing); Words in an evening of several tables (enter); Fault in an evening of several tables (value); and elsewhere</extracomment>
        <translation>brakuje „{name}”</translation>
    </message>
    <message>
        <source>“{name}” is missing or not of the right kind</source>
        <extracomment>Words in the page on players' phones (unfit field)</extracomment>
        <translation>brakuje „{name}” albo to niewłaściwa wartość</translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <extracomment>Words in PBN files (what)</extracomment>
        <translation>„{ns}” i „{ew}” to nie procenty</translation>
    </message>
    <message>
        <source>“{number}” is not a number with at most two decimals, up to {most}</source>
        <extracomment>Words in a deal, a result or an evening (check decimals)</extracomment>
        <translation>„{number}” to nie liczba do {most} z najwyżej dwoma miejscami po przecinku</translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <extracomment>Words in CSV files (over)</extracomment>
        <translation>„{one}” {first} i „{other}” {second} nie zgadzają się; popraw jedno z nich</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>„{pair}” to nie para drużyny, np. A1 albo B2</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>„{pair}” to nie para: od 1 do 6 liter lub cyfr</translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <extracomment>Words in a deal, a result or an evening (check score)</extracomment>
        <translation>„{points}” to nie zapis; zapis to pełne dziesiątki od -{most} do {most}, np. 420</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>„{rest}” nie należy do rozdania</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; X is doubled, XX redoubled</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>„{rest}” nie należy do rozdania; X to kontra, XX rekontra</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; at the table are {names}</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>„{rest}” nie należy do rozdania; przy stole siedzą: {names}</translation>
    </message>
    <message>
        <source>“{team}” is not a team; teams go by a letter, e.g. C</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>„{team}” to nie drużyna; drużyny oznacza się literą, np. C</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <extracomment>Fault in files that are opened or saved (read money)</extracomment>
        <translation>„{typed}” można odczytać dwojako; pomiń przecinek</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <extracomment>Words in CSV files (result)</extracomment>
        <translation>„{typed}” można odczytać dwojako; użyj =, +1 albo -1, albo kolumny „over” lub „tricks”</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <extracomment>Words in what is typed in the entry line (read handicaps); Words in files that are opened or saved (decimal); Words in files that are opened or saved (read seating); and elsewhere</extracomment>
        <translation>nie można odczytać „{typed}”</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read; e.g. 7=1, 7=1-2 or 5=6-</source>
        <extracomment>Words in what is typed in the entry line (away)</extracomment>
        <translation>nie można odczytać „{typed}”; np. 7=1, 7=1-2 lub 5=6-</translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <extracomment>Words in files that are opened or saved (in figures)</extracomment>
        <translation>„{typed}” może oznaczać dwie daty; podaj najpierw rok, np. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” could be {cards}</source>
        <extracomment>Fault in a deal, a result or an evening (read card)</extracomment>
        <translation>„{typed}” może znaczyć {cards}</translation>
    </message>
    <message>
        <source>“{typed}” could be {few} tricks or {many}: type {one} or {other}</source>
        <extracomment>Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>„{typed}”: lew ma być {few} czy {many}? Wpisz {one} albo {other}</translation>
    </message>
    <message>
        <source>“{typed}” could be {names}: type more letters</source>
        <extracomment>Words in what is typed in the entry line (question); Words in CSV files (chair)</extracomment>
        <translation>„{typed}” może znaczyć {names}: wpisz więcej liter</translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <extracomment>Words in files that are opened or saved (stop)</extracomment>
        <translation>„{typed}” tu nie pasuje; stop zajmuje osobny wiersz</translation>
    </message>
    <message>
        <source>“{typed}” has no result in the lines above</source>
        <extracomment>Words in what is typed in the entry line (read adjusted)</extracomment>
        <translation>w wierszach powyżej nie ma zapisu dla „{typed}”</translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract such as 4S, 3NT, 6HX or pass</source>
        <extracomment>Words in CSV files (contract)</extracomment>
        <translation>„{typed}” to więcej niż sam kontrakt, np. 4S, 3NT, 6HX albo pass</translation>
    </message>
    <message>
        <source>“{typed}” is not a date, e.g. 2026-01-31</source>
        <extracomment>Words in files that are opened or saved (read day)</extracomment>
        <translation>„{typed}” to nie data, np. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}</source>
        <extracomment>Words in what is typed in the entry line (no contract)</extracomment>
        <translation>„{typed}” to nie rozdanie, np. {example} (kontrakt, rozgrywający, wynik) albo {word}</translation>
    </message>
    <message>
        <source>“{typed}” is not a form of the game: {known}</source>
        <extracomment>Words in CSV files (form)</extracomment>
        <translation>„{typed}” to nie odmiana gry: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number from {least} to {most}</source>
        <extracomment>Words in a deal, a result or an evening (out of range)</extracomment>
        <translation>„{typed}” to nie liczba od {least} do {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <extracomment>Words in CSV files (over)</extracomment>
        <translation>„{typed}” to nie liczba nadróbek ani lew wpadkowych, np. 1 albo -2</translation>
    </message>
    <message>
        <source>“{typed}” is not a number with at most two decimals, e.g. -2.5</source>
        <extracomment>Words in what is typed in the entry line (no number)</extracomment>
        <translation>„{typed}” to nie liczba z najwyżej dwoma miejscami po przecinku, np. -2.5</translation>
    </message>
    <message>
        <source>“{typed}” is not a result, e.g. =, +1 or -1</source>
        <extracomment>Words in what is typed in the entry line (name strays); Words in CSV files (result)</extracomment>
        <translation>„{typed}” to nie wynik, np. =, +1 albo -1</translation>
    </message>
    <message>
        <source>“{typed}” is not a round of matches, e.g. A-C B-D</source>
        <extracomment>Words in movements of several tables</extracomment>
        <translation>„{typed}” to nie runda meczów, np. A-C B-D</translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>„{typed}” to nie wiersz tabeli, np. 25 300/440 (punkty, oczekiwany wynik przed partią i po partii)</translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <extracomment>Words in files that are opened or saved (read season)</extracomment>
        <translation>„{typed}” to nie sezon, np. 2026, 2025/26, 2026-09..2026-11 albo all</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>„{typed}” to nie miejsce: N, E, S albo W</translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>„{typed}” to nie strona: NS albo EW</translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <extracomment>Words in CSV files (options)</extracomment>
        <translation>„{typed}” to nie sposób liczenia pieniędzy: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <extracomment>Words in This evening and New evening (fault)</extracomment>
        <translation>„{typed}” to nie liczba całkowita, np. 18 albo −18</translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <extracomment>Words in CSV files (one of)</extracomment>
        <translation>„{typed}” jest niedozwolone w „{column}”, tylko yes albo no</translation>
    </message>
    <message>
        <source>“{typed}” is not an address, e.g. 192.168.1.20:8080</source>
        <extracomment>Words in commands (chosen phones)</extracomment>
        <translation>„{typed}” to nie adres, np. 192.168.1.20:8080</translation>
    </message>
    <message>
        <source>“{typed}” is not expected here</source>
        <extracomment>Words in commands and their options</extracomment>
        <translation>„{typed}” tu nie pasuje</translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <extracomment>Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>„{typed}” to za mało na wysokości {level}: wpisz {down}</translation>
    </message>
    <message>
        <source>“{typed}” is unknown after {what}; possible: {choices}</source>
        <extracomment>Words in score files (not known)</extracomment>
        <translation>„{typed}” jest nieznane po {what}; możliwe: {choices}</translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>„{typed}” to {notrump} czy {suit}, gra {player}? Wstaw odstęp</translation>
    </message>
    <message>
        <source>“{typed}” is {suits}? Type {ways}</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>„{typed}” to {suits}? Wpisz {ways}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <extracomment>Words in the search of Earlier evenings (understood)</extracomment>
        <translation>„{word}”</translation>
    </message>
    <message>
        <source>“{word}” does not go with results of several tables; put it into a separate file</source>
        <extracomment>Words in score files (read)</extracomment>
        <translation>„{word}” nie pasuje do zapisów z kilku stołów; przenieś to do osobnego pliku</translation>
    </message>
    <message>
        <source>€, $, points …</source>
        <extracomment>Grey example in an evening of several tables; Grey example in This evening and New evening (fill); Grey example in Settling up (stakes)</extracomment>
        <translation>€, zł, punkty …</translation>
    </message>
    <message>
        <source>← →</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>← →</translation>
    </message>
    <message>
        <source>→ shows where a pair or the boards go next.</source>
        <extracomment>Sentence in what is printed (table cards)</extracomment>
        <translation>→ pokazuje, dokąd potem idzie para albo pudełka.</translation>
    </message>
</context>
</TS>
