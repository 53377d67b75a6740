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
        <source> minutes</source>
        <translation> Minuten</translation>
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
        <source>%n tables</source>
        <translation>
            <numerusform>%n Tisch</numerusform>
            <numerusform>%n Tische</numerusform>
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
        <translation>Hin&amp;zufügen</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <translation>&amp;Vereinbarte Punkte…</translation>
    </message>
    <message>
        <source>&amp;As many as you like</source>
        <translation>&amp;Beliebig viele</translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <translation>Gesamt&amp;liste…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Sicherungen…</translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <translation>In dieser Sitzordnung &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Begin the next as</source>
        <translation>Nä&amp;chste Runde als</translation>
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
        <translation>&amp;Karten für die Paare</translation>
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
        <translation>Far&amp;ben und Schrift</translation>
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
        <translation>&amp;Sicherung vom</translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <translation>Das Spiel &amp;berichtigen</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <translation>Kreu&amp;ztabelle</translation>
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
        <translation>&amp;Turnierbridge</translation>
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
        <source>&amp;Handicaps</source>
        <translation>&amp;Handicaps</translation>
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
        <translation>Verber&amp;gen, bis alle Ergebnisse da sind</translation>
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
        <translation>&amp;Hunderter wie in der Gesamtliste: 18 und −18</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMPs</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points</source>
        <translation>&amp;IMPs nach Figurenpunkten</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <translation>&amp;IMPs nach Figurenpunkten</translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <translation>Ein vergessenes Spiel davor &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Meine &amp;behalten</translation>
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
        <source>&amp;Minutes a round</source>
        <translation>&amp;Minuten je Runde</translation>
    </message>
    <message>
        <source>&amp;Money is paid for</source>
        <translation>Ab&amp;gerechnet wird nach</translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <translation>&amp;Mehr zum Spiel</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>Movemen&amp;t</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Neuer Abend…</translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <translation>&amp;Nächster Boardsatz</translation>
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
        <translation>Spiel&amp;er</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;Points: the total of a side, beside both its players</source>
        <translation>&amp;Punkte: die Summe einer Seite, bei jedem ihrer Spieler</translation>
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
        <source>&amp;Propose</source>
        <translation>&amp;Vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Ranked</source>
        <translation>&amp;Rangliste</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <translation>Diese Fassung &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Result as a code</source>
        <translation>E&amp;rgebnis als Code</translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <translation>&amp;Ergebnis des Abends…</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>&amp;Rubber</source>
        <translation>Ru&amp;bber</translation>
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
        <translation>Als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>Wei&amp;tergeben</translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <translation>&amp;Gesamtstand dieser Abende</translation>
    </message>
    <message>
        <source>&amp;Standings…</source>
        <translation>Gesa&amp;mtstand…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Start or pause</source>
        <translation>&amp;Starten oder anhalten</translation>
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
        <translation>St&amp;arker Kontrast</translation>
    </message>
    <message>
        <source>&amp;Switch off</source>
        <translation>&amp;Ausschalten</translation>
    </message>
    <message>
        <source>&amp;Take the file&apos;s version</source>
        <translation>Die aus der &amp;Datei nehmen</translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <translation>&amp;Dieser Abend…</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <translation>&amp;Zeiten…</translation>
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
        <source>&amp;Warning, minutes before the end</source>
        <translation>&amp;Warnung, Minuten vor dem Ende</translation>
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
        <source>--phones needs see or enter, not “{typed}”</source>
        <translation>--phones braucht see oder enter, nicht „{typed}“</translation>
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
        <source>1. Phone and laptop must be in the same Wi-Fi, not the guests’ one.</source>
        <translation>1. Handy und Laptop müssen im selben WLAN sein, nicht im Gäste-WLAN.</translation>
    </message>
    <message>
        <source>10H</source>
        <translation>10C</translation>
    </message>
    <message>
        <source>2. The firewall must let phones in: sudo ufw allow {port}/tcp, or sudo firewall-cmd --add-port={port}/tcp. Windows asks: choose Private networks.</source>
        <translation>2. Die Firewall muss Handys durchlassen: sudo ufw allow {port}/tcp oder sudo firewall-cmd --add-port={port}/tcp. Windows fragt: private Netzwerke wählen.</translation>
    </message>
    <message>
        <source>2♦ by West, 2 down</source>
        <translation>2♦ von West, 2 Faller</translation>
    </message>
    <message>
        <source>3. Or switch on a phone’s own hotspot, and let the laptop join it.</source>
        <translation>3. Oder am Handy den Hotspot einschalten und den Laptop damit verbinden.</translation>
    </message>
    <message>
        <source>3NT by East, made with 1 over</source>
        <translation>3SA von Ost, erfüllt mit 1 Überstich</translation>
    </message>
    <message>
        <source>3NT by East, made with 2 over</source>
        <translation>3SA von Ost, erfüllt mit 2 Überstichen</translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <translation>4pn, 3sao+1, 5kxw-2, 4c von nord xx, 6ts h100n, vier pik süd gemacht 5, 3sa ost 11 Stiche, 2k west zwei Faller, durchgepasst</translation>
    </message>
    <message>
        <source>4♠ by North, made</source>
        <translation>4♠ von Nord, erfüllt</translation>
    </message>
    <message>
        <source>4♠ by South, made with 1 over</source>
        <translation>4♠ von Süd, erfüllt mit 1 Überstich</translation>
    </message>
    <message>
        <source>4♥ redoubled by North, made</source>
        <translation>4♥ rekontriert von Nord, erfüllt</translation>
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
        <source>50 for a part-score on the first three deals</source>
        <translation>50 für einen Teilscore in den ersten drei Spielen</translation>
    </message>
    <message>
        <source>5♦ doubled by West, 2 down</source>
        <translation>5♦ kontriert von West, 2 Faller</translation>
    </message>
    <message>
        <source>6♣ by South, made, 100 honours held by North</source>
        <translation>6♣ von Süd, erfüllt, 100 Honneurs bei Nord</translation>
    </message>
    <message>
        <source>7=1: pair 7 misses round 1. 5=6-: pair 5 is not there from round 6.</source>
        <translation>7=1: Paar 7 fehlt in Runde 1. 5=6-: Paar 5 ist ab Runde 6 nicht mehr da.</translation>
    </message>
    <message>
        <source>? scores nothing until its points are entered: {deals}</source>
        <translation>? zählt nichts, bis die Punkte eingetragen sind: {deals}</translation>
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
        <source>A `seats` line in a round names its players from its beginning.</source>
        <translation>Eine Zeile `seats` in einer Runde benennt ihre Spieler von Anfang an.</translation>
    </message>
    <message>
        <source>A b&amp;etter result</source>
        <translation>Ein bess&amp;eres Ergebnis</translation>
    </message>
    <message>
        <source>A backup is made on every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <translation>An jedem Spieltag entsteht eine Sicherung; 7 tägliche und 8 wöchentliche bleiben. Das Wiederherstellen lässt sich rückgängig machen.</translation>
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
        <translation>Eine Änderung gilt für die ganze Runde: Ihre Spiele werden neu gewertet.</translation>
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
        <translation>Ein Klick oder die Leertaste deckt eine Karte auf, Enter alle. Die zwei höchsten Karten spielen zusammen, und die höchste teilt zuerst.</translation>
    </message>
    <message>
        <source>A code that holds the address</source>
        <translation>Ein Code mit der Adresse</translation>
    </message>
    <message>
        <source>A code that holds the result</source>
        <translation>Ein Code mit dem Ergebnis</translation>
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
        <source>A deal after the end of a rubber or chukker begins the next one.</source>
        <translation>Ein Spiel nach dem Ende eines Rubbers oder Chukkers beginnt den nächsten.</translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <translation>Eine andere Fassung eines Abends</translation>
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
        <source>A phone has {entered}, the sheet has {there}.</source>
        <translation>Ein Handy hat {entered}, auf dem Blatt steht {there}.</translation>
    </message>
    <message>
        <source>A phone that scans it has the result, without any network.</source>
        <translation>Ein Handy, das ihn scannt, hat das Ergebnis, ganz ohne Netz.</translation>
    </message>
    <message>
        <source>A phone wants to enter deals.</source>
        <translation>Ein Handy möchte Spiele eintragen.</translation>
    </message>
    <message>
        <source>A phone without a name</source>
        <translation>Ein Handy ohne Namen</translation>
    </message>
    <message>
        <source>A poster of the evening</source>
        <translation>Ein Plakat des Abends</translation>
    </message>
    <message>
        <source>A result belongs to its board and its pairs; type these with it: 3 1-2 4sn</source>
        <translation>Ein Ergebnis gehört zu seinem Board und seinen Paaren; geben Sie diese mit ein: 3 1-2 4pn</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <translation>Ein Bridgeblock für zu Hause.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is named.</source>
        <translation>Ein Bridgeblock. Ohne Befehl öffnet sich das Fenster, mit dem Abend in FILE, wenn eine Datei genannt ist.</translation>
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
        <source>About {hours}:{minutes} hours.</source>
        <translation>Etwa {hours}:{minutes} Stunden.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Berichtigt</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Vereinbarte Punkte</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Vereinbarte Punkte</translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <translation>Nach einem durchgepassten Spiel teilt derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>After a round, the panel beside the sheet says who won and proposes the next one. Enter accepts it.</source>
        <translation>Nach einer Runde sagt das Feld neben dem Block, wer gewonnen hat, und schlägt die nächste vor. Enter nimmt sie an.</translation>
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
        <source>Agree</source>
        <translation>Stimmt</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Vereinbart</translation>
    </message>
    <message>
        <source>Agreed by the other side</source>
        <translation>Von der Gegenseite bestätigt</translation>
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
        <source>All matches</source>
        <translation>Alle Kämpfe</translation>
    </message>
    <message>
        <source>All pairs in one &amp;list</source>
        <translation>Alle Paare in einer &amp;Liste</translation>
    </message>
    <message>
        <source>All results are in. Click one to correct it.</source>
        <translation>Alle Ergebnisse sind da. Zum Korrigieren eines anklicken.</translation>
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
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Allow {name} to enter</source>
        <translation>{name} das Eintragen erlauben</translation>
    </message>
    <message>
        <source>Also: pass, not played, ave+ ave-, score 420, split 420 -50.</source>
        <translation>Auch: passe, nicht gespielt, schnitt+ schnitt-, anschrift 420, getrennt 420 -50.</translation>
    </message>
    <message>
        <source>Among earlier evenings, and in the standings</source>
        <translation>Bei den früheren Abenden und im Gesamtstand</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>An archive of an older scorepad is converted when it is opened. The old file stays beside it.</source>
        <translation>Ein Archiv eines älteren scorepad wird beim Öffnen umgewandelt. Die alte Datei bleibt daneben.</translation>
    </message>
    <message>
        <source>An earlier deal, of {round}</source>
        <translation>Ein früheres Spiel, aus {round}</translation>
    </message>
    <message>
        <source>An evening at the table</source>
        <translation>Ein Abend am Tisch</translation>
    </message>
    <message>
        <source>An evening can be written down as text, in any editor.</source>
        <translation>Ein Abend lässt sich als Text aufschreiben, in jedem Editor.</translation>
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
        <source>An old evening can be entered from its results alone, and corrected in the same grid.</source>
        <translation>Ein alter Abend lässt sich allein aus seinen Ergebnissen eingeben und in derselben Tabelle berichtigen.</translation>
    </message>
    <message>
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <translation>Ein unvollendeter &amp;Teilkontrakt bringt 100, nicht 50</translation>
    </message>
    <message>
        <source>An&amp;other session</source>
        <translation>&amp;Noch ein Turnier</translation>
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
        <translation>Jede Spielart außer IMPs</translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <translation>Jede Hand kann Honneurs haben; angesagt werden sie nach dem Spiel. Sie zählen, ob der Kontrakt erfüllt ist oder nicht (§§ 72 und 81).</translation>
    </message>
    <message>
        <source>Any table of deals can be imported whose first row names the columns. These are needed, in any order:</source>
        <translation>Jede Tabelle von Spielen lässt sich importieren, deren erste Zeile die Spalten nennt. Diese sind nötig, in beliebiger Folge:</translation>
    </message>
    <message>
        <source>Any two are compared in the same line on {fewest} to {most} boards</source>
        <translation>Je zwei werden an {fewest} bis {most} Boards auf derselben Achse verglichen</translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <translation>Gilt &amp;für</translation>
    </message>
    <message>
        <source>As here</source>
        <translation>Wie hier</translation>
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
        <source>At several tables</source>
        <translation>An mehreren Tischen</translation>
    </message>
    <message>
        <source>At several tables a phone takes the place of the slip: one side enters, the other side agrees.</source>
        <translation>An mehreren Tischen ersetzt ein Handy den Zettel: eine Seite trägt ein, die andere bestätigt.</translation>
    </message>
    <message>
        <source>At several tables type an average instead: ave+ ave-</source>
        <translation>An mehreren Tischen tippen Sie stattdessen einen Durchschnitt: schnitt+ schnitt-</translation>
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
        <source>At which table is this phone?</source>
        <translation>An welchem Tisch ist dieses Handy?</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <translation>Durchschnittliche IMPs je Runde</translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <translation>Durchschnittliche Hunderter je Runde</translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <translation>Durchschnittlicher IMP-Saldo je Spiel</translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <translation>Durchschnittlicher Punktesaldo je Spiel</translation>
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
        <translation>Gesamtliste</translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <translation>Gesamtliste: In jeder Runde bekommt jeder Spieler die Differenz in Hundertern gutgeschrieben oder abgezogen (ab 50 aufgerundet); wer aussetzt, hat 0.</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Zurück zu den Ergebnissen</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Zurück zum Block</translation>
    </message>
    <message>
        <source>Back to the standings</source>
        <translation>Zurück zum Gesamtstand</translation>
    </message>
    <message>
        <source>Back to the standings (Esc)</source>
        <translation>Zurück zum Gesamtstand (Esc)</translation>
    </message>
    <message>
        <source>Back to the standings of all evenings</source>
        <translation>Zurück zum Gesamtstand aller Abende</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <translation>Sicherungen früherer Tage können ihn noch enthalten.</translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <translation>Sicherungen der letzten Tage und Wochen liegen im Ordner {folder}</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
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
        <source>Begun now, it ends at {time}.</source>
        <translation>Jetzt begonnen, endet es um {time}.</translation>
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
        <translation>Lee&amp;re Vordrucke…</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Nur Schwarz</translation>
    </message>
    <message>
        <source>Blank sheets, in the same menu, prints pads and cards to score by hand, and a card of all scores.</source>
        <translation>„Leere Vordrucke“ im selben Menü druckt Blöcke und Zettel zum Anschreiben von Hand und eine Karte mit allen Scores.</translation>
    </message>
    <message>
        <source>Blank: back score</source>
        <translation>Vordruck: Gesamtliste</translation>
    </message>
    <message>
        <source>Blank: four-deal pad</source>
        <translation>Vordruck: Block für vier Spiele</translation>
    </message>
    <message>
        <source>Blank: private score card</source>
        <translation>Vordruck: Privatscore</translation>
    </message>
    <message>
        <source>Blank: rubber pad</source>
        <translation>Vordruck: Rubberblock</translation>
    </message>
    <message>
        <source>Blank: score slips</source>
        <translation>Vordruck: Ergebniszettel</translation>
    </message>
    <message>
        <source>Blank: travellers</source>
        <translation>Vordruck: Boardzettel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Board and pairs, e.g. 3 1-2</source>
        <translation>Board und Paare, z. B. 3 1-2</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Board für Board</translation>
    </message>
    <message>
        <source>Board of the evening</source>
        <translation>Board des Abends</translation>
    </message>
    <message>
        <source>Board {board}, {ns} against {ew}: {result}</source>
        <translation>Board {board}, {ns} gegen {ew}: {result}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}</source>
        <translation>Board {board}, {ns}-{ew}: {deal} ergibt {ours}, in der Datei steht {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}, which counts</source>
        <translation>Board {board}, {ns}-{ew}: {deal} ergibt {ours}, in der Datei steht {theirs}, und das zählt</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <translation>Board {board}, {ns}-{ew}: {fault}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <translation>Board {board}, {ns}-{ew}: {fault}; der Score {score} zählt</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <translation>Board {board}, {ns}-{ew}: berechnet {ours}, in der Datei {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <translation>Board {board}, {ns}-{ew}: berechnet {ours}, in der Datei {theirs}; übernommen als {award}</translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <translation>Board {board}: die Paare und ihr Ergebnis, z.&#xa0;B. {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew} – type their result, such as 4sn+1</source>
        <translation>Board {board}: {ns} gegen {ew} – tippen Sie das Ergebnis, z.&#xa0;B. 4pn+1</translation>
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
        <translation>Boards werden mit anderen Tischen verglichen: Sie stehen nicht in der Gesamtliste, und niemand zahlt für sie.</translation>
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
        <source>Boards that several tables played are ranked by `scorepad rank FILE`; with `--why` every figure is explained.</source>
        <translation>Boards, die mehrere Tische gespielt haben, wertet `scorepad rank FILE`; mit `--why` wird jede Zahl erklärt.</translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <translation>Boards mit &amp;weniger Ergebnissen</translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <translation>Boardsatz {number}</translation>
    </message>
    <message>
        <source>Boards {number}, in IMPs</source>
        <translation>Boardsatz {number}, in IMPs</translation>
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
        <translation>Beide Seiten liegen gleichauf</translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <translation>Beide Seiten sind in Gefahr</translation>
    </message>
    <message>
        <source>Butler: what results are compared with</source>
        <translation>Butler: womit Ergebnisse verglichen werden</translation>
    </message>
    <message>
        <source>Butler: whether the highest and lowest scores are left out</source>
        <translation>Butler: ob der höchste und der niedrigste Score wegbleiben</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <translation>Der &amp;Reihe nach</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>Ä&amp;ndern…</translation>
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
        <translation>Karte mit allen Scores</translation>
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
        <translation>Änd&amp;ern…</translation>
    </message>
    <message>
        <source>Change for round {round} of {rounds}: {left}</source>
        <translation>Wechsel zu Runde {round} von {rounds}: {left}</translation>
    </message>
    <message>
        <source>Change part&amp;ners</source>
        <translation>&amp;Partner wechseln</translation>
    </message>
    <message>
        <source>Changes by another program are never overwritten: both evenings are kept.</source>
        <translation>Änderungen eines anderen Programms werden nie überschrieben: Beide Abende bleiben.</translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <translation>Diagra&amp;mme</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
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
        <translation>Wählen Sie den Kontrakt, oder Passe, wenn alle gepasst haben.</translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <translation>Dieselbe Spalte noch einmal kehrt die Reihenfolge um</translation>
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
        <translation>Klicken Sie ein Board in der Liste an, oder tippen Sie seine Nummer mit: 3 4pn</translation>
    </message>
    <message>
        <source>Click a figure to see its deal and why it is paid. Double-click it to correct the deal.</source>
        <translation>Ein Klick auf eine Zahl zeigt ihr Spiel und wofür es sie gibt. Ein Doppelklick berichtigt das Spiel.</translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <translation>Klicken, um Namen und Plätze einzutragen.</translation>
    </message>
    <message>
        <source>Cloc&amp;k for the rounds</source>
        <translation>Uh&amp;r für die Runden</translation>
    </message>
    <message>
        <source>Clock for the rounds</source>
        <translation>Uhr für die Runden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Schließen und verwerfen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
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
        <source>Contracts made, of those played</source>
        <translation>Erfüllte von gespielten Kontrakten</translation>
    </message>
    <message>
        <source>Contracts played and made</source>
        <translation>Kontrakte, die gespielt und erfüllt wurden</translation>
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
        <translation>Kopiert: Fügen Sie es in eine E-Mail ein.</translation>
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
        <source>Correct</source>
        <translation>Berichtigen</translation>
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
        <source>Correcting {deal}</source>
        <translation>Berichtigung: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}:</source>
        <translation>Berichtigt wird {deal}:</translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer&apos;s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <translation>Zählen Sie Ass 4, König 3, Dame 2, Bube 1. Tippen Sie die Punkte der Seite des Alleinspielers hinter das Spiel, z.&#xa0;B. 4pn+1 23p, oder nennen Sie die Seite: ow 17p.</translation>
    </message>
    <message>
        <source>Ctrl+B opens the bidding pad: press 4♠, the declarer, Enter. Keys and presses can be mixed.</source>
        <translation>Ctrl+B öffnet das Reizfeld: 4♠ drücken, den Alleinspieler, Enter. Tasten und Drücken lassen sich mischen.</translation>
    </message>
    <message>
        <source>Ctrl+K is the back score. Ctrl+Shift+K settles up: who pays whom, in any currency, and what was paid on which day.</source>
        <translation>Ctrl+K zeigt die Abrechnung der Runden. Ctrl+Shift+K rechnet ab: wer wem zahlt, in jeder Währung, und was an welchem Tag gezahlt wurde.</translation>
    </message>
    <message>
        <source>Ctrl+N begins an evening. Type a name and Enter for each player, then Enter three times: partners are drawn.</source>
        <translation>Ctrl+N beginnt einen Abend. Für jeden Spieler Name und Enter tippen, dann dreimal Enter: Die Partner werden gelost.</translation>
    </message>
    <message>
        <source>Ctrl+O lists all evenings. Type parts of names, notes or days; Enter opens an evening.</source>
        <translation>Ctrl+O zeigt alle Abende. Teile von Namen, Notizen oder Tagen tippen; Enter öffnet einen Abend.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N changes any of it, Ctrl+D draws again. Ctrl+T seats the players differently, even during a round.</source>
        <translation>Ctrl+Shift+N ändert alles davon, Ctrl+D lost neu. Ctrl+T setzt die Spieler anders, auch mitten in einer Runde.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O is the standings of any period. Enter on a figure shows what is behind it, Esc goes back.</source>
        <translation>Ctrl+Shift+O zeigt die Rangliste jeder Zeit. Enter auf einer Zahl zeigt, was dahintersteht, Esc geht zurück.</translation>
    </message>
    <message>
        <source>Ctrl+W shows what any contract would score now. F11 shows the score to the whole table.</source>
        <translation>Ctrl+W zeigt, was jeder Kontrakt jetzt brächte. F11 zeigt den Stand dem ganzen Tisch.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Cut for par&amp;tners before each round</source>
        <translation>Vor jeder Runde Par&amp;tner auslosen</translation>
    </message>
    <message>
        <source>D&amp;uplicate boards</source>
        <translation>T&amp;urnierbridge</translation>
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
        <translation>Teuerster Faller</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Alleinspiel</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Alleinspieler</translation>
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
        <translation>Gelöschte Abende bleiben hier. Nach 30 Tagen können Sie einen endgültig löschen; das Programm tut es nie.</translation>
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
        <translation>Wiederholt: {step}</translation>
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
        <translation>Zahl</translation>
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
        <translation>Ausl&amp;osen…</translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <translation>Losen Sie die Partner neu aus.</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <translation>Runde {number} auslosen</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Duplicate boards</source>
        <translation>Turnierbridge</translation>
    </message>
    <message>
        <source>Duplicate boards follow the Laws of Duplicate Bridge (2017). Chicago and Cavendish follow custom, as their rules are usually printed.</source>
        <translation>Für Boards gelten die Turnierbridge-Regeln (2017). Chicago und Cavendish folgen dem Brauch, wie er meist gedruckt wird.</translation>
    </message>
    <message>
        <source>Duplicate boards: every board is scored separately; its number gives dealer and vulnerability.</source>
        <translation>Turnierbridge: Jedes Board zählt für sich; seine Nummer bestimmt Teiler und Gefahrenlage.</translation>
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
        <translation>Jedes Board zählt für sich, ohne Honneurs.</translation>
    </message>
    <message>
        <source>Each deal in the JSON has the people who sat there. An adjustment is among the deals, at its place.</source>
        <translation>Jedes Spiel im JSON nennt, wer dort saß. Eine Korrektur steht unter den Spielen, an ihrem Platz.</translation>
    </message>
    <message>
        <source>Each deal is compared with the expected score of the side with more points; the difference counts in IMPs.</source>
        <translation>Jedes Spiel wird mit dem erwarteten Score der Seite verglichen, die mehr Punkte hat; die Differenz zählt in IMPs.</translation>
    </message>
    <message>
        <source>Each deal is compared with the score its points should make.</source>
        <translation>Jedes Spiel wird mit dem Score verglichen, den seine Punkte bringen sollten.</translation>
    </message>
    <message>
        <source>Each round is drawn by the ranking, and nobody meets twice.</source>
        <translation>Jede Runde wird nach der Rangliste ausgelost, und niemand trifft sich zweimal.</translation>
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
        <source>Enter a deal</source>
        <translation>Spiel eintragen</translation>
    </message>
    <message>
        <source>Enter a stake to see who pays whom.</source>
        <translation>Geben Sie einen Einsatz ein, um zu sehen, wer wem zahlt.</translation>
    </message>
    <message>
        <source>Enter an evening of which only the results are known</source>
        <translation>Einen Abend eintragen, von dem nur die Ergebnisse bekannt sind</translation>
    </message>
    <message>
        <source>Enter lets this count in the ranking.</source>
        <translation>Mit Enter zählt es in der Rangliste.</translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <translation>Enter oder ein Doppelklick auf eine Zahl zeigt ihre Einzelheiten. Ein Klick auf eine Überschrift, oder {key}, sortiert danach.</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Das Spiel eintragen</translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <translation>Tragen Sie das Ergebnis von mindestens einer Runde ein.</translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <translation>{deal} eintragen</translation>
    </message>
    <message>
        <source>Entered.</source>
        <translation>Eingetragen.</translation>
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
        <translation>Noch einmal Esc schließt dies und verwirft Ihre Eingabe.</translation>
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
        <source>Evening, Phones shows a code. A phone in the same Wi-Fi scans it and shows the sheet, live and from its own side; if you allow it, it enters deals too.</source>
        <translation>Abend, Handys zeigt einen Code. Ein Handy im selben WLAN scannt ihn und zeigt das Blatt, live und von seiner Seite aus; wenn Sie es erlauben, trägt es auch Spiele ein.</translation>
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
        <translation>Abende und Anschreibdateien (*.scorepad *.txt *.pbn *.xml *.csv)</translation>
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
        <translation>Jedes Spiel wird beim Eintragen gespeichert, in der Datei {file}</translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <translation>Jedes Spiel zählt für sich: Eine Manche braucht {game} Punkte in einem Spiel.</translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <translation>Jeder Teilkontrakt bringt 50.</translation>
    </message>
    <message>
        <source>Every row and every step has a checksum.</source>
        <translation>Jede Zeile und jeder Schritt hat eine Prüfsumme.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <translation>Jeder zieht eine Karte; die zwei höchsten spielen zusammen, die höchste teilt. Asse sind hoch; bei gleichen Karten entscheidet die Farbe, Pik zuerst (§§ 1 bis 3).</translation>
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
        <translation>Alles wird sofort gespeichert. Jeder Schritt lässt sich rückgängig machen; jedes frühere Spiel kann in der Liste der Spiele berichtigt, verschoben oder gelöscht werden.</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Rückgabewert</translation>
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
        <translation>Zusatzbeträge</translation>
    </message>
    <message>
        <source>F&amp;irst board</source>
        <translation>E&amp;rstes Board</translation>
    </message>
    <message>
        <source>Files saved from it are kept.</source>
        <translation>Daraus gespeicherte Dateien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Spieler suchen</translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <translation>Fünf Spieler wechseln nach jedem Spiel die Plätze, damit jeder mit jedem zusammenspielt.</translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <translation>Fünf Runden: Jeder spielt einmal mit jedem zusammen.</translation>
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
        <translation>Für die Erfüllung {doubled}</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>Für andere Programme</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <translation>Vier Spiele, C&amp;hicago</translation>
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
        <translation>Vom An&amp;fang der Runde an</translation>
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
        <translation>Von An&amp;fang an: Das gespielte Spiel zählt für {players}</translation>
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
        <translation>Ab dem &amp;nächsten Spiel; das letzte bleibt bei {players}</translation>
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
        <translation>Manche: {game} Punkte unter dem Strich, in einem oder mehreren Spielen. Dann wird ein Strich gezogen, und die Teilkontrakte beginnen neu; der Gewinner ist in Gefahr.</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Abgegeben</translation>
    </message>
    <message>
        <source>Go through an evening deal by deal</source>
        <translation>Einen Abend Spiel für Spiel ansehen</translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <translation>Großschlemm: 7 gereizt, erfüllt</translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <translation>&amp;Honneurs zählen</translation>
    </message>
    <message>
        <source>Half the distance to the average of the last ten sessions</source>
        <translation>Der halbe Abstand zum Durchschnitt in den letzten zehn Turnieren</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Direkter Vergleich</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>FP</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Themen der Hilfe</translation>
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
        <source>Hold the picture to save or send it.</source>
        <translation>Das Bild gedrückt halten, um es zu sichern oder zu senden.</translation>
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
        <translation>Honneurs in einer Hand: vier von A K D B 10 in Trumpf {four}, alle fünf {five}; in Sans Atout vier Asse {aces}.</translation>
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
        <source>How much money</source>
        <translation>Wie viel Geld</translation>
    </message>
    <message>
        <source>How much? For example 2.50.</source>
        <translation>Wie viel? Zum Beispiel 2,50.</translation>
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
        <source>Hundreds of the last five evenings</source>
        <translation>Hunderter der letzten fünf Abende</translation>
    </message>
    <message>
        <source>I want to enter deals</source>
        <translation>Ich möchte Spiele eintragen</translation>
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
        <translation>IMPs nach Figurenpunkten</translation>
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
        <source>If no phone comes in, the firewall may be closed: sudo ufw allow PORT/tcp, or sudo firewall-cmd --add-port=PORT/tcp, with the port of the address.</source>
        <translation>Kommt kein Telefon herein, ist vielleicht die Firewall zu: sudo ufw allow PORT/tcp, oder sudo firewall-cmd --add-port=PORT/tcp, mit dem Port der Adresse.</translation>
    </message>
    <message>
        <source>If you stop before the end, the only game earns {game}, and the only part-score of the unfinished game {part_score}.</source>
        <translation>Wird vor dem Ende aufgehört, bringt die einzige Manche {game} und der einzige Teilkontrakt der unvollendeten Manche {part_score}.</translation>
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
        <source>In a rubber an adjustment has its own number, elsewhere that of the deal before it.</source>
        <translation>Im Rubber hat eine Korrektur eine eigene Nummer, sonst die des Spiels davor.</translation>
    </message>
    <message>
        <source>In a table each row is a deal, or a result of several tables.</source>
        <translation>In einer Tabelle ist jede Zeile ein Spiel oder ein Ergebnis mehrerer Tische.</translation>
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
        <source>In the form points, each deal is compared with what the high cards should make, in IMPs:</source>
        <translation>In der Form points wird jedes Spiel mit dem verglichen, was die Figuren bringen müssten, in IMP:</translation>
    </message>
    <message>
        <source>In the line for a deal</source>
        <translation>In der Eingabezeile</translation>
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
        <translation>Sie ist dann an ihrem ursprünglichen Abend wieder offen.</translation>
    </message>
    <message>
        <source>It means</source>
        <translation>Das heißt</translation>
    </message>
    <message>
        <source>It scans this code. Phones there: {number}</source>
        <translation>Es scannt diesen Code. Handys hier: {number}</translation>
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
        <source>Large print</source>
        <translation>Große Schrift</translation>
    </message>
    <message>
        <source>Last five</source>
        <translation>Letzte fünf</translation>
    </message>
    <message>
        <source>Late or lea&amp;ving</source>
        <translation>Spä&amp;ter da oder früher fort</translation>
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
        <translation>Die Zeile verlassen oder die Berichtigung abbrechen</translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <translation>E&amp;xtreme weglassen</translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <translation>Lassen Sie die Felder der Aussetzenden leer; die letzte Zahl wird ergänzt. Enter führt weiter.</translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <translation>Lässt Spieler mit weniger Runden weg</translation>
    </message>
    <message>
        <source>Let phones &amp;look</source>
        <translation>&amp;Zusehen lassen</translation>
    </message>
    <message>
        <source>Let phones look and &amp;enter</source>
        <translation>Zusehen und &amp;eintragen lassen</translation>
    </message>
    <message>
        <source>Letters and words of the window&apos;s language are read, and English ones too where a letter means nothing else.</source>
        <translation>Gelesen werden Buchstaben und Wörter in der Sprache des Fensters, englische auch, wo ein Buchstabe nichts anderes heißt.</translation>
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
        <source>Lines s&amp;witched, rounds at the end</source>
        <translation>Achsen getausc&amp;ht, Runden am Ende</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Look at the evening, or the details of the figure</source>
        <translation>Den Abend oder die Einzelheiten der Zahl ansehen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <translation>Das meiste Glück im Kontra</translation>
    </message>
    <message>
        <source>M&amp;oney</source>
        <translation>&amp;Geld</translation>
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
        <translation>Spielberi&amp;cht</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Spielbericht</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <translation>Gewonnene Matchpunkte, von den möglichen</translation>
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
        <source>Minutes to &amp;change</source>
        <translation>Minuten für den &amp;Wechsel</translation>
    </message>
    <message>
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <translation>Vergeben: Liegt eine Karte offen oder hat ein Blatt nicht 13 Karten, teilt derselbe Spieler noch einmal (§§ 4 bis 12). Nichts wird angeschrieben.</translation>
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
        <translation>Abgerechnet werden die Punkte, auf Zehner gerundet.</translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <translation>Abgerechnet werden die genauen Punkte.</translation>
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
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More colu&amp;mns</source>
        <translation>&amp;Mehr Spalten</translation>
    </message>
    <message>
        <source>More teams are written the same way. A team is named by its letter, `pairs A=Owls`. Below the results, `bye C 12` gives team C 12 VPs for a round without a match.</source>
        <translation>Mehr Teams schreibt man ebenso. Ein Team heißt nach seinem Buchstaben, `pairs A=Owls`. Unter den Ergebnissen gibt `bye C 12` dem Team C 12 SP für eine Runde ohne Kampf.</translation>
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
        <source>N, E, S or W alone is always a chair; a name is longer. What follows # is a remark.</source>
        <translation>N, E, S oder W allein ist immer ein Platz; ein Name ist länger. Was hinter # steht, ist eine Bemerkung.</translation>
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
        <translation>Nennen Sie vier bis sieben Spieler und tragen Sie dann die Ergebnisse ein.</translation>
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
        <translation>Auch Namen gehen, mit genug Buchstaben, um die Spieler zu unterscheiden: 4p ann h100 eve. Bei mehrdeutigen Buchstaben wird gefragt. Mit Maus oder Finger nehmen Sie den Kasten.</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>IMP-Saldo</translation>
    </message>
    <message>
        <source>Net margin, to the point</source>
        <translation>Saldo der Differenzen, auf den Punkt</translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <translation>Punktesaldo in Kontrakten im Kontra, beider Seiten</translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <translation>Punktesaldo in Kontrakten im Rekontra, beider Seiten</translation>
    </message>
    <message>
        <source>New evening, Duplicate boards, At several tables: say who plays; a movement is proposed, and shown beside the results.</source>
        <translation>Neuer Abend, Turnierbridge, An mehreren Tischen: Sagen Sie, wer spielt; ein Movement wird vorgeschlagen und neben den Ergebnissen gezeigt.</translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <translation>Neue Paare beginnen einen neuen Boardsatz.</translation>
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
        <source>No earlier session is known of these players.</source>
        <translation>Von diesen Spielern ist kein früheres Turnier bekannt.</translation>
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
        <source>No movement is set. Enter any board.</source>
        <translation>Ohne Turnierplan: jedes Board kann eingetragen werden.</translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <translation>Keine Spieler mit Namen in diesem Zeitraum.</translation>
    </message>
    <message>
        <source>No phone is here yet.</source>
        <translation>Noch ist kein Handy da.</translation>
    </message>
    <message>
        <source>No phone yet? Three things help:</source>
        <translation>Noch kein Handy da? Drei Dinge helfen:</translation>
    </message>
    <message>
        <source>No place is another one.</source>
        <translation>Kein Platz hat sich geändert.</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <translation>Hier ist kein Drucker eingerichtet. Ein PDF lässt sich überall drucken und an Freunde schicken.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Kein Platz mehr auf dem Datenträger</translation>
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
        <source>North-South held 23 high-card points</source>
        <translation>Nord-Süd hatte 23 Figurenpunkte</translation>
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
        <source>Not agreed: ask the director</source>
        <translation>Strittig: bitte die Turnierleitung</translation>
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
        <source>Not right</source>
        <translation>Stimmt nicht</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Not yet agreed by the other side</source>
        <translation>Noch nicht bestätigt</translation>
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
        <source>Notes of the evening, debts, payments and plans are not in it.</source>
        <translation>Notizen zum Abend, Schulden, Zahlungen und Pläne stehen nicht darin.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Noch wurde nichts gespielt.</translation>
    </message>
    <message>
        <source>Nothing is chosen to print.</source>
        <translation>Es ist nichts zum Drucken gewählt.</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <translation>Noch ist nichts entschieden</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Keep the file on a local disk; network folders are not reliable.</source>
        <translation>Nichts verlässt diesen Rechner. Die Datei gehört auf einen lokalen Datenträger; Netzordner sind nicht verlässlich.</translation>
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
        <source>OK</source>
        <translation>OK</translation>
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
        <translation>In der Gesamtliste bekommt jeder Spieler die IMPs seiner Spiele</translation>
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
        <source>On the sheet: {total}</source>
        <translation>Auf dem Blatt: {total}</translation>
    </message>
    <message>
        <source>One &amp;against another</source>
        <translation>Spieler &amp;gegen Spieler</translation>
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
        <source>One minute &amp;less</source>
        <translation>Eine Minute &amp;weniger</translation>
    </message>
    <message>
        <source>One minute &amp;more</source>
        <translation>Eine Minute &amp;mehr</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment…</translation>
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
        <translation>1 insgesamt; Enter zeigt den Abend</translation>
    </message>
    <message>
        <source>Only look</source>
        <translation>Nur zusehen</translation>
    </message>
    <message>
        <source>Only one evening of the list</source>
        <translation>Nur ein Abend der Liste</translation>
    </message>
    <message>
        <source>Only see</source>
        <translation>Nur zusehen</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n evenings of the list</source>
        <translation>
            <numerusform>Nur den %n Abend der Liste</numerusform>
            <numerusform>Nur die %n Abende der Liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the code lets a phone in. A phone can be sent away, and all are switched off when the evening ends.</source>
        <translation>Nur mit dem Code kommt ein Handy herein. Es kann weggeschickt werden, und am Ende des Abends wird abgeschaltet.</translation>
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
        <source>Open &amp;file…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open debts of earlier evenings between the players are offered there, in their own currency.</source>
        <translation>Offene Schulden früherer Abende zwischen den Spielern werden dort angeboten, in ihrer eigenen Währung.</translation>
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
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Options come before the first result:</source>
        <translation>Optionen stehen vor dem ersten Ergebnis:</translation>
    </message>
    <message>
        <source>Options come between `form` and the first deal:</source>
        <translation>Optionen stehen zwischen `form` und dem ersten Spiel:</translation>
    </message>
    <message>
        <source>Or type it, e.g. {example}</source>
        <translation>Oder tippen, z. B. {example}</translation>
    </message>
    <message>
        <source>Or type the letters after # in the address there.</source>
        <translation>Oder die Zeichen nach # in der Adresse dort eintippen.</translation>
    </message>
    <message>
        <source>Or your pair or number</source>
        <translation>Oder Ihr Paar oder Ihre Nummer</translation>
    </message>
    <message>
        <source>Other files are still being opened; please try again afterwards.</source>
        <translation>Andere Dateien werden noch geöffnet; bitte versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Andere Ergebnisse</translation>
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
        <translation>Überstiche, jeder. Alles Weitere steht über dem Strich.</translation>
    </message>
    <message>
        <source>Owls</source>
        <translation>Eulen</translation>
    </message>
    <message>
        <source>P&amp;hones need Python’s {packages}</source>
        <translation>Hand&amp;ys brauchen {packages} für Python</translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <translation>Hand&amp;ys…</translation>
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
        <source>Partnerships</source>
        <translation>Paare</translation>
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
        <source>Payments are in whole coins, rounded down. Coins that are left go to the largest remainders, then to those seated first.</source>
        <translation>Gezahlt wird in ganzen Münzen, abgerundet. Übrige Münzen gehen an die größten Reste, dann an die zuerst Gesetzten.</translation>
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
        <translation>Strafpunkte für gefallene Kontrakte der Gegner</translation>
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
        <translation>Keine Berechtigung</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation>Handys am Tisch</translation>
    </message>
    <message>
        <source>Phones cannot be let in at {address}: {reason}.</source>
        <translation>Unter {address} können keine Handys eingelassen werden: {reason}.</translation>
    </message>
    <message>
        <source>Phones in the same Wi-Fi scan a code and see the sheet, live. Nothing is installed, and nothing leaves the house. Phones are switched off when the evening ends.</source>
        <translation>Handys im selben WLAN scannen einen Code und sehen das Blatt, live. Nichts wird installiert, und nichts verlässt das Haus. Am Ende des Abends wird abgeschaltet.</translation>
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
        <source>Pla&amp;yers…</source>
        <translation>&amp;Spieler…</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Places: {moved}.</source>
        <translation>Plätze: {moved}.</translation>
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
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <translation>Wer am längsten ausgesetzt hat, spielt wieder mit.</translation>
    </message>
    <message>
        <source>Please look through these:</source>
        <translation>Bitte durchsehen:</translation>
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
        <translation>&amp;Unsere Figurenpunkte</translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <translation>Vereinbarte Punkte</translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <translation>Punkte für Honneurs der eigenen Seite</translation>
    </message>
    <message>
        <source>Points our side held, of 40</source>
        <translation>Punkte unserer Seite, von 40</translation>
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
        <translation>„Drucken“ im Menü Abend druckt die Blöcke oder macht ein PDF, wie am Bildschirm, aber immer dunkel auf Weiß.</translation>
    </message>
    <message>
        <source>Private score card</source>
        <translation>Privatscore</translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <translation>Kopiert ein Bild und ein paar Zeilen Text in die Zwischenablage</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>R&amp;unde</translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <translation>&amp;Rangliste</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <translation>Rangliste, Kreuztabelle und Spielbericht stehen neben den Ergebnissen und lassen sich drucken, ebenso Boardzettel, Ergebniszettel und Tischkarten.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Wiederholen: {step}</translation>
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
        <translation>Ergebnisse der letzten fünf Abende, das jüngste zuletzt</translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <translation>Ergebnisse von zwei Laptops</translation>
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
        <source>Ro&amp;unds</source>
        <translation>R&amp;unden</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Runde für Runde</translation>
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
        <source>Round {round} of {rounds}: last {left}</source>
        <translation>Runde {round} von {rounds}: letzte {left}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {left}</source>
        <translation>Runde {round} von {rounds}: {left}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Runde {round}, Tisch {table}</translation>
    </message>
    <message>
        <source>Round {round}: table {table}, {line}, boards {boards}</source>
        <translation>Runde {round}: Tisch {table}, {line}, Boards {boards}</translation>
    </message>
    <message>
        <source>Round {round}: you sit out.</source>
        <translation>Runde {round}: Sie setzen aus.</translation>
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
        <translation>Rubberbridge: Die Seite, die zuerst zwei Manchen gewinnt, beendet den Rubber.</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <translation>Rubber {number}</translation>
    </message>
    <message>
        <source>Rubbers, chukkers and sets of boards, finished or stopped</source>
        <translation>Rubber, Chicagos und Boardsätze, zu Ende gespielt oder vorzeitig beendet</translation>
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
        <translation>&amp;Wertung</translation>
    </message>
    <message>
        <source>S&amp;eason</source>
        <translation>Saiso&amp;n</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <translation>S&amp;ortieren nach</translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <translation>{round} zuerst &amp;beenden und für die Spieler werten</translation>
    </message>
    <message>
        <source>Sa&amp;me again</source>
        <translation>Noch ein&amp;mal dasselbe</translation>
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
        <translation>Als PD&amp;F speichern…</translation>
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
        <translation>Gespeichert in {file}.</translation>
    </message>
    <message>
        <source>Saves or prints the chosen evenings</source>
        <translation>Speichert oder druckt die gewählten Abende</translation>
    </message>
    <message>
        <source>Say each score aloud</source>
        <translation>Jedes Ergebnis vorlesen</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Scan the code on the laptop’s screen</source>
        <translation>Den Code auf dem Bildschirm des Laptops scannen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Zusammensetzung der Punkte</translation>
    </message>
    <message>
        <source>Score files</source>
        <translation>Punktedateien</translation>
    </message>
    <message>
        <source>Score files of several tables</source>
        <translation>Punktedateien mehrerer Tische</translation>
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
        <translation>Ein Score darf berichtigt werden, bis das Ergebnis des Rubbers feststeht (§§ 72 bis 81), später nur, wenn alle zustimmen; scorepad setzt dann einen Stern an das Spiel.</translation>
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
        <source>Send away</source>
        <translation>Wegschicken</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>{name} wegschicken</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation>An {printer} geschickt</translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <translation>Abre&amp;chnung…</translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <translation>Abre&amp;chnung…</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Several tables</source>
        <translation>Mehrere Tische</translation>
    </message>
    <message>
        <source>Several tables: partnerships</source>
        <translation>Mehrere Tische: Paare</translation>
    </message>
    <message>
        <source>Several tables: players</source>
        <translation>Mehrere Tische: Spieler</translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <translation>Wei&amp;tergeben und drucken</translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <translation>Anteil erfüllter Kontrakte auf Stufe {level}</translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <translation>Anteil erfüllter Kontrakte in {strain}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <translation>&amp;Karte zeigen</translation>
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
        <translation>Seit dem letzten Platz&amp;wechsel</translation>
    </message>
    <message>
        <source>Single players</source>
        <translation>Individualturnier</translation>
    </message>
    <message>
        <source>Single players are written `8+1-5+7: N 3NT=`, the pairs of two teams of four `A1-B1: N 4S=`.</source>
        <translation>Einzelne Spieler schreibt man `8+1-5+7: N 3NT=`, die Paare zweier Viererteams `A1-B1: N 4S=`.</translation>
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
        <translation>Kleinschlemm: 6 gereizt, erfüllt</translation>
    </message>
    <message>
        <source>Some debts are not paid.</source>
        <translation>Einige Schulden sind nicht bezahlt.</translation>
    </message>
    <message>
        <source>Some entries are not saved</source>
        <translation>Einige Einträge sind nicht gespeichert</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Something went wrong inside scorepad.</source>
        <translation>In scorepad ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <translation>Nach einer Spalte sortieren</translation>
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
        <translation>Gesamtstand</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <translation>S&amp;chrittweise ansehen</translation>
    </message>
    <message>
        <source>Still open from earlier evenings</source>
        <translation>Von früheren Abenden noch offen</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Steht noch aus</translation>
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
        <source>Suit</source>
        <translation>Farbe</translation>
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
        <source>Swiss: drawn by the ranking</source>
        <translation>Schweizer System: nach der Rangliste ausgelost</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <translation>&amp;Ausschalten</translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <translation>Karten e&amp;intippen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <translation>Tabelle der Gesamtliste (*.csv)</translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <translation>Tabelle der Spiele (*.csv)</translation>
    </message>
    <message>
        <source>Table of the ranking (*.csv)</source>
        <translation>Tabelle der Rangliste (*.csv)</translation>
    </message>
    <message>
        <source>Table of the results (*.csv)</source>
        <translation>Tabelle der Ergebnisse (*.csv)</translation>
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
        <source>Table {table}: all results are in</source>
        <translation>Tisch {table}: alle Ergebnisse sind da</translation>
    </message>
    <message>
        <source>Table {table}: round {round}</source>
        <translation>Tisch {table}: Runde {round}</translation>
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
        <translation>Team {team}</translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <translation>Teams in IMPs</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <translation>Viererteams</translation>
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
        <translation>Das war die eine geplante Runde.</translation>
    </message>
    <message>
        <source>The &amp;last deal counts double</source>
        <translation>Das &amp;letzte Spiel zählt doppelt</translation>
    </message>
    <message>
        <source>The archive of evenings is not open at the moment.</source>
        <translation>Das Archiv der Abende ist gerade nicht offen.</translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <translation>Das Archiv war beschädigt</translation>
    </message>
    <message>
        <source>The back score at its stakes</source>
        <translation>Die Gesamtliste mit ihren Einsätzen</translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <translation>Die Gesamtliste beginnt, wenn der erste Rubber oder das erste Chicago zu Ende ist.</translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <translation>Die Gesamtliste aller Runden</translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <translation>Die Gesamtliste, Abend für Abend</translation>
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
        <source>The boards count as soon as all their results are in.</source>
        <translation>Die Boards zählen, sobald alle Ergebnisse da sind.</translation>
    </message>
    <message>
        <source>The card of the evening as a picture</source>
        <translation>Die Karte des Abends als Bild</translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <translation>Der Verlauf des Abends</translation>
    </message>
    <message>
        <source>The damaged file was not changed. It is kept as {file}.</source>
        <translation>Die beschädigte Datei wurde nicht geändert. Sie ist als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>The director types adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, or 3 fouled 1-2 4sn for a board whose cards were changed. F9 starts a clock for the rounds, seen on F11.</source>
        <translation>Die Turnierleitung tippt adjust 3 -5 slow play, bye C 12, handicap 3=+2.5 oder 3 fouled 1-2 4sn für ein Board mit vertauschten Karten. F9 startet eine Uhr für die Runden, zu sehen mit F11.</translation>
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
        <source>The evening has ended.</source>
        <translation>Der Abend ist zu Ende.</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <translation>Der Abend ist zu Ende.</translation>
    </message>
    <message>
        <source>The evening is over. Begin another round with this?</source>
        <translation>Der Abend ist zu Ende. Soll damit noch eine Runde beginnen?</translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <translation>Der Abend ist unverändert, und Sie können weiterspielen. Fehlt der letzte Schritt, so versuchen Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <translation>Der Abend vom {day} wurde gelöscht.</translation>
    </message>
    <message>
        <source>The evenings of each day are copied, at most ten minutes after a change. Copies of seven days and eight weeks are kept.</source>
        <translation>Die Abende werden jeden Tag gesichert, höchstens zehn Minuten nach einer Änderung. Sicherungen von sieben Tagen und acht Wochen bleiben.</translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <translation>Die erste Seite mit zwei Manchen beendet den Rubber.</translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <translation>Die Schriften von scorepad sind nicht zu finden; deshalb lässt sich nichts drucken. Installieren Sie scorepad neu.</translation>
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
        <source>The laptop cannot be reached.</source>
        <translation>Der Laptop ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The laptop cannot be reached. Your entry waits here.</source>
        <translation>Der Laptop ist nicht erreichbar. Ihr Eintrag wartet hier.</translation>
    </message>
    <message>
        <source>The laptop is asked whether this phone may enter.</source>
        <translation>Am Laptop wird gefragt, ob dieses Handy eintragen darf.</translation>
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
        <source>The last round is over.</source>
        <translation>Die letzte Runde ist vorbei.</translation>
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
        <source>The next phone</source>
        <translation>Das nächste Handy</translation>
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
        <translation>Die Reihenfolge der Ergebnisse</translation>
    </message>
    <message>
        <source>The other rounds</source>
        <translation>Die anderen Runden</translation>
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
        <translation>Die Partner bleiben den ganzen Abend dieselben.</translation>
    </message>
    <message>
        <source>The players seated at the end get the result of {round}.</source>
        <translation>Das Ergebnis von {round} bekommt, wer am Ende am Tisch sitzt.</translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <translation>Die Punkte in der Datei wurden nicht mit den berechneten verglichen</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <translation>Der Drucker {printer} nimmt die Seiten nicht an. Speichern Sie sie stattdessen als PDF.</translation>
    </message>
    <message>
        <source>The ranking</source>
        <translation>Die Rangliste</translation>
    </message>
    <message>
        <source>The ranking is shown when all results are in. Still to come: {number}.</source>
        <translation>Die Rangliste wird gezeigt, wenn alle Ergebnisse da sind. Es fehlen noch: {number}.</translation>
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
        <translation>Die laufende Gesamtliste</translation>
    </message>
    <message>
        <source>The same page shows which table is behind.</source>
        <translation>Dieselbe Seite zeigt, welcher Tisch zurückliegt.</translation>
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
        <translation>Die Scores folgen den Laws of Contract Bridge (1993), seit 2014 den Laws of Rubber Bridge.</translation>
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
        <translation>Der Einsatz gilt für jeden IMP, die Gesamtliste ebenso.</translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <translation>Der Einsatz gilt je S&amp;eite</translation>
    </message>
    <message>
        <source>The stake is per side; partners share it.</source>
        <translation>Der Einsatz gilt je Seite; die Partner teilen ihn sich.</translation>
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
        <source>Then the score is shown from your own side.</source>
        <translation>Dann steht der Spielstand von Ihrer Seite aus da.</translation>
    </message>
    <message>
        <source>There are no evenings yet.</source>
        <translation>Es gibt noch keine Abende.</translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <translation>Ein Movement gibt es für {numbers} Spieler. Sonst sind die Plätze frei; tippen Sie die Partner zu jedem Ergebnis: 1+2-3+4 4pn.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made on every day you play; 7 daily and 8 weekly ones are kept.</source>
        <translation>Es gibt noch keine Sicherung. An jedem Spieltag entsteht eine; 7 tägliche und 8 wöchentliche bleiben.</translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <translation>Ein fünftes Spiel gibt es nicht: Nach vier Spielen beginnt ein neues Chicago, in dem niemand in Gefahr ist. Ein durchgepasstes Spiel wird neu geteilt und zählt nicht. (Brauch; die Regeln schweigen.)</translation>
    </message>
    <message>
        <source>There is no movement: sit as you like, and type the pairs with each result.</source>
        <translation>Es gibt kein Movement: Die Plätze sind frei; tippen Sie die Paare zu jedem Ergebnis.</translation>
    </message>
    <message>
        <source>There is no result before a board can be compared.</source>
        <translation>Ein Ergebnis gibt es erst, wenn ein Board verglichen werden kann.</translation>
    </message>
    <message>
        <source>There is no result before a round is over.</source>
        <translation>Vor dem Ende einer Runde gibt es kein Ergebnis.</translation>
    </message>
    <message>
        <source>There is nothing to compare it with yet.</source>
        <translation>Es gibt noch nichts, womit man ihn vergleichen kann.</translation>
    </message>
    <message>
        <source>These are missing:</source>
        <translation>Diese fehlen:</translation>
    </message>
    <message>
        <source>These are read too, where they are known:</source>
        <translation>Auch diese werden gelesen, wo sie bekannt sind:</translation>
    </message>
    <message>
        <source>These are the &amp;last boards</source>
        <translation>Das ist der &amp;letzte Boardsatz</translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <translation>Diese Einzelheiten helfen, den Fehler zu beheben; sie enthalten keine Namen und keine Punkte. Sie liegen in {file}</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>They are one player</source>
        <translation>Das ist ein und derselbe Spieler</translation>
    </message>
    <message>
        <source>They are vulnerable</source>
        <translation>Die anderen sind in Gefahr</translation>
    </message>
    <message>
        <source>They count in the total of {round}, and never towards a game.</source>
        <translation>Diese Punkte zählen in der Summe von {round}, aber nie zu einer Manche.</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Die anderen spielen</translation>
    </message>
    <message>
        <source>This &amp;round</source>
        <translation>Diese &amp;Runde</translation>
    </message>
    <message>
        <source>This computer is in no network. A phone’s own hotspot will do; join it first.</source>
        <translation>Dieser Computer ist in keinem Netz. Der Hotspot eines Handys genügt; zuerst damit verbinden.</translation>
    </message>
    <message>
        <source>This deal comes after the end of the round and is not counted.</source>
        <translation>Dieses Spiel kommt nach dem Ende der Runde und zählt nicht.</translation>
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
        <translation>Dieser Abend hat noch keine Einträge.</translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under Evenings.</source>
        <translation>Dieser Abend wurde auch anderswo geändert. Beide Fassungen bleiben: Hier ist Ihre; die andere steht unter Abende.</translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <translation>Dieser Abend wurde anderswo geändert. Das ist die neueste Fassung.</translation>
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
        <translation>Das ist der aktuelle Abend.</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>Das ist die letzte Runde</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Switch it on in the browser.</source>
        <translation>Diese Seite braucht JavaScript. Bitte im Browser einschalten.</translation>
    </message>
    <message>
        <source>This phone may enter deals.</source>
        <translation>Dieses Handy darf Spiele eintragen.</translation>
    </message>
    <message>
        <source>This phone may look.</source>
        <translation>Dieses Handy darf zusehen.</translation>
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
        <translation>Um ein Spiel zu berichtigen, tippen Sie nur, was falsch war: +2, x oder ohne Kontra, 4c, einen anderen Alleinspieler, h100 eve, keine Honneurs. Kontrakt und Alleinspieler zusammen sind ein ganz neues Spiel.</translation>
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
        <translation>Die heutige Sicherung ließ sich nicht machen: {reason}</translation>
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
        <translation>Stichpunkte für jeden gereizten und gemachten Stich über sechs. Sie stehen unter dem Strich.</translation>
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
        <translation>Alle Karten a&amp;ufdecken</translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <translation>Tippen Sie Kontrakt, Alleinspieler und Ergebnis in die Zeile unten im Fenster und drücken Sie Enter. Groß- und Kleinschreibung und Leerzeichen spielen keine Rolle.</translation>
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
        <translation>Tippen Sie die Karte, die jeder gezogen hat, z.&#xa0;B. DT (Treff-Dame) oder 10C (Coeur-Zehn). Die zwei höchsten spielen zusammen, und die höchste teilt zuerst.</translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1.</source>
        <translation>Tippen Sie das Ergebnis, nach dem gefragt wird, z.&#xa0;B. 4pn+1, oder ein anderes mit Board und Paaren: 3 1-2 4pn+1.</translation>
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
        <translation>Faller, nicht in Gefahr (für die Gegner)</translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <translation>Faller, in Gefahr (für die Gegner)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Rückgängig: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Rückgängig gemacht: {step}</translation>
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
        <translation>Nicht gespeicherte Einträge</translation>
    </message>
    <message>
        <source>Up and Down select a line, which can be retyped; Delete deletes it, and F1 explains a figure.</source>
        <translation>Auf und Ab wählen eine Zeile, die neu getippt werden kann; Entf löscht sie, und F1 erklärt eine Zahl.</translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <translation>Nach Ihrer Tabelle der erwarteten Scores.</translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <translation>Ein zweiter Laptop? Speichern Sie dort, öffnen Sie die Datei hier: Unterschiede stehen nebeneinander. Auch Ergebnisse aus PBN und USEBIO lassen sich öffnen.</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>VPs a match</source>
        <translation>SP je Kampf</translation>
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
        <source>Victory points, for each match of teams</source>
        <translation>Siegpunkte je Teamkampf</translation>
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
        <source>What a phone enters waits there while the network is away, and is never entered twice. The history says from whose phone it came.</source>
        <translation>Was ein Telefon einträgt, wartet dort, solange das Netz fehlt, und wird nie zweimal eingetragen. Der Verlauf sagt, von wessen Telefon es kam.</translation>
    </message>
    <message>
        <source>What cannot be imported from a file of another program is listed in the note of the evening.</source>
        <translation>Was sich aus der Datei eines anderen Programms nicht übernehmen lässt, steht in der Notiz des Abends.</translation>
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
        <source>What is exported as `.scorepad` or PBN can be imported again without loss. Every export names what its file cannot hold.</source>
        <translation>Was als `.scorepad` oder PBN exportiert wurde, kommt ohne Verlust zurück. Jeder Export nennt, was seine Datei nicht fasst.</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Was darin steht</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Was es heißt</translation>
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
        <source>Where tables differ, you choose for each round: honours, part-scores carried over, premiums of an unfinished rubber.</source>
        <translation>Wo Runden verschieden spielen, wählen Sie je Runde: Honneurs, übernommene Teilscores, Prämien eines unbeendeten Rubbers.</translation>
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
        <translation>Wo sich die beiden Laptops unterscheiden, wählen Sie, was bleibt.</translation>
    </message>
    <message>
        <source>Where there is no network at all, Result as a code holds the result itself: a phone that scans it has it.</source>
        <translation>Wo es gar kein Netz gibt, enthält Ergebnis als Code das Ergebnis selbst: ein Handy, das ihn scannt, hat es.</translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <translation>Wo Ihre Abende liegen</translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <translation>Während Sie tippen, erscheinen die Punkte blass in der richtigen Spalte und in Worten unter der Zeile.</translation>
    </message>
    <message>
        <source>Who held the honours?</source>
        <translation>Wer hatte die Honneurs?</translation>
    </message>
    <message>
        <source>Who is &amp;ranked</source>
        <translation>&amp;Gewertet werden</translation>
    </message>
    <message>
        <source>Who is at this phone?</source>
        <translation>Wer ist an diesem Handy?</translation>
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
        <translation>Wer jede Manche gewann</translation>
    </message>
    <message>
        <source>Who won, and the back score</source>
        <translation>Wer gewann, und die Gesamtliste</translation>
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
        <source>Whose lines are drawn: seven at most</source>
        <translation>Wessen Linien: höchstens sieben</translation>
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
        <translation>Den Rubber zu gewinnen bringt {more}, wenn die andere Seite keine Manche hat, sonst {fewer}. Mehr Punkte gewinnen, auch mit weniger Manchen.</translation>
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
        <source>With Python {python}, without Qt</source>
        <translation>Mit Python {python}, ohne Qt</translation>
    </message>
    <message>
        <source>With `--json`, commands print one JSON object. Its schema is commands.schema.json, and that of `.scorepad` files evening-file.schema.json; both come with scorepad.</source>
        <translation>Mit `--json` geben Befehle ein JSON-Objekt aus. Sein Schema ist commands.schema.json, das der `.scorepad`-Dateien evening-file.schema.json; beide liegen bei scorepad.</translation>
    </message>
    <message>
        <source>With and against</source>
        <translation>Mit und gegen</translation>
    </message>
    <message>
        <source>With five players every partnership comes up once. The panel says who sits out, and when everyone has played with everyone.</source>
        <translation>Mit fünf Spielern kommt jede Partnerschaft einmal vor. Das Feld sagt, wer aussetzt und wann alle mit allen gespielt haben.</translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation>Mit Handicap</translation>
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
        <source>Without any network: Result as a code.</source>
        <translation>Ganz ohne Netz: Ergebnis als Code.</translation>
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
        <translation>Vor jeder Runde werden die Partner ausgelost.</translation>
    </message>
    <message>
        <source>You type</source>
        <translation>Sie tippen</translation>
    </message>
    <message>
        <source>You write</source>
        <translation>Sie schreiben</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Ihre Karte</translation>
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
        <source>`scorepad check` names each evening that is damaged, and `scorepad check --mend` repairs what can be repaired.</source>
        <translation>`scorepad check` nennt jeden beschädigten Abend, `scorepad check --mend` repariert, was sich reparieren lässt.</translation>
    </message>
    <message>
        <source>`scorepad merge` joins two copies of an evening, or one session that was entered at two laptops.</source>
        <translation>`scorepad merge` führt zwei Kopien eines Abends zusammen, oder ein Turnier, das an zwei Laptops eingegeben wurde.</translation>
    </message>
    <message>
        <source>`scorepad rank FILE --draw` draws the next round of teams, and `scorepad movement 13` proposes a movement for 13 pairs.</source>
        <translation>`scorepad rank FILE --draw` lost die nächste Runde von Teams aus, und `scorepad movement 13` schlägt eine Umsteigetafel für 13 Paare vor.</translation>
    </message>
    <message>
        <source>`scorepad score FILE` prints its sheets, and `scorepad import FILE` puts it into the archive.</source>
        <translation>`scorepad score FILE` gibt die Blöcke aus, `scorepad import FILE` legt ihn in die Sammlung.</translation>
    </message>
    <message>
        <source>a PDF named after the evening</source>
        <translation>ein PDF, nach dem Abend benannt</translation>
    </message>
    <message>
        <source>a PDF, or pictures where it ends in .png or .svg; - for standard output; named after the evening if left out</source>
        <translation>ein PDF, oder Bilder, wenn es auf .png oder .svg endet; - für die Standardausgabe; sonst nach dem Abend benannt</translation>
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
        <source>a bye brings 0 to {most} VPs</source>
        <translation>ein Freilos bringt 0 bis {most} SP</translation>
    </message>
    <message>
        <source>a bye needs a team and its VPs, e.g. bye C 12</source>
        <translation>zu einem Freilos gehören ein Team und seine SP, z. B. bye C 12</translation>
    </message>
    <message>
        <source>a chair is missing before =; chairs are N, E, S and W</source>
        <translation>vor = fehlt ein Platz: N, E, S oder W</translation>
    </message>
    <message>
        <source>a chair or a name</source>
        <translation>ein Platz oder ein Name</translation>
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
        <source>a file for another computer; or .csv, .pbn</source>
        <translation>eine Datei für einen anderen Rechner; oder .csv, .pbn</translation>
    </message>
    <message>
        <source>a line that scorepad wrote before this one is missing; open another copy of the file</source>
        <translation>eine frühere Zeile, die scorepad geschrieben hat, fehlt; öffnen Sie eine andere Kopie der Datei</translation>
    </message>
    <message>
        <source>a longer chukker, or the boards in a set</source>
        <translation>ein längerer Chukker, oder die Boards einer Folge</translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <translation>ein Mittel lässt an jedem Ende 0 oder 1 Ergebnis weg</translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <translation>ein Name hat seine letzte Änderung verloren</translation>
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
        <source>a passed-out deal is not dealt again</source>
        <translation>ein Spiel ohne Gebot wird nicht neu gegeben</translation>
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
        <source>a pot for the winner</source>
        <translation>ein Topf für den Sieger</translation>
    </message>
    <message>
        <source>a pot needs what each pays and the shares of the first places, e.g. pot 5.00 60/40</source>
        <translation>zu einem Topf gehören der Einsatz und die Anteile der ersten Plätze, z. B. pot 5.00 60/40</translation>
    </message>
    <message>
        <source>a pot, shared {shares}</source>
        <translation>ein Topf, geteilt {shares}</translation>
    </message>
    <message>
        <source>a result is disputed</source>
        <translation>ein Ergebnis ist strittig</translation>
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
        <translation>eine Tabelle nennt den erwarteten Score für jede Punktzahl von 20 bis 40</translation>
    </message>
    <message>
        <source>a scale goes from 20 points to 40; “{typed}” does not</source>
        <translation>eine Tabelle reicht von 20 bis 40 Punkten; „{typed}“ liegt außerhalb</translation>
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
        <translation>eine Saison des Archivs statt Dateien: 2026, 2025/26, 2026-09..2026-11 oder all</translation>
    </message>
    <message>
        <source>a second ranking with these per cent, IMPs a board, or IMPs a match</source>
        <translation>eine zweite Rangliste mit diesen Prozenten, IMPs je Board oder IMPs je Kampf</translation>
    </message>
    <message>
        <source>a sheet to score on by hand</source>
        <translation>ein Block zum Anschreiben von Hand</translation>
    </message>
    <message>
        <source>a sheet to score on, instead of files</source>
        <translation>ein Vordruck zum Anschreiben, statt Dateien</translation>
    </message>
    <message>
        <source>a side holds 0 to {most} points, not {number}</source>
        <translation>eine Seite hat 0 bis {most} Punkte, nicht {number}</translation>
    </message>
    <message>
        <source>a side takes 0 to 13 tricks, not {number}</source>
        <translation>eine Seite macht 0 bis 13 Stiche, nicht {number}</translation>
    </message>
    <message>
        <source>a split needs two scores for North-South: the first counts for them, the second for East-West, e.g. split 420 -50</source>
        <translation>getrennte Scores sind zwei Scores von Nord-Süd: Der erste zählt für Nord-Süd, der zweite für Ost-West, z.&#xa0;B. getrennt 420 -50</translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <translation>getrennte Scores, {ns} für Nord-Süd und {ew} für Ost-West</translation>
    </message>
    <message>
        <source>a table for a spreadsheet</source>
        <translation>eine Tabelle für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>a table for spreadsheets, with a row for each deal, round or back score</source>
        <translation>eine Tabelle für Tabellenprogramme, mit einer Zeile je Spiel, Runde oder Gesamtliste</translation>
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
        <source>a title, if you like</source>
        <translation>ein Titel, wenn gewünscht</translation>
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
        <translation>vereinbart</translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <translation>vereinbarte Punkte: {points}</translation>
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
        <source>all evenings of the archive, with the standings</source>
        <translation>alle Abende des Archivs, mit der Rangliste</translation>
    </message>
    <message>
        <source>all handicaps belong in one line</source>
        <translation>alle Handicaps gehören in eine Zeile</translation>
    </message>
    <message>
        <source>all options of a command, with examples</source>
        <translation>alle Optionen eines Befehls, mit Beispielen</translation>
    </message>
    <message>
        <source>all results of each board, and how each figure came about</source>
        <translation>alle Ergebnisse jedes Boards, und wie jede Zahl entsteht</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>alle Runden</translation>
    </message>
    <message>
        <source>also out</source>
        <comment>sits out</comment>
        <translation>Setzt auch aus</translation>
    </message>
    <message>
        <source>always duplicate</source>
        <translation>immer duplicate</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s kann %(matches)s sein</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <translation>vereinbarte Punkte sind 1 bis {most} für eine Seite</translation>
    </message>
    <message>
        <source>an adjustment needs a pair, a player or a team, how much, and a reason, e.g. adjust 3 -5 slow play</source>
        <translation>zu einer Berichtigung gehören ein Paar, ein Spieler oder ein Team, wie viel, und ein Grund, z. B. adjust 3 -5 slow play</translation>
    </message>
    <message>
        <source>an adjustment needs a reason</source>
        <translation>zu einer Berichtigung gehört ein Grund</translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <translation>vereinbarte Punkte brauchen Seite, Zahl und Grund, z.&#xa0;B. adjust NS 200 zu spät gekommen</translation>
    </message>
    <message>
        <source>an adjustment needs its reason</source>
        <translation>vereinbarte Punkte brauchen einen Grund</translation>
    </message>
    <message>
        <source>an adjustment of {points}</source>
        <translation>vereinbarte Punkte: {points}</translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <translation>ein Durchschnitt braucht zwei Werte, Nord-Süd zuerst, z.&#xa0;B. ave+ ave- oder 60 40</translation>
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
        <translation>ein Eintrag lässt sich in {file} nicht speichern</translation>
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
        <translation>ein Abend hat außer dem Ergebnis höchstens {most} Schulden</translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <translation>ein Abend hat seine letzte Änderung verloren</translation>
    </message>
    <message>
        <source>an extra amount</source>
        <translation>ein Zusatzbetrag</translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <translation>ein Zusatzbetrag braucht einen Grund</translation>
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
        <translation>ein anderes Archiv</translation>
    </message>
    <message>
        <source>another deal is there already</source>
        <translation>dort steht schon ein anderes Spiel</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>ein anderes Archiv</translation>
    </message>
    <message>
        <source>another page asked for this</source>
        <translation>eine fremde Seite hat das verlangt</translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <translation>ein anderes Programm benutzt {file}</translation>
    </message>
    <message>
        <source>another result is there already</source>
        <translation>dort steht schon ein anderes Ergebnis</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as in 4SX</source>
        <translation>wie in 4SX</translation>
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
        <translation>in Sans Atout sind Honneurs vier Asse: 150</translation>
    </message>
    <message>
        <source>at teams a handicap is whole IMPs a match</source>
        <translation>bei Teams ist ein Handicap eine ganze Zahl von IMPs je Kampf</translation>
    </message>
    <message>
        <source>at teams an average is whole IMPs</source>
        <translation>bei Teams ist ein Durchschnitt eine ganze Zahl von IMPs</translation>
    </message>
    <message>
        <source>at teams the two averages add up to 100, e.g. 60 40</source>
        <translation>bei Teams ergeben die zwei Durchschnitte zusammen 100, z.&#xa0;B. 60 40</translation>
    </message>
    <message>
        <source>at the end of a Mitchell with the lines switched, for one winner</source>
        <translation>am Ende eines Mitchell mit getauschten Achsen, für einen Sieger</translation>
    </message>
    <message>
        <source>at total points an average is ave, or points such as 100 -100</source>
        <translation>bei Gesamtpunkten ist ein Durchschnitt ave, oder Punkte wie 100 -100</translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <translation>Schnitt {ns} {ew}</translation>
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
        <source>behind the others</source>
        <translation>hinter den anderen</translation>
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
        <translation>Board {board} hat schon einen Durchschnitt, der es entscheidet</translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <translation>Board {board} hat die falsche Gefahrenlage für seine Nummer</translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <translation>Board {board} wird von {seat} geteilt, nicht von {other}</translation>
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
        <translation>Boards werden ab 1 nummeriert; ein Board {number} gibt es nicht</translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <translation>Boards können hier nicht nach „{method}“ gewertet werden</translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <translation>Boards brauchen davor form duplicate oder chukkers off</translation>
    </message>
    <message>
        <source>boards of several tables</source>
        <translation>Boards mehrerer Tische</translation>
    </message>
    <message>
        <source>boards, or chukkers of four deals</source>
        <translation>Boards, oder Chukker mit vier Spielen</translation>
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
        <translation>beide Seiten brauchen zwei Spieler, oder beide ein Paar</translation>
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
        <source>by the movement {ns} and {ew} do not meet on board {board}</source>
        <translation>nach dem Turnierplan treffen {ns} und {ew} an Board {board} nicht aufeinander</translation>
    </message>
    <message>
        <source>by {player}</source>
        <translation>von {player}</translation>
    </message>
    <message>
        <source>bye belongs below the results of teams</source>
        <translation>bye gehört unter die Ergebnisse von Teams</translation>
    </message>
    <message>
        <source>bye {team}</source>
        <translation>Freilos {team}</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>Freilose</translation>
    </message>
    <message>
        <source>cancelled with Ctrl+C</source>
        <translation>mit Ctrl+C abgebrochen</translation>
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
        <translation>prüfen, ob das Archiv in Ordnung ist</translation>
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
        <translation>Plätze berichtigen</translation>
    </message>
    <message>
        <source>counting evening {number} of {total}</source>
        <translation>Abend {number} von {total} wird gezählt</translation>
    </message>
    <message>
        <source>counts for neither pair</source>
        <translation>zählt für keines der Paare</translation>
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
        <translation>ein Datum sieht so aus: 2026-01-31</translation>
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
        <translation>Spiel {number} kommt nach Spiel {last}; die Zeilen müssen so aufeinander folgen, wie gespielt wurde</translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <translation>Spiel {number} von {before} auf {after}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>teilt</translation>
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
        <source>decided by the director: the points of North-South for each side</source>
        <translation>vom Turnierleiter: die Punkte von Nord-Süd für jede Seite</translation>
    </message>
    <message>
        <source>decided by the director; per cent or IMPs can be written as numbers</source>
        <translation>vom Turnierleiter; Prozent oder IMP lassen sich als Zahlen schreiben</translation>
    </message>
    <message>
        <source>declarer {player}</source>
        <translation>Alleinspieler {player}</translation>
    </message>
    <message>
        <source>declarer, contract and result; or as in the window: `4s ann made 5`</source>
        <translation>Alleinspieler, Kontrakt und Ergebnis; oder wie im Fenster: `4s ann made 5`</translation>
    </message>
    <message>
        <source>default: by the country</source>
        <translation>Vorgabe: wie im Land üblich</translation>
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
        <translation>eine Schuld löschen</translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <translation>einen Zusatzbetrag löschen</translation>
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
        <source>done</source>
        <translation>getan</translation>
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
        <source>each pays 5.00, and the first two places share it</source>
        <translation>jeder zahlt 5.00, und die ersten zwei Plätze teilen es sich</translation>
    </message>
    <message>
        <source>each side has its own stake</source>
        <translation>jede Seite hat ihren eigenen Einsatz</translation>
    </message>
    <message>
        <source>each team against each</source>
        <translation>jedes Team gegen jedes</translation>
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
        <source>ends an unfinished rubber with its premiums</source>
        <translation>beendet einen unfertigen Rubber mit seinen Prämien</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation>endet {time}</translation>
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
        <translation>Abende im Verzeichnis: {number}, vorhanden: {there}</translation>
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
        <source>examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>es fehlt mindestens ein Wert</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>es fehlt ein Wert</translation>
    </message>
    <message>
        <source>explain every figure</source>
        <translation>jede Zahl erklären</translation>
    </message>
    <message>
        <source>five rounds of three boards; tables share boards</source>
        <translation>fünf Runden mit drei Boards; Tische teilen sich Boards</translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <translation>für ein durchgepasstes Spiel tippen Sie nur {word}</translation>
    </message>
    <message>
        <source>for each IMP</source>
        <translation>für jeden IMP</translation>
    </message>
    <message>
        <source>for each VP from 10</source>
        <translation>für jeden SP ab 10</translation>
    </message>
    <message>
        <source>for each per cent from 50</source>
        <translation>für jedes Prozent ab 50</translation>
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
        <source>handicaps</source>
        <translation>die Handicaps</translation>
    </message>
    <message>
        <source>handicaps are given like handicap 3=+2.5 5=-1, others have 0</source>
        <translation>Handicaps schreibt man wie handicap 3=+2.5 5=-1, andere haben 0</translation>
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
        <source>how boards with fewer results count</source>
        <translation>wie Boards mit weniger Ergebnissen zählen</translation>
    </message>
    <message>
        <source>how four players change partners (default: pivot)</source>
        <translation>wie vier Spieler die Partner wechseln (Vorgabe: pivot)</translation>
    </message>
    <message>
        <source>how many rounds</source>
        <translation>wie viele Runden</translation>
    </message>
    <message>
        <source>hundreds, as the back score</source>
        <translation>Hunderter, wie in der Gesamtliste</translation>
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
        <source>if not, begin ~/.zshrc with: {line}</source>
        <translation>wenn nicht, ~/.zshrc so beginnen: {line}</translation>
    </message>
    <message>
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <translation>Abende ins Archiv importieren, aus Abenddateien, Anschreibdateien, Tabellen von Spielen oder PBN</translation>
    </message>
    <message>
        <source>importing</source>
        <translation>importieren</translation>
    </message>
    <message>
        <source>importing evening {number} of {total}</source>
        <translation>Abend {number} von {total} wird importiert</translation>
    </message>
    <message>
        <source>in chukkers of four deals</source>
        <translation>in Chicagos zu vier Spielen</translation>
    </message>
    <message>
        <source>in each round (default: 2)</source>
        <translation>in jeder Runde (Vorgabe: 2)</translation>
    </message>
    <message>
        <source>individual: partners change too</source>
        <translation>Individual: auch die Partner wechseln</translation>
    </message>
    <message>
        <source>into the archive; a second time adds nothing</source>
        <translation>ins Archiv; ein zweites Mal fügt nichts hinzu</translation>
    </message>
    <message>
        <source>into the menu of the desktop</source>
        <translation>ins Menü der Arbeitsumgebung</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ungültiger Wert für %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ungültige Wahl: %(value)r (möglich sind %(choices)s)</translation>
    </message>
    <message>
        <source>is the player</source>
        <translation>ist der Spieler</translation>
    </message>
    <message>
        <source>it cannot be counted</source>
        <translation>er lässt sich nicht zählen</translation>
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
        <translation>er ist beschädigt</translation>
    </message>
    <message>
        <source>it is larger than {most} megabytes, far too large for evenings of bridge</source>
        <translation>sie ist größer als {most} Megabyte, viel zu groß für Bridgeabende</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>seine Nummer</translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <translation>seine Nummer, sein Tag, z.&#xa0;B. 2026-01-31, oder last; ohne Angabe alle</translation>
    </message>
    <message>
        <source>its step {step} is damaged</source>
        <translation>sein Schritt {step} ist beschädigt</translation>
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
        <translation>Zeilen mit Paaren brauchen davor form duplicate</translation>
    </message>
    <message>
        <source>made</source>
        <translation>erfüllt</translation>
    </message>
    <message numerus="yes">
        <source>made with %n over</source>
        <translation>
            <numerusform>mit %n Überstich</numerusform>
            <numerusform>mit %n Überstichen</numerusform>
        </translation>
    </message>
    <message>
        <source>made, and South held 100 honours</source>
        <translation>erfüllt, und Süd hatte 100 Honneurs</translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <translation>Teamkämpfe aus anderen Programmen können nicht gelesen werden</translation>
    </message>
    <message>
        <source>matchpoints for a win, a tie and a loss</source>
        <translation>Matchpunkte für besser, gleich und schlechter</translation>
    </message>
    <message>
        <source>may enter</source>
        <translation>darf eintragen</translation>
    </message>
    <message>
        <source>may look</source>
        <translation>darf zusehen</translation>
    </message>
    <message>
        <source>merge two copies of an evening that was kept at two laptops</source>
        <translation>zwei Kopien eines Abends zusammenführen, der an zwei Laptops geschrieben wurde</translation>
    </message>
    <message>
        <source>money for 100 points, from this round on</source>
        <translation>Geld für 100 Punkte, ab dieser Runde</translation>
    </message>
    <message>
        <source>money for each per cent from 50, each IMP, or each VP from 10</source>
        <translation>Geld für jedes Prozent ab 50, jeden IMP oder jeden SP ab 10</translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <translation>Beträge stehen als Text mit einem Punkt: „2.50“</translation>
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
        <translation>Namen gibt man so an: pairs 1=Ann 2=Bob, mit Leerzeichen in Anführungszeichen</translation>
    </message>
    <message>
        <source>names are given like seats N=Ann E=Bob S=Cy W=Di, with blanks in quotes</source>
        <translation>Namen gibt man so an: seats N=Ann E=Bob S=Cy W=Di, mit Leerzeichen in Anführungszeichen</translation>
    </message>
    <message>
        <source>names kept: {number}, names there: {there}</source>
        <translation>Namen im Verzeichnis: {number}, vorhanden: {there}</translation>
    </message>
    <message>
        <source>names, if you like; of single players at an individual</source>
        <translation>Namen, wenn gewünscht; beim Individual die der Spieler</translation>
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
        <translation>kein Board in diesem PBN hat ein Ergebnis, und Karten allein werden nicht importiert</translation>
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
        <translation>keine Berechtigung, {file} zu schreiben</translation>
    </message>
    <message>
        <source>no phone</source>
        <translation>kein Handy</translation>
    </message>
    <message>
        <source>no round can be drawn in which nobody meets twice</source>
        <translation>es lässt sich keine Runde auslosen, in der sich niemand zweimal trifft</translation>
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
        <translation>niemand am Tisch heißt „{typed}“, nur {names}</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <translation>niemand zahlt</translation>
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
        <translation>keine Datei von scorepad; Anschreibdateien beginnen z.&#xa0;B. mit form rubber</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht zusammen mit %s erlaubt</translation>
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
        <translation>dort lässt sich nichts schreiben</translation>
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
        <source>nothing was done: the input was wrong, or a file could not be read or written</source>
        <translation>nichts wurde getan: Die Eingabe war falsch, oder eine Datei war nicht zu lesen oder zu schreiben</translation>
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
        <source>of teams: draw the next round by the ranking, nobody meets twice</source>
        <translation>bei Teams: die nächste Runde nach der Rangliste auslosen, niemand trifft sich zweimal</translation>
    </message>
    <message>
        <source>of their own top</source>
        <translation>von ihrem eigenen Maximum</translation>
    </message>
    <message>
        <source>on a blank back score</source>
        <translation>auf einer leeren Gesamtliste</translation>
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
        <source>one list or two</source>
        <translation>eine Liste oder zwei</translation>
    </message>
    <message>
        <source>one more, or Enter</source>
        <translation>noch jemand, oder Enter</translation>
    </message>
    <message>
        <source>one of its times is not a valid date</source>
        <translation>eine seiner Zeiten ist kein gültiges Datum</translation>
    </message>
    <message>
        <source>one of them: =, +1 or -2; or the number of tricks</source>
        <translation>eines davon: =, +1 oder -2; oder die Zahl der Stiche</translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <translation>nach {what} fehlt eines von {choices}</translation>
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
        <source>one table</source>
        <translation>ein Tisch</translation>
    </message>
    <message>
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <translation>ein Team gewinnt, was das andere verliert, z.&#xa0;B. 3 -3</translation>
    </message>
    <message>
        <source>only results of several tables can be fouled</source>
        <translation>nur Ergebnisse mehrerer Tische können von vertauschten Karten sein</translation>
    </message>
    <message>
        <source>only the lines of a Mitchell are switched</source>
        <translation>nur bei einem Mitchell werden die Achsen getauscht</translation>
    </message>
    <message>
        <source>only the points of North-South are known</source>
        <translation>nur die Punkte von Nord-Süd sind bekannt</translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <translation>nur der Score ist bekannt, {points} für Nord-Süd</translation>
    </message>
    <message>
        <source>only who won, to be pinned up</source>
        <translation>nur wer gewonnen hat, zum Aufhängen</translation>
    </message>
    <message>
        <source>opening {file}</source>
        <translation>{file} öffnen</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>or cross-imps, butler, teams, board-a-match</source>
        <translation>oder cross-imps, butler, teams, board-a-match</translation>
    </message>
    <message>
        <source>or players, at individual; teams have two pairs each</source>
        <translation>oder Spieler, bei individual; Teams haben je zwei Paare</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>andere Angaben</translation>
    </message>
    <message>
        <source>others sit at the table now; look again</source>
        <translation>jetzt sitzen andere am Tisch; bitte noch einmal nachsehen</translation>
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
        <source>pair {pair}</source>
        <translation>Paar {pair}</translation>
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
        <source>partners are cut for</source>
        <translation>die Partner werden gezogen</translation>
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
        <translation>Zahler, Empfänger, Betrag und Grund sind nötig, z.&#xa0;B. extra Bob Ann 5 das Abendessen</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>Zahlung {number}</translation>
    </message>
    <message>
        <source>pictures, with the reason for every figure</source>
        <translation>Bilder, mit dem Grund für jede Zahl</translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <translation>Spieler und Karte sind nötig, z.&#xa0;B. Ann=QC</translation>
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
        <source>points agreed on, with the reason</source>
        <translation>vereinbarte Punkte, mit dem Grund</translation>
    </message>
    <message>
        <source>points and reason are missing, e.g. adjust NS 200 for a late start</source>
        <translation>Punkte und Grund fehlen, z.&#xa0;B. adjust NS 200 zu spät gekommen</translation>
    </message>
    <message>
        <source>points are given, not taken: adjust {side} {points}</source>
        <translation>Punkte werden gegeben, nicht genommen: adjust {side} {points}</translation>
    </message>
    <message>
        <source>points held count only in form points; leave them out, or begin with form points</source>
        <translation>Figurenpunkte zählen nur bei form points; lassen Sie sie weg, oder beginnen Sie mit form points</translation>
    </message>
    <message>
        <source>points, rounded to tens</source>
        <translation>Punkte, auf Zehner gerundet</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>premium for the only part-score of an unfinished game</source>
        <translation>Prämie für den einzigen Teilscore einer unfertigen Partie</translation>
    </message>
    <message>
        <source>print evenings, a season, or a blank sheet to score on by hand, into a PDF</source>
        <translation>Abende, eine Saison oder einen Vordruck zum Anschreiben von Hand in ein PDF drucken</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>ein JSON-Objekt ausgeben</translation>
    </message>
    <message>
        <source>print the sheets of an evening in a text file</source>
        <translation>die Blöcke eines Abends aus einer Textdatei ausgeben</translation>
    </message>
    <message>
        <source>print what every contract would score and end now</source>
        <translation>ausgeben, was jeder Kontrakt jetzt brächte und beenden würde</translation>
    </message>
    <message>
        <source>print what lets a shell complete these commands, or install it</source>
        <translation>ausgeben, womit eine Shell diese Befehle ergänzt, oder es einrichten</translation>
    </message>
    <message>
        <source>print which evenings there are</source>
        <translation>ausgeben, welche Abende es gibt</translation>
    </message>
    <message>
        <source>print who partners whom and who sits out, round by round</source>
        <translation>ausgeben, wer mit wem spielt und wer aussetzt, Runde für Runde</translation>
    </message>
    <message>
        <source>print who plays whom, round by round, and on which boards</source>
        <translation>ausgeben, wer gegen wen spielt, Runde für Runde, und auf welchen Boards</translation>
    </message>
    <message>
        <source>put it where the shell looks for it</source>
        <translation>es dahin legen, wo die Shell es sucht</translation>
    </message>
    <message>
        <source>put the program, with its icon and its kind of file, into the menu of the desktop</source>
        <translation>das Programm mit Symbol und Dateityp ins Menü des Desktops eintragen</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <translation>Boards auswerten, die mehrere Tische gespielt haben</translation>
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
        <translation>das Archiv reparieren und ausgeben, was repariert wurde</translation>
    </message>
    <message>
        <source>repairs what can be repaired</source>
        <translation>repariert, was sich reparieren lässt</translation>
    </message>
    <message>
        <source>rescued in part</source>
        <translation>zum Teil gerettet</translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <translation>aus der Sicherung vom {day} wiederherstellen</translation>
    </message>
    <message>
        <source>results of several tables</source>
        <translation>Ergebnisse mehrerer Tische</translation>
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
        <translation>Runde {round} ist schon zu Ende; die Zeilen einer Runde müssen beisammen stehen</translation>
    </message>
    <message>
        <source>rounds are numbered from 1, the first before the last</source>
        <translation>Runden sind ab 1 nummeriert, die erste vor der letzten</translation>
    </message>
    <message>
        <source>rounds of boards</source>
        <translation>Runden mit Boards</translation>
    </message>
    <message>
        <source>rounds of one table</source>
        <translation>Runden an einem Tisch</translation>
    </message>
    <message>
        <source>rounds without a deal</source>
        <translation>Runden ohne Spiel</translation>
    </message>
    <message>
        <source>rows with the same one are one evening</source>
        <translation>Zeilen mit demselben sind ein Abend</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>Rubber</translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <translation>Rubber 2:0 gewonnen</translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <translation>Rubber 2:1 gewonnen</translation>
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
        <source>say what a command takes, with examples</source>
        <translation>sagen, was ein Befehl nimmt, mit Beispielen</translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <translation>sagen Sie, wer mehr Punkte hat</translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <translation>auf gleich viele Boards umgerechnet</translation>
    </message>
    <message>
        <source>scan the code on the laptop’s screen first</source>
        <translation>zuerst den Code auf dem Bildschirm des Laptops scannen</translation>
    </message>
    <message>
        <source>scorepad cannot find its open window when it is started again: another program is in the way.</source>
        <translation>scorepad findet sein offenes Fenster nicht, wenn es noch einmal gestartet wird: Ein anderes Programm ist im Weg.</translation>
    </message>
    <message>
        <source>scorepad check: --json and --mend exclude each other</source>
        <translation>scorepad check: --json und --mend schließen sich aus</translation>
    </message>
    <message>
        <source>scorepad check: none of the evenings in {file} can be read ({number} are known); it was not changed</source>
        <translation>scorepad check: keiner der Abende in {file} lässt sich lesen (bekannt sind {number}); die Datei wurde nicht geändert</translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <translation>scorepad check: {file} ist beschädigt; check --mend repariert, was sich reparieren lässt: {faults}</translation>
    </message>
    <message>
        <source>scorepad completion: name the shell: bash, zsh or fish</source>
        <translation>scorepad completion: die Shell nennen: bash, zsh oder fish</translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <translation>scorepad desktop: nur auf Linux-Desktops verfügbar</translation>
    </message>
    <message>
        <source>scorepad export: --json goes with --list</source>
        <translation>scorepad export: --json gehört zu --list</translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <translation>scorepad export: nennen Sie ein Ziel mit -o FILE, oder nehmen Sie --list</translation>
    </message>
    <message>
        <source>scorepad export: there are no evenings yet</source>
        <translation>scorepad export: es gibt noch keine Abende</translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <translation>scorepad import: beim Zählen abgebrochen; die Abende sind im Archiv und werden gezählt, wenn das Fenster offen ist</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <translation>scorepad import: abgebrochen; alle Abende sind im Archiv</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <translation>scorepad import: abgebrochen; kein Abend wurde importiert</translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <translation>scorepad ist frei: Jeder darf es nach der MIT-Lizenz nutzen, kopieren und ändern. Qt steht unter der GNU Lesser General Public License 3. Die Noto-Schriften kommen unter der SIL Open Font License, DejaVu Sans unter einer eigenen.</translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <translation>scorepad steht jetzt im Menü; seine Einträge liegen in {folder}.</translation>
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
        <translation>scorepad print: nennen Sie Dateien zum Drucken, einen Vordruck oder eine Saison</translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <translation>scorepad print: in {season} gibt es keine Abende</translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <translation>scorepad print: dafür ist PySide6 nötig; python3 packaging/run.py installiert es</translation>
    </message>
    <message>
        <source>scorepad print: {file} is already there; name a file with -o FILE</source>
        <translation>scorepad print: {file} gibt es schon; mit -o FILE eine Datei nennen</translation>
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
        <translation>scorepad wurde aus dem Menü entfernt.</translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <translation>scorepad {command}: {fault}</translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <translation>scorepad: Ausgabe nicht möglich: {reason}</translation>
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
        <source>seen {time}</source>
        <translation>gesehen um {time}</translation>
    </message>
    <message>
        <source>settling up</source>
        <translation>abrechnen</translation>
    </message>
    <message>
        <source>settling {number}</source>
        <translation>Abrechnung {number}</translation>
    </message>
    <message>
        <source>sheets, back score, and who pays whom</source>
        <translation>Blöcke, Abrechnung, und wer wem zahlt</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>die Version des Programms zeigen</translation>
    </message>
    <message>
        <source>show the score breakdown</source>
        <translation>die Zusammensetzung der Punkte zeigen</translation>
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
        <source>so much time: boards and rounds are proposed (default: 180)</source>
        <translation>so viel Zeit: Boards und Runden werden vorgeschlagen (üblich: 180)</translation>
    </message>
    <message>
        <source>something else was entered under this id before</source>
        <translation>unter dieser Kennung wurde schon etwas anderes eingetragen</translation>
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
        <translation>noch offen: {number}</translation>
    </message>
    <message>
        <source>stopping the round</source>
        <translation>die Runde vorzeitig beenden</translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <translation>z.&#xa0;B. &apos;Frau Maier=QC&apos;</translation>
    </message>
    <message>
        <source>table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>tables share boards where that is fairer</source>
        <translation>Tische teilen sich Boards, wo das gerechter ist</translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <translation>Zieldatei; - für die Standardausgabe</translation>
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
        <source>teams: whether victory points are shown</source>
        <translation>Teams: ob Siegpunkte gezeigt werden</translation>
    </message>
    <message>
        <source>that a board was fouled</source>
        <translation>dass die Karten eines Boards vertauscht waren</translation>
    </message>
    <message>
        <source>that evening is no longer in {file}</source>
        <translation>dieser Abend ist nicht mehr in {file}</translation>
    </message>
    <message>
        <source>that there are no victory points</source>
        <translation>dass es keine Siegpunkte gibt</translation>
    </message>
    <message>
        <source>the Tab key completes all this; also zsh and fish</source>
        <translation>die Tab-Taste ergänzt all das; auch zsh und fish</translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <translation>in das Archiv lässt sich jetzt nicht schreiben; deshalb kann nur ein Abend geöffnet werden</translation>
    </message>
    <message>
        <source>the arrangements</source>
        <translation>die Vereinbarungen</translation>
    </message>
    <message>
        <source>the board is missing before it, e.g. board 7</source>
        <translation>davor fehlt das Board, z.&#xa0;B. board 7</translation>
    </message>
    <message>
        <source>the board is missing: 1 to 9999, e.g. board 7</source>
        <translation>das Board fehlt: 1 bis 9999, z.&#xa0;B. board 7</translation>
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
        <translation>das Zeichen {code} ist in einem Namen oder Grund nicht erlaubt</translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <translation>der Kontrakt fehlt, oder pass für ein durchgepasstes Spiel</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>die Währung</translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <translation>die beschädigte Datei ist als {file} aufbewahrt</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>das Datum</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>der Tag</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>der Teiler</translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <translation>der Teiler fehlt, z.&#xa0;B. dealer N</translation>
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
        <source>the director takes 5 per cent from pair 1, or IMPs, or VPs from a team</source>
        <translation>die Turnierleitung nimmt Paar 1 5 Prozent, oder IMPs, oder einem Team SP</translation>
    </message>
    <message>
        <source>the director’s average counts in place of {contract}</source>
        <translation>statt {contract} zählt der Durchschnitt der Turnierleitung</translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <translation>der Datenträger kann {file} nicht lesen oder schreiben</translation>
    </message>
    <message>
        <source>the disk takes too long to read or write {file}</source>
        <translation>der Datenträger braucht zu lange, um {file} zu lesen oder zu schreiben</translation>
    </message>
    <message>
        <source>the doubling is given twice</source>
        <translation>das Kontra ist zweimal angegeben</translation>
    </message>
    <message>
        <source>the earlier versions of this evening are damaged</source>
        <translation>die früheren Fassungen dieses Abends sind beschädigt</translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <translation>das Ende des Chicago</translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <translation>das Ende der Datei ist verloren; welche Abende sie enthielt, ist unbekannt</translation>
    </message>
    <message>
        <source>the evening has ended</source>
        <translation>der Abend ist zu Ende</translation>
    </message>
    <message>
        <source>the evening&apos;s ID is damaged</source>
        <translation>die Kennung des Abends ist beschädigt</translation>
    </message>
    <message>
        <source>the file before a correction: print whose place changed</source>
        <translation>die Datei vor einer Korrektur: ausgeben, wessen Platz sich geändert hat</translation>
    </message>
    <message>
        <source>the file breaks off; open another copy, which has the rest</source>
        <translation>die Datei bricht ab; öffnen Sie eine andere Kopie, die den Rest hat</translation>
    </message>
    <message>
        <source>the file for both together</source>
        <translation>die Datei für beide zusammen</translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <translation>dieser Abend steht zweimal in der Datei, zuerst als {first}</translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <translation>die Datei wurde von einem neueren scorepad geschrieben; aktualisieren Sie dieses, um sie zu öffnen</translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <translation>die Datei: {said}</translation>
    </message>
    <message>
        <source>the first places share 100 per cent, e.g. 60/40 or 50/30/20</source>
        <translation>die ersten Plätze teilen sich 100 Prozent, z. B. 60/40 oder 50/30/20</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>es fehlt: %s</translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <translation>die Spielart fehlt, z.&#xa0;B. form rubber</translation>
    </message>
    <message>
        <source>the form: rubber, chicago, cavendish, duplicate or points</source>
        <translation>die Form: rubber, chicago, cavendish, duplicate oder points</translation>
    </message>
    <message>
        <source>the head of this request is too long</source>
        <translation>der Kopf dieser Anfrage ist zu lang</translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <translation>die Honneurs sind zweimal angegeben</translation>
    </message>
    <message>
        <source>the keeper&apos;s name is missing, e.g. keeper Ann</source>
        <translation>der Name des Anschreibers fehlt, z.&#xa0;B. keeper Ann</translation>
    </message>
    <message>
        <source>the laptop cannot save it at the moment; try again soon</source>
        <translation>der Laptop kann es gerade nicht speichern; bitte bald noch einmal</translation>
    </message>
    <message>
        <source>the laptop has not come so far; look again</source>
        <translation>so weit ist der Laptop noch nicht; bitte noch einmal nachsehen</translation>
    </message>
    <message>
        <source>the laptop has not yet allowed this phone to enter</source>
        <translation>am Laptop wurde diesem Handy das Eintragen noch nicht erlaubt</translation>
    </message>
    <message>
        <source>the last deal counts twice</source>
        <translation>das letzte Spiel zählt doppelt</translation>
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
        <source>the lines below belong to this board</source>
        <translation>die Zeilen darunter gehören zu diesem Board</translation>
    </message>
    <message>
        <source>the lines below it are compared with each other only</source>
        <translation>die Zeilen darunter werden nur miteinander verglichen</translation>
    </message>
    <message>
        <source>the list as one JSON object</source>
        <translation>die Liste als ein JSON-Objekt</translation>
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
        <translation>der Name {name} ist beschädigt</translation>
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
        <translation>zwischen den Namen der Aussetzenden fehlen Kommas</translation>
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
        <source>the next round has begun; only the laptop can correct this</source>
        <translation>die nächste Runde hat begonnen; das kann nur noch der Laptop berichtigen</translation>
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
        <translation>einzige Manche, Rubber unvollendet</translation>
    </message>
    <message>
        <source>the only pair in the other direction</source>
        <translation>das einzige Paar in der anderen Richtung</translation>
    </message>
    <message>
        <source>the only part-score of an unfinished game</source>
        <translation>einziger Teilkontrakt, Manche unvollendet</translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <translation>die anderen Namen mancher Spieler</translation>
    </message>
    <message>
        <source>the pair North-South, the pair East-West, and the deal</source>
        <translation>das Paar Nord-Süd, das Paar Ost-West und das Spiel</translation>
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
        <translation>die Anführungszeichen um eine Zelle passen nicht zusammen, oder sie ist zu lang</translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <translation>die Rangliste, ein Zettel für jedes Paar oder alle Ergebnisse jedes Boards (Vorgabe: ranking)</translation>
    </message>
    <message>
        <source>the reason is missing, e.g. adjust NS 200 for a late start</source>
        <translation>der Grund fehlt, z.&#xa0;B. adjust NS 200 zu spät gekommen</translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <translation>die Bemerkung, die hier beginnt, hat am Ende kein }</translation>
    </message>
    <message>
        <source>the result is given twice</source>
        <translation>das Ergebnis ist zweimal angegeben</translation>
    </message>
    <message>
        <source>the result is missing, e.g. N 4S+1</source>
        <translation>das Ergebnis fehlt, z.&#xa0;B. N 4S+1</translation>
    </message>
    <message>
        <source>the result is missing: =, +1 or -1</source>
        <translation>das Ergebnis fehlt: =, +1 oder -1</translation>
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
        <translation>derselbe Eintrag wurde auf zwei Arten geändert</translation>
    </message>
    <message>
        <source>the same for other programs, with the sum behind every figure</source>
        <translation>dasselbe für andere Programme, mit der Rechnung zu jeder Zahl</translation>
    </message>
    <message>
        <source>the same, for the other side</source>
        <translation>dasselbe, für die andere Seite</translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <translation>die Tabelle hat keinen Score für {points} Punkte</translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <translation>der Score fehlt: die Punkte von Nord-Süd, z.&#xa0;B. score -50</translation>
    </message>
    <message>
        <source>the second also has other rounds, which would be lost</source>
        <translation>der zweite hat noch andere Runden, die verloren gingen</translation>
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
        <translation>der Einsatz für 100 Punkte fehlt, z.&#xa0;B. stake 2.50</translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <translation>die Statistik ist nicht zu lesen</translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <translation>die Statistik von {name} ist beschädigt</translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <translation>nach {level} fehlt die Farbe: {suits} oder {notrump}</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>der Titel</translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <translation>der Titel fehlt, z.&#xa0;B. title Clubabend</translation>
    </message>
    <message>
        <source>the total of the round</source>
        <translation>die Summe der Runde</translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <translation>die beiden Laptops vergleichen die Boards unterschiedlich</translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <translation>das Fenster braucht PySide6, das python3 packaging/run.py installiert; ohne es gibt es {commands}</translation>
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
        <source>there is no movement for {number}</source>
        <translation>für {number} gibt es keine Umsteigetafel</translation>
    </message>
    <message>
        <source>there is no room left on the disk for {file}</source>
        <translation>auf dem Datenträger ist kein Platz mehr für {file}</translation>
    </message>
    <message>
        <source>there is no room left there</source>
        <translation>dort ist kein Platz mehr</translation>
    </message>
    <message>
        <source>there is no round yet; one begins with e.g. form rubber</source>
        <translation>es gibt noch keine Runde; eine beginnt z.&#xa0;B. mit form rubber</translation>
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
        <source>there is no such deal; look again</source>
        <translation>ein solches Spiel gibt es nicht; bitte noch einmal nachsehen</translation>
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
        <source>there is no such page</source>
        <translation>eine solche Seite gibt es nicht</translation>
    </message>
    <message>
        <source>this XML cannot be read; open another copy of the file</source>
        <translation>dieses XML ist nicht zu lesen; öffnen Sie eine andere Kopie der Datei</translation>
    </message>
    <message>
        <source>this XML is not a file of results (USEBIO)</source>
        <translation>dieses XML ist keine Ergebnisdatei (USEBIO)</translation>
    </message>
    <message>
        <source>this can only be asked for with {method}</source>
        <translation>das kann nur mit {method} verlangt werden</translation>
    </message>
    <message>
        <source>this code is not tonight’s; scan the one on the laptop’s screen</source>
        <translation>dieser Code ist nicht der von heute Abend; bitte den auf dem Laptop scannen</translation>
    </message>
    <message>
        <source>this deal was changed at the laptop; look again</source>
        <translation>dieses Spiel wurde am Laptop geändert; bitte noch einmal nachsehen</translation>
    </message>
    <message>
        <source>this evening is already there</source>
        <translation>dieser Abend ist schon da</translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <translation>das ist ein ganzes Archiv; starten Sie scorepad mit --archive und seinem Namen, und speichern Sie die Abende, die Sie brauchen</translation>
    </message>
    <message>
        <source>this is another table’s result</source>
        <translation>das ist das Ergebnis eines anderen Tisches</translation>
    </message>
    <message>
        <source>this is far too large for the results of an evening</source>
        <translation>das ist viel zu groß für die Ergebnisse eines Abends</translation>
    </message>
    <message>
        <source>this is longer than {most} letters</source>
        <translation>das ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>das ist kein JSON</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>das ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>this is not a request that can be read</source>
        <translation>diese Anfrage ist nicht lesbar</translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <translation>das ist keine Tabelle von Spielen: Die erste Zeile muss die Spalten nennen, wenigstens declarer, contract und result</translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <translation>das ist keine Textdatei; wählen Sie eine andere</translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <translation>das ist keine Abenddatei von scorepad; wählen Sie eine andere</translation>
    </message>
    <message>
        <source>this is not the address of the score</source>
        <translation>das ist nicht die Adresse des Spielstands</translation>
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
        <translation>dieser Teil ist beschädigt; öffnen Sie eine andere Kopie der Datei</translation>
    </message>
    <message>
        <source>this phone may only see; ask at the laptop</source>
        <translation>dieses Handy darf nur zusehen; bitte am Laptop fragen</translation>
    </message>
    <message>
        <source>this phone was sent away at the laptop</source>
        <translation>dieses Handy wurde am Laptop weggeschickt</translation>
    </message>
    <message>
        <source>this result names no pairs, so that nobody can be ranked</source>
        <translation>dieses Ergebnis nennt keine Paare; so kann niemand gewertet werden</translation>
    </message>
    <message>
        <source>this result was changed; look again</source>
        <translation>dieses Ergebnis wurde geändert; bitte noch einmal nachsehen</translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <translation>diese Zeile passt nicht zu den Spalten ihrer Tabelle</translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <translation>in dieser Tabelle fehlt die Spalte {columns}</translation>
    </message>
    <message>
        <source>three-quarter Howell: some stay</source>
        <translation>Dreiviertel-Howell: einige bleiben sitzen</translation>
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
        <source>too many phones at once; try again soon</source>
        <translation>zu viele Handys auf einmal; bitte bald noch einmal</translation>
    </message>
    <message>
        <source>too many players or rounds</source>
        <translation>zu viele Spieler oder Runden</translation>
    </message>
    <message>
        <source>too many wrong codes; wait a minute</source>
        <translation>zu viele falsche Codes; bitte eine Minute warten</translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <translation>Top {top}, Durchschnitt {average}</translation>
    </message>
    <message>
        <source>two copies of an evening become one</source>
        <translation>zwei Kopien eines Abends werden eine</translation>
    </message>
    <message>
        <source>two down</source>
        <translation>zwei Faller</translation>
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
        <source>undoing a payment</source>
        <translation>eine Zahlung rückgängig machen</translation>
    </message>
    <message>
        <source>undoubled</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>undoubled overtricks do not count</source>
        <translation>unkontrierte Überstiche zählen nicht</translation>
    </message>
    <message>
        <source>unknown option {option}</source>
        <translation>unbekannte Option {option}</translation>
    </message>
    <message>
        <source>unknown option {option}, perhaps {near}</source>
        <translation>unbekannte Option {option}, vielleicht {near}</translation>
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
        <source>wants to enter</source>
        <translation>möchte eintragen</translation>
    </message>
    <message>
        <source>was {points}</source>
        <translation>war {points}</translation>
    </message>
    <message>
        <source>what each contract would score now</source>
        <translation>was jeder Kontrakt jetzt brächte</translation>
    </message>
    <message>
        <source>what each row of a table is (default: deals)</source>
        <translation>was jede Zeile einer Tabelle ist (sonst: deals)</translation>
    </message>
    <message>
        <source>what else belongs to the deal</source>
        <translation>was sonst zum Spiel gehört</translation>
    </message>
    <message>
        <source>what letters mean</source>
        <translation>was Buchstaben bedeuten</translation>
    </message>
    <message>
        <source>what one player owes another besides the score</source>
        <translation>was ein Spieler einem anderen außer den Punkten schuldet</translation>
    </message>
    <message>
        <source>what the director gave or took</source>
        <translation>was die Turnierleitung gab oder nahm</translation>
    </message>
    <message>
        <source>what the stake is for, and how it is rounded</source>
        <translation>wofür der Einsatz gilt, und wie gerundet wird</translation>
    </message>
    <message>
        <source>what the stake is for, if not the usual</source>
        <translation>wofür der Einsatz gilt, wenn nicht für das Übliche</translation>
    </message>
    <message>
        <source>where both were changed, the file is right</source>
        <translation>wo beides geändert wurde, gilt die Datei</translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <translation>wo sich beide unterscheiden, die Fassung der ersten behalten</translation>
    </message>
    <message>
        <source>where the two differ, use the file&apos;s version without asking</source>
        <translation>wo sich beide unterscheiden, ohne Rückfrage die Fassung der Datei nehmen</translation>
    </message>
    <message>
        <source>whether honours count</source>
        <translation>ob Honneurs zählen</translation>
    </message>
    <message>
        <source>whether part-scores count on towards a game</source>
        <translation>ob Teilscores zur Partie weiterzählen</translation>
    </message>
    <message>
        <source>whether the archive is sound</source>
        <translation>ob das Archiv in Ordnung ist</translation>
    </message>
    <message>
        <source>which board is played next; anywhere in a round</source>
        <translation>welches Board als nächstes kommt; überall in einer Runde</translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <translation>welches Board? Z.&#xa0;B. 3 {pairs} 4pn</translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <translation>welche Spiele später berichtigt wurden</translation>
    </message>
    <message>
        <source>which evenings there are</source>
        <translation>welche Abende es gibt</translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <translation>welche Paare? Z.&#xa0;B. {pairs} 4pn</translation>
    </message>
    <message>
        <source>who comes late or leaves, e.g. 7=1 or 5=6-</source>
        <translation>wer später kommt oder geht, z. B. 7=1 oder 5=6-</translation>
    </message>
    <message>
        <source>who deals next</source>
        <translation>wer als Nächster teilt</translation>
    </message>
    <message>
        <source>who deals the next deal; anywhere in a round</source>
        <translation>wer das nächste Spiel gibt; überall in einer Runde</translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <translation>wer anschreibt</translation>
    </message>
    <message>
        <source>who partners whom, by the cards drawn</source>
        <translation>wer mit wem spielt, nach den gezogenen Karten</translation>
    </message>
    <message>
        <source>who plays whom, round by round</source>
        <translation>wer gegen wen spielt, Runde um Runde</translation>
    </message>
    <message>
        <source>who sits where, and who sits there afterwards</source>
        <translation>wer wo sitzt, und wer danach dort sitzt</translation>
    </message>
    <message>
        <source>who sits where, if you like; `out=Eve` sits out</source>
        <translation>wer wo sitzt, wenn gewünscht; `out=Eve` setzt aus</translation>
    </message>
    <message>
        <source>who won where several tables played the same boards</source>
        <translation>wer gewonnen hat, wo mehrere Tische dieselben Boards spielten</translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <translation>wessen Punkte sind es, z.&#xa0;B. ns 23p oder ow 23p?</translation>
    </message>
    <message>
        <source>whose side is We</source>
        <translation>wessen Seite Wir ist</translation>
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
        <source>without one, the movement of pairs that fits the time best</source>
        <translation>ohne sie die Umsteigetafel für Paare, die am besten in die Zeit passt</translation>
    </message>
    <message>
        <source>without rounds, the end of a rubber begins the next one</source>
        <translation>ohne Runden beginnt das Ende eines Rubbers den nächsten</translation>
    </message>
    <message>
        <source>write evenings of the archive into a file: an evening file, a table or PBN</source>
        <translation>Abende des Archivs in eine Datei schreiben: eine Abenddatei, eine Tabelle oder PBN</translation>
    </message>
    <message>
        <source>wrote {deal}</source>
        <translation>schrieb {deal}</translation>
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
        <source>your own scale: points held, and what they should score, not vulnerable and vulnerable</source>
        <translation>eine eigene Skala: Figurenpunkte, und was sie bringen müssten, nicht in Gefahr und in Gefahr</translation>
    </message>
    <message>
        <source>{address} is not a private address of this computer.</source>
        <translation>{address} ist keine private Adresse dieses Computers.</translation>
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
        <translation>{board}: {result}: {points} für {pair}, sonst {others}</translation>
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
        <translation>{day}, {players}. Danach kann ihn nur noch eine Sicherung wiederherstellen, die ihn enthält.</translation>
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
        <translation>{evening}: nicht mehr zu lesen</translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <translation>{evening}: endgültig gelöscht, oder nichts davon ist übrig</translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <translation>{evening}: seine Statistik ist beschädigt</translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <translation>{evening}: aus der Sicherung vom {day} wiederhergestellt</translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <translation>{evening}: bis zum letzten lesbaren Schritt wiederhergestellt; der Rest ist verloren</translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <translation>{evening}: wiederhergestellt, aber einige frühere Schritte sind verloren</translation>
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
        <translation>{figure} liegt nicht im Bereich von {least} bis {most}</translation>
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
        <source>{file} cannot be read or written: {reason}</source>
        <translation>{file} ist nicht zu lesen oder zu schreiben: {reason}</translation>
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
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} lässt sich nicht schreiben: {reason}</translation>
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
        <translation>{file} enthält eine andere Fassung dieses Abends: {counts}.</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation>{file} ist beschädigt</translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <translation>{file} ist leer oder fehlt, aber es gibt eine Sicherung vom {day}; check --mend stellt sie wieder her</translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <translation>{file} ist kein Archiv von scorepad</translation>
    </message>
    <message>
        <source>{file} is on the table now.</source>
        <translation>{file} liegt jetzt auf dem Tisch.</translation>
    </message>
    <message>
        <source>{file} is sound: there is nothing to mend</source>
        <translation>{file} ist in Ordnung: Es gibt nichts zu reparieren</translation>
    </message>
    <message>
        <source>{file} is sound: {evenings}, {deals}</source>
        <translation>{file} ist in Ordnung: {evenings}, {deals}</translation>
    </message>
    <message>
        <source>{file} is sound; all figures are counted again when needed</source>
        <translation>{file} ist in Ordnung; alle Zahlen werden bei Bedarf neu gezählt</translation>
    </message>
    <message>
        <source>{file} was added; it is on the table now.</source>
        <translation>{file} ist dazugekommen und liegt jetzt auf dem Tisch.</translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <translation>{file} wurde von einem anderen Programm geändert; sehen Sie noch einmal nach</translation>
    </message>
    <message>
        <source>{file} was here already; it is on the table now.</source>
        <translation>{file} war schon da und liegt jetzt auf dem Tisch.</translation>
    </message>
    <message>
        <source>{file} was mended</source>
        <translation>{file} wurde repariert</translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <translation>{file} wurde von einem neueren scorepad geschrieben und nicht geändert</translation>
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
        <source>{file}: new terminals complete scorepad with the Tab key</source>
        <translation>{file}: neue Terminals ergänzen scorepad mit der Tab-Taste</translation>
    </message>
    <message>
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <translation>{file}: der Abend hier ist anders, daher wurde nichts importiert; --replace nimmt die Fassung der Datei: {differs}</translation>
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
        <translation>{file}:1: keine Zeile hat Paare, z.&#xa0;B. 1-2: N 4S+1 unter einem Board</translation>
    </message>
    <message>
        <source>{first} and {second}: board {board} has been played at both tables</source>
        <translation>{first} und {second}: Board {board} ist an beiden Tischen gespielt</translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <translation>{form} eines anderen Programms ist nicht zu lesen, nur Turnierbridge</translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <translation>{hundreds} in der Gesamtliste</translation>
    </message>
    <message>
        <source>{left} and {came} are one player: only the n&amp;ame was wrong</source>
        <translation>{left} und {came} sind ein Spieler: Nur der Na&amp;me war falsch</translation>
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
        <translation>{made}; keine IMPs, bis die Punkte eingetragen sind, z.&#xa0;B. 23p</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>{movement}. Rounds: {rounds}. Boards in a round: {boards}. About {minutes} minutes</source>
        <translation>{movement}. Runden: {rounds}. Boards je Runde: {boards}. Etwa {minutes} Minuten</translation>
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
        <translation>{name} allein ist der Platz {chair}; tippen Sie mehr vom Namen.</translation>
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
        <source>{name}’s phone has {entered}, the sheet has {there}.</source>
        <translation>Das Handy von {name} hat {entered}, auf dem Blatt steht {there}.</translation>
    </message>
    <message>
        <source>{name}’s phone wants to enter deals.</source>
        <translation>Das Handy von {name} möchte Spiele eintragen.</translation>
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
        <translation>{number} hinzugefügt</translation>
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
        <translation>{number} geändert; das lässt sich rückgängig machen</translation>
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
        <translation>{number} unverändert</translation>
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
        <translation>{one} und {other} sind nicht zwei Spieler dieses Archivs</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <translation>{one} und {other} können nicht beide {card} gezogen haben</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <translation>{one} und {other} saßen an einem Tisch, also sind es zwei Spieler</translation>
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
        <source>{pair} has two handicaps</source>
        <translation>{pair} hat zwei Handicaps</translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <translation>{pair} ist zweimal genannt</translation>
    </message>
    <message>
        <source>{pair} is not in the movement</source>
        <translation>{pair} kommt in der Umsteigetafel nicht vor</translation>
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
        <translation>{players} führen</translation>
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
        <source>{player} (you)</source>
        <translation>{player} (Sie)</translation>
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
        <translation>{player} führt</translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <translation>{player} geht; frühere Runden bleiben in der Gesamtliste.</translation>
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
        <source>{points} agreed on: {reason}</source>
        <translation>{points} vereinbart: {reason}</translation>
    </message>
    <message>
        <source>{points} for North-South, {rest} for East-West</source>
        <translation>{points} für Nord-Süd, {rest} für Ost-West</translation>
    </message>
    <message>
        <source>{points} honours</source>
        <translation>Honneurs {points}</translation>
    </message>
    <message>
        <source>{points} honours held by {player}</source>
        <translation>Honneurs {points} ({player})</translation>
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
        <source>{points} to {side}</source>
        <translation>{points} für {side}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <translation>{reason} Einträge sind nur im Speicher; sie werden so bald wie möglich gespeichert.</translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <translation>{reason} Neue Einträge lassen sich nicht speichern.</translation>
    </message>
    <message>
        <source>{round} begins with this deal; it cannot move up.</source>
        <translation>{round} beginnt mit diesem Spiel; weiter nach oben geht es nicht.</translation>
    </message>
    <message>
        <source>{round} ends with this deal; it cannot move down.</source>
        <translation>{round} endet mit diesem Spiel; weiter nach unten geht es nicht.</translation>
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
        <translation>{round} endet nun nach Spiel {last}; ein Spiel kommt nach dem Ende.</translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <translation>{round} wurde vor dem Ende beendet.</translation>
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
        <source>{said} – paused</source>
        <translation>{said} – angehalten</translation>
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
Sieg mit {points}</translation>
    </message>
    <message>
        <source>{side}
