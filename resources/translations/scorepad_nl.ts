<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
<context>
    <name>words</name>
    <message>
        <source> doubled</source>
        <translation> (gedoubleerd)</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minuten</translation>
    </message>
    <message>
        <source> redoubled</source>
        <translation> (geredoubleerd)</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n spellen</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chukkers</source>
        <translation>
            <numerusform>%n Chicago</numerusform>
            <numerusform>%n Chicago’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debts of players who are not here</source>
        <translation>
            <numerusform>%n schuld van spelers die er niet zijn</numerusform>
            <numerusform>%n schulden van spelers die er niet zijn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <translation>
            <numerusform>%n down</numerusform>
            <numerusform>%n down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down{doubled}, {vulnerable}</source>
        <translation>
            <numerusform>%n down{doubled}, {vulnerable}</numerusform>
            <numerusform>%n down{doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings</source>
        <translation>
            <numerusform>%n avond</numerusform>
            <numerusform>%n avonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings were deleted.</source>
        <translation>
            <numerusform>%n avond is verwijderd.</numerusform>
            <numerusform>%n avonden zijn verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings were restored.</source>
        <translation>
            <numerusform>%n avond is teruggezet.</numerusform>
            <numerusform>%n avonden zijn teruggezet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtricks{doubled}, {vulnerable}</source>
        <translation>
            <numerusform>%n overslag{doubled}, {vulnerable}</numerusform>
            <numerusform>%n overslagen{doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n paren</numerusform>
            <numerusform>%n paren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n spelers</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n resultaat</numerusform>
            <numerusform>%n resultaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n ronden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds or more</source>
        <translation>
            <numerusform>%n ronde of meer</numerusform>
            <numerusform>%n ronden of meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubbers</source>
        <translation>
            <numerusform>%n robber</numerusform>
            <numerusform>%n robbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sit out, and at most {most} can</source>
        <translation>
            <numerusform>%n zit stil; hoogstens {most} kunnen stilzitten</numerusform>
            <numerusform>%n zitten stil; hoogstens {most} kunnen stilzitten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n tafel</numerusform>
            <numerusform>%n tafels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n teams</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump honours in one hand</source>
        <translation>
            <numerusform>%n troefhonneur in één hand</numerusform>
            <numerusform>%n troefhonneurs in één hand</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About scorepad</source>
        <translation>&amp;Over scorepad</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Toevoegen</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <translation>&amp;Correctie…</translation>
    </message>
    <message>
        <source>&amp;As many as you like</source>
        <translation>On&amp;beperkt</translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <translation>&amp;Verzamelstaat…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Reservekopieën…</translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <translation>&amp;Beginnen met deze plaatsen</translation>
    </message>
    <message>
        <source>&amp;Begin the next as</source>
        <translation>De volgende &amp;beginnen als</translation>
    </message>
    <message>
        <source>&amp;Bidding pad</source>
        <translation>&amp;Biedbak</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Boards in a round</source>
        <translation>Spellen per r&amp;onde</translation>
    </message>
    <message>
        <source>&amp;Calm colours at the table</source>
        <translation>&amp;Rustige kleuren aan tafel</translation>
    </message>
    <message>
        <source>&amp;Cards for the pairs</source>
        <translation>&amp;Kaarten voor de paren</translation>
    </message>
    <message>
        <source>&amp;Chukker of four deals (Chicago)</source>
        <translation>&amp;Vier spellen (Chicago)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Colours and letters</source>
        <translation>Kleu&amp;ren en letters</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <translation>&amp;Contracten</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>Details &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Copy of</source>
        <translation>&amp;Kopie van</translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <translation>Het spel &amp;verbeteren</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <translation>&amp;Kruistabel</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <translation>&amp;Datumscore</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Spellen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;Deleted evenings…</source>
        <translation>Verwij&amp;derde avonden…</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Klaar</translation>
    </message>
    <message>
        <source>&amp;Draw for partners…</source>
        <translation>Partners trek&amp;ken…</translation>
    </message>
    <message>
        <source>&amp;Duplicate boards</source>
        <translation>&amp;Wedstrijdbridge</translation>
    </message>
    <message>
        <source>&amp;Earlier evenings…</source>
        <translation>&amp;Eerdere avonden…</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Invoeren</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>&amp;Avond</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporteren…</translation>
    </message>
    <message>
        <source>&amp;Extra amount…</source>
        <translation>E&amp;xtra bedrag…</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>Waar&amp;voor</translation>
    </message>
    <message>
        <source>&amp;Form and options…</source>
        <translation>Spel&amp;vorm en opties…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Verdergaan</translation>
    </message>
    <message>
        <source>&amp;Handicaps</source>
        <translation>&amp;Handicaps</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <translation>&amp;Help…</translation>
    </message>
    <message>
        <source>&amp;Hide until all results are in</source>
        <translation>&amp;Verbergen tot alle resultaten er zijn</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Geschiedenis…</translation>
    </message>
    <message>
        <source>&amp;How many rounds</source>
        <translation>Hoeveel ronde&amp;n</translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <translation>&amp;Hoeveel</translation>
    </message>
    <message>
        <source>&amp;Hundreds, as on the back score: 18 and −18</source>
        <translation>&amp;Honderdtallen, zoals op de verzamelstaat: 18 en −18</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMP’s</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points</source>
        <translation>I&amp;MP’s volgens de punten</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <translation>&amp;IMP’s volgens de honneurpunten</translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <translation>Een vergeten spel ervoor &amp;invoegen</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>De mijne &amp;houden</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Groter</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Licht</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Samenvoegen</translation>
    </message>
    <message>
        <source>&amp;Minutes a round</source>
        <translation>&amp;Minuten per ronde</translation>
    </message>
    <message>
        <source>&amp;Money is paid for</source>
        <translation>A&amp;frekenen op</translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <translation>&amp;Meer over een spel</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>S&amp;chema</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Nieuwe avond…</translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <translation>&amp;Volgende spellen</translation>
    </message>
    <message>
        <source>&amp;Next chukker</source>
        <translation>&amp;Volgende Chicago</translation>
    </message>
    <message>
        <source>&amp;Next rubber</source>
        <translation>&amp;Volgende robber</translation>
    </message>
    <message>
        <source>&amp;Pad</source>
        <translation>Bi&amp;edbak</translation>
    </message>
    <message>
        <source>&amp;Passed out</source>
        <translation>Rond&amp;gepast</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>Sp&amp;elen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Verder spelen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Spele&amp;rs</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punten</translation>
    </message>
    <message>
        <source>&amp;Points: the total of a side, beside both its players</source>
        <translation>&amp;Punten: het totaal van een partij, bij beide spelers</translation>
    </message>
    <message>
        <source>&amp;Print into a PDF…</source>
        <translation>Als PDF af&amp;drukken…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <translation>&amp;Voorstellen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;Ranked</source>
        <translation>&amp;Rang</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Reden</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <translation>Deze versie &amp;terugzetten</translation>
    </message>
    <message>
        <source>&amp;Result as a code</source>
        <translation>Uitslag als &amp;code</translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <translation>&amp;Uitslag van de avond…</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Rondes</translation>
    </message>
    <message>
        <source>&amp;Rubber</source>
        <translation>R&amp;obber</translation>
    </message>
    <message>
        <source>&amp;Same as last time: {names}</source>
        <translation>Zelfde als de vorige &amp;keer: {names}</translation>
    </message>
    <message>
        <source>&amp;Same partners</source>
        <translation>&amp;Zelfde partners</translation>
    </message>
    <message>
        <source>&amp;Save it as PDF…</source>
        <translation>Als PDF opslaa&amp;n…</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Delen</translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <translation>&amp;Stand van deze</translation>
    </message>
    <message>
        <source>&amp;Standings…</source>
        <translation>&amp;Stand…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Start or pause</source>
        <translation>&amp;Starten of stilzetten</translation>
    </message>
    <message>
        <source>&amp;Stop it here</source>
        <translation>Hier stop&amp;pen</translation>
    </message>
    <message>
        <source>&amp;Stop it here, with its premiums</source>
        <translation>Hier stop&amp;pen, met premies</translation>
    </message>
    <message>
        <source>&amp;Strong contrast</source>
        <translation>Sterk &amp;contrast</translation>
    </message>
    <message>
        <source>&amp;Switch off</source>
        <translation>&amp;Uitschakelen</translation>
    </message>
    <message>
        <source>&amp;Take the file&apos;s version</source>
        <translation>Die van het &amp;bestand nemen</translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <translation>&amp;Deze avond…</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tijd</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <translation>&amp;Tijden…</translation>
    </message>
    <message>
        <source>&amp;Tonight</source>
        <translation>Vana&amp;vond</translation>
    </message>
    <message>
        <source>&amp;Two spellings of a player…</source>
        <translation>&amp;Twee namen van een speler…</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Ge&amp;wone grootte</translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <translation>&amp;Victory points (VP)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Warning, minutes before the end</source>
        <translation>&amp;Waarschuwing, minuten voor het einde</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>Wat &amp;als…?</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Wanneer</translation>
    </message>
    <message>
        <source>&amp;Who dealt it</source>
        <translation>&amp;Wie gaf</translation>
    </message>
    <message>
        <source>&amp;Who is playing?</source>
        <translation>Wie spe&amp;len er?</translation>
    </message>
    <message>
        <source>&amp;Who owes</source>
        <translation>&amp;Wie is schuldig</translation>
    </message>
    <message>
        <source>&amp;Why this figure?</source>
        <translation>&amp;Waarom dit getal?</translation>
    </message>
    <message>
        <source>* Corrected after its round was over.</source>
        <translation>* Verbeterd nadat de ronde afgelopen was.</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>one round after another</comment>
        <translation>, dan </translation>
    </message>
    <message>
        <source>--phones needs see or enter, not “{typed}”</source>
        <translation>--phones vraagt see of enter, niet “{typed}”</translation>
    </message>
    <message>
        <source>1 club</source>
        <translation>1 klaveren</translation>
    </message>
    <message>
        <source>1 diamond</source>
        <translation>1 ruiten</translation>
    </message>
    <message>
        <source>1 heart</source>
        <translation>1 harten</translation>
    </message>
    <message>
        <source>1 notrump</source>
        <translation>1 sans atout</translation>
    </message>
    <message>
        <source>1 overtrick{doubled}, {vulnerable}</source>
        <translation>1 overslag{doubled}, {vulnerable}</translation>
    </message>
    <message>
        <source>1 spade</source>
        <translation>1 schoppen</translation>
    </message>
    <message>
        <source>1. Phone and laptop must be in the same Wi-Fi, not the guests’ one.</source>
        <translation>1. Telefoon en laptop moeten op hetzelfde wifi zitten, niet op het gastnetwerk.</translation>
    </message>
    <message>
        <source>10H</source>
        <translation>10H</translation>
    </message>
    <message>
        <source>2. The firewall must let phones in: sudo ufw allow {port}/tcp, or sudo firewall-cmd --add-port={port}/tcp. Windows asks: choose Private networks.</source>
        <translation>2. De firewall moet telefoons doorlaten: sudo ufw allow {port}/tcp of sudo firewall-cmd --add-port={port}/tcp. Windows vraagt het: kies privénetwerken.</translation>
    </message>
    <message>
        <source>2♦ by West, 2 down</source>
        <translation>2♦ door West, 2 down</translation>
    </message>
    <message>
        <source>3. Or switch on a phone’s own hotspot, and let the laptop join it.</source>
        <translation>3. Of zet de hotspot van een telefoon aan en verbind de laptop daarmee.</translation>
    </message>
    <message>
        <source>3NT by East, made with 1 over</source>
        <translation>3SA door Oost, gemaakt met 1 overslag</translation>
    </message>
    <message>
        <source>3NT by East, made with 2 over</source>
        <translation>3SA door Oost, gemaakt met 2 overslagen</translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <translation>4sn, 3sao+1, 5rxw-2, 4h door noord xx, 6kz h100n, vier schoppen zuid gemaakt 5, 3sa oost 11 slagen, 2r west twee down, rondgepast</translation>
    </message>
    <message>
        <source>4♠ by North, made</source>
        <translation>4♠ door Noord, gemaakt</translation>
    </message>
    <message>
        <source>4♠ by South, made with 1 over</source>
        <translation>4♠ door Zuid, gemaakt met 1 overslag</translation>
    </message>
    <message>
        <source>4♥ redoubled by North, made</source>
        <translation>4♥ geredoubleerd door Noord, gemaakt</translation>
    </message>
    <message>
        <source>50 for a part-score on deals &amp;1 to 3</source>
        <translation>50 voor een deelscore in spel &amp;1 tot en met 3</translation>
    </message>
    <message>
        <source>50 for a part-score on deals 1 to 3</source>
        <translation>50 voor een deelscore in spel 1 tot en met 3</translation>
    </message>
    <message>
        <source>50 for a part-score on the first three deals</source>
        <translation>50 voor een deelscore in de eerste drie spellen</translation>
    </message>
    <message>
        <source>5♦ doubled by West, 2 down</source>
        <translation>5♦ gedoubleerd door West, 2 down</translation>
    </message>
    <message>
        <source>6♣ by South, made, 100 honours held by North</source>
        <translation>6♣ door Zuid, gemaakt, 100 honneurs bij Noord</translation>
    </message>
    <message>
        <source>7=1: pair 7 misses round 1. 5=6-: pair 5 is not there from round 6.</source>
        <translation>7=1: paar 7 mist ronde 1. 5=6-: paar 5 is er vanaf ronde 6 niet meer.</translation>
    </message>
    <message>
        <source>? scores nothing until its points are entered: {deals}</source>
        <translation>? levert niets op tot de punten zijn ingevoerd: {deals}</translation>
    </message>
    <message>
        <source>? {ns} against {ew}: {doubt}.</source>
        <translation>? {ns} tegen {ew}: {doubt}.</translation>
    </message>
    <message>
        <source>A &amp;passed-out deal counts and is not dealt again</source>
        <translation>Een &amp;rondgepast spel telt en wordt niet opnieuw gegeven</translation>
    </message>
    <message>
        <source>A `seats` line in a round names its players from its beginning.</source>
        <translation>Een regel `seats` in een ronde benoemt de spelers vanaf het begin.</translation>
    </message>
    <message>
        <source>A b&amp;etter result</source>
        <translation>Een &amp;beter resultaat</translation>
    </message>
    <message>
        <source>A backup is made on every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <translation>Op elke speeldag wordt een reservekopie gemaakt; 7 dagelijkse en 8 wekelijkse blijven bewaard. Terugzetten kan ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>A card for each pair</source>
        <translation>Een kaart voor elk paar</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Een kaart, gesloten</translation>
    </message>
    <message>
        <source>A change applies to the whole round: its deals are scored again.</source>
        <translation>Een wijziging geldt voor de hele ronde: de spellen worden opnieuw geteld.</translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: after the fourth the cycle begins again.</source>
        <translation>
            <numerusform>Een Chicago heeft %n spel: na het vierde begint de reeks opnieuw.</numerusform>
            <numerusform>Een Chicago heeft %n spellen: na het vierde begint de reeks opnieuw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: on the fifth nobody is vulnerable, on the sixth both sides are.</source>
        <translation>
            <numerusform>Een Chicago heeft %n spel: in het vijfde is niemand kwetsbaar, in het zesde beide partijen.</numerusform>
            <numerusform>Een Chicago heeft %n spellen: in het vijfde is niemand kwetsbaar, in het zesde beide partijen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A chukker has four deals.</source>
        <translation>Een Chicago heeft vier spellen.</translation>
    </message>
    <message>
        <source>A click or Space turns one card, Enter all of them. The two highest are partners, and the highest deals first.</source>
        <translation>Een klik of de spatiebalk draait één kaart om, Enter alle kaarten. De twee hoogste zijn partners, en de hoogste geeft het eerst.</translation>
    </message>
    <message>
        <source>A code that holds the address</source>
        <translation>Een code met het adres</translation>
    </message>
    <message>
        <source>A code that holds the result</source>
        <translation>Een code met de uitslag</translation>
    </message>
    <message>
        <source>A currency has at most {most} letters.</source>
        <translation>Een valuta heeft hoogstens {most} letters.</translation>
    </message>
    <message>
        <source>A deal</source>
        <translation>Een spel</translation>
    </message>
    <message>
        <source>A deal after the end of a rubber or chukker begins the next one.</source>
        <translation>Een spel na het einde van een robber of chukker begint de volgende.</translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <translation>Een andere versie van een avond</translation>
    </message>
    <message>
        <source>A forgotten deal, before {deal}:</source>
        <translation>Een vergeten spel, voor {deal}:</translation>
    </message>
    <message>
        <source>A game earns {plain}, {vulnerable} for a side that is vulnerable.</source>
        <translation>Een manche levert {plain} op, kwetsbaar {vulnerable}.</translation>
    </message>
    <message>
        <source>A name, a note, 2019…</source>
        <translation>Een naam, een notitie, 2019…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Een nieuwe avond</translation>
    </message>
    <message>
        <source>A new evening today: the same players, the same agreements</source>
        <translation>Een nieuwe avond vandaag: dezelfde spelers, dezelfde afspraken</translation>
    </message>
    <message>
        <source>A number from {least} to {most}, not “{typed}”.</source>
        <translation>Een getal van {least} tot en met {most}, niet “{typed}”.</translation>
    </message>
    <message>
        <source>A part-score earns 50, a game {plain}, {vulnerable} for a side that is vulnerable. There are no honours.</source>
        <translation>Een deelscore levert 50 op, een manche {plain}, kwetsbaar {vulnerable}. Honneurs tellen niet.</translation>
    </message>
    <message>
        <source>A part-score on the deals before it earns 50.</source>
        <translation>Een deelscore in de spellen ervoor levert 50 op.</translation>
    </message>
    <message>
        <source>A part-score on the last deal earns 100.</source>
        <translation>Een deelscore in het laatste spel levert 100 op.</translation>
    </message>
    <message>
        <source>A passed-out deal counts and is not dealt again.</source>
        <translation>Een rondgepast spel telt en wordt niet opnieuw gegeven.</translation>
    </message>
    <message>
        <source>A passed-out deal scores nothing, and the turn to deal passes on.</source>
        <translation>Een rondgepast spel levert niets op, en de volgende speler geeft.</translation>
    </message>
    <message>
        <source>A phone has {entered}, the sheet has {there}.</source>
        <translation>Een telefoon heeft {entered}, op het blad staat {there}.</translation>
    </message>
    <message>
        <source>A phone that scans it has the result, without any network.</source>
        <translation>Een telefoon die hem scant heeft de uitslag, zonder netwerk.</translation>
    </message>
    <message>
        <source>A phone wants to enter deals.</source>
        <translation>Een telefoon wil spellen invoeren.</translation>
    </message>
    <message>
        <source>A phone without a name</source>
        <translation>Een telefoon zonder naam</translation>
    </message>
    <message>
        <source>A poster of the evening</source>
        <translation>Een affiche van de avond</translation>
    </message>
    <message>
        <source>A result belongs to its board and its pairs; type these with it: 3 1-2 4sn</source>
        <translation>Een uitslag hoort bij zijn spel en zijn paren; typ die erbij: 3 1-2 4sn</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Per ronde</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <translation>Een scoreblad om thuis te bridgen.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is named.</source>
        <translation>Een scoreblad voor bridge. Zonder opdracht opent het venster, met de avond uit FILE als die genoemd is.</translation>
    </message>
    <message>
        <source>A separate &amp;evening</source>
        <translation>Een &amp;aparte avond</translation>
    </message>
    <message numerus="yes">
        <source>A set has %n boards.</source>
        <translation>
            <numerusform>Een reeks heeft %n spel.</numerusform>
            <numerusform>Een reeks heeft %n spellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A title has at most {most} letters.</source>
        <translation>Een titel heeft hoogstens {most} letters.</translation>
    </message>
    <message>
        <source>A&amp;ll paid</source>
        <translation>A&amp;lles betaald</translation>
    </message>
    <message>
        <source>About scorepad</source>
        <translation>Over scorepad</translation>
    </message>
    <message>
        <source>About {hours}:{minutes} hours.</source>
        <translation>Ongeveer {hours}:{minutes} uur.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Bijgesteld</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Correctie</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Correcties</translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <translation>Na een rondgepast spel geeft dezelfde speler opnieuw.</translation>
    </message>
    <message>
        <source>After a round, the panel beside the sheet says who won and proposes the next one. Enter accepts it.</source>
        <translation>Na een ronde zegt het vak naast het blad wie won en stelt de volgende voor. Enter neemt dat aan.</translation>
    </message>
    <message>
        <source>After that: {pairings}</source>
        <translation>Daarna: {pairings}</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Tegen</translation>
    </message>
    <message>
        <source>Against {pair}: {points} of {most}; {boards}</source>
        <translation>Tegen {pair}: {points} van {most}; {boards}</translation>
    </message>
    <message>
        <source>Against {pair}: {points}; {boards}</source>
        <translation>Tegen {pair}: {points}; {boards}</translation>
    </message>
    <message>
        <source>Against: {what}</source>
        <translation>Tegen: {what}</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Akkoord</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Afgesproken</translation>
    </message>
    <message>
        <source>Agreed by the other side</source>
        <translation>Bevestigd door de tegenpartij</translation>
    </message>
    <message>
        <source>Agreed: {terms}.</source>
        <translation>Afgesproken: {terms}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deals are played</source>
        <translation>
            <numerusform>%n spel is gespeeld</numerusform>
            <numerusform>Alle %n spellen zijn gespeeld</numerusform>
        </translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Alle avonden</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle wedstrijden</translation>
    </message>
    <message>
        <source>All pairs in one &amp;list</source>
        <translation>Alle paren in één &amp;lijst</translation>
    </message>
    <message>
        <source>All results are in. Click one to correct it.</source>
        <translation>Alle resultaten zijn er. Klik er een aan om het te verbeteren.</translation>
    </message>
    <message>
        <source>All results, board by board</source>
        <translation>Alle resultaten, spel voor spel</translation>
    </message>
    <message>
        <source>All the years</source>
        <translation>Alle jaren</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Toestaan</translation>
    </message>
    <message>
        <source>Allow {name} to enter</source>
        <translation>{name} laten invoeren</translation>
    </message>
    <message>
        <source>Also: pass, not played, ave+ ave-, score 420, split 420 -50.</source>
        <translation>Ook: pas, niet gespeeld, gem+ gem-, punten 420, gesplitst 420 -50.</translation>
    </message>
    <message>
        <source>Among earlier evenings, and in the standings</source>
        <translation>Bij de eerdere avonden en in de stand</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>An archive of an older scorepad is converted when it is opened. The old file stays beside it.</source>
        <translation>Een archief van een oudere scorepad wordt bij het openen omgezet. Het oude bestand blijft ernaast staan.</translation>
    </message>
    <message>
        <source>An earlier deal, of {round}</source>
        <translation>Een eerder spel, uit {round}</translation>
    </message>
    <message>
        <source>An evening at the table</source>
        <translation>Een avond aan tafel</translation>
    </message>
    <message>
        <source>An evening can be written down as text, in any editor.</source>
        <translation>Een avond kan als tekst worden opgeschreven, in elke editor.</translation>
    </message>
    <message>
        <source>An evening of bridge</source>
        <translation>Een bridgeavond</translation>
    </message>
    <message>
        <source>An evening of bridge is on</source>
        <translation>Er is een bridgeavond bezig</translation>
    </message>
    <message>
        <source>An evening without a date</source>
        <translation>Een avond zonder datum</translation>
    </message>
    <message>
        <source>An old evening</source>
        <translation>Een oude avond</translation>
    </message>
    <message>
        <source>An old evening can be entered from its results alone, and corrected in the same grid.</source>
        <translation>Een oude avond kan uit alleen de uitslagen worden ingevoerd, en in hetzelfde raster verbeterd.</translation>
    </message>
    <message>
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <translation>Een onvoltooide &amp;deelscore levert 100 op, niet 50</translation>
    </message>
    <message>
        <source>An&amp;other session</source>
        <translation>&amp;Nog een zitting</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Ann &amp; Bob</source>
        <translation>Anna &amp; Bram</translation>
    </message>
    <message>
        <source>Another b&amp;oard…</source>
        <translation>Een ander sp&amp;el…</translation>
    </message>
    <message>
        <source>Any form</source>
        <translation>Elke spelvorm</translation>
    </message>
    <message>
        <source>Any form but IMPs</source>
        <translation>Elke spelvorm zonder IMP’s</translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <translation>Elke hand kan honneurs hebben; meld ze na het spelen. Ze tellen of het contract nu gemaakt is of niet (artikelen 72 en 81).</translation>
    </message>
    <message>
        <source>Any table of deals can be imported whose first row names the columns. These are needed, in any order:</source>
        <translation>Elke tabel van spellen kan worden geïmporteerd als de eerste rij de kolommen noemt. Deze zijn nodig, in elke volgorde:</translation>
    </message>
    <message>
        <source>Any two are compared in the same line on {fewest} to {most} boards</source>
        <translation>Elke twee worden op {fewest} tot {most} spellen in dezelfde lijn vergeleken</translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <translation>&amp;Geldt voor</translation>
    </message>
    <message>
        <source>As here</source>
        <translation>Zoals hier</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Zoals in het bestand</translation>
    </message>
    <message>
        <source>As in {file}</source>
        <translation>Zoals in {file}</translation>
    </message>
    <message>
        <source>At several &amp;tables…</source>
        <translation>Aan meerdere &amp;tafels…</translation>
    </message>
    <message>
        <source>At several tables</source>
        <translation>Aan meer tafels</translation>
    </message>
    <message>
        <source>At several tables a phone takes the place of the slip: one side enters, the other side agrees.</source>
        <translation>Bij meer tafels vervangt een telefoon het briefje: de ene kant voert in, de andere bevestigt.</translation>
    </message>
    <message>
        <source>At several tables type an average instead: ave+ ave-</source>
        <translation>Typ bij meerdere tafels een gemiddelde: gem+ gem-</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Aan het einde</translation>
    </message>
    <message>
        <source>At the end of a rubber</source>
        <translation>Aan het einde van een robber</translation>
    </message>
    <message>
        <source>At which table is this phone?</source>
        <translation>Aan welke tafel is deze telefoon?</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <translation>Gemiddelde IMP’s per ronde</translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <translation>Gemiddelde honderdtallen per ronde</translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <translation>Gemiddelde netto IMP’s per spel</translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <translation>Gemiddelde nettopunten per spel</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>Teru&amp;g</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back score</source>
        <translation>Verzamelstaat</translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <translation>Verzamelstaat: elke ronde krijgt iedere speler het verschil in honderdtallen erbij of eraf (50 wordt naar boven afgerond); wie stilzit heeft 0.</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Terug naar de resultaten</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Terug naar het blad</translation>
    </message>
    <message>
        <source>Back to the standings</source>
        <translation>Terug naar de stand</translation>
    </message>
    <message>
        <source>Back to the standings (Esc)</source>
        <translation>Terug naar de stand (Esc)</translation>
    </message>
    <message>
        <source>Back to the standings of all evenings</source>
        <translation>Terug naar de stand van alle avonden</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Reservekopieën</translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <translation>Reservekopieën van eerdere dagen kunnen hem nog bevatten.</translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <translation>Reservekopieën van de laatste dagen en weken staan in de map {folder}</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Be&amp;gin</source>
        <translation>Begi&amp;nnen</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Voor het eerste spel</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Begun now, it ends at {time}.</source>
        <translation>Nu begonnen eindigt het om {time}.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Bidding pad</source>
        <translation>Biedbak</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Grootste winst</translation>
    </message>
    <message>
        <source>Bl&amp;ank sheets…</source>
        <translation>&amp;Lege bladen…</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Alleen zwart</translation>
    </message>
    <message>
        <source>Blank sheets, in the same menu, prints pads and cards to score by hand, and a card of all scores.</source>
        <translation>Lege bladen, in hetzelfde menu, drukt bladen en kaarten af om met de hand te schrijven, en een kaart met alle scores.</translation>
    </message>
    <message>
        <source>Blank: back score</source>
        <translation>Leeg: verzamelstaat</translation>
    </message>
    <message>
        <source>Blank: four-deal pad</source>
        <translation>Leeg: blad voor vier spellen</translation>
    </message>
    <message>
        <source>Blank: private score card</source>
        <translation>Leeg: persoonlijke scorekaart</translation>
    </message>
    <message>
        <source>Blank: rubber pad</source>
        <translation>Leeg: robberblad</translation>
    </message>
    <message>
        <source>Blank: score slips</source>
        <translation>Leeg: scorebriefjes</translation>
    </message>
    <message>
        <source>Blank: travellers</source>
        <translation>Leeg: scorestaten</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Board and pairs, e.g. 3 1-2</source>
        <translation>Spel en paren, bv. 3 1-2</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Spel voor spel</translation>
    </message>
    <message>
        <source>Board of the evening</source>
        <translation>Spel van de avond</translation>
    </message>
    <message>
        <source>Board {board}, {ns} against {ew}: {result}</source>
        <translation>Spel {board}, {ns} tegen {ew}: {result}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}</source>
        <translation>Spel {board}, {ns}-{ew}: {deal} levert {ours} op, in het bestand {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}, which counts</source>
        <translation>Spel {board}, {ns}-{ew}: {deal} levert {ours} op, in het bestand {theirs}; dat telt</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <translation>Spel {board}, {ns}-{ew}: {fault}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <translation>Spel {board}, {ns}-{ew}: {fault}; de score {score} telt</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <translation>Spel {board}, {ns}-{ew}: {ours} volgens onze telling, {theirs} in het bestand</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <translation>Spel {board}, {ns}-{ew}: {ours} volgens onze telling, {theirs} in het bestand; bewaard als {award}</translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <translation>Spel {board}: de paren en hun resultaat, bijv. {pairs} 4sn+1</translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew} – type their result, such as 4sn+1</source>
        <translation>Spel {board}: {ns} tegen {ew} – typ hun resultaat, bijv. 4sn+1</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Spel {number}</translation>
    </message>
    <message>
        <source>Board {number}: {dealer} deals, {vulnerable} vulnerable</source>
        <translation>Spel {number}: {dealer} geeft, kwetsbaar: {vulnerable}</translation>
    </message>
    <message>
        <source>Board {number}: {player} deals</source>
        <translation>Spel {number}: {player} geeft</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Boards are compared with other tables: they are not on the back score, and nobody pays for them.</source>
        <translation>Deze spellen worden met andere tafels vergeleken: ze staan niet op de verzamelstaat, en niemand betaalt ervoor.</translation>
    </message>
    <message>
        <source>Boards at several tables</source>
        <translation>Spellen aan meerdere tafels</translation>
    </message>
    <message>
        <source>Boards compared</source>
        <translation>Vergeleken spellen</translation>
    </message>
    <message>
        <source>Boards of the pair</source>
        <translation>Spellen van het paar</translation>
    </message>
    <message>
        <source>Boards that several tables played are ranked by `scorepad rank FILE`; with `--why` every figure is explained.</source>
        <translation>Spellen die aan meer tafels gespeeld zijn, rangschikt `scorepad rank FILE`; met `--why` wordt elk getal uitgelegd.</translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <translation>Spellen met &amp;minder resultaten</translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <translation>Reeks {number}</translation>
    </message>
    <message>
        <source>Boards {number}, in IMPs</source>
        <translation>Reeks {number}, in IMP’s</translation>
    </message>
    <message>
        <source>Boards: the number gives dealer and vulnerability.</source>
        <translation>Genummerde spellen: het nummer bepaalt gever en kwetsbaarheid.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Premie</translation>
    </message>
    <message>
        <source>Both sides are even</source>
        <translation>Beide partijen staan gelijk</translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <translation>Beide partijen zijn kwetsbaar</translation>
    </message>
    <message>
        <source>Butler: what results are compared with</source>
        <translation>Butler: waarmee uitslagen worden vergeleken</translation>
    </message>
    <message>
        <source>Butler: whether the highest and lowest scores are left out</source>
        <translation>Butler: of de hoogste en de laagste score wegblijven</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Door</translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <translation>Op de &amp;beurt af</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>Wij&amp;zigen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Geannuleerd; er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>Card of all scores</source>
        <translation>Kaart met alle scores</translation>
    </message>
    <message>
        <source>Carr&amp;y all over</source>
        <translation>Alles &amp;doorschuiven</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Doorgeschoven</translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <translation>Doorgeschoven van een eerdere avond</translation>
    </message>
    <message>
        <source>Carry over</source>
        <translation>Doorschuiven</translation>
    </message>
    <message>
        <source>Cavendish</source>
        <translation>Cavendish</translation>
    </message>
    <message>
        <source>Cavendish chukker</source>
        <translation>Chicago, Cavendish</translation>
    </message>
    <message>
        <source>Ch&amp;ange…</source>
        <translation>Wi&amp;jzigen…</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <translation>Wi&amp;jzigen…</translation>
    </message>
    <message>
        <source>Change for round {round} of {rounds}: {left}</source>
        <translation>Wissel naar ronde {round} van {rounds}: {left}</translation>
    </message>
    <message>
        <source>Change part&amp;ners</source>
        <translation>Van part&amp;ner wisselen</translation>
    </message>
    <message>
        <source>Changes by another program are never overwritten: both evenings are kept.</source>
        <translation>Wijzigingen van een ander programma worden nooit overschreven: beide avonden blijven.</translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <translation>&amp;Grafieken</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>Chicago</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Chicago and duplicate bonuses</source>
        <translation>Premies bij Chicago en wedstrijdbridge</translation>
    </message>
    <message>
        <source>Chicago chukker</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Choose a deal in the list first</source>
        <translation>Kies eerst een spel in de lijst</translation>
    </message>
    <message>
        <source>Choose the contract, or Pass where all four passed.</source>
        <translation>Kies het contract, of Pas als alle vier gepast hebben.</translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <translation>Kies nog eens dezelfde kolom om de volgorde om te keren</translation>
    </message>
    <message>
        <source>Chukker of four deals (Ca&amp;vendish)</source>
        <translation>Vier spellen (Caven&amp;dish)</translation>
    </message>
    <message>
        <source>Chukker {number}</source>
        <translation>Chicago {number}</translation>
    </message>
    <message>
        <source>Chukker {number} (Cavendish)</source>
        <translation>Chicago {number} (Cavendish)</translation>
    </message>
    <message>
        <source>Chukker {number}, in IMPs</source>
        <translation>Chicago {number}, in IMP’s</translation>
    </message>
    <message>
        <source>Chukkers in Cavendish form: nobody is vulnerable on the first deal, the dealer&apos;s opponents on the second and third, both sides on the fourth.</source>
        <translation>Chicago volgens Cavendish: in het eerste spel is niemand kwetsbaar, in het tweede en derde de tegenstanders van de gever, in het vierde beide partijen.</translation>
    </message>
    <message>
        <source>Chukkers in Chicago form: nobody is vulnerable on the first deal, the dealer&apos;s side on the second and third, both sides on the fourth.</source>
        <translation>Chicago: in het eerste spel is niemand kwetsbaar, in het tweede en derde de partij van de gever, in het vierde beide partijen.</translation>
    </message>
    <message>
        <source>Chukkers: nobody is vulnerable on the first deal, the dealer&apos;s side on the second and third, both sides on the fourth.</source>
        <translation>Chicago: in het eerste spel is niemand kwetsbaar, in het tweede en derde de partij van de gever, in het vierde beide partijen.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Click a board in the list, or type its number too: 3 4sn</source>
        <translation>Klik op een spel in de lijst, of typ ook het nummer: 3 4sn</translation>
    </message>
    <message>
        <source>Click a figure to see its deal and why it is paid. Double-click it to correct the deal.</source>
        <translation>Klik op een getal om het spel te zien en waarvoor het is. Dubbelklik om het spel te verbeteren.</translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <translation>Klik om de spelers hun naam en plaats te geven.</translation>
    </message>
    <message>
        <source>Cloc&amp;k for the rounds</source>
        <translation>Kl&amp;ok voor de rondes</translation>
    </message>
    <message>
        <source>Clock for the rounds</source>
        <translation>Klok voor de rondes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Sluiten zonder opslaan</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolom</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contracten</translation>
    </message>
    <message>
        <source>Contracts made (%)</source>
        <translation>Gemaakte contracten (%)</translation>
    </message>
    <message>
        <source>Contracts made, of those played</source>
        <translation>Gemaakte van gespeelde contracten</translation>
    </message>
    <message>
        <source>Contracts played and made</source>
        <translation>Gespeelde en gemaakte contracten</translation>
    </message>
    <message>
        <source>Contracts played: by the player, or by either of two partners</source>
        <translation>Gespeelde contracten: door de speler, of door een van beide partners</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <translation>De afbeel&amp;ding kopiëren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copied: paste it into an e-mail.</source>
        <translation>Gekopieerd: plak het in een e-mail.</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture</source>
        <translation>Afbeelding &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;tekst kopiëren</translation>
    </message>
    <message>
        <source>Copy the deals as a ta&amp;ble</source>
        <translation>Spellen als ta&amp;bel kopiëren</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Verbeteren</translation>
    </message>
    <message>
        <source>Correct the deal</source>
        <translation>Het spel verbeteren</translation>
    </message>
    <message>
        <source>Correct: {deal}</source>
        <translation>Verbeteren: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}</source>
        <translation>Verbetering: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}:</source>
        <translation>{deal} verbeteren:</translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer&apos;s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <translation>Tel aas 4, heer 3, vrouw 2, boer 1. Typ de punten van de leiderspartij achter het spel, bijv. 4sn+1 23p, of noem de partij: ow 17p.</translation>
    </message>
    <message>
        <source>Ctrl+B opens the bidding pad: press 4♠, the declarer, Enter. Keys and presses can be mixed.</source>
        <translation>Ctrl+B opent het biedpaneel: druk op 4♠, de leider, Enter. Toetsen en drukken mogen door elkaar.</translation>
    </message>
    <message>
        <source>Ctrl+K is the back score. Ctrl+Shift+K settles up: who pays whom, in any currency, and what was paid on which day.</source>
        <translation>Ctrl+K is de tussenstand. Ctrl+Shift+K rekent af: wie wie betaalt, in elke munt, en wat op welke dag betaald is.</translation>
    </message>
    <message>
        <source>Ctrl+N begins an evening. Type a name and Enter for each player, then Enter three times: partners are drawn.</source>
        <translation>Ctrl+N begint een avond. Typ per speler een naam en Enter, dan drie keer Enter: de partners worden geloot.</translation>
    </message>
    <message>
        <source>Ctrl+O lists all evenings. Type parts of names, notes or days; Enter opens an evening.</source>
        <translation>Ctrl+O toont alle avonden. Typ delen van namen, notities of dagen; Enter opent een avond.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N changes any of it, Ctrl+D draws again. Ctrl+T seats the players differently, even during a round.</source>
        <translation>Ctrl+Shift+N wijzigt dat, Ctrl+D loot opnieuw. Ctrl+T zet de spelers anders, ook midden in een ronde.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O is the standings of any period. Enter on a figure shows what is behind it, Esc goes back.</source>
        <translation>Ctrl+Shift+O is de ranglijst van elke periode. Enter op een getal toont wat erachter zit, Esc gaat terug.</translation>
    </message>
    <message>
        <source>Ctrl+W shows what any contract would score now. F11 shows the score to the whole table.</source>
        <translation>Ctrl+W toont wat elk contract nu zou opleveren. F11 toont de score aan de hele tafel.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Cut for par&amp;tners before each round</source>
        <translation>Voor elke ronde par&amp;tners trekken</translation>
    </message>
    <message>
        <source>D&amp;uplicate boards</source>
        <translation>&amp;Wedstrijdbridge</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Donker</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Deal of the evening</source>
        <translation>Spel van de avond</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spel {number}</translation>
    </message>
    <message>
        <source>Deal {number}, {dealer} deals, {vulnerable} vulnerable</source>
        <translation>Spel {number}, {dealer} geeft, kwetsbaar: {vulnerable}</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals</source>
        <translation>Spel {number}: {player} geeft</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Gever</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Deals &amp;next</source>
        <translation>Geeft &amp;hierna</translation>
    </message>
    <message>
        <source>Deals at the table, passed-out deals included</source>
        <translation>Spellen aan tafel, ook rondgepaste</translation>
    </message>
    <message>
        <source>Deals next</source>
        <translation>Geeft hierna</translation>
    </message>
    <message>
        <source>Dearest penalty</source>
        <translation>Hoogste straf</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Leider</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Leider</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Dele&amp;te deal</source>
        <translation>Spel ver&amp;wijderen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Verwijderd</translation>
    </message>
    <message>
        <source>Deleted evenings</source>
        <translation>Verwijderde avonden</translation>
    </message>
    <message>
        <source>Deleted evenings are kept here. You may erase one after 30 days; the program never does.</source>
        <translation>Verwijderde avonden worden hier bewaard. Na 30 dagen kunt u ze wissen; het programma doet dat nooit.</translation>
    </message>
    <message>
        <source>Deleted: {deal}.</source>
        <translation>Verwijderd: {deal}.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Verschil</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Opnieuw gedaan: {step}</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Gedoubleerd</translation>
    </message>
    <message>
        <source>Doubled and made</source>
        <translation>Gedoubleerd gemaakt</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Down</translation>
    </message>
    <message>
        <source>Dra&amp;w for partners…</source>
        <translation>Partners &amp;trekken…</translation>
    </message>
    <message>
        <source>Dra&amp;w for us</source>
        <translation>Voor ons &amp;trekken</translation>
    </message>
    <message>
        <source>Dra&amp;w once more</source>
        <translation>Nog eens tre&amp;kken</translation>
    </message>
    <message>
        <source>Dra&amp;w…</source>
        <translation>T&amp;rekken…</translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <translation>Trek opnieuw om partners.</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <translation>Ronde {number} loten</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Tekeningen (*.svg)</translation>
    </message>
    <message>
        <source>Duplicate boards</source>
        <translation>Wedstrijdbridge</translation>
    </message>
    <message>
        <source>Duplicate boards follow the Laws of Duplicate Bridge (2017). Chicago and Cavendish follow custom, as their rules are usually printed.</source>
        <translation>Wedstrijdspellen volgen de Spelregels voor wedstrijdbridge (2017). Chicago en Cavendish volgen het gebruik, zoals het meestal gedrukt staat.</translation>
    </message>
    <message>
        <source>Duplicate boards: every board is scored separately; its number gives dealer and vulnerability.</source>
        <translation>Wedstrijdbridge: elk spel telt apart; het nummer bepaalt gever en kwetsbaarheid.</translation>
    </message>
    <message>
        <source>E&amp;xact points</source>
        <translation>E&amp;xacte punten</translation>
    </message>
    <message>
        <source>E-W</source>
        <translation>O-W</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>OW</translation>
    </message>
    <message>
        <source>EW IMPs</source>
        <translation>IMP’s OW</translation>
    </message>
    <message>
        <source>EW points</source>
        <translation>Punten OW</translation>
    </message>
    <message>
        <source>Each board is scored separately, without honours.</source>
        <translation>Elk spel telt apart, zonder honneurs.</translation>
    </message>
    <message>
        <source>Each deal in the JSON has the people who sat there. An adjustment is among the deals, at its place.</source>
        <translation>Elk spel in de JSON heeft de mensen die daar zaten. Een aanpassing staat tussen de spellen, op haar plaats.</translation>
    </message>
    <message>
        <source>Each deal is compared with the expected score of the side with more points; the difference counts in IMPs.</source>
        <translation>Elk spel wordt vergeleken met de verwachte score van de partij met de meeste punten; het verschil telt in IMP’s.</translation>
    </message>
    <message>
        <source>Each deal is compared with the score its points should make.</source>
        <translation>Elk spel wordt vergeleken met wat de punten zouden moeten opleveren.</translation>
    </message>
    <message>
        <source>Each round is drawn by the ranking, and nobody meets twice.</source>
        <translation>Elke ronde wordt naar de ranglijst geloot, en niemand ontmoet elkaar twee keer.</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Eerdere avonden</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Oost</translation>
    </message>
    <message>
        <source>East</source>
        <comment>to sit</comment>
        <translation>Oost</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Oost-West</translation>
    </message>
    <message>
        <source>End the evenin&amp;g</source>
        <translation>Avond afsl&amp;uiten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <translation>Spel invoeren</translation>
    </message>
    <message>
        <source>Enter a stake to see who pays whom.</source>
        <translation>Voer een inzet in om te zien wie wie betaalt.</translation>
    </message>
    <message>
        <source>Enter an evening of which only the results are known</source>
        <translation>Een avond invoeren waarvan alleen de resultaten bekend zijn</translation>
    </message>
    <message>
        <source>Enter lets this count in the ranking.</source>
        <translation>Met Enter telt dit in de ranglijst.</translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <translation>Enter of dubbelklikken op een getal toont de details. Een klik op een kop, of {key}, sorteert.</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Het spel invoeren</translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <translation>Voer het resultaat van minstens één ronde in.</translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <translation>{deal} invoeren</translation>
    </message>
    <message>
        <source>Entered.</source>
        <translation>Ingevoerd.</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <translation>Een spel invoeren</translation>
    </message>
    <message>
        <source>Erase for &amp;good…</source>
        <translation>Voor&amp;goed wissen…</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Erase this evening for good?</source>
        <translation>Deze avond voorgoed wissen?</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc again closes this and discards your entry.</source>
        <translation>Nog eens Esc sluit dit; uw invoer gaat verloren.</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Avond</translation>
    </message>
    <message>
        <source>Evening {done} of {total}</source>
        <translation>Avond {done} van {total}</translation>
    </message>
    <message>
        <source>Evening, Phones shows a code. A phone in the same Wi-Fi scans it and shows the sheet, live and from its own side; if you allow it, it enters deals too.</source>
        <translation>Avond, Telefoons toont een code. Een telefoon op hetzelfde wifi scant die en toont het blad, live en vanuit de eigen kant; als u het toestaat, voert die ook spellen in.</translation>
    </message>
    <message>
        <source>Evening, for scorepad (*.scorepad)</source>
        <translation>Avond van scorepad (*.scorepad)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Avonden</translation>
    </message>
    <message>
        <source>Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)</source>
        <translation>Avonden en scores (*.scorepad *.txt *.pbn *.xml *.csv)</translation>
    </message>
    <message>
        <source>Evenings restored: {number} of {all}.</source>
        <translation>Teruggezette avonden: {number} van {all}.</translation>
    </message>
    <message>
        <source>Evenings they played</source>
        <translation>Gespeelde avonden</translation>
    </message>
    <message>
        <source>Evenings unchanged: {number}.</source>
        <translation>Ongewijzigde avonden: {number}.</translation>
    </message>
    <message>
        <source>Evenings: {counts}</source>
        <translation>Avonden: {counts}</translation>
    </message>
    <message>
        <source>Every deal is saved when it is entered, in the file {file}</source>
        <translation>Elk spel wordt bij het invoeren opgeslagen, in het bestand {file}</translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <translation>Elk spel telt apart: voor een manche zijn {game} punten in één spel nodig.</translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <translation>Elke deelscore levert 50 op.</translation>
    </message>
    <message>
        <source>Every row and every step has a checksum.</source>
        <translation>Elke rij en elke stap heeft een controlesom.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <translation>Iedereen trekt een kaart; de twee hoogste zijn partners, de hoogste geeft. De aas is hoog; bij gelijke kaarten beslist de kleur, schoppen eerst (artikelen 1 tot en met 3).</translation>
    </message>
    <message>
        <source>Everyone has played with everyone.</source>
        <translation>Iedereen heeft met iedereen gespeeld.</translation>
    </message>
    <message>
        <source>Everything is paid or carried over.</source>
        <translation>Alles is betaald of doorgeschoven.</translation>
    </message>
    <message>
        <source>Everything is paid.</source>
        <translation>Alles is betaald.</translation>
    </message>
    <message>
        <source>Everything is saved at once. Every step can be undone; any earlier deal can be corrected, moved or deleted in the list of deals.</source>
        <translation>Alles wordt meteen opgeslagen. Elke stap kan ongedaan worden gemaakt; elk eerder spel kan in de lijst van spellen verbeterd, verplaatst of verwijderd worden.</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Exitstatus</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>Explain every figure</source>
        <translation>Elk getal uitleggen</translation>
    </message>
    <message>
        <source>Extra amounts</source>
        <translation>Extra bedragen</translation>
    </message>
    <message>
        <source>F&amp;irst board</source>
        <translation>E&amp;erste spel</translation>
    </message>
    <message>
        <source>Files saved from it are kept.</source>
        <translation>Bestanden die ervan zijn opgeslagen blijven bestaan.</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Een speler zoeken</translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <translation>Vijf spelers wisselen na elk spel van plaats, zodat iedereen met iedereen speelt.</translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <translation>Vijf ronden: iedereen speelt één keer met iedereen.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Voor</translation>
    </message>
    <message>
        <source>For a contract that is made</source>
        <translation>Voor een gemaakt contract</translation>
    </message>
    <message>
        <source>For making it {doubled}</source>
        <translation>Met {doubled} gemaakt</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>Voor andere programma’s</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Vorm</translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <translation>Vier spellen, C&amp;hicago</translation>
    </message>
    <message>
        <source>Four deals, Ca&amp;vendish</source>
        <translation>Vier spellen, Caven&amp;dish</translation>
    </message>
    <message>
        <source>Four-deal bridge</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Four-deal bridge (Cavendish)</source>
        <translation>Chicago (Cavendish)</translation>
    </message>
    <message>
        <source>Four-deal bridge (Chicago)</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Friday evening</source>
        <translation>Vrijdagavond</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>From before</source>
        <translation>Van eerder</translation>
    </message>
    <message>
        <source>From board {number}: {names}</source>
        <translation>Vanaf spel {number}: {names}</translation>
    </message>
    <message>
        <source>From deal {number}: {names}</source>
        <translation>Vanaf spel {number}: {names}</translation>
    </message>
    <message>
        <source>From now on both names are one player everywhere. Nothing is lost: you can undo it.</source>
        <translation>Beide namen zijn voortaan overal één speler. Er gaat niets verloren: het kan ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>From the &amp;beginning of the round</source>
        <translation>Vanaf het be&amp;gin van de ronde</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;beginning: the %n deals so far count as {players}&apos;s</source>
        <translation>
            <numerusform>Zo zaten ze vanaf het &amp;begin: het %n spel tot nu toe telt voor {players}</numerusform>
            <numerusform>Zo zaten ze vanaf het &amp;begin: de %n spellen tot nu toe tellen voor {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;beginning: the deal played counts as {players}&apos;s</source>
        <translation>Vanaf het be&amp;gin: het gespeelde spel telt voor {players}</translation>
    </message>
    <message>
        <source>From the &amp;next deal; earlier deals are not affected</source>
        <translation>Vanaf het &amp;volgende spel; eerdere spellen veranderen niet</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;next deal; the %n deals so far stay with {players}</source>
        <translation>
            <numerusform>Vanaf het &amp;volgende spel: het %n spel tot nu toe blijft van {players}</numerusform>
            <numerusform>Vanaf het &amp;volgende spel: de %n spellen tot nu toe blijven van {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;next deal; the last one stays with {players}</source>
        <translation>Vanaf het &amp;volgende spel; het laatste blijft van {players}</translation>
    </message>
    <message>
        <source>From the next round. Earlier deals are not affected.</source>
        <translation>Vanaf de volgende ronde. Eerdere spellen veranderen niet.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Manchepremie</translation>
    </message>
    <message>
        <source>Game, {game} or more for its tricks</source>
        <translation>Manche, {game} of meer</translation>
    </message>
    <message>
        <source>Game: {game} points below the line, in one or more deals. Then a line is drawn and part-scores start again; the winner is vulnerable.</source>
        <translation>Manche: {game} punten onder de streep, in één of meer spellen. Dan komt er een streep en beginnen de deelscores opnieuw; de winnaar is kwetsbaar.</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Go through an evening deal by deal</source>
        <translation>Een avond spel voor spel bekijken</translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <translation>Groot slem, zeven geboden</translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <translation>&amp;Honneurs tellen</translation>
    </message>
    <message>
        <source>Half the distance to the average of the last ten sessions</source>
        <translation>De helft van de afstand tot het gemiddelde van de laatste tien zittingen</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Onderling resultaat</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Helponderwerpen</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>History of this evening</source>
        <translation>Geschiedenis van deze avond</translation>
    </message>
    <message>
        <source>Hold the picture to save or send it.</source>
        <translation>Houd de afbeelding vast om die te bewaren of te sturen.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>Honours count.</source>
        <translation>Honneurs tellen.</translation>
    </message>
    <message>
        <source>Honours do not count.</source>
        <translation>Honneurs tellen niet.</translation>
    </message>
    <message>
        <source>Honours in one hand: four of A K Q J 10 of trumps {four}, all five {five}; at notrump four aces {aces}.</source>
        <translation>Honneurs in één hand: vier van A H V B 10 in troef {four}, alle vijf {five}; bij sans atout vier azen {aces}.</translation>
    </message>
    <message>
        <source>How &amp;many</source>
        <translation>Hoevee&amp;l</translation>
    </message>
    <message>
        <source>How contracts ended</source>
        <translation>Hoe contracten afliepen</translation>
    </message>
    <message>
        <source>How contracts ended – {who}</source>
        <translation>Hoe contracten afliepen – {who}</translation>
    </message>
    <message>
        <source>How far the evening is shown</source>
        <translation>Hoever de avond getoond wordt</translation>
    </message>
    <message>
        <source>How man&amp;y</source>
        <translation>Hoe&amp;veel</translation>
    </message>
    <message>
        <source>How many IMPs? A number from 1 to {most}.</source>
        <translation>Hoeveel IMP’s? Een getal van 1 tot en met {most}.</translation>
    </message>
    <message>
        <source>How many points? A number from 1 to {most}.</source>
        <translation>Hoeveel punten? Een getal van 1 tot en met {most}.</translation>
    </message>
    <message>
        <source>How much money</source>
        <translation>Hoeveel geld</translation>
    </message>
    <message>
        <source>How much? For example 2.50.</source>
        <translation>Hoeveel? Bijvoorbeeld 2,50.</translation>
    </message>
    <message>
        <source>Howell: everybody moves</source>
        <translation>Howell: iedereen wisselt</translation>
    </message>
    <message>
        <source>Hu&amp;ndreds of each round</source>
        <translation>&amp;Honderdtallen van elke ronde</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>Honderdtallen</translation>
    </message>
    <message>
        <source>Hundreds of the last five evenings</source>
        <translation>Honderdtallen van de laatste vijf avonden</translation>
    </message>
    <message>
        <source>I want to enter deals</source>
        <translation>Ik wil spellen invoeren</translation>
    </message>
    <message>
        <source>I&amp;MPs of each round</source>
        <translation>I&amp;MP’s van elke ronde</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP’s</translation>
    </message>
    <message>
        <source>IMPs a board</source>
        <translation>IMP’s per spel</translation>
    </message>
    <message>
        <source>IMPs against every other result</source>
        <translation>IMP’s tegen elk ander resultaat</translation>
    </message>
    <message>
        <source>IMPs against the datum (Butler)</source>
        <translation>IMP’s tegen de datumscore (Butler)</translation>
    </message>
    <message>
        <source>IMPs against the points held</source>
        <translation>IMP’s volgens de honneurpunten</translation>
    </message>
    <message>
        <source>IMPs by agreement</source>
        <translation>Afgesproken IMP’s</translation>
    </message>
    <message>
        <source>IMPs won, for each board that was scored in IMPs</source>
        <translation>Gewonnen IMP’s, per spel dat in IMP’s geteld is</translation>
    </message>
    <message>
        <source>IMPs {team}</source>
        <translation>IMP’s {team}</translation>
    </message>
    <message>
        <source>If no phone comes in, the firewall may be closed: sudo ufw allow PORT/tcp, or sudo firewall-cmd --add-port=PORT/tcp, with the port of the address.</source>
        <translation>Komt er geen telefoon binnen, dan is de firewall misschien dicht: sudo ufw allow PORT/tcp, of sudo firewall-cmd --add-port=PORT/tcp, met de poort van het adres.</translation>
    </message>
    <message>
        <source>If you stop before the end, the only game earns {game}, and the only part-score of the unfinished game {part_score}.</source>
        <translation>Stopt u voor het einde, dan levert de enige manche {game} op, en de enige deelscore van de onvoltooide manche {part_score}.</translation>
    </message>
    <message>
        <source>In &amp;chukkers of four deals, not by boards</source>
        <translation>In &amp;Chicago’s van vier spellen, niet op spelnummer</translation>
    </message>
    <message>
        <source>In IMPs</source>
        <translation>In IMP’s</translation>
    </message>
    <message>
        <source>In a rubber an adjustment has its own number, elsewhere that of the deal before it.</source>
        <translation>In een robber heeft een aanpassing een eigen nummer, elders dat van het spel ervoor.</translation>
    </message>
    <message>
        <source>In a table each row is a deal, or a result of several tables.</source>
        <translation>In een tabel is elke rij een spel, of een uitslag van meer tafels.</translation>
    </message>
    <message>
        <source>In all: {figures}</source>
        <translation>Samen: {figures}</translation>
    </message>
    <message>
        <source>In money</source>
        <translation>In geld</translation>
    </message>
    <message>
        <source>In the form points, each deal is compared with what the high cards should make, in IMPs:</source>
        <translation>In de vorm points wordt elk spel vergeleken met wat de hoge kaarten zouden moeten opleveren, in IMP’s:</translation>
    </message>
    <message>
        <source>In the line for a deal</source>
        <translation>In de regel voor een spel</translation>
    </message>
    <message>
        <source>In the list of deals</source>
        <translation>In de lijst van spellen</translation>
    </message>
    <message>
        <source>In {file}</source>
        <translation>In {file}</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Ook afdrukken</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Paraaf</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insert a forgotten deal before it</source>
        <translation>Een vergeten spel ervoor invoegen</translation>
    </message>
    <message>
        <source>Insult</source>
        <translation>Doublet</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Dit is een map</translation>
    </message>
    <message>
        <source>It becomes open again in its original evening.</source>
        <translation>Ze staat dan weer open op de oorspronkelijke avond.</translation>
    </message>
    <message>
        <source>It means</source>
        <translation>Betekenis</translation>
    </message>
    <message>
        <source>It scans this code. Phones there: {number}</source>
        <translation>Die scant deze code. Telefoons: {number}</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide houden</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <translation>Het venster open laten</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <translation>Schrijver</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>L&amp;etters at the figures</source>
        <translation>Letters bij de &amp;getallen</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Ta&amp;al</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Grote letters</translation>
    </message>
    <message>
        <source>Last five</source>
        <translation>Laatste vijf</translation>
    </message>
    <message>
        <source>Late or lea&amp;ving</source>
        <translation>Te laat of ver&amp;trokken</translation>
    </message>
    <message>
        <source>Laws at hand</source>
        <translation>De spelregels bij de hand</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Uitkomst</translation>
    </message>
    <message>
        <source>Leave it, or cancel the correction</source>
        <translation>De regel verlaten, of de verbetering annuleren</translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <translation>E&amp;xtremen weglaten</translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <translation>Laat leeg wie stilzat; het laatste getal wordt automatisch ingevuld. Enter gaat verder.</translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <translation>Laat spelers met minder ronden weg</translation>
    </message>
    <message>
        <source>Let phones &amp;look</source>
        <translation>Laten &amp;meekijken</translation>
    </message>
    <message>
        <source>Let phones look and &amp;enter</source>
        <translation>Laten meekijken en &amp;invoeren</translation>
    </message>
    <message>
        <source>Letters and words of the window&apos;s language are read, and English ones too where a letter means nothing else.</source>
        <translation>Letters en woorden in de taal van het venster worden gelezen, Engelse ook waar een letter niets anders betekent.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Hoogte</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Hoogte {level}</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Lijn</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>Lines s&amp;witched, rounds at the end</source>
        <translation>Lijnen gewi&amp;sseld, rondes aan het eind</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Look at the evening, or the details of the figure</source>
        <translation>De avond bekijken, of de details van het getal</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <translation>Meeste geluk met doublet</translation>
    </message>
    <message>
        <source>M&amp;oney</source>
        <translation>&amp;Geld</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <source>Made %</source>
        <translation>Gemaakt %</translation>
    </message>
    <message>
        <source>Mat&amp;ch sheet</source>
        <translation>&amp;Wedstrijdformulier</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Wedstrijd</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Wedstrijdformulier</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Wedstrijden</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Matchpunten</translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <translation>Gewonnen matchpunten, van het mogelijke totaal</translation>
    </message>
    <message>
        <source>Merged with {file}: {counts}.</source>
        <translation>Samengevoegd met {file}: {counts}.</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Minutes to &amp;change</source>
        <translation>Minuten voor de &amp;wissel</translation>
    </message>
    <message>
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <translation>Vergeven: ligt er een kaart open of heeft een hand geen 13 kaarten, dan geeft dezelfde speler opnieuw (artikelen 4 tot en met 12). Er wordt niets geschreven.</translation>
    </message>
    <message>
        <source>Mitchell: North-South stay</source>
        <translation>Mitchell: Noord-Zuid blijft zitten</translation>
    </message>
    <message>
        <source>Monday evening</source>
        <translation>Maandagavond</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Money is paid for points, rounded to tens.</source>
        <translation>Er wordt afgerekend op punten, afgerond op tientallen.</translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <translation>Er wordt afgerekend op de exacte punten.</translation>
    </message>
    <message>
        <source>Mor&amp;e rules…</source>
        <translation>Meer re&amp;gels…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>Mee&amp;r…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>More colu&amp;mns</source>
        <translation>&amp;Meer kolommen</translation>
    </message>
    <message>
        <source>More teams are written the same way. A team is named by its letter, `pairs A=Owls`. Below the results, `bye C 12` gives team C 12 VPs for a round without a match.</source>
        <translation>Meer teams schrijft men net zo. Een team heet naar zijn letter, `pairs A=Owls`. Onder de uitslagen geeft `bye C 12` team C 12 VP voor een ronde zonder wedstrijd.</translation>
    </message>
    <message>
        <source>Most slams</source>
        <translation>Meeste slems</translation>
    </message>
    <message>
        <source>Move it</source>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>Move it to round {number}</source>
        <translation>Naar ronde {number} verplaatsen</translation>
    </message>
    <message>
        <source>Move the deal &amp;down</source>
        <translation>Het spel naar &amp;beneden</translation>
    </message>
    <message>
        <source>Move the deal &amp;up</source>
        <translation>Het spel naar b&amp;oven</translation>
    </message>
    <message>
        <source>Move the first deal of the next round here</source>
        <translation>Het eerste spel van de volgende ronde hierheen verplaatsen</translation>
    </message>
    <message>
        <source>Move them to round {number}</source>
        <translation>Naar ronde {number} verplaatsen</translation>
    </message>
    <message>
        <source>N, E, S or W alone is always a chair; a name is longer. What follows # is a remark.</source>
        <translation>N, E, S of W alleen is altijd een stoel; een naam is langer. Wat achter # staat is een opmerking.</translation>
    </message>
    <message>
        <source>N-S</source>
        <translation>N-Z</translation>
    </message>
    <message>
        <source>N-S +</source>
        <translation>N-Z +</translation>
    </message>
    <message>
        <source>N-S −</source>
        <translation>N-Z −</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NZ</translation>
    </message>
    <message>
        <source>NS +</source>
        <translation>NZ +</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation>IMP’s NZ</translation>
    </message>
    <message>
        <source>NS points</source>
        <translation>Punten NZ</translation>
    </message>
    <message>
        <source>NS −</source>
        <translation>NZ −</translation>
    </message>
    <message>
        <source>NT, each further trick</source>
        <translation>SA, elke volgende</translation>
    </message>
    <message>
        <source>NT, the first</source>
        <translation>SA, de eerste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name four to seven players to draw for partners.</source>
        <translation>Noem vier tot zeven spelers om partners te trekken.</translation>
    </message>
    <message>
        <source>Name four to seven players, then enter the results.</source>
        <translation>Noem vier tot zeven spelers en voer dan de resultaten in.</translation>
    </message>
    <message>
        <source>Name of {pair}</source>
        <translation>Naam van {pair}</translation>
    </message>
    <message>
        <source>Names the players and says who We are.</source>
        <translation>Geeft de spelers een naam en bepaalt wie Wij zijn.</translation>
    </message>
    <message>
        <source>Names work too, with enough letters to tell players apart: 4s ann h100 eve. Ambiguous letters are asked about. With mouse or finger, use the Pad.</source>
        <translation>Namen kunnen ook, met genoeg letters om spelers te onderscheiden: 4s ann h100 eve. Bij een dubbelzinnige letter wordt het gevraagd. Gebruik met muis of vinger de Biedbak.</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>IMP’s netto</translation>
    </message>
    <message>
        <source>Net margin, to the point</source>
        <translation>Nettoverschil, tot op het punt</translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <translation>Nettopunten in gedoubleerde contracten van beide partijen</translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <translation>Nettopunten in geredoubleerde contracten van beide partijen</translation>
    </message>
    <message>
        <source>New evening, Duplicate boards, At several tables: say who plays; a movement is proposed, and shown beside the results.</source>
        <translation>Nieuwe avond, Wedstrijdbridge, Aan meerdere tafels: vul in wie er speelt; er wordt een schema voorgesteld, dat naast de resultaten staat.</translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <translation>Met nieuwe paren begint een nieuwe reeks spellen.</translation>
    </message>
    <message>
        <source>Next: {round}</source>
        <translation>Hierna: {round}</translation>
    </message>
    <message>
        <source>Next: {round} of {planned}</source>
        <translation>Hierna: {round} van {planned}</translation>
    </message>
    <message>
        <source>Next: {round}, the last</source>
        <translation>Hierna: {round}, de laatste</translation>
    </message>
    <message>
        <source>No earlier session is known of these players.</source>
        <translation>Van deze spelers is geen eerdere zitting bekend.</translation>
    </message>
    <message>
        <source>No evenings found. Esc clears the search.</source>
        <translation>Geen avonden gevonden. Esc wist de zoekopdracht.</translation>
    </message>
    <message>
        <source>No evenings in this period.</source>
        <translation>Geen avonden in deze periode.</translation>
    </message>
    <message>
        <source>No evenings saved yet.</source>
        <translation>Er zijn nog geen avonden opgeslagen.</translation>
    </message>
    <message>
        <source>No movement is set. Enter any board.</source>
        <translation>Geen schema. Voer een spel naar keuze in.</translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <translation>Geen spelers met een naam in deze periode.</translation>
    </message>
    <message>
        <source>No phone is here yet.</source>
        <translation>Er is nog geen telefoon.</translation>
    </message>
    <message>
        <source>No phone yet? Three things help:</source>
        <translation>Nog geen telefoon? Drie dingen helpen:</translation>
    </message>
    <message>
        <source>No place is another one.</source>
        <translation>Geen plaats is veranderd.</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <translation>Op deze computer is geen printer ingesteld. Een PDF kunt u overal afdrukken, en naar vrienden sturen.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Geen plaats meer op de schijf</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Bestand of map niet gevonden</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody has to pay anything.</source>
        <translation>Niemand hoeft iets te betalen.</translation>
    </message>
    <message>
        <source>Nobody is vulnerable</source>
        <translation>Niemand is kwetsbaar</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>Niemand is iets schuldig.</translation>
    </message>
    <message>
        <source>Nobody wins the evening</source>
        <translation>Niemand wint de avond</translation>
    </message>
    <message>
        <source>Nobody wins: {points} each</source>
        <translation>Niemand wint: elk {points}</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Noord</translation>
    </message>
    <message>
        <source>North</source>
        <comment>to sit</comment>
        <translation>Noord</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Noord-Zuid</translation>
    </message>
    <message>
        <source>North-South held 23 high-card points</source>
        <translation>Noord-Zuid had 23 honneurpunten</translation>
    </message>
    <message>
        <source>North-South: {first}. East-West: {second}</source>
        <translation>Noord-Zuid: {first}. Oost-West: {second}</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Dit is geen map</translation>
    </message>
    <message>
        <source>Not agreed: ask the director</source>
        <translation>Betwist: roep de wedstrijdleider</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Niet af</translation>
    </message>
    <message>
        <source>Not imported from the file: {what}.</source>
        <translation>Niet geïmporteerd uit het bestand: {what}.</translation>
    </message>
    <message>
        <source>Not in the file: {what}.</source>
        <translation>Niet in het bestand: {what}.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Niet gespeeld</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Klopt niet</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Nog niet opgeslagen</translation>
    </message>
    <message>
        <source>Not yet agreed by the other side</source>
        <translation>Nog niet bevestigd</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Note on the evening</source>
        <translation>Notitie bij de avond</translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <translation>Notitie bij dit spel</translation>
    </message>
    <message>
        <source>Notes of the evening, debts, payments and plans are not in it.</source>
        <translation>Notities van de avond, schulden, betalingen en plannen staan er niet in.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Er is nog niets gespeeld.</translation>
    </message>
    <message>
        <source>Nothing is chosen to print.</source>
        <translation>Er is niets gekozen om af te drukken.</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <translation>Er is nog niets beslist</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Keep the file on a local disk; network folders are not reliable.</source>
        <translation>Niets verlaat deze computer. Houd het bestand op een lokale schijf; netwerkmappen zijn niet betrouwbaar.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>O&amp;ld evening…</source>
        <translation>&amp;Oude avond…</translation>
    </message>
    <message>
        <source>O&amp;vertricks count only when doubled</source>
        <translation>&amp;Overslagen tellen alleen met doublet</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Of partnerships</source>
        <translation>Van paren</translation>
    </message>
    <message>
        <source>Of players</source>
        <translation>Van spelers</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Op papier</translation>
    </message>
    <message>
        <source>On the back score each player gets the IMPs of their deals</source>
        <translation>Op de verzamelstaat krijgt elke speler de IMP’s van de eigen spellen</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s opponents are vulnerable.</source>
        <translation>In het tweede en derde spel zijn de tegenstanders van de gever kwetsbaar.</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s side is vulnerable.</source>
        <translation>In het tweede en derde spel is de partij van de gever kwetsbaar.</translation>
    </message>
    <message>
        <source>On the sheet: {total}</source>
        <translation>Op het blad: {total}</translation>
    </message>
    <message>
        <source>One &amp;against another</source>
        <translation>Sp&amp;eler tegen speler</translation>
    </message>
    <message>
        <source>One deal back</source>
        <translation>Eén spel terug</translation>
    </message>
    <message>
        <source>One deal on</source>
        <translation>Eén spel verder</translation>
    </message>
    <message>
        <source>One debt of players who are not here</source>
        <translation>Eén schuld van spelers die er niet zijn</translation>
    </message>
    <message>
        <source>One evening</source>
        <translation>Eén avond</translation>
    </message>
    <message>
        <source>One evening was restored.</source>
        <translation>Eén avond is teruggezet.</translation>
    </message>
    <message>
        <source>One minute &amp;less</source>
        <translation>Een minuut &amp;minder</translation>
    </message>
    <message>
        <source>One minute &amp;more</source>
        <translation>Een minuut m&amp;eer</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Een moment…</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Eén ronde</translation>
    </message>
    <message>
        <source>One sits out in each round.</source>
        <translation>In elke ronde zit één speler stil.</translation>
    </message>
    <message>
        <source>One, Enter looks at its evening</source>
        <translation>Eén; Enter toont de avond</translation>
    </message>
    <message>
        <source>Only look</source>
        <translation>Alleen kijken</translation>
    </message>
    <message>
        <source>Only one evening of the list</source>
        <translation>Alleen één avond uit de lijst</translation>
    </message>
    <message>
        <source>Only see</source>
        <translation>Alleen kijken</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n evenings of the list</source>
        <translation>
            <numerusform>Alleen de %n avond van de lijst</numerusform>
            <numerusform>Alleen de %n avonden van de lijst</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the code lets a phone in. A phone can be sent away, and all are switched off when the evening ends.</source>
        <translation>Alleen met de code komt een telefoon binnen. Die kan worden weggestuurd, en aan het eind van de avond gaat het uit.</translation>
    </message>
    <message>
        <source>Only this form of the game</source>
        <translation>Alleen deze spelvorm</translation>
    </message>
    <message>
        <source>Only this period</source>
        <translation>Alleen deze periode</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>&amp;Bestand openen…</translation>
    </message>
    <message>
        <source>Open debts of earlier evenings between the players are offered there, in their own currency.</source>
        <translation>Open schulden van eerdere avonden tussen de spelers worden daar aangeboden, in hun eigen munt.</translation>
    </message>
    <message>
        <source>Open the last of them</source>
        <translation>De laatste ervan openen</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>{file} wordt geopend</translation>
    </message>
    <message>
        <source>Opens this evening to continue or correct it</source>
        <translation>Opent deze avond om verder te spelen of te verbeteren</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Optie</translation>
    </message>
    <message>
        <source>Options come before the first result:</source>
        <translation>Opties komen voor de eerste uitslag:</translation>
    </message>
    <message>
        <source>Options come between `form` and the first deal:</source>
        <translation>Opties komen tussen `form` en het eerste spel:</translation>
    </message>
    <message>
        <source>Or type it, e.g. {example}</source>
        <translation>Of typ het, bv. {example}</translation>
    </message>
    <message>
        <source>Or type the letters after # in the address there.</source>
        <translation>Of typ de tekens na # in het adres daar.</translation>
    </message>
    <message>
        <source>Or your pair or number</source>
        <translation>Of uw paar of nummer</translation>
    </message>
    <message>
        <source>Other files are still being opened; please try again afterwards.</source>
        <translation>Er worden nog andere bestanden geopend; probeer het daarna opnieuw.</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Andere uitslagen</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Overtricks</source>
        <translation>Overslagen</translation>
    </message>
    <message>
        <source>Overtricks count only when doubled.</source>
        <translation>Overslagen tellen alleen met doublet.</translation>
    </message>
    <message>
        <source>Overtricks, each. All the rest goes above the line.</source>
        <translation>Overslagen, per slag. Al het andere komt boven de streep.</translation>
    </message>
    <message>
        <source>Owls</source>
        <translation>Uilen</translation>
    </message>
    <message>
        <source>P&amp;hones need Python’s {packages}</source>
        <translation>&amp;Telefoons vragen {packages} voor Python</translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <translation>&amp;Telefoons…</translation>
    </message>
    <message>
        <source>P&amp;rint the season…</source>
        <translation>Seizoen afdr&amp;ukken…</translation>
    </message>
    <message>
        <source>PBN 2.1, for other bridge programs</source>
        <translation>PBN 2.1, voor andere bridgeprogramma’s</translation>
    </message>
    <message>
        <source>PBN, for other bridge programs (*.pbn)</source>
        <translation>PBN, voor andere bridgeprogramma’s (*.pbn)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-bestanden (*.pdf)</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Bladzijde {number} van {count}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Bladzijden</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Paid &amp;on</source>
        <translation>Betaald o&amp;p</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Pair of the season</source>
        <translation>Paar van het seizoen</translation>
    </message>
    <message>
        <source>Pair {pair}</source>
        <translation>Paar {pair}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paren</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Part-score bonus</source>
        <translation>Deelscorepremie</translation>
    </message>
    <message>
        <source>Part-score, under {game} for its tricks</source>
        <translation>Deelscore, minder dan {game}</translation>
    </message>
    <message>
        <source>Part-scores count on &amp;towards a game</source>
        <translation>Deelscores tellen &amp;mee voor een manche</translation>
    </message>
    <message>
        <source>Part-scores count on towards a game of {game} from deal to deal, until either side makes one.</source>
        <translation>Deelscores tellen van spel tot spel mee voor een manche van {game}, tot een van de partijen die maakt.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partners</translation>
    </message>
    <message>
        <source>Partners are drawn for each round.</source>
        <translation>Voor elke ronde worden partners getrokken.</translation>
    </message>
    <message>
        <source>Partners change after each round.</source>
        <translation>Na elke ronde wisselen de partners.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Partnerships</source>
        <translation>Paren</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Rondgepast</translation>
    </message>
    <message>
        <source>Payments are in whole coins, rounded down. Coins that are left go to the largest remainders, then to those seated first.</source>
        <translation>Betaald wordt in hele munten, naar beneden afgerond. Munten die overblijven gaan naar de grootste resten, dan naar wie het eerst zat.</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafpunten</translation>
    </message>
    <message>
        <source>Penalties for contracts gone down</source>
        <translation>Strafpunten voor eigen contracten die down gingen</translation>
    </message>
    <message>
        <source>Penalties for the opponents&apos; contracts that went down</source>
        <translation>Strafpunten voor contracten van de tegenpartij die down gingen</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Straf</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Procent</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Geen toestemming</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation>Telefoons aan tafel</translation>
    </message>
    <message>
        <source>Phones cannot be let in at {address}: {reason}.</source>
        <translation>Op {address} kunnen geen telefoons worden toegelaten: {reason}.</translation>
    </message>
    <message>
        <source>Phones in the same Wi-Fi scan a code and see the sheet, live. Nothing is installed, and nothing leaves the house. Phones are switched off when the evening ends.</source>
        <translation>Telefoons op hetzelfde wifi scannen een code en zien het scoreblad, live. Er wordt niets geïnstalleerd en niets verlaat het huis. Aan het eind van de avond gaat het uit.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Afbeelding</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>Spe&amp;lers…</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Places: {moved}.</source>
        <translation>Plaatsen: {moved}.</translation>
    </message>
    <message>
        <source>Play an&amp;other</source>
        <translation>&amp;Nog een spelen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <translation>Wie het langst stilgezeten heeft, komt erin.</translation>
    </message>
    <message>
        <source>Please look through these:</source>
        <translation>Kijk deze punten na:</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points E-W</source>
        <translation>Punten O-W</translation>
    </message>
    <message>
        <source>Points N-S</source>
        <translation>Punten N-Z</translation>
    </message>
    <message>
        <source>Points We &amp;hold</source>
        <translation>Onze &amp;honneurpunten</translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <translation>Afgesproken punten</translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <translation>Punten voor honneurs van hun partij</translation>
    </message>
    <message>
        <source>Points our side held, of 40</source>
        <translation>Punten van onze kant, van 40</translation>
    </message>
    <message>
        <source>Points {team}</source>
        <translation>Punten {team}</translation>
    </message>
    <message>
        <source>Preview, page {number} of {count}</source>
        <translation>Voorbeeld, bladzijde {number} van {count}</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>Print, in the menu Evening, prints the sheets or makes a PDF, as on the screen but always dark on white.</source>
        <translation>Afdrukken, in het menu Avond, drukt de bladen af of maakt een PDF, zoals op het scherm maar altijd donker op wit.</translation>
    </message>
    <message>
        <source>Private score card</source>
        <translation>Persoonlijke scorekaart</translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <translation>Zet een afbeelding en een paar regels tekst op het klembord</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>R&amp;onde</translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <translation>&amp;Uitslag</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Gerangschikt op</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <translation>Uitslag, kruistabel en wedstrijdformulier staan naast de resultaten en kunnen worden afgedrukt, met scorestaten, scorebriefjes en tafelkaarten.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Alleen-lezen bestandssysteem</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Opnieuw: {step}</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <translation>Geredoubleerd</translation>
    </message>
    <message>
        <source>Res&amp;ults</source>
        <translation>&amp;Resultaten</translation>
    </message>
    <message>
        <source>Rest&amp;ore</source>
        <translation>Terug&amp;zetten</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <translation>&amp;Alle terugzetten</translation>
    </message>
    <message>
        <source>Restore this &amp;evening</source>
        <translation>Deze &amp;avond terugzetten</translation>
    </message>
    <message>
        <source>Resul&amp;t…</source>
        <translation>Ui&amp;tslag…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultaten</translation>
    </message>
    <message>
        <source>Results of the board</source>
        <translation>Resultaten van het spel</translation>
    </message>
    <message>
        <source>Results of the last five evenings, newest last</source>
        <translation>Resultaten van de laatste vijf avonden, de nieuwste achteraan</translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <translation>Resultaten van twee laptops</translation>
    </message>
    <message>
        <source>Resume &amp;the chukker</source>
        <translation>De Chicago hervat&amp;ten</translation>
    </message>
    <message>
        <source>Resume &amp;the rubber</source>
        <translation>De robber hervat&amp;ten</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>R&amp;ondes</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Ronde voor ronde</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <translation>Ronde {number} van {planned}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: last {left}</source>
        <translation>Ronde {round} van {rounds}: laatste {left}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {left}</source>
        <translation>Ronde {round} van {rounds}: {left}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Ronde {round}, tafel {table}</translation>
    </message>
    <message>
        <source>Round {round}: table {table}, {line}, boards {boards}</source>
        <translation>Ronde {round}: tafel {table}, {line}, spellen {boards}</translation>
    </message>
    <message>
        <source>Round {round}: you sit out.</source>
        <translation>Ronde {round}: u hebt een rusttafel.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <translation>Verloren ronden</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnen ronden</translation>
    </message>
    <message>
        <source>Rounds won (%)</source>
        <translation>Gewonnen ronden (%)</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>Robber</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <translation>Robberpremie</translation>
    </message>
    <message>
        <source>Rubber bridge</source>
        <translation>Robberbridge</translation>
    </message>
    <message>
        <source>Rubber bridge: the side that first wins two games ends the rubber.</source>
        <translation>Robberbridge: de partij die het eerst twee manches wint, beëindigt de robber.</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <translation>Robber {number}</translation>
    </message>
    <message>
        <source>Rubbers, chukkers and sets of boards, finished or stopped</source>
        <translation>Robbers, Chicago’s en reeksen spellen, uitgespeeld of gestopt</translation>
    </message>
    <message>
        <source>Rules of the house</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Tussenstand</translation>
    </message>
    <message>
        <source>Running &amp;totals</source>
        <translation>Lopende &amp;totalen</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <translation>&amp;Telling</translation>
    </message>
    <message>
        <source>S&amp;eason</source>
        <translation>Seiz&amp;oen</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <translation>Sor&amp;teren op</translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <translation>{round} eerst sto&amp;ppen en toekennen aan wie hem speelden</translation>
    </message>
    <message>
        <source>Sa&amp;me again</source>
        <translation>&amp;Zelfde spelers opnieuw</translation>
    </message>
    <message>
        <source>Same as the &amp;desktop</source>
        <translation>Zoals het &amp;bureaublad</translation>
    </message>
    <message>
        <source>Saturday evening</source>
        <translation>Zaterdagavond</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Save a pict&amp;ure of the sheet…</source>
        <translation>Het blad als a&amp;fbeelding opslaan…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als PDF opslaa&amp;n…</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <translation>Als bestand opslaan…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Opgeslagen als {file}</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <translation>Opgeslagen in {file}.</translation>
    </message>
    <message>
        <source>Saves or prints the chosen evenings</source>
        <translation>Slaat de gekozen avonden op of drukt ze af</translation>
    </message>
    <message>
        <source>Say each score aloud</source>
        <translation>Elke score voorlezen</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Scan the code on the laptop’s screen</source>
        <translation>Scan de code op het scherm van de laptop</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Opbouw van de punten</translation>
    </message>
    <message>
        <source>Score files</source>
        <translation>Scorebestanden</translation>
    </message>
    <message>
        <source>Score files of several tables</source>
        <translation>Scorebestanden van meer tafels</translation>
    </message>
    <message>
        <source>Score slips</source>
        <translation>Scorebriefjes</translation>
    </message>
    <message>
        <source>Score slips for all tables</source>
        <translation>Scorebriefjes voor alle tafels</translation>
    </message>
    <message>
        <source>Scores may be corrected until the result of the rubber is agreed (Laws 72 to 81), later if all consent; scorepad marks such deals with a star.</source>
        <translation>Een score mag verbeterd worden tot de uitslag van de robber vaststaat (artikelen 72 tot en met 81), later als allen instemmen; scorepad zet een sterretje bij zulke spellen.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search without {what}</source>
        <translation>Zoeken zonder {what}</translation>
    </message>
    <message>
        <source>Season from {first} to {last}</source>
        <translation>Seizoen van {first} tot en met {last}</translation>
    </message>
    <message>
        <source>Season {first}/{last}</source>
        <translation>Seizoen {first}/{last}</translation>
    </message>
    <message>
        <source>Season {year}</source>
        <translation>Seizoen {year}</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Wegsturen</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>{name} wegsturen</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Bezig met sturen…</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation>Naar {printer} gestuurd</translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <translation>Afre&amp;kenen…</translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <translation>Afre&amp;kenen…</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Afrekenen</translation>
    </message>
    <message>
        <source>Several tables</source>
        <translation>Meerdere tafels</translation>
    </message>
    <message>
        <source>Several tables: partnerships</source>
        <translation>Meerdere tafels: paren</translation>
    </message>
    <message>
        <source>Several tables: players</source>
        <translation>Meerdere tafels: spelers</translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <translation>De&amp;len en afdrukken</translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <translation>Percentage gemaakte contracten op hoogte {level}</translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <translation>Percentage gemaakte contracten in {strain}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blad</translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <translation>&amp;Kaart tonen</translation>
    </message>
    <message>
        <source>Show all {number}</source>
        <translation>Alle {number} tonen</translation>
    </message>
    <message>
        <source>Shows the deals behind it</source>
        <translation>Toont de spellen erachter</translation>
    </message>
    <message>
        <source>Since the last change of &amp;seats</source>
        <translation>Sinds de laatste wisseling van &amp;plaatsen</translation>
    </message>
    <message>
        <source>Single players</source>
        <translation>Individueel</translation>
    </message>
    <message>
        <source>Single players are written `8+1-5+7: N 3NT=`, the pairs of two teams of four `A1-B1: N 4S=`.</source>
        <translation>Losse spelers worden geschreven als `8+1-5+7: N 3NT=`, de paren van twee viertallen als `A1-B1: N 4S=`.</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Zit stil</translation>
    </message>
    <message>
        <source>Sits out, number {number}</source>
        <translation>Zit stil, nummer {number}</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>Zit stil</translation>
    </message>
    <message>
        <source>Sitting out after that: {players}</source>
        <translation>Daarna zitten stil: {players}</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>Slem</translation>
    </message>
    <message>
        <source>Slams</source>
        <translation>Slems</translation>
    </message>
    <message>
        <source>Slams made, out of slams bid</source>
        <translation>Gemaakte slems, van die geboden zijn</translation>
    </message>
    <message>
        <source>Small slam: six bid and made</source>
        <translation>Klein slem, zes geboden</translation>
    </message>
    <message>
        <source>Some debts are not paid.</source>
        <translation>Er zijn onbetaalde schulden.</translation>
    </message>
    <message>
        <source>Some entries are not saved</source>
        <translation>Niet alle invoer is opgeslagen</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>Something went wrong inside scorepad.</source>
        <translation>Er ging iets mis in scorepad.</translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <translation>Op een kolom sorteren</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Zuid</translation>
    </message>
    <message>
        <source>South</source>
        <comment>to sit</comment>
        <translation>Zuid</translation>
    </message>
    <message>
        <source>Split score</source>
        <translation>Gesplitste score</translation>
    </message>
    <message>
        <source>Sta&amp;ke for 100 points</source>
        <translation>&amp;Inzet voor 100 punten</translation>
    </message>
    <message>
        <source>Sta&amp;ke for each IMP</source>
        <translation>&amp;Inzet per IMP</translation>
    </message>
    <message>
        <source>Stake &amp;for 100 points</source>
        <translation>&amp;Inzet voor 100 punten</translation>
    </message>
    <message>
        <source>Stake &amp;for each IMP</source>
        <translation>&amp;Inzet per IMP</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <translation>Stap &amp;voor stap</translation>
    </message>
    <message>
        <source>Still open from earlier evenings</source>
        <translation>Nog open van eerdere avonden</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Nog te spelen</translation>
    </message>
    <message>
        <source>Stop it there</source>
        <translation>Daar stoppen</translation>
    </message>
    <message>
        <source>Stop it there, with its premiums</source>
        <translation>Daar stoppen, met premies</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Suits in &amp;black and red</source>
        <translation>Kleuren in &amp;zwart en rood</translation>
    </message>
    <message>
        <source>Sunday evening</source>
        <translation>Zondagavond</translation>
    </message>
    <message>
        <source>Swiss: drawn by the ranking</source>
        <translation>Zwitsers: geloot naar de ranglijst</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <translation>&amp;Uitzetten</translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <translation>Kaarten t&amp;ypen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <translation>Tabel van de verzamelstaat (*.csv)</translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <translation>Tabel van de spellen (*.csv)</translation>
    </message>
    <message>
        <source>Table of the ranking (*.csv)</source>
        <translation>Tabel van de ranglijst (*.csv)</translation>
    </message>
    <message>
        <source>Table of the results (*.csv)</source>
        <translation>Tabel van de uitslagen (*.csv)</translation>
    </message>
    <message>
        <source>Table of the rounds (*.csv)</source>
        <translation>Tabel van de ronden (*.csv)</translation>
    </message>
    <message>
        <source>Table view, &amp;full screen</source>
        <translation>&amp;Tafelweergave, volledig scherm</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tafel {number}</translation>
    </message>
    <message>
        <source>Table {table}: all results are in</source>
        <translation>Tafel {table}: alle uitslagen zijn binnen</translation>
    </message>
    <message>
        <source>Table {table}: round {round}</source>
        <translation>Tafel {table}: ronde {round}</translation>
    </message>
    <message>
        <source>Tables may &amp;share boards in a round</source>
        <translation>Tafels mogen in een ronde spellen d&amp;elen</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Gekregen</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Team {home} {won}, team {visitors} {lost}</source>
        <translation>Team {home} {won}, team {visitors} {lost}</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <translation>Team {team}</translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <translation>Viertallen in IMP’s</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <translation>Viertallen</translation>
    </message>
    <message>
        <source>Teams, board a match</source>
        <translation>Viertallen, board-a-match</translation>
    </message>
    <message>
        <source>That also changed {deals}</source>
        <translation>Daardoor veranderde ook {deals}</translation>
    </message>
    <message>
        <source>That could not be done: {trouble}.</source>
        <translation>Dat is niet gelukt: {trouble}.</translation>
    </message>
    <message>
        <source>That was the last of {planned} rounds.</source>
        <translation>Dat was de laatste van {planned} ronden.</translation>
    </message>
    <message>
        <source>That was the one round you planned.</source>
        <translation>Dat was de enige geplande ronde.</translation>
    </message>
    <message>
        <source>The &amp;last deal counts double</source>
        <translation>Het &amp;laatste spel telt dubbel</translation>
    </message>
    <message>
        <source>The archive of evenings is not open at the moment.</source>
        <translation>Het archief is nu niet geopend.</translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <translation>Het archief was beschadigd</translation>
    </message>
    <message>
        <source>The back score at its stakes</source>
        <translation>De verzamelstaat met zijn inzetten</translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <translation>De verzamelstaat begint als de eerste robber of Chicago afgelopen is.</translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <translation>De verzamelstaat van alle ronden</translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <translation>De verzamelstaat, avond voor avond</translation>
    </message>
    <message>
        <source>The best evening</source>
        <translation>De beste avond</translation>
    </message>
    <message>
        <source>The board played next</source>
        <translation>Het volgende spel</translation>
    </message>
    <message>
        <source>The board says who deals</source>
        <translation>Het spelnummer bepaalt de gever</translation>
    </message>
    <message>
        <source>The boards</source>
        <translation>De spellen</translation>
    </message>
    <message>
        <source>The boards count as soon as all their results are in.</source>
        <translation>De spellen tellen zodra alle uitslagen binnen zijn.</translation>
    </message>
    <message>
        <source>The card of the evening as a picture</source>
        <translation>De kaart van de avond als afbeelding</translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <translation>Het verloop van de avond</translation>
    </message>
    <message>
        <source>The damaged file was not changed. It is kept as {file}.</source>
        <translation>Het beschadigde bestand is niet gewijzigd. Het is bewaard als {file}.</translation>
    </message>
    <message>
        <source>The director types adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, or 3 fouled 1-2 4sn for a board whose cards were changed. F9 starts a clock for the rounds, seen on F11.</source>
        <translation>De arbiter typt adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, of 3 fouled 1-2 4sn voor een spel met verwisselde kaarten. F9 start een klok voor de rondes, te zien met F11.</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <translation>Het einde van de ronde</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>De avond</translation>
    </message>
    <message>
        <source>The evening after this step – {when}: {step}</source>
        <translation>De avond na deze stap – {when}: {step}</translation>
    </message>
    <message>
        <source>The evening has ended.</source>
        <translation>De avond is afgelopen.</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <translation>De avond is afgelopen.</translation>
    </message>
    <message>
        <source>The evening is over. Begin another round with this?</source>
        <translation>De avond is afgelopen. Begint hiermee nog een ronde?</translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <translation>De avond is ongewijzigd, en u kunt verder spelen. Ontbreekt de laatste stap, probeer die dan opnieuw.</translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <translation>De avond van {day} is verwijderd.</translation>
    </message>
    <message>
        <source>The evenings of each day are copied, at most ten minutes after a change. Copies of seven days and eight weeks are kept.</source>
        <translation>De avonden worden elke dag gekopieerd, hoogstens tien minuten na een wijziging. Kopieën van zeven dagen en acht weken blijven.</translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <translation>De eerste partij met twee manches beëindigt de robber.</translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <translation>De lettertypen van scorepad zijn niet te vinden, dus er kan niet worden afgedrukt. Installeer scorepad opnieuw.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>De spelvorm</translation>
    </message>
    <message>
        <source>The game as agreed</source>
        <translation>De afgesproken spelvorm</translation>
    </message>
    <message>
        <source>The laptop cannot be reached.</source>
        <translation>De laptop is niet bereikbaar.</translation>
    </message>
    <message>
        <source>The laptop cannot be reached. Your entry waits here.</source>
        <translation>De laptop is niet bereikbaar. Uw invoer wacht hier.</translation>
    </message>
    <message>
        <source>The laptop is asked whether this phone may enter.</source>
        <translation>Op de laptop wordt gevraagd of deze telefoon mag invoeren.</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>De laatste 12 maanden</translation>
    </message>
    <message>
        <source>The last deal counts double.</source>
        <translation>Het laatste spel telt dubbel.</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>De laatste ronde is voorbij.</translation>
    </message>
    <message>
        <source>The movement</source>
        <translation>Het schema</translation>
    </message>
    <message>
        <source>The movement, also for each table</source>
        <translation>Het schema, ook per tafel</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>Het volgende spel</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>De volgende bladzijde</translation>
    </message>
    <message>
        <source>The next phone</source>
        <translation>De volgende telefoon</translation>
    </message>
    <message>
        <source>The next result</source>
        <translation>Het volgende resultaat</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>De volgende ronde</translation>
    </message>
    <message>
        <source>The order of the results</source>
        <translation>De volgorde van de resultaten</translation>
    </message>
    <message>
        <source>The other rounds</source>
        <translation>De andere ronden</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>De anderen</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>De vorige bladzijde</translation>
    </message>
    <message>
        <source>The partners stay the same all evening.</source>
        <translation>De partners blijven de hele avond dezelfde.</translation>
    </message>
    <message>
        <source>The players seated at the end get the result of {round}.</source>
        <translation>Wie er aan het einde zitten, krijgen het resultaat van {round}.</translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <translation>De punten in het bestand zijn niet met de onze vergeleken</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <translation>De printer {printer} neemt de bladzijden niet aan. Sla ze in plaats daarvan als PDF op.</translation>
    </message>
    <message>
        <source>The ranking</source>
        <translation>De uitslag</translation>
    </message>
    <message>
        <source>The ranking is shown when all results are in. Still to come: {number}.</source>
        <translation>De uitslag wordt getoond als alle resultaten binnen zijn. Er ontbreken er nog {number}.</translation>
    </message>
    <message>
        <source>The result of the evening</source>
        <translation>De uitslag van de avond</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>De resultaten</translation>
    </message>
    <message>
        <source>The round is tied</source>
        <translation>De ronde eindigt gelijk</translation>
    </message>
    <message>
        <source>The running back score</source>
        <translation>De lopende verzamelstaat</translation>
    </message>
    <message>
        <source>The same page shows which table is behind.</source>
        <translation>Dezelfde pagina toont welke tafel achterloopt.</translation>
    </message>
    <message>
        <source>The scale: {rows}.</source>
        <translation>De tabel: {rows}.</translation>
    </message>
    <message>
        <source>The score for the table</source>
        <translation>De score voor de tafel</translation>
    </message>
    <message>
        <source>The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of Rubber Bridge.</source>
        <translation>De scores volgen de Laws of Contract Bridge (1993), sinds 2014 de Laws of Rubber Bridge.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Het blad</translation>
    </message>
    <message>
        <source>The sheet after each deal</source>
        <translation>Het blad na elk spel</translation>
    </message>
    <message>
        <source>The stake is for each IMP, and so is the back score.</source>
        <translation>De inzet is per IMP, de verzamelstaat ook.</translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <translation>De inzet is per &amp;partij</translation>
    </message>
    <message>
        <source>The stake is per side; partners share it.</source>
        <translation>De inzet is per partij; partners delen hem.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>The us&amp;ual one</source>
        <translation>De &amp;gewone</translation>
    </message>
    <message>
        <source>The usual one; another from a &amp;file…</source>
        <translation>De gewone; een andere uit een &amp;bestand…</translation>
    </message>
    <message>
        <source>The whole evening</source>
        <translation>De hele avond</translation>
    </message>
    <message>
        <source>The worst evening</source>
        <translation>De slechtste avond</translation>
    </message>
    <message>
        <source>Then the score is shown from your own side.</source>
        <translation>Dan staat de score er vanuit uw kant.</translation>
    </message>
    <message>
        <source>There are no evenings yet.</source>
        <translation>Er zijn nog geen avonden.</translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <translation>Er zijn schema’s voor {numbers} spelers. Ga bij andere aantallen zitten zoals u wilt, en typ de partners bij elk resultaat: 1+2-3+4 4sn.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made on every day you play; 7 daily and 8 weekly ones are kept.</source>
        <translation>Er is nog geen reservekopie. Op elke speeldag wordt er een gemaakt; 7 dagelijkse en 8 wekelijkse blijven bewaard.</translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <translation>Er is geen vijfde spel: na vier begint een nieuwe Chicago, waarin niemand kwetsbaar is. Een rondgepast spel wordt opnieuw gegeven en telt niet. (Gebruik; de spelregels zeggen er niets over.)</translation>
    </message>
    <message>
        <source>There is no movement: sit as you like, and type the pairs with each result.</source>
        <translation>Er is geen schema: ga zitten zoals u wilt, en typ de paren bij elk resultaat.</translation>
    </message>
    <message>
        <source>There is no result before a board can be compared.</source>
        <translation>Er is geen uitslag voordat een spel vergeleken kan worden.</translation>
    </message>
    <message>
        <source>There is no result before a round is over.</source>
        <translation>Er is geen resultaat zolang er geen ronde afgelopen is.</translation>
    </message>
    <message>
        <source>There is nothing to compare it with yet.</source>
        <translation>Er is nog niets om het mee te vergelijken.</translation>
    </message>
    <message>
        <source>These are missing:</source>
        <translation>Deze ontbreken:</translation>
    </message>
    <message>
        <source>These are read too, where they are known:</source>
        <translation>Ook deze worden gelezen, als ze bekend zijn:</translation>
    </message>
    <message>
        <source>These are the &amp;last boards</source>
        <translation>Dit zijn de &amp;laatste spellen</translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <translation>Deze details helpen de fout te verhelpen; ze bevatten geen namen of scores. Ze staan in {file}</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Zij</translation>
    </message>
    <message>
        <source>They are one player</source>
        <translation>Zij zijn één speler</translation>
    </message>
    <message>
        <source>They are vulnerable</source>
        <translation>Zij zijn kwetsbaar</translation>
    </message>
    <message>
        <source>They count in the total of {round}, and never towards a game.</source>
        <translation>Ze tellen mee in het totaal van {round}, en nooit voor een manche.</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Zij spelen</translation>
    </message>
    <message>
        <source>This &amp;round</source>
        <translation>Deze &amp;ronde</translation>
    </message>
    <message>
        <source>This computer is in no network. A phone’s own hotspot will do; join it first.</source>
        <translation>Deze computer zit op geen netwerk. De hotspot van een telefoon is genoeg; verbind daar eerst mee.</translation>
    </message>
    <message>
        <source>This deal comes after the end of the round and is not counted.</source>
        <translation>Dit spel komt na het einde van de ronde en telt niet.</translation>
    </message>
    <message>
        <source>This deal ends the chukker</source>
        <translation>Dit spel beëindigt de Chicago</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Deze avond</translation>
    </message>
    <message>
        <source>This evening has no entries yet.</source>
        <translation>Op deze avond is nog niets ingevoerd.</translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under Evenings.</source>
        <translation>Deze avond is ook elders gewijzigd. Beide blijven bewaard: dit is de uwe; de andere staat onder Avonden.</translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <translation>Deze avond is elders bijgewerkt. Dit is de laatste versie.</translation>
    </message>
    <message>
        <source>This is the &amp;last</source>
        <translation>Dit is de &amp;laatste</translation>
    </message>
    <message>
        <source>This is the &amp;last chukker</source>
        <translation>Dit is de &amp;laatste Chicago</translation>
    </message>
    <message>
        <source>This is the &amp;last rubber</source>
        <translation>Dit is de &amp;laatste robber</translation>
    </message>
    <message>
        <source>This is the current evening.</source>
        <translation>Dit is de huidige avond.</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>Dit is de laatste ronde</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Switch it on in the browser.</source>
        <translation>Deze pagina heeft JavaScript nodig. Zet het aan in de browser.</translation>
    </message>
    <message>
        <source>This phone may enter deals.</source>
        <translation>Deze telefoon mag spellen invoeren.</translation>
    </message>
    <message>
        <source>This phone may look.</source>
        <translation>Deze telefoon mag kijken.</translation>
    </message>
    <message>
        <source>This round with its deals</source>
        <translation>Deze ronde met de spellen</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Dit blad</translation>
    </message>
    <message>
        <source>This spelling</source>
        <translation>Deze naam</translation>
    </message>
    <message>
        <source>Thursday evening</source>
        <translation>Donderdagavond</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titels</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>To correct a deal, type only the part that was wrong: +2, x or undoubled, 4h, another declarer, h100 eve, no honours. Contract and declarer together are a whole new deal.</source>
        <translation>Typ om een spel te verbeteren alleen wat fout was: +2, x of ongedoubleerd, 4h, een andere leider, h100 eve, geen honneurs. Contract en leider samen zijn een heel nieuw spel.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made: {reason}</source>
        <translation>De reservekopie van vandaag kon niet worden gemaakt: {reason}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Vanavond</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Total points</source>
        <translation>Totaalpunten</translation>
    </message>
    <message>
        <source>Traveller</source>
        <translation>Scorestaat</translation>
    </message>
    <message>
        <source>Trick points for each odd trick (above six) bid and made. They go below the line.</source>
        <translation>Trekpunten voor elke geboden en gemaakte trek (slag boven zes). Ze komen onder de streep.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>Tuesday evening</source>
        <translation>Dinsdagavond</translation>
    </message>
    <message>
        <source>Turn all &amp;cards up</source>
        <translation>Alle &amp;kaarten omdraaien</translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <translation>Typ contract, leider en resultaat in de regel onderaan het venster, en druk op Enter. Hoofdletters en spaties maken niet uit.</translation>
    </message>
    <message>
        <source>Type only the wrong part: 4h, x, +1 or {player}</source>
        <translation>Typ alleen wat fout was: 4h, x, +1 of {player}</translation>
    </message>
    <message>
        <source>Type the board, the pairs and their result: 1 {pairs} 4sn+1</source>
        <translation>Typ het spel, de paren en hun resultaat: 1 {pairs} 4sn+1</translation>
    </message>
    <message>
        <source>Type the card that each has drawn, such as QC or 10H. The two highest are partners, and the highest deals first.</source>
        <translation>Typ de kaart die ieder getrokken heeft, bijv. VK of 10H. De twee hoogste zijn partners, en de hoogste geeft het eerst.</translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1.</source>
        <translation>Typ het gevraagde resultaat, bijv. 4sn+1, of een ander met spel en paren: 3 1-2 4sn+1.</translation>
    </message>
    <message>
        <source>USEBIO holds only boards that several tables played</source>
        <translation>USEBIO bevat alleen spellen die aan meerdere tafels gespeeld zijn</translation>
    </message>
    <message>
        <source>USEBIO, for clubs’ pages (*.xml)</source>
        <translation>USEBIO, voor clubsites (*.xml)</translation>
    </message>
    <message>
        <source>USEBIO, which club sites publish results from</source>
        <translation>USEBIO, waaruit clubsites uitslagen publiceren</translation>
    </message>
    <message>
        <source>Undertricks, not vulnerable (to opponents)</source>
        <translation>Downslagen, niet kwetsbaar (voor de tegenpartij)</translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <translation>Downslagen, kwetsbaar (voor de tegenpartij)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Ongedaan maken: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Ongedaan gemaakt: {step}</translation>
    </message>
    <message>
        <source>Unfinished: game</source>
        <translation>Onvoltooid: manche</translation>
    </message>
    <message>
        <source>Unfinished: part-score</source>
        <translation>Onvoltooid: deelscore</translation>
    </message>
    <message>
        <source>Unsaved entries</source>
        <translation>Niet opgeslagen invoer</translation>
    </message>
    <message>
        <source>Up and Down select a line, which can be retyped; Delete deletes it, and F1 explains a figure.</source>
        <translation>Omhoog en Omlaag kiezen een regel, die u opnieuw kunt typen; Delete verwijdert hem, en F1 verklaart een getal.</translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <translation>Gebruikt uw eigen tabel van verwachte scores.</translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <translation>Gebruikt u een tweede laptop? Sla de avond daar op en open het bestand hier: verschillen staan naast elkaar. Ook PBN- en USEBIO-resultaten kunnen geopend worden.</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>VPs a match</source>
        <translation>VP per wedstrijd</translation>
    </message>
    <message>
        <source>VUL</source>
        <translation>KWB</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Versie {number}</translation>
    </message>
    <message>
        <source>Victory points, for each match of teams</source>
        <translation>Victory points per wedstrijd van viertallen</translation>
    </message>
    <message>
        <source>Vuln.</source>
        <translation>Kwb.</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Kwetsbaar</translation>
    </message>
    <message>
        <source>Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, in Cavendish form the other; deal 4: both sides</source>
        <translation>Kwetsbaar – spel 1: niemand; spel 2 en 3: de partij van de gever, bij Cavendish de andere; spel 4: beide partijen</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wij</translation>
    </message>
    <message>
        <source>We are East and West</source>
        <translation>Wij zijn Oost en West</translation>
    </message>
    <message>
        <source>We are North and South</source>
        <translation>Wij zijn Noord en Zuid</translation>
    </message>
    <message>
        <source>We are vulnerable</source>
        <translation>Wij zijn kwetsbaar</translation>
    </message>
    <message>
        <source>We play</source>
        <comment>the contract</comment>
        <translation>Wij spelen</translation>
    </message>
    <message>
        <source>Wednesday evening</source>
        <translation>Woensdagavond</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>West</source>
        <comment>to sit</comment>
        <translation>West</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>What a contract is worth</source>
        <translation>Wat een contract oplevert</translation>
    </message>
    <message>
        <source>What a correction changed</source>
        <translation>Wat een verbetering veranderde</translation>
    </message>
    <message>
        <source>What a phone enters waits there while the network is away, and is never entered twice. The history says from whose phone it came.</source>
        <translation>Wat een telefoon invoert, wacht daar zolang het netwerk weg is en wordt nooit tweemaal ingevoerd. De geschiedenis zegt van wiens telefoon het kwam.</translation>
    </message>
    <message>
        <source>What cannot be imported from a file of another program is listed in the note of the evening.</source>
        <translation>Wat niet uit een bestand van een ander programma kan worden overgenomen, staat in de notitie van de avond.</translation>
    </message>
    <message>
        <source>What each contract would score</source>
        <translation>Wat elk contract zou opleveren</translation>
    </message>
    <message>
        <source>What if – {state}</source>
        <translation>Wat als…? – {state}</translation>
    </message>
    <message>
        <source>What is exported as `.scorepad` or PBN can be imported again without loss. Every export names what its file cannot hold.</source>
        <translation>Wat als `.scorepad` of PBN geëxporteerd is, kan zonder verlies terug. Elke export noemt wat het bestand niet kan bevatten.</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Wat erin staat</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Wat het betekent</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Where tables differ, you choose for each round: honours, part-scores carried over, premiums of an unfinished rubber.</source>
        <translation>Waar tafels verschillen, kiest u per ronde: honneurs, meegenomen deelscores, premies van een onvoltooide robber.</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Herkomst van de punten</translation>
    </message>
    <message>
        <source>Where the points came from – {who}</source>
        <translation>Herkomst van de punten – {who}</translation>
    </message>
    <message>
        <source>Where the two laptops differ, choose what to keep.</source>
        <translation>Kies wat u houdt waar de twee laptops verschillen.</translation>
    </message>
    <message>
        <source>Where there is no network at all, Result as a code holds the result itself: a phone that scans it has it.</source>
        <translation>Waar helemaal geen netwerk is, bevat Uitslag als code de uitslag zelf: een telefoon die hem scant heeft hem.</translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <translation>Waar uw avonden staan</translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <translation>Terwijl u typt, verschijnt de score lichtgrijs in de juiste kolom, en in woorden onder de regel.</translation>
    </message>
    <message>
        <source>Who held the honours?</source>
        <translation>Wie had de honneurs?</translation>
    </message>
    <message>
        <source>Who is &amp;ranked</source>
        <translation>Soort &amp;wedstrijd</translation>
    </message>
    <message>
        <source>Who is at this phone?</source>
        <translation>Wie zit er bij deze telefoon?</translation>
    </message>
    <message>
        <source>Who is the declarer?</source>
        <translation>Wie is de leider?</translation>
    </message>
    <message>
        <source>Who owes</source>
        <translation>Wie is schuldig</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Wie betaalt wie</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Who plays tonight?</source>
        <translation>Wie spelen er vanavond?</translation>
    </message>
    <message>
        <source>Who won each game</source>
        <translation>Wie elke manche won</translation>
    </message>
    <message>
        <source>Who won, and the back score</source>
        <translation>Wie won, en de verzamelstaat</translation>
    </message>
    <message>
        <source>Who&amp;m</source>
        <translation>&amp;Aan wie</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Aan wie</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Van wie</translation>
    </message>
    <message>
        <source>Whose lines are drawn: seven at most</source>
        <translation>Wiens lijnen getekend worden: hoogstens zeven</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>Why are they given? A word is enough.</source>
        <translation>Waarom worden ze gegeven? Eén woord is genoeg.</translation>
    </message>
    <message>
        <source>Winning the rubber earns {more} if the other side has no game, else {fewer}. More points win, even with fewer games.</source>
        <translation>De robber winnen levert {more} op als de andere partij geen manche heeft, anders {fewer}. De meeste punten winnen, ook met minder manches.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Met</translation>
    </message>
    <message>
        <source>With Python {python} and Qt {qt}</source>
        <translation>Met Python {python} en Qt {qt}</translation>
    </message>
    <message>
        <source>With Python {python}, without Qt</source>
        <translation>Met Python {python}, zonder Qt</translation>
    </message>
    <message>
        <source>With `--json`, commands print one JSON object. Its schema is commands.schema.json, and that of `.scorepad` files evening-file.schema.json; both come with scorepad.</source>
        <translation>Met `--json` geven opdrachten één JSON-object. Het schema is commands.schema.json, dat van `.scorepad`-bestanden evening-file.schema.json; beide horen bij scorepad.</translation>
    </message>
    <message>
        <source>With and against</source>
        <translation>Met en tegen</translation>
    </message>
    <message>
        <source>With five players every partnership comes up once. The panel says who sits out, and when everyone has played with everyone.</source>
        <translation>Met vijf spelers komt elk paar één keer voor. Het vak zegt wie rust, en wanneer iedereen met iedereen gespeeld heeft.</translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation>Met handicap</translation>
    </message>
    <message>
        <source>With: {what}</source>
        <translation>Met: {what}</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Zonder datum</translation>
    </message>
    <message>
        <source>Without any network: Result as a code.</source>
        <translation>Zonder netwerk: Uitslag als code.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won %</source>
        <translation>Gewonnen %</translation>
    </message>
    <message>
        <source>Won in all</source>
        <translation>In totaal gewonnen</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Slechtste</translation>
    </message>
    <message>
        <source>XML entities are not supported</source>
        <translation>XML-entiteiten worden niet ondersteund</translation>
    </message>
    <message>
        <source>You cut for partners before each round.</source>
        <translation>Voor elke ronde worden partners getrokken.</translation>
    </message>
    <message>
        <source>You type</source>
        <translation>U typt</translation>
    </message>
    <message>
        <source>You write</source>
        <translation>U schrijft</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Uw kaart</translation>
    </message>
    <message>
        <source>Your own scale</source>
        <translation>Eigen tabel</translation>
    </message>
    <message>
        <source>Your own, from a &amp;file…</source>
        <translation>Eigen tabel, uit een &amp;bestand…</translation>
    </message>
    <message>
        <source>`scorepad check` names each evening that is damaged, and `scorepad check --mend` repairs what can be repaired.</source>
        <translation>`scorepad check` noemt elke beschadigde avond, `scorepad check --mend` herstelt wat te herstellen is.</translation>
    </message>
    <message>
        <source>`scorepad merge` joins two copies of an evening, or one session that was entered at two laptops.</source>
        <translation>`scorepad merge` voegt twee kopieën van een avond samen, of één zitting die op twee laptops is ingevoerd.</translation>
    </message>
    <message>
        <source>`scorepad rank FILE --draw` draws the next round of teams, and `scorepad movement 13` proposes a movement for 13 pairs.</source>
        <translation>`scorepad rank FILE --draw` loot de volgende ronde van teams, en `scorepad movement 13` stelt een loopschema voor 13 paren voor.</translation>
    </message>
    <message>
        <source>`scorepad score FILE` prints its sheets, and `scorepad import FILE` puts it into the archive.</source>
        <translation>`scorepad score FILE` toont de bladen, `scorepad import FILE` zet hem in de verzameling.</translation>
    </message>
    <message>
        <source>a PDF named after the evening</source>
        <translation>een pdf met de naam van de avond</translation>
    </message>
    <message>
        <source>a PDF, or pictures where it ends in .png or .svg; - for standard output; named after the evening if left out</source>
        <translation>een pdf, of plaatjes als het eindigt op .png of .svg; - voor standaarduitvoer; anders met de naam van de avond</translation>
    </message>
    <message>
        <source>a bet</source>
        <translation>een weddenschap</translation>
    </message>
    <message>
        <source>a board has at most {most} results</source>
        <translation>een spel heeft hoogstens {most} resultaten</translation>
    </message>
    <message>
        <source>a bye brings 0 to {most} VPs</source>
        <translation>een bye brengt 0 tot {most} VP</translation>
    </message>
    <message>
        <source>a bye needs a team and its VPs, e.g. bye C 12</source>
        <translation>bij een bye horen een team en zijn VP, bijv. bye C 12</translation>
    </message>
    <message>
        <source>a chair is missing before =; chairs are N, E, S and W</source>
        <translation>er ontbreekt een plaats voor =; plaatsen zijn N, E, S en W</translation>
    </message>
    <message>
        <source>a chair or a name</source>
        <translation>een stoel of een naam</translation>
    </message>
    <message>
        <source>a change</source>
        <translation>een wijziging</translation>
    </message>
    <message>
        <source>a contract is at level 1 to 7, not {level}</source>
        <translation>een contract is op hoogte 1 tot en met 7, niet {level}</translation>
    </message>
    <message>
        <source>a debt</source>
        <translation>een schuld</translation>
    </message>
    <message>
        <source>a file for another computer; or .csv, .pbn</source>
        <translation>een bestand voor een andere computer; of .csv, .pbn</translation>
    </message>
    <message>
        <source>a line that scorepad wrote before this one is missing; open another copy of the file</source>
        <translation>een regel voor deze ontbreekt; open een andere kopie van het bestand</translation>
    </message>
    <message>
        <source>a longer chukker, or the boards in a set</source>
        <translation>een langere chukker, of de spellen in een serie</translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <translation>een gemiddelde laat aan elke kant 0 of 1 resultaat weg</translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <translation>een naam heeft de laatste wijziging verloren</translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <translation>een paar kan niet tegen zichzelf spelen</translation>
    </message>
    <message>
        <source>a passed-out deal</source>
        <translation>een rondgepast spel</translation>
    </message>
    <message>
        <source>a passed-out deal has neither declarer nor tricks</source>
        <translation>een rondgepast spel heeft geen leider en geen slagen</translation>
    </message>
    <message>
        <source>a passed-out deal has neither tricks nor honours</source>
        <translation>een rondgepast spel heeft geen slagen en geen honneurs</translation>
    </message>
    <message>
        <source>a passed-out deal has no declarer</source>
        <translation>een rondgepast spel heeft geen leider</translation>
    </message>
    <message>
        <source>a passed-out deal has nothing else; leave “{column}” empty</source>
        <translation>een rondgepast spel heeft verder niets; laat “{column}” leeg</translation>
    </message>
    <message>
        <source>a passed-out deal is not dealt again</source>
        <translation>een rondpas wordt niet opnieuw gegeven</translation>
    </message>
    <message>
        <source>a player cannot be twice at a table</source>
        <translation>een speler kan niet twee keer aan een tafel zitten</translation>
    </message>
    <message>
        <source>a player draws only once</source>
        <translation>een speler trekt maar één keer</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>een speler heeft een naam nodig</translation>
    </message>
    <message>
        <source>a pot for the winner</source>
        <translation>een pot voor de winnaar</translation>
    </message>
    <message>
        <source>a pot needs what each pays and the shares of the first places, e.g. pot 5.00 60/40</source>
        <translation>bij een pot horen de inleg en de delen van de eerste plaatsen, bijv. pot 5.00 60/40</translation>
    </message>
    <message>
        <source>a pot, shared {shares}</source>
        <translation>een pot, verdeeld {shares}</translation>
    </message>
    <message>
        <source>a result is disputed</source>
        <translation>een uitslag wordt betwist</translation>
    </message>
    <message>
        <source>a revoke</source>
        <translation>een verzaking</translation>
    </message>
    <message>
        <source>a round has 1 to {most} boards</source>
        <translation>een ronde heeft 1 tot en met {most} spellen</translation>
    </message>
    <message>
        <source>a round has {lengths} deals, not {number}</source>
        <translation>een ronde heeft {lengths} spellen, niet {number}</translation>
    </message>
    <message>
        <source>a row has been damaged</source>
        <translation>een rij is beschadigd</translation>
    </message>
    <message>
        <source>a scale gives the expected score for each number of points from 20 to 40</source>
        <translation>een tabel geeft de verwachte score voor elk aantal punten van 20 tot en met 40</translation>
    </message>
    <message>
        <source>a scale goes from 20 points to 40; “{typed}” does not</source>
        <translation>een tabel gaat van 20 tot en met 40 punten; “{typed}” valt erbuiten</translation>
    </message>
    <message>
        <source>a score file or an evening file</source>
        <translation>een scorebestand of een avondbestand</translation>
    </message>
    <message>
        <source>a score file, or - for standard input</source>
        <translation>een scorebestand, of - voor standaardinvoer</translation>
    </message>
    <message>
        <source>a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation>een seizoen uit het archief in plaats van bestanden: 2026, 2025/26, 2026-09..2026-11 of all</translation>
    </message>
    <message>
        <source>a second ranking with these per cent, IMPs a board, or IMPs a match</source>
        <translation>een tweede ranglijst met deze procenten, imps per spel of imps per wedstrijd</translation>
    </message>
    <message>
        <source>a sheet to score on by hand</source>
        <translation>een blad om met de hand bij te houden</translation>
    </message>
    <message>
        <source>a sheet to score on, instead of files</source>
        <translation>een blad om op te schrijven, in plaats van bestanden</translation>
    </message>
    <message>
        <source>a side holds 0 to {most} points, not {number}</source>
        <translation>een partij heeft 0 tot en met {most} punten, niet {number}</translation>
    </message>
    <message>
        <source>a side takes 0 to 13 tricks, not {number}</source>
        <translation>een partij maakt 0 tot en met 13 slagen, niet {number}</translation>
    </message>
    <message>
        <source>a split needs two scores for North-South: the first counts for them, the second for East-West, e.g. split 420 -50</source>
        <translation>een gesplitste score bestaat uit twee scores van Noord-Zuid: de eerste telt voor hen, de tweede voor Oost-West, bijv. gesplitst 420 -50</translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <translation>een gesplitste score, {ns} voor Noord-Zuid en {ew} voor Oost-West</translation>
    </message>
    <message>
        <source>a table for a spreadsheet</source>
        <translation>een tabel voor een rekenblad</translation>
    </message>
    <message>
        <source>a table for spreadsheets, with a row for each deal, round or back score</source>
        <translation>een tabel voor rekenbladen, met een rij per spel, ronde of verzamelstaat</translation>
    </message>
    <message>
        <source>a table has four to seven players, not {number}</source>
        <translation>een tafel heeft vier tot zeven spelers, niet {number}</translation>
    </message>
    <message>
        <source>a team cannot play against itself</source>
        <translation>een team kan niet tegen zichzelf spelen</translation>
    </message>
    <message>
        <source>a title, if you like</source>
        <translation>een titel, als u wilt</translation>
    </message>
    <message>
        <source>above</source>
        <translation>boven</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>correctie</translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <translation>correctie van {points}</translation>
    </message>
    <message>
        <source>agreed: {reason}</source>
        <translation>afgesproken: {reason}</translation>
    </message>
    <message>
        <source>all</source>
        <translation>allen</translation>
    </message>
    <message>
        <source>all evenings of the archive, with the standings</source>
        <translation>alle avonden van het archief, met de ranglijst</translation>
    </message>
    <message>
        <source>all handicaps belong in one line</source>
        <translation>alle handicaps horen op één regel</translation>
    </message>
    <message>
        <source>all options of a command, with examples</source>
        <translation>alle opties van een opdracht, met voorbeelden</translation>
    </message>
    <message>
        <source>all results of each board, and how each figure came about</source>
        <translation>alle uitslagen van elk spel, en hoe elk getal ontstaat</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>alle ronden</translation>
    </message>
    <message>
        <source>also out</source>
        <comment>sits out</comment>
        <translation>ook stil</translation>
    </message>
    <message>
        <source>always duplicate</source>
        <translation>altijd duplicate</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>dubbelzinnige optie: %(option)s kan %(matches)s zijn</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>bedrag</translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <translation>een correctie is 1 tot en met {most} punten, voor één partij</translation>
    </message>
    <message>
        <source>an adjustment needs a pair, a player or a team, how much, and a reason, e.g. adjust 3 -5 slow play</source>
        <translation>bij een correctie horen een paar, een speler of een team, hoeveel, en een reden, bijv. adjust 3 -5 slow play</translation>
    </message>
    <message>
        <source>an adjustment needs a reason</source>
        <translation>bij een correctie hoort een reden</translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <translation>een correctie heeft een partij, punten en een reden nodig, bijv. adjust NS 200 te laat begonnen</translation>
    </message>
    <message>
        <source>an adjustment needs its reason</source>
        <translation>een correctie heeft een reden nodig</translation>
    </message>
    <message>
        <source>an adjustment of {points}</source>
        <translation>correctie van {points}</translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <translation>een gemiddelde heeft twee waarden, Noord-Zuid eerst, bijv. gem+ gem- of 60 40</translation>
    </message>
    <message>
        <source>an average of {award} is not between {least} and {most}</source>
        <translation>een gemiddelde van {award} ligt niet tussen {least} en {most}</translation>
    </message>
    <message>
        <source>an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}</source>
        <translation>een gemiddelde van {ns} % van {top} voor Noord-Zuid, {ew} % voor Oost-West: {won} en {lost}</translation>
    </message>
    <message>
        <source>an average of {ns} IMPs for North-South, {ew} for East-West</source>
        <translation>een gemiddelde van {ns} IMP’s voor Noord-Zuid, {ew} voor Oost-West</translation>
    </message>
    <message>
        <source>an average of {ns} points for North-South, {ew} for East-West</source>
        <translation>een gemiddelde van {ns} punten voor Noord-Zuid, {ew} voor Oost-West</translation>
    </message>
    <message>
        <source>an average, {ns} for North-South and {ew} for East-West</source>
        <translation>een gemiddelde, {ns} voor Noord-Zuid en {ew} voor Oost-West</translation>
    </message>
    <message>
        <source>an entry cannot be saved in {file}</source>
        <translation>een invoer kan niet in {file} worden opgeslagen</translation>
    </message>
    <message>
        <source>an evening file, or any other with results</source>
        <translation>een avondbestand, of een ander met resultaten</translation>
    </message>
    <message>
        <source>an evening has at least one round, not {number}</source>
        <translation>een avond heeft minstens één ronde, niet {number}</translation>
    </message>
    <message>
        <source>an evening has at most {most} deals</source>
        <translation>een avond heeft hoogstens {most} spellen</translation>
    </message>
    <message>
        <source>an evening has at most {most} debts besides the score</source>
        <translation>een avond heeft naast de score hoogstens {most} schulden</translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <translation>een avond heeft de laatste wijziging verloren</translation>
    </message>
    <message>
        <source>an extra amount</source>
        <translation>een extra bedrag</translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <translation>een extra bedrag heeft een reden nodig</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>and {number} more</source>
        <translation>en nog {number}</translation>
    </message>
    <message>
        <source>another archive</source>
        <translation>een ander archief</translation>
    </message>
    <message>
        <source>another deal is there already</source>
        <translation>daar staat al een ander spel</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>een ander archief</translation>
    </message>
    <message>
        <source>another page asked for this</source>
        <translation>een andere pagina vroeg hierom</translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <translation>een ander programma gebruikt {file}</translation>
    </message>
    <message>
        <source>another result is there already</source>
        <translation>daar staat al een andere uitslag</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as in 4SX</source>
        <translation>zoals in 4SX</translation>
    </message>
    <message>
        <source>at least one round is played</source>
        <translation>er wordt minstens één ronde gespeeld</translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} down</source>
        <translation>op hoogte {level} kunt u hoogstens {most} down gaan</translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} over</source>
        <translation>op hoogte {level} kunnen er hoogstens {most} overslagen zijn</translation>
    </message>
    <message>
        <source>at level {level} there can be no overtricks</source>
        <translation>op hoogte {level} kunnen er geen overslagen zijn</translation>
    </message>
    <message>
        <source>at notrump honours are four aces: 150</source>
        <translation>bij sans atout zijn honneurs vier azen: 150</translation>
    </message>
    <message>
        <source>at teams a handicap is whole IMPs a match</source>
        <translation>bij viertallen is een handicap een heel aantal imps per wedstrijd</translation>
    </message>
    <message>
        <source>at teams an average is whole IMPs</source>
        <translation>bij viertallen is een gemiddelde een heel aantal IMP’s</translation>
    </message>
    <message>
        <source>at teams the two averages add up to 100, e.g. 60 40</source>
        <translation>bij viertallen zijn de twee gemiddelden samen 100, bijv. 60 40</translation>
    </message>
    <message>
        <source>at the end of a Mitchell with the lines switched, for one winner</source>
        <translation>aan het eind van een Mitchell met gewisselde lijnen, voor één winnaar</translation>
    </message>
    <message>
        <source>at total points an average is ave, or points such as 100 -100</source>
        <translation>bij totaalpunten is een gemiddelde gem, of punten zoals 100 -100</translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <translation>gemiddelde {ns} {ew}</translation>
    </message>
    <message>
        <source>beginning the next round</source>
        <translation>de volgende ronde beginnen</translation>
    </message>
    <message>
        <source>beginning {form}</source>
        <translation>{form} beginnen</translation>
    </message>
    <message>
        <source>behind the others</source>
        <translation>achter op de andere</translation>
    </message>
    <message>
        <source>below</source>
        <translation>onder</translation>
    </message>
    <message>
        <source>between the cells of a table</source>
        <translation>tussen de cellen van een tabel</translation>
    </message>
    <message>
        <source>board {board} has an average already, which settles it</source>
        <translation>spel {board} heeft al een gemiddelde, en dat beslist</translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <translation>spel {board} heeft een andere kwetsbaarheid dan bij het nummer hoort</translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <translation>spel {board} wordt gegeven door {seat}, niet door {other}</translation>
    </message>
    <message>
        <source>board {board}, {ns} against {ew}</source>
        <translation>spel {board}, {ns} tegen {ew}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>spel {number}</translation>
    </message>
    <message>
        <source>boards are numbered from 1; there is no board {number}</source>
        <translation>spellen zijn genummerd vanaf 1; er is geen spel {number}</translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <translation>spellen kunnen hier niet worden berekend volgens “{method}”</translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <translation>voor spellen staat eerst form duplicate of chukkers off</translation>
    </message>
    <message>
        <source>boards of several tables</source>
        <translation>spellen van meerdere tafels</translation>
    </message>
    <message>
        <source>boards, or chukkers of four deals</source>
        <translation>spellen, of chukkers van vier spellen</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>both must hold one session of boards that several tables played</source>
        <translation>beide moeten één zitting bevatten van spellen die aan meerdere tafels gespeeld zijn</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beide partijen</translation>
    </message>
    <message>
        <source>both sides need two players, or both a pair</source>
        <translation>beide partijen hebben twee spelers nodig, of beide een paar</translation>
    </message>
    <message>
        <source>by Neuberg’s formula</source>
        <translation>volgens de formule van Neuberg</translation>
    </message>
    <message>
        <source>by boards</source>
        <translation>op spelnummer</translation>
    </message>
    <message>
        <source>by the movement {ns} and {ew} do not meet on board {board}</source>
        <translation>volgens het schema treffen {ns} en {ew} elkaar niet op spel {board}</translation>
    </message>
    <message>
        <source>by {player}</source>
        <translation>door {player}</translation>
    </message>
    <message>
        <source>bye belongs below the results of teams</source>
        <translation>bye hoort onder de uitslagen van teams</translation>
    </message>
    <message>
        <source>bye {team}</source>
        <translation>bye {team}</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>byes</translation>
    </message>
    <message>
        <source>cancelled with Ctrl+C</source>
        <translation>afgebroken met Ctrl+C</translation>
    </message>
    <message>
        <source>carried over to a later evening</source>
        <translation>doorgeschoven naar een latere avond</translation>
    </message>
    <message>
        <source>carried over to {evening}</source>
        <translation>doorgeschoven naar {evening}</translation>
    </message>
    <message>
        <source>carrying over a debt</source>
        <translation>een schuld doorschuiven</translation>
    </message>
    <message>
        <source>chair {seat} is taken twice</source>
        <translation>plaats {seat} is twee keer bezet</translation>
    </message>
    <message>
        <source>chair {seat} needs a name</source>
        <translation>plaats {seat} heeft een naam nodig</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>gewijzigd</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>sindsdien gewijzigd</translation>
    </message>
    <message>
        <source>check that the archive is sound</source>
        <translation>controleren of het archief in orde is</translation>
    </message>
    <message>
        <source>chukker</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>chukkers</source>
        <translation>Chicago’s</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>vervolg</translation>
    </message>
    <message>
        <source>correcting the seats</source>
        <translation>plaatsen verbeteren</translation>
    </message>
    <message>
        <source>counting evening {number} of {total}</source>
        <translation>avond {number} van {total} wordt geteld</translation>
    </message>
    <message>
        <source>counts for neither pair</source>
        <translation>telt voor geen van beide paren</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>valuta</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>dates look like 2026-01-31</source>
        <translation>een datum ziet eruit als 2026-01-31</translation>
    </message>
    <message>
        <source>datum {datum}</source>
        <translation>datumscore {datum}</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>deal {number} comes after deal {last}; rows must be in the order of play</source>
        <translation>spel {number} komt na spel {last}; de rijen moeten in speelvolgorde staan</translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <translation>spel {number} van {before} naar {after}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>geeft</translation>
    </message>
    <message>
        <source>deals and results: {counts}</source>
        <translation>spellen en resultaten: {counts}</translation>
    </message>
    <message>
        <source>debts and payments</source>
        <translation>schulden en betalingen</translation>
    </message>
    <message>
        <source>decided by the director: the points of North-South for each side</source>
        <translation>door de wedstrijdleider: de punten van Noord-Zuid voor elke kant</translation>
    </message>
    <message>
        <source>decided by the director; per cent or IMPs can be written as numbers</source>
        <translation>door de wedstrijdleider; procenten of IMP’s kunnen als getallen</translation>
    </message>
    <message>
        <source>declarer {player}</source>
        <translation>leider {player}</translation>
    </message>
    <message>
        <source>declarer, contract and result; or as in the window: `4s ann made 5`</source>
        <translation>leider, contract en resultaat; of als in het venster: `4s ann made 5`</translation>
    </message>
    <message>
        <source>default: by the country</source>
        <translation>standaard: volgens het land</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>verwijderd</translation>
    </message>
    <message>
        <source>deleted since</source>
        <translation>sindsdien verwijderd</translation>
    </message>
    <message>
        <source>deleting a debt</source>
        <translation>een schuld verwijderen</translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <translation>een extra bedrag verwijderen</translation>
    </message>
    <message>
        <source>deleting {deal}</source>
        <translation>{deal} verwijderen</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>different rounds, different stakes</source>
        <translation>verschillende ronden, verschillende inzetten</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gedaan</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>doublet</translation>
    </message>
    <message>
        <source>doubled contract made</source>
        <translation>gedoubleerd contract gemaakt</translation>
    </message>
    <message>
        <source>down</source>
        <translation>down</translation>
    </message>
    <message>
        <source>draw the sheet after each deal</source>
        <translation>het blad na elk spel tekenen</translation>
    </message>
    <message>
        <source>drawn for each round</source>
        <translation>voor elke ronde getrokken</translation>
    </message>
    <message>
        <source>duplicate has no honours; leave them out</source>
        <translation>bij wedstrijdbridge zijn er geen honneurs; laat ze weg</translation>
    </message>
    <message>
        <source>each missing result as an equal one</source>
        <translation>elk ontbrekend resultaat als een gelijk</translation>
    </message>
    <message>
        <source>each pays 5.00, and the first two places share it</source>
        <translation>ieder betaalt 5.00, en de eerste twee plaatsen delen het</translation>
    </message>
    <message>
        <source>each side has its own stake</source>
        <translation>elke kant heeft een eigen inzet</translation>
    </message>
    <message>
        <source>each team against each</source>
        <translation>elk team tegen elk</translation>
    </message>
    <message>
        <source>earlier versions</source>
        <translation>eerdere versies</translation>
    </message>
    <message>
        <source>earns 1, an equal one ½</source>
        <translation>levert 1 op, een gelijk ½</translation>
    </message>
    <message>
        <source>earns 2, an equal one 1</source>
        <translation>levert 2 op, een gelijk 1</translation>
    </message>
    <message>
        <source>either all lines name single players, with +, or none does</source>
        <translation>of alle regels noemen losse spelers, met +, of geen enkele</translation>
    </message>
    <message>
        <source>en</source>
        <translation>nl</translation>
    </message>
    <message>
        <source>end of the boards</source>
        <translation>einde van de reeks</translation>
    </message>
    <message>
        <source>end of the chukker</source>
        <translation>einde van de Chicago</translation>
    </message>
    <message>
        <source>ending the evening</source>
        <translation>de avond afsluiten</translation>
    </message>
    <message>
        <source>ends an unfinished rubber with its premiums</source>
        <translation>beëindigt een onvoltooide robber met de premies</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation>eindigt {time}</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genoeg</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>invoer {number}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <translation>avond {number}</translation>
    </message>
    <message>
        <source>evening {number} of {day}</source>
        <translation>avond {number} van {day}</translation>
    </message>
    <message>
        <source>evenings kept: {number}, evenings there: {there}</source>
        <translation>bewaarde avonden: {number}, aanwezig: {there}</translation>
    </message>
    <message>
        <source>every deal by itself</source>
        <translation>elk spel apart</translation>
    </message>
    <message>
        <source>everyone in turn</source>
        <translation>iedereen om de beurt</translation>
    </message>
    <message>
        <source>exact points</source>
        <translation>exacte punten</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>voorbeelden</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>minstens één argument ontbreekt</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>een argument ontbreekt</translation>
    </message>
    <message>
        <source>explain every figure</source>
        <translation>elk getal uitleggen</translation>
    </message>
    <message>
        <source>five rounds of three boards; tables share boards</source>
        <translation>vijf ronden van drie spellen; tafels delen spellen</translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <translation>typ voor een rondgepast spel alleen {word}</translation>
    </message>
    <message>
        <source>for each IMP</source>
        <translation>per imp</translation>
    </message>
    <message>
        <source>for each VP from 10</source>
        <translation>per VP vanaf 10</translation>
    </message>
    <message>
        <source>for each per cent from 50</source>
        <translation>per procent vanaf 50</translation>
    </message>
    <message>
        <source>four aces in one hand</source>
        <translation>vier azen in één hand</translation>
    </message>
    <message>
        <source>four players are needed, not {number}</source>
        <translation>er zijn vier spelers nodig, niet {number}</translation>
    </message>
    <message>
        <source>from {chair}</source>
        <translation>van {chair}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>game and rubber</source>
        <translation>manche en robber</translation>
    </message>
    <message>
        <source>game and the end of the chukker</source>
        <translation>manche en einde van de Chicago</translation>
    </message>
    <message>
        <source>game completed, {vulnerable}</source>
        <translation>manche voltooid, {vulnerable}</translation>
    </message>
    <message>
        <source>going back to: {step}</source>
        <translation>terug naar: {step}</translation>
    </message>
    <message>
        <source>grand slam bid and made, {vulnerable}</source>
        <translation>groot slem geboden en gemaakt, {vulnerable}</translation>
    </message>
    <message>
        <source>handicaps</source>
        <translation>de handicaps</translation>
    </message>
    <message>
        <source>handicaps are given like handicap 3=+2.5 5=-1, others have 0</source>
        <translation>handicaps schrijft men als handicap 3=+2.5 5=-1, anderen hebben 0</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>honours are 100 or 150</source>
        <translation>honneurs zijn 100 of 150</translation>
    </message>
    <message>
        <source>honours are 100 or 150, not {points}</source>
        <translation>honneurs zijn 100 of 150, niet {points}</translation>
    </message>
    <message>
        <source>honours count</source>
        <translation>honneurs tellen</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <translation>honneurs tellen niet</translation>
    </message>
    <message>
        <source>honours do not count, as agreed; leave them out</source>
        <translation>honneurs tellen volgens afspraak niet; laat ze weg</translation>
    </message>
    <message>
        <source>honours held by {player}</source>
        <translation>honneurs bij {player}</translation>
    </message>
    <message>
        <source>honours need their holder: N, E, S or W</source>
        <translation>wie had de honneurs: N, E, S of W?</translation>
    </message>
    <message>
        <source>honours need their holder: {names}</source>
        <translation>wie had de honneurs: {names}?</translation>
    </message>
    <message>
        <source>how boards with fewer results count</source>
        <translation>hoe spellen met minder uitslagen tellen</translation>
    </message>
    <message>
        <source>how four players change partners (default: pivot)</source>
        <translation>hoe vier spelers van partner wisselen (standaard: pivot)</translation>
    </message>
    <message>
        <source>how many rounds</source>
        <translation>hoeveel ronden</translation>
    </message>
    <message>
        <source>hundreds, as the back score</source>
        <translation>honderdtallen, zoals de verzamelstaat</translation>
    </message>
    <message>
        <source>i&amp;n</source>
        <comment>a currency</comment>
        <translation>i&amp;n</translation>
    </message>
    <message>
        <source>if not all are played</source>
        <translation>als niet alle gespeeld worden</translation>
    </message>
    <message>
        <source>if not, begin ~/.zshrc with: {line}</source>
        <translation>zo niet, begin ~/.zshrc met: {line}</translation>
    </message>
    <message>
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <translation>avonden in het archief importeren uit avondbestanden, scorebestanden, tabellen van spellen of PBN</translation>
    </message>
    <message>
        <source>importing</source>
        <translation>importeren</translation>
    </message>
    <message>
        <source>importing evening {number} of {total}</source>
        <translation>avond {number} van {total} wordt geïmporteerd</translation>
    </message>
    <message>
        <source>in chukkers of four deals</source>
        <translation>in Chicago’s van vier spellen</translation>
    </message>
    <message>
        <source>in each round (default: 2)</source>
        <translation>in elke ronde (standaard: 2)</translation>
    </message>
    <message>
        <source>individual: partners change too</source>
        <translation>individueel: ook de partners wisselen</translation>
    </message>
    <message>
        <source>into the archive; a second time adds nothing</source>
        <translation>in het archief; een tweede keer voegt niets toe</translation>
    </message>
    <message>
        <source>into the menu of the desktop</source>
        <translation>in het menu van het bureaublad</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ongeldige waarde voor %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ongeldige keuze: %(value)r (kies uit %(choices)s)</translation>
    </message>
    <message>
        <source>is the player</source>
        <translation>is de speler</translation>
    </message>
    <message>
        <source>it cannot be counted</source>
        <translation>hij kan niet worden geteld</translation>
    </message>
    <message>
        <source>it does not match its history</source>
        <translation>hij past niet bij zijn geschiedenis</translation>
    </message>
    <message>
        <source>it has far more parts than evenings of bridge</source>
        <translation>het heeft veel meer onderdelen dan bridgeavonden hebben</translation>
    </message>
    <message>
        <source>it is a folder; choose a file in it</source>
        <translation>het is een map; kies een bestand daarin</translation>
    </message>
    <message>
        <source>it is a pipe into which nobody writes</source>
        <translation>dit is een pipe waarin niemand schrijft</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>het is gesloten</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>beschadigd</translation>
    </message>
    <message>
        <source>it is larger than {most} megabytes, far too large for evenings of bridge</source>
        <translation>het is groter dan {most} megabyte, veel te groot voor bridgeavonden</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>het nummer</translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <translation>het nummer, de dag (bijv. 2026-01-31) of last; alle als er geen genoemd is</translation>
    </message>
    <message>
        <source>its step {step} is damaged</source>
        <translation>stap {step} is beschadigd</translation>
    </message>
    <message>
        <source>its step {step} is missing</source>
        <translation>stap {step} ontbreekt</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>grote letters</translation>
    </message>
    <message>
        <source>lines with pairs need form duplicate before them</source>
        <translation>voor regels met paren staat eerst form duplicate</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gemaakt</translation>
    </message>
    <message numerus="yes">
        <source>made with %n over</source>
        <translation>
            <numerusform>gemaakt met %n overslag</numerusform>
            <numerusform>gemaakt met %n overslagen</numerusform>
        </translation>
    </message>
    <message>
        <source>made, and South held 100 honours</source>
        <translation>gemaakt, en Zuid had 100 honneurs</translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <translation>viertallenwedstrijden van andere programma’s kunnen niet worden gelezen</translation>
    </message>
    <message>
        <source>matchpoints for a win, a tie and a loss</source>
        <translation>matchpunten voor winst, gelijk en verlies</translation>
    </message>
    <message>
        <source>may enter</source>
        <translation>mag invoeren</translation>
    </message>
    <message>
        <source>may look</source>
        <translation>mag kijken</translation>
    </message>
    <message>
        <source>merge two copies of an evening that was kept at two laptops</source>
        <translation>twee kopieën samenvoegen van een avond die op twee laptops is bijgehouden</translation>
    </message>
    <message>
        <source>money for 100 points, from this round on</source>
        <translation>geld voor 100 punten, vanaf deze ronde</translation>
    </message>
    <message>
        <source>money for each per cent from 50, each IMP, or each VP from 10</source>
        <translation>geld per procent vanaf 50, per imp of per VP vanaf 10</translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <translation>geld is tekst met een punt: “2.50”</translation>
    </message>
    <message>
        <source>more results</source>
        <translation>meer resultaten</translation>
    </message>
    <message>
        <source>moving {deal}</source>
        <translation>{deal} verplaatsen</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>noem een bestand</translation>
    </message>
    <message>
        <source>names are given like pairs 1=Ann 2=Bob, with blanks in quotes</source>
        <translation>namen worden gegeven als pairs 1=Ann 2=Bob, met spaties tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>names are given like seats N=Ann E=Bob S=Cy W=Di, with blanks in quotes</source>
        <translation>namen worden gegeven als seats N=Ann E=Bob S=Cy W=Di, met spaties tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>names kept: {number}, names there: {there}</source>
        <translation>bewaarde namen: {number}, aanwezig: {there}</translation>
    </message>
    <message>
        <source>names, if you like; of single players at an individual</source>
        <translation>namen, als u wilt; bij een individueel die van de spelers</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>no IMPs</source>
        <translation>geen IMP’s</translation>
    </message>
    <message>
        <source>no board in this PBN has a result, and cards alone are not imported</source>
        <translation>geen spel in deze PBN heeft een resultaat, en kaarten alleen worden niet geïmporteerd</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>geen datum</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>geen limiet</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>niet meer aanwezig</translation>
    </message>
    <message>
        <source>no number here is larger than {most}</source>
        <translation>geen getal hier mag groter zijn dan {most}</translation>
    </message>
    <message>
        <source>no permission there; choose another folder</source>
        <translation>daar geen rechten; kies een andere map</translation>
    </message>
    <message>
        <source>no permission to write {file}</source>
        <translation>geen rechten om {file} te schrijven</translation>
    </message>
    <message>
        <source>no phone</source>
        <translation>geen telefoon</translation>
    </message>
    <message>
        <source>no round can be drawn in which nobody meets twice</source>
        <translation>er is geen ronde te loten waarin niemand elkaar twee keer ontmoet</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>geen score</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table</source>
        <translation>niemand aan tafel heet “{typed}”</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table, only {names}</source>
        <translation>niemand aan tafel heet “{typed}”, alleen {names}</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <translation>niemand betaalt</translation>
    </message>
    <message>
        <source>nobody sits {seats}</source>
        <translation>niemand zit {seats}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>none: sit as you like</source>
        <translation>geen: ga zitten zoals u wilt</translation>
    </message>
    <message>
        <source>not a scorepad file; score files begin with e.g. form rubber</source>
        <translation>geen bestand van scorepad; scorebestanden beginnen bijv. met form rubber</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>niet toegestaan samen met argument %s</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>niet gevonden</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>niet gespeeld</translation>
    </message>
    <message>
        <source>not vulnerable</source>
        <translation>niet kwetsbaar</translation>
    </message>
    <message>
        <source>nothing can be written into it</source>
        <translation>er kan niets in geschreven worden</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <translation>niets verwacht</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>niets nieuws</translation>
    </message>
    <message>
        <source>nothing was done: the input was wrong, or a file could not be read or written</source>
        <translation>er is niets gedaan: de invoer was fout, of een bestand kon niet gelezen of geschreven worden</translation>
    </message>
    <message>
        <source>notrump</source>
        <translation>sans atout</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>of</source>
        <translation>van</translation>
    </message>
    <message>
        <source>of teams: draw the next round by the ranking, nobody meets twice</source>
        <translation>van teams: de volgende ronde naar de ranglijst loten, niemand ontmoet elkaar twee keer</translation>
    </message>
    <message>
        <source>of their own top</source>
        <translation>van hun eigen top</translation>
    </message>
    <message>
        <source>on a blank back score</source>
        <translation>op een lege verzamelstaat</translation>
    </message>
    <message>
        <source>one board</source>
        <translation>één spel</translation>
    </message>
    <message>
        <source>one chukker</source>
        <translation>één Chicago</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>één spel</translation>
    </message>
    <message>
        <source>one down</source>
        <translation>één down</translation>
    </message>
    <message>
        <source>one evening</source>
        <translation>één avond</translation>
    </message>
    <message>
        <source>one list or two</source>
        <translation>één lijst of twee</translation>
    </message>
    <message>
        <source>one more, or Enter</source>
        <translation>nog iemand, of Enter</translation>
    </message>
    <message>
        <source>one of its times is not a valid date</source>
        <translation>een van de tijden is geen geldige datum</translation>
    </message>
    <message>
        <source>one of them: =, +1 or -2; or the number of tricks</source>
        <translation>een van beide: =, +1 of -2; of het aantal slagen</translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <translation>na {what} ontbreekt een van deze: {choices}</translation>
    </message>
    <message>
        <source>one over</source>
        <translation>één overslag</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>één punt</translation>
    </message>
    <message>
        <source>one point fewer</source>
        <translation>één punt minder</translation>
    </message>
    <message>
        <source>one point more</source>
        <translation>één punt meer</translation>
    </message>
    <message>
        <source>one result</source>
        <translation>één resultaat</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>één ronde</translation>
    </message>
    <message>
        <source>one rubber</source>
        <translation>één robber</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>één tafel</translation>
    </message>
    <message>
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <translation>het ene team wint wat het andere verliest, bijv. 3 -3</translation>
    </message>
    <message>
        <source>only results of several tables can be fouled</source>
        <translation>alleen uitslagen van meer tafels kunnen van een bedorven spel zijn</translation>
    </message>
    <message>
        <source>only the lines of a Mitchell are switched</source>
        <translation>alleen bij een Mitchell wisselen de lijnen</translation>
    </message>
    <message>
        <source>only the points of North-South are known</source>
        <translation>alleen de punten van Noord-Zuid zijn bekend</translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <translation>alleen de score is bekend, {points} voor Noord-Zuid</translation>
    </message>
    <message>
        <source>only who won, to be pinned up</source>
        <translation>alleen wie er gewonnen heeft, om op te hangen</translation>
    </message>
    <message>
        <source>opening {file}</source>
        <translation>{file} openen</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opties</translation>
    </message>
    <message>
        <source>or cross-imps, butler, teams, board-a-match</source>
        <translation>of cross-imps, butler, teams, board-a-match</translation>
    </message>
    <message>
        <source>or players, at individual; teams have two pairs each</source>
        <translation>of spelers, bij individual; teams hebben elk twee paren</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>andere gegevens</translation>
    </message>
    <message>
        <source>others sit at the table now; look again</source>
        <translation>er zitten nu anderen aan tafel; kijk opnieuw</translation>
    </message>
    <message>
        <source>owes</source>
        <translation>schuldig aan</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>betaald</translation>
    </message>
    <message>
        <source>paid on {day}</source>
        <translation>betaald op {day}</translation>
    </message>
    <message>
        <source>pair {pair}</source>
        <translation>paar {pair}</translation>
    </message>
    <message>
        <source>pair {pair} needs a name</source>
        <translation>paar {pair} heeft een naam nodig</translation>
    </message>
    <message>
        <source>part-score made</source>
        <translation>deelscore gemaakt</translation>
    </message>
    <message>
        <source>partners are cut for</source>
        <translation>de partners worden getrokken</translation>
    </message>
    <message>
        <source>partners need the same figure</source>
        <translation>partners moeten hetzelfde getal hebben</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>rondgepast</translation>
    </message>
    <message>
        <source>payer, payee, amount and reason are needed, e.g. extra Bob Ann 5 the supper</source>
        <translation>betaler, ontvanger, bedrag en reden zijn nodig, bijv. extra Bob Ann 5 het eten</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>betaling {number}</translation>
    </message>
    <message>
        <source>pictures, with the reason for every figure</source>
        <translation>plaatjes, met de reden van elk getal</translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <translation>speler en kaart zijn nodig, bijv. Ann=QC</translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation>speler {player}</translation>
    </message>
    <message>
        <source>playing {form}</source>
        <translation>{form} spelen</translation>
    </message>
    <message>
        <source>points agreed on, with the reason</source>
        <translation>afgesproken punten, met de reden</translation>
    </message>
    <message>
        <source>points and reason are missing, e.g. adjust NS 200 for a late start</source>
        <translation>punten en reden ontbreken, bijv. adjust NS 200 te laat begonnen</translation>
    </message>
    <message>
        <source>points are given, not taken: adjust {side} {points}</source>
        <translation>punten worden gegeven, niet afgenomen: adjust {side} {points}</translation>
    </message>
    <message>
        <source>points held count only in form points; leave them out, or begin with form points</source>
        <translation>honneurpunten tellen alleen bij form points; laat ze weg, of begin met form points</translation>
    </message>
    <message>
        <source>points, rounded to tens</source>
        <translation>punten, afgerond op tientallen</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumenten</translation>
    </message>
    <message>
        <source>premium for the only part-score of an unfinished game</source>
        <translation>premie voor de enige deelscore van een onvoltooide manche</translation>
    </message>
    <message>
        <source>print evenings, a season, or a blank sheet to score on by hand, into a PDF</source>
        <translation>avonden, een seizoen of een leeg blad om met de hand te schrijven als PDF afdrukken</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>één JSON-object tonen</translation>
    </message>
    <message>
        <source>print the sheets of an evening in a text file</source>
        <translation>de bladen van een avond in een tekstbestand tonen</translation>
    </message>
    <message>
        <source>print what every contract would score and end now</source>
        <translation>tonen wat elk contract nu zou opleveren en beëindigen</translation>
    </message>
    <message>
        <source>print what lets a shell complete these commands, or install it</source>
        <translation>tonen waarmee een shell deze opdrachten aanvult, of het installeren</translation>
    </message>
    <message>
        <source>print which evenings there are</source>
        <translation>tonen welke avonden er zijn</translation>
    </message>
    <message>
        <source>print who partners whom and who sits out, round by round</source>
        <translation>tonen wie met wie speelt en wie stilzit, ronde voor ronde</translation>
    </message>
    <message>
        <source>print who plays whom, round by round, and on which boards</source>
        <translation>tonen wie tegen wie speelt, ronde voor ronde, en welke spellen</translation>
    </message>
    <message>
        <source>put it where the shell looks for it</source>
        <translation>het zetten waar de shell het zoekt</translation>
    </message>
    <message>
        <source>put the program, with its icon and its kind of file, into the menu of the desktop</source>
        <translation>het programma, met pictogram en bestandssoort, in het menu van het bureaublad zetten</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <translation>de uitslag van spellen aan meerdere tafels berekenen</translation>
    </message>
    <message>
        <source>redoubled</source>
        <translation>redoublet</translation>
    </message>
    <message>
        <source>redoubled contract made</source>
        <translation>geredoubleerd contract gemaakt</translation>
    </message>
    <message>
        <source>repair the archive and say what was repaired</source>
        <translation>het archief herstellen en zeggen wat hersteld is</translation>
    </message>
    <message>
        <source>repairs what can be repaired</source>
        <translation>herstelt wat te herstellen is</translation>
    </message>
    <message>
        <source>rescued in part</source>
        <translation>deels gered</translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <translation>teruggezet uit de reservekopie van {day}</translation>
    </message>
    <message>
        <source>results of several tables</source>
        <translation>uitslagen van meer tafels</translation>
    </message>
    <message>
        <source>results of several tables and deals of one table cannot be in the same form duplicate; put one of them into a separate file</source>
        <translation>resultaten van meerdere tafels en spellen van één tafel kunnen niet in hetzelfde form duplicate staan; zet een van beide in een apart bestand</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ronde {number}</translation>
    </message>
    <message>
        <source>round {round} is already over; keep the rows of a round together</source>
        <translation>ronde {round} is al afgelopen; houd de rijen van een ronde bij elkaar</translation>
    </message>
    <message>
        <source>rounds are numbered from 1, the first before the last</source>
        <translation>rondes zijn genummerd vanaf 1, de eerste voor de laatste</translation>
    </message>
    <message>
        <source>rounds of boards</source>
        <translation>ronden van spellen</translation>
    </message>
    <message>
        <source>rounds of one table</source>
        <translation>ronden aan één tafel</translation>
    </message>
    <message>
        <source>rounds without a deal</source>
        <translation>ronden zonder spel</translation>
    </message>
    <message>
        <source>rows with the same one are one evening</source>
        <translation>rijen met hetzelfde zijn één avond</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>robber</translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <translation>robber gewonnen met 2-0 in manches</translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <translation>robber gewonnen met 2-1 in manches</translation>
    </message>
    <message>
        <source>rubbers</source>
        <translation>robbers</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>zat stil</translation>
    </message>
    <message>
        <source>say what a command takes, with examples</source>
        <translation>zeggen wat een opdracht neemt, met voorbeelden</translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <translation>zeg wie de meeste punten heeft</translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <translation>omgerekend</translation>
    </message>
    <message>
        <source>scan the code on the laptop’s screen first</source>
        <translation>scan eerst de code op het scherm van de laptop</translation>
    </message>
    <message>
        <source>scorepad cannot find its open window when it is started again: another program is in the way.</source>
        <translation>Start u scorepad nog eens, dan vindt het dit venster niet: een ander programma zit in de weg.</translation>
    </message>
    <message>
        <source>scorepad check: --json and --mend exclude each other</source>
        <translation>scorepad check: --json en --mend sluiten elkaar uit</translation>
    </message>
    <message>
        <source>scorepad check: none of the evenings in {file} can be read ({number} are known); it was not changed</source>
        <translation>scorepad check: geen van de avonden in {file} kan worden gelezen ({number} bekend); het bestand is niet gewijzigd</translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <translation>scorepad check: {file} is beschadigd; check --mend herstelt het zo goed mogelijk: {faults}</translation>
    </message>
    <message>
        <source>scorepad completion: name the shell: bash, zsh or fish</source>
        <translation>scorepad completion: noem de shell: bash, zsh of fish</translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <translation>scorepad desktop: alleen op Linux</translation>
    </message>
    <message>
        <source>scorepad export: --json goes with --list</source>
        <translation>scorepad export: --json hoort bij --list</translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <translation>scorepad export: noem een doel met -o FILE, of gebruik --list</translation>
    </message>
    <message>
        <source>scorepad export: there are no evenings yet</source>
        <translation>scorepad export: er zijn nog geen avonden</translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <translation>scorepad import: geannuleerd tijdens het tellen; de avonden staan in het archief en worden geteld zodra het venster open is</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <translation>scorepad import: geannuleerd; alle avonden staan in het archief</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <translation>scorepad import: geannuleerd; er is geen avond geïmporteerd</translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <translation>scorepad is vrij: iedereen mag het gebruiken, kopiëren en wijzigen onder de MIT-licentie. Qt wordt gebruikt onder de GNU Lesser General Public License 3. De Noto-lettertypen vallen onder de SIL Open Font License, DejaVu Sans onder een eigen licentie.</translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <translation>scorepad staat nu in het menu; de bestanden ervoor staan in {folder}.</translation>
    </message>
    <message>
        <source>scorepad merge: each file must hold one evening</source>
        <translation>scorepad merge: elk bestand moet één avond bevatten</translation>
    </message>
    <message>
        <source>scorepad merge: the two differ, so nothing was written; correct one of them, or use --keep-first: {differs}</source>
        <translation>scorepad merge: de twee verschillen, dus er is niets geschreven; verbeter een van beide, of gebruik --keep-first: {differs}</translation>
    </message>
    <message>
        <source>scorepad print: name the files to be printed, a blank sheet or a season</source>
        <translation>scorepad print: noem de bestanden die afgedrukt moeten worden, een leeg blad of een seizoen</translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <translation>scorepad print: er zijn geen avonden in {season}</translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <translation>scorepad print: hiervoor is PySide6 nodig, dat python3 packaging/run.py meebrengt</translation>
    </message>
    <message>
        <source>scorepad print: {file} is already there; name a file with -o FILE</source>
        <translation>scorepad print: {file} bestaat al; noem een bestand met -o FILE</translation>
    </message>
    <message>
        <source>scorepad print: {file} is to be printed; name another PDF</source>
        <translation>scorepad print: {file} moet afgedrukt worden; noem een andere PDF</translation>
    </message>
    <message>
        <source>scorepad print: {file} must end in .pdf, .png or .svg</source>
        <translation>scorepad print: {file} moet eindigen op .pdf, .png of .svg</translation>
    </message>
    <message>
        <source>scorepad was not in the menu.</source>
        <translation>scorepad stond niet in het menu.</translation>
    </message>
    <message>
        <source>scorepad was removed from the menu.</source>
        <translation>scorepad is uit het menu verwijderd.</translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <translation>scorepad {command}: {fault}</translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <translation>scorepad: kan de uitvoer niet schrijven: {reason}</translation>
    </message>
    <message>
        <source>scorepad: {fault}</source>
        <translation>scorepad: {fault}</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>plaatsen</translation>
    </message>
    <message>
        <source>seen {time}</source>
        <translation>gezien om {time}</translation>
    </message>
    <message>
        <source>settling up</source>
        <translation>afrekenen</translation>
    </message>
    <message>
        <source>settling {number}</source>
        <translation>afrekening {number}</translation>
    </message>
    <message>
        <source>sheets, back score, and who pays whom</source>
        <translation>bladen, tussenstand, en wie wie betaalt</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>de versie tonen en stoppen</translation>
    </message>
    <message>
        <source>show the score breakdown</source>
        <translation>de opbouw van de punten tonen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>deze hulp tonen en stoppen</translation>
    </message>
    <message>
        <source>show who won each game</source>
        <translation>tonen wie elke manche won</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>zit stil</translation>
    </message>
    <message>
        <source>small slam bid and made, {vulnerable}</source>
        <translation>klein slem geboden en gemaakt, {vulnerable}</translation>
    </message>
    <message>
        <source>so much time: boards and rounds are proposed (default: 180)</source>
        <translation>zoveel tijd: spellen en rondes worden voorgesteld (standaard: 180)</translation>
    </message>
    <message>
        <source>something else was entered under this id before</source>
        <translation>onder dit kenmerk is eerder iets anders ingevoerd</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>split {ns} {ew}</source>
        <translation>gesplitst {ns} {ew}</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <translation>de standaarduitvoer is gesloten</translation>
    </message>
    <message>
        <source>still to come: {number}</source>
        <translation>nog te komen: {number}</translation>
    </message>
    <message>
        <source>stopping the round</source>
        <translation>de ronde stoppen</translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <translation>zoals &apos;Mevrouw Bos=QC&apos;</translation>
    </message>
    <message>
        <source>table {number}</source>
        <translation>tafel {number}</translation>
    </message>
    <message>
        <source>tables share boards where that is fairer</source>
        <translation>tafels delen spellen waar dat eerlijker is</translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <translation>doelbestand; - voor standaarduitvoer</translation>
    </message>
    <message>
        <source>team {team} sat North-South on board {board} before</source>
        <translation>team {team} zat op spel {board} al Noord-Zuid</translation>
    </message>
    <message>
        <source>teams play in pairs: A1-B2, without +</source>
        <translation>teams spelen in paren: A1-B2, zonder +</translation>
    </message>
    <message>
        <source>teams: whether victory points are shown</source>
        <translation>teams: of victorypunten getoond worden</translation>
    </message>
    <message>
        <source>that a board was fouled</source>
        <translation>dat een spel bedorven was</translation>
    </message>
    <message>
        <source>that evening is no longer in {file}</source>
        <translation>die avond staat niet meer in {file}</translation>
    </message>
    <message>
        <source>that there are no victory points</source>
        <translation>dat er geen victory points zijn</translation>
    </message>
    <message>
        <source>the Tab key completes all this; also zsh and fish</source>
        <translation>de Tab-toets vult dit alles aan; ook zsh en fish</translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <translation>het archief kan nu niet worden geschreven, dus er kan maar één avond worden geopend</translation>
    </message>
    <message>
        <source>the arrangements</source>
        <translation>de afspraken</translation>
    </message>
    <message>
        <source>the board is missing before it, e.g. board 7</source>
        <translation>het spel ontbreekt ervoor, bijv. board 7</translation>
    </message>
    <message>
        <source>the board is missing: 1 to 9999, e.g. board 7</source>
        <translation>het spel ontbreekt: 1 tot en met 9999, bijv. board 7</translation>
    </message>
    <message>
        <source>the boards of an evening have at most {most} results</source>
        <translation>de spellen van een avond hebben hoogstens {most} resultaten</translation>
    </message>
    <message>
        <source>the boards of one event are scored in two ways here</source>
        <translation>de spellen van één wedstrijd worden hier op twee manieren berekend</translation>
    </message>
    <message>
        <source>the card of {name}</source>
        <translation>de kaart van {name}</translation>
    </message>
    <message>
        <source>the cards drawn</source>
        <translation>de getrokken kaarten</translation>
    </message>
    <message>
        <source>the character {code} is not allowed in a name or a reason</source>
        <translation>het teken {code} is niet toegestaan in een naam of een reden</translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <translation>het contract ontbreekt, of pass voor een rondgepast spel</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>de valuta</translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <translation>het beschadigde bestand is bewaard als {file}</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>de datum</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>de dag</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>de gever</translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <translation>de gever ontbreekt, bijv. dealer N</translation>
    </message>
    <message>
        <source>the declarer is given twice</source>
        <translation>de leider staat er twee keer</translation>
    </message>
    <message>
        <source>the declarer is missing: N, E, S or W</source>
        <translation>de leider ontbreekt: N, E, S of W</translation>
    </message>
    <message>
        <source>the declarer is missing: {names}</source>
        <translation>de leider ontbreekt: {names}</translation>
    </message>
    <message>
        <source>the director takes 5 per cent from pair 1, or IMPs, or VPs from a team</source>
        <translation>de arbiter neemt 5 procent van paar 1, of imps, of VP van een team</translation>
    </message>
    <message>
        <source>the director’s average counts in place of {contract}</source>
        <translation>in plaats van {contract} telt het gemiddelde van de wedstrijdleider</translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <translation>de schijf kan {file} niet lezen of schrijven</translation>
    </message>
    <message>
        <source>the disk takes too long to read or write {file}</source>
        <translation>de schijf doet er te lang over om {file} te lezen of te schrijven</translation>
    </message>
    <message>
        <source>the doubling is given twice</source>
        <translation>het doublet staat er twee keer</translation>
    </message>
    <message>
        <source>the earlier versions of this evening are damaged</source>
        <translation>de eerdere versies van deze avond zijn beschadigd</translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <translation>het einde van de Chicago</translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <translation>het einde van het bestand is verloren; welke avonden erin stonden is onbekend</translation>
    </message>
    <message>
        <source>the evening has ended</source>
        <translation>de avond is afgelopen</translation>
    </message>
    <message>
        <source>the evening&apos;s ID is damaged</source>
        <translation>het kenmerk van de avond is beschadigd</translation>
    </message>
    <message>
        <source>the file before a correction: print whose place changed</source>
        <translation>het bestand van voor een correctie: afdrukken wiens plaats veranderd is</translation>
    </message>
    <message>
        <source>the file breaks off; open another copy, which has the rest</source>
        <translation>het bestand breekt af; open een andere kopie, die de rest heeft</translation>
    </message>
    <message>
        <source>the file for both together</source>
        <translation>het bestand voor beide samen</translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <translation>deze avond staat twee keer in het bestand, eerst als {first}</translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <translation>het bestand is met een nieuwere scorepad geschreven; werk deze bij om het te openen</translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <translation>het bestand: {said}</translation>
    </message>
    <message>
        <source>the first places share 100 per cent, e.g. 60/40 or 50/30/20</source>
        <translation>de eerste plaatsen delen 100 procent, bijv. 60/40 of 50/30/20</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>deze argumenten ontbreken: %s</translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <translation>de spelvorm ontbreekt, bijv. form rubber</translation>
    </message>
    <message>
        <source>the form: rubber, chicago, cavendish, duplicate or points</source>
        <translation>de vorm: rubber, chicago, cavendish, duplicate of points</translation>
    </message>
    <message>
        <source>the head of this request is too long</source>
        <translation>de kop van dit verzoek is te lang</translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <translation>de honneurs staan er twee keer</translation>
    </message>
    <message>
        <source>the keeper&apos;s name is missing, e.g. keeper Ann</source>
        <translation>de naam van de schrijver ontbreekt, bijv. keeper Ann</translation>
    </message>
    <message>
        <source>the laptop cannot save it at the moment; try again soon</source>
        <translation>de laptop kan het nu niet opslaan; probeer het straks opnieuw</translation>
    </message>
    <message>
        <source>the laptop has not come so far; look again</source>
        <translation>zo ver is de laptop nog niet; kijk opnieuw</translation>
    </message>
    <message>
        <source>the laptop has not yet allowed this phone to enter</source>
        <translation>op de laptop mag deze telefoon nog niet invoeren</translation>
    </message>
    <message>
        <source>the last deal counts twice</source>
        <translation>het laatste spel telt dubbel</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>de streep</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <translation>de regel is langer dan {most} letters</translation>
    </message>
    <message>
        <source>the lines below belong to this board</source>
        <translation>de regels eronder horen bij dit spel</translation>
    </message>
    <message>
        <source>the lines below it are compared with each other only</source>
        <translation>de regels eronder worden alleen met elkaar vergeleken</translation>
    </message>
    <message>
        <source>the list as one JSON object</source>
        <translation>de lijst als één JSON-object</translation>
    </message>
    <message>
        <source>the mean of the results</source>
        <translation>het gemiddelde van de resultaten</translation>
    </message>
    <message>
        <source>the middle one of the results</source>
        <translation>het middelste resultaat</translation>
    </message>
    <message>
        <source>the movement</source>
        <translation>het schema</translation>
    </message>
    <message>
        <source>the name {name} is damaged</source>
        <translation>de naam {name} is beschadigd</translation>
    </message>
    <message>
        <source>the name “{name}” is longer than {most} letters</source>
        <translation>de naam “{name}” is langer dan {most} letters</translation>
    </message>
    <message>
        <source>the names of pairs without a result</source>
        <translation>namen van paren zonder resultaat</translation>
    </message>
    <message>
        <source>the names of players who sit out need commas between them</source>
        <translation>zet komma’s tussen de namen van wie stilzitten</translation>
    </message>
    <message>
        <source>the names of the pairs are missing</source>
        <translation>de namen van de paren ontbreken</translation>
    </message>
    <message>
        <source>the newest copy is {file}</source>
        <translation>de nieuwste kopie is {file}</translation>
    </message>
    <message>
        <source>the next round</source>
        <translation>de volgende ronde</translation>
    </message>
    <message>
        <source>the next round has begun; only the laptop can correct this</source>
        <translation>de volgende ronde is begonnen; alleen de laptop kan dit verbeteren</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>de notitie</translation>
    </message>
    <message>
        <source>the number can be at most {most}</source>
        <translation>het getal kan hoogstens {most} zijn</translation>
    </message>
    <message>
        <source>the only game of an unfinished rubber</source>
        <translation>enige manche, robber niet af</translation>
    </message>
    <message>
        <source>the only pair in the other direction</source>
        <translation>het enige paar in de andere richting</translation>
    </message>
    <message>
        <source>the only part-score of an unfinished game</source>
        <translation>enige deelscore, manche niet af</translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <translation>de andere namen van sommige spelers</translation>
    </message>
    <message>
        <source>the pair North-South, the pair East-West, and the deal</source>
        <translation>het paar Noord-Zuid, het paar Oost-West, en het spel</translation>
    </message>
    <message>
        <source>the part-score of an unfinished rubber earns 100 or 50</source>
        <translation>de deelscore van een onvoltooide robber levert 100 of 50 op</translation>
    </message>
    <message>
        <source>the plan of the evening</source>
        <translation>het plan van de avond</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>de spelers</translation>
    </message>
    <message>
        <source>the points are given twice</source>
        <translation>de punten staan er twee keer</translation>
    </message>
    <message>
        <source>the quotes around a cell do not match, or it is too long</source>
        <translation>de aanhalingstekens om een cel kloppen niet, of de cel is te lang</translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <translation>de uitslag, een kaart voor elk paar, of alle resultaten van elk spel (standaard: ranking)</translation>
    </message>
    <message>
        <source>the reason is missing, e.g. adjust NS 200 for a late start</source>
        <translation>de reden ontbreekt, bijv. adjust NS 200 te laat begonnen</translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <translation>de opmerking die hier begint, eindigt niet met }</translation>
    </message>
    <message>
        <source>the result is given twice</source>
        <translation>het resultaat staat er twee keer</translation>
    </message>
    <message>
        <source>the result is missing, e.g. N 4S+1</source>
        <translation>het resultaat ontbreekt, bijv. N 4S+1</translation>
    </message>
    <message>
        <source>the result is missing: =, +1 or -1</source>
        <translation>het resultaat ontbreekt: =, +1 of -1</translation>
    </message>
    <message>
        <source>the results</source>
        <translation>de resultaten</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>dezelfde</translation>
    </message>
    <message>
        <source>the same all evening</source>
        <translation>de hele avond dezelfde</translation>
    </message>
    <message>
        <source>the same entry was changed in two ways</source>
        <translation>dezelfde invoer is op twee manieren gewijzigd</translation>
    </message>
    <message>
        <source>the same for other programs, with the sum behind every figure</source>
        <translation>hetzelfde voor andere programma’s, met de som achter elk getal</translation>
    </message>
    <message>
        <source>the same, for the other side</source>
        <translation>hetzelfde, voor de andere kant</translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <translation>de tabel heeft geen score voor {points} punten</translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <translation>de score ontbreekt: de punten van Noord-Zuid, bijv. punten -50</translation>
    </message>
    <message>
        <source>the second also has other rounds, which would be lost</source>
        <translation>de tweede heeft ook andere ronden, die verloren zouden gaan</translation>
    </message>
    <message>
        <source>the sides are even, or the other one leads</source>
        <translation>de partijen staan gelijk, of de andere staat voor</translation>
    </message>
    <message>
        <source>the stake</source>
        <translation>de inzet</translation>
    </message>
    <message>
        <source>the stake for 100 points is missing, e.g. stake 2.50</source>
        <translation>de inzet voor 100 punten ontbreekt, bijv. stake 2.50</translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <translation>de statistieken kunnen niet worden gelezen</translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <translation>de statistieken van {name} zijn beschadigd</translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <translation>na {level} ontbreekt de kleur: {suits} of {notrump}</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>de titel</translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <translation>de titel ontbreekt, bijv. title Clubavond</translation>
    </message>
    <message>
        <source>the total of the round</source>
        <translation>het totaal van de ronde</translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <translation>de twee laptops vergelijken de spellen verschillend</translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <translation>het venster heeft PySide6 nodig, dat python3 packaging/run.py meebrengt; zonder kan alleen {commands}</translation>
    </message>
    <message>
        <source>the window needs libraries, which your package manager has: {files}</source>
        <translation>het venster heeft bibliotheken nodig, die uw pakketbeheerder heeft: {files}</translation>
    </message>
    <message>
        <source>the window needs libraries; this installs them: {command}</source>
        <translation>het venster heeft bibliotheken nodig; dit installeert ze: {command}</translation>
    </message>
    <message>
        <source>there are not that many tricks</source>
        <translation>zoveel slagen zijn er niet</translation>
    </message>
    <message>
        <source>there are two columns “{column}”</source>
        <translation>er zijn twee kolommen “{column}”</translation>
    </message>
    <message>
        <source>there is no evening in it</source>
        <translation>er staat geen avond in</translation>
    </message>
    <message>
        <source>there is no evening “{word}”; name its number, its day such as 2026-01-31, or {last}; export --list lists all</source>
        <translation>er is geen avond “{word}”; noem het nummer, de dag (bijv. 2026-01-31) of {last}; export --list toont ze alle</translation>
    </message>
    <message>
        <source>there is no movement for {number}</source>
        <translation>er is geen loopschema voor {number}</translation>
    </message>
    <message>
        <source>there is no room left on the disk for {file}</source>
        <translation>er is geen plaats meer op de schijf voor {file}</translation>
    </message>
    <message>
        <source>there is no room left there</source>
        <translation>daar is geen plaats meer</translation>
    </message>
    <message>
        <source>there is no round yet; one begins with e.g. form rubber</source>
        <translation>er is nog geen ronde; een ronde begint bijv. met form rubber</translation>
    </message>
    <message>
        <source>there is no screen to open the window on</source>
        <translation>er is geen scherm om het venster op te openen</translation>
    </message>
    <message>
        <source>there is no such date: {typed}</source>
        <translation>deze datum bestaat niet: {typed}</translation>
    </message>
    <message>
        <source>there is no such deal; look again</source>
        <translation>zo’n spel is er niet; kijk opnieuw</translation>
    </message>
    <message>
        <source>there is no such file or folder any more</source>
        <translation>dat bestand of die map is er niet meer</translation>
    </message>
    <message>
        <source>there is no such movement for {number}, but for {possible}</source>
        <translation>zo’n schema bestaat niet voor {number}, wel voor {possible}</translation>
    </message>
    <message>
        <source>there is no such page</source>
        <translation>zo’n pagina is er niet</translation>
    </message>
    <message>
        <source>this XML cannot be read; open another copy of the file</source>
        <translation>deze XML kan niet worden gelezen; open een andere kopie van het bestand</translation>
    </message>
    <message>
        <source>this XML is not a file of results (USEBIO)</source>
        <translation>deze XML is geen resultatenbestand (USEBIO)</translation>
    </message>
    <message>
        <source>this can only be asked for with {method}</source>
        <translation>dit kan alleen met {method}</translation>
    </message>
    <message>
        <source>this code is not tonight’s; scan the one on the laptop’s screen</source>
        <translation>deze code is niet die van vanavond; scan die op het scherm van de laptop</translation>
    </message>
    <message>
        <source>this deal was changed at the laptop; look again</source>
        <translation>dit spel is op de laptop gewijzigd; kijk opnieuw</translation>
    </message>
    <message>
        <source>this evening is already there</source>
        <translation>deze avond is er al</translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <translation>dit is een heel archief; start scorepad met --archive en de naam, en sla de avonden op die u wilt</translation>
    </message>
    <message>
        <source>this is another table’s result</source>
        <translation>dit is de uitslag van een andere tafel</translation>
    </message>
    <message>
        <source>this is far too large for the results of an evening</source>
        <translation>dit is veel te groot voor de resultaten van een avond</translation>
    </message>
    <message>
        <source>this is longer than {most} letters</source>
        <translation>dit is langer dan {most} tekens</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>dit is geen JSON</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>dit is geen JSON-object</translation>
    </message>
    <message>
        <source>this is not a request that can be read</source>
        <translation>dit verzoek is niet te lezen</translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <translation>dit is geen tabel van spellen: de eerste rij moet de kolommen noemen, minstens declarer, contract en result</translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <translation>dit is geen tekstbestand; kies een ander bestand</translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <translation>dit is geen avondbestand van scorepad; kies een ander</translation>
    </message>
    <message>
        <source>this is not the address of the score</source>
        <translation>dit is niet het adres van de score</translation>
    </message>
    <message>
        <source>this is too long; it has at most {most} letters</source>
        <translation>dit is te lang; het heeft hoogstens {most} letters</translation>
    </message>
    <message>
        <source>this letter cannot be read; save the file as Unicode (UTF-8) in its own program</source>
        <translation>dit teken kan niet worden gelezen; sla het bestand in het eigen programma op als Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>this part is damaged; open another copy of the file</source>
        <translation>dit deel is beschadigd; open een andere kopie van het bestand</translation>
    </message>
    <message>
        <source>this phone may only see; ask at the laptop</source>
        <translation>deze telefoon mag alleen kijken; vraag het bij de laptop</translation>
    </message>
    <message>
        <source>this phone was sent away at the laptop</source>
        <translation>deze telefoon is op de laptop weggestuurd</translation>
    </message>
    <message>
        <source>this result names no pairs, so that nobody can be ranked</source>
        <translation>dit resultaat noemt geen paren, dus er is geen uitslag te maken</translation>
    </message>
    <message>
        <source>this result was changed; look again</source>
        <translation>deze uitslag is gewijzigd; kijk opnieuw</translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <translation>deze rij past niet bij de kolommen van de tabel</translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <translation>in deze tabel van spellen is geen kolom {columns}</translation>
    </message>
    <message>
        <source>three-quarter Howell: some stay</source>
        <translation>driekwart-Howell: enkele blijven zitten</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>gelijk</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>komt nog</translation>
    </message>
    <message>
        <source>too many phones at once; try again soon</source>
        <translation>te veel telefoons tegelijk; probeer het straks opnieuw</translation>
    </message>
    <message>
        <source>too many players or rounds</source>
        <translation>te veel spelers of ronden</translation>
    </message>
    <message>
        <source>too many wrong codes; wait a minute</source>
        <translation>te veel foute codes; wacht een minuut</translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <translation>top {top}, gemiddelde {average}</translation>
    </message>
    <message>
        <source>two copies of an evening become one</source>
        <translation>twee kopieën van een avond worden één</translation>
    </message>
    <message>
        <source>two down</source>
        <translation>twee down</translation>
    </message>
    <message>
        <source>two evenings in it are the same; give each of them its date</source>
        <translation>twee avonden erin zijn gelijk; geef elk een datum</translation>
    </message>
    <message>
        <source>two players win what the other two lose</source>
        <translation>twee spelers winnen wat de andere twee verliezen</translation>
    </message>
    <message>
        <source>undoing a payment</source>
        <translation>een betaling ongedaan maken</translation>
    </message>
    <message>
        <source>undoubled</source>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>undoubled overtricks do not count</source>
        <translation>ongedoubleerde overslagen tellen niet</translation>
    </message>
    <message>
        <source>unknown option {option}</source>
        <translation>onbekende optie {option}</translation>
    </message>
    <message>
        <source>unknown option {option}, perhaps {near}</source>
        <translation>onbekende optie {option}, misschien {near}</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>onbekende argumenten: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>gebruik: </translation>
    </message>
    <message>
        <source>vulnerable</source>
        <translation>kwetsbaar</translation>
    </message>
    <message>
        <source>wants to enter</source>
        <translation>wil invoeren</translation>
    </message>
    <message>
        <source>was {points}</source>
        <translation>was {points}</translation>
    </message>
    <message>
        <source>what each contract would score now</source>
        <translation>wat elk contract nu zou opleveren</translation>
    </message>
    <message>
        <source>what each row of a table is (default: deals)</source>
        <translation>wat elke rij van een tabel is (standaard: deals)</translation>
    </message>
    <message>
        <source>what else belongs to the deal</source>
        <translation>wat verder bij het spel hoort</translation>
    </message>
    <message>
        <source>what letters mean</source>
        <translation>wat letters betekenen</translation>
    </message>
    <message>
        <source>what one player owes another besides the score</source>
        <translation>wat een speler een ander naast de score schuldig is</translation>
    </message>
    <message>
        <source>what the director gave or took</source>
        <translation>wat de arbiter gaf of nam</translation>
    </message>
    <message>
        <source>what the stake is for, and how it is rounded</source>
        <translation>waarvoor de inzet geldt, en hoe er wordt afgerond</translation>
    </message>
    <message>
        <source>what the stake is for, if not the usual</source>
        <translation>waarvoor de inzet is, als het niet het gebruikelijke is</translation>
    </message>
    <message>
        <source>where both were changed, the file is right</source>
        <translation>waar beide gewijzigd zijn, geldt het bestand</translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <translation>waar de twee verschillen, de versie van het eerste houden</translation>
    </message>
    <message>
        <source>where the two differ, use the file&apos;s version without asking</source>
        <translation>waar de twee verschillen, zonder vragen de versie van het bestand gebruiken</translation>
    </message>
    <message>
        <source>whether honours count</source>
        <translation>of honneurs tellen</translation>
    </message>
    <message>
        <source>whether part-scores count on towards a game</source>
        <translation>of deelscores doortellen voor een manche</translation>
    </message>
    <message>
        <source>whether the archive is sound</source>
        <translation>of het archief in orde is</translation>
    </message>
    <message>
        <source>which board is played next; anywhere in a round</source>
        <translation>welk spel daarna komt; overal in een ronde</translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <translation>welk spel? Bijv. 3 {pairs} 4sn</translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <translation>welke spellen later verbeterd zijn</translation>
    </message>
    <message>
        <source>which evenings there are</source>
        <translation>welke avonden er zijn</translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <translation>welke paren? Bijv. {pairs} 4sn</translation>
    </message>
    <message>
        <source>who comes late or leaves, e.g. 7=1 or 5=6-</source>
        <translation>wie te laat komt of weggaat, bijv. 7=1 of 5=6-</translation>
    </message>
    <message>
        <source>who deals next</source>
        <translation>wie hierna geeft</translation>
    </message>
    <message>
        <source>who deals the next deal; anywhere in a round</source>
        <translation>wie het volgende spel geeft; overal in een ronde</translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <translation>wie de score bijhoudt</translation>
    </message>
    <message>
        <source>who partners whom, by the cards drawn</source>
        <translation>wie met wie speelt, naar de getrokken kaarten</translation>
    </message>
    <message>
        <source>who plays whom, round by round</source>
        <translation>wie tegen wie speelt, ronde na ronde</translation>
    </message>
    <message>
        <source>who sits where, and who sits there afterwards</source>
        <translation>wie waar zit, en wie er daarna zit</translation>
    </message>
    <message>
        <source>who sits where, if you like; `out=Eve` sits out</source>
        <translation>wie waar zit, als u wilt; `out=Eve` rust</translation>
    </message>
    <message>
        <source>who won where several tables played the same boards</source>
        <translation>wie won waar meer tafels dezelfde spellen speelden</translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <translation>welke partij had ze, bijv. nz 23p of ow 23p?</translation>
    </message>
    <message>
        <source>whose side is We</source>
        <translation>welke kant Wij is</translation>
    </message>
    <message>
        <source>with 20 points each nothing is expected: 20 0/0</source>
        <translation>met elk 20 punten wordt niets verwacht: 20 0/0</translation>
    </message>
    <message>
        <source>without colours</source>
        <translation>zonder kleuren</translation>
    </message>
    <message>
        <source>without one, the movement of pairs that fits the time best</source>
        <translation>zonder dat het loopschema voor paren dat het best in de tijd past</translation>
    </message>
    <message>
        <source>without rounds, the end of a rubber begins the next one</source>
        <translation>zonder ronden begint het einde van een robber de volgende</translation>
    </message>
    <message>
        <source>write evenings of the archive into a file: an evening file, a table or PBN</source>
        <translation>avonden uit het archief naar een bestand schrijven: een avondbestand, een tabel of PBN</translation>
    </message>
    <message>
        <source>wrote {deal}</source>
        <translation>voerde {deal} in</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>your home folder is unknown; set HOME to it</source>
        <translation>uw persoonlijke map is onbekend; geef hem op in HOME</translation>
    </message>
    <message>
        <source>your own scale: points held, and what they should score, not vulnerable and vulnerable</source>
        <translation>een eigen schaal: honneurpunten, en wat ze zouden moeten opleveren, niet kwetsbaar en kwetsbaar</translation>
    </message>
    <message>
        <source>{address} is not a private address of this computer.</source>
        <translation>{address} is geen privéadres van deze computer.</translation>
    </message>
    <message>
        <source>{amount} for 100 points</source>
        <translation>{amount} voor 100 punten</translation>
    </message>
    <message>
        <source>{amount} for each IMP</source>
        <translation>{amount} per IMP</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <translation>{before} en {last}</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <translation>{before} of {last}</translation>
    </message>
    <message>
        <source>{before}, {last}</source>
        <translation>{before}, {last}</translation>
    </message>
    <message>
        <source>{before}; {last}</source>
        <translation>{before}; {last}</translation>
    </message>
    <message>
        <source>{board}, {ns} against {ew}</source>
        <translation>{board}, {ns} tegen {ew}</translation>
    </message>
    <message>
        <source>{board}, {result} – it was {before}.</source>
        <translation>{board}, {result} – het was {before}.</translation>
    </message>
    <message>
        <source>{board}: {result}: {points} for {pair}, elsewhere {others}</source>
        <translation>{board}: {result}: {points} voor {pair}, elders {others}</translation>
    </message>
    <message>
        <source>{chair}, {player}</source>
        <translation>{chair}, {player}</translation>
    </message>
    <message>
        <source>{command}: {fault}; see {command} --help</source>
        <translation>{command}: {fault}; zie {command} --help</translation>
    </message>
    <message>
        <source>{contract} by {player}</source>
        <translation>{contract}, gespeeld door {player}</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <translation>{contract}, {result}: {points}</translation>
    </message>
    <message>
        <source>{contract}{doubled} made</source>
        <translation>{contract}{doubled}, gemaakt</translation>
    </message>
    <message>
        <source>{day}, {players}. After that only a backup that still has it can restore it.</source>
        <translation>{day}, {players}. Daarna kan alleen een reservekopie die hem nog heeft hem terugbrengen.</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, board {number})</source>
        <translation>{deal}: {points} IMP’s voor {side} ({round}, spel {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, deal {number})</source>
        <translation>{deal}: {points} IMP’s voor {side} ({round}, spel {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, board {number})</source>
        <translation>{deal}: {points} punten voor {side} ({round}, spel {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, deal {number})</source>
        <translation>{deal}: {points} punten voor {side} ({round}, spel {number})</translation>
    </message>
    <message>
        <source>{drawn} of {played} players</source>
        <translation>{drawn} van {played} spelers</translation>
    </message>
    <message>
        <source>{evening} is missing</source>
        <translation>{evening} ontbreekt</translation>
    </message>
    <message>
        <source>{evening}: cannot be read any more</source>
        <translation>{evening}: kan niet meer worden gelezen</translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <translation>{evening}: hij is gewist, of er is niets van over</translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <translation>{evening}: de statistieken ervan zijn beschadigd</translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <translation>{evening}: teruggezet uit de reservekopie van {day}</translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <translation>{evening}: teruggezet tot de laatste leesbare stap; de rest is verloren</translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <translation>{evening}: teruggezet, maar enkele eerdere stappen zijn verloren</translation>
    </message>
    <message>
        <source>{evening}: where the two differ, take the version of {file}?</source>
        <translation>{evening}: waar de twee verschillen, de versie van {file} nemen?</translation>
    </message>
    <message>
        <source>{evening}: {fault}</source>
        <translation>{evening}: {fault}</translation>
    </message>
    <message>
        <source>{expected} expected</source>
        <translation>{expected} verwacht</translation>
    </message>
    <message>
        <source>{fewest} to {most} players draw, not {number}</source>
        <translation>{fewest} tot en met {most} spelers trekken, niet {number}</translation>
    </message>
    <message>
        <source>{figure} is out of range: {least} to {most}</source>
        <translation>{figure} valt buiten {least} tot en met {most}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>{file} kan niet geopend worden</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why}</source>
        <translation>{file} kan niet geopend worden. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: {reason}</source>
        <translation>{file} kan niet gelezen of geschreven worden: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} kan niet gelezen worden: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be saved. {why}</source>
        <translation>{file} kan niet opgeslagen worden. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} kan niet geschreven worden: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Nothing was changed there.</source>
        <translation>{file} kan niet geschreven worden: {reason}. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>{file} has a different version of this evening. Replace yours? You can undo this.</source>
        <translation>{file} bevat een andere versie van deze avond. De uwe vervangen? Dit kan ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening.</source>
        <translation>{file} heeft een andere versie van deze avond.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening: {counts}.</source>
        <translation>{file} heeft een andere versie van deze avond: {counts}.</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation>{file} is beschadigd</translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <translation>{file} is leeg of ontbreekt, maar er is een reservekopie van {day}; check --mend zet die terug</translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <translation>{file} is geen archief van scorepad</translation>
    </message>
    <message>
        <source>{file} is on the table now.</source>
        <translation>{file} ligt nu op tafel.</translation>
    </message>
    <message>
        <source>{file} is sound: there is nothing to mend</source>
        <translation>{file} is in orde: er valt niets te herstellen</translation>
    </message>
    <message>
        <source>{file} is sound: {evenings}, {deals}</source>
        <translation>{file} is in orde: {evenings}, {deals}</translation>
    </message>
    <message>
        <source>{file} is sound; all figures are counted again when needed</source>
        <translation>{file} is in orde; de cijfers worden zo nodig opnieuw geteld</translation>
    </message>
    <message>
        <source>{file} was added; it is on the table now.</source>
        <translation>{file} is toegevoegd en ligt nu op tafel.</translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <translation>{file} is door een ander programma gewijzigd; kijk opnieuw</translation>
    </message>
    <message>
        <source>{file} was here already; it is on the table now.</source>
        <translation>{file} was er al en ligt nu op tafel.</translation>
    </message>
    <message>
        <source>{file} was mended</source>
        <translation>{file} is hersteld</translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <translation>{file} is met een nieuwere scorepad geschreven en is niet gewijzigd</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, regel {line}: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n evenings</source>
        <translation>
            <numerusform>{file}: %n avond</numerusform>
            <numerusform>{file}: %n avonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n pages</source>
        <translation>
            <numerusform>{file}: %n bladzijde</numerusform>
            <numerusform>{file}: %n bladzijden</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: 1 evening</source>
        <translation>{file}: 1 avond</translation>
    </message>
    <message>
        <source>{file}: 1 page</source>
        <translation>{file}: 1 bladzijde</translation>
    </message>
    <message>
        <source>{file}: a name with a line end in it cannot be in a menu</source>
        <translation>{file}: een naam met een regeleinde kan niet in een menu staan</translation>
    </message>
    <message>
        <source>{file}: another program is using it; close that first</source>
        <translation>{file}: een ander programma gebruikt het; sluit dat eerst</translation>
    </message>
    <message>
        <source>{file}: it cannot be merged: {reason}</source>
        <translation>{file}: samenvoegen is niet mogelijk: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: it holds %n evenings; import it to choose one of them</source>
        <translation>
            <numerusform>{file}: er staat %n avond in; importeer het om er een te kiezen</numerusform>
            <numerusform>{file}: er staan %n avonden in; importeer het om er een te kiezen</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: new terminals complete scorepad with the Tab key</source>
        <translation>{file}: nieuwe terminals vullen scorepad aan met de Tab-toets</translation>
    </message>
    <message>
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <translation>{file}: de avond hier verschilt, dus er is niets geïmporteerd; --replace neemt de versie van het bestand: {differs}</translation>
    </message>
    <message>
        <source>{file}: {counts}</source>
        <translation>{file}: {counts}</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}: {fault}</translation>
    </message>
    <message>
        <source>{file}:1: no line has pairs, e.g. 1-2: N 4S+1 below a board</source>
        <translation>{file}:1: geen regel heeft paren, bijv. 1-2: N 4S+1 onder een spel</translation>
    </message>
    <message>
        <source>{first} and {second}: board {board} has been played at both tables</source>
        <translation>{first} en {second}: spel {board} is aan beide tafels gespeeld</translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <translation>{form} van een ander programma kan niet gelezen worden, alleen wedstrijdbridge</translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <translation>{hundreds} op de verzamelstaat</translation>
    </message>
    <message>
        <source>{left} and {came} are one player: only the n&amp;ame was wrong</source>
        <translation>{left} en {came} zijn één speler: alleen de naa&amp;m was fout</translation>
    </message>
    <message>
        <source>{letters} for {player}</source>
        <translation>{letters} voor {player}</translation>
    </message>
    <message>
        <source>{letter} is {chair} – or {others}? Type {ways}</source>
        <translation>is {letter} {chair} – of {others}? Typ {ways}</translation>
    </message>
    <message>
        <source>{letter} is {player}; type {ways}</source>
        <translation>{letter} is {player}; typ {ways}</translation>
    </message>
    <message>
        <source>{level} clubs</source>
        <translation>{level} klaveren</translation>
    </message>
    <message>
        <source>{level} diamonds</source>
        <translation>{level} ruiten</translation>
    </message>
    <message>
        <source>{level} hearts</source>
        <translation>{level} harten</translation>
    </message>
    <message>
        <source>{level} notrump</source>
        <translation>{level} sans atout</translation>
    </message>
    <message>
        <source>{level} spades</source>
        <translation>{level} schoppen</translation>
    </message>
    <message>
        <source>{made}; no IMPs until the points are entered, e.g. 23p</source>
        <translation>{made}; geen IMP’s tot de punten zijn ingevoerd, bijv. 23p</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>{movement}. Rounds: {rounds}. Boards in a round: {boards}. About {minutes} minutes</source>
        <translation>{movement}. Rondes: {rounds}. Spellen per ronde: {boards}. Ongeveer {minutes} minuten</translation>
    </message>
    <message>
        <source>{names} sit out.</source>
        <translation>{names} zitten stil.</translation>
    </message>
    <message>
        <source>{name} (Enter)</source>
        <translation>{name} (Enter)</translation>
    </message>
    <message>
        <source>{name} alone means the seat {chair}; type more of the name.</source>
        <translation>{name} alleen betekent de plaats {chair}; typ meer van de naam.</translation>
    </message>
    <message>
        <source>{name} cannot be in two places</source>
        <translation>{name} kan niet op twee plaatsen zijn</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} geeft.</translation>
    </message>
    <message>
        <source>{name} draws only once</source>
        <translation>{name} trekt maar één keer</translation>
    </message>
    <message>
        <source>{name} has drawn the {card}.</source>
        <translation>{name} heeft getrokken: {card}.</translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <translation>{name} is er al.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} zit stil.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}’s phone has {entered}, the sheet has {there}.</source>
        <translation>De telefoon van {name} heeft {entered}, op het blad staat {there}.</translation>
    </message>
    <message>
        <source>{name}’s phone wants to enter deals.</source>
        <translation>De telefoon van {name} wil spellen invoeren.</translation>
    </message>
    <message>
        <source>{newcomer} for {player}</source>
        <translation>{newcomer} voor {player}</translation>
    </message>
    <message>
        <source>{north} and {south} play {east} and {west}.</source>
        <translation>{north} en {south} spelen tegen {east} en {west}.</translation>
    </message>
    <message>
        <source>{ns} (N-S) against {ew} (E-W)</source>
        <translation>{ns} (N-Z) tegen {ew} (O-W)</translation>
    </message>
    <message>
        <source>{number} IMPs</source>
        <translation>{number} IMP’s</translation>
    </message>
    <message>
        <source>{number} added</source>
        <translation>{number} toegevoegd</translation>
    </message>
    <message>
        <source>{number} already there</source>
        <translation>{number} al aanwezig</translation>
    </message>
    <message>
        <source>{number} changed</source>
        <translation>{number} gewijzigd</translation>
    </message>
    <message>
        <source>{number} changed; you can undo this</source>
        <translation>{number} gewijzigd; u kunt dit ongedaan maken</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <translation>{number} gekozen</translation>
    </message>
    <message>
        <source>{number} corrected</source>
        <translation>{number} verbeterd</translation>
    </message>
    <message>
        <source>{number} deleted</source>
        <translation>{number} verwijderd</translation>
    </message>
    <message>
        <source>{number} in all; Enter looks at the evening</source>
        <translation>{number} in totaal; Enter toont de avond</translation>
    </message>
    <message>
        <source>{number} left unchanged</source>
        <translation>{number} ongewijzigd</translation>
    </message>
    <message>
        <source>{number} made</source>
        <translation>{number} gemaakt</translation>
    </message>
    <message>
        <source>{number} new</source>
        <translation>{number} nieuw</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} van {total}</translation>
    </message>
    <message>
        <source>{number} tied</source>
        <translation>{number} gelijk</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} tegen {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are not two players of this archive</source>
        <translation>{one} en {other} zijn niet twee spelers uit dit archief</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <translation>{one} en {other} kunnen niet allebei {card} getrokken hebben</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <translation>{one} en {other} zaten aan één tafel, dus ze zijn twee spelers</translation>
    </message>
    <message>
        <source>{pairs} play there; the deal would be {deal}.</source>
        <translation>Daar spelen {pairs}; het spel zou {deal} zijn.</translation>
    </message>
    <message>
        <source>{pair} has been on board {board} before</source>
        <translation>{pair} heeft spel {board} al gespeeld</translation>
    </message>
    <message>
        <source>{pair} has two handicaps</source>
        <translation>{pair} heeft twee handicaps</translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <translation>{pair} is twee keer genoemd</translation>
    </message>
    <message>
        <source>{pair} is not in the movement</source>
        <translation>{pair} staat niet in het loopschema</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee}</source>
        <translation>{payer} kan {payee} niet betalen</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee} {amount}</source>
        <translation>{payer} kan {payee} geen {amount} betalen</translation>
    </message>
    <message>
        <source>{payer} owed {payee}</source>
        <translation>{payer} was {payee} schuldig</translation>
    </message>
    <message>
        <source>{payer} owes {payee}</source>
        <translation>{payer} is {payee} schuldig</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}</source>
        <translation>{payer} is {payee} {amount} schuldig</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: {reason}</source>
        <translation>{payer} is {payee} {amount} schuldig: {reason}</translation>
    </message>
    <message>
        <source>{payer} paid {payee}</source>
        <translation>{payer} betaalde {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount}</source>
        <translation>{payer} betaalde {payee} {amount}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} on {day}</source>
        <translation>{payer} betaalde {payee} {amount} op {day}</translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <translation>{payer} betaalt {payee}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <translation>{payer} betaalt {payee} {amount}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}</source>
        <translation>{place}: hier {ours}, in het bestand {theirs}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}; both are kept</source>
        <translation>{place}: hier {ours}, in het bestand {theirs}; beide blijven</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <source>{players} lead</source>
        <translation>{players} leiden</translation>
    </message>
    <message>
        <source>{players} out</source>
        <translation>stil: {players}</translation>
    </message>
    <message>
        <source>{players} sit out</source>
        <translation>{players} zitten stil</translation>
    </message>
    <message>
        <source>{players} sits out</source>
        <translation>{players} zit stil</translation>
    </message>
    <message>
        <source>{players} win the evening</source>
        <translation>{players} winnen de avond</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <translation>{player} (u)</translation>
    </message>
    <message>
        <source>{player} and {other} change chairs</source>
        <translation>{player} en {other} wisselen van plaats</translation>
    </message>
    <message>
        <source>{player} comes in for {other}</source>
        <translation>{player} komt voor {other}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <translation>{player} geeft</translation>
    </message>
    <message>
        <source>{player} deals. {vulnerable}.</source>
        <translation>{player} geeft. {vulnerable}.</translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <translation>{player} komt erbij.</translation>
    </message>
    <message>
        <source>{player} leads</source>
        <translation>{player} leidt</translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <translation>{player} vertrekt; eerdere ronden blijven op de verzamelstaat.</translation>
    </message>
    <message>
        <source>{player} sits out; at the table are {names}</source>
        <translation>{player} zit stil; aan tafel zitten {names}</translation>
    </message>
    <message>
        <source>{player} sits {chair}</source>
        <translation>{player} zit {chair}</translation>
    </message>
    <message>
        <source>{player} wins the evening</source>
        <translation>{player} wint de avond</translation>
    </message>
    <message>
        <source>{points} agreed on: {reason}</source>
        <translation>{points} afgesproken: {reason}</translation>
    </message>
    <message>
        <source>{points} for North-South, {rest} for East-West</source>
        <translation>{points} voor Noord-Zuid, {rest} voor Oost-West</translation>
    </message>
    <message>
        <source>{points} honours</source>
        <translation>{points} honneurs</translation>
    </message>
    <message>
        <source>{points} honours held by {player}</source>
        <translation>{points} honneurs bij {player}</translation>
    </message>
    <message>
        <source>{points} points appear twice in the scale</source>
        <translation>{points} punten staan twee keer in de tabel</translation>
    </message>
    <message>
        <source>{points} points from every other result of the board</source>
        <translation>{points} punten van elk ander resultaat van het spel</translation>
    </message>
    <message>
        <source>{points} points: {plain}, vulnerable {vulnerable}</source>
        <translation>{points} punten: {plain}, kwetsbaar {vulnerable}</translation>
    </message>
    <message>
        <source>{points} to {side}</source>
        <translation>{points} voor {side}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <translation>{reason} De invoer staat alleen in het geheugen; die wordt zo snel mogelijk opgeslagen.</translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <translation>{reason} Nieuwe invoer kan niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>{round} begins with this deal; it cannot move up.</source>
        <translation>{round} begint met dit spel; het kan niet omhoog.</translation>
    </message>
    <message>
        <source>{round} ends with this deal; it cannot move down.</source>
        <translation>{round} eindigt met dit spel; het kan niet omlaag.</translation>
    </message>
    <message>
        <source>{round} is not over and does not count yet.</source>
        <translation>{round} is niet afgelopen en telt nog niet.</translation>
    </message>
    <message>
        <source>{round} is now unfinished.</source>
        <translation>{round} is nu onvoltooid.</translation>
    </message>
    <message>
        <source>{round} is stopped here</source>
        <translation>{round} stopt hier</translation>
    </message>
    <message>
        <source>{round} no longer ends</source>
        <translation>{round} eindigt niet meer</translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}</source>
        <translation>{round} eindigt nu na spel {last}</translation>
    </message>
    <message numerus="yes">
        <source>{round} now ends after deal {last}; %n deals come after the end.</source>
        <translation>
            <numerusform>{round} eindigt nu na spel {last}; %n spel komt na het einde.</numerusform>
            <numerusform>{round} eindigt nu na spel {last}; %n spellen komen na het einde.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}; one deal comes after the end.</source>
        <translation>{round} eindigt nu na spel {last}; één spel komt na het einde.</translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <translation>{round} is voor het einde gestopt.</translation>
    </message>
    <message>
        <source>{round}, IMPs</source>
        <translation>{round}, IMP’s</translation>
    </message>
    <message>
        <source>{round}, deal by deal</source>
        <translation>{round}, spel voor spel</translation>
    </message>
    <message>
        <source>{round}, deal {number}</source>
        <translation>{round}, spel {number}</translation>
    </message>
    <message>
        <source>{round}: {said}</source>
        <translation>{round}: {said}</translation>
    </message>
    <message>
        <source>{said} and {ended}</source>
        <translation>{said} en {ended}</translation>
    </message>
    <message>
        <source>{said} – paused</source>
        <translation>{said} – stilgezet</translation>
    </message>
    <message>
        <source>{said}; boards {number}</source>
        <translation>{said}; spellen {number}</translation>
    </message>
    <message>
        <source>{said}; victory points {home} to {visitors}</source>
        <translation>{said}; VP {home} tegen {visitors}</translation>
    </message>
    <message>
        <source>{said}; {points} for {side}</source>
        <translation>{said}; {points} voor {side}</translation>
    </message>
    <message>
        <source>{score} IMPs in {rounds}</source>
        <translation>{score} IMP’s in {rounds}</translation>
    </message>
    <message>
        <source>{score} against the datum {datum}, a difference of {by}: {points} IMPs</source>
        <translation>{score} tegen de datumscore {datum}, een verschil van {by}: {points} IMP’s</translation>
    </message>
    <message>
        <source>{score} against {others}, and {tie} for each of {missing} missing results: {points} of {top}; East-West {rest}</source>
        <translation>{score} tegen {others}, en {tie} voor elk van {missing} ontbrekende resultaten: {points} van {top}; Oost-West {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} IMPs</source>
        <translation>{score} tegen {others}: {points} IMP’s</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} of {top}; East-West {rest}</source>
        <translation>{score} tegen {others}: {points} van {top}; Oost-West {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {sum} / {times} = {points} IMPs</source>
        <translation>{score} tegen {others}: {sum} / {times} = {points} IMP’s</translation>
    </message>
    <message>
        <source>{score} against {others}; {results} results where there are up to {expected}: ({sum} + {tie}) x {expected} / {results} - {tie} = {points} of {top}; East-West {rest}</source>
        <translation>{score} tegen {others}; {results} resultaten waar er tot {expected} zijn: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} van {top}; Oost-West {rest}</translation>
    </message>
    <message>
        <source>{score} in {rounds}</source>
        <translation>{score} in {rounds}</translation>
    </message>
    <message>
        <source>{score} points in {rounds}</source>
        <translation>{score} punten in {rounds}</translation>
    </message>
    <message>
        <source>{seat} deals next</source>
        <translation>{seat} geeft hierna</translation>
    </message>
    <message>
        <source>{seat} keeps the score</source>
        <translation>{seat} is schrijver</translation>
    </message>
    <message>
        <source>{side}
