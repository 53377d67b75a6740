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
        <source> redoubled</source>
        <translation> z rekontrą</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n pudełko</numerusform>
            <numerusform>%n pudełka</numerusform>
            <numerusform>%n pudełek</numerusform>
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
            <numerusform>%n pauzuje, a może najwyżej {most}</numerusform>
            <numerusform>%n pauzują, a może najwyżej {most}</numerusform>
            <numerusform>%n pauzuje, a może najwyżej {most}</numerusform>
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
        <translation>&amp;Poprawka…</translation>
    </message>
    <message>
        <source>&amp;As many as you like</source>
        <translation>Tyle, &amp;ile chcecie</translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <translation>&amp;Rozliczenie robrów…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Kopie zapasowe…</translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <translation>Z&amp;acznij tak, jak siedzicie</translation>
    </message>
    <message>
        <source>&amp;Begin the next as</source>
        <translation>Nas&amp;tępną zacznij jako</translation>
    </message>
    <message>
        <source>&amp;Bidding pad</source>
        <translation>&amp;Kasetka licytacyjna</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Pudełko</translation>
    </message>
    <message>
        <source>&amp;Boards in a round</source>
        <translation>&amp;Pudełka w rundzie</translation>
    </message>
    <message>
        <source>&amp;Calm colours at the table</source>
        <translation>&amp;Spokojne kolory przy stole</translation>
    </message>
    <message>
        <source>&amp;Cards for the pairs</source>
        <translation type="unfinished"></translation>
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
        <translation>&amp;Kopia z dnia</translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <translation>&amp;Popraw rozdanie</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <translation>Tabela &amp;krzyżowa</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <translation>Punkt &amp;odniesienia</translation>
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
        <translation>Rozdania &amp;sportowe</translation>
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
        <source>&amp;Help</source>
        <translation>Po&amp;moc</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <translation>Po&amp;moc…</translation>
    </message>
    <message>
        <source>&amp;Hide until all results are in</source>
        <translation>&amp;Ukryj, aż będą wszystkie wyniki</translation>
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
        <translation>&amp;Setki, jak w rozliczeniu robrów: 18 i −18</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMP-y</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points</source>
        <translation>&amp;IMP-y wobec punktów</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <translation>&amp;IMP-y wobec posiadanych punktów</translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <translation>&amp;Wstaw przed nim zapomniane rozdanie</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Zostaw mój</translation>
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
        <source>&amp;Money is paid for</source>
        <translation>Pieniądze &amp;według</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Więcej</translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <translation>W&amp;ięcej o rozdaniu</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>Schemat &amp;ruchu</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Nowy wieczór…</translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <translation>&amp;Następne rozdania</translation>
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
        <translation>&amp;Punkty: suma strony, przy obu jej graczach</translation>
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
        <source>&amp;Quit</source>
        <translation>Zakoń&amp;cz</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>Po&amp;wód</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <translation>P&amp;rzywróć ten stan</translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <translation>&amp;Wynik wieczoru…</translation>
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
        <translation>Zapisz jako &amp;PDF…</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Udostępnij</translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <translation>&amp;Klasyfikacja z tych</translation>
    </message>
    <message>
        <source>&amp;Standings…</source>
        <translation>&amp;Klasyfikacja…</translation>
    </message>
    <message>
        <source>&amp;Stop it here</source>
        <translation>&amp;Skończ tutaj</translation>
    </message>
    <message>
        <source>&amp;Stop it here, with its premiums</source>
        <translation>&amp;Skończ tutaj, z premiami</translation>
    </message>
    <message>
        <source>&amp;Strong contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the file&apos;s version</source>
        <translation>&amp;Weź ten z pliku</translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <translation>&amp;Ten wieczór…</translation>
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
        <source>&amp;What if…</source>
        <translation>Co &amp;jeśli…</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Kiedy</translation>
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
        <translation>Kto jest &amp;winien</translation>
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
        <source>10H</source>
        <translation>10KI</translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <translation>4pn, 3bae+1, 5kaxw-2, 4ki przez n xx, 6ts h100n, cztery piki południe plus jeden, 3ba wschód 11 lew, 2ka zachód bez dwóch, cztery pasy</translation>
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
        <source>? scores nothing until its points are entered: {deals}</source>
        <translation>? nic nie daje, dopóki nie podano punktów: {deals}</translation>
    </message>
    <message>
        <source>? {ns} against {ew}: {doubt}.</source>
        <translation>? {ns} przeciw {ew}: {doubt}.</translation>
    </message>
    <message>
        <source>A &amp;passed-out deal counts and is not dealt again</source>
        <translation>&amp;Cztery pasy liczą się i nie rozdaje się od nowa</translation>
    </message>
    <message>
        <source>A b&amp;etter result</source>
        <translation>Lepszy &amp;wynik</translation>
    </message>
    <message>
        <source>A backup is made on every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <translation>Kopia powstaje każdego dnia gry; zostaje 7 dziennych i 8 tygodniowych. Przywrócenie można cofnąć.</translation>
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
        <translation>Zmiana dotyczy całej rundy: co w niej zagrano, liczy się od nowa.</translation>
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
        <translation>Kliknięcie lub spacja odkrywa jedną kartę, Enter wszystkie. Dwie najwyższe są partnerami, a najwyższa rozdaje pierwsza.</translation>
    </message>
    <message>
        <source>A currency has at most {most} letters.</source>
        <translation>Waluta ma najwyżej liter: {most}.</translation>
    </message>
    <message>
        <source>A deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <translation>Inny stan wieczoru</translation>
    </message>
    <message>
        <source>A forgotten deal, before {deal}:</source>
        <translation>Zapomniane rozdanie, przed: {deal}:</translation>
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
        <translation>Cztery pasy liczą się i nie rozdaje się od nowa.</translation>
    </message>
    <message>
        <source>A passed-out deal scores nothing, and the turn to deal passes on.</source>
        <translation>Cztery pasy nic nie dają, a rozdaje następny.</translation>
    </message>
    <message>
        <source>A result belongs to its board and its pairs; type these with it: 3 1-2 4sn</source>
        <translation>Wynik należy do swojego rozdania i swoich par; wpisz je razem z nim: 3 1-2 4sn</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <translation>Zapis brydżowy do gry w domu.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is named.</source>
        <translation>Zapis brydżowy. Bez polecenia otwiera się okno, z wieczorem z FILE, jeśli podano plik, a inaczej tak, jak je zostawiono.</translation>
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
        <translation>Tytuł ma najwyżej liter: {most}.</translation>
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
        <source>Adjustment</source>
        <translation>Poprawka</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Poprawki</translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <translation>Po czterech pasach ten sam gracz rozdaje jeszcze raz.</translation>
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
        <source>Agreed</source>
        <translation>Umówione</translation>
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
        <source>All pairs in one &amp;list</source>
        <translation>W&amp;szystkie pary na jednej liście</translation>
    </message>
    <message>
        <source>All results are in. Click one to correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All results, board by board</source>
        <translation>Wszystkie wyniki, pudełko po pudełku</translation>
    </message>
    <message>
        <source>All the years</source>
        <translation>Wszystkie lata</translation>
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
        <source>An earlier deal, of {round}</source>
        <translation>Wcześniejsze rozdanie, {round}</translation>
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
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <translation>Niedokończony &amp;zapis częściowy daje 100, nie 50</translation>
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
        <translation>Anna &amp; Bartek</translation>
    </message>
    <message>
        <source>Another b&amp;oard…</source>
        <translation>Inne p&amp;udełko…</translation>
    </message>
    <message>
        <source>Any form</source>
        <translation>Każda odmiana</translation>
    </message>
    <message>
        <source>Any form but IMPs</source>
        <translation>Każda odmiana bez IMP-ów</translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <translation>Honory: kto je ma, może je zgłosić po licytacji, najlepiej po rozgrywce, bo to zdradza, gdzie są karty. Może je mieć każda z czterech rąk i liczą się, czy kontrakt wygrano, czy nie (przepisy 72 i 81).</translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <translation>&amp;Dotyczy</translation>
    </message>
    <message>
        <source>As here</source>
        <translation>Jak jest tutaj</translation>
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
        <source>At several tables type an average instead: ave+ ave-</source>
        <translation>Przy kilku stołach napisz zamiast tego średnią: ave+ ave-</translation>
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
        <source>Average</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <translation>IMP-y na rundę, średnio</translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <translation>Setki na rundę, średnio</translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <translation>IMP-y netto na rozdanie, średnio</translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <translation>Punkty netto na rozdanie, średnio</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Wróć</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Back score</source>
        <translation>Rozliczenie robrów</translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <translation>W rozliczeniu robrów różnica z każdej rundy idzie do każdego gracza w setkach, 50 zaokrągla się w górę: wygranym się ją dodaje, przegranym odejmuje, a kto pauzuje, ma 0.</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Z powrotem do zapisu</translation>
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
        <translation>Wróć do klasyfikacji ze wszystkich wieczorów</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <translation>Może być także w kopiach z wcześniejszych dni.</translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <translation>Kopie z ostatnich dni i tygodni, w których grano, są w folderze {folder}</translation>
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
        <translation>Zaczęto</translation>
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
        <translation>Puste &amp;bloki…</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Tylko czarny</translation>
    </message>
    <message>
        <source>Blank sheets, in the same menu, prints pads and cards to score by hand, and a card of all scores.</source>
        <translation>Puste bloki, w tym samym menu, to bloki i karty do ręcznego zapisu oraz karta ze wszystkimi zapisami, którą kładzie się obok.</translation>
    </message>
    <message>
        <source>Blank: back score</source>
        <translation>Pusty: rozliczenie robrów</translation>
    </message>
    <message>
        <source>Blank: four-deal pad</source>
        <translation>Pusty: blok na cztery rozdania</translation>
    </message>
    <message>
        <source>Blank: private score card</source>
        <translation>Pusty: własna karta wyników</translation>
    </message>
    <message>
        <source>Blank: rubber pad</source>
        <translation>Pusty: blok robrowy</translation>
    </message>
    <message>
        <source>Blank: score slips</source>
        <translation>Puste: zapisy ze stołów</translation>
    </message>
    <message>
        <source>Blank: travellers</source>
        <translation>Pusty: karty pudełek</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Pudełko</translation>
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
        <translation>Pudełko {board}, {ns} przeciw {ew}: {result}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}</source>
        <translation>Rozdanie {board}, {ns}-{ew}: {deal} daje {ours}, w pliku {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}, which counts</source>
        <translation>Rozdanie {board}, {ns}-{ew}: {deal} daje {ours}, w pliku {theirs} i to się liczy</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <translation>Rozdanie {board}, {ns}-{ew}: {fault}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <translation>Rozdanie {board}, {ns}-{ew}: {fault}; liczy się zapis {score}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <translation>Rozdanie {board}, {ns}-{ew}: {ours} według naszego obliczenia, {theirs} w pliku</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <translation>Rozdanie {board}, {ns}-{ew}: {ours} według naszego obliczenia, {theirs} w pliku; zapisano jako {award}</translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <translation>Pudełko {board}: pary i ich wynik, np. {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew} – type their result, such as 4sn+1</source>
        <translation>Pudełko {board}: {ns} przeciw {ew} – napisz ich wynik, na przykład 4pn+1</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Pudełko {number}</translation>
    </message>
    <message>
        <source>Board {number}: {dealer} deals, {vulnerable} vulnerable</source>
        <translation>Pudełko {number}: rozdaje {dealer}, po partii: {vulnerable}</translation>
    </message>
    <message>
        <source>Board {number}: {player} deals</source>
        <translation>Pudełko {number}: rozdaje {player}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Boards are compared with other tables: they are not on the back score, and nobody pays for them.</source>
        <translation>Rozdania sportowe porównuje się z innymi stołami: nie ma ich w rozliczeniu robrów i nikt za nie nie płaci.</translation>
    </message>
    <message>
        <source>Boards at several tables</source>
        <translation>Rozdania na kilku stołach</translation>
    </message>
    <message>
        <source>Boards compared</source>
        <translation>Porównane pudełka</translation>
    </message>
    <message>
        <source>Boards of the pair</source>
        <translation>Pudełka pary</translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <translation>Pudełka z &amp;mniejszą liczbą wyników</translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <translation>Rozdania {number}</translation>
    </message>
    <message>
        <source>Boards {number}, in IMPs</source>
        <translation>Rozdania {number}, w IMP-ach</translation>
    </message>
    <message>
        <source>Boards: the number gives dealer and vulnerability.</source>
        <translation>Pudełka: numer mówi, kto rozdaje i kto jest po partii.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Premia</translation>
    </message>
    <message>
        <source>Both sides are even</source>
        <translation>Obie strony mają po równo</translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <translation>Obie strony po partii</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <translation>Po &amp;kolei</translation>
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
        <translation>Prze&amp;nieś wszystko</translation>
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
        <source>Change part&amp;ners</source>
        <translation>&amp;Inni partnerzy</translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <translation>&amp;Wykresy</translation>
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
        <translation>Wybierz kontrakt albo Pas, jeśli wszyscy czterej spasowali.</translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <translation>Ta sama kolumna jeszcze raz odwraca kolejność</translation>
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
        <translation>Kliknij pudełko na liście albo napisz też jego numer: 3 4pn</translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <translation>Kliknij, aby wpisać i usadzić graczy.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Zamknij i strać</translation>
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
        <source>Contracts played and made</source>
        <translation>Kontrakty grane i wygrane</translation>
    </message>
    <message>
        <source>Contracts played: by the player, or by either of two partners</source>
        <translation>Grane kontrakty: przez gracza albo przez jednego z dwóch partnerów</translation>
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
        <translation>Skopiowano: można wkleić do e-maila.</translation>
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
        <source>Correct the deal</source>
        <translation>Popraw rozdanie</translation>
    </message>
    <message>
        <source>Correct: {deal}</source>
        <translation>Popraw: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}:</source>
        <translation>Poprawianie: {deal}:</translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer&apos;s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <translation>Licz asa 4, króla 3, damę 2, waleta 1: 40 punktów talii dzielą między siebie obie strony. Napisz punkty strony rozgrywającego za rozdaniem, 4pn+1 23p, albo powiedz, czyje są: ns 23p albo ew 17p. Rozdanie bez punktów nic nie daje i pyta o nie.</translation>
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
        <translation>&amp;Rozdania sportowe</translation>
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
        <source>Deal by deal</source>
        <translation>Rozdanie po rozdaniu</translation>
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
        <translation>Rozdania przy stole, także cztery pasy</translation>
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
        <translation>Usunięte wieczory są trzymane tutaj. Po 30 dniach można je skasować; program nigdy tego nie robi.</translation>
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
        <translation>Wpadka</translation>
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
        <translation>&amp;Losuj…</translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <translation>Czas znów losować partnerów.</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Rysunki (*.svg)</translation>
    </message>
    <message>
        <source>Duplicate boards</source>
        <translation>Rozdania sportowe</translation>
    </message>
    <message>
        <source>Duplicate boards: every board is scored separately; its number gives dealer and vulnerability.</source>
        <translation>Brydż sportowy: każde rozdanie liczy się osobno, z rozdającym i założeniami swojego numeru.</translation>
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
        <translation>Każde rozdanie osobno, bez honorów.</translation>
    </message>
    <message>
        <source>Each deal is compared with the expected score of the side with more points; the difference counts in IMPs.</source>
        <translation>Każde rozdanie porównuje się z tym, czego można oczekiwać po punktach silniejszej strony; różnica liczy się w IMP-ach.</translation>
    </message>
    <message>
        <source>Each deal is compared with the score its points should make.</source>
        <translation>Każde rozdanie wobec tego, co powinny dać lepsze karty.</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Wcześniejsze wieczory</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Wschód</translation>
    </message>
    <message>
        <source>East</source>
        <comment>to sit</comment>
        <translation>Wschód</translation>
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
        <source>Enter a stake to see who pays whom.</source>
        <translation>Wpisz stawkę, aby zobaczyć, kto komu płaci.</translation>
    </message>
    <message>
        <source>Enter an evening of which only the results are known</source>
        <translation>Zapisz wieczór, z którego znane są tylko wyniki</translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <translation>Enter albo podwójne kliknięcie na liczbie pokazuje, co się za nią kryje. Kliknięcie nagłówka albo {key} układa według niego.</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Wpisz rozdanie</translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <translation>Zapisz, co dała choć jedna runda.</translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <translation>Wpisz {deal}</translation>
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
        <translation>Jeszcze raz Esc zamknie to, a wpisane tu przepadnie.</translation>
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
        <source>Evening, for scorepad (*.scorepad)</source>
        <translation>Wieczór, dla programu scorepad (*.scorepad)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Wieczory</translation>
    </message>
    <message>
        <source>Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)</source>
        <translation>Wieczory i zapisy (*.scorepad *.txt *.pbn *.xml *.csv)</translation>
    </message>
    <message>
        <source>Evenings restored: {number} of {all}.</source>
        <translation>Przywrócone wieczory: {number} z {all}.</translation>
    </message>
    <message>
        <source>Evenings they played</source>
        <translation>Rozegrane wieczory</translation>
    </message>
    <message>
        <source>Evenings unchanged: {number}.</source>
        <translation>Niezmienione wieczory: {number}.</translation>
    </message>
    <message>
        <source>Evenings: {counts}</source>
        <translation>Wieczory: {counts}</translation>
    </message>
    <message>
        <source>Every deal is saved when it is entered, in the file {file}</source>
        <translation>Każde rozdanie jest zachowane, gdy tylko zostanie wpisane, w pliku {file}</translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <translation>Każde rozdanie liczy się osobno: partia daje od razu {game} punktów.</translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <translation>Każda częściówka daje 50.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <translation>Losowanie: każdy ciągnie kartę z rozłożonej talii. Starszeństwo idzie przed kolorem, as jest najstarszy; przy równych kartach pik bije kiera, karo i trefla. Dwie najwyższe grają razem, a najwyższa rozdaje pierwsza (przepisy od 1 do 3).</translation>
    </message>
    <message>
        <source>Everyone has played with everyone.</source>
        <translation>Każdy grał z każdym.</translation>
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
        <translation>Niczego nie trzeba zapisywać ani potwierdzać. Każdy krok można cofnąć, a każde wcześniejsze rozdanie na liście poprawić, przenieść albo wyjąć.</translation>
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
        <source>Files saved from it are kept.</source>
        <translation>Zostaje w plikach, które z niego zapisano.</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Znajdź gracza</translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <translation>Pięciu graczy zmienia miejsca po każdym rozdaniu, tak że każdy gra z każdym.</translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <translation>Każdy z każdym w pięciu rundach; każdy raz pauzuje.</translation>
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
        <translation>Za wykonanie, gdy było {doubled}</translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <translation>C&amp;hicago, cztery rozdania</translation>
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
        <source>Frequencies (N-S points): {scores}</source>
        <translation>Ile razy, z punktami dla NS: {scores}</translation>
    </message>
    <message>
        <source>Friday evening</source>
        <translation>Piątek wieczór</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>From before</source>
        <translation>Z dawniej</translation>
    </message>
    <message>
        <source>From board {number}: {names}</source>
        <translation>Od pudełka {number}: {names}</translation>
    </message>
    <message>
        <source>From deal {number}: {names}</source>
        <translation>Od rozdania {number}: {names}</translation>
    </message>
    <message>
        <source>From now on both names are one player everywhere. Nothing is lost: you can undo it.</source>
        <translation>Odtąd oba imiona to wszędzie jeden gracz. Nic nie ginie: można to cofnąć.</translation>
    </message>
    <message>
        <source>From the &amp;beginning of the round</source>
        <translation>Siedzieli tak od &amp;początku: we wszystkim, co rozegrano</translation>
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
        <translation>Siedzieli tak od &amp;początku: rozegrane rozdanie liczy się dla: {players}</translation>
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
        <translation>Od &amp;następnego rozdania: rozegrane rozdanie zostaje dla: {players}</translation>
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
        <translation>{game} punktów pod kreską, w jednym rozdaniu albo w kilku, to partia. Wtedy rysuje się kreskę, a zapisy częściowe obu stron nie liczą się już do partii. Strona, która ma partię, jest po partii.</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Dane</translation>
    </message>
    <message>
        <source>Go through an evening deal by deal</source>
        <translation>Przejrzyj wieczór rozdanie po rozdaniu</translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <translation>Szlem: siedem zalicytowane i wygrane</translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <translation>&amp;Honory się liczą</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Bezpośrednio</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Posiadane</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>O czym jest pomoc</translation>
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
        <translation>Honory w jednej ręce, czyjejkolwiek: cztery z A K D W 10 atutowych {four}, wszystkie pięć {five}; w bez atu cztery asy {aces}.</translation>
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
        <translation>Dokąd pokazany jest wieczór</translation>
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
        <source>How much? For example 2.50.</source>
        <translation>Ile? Napisz kwotę, na przykład 2,50.</translation>
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
        <source>I&amp;MPs of each round</source>
        <translation>I&amp;MP-y z każdej rundy</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP-y</translation>
    </message>
    <message>
        <source>IMPs a board</source>
        <translation>IMP-y na pudełko</translation>
    </message>
    <message>
        <source>IMPs against every other result</source>
        <translation>IMP-y wobec każdego innego wyniku</translation>
    </message>
    <message>
        <source>IMPs against the datum (Butler)</source>
        <translation>IMP-y wobec punktu odniesienia (butler)</translation>
    </message>
    <message>
        <source>IMPs against the points held</source>
        <translation>IMP-y wobec posiadanych punktów</translation>
    </message>
    <message>
        <source>IMPs by agreement</source>
        <translation>Umówione IMP-y</translation>
    </message>
    <message>
        <source>IMPs won, for each board that was scored in IMPs</source>
        <translation>Wygrane IMP-y na każde pudełko liczone w IMP-ach</translation>
    </message>
    <message>
        <source>IMPs {team}</source>
        <translation>IMP-y {team}</translation>
    </message>
    <message>
        <source>If you stop before the end, the only game earns {game}, and the only part-score of the unfinished game {part_score}.</source>
        <translation>Jeśli skończycie przed końcem, jedyna partia daje {game}, a jedyny zapis częściowy niedokończonej partii {part_score}.</translation>
    </message>
    <message>
        <source>In &amp;chukkers of four deals, not by boards</source>
        <translation>W &amp;Chicago z czterech rozdań, nie po pudełkach</translation>
    </message>
    <message>
        <source>In IMPs</source>
        <translation>W IMP-ach</translation>
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
        <source>In the line for a deal</source>
        <translation>W wierszu na rozdanie</translation>
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
        <translation>To folder</translation>
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
        <source>Keep both</source>
        <translation>Zachować oba</translation>
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
        <source>Landscape</source>
        <translation>Poziomo</translation>
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
        <source>Laws at hand</source>
        <translation>Przepisy pod ręką</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Wist</translation>
    </message>
    <message>
        <source>Leave it, or cancel the correction</source>
        <translation>Wyjdź albo porzuć poprawkę</translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <translation>Bez wyników skrajn&amp;ych</translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <translation>Puste pole dla tych, którzy pauzowali; ostatnia liczba uzupełnia się sama. Enter prowadzi dalej.</translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <translation>Pomija tych, którzy grali mniej rund</translation>
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
        <source>Look at the evening, or the details of the figure</source>
        <translation>Obejrzyj wieczór albo to, co kryje liczba</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <translation>Szczęście przy kontrze</translation>
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
        <translation>Protokół &amp;meczu</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Protokół meczu</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Maksy</translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <translation>Zdobyte punkty, z wszystkich możliwych</translation>
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
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <translation>Błędne rozdanie: gdy odkryto kartę albo ręka nie ma 13 kart, ten sam gracz rozdaje jeszcze raz (prawa 4–12). Nic się nie zapisuje.</translation>
    </message>
    <message>
        <source>Mitchell: North-South stay</source>
        <translation>Mitchell: pary NS zostają</translation>
    </message>
    <message>
        <source>Monday evening</source>
        <translation>Poniedziałek wieczór</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Money is paid for points, rounded to tens.</source>
        <translation>Pieniądze według punktów, zaokrąglonych do dziesiątek.</translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <translation>Pieniądze według dokładnych punktów.</translation>
    </message>
    <message>
        <source>Mor&amp;e rules…</source>
        <translation>Więcej &amp;zasad…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>Więc&amp;ej…</translation>
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
        <translation>Podaj od czterech do siedmiu graczy, potem zapisz wyniki.</translation>
    </message>
    <message>
        <source>Name of {pair}</source>
        <translation>Nazwisko: {pair}</translation>
    </message>
    <message>
        <source>Names the players and says who We are.</source>
        <translation>Nazywa graczy i mówi, kto z nich to My.</translation>
    </message>
    <message>
        <source>Names work too, with enough letters to tell players apart: 4s ann h100 eve. Ambiguous letters are asked about. With mouse or finger, use the Pad.</source>
        <translation>Rozgrywającego i tego, kto miał honory, można też nazwać imieniem, tyloma literami, ile trzeba: 4p ann h100 eve. Jeśli litera może być miejscem albo graczem, wiersz pyta raz na wieczór. Myszą albo palcem naciśnij Kasetkę: co tam naciśniesz, od razu stoi w wierszu, a dalej można pisać klawiszami.</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>IMP-y netto</translation>
    </message>
    <message>
        <source>Net margin, to the point</source>
        <translation>Różnice netto, co do punktu</translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <translation>Punkty netto w kontraktach z kontrą obu stron</translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <translation>Punkty netto w kontraktach z rekontrą obu stron</translation>
    </message>
    <message>
        <source>New evening, Duplicate boards, At several tables: say who plays; a movement is proposed, and shown beside the results.</source>
        <translation>Nowy wieczór, Rozdania sportowe, Na kilku stołach: powiedz, kto gra; schemat ruchu zostanie zaproponowany i pokazany obok wyników.</translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <translation>Inne pary zaczynają własne rozdania.</translation>
    </message>
    <message>
        <source>Next: {round}</source>
        <translation>Następnie: {round}</translation>
    </message>
    <message>
        <source>Next: {round} of {planned}</source>
        <translation>Następnie: {round} z {planned}</translation>
    </message>
    <message>
        <source>Next: {round}, the last</source>
        <translation>Następnie: {round}, runda ostatnia</translation>
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
        <translation>Nie zachowano jeszcze żadnego wieczoru.</translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <translation>W tym okresie żaden gracz nie ma imienia.</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <translation>Nie ma tu żadnej drukarki. Plik PDF można wydrukować wszędzie i wysłać znajomym.</translation>
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
        <translation>Północ</translation>
    </message>
    <message>
        <source>North</source>
        <comment>to sit</comment>
        <translation>Północ</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>NS</translation>
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
        <source>Not finished</source>
        <translation>Niedokończone</translation>
    </message>
    <message>
        <source>Not imported from the file: {what}.</source>
        <translation>Nie przejęto z pliku: {what}.</translation>
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
        <source>Not saved yet</source>
        <translation>Jeszcze nie zachowane</translation>
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
        <source>Nothing is chosen to print.</source>
        <translation>Nie wybrano nic do wydruku.</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <translation>Nic jeszcze nie jest rozstrzygnięte</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Keep the file on a local disk; network folders are not reliable.</source>
        <translation>Nic nie opuszcza tego komputera. Plik powinien leżeć na dysku lokalnym; foldery sieciowe są zawodne.</translation>
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
        <translation>W rozliczeniu każdy ma IMP-y z własnych rozdań</translation>
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
        <source>One &amp;against another</source>
        <translation>Jeden &amp;przeciw drugiemu</translation>
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
        <source>One round</source>
        <translation>Jedna runda</translation>
    </message>
    <message>
        <source>One sits out in each round.</source>
        <translation>W każdej rundzie ktoś pauzuje.</translation>
    </message>
    <message>
        <source>One, Enter looks at its evening</source>
        <translation>Jeden; Enter pokazuje wieczór</translation>
    </message>
    <message>
        <source>Only one evening of the list</source>
        <translation>Tylko jeden wieczór z listy</translation>
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
        <source>Open a &amp;file…</source>
        <translation>Otwórz &amp;plik…</translation>
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
        <source>Other files are still being opened; please try again afterwards.</source>
        <translation>Otwierane są teraz inne pliki; spróbuj potem jeszcze raz.</translation>
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
        <translation>Nadróbki, każda. Wszystko, co dalej, stoi nad kreską.</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>Gr&amp;acze…</translation>
    </message>
    <message>
        <source>P&amp;rint the season…</source>
        <translation>D&amp;rukuj sezon…</translation>
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
        <source>Part&amp;nerships</source>
        <translation>&amp;Pary</translation>
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
        <translation>Zapisy &amp;częściowe liczą się do partii</translation>
    </message>
    <message>
        <source>Part-scores count on towards a game of {game} from deal to deal, until either side makes one.</source>
        <translation>Zapisy częściowe liczą się z rozdania na rozdanie do partii za {game}, aż któraś strona ją zrobi.</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partnerzy</translation>
    </message>
    <message>
        <source>Partners are drawn for each round.</source>
        <translation>Na każdą rundę pary są losowane.</translation>
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
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Cztery pasy</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Wpadki</translation>
    </message>
    <message>
        <source>Penalties for contracts gone down</source>
        <translation>Punkty za własne przegrane kontrakty</translation>
    </message>
    <message>
        <source>Penalties for the opponents&apos; contracts that went down</source>
        <translation>Punkty za przegrane kontrakty innych</translation>
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
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Obrazy (*.png)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <translation>Wchodzą ci, którzy pauzowali najdłużej.</translation>
    </message>
    <message>
        <source>Please look through these:</source>
        <translation>Proszę je przejrzeć:</translation>
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
        <translation>&amp;Nasze punkty</translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <translation>Umówione punkty</translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <translation>Punkty za honory ich strony</translation>
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
        <translation>Drukuj, w menu Wieczór, daje zapisy na papier albo do pliku PDF, narysowane jak na ekranie i zawsze ciemne na białym.</translation>
    </message>
    <message>
        <source>Private score card</source>
        <translation>Własna karta wyników</translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <translation>Kładzie obraz i kilka wierszy tekstu do schowka</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>&amp;Runda</translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <translation>&amp;Ranking</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <translation>Ranking, wyniki każdego z każdym i protokół meczu są obok wyników, a na papier idą z kartami pudełek, zapisami ze stołów i kartami dla stołów.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Tam można tylko czytać</translation>
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
        <translation>&amp;Wyniki</translation>
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
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Results of the board</source>
        <translation>Wyniki pudełka</translation>
    </message>
    <message>
        <source>Results of the last five evenings, newest last</source>
        <translation>Co dało pięć ostatnich wieczorów, najnowszy na końcu</translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <translation>Wyniki z dwóch komputerów</translation>
    </message>
    <message>
        <source>Resume &amp;the chukker</source>
        <translation>&amp;Wróć do tego Chicago</translation>
    </message>
    <message>
        <source>Resume &amp;the rubber</source>
        <translation>&amp;Wróć do tego robra</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation type="unfinished"></translation>
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
        <source>Round {round}, table {table}: {ns} against {ew}</source>
        <translation>Runda {round}, stół {table}: {ns} przeciw {ew}</translation>
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
        <source>Rounds: {rounds}. Tables: {tables}. Boards: {boards}.</source>
        <translation>Rundy: {rounds}. Stoły: {tables}. Pudełka: {boards}.</translation>
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
        <translation>Brydż robrowy: kto pierwszy wygra dwie partie, kończy robra.</translation>
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
        <translation>Bieżące s&amp;umy</translation>
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
        <translation>&amp;Ułóż według</translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <translation>Naj&amp;pierw przerwij ({round}) i zapisz grającym</translation>
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
        <translation>Sobota wieczór</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save a pict&amp;ure of the sheet…</source>
        <translation>Zapisz &amp;obraz zapisu…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Zapisz jako &amp;PDF…</translation>
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
        <translation>Zapisuje wybrane wieczory do pliku albo na papier</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Z czego są punkty</translation>
    </message>
    <message>
        <source>Score slips</source>
        <translation>Zapisy ze stołów</translation>
    </message>
    <message>
        <source>Score slips for all tables</source>
        <translation>Zapisy dla wszystkich stołów</translation>
    </message>
    <message>
        <source>Scores may be corrected until the result of the rubber is agreed (Laws 72 to 81), later if all consent; scorepad marks such deals with a star.</source>
        <translation>Zapis można poprawić, dopóki nie uzgodniono wyniku robra (przepisy od 72 do 81), później za zgodą wszystkich; scorepad stawia wtedy gwiazdkę przy rozdaniu.</translation>
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
        <source>Sent to {printer}</source>
        <translation>Wysłano do: {printer}</translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <translation>Wy&amp;płata…</translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <translation>Wy&amp;płata…</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Wypłata</translation>
    </message>
    <message>
        <source>Several ta&amp;bles</source>
        <translation>Kilka &amp;stołów</translation>
    </message>
    <message>
        <source>Several tables</source>
        <translation>Kilka stołów</translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <translation>Udostępnij i &amp;drukuj</translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <translation>Wygrane kontrakty, z granych na wysokości {level}</translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <translation>Wygrane kontrakty, z granych w: {strain}</translation>
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
        <translation>Pokaż wszystkie: {number}</translation>
    </message>
    <message>
        <source>Shows the deals behind it</source>
        <translation>Pokazuje rozdania, z których to wynika</translation>
    </message>
    <message>
        <source>Since the last change of &amp;seats</source>
        <translation>Siedzieli tak już &amp;wcześniej: od ostatniej zmiany miejsc</translation>
    </message>
    <message>
        <source>Single players</source>
        <translation>Pojedynczy gracze</translation>
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
        <translation>Wygrane szlemiki i szlemy, z zalicytowanych</translation>
    </message>
    <message>
        <source>Small slam: six bid and made</source>
        <translation>Szlemik: sześć zalicytowane i wygrane</translation>
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
        <translation>W programie scorepad coś się nie udało.</translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <translation>Ułóż według kolumny</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Południe</translation>
    </message>
    <message>
        <source>South</source>
        <comment>to sit</comment>
        <translation>Południe</translation>
    </message>
    <message>
        <source>Split score</source>
        <translation>Rozdzielony wynik</translation>
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
        <source>Stop it there</source>
        <translation>Skończ tam</translation>
    </message>
    <message>
        <source>Stop it there, with its premiums</source>
        <translation>Skończ tam, z premiami</translation>
    </message>
    <message>
        <source>Suits in &amp;black and red</source>
        <translation>Kolory cz&amp;arne i czerwone</translation>
    </message>
    <message>
        <source>Sunday evening</source>
        <translation>Niedziela wieczór</translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <translation>Wpis&amp;z karty</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <translation>Tabela rozliczenia (*.csv)</translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <translation>Tabela rozdań (*.csv)</translation>
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
        <source>Tables may &amp;share boards in a round</source>
        <translation>Stoły mogą &amp;dzielić pudełka w rundzie</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Wzięte</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <translation>Drużyny w IMP-ach</translation>
    </message>
    <message>
        <source>Teams, board a match</source>
        <translation>Drużyny, board-a-match</translation>
    </message>
    <message>
        <source>That also changed {deals}</source>
        <translation>To zmieniło też {deals}</translation>
    </message>
    <message>
        <source>That could not be done: {trouble}.</source>
        <translation>Nie udało się: {trouble}.</translation>
    </message>
    <message>
        <source>That was the last of {planned} rounds.</source>
        <translation>To była ostatnia z rund: {planned}.</translation>
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
        <translation>Zbiór wieczorów nie jest teraz otwarty.</translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <translation>Zbiór wieczorów był uszkodzony</translation>
    </message>
    <message>
        <source>The back score at its stakes</source>
        <translation>Rozliczenie robrów według stawek</translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <translation>Rozliczenie zaczyna się, gdy skończy się pierwszy rober albo Chicago.</translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <translation>Rozliczenie wszystkich rund</translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <translation>Rozliczenie, wieczór po wieczorze</translation>
    </message>
    <message>
        <source>The best evening</source>
        <translation>Najlepszy wieczór</translation>
    </message>
    <message>
        <source>The board played next</source>
        <translation>Następne pudełko</translation>
    </message>
    <message>
        <source>The board says who deals</source>
        <translation>Pudełko mówi, kto rozdaje</translation>
    </message>
    <message>
        <source>The boards</source>
        <translation>Pudełka</translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <translation>Przebieg wieczoru</translation>
    </message>
    <message>
        <source>The damaged file was not changed. It is kept as {file}.</source>
        <translation>Uszkodzonego pliku nie zmieniono. Jest zachowany jako {file}.</translation>
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
        <source>The evening is over.</source>
        <translation>Wieczór jest zakończony.</translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <translation>Wieczór jest taki, jaki był, i można grać dalej. Jeśli brakuje ostatniego kroku, spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <translation>Usunięto wieczór z {day}.</translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <translation>Pierwsza strona z dwiema partiami kończy robra.</translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <translation>Nie znaleziono czcionek programu scorepad, więc nic nie można wydrukować. Zainstaluj scorepad od nowa.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>The game as agreed</source>
        <translation>Gra, jak umówiono</translation>
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
        <source>The next result</source>
        <translation>Następny wynik</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>The order of the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Inni</translation>
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
        <translation>Wynik ({round}) dostają ci, którzy siedzą na końcu.</translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <translation>Punktów w pliku nie porównano z naszymi</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <translation>Drukarka {printer} nie przyjmuje stron. Zapisz je zamiast tego jako PDF.</translation>
    </message>
    <message>
        <source>The ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>The ranking is shown when all results are in. Still to come: {number}.</source>
        <translation>Ranking będzie pokazany, gdy będą wszystkie wyniki. Brakuje jeszcze: {number}.</translation>
    </message>
    <message>
        <source>The result of the evening</source>
        <translation>Wynik wieczoru</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>The round is tied</source>
        <translation>Runda na remis</translation>
    </message>
    <message>
        <source>The running back score</source>
        <translation>Bieżące rozliczenie</translation>
    </message>
    <message>
        <source>The scale: {rows}.</source>
        <translation>Tabela: {rows}.</translation>
    </message>
    <message>
        <source>The score for the table</source>
        <translation>Zapis dla stołu</translation>
    </message>
    <message>
        <source>The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of Rubber Bridge.</source>
        <translation>Numery są z Laws of Contract Bridge (1993), od 2014 roku Laws of Rubber Bridge.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>The sheet after each deal</source>
        <translation>Zapis po każdym rozdaniu</translation>
    </message>
    <message>
        <source>The stake is for each IMP, and so is the back score.</source>
        <translation>Stawka jest za każdy IMP, tak samo rozliczenie.</translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <translation>Stawka jest dla &amp;strony</translation>
    </message>
    <message>
        <source>The stake is per side; partners share it.</source>
        <translation>Stawka jest dla strony; partnerzy dzielą ją.</translation>
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
        <source>There are no evenings yet.</source>
        <translation>Nie ma jeszcze wieczorów.</translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <translation>Schemat jest na liczbę graczy: {numbers}. Inaczej siadajcie, jak chcecie, i piszcie partnerów przy każdym wyniku: 1+2-3+4 4pn.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made on every day you play; 7 daily and 8 weekly ones are kept.</source>
        <translation>Nie ma jeszcze kopii. Powstaje każdego dnia gry; zostaje 7 dziennych i 8 tygodniowych.</translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <translation>Piątego rozdania nie ma: po czterech zaczyna się nowe Chicago i nikt nie jest po partii. Rozdanie spasowane rozdaje się ponownie i się nie liczy. (Zwyczaj; przepisy milczą.)</translation>
    </message>
    <message>
        <source>There is no movement: sit as you like, and type the pairs with each result.</source>
        <translation>Nie ma schematu: siadajcie, jak chcecie, i piszcie pary przy każdym wyniku.</translation>
    </message>
    <message>
        <source>There is no result before a board can be compared.</source>
        <translation type="unfinished"></translation>
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
        <source>These are the &amp;last boards</source>
        <translation>To &amp;ostatnie rozdania</translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <translation>Te szczegóły pomagają usunąć błąd; nie ma w nich imion ani wyników. Są w {file}</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Oni</translation>
    </message>
    <message>
        <source>They are one player</source>
        <translation>To jeden gracz</translation>
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
        <source>This deal comes after the end of the round and is not counted.</source>
        <translation>To rozdanie stoi po końcu swojej rundy i się nie liczy.</translation>
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
        <translation>Tego wieczoru jeszcze nic nie wpisano.</translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under Evenings.</source>
        <translation>Ten wieczór zmieniono też gdzie indziej. Oba są zachowane: to jest Państwa wersja, druga jest w Wieczorach.</translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <translation>Ten wieczór kontynuowano gdzie indziej. To jest najnowsza wersja.</translation>
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
        <translation>Tak wygląda wieczór teraz.</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>To ostatnia runda</translation>
    </message>
    <message>
        <source>This round with its deals</source>
        <translation>Ta runda z rozdaniami</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Ten zapis</translation>
    </message>
    <message>
        <source>This spelling</source>
        <translation>Ta pisownia</translation>
    </message>
    <message>
        <source>Thursday evening</source>
        <translation>Czwartek wieczór</translation>
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
        <translation>Aby poprawić rozdanie, napisz tylko to, co było źle: +2 na wynik, x albo bez kontry, 4ki, innego rozgrywającego, h100 eve albo bez honorów. Kontrakt i rozgrywający razem to znów całe rozdanie.</translation>
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
        <translation>Dziś wieczór</translation>
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
        <translation>Karta pudełka</translation>
    </message>
    <message>
        <source>Trick points for each odd trick (above six) bid and made. They go below the line.</source>
        <translation>Punkty za lewy, za każdą zalicytowaną i wziętą lewę powyżej sześciu. Stoją pod kreską.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Lewy</translation>
    </message>
    <message>
        <source>Tuesday evening</source>
        <translation>Wtorek wieczór</translation>
    </message>
    <message>
        <source>Turn all &amp;cards up</source>
        <translation>Odkryj &amp;wszystkie karty</translation>
    </message>
    <message>
        <source>Two sheets side by side</source>
        <translation>Dwa zapisy obok siebie</translation>
    </message>
    <message>
        <source>Two teams of four</source>
        <translation>Dwie drużyny czteroosobowe</translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <translation>Napisz kontrakt, rozgrywającego i wynik w wierszu na dole okna i naciśnij Enter. Wielkie litery i odstępy nie mają znaczenia.</translation>
    </message>
    <message>
        <source>Type only the wrong part: 4h, x, +1 or {player}</source>
        <translation>Napisz tylko to, co było źle: 4ki, x, +1 albo {player}</translation>
    </message>
    <message>
        <source>Type the board, the pairs and their result: 1 {pairs} 4sn+1</source>
        <translation>Napisz pudełko, pary i ich wynik: 1 {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Type the card that each has drawn, such as QC or 10H. The two highest are partners, and the highest deals first.</source>
        <translation>Napisz kartę, którą każdy wyciągnął, na przykład DT (dama trefl) albo 10KI (dziesiątka kier). Dwie najwyższe są partnerami, a najwyższa rozdaje pierwsza.</translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1. Also: pass, not played, ave+ ave-, score 420, split 420 -50.</source>
        <translation>Napisz wynik, o który pyta wiersz, na przykład 4pn+1, albo inny z pudełkiem i parami: 3 1-2 4pn+1. Można też: pas, nie grano, śr+ śr-, score 420, gdy znany jest tylko wynik punktowy, i split 420 -50 od sędziego.</translation>
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
        <translation>Lewy wpadkowe, przed partią: dla drugiej strony</translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <translation>Lewy wpadkowe, po partii: dla drugiej strony</translation>
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
        <translation>Niedokończone: zapis częściowy</translation>
    </message>
    <message>
        <source>Unsaved entries</source>
        <translation>Niezapisane wpisy</translation>
    </message>
    <message>
        <source>Up and Down select a line, which can be retyped; Delete deletes it, and F1 explains a figure.</source>
        <translation>Strzałki w górę i w dół prowadzą do wiersza, który można napisać od nowa; Del go wyjmuje, a F1 mówi, skąd liczba.</translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <translation>Według własnej tabeli oczekiwanych punktów.</translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <translation>Jeśli używa się drugiego komputera, zapisz tam wieczór i otwórz jego plik tutaj: różnice stoją obok siebie. Wyniki innych programów otwiera się z plików PBN i USEBIO.</translation>
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
        <source>Vuln.</source>
        <translation>Po p.</translation>
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
        <translation>My to Wschód i Zachód</translation>
    </message>
    <message>
        <source>We are North and South</source>
        <translation>My to Północ i Południe</translation>
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
        <translation>Środa wieczór</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Zachód</translation>
    </message>
    <message>
        <source>West</source>
        <comment>to sit</comment>
        <translation>Zachód</translation>
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
        <source>What each contract would score</source>
        <translation>Ile dałby każdy kontrakt</translation>
    </message>
    <message>
        <source>What if – {state}</source>
        <translation>Co jeśli – {state}</translation>
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
        <source>Where the points came from</source>
        <translation>Skąd wzięły się punkty</translation>
    </message>
    <message>
        <source>Where the points came from – {who}</source>
        <translation>Skąd wzięły się punkty – {who}</translation>
    </message>
    <message>
        <source>Where the two laptops differ, choose what to keep.</source>
        <translation>Tam, gdzie laptopy się różnią, proszę wybrać, co zachować.</translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <translation>Gdzie są twoje wieczory</translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <translation>Gdy piszesz, punkty stoją blado na zapisie, w kolumnie, do której trafią, i słowami pod wierszem.</translation>
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
        <translation>Kto wygrał i rozliczenie</translation>
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
        <source>Whose boards at several tables</source>
        <translation>Czyje rozdania na kilku stołach</translation>
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
        <translation>Za co są przyznane? Wystarczy słowo.</translation>
    </message>
    <message>
        <source>Winning the rubber earns {more} if the other side has no game, else {fewer}. More points win, even with fewer games.</source>
        <translation>Wygrany rober daje {more}, jeśli druga strona nie ma partii, {fewer}, jeśli ma jedną. Wygrywa strona, która ma więcej punktów; nie zawsze ta z dwiema partiami.</translation>
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
        <source>With and against</source>
        <translation>Z kim i przeciw komu</translation>
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
        <translation>Losujecie partnerów przed każdą rundą.</translation>
    </message>
    <message>
        <source>You type</source>
        <translation>Piszesz</translation>
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
        <source>a PDF, or pictures where it ends in .png or .svg; - for standard output</source>
        <translation>PDF albo obrazy, gdy nazwa kończy się na .png lub .svg; - na standardowe wyjście</translation>
    </message>
    <message>
        <source>a bet</source>
        <translation>zakład</translation>
    </message>
    <message>
        <source>a board has at most {most} results</source>
        <translation>rozdanie ma najwyżej {most} wyników</translation>
    </message>
    <message>
        <source>a chair is missing before =; chairs are N, E, S and W</source>
        <translation>przed = brakuje miejsca; miejsca to N, E, S i W</translation>
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
        <source>a line that scorepad wrote before this one is missing; open another copy of the file</source>
        <translation>brakuje wiersza, który scorepad zapisał przed tym; otwórz inną kopię pliku</translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <translation>średnia pomija z każdego końca 0 albo 1 wynik</translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <translation>imię jest takie, jakie było przed ostatnią zmianą</translation>
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
        <source>a player cannot be twice at a table</source>
        <translation>gracz nie może siedzieć dwa razy przy jednym stole</translation>
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
        <source>a revoke</source>
        <translation>fałszywy renons</translation>
    </message>
    <message>
        <source>a round has 1 to {most} boards</source>
        <translation>runda ma od 1 do {most} pudełek</translation>
    </message>
    <message>
        <source>a round has {lengths} deals, not {number}</source>
        <translation>runda ma rozdań {lengths}, nie {number}</translation>
    </message>
    <message>
        <source>a row has been damaged</source>
        <translation>jeden wiersz jest uszkodzony</translation>
    </message>
    <message>
        <source>a scale gives the expected score for each number of points from 20 to 40</source>
        <translation>tabela mówi, ile powinna dać każda liczba punktów od 20 do 40</translation>
    </message>
    <message>
        <source>a scale goes from 20 points to 40; “{typed}” does not</source>
        <translation>tabela idzie od 20 do 40 punktów; „{typed}” nie</translation>
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
        <translation>sezon ze zbioru zamiast plików: 2026, 2025/26, 2026-09..2026-11 albo all</translation>
    </message>
    <message>
        <source>a sheet to score on, instead of files</source>
        <translation>blok do zapisywania, zamiast plików</translation>
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
        <translation>rozdzielony wynik to dwa zapisy od strony NS: pierwszy liczy się dla NS, drugi dla EW, np. rozdzielony 420 -50</translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <translation>rozdzielony wynik, {ns} dla NS i {ew} dla EW</translation>
    </message>
    <message>
        <source>a table for spreadsheets, with a row for each deal, round or back score</source>
        <translation>tabela do arkuszy kalkulacyjnych, z wierszem na rozdanie, rundę albo rozliczenie</translation>
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
        <source>above</source>
        <translation>nad</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>poprawka</translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <translation>poprawka {points}</translation>
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
        <source>all rounds</source>
        <translation>wszystkie rundy</translation>
    </message>
    <message>
        <source>also out</source>
        <comment>sits out</comment>
        <translation>też</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>niejednoznaczne: %(option)s może znaczyć %(matches)s</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>kwota</translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <translation>poprawka to od 1 do {most} punktów dla jednej strony</translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <translation>poprawka wymaga strony, punktów i powodu; napisz wiersz taki jak adjust NS 200 za spóźnienie</translation>
    </message>
    <message>
        <source>an adjustment needs its reason</source>
        <translation>poprawka wymaga powodu</translation>
    </message>
    <message>
        <source>an adjustment of {points}</source>
        <translation>poprawka {points}</translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <translation>średnia wymaga dwóch wartości, najpierw NS, np. śr+ śr- albo 60 40</translation>
    </message>
    <message>
        <source>an average of {award} is not between {least} and {most}</source>
        <translation>średnia {award} nie leży między {least} a {most}</translation>
    </message>
    <message>
        <source>an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}</source>
        <translation>średnia {ns} % z {top} dla NS, {ew} % dla EW: {won} i {lost}</translation>
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
        <translation>średnia, {ns} dla NS i {ew} dla EW</translation>
    </message>
    <message>
        <source>an entry cannot be saved in {file}</source>
        <translation>czegoś, co wpisano, nie da się zachować w {file}</translation>
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
        <translation>wieczór ma rozdań najwyżej {most}</translation>
    </message>
    <message>
        <source>an evening has at most {most} debts besides the score</source>
        <translation>oprócz wyniku wieczór ma najwyżej {most} długów</translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <translation>wieczór jest taki, jaki był przed ostatnią zmianą</translation>
    </message>
    <message>
        <source>an extra amount</source>
        <translation>kwota poza zapisem</translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <translation>dług poza zapisem wymaga powodu</translation>
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
        <translation>inny zbiór</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>inny</translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <translation>inny program używa {file}</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>%(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>at least one round is played</source>
        <translation>gra się co najmniej jedną rundę</translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} down</source>
        <translation>na wysokości {level} można leżeć najwyżej bez {most}</translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} over</source>
        <translation>na wysokości {level} może być najwyżej nadróbek: {most}</translation>
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
        <source>at teams an average is whole IMPs</source>
        <translation>u drużyn średnia to cała liczba IMP-ów</translation>
    </message>
    <message>
        <source>at teams the two averages add up to 100, e.g. 60 40</source>
        <translation>u drużyn obie średnie dają razem 100; napisz 60 40</translation>
    </message>
    <message>
        <source>at total points an average is ave, or points such as 100 -100</source>
        <translation>przy sumie punktów napisz ave albo punkty, na przykład 100 -100</translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <translation>średnia {ns} {ew}</translation>
    </message>
    <message>
        <source>beginning the next round</source>
        <translation>początek następnej rundy</translation>
    </message>
    <message>
        <source>beginning {form}</source>
        <translation>początek: {form}</translation>
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
        <translation>pudełko {board} ma już średnią, która je rozstrzyga</translation>
    </message>
    <message>
        <source>board {board} has been played at both tables</source>
        <translation>pudełko {board} zagrano już na obu stołach</translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <translation>pudełko {board} ma tu inne założenia, niż mówi jego numer</translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <translation>pudełko {board} rozdaje {seat}, nie {other}</translation>
    </message>
    <message>
        <source>board {board}, {ns} against {ew}</source>
        <translation>pudełko {board}, {ns} przeciw {ew}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>pudełko {number}</translation>
    </message>
    <message>
        <source>boards are numbered from 1; there is no board {number}</source>
        <translation>pudełka liczy się od 1; nie ma pudełka {number}</translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <translation>rozdań nie można tu liczyć według „{method}”</translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <translation>pudełka są w brydżu sportowym albo przy chukkers off; napisz przed nimi form duplicate</translation>
    </message>
    <message>
        <source>boards of several tables</source>
        <translation>rozdania z kilku stołów</translation>
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
        <translation>napisz po obu stronach dwóch graczy albo po obu parę</translation>
    </message>
    <message>
        <source>by Neuberg’s formula</source>
        <translation>według wzoru Neuberga</translation>
    </message>
    <message>
        <source>by boards</source>
        <translation>po pudełkach</translation>
    </message>
    <message>
        <source>by {player}</source>
        <translation>{player}</translation>
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
        <translation>zmieniony od tego czasu</translation>
    </message>
    <message>
        <source>check that the archive is sound</source>
        <translation>przeczytaj cały zbiór i powiedz, czy jest w porządku</translation>
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
        <source>currency</source>
        <translation>waluta</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>dates look like 2026-01-31</source>
        <translation>datę pisze się 2026-01-31</translation>
    </message>
    <message>
        <source>datum {datum}</source>
        <translation>punkt odniesienia {datum}</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>deal {number} comes after deal {last}; rows must be in the order of play</source>
        <translation>rozdanie {number} stoi za rozdaniem {last}; wiersze muszą zostać w kolejności gry</translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <translation>rozdanie {number} z {before} na {after}</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>rozdania</translation>
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
        <source>declarer {player}</source>
        <translation>rozgrywa {player}</translation>
    </message>
    <message>
        <source>default: by the country</source>
        <translation>domyślnie: według kraju</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>usunięte</translation>
    </message>
    <message>
        <source>deleted since</source>
        <translation>usunięty od tego czasu</translation>
    </message>
    <message>
        <source>deleting a debt</source>
        <translation>wyjęcie długu</translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <translation>wyjęcie kwoty poza zapisem</translation>
    </message>
    <message>
        <source>deleting {deal}</source>
        <translation>usunięcie: {deal}</translation>
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
        <translation>rysuj zapis po każdym rozdaniu</translation>
    </message>
    <message>
        <source>drawn for each round</source>
        <translation>losowani na każdą rundę</translation>
    </message>
    <message>
        <source>duplicate has no honours; leave them out</source>
        <translation>w brydżu sportowym nie ma honorów; pomiń je</translation>
    </message>
    <message>
        <source>each missing result as an equal one</source>
        <translation>każdy brakujący wynik jak równy</translation>
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
        <source>enough</source>
        <translation>dość</translation>
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
        <translation>zachowane wieczory: {number}, obecne: {there}</translation>
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
        <source>expected at least one argument</source>
        <translation>brakuje co najmniej jednej wartości</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>brakuje wartości</translation>
    </message>
    <message>
        <source>explain every figure</source>
        <translation>powiedz, skąd jest każda liczba</translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <translation>rozdanie spasowane: wpisz samo {word}</translation>
    </message>
    <message>
        <source>four aces in one hand</source>
        <translation>cztery asy w jednej ręce</translation>
    </message>
    <message>
        <source>four players are needed, not {number}</source>
        <translation>potrzeba czterech graczy; jest: {number}</translation>
    </message>
    <message>
        <source>from {chair}</source>
        <translation>z miejsca {chair}</translation>
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
        <translation>szlem zalicytowany i wygrany, {vulnerable}</translation>
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
        <translation>honory: {player}</translation>
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
        <source>how four players change partners (default: pivot)</source>
        <translation>jak czterej gracze zmieniają partnerów (domyślnie: pivot)</translation>
    </message>
    <message>
        <source>how many rounds</source>
        <translation>ile rund</translation>
    </message>
    <message>
        <source>hundreds, as the back score</source>
        <translation>setki, jak w rozliczeniu robrów</translation>
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
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <translation>wczytaj do zbioru wieczory z plików wieczoru, plików zapisu, tabel rozdań albo PBN</translation>
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
        <translation>w Chicago z czterech rozdań</translation>
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
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(value)r to nie wartość dla %(type)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>nie ma %(value)r; wybierz z %(choices)s</translation>
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
        <translation>to folder; wybierz w nim plik</translation>
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
        <translation>nie jest taki, jak go zapisano</translation>
    </message>
    <message>
        <source>it is larger than {most} megabytes, far too large for evenings of bridge</source>
        <translation>ma więcej megabajtów niż {most}, o wiele za dużo jak na wieczory brydżowe</translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <translation>jego numer, dzień jak 2026-01-31 albo last; wszystkie, gdy żadnego nie podano</translation>
    </message>
    <message>
        <source>its step {step} is damaged</source>
        <translation>jego krok {step} nie jest taki, jak go zapisano</translation>
    </message>
    <message>
        <source>its step {step} is missing</source>
        <translation>brakuje jego kroku {step}</translation>
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
        <translation>wiersze z parami należą do brydża sportowego; napisz przed nimi form duplicate</translation>
    </message>
    <message>
        <source>made</source>
        <translation>swoje</translation>
    </message>
    <message numerus="yes">
        <source>made with %n over</source>
        <translation>
            <numerusform>swoje i %n nadróbka</numerusform>
            <numerusform>swoje i %n nadróbki</numerusform>
            <numerusform>swoje i %n nadróbek</numerusform>
        </translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <translation>meczów drużyn z innych programów nie można odczytać</translation>
    </message>
    <message>
        <source>merge two copies of an evening that was kept at two laptops</source>
        <translation>scala dwie kopie wieczoru prowadzonego na dwóch laptopach</translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <translation>pieniądze pisze się jako tekst z kropką: „2.50”</translation>
    </message>
    <message>
        <source>more results</source>
        <translation>więcej wyników</translation>
    </message>
    <message>
        <source>moving {deal}</source>
        <translation>przeniesienie: {deal}</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>podaj plik</translation>
    </message>
    <message>
        <source>names are given like pairs 1=Ann 2=Bob, with blanks in quotes</source>
        <translation>napisz pairs 1=Ann 2=Bob, nazwiska z odstępami w cudzysłowie</translation>
    </message>
    <message>
        <source>names are given like seats N=Ann E=Bob S=Cy W=Di, with blanks in quotes</source>
        <translation>napisz seats N=Ann E=Bob S=Cy W=Di, imiona z odstępami w cudzysłowie</translation>
    </message>
    <message>
        <source>names kept: {number}, names there: {there}</source>
        <translation>zachowane imiona: {number}, obecne: {there}</translation>
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
        <translation>żadne rozdanie w tym PBN nie ma wyniku, a samych kart się nie zachowuje</translation>
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
        <translation>brak uprawnień w tym miejscu; wybierz inny folder</translation>
    </message>
    <message>
        <source>no permission to write {file}</source>
        <translation>{file} nie wolno zapisywać</translation>
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
        <translation>nikt przy stole nie nazywa się „{typed}”</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table, only {names}</source>
        <translation>„{typed}” nie siedzi przy stole; przy stole siedzą: {names}</translation>
    </message>
    <message>
        <source>nobody sits {seats}</source>
        <translation>nikt nie siedzi: {seats}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>none: sit as you like</source>
        <translation>żaden: siadajcie, jak chcecie</translation>
    </message>
    <message>
        <source>not a scorepad file; score files begin with e.g. form rubber</source>
        <translation>to nie jest plik scorepad; pliki z zapisem zaczynają się np. od form rubber</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nie idzie razem z %s</translation>
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
        <translation>nie można w nim nic zapisać</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <translation>nic nie oczekiwano</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>nic nowego</translation>
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
        <source>of their own top</source>
        <translation>z ich własnego maksa</translation>
    </message>
    <message>
        <source>on a blank back score</source>
        <translation>na pustym rozliczeniu</translation>
    </message>
    <message>
        <source>one board</source>
        <translation>jedno pudełko</translation>
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
        <source>one more, or Enter</source>
        <translation>jeszcze ktoś albo Enter</translation>
    </message>
    <message>
        <source>one of its times is not a valid date</source>
        <translation>jednego z jego czasów nie ma w żadnym kalendarzu</translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <translation>po {what} czegoś brakuje; napisz {choices}</translation>
    </message>
    <message>
        <source>one over</source>
        <translation>jedna nadróbka</translation>
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
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <translation>co jedna drużyna zyskuje, druga musi stracić; napisz 3 -3</translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <translation>znany jest tylko wynik punktowy, {points} dla NS</translation>
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
        <source>or players, at individual</source>
        <translation>albo graczy, przy individual</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>inne dane</translation>
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
        <source>pair {pair} needs a name</source>
        <translation>para {pair} musi mieć nazwisko</translation>
    </message>
    <message>
        <source>part-score made</source>
        <translation>częściówka wygrana</translation>
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
        <translation>napisz, kto komu ile i za co jest winien, na przykład extra Bob Ann 5 kolacja</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>zapłata {number}</translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <translation>napisz gracza i jego kartę, na przykład Ann=QC</translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation>gracz {player}</translation>
    </message>
    <message>
        <source>playing {form}</source>
        <translation>gra: {form}</translation>
    </message>
    <message>
        <source>points and reason are missing, e.g. adjust NS 200 for a late start</source>
        <translation>brakuje punktów i powodu; napisz wiersz taki jak adjust NS 200 za spóźnienie</translation>
    </message>
    <message>
        <source>points are given, not taken: adjust {side} {points}</source>
        <translation>punkty się daje, a nie odbiera; napisz adjust {side} {points}</translation>
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
        <source>print evenings, a season, or a blank sheet to score on by hand, into a PDF</source>
        <translation>drukuj do PDF wieczory, sezon albo pusty blok do ręcznego zapisu</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>wypisz jeden obiekt JSON</translation>
    </message>
    <message>
        <source>print shell completion for these commands</source>
        <translation>wypisz to, z czym powłoka uzupełnia te polecenia</translation>
    </message>
    <message>
        <source>print the sheets of an evening in a text file</source>
        <translation>wypisz zapisy wieczoru spisanego jako tekst</translation>
    </message>
    <message>
        <source>print what every contract would score and end now</source>
        <translation>powiedz, ile dałby teraz każdy kontrakt i co by zakończył</translation>
    </message>
    <message>
        <source>print which evenings there are</source>
        <translation>powiedz, jakie są wieczory</translation>
    </message>
    <message>
        <source>print who partners whom and who sits out, round by round</source>
        <translation>powiedz, kto z kim gra i kto pauzuje, runda po rundzie</translation>
    </message>
    <message>
        <source>print who plays whom, round by round, and on which boards</source>
        <translation>powiedz, kto gra przeciw komu, runda po rundzie, i w jakich pudełkach</translation>
    </message>
    <message>
        <source>put the program, with its icon and its kind of file, into the menu of the desktop</source>
        <translation>umieść program, z ikoną i rodzajem pliku, w menu pulpitu</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <translation>klasyfikuj rozdania grane na kilku stołach</translation>
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
        <translation>napraw, co się da, i powiedz, co to było</translation>
    </message>
    <message>
        <source>rescued in part</source>
        <translation>uratowano częściowo</translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <translation>powrót z kopii z {day}</translation>
    </message>
    <message>
        <source>results of several tables and deals of one table cannot be in the same form duplicate; put one of them into a separate file</source>
        <translation>wyniki kilku stołów i rozdania jednego stołu nie mogą być pod tym samym form duplicate; umieść jedne z nich w osobnym pliku</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>runda {number}</translation>
    </message>
    <message>
        <source>round {round} is already over; keep the rows of a round together</source>
        <translation>runda {round} była już skończona; wiersze jednej rundy stoją razem</translation>
    </message>
    <message>
        <source>rounds of boards</source>
        <translation>rundy rozdań sportowych</translation>
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
        <source>rubber</source>
        <translation>rober</translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <translation>rober wygrany dwiema partiami do zera</translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <translation>rober wygrany dwiema partiami do jednej</translation>
    </message>
    <message>
        <source>rubbers</source>
        <translation>robry</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>pauzował(a)</translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <translation>powiedz, kto ma więcej punktów</translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <translation>jakby wszyscy grali tyle samo</translation>
    </message>
    <message>
        <source>scorepad cannot find its open window when it is started again: another program is in the way.</source>
        <translation>Drugie uruchomienie programu scorepad nie znajdzie tego okna: przeszkadza inny program.</translation>
    </message>
    <message>
        <source>scorepad check: none of the evenings in {file} can be read ({number} are known); it was not changed</source>
        <translation>scorepad check: nie można odczytać żadnego z wieczorów w {file} (znane: {number}); plik pozostaje, jaki jest</translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <translation>scorepad check: {file} jest uszkodzony; check --mend naprawia, co się da: {faults}</translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <translation>scorepad desktop: tylko w systemie Linux</translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <translation>scorepad export: podaj dokąd, przez -o FILE, albo --list</translation>
    </message>
    <message>
        <source>scorepad export: there are no evenings yet</source>
        <translation>scorepad export: nie ma jeszcze wieczorów</translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <translation>scorepad import: przerwano liczenie; wieczory są w zbiorze i zostaną policzone, gdy okno będzie otwarte</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <translation>scorepad import: przerwano; wszystkie wieczory są w zbiorze</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <translation>scorepad import: przerwano; nie wczytano żadnego wieczoru</translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <translation>scorepad jest wolny: każdy może go używać, kopiować i zmieniać na licencji MIT. Qt jest używane na GNU Lesser General Public License 3. Czcionki Noto są na SIL Open Font License, DejaVu Sans na własnej.</translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <translation>Program scorepad jest teraz w menu, dzięki wpisom w {folder}.</translation>
    </message>
    <message>
        <source>scorepad merge: each file must hold one evening</source>
        <translation>scorepad merge: każdy plik musi zawierać jeden wieczór</translation>
    </message>
    <message>
        <source>scorepad merge: the two differ, so nothing was written; correct one of them, or use --keep-first: {differs}</source>
        <translation>scorepad merge: pliki się różnią, więc nic nie zapisano; proszę poprawić jeden z nich albo użyć --keep-first: {differs}</translation>
    </message>
    <message>
        <source>scorepad print: name the files to be printed, a blank sheet or a season</source>
        <translation>scorepad print: podaj pliki do wydruku, pusty blok albo sezon</translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <translation>scorepad print: nie ma wieczorów w: {season}</translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <translation>scorepad print: do tego potrzeba PySide6; przynosi je python3 packaging/run.py</translation>
    </message>
    <message>
        <source>scorepad print: {file} is to be printed; name another PDF</source>
        <translation>scorepad print: {file} jest do wydruku; podaj inny PDF</translation>
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
        <translation>Programu scorepad nie ma już w menu.</translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <translation>scorepad {command}: {fault}</translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <translation>scorepad: nie można nic wypisać: {reason}</translation>
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
        <source>settling up</source>
        <translation>wypłata</translation>
    </message>
    <message>
        <source>settling {number}</source>
        <translation>wypłata {number}</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>pokaż wersję</translation>
    </message>
    <message>
        <source>show the score breakdown</source>
        <translation>powiedz, za co liczyło się każde rozdanie</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>pokaż tę pomoc</translation>
    </message>
    <message>
        <source>show who won each game</source>
        <translation>pokaż, kto wygrał każdą partię</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>small slam bid and made, {vulnerable}</source>
        <translation>szlemik zalicytowany i wygrany, {vulnerable}</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping the round</source>
        <translation>przerwanie rundy</translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <translation>na przykład &apos;Pani Maj=QC&apos;</translation>
    </message>
    <message>
        <source>tables share boards where that is fairer</source>
        <translation>stoły dzielą się pudełkami, gdy to sprawiedliwsze</translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <translation>dokąd; - na standardowe wyjście</translation>
    </message>
    <message>
        <source>team {team} sat North-South on board {board} before</source>
        <translation>drużyna {team} siedziała już na NS w pudełku {board}</translation>
    </message>
    <message>
        <source>teams play in pairs: A1-B2, without +</source>
        <translation>drużyny grają parami: A1-B2, bez +</translation>
    </message>
    <message>
        <source>that evening is no longer in {file}</source>
        <translation>tego wieczoru nie ma już w {file}</translation>
    </message>
    <message>
        <source>that there are no victory points</source>
        <translation>że nie ma punktów zwycięstwa</translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <translation>zbioru wieczorów nie można teraz zapisać, więc można otworzyć tylko jeden wieczór</translation>
    </message>
    <message>
        <source>the arrangements</source>
        <translation>ustalenia</translation>
    </message>
    <message>
        <source>the board is missing before it, e.g. board 7</source>
        <translation>brakuje pudełka; napisz przedtem wiersz taki jak board 7</translation>
    </message>
    <message>
        <source>the board is missing: 1 to 9999, e.g. board 7</source>
        <translation>brakuje pudełka; napisz jego numer, od 1 do 9999, jak board 7</translation>
    </message>
    <message>
        <source>the boards of an evening have at most {most} results</source>
        <translation>rozdania wieczoru mają najwyżej {most} wyników</translation>
    </message>
    <message>
        <source>the boards of one event are scored in two ways here</source>
        <translation>rozdania jednej imprezy są tu liczone na dwa sposoby</translation>
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
        <translation>znak {code} nie może stać w imieniu ani w powodzie; pomiń go</translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <translation>brakuje kontraktu; na cztery pasy napisz pass</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>waluta</translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <translation>uszkodzony plik jest zachowany jako {file}</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>data</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>rozdający</translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <translation>brakuje rozdającego; napisz dealer N, E, S albo W</translation>
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
        <source>the director’s average counts in place of {contract}</source>
        <translation>zamiast {contract} liczy się średnia przyznana przez sędziego</translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <translation>dysk nie może czytać albo zapisać {file}</translation>
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
        <translation>dane o wcześniejszych wersjach tego wieczoru są uszkodzone</translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <translation>koniec Chicago</translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <translation>brak końca pliku; nie wiadomo, jakie wieczory tam były</translation>
    </message>
    <message>
        <source>the evening&apos;s ID is damaged</source>
        <translation>identyfikator wieczoru jest uszkodzony</translation>
    </message>
    <message>
        <source>the file breaks off; open another copy, which has the rest</source>
        <translation>plik się urywa; otwórz inną kopię, która ma resztę</translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <translation>ten wieczór jest w pliku dwa razy, najpierw jako {first}</translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <translation>plik zapisał nowszy scorepad niż ten; otworzy go tamten albo ten, gdy będzie nowszy</translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <translation>plik: {said}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>brakuje: %s</translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <translation>nie ma jeszcze odmiany gry; zacznij od wiersza takiego jak form rubber</translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <translation>honory są podane dwa razy</translation>
    </message>
    <message>
        <source>the keeper&apos;s name is missing, e.g. keeper Ann</source>
        <translation>brakuje imienia prowadzącego zapis; napisz keeper Ann</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>kreska</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <translation>wiersz ma więcej liter niż {most}</translation>
    </message>
    <message>
        <source>the mean of the results</source>
        <translation>średnia wyników</translation>
    </message>
    <message>
        <source>the middle one of the results</source>
        <translation>środkowy z wyników</translation>
    </message>
    <message>
        <source>the movement</source>
        <translation>schemat ruchu</translation>
    </message>
    <message>
        <source>the name {name} is damaged</source>
        <translation>imię {name} nie jest takie, jak je zapisano</translation>
    </message>
    <message>
        <source>the name “{name}” is longer than {most} letters</source>
        <translation>imię „{name}” ma więcej liter niż {most}</translation>
    </message>
    <message>
        <source>the names of pairs without a result</source>
        <translation>nazwiska par bez wyniku</translation>
    </message>
    <message>
        <source>the names of players who sit out need commas between them</source>
        <translation>między imionami pauzujących stoją przecinki</translation>
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
        <source>the note</source>
        <translation>notatka</translation>
    </message>
    <message>
        <source>the number can be at most {most}</source>
        <translation>liczba może być najwyżej {most}</translation>
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
        <translation>jedyny zapis częściowy niedokończonej partii</translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <translation>przy niektórych imionach: które inne imię oznaczają</translation>
    </message>
    <message>
        <source>the part-score of an unfinished rubber earns 100 or 50</source>
        <translation>zapis częściowy niedokończonego robra daje 100 albo 50</translation>
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
        <translation>cudzysłowy przy komórce się nie zgadzają albo jest za długa</translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <translation>ranking, karta dla każdej pary albo wszystkie wyniki każdego pudełka (domyślnie: ranking)</translation>
    </message>
    <message>
        <source>the reason is missing, e.g. adjust NS 200 for a late start</source>
        <translation>brakuje powodu; napisz wiersz taki jak adjust NS 200 za spóźnienie</translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <translation>uwaga, która tu się zaczyna, nie ma końca; dopisz za nią }</translation>
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
        <translation>brakuje wyniku; napisz =, +1 albo -1</translation>
    </message>
    <message>
        <source>the results</source>
        <translation>wyniki</translation>
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
        <translation>to samo zmieniono na dwa sposoby</translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <translation>tabela nie mówi, ile powinno dać punktów: {points}</translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <translation>brakuje wyniku: punktów NS, np. score -50</translation>
    </message>
    <message>
        <source>the second also has other rounds, which would be lost</source>
        <translation>drugi ma oprócz tych pudełek jeszcze rundy, które by przepadły</translation>
    </message>
    <message>
        <source>the sides are even, or the other one leads</source>
        <translation>strony mają po równo albo prowadzi druga</translation>
    </message>
    <message>
        <source>the stake</source>
        <translation>stawka</translation>
    </message>
    <message>
        <source>the stake for 100 points is missing, e.g. stake 2.50</source>
        <translation>brakuje stawki; napisz pieniądze za 100 punktów, jak stake 2.50</translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <translation>tego, co policzono, nie da się odczytać</translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <translation>co policzono o: {name}, nie jest takie, jak zapisano</translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <translation>po {level} brakuje koloru: {suits} albo {notrump}</translation>
    </message>
    <message>
        <source>the tables swap their boards</source>
        <translation>stoły wymieniają się pudełkami</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <translation>brakuje tytułu; napisz wiersz taki jak title Wieczór klubowy</translation>
    </message>
    <message>
        <source>the total of the round</source>
        <translation>suma rundy</translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <translation>na obu komputerach pudełka porównuje się inaczej</translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <translation>okno wymaga PySide6; przynosi je python3 packaging/run.py. Bez niego są {commands}</translation>
    </message>
    <message>
        <source>the window needs libraries, which your package manager has: {files}</source>
        <translation>okno wymaga bibliotek, które ma menedżer pakietów: {files}</translation>
    </message>
    <message>
        <source>the window needs libraries; this installs them: {command}</source>
        <translation>okno wymaga bibliotek; to je zainstaluje: {command}</translation>
    </message>
    <message>
        <source>there are not that many tricks</source>
        <translation>tylu lew nie ma</translation>
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
        <source>there is no room left on the disk for {file}</source>
        <translation>na dysku nie ma już miejsca na {file}</translation>
    </message>
    <message>
        <source>there is no room left there</source>
        <translation>nie ma tam już miejsca</translation>
    </message>
    <message>
        <source>there is no round yet; one begins with e.g. form rubber</source>
        <translation>nie ma jeszcze rundy; napisz wiersz taki jak form rubber</translation>
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
        <source>there is no such file or folder any more</source>
        <translation>nie ma już takiego pliku ani folderu</translation>
    </message>
    <message>
        <source>there is no such movement for {number}, but for {possible}</source>
        <translation>nie ma takiego schematu na {number}, jest na {possible}</translation>
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
        <source>this evening is already there</source>
        <translation>ten wieczór już tu był</translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <translation>to zbiór ze wszystkimi wieczorami; uruchom scorepad z --archive i jego nazwą i zapisz tam, co tu potrzebne</translation>
    </message>
    <message>
        <source>this is far too large for the results of an evening</source>
        <translation>to o wiele za dużo jak na wyniki wieczoru</translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <translation>to nie tabela rozdań: pierwszy wiersz musi nazwać kolumny, co najmniej declarer, contract i result</translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <translation>to nie tekst, lecz coś innego, na przykład obraz; wybierz inny plik</translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <translation>to nie plik wieczoru programu scorepad; wybierz inny</translation>
    </message>
    <message>
        <source>this is too long; it has at most {most} letters</source>
        <translation>to za długie; najwyżej liter: {most}</translation>
    </message>
    <message>
        <source>this letter cannot be read; save the file as Unicode (UTF-8) in its own program</source>
        <translation>tej litery nie da się odczytać; zapisz plik w jego programie jako Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>this part is damaged; open another copy of the file</source>
        <translation>scorepad tak tego nie zapisuje; otwórz inną kopię pliku</translation>
    </message>
    <message>
        <source>this result names no pairs, so that nobody can be ranked</source>
        <translation>ten wynik nie podaje par, więc nikogo nie da się sklasyfikować</translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <translation>ten wiersz ma inne kolumny, niż mówi tabela</translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <translation>w tej tabeli rozdań nie ma kolumny {columns}</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>too many players or rounds</source>
        <translation>za dużo graczy lub rund</translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <translation>top {top}, średnia {average}</translation>
    </message>
    <message>
        <source>two evenings in it are the same; give each of them its date</source>
        <translation>dwa wieczory są w nim takie same; daj każdemu datę</translation>
    </message>
    <message>
        <source>two players win what the other two lose</source>
        <translation>dwaj gracze wygrywają to, co pozostali dwaj przegrywają</translation>
    </message>
    <message>
        <source>two sheets beside each other</source>
        <translation>dwa zapisy obok siebie</translation>
    </message>
    <message>
        <source>two teams play, {first} and {second}; {team} is a third</source>
        <translation>grają dwie drużyny, {first} i {second}; {team} to trzecia</translation>
    </message>
    <message>
        <source>undoing a payment</source>
        <translation>cofnięcie zapłaty</translation>
    </message>
    <message>
        <source>undoubled</source>
        <translation>bez kontry</translation>
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
        <source>was {points}</source>
        <translation>było {points}</translation>
    </message>
    <message>
        <source>what letters mean</source>
        <translation>znaczenie liter</translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <translation>gdzie się różnią, zachować to z pierwszego</translation>
    </message>
    <message>
        <source>where the two differ, use the file&apos;s version without asking</source>
        <translation>gdzie się różnią, wziąć bez pytania to z pliku</translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <translation>które pudełko? Np. 3 {pairs} 4pn</translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <translation>które rozdania poprawiono później</translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <translation>które pary? Np. {pairs} 4pn</translation>
    </message>
    <message>
        <source>who deals next</source>
        <translation>kto rozdaje następny</translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <translation>kto prowadzi zapis</translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <translation>która strona je miała, np. ns 23p albo ew 23p?</translation>
    </message>
    <message>
        <source>with 20 points each nothing is expected: 20 0/0</source>
        <translation>przy 20 punktach u obu niczego się nie oczekuje: 20 0/0</translation>
    </message>
    <message>
        <source>without colours</source>
        <translation>bez kolorów</translation>
    </message>
    <message>
        <source>write evenings of the archive into a file: an evening file, a table or PBN</source>
        <translation>zapisz wieczory ze zbioru do pliku: pliku wieczoru, tabeli albo PBN</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>your home folder is unknown; set HOME to it</source>
        <translation>nie wiadomo, gdzie jest Twój katalog domowy; podaj go w HOME</translation>
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
        <translation>{board}, {ns} przeciw {ew}</translation>
    </message>
    <message>
        <source>{board}, {result} – it was {before}.</source>
        <translation>{board}, {result} – było {before}.</translation>
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
        <translation>{day}, {players}. Potem nie da się go przywrócić, chyba że z kopii, która go jeszcze ma.</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, board {number})</source>
        <translation>{deal}: {points} IMP dla: {side} ({round}, pudełko {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, deal {number})</source>
        <translation>{deal}: {points} IMP dla: {side} ({round}, rozdanie {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, board {number})</source>
        <translation>{deal}: {points} punktów dla: {side} ({round}, pudełko {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, deal {number})</source>
        <translation>{deal}: {points} punktów dla: {side} ({round}, rozdanie {number})</translation>
    </message>
    <message>
        <source>{drawn} of {played} players</source>
        <translation>{drawn} z graczy: {played}</translation>
    </message>
    <message>
        <source>{evening} is missing</source>
        <translation>brakuje: {evening}</translation>
    </message>
    <message>
        <source>{evening}: cannot be read any more</source>
        <translation>{evening}: nic z niego nie da się już odczytać</translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <translation>{evening}: skasowano go albo nic z niego nie zostało</translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <translation>{evening}: co z niego policzono, nie jest takie, jak zapisano</translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <translation>{evening}: taki, jak w kopii z {day}</translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <translation>{evening}: dokąd prowadzą jego kroki; co było potem, przepadło</translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <translation>{evening}: taki, jaki był, ale przepadły niektóre wcześniejsze kroki</translation>
    </message>
    <message>
        <source>{evening}: where the two differ, take the version of {file}?</source>
        <translation>{evening}: gdzie się różnią, wziąć wersję z {file}?</translation>
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
        <translation>{figure} nie mieści się między {least} a {most}</translation>
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
        <source>{file} cannot be read: {reason}</source>
        <translation>{file}: nie można odczytać: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be saved. {why}</source>
        <translation>Nie można zapisać {file}. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Nothing was changed there.</source>
        <translation>Nie można zapisać {file}: {reason}. Nic tam nie zmieniono.</translation>
    </message>
    <message>
        <source>{file} has a different version of this evening. Replace yours? You can undo this.</source>
        <translation>{file} zawiera inną wersję tego wieczoru. Zastąpić własną? Można to cofnąć.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening.</source>
        <translation>{file} zawiera inną wersję tego wieczoru.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening: {counts}.</source>
        <translation>{file} ma inną wersję tego wieczoru: {counts}.</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation>{file} jest uszkodzony</translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <translation>{file} jest pusty albo go brakuje, ale jest kopia z {day}; check --mend bierze z niej, co zawiera</translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <translation>{file} nie jest zbiorem wieczorów programu scorepad</translation>
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
        <translation>{file} jest w porządku; wszystkie liczby zostaną policzone od nowa, gdy będą potrzebne</translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <translation>do {file} zapisano tymczasem coś innego; spójrz jeszcze raz</translation>
    </message>
    <message>
        <source>{file} was mended</source>
        <translation>{file} naprawiono</translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <translation>{file} zapisał nowszy scorepad, a ten zostawia go, jak jest</translation>
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
        <source>{file}: cannot be read: {reason}</source>
        <translation>{file}: nie da się odczytać: {reason}</translation>
    </message>
    <message>
        <source>{file}: cannot be written: {reason}</source>
        <translation>{file}: nie można zapisać: {reason}</translation>
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
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <translation>{file}: wieczór tutaj się różni, więc niczego nie wczytano; --replace bierze to z pliku: {differs}</translation>
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
        <translation>{file}:1: żaden wiersz nie ma par; napisz pod pudełkiem wiersz taki jak 1-2: N 4S+1</translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <translation>{form} z innego programu nie da się odczytać, tylko rozdania sportowe</translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <translation>{hundreds} w rozliczeniu robrów</translation>
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
        <translation>{letter} to {chair} czy {others}? Napisz: {ways}</translation>
    </message>
    <message>
        <source>{letter} is {player}; type {ways}</source>
        <translation>{letter} to {player}; napisz: {ways}</translation>
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
        <translation>{made}; bez IMP-ów, dopóki nie podano punktów, na przykład 23p</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
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
        <translation>Samo {name} znaczy miejsce {chair}; napisz więcej imienia.</translation>
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
        <source>{newcomer} for {player}</source>
        <translation>{newcomer} za: {player}</translation>
    </message>
    <message>
        <source>{north} and {south} play {east} and {west}.</source>
        <translation>{north} i {south} grają przeciw parze {east} i {west}.</translation>
    </message>
    <message>
        <source>{ns} (N-S) against {ew} (E-W)</source>
        <translation>{ns} (N-S) przeciw parze {ew} (E-W)</translation>
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
        <translation>zmieniono: {number}</translation>
    </message>
    <message>
        <source>{number} changed; you can undo this</source>
        <translation>zmieniono: {number}, jako krok, który można cofnąć</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <translation>wybrano: {number}</translation>
    </message>
    <message>
        <source>{number} corrected</source>
        <translation>poprawione: {number}</translation>
    </message>
    <message>
        <source>{number} deleted</source>
        <translation>usunięte: {number}</translation>
    </message>
    <message>
        <source>{number} in all; Enter looks at the evening</source>
        <translation>Razem {number}; Enter pokazuje wieczór</translation>
    </message>
    <message>
        <source>{number} left unchanged</source>
        <translation>zostawiono jak tutaj: {number}</translation>
    </message>
    <message>
        <source>{number} made</source>
        <translation>wygrane: {number}</translation>
    </message>
    <message>
        <source>{number} new</source>
        <translation>nowe: {number}</translation>
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
        <translation>takie same: {number}</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} przeciw: {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are not two players of this archive</source>
        <translation>{one} i {other} to nie dwaj gracze z tego zbioru</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <translation>{one} i {other} nie mogą obaj wyciągnąć {card}</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <translation>{one} i {other} siedzieli przy jednym stole, więc to dwaj gracze</translation>
    </message>
    <message>
        <source>{pairs} play there; the deal would be {deal}.</source>
        <translation>Tam grają {pairs}; byłoby to {deal}.</translation>
    </message>
    <message>
        <source>{pair} has been on board {board} before</source>
        <translation>{pair}: pudełko {board} już było grane</translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <translation>{pair}: podano dwa razy</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee}</source>
        <translation>{payer} nie może zapłacić graczowi {payee}</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee} {amount}</source>
        <translation>{payer} nie może zapłacić graczowi {payee} {amount}</translation>
    </message>
    <message>
        <source>{payer} owed {payee}</source>
        <translation>{payer}: dawny dług u gracza {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee}</source>
        <translation>{payer} ma dług u gracza {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}</source>
        <translation>{payer} ma dług u gracza {payee}: {amount}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: {reason}</source>
        <translation>{payer} ma dług u gracza {payee}: {amount}, {reason}</translation>
    </message>
    <message>
        <source>{payer} paid {payee}</source>
        <translation>zapłacone: {payer} graczowi {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount}</source>
        <translation>zapłacone: {payer} graczowi {payee} {amount}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} on {day}</source>
        <translation>zapłacone {day}: {payer} graczowi {payee} {amount}</translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <translation>{payer} płaci graczowi {payee}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <translation>{payer} płaci graczowi {payee} {amount}</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <translation>{player} odchodzi; wcześniejsze rundy zostają w rozliczeniu.</translation>
    </message>
    <message>
        <source>{player} sits out; at the table are {names}</source>
        <translation>Pauzuje {player}; przy stole siedzą: {names}</translation>
    </message>
    <message>
        <source>{player} sits {chair}</source>
        <translation>{player} siada: {chair}</translation>
    </message>
    <message>
        <source>{player} wins the evening</source>
        <translation>{player} wygrywa wieczór</translation>
    </message>
    <message>
        <source>{player}: partners and contracts</source>
        <translation>{player}: partnerzy i kontrakty</translation>
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
        <translation>honory {points}: {player}</translation>
    </message>
    <message>
        <source>{points} points appear twice in the scale</source>
        <translation>{points} punktów jest w tabeli dwa razy</translation>
    </message>
    <message>
        <source>{points} points from every other result of the board</source>
        <translation>{points} punktów od każdego innego wyniku pudełka</translation>
    </message>
    <message>
        <source>{points} points: {plain}, vulnerable {vulnerable}</source>
        <translation>{points} punktów: {plain}, po partii {vulnerable}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank}, {suit}</translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <translation>{reason} Wpisane jest tylko w pamięci; zostanie zachowane, gdy tylko będzie można.</translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <translation>{reason} Nic z tego, co teraz wpisane, nie da się zachować.</translation>
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
        <translation>{round}: nieskończone, jeszcze się nie liczy.</translation>
    </message>
    <message>
        <source>{round} is now unfinished.</source>
        <translation>{round}: teraz bez zakończenia.</translation>
    </message>
    <message>
        <source>{round} is stopped here</source>
        <translation>{round}: przerwano tutaj</translation>
    </message>
    <message>
        <source>{round} no longer ends</source>
        <translation>{round}: już się nie kończy</translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}</source>
        <translation>{round}: koniec teraz po rozdaniu {last}</translation>
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
        <translation>{round}: koniec teraz po rozdaniu {last}; jedno rozdanie stoi po końcu.</translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <translation>{round}: przerwano przed końcem.</translation>
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
        <source>{said}; boards {number}</source>
        <translation>{said}; pudełka {number}</translation>
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
        <translation>{score} wobec punktu odniesienia {datum}, różnica {by}: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}, and {tie} for each of {missing} missing results: {points} of {top}; East-West {rest}</source>
        <translation>{score} wobec {others} i {tie} za każdy z brakujących wyników ({missing}): {points} z {top}; EW {rest}</translation>
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
        <translation>{score} wobec {others}; wyniki: {results}, gdzie bywa do {expected}: ({sum} + {tie}) x {expected} / {results} - {tie} = {points} z {top}; EW {rest}</translation>
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
wygrywają {points}</translation>
    </message>
    <message>
        <source>{side}
