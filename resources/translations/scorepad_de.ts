<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>words</name>
    <message>
        <source> doubled</source>
        <translation> im Kontra</translation>
    </message>
    <message>
        <source> redoubled</source>
        <translation> im Rekontra</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n Boards</numerusform>
            <numerusform>%n Boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chukkers</source>
        <translation>
            <numerusform>%n Chicago</numerusform>
            <numerusform>%n Chicagos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debts of players who are not here</source>
        <translation>
            <numerusform>%n Schuld von Spielern, die nicht hier sind</numerusform>
            <numerusform>%n Schulden von Spielern, die nicht hier sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <translation>
            <numerusform>%n Faller</numerusform>
            <numerusform>%n Faller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down{doubled}, {vulnerable}</source>
        <translation>
            <numerusform>%n Faller{doubled}, {vulnerable}</numerusform>
            <numerusform>%n Faller{doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings</source>
        <translation>
            <numerusform>%n Abend</numerusform>
            <numerusform>%n Abende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings were deleted.</source>
        <translation>
            <numerusform>%n Abend wurde gelöscht.</numerusform>
            <numerusform>%n Abende wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings were restored.</source>
        <translation>
            <numerusform>%n Abend wurde wiederhergestellt.</numerusform>
            <numerusform>%n Abende wurden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtricks{doubled}, {vulnerable}</source>
        <translation>
            <numerusform>%n Überstich{doubled}, {vulnerable}</numerusform>
            <numerusform>%n Überstiche{doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n Paare</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n Ergebnis</numerusform>
            <numerusform>%n Ergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds or more</source>
        <translation>
            <numerusform>%n Runde oder mehr</numerusform>
            <numerusform>%n Runden oder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubbers</source>
        <translation>
            <numerusform>%n Rubber</numerusform>
            <numerusform>%n Rubber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sit out, and at most {most} can</source>
        <translation>
            <numerusform>%n setzt aus, und höchstens {most} können es</numerusform>
            <numerusform>%n setzen aus, und höchstens {most} können es</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n Teams</numerusform>
            <numerusform>%n Teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump honours in one hand</source>
        <translation>
            <numerusform>%n Trumpfhonneur in einer Hand</numerusform>
            <numerusform>%n Trumpfhonneurs in einer Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About scorepad</source>
        <translation>&amp;Über scorepad</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dazu</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <translation>&amp;Ausgleich…</translation>
    </message>
    <message>
        <source>&amp;As many as you like</source>
        <translation>So viele, wie Sie &amp;mögen</translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <translation>&amp;Abrechnung…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Sicherungen…</translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <translation>So sitzend &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Begin the next as</source>
        <translation>&amp;Das nächste anfangen als</translation>
    </message>
    <message>
        <source>&amp;Bidding pad</source>
        <translation>Biet&amp;kasten</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Board</translation>
    </message>
    <message>
        <source>&amp;Boards in a round</source>
        <translation>Bo&amp;ards je Runde</translation>
    </message>
    <message>
        <source>&amp;Calm colours at the table</source>
        <translation>Ruhige Farben am &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Cards for the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chukker of four deals (Chicago)</source>
        <translation>&amp;Chicago, vier Spiele</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Colours and letters</source>
        <translation>Farben und &amp;Buchstaben</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <translation>&amp;Kontrakte</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>Einzelheiten &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy of</source>
        <translation>&amp;Kopie vom</translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <translation>Das Spiel &amp;berichtigen</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <translation>&amp;Kreuztabelle</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <translation>&amp;Datumscore</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Spiele</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Deleted evenings…</source>
        <translation>&amp;Gelöschte Abende…</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Draw for partners…</source>
        <translation>Partner aus&amp;losen…</translation>
    </message>
    <message>
        <source>&amp;Duplicate boards</source>
        <translation>&amp;Turnierboards</translation>
    </message>
    <message>
        <source>&amp;Earlier evenings…</source>
        <translation>&amp;Frühere Abende…</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Eintragen</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>&amp;Abend</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Extra amount…</source>
        <translation>Zusatz&amp;betrag…</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>Wo&amp;für</translation>
    </message>
    <message>
        <source>&amp;Form and options…</source>
        <translation>Spielar&amp;t und Regeln…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Damit &amp;weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <translation>&amp;Hilfe…</translation>
    </message>
    <message>
        <source>&amp;Hide until all results are in</source>
        <translation>&amp;Verbergen, bis alle Ergebnisse da sind</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>Ver&amp;lauf…</translation>
    </message>
    <message>
        <source>&amp;How many rounds</source>
        <translation>Wie &amp;viele Runden</translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <translation>Wie &amp;viel</translation>
    </message>
    <message>
        <source>&amp;Hundreds, as on the back score: 18 and −18</source>
        <translation>&amp;Hunderter wie in der Abrechnung: 18 und −18</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMPs</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points</source>
        <translation>&amp;IMPs gegen die Punkte</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <translation>&amp;IMPs gegen die Figurenpunkte</translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <translation>Ein vergessenes Spiel davor &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Meinen &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>&amp;Money is paid for</source>
        <translation>&amp;Geld geht nach</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <translation>&amp;Mehr zum Spiel</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>Mo&amp;vement</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Neuer Abend…</translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <translation>&amp;Nächste Boards</translation>
    </message>
    <message>
        <source>&amp;Next chukker</source>
        <translation>&amp;Nächstes Chicago</translation>
    </message>
    <message>
        <source>&amp;Next rubber</source>
        <translation>&amp;Nächster Rubber</translation>
    </message>
    <message>
        <source>&amp;Pad</source>
        <translation>&amp;Kasten</translation>
    </message>
    <message>
        <source>&amp;Passed out</source>
        <translation>&amp;Durchgepasst</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;Points: the total of a side, beside both its players</source>
        <translation>&amp;Punkte: die Summe einer Seite, bei ihren beiden Spielern</translation>
    </message>
    <message>
        <source>&amp;Print into a PDF…</source>
        <translation>In ein PDF &amp;drucken…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <translation>Diesen Stand &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <translation>&amp;Ergebnis des Abends…</translation>
    </message>
    <message>
        <source>&amp;Rubber</source>
        <translation>&amp;Rubber</translation>
    </message>
    <message>
        <source>&amp;Same as last time: {names}</source>
        <translation>&amp;Wie beim letzten Mal: {names}</translation>
    </message>
    <message>
        <source>&amp;Same partners</source>
        <translation>&amp;Gleiche Partner</translation>
    </message>
    <message>
        <source>&amp;Save it as PDF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <translation>&amp;Rangliste von diesen</translation>
    </message>
    <message>
        <source>&amp;Standings…</source>
        <translation>&amp;Rangliste…</translation>
    </message>
    <message>
        <source>&amp;Stop it here</source>
        <translation>Hier &amp;aufhören</translation>
    </message>
    <message>
        <source>&amp;Stop it here, with its premiums</source>
        <translation>Hier &amp;aufhören, mit Prämien</translation>
    </message>
    <message>
        <source>&amp;Strong contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the file&apos;s version</source>
        <translation>Den aus der &amp;Datei nehmen</translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <translation>&amp;Dieser Abend…</translation>
    </message>
    <message>
        <source>&amp;Tonight</source>
        <translation>&amp;Heute Abend</translation>
    </message>
    <message>
        <source>&amp;Two spellings of a player…</source>
        <translation>&amp;Zwei Schreibweisen eines Spielers…</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Übliche Größe</translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <translation>&amp;Siegpunkte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Ans&amp;icht</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>&amp;Was wäre, wenn…</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Wann</translation>
    </message>
    <message>
        <source>&amp;Who dealt it</source>
        <translation>Wer geteilt &amp;hat</translation>
    </message>
    <message>
        <source>&amp;Who is playing?</source>
        <translation>&amp;Wer spielt?</translation>
    </message>
    <message>
        <source>&amp;Who owes</source>
        <translation>&amp;Wer schuldet</translation>
    </message>
    <message>
        <source>&amp;Why this figure?</source>
        <translation>&amp;Warum diese Zahl?</translation>
    </message>
    <message>
        <source>* Corrected after its round was over.</source>
        <translation>* Nach dem Ende der Runde berichtigt.</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>one round after another</comment>
        <translation>, dann </translation>
    </message>
    <message>
        <source>1 club</source>
        <translation>1 Treff</translation>
    </message>
    <message>
        <source>1 diamond</source>
        <translation>1 Karo</translation>
    </message>
    <message>
        <source>1 heart</source>
        <translation>1 Coeur</translation>
    </message>
    <message>
        <source>1 notrump</source>
        <translation>1 Sans Atout</translation>
    </message>
    <message>
        <source>1 overtrick{doubled}, {vulnerable}</source>
        <translation>1 Überstich{doubled}, {vulnerable}</translation>
    </message>
    <message>
        <source>1 spade</source>
        <translation>1 Pik</translation>
    </message>
    <message>
        <source>10H</source>
        <translation>10C</translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <translation>4pn, 3sao+1, 5kxw-2, 4c von nord xx, 6ts h100n, vier pik süd gemacht 5, 3sa ost 11 Stiche, 2k west zwei Faller, durchgepasst</translation>
    </message>
    <message>
        <source>50 for a part-score on deals &amp;1 to 3</source>
        <translation>50 für einen Teilkontrakt in den Spielen &amp;1 bis 3</translation>
    </message>
    <message>
        <source>50 for a part-score on deals 1 to 3</source>
        <translation>50 für einen Teilkontrakt in den Spielen 1 bis 3</translation>
    </message>
    <message>
        <source>? scores nothing until its points are entered: {deals}</source>
        <translation>? zählt nichts, bis die Punkte genannt sind: {deals}</translation>
    </message>
    <message>
        <source>? {ns} against {ew}: {doubt}.</source>
        <translation>? {ns} gegen {ew}: {doubt}.</translation>
    </message>
    <message>
        <source>A &amp;passed-out deal counts and is not dealt again</source>
        <translation>Ein &amp;durchgepasstes Spiel zählt und wird nicht neu geteilt</translation>
    </message>
    <message>
        <source>A b&amp;etter result</source>
        <translation>Das bess&amp;ere Ergebnis</translation>
    </message>
    <message>
        <source>A backup is made on every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <translation>An jedem Spieltag entsteht eine Kopie; 7 tägliche und 8 wöchentliche bleiben. Zurückholen lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>A card for each pair</source>
        <translation>Ein Zettel für jedes Paar</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>A change applies to the whole round: its deals are scored again.</source>
        <translation>Eine Änderung gilt für die ganze Runde: Was darin gespielt wurde, wird neu gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: after the fourth the cycle begins again.</source>
        <translation>
            <numerusform>Ein Chicago hat %n Spiel: Nach dem vierten beginnt die Reihe von vorn.</numerusform>
            <numerusform>Ein Chicago hat %n Spiele: Nach dem vierten beginnt die Reihe von vorn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: on the fifth nobody is vulnerable, on the sixth both sides are.</source>
        <translation>
            <numerusform>Ein Chicago hat %n Spiel: Im fünften ist niemand in Gefahr, im sechsten beide Seiten.</numerusform>
            <numerusform>Ein Chicago hat %n Spiele: Im fünften ist niemand in Gefahr, im sechsten beide Seiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A chukker has four deals.</source>
        <translation>Ein Chicago hat vier Spiele.</translation>
    </message>
    <message>
        <source>A click or Space turns one card, Enter all of them. The two highest are partners, and the highest deals first.</source>
        <translation>Ein Klick oder die Leertaste deckt eine Karte auf, Enter alle. Die zwei höchsten sind Partner, und die höchste teilt zuerst.</translation>
    </message>
    <message>
        <source>A currency has at most {most} letters.</source>
        <translation>Eine Währung hat höchstens {most} Buchstaben.</translation>
    </message>
    <message>
        <source>A deal</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <translation>Ein anderer Stand eines Abends</translation>
    </message>
    <message>
        <source>A forgotten deal, before {deal}:</source>
        <translation>Ein vergessenes Spiel, vor {deal}:</translation>
    </message>
    <message>
        <source>A game earns {plain}, {vulnerable} for a side that is vulnerable.</source>
        <translation>Eine Manche bringt {plain}, einer Seite in Gefahr {vulnerable}.</translation>
    </message>
    <message>
        <source>A name, a note, 2019…</source>
        <translation>Ein Name, eine Notiz, 2019…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Ein neuer Abend</translation>
    </message>
    <message>
        <source>A new evening today: the same players, the same agreements</source>
        <translation>Ein neuer Abend heute: die gleichen Spieler, die gleichen Regeln</translation>
    </message>
    <message>
        <source>A number from {least} to {most}, not “{typed}”.</source>
        <translation>Eine Zahl von {least} bis {most}, nicht „{typed}“.</translation>
    </message>
    <message>
        <source>A part-score earns 50, a game {plain}, {vulnerable} for a side that is vulnerable. There are no honours.</source>
        <translation>Ein Teilkontrakt bringt 50, eine Manche {plain}, einer Seite in Gefahr {vulnerable}. Honneurs gibt es nicht.</translation>
    </message>
    <message>
        <source>A part-score on the deals before it earns 50.</source>
        <translation>Ein Teilkontrakt in den Spielen davor bringt 50.</translation>
    </message>
    <message>
        <source>A part-score on the last deal earns 100.</source>
        <translation>Ein Teilkontrakt im letzten Spiel bringt 100.</translation>
    </message>
    <message>
        <source>A passed-out deal counts and is not dealt again.</source>
        <translation>Ein durchgepasstes Spiel zählt und wird nicht neu geteilt.</translation>
    </message>
    <message>
        <source>A passed-out deal scores nothing, and the turn to deal passes on.</source>
        <translation>Ein durchgepasstes Spiel bringt nichts, und der Nächste teilt.</translation>
    </message>
    <message>
        <source>A result belongs to its board and its pairs; type these with it: 3 1-2 4sn</source>
        <translation>Ein Ergebnis gehört zu seinem Board und seinen Paaren; geben Sie diese mit ein: 3 1-2 4sn</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <translation>Ein Anschreibeblock für Bridge zu Hause.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is named.</source>
        <translation>Ein Anschreibeblock für Bridge. Ohne einen Befehl öffnet sich das Fenster, mit dem Abend in FILE, wenn eine Datei genannt ist, sonst wie es verlassen wurde.</translation>
    </message>
    <message>
        <source>A separate &amp;evening</source>
        <translation>Ein &amp;eigener Abend</translation>
    </message>
    <message numerus="yes">
        <source>A set has %n boards.</source>
        <translation>
            <numerusform>Ein Boardsatz hat %n Board.</numerusform>
            <numerusform>Ein Boardsatz hat %n Boards.</numerusform>
        </translation>
    </message>
    <message>
        <source>A title has at most {most} letters.</source>
        <translation>Ein Titel hat höchstens {most} Buchstaben.</translation>
    </message>
    <message>
        <source>A&amp;ll paid</source>
        <translation>A&amp;lles ist bezahlt</translation>
    </message>
    <message>
        <source>About scorepad</source>
        <translation>Über scorepad</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Ausgleiche</translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <translation>Nach einem durchgepassten Spiel teilt derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>After that: {pairings}</source>
        <translation>Danach: {pairings}</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Against {pair}: {points} of {most}; {boards}</source>
        <translation>Gegen {pair}: {points} von {most}; {boards}</translation>
    </message>
    <message>
        <source>Against {pair}: {points}; {boards}</source>
        <translation>Gegen {pair}: {points}; {boards}</translation>
    </message>
    <message>
        <source>Against: {what}</source>
        <translation>Gegen: {what}</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Vereinbart</translation>
    </message>
    <message>
        <source>Agreed: {terms}.</source>
        <translation>Vereinbart: {terms}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deals are played</source>
        <translation>
            <numerusform>%n Spiel ist gespielt</numerusform>
            <numerusform>Alle %n Spiele sind gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Alle Abende</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All pairs in one &amp;list</source>
        <translation>Alle Paare in einer &amp;Liste</translation>
    </message>
    <message>
        <source>All results are in. Click one to correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All results, board by board</source>
        <translation>Alle Ergebnisse, Board für Board</translation>
    </message>
    <message>
        <source>All the years</source>
        <translation>Alle Jahre</translation>
    </message>
    <message>
        <source>Among earlier evenings, and in the standings</source>
        <translation>In früheren Abenden und in der Rangliste</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>An earlier deal, of {round}</source>
        <translation>Ein früheres Spiel, aus {round}</translation>
    </message>
    <message>
        <source>An evening of bridge</source>
        <translation>Ein Bridgeabend</translation>
    </message>
    <message>
        <source>An evening of bridge is on</source>
        <translation>Ein Bridgeabend ist im Gang</translation>
    </message>
    <message>
        <source>An evening without a date</source>
        <translation>Ein Abend ohne Datum</translation>
    </message>
    <message>
        <source>An old evening</source>
        <translation>Ein alter Abend</translation>
    </message>
    <message>
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <translation>Ein unvollendeter &amp;Teilkontrakt zählt 100, nicht 50</translation>
    </message>
    <message>
        <source>An&amp;other session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Ann &amp; Bob</source>
        <translation>Anna &amp; Bernd</translation>
    </message>
    <message>
        <source>Another b&amp;oard…</source>
        <translation>Ein anderes B&amp;oard…</translation>
    </message>
    <message>
        <source>Any form</source>
        <translation>Jede Spielart</translation>
    </message>
    <message>
        <source>Any form but IMPs</source>
        <translation>Jede Spielart ohne IMPs</translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <translation>Honneurs: Wer sie hat, darf sie nach der Reizung ansagen, am besten nach dem Spiel, denn es verrät, wo die Karten sind. Jede der vier Hände kann sie haben, und sie zählen, ob der Kontrakt erfüllt ist oder nicht (§§ 72 und 81).</translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <translation>&amp;Für</translation>
    </message>
    <message>
        <source>As here</source>
        <translation>Wie er hier ist</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>As in {file}</source>
        <translation>Wie in {file}</translation>
    </message>
    <message>
        <source>At several &amp;tables…</source>
        <translation>An mehreren &amp;Tischen…</translation>
    </message>
    <message>
        <source>At several tables type an average instead: ave+ ave-</source>
        <translation>An mehreren Tischen tippen Sie stattdessen einen Durchschnitt: ave+ ave-</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>At the end of a rubber</source>
        <translation>Am Ende eines Rubbers</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <translation>IMPs in einer Runde, im Mittel</translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <translation>Hunderter in einer Runde, im Mittel</translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <translation>IMPs netto je Spiel, im Mittel</translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <translation>Punkte netto je Spiel, im Mittel</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back score</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <translation>In der Abrechnung geht die Differenz jeder Runde an jeden Spieler, in Hundertern, 50 aufgerundet: Den Gewinnern wird sie gutgeschrieben, den Verlierern abgezogen, und wer aussetzt, hat 0.</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Zurück zum Block</translation>
    </message>
    <message>
        <source>Back to the standings</source>
        <translation>Zurück zur Rangliste</translation>
    </message>
    <message>
        <source>Back to the standings (Esc)</source>
        <translation>Zurück zur Rangliste (Esc)</translation>
    </message>
    <message>
        <source>Back to the standings of all evenings</source>
        <translation>Zurück zur Rangliste aller Abende</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <translation>Er kann auch in Kopien früherer Tage stehen.</translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <translation>Kopien der letzten Tage und Wochen, an denen Sie gespielt haben, liegen im Ordner {folder}</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Be&amp;gin</source>
        <translation>A&amp;nfangen</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Vor dem ersten Spiel</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Bidding pad</source>
        <translation>Bietkasten</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Größter Gewinn</translation>
    </message>
    <message>
        <source>Bl&amp;ank sheets…</source>
        <translation>Lee&amp;re Blöcke…</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Nur Schwarz</translation>
    </message>
    <message>
        <source>Blank sheets, in the same menu, prints pads and cards to score by hand, and a card of all scores.</source>
        <translation>Leere Blöcke, im selben Menü, hat Blöcke und Zettel zum Anschreiben von Hand, und eine Karte mit allen Zahlen, die daneben liegt.</translation>
    </message>
    <message>
        <source>Blank: back score</source>
        <translation>Leer: Abrechnung</translation>
    </message>
    <message>
        <source>Blank: four-deal pad</source>
        <translation>Leer: Block für vier Spiele</translation>
    </message>
    <message>
        <source>Blank: private score card</source>
        <translation>Leer: eigener Notizzettel</translation>
    </message>
    <message>
        <source>Blank: rubber pad</source>
        <translation>Leer: Rubberblock</translation>
    </message>
    <message>
        <source>Blank: score slips</source>
        <translation>Leer: Ergebniszettel</translation>
    </message>
    <message>
        <source>Blank: travellers</source>
        <translation>Leer: Boardzettel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board}, {ns} against {ew}: {result}</source>
        <translation>Board {board}, {ns} gegen {ew}: {result}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}</source>
        <translation>Board {board}, {ns}-{ew}: {deal} ergibt {ours}, in der Datei {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}, which counts</source>
        <translation>Board {board}, {ns}-{ew}: {deal} ergibt {ours}, in der Datei {theirs}; dies zählt</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <translation>Board {board}, {ns}-{ew}: {fault}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <translation>Board {board}, {ns}-{ew}: {fault}; die Punkte {score} zählen</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <translation>Board {board}, {ns}-{ew}: nach unserer Rechnung {ours}, in der Datei {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <translation>Board {board}, {ns}-{ew}: nach unserer Rechnung {ours}, in der Datei {theirs}; übernommen als {award}</translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <translation>Board {board}: die Paare und ihr Ergebnis, z. B. {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew} – type their result, such as 4sn+1</source>
        <translation>Board {board}: {ns} gegen {ew} – tippen Sie ihr Ergebnis, etwa 4pn+1</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Board {number}</translation>
    </message>
    <message>
        <source>Board {number}: {dealer} deals, {vulnerable} vulnerable</source>
        <translation>Board {number}: {dealer} teilt, in Gefahr: {vulnerable}</translation>
    </message>
    <message>
        <source>Board {number}: {player} deals</source>
        <translation>Board {number}: {player} teilt</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Boards are compared with other tables: they are not on the back score, and nobody pays for them.</source>
        <translation>Boards werden mit anderen Tischen verglichen: Sie stehen nicht in der Abrechnung, und niemand zahlt für sie.</translation>
    </message>
    <message>
        <source>Boards at several tables</source>
        <translation>Boards an mehreren Tischen</translation>
    </message>
    <message>
        <source>Boards compared</source>
        <translation>Verglichene Boards</translation>
    </message>
    <message>
        <source>Boards of the pair</source>
        <translation>Boards des Paars</translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <translation>Boards mit &amp;weniger Ergebnissen</translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <translation>Boards {number}</translation>
    </message>
    <message>
        <source>Boards {number}, in IMPs</source>
        <translation>Boards {number}, in IMPs</translation>
    </message>
    <message>
        <source>Boards: the number gives dealer and vulnerability.</source>
        <translation>Boards: Die Nummer sagt, wer teilt und wer in Gefahr ist.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Prämie</translation>
    </message>
    <message>
        <source>Both sides are even</source>
        <translation>Beide Seiten sind gleich</translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <translation>Beide Seiten sind in Gefahr</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <translation>Der &amp;Reihe nach</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Abgebrochen; nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Card of all scores</source>
        <translation>Karte mit allen Zahlen</translation>
    </message>
    <message>
        <source>Carr&amp;y all over</source>
        <translation>Alles &amp;übertragen</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Übertragen</translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <translation>Von einem früheren Abend übertragen</translation>
    </message>
    <message>
        <source>Carry over</source>
        <translation>Übertragen</translation>
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
        <translation>Ände&amp;rn…</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <translation>Ä&amp;ndern…</translation>
    </message>
    <message>
        <source>Change part&amp;ners</source>
        <translation>&amp;Partner wechseln</translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <translation>K&amp;urven</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Chicago</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Chicago and duplicate bonuses</source>
        <translation>Chicago- und Turnierprämien</translation>
    </message>
    <message>
        <source>Chicago chukker</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Choose a deal in the list first</source>
        <translation>Wählen Sie zuerst ein Spiel in der Liste</translation>
    </message>
    <message>
        <source>Choose the contract, or Pass where all four passed.</source>
        <translation>Wählen Sie den Kontrakt, oder Passe, wenn alle vier gepasst haben.</translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <translation>Noch einmal dieselbe Spalte dreht die Reihenfolge um</translation>
    </message>
    <message>
        <source>Chukker of four deals (Ca&amp;vendish)</source>
        <translation>Chicago in der Ca&amp;vendish-Form</translation>
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
        <translation>Chicago {number}, in IMPs</translation>
    </message>
    <message>
        <source>Chukkers in Cavendish form: nobody is vulnerable on the first deal, the dealer&apos;s opponents on the second and third, both sides on the fourth.</source>
        <translation>Chicagos in der Cavendish-Form: Im ersten Spiel ist niemand in Gefahr, im zweiten und dritten die Gegner des Teilers, im vierten beide Seiten.</translation>
    </message>
    <message>
        <source>Chukkers in Chicago form: nobody is vulnerable on the first deal, the dealer&apos;s side on the second and third, both sides on the fourth.</source>
        <translation>Chicagos: Im ersten Spiel ist niemand in Gefahr, im zweiten und dritten die Seite des Teilers, im vierten beide Seiten.</translation>
    </message>
    <message>
        <source>Chukkers: nobody is vulnerable on the first deal, the dealer&apos;s side on the second and third, both sides on the fourth.</source>
        <translation>Chicagos: Im ersten Spiel ist niemand in Gefahr, im zweiten und dritten die Seite des Teilers, im vierten beide Seiten.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Click a board in the list, or type its number too: 3 4sn</source>
        <translation>Klicken Sie ein Board der Liste an, oder tippen Sie seine Nummer davor: 3 4pn</translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <translation>Klicken, um Namen und Plätze einzutragen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Schließen und verlieren</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakte</translation>
    </message>
    <message>
        <source>Contracts made (%)</source>
        <translation>Erfüllte Kontrakte (%)</translation>
    </message>
    <message>
        <source>Contracts played and made</source>
        <translation>Kontrakte, gespielt und erfüllt</translation>
    </message>
    <message>
        <source>Contracts played: by the player, or by either of two partners</source>
        <translation>Gespielte Kontrakte: vom Spieler oder von einem der beiden Partner</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <translation>Das &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copied: paste it into an e-mail.</source>
        <translation>Kopiert: Sie können es in eine E-Mail einfügen.</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy the deals as a ta&amp;ble</source>
        <translation>Spiele als Tabe&amp;lle kopieren</translation>
    </message>
    <message>
        <source>Correct the deal</source>
        <translation>Das Spiel berichtigen</translation>
    </message>
    <message>
        <source>Correct: {deal}</source>
        <translation>Berichtigen: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}:</source>
        <translation>Berichtigt wird {deal}:</translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer&apos;s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <translation>Zählen Sie Ass 4, König 3, Dame 2, Bube 1: Die 40 Punkte des Blatts teilen sich die zwei Seiten. Tippen Sie die der Seite des Alleinspielers hinter das Spiel, 4pn+1 23p, oder sagen Sie, wessen es sind: ns 23p oder ow 17p. Ein Spiel ohne Punkte zählt nichts und fragt danach.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Cut for par&amp;tners before each round</source>
        <translation>Vor jeder Runde Par&amp;tner ziehen</translation>
    </message>
    <message>
        <source>D&amp;uplicate boards</source>
        <translation>T&amp;urnierboards</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Spiel für Spiel</translation>
    </message>
    <message>
        <source>Deal of the evening</source>
        <translation>Spiel des Abends</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Deal {number}, {dealer} deals, {vulnerable} vulnerable</source>
        <translation>Spiel {number}, {dealer} teilt, in Gefahr: {vulnerable}</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals</source>
        <translation>Spiel {number}: {player} teilt</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Teiler</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Deals &amp;next</source>
        <translation>Teilt als &amp;Nächster</translation>
    </message>
    <message>
        <source>Deals at the table, passed-out deals included</source>
        <translation>Spiele am Tisch, auch durchgepasste</translation>
    </message>
    <message>
        <source>Deals next</source>
        <translation>Teilt als Nächster</translation>
    </message>
    <message>
        <source>Dearest penalty</source>
        <translation>Teuerste Strafe</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Alleinspiel</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Dele&amp;te deal</source>
        <translation>Spiel lösc&amp;hen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Deleted evenings</source>
        <translation>Gelöschte Abende</translation>
    </message>
    <message>
        <source>Deleted evenings are kept here. You may erase one after 30 days; the program never does.</source>
        <translation>Gelöschte Abende bleiben hier. Nach 30 Tagen dürfen Sie einen endgültig löschen; das Programm tut es nie.</translation>
    </message>
    <message>
        <source>Deleted: {deal}.</source>
        <translation>Gelöscht: {deal}.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Wieder getan: {step}</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Doubled and made</source>
        <translation>Im Kontra erfüllt</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Faller</translation>
    </message>
    <message>
        <source>Dra&amp;w for partners…</source>
        <translation>Partner aus&amp;losen…</translation>
    </message>
    <message>
        <source>Dra&amp;w for us</source>
        <translation>Für uns &amp;ziehen</translation>
    </message>
    <message>
        <source>Dra&amp;w once more</source>
        <translation>Noch einmal &amp;ziehen</translation>
    </message>
    <message>
        <source>Dra&amp;w…</source>
        <translation>Aus&amp;losen…</translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <translation>Es ist Zeit, wieder Partner auszulosen.</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Duplicate boards</source>
        <translation>Turnierboards</translation>
    </message>
    <message>
        <source>Duplicate boards: every board is scored separately; its number gives dealer and vulnerability.</source>
        <translation>Turnierbridge: Jedes Board zählt für sich, mit Teiler und Gefahr nach seiner Nummer.</translation>
    </message>
    <message>
        <source>E&amp;xact points</source>
        <translation>&amp;Genaue Punkte</translation>
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
        <translation>IMPs OW</translation>
    </message>
    <message>
        <source>EW points</source>
        <translation>Punkte OW</translation>
    </message>
    <message>
        <source>Each board is scored separately, without honours.</source>
        <translation>Jedes Board für sich, ohne Honneurs.</translation>
    </message>
    <message>
        <source>Each deal is compared with the expected score of the side with more points; the difference counts in IMPs.</source>
        <translation>Jedes Spiel wird mit dem verglichen, was die Punkte der stärkeren Seite erwarten lassen; der Unterschied zählt in IMPs.</translation>
    </message>
    <message>
        <source>Each deal is compared with the score its points should make.</source>
        <translation>Jedes Spiel gegen das, was die besseren Karten bringen sollten.</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Frühere Abende</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>East</source>
        <comment>to sit</comment>
        <translation>Ost</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Ost-West</translation>
    </message>
    <message>
        <source>End the evenin&amp;g</source>
        <translation>Abend been&amp;den</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a stake to see who pays whom.</source>
        <translation>Geben Sie einen Einsatz ein, um zu sehen, wer wem zahlt.</translation>
    </message>
    <message>
        <source>Enter an evening of which only the results are known</source>
        <translation>Einen Abend aufschreiben, von dem nur die Ergebnisse bekannt sind</translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <translation>Enter, oder ein Doppelklick, auf einer Zahl zeigt, was dahinter steht. Ein Klick auf eine Überschrift, oder {key}, ordnet danach.</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Das Spiel eintragen</translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <translation>Schreiben Sie auf, was wenigstens eine Runde brachte.</translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <translation>{deal} eintragen</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <translation>Ein Spiel eintragen</translation>
    </message>
    <message>
        <source>Erase for &amp;good…</source>
        <translation>Endgültig &amp;löschen…</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Erase this evening for good?</source>
        <translation>Diesen Abend endgültig löschen?</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc again closes this and discards your entry.</source>
        <translation>Noch einmal Esc schließt dies, und was Sie hier getippt haben, ist verloren.</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Evening {done} of {total}</source>
        <translation>Abend {done} von {total}</translation>
    </message>
    <message>
        <source>Evening, for scorepad (*.scorepad)</source>
        <translation>Abend, für scorepad (*.scorepad)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)</source>
        <translation>Abende und Blöcke (*.scorepad *.txt *.pbn *.xml *.csv)</translation>
    </message>
    <message>
        <source>Evenings restored: {number} of {all}.</source>
        <translation>Wiederhergestellte Abende: {number} von {all}.</translation>
    </message>
    <message>
        <source>Evenings they played</source>
        <translation>Gespielte Abende</translation>
    </message>
    <message>
        <source>Evenings unchanged: {number}.</source>
        <translation>Unveränderte Abende: {number}.</translation>
    </message>
    <message>
        <source>Evenings: {counts}</source>
        <translation>Abende: {counts}</translation>
    </message>
    <message>
        <source>Every deal is saved when it is entered, in the file {file}</source>
        <translation>Jedes Spiel ist gespeichert, sobald es eingetragen ist, in der Datei {file}</translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <translation>Jedes Spiel zählt für sich: Eine Manche bringt gleich {game} Punkte.</translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <translation>Jeder Teilkontrakt bringt 50.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <translation>Das Ziehen: Jeder zieht eine Karte aus dem aufgefächerten Blatt. Der Rang geht vor der Farbe, Ass ist hoch; bei gleichen Karten geht Pik vor Coeur, Karo und Treff. Die zwei höchsten spielen zusammen, und die höchste teilt zuerst (§§ 1 bis 3).</translation>
    </message>
    <message>
        <source>Everyone has played with everyone.</source>
        <translation>Jeder hat mit jedem gespielt.</translation>
    </message>
    <message>
        <source>Everything is paid or carried over.</source>
        <translation>Alles ist bezahlt oder übertragen.</translation>
    </message>
    <message>
        <source>Everything is paid.</source>
        <translation>Alles ist bezahlt.</translation>
    </message>
    <message>
        <source>Everything is saved at once. Every step can be undone; any earlier deal can be corrected, moved or deleted in the list of deals.</source>
        <translation>Nichts muss gespeichert oder bestätigt werden. Jeder Schritt lässt sich zurücknehmen, und jedes frühere Spiel in der Liste der Spiele berichtigen, verschieben oder herausnehmen.</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Explain every figure</source>
        <translation>Jede Zahl erklären</translation>
    </message>
    <message>
        <source>Extra amounts</source>
        <translation>Weitere Beträge</translation>
    </message>
    <message>
        <source>Files saved from it are kept.</source>
        <translation>In Dateien, die davon gespeichert wurden, bleibt er.</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Spieler suchen</translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <translation>Fünf Spieler wechseln nach jedem Spiel die Plätze, damit jeder mit jedem spielt.</translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <translation>In fünf Runden spielt jeder mit jedem und setzt einmal aus.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>For a contract that is made</source>
        <translation>Für einen erfüllten Kontrakt</translation>
    </message>
    <message>
        <source>For making it {doubled}</source>
        <translation>Dafür, dass es {doubled} erfüllt ist</translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <translation>C&amp;hicago, vier Spiele</translation>
    </message>
    <message>
        <source>Four deals, Ca&amp;vendish</source>
        <translation>Vier Spiele, Ca&amp;vendish</translation>
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
        <source>Frequencies (N-S points): {scores}</source>
        <translation>Wie oft, mit den Punkten für Nord-Süd: {scores}</translation>
    </message>
    <message>
        <source>Friday evening</source>
        <translation>Freitagabend</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From before</source>
        <translation>Von früher</translation>
    </message>
    <message>
        <source>From board {number}: {names}</source>
        <translation>Ab Board {number}: {names}</translation>
    </message>
    <message>
        <source>From deal {number}: {names}</source>
        <translation>Ab Spiel {number}: {names}</translation>
    </message>
    <message>
        <source>From now on both names are one player everywhere. Nothing is lost: you can undo it.</source>
        <translation>Von jetzt an sind beide Namen überall ein Spieler. Nichts geht verloren: Es lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>From the &amp;beginning of the round</source>
        <translation>So saßen sie von &amp;Anfang an: in allem, was gespielt ist</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;beginning: the %n deals so far count as {players}&apos;s</source>
        <translation>
            <numerusform>So saßen sie von &amp;Anfang an: Das %n Spiel bisher zählt für {players}</numerusform>
            <numerusform>So saßen sie von &amp;Anfang an: Die %n Spiele bisher zählen für {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;beginning: the deal played counts as {players}&apos;s</source>
        <translation>So saßen sie von &amp;Anfang an: Das gespielte Spiel zählt für {players}</translation>
    </message>
    <message>
        <source>From the &amp;next deal; earlier deals are not affected</source>
        <translation>Ab dem &amp;nächsten Spiel; frühere Spiele bleiben unberührt</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;next deal; the %n deals so far stay with {players}</source>
        <translation>
            <numerusform>Ab dem &amp;nächsten Spiel: Das %n bisherige Spiel bleibt bei {players}</numerusform>
            <numerusform>Ab dem &amp;nächsten Spiel: Die %n bisherigen Spiele bleiben bei {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;next deal; the last one stays with {players}</source>
        <translation>Ab dem &amp;nächsten Spiel: Das gespielte Spiel bleibt bei {players}</translation>
    </message>
    <message>
        <source>From the next round. Earlier deals are not affected.</source>
        <translation>Ab der nächsten Runde. Frühere Spiele bleiben unberührt.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Mancheprämie</translation>
    </message>
    <message>
        <source>Game, {game} or more for its tricks</source>
        <translation>Manche, {game} oder mehr für die Stiche</translation>
    </message>
    <message>
        <source>Game: {game} points below the line, in one or more deals. Then a line is drawn and part-scores start again; the winner is vulnerable.</source>
        <translation>{game} Punkte unter dem Strich, in einem Spiel oder mehreren, sind eine Manche. Dann wird ein Strich gezogen, und die Teilkontrakte beider Seiten zählen nicht mehr zu einer Manche. Eine Seite mit einer Manche ist in Gefahr.</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>Go through an evening deal by deal</source>
        <translation>Einen Abend Spiel für Spiel ansehen</translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <translation>Großschlemm: sieben gereizt und erfüllt</translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <translation>&amp;Honneurs zählen</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Wovon die Hilfe handelt</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>History of this evening</source>
        <translation>Verlauf dieses Abends</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>Honours count.</source>
        <translation>Honneurs zählen.</translation>
    </message>
    <message>
        <source>Honours do not count.</source>
        <translation>Honneurs zählen nicht.</translation>
    </message>
    <message>
        <source>Honours in one hand: four of A K Q J 10 of trumps {four}, all five {five}; at notrump four aces {aces}.</source>
        <translation>Honneurs in einer Hand, gleich wer sie hat: vier von A K D B 10 in Trumpf {four}, alle fünf {five}; im Sans Atout vier Asse {aces}.</translation>
    </message>
    <message>
        <source>How &amp;many</source>
        <translation>Wie &amp;viele</translation>
    </message>
    <message>
        <source>How contracts ended</source>
        <translation>Wie Kontrakte ausgingen</translation>
    </message>
    <message>
        <source>How contracts ended – {who}</source>
        <translation>Wie Kontrakte ausgingen – {who}</translation>
    </message>
    <message>
        <source>How far the evening is shown</source>
        <translation>Wie weit der Abend gezeigt wird</translation>
    </message>
    <message>
        <source>How man&amp;y</source>
        <translation>Wie &amp;viele</translation>
    </message>
    <message>
        <source>How many IMPs? A number from 1 to {most}.</source>
        <translation>Wie viele IMPs? Eine Zahl von 1 bis {most}.</translation>
    </message>
    <message>
        <source>How many points? A number from 1 to {most}.</source>
        <translation>Wie viele Punkte? Eine Zahl von 1 bis {most}.</translation>
    </message>
    <message>
        <source>How much? For example 2.50.</source>
        <translation>Wie viel? Schreiben Sie einen Betrag wie 2,50.</translation>
    </message>
    <message>
        <source>Howell: everybody moves</source>
        <translation>Howell: alle wechseln</translation>
    </message>
    <message>
        <source>Hu&amp;ndreds of each round</source>
        <translation>&amp;Hunderter jeder Runde</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>Hunderter</translation>
    </message>
    <message>
        <source>I&amp;MPs of each round</source>
        <translation>I&amp;MPs jeder Runde</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMPs</translation>
    </message>
    <message>
        <source>IMPs a board</source>
        <translation>IMPs je Board</translation>
    </message>
    <message>
        <source>IMPs against every other result</source>
        <translation>IMPs gegen jedes andere Ergebnis</translation>
    </message>
    <message>
        <source>IMPs against the datum (Butler)</source>
        <translation>IMPs gegen den Datumscore (Butler)</translation>
    </message>
    <message>
        <source>IMPs against the points held</source>
        <translation>IMPs gegen die Figurenpunkte</translation>
    </message>
    <message>
        <source>IMPs by agreement</source>
        <translation>Vereinbarte IMPs</translation>
    </message>
    <message>
        <source>IMPs won, for each board that was scored in IMPs</source>
        <translation>Gewonnene IMPs, für jedes Board, das in IMPs gewertet wurde</translation>
    </message>
    <message>
        <source>IMPs {team}</source>
        <translation>IMPs {team}</translation>
    </message>
    <message>
        <source>If you stop before the end, the only game earns {game}, and the only part-score of the unfinished game {part_score}.</source>
        <translation>Hören Sie vor dem Ende auf, so bringt die einzige Manche {game} und der einzige Teilkontrakt der unvollendeten Manche {part_score}.</translation>
    </message>
    <message>
        <source>In &amp;chukkers of four deals, not by boards</source>
        <translation>In &amp;Chicagos zu vier Spielen, nicht nach Boards</translation>
    </message>
    <message>
        <source>In IMPs</source>
        <translation>In IMPs</translation>
    </message>
    <message>
        <source>In all: {figures}</source>
        <translation>Im Ganzen: {figures}</translation>
    </message>
    <message>
        <source>In money</source>
        <translation>In Geld</translation>
    </message>
    <message>
        <source>In the line for a deal</source>
        <translation>In der Zeile für ein Spiel</translation>
    </message>
    <message>
        <source>In the list of deals</source>
        <translation>In der Liste der Spiele</translation>
    </message>
    <message>
        <source>In {file}</source>
        <translation>In {file}</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Insert a forgotten deal before it</source>
        <translation>Ein vergessenes Spiel davor einfügen</translation>
    </message>
    <message>
        <source>Insult</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>It becomes open again in its original evening.</source>
        <translation>Sie ist dann wieder offen, am Abend, von dem sie kommt.</translation>
    </message>
    <message>
        <source>It means</source>
        <translation>Das heißt</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <translation>Das Fenster offen lassen</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <translation>Schreibt an</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>L&amp;etters at the figures</source>
        <translation>&amp;Buchstaben an den Zahlen</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Große Schrift</translation>
    </message>
    <message>
        <source>Last five</source>
        <translation>Letzte fünf</translation>
    </message>
    <message>
        <source>Laws at hand</source>
        <translation>Die Regeln zur Hand</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Ausspiel</translation>
    </message>
    <message>
        <source>Leave it, or cancel the correction</source>
        <translation>Sie verlassen, oder die Berichtigung aufgeben</translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <translation>E&amp;xtreme weglassen</translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <translation>Wer aussetzte, bleibt leer; die letzte Zahl wird ergänzt. Eingabe führt weiter.</translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <translation>Lässt weg, wer weniger Runden gespielt hat</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Stufe {level}</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>Look at the evening, or the details of the figure</source>
        <translation>Den Abend ansehen, oder was hinter der Zahl steht</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <translation>Glück im Kontra</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Made %</source>
        <translation>Erfüllt %</translation>
    </message>
    <message>
        <source>Mat&amp;ch sheet</source>
        <translation>&amp;Kampfblatt</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Kampfblatt</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <translation>Gewonnene Matchpunkte, von allen, die zu gewinnen waren</translation>
    </message>
    <message>
        <source>Merged with {file}: {counts}.</source>
        <translation>Zusammengeführt mit {file}: {counts}.</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <translation>Vergeben: Liegt eine Karte offen oder hat ein Blatt nicht 13 Karten, teilt derselbe Spieler noch einmal (§§ 4 bis 12). Nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>Mitchell: North-South stay</source>
        <translation>Mitchell: Nord-Süd bleibt sitzen</translation>
    </message>
    <message>
        <source>Monday evening</source>
        <translation>Montagabend</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Money is paid for points, rounded to tens.</source>
        <translation>Geld geht nach Punkten, auf Zehner gerundet.</translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <translation>Geld geht nach den genauen Punkten.</translation>
    </message>
    <message>
        <source>Mor&amp;e rules…</source>
        <translation>&amp;Mehr Regeln…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>&amp;Mehr…</translation>
    </message>
    <message>
        <source>Most slams</source>
        <translation>Meiste Schlemms</translation>
    </message>
    <message>
        <source>Move it</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Move it to round {number}</source>
        <translation>In die Runde {number} verschieben</translation>
    </message>
    <message>
        <source>Move the deal &amp;down</source>
        <translation>Das Spiel nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the deal &amp;up</source>
        <translation>Das Spiel nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the first deal of the next round here</source>
        <translation>Das erste Spiel der nächsten Runde hierher verschieben</translation>
    </message>
    <message>
        <source>Move them to round {number}</source>
        <translation>In die Runde {number} verschieben</translation>
    </message>
    <message>
        <source>N-S</source>
        <translation>N-S</translation>
    </message>
    <message>
        <source>N-S +</source>
        <translation>N-S +</translation>
    </message>
    <message>
        <source>N-S −</source>
        <translation>N-S −</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>NS +</source>
        <translation>NS +</translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation>IMPs NS</translation>
    </message>
    <message>
        <source>NS points</source>
        <translation>Punkte NS</translation>
    </message>
    <message>
        <source>NS −</source>
        <translation>NS −</translation>
    </message>
    <message>
        <source>NT, each further trick</source>
        <translation>SA, jeder weitere</translation>
    </message>
    <message>
        <source>NT, the first</source>
        <translation>SA, der erste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name four to seven players to draw for partners.</source>
        <translation>Nennen Sie vier bis sieben Spieler, um Partner auszulosen.</translation>
    </message>
    <message>
        <source>Name four to seven players, then enter the results.</source>
        <translation>Nennen Sie vier bis sieben Spieler und schreiben Sie dann die Ergebnisse auf.</translation>
    </message>
    <message>
        <source>Name of {pair}</source>
        <translation>Name von {pair}</translation>
    </message>
    <message>
        <source>Names the players and says who We are.</source>
        <translation>Nennt die Spieler und sagt, wer von ihnen Wir sind.</translation>
    </message>
    <message>
        <source>Names work too, with enough letters to tell players apart: 4s ann h100 eve. Ambiguous letters are asked about. With mouse or finger, use the Pad.</source>
        <translation>Alleinspieler und wer die Honneurs hatte lassen sich auch beim Namen nennen, mit so vielen Buchstaben, wie es braucht: 4p ann h100 eve. Kann ein Buchstabe ein Platz oder ein Spieler sein, so fragt die Zeile einmal am Abend. Mit Maus oder Finger drücken Sie Kasten: Was Sie dort drücken, steht gleich in der Zeile, und mit den Tasten geht es weiter.</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>IMPs netto</translation>
    </message>
    <message>
        <source>Net margin, to the point</source>
        <translation>Differenzen netto, auf den Punkt</translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <translation>Punkte netto in Kontrakten im Kontra, beider Seiten</translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <translation>Punkte netto in Kontrakten im Rekontra, beider Seiten</translation>
    </message>
    <message>
        <source>New evening, Duplicate boards, At several tables: say who plays; a movement is proposed, and shown beside the results.</source>
        <translation>Neuer Abend, Turnierboards, An mehreren Tischen: Sagen Sie, wer spielt; ein Movement wird vorgeschlagen und neben den Ergebnissen gezeigt.</translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <translation>Andere Paare beginnen eigene Boards.</translation>
    </message>
    <message>
        <source>Next: {round}</source>
        <translation>Als Nächstes: {round}</translation>
    </message>
    <message>
        <source>Next: {round} of {planned}</source>
        <translation>Als Nächstes: {round} von {planned}</translation>
    </message>
    <message>
        <source>Next: {round}, the last</source>
        <translation>Als Nächstes: {round}, die letzte Runde</translation>
    </message>
    <message>
        <source>No evenings found. Esc clears the search.</source>
        <translation>Kein Abend gefunden. Esc leert die Suche.</translation>
    </message>
    <message>
        <source>No evenings in this period.</source>
        <translation>Keine Abende in diesem Zeitraum.</translation>
    </message>
    <message>
        <source>No evenings saved yet.</source>
        <translation>Noch ist kein Abend gespeichert.</translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <translation>In diesem Zeitraum hat kein Spieler einen Namen.</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <translation>Hier ist kein Drucker eingerichtet. Ein PDF lässt sich überall drucken und an Freunde schicken.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Kein Platz mehr auf der Platte</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody has to pay anything.</source>
        <translation>Niemand muss etwas zahlen.</translation>
    </message>
    <message>
        <source>Nobody is vulnerable</source>
        <translation>Niemand ist in Gefahr</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>Niemand schuldet etwas.</translation>
    </message>
    <message>
        <source>Nobody wins the evening</source>
        <translation>Niemand gewinnt den Abend</translation>
    </message>
    <message>
        <source>Nobody wins: {points} each</source>
        <translation>Niemand gewinnt: je {points}</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>North</source>
        <comment>to sit</comment>
        <translation>Nord</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Nord-Süd</translation>
    </message>
    <message>
        <source>North-South: {first}. East-West: {second}</source>
        <translation>Nord-Süd: {first}. Ost-West: {second}</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Das ist kein Ordner</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht zu Ende</translation>
    </message>
    <message>
        <source>Not imported from the file: {what}.</source>
        <translation>Nicht aus der Datei übernommen: {what}.</translation>
    </message>
    <message>
        <source>Not in the file: {what}.</source>
        <translation>Nicht in der Datei: {what}.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note on the evening</source>
        <translation>Notiz zum Abend</translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <translation>Notiz zu diesem Spiel</translation>
    </message>
    <message>
        <source>Nothing is chosen to print.</source>
        <translation>Nichts ist gewählt, was sich drucken ließe.</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <translation>Noch ist nichts entschieden</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Keep the file on a local disk; network folders are not reliable.</source>
        <translation>Nichts verlässt diesen Rechner. Die Datei gehört auf eine eigene Platte; Netzordner sind nicht verlässlich.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>O&amp;ld evening…</source>
        <translation>A&amp;lter Abend…</translation>
    </message>
    <message>
        <source>O&amp;vertricks count only when doubled</source>
        <translation>Ü&amp;berstiche zählen nur im Kontra</translation>
    </message>
    <message>
        <source>Of partnerships</source>
        <translation>Von Paaren</translation>
    </message>
    <message>
        <source>Of players</source>
        <translation>Von Spielern</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>On the back score each player gets the IMPs of their deals</source>
        <translation>In der Abrechnung hat jeder die IMPs der eigenen Spiele</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s opponents are vulnerable.</source>
        <translation>Im zweiten und dritten Spiel sind die Gegner des Teilers in Gefahr.</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s side is vulnerable.</source>
        <translation>Im zweiten und dritten Spiel ist die Seite des Teilers in Gefahr.</translation>
    </message>
    <message>
        <source>One &amp;against another</source>
        <translation>Einer &amp;gegen den anderen</translation>
    </message>
    <message>
        <source>One deal back</source>
        <translation>Ein Spiel zurück</translation>
    </message>
    <message>
        <source>One deal on</source>
        <translation>Ein Spiel weiter</translation>
    </message>
    <message>
        <source>One debt of players who are not here</source>
        <translation>Eine Schuld von Spielern, die nicht hier sind</translation>
    </message>
    <message>
        <source>One evening</source>
        <translation>Ein Abend</translation>
    </message>
    <message>
        <source>One evening was restored.</source>
        <translation>Ein Abend wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>One sits out in each round.</source>
        <translation>In jeder Runde setzt jemand aus.</translation>
    </message>
    <message>
        <source>One, Enter looks at its evening</source>
        <translation>Einer; Enter zeigt den Abend</translation>
    </message>
    <message>
        <source>Only one evening of the list</source>
        <translation>Nur ein Abend der Liste</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n evenings of the list</source>
        <translation>
            <numerusform>Nur den %n Abend der Liste</numerusform>
            <numerusform>Nur die %n Abende der Liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Only this form of the game</source>
        <translation>Nur diese Spielart</translation>
    </message>
    <message>
        <source>Only this period</source>
        <translation>Nur dieser Zeitraum</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Eine &amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>Open the last of them</source>
        <translation>Den letzten davon öffnen</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>{file} wird geöffnet</translation>
    </message>
    <message>
        <source>Opens this evening to continue or correct it</source>
        <translation>Öffnet diesen Abend, um weiterzuspielen oder zu berichtigen</translation>
    </message>
    <message>
        <source>Other files are still being opened; please try again afterwards.</source>
        <translation>Gerade werden andere Dateien geöffnet; versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Overtricks</source>
        <translation>Überstiche</translation>
    </message>
    <message>
        <source>Overtricks count only when doubled.</source>
        <translation>Überstiche zählen nur im Kontra.</translation>
    </message>
    <message>
        <source>Overtricks, each. All the rest goes above the line.</source>
        <translation>Überstiche, jeder. Alles Folgende steht über dem Strich.</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>&amp;Spieler…</translation>
    </message>
    <message>
        <source>P&amp;rint the season…</source>
        <translation>Saison d&amp;rucken…</translation>
    </message>
    <message>
        <source>PBN 2.1, for other bridge programs</source>
        <translation>PBN 2.1, für andere Bridgeprogramme</translation>
    </message>
    <message>
        <source>PBN, for other bridge programs (*.pbn)</source>
        <translation>PBN, für andere Bridgeprogramme (*.pbn)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Paid &amp;on</source>
        <translation>Bezahlt &amp;am</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Pair of the season</source>
        <translation>Paar der Saison</translation>
    </message>
    <message>
        <source>Pair {pair}</source>
        <translation>Paar {pair}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Part&amp;nerships</source>
        <translation>&amp;Paare</translation>
    </message>
    <message>
        <source>Part-score bonus</source>
        <translation>Prämie für Teilkontrakt</translation>
    </message>
    <message>
        <source>Part-score, under {game} for its tricks</source>
        <translation>Teilkontrakt, unter {game} für die Stiche</translation>
    </message>
    <message>
        <source>Part-scores count on &amp;towards a game</source>
        <translation>Teilkontrakte zählen &amp;weiter zur Manche</translation>
    </message>
    <message>
        <source>Part-scores count on towards a game of {game} from deal to deal, until either side makes one.</source>
        <translation>Teilkontrakte zählen von Spiel zu Spiel weiter zu einer Manche von {game}, bis eine Seite sie macht.</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partners are drawn for each round.</source>
        <translation>Für jede Runde werden die Partner ausgelost.</translation>
    </message>
    <message>
        <source>Partners change after each round.</source>
        <translation>Nach jeder Runde wechseln die Partner.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Durchgepasst</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Faller</translation>
    </message>
    <message>
        <source>Penalties for contracts gone down</source>
        <translation>Strafpunkte für eigene gefallene Kontrakte</translation>
    </message>
    <message>
        <source>Penalties for the opponents&apos; contracts that went down</source>
        <translation>Strafpunkte für gefallene Kontrakte der anderen</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Play an&amp;other</source>
        <translation>&amp;Noch eine spielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <translation>Wer am längsten ausgesetzt hat, kommt herein.</translation>
    </message>
    <message>
        <source>Please look through these:</source>
        <translation>Bitte sehen Sie diese durch:</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points E-W</source>
        <translation>Punkte O-W</translation>
    </message>
    <message>
        <source>Points N-S</source>
        <translation>Punkte N-S</translation>
    </message>
    <message>
        <source>Points We &amp;hold</source>
        <translation>Punkte, die Wir &amp;haben</translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <translation>Vereinbarte Punkte</translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <translation>Punkte für Honneurs ihrer Seite</translation>
    </message>
    <message>
        <source>Points {team}</source>
        <translation>Punkte {team}</translation>
    </message>
    <message>
        <source>Preview, page {number} of {count}</source>
        <translation>Vorschau, Seite {number} von {count}</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print, in the menu Evening, prints the sheets or makes a PDF, as on the screen but always dark on white.</source>
        <translation>Drucken, im Menü Abend, bringt die Blöcke aufs Papier oder in eine PDF-Datei, gezeichnet wie am Bildschirm und immer dunkel auf weiß.</translation>
    </message>
    <message>
        <source>Private score card</source>
        <translation>Eigener Notizzettel</translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <translation>Legt ein Bild und ein paar Zeilen Text in die Zwischenablage</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>R&amp;unde</translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <translation>&amp;Wertung</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <translation>Die Wertung, was jeder gegen jeden gewann und das Kampfblatt stehen neben den Ergebnissen und kommen mit Boardzetteln, Ergebniszetteln und Karten für die Tische aufs Papier.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dort kann nur gelesen werden</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>{step} wiederholen</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>Res&amp;ults</source>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <source>Rest&amp;ore</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <translation>&amp;Alle wiederherstellen</translation>
    </message>
    <message>
        <source>Restore this &amp;evening</source>
        <translation>Diesen &amp;Abend wiederherstellen</translation>
    </message>
    <message>
        <source>Resul&amp;t…</source>
        <translation>&amp;Ergebnis…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Results of the board</source>
        <translation>Ergebnisse des Boards</translation>
    </message>
    <message>
        <source>Results of the last five evenings, newest last</source>
        <translation>Was die letzten fünf Abende brachten, der jüngste zuletzt</translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <translation>Ergebnisse von zwei Rechnern</translation>
    </message>
    <message>
        <source>Resume &amp;the chukker</source>
        <translation>Das Chicago &amp;wieder aufnehmen</translation>
    </message>
    <message>
        <source>Resume &amp;the rubber</source>
        <translation>Den Rubber &amp;wieder aufnehmen</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <translation>Runde {number} von {planned}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {ns} against {ew}</source>
        <translation>Runde {round}, Tisch {table}: {ns} gegen {ew}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <translation>Verlorene Runden</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Rounds won (%)</source>
        <translation>Gewonnene Runden (%)</translation>
    </message>
    <message>
        <source>Rounds: {rounds}. Tables: {tables}. Boards: {boards}.</source>
        <translation>Runden: {rounds}. Tische: {tables}. Boards: {boards}.</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>Rubber</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <translation>Rubberprämie</translation>
    </message>
    <message>
        <source>Rubber bridge</source>
        <translation>Rubberbridge</translation>
    </message>
    <message>
        <source>Rubber bridge: the side that first wins two games ends the rubber.</source>
        <translation>Rubberbridge: Wer zuerst zwei Manchen gewinnt, beendet den Rubber.</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <translation>Rubber {number}</translation>
    </message>
    <message>
        <source>Rubbers, chukkers and sets of boards, finished or stopped</source>
        <translation>Rubber, Chicagos und Folgen von Boards, zu Ende gespielt oder abgebrochen</translation>
    </message>
    <message>
        <source>Rules of the house</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Running &amp;totals</source>
        <translation>&amp;Laufende Summen</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <translation>Ab&amp;rechnung nach</translation>
    </message>
    <message>
        <source>S&amp;eason</source>
        <translation>Sai&amp;son</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <translation>&amp;Ordnen nach</translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <translation>{round} zuerst a&amp;bbrechen und für die werten, die gespielt haben</translation>
    </message>
    <message>
        <source>Sa&amp;me again</source>
        <translation>Noch einmal das&amp;selbe</translation>
    </message>
    <message>
        <source>Same as the &amp;desktop</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>Saturday evening</source>
        <translation>Samstagabend</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;als…</translation>
    </message>
    <message>
        <source>Save a pict&amp;ure of the sheet…</source>
        <translation>Den Block als B&amp;ild speichern…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <translation>Als Datei speichern…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <translation>Geschrieben in {file}.</translation>
    </message>
    <message>
        <source>Saves or prints the chosen evenings</source>
        <translation>Schreibt die gewählten Abende in eine Datei oder aufs Papier</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Woraus die Punkte bestehen</translation>
    </message>
    <message>
        <source>Score slips</source>
        <translation>Ergebniszettel</translation>
    </message>
    <message>
        <source>Score slips for all tables</source>
        <translation>Ergebniszettel für alle Tische</translation>
    </message>
    <message>
        <source>Scores may be corrected until the result of the rubber is agreed (Laws 72 to 81), later if all consent; scorepad marks such deals with a star.</source>
        <translation>Eine Zahl darf berichtigt werden, bis das Ergebnis des Rubbers feststeht (§§ 72 bis 81), später nur, wenn alle zustimmen; scorepad setzt dann einen Stern an das Spiel.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search without {what}</source>
        <translation>Suche ohne {what}</translation>
    </message>
    <message>
        <source>Season from {first} to {last}</source>
        <translation>Saison vom {first} bis {last}</translation>
    </message>
    <message>
        <source>Season {first}/{last}</source>
        <translation>Saison {first}/{last}</translation>
    </message>
    <message>
        <source>Season {year}</source>
        <translation>Saison {year}</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation>An {printer} geschickt</translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <translation>Be&amp;zahlen…</translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <translation>Be&amp;zahlen…</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Bezahlen</translation>
    </message>
    <message>
        <source>Several ta&amp;bles</source>
        <translation>Mehrere &amp;Tische</translation>
    </message>
    <message>
        <source>Several tables</source>
        <translation>Mehrere Tische</translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <translation>&amp;Teilen und drucken</translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <translation>Erfüllte Kontrakte, von denen auf der Stufe {level}</translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <translation>Erfüllte Kontrakte, von denen in {strain}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all {number}</source>
        <translation>Alle {number} zeigen</translation>
    </message>
    <message>
        <source>Shows the deals behind it</source>
        <translation>Zeigt die Spiele dahinter</translation>
    </message>
    <message>
        <source>Since the last change of &amp;seats</source>
        <translation>So saßen sie schon &amp;vorher: seit dem letzten Platzwechsel</translation>
    </message>
    <message>
        <source>Single players</source>
        <translation>Einzelspieler</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Setzt aus</translation>
    </message>
    <message>
        <source>Sits out, number {number}</source>
        <translation>Setzt aus, Nummer {number}</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>Setzt aus</translation>
    </message>
    <message>
        <source>Sitting out after that: {players}</source>
        <translation>Danach setzen aus: {players}</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>Schlemm</translation>
    </message>
    <message>
        <source>Slams</source>
        <translation>Schlemms</translation>
    </message>
    <message>
        <source>Slams made, out of slams bid</source>
        <translation>Erfüllte Schlemms, von den gereizten</translation>
    </message>
    <message>
        <source>Small slam: six bid and made</source>
        <translation>Kleinschlemm: sechs gereizt und erfüllt</translation>
    </message>
    <message>
        <source>Some debts are not paid.</source>
        <translation>Nicht alles ist bezahlt.</translation>
    </message>
    <message>
        <source>Some entries are not saved</source>
        <translation>Einige Eingaben sind nicht gespeichert</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ging schief</translation>
    </message>
    <message>
        <source>Something went wrong inside scorepad.</source>
        <translation>In scorepad ging etwas schief.</translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <translation>Nach einer Spalte ordnen</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>South</source>
        <comment>to sit</comment>
        <translation>Süd</translation>
    </message>
    <message>
        <source>Split score</source>
        <translation>Getrennte Scores</translation>
    </message>
    <message>
        <source>Sta&amp;ke for 100 points</source>
        <translation>&amp;Einsatz für 100 Punkte</translation>
    </message>
    <message>
        <source>Sta&amp;ke for each IMP</source>
        <translation>&amp;Einsatz für jeden IMP</translation>
    </message>
    <message>
        <source>Stake &amp;for 100 points</source>
        <translation>&amp;Einsatz für 100 Punkte</translation>
    </message>
    <message>
        <source>Stake &amp;for each IMP</source>
        <translation>&amp;Einsatz für jeden IMP</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <translation>Schr&amp;ittweise ansehen</translation>
    </message>
    <message>
        <source>Still open from earlier evenings</source>
        <translation>Von früheren Abenden noch offen</translation>
    </message>
    <message>
        <source>Stop it there</source>
        <translation>Dort aufhören</translation>
    </message>
    <message>
        <source>Stop it there, with its premiums</source>
        <translation>Dort aufhören, mit Prämien</translation>
    </message>
    <message>
        <source>Suits in &amp;black and red</source>
        <translation>Farben in Schwar&amp;z und Rot</translation>
    </message>
    <message>
        <source>Sunday evening</source>
        <translation>Sonntagabend</translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <translation>Karten t&amp;ippen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <translation>Tabelle der Abrechnung (*.csv)</translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <translation>Tabelle der Spiele (*.csv)</translation>
    </message>
    <message>
        <source>Table of the rounds (*.csv)</source>
        <translation>Tabelle der Runden (*.csv)</translation>
    </message>
    <message>
        <source>Table view, &amp;full screen</source>
        <translation>&amp;Tischansicht, Vollbild</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>Tables may &amp;share boards in a round</source>
        <translation>Tische teilen sich B&amp;oards in der Runde</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Bekommen</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Team {home} {won}, team {visitors} {lost}</source>
        <translation>Team {home} {won}, Team {visitors} {lost}</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <translation>Teams in IMPs</translation>
    </message>
    <message>
        <source>Teams, board a match</source>
        <translation>Teams, Board-a-Match</translation>
    </message>
    <message>
        <source>That also changed {deals}</source>
        <translation>Dadurch ändert sich auch: {deals}</translation>
    </message>
    <message>
        <source>That could not be done: {trouble}.</source>
        <translation>Das ging nicht: {trouble}.</translation>
    </message>
    <message>
        <source>That was the last of {planned} rounds.</source>
        <translation>Das war die letzte von {planned} Runden.</translation>
    </message>
    <message>
        <source>That was the one round you planned.</source>
        <translation>Das war die eine Runde, die Sie vorhatten.</translation>
    </message>
    <message>
        <source>The &amp;last deal counts double</source>
        <translation>Das &amp;letzte Spiel zählt doppelt</translation>
    </message>
    <message>
        <source>The archive of evenings is not open at the moment.</source>
        <translation>Die Sammlung der Abende ist gerade nicht offen.</translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <translation>Die Sammlung war beschädigt</translation>
    </message>
    <message>
        <source>The back score at its stakes</source>
        <translation>Die Abrechnung mit ihren Einsätzen</translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <translation>Die Abrechnung beginnt, wenn der erste Rubber oder das erste Chicago zu Ende ist.</translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <translation>Die Abrechnung aller Runden</translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <translation>Die Abrechnung, Abend für Abend</translation>
    </message>
    <message>
        <source>The best evening</source>
        <translation>Der beste Abend</translation>
    </message>
    <message>
        <source>The board played next</source>
        <translation>Das nächste Board</translation>
    </message>
    <message>
        <source>The board says who deals</source>
        <translation>Das Board sagt, wer teilt</translation>
    </message>
    <message>
        <source>The boards</source>
        <translation>Die Boards</translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <translation>Der Verlauf des Abends</translation>
    </message>
    <message>
        <source>The damaged file was not changed. It is kept as {file}.</source>
        <translation>Die beschädigte Datei wurde nicht geändert. Sie liegt als {file}.</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <translation>Das Ende der Runde</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>The evening after this step – {when}: {step}</source>
        <translation>Der Abend nach diesem Schritt – {when}: {step}</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <translation>Der Abend ist zu Ende.</translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <translation>Der Abend ist, wie er war, und Sie können weiterspielen. Fehlt der letzte Schritt, so versuchen Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <translation>Der Abend vom {day} wurde gelöscht.</translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <translation>Die erste Seite mit zwei Manchen beendet den Rubber.</translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <translation>Die Schriften, die mit scorepad kommen, sind nicht zu finden; so lässt sich nichts drucken. Installieren Sie scorepad neu.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The game as agreed</source>
        <translation>Das Spiel wie vereinbart</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>Die letzten 12 Monate</translation>
    </message>
    <message>
        <source>The last deal counts double.</source>
        <translation>Das letzte Spiel zählt doppelt.</translation>
    </message>
    <message>
        <source>The movement</source>
        <translation>Das Movement</translation>
    </message>
    <message>
        <source>The movement, also for each table</source>
        <translation>Das Movement, auch für jeden Tisch</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>Das nächste Spiel</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>Die nächste Seite</translation>
    </message>
    <message>
        <source>The next result</source>
        <translation>Das nächste Ergebnis</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Die nächste Runde</translation>
    </message>
    <message>
        <source>The order of the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>Die Seite davor</translation>
    </message>
    <message>
        <source>The partners stay the same all evening.</source>
        <translation>Die Partner bleiben den ganzen Abend.</translation>
    </message>
    <message>
        <source>The players seated at the end get the result of {round}.</source>
        <translation>Das Ergebnis von {round} bekommt, wer am Ende am Tisch sitzt.</translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <translation>Die Punkte in der Datei wurden nicht mit unseren verglichen</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <translation>Der Drucker {printer} nimmt die Seiten nicht an. Speichern Sie sie stattdessen als PDF.</translation>
    </message>
    <message>
        <source>The ranking</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>The ranking is shown when all results are in. Still to come: {number}.</source>
        <translation>Die Wertung wird gezeigt, wenn alle Ergebnisse da sind. Es fehlen noch: {number}.</translation>
    </message>
    <message>
        <source>The result of the evening</source>
        <translation>Das Ergebnis des Abends</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Die Ergebnisse</translation>
    </message>
    <message>
        <source>The round is tied</source>
        <translation>Die Runde ist unentschieden</translation>
    </message>
    <message>
        <source>The running back score</source>
        <translation>Die laufende Abrechnung</translation>
    </message>
    <message>
        <source>The scale: {rows}.</source>
        <translation>Die Tabelle: {rows}.</translation>
    </message>
    <message>
        <source>The score for the table</source>
        <translation>Der Block für den Tisch</translation>
    </message>
    <message>
        <source>The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of Rubber Bridge.</source>
        <translation>Die Nummern sind die der Laws of Contract Bridge (1993), seit 2014 der Laws of Rubber Bridge.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Der Block</translation>
    </message>
    <message>
        <source>The sheet after each deal</source>
        <translation>Der Block nach jedem Spiel</translation>
    </message>
    <message>
        <source>The stake is for each IMP, and so is the back score.</source>
        <translation>Der Einsatz gilt für jeden IMP, und so auch die Abrechnung.</translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <translation>Der Einsatz ist der einer &amp;Seite</translation>
    </message>
    <message>
        <source>The stake is per side; partners share it.</source>
        <translation>Der Einsatz ist der einer Seite; die Partner teilen ihn.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The us&amp;ual one</source>
        <translation>Die &amp;übliche</translation>
    </message>
    <message>
        <source>The usual one; another from a &amp;file…</source>
        <translation>Die übliche; eine andere aus einer &amp;Datei…</translation>
    </message>
    <message>
        <source>The whole evening</source>
        <translation>Der ganze Abend</translation>
    </message>
    <message>
        <source>The worst evening</source>
        <translation>Der schlechteste Abend</translation>
    </message>
    <message>
        <source>There are no evenings yet.</source>
        <translation>Es gibt noch keine Abende.</translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <translation>Ein Movement gibt es für {numbers} Spieler. Sonst setzen Sie sich, wie Sie mögen, und tippen die Partner zu jedem Ergebnis: 1+2-3+4 4pn.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made on every day you play; 7 daily and 8 weekly ones are kept.</source>
        <translation>Es gibt noch keine Kopie. An jedem Spieltag entsteht eine; 7 tägliche und 8 wöchentliche bleiben.</translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <translation>Ein fünftes Spiel gibt es nicht: Nach vieren beginnt ein neues Chicago, und niemand ist in Gefahr. Ein durchgepasstes Spiel wird neu geteilt und zählt nicht. (Brauch; die Regeln schweigen.)</translation>
    </message>
    <message>
        <source>There is no movement: sit as you like, and type the pairs with each result.</source>
        <translation>Es gibt kein Movement: Setzen Sie sich, wie Sie mögen, und tippen Sie die Paare zu jedem Ergebnis.</translation>
    </message>
    <message>
        <source>There is no result before a board can be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no result before a round is over.</source>
        <translation>Vor dem Ende einer Runde gibt es kein Ergebnis.</translation>
    </message>
    <message>
        <source>There is nothing to compare it with yet.</source>
        <translation>Es gibt noch nichts, womit es zu vergleichen wäre.</translation>
    </message>
    <message>
        <source>These are missing:</source>
        <translation>Diese fehlen:</translation>
    </message>
    <message>
        <source>These are the &amp;last boards</source>
        <translation>Das sind die &amp;letzten Boards</translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <translation>Diese Einzelheiten helfen, den Fehler zu beheben. Sie enthalten keine Namen und keine Punkte und liegen in {file}</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>They are one player</source>
        <translation>Sie sind ein Spieler</translation>
    </message>
    <message>
        <source>They are vulnerable</source>
        <translation>Sie sind in Gefahr</translation>
    </message>
    <message>
        <source>They count in the total of {round}, and never towards a game.</source>
        <translation>Sie zählen in der Summe von {round}, aber nie zu einer Manche.</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Sie spielen</translation>
    </message>
    <message>
        <source>This &amp;round</source>
        <translation>Diese &amp;Runde</translation>
    </message>
    <message>
        <source>This deal comes after the end of the round and is not counted.</source>
        <translation>Dieses Spiel steht nach dem Ende seiner Runde und zählt nicht.</translation>
    </message>
    <message>
        <source>This deal ends the chukker</source>
        <translation>Dieses Spiel beendet das Chicago</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Dieser Abend</translation>
    </message>
    <message>
        <source>This evening has no entries yet.</source>
        <translation>An diesem Abend wurde noch nichts eingetragen.</translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under Evenings.</source>
        <translation>Dieser Abend wurde auch anderswo geändert. Beide bleiben: Sie sind in Ihrem; der andere steht unter Abende.</translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <translation>Dieser Abend wurde anderswo fortgesetzt. Das ist der neueste Stand.</translation>
    </message>
    <message>
        <source>This is the &amp;last</source>
        <translation>Das ist die &amp;letzte</translation>
    </message>
    <message>
        <source>This is the &amp;last chukker</source>
        <translation>Das ist das &amp;letzte Chicago</translation>
    </message>
    <message>
        <source>This is the &amp;last rubber</source>
        <translation>Das ist der &amp;letzte Rubber</translation>
    </message>
    <message>
        <source>This is the current evening.</source>
        <translation>So ist der Abend jetzt.</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>Das ist die letzte Runde</translation>
    </message>
    <message>
        <source>This round with its deals</source>
        <translation>Diese Runde mit ihren Spielen</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Dieser Block</translation>
    </message>
    <message>
        <source>This spelling</source>
        <translation>Diese Schreibweise</translation>
    </message>
    <message>
        <source>Thursday evening</source>
        <translation>Donnerstagabend</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>To correct a deal, type only the part that was wrong: +2, x or undoubled, 4h, another declarer, h100 eve, no honours. Contract and declarer together are a whole new deal.</source>
        <translation>Um ein Spiel zu berichtigen, tippen Sie nur, was falsch war: +2 für das Ergebnis, x oder ohne Kontra, 4c, einen anderen Alleinspieler, h100 eve oder keine Honneurs. Kontrakt und Alleinspieler zusammen sind wieder ein ganzes Spiel.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made: {reason}</source>
        <translation>Die Kopie von heute ließ sich nicht machen: {reason}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Heute Abend</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Total points</source>
        <translation>Gesamtpunkte</translation>
    </message>
    <message>
        <source>Traveller</source>
        <translation>Boardzettel</translation>
    </message>
    <message>
        <source>Trick points for each odd trick (above six) bid and made. They go below the line.</source>
        <translation>Stichpunkte, für jeden gereizten und gemachten Stich über sechs. Sie stehen unter dem Strich.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Tuesday evening</source>
        <translation>Dienstagabend</translation>
    </message>
    <message>
        <source>Turn all &amp;cards up</source>
        <translation>Alle &amp;Karten aufdecken</translation>
    </message>
    <message>
        <source>Two sheets side by side</source>
        <translation>Zwei Blöcke nebeneinander</translation>
    </message>
    <message>
        <source>Two teams of four</source>
        <translation>Zwei Viererteams</translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <translation>Tippen Sie Kontrakt, Alleinspieler und Ergebnis in die Zeile am Fuß des Fensters und drücken Sie Enter. Groß- und Kleinschreibung und Leerzeichen spielen keine Rolle.</translation>
    </message>
    <message>
        <source>Type only the wrong part: 4h, x, +1 or {player}</source>
        <translation>Tippen Sie nur, was falsch war: 4c, x, +1 oder {player}</translation>
    </message>
    <message>
        <source>Type the board, the pairs and their result: 1 {pairs} 4sn+1</source>
        <translation>Tippen Sie Board, Paare und Ergebnis: 1 {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Type the card that each has drawn, such as QC or 10H. The two highest are partners, and the highest deals first.</source>
        <translation>Tippen Sie die Karte, die jeder gezogen hat, etwa DT (Treff-Dame) oder 10C (Coeur-Zehn). Die zwei höchsten sind Partner, und die höchste teilt zuerst.</translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1. Also: pass, not played, ave+ ave-, score 420, split 420 -50.</source>
        <translation>Tippen Sie das Ergebnis, nach dem gefragt wird, etwa 4pn+1, oder ein anderes mit Board und Paaren: 3 1-2 4pn+1. Es gibt auch: passe, nicht gespielt, ave+ ave-, score 420, wenn nur der Score bekannt ist, und vom Turnierleiter split 420 -50.</translation>
    </message>
    <message>
        <source>USEBIO holds only boards that several tables played</source>
        <translation>USEBIO enthält nur Boards, die mehrere Tische gespielt haben</translation>
    </message>
    <message>
        <source>USEBIO, for clubs’ pages (*.xml)</source>
        <translation>USEBIO, für Clubseiten (*.xml)</translation>
    </message>
    <message>
        <source>USEBIO, which club sites publish results from</source>
        <translation>USEBIO, woraus Clubseiten Ergebnisse veröffentlichen</translation>
    </message>
    <message>
        <source>Undertricks, not vulnerable (to opponents)</source>
        <translation>Faller, nicht in Gefahr: für die andere Seite</translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <translation>Faller, in Gefahr: für die andere Seite</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>{step} zurücknehmen</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Zurückgenommen: {step}</translation>
    </message>
    <message>
        <source>Unfinished: game</source>
        <translation>Unvollendet: Manche</translation>
    </message>
    <message>
        <source>Unfinished: part-score</source>
        <translation>Unvollendet: Teilkontrakt</translation>
    </message>
    <message>
        <source>Unsaved entries</source>
        <translation>Noch nicht Gespeichertes</translation>
    </message>
    <message>
        <source>Up and Down select a line, which can be retyped; Delete deletes it, and F1 explains a figure.</source>
        <translation>Auf und Ab führen zu einer Zeile, die neu getippt werden kann; Entf nimmt sie heraus, und F1 sagt, warum eine Zahl so ist.</translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <translation>Nach eigener Tabelle der erwarteten Punkte.</translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <translation>Wird an einem zweiten Rechner eingetragen, so speichern Sie dort den Abend und öffnen die Datei hier: Was sich unterscheidet, steht nebeneinander. Ergebnisse anderer Programme öffnen Sie aus PBN- und USEBIO-Dateien.</translation>
    </message>
    <message>
        <source>VUL</source>
        <translation>GEF</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Version {number}</translation>
    </message>
    <message>
        <source>Vuln.</source>
        <translation>Gef.</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>In Gefahr</translation>
    </message>
    <message>
        <source>Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, in Cavendish form the other; deal 4: both sides</source>
        <translation>In Gefahr – Spiel 1: niemand; Spiele 2 und 3: die Seite des Teilers, in der Cavendish-Form die andere; Spiel 4: beide Seiten</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>We are East and West</source>
        <translation>Wir sind Ost und West</translation>
    </message>
    <message>
        <source>We are North and South</source>
        <translation>Wir sind Nord und Süd</translation>
    </message>
    <message>
        <source>We are vulnerable</source>
        <translation>Wir sind in Gefahr</translation>
    </message>
    <message>
        <source>We play</source>
        <comment>the contract</comment>
        <translation>Wir spielen</translation>
    </message>
    <message>
        <source>Wednesday evening</source>
        <translation>Mittwochabend</translation>
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
        <translation>Was</translation>
    </message>
    <message>
        <source>What a contract is worth</source>
        <translation>Was ein Kontrakt zählt</translation>
    </message>
    <message>
        <source>What a correction changed</source>
        <translation>Was eine Berichtigung geändert hat</translation>
    </message>
    <message>
        <source>What each contract would score</source>
        <translation>Was jeder Kontrakt brächte</translation>
    </message>
    <message>
        <source>What if – {state}</source>
        <translation>Was wäre, wenn – {state}</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Woher die Punkte kamen</translation>
    </message>
    <message>
        <source>Where the points came from – {who}</source>
        <translation>Woher die Punkte kamen – {who}</translation>
    </message>
    <message>
        <source>Where the two laptops differ, choose what to keep.</source>
        <translation>Wo die beiden Laptops sich unterscheiden, wählen Sie, was bleibt.</translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <translation>Wo Ihre Abende liegen</translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <translation>Während Sie tippen, stehen die Punkte blass auf dem Block, in der Spalte, in die sie kommen, und in Worten unter der Zeile.</translation>
    </message>
    <message>
        <source>Who held the honours?</source>
        <translation>Wer hatte die Honneurs?</translation>
    </message>
    <message>
        <source>Who is &amp;ranked</source>
        <translation>Gewertet &amp;werden</translation>
    </message>
    <message>
        <source>Who is the declarer?</source>
        <translation>Wer ist Alleinspieler?</translation>
    </message>
    <message>
        <source>Who owes</source>
        <translation>Wer schuldet</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Wer wem zahlt</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Who plays tonight?</source>
        <translation>Wer spielt heute Abend?</translation>
    </message>
    <message>
        <source>Who won each game</source>
        <translation>Wer jede Partie gewann</translation>
    </message>
    <message>
        <source>Who won, and the back score</source>
        <translation>Wer gewann, und die Abrechnung</translation>
    </message>
    <message>
        <source>Who&amp;m</source>
        <translation>We&amp;m</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Wem</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Wessen</translation>
    </message>
    <message>
        <source>Whose boards at several tables</source>
        <translation>Wessen Boards an mehreren Tischen</translation>
    </message>
    <message>
        <source>Whose lines are drawn: seven at most</source>
        <translation>Wessen Kurven: höchstens sieben</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Why are they given? A word is enough.</source>
        <translation>Wofür gibt es sie? Ein Wort genügt.</translation>
    </message>
    <message>
        <source>Winning the rubber earns {more} if the other side has no game, else {fewer}. More points win, even with fewer games.</source>
        <translation>Ein gewonnener Rubber bringt {more}, wenn die andere Seite keine Manche hat, und {fewer}, wenn sie eine hat. Die Seite mit mehr Punkten gewinnt; das muss nicht die mit zwei Manchen sein.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>With Python {python} and Qt {qt}</source>
        <translation>Mit Python {python} und Qt {qt}</translation>
    </message>
    <message>
        <source>With and against</source>
        <translation>Mit und gegen</translation>
    </message>
    <message>
        <source>With: {what}</source>
        <translation>Mit: {what}</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Ohne Datum</translation>
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
        <translation>Im Ganzen gewonnen</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Schlechtester</translation>
    </message>
    <message>
        <source>XML entities are not supported</source>
        <translation>XML-Entitäten werden nicht unterstützt</translation>
    </message>
    <message>
        <source>You cut for partners before each round.</source>
        <translation>Vor jeder Runde ziehen Sie Partner.</translation>
    </message>
    <message>
        <source>You type</source>
        <translation>Sie tippen</translation>
    </message>
    <message>
        <source>Your own scale</source>
        <translation>Eine eigene Tabelle</translation>
    </message>
    <message>
        <source>Your own, from a &amp;file…</source>
        <translation>Eine eigene, aus einer &amp;Datei…</translation>
    </message>
    <message>
        <source>a PDF, or pictures where it ends in .png or .svg; - for standard output</source>
        <translation>ein PDF, oder Bilder, wenn der Name auf .png oder .svg endet; - für die Standardausgabe</translation>
    </message>
    <message>
        <source>a bet</source>
        <translation>eine Wette</translation>
    </message>
    <message>
        <source>a board has at most {most} results</source>
        <translation>ein Board hat höchstens {most} Ergebnisse</translation>
    </message>
    <message>
        <source>a chair is missing before =; chairs are N, E, S and W</source>
        <translation>vor = fehlt ein Platz; Plätze sind N, E, S und W</translation>
    </message>
    <message>
        <source>a change</source>
        <translation>eine Änderung</translation>
    </message>
    <message>
        <source>a contract is at level 1 to 7, not {level}</source>
        <translation>ein Kontrakt geht von Stufe 1 bis 7, nicht {level}</translation>
    </message>
    <message>
        <source>a debt</source>
        <translation>eine Schuld</translation>
    </message>
    <message>
        <source>a line that scorepad wrote before this one is missing; open another copy of the file</source>
        <translation>eine Zeile, die scorepad vor diese geschrieben hat, fehlt; öffnen Sie eine andere Kopie der Datei</translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <translation>ein Mittel lässt an jedem Ende 0 oder 1 Ergebnis weg</translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <translation>ein Name ist, wie er vor seiner letzten Änderung war</translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <translation>ein Paar kann nicht gegen sich selbst spielen</translation>
    </message>
    <message>
        <source>a passed-out deal</source>
        <translation>ein durchgepasstes Spiel</translation>
    </message>
    <message>
        <source>a passed-out deal has neither declarer nor tricks</source>
        <translation>ein durchgepasstes Spiel hat weder Alleinspieler noch Stiche</translation>
    </message>
    <message>
        <source>a passed-out deal has neither tricks nor honours</source>
        <translation>ein durchgepasstes Spiel hat weder Stiche noch Honneurs</translation>
    </message>
    <message>
        <source>a passed-out deal has no declarer</source>
        <translation>ein durchgepasstes Spiel hat keinen Alleinspieler</translation>
    </message>
    <message>
        <source>a passed-out deal has nothing else; leave “{column}” empty</source>
        <translation>ein durchgepasstes Spiel hat sonst nichts; lassen Sie „{column}“ leer</translation>
    </message>
    <message>
        <source>a player cannot be twice at a table</source>
        <translation>ein Spieler kann nicht zweimal an einem Tisch sitzen</translation>
    </message>
    <message>
        <source>a player draws only once</source>
        <translation>ein Spieler zieht nur einmal</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>ein Spieler braucht einen Namen</translation>
    </message>
    <message>
        <source>a revoke</source>
        <translation>ein Revoke</translation>
    </message>
    <message>
        <source>a round has 1 to {most} boards</source>
        <translation>eine Runde hat 1 bis {most} Boards</translation>
    </message>
    <message>
        <source>a round has {lengths} deals, not {number}</source>
        <translation>eine Runde hat {lengths} Spiele, nicht {number}</translation>
    </message>
    <message>
        <source>a row has been damaged</source>
        <translation>eine Zeile ist beschädigt</translation>
    </message>
    <message>
        <source>a scale gives the expected score for each number of points from 20 to 40</source>
        <translation>eine Tabelle sagt, was jede Zahl von Punkten von 20 bis 40 bringen sollte</translation>
    </message>
    <message>
        <source>a scale goes from 20 points to 40; “{typed}” does not</source>
        <translation>eine Tabelle geht von 20 bis 40 Punkten; „{typed}“ nicht</translation>
    </message>
    <message>
        <source>a score file or an evening file</source>
        <translation>eine Anschreibdatei oder eine Abenddatei</translation>
    </message>
    <message>
        <source>a score file, or - for standard input</source>
        <translation>eine Anschreibdatei, oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation>eine Saison der Sammlung statt Dateien: 2026, 2025/26, 2026-09..2026-11 oder all</translation>
    </message>
    <message>
        <source>a sheet to score on, instead of files</source>
        <translation>ein Blatt zum Anschreiben, statt Dateien</translation>
    </message>
    <message>
        <source>a side holds 0 to {most} points, not {number}</source>
        <translation>eine Seite hält 0 bis {most} Punkte, nicht {number}</translation>
    </message>
    <message>
        <source>a side takes 0 to 13 tricks, not {number}</source>
        <translation>eine Seite macht 0 bis 13 Stiche, nicht {number}</translation>
    </message>
    <message>
        <source>a split needs two scores for North-South: the first counts for them, the second for East-West, e.g. split 420 -50</source>
        <translation>getrennte Scores sind zwei, beide aus der Sicht von Nord-Süd: der erste zählt für Nord-Süd, der zweite für Ost-West, z. B. getrennt 420 -50</translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <translation>getrennte Scores, {ns} für Nord-Süd und {ew} für Ost-West</translation>
    </message>
    <message>
        <source>a table for spreadsheets, with a row for each deal, round or back score</source>
        <translation>eine Tabelle für Tabellenprogramme, mit einer Zeile für jedes Spiel, jede Runde oder Abrechnung</translation>
    </message>
    <message>
        <source>a table has four to seven players, not {number}</source>
        <translation>an einem Tisch sind vier bis sieben Spieler, nicht {number}</translation>
    </message>
    <message>
        <source>a team cannot play against itself</source>
        <translation>ein Team kann nicht gegen sich selbst spielen</translation>
    </message>
    <message>
        <source>above</source>
        <translation>über</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <translation>Ausgleich von {points}</translation>
    </message>
    <message>
        <source>agreed: {reason}</source>
        <translation>vereinbart: {reason}</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>alle Runden</translation>
    </message>
    <message>
        <source>also out</source>
        <comment>sits out</comment>
        <translation>auch</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutig: %(option)s kann %(matches)s sein</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <translation>ein Ausgleich hat 1 bis {most} Punkte für eine Seite</translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <translation>ein Ausgleich braucht Seite, Punkte und Grund; schreiben Sie eine Zeile wie adjust NS 200 zu spät gekommen</translation>
    </message>
    <message>
        <source>an adjustment needs its reason</source>
        <translation>ein Ausgleich braucht seinen Grund</translation>
    </message>
    <message>
        <source>an adjustment of {points}</source>
        <translation>Ausgleich von {points}</translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <translation>ein Durchschnitt braucht zwei Werte, Nord-Süd zuerst, z. B. ave+ ave- oder 60 40</translation>
    </message>
    <message>
        <source>an average of {award} is not between {least} and {most}</source>
        <translation>ein Durchschnitt von {award} liegt nicht zwischen {least} und {most}</translation>
    </message>
    <message>
        <source>an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}</source>
        <translation>ein Durchschnitt von {ns} % von {top} für Nord-Süd, {ew} % für Ost-West: {won} und {lost}</translation>
    </message>
    <message>
        <source>an average of {ns} IMPs for North-South, {ew} for East-West</source>
        <translation>ein Durchschnitt von {ns} IMPs für Nord-Süd, {ew} für Ost-West</translation>
    </message>
    <message>
        <source>an average of {ns} points for North-South, {ew} for East-West</source>
        <translation>ein Durchschnitt von {ns} Punkten für Nord-Süd, {ew} für Ost-West</translation>
    </message>
    <message>
        <source>an average, {ns} for North-South and {ew} for East-West</source>
        <translation>ein Durchschnitt, {ns} für Nord-Süd und {ew} für Ost-West</translation>
    </message>
    <message>
        <source>an entry cannot be saved in {file}</source>
        <translation>etwas Eingetragenes lässt sich in {file} nicht speichern</translation>
    </message>
    <message>
        <source>an evening file, or any other with results</source>
        <translation>eine Abenddatei, oder eine andere mit Ergebnissen</translation>
    </message>
    <message>
        <source>an evening has at least one round, not {number}</source>
        <translation>ein Abend hat mindestens eine Runde, nicht {number}</translation>
    </message>
    <message>
        <source>an evening has at most {most} deals</source>
        <translation>ein Abend hat höchstens {most} Spiele</translation>
    </message>
    <message>
        <source>an evening has at most {most} debts besides the score</source>
        <translation>außer dem Ergebnis hat ein Abend höchstens {most} Schulden</translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <translation>ein Abend ist, wie er vor seiner letzten Änderung war</translation>
    </message>
    <message>
        <source>an extra amount</source>
        <translation>ein Betrag außer dem Spiel</translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <translation>was außer dem Spiel geschuldet wird, braucht seinen Grund</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>and {number} more</source>
        <translation>und {number} weitere</translation>
    </message>
    <message>
        <source>another archive</source>
        <translation>eine andere Sammlung</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>eine andere</translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <translation>ein anderes Programm benutzt {file}</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>%(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>at least one round is played</source>
        <translation>es wird mindestens eine Runde gespielt</translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} down</source>
        <translation>auf Stufe {level} kann es höchstens {most} Faller geben</translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} over</source>
        <translation>auf Stufe {level} kann es höchstens {most} Überstiche geben</translation>
    </message>
    <message>
        <source>at level {level} there can be no overtricks</source>
        <translation>auf Stufe {level} kann es keine Überstiche geben</translation>
    </message>
    <message>
        <source>at notrump honours are four aces: 150</source>
        <translation>im Sans Atout sind Honneurs vier Asse: 150</translation>
    </message>
    <message>
        <source>at teams an average is whole IMPs</source>
        <translation>bei Teams ist ein Durchschnitt eine ganze Zahl von IMPs</translation>
    </message>
    <message>
        <source>at teams the two averages add up to 100, e.g. 60 40</source>
        <translation>bei Teams ergeben die zwei Durchschnitte 100; schreiben Sie 60 40</translation>
    </message>
    <message>
        <source>at total points an average is ave, or points such as 100 -100</source>
        <translation>bei Gesamtpunkten schreiben Sie ave, oder Punkte wie 100 -100</translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <translation>Durchschnitt {ns} {ew}</translation>
    </message>
    <message>
        <source>beginning the next round</source>
        <translation>die nächste Runde beginnen</translation>
    </message>
    <message>
        <source>beginning {form}</source>
        <translation>{form} beginnen</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>between the cells of a table</source>
        <translation>zwischen den Zellen einer Tabelle</translation>
    </message>
    <message>
        <source>board {board} has an average already, which settles it</source>
        <translation>Board {board} hat schon einen Durchschnitt, und damit ist es entschieden</translation>
    </message>
    <message>
        <source>board {board} has been played at both tables</source>
        <translation>Board {board} wurde an beiden Tischen gespielt</translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <translation>Board {board} hat hier eine andere Gefahrenlage, als seine Nummer sagt</translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <translation>Board {board} teilt {seat}, nicht {other}</translation>
    </message>
    <message>
        <source>board {board}, {ns} against {ew}</source>
        <translation>Board {board}, {ns} gegen {ew}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>Board {number}</translation>
    </message>
    <message>
        <source>boards are numbered from 1; there is no board {number}</source>
        <translation>Boards zählen ab 1; ein Board {number} gibt es nicht</translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <translation>Boards können hier nicht nach „{method}“ gewertet werden</translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <translation>Boards gibt es im Turnierbridge, oder wo chukkers off ist; schreiben Sie davor form duplicate</translation>
    </message>
    <message>
        <source>boards of several tables</source>
        <translation>Boards mehrerer Tische</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>both must hold one session of boards that several tables played</source>
        <translation>beide müssen eine Sitzung von Boards enthalten, die mehrere Tische gespielt haben</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>both sides need two players, or both a pair</source>
        <translation>schreiben Sie auf beiden Seiten zwei Spieler oder auf beiden ein Paar</translation>
    </message>
    <message>
        <source>by Neuberg’s formula</source>
        <translation>nach der Neuberg-Formel</translation>
    </message>
    <message>
        <source>by boards</source>
        <translation>nach Boards</translation>
    </message>
    <message>
        <source>by {player}</source>
        <translation>von {player}</translation>
    </message>
    <message>
        <source>carried over to a later evening</source>
        <translation>auf einen späteren Abend übertragen</translation>
    </message>
    <message>
        <source>carried over to {evening}</source>
        <translation>übertragen auf {evening}</translation>
    </message>
    <message>
        <source>carrying over a debt</source>
        <translation>eine Schuld übertragen</translation>
    </message>
    <message>
        <source>chair {seat} is taken twice</source>
        <translation>Platz {seat} ist zweimal besetzt</translation>
    </message>
    <message>
        <source>chair {seat} needs a name</source>
        <translation>Platz {seat} braucht einen Namen</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>seither geändert</translation>
    </message>
    <message>
        <source>check that the archive is sound</source>
        <translation>die ganze Sammlung lesen und sagen, ob sie in Ordnung ist</translation>
    </message>
    <message>
        <source>chukker</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>chukkers</source>
        <translation>Chicagos</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Treff</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <source>correcting the seats</source>
        <translation>Plätze berichtigt</translation>
    </message>
    <message>
        <source>counting evening {number} of {total}</source>
        <translation>Abend {number} von {total} wird gezählt</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>dates look like 2026-01-31</source>
        <translation>ein Datum schreibt man 2026-01-31</translation>
    </message>
    <message>
        <source>datum {datum}</source>
        <translation>Datumscore {datum}</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <translation>ddd d. MMM</translation>
    </message>
    <message>
        <source>deal {number} comes after deal {last}; rows must be in the order of play</source>
        <translation>Spiel {number} steht hinter Spiel {last}; die Zeilen müssen in der Reihenfolge bleiben, in der gespielt wurde</translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <translation>Spiel {number} von {before} auf {after}</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>deals and results: {counts}</source>
        <translation>Spiele und Ergebnisse: {counts}</translation>
    </message>
    <message>
        <source>debts and payments</source>
        <translation>Schulden und Zahlungen</translation>
    </message>
    <message>
        <source>declarer {player}</source>
        <translation>Alleinspieler {player}</translation>
    </message>
    <message>
        <source>default: by the country</source>
        <translation>sonst: wie im Land üblich</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>deleted since</source>
        <translation>seither gelöscht</translation>
    </message>
    <message>
        <source>deleting a debt</source>
        <translation>eine Schuld herausnehmen</translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <translation>einen Betrag außer dem Spiel herausnehmen</translation>
    </message>
    <message>
        <source>deleting {deal}</source>
        <translation>{deal} löschen</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>different rounds, different stakes</source>
        <translation>verschiedene Runden, verschiedene Einsätze</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>im Kontra</translation>
    </message>
    <message>
        <source>doubled contract made</source>
        <translation>Kontrakt im Kontra erfüllt</translation>
    </message>
    <message>
        <source>down</source>
        <translation>Faller</translation>
    </message>
    <message>
        <source>draw the sheet after each deal</source>
        <translation>den Block nach jedem Spiel zeichnen</translation>
    </message>
    <message>
        <source>drawn for each round</source>
        <translation>vor jeder Runde ausgelost</translation>
    </message>
    <message>
        <source>duplicate has no honours; leave them out</source>
        <translation>im Turnierbridge gibt es keine Honneurs; lassen Sie sie weg</translation>
    </message>
    <message>
        <source>each missing result as an equal one</source>
        <translation>jedes fehlende Ergebnis wie ein gleiches</translation>
    </message>
    <message>
        <source>earlier versions</source>
        <translation>frühere Fassungen</translation>
    </message>
    <message>
        <source>earns 1, an equal one ½</source>
        <translation>bringt 1, ein gleiches ½</translation>
    </message>
    <message>
        <source>earns 2, an equal one 1</source>
        <translation>bringt 2, ein gleiches 1</translation>
    </message>
    <message>
        <source>either all lines name single players, with +, or none does</source>
        <translation>entweder nennen alle Zeilen einzelne Spieler, mit +, oder keine</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>end of the boards</source>
        <translation>Ende der Boards</translation>
    </message>
    <message>
        <source>end of the chukker</source>
        <translation>Ende des Chicago</translation>
    </message>
    <message>
        <source>ending the evening</source>
        <translation>den Abend beenden</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genug</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <translation>Abend {number}</translation>
    </message>
    <message>
        <source>evening {number} of {day}</source>
        <translation>Abend {number} vom {day}</translation>
    </message>
    <message>
        <source>evenings kept: {number}, evenings there: {there}</source>
        <translation>gespeicherte Abende: {number}, vorhandene: {there}</translation>
    </message>
    <message>
        <source>every deal by itself</source>
        <translation>jedes Spiel für sich</translation>
    </message>
    <message>
        <source>everyone in turn</source>
        <translation>jeder mit jedem der Reihe nach</translation>
    </message>
    <message>
        <source>exact points</source>
        <translation>genaue Punkte</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>es fehlt mindestens eine Angabe</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>es fehlt eine Angabe</translation>
    </message>
    <message>
        <source>explain every figure</source>
        <translation>sagen, warum jede Zahl gezahlt wird</translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <translation>für ein durchgepasstes Spiel tippen Sie nur {word}</translation>
    </message>
    <message>
        <source>four aces in one hand</source>
        <translation>vier Asse in einer Hand</translation>
    </message>
    <message>
        <source>four players are needed, not {number}</source>
        <translation>vier Spieler sind nötig, nicht {number}</translation>
    </message>
    <message>
        <source>from {chair}</source>
        <translation>von {chair}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>game and rubber</source>
        <translation>Manche und Rubber</translation>
    </message>
    <message>
        <source>game and the end of the chukker</source>
        <translation>Manche und Ende des Chicago</translation>
    </message>
    <message>
        <source>game completed, {vulnerable}</source>
        <translation>Manche gewonnen, {vulnerable}</translation>
    </message>
    <message>
        <source>going back to: {step}</source>
        <translation>zurück zu: {step}</translation>
    </message>
    <message>
        <source>grand slam bid and made, {vulnerable}</source>
        <translation>Großschlemm gereizt und erfüllt, {vulnerable}</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Coeur</translation>
    </message>
    <message>
        <source>honours are 100 or 150</source>
        <translation>Honneurs sind 100 oder 150</translation>
    </message>
    <message>
        <source>honours are 100 or 150, not {points}</source>
        <translation>Honneurs sind 100 oder 150, nicht {points}</translation>
    </message>
    <message>
        <source>honours count</source>
        <translation>Honneurs zählen</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <translation>Honneurs zählen nicht</translation>
    </message>
    <message>
        <source>honours do not count, as agreed; leave them out</source>
        <translation>Honneurs zählen nicht, wie vereinbart; lassen Sie sie weg</translation>
    </message>
    <message>
        <source>honours held by {player}</source>
        <translation>Honneurs bei {player}</translation>
    </message>
    <message>
        <source>honours need their holder: N, E, S or W</source>
        <translation>zu den Honneurs fehlt, wer sie hatte: N, E, S oder W</translation>
    </message>
    <message>
        <source>honours need their holder: {names}</source>
        <translation>es fehlt, wer die Honneurs hatte: {names}</translation>
    </message>
    <message>
        <source>how four players change partners (default: pivot)</source>
        <translation>wie vier Spieler die Partner wechseln (sonst: pivot)</translation>
    </message>
    <message>
        <source>how many rounds</source>
        <translation>wie viele Runden</translation>
    </message>
    <message>
        <source>hundreds, as the back score</source>
        <translation>Hunderter, wie die Abrechnung</translation>
    </message>
    <message>
        <source>i&amp;n</source>
        <comment>a currency</comment>
        <translation>&amp;in</translation>
    </message>
    <message>
        <source>if not all are played</source>
        <translation>wenn nicht alle gespielt werden</translation>
    </message>
    <message>
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <translation>Abende in die Sammlung aufnehmen, aus Abenddateien, Anschreibdateien, Tabellen von Spielen oder PBN</translation>
    </message>
    <message>
        <source>importing</source>
        <translation>einlesen</translation>
    </message>
    <message>
        <source>importing evening {number} of {total}</source>
        <translation>Abend {number} von {total} wird aufgenommen</translation>
    </message>
    <message>
        <source>in chukkers of four deals</source>
        <translation>in Chicagos zu vier Spielen</translation>
    </message>
    <message>
        <source>in each round (default: 2)</source>
        <translation>in jeder Runde (sonst: 2)</translation>
    </message>
    <message>
        <source>individual: partners change too</source>
        <translation>Individual: auch die Partner wechseln</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(value)r ist kein Wert für %(type)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r gibt es nicht; wählen Sie aus %(choices)s</translation>
    </message>
    <message>
        <source>is the player</source>
        <translation>ist der Spieler</translation>
    </message>
    <message>
        <source>it cannot be counted</source>
        <translation>er lässt sich nicht auszählen</translation>
    </message>
    <message>
        <source>it does not match its history</source>
        <translation>er passt nicht zu seinem Verlauf</translation>
    </message>
    <message>
        <source>it has far more parts than evenings of bridge</source>
        <translation>sie hat viel mehr Teile als Bridgeabende</translation>
    </message>
    <message>
        <source>it is a folder; choose a file in it</source>
        <translation>das ist ein Ordner; wählen Sie eine Datei darin</translation>
    </message>
    <message>
        <source>it is a pipe into which nobody writes</source>
        <translation>das ist eine Pipe, in die niemand schreibt</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>sie ist geschlossen</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>er ist nicht, wie er geschrieben wurde</translation>
    </message>
    <message>
        <source>it is larger than {most} megabytes, far too large for evenings of bridge</source>
        <translation>sie ist größer als {most} Megabyte, viel zu groß für Bridgeabende</translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <translation>seine Nummer, sein Tag wie 2026-01-31, oder last; alle, wo keiner genannt ist</translation>
    </message>
    <message>
        <source>its step {step} is damaged</source>
        <translation>sein Schritt {step} ist nicht, wie er geschrieben wurde</translation>
    </message>
    <message>
        <source>its step {step} is missing</source>
        <translation>sein Schritt {step} fehlt</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>große Schrift</translation>
    </message>
    <message>
        <source>lines with pairs need form duplicate before them</source>
        <translation>Zeilen mit Paaren gehören zum Turnierbridge; schreiben Sie davor form duplicate</translation>
    </message>
    <message>
        <source>made</source>
        <translation>erfüllt</translation>
    </message>
    <message numerus="yes">
        <source>made with %n over</source>
        <translation>
            <numerusform>erfüllt mit %n Überstich</numerusform>
            <numerusform>erfüllt mit %n Überstichen</numerusform>
        </translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <translation>Teamkämpfe aus anderen Programmen können nicht gelesen werden</translation>
    </message>
    <message>
        <source>merge two copies of an evening that was kept at two laptops</source>
        <translation>zwei Kopien eines Abends zusammenführen, der an zwei Laptops geschrieben wurde</translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <translation>Geld steht als Text mit einem Punkt: „2.50“</translation>
    </message>
    <message>
        <source>more results</source>
        <translation>weitere Ergebnisse</translation>
    </message>
    <message>
        <source>moving {deal}</source>
        <translation>{deal} verschieben</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>nennen Sie eine Datei</translation>
    </message>
    <message>
        <source>names are given like pairs 1=Ann 2=Bob, with blanks in quotes</source>
        <translation>schreiben Sie pairs 1=Ann 2=Bob, Namen mit Leerzeichen in Anführungszeichen</translation>
    </message>
    <message>
        <source>names are given like seats N=Ann E=Bob S=Cy W=Di, with blanks in quotes</source>
        <translation>schreiben Sie seats N=Ann E=Bob S=Cy W=Di, Namen mit Leerzeichen in Anführungszeichen</translation>
    </message>
    <message>
        <source>names kept: {number}, names there: {there}</source>
        <translation>gespeicherte Namen: {number}, vorhandene: {there}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no IMPs</source>
        <translation>keine IMPs</translation>
    </message>
    <message>
        <source>no board in this PBN has a result, and cards alone are not imported</source>
        <translation>kein Board in diesem PBN hat ein Ergebnis, und Karten allein werden nicht gespeichert</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>kein Datum</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>nicht mehr da</translation>
    </message>
    <message>
        <source>no number here is larger than {most}</source>
        <translation>keine Zahl hier ist größer als {most}</translation>
    </message>
    <message>
        <source>no permission there; choose another folder</source>
        <translation>dort fehlt die Berechtigung; wählen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>no permission to write {file}</source>
        <translation>{file} darf nicht beschrieben werden</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table</source>
        <translation>niemand am Tisch heißt „{typed}“</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table, only {names}</source>
        <translation>„{typed}“ sitzt nicht am Tisch; am Tisch sitzen {names}</translation>
    </message>
    <message>
        <source>nobody sits {seats}</source>
        <translation>niemand sitzt auf {seats}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>none: sit as you like</source>
        <translation>keines: Plätze nach Belieben</translation>
    </message>
    <message>
        <source>not a scorepad file; score files begin with e.g. form rubber</source>
        <translation>keine Datei von scorepad; Spielstände beginnen z. B. mit form rubber</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>geht nicht zusammen mit %s</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>not vulnerable</source>
        <translation>nicht in Gefahr</translation>
    </message>
    <message>
        <source>nothing can be written into it</source>
        <translation>es kann nichts hineingeschrieben werden</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <translation>nichts erwartet</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>nichts Neues</translation>
    </message>
    <message>
        <source>notrump</source>
        <translation>Sans Atout</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>of their own top</source>
        <translation>von ihrem eigenen Top</translation>
    </message>
    <message>
        <source>on a blank back score</source>
        <translation>auf einer leeren Abrechnung</translation>
    </message>
    <message>
        <source>one board</source>
        <translation>ein Board</translation>
    </message>
    <message>
        <source>one chukker</source>
        <translation>ein Chicago</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>ein Spiel</translation>
    </message>
    <message>
        <source>one down</source>
        <translation>ein Faller</translation>
    </message>
    <message>
        <source>one evening</source>
        <translation>ein Abend</translation>
    </message>
    <message>
        <source>one more, or Enter</source>
        <translation>noch jemand, oder Enter</translation>
    </message>
    <message>
        <source>one of its times is not a valid date</source>
        <translation>eine seiner Zeiten steht in keinem Kalender</translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <translation>nach {what} fehlt etwas; schreiben Sie {choices}</translation>
    </message>
    <message>
        <source>one over</source>
        <translation>ein Überstich</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>ein Punkt</translation>
    </message>
    <message>
        <source>one point fewer</source>
        <translation>ein Punkt weniger</translation>
    </message>
    <message>
        <source>one point more</source>
        <translation>ein Punkt mehr</translation>
    </message>
    <message>
        <source>one result</source>
        <translation>ein Ergebnis</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>eine Runde</translation>
    </message>
    <message>
        <source>one rubber</source>
        <translation>ein Rubber</translation>
    </message>
    <message>
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <translation>was ein Team bekommt, muss das andere verlieren; schreiben Sie 3 -3</translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <translation>nur der Score ist bekannt, {points} für Nord-Süd</translation>
    </message>
    <message>
        <source>opening {file}</source>
        <translation>{file} öffnen</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>or players, at individual</source>
        <translation>oder Spieler, bei individual</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>andere Angaben</translation>
    </message>
    <message>
        <source>owes</source>
        <translation>schuldet</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>paid on {day}</source>
        <translation>bezahlt am {day}</translation>
    </message>
    <message>
        <source>pair {pair} needs a name</source>
        <translation>Paar {pair} braucht einen Namen</translation>
    </message>
    <message>
        <source>part-score made</source>
        <translation>Teilkontrakt erfüllt</translation>
    </message>
    <message>
        <source>partners need the same figure</source>
        <translation>Partner brauchen die gleiche Zahl</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>durchgepasst</translation>
    </message>
    <message>
        <source>payer, payee, amount and reason are needed, e.g. extra Bob Ann 5 the supper</source>
        <translation>schreiben Sie, wer wem wie viel wofür schuldet, etwa extra Bob Ann 5 das Abendessen</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>Zahlung {number}</translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <translation>schreiben Sie den Spieler und seine Karte, etwa Ann=QC</translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation>Spieler {player}</translation>
    </message>
    <message>
        <source>playing {form}</source>
        <translation>{form} spielen</translation>
    </message>
    <message>
        <source>points and reason are missing, e.g. adjust NS 200 for a late start</source>
        <translation>Punkte und Grund fehlen; schreiben Sie eine Zeile wie adjust NS 200 zu spät gekommen</translation>
    </message>
    <message>
        <source>points are given, not taken: adjust {side} {points}</source>
        <translation>Punkte werden gegeben, nicht genommen; schreiben Sie adjust {side} {points}</translation>
    </message>
    <message>
        <source>points held count only in form points; leave them out, or begin with form points</source>
        <translation>gehaltene Punkte zählen nur bei form points; lassen Sie sie weg, oder beginnen Sie mit form points</translation>
    </message>
    <message>
        <source>points, rounded to tens</source>
        <translation>Punkte, auf Zehner gerundet</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>print evenings, a season, or a blank sheet to score on by hand, into a PDF</source>
        <translation>Abende, eine Saison oder ein leeres Blatt zum Anschreiben von Hand in ein PDF drucken</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>ein JSON-Objekt ausgeben</translation>
    </message>
    <message>
        <source>print shell completion for these commands</source>
        <translation>ausgeben, womit eine Shell diese Befehle ergänzt</translation>
    </message>
    <message>
        <source>print the sheets of an evening in a text file</source>
        <translation>die Blöcke eines als Text aufgeschriebenen Abends ausgeben</translation>
    </message>
    <message>
        <source>print what every contract would score and end now</source>
        <translation>sagen, was jeder Kontrakt jetzt brächte und was er beenden würde</translation>
    </message>
    <message>
        <source>print which evenings there are</source>
        <translation>sagen, welche Abende es gibt</translation>
    </message>
    <message>
        <source>print who partners whom and who sits out, round by round</source>
        <translation>sagen, wer mit wem spielt und wer aussetzt, Runde für Runde</translation>
    </message>
    <message>
        <source>print who plays whom, round by round, and on which boards</source>
        <translation>sagen, wer gegen wen spielt, Runde für Runde, und auf welchen Boards</translation>
    </message>
    <message>
        <source>put the program, with its icon and its kind of file, into the menu of the desktop</source>
        <translation>das Programm mit Symbol und Dateiart in das Menü des Desktops bringen</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <translation>Boards werten, die mehrere Tische gespielt haben</translation>
    </message>
    <message>
        <source>redoubled</source>
        <translation>im Rekontra</translation>
    </message>
    <message>
        <source>redoubled contract made</source>
        <translation>Kontrakt im Rekontra erfüllt</translation>
    </message>
    <message>
        <source>repair the archive and say what was repaired</source>
        <translation>in Ordnung bringen, was geht, und sagen, was es war</translation>
    </message>
    <message>
        <source>rescued in part</source>
        <translation>zum Teil gerettet</translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <translation>zurück aus der Kopie vom {day}</translation>
    </message>
    <message>
        <source>results of several tables and deals of one table cannot be in the same form duplicate; put one of them into a separate file</source>
        <translation>Ergebnisse mehrerer Tische und Spiele eines Tisches können nicht unter demselben form duplicate stehen; legen Sie eines davon in eine eigene Datei</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>round {round} is already over; keep the rows of a round together</source>
        <translation>Runde {round} war schon zu Ende; die Zeilen einer Runde bleiben beisammen</translation>
    </message>
    <message>
        <source>rounds of boards</source>
        <translation>Runden zu Boards</translation>
    </message>
    <message>
        <source>rounds of one table</source>
        <translation>Runden an einem Tisch</translation>
    </message>
    <message>
        <source>rounds without a deal</source>
        <translation>Runden ohne ein gespieltes Spiel</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>Rubber</translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <translation>Rubber mit zwei zu null Manchen gewonnen</translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <translation>Rubber mit zwei zu eins Manchen gewonnen</translation>
    </message>
    <message>
        <source>rubbers</source>
        <translation>Rubber</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>setzte aus</translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <translation>sagen Sie, wer mehr Punkte hält</translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <translation>als hätten alle gleich viel gespielt</translation>
    </message>
    <message>
        <source>scorepad cannot find its open window when it is started again: another program is in the way.</source>
        <translation>Ein zweiter Start von scorepad findet dieses Fenster nicht: Ein anderes Programm ist im Weg.</translation>
    </message>
    <message>
        <source>scorepad check: none of the evenings in {file} can be read ({number} are known); it was not changed</source>
        <translation>scorepad check: keiner der Abende in {file} lässt sich lesen (bekannt: {number}); die Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <translation>scorepad check: {file} ist beschädigt; check --mend bringt in Ordnung, was sich in Ordnung bringen lässt: {faults}</translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <translation>scorepad desktop: nur unter Linux</translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <translation>scorepad export: sagen Sie wohin, mit -o FILE, oder aber --list</translation>
    </message>
    <message>
        <source>scorepad export: there are no evenings yet</source>
        <translation>scorepad export: es gibt noch keine Abende</translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <translation>scorepad import: mit dem Zählen aufgehört; die Abende sind in der Sammlung und werden gezählt, wenn das Fenster offen ist</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <translation>scorepad import: aufgehört; alle Abende sind in der Sammlung</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <translation>scorepad import: aufgehört; kein Abend wurde aufgenommen</translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <translation>scorepad ist frei: Jeder darf es nach der MIT-Lizenz nutzen, kopieren und ändern. Qt steht unter der GNU Lesser General Public License 3. Die Noto-Schriften kommen unter der SIL Open Font License, DejaVu Sans unter einer eigenen.</translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <translation>scorepad steht jetzt im Menü, durch Einträge in {folder}.</translation>
    </message>
    <message>
        <source>scorepad merge: each file must hold one evening</source>
        <translation>scorepad merge: jede Datei muss genau einen Abend enthalten</translation>
    </message>
    <message>
        <source>scorepad merge: the two differ, so nothing was written; correct one of them, or use --keep-first: {differs}</source>
        <translation>scorepad merge: die beiden unterscheiden sich, daher wurde nichts geschrieben; berichtigen Sie eine Datei, oder nehmen Sie --keep-first: {differs}</translation>
    </message>
    <message>
        <source>scorepad print: name the files to be printed, a blank sheet or a season</source>
        <translation>scorepad print: nennen Sie die Dateien, die gedruckt werden sollen, ein leeres Blatt oder eine Saison</translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <translation>scorepad print: in {season} gibt es keine Abende</translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <translation>scorepad print: dafür braucht es PySide6; python3 packaging/run.py bringt es</translation>
    </message>
    <message>
        <source>scorepad print: {file} is to be printed; name another PDF</source>
        <translation>scorepad print: {file} soll gedruckt werden; nennen Sie ein anderes PDF</translation>
    </message>
    <message>
        <source>scorepad print: {file} must end in .pdf, .png or .svg</source>
        <translation>scorepad print: {file} muss auf .pdf, .png oder .svg enden</translation>
    </message>
    <message>
        <source>scorepad was not in the menu.</source>
        <translation>scorepad war nicht im Menü.</translation>
    </message>
    <message>
        <source>scorepad was removed from the menu.</source>
        <translation>scorepad steht nicht mehr im Menü.</translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <translation>scorepad {command}: {fault}</translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <translation>scorepad: die Ausgabe geht nicht: {reason}</translation>
    </message>
    <message>
        <source>scorepad: {fault}</source>
        <translation>scorepad: {fault}</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>settling up</source>
        <translation>bezahlen</translation>
    </message>
    <message>
        <source>settling {number}</source>
        <translation>Abrechnung {number}</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>die Version zeigen</translation>
    </message>
    <message>
        <source>show the score breakdown</source>
        <translation>sagen, wofür jedes Spiel zählte</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen</translation>
    </message>
    <message>
        <source>show who won each game</source>
        <translation>zeigen, wer jede Manche gewann</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>small slam bid and made, {vulnerable}</source>
        <translation>Kleinschlemm gereizt und erfüllt, {vulnerable}</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>split {ns} {ew}</source>
        <translation>getrennt {ns} {ew}</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <translation>die Standardausgabe ist geschlossen</translation>
    </message>
    <message>
        <source>still to come: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping the round</source>
        <translation>die Runde abbrechen</translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <translation>etwa &apos;Frau Maier=QC&apos;</translation>
    </message>
    <message>
        <source>tables share boards where that is fairer</source>
        <translation>Tische teilen sich Boards, wo das gerechter ist</translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <translation>wohin; - für die Standardausgabe</translation>
    </message>
    <message>
        <source>team {team} sat North-South on board {board} before</source>
        <translation>Team {team} saß auf Board {board} schon Nord-Süd</translation>
    </message>
    <message>
        <source>teams play in pairs: A1-B2, without +</source>
        <translation>Teams spielen in Paaren: A1-B2, ohne +</translation>
    </message>
    <message>
        <source>that evening is no longer in {file}</source>
        <translation>jener Abend ist nicht mehr in {file}</translation>
    </message>
    <message>
        <source>that there are no victory points</source>
        <translation>dass es keine Siegpunkte gibt</translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <translation>in die Sammlung lässt sich jetzt nicht schreiben; es kann nur ein Abend geöffnet werden</translation>
    </message>
    <message>
        <source>the arrangements</source>
        <translation>die Vereinbarungen</translation>
    </message>
    <message>
        <source>the board is missing before it, e.g. board 7</source>
        <translation>das Board fehlt; schreiben Sie eine Zeile wie board 7 davor</translation>
    </message>
    <message>
        <source>the board is missing: 1 to 9999, e.g. board 7</source>
        <translation>das Board fehlt; schreiben Sie seine Nummer, von 1 bis 9999, etwa board 7</translation>
    </message>
    <message>
        <source>the boards of an evening have at most {most} results</source>
        <translation>die Boards eines Abends haben höchstens {most} Ergebnisse</translation>
    </message>
    <message>
        <source>the boards of one event are scored in two ways here</source>
        <translation>die Boards einer Veranstaltung werden hier auf zwei Arten gewertet</translation>
    </message>
    <message>
        <source>the card of {name}</source>
        <translation>die Karte von {name}</translation>
    </message>
    <message>
        <source>the cards drawn</source>
        <translation>die gezogenen Karten</translation>
    </message>
    <message>
        <source>the character {code} is not allowed in a name or a reason</source>
        <translation>das Zeichen {code} kann in keinem Namen und keinem Grund stehen; lassen Sie es weg</translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <translation>der Kontrakt fehlt; für ein durchgepasstes Spiel schreiben Sie pass</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>die Währung</translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <translation>die beschädigte Datei liegt als {file}</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>das Datum</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>der Teiler</translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <translation>der Teiler fehlt; schreiben Sie dealer N, E, S oder W</translation>
    </message>
    <message>
        <source>the declarer is given twice</source>
        <translation>der Alleinspieler ist zweimal angegeben</translation>
    </message>
    <message>
        <source>the declarer is missing: N, E, S or W</source>
        <translation>der Alleinspieler fehlt: N, E, S oder W</translation>
    </message>
    <message>
        <source>the declarer is missing: {names}</source>
        <translation>der Alleinspieler fehlt: {names}</translation>
    </message>
    <message>
        <source>the director’s average counts in place of {contract}</source>
        <translation>statt {contract} zählt der Durchschnitt, den die Turnierleitung gab</translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <translation>die Platte kann {file} nicht lesen oder schreiben</translation>
    </message>
    <message>
        <source>the disk takes too long to read or write {file}</source>
        <translation>die Platte braucht zu lange, um {file} zu lesen oder zu schreiben</translation>
    </message>
    <message>
        <source>the doubling is given twice</source>
        <translation>das Kontra ist zweimal angegeben</translation>
    </message>
    <message>
        <source>the earlier versions of this evening are damaged</source>
        <translation>die Angaben zu früheren Fassungen dieses Abends sind beschädigt</translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <translation>das Ende des Chicago</translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <translation>das Ende der Datei fehlt; welche Abende dort standen, ist unbekannt</translation>
    </message>
    <message>
        <source>the evening&apos;s ID is damaged</source>
        <translation>die Kennung des Abends ist beschädigt</translation>
    </message>
    <message>
        <source>the file breaks off; open another copy, which has the rest</source>
        <translation>die Datei bricht ab; öffnen Sie eine andere Kopie, die den Rest hat</translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <translation>dieser Abend steht zweimal in der Datei, zuerst als {first}</translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <translation>die Datei wurde von einem neueren scorepad geschrieben; dort lässt sie sich öffnen, oder hier, wenn dieses neuer ist</translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <translation>die Datei: {said}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>es fehlt: %s</translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <translation>es gibt noch keine Spielart; beginnen Sie mit einer Zeile wie form rubber</translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <translation>die Honneurs sind zweimal angegeben</translation>
    </message>
    <message>
        <source>the keeper&apos;s name is missing, e.g. keeper Ann</source>
        <translation>der Name des Anschreibers fehlt; schreiben Sie keeper Ann</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>der Strich</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <translation>die Zeile ist länger als {most} Buchstaben</translation>
    </message>
    <message>
        <source>the mean of the results</source>
        <translation>das Mittel der Ergebnisse</translation>
    </message>
    <message>
        <source>the middle one of the results</source>
        <translation>das mittlere der Ergebnisse</translation>
    </message>
    <message>
        <source>the movement</source>
        <translation>das Movement</translation>
    </message>
    <message>
        <source>the name {name} is damaged</source>
        <translation>der Name {name} ist nicht, wie er geschrieben wurde</translation>
    </message>
    <message>
        <source>the name “{name}” is longer than {most} letters</source>
        <translation>der Name „{name}“ ist länger als {most} Buchstaben</translation>
    </message>
    <message>
        <source>the names of pairs without a result</source>
        <translation>die Namen von Paaren ohne Ergebnis</translation>
    </message>
    <message>
        <source>the names of players who sit out need commas between them</source>
        <translation>zwischen den Namen derer, die aussetzen, stehen Kommas</translation>
    </message>
    <message>
        <source>the names of the pairs are missing</source>
        <translation>die Namen der Paare fehlen</translation>
    </message>
    <message>
        <source>the newest copy is {file}</source>
        <translation>die neueste Kopie ist {file}</translation>
    </message>
    <message>
        <source>the next round</source>
        <translation>die nächste Runde</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>die Notiz</translation>
    </message>
    <message>
        <source>the number can be at most {most}</source>
        <translation>die Zahl kann höchstens {most} sein</translation>
    </message>
    <message>
        <source>the only game of an unfinished rubber</source>
        <translation>die einzige Manche eines unvollendeten Rubbers</translation>
    </message>
    <message>
        <source>the only pair in the other direction</source>
        <translation>das einzige Paar in der anderen Richtung</translation>
    </message>
    <message>
        <source>the only part-score of an unfinished game</source>
        <translation>der einzige Teilkontrakt einer unvollendeten Manche</translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <translation>von manchen Namen: für welchen anderen sie stehen</translation>
    </message>
    <message>
        <source>the part-score of an unfinished rubber earns 100 or 50</source>
        <translation>der Teilkontrakt eines unvollendeten Rubbers bringt 100 oder 50</translation>
    </message>
    <message>
        <source>the plan of the evening</source>
        <translation>der Plan des Abends</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>die Spieler</translation>
    </message>
    <message>
        <source>the points are given twice</source>
        <translation>die Punkte sind zweimal angegeben</translation>
    </message>
    <message>
        <source>the quotes around a cell do not match, or it is too long</source>
        <translation>die Anführungszeichen um eine Zelle passen nicht, oder sie ist zu lang</translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <translation>die Wertung, ein Zettel für jedes Paar oder alle Ergebnisse jedes Boards (sonst: ranking)</translation>
    </message>
    <message>
        <source>the reason is missing, e.g. adjust NS 200 for a late start</source>
        <translation>der Grund fehlt; schreiben Sie eine Zeile wie adjust NS 200 zu spät gekommen</translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <translation>die Bemerkung, die hier beginnt, endet nicht; schreiben Sie } dahinter</translation>
    </message>
    <message>
        <source>the result is given twice</source>
        <translation>das Ergebnis ist zweimal angegeben</translation>
    </message>
    <message>
        <source>the result is missing, e.g. N 4S+1</source>
        <translation>das Ergebnis fehlt, z. B. N 4S+1</translation>
    </message>
    <message>
        <source>the result is missing: =, +1 or -1</source>
        <translation>das Ergebnis fehlt; schreiben Sie =, +1 oder -1</translation>
    </message>
    <message>
        <source>the results</source>
        <translation>die Ergebnisse</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>the same all evening</source>
        <translation>den ganzen Abend die gleichen</translation>
    </message>
    <message>
        <source>the same entry was changed in two ways</source>
        <translation>dasselbe wurde auf zwei Arten geändert</translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <translation>die Tabelle sagt nicht, was {points} Punkte bringen sollten</translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <translation>der Score fehlt: die Punkte von Nord-Süd, z. B. score -50</translation>
    </message>
    <message>
        <source>the second also has other rounds, which would be lost</source>
        <translation>der zweite hat außer diesen Boards noch Runden, die verloren gingen</translation>
    </message>
    <message>
        <source>the sides are even, or the other one leads</source>
        <translation>die Seiten sind gleich, oder die andere führt</translation>
    </message>
    <message>
        <source>the stake</source>
        <translation>der Einsatz</translation>
    </message>
    <message>
        <source>the stake for 100 points is missing, e.g. stake 2.50</source>
        <translation>der Einsatz fehlt; schreiben Sie Geld für 100 Punkte, etwa stake 2.50</translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <translation>was gezählt wurde, ist nicht zu lesen</translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <translation>was von {name} gezählt wurde, ist nicht, wie es geschrieben wurde</translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <translation>nach {level} fehlt die Farbe: {suits} oder {notrump}</translation>
    </message>
    <message>
        <source>the tables swap their boards</source>
        <translation>die Tische tauschen ihre Boards</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>der Titel</translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <translation>der Titel fehlt; schreiben Sie eine Zeile wie title Clubabend</translation>
    </message>
    <message>
        <source>the total of the round</source>
        <translation>die Summe der Runde</translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <translation>die Boards werden an beiden Rechnern nicht gleich verglichen</translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <translation>das Fenster braucht PySide6; python3 packaging/run.py bringt es. Ohne das gibt es {commands}</translation>
    </message>
    <message>
        <source>the window needs libraries, which your package manager has: {files}</source>
        <translation>das Fenster braucht Bibliotheken, die Ihre Paketverwaltung hat: {files}</translation>
    </message>
    <message>
        <source>the window needs libraries; this installs them: {command}</source>
        <translation>das Fenster braucht Bibliotheken; dies installiert sie: {command}</translation>
    </message>
    <message>
        <source>there are not that many tricks</source>
        <translation>so viele Stiche gibt es nicht</translation>
    </message>
    <message>
        <source>there are two columns “{column}”</source>
        <translation>es gibt zwei Spalten „{column}“</translation>
    </message>
    <message>
        <source>there is no evening in it</source>
        <translation>es ist kein Abend darin</translation>
    </message>
    <message>
        <source>there is no evening “{word}”; name its number, its day such as 2026-01-31, or {last}; export --list lists all</source>
        <translation>es gibt keinen Abend „{word}“; nennen Sie seine Nummer, seinen Tag wie 2026-01-31, oder {last}; export --list zählt alle auf</translation>
    </message>
    <message>
        <source>there is no room left on the disk for {file}</source>
        <translation>auf der Platte ist kein Platz mehr für {file}</translation>
    </message>
    <message>
        <source>there is no room left there</source>
        <translation>dort ist kein Platz mehr</translation>
    </message>
    <message>
        <source>there is no round yet; one begins with e.g. form rubber</source>
        <translation>es gibt noch keine Runde; schreiben Sie eine Zeile wie form rubber</translation>
    </message>
    <message>
        <source>there is no screen to open the window on</source>
        <translation>es gibt keinen Bildschirm für das Fenster</translation>
    </message>
    <message>
        <source>there is no such date: {typed}</source>
        <translation>dieses Datum gibt es nicht: {typed}</translation>
    </message>
    <message>
        <source>there is no such file or folder any more</source>
        <translation>diese Datei oder diesen Ordner gibt es nicht mehr</translation>
    </message>
    <message>
        <source>there is no such movement for {number}, but for {possible}</source>
        <translation>ein solches Movement gibt es für {number} nicht, aber für {possible}</translation>
    </message>
    <message>
        <source>this XML cannot be read; open another copy of the file</source>
        <translation>das ist kein lesbares XML; öffnen Sie eine andere Kopie der Datei</translation>
    </message>
    <message>
        <source>this XML is not a file of results (USEBIO)</source>
        <translation>dieses XML ist keine Ergebnisdatei (USEBIO)</translation>
    </message>
    <message>
        <source>this evening is already there</source>
        <translation>dieser Abend war schon einmal da</translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <translation>das ist eine Sammlung mit all ihren Abenden; starten Sie scorepad mit --archive und ihrem Namen, und speichern Sie dort, was hier gebraucht wird</translation>
    </message>
    <message>
        <source>this is far too large for the results of an evening</source>
        <translation>das ist viel zu groß für die Ergebnisse eines Abends</translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <translation>das ist keine Tabelle von Spielen: Die erste Zeile muss die Spalten nennen, wenigstens declarer, contract und result</translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <translation>das ist kein Text, sondern etwas anderes, etwa ein Bild; wählen Sie eine andere Datei</translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <translation>das ist keine Abenddatei von scorepad; wählen Sie eine andere</translation>
    </message>
    <message>
        <source>this is too long; it has at most {most} letters</source>
        <translation>das ist zu lang; es hat höchstens {most} Buchstaben</translation>
    </message>
    <message>
        <source>this letter cannot be read; save the file as Unicode (UTF-8) in its own program</source>
        <translation>dieser Buchstabe ist nicht zu lesen; speichern Sie die Datei in ihrem Programm als Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>this part is damaged; open another copy of the file</source>
        <translation>so schreibt scorepad das nicht; öffnen Sie eine andere Kopie der Datei</translation>
    </message>
    <message>
        <source>this result names no pairs, so that nobody can be ranked</source>
        <translation>dieses Ergebnis nennt keine Paare; so kann niemand gewertet werden</translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <translation>diese Zeile hat andere Spalten, als ihre Tabelle sagt</translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <translation>in dieser Tabelle fehlt die Spalte {columns}</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>fehlt noch</translation>
    </message>
    <message>
        <source>too many players or rounds</source>
        <translation>zu viele Spieler oder Runden</translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <translation>Top {top}, Mittel {average}</translation>
    </message>
    <message>
        <source>two evenings in it are the same; give each of them its date</source>
        <translation>zwei Abende darin sind gleich; geben Sie jedem sein Datum</translation>
    </message>
    <message>
        <source>two players win what the other two lose</source>
        <translation>zwei Spieler gewinnen, was die beiden anderen verlieren</translation>
    </message>
    <message>
        <source>two sheets beside each other</source>
        <translation>zwei Blöcke nebeneinander</translation>
    </message>
    <message>
        <source>two teams play, {first} and {second}; {team} is a third</source>
        <translation>zwei Teams spielen, {first} und {second}; {team} ist ein drittes</translation>
    </message>
    <message>
        <source>undoing a payment</source>
        <translation>eine Zahlung zurücknehmen</translation>
    </message>
    <message>
        <source>undoubled</source>
        <translation>ohne Kontra</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>nicht bekannt: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>vulnerable</source>
        <translation>in Gefahr</translation>
    </message>
    <message>
        <source>was {points}</source>
        <translation>war {points}</translation>
    </message>
    <message>
        <source>what letters mean</source>
        <translation>was Buchstaben bedeuten</translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <translation>wo sich beide unterscheiden, bleibt es wie in der ersten</translation>
    </message>
    <message>
        <source>where the two differ, use the file&apos;s version without asking</source>
        <translation>wo sich beide unterscheiden, ohne Frage die Datei nehmen</translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <translation>welches Board? Z. B. 3 {pairs} 4pn</translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <translation>welche Spiele später korrigiert wurden</translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <translation>welche Paare? Z. B. {pairs} 4pn</translation>
    </message>
    <message>
        <source>who deals next</source>
        <translation>wer als Nächster teilt</translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <translation>wer anschreibt</translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <translation>welche Seite hatte sie, z. B. ns 23p oder ow 23p?</translation>
    </message>
    <message>
        <source>with 20 points each nothing is expected: 20 0/0</source>
        <translation>mit je 20 Punkten wird nichts erwartet: 20 0/0</translation>
    </message>
    <message>
        <source>without colours</source>
        <translation>ohne Farben</translation>
    </message>
    <message>
        <source>write evenings of the archive into a file: an evening file, a table or PBN</source>
        <translation>Abende der Sammlung in eine Datei schreiben: eine Abenddatei, eine Tabelle oder PBN</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>your home folder is unknown; set HOME to it</source>
        <translation>Ihr persönlicher Ordner ist unbekannt; setzen Sie HOME darauf</translation>
    </message>
    <message>
        <source>{amount} for 100 points</source>
        <translation>{amount} für 100 Punkte</translation>
    </message>
    <message>
        <source>{amount} for each IMP</source>
        <translation>{amount} für jeden IMP</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <translation>{before} und {last}</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <translation>{before} oder {last}</translation>
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
        <translation>{board}, {ns} gegen {ew}</translation>
    </message>
    <message>
        <source>{board}, {result} – it was {before}.</source>
        <translation>{board}, {result} – vorher {before}.</translation>
    </message>
    <message>
        <source>{board}: {result}: {points} for {pair}, elsewhere {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chair}, {player}</source>
        <translation>{chair}, {player}</translation>
    </message>
    <message>
        <source>{command}: {fault}; see {command} --help</source>
        <translation>{command}: {fault}; siehe {command} --help</translation>
    </message>
    <message>
        <source>{contract} by {player}</source>
        <translation>{contract} von {player}</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <translation>{contract}, {result}: {points}</translation>
    </message>
    <message>
        <source>{contract}{doubled} made</source>
        <translation>{contract}{doubled} erfüllt</translation>
    </message>
    <message>
        <source>{day}, {players}. After that only a backup that still has it can restore it.</source>
        <translation>{day}, {players}. Er lässt sich dann nicht mehr zurückholen, außer aus einer Kopie, die ihn noch hat.</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, board {number})</source>
        <translation>{deal}: {points} IMPs für {side} ({round}, Board {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, deal {number})</source>
        <translation>{deal}: {points} IMPs für {side} ({round}, Spiel {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, board {number})</source>
        <translation>{deal}: {points} Punkte für {side} ({round}, Board {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, deal {number})</source>
        <translation>{deal}: {points} Punkte für {side} ({round}, Spiel {number})</translation>
    </message>
    <message>
        <source>{drawn} of {played} players</source>
        <translation>{drawn} von {played} Spielern</translation>
    </message>
    <message>
        <source>{evening} is missing</source>
        <translation>{evening} fehlt</translation>
    </message>
    <message>
        <source>{evening}: cannot be read any more</source>
        <translation>{evening}: davon ist nichts mehr zu lesen</translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <translation>{evening}: er wurde endgültig gelöscht, oder es ist nichts davon übrig</translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <translation>{evening}: was davon gezählt wurde, ist nicht, wie es geschrieben wurde</translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <translation>{evening}: wie er in der Kopie vom {day} war</translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <translation>{evening}: so weit seine Schritte reichen; was danach kam, ist verloren</translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <translation>{evening}: wie er war, aber einige frühere Schritte sind verloren</translation>
    </message>
    <message>
        <source>{evening}: where the two differ, take the version of {file}?</source>
        <translation>{evening}: wo sich beide unterscheiden, die Fassung von {file} nehmen?</translation>
    </message>
    <message>
        <source>{evening}: {fault}</source>
        <translation>{evening}: {fault}</translation>
    </message>
    <message>
        <source>{expected} expected</source>
        <translation>{expected} erwartet</translation>
    </message>
    <message>
        <source>{fewest} to {most} players draw, not {number}</source>
        <translation>{fewest} bis {most} Spieler ziehen, nicht {number}</translation>
    </message>
    <message>
        <source>{figure} is out of range: {least} to {most}</source>
        <translation>{figure} liegt nicht zwischen {least} und {most}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>{file} lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why}</source>
        <translation>{file} lässt sich nicht öffnen. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} ist nicht zu lesen: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be saved. {why}</source>
        <translation>{file} lässt sich nicht speichern. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Nothing was changed there.</source>
        <translation>{file} lässt sich nicht schreiben: {reason}. Dort wurde nichts geändert.</translation>
    </message>
    <message>
        <source>{file} has a different version of this evening. Replace yours? You can undo this.</source>
        <translation>{file} enthält eine andere Fassung dieses Abends. Ihre ersetzen? Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening.</source>
        <translation>{file} enthält eine andere Fassung dieses Abends.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening: {counts}.</source>
        <translation>{file} hat eine andere Fassung dieses Abends: {counts}.</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation>{file} ist beschädigt</translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <translation>{file} ist leer oder fehlt, aber es gibt eine Kopie vom {day}; check --mend holt aus ihr, was sie enthält</translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <translation>{file} ist keine Sammlung von scorepad</translation>
    </message>
    <message>
        <source>{file} is sound: there is nothing to mend</source>
        <translation>{file} ist in Ordnung: Es gibt nichts zu tun</translation>
    </message>
    <message>
        <source>{file} is sound: {evenings}, {deals}</source>
        <translation>{file} ist in Ordnung: {evenings}, {deals}</translation>
    </message>
    <message>
        <source>{file} is sound; all figures are counted again when needed</source>
        <translation>{file} ist in Ordnung; alle Zahlen werden neu gezählt, wenn nach ihnen gefragt wird</translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <translation>in {file} wurde inzwischen etwas anderes geschrieben; sehen Sie noch einmal nach</translation>
    </message>
    <message>
        <source>{file} was mended</source>
        <translation>{file} wurde in Ordnung gebracht</translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <translation>{file} wurde von einem neueren scorepad geschrieben, und dieses lässt es, wie es ist</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, Zeile {line}: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n evenings</source>
        <translation>
            <numerusform>{file}: %n Abend</numerusform>
            <numerusform>{file}: %n Abende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n pages</source>
        <translation>
            <numerusform>{file}: %n Seite</numerusform>
            <numerusform>{file}: %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: 1 evening</source>
        <translation>{file}: 1 Abend</translation>
    </message>
    <message>
        <source>{file}: 1 page</source>
        <translation>{file}: 1 Seite</translation>
    </message>
    <message>
        <source>{file}: a name with a line end in it cannot be in a menu</source>
        <translation>{file}: Ein Name mit einem Zeilenende kann in keinem Menü stehen</translation>
    </message>
    <message>
        <source>{file}: another program is using it; close that first</source>
        <translation>{file}: ein anderes Programm benutzt sie; schließen Sie es zuerst</translation>
    </message>
    <message>
        <source>{file}: cannot be read: {reason}</source>
        <translation>{file}: ist nicht zu lesen: {reason}</translation>
    </message>
    <message>
        <source>{file}: cannot be written: {reason}</source>
        <translation>{file}: lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>{file}: it cannot be merged: {reason}</source>
        <translation>{file}: das lässt sich nicht zusammenführen: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: it holds %n evenings; import it to choose one of them</source>
        <translation>
            <numerusform>{file}: sie enthält %n Abend; importieren Sie sie, um einen zu wählen</numerusform>
            <numerusform>{file}: sie enthält %n Abende; importieren Sie sie, um einen zu wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <translation>{file}: der Abend hier ist anders, daher wurde nichts übernommen; --replace nimmt die Datei: {differs}</translation>
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
        <translation>{file}:1: keine Zeile hat Paare; schreiben Sie eine Zeile wie 1-2: N 4S+1 unter ein Board</translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <translation>{form} eines anderen Programms ist nicht zu lesen, nur Turnierboards</translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <translation>{hundreds} in der Abrechnung</translation>
    </message>
    <message>
        <source>{left} and {came} are one player: only the n&amp;ame was wrong</source>
        <translation>{left} und {came} sind ein Spieler: Nur der N&amp;ame war falsch</translation>
    </message>
    <message>
        <source>{letters} for {player}</source>
        <translation>{letters} für {player}</translation>
    </message>
    <message>
        <source>{letter} is {chair} – or {others}? Type {ways}</source>
        <translation>{letter} ist {chair} – oder {others}? Tippen Sie {ways}</translation>
    </message>
    <message>
        <source>{letter} is {player}; type {ways}</source>
        <translation>{letter} ist {player}; tippen Sie {ways}</translation>
    </message>
    <message>
        <source>{level} clubs</source>
        <translation>{level} Treff</translation>
    </message>
    <message>
        <source>{level} diamonds</source>
        <translation>{level} Karo</translation>
    </message>
    <message>
        <source>{level} hearts</source>
        <translation>{level} Coeur</translation>
    </message>
    <message>
        <source>{level} notrump</source>
        <translation>{level} Sans Atout</translation>
    </message>
    <message>
        <source>{level} spades</source>
        <translation>{level} Pik</translation>
    </message>
    <message>
        <source>{made}; no IMPs until the points are entered, e.g. 23p</source>
        <translation>{made}; keine IMPs, bis die Punkte genannt sind, etwa 23p</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>{names} sit out.</source>
        <translation>{names} setzen aus.</translation>
    </message>
    <message>
        <source>{name} (Enter)</source>
        <translation>{name} (Enter)</translation>
    </message>
    <message>
        <source>{name} alone means the seat {chair}; type more of the name.</source>
        <translation>{name} allein heißt der Platz {chair}; schreiben Sie mehr vom Namen.</translation>
    </message>
    <message>
        <source>{name} cannot be in two places</source>
        <translation>{name} kann nicht an zwei Plätzen sein</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} teilt.</translation>
    </message>
    <message>
        <source>{name} draws only once</source>
        <translation>{name} zieht nur einmal</translation>
    </message>
    <message>
        <source>{name} has drawn the {card}.</source>
        <translation>{name} hat gezogen: {card}.</translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <translation>{name} ist schon da.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} setzt aus.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{newcomer} for {player}</source>
        <translation>{newcomer} für {player}</translation>
    </message>
    <message>
        <source>{north} and {south} play {east} and {west}.</source>
        <translation>{north} und {south} spielen gegen {east} und {west}.</translation>
    </message>
    <message>
        <source>{ns} (N-S) against {ew} (E-W)</source>
        <translation>{ns} (N-S) gegen {ew} (O-W)</translation>
    </message>
    <message>
        <source>{number} IMPs</source>
        <translation>{number} IMPs</translation>
    </message>
    <message>
        <source>{number} added</source>
        <translation>{number} dazugekommen</translation>
    </message>
    <message>
        <source>{number} already there</source>
        <translation>{number} schon da</translation>
    </message>
    <message>
        <source>{number} changed</source>
        <translation>{number} geändert</translation>
    </message>
    <message>
        <source>{number} changed; you can undo this</source>
        <translation>{number} geändert, als Schritt, der sich zurücknehmen lässt</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <translation>{number} gewählt</translation>
    </message>
    <message>
        <source>{number} corrected</source>
        <translation>{number} berichtigt</translation>
    </message>
    <message>
        <source>{number} deleted</source>
        <translation>{number} gelöscht</translation>
    </message>
    <message>
        <source>{number} in all; Enter looks at the evening</source>
        <translation>{number} insgesamt; Enter zeigt den Abend</translation>
    </message>
    <message>
        <source>{number} left unchanged</source>
        <translation>{number} blieb, wie er hier ist</translation>
    </message>
    <message>
        <source>{number} made</source>
        <translation>{number} erfüllt</translation>
    </message>
    <message>
        <source>{number} new</source>
        <translation>{number} neu</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <source>{number} tied</source>
        <translation>{number} gleich</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} gegen {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are not two players of this archive</source>
        <translation>{one} und {other} sind nicht zwei Spieler dieser Sammlung</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <translation>{one} und {other} können nicht beide {card} gezogen haben</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <translation>{one} und {other} saßen an einem Tisch; sie sind zwei Spieler</translation>
    </message>
    <message>
        <source>{pairs} play there; the deal would be {deal}.</source>
        <translation>Dort spielen {pairs}; das Spiel wäre {deal}.</translation>
    </message>
    <message>
        <source>{pair} has been on board {board} before</source>
        <translation>{pair} war schon auf Board {board}</translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <translation>{pair} ist zweimal genannt</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee}</source>
        <translation>{payer} kann {payee} nichts zahlen</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee} {amount}</source>
        <translation>{payer} kann {payee} nicht {amount} zahlen</translation>
    </message>
    <message>
        <source>{payer} owed {payee}</source>
        <translation>{payer} schuldete {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee}</source>
        <translation>{payer} schuldet {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}</source>
        <translation>{payer} schuldet {payee} {amount}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: {reason}</source>
        <translation>{payer} schuldet {payee} {amount}: {reason}</translation>
    </message>
    <message>
        <source>{payer} paid {payee}</source>
        <translation>{payer} zahlte {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount}</source>
        <translation>{payer} zahlte {payee} {amount}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} on {day}</source>
        <translation>{payer} zahlte {payee} {amount} am {day}</translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <translation>{payer} zahlt {payee}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <translation>{payer} zahlt {payee} {amount}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}</source>
        <translation>{place}: hier {ours}, in der Datei {theirs}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}; both are kept</source>
        <translation>{place}: hier {ours}, in der Datei {theirs}; beide bleiben</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <source>{players} lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} out</source>
        <translation>{players} setzt aus</translation>
    </message>
    <message>
        <source>{players} sit out</source>
        <translation>{players} setzen aus</translation>
    </message>
    <message>
        <source>{players} sits out</source>
        <translation>{players} setzt aus</translation>
    </message>
    <message>
        <source>{players} win the evening</source>
        <translation>{players} gewinnen den Abend</translation>
    </message>
    <message>
        <source>{player} and {other} change chairs</source>
        <translation>{player} und {other} tauschen die Plätze</translation>
    </message>
    <message>
        <source>{player} comes in for {other}</source>
        <translation>{player} kommt für {other}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <translation>{player} teilt</translation>
    </message>
    <message>
        <source>{player} deals. {vulnerable}.</source>
        <translation>{player} teilt. {vulnerable}.</translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <translation>{player} kommt dazu.</translation>
    </message>
    <message>
        <source>{player} leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <translation>{player} geht; frühere Runden bleiben in der Abrechnung.</translation>
    </message>
    <message>
        <source>{player} sits out; at the table are {names}</source>
        <translation>{player} setzt aus; am Tisch sitzen {names}</translation>
    </message>
    <message>
        <source>{player} sits {chair}</source>
        <translation>{player} sitzt auf {chair}</translation>
    </message>
    <message>
        <source>{player} wins the evening</source>
        <translation>{player} gewinnt den Abend</translation>
    </message>
    <message>
        <source>{player}: partners and contracts</source>
        <translation>{player}: Partner und Kontrakte</translation>
    </message>
    <message>
        <source>{points} agreed on: {reason}</source>
        <translation>{points} vereinbart: {reason}</translation>
    </message>
    <message>
        <source>{points} for North-South, {rest} for East-West</source>
        <translation>{points} für Nord-Süd, {rest} für Ost-West</translation>
    </message>
    <message>
        <source>{points} honours</source>
        <translation>{points} Honneurs</translation>
    </message>
    <message>
        <source>{points} honours held by {player}</source>
        <translation>{points} Honneurs bei {player}</translation>
    </message>
    <message>
        <source>{points} points appear twice in the scale</source>
        <translation>{points} Punkte stehen zweimal in der Tabelle</translation>
    </message>
    <message>
        <source>{points} points from every other result of the board</source>
        <translation>{points} Punkte von jedem anderen Ergebnis des Boards</translation>
    </message>
    <message>
        <source>{points} points: {plain}, vulnerable {vulnerable}</source>
        <translation>{points} Punkte: {plain}, in Gefahr {vulnerable}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <translation>{reason} Was eingetragen wurde, ist nur im Speicher; es wird gespeichert, sobald das geht.</translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <translation>{reason} Was jetzt eingetragen wird, lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>{round} begins with this deal; it cannot move up.</source>
        <translation>{round} beginnt mit dieser Verteilung; weiter nach oben geht es nicht.</translation>
    </message>
    <message>
        <source>{round} ends with this deal; it cannot move down.</source>
        <translation>{round} endet mit dieser Verteilung; weiter nach unten geht es nicht.</translation>
    </message>
    <message>
        <source>{round} is not over and does not count yet.</source>
        <translation>{round} ist nicht zu Ende und zählt noch nicht.</translation>
    </message>
    <message>
        <source>{round} is now unfinished.</source>
        <translation>{round} ist nun unvollendet.</translation>
    </message>
    <message>
        <source>{round} is stopped here</source>
        <translation>{round} endet hier vorzeitig</translation>
    </message>
    <message>
        <source>{round} no longer ends</source>
        <translation>{round} endet nicht mehr</translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}</source>
        <translation>{round} endet nun nach Spiel {last}</translation>
    </message>
    <message numerus="yes">
        <source>{round} now ends after deal {last}; %n deals come after the end.</source>
        <translation>
            <numerusform>{round} endet nun nach Spiel {last}; %n Spiel kommt nach dem Ende.</numerusform>
            <numerusform>{round} endet nun nach Spiel {last}; %n Spiele kommen nach dem Ende.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}; one deal comes after the end.</source>
        <translation>{round} endet nun nach Spiel {last}; ein Spiel steht nach ihrem Ende.</translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <translation>{round} wurde vor dem Ende abgebrochen.</translation>
    </message>
    <message>
        <source>{round}, IMPs</source>
        <translation>{round}, IMPs</translation>
    </message>
    <message>
        <source>{round}, deal by deal</source>
        <translation>{round}, Spiel für Spiel</translation>
    </message>
    <message>
        <source>{round}, deal {number}</source>
        <translation>{round}, Spiel {number}</translation>
    </message>
    <message>
        <source>{round}: {said}</source>
        <translation>{round}: {said}</translation>
    </message>
    <message>
        <source>{said} and {ended}</source>
        <translation>{said} und {ended}</translation>
    </message>
    <message>
        <source>{said}; boards {number}</source>
        <translation>{said}; Boards {number}</translation>
    </message>
    <message>
        <source>{said}; victory points {home} to {visitors}</source>
        <translation>{said}; Siegpunkte {home} zu {visitors}</translation>
    </message>
    <message>
        <source>{said}; {points} for {side}</source>
        <translation>{said}; {points} für {side}</translation>
    </message>
    <message>
        <source>{score} IMPs in {rounds}</source>
        <translation>{score} IMPs ({rounds})</translation>
    </message>
    <message>
        <source>{score} against the datum {datum}, a difference of {by}: {points} IMPs</source>
        <translation>{score} gegen den Datumscore {datum}, ein Unterschied von {by}: {points} IMPs</translation>
    </message>
    <message>
        <source>{score} against {others}, and {tie} for each of {missing} missing results: {points} of {top}; East-West {rest}</source>
        <translation>{score} gegen {others}, und {tie} für jedes von {missing} fehlenden Ergebnissen: {points} von {top}; Ost-West {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} IMPs</source>
        <translation>{score} gegen {others}: {points} IMPs</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} of {top}; East-West {rest}</source>
        <translation>{score} gegen {others}: {points} von {top}; Ost-West {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {sum} / {times} = {points} IMPs</source>
        <translation>{score} gegen {others}: {sum} / {times} = {points} IMPs</translation>
    </message>
    <message>
        <source>{score} against {others}; {results} results where there are up to {expected}: ({sum} + {tie}) x {expected} / {results} - {tie} = {points} of {top}; East-West {rest}</source>
        <translation>{score} gegen {others}; {results} Ergebnisse, wo es bis zu {expected} gibt: ({sum} + {tie}) x {expected} / {results} - {tie} = {points} von {top}; Ost-West {rest}</translation>
    </message>
    <message>
        <source>{score} in {rounds}</source>
        <translation>{score} ({rounds})</translation>
    </message>
    <message>
        <source>{score} points in {rounds}</source>
        <translation>{score} Punkte ({rounds})</translation>
    </message>
    <message>
        <source>{seat} deals next</source>
        <translation>{seat} teilt als Nächster</translation>
    </message>
    <message>
        <source>{seat} keeps the score</source>
        <translation>{seat} schreibt an</translation>
    </message>
    <message>
        <source>{side}
win by {points}</source>
        <translation>{side}
gewinnen mit {points}</translation>
    </message>
    <message>
        <source>{side}
win by {points} IMPs</source>
        <translation>{side}
gewinnen mit {points} IMPs</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: more than one deal can bring</source>
        <translation>{side} liegen {imps} IMPs zurück: mehr, als ein Spiel bringen kann</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: {points} more than expected make it even</source>
        <translation>{side} liegen {imps} IMPs zurück: {points} mehr als erwartet gleichen aus</translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <translation>{side} bekommen {points}: {why}</translation>
    </message>
    <message>
        <source>{side} is 1 IMP behind: {points} points more than expected make it even.</source>
        <translation>{side} liegt 1 IMP zurück: {points} Punkte mehr als erwartet gleichen aus.</translation>
    </message>
    <message>
        <source>{side} is a side; who declares, {one} or {other}?</source>
        <translation>{side} ist eine Seite; wer spielt, {one} oder {other}?</translation>
    </message>
    <message>
        <source>{side} is {imps} IMPs behind, more than one deal can bring.</source>
        <translation>{side} liegt {imps} IMPs zurück, mehr, als ein Spiel bringen kann.</translation>
    </message>
    <message>
        <source>{side} is {imps} IMPs behind: {points} points more than expected make it even.</source>
        <translation>{side} liegt {imps} IMPs zurück: {points} Punkte mehr als erwartet gleichen aus.</translation>
    </message>
    <message>
        <source>{side} need {points} for game</source>
        <translation>{side} brauchen {points} zur Manche</translation>
    </message>
    <message>
        <source>{side} need {points} for game and rubber</source>
        <translation>{side} brauchen {points} zu Manche und Rubber</translation>
    </message>
    <message>
        <source>{side} plays</source>
        <translation>{side} spielt</translation>
    </message>
    <message>
        <source>{side} points, press for the other side</source>
        <translation>Punkte: {side}; drücken Sie für die andere Seite</translation>
    </message>
    <message>
        <source>{side} total {points}</source>
        <translation>{side}: zusammen {points}</translation>
    </message>
    <message>
        <source>{side} win 1 IMP</source>
        <translation>{side} gewinnen 1 IMP</translation>
    </message>
    <message>
        <source>{side} win by {points} IMPs</source>
        <translation>{side} gewinnen mit {points} IMPs</translation>
    </message>
    <message>
        <source>{side} win by {points}: {hundreds} on the back score</source>
        <translation>{side} gewinnen mit {points}: {hundreds} in der Abrechnung</translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <translation>{side} gewinnen Manche {number}</translation>
    </message>
    <message>
        <source>{side} win {imps} IMPs</source>
        <translation>{side} gewinnen {imps} IMPs</translation>
    </message>
    <message>
        <source>{side} won the two games</source>
        <translation>{side} gewannen die zwei Manchen</translation>
    </message>
    <message>
        <source>{side} {above} above the line</source>
        <translation>{side} {above} über dem Strich</translation>
    </message>
    <message>
        <source>{side} {below} below and {above} above the line</source>
        <translation>{side} {below} unter und {above} über dem Strich</translation>
    </message>
    <message>
        <source>{side} {below} below the line</source>
        <translation>{side} {below} unter dem Strich</translation>
    </message>
    <message>
        <source>{side} {points} on board {number}</source>
        <translation>{side} {points} auf Board {number}</translation>
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
        <translation>{spelling} heißt jetzt überall {name}.</translation>
    </message>
    <message>
        <source>{table}: a row belongs to nothing</source>
        <translation>{table}: eine Zeile gehört zu nichts</translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <translation>{table}: die Gesamtzahl ist nicht, wie sie geschrieben wurde</translation>
    </message>
    <message>
        <source>{team} EW</source>
        <translation>{team} OW</translation>
    </message>
    <message>
        <source>{team} East-West</source>
        <translation>{team} Ost-West</translation>
    </message>
    <message>
        <source>{team} NS</source>
        <translation>{team} NS</translation>
    </message>
    <message>
        <source>{team} North-South</source>
        <translation>{team} Nord-Süd</translation>
    </message>
    <message>
        <source>{typed} is 4 spades by {player} – type a deal, then Enter</source>
        <translation>{typed} ist 4 Pik von {player} – Spiel tippen, dann Enter</translation>
    </message>
    <message>
        <source>{typed} is not a card, e.g. {one} or {other}</source>
        <translation>{typed} ist keine Karte; schreiben Sie Rang und Farbe, etwa {one} oder {other}</translation>
    </message>
    <message>
        <source>{typed} is not one of {choices}</source>
        <translation>{typed} ist keines von {choices}</translation>
    </message>
    <message>
        <source>{typed}: {fault}</source>
        <translation>{typed}: {fault}</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Entries are only in memory and saved once that window is closed.</source>
        <translation>{user} auf {host} hat die Sammlung in einem anderen Fenster offen (Prozess {pid}). Was hier eingetragen wurde, ist nur im Speicher; es wird gespeichert, sobald jenes Fenster geschlossen ist.</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <translation>{user} auf {host} hat die Sammlung in einem anderen Fenster offen (Prozess {pid}). Hier lässt sie sich nur lesen, bis jenes Fenster geschlossen ist.</translation>
    </message>
    <message>
        <source>{weekday} {day}</source>
        <translation>{weekday} {day}</translation>
    </message>
    <message>
        <source>{we} against {they}</source>
        <translation>{we} gegen {they}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first deal of the round, or begin a new round before it: form {form}</source>
        <translation>{what} kommt hier zu spät; setzen Sie es nach oben, über das erste Spiel der Runde, oder beginnen Sie davor eine neue Runde: form {form}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <translation>{what} kommt hier zu spät; setzen Sie es nach oben, über das erste Ergebnis</translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <translation>{what} gehört zum Turnierbridge; schreiben Sie davor form duplicate</translation>
    </message>
    <message>
        <source>{which} of {number}</source>
        <translation>{which} von {number}</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <translation>{word} ist weder ein Befehl noch eine Datei; meinten Sie {near}?</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; the commands are {commands}</source>
        <translation>{word} ist weder ein Befehl noch eine Datei; die Befehle sind {commands}</translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <translation>„{award}“ ist kein Durchschnitt; schreiben Sie ave, ave+, ave- oder 60</translation>
    </message>
    <message>
        <source>“{board}” is not a board number</source>
        <translation>„{board}“ ist keine Boardnummer</translation>
    </message>
    <message>
        <source>“{column}” is longer than {most} letters</source>
        <translation>„{column}“ ist länger als {most} Buchstaben</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” here but “{before}” further up in the same round or evening</source>
        <translation>„{column}“ ist hier „{cell}“ und weiter oben, wo dieselbe Runde oder derselbe Abend steht, „{before}“</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” in this row, but should be “{ours}”</source>
        <translation>„{column}“ ist in dieser Zeile „{cell}“, müsste aber „{ours}“ sein</translation>
    </message>
    <message>
        <source>“{contract}” by “{declarer}” with “{tricks}” tricks is not a result</source>
        <translation>„{contract}“ von „{declarer}“ mit „{tricks}“ Stichen ist kein Ergebnis</translation>
    </message>
    <message>
        <source>“{found}” does not belong here</source>
        <translation>hierher gehört etwas anderes als „{found}“</translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>„{found}“ ist kein Kontrakt; schreiben Sie 4S, 3NT, 6HX oder pass</translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <translation>„{found}“ ist kein Betrag, z. B. 2.50</translation>
    </message>
    <message>
        <source>“{found}” is not known here</source>
        <translation>„{found}“ ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>“{line}” is not a line that scorepad writes</source>
        <translation>„{line}“ ist keine Zeile, die scorepad schreibt</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <translation>„{name}“ fehlt</translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <translation>„{ns}“ und „{ew}“ sind keine Prozente</translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <translation>„{one}“ {first} und „{other}“ {second} passen nicht zusammen; berichtigen Sie eines davon</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <translation>„{pair}“ ist kein Paar eines Teams; schreiben Sie A1 oder B2</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <translation>„{pair}“ ist kein Paar; ein Paar hat 1 bis 6 Buchstaben oder Ziffern</translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <translation>„{points}“ ist kein Score; Scores sind Zehner von -{most} bis {most}, z. B. 420</translation>
    </message>
    <message>
        <source>“{rest}” is not a result, e.g. =, +1 or -1</source>
        <translation>„{rest}“ ist kein Ergebnis, z. B. =, +1 oder -1</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal</source>
        <translation>„{rest}“ gehört zu keinem Spiel</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; X is doubled, XX redoubled</source>
        <translation>„{rest}“ gehört zu keinem Spiel; X ist Kontra, XX Rekontra</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; at the table are {names}</source>
        <translation>„{rest}“ gehört zu keinem Spiel; am Tisch sitzen {names}</translation>
    </message>
    <message>
        <source>“{text}” is not a number of IMPs from 1 to {most}.</source>
        <translation>„{text}“ ist keine Zahl von IMPs von 1 bis {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of points from 1 to {most}.</source>
        <translation>„{text}“ ist keine Zahl von Punkten von 1 bis {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount, e.g. 2.50.</source>
        <translation>„{text}“ ist kein Betrag; schreiben Sie einen wie 2,50.</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <translation>„{typed}“ lässt sich auf zwei Arten lesen; schreiben Sie es ohne das Komma</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <translation>„{typed}“ lässt sich auf zwei Arten lesen; schreiben Sie =, +1 oder -1, oder eine Zahl in einer Spalte „over“ oder „tricks“</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <translation>„{typed}“ ist nicht zu lesen</translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <translation>„{typed}“ können zwei Daten sein; schreiben Sie das Jahr zuerst, z.&#xa0;B. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” could be {few} tricks or {many}: type {one} or {other}</source>
        <translation>„{typed}“ können {few} Stiche sein oder {many}: tippen Sie {one} oder {other}</translation>
    </message>
    <message>
        <source>“{typed}” could be {names}: type more letters</source>
        <translation>„{typed}“ kann {names} sein: tippen Sie mehr Buchstaben</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line, e.g. S 4SX+1; did you mean {near}?</source>
        <translation>„{typed}“ beginnt kein Spiel, wie S 4SX+1, und keine andere Zeile; meinten Sie {near}?</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <translation>„{typed}“ beginnt kein Spiel, wie S 4SX+1, und keine andere Zeile; Zeilen beginnen mit {words}</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; {word} is followed by a blank, not “{sign}”</source>
        <translation>„{typed}“ beginnt keine Zeile; hinter {word} schreiben Sie ein Leerzeichen, nicht „{sign}“</translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <translation>„{typed}“ gehört nicht hierher; schreiben Sie nur stop</translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>„{typed}“ ist mehr als ein Kontrakt; schreiben Sie 4S, 3NT, 6HX oder pass</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number from 1 to {most}</source>
        <translation>„{typed}“ ist kein Board; schreiben Sie seine Nummer, von 1 bis {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a board: 1 to 9999, e.g. board 7</source>
        <translation>„{typed}“ ist kein Board; schreiben Sie seine Nummer, von 1 bis 9999, etwa board 7</translation>
    </message>
    <message>
        <source>“{typed}” is not a date, e.g. 2026-01-31</source>
        <translation>„{typed}“ ist kein Datum, z.&#xa0;B. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}</source>
        <translation>„{typed}“ ist kein Spiel, z. B. {example} (Kontrakt, Alleinspieler, Ergebnis) oder {word}</translation>
    </message>
    <message>
        <source>“{typed}” is not a form of the game: {known}</source>
        <translation>„{typed}“ ist keine Spielart; schreiben Sie eine von {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of deals</source>
        <translation>„{typed}“ ist keine Zahl von Spielen</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points</source>
        <translation>„{typed}“ ist keine Zahl von Punkten</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points from 1 to {most}</source>
        <translation>„{typed}“ ist keine Zahl von Punkten von 1 bis {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points that a side can hold</source>
        <translation>„{typed}“ ist keine Zahl von Punkten, die eine Seite halten kann</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks from 0 to 13</source>
        <translation>„{typed}“ ist keine Zahl von Stichen; schreiben Sie 0 bis 13</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <translation>„{typed}“ ist keine Zahl von Über- oder Unterstichen; schreiben Sie 1 oder -2</translation>
    </message>
    <message>
        <source>“{typed}” is not a result: =, +1 or -1</source>
        <translation>„{typed}“ ist kein Ergebnis; schreiben Sie =, +1 oder -1</translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <translation>„{typed}“ ist keine Zeile einer Tabelle; schreiben Sie die Punkte, dann was sie nicht in Gefahr und in Gefahr bringen sollten, etwa 25 300/440</translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation>„{typed}“ ist keine Saison; schreiben Sie sie als 2026, 2025/26, 2026-09..2026-11 oder all</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <translation>„{typed}“ ist kein Platz; Plätze sind N, E, S und W</translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <translation>„{typed}“ ist keine Seite; schreiben Sie NS oder EW</translation>
    </message>
    <message>
        <source>“{typed}” is not a stake, e.g. 2.50</source>
        <translation>„{typed}“ ist kein Einsatz; schreiben Sie einen Betrag wie 2,50</translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <translation>„{typed}“ ist keine Art, Geld zu zählen; schreiben Sie eine von {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <translation>„{typed}“ ist keine ganze Zahl wie 18 oder −18</translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <translation>„{typed}“ kann nicht in „{column}“ stehen; schreiben Sie yes oder no</translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <translation>„{typed}“ ist auf Stufe {level} zu wenig: tippen Sie {down}</translation>
    </message>
    <message>
        <source>“{typed}” is unknown here; possible: {choices}</source>
        <translation>„{typed}“ ist hier nicht bekannt; schreiben Sie {choices}</translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <translation>„{typed}“ ist {notrump}, oder {suit} von {player}? Lassen Sie ein Leerzeichen</translation>
    </message>
    <message>
        <source>“{typed}” is {suits}? Type {ways}</source>
        <translation>„{typed}“ ist {suits}? Tippen Sie {ways}</translation>
    </message>
    <message>
        <source>“{typed}” may be {cards}</source>
        <translation>„{typed}“ kann {cards} sein</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>„{word}“</translation>
    </message>
    <message>
        <source>“{word}” does not go with results of several tables; put it into a separate file</source>
        <translation>„{word}“ passt nicht zu Ergebnissen mehrerer Tische; schreiben Sie es in eine eigene Datei</translation>
    </message>
    <message>
        <source>€, $, points …</source>
        <translation>€, $, Punkte …</translation>
    </message>
    <message>
        <source>€, points, matches…</source>
        <translation>€, Punkte, Hölzchen…</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
</context>
</TS>
