<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>words</name>
    <message>
        <source> minutes</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation> Minuten</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <extracomment>Words in rankings printed by commands (counted); Words in Earlier evenings and Standings (played); Words in This evening, what was agreed (rounds played); and elsewhere</extracomment>
        <translation>
            <numerusform>%n Board</numerusform>
            <numerusform>%n Boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chukker(s)</source>
        <extracomment>Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n Chicago</numerusform>
            <numerusform>%n Chicagos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n Treff</numerusform>
            <numerusform>%n Treff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>Words in the command check (check); Words in Earlier evenings and Standings (played); Words in two versions of an evening side by side</extracomment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt(s) of players who are not here</source>
        <extracomment>Words in results and money (show)</extracomment>
        <translation>
            <numerusform>%n Schuld von Spielern, die nicht hier sind</numerusform>
            <numerusform>%n Schulden von Spielern, die nicht hier sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n Karo</numerusform>
            <numerusform>%n Karo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <extracomment>Words in deals and figures, everywhere (result)</extracomment>
        <translation>
            <numerusform>%n Faller</numerusform>
            <numerusform>%n Faller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, {doubled}, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n Faller {doubled}, {vulnerable}</numerusform>
            <numerusform>%n Faller {doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n Faller, {vulnerable}</numerusform>
            <numerusform>%n Faller, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier deal(s)</source>
        <extracomment>Words in the list of deals and the entry line (count)</extracomment>
        <translation>
            <numerusform>%n früheres Spiel</numerusform>
            <numerusform>%n frühere Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <extracomment>Words in the command check (check); Words in what is printed (how many); Words in Earlier evenings (found)</extracomment>
        <translation>
            <numerusform>%n Abend</numerusform>
            <numerusform>%n Abende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) added</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n Abend hinzugefügt</numerusform>
            <numerusform>%n Abende hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) already there</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n Abend schon vorhanden</numerusform>
            <numerusform>%n Abende schon vorhanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) changed</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n Abend geändert</numerusform>
            <numerusform>%n Abende geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) chosen</source>
        <extracomment>Label in Earlier evenings (tell number)</extracomment>
        <translation>
            <numerusform>%n Abend ausgewählt</numerusform>
            <numerusform>%n Abende ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) deleted.</source>
        <extracomment>Sentence in Earlier evenings (delete)</extracomment>
        <translation>
            <numerusform>%n Abend wurde gelöscht.</numerusform>
            <numerusform>%n Abende wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) restored.</source>
        <extracomment>Sentence in Backups (restore)</extracomment>
        <translation>
            <numerusform>%n Abend wurde wiederhergestellt.</numerusform>
            <numerusform>%n Abende wurden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) unchanged</source>
        <extracomment>Words in the command check (mended); Words in transfer (in words); Words in the archive of evenings (what was rescued)</extracomment>
        <translation>
            <numerusform>%n Abend unverändert</numerusform>
            <numerusform>%n Abende unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found; Enter opens the evening</source>
        <extracomment>Words in Earlier evenings and Standings (behind found)</extracomment>
        <translation>
            <numerusform>%n gefunden; Enter öffnet den Abend</numerusform>
            <numerusform>%n gefunden; Enter öffnet den Abend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n Coeur</numerusform>
            <numerusform>%n Coeur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later deal(s)</source>
        <extracomment>Words in the list of deals and the entry line (count)</extracomment>
        <translation>
            <numerusform>%n späteres Spiel</numerusform>
            <numerusform>%n spätere Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Words in files that are opened or saved (as fits)</extracomment>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notrump</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n Sans Atout</numerusform>
            <numerusform>%n Sans Atout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), {doubled}, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n Überstich {doubled}, {vulnerable}</numerusform>
            <numerusform>%n Überstiche {doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n Überstich, {vulnerable}</numerusform>
            <numerusform>%n Überstiche, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <extracomment>Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Words in what is printed (how many); Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Words in the season in Standings (award)</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): {plain}, vulnerable {vulnerable}</source>
        <extracomment>Words in house rules (scale)</extracomment>
        <translation>
            <numerusform>%n Punkt: {plain}, in Gefahr {vulnerable}</numerusform>
            <numerusform>%n Punkte: {plain}, in Gefahr {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>
            <numerusform>%n Ergebnis</numerusform>
            <numerusform>%n Ergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) added</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>%n Ergebnis hinzugefügt</numerusform>
            <numerusform>%n Ergebnisse hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) corrected</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>%n Ergebnis berichtigt</numerusform>
            <numerusform>%n Ergebnisse berichtigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) deleted</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>%n Ergebnis gelöscht</numerusform>
            <numerusform>%n Ergebnisse gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still to come</source>
        <extracomment>Words in the window (by how much)</extracomment>
        <translation>
            <numerusform>%n Ergebnis fehlt noch</numerusform>
            <numerusform>%n Ergebnisse fehlen noch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>Words in rankings printed by commands (counted); Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) or more</source>
        <extracomment>Words in Standings (at least)</extracomment>
        <translation>
            <numerusform>%n Runde oder mehr</numerusform>
            <numerusform>%n Runden oder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubber(s)</source>
        <extracomment>Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n Rubber</numerusform>
            <numerusform>%n Rubber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slam(s)</source>
        <extracomment>Words in the season in Standings (award)</extracomment>
        <translation>
            <numerusform>%n Schlemm</numerusform>
            <numerusform>%n Schlemms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n Pik</numerusform>
            <numerusform>%n Pik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <extracomment>Words in rankings printed by commands (counted)</extracomment>
        <translation>
            <numerusform>%n Tisch</numerusform>
            <numerusform>%n Tische</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <extracomment>Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n Team</numerusform>
            <numerusform>%n Teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump honours in one hand</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n Trumpfhonneur in einer Hand</numerusform>
            <numerusform>%n Trumpfhonneurs in einer Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About scorepad</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>&amp;Über scorepad</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>Button in Settling up, older debts</extracomment>
        <translation>Hin&amp;zufügen</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Vereinbarte Punkte…</translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <extracomment>Button in results and money; Menu entry in the menus (evening)</extracomment>
        <translation>Gesamt&amp;liste…</translation>
    </message>
    <message>
        <source>&amp;Backup of</source>
        <extracomment>Label in Backups (fill in)</extracomment>
        <translation>&amp;Sicherung vom</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <extracomment>Button in the window; Button or menu entry in the window (review)</extracomment>
        <translation>&amp;Sicherungen…</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>Be&amp;ginnen</translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <extracomment>Button or menu entry in This evening and New evening</extracomment>
        <translation>In dieser Sitzordnung &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Begin the next as…</source>
        <extracomment>Menu entry in the menus (round)</extracomment>
        <translation>Nä&amp;chste Runde als…</translation>
    </message>
    <message>
        <source>&amp;Bidding pad</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>Biet&amp;kasten</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <extracomment>Label in the list of deals and the entry line</extracomment>
        <translation>&amp;Board</translation>
    </message>
    <message>
        <source>&amp;Boards in a round</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Bo&amp;ards je Runde</translation>
    </message>
    <message>
        <source>&amp;Calm colours at the table</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>Ruhige Farben am &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Cards for the pairs</source>
        <extracomment>Button in results and money</extracomment>
        <translation>&amp;Karten für die Paare</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>Button in About scorepad</extracomment>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>&amp;Kontrakte</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <extracomment>Button in the message after a fault of the program</extracomment>
        <translation>Einzelheiten &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Das Spiel &amp;berichtigen</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <extracomment>Button or menu entry in an evening of several tables (name cross)</extracomment>
        <translation>Kreu&amp;ztabelle</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Dunkle Farben</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Datumscore</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <extracomment>Label in house rules</extracomment>
        <translation>&amp;Spiele</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Button or menu entry in Earlier evenings (make actions)</extracomment>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button in an evening of several tables; Button in the page At several tables; Button in the dialog Adjustment; and elsewhere</extracomment>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>&amp;Abend</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Menu entry in the menus (share); Button or menu entry in Earlier evenings (export)</extracomment>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Extra amount…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>Zusatz&amp;betrag…</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>Wo&amp;für</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button or menu entry in Earlier evenings (go on)</extracomment>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Handicaps</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Handicaps</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>&amp;Hilfe…</translation>
    </message>
    <message>
        <source>&amp;Hide until all results are in</source>
        <extracomment>Box to tick in an evening of several tables</extracomment>
        <translation>Verber&amp;gen, bis alle Ergebnisse da sind</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>Ver&amp;lauf…</translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <extracomment>Button or menu entry in an evening of several tables (how much); Button or menu entry in Settling up, the dialog of extra sums (how much)</extracomment>
        <translation>Wie &amp;viel</translation>
    </message>
    <message>
        <source>&amp;Hundreds, as on the back score: 18 and −18</source>
        <extracomment>Button or menu entry in This evening and New evening (unit name)</extracomment>
        <translation>&amp;Hunderter wie in der Gesamtliste: 18 und −18</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <extracomment>Button or menu entry in the dialog Adjustment (what is given)</extracomment>
        <translation>&amp;IMPs</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <extracomment>Box to tick in house rules; Button or menu entry in the window (forms)</extracomment>
        <translation>&amp;IMPs nach Figurenpunkten</translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Ein vergessenes Spiel davor &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>Meine &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <extracomment>Button in merging two versions of an evening</extracomment>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>&amp;Minutes a round</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Minuten je Runde</translation>
    </message>
    <message>
        <source>&amp;Money is paid for</source>
        <extracomment>Label in house rules</extracomment>
        <translation>Ab&amp;gerechnet wird nach</translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Mehr zum Spiel</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <extracomment>Button or menu entry in an evening of several tables; Label in the page At several tables (arrange)</extracomment>
        <translation>Movemen&amp;t</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <extracomment>Menu entry in the menus (evening); Button or menu entry in the window (ask whether it goes on)</extracomment>
        <translation>&amp;Neuer Abend…</translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>&amp;Nächster Boardsatz</translation>
    </message>
    <message>
        <source>&amp;Next chukker</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>&amp;Nächstes Chicago</translation>
    </message>
    <message>
        <source>&amp;Next rubber</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>&amp;Nächster Rubber</translation>
    </message>
    <message>
        <source>&amp;Pad</source>
        <extracomment>Button in an evening of several tables; Button in the list of deals and the entry line</extracomment>
        <translation>&amp;Bietbox</translation>
    </message>
    <message>
        <source>&amp;Penalties…</source>
        <extracomment>Button in an evening of several tables</extracomment>
        <translation>&amp;Strafpunkte…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <extracomment>Button in the list of deals and the entry line</extracomment>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <extracomment>Button in the message after a fault of the program</extracomment>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Spiel&amp;er</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <extracomment>Button or menu entry in the dialog Adjustment (what is given)</extracomment>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;Points: the total of a side, beside both its players</source>
        <extracomment>Button or menu entry in This evening and New evening (unit name)</extracomment>
        <translation>&amp;Punkte: die Summe einer Seite, bei jedem ihrer Spieler</translation>
    </message>
    <message>
        <source>&amp;Print into a PDF…</source>
        <extracomment>Button in Help</extracomment>
        <translation>In ein PDF &amp;drucken…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>Button in the dialog Print; Button or menu entry in Earlier evenings (make actions); Button in results and money; and elsewhere</extracomment>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>&amp;Vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Ranked</source>
        <extracomment>Label in Standings (arranged ranked)</extracomment>
        <translation>&amp;Rangliste</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <extracomment>Button or menu entry in an evening of several tables (reason); Label in the dialog Adjustment</extracomment>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>Diese Fassung &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Result as a code</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>E&amp;rgebnis als Code</translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <extracomment>Menu entry in the menus (share)</extracomment>
        <translation>&amp;Ergebnis des Abends…</translation>
    </message>
    <message>
        <source>&amp;Rubber</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Ru&amp;bber</translation>
    </message>
    <message>
        <source>&amp;Same as last time: {names}</source>
        <extracomment>Button or menu entry in This evening and New evening (same as last time)</extracomment>
        <translation>&amp;Wie beim letzten Mal: {names}</translation>
    </message>
    <message>
        <source>&amp;Same partners</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>&amp;Gleiche Partner</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Wei&amp;tergeben</translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <extracomment>Button or menu entry in Earlier evenings (make actions)</extracomment>
        <translation>&amp;Gesamtstand dieser Abende</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the clock for the rounds</extracomment>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Start or pause</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>&amp;Starten oder anhalten</translation>
    </message>
    <message>
        <source>&amp;Stop it here</source>
        <extracomment>Button or menu entry in the menus (menu stop)</extracomment>
        <translation>Hier &amp;aufhören</translation>
    </message>
    <message>
        <source>&amp;Stop it here, with its premiums</source>
        <extracomment>Button or menu entry in the menus (menu stop)</extracomment>
        <translation>Hier &amp;aufhören, mit Prämien</translation>
    </message>
    <message>
        <source>&amp;Take the file’s version</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>Die aus der &amp;Datei nehmen</translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>&amp;Dieser Abend…</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>&amp;Zeiten…</translation>
    </message>
    <message>
        <source>&amp;Two spellings of a player…</source>
        <extracomment>Button or menu entry in Earlier evenings (one player two names)</extracomment>
        <translation>&amp;Zwei Schreibweisen eines Spielers…</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Übliche Größe</translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>&amp;Siegpunkte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>Ans&amp;icht</translation>
    </message>
    <message>
        <source>&amp;Warning, minutes before the end</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Warnung, Minuten vor dem Ende</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Was wäre, wenn…</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <extracomment>Label in Standings (arrange)</extracomment>
        <translation>&amp;Wann</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>Label in an evening of several tables</extracomment>
        <translation>&amp;Wer</translation>
    </message>
    <message>
        <source>&amp;Who dealt it…</source>
        <extracomment>Button or menu entry in the menus (who dealt)</extracomment>
        <translation>Wer geteilt &amp;hat…</translation>
    </message>
    <message>
        <source>&amp;Who is playing?</source>
        <extracomment>Button in the picture of the table</extracomment>
        <translation>&amp;Wer spielt?</translation>
    </message>
    <message>
        <source>&amp;Who owes</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>&amp;Wer schuldet</translation>
    </message>
    <message>
        <source>&amp;Why this figure?</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>&amp;Warum diese Zahl?</translation>
    </message>
    <message>
        <source>&amp;Winners…</source>
        <extracomment>Button in an evening of several tables</extracomment>
        <translation>Sie&amp;ger…</translation>
    </message>
    <message>
        <source>* Corrected after its round was over.</source>
        <extracomment>Sentence in the window (what the mark means)</extracomment>
        <translation>* Nach dem Ende der Runde berichtigt.</translation>
    </message>
    <message>
        <source>, then </source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <comment>one round after another</comment>
        <translation>, dann </translation>
    </message>
    <message>
        <source>--phones needs see or enter, not “{typed}”</source>
        <extracomment>Words in commands (chosen phones)</extracomment>
        <translation>--phones braucht see oder enter, nicht „{typed}“</translation>
    </message>
    <message>
        <source>1 and ½</source>
        <extracomment>Words in the page At several tables (scales)</extracomment>
        <translation>1 und ½</translation>
    </message>
    <message>
        <source>1. Phone and laptop must be in the same Wi-Fi, not a guest network.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>1. Handy und Laptop müssen im selben WLAN sein, nicht im Gäste-WLAN.</translation>
    </message>
    <message>
        <source>10H</source>
        <extracomment>Grey example in This evening and New evening</extracomment>
        <translation>10C</translation>
    </message>
    <message>
        <source>2 and 1</source>
        <extracomment>Words in the page At several tables (scales)</extracomment>
        <translation>2 und 1</translation>
    </message>
    <message>
        <source>2. The firewall must let phones in: sudo ufw allow {port}/tcp, or sudo firewall-cmd --add-port={port}/tcp. Windows asks: choose Private networks.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>2. Die Firewall muss Handys durchlassen: sudo ufw allow {port}/tcp oder sudo firewall-cmd --add-port={port}/tcp. Windows fragt: private Netzwerke wählen.</translation>
    </message>
    <message>
        <source>2♦ by West, 2 down</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>2♦ von West, 2 Faller</translation>
    </message>
    <message>
        <source>3. Or switch on a phone’s hotspot and connect the laptop to it.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>3. Oder schalten Sie den Hotspot eines Handys ein und verbinden Sie den Laptop damit.</translation>
    </message>
    <message>
        <source>3NT by East, made with 1 overtrick</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>3SA von Ost, mit 1 Überstich</translation>
    </message>
    <message>
        <source>3NT by East, made with 2 overtricks</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>3SA von Ost, mit 2 Überstichen</translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <extracomment>Words in Help (examples)</extracomment>
        <translation>4pn, 3sao+1, 5kxw-2, 4c von nord xx, 6ts h100n, vier pik süd gemacht 5, 3sa ost 11 Stiche, 2k west zwei Faller, durchgepasst</translation>
    </message>
    <message>
        <source>4♠ by North, made</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♠ von Nord, erfüllt</translation>
    </message>
    <message>
        <source>4♠ by South, made with 1 overtrick</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♠ von Süd, mit 1 Überstich</translation>
    </message>
    <message>
        <source>4♥ redoubled, by North, made</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♥ im Rekontra von Nord, erfüllt</translation>
    </message>
    <message>
        <source>50 for a part-score on deals &amp;1 to 3</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>50 für einen Teilkontrakt in den Spielen &amp;1 bis 3</translation>
    </message>
    <message>
        <source>5♦ doubled, by West, 2 down</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>5♦ im Kontra von West, 2 Faller</translation>
    </message>
    <message>
        <source>6♣ by South, made, 100 honours held by North</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>6♣ von Süd, erfüllt, 100 Honneurs bei Nord</translation>
    </message>
    <message>
        <source>7=1: pair 7 misses round 1. 5=6-: pair 5 leaves before round 6.</source>
        <extracomment>Tooltip in an evening of several tables</extracomment>
        <translation>7=1: Paar 7 fehlt in Runde 1. 5=6-: Paar 5 geht vor Runde 6.</translation>
    </message>
    <message>
        <source>? No IMPs until the points are entered: {deals}</source>
        <extracomment>Words in sheets printed by commands (imp lines)</extracomment>
        <translation>? Keine IMPs, bis die Punkte eingetragen sind: {deals}</translation>
    </message>
    <message>
        <source>? {ns} against {ew}: {doubt}.</source>
        <extracomment>Sentence in an evening of several tables (doubt)</extracomment>
        <translation>? {ns} gegen {ew}: {doubt}.</translation>
    </message>
    <message>
        <source>A &amp;passed-out deal counts and is not dealt again</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Ein &amp;durchgepasstes Spiel zählt und wird nicht neu geteilt</translation>
    </message>
    <message>
        <source>A `seats` line inside a round counts from the beginning of the round.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Eine Zeile `seats` in einer Runde gilt vom Anfang der Runde an.</translation>
    </message>
    <message>
        <source>A backup is made every day you play, at most ten minutes after a change; 7 daily and 8 weekly ones are kept.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>An jedem Spieltag entsteht eine Sicherung, höchstens zehn Minuten nach einer Änderung; 7 tägliche und 8 wöchentliche bleiben erhalten.</translation>
    </message>
    <message>
        <source>A backup is made every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <extracomment>Sentence in Backups (how kept)</extracomment>
        <translation>An jedem Spieltag entsteht eine Sicherung; 7 tägliche und 8 wöchentliche bleiben erhalten. Das Wiederherstellen lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>A board is shown here once your table has played it.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Ein Board erscheint hier, sobald Ihr Tisch es gespielt hat.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <extracomment>Name for a screen reader in This evening and New evening (show card)</extracomment>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>A change applies to the whole round: its deals are scored again.</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>Eine Änderung gilt für die ganze Runde: Ihre Spiele werden neu gewertet.</translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: after the fourth the cycle begins again.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Ein Chicago hat %n Spiel: Nach dem vierten beginnt die Reihe von vorn.</numerusform>
            <numerusform>Ein Chicago hat %n Spiele: Nach dem vierten beginnt die Reihe von vorn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: on the fifth nobody is vulnerable, on the sixth both sides are.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Ein Chicago hat %n Spiel: Im fünften ist niemand in Gefahr, im sechsten beide Seiten.</numerusform>
            <numerusform>Ein Chicago hat %n Spiele: Im fünften ist niemand in Gefahr, im sechsten beide Seiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A chukker has four deals.</source>
        <extracomment>Sentence in Help (of chukkers)</extracomment>
        <translation>Ein Chicago hat vier Spiele.</translation>
    </message>
    <message>
        <source>A click enlarges the page, or shows it whole again.</source>
        <extracomment>Tooltip in what is printed</extracomment>
        <translation>Ein Klick vergrößert die Seite oder zeigt sie wieder ganz.</translation>
    </message>
    <message>
        <source>A click or Space turns over one card, Enter all of them. The two highest are partners, and the highest deals first.</source>
        <extracomment>Sentence in This evening and New evening (draw hint)</extracomment>
        <translation>Ein Klick oder die Leertaste deckt eine Karte auf, Enter alle. Die Spieler mit den zwei höchsten Karten sind Partner; wer die höchste hat, teilt zuerst.</translation>
    </message>
    <message>
        <source>A deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>A deal after the end of a rubber or chukker begins the next one.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ein Spiel nach dem Ende eines Rubbers oder Chicagos beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>A deal typed here begins another round.</source>
        <extracomment>Sentence in the list of deals and the entry line (hint)</extracomment>
        <translation>Ein Spiel, das Sie hier tippen, beginnt noch eine Runde.</translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <extracomment>Title in the history and the backups of evenings</extracomment>
        <translation>Eine andere Fassung eines Abends</translation>
    </message>
    <message>
        <source>A game earns {plain}, or {vulnerable} if vulnerable.</source>
        <extracomment>Sentence in Help (game)</extracomment>
        <translation>Eine Manche bringt {plain}, in Gefahr {vulnerable}.</translation>
    </message>
    <message>
        <source>A name, a note, 2019…</source>
        <extracomment>Words in Earlier evenings (search hint)</extracomment>
        <translation>Ein Name, eine Notiz, 2019…</translation>
    </message>
    <message>
        <source>A number from {least} to {most}.</source>
        <extracomment>Sentence in all pages (out of range)</extracomment>
        <translation>Eine Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>A pair comes late? Press Ctrl+T and type its name after the others: it joins in the next round.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Kommt ein Paar zu spät? Drücken Sie Strg+T und tippen Sie seinen Namen hinter die anderen: Es kommt in der nächsten Runde dazu.</translation>
    </message>
    <message>
        <source>A part-score on the deals before it earns 50.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Ein Teilkontrakt in den Spielen davor bringt 50.</translation>
    </message>
    <message>
        <source>A part-score on the last deal earns 100.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Ein Teilkontrakt im letzten Spiel bringt 100.</translation>
    </message>
    <message>
        <source>A passed-out deal scores nothing, and the turn to deal passes on.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Ein durchgepasstes Spiel bringt nichts, und der Nächste teilt.</translation>
    </message>
    <message>
        <source>A phone has {entered}, the sheet has {there}.</source>
        <extracomment>Sentence in the window (differs)</extracomment>
        <translation>Ein Handy hat {entered}, auf dem Block steht {there}.</translation>
    </message>
    <message>
        <source>A phone wants to enter deals.</source>
        <extracomment>Sentence in the window (wants to enter)</extracomment>
        <translation>Ein Handy möchte Spiele eintragen.</translation>
    </message>
    <message>
        <source>A phone without a name</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>Ein Handy ohne Namen</translation>
    </message>
    <message>
        <source>A poster of the evening</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (subject names)</extracomment>
        <translation>Ein Plakat des Abends</translation>
    </message>
    <message>
        <source>A reason is needed; one word is enough.</source>
        <extracomment>Sentence in the dialog Adjustment (fault of reason)</extracomment>
        <translation>Ein Grund ist nötig; ein Wort genügt.</translation>
    </message>
    <message>
        <source>A result stays with its board and pairs: delete it and type it again</source>
        <extracomment>Words in an evening of several tables (stays)</extracomment>
        <translation>Ein Ergebnis bleibt bei seinem Board und seinen Paaren: löschen und neu eintippen</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>A round counts once it is finished.</source>
        <extracomment>Sentence in Standings (show hint)</extracomment>
        <translation>Eine Runde zählt, sobald sie zu Ende ist.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <extracomment>Sentence in About scorepad</extracomment>
        <translation>Ein Bridgeblock für zu Hause.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is given.</source>
        <extracomment>Help of a command in commands (parser)</extracomment>
        <translation>Ein Bridgeblock. Ohne Befehl öffnet sich das Fenster, mit dem Abend in FILE, wenn eine Datei angegeben ist.</translation>
    </message>
    <message>
        <source>A separate &amp;evening</source>
        <extracomment>Button in merging two versions of an evening</extracomment>
        <translation>Ein &amp;eigener Abend</translation>
    </message>
    <message numerus="yes">
        <source>A set has %n boards.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Ein Boardsatz hat %n Board.</numerusform>
            <numerusform>Ein Boardsatz hat %n Boards.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of deals can be imported if its first row names the columns. These columns are needed, in any order:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Eine Tabelle von Spielen lässt sich importieren, wenn ihre erste Zeile die Spalten nennt. Diese Spalten sind nötig, in beliebiger Reihenfolge:</translation>
    </message>
    <message>
        <source>A table of rankings is imported as a session without results; the places are in its note.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Eine Tabelle mit Ranglisten wird als Turnier ohne Ergebnisse importiert; die Plätze stehen in der Notiz.</translation>
    </message>
    <message>
        <source>A&amp;ll paid</source>
        <extracomment>Button in results and money</extracomment>
        <translation>A&amp;lles ist bezahlt</translation>
    </message>
    <message>
        <source>About {hours}:{minutes} hours.</source>
        <extracomment>Sentence in rankings printed by commands (time said)</extracomment>
        <translation>Etwa {hours}:{minutes} Stunden.</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Name for a screen reader in Phones at the tables</extracomment>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <extracomment>Words in rankings printed by commands (ranking); Words in the ranking of a session (ranking table)</extracomment>
        <translation>Zu-/Abzug</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Vereinbarte Punkte</translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <extracomment>Sentence in Help (of chukkers)</extracomment>
        <translation>Nach einem durchgepassten Spiel teilt derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>After a round, the panel beside the sheet says who won and proposes the next one. Enter accepts it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Nach einer Runde sagt das Feld neben dem Block, wer gewonnen hat, und schlägt die nächste vor. Enter nimmt sie an.</translation>
    </message>
    <message>
        <source>After that: {pairings}</source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <translation>Danach: {pairings}</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>Words in the page on players' phones (tables); Column heading in rankings printed by commands (pairs); Words in what is printed (draw private); and elsewhere</extracomment>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Against {pair}: {points} of {most}; {boards}</source>
        <extracomment>Words in the ranking of a session (meetings)</extracomment>
        <translation>Gegen {pair}: {points} von {most}; {boards}</translation>
    </message>
    <message>
        <source>Against {pair}: {points}; {boards}</source>
        <extracomment>Words in the ranking of a session (meetings)</extracomment>
        <translation>Gegen {pair}: {points}; {boards}</translation>
    </message>
    <message>
        <source>Against: {what}</source>
        <extracomment>Words in Standings (of others)</extracomment>
        <translation>Gegen: {what}</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Stimmt</translation>
    </message>
    <message>
        <source>Agreed</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Vereinbart</translation>
    </message>
    <message>
        <source>Agreed by the other side</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Von der Gegenseite bestätigt</translation>
    </message>
    <message>
        <source>Agreed: {terms}.</source>
        <extracomment>Sentence in what is printed (remarks)</extracomment>
        <translation>Vereinbart: {terms}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deal(s) played</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>%n Spiel ist gespielt</numerusform>
            <numerusform>Alle %n Spiele sind gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>All evenings</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Alle Abende</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>Words in all pages (ask which); Words in the window (ask files)</extracomment>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All matches</source>
        <extracomment>Words in an evening of several tables (matches to choose)</extracomment>
        <translation>Alle Kämpfe</translation>
    </message>
    <message>
        <source>All pairs in one &amp;list</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>Alle Paare in einer &amp;Liste</translation>
    </message>
    <message>
        <source>All phones are switched off a minute after the evening ends.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Alle Handys werden eine Minute nach dem Ende des Abends getrennt.</translation>
    </message>
    <message>
        <source>All results, board by board</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Alle Ergebnisse, Board für Board</translation>
    </message>
    <message>
        <source>All years</source>
        <extracomment>Words in Earlier evenings and Standings (periods)</extracomment>
        <translation>Alle Jahre</translation>
    </message>
    <message>
        <source>Allow</source>
        <extracomment>Button in Phones at the tables (row); Words in Phones at the tables (answers)</extracomment>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Allow {name} to enter</source>
        <extracomment>Name for a screen reader in Phones at the tables (row)</extracomment>
        <translation>{name} das Eintragen erlauben</translation>
    </message>
    <message>
        <source>Also out</source>
        <extracomment>Words in This evening and New evening (outside)</extracomment>
        <comment>sits out</comment>
        <translation>Setzt auch aus</translation>
    </message>
    <message>
        <source>An archive of an older scorepad is converted when it is opened. The old file stays beside it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ein Archiv eines älteren scorepad wird beim Öffnen umgewandelt. Die alte Datei bleibt daneben.</translation>
    </message>
    <message>
        <source>An evening at the table</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ein Abend am Tisch</translation>
    </message>
    <message>
        <source>An evening can be written down as text, in any editor.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ein Abend lässt sich als Text aufschreiben, in jedem Editor.</translation>
    </message>
    <message>
        <source>An evening exported as `.scorepad` or PBN can be imported again without loss. Every export names what its file cannot hold.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ein Abend, der als `.scorepad` oder PBN exportiert wurde, lässt sich ohne Verlust wieder importieren. Jeder Export nennt, was seine Datei nicht enthalten kann.</translation>
    </message>
    <message>
        <source>An evening of bridge</source>
        <extracomment>Words in what is printed (default title)</extracomment>
        <translation>Ein Bridgeabend</translation>
    </message>
    <message>
        <source>An evening of bridge is on</source>
        <extracomment>Words in the window (keep awake)</extracomment>
        <translation>Ein Bridgeabend ist im Gang</translation>
    </message>
    <message>
        <source>An evening without a date</source>
        <extracomment>Words in Earlier evenings and Standings (evening title)</extracomment>
        <translation>Ein Abend ohne Datum</translation>
    </message>
    <message>
        <source>An old evening</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>Ein alter Abend</translation>
    </message>
    <message>
        <source>An old evening can be entered from its results alone, and corrected in the same grid.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ein alter Abend lässt sich allein aus seinen Ergebnissen eingeben und in derselben Tabelle berichtigen.</translation>
    </message>
    <message>
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>Ein unvollendeter &amp;Teilkontrakt bringt 100, nicht 50</translation>
    </message>
    <message>
        <source>An&amp;other session</source>
        <extracomment>Label in results and money (name buttons)</extracomment>
        <translation>&amp;Noch ein Turnier</translation>
    </message>
    <message>
        <source>Ann</source>
        <extracomment>Words in an evening of several tables (hint for)</extracomment>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Ann &amp; Bob</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Anna &amp; Bernd</translation>
    </message>
    <message>
        <source>Another award or penalty:</source>
        <extracomment>Words in an evening of several tables (say what)</extracomment>
        <translation>Andere Gutschrift oder Strafe:</translation>
    </message>
    <message>
        <source>Another b&amp;oard…</source>
        <extracomment>Button or menu entry in the menus (another board)</extracomment>
        <translation>Ein &amp;anderes Board…</translation>
    </message>
    <message>
        <source>Any form</source>
        <extracomment>Words in Standings (show together); Words in Standings (fill)</extracomment>
        <translation>Jede Spielart</translation>
    </message>
    <message>
        <source>Any form but IMPs</source>
        <extracomment>Words in Standings (show together)</extracomment>
        <translation>Jede Spielart außer IMPs</translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Jede Hand kann Honneurs haben; angesagt werden sie nach dem Spiel. Sie zählen, ob der Kontrakt erfüllt ist oder nicht (§§ 72 und 81).</translation>
    </message>
    <message>
        <source>Any two contestants are compared directly on {boards} boards.</source>
        <extracomment>Sentence in rankings printed by commands (proposed)</extracomment>
        <translation>Je zwei Teilnehmer werden an {boards} Boards direkt verglichen.</translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>Gilt &amp;für</translation>
    </message>
    <message>
        <source>Arrow-s&amp;witched rounds, at the end</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Achsen getausc&amp;ht, Runden am Ende</translation>
    </message>
    <message>
        <source>As here</source>
        <extracomment>Words in commands (decided); Title in the history and the backups of evenings</extracomment>
        <translation>Wie hier</translation>
    </message>
    <message>
        <source>As in the file</source>
        <extracomment>Words in commands (decided)</extracomment>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>As in {file}</source>
        <extracomment>Title in the history and the backups of evenings</extracomment>
        <translation>Wie in {file}</translation>
    </message>
    <message>
        <source>At one &amp;table…</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>An einem &amp;Tisch…</translation>
    </message>
    <message>
        <source>At several &amp;tables…</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>An mehreren &amp;Tischen…</translation>
    </message>
    <message>
        <source>At several tables phones replace the score slips: one side enters the result, the other side agrees. If the table shares one phone, hand it across to agree.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>An mehreren Tischen ersetzen Handys die Zettel: Eine Seite trägt das Ergebnis ein, die andere bestätigt. Hat der Tisch nur ein Handy, reichen Sie es zum Bestätigen hinüber.</translation>
    </message>
    <message>
        <source>At several tables they stay on until all results are agreed, or for 15 minutes after the last entry.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>An mehreren Tischen bleiben sie verbunden, bis alle Ergebnisse bestätigt sind, oder bis 15 Minuten nach dem letzten Eintrag.</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>Words in what is printed (reasons)</extracomment>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>At the end of a rubber</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Am Ende eines Rubbers</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Button in the bidding pad; Button in the bidding pad (show awards); Words in what is printed (of others); and elsewhere</extracomment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Durchschnittliche IMPs je Runde</translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Durchschnittliche Hunderter je Runde</translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Durchschnittlicher IMP-Saldo je Spiel</translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Durchschnittlicher Punktesaldo je Spiel</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <extracomment>Button in Earlier evenings and Standings</extracomment>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <extracomment>Sentence in Help (back score)</extracomment>
        <translation>Gesamtliste: In jeder Runde bekommt jeder Spieler die Differenz in Hundertern gutgeschrieben oder abgezogen (ab 50 aufgerundet); wer aussetzt, hat 0.</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <extracomment>Label in results and money (name buttons)</extracomment>
        <translation>Zurück zu den Ergebnissen</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Zurück zum Block</translation>
    </message>
    <message>
        <source>Back to the standings</source>
        <extracomment>Tooltip in Earlier evenings and Standings; Button in Earlier evenings</extracomment>
        <translation>Zurück zum Gesamtstand</translation>
    </message>
    <message>
        <source>Back to the standings of all evenings</source>
        <extracomment>Tooltip in Standings (arrange)</extracomment>
        <translation>Zurück zum Gesamtstand aller Abende</translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <extracomment>Sentence in Deleted evenings (where it stays)</extracomment>
        <translation>Sicherungen früherer Tage können ihn noch enthalten.</translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <extracomment>Words in Help (sections)</extracomment>
        <translation>Sicherungen der letzten Tage und Wochen liegen im Ordner {folder}</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>Words in what is printed (back score)</extracomment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Before deal {number}</source>
        <extracomment>Words in the list of deals and the entry line (name mode)</extracomment>
        <translation>Vor Spiel {number}</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>Vor dem ersten Spiel</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Words in the season in Standings (of season); Words in the season in Standings (columns)</extracomment>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Biggest penalty</source>
        <extracomment>Words in the season in Standings (dearest penalty)</extracomment>
        <translation>Teuerste Faller</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <extracomment>Words in Earlier evenings</extracomment>
        <translation>Größter Gewinn</translation>
    </message>
    <message>
        <source>Black only</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Nur Schwarz</translation>
    </message>
    <message>
        <source>Blank: {sheet}</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Vordruck: {sheet}</translation>
    </message>
    <message>
        <source>Board and pairs, e.g. 3 1-2</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Board und Paare, z.&#xa0;B. 3 1-2</translation>
    </message>
    <message>
        <source>Board by board</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Board für Board</translation>
    </message>
    <message>
        <source>Board of the evening</source>
        <extracomment>Words in the window (name of best)</extracomment>
        <translation>Board des Abends</translation>
    </message>
    <message>
        <source>Board {board}, {ns} against {ew}: {result}</source>
        <extracomment>Words in an evening of several tables (understood)</extracomment>
        <translation>Board {board}, {ns} gegen {ew}: {result}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}; the file has {theirs}</source>
        <extracomment>Words in files that are opened or saved (score fault)</extracomment>
        <translation>Board {board}, {ns}-{ew}: {deal} ergibt {ours}; in der Datei steht {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}; the file has {theirs}, which counts</source>
        <extracomment>Words in files that are opened or saved (score fault)</extracomment>
        <translation>Board {board}, {ns}-{ew}: {deal} ergibt {ours}; in der Datei steht {theirs}, und das zählt</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <extracomment>Words in files that are opened or saved (fault named)</extracomment>
        <translation>Board {board}, {ns}-{ew}: {fault}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <extracomment>Words in files that are opened or saved (fault named)</extracomment>
        <translation>Board {board}, {ns}-{ew}: {fault}; der Score {score} zählt</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Board {board}, {ns}-{ew}: berechnet {ours}, in der Datei {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Board {board}, {ns}-{ew}: berechnet {ours}, in der Datei {theirs}; übernommen als {award}</translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Board {board}: die Paare und ihr Ergebnis, z.&#xa0;B. {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew}</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Board {board}: {ns} gegen {ew}</translation>
    </message>
    <message>
        <source>Board {number}: {dealer} deals, {vulnerable} vulnerable</source>
        <extracomment>Words in rankings printed by commands (travellers); Words in sheets printed by commands (what if text); Words in an evening of several tables (board title)</extracomment>
        <translation>Board {number}: {dealer} teilt, in Gefahr: {vulnerable}</translation>
    </message>
    <message>
        <source>Board {number}: {player} deals</source>
        <extracomment>Words in What if (next deal)</extracomment>
        <translation>Board {number}: {player} teilt</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Words in the page on players' phones (tables); Words in the ranking of a session (ranking table); Button in an evening of several tables; and elsewhere</extracomment>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Boards are compared with other tables: they are not on the back score, and nobody pays for them.</source>
        <extracomment>Sentence in Back score (boards do not count)</extracomment>
        <translation>Boards werden mit anderen Tischen verglichen: Sie stehen nicht in der Gesamtliste, und niemand zahlt für sie.</translation>
    </message>
    <message>
        <source>Boards at several tables</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Boards an mehreren Tischen</translation>
    </message>
    <message>
        <source>Boards of the pair</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Boards des Paars</translation>
    </message>
    <message>
        <source>Boards that several tables played are ranked by `scorepad rank FILE`; with `--why` every figure is explained.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Boards, die mehrere Tische gespielt haben, wertet `scorepad rank FILE`; mit `--why` wird jede Zahl erklärt.</translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Boards mit &amp;weniger Ergebnissen</translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <extracomment>Words in deals and figures, everywhere (round title)</extracomment>
        <translation>Boardsatz {number}</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Prämie</translation>
    </message>
    <message>
        <source>Both sides are even</source>
        <extracomment>Words in the picture of the table (what makes even)</extracomment>
        <translation>Beide Seiten liegen gleichauf</translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Beide Seiten sind in Gefahr</translation>
    </message>
    <message>
        <source>Butler: what results are compared with</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Butler: womit Ergebnisse verglichen werden</translation>
    </message>
    <message>
        <source>Butler: whether the highest and lowest scores are left out</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Butler: ob der höchste und der niedrigste Score gestrichen werden</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>Words in the list of deals and the entry line (columns); Words in what is printed (draw private); Words in what is printed (deal headings); and elsewhere</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <extracomment>Button or menu entry in the menus (choose dealer)</extracomment>
        <translation>Der &amp;Reihe nach</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <extracomment>Label in the window</extracomment>
        <translation>F&amp;arben</translation>
    </message>
    <message>
        <source>C&amp;ounts in</source>
        <extracomment>Label in the dialog Adjustment</extracomment>
        <translation>Zählt z&amp;u</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Words in the page on players' phones (pad); Button in all pages; Words in the bidding pad (cancel)</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <extracomment>Sentence in the dialog Print (cancel)</extracomment>
        <translation>Abgebrochen; nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Card of all scores</source>
        <extracomment>Words in Help (title); Words in what is printed (blank titles); Words in what is printed (subject names)</extracomment>
        <translation>Karte mit allen Scores</translation>
    </message>
    <message>
        <source>Carr&amp;y all over</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Alles &amp;übertragen</translation>
    </message>
    <message>
        <source>Carried over</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Übertragen</translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <extracomment>Words in Settling up (debts)</extracomment>
        <translation>Von einem früheren Abend übertragen</translation>
    </message>
    <message>
        <source>Carry over</source>
        <extracomment>Button in results and money (show)</extracomment>
        <translation>Übertragen</translation>
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
        <translation>Ände&amp;rn…</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <extracomment>Button in the page At several tables; Button in This evening and New evening</extracomment>
        <translation>Änd&amp;ern…</translation>
    </message>
    <message>
        <source>Change part&amp;ners</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>&amp;Partner wechseln</translation>
    </message>
    <message>
        <source>Changes by another program are never overwritten: both evenings are kept.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Änderungen eines anderen Programms werden nie überschrieben: Beide Abende bleiben erhalten.</translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Diagra&amp;mme</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Chicago</source>
        <extracomment>Words in This evening, what was agreed (form names); Words in deals and figures, everywhere (form name)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Chicago and duplicate bonuses</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Chicago- und Turnierprämien</translation>
    </message>
    <message>
        <source>Chicago chukker</source>
        <extracomment>Words in the search of Earlier evenings (form searched)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Choose the contract, or Pass if all four passed.</source>
        <extracomment>Sentence in the page on players' phones (pad); Sentence in the bidding pad (question)</extracomment>
        <translation>Wählen Sie den Kontrakt, oder Passe, wenn alle gepasst haben.</translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <extracomment>Tooltip in Earlier evenings</extracomment>
        <translation>Dieselbe Spalte noch einmal wählen, um die Reihenfolge umzukehren</translation>
    </message>
    <message>
        <source>Choose what to keep where the two laptops differ.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>Wo sich die beiden Laptops unterscheiden, wählen Sie, was bleibt.</translation>
    </message>
    <message>
        <source>Choose “At several tables” in “New evening”, and type who plays. A movement is proposed, and shown beside the results.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wählen Sie bei „Neuer Abend“ den Punkt „An mehreren Tischen“ und geben Sie ein, wer spielt. Ein Movement wird vorgeschlagen und neben den Ergebnissen gezeigt.</translation>
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
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Click a board in the list, or type its number too: 3 4sn</source>
        <extracomment>Words in the window (open board)</extracomment>
        <translation>Klicken Sie ein Board in der Liste an, oder tippen Sie seine Nummer mit: 3 4pn</translation>
    </message>
    <message>
        <source>Click a figure to see its deal and why it is paid. Double-click it to correct the deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ein Klick auf eine Zahl zeigt ihr Spiel und wofür es sie gibt. Ein Doppelklick berichtigt das Spiel.</translation>
    </message>
    <message>
        <source>Click to enlarge</source>
        <extracomment>Words in the dialog Print (show page of)</extracomment>
        <translation>Klick vergrößert</translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <extracomment>Sentence in the panel beside the sheet (click to seat)</extracomment>
        <translation>Klicken, um Namen und Plätze einzutragen.</translation>
    </message>
    <message>
        <source>Cloc&amp;k for the rounds</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Uh&amp;r für die Runden</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <extracomment>Button in the window</extracomment>
        <translation>Schließen ohne Speichern</translation>
    </message>
    <message>
        <source>Club’s &amp;name</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Name des Clubs</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Words in the page on players' phones (places); Name for a screen reader in Phones at the tables (follow)</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>Words in the list of deals and the entry line (columns); Words in what is printed (draw private); Words in what is printed (deal headings); and elsewhere</extracomment>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Contracts made (%)</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Erfüllte Kontrakte (%)</translation>
    </message>
    <message>
        <source>Contracts made, out of contracts played</source>
        <extracomment>Words in the season in Standings (contracts)</extracomment>
        <translation>Erfüllte Kontrakte, von den gespielten</translation>
    </message>
    <message>
        <source>Contracts played and made</source>
        <extracomment>Words in Standings (made)</extracomment>
        <translation>Kontrakte, die gespielt und erfüllt wurden</translation>
    </message>
    <message>
        <source>Contracts played by the player, or by either partner</source>
        <extracomment>Words in Standings (declared)</extracomment>
        <translation>Vom Spieler oder von einem der Partner gespielte Kontrakte</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <extracomment>Button in the charts of Standings</extracomment>
        <translation>Das &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Label in the message after a fault of the program (copy)</extracomment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copied: paste it into an e-mail.</source>
        <extracomment>Sentence in what is printed (copied)</extracomment>
        <translation>Kopiert: Fügen Sie es in eine E-Mail ein.</translation>
    </message>
    <message>
        <source>Copy p&amp;icture and text</source>
        <extracomment>Button or menu entry in the menus (share)</extracomment>
        <translation>&amp;Bild und Text kopieren</translation>
    </message>
    <message>
        <source>Copy the deals as a ta&amp;ble</source>
        <extracomment>Button or menu entry in the menus (fill menus)</extracomment>
        <translation>Spiele als Tabe&amp;lle kopieren</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Words in the page on players' phones (pad); Words in an evening of several tables (add lines)</extracomment>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Correct it:</source>
        <extracomment>Words in an evening of several tables (say what)</extracomment>
        <translation>Berichtigen:</translation>
    </message>
    <message>
        <source>Correct: {deal}</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (enter deal)</extracomment>
        <translation>Berichtigen: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}</source>
        <extracomment>Words in the page on players' phones (pad); Words in the list of deals and the entry line (name mode); Words in an evening of several tables (at the foot)</extracomment>
        <translation>Berichtigung: {deal}</translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer’s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>Zählen Sie Ass 4, König 3, Dame 2, Bube 1. Tippen Sie die Punkte der Seite des Alleinspielers hinter das Spiel, z.&#xa0;B. 4pn+1 23p, oder nennen Sie die Seite: ow 17p.</translation>
    </message>
    <message>
        <source>Ctrl+B opens the bidding pad: press 4♠, the declarer, Enter. Typing and pressing can be mixed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Strg+B öffnet den Bietkasten: 4♠ drücken, den Alleinspieler, Enter. Tippen und Drücken lassen sich mischen.</translation>
    </message>
    <message>
        <source>Ctrl+K shows the back score. Ctrl+Shift+K settles up: who pays whom, in any currency, and what was paid on which day.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Strg+K zeigt die Gesamtliste. Strg+Umschalt+K rechnet ab: wer wem zahlt, in jeder Währung, und was an welchem Tag gezahlt wurde.</translation>
    </message>
    <message>
        <source>Ctrl+N begins an evening. Type a name and Enter for each player, then Enter four times: partners are drawn, and it begins.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Strg+N beginnt einen Abend. Für jeden Spieler Name und Enter tippen, dann viermal Enter: Die Partner werden ausgelost, und es geht los.</translation>
    </message>
    <message>
        <source>Ctrl+O lists all evenings. Type parts of names, notes or days; Enter opens an evening.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Strg+O zeigt alle Abende. Tippen Sie Teile von Namen, Notizen oder Daten; Enter öffnet einen Abend.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O shows the standings of any period. Enter on a figure shows its details, Esc goes back.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Strg+Umschalt+O zeigt den Gesamtstand für jeden Zeitraum. Enter auf einer Zahl zeigt die Einzelheiten, Esc geht zurück.</translation>
    </message>
    <message>
        <source>Ctrl+T changes players, seats and rules, even during a round. Ctrl+D draws again.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Strg+T ändert Spieler, Plätze und Regeln, auch mitten in einer Runde. Strg+D lost neu aus.</translation>
    </message>
    <message>
        <source>Ctrl+W shows what any contract would score now. F11 shows the score to the whole table.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Strg+W zeigt, was jeder Kontrakt jetzt brächte. F11 zeigt den Stand dem ganzen Tisch.</translation>
    </message>
    <message>
        <source>Customs differ, so you choose for each round: honours, part-scores carried over, premiums of an unfinished rubber.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Die Gepflogenheiten sind verschieden, daher wählen Sie für jede Runde: Honneurs, übernommene Teilkontrakte, Prämien eines unvollendeten Rubbers.</translation>
    </message>
    <message>
        <source>D&amp;uplicate boards</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>T&amp;urnierbridge</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Words in the window</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Words in what is printed (draw date); Words in This evening and New evening (day caption); Words in Standings, where a figure comes from (behind headings); and elsewhere</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>Column heading in the command list (listed text); Column heading in Deleted evenings (deleted); Words in Backups (in copy); and elsewhere</extracomment>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Dea&amp;ls</source>
        <extracomment>Label in all pages (show turn)</extracomment>
        <translation>Spie&amp;le</translation>
    </message>
    <message>
        <source>Deal of the evening</source>
        <extracomment>Words in This evening, what was agreed (deal of the evening)</extracomment>
        <translation>Spiel des Abends</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>Words in the picture of the table (deal number); Words in what is printed (after deal)</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Deal {number}, {dealer} deals, {vulnerable} vulnerable</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>Spiel {number}, {dealer} teilt, in Gefahr: {vulnerable}</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals</source>
        <extracomment>Words in What if (next deal)</extracomment>
        <translation>Spiel {number}: {player} teilt</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>Column heading in sheets printed by commands (deal columns); Words in what is printed (draw private); Words in what is printed (deal headings)</extracomment>
        <translation>Teiler</translation>
    </message>
    <message>
        <source>Deals &amp;next…</source>
        <extracomment>Button or menu entry in the menus (deals next)</extracomment>
        <translation>Teilt als &amp;Nächster…</translation>
    </message>
    <message>
        <source>Deals at the table, including passed-out deals</source>
        <extracomment>Words in Standings (deals)</extracomment>
        <translation>Spiele am Tisch, auch durchgepasste</translation>
    </message>
    <message>
        <source>Debts between these players from earlier evenings are listed there, each in its currency.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Schulden dieser Spieler untereinander aus früheren Abenden stehen auch dort, jede in ihrer Währung.</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>Words in Standings (declared)</extracomment>
        <translation>Alleinspiel</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings, where a figure comes from (headings behind)</extracomment>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>Words in Help (deal list keys)</extracomment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Dele&amp;te deal</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Spiel lösc&amp;hen</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Column heading in Deleted evenings (deleted)</extracomment>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Deleted e&amp;venings…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>Gelösch&amp;te Abende…</translation>
    </message>
    <message>
        <source>Deleted evenings are kept here. After 30 days you can erase them for good; the program never does.</source>
        <extracomment>Sentence in Deleted evenings</extracomment>
        <translation>Gelöschte Abende bleiben hier. Nach 30 Tagen können Sie einen endgültig löschen; das Programm tut es nie.</translation>
    </message>
    <message>
        <source>Deleted: {deal}.</source>
        <extracomment>Sentence in the window (remove); Sentence in an evening of several tables (deleted)</extracomment>
        <translation>Gelöscht: {deal}.</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Director: {name}</source>
        <extracomment>Words in what is printed (held by)</extracomment>
        <translation>Turnierleitung: {name}</translation>
    </message>
    <message>
        <source>Director’s n&amp;ame</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>N&amp;ame der Turnierleitung</translation>
    </message>
    <message>
        <source>Disagree</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Stimmt nicht</translation>
    </message>
    <message>
        <source>Double-click a line to correct it, or go to it with Up and Down; Delete deletes it, and F1 explains a figure.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Zum Berichtigen eine Zeile doppelt anklicken oder mit den Pfeiltasten auf und ab wählen; Entf löscht sie, und F1 erklärt eine Zahl.</translation>
    </message>
    <message>
        <source>Double-click it to correct it; F1 explains it.</source>
        <extracomment>Sentence in an evening of several tables (can be corrected)</extracomment>
        <translation>Zum Berichtigen doppelt anklicken; F1 erklärt es.</translation>
    </message>
    <message>
        <source>Doubled</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings (doubled)</extracomment>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Doubled and made</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Im Kontra erfüllt</translation>
    </message>
    <message>
        <source>Dra&amp;w for partners…</source>
        <extracomment>Menu entry in the menus (round); Button or menu entry in the window (show open questions)</extracomment>
        <translation>Partner aus&amp;losen…</translation>
    </message>
    <message>
        <source>Dra&amp;w once more</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button)</extracomment>
        <translation>Noch einmal &amp;ziehen</translation>
    </message>
    <message>
        <source>Dra&amp;w…</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button); Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>Ausl&amp;osen…</translation>
    </message>
    <message>
        <source>Draw for par&amp;tners before each round</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Vor jeder Runde Par&amp;tner auslosen</translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <extracomment>Sentence in the panel beside the sheet (time to draw)</extracomment>
        <translation>Losen Sie die Partner neu aus.</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <extracomment>Words in movements of several tables (draw round)</extracomment>
        <translation>Runde {number} auslosen</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <extracomment>Words in what is printed (picture files)</extracomment>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Duplicate boards follow the Laws of Duplicate Bridge (2017): worldbridge.org. Chicago and Cavendish follow custom, as their rules are usually printed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Für Boards gelten die Turnierbridge-Regeln (2017): worldbridge.org. Chicago und Cavendish folgen dem Brauch, wie ihn die meisten Bücher wiedergeben.</translation>
    </message>
    <message>
        <source>E&amp;xact points</source>
        <extracomment>Button or menu entry in Back score</extracomment>
        <translation>&amp;Genaue Punkte</translation>
    </message>
    <message>
        <source>E-W</source>
        <extracomment>Words in what is printed (draw slip); Words in what is printed (traveller columns); Words in what is printed (vulnerable on board)</extracomment>
        <translation>O-W</translation>
    </message>
    <message>
        <source>EW</source>
        <extracomment>Words in the page on players' phones (sheet); Words in tables of results (short side)</extracomment>
        <translation>OW</translation>
    </message>
    <message>
        <source>EW IMPs</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>IMPs OW</translation>
    </message>
    <message>
        <source>EW points</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>Punkte OW</translation>
    </message>
    <message>
        <source>Each board is scored separately, without honours.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Jedes Board zählt für sich, ohne Honneurs.</translation>
    </message>
    <message>
        <source>Each deal in the JSON names the four players. Adjustments are listed among the deals, in order.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Jedes Spiel im JSON nennt die vier Spieler. Vereinbarte Punkte stehen der Reihe nach zwischen den Spielen.</translation>
    </message>
    <message>
        <source>Each deal is compared, in IMPs, with the score its points should make.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Jedes Spiel wird in IMPs mit dem Score verglichen, den seine Punkte bringen sollten.</translation>
    </message>
    <message>
        <source>Each round is drawn by the ranking; no two teams meet twice.</source>
        <extracomment>Sentence in an evening of several tables (sentences)</extracomment>
        <translation>Jede Runde wird nach der Rangliste ausgelost; kein Team trifft zweimal auf dasselbe.</translation>
    </message>
    <message>
        <source>Each team against each</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Jedes Team gegen jedes</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <extracomment>Words in Earlier evenings (evenings title)</extracomment>
        <translation>Frühere Abende</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Ost</translation>
    </message>
    <message>
        <source>East-West</source>
        <extracomment>Words in the page on players' phones (line); Words in rankings printed by commands (ranking); Words in the window (side name); and elsewhere</extracomment>
        <translation>Ost-West</translation>
    </message>
    <message>
        <source>East-West sit out</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Ost-West setzt aus</translation>
    </message>
    <message>
        <source>End the evenin&amp;g</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>Abend been&amp;den</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Spiel eintragen</translation>
    </message>
    <message>
        <source>Enter a stake to see who pays whom.</source>
        <extracomment>Sentence in results and money (about payments)</extracomment>
        <translation>Geben Sie einen Einsatz ein, um zu sehen, wer wem zahlt.</translation>
    </message>
    <message>
        <source>Enter key</source>
        <extracomment>Words in Help (enter)</extracomment>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <extracomment>Sentence in Standings (show hint)</extracomment>
        <translation>Enter oder ein Doppelklick auf eine Zahl zeigt ihre Einzelheiten. Ein Klick auf eine Überschrift, oder {key}, sortiert danach.</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Das Spiel eintragen</translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <extracomment>Sentence in This evening and New evening (first fault)</extracomment>
        <translation>Tragen Sie das Ergebnis von mindestens einer Runde ein.</translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <extracomment>Words in the bidding pad (enter deal)</extracomment>
        <translation>{deal} eintragen</translation>
    </message>
    <message>
        <source>Entered.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>Eingetragen.</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ein Spiel eintragen</translation>
    </message>
    <message>
        <source>Erase for &amp;good…</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>Endgültig &amp;löschen…</translation>
    </message>
    <message>
        <source>Erase it</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Erase this evening for good?</source>
        <extracomment>Words in Deleted evenings (erase title)</extracomment>
        <translation>Diesen Abend endgültig löschen?</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc again closes this and discards your entry.</source>
        <extracomment>Sentence in the page At several tables (closeEvent); Sentence in This evening and New evening (closeEvent)</extracomment>
        <translation>Noch einmal Esc schließt dies und verwirft Ihre Eingabe.</translation>
    </message>
    <message>
        <source>Evening, for scorepad (*.scorepad)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Abend, für scorepad (*.scorepad)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <extracomment>Words in the window; Words in the season in Standings (columns); Words in the season in Standings (evenings); and elsewhere</extracomment>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)</source>
        <extracomment>Words in the window (ask files)</extracomment>
        <translation>Abende und Punktedateien (*.scorepad *.txt *.pbn *.xml *.csv)</translation>
    </message>
    <message>
        <source>Every deal is saved when it is entered, in the file {file}</source>
        <extracomment>Words in Help (sections)</extracomment>
        <translation>Jedes Spiel wird beim Eintragen gespeichert, in der Datei {file}</translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Jedes Spiel zählt für sich: Eine Manche braucht {game} Punkte in einem Spiel.</translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <extracomment>Sentence in Help (part score)</extracomment>
        <translation>Jeder Teilkontrakt bringt 50.</translation>
    </message>
    <message>
        <source>Every row and every step has a checksum.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Jede Zeile und jeder Schritt hat eine Prüfsumme.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>Words in Standings (at least); Words in Standings (who)</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Jeder zieht eine Karte; die Spieler mit den zwei höchsten sind Partner, wer die höchste hat, teilt. Asse sind hoch; bei gleichem Rang entscheidet die Farbe, Pik zuerst (§§ 1 bis 3).</translation>
    </message>
    <message>
        <source>Everyone has played with everyone.</source>
        <extracomment>Sentence in the panel after a round (follow)</extracomment>
        <translation>Jeder hat mit jedem gespielt.</translation>
    </message>
    <message>
        <source>Everything is paid or carried over.</source>
        <extracomment>Sentence in results and money (all paid)</extracomment>
        <translation>Alles ist bezahlt oder übertragen.</translation>
    </message>
    <message>
        <source>Everything is paid.</source>
        <extracomment>Sentence in results and money (all paid)</extracomment>
        <translation>Alles ist bezahlt.</translation>
    </message>
    <message>
        <source>Everything is saved at once. Every step can be undone; any earlier deal can be corrected, moved or deleted in the list of deals.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Alles wird sofort gespeichert. Jeder Schritt lässt sich rückgängig machen; jedes frühere Spiel kann in der Liste der Spiele berichtigt, verschoben oder gelöscht werden.</translation>
    </message>
    <message>
        <source>Exit status</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Rückgabewert</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Column heading in sheets printed by commands (imp lines); Words in what is printed (imps columns)</extracomment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Explain every figure</source>
        <extracomment>Help of a command in commands (rank); Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Jede Zahl erklären</translation>
    </message>
    <message>
        <source>Extra amounts</source>
        <extracomment>Words in Settling up, the dialog of extra sums</extracomment>
        <translation>Zusatzbeträge</translation>
    </message>
    <message>
        <source>F&amp;irst board</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>E&amp;rstes Board</translation>
    </message>
    <message>
        <source>Files saved from it are kept.</source>
        <extracomment>Sentence in Deleted evenings (where it stays)</extracomment>
        <translation>Daraus gespeicherte Dateien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Find a player</source>
        <extracomment>Words in Standings (find player)</extracomment>
        <translation>Spieler suchen</translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <extracomment>Sentence in house rules (changes chairs)</extracomment>
        <translation>Fünf Spieler wechseln nach jedem Spiel die Plätze, damit jeder mit jedem zusammenspielt.</translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <extracomment>Sentence in This evening and New evening (who comes in)</extracomment>
        <translation>Fünf Runden: Jeder spielt einmal mit jedem zusammen.</translation>
    </message>
    <message>
        <source>For a contract that is made</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Für einen erfüllten Kontrakt</translation>
    </message>
    <message>
        <source>For making it {doubled}</source>
        <extracomment>Words in the tables of scores in Help (bonuses)</extracomment>
        <translation>Für die Erfüllung {doubled}</translation>
    </message>
    <message>
        <source>For other programs</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Für andere Programme</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Column heading in the command list (listed text)</extracomment>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Vier Spiele, C&amp;hicago</translation>
    </message>
    <message>
        <source>Four deals, Ca&amp;vendish</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Vier Spiele, Ca&amp;vendish</translation>
    </message>
    <message>
        <source>Four-deal bridge</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Friday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Freitagabend</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Words in what is printed (settlement table)</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>From before</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Von früher</translation>
    </message>
    <message>
        <source>From board {number}: {names}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>Ab Board {number}: {names}</translation>
    </message>
    <message>
        <source>From deal {number}: {names}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>Ab Spiel {number}: {names}</translation>
    </message>
    <message>
        <source>From now on both names are one player everywhere. Nothing is lost: you can undo it.</source>
        <extracomment>Label in Earlier evenings and Standings</extracomment>
        <translation>Von jetzt an sind beide Namen überall ein Spieler. Nichts geht verloren: Es lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>From the &amp;beginning of the round</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>Vom An&amp;fang der Runde an</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;beginning: %n deal(s) so far for {players}</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>
            <numerusform>Von &amp;Anfang an: das bisherige Spiel (%n) zählt für {players}</numerusform>
            <numerusform>Von &amp;Anfang an: die bisherigen %n Spiele zählen für {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;next deal, leaving %n deal(s) with {players}</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from next)</extracomment>
        <translation>
            <numerusform>Ab dem &amp;nächsten Spiel; %n Spiel bleibt bei {players}</numerusform>
            <numerusform>Ab dem &amp;nächsten Spiel; %n Spiele bleiben bei {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;next deal; earlier deals are not affected</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from next)</extracomment>
        <translation>Ab dem &amp;nächsten Spiel; frühere Spiele bleiben unberührt</translation>
    </message>
    <message>
        <source>From the next round. Earlier deals are not affected.</source>
        <extracomment>Sentence in This evening and New evening (tell)</extracomment>
        <translation>Ab der nächsten Runde. Frühere Spiele bleiben unberührt.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Mancheprämie</translation>
    </message>
    <message>
        <source>Game, {game} or more for its tricks</source>
        <extracomment>Words in the tables of scores in Help (kinds)</extracomment>
        <translation>Manche, {game} oder mehr für die Stiche</translation>
    </message>
    <message>
        <source>Game: {game} points below the line, in one or more deals. Then a line is drawn and part-scores start again; the winner is vulnerable.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Manche: {game} Punkte unter dem Strich, in einem oder mehreren Spielen. Dann wird ein Strich gezogen, und die Teilkontrakte beginnen neu; der Gewinner ist in Gefahr.</translation>
    </message>
    <message>
        <source>Give {pair} number {number}: fewer will sit out</source>
        <extracomment>Words in an evening of several tables (offer seat)</extracomment>
        <translation>{pair} die Nummer {number} geben: weniger setzen aus</translation>
    </message>
    <message>
        <source>Given</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Abgegeben</translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <extracomment>Words in the tables of scores in Help (grand slam)</extracomment>
        <translation>Großschlemm: 7 gereizt, erfüllt</translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>&amp;Honneurs zählen</translation>
    </message>
    <message>
        <source>Half the difference from the average of the last ten sessions</source>
        <extracomment>Tooltip in the page At several tables</extracomment>
        <translation>Der halbe Abstand zum Durchschnitt in den letzten zehn Turnieren</translation>
    </message>
    <message>
        <source>Handicap</source>
        <extracomment>Words in the ranking of a session (ranking table); Words in two versions of an evening side by side (title)</extracomment>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Hands in a PBN stay with their boards. They are printed on the travellers, or by themselves.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Hände aus einer PBN-Datei bleiben bei ihren Boards. Sie werden auf den Boardzetteln gedruckt oder für sich.</translation>
    </message>
    <message>
        <source>He&amp;ad to head</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Direkter Ver&amp;gleich</translation>
    </message>
    <message>
        <source>Held</source>
        <extracomment>Words in what is printed (imps columns)</extracomment>
        <translation>FP</translation>
    </message>
    <message>
        <source>Help topics</source>
        <extracomment>Name for a screen reader in Help</extracomment>
        <translation>Themen der Hilfe</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Highest</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Max.</translation>
    </message>
    <message>
        <source>History of this evening</source>
        <extracomment>Words in the history and the backups of evenings</extracomment>
        <translation>Verlauf dieses Abends</translation>
    </message>
    <message>
        <source>Honours</source>
        <extracomment>Words in the page on players' phones (pad); Words in the charts of Standings (kind name); Words in Standings (honours); and elsewhere</extracomment>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>Honours in one hand: four of A K Q J 10 of trumps {four}, all five {five}; at notrump four aces {aces}.</source>
        <extracomment>Sentence in the tables of scores in Help (honours)</extracomment>
        <translation>Honneurs in einer Hand: vier von A K D B 10 in Trumpf {four}, alle fünf {five}; in Sans Atout vier Asse {aces}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Words in house rules</extracomment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>How &amp;many rounds</source>
        <extracomment>Button or menu entry in This evening and New evening (arrange)</extracomment>
        <translation>Wie &amp;viele Runden</translation>
    </message>
    <message>
        <source>How contracts ended</source>
        <extracomment>Words in the charts of Standings (pictures); Words in Standings (endings title)</extracomment>
        <translation>Wie Kontrakte ausgingen</translation>
    </message>
    <message>
        <source>How man&amp;y</source>
        <extracomment>Name for a screen reader in the page At several tables (arrange)</extracomment>
        <translation>Wie &amp;viele</translation>
    </message>
    <message>
        <source>How much money</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>Wie viel Geld</translation>
    </message>
    <message>
        <source>How much? For example 2.50.</source>
        <extracomment>Sentence in Settling up (no amount)</extracomment>
        <translation>Wie viel? Zum Beispiel 2,50.</translation>
    </message>
    <message>
        <source>Howell: everybody moves</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Howell: alle wechseln</translation>
    </message>
    <message>
        <source>Hu&amp;ndreds of each round</source>
        <extracomment>Button or menu entry in Back score (of each round)</extracomment>
        <translation>&amp;Hunderter jeder Runde</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>Hunderter</translation>
    </message>
    <message>
        <source>Hundreds of the last five evenings</source>
        <extracomment>Words in Standings (latest)</extracomment>
        <translation>Hunderter der letzten fünf Abende</translation>
    </message>
    <message>
        <source>Hundreds, as on the back score</source>
        <extracomment>Words in house rules (ways of money)</extracomment>
        <translation>Hunderter, wie in der Gesamtliste</translation>
    </message>
    <message>
        <source>I want to enter deals</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Ich möchte Spiele eintragen</translation>
    </message>
    <message>
        <source>I&amp;MPs of each round</source>
        <extracomment>Button or menu entry in Back score (of each round)</extracomment>
        <translation>I&amp;MPs jeder Runde</translation>
    </message>
    <message>
        <source>IMPs a board</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>IMPs je Board</translation>
    </message>
    <message>
        <source>IMPs against every other result</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>IMPs gegen jedes andere Ergebnis</translation>
    </message>
    <message>
        <source>IMPs against the datum (Butler)</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>IMPs gegen den Datumscore (Butler)</translation>
    </message>
    <message>
        <source>IMPs by agreement</source>
        <extracomment>Words in the dialog Adjustment (by agreement)</extracomment>
        <translation>Vereinbarte IMPs</translation>
    </message>
    <message>
        <source>IMPs won, for each board that was scored in IMPs</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Gewonnene IMPs, für jedes Board, das in IMPs gewertet wurde</translation>
    </message>
    <message>
        <source>IMPs {team}</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>IMPs {team}</translation>
    </message>
    <message>
        <source>If no phone connects, a firewall may block it: sudo ufw allow PORT/tcp, or sudo firewall-cmd --add-port=PORT/tcp, with the port of the address.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Verbindet sich kein Handy, blockiert es vielleicht die Firewall: sudo ufw allow PORT/tcp oder sudo firewall-cmd --add-port=PORT/tcp, mit dem Port der Adresse.</translation>
    </message>
    <message>
        <source>If started now, it ends at {time}.</source>
        <extracomment>Sentence in an evening of several tables (time)</extracomment>
        <translation>Jetzt begonnen, endet es um {time}.</translation>
    </message>
    <message>
        <source>If you start scorepad again, it will not find this window: another program is in the way.</source>
        <extracomment>Sentence in app (listen)</extracomment>
        <translation>Wenn Sie scorepad noch einmal starten, findet es dieses Fenster nicht: Ein anderes Programm ist im Weg.</translation>
    </message>
    <message>
        <source>If you stop early, a side with the only game earns {game}, and one with the only part-score of the unfinished game {part_score}.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Hören Sie vor dem Ende auf, bringt die einzige Manche {game} und der einzige Teilkontrakt der unvollendeten Manche {part_score}.</translation>
    </message>
    <message>
        <source>In &amp;chukkers of four deals, not by boards</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>In &amp;Chicagos zu vier Spielen, nicht nach Boards</translation>
    </message>
    <message>
        <source>In IMPs</source>
        <extracomment>Words in the window (deal tip)</extracomment>
        <translation>In IMPs</translation>
    </message>
    <message>
        <source>In a rubber an adjustment has its own number, in other forms that of the deal before it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Im Rubber haben vereinbarte Punkte eine eigene Nummer, bei anderen Spielarten die des Spiels davor.</translation>
    </message>
    <message>
        <source>In a table each row is a deal, or a result of several tables.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>In einer Tabelle ist jede Zeile ein Spiel oder ein Ergebnis mehrerer Tische.</translation>
    </message>
    <message>
        <source>In a terminal, `scorepad --phones see` or `scorepad --phones enter` lets phones in from the start and prints their address; `--phones-address` chooses another one.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Im Terminal lässt `scorepad --phones see` oder `scorepad --phones enter` Handys gleich zu Beginn herein und gibt ihre Adresse aus; `--phones-address` wählt eine andere.</translation>
    </message>
    <message>
        <source>In all: {figures}</source>
        <extracomment>Words in Back score (in all)</extracomment>
        <translation>Insgesamt: {figures}</translation>
    </message>
    <message>
        <source>In money</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>In Geld</translation>
    </message>
    <message>
        <source>In the earlier evenings and the standings</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>Bei den früheren Abenden und im Gesamtstand</translation>
    </message>
    <message>
        <source>In the lead: {team}</source>
        <extracomment>Words in an evening of several tables (headline)</extracomment>
        <translation>In Führung: {team}</translation>
    </message>
    <message>
        <source>In the line for a deal</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>In der Eingabezeile</translation>
    </message>
    <message>
        <source>In the list of deals</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>In der Liste der Spiele</translation>
    </message>
    <message>
        <source>In {file}</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>In {file}</translation>
    </message>
    <message>
        <source>Individual</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Individualturnier</translation>
    </message>
    <message>
        <source>Individual: partners change too</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Individualturnier: auch die Partner wechseln</translation>
    </message>
    <message>
        <source>Initials</source>
        <extracomment>Words in what is printed (slip columns)</extracomment>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Ins</source>
        <extracomment>Words in Help (deal list keys)</extracomment>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Insult</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>Is a pair leaving? Type it under “Change…”, e.g. 5=6- if pair 5 leaves before round 6.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Geht ein Paar? Tippen Sie es unter „Ändern…“ ein, z.&#xa0;B. 5=6-, wenn Paar 5 vor Runde 6 geht.</translation>
    </message>
    <message>
        <source>Joins in round</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Kommt dazu in Runde</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>Words in merging two versions of an evening (row)</extracomment>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <extracomment>Button in the window</extracomment>
        <translation>Das Fenster offen lassen</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>Schreibt an</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title in Help (sections)</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>L&amp;etters at the figures</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>&amp;Buchstaben an den Zahlen</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <extracomment>Label in the window</extracomment>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Large print</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Große Schrift</translation>
    </message>
    <message>
        <source>Last five</source>
        <extracomment>Words in the season in Standings (of season); Words in Standings (latest); Words in the season in Standings (columns)</extracomment>
        <translation>Letzte fünf</translation>
    </message>
    <message>
        <source>Late or lea&amp;ving</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Spä&amp;ter da oder früher fort</translation>
    </message>
    <message>
        <source>Laws at hand</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Die Regeln zur Hand</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>Words in what is printed (slip columns)</extracomment>
        <translation>Ausspiel</translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>E&amp;xtreme weglassen</translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <extracomment>Sentence in This evening and New evening (arrange)</extracomment>
        <translation>Lassen Sie die Felder der Aussetzenden leer; die letzte Zahl wird ergänzt. Enter führt weiter.</translation>
    </message>
    <message>
        <source>Leave the line, or cancel the correction</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Die Zeile verlassen oder die Berichtigung abbrechen</translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Lässt Spieler mit weniger Runden weg</translation>
    </message>
    <message>
        <source>Let phones &amp;look</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>&amp;Zusehen lassen</translation>
    </message>
    <message>
        <source>Let phones look and &amp;enter</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>Zusehen und &amp;eintragen lassen</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Words in the page on players' phones (pad); Words in the charts of Standings (draw endings)</extracomment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Stufe {level}</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Words in the window</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>Column heading in rankings printed by commands (pairs); Column heading in the ranking of a session (card table)</extracomment>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>Live</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>Words in Standings (lost)</extracomment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Love all: neither side is vulnerable. Game all: both sides are.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Love all: keine Seite ist in Gefahr (Null). Game all: beide Seiten sind in Gefahr (Alle).</translation>
    </message>
    <message>
        <source>Lowest</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Das meiste Glück im Kontra</translation>
    </message>
    <message>
        <source>M&amp;oney</source>
        <extracomment>Button or menu entry in an evening of several tables (value); Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Geld</translation>
    </message>
    <message>
        <source>Made</source>
        <extracomment>Words in Standings (made)</extracomment>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Made %</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Erfüllt %</translation>
    </message>
    <message>
        <source>Mat&amp;ch sheet</source>
        <extracomment>Button or menu entry in an evening of several tables (name cross)</extracomment>
        <translation>Spielberi&amp;cht</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Column heading in rankings printed by commands (draw text); Name for a screen reader in an evening of several tables</extracomment>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Words in rankings printed by commands (ranking); Words in the ranking of a session (ranking table)</extracomment>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Gewonnene Matchpunkte, von den möglichen</translation>
    </message>
    <message>
        <source>Meaning</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Merged with {file}: {counts}.</source>
        <extracomment>Sentence in the window (merged)</extracomment>
        <translation>Zusammengeführt mit {file}: {counts}.</translation>
    </message>
    <message>
        <source>Minus</source>
        <extracomment>Words in what is printed (draw private)</extracomment>
        <translation>Minus</translation>
    </message>
    <message>
        <source>Minutes &amp;between rounds</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>Minuten &amp;zwischen den Runden</translation>
    </message>
    <message>
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Vergeben: Liegt eine Karte offen oder hat ein Blatt nicht 13 Karten, teilt derselbe Spieler noch einmal (§§ 4 bis 12). Nichts wird angeschrieben.</translation>
    </message>
    <message>
        <source>Mitchell: North-South stay</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Mitchell: Nord-Süd bleibt sitzen</translation>
    </message>
    <message>
        <source>Monday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Montagabend</translation>
    </message>
    <message>
        <source>Money is paid for points, rounded to tens.</source>
        <extracomment>Sentence in house rules (money)</extracomment>
        <translation>Abgerechnet werden die Punkte, auf Zehner gerundet.</translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <extracomment>Sentence in house rules (money)</extracomment>
        <translation>Abgerechnet werden die genauen Punkte.</translation>
    </message>
    <message>
        <source>Mor&amp;e rules…</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>&amp;Mehr Regeln…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <extracomment>Button in the page At several tables; Button in This evening and New evening; Button in the dialog Print (make)</extracomment>
        <translation>&amp;Mehr…</translation>
    </message>
    <message>
        <source>More colu&amp;mns</source>
        <extracomment>Button in Standings (more columns)</extracomment>
        <translation>&amp;Mehr Spalten</translation>
    </message>
    <message>
        <source>More teams are written the same way. A team is named by its letter, `pairs A=Owls`. Below the results, `bye C 12` gives team C 12 VPs for a round without a match.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Weitere Teams schreibt man ebenso. Ein Team wird mit seinem Buchstaben benannt, `pairs A=Owls`. Unter den Ergebnissen gibt `bye C 12` dem Team C 12 SP für eine Runde ohne Kampf.</translation>
    </message>
    <message>
        <source>Most slams</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Meiste Schlemms</translation>
    </message>
    <message>
        <source>Move for round {round} of {rounds}: {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Wechsel zu Runde {round} von {rounds}: {left}</translation>
    </message>
    <message>
        <source>Move it</source>
        <extracomment>Words in the window (move)</extracomment>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Move the deal &amp;down</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Das Spiel nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the deal &amp;up</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Das Spiel nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the first deal of the next round here</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>Das erste Spiel der nächsten Runde hierher verschieben</translation>
    </message>
    <message>
        <source>Move to round {number}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>In Runde {number} verschieben</translation>
    </message>
    <message>
        <source>Moved there, it would be {deal}.</source>
        <extracomment>Sentence in the window (elsewhere)</extracomment>
        <translation>Dorthin verschoben wäre es {deal}.</translation>
    </message>
    <message>
        <source>N, E, S or W alone is always a seat; a name is longer. What follows # is a remark.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>N, E, S oder W allein ist immer ein Platz; ein Name ist länger. Was hinter # steht, ist eine Bemerkung.</translation>
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
        <translation>IMPs NS</translation>
    </message>
    <message>
        <source>NS points</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>Punkte NS</translation>
    </message>
    <message>
        <source>NS −</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>NS −</translation>
    </message>
    <message>
        <source>NT, each further trick</source>
        <extracomment>Words in the tables of scores in Help (trick points)</extracomment>
        <translation>SA, jeder weitere</translation>
    </message>
    <message>
        <source>NT, the first</source>
        <extracomment>Words in the tables of scores in Help (trick points)</extracomment>
        <translation>SA, der erste</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column heading in rankings printed by commands (draw text); Column heading in the ranking of a session (ranking table); Column heading in what is printed (first places); and elsewhere</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name four to seven players to draw for partners.</source>
        <extracomment>Sentence in This evening and New evening (follow)</extracomment>
        <translation>Nennen Sie vier bis sieben Spieler, um Partner auszulosen.</translation>
    </message>
    <message>
        <source>Name four to seven players, then enter the results.</source>
        <extracomment>Sentence in This evening and New evening (first fault)</extracomment>
        <translation>Nennen Sie vier bis sieben Spieler und tragen Sie dann die Ergebnisse ein.</translation>
    </message>
    <message>
        <source>Name of {pair}</source>
        <extracomment>Words in an evening of several tables (name of)</extracomment>
        <translation>Name von {pair}</translation>
    </message>
    <message>
        <source>Names work too: 4s ann h100 eve. A few letters are enough; if they are ambiguous, scorepad asks. With mouse or finger, use the Pad.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Auch Namen gehen: 4p ann h100 eve. Einige Buchstaben genügen; sind sie mehrdeutig, wird gefragt. Mit Maus oder Finger nehmen Sie die Bietbox.</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>IMP-Saldo</translation>
    </message>
    <message>
        <source>Net margin in exact points</source>
        <extracomment>Words in Standings (points)</extracomment>
        <translation>Saldo der Differenzen in genauen Punkten</translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <extracomment>Words in Standings (doubled)</extracomment>
        <translation>Punktesaldo in Kontrakten im Kontra, beider Seiten</translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <extracomment>Words in Standings (redoubled)</extracomment>
        <translation>Punktesaldo in Kontrakten im Rekontra, beider Seiten</translation>
    </message>
    <message>
        <source>New evening, sa&amp;me players</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Neuer Abend, &amp;gleiche Spieler</translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <extracomment>Sentence in This evening and New evening (end of round)</extracomment>
        <translation>Neue Paare beginnen einen neuen Boardsatz.</translation>
    </message>
    <message>
        <source>Next: draw round {number}, under “Movement”.</source>
        <extracomment>Sentence in movements of several tables (to draw)</extracomment>
        <translation>Jetzt Runde {number} auslosen, unter „Movement“.</translation>
    </message>
    <message>
        <source>Next: {round}</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Als Nächstes: {round}</translation>
    </message>
    <message>
        <source>Next: {round} of {planned}</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Als Nächstes: {round} von {planned}</translation>
    </message>
    <message>
        <source>Next: {round}, the last</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Als Nächstes: {round}, die letzte Runde</translation>
    </message>
    <message>
        <source>No earlier session of these players was found.</source>
        <extracomment>Sentence in the page At several tables (nothing known)</extracomment>
        <translation>Von diesen Spielern wurde kein früheres Turnier gefunden.</translation>
    </message>
    <message>
        <source>No evenings found. Esc clears the search.</source>
        <extracomment>Label in Earlier evenings (tell number)</extracomment>
        <translation>Kein Abend gefunden. Esc leert die Suche.</translation>
    </message>
    <message>
        <source>No evenings in this period.</source>
        <extracomment>Sentence in Standings (adding up)</extracomment>
        <translation>Keine Abende in diesem Zeitraum.</translation>
    </message>
    <message>
        <source>No movement is set. Enter any board.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Ohne Movement: Jedes Board kann eingetragen werden.</translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <extracomment>Sentence in Standings (adding up)</extracomment>
        <translation>Keine Spieler mit Namen in diesem Zeitraum.</translation>
    </message>
    <message>
        <source>No network at all? Use “Result as a code” and scan it with a phone: the code itself holds the result.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Gar kein Netz? Dann „Ergebnis als Code“ mit einem Handy scannen: Der Code selbst enthält das Ergebnis.</translation>
    </message>
    <message>
        <source>No phone is here yet.</source>
        <extracomment>Sentence in Phones at the tables (show who)</extracomment>
        <translation>Noch ist kein Handy da.</translation>
    </message>
    <message>
        <source>No phone yet? Three things help:</source>
        <extracomment>Words in Phones at the tables (hints)</extracomment>
        <translation>Noch kein Handy da? Drei Dinge helfen:</translation>
    </message>
    <message>
        <source>No places have changed.</source>
        <extracomment>Sentence in rankings printed by commands (moved text); Sentence in the ranking of a session (moved places)</extracomment>
        <translation>Kein Platz hat sich geändert.</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <extracomment>Sentence in the dialog Print (offer)</extracomment>
        <translation>Hier ist kein Drucker eingerichtet. Ein PDF lässt sich überall drucken und an Freunde schicken.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column heading in the command list (listed text); Column heading in sheets printed by commands (imp lines); Sentence in the list of deals and the entry line (columns); and elsewhere</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody is vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Niemand ist in Gefahr</translation>
    </message>
    <message>
        <source>Nobody is vulnerable on the first deal, both sides on the fourth.</source>
        <extracomment>Sentence in Help (first and last)</extracomment>
        <translation>Im ersten Spiel ist niemand in Gefahr, im vierten sind es beide Seiten.</translation>
    </message>
    <message>
        <source>Nobody owes anything yet.</source>
        <extracomment>Sentence in Earlier evenings and Standings (tell)</extracomment>
        <translation>Noch schuldet niemand etwas.</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <extracomment>Sentence in Earlier evenings and Standings (tell); Sentence in results and money (about payments)</extracomment>
        <translation>Niemand schuldet etwas.</translation>
    </message>
    <message>
        <source>Nobody wins: {points} each</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>Niemand gewinnt: je {points}</translation>
    </message>
    <message>
        <source>None: sit as you like</source>
        <extracomment>Words in an evening of several tables (offer movements)</extracomment>
        <translation>Keines: Plätze nach Belieben</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Nord</translation>
    </message>
    <message>
        <source>North-South</source>
        <extracomment>Words in the page on players' phones (line); Words in rankings printed by commands (ranking); Words in the window (side name); and elsewhere</extracomment>
        <translation>Nord-Süd</translation>
    </message>
    <message>
        <source>North-South held 23 high-card points</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Nord-Süd hatte 23 Figurenpunkte</translation>
    </message>
    <message>
        <source>North-South sit out, in their seats</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Nord-Süd setzt aus, auf dem eigenen Platz</translation>
    </message>
    <message>
        <source>North-South: {first}. East-West: {second}</source>
        <extracomment>Words in a deal, a result or an evening (split)</extracomment>
        <translation>Nord-Süd: {first}. Ost-West: {second}</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Das ist kein Ordner</translation>
    </message>
    <message>
        <source>Not agreed: ask the director</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Strittig: bitte die Turnierleitung</translation>
    </message>
    <message>
        <source>Not finished</source>
        <extracomment>Words in what is printed (outcome)</extracomment>
        <translation>Nicht zu Ende</translation>
    </message>
    <message>
        <source>Not imported from the file: {what}.</source>
        <extracomment>Sentence in files that are opened or saved (note on)</extracomment>
        <translation>Nicht aus der Datei übernommen: {what}.</translation>
    </message>
    <message>
        <source>Not in the file: {what}.</source>
        <extracomment>Sentence in files that are opened or saved (not held)</extracomment>
        <translation>Nicht in der Datei: {what}.</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>Words in the window</extracomment>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Not yet agreed by the other side</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Noch nicht bestätigt</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Words in This evening and New evening (note caption); Words in Earlier evenings (evening headings)</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note on the evening</source>
        <extracomment>Grey example in Earlier evenings and Standings</extracomment>
        <translation>Notiz zum Abend</translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <extracomment>Grey example in Earlier evenings and Standings</extracomment>
        <translation>Notiz zu diesem Spiel</translation>
    </message>
    <message>
        <source>Nothing can be compared until a board has been played at a second table.</source>
        <extracomment>Sentence in the ranking of a session (nothing compared)</extracomment>
        <translation>Vergleichen lässt sich erst, wenn ein Board an einem zweiten Tisch gespielt ist.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <extracomment>Sentence in the page on players' phones (sheet)</extracomment>
        <translation>Noch wurde nichts gespielt.</translation>
    </message>
    <message>
        <source>Nothing is chosen to print.</source>
        <extracomment>Sentence in what is printed (saved); Sentence in the dialog Print (offer)</extracomment>
        <translation>Es ist nichts zum Drucken gewählt.</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <extracomment>Words in what is printed (pages); Words in This evening, what was agreed (nothing decided)</extracomment>
        <translation>Noch ist nichts entschieden</translation>
    </message>
    <message>
        <source>O&amp;ld evening…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>A&amp;lter Abend…</translation>
    </message>
    <message>
        <source>O&amp;vertricks count only when doubled</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Ü&amp;berstiche zählen nur im Kontra</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Of partnerships</source>
        <extracomment>Words in Standings (arrange)</extracomment>
        <translation>Von Paaren</translation>
    </message>
    <message>
        <source>Of players</source>
        <extracomment>Words in Standings (arrange)</extracomment>
        <translation>Von Spielern</translation>
    </message>
    <message>
        <source>On paper</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>On the back score each player gets the IMPs of their deals</source>
        <extracomment>Words in the panel beside the sheet (goes on back score)</extracomment>
        <translation>In der Gesamtliste bekommt jeder Spieler die IMPs seiner Spiele</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s opponents are vulnerable.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Im zweiten und dritten Spiel sind die Gegner des Teilers in Gefahr.</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s side is vulnerable.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Im zweiten und dritten Spiel ist die Seite des Teilers in Gefahr.</translation>
    </message>
    <message>
        <source>On the sheet: {total}</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>Auf dem Block: {total}</translation>
    </message>
    <message>
        <source>One East-West pair sits out in each round.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>In jeder Runde setzt ein Paar Ost-West aus.</translation>
    </message>
    <message>
        <source>One North-South pair sits out in each round, in its seats.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>In jeder Runde setzt ein Paar Nord-Süd aus, auf dem eigenen Platz.</translation>
    </message>
    <message>
        <source>One minute &amp;less</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>Eine Minute &amp;weniger</translation>
    </message>
    <message>
        <source>One minute &amp;more</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>Eine Minute &amp;mehr</translation>
    </message>
    <message>
        <source>One moment…</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>One phone scans the code, one shows the sheet, one enters a deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ein Handy liest den Code, eines zeigt das Blatt, eines trägt ein Spiel ein.</translation>
    </message>
    <message>
        <source>One sits out in each round.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>In jeder Runde setzt jemand aus.</translation>
    </message>
    <message>
        <source>Only look</source>
        <extracomment>Words in the page on players' phones (places); Words in Phones at the tables (answers)</extracomment>
        <translation>Nur zusehen</translation>
    </message>
    <message>
        <source>Only rounds at one table count here.</source>
        <extracomment>Label in Standings (show hint)</extracomment>
        <translation>Hier zählen nur Runden an einem Tisch.</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n evening(s) of the list</source>
        <extracomment>Words in Standings (only these)</extracomment>
        <translation>
            <numerusform>Nur den %n Abend der Liste</numerusform>
            <numerusform>Nur die %n Abende der Liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the code lets a phone in. When you send a phone away, it sees nothing more and the code changes.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Nur mit dem Code kommt ein Handy herein. Wenn Sie ein Handy wegschicken, sieht es nichts mehr, und der Code wechselt.</translation>
    </message>
    <message>
        <source>Only this form of the game</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Nur diese Spielart</translation>
    </message>
    <message>
        <source>Only this period</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Nur dieser Zeitraum</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open the last of them</source>
        <extracomment>Words in the window (report)</extracomment>
        <translation>Den letzten davon öffnen</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <extracomment>Words in the window (wait)</extracomment>
        <translation>{file} wird geöffnet</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Words in the season in Standings (opponents)</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Option</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Option</translation>
    </message>
    <message>
        <source>Options come before the first result:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Optionen stehen vor dem ersten Ergebnis:</translation>
    </message>
    <message>
        <source>Options come between `form` and the first deal:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Optionen stehen zwischen `form` und dem ersten Spiel:</translation>
    </message>
    <message>
        <source>Or type it, e.g. {example}</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Oder tippen, z.&#xa0;B. {example}</translation>
    </message>
    <message>
        <source>Or type the letters after # in the address on the laptop.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Oder die Zeichen nach # in der Adresse auf dem Laptop eintippen.</translation>
    </message>
    <message>
        <source>Or your pair or number</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Oder Ihr Paar oder Ihre Nummer</translation>
    </message>
    <message>
        <source>Other files are still being opened; please try again afterwards.</source>
        <extracomment>Sentence in the window (open files)</extracomment>
        <translation>Andere Dateien werden noch geöffnet; bitte versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Über</translation>
    </message>
    <message>
        <source>Overtricks</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Überstiche</translation>
    </message>
    <message>
        <source>Overtricks, each. All the rest goes above the line.</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Überstiche, jeder. Alles Weitere steht über dem Strich.</translation>
    </message>
    <message>
        <source>Owls: Ann &amp; Bob</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Eulen: Anna &amp; Bernd</translation>
    </message>
    <message>
        <source>Owls: Ann &amp; Bob, Cy &amp; Di</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Eulen: Anna &amp; Bernd, Clara &amp; Dirk</translation>
    </message>
    <message>
        <source>P&amp;hones need Python’s {packages}</source>
        <extracomment>Button or menu entry in Phones at the tables (menu entry)</extracomment>
        <translation>Hand&amp;ys brauchen die Python-Pakete {packages}</translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <extracomment>Button or menu entry in Phones at the tables (menu entry)</extracomment>
        <translation>Hand&amp;ys…</translation>
    </message>
    <message>
        <source>PBN, for other bridge programs (*.pbn)</source>
        <extracomment>Words in commands (export); Words in opening and saving files (save filters)</extracomment>
        <translation>PBN, für andere Bridgeprogramme (*.pbn)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <extracomment>Words in the window (ask where); Words in what is printed (pdf files)</extracomment>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <extracomment>Words in what is printed (turn to); Words in what is printed (page of)</extracomment>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Words in the page on players' phones (sheet); Words in Help (keys elsewhere); Name for a screen reader in the window</extracomment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Paid &amp;on</source>
        <extracomment>Button or menu entry in results and money</extracomment>
        <translation>Bezahlt &amp;am</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>Words in the ranking of a session (who heading); Words in what is printed (draw private)</extracomment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Pair of the season</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Paar der Saison</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Words in what is printed (paper)</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Part-score bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Prämie für Teilkontrakt</translation>
    </message>
    <message>
        <source>Part-score, under {game} for its tricks</source>
        <extracomment>Words in the tables of scores in Help (kinds)</extracomment>
        <translation>Teilkontrakt, unter {game} für die Stiche</translation>
    </message>
    <message>
        <source>Part-scores count on &amp;towards a game</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>Teilkontrakte zählen &amp;weiter zur Manche</translation>
    </message>
    <message>
        <source>Part-scores count on towards a game of {game} from deal to deal, until either side makes one.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Teilkontrakte zählen von Spiel zu Spiel weiter zu einer Manche von {game}, bis eine Seite sie macht.</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>Words in movements of several tables (pair card)</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>Words in This evening and New evening (arrange); Words in the season in Standings (partners)</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partners are drawn for each round.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Für jede Runde werden die Partner ausgelost.</translation>
    </message>
    <message>
        <source>Partners change after each round.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Nach jeder Runde wechseln die Partner.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <extracomment>Words in Standings (of met); Words in Standings (partnership)</extracomment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Partnerships</source>
        <extracomment>Words in Standings (partnerships)</extracomment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Words in the page on players' phones (pad); Button in the bidding pad</extracomment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Payments are rounded down to whole coins. Leftover coins go to the largest remainders, then to the players seated first.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Gezahlt wird in ganzen Münzen, abgerundet. Übrige Münzen gehen an die größten Reste, dann an die, die zuerst saßen.</translation>
    </message>
    <message>
        <source>Penalties for contracts that went down</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Strafpunkte für eigene gefallene Kontrakte</translation>
    </message>
    <message>
        <source>Penalties for the opponents’ contracts that went down</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Strafpunkte für gefallene Kontrakte der Gegner</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Strafpunkte</translation>
    </message>
    <message>
        <source>Per cent</source>
        <extracomment>Column heading in rankings printed by commands (pairs); Words in the ranking of a session (ranking table); Words in the ranking of a session (cross of); and elsewhere</extracomment>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Keine Berechtigung</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <extracomment>Words in Phones at the tables</extracomment>
        <translation>Handys am Tisch</translation>
    </message>
    <message>
        <source>Phones cannot be let in at {address}: {reason}.</source>
        <extracomment>Sentence in Phones at the tables (cannot listen)</extracomment>
        <translation>Unter {address} können keine Handys eingelassen werden: {reason}.</translation>
    </message>
    <message>
        <source>Phones in the same Wi-Fi scan a code and see the sheet, live. Nothing is installed, and nothing leaves the house. Phones are switched off when the evening ends.</source>
        <extracomment>Sentence in Phones at the tables (what it is)</extracomment>
        <translation>Handys im selben WLAN scannen einen Code und sehen den Block, live. Nichts wird installiert, und nichts verlässt das Haus. Am Ende des Abends werden die Handys getrennt.</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Words in the charts of Standings (which picture)</extracomment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <extracomment>Words in what is printed (picture files)</extracomment>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column heading in the ranking of a session (ranking table); Column heading in what is printed (first places); Words in the ranking of a session (place of); and elsewhere</extracomment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Places: {moved}.</source>
        <extracomment>Sentence in the ranking of a session (moved places)</extracomment>
        <translation>Plätze: {moved}.</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Words in Earlier evenings (evening headings)</extracomment>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Played in</source>
        <extracomment>Column heading in the list of deals and the entry line (columns); Words in Standings, where a figure comes from (headings behind)</extracomment>
        <translation>Gespielt in</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Words in the page on players' phones (shown); Words in what is printed (back score); Words in Settling up (settle table); and elsewhere</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>Words in an evening of several tables (called); Words in the ranking of a session (unnamed)</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Players in the chart, seven at most</source>
        <extracomment>Words in Earlier evenings and Standings (choose lines)</extracomment>
        <translation>Spieler im Diagramm, höchstens sieben</translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <extracomment>Sentence in This evening and New evening (who comes in)</extracomment>
        <translation>Wer am längsten ausgesetzt hat, spielt wieder mit.</translation>
    </message>
    <message>
        <source>Please check these:</source>
        <extracomment>Words in the archive of evenings (what was rescued)</extracomment>
        <translation>Bitte prüfen:</translation>
    </message>
    <message>
        <source>Plus</source>
        <extracomment>Words in what is printed (draw private)</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Points E-W</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>Punkte O-W</translation>
    </message>
    <message>
        <source>Points N-S</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>Punkte N-S</translation>
    </message>
    <message>
        <source>Points We &amp;hold</source>
        <extracomment>Label in What if</extracomment>
        <translation>&amp;Unsere Figurenpunkte</translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <extracomment>Words in the dialog Adjustment (by agreement)</extracomment>
        <translation>Vereinbarte Punkte</translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <extracomment>Words in Standings (honours)</extracomment>
        <translation>Punkte für Honneurs der eigenen Seite</translation>
    </message>
    <message>
        <source>Points our side held, of 40</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Punkte unserer Seite, von 40</translation>
    </message>
    <message>
        <source>Points {team}</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Punkte {team}</translation>
    </message>
    <message>
        <source>Points, rounded to tens</source>
        <extracomment>Words in house rules (ways of money)</extracomment>
        <translation>Punkte, auf Zehner gerundet</translation>
    </message>
    <message>
        <source>Position in the evening</source>
        <extracomment>Name for a screen reader in Earlier evenings and Standings</extracomment>
        <translation>Stelle im Abend</translation>
    </message>
    <message>
        <source>Press Enter to count this in the ranking.</source>
        <extracomment>Sentence in an evening of several tables (understood)</extracomment>
        <translation>Mit Enter zählt es in der Rangliste.</translation>
    </message>
    <message>
        <source>Press and hold the picture to save or send it.</source>
        <extracomment>Sentence in the page on players' phones (sheet)</extracomment>
        <translation>Das Bild gedrückt halten, um es zu speichern oder zu senden.</translation>
    </message>
    <message>
        <source>Private score card</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Privatscore</translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <extracomment>Tooltip in results and money</extracomment>
        <translation>Kopiert ein Bild und ein paar Zeilen Text in die Zwischenablage</translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <extracomment>Button or menu entry in an evening of several tables</extracomment>
        <translation>&amp;Rangliste</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Rangliste, Kreuztabelle und Spielbericht stehen neben den Ergebnissen und lassen sich drucken, ebenso Boardzettel, Ergebniszettel und Tischkarten.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Words in the menus (redo)</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <extracomment>Words in the menus (redo step)</extracomment>
        <translation>Wiederholen: {step}</translation>
    </message>
    <message>
        <source>Redone: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Wiederholt: {step}</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings (redoubled)</extracomment>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>Reopens the debt in the evening it came from.</source>
        <extracomment>Tooltip in Settling up, older debts (show debts)</extracomment>
        <translation>Die Schuld ist dann an ihrem Abend wieder offen.</translation>
    </message>
    <message>
        <source>Res&amp;ults</source>
        <extracomment>Button or menu entry in an evening of several tables</extracomment>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <extracomment>Button in Backups</extracomment>
        <translation>&amp;Alle wiederherstellen</translation>
    </message>
    <message>
        <source>Restore this &amp;evening</source>
        <extracomment>Button or menu entry in the archive of evenings (restore one)</extracomment>
        <translation>Diesen &amp;Abend wiederherstellen</translation>
    </message>
    <message>
        <source>Resul&amp;t…</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>&amp;Ergebnis…</translation>
    </message>
    <message>
        <source>Results of the board</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Ergebnisse des Boards</translation>
    </message>
    <message>
        <source>Results of the last five evenings, newest last</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>Ergebnisse der letzten fünf Abende, das jüngste zuletzt</translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>Ergebnisse von zwei Laptops</translation>
    </message>
    <message>
        <source>Resume &amp;the chukker</source>
        <extracomment>Button or menu entry in the window (take up)</extracomment>
        <translation>Das Chicago &amp;wieder aufnehmen</translation>
    </message>
    <message>
        <source>Resume &amp;the rubber</source>
        <extracomment>Button or menu entry in the window (take up)</extracomment>
        <translation>Den Rubber &amp;wieder aufnehmen</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <extracomment>Label in the clock for the rounds; Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Column heading in rankings printed by commands (movement text); Words in what is printed (draw slip); Column heading in movements of several tables (movement table); and elsewhere</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round by round</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <extracomment>Words in the picture of the table (round of planned)</extracomment>
        <translation>Runde {number} von {planned}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: last {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Runde {round} von {rounds}: letzte {left}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Runde {round} von {rounds}: {left}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <extracomment>Words in the page on players' phones (tables); Words in an evening of several tables (round and table); Words in what is printed (slip head)</extracomment>
        <translation>Runde {round}, Tisch {table}</translation>
    </message>
    <message>
        <source>Round {round}: table {table}, {line}, boards {boards}</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Runde {round}: Tisch {table}, {line}, Boards {boards}</translation>
    </message>
    <message>
        <source>Round {round}: you sit out.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Runde {round}: Sie setzen aus.</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <extracomment>Words in Standings (lost)</extracomment>
        <translation>Verlorene Runden</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>Words in Standings (won)</extracomment>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Rounds won (%)</source>
        <extracomment>Words in Standings (of standings)</extracomment>
        <translation>Gewonnene Runden (%)</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Rubberprämie</translation>
    </message>
    <message>
        <source>Rubber bridge</source>
        <extracomment>Words in This evening, what was agreed (form names); Words in what is printed (blank titles)</extracomment>
        <translation>Rubberbridge</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <extracomment>Words in deals and figures, everywhere (round title)</extracomment>
        <translation>Rubber {number}</translation>
    </message>
    <message>
        <source>Rubbers, chukkers and sets of boards, finished or stopped</source>
        <extracomment>Words in Standings (rounds)</extracomment>
        <translation>Rubber, Chicagos und Boardsätze, zu Ende gespielt oder vorzeitig beendet</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Running &amp;totals</source>
        <extracomment>Button or menu entry in Back score</extracomment>
        <translation>&amp;Laufende Summen</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Wertung</translation>
    </message>
    <message>
        <source>S&amp;eason</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Saiso&amp;n</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <extracomment>Button or menu entry in Earlier evenings (sort by)</extracomment>
        <translation>S&amp;ortieren nach</translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <extracomment>Button or menu entry in This evening and New evening (stops first)</extracomment>
        <translation>{round} zuerst &amp;beenden und für die Spieler werten</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <extracomment>Words in the window</extracomment>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Saturday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Samstagabend</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Speichern &amp;als…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <extracomment>Button or menu entry in the charts of Standings (save picture); Button or menu entry in what is printed (save pdf)</extracomment>
        <translation>Als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <extracomment>Button in the window</extracomment>
        <translation>Als Datei speichern…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence in what is printed (saved)</extracomment>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Say each score aloud</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Jedes Ergebnis vorlesen</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>Label in house rules</extracomment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Scan it with a phone to get the result; no network is needed.</source>
        <extracomment>Sentence in Phones at the tables (without network)</extracomment>
        <translation>Mit einem Handy scannen, und es hat das Ergebnis; ein Netz ist nicht nötig.</translation>
    </message>
    <message>
        <source>Scan the code, or type this in the browser of a phone:</source>
        <extracomment>Words in Phones at the tables (how to come)</extracomment>
        <translation>Den Code scannen, oder dies im Browser eines Handys eintippen:</translation>
    </message>
    <message>
        <source>Scan this code with the phone. Phones connected: {number}</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Diesen Code mit dem Handy scannen. Verbundene Handys: {number}</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Column heading in rankings printed by commands (result); Column heading in sheets printed by commands (imp lines); Words in what is printed (score); and elsewhere</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <extracomment>Help of a command in commands (print); Words in the window (all elements)</extracomment>
        <translation>Zusammensetzung der Punkte</translation>
    </message>
    <message>
        <source>Score files</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Punktedateien</translation>
    </message>
    <message>
        <source>Score files of several tables</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Punktedateien mehrerer Tische</translation>
    </message>
    <message>
        <source>Score slips</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Ergebniszettel</translation>
    </message>
    <message>
        <source>Score slips for all tables</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Ergebniszettel für alle Tische</translation>
    </message>
    <message>
        <source>Scores can be corrected until the rubber’s result is agreed, and later, marked with a star, if all consent (Laws 72 to 81).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ein Score darf berichtigt werden, bis das Ergebnis des Rubbers feststeht (§§ 72 bis 81), später nur, wenn alle zustimmen; scorepad setzt dann einen Stern an das Spiel.</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Words in Help (search)</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search without {what}</source>
        <extracomment>Words in Earlier evenings and Standings (take away)</extracomment>
        <translation>Suche ohne {what}</translation>
    </message>
    <message>
        <source>Season from {first} to {last}</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Saison vom {first} bis {last}</translation>
    </message>
    <message>
        <source>Season {first}/{last}</source>
        <extracomment>Words in Earlier evenings and Standings (latest first)</extracomment>
        <translation>Saison {first}/{last}</translation>
    </message>
    <message>
        <source>Season {year}</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Saison {year}</translation>
    </message>
    <message>
        <source>Send away</source>
        <extracomment>Button in Phones at the tables (row)</extracomment>
        <translation>Wegschicken</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <extracomment>Name for a screen reader in Phones at the tables (row)</extracomment>
        <translation>{name} wegschicken</translation>
    </message>
    <message>
        <source>Sending…</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <extracomment>Words in the dialog Print (print them)</extracomment>
        <translation>An {printer} geschickt</translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <extracomment>Button or menu entry in the panel after a round; Button in results and money</extracomment>
        <translation>Abre&amp;chnung…</translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Abre&amp;chnung…</translation>
    </message>
    <message>
        <source>Settling up so far</source>
        <extracomment>Words in Earlier evenings and Standings (tell)</extracomment>
        <translation>Abrechnung bis hierher</translation>
    </message>
    <message>
        <source>Several tables</source>
        <extracomment>Words in Standings (names); Words in the panel beside the sheet (chip)</extracomment>
        <translation>Mehrere Tische</translation>
    </message>
    <message>
        <source>Several tables: partnerships</source>
        <extracomment>Words in Standings (who is ranked)</extracomment>
        <translation>Mehrere Tische: Paare</translation>
    </message>
    <message>
        <source>Several tables: players</source>
        <extracomment>Words in Standings (who is ranked)</extracomment>
        <translation>Mehrere Tische: Spieler</translation>
    </message>
    <message>
        <source>Several tables: who met whom</source>
        <extracomment>Words in the season in Standings (pairs against each other)</extracomment>
        <translation>Mehrere Tische: wer gegen wen</translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Wei&amp;tergeben und drucken</translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Anteil erfüllter Kontrakte auf Stufe {level}</translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Anteil erfüllter Kontrakte in {strain}</translation>
    </message>
    <message>
        <source>Shee&amp;t</source>
        <extracomment>Label in all pages (show turn)</extracomment>
        <translation>B&amp;lock</translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <extracomment>Label in Earlier evenings and Standings (show card)</extracomment>
        <translation>&amp;Karte zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n debt(s)</source>
        <extracomment>Words in results and money (show all)</extracomment>
        <translation>
            <numerusform>Die %n offene Schuld zeigen</numerusform>
            <numerusform>Alle %n offenen Schulden zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the evening, or the details of a figure</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Den Abend oder die Einzelheiten der Zahl ansehen</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>Label in the dialog Adjustment</extracomment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Since the last change of &amp;seats</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>Seit dem letzten Platz&amp;wechsel</translation>
    </message>
    <message>
        <source>Single players are written `8+1-5+7: N 3NT=`, the pairs of two teams of four `A1-B1: N 4S=`.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Einzelne Spieler schreibt man `8+1-5+7: N 3NT=`, die Paare zweier Viererteams `A1-B1: N 4S=`.</translation>
    </message>
    <message>
        <source>Sit as you like, and type the pairs with each result.</source>
        <extracomment>Sentence in movements of several tables (no movement)</extracomment>
        <translation>Die Plätze sind frei; tippen Sie die Paare zu jedem Ergebnis.</translation>
    </message>
    <message>
        <source>Sits out, number {number}</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>Setzt aus, Nummer {number}</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <extracomment>Column heading in rankings printed by commands (movement text)</extracomment>
        <translation>Setzt aus</translation>
    </message>
    <message>
        <source>Sitting out after that: {players}</source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <translation>Danach setzen aus: {players}</translation>
    </message>
    <message>
        <source>Slam</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Schlemm</translation>
    </message>
    <message>
        <source>Slams</source>
        <extracomment>Words in the charts of Standings (kind name); Words in Standings (slams); Words in the season in Standings (slams)</extracomment>
        <translation>Schlemms</translation>
    </message>
    <message>
        <source>Slams made, out of slams bid</source>
        <extracomment>Words in Standings (slams)</extracomment>
        <translation>Erfüllte Schlemms, von den gereizten</translation>
    </message>
    <message>
        <source>Small slam: six bid and made</source>
        <extracomment>Words in the tables of scores in Help (small slam)</extracomment>
        <translation>Kleinschlemm: 6 gereizt, erfüllt</translation>
    </message>
    <message>
        <source>Some debts are not paid.</source>
        <extracomment>Sentence in results and money (about payments)</extracomment>
        <translation>Einige Schulden sind nicht bezahlt.</translation>
    </message>
    <message>
        <source>Some entries are not saved</source>
        <extracomment>Label in the window</extracomment>
        <translation>Einige Einträge sind nicht gespeichert</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <extracomment>Words in the message after a fault of the program</extracomment>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Something went wrong inside scorepad.</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>In scorepad ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Nach einer Spalte sortieren</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Süd</translation>
    </message>
    <message>
        <source>Split score</source>
        <extracomment>Words in an evening of several tables (what cells); Words in two versions of an evening side by side (what)</extracomment>
        <translation>Getrennte Scores</translation>
    </message>
    <message>
        <source>Sta&amp;ke for 100 points</source>
        <extracomment>Button or menu entry in This evening and New evening (stake caption); Button or menu entry in Settling up (stake)</extracomment>
        <translation>&amp;Einsatz für 100 Punkte</translation>
    </message>
    <message>
        <source>Sta&amp;ke for each IMP</source>
        <extracomment>Button or menu entry in This evening and New evening (stake caption); Button or menu entry in Settling up (stake)</extracomment>
        <translation>&amp;Einsatz für jeden IMP</translation>
    </message>
    <message>
        <source>Standings</source>
        <extracomment>Words in the window</extracomment>
        <translation>Gesamtstand</translation>
    </message>
    <message>
        <source>Start with &amp;round</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Beginnen mit Runde</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <extracomment>Label in Earlier evenings and Standings (show card)</extracomment>
        <translation>Dur&amp;chgehen</translation>
    </message>
    <message>
        <source>Step through an evening deal by deal</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Einen Abend Spiel für Spiel ansehen</translation>
    </message>
    <message>
        <source>Still open from earlier evenings</source>
        <extracomment>Words in results and money (still open)</extracomment>
        <translation>Von früheren Abenden noch offen</translation>
    </message>
    <message>
        <source>Still to come</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Steht noch aus</translation>
    </message>
    <message>
        <source>Strong &amp;contrast</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>St&amp;arker Kontrast</translation>
    </message>
    <message>
        <source>Suit</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Suits in &amp;black and red</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>Farben in Schwar&amp;z und Rot</translation>
    </message>
    <message>
        <source>Sunday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Sonntagabend</translation>
    </message>
    <message>
        <source>Swiss: drawn by the ranking</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Schweizer System: nach der Rangliste ausgelost</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <extracomment>Button in the clock for the rounds; Button in Phones at the tables</extracomment>
        <translation>&amp;Ausschalten</translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>Karten e&amp;intippen</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Words in the page on players' phones (tables); Words in what is printed (draw slip); Column heading in movements of several tables (movement table); and elsewhere</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabelle der Gesamtliste (*.csv)</translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabelle der Spiele (*.csv)</translation>
    </message>
    <message>
        <source>Table of the ranking (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabelle der Rangliste (*.csv)</translation>
    </message>
    <message>
        <source>Table of the results (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabelle der Ergebnisse (*.csv)</translation>
    </message>
    <message>
        <source>Table of the rounds (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabelle der Runden (*.csv)</translation>
    </message>
    <message>
        <source>Table view, &amp;full screen</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Tischansicht, Vollbild</translation>
    </message>
    <message>
        <source>Table {table}: all results are in</source>
        <extracomment>Words in Phones at the tables (where)</extracomment>
        <translation>Tisch {table}: Alle Ergebnisse sind da</translation>
    </message>
    <message>
        <source>Table {table}: round {round}</source>
        <extracomment>Words in Phones at the tables (where)</extracomment>
        <translation>Tisch {table}: Runde {round}</translation>
    </message>
    <message>
        <source>Tables may &amp;share boards in a round</source>
        <extracomment>Box to tick in an evening of several tables</extracomment>
        <translation>Tische teilen sich B&amp;oards in der Runde</translation>
    </message>
    <message>
        <source>Taken</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Bekommen</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>Words in the ranking of a session (who heading)</extracomment>
        <translation>Team</translation>
    </message>
    <message>
        <source>Team {home} {won}, team {visitors} {lost}</source>
        <extracomment>Words in the ranking of a session (match said)</extracomment>
        <translation>Team {home} {won}, Team {visitors} {lost}</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <extracomment>Words in the ranking of a session (unnamed); Words in two versions of an evening side by side (called)</extracomment>
        <translation>Team {team}</translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Teams in IMPs</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Viererteams</translation>
    </message>
    <message>
        <source>Teams, board a match</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Teams, Board-a-Match</translation>
    </message>
    <message numerus="yes">
        <source>That also changed %n deal(s).</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>
            <numerusform>Dadurch hat sich auch %n Spiel geändert.</numerusform>
            <numerusform>Dadurch haben sich auch %n Spiele geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>That also changed {deals}.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>Dadurch geändert: {deals}.</translation>
    </message>
    <message>
        <source>That could not be done: {trouble}.</source>
        <extracomment>Sentence in Earlier evenings (cannot)</extracomment>
        <translation>Das ging nicht: {trouble}.</translation>
    </message>
    <message>
        <source>That was the last of {planned} rounds planned.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>Das war die letzte von {planned} geplanten Runden.</translation>
    </message>
    <message>
        <source>That was the only round planned.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>Das war die einzige geplante Runde.</translation>
    </message>
    <message>
        <source>The &amp;last deal counts double</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Das &amp;letzte Spiel zählt doppelt</translation>
    </message>
    <message>
        <source>The archive of evenings is not open at the moment.</source>
        <extracomment>Sentence in the window (review)</extracomment>
        <translation>Das Archiv der Abende ist gerade nicht offen.</translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <extracomment>Words in the window (rescue title)</extracomment>
        <translation>Das Archiv war beschädigt</translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <extracomment>Label in Back score (follow)</extracomment>
        <translation>Die Gesamtliste beginnt, wenn der erste Rubber oder das erste Chicago zu Ende ist.</translation>
    </message>
    <message>
        <source>The back score in money, at the stake of each round</source>
        <extracomment>Words in Standings (in money)</extracomment>
        <translation>Die Gesamtliste in Geld, nach dem Einsatz jeder Runde</translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>Die Gesamtliste aller Runden</translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <extracomment>Words in Standings (course title)</extracomment>
        <translation>Die Gesamtliste, Abend für Abend</translation>
    </message>
    <message>
        <source>The best evening</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>Der beste Abend</translation>
    </message>
    <message>
        <source>The board played next</source>
        <extracomment>Words in the list of deals and the entry line</extracomment>
        <translation>Das nächste Board</translation>
    </message>
    <message>
        <source>The boards</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Die Boards</translation>
    </message>
    <message>
        <source>The boards count as soon as all their results are in.</source>
        <extracomment>Sentence in results and money (about rounds)</extracomment>
        <translation>Die Boards zählen, sobald alle Ergebnisse da sind.</translation>
    </message>
    <message>
        <source>The card of the evening as a picture</source>
        <extracomment>Words in the page on players' phones (sheet)</extracomment>
        <translation>Die Karte des Abends als Bild</translation>
    </message>
    <message numerus="yes">
        <source>The cards of %n board(s) were added.</source>
        <extracomment>Sentence in the window (cards taken)</extracomment>
        <translation>
            <numerusform>Die Karten von %n Board wurden hinzugefügt.</numerusform>
            <numerusform>Die Karten von %n Boards wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <extracomment>Name for a screen reader in Back score</extracomment>
        <translation>Der Verlauf des Abends</translation>
    </message>
    <message>
        <source>The director types adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, or 3 fouled 1-2 4sn for a board whose cards were mixed up. F9 starts a clock for the rounds, seen on F11.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Die Turnierleitung tippt adjust 3 -5 slow play, bye C 12, handicap 3=+2.5 oder 3 fouled 1-2 4sn für ein Board mit vertauschten Karten. F9 startet eine Uhr für die Runden, zu sehen mit F11.</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <extracomment>Name for a screen reader in the panel beside the sheet</extracomment>
        <translation>Das Ende der Runde</translation>
    </message>
    <message>
        <source>The evening after this step – {when}: {step}</source>
        <extracomment>Words in the history and the backups of evenings (state after)</extracomment>
        <translation>Der Abend nach diesem Schritt – {when}: {step}</translation>
    </message>
    <message>
        <source>The evening goes to {team}</source>
        <extracomment>Words in an evening of several tables (headline)</extracomment>
        <translation>Der Abend geht an {team}</translation>
    </message>
    <message>
        <source>The evening is a draw</source>
        <extracomment>Words in This evening, what was agreed (nobody wins)</extracomment>
        <translation>Der Abend endet unentschieden</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>Der Abend ist zu Ende.</translation>
    </message>
    <message>
        <source>The evening is over. Begin another round with {deal}?</source>
        <extracomment>Words in the window (ask another)</extracomment>
        <translation>Der Abend ist zu Ende. Noch eine Runde beginnen mit: {deal}?</translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>Der Abend ist unverändert, und Sie können weiterspielen. Fehlt der letzte Schritt, geben Sie ihn noch einmal ein.</translation>
    </message>
    <message>
        <source>The evening of {day} is still open.</source>
        <extracomment>Sentence in the window (ask whether it goes on)</extracomment>
        <translation>Der Abend vom {day}, ist noch offen.</translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <extracomment>Sentence in Earlier evenings (deleted)</extracomment>
        <translation>Der Abend vom {day} wurde gelöscht.</translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Die erste Seite mit zwei Manchen beendet den Rubber.</translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <extracomment>Sentence in what is printed (check fonts)</extracomment>
        <translation>Die Schriften von scorepad sind nicht zu finden; deshalb lässt sich nichts drucken. Installieren Sie scorepad neu.</translation>
    </message>
    <message>
        <source>The game as agreed</source>
        <extracomment>Title in Help (sections)</extracomment>
        <translation>Das Spiel wie vereinbart</translation>
    </message>
    <message>
        <source>The half table</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Der halbe Tisch</translation>
    </message>
    <message>
        <source>The hands</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Die Hände</translation>
    </message>
    <message>
        <source>The laptop cannot be reached.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>Der Laptop ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The laptop cannot be reached. Your entry waits here.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>Der Laptop ist nicht erreichbar. Ihr Eintrag wartet hier.</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <extracomment>Words in Earlier evenings and Standings (latest first)</extracomment>
        <translation>Die letzten 12 Monate</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <extracomment>Sentence in movements of several tables (clock)</extracomment>
        <translation>Die letzte Runde ist vorbei.</translation>
    </message>
    <message>
        <source>The movement, also for each table</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Das Movement, auch für jeden Tisch</translation>
    </message>
    <message>
        <source>The next deal</source>
        <extracomment>Words in the page on players' phones (pad); Name for a screen reader in the list of deals and the entry line; Words in Earlier evenings and Standings</extracomment>
        <translation>Das nächste Spiel</translation>
    </message>
    <message>
        <source>The next page</source>
        <extracomment>Name for a screen reader in the dialog Print (connect)</extracomment>
        <translation>Die nächste Seite</translation>
    </message>
    <message>
        <source>The next phone</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Das nächste Handy</translation>
    </message>
    <message>
        <source>The next result</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>Das nächste Ergebnis</translation>
    </message>
    <message>
        <source>The note of the evening lists what could not be imported from another program’s file.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Die Notiz des Abends nennt, was sich aus der Datei eines anderen Programms nicht übernehmen ließ.</translation>
    </message>
    <message>
        <source>The number of a board gives dealer and vulnerability.</source>
        <extracomment>Sentence in Help (number says)</extracomment>
        <translation>Die Nummer des Boards bestimmt Teiler und Gefahrenlage.</translation>
    </message>
    <message>
        <source>The order of the results</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>Die Reihenfolge der Ergebnisse</translation>
    </message>
    <message>
        <source>The other rounds</source>
        <extracomment>Words in the list of deals and the entry line</extracomment>
        <translation>Die anderen Runden</translation>
    </message>
    <message>
        <source>The others</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>The partners stay the same all evening.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Die Partner bleiben den ganzen Abend dieselben.</translation>
    </message>
    <message>
        <source>The players seated at the end get the result of {round}.</source>
        <extracomment>Sentence in This evening and New evening (end of round)</extracomment>
        <translation>Das Ergebnis von {round} bekommt, wer am Ende am Tisch sitzt.</translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Die Punkte in der Datei wurden nicht mit den berechneten verglichen</translation>
    </message>
    <message>
        <source>The previous deal</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>Das vorige Spiel</translation>
    </message>
    <message>
        <source>The previous page</source>
        <extracomment>Name for a screen reader in the dialog Print (connect)</extracomment>
        <translation>Die vorige Seite</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <extracomment>Sentence in what is printed (printer stopped)</extracomment>
        <translation>Der Drucker {printer} nimmt die Seiten nicht an. Speichern Sie sie stattdessen als PDF.</translation>
    </message>
    <message>
        <source>The ranking in the file, without results: {places}.</source>
        <extracomment>Sentence in files that are opened or saved (evening)</extracomment>
        <translation>Die Rangliste der Datei, ohne Ergebnisse: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>The ranking is shown after %n more result(s).</source>
        <extracomment>Sentence in the ranking of a session (hidden)</extracomment>
        <translation>
            <numerusform>Die Rangliste erscheint nach %n weiteren Ergebnis.</numerusform>
            <numerusform>Die Rangliste erscheint nach %n weiteren Ergebnissen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result is shown once a board can be compared.</source>
        <extracomment>Sentence in the window (open)</extracomment>
        <translation>Das Ergebnis erscheint, sobald ein Board verglichen werden kann.</translation>
    </message>
    <message>
        <source>The result is shown once a round is over.</source>
        <extracomment>Sentence in the window (open)</extracomment>
        <translation>Das Ergebnis erscheint, sobald eine Runde zu Ende ist.</translation>
    </message>
    <message>
        <source>The round is tied</source>
        <extracomment>Words in what is printed (outcome)</extracomment>
        <translation>Die Runde ist unentschieden</translation>
    </message>
    <message>
        <source>The running back score</source>
        <extracomment>Words in the charts of Standings (pictures)</extracomment>
        <translation>Die laufende Gesamtliste</translation>
    </message>
    <message>
        <source>The same page shows which table is behind, and which board is not agreed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Dieselbe Seite zeigt, welcher Tisch zurückliegt und welches Board strittig ist.</translation>
    </message>
    <message>
        <source>The scale: {rows}.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>Die Tabelle: {rows}.</translation>
    </message>
    <message>
        <source>The score for the table</source>
        <extracomment>Title in the window</extracomment>
        <translation>Der Stand für den Tisch</translation>
    </message>
    <message>
        <source>The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of Rubber Bridge: acbl.org.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Die Scores folgen den Laws of Contract Bridge (1993), seit 2014 den Laws of Rubber Bridge: acbl.org.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <extracomment>Name for a screen reader in the score sheet</extracomment>
        <translation>Der Block</translation>
    </message>
    <message>
        <source>The sheet after each deal</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Der Block nach jedem Spiel</translation>
    </message>
    <message>
        <source>The stake is for each IMP, and the back score is in IMPs.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>Der Einsatz gilt für jeden IMP, und die Gesamtliste zählt IMPs.</translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Der Einsatz gilt je S&amp;eite</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>Name for a screen reader in the panel beside the sheet; Name for a screen reader in the picture of the table</extracomment>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The table leaves out notes on the evening, debts, payments and plans.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Notizen zum Abend, Schulden, Zahlungen und Pläne fehlen in der Tabelle.</translation>
    </message>
    <message>
        <source>The us&amp;ual one</source>
        <extracomment>Button in house rules</extracomment>
        <translation>Die &amp;übliche</translation>
    </message>
    <message>
        <source>The usual one; choose another from a &amp;file…</source>
        <extracomment>Button or menu entry in house rules (scale button)</extracomment>
        <translation>Die übliche; eine andere aus einer &amp;Datei wählen…</translation>
    </message>
    <message>
        <source>The whole evening</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Der ganze Abend</translation>
    </message>
    <message>
        <source>The worst evening</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>Der schlechteste Abend</translation>
    </message>
    <message>
        <source>There are no evenings yet.</source>
        <extracomment>Sentence in the command check (check); Sentence in commands (export); Fault in commands (opened archive); and elsewhere</extracomment>
        <translation>Es gibt noch keine Abende.</translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <extracomment>Sentence in an evening of several tables (players as they like)</extracomment>
        <translation>Ein Movement gibt es für {numbers} Spieler. Sonst sind die Plätze frei; tippen Sie die Partner zu jedem Ergebnis: 1+2-3+4 4pn.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <extracomment>Sentence in Backups (no copies)</extracomment>
        <translation>Es gibt noch keine Sicherung.</translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ein fünftes Spiel gibt es nicht: Nach vier Spielen beginnt ein neues Chicago, in dem niemand in Gefahr ist. Ein durchgepasstes Spiel wird neu geteilt und zählt nicht. (Brauch; die Regeln schweigen.)</translation>
    </message>
    <message>
        <source>There is nothing to compare it with yet.</source>
        <extracomment>Sentence in an evening of several tables (why)</extracomment>
        <translation>Noch gibt es nichts zum Vergleichen.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <extracomment>Sentence in commands (removed)</extracomment>
        <translation>Es gibt nichts zu entfernen.</translation>
    </message>
    <message>
        <source>There the first deal of {round} would be {deal}.</source>
        <extracomment>Sentence in the window (with next)</extracomment>
        <translation>Dort wäre das erste Spiel ({round}): {deal}.</translation>
    </message>
    <message>
        <source>These are missing:</source>
        <extracomment>Words in the archive of evenings (what was rescued)</extracomment>
        <translation>Diese fehlen:</translation>
    </message>
    <message>
        <source>These are the &amp;last boards</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>Das ist der &amp;letzte Boardsatz</translation>
    </message>
    <message>
        <source>These columns are optional:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Diese Spalten können fehlen:</translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>Diese Einzelheiten helfen, den Fehler zu beheben; sie enthalten keine Namen und keine Punkte. Sie liegen in {file}</translation>
    </message>
    <message>
        <source>They</source>
        <extracomment>Words in the page on players' phones (sheet); Column heading in sheets printed by commands (sheet line); Words in the window (we and they)</extracomment>
        <translation>Sie</translation>
    </message>
    <message>
        <source>They are one player</source>
        <extracomment>Button in Earlier evenings and Standings</extracomment>
        <translation>Das ist ein und derselbe Spieler</translation>
    </message>
    <message>
        <source>They are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Die anderen sind in Gefahr</translation>
    </message>
    <message>
        <source>They are {players}</source>
        <extracomment>Words in the score sheet (who it is)</extracomment>
        <translation>Die anderen sind {players}</translation>
    </message>
    <message>
        <source>They count in the total of {round}, but never towards a game.</source>
        <extracomment>Label in the dialog Adjustment (show round)</extracomment>
        <translation>Diese Punkte zählen in der Summe von {round}, aber nie zu einer Manche.</translation>
    </message>
    <message>
        <source>They need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs)</extracomment>
        <translation>Sie brauchen noch {points} zur Manche</translation>
    </message>
    <message>
        <source>They play</source>
        <extracomment>Words in What if (side plays)</extracomment>
        <translation>Die anderen spielen</translation>
    </message>
    <message>
        <source>This &amp;round</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Diese &amp;Runde</translation>
    </message>
    <message>
        <source>This computer is not on a network. Join one first; a phone’s hotspot will do.</source>
        <extracomment>Sentence in Phones at the tables (no network)</extracomment>
        <translation>Dieser Computer ist in keinem Netz. Verbinden Sie ihn zuerst; der Hotspot eines Handys genügt.</translation>
    </message>
    <message>
        <source>This deal comes after the end of the round and is not counted.</source>
        <extracomment>Sentence in the window (deal tip)</extracomment>
        <translation>Dieses Spiel kommt nach dem Ende der Runde und zählt nicht.</translation>
    </message>
    <message>
        <source>This deal ends the chukker</source>
        <extracomment>Words in What if (what if state)</extracomment>
        <translation>Dieses Spiel beendet das Chicago</translation>
    </message>
    <message>
        <source>This evening has no entries yet.</source>
        <extracomment>Title in the history and the backups of evenings (look)</extracomment>
        <translation>Dieser Abend hat noch keine Einträge.</translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under “Evenings”.</source>
        <extracomment>Sentence in the window (overtaken)</extracomment>
        <translation>Dieser Abend wurde auch anderswo geändert. Beide Fassungen bleiben erhalten: Hier ist Ihre; die andere steht unter „Abende“.</translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <extracomment>Sentence in the window (overtaken)</extracomment>
        <translation>Dieser Abend wurde anderswo aktualisiert. Das ist die neueste Fassung.</translation>
    </message>
    <message>
        <source>This is the &amp;last chukker</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>Das ist das &amp;letzte Chicago</translation>
    </message>
    <message>
        <source>This is the &amp;last rubber</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>Das ist der &amp;letzte Rubber</translation>
    </message>
    <message>
        <source>This is the current evening.</source>
        <extracomment>Sentence in the history and the backups of evenings (look)</extracomment>
        <translation>Das ist der aktuelle Abend.</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <extracomment>Words in the picture of the table (round of planned)</extracomment>
        <translation>Das ist die letzte Runde</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Switch it on in the browser.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Diese Seite braucht JavaScript. Bitte im Browser einschalten.</translation>
    </message>
    <message>
        <source>This round with its deals</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Diese Runde mit ihren Spielen</translation>
    </message>
    <message>
        <source>This sheet</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Dieser Block</translation>
    </message>
    <message>
        <source>This spelling</source>
        <extracomment>Words in Earlier evenings and Standings (spelling)</extracomment>
        <translation>Diese Schreibweise</translation>
    </message>
    <message>
        <source>Three-quarter Howell: some stay</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Dreiviertel-Howell: einige bleiben sitzen</translation>
    </message>
    <message>
        <source>Thursday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Donnerstagabend</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Column heading in the command list (listed text); Words in This evening and New evening (title caption)</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Titles</source>
        <extracomment>Words in the season in Standings (titles)</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>Words in what is printed (settlement table)</extracomment>
        <translation>An</translation>
    </message>
    <message>
        <source>To correct a deal, type only the part that was wrong: +2, x or undoubled, 4h, another declarer, h100 eve, no honours. Contract and declarer together replace the whole deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Um ein Spiel zu berichtigen, tippen Sie nur, was falsch war: +2, x oder ohne Kontra, 4c, einen anderen Alleinspieler, h100 eve, keine Honneurs. Kontrakt und Alleinspieler zusammen ersetzen das ganze Spiel.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Today’s backup could not be made: {reason}</source>
        <extracomment>Words in Backups (copy trouble)</extracomment>
        <translation>Die heutige Sicherung ließ sich nicht machen: {reason}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <extracomment>Words in the window</extracomment>
        <translation>Heute Abend</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Words in the page on players' phones (sheet); Words in sheets printed by commands (with total); Column heading in the back score (back score table); and elsewhere</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Total after it: {we} {ours}, {they} {theirs}.</source>
        <extracomment>Sentence in the window (total)</extracomment>
        <translation>Stand danach: {we} {ours}, {they} {theirs}.</translation>
    </message>
    <message>
        <source>Total points</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Gesamtpunkte</translation>
    </message>
    <message>
        <source>Traveller</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Boardzettel</translation>
    </message>
    <message>
        <source>Trick points for each odd trick (above six) bid and made. They go below the line.</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Stichpunkte für jeden gereizten und gemachten Stich über sechs. Sie stehen unter dem Strich.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>Words in what is printed (draw private); Words in the window (element headings); Words in what is printed (traveller columns)</extracomment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Tuesday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Dienstagabend</translation>
    </message>
    <message>
        <source>Turn all &amp;cards up</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button)</extracomment>
        <translation>Alle Karten a&amp;ufdecken</translation>
    </message>
    <message>
        <source>Type board and pairs with the result, e.g. 3 1-2 4sn</source>
        <extracomment>Words in the menus (of a deal)</extracomment>
        <translation>Board und Paare mit dem Ergebnis eingeben, z.&#xa0;B. 3 1-2 4pn</translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Tippen Sie Kontrakt, Alleinspieler und Ergebnis in die Zeile unten im Fenster und drücken Sie Enter. Groß- und Kleinschreibung und Leerzeichen spielen keine Rolle.</translation>
    </message>
    <message>
        <source>Type only the wrong part: 4h, x, +1 or {player}</source>
        <extracomment>Words in an evening of several tables (corrects); Words in the list of deals and the entry line (hint)</extracomment>
        <translation>Tippen Sie nur, was falsch war: 4c, x, +1 oder {player}</translation>
    </message>
    <message>
        <source>Type the board, the pairs and their result: 1 {pairs} 4sn+1</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Tippen Sie Board, Paare und Ergebnis: 1 {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Type the card that each player drew, such as QC or 10H. The two highest are partners, and the highest deals first.</source>
        <extracomment>Sentence in This evening and New evening (draw hint)</extracomment>
        <translation>Tippen Sie die Karte, die jeder gezogen hat, z.&#xa0;B. DT (Treff-Dame) oder 10C (Coeur-Zehn). Die Spieler mit den zwei höchsten Karten sind Partner; wer die höchste hat, teilt zuerst.</translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Tippen Sie das Ergebnis, nach dem gefragt wird, z.&#xa0;B. 4pn+1, oder ein anderes mit Board und Paaren: 3 1-2 4pn+1.</translation>
    </message>
    <message>
        <source>USEBIO holds only boards that several tables played</source>
        <extracomment>Fault in USEBIO files (parts)</extracomment>
        <translation>USEBIO enthält nur Boards, die mehrere Tische gespielt haben</translation>
    </message>
    <message>
        <source>USEBIO, for clubs’ pages (*.xml)</source>
        <extracomment>Words in commands (export); Words in opening and saving files (save filters)</extracomment>
        <translation>USEBIO, für Clubseiten (*.xml)</translation>
    </message>
    <message>
        <source>Undertricks, not vulnerable (to opponents)</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Faller, nicht in Gefahr (für die Gegner)</translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Faller, in Gefahr (für die Gegner)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button in results and money (show lines); Words in the window (undo)</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <extracomment>Words in the window (undo step)</extracomment>
        <translation>Rückgängig: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Rückgängig gemacht: {step}</translation>
    </message>
    <message>
        <source>Unfinished: game</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Unvollendet: Manche</translation>
    </message>
    <message>
        <source>Unfinished: part-score</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Unvollendet: Teilkontrakt</translation>
    </message>
    <message>
        <source>Unsaved entries</source>
        <extracomment>Name for a screen reader in the window</extracomment>
        <translation>Nicht gespeicherte Einträge</translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <extracomment>Sentence in house rules (own scale)</extracomment>
        <translation>Nach Ihrer Tabelle der erwarteten Scores.</translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ein zweiter Laptop? Speichern Sie dort, öffnen Sie die Datei hier: Unterschiede stehen nebeneinander. Auch Ergebnisse aus PBN und USEBIO lassen sich öffnen.</translation>
    </message>
    <message>
        <source>VPs</source>
        <extracomment>Words in the ranking of a session (ranking table); Words in an evening of several tables (adjusted in); Words in the ranking of a session (brought)</extracomment>
        <translation>SP</translation>
    </message>
    <message>
        <source>VPs a match</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>SP je Kampf</translation>
    </message>
    <message>
        <source>VUL</source>
        <extracomment>Words in the panel beside the sheet (words below)</extracomment>
        <translation>GEF</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <extracomment>Words in About scorepad</extracomment>
        <translation>Version {number}</translation>
    </message>
    <message>
        <source>Victory points, for each match of teams</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Siegpunkte je Teamkampf</translation>
    </message>
    <message>
        <source>Vuln.</source>
        <extracomment>Sentence in what is printed (draw private); Sentence in what is printed (deal headings)</extracomment>
        <translation>Gef.</translation>
    </message>
    <message>
        <source>Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, in Cavendish form the other; deal 4: both sides</source>
        <extracomment>Words in what is printed (vulnerable)</extracomment>
        <translation>In Gefahr – Spiel 1: niemand; Spiele 2 und 3: die Seite des Teilers, bei Cavendish die andere; Spiel 4: beide Seiten</translation>
    </message>
    <message>
        <source>Waiting until the laptop allows this phone to enter deals.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Warten, bis der Laptop diesem Handy das Eintragen erlaubt.</translation>
    </message>
    <message>
        <source>We</source>
        <extracomment>Words in the page on players' phones (sheet); Column heading in sheets printed by commands (sheet line); Words in the window (we and they)</extracomment>
        <translation>Wir</translation>
    </message>
    <message numerus="yes">
        <source>We
win by %n IMP(s)</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>Wir
gewinnen mit %n IMP</numerusform>
            <numerusform>Wir
gewinnen mit %n IMPs</numerusform>
        </translation>
    </message>
    <message>
        <source>We
win by {points}</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>Wir
gewinnen mit {points}</translation>
    </message>
    <message>
        <source>We are East and West</source>
        <extracomment>Words in the picture of the table (who are we)</extracomment>
        <translation>Wir sind Ost und West</translation>
    </message>
    <message>
        <source>We are North and South</source>
        <extracomment>Words in the picture of the table (who are we)</extracomment>
        <translation>Wir sind Nord und Süd</translation>
    </message>
    <message>
        <source>We are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Wir sind in Gefahr</translation>
    </message>
    <message>
        <source>We are {players}</source>
        <extracomment>Words in the score sheet (who it is)</extracomment>
        <translation>Wir sind {players}</translation>
    </message>
    <message>
        <source>We need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs)</extracomment>
        <translation>Wir brauchen noch {points} zur Manche</translation>
    </message>
    <message>
        <source>We play</source>
        <extracomment>Words in What if (side plays)</extracomment>
        <comment>the contract</comment>
        <translation>Wir spielen</translation>
    </message>
    <message>
        <source>We win game {number}</source>
        <extracomment>Words in what is printed (won game)</extracomment>
        <translation>Wir gewinnen Manche {number}</translation>
    </message>
    <message>
        <source>Wednesday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Mittwochabend</translation>
    </message>
    <message>
        <source>West</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>West</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column heading in the history and the backups of evenings (steps)</extracomment>
        <translation>Was</translation>
    </message>
    <message>
        <source>What each contract would score</source>
        <extracomment>Name for a screen reader in What if</extracomment>
        <translation>Was jeder Kontrakt brächte</translation>
    </message>
    <message>
        <source>What to print</source>
        <extracomment>Label in the dialog Print (arrange)</extracomment>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <extracomment>Words in the charts of Standings (pictures); Words in Standings (sources title)</extracomment>
        <translation>Woher die Punkte kamen</translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wo Ihre Abende liegen</translation>
    </message>
    <message>
        <source>Which table is this phone at?</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>An welchem Tisch ist dieses Handy?</translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Während Sie tippen, erscheinen die Punkte blass in der richtigen Spalte und in Worten unter der Zeile.</translation>
    </message>
    <message>
        <source>Who held the honours?</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (question)</extracomment>
        <translation>Wer hatte die Honneurs?</translation>
    </message>
    <message>
        <source>Who is &amp;ranked</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Gewertet werden</translation>
    </message>
    <message>
        <source>Who is the declarer?</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (question)</extracomment>
        <translation>Wer ist Alleinspieler?</translation>
    </message>
    <message>
        <source>Who is using this phone?</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Wer benutzt dieses Handy?</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <extracomment>Name for a screen reader in results and money; Label in Settling up (arrange)</extracomment>
        <translation>Wer wem zahlt</translation>
    </message>
    <message>
        <source>Who plays tonight?</source>
        <extracomment>Words in the page At several tables (question); Words in This evening and New evening</extracomment>
        <translation>Wer spielt heute Abend?</translation>
    </message>
    <message>
        <source>Who won each game</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Wer jede Manche gewann</translation>
    </message>
    <message>
        <source>Who won, and the back score</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Wer gewann, und die Gesamtliste</translation>
    </message>
    <message>
        <source>Who&amp;m</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>We&amp;m</translation>
    </message>
    <message>
        <source>Whose</source>
        <extracomment>Words in Standings (whose)</extracomment>
        <translation>Wessen</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Column heading in rankings printed by commands (why); Words in what is printed (why)</extracomment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Win and ti&amp;e count</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Si&amp;eg und Gleichstand zählen</translation>
    </message>
    <message>
        <source>Winning the rubber earns {more} if the other side has no game, else {fewer}. The side with more points wins, even with fewer games.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Der gewonnene Rubber bringt {more}, wenn die andere Seite keine Manche hat, sonst {fewer}. Wer mehr Punkte hat, gewinnt, auch mit weniger Manchen.</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>Column heading in rankings printed by commands (pairs)</extracomment>
        <translation>Mit</translation>
    </message>
    <message>
        <source>With Python {python} and Qt {qt}</source>
        <extracomment>Words in commands (print versions); Words in About scorepad</extracomment>
        <translation>Mit Python {python} und Qt {qt}</translation>
    </message>
    <message>
        <source>With Python {python}, without Qt</source>
        <extracomment>Words in commands (print versions)</extracomment>
        <translation>Mit Python {python}, ohne Qt</translation>
    </message>
    <message>
        <source>With `--json`, commands print one JSON object. Its schema is commands.schema.json, and that of `.scorepad` files evening-file.schema.json; both come with scorepad.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Mit `--json` geben Befehle ein JSON-Objekt aus. Sein Schema ist commands.schema.json, das der `.scorepad`-Dateien evening-file.schema.json; beide liegen scorepad bei.</translation>
    </message>
    <message>
        <source>With and against</source>
        <extracomment>Column heading in Standings (of others)</extracomment>
        <translation>Mit und gegen</translation>
    </message>
    <message>
        <source>With five players every partnership comes up once. The panel says who sits out, and when everyone has played with everyone.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Mit fünf Spielern kommt jedes Paar einmal vor. Das Feld sagt, wer aussetzt und wann jeder mit jedem gespielt hat.</translation>
    </message>
    <message>
        <source>With handicap</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>Mit Handicap</translation>
    </message>
    <message>
        <source>With the form points you can also type:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>In der Spielart points geht auch:</translation>
    </message>
    <message>
        <source>With: {what}</source>
        <extracomment>Words in Standings (of others)</extracomment>
        <translation>Mit: {what}</translation>
    </message>
    <message>
        <source>Without a date</source>
        <extracomment>Words in Earlier evenings (month name)</extracomment>
        <translation>Ohne Datum</translation>
    </message>
    <message>
        <source>Without a network, entries wait on the phone; none is entered twice. The history says whose phone each came from.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ohne Netz warten Einträge auf dem Handy; keiner wird zweimal eingetragen. Der Verlauf sagt, von wessen Handy jeder kam.</translation>
    </message>
    <message>
        <source>Without any network: “Result as a code”.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>Ganz ohne Netz: „Ergebnis als Code“.</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Words in Standings (won); Words in the season in Standings (columns)</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won %</source>
        <extracomment>Words in Standings (of standings)</extracomment>
        <translation>Gewonnen %</translation>
    </message>
    <message>
        <source>Won in all</source>
        <extracomment>Words in Standings, where a figure comes from (session headings)</extracomment>
        <translation>Insgesamt gewonnen</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>Words in the season in Standings (of season); Words in the season in Standings (columns)</extracomment>
        <translation>Schlechtester</translation>
    </message>
    <message>
        <source>XML entities are not supported</source>
        <extracomment>Fault in files that are opened or saved (refuse entities)</extracomment>
        <translation>XML-Entitäten werden nicht unterstützt</translation>
    </message>
    <message>
        <source>You can also type pass, not played, ave+ ave-, score 420 or split 420 -50.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Sie können auch tippen: passe, nicht gespielt, schnitt+ schnitt-, anschrift 420 oder getrennt 420 -50.</translation>
    </message>
    <message>
        <source>You can type letters and words of the window’s language, and English ones where they mean nothing else.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Tippen Sie Buchstaben und Wörter in der Sprache des Fensters; englische auch, wo sie nichts anderes heißen.</translation>
    </message>
    <message>
        <source>You type</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Sie tippen</translation>
    </message>
    <message>
        <source>Your card</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Ihre Karte</translation>
    </message>
    <message>
        <source>Your evenings are only on this computer. Keep their file on a local disk; network folders are not reliable.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ihre Abende sind nur auf diesem Computer. Die Datei gehört auf einen lokalen Datenträger; Netzordner sind nicht verlässlich.</translation>
    </message>
    <message>
        <source>Your own scale</source>
        <extracomment>Words in house rules (choose scale)</extracomment>
        <translation>Eine eigene Tabelle</translation>
    </message>
    <message>
        <source>Your own, from a &amp;file…</source>
        <extracomment>Button or menu entry in house rules (scale button)</extracomment>
        <translation>Eine eigene, aus einer &amp;Datei…</translation>
    </message>
    <message>
        <source>`scorepad check` names each evening that is damaged, and `scorepad check --mend` repairs what can be repaired.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad check` nennt jeden beschädigten Abend, `scorepad check --mend` repariert, was sich reparieren lässt.</translation>
    </message>
    <message>
        <source>`scorepad merge` joins two copies of an evening, or one session that was entered at two laptops.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad merge` führt zwei Kopien eines Abends zusammen, oder ein Turnier, das an zwei Laptops eingegeben wurde.</translation>
    </message>
    <message>
        <source>`scorepad rank FILE --draw` draws the next round of teams, and `scorepad movement 13` proposes a movement for 13 pairs.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad rank FILE --draw` lost die nächste Runde von Teams aus, und `scorepad movement 13` schlägt ein Movement für 13 Paare vor.</translation>
    </message>
    <message>
        <source>`scorepad score FILE` prints its sheets, and `scorepad import FILE` puts it into the archive.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad score FILE` gibt die Blöcke aus, `scorepad import FILE` legt den Abend ins Archiv.</translation>
    </message>
    <message>
        <source>a PDF, or pictures if it ends in .png or .svg; - for standard output (default: the name of the evening)</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>ein PDF, oder Bilder, wenn es auf .png oder .svg endet; - für die Standardausgabe (Vorgabe: der Name des Abends)</translation>
    </message>
    <message>
        <source>a bet</source>
        <extracomment>Grey example in Settling up, the dialog of extra sums</extracomment>
        <translation>eine Wette</translation>
    </message>
    <message>
        <source>a bye</source>
        <extracomment>Words in the ranking of a session (bye)</extracomment>
        <translation>ein Freilos</translation>
    </message>
    <message>
        <source>a bye brings 0 to {most} VPs</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>ein Freilos bringt 0 bis {most} SP</translation>
    </message>
    <message>
        <source>a bye line comes below the results of teams</source>
        <extracomment>Fault in what is typed in the entry line (directed); Fault in files that are opened or saved (bye)</extracomment>
        <translation>eine Zeile mit bye steht unter den Ergebnissen von Teams</translation>
    </message>
    <message>
        <source>a bye needs a team and its VPs, e.g. bye C 12</source>
        <extracomment>Fault in what is typed in the entry line (read bye)</extracomment>
        <translation>zu einem Freilos gehören ein Team und seine SP, z.&#xa0;B. bye C 12</translation>
    </message>
    <message>
        <source>a change</source>
        <extracomment>Words in Undo and the history: the name of a step (action words)</extracomment>
        <translation>eine Änderung</translation>
    </message>
    <message>
        <source>a contract is at level 1 to 7, not {level}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (take contract)</extracomment>
        <translation>ein Kontrakt liegt auf Stufe 1 bis 7, nicht {level}</translation>
    </message>
    <message>
        <source>a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>eine Schuld</translation>
    </message>
    <message>
        <source>a file for another computer; or .csv, .pbn</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>eine Datei für einen anderen Computer; oder .csv, .pbn</translation>
    </message>
    <message>
        <source>a handicap line looks like handicap 3=+2.5 5=-1; all others have 0</source>
        <extracomment>Words in what is typed in the entry line (read handicaps)</extracomment>
        <translation>eine Zeile für Handicaps: handicap 3=+2.5 5=-1; alle anderen haben 0</translation>
    </message>
    <message>
        <source>a line before this one is missing; open another copy of the file</source>
        <extracomment>Words in PBN files (must be there)</extracomment>
        <translation>eine frühere Zeile fehlt; öffnen Sie eine andere Kopie der Datei</translation>
    </message>
    <message>
        <source>a longer chukker, or the boards in a set</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>ein längeres Chicago, oder die Boards eines Boardsatzes</translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>ein Mittel lässt an jedem Ende 0 oder 1 Ergebnis weg</translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>ein Name hat seine letzte Änderung verloren</translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <extracomment>Words in a deal, a result or an evening (opponents)</extracomment>
        <translation>ein Paar kann nicht gegen sich selbst spielen</translation>
    </message>
    <message>
        <source>a pairs line looks like pairs 1=Ann 2=Bob; names with blanks need quotes</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>eine Zeile für Paare: pairs 1=Ann 2=Bob; Namen mit Leerzeichen brauchen Anführungszeichen</translation>
    </message>
    <message>
        <source>a passed-out deal</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>ein durchgepasstes Spiel</translation>
    </message>
    <message>
        <source>a passed-out deal has no declarer, tricks or honours</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in PBN files (end game); Fault in files that are opened or saved (deal)</extracomment>
        <translation>ein durchgepasstes Spiel hat weder Alleinspieler noch Stiche oder Honneurs</translation>
    </message>
    <message>
        <source>a passed-out deal has nothing else; leave “{column}” empty</source>
        <extracomment>Words in CSV files (deal)</extracomment>
        <translation>ein durchgepasstes Spiel hat sonst nichts; lassen Sie „{column}“ leer</translation>
    </message>
    <message>
        <source>a player cannot be twice at a table</source>
        <extracomment>Words in a deal, a result or an evening (opponents)</extracomment>
        <translation>ein Spieler kann nicht zweimal an einem Tisch sitzen</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in files that are opened or saved (clean name)</extracomment>
        <translation>ein Spieler braucht einen Namen</translation>
    </message>
    <message>
        <source>a pot for the winner</source>
        <extracomment>Words in an evening of several tables (pot)</extracomment>
        <translation>ein Topf für den Sieger</translation>
    </message>
    <message>
        <source>a pot needs an amount for each to pay, and the shares of the first places, e.g. pot 5.00 60/40</source>
        <extracomment>Words in files that are opened or saved (read pot)</extracomment>
        <translation>zu einem Topf gehören der Einsatz und die Anteile der ersten Plätze, z.&#xa0;B. pot 5.00 60/40</translation>
    </message>
    <message>
        <source>a pot, shared {shares}</source>
        <extracomment>Words in an evening of several tables (pot)</extracomment>
        <translation>ein Topf, geteilt {shares}</translation>
    </message>
    <message>
        <source>a revoke</source>
        <extracomment>Grey example in the dialog Adjustment</extracomment>
        <translation>ein Revoke</translation>
    </message>
    <message>
        <source>a round has 1 to {most} boards</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>eine Runde hat 1 bis {most} Boards</translation>
    </message>
    <message>
        <source>a round has {lengths} deals, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>eine Runde hat {lengths} Spiele, nicht {number}</translation>
    </message>
    <message>
        <source>a row has been damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>eine Zeile ist beschädigt</translation>
    </message>
    <message>
        <source>a scale covers 20 to 40 points, not “{typed}”</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>eine Tabelle reicht von 20 bis 40 Punkten, nicht „{typed}“</translation>
    </message>
    <message>
        <source>a scale gives the expected score for each number of points from 20 to 40</source>
        <extracomment>Fault in a deal, a result or an evening (check scale)</extracomment>
        <translation>eine Tabelle nennt den erwarteten Score für jede Punktzahl von 20 bis 40</translation>
    </message>
    <message>
        <source>a score file, an evening file, or any other file with results; - for standard input</source>
        <extracomment>Words in commands (take file)</extracomment>
        <translation>eine Punktedatei, eine Abenddatei oder eine andere mit Ergebnissen; - für die Standardeingabe</translation>
    </message>
    <message>
        <source>a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>eine Saison des Archivs statt Dateien: 2026, 2025/26, 2026-09..2026-11 oder all</translation>
    </message>
    <message>
        <source>a seat is missing before =; seats are N, E, S and W</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>vor = fehlt ein Platz: N, E, S oder W</translation>
    </message>
    <message>
        <source>a seat or a name</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>ein Platz oder ein Name</translation>
    </message>
    <message>
        <source>a seats line looks like seats N=Ann E=Bob S=Cy W=Di; names with blanks need quotes</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>eine Zeile für Plätze: seats N=Ann E=Bob S=Cy W=Di; Namen mit Leerzeichen brauchen Anführungszeichen</translation>
    </message>
    <message>
        <source>a second ranking with these per cent, IMPs a board, or IMPs a match</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>eine zweite Rangliste mit diesen Prozenten, IMPs je Board oder IMPs je Kampf</translation>
    </message>
    <message>
        <source>a sheet to score on by hand</source>
        <extracomment>Example of a command in commands; Help of a command in commands (print)</extracomment>
        <translation>ein Block zum Anschreiben von Hand</translation>
    </message>
    <message>
        <source>a side holds 0 to {most} points, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (points of)</extracomment>
        <translation>eine Seite hat 0 bis {most} Punkte, nicht {number}</translation>
    </message>
    <message>
        <source>a side takes 0 to 13 tricks, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>eine Seite macht 0 bis 13 Stiche, nicht {number}</translation>
    </message>
    <message>
        <source>a split needs two scores for North-South: the first counts for them, the second for East-West, e.g. split 420 -50</source>
        <extracomment>Words in what is typed in the entry line (score)</extracomment>
        <translation>getrennte Scores sind zwei Scores von Nord-Süd: Der erste zählt für Nord-Süd, der zweite für Ost-West, z.&#xa0;B. getrennt 420 -50</translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <extracomment>Words in an evening of several tables (what aloud)</extracomment>
        <translation>getrennte Scores, {ns} für Nord-Süd und {ew} für Ost-West</translation>
    </message>
    <message>
        <source>a table for a spreadsheet</source>
        <extracomment>Example of a command in commands; Words in commands (export)</extracomment>
        <translation>eine Tabelle für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>a table has four to seven players, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening (propose)</extracomment>
        <translation>an einem Tisch sind vier bis sieben Spieler, nicht {number}</translation>
    </message>
    <message>
        <source>a team cannot play against itself</source>
        <extracomment>Fault in a deal, a result or an evening (match)</extracomment>
        <translation>ein Team kann nicht gegen sich selbst spielen</translation>
    </message>
    <message>
        <source>above</source>
        <extracomment>Words in what is printed (deal headings)</extracomment>
        <translation>über</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>add scorepad to the menu of the desktop</source>
        <extracomment>Words in commands</extracomment>
        <translation>scorepad ins Menü des Desktops eintragen</translation>
    </message>
    <message>
        <source>add to the archive; a second time adds nothing</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>dem Archiv hinzufügen; beim zweiten Mal kommt nichts dazu</translation>
    </message>
    <message>
        <source>adjusted</source>
        <extracomment>Words in sheets printed by commands (deal columns)</extracomment>
        <translation>vereinbart</translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>vereinbarte Punkte: {points}</translation>
    </message>
    <message>
        <source>agreed: {reason}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>vereinbart: {reason}</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Words in what is printed (vulnerable on board)</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>all evenings of the archive, with the standings</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>alle Abende des Archivs, mit dem Gesamtstand</translation>
    </message>
    <message>
        <source>all handicaps must be in one line</source>
        <extracomment>Fault in files that are opened or saved (handicap)</extracomment>
        <translation>alle Handicaps müssen in einer Zeile stehen</translation>
    </message>
    <message>
        <source>all results are in; double-click one to correct it</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>alle Ergebnisse sind da; zum Berichtigen eines doppelt anklicken</translation>
    </message>
    <message>
        <source>all results of each board, and how each figure came about</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>alle Ergebnisse jedes Boards, und wie jede Zahl entsteht</translation>
    </message>
    <message>
        <source>all results of each board, with its cards</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>alle Ergebnisse jedes Boards, mit seinen Karten</translation>
    </message>
    <message>
        <source>all rounds</source>
        <extracomment>Words in This evening and New evening (show)</extracomment>
        <translation>alle Runden</translation>
    </message>
    <message>
        <source>always duplicate</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>immer duplicate</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>mehrdeutige Option: %(option)s kann %(matches)s sein</translation>
    </message>
    <message>
        <source>amount</source>
        <extracomment>Words in Settling up, older debts (amount)</extracomment>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>vereinbarte Punkte sind 1 bis {most} für eine Seite</translation>
    </message>
    <message>
        <source>an adjustment needs a pair, a player or a team, how much, and a reason, e.g. adjust 3 -5 slow play</source>
        <extracomment>Words in what is typed in the entry line (read adjusted)</extracomment>
        <translation>zu einer Gutschrift oder Strafe gehören Paar, Spieler oder Team, die Punkte und ein Grund, z.&#xa0;B. adjust 3 -5 slow play</translation>
    </message>
    <message>
        <source>an adjustment needs a reason</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>ein Grund ist nötig</translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>vereinbarte Punkte brauchen Seite, Zahl und Grund, z.&#xa0;B. adjust NS 200 zu spät gekommen</translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <extracomment>Words in what is typed in the entry line (average)</extracomment>
        <translation>ein Durchschnitt braucht zwei Werte, Nord-Süd zuerst, z.&#xa0;B. schnitt+ schnitt- oder 60 40</translation>
    </message>
    <message>
        <source>an average of {award} is not between {least} and {most}</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>ein Durchschnitt von {award} liegt nicht zwischen {least} und {most}</translation>
    </message>
    <message>
        <source>an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>ein Durchschnitt von {ns} % von {top} für Nord-Süd, {ew} % für Ost-West: {won} und {lost}</translation>
    </message>
    <message>
        <source>an average of {ns} IMPs for North-South, {ew} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>ein Durchschnitt von {ns} IMPs für Nord-Süd, {ew} für Ost-West</translation>
    </message>
    <message>
        <source>an average of {ns} points for North-South, {ew} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>ein Durchschnitt von {ns} Punkten für Nord-Süd, {ew} für Ost-West</translation>
    </message>
    <message>
        <source>an average, {ns} for North-South and {ew} for East-West</source>
        <extracomment>Words in an evening of several tables (what aloud); Words in an evening of several tables (awards)</extracomment>
        <translation>ein Durchschnitt, {ns} für Nord-Süd und {ew} für Ost-West</translation>
    </message>
    <message>
        <source>an entry cannot be saved in {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>ein Eintrag lässt sich in {file} nicht speichern</translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>ein Abend hat seine letzte Änderung verloren</translation>
    </message>
    <message>
        <source>an extra amount</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>ein Zusatzbetrag</translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>ein Zusatzbetrag braucht einen Grund</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>Words in the window (draw foot); Words in the archive of evenings (some)</extracomment>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>another archive</source>
        <extracomment>Help of a command in commands (take archive)</extracomment>
        <translation>ein anderes Archiv</translation>
    </message>
    <message>
        <source>another deal is there already</source>
        <extracomment>Words in the page on players' phones (there already)</extracomment>
        <translation>dort steht schon ein anderes Spiel</translation>
    </message>
    <message>
        <source>another entry already has this ID</source>
        <extracomment>Words in the page on players' phones (must be new)</extracomment>
        <translation>ein anderer Eintrag hat schon diese Kennung</translation>
    </message>
    <message>
        <source>another page asked for this</source>
        <extracomment>Words in the page on players' phones (must be allowed)</extracomment>
        <translation>eine fremde Seite hat das verlangt</translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>ein anderes Programm benutzt {file}</translation>
    </message>
    <message>
        <source>another result is there already</source>
        <extracomment>Words in the page on players' phones (enter result)</extracomment>
        <translation>dort steht schon ein anderes Ergebnis</translation>
    </message>
    <message>
        <source>any file with results, or an evening of the archive by its number, its day such as 2026-01-31, or last</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>eine Datei mit Ergebnissen oder ein Abend des Archivs: seine Nummer, sein Tag, z.&#xa0;B. 2026-01-31, oder last</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>arrow-switched rounds at the end of a Mitchell, for one winner</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>letzte Runden eines Mitchell mit getauschten Achsen, für einen Sieger</translation>
    </message>
    <message>
        <source>as in 4SX</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>wie in 4SX</translation>
    </message>
    <message>
        <source>at least one round must be played</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in movements of several tables</extracomment>
        <translation>mindestens eine Runde muss gespielt werden</translation>
    </message>
    <message numerus="yes">
        <source>at level {level} there can be at most %n overtrick(s)</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>
            <numerusform>auf Stufe {level} kann es höchstens %n Überstich geben</numerusform>
            <numerusform>auf Stufe {level} kann es höchstens %n Überstiche geben</numerusform>
        </translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} down</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>auf Stufe {level} kann es höchstens {most} Faller geben</translation>
    </message>
    <message>
        <source>at level {level} there can be no overtricks</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>auf Stufe {level} kann es keine Überstiche geben</translation>
    </message>
    <message numerus="yes">
        <source>at most {most} players can sit out, not %n</source>
        <extracomment>Words in files that are opened or saved (seating); Words in CSV files (chairs); Words in files that are opened or saved (read seating)</extracomment>
        <translation>
            <numerusform>höchstens {most} Spieler können aussetzen, nicht %n</numerusform>
            <numerusform>höchstens {most} Spieler können aussetzen, nicht %n</numerusform>
        </translation>
    </message>
    <message>
        <source>at notrump honours are four aces: 150</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (honours)</extracomment>
        <translation>in Sans Atout sind Honneurs vier Asse: 150</translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <extracomment>Words in deals and figures, everywhere (average)</extracomment>
        <translation>Durchschnitt {ns} {ew}</translation>
    </message>
    <message>
        <source>awards and penalties</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>Gutschriften und Strafen</translation>
    </message>
    <message>
        <source>beginning the next round</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>die nächste Runde beginnen</translation>
    </message>
    <message>
        <source>beginning {form}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>{form} beginnen</translation>
    </message>
    <message>
        <source>behind the others</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>hinter den anderen</translation>
    </message>
    <message>
        <source>below</source>
        <extracomment>Words in what is printed (deal headings)</extracomment>
        <translation>unter</translation>
    </message>
    <message>
        <source>board {board} already has an average, so no other result counts</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>Board {board} hat schon einen Durchschnitt, kein anderes Ergebnis zählt</translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <extracomment>Words in PBN files (check boards)</extracomment>
        <translation>Board {board} hat die falsche Gefahrenlage für seine Nummer</translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <extracomment>Words in CSV files (check dealer)</extracomment>
        <translation>Board {board} wird von {seat} geteilt, nicht von {other}</translation>
    </message>
    <message>
        <source>board {board} is not in the movement</source>
        <extracomment>Words in a deal, a result or an evening (unplanned)</extracomment>
        <translation>Board {board} kommt im Movement nicht vor</translation>
    </message>
    <message>
        <source>board {board}, {ns} against {ew}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>Board {board}, {ns} gegen {ew}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <extracomment>Words in Phones at the tables (wrote); Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>Board {number}</translation>
    </message>
    <message>
        <source>boards are numbered from 1, not {number}</source>
        <extracomment>Words in a deal, a result or an evening; Fault in a deal, a result or an evening; Words in files that are opened or saved (board)</extracomment>
        <translation>Boards werden ab 1 nummeriert, nicht {number}</translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <extracomment>Words in USEBIO files (scored by)</extracomment>
        <translation>Boards können hier nicht nach „{method}“ gewertet werden</translation>
    </message>
    <message>
        <source>boards in each round (default: 2)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>Boards in jeder Runde (Vorgabe: 2)</translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <extracomment>Words in files that are opened or saved (board)</extracomment>
        <translation>Boards brauchen davor form duplicate oder chukkers off</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>Words in tables of results (short sides); Words in what is printed (vulnerable)</extracomment>
        <translation>beide</translation>
    </message>
    <message>
        <source>both sides</source>
        <extracomment>Words in an evening of several tables (vulnerable)</extracomment>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>by Neuberg’s formula</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>nach der Neuberg-Formel</translation>
    </message>
    <message>
        <source>by boards</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>nach Boards</translation>
    </message>
    <message>
        <source>by {player}</source>
        <extracomment>Words in what is printed (reasons)</extracomment>
        <translation>von {player}</translation>
    </message>
    <message>
        <source>bye {team}</source>
        <extracomment>Words in rankings printed by commands (draw text)</extracomment>
        <translation>Freilos {team}</translation>
    </message>
    <message>
        <source>byes</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>Freilose</translation>
    </message>
    <message>
        <source>cancelled with Ctrl+C</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>mit Strg+C abgebrochen</translation>
    </message>
    <message>
        <source>carried over to a later evening</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>auf einen späteren Abend übertragen</translation>
    </message>
    <message>
        <source>carried over to {evening}</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>übertragen auf {evening}</translation>
    </message>
    <message>
        <source>carrying over a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>eine Schuld übertragen</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>Words in two versions of an evening side by side (value)</extracomment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>changed since</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>seither geändert</translation>
    </message>
    <message>
        <source>check that the archive is sound</source>
        <extracomment>Words in commands</extracomment>
        <translation>prüfen, ob das Archiv in Ordnung ist</translation>
    </message>
    <message>
        <source>chukker</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>Treff</translation>
    </message>
    <message>
        <source>continued</source>
        <extracomment>Words in what is printed (match sheet); Title in what is printed (continued); Words in what is printed (draw)</extracomment>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <source>correcting the seats</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>Plätze berichtigen</translation>
    </message>
    <message>
        <source>counts for neither pair</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>zählt für keines der Paare</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Words in Settling up, older debts (currency name)</extracomment>
        <translation>Währung</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>Words in the window (medium day)</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>dates look like 2026-01-31</source>
        <extracomment>Fault in a deal, a result or an evening (read date)</extracomment>
        <translation>ein Datum sieht so aus: 2026-01-31</translation>
    </message>
    <message>
        <source>datum {datum}</source>
        <extracomment>Words in rankings printed by commands (travellers); Words in an evening of several tables (frequencies)</extracomment>
        <translation>Datumscore {datum}</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <extracomment>Words in the window (short weekday)</extracomment>
        <translation>ddd d. MMM</translation>
    </message>
    <message>
        <source>deal {number} comes after deal {last}; rows must be in the order of play</source>
        <extracomment>Words in CSV files (agree)</extracomment>
        <translation>Spiel {number} kommt nach Spiel {last}; die Zeilen müssen so aufeinander folgen, wie gespielt wurde</translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <extracomment>Words in the window (consequences)</extracomment>
        <translation>Spiel {number} von {before} auf {after}</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>Words in the panel beside the sheet (words below); Words in the picture of the table (player aloud)</extracomment>
        <translation>teilt</translation>
    </message>
    <message>
        <source>debts and payments</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>Schulden und Zahlungen</translation>
    </message>
    <message>
        <source>decided by the director: the points of North-South for each side</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>von der Turnierleitung festgesetzt: die Punkte von Nord-Süd für jede Seite</translation>
    </message>
    <message>
        <source>decided by the director; per cent or IMPs can be written as numbers</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>von der Turnierleitung festgesetzt; Prozent oder IMPs lassen sich als Zahlen schreiben</translation>
    </message>
    <message>
        <source>declarer {player}</source>
        <extracomment>Button in the bidding pad (name players)</extracomment>
        <translation>Alleinspieler {player}</translation>
    </message>
    <message>
        <source>declarer, contract and result; or as in the window: `4s ann made 5`</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Alleinspieler, Kontrakt und Ergebnis; oder wie im Fenster: `4s ann made 5`</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Words in two versions of an evening side by side (sides)</extracomment>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>deleted since</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>seither gelöscht</translation>
    </message>
    <message>
        <source>deleting a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>eine Schuld löschen</translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>einen Zusatzbetrag löschen</translation>
    </message>
    <message>
        <source>deleting {deal}</source>
        <extracomment>Words in Undo and the history: the name of a step (said); Words in an evening of several tables (changed)</extracomment>
        <translation>{deal} löschen</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>different stakes in different rounds</source>
        <extracomment>Words in Settling up (different stakes)</extracomment>
        <translation>je Runde ein anderer Einsatz</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>doubled</source>
        <extracomment>Words in What if (doublings); Words in deals and figures, everywhere (doubled)</extracomment>
        <translation>im Kontra</translation>
    </message>
    <message>
        <source>doubled contract made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>Kontrakt im Kontra erfüllt</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>Words in the charts of Standings (draw legend)</extracomment>
        <translation>Faller</translation>
    </message>
    <message>
        <source>drawn for each round</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>vor jeder Runde ausgelost</translation>
    </message>
    <message>
        <source>duplicate has no honours; leave them out</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (uncounted honours); Fault in CSV files (what)</extracomment>
        <translation>im Turnierbridge gibt es keine Honneurs; lassen Sie sie weg</translation>
    </message>
    <message>
        <source>each evening must hold one session of several tables</source>
        <extracomment>Fault in a deal, a result or an evening (session)</extracomment>
        <translation>jeder der beiden Abende muss genau ein Turnier an mehreren Tischen enthalten</translation>
    </message>
    <message>
        <source>each pays 5.00, and the first two places share it</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>jeder zahlt 5,00, und die ersten zwei Plätze teilen es sich</translation>
    </message>
    <message>
        <source>earlier versions</source>
        <extracomment>Words in files that are opened or saved (missing)</extracomment>
        <translation>frühere Fassungen</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>Words in what is typed in the entry line (spoken)</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>end of the boards</source>
        <extracomment>Words in the window (what it ends)</extracomment>
        <translation>Ende der Boards</translation>
    </message>
    <message>
        <source>ending the evening</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>den Abend beenden</translation>
    </message>
    <message>
        <source>ends an unfinished rubber with its premiums</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>beendet einen unvollendeten Rubber mit seinen Prämien</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>endet {time}</translation>
    </message>
    <message>
        <source>enough</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>genug</translation>
    </message>
    <message>
        <source>entered {deal}</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>trug {deal} ein</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <extracomment>Words in the archive of evenings (named); Words in opening and saving files (place in file)</extracomment>
        <translation>Abend {number}</translation>
    </message>
    <message>
        <source>evening {number} of {day}</source>
        <extracomment>Words in the archive of evenings (named)</extracomment>
        <translation>Abend {number} vom {day}</translation>
    </message>
    <message>
        <source>evening {number} of {total}</source>
        <extracomment>Words in commands (import files); Words in commands (count)</extracomment>
        <translation>Abend {number} von {total}</translation>
    </message>
    <message>
        <source>every deal by itself</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>jedes Spiel für sich</translation>
    </message>
    <message>
        <source>everyone in turn</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>jeder mit jedem der Reihe nach</translation>
    </message>
    <message>
        <source>examples</source>
        <extracomment>Words in commands (format help)</extracomment>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>es fehlt mindestens ein Wert</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>es fehlt ein Wert</translation>
    </message>
    <message>
        <source>explain a command, with examples</source>
        <extracomment>Words in commands</extracomment>
        <translation>einen Befehl erklären, mit Beispielen</translation>
    </message>
    <message>
        <source>five rounds of three boards; tables share boards</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>fünf Runden mit drei Boards; Tische teilen sich Boards</translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <extracomment>Words in what is typed in the entry line (name strays); Words in what is typed in the entry line (no contract)</extracomment>
        <translation>für ein durchgepasstes Spiel tippen Sie nur {word}</translation>
    </message>
    <message>
        <source>for each IMP</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>für jeden IMP</translation>
    </message>
    <message>
        <source>for each VP from 10</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>für jeden SP ab 10</translation>
    </message>
    <message>
        <source>for each per cent from 50</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>für jedes Prozent ab 50</translation>
    </message>
    <message>
        <source>for teams, a handicap is a whole number of IMPs a match</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>bei Teams ist ein Handicap eine ganze Zahl von IMPs je Kampf</translation>
    </message>
    <message>
        <source>for teams, an average is a whole number of IMPs</source>
        <extracomment>Fault in a deal, a result or an evening (average)</extracomment>
        <translation>bei Teams ist ein Durchschnitt eine ganze Zahl von IMPs</translation>
    </message>
    <message>
        <source>for teams, the two averages add up to 100, e.g. 60 40</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>bei Teams ergeben die zwei Durchschnitte zusammen 100, z.&#xa0;B. 60 40</translation>
    </message>
    <message>
        <source>for total points, an average is ave, or points such as 100 -100</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>bei Gesamtpunkten ist ein Durchschnitt schnitt, oder Punkte wie 100 -100</translation>
    </message>
    <message>
        <source>fouled</source>
        <extracomment>Words in an evening of several tables (fouled)</extracomment>
        <translation>vertauscht</translation>
    </message>
    <message>
        <source>fouled boards</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>Boards mit vertauschten Karten</translation>
    </message>
    <message>
        <source>four aces in one hand</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>vier Asse in einer Hand</translation>
    </message>
    <message>
        <source>four players are needed, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening (sides); Fault in CSV files (chairs)</extracomment>
        <translation>vier Spieler sind nötig, nicht {number}</translation>
    </message>
    <message>
        <source>from {chair}</source>
        <extracomment>Words in the panel beside the sheet (came from)</extracomment>
        <translation>von {chair}</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in the score sheet (figure aloud); Words in the window (what it ends); and elsewhere</extracomment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>game and rubber</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>Manche und Rubber</translation>
    </message>
    <message>
        <source>game and the end of the chukker</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>Manche und Ende des Chicago</translation>
    </message>
    <message>
        <source>game completed, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>Manche gewonnen, {vulnerable}</translation>
    </message>
    <message>
        <source>going back to: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>zurück zu: {step}</translation>
    </message>
    <message>
        <source>grand slam bid and made, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>Großschlemm gereizt und erfüllt, {vulnerable}</translation>
    </message>
    <message>
        <source>handicaps</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>die Handicaps</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>Coeur</translation>
    </message>
    <message>
        <source>honours are 100 or 150</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (honours); Fault in CSV files (honours)</extracomment>
        <translation>Honneurs sind 100 oder 150</translation>
    </message>
    <message>
        <source>honours count</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>Honneurs zählen</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>Honneurs zählen nicht</translation>
    </message>
    <message>
        <source>honours do not count, as agreed; leave them out</source>
        <extracomment>Words in what is typed in the entry line (uncounted honours)</extracomment>
        <translation>Honneurs zählen nicht, wie vereinbart; lassen Sie sie weg</translation>
    </message>
    <message>
        <source>honours held by {player}</source>
        <extracomment>Button in the bidding pad (name players)</extracomment>
        <translation>Honneurs bei {player}</translation>
    </message>
    <message>
        <source>honours need their holder: {names}</source>
        <extracomment>Words in what is typed in the entry line (honours); Words in CSV files (honours)</extracomment>
        <translation>es fehlt, wer die Honneurs hatte: {names}</translation>
    </message>
    <message>
        <source>how four players change partners (default: pivot)</source>
        <extracomment>Help of a command in commands (seats)</extracomment>
        <translation>wie vier Spieler die Partner wechseln (Vorgabe: pivot)</translation>
    </message>
    <message>
        <source>how many rounds</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>wie viele Runden</translation>
    </message>
    <message>
        <source>i&amp;n</source>
        <extracomment>Button or menu entry in Settling up (currency)</extracomment>
        <comment>a currency</comment>
        <translation>&amp;in</translation>
    </message>
    <message>
        <source>if left out, the shell you use; with --remove, all three</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>ohne Angabe Ihre eigene Shell; mit --remove alle drei</translation>
    </message>
    <message>
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <extracomment>Words in commands</extracomment>
        <translation>Abende ins Archiv importieren, aus Abenddateien, Punktedateien, Tabellen von Spielen oder PBN</translation>
    </message>
    <message>
        <source>importing</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>importieren</translation>
    </message>
    <message>
        <source>in chukkers of four deals</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>in Chicagos zu vier Spielen</translation>
    </message>
    <message>
        <source>in this movement {ns} and {ew} do not meet on board {board}</source>
        <extracomment>Words in the page on players' phones (enter result)</extracomment>
        <translation>in diesem Movement treffen {ns} und {ew} an Board {board} nicht aufeinander</translation>
    </message>
    <message>
        <source>install it for the shell</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>es für die Shell einrichten</translation>
    </message>
    <message>
        <source>is the player</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>ist der Spieler</translation>
    </message>
    <message>
        <source>it cannot be written to</source>
        <extracomment>Words in checking the archive (useless)</extracomment>
        <translation>es lässt sich nichts hineinschreiben</translation>
    </message>
    <message>
        <source>it contains no evenings</source>
        <extracomment>Fault in files that are opened or saved (open evenings)</extracomment>
        <translation>es ist kein Abend darin</translation>
    </message>
    <message>
        <source>it is a folder; choose a file in it</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>das ist ein Ordner; wählen Sie eine Datei darin</translation>
    </message>
    <message>
        <source>it is a pipe that nothing is written to</source>
        <extracomment>Fault in files that are opened or saved (from pipe)</extracomment>
        <translation>das ist eine Pipe, in die niemand schreibt</translation>
    </message>
    <message>
        <source>it is closed</source>
        <extracomment>Words in commands (standard input)</extracomment>
        <translation>sie ist geschlossen</translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>seine Nummer, sein Tag, z.&#xa0;B. 2026-01-31, oder last; ohne Angabe alle</translation>
    </message>
    <message>
        <source>its score cannot be worked out</source>
        <extracomment>Words in checking the archive (useless)</extracomment>
        <translation>der Score lässt sich nicht berechnen</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>larger than {most} megabytes, too large for evenings of bridge</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>größer als {most} Megabyte, zu groß für Bridgeabende</translation>
    </message>
    <message>
        <source>let tables share boards if that is fairer</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>Tische dürfen sich Boards teilen, wenn das gerechter ist</translation>
    </message>
    <message>
        <source>let the Tab key complete these commands</source>
        <extracomment>Words in commands</extracomment>
        <translation>diese Befehle mit der Tabulatortaste ergänzen lassen</translation>
    </message>
    <message>
        <source>lines with pairs need form duplicate before them</source>
        <extracomment>Words in CSV files (add result); Words in files that are opened or saved (pair line)</extracomment>
        <translation>Zeilen mit Paaren brauchen davor form duplicate</translation>
    </message>
    <message>
        <source>list the evenings</source>
        <extracomment>Example of a command in commands; Help of a command in commands (export)</extracomment>
        <translation>die Abende auflisten</translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>Words in the page on players' phones (pad); Words in sheets printed by commands (what if text); Words in the charts of Standings (draw legend); and elsewhere</extracomment>
        <translation>erfüllt</translation>
    </message>
    <message numerus="yes">
        <source>made with %n overtrick(s)</source>
        <extracomment>Words in deals and figures, everywhere (result)</extracomment>
        <translation>
            <numerusform>mit %n Überstich</numerusform>
            <numerusform>mit %n Überstichen</numerusform>
        </translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <extracomment>Words in USEBIO files (parts)</extracomment>
        <translation>Teamkämpfe aus anderen Programmen können nicht gelesen werden</translation>
    </message>
    <message>
        <source>matchpoints for a win, a tie and a loss</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Matchpunkte für besser, gleich und schlechter</translation>
    </message>
    <message>
        <source>may enter</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>darf eintragen</translation>
    </message>
    <message>
        <source>may look</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>darf zusehen</translation>
    </message>
    <message>
        <source>merge two copies of an evening</source>
        <extracomment>Words in commands</extracomment>
        <translation>zwei Kopien eines Abends zusammenführen</translation>
    </message>
    <message>
        <source>minutes available; boards and rounds are proposed (default: 180)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>verfügbare Minuten; Boards und Runden werden vorgeschlagen (Vorgabe: 180)</translation>
    </message>
    <message>
        <source>missing results count as ties</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>fehlende Ergebnisse zählen als Gleichstand</translation>
    </message>
    <message>
        <source>money for 100 points, from this round on</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Geld für 100 Punkte, ab dieser Runde</translation>
    </message>
    <message>
        <source>money for each per cent from 50, each IMP, or each VP from 10</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Geld für jedes Prozent ab 50, jeden IMP oder jeden SP ab 10</translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <extracomment>Fault in a deal, a result or an evening (read decimal)</extracomment>
        <translation>Beträge stehen als Text mit einem Punkt: „2.50“</translation>
    </message>
    <message>
        <source>more results</source>
        <extracomment>Button in the bidding pad; Button in the bidding pad (likely)</extracomment>
        <translation>weitere Ergebnisse</translation>
    </message>
    <message>
        <source>moving {deal}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>{deal} verschieben</translation>
    </message>
    <message>
        <source>name a file</source>
        <extracomment>Fault in commands (name)</extracomment>
        <translation>nennen Sie eine Datei</translation>
    </message>
    <message>
        <source>name pairs on both sides, or two players on both</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>beide Seiten brauchen ein Paar, oder beide zwei Spieler</translation>
    </message>
    <message>
        <source>name single players (with +) in all lines or in none</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>einzelne Spieler (mit +) in allen Zeilen oder in keiner</translation>
    </message>
    <message>
        <source>names (optional); at an individual, of single players</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Namen (freiwillig); beim Individualturnier die der Spieler</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Words in commands (agrees)</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>no IMPs</source>
        <extracomment>Words in the window (imps won)</extracomment>
        <translation>keine IMPs</translation>
    </message>
    <message>
        <source>no board in this PBN has a result or four hands of cards</source>
        <extracomment>Words in PBN files (decode)</extracomment>
        <translation>kein Board in dieser PBN-Datei hat ein Ergebnis oder vier Hände</translation>
    </message>
    <message>
        <source>no date</source>
        <extracomment>Label in This evening and New evening; Words in Earlier evenings (day name); Words in Earlier evenings (day in list)</extracomment>
        <translation>kein Datum</translation>
    </message>
    <message>
        <source>no further round can be drawn: two teams would meet again</source>
        <extracomment>Fault in a deal, a result or an evening (draw)</extracomment>
        <translation>keine weitere Runde lässt sich auslosen: zwei Teams träfen sich wieder</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>Grey example in This evening and New evening (fill); Words in house rules (lengths)</extracomment>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; did you mean {near}?</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>keine Zeile beginnt mit „{typed}“; meinten Sie {near}?</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>keine Zeile beginnt mit „{typed}“; Zeilen sind Spiele, z.&#xa0;B. S 4SX+1, oder beginnen mit {words}</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; {word} is followed by a blank, not “{sign}”</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>keine Zeile beginnt mit „{typed}“; auf {word} folgt ein Leerzeichen, nicht „{sign}“</translation>
    </message>
    <message>
        <source>no longer there</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>nicht mehr da</translation>
    </message>
    <message>
        <source>no movement fits {number}</source>
        <extracomment>Words in a deal, a result or an evening (proposed)</extracomment>
        <translation>kein Movement passt für {number}</translation>
    </message>
    <message>
        <source>no permission there; choose another folder</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>dort fehlt die Berechtigung; wählen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>no permission to write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>keine Berechtigung, {file} zu schreiben</translation>
    </message>
    <message>
        <source>no phone</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>kein Handy</translation>
    </message>
    <message>
        <source>no player is named for {seats}</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>kein Spieler für {seats} genannt</translation>
    </message>
    <message>
        <source>no round has begun; begin one with e.g. form rubber</source>
        <extracomment>Words in score files</extracomment>
        <translation>noch keine Runde hat begonnen; beginnen Sie eine z.&#xa0;B. mit form rubber</translation>
    </message>
    <message>
        <source>no score</source>
        <extracomment>Words in the page on players' phones (aloud); Words in the page on players' phones (pad); Words in the window (scores)</extracomment>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>no screen was found for the window</source>
        <extracomment>Words in commands</extracomment>
        <translation>für das Fenster wurde kein Bildschirm gefunden</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Words in tables of results (short sides); Words in an evening of several tables (vulnerable)</extracomment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table</source>
        <extracomment>Words in CSV files (chair); Words in files that are opened or saved (seat)</extracomment>
        <translation>niemand am Tisch heißt „{typed}“</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table, only {names}</source>
        <extracomment>Words in files that are opened or saved (extra)</extracomment>
        <translation>niemand am Tisch heißt „{typed}“, nur {names}</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <extracomment>Words in an evening of several tables (nobody pays)</extracomment>
        <translation>niemand zahlt</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Grey example in This evening and New evening (fill); Grey example in Settling up (follow)</extracomment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>not a scorepad file; score files begin with e.g. form rubber</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>keine Datei von scorepad; Punktedateien beginnen z.&#xa0;B. mit form rubber</translation>
    </message>
    <message>
        <source>not agreed: board {boards}</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>strittig: Board {boards}</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>nicht zusammen mit %s erlaubt</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>Words in Help (found)</extracomment>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>Words in rankings printed by commands (what); Words in two versions of an evening side by side (what)</extracomment>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>not vulnerable</source>
        <extracomment>Words in the picture of the table (player aloud); Words in the tables of scores in Help (by vulnerability); Words in deals and figures, everywhere (why)</extracomment>
        <translation>nicht in Gefahr</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>nichts erwartet</translation>
    </message>
    <message>
        <source>nothing new</source>
        <extracomment>Words in commands (merge); Words in merging two versions of an evening (of two laptops)</extracomment>
        <translation>nichts Neues</translation>
    </message>
    <message>
        <source>nothing was done: the input was wrong, or a file could not be read or written</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>nichts wurde getan: Die Eingabe war falsch, oder eine Datei war nicht zu lesen oder zu schreiben</translation>
    </message>
    <message>
        <source>notrump</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>Sans Atout</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>number of rounds, if not all are played</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>Zahl der Runden, wenn nicht alle gespielt werden</translation>
    </message>
    <message>
        <source>number of the first board</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>Nummer des ersten Boards</translation>
    </message>
    <message>
        <source>of</source>
        <extracomment>Column heading in the ranking of a session (ranking table)</extracomment>
        <translation>von</translation>
    </message>
    <message>
        <source>one down</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>ein Faller</translation>
    </message>
    <message>
        <source>one more joins</source>
        <extracomment>Words in an evening of several tables (joins)</extracomment>
        <translation>noch einer kommt dazu</translation>
    </message>
    <message>
        <source>one more, or Enter</source>
        <extracomment>Words in an evening of several tables (one more); Grey example in This evening and New evening</extracomment>
        <translation>noch jemand, oder Enter</translation>
    </message>
    <message>
        <source>one of the evening’s times is not a valid date</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>eine Zeit des Abends ist kein gültiges Datum</translation>
    </message>
    <message>
        <source>one of them: =, +1 or -2; or the number of tricks</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>eines davon: =, +1 oder -2; oder die Zahl der Stiche</translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <extracomment>Words in score files (not known)</extracomment>
        <translation>nach {what} fehlt eines von {choices}</translation>
    </message>
    <message>
        <source>one overtrick</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>ein Überstich</translation>
    </message>
    <message>
        <source>one point fewer</source>
        <extracomment>Button in the bidding pad</extracomment>
        <translation>ein Punkt weniger</translation>
    </message>
    <message>
        <source>one point more</source>
        <extracomment>Button in the bidding pad</extracomment>
        <translation>ein Punkt mehr</translation>
    </message>
    <message>
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>ein Team gewinnt, was das andere verliert, z.&#xa0;B. 3 -3</translation>
    </message>
    <message>
        <source>only a Mitchell can be arrow-switched</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>nur in einem Mitchell können die Achsen getauscht werden</translation>
    </message>
    <message>
        <source>only results of several tables can be fouled</source>
        <extracomment>Words in files that are opened or saved (deal)</extracomment>
        <translation>vertauschte Karten gibt es nur bei Ergebnissen mehrerer Tische</translation>
    </message>
    <message>
        <source>only the points of North-South are known</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>nur die Punkte von Nord-Süd sind bekannt</translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <extracomment>Words in an evening of several tables (what aloud)</extracomment>
        <translation>nur der Score ist bekannt, {points} für Nord-Süd</translation>
    </message>
    <message>
        <source>opening {file}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>{file} öffnen</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>or cross-imps, butler, teams, board-a-match</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>oder cross-imps, butler, teams, board-a-match</translation>
    </message>
    <message>
        <source>other details</source>
        <extracomment>Words in the window (merged)</extracomment>
        <translation>andere Angaben</translation>
    </message>
    <message>
        <source>other players are at the table now; look again</source>
        <extracomment>Words in the page on players' phones (enter deal)</extracomment>
        <translation>jetzt sitzen andere Spieler am Tisch; bitte noch einmal nachsehen</translation>
    </message>
    <message>
        <source>owes</source>
        <extracomment>Label in Settling up, older debts (new debt)</extracomment>
        <translation>schuldet</translation>
    </message>
    <message>
        <source>page not found</source>
        <extracomment>Words in the page on players' phones (route)</extracomment>
        <translation>Seite nicht gefunden</translation>
    </message>
    <message>
        <source>paid</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>paid on {day}</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>bezahlt am {day}</translation>
    </message>
    <message>
        <source>pair {pair}</source>
        <extracomment>Words in Phones at the tables (place)</extracomment>
        <translation>Paar {pair}</translation>
    </message>
    <message>
        <source>pair {pair} needs a name</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>Paar {pair} braucht einen Namen</translation>
    </message>
    <message>
        <source>pairs, or players of an individual; a team counts as two pairs</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>Paare, oder Spieler bei individual; ein Team zählt als zwei Paare</translation>
    </message>
    <message>
        <source>part-score made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>Teilkontrakt erfüllt</translation>
    </message>
    <message>
        <source>partners need the same result</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>Partner brauchen das gleiche Ergebnis</translation>
    </message>
    <message>
        <source>passed out</source>
        <extracomment>Words in the page on players' phones (deal signs); Words in the page on players' phones (said of); Words in the window (passed out); and elsewhere</extracomment>
        <translation>durchgepasst</translation>
    </message>
    <message>
        <source>payer, payee, amount and reason are needed, e.g. extra Bob Ann 5 the supper</source>
        <extracomment>Words in files that are opened or saved (extra)</extracomment>
        <translation>Zahler, Empfänger, Betrag und Grund sind nötig, z.&#xa0;B. extra Bob Ann 5 das Abendessen</translation>
    </message>
    <message>
        <source>percentage points</source>
        <extracomment>Words in an evening of several tables (adjusted in)</extracomment>
        <translation>Prozentpunkte</translation>
    </message>
    <message>
        <source>pictures, with the reason for every figure</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>Bilder, mit dem Grund für jede Zahl</translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <extracomment>Fault in commands (seats)</extracomment>
        <translation>Spieler und Karte sind nötig, z.&#xa0;B. Ann=QC</translation>
    </message>
    <message>
        <source>player {player}</source>
        <extracomment>Words in the search of Earlier evenings (understood)</extracomment>
        <translation>Spieler {player}</translation>
    </message>
    <message>
        <source>players on a blank back score</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>Spieler auf einer leeren Gesamtliste</translation>
    </message>
    <message>
        <source>playing {form}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>{form} spielen</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>Words in an evening of several tables (adjusted in)</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>points agreed on, with the reason</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>vereinbarte Punkte, mit dem Grund</translation>
    </message>
    <message>
        <source>points can only be given, e.g. adjust {side} {points}</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>Punkte kann man nur geben, z.&#xa0;B. adjust {side} {points}</translation>
    </message>
    <message>
        <source>points held count only in form points; leave them out, or begin with form points</source>
        <extracomment>Words in score files</extracomment>
        <translation>Figurenpunkte zählen nur bei form points; lassen Sie sie weg, oder beginnen Sie mit form points</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>print evenings, a season or a blank sheet to score on by hand, as a PDF</source>
        <extracomment>Words in commands</extracomment>
        <translation>Abende, eine Saison oder einen Vordruck zum Anschreiben von Hand als PDF drucken</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <extracomment>Help of a command in commands (take json)</extracomment>
        <translation>ein JSON-Objekt ausgeben</translation>
    </message>
    <message>
        <source>print sheets, back score, and who pays whom</source>
        <extracomment>Words in commands</extracomment>
        <translation>Blöcke, Gesamtliste, und wer wem zahlt, ausgeben</translation>
    </message>
    <message>
        <source>print what each contract would score now</source>
        <extracomment>Words in commands</extracomment>
        <translation>ausgeben, was jeder Kontrakt jetzt brächte</translation>
    </message>
    <message>
        <source>print who partners whom, by the cards drawn</source>
        <extracomment>Words in commands</extracomment>
        <translation>ausgeben, wer nach den gezogenen Karten mit wem spielt</translation>
    </message>
    <message>
        <source>print who plays whom, round by round</source>
        <extracomment>Words in commands</extracomment>
        <translation>ausgeben, wer Runde für Runde gegen wen spielt</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <extracomment>Words in commands</extracomment>
        <translation>Boards auswerten, die mehrere Tische gespielt haben</translation>
    </message>
    <message>
        <source>redoubled</source>
        <extracomment>Words in What if (doublings); Words in deals and figures, everywhere (doubled)</extracomment>
        <translation>im Rekontra</translation>
    </message>
    <message>
        <source>redoubled contract made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>Kontrakt im Rekontra erfüllt</translation>
    </message>
    <message>
        <source>remove what --install wrote</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>entfernen, was --install geschrieben hat</translation>
    </message>
    <message>
        <source>repair what can be repaired</source>
        <extracomment>Example of a command in commands; Help of a command in commands (check)</extracomment>
        <translation>reparieren, was sich reparieren lässt</translation>
    </message>
    <message>
        <source>rescued in part</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>zum Teil gerettet</translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>aus der Sicherung vom {day} wiederherstellen</translation>
    </message>
    <message>
        <source>results of several tables</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>Ergebnisse mehrerer Tische</translation>
    </message>
    <message>
        <source>results of several tables and deals of one table cannot be in the same form duplicate; put one of them into a separate file</source>
        <extracomment>Words in score files</extracomment>
        <translation>Ergebnisse mehrerer Tische und Spiele eines Tisches können nicht unter demselben form duplicate stehen; legen Sie eines davon in eine eigene Datei</translation>
    </message>
    <message>
        <source>round {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>round {round} is already over; keep the rows of a round together</source>
        <extracomment>Words in CSV files (begins round)</extracomment>
        <translation>Runde {round} ist schon zu Ende; die Zeilen einer Runde müssen beisammen stehen</translation>
    </message>
    <message>
        <source>rounds are numbered from 1, the first before the last</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>Runden sind ab 1 nummeriert, die erste vor der letzten</translation>
    </message>
    <message>
        <source>rounds of one table</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>Runden an einem Tisch</translation>
    </message>
    <message>
        <source>rounds without a deal</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>Runden ohne Spiel</translation>
    </message>
    <message>
        <source>rows with the same date or name are one evening</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Zeilen mit demselben Datum oder Namen sind ein Abend</translation>
    </message>
    <message>
        <source>rubber</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>Rubber</translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>Rubber 2:0 gewonnen</translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>Rubber 2:1 gewonnen</translation>
    </message>
    <message>
        <source>sat out</source>
        <extracomment>Words in the panel beside the sheet (came from)</extracomment>
        <translation>setzte aus</translation>
    </message>
    <message>
        <source>save evenings of the archive as a file: an evening file, a table or PBN</source>
        <extracomment>Words in commands</extracomment>
        <translation>Abende des Archivs als Datei speichern: als Abenddatei, Tabelle oder PBN</translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <extracomment>Words in the bidding pad (held aloud)</extracomment>
        <translation>sagen Sie, wer mehr Punkte hat</translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>auf gleich viele Boards umgerechnet</translation>
    </message>
    <message>
        <source>scan the code on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>den Code auf dem Bildschirm des Laptops scannen</translation>
    </message>
    <message>
        <source>scored on their own top</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>nach ihrem eigenen Top</translation>
    </message>
    <message>
        <source>scorepad check: --json and --mend exclude each other</source>
        <extracomment>Fault in the command check (check)</extracomment>
        <translation>scorepad check: --json und --mend schließen sich aus</translation>
    </message>
    <message numerus="yes">
        <source>scorepad check: none of the %n evening(s) in {file} can be read; it was not changed</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>
            <numerusform>scorepad check: der einzige Abend (%n) in {file} ist nicht lesbar; die Datei wurde nicht geändert</numerusform>
            <numerusform>scorepad check: keiner der %n Abende in {file} ist lesbar; die Datei wurde nicht geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <extracomment>Words in the command check (check)</extracomment>
        <translation>scorepad check: {file} ist beschädigt; check --mend repariert, was sich reparieren lässt: {faults}</translation>
    </message>
    <message>
        <source>scorepad completion: name the shell: bash, zsh or fish</source>
        <extracomment>Fault in commands (usual)</extracomment>
        <translation>scorepad completion: die Shell nennen: bash, zsh oder fish</translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <extracomment>Fault in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad desktop: nur auf Linux-Desktops verfügbar</translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <extracomment>Fault in commands (export)</extracomment>
        <translation>scorepad export: nennen Sie ein Ziel mit -o FILE, oder nehmen Sie --list</translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <extracomment>Words in commands (count)</extracomment>
        <translation>scorepad import: beim Zählen abgebrochen; die Abende sind im Archiv und werden gezählt, wenn das Fenster offen ist</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <extracomment>Words in commands (import files)</extracomment>
        <translation>scorepad import: abgebrochen; alle Abende sind im Archiv</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <extracomment>Words in commands (import files)</extracomment>
        <translation>scorepad import: abgebrochen; kein Abend wurde importiert</translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <extracomment>Sentence in About scorepad (licences)</extracomment>
        <translation>scorepad ist frei: Jeder darf es nach der MIT-Lizenz nutzen, kopieren und ändern. Qt steht unter der GNU Lesser General Public License 3. Die Noto-Schriften kommen unter der SIL Open Font License, DejaVu Sans unter einer eigenen.</translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad steht jetzt im Menü; seine Einträge liegen in {folder}.</translation>
    </message>
    <message>
        <source>scorepad merge: each file must hold one evening</source>
        <extracomment>Fault in commands (merge)</extracomment>
        <translation>scorepad merge: jede Datei muss genau einen Abend enthalten</translation>
    </message>
    <message>
        <source>scorepad merge: the two differ, so nothing was written; correct one of them, or use --keep-first: {differs}</source>
        <extracomment>Fault in commands (merge)</extracomment>
        <translation>scorepad merge: die beiden unterscheiden sich, daher wurde nichts geschrieben; berichtigen Sie eine Datei, oder nehmen Sie --keep-first: {differs}</translation>
    </message>
    <message>
        <source>scorepad print: name the files to be printed, a blank sheet or a season</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print: nennen Sie Dateien zum Drucken, einen Vordruck oder eine Saison</translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <extracomment>Fault in commands (print season)</extracomment>
        <translation>scorepad print: in {season} gibt es keine Abende</translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print: dafür ist PySide6 nötig; python3 packaging/run.py installiert es</translation>
    </message>
    <message>
        <source>scorepad print: {file} is already there; name a file with -o FILE</source>
        <extracomment>Fault in commands (print name)</extracomment>
        <translation>scorepad print: {file} gibt es schon; mit -o FILE eine Datei nennen</translation>
    </message>
    <message>
        <source>scorepad print: {file} is one of the files to print; name another PDF</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print: {file} gehört zu den Dateien, die gedruckt werden; nennen Sie ein anderes PDF</translation>
    </message>
    <message>
        <source>scorepad was not in the menu.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad war nicht im Menü.</translation>
    </message>
    <message>
        <source>scorepad was removed from the menu.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad wurde aus dem Menü entfernt.</translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <extracomment>Words in commands (refused)</extracomment>
        <translation>scorepad {command}: {fault}</translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <extracomment>Words in commands (unprinted)</extracomment>
        <translation>scorepad: Ausgabe nicht möglich: {reason}</translation>
    </message>
    <message>
        <source>scorepad: {fault}</source>
        <extracomment>Words in __main__ (refuse); Fault in commands (print sheets); Fault in commands (opened archive); and elsewhere</extracomment>
        <translation>scorepad: {fault}</translation>
    </message>
    <message>
        <source>seat {seat} is taken twice</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>Platz {seat} ist zweimal besetzt</translation>
    </message>
    <message>
        <source>seat {seat} needs a name</source>
        <extracomment>Words in files that are opened or saved (name in)</extracomment>
        <translation>Platz {seat} braucht einen Namen</translation>
    </message>
    <message>
        <source>seats</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>seen {time}</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>gesehen um {time}</translation>
    </message>
    <message>
        <source>semicolons between the cells of a table</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>Semikolons zwischen den Zellen einer Tabelle</translation>
    </message>
    <message>
        <source>settling up</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>abrechnen</translation>
    </message>
    <message>
        <source>several tables: print this instead of ranking and cards; may be repeated</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>mehrere Tische: dies statt Rangliste und Karten der Paare drucken; mehrmals möglich</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <extracomment>Help of a command in commands (parser)</extracomment>
        <translation>die Version des Programms zeigen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>diese Hilfe zeigen</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>Words in movements of several tables (movement table); Words in movements of several tables (movement grid); Words in movements of several tables (pair card)</extracomment>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>size of the paper (default: by the country)</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>Papierformat (Vorgabe: wie im Land üblich)</translation>
    </message>
    <message>
        <source>slow play</source>
        <extracomment>Grey example in an evening of several tables</extracomment>
        <translation>langsames Spiel</translation>
    </message>
    <message>
        <source>small slam bid and made, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>Kleinschlemm gereizt und erfüllt, {vulnerable}</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>split {ns} {ew}</source>
        <extracomment>Words in rankings printed by commands (what)</extracomment>
        <translation>getrennt {ns} {ew}</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <extracomment>Words in commands (print out)</extracomment>
        <translation>die Standardausgabe ist geschlossen</translation>
    </message>
    <message>
        <source>step {step} of the evening is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>Schritt {step} des Abends ist beschädigt</translation>
    </message>
    <message>
        <source>step {step} of the evening is missing</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>Schritt {step} des Abends fehlt</translation>
    </message>
    <message>
        <source>stopping the round</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>die Runde vorzeitig beenden</translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <extracomment>Help of a command in commands (seats)</extracomment>
        <translation>z.&#xa0;B. &apos;Frau Maier=QC&apos;</translation>
    </message>
    <message>
        <source>such as 4sn+1</source>
        <extracomment>Words in an evening of several tables (show)</extracomment>
        <translation>z.&#xa0;B. 4pn+1</translation>
    </message>
    <message>
        <source>table {number}</source>
        <extracomment>Words in Phones at the tables (place)</extracomment>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>Zieldatei; - für die Standardausgabe</translation>
    </message>
    <message>
        <source>team {team} sat North-South on board {board} before</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>Team {team} saß auf Board {board} schon Nord-Süd</translation>
    </message>
    <message>
        <source>teams play in pairs: A1-B2, without +</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>Teams spielen in Paaren: A1-B2, ohne +</translation>
    </message>
    <message>
        <source>teams: draw the next round by the ranking; no two meet twice</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>bei Teams: die nächste Runde nach der Rangliste auslosen, ohne dass zwei zum zweiten Mal aufeinandertreffen</translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <extracomment>Fault in the window (open all)</extracomment>
        <translation>in das Archiv lässt sich jetzt nicht schreiben; deshalb kann nur ein Abend geöffnet werden</translation>
    </message>
    <message>
        <source>the arrangements</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side (title)</extracomment>
        <translation>die Vereinbarungen</translation>
    </message>
    <message>
        <source>the board is missing, e.g. board 7</source>
        <extracomment>Words in score files</extracomment>
        <translation>das Board fehlt, z.&#xa0;B. board 7</translation>
    </message>
    <message>
        <source>the card of {name}</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>die Karte von {name}</translation>
    </message>
    <message>
        <source>the cards drawn</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>die gezogenen Karten</translation>
    </message>
    <message>
        <source>the cards of board {number} are not four hands of thirteen</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>die Karten von Board {number} sind nicht vier Hände zu dreizehn</translation>
    </message>
    <message>
        <source>the cards of the boards</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>die Karten der Boards</translation>
    </message>
    <message>
        <source>the character {code} is not allowed in a name or a reason</source>
        <extracomment>Words in files that are opened or saved (unfit)</extracomment>
        <translation>das Zeichen {code} ist in einem Namen oder Grund nicht erlaubt</translation>
    </message>
    <message>
        <source>the club</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>der Club</translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <extracomment>Words in CSV files (contract)</extracomment>
        <translation>der Kontrakt fehlt, oder pass für ein durchgepasstes Spiel</translation>
    </message>
    <message>
        <source>the currency</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>die Währung</translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <extracomment>Words in the command check (mended); Words in the window (damaged file)</extracomment>
        <translation>die beschädigte Datei ist als {file} aufbewahrt</translation>
    </message>
    <message>
        <source>the date</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>das Datum</translation>
    </message>
    <message>
        <source>the dealer</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>der Teiler</translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <extracomment>Words in files that are opened or saved (seat)</extracomment>
        <translation>der Teiler fehlt, z.&#xa0;B. dealer N</translation>
    </message>
    <message>
        <source>the declarer is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take declarer)</extracomment>
        <translation>der Alleinspieler ist zweimal angegeben</translation>
    </message>
    <message>
        <source>the declarer is missing: {names}</source>
        <extracomment>Words in what is typed in the entry line (deal of); Words in files that are opened or saved (contract)</extracomment>
        <translation>der Alleinspieler fehlt: {names}</translation>
    </message>
    <message>
        <source>the director</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>die Turnierleitung</translation>
    </message>
    <message>
        <source>the director takes 5 per cent from pair 1, or IMPs, or VPs from a team</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>die Turnierleitung zieht Paar 1 fünf Prozent ab, oder IMPs, oder einem Team SP</translation>
    </message>
    <message>
        <source>the director’s average counts in place of {contract}</source>
        <extracomment>Words in USEBIO files (what)</extracomment>
        <translation>statt {contract} zählt der Durchschnitt der Turnierleitung</translation>
    </message>
    <message>
        <source>the director’s name is missing, e.g. director Ann</source>
        <extracomment>Words in files that are opened or saved (director)</extracomment>
        <translation>der Name der Turnierleitung fehlt, z.&#xa0;B. director Ann</translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>der Datenträger kann {file} nicht lesen oder schreiben</translation>
    </message>
    <message>
        <source>the disk is too full for {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>der Datenträger ist zu voll für {file}</translation>
    </message>
    <message>
        <source>the disk takes too long to read or write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>der Datenträger braucht zu lange, um {file} zu lesen oder zu schreiben</translation>
    </message>
    <message>
        <source>the disk there is full</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>der Datenträger dort ist voll</translation>
    </message>
    <message>
        <source>the doubling is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take doubling)</extracomment>
        <translation>das Kontra ist zweimal angegeben</translation>
    </message>
    <message>
        <source>the earlier versions of this evening are damaged</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>die früheren Fassungen dieses Abends sind beschädigt</translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>das Ende des Chicago</translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>das Ende der Datei ist verloren; welche Abende sie enthielt, ist unbekannt</translation>
    </message>
    <message>
        <source>the evening does not match its history</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>der Abend passt nicht zu seinem Verlauf</translation>
    </message>
    <message>
        <source>the evening has ended</source>
        <extracomment>Words in the page on players' phones (ended)</extracomment>
        <translation>der Abend ist zu Ende</translation>
    </message>
    <message>
        <source>the evening is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>der Abend ist beschädigt</translation>
    </message>
    <message>
        <source>the evening is no longer in {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>dieser Abend ist nicht mehr in {file}</translation>
    </message>
    <message>
        <source>the evening’s ID is damaged</source>
        <extracomment>Fault in files that are opened or saved (kept of)</extracomment>
        <translation>die Kennung des Abends ist beschädigt</translation>
    </message>
    <message>
        <source>the file before a correction: print whose place changed</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>die Datei vor einer Berichtigung: ausgeben, wessen Platz sich geändert hat</translation>
    </message>
    <message>
        <source>the file for both together</source>
        <extracomment>Help of a command in commands (merge)</extracomment>
        <translation>die Datei für beide zusammen</translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <extracomment>Words in files that are opened or saved (decode)</extracomment>
        <translation>dieser Abend steht zweimal in der Datei, zuerst als {first}</translation>
    </message>
    <message>
        <source>the file is cut off; open a complete copy</source>
        <extracomment>Words in files that are opened or saved (read json)</extracomment>
        <translation>die Datei bricht ab; öffnen Sie eine vollständige Kopie</translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>die Datei wurde von einem neueren scorepad geschrieben; aktualisieren Sie dieses, um sie zu öffnen</translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>die Datei: {said}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>es fehlt: %s</translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <extracomment>Words in score files</extracomment>
        <translation>die Spielart fehlt, z.&#xa0;B. form rubber</translation>
    </message>
    <message>
        <source>the form: rubber, chicago, cavendish, duplicate or points</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>die Spielart: rubber, chicago, cavendish, duplicate oder points</translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <extracomment>Fault in what is typed in the entry line (take honours)</extracomment>
        <translation>die Honneurs sind zweimal angegeben</translation>
    </message>
    <message>
        <source>the keeper’s name is missing, e.g. keeper Ann</source>
        <extracomment>Fault in files that are opened or saved (keeper)</extracomment>
        <translation>der Name des Anschreibers fehlt, z.&#xa0;B. keeper Ann</translation>
    </message>
    <message>
        <source>the laptop cannot save it at the moment; try again soon</source>
        <extracomment>Words in the page on players' phones (unsaved)</extracomment>
        <translation>der Laptop kann es gerade nicht speichern; bitte bald noch einmal</translation>
    </message>
    <message>
        <source>the laptop has not reached this deal; look again</source>
        <extracomment>Words in the page on players' phones (must be new)</extracomment>
        <translation>der Laptop ist noch nicht bei diesem Spiel; bitte noch einmal nachsehen</translation>
    </message>
    <message>
        <source>the laptop has not yet allowed this phone to enter</source>
        <extracomment>Words in the page on players' phones (must be allowed)</extracomment>
        <translation>am Laptop wurde diesem Handy das Eintragen noch nicht erlaubt</translation>
    </message>
    <message>
        <source>the last evening of the archive</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>der letzte Abend des Archivs</translation>
    </message>
    <message>
        <source>the letters used for players</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>die Buchstaben für Spieler</translation>
    </message>
    <message>
        <source>the line</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>der Strich</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <extracomment>Words in PBN files (lines); Words in PBN files (read); Fault in score files (too long)</extracomment>
        <translation>die Zeile ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>the lines below belong to this board</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>die Zeilen darunter gehören zu diesem Board</translation>
    </message>
    <message>
        <source>the lines below it are compared only with each other</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>die Zeilen darunter werden nur miteinander verglichen</translation>
    </message>
    <message>
        <source>the list as one JSON object</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>die Liste als ein JSON-Objekt</translation>
    </message>
    <message>
        <source>the list has {number} evenings, the file holds {there}</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>im Verzeichnis stehen {number} Abende, in der Datei {there}</translation>
    </message>
    <message>
        <source>the list has {number} names, the file holds {there}</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>im Verzeichnis stehen {number} Namen, in der Datei {there}</translation>
    </message>
    <message>
        <source>the mean of the results</source>
        <extracomment>Words in the page At several tables (datums)</extracomment>
        <translation>das Mittel der Ergebnisse</translation>
    </message>
    <message>
        <source>the middle result</source>
        <extracomment>Words in the page At several tables (datums)</extracomment>
        <translation>das mittlere Ergebnis</translation>
    </message>
    <message>
        <source>the movement</source>
        <extracomment>Words in files that are opened or saved; Words in two versions of an evening side by side</extracomment>
        <translation>das Movement</translation>
    </message>
    <message>
        <source>the movement (default: the one for pairs that fits the time best)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>das Movement (Vorgabe: das für Paare, das am besten in die Zeit passt)</translation>
    </message>
    <message>
        <source>the movement has other pairs on board {board}</source>
        <extracomment>Words in a deal, a result or an evening (unplanned)</extracomment>
        <translation>das Movement hat auf Board {board} andere Paare</translation>
    </message>
    <message>
        <source>the name of the club is missing, e.g. club Bridge by the Sea</source>
        <extracomment>Words in files that are opened or saved (club)</extracomment>
        <translation>der Name des Clubs fehlt, z.&#xa0;B. club Bridge by the Sea</translation>
    </message>
    <message>
        <source>the name {name} is damaged</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>der Name {name} ist beschädigt</translation>
    </message>
    <message>
        <source>the name “{name}” is longer than {most} letters</source>
        <extracomment>Fault in files that are opened or saved (clean name)</extracomment>
        <translation>der Name „{name}“ ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>the names of pairs without a result</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>die Namen von Paaren ohne Ergebnis</translation>
    </message>
    <message>
        <source>the names of players who sit out need commas between them</source>
        <extracomment>Words in CSV files (listed)</extracomment>
        <translation>zwischen den Namen der Aussetzenden fehlen Kommas</translation>
    </message>
    <message>
        <source>the names of the pairs are missing</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>die Namen der Paare fehlen</translation>
    </message>
    <message>
        <source>the newest backup is {file}</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>die neueste Sicherung ist {file}</translation>
    </message>
    <message>
        <source>the next board; allowed anywhere in a round</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>das nächste Board; überall in einer Runde möglich</translation>
    </message>
    <message>
        <source>the next dealer; allowed anywhere in a round</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>der nächste Teiler; überall in einer Runde möglich</translation>
    </message>
    <message>
        <source>the next round</source>
        <extracomment>Words in This evening and New evening (next round)</extracomment>
        <translation>die nächste Runde</translation>
    </message>
    <message>
        <source>the next round has begun; only the laptop can correct this</source>
        <extracomment>Words in the page on players' phones (must be last round); Words in the page on players' phones (must be in time)</extracomment>
        <translation>die nächste Runde hat begonnen; das kann nur noch der Laptop berichtigen</translation>
    </message>
    <message>
        <source>the note</source>
        <extracomment>Words in files that are opened or saved; Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>die Notiz</translation>
    </message>
    <message>
        <source>the number can be at most {most}</source>
        <extracomment>Fault in files that are opened or saved (number); Fault in files that are opened or saved (board); Words in files that are opened or saved (evening)</extracomment>
        <translation>die Zahl kann höchstens {most} sein</translation>
    </message>
    <message>
        <source>the only game of an unfinished rubber</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>einzige Manche, Rubber unvollendet</translation>
    </message>
    <message>
        <source>the only pair in the other direction</source>
        <extracomment>Words in a deal, a result or an evening (unlikely of board)</extracomment>
        <translation>das einzige Paar in der anderen Richtung</translation>
    </message>
    <message>
        <source>the only part-score of an unfinished game</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>einziger Teilkontrakt, Manche unvollendet</translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>die anderen Namen mancher Spieler</translation>
    </message>
    <message>
        <source>the pair North-South, the pair East-West, and the deal</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>das Paar Nord-Süd, das Paar Ost-West und das Spiel</translation>
    </message>
    <message>
        <source>the part-score of an unfinished rubber earns 100 or 50</source>
        <extracomment>Fault in a deal, a result or an evening; Words in CSV files (options)</extracomment>
        <translation>der Teilkontrakt eines unvollendeten Rubbers bringt 100 oder 50</translation>
    </message>
    <message>
        <source>the plan of the evening</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>der Plan des Abends</translation>
    </message>
    <message>
        <source>the players</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>die Spieler</translation>
    </message>
    <message>
        <source>the points are given twice</source>
        <extracomment>Words in what is typed in the entry line (take points held)</extracomment>
        <translation>die Punkte sind zweimal angegeben</translation>
    </message>
    <message>
        <source>the quotes around a cell do not match, or it is too long</source>
        <extracomment>Words in files that are opened or saved (rows); Words in CSV files (rows)</extracomment>
        <translation>die Anführungszeichen um eine Zelle passen nicht zusammen, oder sie ist zu lang</translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>die Rangliste, eine Karte für jedes Paar oder alle Ergebnisse jedes Boards (Vorgabe: ranking)</translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <extracomment>Words in PBN files (lines)</extracomment>
        <translation>die Bemerkung, die hier beginnt, hat am Ende kein }</translation>
    </message>
    <message>
        <source>the result is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take result)</extracomment>
        <translation>das Ergebnis ist zweimal angegeben</translation>
    </message>
    <message>
        <source>the result is missing, e.g. N 4S+1</source>
        <extracomment>Fault in what is typed in the entry line (read what)</extracomment>
        <translation>das Ergebnis fehlt, z.&#xa0;B. N 4S+1</translation>
    </message>
    <message>
        <source>the result is missing: =, +1 or -1</source>
        <extracomment>Fault in CSV files (over)</extracomment>
        <translation>das Ergebnis fehlt: =, +1 oder -1</translation>
    </message>
    <message>
        <source>the results</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>die Ergebnisse</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>the same all evening</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>den ganzen Abend die gleichen</translation>
    </message>
    <message>
        <source>the same entry was changed in two ways</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>derselbe Eintrag wurde auf zwei Arten geändert</translation>
    </message>
    <message>
        <source>the same for other programs, with the sum behind every figure</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>dasselbe für andere Programme, mit der Rechnung zu jeder Zahl</translation>
    </message>
    <message>
        <source>the same, and `adjust`, `bye`, `handicap`, `stake` and `pot` as in a score file</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>dasselbe, und `adjust`, `bye`, `handicap`, `stake` und `pot` wie in einer Punktedatei</translation>
    </message>
    <message>
        <source>the same, for the other side</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>dasselbe, für die andere Seite</translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <extracomment>Words in files that are opened or saved (whole)</extracomment>
        <translation>die Tabelle hat keinen Score für {points} Punkte</translation>
    </message>
    <message>
        <source>the scale has two rows for {points}</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>die Tabelle hat zwei Zeilen für {points}</translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <extracomment>Words in what is typed in the entry line (score)</extracomment>
        <translation>der Score fehlt: die Punkte von Nord-Süd, z.&#xa0;B. anschrift -50</translation>
    </message>
    <message>
        <source>the second evening also has other rounds, which would be lost</source>
        <extracomment>Words in a deal, a result or an evening (same session)</extracomment>
        <translation>der zweite Abend hat noch andere Runden, die verloren gehen würden</translation>
    </message>
    <message>
        <source>the setting for victory points</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>die Einstellung für Siegpunkte</translation>
    </message>
    <message>
        <source>the shares must add up to 100 per cent, e.g. 60/40 or 50/30/20</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>die Anteile müssen zusammen 100 Prozent ergeben, z.&#xa0;B. 60/40 oder 50/30/20</translation>
    </message>
    <message>
        <source>the sides are level, or the lead changes</source>
        <extracomment>Words in What if (end words)</extracomment>
        <translation>Gleichstand, oder die Führung wechselt</translation>
    </message>
    <message>
        <source>the stake</source>
        <extracomment>Words in files that are opened or saved; Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>der Einsatz</translation>
    </message>
    <message>
        <source>the stake for 100 points is missing, e.g. stake 2.50</source>
        <extracomment>Fault in files that are opened or saved (stake)</extracomment>
        <translation>der Einsatz für 100 Punkte fehlt, z.&#xa0;B. stake 2.50</translation>
    </message>
    <message>
        <source>the stake is per side; partners share it</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>der Einsatz gilt je Seite; Partner teilen ihn</translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <extracomment>Words in the archive of evenings (figures of)</extracomment>
        <translation>die Statistik ist nicht zu lesen</translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <extracomment>Words in the archive of evenings (figures in)</extracomment>
        <translation>die Statistik von {name} ist beschädigt</translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <extracomment>Words in what is typed in the entry line (take contract)</extracomment>
        <translation>nach {level} fehlt die Farbe: {suits} oder {notrump}</translation>
    </message>
    <message>
        <source>the title</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>der Titel</translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <extracomment>Words in files that are opened or saved (title)</extracomment>
        <translation>der Titel fehlt, z.&#xa0;B. title Clubabend</translation>
    </message>
    <message>
        <source>the total of the round</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>die Summe der Runde</translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <extracomment>Fault in a deal, a result or an evening (groups)</extracomment>
        <translation>die beiden Laptops vergleichen die Boards unterschiedlich</translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <extracomment>Words in __main__ (run)</extracomment>
        <translation>das Fenster braucht PySide6, das python3 packaging/run.py installiert; ohne es gibt es {commands}</translation>
    </message>
    <message>
        <source>the window needs libraries, which your package manager has: {files}</source>
        <extracomment>Words in commands (remedy)</extracomment>
        <translation>das Fenster braucht Bibliotheken, die Ihre Paketverwaltung hat: {files}</translation>
    </message>
    <message>
        <source>the window needs libraries; this installs them: {command}</source>
        <extracomment>Words in commands (remedy)</extracomment>
        <translation>das Fenster braucht Bibliotheken; dies installiert sie: {command}</translation>
    </message>
    <message>
        <source>there are not that many tricks</source>
        <extracomment>Words in What if (no such result)</extracomment>
        <translation>so viele Stiche gibt es nicht</translation>
    </message>
    <message>
        <source>there are two columns “{column}”</source>
        <extracomment>Fault in CSV files (columns)</extracomment>
        <translation>es gibt zwei Spalten „{column}“</translation>
    </message>
    <message>
        <source>there is another code now; scan it on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>es gibt jetzt einen anderen Code; bitte den auf dem Laptop scannen</translation>
    </message>
    <message>
        <source>there is no evening “{word}”; name its number, its day such as 2026-01-31, or {last}; export --list lists all</source>
        <extracomment>Fault in transfer (named)</extracomment>
        <translation>es gibt keinen Abend „{word}“; nennen Sie seine Nummer, seinen Tag wie 2026-01-31, oder {last}; export --list zählt alle auf</translation>
    </message>
    <message>
        <source>there is no round {number}</source>
        <extracomment>Fault in movements of several tables; Fault in commands (refuse more rounds); Fault in an evening of several tables (read away)</extracomment>
        <translation>es gibt keine Runde {number}</translation>
    </message>
    <message>
        <source>there is no such date: {typed}</source>
        <extracomment>Words in files that are opened or saved (day)</extracomment>
        <translation>dieses Datum gibt es nicht: {typed}</translation>
    </message>
    <message>
        <source>this XML cannot be read; open another copy of the file</source>
        <extracomment>Words in files that are opened or saved (read xml)</extracomment>
        <translation>dieses XML ist nicht zu lesen; öffnen Sie eine andere Kopie der Datei</translation>
    </message>
    <message>
        <source>this XML is not a file of results (USEBIO)</source>
        <extracomment>Words in USEBIO files (decode)</extracomment>
        <translation>dieses XML ist keine Ergebnisdatei (USEBIO)</translation>
    </message>
    <message>
        <source>this code is not tonight’s; scan the one on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>dieser Code ist nicht der von heute Abend; bitte den auf dem Laptop scannen</translation>
    </message>
    <message>
        <source>this deal is no longer there; look again</source>
        <extracomment>Words in the page on players' phones (nothing there)</extracomment>
        <translation>dieses Spiel gibt es nicht mehr; bitte noch einmal nachsehen</translation>
    </message>
    <message>
        <source>this deal was changed; look again</source>
        <extracomment>Words in the page on players' phones (network); Words in the page on players' phones (unchanged deal)</extracomment>
        <translation>dieses Spiel wurde geändert; bitte noch einmal nachsehen</translation>
    </message>
    <message>
        <source>this evening is already there</source>
        <extracomment>Fault in PBN files (begin)</extracomment>
        <translation>dieser Abend ist schon da</translation>
    </message>
    <message>
        <source>this file or folder no longer exists</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>diese Datei oder diesen Ordner gibt es nicht mehr</translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <extracomment>Fault in files that are opened or saved (kind)</extracomment>
        <translation>das ist ein ganzes Archiv; starten Sie scorepad mit --archive und seinem Namen, und speichern Sie die Abende, die Sie brauchen</translation>
    </message>
    <message>
        <source>this is another table’s result</source>
        <extracomment>Words in the page on players' phones (must be own)</extracomment>
        <translation>das ist das Ergebnis eines anderen Tisches</translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <extracomment>Words in CSV files</extracomment>
        <translation>das ist keine Tabelle von Spielen: Die erste Zeile muss die Spalten nennen, wenigstens declarer, contract und result</translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <extracomment>Words in files that are opened or saved (unreadable)</extracomment>
        <translation>das ist keine Textdatei; wählen Sie eine andere</translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>das ist keine Abenddatei von scorepad; wählen Sie eine andere</translation>
    </message>
    <message>
        <source>this is not the address of the score</source>
        <extracomment>Words in the page on players' phones (route)</extracomment>
        <translation>das ist nicht die Adresse des Spielstands</translation>
    </message>
    <message>
        <source>this is too long; at most {most} letters are allowed</source>
        <extracomment>Words in files that are opened or saved (text); Words in the page on players' phones (too long); Words in the window (too long)</extracomment>
        <translation>das ist zu lang; erlaubt sind höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>this letter cannot be read; save the file as Unicode (UTF-8) in its own program</source>
        <extracomment>Words in files that are opened or saved (unreadable)</extracomment>
        <translation>dieses Zeichen ist nicht zu lesen; speichern Sie die Datei in ihrem Programm als Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>this movement is for {possible}, not for {number}</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>dieses Movement ist für {possible}, nicht für {number}</translation>
    </message>
    <message>
        <source>this part is damaged; open another copy of the file</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>dieser Teil ist beschädigt; öffnen Sie eine andere Kopie der Datei</translation>
    </message>
    <message>
        <source>this phone may only look; ask at the laptop</source>
        <extracomment>Words in the page on players' phones</extracomment>
        <translation>dieses Handy darf nur zusehen; bitte am Laptop fragen</translation>
    </message>
    <message>
        <source>this phone was sent away at the laptop</source>
        <extracomment>Words in the page on players' phones (sent away)</extracomment>
        <translation>dieses Handy wurde am Laptop weggeschickt</translation>
    </message>
    <message>
        <source>this request cannot be read</source>
        <extracomment>Words in the page on players' phones</extracomment>
        <translation>diese Anfrage ist nicht lesbar</translation>
    </message>
    <message>
        <source>this result names no pairs, so nobody can be ranked</source>
        <extracomment>Words in PBN files</extracomment>
        <translation>dieses Ergebnis nennt keine Paare, daher kann niemand gewertet werden</translation>
    </message>
    <message>
        <source>this result was changed; look again</source>
        <extracomment>Words in the page on players' phones (unchanged result)</extracomment>
        <translation>dieses Ergebnis wurde geändert; bitte noch einmal nachsehen</translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <extracomment>Words in CSV files (rows); Words in PBN files (cells)</extracomment>
        <translation>diese Zeile passt nicht zu den Spalten ihrer Tabelle</translation>
    </message>
    <message>
        <source>this session has two scoring methods</source>
        <extracomment>Words in files that are opened or saved (session); Words in USEBIO files (scoring)</extracomment>
        <translation>dieses Turnier hat zwei Wertungsarten</translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <extracomment>Words in CSV files (columns)</extracomment>
        <translation>in dieser Tabelle fehlt die Spalte {columns}</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>to come</source>
        <extracomment>Words in an evening of several tables (to come)</extracomment>
        <translation>fehlt noch</translation>
    </message>
    <message>
        <source>too large for evenings of bridge</source>
        <extracomment>Fault in files that are opened or saved (check sizes); Fault in files that are opened or saved (bounded file); Fault in files that are opened or saved (begin)</extracomment>
        <translation>zu groß für Bridgeabende</translation>
    </message>
    <message>
        <source>too many phones at once; try again soon</source>
        <extracomment>Words in the page on players' phones (crowded)</extracomment>
        <translation>zu viele Handys auf einmal; bitte bald noch einmal</translation>
    </message>
    <message>
        <source>too many wrong codes; wait a minute</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>zu viele falsche Codes; bitte eine Minute warten</translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <extracomment>Words in the ranking of a session (how played)</extracomment>
        <translation>Top {top}, Durchschnitt {average}</translation>
    </message>
    <message>
        <source>two evenings in this file are the same; give each its date</source>
        <extracomment>Words in CSV files (decode)</extracomment>
        <translation>zwei Abende darin sind gleich; geben Sie jedem sein Datum</translation>
    </message>
    <message>
        <source>two players must win what the other two lose</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>zwei Spieler müssen gewinnen, was die beiden anderen verlieren</translation>
    </message>
    <message>
        <source>undoing a payment</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>eine Zahlung rückgängig machen</translation>
    </message>
    <message>
        <source>undoubled</source>
        <extracomment>Words in What if (doublings)</extracomment>
        <translation>einfach</translation>
    </message>
    <message>
        <source>unknown option {option}</source>
        <extracomment>Words in commands and their options (refuse unknown)</extracomment>
        <translation>unbekannte Option {option}</translation>
    </message>
    <message>
        <source>unknown option {option}, perhaps {near}</source>
        <extracomment>Words in commands and their options (refuse unknown)</extracomment>
        <translation>unbekannte Option {option}, vielleicht {near}</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>nicht bekannt: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>vulnerable</source>
        <extracomment>Words in the picture of the table (player aloud); Words in the tables of scores in Help (by vulnerability); Words in deals and figures, everywhere (why)</extracomment>
        <translation>in Gefahr</translation>
    </message>
    <message>
        <source>wants to enter</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>möchte eintragen</translation>
    </message>
    <message>
        <source>was {points}</source>
        <extracomment>Words in the list of deals and the entry line (was); Words in an evening of several tables (brought before)</extracomment>
        <translation>war {points}</translation>
    </message>
    <message>
        <source>what each row of a table is (default: deals)</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>was jede Zeile einer Tabelle ist (Vorgabe: deals)</translation>
    </message>
    <message>
        <source>what one player owes another, apart from the score</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>was ein Spieler einem anderen außer den Punkten schuldet</translation>
    </message>
    <message>
        <source>what the stake is for</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>wofür der Einsatz gilt</translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <extracomment>Help of a command in commands (merge)</extracomment>
        <translation>wo sich beide unterscheiden, die Fassung der ersten behalten</translation>
    </message>
    <message>
        <source>where the two differ, use the file’s version without asking</source>
        <extracomment>Example of a command in commands; Help of a command in commands (import)</extracomment>
        <translation>wo sich beide unterscheiden, ohne Rückfrage die Fassung der Datei nehmen</translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <extracomment>Words in a deal, a result or an evening (meant)</extracomment>
        <translation>welches Board? Z.&#xa0;B. 3 {pairs} 4pn</translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>welche Spiele später berichtigt wurden</translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <extracomment>Words in a deal, a result or an evening (meant)</extracomment>
        <translation>welche Paare? Z.&#xa0;B. {pairs} 4pn</translation>
    </message>
    <message>
        <source>who comes late or leaves, e.g. 7=1 or 5=6-</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>wer später kommt oder geht, z.&#xa0;B. 7=1 oder 5=6-</translation>
    </message>
    <message>
        <source>who deals next</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>wer als Nächster teilt</translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>wer anschreibt</translation>
    </message>
    <message>
        <source>who sits where (optional); `out=Eve` sits out</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>wer wo sitzt (freiwillig); `out=Eve` setzt aus</translation>
    </message>
    <message>
        <source>who sits where, and who sits there afterwards</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>wer wo sitzt, und wer danach dort sitzt</translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <extracomment>Words in what is typed in the entry line (passed out)</extracomment>
        <translation>wessen Punkte sind es, z.&#xa0;B. ns 23p oder ow 23p?</translation>
    </message>
    <message>
        <source>whose side is We</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>wessen Seite Wir ist</translation>
    </message>
    <message>
        <source>with 20 points each, the expected score is 0: 20 0/0</source>
        <extracomment>Fault in a deal, a result or an evening (check scale)</extracomment>
        <translation>mit je 20 Punkten ist der erwartete Score 0: 20 0/0</translation>
    </message>
    <message>
        <source>without rounds, a new one begins after each rubber</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>ohne Runden beginnt nach jedem Rubber eine neue</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Words in commands (agrees)</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>you can undo this</source>
        <extracomment>Words in transfer (in words)</extracomment>
        <translation>das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>your home folder is unknown; set HOME to it</source>
        <extracomment>Fault in the archive of evenings (home of)</extracomment>
        <translation>Ihr persönlicher Ordner ist unbekannt; setzen Sie HOME darauf</translation>
    </message>
    <message>
        <source>your own scale: points held, expected score not vulnerable and vulnerable</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>eine eigene Tabelle: Figurenpunkte, erwarteter Score nicht in Gefahr und in Gefahr</translation>
    </message>
    <message>
        <source>your side entered this result; the other side has to agree</source>
        <extracomment>Words in the page on players' phones (must be other side)</extracomment>
        <translation>Ihre Seite hat dieses Ergebnis eingetragen; bestätigen muss es die andere</translation>
    </message>
    <message>
        <source>{address} is not a private address of this computer.</source>
        <extracomment>Sentence in Phones at the tables (not private)</extracomment>
        <translation>{address} ist keine private Adresse dieses Computers.</translation>
    </message>
    <message>
        <source>{amount} for 100 points</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>{amount} für 100 Punkte</translation>
    </message>
    <message>
        <source>{amount} for each IMP</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>{amount} für jeden IMP</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <extracomment>Words in a deal, a result or an evening (all of)</extracomment>
        <translation>{before} und {last}</translation>
    </message>
    <message>
        <source>{before} and {points} below the line make {sum}.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{before} und {points} unter dem Strich sind {sum}.</translation>
    </message>
    <message>
        <source>{before} and {points} below the line make {sum}: a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{before} und {points} unter dem Strich sind {sum}: eine Manche.</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <extracomment>Words in a deal, a result or an evening (one of)</extracomment>
        <translation>{before} oder {last}</translation>
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
        <translation>{board}, {ns} gegen {ew}</translation>
    </message>
    <message>
        <source>{board}, {ns}–{ew}: {before} became {result}</source>
        <extracomment>Words in an evening of several tables (changed)</extracomment>
        <translation>{board}, {ns}–{ew}: aus {before} wurde {result}</translation>
    </message>
    <message>
        <source>{board}, {result} – was {before}.</source>
        <extracomment>Sentence in an evening of several tables (corrected)</extracomment>
        <translation>{board}, {result} – vorher {before}.</translation>
    </message>
    <message>
        <source>{board}: {result}: {points} for {pair}, elsewhere {others}</source>
        <extracomment>Words in an evening of several tables (best board)</extracomment>
        <translation>{board}: {result}: {points} für {pair}, sonst {others}</translation>
    </message>
    <message>
        <source>{chair} ({player})</source>
        <extracomment>Words in what is typed in the entry line (with name)</extracomment>
        <translation>{chair} ({player})</translation>
    </message>
    <message>
        <source>{command}: {fault}; see {command} --help</source>
        <extracomment>Words in commands (error)</extracomment>
        <translation>{command}: {fault}; siehe {command} --help</translation>
    </message>
    <message>
        <source>{contract} by {player}</source>
        <extracomment>Words in deals and figures, everywhere (item words); Words in two versions of an evening side by side (deal)</extracomment>
        <translation>{contract} von {player}</translation>
    </message>
    <message>
        <source>{contract} made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>{contract} erfüllt</translation>
    </message>
    <message>
        <source>{contract}, by {player}</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>{contract} von {player}</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <extracomment>Words in What if (outlook aloud)</extracomment>
        <translation>{contract}, {result}: {points}</translation>
    </message>
    <message>
        <source>{day}, {players}. After that, it can be restored only from a backup that still has it.</source>
        <extracomment>Sentence in Deleted evenings (erasing)</extracomment>
        <translation>{day}, {players}. Danach lässt er sich nur noch aus einer Sicherung wiederherstellen, die ihn enthält.</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({place})</source>
        <extracomment>Words in This evening, what was agreed (best deal)</extracomment>
        <translation>{deal}: {points} IMPs für {side} ({place})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({place})</source>
        <extracomment>Words in This evening, what was agreed (best deal)</extracomment>
        <translation>{deal}: {points} Punkte für {side} ({place})</translation>
    </message>
    <message>
        <source>{drawn} of {played} players</source>
        <extracomment>Words in Standings (lines drawn)</extracomment>
        <translation>{drawn} von {played} Spielern</translation>
    </message>
    <message>
        <source>{evening} is missing</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>{evening} fehlt</translation>
    </message>
    <message>
        <source>{evening}: can no longer be read</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: nicht mehr zu lesen</translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: endgültig gelöscht, oder nichts davon ist übrig</translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <extracomment>Words in the archive of evenings (figures in)</extracomment>
        <translation>{evening}: seine Statistik ist beschädigt</translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: aus der Sicherung vom {day} wiederhergestellt</translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: bis zum letzten lesbaren Schritt wiederhergestellt; der Rest ist verloren</translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: wiederhergestellt, aber einige frühere Schritte sind verloren</translation>
    </message>
    <message>
        <source>{evening}: where the two differ, take the version of {file}?</source>
        <extracomment>Words in commands (decided)</extracomment>
        <translation>{evening}: wo sich beide unterscheiden, die Fassung von {file} nehmen?</translation>
    </message>
    <message>
        <source>{expected} expected</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>{expected} erwartet</translation>
    </message>
    <message>
        <source>{fewest} to {most} players can draw, not {number}</source>
        <extracomment>Words in files that are opened or saved (round)</extracomment>
        <translation>{fewest} bis {most} Spieler können ziehen, nicht {number}</translation>
    </message>
    <message>
        <source>{figure} is out of range: {least} to {most}</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>{figure} liegt nicht im Bereich von {least} bis {most}</translation>
    </message>
    <message>
        <source>{file} cannot be merged: {reason}</source>
        <extracomment>Words in commands (refusing)</extracomment>
        <translation>{file} lässt sich nicht zusammenführen: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why}</source>
        <extracomment>Words in the window (cannot open)</extracomment>
        <translation>{file} lässt sich nicht öffnen. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: {reason}</source>
        <extracomment>Words in commands (refusal)</extracomment>
        <translation>{file} ist nicht zu lesen oder zu schreiben: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <extracomment>Words in commands (cannot be read); Words in house rules (load scale)</extracomment>
        <translation>{file} ist nicht zu lesen: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <extracomment>Words in commands (cannot be written)</extracomment>
        <translation>{file} lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Nothing was changed there.</source>
        <extracomment>Sentence in the window (cannot write)</extracomment>
        <translation>{file} lässt sich nicht schreiben: {reason}. Dort wurde nichts geändert.</translation>
    </message>
    <message>
        <source>{file} has a different version of this evening. Replace yours? You can undo this.</source>
        <extracomment>Sentence in the history and the backups of evenings (which state)</extracomment>
        <translation>{file} enthält eine andere Fassung dieses Abends. Ihre ersetzen? Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>{file} enthält eine andere Fassung dieses Abends.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening: {counts}.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>{file} enthält eine andere Fassung dieses Abends: {counts}.</translation>
    </message>
    <message>
        <source>{file} is a folder</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} ist ein Ordner</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} ist beschädigt</translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <extracomment>Fault in checking the archive (check)</extracomment>
        <translation>{file} ist leer oder fehlt, aber es gibt eine Sicherung vom {day}; check --mend stellt sie wieder her</translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} ist kein Archiv von scorepad</translation>
    </message>
    <message>
        <source>{file} is open now.</source>
        <extracomment>Sentence in the window (open all)</extracomment>
        <translation>{file} ist jetzt geöffnet.</translation>
    </message>
    <message>
        <source>{file} is sound: there is nothing to repair</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} ist in Ordnung: Es gibt nichts zu reparieren</translation>
    </message>
    <message>
        <source>{file} is sound: {evenings}, {deals}</source>
        <extracomment>Words in the command check (check)</extracomment>
        <translation>{file} ist in Ordnung: {evenings}, {deals}</translation>
    </message>
    <message>
        <source>{file} is sound; its statistics are counted again when needed</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} ist in Ordnung; die Statistik wird bei Bedarf neu gezählt</translation>
    </message>
    <message>
        <source>{file} must end in {endings}</source>
        <extracomment>Words in commands (check ending)</extracomment>
        <translation>{file} muss auf {endings} enden</translation>
    </message>
    <message>
        <source>{file} still has this line; delete it there:</source>
        <extracomment>Words in commands (removed)</extracomment>
        <translation>{file} enthält noch diese Zeile; löschen Sie sie dort:</translation>
    </message>
    <message>
        <source>{file} was added and is open now.</source>
        <extracomment>Sentence in the window (added)</extracomment>
        <translation>{file} ist dazugekommen und jetzt geöffnet.</translation>
    </message>
    <message>
        <source>{file} was already in the archive and is open now.</source>
        <extracomment>Sentence in the window (became)</extracomment>
        <translation>{file} war schon im Archiv und ist jetzt geöffnet.</translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} wurde von einem anderen Programm geändert; sehen Sie noch einmal nach</translation>
    </message>
    <message>
        <source>{file} was removed.</source>
        <extracomment>Sentence in commands (removed)</extracomment>
        <translation>{file} wurde entfernt.</translation>
    </message>
    <message>
        <source>{file} was repaired</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} wurde repariert</translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} wurde von einem neueren scorepad geschrieben und nicht geändert</translation>
    </message>
    <message>
        <source>{file} was written; type this line once, and new terminals use it:</source>
        <extracomment>Words in commands (complete)</extracomment>
        <translation>{file} wurde geschrieben; diese Zeile einmal eingeben, und neue Terminals nutzen es:</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <extracomment>Words in house rules (load scale)</extracomment>
        <translation>{file}, Zeile {line}: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n evening(s)</source>
        <extracomment>Words in commands (evenings into)</extracomment>
        <translation>
            <numerusform>{file}: %n Abend</numerusform>
            <numerusform>{file}: %n Abende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n page(s)</source>
        <extracomment>Words in commands (pages into)</extracomment>
        <translation>
            <numerusform>{file}: %n Seite</numerusform>
            <numerusform>{file}: %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: a name with a line break cannot be in a menu</source>
        <extracomment>Words in commands (quoted)</extracomment>
        <translation>{file}: Ein Name mit einem Zeilenumbruch kann in keinem Menü stehen</translation>
    </message>
    <message numerus="yes">
        <source>{file}: it holds %n evening(s); import it to choose one of them</source>
        <extracomment>Fault in commands (evening in)</extracomment>
        <translation>
            <numerusform>{file}: sie enthält %n Abend; importieren Sie sie, um einen zu wählen</numerusform>
            <numerusform>{file}: sie enthält %n Abende; importieren Sie sie, um einen zu wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: new terminals complete scorepad with the Tab key</source>
        <extracomment>Words in commands (complete)</extracomment>
        <translation>{file}: neue Terminals ergänzen scorepad mit der Tab-Taste</translation>
    </message>
    <message>
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <extracomment>Words in commands (refused)</extracomment>
        <translation>{file}: der Abend hier ist anders, daher wurde nichts importiert; --replace nimmt die Fassung der Datei: {differs}</translation>
    </message>
    <message>
        <source>{file}: {counts}</source>
        <extracomment>Words in commands (merge)</extracomment>
        <translation>{file}: {counts}</translation>
    </message>
    <message>
        <source>{file}:1: no line has pairs, e.g. 1-2: N 4S+1 below a board</source>
        <extracomment>Fault in commands (ranked)</extracomment>
        <translation>{file}:1: keine Zeile hat Paare, z.&#xa0;B. 1-2: N 4S+1 unter einem Board</translation>
    </message>
    <message>
        <source>{first} and {second}: board {board} has been played at both tables</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>{first} und {second}: Board {board} ist an beiden Tischen gespielt</translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <extracomment>Words in PBN files (check boards)</extracomment>
        <translation>{form} eines anderen Programms ist nicht zu lesen, nur Turnierbridge</translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <extracomment>Words in the panel beside the sheet (goes on back score)</extracomment>
        <translation>{hundreds} in der Gesamtliste</translation>
    </message>
    <message>
        <source>{left} and {came} are one player: only the n&amp;ame was wrong</source>
        <extracomment>Button or menu entry in This evening and New evening (only spelling)</extracomment>
        <translation>{left} und {came} sind ein Spieler: Nur der Na&amp;me war falsch</translation>
    </message>
    <message>
        <source>{letters} for {player}</source>
        <extracomment>Words in what is typed in the entry line (way)</extracomment>
        <translation>{letters} für {player}</translation>
    </message>
    <message>
        <source>{letter} is {player}; type {ways}</source>
        <extracomment>Words in what is typed in the entry line (reminder)</extracomment>
        <translation>{letter} ist {player}; tippen Sie {ways}</translation>
    </message>
    <message>
        <source>{letter}: {players}? Type {ways}</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>{letter}: {players}? Tippen Sie {ways}</translation>
    </message>
    <message>
        <source>{made}; no IMPs until the points are entered, e.g. 23p</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>{made}; keine IMPs, bis die Punkte eingetragen sind, z.&#xa0;B. 23p</translation>
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
        <translation>{name} allein ist der Platz {chair}; tippen Sie mehr vom Namen.</translation>
    </message>
    <message>
        <source>{name} already has the {card}.</source>
        <extracomment>Sentence in This evening and New evening (check cards)</extracomment>
        <translation>{card}: Diese Karte hat schon {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be in two places</source>
        <extracomment>Fault in a deal, a result or an evening; Words in files that are opened or saved (read seating)</extracomment>
        <translation>{name} kann nicht an zwei Plätzen sein</translation>
    </message>
    <message>
        <source>{name} draws only once</source>
        <extracomment>Fault in commands (seats); Fault in files that are opened or saved (round)</extracomment>
        <translation>{name} zieht nur einmal</translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <extracomment>Sentence in This evening and New evening (fault)</extracomment>
        <translation>{name} ist schon da.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>Words in Back score (in all)</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}’s phone has {entered}, the sheet has {there}.</source>
        <extracomment>Sentence in the window (differs)</extracomment>
        <translation>Das Handy von {name} hat {entered}, auf dem Block steht {there}.</translation>
    </message>
    <message>
        <source>{name}’s phone wants to enter deals.</source>
        <extracomment>Sentence in the window (wants to enter)</extracomment>
        <translation>Das Handy von {name} möchte Spiele eintragen.</translation>
    </message>
    <message>
        <source>{newcomer} for {player}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>{newcomer} für {player}</translation>
    </message>
    <message>
        <source>{north} and {south} play {east} and {west}.</source>
        <extracomment>Sentence in the panel beside the sheet (outcome)</extracomment>
        <translation>{north} und {south} spielen gegen {east} und {west}.</translation>
    </message>
    <message>
        <source>{ns} (N-S) against {ew} (E-W)</source>
        <extracomment>Words in sheets printed by commands (seats text)</extracomment>
        <translation>{ns} (N-S) gegen {ew} (O-W)</translation>
    </message>
    <message>
        <source>{number} IMPs</source>
        <extracomment>Words in Standings, where a figure comes from (imps)</extracomment>
        <translation>{number} IMPs</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Words in an evening of several tables (count of); Words in Help (found); Words in the dialog Print (show page of); and elsewhere</extracomment>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <extracomment>Words in sheets printed by commands (title); Words in the window (pairs); Words in the panel beside the sheet (pairing)</extracomment>
        <translation>{one} gegen {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are both called {name}</source>
        <extracomment>Words in an evening of several tables (check twice)</extracomment>
        <translation>{one} und {other} heißen beide {name}</translation>
    </message>
    <message>
        <source>{one} and {other} are not two players of this archive</source>
        <extracomment>Fault in the archive of evenings (merge players)</extracomment>
        <translation>{one} und {other} sind nicht zwei Spieler dieses Archivs</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <extracomment>Fault in a deal, a result or an evening (rank draw)</extracomment>
        <translation>{one} und {other} können nicht beide {card} gezogen haben</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <extracomment>Fault in the archive of evenings (merge players)</extracomment>
        <translation>{one} und {other} saßen an einem Tisch, also sind es zwei Spieler</translation>
    </message>
    <message>
        <source>{option} goes with {other}</source>
        <extracomment>Words in commands (goes with)</extracomment>
        <translation>{option} gehört zu {other}</translation>
    </message>
    <message>
        <source>{option} is given twice</source>
        <extracomment>Words in commands</extracomment>
        <translation>{option} ist zweimal angegeben</translation>
    </message>
    <message>
        <source>{pair} comes late, in round {round}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} kommt später, in Runde {round}.</translation>
    </message>
    <message>
        <source>{pair} does not play.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} spielt nicht.</translation>
    </message>
    <message>
        <source>{pair} has already played board {board}</source>
        <extracomment>Words in a deal, a result or an evening (add)</extracomment>
        <translation>{pair} hat Board {board} schon gespielt</translation>
    </message>
    <message>
        <source>{pair} has two handicaps</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in what is typed in the entry line (read handicaps)</extracomment>
        <translation>{pair} hat zwei Handicaps</translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <extracomment>Fault in a deal, a result or an evening; Words in files that are opened or saved (pairs)</extracomment>
        <translation>{pair} ist zweimal genannt</translation>
    </message>
    <message>
        <source>{pair} is not in the movement</source>
        <extracomment>Words in a deal, a result or an evening (unplanned); Fault in movements of several tables; Words in what is typed in the entry line (directed); and elsewhere</extracomment>
        <translation>{pair} kommt im Movement nicht vor</translation>
    </message>
    <message>
        <source>{pair} joins in round {round}, where a place is free.</source>
        <extracomment>Sentence in movements of several tables (joins)</extracomment>
        <translation>{pair} kommt in Runde {round} dazu, wo ein Platz frei ist.</translation>
    </message>
    <message>
        <source>{pair} joins in round {round}; in each round another sits out: {others}.</source>
        <extracomment>Sentence in movements of several tables (joins)</extracomment>
        <translation>{pair} kommt in Runde {round} dazu; in jeder Runde setzt dafür ein anderes Paar aus: {others}.</translation>
    </message>
    <message>
        <source>{pair} leaves after round {round}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} geht nach Runde {round}.</translation>
    </message>
    <message>
        <source>{pair} misses round {first}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} fehlt in Runde {first}.</translation>
    </message>
    <message>
        <source>{pair} misses rounds {first} to {last}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} fehlt in den Runden {first} bis {last}.</translation>
    </message>
    <message>
        <source>{pair} stays</source>
        <extracomment>Words in movements of several tables (goes)</extracomment>
        <translation>{pair} bleibt</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee}</source>
        <extracomment>Fault in a deal, a result or an evening (check payments)</extracomment>
        <translation>{payer} kann {payee} nichts zahlen</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee} {amount}</source>
        <extracomment>Fault in a deal, a result or an evening (check payments)</extracomment>
        <translation>{payer} kann {payee} nicht {amount} zahlen</translation>
    </message>
    <message>
        <source>{payer} owed {payee}</source>
        <extracomment>Words in Settling up (owed)</extracomment>
        <translation>{payer} schuldete {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee}</source>
        <extracomment>Words in Settling up (owes)</extracomment>
        <translation>{payer} schuldet {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}</source>
        <extracomment>Words in Settling up (debt)</extracomment>
        <translation>{payer} schuldet {payee} {amount}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: {reason}</source>
        <extracomment>Words in sheets printed by commands (payments)</extracomment>
        <translation>{payer} schuldet {payee} {amount}: {reason}</translation>
    </message>
    <message>
        <source>{payer} paid {payee}</source>
        <extracomment>Words in Settling up (who)</extracomment>
        <translation>{payer} zahlte {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} zahlte {payee} {amount}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} on {day}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} zahlte {payee} {amount} am {day}</translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <extracomment>Words in Settling up (who)</extracomment>
        <translation>{payer} zahlt {payee}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} zahlt {payee} {amount}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}</source>
        <extracomment>Words in two versions of an evening side by side (said)</extracomment>
        <translation>{place}: hier {ours}, in der Datei {theirs}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}; both are kept</source>
        <extracomment>Words in two versions of an evening side by side (said)</extracomment>
        <translation>{place}: hier {ours}, in der Datei {theirs}; beide bleiben erhalten</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <extracomment>Words in checking the archive (of evening); Fault in commands (refuse more rounds); Fault in commands (refused); and elsewhere</extracomment>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <source>{players} lead</source>
        <extracomment>Words in This evening, what was agreed (leads)</extracomment>
        <translation>{players} führen</translation>
    </message>
    <message>
        <source>{players} sit out</source>
        <extracomment>Words in sheets printed by commands (seats text); Words in the picture of the table (who sits out)</extracomment>
        <translation>{players} setzen aus</translation>
    </message>
    <message>
        <source>{players} win the evening</source>
        <extracomment>Words in This evening, what was agreed (wins)</extracomment>
        <translation>{players} gewinnen den Abend</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>{player} (Sie)</translation>
    </message>
    <message>
        <source>{player} and {other} change seats</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} und {other} tauschen die Plätze</translation>
    </message>
    <message>
        <source>{player} comes in for {other}</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} kommt für {other}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the panel after a round (follow)</extracomment>
        <translation>{player} teilt</translation>
    </message>
    <message>
        <source>{player} deals. {vulnerable}.</source>
        <extracomment>Sentence in the list of deals and the entry line (board facts)</extracomment>
        <translation>{player} teilt. {vulnerable}.</translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <extracomment>Sentence in This evening and New evening (player changes)</extracomment>
        <translation>{player} kommt dazu.</translation>
    </message>
    <message>
        <source>{player} leads</source>
        <extracomment>Words in This evening, what was agreed (leads)</extracomment>
        <translation>{player} führt</translation>
    </message>
    <message>
        <source>{player} leaves and nobody takes the chair: name somebody, or stop the round first</source>
        <extracomment>Fault in This evening and New evening (check chairs)</extracomment>
        <translation>{player} geht, und niemand nimmt den Platz ein: bitte jemanden nennen oder die Runde vorher beenden</translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <extracomment>Sentence in This evening and New evening (player changes)</extracomment>
        <translation>{player} geht; frühere Runden bleiben in der Gesamtliste.</translation>
    </message>
    <message>
        <source>{player} sits out</source>
        <extracomment>Words in sheets printed by commands (seats text); Words in the picture of the table (who sits out)</extracomment>
        <translation>{player} setzt aus</translation>
    </message>
    <message>
        <source>{player} sits out; at the table are {names}</source>
        <extracomment>Words in what is typed in the entry line (skip)</extracomment>
        <translation>{player} setzt aus; am Tisch sitzen {names}</translation>
    </message>
    <message>
        <source>{player} sits {chair}</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} sitzt auf {chair}</translation>
    </message>
    <message>
        <source>{player} wins the evening</source>
        <extracomment>Words in This evening, what was agreed (wins)</extracomment>
        <translation>{player} gewinnt den Abend</translation>
    </message>
    <message>
        <source>{points} agreed on: {reason}</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>{points} vereinbart: {reason}</translation>
    </message>
    <message>
        <source>{points} below the line count towards a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{points} unter dem Strich zählen zur Manche.</translation>
    </message>
    <message>
        <source>{points} below the line make a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{points} unter dem Strich sind eine Manche.</translation>
    </message>
    <message>
        <source>{points} for North-South, {rest} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (as scored)</extracomment>
        <translation>{points} für Nord-Süd, {rest} für Ost-West</translation>
    </message>
    <message>
        <source>{points} hon.</source>
        <extracomment>Sentence in the list of deals and the entry line (declarer)</extracomment>
        <translation>Honn. {points}</translation>
    </message>
    <message>
        <source>{points} honours</source>
        <extracomment>Words in the bidding pad (fill groups); Words in the list of deals and the entry line (declarer)</extracomment>
        <translation>Honneurs {points}</translation>
    </message>
    <message>
        <source>{points} honours held by {player}</source>
        <extracomment>Words in deals and figures, everywhere (honours said)</extracomment>
        <translation>Honneurs {points} ({player})</translation>
    </message>
    <message>
        <source>{points} points from every other result of the board</source>
        <extracomment>Words in a deal, a result or an evening (unlikely of board)</extracomment>
        <translation>{points} Punkte von jedem anderen Ergebnis des Boards</translation>
    </message>
    <message>
        <source>{points} to They</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} für die anderen</translation>
    </message>
    <message>
        <source>{points} to We</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} für uns</translation>
    </message>
    <message>
        <source>{points} to {side}</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} für {side}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <extracomment>Sentence in the archive of evenings (not saved)</extracomment>
        <translation>{reason} Einträge sind nur im Speicher; sie werden so bald wie möglich gespeichert.</translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <extracomment>Sentence in the archive of evenings (not saved)</extracomment>
        <translation>{reason} Neue Einträge lassen sich nicht speichern.</translation>
    </message>
    <message numerus="yes">
        <source>{restored} of %n evening(s) restored.</source>
        <extracomment>Sentence in the command check (mended); Sentence in the archive of evenings (what was rescued)</extracomment>
        <translation>
            <numerusform>{restored} von %n Abend wiederhergestellt.</numerusform>
            <numerusform>{restored} von %n Abenden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} begins with this deal; it cannot move up.</source>
        <extracomment>Sentence in the window (move by)</extracomment>
        <translation>{round} beginnt mit diesem Spiel; weiter nach oben geht es nicht.</translation>
    </message>
    <message>
        <source>{round} ends with this deal; it cannot move down.</source>
        <extracomment>Sentence in the window (move by)</extracomment>
        <translation>{round} endet mit diesem Spiel; weiter nach unten geht es nicht.</translation>
    </message>
    <message>
        <source>{round} is not over and does not count yet.</source>
        <extracomment>Sentence in results and money (about rounds)</extracomment>
        <translation>{round} ist nicht zu Ende und zählt noch nicht.</translation>
    </message>
    <message>
        <source>{round} is now unfinished.</source>
        <extracomment>Sentence in the window (standing)</extracomment>
        <translation>{round} ist jetzt unvollendet.</translation>
    </message>
    <message>
        <source>{round} is stopped here</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>{round} endet hier vorzeitig</translation>
    </message>
    <message>
        <source>{round} no longer ends.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>{round} endet nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>{round} now ends after deal {last}, without %n later deal(s).</source>
        <extracomment>Sentence in the window (stray deals)</extracomment>
        <translation>
            <numerusform>{round} endet jetzt nach Spiel {last}; %n Spiel danach zählt nicht.</numerusform>
            <numerusform>{round} endet jetzt nach Spiel {last}; %n Spiele danach zählen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>{round} endet jetzt nach Spiel {last}.</translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <extracomment>Sentence in the window (stopped early)</extracomment>
        <translation>{round} wurde vorzeitig beendet.</translation>
    </message>
    <message>
        <source>{round}, IMPs</source>
        <extracomment>Words in the back score (names); Words in deals and figures, everywhere (round title)</extracomment>
        <translation>{round}, IMPs</translation>
    </message>
    <message>
        <source>{round}, board {number}</source>
        <extracomment>Words in the window (deal place)</extracomment>
        <translation>{round}, Board {number}</translation>
    </message>
    <message>
        <source>{round}, deal by deal</source>
        <extracomment>Words in what is printed (said of)</extracomment>
        <translation>{round}, Spiel für Spiel</translation>
    </message>
    <message>
        <source>{round}, deal {number}</source>
        <extracomment>Words in the window (deal place); Words in two versions of an evening side by side (title)</extracomment>
        <translation>{round}, Spiel {number}</translation>
    </message>
    <message>
        <source>{said} and {ended}</source>
        <extracomment>Words in What if (outlook aloud)</extracomment>
        <translation>{said} und {ended}</translation>
    </message>
    <message>
        <source>{said} – paused</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>{said} – angehalten</translation>
    </message>
    <message>
        <source>{said}: {sum}</source>
        <extracomment>Words in what is printed (outcome); Words in deals and figures, everywhere (why)</extracomment>
        <translation>{said}: {sum}</translation>
    </message>
    <message>
        <source>{said}; boards {number}</source>
        <extracomment>Words in rankings printed by commands (match)</extracomment>
        <translation>{said}; Boards {number}</translation>
    </message>
    <message>
        <source>{said}; victory points {home} to {visitors}</source>
        <extracomment>Words in the ranking of a session (match said)</extracomment>
        <translation>{said}; Siegpunkte {home} zu {visitors}</translation>
    </message>
    <message>
        <source>{said}; {points} for {side}</source>
        <extracomment>Words in an evening of several tables (understood)</extracomment>
        <translation>{said}; {points} für {side}</translation>
    </message>
    <message>
        <source>{score} IMPs in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} IMPs ({rounds})</translation>
    </message>
    <message>
        <source>{score} against the datum {datum}, a difference of {by}: {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (butler)</extracomment>
        <translation>{score} gegen den Datumscore {datum}, ein Unterschied von {by}: {points} IMPs</translation>
    </message>
    <message>
        <source>{score} against {others}, and {tie} for each of {missing} missing results: {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} gegen {others}, und {tie} für jedes von {missing} fehlenden Ergebnissen: {points} von {top}; Ost-West {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (cross imps)</extracomment>
        <translation>{score} gegen {others}: {points} IMPs</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} gegen {others}: {points} von {top}; Ost-West {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {sum} / {times} = {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (cross imps)</extracomment>
        <translation>{score} gegen {others}: {sum} / {times} = {points} IMPs</translation>
    </message>
    <message>
        <source>{score} against {others}; {results} results where there are up to {expected}: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} gegen {others}; {results} Ergebnisse, wo es bis zu {expected} gibt: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} von {top}; Ost-West {rest}</translation>
    </message>
    <message>
        <source>{score} in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} ({rounds})</translation>
    </message>
    <message>
        <source>{score} points in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} Punkte ({rounds})</translation>
    </message>
    <message>
        <source>{seat} deals next</source>
        <extracomment>Name for a screen reader in This evening and New evening</extracomment>
        <translation>{seat} teilt als Nächster</translation>
    </message>
    <message>
        <source>{seat} keeps the score</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>{seat} schreibt an</translation>
    </message>
    <message numerus="yes">
        <source>{side}
