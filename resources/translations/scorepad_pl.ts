<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>words</name>
    <message>
        <source> doubled</source>
        <translation> z kontrą</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minut</translation>
    </message>
    <message>
        <source> redoubled</source>
        <translation> z rekontrą</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chukkers</source>
        <translation>
            <numerusform>%n Chicago</numerusform>
            <numerusform>%n Chicago</numerusform>
            <numerusform>%n Chicago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debts of players who are not here</source>
        <translation>
            <numerusform>%n dług graczy, których tu nie ma</numerusform>
            <numerusform>%n długi graczy, których tu nie ma</numerusform>
            <numerusform>%n długów graczy, których tu nie ma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <translation>
            <numerusform>bez %n</numerusform>
            <numerusform>bez %n</numerusform>
            <numerusform>bez %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down{doubled}, {vulnerable}</source>
        <translation>
            <numerusform>%n lewa wpadkowa{doubled}, {vulnerable}</numerusform>
            <numerusform>%n lewy wpadkowe{doubled}, {vulnerable}</numerusform>
            <numerusform>%n lew wpadkowych{doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings</source>
        <translation>
            <numerusform>%n wieczór</numerusform>
            <numerusform>%n wieczory</numerusform>
            <numerusform>%n wieczorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings were deleted.</source>
        <translation>
            <numerusform>Usunięto %n wieczór.</numerusform>
            <numerusform>Usunięto %n wieczory.</numerusform>
            <numerusform>Usunięto %n wieczorów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings were restored.</source>
        <translation>
            <numerusform>Przywrócono %n wieczór.</numerusform>
            <numerusform>Przywrócono %n wieczory.</numerusform>
            <numerusform>Przywrócono %n wieczorów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtricks{doubled}, {vulnerable}</source>
        <translation>
            <numerusform>%n nadróbka{doubled}, {vulnerable}</numerusform>
            <numerusform>%n nadróbki{doubled}, {vulnerable}</numerusform>
            <numerusform>%n nadróbek{doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n para</numerusform>
            <numerusform>%n pary</numerusform>
            <numerusform>%n par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n wynik</numerusform>
            <numerusform>%n wyniki</numerusform>
            <numerusform>%n wyników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds or more</source>
        <translation>
            <numerusform>%n runda lub więcej</numerusform>
            <numerusform>%n rundy lub więcej</numerusform>
            <numerusform>%n rund lub więcej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubbers</source>
        <translation>
            <numerusform>%n rober</numerusform>
            <numerusform>%n robry</numerusform>
            <numerusform>%n robrów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sit out, and at most {most} can</source>
        <translation>
            <numerusform>%n osoba pauzuje, a może najwyżej {most}</numerusform>
            <numerusform>%n osoby pauzują, a może najwyżej {most}</numerusform>
            <numerusform>%n osób pauzuje, a może najwyżej {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n stół</numerusform>
            <numerusform>%n stoły</numerusform>
            <numerusform>%n stołów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n drużyna</numerusform>
            <numerusform>%n drużyny</numerusform>
            <numerusform>%n drużyn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump honours in one hand</source>
        <translation>
            <numerusform>%n honor atutowy w jednej ręce</numerusform>
            <numerusform>%n honory atutowe w jednej ręce</numerusform>
            <numerusform>%n honorów atutowych w jednej ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About scorepad</source>
        <translation>&amp;O programie scorepad</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <translation>Umówione &amp;punkty…</translation>
    </message>
    <message>
        <source>&amp;As many as you like</source>
        <translation>Bez l&amp;imitu</translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <translation>Zestawienie &amp;robrów…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Kopie zapasowe…</translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <translation>Z&amp;acznij w tym ustawieniu</translation>
    </message>
    <message>
        <source>&amp;Begin the next as</source>
        <translation>Nas&amp;tępna runda jako</translation>
    </message>
    <message>
        <source>&amp;Bidding pad</source>
        <translation>&amp;Kasetka licytacyjna</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Rozdanie</translation>
    </message>
    <message>
        <source>&amp;Boards in a round</source>
        <translation>Rozdania &amp;w rundzie</translation>
    </message>
    <message>
        <source>&amp;Calm colours at the table</source>
        <translation>&amp;Spokojne kolory przy stole</translation>
    </message>
    <message>
        <source>&amp;Cards for the pairs</source>
        <translation>&amp;Karty dla par</translation>
    </message>
    <message>
        <source>&amp;Chukker of four deals (Chicago)</source>
        <translation>&amp;Chicago, cztery rozdania</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>&amp;Colours and letters</source>
        <translation>Kolory i &amp;litery</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <translation>&amp;Kontrakty</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Kopiuj szczegóły</translation>
    </message>
    <message>
        <source>&amp;Copy of</source>
        <translation>Ko&amp;pia z dnia</translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <translation>&amp;Popraw rozdanie</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <translation>T&amp;abela krzyżowa</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <translation>Średnia r&amp;ozdania</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Rozdanie</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Rozdania</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Deleted evenings…</source>
        <translation>&amp;Usunięte wieczory…</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Gotowe</translation>
    </message>
    <message>
        <source>&amp;Draw for partners…</source>
        <translation>&amp;Losuj partnerów…</translation>
    </message>
    <message>
        <source>&amp;Duplicate boards</source>
        <translation>Brydż &amp;porównawczy</translation>
    </message>
    <message>
        <source>&amp;Earlier evenings…</source>
        <translation>Wcześ&amp;niejsze wieczory…</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Wpisz</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>&amp;Wieczór</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>&amp;Extra amount…</source>
        <translation>Kwota &amp;dodatkowa…</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Za co</translation>
    </message>
    <message>
        <source>&amp;Form and options…</source>
        <translation>&amp;Odmiana i zasady…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>&amp;Handicaps</source>
        <translation>&amp;Handicapy</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Po&amp;moc</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <translation>Po&amp;moc…</translation>
    </message>
    <message>
        <source>&amp;Hide until all results are in</source>
        <translation>&amp;Ukryj, aż będą wszystkie zapisy</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historia…</translation>
    </message>
    <message>
        <source>&amp;How many rounds</source>
        <translation>Ile &amp;rund</translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <translation>I&amp;le</translation>
    </message>
    <message>
        <source>&amp;Hundreds, as on the back score: 18 and −18</source>
        <translation>&amp;Setki, jak w zestawieniu: 18 i −18</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMP-y</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points</source>
        <translation>&amp;IMP-y według bilansu</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <translation>&amp;IMP-y według bilansu</translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <translation>&amp;Wstaw przed nim zapomniane rozdanie</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Zostaw moją</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Większe</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Jasne</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Scal</translation>
    </message>
    <message>
        <source>&amp;Minutes a round</source>
        <translation>&amp;Minut na rundę</translation>
    </message>
    <message>
        <source>&amp;Money is paid for</source>
        <translation>Rozliczenie &amp;według</translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <translation>W&amp;ięcej o rozdaniu</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>Sc&amp;hemat ruchu</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Nowy wieczór…</translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <translation>&amp;Następna seria</translation>
    </message>
    <message>
        <source>&amp;Next chukker</source>
        <translation>&amp;Następne Chicago</translation>
    </message>
    <message>
        <source>&amp;Next rubber</source>
        <translation>&amp;Następny rober</translation>
    </message>
    <message>
        <source>&amp;Pad</source>
        <translation>&amp;Kasetka</translation>
    </message>
    <message>
        <source>&amp;Passed out</source>
        <translation>&amp;Cztery pasy</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Gracze</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punkty</translation>
    </message>
    <message>
        <source>&amp;Points: the total of a side, beside both its players</source>
        <translation>&amp;Punkty: suma strony przy każdym z partnerów</translation>
    </message>
    <message>
        <source>&amp;Print into a PDF…</source>
        <translation>&amp;Drukuj do PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <translation>&amp;Zaproponuj</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Zakoń&amp;cz</translation>
    </message>
    <message>
        <source>&amp;Ranked</source>
        <translation>&amp;Ranking</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>P&amp;owód</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <translation>Pr&amp;zywróć tę wersję</translation>
    </message>
    <message>
        <source>&amp;Result as a code</source>
        <translation>Wynik jako &amp;kod</translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <translation>&amp;Wynik wieczoru…</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Rundy</translation>
    </message>
    <message>
        <source>&amp;Rubber</source>
        <translation>&amp;Rober</translation>
    </message>
    <message>
        <source>&amp;Same as last time: {names}</source>
        <translation>&amp;Jak ostatnio: {names}</translation>
    </message>
    <message>
        <source>&amp;Same partners</source>
        <translation>&amp;Ci sami partnerzy</translation>
    </message>
    <message>
        <source>&amp;Save it as PDF…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Udostępnij</translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <translation>&amp;Klasyfikacja tych wieczorów</translation>
    </message>
    <message>
        <source>&amp;Standings…</source>
        <translation>&amp;Klasyfikacja…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Uruchom</translation>
    </message>
    <message>
        <source>&amp;Start or pause</source>
        <translation>&amp;Uruchom lub zatrzymaj</translation>
    </message>
    <message>
        <source>&amp;Stop it here</source>
        <translation>&amp;Przerwij tutaj</translation>
    </message>
    <message>
        <source>&amp;Stop it here, with its premiums</source>
        <translation>&amp;Przerwij tutaj, z premiami</translation>
    </message>
    <message>
        <source>&amp;Strong contrast</source>
        <translation>Silny &amp;kontrast</translation>
    </message>
    <message>
        <source>&amp;Switch off</source>
        <translation>Wy&amp;łącz</translation>
    </message>
    <message>
        <source>&amp;Take the file&apos;s version</source>
        <translation>&amp;Weź wersję z pliku</translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <translation>&amp;Ten wieczór…</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Czas</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <translation>&amp;Czasy…</translation>
    </message>
    <message>
        <source>&amp;Tonight</source>
        <translation>&amp;Dziś</translation>
    </message>
    <message>
        <source>&amp;Two spellings of a player…</source>
        <translation>&amp;Dwie pisownie gracza…</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Zwykły rozmiar</translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <translation>Punkty &amp;zwycięstwa (VP)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Wi&amp;dok</translation>
    </message>
    <message>
        <source>&amp;Warning, minutes before the end</source>
        <translation>&amp;Ostrzeżenie, minut przed końcem</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>Co &amp;jeśli…</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>K&amp;iedy</translation>
    </message>
    <message>
        <source>&amp;Who dealt it</source>
        <translation>Kto rozda&amp;wał</translation>
    </message>
    <message>
        <source>&amp;Who is playing?</source>
        <translation>Kto &amp;gra?</translation>
    </message>
    <message>
        <source>&amp;Who owes</source>
        <translation>Kto jest w&amp;inien</translation>
    </message>
    <message>
        <source>&amp;Why this figure?</source>
        <translation>&amp;Dlaczego ta liczba?</translation>
    </message>
    <message>
        <source>* Corrected after its round was over.</source>
        <translation>* Poprawione po zakończeniu rundy.</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>one round after another</comment>
        <translation>, potem </translation>
    </message>
    <message>
        <source>--phones needs see or enter, not “{typed}”</source>
        <translation>--phones wymaga see albo enter, a nie „{typed}”</translation>
    </message>
    <message>
        <source>1 club</source>
        <translation>1 trefl</translation>
    </message>
    <message>
        <source>1 diamond</source>
        <translation>1 karo</translation>
    </message>
    <message>
        <source>1 heart</source>
        <translation>1 kier</translation>
    </message>
    <message>
        <source>1 notrump</source>
        <translation>1 bez atu</translation>
    </message>
    <message>
        <source>1 overtrick{doubled}, {vulnerable}</source>
        <translation>1 nadróbka{doubled}, {vulnerable}</translation>
    </message>
    <message>
        <source>1 spade</source>
        <translation>1 pik</translation>
    </message>
    <message>
        <source>1. Phone and laptop must be in the same Wi-Fi, not the guests’ one.</source>
        <translation>1. Telefon i laptop muszą być w tej samej sieci Wi-Fi, nie w sieci dla gości.</translation>
    </message>
    <message>
        <source>10H</source>
        <translation>10KI</translation>
    </message>
    <message>
        <source>2. The firewall must let phones in: sudo ufw allow {port}/tcp, or sudo firewall-cmd --add-port={port}/tcp. Windows asks: choose Private networks.</source>
        <translation>2. Zapora musi wpuszczać telefony: sudo ufw allow {port}/tcp albo sudo firewall-cmd --add-port={port}/tcp. Windows zapyta: należy wybrać sieci prywatne.</translation>
    </message>
    <message>
        <source>2♦ by West, 2 down</source>
        <translation>2♦, gra W, bez 2</translation>
    </message>
    <message>
        <source>3. Or switch on a phone’s own hotspot, and let the laptop join it.</source>
        <translation>3. Można też włączyć hotspot w telefonie i połączyć z nim laptop.</translation>
    </message>
    <message>
        <source>3NT by East, made with 1 over</source>
        <translation>3BA, gra E, 1 nadróbka</translation>
    </message>
    <message>
        <source>3NT by East, made with 2 over</source>
        <translation>3BA, gra E, 2 nadróbki</translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <translation>4pn, 3bae+1, 5kaxw-2, 4ki przez n xx, 6ts h100n, cztery piki południe plus jeden, 3ba wschód 11 lew, 2ka zachód bez dwóch, cztery pasy</translation>
    </message>
    <message>
        <source>4♠ by North, made</source>
        <translation>4♠, gra N, swoje</translation>
    </message>
    <message>
        <source>4♠ by South, made with 1 over</source>
        <translation>4♠, gra S, 1 nadróbka</translation>
    </message>
    <message>
        <source>4♥ redoubled by North, made</source>
        <translation>4♥ z rekontrą, gra N, swoje</translation>
    </message>
    <message>
        <source>50 for a part-score on deals &amp;1 to 3</source>
        <translation>50 za częściówkę w rozdaniach od &amp;1 do 3</translation>
    </message>
    <message>
        <source>50 for a part-score on deals 1 to 3</source>
        <translation>50 za częściówkę w rozdaniach od 1 do 3</translation>
    </message>
    <message>
        <source>50 for a part-score on the first three deals</source>
        <translation>50 za zapis częściowy w pierwszych trzech rozdaniach</translation>
    </message>
    <message>
        <source>5♦ doubled by West, 2 down</source>
        <translation>5♦ z kontrą, gra W, bez 2</translation>
    </message>
    <message>
        <source>6♣ by South, made, 100 honours held by North</source>
        <translation>6♣, gra S, swoje, 100 za honory u N</translation>
    </message>
    <message>
        <source>7=1: pair 7 misses round 1. 5=6-: pair 5 is not there from round 6.</source>
        <translation>7=1: para 7 opuszcza rundę 1. 5=6-: pary 5 nie ma od rundy 6.</translation>
    </message>
    <message>
        <source>? scores nothing until its points are entered: {deals}</source>
        <translation>? nie daje zapisu, dopóki nie podano punktów: {deals}</translation>
    </message>
    <message>
        <source>? {ns} against {ew}: {doubt}.</source>
        <translation>? {ns} – {ew}: {doubt}.</translation>
    </message>
    <message>
        <source>A &amp;passed-out deal counts and is not dealt again</source>
        <translation>&amp;Cztery pasy się liczą; rozdania się nie powtarza</translation>
    </message>
    <message>
        <source>A `seats` line in a round names its players from its beginning.</source>
        <translation>Wiersz `seats` w rundzie nazywa jej graczy od początku.</translation>
    </message>
    <message>
        <source>A b&amp;etter result</source>
        <translation>Lepszy &amp;wynik</translation>
    </message>
    <message>
        <source>A backup is made on every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <translation>Kopia zapasowa powstaje każdego dnia gry; przechowuje się 7 dziennych i 8 tygodniowych. Przywrócenie można cofnąć.</translation>
    </message>
    <message>
        <source>A card for each pair</source>
        <translation>Karta dla każdej pary</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Karta zakryta</translation>
    </message>
    <message>
        <source>A change applies to the whole round: its deals are scored again.</source>
        <translation>Zmiana dotyczy całej rundy: jej rozdania zostaną policzone od nowa.</translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: after the fourth the cycle begins again.</source>
        <translation>
            <numerusform>Chicago ma %n rozdanie: po czwartym cykl zaczyna się od nowa.</numerusform>
            <numerusform>Chicago ma %n rozdania: po czwartym cykl zaczyna się od nowa.</numerusform>
            <numerusform>Chicago ma %n rozdań: po czwartym cykl zaczyna się od nowa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: on the fifth nobody is vulnerable, on the sixth both sides are.</source>
        <translation>
            <numerusform>Chicago ma %n rozdanie: w piątym nikt nie jest po partii, w szóstym obie strony.</numerusform>
            <numerusform>Chicago ma %n rozdania: w piątym nikt nie jest po partii, w szóstym obie strony.</numerusform>
            <numerusform>Chicago ma %n rozdań: w piątym nikt nie jest po partii, w szóstym obie strony.</numerusform>
        </translation>
    </message>
    <message>
        <source>A chukker has four deals.</source>
        <translation>Chicago ma cztery rozdania.</translation>
    </message>
    <message>
        <source>A click or Space turns one card, Enter all of them. The two highest are partners, and the highest deals first.</source>
        <translation>Kliknięcie lub spacja odkrywa jedną kartę, Enter wszystkie. Dwie najwyższe karty to partnerzy; najwyższa rozdaje pierwsza.</translation>
    </message>
    <message>
        <source>A code that holds the address</source>
        <translation>Kod z adresem</translation>
    </message>
    <message>
        <source>A code that holds the result</source>
        <translation>Kod z wynikiem</translation>
    </message>
    <message>
        <source>A currency has at most {most} letters.</source>
        <translation>Waluta może mieć do {most} liter.</translation>
    </message>
    <message>
        <source>A deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>A deal after the end of a rubber or chukker begins the next one.</source>
        <translation>Rozdanie po końcu robra lub czukra zaczyna następny.</translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <translation>Inna wersja wieczoru</translation>
    </message>
    <message>
        <source>A forgotten deal, before {deal}:</source>
        <translation>Zapomniane rozdanie (przed: {deal}):</translation>
    </message>
    <message>
        <source>A game earns {plain}, {vulnerable} for a side that is vulnerable.</source>
        <translation>Partia daje {plain}, a stronie po partii {vulnerable}.</translation>
    </message>
    <message>
        <source>A name, a note, 2019…</source>
        <translation>Imię, notatka, 2019…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Nowy wieczór</translation>
    </message>
    <message>
        <source>A new evening today: the same players, the same agreements</source>
        <translation>Nowy wieczór dzisiaj: ci sami gracze, te same zasady</translation>
    </message>
    <message>
        <source>A number from {least} to {most}, not “{typed}”.</source>
        <translation>Liczba od {least} do {most}, a nie „{typed}”.</translation>
    </message>
    <message>
        <source>A part-score earns 50, a game {plain}, {vulnerable} for a side that is vulnerable. There are no honours.</source>
        <translation>Częściówka daje 50, partia {plain}, a stronie po partii {vulnerable}. Honorów nie ma.</translation>
    </message>
    <message>
        <source>A part-score on the deals before it earns 50.</source>
        <translation>Częściówka we wcześniejszych rozdaniach daje 50.</translation>
    </message>
    <message>
        <source>A part-score on the last deal earns 100.</source>
        <translation>Częściówka w ostatnim rozdaniu daje 100.</translation>
    </message>
    <message>
        <source>A passed-out deal counts and is not dealt again.</source>
        <translation>Cztery pasy się liczą; rozdania się nie powtarza.</translation>
    </message>
    <message>
        <source>A passed-out deal scores nothing, and the turn to deal passes on.</source>
        <translation>Za cztery pasy nie ma punktów; rozdaje następny gracz.</translation>
    </message>
    <message>
        <source>A phone has {entered}, the sheet has {there}.</source>
        <translation>W telefonie jest {entered}, w zapisie {there}.</translation>
    </message>
    <message>
        <source>A phone that scans it has the result, without any network.</source>
        <translation>Telefon, który go zeskanuje, ma wynik bez żadnej sieci.</translation>
    </message>
    <message>
        <source>A phone wants to enter deals.</source>
        <translation>Telefon chce zapisywać rozdania.</translation>
    </message>
    <message>
        <source>A phone without a name</source>
        <translation>Telefon bez nazwy</translation>
    </message>
    <message>
        <source>A poster of the evening</source>
        <translation>Plakat wieczoru</translation>
    </message>
    <message>
        <source>A result belongs to its board and its pairs; type these with it: 3 1-2 4sn</source>
        <translation>Wynik należy do swojego rozdania i swoich par; wpisz je razem z nim: 3 1-2 4pn</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <translation>Arkusz zapisu brydżowego do gry w domu.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is named.</source>
        <translation>Arkusz zapisu brydżowego. Bez polecenia otwiera się okno, z wieczorem z pliku FILE, jeśli go podano.</translation>
    </message>
    <message>
        <source>A separate &amp;evening</source>
        <translation>&amp;Osobny wieczór</translation>
    </message>
    <message numerus="yes">
        <source>A set has %n boards.</source>
        <translation>
            <numerusform>Seria ma %n rozdanie.</numerusform>
            <numerusform>Seria ma %n rozdania.</numerusform>
            <numerusform>Seria ma %n rozdań.</numerusform>
        </translation>
    </message>
    <message>
        <source>A title has at most {most} letters.</source>
        <translation>Tytuł może mieć do {most} liter.</translation>
    </message>
    <message>
        <source>A&amp;ll paid</source>
        <translation>Wszystko za&amp;płacone</translation>
    </message>
    <message>
        <source>About scorepad</source>
        <translation>O programie scorepad</translation>
    </message>
    <message>
        <source>About {hours}:{minutes} hours.</source>
        <translation>Około {hours}:{minutes} godz.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Korekta</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Umówione punkty</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Umówione punkty</translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <translation>Po czterech pasach ten sam gracz rozdaje jeszcze raz.</translation>
    </message>
    <message>
        <source>After a round, the panel beside the sheet says who won and proposes the next one. Enter accepts it.</source>
        <translation>Po rundzie panel obok zapisu mówi, kto wygrał, i proponuje następną. Enter ją przyjmuje.</translation>
    </message>
    <message>
        <source>After that: {pairings}</source>
        <translation>Potem: {pairings}</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Przeciw</translation>
    </message>
    <message>
        <source>Against {pair}: {points} of {most}; {boards}</source>
        <translation>Przeciw {pair}: {points} z {most}; {boards}</translation>
    </message>
    <message>
        <source>Against {pair}: {points}; {boards}</source>
        <translation>Przeciw {pair}: {points}; {boards}</translation>
    </message>
    <message>
        <source>Against: {what}</source>
        <translation>Przeciw: {what}</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zgoda</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Umówione</translation>
    </message>
    <message>
        <source>Agreed by the other side</source>
        <translation>Potwierdzone przez przeciwników</translation>
    </message>
    <message>
        <source>Agreed: {terms}.</source>
        <translation>Umówiono: {terms}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deals are played</source>
        <translation>
            <numerusform>Rozegrano %n rozdanie</numerusform>
            <numerusform>Rozegrano wszystkie %n rozdania</numerusform>
            <numerusform>Rozegrano wszystkie %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Wszystkie wieczory</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Wszystkie mecze</translation>
    </message>
    <message>
        <source>All pairs in one &amp;list</source>
        <translation>W&amp;szystkie pary na jednej liście</translation>
    </message>
    <message>
        <source>All results are in. Click one to correct it.</source>
        <translation>Są wszystkie wyniki. Kliknij wynik, aby go poprawić.</translation>
    </message>
    <message>
        <source>All results, board by board</source>
        <translation>Wszystkie zapisy, rozdanie po rozdaniu</translation>
    </message>
    <message>
        <source>All the years</source>
        <translation>Wszystkie lata</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Zezwól</translation>
    </message>
    <message>
        <source>Allow {name} to enter</source>
        <translation>Zezwól na zapis: {name}</translation>
    </message>
    <message>
        <source>Also: pass, not played, ave+ ave-, score 420, split 420 -50.</source>
        <translation>Także: pas, nie grano, śr+ śr-, zapis 420, rozdzielony 420 -50.</translation>
    </message>
    <message>
        <source>Among earlier evenings, and in the standings</source>
        <translation>Wśród wcześniejszych wieczorów i w klasyfikacji</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Kwota</translation>
    </message>
    <message>
        <source>An archive of an older scorepad is converted when it is opened. The old file stays beside it.</source>
        <translation>Archiwum starszego scorepad jest przekształcane przy otwarciu. Stary plik pozostaje obok.</translation>
    </message>
    <message>
        <source>An earlier deal, of {round}</source>
        <translation>Wcześniejsze rozdanie ({round})</translation>
    </message>
    <message>
        <source>An evening at the table</source>
        <translation>Wieczór przy stole</translation>
    </message>
    <message>
        <source>An evening can be written down as text, in any editor.</source>
        <translation>Wieczór można zapisać jako tekst, w dowolnym edytorze.</translation>
    </message>
    <message>
        <source>An evening of bridge</source>
        <translation>Wieczór brydżowy</translation>
    </message>
    <message>
        <source>An evening of bridge is on</source>
        <translation>Trwa wieczór brydżowy</translation>
    </message>
    <message>
        <source>An evening without a date</source>
        <translation>Wieczór bez daty</translation>
    </message>
    <message>
        <source>An old evening</source>
        <translation>Stary wieczór</translation>
    </message>
    <message>
        <source>An old evening can be entered from its results alone, and corrected in the same grid.</source>
        <translation>Dawny wieczór można wpisać z samych wyników i poprawić w tej samej tabeli.</translation>
    </message>
    <message>
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <translation>Niedokończona &amp;częściówka daje 100, nie 50</translation>
    </message>
    <message>
        <source>An&amp;other session</source>
        <translation>Jeszcze jeden &amp;turniej</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Ann &amp; Bob</source>
        <translation>Anna &amp; Bartek</translation>
    </message>
    <message>
        <source>Another b&amp;oard…</source>
        <translation>Inn&amp;e rozdanie…</translation>
    </message>
    <message>
        <source>Any form</source>
        <translation>Każda odmiana</translation>
    </message>
    <message>
        <source>Any form but IMPs</source>
        <translation>Każda odmiana oprócz IMP-ów</translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <translation>Honory może mieć każda ręka; zgłasza się je po rozgrywce. Liczą się bez względu na to, czy kontrakt wygrano (przepisy 72 i 81).</translation>
    </message>
    <message>
        <source>Any table of deals can be imported whose first row names the columns. These are needed, in any order:</source>
        <translation>Można importować każdą tabelę rozdań, której pierwszy wiersz nazywa kolumny. Potrzebne są te, w dowolnej kolejności:</translation>
    </message>
    <message>
        <source>Any two are compared in the same line on {fewest} to {most} boards</source>
        <translation>Każde dwie porównuje się na tej samej linii w {fewest} do {most} rozdaniach</translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <translation>&amp;Dotyczy</translation>
    </message>
    <message>
        <source>As here</source>
        <translation>Jak tutaj</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Jak w pliku</translation>
    </message>
    <message>
        <source>As in {file}</source>
        <translation>Jak w {file}</translation>
    </message>
    <message>
        <source>At several &amp;tables…</source>
        <translation>Na kilku &amp;stołach…</translation>
    </message>
    <message>
        <source>At several tables</source>
        <translation>Przy kilku stołach</translation>
    </message>
    <message>
        <source>At several tables a phone takes the place of the slip: one side enters, the other side agrees.</source>
        <translation>Przy kilku stołach telefon zastępuje karteczkę: jedna strona wpisuje, druga potwierdza.</translation>
    </message>
    <message>
        <source>At several tables type an average instead: ave+ ave-</source>
        <translation>Przy kilku stołach wpisz zamiast tego średnią: śr+ śr-</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Na końcu</translation>
    </message>
    <message>
        <source>At the end of a rubber</source>
        <translation>Na końcu robra</translation>
    </message>
    <message>
        <source>At which table is this phone?</source>
        <translation>Przy którym stole jest ten telefon?</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <translation>Średnio IMP-ów na rundę</translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <translation>Średnio setek na rundę</translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <translation>Średnie saldo IMP-ów na rozdanie</translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <translation>Średnie saldo punktów na rozdanie</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>P&amp;owrót</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Powrót</translation>
    </message>
    <message>
        <source>Back score</source>
        <translation>Zestawienie</translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <translation>Zestawienie: po każdej rundzie każdy gracz dostaje różnicę w setkach, z plusem albo minusem (50 zaokrągla się w górę); kto pauzuje, ma 0.</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Z powrotem do wyników</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Wróć do arkusza</translation>
    </message>
    <message>
        <source>Back to the standings</source>
        <translation>Wróć do klasyfikacji</translation>
    </message>
    <message>
        <source>Back to the standings (Esc)</source>
        <translation>Wróć do klasyfikacji (Esc)</translation>
    </message>
    <message>
        <source>Back to the standings of all evenings</source>
        <translation>Wróć do klasyfikacji wszystkich wieczorów</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <translation>Mogą go jeszcze zawierać kopie z wcześniejszych dni.</translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <translation>Kopie zapasowe z ostatnich dni i tygodni są w folderze {folder}</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Be&amp;gin</source>
        <translation>Z&amp;acznij</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Przed pierwszym rozdaniem</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Rozpoczęto</translation>
    </message>
    <message>
        <source>Begun now, it ends at {time}.</source>
        <translation>Zaczęte teraz skończy się o {time}.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najlepszy</translation>
    </message>
    <message>
        <source>Bidding pad</source>
        <translation>Kasetka licytacyjna</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Największa wygrana</translation>
    </message>
    <message>
        <source>Bl&amp;ank sheets…</source>
        <translation>P&amp;uste druki…</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Tylko czarny</translation>
    </message>
    <message>
        <source>Blank sheets, in the same menu, prints pads and cards to score by hand, and a card of all scores.</source>
        <translation>Polecenie Puste druki w tym samym menu drukuje bloki i karty do ręcznego zapisu oraz kartę wszystkich zapisów.</translation>
    </message>
    <message>
        <source>Blank: back score</source>
        <translation>Pusty druk: zestawienie</translation>
    </message>
    <message>
        <source>Blank: four-deal pad</source>
        <translation>Pusty druk: blok Chicago</translation>
    </message>
    <message>
        <source>Blank: private score card</source>
        <translation>Pusty druk: kontrolka</translation>
    </message>
    <message>
        <source>Blank: rubber pad</source>
        <translation>Pusty druk: blok robrowy</translation>
    </message>
    <message>
        <source>Blank: score slips</source>
        <translation>Puste druki: karteczki z zapisem</translation>
    </message>
    <message>
        <source>Blank: travellers</source>
        <translation>Pusty druk: protokół rozdania</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Board and pairs, e.g. 3 1-2</source>
        <translation>Rozdanie i pary, np. 3 1-2</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Rozdanie po rozdaniu</translation>
    </message>
    <message>
        <source>Board of the evening</source>
        <translation>Rozdanie wieczoru</translation>
    </message>
    <message>
        <source>Board {board}, {ns} against {ew}: {result}</source>
        <translation>Rozdanie {board}, {ns} – {ew}: {result}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}</source>
        <translation>Rozdanie {board}, {ns} – {ew}: {deal} daje {ours}, w pliku jest {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}, which counts</source>
        <translation>Rozdanie {board}, {ns} – {ew}: {deal} daje {ours}, w pliku jest {theirs} i to się liczy</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <translation>Rozdanie {board}, {ns} – {ew}: {fault}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <translation>Rozdanie {board}, {ns} – {ew}: {fault}; liczy się zapis {score}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <translation>Rozdanie {board}, {ns} – {ew}: {ours} według obliczeń programu, {theirs} w pliku</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <translation>Rozdanie {board}, {ns} – {ew}: {ours} według obliczeń programu, {theirs} w pliku; przyjęto {award}</translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <translation>Rozdanie {board}: pary i ich wynik, np. {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew} – type their result, such as 4sn+1</source>
        <translation>Rozdanie {board}: {ns} – {ew}; wpisz ich wynik, np. 4pn+1</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Board {number}: {dealer} deals, {vulnerable} vulnerable</source>
        <translation>Rozdanie {number}: rozdaje {dealer}, po partii: {vulnerable}</translation>
    </message>
    <message>
        <source>Board {number}: {player} deals</source>
        <translation>Rozdanie {number}: rozdaje {player}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Boards are compared with other tables: they are not on the back score, and nobody pays for them.</source>
        <translation>Rozdania porównuje się z innymi stołami: nie wchodzą do zestawienia i nikt za nie nie płaci.</translation>
    </message>
    <message>
        <source>Boards at several tables</source>
        <translation>Rozdania na kilku stołach</translation>
    </message>
    <message>
        <source>Boards compared</source>
        <translation>Porównane rozdania</translation>
    </message>
    <message>
        <source>Boards of the pair</source>
        <translation>Rozdania pary</translation>
    </message>
    <message>
        <source>Boards that several tables played are ranked by `scorepad rank FILE`; with `--why` every figure is explained.</source>
        <translation>Rozdania grane przy kilku stołach porównuje `scorepad rank FILE`; z `--why` każda liczba jest wyjaśniona.</translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <translation>Rozdania z &amp;mniejszą liczbą zapisów</translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <translation>Seria {number}</translation>
    </message>
    <message>
        <source>Boards {number}, in IMPs</source>
        <translation>Seria {number}, w IMP-ach</translation>
    </message>
    <message>
        <source>Boards: the number gives dealer and vulnerability.</source>
        <translation>Numer rozdania mówi, kto rozdaje i kto jest po partii.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Premia</translation>
    </message>
    <message>
        <source>Both sides are even</source>
        <translation>Obie strony mają tyle samo</translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <translation>Obie strony po partii</translation>
    </message>
    <message>
        <source>Butler: what results are compared with</source>
        <translation>Butler: z czym porównuje się wyniki</translation>
    </message>
    <message>
        <source>Butler: whether the highest and lowest scores are left out</source>
        <translation>Butler: czy pomija się najwyższy i najniższy zapis</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Rozgr.</translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <translation>Po &amp;kolei</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;Zmień…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Anulowano; nic nie zapisano.</translation>
    </message>
    <message>
        <source>Card of all scores</source>
        <translation>Karta wszystkich zapisów</translation>
    </message>
    <message>
        <source>Carr&amp;y all over</source>
        <translation>Przenieś wsz&amp;ystko</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Przeniesione</translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <translation>Przeniesione z wcześniejszego wieczoru</translation>
    </message>
    <message>
        <source>Carry over</source>
        <translation>Przenieś</translation>
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
        <translation>Zmi&amp;eń…</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <translation>Z&amp;mień…</translation>
    </message>
    <message>
        <source>Change for round {round} of {rounds}: {left}</source>
        <translation>Zmiana na rundę {round} z {rounds}: {left}</translation>
    </message>
    <message>
        <source>Change part&amp;ners</source>
        <translation>&amp;Inni partnerzy</translation>
    </message>
    <message>
        <source>Changes by another program are never overwritten: both evenings are kept.</source>
        <translation>Zmiany innego programu nigdy nie są nadpisywane: zostają oba wieczory.</translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <translation>Wykr&amp;esy</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Chicago</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Chicago and duplicate bonuses</source>
        <translation>Premie w Chicago i brydżu porównawczym</translation>
    </message>
    <message>
        <source>Chicago chukker</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Choose a deal in the list first</source>
        <translation>Wybierz najpierw rozdanie na liście</translation>
    </message>
    <message>
        <source>Choose the contract, or Pass where all four passed.</source>
        <translation>Wybierz kontrakt albo Pas, jeśli wszyscy spasowali.</translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <translation>Ponowny wybór tej samej kolumny odwraca kolejność</translation>
    </message>
    <message>
        <source>Chukker of four deals (Ca&amp;vendish)</source>
        <translation>Chicago, odmiana Ca&amp;vendish</translation>
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
        <translation>Chicago {number}, w IMP-ach</translation>
    </message>
    <message>
        <source>Chukkers in Cavendish form: nobody is vulnerable on the first deal, the dealer&apos;s opponents on the second and third, both sides on the fourth.</source>
        <translation>Chicago w odmianie Cavendish: w pierwszym rozdaniu nikt nie jest po partii, w drugim i trzecim przeciwnicy rozdającego, w czwartym obie strony.</translation>
    </message>
    <message>
        <source>Chukkers in Chicago form: nobody is vulnerable on the first deal, the dealer&apos;s side on the second and third, both sides on the fourth.</source>
        <translation>Chicago: w pierwszym rozdaniu nikt nie jest po partii, w drugim i trzecim strona rozdającego, w czwartym obie strony.</translation>
    </message>
    <message>
        <source>Chukkers: nobody is vulnerable on the first deal, the dealer&apos;s side on the second and third, both sides on the fourth.</source>
        <translation>Chicago: w pierwszym rozdaniu nikt nie jest po partii, w drugim i trzecim strona rozdającego, w czwartym obie strony.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Click a board in the list, or type its number too: 3 4sn</source>
        <translation>Kliknij rozdanie na liście albo wpisz też jego numer: 3 4pn</translation>
    </message>
    <message>
        <source>Click a figure to see its deal and why it is paid. Double-click it to correct the deal.</source>
        <translation>Kliknięcie liczby pokazuje jej rozdanie i za co ona jest. Podwójne kliknięcie poprawia rozdanie.</translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <translation>Kliknij, aby wpisać i usadzić graczy.</translation>
    </message>
    <message>
        <source>Cloc&amp;k for the rounds</source>
        <translation>Ze&amp;gar rund</translation>
    </message>
    <message>
        <source>Clock for the rounds</source>
        <translation>Zegar rund</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Zamknij bez zapisywania</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolumna</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakty</translation>
    </message>
    <message>
        <source>Contracts made (%)</source>
        <translation>Wygrane kontrakty (%)</translation>
    </message>
    <message>
        <source>Contracts made, of those played</source>
        <translation>Kontrakty wygrane z rozegranych</translation>
    </message>
    <message>
        <source>Contracts played and made</source>
        <translation>Kontrakty rozgrywane i wygrane</translation>
    </message>
    <message>
        <source>Contracts played: by the player, or by either of two partners</source>
        <translation>Kontrakty rozgrywane przez gracza albo przez jedno z partnerów</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <translation>Kopiuj &amp;obraz</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copied: paste it into an e-mail.</source>
        <translation>Skopiowano: wklej do e-maila.</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture</source>
        <translation>Kopiuj obr&amp;az</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Kopiuj jako &amp;tekst</translation>
    </message>
    <message>
        <source>Copy the deals as a ta&amp;ble</source>
        <translation>Kopiuj rozdania w tabe&amp;li</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Popraw</translation>
    </message>
    <message>
        <source>Correct the deal</source>
        <translation>Popraw rozdanie</translation>
    </message>
    <message>
        <source>Correct: {deal}</source>
        <translation>Popraw: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}</source>
        <translation>Poprawka: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}:</source>
        <translation>Poprawianie ({deal}):</translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer&apos;s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <translation>Licz: as 4, król 3, dama 2, walet 1. Punkty strony rozgrywającego dopisz za rozdaniem, np. 4pn+1 23p, albo podaj stronę: ew 17p.</translation>
    </message>
    <message>
        <source>Ctrl+B opens the bidding pad: press 4♠, the declarer, Enter. Keys and presses can be mixed.</source>
        <translation>Ctrl+B otwiera panel licytacji: naciśnij 4♠, rozgrywającego, Enter. Klawisze i panel można mieszać.</translation>
    </message>
    <message>
        <source>Ctrl+K is the back score. Ctrl+Shift+K settles up: who pays whom, in any currency, and what was paid on which day.</source>
        <translation>Ctrl+K to zestawienie. Ctrl+Shift+K rozlicza: kto komu płaci, w dowolnej walucie, i co zapłacono którego dnia.</translation>
    </message>
    <message>
        <source>Ctrl+N begins an evening. Type a name and Enter for each player, then Enter three times: partners are drawn.</source>
        <translation>Ctrl+N zaczyna wieczór. Dla każdego gracza imię i Enter, potem trzy razy Enter: partnerzy są losowani.</translation>
    </message>
    <message>
        <source>Ctrl+O lists all evenings. Type parts of names, notes or days; Enter opens an evening.</source>
        <translation>Ctrl+O pokazuje wszystkie wieczory. Wpisz części imion, notatek lub dni; Enter otwiera wieczór.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N changes any of it, Ctrl+D draws again. Ctrl+T seats the players differently, even during a round.</source>
        <translation>Ctrl+Shift+N zmienia to wszystko, Ctrl+D losuje ponownie. Ctrl+T sadza graczy inaczej, także w trakcie rundy.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O is the standings of any period. Enter on a figure shows what is behind it, Esc goes back.</source>
        <translation>Ctrl+Shift+O to tabela dowolnego okresu. Enter na liczbie pokazuje, co się za nią kryje, Esc wraca.</translation>
    </message>
    <message>
        <source>Ctrl+W shows what any contract would score now. F11 shows the score to the whole table.</source>
        <translation>Ctrl+W pokazuje, ile dałby teraz każdy kontrakt. F11 pokazuje zapis całemu stołowi.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Waluta</translation>
    </message>
    <message>
        <source>Cut for par&amp;tners before each round</source>
        <translation>Losuj par&amp;tnerów przed każdą rundą</translation>
    </message>
    <message>
        <source>D&amp;uplicate boards</source>
        <translation>Brydż poró&amp;wnawczy</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Ciemne</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Deal of the evening</source>
        <translation>Rozdanie wieczoru</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Deal {number}, {dealer} deals, {vulnerable} vulnerable</source>
        <translation>Rozdanie {number}, rozdaje {dealer}, po partii: {vulnerable}</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals</source>
        <translation>Rozdanie {number}: rozdaje {player}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdający</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Deals &amp;next</source>
        <translation>Rozdaje &amp;następny</translation>
    </message>
    <message>
        <source>Deals at the table, passed-out deals included</source>
        <translation>Rozdania przy stole, łącznie z czterema pasami</translation>
    </message>
    <message>
        <source>Deals next</source>
        <translation>Rozdaje następny</translation>
    </message>
    <message>
        <source>Dearest penalty</source>
        <translation>Najdroższa wpadka</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Rozgrywane</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Rozgrywający</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Dele&amp;te deal</source>
        <translation>&amp;Usuń rozdanie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Usunięto</translation>
    </message>
    <message>
        <source>Deleted evenings</source>
        <translation>Usunięte wieczory</translation>
    </message>
    <message>
        <source>Deleted evenings are kept here. You may erase one after 30 days; the program never does.</source>
        <translation>Usunięte wieczory pozostają tutaj. Po 30 dniach można je skasować na zawsze; program sam tego nie robi.</translation>
    </message>
    <message>
        <source>Deleted: {deal}.</source>
        <translation>Usunięto: {deal}.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Ponowiono: {step}</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Z kontrą</translation>
    </message>
    <message>
        <source>Doubled and made</source>
        <translation>Wygrane z kontrą</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bez</translation>
    </message>
    <message>
        <source>Dra&amp;w for partners…</source>
        <translation>&amp;Losuj partnerów…</translation>
    </message>
    <message>
        <source>Dra&amp;w for us</source>
        <translation>W&amp;ylosuj za nas</translation>
    </message>
    <message>
        <source>Dra&amp;w once more</source>
        <translation>Losu&amp;j jeszcze raz</translation>
    </message>
    <message>
        <source>Dra&amp;w…</source>
        <translation>Los&amp;uj…</translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <translation>Pora znów losować partnerów.</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <translation>Rozlosuj rundę {number}</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Rysunki (*.svg)</translation>
    </message>
    <message>
        <source>Duplicate boards</source>
        <translation>Brydż porównawczy</translation>
    </message>
    <message>
        <source>Duplicate boards follow the Laws of Duplicate Bridge (2017). Chicago and Cavendish follow custom, as their rules are usually printed.</source>
        <translation>Rozdania sportowe liczy się według Prawa brydża porównawczego (2017). Chicago i Cavendish według zwyczaju, jak się go najczęściej drukuje.</translation>
    </message>
    <message>
        <source>Duplicate boards: every board is scored separately; its number gives dealer and vulnerability.</source>
        <translation>Brydż porównawczy: każde rozdanie liczy się osobno; jego numer mówi, kto rozdaje i kto jest po partii.</translation>
    </message>
    <message>
        <source>E&amp;xact points</source>
        <translation>&amp;Dokładne punkty</translation>
    </message>
    <message>
        <source>E-W</source>
        <translation>E-W</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>EW</translation>
    </message>
    <message>
        <source>EW IMPs</source>
        <translation>IMP-y EW</translation>
    </message>
    <message>
        <source>EW points</source>
        <translation>Punkty EW</translation>
    </message>
    <message>
        <source>Each board is scored separately, without honours.</source>
        <translation>Każde rozdanie liczy się osobno, bez honorów.</translation>
    </message>
    <message>
        <source>Each deal in the JSON has the people who sat there. An adjustment is among the deals, at its place.</source>
        <translation>Każde rozdanie w JSON ma osoby, które tam siedziały. Korekta jest wśród rozdań, na swoim miejscu.</translation>
    </message>
    <message>
        <source>Each deal is compared with the expected score of the side with more points; the difference counts in IMPs.</source>
        <translation>Każde rozdanie porównuje się z wynikiem oczekiwanym dla strony, która ma więcej punktów; różnicę liczy się w IMP-ach.</translation>
    </message>
    <message>
        <source>Each deal is compared with the score its points should make.</source>
        <translation>Każde rozdanie porównuje się z wynikiem oczekiwanym przy danym bilansie.</translation>
    </message>
    <message>
        <source>Each round is drawn by the ranking, and nobody meets twice.</source>
        <translation>Każda runda jest losowana według rankingu i nikt nie spotyka się dwa razy.</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Wcześniejsze wieczory</translation>
    </message>
    <message>
        <source>East</source>
        <translation>E</translation>
    </message>
    <message>
        <source>East</source>
        <comment>to sit</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>EW</translation>
    </message>
    <message>
        <source>End the evenin&amp;g</source>
        <translation>&amp;Zakończ wieczór</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <translation>Zapisz rozdanie</translation>
    </message>
    <message>
        <source>Enter a stake to see who pays whom.</source>
        <translation>Wpisz stawkę, aby zobaczyć, kto komu płaci.</translation>
    </message>
    <message>
        <source>Enter an evening of which only the results are known</source>
        <translation>Wpisz wieczór, z którego znane są tylko wyniki</translation>
    </message>
    <message>
        <source>Enter lets this count in the ranking.</source>
        <translation>Enter uwzględni to w rankingu.</translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <translation>Enter albo podwójne kliknięcie na liczbie pokazuje szczegóły. Kliknięcie nagłówka albo {key} sortuje według niego.</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Wpisz rozdanie</translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <translation>Wpisz wynik co najmniej jednej rundy.</translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <translation>Wpisz {deal}</translation>
    </message>
    <message>
        <source>Entered.</source>
        <translation>Zapisano.</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <translation>Wpisywanie rozdania</translation>
    </message>
    <message>
        <source>Erase for &amp;good…</source>
        <translation>Skasuj na &amp;zawsze…</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>Skasuj</translation>
    </message>
    <message>
        <source>Erase this evening for good?</source>
        <translation>Skasować ten wieczór na zawsze?</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc again closes this and discards your entry.</source>
        <translation>Ponowny Esc zamknie to i odrzuci wpis.</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <source>Evening {done} of {total}</source>
        <translation>Wieczór {done} z {total}</translation>
    </message>
    <message>
        <source>Evening, Phones shows a code. A phone in the same Wi-Fi scans it and shows the sheet, live and from its own side; if you allow it, it enters deals too.</source>
        <translation>Wieczór, Telefony pokazuje kod. Telefon w tej samej sieci Wi-Fi skanuje go i pokazuje zapis na żywo, ze swojej strony; za zgodą wpisuje też rozdania.</translation>
    </message>
    <message>
        <source>Evening, for scorepad (*.scorepad)</source>
        <translation>Wieczór programu scorepad (*.scorepad)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Wieczory</translation>
    </message>
    <message>
        <source>Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)</source>
        <translation>Wieczory i pliki zapisu (*.scorepad *.txt *.pbn *.xml *.csv)</translation>
    </message>
    <message>
        <source>Evenings restored: {number} of {all}.</source>
        <translation>Przywróconych wieczorów: {number} z {all}.</translation>
    </message>
    <message>
        <source>Evenings they played</source>
        <translation>Rozegrane wieczory</translation>
    </message>
    <message>
        <source>Evenings unchanged: {number}.</source>
        <translation>Niezmienionych wieczorów: {number}.</translation>
    </message>
    <message>
        <source>Evenings: {counts}</source>
        <translation>Wieczory: {counts}</translation>
    </message>
    <message>
        <source>Every deal is saved when it is entered, in the file {file}</source>
        <translation>Każde rozdanie jest zapisywane zaraz po wpisaniu, w pliku {file}</translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <translation>Każde rozdanie liczy się osobno: partia to {game} punktów w jednym rozdaniu.</translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <translation>Każda częściówka daje 50.</translation>
    </message>
    <message>
        <source>Every row and every step has a checksum.</source>
        <translation>Każdy wiersz i każdy krok ma sumę kontrolną.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <translation>Każdy ciągnie kartę; dwie najwyższe grają razem, a najwyższa rozdaje. As jest najwyższy; przy równych kartach decyduje kolor, najpierw pik (przepisy 1–3).</translation>
    </message>
    <message>
        <source>Everyone has played with everyone.</source>
        <translation>Każdy zagrał z każdym.</translation>
    </message>
    <message>
        <source>Everything is paid or carried over.</source>
        <translation>Wszystko zapłacone albo przeniesione.</translation>
    </message>
    <message>
        <source>Everything is paid.</source>
        <translation>Wszystko zapłacone.</translation>
    </message>
    <message>
        <source>Everything is saved at once. Every step can be undone; any earlier deal can be corrected, moved or deleted in the list of deals.</source>
        <translation>Wszystko zapisuje się od razu. Każdy krok można cofnąć; każde wcześniejsze rozdanie można na liście rozdań poprawić, przenieść albo usunąć.</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Kod wyjścia</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Oczekiwane</translation>
    </message>
    <message>
        <source>Explain every figure</source>
        <translation>Objaśnij każdą liczbę</translation>
    </message>
    <message>
        <source>Extra amounts</source>
        <translation>Dodatkowe kwoty</translation>
    </message>
    <message>
        <source>F&amp;irst board</source>
        <translation>P&amp;ierwsze rozdanie</translation>
    </message>
    <message>
        <source>Files saved from it are kept.</source>
        <translation>Zapisane z niego pliki pozostają.</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Znajdź gracza</translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <translation>Pięć osób zmienia miejsca po każdym rozdaniu, tak aby każdy grał z każdym w parze.</translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <translation>Pięć rund: każdy gra z każdym w parze jeden raz.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dla</translation>
    </message>
    <message>
        <source>For a contract that is made</source>
        <translation>Za wygrany kontrakt</translation>
    </message>
    <message>
        <source>For making it {doubled}</source>
        <translation>Za grę wygraną {doubled}</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>Dla innych programów</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <translation>Cztery rozdania, C&amp;hicago</translation>
    </message>
    <message>
        <source>Four deals, Ca&amp;vendish</source>
        <translation>Cztery rozdania, Ca&amp;vendish</translation>
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
        <translation>Piątkowy wieczór</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>From before</source>
        <translation>Wcześniejsze</translation>
    </message>
    <message>
        <source>From board {number}: {names}</source>
        <translation>Od rozdania {number}: {names}</translation>
    </message>
    <message>
        <source>From deal {number}: {names}</source>
        <translation>Od rozdania {number}: {names}</translation>
    </message>
    <message>
        <source>From now on both names are one player everywhere. Nothing is lost: you can undo it.</source>
        <translation>Odtąd obie pisownie to wszędzie jeden gracz. Nic nie ginie: można to cofnąć.</translation>
    </message>
    <message>
        <source>From the &amp;beginning of the round</source>
        <translation>Od &amp;początku rundy</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;beginning: the %n deals so far count as {players}&apos;s</source>
        <translation>
            <numerusform>Siedzieli tak od &amp;początku: %n dotychczasowe rozdanie liczy się dla: {players}</numerusform>
            <numerusform>Siedzieli tak od &amp;początku: %n dotychczasowe rozdania liczą się dla: {players}</numerusform>
            <numerusform>Siedzieli tak od &amp;początku: %n dotychczasowych rozdań liczy się dla: {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;beginning: the deal played counts as {players}&apos;s</source>
        <translation>Od &amp;początku: rozegrane rozdanie liczy się dla: {players}</translation>
    </message>
    <message>
        <source>From the &amp;next deal; earlier deals are not affected</source>
        <translation>Od &amp;następnego rozdania; wcześniejsze się nie zmieniają</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;next deal; the %n deals so far stay with {players}</source>
        <translation>
            <numerusform>Od &amp;następnego rozdania; %n dotychczasowe rozdanie zostaje dla: {players}</numerusform>
            <numerusform>Od &amp;następnego rozdania; %n dotychczasowe rozdania zostają dla: {players}</numerusform>
            <numerusform>Od &amp;następnego rozdania; %n dotychczasowych rozdań zostaje dla: {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;next deal; the last one stays with {players}</source>
        <translation>Od &amp;następnego rozdania; ostatnie zostaje dla: {players}</translation>
    </message>
    <message>
        <source>From the next round. Earlier deals are not affected.</source>
        <translation>Od następnej rundy. Wcześniejsze rozdania się nie zmieniają.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Premia za partię</translation>
    </message>
    <message>
        <source>Game, {game} or more for its tricks</source>
        <translation>Partia, {game} lub więcej za lewy</translation>
    </message>
    <message>
        <source>Game: {game} points below the line, in one or more deals. Then a line is drawn and part-scores start again; the winner is vulnerable.</source>
        <translation>Partia: {game} punktów pod kreską, w jednym rozdaniu albo w kilku. Potem rysuje się kreskę i częściówki zaczynają się od nowa; zwycięzcy są po partii.</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Oddane</translation>
    </message>
    <message>
        <source>Go through an evening deal by deal</source>
        <translation>Przejrzyj wieczór, rozdanie po rozdaniu</translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <translation>Szlem: wylicytowane i wygrane siedem</translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <translation>&amp;Honory się liczą</translation>
    </message>
    <message>
        <source>Half the distance to the average of the last ten sessions</source>
        <translation>Połowa odległości od średniej z ostatnich dziesięciu sesji</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Bezpośrednie porównanie</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Bilans</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Tematy pomocy</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Tutaj</translation>
    </message>
    <message>
        <source>History of this evening</source>
        <translation>Historia tego wieczoru</translation>
    </message>
    <message>
        <source>Hold the picture to save or send it.</source>
        <translation>Przytrzymaj obraz, aby go zapisać lub wysłać.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honory</translation>
    </message>
    <message>
        <source>Honours count.</source>
        <translation>Honory się liczą.</translation>
    </message>
    <message>
        <source>Honours do not count.</source>
        <translation>Honory się nie liczą.</translation>
    </message>
    <message>
        <source>Honours in one hand: four of A K Q J 10 of trumps {four}, all five {five}; at notrump four aces {aces}.</source>
        <translation>Honory w jednej ręce: cztery z A K D W 10 atutowych {four}, wszystkie pięć {five}; w bez atu cztery asy {aces}.</translation>
    </message>
    <message>
        <source>How &amp;many</source>
        <translation>I&amp;le</translation>
    </message>
    <message>
        <source>How contracts ended</source>
        <translation>Jak skończyły się kontrakty</translation>
    </message>
    <message>
        <source>How contracts ended – {who}</source>
        <translation>Jak skończyły się kontrakty – {who}</translation>
    </message>
    <message>
        <source>How far the evening is shown</source>
        <translation>Do którego miejsca widać wieczór</translation>
    </message>
    <message>
        <source>How man&amp;y</source>
        <translation>I&amp;le</translation>
    </message>
    <message>
        <source>How many IMPs? A number from 1 to {most}.</source>
        <translation>Ile IMP-ów? Liczba od 1 do {most}.</translation>
    </message>
    <message>
        <source>How many points? A number from 1 to {most}.</source>
        <translation>Ile punktów? Liczba od 1 do {most}.</translation>
    </message>
    <message>
        <source>How much money</source>
        <translation>Ile pieniędzy</translation>
    </message>
    <message>
        <source>How much? For example 2.50.</source>
        <translation>Ile? Na przykład 2,50.</translation>
    </message>
    <message>
        <source>Howell: everybody moves</source>
        <translation>Howell: wszyscy się przesiadają</translation>
    </message>
    <message>
        <source>Hu&amp;ndreds of each round</source>
        <translation>&amp;Setki z każdej rundy</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>Setki</translation>
    </message>
    <message>
        <source>Hundreds of the last five evenings</source>
        <translation>Setki z ostatnich pięciu wieczorów</translation>
    </message>
    <message>
        <source>I want to enter deals</source>
        <translation>Chcę zapisywać rozdania</translation>
    </message>
    <message>
        <source>I&amp;MPs of each round</source>
        <translation>I&amp;MP-y z każdej rundy</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP-y</translation>
    </message>
    <message>
        <source>IMPs a board</source>
        <translation>IMP-y na rozdanie</translation>
    </message>
    <message>
        <source>IMPs against every other result</source>
        <translation>IMP-y wobec każdego innego wyniku</translation>
    </message>
    <message>
        <source>IMPs against the datum (Butler)</source>
        <translation>IMP-y wobec średniej (butler)</translation>
    </message>
    <message>
        <source>IMPs against the points held</source>
        <translation>IMP-y według bilansu</translation>
    </message>
    <message>
        <source>IMPs by agreement</source>
        <translation>Umówione IMP-y</translation>
    </message>
    <message>
        <source>IMPs won, for each board that was scored in IMPs</source>
        <translation>Wygrane IMP-y na każde rozdanie liczone w IMP-ach</translation>
    </message>
    <message>
        <source>IMPs {team}</source>
        <translation>IMP-y {team}</translation>
    </message>
    <message>
        <source>If no phone comes in, the firewall may be closed: sudo ufw allow PORT/tcp, or sudo firewall-cmd --add-port=PORT/tcp, with the port of the address.</source>
        <translation>Jeśli żaden telefon nie może się połączyć, zapora może być zamknięta: sudo ufw allow PORT/tcp albo sudo firewall-cmd --add-port=PORT/tcp, z portem z adresu.</translation>
    </message>
    <message>
        <source>If you stop before the end, the only game earns {game}, and the only part-score of the unfinished game {part_score}.</source>
        <translation>Przy przerwaniu przed końcem jedyna partia daje {game}, a jedyna częściówka niedokończonej partii {part_score}.</translation>
    </message>
    <message>
        <source>In &amp;chukkers of four deals, not by boards</source>
        <translation>W &amp;Chicago po cztery rozdania, a nie według numerów</translation>
    </message>
    <message>
        <source>In IMPs</source>
        <translation>W IMP-ach</translation>
    </message>
    <message>
        <source>In a rubber an adjustment has its own number, elsewhere that of the deal before it.</source>
        <translation>W robrze korekta ma własny numer, gdzie indziej numer poprzedniego rozdania.</translation>
    </message>
    <message>
        <source>In a table each row is a deal, or a result of several tables.</source>
        <translation>W tabeli każdy wiersz to rozdanie albo wynik kilku stołów.</translation>
    </message>
    <message>
        <source>In all: {figures}</source>
        <translation>Razem: {figures}</translation>
    </message>
    <message>
        <source>In money</source>
        <translation>W pieniądzach</translation>
    </message>
    <message>
        <source>In the form points, each deal is compared with what the high cards should make, in IMPs:</source>
        <translation>W formie points każde rozdanie porównuje się z tym, co powinny dać punkty honorowe, w IMP-ach:</translation>
    </message>
    <message>
        <source>In the line for a deal</source>
        <translation>W wierszu wpisu</translation>
    </message>
    <message>
        <source>In the list of deals</source>
        <translation>Na liście rozdań</translation>
    </message>
    <message>
        <source>In {file}</source>
        <translation>W {file}</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Dołącz</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Inicjały</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insert a forgotten deal before it</source>
        <translation>Wstaw przed nim zapomniane rozdanie</translation>
    </message>
    <message>
        <source>Insult</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>To jest folder</translation>
    </message>
    <message>
        <source>It becomes open again in its original evening.</source>
        <translation>Będzie wtedy znów otwarty w wieczorze, z którego pochodzi.</translation>
    </message>
    <message>
        <source>It means</source>
        <translation>To znaczy</translation>
    </message>
    <message>
        <source>It scans this code. Phones there: {number}</source>
        <translation>Niech zeskanuje ten kod. Telefony: {number}</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Zachowaj oba</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <translation>Zostaw okno otwarte</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <translation>Prowadzi zapis</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>L&amp;etters at the figures</source>
        <translation>L&amp;itery przy liczbach</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Duży druk</translation>
    </message>
    <message>
        <source>Last five</source>
        <translation>Ostatnie pięć</translation>
    </message>
    <message>
        <source>Late or lea&amp;ving</source>
        <translation>Spóźnieni i wy&amp;chodzący</translation>
    </message>
    <message>
        <source>Laws at hand</source>
        <translation>Przepisy pod ręką</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Wist</translation>
    </message>
    <message>
        <source>Leave it, or cancel the correction</source>
        <translation>Wyjdź albo anuluj poprawkę</translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <translation>Bez zapisów skrajn&amp;ych</translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <translation>Pola pauzujących zostaw puste; ostatnia liczba uzupełni się sama. Enter przechodzi dalej.</translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <translation>Pomija tych, którzy grali mniej rund</translation>
    </message>
    <message>
        <source>Let phones &amp;look</source>
        <translation>Pozwól &amp;oglądać</translation>
    </message>
    <message>
        <source>Let phones look and &amp;enter</source>
        <translation>Pozwól oglądać i &amp;zapisywać</translation>
    </message>
    <message>
        <source>Letters and words of the window&apos;s language are read, and English ones too where a letter means nothing else.</source>
        <translation>Czytane są litery i słowa języka okna, angielskie także tam, gdzie litera nie znaczy nic innego.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Wysokość</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Wysokość {level}</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linia</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <translation>Wiersz {number}</translation>
    </message>
    <message>
        <source>Lines s&amp;witched, rounds at the end</source>
        <translation>Linie za&amp;mienione, rundy na końcu</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Na żywo</translation>
    </message>
    <message>
        <source>Look at the evening, or the details of the figure</source>
        <translation>Obejrzyj wieczór albo szczegóły liczby</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <translation>Najwięcej szczęścia z kontrą</translation>
    </message>
    <message>
        <source>M&amp;oney</source>
        <translation>Pie&amp;niądze</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Made %</source>
        <translation>Wygrane %</translation>
    </message>
    <message>
        <source>Mat&amp;ch sheet</source>
        <translation>Protokół m&amp;eczu</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Mecz</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Protokół meczu</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Mecze</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Maksy</translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <translation>Zdobyte punkty z możliwych</translation>
    </message>
    <message>
        <source>Merged with {file}: {counts}.</source>
        <translation>Scalono z {file}: {counts}.</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>Minutes to &amp;change</source>
        <translation>Minut na z&amp;mianę</translation>
    </message>
    <message>
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <translation>Błędne rozdanie: gdy odkryto kartę albo ręka nie ma 13 kart, ten sam gracz rozdaje jeszcze raz (przepisy 4–12). Nic się nie zapisuje.</translation>
    </message>
    <message>
        <source>Mitchell: North-South stay</source>
        <translation>Mitchell: pary NS zostają</translation>
    </message>
    <message>
        <source>Monday evening</source>
        <translation>Poniedziałkowy wieczór</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Money is paid for points, rounded to tens.</source>
        <translation>Płaci się za punkty zaokrąglone do dziesiątek.</translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <translation>Płaci się za dokładne punkty.</translation>
    </message>
    <message>
        <source>Mor&amp;e rules…</source>
        <translation>Więcej z&amp;asad…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>Więc&amp;ej…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>More colu&amp;mns</source>
        <translation>Więcej kolu&amp;mn</translation>
    </message>
    <message>
        <source>More teams are written the same way. A team is named by its letter, `pairs A=Owls`. Below the results, `bye C 12` gives team C 12 VPs for a round without a match.</source>
        <translation>Więcej teamów zapisuje się tak samo. Team nazywa się jego literą, `pairs A=Owls`. Pod wynikami `bye C 12` daje teamowi C 12 VP za rundę bez meczu.</translation>
    </message>
    <message>
        <source>Most slams</source>
        <translation>Najwięcej szlemów</translation>
    </message>
    <message>
        <source>Move it</source>
        <translation>Przenieś</translation>
    </message>
    <message>
        <source>Move it to round {number}</source>
        <translation>Przenieś do rundy {number}</translation>
    </message>
    <message>
        <source>Move the deal &amp;down</source>
        <translation>Przenieś rozdanie w dó&amp;ł</translation>
    </message>
    <message>
        <source>Move the deal &amp;up</source>
        <translation>Przenieś rozdanie w &amp;górę</translation>
    </message>
    <message>
        <source>Move the first deal of the next round here</source>
        <translation>Przenieś tu pierwsze rozdanie następnej rundy</translation>
    </message>
    <message>
        <source>Move them to round {number}</source>
        <translation>Przenieś do rundy {number}</translation>
    </message>
    <message>
        <source>N, E, S or W alone is always a chair; a name is longer. What follows # is a remark.</source>
        <translation>Samo N, E, S lub W to zawsze miejsce; imię jest dłuższe. Po # stoi uwaga.</translation>
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
        <translation>IMP-y NS</translation>
    </message>
    <message>
        <source>NS points</source>
        <translation>Punkty NS</translation>
    </message>
    <message>
        <source>NS −</source>
        <translation>NS −</translation>
    </message>
    <message>
        <source>NT, each further trick</source>
        <translation>BA, każda następna</translation>
    </message>
    <message>
        <source>NT, the first</source>
        <translation>BA, pierwsza</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Name four to seven players to draw for partners.</source>
        <translation>Podaj od czterech do siedmiu graczy, aby losować partnerów.</translation>
    </message>
    <message>
        <source>Name four to seven players, then enter the results.</source>
        <translation>Podaj od czterech do siedmiu graczy, potem wpisz wyniki.</translation>
    </message>
    <message>
        <source>Name of {pair}</source>
        <translation>Nazwisko: {pair}</translation>
    </message>
    <message>
        <source>Names the players and says who We are.</source>
        <translation>Podaje graczy i kto z nich to My.</translation>
    </message>
    <message>
        <source>Names work too, with enough letters to tell players apart: 4s ann h100 eve. Ambiguous letters are asked about. With mouse or finger, use the Pad.</source>
        <translation>Działają też imiona, jeśli litery wystarczą do rozróżnienia graczy: 4p ann h100 eve. O niejednoznaczne litery program zapyta. Myszą lub palcem użyj Kasetki.</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>Saldo IMP-ów</translation>
    </message>
    <message>
        <source>Net margin, to the point</source>
        <translation>Saldo różnic, co do punktu</translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <translation>Saldo punktów w kontraktach z kontrą obu stron</translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <translation>Saldo punktów w kontraktach z rekontrą obu stron</translation>
    </message>
    <message>
        <source>New evening, Duplicate boards, At several tables: say who plays; a movement is proposed, and shown beside the results.</source>
        <translation>Nowy wieczór, Brydż porównawczy, Na kilku stołach: podaj, kto gra; program zaproponuje schemat ruchu i pokaże go obok zapisów.</translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <translation>Nowe pary zaczynają nową serię rozdań.</translation>
    </message>
    <message>
        <source>Next: {round}</source>
        <translation>Dalej: {round}</translation>
    </message>
    <message>
        <source>Next: {round} of {planned}</source>
        <translation>Dalej: {round} z {planned}</translation>
    </message>
    <message>
        <source>Next: {round}, the last</source>
        <translation>Dalej: {round}, runda ostatnia</translation>
    </message>
    <message>
        <source>No earlier session is known of these players.</source>
        <translation>Nie ma wcześniejszych sesji tych graczy.</translation>
    </message>
    <message>
        <source>No evenings found. Esc clears the search.</source>
        <translation>Nic nie znaleziono. Esc czyści wyszukiwanie.</translation>
    </message>
    <message>
        <source>No evenings in this period.</source>
        <translation>W tym okresie nie ma wieczorów.</translation>
    </message>
    <message>
        <source>No evenings saved yet.</source>
        <translation>Nie ma jeszcze zapisanych wieczorów.</translation>
    </message>
    <message>
        <source>No movement is set. Enter any board.</source>
        <translation>Bez ruchu. Można zapisać dowolne rozdanie.</translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <translation>W tym okresie nie ma graczy z imieniem.</translation>
    </message>
    <message>
        <source>No phone is here yet.</source>
        <translation>Nie ma jeszcze żadnego telefonu.</translation>
    </message>
    <message>
        <source>No phone yet? Three things help:</source>
        <translation>Nie ma telefonu? Pomagają trzy rzeczy:</translation>
    </message>
    <message>
        <source>No place is another one.</source>
        <translation>Żadne miejsce się nie zmieniło.</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <translation>Nie ma tu skonfigurowanej drukarki. PDF można wydrukować wszędzie i wysłać znajomym.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Brak miejsca na dysku</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Nie ma takiego pliku ani folderu</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Nobody has to pay anything.</source>
        <translation>Nikt nie musi nic płacić.</translation>
    </message>
    <message>
        <source>Nobody is vulnerable</source>
        <translation>Nikt nie jest po partii</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>Nikt nikomu nic nie jest winien.</translation>
    </message>
    <message>
        <source>Nobody wins the evening</source>
        <translation>Nikt nie wygrywa wieczoru</translation>
    </message>
    <message>
        <source>Nobody wins: {points} each</source>
        <translation>Nikt nie wygrywa: po {points}</translation>
    </message>
    <message>
        <source>North</source>
        <translation>N</translation>
    </message>
    <message>
        <source>North</source>
        <comment>to sit</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>North-South held 23 high-card points</source>
        <translation>N-S mieli 23 punkty honorowe</translation>
    </message>
    <message>
        <source>North-South: {first}. East-West: {second}</source>
        <translation>NS: {first}. EW: {second}</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>To nie folder</translation>
    </message>
    <message>
        <source>Not agreed: ask the director</source>
        <translation>Brak zgody: proszę wezwać sędziego</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Niedokończone</translation>
    </message>
    <message>
        <source>Not imported from the file: {what}.</source>
        <translation>Nie wczytano z pliku: {what}.</translation>
    </message>
    <message>
        <source>Not in the file: {what}.</source>
        <translation>Nie ma w pliku: {what}.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nie grano</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Nie zgadza się</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Jeszcze niezapisane</translation>
    </message>
    <message>
        <source>Not yet agreed by the other side</source>
        <translation>Jeszcze niepotwierdzone</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Note on the evening</source>
        <translation>Notatka o wieczorze</translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <translation>Notatka o tym rozdaniu</translation>
    </message>
    <message>
        <source>Notes of the evening, debts, payments and plans are not in it.</source>
        <translation>Notatek wieczoru, długów, wpłat i planów w niej nie ma.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Nic jeszcze nie zagrano.</translation>
    </message>
    <message>
        <source>Nothing is chosen to print.</source>
        <translation>Nie wybrano nic do wydruku.</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <translation>Nic jeszcze nie jest rozstrzygnięte</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Keep the file on a local disk; network folders are not reliable.</source>
        <translation>Żadne dane nie opuszczają tego komputera. Trzymaj plik na dysku lokalnym; foldery sieciowe są zawodne.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>O&amp;ld evening…</source>
        <translation>S&amp;tary wieczór…</translation>
    </message>
    <message>
        <source>O&amp;vertricks count only when doubled</source>
        <translation>&amp;Nadróbki liczą się tylko z kontrą</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Of partnerships</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Of players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Na papierze</translation>
    </message>
    <message>
        <source>On the back score each player gets the IMPs of their deals</source>
        <translation>W zestawieniu każdy gracz ma IMP-y ze swoich rozdań</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s opponents are vulnerable.</source>
        <translation>W drugim i trzecim rozdaniu po partii są przeciwnicy rozdającego.</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s side is vulnerable.</source>
        <translation>W drugim i trzecim rozdaniu po partii jest strona rozdającego.</translation>
    </message>
    <message>
        <source>On the sheet: {total}</source>
        <translation>W zapisie: {total}</translation>
    </message>
    <message>
        <source>One &amp;against another</source>
        <translation>Gr&amp;acz przeciw graczowi</translation>
    </message>
    <message>
        <source>One deal back</source>
        <translation>Jedno rozdanie wstecz</translation>
    </message>
    <message>
        <source>One deal on</source>
        <translation>Jedno rozdanie dalej</translation>
    </message>
    <message>
        <source>One debt of players who are not here</source>
        <translation>Jeden dług graczy, których tu nie ma</translation>
    </message>
    <message>
        <source>One evening</source>
        <translation>Jeden wieczór</translation>
    </message>
    <message>
        <source>One evening was restored.</source>
        <translation>Przywrócono jeden wieczór.</translation>
    </message>
    <message>
        <source>One minute &amp;less</source>
        <translation>Minuta &amp;mniej</translation>
    </message>
    <message>
        <source>One minute &amp;more</source>
        <translation>Minuta &amp;więcej</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Chwileczkę…</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Jedna runda</translation>
    </message>
    <message>
        <source>One sits out in each round.</source>
        <translation>W każdej rundzie jedna osoba pauzuje.</translation>
    </message>
    <message>
        <source>One, Enter looks at its evening</source>
        <translation>Razem 1; Enter pokazuje wieczór</translation>
    </message>
    <message>
        <source>Only look</source>
        <translation>Tylko oglądam</translation>
    </message>
    <message>
        <source>Only one evening of the list</source>
        <translation>Tylko jeden wieczór z listy</translation>
    </message>
    <message>
        <source>Only see</source>
        <translation>Tylko oglądanie</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n evenings of the list</source>
        <translation>
            <numerusform>Tylko %n wieczór z listy</numerusform>
            <numerusform>Tylko %n wieczory z listy</numerusform>
            <numerusform>Tylko %n wieczorów z listy</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the code lets a phone in. A phone can be sent away, and all are switched off when the evening ends.</source>
        <translation>Telefon wchodzi tylko z kodem. Można go odesłać, a po zakończeniu wieczoru wszystko się wyłącza.</translation>
    </message>
    <message>
        <source>Only this form of the game</source>
        <translation>Tylko ta odmiana</translation>
    </message>
    <message>
        <source>Only this period</source>
        <translation>Tylko ten okres</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwarte</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>&amp;Otwórz plik…</translation>
    </message>
    <message>
        <source>Open debts of earlier evenings between the players are offered there, in their own currency.</source>
        <translation>Otwarte długi z dawnych wieczorów między graczami są tam proponowane, we własnej walucie.</translation>
    </message>
    <message>
        <source>Open the last of them</source>
        <translation>Otwórz ostatni z nich</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>Otwieranie {file}</translation>
    </message>
    <message>
        <source>Opens this evening to continue or correct it</source>
        <translation>Otwiera ten wieczór, aby grać dalej albo go poprawić</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opcja</translation>
    </message>
    <message>
        <source>Options come before the first result:</source>
        <translation>Opcje stoją przed pierwszym wynikiem:</translation>
    </message>
    <message>
        <source>Options come between `form` and the first deal:</source>
        <translation>Opcje stoją między `form` a pierwszym rozdaniem:</translation>
    </message>
    <message>
        <source>Or type it, e.g. {example}</source>
        <translation>Albo wpisz, np. {example}</translation>
    </message>
    <message>
        <source>Or type the letters after # in the address there.</source>
        <translation>Albo wpisz znaki po # z tamtego adresu.</translation>
    </message>
    <message>
        <source>Or your pair or number</source>
        <translation>Albo numer pary lub gracza</translation>
    </message>
    <message>
        <source>Other files are still being opened; please try again afterwards.</source>
        <translation>Trwa otwieranie innych plików; spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Inne wyniki</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Nadróbki</translation>
    </message>
    <message>
        <source>Overtricks</source>
        <translation>Nadróbki</translation>
    </message>
    <message>
        <source>Overtricks count only when doubled.</source>
        <translation>Nadróbki liczą się tylko z kontrą.</translation>
    </message>
    <message>
        <source>Overtricks, each. All the rest goes above the line.</source>
        <translation>Nadróbki, za każdą. Wszystko pozostałe zapisuje się nad kreską.</translation>
    </message>
    <message>
        <source>Owls</source>
        <translation>Sowy</translation>
    </message>
    <message>
        <source>P&amp;hones need Python’s {packages}</source>
        <translation>T&amp;elefony wymagają {packages} dla Pythona</translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <translation>T&amp;elefony…</translation>
    </message>
    <message>
        <source>P&amp;rint the season…</source>
        <translation>Druku&amp;j sezon…</translation>
    </message>
    <message>
        <source>PBN 2.1, for other bridge programs</source>
        <translation>PBN 2.1, dla innych programów brydżowych</translation>
    </message>
    <message>
        <source>PBN, for other bridge programs (*.pbn)</source>
        <translation>PBN, dla innych programów brydżowych (*.pbn)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Pliki PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Strona {number} z {count}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zapłacone</translation>
    </message>
    <message>
        <source>Paid &amp;on</source>
        <translation>Zapłacone &amp;dnia</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Pair of the season</source>
        <translation>Para sezonu</translation>
    </message>
    <message>
        <source>Pair {pair}</source>
        <translation>Para {pair}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Part-score bonus</source>
        <translation>Premia za częściówkę</translation>
    </message>
    <message>
        <source>Part-score, under {game} for its tricks</source>
        <translation>Częściówka, poniżej {game} za lewy</translation>
    </message>
    <message>
        <source>Part-scores count on &amp;towards a game</source>
        <translation>&amp;Częściówki sumują się do partii</translation>
    </message>
    <message>
        <source>Part-scores count on towards a game of {game} from deal to deal, until either side makes one.</source>
        <translation>Częściówki sumują się z rozdania na rozdanie do partii za {game}, aż któraś strona ją zrobi.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partnerzy</translation>
    </message>
    <message>
        <source>Partners are drawn for each round.</source>
        <translation>Na każdą rundę losuje się partnerów.</translation>
    </message>
    <message>
        <source>Partners change after each round.</source>
        <translation>Po każdej rundzie zmieniają się partnerzy.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Partnerships</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Cztery pasy</translation>
    </message>
    <message>
        <source>Payments are in whole coins, rounded down. Coins that are left go to the largest remainders, then to those seated first.</source>
        <translation>Płaci się całymi monetami, w dół. Pozostałe monety trafiają do największych reszt, potem do posadzonych najpierw.</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Wpadki</translation>
    </message>
    <message>
        <source>Penalties for contracts gone down</source>
        <translation>Punkty oddane za własne przegrane kontrakty</translation>
    </message>
    <message>
        <source>Penalties for the opponents&apos; contracts that went down</source>
        <translation>Punkty za przegrane kontrakty przeciwników</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Wpadka</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Procent</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Brak dostępu</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation>Telefony przy stole</translation>
    </message>
    <message>
        <source>Phones cannot be let in at {address}: {reason}.</source>
        <translation>Nie można wpuścić telefonów pod adresem {address}: {reason}.</translation>
    </message>
    <message>
        <source>Phones in the same Wi-Fi scan a code and see the sheet, live. Nothing is installed, and nothing leaves the house. Phones are switched off when the evening ends.</source>
        <translation>Telefony w tej samej sieci Wi-Fi skanują kod i widzą zapis na żywo. Niczego się nie instaluje i nic nie opuszcza domu. Po zakończeniu wieczoru wszystko się wyłącza.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Obrazy (*.png)</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>Gr&amp;acze…</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Places: {moved}.</source>
        <translation>Miejsca: {moved}.</translation>
    </message>
    <message>
        <source>Play an&amp;other</source>
        <translation>&amp;Graj jeszcze jedną</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Grane</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <translation>Wchodzą osoby, które pauzowały najdłużej.</translation>
    </message>
    <message>
        <source>Please look through these:</source>
        <translation>Do przejrzenia:</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points E-W</source>
        <translation>Punkty E-W</translation>
    </message>
    <message>
        <source>Points N-S</source>
        <translation>Punkty N-S</translation>
    </message>
    <message>
        <source>Points We &amp;hold</source>
        <translation>&amp;Nasz bilans</translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <translation>Umówione punkty</translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <translation>Punkty za honory własnej strony</translation>
    </message>
    <message>
        <source>Points our side held, of 40</source>
        <translation>Punkty naszej strony, z 40</translation>
    </message>
    <message>
        <source>Points {team}</source>
        <translation>Punkty {team}</translation>
    </message>
    <message>
        <source>Preview, page {number} of {count}</source>
        <translation>Podgląd, strona {number} z {count}</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukowanie</translation>
    </message>
    <message>
        <source>Print, in the menu Evening, prints the sheets or makes a PDF, as on the screen but always dark on white.</source>
        <translation>Polecenie Drukuj w menu Wieczór drukuje arkusze albo tworzy PDF, jak na ekranie, lecz zawsze ciemno na białym.</translation>
    </message>
    <message>
        <source>Private score card</source>
        <translation>Kontrolka</translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <translation>Kopiuje do schowka obraz i kilka wierszy tekstu</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>&amp;Runda</translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <translation>Wyn&amp;iki</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <translation>Wyniki, tabela krzyżowa i protokół meczu są obok zapisów; można je wydrukować, tak samo jak protokoły rozdań, karteczki i karty na stoły.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>System plików tylko do odczytu</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Ponów: {step}</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <translation>Z rekontrą</translation>
    </message>
    <message>
        <source>Res&amp;ults</source>
        <translation>&amp;Zapisy</translation>
    </message>
    <message>
        <source>Rest&amp;ore</source>
        <translation>Pr&amp;zywróć</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <translation>Przywróć &amp;wszystkie</translation>
    </message>
    <message>
        <source>Restore this &amp;evening</source>
        <translation>Przywróć ten &amp;wieczór</translation>
    </message>
    <message>
        <source>Resul&amp;t…</source>
        <translation>W&amp;ynik…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Zapisy</translation>
    </message>
    <message>
        <source>Results of the board</source>
        <translation>Zapisy z rozdania</translation>
    </message>
    <message>
        <source>Results of the last five evenings, newest last</source>
        <translation>Wyniki pięciu ostatnich wieczorów, najnowszy na końcu</translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <translation>Zapisy z dwóch laptopów</translation>
    </message>
    <message>
        <source>Resume &amp;the chukker</source>
        <translation>&amp;Wznów to Chicago</translation>
    </message>
    <message>
        <source>Resume &amp;the rubber</source>
        <translation>&amp;Wznów tego robra</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>R&amp;undy</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Runda po rundzie</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <translation>Runda {number} z {planned}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: last {left}</source>
        <translation>Runda {round} z {rounds}: ostatnie {left}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {left}</source>
        <translation>Runda {round} z {rounds}: {left}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Runda {round}, stół {table}</translation>
    </message>
    <message>
        <source>Round {round}: table {table}, {line}, boards {boards}</source>
        <translation>Runda {round}: stół {table}, {line}, rozdania {boards}</translation>
    </message>
    <message>
        <source>Round {round}: you sit out.</source>
        <translation>Runda {round}: pauza.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <translation>Rundy przegrane</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rundy wygrane</translation>
    </message>
    <message>
        <source>Rounds won (%)</source>
        <translation>Wygrane rundy (%)</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>Rober</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <translation>Premia za robra</translation>
    </message>
    <message>
        <source>Rubber bridge</source>
        <translation>Brydż robrowy</translation>
    </message>
    <message>
        <source>Rubber bridge: the side that first wins two games ends the rubber.</source>
        <translation>Brydż robrowy: strona, która pierwsza wygra dwie partie, kończy robra.</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <translation>Rober {number}</translation>
    </message>
    <message>
        <source>Rubbers, chukkers and sets of boards, finished or stopped</source>
        <translation>Robry, Chicago i serie rozdań dokończone albo przerwane</translation>
    </message>
    <message>
        <source>Rules of the house</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Running &amp;totals</source>
        <translation>Bieżą&amp;ce sumy</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <translation>Li&amp;czenie</translation>
    </message>
    <message>
        <source>S&amp;eason</source>
        <translation>Se&amp;zon</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Mniejsze</translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <translation>Sort&amp;uj według</translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <translation>Najpierw przerwij r&amp;undę ({round}) i zapisz ją jej graczom</translation>
    </message>
    <message>
        <source>Sa&amp;me again</source>
        <translation>Jeszcze &amp;raz tak samo</translation>
    </message>
    <message>
        <source>Same as the &amp;desktop</source>
        <translation>Jak na &amp;pulpicie</translation>
    </message>
    <message>
        <source>Saturday evening</source>
        <translation>Sobotni wieczór</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save a pict&amp;ure of the sheet…</source>
        <translation>Zapisz &amp;obraz arkusza…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <translation>Zapisz jako plik…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Zapisano jako {file}</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <translation>Zapisano w {file}.</translation>
    </message>
    <message>
        <source>Saves or prints the chosen evenings</source>
        <translation>Zapisuje do pliku albo drukuje wybrane wieczory</translation>
    </message>
    <message>
        <source>Say each score aloud</source>
        <translation>Czytaj każdy zapis na głos</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Scan the code on the laptop’s screen</source>
        <translation>Zeskanuj kod z ekranu laptopa</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Składniki zapisu</translation>
    </message>
    <message>
        <source>Score files</source>
        <translation>Pliki zapisu</translation>
    </message>
    <message>
        <source>Score files of several tables</source>
        <translation>Pliki zapisu kilku stołów</translation>
    </message>
    <message>
        <source>Score slips</source>
        <translation>Karteczki z zapisem</translation>
    </message>
    <message>
        <source>Score slips for all tables</source>
        <translation>Karteczki dla wszystkich stołów</translation>
    </message>
    <message>
        <source>Scores may be corrected until the result of the rubber is agreed (Laws 72 to 81), later if all consent; scorepad marks such deals with a star.</source>
        <translation>Zapis można poprawić do uzgodnienia wyniku robra (przepisy 72–81), później tylko za zgodą wszystkich; scorepad oznacza takie rozdania gwiazdką.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search without {what}</source>
        <translation>Szukaj bez: {what}</translation>
    </message>
    <message>
        <source>Season from {first} to {last}</source>
        <translation>Sezon od {first} do {last}</translation>
    </message>
    <message>
        <source>Season {first}/{last}</source>
        <translation>Sezon {first}/{last}</translation>
    </message>
    <message>
        <source>Season {year}</source>
        <translation>Sezon {year}</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Odeślij</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>Odeślij: {name}</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wysyłanie…</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation>Wysłano do drukarki {printer}</translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <translation>Rozl&amp;iczenie…</translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <translation>Roz&amp;liczenie…</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Rozliczenie</translation>
    </message>
    <message>
        <source>Several tables</source>
        <translation>Kilka stołów</translation>
    </message>
    <message>
        <source>Several tables: partnerships</source>
        <translation>Kilka stołów: pary</translation>
    </message>
    <message>
        <source>Several tables: players</source>
        <translation>Kilka stołów: gracze</translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <translation>Udostępnij i &amp;drukuj</translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <translation>Odsetek wygranych kontraktów na wysokości {level}</translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <translation>Odsetek wygranych kontraktów w {strain}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <translation>&amp;Karta wieczoru</translation>
    </message>
    <message>
        <source>Show all {number}</source>
        <translation>Pokaż wszystkie ({number})</translation>
    </message>
    <message>
        <source>Shows the deals behind it</source>
        <translation>Pokazuje rozdania, z których to wynika</translation>
    </message>
    <message>
        <source>Since the last change of &amp;seats</source>
        <translation>Od ostatniej z&amp;miany miejsc</translation>
    </message>
    <message>
        <source>Single players</source>
        <translation>Turniej indywidualny</translation>
    </message>
    <message>
        <source>Single players are written `8+1-5+7: N 3NT=`, the pairs of two teams of four `A1-B1: N 4S=`.</source>
        <translation>Pojedynczych graczy pisze się `8+1-5+7: N 3NT=`, pary dwóch teamów `A1-B1: N 4S=`.</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Pauzuje</translation>
    </message>
    <message>
        <source>Sits out, number {number}</source>
        <translation>Pauzuje, numer {number}</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>Pauzuje</translation>
    </message>
    <message>
        <source>Sitting out after that: {players}</source>
        <translation>Potem pauzują: {players}</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>Szlem</translation>
    </message>
    <message>
        <source>Slams</source>
        <translation>Szlemiki i szlemy</translation>
    </message>
    <message>
        <source>Slams made, out of slams bid</source>
        <translation>Wygrane szlemiki i szlemy spośród wylicytowanych</translation>
    </message>
    <message>
        <source>Small slam: six bid and made</source>
        <translation>Szlemik: wylicytowane i wygrane sześć</translation>
    </message>
    <message>
        <source>Some debts are not paid.</source>
        <translation>Nie wszystko zapłacone.</translation>
    </message>
    <message>
        <source>Some entries are not saved</source>
        <translation>Część wpisów nie jest zapisana</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Coś się nie udało</translation>
    </message>
    <message>
        <source>Something went wrong inside scorepad.</source>
        <translation>Wewnętrzny błąd programu scorepad.</translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <translation>Sortuj według kolumny</translation>
    </message>
    <message>
        <source>South</source>
        <translation>S</translation>
    </message>
    <message>
        <source>South</source>
        <comment>to sit</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Split score</source>
        <translation>Rozdzielony zapis</translation>
    </message>
    <message>
        <source>Sta&amp;ke for 100 points</source>
        <translation>&amp;Stawka za 100 punktów</translation>
    </message>
    <message>
        <source>Sta&amp;ke for each IMP</source>
        <translation>&amp;Stawka za każdy IMP</translation>
    </message>
    <message>
        <source>Stake &amp;for 100 points</source>
        <translation>&amp;Stawka za 100 punktów</translation>
    </message>
    <message>
        <source>Stake &amp;for each IMP</source>
        <translation>&amp;Stawka za każdy IMP</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <translation>&amp;Krok po kroku</translation>
    </message>
    <message>
        <source>Still open from earlier evenings</source>
        <translation>Jeszcze otwarte z wcześniejszych wieczorów</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Jeszcze przed nami</translation>
    </message>
    <message>
        <source>Stop it there</source>
        <translation>Przerwij tam</translation>
    </message>
    <message>
        <source>Stop it there, with its premiums</source>
        <translation>Przerwij tam, z premiami</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Suits in &amp;black and red</source>
        <translation>Kolory cz&amp;arne i czerwone</translation>
    </message>
    <message>
        <source>Sunday evening</source>
        <translation>Niedzielny wieczór</translation>
    </message>
    <message>
        <source>Swiss: drawn by the ranking</source>
        <translation>system szwajcarski: losowany według rankingu</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <translation>Wy&amp;łącz</translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <translation>Wpisz kar&amp;ty</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <translation>Tabela zestawienia (*.csv)</translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <translation>Tabela rozdań (*.csv)</translation>
    </message>
    <message>
        <source>Table of the ranking (*.csv)</source>
        <translation>Tabela rankingu (*.csv)</translation>
    </message>
    <message>
        <source>Table of the results (*.csv)</source>
        <translation>Tabela wyników (*.csv)</translation>
    </message>
    <message>
        <source>Table of the rounds (*.csv)</source>
        <translation>Tabela rund (*.csv)</translation>
    </message>
    <message>
        <source>Table view, &amp;full screen</source>
        <translation>Widok &amp;stołu, pełny ekran</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Stół {number}</translation>
    </message>
    <message>
        <source>Table {table}: all results are in</source>
        <translation>Stół {table}: są wszystkie wyniki</translation>
    </message>
    <message>
        <source>Table {table}: round {round}</source>
        <translation>Stół {table}: runda {round}</translation>
    </message>
    <message>
        <source>Tables may &amp;share boards in a round</source>
        <translation>Stoły mogą &amp;dzielić się pudełkami w rundzie</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Zdobyte</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Team {home} {won}, team {visitors} {lost}</source>
        <translation>Drużyna {home} {won}, drużyna {visitors} {lost}</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <translation>Drużyna {team}</translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <translation>Drużyny w IMP-ach</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <translation>Teamy czteroosobowe</translation>
    </message>
    <message>
        <source>Teams, board a match</source>
        <translation>Drużyny, board-a-match</translation>
    </message>
    <message>
        <source>That also changed {deals}</source>
        <translation>Zmieniło to też: {deals}</translation>
    </message>
    <message>
        <source>That could not be done: {trouble}.</source>
        <translation>Nie udało się: {trouble}.</translation>
    </message>
    <message>
        <source>That was the last of {planned} rounds.</source>
        <translation>To była ostatnia z {planned} rund.</translation>
    </message>
    <message>
        <source>That was the one round you planned.</source>
        <translation>To była jedyna zaplanowana runda.</translation>
    </message>
    <message>
        <source>The &amp;last deal counts double</source>
        <translation>&amp;Ostatnie rozdanie liczy się podwójnie</translation>
    </message>
    <message>
        <source>The archive of evenings is not open at the moment.</source>
        <translation>Archiwum wieczorów nie jest teraz otwarte.</translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <translation>Archiwum było uszkodzone</translation>
    </message>
    <message>
        <source>The back score at its stakes</source>
        <translation>Zestawienie według stawek</translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <translation>Zestawienie zaczyna się po pierwszym skończonym robrze albo Chicago.</translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <translation>Zestawienie wszystkich rund</translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <translation>Zestawienie, wieczór po wieczorze</translation>
    </message>
    <message>
        <source>The best evening</source>
        <translation>Najlepszy wieczór</translation>
    </message>
    <message>
        <source>The board played next</source>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>The board says who deals</source>
        <translation>Numer rozdania mówi, kto rozdaje</translation>
    </message>
    <message>
        <source>The boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>The boards count as soon as all their results are in.</source>
        <translation>Rozdania liczą się, gdy są wszystkie wyniki.</translation>
    </message>
    <message>
        <source>The card of the evening as a picture</source>
        <translation>Karta wieczoru jako obraz</translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <translation>Przebieg wieczoru</translation>
    </message>
    <message>
        <source>The damaged file was not changed. It is kept as {file}.</source>
        <translation>Uszkodzonego pliku nie zmieniono. Został zachowany jako {file}.</translation>
    </message>
    <message>
        <source>The director types adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, or 3 fouled 1-2 4sn for a board whose cards were changed. F9 starts a clock for the rounds, seen on F11.</source>
        <translation>Sędzia wpisuje adjust 3 -5 slow play, bye C 12, handicap 3=+2.5 albo 3 fouled 1-2 4sn dla rozdania ze zmienionymi kartami. F9 uruchamia zegar rund, widoczny pod F11.</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <translation>Koniec rundy</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <source>The evening after this step – {when}: {step}</source>
        <translation>Wieczór po tym kroku – {when}: {step}</translation>
    </message>
    <message>
        <source>The evening has ended.</source>
        <translation>Wieczór się zakończył.</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <translation>Wieczór jest zakończony.</translation>
    </message>
    <message>
        <source>The evening is over. Begin another round with this?</source>
        <translation>Wieczór się skończył. Czy zacząć od tego jeszcze jedną rundę?</translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <translation>Wieczór jest bez zmian i można grać dalej. Jeśli brakuje ostatniego kroku, powtórz go.</translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <translation>Usunięto wieczór z {day}.</translation>
    </message>
    <message>
        <source>The evenings of each day are copied, at most ten minutes after a change. Copies of seven days and eight weeks are kept.</source>
        <translation>Wieczory każdego dnia są kopiowane, najwyżej dziesięć minut po zmianie. Zostają kopie siedmiu dni i ośmiu tygodni.</translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <translation>Pierwsza strona z dwiema partiami kończy robra.</translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <translation>Nie znaleziono czcionek programu scorepad, więc nie można drukować. Zainstaluj scorepad ponownie.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>The game as agreed</source>
        <translation>Umówione zasady gry</translation>
    </message>
    <message>
        <source>The laptop cannot be reached.</source>
        <translation>Laptop jest nieosiągalny.</translation>
    </message>
    <message>
        <source>The laptop cannot be reached. Your entry waits here.</source>
        <translation>Laptop jest nieosiągalny. Wpis czeka tutaj.</translation>
    </message>
    <message>
        <source>The laptop is asked whether this phone may enter.</source>
        <translation>Laptop pyta, czy ten telefon może zapisywać.</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>Ostatnie 12 miesięcy</translation>
    </message>
    <message>
        <source>The last deal counts double.</source>
        <translation>Ostatnie rozdanie liczy się podwójnie.</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>Ostatnia runda się skończyła.</translation>
    </message>
    <message>
        <source>The movement</source>
        <translation>Schemat ruchu</translation>
    </message>
    <message>
        <source>The movement, also for each table</source>
        <translation>Schemat ruchu, także dla każdego stołu</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>The next phone</source>
        <translation>Następny telefon</translation>
    </message>
    <message>
        <source>The next result</source>
        <translation>Następny zapis</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>The order of the results</source>
        <translation>Kolejność wyników</translation>
    </message>
    <message>
        <source>The other rounds</source>
        <translation>Inne rundy</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Pozostali</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>The partners stay the same all evening.</source>
        <translation>Pary pozostają te same przez cały wieczór.</translation>
    </message>
    <message>
        <source>The players seated at the end get the result of {round}.</source>
        <translation>Wynik ({round}) dostają gracze, którzy siedzą na końcu.</translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <translation>Punktów z pliku nie porównano z obliczeniami programu</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <translation>Drukarka {printer} nie przyjmuje stron. Zapisz je zamiast tego jako PDF.</translation>
    </message>
    <message>
        <source>The ranking</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>The ranking is shown when all results are in. Still to come: {number}.</source>
        <translation>Wyniki będą widoczne, gdy będą wszystkie zapisy. Brakuje jeszcze: {number}.</translation>
    </message>
    <message>
        <source>The result of the evening</source>
        <translation>Wynik wieczoru</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Zapisy</translation>
    </message>
    <message>
        <source>The round is tied</source>
        <translation>Remis w rundzie</translation>
    </message>
    <message>
        <source>The running back score</source>
        <translation>Bieżące zestawienie</translation>
    </message>
    <message>
        <source>The same page shows which table is behind.</source>
        <translation>Ta sama strona pokazuje, który stół się spóźnia.</translation>
    </message>
    <message>
        <source>The scale: {rows}.</source>
        <translation>Tabela: {rows}.</translation>
    </message>
    <message>
        <source>The score for the table</source>
        <translation>Arkusz dla stołu</translation>
    </message>
    <message>
        <source>The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of Rubber Bridge.</source>
        <translation>Zapis jest zgodny z Laws of Contract Bridge (1993), od 2014 roku Laws of Rubber Bridge.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Arkusz</translation>
    </message>
    <message>
        <source>The sheet after each deal</source>
        <translation>Arkusz po każdym rozdaniu</translation>
    </message>
    <message>
        <source>The stake is for each IMP, and so is the back score.</source>
        <translation>Stawka jest za każdy IMP, zestawienie także.</translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <translation>Stawka na &amp;stronę</translation>
    </message>
    <message>
        <source>The stake is per side; partners share it.</source>
        <translation>Stawka na stronę; partnerzy ją dzielą.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>The us&amp;ual one</source>
        <translation>&amp;Zwykła</translation>
    </message>
    <message>
        <source>The usual one; another from a &amp;file…</source>
        <translation>Zwykła; inna z &amp;pliku…</translation>
    </message>
    <message>
        <source>The whole evening</source>
        <translation>Cały wieczór</translation>
    </message>
    <message>
        <source>The worst evening</source>
        <translation>Najgorszy wieczór</translation>
    </message>
    <message>
        <source>Then the score is shown from your own side.</source>
        <translation>Wtedy zapis jest widziany z twojej strony.</translation>
    </message>
    <message>
        <source>There are no evenings yet.</source>
        <translation>Nie ma jeszcze wieczorów.</translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <translation>Schemat ruchu jest dla {numbers} graczy. Przy innej liczbie miejsca są dowolne, a partnerów podaje się przy każdym wyniku: 1+2-3+4 4pn.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made on every day you play; 7 daily and 8 weekly ones are kept.</source>
        <translation>Nie ma jeszcze kopii zapasowej. Powstaje każdego dnia gry; przechowuje się 7 dziennych i 8 tygodniowych.</translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <translation>Piątego rozdania nie ma: po czterech zaczyna się nowe Chicago, w którym nikt nie jest po partii. Po czterech pasach rozdaje się ponownie, a rozdanie się nie liczy. (Zwyczaj; przepisy milczą.)</translation>
    </message>
    <message>
        <source>There is no movement: sit as you like, and type the pairs with each result.</source>
        <translation>Nie ma schematu ruchu: miejsca są dowolne, a pary podaje się przy każdym wyniku.</translation>
    </message>
    <message>
        <source>There is no result before a board can be compared.</source>
        <translation>Nie ma wyniku, dopóki nie można porównać żadnego rozdania.</translation>
    </message>
    <message>
        <source>There is no result before a round is over.</source>
        <translation>Przed końcem rundy nie ma wyniku.</translation>
    </message>
    <message>
        <source>There is nothing to compare it with yet.</source>
        <translation>Nie ma go jeszcze z czym porównać.</translation>
    </message>
    <message>
        <source>These are missing:</source>
        <translation>Brakuje:</translation>
    </message>
    <message>
        <source>These are read too, where they are known:</source>
        <translation>Czytane są też te, jeśli są znane:</translation>
    </message>
    <message>
        <source>These are the &amp;last boards</source>
        <translation>To &amp;ostatnia seria</translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <translation>Te szczegóły pomagają usunąć błąd; nie ma w nich nazwisk ani wyników. Są w {file}</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Oni</translation>
    </message>
    <message>
        <source>They are one player</source>
        <translation>To ten sam gracz</translation>
    </message>
    <message>
        <source>They are vulnerable</source>
        <translation>Oni po partii</translation>
    </message>
    <message>
        <source>They count in the total of {round}, and never towards a game.</source>
        <translation>Liczą się w sumie ({round}), ale nigdy do partii.</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Oni rozgrywają</translation>
    </message>
    <message>
        <source>This &amp;round</source>
        <translation>Ta r&amp;unda</translation>
    </message>
    <message>
        <source>This computer is in no network. A phone’s own hotspot will do; join it first.</source>
        <translation>Ten komputer nie jest w żadnej sieci. Wystarczy hotspot telefonu; najpierw trzeba się z nim połączyć.</translation>
    </message>
    <message>
        <source>This deal comes after the end of the round and is not counted.</source>
        <translation>To rozdanie jest po końcu rundy i się nie liczy.</translation>
    </message>
    <message>
        <source>This deal ends the chukker</source>
        <translation>To rozdanie kończy Chicago</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Ten wieczór</translation>
    </message>
    <message>
        <source>This evening has no entries yet.</source>
        <translation>Ten wieczór nie ma jeszcze wpisów.</translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under Evenings.</source>
        <translation>Ten wieczór zmieniono też gdzie indziej. Obie wersje są zachowane: ta z tego komputera jest tutaj, druga w Wieczorach.</translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <translation>Ten wieczór zmieniono gdzie indziej. To jest najnowsza wersja.</translation>
    </message>
    <message>
        <source>This is the &amp;last</source>
        <translation>To &amp;ostatnia</translation>
    </message>
    <message>
        <source>This is the &amp;last chukker</source>
        <translation>To &amp;ostatnie Chicago</translation>
    </message>
    <message>
        <source>This is the &amp;last rubber</source>
        <translation>To &amp;ostatni rober</translation>
    </message>
    <message>
        <source>This is the current evening.</source>
        <translation>To jest obecny wieczór.</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>To ostatnia runda</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Switch it on in the browser.</source>
        <translation>Ta strona wymaga JavaScriptu. Proszę go włączyć w przeglądarce.</translation>
    </message>
    <message>
        <source>This phone may enter deals.</source>
        <translation>Ten telefon może zapisywać rozdania.</translation>
    </message>
    <message>
        <source>This phone may look.</source>
        <translation>Ten telefon może oglądać.</translation>
    </message>
    <message>
        <source>This round with its deals</source>
        <translation>Ta runda z rozdaniami</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Ten arkusz</translation>
    </message>
    <message>
        <source>This spelling</source>
        <translation>Ta pisownia</translation>
    </message>
    <message>
        <source>Thursday evening</source>
        <translation>Czwartkowy wieczór</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Tytuły</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>To correct a deal, type only the part that was wrong: +2, x or undoubled, 4h, another declarer, h100 eve, no honours. Contract and declarer together are a whole new deal.</source>
        <translation>Aby poprawić rozdanie, wpisz tylko to, co było źle: +2, x albo bez kontry, 4ki, innego rozgrywającego, h100 eve, bez honorów. Kontrakt z rozgrywającym to całe nowe rozdanie.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made: {reason}</source>
        <translation>Dzisiejszej kopii nie udało się zrobić: {reason}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Total points</source>
        <translation>Suma punktów</translation>
    </message>
    <message>
        <source>Traveller</source>
        <translation>Protokół rozdania</translation>
    </message>
    <message>
        <source>Trick points for each odd trick (above six) bid and made. They go below the line.</source>
        <translation>Punkty za każdą wylicytowaną i wziętą lewę powyżej szóstej. Zapisuje się je pod kreską.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Lewy</translation>
    </message>
    <message>
        <source>Tuesday evening</source>
        <translation>Wtorkowy wieczór</translation>
    </message>
    <message>
        <source>Turn all &amp;cards up</source>
        <translation>&amp;Odkryj wszystkie karty</translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <translation>Wpisz kontrakt, rozgrywającego i wynik w wierszu na dole okna, potem naciśnij Enter. Wielkość liter i odstępy nie mają znaczenia.</translation>
    </message>
    <message>
        <source>Type only the wrong part: 4h, x, +1 or {player}</source>
        <translation>Wpisz tylko to, co było źle: 4ki, x, +1 albo {player}</translation>
    </message>
    <message>
        <source>Type the board, the pairs and their result: 1 {pairs} 4sn+1</source>
        <translation>Wpisz rozdanie, pary i ich wynik: 1 {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Type the card that each has drawn, such as QC or 10H. The two highest are partners, and the highest deals first.</source>
        <translation>Wpisz kartę, którą każdy wyciągnął, np. DT (dama trefl) albo 10KI (dziesiątka kier). Dwie najwyższe to partnerzy; najwyższa rozdaje pierwsza.</translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1.</source>
        <translation>Wpisz wynik, o który pyta wiersz, np. 4pn+1, albo inny z rozdaniem i parami: 3 1-2 4pn+1.</translation>
    </message>
    <message>
        <source>USEBIO holds only boards that several tables played</source>
        <translation>USEBIO zawiera tylko rozdania grane na kilku stołach</translation>
    </message>
    <message>
        <source>USEBIO, for clubs’ pages (*.xml)</source>
        <translation>USEBIO, dla stron klubowych (*.xml)</translation>
    </message>
    <message>
        <source>USEBIO, which club sites publish results from</source>
        <translation>USEBIO, z którego strony klubowe publikują wyniki</translation>
    </message>
    <message>
        <source>Undertricks, not vulnerable (to opponents)</source>
        <translation>Lewy wpadkowe przed partią (dla przeciwników)</translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <translation>Lewy wpadkowe po partii (dla przeciwników)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Cofnij: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Cofnięto: {step}</translation>
    </message>
    <message>
        <source>Unfinished: game</source>
        <translation>Niedokończone: partia</translation>
    </message>
    <message>
        <source>Unfinished: part-score</source>
        <translation>Niedokończone: częściówka</translation>
    </message>
    <message>
        <source>Unsaved entries</source>
        <translation>Niezapisane wpisy</translation>
    </message>
    <message>
        <source>Up and Down select a line, which can be retyped; Delete deletes it, and F1 explains a figure.</source>
        <translation>Strzałki w górę i w dół wybierają wiersz, który można wpisać od nowa; Delete go usuwa, a F1 objaśnia liczbę.</translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <translation>Według własnej tabeli oczekiwanych wyników.</translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <translation>Drugi laptop? Zapisz tam wieczór i otwórz plik tutaj: różnice widać obok siebie. Można też otworzyć wyniki z PBN i USEBIO.</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>VPs a match</source>
        <translation>VP na mecz</translation>
    </message>
    <message>
        <source>VUL</source>
        <translation>PO</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Wersja {number}</translation>
    </message>
    <message>
        <source>Victory points, for each match of teams</source>
        <translation>Punkty zwycięstwa na mecz teamów</translation>
    </message>
    <message>
        <source>Vuln.</source>
        <translation>Zał.</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Po partii</translation>
    </message>
    <message>
        <source>Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, in Cavendish form the other; deal 4: both sides</source>
        <translation>Po partii – rozdanie 1: nikt; rozdania 2 i 3: strona rozdającego, w odmianie Cavendish przeciwnicy; rozdanie 4: obie strony</translation>
    </message>
    <message>
        <source>We</source>
        <translation>My</translation>
    </message>
    <message>
        <source>We are East and West</source>
        <translation>My to EW</translation>
    </message>
    <message>
        <source>We are North and South</source>
        <translation>My to NS</translation>
    </message>
    <message>
        <source>We are vulnerable</source>
        <translation>My po partii</translation>
    </message>
    <message>
        <source>We play</source>
        <comment>the contract</comment>
        <translation>My rozgrywamy</translation>
    </message>
    <message>
        <source>Wednesday evening</source>
        <translation>Środowy wieczór</translation>
    </message>
    <message>
        <source>West</source>
        <translation>W</translation>
    </message>
    <message>
        <source>West</source>
        <comment>to sit</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>What a contract is worth</source>
        <translation>Ile wart jest kontrakt</translation>
    </message>
    <message>
        <source>What a correction changed</source>
        <translation>Co zmieniła poprawka</translation>
    </message>
    <message>
        <source>What a phone enters waits there while the network is away, and is never entered twice. The history says from whose phone it came.</source>
        <translation>To, co wpisano w telefonie, czeka tam, gdy nie ma sieci, i nigdy nie zostanie wpisane dwa razy. Historia mówi, z czyjego telefonu przyszło.</translation>
    </message>
    <message>
        <source>What cannot be imported from a file of another program is listed in the note of the evening.</source>
        <translation>Czego nie można przejąć z pliku innego programu, jest wymienione w notatce wieczoru.</translation>
    </message>
    <message>
        <source>What each contract would score</source>
        <translation>Zapis za każdy kontrakt</translation>
    </message>
    <message>
        <source>What if – {state}</source>
        <translation>Co jeśli – {state}</translation>
    </message>
    <message>
        <source>What is exported as `.scorepad` or PBN can be imported again without loss. Every export names what its file cannot hold.</source>
        <translation>Co wyeksportowano jako `.scorepad` lub PBN, można wczytać bez strat. Każdy eksport mówi, czego plik nie mieści.</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Co zawiera</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Co znaczy</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Co drukować</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Where tables differ, you choose for each round: honours, part-scores carried over, premiums of an unfinished rubber.</source>
        <translation>Gdzie stoły się różnią, wybiera się w każdej rundzie: honory, przenoszenie zapisów częściowych, premie niedokończonego robra.</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Skąd wzięły się punkty</translation>
    </message>
    <message>
        <source>Where the points came from – {who}</source>
        <translation>Skąd wzięły się punkty – {who}</translation>
    </message>
    <message>
        <source>Where the two laptops differ, choose what to keep.</source>
        <translation>Wybierz, co zachować tam, gdzie laptopy się różnią.</translation>
    </message>
    <message>
        <source>Where there is no network at all, Result as a code holds the result itself: a phone that scans it has it.</source>
        <translation>Gdzie nie ma żadnej sieci, Wynik jako kod zawiera sam wynik: telefon, który go zeskanuje, już go ma.</translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <translation>Gdzie są wieczory</translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <translation>Podczas pisania punkty pojawiają się blado we właściwej kolumnie, a słowami pod wierszem.</translation>
    </message>
    <message>
        <source>Who held the honours?</source>
        <translation>Kto miał honory?</translation>
    </message>
    <message>
        <source>Who is &amp;ranked</source>
        <translation>&amp;Klasyfikowani</translation>
    </message>
    <message>
        <source>Who is at this phone?</source>
        <translation>Kto jest przy tym telefonie?</translation>
    </message>
    <message>
        <source>Who is the declarer?</source>
        <translation>Kto rozgrywa?</translation>
    </message>
    <message>
        <source>Who owes</source>
        <translation>Kto jest winien</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Kto komu płaci</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Who plays tonight?</source>
        <translation>Kto dziś gra?</translation>
    </message>
    <message>
        <source>Who won each game</source>
        <translation>Kto wygrał każdą partię</translation>
    </message>
    <message>
        <source>Who won, and the back score</source>
        <translation>Kto wygrał i zestawienie</translation>
    </message>
    <message>
        <source>Who&amp;m</source>
        <translation>K&amp;omu</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>Komu</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Czyje</translation>
    </message>
    <message>
        <source>Whose lines are drawn: seven at most</source>
        <translation>Czyje linie: najwyżej siedem</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Why are they given? A word is enough.</source>
        <translation>Za co są te punkty? Wystarczy słowo.</translation>
    </message>
    <message>
        <source>Winning the rubber earns {more} if the other side has no game, else {fewer}. More points win, even with fewer games.</source>
        <translation>Wygrany rober daje {more}, jeśli druga strona nie ma partii, w przeciwnym razie {fewer}. Wygrywa strona z większą liczbą punktów, nawet jeśli ma mniej partii.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Z kim</translation>
    </message>
    <message>
        <source>With Python {python} and Qt {qt}</source>
        <translation>Z Pythonem {python} i Qt {qt}</translation>
    </message>
    <message>
        <source>With Python {python}, without Qt</source>
        <translation>Z Pythonem {python}, bez Qt</translation>
    </message>
    <message>
        <source>With `--json`, commands print one JSON object. Its schema is commands.schema.json, and that of `.scorepad` files evening-file.schema.json; both come with scorepad.</source>
        <translation>Z `--json` polecenia wypisują jeden obiekt JSON. Jego schemat to commands.schema.json, a plików `.scorepad` evening-file.schema.json; oba są przy scorepad.</translation>
    </message>
    <message>
        <source>With and against</source>
        <translation>Z kim i przeciw komu</translation>
    </message>
    <message>
        <source>With five players every partnership comes up once. The panel says who sits out, and when everyone has played with everyone.</source>
        <translation>Przy pięciu graczach każda para wypada raz. Panel mówi, kto pauzuje i kiedy każdy grał z każdym.</translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation>Z handicapem</translation>
    </message>
    <message>
        <source>With: {what}</source>
        <translation>Z kim: {what}</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Bez daty</translation>
    </message>
    <message>
        <source>Without any network: Result as a code.</source>
        <translation>Bez żadnej sieci: Wynik jako kod.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Won %</source>
        <translation>Wygrane %</translation>
    </message>
    <message>
        <source>Won in all</source>
        <translation>Wygrane razem</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Najgorszy</translation>
    </message>
    <message>
        <source>XML entities are not supported</source>
        <translation>encje XML nie są obsługiwane</translation>
    </message>
    <message>
        <source>You cut for partners before each round.</source>
        <translation>Partnerów losuje się przed każdą rundą.</translation>
    </message>
    <message>
        <source>You type</source>
        <translation>Wpisujesz</translation>
    </message>
    <message>
        <source>You write</source>
        <translation>Piszesz</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Twoja karta</translation>
    </message>
    <message>
        <source>Your own scale</source>
        <translation>Własna tabela</translation>
    </message>
    <message>
        <source>Your own, from a &amp;file…</source>
        <translation>Własna, z &amp;pliku…</translation>
    </message>
    <message>
        <source>`scorepad check` names each evening that is damaged, and `scorepad check --mend` repairs what can be repaired.</source>
        <translation>`scorepad check` wymienia każdy uszkodzony wieczór, `scorepad check --mend` naprawia, co się da.</translation>
    </message>
    <message>
        <source>`scorepad merge` joins two copies of an evening, or one session that was entered at two laptops.</source>
        <translation>`scorepad merge` łączy dwie kopie wieczoru albo sesję wpisaną na dwóch laptopach.</translation>
    </message>
    <message>
        <source>`scorepad rank FILE --draw` draws the next round of teams, and `scorepad movement 13` proposes a movement for 13 pairs.</source>
        <translation>`scorepad rank FILE --draw` losuje następną rundę teamów, a `scorepad movement 13` proponuje schemat dla 13 par.</translation>
    </message>
    <message>
        <source>`scorepad score FILE` prints its sheets, and `scorepad import FILE` puts it into the archive.</source>
        <translation>`scorepad score FILE` wypisuje zapisy, `scorepad import FILE` wkłada go do zbioru.</translation>
    </message>
    <message>
        <source>a PDF named after the evening</source>
        <translation>PDF nazwany jak wieczór</translation>
    </message>
    <message>
        <source>a PDF, or pictures where it ends in .png or .svg; - for standard output; named after the evening if left out</source>
        <translation>PDF albo obrazy, gdy kończy się na .png lub .svg; - to standardowe wyjście; bez tego nazwany jak wieczór</translation>
    </message>
    <message>
        <source>a bet</source>
        <translation>zakład</translation>
    </message>
    <message>
        <source>a board has at most {most} results</source>
        <translation>rozdanie ma najwyżej {most} zapisów</translation>
    </message>
    <message>
        <source>a bye brings 0 to {most} VPs</source>
        <translation>wolny los daje od 0 do {most} VP</translation>
    </message>
    <message>
        <source>a bye needs a team and its VPs, e.g. bye C 12</source>
        <translation>wolny los wymaga teamu i jego VP, np. bye C 12</translation>
    </message>
    <message>
        <source>a chair is missing before =; chairs are N, E, S and W</source>
        <translation>przed = brakuje miejsca: N, E, S albo W</translation>
    </message>
    <message>
        <source>a chair or a name</source>
        <translation>miejsce albo imię</translation>
    </message>
    <message>
        <source>a change</source>
        <translation>zmiana</translation>
    </message>
    <message>
        <source>a contract is at level 1 to 7, not {level}</source>
        <translation>kontrakt ma wysokość od 1 do 7, nie {level}</translation>
    </message>
    <message>
        <source>a debt</source>
        <translation>dług</translation>
    </message>
    <message>
        <source>a file for another computer; or .csv, .pbn</source>
        <translation>plik dla innego komputera; albo .csv, .pbn</translation>
    </message>
    <message>
        <source>a line that scorepad wrote before this one is missing; open another copy of the file</source>
        <translation>brakuje wcześniejszego wiersza, zapisanego przez scorepad; otwórz inną kopię pliku</translation>
    </message>
    <message>
        <source>a longer chukker, or the boards in a set</source>
        <translation>dłuższy czukier albo liczba rozdań w serii</translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <translation>średnia pomija na każdym końcu 0 albo 1 zapis</translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <translation>imię straciło ostatnią zmianę</translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <translation>para nie może grać przeciw sobie</translation>
    </message>
    <message>
        <source>a passed-out deal</source>
        <translation>cztery pasy</translation>
    </message>
    <message>
        <source>a passed-out deal has neither declarer nor tricks</source>
        <translation>po czterech pasach nie ma ani rozgrywającego, ani lew</translation>
    </message>
    <message>
        <source>a passed-out deal has neither tricks nor honours</source>
        <translation>po czterech pasach nie ma ani lew, ani honorów</translation>
    </message>
    <message>
        <source>a passed-out deal has no declarer</source>
        <translation>po czterech pasach nie ma rozgrywającego</translation>
    </message>
    <message>
        <source>a passed-out deal has nothing else; leave “{column}” empty</source>
        <translation>po czterech pasach nie ma nic więcej; zostaw „{column}” puste</translation>
    </message>
    <message>
        <source>a passed-out deal is not dealt again</source>
        <translation>rozdanie spasowane nie jest powtarzane</translation>
    </message>
    <message>
        <source>a player cannot be twice at a table</source>
        <translation>gracz nie może być dwa razy przy jednym stole</translation>
    </message>
    <message>
        <source>a player draws only once</source>
        <translation>gracz ciągnie tylko raz</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>gracz musi mieć imię</translation>
    </message>
    <message>
        <source>a pot for the winner</source>
        <translation>pula dla zwycięzcy</translation>
    </message>
    <message>
        <source>a pot needs what each pays and the shares of the first places, e.g. pot 5.00 60/40</source>
        <translation>pula wymaga wpłaty i udziałów pierwszych miejsc, np. pot 5.00 60/40</translation>
    </message>
    <message>
        <source>a pot, shared {shares}</source>
        <translation>pula, dzielona {shares}</translation>
    </message>
    <message>
        <source>a result is disputed</source>
        <translation>wynik jest sporny</translation>
    </message>
    <message>
        <source>a revoke</source>
        <translation>fałszywy renons</translation>
    </message>
    <message>
        <source>a round has 1 to {most} boards</source>
        <translation>runda ma od 1 do {most} rozdań</translation>
    </message>
    <message>
        <source>a round has {lengths} deals, not {number}</source>
        <translation>runda składa się z {lengths} rozdań, nie z {number}</translation>
    </message>
    <message>
        <source>a row has been damaged</source>
        <translation>jeden wiersz jest uszkodzony</translation>
    </message>
    <message>
        <source>a scale gives the expected score for each number of points from 20 to 40</source>
        <translation>tabela podaje oczekiwany wynik dla każdej liczby punktów od 20 do 40</translation>
    </message>
    <message>
        <source>a scale goes from 20 points to 40; “{typed}” does not</source>
        <translation>tabela obejmuje od 20 do 40 punktów; „{typed}” jest poza nią</translation>
    </message>
    <message>
        <source>a score file or an evening file</source>
        <translation>plik zapisu albo plik wieczoru</translation>
    </message>
    <message>
        <source>a score file, or - for standard input</source>
        <translation>plik zapisu albo - na standardowe wejście</translation>
    </message>
    <message>
        <source>a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation>sezon z archiwum zamiast plików: 2026, 2025/26, 2026-09..2026-11 albo all</translation>
    </message>
    <message>
        <source>a second ranking with these per cent, IMPs a board, or IMPs a match</source>
        <translation>drugi ranking z tymi procentami, IMP-ami na rozdanie lub na mecz</translation>
    </message>
    <message>
        <source>a sheet to score on by hand</source>
        <translation>blankiet do zapisu ręcznego</translation>
    </message>
    <message>
        <source>a sheet to score on, instead of files</source>
        <translation>pusty druk do ręcznego zapisu zamiast plików</translation>
    </message>
    <message>
        <source>a side holds 0 to {most} points, not {number}</source>
        <translation>strona ma od 0 do {most} punktów, nie {number}</translation>
    </message>
    <message>
        <source>a side takes 0 to 13 tricks, not {number}</source>
        <translation>strona bierze od 0 do 13 lew, nie {number}</translation>
    </message>
    <message>
        <source>a split needs two scores for North-South: the first counts for them, the second for East-West, e.g. split 420 -50</source>
        <translation>rozdzielony zapis wymaga dwóch wyników NS: pierwszy liczy się dla NS, drugi dla EW, np. rozdzielony 420 -50</translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <translation>rozdzielony zapis: {ns} dla NS, {ew} dla EW</translation>
    </message>
    <message>
        <source>a table for a spreadsheet</source>
        <translation>tabela do arkusza kalkulacyjnego</translation>
    </message>
    <message>
        <source>a table for spreadsheets, with a row for each deal, round or back score</source>
        <translation>tabela do arkusza kalkulacyjnego, z wierszem na rozdanie, rundę albo zestawienie</translation>
    </message>
    <message>
        <source>a table has four to seven players, not {number}</source>
        <translation>przy stole jest od czterech do siedmiu graczy, nie {number}</translation>
    </message>
    <message>
        <source>a team cannot play against itself</source>
        <translation>drużyna nie może grać przeciw sobie</translation>
    </message>
    <message>
        <source>a title, if you like</source>
        <translation>tytuł, jeśli trzeba</translation>
    </message>
    <message>
        <source>above</source>
        <translation>nad</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>umówione</translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <translation>umówione punkty: {points}</translation>
    </message>
    <message>
        <source>agreed: {reason}</source>
        <translation>umówione: {reason}</translation>
    </message>
    <message>
        <source>all</source>
        <translation>obie</translation>
    </message>
    <message>
        <source>all evenings of the archive, with the standings</source>
        <translation>wszystkie wieczory archiwum, z tabelą</translation>
    </message>
    <message>
        <source>all handicaps belong in one line</source>
        <translation>wszystkie handicapy należą do jednego wiersza</translation>
    </message>
    <message>
        <source>all options of a command, with examples</source>
        <translation>wszystkie opcje polecenia, z przykładami</translation>
    </message>
    <message>
        <source>all results of each board, and how each figure came about</source>
        <translation>wszystkie wyniki każdego rozdania i skąd każda liczba</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>wszystkie rundy</translation>
    </message>
    <message>
        <source>also out</source>
        <comment>sits out</comment>
        <translation>Też pauzuje</translation>
    </message>
    <message>
        <source>always duplicate</source>
        <translation>zawsze duplicate</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>niejednoznaczna opcja: %(option)s może znaczyć %(matches)s</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>kwota</translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <translation>umówione punkty to od 1 do {most} dla jednej strony</translation>
    </message>
    <message>
        <source>an adjustment needs a pair, a player or a team, how much, and a reason, e.g. adjust 3 -5 slow play</source>
        <translation>korekta wymaga pary, gracza lub teamu, wartości i powodu, np. adjust 3 -5 slow play</translation>
    </message>
    <message>
        <source>an adjustment needs a reason</source>
        <translation>korekta wymaga powodu</translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <translation>umówione punkty wymagają strony, liczby i powodu, np. adjust NS 200 za spóźnienie</translation>
    </message>
    <message>
        <source>an adjustment needs its reason</source>
        <translation>umówione punkty wymagają powodu</translation>
    </message>
    <message>
        <source>an adjustment of {points}</source>
        <translation>umówione punkty: {points}</translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <translation>średnia wymaga dwóch wartości, najpierw NS, np. ave+ ave- albo 60 40</translation>
    </message>
    <message>
        <source>an average of {award} is not between {least} and {most}</source>
        <translation>średnia {award} nie mieści się między {least} a {most}</translation>
    </message>
    <message>
        <source>an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}</source>
        <translation>średnia: {ns}% z {top} dla NS, {ew}% dla EW – {won} i {lost}</translation>
    </message>
    <message>
        <source>an average of {ns} IMPs for North-South, {ew} for East-West</source>
        <translation>średnia: {ns} IMP dla NS, {ew} dla EW</translation>
    </message>
    <message>
        <source>an average of {ns} points for North-South, {ew} for East-West</source>
        <translation>średnia: {ns} punktów dla NS, {ew} dla EW</translation>
    </message>
    <message>
        <source>an average, {ns} for North-South and {ew} for East-West</source>
        <translation>średnia: {ns} dla NS, {ew} dla EW</translation>
    </message>
    <message>
        <source>an entry cannot be saved in {file}</source>
        <translation>wpisu nie da się zapisać w {file}</translation>
    </message>
    <message>
        <source>an evening file, or any other with results</source>
        <translation>plik wieczoru albo inny z wynikami</translation>
    </message>
    <message>
        <source>an evening has at least one round, not {number}</source>
        <translation>wieczór ma co najmniej jedną rundę, nie {number}</translation>
    </message>
    <message>
        <source>an evening has at most {most} deals</source>
        <translation>wieczór może mieć do {most} rozdań</translation>
    </message>
    <message>
        <source>an evening has at most {most} debts besides the score</source>
        <translation>wieczór może mieć poza wynikiem do {most} długów</translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <translation>wieczór stracił ostatnią zmianę</translation>
    </message>
    <message>
        <source>an extra amount</source>
        <translation>kwota dodatkowa</translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <translation>kwota dodatkowa wymaga powodu</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>and {number} more</source>
        <translation>i jeszcze {number}</translation>
    </message>
    <message>
        <source>another archive</source>
        <translation>inne archiwum</translation>
    </message>
    <message>
        <source>another deal is there already</source>
        <translation>jest tam już inne rozdanie</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>inne archiwum</translation>
    </message>
    <message>
        <source>another page asked for this</source>
        <translation>prosiła o to inna strona</translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <translation>inny program używa {file}</translation>
    </message>
    <message>
        <source>another result is there already</source>
        <translation>jest tam już inny wynik</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as in 4SX</source>
        <translation>jak w 4SX</translation>
    </message>
    <message>
        <source>at least one round is played</source>
        <translation>trzeba rozegrać co najmniej jedną rundę</translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} down</source>
        <translation>na wysokości {level} można leżeć najwyżej bez {most}</translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} over</source>
        <translation>na wysokości {level} nadróbek może być najwyżej {most}</translation>
    </message>
    <message>
        <source>at level {level} there can be no overtricks</source>
        <translation>na wysokości {level} nie może być nadróbek</translation>
    </message>
    <message>
        <source>at notrump honours are four aces: 150</source>
        <translation>w bez atu honory to cztery asy: 150</translation>
    </message>
    <message>
        <source>at teams a handicap is whole IMPs a match</source>
        <translation>w teamach handicap to całe IMP-y na mecz</translation>
    </message>
    <message>
        <source>at teams an average is whole IMPs</source>
        <translation>w meczu drużyn średnia to cała liczba IMP-ów</translation>
    </message>
    <message>
        <source>at teams the two averages add up to 100, e.g. 60 40</source>
        <translation>w meczu drużyn obie średnie dają razem 100, np. 60 40</translation>
    </message>
    <message>
        <source>at the end of a Mitchell with the lines switched, for one winner</source>
        <translation>na końcu Mitchella z zamienionymi liniami, dla jednego zwycięzcy</translation>
    </message>
    <message>
        <source>at total points an average is ave, or points such as 100 -100</source>
        <translation>przy sumie punktów średnia to ave albo punkty, np. 100 -100</translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <translation>średnia {ns} {ew}</translation>
    </message>
    <message>
        <source>beginning the next round</source>
        <translation>rozpoczęcie następnej rundy</translation>
    </message>
    <message>
        <source>beginning {form}</source>
        <translation>rozpoczęcie ({form})</translation>
    </message>
    <message>
        <source>behind the others</source>
        <translation>w tyle za innymi</translation>
    </message>
    <message>
        <source>below</source>
        <translation>pod</translation>
    </message>
    <message>
        <source>between the cells of a table</source>
        <translation>między komórkami tabeli</translation>
    </message>
    <message>
        <source>board {board} has an average already, which settles it</source>
        <translation>rozdanie {board} ma już średnią, która je rozstrzyga</translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <translation>rozdanie {board} ma złe założenia jak na swój numer</translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <translation>rozdanie {board}: rozdaje {seat}, a nie {other}</translation>
    </message>
    <message>
        <source>board {board}, {ns} against {ew}</source>
        <translation>rozdanie {board}, {ns} – {ew}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>rozdanie {number}</translation>
    </message>
    <message>
        <source>boards are numbered from 1; there is no board {number}</source>
        <translation>rozdania numeruje się od 1; nie ma rozdania {number}</translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <translation>rozdań nie można tu liczyć według „{method}”</translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <translation>rozdania wymagają wcześniejszego wiersza form duplicate albo chukkers off</translation>
    </message>
    <message>
        <source>boards of several tables</source>
        <translation>rozdania z kilku stołów</translation>
    </message>
    <message>
        <source>boards, or chukkers of four deals</source>
        <translation>rozdania albo czukry po cztery rozdania</translation>
    </message>
    <message>
        <source>both</source>
        <translation>obie</translation>
    </message>
    <message>
        <source>both must hold one session of boards that several tables played</source>
        <translation>oba muszą zawierać jedną sesję rozdań granych na kilku stołach</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>obie strony</translation>
    </message>
    <message>
        <source>both sides need two players, or both a pair</source>
        <translation>po obu stronach musi być dwóch graczy albo para</translation>
    </message>
    <message>
        <source>by Neuberg’s formula</source>
        <translation>według wzoru Neuberga</translation>
    </message>
    <message>
        <source>by boards</source>
        <translation>według numerów rozdań</translation>
    </message>
    <message>
        <source>by the movement {ns} and {ew} do not meet on board {board}</source>
        <translation>według ruchu {ns} i {ew} nie grają ze sobą rozdania {board}</translation>
    </message>
    <message>
        <source>by {player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>bye belongs below the results of teams</source>
        <translation>bye należy pod wyniki teamów</translation>
    </message>
    <message>
        <source>bye {team}</source>
        <translation>wolny los {team}</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>wolne losy</translation>
    </message>
    <message>
        <source>cancelled with Ctrl+C</source>
        <translation>przerwane przez Ctrl+C</translation>
    </message>
    <message>
        <source>carried over to a later evening</source>
        <translation>przeniesione na późniejszy wieczór</translation>
    </message>
    <message>
        <source>carried over to {evening}</source>
        <translation>przeniesione na: {evening}</translation>
    </message>
    <message>
        <source>carrying over a debt</source>
        <translation>przeniesienie długu</translation>
    </message>
    <message>
        <source>chair {seat} is taken twice</source>
        <translation>miejsce {seat} jest zajęte dwa razy</translation>
    </message>
    <message>
        <source>chair {seat} needs a name</source>
        <translation>miejsce {seat} wymaga imienia</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>zmienione</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>zmieniony później</translation>
    </message>
    <message>
        <source>check that the archive is sound</source>
        <translation>sprawdza, czy archiwum jest w porządku</translation>
    </message>
    <message>
        <source>chukker</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>chukkers</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefle</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>dalszy ciąg</translation>
    </message>
    <message>
        <source>correcting the seats</source>
        <translation>poprawienie miejsc</translation>
    </message>
    <message>
        <source>counting evening {number} of {total}</source>
        <translation>liczenie wieczoru {number} z {total}</translation>
    </message>
    <message>
        <source>counts for neither pair</source>
        <translation>nie liczy się żadnej parze</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>waluta</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>dates look like 2026-01-31</source>
        <translation>daty pisze się tak: 2026-01-31</translation>
    </message>
    <message>
        <source>datum {datum}</source>
        <translation>średnia {datum}</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>deal {number} comes after deal {last}; rows must be in the order of play</source>
        <translation>rozdanie {number} jest za rozdaniem {last}; wiersze muszą być w kolejności gry</translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <translation>rozdanie {number}: {before} → {after}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdaje</translation>
    </message>
    <message>
        <source>deals and results: {counts}</source>
        <translation>rozdania i wyniki: {counts}</translation>
    </message>
    <message>
        <source>debts and payments</source>
        <translation>długi i płatności</translation>
    </message>
    <message>
        <source>decided by the director: the points of North-South for each side</source>
        <translation>decyzja sędziego: punkty N-S dla każdej strony</translation>
    </message>
    <message>
        <source>decided by the director; per cent or IMPs can be written as numbers</source>
        <translation>decyzja sędziego; procenty lub IMP-y można pisać liczbami</translation>
    </message>
    <message>
        <source>declarer {player}</source>
        <translation>rozgrywa {player}</translation>
    </message>
    <message>
        <source>declarer, contract and result; or as in the window: `4s ann made 5`</source>
        <translation>rozgrywający, kontrakt i wynik; albo jak w oknie: `4s ann made 5`</translation>
    </message>
    <message>
        <source>default: by the country</source>
        <translation>domyślnie: zależnie od kraju</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>usunięte</translation>
    </message>
    <message>
        <source>deleted since</source>
        <translation>usunięty później</translation>
    </message>
    <message>
        <source>deleting a debt</source>
        <translation>usunięcie długu</translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <translation>usunięcie kwoty dodatkowej</translation>
    </message>
    <message>
        <source>deleting {deal}</source>
        <translation>usunięcie ({deal})</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>kara</translation>
    </message>
    <message>
        <source>different rounds, different stakes</source>
        <translation>różne rundy, różne stawki</translation>
    </message>
    <message>
        <source>done</source>
        <translation>zrobione</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>z kontrą</translation>
    </message>
    <message>
        <source>doubled contract made</source>
        <translation>kontrakt z kontrą wygrany</translation>
    </message>
    <message>
        <source>down</source>
        <translation>wpadka</translation>
    </message>
    <message>
        <source>draw the sheet after each deal</source>
        <translation>rysuje arkusz po każdym rozdaniu</translation>
    </message>
    <message>
        <source>drawn for each round</source>
        <translation>losowani przed każdą rundą</translation>
    </message>
    <message>
        <source>duplicate has no honours; leave them out</source>
        <translation>w brydżu porównawczym nie ma honorów; pomiń je</translation>
    </message>
    <message>
        <source>each missing result as an equal one</source>
        <translation>każdy brakujący zapis jak równy</translation>
    </message>
    <message>
        <source>each pays 5.00, and the first two places share it</source>
        <translation>każdy płaci 5.00, a dwa pierwsze miejsca się dzielą</translation>
    </message>
    <message>
        <source>each side has its own stake</source>
        <translation>każda strona ma własną stawkę</translation>
    </message>
    <message>
        <source>each team against each</source>
        <translation>każdy team z każdym</translation>
    </message>
    <message>
        <source>earlier versions</source>
        <translation>wcześniejsze wersje</translation>
    </message>
    <message>
        <source>earns 1, an equal one ½</source>
        <translation>daje 1, równy ½</translation>
    </message>
    <message>
        <source>earns 2, an equal one 1</source>
        <translation>daje 2, równy 1</translation>
    </message>
    <message>
        <source>either all lines name single players, with +, or none does</source>
        <translation>albo wszystkie wiersze podają pojedynczych graczy, z +, albo żaden</translation>
    </message>
    <message>
        <source>en</source>
        <translation>pl</translation>
    </message>
    <message>
        <source>end of the boards</source>
        <translation>koniec rozdań</translation>
    </message>
    <message>
        <source>end of the chukker</source>
        <translation>koniec Chicago</translation>
    </message>
    <message>
        <source>ending the evening</source>
        <translation>zakończenie wieczoru</translation>
    </message>
    <message>
        <source>ends an unfinished rubber with its premiums</source>
        <translation>kończy niedokończony robber z premiami</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation>koniec {time}</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>wystarczy</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>wpis {number}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <translation>wieczór {number}</translation>
    </message>
    <message>
        <source>evening {number} of {day}</source>
        <translation>wieczór {number} z {day}</translation>
    </message>
    <message>
        <source>evenings kept: {number}, evenings there: {there}</source>
        <translation>wieczorów w spisie: {number}, w pliku: {there}</translation>
    </message>
    <message>
        <source>every deal by itself</source>
        <translation>każde rozdanie osobno</translation>
    </message>
    <message>
        <source>everyone in turn</source>
        <translation>każdy z każdym po kolei</translation>
    </message>
    <message>
        <source>exact points</source>
        <translation>dokładne punkty</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>przykłady</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>wymagana co najmniej jedna wartość</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>wymagana jedna wartość</translation>
    </message>
    <message>
        <source>explain every figure</source>
        <translation>objaśnia każdą liczbę</translation>
    </message>
    <message>
        <source>five rounds of three boards; tables share boards</source>
        <translation>pięć rund po trzy rozdania; stoły dzielą się rozdaniami</translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <translation>przy czterech pasach wpisz samo {word}</translation>
    </message>
    <message>
        <source>for each IMP</source>
        <translation>za każdy IMP</translation>
    </message>
    <message>
        <source>for each VP from 10</source>
        <translation>za każdy VP od 10</translation>
    </message>
    <message>
        <source>for each per cent from 50</source>
        <translation>za każdy procent od 50</translation>
    </message>
    <message>
        <source>four aces in one hand</source>
        <translation>cztery asy w jednej ręce</translation>
    </message>
    <message>
        <source>four players are needed, not {number}</source>
        <translation>potrzeba czterech graczy, nie {number}</translation>
    </message>
    <message>
        <source>from {chair}</source>
        <translation>z {chair}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partia</translation>
    </message>
    <message>
        <source>game and rubber</source>
        <translation>partia i rober</translation>
    </message>
    <message>
        <source>game and the end of the chukker</source>
        <translation>partia i koniec Chicago</translation>
    </message>
    <message>
        <source>game completed, {vulnerable}</source>
        <translation>partia wygrana, {vulnerable}</translation>
    </message>
    <message>
        <source>going back to: {step}</source>
        <translation>powrót do: {step}</translation>
    </message>
    <message>
        <source>grand slam bid and made, {vulnerable}</source>
        <translation>szlem wylicytowany i wygrany, {vulnerable}</translation>
    </message>
    <message>
        <source>handicaps</source>
        <translation>handicapy</translation>
    </message>
    <message>
        <source>handicaps are given like handicap 3=+2.5 5=-1, others have 0</source>
        <translation>handicapy pisze się jak handicap 3=+2.5 5=-1, pozostali mają 0</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kiery</translation>
    </message>
    <message>
        <source>honours are 100 or 150</source>
        <translation>honory to 100 albo 150</translation>
    </message>
    <message>
        <source>honours are 100 or 150, not {points}</source>
        <translation>honory to 100 albo 150, nie {points}</translation>
    </message>
    <message>
        <source>honours count</source>
        <translation>honory się liczą</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <translation>honory się nie liczą</translation>
    </message>
    <message>
        <source>honours do not count, as agreed; leave them out</source>
        <translation>honory się nie liczą, jak umówiono; pomiń je</translation>
    </message>
    <message>
        <source>honours held by {player}</source>
        <translation>honory ({player})</translation>
    </message>
    <message>
        <source>honours need their holder: N, E, S or W</source>
        <translation>brakuje, kto miał honory: N, E, S albo W</translation>
    </message>
    <message>
        <source>honours need their holder: {names}</source>
        <translation>brakuje, kto miał honory: {names}</translation>
    </message>
    <message>
        <source>how boards with fewer results count</source>
        <translation>jak liczą się rozdania z mniejszą liczbą wyników</translation>
    </message>
    <message>
        <source>how four players change partners (default: pivot)</source>
        <translation>jak czworo graczy zmienia partnerów (domyślnie: pivot)</translation>
    </message>
    <message>
        <source>how many rounds</source>
        <translation>ile rund</translation>
    </message>
    <message>
        <source>hundreds, as the back score</source>
        <translation>setki, jak w zestawieniu</translation>
    </message>
    <message>
        <source>i&amp;n</source>
        <comment>a currency</comment>
        <translation>&amp;w</translation>
    </message>
    <message>
        <source>if not all are played</source>
        <translation>gdy nie gra się wszystkich</translation>
    </message>
    <message>
        <source>if not, begin ~/.zshrc with: {line}</source>
        <translation>jeśli nie, zacznij ~/.zshrc od: {line}</translation>
    </message>
    <message>
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <translation>wczytuje do archiwum wieczory z plików wieczoru, plików zapisu, tabel rozdań albo PBN</translation>
    </message>
    <message>
        <source>importing</source>
        <translation>wczytanie</translation>
    </message>
    <message>
        <source>importing evening {number} of {total}</source>
        <translation>wczytywanie wieczoru {number} z {total}</translation>
    </message>
    <message>
        <source>in chukkers of four deals</source>
        <translation>w Chicago po cztery rozdania</translation>
    </message>
    <message>
        <source>in each round (default: 2)</source>
        <translation>w każdej rundzie (domyślnie: 2)</translation>
    </message>
    <message>
        <source>individual: partners change too</source>
        <translation>indywidualny: zmieniają się też partnerzy</translation>
    </message>
    <message>
        <source>into the archive; a second time adds nothing</source>
        <translation>do archiwum; drugi raz nic nie dodaje</translation>
    </message>
    <message>
        <source>into the menu of the desktop</source>
        <translation>do menu pulpitu</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>niepoprawna wartość typu %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>niepoprawny wybór: %(value)r (możliwe: %(choices)s)</translation>
    </message>
    <message>
        <source>is the player</source>
        <translation>to gracz</translation>
    </message>
    <message>
        <source>it cannot be counted</source>
        <translation>nie można go policzyć</translation>
    </message>
    <message>
        <source>it does not match its history</source>
        <translation>nie zgadza się ze swoją historią</translation>
    </message>
    <message>
        <source>it has far more parts than evenings of bridge</source>
        <translation>ma o wiele więcej części niż wieczory brydżowe</translation>
    </message>
    <message>
        <source>it is a folder; choose a file in it</source>
        <translation>to jest folder; wybierz w nim plik</translation>
    </message>
    <message>
        <source>it is a pipe into which nobody writes</source>
        <translation>to potok, do którego nikt nie pisze</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>jest zamknięte</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>jest uszkodzony</translation>
    </message>
    <message>
        <source>it is larger than {most} megabytes, far too large for evenings of bridge</source>
        <translation>jest większy niż {most} megabajtów, o wiele za duży jak na wieczory brydżowe</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>jego numer</translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <translation>numer wieczoru, jego dzień, np. 2026-01-31, albo last; wszystkie, jeśli nic nie podano</translation>
    </message>
    <message>
        <source>its step {step} is damaged</source>
        <translation>krok {step} jest uszkodzony</translation>
    </message>
    <message>
        <source>its step {step} is missing</source>
        <translation>brakuje kroku {step}</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>walet</translation>
    </message>
    <message>
        <source>king</source>
        <translation>król</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>duży druk</translation>
    </message>
    <message>
        <source>lines with pairs need form duplicate before them</source>
        <translation>wiersze z parami wymagają wcześniejszego wiersza form duplicate</translation>
    </message>
    <message>
        <source>made</source>
        <translation>swoje</translation>
    </message>
    <message numerus="yes">
        <source>made with %n over</source>
        <translation>
            <numerusform>z %n nadróbką</numerusform>
            <numerusform>z %n nadróbkami</numerusform>
            <numerusform>z %n nadróbkami</numerusform>
        </translation>
    </message>
    <message>
        <source>made, and South held 100 honours</source>
        <translation>swoje, a S miał 100 za honory</translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <translation>meczów drużyn z innych programów nie można odczytać</translation>
    </message>
    <message>
        <source>matchpoints for a win, a tie and a loss</source>
        <translation>punkty meczowe za lepszy, równy i gorszy wynik</translation>
    </message>
    <message>
        <source>may enter</source>
        <translation>może zapisywać</translation>
    </message>
    <message>
        <source>may look</source>
        <translation>może oglądać</translation>
    </message>
    <message>
        <source>merge two copies of an evening that was kept at two laptops</source>
        <translation>scala dwie kopie wieczoru prowadzonego na dwóch laptopach</translation>
    </message>
    <message>
        <source>money for 100 points, from this round on</source>
        <translation>pieniądze za 100 punktów, od tej rundy</translation>
    </message>
    <message>
        <source>money for each per cent from 50, each IMP, or each VP from 10</source>
        <translation>pieniądze za każdy procent od 50, każdy IMP lub każdy VP od 10</translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <translation>kwota to tekst z kropką: „2.50”</translation>
    </message>
    <message>
        <source>more results</source>
        <translation>więcej wyników</translation>
    </message>
    <message>
        <source>moving {deal}</source>
        <translation>przeniesienie ({deal})</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>podaj plik</translation>
    </message>
    <message>
        <source>names are given like pairs 1=Ann 2=Bob, with blanks in quotes</source>
        <translation>nazwiska podaje się tak: pairs 1=Ann 2=Bob, te z odstępami w cudzysłowie</translation>
    </message>
    <message>
        <source>names are given like seats N=Ann E=Bob S=Cy W=Di, with blanks in quotes</source>
        <translation>imiona podaje się tak: seats N=Ann E=Bob S=Cy W=Di, te z odstępami w cudzysłowie</translation>
    </message>
    <message>
        <source>names kept: {number}, names there: {there}</source>
        <translation>imion w spisie: {number}, w pliku: {there}</translation>
    </message>
    <message>
        <source>names, if you like; of single players at an individual</source>
        <translation>nazwiska, jeśli trzeba; w indywidualnym te graczy</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no IMPs</source>
        <translation>bez IMP-ów</translation>
    </message>
    <message>
        <source>no board in this PBN has a result, and cards alone are not imported</source>
        <translation>w tym PBN żadne rozdanie nie ma wyniku, a samych kart się nie wczytuje</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>bez daty</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez ograniczeń</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>już go nie ma</translation>
    </message>
    <message>
        <source>no number here is larger than {most}</source>
        <translation>żadna liczba tu nie przekracza {most}</translation>
    </message>
    <message>
        <source>no permission there; choose another folder</source>
        <translation>brak uprawnień w tym folderze; wybierz inny</translation>
    </message>
    <message>
        <source>no permission to write {file}</source>
        <translation>brak uprawnień do zapisu {file}</translation>
    </message>
    <message>
        <source>no phone</source>
        <translation>brak telefonu</translation>
    </message>
    <message>
        <source>no round can be drawn in which nobody meets twice</source>
        <translation>nie da się rozlosować rundy, w której nikt nie spotka się drugi raz</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>bez zapisu</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table</source>
        <translation>przy stole nie ma nikogo o imieniu „{typed}”</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table, only {names}</source>
        <translation>przy stole nie ma nikogo o imieniu „{typed}”; są tylko {names}</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <translation>nikt nie płaci</translation>
    </message>
    <message>
        <source>nobody sits {seats}</source>
        <translation>nikt nie siedzi na {seats}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>none: sit as you like</source>
        <translation>żaden: miejsca dowolne</translation>
    </message>
    <message>
        <source>not a scorepad file; score files begin with e.g. form rubber</source>
        <translation>to nie jest plik programu scorepad; pliki zapisu zaczynają się np. od form rubber</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nie może wystąpić razem z %s</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nie znaleziono</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nie grano</translation>
    </message>
    <message>
        <source>not vulnerable</source>
        <translation>przed partią</translation>
    </message>
    <message>
        <source>nothing can be written into it</source>
        <translation>nie można tam nic zapisać</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <translation>bez oczekiwanego wyniku</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>nic nowego</translation>
    </message>
    <message>
        <source>nothing was done: the input was wrong, or a file could not be read or written</source>
        <translation>nic nie zrobiono: dane były błędne albo pliku nie można było odczytać lub zapisać</translation>
    </message>
    <message>
        <source>notrump</source>
        <translation>bez atu</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>of</source>
        <translation>z</translation>
    </message>
    <message>
        <source>of teams: draw the next round by the ranking, nobody meets twice</source>
        <translation>teamy: rozlosuj następną rundę według rankingu, nikt nie spotyka się dwa razy</translation>
    </message>
    <message>
        <source>of their own top</source>
        <translation>z własnego maksimum</translation>
    </message>
    <message>
        <source>on a blank back score</source>
        <translation>na pustym zestawieniu</translation>
    </message>
    <message>
        <source>one board</source>
        <translation>jedno rozdanie</translation>
    </message>
    <message>
        <source>one chukker</source>
        <translation>jedno Chicago</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>jedno rozdanie</translation>
    </message>
    <message>
        <source>one down</source>
        <translation>bez jednej</translation>
    </message>
    <message>
        <source>one evening</source>
        <translation>jeden wieczór</translation>
    </message>
    <message>
        <source>one list or two</source>
        <translation>jedna lista czy dwie</translation>
    </message>
    <message>
        <source>one more, or Enter</source>
        <translation>jeszcze ktoś albo Enter</translation>
    </message>
    <message>
        <source>one of its times is not a valid date</source>
        <translation>jeden z jego czasów jest nieprawidłowy</translation>
    </message>
    <message>
        <source>one of them: =, +1 or -2; or the number of tricks</source>
        <translation>jedno z nich: =, +1 lub -2; albo liczba lew</translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <translation>po {what} brakuje jednego z: {choices}</translation>
    </message>
    <message>
        <source>one over</source>
        <translation>z nadróbką</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>jeden punkt</translation>
    </message>
    <message>
        <source>one point fewer</source>
        <translation>jeden punkt mniej</translation>
    </message>
    <message>
        <source>one point more</source>
        <translation>jeden punkt więcej</translation>
    </message>
    <message>
        <source>one result</source>
        <translation>jeden wynik</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>jedna runda</translation>
    </message>
    <message>
        <source>one rubber</source>
        <translation>jeden rober</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>jeden stół</translation>
    </message>
    <message>
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <translation>jedna drużyna wygrywa tyle, ile traci druga, np. 3 -3</translation>
    </message>
    <message>
        <source>only results of several tables can be fouled</source>
        <translation>tylko wyniki z kilku stołów mogą pochodzić z pomieszanych kart</translation>
    </message>
    <message>
        <source>only the lines of a Mitchell are switched</source>
        <translation>linie zamienia się tylko w Mitchellu</translation>
    </message>
    <message>
        <source>only the points of North-South are known</source>
        <translation>znane są tylko punkty N-S</translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <translation>znany jest tylko zapis: {points} dla NS</translation>
    </message>
    <message>
        <source>only who won, to be pinned up</source>
        <translation>tylko kto wygrał, do powieszenia</translation>
    </message>
    <message>
        <source>opening {file}</source>
        <translation>otwarcie {file}</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opcje</translation>
    </message>
    <message>
        <source>or cross-imps, butler, teams, board-a-match</source>
        <translation>albo cross-imps, butler, teams, board-a-match</translation>
    </message>
    <message>
        <source>or players, at individual; teams have two pairs each</source>
        <translation>lub graczy, przy individual; team ma dwie pary</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>inne dane</translation>
    </message>
    <message>
        <source>others sit at the table now; look again</source>
        <translation>przy stole siedzą teraz inni; proszę spojrzeć ponownie</translation>
    </message>
    <message>
        <source>owes</source>
        <translation>jest winien</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>zapłacone</translation>
    </message>
    <message>
        <source>paid on {day}</source>
        <translation>zapłacone: {day}</translation>
    </message>
    <message>
        <source>pair {pair}</source>
        <translation>para {pair}</translation>
    </message>
    <message>
        <source>pair {pair} needs a name</source>
        <translation>para {pair} musi mieć nazwisko</translation>
    </message>
    <message>
        <source>part-score made</source>
        <translation>częściówka wygrana</translation>
    </message>
    <message>
        <source>partners are cut for</source>
        <translation>partnerów się losuje</translation>
    </message>
    <message>
        <source>partners need the same figure</source>
        <translation>partnerzy muszą mieć tę samą liczbę</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>cztery pasy</translation>
    </message>
    <message>
        <source>payer, payee, amount and reason are needed, e.g. extra Bob Ann 5 the supper</source>
        <translation>podaj płacącego, odbiorcę, kwotę i powód, np. extra Bob Ann 5 kolacja</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>płatność {number}</translation>
    </message>
    <message>
        <source>pictures, with the reason for every figure</source>
        <translation>obrazy, z powodem każdej liczby</translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <translation>podaj gracza i kartę, np. Ann=QC</translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation>gracz {player}</translation>
    </message>
    <message>
        <source>playing {form}</source>
        <translation>gra ({form})</translation>
    </message>
    <message>
        <source>points agreed on, with the reason</source>
        <translation>uzgodnione punkty, z powodem</translation>
    </message>
    <message>
        <source>points and reason are missing, e.g. adjust NS 200 for a late start</source>
        <translation>brakuje punktów i powodu, np. adjust NS 200 za spóźnienie</translation>
    </message>
    <message>
        <source>points are given, not taken: adjust {side} {points}</source>
        <translation>punkty się przyznaje, a nie odejmuje: adjust {side} {points}</translation>
    </message>
    <message>
        <source>points held count only in form points; leave them out, or begin with form points</source>
        <translation>punkty w ręku liczą się tylko w form points; pomiń je albo zacznij od form points</translation>
    </message>
    <message>
        <source>points, rounded to tens</source>
        <translation>punkty, zaokrąglone do dziesiątek</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumenty</translation>
    </message>
    <message>
        <source>premium for the only part-score of an unfinished game</source>
        <translation>premia za jedyny zapis częściowy niedokończonej partii</translation>
    </message>
    <message>
        <source>print evenings, a season, or a blank sheet to score on by hand, into a PDF</source>
        <translation>drukuje do PDF wieczory, sezon albo pusty druk do ręcznego zapisu</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>wypisuje jeden obiekt JSON</translation>
    </message>
    <message>
        <source>print the sheets of an evening in a text file</source>
        <translation>wypisuje arkusze wieczoru z pliku tekstowego</translation>
    </message>
    <message>
        <source>print what every contract would score and end now</source>
        <translation>wypisuje, ile dałby teraz każdy kontrakt i co by zakończył</translation>
    </message>
    <message>
        <source>print what lets a shell complete these commands, or install it</source>
        <translation>wypisać to, czym powłoka uzupełnia te polecenia, albo to zainstalować</translation>
    </message>
    <message>
        <source>print which evenings there are</source>
        <translation>wypisuje, jakie są wieczory</translation>
    </message>
    <message>
        <source>print who partners whom and who sits out, round by round</source>
        <translation>wypisuje, kto z kim gra i kto pauzuje, runda po rundzie</translation>
    </message>
    <message>
        <source>print who plays whom, round by round, and on which boards</source>
        <translation>wypisuje, kto przeciw komu gra i w jakich rozdaniach, runda po rundzie</translation>
    </message>
    <message>
        <source>put it where the shell looks for it</source>
        <translation>położyć tam, gdzie powłoka szuka</translation>
    </message>
    <message>
        <source>put the program, with its icon and its kind of file, into the menu of the desktop</source>
        <translation>umieszcza program, z ikoną i typem pliku, w menu pulpitu</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <translation>liczy wyniki rozdań granych na kilku stołach</translation>
    </message>
    <message>
        <source>redoubled</source>
        <translation>z rekontrą</translation>
    </message>
    <message>
        <source>redoubled contract made</source>
        <translation>kontrakt z rekontrą wygrany</translation>
    </message>
    <message>
        <source>repair the archive and say what was repaired</source>
        <translation>naprawia archiwum i wypisuje, co naprawiono</translation>
    </message>
    <message>
        <source>repairs what can be repaired</source>
        <translation>naprawia, co się da</translation>
    </message>
    <message>
        <source>rescued in part</source>
        <translation>uratowano częściowo</translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <translation>przywrócenie z kopii z {day}</translation>
    </message>
    <message>
        <source>results of several tables</source>
        <translation>wyniki kilku stołów</translation>
    </message>
    <message>
        <source>results of several tables and deals of one table cannot be in the same form duplicate; put one of them into a separate file</source>
        <translation>zapisy z kilku stołów i rozdania jednego stołu nie mogą być pod tym samym form duplicate; przenieś jedne z nich do osobnego pliku</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>runda {number}</translation>
    </message>
    <message>
        <source>round {round} is already over; keep the rows of a round together</source>
        <translation>runda {round} już się skończyła; wiersze jednej rundy muszą stać razem</translation>
    </message>
    <message>
        <source>rounds are numbered from 1, the first before the last</source>
        <translation>rundy numeruje się od 1, pierwsza przed ostatnią</translation>
    </message>
    <message>
        <source>rounds of boards</source>
        <translation>rundy brydża porównawczego</translation>
    </message>
    <message>
        <source>rounds of one table</source>
        <translation>rundy przy jednym stole</translation>
    </message>
    <message>
        <source>rounds without a deal</source>
        <translation>rundy bez rozdania</translation>
    </message>
    <message>
        <source>rows with the same one are one evening</source>
        <translation>wiersze z tym samym to jeden wieczór</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>rober</translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <translation>rober wygrany 2:0</translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <translation>rober wygrany 2:1</translation>
    </message>
    <message>
        <source>rubbers</source>
        <translation>robry</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>z pauzy</translation>
    </message>
    <message>
        <source>say what a command takes, with examples</source>
        <translation>powiedzieć, co przyjmuje polecenie, z przykładami</translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <translation>podaj, kto ma więcej punktów</translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <translation>w przeliczeniu na równą liczbę rozdań</translation>
    </message>
    <message>
        <source>scan the code on the laptop’s screen first</source>
        <translation>najpierw trzeba zeskanować kod z ekranu laptopa</translation>
    </message>
    <message>
        <source>scorepad cannot find its open window when it is started again: another program is in the way.</source>
        <translation>Ponownie uruchomiony scorepad nie znajdzie otwartego okna: przeszkadza inny program.</translation>
    </message>
    <message>
        <source>scorepad check: --json and --mend exclude each other</source>
        <translation>scorepad check: --json i --mend wykluczają się</translation>
    </message>
    <message>
        <source>scorepad check: none of the evenings in {file} can be read ({number} are known); it was not changed</source>
        <translation>scorepad check: nie można odczytać żadnego wieczoru z {file} (znanych: {number}); pliku nie zmieniono</translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <translation>scorepad check: {file} jest uszkodzony; check --mend naprawia go, na ile się da: {faults}</translation>
    </message>
    <message>
        <source>scorepad completion: name the shell: bash, zsh or fish</source>
        <translation>scorepad completion: podaj powłokę: bash, zsh lub fish</translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <translation>scorepad desktop: dostępne tylko na pulpitach Linuksa</translation>
    </message>
    <message>
        <source>scorepad export: --json goes with --list</source>
        <translation>scorepad export: --json idzie z --list</translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <translation>scorepad export: podaj plik docelowy, -o FILE, albo użyj --list</translation>
    </message>
    <message>
        <source>scorepad export: there are no evenings yet</source>
        <translation>scorepad export: nie ma jeszcze wieczorów</translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <translation>scorepad import: przerwano liczenie; wieczory są w archiwum i zostaną policzone przy otwartym oknie</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <translation>scorepad import: przerwano; wszystkie wieczory są w archiwum</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <translation>scorepad import: przerwano; nie wczytano żadnego wieczoru</translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <translation>scorepad jest wolnym programem: każdy może go używać, kopiować i zmieniać na licencji MIT. Qt jest używane na licencji GNU Lesser General Public License 3. Czcionki Noto mają licencję SIL Open Font License, DejaVu Sans własną.</translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <translation>scorepad jest teraz w menu; jego wpisy są w {folder}.</translation>
    </message>
    <message>
        <source>scorepad merge: each file must hold one evening</source>
        <translation>scorepad merge: każdy plik musi zawierać jeden wieczór</translation>
    </message>
    <message>
        <source>scorepad merge: the two differ, so nothing was written; correct one of them, or use --keep-first: {differs}</source>
        <translation>scorepad merge: pliki się różnią, więc nic nie zapisano; popraw jeden z nich albo użyj --keep-first: {differs}</translation>
    </message>
    <message>
        <source>scorepad print: name the files to be printed, a blank sheet or a season</source>
        <translation>scorepad print: podaj pliki do wydruku, pusty druk albo sezon</translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <translation>scorepad print: nie ma wieczorów w: {season}</translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <translation>scorepad print: wymaga PySide6; instaluje je python3 packaging/run.py</translation>
    </message>
    <message>
        <source>scorepad print: {file} is already there; name a file with -o FILE</source>
        <translation>scorepad print: {file} już jest; podaj plik przez -o FILE</translation>
    </message>
    <message>
        <source>scorepad print: {file} is to be printed; name another PDF</source>
        <translation>scorepad print: {file} ma być wydrukowany; podaj inny PDF</translation>
    </message>
    <message>
        <source>scorepad print: {file} must end in .pdf, .png or .svg</source>
        <translation>scorepad print: {file} musi się kończyć na .pdf, .png lub .svg</translation>
    </message>
    <message>
        <source>scorepad was not in the menu.</source>
        <translation>Programu scorepad nie było w menu.</translation>
    </message>
    <message>
        <source>scorepad was removed from the menu.</source>
        <translation>Usunięto scorepad z menu.</translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <translation>scorepad {command}: {fault}</translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <translation>scorepad: nie można wypisać: {reason}</translation>
    </message>
    <message>
        <source>scorepad: {fault}</source>
        <translation>scorepad: {fault}</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>miejsca</translation>
    </message>
    <message>
        <source>seen {time}</source>
        <translation>widziany o {time}</translation>
    </message>
    <message>
        <source>settling up</source>
        <translation>rozliczenie</translation>
    </message>
    <message>
        <source>settling {number}</source>
        <translation>rozliczenie {number}</translation>
    </message>
    <message>
        <source>sheets, back score, and who pays whom</source>
        <translation>zapisy, zestawienie i kto komu płaci</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>wypisuje wersję programu i kończy</translation>
    </message>
    <message>
        <source>show the score breakdown</source>
        <translation>pokazuje składniki zapisu</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>wypisuje tę pomoc i kończy</translation>
    </message>
    <message>
        <source>show who won each game</source>
        <translation>pokazuje, kto wygrał każdą partię</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>small slam bid and made, {vulnerable}</source>
        <translation>szlemik wylicytowany i wygrany, {vulnerable}</translation>
    </message>
    <message>
        <source>so much time: boards and rounds are proposed (default: 180)</source>
        <translation>tyle czasu: rozdania i rundy są proponowane (zwykle: 180)</translation>
    </message>
    <message>
        <source>something else was entered under this id before</source>
        <translation>pod tym identyfikatorem zapisano już coś innego</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>piki</translation>
    </message>
    <message>
        <source>split {ns} {ew}</source>
        <translation>rozdzielony {ns} {ew}</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <translation>standardowe wyjście jest zamknięte</translation>
    </message>
    <message>
        <source>still to come: {number}</source>
        <translation>brakuje jeszcze: {number}</translation>
    </message>
    <message>
        <source>stopping the round</source>
        <translation>przerwanie rundy</translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <translation>np. &apos;Pani Maj=QC&apos;</translation>
    </message>
    <message>
        <source>table {number}</source>
        <translation>stół {number}</translation>
    </message>
    <message>
        <source>tables share boards where that is fairer</source>
        <translation>stoły dzielą się pudełkami, gdy to sprawiedliwsze</translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <translation>plik docelowy; - na standardowe wyjście</translation>
    </message>
    <message>
        <source>team {team} sat North-South on board {board} before</source>
        <translation>drużyna {team} siedziała już na NS w rozdaniu {board}</translation>
    </message>
    <message>
        <source>teams play in pairs: A1-B2, without +</source>
        <translation>drużyny grają parami: A1-B2, bez +</translation>
    </message>
    <message>
        <source>teams: whether victory points are shown</source>
        <translation>teamy: czy pokazuje się punkty zwycięstwa</translation>
    </message>
    <message>
        <source>that a board was fouled</source>
        <translation>że karty w rozdaniu były pomieszane</translation>
    </message>
    <message>
        <source>that evening is no longer in {file}</source>
        <translation>tego wieczoru nie ma już w {file}</translation>
    </message>
    <message>
        <source>that there are no victory points</source>
        <translation>informacja, że nie ma punktów zwycięstwa</translation>
    </message>
    <message>
        <source>the Tab key completes all this; also zsh and fish</source>
        <translation>klawisz Tab uzupełnia to wszystko; także zsh i fish</translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <translation>archiwum nie można teraz zapisać, więc da się otworzyć tylko jeden wieczór</translation>
    </message>
    <message>
        <source>the arrangements</source>
        <translation>ustalenia</translation>
    </message>
    <message>
        <source>the board is missing before it, e.g. board 7</source>
        <translation>brakuje przed nim rozdania, np. board 7</translation>
    </message>
    <message>
        <source>the board is missing: 1 to 9999, e.g. board 7</source>
        <translation>brakuje rozdania, od 1 do 9999, np. board 7</translation>
    </message>
    <message>
        <source>the boards of an evening have at most {most} results</source>
        <translation>rozdania wieczoru mają najwyżej {most} zapisów</translation>
    </message>
    <message>
        <source>the boards of one event are scored in two ways here</source>
        <translation>rozdania jednej imprezy liczy się tu na dwa sposoby</translation>
    </message>
    <message>
        <source>the card of {name}</source>
        <translation>karta: {name}</translation>
    </message>
    <message>
        <source>the cards drawn</source>
        <translation>wyciągnięte karty</translation>
    </message>
    <message>
        <source>the character {code} is not allowed in a name or a reason</source>
        <translation>znak {code} jest niedozwolony w imieniu i w powodzie</translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <translation>brakuje kontraktu albo słowa pass, jeśli wszyscy spasowali</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>waluta</translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <translation>uszkodzony plik zachowano jako {file}</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>data</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>dzień</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>rozdający</translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <translation>brakuje rozdającego, np. dealer N</translation>
    </message>
    <message>
        <source>the declarer is given twice</source>
        <translation>rozgrywający jest podany dwa razy</translation>
    </message>
    <message>
        <source>the declarer is missing: N, E, S or W</source>
        <translation>brakuje rozgrywającego: N, E, S albo W</translation>
    </message>
    <message>
        <source>the declarer is missing: {names}</source>
        <translation>brakuje rozgrywającego: {names}</translation>
    </message>
    <message>
        <source>the director takes 5 per cent from pair 1, or IMPs, or VPs from a team</source>
        <translation>sędzia odejmuje parze 1 5 procent, albo IMP-y, albo teamowi VP</translation>
    </message>
    <message>
        <source>the director’s average counts in place of {contract}</source>
        <translation>zamiast {contract} liczy się średnia przyznana przez sędziego</translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <translation>dysk nie może odczytać ani zapisać {file}</translation>
    </message>
    <message>
        <source>the disk takes too long to read or write {file}</source>
        <translation>dysk zbyt długo odczytuje lub zapisuje {file}</translation>
    </message>
    <message>
        <source>the doubling is given twice</source>
        <translation>kontra jest podana dwa razy</translation>
    </message>
    <message>
        <source>the earlier versions of this evening are damaged</source>
        <translation>wcześniejsze wersje tego wieczoru są uszkodzone</translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <translation>koniec Chicago</translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <translation>brakuje końca pliku; nie wiadomo, jakie wieczory zawierał</translation>
    </message>
    <message>
        <source>the evening has ended</source>
        <translation>wieczór się zakończył</translation>
    </message>
    <message>
        <source>the evening&apos;s ID is damaged</source>
        <translation>identyfikator wieczoru jest uszkodzony</translation>
    </message>
    <message>
        <source>the file before a correction: print whose place changed</source>
        <translation>plik sprzed poprawki: wypisz, czyje miejsce się zmieniło</translation>
    </message>
    <message>
        <source>the file breaks off; open another copy, which has the rest</source>
        <translation>plik się urywa; otwórz inną kopię, która ma resztę</translation>
    </message>
    <message>
        <source>the file for both together</source>
        <translation>plik dla obu razem</translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <translation>ten wieczór jest w pliku dwa razy, najpierw jako {first}</translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <translation>plik zapisała nowsza wersja programu; zaktualizuj scorepad, aby go otworzyć</translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <translation>plik: {said}</translation>
    </message>
    <message>
        <source>the first places share 100 per cent, e.g. 60/40 or 50/30/20</source>
        <translation>pierwsze miejsca dzielą 100 procent, np. 60/40 lub 50/30/20</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>brakuje: %s</translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <translation>brakuje odmiany gry, np. form rubber</translation>
    </message>
    <message>
        <source>the form: rubber, chicago, cavendish, duplicate or points</source>
        <translation>forma: rubber, chicago, cavendish, duplicate lub points</translation>
    </message>
    <message>
        <source>the head of this request is too long</source>
        <translation>nagłówek tego żądania jest za długi</translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <translation>honory są podane dwa razy</translation>
    </message>
    <message>
        <source>the keeper&apos;s name is missing, e.g. keeper Ann</source>
        <translation>brakuje imienia prowadzącego zapis, np. keeper Ann</translation>
    </message>
    <message>
        <source>the laptop cannot save it at the moment; try again soon</source>
        <translation>laptop nie może tego teraz zapisać; proszę spróbować za chwilę</translation>
    </message>
    <message>
        <source>the laptop has not come so far; look again</source>
        <translation>laptop jeszcze tu nie doszedł; proszę spojrzeć ponownie</translation>
    </message>
    <message>
        <source>the laptop has not yet allowed this phone to enter</source>
        <translation>laptop nie zezwolił jeszcze temu telefonowi na zapis</translation>
    </message>
    <message>
        <source>the last deal counts twice</source>
        <translation>ostatnie rozdanie liczy się podwójnie</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>kreska</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <translation>wiersz jest dłuższy niż {most} liter</translation>
    </message>
    <message>
        <source>the lines below belong to this board</source>
        <translation>wiersze poniżej należą do tego rozdania</translation>
    </message>
    <message>
        <source>the lines below it are compared with each other only</source>
        <translation>wiersze poniżej są porównywane tylko między sobą</translation>
    </message>
    <message>
        <source>the list as one JSON object</source>
        <translation>lista jako jeden obiekt JSON</translation>
    </message>
    <message>
        <source>the mean of the results</source>
        <translation>średnia zapisów</translation>
    </message>
    <message>
        <source>the middle one of the results</source>
        <translation>środkowy zapis</translation>
    </message>
    <message>
        <source>the movement</source>
        <translation>schemat ruchu</translation>
    </message>
    <message>
        <source>the name {name} is damaged</source>
        <translation>imię {name} jest uszkodzone</translation>
    </message>
    <message>
        <source>the name “{name}” is longer than {most} letters</source>
        <translation>imię „{name}” jest dłuższe niż {most} liter</translation>
    </message>
    <message>
        <source>the names of pairs without a result</source>
        <translation>nazwiska par bez wyniku</translation>
    </message>
    <message>
        <source>the names of players who sit out need commas between them</source>
        <translation>imiona pauzujących trzeba rozdzielić przecinkami</translation>
    </message>
    <message>
        <source>the names of the pairs are missing</source>
        <translation>brakuje nazwisk par</translation>
    </message>
    <message>
        <source>the newest copy is {file}</source>
        <translation>najnowsza kopia to {file}</translation>
    </message>
    <message>
        <source>the next round</source>
        <translation>następna runda</translation>
    </message>
    <message>
        <source>the next round has begun; only the laptop can correct this</source>
        <translation>następna runda już trwa; poprawić to może tylko laptop</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>notatka</translation>
    </message>
    <message>
        <source>the number can be at most {most}</source>
        <translation>liczba może wynosić najwyżej {most}</translation>
    </message>
    <message>
        <source>the only game of an unfinished rubber</source>
        <translation>jedyna partia niedokończonego robra</translation>
    </message>
    <message>
        <source>the only pair in the other direction</source>
        <translation>jedyna para w drugą stronę</translation>
    </message>
    <message>
        <source>the only part-score of an unfinished game</source>
        <translation>jedyna częściówka niedokończonej partii</translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <translation>inne imiona niektórych graczy</translation>
    </message>
    <message>
        <source>the pair North-South, the pair East-West, and the deal</source>
        <translation>para N-S, para E-W i rozdanie</translation>
    </message>
    <message>
        <source>the part-score of an unfinished rubber earns 100 or 50</source>
        <translation>częściówka niedokończonego robra daje 100 albo 50</translation>
    </message>
    <message>
        <source>the plan of the evening</source>
        <translation>plan wieczoru</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>gracze</translation>
    </message>
    <message>
        <source>the points are given twice</source>
        <translation>punkty są podane dwa razy</translation>
    </message>
    <message>
        <source>the quotes around a cell do not match, or it is too long</source>
        <translation>cudzysłowy komórki nie pasują do siebie albo komórka jest za długa</translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <translation>wyniki, karta dla każdej pary albo wszystkie zapisy każdego rozdania (domyślnie: ranking)</translation>
    </message>
    <message>
        <source>the reason is missing, e.g. adjust NS 200 for a late start</source>
        <translation>brakuje powodu, np. adjust NS 200 za spóźnienie</translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <translation>uwaga, która tu się zaczyna, nie ma na końcu }</translation>
    </message>
    <message>
        <source>the result is given twice</source>
        <translation>wynik jest podany dwa razy</translation>
    </message>
    <message>
        <source>the result is missing, e.g. N 4S+1</source>
        <translation>brakuje wyniku, np. N 4S+1</translation>
    </message>
    <message>
        <source>the result is missing: =, +1 or -1</source>
        <translation>brakuje wyniku: =, +1 albo -1</translation>
    </message>
    <message>
        <source>the results</source>
        <translation>zapisy</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>taki sam</translation>
    </message>
    <message>
        <source>the same all evening</source>
        <translation>ci sami cały wieczór</translation>
    </message>
    <message>
        <source>the same entry was changed in two ways</source>
        <translation>ten sam wpis zmieniono na dwa sposoby</translation>
    </message>
    <message>
        <source>the same for other programs, with the sum behind every figure</source>
        <translation>to samo dla innych programów, z rachunkiem każdej liczby</translation>
    </message>
    <message>
        <source>the same, for the other side</source>
        <translation>to samo, dla drugiej strony</translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <translation>tabela nie podaje wyniku dla {points} punktów</translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <translation>brakuje zapisu: punkty NS, np. score -50</translation>
    </message>
    <message>
        <source>the second also has other rounds, which would be lost</source>
        <translation>drugi ma też inne rundy, które by przepadły</translation>
    </message>
    <message>
        <source>the sides are even, or the other one leads</source>
        <translation>strony mają tyle samo albo prowadzi druga</translation>
    </message>
    <message>
        <source>the stake</source>
        <translation>stawka</translation>
    </message>
    <message>
        <source>the stake for 100 points is missing, e.g. stake 2.50</source>
        <translation>brakuje stawki za 100 punktów, np. stake 2.50</translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <translation>statystyk nie da się odczytać</translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <translation>statystyki gracza {name} są uszkodzone</translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <translation>po {level} brakuje koloru: {suits} albo {notrump}</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <translation>brakuje tytułu, np. title Wieczór klubowy</translation>
    </message>
    <message>
        <source>the total of the round</source>
        <translation>suma rundy</translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <translation>oba laptopy inaczej porównują rozdania</translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <translation>okno wymaga PySide6, które instaluje python3 packaging/run.py; bez niego działają {commands}</translation>
    </message>
    <message>
        <source>the window needs libraries, which your package manager has: {files}</source>
        <translation>okno wymaga bibliotek, które ma menedżer pakietów: {files}</translation>
    </message>
    <message>
        <source>the window needs libraries; this installs them: {command}</source>
        <translation>okno wymaga bibliotek; instaluje je: {command}</translation>
    </message>
    <message>
        <source>there are not that many tricks</source>
        <translation>nie ma tylu lew</translation>
    </message>
    <message>
        <source>there are two columns “{column}”</source>
        <translation>są dwie kolumny „{column}”</translation>
    </message>
    <message>
        <source>there is no evening in it</source>
        <translation>nie ma w nim wieczoru</translation>
    </message>
    <message>
        <source>there is no evening “{word}”; name its number, its day such as 2026-01-31, or {last}; export --list lists all</source>
        <translation>nie ma wieczoru „{word}”; podaj jego numer, dzień jak 2026-01-31 albo {last}; export --list wymienia wszystkie</translation>
    </message>
    <message>
        <source>there is no movement for {number}</source>
        <translation>nie ma schematu dla {number}</translation>
    </message>
    <message>
        <source>there is no room left on the disk for {file}</source>
        <translation>na dysku nie ma już miejsca na {file}</translation>
    </message>
    <message>
        <source>there is no room left there</source>
        <translation>nie ma tam już miejsca</translation>
    </message>
    <message>
        <source>there is no round yet; one begins with e.g. form rubber</source>
        <translation>nie ma jeszcze rundy; zaczyna ją np. form rubber</translation>
    </message>
    <message>
        <source>there is no screen to open the window on</source>
        <translation>nie ma ekranu, na którym można otworzyć okno</translation>
    </message>
    <message>
        <source>there is no such date: {typed}</source>
        <translation>nie ma takiej daty: {typed}</translation>
    </message>
    <message>
        <source>there is no such deal; look again</source>
        <translation>nie ma takiego rozdania; proszę spojrzeć ponownie</translation>
    </message>
    <message>
        <source>there is no such file or folder any more</source>
        <translation>nie ma już takiego pliku ani folderu</translation>
    </message>
    <message>
        <source>there is no such movement for {number}, but for {possible}</source>
        <translation>nie ma takiego schematu dla {number}, tylko dla {possible}</translation>
    </message>
    <message>
        <source>there is no such page</source>
        <translation>nie ma takiej strony</translation>
    </message>
    <message>
        <source>this XML cannot be read; open another copy of the file</source>
        <translation>tego XML nie da się odczytać; otwórz inną kopię pliku</translation>
    </message>
    <message>
        <source>this XML is not a file of results (USEBIO)</source>
        <translation>ten XML to nie plik wyników (USEBIO)</translation>
    </message>
    <message>
        <source>this can only be asked for with {method}</source>
        <translation>o to można prosić tylko przez {method}</translation>
    </message>
    <message>
        <source>this code is not tonight’s; scan the one on the laptop’s screen</source>
        <translation>to nie jest kod z tego wieczoru; proszę zeskanować ten z ekranu laptopa</translation>
    </message>
    <message>
        <source>this deal was changed at the laptop; look again</source>
        <translation>to rozdanie zmieniono na laptopie; proszę spojrzeć ponownie</translation>
    </message>
    <message>
        <source>this evening is already there</source>
        <translation>ten wieczór już tam jest</translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <translation>to całe archiwum; uruchom scorepad z --archive i jego nazwą i zapisz potrzebne wieczory</translation>
    </message>
    <message>
        <source>this is another table’s result</source>
        <translation>to wynik innego stołu</translation>
    </message>
    <message>
        <source>this is far too large for the results of an evening</source>
        <translation>to o wiele za dużo jak na wyniki wieczoru</translation>
    </message>
    <message>
        <source>this is longer than {most} letters</source>
        <translation>to jest dłuższe niż {most} znaków</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>to nie jest JSON</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>to nie jest obiekt JSON</translation>
    </message>
    <message>
        <source>this is not a request that can be read</source>
        <translation>tego żądania nie da się odczytać</translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <translation>to nie jest tabela rozdań: pierwszy wiersz musi nazwać kolumny, co najmniej declarer, contract i result</translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <translation>to nie jest plik tekstowy; wybierz inny plik</translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <translation>to nie jest plik wieczoru programu scorepad; wybierz inny plik</translation>
    </message>
    <message>
        <source>this is not the address of the score</source>
        <translation>to nie jest adres zapisu</translation>
    </message>
    <message>
        <source>this is too long; it has at most {most} letters</source>
        <translation>to za długie; może mieć do {most} liter</translation>
    </message>
    <message>
        <source>this letter cannot be read; save the file as Unicode (UTF-8) in its own program</source>
        <translation>tej litery nie da się odczytać; zapisz plik jako Unicode (UTF-8) w jego programie</translation>
    </message>
    <message>
        <source>this part is damaged; open another copy of the file</source>
        <translation>ta część jest uszkodzona; otwórz inną kopię pliku</translation>
    </message>
    <message>
        <source>this phone may only see; ask at the laptop</source>
        <translation>ten telefon może tylko oglądać; proszę zapytać przy laptopie</translation>
    </message>
    <message>
        <source>this phone was sent away at the laptop</source>
        <translation>ten telefon odesłano przy laptopie</translation>
    </message>
    <message>
        <source>this result names no pairs, so that nobody can be ranked</source>
        <translation>ten wynik nie podaje par, więc nikogo nie da się sklasyfikować</translation>
    </message>
    <message>
        <source>this result was changed; look again</source>
        <translation>ten wynik zmieniono; proszę spojrzeć ponownie</translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <translation>ten wiersz nie pasuje do kolumn swojej tabeli</translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <translation>w tej tabeli rozdań nie ma kolumny {columns}</translation>
    </message>
    <message>
        <source>three-quarter Howell: some stay</source>
        <translation>Howell trzy czwarte: niektórzy zostają</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>jeszcze brak</translation>
    </message>
    <message>
        <source>too many phones at once; try again soon</source>
        <translation>za dużo telefonów naraz; proszę spróbować za chwilę</translation>
    </message>
    <message>
        <source>too many players or rounds</source>
        <translation>za dużo graczy lub rund</translation>
    </message>
    <message>
        <source>too many wrong codes; wait a minute</source>
        <translation>za dużo błędnych kodów; proszę poczekać minutę</translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <translation>maks {top}, średnia {average}</translation>
    </message>
    <message>
        <source>two copies of an evening become one</source>
        <translation>dwie kopie wieczoru stają się jedną</translation>
    </message>
    <message>
        <source>two down</source>
        <translation>bez dwóch</translation>
    </message>
    <message>
        <source>two evenings in it are the same; give each of them its date</source>
        <translation>dwa wieczory są w nim takie same; podaj datę każdego</translation>
    </message>
    <message>
        <source>two players win what the other two lose</source>
        <translation>dwie osoby wygrywają tyle, ile przegrywają dwie pozostałe</translation>
    </message>
    <message>
        <source>undoing a payment</source>
        <translation>cofnięcie płatności</translation>
    </message>
    <message>
        <source>undoubled</source>
        <translation>bez kontry</translation>
    </message>
    <message>
        <source>undoubled overtricks do not count</source>
        <translation>nadróbki bez kontry nie liczą się</translation>
    </message>
    <message>
        <source>unknown option {option}</source>
        <translation>nieznana opcja {option}</translation>
    </message>
    <message>
        <source>unknown option {option}, perhaps {near}</source>
        <translation>nieznana opcja {option}, może {near}</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>nieznane: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>użycie: </translation>
    </message>
    <message>
        <source>vulnerable</source>
        <translation>po partii</translation>
    </message>
    <message>
        <source>wants to enter</source>
        <translation>chce zapisywać</translation>
    </message>
    <message>
        <source>was {points}</source>
        <translation>było {points}</translation>
    </message>
    <message>
        <source>what each contract would score now</source>
        <translation>ile dałby teraz każdy kontrakt</translation>
    </message>
    <message>
        <source>what each row of a table is (default: deals)</source>
        <translation>czym jest każdy wiersz tabeli (domyślnie: deals)</translation>
    </message>
    <message>
        <source>what else belongs to the deal</source>
        <translation>co jeszcze należy do rozdania</translation>
    </message>
    <message>
        <source>what letters mean</source>
        <translation>znaczenie liter</translation>
    </message>
    <message>
        <source>what one player owes another besides the score</source>
        <translation>co gracz jest winien innemu poza zapisem</translation>
    </message>
    <message>
        <source>what the director gave or took</source>
        <translation>co sędzia dał lub odjął</translation>
    </message>
    <message>
        <source>what the stake is for, and how it is rounded</source>
        <translation>za co jest stawka i jak się zaokrągla</translation>
    </message>
    <message>
        <source>what the stake is for, if not the usual</source>
        <translation>za co jest stawka, jeśli nie za zwykłe</translation>
    </message>
    <message>
        <source>where both were changed, the file is right</source>
        <translation>gdzie zmieniono oba, obowiązuje plik</translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <translation>zachowuje wersję z pierwszego, gdzie oba się różnią</translation>
    </message>
    <message>
        <source>where the two differ, use the file&apos;s version without asking</source>
        <translation>bierze bez pytania wersję z pliku, gdzie oba się różnią</translation>
    </message>
    <message>
        <source>whether honours count</source>
        <translation>czy honory się liczą</translation>
    </message>
    <message>
        <source>whether part-scores count on towards a game</source>
        <translation>czy zapisy częściowe liczą się do partii</translation>
    </message>
    <message>
        <source>whether the archive is sound</source>
        <translation>czy archiwum jest w porządku</translation>
    </message>
    <message>
        <source>which board is played next; anywhere in a round</source>
        <translation>które rozdanie będzie następne; wszędzie w rundzie</translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <translation>które rozdanie? Np. 3 {pairs} 4pn</translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <translation>które rozdania poprawiono później</translation>
    </message>
    <message>
        <source>which evenings there are</source>
        <translation>jakie są wieczory</translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <translation>które pary? Np. {pairs} 4pn</translation>
    </message>
    <message>
        <source>who comes late or leaves, e.g. 7=1 or 5=6-</source>
        <translation>kto się spóźnia lub wychodzi, np. 7=1 lub 5=6-</translation>
    </message>
    <message>
        <source>who deals next</source>
        <translation>kto rozdaje następny</translation>
    </message>
    <message>
        <source>who deals the next deal; anywhere in a round</source>
        <translation>kto rozdaje następne; wszędzie w rundzie</translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <translation>kto prowadzi zapis</translation>
    </message>
    <message>
        <source>who partners whom, by the cards drawn</source>
        <translation>kto z kim gra, według wyciągniętych kart</translation>
    </message>
    <message>
        <source>who plays whom, round by round</source>
        <translation>kto gra z kim, runda po rundzie</translation>
    </message>
    <message>
        <source>who sits where, and who sits there afterwards</source>
        <translation>kto gdzie siedzi i kto siedzi tam potem</translation>
    </message>
    <message>
        <source>who sits where, if you like; `out=Eve` sits out</source>
        <translation>kto gdzie siedzi, jeśli trzeba; `out=Eve` pauzuje</translation>
    </message>
    <message>
        <source>who won where several tables played the same boards</source>
        <translation>kto wygrał, gdy kilka stołów grało te same rozdania</translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <translation>czyje to punkty, np. ns 23p czy ew 23p?</translation>
    </message>
    <message>
        <source>whose side is We</source>
        <translation>czyja strona to My</translation>
    </message>
    <message>
        <source>with 20 points each nothing is expected: 20 0/0</source>
        <translation>przy 20 punktach po obu stronach nic nie jest oczekiwane: 20 0/0</translation>
    </message>
    <message>
        <source>without colours</source>
        <translation>bez kolorów</translation>
    </message>
    <message>
        <source>without one, the movement of pairs that fits the time best</source>
        <translation>bez tego schemat dla par, który najlepiej pasuje do czasu</translation>
    </message>
    <message>
        <source>without rounds, the end of a rubber begins the next one</source>
        <translation>bez rund koniec robra zaczyna następny</translation>
    </message>
    <message>
        <source>write evenings of the archive into a file: an evening file, a table or PBN</source>
        <translation>zapisuje wieczory z archiwum do pliku: pliku wieczoru, tabeli albo PBN</translation>
    </message>
    <message>
        <source>wrote {deal}</source>
        <translation>zapis: {deal}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>your home folder is unknown; set HOME to it</source>
        <translation>nie wiadomo, gdzie jest katalog domowy; podaj go w HOME</translation>
    </message>
    <message>
        <source>your own scale: points held, and what they should score, not vulnerable and vulnerable</source>
        <translation>własna skala: punkty honorowe i ile powinny dać, przed partią i po partii</translation>
    </message>
    <message>
        <source>{address} is not a private address of this computer.</source>
        <translation>{address} nie jest prywatnym adresem tego komputera.</translation>
    </message>
    <message>
        <source>{amount} for 100 points</source>
        <translation>{amount} za 100 punktów</translation>
    </message>
    <message>
        <source>{amount} for each IMP</source>
        <translation>{amount} za każdy IMP</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <translation>{before} i {last}</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <translation>{before} albo {last}</translation>
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
        <translation>{board}, {ns} – {ew}</translation>
    </message>
    <message>
        <source>{board}, {result} – it was {before}.</source>
        <translation>{board}, {result} – było {before}.</translation>
    </message>
    <message>
        <source>{board}: {result}: {points} for {pair}, elsewhere {others}</source>
        <translation>{board}: {result}: {points} dla: {pair}; gdzie indziej {others}</translation>
    </message>
    <message>
        <source>{chair}, {player}</source>
        <translation>{chair}, {player}</translation>
    </message>
    <message>
        <source>{command}: {fault}; see {command} --help</source>
        <translation>{command}: {fault}; zobacz {command} --help</translation>
    </message>
    <message>
        <source>{contract} by {player}</source>
        <translation>{contract}, gra {player}</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <translation>{contract}, {result}: {points}</translation>
    </message>
    <message>
        <source>{contract}{doubled} made</source>
        <translation>{contract}{doubled} swoje</translation>
    </message>
    <message>
        <source>{day}, {players}. After that only a backup that still has it can restore it.</source>
        <translation>{day}, {players}. Potem można go przywrócić tylko z kopii, która go jeszcze ma.</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, board {number})</source>
        <translation>{deal}: {points} IMP, {side} ({round}, rozdanie {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, deal {number})</source>
        <translation>{deal}: {points} IMP, {side} ({round}, rozdanie {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, board {number})</source>
        <translation>{deal}: {points} punktów, {side} ({round}, rozdanie {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, deal {number})</source>
        <translation>{deal}: {points} punktów, {side} ({round}, rozdanie {number})</translation>
    </message>
    <message>
        <source>{drawn} of {played} players</source>
        <translation>{drawn} z {played} graczy</translation>
    </message>
    <message>
        <source>{evening} is missing</source>
        <translation>brakuje: {evening}</translation>
    </message>
    <message>
        <source>{evening}: cannot be read any more</source>
        <translation>{evening}: nie da się go już odczytać</translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <translation>{evening}: skasowano go albo nic z niego nie zostało</translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <translation>{evening}: statystyki są uszkodzone</translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <translation>{evening}: przywrócono z kopii z {day}</translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <translation>{evening}: przywrócono do ostatniego czytelnego kroku; reszta przepadła</translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <translation>{evening}: przywrócono, ale przepadły niektóre wcześniejsze kroki</translation>
    </message>
    <message>
        <source>{evening}: where the two differ, take the version of {file}?</source>
        <translation>{evening}: wziąć wersję z {file} tam, gdzie się różnią?</translation>
    </message>
    <message>
        <source>{evening}: {fault}</source>
        <translation>{evening}: {fault}</translation>
    </message>
    <message>
        <source>{expected} expected</source>
        <translation>oczekiwane: {expected}</translation>
    </message>
    <message>
        <source>{fewest} to {most} players draw, not {number}</source>
        <translation>ciągnie od {fewest} do {most} graczy, nie {number}</translation>
    </message>
    <message>
        <source>{figure} is out of range: {least} to {most}</source>
        <translation>{figure} nie mieści się w zakresie od {least} do {most}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>nie można otworzyć {file}</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why}</source>
        <translation>Nie można otworzyć {file}. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: {reason}</source>
        <translation>{file}: nie można odczytać ani zapisać: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>nie można odczytać {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be saved. {why}</source>
        <translation>Nie można zapisać {file}. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file}: nie można zapisać: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Nothing was changed there.</source>
        <translation>Nie można zapisać {file}: {reason}. Nic tam nie zmieniono.</translation>
    </message>
    <message>
        <source>{file} has a different version of this evening. Replace yours? You can undo this.</source>
        <translation>{file} zawiera inną wersję tego wieczoru. Zastąpić swoją? Można to cofnąć.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening.</source>
        <translation>{file} zawiera inną wersję tego wieczoru.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening: {counts}.</source>
        <translation>{file} zawiera inną wersję tego wieczoru: {counts}.</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation>{file} jest uszkodzony</translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <translation>{file} jest pusty albo go brakuje, ale jest kopia z {day}; przywróci ją check --mend</translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <translation>{file} nie jest archiwum programu scorepad</translation>
    </message>
    <message>
        <source>{file} is on the table now.</source>
        <translation>{file} leży teraz na stole.</translation>
    </message>
    <message>
        <source>{file} is sound: there is nothing to mend</source>
        <translation>{file} jest w porządku: nie ma czego naprawiać</translation>
    </message>
    <message>
        <source>{file} is sound: {evenings}, {deals}</source>
        <translation>{file} jest w porządku: {evenings}, {deals}</translation>
    </message>
    <message>
        <source>{file} is sound; all figures are counted again when needed</source>
        <translation>{file} jest w porządku; wszystkie liczby zostaną w razie potrzeby policzone od nowa</translation>
    </message>
    <message>
        <source>{file} was added; it is on the table now.</source>
        <translation>Dodano {file}; wieczór leży teraz na stole.</translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <translation>inny program zmienił {file}; sprawdź jeszcze raz</translation>
    </message>
    <message>
        <source>{file} was here already; it is on the table now.</source>
        <translation>{file} już tu jest; wieczór leży teraz na stole.</translation>
    </message>
    <message>
        <source>{file} was mended</source>
        <translation>{file} naprawiono</translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <translation>{file} zapisała nowsza wersja programu; pliku nie zmieniono</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, wiersz {line}: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n evenings</source>
        <translation>
            <numerusform>{file}: %n wieczór</numerusform>
            <numerusform>{file}: %n wieczory</numerusform>
            <numerusform>{file}: %n wieczorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n pages</source>
        <translation>
            <numerusform>{file}: %n strona</numerusform>
            <numerusform>{file}: %n strony</numerusform>
            <numerusform>{file}: %n stron</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: 1 evening</source>
        <translation>{file}: 1 wieczór</translation>
    </message>
    <message>
        <source>{file}: 1 page</source>
        <translation>{file}: 1 strona</translation>
    </message>
    <message>
        <source>{file}: a name with a line end in it cannot be in a menu</source>
        <translation>{file}: nazwa ze znakiem końca wiersza nie może być w menu</translation>
    </message>
    <message>
        <source>{file}: another program is using it; close that first</source>
        <translation>{file}: używa go inny program; najpierw go zamknij</translation>
    </message>
    <message>
        <source>{file}: it cannot be merged: {reason}</source>
        <translation>{file}: nie można scalić: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: it holds %n evenings; import it to choose one of them</source>
        <translation>
            <numerusform>{file}: zawiera %n wieczór; wczytaj go, aby wybrać jeden</numerusform>
            <numerusform>{file}: zawiera %n wieczory; wczytaj go, aby wybrać jeden</numerusform>
            <numerusform>{file}: zawiera %n wieczorów; wczytaj go, aby wybrać jeden</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: new terminals complete scorepad with the Tab key</source>
        <translation>{file}: nowe terminale uzupełniają scorepad klawiszem Tab</translation>
    </message>
    <message>
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <translation>{file}: wieczór tutaj się różni, więc niczego nie wczytano; --replace bierze wersję z pliku: {differs}</translation>
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
        <translation>{file}:1: żaden wiersz nie ma par, np. 1-2: N 4S+1 pod rozdaniem</translation>
    </message>
    <message>
        <source>{first} and {second}: board {board} has been played at both tables</source>
        <translation>{first} i {second}: rozdanie {board} zagrano przy obu stołach</translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <translation>{form} z innego programu nie da się odczytać, tylko brydż porównawczy</translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <translation>{hundreds} w zestawieniu</translation>
    </message>
    <message>
        <source>{left} and {came} are one player: only the n&amp;ame was wrong</source>
        <translation>{left} i {came} to jeden gracz: tylko im&amp;ię było złe</translation>
    </message>
    <message>
        <source>{letters} for {player}</source>
        <translation>{letters} – {player}</translation>
    </message>
    <message>
        <source>{letter} is {chair} – or {others}? Type {ways}</source>
        <translation>{letter} to {chair} czy {others}? Wpisz {ways}</translation>
    </message>
    <message>
        <source>{letter} is {player}; type {ways}</source>
        <translation>{letter} to {player}; wpisz {ways}</translation>
    </message>
    <message>
        <source>{level} clubs</source>
        <translation>{level} trefl</translation>
    </message>
    <message>
        <source>{level} diamonds</source>
        <translation>{level} karo</translation>
    </message>
    <message>
        <source>{level} hearts</source>
        <translation>{level} kier</translation>
    </message>
    <message>
        <source>{level} notrump</source>
        <translation>{level} bez atu</translation>
    </message>
    <message>
        <source>{level} spades</source>
        <translation>{level} pik</translation>
    </message>
    <message>
        <source>{made}; no IMPs until the points are entered, e.g. 23p</source>
        <translation>{made}; bez IMP-ów, dopóki nie podano punktów, np. 23p</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>{movement}. Rounds: {rounds}. Boards in a round: {boards}. About {minutes} minutes</source>
        <translation>{movement}. Rundy: {rounds}. Rozdań w rundzie: {boards}. Około {minutes} min</translation>
    </message>
    <message>
        <source>{names} sit out.</source>
        <translation>Pauzują: {names}.</translation>
    </message>
    <message>
        <source>{name} (Enter)</source>
        <translation>{name} (Enter)</translation>
    </message>
    <message>
        <source>{name} alone means the seat {chair}; type more of the name.</source>
        <translation>Samo {name} znaczy miejsce {chair}; wpisz więcej liter imienia.</translation>
    </message>
    <message>
        <source>{name} cannot be in two places</source>
        <translation>{name} nie może być w dwóch miejscach</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Rozdaje {name}.</translation>
    </message>
    <message>
        <source>{name} draws only once</source>
        <translation>{name} ciągnie tylko raz</translation>
    </message>
    <message>
        <source>{name} has drawn the {card}.</source>
        <translation>{name} ma kartę: {card}.</translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <translation>{name} już tu jest.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>Pauzuje {name}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}’s phone has {entered}, the sheet has {there}.</source>
        <translation>W telefonie ({name}) jest {entered}, w zapisie {there}.</translation>
    </message>
    <message>
        <source>{name}’s phone wants to enter deals.</source>
        <translation>Telefon ({name}) chce zapisywać rozdania.</translation>
    </message>
    <message>
        <source>{newcomer} for {player}</source>
        <translation>{newcomer} za: {player}</translation>
    </message>
    <message>
        <source>{north} and {south} play {east} and {west}.</source>
        <translation>{north} i {south} grają przeciw parze {east} i {west}.</translation>
    </message>
    <message>
        <source>{ns} (N-S) against {ew} (E-W)</source>
        <translation>{ns} (N-S) – {ew} (E-W)</translation>
    </message>
    <message>
        <source>{number} IMPs</source>
        <translation>{number} IMP</translation>
    </message>
    <message>
        <source>{number} added</source>
        <translation>dodano: {number}</translation>
    </message>
    <message>
        <source>{number} already there</source>
        <translation>już są: {number}</translation>
    </message>
    <message>
        <source>{number} changed</source>
        <translation>zmienionych: {number}</translation>
    </message>
    <message>
        <source>{number} changed; you can undo this</source>
        <translation>zmienionych: {number}; można to cofnąć</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <translation>wybrano: {number}</translation>
    </message>
    <message>
        <source>{number} corrected</source>
        <translation>poprawionych: {number}</translation>
    </message>
    <message>
        <source>{number} deleted</source>
        <translation>usuniętych: {number}</translation>
    </message>
    <message>
        <source>{number} in all; Enter looks at the evening</source>
        <translation>Razem {number}; Enter pokazuje wieczór</translation>
    </message>
    <message>
        <source>{number} left unchanged</source>
        <translation>niezmienionych: {number}</translation>
    </message>
    <message>
        <source>{number} made</source>
        <translation>wygranych: {number}</translation>
    </message>
    <message>
        <source>{number} new</source>
        <translation>nowych: {number}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} z {total}</translation>
    </message>
    <message>
        <source>{number} tied</source>
        <translation>ex aequo: {number}</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} – {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are not two players of this archive</source>
        <translation>{one} i {other} to nie dwie osoby z tego archiwum</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <translation>{one} i {other} nie mogą mieć tej samej karty: {card}</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <translation>{one} i {other} siedzieli przy jednym stole, więc to dwie osoby</translation>
    </message>
    <message>
        <source>{pairs} play there; the deal would be {deal}.</source>
        <translation>Tam grają {pairs}; rozdanie to byłoby {deal}.</translation>
    </message>
    <message>
        <source>{pair} has been on board {board} before</source>
        <translation>{pair}: rozdanie {board} było już grane</translation>
    </message>
    <message>
        <source>{pair} has two handicaps</source>
        <translation>{pair} ma dwa handicapy</translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <translation>{pair}: podano dwa razy</translation>
    </message>
    <message>
        <source>{pair} is not in the movement</source>
        <translation>{pair} nie ma w schemacie</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee}</source>
        <translation>{payer} → {payee}: zapłata niemożliwa</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee} {amount}</source>
        <translation>{payer} → {payee}: zapłata {amount} niemożliwa</translation>
    </message>
    <message>
        <source>{payer} owed {payee}</source>
        <translation>{payer} → {payee}: dawny dług</translation>
    </message>
    <message>
        <source>{payer} owes {payee}</source>
        <translation>{payer} → {payee}: dług</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}</source>
        <translation>{payer} → {payee}: dług {amount}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: {reason}</source>
        <translation>{payer} → {payee}: dług {amount}, {reason}</translation>
    </message>
    <message>
        <source>{payer} paid {payee}</source>
        <translation>{payer} → {payee}: zapłacone</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount}</source>
        <translation>{payer} → {payee}: zapłacone {amount}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} on {day}</source>
        <translation>{payer} → {payee}: zapłacone {amount}, {day}</translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <translation>{payer} → {payee}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <translation>{payer} → {payee}: {amount}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}</source>
        <translation>{place}: tutaj {ours}, w pliku {theirs}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}; both are kept</source>
        <translation>{place}: tutaj {ours}, w pliku {theirs}; oba zostają</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <source>{players} lead</source>
        <translation>Prowadzą {players}</translation>
    </message>
    <message>
        <source>{players} out</source>
        <translation>pauzuje {players}</translation>
    </message>
    <message>
        <source>{players} sit out</source>
        <translation>Pauzują: {players}</translation>
    </message>
    <message>
        <source>{players} sits out</source>
        <translation>Pauzuje {players}</translation>
    </message>
    <message>
        <source>{players} win the evening</source>
        <translation>{players} wygrywają wieczór</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <translation>{player} (ty)</translation>
    </message>
    <message>
        <source>{player} and {other} change chairs</source>
        <translation>{player} i {other} zamieniają się miejscami</translation>
    </message>
    <message>
        <source>{player} comes in for {other}</source>
        <translation>{player} wchodzi za: {other}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <translation>Rozdaje {player}</translation>
    </message>
    <message>
        <source>{player} deals. {vulnerable}.</source>
        <translation>Rozdaje {player}. {vulnerable}.</translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <translation>{player} dołącza.</translation>
    </message>
    <message>
        <source>{player} leads</source>
        <translation>Prowadzi {player}</translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <translation>{player} odchodzi; wcześniejsze rundy zostają w zestawieniu.</translation>
    </message>
    <message>
        <source>{player} sits out; at the table are {names}</source>
        <translation>Pauzuje {player}; przy stole siedzą: {names}</translation>
    </message>
    <message>
        <source>{player} sits {chair}</source>
        <translation>{player} siada na {chair}</translation>
    </message>
    <message>
        <source>{player} wins the evening</source>
        <translation>{player} wygrywa wieczór</translation>
    </message>
    <message>
        <source>{points} agreed on: {reason}</source>
        <translation>umówiono {points}: {reason}</translation>
    </message>
    <message>
        <source>{points} for North-South, {rest} for East-West</source>
        <translation>{points} dla NS, {rest} dla EW</translation>
    </message>
    <message>
        <source>{points} honours</source>
        <translation>honory {points}</translation>
    </message>
    <message>
        <source>{points} honours held by {player}</source>
        <translation>honory {points} ({player})</translation>
    </message>
    <message>
        <source>{points} points appear twice in the scale</source>
        <translation>{points} pkt jest w tabeli dwa razy</translation>
    </message>
    <message>
        <source>{points} points from every other result of the board</source>
        <translation>{points} pkt od każdego innego zapisu rozdania</translation>
    </message>
    <message>
        <source>{points} points: {plain}, vulnerable {vulnerable}</source>
        <translation>{points} pkt: {plain}, po partii {vulnerable}</translation>
    </message>
    <message>
        <source>{points} to {side}</source>
        <translation>{points} dla: {side}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank}, {suit}</translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <translation>{reason} Wpisy są tylko w pamięci; zostaną zapisane, gdy tylko będzie to możliwe.</translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <translation>{reason} Nowych wpisów nie da się zapisać.</translation>
    </message>
    <message>
        <source>{round} begins with this deal; it cannot move up.</source>
        <translation>{round} zaczyna się od tego rozdania; nie można go przesunąć w górę.</translation>
    </message>
    <message>
        <source>{round} ends with this deal; it cannot move down.</source>
        <translation>{round} kończy się tym rozdaniem; nie można go przesunąć w dół.</translation>
    </message>
    <message>
        <source>{round} is not over and does not count yet.</source>
        <translation>{round} jeszcze trwa i się nie liczy.</translation>
    </message>
    <message>
        <source>{round} is now unfinished.</source>
        <translation>{round} znów trwa.</translation>
    </message>
    <message>
        <source>{round} is stopped here</source>
        <translation>{round} kończy się tutaj przed czasem</translation>
    </message>
    <message>
        <source>{round} no longer ends</source>
        <translation>{round} już się nie kończy</translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}</source>
        <translation>{round} kończy się teraz po rozdaniu {last}</translation>
    </message>
    <message numerus="yes">
        <source>{round} now ends after deal {last}; %n deals come after the end.</source>
        <translation>
            <numerusform>{round}: koniec teraz po rozdaniu {last}; %n rozdanie jest po końcu.</numerusform>
            <numerusform>{round}: koniec teraz po rozdaniu {last}; %n rozdania są po końcu.</numerusform>
            <numerusform>{round}: koniec teraz po rozdaniu {last}; %n rozdań jest po końcu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}; one deal comes after the end.</source>
        <translation>{round} kończy się teraz po rozdaniu {last}; jedno rozdanie jest po końcu.</translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <translation>{round} kończy się przed czasem.</translation>
    </message>
    <message>
        <source>{round}, IMPs</source>
        <translation>{round}, IMP-y</translation>
    </message>
    <message>
        <source>{round}, deal by deal</source>
        <translation>{round}, rozdanie po rozdaniu</translation>
    </message>
    <message>
        <source>{round}, deal {number}</source>
        <translation>{round}, rozdanie {number}</translation>
    </message>
    <message>
        <source>{round}: {said}</source>
        <translation>{round}: {said}</translation>
    </message>
    <message>
        <source>{said} and {ended}</source>
        <translation>{said} i {ended}</translation>
    </message>
    <message>
        <source>{said} – paused</source>
        <translation>{said} – wstrzymany</translation>
    </message>
    <message>
        <source>{said}; boards {number}</source>
        <translation>{said}; rozdania {number}</translation>
    </message>
    <message>
        <source>{said}; victory points {home} to {visitors}</source>
        <translation>{said}; punkty zwycięstwa {home} do {visitors}</translation>
    </message>
    <message>
        <source>{said}; {points} for {side}</source>
        <translation>{said}; {points} dla {side}</translation>
    </message>
    <message>
        <source>{score} IMPs in {rounds}</source>
        <translation>{score} IMP ({rounds})</translation>
    </message>
    <message>
        <source>{score} against the datum {datum}, a difference of {by}: {points} IMPs</source>
        <translation>{score} wobec średniej {datum}, różnica {by}: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}, and {tie} for each of {missing} missing results: {points} of {top}; East-West {rest}</source>
        <translation>{score} wobec {others} i {tie} za każdy z {missing} brakujących zapisów: {points} z {top}; EW {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} IMPs</source>
        <translation>{score} wobec {others}: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} of {top}; East-West {rest}</source>
        <translation>{score} wobec {others}: {points} z {top}; EW {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {sum} / {times} = {points} IMPs</source>
        <translation>{score} wobec {others}: {sum} / {times} = {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}; {results} results where there are up to {expected}: ({sum} + {tie}) x {expected} / {results} - {tie} = {points} of {top}; East-West {rest}</source>
        <translation>{score} wobec {others}; zapisów {results} z możliwych {expected}: ({sum} + {tie}) x {expected} / {results} - {tie} = {points} z {top}; EW {rest}</translation>
    </message>
    <message>
        <source>{score} in {rounds}</source>
        <translation>{score} ({rounds})</translation>
    </message>
    <message>
        <source>{score} points in {rounds}</source>
        <translation>{score} punktów ({rounds})</translation>
    </message>
    <message>
        <source>{seat} deals next</source>
        <translation>Następny rozdaje: {seat}</translation>
    </message>
    <message>
        <source>{seat} keeps the score</source>
        <translation>Zapis prowadzi: {seat}</translation>
    </message>
    <message>
        <source>{side}
win by {points}</source>
        <translation>{side}
wygrywają o {points}</translation>
    </message>
    <message>
        <source>{side}
win by {points} IMPs</source>
        <translation>{side}
wygrywają o {points} IMP</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: more than one deal can bring</source>
        <translation>{side}: strata {imps} IMP, więcej, niż może dać jedno rozdanie</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: {points} more than expected make it even</source>
        <translation>{side}: strata {imps} IMP; wyrówna {points} ponad oczekiwane</translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <translation>{side}: {points}, {why}</translation>
    </message>
    <message>
        <source>{side} is 1 IMP behind: {points} points more than expected make it even.</source>
        <translation>{side}: strata 1 IMP; wyrówna {points} punktów ponad oczekiwane.</translation>
    </message>
    <message>
        <source>{side} is a side; who declares, {one} or {other}?</source>
        <translation>{side} to strona; kto rozgrywa, {one} czy {other}?</translation>
    </message>
    <message>
        <source>{side} is {imps} IMPs behind, more than one deal can bring.</source>
        <translation>{side}: strata {imps} IMP, więcej, niż może dać jedno rozdanie.</translation>
    </message>
    <message>
        <source>{side} is {imps} IMPs behind: {points} points more than expected make it even.</source>
        <translation>{side}: strata {imps} IMP; wyrówna {points} punktów ponad oczekiwane.</translation>
    </message>
    <message>
        <source>{side} need {points} for game</source>
        <translation>{side}: jeszcze {points} do partii</translation>
    </message>
    <message>
        <source>{side} need {points} for game and rubber</source>
        <translation>{side}: jeszcze {points} do partii i robra</translation>
    </message>
    <message>
        <source>{side} plays</source>
        <translation>gra {side}</translation>
    </message>
    <message>
        <source>{side} points, press for the other side</source>
        <translation>{side}: punkty; naciśnij, aby przejść do drugiej strony</translation>
    </message>
    <message>
        <source>{side} total {points}</source>
        <translation>{side}: razem {points}</translation>
    </message>
    <message>
        <source>{side} vulnerable</source>
        <translation>{side} po partii</translation>
    </message>
    <message>
        <source>{side} win 1 IMP</source>
        <translation>{side} wygrywają 1 IMP</translation>
    </message>
    <message>
        <source>{side} win by {points} IMPs</source>
        <translation>{side} wygrywają o {points} IMP</translation>
    </message>
    <message>
        <source>{side} win by {points}: {hundreds} on the back score</source>
        <translation>{side} wygrywają o {points}: {hundreds} w zestawieniu</translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <translation>{side} wygrywają partię {number}</translation>
    </message>
    <message>
        <source>{side} win {imps} IMPs</source>
        <translation>{side} wygrywają {imps} IMP</translation>
    </message>
    <message>
        <source>{side} won the two games</source>
        <translation>{side}: dwie wygrane partie</translation>
    </message>
    <message>
        <source>{side} {above} above the line</source>
        <translation>{side} {above} nad kreską</translation>
    </message>
    <message>
        <source>{side} {below} below and {above} above the line</source>
        <translation>{side} {below} pod i {above} nad kreską</translation>
    </message>
    <message>
        <source>{side} {below} below the line</source>
        <translation>{side} {below} pod kreską</translation>
    </message>
    <message>
        <source>{side} {points} on board {number}</source>
        <translation>{side} {points} w rozdaniu {number}</translation>
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
        <translation>{spelling} to teraz wszędzie {name}.</translation>
    </message>
    <message>
        <source>{step}, from a phone</source>
        <translation>{step}, z telefonu</translation>
    </message>
    <message>
        <source>{step}, from {name}’s phone</source>
        <translation>{step}, z telefonu ({name})</translation>
    </message>
    <message>
        <source>{table}: a row belongs to nothing</source>
        <translation>{table}: wiersz do niczego nie należy</translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <translation>{table}: suma jest uszkodzona</translation>
    </message>
    <message>
        <source>{team} EW</source>
        <translation>{team} EW</translation>
    </message>
    <message>
        <source>{team} East-West</source>
        <translation>{team} EW</translation>
    </message>
    <message>
        <source>{team} NS</source>
        <translation>{team} NS</translation>
    </message>
    <message>
        <source>{team} North-South</source>
        <translation>{team} NS</translation>
    </message>
    <message>
        <source>{typed} is 4 spades by {player} – type a deal, then Enter</source>
        <translation>{typed} to 4 pik, gra {player} – wpisz rozdanie, potem Enter</translation>
    </message>
    <message>
        <source>{typed} is not a card, e.g. {one} or {other}</source>
        <translation>{typed} to nie karta, np. {one} albo {other}</translation>
    </message>
    <message>
        <source>{typed} is not one of {choices}</source>
        <translation>{typed} nie jest jednym z: {choices}</translation>
    </message>
    <message>
        <source>{typed}: {fault}</source>
        <translation>{typed}: {fault}</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Entries are only in memory and saved once that window is closed.</source>
        <translation>{user} na {host} ma archiwum otwarte w innym oknie (proces {pid}). Wpisy są tylko w pamięci i zostaną zapisane po zamknięciu tamtego okna.</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <translation>{user} na {host} ma archiwum otwarte w innym oknie (proces {pid}). Do zamknięcia tamtego okna można je tu tylko czytać.</translation>
    </message>
    <message>
        <source>{weekday} {day}</source>
        <translation>{weekday} {day}</translation>
    </message>
    <message>
        <source>{we} against {they}</source>
        <translation>{we} – {they}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first deal of the round, or begin a new round before it: form {form}</source>
        <translation>{what} jest za późno; przenieś przed pierwsze rozdanie rundy albo zacznij przed tym nową rundę: form {form}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <translation>{what} jest za późno; przenieś przed pierwszy wynik</translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <translation>{what} wymaga wcześniejszego wiersza form duplicate</translation>
    </message>
    <message>
        <source>{which} of {number}</source>
        <translation>{which} z {number}</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; commands are {commands}; scorepad help lists all</source>
        <translation>{word} nie jest ani poleceniem, ani plikiem; polecenia to {commands}; scorepad help podaje wszystkie</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <translation>{word} nie jest ani poleceniem, ani plikiem; czy chodziło o {near}?</translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <translation>„{award}” to nie średnia, np. ave, ave+, ave- albo 60</translation>
    </message>
    <message>
        <source>“{board}” is not a board number</source>
        <translation>„{board}” to nie numer rozdania</translation>
    </message>
    <message>
        <source>“{column}” is longer than {most} letters</source>
        <translation>„{column}” jest dłuższe niż {most} liter</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” here but “{before}” further up in the same round or evening</source>
        <translation>„{column}” to tutaj „{cell}”, a wyżej, w tej samej rundzie lub w tym samym wieczorze, „{before}”</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” in this row, but should be “{ours}”</source>
        <translation>„{column}” to w tym wierszu „{cell}”, a powinno być „{ours}”</translation>
    </message>
    <message>
        <source>“{contract}” by “{declarer}” with “{tricks}” tricks is not a result</source>
        <translation>„{contract}”, gra „{declarer}”, lewy „{tricks}”: to nie wynik</translation>
    </message>
    <message>
        <source>“{found}” does not belong here</source>
        <translation>„{found}” tu nie pasuje</translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>„{found}” to nie kontrakt, np. 4S, 3NT, 6HX albo pass</translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <translation>„{found}” to nie kwota, np. 2,50</translation>
    </message>
    <message>
        <source>“{found}” is not known here</source>
        <translation>„{found}” nie jest tu znane</translation>
    </message>
    <message>
        <source>“{line}” is not a line that scorepad writes</source>
        <translation>„{line}” to nie wiersz zapisany przez scorepad</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <translation>brakuje „{name}”</translation>
    </message>
    <message>
        <source>“{name}” is missing or not of the right kind</source>
        <translation>brak „{name}” albo jest niewłaściwego rodzaju</translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <translation>„{ns}” i „{ew}” to nie procenty</translation>
    </message>
    <message>
        <source>“{number}” is not a number with at most two decimals, up to {most}</source>
        <translation>„{number}” nie jest liczbą do {most} z najwyżej dwoma miejscami po przecinku</translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <translation>„{one}” {first} i „{other}” {second} nie zgadzają się; popraw jedno z nich</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <translation>„{pair}” to nie para drużyny, np. A1 albo B2</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <translation>„{pair}” to nie para: od 1 do 6 liter lub cyfr</translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <translation>„{points}” to nie zapis; zapisy to dziesiątki od -{most} do {most}, np. 420</translation>
    </message>
    <message>
        <source>“{rest}” is not a result, e.g. =, +1 or -1</source>
        <translation>„{rest}” to nie wynik, np. =, +1 albo -1</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal</source>
        <translation>„{rest}” nie należy do rozdania</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; X is doubled, XX redoubled</source>
        <translation>„{rest}” nie należy do rozdania; X to kontra, XX rekontra</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; at the table are {names}</source>
        <translation>„{rest}” nie należy do rozdania; przy stole siedzą: {names}</translation>
    </message>
    <message>
        <source>“{team}” is not a team; teams go by a letter, e.g. C</source>
        <translation>„{team}” to nie team; team ma literę, np. C</translation>
    </message>
    <message>
        <source>“{text}” is not a number of IMPs from 1 to {most}.</source>
        <translation>„{text}” to nie liczba IMP-ów od 1 do {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of points from 1 to {most}.</source>
        <translation>„{text}” to nie liczba punktów od 1 do {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount, e.g. 2.50.</source>
        <translation>„{text}” to nie kwota, np. 2,50.</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <translation>„{typed}” można czytać dwojako; pomiń przecinek</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <translation>„{typed}” można czytać dwojako; użyj =, +1 albo -1, albo kolumny „over” lub „tricks”</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <translation>„{typed}” nie da się odczytać</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read; e.g. 7=1, 7=1-2 or 5=6-</source>
        <translation>nie można odczytać „{typed}”; np. 7=1, 7=1-2 lub 5=6-</translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <translation>„{typed}” może być dwiema datami; podaj najpierw rok, np. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” could be {few} tricks or {many}: type {one} or {other}</source>
        <translation>„{typed}” to {few} lew czy {many}? Wpisz {one} albo {other}</translation>
    </message>
    <message>
        <source>“{typed}” could be {names}: type more letters</source>
        <translation>„{typed}” to może być {names}: wpisz więcej liter</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line, e.g. S 4SX+1; did you mean {near}?</source>
        <translation>„{typed}” nie zaczyna wiersza, np. S 4SX+1; czy chodziło o {near}?</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <translation>„{typed}” nie zaczyna wiersza; wiersze to rozdania, np. S 4SX+1, albo zaczynają się od {words}</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; {word} is followed by a blank, not “{sign}”</source>
        <translation>„{typed}” nie zaczyna wiersza; po {word} jest odstęp, nie „{sign}”</translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <translation>„{typed}” tu nie pasuje; stop stoi w wierszu samo</translation>
    </message>
    <message>
        <source>“{typed}” has no result above</source>
        <translation>„{typed}” nie ma wyżej wyniku</translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>„{typed}” to więcej niż kontrakt, np. 4S, 3NT, 6HX albo pass</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number from 1 to {most}</source>
        <translation>„{typed}” to nie numer rozdania od 1 do {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a board: 1 to 9999, e.g. board 7</source>
        <translation>„{typed}” to nie rozdanie: od 1 do 9999, np. board 7</translation>
    </message>
    <message>
        <source>“{typed}” is not a date, e.g. 2026-01-31</source>
        <translation>„{typed}” to nie data, np. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}</source>
        <translation>„{typed}” to nie rozdanie, np. {example} (kontrakt, rozgrywający, wynik) albo {word}</translation>
    </message>
    <message>
        <source>“{typed}” is not a form of the game: {known}</source>
        <translation>„{typed}” to nie odmiana gry: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of deals</source>
        <translation>„{typed}” to nie liczba rozdań</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points</source>
        <translation>„{typed}” to nie liczba punktów</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points from 1 to {most}</source>
        <translation>„{typed}” to nie liczba punktów od 1 do {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points that a side can hold</source>
        <translation>„{typed}” to nie liczba punktów, którą może mieć strona</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks from 0 to 13</source>
        <translation>„{typed}” to nie liczba lew od 0 do 13</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <translation>„{typed}” to nie liczba nadróbek ani wpadek, np. 1 albo -2</translation>
    </message>
    <message>
        <source>“{typed}” is not a number with at most two decimals, e.g. -2.5</source>
        <translation>„{typed}” nie jest liczbą z najwyżej dwoma miejscami po przecinku, np. -2.5</translation>
    </message>
    <message>
        <source>“{typed}” is not a result: =, +1 or -1</source>
        <translation>„{typed}” to nie wynik: =, +1 albo -1</translation>
    </message>
    <message>
        <source>“{typed}” is not a round of matches, e.g. A-C B-D</source>
        <translation>„{typed}” nie jest rundą meczów, np. A-C B-D</translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <translation>„{typed}” to nie wiersz tabeli, np. 25 300/440 (punkty, oczekiwany wynik przed partią i po partii)</translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation>„{typed}” to nie sezon, np. 2026, 2025/26, 2026-09..2026-11 albo all</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <translation>„{typed}” to nie miejsce: N, E, S albo W</translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <translation>„{typed}” to nie strona: NS albo EW</translation>
    </message>
    <message>
        <source>“{typed}” is not a stake, e.g. 2.50</source>
        <translation>„{typed}” to nie stawka, np. 2,50</translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <translation>„{typed}” to nie sposób liczenia pieniędzy: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <translation>„{typed}” to nie liczba całkowita, np. 18 albo −18</translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <translation>„{typed}” jest niedozwolone w „{column}”, tylko yes albo no</translation>
    </message>
    <message>
        <source>“{typed}” is not an address, e.g. 192.168.1.20:8080</source>
        <translation>„{typed}” nie jest adresem, np. 192.168.1.20:8080</translation>
    </message>
    <message>
        <source>“{typed}” is not expected here</source>
        <translation>„{typed}” nie jest tu oczekiwane</translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <translation>„{typed}” to za mało na wysokości {level}: wpisz {down}</translation>
    </message>
    <message>
        <source>“{typed}” is unknown after {what}; possible: {choices}</source>
        <translation>„{typed}” jest nieznane po {what}; możliwe: {choices}</translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <translation>„{typed}” to {notrump} czy {suit}, gra {player}? Wstaw odstęp</translation>
    </message>
    <message>
        <source>“{typed}” is {suits}? Type {ways}</source>
        <translation>„{typed}” to {suits}? Wpisz {ways}</translation>
    </message>
    <message>
        <source>“{typed}” may be {cards}</source>
        <translation>„{typed}” to może być {cards}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>„{word}”</translation>
    </message>
    <message>
        <source>“{word}” does not go with results of several tables; put it into a separate file</source>
        <translation>„{word}” nie pasuje do zapisów z kilku stołów; przenieś to do osobnego pliku</translation>
    </message>
    <message>
        <source>€, $, points …</source>
        <translation>€, zł, punkty …</translation>
    </message>
    <message>
        <source>€, points, matches…</source>
        <translation>€, punkty, zapałki…</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>→ tells where a pair or the boards go next.</source>
        <translation>→ wskazuje, dokąd potem idzie para lub pudełka.</translation>
    </message>
</context>
</TS>