win by {points} IMPs</source>
        <translation>{side}
Sieg mit {points} IMPs</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: more than one deal can bring</source>
        <translation>{side}: {imps} IMPs zurück, mehr, als ein Spiel bringen kann</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: {points} more than expected make it even</source>
        <translation>{side}: {imps} IMPs zurück; {points} mehr als erwartet gleichen aus</translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <translation>{side}: {points}, {why}</translation>
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
        <translation>{side}: noch {points} zur Manche</translation>
    </message>
    <message>
        <source>{side} need {points} for game and rubber</source>
        <translation>{side}: noch {points} zu Manche und Rubber</translation>
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
        <source>{side} vulnerable</source>
        <translation>{side} in Gefahr</translation>
    </message>
    <message>
        <source>{side} win 1 IMP</source>
        <translation>{side}: 1 IMP gewonnen</translation>
    </message>
    <message>
        <source>{side} win by {points} IMPs</source>
        <translation>{side}: Sieg mit {points} IMPs</translation>
    </message>
    <message>
        <source>{side} win by {points}: {hundreds} on the back score</source>
        <translation>{side}: Sieg mit {points}, {hundreds} in der Gesamtliste</translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <translation>{side}: Manche {number} gewonnen</translation>
    </message>
    <message>
        <source>{side} win {imps} IMPs</source>
        <translation>{side}: {imps} IMPs gewonnen</translation>
    </message>
    <message>
        <source>{side} won the two games</source>
        <translation>{side}: beide Manchen gewonnen</translation>
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
        <source>{step}, from a phone</source>
        <translation>{step}, von einem Handy</translation>
    </message>
    <message>
        <source>{step}, from {name}’s phone</source>
        <translation>{step}, vom Handy von {name}</translation>
    </message>
    <message>
        <source>{table}: a row belongs to nothing</source>
        <translation>{table}: eine Zeile gehört zu nichts</translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <translation>{table}: die Summe ist beschädigt</translation>
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
        <translation>{typed} ist keine Karte, z.&#xa0;B. {one} oder {other}</translation>
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
        <translation>{user} auf {host} hat das Archiv in einem anderen Fenster offen (Prozess {pid}). Einträge sind nur im Speicher und werden gespeichert, sobald das andere Fenster geschlossen ist.</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <translation>{user} auf {host} hat das Archiv in einem anderen Fenster offen (Prozess {pid}). Hier lässt es sich nur lesen, bis das andere Fenster geschlossen ist.</translation>
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
        <translation>{what} kommt zu spät; setzen Sie es über das erste Spiel der Runde, oder beginnen Sie davor eine neue Runde: form {form}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <translation>{what} kommt zu spät; setzen Sie es über das erste Ergebnis</translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <translation>{what} braucht davor form duplicate</translation>
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
        <source>{word} is neither a command nor a file; commands are {commands}; scorepad help lists all</source>
        <translation>{word} ist weder ein Befehl noch eine Datei; Befehle sind {commands}; scorepad help nennt alle</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <translation>{word} ist weder ein Befehl noch eine Datei; meinten Sie {near}?</translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <translation>„{award}“ ist kein Durchschnitt, z.&#xa0;B. ave, ave+, ave- oder 60</translation>
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
        <translation>„{column}“ ist hier „{cell}“, aber weiter oben in derselben Runde oder am selben Abend „{before}“</translation>
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
        <translation>„{found}“ gehört nicht hierher</translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>„{found}“ ist kein Kontrakt, z.&#xa0;B. 4S, 3NT, 6HX oder pass</translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <translation>„{found}“ ist kein Betrag, z.&#xa0;B. 2,50</translation>
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
        <source>“{name}” is missing or not of the right kind</source>
        <translation>„{name}“ fehlt oder ist nicht von der richtigen Art</translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <translation>„{ns}“ und „{ew}“ sind keine Prozente</translation>
    </message>
    <message>
        <source>“{number}” is not a number with at most two decimals, up to {most}</source>
        <translation>„{number}“ ist keine Zahl bis {most} mit höchstens zwei Dezimalen</translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <translation>„{one}“ {first} und „{other}“ {second} passen nicht zusammen; berichtigen Sie eines davon</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <translation>„{pair}“ ist kein Paar eines Teams, z.&#xa0;B. A1 oder B2</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <translation>„{pair}“ ist kein Paar: 1 bis 6 Buchstaben oder Ziffern</translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <translation>„{points}“ ist kein Score; Scores sind Zehner von -{most} bis {most}, z.&#xa0;B. 420</translation>
    </message>
    <message>
        <source>“{rest}” is not a result, e.g. =, +1 or -1</source>
        <translation>„{rest}“ ist kein Ergebnis, z.&#xa0;B. =, +1 oder -1</translation>
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
        <source>“{team}” is not a team; teams go by a letter, e.g. C</source>
        <translation>„{team}“ ist kein Team; Teams heißen nach einem Buchstaben, z. B. C</translation>
    </message>
    <message>
        <source>“{text}” is not a number of IMPs from 1 to {most}.</source>
        <translation>„{text}“ ist keine IMP-Zahl von 1 bis {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of points from 1 to {most}.</source>
        <translation>„{text}“ ist keine Punktzahl von 1 bis {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount, e.g. 2.50.</source>
        <translation>„{text}“ ist kein Betrag, z.&#xa0;B. 2,50.</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <translation>„{typed}“ lässt sich auf zwei Arten lesen; lassen Sie das Komma weg</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <translation>„{typed}“ lässt sich auf zwei Arten lesen; nehmen Sie =, +1 oder -1, oder eine Spalte „over“ oder „tricks“</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <translation>„{typed}“ ist nicht zu lesen</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read; e.g. 7=1, 7=1-2 or 5=6-</source>
        <translation>„{typed}“ ist nicht zu lesen; z. B. 7=1, 7=1-2 oder 5=6-</translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <translation>„{typed}“ kann zweierlei Datum sein; setzen Sie das Jahr voran, z.&#xa0;B. 2026-01-31</translation>
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
        <translation>„{typed}“ beginnt keine Zeile, z.&#xa0;B. S 4SX+1; meinten Sie {near}?</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <translation>„{typed}“ beginnt keine Zeile; Zeilen sind Spiele, z.&#xa0;B. S 4SX+1, oder beginnen mit {words}</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; {word} is followed by a blank, not “{sign}”</source>
        <translation>„{typed}“ beginnt keine Zeile; auf {word} folgt ein Leerzeichen, nicht „{sign}“</translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <translation>„{typed}“ gehört nicht hierher; stop steht allein in einer Zeile</translation>
    </message>
    <message>
        <source>“{typed}” has no result above</source>
        <translation>„{typed}“ hat darüber kein Ergebnis</translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>„{typed}“ ist mehr als ein Kontrakt, z.&#xa0;B. 4S, 3NT, 6HX oder pass</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number from 1 to {most}</source>
        <translation>„{typed}“ ist keine Boardnummer von 1 bis {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a board: 1 to 9999, e.g. board 7</source>
        <translation>„{typed}“ ist kein Board: 1 bis 9999, z.&#xa0;B. board 7</translation>
    </message>
    <message>
        <source>“{typed}” is not a date, e.g. 2026-01-31</source>
        <translation>„{typed}“ ist kein Datum, z.&#xa0;B. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}</source>
        <translation>„{typed}“ ist kein Spiel, z.&#xa0;B. {example} (Kontrakt, Alleinspieler, Ergebnis) oder {word}</translation>
    </message>
    <message>
        <source>“{typed}” is not a form of the game: {known}</source>
        <translation>„{typed}“ ist keine Spielart: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of deals</source>
        <translation>„{typed}“ ist keine Anzahl von Spielen</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points</source>
        <translation>„{typed}“ ist keine Punktzahl</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points from 1 to {most}</source>
        <translation>„{typed}“ ist keine Punktzahl von 1 bis {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points that a side can hold</source>
        <translation>„{typed}“ ist keine Punktzahl, die eine Seite haben kann</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks from 0 to 13</source>
        <translation>„{typed}“ ist keine Stichzahl von 0 bis 13</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <translation>„{typed}“ ist keine Zahl von Überstichen oder Fallern, z.&#xa0;B. 1 oder -2</translation>
    </message>
    <message>
        <source>“{typed}” is not a number with at most two decimals, e.g. -2.5</source>
        <translation>„{typed}“ ist keine Zahl mit höchstens zwei Dezimalen, z. B. -2.5</translation>
    </message>
    <message>
        <source>“{typed}” is not a result: =, +1 or -1</source>
        <translation>„{typed}“ ist kein Ergebnis: =, +1 oder -1</translation>
    </message>
    <message>
        <source>“{typed}” is not a round of matches, e.g. A-C B-D</source>
        <translation>„{typed}“ ist keine Runde von Kämpfen, z. B. A-C B-D</translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <translation>„{typed}“ ist keine Zeile einer Tabelle, z.&#xa0;B. 25 300/440 (Punkte, erwartet nicht in Gefahr und in Gefahr)</translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation>„{typed}“ ist keine Saison, z.&#xa0;B. 2026, 2025/26, 2026-09..2026-11 oder all</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <translation>„{typed}“ ist kein Platz: N, E, S oder W</translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <translation>„{typed}“ ist keine Seite: NS oder EW</translation>
    </message>
    <message>
        <source>“{typed}” is not a stake, e.g. 2.50</source>
        <translation>„{typed}“ ist kein Einsatz, z.&#xa0;B. 2,50</translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <translation>„{typed}“ ist keine Art, Geld zu zählen: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <translation>„{typed}“ ist keine ganze Zahl, z.&#xa0;B. 18 oder −18</translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <translation>„{typed}“ ist in „{column}“ nicht erlaubt, nur yes oder no</translation>
    </message>
    <message>
        <source>“{typed}” is not an address, e.g. 192.168.1.20:8080</source>
        <translation>„{typed}“ ist keine Adresse, z. B. 192.168.1.20:8080</translation>
    </message>
    <message>
        <source>“{typed}” is not expected here</source>
        <translation>„{typed}“ wird hier nicht erwartet</translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <translation>„{typed}“ ist auf Stufe {level} zu wenig: tippen Sie {down}</translation>
    </message>
    <message>
        <source>“{typed}” is unknown after {what}; possible: {choices}</source>
        <translation>„{typed}“ ist nach {what} unbekannt; möglich: {choices}</translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <translation>„{typed}“ ist {notrump}, oder {suit} von {player}? Setzen Sie ein Leerzeichen</translation>
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
        <translation>„{word}“ passt nicht zu Ergebnissen mehrerer Tische; setzen Sie es in eine eigene Datei</translation>
    </message>
    <message>
        <source>€, $, points …</source>
        <translation>€, $, Punkte …</translation>
    </message>
    <message>
        <source>€, points, matches…</source>
        <translation>€, Punkte, Streichhölzer…</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>→ tells where a pair or the boards go next.</source>
        <translation>→ zeigt, wohin ein Paar oder die Boards als Nächstes gehen.</translation>
    </message>
</context>
</TS>