win by %n IMP(s)</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>{side}:
Sieg mit %n IMP</numerusform>
            <numerusform>{side}:
Sieg mit %n IMPs</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}
win by {points}</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>{side}:
Sieg mit {points}</translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <extracomment>Words in the panel beside the sheet (other results)</extracomment>
        <translation>{side}: {points}, {why}</translation>
    </message>
    <message>
        <source>{side} is a side; is the declarer {one} or {other}?</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>{side} ist eine Seite; wer ist Alleinspieler, {one} oder {other}?</translation>
    </message>
    <message>
        <source>{side} need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs); Words in the picture of the table (what sides need)</extracomment>
        <translation>{side}: noch {points} zur Manche</translation>
    </message>
    <message>
        <source>{side} need {points} for game and rubber</source>
        <extracomment>Words in the picture of the table (what sides need)</extracomment>
        <translation>{side}: noch {points} zu Manche und Rubber</translation>
    </message>
    <message>
        <source>{side} play</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>{side} spielt</translation>
    </message>
    <message>
        <source>{side} points, press for the other side</source>
        <extracomment>Words in the bidding pad (held aloud)</extracomment>
        <translation>Punkte: {side}; drücken Sie für die andere Seite</translation>
    </message>
    <message>
        <source>{side} total {points}</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>{side}: zusammen {points}</translation>
    </message>
    <message>
        <source>{side} vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet)</extracomment>
        <translation>{side} in Gefahr</translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <extracomment>Words in what is printed (won game)</extracomment>
        <translation>{side}: Manche {number} gewonnen</translation>
    </message>
    <message>
        <source>{side} won both games</source>
        <extracomment>Words in what is printed (outcome); Words in the panel beside the sheet (other results)</extracomment>
        <translation>{side}: beide Manchen gewonnen</translation>
    </message>
    <message>
        <source>{side} {above} above the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {above} über dem Strich</translation>
    </message>
    <message>
        <source>{side} {below} below and {above} above the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {below} unter und {above} über dem Strich</translation>
    </message>
    <message>
        <source>{side} {below} below the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {below} unter dem Strich</translation>
    </message>
    <message>
        <source>{side} {points} on board {number}</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>{side} {points} auf Board {number}</translation>
    </message>
    <message>
        <source>{side} {points}: {why}</source>
        <extracomment>Words in what is printed (figure reason)</extracomment>
        <translation>{side} {points}: {why}</translation>
    </message>
    <message>
        <source>{side}, above the line</source>
        <extracomment>Words in the window (paid)</extracomment>
        <translation>{side}, über dem Strich</translation>
    </message>
    <message>
        <source>{side}, below the line</source>
        <extracomment>Words in the window (paid)</extracomment>
        <translation>{side}, unter dem Strich</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s)</source>
        <extracomment>Words in the window (imps won)</extracomment>
        <translation>
            <numerusform>{side}: %n IMP</numerusform>
            <numerusform>{side}: %n IMPs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s) behind, more than one deal can bring</source>
        <extracomment>Words in sheets printed by commands (even); Words in the picture of the table (what makes even)</extracomment>
        <translation>
            <numerusform>{side}: %n IMP zurück, mehr als ein Spiel bringen kann</numerusform>
            <numerusform>{side}: %n IMPs zurück, mehr als ein Spiel bringen kann</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s) behind; {points} more than expected make it even</source>
        <extracomment>Words in sheets printed by commands (even); Words in the picture of the table (what makes even)</extracomment>
        <translation>
            <numerusform>{side}: %n IMP zurück; {points} Punkte mehr als erwartet gleichen aus</numerusform>
            <numerusform>{side}: %n IMPs zurück; {points} Punkte mehr als erwartet gleichen aus</numerusform>
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
        <translation>{spelling} heißt jetzt überall {name}.</translation>
    </message>
    <message>
        <source>{step}, from a phone</source>
        <extracomment>Words in Undo and the history: the name of a step (from phone)</extracomment>
        <translation>{step}, von einem Handy</translation>
    </message>
    <message>
        <source>{step}, from {name}’s phone</source>
        <extracomment>Words in Undo and the history: the name of a step (from phone)</extracomment>
        <translation>{step}, vom Handy von {name}</translation>
    </message>
    <message>
        <source>{table}: a row refers to one that is missing</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>{table}: eine Zeile verweist auf eine fehlende</translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>{table}: die Summe ist beschädigt</translation>
    </message>
    <message>
        <source>{typed} is 4 spades by {player} – type a deal, then Enter</source>
        <extracomment>Words in the list of deals and the entry line (hint)</extracomment>
        <translation>{typed} ist 4 Pik von {player} – Spiel tippen, dann Enter</translation>
    </message>
    <message>
        <source>{typed} is not a card, e.g. {one} or {other}</source>
        <extracomment>Fault in a deal, a result or an evening (read card)</extracomment>
        <translation>{typed} ist keine Karte, z.&#xa0;B. {one} oder {other}</translation>
    </message>
    <message>
        <source>{typed} is not one of {choices}</source>
        <extracomment>Words in commands (read)</extracomment>
        <translation>{typed} ist keines von {choices}</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Entries are only in memory; they are saved once that window closes.</source>
        <extracomment>Sentence in the window (in use elsewhere)</extracomment>
        <translation>{user} auf {host} hat das Archiv in einem anderen Fenster offen (Prozess {pid}). Einträge sind nur im Speicher und werden gespeichert, sobald das andere Fenster geschlossen ist.</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <extracomment>Sentence in the window (in use elsewhere)</extracomment>
        <translation>{user} auf {host} hat das Archiv in einem anderen Fenster offen (Prozess {pid}). Hier lässt es sich nur lesen, bis das andere Fenster geschlossen ist.</translation>
    </message>
    <message>
        <source>{weekday} {day}</source>
        <extracomment>Words in Earlier evenings (day in list)</extracomment>
        <translation>{weekday} {day}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first deal of the round, or begin a new round before it: form {form}</source>
        <extracomment>Words in files that are opened or saved (out of place)</extracomment>
        <translation>{what} kommt zu spät; setzen Sie es über das erste Spiel der Runde, oder beginnen Sie davor eine neue Runde: form {form}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <extracomment>Words in files that are opened or saved (too late)</extracomment>
        <translation>{what} kommt zu spät; setzen Sie es über das erste Ergebnis</translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <extracomment>Words in files that are opened or saved (before results)</extracomment>
        <translation>{what} braucht davor form duplicate</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <extracomment>Words in Standings (show behind); Words in the season in Standings (award)</extracomment>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; commands are {commands}; scorepad help lists all</source>
        <extracomment>Words in commands (mistyped)</extracomment>
        <translation>{word} ist weder ein Befehl noch eine Datei; Befehle sind {commands}; scorepad help nennt alle</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <extracomment>Words in commands (mistyped)</extracomment>
        <translation>{word} ist weder ein Befehl noch eine Datei; meinten Sie {near}?</translation>
    </message>
    <message>
        <source>“Blank sheets” in the same menu prints pads and cards to score by hand, and a card of all scores.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>„Leere Vordrucke“ im selben Menü druckt Blöcke und Zettel zum Anschreiben von Hand und eine Karte mit allen Scores.</translation>
    </message>
    <message>
        <source>“Penalties” beside the ranking lists all awards and penalties. They can be corrected or deleted there.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>„Strafpunkte“ bei der Rangliste zeigt alle Gutschriften und Strafen. Dort lassen sie sich berichtigen oder löschen.</translation>
    </message>
    <message>
        <source>“Phones” in the Evening menu shows a code. A phone in the same Wi-Fi scans it and shows the sheet, live and from its own side; if you allow it, it enters deals too.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>„Handys“ im Menü Abend zeigt einen Code. Ein Handy im selben WLAN scannt ihn und zeigt den Block, live und von seiner Seite aus; wenn Sie es erlauben, trägt es auch Spiele ein.</translation>
    </message>
    <message>
        <source>“Print” in the Evening menu prints the sheets or makes a PDF, as on the screen but always dark on white.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>„Drucken“ im Menü Abend druckt die Blöcke oder macht ein PDF, wie am Bildschirm, aber immer dunkel auf Weiß.</translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>„{award}“ ist kein Durchschnitt, z.&#xa0;B. schnitt, schnitt+, schnitt- oder 60</translation>
    </message>
    <message>
        <source>“{column}” is longer than {most} letters</source>
        <extracomment>Words in CSV files (text)</extracomment>
        <translation>„{column}“ ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” here but “{before}” further up in the same round or evening</source>
        <extracomment>Words in CSV files (same)</extracomment>
        <translation>„{column}“ ist hier „{cell}“, aber weiter oben in derselben Runde oder am selben Abend „{before}“</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” in this row, but should be “{ours}”</source>
        <extracomment>Words in CSV files (check counted)</extracomment>
        <translation>„{column}“ ist in dieser Zeile „{cell}“, müsste aber „{ours}“ sein</translation>
    </message>
    <message>
        <source>“{contract}” by “{declarer}” with “{tricks}” tricks is not a result</source>
        <extracomment>Words in files that are opened or saved (what of)</extracomment>
        <translation>„{contract}“ von „{declarer}“ mit „{tricks}“ Stichen ist kein Ergebnis</translation>
    </message>
    <message>
        <source>“{found}” does not belong here</source>
        <extracomment>Words in a deal, a result or an evening (unfit)</extracomment>
        <translation>„{found}“ gehört nicht hierher</translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <extracomment>Words in files that are opened or saved (contract)</extracomment>
        <translation>„{found}“ ist kein Kontrakt, z.&#xa0;B. 4S, 3NT, 6HX oder pass</translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <extracomment>Words in files that are opened or saved (money); Fault in files that are opened or saved (read money); Words in Settling up (no amount)</extracomment>
        <translation>„{found}“ ist kein Betrag, z.&#xa0;B. 2,50</translation>
    </message>
    <message>
        <source>“{found}” is not known here</source>
        <extracomment>Words in a deal, a result or an evening (unknown)</extracomment>
        <translation>„{found}“ ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>“{line}” is not a line that scorepad writes</source>
        <extracomment>Words in PBN files (other)</extracomment>
        <translation>„{line}“ ist keine Zeile, die scorepad schreibt</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <extracomment>Fault in a deal, a result or an evening (missing); Words in an evening of several tables (enter); Fault in an evening of several tables (value); and elsewhere</extracomment>
        <translation>„{name}“ fehlt</translation>
    </message>
    <message>
        <source>“{name}” is missing or not of the right kind</source>
        <extracomment>Words in the page on players' phones (unfit field)</extracomment>
        <translation>„{name}“ fehlt oder ist nicht von der richtigen Art</translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <extracomment>Words in PBN files (what)</extracomment>
        <translation>„{ns}“ und „{ew}“ sind keine Prozente</translation>
    </message>
    <message>
        <source>“{number}” is not a number with at most two decimals, up to {most}</source>
        <extracomment>Words in a deal, a result or an evening (check decimals)</extracomment>
        <translation>„{number}“ ist keine Zahl bis {most} mit höchstens zwei Dezimalstellen</translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <extracomment>Words in CSV files (over)</extracomment>
        <translation>„{one}“ {first} und „{other}“ {second} passen nicht zusammen; berichtigen Sie eines davon</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>„{pair}“ ist kein Paar eines Teams, z.&#xa0;B. A1 oder B2</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>„{pair}“ ist kein Paar: 1 bis 6 Buchstaben oder Ziffern</translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <extracomment>Words in a deal, a result or an evening (check score)</extracomment>
        <translation>„{points}“ ist kein Score; Scores sind Zehner von -{most} bis {most}, z.&#xa0;B. 420</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>„{rest}“ gehört zu keinem Spiel</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; X is doubled, XX redoubled</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>„{rest}“ gehört zu keinem Spiel; X ist Kontra, XX Rekontra</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; at the table are {names}</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>„{rest}“ gehört zu keinem Spiel; am Tisch sitzen {names}</translation>
    </message>
    <message>
        <source>“{team}” is not a team; teams go by a letter, e.g. C</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>„{team}“ ist kein Team; Teams heißen nach einem Buchstaben, z.&#xa0;B. C</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <extracomment>Fault in files that are opened or saved (read money)</extracomment>
        <translation>„{typed}“ lässt sich auf zwei Arten lesen; lassen Sie das Komma weg</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <extracomment>Words in CSV files (result)</extracomment>
        <translation>„{typed}“ lässt sich auf zwei Arten lesen; nehmen Sie =, +1 oder -1, oder eine Spalte „over“ oder „tricks“</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <extracomment>Words in what is typed in the entry line (read handicaps); Words in files that are opened or saved (decimal); Words in files that are opened or saved (read seating); and elsewhere</extracomment>
        <translation>„{typed}“ ist nicht zu lesen</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read; e.g. 7=1, 7=1-2 or 5=6-</source>
        <extracomment>Words in what is typed in the entry line (away)</extracomment>
        <translation>„{typed}“ ist nicht zu lesen; z.&#xa0;B. 7=1, 7=1-2 oder 5=6-</translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <extracomment>Words in files that are opened or saved (in figures)</extracomment>
        <translation>„{typed}“ kann zwei Daten bedeuten; setzen Sie das Jahr voran, z.&#xa0;B. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” could be {cards}</source>
        <extracomment>Fault in a deal, a result or an evening (read card)</extracomment>
        <translation>„{typed}“ kann {cards} sein</translation>
    </message>
    <message>
        <source>“{typed}” could be {few} tricks or {many}: type {one} or {other}</source>
        <extracomment>Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>„{typed}“ können {few} Stiche sein oder {many}: tippen Sie {one} oder {other}</translation>
    </message>
    <message>
        <source>“{typed}” could be {names}: type more letters</source>
        <extracomment>Words in what is typed in the entry line (question); Words in CSV files (chair)</extracomment>
        <translation>„{typed}“ kann {names} sein: tippen Sie mehr Buchstaben</translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <extracomment>Words in files that are opened or saved (stop)</extracomment>
        <translation>„{typed}“ gehört nicht hierher; stop steht allein in einer Zeile</translation>
    </message>
    <message>
        <source>“{typed}” has no result in the lines above</source>
        <extracomment>Words in what is typed in the entry line (read adjusted)</extracomment>
        <translation>„{typed}“ hat in den Zeilen darüber kein Ergebnis</translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract such as 4S, 3NT, 6HX or pass</source>
        <extracomment>Words in CSV files (contract)</extracomment>
        <translation>„{typed}“ ist nicht nur ein Kontrakt; richtig ist z.&#xa0;B. 4S, 3NT, 6HX oder pass</translation>
    </message>
    <message>
        <source>“{typed}” is not a date, e.g. 2026-01-31</source>
        <extracomment>Words in files that are opened or saved (read day)</extracomment>
        <translation>„{typed}“ ist kein Datum, z.&#xa0;B. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}</source>
        <extracomment>Words in what is typed in the entry line (no contract)</extracomment>
        <translation>„{typed}“ ist kein Spiel, z.&#xa0;B. {example} (Kontrakt, Alleinspieler, Ergebnis) oder {word}</translation>
    </message>
    <message>
        <source>“{typed}” is not a form of the game: {known}</source>
        <extracomment>Words in CSV files (form)</extracomment>
        <translation>„{typed}“ ist keine Spielart: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number from {least} to {most}</source>
        <extracomment>Words in a deal, a result or an evening (out of range)</extracomment>
        <translation>„{typed}“ ist keine Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <extracomment>Words in CSV files (over)</extracomment>
        <translation>„{typed}“ ist keine Zahl von Überstichen oder Fallern, z.&#xa0;B. 1 oder -2</translation>
    </message>
    <message>
        <source>“{typed}” is not a number with at most two decimals, e.g. -2.5</source>
        <extracomment>Words in what is typed in the entry line (no number)</extracomment>
        <translation>„{typed}“ ist keine Zahl mit höchstens zwei Dezimalstellen, z.&#xa0;B. -2.5</translation>
    </message>
    <message>
        <source>“{typed}” is not a result, e.g. =, +1 or -1</source>
        <extracomment>Words in what is typed in the entry line (name strays); Words in CSV files (result)</extracomment>
        <translation>„{typed}“ ist kein Ergebnis, z.&#xa0;B. =, +1 oder -1</translation>
    </message>
    <message>
        <source>“{typed}” is not a round of matches, e.g. A-C B-D</source>
        <extracomment>Words in movements of several tables</extracomment>
        <translation>„{typed}“ ist keine Runde von Kämpfen, z.&#xa0;B. A-C B-D</translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>„{typed}“ ist keine Zeile einer Tabelle, z.&#xa0;B. 25 300/440 (Punkte, erwartet nicht in Gefahr und in Gefahr)</translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <extracomment>Words in files that are opened or saved (read season)</extracomment>
        <translation>„{typed}“ ist keine Saison, z.&#xa0;B. 2026, 2025/26, 2026-09..2026-11 oder all</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>„{typed}“ ist kein Platz: N, E, S oder W</translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>„{typed}“ ist keine Seite: NS oder EW</translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <extracomment>Words in CSV files (options)</extracomment>
        <translation>„{typed}“ ist keine Art, Geld zu zählen: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <extracomment>Words in This evening and New evening (fault)</extracomment>
        <translation>„{typed}“ ist keine ganze Zahl, z.&#xa0;B. 18 oder −18</translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <extracomment>Words in CSV files (one of)</extracomment>
        <translation>„{typed}“ ist in „{column}“ nicht erlaubt, nur yes oder no</translation>
    </message>
    <message>
        <source>“{typed}” is not an address, e.g. 192.168.1.20:8080</source>
        <extracomment>Words in commands (chosen phones)</extracomment>
        <translation>„{typed}“ ist keine Adresse, z.&#xa0;B. 192.168.1.20:8080</translation>
    </message>
    <message>
        <source>“{typed}” is not expected here</source>
        <extracomment>Words in commands and their options</extracomment>
        <translation>„{typed}“ wird hier nicht erwartet</translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <extracomment>Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>„{typed}“ ist auf Stufe {level} zu wenig: tippen Sie {down}</translation>
    </message>
    <message>
        <source>“{typed}” is unknown after {what}; possible: {choices}</source>
        <extracomment>Words in score files (not known)</extracomment>
        <translation>„{typed}“ ist nach {what} unbekannt; möglich: {choices}</translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>ist „{typed}“ {notrump}, oder {suit} von {player}? Setzen Sie ein Leerzeichen</translation>
    </message>
    <message>
        <source>“{typed}” is {suits}? Type {ways}</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>ist „{typed}“ {suits}? Tippen Sie {ways}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <extracomment>Words in the search of Earlier evenings (understood)</extracomment>
        <translation>„{word}“</translation>
    </message>
    <message>
        <source>“{word}” does not go with results of several tables; put it into a separate file</source>
        <extracomment>Words in score files (read)</extracomment>
        <translation>„{word}“ passt nicht zu Ergebnissen mehrerer Tische; setzen Sie es in eine eigene Datei</translation>
    </message>
    <message>
        <source>€, $, points …</source>
        <extracomment>Grey example in an evening of several tables; Grey example in This evening and New evening (fill); Grey example in Settling up (stakes)</extracomment>
        <translation>€, $, Punkte …</translation>
    </message>
    <message>
        <source>← →</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>← →</translation>
    </message>
    <message>
        <source>→ shows where a pair or the boards go next.</source>
        <extracomment>Sentence in what is printed (table cards)</extracomment>
        <translation>→ zeigt, wohin ein Paar oder die Boards als Nächstes gehen.</translation>
    </message>
</context>
</TS>
