<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1">
<context>
    <name>words</name>
    <message>
        <source> minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chukker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt(s) of players who are not here</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, {doubled}, {vulnerable}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, {vulnerable}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) added</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) already there</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) chosen</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) deleted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) restored.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) unchanged</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) unchanged.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found; Enter opens the evening</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), {doubled}, {vulnerable}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), {vulnerable}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): {plain}, vulnerable {vulnerable}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) added</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) corrected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) deleted</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still to come</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) or more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubber(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sit out, and at most {most} can</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slam(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tied</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump honours in one hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About scorepad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As many as you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin the next as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bidding pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Boards in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Calm colours at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cards for the pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chukker of four deals (Chicago)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours and letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deleted evenings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw for partners…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Earlier evenings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Extra amount…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Form and options…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Handicaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide until all results are in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How many rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hundreds, as on the back score: 18 and −18</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;IMPs against the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Minutes a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Money is paid for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next chukker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Passed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Penalties…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Points: the total of a side, beside both its players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print into a PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ranked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Result as a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Same as last time: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Same partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save it as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Standings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop it here, with its premiums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Strong contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Switch off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the file&apos;s version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tonight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Two spellings of a player…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Warning, minutes before the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who dealt it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who is playing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Who owes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why this figure?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>* Corrected after its round was over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, then </source>
        <comment>one round after another</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--phones needs see or enter, not “{typed}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 notrump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 spade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1. Phone and laptop must be in the same Wi-Fi, not the guests’ one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2. The firewall must let phones in: sudo ufw allow {port}/tcp, or sudo firewall-cmd --add-port={port}/tcp. Windows asks: choose Private networks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2♦ by West, 2 down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3. Or switch on a phone’s own hotspot, and let the laptop join it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3NT by East, made with 1 over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3NT by East, made with 2 over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4♠ by North, made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4♠ by South, made with 1 over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4♥ redoubled, by North, made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50 for a part-score on deals &amp;1 to 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50 for a part-score on deals 1 to 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50 for a part-score on the first three deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5♦ doubled, by West, 2 down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6♣ by South, made, 100 honours held by North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7=1: pair 7 misses round 1. 5=6-: pair 5 is not there from round 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? scores nothing until its points are entered: {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? {ns} against {ew}: {doubt}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;passed-out deal counts and is not dealt again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A `seats` line in a round names its players from its beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A b&amp;etter result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A backup is made on every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card for each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change applies to the whole round: its deals are scored again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: after the fourth the cycle begins again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: on the fifth nobody is vulnerable, on the sixth both sides are.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A chukker has four deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click or Space turns one card, Enter all of them. The two highest are partners, and the highest deals first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code that holds the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code that holds the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A currency has at most {most} letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal after the end of a rubber or chukker begins the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A forgotten deal, before {deal}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game earns {plain}, {vulnerable} for a side that is vulnerable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name, a note, 2019…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new evening today: the same players, the same agreements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number from {least} to {most}, not “{typed}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair comes when you play already? Press Ctrl+T and type its name behind the others: it joins in the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part-score earns 50, a game {plain}, {vulnerable} for a side that is vulnerable. There are no honours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part-score on the deals before it earns 50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part-score on the last deal earns 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passed-out deal counts and is not dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passed-out deal scores nothing, and the turn to deal passes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phone has {entered}, the sheet has {there}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phone that scans it has the result, without any network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phone wants to enter deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phone without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A poster of the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A result belongs to its board and its pairs; type these with it: 3 1-2 4sn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A separate &amp;evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A set has %n boards.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A table of rankings comes in as a session that waits for its results; its places are in the note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A title has at most {most} letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;ll paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About scorepad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {hours}:{minutes} hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a round, the panel beside the sheet says who won and proposes the next one. Enter accepts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After that: {pairings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {pair}: {points} of {most}; {boards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against {pair}: {points}; {boards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed by the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed: {terms}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n deal(s) played</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs in one &amp;list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All results are in. Click one to correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All results, board by board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow {name} to enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also: pass, not played, ave+ ave-, score 420, split 420 -50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among earlier evenings, and in the standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An archive of an older scorepad is converted when it is opened. The old file stays beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier deal, of {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evening at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evening can be written down as text, in any editor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evening of bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evening of bridge is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evening without a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An old evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An old evening can be entered from its results alone, and corrected in the same grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An&amp;other session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ann &amp; Bob</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another b&amp;oard…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any form but IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any table of deals can be imported whose first row names the columns. These are needed, in any order:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any two are compared in the same line on {fewest} to {most} boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At several &amp;tables…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At several tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At several tables a phone takes the place of the slip: one side enters, the other side agrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of a rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At which table is this phone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the standings (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the standings of all evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be&amp;gin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun now, it ends at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bl&amp;ank sheets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank sheets, in the same menu, prints pads and cards to score by hand, and a card of all scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank: back score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank: four-deal pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank: private score card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank: rubber pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank: score slips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank: travellers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board and pairs, e.g. 3 1-2</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}, which counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew} – type their result, such as 4sn+1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {number}: {dealer} deals, {vulnerable} vulnerable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board {number}: {player} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards are compared with other tables: they are not on the back score, and nobody pays for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards at several tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards of the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards that several tables played are ranked by `scorepad rank FILE`; with `--why` every figure is explained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards {number}, in IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards: the number gives dealer and vulnerability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides are even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides were vulnerable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Butler: what results are compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Butler: whether the highest and lowest scores are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ounts in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card of all scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carr&amp;y all over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavendish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavendish chukker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ch&amp;ange…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change for round {round} of {rounds}: {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change part&amp;ners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes by another program are never overwritten: both evenings are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chicago and duplicate bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chicago chukker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a deal in the list first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the contract, or Pass where all four passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chukker of four deals (Ca&amp;vendish)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chukker {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chukker {number} (Cavendish)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chukker {number}, in IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chukkers in Cavendish form: nobody is vulnerable on the first deal, the dealer&apos;s opponents on the second and third, both sides on the fourth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chukkers in Chicago form: nobody is vulnerable on the first deal, the dealer&apos;s side on the second and third, both sides on the fourth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chukkers: nobody is vulnerable on the first deal, the dealer&apos;s side on the second and third, both sides on the fourth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a board in the list, or type its number too: 3 4sn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a figure to see its deal and why it is paid. Double-click it to correct the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloc&amp;k for the rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock for the rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club’s &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts made (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts made, of those played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts played and made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts played: by the player, or by either of two partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: paste it into an e-mail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a p&amp;icture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the deals as a ta&amp;ble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct: {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correcting {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correcting {deal}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer&apos;s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+B opens the bidding pad: press 4♠, the declarer, Enter. Keys and presses can be mixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+K is the back score. Ctrl+Shift+K settles up: who pays whom, in any currency, and what was paid on which day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+N begins an evening. Type a name and Enter for each player, then Enter four times: partners are drawn, and it begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+O lists all evenings. Type parts of names, notes or days; Enter opens an evening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+N changes any of it, Ctrl+D draws again. Ctrl+T seats the players differently, even during a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+O is the standings of any period. Enter on a figure shows what is behind it, Esc goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+W shows what any contract would score now. F11 shows the score to the whole table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut for par&amp;tners before each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;uplicate boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal of the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}, {dealer} deals, {vulnerable} vulnerable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals at the table, passed-out deals included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dearest penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dele&amp;te deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted evenings are kept here. You may erase one after 30 days; the program never does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted: {deal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Director: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Director’s n&amp;ame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubled and made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dra&amp;w for partners…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dra&amp;w for us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dra&amp;w once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dra&amp;w…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate boards follow the Laws of Duplicate Bridge (2017): worldbridge.org. Chicago and Cavendish follow custom, as their rules are usually printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate boards: every board is scored separately; its number gives dealer and vulnerability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xact points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EW IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EW points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each board is scored separately, without honours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each deal in the JSON has the people who sat there. An adjustment is among the deals, at its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each deal is compared with the expected score of the side with more points; the difference counts in IMPs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each deal is compared with the score its points should make.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each round is drawn by the ranking, and nobody meets twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <comment>to sit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East-West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East-West wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the evenin&amp;g</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a stake to see who pays whom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter an evening of which only the results are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter lets this count in the ranking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase for &amp;good…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase this evening for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc again closes this and discards your entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evening {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evening, Phones shows a code. A phone in the same Wi-Fi scans it and shows the sheet, live and from its own side; if you allow it, it enters deals too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evening, for scorepad (*.scorepad)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenings they played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every deal is saved when it is entered, in the file {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row and every step has a checksum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone has played with everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is paid or carried over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is saved at once. Every step can be undone; any earlier deal can be corrected, moved or deleted in the list of deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain every figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;irst board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files saved from it are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a contract that is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For making it {doubled}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four deals, Ca&amp;vendish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-deal bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-deal bridge (Cavendish)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-deal bridge (Chicago)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friday evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From board {number}: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From deal {number}: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on both names are one player everywhere. Nothing is lost: you can undo it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the &amp;beginning of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;beginning: %n deal(s) so far for {players}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;next deal, leaving %n deal(s) with {players}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;next deal; earlier deals are not affected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next round. Earlier deals are not affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game, {game} or more for its tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game: {game} points below the line, in one or more deals. Then a line is drawn and part-scores start again; the winner is vulnerable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give or take something else:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go through an evening deal by deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half the distance to the average of the last ten sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands in a PBN stay with their boards. They are printed on the travellers, or by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History of this evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the picture to save or send it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honours count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honours do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honours in one hand: four of A K Q J 10 of trumps {four}, all five {five}; at notrump four aces {aces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How &amp;many rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How contracts ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How contracts ended – {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the evening is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How man&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many IMPs? A number from 1 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points? A number from 1 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much? For example 2.50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Howell: everybody moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hu&amp;ndreds of each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hundreds of the last five evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I want to enter deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&amp;MPs of each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs against every other result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs against the datum (Butler)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs against the points held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs by agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs won, for each board that was scored in IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPs {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no phone comes in, the firewall may be closed: sudo ufw allow PORT/tcp, or sudo firewall-cmd --add-port=PORT/tcp, with the port of the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you stop before the end, the only game earns {game}, and the only part-score of the unfinished game {part_score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In &amp;chukkers of four deals, not by boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a rubber an adjustment has its own number, elsewhere that of the deal before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a table each row is a deal, or a result of several tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all: {figures}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the form points, each deal is compared with what the high cards should make, in IMPs:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the line for a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list of deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a forgotten deal before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It becomes open again in its original evening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It scans this code. Phones there: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins in round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;etters at the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late or lea&amp;ving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laws at hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it, or cancel the correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let phones &amp;look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let phones look and &amp;enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let {pair} be {number}: fewer wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters and words of the window&apos;s language are read, and English ones too where a letter means nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines s&amp;witched, rounds at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the evening, or the details of the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Love all: neither side is vulnerable. Game all: both sides are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;oney</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mat&amp;ch sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merged with {file}: {counts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes to &amp;change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mitchell: North-South stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monday evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money is paid for points, rounded to tens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mor&amp;e rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More colu&amp;mns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More teams are written the same way. A team is named by its letter, `pairs A=Owls`. Below the results, `bye C 12` gives team C 12 VPs for a round without a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most slams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it to round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the deal &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the deal &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the first deal of the next round here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move them to round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved there, it would be {deal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N, E, S or W alone is always a chair; a name is longer. What follows # is a remark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N-S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N-S +</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N-S −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NS +</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NS IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NS points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NS −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NT, each further trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NT, the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name four to seven players to draw for partners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name four to seven players, then enter the results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of {pair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names the players and says who We are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names work too, with enough letters to tell players apart: 4s ann h100 eve. Ambiguous letters are asked about. With mouse or finger, use the Pad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net margin, to the point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New evening, At several tables: say who plays; a movement is proposed, and shown beside the results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New evening, sa&amp;me players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {round} of {planned}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {round}, the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No earlier session is known of these players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No evenings found. Esc clears the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No evenings in this period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No evenings saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No movement is set. Enter any board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No phone is here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No phone yet? Three things help:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has to pay anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is vulnerable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody was vulnerable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins: {points} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <comment>to sit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North-South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North-South held 23 high-card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North-South wait, in their own seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North-South: {first}. East-West: {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not agreed: ask the director</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not imported from the file: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the file: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet agreed by the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes of the evening, debts, payments and plans are not in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is chosen to print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Keep the file on a local disk; network folders are not reliable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;ld evening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;vertricks count only when doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of partnerships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the back score each player gets the IMPs of their deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s opponents are vulnerable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s side is vulnerable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the sheet: {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One &amp;against another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deal back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deal on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One minute &amp;less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One minute &amp;more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of East-West waits in each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of North-South waits in each round, in its own seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sits out in each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only see</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only the %n evening(s) of the list</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Only the code lets a phone in. A phone that is sent away sees nothing any more, and the code is another one from then on. All are switched off when the evening ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this form of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open debts of earlier evenings between the players are offered there, in their own currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the last of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens this evening to continue or correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options come before the first result:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options come between `form` and the first deal:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or type it, e.g. {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or type the letters after # in the address there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or your pair or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other files are still being opened; please try again afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtricks count only when doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtricks, each. All the rest goes above the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;hones need Python’s {packages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rint the season…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PBN 2.1, for other bridge programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PBN, for other bridge programs (*.pbn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid &amp;on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of the season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair {pair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part-score bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part-score, under {game} for its tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part-scores count on &amp;towards a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part-scores count on towards a game of {game} from deal to deal, until either side makes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners are drawn for each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners change after each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partnerships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments are in whole coins, rounded down. Coins that are left go to the largest remainders, then to those seated first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalties for contracts gone down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalties for the opponents&apos; contracts that went down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalties, on the ranking, lists what the director gave or took. It can be corrected or deleted later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phones cannot be let in at {address}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phones in the same Wi-Fi scan a code and see the sheet, live. Nothing is installed, and nothing leaves the house. Phones are switched off when the evening ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places: {moved}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please look through these:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points E-W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points N-S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points We &amp;hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points our side held, of 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview, page {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print, in the menu Evening, prints the sheets or makes a PDF, as on the screen but always dark on white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private score card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redoubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Res&amp;ults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest&amp;ore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore this &amp;evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resul&amp;t…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results of the last five evenings, newest last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume &amp;the chukker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume &amp;the rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: last {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: table {table}, {line}, boards {boards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: you sit out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubber bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubber bridge: the side that first wins two games ends the rubber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubbers, chukkers and sets of boards, finished or stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running &amp;totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;eason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturday evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a pict&amp;ure of the sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves or prints the chosen evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say each score aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan the code on the laptop’s screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan the code, or type this in the browser of a phone:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score files of several tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score slips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score slips for all tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores may be corrected until the result of the rubber is agreed (Laws 72 to 81), later if all consent, marked with a star.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search without {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season from {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season {first}/{last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season {year}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several tables: partnerships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several tables: players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several tables: who met whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Show all %n debt(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Shows the deals behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the last change of &amp;seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single players are written `8+1-5+7: N 3NT=`, the pairs of two teams of four `A1-B1: N 4S=`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sits out, number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitting out after that: {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slams made, out of slams bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small slam: six bid and made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some debts are not paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some entries are not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside scorepad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <comment>to sit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sta&amp;ke for 100 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sta&amp;ke for each IMP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still open from earlier evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it there, with its premiums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits in &amp;black and red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sunday evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swiss: drawn by the ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the ranking (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the results (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the rounds (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table view, &amp;full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: all results are in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table}: round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables may &amp;share boards in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team {home} {won}, team {visitors} {lost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams of four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams, board a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That also changed %n deal(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>That also changed {deals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That could not be done: {trouble}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was the last of {planned} rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was the one round you planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;last deal counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive of evenings is not open at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The back score at its stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board played next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board says who deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boards count as soon as all their results are in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card of the evening as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The cards of %n board(s) were added.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damaged file was not changed. It is kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director types adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, or 3 fouled 1-2 4sn for a board whose cards were changed. F9 starts a clock for the rounds, seen on F11.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evening after this step – {when}: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evening has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evening is over. Begin another round with this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evenings of each day are copied, at most ten minutes after a change. Copies of seven days and eight weeks are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game as agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The half table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The laptop cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The laptop cannot be reached. Your entry waits here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The laptop is asked whether this phone may enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last deal counts double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The movement, also for each table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partners stay the same all evening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players seated at the end get the result of {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ranking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ranking in the file, without results: {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The ranking is shown after %n more result(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The result of the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running back score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same page shows which table is behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scale: {rows}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score for the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of Rubber Bridge: acbl.org.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet after each deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stake is for each IMP, and so is the back score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stake is per side; partners share it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The us&amp;ual one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual one; another from a &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worst evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the score is shown from your own side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no evenings yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backup yet. One is made on every day you play; 7 daily and 8 weekly ones are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no movement: sit as you like, and type the pairs with each result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no result before a board can be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no result before a round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to compare it with yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are missing:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are read too, where they are known:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the &amp;last boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are one player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are vulnerable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count in the total of {round}, and never towards a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were vulnerable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This &amp;round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer is in no network. A phone’s own hotspot will do; join it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal comes after the end of the round and is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal ends the chukker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This evening has no entries yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under Evenings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the &amp;last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the &amp;last chukker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the &amp;last rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the current evening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page needs JavaScript. Switch it on in the browser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This phone may enter deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This phone may look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round with its deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This spelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thursday evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Titles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To correct a deal, type only the part that was wrong: +2, x or undoubled, 4h, another declarer, h100 eve, no honours. Contract and declarer together are a whole new deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total after it: {we} {ours}, {they} {theirs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traveller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick points for each odd trick (above six) bid and made. They go below the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tuesday evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn all &amp;cards up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type only the wrong part: 4h, x, +1 or {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the board, the pairs and their result: 1 {pairs} 4sn+1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the card that each has drawn, such as QC or 10H. The two highest are partners, and the highest deals first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USEBIO holds only boards that several tables played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USEBIO, for clubs’ pages (*.xml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USEBIO, which club sites publish results from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undertricks, not vulnerable (to opponents)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished: game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished: part-score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down select a line, which can be retyped; Delete deletes it, and F1 explains a figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VPs a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VUL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points, for each match of teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vuln.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, in Cavendish form the other; deal 4: both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>We
win by %n IMP(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>We
win by {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We are East and West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We are North and South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We are vulnerable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We play</source>
        <comment>the contract</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We were vulnerable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>We win by %n IMP(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>We win by {points}: {hundreds} on the back score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We win game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wednesday evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <comment>to sit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a contract is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a correction changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a phone enters waits there while the network is away, and is never entered twice. The history says from whose phone it came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What cannot be imported from a file of another program is listed in the note of the evening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each contract would score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if – {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is exported as `.scorepad` or PBN can be imported again without loss. Every export names what its file cannot hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the director gave or took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the director gave or took: enter, correct or delete it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where tables differ, you choose for each round: honours, part-scores carried over, premiums of an unfinished rubber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the points came from – {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the two laptops differ, choose what to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where there is no network at all, Result as a code holds the result itself: a phone that scans it has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who held the honours?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is &amp;ranked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is at this phone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is the declarer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leaves is typed under Change…, such as 5=6- for pair 5 from round 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who owes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays tonight?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who won each game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who won, and the back score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who&amp;m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose lines are drawn: seven at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why are they given? A word is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning the rubber earns {more} if the other side has no game, else {fewer}. More points win, even with fewer games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Python {python} and Qt {qt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Python {python}, without Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With `--json`, commands print one JSON object. Its schema is commands.schema.json, and that of `.scorepad` files evening-file.schema.json; both come with scorepad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With and against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With five players every partnership comes up once. The panel says who sits out, and when everyone has played with everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without any network: Result as a code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XML entities are not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cut for partners before each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own, from a &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`scorepad check` names each evening that is damaged, and `scorepad check --mend` repairs what can be repaired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`scorepad merge` joins two copies of an evening, or one session that was entered at two laptops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`scorepad rank FILE --draw` draws the next round of teams, and `scorepad movement 13` proposes a movement for 13 pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`scorepad score FILE` prints its sheets, and `scorepad import FILE` puts it into the archive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF named after the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF, or pictures where it ends in .png or .svg; - for standard output; named after the evening if left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a board has at most {most} results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bye brings 0 to {most} VPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bye needs a team and its VPs, e.g. bye C 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chair is missing before =; chairs are N, E, S and W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chair or a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a contract is at level 1 to 7, not {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a debt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file for another computer; or .csv, .pbn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line that scorepad wrote before this one is missing; open another copy of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a longer chukker, or the boards in a set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a passed-out deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a passed-out deal has neither declarer nor tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a passed-out deal has neither tricks nor honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a passed-out deal has no declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a passed-out deal has nothing else; leave “{column}” empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a passed-out deal is not dealt again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player cannot be twice at a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player draws only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pot for the winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pot needs what each pays and the shares of the first places, e.g. pot 5.00 60/40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pot, shared {shares}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a result is disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a round has 1 to {most} boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a round has {lengths} deals, not {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row has been damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scale gives the expected score for each number of points from 20 to 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scale goes from 20 points to 40; “{typed}” does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a score file or an evening file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a score file, or - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second ranking with these per cent, IMPs a board, or IMPs a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sheet to score on by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sheet to score on, instead of files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side holds 0 to {most} points, not {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side takes 0 to 13 tricks, not {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a split needs two scores for North-South: the first counts for them, the second for East-West, e.g. split 420 -50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table for spreadsheets, with a row for each deal, round or back score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table has four to seven players, not {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a team cannot play against itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a title, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreed: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all evenings of the archive, with the standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all handicaps belong in one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all options of a command, with examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all results of each board, and how each figure came about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all results of each board, with its cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also out</source>
        <comment>sits out</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an adjustment needs a pair, a player or a team, how much, and a reason, e.g. adjust 3 -5 slow play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an adjustment needs a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an adjustment needs its reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an adjustment of {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an average of {award} is not between {least} and {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an average of {ns} IMPs for North-South, {ew} for East-West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an average of {ns} points for North-South, {ew} for East-West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an average, {ns} for North-South and {ew} for East-West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entry cannot be saved in {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an evening file, or any other with results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an evening has at least one round, not {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an evening has at most {most} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an evening has at most {most} debts besides the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extra amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>another archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another deal is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another page asked for this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another result is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in 4SX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one round is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at level {level} there can be no overtricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at notrump honours are four aces: 150</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at teams a handicap is whole IMPs a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at teams an average is whole IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at teams the two averages add up to 100, e.g. 60 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of a Mitchell with the lines switched, for one winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at total points an average is ave, or points such as 100 -100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginning the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginning {form}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between the cells of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board {board} has an average already, which settles it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board {board}, {ns} against {ew}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boards are numbered from 1; there is no board {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boards of several tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boards, or chukkers of four deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both must hold one session of boards that several tables played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sides need two players, or both a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by Neuberg’s formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the movement {ns} and {ew} do not meet on board {board}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bye belongs below the results of teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bye {team}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled with Ctrl+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carried over to a later evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carried over to {evening}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carrying over a debt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chair {seat} is taken twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chair {seat} needs a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check that the archive is sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chukker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chukkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correcting the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting evening {number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts for neither pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dates look like 2026-01-31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>datum {datum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {number} comes after deal {last}; rows must be in the order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>debts and payments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decided by the director: the points of North-South for each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decided by the director; per cent or IMPs can be written as numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer, contract and result; or as in the window: `4s ann made 5`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default: by the country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleting a debt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleting {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different rounds, different stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled contract made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw the sheet after each deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn for each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate has no honours; leave them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each missing result as an equal one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pays 5.00, and the first two places share it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each team against each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earlier versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earns 1, an equal one ½</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earns 2, an equal one 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either all lines name single players, with +, or none does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the chukker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ending the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends an unfinished rubber with its premiums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evening {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evening {number} of {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evenings kept: {number}, evenings there: {there}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every deal by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explain every figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five rounds of three boards; tables share boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each IMP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each VP from 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each per cent from 50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fouled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four aces in one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four players are needed, not {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {chair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game and rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game and the end of the chukker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game completed, {vulnerable}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>going back to: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grand slam bid and made, {vulnerable}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handicaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handicaps are given like handicap 3=+2.5 5=-1, others have 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>honours are 100 or 150</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>honours are 100 or 150, not {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>honours count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>honours do not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>honours do not count, as agreed; leave them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>honours held by {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>honours need their holder: N, E, S or W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>honours need their holder: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how boards with fewer results count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how four players change partners (default: pivot)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hundreds, as the back score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>i&amp;n</source>
        <comment>a currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if not all are played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if not, begin ~/.zshrc with: {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>importing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>importing evening {number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in chukkers of four deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in each round (default: 2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>individual: partners change too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into the archive; a second time adds nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into the menu of the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is the player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has far more parts than evenings of bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder; choose a file in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a pipe into which nobody writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than {most} megabytes, far too large for evenings of bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines with pairs need form duplicate before them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>made with %n over</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>made, and South held 100 honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matchpoints for a win, a tie and a loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merge two copies of an evening that was kept at two laptops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>money for 100 points, from this round on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>money for each per cent from 50, each IMP, or each VP from 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moving {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names are given like pairs 1=Ann 2=Bob, with blanks in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names are given like seats N=Ann E=Bob S=Cy W=Di, with blanks in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names kept: {number}, names there: {there}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names, if you like; of single players at an individual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no board in this PBN has a result, or four hands of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no number here is larger than {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no permission there; choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no permission to write {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no round can be drawn in which nobody meets twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table, only {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody sits {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: sit as you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a scorepad file; score files begin with e.g. form rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not vulnerable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be written into it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was done: the input was wrong, or a file could not be read or written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notrump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of several tables, this instead of ranking and cards; again for more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of teams: draw the next round by the ranking, nobody meets twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of their own top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a blank back score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one list or two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more, or Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the evening’s times is not a valid date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of them: =, +1 or -2; or the number of tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one point fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one point more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one session is scored in two ways here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only results of several tables can be fouled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the lines of a Mitchell are switched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the points of North-South are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only who won, to be pinned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or cross-imps, butler, teams, board-a-match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or players, at individual; teams have two pairs each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others sit at the table now; look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid on {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair {pair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair {pair} needs a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part-score made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partners are cut for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partners need the same figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payer, payee, amount and reason are needed, e.g. extra Bob Ann 5 the supper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pictures, with the reason for every figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing {form}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points agreed on, with the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points and reason are missing, e.g. adjust NS 200 for a late start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points are given, not taken: adjust {side} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points held count only in form points; leave them out, or begin with form points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points, rounded to tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>premium for the only part-score of an unfinished game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print evenings, a season, or a blank sheet to score on by hand, into a PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the sheets of an evening in a text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print what every contract would score and end now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print what lets a shell complete these commands, or install it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print which evenings there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print who partners whom and who sits out, round by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print who plays whom, round by round, and on which boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put it where the shell looks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the program, with its icon and its kind of file, into the menu of the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redoubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redoubled contract made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repair the archive and say what was repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repairs what can be repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rescued in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>results of several tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>results of several tables and deals of one table cannot be in the same form duplicate; put one of them into a separate file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round} is already over; keep the rows of a round together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds are numbered from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds are numbered from 1, the first before the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds of boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds of one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds without a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows with the same one are one evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rubbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sat out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what a command takes, with examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scan the code on the laptop’s screen first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad cannot find its open window when it is started again: another program is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad check: --json and --mend exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>scorepad check: none of the %n evening(s) in {file} can be read; it was not changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad completion: name the shell: bash, zsh or fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad export: --json goes with --list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad export: there are no evenings yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad merge: each file must hold one evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad merge: the two differ, so nothing was written; correct one of them, or use --keep-first: {differs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad print: name the files to be printed, a blank sheet or a season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad print: {file} is already there; name a file with -o FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad print: {file} is to be printed; name another PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad print: {file} must end in .pdf, .png or .svg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad was not in the menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad was removed from the menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorepad: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settling up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settling {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheets, back score, and who pays whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the score breakdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show who won each game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small slam bid and made, {vulnerable}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so much time: boards and rounds are proposed (default: 180)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something else was entered under this id before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split {ns} {ew}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {step} of the evening is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {step} of the evening is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tables share boards where that is fairer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team {team} sat North-South on board {board} before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teams play in pairs: A1-B2, without +</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teams: whether victory points are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that a board was fouled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that evening is no longer in {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that there are no victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Tab key completes all this; also zsh and fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the arrangements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board is missing before it, e.g. board 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board is missing: 1 to 9999, e.g. board 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the boards of an evening have at most {most} results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the boards of one event are scored in two ways here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards of board {number} are not four hands of thirteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards of the boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the character {code} is not allowed in a name or a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the club, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the declarer is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the declarer is missing: N, E, S or W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the declarer is missing: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the director</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the director takes 5 per cent from pair 1, or IMPs, or VPs from a team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the director’s average counts in place of {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the director’s name is missing, e.g. director Ann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk takes too long to read or write {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the doubling is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the earlier versions of this evening are damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the evening does not match its history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the evening has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the evening is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the evening&apos;s ID is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file before a correction: print whose place changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file breaks off; open another copy, which has the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file for both together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first places share 100 per cent, e.g. 60/40 or 50/30/20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the form: rubber, chicago, cavendish, duplicate or points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head of this request is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keeper&apos;s name is missing, e.g. keeper Ann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the laptop cannot save it at the moment; try again soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the laptop has not come so far; look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the laptop has not yet allowed this phone to enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last deal counts twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lines below belong to this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lines below it are compared with each other only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list as one JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mean of the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the middle one of the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of the club is missing, e.g. club Bridge by the Sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name {name} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name “{name}” is longer than {most} letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names of pairs without a result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names of players who sit out need commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names of the pairs are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the newest copy is {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next round has begun; only the laptop can correct this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number can be at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only game of an unfinished rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only pair in the other direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only part-score of an unfinished game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pair North-South, the pair East-West, and the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the part-score of an unfinished rubber earns 100 or 50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan of the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the points are given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quotes around a cell do not match, or it is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason is missing, e.g. adjust NS 200 for a late start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result is missing, e.g. N 4S+1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result is missing: =, +1 or -1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same all evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same entry was changed in two ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same for other programs, with the sum behind every figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same, and `adjust`, `bye`, `handicap`, `stake` and `pot` as in a score file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same, for the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scale has two rows for {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the second also has other rounds, which would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sides are even, or the other one leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stake for 100 points is missing, e.g. stake 2.50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stake is per side; partners share it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the total of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the window needs libraries, which your package manager has: {files}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the window needs libraries; this installs them: {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are not that many tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are two columns “{column}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is another code now; scan it on the laptop’s screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no evening in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no evening “{word}”; name its number, its day such as 2026-01-31, or {last}; export --list lists all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no movement for {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no room left on the disk for {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no room left there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no round yet; one begins with e.g. form rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no screen to open the window on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such date: {typed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such deal; look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file or folder any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such movement for {number}, but for {possible}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this XML cannot be read; open another copy of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this XML is not a file of results (USEBIO)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this can only be asked for with {method}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this code is not tonight’s; scan the one on the laptop’s screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this deal was changed at the laptop; look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this evening is already there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is another table’s result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is far too large for the results of an evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is longer than {most} letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a request that can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not the address of the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is too long; it has at most {most} letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this letter cannot be read; save the file as Unicode (UTF-8) in its own program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this part is damaged; open another copy of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this phone may only see; ask at the laptop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this phone was sent away at the laptop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this result names no pairs, so that nobody can be ranked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this result was changed; look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three-quarter Howell: some stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many phones at once; try again soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many players or rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many wrong codes; wait a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two copies of an evening become one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two evenings in it are the same; give each of them its date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players win what the other two lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undoing a payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undoubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undoubled overtricks do not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option {option}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option {option}, perhaps {near}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vulnerable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wants to enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what each contract would score now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what each row of a table is (default: deals)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what else belongs to the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what letters mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what one player owes another besides the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the director gave or took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the stake is for, and how it is rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the stake is for, if not the usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where both were changed, the file is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the two differ, use the file&apos;s version without asking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether honours count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether part-scores count on towards a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether the archive is sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which board is played next; anywhere in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which evenings there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who comes late or leaves, e.g. 7=1 or 5=6-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who deals next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who deals the next deal; anywhere in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who directs, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who partners whom, by the cards drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who plays whom, round by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who sits where, and who sits there afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who sits where, if you like; `out=Eve` sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who won where several tables played the same boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose side is We</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with 20 points each nothing is expected: 20 0/0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without one, the movement of pairs that fits the time best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without rounds, the end of a rubber begins the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write evenings of the archive into a file: an evening file, a table or PBN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrote {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you can undo this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your home folder is unknown; set HOME to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own scale: points held, and what they should score, not vulnerable and vulnerable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{address} is not a private address of this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} for 100 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} for each IMP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} and {points} below the line make {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} and {points} below the line make {sum}: a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before}, {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before}; {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{board}, {ns} against {ew}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{board}, {result}, not {before}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{board}: {result}: {points} for {pair}, elsewhere {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chair} ({player})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{command}: {fault}; see {command} --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract} by {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract} made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract}, by {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}, {players}. After that only a backup that still has it can restore it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, board {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, deal {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, board {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, deal {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{drawn} of {played} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{evening} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{evening}: cannot be read any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{evening}: where the two differ, take the version of {file}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{evening}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{expected} expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fewest} to {most} players draw, not {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} is out of range: {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read or written: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be saved. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Nothing was changed there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has a different version of this evening. Replace yours? You can undo this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has another version of this evening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has another version of this evening: {counts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is on the table now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is sound: there is nothing to mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is sound: {evenings}, {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is sound; all figures are counted again when needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was added; it is on the table now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was here already; it is on the table now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was mended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n evening(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n page(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: a name with a line end in it cannot be in a menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: another program is using it; close that first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: it cannot be merged: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{file}: it holds %n evening(s); import it to choose one of them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: new terminals complete scorepad with the Tab key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {counts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}:1: no line has pairs, e.g. 1-2: N 4S+1 below a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}: board {board} has been played at both tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} and {came} are one player: only the n&amp;ame was wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letters} for {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter} is {player}; type {ways}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter}: {players}? Type {ways}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} notrump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{made}; no IMPs until the points are entered, e.g. 23p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{movement}. Rounds: {rounds}. Boards in a round: {boards}. About {minutes} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} sit out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} alone means the seat {chair}; type more of the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be in two places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has drawn the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s phone has {entered}, the sheet has {there}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s phone wants to enter deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{newcomer} for {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{north} and {south} play {east} and {west}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ns} (N-S) against {ew} (E-W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other} are not two players of this archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} comes in round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} does not play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} has been on board {board} before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} has two handicaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} is not in the movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} joins in round {round}, where a place is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} joins in round {round}; in each round one gives way and sits out: {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} leaves after round {round}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} misses round {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pair} misses rounds {first} to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee} {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} owed {payee}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} owes {payee}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} paid {payee}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} on {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}; both are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} sit out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} win the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} and {other} change chairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} comes in for {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} deals. {vulnerable}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sits out; at the table are {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sits {chair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} agreed on: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} below the line are a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} below the line count towards a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} for North-South, {rest} for East-West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} honours held by {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points from every other result of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} to {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{restored} of %n evening(s) restored.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{round} begins with this deal; it cannot move up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round} ends with this deal; it cannot move down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round} is not over and does not count yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round} is now unfinished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round} is stopped here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round} no longer ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{round} now ends after deal {last}, without %n later deal(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}, IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}, board {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}, deal by deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}, deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said} and {ended}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said} – paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said}: {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said}; boards {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said}; victory points {home} to {visitors}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said}; {points} for {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} IMPs in {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} against the datum {datum}, a difference of {by}: {points} IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} against {others}, and {tie} for each of {missing} missing results: {points} of {top}; East-West {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} against {others}: {points} IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} against {others}: {points} of {top}; East-West {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} against {others}: {sum} / {times} = {points} IMPs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} against {others}; {results} results where there are up to {expected}: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} of {top}; East-West {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} in {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} points in {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} deals next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} keeps the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{side}
win by %n IMP(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{side}
win by {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} is a side; who declares, {one} or {other}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} need {points} for game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} need {points} for game and rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} points, press for the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} total {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} vulnerable</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{side} win by %n IMP(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{side} win by {points}: {hundreds} on the back score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} won the two games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {above} above the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {below} below and {above} above the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {below} below the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {points} on board {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {points}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}, above the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}, below the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s) behind, more than one deal can bring</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s) behind; {points} more than expected make it even</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {contract}, {result}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sign}{amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{spelling} is now {name} everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}, from a phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}, from {name}’s phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table}: a row belongs to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} EW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} East-West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} NS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team} North-South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} is 4 spades by {player} – type a deal, then Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} is not a card, e.g. {one} or {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} is not one of {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Entries are only in memory and saved once that window is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{weekday} {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{we} against {they}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first deal of the round, or begin a new round before it: form {form}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{which} of {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; commands are {commands}; scorepad help lists all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{board}” is not a board number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{column}” is longer than {most} letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” here but “{before}” further up in the same round or evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” in this row, but should be “{ours}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{contract}” by “{declarer}” with “{tricks}” tricks is not a result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” does not belong here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is not known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{line}” is not a line that scorepad writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is missing or not of the right kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{number}” is not a number with at most two decimals, up to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{rest}” is not a result, e.g. =, +1 or -1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; X is doubled, XX redoubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; at the table are {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{team}” is not a team; teams go by a letter, e.g. C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a number of IMPs from 1 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a number of points from 1 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not an amount, e.g. 2.50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” cannot be read; e.g. 7=1, 7=1-2 or 5=6-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” could be {few} tricks or {many}: type {one} or {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” could be {names}: type more letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line, e.g. S 4SX+1; did you mean {near}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; {word} is followed by a blank, not “{sign}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” has no result above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a board number from 1 to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a board: 1 to 9999, e.g. board 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a date, e.g. 2026-01-31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a form of the game: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a number of deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points from 1 to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points that a side can hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks from 0 to 13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a number with at most two decimals, e.g. -2.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a result: =, +1 or -1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a round of matches, e.g. A-C B-D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a stake, e.g. 2.50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not an address, e.g. 192.168.1.20:8080</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is not expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is unknown after {what}; possible: {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” is {suits}? Type {ways}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}” may be {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” does not go with results of several tables; put it into a separate file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>€, $, points …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>€, points, matches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ tells where a pair or the boards go next.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
