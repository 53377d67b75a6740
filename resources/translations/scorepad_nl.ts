<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
<context>
    <name>words</name>
    <message>
        <source> minutes</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation> minuten</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <extracomment>Words in rankings printed by commands (counted); Words in Earlier evenings and Standings (played); Words in This evening, what was agreed (rounds played); and elsewhere</extracomment>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chukker(s)</source>
        <extracomment>Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n Chicago</numerusform>
            <numerusform>%n Chicago’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n klaveren</numerusform>
            <numerusform>%n klaveren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>Words in the command check (check); Words in Earlier evenings and Standings (played); Words in two versions of an evening side by side</extracomment>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt(s) of players who are not here</source>
        <extracomment>Words in results and money (show)</extracomment>
        <translation>
            <numerusform>%n schuld van spelers die er niet zijn</numerusform>
            <numerusform>%n schulden van spelers die er niet zijn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n ruiten</numerusform>
            <numerusform>%n ruiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <extracomment>Words in deals and figures, everywhere (result)</extracomment>
        <translation>
            <numerusform>%n down</numerusform>
            <numerusform>%n down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, {doubled}, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n down {doubled}, {vulnerable}</numerusform>
            <numerusform>%n down {doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n down, {vulnerable}</numerusform>
            <numerusform>%n down, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier deal(s)</source>
        <extracomment>Words in the list of deals and the entry line (count)</extracomment>
        <translation>
            <numerusform>%n eerder spel</numerusform>
            <numerusform>%n eerdere spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <extracomment>Words in the command check (check); Words in what is printed (how many); Words in Earlier evenings (found)</extracomment>
        <translation>
            <numerusform>%n avond</numerusform>
            <numerusform>%n avonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) added</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n avond toegevoegd</numerusform>
            <numerusform>%n avonden toegevoegd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) already there</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n avond was er al</numerusform>
            <numerusform>%n avonden waren er al</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) changed</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n avond gewijzigd</numerusform>
            <numerusform>%n avonden gewijzigd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) chosen</source>
        <extracomment>Label in Earlier evenings (tell number)</extracomment>
        <translation>
            <numerusform>%n avond gekozen</numerusform>
            <numerusform>%n avonden gekozen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) deleted.</source>
        <extracomment>Sentence in Earlier evenings (delete)</extracomment>
        <translation>
            <numerusform>%n avond is verwijderd.</numerusform>
            <numerusform>%n avonden zijn verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) restored.</source>
        <extracomment>Sentence in Backups (restore)</extracomment>
        <translation>
            <numerusform>%n avond is teruggezet.</numerusform>
            <numerusform>%n avonden zijn teruggezet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) unchanged</source>
        <extracomment>Words in the command check (mended); Words in transfer (in words); Words in the archive of evenings (what was rescued)</extracomment>
        <translation>
            <numerusform>%n avond ongewijzigd</numerusform>
            <numerusform>%n avonden ongewijzigd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found; Enter opens the evening</source>
        <extracomment>Words in Earlier evenings and Standings (behind found)</extracomment>
        <translation>
            <numerusform>%n gevonden; Enter opent de avond</numerusform>
            <numerusform>%n gevonden; Enter opent de avond</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n harten</numerusform>
            <numerusform>%n harten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later deal(s)</source>
        <extracomment>Words in the list of deals and the entry line (count)</extracomment>
        <translation>
            <numerusform>%n later spel</numerusform>
            <numerusform>%n latere spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Words in files that are opened or saved (as fits)</extracomment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notrump</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n sans atout</numerusform>
            <numerusform>%n sans atout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), {doubled}, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n overslag {doubled}, {vulnerable}</numerusform>
            <numerusform>%n overslagen {doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n overslag, {vulnerable}</numerusform>
            <numerusform>%n overslagen, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <extracomment>Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n paar</numerusform>
            <numerusform>%n paren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Words in what is printed (how many); Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Words in the season in Standings (award)</extracomment>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): {plain}, vulnerable {vulnerable}</source>
        <extracomment>Words in house rules (scale)</extracomment>
        <translation>
            <numerusform>%n punt: {plain}, kwetsbaar {vulnerable}</numerusform>
            <numerusform>%n punten: {plain}, kwetsbaar {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>
            <numerusform>%n resultaat</numerusform>
            <numerusform>%n resultaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) added</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>%n resultaat toegevoegd</numerusform>
            <numerusform>%n resultaten toegevoegd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) corrected</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>%n resultaat verbeterd</numerusform>
            <numerusform>%n resultaten verbeterd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) deleted</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>%n resultaat verwijderd</numerusform>
            <numerusform>%n resultaten verwijderd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still to come</source>
        <extracomment>Words in the window (by how much)</extracomment>
        <translation>
            <numerusform>nog %n resultaat te gaan</numerusform>
            <numerusform>nog %n resultaten te gaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>Words in rankings printed by commands (counted); Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n ronden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) or more</source>
        <extracomment>Words in Standings (at least)</extracomment>
        <translation>
            <numerusform>%n ronde of meer</numerusform>
            <numerusform>%n ronden of meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubber(s)</source>
        <extracomment>Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n robber</numerusform>
            <numerusform>%n robbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slam(s)</source>
        <extracomment>Words in the season in Standings (award)</extracomment>
        <translation>
            <numerusform>%n slem</numerusform>
            <numerusform>%n slems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n schoppen</numerusform>
            <numerusform>%n schoppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <extracomment>Words in rankings printed by commands (counted)</extracomment>
        <translation>
            <numerusform>%n tafel</numerusform>
            <numerusform>%n tafels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <extracomment>Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump honours in one hand</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n troefhonneur in één hand</numerusform>
            <numerusform>%n troefhonneurs in één hand</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About scorepad</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>&amp;Over scorepad</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>Button in Settling up, older debts</extracomment>
        <translation>&amp;Toevoegen</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Correctie…</translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <extracomment>Button in results and money; Menu entry in the menus (evening)</extracomment>
        <translation>&amp;Verzamelstaat…</translation>
    </message>
    <message>
        <source>&amp;Backup of</source>
        <extracomment>Label in Backups (fill in)</extracomment>
        <translation>Reserve&amp;kopie van</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <extracomment>Button in the window; Button or menu entry in the window (review)</extracomment>
        <translation>&amp;Reservekopieën…</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <extracomment>Button or menu entry in This evening and New evening</extracomment>
        <translation>&amp;Beginnen met deze plaatsen</translation>
    </message>
    <message>
        <source>&amp;Begin the next as…</source>
        <extracomment>Menu entry in the menus (round)</extracomment>
        <translation>De volgende &amp;beginnen als…</translation>
    </message>
    <message>
        <source>&amp;Bidding pad</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Biedbak</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <extracomment>Label in the list of deals and the entry line</extracomment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Boards in a round</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Spellen per r&amp;onde</translation>
    </message>
    <message>
        <source>&amp;Calm colours at the table</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>&amp;Rustige kleuren aan tafel</translation>
    </message>
    <message>
        <source>&amp;Cards for the pairs</source>
        <extracomment>Button in results and money</extracomment>
        <translation>&amp;Kaarten voor de paren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>Button in About scorepad</extracomment>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>&amp;Contracten</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <extracomment>Button in the message after a fault of the program</extracomment>
        <translation>Details &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Het spel &amp;verbeteren</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <extracomment>Button or menu entry in an evening of several tables (name cross)</extracomment>
        <translation>&amp;Kruistabel</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Donkere kleuren</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Datumscore</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <extracomment>Label in house rules</extracomment>
        <translation>&amp;Spellen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Button or menu entry in Earlier evenings (make actions)</extracomment>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button in an evening of several tables; Button in the page At several tables; Button in the dialog Adjustment; and elsewhere</extracomment>
        <translation>&amp;Klaar</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>&amp;Avond</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Menu entry in the menus (share); Button or menu entry in Earlier evenings (export)</extracomment>
        <translation>E&amp;xporteren…</translation>
    </message>
    <message>
        <source>&amp;Extra amount…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>E&amp;xtra bedrag…</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>Waar&amp;voor</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button or menu entry in Earlier evenings (go on)</extracomment>
        <translation>&amp;Verdergaan</translation>
    </message>
    <message>
        <source>&amp;Handicaps</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Handicaps</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>&amp;Help…</translation>
    </message>
    <message>
        <source>&amp;Hide until all results are in</source>
        <extracomment>Box to tick in an evening of several tables</extracomment>
        <translation>&amp;Verbergen tot alle resultaten er zijn</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Geschiedenis…</translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <extracomment>Button or menu entry in an evening of several tables (how much); Button or menu entry in Settling up, the dialog of extra sums (how much)</extracomment>
        <translation>&amp;Hoeveel</translation>
    </message>
    <message>
        <source>&amp;Hundreds, as on the back score: 18 and −18</source>
        <extracomment>Button or menu entry in This evening and New evening (unit name)</extracomment>
        <translation>&amp;Honderdtallen, zoals op de verzamelstaat: 18 en −18</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <extracomment>Button or menu entry in the dialog Adjustment (what is given)</extracomment>
        <translation>&amp;IMP’s</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <extracomment>Box to tick in house rules; Button or menu entry in the window (forms)</extracomment>
        <translation>&amp;IMP’s volgens de honneurpunten</translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Een vergeten spel ervoor &amp;invoegen</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>De mijne &amp;houden</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Groter</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <extracomment>Button in merging two versions of an evening</extracomment>
        <translation>&amp;Samenvoegen</translation>
    </message>
    <message>
        <source>&amp;Minutes a round</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Minuten per ronde</translation>
    </message>
    <message>
        <source>&amp;Money is paid for</source>
        <extracomment>Label in house rules</extracomment>
        <translation>A&amp;frekenen op</translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Meer over een spel</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <extracomment>Button or menu entry in an evening of several tables; Label in the page At several tables (arrange)</extracomment>
        <translation>S&amp;chema</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <extracomment>Menu entry in the menus (evening); Button or menu entry in the window (ask whether it goes on)</extracomment>
        <translation>&amp;Nieuwe avond…</translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>&amp;Volgende spellen</translation>
    </message>
    <message>
        <source>&amp;Next chukker</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>&amp;Volgende Chicago</translation>
    </message>
    <message>
        <source>&amp;Next rubber</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>&amp;Volgende robber</translation>
    </message>
    <message>
        <source>&amp;Pad</source>
        <extracomment>Button in an evening of several tables; Button in the list of deals and the entry line</extracomment>
        <translation>Bi&amp;edbak</translation>
    </message>
    <message>
        <source>&amp;Penalties…</source>
        <extracomment>Button in an evening of several tables</extracomment>
        <translation>&amp;Straffen…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <extracomment>Button in the list of deals and the entry line</extracomment>
        <translation>Sp&amp;elen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <extracomment>Button in the message after a fault of the program</extracomment>
        <translation>&amp;Verder spelen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Spele&amp;rs</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <extracomment>Button or menu entry in the dialog Adjustment (what is given)</extracomment>
        <translation>&amp;Punten</translation>
    </message>
    <message>
        <source>&amp;Points: the total of a side, beside both its players</source>
        <extracomment>Button or menu entry in This evening and New evening (unit name)</extracomment>
        <translation>&amp;Punten: het totaal van een partij, bij beide spelers</translation>
    </message>
    <message>
        <source>&amp;Print into a PDF…</source>
        <extracomment>Button in Help</extracomment>
        <translation>Als PDF af&amp;drukken…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>Button in the dialog Print; Button or menu entry in Earlier evenings (make actions); Button in results and money; and elsewhere</extracomment>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>&amp;Voorstellen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;Ranked</source>
        <extracomment>Label in Standings (arranged ranked)</extracomment>
        <translation>&amp;Rang</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <extracomment>Button or menu entry in an evening of several tables (reason); Label in the dialog Adjustment</extracomment>
        <translation>&amp;Reden</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>Deze versie &amp;terugzetten</translation>
    </message>
    <message>
        <source>&amp;Result as a code</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>Uitslag als &amp;code</translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <extracomment>Menu entry in the menus (share)</extracomment>
        <translation>&amp;Uitslag van de avond…</translation>
    </message>
    <message>
        <source>&amp;Rubber</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>R&amp;obber</translation>
    </message>
    <message>
        <source>&amp;Same as last time: {names}</source>
        <extracomment>Button or menu entry in This evening and New evening (same as last time)</extracomment>
        <translation>Zelfde als de vorige &amp;keer: {names}</translation>
    </message>
    <message>
        <source>&amp;Same partners</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>&amp;Zelfde partners</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <extracomment>Button in results and money</extracomment>
        <translation>&amp;Delen</translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <extracomment>Button or menu entry in Earlier evenings (make actions)</extracomment>
        <translation>&amp;Stand van deze</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the clock for the rounds</extracomment>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Start or pause</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>&amp;Starten of stilzetten</translation>
    </message>
    <message>
        <source>&amp;Stop it here</source>
        <extracomment>Button or menu entry in the menus (menu stop)</extracomment>
        <translation>Hier stop&amp;pen</translation>
    </message>
    <message>
        <source>&amp;Stop it here, with its premiums</source>
        <extracomment>Button or menu entry in the menus (menu stop)</extracomment>
        <translation>Hier stop&amp;pen, met premies</translation>
    </message>
    <message>
        <source>&amp;Take the file’s version</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>Die van het &amp;bestand nemen</translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>&amp;Deze avond…</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Tijd</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>&amp;Tijden…</translation>
    </message>
    <message>
        <source>&amp;Two spellings of a player…</source>
        <extracomment>Button or menu entry in Earlier evenings (one player two names)</extracomment>
        <translation>&amp;Twee namen van een speler…</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Ge&amp;wone grootte</translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>&amp;Victory points (VP)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Warning, minutes before the end</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Waarschuwing, minuten voor het einde</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>Wat &amp;als…?</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <extracomment>Label in Standings (arrange)</extracomment>
        <translation>&amp;Wanneer</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>Label in an evening of several tables</extracomment>
        <translation>&amp;Wie</translation>
    </message>
    <message>
        <source>&amp;Who dealt it…</source>
        <extracomment>Button or menu entry in the menus (who dealt)</extracomment>
        <translation>&amp;Wie gaf…</translation>
    </message>
    <message>
        <source>&amp;Who is playing?</source>
        <extracomment>Button in the picture of the table</extracomment>
        <translation>Wie spe&amp;len er?</translation>
    </message>
    <message>
        <source>&amp;Who owes</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>Sch&amp;uldenaar</translation>
    </message>
    <message>
        <source>&amp;Why this figure?</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>&amp;Waarom dit getal?</translation>
    </message>
    <message>
        <source>&amp;Winners…</source>
        <extracomment>Button in an evening of several tables</extracomment>
        <translation>Wi&amp;nnaars…</translation>
    </message>
    <message>
        <source>* Corrected after its round was over.</source>
        <extracomment>Sentence in the window (what the mark means)</extracomment>
        <translation>* Verbeterd nadat de ronde afgelopen was.</translation>
    </message>
    <message>
        <source>, then </source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <comment>one round after another</comment>
        <translation>, dan </translation>
    </message>
    <message>
        <source>--phones needs see or enter, not “{typed}”</source>
        <extracomment>Words in commands (chosen phones)</extracomment>
        <translation>--phones vraagt see of enter, niet “{typed}”</translation>
    </message>
    <message>
        <source>1 and ½</source>
        <extracomment>Words in the page At several tables (scales)</extracomment>
        <translation>1 en ½</translation>
    </message>
    <message>
        <source>1. Phone and laptop must be in the same Wi-Fi, not a guest network.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>1. Telefoon en laptop moeten op hetzelfde wifinetwerk zitten, niet op het gastnetwerk.</translation>
    </message>
    <message>
        <source>10H</source>
        <extracomment>Grey example in This evening and New evening</extracomment>
        <translation>10H</translation>
    </message>
    <message>
        <source>2 and 1</source>
        <extracomment>Words in the page At several tables (scales)</extracomment>
        <translation>2 en 1</translation>
    </message>
    <message>
        <source>2. The firewall must let phones in: sudo ufw allow {port}/tcp, or sudo firewall-cmd --add-port={port}/tcp. Windows asks: choose Private networks.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>2. De firewall moet telefoons doorlaten: sudo ufw allow {port}/tcp of sudo firewall-cmd --add-port={port}/tcp. Windows vraagt het: kies privénetwerken.</translation>
    </message>
    <message>
        <source>2♦ by West, 2 down</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>2♦ door West, 2 down</translation>
    </message>
    <message>
        <source>3. Or switch on a phone’s hotspot and connect the laptop to it.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>3. Of zet de hotspot van een telefoon aan en verbind de laptop daarmee.</translation>
    </message>
    <message>
        <source>3NT by East, made with 1 overtrick</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>3SA door Oost, gemaakt met 1 overslag</translation>
    </message>
    <message>
        <source>3NT by East, made with 2 overtricks</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>3SA door Oost, gemaakt met 2 overslagen</translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <extracomment>Words in Help (examples)</extracomment>
        <translation>4sn, 3sao+1, 5rxw-2, 4h door noord xx, 6kz h100n, vier schoppen zuid gemaakt 5, 3sa oost 11 slagen, 2r west twee down, rondgepast</translation>
    </message>
    <message>
        <source>4♠ by North, made</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♠ door Noord, gemaakt</translation>
    </message>
    <message>
        <source>4♠ by South, made with 1 overtrick</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♠ door Zuid, gemaakt met 1 overslag</translation>
    </message>
    <message>
        <source>4♥ redoubled, by North, made</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♥ redoublet, gespeeld door Noord, gemaakt</translation>
    </message>
    <message>
        <source>50 for a part-score on deals &amp;1 to 3</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>50 voor een deelscore in spel &amp;1 tot en met 3</translation>
    </message>
    <message>
        <source>5♦ doubled, by West, 2 down</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>5♦ doublet, gespeeld door West, 2 down</translation>
    </message>
    <message>
        <source>6♣ by South, made, 100 honours held by North</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>6♣ door Zuid, gemaakt, 100 honneurs bij Noord</translation>
    </message>
    <message>
        <source>7=1: pair 7 misses round 1. 5=6-: pair 5 leaves before round 6.</source>
        <extracomment>Tooltip in an evening of several tables</extracomment>
        <translation>7=1: paar 7 mist ronde 1. 5=6-: paar 5 vertrekt voor ronde 6.</translation>
    </message>
    <message>
        <source>? No IMPs until the points are entered: {deals}</source>
        <extracomment>Words in sheets printed by commands (imp lines)</extracomment>
        <translation>? Geen IMP’s tot de punten zijn ingevoerd: {deals}</translation>
    </message>
    <message>
        <source>? {ns} against {ew}: {doubt}.</source>
        <extracomment>Sentence in an evening of several tables (doubt)</extracomment>
        <translation>? {ns} tegen {ew}: {doubt}.</translation>
    </message>
    <message>
        <source>A &amp;passed-out deal counts and is not dealt again</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Een &amp;rondgepast spel telt en wordt niet opnieuw gegeven</translation>
    </message>
    <message>
        <source>A `seats` line inside a round counts from the beginning of the round.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Een regel `seats` in een ronde geldt vanaf het begin van de ronde.</translation>
    </message>
    <message>
        <source>A backup is made every day you play, at most ten minutes after a change; 7 daily and 8 weekly ones are kept.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Op elke speeldag wordt een reservekopie gemaakt, hoogstens tien minuten na een wijziging; 7 dagelijkse en 8 wekelijkse blijven bewaard.</translation>
    </message>
    <message>
        <source>A backup is made every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <extracomment>Sentence in Backups (how kept)</extracomment>
        <translation>Op elke speeldag wordt een reservekopie gemaakt; 7 dagelijkse en 8 wekelijkse blijven bewaard. Terugzetten kan ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>A board is shown here once your table has played it.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Een spel verschijnt hier zodra uw tafel het heeft gespeeld.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <extracomment>Name for a screen reader in This evening and New evening (show card)</extracomment>
        <translation>Een kaart, gesloten</translation>
    </message>
    <message>
        <source>A change applies to the whole round: its deals are scored again.</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>Een wijziging geldt voor de hele ronde: de spellen worden opnieuw geteld.</translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: after the fourth the cycle begins again.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Een Chicago heeft %n spel: na het vierde begint de reeks opnieuw.</numerusform>
            <numerusform>Een Chicago heeft %n spellen: na het vierde begint de reeks opnieuw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: on the fifth nobody is vulnerable, on the sixth both sides are.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Een Chicago heeft %n spel: in het vijfde is niemand kwetsbaar, in het zesde beide partijen.</numerusform>
            <numerusform>Een Chicago heeft %n spellen: in het vijfde is niemand kwetsbaar, in het zesde beide partijen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A chukker has four deals.</source>
        <extracomment>Sentence in Help (of chukkers)</extracomment>
        <translation>Een Chicago heeft vier spellen.</translation>
    </message>
    <message>
        <source>A click enlarges the page, or shows it whole again.</source>
        <extracomment>Tooltip in what is printed</extracomment>
        <translation>Een klik vergroot de pagina of toont haar weer helemaal.</translation>
    </message>
    <message>
        <source>A click or Space turns over one card, Enter all of them. The two highest are partners, and the highest deals first.</source>
        <extracomment>Sentence in This evening and New evening (draw hint)</extracomment>
        <translation>Een klik of de spatiebalk draait één kaart om, Enter alle kaarten. De twee hoogste zijn partners, en de hoogste geeft het eerst.</translation>
    </message>
    <message>
        <source>A deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Een spel</translation>
    </message>
    <message>
        <source>A deal after the end of a rubber or chukker begins the next one.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Een spel na het einde van een robber of Chicago begint de volgende.</translation>
    </message>
    <message>
        <source>A deal typed here begins another round.</source>
        <extracomment>Sentence in the list of deals and the entry line (hint)</extracomment>
        <translation>Een spel dat u hier typt, begint nog een ronde.</translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <extracomment>Title in the history and the backups of evenings</extracomment>
        <translation>Een andere versie van een avond</translation>
    </message>
    <message>
        <source>A game earns {plain}, or {vulnerable} if vulnerable.</source>
        <extracomment>Sentence in Help (game)</extracomment>
        <translation>Een manche levert {plain} op, kwetsbaar {vulnerable}.</translation>
    </message>
    <message>
        <source>A name, a note, 2019…</source>
        <extracomment>Words in Earlier evenings (search hint)</extracomment>
        <translation>Een naam, een notitie, 2019…</translation>
    </message>
    <message>
        <source>A number from {least} to {most}.</source>
        <extracomment>Sentence in all pages (out of range)</extracomment>
        <translation>Een getal van {least} tot en met {most}.</translation>
    </message>
    <message>
        <source>A pair comes late? Press Ctrl+T and type its name after the others: it joins in the next round.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Komt een paar te laat? Druk op Ctrl+T en typ de naam achter de andere: het doet mee vanaf de volgende ronde.</translation>
    </message>
    <message>
        <source>A part-score on the deals before it earns 50.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Een deelscore in de spellen ervoor levert 50 op.</translation>
    </message>
    <message>
        <source>A part-score on the last deal earns 100.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Een deelscore in het laatste spel levert 100 op.</translation>
    </message>
    <message>
        <source>A passed-out deal scores nothing, and the turn to deal passes on.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Een rondgepast spel levert niets op, en de volgende speler geeft.</translation>
    </message>
    <message>
        <source>A phone has {entered}, the sheet has {there}.</source>
        <extracomment>Sentence in the window (differs)</extracomment>
        <translation>Een telefoon heeft {entered}, op het blad staat {there}.</translation>
    </message>
    <message>
        <source>A phone wants to enter deals.</source>
        <extracomment>Sentence in the window (wants to enter)</extracomment>
        <translation>Een telefoon wil spellen invoeren.</translation>
    </message>
    <message>
        <source>A phone without a name</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>Een telefoon zonder naam</translation>
    </message>
    <message>
        <source>A poster of the evening</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (subject names)</extracomment>
        <translation>Een affiche van de avond</translation>
    </message>
    <message>
        <source>A reason is needed; one word is enough.</source>
        <extracomment>Sentence in the dialog Adjustment (fault of reason)</extracomment>
        <translation>Er is een reden nodig; één woord is genoeg.</translation>
    </message>
    <message>
        <source>A result stays with its board and pairs: delete it and type it again</source>
        <extracomment>Words in an evening of several tables (stays)</extracomment>
        <translation>Een resultaat blijft bij zijn spel en paren: verwijder het en typ het opnieuw</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Per ronde</translation>
    </message>
    <message>
        <source>A round counts once it is finished.</source>
        <extracomment>Sentence in Standings (show hint)</extracomment>
        <translation>Een ronde telt zodra ze is afgelopen.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <extracomment>Sentence in About scorepad</extracomment>
        <translation>Een scoreblad om thuis te bridgen.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is given.</source>
        <extracomment>Help of a command in commands (parser)</extracomment>
        <translation>Een scoreblad voor bridge. Zonder opdracht opent het venster, met de avond uit FILE als die is opgegeven.</translation>
    </message>
    <message>
        <source>A separate &amp;evening</source>
        <extracomment>Button in merging two versions of an evening</extracomment>
        <translation>Een &amp;aparte avond</translation>
    </message>
    <message numerus="yes">
        <source>A set has %n boards.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Een reeks heeft %n spel.</numerusform>
            <numerusform>Een reeks heeft %n spellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of deals can be imported if its first row names the columns. These columns are needed, in any order:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Een tabel van spellen kan worden geïmporteerd als de eerste rij de kolommen noemt. Deze kolommen zijn nodig, in willekeurige volgorde:</translation>
    </message>
    <message>
        <source>A table of rankings is imported as a session without results; the places are in its note.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Een tabel met uitslagen wordt geïmporteerd als zitting zonder resultaten; de plaatsen staan in de notitie.</translation>
    </message>
    <message>
        <source>A&amp;ll paid</source>
        <extracomment>Button in results and money</extracomment>
        <translation>A&amp;lles betaald</translation>
    </message>
    <message>
        <source>About {hours}:{minutes} hours.</source>
        <extracomment>Sentence in rankings printed by commands (time said)</extracomment>
        <translation>Ongeveer {hours}:{minutes} uur.</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Name for a screen reader in Phones at the tables</extracomment>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <extracomment>Words in rankings printed by commands (ranking); Words in the ranking of a session (ranking table)</extracomment>
        <translation>Correctie</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Correcties</translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <extracomment>Sentence in Help (of chukkers)</extracomment>
        <translation>Na een rondgepast spel geeft dezelfde speler opnieuw.</translation>
    </message>
    <message>
        <source>After a round, the panel beside the sheet says who won and proposes the next one. Enter accepts it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Na een ronde zegt het vak naast het blad wie won en stelt de volgende voor. Enter neemt dat aan.</translation>
    </message>
    <message>
        <source>After that: {pairings}</source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <translation>Daarna: {pairings}</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>Words in the page on players' phones (tables); Column heading in rankings printed by commands (pairs); Words in what is printed (draw private); and elsewhere</extracomment>
        <translation>Tegen</translation>
    </message>
    <message>
        <source>Against {pair}: {points} of {most}; {boards}</source>
        <extracomment>Words in the ranking of a session (meetings)</extracomment>
        <translation>Tegen {pair}: {points} van {most}; {boards}</translation>
    </message>
    <message>
        <source>Against {pair}: {points}; {boards}</source>
        <extracomment>Words in the ranking of a session (meetings)</extracomment>
        <translation>Tegen {pair}: {points}; {boards}</translation>
    </message>
    <message>
        <source>Against: {what}</source>
        <extracomment>Words in Standings (of others)</extracomment>
        <translation>Tegen: {what}</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Akkoord</translation>
    </message>
    <message>
        <source>Agreed</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Afgesproken</translation>
    </message>
    <message>
        <source>Agreed by the other side</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Bevestigd door de tegenpartij</translation>
    </message>
    <message>
        <source>Agreed: {terms}.</source>
        <extracomment>Sentence in what is printed (remarks)</extracomment>
        <translation>Afgesproken: {terms}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deal(s) played</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>%n spel is gespeeld</numerusform>
            <numerusform>Alle %n spellen zijn gespeeld</numerusform>
        </translation>
    </message>
    <message>
        <source>All evenings</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Alle avonden</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>Words in all pages (ask which); Words in the window (ask files)</extracomment>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>All matches</source>
        <extracomment>Words in an evening of several tables (matches to choose)</extracomment>
        <translation>Alle wedstrijden</translation>
    </message>
    <message>
        <source>All pairs in one &amp;list</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>Alle paren in één &amp;lijst</translation>
    </message>
    <message>
        <source>All phones are switched off a minute after the evening ends.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Alle telefoons worden een minuut na het eind van de avond losgekoppeld.</translation>
    </message>
    <message>
        <source>All results, board by board</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Alle resultaten, spel voor spel</translation>
    </message>
    <message>
        <source>All years</source>
        <extracomment>Words in Earlier evenings and Standings (periods)</extracomment>
        <translation>Alle jaren</translation>
    </message>
    <message>
        <source>Allow</source>
        <extracomment>Button in Phones at the tables (row); Words in Phones at the tables (answers)</extracomment>
        <translation>Toestaan</translation>
    </message>
    <message>
        <source>Allow {name} to enter</source>
        <extracomment>Name for a screen reader in Phones at the tables (row)</extracomment>
        <translation>{name} laten invoeren</translation>
    </message>
    <message>
        <source>Also out</source>
        <extracomment>Words in This evening and New evening (outside)</extracomment>
        <comment>sits out</comment>
        <translation>Zit ook stil</translation>
    </message>
    <message>
        <source>An archive of an older scorepad is converted when it is opened. The old file stays beside it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Een archief van een oudere scorepad wordt bij het openen omgezet. Het oude bestand blijft ernaast staan.</translation>
    </message>
    <message>
        <source>An evening at the table</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Een avond aan tafel</translation>
    </message>
    <message>
        <source>An evening can be written down as text, in any editor.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Een avond kan als tekst worden opgeschreven, in elke editor.</translation>
    </message>
    <message>
        <source>An evening exported as `.scorepad` or PBN can be imported again without loss. Every export names what its file cannot hold.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Een avond die als `.scorepad` of PBN is geëxporteerd, kan zonder verlies weer worden geïmporteerd. Elke export noemt wat het bestand niet kan bevatten.</translation>
    </message>
    <message>
        <source>An evening of bridge</source>
        <extracomment>Words in what is printed (default title)</extracomment>
        <translation>Een bridgeavond</translation>
    </message>
    <message>
        <source>An evening of bridge is on</source>
        <extracomment>Words in the window (keep awake)</extracomment>
        <translation>Er is een bridgeavond bezig</translation>
    </message>
    <message>
        <source>An evening without a date</source>
        <extracomment>Words in Earlier evenings and Standings (evening title)</extracomment>
        <translation>Een avond zonder datum</translation>
    </message>
    <message>
        <source>An old evening</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>Een oude avond</translation>
    </message>
    <message>
        <source>An old evening can be entered from its results alone, and corrected in the same grid.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Van een oude avond kunt u alleen de resultaten invoeren en ze in hetzelfde raster verbeteren.</translation>
    </message>
    <message>
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>Een onvoltooide &amp;deelscore levert 100 op, niet 50</translation>
    </message>
    <message>
        <source>An&amp;other session</source>
        <extracomment>Label in results and money (name buttons)</extracomment>
        <translation>&amp;Nog een zitting</translation>
    </message>
    <message>
        <source>Ann</source>
        <extracomment>Words in an evening of several tables (hint for)</extracomment>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Ann &amp; Bob</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Anna &amp; Bram</translation>
    </message>
    <message>
        <source>Another award or penalty:</source>
        <extracomment>Words in an evening of several tables (say what)</extracomment>
        <translation>Andere toekenning of straf:</translation>
    </message>
    <message>
        <source>Another b&amp;oard…</source>
        <extracomment>Button or menu entry in the menus (another board)</extracomment>
        <translation>Een ander sp&amp;el…</translation>
    </message>
    <message>
        <source>Any form</source>
        <extracomment>Words in Standings (show together); Words in Standings (fill)</extracomment>
        <translation>Elke spelvorm</translation>
    </message>
    <message>
        <source>Any form but IMPs</source>
        <extracomment>Words in Standings (show together)</extracomment>
        <translation>Elke spelvorm behalve IMP’s</translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Elke hand kan honneurs hebben; meld ze na het spelen. Ze tellen of het contract nu gemaakt is of niet (artikelen 72 en 81).</translation>
    </message>
    <message>
        <source>Any two contestants are compared directly on {boards} boards.</source>
        <extracomment>Sentence in rankings printed by commands (proposed)</extracomment>
        <translation>Elke twee deelnemers worden op {boards} spellen rechtstreeks vergeleken.</translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>&amp;Geldt voor</translation>
    </message>
    <message>
        <source>Arrow-s&amp;witched rounds, at the end</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Lijnen gewi&amp;sseld, ronden aan het eind</translation>
    </message>
    <message>
        <source>As here</source>
        <extracomment>Words in commands (decided); Title in the history and the backups of evenings</extracomment>
        <translation>Zoals hier</translation>
    </message>
    <message>
        <source>As in the file</source>
        <extracomment>Words in commands (decided)</extracomment>
        <translation>Zoals in het bestand</translation>
    </message>
    <message>
        <source>As in {file}</source>
        <extracomment>Title in the history and the backups of evenings</extracomment>
        <translation>Zoals in {file}</translation>
    </message>
    <message>
        <source>At one &amp;table…</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>Aan één &amp;tafel…</translation>
    </message>
    <message>
        <source>At several &amp;tables…</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>Aan meerdere &amp;tafels…</translation>
    </message>
    <message>
        <source>At several tables phones replace the score slips: one side enters the result, the other side agrees. If the table shares one phone, hand it across to agree.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Aan meerdere tafels vervangen telefoons de briefjes: de ene partij voert het resultaat in, de andere bevestigt. Deelt de tafel één telefoon, geef die dan door om te bevestigen.</translation>
    </message>
    <message>
        <source>At several tables they stay on until all results are agreed, or for 15 minutes after the last entry.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Aan meerdere tafels blijven ze verbonden tot alle resultaten bevestigd zijn, of tot 15 minuten na de laatste invoer.</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>Words in what is printed (reasons)</extracomment>
        <translation>Aan het einde</translation>
    </message>
    <message>
        <source>At the end of a rubber</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Aan het einde van een robber</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Button in the bidding pad; Button in the bidding pad (show awards); Words in what is printed (of others); and elsewhere</extracomment>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Gemiddelde IMP’s per ronde</translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Gemiddelde honderdtallen per ronde</translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Gemiddelde netto IMP’s per spel</translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Gemiddelde nettopunten per spel</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <extracomment>Button in Earlier evenings and Standings</extracomment>
        <translation>Teru&amp;g</translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <extracomment>Sentence in Help (back score)</extracomment>
        <translation>Verzamelstaat: elke ronde krijgt iedere speler het verschil in honderdtallen erbij of eraf (50 wordt naar boven afgerond); wie stilzit heeft 0.</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <extracomment>Label in results and money (name buttons)</extracomment>
        <translation>Terug naar de resultaten</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Terug naar het blad</translation>
    </message>
    <message>
        <source>Back to the standings</source>
        <extracomment>Tooltip in Earlier evenings and Standings; Button in Earlier evenings</extracomment>
        <translation>Terug naar de stand</translation>
    </message>
    <message>
        <source>Back to the standings of all evenings</source>
        <extracomment>Tooltip in Standings (arrange)</extracomment>
        <translation>Terug naar de stand van alle avonden</translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <extracomment>Sentence in Deleted evenings (where it stays)</extracomment>
        <translation>Reservekopieën van eerdere dagen kunnen hem nog bevatten.</translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <extracomment>Words in Help (sections)</extracomment>
        <translation>Reservekopieën van de laatste dagen en weken staan in de map {folder}</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>Words in what is printed (back score)</extracomment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Before deal {number}</source>
        <extracomment>Words in the list of deals and the entry line (name mode)</extracomment>
        <translation>Vóór spel {number}</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>Voor het eerste spel</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Words in the season in Standings (of season); Words in the season in Standings (columns)</extracomment>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Biggest penalty</source>
        <extracomment>Words in the season in Standings (dearest penalty)</extracomment>
        <translation>Hoogste straf</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <extracomment>Words in Earlier evenings</extracomment>
        <translation>Grootste winst</translation>
    </message>
    <message>
        <source>Black only</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Alleen zwart</translation>
    </message>
    <message>
        <source>Blank: {sheet}</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Leeg: {sheet}</translation>
    </message>
    <message>
        <source>Board and pairs, e.g. 3 1-2</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Spel en paren, bijv. 3 1-2</translation>
    </message>
    <message>
        <source>Board by board</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Spel voor spel</translation>
    </message>
    <message>
        <source>Board of the evening</source>
        <extracomment>Words in the window (name of best)</extracomment>
        <translation>Spel van de avond</translation>
    </message>
    <message>
        <source>Board {board}, {ns} against {ew}: {result}</source>
        <extracomment>Words in an evening of several tables (understood)</extracomment>
        <translation>Spel {board}, {ns} tegen {ew}: {result}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}; the file has {theirs}</source>
        <extracomment>Words in files that are opened or saved (score fault)</extracomment>
        <translation>Spel {board}, {ns}-{ew}: {deal} levert {ours} op; in het bestand staat {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}; the file has {theirs}, which counts</source>
        <extracomment>Words in files that are opened or saved (score fault)</extracomment>
        <translation>Spel {board}, {ns}-{ew}: {deal} levert {ours} op; in het bestand staat {theirs}, en dat telt</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <extracomment>Words in files that are opened or saved (fault named)</extracomment>
        <translation>Spel {board}, {ns}-{ew}: {fault}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <extracomment>Words in files that are opened or saved (fault named)</extracomment>
        <translation>Spel {board}, {ns}-{ew}: {fault}; de score {score} telt</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Spel {board}, {ns}-{ew}: {ours} volgens onze telling, {theirs} in het bestand</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Spel {board}, {ns}-{ew}: {ours} volgens onze telling, {theirs} in het bestand; bewaard als {award}</translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Spel {board}: de paren en hun resultaat, bijv. {pairs} 4sn+1</translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew}</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Spel {board}: {ns} tegen {ew}</translation>
    </message>
    <message>
        <source>Board {number}: {dealer} deals, {vulnerable} vulnerable</source>
        <extracomment>Words in rankings printed by commands (travellers); Words in sheets printed by commands (what if text); Words in an evening of several tables (board title)</extracomment>
        <translation>Spel {number}: {dealer} geeft, kwetsbaar: {vulnerable}</translation>
    </message>
    <message>
        <source>Board {number}: {player} deals</source>
        <extracomment>Words in What if (next deal)</extracomment>
        <translation>Spel {number}: {player} geeft</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Words in the page on players' phones (tables); Words in the ranking of a session (ranking table); Button in an evening of several tables; and elsewhere</extracomment>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Boards are compared with other tables: they are not on the back score, and nobody pays for them.</source>
        <extracomment>Sentence in Back score (boards do not count)</extracomment>
        <translation>Deze spellen worden met andere tafels vergeleken: ze staan niet op de verzamelstaat, en niemand betaalt ervoor.</translation>
    </message>
    <message>
        <source>Boards at several tables</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Spellen aan meerdere tafels</translation>
    </message>
    <message>
        <source>Boards of the pair</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Spellen van het paar</translation>
    </message>
    <message>
        <source>Boards that several tables played are ranked by `scorepad rank FILE`; with `--why` every figure is explained.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Van spellen die aan meerdere tafels gespeeld zijn, maakt `scorepad rank FILE` de uitslag; met `--why` wordt elk getal uitgelegd.</translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Spellen met &amp;minder resultaten</translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <extracomment>Words in deals and figures, everywhere (round title)</extracomment>
        <translation>Reeks {number}</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Premie</translation>
    </message>
    <message>
        <source>Both sides are even</source>
        <extracomment>Words in the picture of the table (what makes even)</extracomment>
        <translation>Beide partijen staan gelijk</translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Beide partijen zijn kwetsbaar</translation>
    </message>
    <message>
        <source>Butler: what results are compared with</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Butler: waarmee resultaten worden vergeleken</translation>
    </message>
    <message>
        <source>Butler: whether the highest and lowest scores are left out</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Butler: of de hoogste en de laagste score worden weggelaten</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>Words in the list of deals and the entry line (columns); Words in what is printed (draw private); Words in what is printed (deal headings); and elsewhere</extracomment>
        <translation>Door</translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <extracomment>Button or menu entry in the menus (choose dealer)</extracomment>
        <translation>Op de &amp;beurt af</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <extracomment>Label in the window</extracomment>
        <translation>K&amp;leuren</translation>
    </message>
    <message>
        <source>C&amp;ounts in</source>
        <extracomment>Label in the dialog Adjustment</extracomment>
        <translation>Telt v&amp;oor</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Words in the page on players' phones (pad); Button in all pages; Words in the bidding pad (cancel)</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <extracomment>Sentence in the dialog Print (cancel)</extracomment>
        <translation>Geannuleerd; er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>Card of all scores</source>
        <extracomment>Words in Help (title); Words in what is printed (blank titles); Words in what is printed (subject names)</extracomment>
        <translation>Kaart met alle scores</translation>
    </message>
    <message>
        <source>Carr&amp;y all over</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Alles &amp;doorschuiven</translation>
    </message>
    <message>
        <source>Carried over</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Doorgeschoven</translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <extracomment>Words in Settling up (debts)</extracomment>
        <translation>Doorgeschoven van een eerdere avond</translation>
    </message>
    <message>
        <source>Carry over</source>
        <extracomment>Button in results and money (show)</extracomment>
        <translation>Doorschuiven</translation>
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
        <translation>Wi&amp;jzigen…</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <extracomment>Button in the page At several tables; Button in This evening and New evening</extracomment>
        <translation>Wi&amp;jzigen…</translation>
    </message>
    <message>
        <source>Change part&amp;ners</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>Van part&amp;ner wisselen</translation>
    </message>
    <message>
        <source>Changes by another program are never overwritten: both evenings are kept.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wijzigingen van een ander programma worden nooit overschreven: beide avonden blijven bewaard.</translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>&amp;Grafieken</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Chicago</source>
        <extracomment>Words in This evening, what was agreed (form names); Words in deals and figures, everywhere (form name)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Chicago and duplicate bonuses</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Premies bij Chicago en wedstrijdbridge</translation>
    </message>
    <message>
        <source>Chicago chukker</source>
        <extracomment>Words in the search of Earlier evenings (form searched)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Choose the contract, or Pass if all four passed.</source>
        <extracomment>Sentence in the page on players' phones (pad); Sentence in the bidding pad (question)</extracomment>
        <translation>Kies het contract, of Pas als alle vier gepast hebben.</translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <extracomment>Tooltip in Earlier evenings</extracomment>
        <translation>Kies nog eens dezelfde kolom om de volgorde om te keren</translation>
    </message>
    <message>
        <source>Choose what to keep where the two laptops differ.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>Kies wat u houdt waar de twee laptops verschillen.</translation>
    </message>
    <message>
        <source>Choose “At several tables” in “New evening”, and type who plays. A movement is proposed, and shown beside the results.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Kies bij “Nieuwe avond” voor “Aan meerdere tafels” en typ wie er speelt. Er wordt een schema voorgesteld, dat naast de resultaten staat.</translation>
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
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Click a board in the list, or type its number too: 3 4sn</source>
        <extracomment>Words in the window (open board)</extracomment>
        <translation>Klik op een spel in de lijst, of typ ook het nummer: 3 4sn</translation>
    </message>
    <message>
        <source>Click a figure to see its deal and why it is paid. Double-click it to correct the deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Klik op een getal om het spel te zien en waarvoor het is. Dubbelklik om het spel te verbeteren.</translation>
    </message>
    <message>
        <source>Click to enlarge</source>
        <extracomment>Words in the dialog Print (show page of)</extracomment>
        <translation>Klik om te vergroten</translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <extracomment>Sentence in the panel beside the sheet (click to seat)</extracomment>
        <translation>Klik om de spelers hun naam en plaats te geven.</translation>
    </message>
    <message>
        <source>Cloc&amp;k for the rounds</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Kl&amp;ok voor de ronden</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <extracomment>Button in the window</extracomment>
        <translation>Sluiten zonder opslaan</translation>
    </message>
    <message>
        <source>Club’s &amp;name</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Naam van de club</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Words in the page on players' phones (places); Name for a screen reader in Phones at the tables (follow)</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Kolom</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>Words in the list of deals and the entry line (columns); Words in what is printed (draw private); Words in what is printed (deal headings); and elsewhere</extracomment>
        <translation>Contract</translation>
    </message>
    <message>
        <source>Contracts made (%)</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Gemaakte contracten (%)</translation>
    </message>
    <message>
        <source>Contracts made, out of contracts played</source>
        <extracomment>Words in the season in Standings (contracts)</extracomment>
        <translation>Gemaakte van gespeelde contracten</translation>
    </message>
    <message>
        <source>Contracts played and made</source>
        <extracomment>Words in Standings (made)</extracomment>
        <translation>Gespeelde en gemaakte contracten</translation>
    </message>
    <message>
        <source>Contracts played by the player, or by either partner</source>
        <extracomment>Words in Standings (declared)</extracomment>
        <translation>Contracten gespeeld door de speler of door een van de partners</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <extracomment>Button in the charts of Standings</extracomment>
        <translation>De afbeel&amp;ding kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Label in the message after a fault of the program (copy)</extracomment>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copied: paste it into an e-mail.</source>
        <extracomment>Sentence in what is printed (copied)</extracomment>
        <translation>Gekopieerd: plak het in een e-mail.</translation>
    </message>
    <message>
        <source>Copy p&amp;icture and text</source>
        <extracomment>Button or menu entry in the menus (share)</extracomment>
        <translation>Beeld en tekst &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copy the deals as a ta&amp;ble</source>
        <extracomment>Button or menu entry in the menus (fill menus)</extracomment>
        <translation>Spellen als ta&amp;bel kopiëren</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Words in the page on players' phones (pad); Words in an evening of several tables (add lines)</extracomment>
        <translation>Verbeteren</translation>
    </message>
    <message>
        <source>Correct it:</source>
        <extracomment>Words in an evening of several tables (say what)</extracomment>
        <translation>Verbeteren:</translation>
    </message>
    <message>
        <source>Correct: {deal}</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (enter deal)</extracomment>
        <translation>Verbeteren: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}</source>
        <extracomment>Words in the page on players' phones (pad); Words in the list of deals and the entry line (name mode); Words in an evening of several tables (at the foot)</extracomment>
        <translation>Verbetering: {deal}</translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer’s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>Tel aas 4, heer 3, vrouw 2, boer 1. Typ de punten van de partij van de leider achter het spel, bijv. 4sn+1 23p, of noem de partij: ow 17p.</translation>
    </message>
    <message>
        <source>Ctrl+B opens the bidding pad: press 4♠, the declarer, Enter. Typing and pressing can be mixed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+B opent de biedbak: druk op 4♠, de leider, Enter. Typen en drukken mogen door elkaar.</translation>
    </message>
    <message>
        <source>Ctrl+K shows the back score. Ctrl+Shift+K settles up: who pays whom, in any currency, and what was paid on which day.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+K toont de verzamelstaat. Ctrl+Shift+K rekent af: wie wie betaalt, in elke valuta, en wat op welke dag betaald is.</translation>
    </message>
    <message>
        <source>Ctrl+N begins an evening. Type a name and Enter for each player, then Enter four times: partners are drawn, and it begins.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+N begint een avond. Typ per speler een naam en Enter, dan vier keer Enter: de partners worden getrokken en het spel begint.</translation>
    </message>
    <message>
        <source>Ctrl+O lists all evenings. Type parts of names, notes or days; Enter opens an evening.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+O toont alle avonden. Typ een deel van een naam, notitie of datum; Enter opent een avond.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O shows the standings of any period. Enter on a figure shows its details, Esc goes back.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+Shift+O toont de stand over elke periode. Enter op een getal toont de details, Esc gaat terug.</translation>
    </message>
    <message>
        <source>Ctrl+T changes players, seats and rules, even during a round. Ctrl+D draws again.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+T wijzigt spelers, plaatsen en regels, ook midden in een ronde. Ctrl+D trekt opnieuw.</translation>
    </message>
    <message>
        <source>Ctrl+W shows what any contract would score now. F11 shows the score to the whole table.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+W toont wat elk contract nu zou opleveren. F11 toont de score aan de hele tafel.</translation>
    </message>
    <message>
        <source>Customs differ, so you choose for each round: honours, part-scores carried over, premiums of an unfinished rubber.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>De gewoonten verschillen, dus u kiest per ronde: honneurs, meegenomen deelscores, premies van een onvoltooide robber.</translation>
    </message>
    <message>
        <source>D&amp;uplicate boards</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>&amp;Wedstrijdbridge</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Words in the window</extracomment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Words in what is printed (draw date); Words in This evening and New evening (day caption); Words in Standings, where a figure comes from (behind headings); and elsewhere</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>Column heading in the command list (listed text); Column heading in Deleted evenings (deleted); Words in Backups (in copy); and elsewhere</extracomment>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Dea&amp;ls</source>
        <extracomment>Label in all pages (show turn)</extracomment>
        <translation>S&amp;pellen</translation>
    </message>
    <message>
        <source>Deal of the evening</source>
        <extracomment>Words in This evening, what was agreed (deal of the evening)</extracomment>
        <translation>Spel van de avond</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>Words in the picture of the table (deal number); Words in what is printed (after deal)</extracomment>
        <translation>Spel {number}</translation>
    </message>
    <message>
        <source>Deal {number}, {dealer} deals, {vulnerable} vulnerable</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>Spel {number}, {dealer} geeft, kwetsbaar: {vulnerable}</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals</source>
        <extracomment>Words in What if (next deal)</extracomment>
        <translation>Spel {number}: {player} geeft</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>Column heading in sheets printed by commands (deal columns); Words in what is printed (draw private); Words in what is printed (deal headings)</extracomment>
        <translation>Gever</translation>
    </message>
    <message>
        <source>Deals &amp;next…</source>
        <extracomment>Button or menu entry in the menus (deals next)</extracomment>
        <translation>Geeft &amp;hierna…</translation>
    </message>
    <message>
        <source>Deals at the table, including passed-out deals</source>
        <extracomment>Words in Standings (deals)</extracomment>
        <translation>Spellen aan tafel, ook rondgepaste</translation>
    </message>
    <message>
        <source>Debts between these players from earlier evenings are listed there, each in its currency.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Schulden tussen deze spelers van eerdere avonden staan daar ook, elk in de eigen valuta.</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>Words in Standings (declared)</extracomment>
        <translation>Als leider</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings, where a figure comes from (headings behind)</extracomment>
        <translation>Leider</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>Words in Help (deal list keys)</extracomment>
        <translation>Del</translation>
    </message>
    <message>
        <source>Dele&amp;te deal</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Spel ver&amp;wijderen</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Column heading in Deleted evenings (deleted)</extracomment>
        <translation>Verwijderd</translation>
    </message>
    <message>
        <source>Deleted e&amp;venings…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>Verwij&amp;derde avonden…</translation>
    </message>
    <message>
        <source>Deleted evenings are kept here. After 30 days you can erase them for good; the program never does.</source>
        <extracomment>Sentence in Deleted evenings</extracomment>
        <translation>Verwijderde avonden worden hier bewaard. Na 30 dagen kunt u een avond voorgoed wissen; het programma doet dat nooit.</translation>
    </message>
    <message>
        <source>Deleted: {deal}.</source>
        <extracomment>Sentence in the window (remove); Sentence in an evening of several tables (deleted)</extracomment>
        <translation>Verwijderd: {deal}.</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Director: {name}</source>
        <extracomment>Words in what is printed (held by)</extracomment>
        <translation>Wedstrijdleider: {name}</translation>
    </message>
    <message>
        <source>Director’s n&amp;ame</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Na&amp;am van de wedstrijdleider</translation>
    </message>
    <message>
        <source>Disagree</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Niet akkoord</translation>
    </message>
    <message>
        <source>Double-click a line to correct it, or go to it with Up and Down; Delete deletes it, and F1 explains a figure.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Dubbelklik op een regel, of kies hem met pijl-omhoog en pijl-omlaag, om hem te verbeteren; Delete verwijdert hem, en F1 verklaart een getal.</translation>
    </message>
    <message>
        <source>Double-click it to correct it; F1 explains it.</source>
        <extracomment>Sentence in an evening of several tables (can be corrected)</extracomment>
        <translation>Dubbelklik erop om het te verbeteren; F1 verklaart het.</translation>
    </message>
    <message>
        <source>Doubled</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings (doubled)</extracomment>
        <translation>Gedoubleerd</translation>
    </message>
    <message>
        <source>Doubled and made</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Gedoubleerd gemaakt</translation>
    </message>
    <message>
        <source>Dra&amp;w for partners…</source>
        <extracomment>Menu entry in the menus (round); Button or menu entry in the window (show open questions)</extracomment>
        <translation>Partners trek&amp;ken…</translation>
    </message>
    <message>
        <source>Dra&amp;w once more</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button)</extracomment>
        <translation>Nog eens tre&amp;kken</translation>
    </message>
    <message>
        <source>Dra&amp;w…</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button); Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>T&amp;rekken…</translation>
    </message>
    <message>
        <source>Draw for par&amp;tners before each round</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Voor elke ronde par&amp;tners trekken</translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <extracomment>Sentence in the panel beside the sheet (time to draw)</extracomment>
        <translation>Trek opnieuw partners.</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <extracomment>Words in movements of several tables (draw round)</extracomment>
        <translation>Ronde {number} indelen</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <extracomment>Words in what is printed (picture files)</extracomment>
        <translation>Tekeningen (*.svg)</translation>
    </message>
    <message>
        <source>Duplicate boards follow the Laws of Duplicate Bridge (2017): worldbridge.org. Chicago and Cavendish follow custom, as their rules are usually printed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Wedstrijdspellen volgen de Spelregels voor wedstrijdbridge (2017): worldbridge.org. Chicago en Cavendish volgen de gewoonte, zoals die meestal beschreven wordt.</translation>
    </message>
    <message>
        <source>E&amp;xact points</source>
        <extracomment>Button or menu entry in Back score</extracomment>
        <translation>E&amp;xacte punten</translation>
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
        <translation>IMP’s OW</translation>
    </message>
    <message>
        <source>EW points</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>Punten OW</translation>
    </message>
    <message>
        <source>Each board is scored separately, without honours.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Elk spel telt apart, zonder honneurs.</translation>
    </message>
    <message>
        <source>Each deal in the JSON names the four players. Adjustments are listed among the deals, in order.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Elk spel in de JSON noemt de vier spelers. Correcties staan op volgorde tussen de spellen.</translation>
    </message>
    <message>
        <source>Each deal is compared, in IMPs, with the score its points should make.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Elk spel wordt in IMP’s vergeleken met wat de punten zouden moeten opleveren.</translation>
    </message>
    <message>
        <source>Each round is drawn by the ranking; no two teams meet twice.</source>
        <extracomment>Sentence in an evening of several tables (sentences)</extracomment>
        <translation>Elke ronde wordt naar de stand ingedeeld; geen twee teams treffen elkaar twee keer.</translation>
    </message>
    <message>
        <source>Each team against each</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Elk team tegen elk ander</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <extracomment>Words in Earlier evenings (evenings title)</extracomment>
        <translation>Eerdere avonden</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Oost</translation>
    </message>
    <message>
        <source>East-West</source>
        <extracomment>Words in the page on players' phones (line); Words in rankings printed by commands (ranking); Words in the window (side name); and elsewhere</extracomment>
        <translation>Oost-West</translation>
    </message>
    <message>
        <source>East-West sit out</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Oost-West zit stil</translation>
    </message>
    <message>
        <source>End the evenin&amp;g</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>Avond afsl&amp;uiten</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Invoeren</translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Spel invoeren</translation>
    </message>
    <message>
        <source>Enter a stake to see who pays whom.</source>
        <extracomment>Sentence in results and money (about payments)</extracomment>
        <translation>Voer een inzet in om te zien wie wie betaalt.</translation>
    </message>
    <message>
        <source>Enter key</source>
        <extracomment>Words in Help (enter)</extracomment>
        <translation>Entertoets</translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <extracomment>Sentence in Standings (show hint)</extracomment>
        <translation>Enter of dubbelklikken op een getal toont de details. Een klik op een kop, of {key}, sorteert daarop.</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Het spel invoeren</translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <extracomment>Sentence in This evening and New evening (first fault)</extracomment>
        <translation>Voer het resultaat van minstens één ronde in.</translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <extracomment>Words in the bidding pad (enter deal)</extracomment>
        <translation>{deal} invoeren</translation>
    </message>
    <message>
        <source>Entered.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>Ingevoerd.</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Een spel invoeren</translation>
    </message>
    <message>
        <source>Erase for &amp;good…</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>Voor&amp;goed wissen…</translation>
    </message>
    <message>
        <source>Erase it</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Erase this evening for good?</source>
        <extracomment>Words in Deleted evenings (erase title)</extracomment>
        <translation>Deze avond voorgoed wissen?</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc again closes this and discards your entry.</source>
        <extracomment>Sentence in the page At several tables (closeEvent); Sentence in This evening and New evening (closeEvent)</extracomment>
        <translation>Nog eens Esc sluit dit; uw invoer gaat verloren.</translation>
    </message>
    <message>
        <source>Evening, for scorepad (*.scorepad)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Avond van scorepad (*.scorepad)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <extracomment>Words in the window; Words in the season in Standings (columns); Words in the season in Standings (evenings); and elsewhere</extracomment>
        <translation>Avonden</translation>
    </message>
    <message>
        <source>Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)</source>
        <extracomment>Words in the window (ask files)</extracomment>
        <translation>Avonden en scores (*.scorepad *.txt *.pbn *.xml *.csv)</translation>
    </message>
    <message>
        <source>Every deal is saved when it is entered, in the file {file}</source>
        <extracomment>Words in Help (sections)</extracomment>
        <translation>Elk spel wordt bij het invoeren opgeslagen, in het bestand {file}</translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Elk spel telt apart: voor een manche zijn {game} punten in één spel nodig.</translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <extracomment>Sentence in Help (part score)</extracomment>
        <translation>Elke deelscore levert 50 op.</translation>
    </message>
    <message>
        <source>Every row and every step has a checksum.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Elke rij en elke stap heeft een controlesom.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>Words in Standings (at least); Words in Standings (who)</extracomment>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Iedereen trekt een kaart; de twee hoogste zijn partners, de hoogste geeft. De aas is hoog; bij gelijke kaarten beslist de kleur, schoppen eerst (artikelen 1 tot en met 3).</translation>
    </message>
    <message>
        <source>Everyone has played with everyone.</source>
        <extracomment>Sentence in the panel after a round (follow)</extracomment>
        <translation>Iedereen heeft met iedereen gespeeld.</translation>
    </message>
    <message>
        <source>Everything is paid or carried over.</source>
        <extracomment>Sentence in results and money (all paid)</extracomment>
        <translation>Alles is betaald of doorgeschoven.</translation>
    </message>
    <message>
        <source>Everything is paid.</source>
        <extracomment>Sentence in results and money (all paid)</extracomment>
        <translation>Alles is betaald.</translation>
    </message>
    <message>
        <source>Everything is saved at once. Every step can be undone; any earlier deal can be corrected, moved or deleted in the list of deals.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Alles wordt meteen opgeslagen. Elke stap kan ongedaan worden gemaakt; elk eerder spel kan in de lijst van spellen verbeterd, verplaatst of verwijderd worden.</translation>
    </message>
    <message>
        <source>Exit status</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Exitstatus</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Column heading in sheets printed by commands (imp lines); Words in what is printed (imps columns)</extracomment>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>Explain every figure</source>
        <extracomment>Help of a command in commands (rank); Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Elk getal uitleggen</translation>
    </message>
    <message>
        <source>Extra amounts</source>
        <extracomment>Words in Settling up, the dialog of extra sums</extracomment>
        <translation>Extra bedragen</translation>
    </message>
    <message>
        <source>F&amp;irst board</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>E&amp;erste spel</translation>
    </message>
    <message>
        <source>Files saved from it are kept.</source>
        <extracomment>Sentence in Deleted evenings (where it stays)</extracomment>
        <translation>Bestanden die ervan zijn opgeslagen, blijven bestaan.</translation>
    </message>
    <message>
        <source>Find a player</source>
        <extracomment>Words in Standings (find player)</extracomment>
        <translation>Een speler zoeken</translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <extracomment>Sentence in house rules (changes chairs)</extracomment>
        <translation>Vijf spelers wisselen na elk spel van plaats, zodat iedereen met iedereen speelt.</translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <extracomment>Sentence in This evening and New evening (who comes in)</extracomment>
        <translation>Vijf ronden: iedereen speelt één keer met iedereen.</translation>
    </message>
    <message>
        <source>For a contract that is made</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Voor een gemaakt contract</translation>
    </message>
    <message>
        <source>For making it {doubled}</source>
        <extracomment>Words in the tables of scores in Help (bonuses)</extracomment>
        <translation>Met {doubled} gemaakt</translation>
    </message>
    <message>
        <source>For other programs</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Voor andere programma’s</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Column heading in the command list (listed text)</extracomment>
        <translation>Spelvorm</translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Vier spellen, C&amp;hicago</translation>
    </message>
    <message>
        <source>Four deals, Ca&amp;vendish</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Vier spellen, Caven&amp;dish</translation>
    </message>
    <message>
        <source>Four-deal bridge</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Friday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Vrijdagavond</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Words in what is printed (settlement table)</extracomment>
        <translation>Van</translation>
    </message>
    <message>
        <source>From before</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Van eerder</translation>
    </message>
    <message>
        <source>From board {number}: {names}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>Vanaf spel {number}: {names}</translation>
    </message>
    <message>
        <source>From deal {number}: {names}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>Vanaf spel {number}: {names}</translation>
    </message>
    <message>
        <source>From now on both names are one player everywhere. Nothing is lost: you can undo it.</source>
        <extracomment>Label in Earlier evenings and Standings</extracomment>
        <translation>Beide namen zijn voortaan overal één speler. Er gaat niets verloren: het kan ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>From the &amp;beginning of the round</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>Vanaf het be&amp;gin van de ronde</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;beginning: %n deal(s) so far for {players}</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>
            <numerusform>Vanaf het &amp;begin: het gespeelde spel (%n) telt voor {players}</numerusform>
            <numerusform>Vanaf het &amp;begin: de %n gespeelde spellen tellen voor {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;next deal, leaving %n deal(s) with {players}</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from next)</extracomment>
        <translation>
            <numerusform>Vanaf het &amp;volgende spel; %n spel blijft bij {players}</numerusform>
            <numerusform>Vanaf het &amp;volgende spel; %n spellen blijven bij {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;next deal; earlier deals are not affected</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from next)</extracomment>
        <translation>Vanaf het &amp;volgende spel; eerdere spellen veranderen niet</translation>
    </message>
    <message>
        <source>From the next round. Earlier deals are not affected.</source>
        <extracomment>Sentence in This evening and New evening (tell)</extracomment>
        <translation>Vanaf de volgende ronde. Eerdere spellen veranderen niet.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Manchepremie</translation>
    </message>
    <message>
        <source>Game, {game} or more for its tricks</source>
        <extracomment>Words in the tables of scores in Help (kinds)</extracomment>
        <translation>Manche, {game} of meer</translation>
    </message>
    <message>
        <source>Game: {game} points below the line, in one or more deals. Then a line is drawn and part-scores start again; the winner is vulnerable.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Manche: {game} punten onder de streep, in één of meer spellen. Dan komt er een streep en beginnen de deelscores opnieuw; de winnaar is kwetsbaar.</translation>
    </message>
    <message>
        <source>Give {pair} number {number}: fewer will sit out</source>
        <extracomment>Words in an evening of several tables (offer seat)</extracomment>
        <translation>{pair} nummer {number} geven: minder zitten stil</translation>
    </message>
    <message>
        <source>Given</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Weggegeven</translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <extracomment>Words in the tables of scores in Help (grand slam)</extracomment>
        <translation>Groot slem, zeven geboden</translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>&amp;Honneurs tellen</translation>
    </message>
    <message>
        <source>Half the difference from the average of the last ten sessions</source>
        <extracomment>Tooltip in the page At several tables</extracomment>
        <translation>De helft van de afstand tot het gemiddelde van de laatste tien zittingen</translation>
    </message>
    <message>
        <source>Handicap</source>
        <extracomment>Words in the ranking of a session (ranking table); Words in two versions of an evening side by side (title)</extracomment>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Hands in a PBN stay with their boards. They are printed on the travellers, or by themselves.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Handen uit een PBN-bestand blijven bij hun spellen. Ze worden op de loopbriefjes afgedrukt, of apart.</translation>
    </message>
    <message>
        <source>He&amp;ad to head</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Onderling r&amp;esultaat</translation>
    </message>
    <message>
        <source>Held</source>
        <extracomment>Words in what is printed (imps columns)</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Help topics</source>
        <extracomment>Name for a screen reader in Help</extracomment>
        <translation>Helponderwerpen</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Highest</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Hoogste</translation>
    </message>
    <message>
        <source>History of this evening</source>
        <extracomment>Words in the history and the backups of evenings</extracomment>
        <translation>Geschiedenis van deze avond</translation>
    </message>
    <message>
        <source>Honours</source>
        <extracomment>Words in the page on players' phones (pad); Words in the charts of Standings (kind name); Words in Standings (honours); and elsewhere</extracomment>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>Honours in one hand: four of A K Q J 10 of trumps {four}, all five {five}; at notrump four aces {aces}.</source>
        <extracomment>Sentence in the tables of scores in Help (honours)</extracomment>
        <translation>Honneurs in één hand: vier van A H V B 10 in troef {four}, alle vijf {five}; bij sans atout vier azen {aces}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Words in house rules</extracomment>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>How &amp;many rounds</source>
        <extracomment>Button or menu entry in This evening and New evening (arrange)</extracomment>
        <translation>Hoevee&amp;l ronden</translation>
    </message>
    <message>
        <source>How contracts ended</source>
        <extracomment>Words in the charts of Standings (pictures); Words in Standings (endings title)</extracomment>
        <translation>Hoe contracten afliepen</translation>
    </message>
    <message>
        <source>How man&amp;y</source>
        <extracomment>Name for a screen reader in the page At several tables (arrange)</extracomment>
        <translation>Hoe&amp;veel</translation>
    </message>
    <message>
        <source>How much money</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>Hoeveel geld</translation>
    </message>
    <message>
        <source>How much? For example 2.50.</source>
        <extracomment>Sentence in Settling up (no amount)</extracomment>
        <translation>Hoeveel? Bijvoorbeeld 2,50.</translation>
    </message>
    <message>
        <source>Howell: everybody moves</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Howell: iedereen wisselt</translation>
    </message>
    <message>
        <source>Hu&amp;ndreds of each round</source>
        <extracomment>Button or menu entry in Back score (of each round)</extracomment>
        <translation>&amp;Honderdtallen van elke ronde</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>Honderdtallen</translation>
    </message>
    <message>
        <source>Hundreds of the last five evenings</source>
        <extracomment>Words in Standings (latest)</extracomment>
        <translation>Honderdtallen van de laatste vijf avonden</translation>
    </message>
    <message>
        <source>Hundreds, as on the back score</source>
        <extracomment>Words in house rules (ways of money)</extracomment>
        <translation>Honderdtallen, zoals op de verzamelstaat</translation>
    </message>
    <message>
        <source>I want to enter deals</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Ik wil spellen invoeren</translation>
    </message>
    <message>
        <source>I&amp;MPs of each round</source>
        <extracomment>Button or menu entry in Back score (of each round)</extracomment>
        <translation>I&amp;MP’s van elke ronde</translation>
    </message>
    <message>
        <source>IMPs a board</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>IMP’s per spel</translation>
    </message>
    <message>
        <source>IMPs against every other result</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>IMP’s tegen elk ander resultaat</translation>
    </message>
    <message>
        <source>IMPs against the datum (Butler)</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>IMP’s tegen de datumscore (Butler)</translation>
    </message>
    <message>
        <source>IMPs by agreement</source>
        <extracomment>Words in the dialog Adjustment (by agreement)</extracomment>
        <translation>Afgesproken IMP’s</translation>
    </message>
    <message>
        <source>IMPs won, for each board that was scored in IMPs</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Gewonnen IMP’s, per spel dat in IMP’s geteld is</translation>
    </message>
    <message>
        <source>IMPs {team}</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>IMP’s {team}</translation>
    </message>
    <message>
        <source>If no phone connects, a firewall may block it: sudo ufw allow PORT/tcp, or sudo firewall-cmd --add-port=PORT/tcp, with the port of the address.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Krijgt geen telefoon verbinding, dan houdt een firewall het misschien tegen: sudo ufw allow PORT/tcp, of sudo firewall-cmd --add-port=PORT/tcp, met de poort van het adres.</translation>
    </message>
    <message>
        <source>If started now, it ends at {time}.</source>
        <extracomment>Sentence in an evening of several tables (time)</extracomment>
        <translation>Begint het nu, dan eindigt het om {time}.</translation>
    </message>
    <message>
        <source>If you start scorepad again, it will not find this window: another program is in the way.</source>
        <extracomment>Sentence in app (listen)</extracomment>
        <translation>Als u scorepad nog eens start, wordt dit venster niet gevonden: een ander programma zit in de weg.</translation>
    </message>
    <message>
        <source>If you stop early, a side with the only game earns {game}, and one with the only part-score of the unfinished game {part_score}.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Stopt u voor het einde, dan levert de enige manche {game} op en de enige deelscore van de onvoltooide manche {part_score}.</translation>
    </message>
    <message>
        <source>In &amp;chukkers of four deals, not by boards</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>In &amp;Chicago’s van vier spellen, niet op spelnummer</translation>
    </message>
    <message>
        <source>In IMPs</source>
        <extracomment>Words in the window (deal tip)</extracomment>
        <translation>In IMP’s</translation>
    </message>
    <message>
        <source>In a rubber an adjustment has its own number, in other forms that of the deal before it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>In een robber heeft een correctie een eigen nummer, in andere spelvormen dat van het spel ervoor.</translation>
    </message>
    <message>
        <source>In a table each row is a deal, or a result of several tables.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>In een tabel is elke rij een spel, of een resultaat van meerdere tafels.</translation>
    </message>
    <message>
        <source>In a terminal, `scorepad --phones see` or `scorepad --phones enter` lets phones in from the start and prints their address; `--phones-address` chooses another one.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>In een terminal laat `scorepad --phones see` of `scorepad --phones enter` telefoons meteen toe en toont hun adres; `--phones-address` kiest een ander.</translation>
    </message>
    <message>
        <source>In all: {figures}</source>
        <extracomment>Words in Back score (in all)</extracomment>
        <translation>Samen: {figures}</translation>
    </message>
    <message>
        <source>In money</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>In geld</translation>
    </message>
    <message>
        <source>In the earlier evenings and the standings</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>Bij de eerdere avonden en in de stand</translation>
    </message>
    <message>
        <source>In the lead: {team}</source>
        <extracomment>Words in an evening of several tables (headline)</extracomment>
        <translation>Aan kop: {team}</translation>
    </message>
    <message>
        <source>In the line for a deal</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>In de regel voor een spel</translation>
    </message>
    <message>
        <source>In the list of deals</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>In de lijst van spellen</translation>
    </message>
    <message>
        <source>In {file}</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>In {file}</translation>
    </message>
    <message>
        <source>Individual</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Individueel</translation>
    </message>
    <message>
        <source>Individual: partners change too</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Individueel: ook de partners wisselen</translation>
    </message>
    <message>
        <source>Initials</source>
        <extracomment>Words in what is printed (slip columns)</extracomment>
        <translation>Paraaf</translation>
    </message>
    <message>
        <source>Ins</source>
        <extracomment>Words in Help (deal list keys)</extracomment>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insult</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Doublet</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Dit is een map</translation>
    </message>
    <message>
        <source>Is a pair leaving? Type it under “Change…”, e.g. 5=6- if pair 5 leaves before round 6.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Vertrekt er een paar? Typ het onder “Wijzigen…”, bijv. 5=6- als paar 5 voor ronde 6 vertrekt.</translation>
    </message>
    <message>
        <source>Joins in round</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Komt erbij in ronde</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>Words in merging two versions of an evening (row)</extracomment>
        <translation>Beide houden</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <extracomment>Button in the window</extracomment>
        <translation>Het venster open laten</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>Schrijver</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title in Help (sections)</extracomment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>L&amp;etters at the figures</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>L&amp;etters bij de getallen</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <extracomment>Label in the window</extracomment>
        <translation>Ta&amp;al</translation>
    </message>
    <message>
        <source>Large print</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Grote letters</translation>
    </message>
    <message>
        <source>Last five</source>
        <extracomment>Words in the season in Standings (of season); Words in Standings (latest); Words in the season in Standings (columns)</extracomment>
        <translation>Laatste vijf</translation>
    </message>
    <message>
        <source>Late or lea&amp;ving</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Te laat of ver&amp;trokken</translation>
    </message>
    <message>
        <source>Laws at hand</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>De spelregels bij de hand</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>Words in what is printed (slip columns)</extracomment>
        <translation>Uitkomst</translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>E&amp;xtremen weglaten</translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <extracomment>Sentence in This evening and New evening (arrange)</extracomment>
        <translation>Laat spelers die stilzaten leeg; het laatste getal wordt automatisch ingevuld. Enter gaat verder.</translation>
    </message>
    <message>
        <source>Leave the line, or cancel the correction</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>De regel verlaten, of de verbetering annuleren</translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Laat spelers met minder ronden weg</translation>
    </message>
    <message>
        <source>Let phones &amp;look</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>Laten &amp;meekijken</translation>
    </message>
    <message>
        <source>Let phones look and &amp;enter</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>Laten meekijken en &amp;invoeren</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Words in the page on players' phones (pad); Words in the charts of Standings (draw endings)</extracomment>
        <translation>Hoogte</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Hoogte {level}</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Words in the window</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>Column heading in rankings printed by commands (pairs); Column heading in the ranking of a session (card table)</extracomment>
        <translation>Lijn</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>Regel {number}</translation>
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
        <translation>Love all: niemand is kwetsbaar (Niemand). Game all: allen zijn kwetsbaar (Allen).</translation>
    </message>
    <message>
        <source>Lowest</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Laagste</translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Meeste geluk met doublet</translation>
    </message>
    <message>
        <source>M&amp;oney</source>
        <extracomment>Button or menu entry in an evening of several tables (value); Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Geld</translation>
    </message>
    <message>
        <source>Made</source>
        <extracomment>Words in Standings (made)</extracomment>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <source>Made %</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Gemaakt %</translation>
    </message>
    <message>
        <source>Mat&amp;ch sheet</source>
        <extracomment>Button or menu entry in an evening of several tables (name cross)</extracomment>
        <translation>&amp;Wedstrijdformulier</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Column heading in rankings printed by commands (draw text); Name for a screen reader in an evening of several tables</extracomment>
        <translation>Wedstrijd</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Words in rankings printed by commands (ranking); Words in the ranking of a session (ranking table)</extracomment>
        <translation>Wedstrijden</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Matchpunten</translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Gewonnen matchpunten, van het mogelijke totaal</translation>
    </message>
    <message>
        <source>Meaning</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Betekenis</translation>
    </message>
    <message>
        <source>Merged with {file}: {counts}.</source>
        <extracomment>Sentence in the window (merged)</extracomment>
        <translation>Samengevoegd met {file}: {counts}.</translation>
    </message>
    <message>
        <source>Minus</source>
        <extracomment>Words in what is printed (draw private)</extracomment>
        <translation>Min</translation>
    </message>
    <message>
        <source>Minutes &amp;between rounds</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>Minuten t&amp;ussen de ronden</translation>
    </message>
    <message>
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Vergeven: ligt er een kaart open of heeft een hand geen 13 kaarten, dan geeft dezelfde speler opnieuw (artikelen 4 tot en met 12). Er wordt niets genoteerd.</translation>
    </message>
    <message>
        <source>Mitchell: North-South stay</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Mitchell: Noord-Zuid blijft zitten</translation>
    </message>
    <message>
        <source>Monday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Maandagavond</translation>
    </message>
    <message>
        <source>Money is paid for points, rounded to tens.</source>
        <extracomment>Sentence in house rules (money)</extracomment>
        <translation>Er wordt afgerekend op punten, afgerond op tientallen.</translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <extracomment>Sentence in house rules (money)</extracomment>
        <translation>Er wordt afgerekend op de exacte punten.</translation>
    </message>
    <message>
        <source>Mor&amp;e rules…</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>Meer re&amp;gels…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <extracomment>Button in the page At several tables; Button in This evening and New evening; Button in the dialog Print (make)</extracomment>
        <translation>Mee&amp;r…</translation>
    </message>
    <message>
        <source>More colu&amp;mns</source>
        <extracomment>Button in Standings (more columns)</extracomment>
        <translation>&amp;Meer kolommen</translation>
    </message>
    <message>
        <source>More teams are written the same way. A team is named by its letter, `pairs A=Owls`. Below the results, `bye C 12` gives team C 12 VPs for a round without a match.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Meer teams schrijft u op dezelfde manier. Een team heet naar zijn letter, `pairs A=Owls`. Onder de resultaten geeft `bye C 12` team C 12 VP voor een ronde zonder wedstrijd.</translation>
    </message>
    <message>
        <source>Most slams</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Meeste slems</translation>
    </message>
    <message>
        <source>Move for round {round} of {rounds}: {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Wissel naar ronde {round} van {rounds}: {left}</translation>
    </message>
    <message>
        <source>Move it</source>
        <extracomment>Words in the window (move)</extracomment>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>Move the deal &amp;down</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Het spel naar &amp;beneden</translation>
    </message>
    <message>
        <source>Move the deal &amp;up</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Het spel naar b&amp;oven</translation>
    </message>
    <message>
        <source>Move the first deal of the next round here</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>Het eerste spel van de volgende ronde hierheen verplaatsen</translation>
    </message>
    <message>
        <source>Move to round {number}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>Naar ronde {number} verplaatsen</translation>
    </message>
    <message>
        <source>Moved there, it would be {deal}.</source>
        <extracomment>Sentence in the window (elsewhere)</extracomment>
        <translation>Daarheen verplaatst zou het {deal} zijn.</translation>
    </message>
    <message>
        <source>N, E, S or W alone is always a seat; a name is longer. What follows # is a remark.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>N, E, S of W alleen is altijd een plaats; een naam is langer. Wat achter # staat, is een opmerking.</translation>
    </message>
    <message>
        <source>N-S</source>
        <extracomment>Words in what is printed (draw slip); Words in what is printed (traveller columns); Words in what is printed (vulnerable on board)</extracomment>
        <translation>N-Z</translation>
    </message>
    <message>
        <source>N-S +</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>N-Z +</translation>
    </message>
    <message>
        <source>N-S −</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>N-Z −</translation>
    </message>
    <message>
        <source>NS</source>
        <extracomment>Words in the page on players' phones (sheet); Words in tables of results (short side)</extracomment>
        <translation>NZ</translation>
    </message>
    <message>
        <source>NS +</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>NZ +</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>IMP’s NZ</translation>
    </message>
    <message>
        <source>NS points</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>Punten NZ</translation>
    </message>
    <message>
        <source>NS −</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>NZ −</translation>
    </message>
    <message>
        <source>NT, each further trick</source>
        <extracomment>Words in the tables of scores in Help (trick points)</extracomment>
        <translation>SA, elke volgende</translation>
    </message>
    <message>
        <source>NT, the first</source>
        <extracomment>Words in the tables of scores in Help (trick points)</extracomment>
        <translation>SA, de eerste</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column heading in rankings printed by commands (draw text); Column heading in the ranking of a session (ranking table); Column heading in what is printed (first places); and elsewhere</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name four to seven players to draw for partners.</source>
        <extracomment>Sentence in This evening and New evening (follow)</extracomment>
        <translation>Noem vier tot zeven spelers om partners te trekken.</translation>
    </message>
    <message>
        <source>Name four to seven players, then enter the results.</source>
        <extracomment>Sentence in This evening and New evening (first fault)</extracomment>
        <translation>Noem vier tot zeven spelers en voer dan de resultaten in.</translation>
    </message>
    <message>
        <source>Name of {pair}</source>
        <extracomment>Words in an evening of several tables (name of)</extracomment>
        <translation>Naam van {pair}</translation>
    </message>
    <message>
        <source>Names work too: 4s ann h100 eve. A few letters are enough; if they are ambiguous, scorepad asks. With mouse or finger, use the Pad.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Namen kunnen ook: 4s ann h100 eve. Een paar letters zijn genoeg; zijn ze dubbelzinnig, dan vraagt scorepad het. Gebruik met muis of vinger de Biedbak.</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>IMP’s netto</translation>
    </message>
    <message>
        <source>Net margin in exact points</source>
        <extracomment>Words in Standings (points)</extracomment>
        <translation>Nettoverschil in exacte punten</translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <extracomment>Words in Standings (doubled)</extracomment>
        <translation>Nettopunten in gedoubleerde contracten van beide partijen</translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <extracomment>Words in Standings (redoubled)</extracomment>
        <translation>Nettopunten in geredoubleerde contracten van beide partijen</translation>
    </message>
    <message>
        <source>New evening, sa&amp;me players</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Nieuwe avond, &amp;zelfde spelers</translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <extracomment>Sentence in This evening and New evening (end of round)</extracomment>
        <translation>Met nieuwe paren begint een nieuwe reeks spellen.</translation>
    </message>
    <message>
        <source>Next: draw round {number}, under “Movement”.</source>
        <extracomment>Sentence in movements of several tables (to draw)</extracomment>
        <translation>Nu ronde {number} indelen, onder “Schema”.</translation>
    </message>
    <message>
        <source>Next: {round}</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Hierna: {round}</translation>
    </message>
    <message>
        <source>Next: {round} of {planned}</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Hierna: {round} van {planned}</translation>
    </message>
    <message>
        <source>Next: {round}, the last</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Hierna: {round}, de laatste</translation>
    </message>
    <message>
        <source>No earlier session of these players was found.</source>
        <extracomment>Sentence in the page At several tables (nothing known)</extracomment>
        <translation>Van deze spelers is geen eerdere zitting gevonden.</translation>
    </message>
    <message>
        <source>No evenings found. Esc clears the search.</source>
        <extracomment>Label in Earlier evenings (tell number)</extracomment>
        <translation>Geen avonden gevonden. Esc wist de zoekopdracht.</translation>
    </message>
    <message>
        <source>No evenings in this period.</source>
        <extracomment>Sentence in Standings (adding up)</extracomment>
        <translation>Geen avonden in deze periode.</translation>
    </message>
    <message>
        <source>No movement is set. Enter any board.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Geen schema. Voer een spel naar keuze in.</translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <extracomment>Sentence in Standings (adding up)</extracomment>
        <translation>Geen spelers met een naam in deze periode.</translation>
    </message>
    <message>
        <source>No network at all? Use “Result as a code” and scan it with a phone: the code itself holds the result.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Helemaal geen netwerk? Scan “Uitslag als code” met een telefoon: de code zelf bevat de uitslag.</translation>
    </message>
    <message>
        <source>No phone is here yet.</source>
        <extracomment>Sentence in Phones at the tables (show who)</extracomment>
        <translation>Er is nog geen telefoon.</translation>
    </message>
    <message>
        <source>No phone yet? Three things help:</source>
        <extracomment>Words in Phones at the tables (hints)</extracomment>
        <translation>Nog geen telefoon? Drie dingen helpen:</translation>
    </message>
    <message>
        <source>No places have changed.</source>
        <extracomment>Sentence in rankings printed by commands (moved text); Sentence in the ranking of a session (moved places)</extracomment>
        <translation>Geen plaats is veranderd.</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <extracomment>Sentence in the dialog Print (offer)</extracomment>
        <translation>Op deze computer is geen printer ingesteld. Een PDF kunt u overal afdrukken, en naar vrienden sturen.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Geen ruimte meer op de schijf</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Bestand of map niet gevonden</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column heading in the command list (listed text); Column heading in sheets printed by commands (imp lines); Sentence in the list of deals and the entry line (columns); and elsewhere</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody is vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Niemand is kwetsbaar</translation>
    </message>
    <message>
        <source>Nobody is vulnerable on the first deal, both sides on the fourth.</source>
        <extracomment>Sentence in Help (first and last)</extracomment>
        <translation>In het eerste spel is niemand kwetsbaar, in het vierde zijn beide partijen het.</translation>
    </message>
    <message>
        <source>Nobody owes anything yet.</source>
        <extracomment>Sentence in Earlier evenings and Standings (tell)</extracomment>
        <translation>Nog niemand is iets schuldig.</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <extracomment>Sentence in Earlier evenings and Standings (tell); Sentence in results and money (about payments)</extracomment>
        <translation>Niemand is iets schuldig.</translation>
    </message>
    <message>
        <source>Nobody wins: {points} each</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>Niemand wint: elk {points}</translation>
    </message>
    <message>
        <source>None: sit as you like</source>
        <extracomment>Words in an evening of several tables (offer movements)</extracomment>
        <translation>Geen: ga zitten zoals u wilt</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Noord</translation>
    </message>
    <message>
        <source>North-South</source>
        <extracomment>Words in the page on players' phones (line); Words in rankings printed by commands (ranking); Words in the window (side name); and elsewhere</extracomment>
        <translation>Noord-Zuid</translation>
    </message>
    <message>
        <source>North-South held 23 high-card points</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Noord-Zuid had 23 honneurpunten</translation>
    </message>
    <message>
        <source>North-South sit out, in their seats</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Noord-Zuid zit stil, op de eigen plaats</translation>
    </message>
    <message>
        <source>North-South: {first}. East-West: {second}</source>
        <extracomment>Words in a deal, a result or an evening (split)</extracomment>
        <translation>Noord-Zuid: {first}. Oost-West: {second}</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Dit is geen map</translation>
    </message>
    <message>
        <source>Not agreed: ask the director</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Betwist: roep de wedstrijdleider</translation>
    </message>
    <message>
        <source>Not finished</source>
        <extracomment>Words in what is printed (outcome)</extracomment>
        <translation>Niet af</translation>
    </message>
    <message>
        <source>Not imported from the file: {what}.</source>
        <extracomment>Sentence in files that are opened or saved (note on)</extracomment>
        <translation>Niet geïmporteerd uit het bestand: {what}.</translation>
    </message>
    <message>
        <source>Not in the file: {what}.</source>
        <extracomment>Sentence in files that are opened or saved (not held)</extracomment>
        <translation>Niet in het bestand: {what}.</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>Words in the window</extracomment>
        <translation>Nog niet opgeslagen</translation>
    </message>
    <message>
        <source>Not yet agreed by the other side</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Nog niet bevestigd</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Words in This evening and New evening (note caption); Words in Earlier evenings (evening headings)</extracomment>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Note on the evening</source>
        <extracomment>Grey example in Earlier evenings and Standings</extracomment>
        <translation>Notitie bij de avond</translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <extracomment>Grey example in Earlier evenings and Standings</extracomment>
        <translation>Notitie bij dit spel</translation>
    </message>
    <message>
        <source>Nothing can be compared until a board has been played at a second table.</source>
        <extracomment>Sentence in the ranking of a session (nothing compared)</extracomment>
        <translation>Er valt pas iets te vergelijken als een spel aan een tweede tafel is gespeeld.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <extracomment>Sentence in the page on players' phones (sheet)</extracomment>
        <translation>Er is nog niets gespeeld.</translation>
    </message>
    <message>
        <source>Nothing is chosen to print.</source>
        <extracomment>Sentence in what is printed (saved); Sentence in the dialog Print (offer)</extracomment>
        <translation>Er is niets gekozen om af te drukken.</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <extracomment>Words in what is printed (pages); Words in This evening, what was agreed (nothing decided)</extracomment>
        <translation>Er is nog niets beslist</translation>
    </message>
    <message>
        <source>O&amp;ld evening…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>&amp;Oude avond…</translation>
    </message>
    <message>
        <source>O&amp;vertricks count only when doubled</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>&amp;Overslagen tellen alleen met doublet</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Of partnerships</source>
        <extracomment>Words in Standings (arrange)</extracomment>
        <translation>Van paren</translation>
    </message>
    <message>
        <source>Of players</source>
        <extracomment>Words in Standings (arrange)</extracomment>
        <translation>Van spelers</translation>
    </message>
    <message>
        <source>On paper</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Op papier</translation>
    </message>
    <message>
        <source>On the back score each player gets the IMPs of their deals</source>
        <extracomment>Words in the panel beside the sheet (goes on back score)</extracomment>
        <translation>Op de verzamelstaat krijgt elke speler de IMP’s van de eigen spellen</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s opponents are vulnerable.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>In het tweede en derde spel zijn de tegenstanders van de gever kwetsbaar.</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s side is vulnerable.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>In het tweede en derde spel is de partij van de gever kwetsbaar.</translation>
    </message>
    <message>
        <source>On the sheet: {total}</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>Op het blad: {total}</translation>
    </message>
    <message>
        <source>One East-West pair sits out in each round.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>In elke ronde zit een paar Oost-West stil.</translation>
    </message>
    <message>
        <source>One North-South pair sits out in each round, in its seats.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>In elke ronde zit een paar Noord-Zuid stil, op de eigen plaats.</translation>
    </message>
    <message>
        <source>One minute &amp;less</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>Een minuut &amp;minder</translation>
    </message>
    <message>
        <source>One minute &amp;more</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>Een minuut m&amp;eer</translation>
    </message>
    <message>
        <source>One moment…</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Een moment…</translation>
    </message>
    <message>
        <source>One phone scans the code, one shows the sheet, one enters a deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Eén telefoon scant de code, één toont het blad, één voert een spel in.</translation>
    </message>
    <message>
        <source>One sits out in each round.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>In elke ronde zit er één stil.</translation>
    </message>
    <message>
        <source>Only look</source>
        <extracomment>Words in the page on players' phones (places); Words in Phones at the tables (answers)</extracomment>
        <translation>Alleen kijken</translation>
    </message>
    <message>
        <source>Only rounds at one table count here.</source>
        <extracomment>Label in Standings (show hint)</extracomment>
        <translation>Hier tellen alleen ronden aan één tafel.</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n evening(s) of the list</source>
        <extracomment>Words in Standings (only these)</extracomment>
        <translation>
            <numerusform>Alleen de %n avond van de lijst</numerusform>
            <numerusform>Alleen de %n avonden van de lijst</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the code lets a phone in. When you send a phone away, it sees nothing more and the code changes.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Alleen met de code komt een telefoon binnen. Stuurt u een telefoon weg, dan ziet die niets meer en verandert de code.</translation>
    </message>
    <message>
        <source>Only this form of the game</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Alleen deze spelvorm</translation>
    </message>
    <message>
        <source>Only this period</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Alleen deze periode</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Open</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>&amp;Bestand openen…</translation>
    </message>
    <message>
        <source>Open the last of them</source>
        <extracomment>Words in the window (report)</extracomment>
        <translation>De laatste ervan openen</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <extracomment>Words in the window (wait)</extracomment>
        <translation>{file} wordt geopend</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Words in the season in Standings (opponents)</extracomment>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Option</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Optie</translation>
    </message>
    <message>
        <source>Options come before the first result:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Opties komen voor het eerste resultaat:</translation>
    </message>
    <message>
        <source>Options come between `form` and the first deal:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Opties komen tussen `form` en het eerste spel:</translation>
    </message>
    <message>
        <source>Or type it, e.g. {example}</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Of typ het, bijv. {example}</translation>
    </message>
    <message>
        <source>Or type the letters after # in the address on the laptop.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Of typ de tekens na # in het adres op de laptop.</translation>
    </message>
    <message>
        <source>Or your pair or number</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Of uw paar of nummer</translation>
    </message>
    <message>
        <source>Other files are still being opened; please try again afterwards.</source>
        <extracomment>Sentence in the window (open files)</extracomment>
        <translation>Er worden nog andere bestanden geopend; probeer het daarna opnieuw.</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Over</translation>
    </message>
    <message>
        <source>Overtricks</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Overslagen</translation>
    </message>
    <message>
        <source>Overtricks, each. All the rest goes above the line.</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Overslagen, per slag. Al het andere komt boven de streep.</translation>
    </message>
    <message>
        <source>Owls: Ann &amp; Bob</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Uilen: Anna &amp; Bob</translation>
    </message>
    <message>
        <source>Owls: Ann &amp; Bob, Cy &amp; Di</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Uilen: Anna &amp; Bob, Carla &amp; Dirk</translation>
    </message>
    <message>
        <source>P&amp;hones need Python’s {packages}</source>
        <extracomment>Button or menu entry in Phones at the tables (menu entry)</extracomment>
        <translation>&amp;Telefoons vragen de Python-pakketten {packages}</translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <extracomment>Button or menu entry in Phones at the tables (menu entry)</extracomment>
        <translation>&amp;Telefoons…</translation>
    </message>
    <message>
        <source>PBN, for other bridge programs (*.pbn)</source>
        <extracomment>Words in commands (export); Words in opening and saving files (save filters)</extracomment>
        <translation>PBN, voor andere bridgeprogramma’s (*.pbn)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <extracomment>Words in the window (ask where); Words in what is printed (pdf files)</extracomment>
        <translation>PDF-bestanden (*.pdf)</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <extracomment>Words in what is printed (turn to); Words in what is printed (page of)</extracomment>
        <translation>Bladzijde {number} van {count}</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Words in the page on players' phones (sheet); Words in Help (keys elsewhere); Name for a screen reader in the window</extracomment>
        <translation>Bladzijden</translation>
    </message>
    <message>
        <source>Paid &amp;on</source>
        <extracomment>Button or menu entry in results and money</extracomment>
        <translation>Betaald o&amp;p</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>Words in the ranking of a session (who heading); Words in what is printed (draw private)</extracomment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Pair of the season</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Paar van het seizoen</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Paren</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Words in what is printed (paper)</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Part-score bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Deelscorepremie</translation>
    </message>
    <message>
        <source>Part-score, under {game} for its tricks</source>
        <extracomment>Words in the tables of scores in Help (kinds)</extracomment>
        <translation>Deelscore, minder dan {game}</translation>
    </message>
    <message>
        <source>Part-scores count on &amp;towards a game</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>Deelscores tellen &amp;mee voor een manche</translation>
    </message>
    <message>
        <source>Part-scores count on towards a game of {game} from deal to deal, until either side makes one.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Deelscores tellen van spel tot spel mee voor een manche van {game}, tot een van de partijen die maakt.</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>Words in movements of several tables (pair card)</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>Words in This evening and New evening (arrange); Words in the season in Standings (partners)</extracomment>
        <translation>Partners</translation>
    </message>
    <message>
        <source>Partners are drawn for each round.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Voor elke ronde worden partners getrokken.</translation>
    </message>
    <message>
        <source>Partners change after each round.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Na elke ronde wisselen de partners.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <extracomment>Words in Standings (of met); Words in Standings (partnership)</extracomment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Partnerships</source>
        <extracomment>Words in Standings (partnerships)</extracomment>
        <translation>Paren</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Words in the page on players' phones (pad); Button in the bidding pad</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Payments are rounded down to whole coins. Leftover coins go to the largest remainders, then to the players seated first.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Betaald wordt in hele munten, naar beneden afgerond. Munten die overblijven gaan naar de grootste resten, dan naar wie het eerst zat.</translation>
    </message>
    <message>
        <source>Penalties for contracts that went down</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Strafpunten voor eigen contracten die down gingen</translation>
    </message>
    <message>
        <source>Penalties for the opponents’ contracts that went down</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Strafpunten voor contracten van de tegenpartij die down gingen</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Strafpunten</translation>
    </message>
    <message>
        <source>Per cent</source>
        <extracomment>Column heading in rankings printed by commands (pairs); Words in the ranking of a session (ranking table); Words in the ranking of a session (cross of); and elsewhere</extracomment>
        <translation>Procent</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Geen toestemming</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <extracomment>Words in Phones at the tables</extracomment>
        <translation>Telefoons aan tafel</translation>
    </message>
    <message>
        <source>Phones cannot be let in at {address}: {reason}.</source>
        <extracomment>Sentence in Phones at the tables (cannot listen)</extracomment>
        <translation>Op {address} kunnen geen telefoons worden toegelaten: {reason}.</translation>
    </message>
    <message>
        <source>Phones in the same Wi-Fi scan a code and see the sheet, live. Nothing is installed, and nothing leaves the house. Phones are switched off when the evening ends.</source>
        <extracomment>Sentence in Phones at the tables (what it is)</extracomment>
        <translation>Telefoons op hetzelfde wifinetwerk scannen een code en zien het blad, live. Er wordt niets geïnstalleerd en niets verlaat het huis. Aan het eind van de avond worden de telefoons losgekoppeld.</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Words in the charts of Standings (which picture)</extracomment>
        <translation>Afbeelding</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <extracomment>Words in what is printed (picture files)</extracomment>
        <translation>Afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column heading in the ranking of a session (ranking table); Column heading in what is printed (first places); Words in the ranking of a session (place of); and elsewhere</extracomment>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Places: {moved}.</source>
        <extracomment>Sentence in the ranking of a session (moved places)</extracomment>
        <translation>Plaatsen: {moved}.</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Words in Earlier evenings (evening headings)</extracomment>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Played in</source>
        <extracomment>Column heading in the list of deals and the entry line (columns); Words in Standings, where a figure comes from (headings behind)</extracomment>
        <translation>Gespeeld in</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Words in the page on players' phones (shown); Words in what is printed (back score); Words in Settling up (settle table); and elsewhere</extracomment>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>Words in an evening of several tables (called); Words in the ranking of a session (unnamed)</extracomment>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Players in the chart, seven at most</source>
        <extracomment>Words in Earlier evenings and Standings (choose lines)</extracomment>
        <translation>Spelers in de grafiek, hoogstens zeven</translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <extracomment>Sentence in This evening and New evening (who comes in)</extracomment>
        <translation>Wie het langst stilgezeten heeft, doet weer mee.</translation>
    </message>
    <message>
        <source>Please check these:</source>
        <extracomment>Words in the archive of evenings (what was rescued)</extracomment>
        <translation>Kijk deze punten na:</translation>
    </message>
    <message>
        <source>Plus</source>
        <extracomment>Words in what is printed (draw private)</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Points E-W</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>Punten O-W</translation>
    </message>
    <message>
        <source>Points N-S</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>Punten N-Z</translation>
    </message>
    <message>
        <source>Points We &amp;hold</source>
        <extracomment>Label in What if</extracomment>
        <translation>Onze &amp;honneurpunten</translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <extracomment>Words in the dialog Adjustment (by agreement)</extracomment>
        <translation>Afgesproken punten</translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <extracomment>Words in Standings (honours)</extracomment>
        <translation>Punten voor honneurs van hun partij</translation>
    </message>
    <message>
        <source>Points our side held, of 40</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Punten van onze partij, van 40</translation>
    </message>
    <message>
        <source>Points {team}</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Punten {team}</translation>
    </message>
    <message>
        <source>Points, rounded to tens</source>
        <extracomment>Words in house rules (ways of money)</extracomment>
        <translation>Punten, afgerond op tientallen</translation>
    </message>
    <message>
        <source>Position in the evening</source>
        <extracomment>Name for a screen reader in Earlier evenings and Standings</extracomment>
        <translation>Plaats in de avond</translation>
    </message>
    <message>
        <source>Press Enter to count this in the ranking.</source>
        <extracomment>Sentence in an evening of several tables (understood)</extracomment>
        <translation>Met Enter telt dit in de uitslag.</translation>
    </message>
    <message>
        <source>Press and hold the picture to save or send it.</source>
        <extracomment>Sentence in the page on players' phones (sheet)</extracomment>
        <translation>Houd de afbeelding ingedrukt om die op te slaan of te sturen.</translation>
    </message>
    <message>
        <source>Private score card</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Persoonlijke scorekaart</translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <extracomment>Tooltip in results and money</extracomment>
        <translation>Zet een afbeelding en een paar regels tekst op het klembord</translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <extracomment>Button or menu entry in an evening of several tables</extracomment>
        <translation>&amp;Uitslag</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>Eindscore</translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Uitslag, kruistabel en wedstrijdformulier staan naast de resultaten en kunnen worden afgedrukt, met loopbriefjes, scorebriefjes en tafelkaarten.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Alleen-lezen bestandssysteem</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Words in the menus (redo)</extracomment>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <extracomment>Words in the menus (redo step)</extracomment>
        <translation>Opnieuw: {step}</translation>
    </message>
    <message>
        <source>Redone: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Opnieuw gedaan: {step}</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings (redoubled)</extracomment>
        <translation>Geredoubleerd</translation>
    </message>
    <message>
        <source>Reopens the debt in the evening it came from.</source>
        <extracomment>Tooltip in Settling up, older debts (show debts)</extracomment>
        <translation>De schuld staat weer open op de avond waar ze vandaan komt.</translation>
    </message>
    <message>
        <source>Res&amp;ults</source>
        <extracomment>Button or menu entry in an evening of several tables</extracomment>
        <translation>&amp;Resultaten</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <extracomment>Button in Backups</extracomment>
        <translation>&amp;Alle terugzetten</translation>
    </message>
    <message>
        <source>Restore this &amp;evening</source>
        <extracomment>Button or menu entry in the archive of evenings (restore one)</extracomment>
        <translation>Deze &amp;avond terugzetten</translation>
    </message>
    <message>
        <source>Resul&amp;t…</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>Ui&amp;tslag…</translation>
    </message>
    <message>
        <source>Results of the board</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Resultaten van het spel</translation>
    </message>
    <message>
        <source>Results of the last five evenings, newest last</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>Resultaten van de laatste vijf avonden, de nieuwste achteraan</translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>Resultaten van twee laptops</translation>
    </message>
    <message>
        <source>Resume &amp;the chukker</source>
        <extracomment>Button or menu entry in the window (take up)</extracomment>
        <translation>De Chicago hervat&amp;ten</translation>
    </message>
    <message>
        <source>Resume &amp;the rubber</source>
        <extracomment>Button or menu entry in the window (take up)</extracomment>
        <translation>De robber hervat&amp;ten</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <extracomment>Label in the clock for the rounds; Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Ronden</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Column heading in rankings printed by commands (movement text); Words in what is printed (draw slip); Column heading in movements of several tables (movement table); and elsewhere</extracomment>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Round by round</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Ronde voor ronde</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <extracomment>Words in the picture of the table (round of planned)</extracomment>
        <translation>Ronde {number} van {planned}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: last {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Ronde {round} van {rounds}: laatste {left}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Ronde {round} van {rounds}: {left}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <extracomment>Words in the page on players' phones (tables); Words in an evening of several tables (round and table); Words in what is printed (slip head)</extracomment>
        <translation>Ronde {round}, tafel {table}</translation>
    </message>
    <message>
        <source>Round {round}: table {table}, {line}, boards {boards}</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Ronde {round}: tafel {table}, {line}, spellen {boards}</translation>
    </message>
    <message>
        <source>Round {round}: you sit out.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Ronde {round}: u zit stil.</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <extracomment>Words in Standings (lost)</extracomment>
        <translation>Verloren ronden</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>Words in Standings (won)</extracomment>
        <translation>Gewonnen ronden</translation>
    </message>
    <message>
        <source>Rounds won (%)</source>
        <extracomment>Words in Standings (of standings)</extracomment>
        <translation>Gewonnen ronden (%)</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Robberpremie</translation>
    </message>
    <message>
        <source>Rubber bridge</source>
        <extracomment>Words in This evening, what was agreed (form names); Words in what is printed (blank titles)</extracomment>
        <translation>Robberbridge</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <extracomment>Words in deals and figures, everywhere (round title)</extracomment>
        <translation>Robber {number}</translation>
    </message>
    <message>
        <source>Rubbers, chukkers and sets of boards, finished or stopped</source>
        <extracomment>Words in Standings (rounds)</extracomment>
        <translation>Robbers, Chicago’s en reeksen spellen, uitgespeeld of gestopt</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Tussenstand</translation>
    </message>
    <message>
        <source>Running &amp;totals</source>
        <extracomment>Button or menu entry in Back score</extracomment>
        <translation>Lopende &amp;totalen</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Telling</translation>
    </message>
    <message>
        <source>S&amp;eason</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Seiz&amp;oen</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <extracomment>Button or menu entry in Earlier evenings (sort by)</extracomment>
        <translation>Sor&amp;teren op</translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <extracomment>Button or menu entry in This evening and New evening (stops first)</extracomment>
        <translation>{round} eerst sto&amp;ppen en toekennen aan de spelers ervan</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <extracomment>Words in the window</extracomment>
        <translation>Zoals het bureaublad</translation>
    </message>
    <message>
        <source>Saturday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Zaterdagavond</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <extracomment>Button or menu entry in the charts of Standings (save picture); Button or menu entry in what is printed (save pdf)</extracomment>
        <translation>Als PDF opslaa&amp;n…</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <extracomment>Button in the window</extracomment>
        <translation>Als bestand opslaan…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence in what is printed (saved)</extracomment>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Say each score aloud</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Elke score voorlezen</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>Label in house rules</extracomment>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Scan it with a phone to get the result; no network is needed.</source>
        <extracomment>Sentence in Phones at the tables (without network)</extracomment>
        <translation>Scan hem met een telefoon voor de uitslag; een netwerk is niet nodig.</translation>
    </message>
    <message>
        <source>Scan the code, or type this in the browser of a phone:</source>
        <extracomment>Words in Phones at the tables (how to come)</extracomment>
        <translation>Scan de code, of typ dit in de browser van een telefoon:</translation>
    </message>
    <message>
        <source>Scan this code with the phone. Phones connected: {number}</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Scan deze code met de telefoon. Verbonden telefoons: {number}</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Column heading in rankings printed by commands (result); Column heading in sheets printed by commands (imp lines); Words in what is printed (score); and elsewhere</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <extracomment>Help of a command in commands (print); Words in the window (all elements)</extracomment>
        <translation>Opbouw van de punten</translation>
    </message>
    <message>
        <source>Score files</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Scorebestanden</translation>
    </message>
    <message>
        <source>Score files of several tables</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Scorebestanden van meerdere tafels</translation>
    </message>
    <message>
        <source>Score slips</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Scorebriefjes</translation>
    </message>
    <message>
        <source>Score slips for all tables</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Scorebriefjes voor alle tafels</translation>
    </message>
    <message>
        <source>Scores can be corrected until the rubber’s result is agreed, and later, marked with a star, if all consent (Laws 72 to 81).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Een score mag verbeterd worden tot de uitslag van de robber vaststaat (artikelen 72 tot en met 81), later als allen instemmen; scorepad zet een sterretje bij zulke spellen.</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Words in Help (search)</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search without {what}</source>
        <extracomment>Words in Earlier evenings and Standings (take away)</extracomment>
        <translation>Zoeken zonder {what}</translation>
    </message>
    <message>
        <source>Season from {first} to {last}</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Seizoen van {first} tot en met {last}</translation>
    </message>
    <message>
        <source>Season {first}/{last}</source>
        <extracomment>Words in Earlier evenings and Standings (latest first)</extracomment>
        <translation>Seizoen {first}/{last}</translation>
    </message>
    <message>
        <source>Season {year}</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Seizoen {year}</translation>
    </message>
    <message>
        <source>Send away</source>
        <extracomment>Button in Phones at the tables (row)</extracomment>
        <translation>Wegsturen</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <extracomment>Name for a screen reader in Phones at the tables (row)</extracomment>
        <translation>{name} wegsturen</translation>
    </message>
    <message>
        <source>Sending…</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>Bezig met sturen…</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <extracomment>Words in the dialog Print (print them)</extracomment>
        <translation>Naar {printer} gestuurd</translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <extracomment>Button or menu entry in the panel after a round; Button in results and money</extracomment>
        <translation>Afre&amp;kenen…</translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Afre&amp;kenen…</translation>
    </message>
    <message>
        <source>Settling up so far</source>
        <extracomment>Words in Earlier evenings and Standings (tell)</extracomment>
        <translation>Afrekening tot nu toe</translation>
    </message>
    <message>
        <source>Several tables</source>
        <extracomment>Words in Standings (names); Words in the panel beside the sheet (chip)</extracomment>
        <translation>Meerdere tafels</translation>
    </message>
    <message>
        <source>Several tables: partnerships</source>
        <extracomment>Words in Standings (who is ranked)</extracomment>
        <translation>Meerdere tafels: paren</translation>
    </message>
    <message>
        <source>Several tables: players</source>
        <extracomment>Words in Standings (who is ranked)</extracomment>
        <translation>Meerdere tafels: spelers</translation>
    </message>
    <message>
        <source>Several tables: who met whom</source>
        <extracomment>Words in the season in Standings (pairs against each other)</extracomment>
        <translation>Meerdere tafels: wie tegen wie</translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>De&amp;len en afdrukken</translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Percentage gemaakte contracten op hoogte {level}</translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Percentage gemaakte contracten in {strain}</translation>
    </message>
    <message>
        <source>Shee&amp;t</source>
        <extracomment>Label in all pages (show turn)</extracomment>
        <translation>Bla&amp;d</translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <extracomment>Label in Earlier evenings and Standings (show card)</extracomment>
        <translation>&amp;Kaart tonen</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n debt(s)</source>
        <extracomment>Words in results and money (show all)</extracomment>
        <translation>
            <numerusform>De %n schuld tonen</numerusform>
            <numerusform>Alle %n schulden tonen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the evening, or the details of a figure</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>De avond bekijken, of de details van het getal</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>Label in the dialog Adjustment</extracomment>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Since the last change of &amp;seats</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>Sinds de laatste wisseling van &amp;plaatsen</translation>
    </message>
    <message>
        <source>Single players are written `8+1-5+7: N 3NT=`, the pairs of two teams of four `A1-B1: N 4S=`.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Losse spelers worden geschreven als `8+1-5+7: N 3NT=`, de paren van twee viertallen als `A1-B1: N 4S=`.</translation>
    </message>
    <message>
        <source>Sit as you like, and type the pairs with each result.</source>
        <extracomment>Sentence in movements of several tables (no movement)</extracomment>
        <translation>Ga zitten zoals u wilt, en typ de paren bij elk resultaat.</translation>
    </message>
    <message>
        <source>Sits out, number {number}</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>Zit stil, nummer {number}</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <extracomment>Column heading in rankings printed by commands (movement text)</extracomment>
        <translation>Zit stil</translation>
    </message>
    <message>
        <source>Sitting out after that: {players}</source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <translation>Daarna zitten stil: {players}</translation>
    </message>
    <message>
        <source>Slam</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Slem</translation>
    </message>
    <message>
        <source>Slams</source>
        <extracomment>Words in the charts of Standings (kind name); Words in Standings (slams); Words in the season in Standings (slams)</extracomment>
        <translation>Slems</translation>
    </message>
    <message>
        <source>Slams made, out of slams bid</source>
        <extracomment>Words in Standings (slams)</extracomment>
        <translation>Gemaakte slems, van de geboden slems</translation>
    </message>
    <message>
        <source>Small slam: six bid and made</source>
        <extracomment>Words in the tables of scores in Help (small slam)</extracomment>
        <translation>Klein slem, zes geboden</translation>
    </message>
    <message>
        <source>Some debts are not paid.</source>
        <extracomment>Sentence in results and money (about payments)</extracomment>
        <translation>Er zijn onbetaalde schulden.</translation>
    </message>
    <message>
        <source>Some entries are not saved</source>
        <extracomment>Label in the window</extracomment>
        <translation>Niet alle invoer is opgeslagen</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <extracomment>Words in the message after a fault of the program</extracomment>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>Something went wrong inside scorepad.</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>Er ging iets mis in scorepad.</translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Op een kolom sorteren</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Zuid</translation>
    </message>
    <message>
        <source>Split score</source>
        <extracomment>Words in an evening of several tables (what cells); Words in two versions of an evening side by side (what)</extracomment>
        <translation>Gesplitste score</translation>
    </message>
    <message>
        <source>Sta&amp;ke for 100 points</source>
        <extracomment>Button or menu entry in This evening and New evening (stake caption); Button or menu entry in Settling up (stake)</extracomment>
        <translation>&amp;Inzet voor 100 punten</translation>
    </message>
    <message>
        <source>Sta&amp;ke for each IMP</source>
        <extracomment>Button or menu entry in This evening and New evening (stake caption); Button or menu entry in Settling up (stake)</extracomment>
        <translation>&amp;Inzet per IMP</translation>
    </message>
    <message>
        <source>Standings</source>
        <extracomment>Words in the window</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Start with &amp;round</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Beginnen met ronde</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <extracomment>Label in Earlier evenings and Standings (show card)</extracomment>
        <translation>Stap &amp;voor stap</translation>
    </message>
    <message>
        <source>Step through an evening deal by deal</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Een avond spel voor spel bekijken</translation>
    </message>
    <message>
        <source>Still open from earlier evenings</source>
        <extracomment>Words in results and money (still open)</extracomment>
        <translation>Nog open van eerdere avonden</translation>
    </message>
    <message>
        <source>Still to come</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Nog te spelen</translation>
    </message>
    <message>
        <source>Strong &amp;contrast</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Sterk &amp;contrast</translation>
    </message>
    <message>
        <source>Suit</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Suits in &amp;black and red</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>Kleuren in &amp;zwart en rood</translation>
    </message>
    <message>
        <source>Sunday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Zondagavond</translation>
    </message>
    <message>
        <source>Swiss: drawn by the ranking</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Zwitsers: ingedeeld naar de stand</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <extracomment>Button in the clock for the rounds; Button in Phones at the tables</extracomment>
        <translation>&amp;Uitschakelen</translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>Kaarten t&amp;ypen</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Words in the page on players' phones (tables); Words in what is printed (draw slip); Column heading in movements of several tables (movement table); and elsewhere</extracomment>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabel van de verzamelstaat (*.csv)</translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabel van de spellen (*.csv)</translation>
    </message>
    <message>
        <source>Table of the ranking (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabel van de uitslag (*.csv)</translation>
    </message>
    <message>
        <source>Table of the results (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabel van de resultaten (*.csv)</translation>
    </message>
    <message>
        <source>Table of the rounds (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabel van de ronden (*.csv)</translation>
    </message>
    <message>
        <source>Table view, &amp;full screen</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Tafelweergave, volledig scherm</translation>
    </message>
    <message>
        <source>Table {table}: all results are in</source>
        <extracomment>Words in Phones at the tables (where)</extracomment>
        <translation>Tafel {table}: alle resultaten zijn er</translation>
    </message>
    <message>
        <source>Table {table}: round {round}</source>
        <extracomment>Words in Phones at the tables (where)</extracomment>
        <translation>Tafel {table}: ronde {round}</translation>
    </message>
    <message>
        <source>Tables may &amp;share boards in a round</source>
        <extracomment>Box to tick in an evening of several tables</extracomment>
        <translation>Tafels mogen in een ronde spellen d&amp;elen</translation>
    </message>
    <message>
        <source>Taken</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Gekregen</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>Words in the ranking of a session (who heading)</extracomment>
        <translation>Team</translation>
    </message>
    <message>
        <source>Team {home} {won}, team {visitors} {lost}</source>
        <extracomment>Words in the ranking of a session (match said)</extracomment>
        <translation>Team {home} {won}, team {visitors} {lost}</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <extracomment>Words in the ranking of a session (unnamed); Words in two versions of an evening side by side (called)</extracomment>
        <translation>Team {team}</translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Viertallen in IMP’s</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Viertallen</translation>
    </message>
    <message>
        <source>Teams, board a match</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Viertallen, board-a-match</translation>
    </message>
    <message numerus="yes">
        <source>That also changed %n deal(s).</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>
            <numerusform>Daardoor veranderde ook %n spel.</numerusform>
            <numerusform>Daardoor veranderden ook %n spellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>That also changed {deals}.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>Daardoor ook gewijzigd: {deals}.</translation>
    </message>
    <message>
        <source>That could not be done: {trouble}.</source>
        <extracomment>Sentence in Earlier evenings (cannot)</extracomment>
        <translation>Dat is niet gelukt: {trouble}.</translation>
    </message>
    <message>
        <source>That was the last of {planned} rounds planned.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>Dat was de laatste van {planned} geplande ronden.</translation>
    </message>
    <message>
        <source>That was the only round planned.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>Dat was de enige geplande ronde.</translation>
    </message>
    <message>
        <source>The &amp;last deal counts double</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Het &amp;laatste spel telt dubbel</translation>
    </message>
    <message>
        <source>The archive of evenings is not open at the moment.</source>
        <extracomment>Sentence in the window (review)</extracomment>
        <translation>Het archief is nu niet geopend.</translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <extracomment>Words in the window (rescue title)</extracomment>
        <translation>Het archief was beschadigd</translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <extracomment>Label in Back score (follow)</extracomment>
        <translation>De verzamelstaat begint als de eerste robber of Chicago afgelopen is.</translation>
    </message>
    <message>
        <source>The back score in money, at the stake of each round</source>
        <extracomment>Words in Standings (in money)</extracomment>
        <translation>De verzamelstaat in geld, naar de inzet van elke ronde</translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>De verzamelstaat van alle ronden</translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <extracomment>Words in Standings (course title)</extracomment>
        <translation>De verzamelstaat, avond voor avond</translation>
    </message>
    <message>
        <source>The best evening</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>De beste avond</translation>
    </message>
    <message>
        <source>The board played next</source>
        <extracomment>Words in the list of deals and the entry line</extracomment>
        <translation>Het volgende spel</translation>
    </message>
    <message>
        <source>The boards</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>De spellen</translation>
    </message>
    <message>
        <source>The boards count as soon as all their results are in.</source>
        <extracomment>Sentence in results and money (about rounds)</extracomment>
        <translation>De spellen tellen zodra alle resultaten er zijn.</translation>
    </message>
    <message>
        <source>The card of the evening as a picture</source>
        <extracomment>Words in the page on players' phones (sheet)</extracomment>
        <translation>De kaart van de avond als afbeelding</translation>
    </message>
    <message numerus="yes">
        <source>The cards of %n board(s) were added.</source>
        <extracomment>Sentence in the window (cards taken)</extracomment>
        <translation>
            <numerusform>De kaarten van %n spel zijn toegevoegd.</numerusform>
            <numerusform>De kaarten van %n spellen zijn toegevoegd.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <extracomment>Name for a screen reader in Back score</extracomment>
        <translation>Het verloop van de avond</translation>
    </message>
    <message>
        <source>The director types adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, or 3 fouled 1-2 4sn for a board whose cards were mixed up. F9 starts a clock for the rounds, seen on F11.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>De wedstrijdleider typt adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, of 3 fouled 1-2 4sn voor een spel met verwisselde kaarten. F9 start een klok voor de ronden, te zien met F11.</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <extracomment>Name for a screen reader in the panel beside the sheet</extracomment>
        <translation>Het einde van de ronde</translation>
    </message>
    <message>
        <source>The evening after this step – {when}: {step}</source>
        <extracomment>Words in the history and the backups of evenings (state after)</extracomment>
        <translation>De avond na deze stap – {when}: {step}</translation>
    </message>
    <message>
        <source>The evening goes to {team}</source>
        <extracomment>Words in an evening of several tables (headline)</extracomment>
        <translation>De avond gaat naar {team}</translation>
    </message>
    <message>
        <source>The evening is a draw</source>
        <extracomment>Words in This evening, what was agreed (nobody wins)</extracomment>
        <translation>De avond eindigt gelijk</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>De avond is afgelopen.</translation>
    </message>
    <message>
        <source>The evening is over. Begin another round with {deal}?</source>
        <extracomment>Words in the window (ask another)</extracomment>
        <translation>De avond is afgelopen. Nog een ronde beginnen met {deal}?</translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>De avond is ongewijzigd, en u kunt verderspelen. Ontbreekt de laatste stap, probeer die dan opnieuw.</translation>
    </message>
    <message>
        <source>The evening of {day} is still open.</source>
        <extracomment>Sentence in the window (ask whether it goes on)</extracomment>
        <translation>De avond van {day} is nog niet afgesloten.</translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <extracomment>Sentence in Earlier evenings (deleted)</extracomment>
        <translation>De avond van {day} is verwijderd.</translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>De eerste partij met twee manches beëindigt de robber.</translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <extracomment>Sentence in what is printed (check fonts)</extracomment>
        <translation>De lettertypen van scorepad zijn niet te vinden, dus er kan niet worden afgedrukt. Installeer scorepad opnieuw.</translation>
    </message>
    <message>
        <source>The game as agreed</source>
        <extracomment>Title in Help (sections)</extracomment>
        <translation>De afgesproken spelvorm</translation>
    </message>
    <message>
        <source>The half table</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>De halve tafel</translation>
    </message>
    <message>
        <source>The hands</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>De handen</translation>
    </message>
    <message>
        <source>The laptop cannot be reached.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>De laptop is niet bereikbaar.</translation>
    </message>
    <message>
        <source>The laptop cannot be reached. Your entry waits here.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>De laptop is niet bereikbaar. Uw invoer wacht hier.</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <extracomment>Words in Earlier evenings and Standings (latest first)</extracomment>
        <translation>De laatste 12 maanden</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <extracomment>Sentence in movements of several tables (clock)</extracomment>
        <translation>De laatste ronde is voorbij.</translation>
    </message>
    <message>
        <source>The movement, also for each table</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Het schema, ook per tafel</translation>
    </message>
    <message>
        <source>The next deal</source>
        <extracomment>Words in the page on players' phones (pad); Name for a screen reader in the list of deals and the entry line; Words in Earlier evenings and Standings</extracomment>
        <translation>Het volgende spel</translation>
    </message>
    <message>
        <source>The next page</source>
        <extracomment>Name for a screen reader in the dialog Print (connect)</extracomment>
        <translation>De volgende bladzijde</translation>
    </message>
    <message>
        <source>The next phone</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>De volgende telefoon</translation>
    </message>
    <message>
        <source>The next result</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>Het volgende resultaat</translation>
    </message>
    <message>
        <source>The note of the evening lists what could not be imported from another program’s file.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>In de notitie van de avond staat wat niet uit een bestand van een ander programma kon worden overgenomen.</translation>
    </message>
    <message>
        <source>The number of a board gives dealer and vulnerability.</source>
        <extracomment>Sentence in Help (number says)</extracomment>
        <translation>Het nummer van het spel bepaalt gever en kwetsbaarheid.</translation>
    </message>
    <message>
        <source>The order of the results</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>De volgorde van de resultaten</translation>
    </message>
    <message>
        <source>The other rounds</source>
        <extracomment>Words in the list of deals and the entry line</extracomment>
        <translation>De andere ronden</translation>
    </message>
    <message>
        <source>The others</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>De anderen</translation>
    </message>
    <message>
        <source>The partners stay the same all evening.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>De partners blijven de hele avond dezelfde.</translation>
    </message>
    <message>
        <source>The players seated at the end get the result of {round}.</source>
        <extracomment>Sentence in This evening and New evening (end of round)</extracomment>
        <translation>Wie er aan het einde zit, krijgt het resultaat van {round}.</translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>De punten in het bestand zijn niet met de onze vergeleken</translation>
    </message>
    <message>
        <source>The previous deal</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>Het vorige spel</translation>
    </message>
    <message>
        <source>The previous page</source>
        <extracomment>Name for a screen reader in the dialog Print (connect)</extracomment>
        <translation>De vorige bladzijde</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <extracomment>Sentence in what is printed (printer stopped)</extracomment>
        <translation>De printer {printer} neemt de bladzijden niet aan. Sla ze in plaats daarvan als PDF op.</translation>
    </message>
    <message>
        <source>The ranking in the file, without results: {places}.</source>
        <extracomment>Sentence in files that are opened or saved (evening)</extracomment>
        <translation>De uitslag in het bestand, zonder resultaten: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>The ranking is shown after %n more result(s).</source>
        <extracomment>Sentence in the ranking of a session (hidden)</extracomment>
        <translation>
            <numerusform>De uitslag verschijnt na nog %n resultaat.</numerusform>
            <numerusform>De uitslag verschijnt na nog %n resultaten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result is shown once a board can be compared.</source>
        <extracomment>Sentence in the window (open)</extracomment>
        <translation>De uitslag verschijnt zodra een spel vergeleken kan worden.</translation>
    </message>
    <message>
        <source>The result is shown once a round is over.</source>
        <extracomment>Sentence in the window (open)</extracomment>
        <translation>Het resultaat verschijnt zodra een ronde afgelopen is.</translation>
    </message>
    <message>
        <source>The round is tied</source>
        <extracomment>Words in what is printed (outcome)</extracomment>
        <translation>De ronde eindigt gelijk</translation>
    </message>
    <message>
        <source>The running back score</source>
        <extracomment>Words in the charts of Standings (pictures)</extracomment>
        <translation>De lopende verzamelstaat</translation>
    </message>
    <message>
        <source>The same page shows which table is behind, and which board is not agreed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Dezelfde bladzijde toont welke tafel achterloopt en welk spel betwist is.</translation>
    </message>
    <message>
        <source>The scale: {rows}.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>De tabel: {rows}.</translation>
    </message>
    <message>
        <source>The score for the table</source>
        <extracomment>Title in the window</extracomment>
        <translation>De score voor de tafel</translation>
    </message>
    <message>
        <source>The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of Rubber Bridge: acbl.org.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>De scores volgen de Laws of Contract Bridge (1993), sinds 2014 de Laws of Rubber Bridge: acbl.org.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <extracomment>Name for a screen reader in the score sheet</extracomment>
        <translation>Het blad</translation>
    </message>
    <message>
        <source>The sheet after each deal</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Het blad na elk spel</translation>
    </message>
    <message>
        <source>The stake is for each IMP, and the back score is in IMPs.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>De inzet is per IMP, en de verzamelstaat is in IMP’s.</translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>De inzet is per &amp;partij</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>Name for a screen reader in the panel beside the sheet; Name for a screen reader in the picture of the table</extracomment>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>The table leaves out notes on the evening, debts, payments and plans.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Notities bij de avond, schulden, betalingen en plannen staan niet in de tabel.</translation>
    </message>
    <message>
        <source>The us&amp;ual one</source>
        <extracomment>Button in house rules</extracomment>
        <translation>De &amp;gewone</translation>
    </message>
    <message>
        <source>The usual one; choose another from a &amp;file…</source>
        <extracomment>Button or menu entry in house rules (scale button)</extracomment>
        <translation>De gewone; een andere kiezen uit een &amp;bestand…</translation>
    </message>
    <message>
        <source>The whole evening</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>De hele avond</translation>
    </message>
    <message>
        <source>The worst evening</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>De slechtste avond</translation>
    </message>
    <message>
        <source>There are no evenings yet.</source>
        <extracomment>Sentence in the command check (check); Sentence in commands (export); Fault in commands (opened archive); and elsewhere</extracomment>
        <translation>Er zijn nog geen avonden.</translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <extracomment>Sentence in an evening of several tables (players as they like)</extracomment>
        <translation>Er zijn schema’s voor {numbers} spelers. Ga bij andere aantallen zitten zoals u wilt, en typ de partners bij elk resultaat: 1+2-3+4 4sn.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <extracomment>Sentence in Backups (no copies)</extracomment>
        <translation>Er is nog geen reservekopie.</translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Er is geen vijfde spel: na vier begint een nieuwe Chicago, waarin niemand kwetsbaar is. Een rondgepast spel wordt opnieuw gegeven en telt niet. (Gewoonte; de spelregels zeggen er niets over.)</translation>
    </message>
    <message>
        <source>There is nothing to compare it with yet.</source>
        <extracomment>Sentence in an evening of several tables (why)</extracomment>
        <translation>Er is nog niets om het mee te vergelijken.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <extracomment>Sentence in commands (removed)</extracomment>
        <translation>Er is niets te verwijderen.</translation>
    </message>
    <message>
        <source>There the first deal of {round} would be {deal}.</source>
        <extracomment>Sentence in the window (with next)</extracomment>
        <translation>Daar zou het eerste spel ({round}) {deal} zijn.</translation>
    </message>
    <message>
        <source>These are missing:</source>
        <extracomment>Words in the archive of evenings (what was rescued)</extracomment>
        <translation>Deze ontbreken:</translation>
    </message>
    <message>
        <source>These are the &amp;last boards</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>Dit zijn de &amp;laatste spellen</translation>
    </message>
    <message>
        <source>These columns are optional:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Deze kolommen mogen ontbreken:</translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>Deze details helpen de fout te verhelpen; ze bevatten geen namen of scores. Ze staan in {file}</translation>
    </message>
    <message>
        <source>They</source>
        <extracomment>Words in the page on players' phones (sheet); Column heading in sheets printed by commands (sheet line); Words in the window (we and they)</extracomment>
        <translation>Zij</translation>
    </message>
    <message>
        <source>They are one player</source>
        <extracomment>Button in Earlier evenings and Standings</extracomment>
        <translation>Het is één speler</translation>
    </message>
    <message>
        <source>They are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Zij zijn kwetsbaar</translation>
    </message>
    <message>
        <source>They are {players}</source>
        <extracomment>Words in the score sheet (who it is)</extracomment>
        <translation>Zij zijn {players}</translation>
    </message>
    <message>
        <source>They count in the total of {round}, but never towards a game.</source>
        <extracomment>Label in the dialog Adjustment (show round)</extracomment>
        <translation>Ze tellen mee in het totaal van {round}, maar nooit voor een manche.</translation>
    </message>
    <message>
        <source>They need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs)</extracomment>
        <translation>Zij hebben nog {points} nodig voor de manche</translation>
    </message>
    <message>
        <source>They play</source>
        <extracomment>Words in What if (side plays)</extracomment>
        <translation>Zij spelen</translation>
    </message>
    <message>
        <source>This &amp;round</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Deze &amp;ronde</translation>
    </message>
    <message>
        <source>This computer is not on a network. Join one first; a phone’s hotspot will do.</source>
        <extracomment>Sentence in Phones at the tables (no network)</extracomment>
        <translation>Deze computer zit niet op een netwerk. Maak eerst verbinding; de hotspot van een telefoon is genoeg.</translation>
    </message>
    <message>
        <source>This deal comes after the end of the round and is not counted.</source>
        <extracomment>Sentence in the window (deal tip)</extracomment>
        <translation>Dit spel komt na het einde van de ronde en telt niet.</translation>
    </message>
    <message>
        <source>This deal ends the chukker</source>
        <extracomment>Words in What if (what if state)</extracomment>
        <translation>Dit spel beëindigt de Chicago</translation>
    </message>
    <message>
        <source>This evening has no entries yet.</source>
        <extracomment>Title in the history and the backups of evenings (look)</extracomment>
        <translation>Op deze avond is nog niets ingevoerd.</translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under “Evenings”.</source>
        <extracomment>Sentence in the window (overtaken)</extracomment>
        <translation>Deze avond is ook elders gewijzigd. Beide blijven bewaard: dit is de uwe; de andere staat onder “Avonden”.</translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <extracomment>Sentence in the window (overtaken)</extracomment>
        <translation>Deze avond is elders bijgewerkt. Dit is de laatste versie.</translation>
    </message>
    <message>
        <source>This is the &amp;last chukker</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>Dit is de &amp;laatste Chicago</translation>
    </message>
    <message>
        <source>This is the &amp;last rubber</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>Dit is de &amp;laatste robber</translation>
    </message>
    <message>
        <source>This is the current evening.</source>
        <extracomment>Sentence in the history and the backups of evenings (look)</extracomment>
        <translation>Dit is de huidige avond.</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <extracomment>Words in the picture of the table (round of planned)</extracomment>
        <translation>Dit is de laatste ronde</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Switch it on in the browser.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Deze bladzijde heeft JavaScript nodig. Zet het aan in de browser.</translation>
    </message>
    <message>
        <source>This round with its deals</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Deze ronde met de spellen</translation>
    </message>
    <message>
        <source>This sheet</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Dit blad</translation>
    </message>
    <message>
        <source>This spelling</source>
        <extracomment>Words in Earlier evenings and Standings (spelling)</extracomment>
        <translation>Deze naam</translation>
    </message>
    <message>
        <source>Three-quarter Howell: some stay</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Driekwart-Howell: enkele blijven zitten</translation>
    </message>
    <message>
        <source>Thursday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Donderdagavond</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Column heading in the command list (listed text); Words in This evening and New evening (title caption)</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Titles</source>
        <extracomment>Words in the season in Standings (titles)</extracomment>
        <translation>Titels</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>Words in what is printed (settlement table)</extracomment>
        <translation>Aan</translation>
    </message>
    <message>
        <source>To correct a deal, type only the part that was wrong: +2, x or undoubled, 4h, another declarer, h100 eve, no honours. Contract and declarer together replace the whole deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Typ om een spel te verbeteren alleen wat fout was: +2, x of ongedoubleerd, 4h, een andere leider, h100 eve, geen honneurs. Contract en leider samen vervangen het hele spel.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Today’s backup could not be made: {reason}</source>
        <extracomment>Words in Backups (copy trouble)</extracomment>
        <translation>De reservekopie van vandaag kon niet worden gemaakt: {reason}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <extracomment>Words in the window</extracomment>
        <translation>Vanavond</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Words in the page on players' phones (sheet); Words in sheets printed by commands (with total); Column heading in the back score (back score table); and elsewhere</extracomment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Total after it: {we} {ours}, {they} {theirs}.</source>
        <extracomment>Sentence in the window (total)</extracomment>
        <translation>Stand daarna: {we} {ours}, {they} {theirs}.</translation>
    </message>
    <message>
        <source>Total points</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Totaalpunten</translation>
    </message>
    <message>
        <source>Traveller</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Loopbriefje</translation>
    </message>
    <message>
        <source>Trick points for each odd trick (above six) bid and made. They go below the line.</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Trekpunten voor elke geboden en gemaakte trek (slag boven zes). Ze komen onder de streep.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>Words in what is printed (draw private); Words in the window (element headings); Words in what is printed (traveller columns)</extracomment>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>Tuesday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Dinsdagavond</translation>
    </message>
    <message>
        <source>Turn all &amp;cards up</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button)</extracomment>
        <translation>Alle &amp;kaarten omdraaien</translation>
    </message>
    <message>
        <source>Type board and pairs with the result, e.g. 3 1-2 4sn</source>
        <extracomment>Words in the menus (of a deal)</extracomment>
        <translation>Typ spel en paren bij het resultaat, bijv. 3 1-2 4sn</translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Typ contract, leider en resultaat in de regel onderaan het venster, en druk op Enter. Hoofdletters en spaties maken niet uit.</translation>
    </message>
    <message>
        <source>Type only the wrong part: 4h, x, +1 or {player}</source>
        <extracomment>Words in an evening of several tables (corrects); Words in the list of deals and the entry line (hint)</extracomment>
        <translation>Typ alleen wat fout was: 4h, x, +1 of {player}</translation>
    </message>
    <message>
        <source>Type the board, the pairs and their result: 1 {pairs} 4sn+1</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Typ het spel, de paren en hun resultaat: 1 {pairs} 4sn+1</translation>
    </message>
    <message>
        <source>Type the card that each player drew, such as QC or 10H. The two highest are partners, and the highest deals first.</source>
        <extracomment>Sentence in This evening and New evening (draw hint)</extracomment>
        <translation>Typ de kaart die ieder getrokken heeft, bijv. VK of 10H. De twee hoogste zijn partners, en de hoogste geeft het eerst.</translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Typ het gevraagde resultaat, bijv. 4sn+1, of een ander met spel en paren: 3 1-2 4sn+1.</translation>
    </message>
    <message>
        <source>USEBIO holds only boards that several tables played</source>
        <extracomment>Fault in USEBIO files (parts)</extracomment>
        <translation>USEBIO bevat alleen spellen die aan meerdere tafels gespeeld zijn</translation>
    </message>
    <message>
        <source>USEBIO, for clubs’ pages (*.xml)</source>
        <extracomment>Words in commands (export); Words in opening and saving files (save filters)</extracomment>
        <translation>USEBIO, voor clubsites (*.xml)</translation>
    </message>
    <message>
        <source>Undertricks, not vulnerable (to opponents)</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Downslagen, niet kwetsbaar (voor de tegenpartij)</translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Downslagen, kwetsbaar (voor de tegenpartij)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button in results and money (show lines); Words in the window (undo)</extracomment>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <extracomment>Words in the window (undo step)</extracomment>
        <translation>Ongedaan maken: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Ongedaan gemaakt: {step}</translation>
    </message>
    <message>
        <source>Unfinished: game</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Onvoltooid: manche</translation>
    </message>
    <message>
        <source>Unfinished: part-score</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Onvoltooid: deelscore</translation>
    </message>
    <message>
        <source>Unsaved entries</source>
        <extracomment>Name for a screen reader in the window</extracomment>
        <translation>Niet opgeslagen invoer</translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <extracomment>Sentence in house rules (own scale)</extracomment>
        <translation>Gebruikt uw eigen tabel van verwachte scores.</translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Gebruikt u een tweede laptop? Sla de avond daar op en open het bestand hier: verschillen staan naast elkaar. Ook PBN- en USEBIO-resultaten kunnen geopend worden.</translation>
    </message>
    <message>
        <source>VPs</source>
        <extracomment>Words in the ranking of a session (ranking table); Words in an evening of several tables (adjusted in); Words in the ranking of a session (brought)</extracomment>
        <translation>VP</translation>
    </message>
    <message>
        <source>VPs a match</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>VP per wedstrijd</translation>
    </message>
    <message>
        <source>VUL</source>
        <extracomment>Words in the panel beside the sheet (words below)</extracomment>
        <translation>KWB</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <extracomment>Words in About scorepad</extracomment>
        <translation>Versie {number}</translation>
    </message>
    <message>
        <source>Victory points, for each match of teams</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Victory points per wedstrijd van viertallen</translation>
    </message>
    <message>
        <source>Vuln.</source>
        <extracomment>Sentence in what is printed (draw private); Sentence in what is printed (deal headings)</extracomment>
        <translation>Kwb.</translation>
    </message>
    <message>
        <source>Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, in Cavendish form the other; deal 4: both sides</source>
        <extracomment>Words in what is printed (vulnerable)</extracomment>
        <translation>Kwetsbaar – spel 1: niemand; spel 2 en 3: de partij van de gever, bij Cavendish de andere; spel 4: beide partijen</translation>
    </message>
    <message>
        <source>Waiting until the laptop allows this phone to enter deals.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Wachten tot de laptop deze telefoon laat invoeren.</translation>
    </message>
    <message>
        <source>We</source>
        <extracomment>Words in the page on players' phones (sheet); Column heading in sheets printed by commands (sheet line); Words in the window (we and they)</extracomment>
        <translation>Wij</translation>
    </message>
    <message numerus="yes">
        <source>We
win by %n IMP(s)</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>Wij
winnen met %n IMP</numerusform>
            <numerusform>Wij
winnen met %n IMP’s</numerusform>
        </translation>
    </message>
    <message>
        <source>We
win by {points}</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>Wij
winnen met {points}</translation>
    </message>
    <message>
        <source>We are East and West</source>
        <extracomment>Words in the picture of the table (who are we)</extracomment>
        <translation>Wij zijn Oost en West</translation>
    </message>
    <message>
        <source>We are North and South</source>
        <extracomment>Words in the picture of the table (who are we)</extracomment>
        <translation>Wij zijn Noord en Zuid</translation>
    </message>
    <message>
        <source>We are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Wij zijn kwetsbaar</translation>
    </message>
    <message>
        <source>We are {players}</source>
        <extracomment>Words in the score sheet (who it is)</extracomment>
        <translation>Wij zijn {players}</translation>
    </message>
    <message>
        <source>We need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs)</extracomment>
        <translation>Wij hebben nog {points} nodig voor de manche</translation>
    </message>
    <message>
        <source>We play</source>
        <extracomment>Words in What if (side plays)</extracomment>
        <comment>the contract</comment>
        <translation>Wij spelen</translation>
    </message>
    <message>
        <source>We win game {number}</source>
        <extracomment>Words in what is printed (won game)</extracomment>
        <translation>Wij winnen manche {number}</translation>
    </message>
    <message>
        <source>Wednesday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Woensdagavond</translation>
    </message>
    <message>
        <source>West</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>West</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column heading in the history and the backups of evenings (steps)</extracomment>
        <translation>Wat</translation>
    </message>
    <message>
        <source>What each contract would score</source>
        <extracomment>Name for a screen reader in What if</extracomment>
        <translation>Wat elk contract zou opleveren</translation>
    </message>
    <message>
        <source>What to print</source>
        <extracomment>Label in the dialog Print (arrange)</extracomment>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <extracomment>Words in the charts of Standings (pictures); Words in Standings (sources title)</extracomment>
        <translation>Herkomst van de punten</translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Waar uw avonden staan</translation>
    </message>
    <message>
        <source>Which table is this phone at?</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Aan welke tafel is deze telefoon?</translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Terwijl u typt, verschijnt de score lichtgrijs in de juiste kolom, en in woorden onder de regel.</translation>
    </message>
    <message>
        <source>Who held the honours?</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (question)</extracomment>
        <translation>Wie had de honneurs?</translation>
    </message>
    <message>
        <source>Who is &amp;ranked</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Soort &amp;wedstrijd</translation>
    </message>
    <message>
        <source>Who is the declarer?</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (question)</extracomment>
        <translation>Wie is de leider?</translation>
    </message>
    <message>
        <source>Who is using this phone?</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Wie gebruikt deze telefoon?</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <extracomment>Name for a screen reader in results and money; Label in Settling up (arrange)</extracomment>
        <translation>Wie betaalt aan wie</translation>
    </message>
    <message>
        <source>Who plays tonight?</source>
        <extracomment>Words in the page At several tables (question); Words in This evening and New evening</extracomment>
        <translation>Wie spelen er vanavond?</translation>
    </message>
    <message>
        <source>Who won each game</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Wie elke manche won</translation>
    </message>
    <message>
        <source>Who won, and the back score</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Wie won, en de verzamelstaat</translation>
    </message>
    <message>
        <source>Who&amp;m</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>&amp;Aan wie</translation>
    </message>
    <message>
        <source>Whose</source>
        <extracomment>Words in Standings (whose)</extracomment>
        <translation>Van wie</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Column heading in rankings printed by commands (why); Words in what is printed (why)</extracomment>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>Win and ti&amp;e count</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Winst &amp;en gelijk tellen</translation>
    </message>
    <message>
        <source>Winning the rubber earns {more} if the other side has no game, else {fewer}. The side with more points wins, even with fewer games.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>De robber winnen levert {more} op als de andere partij geen manche heeft, anders {fewer}. Wie de meeste punten heeft wint, ook met minder manches.</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>Column heading in rankings printed by commands (pairs)</extracomment>
        <translation>Met</translation>
    </message>
    <message>
        <source>With Python {python} and Qt {qt}</source>
        <extracomment>Words in commands (print versions); Words in About scorepad</extracomment>
        <translation>Met Python {python} en Qt {qt}</translation>
    </message>
    <message>
        <source>With Python {python}, without Qt</source>
        <extracomment>Words in commands (print versions)</extracomment>
        <translation>Met Python {python}, zonder Qt</translation>
    </message>
    <message>
        <source>With `--json`, commands print one JSON object. Its schema is commands.schema.json, and that of `.scorepad` files evening-file.schema.json; both come with scorepad.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Met `--json` geven opdrachten één JSON-object. Het schema is commands.schema.json, dat van `.scorepad`-bestanden evening-file.schema.json; beide horen bij scorepad.</translation>
    </message>
    <message>
        <source>With and against</source>
        <extracomment>Column heading in Standings (of others)</extracomment>
        <translation>Met en tegen</translation>
    </message>
    <message>
        <source>With five players every partnership comes up once. The panel says who sits out, and when everyone has played with everyone.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Met vijf spelers komt elk paar één keer voor. Het vak zegt wie stilzit, en wanneer iedereen met iedereen gespeeld heeft.</translation>
    </message>
    <message>
        <source>With handicap</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>Met handicap</translation>
    </message>
    <message>
        <source>With the form points you can also type:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Bij de spelvorm points kunt u ook typen:</translation>
    </message>
    <message>
        <source>With: {what}</source>
        <extracomment>Words in Standings (of others)</extracomment>
        <translation>Met: {what}</translation>
    </message>
    <message>
        <source>Without a date</source>
        <extracomment>Words in Earlier evenings (month name)</extracomment>
        <translation>Zonder datum</translation>
    </message>
    <message>
        <source>Without a network, entries wait on the phone; none is entered twice. The history says whose phone each came from.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Zonder netwerk wacht de invoer op de telefoon; niets wordt tweemaal ingevoerd. De geschiedenis zegt van wiens telefoon iets kwam.</translation>
    </message>
    <message>
        <source>Without any network: “Result as a code”.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>Zonder netwerk: “Uitslag als code”.</translation>
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
        <translation>In totaal gewonnen</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>Words in the season in Standings (of season); Words in the season in Standings (columns)</extracomment>
        <translation>Slechtste</translation>
    </message>
    <message>
        <source>XML entities are not supported</source>
        <extracomment>Fault in files that are opened or saved (refuse entities)</extracomment>
        <translation>XML-entiteiten worden niet ondersteund</translation>
    </message>
    <message>
        <source>You can also type pass, not played, ave+ ave-, score 420 or split 420 -50.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>U kunt ook typen: pas, niet gespeeld, gem+ gem-, punten 420 of gesplitst 420 -50.</translation>
    </message>
    <message>
        <source>You can type letters and words of the window’s language, and English ones where they mean nothing else.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Typ letters en woorden in de taal van het venster; Engelse kunnen ook waar ze niets anders betekenen.</translation>
    </message>
    <message>
        <source>You type</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>U typt</translation>
    </message>
    <message>
        <source>Your card</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Uw kaart</translation>
    </message>
    <message>
        <source>Your evenings are only on this computer. Keep their file on a local disk; network folders are not reliable.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Uw avonden staan alleen op deze computer. Houd het bestand op een lokale schijf; netwerkmappen zijn niet betrouwbaar.</translation>
    </message>
    <message>
        <source>Your own scale</source>
        <extracomment>Words in house rules (choose scale)</extracomment>
        <translation>Eigen tabel</translation>
    </message>
    <message>
        <source>Your own, from a &amp;file…</source>
        <extracomment>Button or menu entry in house rules (scale button)</extracomment>
        <translation>Eigen tabel, uit een &amp;bestand…</translation>
    </message>
    <message>
        <source>`scorepad check` names each evening that is damaged, and `scorepad check --mend` repairs what can be repaired.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad check` noemt elke beschadigde avond, `scorepad check --mend` herstelt wat te herstellen is.</translation>
    </message>
    <message>
        <source>`scorepad merge` joins two copies of an evening, or one session that was entered at two laptops.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad merge` voegt twee kopieën van een avond samen, of één zitting die op twee laptops is ingevoerd.</translation>
    </message>
    <message>
        <source>`scorepad rank FILE --draw` draws the next round of teams, and `scorepad movement 13` proposes a movement for 13 pairs.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad rank FILE --draw` deelt de volgende ronde van teams in, en `scorepad movement 13` stelt een schema voor 13 paren voor.</translation>
    </message>
    <message>
        <source>`scorepad score FILE` prints its sheets, and `scorepad import FILE` puts it into the archive.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad score FILE` toont de bladen, `scorepad import FILE` zet de avond in het archief.</translation>
    </message>
    <message>
        <source>a PDF, or pictures if it ends in .png or .svg; - for standard output (default: the name of the evening)</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>een PDF, of afbeeldingen als het eindigt op .png of .svg; - voor standaarduitvoer (standaard: de naam van de avond)</translation>
    </message>
    <message>
        <source>a bet</source>
        <extracomment>Grey example in Settling up, the dialog of extra sums</extracomment>
        <translation>een weddenschap</translation>
    </message>
    <message>
        <source>a bye</source>
        <extracomment>Words in the ranking of a session (bye)</extracomment>
        <translation>een bye</translation>
    </message>
    <message>
        <source>a bye brings 0 to {most} VPs</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>een bye levert 0 tot en met {most} VP op</translation>
    </message>
    <message>
        <source>a bye line comes below the results of teams</source>
        <extracomment>Fault in what is typed in the entry line (directed); Fault in files that are opened or saved (bye)</extracomment>
        <translation>een regel met bye staat onder de resultaten van teams</translation>
    </message>
    <message>
        <source>a bye needs a team and its VPs, e.g. bye C 12</source>
        <extracomment>Fault in what is typed in the entry line (read bye)</extracomment>
        <translation>bij een bye horen een team en zijn VP, bijv. bye C 12</translation>
    </message>
    <message>
        <source>a change</source>
        <extracomment>Words in Undo and the history: the name of a step (action words)</extracomment>
        <translation>een wijziging</translation>
    </message>
    <message>
        <source>a contract is at level 1 to 7, not {level}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (take contract)</extracomment>
        <translation>een contract is op hoogte 1 tot en met 7, niet {level}</translation>
    </message>
    <message>
        <source>a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>een schuld</translation>
    </message>
    <message>
        <source>a file for another computer; or .csv, .pbn</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>een bestand voor een andere computer; of .csv, .pbn</translation>
    </message>
    <message>
        <source>a handicap line looks like handicap 3=+2.5 5=-1; all others have 0</source>
        <extracomment>Words in what is typed in the entry line (read handicaps)</extracomment>
        <translation>een regel met handicaps is bijv. handicap 3=+2.5 5=-1; alle anderen hebben 0</translation>
    </message>
    <message>
        <source>a line before this one is missing; open another copy of the file</source>
        <extracomment>Words in PBN files (must be there)</extracomment>
        <translation>een regel voor deze ontbreekt; open een andere kopie van het bestand</translation>
    </message>
    <message>
        <source>a longer chukker, or the boards in a set</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>een langere Chicago, of de spellen in een reeks</translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>een gemiddelde laat aan elke kant 0 of 1 resultaat weg</translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>een naam heeft de laatste wijziging verloren</translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <extracomment>Words in a deal, a result or an evening (opponents)</extracomment>
        <translation>een paar kan niet tegen zichzelf spelen</translation>
    </message>
    <message>
        <source>a pairs line looks like pairs 1=Ann 2=Bob; names with blanks need quotes</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>een regel met paren is bijv. pairs 1=Ann 2=Bob; namen met spaties horen tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>a passed-out deal</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>een rondgepast spel</translation>
    </message>
    <message>
        <source>a passed-out deal has no declarer, tricks or honours</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in PBN files (end game); Fault in files that are opened or saved (deal)</extracomment>
        <translation>een rondgepast spel heeft geen leider, slagen of honneurs</translation>
    </message>
    <message>
        <source>a passed-out deal has nothing else; leave “{column}” empty</source>
        <extracomment>Words in CSV files (deal)</extracomment>
        <translation>een rondgepast spel heeft verder niets; laat “{column}” leeg</translation>
    </message>
    <message>
        <source>a player cannot be twice at a table</source>
        <extracomment>Words in a deal, a result or an evening (opponents)</extracomment>
        <translation>een speler kan niet twee keer aan een tafel zitten</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in files that are opened or saved (clean name)</extracomment>
        <translation>een speler heeft een naam nodig</translation>
    </message>
    <message>
        <source>a pot for the winner</source>
        <extracomment>Words in an evening of several tables (pot)</extracomment>
        <translation>een pot voor de winnaar</translation>
    </message>
    <message>
        <source>a pot needs an amount for each to pay, and the shares of the first places, e.g. pot 5.00 60/40</source>
        <extracomment>Words in files that are opened or saved (read pot)</extracomment>
        <translation>bij een pot horen de inleg en de delen van de eerste plaatsen, bijv. pot 5.00 60/40</translation>
    </message>
    <message>
        <source>a pot, shared {shares}</source>
        <extracomment>Words in an evening of several tables (pot)</extracomment>
        <translation>een pot, verdeeld {shares}</translation>
    </message>
    <message>
        <source>a revoke</source>
        <extracomment>Grey example in the dialog Adjustment</extracomment>
        <translation>een verzaking</translation>
    </message>
    <message>
        <source>a round has 1 to {most} boards</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>een ronde heeft 1 tot en met {most} spellen</translation>
    </message>
    <message>
        <source>a round has {lengths} deals, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>een ronde heeft {lengths} spellen, niet {number}</translation>
    </message>
    <message>
        <source>a row has been damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>een rij is beschadigd</translation>
    </message>
    <message>
        <source>a scale covers 20 to 40 points, not “{typed}”</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>een tabel gaat van 20 tot en met 40 punten, niet “{typed}”</translation>
    </message>
    <message>
        <source>a scale gives the expected score for each number of points from 20 to 40</source>
        <extracomment>Fault in a deal, a result or an evening (check scale)</extracomment>
        <translation>een tabel geeft de verwachte score voor elk aantal punten van 20 tot en met 40</translation>
    </message>
    <message>
        <source>a score file, an evening file, or any other file with results; - for standard input</source>
        <extracomment>Words in commands (take file)</extracomment>
        <translation>een scorebestand, een avondbestand of een ander met resultaten; - voor standaardinvoer</translation>
    </message>
    <message>
        <source>a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>een seizoen uit het archief in plaats van bestanden: 2026, 2025/26, 2026-09..2026-11 of all</translation>
    </message>
    <message>
        <source>a seat is missing before =; seats are N, E, S and W</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>er ontbreekt een plaats voor =; plaatsen zijn N, E, S en W</translation>
    </message>
    <message>
        <source>a seat or a name</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>een plaats of een naam</translation>
    </message>
    <message>
        <source>a seats line looks like seats N=Ann E=Bob S=Cy W=Di; names with blanks need quotes</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>een regel met plaatsen is bijv. seats N=Ann E=Bob S=Cy W=Di; namen met spaties horen tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>a second ranking with these per cent, IMPs a board, or IMPs a match</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>een tweede uitslag met deze procenten, IMP’s per spel of IMP’s per wedstrijd</translation>
    </message>
    <message>
        <source>a sheet to score on by hand</source>
        <extracomment>Example of a command in commands; Help of a command in commands (print)</extracomment>
        <translation>een blad om met de hand in te vullen</translation>
    </message>
    <message>
        <source>a side holds 0 to {most} points, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (points of)</extracomment>
        <translation>een partij heeft 0 tot en met {most} punten, niet {number}</translation>
    </message>
    <message>
        <source>a side takes 0 to 13 tricks, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>een partij maakt 0 tot en met 13 slagen, niet {number}</translation>
    </message>
    <message>
        <source>a split needs two scores for North-South: the first counts for them, the second for East-West, e.g. split 420 -50</source>
        <extracomment>Words in what is typed in the entry line (score)</extracomment>
        <translation>een gesplitste score bestaat uit twee scores van Noord-Zuid: de eerste telt voor hen, de tweede voor Oost-West, bijv. gesplitst 420 -50</translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <extracomment>Words in an evening of several tables (what aloud)</extracomment>
        <translation>een gesplitste score, {ns} voor Noord-Zuid en {ew} voor Oost-West</translation>
    </message>
    <message>
        <source>a table for a spreadsheet</source>
        <extracomment>Example of a command in commands; Words in commands (export)</extracomment>
        <translation>een tabel voor een rekenblad</translation>
    </message>
    <message>
        <source>a table has four to seven players, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening (propose)</extracomment>
        <translation>een tafel heeft vier tot zeven spelers, niet {number}</translation>
    </message>
    <message>
        <source>a team cannot play against itself</source>
        <extracomment>Fault in a deal, a result or an evening (match)</extracomment>
        <translation>een team kan niet tegen zichzelf spelen</translation>
    </message>
    <message>
        <source>above</source>
        <extracomment>Words in what is printed (deal headings)</extracomment>
        <translation>boven</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>aas</translation>
    </message>
    <message>
        <source>add scorepad to the menu of the desktop</source>
        <extracomment>Words in commands</extracomment>
        <translation>scorepad aan het menu van het bureaublad toevoegen</translation>
    </message>
    <message>
        <source>add to the archive; a second time adds nothing</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>aan het archief toevoegen; een tweede keer voegt niets toe</translation>
    </message>
    <message>
        <source>adjusted</source>
        <extracomment>Words in sheets printed by commands (deal columns)</extracomment>
        <translation>correctie</translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>correctie van {points}</translation>
    </message>
    <message>
        <source>agreed: {reason}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>afgesproken: {reason}</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Words in what is printed (vulnerable on board)</extracomment>
        <translation>allen</translation>
    </message>
    <message>
        <source>all evenings of the archive, with the standings</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>alle avonden van het archief, met de stand</translation>
    </message>
    <message>
        <source>all handicaps must be in one line</source>
        <extracomment>Fault in files that are opened or saved (handicap)</extracomment>
        <translation>alle handicaps moeten op één regel staan</translation>
    </message>
    <message>
        <source>all results are in; double-click one to correct it</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>alle resultaten zijn er; dubbelklik op een ervan om het te verbeteren</translation>
    </message>
    <message>
        <source>all results of each board, and how each figure came about</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>alle resultaten van elk spel, en hoe elk getal ontstaat</translation>
    </message>
    <message>
        <source>all results of each board, with its cards</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>alle resultaten van elk spel, met de kaarten</translation>
    </message>
    <message>
        <source>all rounds</source>
        <extracomment>Words in This evening and New evening (show)</extracomment>
        <translation>alle ronden</translation>
    </message>
    <message>
        <source>always duplicate</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>altijd duplicate</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>dubbelzinnige optie: %(option)s kan %(matches)s zijn</translation>
    </message>
    <message>
        <source>amount</source>
        <extracomment>Words in Settling up, older debts (amount)</extracomment>
        <translation>bedrag</translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>een correctie is 1 tot en met {most} punten, voor één partij</translation>
    </message>
    <message>
        <source>an adjustment needs a pair, a player or a team, how much, and a reason, e.g. adjust 3 -5 slow play</source>
        <extracomment>Words in what is typed in the entry line (read adjusted)</extracomment>
        <translation>bij een correctie horen een paar, een speler of een team, hoeveel, en een reden, bijv. adjust 3 -5 slow play</translation>
    </message>
    <message>
        <source>an adjustment needs a reason</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>bij een correctie hoort een reden</translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>een correctie heeft een partij, punten en een reden nodig, bijv. adjust NS 200 te laat begonnen</translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <extracomment>Words in what is typed in the entry line (average)</extracomment>
        <translation>een gemiddelde heeft twee waarden, Noord-Zuid eerst, bijv. gem+ gem- of 60 40</translation>
    </message>
    <message>
        <source>an average of {award} is not between {least} and {most}</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>een gemiddelde van {award} ligt niet tussen {least} en {most}</translation>
    </message>
    <message>
        <source>an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>een gemiddelde van {ns} % van {top} voor Noord-Zuid, {ew} % voor Oost-West: {won} en {lost}</translation>
    </message>
    <message>
        <source>an average of {ns} IMPs for North-South, {ew} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>een gemiddelde van {ns} IMP’s voor Noord-Zuid, {ew} voor Oost-West</translation>
    </message>
    <message>
        <source>an average of {ns} points for North-South, {ew} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>een gemiddelde van {ns} punten voor Noord-Zuid, {ew} voor Oost-West</translation>
    </message>
    <message>
        <source>an average, {ns} for North-South and {ew} for East-West</source>
        <extracomment>Words in an evening of several tables (what aloud); Words in an evening of several tables (awards)</extracomment>
        <translation>een gemiddelde, {ns} voor Noord-Zuid en {ew} voor Oost-West</translation>
    </message>
    <message>
        <source>an entry cannot be saved in {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>een invoer kan niet in {file} worden opgeslagen</translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>een avond heeft de laatste wijziging verloren</translation>
    </message>
    <message>
        <source>an extra amount</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>een extra bedrag</translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>een extra bedrag heeft een reden nodig</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>Words in the window (draw foot); Words in the archive of evenings (some)</extracomment>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>another archive</source>
        <extracomment>Help of a command in commands (take archive)</extracomment>
        <translation>een ander archief</translation>
    </message>
    <message>
        <source>another deal is there already</source>
        <extracomment>Words in the page on players' phones (there already)</extracomment>
        <translation>daar staat al een ander spel</translation>
    </message>
    <message>
        <source>another entry already has this ID</source>
        <extracomment>Words in the page on players' phones (must be new)</extracomment>
        <translation>een andere invoer heeft dit kenmerk al</translation>
    </message>
    <message>
        <source>another page asked for this</source>
        <extracomment>Words in the page on players' phones (must be allowed)</extracomment>
        <translation>een andere bladzijde vroeg hierom</translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>een ander programma gebruikt {file}</translation>
    </message>
    <message>
        <source>another result is there already</source>
        <extracomment>Words in the page on players' phones (enter result)</extracomment>
        <translation>daar staat al een ander resultaat</translation>
    </message>
    <message>
        <source>any file with results, or an evening of the archive by its number, its day such as 2026-01-31, or last</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>een bestand met resultaten, of een avond van het archief: het nummer, de dag (bijv. 2026-01-31) of last</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>arrow-switched rounds at the end of a Mitchell, for one winner</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>laatste ronden van een Mitchell met gewisselde lijnen, voor één winnaar</translation>
    </message>
    <message>
        <source>as in 4SX</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>zoals in 4SX</translation>
    </message>
    <message>
        <source>at least one round must be played</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in movements of several tables</extracomment>
        <translation>er moet minstens één ronde worden gespeeld</translation>
    </message>
    <message numerus="yes">
        <source>at level {level} there can be at most %n overtrick(s)</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>
            <numerusform>op hoogte {level} kan er hoogstens %n overslag zijn</numerusform>
            <numerusform>op hoogte {level} kunnen er hoogstens %n overslagen zijn</numerusform>
        </translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} down</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>op hoogte {level} kan men hoogstens {most} down gaan</translation>
    </message>
    <message>
        <source>at level {level} there can be no overtricks</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>op hoogte {level} kunnen er geen overslagen zijn</translation>
    </message>
    <message numerus="yes">
        <source>at most {most} players can sit out, not %n</source>
        <extracomment>Words in files that are opened or saved (seating); Words in CSV files (chairs); Words in files that are opened or saved (read seating)</extracomment>
        <translation>
            <numerusform>hoogstens {most} spelers kunnen stilzitten, niet %n</numerusform>
            <numerusform>hoogstens {most} spelers kunnen stilzitten, niet %n</numerusform>
        </translation>
    </message>
    <message>
        <source>at notrump honours are four aces: 150</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (honours)</extracomment>
        <translation>bij sans atout zijn honneurs vier azen: 150</translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <extracomment>Words in deals and figures, everywhere (average)</extracomment>
        <translation>gemiddelde {ns} {ew}</translation>
    </message>
    <message>
        <source>awards and penalties</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>toekenningen en straffen</translation>
    </message>
    <message>
        <source>beginning the next round</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>de volgende ronde beginnen</translation>
    </message>
    <message>
        <source>beginning {form}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>{form} beginnen</translation>
    </message>
    <message>
        <source>behind the others</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>achter op de andere</translation>
    </message>
    <message>
        <source>below</source>
        <extracomment>Words in what is printed (deal headings)</extracomment>
        <translation>onder</translation>
    </message>
    <message>
        <source>board {board} already has an average, so no other result counts</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>spel {board} heeft al een gemiddelde, dus er telt geen ander resultaat</translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <extracomment>Words in PBN files (check boards)</extracomment>
        <translation>spel {board} heeft een andere kwetsbaarheid dan bij het nummer hoort</translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <extracomment>Words in CSV files (check dealer)</extracomment>
        <translation>spel {board} wordt gegeven door {seat}, niet door {other}</translation>
    </message>
    <message>
        <source>board {board} is not in the movement</source>
        <extracomment>Words in a deal, a result or an evening (unplanned)</extracomment>
        <translation>spel {board} staat niet in het schema</translation>
    </message>
    <message>
        <source>board {board}, {ns} against {ew}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>spel {board}, {ns} tegen {ew}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <extracomment>Words in Phones at the tables (wrote); Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>spel {number}</translation>
    </message>
    <message>
        <source>boards are numbered from 1, not {number}</source>
        <extracomment>Words in a deal, a result or an evening; Fault in a deal, a result or an evening; Words in files that are opened or saved (board)</extracomment>
        <translation>spellen zijn genummerd vanaf 1, niet {number}</translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <extracomment>Words in USEBIO files (scored by)</extracomment>
        <translation>spellen kunnen hier niet worden berekend volgens “{method}”</translation>
    </message>
    <message>
        <source>boards in each round (default: 2)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>spellen in elke ronde (standaard: 2)</translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <extracomment>Words in files that are opened or saved (board)</extracomment>
        <translation>voor spellen staat eerst form duplicate of chukkers off</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>Words in tables of results (short sides); Words in what is printed (vulnerable)</extracomment>
        <translation>beide</translation>
    </message>
    <message>
        <source>both sides</source>
        <extracomment>Words in an evening of several tables (vulnerable)</extracomment>
        <translation>beide partijen</translation>
    </message>
    <message>
        <source>by Neuberg’s formula</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>volgens de formule van Neuberg</translation>
    </message>
    <message>
        <source>by boards</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>op spelnummer</translation>
    </message>
    <message>
        <source>by {player}</source>
        <extracomment>Words in what is printed (reasons)</extracomment>
        <translation>door {player}</translation>
    </message>
    <message>
        <source>bye {team}</source>
        <extracomment>Words in rankings printed by commands (draw text)</extracomment>
        <translation>bye {team}</translation>
    </message>
    <message>
        <source>byes</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>byes</translation>
    </message>
    <message>
        <source>cancelled with Ctrl+C</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>afgebroken met Ctrl+C</translation>
    </message>
    <message>
        <source>carried over to a later evening</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>doorgeschoven naar een latere avond</translation>
    </message>
    <message>
        <source>carried over to {evening}</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>doorgeschoven naar {evening}</translation>
    </message>
    <message>
        <source>carrying over a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>een schuld doorschuiven</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>Words in two versions of an evening side by side (value)</extracomment>
        <translation>gewijzigd</translation>
    </message>
    <message>
        <source>changed since</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>sindsdien gewijzigd</translation>
    </message>
    <message>
        <source>check that the archive is sound</source>
        <extracomment>Words in commands</extracomment>
        <translation>controleren of het archief in orde is</translation>
    </message>
    <message>
        <source>chukker</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>continued</source>
        <extracomment>Words in what is printed (match sheet); Title in what is printed (continued); Words in what is printed (draw)</extracomment>
        <translation>vervolg</translation>
    </message>
    <message>
        <source>correcting the seats</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>plaatsen verbeteren</translation>
    </message>
    <message>
        <source>counts for neither pair</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>telt voor geen van beide paren</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Words in Settling up, older debts (currency name)</extracomment>
        <translation>valuta</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>Words in the window (medium day)</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>dates look like 2026-01-31</source>
        <extracomment>Fault in a deal, a result or an evening (read date)</extracomment>
        <translation>een datum ziet eruit als 2026-01-31</translation>
    </message>
    <message>
        <source>datum {datum}</source>
        <extracomment>Words in rankings printed by commands (travellers); Words in an evening of several tables (frequencies)</extracomment>
        <translation>datumscore {datum}</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <extracomment>Words in the window (short weekday)</extracomment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>deal {number} comes after deal {last}; rows must be in the order of play</source>
        <extracomment>Words in CSV files (agree)</extracomment>
        <translation>spel {number} komt na spel {last}; de rijen moeten in speelvolgorde staan</translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <extracomment>Words in the window (consequences)</extracomment>
        <translation>spel {number} van {before} naar {after}</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>Words in the panel beside the sheet (words below); Words in the picture of the table (player aloud)</extracomment>
        <translation>geeft</translation>
    </message>
    <message>
        <source>debts and payments</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>schulden en betalingen</translation>
    </message>
    <message>
        <source>decided by the director: the points of North-South for each side</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>door de wedstrijdleider bepaald: de punten van Noord-Zuid voor elke partij</translation>
    </message>
    <message>
        <source>decided by the director; per cent or IMPs can be written as numbers</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>door de wedstrijdleider bepaald; procenten of IMP’s mogen als getal worden geschreven</translation>
    </message>
    <message>
        <source>declarer {player}</source>
        <extracomment>Button in the bidding pad (name players)</extracomment>
        <translation>leider {player}</translation>
    </message>
    <message>
        <source>declarer, contract and result; or as in the window: `4s ann made 5`</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>leider, contract en resultaat; of als in het venster: `4s ann made 5`</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Words in two versions of an evening side by side (sides)</extracomment>
        <translation>verwijderd</translation>
    </message>
    <message>
        <source>deleted since</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>sindsdien verwijderd</translation>
    </message>
    <message>
        <source>deleting a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>een schuld verwijderen</translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>een extra bedrag verwijderen</translation>
    </message>
    <message>
        <source>deleting {deal}</source>
        <extracomment>Words in Undo and the history: the name of a step (said); Words in an evening of several tables (changed)</extracomment>
        <translation>{deal} verwijderen</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>different stakes in different rounds</source>
        <extracomment>Words in Settling up (different stakes)</extracomment>
        <translation>per ronde een andere inzet</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>gelukt</translation>
    </message>
    <message>
        <source>doubled</source>
        <extracomment>Words in What if (doublings); Words in deals and figures, everywhere (doubled)</extracomment>
        <translation>doublet</translation>
    </message>
    <message>
        <source>doubled contract made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>gedoubleerd contract gemaakt</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>Words in the charts of Standings (draw legend)</extracomment>
        <translation>down</translation>
    </message>
    <message>
        <source>drawn for each round</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>voor elke ronde getrokken</translation>
    </message>
    <message>
        <source>duplicate has no honours; leave them out</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (uncounted honours); Fault in CSV files (what)</extracomment>
        <translation>bij wedstrijdbridge zijn er geen honneurs; laat ze weg</translation>
    </message>
    <message>
        <source>each evening must hold one session of several tables</source>
        <extracomment>Fault in a deal, a result or an evening (session)</extracomment>
        <translation>elke avond moet één zitting aan meerdere tafels bevatten</translation>
    </message>
    <message>
        <source>each pays 5.00, and the first two places share it</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>ieder betaalt 5,00, en de eerste twee plaatsen delen het</translation>
    </message>
    <message>
        <source>earlier versions</source>
        <extracomment>Words in files that are opened or saved (missing)</extracomment>
        <translation>eerdere versies</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>Words in what is typed in the entry line (spoken)</extracomment>
        <translation>nl</translation>
    </message>
    <message>
        <source>end of the boards</source>
        <extracomment>Words in the window (what it ends)</extracomment>
        <translation>einde van de reeks</translation>
    </message>
    <message>
        <source>ending the evening</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>de avond afsluiten</translation>
    </message>
    <message>
        <source>ends an unfinished rubber with its premiums</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>beëindigt een onvoltooide robber met de premies</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>eindigt {time}</translation>
    </message>
    <message>
        <source>enough</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>genoeg</translation>
    </message>
    <message>
        <source>entered {deal}</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>voerde {deal} in</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>invoer {number}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <extracomment>Words in the archive of evenings (named); Words in opening and saving files (place in file)</extracomment>
        <translation>avond {number}</translation>
    </message>
    <message>
        <source>evening {number} of {day}</source>
        <extracomment>Words in the archive of evenings (named)</extracomment>
        <translation>avond {number} van {day}</translation>
    </message>
    <message>
        <source>evening {number} of {total}</source>
        <extracomment>Words in commands (import files); Words in commands (count)</extracomment>
        <translation>avond {number} van {total}</translation>
    </message>
    <message>
        <source>every deal by itself</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>elk spel apart</translation>
    </message>
    <message>
        <source>everyone in turn</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>iedereen om de beurt</translation>
    </message>
    <message>
        <source>examples</source>
        <extracomment>Words in commands (format help)</extracomment>
        <translation>voorbeelden</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>minstens één argument ontbreekt</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>een argument ontbreekt</translation>
    </message>
    <message>
        <source>explain a command, with examples</source>
        <extracomment>Words in commands</extracomment>
        <translation>een opdracht uitleggen, met voorbeelden</translation>
    </message>
    <message>
        <source>five rounds of three boards; tables share boards</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>vijf ronden van drie spellen; tafels delen spellen</translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <extracomment>Words in what is typed in the entry line (name strays); Words in what is typed in the entry line (no contract)</extracomment>
        <translation>typ voor een rondgepast spel alleen {word}</translation>
    </message>
    <message>
        <source>for each IMP</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>per IMP</translation>
    </message>
    <message>
        <source>for each VP from 10</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>per VP vanaf 10</translation>
    </message>
    <message>
        <source>for each per cent from 50</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>per procent vanaf 50</translation>
    </message>
    <message>
        <source>for teams, a handicap is a whole number of IMPs a match</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>bij viertallen is een handicap een heel aantal IMP’s per wedstrijd</translation>
    </message>
    <message>
        <source>for teams, an average is a whole number of IMPs</source>
        <extracomment>Fault in a deal, a result or an evening (average)</extracomment>
        <translation>bij viertallen is een gemiddelde een heel aantal IMP’s</translation>
    </message>
    <message>
        <source>for teams, the two averages add up to 100, e.g. 60 40</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>bij viertallen zijn de twee gemiddelden samen 100, bijv. 60 40</translation>
    </message>
    <message>
        <source>for total points, an average is ave, or points such as 100 -100</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>bij totaalpunten is een gemiddelde gem, of punten zoals 100 -100</translation>
    </message>
    <message>
        <source>fouled</source>
        <extracomment>Words in an evening of several tables (fouled)</extracomment>
        <translation>bedorven</translation>
    </message>
    <message>
        <source>fouled boards</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>bedorven spellen</translation>
    </message>
    <message>
        <source>four aces in one hand</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>vier azen in één hand</translation>
    </message>
    <message>
        <source>four players are needed, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening (sides); Fault in CSV files (chairs)</extracomment>
        <translation>er zijn vier spelers nodig, niet {number}</translation>
    </message>
    <message>
        <source>from {chair}</source>
        <extracomment>Words in the panel beside the sheet (came from)</extracomment>
        <translation>van {chair}</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in the score sheet (figure aloud); Words in the window (what it ends); and elsewhere</extracomment>
        <translation>manche</translation>
    </message>
    <message>
        <source>game and rubber</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>manche en robber</translation>
    </message>
    <message>
        <source>game and the end of the chukker</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>manche en einde van de Chicago</translation>
    </message>
    <message>
        <source>game completed, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>manche voltooid, {vulnerable}</translation>
    </message>
    <message>
        <source>going back to: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>terug naar: {step}</translation>
    </message>
    <message>
        <source>grand slam bid and made, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>groot slem geboden en gemaakt, {vulnerable}</translation>
    </message>
    <message>
        <source>handicaps</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>de handicaps</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>harten</translation>
    </message>
    <message>
        <source>honours are 100 or 150</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (honours); Fault in CSV files (honours)</extracomment>
        <translation>honneurs zijn 100 of 150</translation>
    </message>
    <message>
        <source>honours count</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>honneurs tellen</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>honneurs tellen niet</translation>
    </message>
    <message>
        <source>honours do not count, as agreed; leave them out</source>
        <extracomment>Words in what is typed in the entry line (uncounted honours)</extracomment>
        <translation>honneurs tellen volgens afspraak niet; laat ze weg</translation>
    </message>
    <message>
        <source>honours held by {player}</source>
        <extracomment>Button in the bidding pad (name players)</extracomment>
        <translation>honneurs bij {player}</translation>
    </message>
    <message>
        <source>honours need their holder: {names}</source>
        <extracomment>Words in what is typed in the entry line (honours); Words in CSV files (honours)</extracomment>
        <translation>wie had de honneurs: {names}?</translation>
    </message>
    <message>
        <source>how four players change partners (default: pivot)</source>
        <extracomment>Help of a command in commands (seats)</extracomment>
        <translation>hoe vier spelers van partner wisselen (standaard: pivot)</translation>
    </message>
    <message>
        <source>how many rounds</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>hoeveel ronden</translation>
    </message>
    <message>
        <source>i&amp;n</source>
        <extracomment>Button or menu entry in Settling up (currency)</extracomment>
        <comment>a currency</comment>
        <translation>i&amp;n</translation>
    </message>
    <message>
        <source>if left out, the shell you use; with --remove, all three</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>zonder opgave uw eigen shell; met --remove alle drie</translation>
    </message>
    <message>
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <extracomment>Words in commands</extracomment>
        <translation>avonden in het archief importeren uit avondbestanden, scorebestanden, tabellen van spellen of PBN</translation>
    </message>
    <message>
        <source>importing</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>importeren</translation>
    </message>
    <message>
        <source>in chukkers of four deals</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>in Chicago’s van vier spellen</translation>
    </message>
    <message>
        <source>in this movement {ns} and {ew} do not meet on board {board}</source>
        <extracomment>Words in the page on players' phones (enter result)</extracomment>
        <translation>in dit schema treffen {ns} en {ew} elkaar niet op spel {board}</translation>
    </message>
    <message>
        <source>install it for the shell</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>het voor de shell installeren</translation>
    </message>
    <message>
        <source>is the player</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>is de speler</translation>
    </message>
    <message>
        <source>it cannot be written to</source>
        <extracomment>Words in checking the archive (useless)</extracomment>
        <translation>er kan niet in worden geschreven</translation>
    </message>
    <message>
        <source>it contains no evenings</source>
        <extracomment>Fault in files that are opened or saved (open evenings)</extracomment>
        <translation>er staat geen avond in</translation>
    </message>
    <message>
        <source>it is a folder; choose a file in it</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>het is een map; kies een bestand daarin</translation>
    </message>
    <message>
        <source>it is a pipe that nothing is written to</source>
        <extracomment>Fault in files that are opened or saved (from pipe)</extracomment>
        <translation>dit is een pipe waarin niemand schrijft</translation>
    </message>
    <message>
        <source>it is closed</source>
        <extracomment>Words in commands (standard input)</extracomment>
        <translation>het is gesloten</translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>het nummer, de dag (bijv. 2026-01-31) of last; alle als er geen genoemd is</translation>
    </message>
    <message>
        <source>its score cannot be worked out</source>
        <extracomment>Words in checking the archive (useless)</extracomment>
        <translation>de score kan niet worden berekend</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>boer</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>heer</translation>
    </message>
    <message>
        <source>larger than {most} megabytes, too large for evenings of bridge</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>groter dan {most} megabyte, te groot voor bridgeavonden</translation>
    </message>
    <message>
        <source>let tables share boards if that is fairer</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>tafels spellen laten delen als dat eerlijker is</translation>
    </message>
    <message>
        <source>let the Tab key complete these commands</source>
        <extracomment>Words in commands</extracomment>
        <translation>deze opdrachten met de Tab-toets laten aanvullen</translation>
    </message>
    <message>
        <source>lines with pairs need form duplicate before them</source>
        <extracomment>Words in CSV files (add result); Words in files that are opened or saved (pair line)</extracomment>
        <translation>voor regels met paren staat eerst form duplicate</translation>
    </message>
    <message>
        <source>list the evenings</source>
        <extracomment>Example of a command in commands; Help of a command in commands (export)</extracomment>
        <translation>de lijst van avonden tonen</translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>Words in the page on players' phones (pad); Words in sheets printed by commands (what if text); Words in the charts of Standings (draw legend); and elsewhere</extracomment>
        <translation>gemaakt</translation>
    </message>
    <message numerus="yes">
        <source>made with %n overtrick(s)</source>
        <extracomment>Words in deals and figures, everywhere (result)</extracomment>
        <translation>
            <numerusform>gemaakt met %n overslag</numerusform>
            <numerusform>gemaakt met %n overslagen</numerusform>
        </translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <extracomment>Words in USEBIO files (parts)</extracomment>
        <translation>viertallenwedstrijden van andere programma’s kunnen niet worden gelezen</translation>
    </message>
    <message>
        <source>matchpoints for a win, a tie and a loss</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>matchpunten voor winst, gelijk en verlies</translation>
    </message>
    <message>
        <source>may enter</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>mag invoeren</translation>
    </message>
    <message>
        <source>may look</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>mag kijken</translation>
    </message>
    <message>
        <source>merge two copies of an evening</source>
        <extracomment>Words in commands</extracomment>
        <translation>twee kopieën van een avond samenvoegen</translation>
    </message>
    <message>
        <source>minutes available; boards and rounds are proposed (default: 180)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>beschikbare minuten; spellen en ronden worden voorgesteld (standaard: 180)</translation>
    </message>
    <message>
        <source>missing results count as ties</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>ontbrekende resultaten tellen als gelijk</translation>
    </message>
    <message>
        <source>money for 100 points, from this round on</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>geld voor 100 punten, vanaf deze ronde</translation>
    </message>
    <message>
        <source>money for each per cent from 50, each IMP, or each VP from 10</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>geld per procent vanaf 50, per IMP of per VP vanaf 10</translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <extracomment>Fault in a deal, a result or an evening (read decimal)</extracomment>
        <translation>bedragen staan als tekst met een punt: “2.50”</translation>
    </message>
    <message>
        <source>more results</source>
        <extracomment>Button in the bidding pad; Button in the bidding pad (likely)</extracomment>
        <translation>meer resultaten</translation>
    </message>
    <message>
        <source>moving {deal}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>{deal} verplaatsen</translation>
    </message>
    <message>
        <source>name a file</source>
        <extracomment>Fault in commands (name)</extracomment>
        <translation>noem een bestand</translation>
    </message>
    <message>
        <source>name pairs on both sides, or two players on both</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>aan beide kanten een paar, of aan beide twee spelers</translation>
    </message>
    <message>
        <source>name single players (with +) in all lines or in none</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>losse spelers (met +) in alle regels of in geen enkele</translation>
    </message>
    <message>
        <source>names (optional); at an individual, of single players</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>namen (niet verplicht); bij een individueel toernooi die van de spelers</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Words in commands (agrees)</extracomment>
        <translation>nee</translation>
    </message>
    <message>
        <source>no IMPs</source>
        <extracomment>Words in the window (imps won)</extracomment>
        <translation>geen IMP’s</translation>
    </message>
    <message>
        <source>no board in this PBN has a result or four hands of cards</source>
        <extracomment>Words in PBN files (decode)</extracomment>
        <translation>geen spel in dit PBN-bestand heeft een resultaat of vier handen</translation>
    </message>
    <message>
        <source>no date</source>
        <extracomment>Label in This evening and New evening; Words in Earlier evenings (day name); Words in Earlier evenings (day in list)</extracomment>
        <translation>geen datum</translation>
    </message>
    <message>
        <source>no further round can be drawn: two teams would meet again</source>
        <extracomment>Fault in a deal, a result or an evening (draw)</extracomment>
        <translation>er kan geen ronde meer worden ingedeeld: twee teams zouden elkaar weer treffen</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>Grey example in This evening and New evening (fill); Words in house rules (lengths)</extracomment>
        <translation>geen limiet</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; did you mean {near}?</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>geen regel begint met “{typed}”; bedoelde u {near}?</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>geen regel begint met “{typed}”; regels zijn spellen, bijv. S 4SX+1, of beginnen met {words}</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; {word} is followed by a blank, not “{sign}”</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>geen regel begint met “{typed}”; na {word} komt een spatie, niet “{sign}”</translation>
    </message>
    <message>
        <source>no longer there</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>niet meer aanwezig</translation>
    </message>
    <message>
        <source>no movement fits {number}</source>
        <extracomment>Words in a deal, a result or an evening (proposed)</extracomment>
        <translation>geen schema past bij {number}</translation>
    </message>
    <message>
        <source>no permission there; choose another folder</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>daar geen rechten; kies een andere map</translation>
    </message>
    <message>
        <source>no permission to write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>geen rechten om {file} te schrijven</translation>
    </message>
    <message>
        <source>no phone</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>geen telefoon</translation>
    </message>
    <message>
        <source>no player is named for {seats}</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>geen speler genoemd voor {seats}</translation>
    </message>
    <message>
        <source>no round has begun; begin one with e.g. form rubber</source>
        <extracomment>Words in score files</extracomment>
        <translation>er is nog geen ronde begonnen; begin er een met bijv. form rubber</translation>
    </message>
    <message>
        <source>no score</source>
        <extracomment>Words in the page on players' phones (aloud); Words in the page on players' phones (pad); Words in the window (scores)</extracomment>
        <translation>geen score</translation>
    </message>
    <message>
        <source>no screen was found for the window</source>
        <extracomment>Words in commands</extracomment>
        <translation>er is geen scherm gevonden voor het venster</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Words in tables of results (short sides); Words in an evening of several tables (vulnerable)</extracomment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table</source>
        <extracomment>Words in CSV files (chair); Words in files that are opened or saved (seat)</extracomment>
        <translation>niemand aan tafel heet “{typed}”</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table, only {names}</source>
        <extracomment>Words in files that are opened or saved (extra)</extracomment>
        <translation>niemand aan tafel heet “{typed}”, alleen {names}</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <extracomment>Words in an evening of several tables (nobody pays)</extracomment>
        <translation>niemand betaalt</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Grey example in This evening and New evening (fill); Grey example in Settling up (follow)</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>not a scorepad file; score files begin with e.g. form rubber</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>geen bestand van scorepad; scorebestanden beginnen bijv. met form rubber</translation>
    </message>
    <message>
        <source>not agreed: board {boards}</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>betwist: spel {boards}</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>niet toegestaan samen met argument %s</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>Words in Help (found)</extracomment>
        <translation>niet gevonden</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>Words in rankings printed by commands (what); Words in two versions of an evening side by side (what)</extracomment>
        <translation>niet gespeeld</translation>
    </message>
    <message>
        <source>not vulnerable</source>
        <extracomment>Words in the picture of the table (player aloud); Words in the tables of scores in Help (by vulnerability); Words in deals and figures, everywhere (why)</extracomment>
        <translation>niet kwetsbaar</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>niets verwacht</translation>
    </message>
    <message>
        <source>nothing new</source>
        <extracomment>Words in commands (merge); Words in merging two versions of an evening (of two laptops)</extracomment>
        <translation>niets nieuws</translation>
    </message>
    <message>
        <source>nothing was done: the input was wrong, or a file could not be read or written</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>er is niets gedaan: de invoer was fout, of een bestand kon niet gelezen of geschreven worden</translation>
    </message>
    <message>
        <source>notrump</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>sans atout</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>nu</translation>
    </message>
    <message>
        <source>number of rounds, if not all are played</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>aantal ronden, als niet alle gespeeld worden</translation>
    </message>
    <message>
        <source>number of the first board</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>nummer van het eerste spel</translation>
    </message>
    <message>
        <source>of</source>
        <extracomment>Column heading in the ranking of a session (ranking table)</extracomment>
        <translation>van</translation>
    </message>
    <message>
        <source>one down</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>één down</translation>
    </message>
    <message>
        <source>one more joins</source>
        <extracomment>Words in an evening of several tables (joins)</extracomment>
        <translation>er komt er een bij</translation>
    </message>
    <message>
        <source>one more, or Enter</source>
        <extracomment>Words in an evening of several tables (one more); Grey example in This evening and New evening</extracomment>
        <translation>nog iemand, of Enter</translation>
    </message>
    <message>
        <source>one of the evening’s times is not a valid date</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>een van de tijden van de avond is geen geldige datum</translation>
    </message>
    <message>
        <source>one of them: =, +1 or -2; or the number of tricks</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>een van beide: =, +1 of -2; of het aantal slagen</translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <extracomment>Words in score files (not known)</extracomment>
        <translation>na {what} ontbreekt een van deze: {choices}</translation>
    </message>
    <message>
        <source>one overtrick</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>één overslag</translation>
    </message>
    <message>
        <source>one point fewer</source>
        <extracomment>Button in the bidding pad</extracomment>
        <translation>één punt minder</translation>
    </message>
    <message>
        <source>one point more</source>
        <extracomment>Button in the bidding pad</extracomment>
        <translation>één punt meer</translation>
    </message>
    <message>
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>het ene team wint wat het andere verliest, bijv. 3 -3</translation>
    </message>
    <message>
        <source>only a Mitchell can be arrow-switched</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>lijnen kunnen alleen in een Mitchell wisselen</translation>
    </message>
    <message>
        <source>only results of several tables can be fouled</source>
        <extracomment>Words in files that are opened or saved (deal)</extracomment>
        <translation>alleen resultaten van meerdere tafels kunnen van een bedorven spel zijn</translation>
    </message>
    <message>
        <source>only the points of North-South are known</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>alleen de punten van Noord-Zuid zijn bekend</translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <extracomment>Words in an evening of several tables (what aloud)</extracomment>
        <translation>alleen de score is bekend, {points} voor Noord-Zuid</translation>
    </message>
    <message>
        <source>opening {file}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>{file} openen</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>opties</translation>
    </message>
    <message>
        <source>or cross-imps, butler, teams, board-a-match</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>of cross-imps, butler, teams, board-a-match</translation>
    </message>
    <message>
        <source>other details</source>
        <extracomment>Words in the window (merged)</extracomment>
        <translation>andere gegevens</translation>
    </message>
    <message>
        <source>other players are at the table now; look again</source>
        <extracomment>Words in the page on players' phones (enter deal)</extracomment>
        <translation>er zitten nu andere spelers aan tafel; kijk opnieuw</translation>
    </message>
    <message>
        <source>owes</source>
        <extracomment>Label in Settling up, older debts (new debt)</extracomment>
        <translation>schuldig aan</translation>
    </message>
    <message>
        <source>page not found</source>
        <extracomment>Words in the page on players' phones (route)</extracomment>
        <translation>bladzijde niet gevonden</translation>
    </message>
    <message>
        <source>paid</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>betaald</translation>
    </message>
    <message>
        <source>paid on {day}</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>betaald op {day}</translation>
    </message>
    <message>
        <source>pair {pair}</source>
        <extracomment>Words in Phones at the tables (place)</extracomment>
        <translation>paar {pair}</translation>
    </message>
    <message>
        <source>pair {pair} needs a name</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>paar {pair} heeft een naam nodig</translation>
    </message>
    <message>
        <source>pairs, or players of an individual; a team counts as two pairs</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>paren, of spelers bij individual; een team telt als twee paren</translation>
    </message>
    <message>
        <source>part-score made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>deelscore gemaakt</translation>
    </message>
    <message>
        <source>partners need the same result</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>partners moeten hetzelfde resultaat hebben</translation>
    </message>
    <message>
        <source>passed out</source>
        <extracomment>Words in the page on players' phones (deal signs); Words in the page on players' phones (said of); Words in the window (passed out); and elsewhere</extracomment>
        <translation>rondgepast</translation>
    </message>
    <message>
        <source>payer, payee, amount and reason are needed, e.g. extra Bob Ann 5 the supper</source>
        <extracomment>Words in files that are opened or saved (extra)</extracomment>
        <translation>betaler, ontvanger, bedrag en reden zijn nodig, bijv. extra Bob Ann 5 het eten</translation>
    </message>
    <message>
        <source>percentage points</source>
        <extracomment>Words in an evening of several tables (adjusted in)</extracomment>
        <translation>procentpunten</translation>
    </message>
    <message>
        <source>pictures, with the reason for every figure</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>afbeeldingen, met de reden van elk getal</translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <extracomment>Fault in commands (seats)</extracomment>
        <translation>speler en kaart zijn nodig, bijv. Ann=QC</translation>
    </message>
    <message>
        <source>player {player}</source>
        <extracomment>Words in the search of Earlier evenings (understood)</extracomment>
        <translation>speler {player}</translation>
    </message>
    <message>
        <source>players on a blank back score</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>spelers op een lege verzamelstaat</translation>
    </message>
    <message>
        <source>playing {form}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>{form} spelen</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>Words in an evening of several tables (adjusted in)</extracomment>
        <translation>punten</translation>
    </message>
    <message>
        <source>points agreed on, with the reason</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>afgesproken punten, met de reden</translation>
    </message>
    <message>
        <source>points can only be given, e.g. adjust {side} {points}</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>punten kunt u alleen geven, bijv. adjust {side} {points}</translation>
    </message>
    <message>
        <source>points held count only in form points; leave them out, or begin with form points</source>
        <extracomment>Words in score files</extracomment>
        <translation>honneurpunten tellen alleen bij form points; laat ze weg, of begin met form points</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>argumenten</translation>
    </message>
    <message>
        <source>print evenings, a season or a blank sheet to score on by hand, as a PDF</source>
        <extracomment>Words in commands</extracomment>
        <translation>avonden, een seizoen of een leeg blad om met de hand in te vullen als PDF afdrukken</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <extracomment>Help of a command in commands (take json)</extracomment>
        <translation>één JSON-object tonen</translation>
    </message>
    <message>
        <source>print sheets, back score, and who pays whom</source>
        <extracomment>Words in commands</extracomment>
        <translation>bladen, verzamelstaat en wie wie betaalt tonen</translation>
    </message>
    <message>
        <source>print what each contract would score now</source>
        <extracomment>Words in commands</extracomment>
        <translation>tonen wat elk contract nu zou opleveren</translation>
    </message>
    <message>
        <source>print who partners whom, by the cards drawn</source>
        <extracomment>Words in commands</extracomment>
        <translation>tonen wie met wie speelt volgens de getrokken kaarten</translation>
    </message>
    <message>
        <source>print who plays whom, round by round</source>
        <extracomment>Words in commands</extracomment>
        <translation>tonen wie tegen wie speelt, ronde voor ronde</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <extracomment>Words in commands</extracomment>
        <translation>de uitslag van spellen aan meerdere tafels berekenen</translation>
    </message>
    <message>
        <source>redoubled</source>
        <extracomment>Words in What if (doublings); Words in deals and figures, everywhere (doubled)</extracomment>
        <translation>redoublet</translation>
    </message>
    <message>
        <source>redoubled contract made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>geredoubleerd contract gemaakt</translation>
    </message>
    <message>
        <source>remove what --install wrote</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>verwijderen wat --install heeft geschreven</translation>
    </message>
    <message>
        <source>repair what can be repaired</source>
        <extracomment>Example of a command in commands; Help of a command in commands (check)</extracomment>
        <translation>herstellen wat te herstellen is</translation>
    </message>
    <message>
        <source>rescued in part</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>deels gered</translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>teruggezet uit de reservekopie van {day}</translation>
    </message>
    <message>
        <source>results of several tables</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>resultaten van meerdere tafels</translation>
    </message>
    <message>
        <source>results of several tables and deals of one table cannot be in the same form duplicate; put one of them into a separate file</source>
        <extracomment>Words in score files</extracomment>
        <translation>resultaten van meerdere tafels en spellen van één tafel kunnen niet in hetzelfde form duplicate staan; zet een van beide in een apart bestand</translation>
    </message>
    <message>
        <source>round {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>ronde {number}</translation>
    </message>
    <message>
        <source>round {round} is already over; keep the rows of a round together</source>
        <extracomment>Words in CSV files (begins round)</extracomment>
        <translation>ronde {round} is al afgelopen; houd de rijen van een ronde bij elkaar</translation>
    </message>
    <message>
        <source>rounds are numbered from 1, the first before the last</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>ronden zijn genummerd vanaf 1, de eerste voor de laatste</translation>
    </message>
    <message>
        <source>rounds of one table</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>ronden aan één tafel</translation>
    </message>
    <message>
        <source>rounds without a deal</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>ronden zonder spel</translation>
    </message>
    <message>
        <source>rows with the same date or name are one evening</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>rijen met dezelfde datum of naam zijn één avond</translation>
    </message>
    <message>
        <source>rubber</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>robber</translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>robber gewonnen met 2-0 in manches</translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>robber gewonnen met 2-1 in manches</translation>
    </message>
    <message>
        <source>sat out</source>
        <extracomment>Words in the panel beside the sheet (came from)</extracomment>
        <translation>zat stil</translation>
    </message>
    <message>
        <source>save evenings of the archive as a file: an evening file, a table or PBN</source>
        <extracomment>Words in commands</extracomment>
        <translation>avonden uit het archief als bestand opslaan: een avondbestand, een tabel of PBN</translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <extracomment>Words in the bidding pad (held aloud)</extracomment>
        <translation>zeg wie de meeste punten heeft</translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>omgerekend naar evenveel spellen</translation>
    </message>
    <message>
        <source>scan the code on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>scan de code op het scherm van de laptop</translation>
    </message>
    <message>
        <source>scored on their own top</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>op hun eigen top</translation>
    </message>
    <message>
        <source>scorepad check: --json and --mend exclude each other</source>
        <extracomment>Fault in the command check (check)</extracomment>
        <translation>scorepad check: --json en --mend sluiten elkaar uit</translation>
    </message>
    <message numerus="yes">
        <source>scorepad check: none of the %n evening(s) in {file} can be read; it was not changed</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>
            <numerusform>scorepad check: de enige avond (%n) in {file} is niet te lezen; er is niets gewijzigd</numerusform>
            <numerusform>scorepad check: geen van de %n avonden in {file} is te lezen; er is niets gewijzigd</numerusform>
        </translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <extracomment>Words in the command check (check)</extracomment>
        <translation>scorepad check: {file} is beschadigd; check --mend herstelt het zo goed mogelijk: {faults}</translation>
    </message>
    <message>
        <source>scorepad completion: name the shell: bash, zsh or fish</source>
        <extracomment>Fault in commands (usual)</extracomment>
        <translation>scorepad completion: noem de shell: bash, zsh of fish</translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <extracomment>Fault in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad desktop: alleen op Linux</translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <extracomment>Fault in commands (export)</extracomment>
        <translation>scorepad export: noem een doel met -o FILE, of gebruik --list</translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <extracomment>Words in commands (count)</extracomment>
        <translation>scorepad import: geannuleerd tijdens het tellen; de avonden staan in het archief en worden geteld zodra het venster open is</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <extracomment>Words in commands (import files)</extracomment>
        <translation>scorepad import: geannuleerd; alle avonden staan in het archief</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <extracomment>Words in commands (import files)</extracomment>
        <translation>scorepad import: geannuleerd; er is geen avond geïmporteerd</translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <extracomment>Sentence in About scorepad (licences)</extracomment>
        <translation>scorepad is vrij: iedereen mag het gebruiken, kopiëren en wijzigen onder de MIT-licentie. Qt wordt gebruikt onder de GNU Lesser General Public License 3. De Noto-lettertypen vallen onder de SIL Open Font License, DejaVu Sans onder een eigen licentie.</translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad staat nu in het menu; de bestanden ervoor staan in {folder}.</translation>
    </message>
    <message>
        <source>scorepad merge: each file must hold one evening</source>
        <extracomment>Fault in commands (merge)</extracomment>
        <translation>scorepad merge: elk bestand moet één avond bevatten</translation>
    </message>
    <message>
        <source>scorepad merge: the two differ, so nothing was written; correct one of them, or use --keep-first: {differs}</source>
        <extracomment>Fault in commands (merge)</extracomment>
        <translation>scorepad merge: de twee verschillen, dus er is niets geschreven; verbeter een van beide, of gebruik --keep-first: {differs}</translation>
    </message>
    <message>
        <source>scorepad print: name the files to be printed, a blank sheet or a season</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print: noem de bestanden die afgedrukt moeten worden, een leeg blad of een seizoen</translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <extracomment>Fault in commands (print season)</extracomment>
        <translation>scorepad print: er zijn geen avonden in {season}</translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print: hiervoor is PySide6 nodig, dat python3 packaging/run.py meebrengt</translation>
    </message>
    <message>
        <source>scorepad print: {file} is already there; name a file with -o FILE</source>
        <extracomment>Fault in commands (print name)</extracomment>
        <translation>scorepad print: {file} bestaat al; noem een bestand met -o FILE</translation>
    </message>
    <message>
        <source>scorepad print: {file} is one of the files to print; name another PDF</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print: {file} is een van de bestanden die worden afgedrukt; noem een andere PDF</translation>
    </message>
    <message>
        <source>scorepad was not in the menu.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad stond niet in het menu.</translation>
    </message>
    <message>
        <source>scorepad was removed from the menu.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad is uit het menu verwijderd.</translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <extracomment>Words in commands (refused)</extracomment>
        <translation>scorepad {command}: {fault}</translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <extracomment>Words in commands (unprinted)</extracomment>
        <translation>scorepad: kan de uitvoer niet schrijven: {reason}</translation>
    </message>
    <message>
        <source>scorepad: {fault}</source>
        <extracomment>Words in __main__ (refuse); Fault in commands (print sheets); Fault in commands (opened archive); and elsewhere</extracomment>
        <translation>scorepad: {fault}</translation>
    </message>
    <message>
        <source>seat {seat} is taken twice</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>plaats {seat} is twee keer bezet</translation>
    </message>
    <message>
        <source>seat {seat} needs a name</source>
        <extracomment>Words in files that are opened or saved (name in)</extracomment>
        <translation>plaats {seat} heeft een naam nodig</translation>
    </message>
    <message>
        <source>seats</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>plaatsen</translation>
    </message>
    <message>
        <source>seen {time}</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>gezien om {time}</translation>
    </message>
    <message>
        <source>semicolons between the cells of a table</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>puntkomma’s tussen de cellen van een tabel</translation>
    </message>
    <message>
        <source>settling up</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>afrekenen</translation>
    </message>
    <message>
        <source>several tables: print this instead of ranking and cards; may be repeated</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>meerdere tafels: dit afdrukken in plaats van uitslag en kaarten; mag herhaald worden</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <extracomment>Help of a command in commands (parser)</extracomment>
        <translation>de versie tonen en stoppen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>deze hulp tonen en stoppen</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>Words in movements of several tables (movement table); Words in movements of several tables (movement grid); Words in movements of several tables (pair card)</extracomment>
        <translation>zit stil</translation>
    </message>
    <message>
        <source>size of the paper (default: by the country)</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>papierformaat (standaard: volgens het land)</translation>
    </message>
    <message>
        <source>slow play</source>
        <extracomment>Grey example in an evening of several tables</extracomment>
        <translation>langzaam spel</translation>
    </message>
    <message>
        <source>small slam bid and made, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>klein slem geboden en gemaakt, {vulnerable}</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>split {ns} {ew}</source>
        <extracomment>Words in rankings printed by commands (what)</extracomment>
        <translation>gesplitst {ns} {ew}</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <extracomment>Words in commands (print out)</extracomment>
        <translation>de standaarduitvoer is gesloten</translation>
    </message>
    <message>
        <source>step {step} of the evening is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>stap {step} van de avond is beschadigd</translation>
    </message>
    <message>
        <source>step {step} of the evening is missing</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>stap {step} van de avond ontbreekt</translation>
    </message>
    <message>
        <source>stopping the round</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>de ronde stoppen</translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <extracomment>Help of a command in commands (seats)</extracomment>
        <translation>zoals &apos;Mevrouw Bos=QC&apos;</translation>
    </message>
    <message>
        <source>such as 4sn+1</source>
        <extracomment>Words in an evening of several tables (show)</extracomment>
        <translation>bijv. 4sn+1</translation>
    </message>
    <message>
        <source>table {number}</source>
        <extracomment>Words in Phones at the tables (place)</extracomment>
        <translation>tafel {number}</translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>doelbestand; - voor standaarduitvoer</translation>
    </message>
    <message>
        <source>team {team} sat North-South on board {board} before</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>team {team} zat op spel {board} al Noord-Zuid</translation>
    </message>
    <message>
        <source>teams play in pairs: A1-B2, without +</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>teams spelen in paren: A1-B2, zonder +</translation>
    </message>
    <message>
        <source>teams: draw the next round by the ranking; no two meet twice</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>van teams: de volgende ronde naar de stand indelen, zonder dat twee elkaar opnieuw treffen</translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <extracomment>Fault in the window (open all)</extracomment>
        <translation>naar het archief kan nu niet worden geschreven, dus er kan maar één avond worden geopend</translation>
    </message>
    <message>
        <source>the arrangements</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side (title)</extracomment>
        <translation>de afspraken</translation>
    </message>
    <message>
        <source>the board is missing, e.g. board 7</source>
        <extracomment>Words in score files</extracomment>
        <translation>het spel ontbreekt, bijv. board 7</translation>
    </message>
    <message>
        <source>the card of {name}</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>de kaart van {name}</translation>
    </message>
    <message>
        <source>the cards drawn</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>de getrokken kaarten</translation>
    </message>
    <message>
        <source>the cards of board {number} are not four hands of thirteen</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>de kaarten van spel {number} zijn geen vier handen van dertien</translation>
    </message>
    <message>
        <source>the cards of the boards</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>de kaarten van de spellen</translation>
    </message>
    <message>
        <source>the character {code} is not allowed in a name or a reason</source>
        <extracomment>Words in files that are opened or saved (unfit)</extracomment>
        <translation>het teken {code} is niet toegestaan in een naam of een reden</translation>
    </message>
    <message>
        <source>the club</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>de club</translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <extracomment>Words in CSV files (contract)</extracomment>
        <translation>het contract ontbreekt, of pass voor een rondgepast spel</translation>
    </message>
    <message>
        <source>the currency</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>de valuta</translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <extracomment>Words in the command check (mended); Words in the window (damaged file)</extracomment>
        <translation>het beschadigde bestand is bewaard als {file}</translation>
    </message>
    <message>
        <source>the date</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>de datum</translation>
    </message>
    <message>
        <source>the dealer</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>de gever</translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <extracomment>Words in files that are opened or saved (seat)</extracomment>
        <translation>de gever ontbreekt, bijv. dealer N</translation>
    </message>
    <message>
        <source>the declarer is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take declarer)</extracomment>
        <translation>de leider staat er twee keer</translation>
    </message>
    <message>
        <source>the declarer is missing: {names}</source>
        <extracomment>Words in what is typed in the entry line (deal of); Words in files that are opened or saved (contract)</extracomment>
        <translation>de leider ontbreekt: {names}</translation>
    </message>
    <message>
        <source>the director</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>de wedstrijdleider</translation>
    </message>
    <message>
        <source>the director takes 5 per cent from pair 1, or IMPs, or VPs from a team</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>de wedstrijdleider neemt 5 procent van paar 1, of IMP’s, of VP van een team</translation>
    </message>
    <message>
        <source>the director’s average counts in place of {contract}</source>
        <extracomment>Words in USEBIO files (what)</extracomment>
        <translation>in plaats van {contract} telt het gemiddelde van de wedstrijdleider</translation>
    </message>
    <message>
        <source>the director’s name is missing, e.g. director Ann</source>
        <extracomment>Words in files that are opened or saved (director)</extracomment>
        <translation>de naam van de wedstrijdleider ontbreekt, bijv. director Ann</translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>de schijf kan {file} niet lezen of schrijven</translation>
    </message>
    <message>
        <source>the disk is too full for {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>de schijf is te vol voor {file}</translation>
    </message>
    <message>
        <source>the disk takes too long to read or write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>de schijf doet er te lang over om {file} te lezen of te schrijven</translation>
    </message>
    <message>
        <source>the disk there is full</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>de schijf daar is vol</translation>
    </message>
    <message>
        <source>the doubling is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take doubling)</extracomment>
        <translation>het doublet staat er twee keer</translation>
    </message>
    <message>
        <source>the earlier versions of this evening are damaged</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>de eerdere versies van deze avond zijn beschadigd</translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>het einde van de Chicago</translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>het einde van het bestand is verloren; welke avonden erin stonden is onbekend</translation>
    </message>
    <message>
        <source>the evening does not match its history</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>de avond past niet bij zijn geschiedenis</translation>
    </message>
    <message>
        <source>the evening has ended</source>
        <extracomment>Words in the page on players' phones (ended)</extracomment>
        <translation>de avond is afgelopen</translation>
    </message>
    <message>
        <source>the evening is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>de avond is beschadigd</translation>
    </message>
    <message>
        <source>the evening is no longer in {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>die avond staat niet meer in {file}</translation>
    </message>
    <message>
        <source>the evening’s ID is damaged</source>
        <extracomment>Fault in files that are opened or saved (kept of)</extracomment>
        <translation>het kenmerk van de avond is beschadigd</translation>
    </message>
    <message>
        <source>the file before a correction: print whose place changed</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>het bestand van voor een verbetering: tonen wiens plaats veranderd is</translation>
    </message>
    <message>
        <source>the file for both together</source>
        <extracomment>Help of a command in commands (merge)</extracomment>
        <translation>het bestand voor beide samen</translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <extracomment>Words in files that are opened or saved (decode)</extracomment>
        <translation>deze avond staat twee keer in het bestand, eerst als {first}</translation>
    </message>
    <message>
        <source>the file is cut off; open a complete copy</source>
        <extracomment>Words in files that are opened or saved (read json)</extracomment>
        <translation>het bestand breekt af; open een volledige kopie</translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>het bestand is met een nieuwere scorepad geschreven; werk deze bij om het te openen</translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>het bestand: {said}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>deze argumenten ontbreken: %s</translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <extracomment>Words in score files</extracomment>
        <translation>de spelvorm ontbreekt, bijv. form rubber</translation>
    </message>
    <message>
        <source>the form: rubber, chicago, cavendish, duplicate or points</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>de spelvorm: rubber, chicago, cavendish, duplicate of points</translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <extracomment>Fault in what is typed in the entry line (take honours)</extracomment>
        <translation>de honneurs staan er twee keer</translation>
    </message>
    <message>
        <source>the keeper’s name is missing, e.g. keeper Ann</source>
        <extracomment>Fault in files that are opened or saved (keeper)</extracomment>
        <translation>de naam van de schrijver ontbreekt, bijv. keeper Ann</translation>
    </message>
    <message>
        <source>the laptop cannot save it at the moment; try again soon</source>
        <extracomment>Words in the page on players' phones (unsaved)</extracomment>
        <translation>de laptop kan het nu niet opslaan; probeer het straks opnieuw</translation>
    </message>
    <message>
        <source>the laptop has not reached this deal; look again</source>
        <extracomment>Words in the page on players' phones (must be new)</extracomment>
        <translation>de laptop is nog niet bij dit spel; kijk opnieuw</translation>
    </message>
    <message>
        <source>the laptop has not yet allowed this phone to enter</source>
        <extracomment>Words in the page on players' phones (must be allowed)</extracomment>
        <translation>op de laptop mag deze telefoon nog niet invoeren</translation>
    </message>
    <message>
        <source>the last evening of the archive</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>de laatste avond van het archief</translation>
    </message>
    <message>
        <source>the letters used for players</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>de letters voor spelers</translation>
    </message>
    <message>
        <source>the line</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>de streep</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <extracomment>Words in PBN files (lines); Words in PBN files (read); Fault in score files (too long)</extracomment>
        <translation>de regel is langer dan {most} tekens</translation>
    </message>
    <message>
        <source>the lines below belong to this board</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>de regels eronder horen bij dit spel</translation>
    </message>
    <message>
        <source>the lines below it are compared only with each other</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>de regels eronder worden alleen met elkaar vergeleken</translation>
    </message>
    <message>
        <source>the list as one JSON object</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>de lijst als één JSON-object</translation>
    </message>
    <message>
        <source>the list has {number} evenings, the file holds {there}</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>de lijst telt {number} avonden, het bestand {there}</translation>
    </message>
    <message>
        <source>the list has {number} names, the file holds {there}</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>de lijst telt {number} namen, het bestand {there}</translation>
    </message>
    <message>
        <source>the mean of the results</source>
        <extracomment>Words in the page At several tables (datums)</extracomment>
        <translation>het gemiddelde van de resultaten</translation>
    </message>
    <message>
        <source>the middle result</source>
        <extracomment>Words in the page At several tables (datums)</extracomment>
        <translation>het middelste resultaat</translation>
    </message>
    <message>
        <source>the movement</source>
        <extracomment>Words in files that are opened or saved; Words in two versions of an evening side by side</extracomment>
        <translation>het schema</translation>
    </message>
    <message>
        <source>the movement (default: the one for pairs that fits the time best)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>het schema (standaard: dat voor paren dat het best in de tijd past)</translation>
    </message>
    <message>
        <source>the movement has other pairs on board {board}</source>
        <extracomment>Words in a deal, a result or an evening (unplanned)</extracomment>
        <translation>het schema heeft andere paren op spel {board}</translation>
    </message>
    <message>
        <source>the name of the club is missing, e.g. club Bridge by the Sea</source>
        <extracomment>Words in files that are opened or saved (club)</extracomment>
        <translation>de naam van de club ontbreekt, bijv. club Bridge by the Sea</translation>
    </message>
    <message>
        <source>the name {name} is damaged</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>de naam {name} is beschadigd</translation>
    </message>
    <message>
        <source>the name “{name}” is longer than {most} letters</source>
        <extracomment>Fault in files that are opened or saved (clean name)</extracomment>
        <translation>de naam “{name}” is langer dan {most} tekens</translation>
    </message>
    <message>
        <source>the names of pairs without a result</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>namen van paren zonder resultaat</translation>
    </message>
    <message>
        <source>the names of players who sit out need commas between them</source>
        <extracomment>Words in CSV files (listed)</extracomment>
        <translation>zet komma’s tussen de namen van wie stilzitten</translation>
    </message>
    <message>
        <source>the names of the pairs are missing</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>de namen van de paren ontbreken</translation>
    </message>
    <message>
        <source>the newest backup is {file}</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>de nieuwste reservekopie is {file}</translation>
    </message>
    <message>
        <source>the next board; allowed anywhere in a round</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>het volgende spel; kan overal in een ronde</translation>
    </message>
    <message>
        <source>the next dealer; allowed anywhere in a round</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>de volgende gever; kan overal in een ronde</translation>
    </message>
    <message>
        <source>the next round</source>
        <extracomment>Words in This evening and New evening (next round)</extracomment>
        <translation>de volgende ronde</translation>
    </message>
    <message>
        <source>the next round has begun; only the laptop can correct this</source>
        <extracomment>Words in the page on players' phones (must be last round); Words in the page on players' phones (must be in time)</extracomment>
        <translation>de volgende ronde is begonnen; alleen de laptop kan dit verbeteren</translation>
    </message>
    <message>
        <source>the note</source>
        <extracomment>Words in files that are opened or saved; Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>de notitie</translation>
    </message>
    <message>
        <source>the number can be at most {most}</source>
        <extracomment>Fault in files that are opened or saved (number); Fault in files that are opened or saved (board); Words in files that are opened or saved (evening)</extracomment>
        <translation>het getal kan hoogstens {most} zijn</translation>
    </message>
    <message>
        <source>the only game of an unfinished rubber</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>enige manche, robber niet af</translation>
    </message>
    <message>
        <source>the only pair in the other direction</source>
        <extracomment>Words in a deal, a result or an evening (unlikely of board)</extracomment>
        <translation>het enige paar in de andere richting</translation>
    </message>
    <message>
        <source>the only part-score of an unfinished game</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>enige deelscore, manche niet af</translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>de andere namen van sommige spelers</translation>
    </message>
    <message>
        <source>the pair North-South, the pair East-West, and the deal</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>het paar Noord-Zuid, het paar Oost-West, en het spel</translation>
    </message>
    <message>
        <source>the part-score of an unfinished rubber earns 100 or 50</source>
        <extracomment>Fault in a deal, a result or an evening; Words in CSV files (options)</extracomment>
        <translation>de deelscore van een onvoltooide robber levert 100 of 50 op</translation>
    </message>
    <message>
        <source>the plan of the evening</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>het plan van de avond</translation>
    </message>
    <message>
        <source>the players</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>de spelers</translation>
    </message>
    <message>
        <source>the points are given twice</source>
        <extracomment>Words in what is typed in the entry line (take points held)</extracomment>
        <translation>de punten staan er twee keer</translation>
    </message>
    <message>
        <source>the quotes around a cell do not match, or it is too long</source>
        <extracomment>Words in files that are opened or saved (rows); Words in CSV files (rows)</extracomment>
        <translation>de aanhalingstekens om een cel kloppen niet, of de cel is te lang</translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>de uitslag, een kaart voor elk paar, of alle resultaten van elk spel (standaard: ranking)</translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <extracomment>Words in PBN files (lines)</extracomment>
        <translation>de opmerking die hier begint, eindigt niet met }</translation>
    </message>
    <message>
        <source>the result is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take result)</extracomment>
        <translation>het resultaat staat er twee keer</translation>
    </message>
    <message>
        <source>the result is missing, e.g. N 4S+1</source>
        <extracomment>Fault in what is typed in the entry line (read what)</extracomment>
        <translation>het resultaat ontbreekt, bijv. N 4S+1</translation>
    </message>
    <message>
        <source>the result is missing: =, +1 or -1</source>
        <extracomment>Fault in CSV files (over)</extracomment>
        <translation>het resultaat ontbreekt: =, +1 of -1</translation>
    </message>
    <message>
        <source>the results</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>de resultaten</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>dezelfde</translation>
    </message>
    <message>
        <source>the same all evening</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>de hele avond dezelfde</translation>
    </message>
    <message>
        <source>the same entry was changed in two ways</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>dezelfde invoer is op twee manieren gewijzigd</translation>
    </message>
    <message>
        <source>the same for other programs, with the sum behind every figure</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>hetzelfde voor andere programma’s, met de som achter elk getal</translation>
    </message>
    <message>
        <source>the same, and `adjust`, `bye`, `handicap`, `stake` and `pot` as in a score file</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>hetzelfde, en `adjust`, `bye`, `handicap`, `stake` en `pot` zoals in een scorebestand</translation>
    </message>
    <message>
        <source>the same, for the other side</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>hetzelfde, voor de andere partij</translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <extracomment>Words in files that are opened or saved (whole)</extracomment>
        <translation>de tabel heeft geen score voor {points} punten</translation>
    </message>
    <message>
        <source>the scale has two rows for {points}</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>de tabel heeft twee rijen voor {points}</translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <extracomment>Words in what is typed in the entry line (score)</extracomment>
        <translation>de score ontbreekt: de punten van Noord-Zuid, bijv. punten -50</translation>
    </message>
    <message>
        <source>the second evening also has other rounds, which would be lost</source>
        <extracomment>Words in a deal, a result or an evening (same session)</extracomment>
        <translation>de tweede avond heeft ook andere ronden, die verloren zouden gaan</translation>
    </message>
    <message>
        <source>the setting for victory points</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>de instelling voor victory points</translation>
    </message>
    <message>
        <source>the shares must add up to 100 per cent, e.g. 60/40 or 50/30/20</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>de delen moeten samen 100 procent zijn, bijv. 60/40 of 50/30/20</translation>
    </message>
    <message>
        <source>the sides are level, or the lead changes</source>
        <extracomment>Words in What if (end words)</extracomment>
        <translation>de partijen staan gelijk, of de andere komt voor</translation>
    </message>
    <message>
        <source>the stake</source>
        <extracomment>Words in files that are opened or saved; Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>de inzet</translation>
    </message>
    <message>
        <source>the stake for 100 points is missing, e.g. stake 2.50</source>
        <extracomment>Fault in files that are opened or saved (stake)</extracomment>
        <translation>de inzet voor 100 punten ontbreekt, bijv. stake 2.50</translation>
    </message>
    <message>
        <source>the stake is per side; partners share it</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>de inzet is per partij; partners delen hem</translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <extracomment>Words in the archive of evenings (figures of)</extracomment>
        <translation>de statistieken kunnen niet worden gelezen</translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <extracomment>Words in the archive of evenings (figures in)</extracomment>
        <translation>de statistieken van {name} zijn beschadigd</translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <extracomment>Words in what is typed in the entry line (take contract)</extracomment>
        <translation>na {level} ontbreekt de kleur: {suits} of {notrump}</translation>
    </message>
    <message>
        <source>the title</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>de titel</translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <extracomment>Words in files that are opened or saved (title)</extracomment>
        <translation>de titel ontbreekt, bijv. title Clubavond</translation>
    </message>
    <message>
        <source>the total of the round</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>het totaal van de ronde</translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <extracomment>Fault in a deal, a result or an evening (groups)</extracomment>
        <translation>de twee laptops vergelijken de spellen verschillend</translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <extracomment>Words in __main__ (run)</extracomment>
        <translation>het venster heeft PySide6 nodig, dat python3 packaging/run.py meebrengt; zonder kan alleen {commands}</translation>
    </message>
    <message>
        <source>the window needs libraries, which your package manager has: {files}</source>
        <extracomment>Words in commands (remedy)</extracomment>
        <translation>het venster heeft bibliotheken nodig, die uw pakketbeheerder heeft: {files}</translation>
    </message>
    <message>
        <source>the window needs libraries; this installs them: {command}</source>
        <extracomment>Words in commands (remedy)</extracomment>
        <translation>het venster heeft bibliotheken nodig; dit installeert ze: {command}</translation>
    </message>
    <message>
        <source>there are not that many tricks</source>
        <extracomment>Words in What if (no such result)</extracomment>
        <translation>zoveel slagen zijn er niet</translation>
    </message>
    <message>
        <source>there are two columns “{column}”</source>
        <extracomment>Fault in CSV files (columns)</extracomment>
        <translation>er zijn twee kolommen “{column}”</translation>
    </message>
    <message>
        <source>there is another code now; scan it on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>er is nu een andere code; scan hem op het scherm van de laptop</translation>
    </message>
    <message>
        <source>there is no evening “{word}”; name its number, its day such as 2026-01-31, or {last}; export --list lists all</source>
        <extracomment>Fault in transfer (named)</extracomment>
        <translation>er is geen avond “{word}”; noem het nummer, de dag (bijv. 2026-01-31) of {last}; export --list toont ze alle</translation>
    </message>
    <message>
        <source>there is no round {number}</source>
        <extracomment>Fault in movements of several tables; Fault in commands (refuse more rounds); Fault in an evening of several tables (read away)</extracomment>
        <translation>er is geen ronde {number}</translation>
    </message>
    <message>
        <source>there is no such date: {typed}</source>
        <extracomment>Words in files that are opened or saved (day)</extracomment>
        <translation>deze datum bestaat niet: {typed}</translation>
    </message>
    <message>
        <source>this XML cannot be read; open another copy of the file</source>
        <extracomment>Words in files that are opened or saved (read xml)</extracomment>
        <translation>deze XML kan niet worden gelezen; open een andere kopie van het bestand</translation>
    </message>
    <message>
        <source>this XML is not a file of results (USEBIO)</source>
        <extracomment>Words in USEBIO files (decode)</extracomment>
        <translation>deze XML is geen resultatenbestand (USEBIO)</translation>
    </message>
    <message>
        <source>this code is not tonight’s; scan the one on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>deze code is niet die van vanavond; scan die op het scherm van de laptop</translation>
    </message>
    <message>
        <source>this deal is no longer there; look again</source>
        <extracomment>Words in the page on players' phones (nothing there)</extracomment>
        <translation>dit spel is er niet meer; kijk opnieuw</translation>
    </message>
    <message>
        <source>this deal was changed; look again</source>
        <extracomment>Words in the page on players' phones (network); Words in the page on players' phones (unchanged deal)</extracomment>
        <translation>dit spel is gewijzigd; kijk opnieuw</translation>
    </message>
    <message>
        <source>this evening is already there</source>
        <extracomment>Fault in PBN files (begin)</extracomment>
        <translation>deze avond is er al</translation>
    </message>
    <message>
        <source>this file or folder no longer exists</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>dat bestand of die map is er niet meer</translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <extracomment>Fault in files that are opened or saved (kind)</extracomment>
        <translation>dit is een heel archief; start scorepad met --archive en de naam, en sla de avonden op die u wilt</translation>
    </message>
    <message>
        <source>this is another table’s result</source>
        <extracomment>Words in the page on players' phones (must be own)</extracomment>
        <translation>dit is het resultaat van een andere tafel</translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <extracomment>Words in CSV files</extracomment>
        <translation>dit is geen tabel van spellen: de eerste rij moet de kolommen noemen, minstens declarer, contract en result</translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <extracomment>Words in files that are opened or saved (unreadable)</extracomment>
        <translation>dit is geen tekstbestand; kies een ander bestand</translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>dit is geen avondbestand van scorepad; kies een ander</translation>
    </message>
    <message>
        <source>this is not the address of the score</source>
        <extracomment>Words in the page on players' phones (route)</extracomment>
        <translation>dit is niet het adres van de score</translation>
    </message>
    <message>
        <source>this is too long; at most {most} letters are allowed</source>
        <extracomment>Words in files that are opened or saved (text); Words in the page on players' phones (too long); Words in the window (too long)</extracomment>
        <translation>dit is te lang; het mag hoogstens {most} tekens hebben</translation>
    </message>
    <message>
        <source>this letter cannot be read; save the file as Unicode (UTF-8) in its own program</source>
        <extracomment>Words in files that are opened or saved (unreadable)</extracomment>
        <translation>dit teken kan niet worden gelezen; sla het bestand in het eigen programma op als Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>this movement is for {possible}, not for {number}</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>dit schema is voor {possible}, niet voor {number}</translation>
    </message>
    <message>
        <source>this part is damaged; open another copy of the file</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>dit deel is beschadigd; open een andere kopie van het bestand</translation>
    </message>
    <message>
        <source>this phone may only look; ask at the laptop</source>
        <extracomment>Words in the page on players' phones</extracomment>
        <translation>deze telefoon mag alleen kijken; vraag het bij de laptop</translation>
    </message>
    <message>
        <source>this phone was sent away at the laptop</source>
        <extracomment>Words in the page on players' phones (sent away)</extracomment>
        <translation>deze telefoon is op de laptop weggestuurd</translation>
    </message>
    <message>
        <source>this request cannot be read</source>
        <extracomment>Words in the page on players' phones</extracomment>
        <translation>dit verzoek is niet te lezen</translation>
    </message>
    <message>
        <source>this result names no pairs, so nobody can be ranked</source>
        <extracomment>Words in PBN files</extracomment>
        <translation>dit resultaat noemt geen paren, dus er is geen uitslag te maken</translation>
    </message>
    <message>
        <source>this result was changed; look again</source>
        <extracomment>Words in the page on players' phones (unchanged result)</extracomment>
        <translation>dit resultaat is gewijzigd; kijk opnieuw</translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <extracomment>Words in CSV files (rows); Words in PBN files (cells)</extracomment>
        <translation>deze rij past niet bij de kolommen van de tabel</translation>
    </message>
    <message>
        <source>this session has two scoring methods</source>
        <extracomment>Words in files that are opened or saved (session); Words in USEBIO files (scoring)</extracomment>
        <translation>deze zitting heeft twee rekenwijzen</translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <extracomment>Words in CSV files (columns)</extracomment>
        <translation>in deze tabel van spellen is geen kolom {columns}</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>gelijk</translation>
    </message>
    <message>
        <source>to come</source>
        <extracomment>Words in an evening of several tables (to come)</extracomment>
        <translation>komt nog</translation>
    </message>
    <message>
        <source>too large for evenings of bridge</source>
        <extracomment>Fault in files that are opened or saved (check sizes); Fault in files that are opened or saved (bounded file); Fault in files that are opened or saved (begin)</extracomment>
        <translation>te groot voor bridgeavonden</translation>
    </message>
    <message>
        <source>too many phones at once; try again soon</source>
        <extracomment>Words in the page on players' phones (crowded)</extracomment>
        <translation>te veel telefoons tegelijk; probeer het straks opnieuw</translation>
    </message>
    <message>
        <source>too many wrong codes; wait a minute</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>te veel foute codes; wacht een minuut</translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <extracomment>Words in the ranking of a session (how played)</extracomment>
        <translation>top {top}, gemiddelde {average}</translation>
    </message>
    <message>
        <source>two evenings in this file are the same; give each its date</source>
        <extracomment>Words in CSV files (decode)</extracomment>
        <translation>twee avonden erin zijn gelijk; geef elk een datum</translation>
    </message>
    <message>
        <source>two players must win what the other two lose</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>twee spelers moeten winnen wat de andere twee verliezen</translation>
    </message>
    <message>
        <source>undoing a payment</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>een betaling ongedaan maken</translation>
    </message>
    <message>
        <source>undoubled</source>
        <extracomment>Words in What if (doublings)</extracomment>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>unknown option {option}</source>
        <extracomment>Words in commands and their options (refuse unknown)</extracomment>
        <translation>onbekende optie {option}</translation>
    </message>
    <message>
        <source>unknown option {option}, perhaps {near}</source>
        <extracomment>Words in commands and their options (refuse unknown)</extracomment>
        <translation>onbekende optie {option}, misschien {near}</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>onbekende argumenten: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>gebruik: </translation>
    </message>
    <message>
        <source>vulnerable</source>
        <extracomment>Words in the picture of the table (player aloud); Words in the tables of scores in Help (by vulnerability); Words in deals and figures, everywhere (why)</extracomment>
        <translation>kwetsbaar</translation>
    </message>
    <message>
        <source>wants to enter</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>wil invoeren</translation>
    </message>
    <message>
        <source>was {points}</source>
        <extracomment>Words in the list of deals and the entry line (was); Words in an evening of several tables (brought before)</extracomment>
        <translation>was {points}</translation>
    </message>
    <message>
        <source>what each row of a table is (default: deals)</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>wat elke rij van een tabel is (standaard: deals)</translation>
    </message>
    <message>
        <source>what one player owes another, apart from the score</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>wat een speler een ander naast de score schuldig is</translation>
    </message>
    <message>
        <source>what the stake is for</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>waarvoor de inzet geldt</translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <extracomment>Help of a command in commands (merge)</extracomment>
        <translation>waar de twee verschillen, de versie van het eerste houden</translation>
    </message>
    <message>
        <source>where the two differ, use the file’s version without asking</source>
        <extracomment>Example of a command in commands; Help of a command in commands (import)</extracomment>
        <translation>waar de twee verschillen, zonder vragen de versie van het bestand gebruiken</translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <extracomment>Words in a deal, a result or an evening (meant)</extracomment>
        <translation>welk spel? Bijv. 3 {pairs} 4sn</translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>welke spellen later verbeterd zijn</translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <extracomment>Words in a deal, a result or an evening (meant)</extracomment>
        <translation>welke paren? Bijv. {pairs} 4sn</translation>
    </message>
    <message>
        <source>who comes late or leaves, e.g. 7=1 or 5=6-</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>wie later komt of weggaat, bijv. 7=1 of 5=6-</translation>
    </message>
    <message>
        <source>who deals next</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>wie hierna geeft</translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>wie de score bijhoudt</translation>
    </message>
    <message>
        <source>who sits where (optional); `out=Eve` sits out</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>wie waar zit (niet verplicht); `out=Eve` zit stil</translation>
    </message>
    <message>
        <source>who sits where, and who sits there afterwards</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>wie waar zit, en wie er daarna zit</translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <extracomment>Words in what is typed in the entry line (passed out)</extracomment>
        <translation>welke partij had ze, bijv. nz 23p of ow 23p?</translation>
    </message>
    <message>
        <source>whose side is We</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>welke partij Wij is</translation>
    </message>
    <message>
        <source>with 20 points each, the expected score is 0: 20 0/0</source>
        <extracomment>Fault in a deal, a result or an evening (check scale)</extracomment>
        <translation>met elk 20 punten is de verwachte score 0: 20 0/0</translation>
    </message>
    <message>
        <source>without rounds, a new one begins after each rubber</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>zonder ronden begint na elke robber een nieuwe</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Words in commands (agrees)</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>you can undo this</source>
        <extracomment>Words in transfer (in words)</extracomment>
        <translation>u kunt dit ongedaan maken</translation>
    </message>
    <message>
        <source>your home folder is unknown; set HOME to it</source>
        <extracomment>Fault in the archive of evenings (home of)</extracomment>
        <translation>uw persoonlijke map is onbekend; geef hem op in HOME</translation>
    </message>
    <message>
        <source>your own scale: points held, expected score not vulnerable and vulnerable</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>een eigen tabel: honneurpunten, verwachte score niet kwetsbaar en kwetsbaar</translation>
    </message>
    <message>
        <source>your side entered this result; the other side has to agree</source>
        <extracomment>Words in the page on players' phones (must be other side)</extracomment>
        <translation>uw partij heeft dit resultaat ingevoerd; de andere partij moet bevestigen</translation>
    </message>
    <message>
        <source>{address} is not a private address of this computer.</source>
        <extracomment>Sentence in Phones at the tables (not private)</extracomment>
        <translation>{address} is geen privéadres van deze computer.</translation>
    </message>
    <message>
        <source>{amount} for 100 points</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>{amount} voor 100 punten</translation>
    </message>
    <message>
        <source>{amount} for each IMP</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>{amount} per IMP</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <extracomment>Words in a deal, a result or an evening (all of)</extracomment>
        <translation>{before} en {last}</translation>
    </message>
    <message>
        <source>{before} and {points} below the line make {sum}.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{before} en {points} onder de streep is {sum}.</translation>
    </message>
    <message>
        <source>{before} and {points} below the line make {sum}: a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{before} en {points} onder de streep is {sum}: een manche.</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <extracomment>Words in a deal, a result or an evening (one of)</extracomment>
        <translation>{before} of {last}</translation>
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
        <translation>{board}, {ns} tegen {ew}</translation>
    </message>
    <message>
        <source>{board}, {ns}–{ew}: {before} became {result}</source>
        <extracomment>Words in an evening of several tables (changed)</extracomment>
        <translation>{board}, {ns}–{ew}: {before} werd {result}</translation>
    </message>
    <message>
        <source>{board}, {result} – was {before}.</source>
        <extracomment>Sentence in an evening of several tables (corrected)</extracomment>
        <translation>{board}, {result} – het was {before}.</translation>
    </message>
    <message>
        <source>{board}: {result}: {points} for {pair}, elsewhere {others}</source>
        <extracomment>Words in an evening of several tables (best board)</extracomment>
        <translation>{board}: {result}: {points} voor {pair}, elders {others}</translation>
    </message>
    <message>
        <source>{chair} ({player})</source>
        <extracomment>Words in what is typed in the entry line (with name)</extracomment>
        <translation>{chair} ({player})</translation>
    </message>
    <message>
        <source>{command}: {fault}; see {command} --help</source>
        <extracomment>Words in commands (error)</extracomment>
        <translation>{command}: {fault}; zie {command} --help</translation>
    </message>
    <message>
        <source>{contract} by {player}</source>
        <extracomment>Words in deals and figures, everywhere (item words); Words in two versions of an evening side by side (deal)</extracomment>
        <translation>{contract}, gespeeld door {player}</translation>
    </message>
    <message>
        <source>{contract} made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>{contract}, gemaakt</translation>
    </message>
    <message>
        <source>{contract}, by {player}</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>{contract}, gespeeld door {player}</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <extracomment>Words in What if (outlook aloud)</extracomment>
        <translation>{contract}, {result}: {points}</translation>
    </message>
    <message>
        <source>{day}, {players}. After that, it can be restored only from a backup that still has it.</source>
        <extracomment>Sentence in Deleted evenings (erasing)</extracomment>
        <translation>{day}, {players}. Daarna kan hij alleen nog worden teruggezet uit een reservekopie die hem bevat.</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({place})</source>
        <extracomment>Words in This evening, what was agreed (best deal)</extracomment>
        <translation>{deal}: {points} IMP’s voor {side} ({place})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({place})</source>
        <extracomment>Words in This evening, what was agreed (best deal)</extracomment>
        <translation>{deal}: {points} punten voor {side} ({place})</translation>
    </message>
    <message>
        <source>{drawn} of {played} players</source>
        <extracomment>Words in Standings (lines drawn)</extracomment>
        <translation>{drawn} van {played} spelers</translation>
    </message>
    <message>
        <source>{evening} is missing</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>{evening} ontbreekt</translation>
    </message>
    <message>
        <source>{evening}: can no longer be read</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: kan niet meer worden gelezen</translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: hij is gewist, of er is niets van over</translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <extracomment>Words in the archive of evenings (figures in)</extracomment>
        <translation>{evening}: de statistieken ervan zijn beschadigd</translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: teruggezet uit de reservekopie van {day}</translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: teruggezet tot de laatste leesbare stap; de rest is verloren</translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: teruggezet, maar enkele eerdere stappen zijn verloren</translation>
    </message>
    <message>
        <source>{evening}: where the two differ, take the version of {file}?</source>
        <extracomment>Words in commands (decided)</extracomment>
        <translation>{evening}: waar de twee verschillen, de versie van {file} nemen?</translation>
    </message>
    <message>
        <source>{expected} expected</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>{expected} verwacht</translation>
    </message>
    <message>
        <source>{fewest} to {most} players can draw, not {number}</source>
        <extracomment>Words in files that are opened or saved (round)</extracomment>
        <translation>{fewest} tot en met {most} spelers kunnen trekken, niet {number}</translation>
    </message>
    <message>
        <source>{figure} is out of range: {least} to {most}</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>{figure} valt buiten {least} tot en met {most}</translation>
    </message>
    <message>
        <source>{file} cannot be merged: {reason}</source>
        <extracomment>Words in commands (refusing)</extracomment>
        <translation>{file} kan niet worden samengevoegd: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} kan niet geopend worden</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why}</source>
        <extracomment>Words in the window (cannot open)</extracomment>
        <translation>{file} kan niet geopend worden. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: {reason}</source>
        <extracomment>Words in commands (refusal)</extracomment>
        <translation>{file} kan niet gelezen of geschreven worden: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <extracomment>Words in commands (cannot be read); Words in house rules (load scale)</extracomment>
        <translation>{file} kan niet gelezen worden: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <extracomment>Words in commands (cannot be written)</extracomment>
        <translation>{file} kan niet geschreven worden: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Nothing was changed there.</source>
        <extracomment>Sentence in the window (cannot write)</extracomment>
        <translation>{file} kan niet geschreven worden: {reason}. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>{file} has a different version of this evening. Replace yours? You can undo this.</source>
        <extracomment>Sentence in the history and the backups of evenings (which state)</extracomment>
        <translation>{file} bevat een andere versie van deze avond. De uwe vervangen? Dit kan ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>{file} heeft een andere versie van deze avond.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening: {counts}.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>{file} heeft een andere versie van deze avond: {counts}.</translation>
    </message>
    <message>
        <source>{file} is a folder</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} is een map</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} is beschadigd</translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <extracomment>Fault in checking the archive (check)</extracomment>
        <translation>{file} is leeg of ontbreekt, maar er is een reservekopie van {day}; check --mend zet die terug</translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} is geen archief van scorepad</translation>
    </message>
    <message>
        <source>{file} is open now.</source>
        <extracomment>Sentence in the window (open all)</extracomment>
        <translation>{file} is nu geopend.</translation>
    </message>
    <message>
        <source>{file} is sound: there is nothing to repair</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} is in orde: er valt niets te herstellen</translation>
    </message>
    <message>
        <source>{file} is sound: {evenings}, {deals}</source>
        <extracomment>Words in the command check (check)</extracomment>
        <translation>{file} is in orde: {evenings}, {deals}</translation>
    </message>
    <message>
        <source>{file} is sound; its statistics are counted again when needed</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} is in orde; de statistieken worden zo nodig opnieuw geteld</translation>
    </message>
    <message>
        <source>{file} must end in {endings}</source>
        <extracomment>Words in commands (check ending)</extracomment>
        <translation>{file} moet eindigen op {endings}</translation>
    </message>
    <message>
        <source>{file} still has this line; delete it there:</source>
        <extracomment>Words in commands (removed)</extracomment>
        <translation>{file} bevat deze regel nog; verwijder hem daar:</translation>
    </message>
    <message>
        <source>{file} was added and is open now.</source>
        <extracomment>Sentence in the window (added)</extracomment>
        <translation>{file} is toegevoegd en is nu geopend.</translation>
    </message>
    <message>
        <source>{file} was already in the archive and is open now.</source>
        <extracomment>Sentence in the window (became)</extracomment>
        <translation>{file} stond al in het archief en is nu geopend.</translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} is door een ander programma gewijzigd; kijk opnieuw</translation>
    </message>
    <message>
        <source>{file} was removed.</source>
        <extracomment>Sentence in commands (removed)</extracomment>
        <translation>{file} is verwijderd.</translation>
    </message>
    <message>
        <source>{file} was repaired</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} is hersteld</translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} is met een nieuwere scorepad geschreven en is niet gewijzigd</translation>
    </message>
    <message>
        <source>{file} was written; type this line once, and new terminals use it:</source>
        <extracomment>Words in commands (complete)</extracomment>
        <translation>{file} is geschreven; typ deze regel één keer, dan gebruiken nieuwe terminals het:</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <extracomment>Words in house rules (load scale)</extracomment>
        <translation>{file}, regel {line}: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n evening(s)</source>
        <extracomment>Words in commands (evenings into)</extracomment>
        <translation>
            <numerusform>{file}: %n avond</numerusform>
            <numerusform>{file}: %n avonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n page(s)</source>
        <extracomment>Words in commands (pages into)</extracomment>
        <translation>
            <numerusform>{file}: %n bladzijde</numerusform>
            <numerusform>{file}: %n bladzijden</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: a name with a line break cannot be in a menu</source>
        <extracomment>Words in commands (quoted)</extracomment>
        <translation>{file}: een naam met een regeleinde kan niet in een menu staan</translation>
    </message>
    <message numerus="yes">
        <source>{file}: it holds %n evening(s); import it to choose one of them</source>
        <extracomment>Fault in commands (evening in)</extracomment>
        <translation>
            <numerusform>{file}: er staat %n avond in; importeer het om er een te kiezen</numerusform>
            <numerusform>{file}: er staan %n avonden in; importeer het om er een te kiezen</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: new terminals complete scorepad with the Tab key</source>
        <extracomment>Words in commands (complete)</extracomment>
        <translation>{file}: nieuwe terminals vullen scorepad aan met de Tab-toets</translation>
    </message>
    <message>
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <extracomment>Words in commands (refused)</extracomment>
        <translation>{file}: de avond hier verschilt, dus er is niets geïmporteerd; --replace neemt de versie van het bestand: {differs}</translation>
    </message>
    <message>
        <source>{file}: {counts}</source>
        <extracomment>Words in commands (merge)</extracomment>
        <translation>{file}: {counts}</translation>
    </message>
    <message>
        <source>{file}:1: no line has pairs, e.g. 1-2: N 4S+1 below a board</source>
        <extracomment>Fault in commands (ranked)</extracomment>
        <translation>{file}:1: geen regel heeft paren, bijv. 1-2: N 4S+1 onder een spel</translation>
    </message>
    <message>
        <source>{first} and {second}: board {board} has been played at both tables</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>{first} en {second}: spel {board} is aan beide tafels gespeeld</translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <extracomment>Words in PBN files (check boards)</extracomment>
        <translation>{form} van een ander programma kan niet gelezen worden, alleen wedstrijdbridge</translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <extracomment>Words in the panel beside the sheet (goes on back score)</extracomment>
        <translation>{hundreds} op de verzamelstaat</translation>
    </message>
    <message>
        <source>{left} and {came} are one player: only the n&amp;ame was wrong</source>
        <extracomment>Button or menu entry in This evening and New evening (only spelling)</extracomment>
        <translation>{left} en {came} zijn één speler: alleen de naa&amp;m was fout</translation>
    </message>
    <message>
        <source>{letters} for {player}</source>
        <extracomment>Words in what is typed in the entry line (way)</extracomment>
        <translation>{letters} voor {player}</translation>
    </message>
    <message>
        <source>{letter} is {player}; type {ways}</source>
        <extracomment>Words in what is typed in the entry line (reminder)</extracomment>
        <translation>{letter} is {player}; typ {ways}</translation>
    </message>
    <message>
        <source>{letter}: {players}? Type {ways}</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>{letter}: {players}? Typ {ways}</translation>
    </message>
    <message>
        <source>{made}; no IMPs until the points are entered, e.g. 23p</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>{made}; geen IMP’s tot de punten zijn ingevoerd, bijv. 23p</translation>
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
        <translation>{name} alleen betekent de plaats {chair}; typ meer van de naam.</translation>
    </message>
    <message>
        <source>{name} already has the {card}.</source>
        <extracomment>Sentence in This evening and New evening (check cards)</extracomment>
        <translation>{card}: deze kaart heeft {name} al.</translation>
    </message>
    <message>
        <source>{name} cannot be in two places</source>
        <extracomment>Fault in a deal, a result or an evening; Words in files that are opened or saved (read seating)</extracomment>
        <translation>{name} kan niet op twee plaatsen zijn</translation>
    </message>
    <message>
        <source>{name} draws only once</source>
        <extracomment>Fault in commands (seats); Fault in files that are opened or saved (round)</extracomment>
        <translation>{name} trekt maar één keer</translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <extracomment>Sentence in This evening and New evening (fault)</extracomment>
        <translation>{name} is er al.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>Words in Back score (in all)</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}’s phone has {entered}, the sheet has {there}.</source>
        <extracomment>Sentence in the window (differs)</extracomment>
        <translation>De telefoon van {name} heeft {entered}, op het blad staat {there}.</translation>
    </message>
    <message>
        <source>{name}’s phone wants to enter deals.</source>
        <extracomment>Sentence in the window (wants to enter)</extracomment>
        <translation>De telefoon van {name} wil spellen invoeren.</translation>
    </message>
    <message>
        <source>{newcomer} for {player}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>{newcomer} voor {player}</translation>
    </message>
    <message>
        <source>{north} and {south} play {east} and {west}.</source>
        <extracomment>Sentence in the panel beside the sheet (outcome)</extracomment>
        <translation>{north} en {south} spelen tegen {east} en {west}.</translation>
    </message>
    <message>
        <source>{ns} (N-S) against {ew} (E-W)</source>
        <extracomment>Words in sheets printed by commands (seats text)</extracomment>
        <translation>{ns} (N-Z) tegen {ew} (O-W)</translation>
    </message>
    <message>
        <source>{number} IMPs</source>
        <extracomment>Words in Standings, where a figure comes from (imps)</extracomment>
        <translation>{number} IMP’s</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Words in an evening of several tables (count of); Words in Help (found); Words in the dialog Print (show page of); and elsewhere</extracomment>
        <translation>{number} van {total}</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <extracomment>Words in sheets printed by commands (title); Words in the window (pairs); Words in the panel beside the sheet (pairing)</extracomment>
        <translation>{one} tegen {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are both called {name}</source>
        <extracomment>Words in an evening of several tables (check twice)</extracomment>
        <translation>{one} en {other} heten allebei {name}</translation>
    </message>
    <message>
        <source>{one} and {other} are not two players of this archive</source>
        <extracomment>Fault in the archive of evenings (merge players)</extracomment>
        <translation>{one} en {other} zijn niet twee spelers uit dit archief</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <extracomment>Fault in a deal, a result or an evening (rank draw)</extracomment>
        <translation>{one} en {other} kunnen niet allebei {card} getrokken hebben</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <extracomment>Fault in the archive of evenings (merge players)</extracomment>
        <translation>{one} en {other} zaten aan één tafel, dus ze zijn twee spelers</translation>
    </message>
    <message>
        <source>{option} goes with {other}</source>
        <extracomment>Words in commands (goes with)</extracomment>
        <translation>{option} hoort bij {other}</translation>
    </message>
    <message>
        <source>{option} is given twice</source>
        <extracomment>Words in commands</extracomment>
        <translation>{option} staat er twee keer</translation>
    </message>
    <message>
        <source>{pair} comes late, in round {round}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} komt later, in ronde {round}.</translation>
    </message>
    <message>
        <source>{pair} does not play.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} speelt niet.</translation>
    </message>
    <message>
        <source>{pair} has already played board {board}</source>
        <extracomment>Words in a deal, a result or an evening (add)</extracomment>
        <translation>{pair} heeft spel {board} al gespeeld</translation>
    </message>
    <message>
        <source>{pair} has two handicaps</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in what is typed in the entry line (read handicaps)</extracomment>
        <translation>{pair} heeft twee handicaps</translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <extracomment>Fault in a deal, a result or an evening; Words in files that are opened or saved (pairs)</extracomment>
        <translation>{pair} is twee keer genoemd</translation>
    </message>
    <message>
        <source>{pair} is not in the movement</source>
        <extracomment>Words in a deal, a result or an evening (unplanned); Fault in movements of several tables; Words in what is typed in the entry line (directed); and elsewhere</extracomment>
        <translation>{pair} staat niet in het schema</translation>
    </message>
    <message>
        <source>{pair} joins in round {round}, where a place is free.</source>
        <extracomment>Sentence in movements of several tables (joins)</extracomment>
        <translation>{pair} komt er in ronde {round} bij, waar een plaats vrij is.</translation>
    </message>
    <message>
        <source>{pair} joins in round {round}; in each round another sits out: {others}.</source>
        <extracomment>Sentence in movements of several tables (joins)</extracomment>
        <translation>{pair} komt er in ronde {round} bij; in elke ronde zit daarvoor een ander paar stil: {others}.</translation>
    </message>
    <message>
        <source>{pair} leaves after round {round}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} vertrekt na ronde {round}.</translation>
    </message>
    <message>
        <source>{pair} misses round {first}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} mist ronde {first}.</translation>
    </message>
    <message>
        <source>{pair} misses rounds {first} to {last}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} mist ronde {first} tot en met {last}.</translation>
    </message>
    <message>
        <source>{pair} stays</source>
        <extracomment>Words in movements of several tables (goes)</extracomment>
        <translation>{pair} blijft</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee}</source>
        <extracomment>Fault in a deal, a result or an evening (check payments)</extracomment>
        <translation>{payer} kan {payee} niet betalen</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee} {amount}</source>
        <extracomment>Fault in a deal, a result or an evening (check payments)</extracomment>
        <translation>{payer} kan {payee} geen {amount} betalen</translation>
    </message>
    <message>
        <source>{payer} owed {payee}</source>
        <extracomment>Words in Settling up (owed)</extracomment>
        <translation>{payer} was {payee} schuldig</translation>
    </message>
    <message>
        <source>{payer} owes {payee}</source>
        <extracomment>Words in Settling up (owes)</extracomment>
        <translation>{payer} is {payee} schuldig</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}</source>
        <extracomment>Words in Settling up (debt)</extracomment>
        <translation>{payer} is {payee} {amount} schuldig</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: {reason}</source>
        <extracomment>Words in sheets printed by commands (payments)</extracomment>
        <translation>{payer} is {payee} {amount} schuldig: {reason}</translation>
    </message>
    <message>
        <source>{payer} paid {payee}</source>
        <extracomment>Words in Settling up (who)</extracomment>
        <translation>{payer} betaalde {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} betaalde {payee} {amount}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} on {day}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} betaalde {payee} {amount} op {day}</translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <extracomment>Words in Settling up (who)</extracomment>
        <translation>{payer} betaalt {payee}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} betaalt {payee} {amount}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}</source>
        <extracomment>Words in two versions of an evening side by side (said)</extracomment>
        <translation>{place}: hier {ours}, in het bestand {theirs}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}; both are kept</source>
        <extracomment>Words in two versions of an evening side by side (said)</extracomment>
        <translation>{place}: hier {ours}, in het bestand {theirs}; beide blijven bewaard</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <extracomment>Words in checking the archive (of evening); Fault in commands (refuse more rounds); Fault in commands (refused); and elsewhere</extracomment>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <source>{players} lead</source>
        <extracomment>Words in This evening, what was agreed (leads)</extracomment>
        <translation>{players} staan voor</translation>
    </message>
    <message>
        <source>{players} sit out</source>
        <extracomment>Words in sheets printed by commands (seats text); Words in the picture of the table (who sits out)</extracomment>
        <translation>{players} zitten stil</translation>
    </message>
    <message>
        <source>{players} win the evening</source>
        <extracomment>Words in This evening, what was agreed (wins)</extracomment>
        <translation>{players} winnen de avond</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>{player} (u)</translation>
    </message>
    <message>
        <source>{player} and {other} change seats</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} en {other} wisselen van plaats</translation>
    </message>
    <message>
        <source>{player} comes in for {other}</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} valt in voor {other}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the panel after a round (follow)</extracomment>
        <translation>{player} geeft</translation>
    </message>
    <message>
        <source>{player} deals. {vulnerable}.</source>
        <extracomment>Sentence in the list of deals and the entry line (board facts)</extracomment>
        <translation>{player} geeft. {vulnerable}.</translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <extracomment>Sentence in This evening and New evening (player changes)</extracomment>
        <translation>{player} komt erbij.</translation>
    </message>
    <message>
        <source>{player} leads</source>
        <extracomment>Words in This evening, what was agreed (leads)</extracomment>
        <translation>{player} staat voor</translation>
    </message>
    <message>
        <source>{player} leaves and nobody takes the chair: name somebody, or stop the round first</source>
        <extracomment>Fault in This evening and New evening (check chairs)</extracomment>
        <translation>{player} vertrekt en niemand neemt de stoel over: noem iemand, of stop eerst de ronde</translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <extracomment>Sentence in This evening and New evening (player changes)</extracomment>
        <translation>{player} vertrekt; eerdere ronden blijven op de verzamelstaat.</translation>
    </message>
    <message>
        <source>{player} sits out</source>
        <extracomment>Words in sheets printed by commands (seats text); Words in the picture of the table (who sits out)</extracomment>
        <translation>{player} zit stil</translation>
    </message>
    <message>
        <source>{player} sits out; at the table are {names}</source>
        <extracomment>Words in what is typed in the entry line (skip)</extracomment>
        <translation>{player} zit stil; aan tafel zitten {names}</translation>
    </message>
    <message>
        <source>{player} sits {chair}</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} zit {chair}</translation>
    </message>
    <message>
        <source>{player} wins the evening</source>
        <extracomment>Words in This evening, what was agreed (wins)</extracomment>
        <translation>{player} wint de avond</translation>
    </message>
    <message>
        <source>{points} agreed on: {reason}</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>{points} afgesproken: {reason}</translation>
    </message>
    <message>
        <source>{points} below the line count towards a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{points} onder de streep tellen voor de manche.</translation>
    </message>
    <message>
        <source>{points} below the line make a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{points} onder de streep is een manche.</translation>
    </message>
    <message>
        <source>{points} for North-South, {rest} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (as scored)</extracomment>
        <translation>{points} voor Noord-Zuid, {rest} voor Oost-West</translation>
    </message>
    <message>
        <source>{points} hon.</source>
        <extracomment>Sentence in the list of deals and the entry line (declarer)</extracomment>
        <translation>{points} honn.</translation>
    </message>
    <message>
        <source>{points} honours</source>
        <extracomment>Words in the bidding pad (fill groups); Words in the list of deals and the entry line (declarer)</extracomment>
        <translation>{points} honneurs</translation>
    </message>
    <message>
        <source>{points} honours held by {player}</source>
        <extracomment>Words in deals and figures, everywhere (honours said)</extracomment>
        <translation>{points} honneurs bij {player}</translation>
    </message>
    <message>
        <source>{points} points from every other result of the board</source>
        <extracomment>Words in a deal, a result or an evening (unlikely of board)</extracomment>
        <translation>{points} punten van elk ander resultaat van het spel</translation>
    </message>
    <message>
        <source>{points} to They</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} voor hen</translation>
    </message>
    <message>
        <source>{points} to We</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} voor ons</translation>
    </message>
    <message>
        <source>{points} to {side}</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} voor {side}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <extracomment>Sentence in the archive of evenings (not saved)</extracomment>
        <translation>{reason} De invoer staat alleen in het geheugen; die wordt zo snel mogelijk opgeslagen.</translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <extracomment>Sentence in the archive of evenings (not saved)</extracomment>
        <translation>{reason} Nieuwe invoer kan niet worden opgeslagen.</translation>
    </message>
    <message numerus="yes">
        <source>{restored} of %n evening(s) restored.</source>
        <extracomment>Sentence in the command check (mended); Sentence in the archive of evenings (what was rescued)</extracomment>
        <translation>
            <numerusform>{restored} van %n avond teruggezet.</numerusform>
            <numerusform>{restored} van %n avonden teruggezet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} begins with this deal; it cannot move up.</source>
        <extracomment>Sentence in the window (move by)</extracomment>
        <translation>{round} begint met dit spel; het kan niet omhoog.</translation>
    </message>
    <message>
        <source>{round} ends with this deal; it cannot move down.</source>
        <extracomment>Sentence in the window (move by)</extracomment>
        <translation>{round} eindigt met dit spel; het kan niet omlaag.</translation>
    </message>
    <message>
        <source>{round} is not over and does not count yet.</source>
        <extracomment>Sentence in results and money (about rounds)</extracomment>
        <translation>{round} is niet afgelopen en telt nog niet.</translation>
    </message>
    <message>
        <source>{round} is now unfinished.</source>
        <extracomment>Sentence in the window (standing)</extracomment>
        <translation>{round} is nu onvoltooid.</translation>
    </message>
    <message>
        <source>{round} is stopped here</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>{round} stopt hier</translation>
    </message>
    <message>
        <source>{round} no longer ends.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>{round} eindigt niet meer.</translation>
    </message>
    <message numerus="yes">
        <source>{round} now ends after deal {last}, without %n later deal(s).</source>
        <extracomment>Sentence in the window (stray deals)</extracomment>
        <translation>
            <numerusform>{round} eindigt nu na spel {last}; %n later spel telt niet.</numerusform>
            <numerusform>{round} eindigt nu na spel {last}; %n latere spellen tellen niet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>{round} eindigt nu na spel {last}.</translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <extracomment>Sentence in the window (stopped early)</extracomment>
        <translation>{round} is voor het einde gestopt.</translation>
    </message>
    <message>
        <source>{round}, IMPs</source>
        <extracomment>Words in the back score (names); Words in deals and figures, everywhere (round title)</extracomment>
        <translation>{round}, IMP’s</translation>
    </message>
    <message>
        <source>{round}, board {number}</source>
        <extracomment>Words in the window (deal place)</extracomment>
        <translation>{round}, spel {number}</translation>
    </message>
    <message>
        <source>{round}, deal by deal</source>
        <extracomment>Words in what is printed (said of)</extracomment>
        <translation>{round}, spel voor spel</translation>
    </message>
    <message>
        <source>{round}, deal {number}</source>
        <extracomment>Words in the window (deal place); Words in two versions of an evening side by side (title)</extracomment>
        <translation>{round}, spel {number}</translation>
    </message>
    <message>
        <source>{said} and {ended}</source>
        <extracomment>Words in What if (outlook aloud)</extracomment>
        <translation>{said} en {ended}</translation>
    </message>
    <message>
        <source>{said} – paused</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>{said} – stilgezet</translation>
    </message>
    <message>
        <source>{said}: {sum}</source>
        <extracomment>Words in what is printed (outcome); Words in deals and figures, everywhere (why)</extracomment>
        <translation>{said}: {sum}</translation>
    </message>
    <message>
        <source>{said}; boards {number}</source>
        <extracomment>Words in rankings printed by commands (match)</extracomment>
        <translation>{said}; spellen {number}</translation>
    </message>
    <message>
        <source>{said}; victory points {home} to {visitors}</source>
        <extracomment>Words in the ranking of a session (match said)</extracomment>
        <translation>{said}; VP {home} tegen {visitors}</translation>
    </message>
    <message>
        <source>{said}; {points} for {side}</source>
        <extracomment>Words in an evening of several tables (understood)</extracomment>
        <translation>{said}; {points} voor {side}</translation>
    </message>
    <message>
        <source>{score} IMPs in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} IMP’s in {rounds}</translation>
    </message>
    <message>
        <source>{score} against the datum {datum}, a difference of {by}: {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (butler)</extracomment>
        <translation>{score} tegen de datumscore {datum}, een verschil van {by}: {points} IMP’s</translation>
    </message>
    <message>
        <source>{score} against {others}, and {tie} for each of {missing} missing results: {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} tegen {others}, en {tie} voor elk van {missing} ontbrekende resultaten: {points} van {top}; Oost-West {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (cross imps)</extracomment>
        <translation>{score} tegen {others}: {points} IMP’s</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} tegen {others}: {points} van {top}; Oost-West {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {sum} / {times} = {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (cross imps)</extracomment>
        <translation>{score} tegen {others}: {sum} / {times} = {points} IMP’s</translation>
    </message>
    <message>
        <source>{score} against {others}; {results} results where there are up to {expected}: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} tegen {others}; {results} resultaten waar er tot {expected} zijn: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} van {top}; Oost-West {rest}</translation>
    </message>
    <message>
        <source>{score} in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} in {rounds}</translation>
    </message>
    <message>
        <source>{score} points in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} punten in {rounds}</translation>
    </message>
    <message>
        <source>{seat} deals next</source>
        <extracomment>Name for a screen reader in This evening and New evening</extracomment>
        <translation>{seat} geeft hierna</translation>
    </message>
    <message>
        <source>{seat} keeps the score</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>{seat} is schrijver</translation>
    </message>
    <message numerus="yes">
        <source>{side}