win by {points} IMPs</source>
        <translation>{side}
wygrywają, IMP-y: {points}</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: more than one deal can bring</source>
        <translation>{side}: strata IMP-ów {imps}, więcej, niż może dać jedno rozdanie</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: {points} more than expected make it even</source>
        <translation>{side}: strata IMP-ów {imps}; wyrówna {points} ponad oczekiwane</translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <translation>{side}: {points}, {why}</translation>
    </message>
    <message>
        <source>{side} is 1 IMP behind: {points} points more than expected make it even.</source>
        <translation>{side} ma stratę 1 IMP: wyrówna {points} ponad oczekiwane.</translation>
    </message>
    <message>
        <source>{side} is a side; who declares, {one} or {other}?</source>
        <translation>{side} to strona; kto rozgrywa, {one} czy {other}?</translation>
    </message>
    <message>
        <source>{side} is {imps} IMPs behind, more than one deal can bring.</source>
        <translation>{side} ma stratę IMP-ów {imps}, więcej, niż może dać jedno rozdanie.</translation>
    </message>
    <message>
        <source>{side} is {imps} IMPs behind: {points} points more than expected make it even.</source>
        <translation>{side} ma stratę IMP-ów {imps}: wyrówna {points} ponad oczekiwane.</translation>
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
        <source>{side} win 1 IMP</source>
        <translation>{side}: wygrany 1 IMP</translation>
    </message>
    <message>
        <source>{side} win by {points} IMPs</source>
        <translation>{side} wygrywają, IMP-y: {points}</translation>
    </message>
    <message>
        <source>{side} win by {points}: {hundreds} on the back score</source>
        <translation>{side} wygrywają {points}: {hundreds} w rozliczeniu robrów</translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <translation>{side}: partia {number}</translation>
    </message>
    <message>
        <source>{side} win {imps} IMPs</source>
        <translation>{side}: wygrane IMP-y: {imps}</translation>
    </message>
    <message>
        <source>{side} won the two games</source>
        <translation>{side}: wygrane dwie partie</translation>
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
        <translation>{side} {points} w pudełku {number}</translation>
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
        <source>{table}: a row belongs to nothing</source>
        <translation>{table}: wiersz do niczego nie należy</translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <translation>{table}: suma nie jest taka, jak ją zapisano</translation>
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
        <translation>{typed} to 4 pik, gra {player} – napisz rozdanie, potem Enter</translation>
    </message>
    <message>
        <source>{typed} is not a card, e.g. {one} or {other}</source>
        <translation>{typed} to nie karta; napisz figurę i kolor, na przykład {one} albo {other}</translation>
    </message>
    <message>
        <source>{typed} is not one of {choices}</source>
        <translation>{typed} to żadne z {choices}</translation>
    </message>
    <message>
        <source>{typed}: {fault}</source>
        <translation>{typed}: {fault}</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Entries are only in memory and saved once that window is closed.</source>
        <translation>{user} na {host} ma zbiór otwarty w innym oknie (proces {pid}). Wpisane tutaj jest tylko w pamięci; zostanie zachowane, gdy tamto okno zostanie zamknięte.</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <translation>{user} na {host} ma zbiór otwarty w innym oknie (proces {pid}). Tu można go tylko czytać, dopóki tamto okno nie zostanie zamknięte.</translation>
    </message>
    <message>
        <source>{weekday} {day}</source>
        <translation>{weekday} {day}</translation>
    </message>
    <message>
        <source>{we} against {they}</source>
        <translation>{we} przeciw: {they}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first deal of the round, or begin a new round before it: form {form}</source>
        <translation>{what} jest tu za późno; przenieś wyżej, nad pierwsze rozdanie rundy, albo zacznij przed tym nową rundę: form {form}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <translation>{what} jest tu za późno; przenieś wyżej, nad pierwszy wynik</translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <translation>{what} należy do brydża sportowego; napisz przedtem form duplicate</translation>
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
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <translation>{word} to ani polecenie, ani plik; czy to miało być {near}?</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; the commands are {commands}</source>
        <translation>{word} to ani polecenie, ani plik; polecenia to {commands}</translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <translation>„{award}” to nie średnia; napisz ave, ave+, ave- albo 60</translation>
    </message>
    <message>
        <source>“{board}” is not a board number</source>
        <translation>„{board}” to nie numer pudełka</translation>
    </message>
    <message>
        <source>“{column}” is longer than {most} letters</source>
        <translation>„{column}” ma więcej liter niż {most}</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” here but “{before}” further up in the same round or evening</source>
        <translation>„{column}” to tutaj „{cell}”, a wyżej „{before}”, przy tej samej rundzie lub wieczorze</translation>
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
        <translation>tu powinno być coś innego niż „{found}”</translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>„{found}” to nie kontrakt; napisz 4S, 3NT, 6HX albo pass</translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <translation>„{found}” nie jest kwotą, np. 2.50</translation>
    </message>
    <message>
        <source>“{found}” is not known here</source>
        <translation>„{found}” nie jest tu znane</translation>
    </message>
    <message>
        <source>“{line}” is not a line that scorepad writes</source>
        <translation>„{line}” to nie wiersz programu scorepad</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <translation>brakuje „{name}”</translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <translation>„{ns}” i „{ew}” to nie procenty</translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <translation>„{one}” {first} i „{other}” {second} nie zgadzają się; popraw jedno z nich</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <translation>„{pair}” to nie para drużyny; napisz A1 albo B2</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <translation>„{pair}” to nie para; para to od 1 do 6 liter lub cyfr</translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <translation>„{points}” to nie wynik; wyniki to dziesiątki od -{most} do {most}, np. 420</translation>
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
        <source>“{text}” is not a number of IMPs from 1 to {most}.</source>
        <translation>„{text}” to nie liczba IMP-ów od 1 do {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of points from 1 to {most}.</source>
        <translation>„{text}” to nie liczba punktów od 1 do {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount, e.g. 2.50.</source>
        <translation>„{text}” to nie kwota; napisz na przykład 2,50.</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <translation>„{typed}” można czytać dwojako; napisz bez przecinka</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <translation>„{typed}” można czytać dwojako; napisz =, +1 albo -1, albo liczbę w kolumnie „over” lub „tricks”</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <translation>„{typed}” nie da się odczytać</translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <translation>„{typed}” może być dwiema datami; napisz najpierw rok, np. 2026-01-31</translation>
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
        <translation>„{typed}” nie zaczyna rozdania, jak S 4SX+1, ani innego wiersza; czy to miało być {near}?</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <translation>„{typed}” nie zaczyna rozdania, jak S 4SX+1, ani innego wiersza; wiersze zaczynają się od {words}</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; {word} is followed by a blank, not “{sign}”</source>
        <translation>„{typed}” nie zaczyna wiersza; za {word} postaw odstęp, nie „{sign}”</translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <translation>„{typed}” tu nie należy; napisz samo stop</translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>„{typed}” to więcej niż kontrakt; napisz 4S, 3NT, 6HX albo pass</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number from 1 to {most}</source>
        <translation>„{typed}” to nie pudełko; napisz jego numer, od 1 do {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a board: 1 to 9999, e.g. board 7</source>
        <translation>„{typed}” to nie pudełko; napisz jego numer, od 1 do 9999, jak board 7</translation>
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
        <translation>„{typed}” to nie odmiana gry; napisz jedną z {known}</translation>
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
        <translation>„{typed}” to nie liczba lew; napisz od 0 do 13</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <translation>„{typed}” to nie liczba nadróbek ani wpadek; napisz 1 albo -2</translation>
    </message>
    <message>
        <source>“{typed}” is not a result: =, +1 or -1</source>
        <translation>„{typed}” to nie wynik; napisz =, +1 albo -1</translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <translation>„{typed}” to nie wiersz tabeli; napisz punkty, potem ile powinny dać przed partią i po partii, na przykład 25 300/440</translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation>„{typed}” to nie sezon; napisz 2026, 2025/26, 2026-09..2026-11 albo all</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <translation>„{typed}” to nie miejsce; miejsca to N, E, S i W</translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <translation>„{typed}” to nie strona; napisz NS albo EW</translation>
    </message>
    <message>
        <source>“{typed}” is not a stake, e.g. 2.50</source>
        <translation>„{typed}” to nie stawka; napisz kwotę, na przykład 2,50</translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <translation>„{typed}” to nie sposób liczenia pieniędzy; napisz jeden z {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <translation>„{typed}” to nie liczba całkowita, jak 18 albo −18</translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <translation>„{typed}” nie może stać w „{column}”; napisz yes albo no</translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <translation>„{typed}” to za mało na wysokości {level}: wpisz {down}</translation>
    </message>
    <message>
        <source>“{typed}” is unknown here; possible: {choices}</source>
        <translation>„{typed}” nie jest tu znane; napisz {choices}</translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <translation>„{typed}” to {notrump} czy {suit}, gra {player}? Zostaw odstęp</translation>
    </message>
    <message>
        <source>“{typed}” is {suits}? Type {ways}</source>
        <translation>„{typed}” to {suits}? Napisz {ways}</translation>
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
        <translation>„{word}” nie pasuje do wyników kilku stołów; umieść to w osobnym pliku</translation>
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
</context>
</TS>