win by {points}</source>
        <translation>{side}
winnen met {points}</translation>
    </message>
    <message>
        <source>{side}
win by {points} IMPs</source>
        <translation>{side}
winnen met {points} IMP’s</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: more than one deal can bring</source>
        <translation>{side} staan {imps} IMP’s achter: meer dan één spel kan opleveren</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: {points} more than expected make it even</source>
        <translation>{side} staan {imps} IMP’s achter: {points} meer dan verwacht maakt het gelijk</translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <translation>{side} krijgen {points}: {why}</translation>
    </message>
    <message>
        <source>{side} is 1 IMP behind: {points} points more than expected make it even.</source>
        <translation>{side} staat 1 IMP achter: {points} punten meer dan verwacht maakt het gelijk.</translation>
    </message>
    <message>
        <source>{side} is a side; who declares, {one} or {other}?</source>
        <translation>{side} is een partij; wie is leider, {one} of {other}?</translation>
    </message>
    <message>
        <source>{side} is {imps} IMPs behind, more than one deal can bring.</source>
        <translation>{side} staat {imps} IMP’s achter, meer dan één spel kan opleveren.</translation>
    </message>
    <message>
        <source>{side} is {imps} IMPs behind: {points} points more than expected make it even.</source>
        <translation>{side} staat {imps} IMP’s achter: {points} punten meer dan verwacht maakt het gelijk.</translation>
    </message>
    <message>
        <source>{side} need {points} for game</source>
        <translation>{side}: nog {points} voor de manche</translation>
    </message>
    <message>
        <source>{side} need {points} for game and rubber</source>
        <translation>{side}: nog {points} voor manche en robber</translation>
    </message>
    <message>
        <source>{side} plays</source>
        <translation>{side} speelt</translation>
    </message>
    <message>
        <source>{side} points, press for the other side</source>
        <translation>{side} punten, druk voor de andere partij</translation>
    </message>
    <message>
        <source>{side} total {points}</source>
        <translation>{side} totaal {points}</translation>
    </message>
    <message>
        <source>{side} vulnerable</source>
        <translation>{side} kwetsbaar</translation>
    </message>
    <message>
        <source>{side} win 1 IMP</source>
        <translation>{side} winnen 1 IMP</translation>
    </message>
    <message>
        <source>{side} win by {points} IMPs</source>
        <translation>{side} winnen met {points} IMP’s</translation>
    </message>
    <message>
        <source>{side} win by {points}: {hundreds} on the back score</source>
        <translation>{side} winnen met {points}: {hundreds} op de verzamelstaat</translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <translation>{side} winnen manche {number}</translation>
    </message>
    <message>
        <source>{side} win {imps} IMPs</source>
        <translation>{side} winnen {imps} IMP’s</translation>
    </message>
    <message>
        <source>{side} won the two games</source>
        <translation>{side} wonnen de twee manches</translation>
    </message>
    <message>
        <source>{side} {above} above the line</source>
        <translation>{side} {above} boven de streep</translation>
    </message>
    <message>
        <source>{side} {below} below and {above} above the line</source>
        <translation>{side} {below} onder en {above} boven de streep</translation>
    </message>
    <message>
        <source>{side} {below} below the line</source>
        <translation>{side} {below} onder de streep</translation>
    </message>
    <message>
        <source>{side} {points} on board {number}</source>
        <translation>{side} {points} op spel {number}</translation>
    </message>
    <message>
        <source>{side} {points}: {why}</source>
        <translation>{side} {points}: {why}</translation>
    </message>
    <message>
        <source>{side}: {contract}, {result}</source>
        <translation>{side}: {contract}, {result}</translation>
    </message>
    <message>
        <source>{spelling} is now {name} everywhere.</source>
        <translation>{spelling} heet nu overal {name}.</translation>
    </message>
    <message>
        <source>{step}, from a phone</source>
        <translation>{step}, van een telefoon</translation>
    </message>
    <message>
        <source>{step}, from {name}’s phone</source>
        <translation>{step}, van de telefoon van {name}</translation>
    </message>
    <message>
        <source>{table}: a row belongs to nothing</source>
        <translation>{table}: een rij hoort nergens bij</translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <translation>{table}: het totaal is beschadigd</translation>
    </message>
    <message>
        <source>{team} EW</source>
        <translation>{team} OW</translation>
    </message>
    <message>
        <source>{team} East-West</source>
        <translation>{team} Oost-West</translation>
    </message>
    <message>
        <source>{team} NS</source>
        <translation>{team} NZ</translation>
    </message>
    <message>
        <source>{team} North-South</source>
        <translation>{team} Noord-Zuid</translation>
    </message>
    <message>
        <source>{typed} is 4 spades by {player} – type a deal, then Enter</source>
        <translation>{typed} is 4 schoppen door {player} – typ een spel, dan Enter</translation>
    </message>
    <message>
        <source>{typed} is not a card, e.g. {one} or {other}</source>
        <translation>{typed} is geen kaart, bijv. {one} of {other}</translation>
    </message>
    <message>
        <source>{typed} is not one of {choices}</source>
        <translation>{typed} is geen van {choices}</translation>
    </message>
    <message>
        <source>{typed}: {fault}</source>
        <translation>{typed}: {fault}</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Entries are only in memory and saved once that window is closed.</source>
        <translation>{user} op {host} heeft het archief open in een ander venster (proces {pid}). De invoer staat alleen in het geheugen en wordt opgeslagen zodra dat venster gesloten is.</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <translation>{user} op {host} heeft het archief open in een ander venster (proces {pid}). Hier kan het alleen gelezen worden tot dat venster gesloten is.</translation>
    </message>
    <message>
        <source>{weekday} {day}</source>
        <translation>{weekday} {day}</translation>
    </message>
    <message>
        <source>{we} against {they}</source>
        <translation>{we} tegen {they}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first deal of the round, or begin a new round before it: form {form}</source>
        <translation>{what} komt te laat; zet het boven het eerste spel van de ronde, of begin ervoor een nieuwe ronde: form {form}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <translation>{what} komt te laat; zet het boven het eerste resultaat</translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <translation>voor {what} staat eerst form duplicate</translation>
    </message>
    <message>
        <source>{which} of {number}</source>
        <translation>{which} van {number}</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; commands are {commands}; scorepad help lists all</source>
        <translation>{word} is geen opdracht en geen bestand; opdrachten zijn {commands}; scorepad help noemt ze alle</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <translation>{word} is geen opdracht en geen bestand; bedoelde u {near}?</translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <translation>“{award}” is geen gemiddelde, bijv. gem, gem+, gem- of 60</translation>
    </message>
    <message>
        <source>“{board}” is not a board number</source>
        <translation>“{board}” is geen spelnummer</translation>
    </message>
    <message>
        <source>“{column}” is longer than {most} letters</source>
        <translation>“{column}” is langer dan {most} letters</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” here but “{before}” further up in the same round or evening</source>
        <translation>“{column}” is hier “{cell}” en hogerop “{before}”, in dezelfde ronde of avond</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” in this row, but should be “{ours}”</source>
        <translation>“{column}” is “{cell}” op deze regel, maar zou “{ours}” moeten zijn</translation>
    </message>
    <message>
        <source>“{contract}” by “{declarer}” with “{tricks}” tricks is not a result</source>
        <translation>“{contract}” door “{declarer}” met “{tricks}” slagen is geen resultaat</translation>
    </message>
    <message>
        <source>“{found}” does not belong here</source>
        <translation>“{found}” hoort hier niet</translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>“{found}” is geen contract, bijv. 4S, 3NT, 6HX of pass</translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <translation>“{found}” is geen bedrag, bijv. 2.50</translation>
    </message>
    <message>
        <source>“{found}” is not known here</source>
        <translation>“{found}” is hier niet bekend</translation>
    </message>
    <message>
        <source>“{line}” is not a line that scorepad writes</source>
        <translation>“{line}” is geen regel die scorepad schrijft</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <translation>“{name}” ontbreekt</translation>
    </message>
    <message>
        <source>“{name}” is missing or not of the right kind</source>
        <translation>“{name}” ontbreekt of is niet van de juiste soort</translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <translation>“{ns}” en “{ew}” zijn geen percentages</translation>
    </message>
    <message>
        <source>“{number}” is not a number with at most two decimals, up to {most}</source>
        <translation>“{number}” is geen getal tot {most} met hoogstens twee decimalen</translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <translation>“{one}” {first} en “{other}” {second} kloppen niet met elkaar; verbeter een van beide</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <translation>“{pair}” is geen paar van een team, bijv. A1 of B2</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <translation>“{pair}” is geen paar: 1 tot en met 6 letters of cijfers</translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <translation>“{points}” is geen score; scores zijn tientallen van -{most} tot en met {most}, bijv. 420</translation>
    </message>
    <message>
        <source>“{rest}” is not a result, e.g. =, +1 or -1</source>
        <translation>“{rest}” is geen resultaat, bijv. =, +1 of -1</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal</source>
        <translation>“{rest}” hoort niet bij een spel</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; X is doubled, XX redoubled</source>
        <translation>“{rest}” hoort niet bij een spel; X is doublet, XX redoublet</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; at the table are {names}</source>
        <translation>“{rest}” hoort niet bij een spel; aan tafel zitten {names}</translation>
    </message>
    <message>
        <source>“{team}” is not a team; teams go by a letter, e.g. C</source>
        <translation>“{team}” is geen team; teams hebben een letter, bijv. C</translation>
    </message>
    <message>
        <source>“{text}” is not a number of IMPs from 1 to {most}.</source>
        <translation>“{text}” is geen aantal IMP’s van 1 tot en met {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of points from 1 to {most}.</source>
        <translation>“{text}” is geen aantal punten van 1 tot en met {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount, e.g. 2.50.</source>
        <translation>“{text}” is geen bedrag, bijv. 2,50.</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <translation>“{typed}” kan op twee manieren gelezen worden; laat de komma weg</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <translation>“{typed}” kan op twee manieren gelezen worden; gebruik =, +1 of -1, of een kolom “over” of “tricks”</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <translation>“{typed}” kan niet gelezen worden</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read; e.g. 7=1, 7=1-2 or 5=6-</source>
        <translation>“{typed}” is niet te lezen; bijv. 7=1, 7=1-2 of 5=6-</translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <translation>“{typed}” kan twee datums zijn; zet het jaar voorop, bijv. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” could be {few} tricks or {many}: type {one} or {other}</source>
        <translation>“{typed}” kunnen {few} slagen zijn of {many}: typ {one} of {other}</translation>
    </message>
    <message>
        <source>“{typed}” could be {names}: type more letters</source>
        <translation>“{typed}” kan {names} zijn: typ meer letters</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line, e.g. S 4SX+1; did you mean {near}?</source>
        <translation>een regel begint niet met “{typed}”, wel bijv. met S 4SX+1; bedoelde u {near}?</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <translation>een regel begint niet met “{typed}”; regels zijn spellen, bijv. S 4SX+1, of beginnen met {words}</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; {word} is followed by a blank, not “{sign}”</source>
        <translation>een regel begint niet met “{typed}”; na {word} komt een spatie, niet “{sign}”</translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <translation>“{typed}” hoort hier niet; stop is een aparte regel</translation>
    </message>
    <message>
        <source>“{typed}” has no result above</source>
        <translation>“{typed}” heeft hierboven geen uitslag</translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>“{typed}” is meer dan een contract, bijv. 4S, 3NT, 6HX of pass</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number from 1 to {most}</source>
        <translation>“{typed}” is geen spelnummer van 1 tot en met {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a board: 1 to 9999, e.g. board 7</source>
        <translation>“{typed}” is geen spel: 1 tot en met 9999, bijv. board 7</translation>
    </message>
    <message>
        <source>“{typed}” is not a date, e.g. 2026-01-31</source>
        <translation>“{typed}” is geen datum, bijv. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}</source>
        <translation>“{typed}” is geen spel, bijv. {example} (contract, leider, resultaat) of {word}</translation>
    </message>
    <message>
        <source>“{typed}” is not a form of the game: {known}</source>
        <translation>“{typed}” is geen spelvorm: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of deals</source>
        <translation>“{typed}” is geen aantal spellen</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points</source>
        <translation>“{typed}” is geen aantal punten</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points from 1 to {most}</source>
        <translation>“{typed}” is geen aantal punten van 1 tot en met {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points that a side can hold</source>
        <translation>“{typed}” is geen aantal punten dat een partij kan hebben</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks from 0 to 13</source>
        <translation>“{typed}” is geen aantal slagen van 0 tot en met 13</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <translation>“{typed}” is geen aantal overslagen of downslagen, bijv. 1 of -2</translation>
    </message>
    <message>
        <source>“{typed}” is not a number with at most two decimals, e.g. -2.5</source>
        <translation>“{typed}” is geen getal met hoogstens twee decimalen, bijv. -2.5</translation>
    </message>
    <message>
        <source>“{typed}” is not a result: =, +1 or -1</source>
        <translation>“{typed}” is geen resultaat: =, +1 of -1</translation>
    </message>
    <message>
        <source>“{typed}” is not a round of matches, e.g. A-C B-D</source>
        <translation>“{typed}” is geen ronde van wedstrijden, bijv. A-C B-D</translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <translation>“{typed}” is geen rij van een tabel, bijv. 25 300/440 (punten, verwacht niet kwetsbaar en kwetsbaar)</translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation>“{typed}” is geen seizoen, bijv. 2026, 2025/26, 2026-09..2026-11 of all</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <translation>“{typed}” is geen plaats: N, E, S of W</translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <translation>“{typed}” is geen partij: NS of EW</translation>
    </message>
    <message>
        <source>“{typed}” is not a stake, e.g. 2.50</source>
        <translation>“{typed}” is geen inzet, bijv. 2,50</translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <translation>“{typed}” is geen manier om af te rekenen: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <translation>“{typed}” is geen heel getal, bijv. 18 of −18</translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <translation>“{typed}” is niet toegestaan in “{column}”, alleen yes of no</translation>
    </message>
    <message>
        <source>“{typed}” is not an address, e.g. 192.168.1.20:8080</source>
        <translation>“{typed}” is geen adres, bv. 192.168.1.20:8080</translation>
    </message>
    <message>
        <source>“{typed}” is not expected here</source>
        <translation>“{typed}” wordt hier niet verwacht</translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <translation>“{typed}” is te weinig op hoogte {level}: typ {down}</translation>
    </message>
    <message>
        <source>“{typed}” is unknown after {what}; possible: {choices}</source>
        <translation>“{typed}” is onbekend na {what}; mogelijk: {choices}</translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <translation>is “{typed}” {notrump}, of {suit} door {player}? Zet er een spatie tussen</translation>
    </message>
    <message>
        <source>“{typed}” is {suits}? Type {ways}</source>
        <translation>is “{typed}” {suits}? Typ {ways}</translation>
    </message>
    <message>
        <source>“{typed}” may be {cards}</source>
        <translation>“{typed}” kan {cards} zijn</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>“{word}”</translation>
    </message>
    <message>
        <source>“{word}” does not go with results of several tables; put it into a separate file</source>
        <translation>“{word}” past niet bij resultaten van meerdere tafels; zet het in een apart bestand</translation>
    </message>
    <message>
        <source>€, $, points …</source>
        <translation>€, $, punten …</translation>
    </message>
    <message>
        <source>€, points, matches…</source>
        <translation>€, punten, lucifers…</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>→ tells where a pair or the boards go next.</source>
        <translation>→ geeft aan waar een paar of de spellen daarna heen gaan.</translation>
    </message>
</context>
</TS>