win by %n IMP(s)</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>{side}
winnen met %n IMP</numerusform>
            <numerusform>{side}
winnen met %n IMP’s</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}
win by {points}</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>{side}
winnen met {points}</translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <extracomment>Words in the panel beside the sheet (other results)</extracomment>
        <translation>{side} krijgen {points}: {why}</translation>
    </message>
    <message>
        <source>{side} is a side; is the declarer {one} or {other}?</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>{side} is een partij; wie is leider, {one} of {other}?</translation>
    </message>
    <message>
        <source>{side} need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs); Words in the picture of the table (what sides need)</extracomment>
        <translation>{side}: nog {points} voor de manche</translation>
    </message>
    <message>
        <source>{side} need {points} for game and rubber</source>
        <extracomment>Words in the picture of the table (what sides need)</extracomment>
        <translation>{side}: nog {points} voor manche en robber</translation>
    </message>
    <message>
        <source>{side} play</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>{side} speelt</translation>
    </message>
    <message>
        <source>{side} points, press for the other side</source>
        <extracomment>Words in the bidding pad (held aloud)</extracomment>
        <translation>Punten: {side}; druk voor de andere partij</translation>
    </message>
    <message>
        <source>{side} total {points}</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>{side} totaal {points}</translation>
    </message>
    <message>
        <source>{side} vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet)</extracomment>
        <translation>{side} kwetsbaar</translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <extracomment>Words in what is printed (won game)</extracomment>
        <translation>{side} winnen manche {number}</translation>
    </message>
    <message>
        <source>{side} won both games</source>
        <extracomment>Words in what is printed (outcome); Words in the panel beside the sheet (other results)</extracomment>
        <translation>{side} wonnen beide manches</translation>
    </message>
    <message>
        <source>{side} {above} above the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {above} boven de streep</translation>
    </message>
    <message>
        <source>{side} {below} below and {above} above the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {below} onder en {above} boven de streep</translation>
    </message>
    <message>
        <source>{side} {below} below the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {below} onder de streep</translation>
    </message>
    <message>
        <source>{side} {points} on board {number}</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>{side} {points} op spel {number}</translation>
    </message>
    <message>
        <source>{side} {points}: {why}</source>
        <extracomment>Words in what is printed (figure reason)</extracomment>
        <translation>{side} {points}: {why}</translation>
    </message>
    <message>
        <source>{side}, above the line</source>
        <extracomment>Words in the window (paid)</extracomment>
        <translation>{side}, boven de streep</translation>
    </message>
    <message>
        <source>{side}, below the line</source>
        <extracomment>Words in the window (paid)</extracomment>
        <translation>{side}, onder de streep</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s)</source>
        <extracomment>Words in the window (imps won)</extracomment>
        <translation>
            <numerusform>{side}: %n IMP</numerusform>
            <numerusform>{side}: %n IMP’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s) behind, more than one deal can bring</source>
        <extracomment>Words in sheets printed by commands (even); Words in the picture of the table (what makes even)</extracomment>
        <translation>
            <numerusform>{side}: %n IMP achter, meer dan één spel kan opleveren</numerusform>
            <numerusform>{side}: %n IMP’s achter, meer dan één spel kan opleveren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s) behind; {points} more than expected make it even</source>
        <extracomment>Words in sheets printed by commands (even); Words in the picture of the table (what makes even)</extracomment>
        <translation>
            <numerusform>{side}: %n IMP achter; {points} punten meer dan verwacht maken het gelijk</numerusform>
            <numerusform>{side}: %n IMP’s achter; {points} punten meer dan verwacht maken het gelijk</numerusform>
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
        <translation>{sign}&#xa0;{amount}</translation>
    </message>
    <message>
        <source>{spelling} is now {name} everywhere.</source>
        <extracomment>Sentence in Earlier evenings and Standings (now named)</extracomment>
        <translation>{spelling} heet nu overal {name}.</translation>
    </message>
    <message>
        <source>{step}, from a phone</source>
        <extracomment>Words in Undo and the history: the name of a step (from phone)</extracomment>
        <translation>{step}, van een telefoon</translation>
    </message>
    <message>
        <source>{step}, from {name}’s phone</source>
        <extracomment>Words in Undo and the history: the name of a step (from phone)</extracomment>
        <translation>{step}, van de telefoon van {name}</translation>
    </message>
    <message>
        <source>{table}: a row refers to one that is missing</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>{table}: een rij verwijst naar een rij die ontbreekt</translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>{table}: het totaal is beschadigd</translation>
    </message>
    <message>
        <source>{typed} is 4 spades by {player} – type a deal, then Enter</source>
        <extracomment>Words in the list of deals and the entry line (hint)</extracomment>
        <translation>{typed} is 4 schoppen door {player} – typ een spel, dan Enter</translation>
    </message>
    <message>
        <source>{typed} is not a card, e.g. {one} or {other}</source>
        <extracomment>Fault in a deal, a result or an evening (read card)</extracomment>
        <translation>{typed} is geen kaart, bijv. {one} of {other}</translation>
    </message>
    <message>
        <source>{typed} is not one of {choices}</source>
        <extracomment>Words in commands (read)</extracomment>
        <translation>{typed} is geen van {choices}</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Entries are only in memory; they are saved once that window closes.</source>
        <extracomment>Sentence in the window (in use elsewhere)</extracomment>
        <translation>{user} op {host} heeft het archief open in een ander venster (proces {pid}). De invoer staat alleen in het geheugen en wordt opgeslagen zodra dat venster gesloten is.</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <extracomment>Sentence in the window (in use elsewhere)</extracomment>
        <translation>{user} op {host} heeft het archief open in een ander venster (proces {pid}). Hier kan het alleen gelezen worden tot dat venster gesloten is.</translation>
    </message>
    <message>
        <source>{weekday} {day}</source>
        <extracomment>Words in Earlier evenings (day in list)</extracomment>
        <translation>{weekday} {day}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first deal of the round, or begin a new round before it: form {form}</source>
        <extracomment>Words in files that are opened or saved (out of place)</extracomment>
        <translation>{what} komt te laat; zet het boven het eerste spel van de ronde, of begin ervoor een nieuwe ronde: form {form}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <extracomment>Words in files that are opened or saved (too late)</extracomment>
        <translation>{what} komt te laat; zet het boven het eerste resultaat</translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <extracomment>Words in files that are opened or saved (before results)</extracomment>
        <translation>voor {what} staat eerst form duplicate</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <extracomment>Words in Standings (show behind); Words in the season in Standings (award)</extracomment>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; commands are {commands}; scorepad help lists all</source>
        <extracomment>Words in commands (mistyped)</extracomment>
        <translation>{word} is geen opdracht en geen bestand; opdrachten zijn {commands}; scorepad help noemt ze alle</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <extracomment>Words in commands (mistyped)</extracomment>
        <translation>{word} is geen opdracht en geen bestand; bedoelde u {near}?</translation>
    </message>
    <message>
        <source>“Blank sheets” in the same menu prints pads and cards to score by hand, and a card of all scores.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>“Lege bladen” in hetzelfde menu drukt bladen en kaarten af om met de hand in te vullen, en een kaart met alle scores.</translation>
    </message>
    <message>
        <source>“Penalties” beside the ranking lists all awards and penalties. They can be corrected or deleted there.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>“Straffen” bij de uitslag toont alle toekenningen en straffen. Daar kunt u ze verbeteren of verwijderen.</translation>
    </message>
    <message>
        <source>“Phones” in the Evening menu shows a code. A phone in the same Wi-Fi scans it and shows the sheet, live and from its own side; if you allow it, it enters deals too.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>“Telefoons” in het menu Avond toont een code. Een telefoon op hetzelfde wifinetwerk scant die en toont het blad, live en vanuit de eigen partij; als u het toestaat, voert die ook spellen in.</translation>
    </message>
    <message>
        <source>“Print” in the Evening menu prints the sheets or makes a PDF, as on the screen but always dark on white.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>“Afdrukken” in het menu Avond drukt de bladen af of maakt een PDF, zoals op het scherm maar altijd donker op wit.</translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>“{award}” is geen gemiddelde, bijv. gem, gem+, gem- of 60</translation>
    </message>
    <message>
        <source>“{column}” is longer than {most} letters</source>
        <extracomment>Words in CSV files (text)</extracomment>
        <translation>“{column}” is langer dan {most} tekens</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” here but “{before}” further up in the same round or evening</source>
        <extracomment>Words in CSV files (same)</extracomment>
        <translation>“{column}” is hier “{cell}” en hogerop “{before}”, in dezelfde ronde of avond</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” in this row, but should be “{ours}”</source>
        <extracomment>Words in CSV files (check counted)</extracomment>
        <translation>“{column}” is “{cell}” op deze regel, maar zou “{ours}” moeten zijn</translation>
    </message>
    <message>
        <source>“{contract}” by “{declarer}” with “{tricks}” tricks is not a result</source>
        <extracomment>Words in files that are opened or saved (what of)</extracomment>
        <translation>“{contract}” door “{declarer}” met “{tricks}” slagen is geen resultaat</translation>
    </message>
    <message>
        <source>“{found}” does not belong here</source>
        <extracomment>Words in a deal, a result or an evening (unfit)</extracomment>
        <translation>“{found}” hoort hier niet</translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <extracomment>Words in files that are opened or saved (contract)</extracomment>
        <translation>“{found}” is geen contract, bijv. 4S, 3NT, 6HX of pass</translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <extracomment>Words in files that are opened or saved (money); Fault in files that are opened or saved (read money); Words in Settling up (no amount)</extracomment>
        <translation>“{found}” is geen bedrag, bijv. 2,50</translation>
    </message>
    <message>
        <source>“{found}” is not known here</source>
        <extracomment>Words in a deal, a result or an evening (unknown)</extracomment>
        <translation>“{found}” is hier niet bekend</translation>
    </message>
    <message>
        <source>“{line}” is not a line that scorepad writes</source>
        <extracomment>Words in PBN files (other)</extracomment>
        <translation>“{line}” is geen regel die scorepad schrijft</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <extracomment>Fault in a deal, a result or an evening (missing); Words in an evening of several tables (enter); Fault in an evening of several tables (value); and elsewhere</extracomment>
        <translation>“{name}” ontbreekt</translation>
    </message>
    <message>
        <source>“{name}” is missing or not of the right kind</source>
        <extracomment>Words in the page on players' phones (unfit field)</extracomment>
        <translation>“{name}” ontbreekt of is niet van de juiste soort</translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <extracomment>Words in PBN files (what)</extracomment>
        <translation>“{ns}” en “{ew}” zijn geen percentages</translation>
    </message>
    <message>
        <source>“{number}” is not a number with at most two decimals, up to {most}</source>
        <extracomment>Words in a deal, a result or an evening (check decimals)</extracomment>
        <translation>“{number}” is geen getal tot {most} met hoogstens twee decimalen</translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <extracomment>Words in CSV files (over)</extracomment>
        <translation>“{one}” {first} en “{other}” {second} kloppen niet met elkaar; verbeter een van beide</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>“{pair}” is geen paar van een team, bijv. A1 of B2</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>“{pair}” is geen paar: 1 tot en met 6 letters of cijfers</translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <extracomment>Words in a deal, a result or an evening (check score)</extracomment>
        <translation>“{points}” is geen score; scores zijn tientallen van -{most} tot en met {most}, bijv. 420</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>“{rest}” hoort niet bij een spel</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; X is doubled, XX redoubled</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>“{rest}” hoort niet bij een spel; X is doublet, XX redoublet</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; at the table are {names}</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>“{rest}” hoort niet bij een spel; aan tafel zitten {names}</translation>
    </message>
    <message>
        <source>“{team}” is not a team; teams go by a letter, e.g. C</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>“{team}” is geen team; teams hebben een letter, bijv. C</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <extracomment>Fault in files that are opened or saved (read money)</extracomment>
        <translation>“{typed}” kan op twee manieren gelezen worden; laat de komma weg</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <extracomment>Words in CSV files (result)</extracomment>
        <translation>“{typed}” kan op twee manieren gelezen worden; gebruik =, +1 of -1, of een kolom “over” of “tricks”</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <extracomment>Words in what is typed in the entry line (read handicaps); Words in files that are opened or saved (decimal); Words in files that are opened or saved (read seating); and elsewhere</extracomment>
        <translation>“{typed}” kan niet gelezen worden</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read; e.g. 7=1, 7=1-2 or 5=6-</source>
        <extracomment>Words in what is typed in the entry line (away)</extracomment>
        <translation>“{typed}” is niet te lezen; bijv. 7=1, 7=1-2 of 5=6-</translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <extracomment>Words in files that are opened or saved (in figures)</extracomment>
        <translation>“{typed}” kan twee datums zijn; zet het jaar voorop, bijv. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” could be {cards}</source>
        <extracomment>Fault in a deal, a result or an evening (read card)</extracomment>
        <translation>“{typed}” kan {cards} zijn</translation>
    </message>
    <message>
        <source>“{typed}” could be {few} tricks or {many}: type {one} or {other}</source>
        <extracomment>Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>“{typed}” kunnen {few} slagen zijn of {many}: typ {one} of {other}</translation>
    </message>
    <message>
        <source>“{typed}” could be {names}: type more letters</source>
        <extracomment>Words in what is typed in the entry line (question); Words in CSV files (chair)</extracomment>
        <translation>“{typed}” kan {names} zijn: typ meer letters</translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <extracomment>Words in files that are opened or saved (stop)</extracomment>
        <translation>“{typed}” hoort hier niet; stop is een aparte regel</translation>
    </message>
    <message>
        <source>“{typed}” has no result in the lines above</source>
        <extracomment>Words in what is typed in the entry line (read adjusted)</extracomment>
        <translation>“{typed}” heeft in de regels hierboven geen resultaat</translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract such as 4S, 3NT, 6HX or pass</source>
        <extracomment>Words in CSV files (contract)</extracomment>
        <translation>“{typed}” is meer dan een contract als 4S, 3NT, 6HX of pass</translation>
    </message>
    <message>
        <source>“{typed}” is not a date, e.g. 2026-01-31</source>
        <extracomment>Words in files that are opened or saved (read day)</extracomment>
        <translation>“{typed}” is geen datum, bijv. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}</source>
        <extracomment>Words in what is typed in the entry line (no contract)</extracomment>
        <translation>“{typed}” is geen spel, bijv. {example} (contract, leider, resultaat) of {word}</translation>
    </message>
    <message>
        <source>“{typed}” is not a form of the game: {known}</source>
        <extracomment>Words in CSV files (form)</extracomment>
        <translation>“{typed}” is geen spelvorm: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number from {least} to {most}</source>
        <extracomment>Words in a deal, a result or an evening (out of range)</extracomment>
        <translation>“{typed}” is geen getal van {least} tot en met {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <extracomment>Words in CSV files (over)</extracomment>
        <translation>“{typed}” is geen aantal overslagen of downslagen, bijv. 1 of -2</translation>
    </message>
    <message>
        <source>“{typed}” is not a number with at most two decimals, e.g. -2.5</source>
        <extracomment>Words in what is typed in the entry line (no number)</extracomment>
        <translation>“{typed}” is geen getal met hoogstens twee decimalen, bijv. -2.5</translation>
    </message>
    <message>
        <source>“{typed}” is not a result, e.g. =, +1 or -1</source>
        <extracomment>Words in what is typed in the entry line (name strays); Words in CSV files (result)</extracomment>
        <translation>“{typed}” is geen resultaat, bijv. =, +1 of -1</translation>
    </message>
    <message>
        <source>“{typed}” is not a round of matches, e.g. A-C B-D</source>
        <extracomment>Words in movements of several tables</extracomment>
        <translation>“{typed}” is geen ronde van wedstrijden, bijv. A-C B-D</translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>“{typed}” is geen rij van een tabel, bijv. 25 300/440 (punten, verwacht niet kwetsbaar en kwetsbaar)</translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <extracomment>Words in files that are opened or saved (read season)</extracomment>
        <translation>“{typed}” is geen seizoen, bijv. 2026, 2025/26, 2026-09..2026-11 of all</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>“{typed}” is geen plaats: N, E, S of W</translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>“{typed}” is geen partij: NS of EW</translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <extracomment>Words in CSV files (options)</extracomment>
        <translation>“{typed}” is geen manier om af te rekenen: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <extracomment>Words in This evening and New evening (fault)</extracomment>
        <translation>“{typed}” is geen heel getal, bijv. 18 of −18</translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <extracomment>Words in CSV files (one of)</extracomment>
        <translation>“{typed}” is niet toegestaan in “{column}”, alleen yes of no</translation>
    </message>
    <message>
        <source>“{typed}” is not an address, e.g. 192.168.1.20:8080</source>
        <extracomment>Words in commands (chosen phones)</extracomment>
        <translation>“{typed}” is geen adres, bijv. 192.168.1.20:8080</translation>
    </message>
    <message>
        <source>“{typed}” is not expected here</source>
        <extracomment>Words in commands and their options</extracomment>
        <translation>“{typed}” wordt hier niet verwacht</translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <extracomment>Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>“{typed}” is te weinig op hoogte {level}: typ {down}</translation>
    </message>
    <message>
        <source>“{typed}” is unknown after {what}; possible: {choices}</source>
        <extracomment>Words in score files (not known)</extracomment>
        <translation>“{typed}” is onbekend na {what}; mogelijk: {choices}</translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>is “{typed}” {notrump}, of {suit} door {player}? Zet er een spatie tussen</translation>
    </message>
    <message>
        <source>“{typed}” is {suits}? Type {ways}</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>is “{typed}” {suits}? Typ {ways}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <extracomment>Words in the search of Earlier evenings (understood)</extracomment>
        <translation>“{word}”</translation>
    </message>
    <message>
        <source>“{word}” does not go with results of several tables; put it into a separate file</source>
        <extracomment>Words in score files (read)</extracomment>
        <translation>“{word}” past niet bij resultaten van meerdere tafels; zet het in een apart bestand</translation>
    </message>
    <message>
        <source>€, $, points …</source>
        <extracomment>Grey example in an evening of several tables; Grey example in This evening and New evening (fill); Grey example in Settling up (stakes)</extracomment>
        <translation>€, $, punten …</translation>
    </message>
    <message>
        <source>← →</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>← →</translation>
    </message>
    <message>
        <source>→ shows where a pair or the boards go next.</source>
        <extracomment>Sentence in what is printed (table cards)</extracomment>
        <translation>→ geeft aan waar een paar of de spellen daarna heen gaan.</translation>
    </message>
</context>
</TS>
