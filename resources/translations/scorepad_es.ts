<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>words</name>
    <message>
        <source> doubled</source>
        <translation> (doblado)</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minutos</translation>
    </message>
    <message>
        <source> redoubled</source>
        <translation> (redoblado)</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n estuches</numerusform>
            <numerusform>%n estuches</numerusform>
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
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debts of players who are not here</source>
        <translation>
            <numerusform>%n deuda de jugadores que no están</numerusform>
            <numerusform>%n deudas de jugadores que no están</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <translation>
            <numerusform>%n multa</numerusform>
            <numerusform>%n multas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down{doubled}, {vulnerable}</source>
        <translation>
            <numerusform>%n multa{doubled}, {vulnerable}</numerusform>
            <numerusform>%n multas{doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings were deleted.</source>
        <translation>
            <numerusform>Se ha borrado %n sesión.</numerusform>
            <numerusform>Se han borrado %n sesiones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings were restored.</source>
        <translation>
            <numerusform>Se ha restaurado %n sesión.</numerusform>
            <numerusform>Se han restaurado %n sesiones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtricks{doubled}, {vulnerable}</source>
        <translation>
            <numerusform>%n baza de más{doubled}, {vulnerable}</numerusform>
            <numerusform>%n bazas de más{doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n parejas</numerusform>
            <numerusform>%n parejas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugadores</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds or more</source>
        <translation>
            <numerusform>%n ronda o más</numerusform>
            <numerusform>%n rondas o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubbers</source>
        <translation>
            <numerusform>%n rubber</numerusform>
            <numerusform>%n rubbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sit out, and at most {most} can</source>
        <translation>
            <numerusform>%n descansa, y pueden descansar {most} como máximo</numerusform>
            <numerusform>%n descansan, y pueden descansar {most} como máximo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n mesa</numerusform>
            <numerusform>%n mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n equipos</numerusform>
            <numerusform>%n equipos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump honours in one hand</source>
        <translation>
            <numerusform>%n honor de triunfo en una mano</numerusform>
            <numerusform>%n honores de triunfo en una mano</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About scorepad</source>
        <translation>&amp;Acerca de scorepad</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Aña&amp;dir</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <translation>&amp;Ajuste…</translation>
    </message>
    <message>
        <source>&amp;As many as you like</source>
        <translation>&amp;Sin límite</translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <translation>&amp;Resumen…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Co&amp;pias de seguridad…</translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <translation>E&amp;mpezar con estos sitios</translation>
    </message>
    <message>
        <source>&amp;Begin the next as</source>
        <translation>Empe&amp;zar la siguiente como</translation>
    </message>
    <message>
        <source>&amp;Bidding pad</source>
        <translation>Caja de &amp;subasta</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Estuche</translation>
    </message>
    <message>
        <source>&amp;Boards in a round</source>
        <translation>&amp;Estuches por ronda</translation>
    </message>
    <message>
        <source>&amp;Calm colours at the table</source>
        <translation>Colores &amp;suaves en la mesa</translation>
    </message>
    <message>
        <source>&amp;Cards for the pairs</source>
        <translation>Tarjetas &amp;de las parejas</translation>
    </message>
    <message>
        <source>&amp;Chukker of four deals (Chicago)</source>
        <translation>&amp;Cuatro manos (Chicago)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Colours and letters</source>
        <translation>&amp;Colores y letras</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <translation>&amp;Contratos</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>&amp;Copiar los detalles</translation>
    </message>
    <message>
        <source>&amp;Copy of</source>
        <translation>C&amp;opia del</translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <translation>C&amp;orregir la mano</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <translation>Ta&amp;bla cruzada</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <translation>Me&amp;dia (datum)</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>M&amp;ano</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Manos</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Deleted evenings…</source>
        <translation>Sesiones e&amp;liminadas…</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Listo</translation>
    </message>
    <message>
        <source>&amp;Draw for partners…</source>
        <translation>&amp;Sortear compañeros…</translation>
    </message>
    <message>
        <source>&amp;Duplicate boards</source>
        <translation>Bridge &amp;duplicado</translation>
    </message>
    <message>
        <source>&amp;Earlier evenings…</source>
        <translation>Sesiones an&amp;teriores…</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Anotar</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>Se&amp;sión</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Extra amount…</source>
        <translation>Importe e&amp;xtra…</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Por</translation>
    </message>
    <message>
        <source>&amp;Form and options…</source>
        <translation>Modalidad y &amp;opciones…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Handicaps</source>
        <translation>&amp;Hándicaps</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <translation>A&amp;yuda…</translation>
    </message>
    <message>
        <source>&amp;Hide until all results are in</source>
        <translation>&amp;Ocultar hasta tener todos los resultados</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historial…</translation>
    </message>
    <message>
        <source>&amp;How many rounds</source>
        <translation>&amp;Cuántas rondas</translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <translation>Cuán&amp;to</translation>
    </message>
    <message>
        <source>&amp;Hundreds, as on the back score: 18 and −18</source>
        <translation>&amp;Centenas, como en el resumen: 18 y −18</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMP</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points</source>
        <translation>&amp;IMP según los puntos</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <translation>&amp;IMP según los puntos de honor</translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <translation>&amp;Insertar antes una mano olvidada</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Conservar la mía</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Combinar</translation>
    </message>
    <message>
        <source>&amp;Minutes a round</source>
        <translation>&amp;Minutos por ronda</translation>
    </message>
    <message>
        <source>&amp;Money is paid for</source>
        <translation>Se pa&amp;ga por</translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <translation>&amp;Más sobre una mano</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Movimiento</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Nueva sesión…</translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <translation>Si&amp;guientes estuches</translation>
    </message>
    <message>
        <source>&amp;Next chukker</source>
        <translation>Si&amp;guiente Chicago</translation>
    </message>
    <message>
        <source>&amp;Next rubber</source>
        <translation>Si&amp;guiente rubber</translation>
    </message>
    <message>
        <source>&amp;Pad</source>
        <translation>Ca&amp;ja</translation>
    </message>
    <message>
        <source>&amp;Passed out</source>
        <translation>&amp;Pasada</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Jugarlo</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir jugando</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>J&amp;ugadores</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Puntos</translation>
    </message>
    <message>
        <source>&amp;Points: the total of a side, beside both its players</source>
        <translation>&amp;Puntos: el total del bando, junto a sus dos jugadores</translation>
    </message>
    <message>
        <source>&amp;Print into a PDF…</source>
        <translation>Im&amp;primir en PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <translation>&amp;Proponer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Ranked</source>
        <translation>Cl&amp;asificar</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <translation>&amp;Restaurar esta versión</translation>
    </message>
    <message>
        <source>&amp;Result as a code</source>
        <translation>&amp;Resultado en código</translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <translation>&amp;Resultado de la sesión…</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Rondas</translation>
    </message>
    <message>
        <source>&amp;Rubber</source>
        <translation>&amp;Rubber</translation>
    </message>
    <message>
        <source>&amp;Same as last time: {names}</source>
        <translation>Como la &amp;última vez: {names}</translation>
    </message>
    <message>
        <source>&amp;Same partners</source>
        <translation>Mismas &amp;parejas</translation>
    </message>
    <message>
        <source>&amp;Save it as PDF…</source>
        <translation>Guardar como P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Compartir</translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <translation>Ran&amp;king de estas</translation>
    </message>
    <message>
        <source>&amp;Standings…</source>
        <translation>Ran&amp;king…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>&amp;Start or pause</source>
        <translation>&amp;Iniciar o parar</translation>
    </message>
    <message>
        <source>&amp;Stop it here</source>
        <translation>&amp;Parar aquí</translation>
    </message>
    <message>
        <source>&amp;Stop it here, with its premiums</source>
        <translation>&amp;Parar aquí, con sus primas</translation>
    </message>
    <message>
        <source>&amp;Strong contrast</source>
        <translation>Con&amp;traste fuerte</translation>
    </message>
    <message>
        <source>&amp;Switch off</source>
        <translation>&amp;Apagar</translation>
    </message>
    <message>
        <source>&amp;Take the file&apos;s version</source>
        <translation>&amp;Tomar la del archivo</translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <translation>&amp;Esta sesión…</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tiempo</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <translation>&amp;Tiempos…</translation>
    </message>
    <message>
        <source>&amp;Tonight</source>
        <translation>Esta n&amp;oche</translation>
    </message>
    <message>
        <source>&amp;Two spellings of a player…</source>
        <translation>&amp;Dos nombres de un jugador…</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <translation>Puntos de &amp;victoria</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Warning, minutes before the end</source>
        <translation>&amp;Aviso, minutos antes del final</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>¿&amp;Y si…?</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>Cuá&amp;ndo</translation>
    </message>
    <message>
        <source>&amp;Who dealt it</source>
        <translation>&amp;Quién repartió</translation>
    </message>
    <message>
        <source>&amp;Who is playing?</source>
        <translation>¿&amp;Quién juega?</translation>
    </message>
    <message>
        <source>&amp;Who owes</source>
        <translation>Quién &amp;debe</translation>
    </message>
    <message>
        <source>&amp;Why this figure?</source>
        <translation>&amp;¿Por qué esta cifra?</translation>
    </message>
    <message>
        <source>* Corrected after its round was over.</source>
        <translation>* Corregida después de terminar su ronda.</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>one round after another</comment>
        <translation>, luego </translation>
    </message>
    <message>
        <source>--phones needs see or enter, not “{typed}”</source>
        <translation>--phones necesita see o enter, no «{typed}»</translation>
    </message>
    <message>
        <source>1 club</source>
        <translation>1 trébol</translation>
    </message>
    <message>
        <source>1 diamond</source>
        <translation>1 diamante</translation>
    </message>
    <message>
        <source>1 heart</source>
        <translation>1 corazón</translation>
    </message>
    <message>
        <source>1 notrump</source>
        <translation>1 sin triunfo</translation>
    </message>
    <message>
        <source>1 overtrick{doubled}, {vulnerable}</source>
        <translation>1 baza de más{doubled}, {vulnerable}</translation>
    </message>
    <message>
        <source>1 spade</source>
        <translation>1 pica</translation>
    </message>
    <message>
        <source>1. Phone and laptop must be in the same Wi-Fi, not the guests’ one.</source>
        <translation>1. El teléfono y el portátil deben estar en la misma wifi, no en la de invitados.</translation>
    </message>
    <message>
        <source>10H</source>
        <translation>10C</translation>
    </message>
    <message>
        <source>2. The firewall must let phones in: sudo ufw allow {port}/tcp, or sudo firewall-cmd --add-port={port}/tcp. Windows asks: choose Private networks.</source>
        <translation>2. El cortafuegos debe dejar entrar a los teléfonos: sudo ufw allow {port}/tcp o sudo firewall-cmd --add-port={port}/tcp. Windows pregunta: elija redes privadas.</translation>
    </message>
    <message>
        <source>2♦ by West, 2 down</source>
        <translation>2♦ por Oeste, 2 multas</translation>
    </message>
    <message>
        <source>3. Or switch on a phone’s own hotspot, and let the laptop join it.</source>
        <translation>3. O active el punto de acceso de un teléfono y conecte a él el portátil.</translation>
    </message>
    <message>
        <source>3NT by East, made with 1 over</source>
        <translation>3ST por Este, cumplido con 1 de más</translation>
    </message>
    <message>
        <source>3NT by East, made with 2 over</source>
        <translation>3ST por Este, cumplido con 2 de más</translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <translation>4pn, 3ste+1, 5dxo-2, 4c por norte xx, 6ts h100n, cuatro picas sur cumplido 5, 3st este 11 bazas, 2d oeste dos multas, paso</translation>
    </message>
    <message>
        <source>4♠ by North, made</source>
        <translation>4♠ por Norte, cumplido</translation>
    </message>
    <message>
        <source>4♠ by South, made with 1 over</source>
        <translation>4♠ por Sur, cumplido con 1 de más</translation>
    </message>
    <message>
        <source>4♥ redoubled by North, made</source>
        <translation>4♥ redoblado por Norte, cumplido</translation>
    </message>
    <message>
        <source>50 for a part-score on deals &amp;1 to 3</source>
        <translation>50 por un parcial en las manos &amp;1 a 3</translation>
    </message>
    <message>
        <source>50 for a part-score on deals 1 to 3</source>
        <translation>50 por un parcial en las manos 1 a 3</translation>
    </message>
    <message>
        <source>50 for a part-score on the first three deals</source>
        <translation>50 por un parcial en las tres primeras manos</translation>
    </message>
    <message>
        <source>5♦ doubled by West, 2 down</source>
        <translation>5♦ doblado por Oeste, 2 multas</translation>
    </message>
    <message>
        <source>6♣ by South, made, 100 honours held by North</source>
        <translation>6♣ por Sur, cumplido, 100 de honores en Norte</translation>
    </message>
    <message>
        <source>7=1: pair 7 misses round 1. 5=6-: pair 5 is not there from round 6.</source>
        <translation>7=1: la pareja 7 falta en la ronda 1. 5=6-: la pareja 5 no está desde la ronda 6.</translation>
    </message>
    <message>
        <source>? scores nothing until its points are entered: {deals}</source>
        <translation>? no vale nada hasta que se anoten sus puntos: {deals}</translation>
    </message>
    <message>
        <source>? {ns} against {ew}: {doubt}.</source>
        <translation>? {ns} contra {ew}: {doubt}.</translation>
    </message>
    <message>
        <source>A &amp;passed-out deal counts and is not dealt again</source>
        <translation>Una mano &amp;pasada cuenta y no se vuelve a repartir</translation>
    </message>
    <message>
        <source>A `seats` line in a round names its players from its beginning.</source>
        <translation>Una línea `seats` en una ronda nombra a sus jugadores desde el principio.</translation>
    </message>
    <message>
        <source>A b&amp;etter result</source>
        <translation>Un resultado me&amp;jor</translation>
    </message>
    <message>
        <source>A backup is made on every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <translation>Se hace una copia de seguridad cada día que se juega; se guardan 7 diarias y 8 semanales. La restauración se puede deshacer.</translation>
    </message>
    <message>
        <source>A card for each pair</source>
        <translation>Una hoja por pareja</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Una carta, boca abajo</translation>
    </message>
    <message>
        <source>A change applies to the whole round: its deals are scored again.</source>
        <translation>Un cambio vale para toda la ronda: sus manos se puntúan de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: after the fourth the cycle begins again.</source>
        <translation>
            <numerusform>Un Chicago tiene %n mano: después de la cuarta el ciclo empieza de nuevo.</numerusform>
            <numerusform>Un Chicago tiene %n manos: después de la cuarta el ciclo empieza de nuevo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: on the fifth nobody is vulnerable, on the sixth both sides are.</source>
        <translation>
            <numerusform>Un Chicago tiene %n mano: en la quinta nadie está vulnerable, en la sexta los dos bandos.</numerusform>
            <numerusform>Un Chicago tiene %n manos: en la quinta nadie está vulnerable, en la sexta los dos bandos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A chukker has four deals.</source>
        <translation>Un Chicago tiene cuatro manos.</translation>
    </message>
    <message>
        <source>A click or Space turns one card, Enter all of them. The two highest are partners, and the highest deals first.</source>
        <translation>Un clic o la barra espaciadora descubre una carta, Intro todas. Las dos más altas juegan juntas, y la más alta reparte primero.</translation>
    </message>
    <message>
        <source>A code that holds the address</source>
        <translation>Un código con la dirección</translation>
    </message>
    <message>
        <source>A code that holds the result</source>
        <translation>Un código con el resultado</translation>
    </message>
    <message>
        <source>A currency has at most {most} letters.</source>
        <translation>Una moneda tiene {most} letras como máximo.</translation>
    </message>
    <message>
        <source>A deal</source>
        <translation>Una mano</translation>
    </message>
    <message>
        <source>A deal after the end of a rubber or chukker begins the next one.</source>
        <translation>Una mano tras el final de un rubber o chukker empieza el siguiente.</translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <translation>Otra versión de una sesión</translation>
    </message>
    <message>
        <source>A forgotten deal, before {deal}:</source>
        <translation>Una mano olvidada, antes de {deal}:</translation>
    </message>
    <message>
        <source>A game earns {plain}, {vulnerable} for a side that is vulnerable.</source>
        <translation>Una manga da {plain}; al bando vulnerable, {vulnerable}.</translation>
    </message>
    <message>
        <source>A name, a note, 2019…</source>
        <translation>Un nombre, una nota, 2019…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Una sesión nueva</translation>
    </message>
    <message>
        <source>A new evening today: the same players, the same agreements</source>
        <translation>Una sesión nueva hoy: los mismos jugadores y acuerdos</translation>
    </message>
    <message>
        <source>A number from {least} to {most}, not “{typed}”.</source>
        <translation>Un número de {least} a {most}, no «{typed}».</translation>
    </message>
    <message>
        <source>A part-score earns 50, a game {plain}, {vulnerable} for a side that is vulnerable. There are no honours.</source>
        <translation>Un parcial da 50, una manga {plain}, o {vulnerable} al bando vulnerable. No hay honores.</translation>
    </message>
    <message>
        <source>A part-score on the deals before it earns 50.</source>
        <translation>Un parcial en las manos anteriores da 50.</translation>
    </message>
    <message>
        <source>A part-score on the last deal earns 100.</source>
        <translation>Un parcial en la última mano da 100.</translation>
    </message>
    <message>
        <source>A passed-out deal counts and is not dealt again.</source>
        <translation>Una mano pasada cuenta y no se vuelve a repartir.</translation>
    </message>
    <message>
        <source>A passed-out deal scores nothing, and the turn to deal passes on.</source>
        <translation>Una mano pasada no da puntos, y reparte el siguiente.</translation>
    </message>
    <message>
        <source>A phone has {entered}, the sheet has {there}.</source>
        <translation>Un teléfono tiene {entered}, la hoja tiene {there}.</translation>
    </message>
    <message>
        <source>A phone that scans it has the result, without any network.</source>
        <translation>Un teléfono que lo escanee tiene el resultado, sin red.</translation>
    </message>
    <message>
        <source>A phone wants to enter deals.</source>
        <translation>Un teléfono quiere anotar manos.</translation>
    </message>
    <message>
        <source>A phone without a name</source>
        <translation>Un teléfono sin nombre</translation>
    </message>
    <message>
        <source>A poster of the evening</source>
        <translation>Un cartel de la velada</translation>
    </message>
    <message>
        <source>A result belongs to its board and its pairs; type these with it: 3 1-2 4sn</source>
        <translation>Un resultado pertenece a su estuche y a sus parejas; escríbalos con él: 3 1-2 4sn</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Por ronda</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <translation>Una hoja de anotación para jugar al bridge en casa.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is named.</source>
        <translation>Una hoja de anotación para el bridge. Sin una orden abre su ventana, con la sesión de FILE si se indica.</translation>
    </message>
    <message>
        <source>A separate &amp;evening</source>
        <translation>Una sesión &amp;aparte</translation>
    </message>
    <message numerus="yes">
        <source>A set has %n boards.</source>
        <translation>
            <numerusform>Una serie tiene %n estuche.</numerusform>
            <numerusform>Una serie tiene %n estuches.</numerusform>
        </translation>
    </message>
    <message>
        <source>A title has at most {most} letters.</source>
        <translation>Un título tiene {most} letras como máximo.</translation>
    </message>
    <message>
        <source>A&amp;ll paid</source>
        <translation>&amp;Todo pagado</translation>
    </message>
    <message>
        <source>About scorepad</source>
        <translation>Acerca de scorepad</translation>
    </message>
    <message>
        <source>About {hours}:{minutes} hours.</source>
        <translation>Unas {hours}:{minutes} horas.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <translation>Después de una mano pasada vuelve a repartir el mismo jugador.</translation>
    </message>
    <message>
        <source>After a round, the panel beside the sheet says who won and proposes the next one. Enter accepts it.</source>
        <translation>Tras una ronda, el panel junto a la hoja dice quién ganó y propone la siguiente. Intro la acepta.</translation>
    </message>
    <message>
        <source>After that: {pairings}</source>
        <translation>Después: {pairings}</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Against {pair}: {points} of {most}; {boards}</source>
        <translation>Contra {pair}: {points} de {most}; {boards}</translation>
    </message>
    <message>
        <source>Against {pair}: {points}; {boards}</source>
        <translation>Contra {pair}: {points}; {boards}</translation>
    </message>
    <message>
        <source>Against: {what}</source>
        <translation>Contra: {what}</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Acordado</translation>
    </message>
    <message>
        <source>Agreed by the other side</source>
        <translation>Confirmado por el otro bando</translation>
    </message>
    <message>
        <source>Agreed: {terms}.</source>
        <translation>Acordado: {terms}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deals are played</source>
        <translation>
            <numerusform>Se ha jugado %n mano</numerusform>
            <numerusform>Se han jugado las %n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Todas las sesiones</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Todos los partidos</translation>
    </message>
    <message>
        <source>All pairs in one &amp;list</source>
        <translation>Todas las parejas en una l&amp;ista</translation>
    </message>
    <message>
        <source>All results are in. Click one to correct it.</source>
        <translation>Están todos los resultados. Pulse uno para corregirlo.</translation>
    </message>
    <message>
        <source>All results, board by board</source>
        <translation>Todos los resultados, estuche a estuche</translation>
    </message>
    <message>
        <source>All the years</source>
        <translation>Todos los años</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Allow {name} to enter</source>
        <translation>Permitir que {name} anote</translation>
    </message>
    <message>
        <source>Also: pass, not played, ave+ ave-, score 420, split 420 -50.</source>
        <translation>También: paso, no jugado, med+ med-, puntos 420, dividido 420 -50.</translation>
    </message>
    <message>
        <source>Among earlier evenings, and in the standings</source>
        <translation>En las sesiones anteriores y en el ranking</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>An archive of an older scorepad is converted when it is opened. The old file stays beside it.</source>
        <translation>Un archivo de un scorepad anterior se convierte al abrirlo. El archivo viejo queda al lado.</translation>
    </message>
    <message>
        <source>An earlier deal, of {round}</source>
        <translation>Una mano anterior, de {round}</translation>
    </message>
    <message>
        <source>An evening at the table</source>
        <translation>Una velada en la mesa</translation>
    </message>
    <message>
        <source>An evening can be written down as text, in any editor.</source>
        <translation>Una velada se puede escribir como texto, en cualquier editor.</translation>
    </message>
    <message>
        <source>An evening of bridge</source>
        <translation>Una sesión de bridge</translation>
    </message>
    <message>
        <source>An evening of bridge is on</source>
        <translation>Hay una sesión de bridge en marcha</translation>
    </message>
    <message>
        <source>An evening without a date</source>
        <translation>Una sesión sin fecha</translation>
    </message>
    <message>
        <source>An old evening</source>
        <translation>Una sesión antigua</translation>
    </message>
    <message>
        <source>An old evening can be entered from its results alone, and corrected in the same grid.</source>
        <translation>Una velada antigua se puede introducir solo por sus resultados y corregir en la misma tabla.</translation>
    </message>
    <message>
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <translation>Un parcial sin acabar &amp;da 100, no 50</translation>
    </message>
    <message>
        <source>An&amp;other session</source>
        <translation>&amp;Otra sesión</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Ann &amp; Bob</source>
        <translation>Ana &amp; Benito</translation>
    </message>
    <message>
        <source>Another b&amp;oard…</source>
        <translation>Otro es&amp;tuche…</translation>
    </message>
    <message>
        <source>Any form</source>
        <translation>Cualquier modalidad</translation>
    </message>
    <message>
        <source>Any form but IMPs</source>
        <translation>Cualquier modalidad sin IMP</translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <translation>Cualquier mano puede tener honores; declárelos después del carteo. Cuentan se cumpla o no el contrato (leyes 72 y 81).</translation>
    </message>
    <message>
        <source>Any table of deals can be imported whose first row names the columns. These are needed, in any order:</source>
        <translation>Se puede importar cualquier tabla de manos cuya primera fila nombre las columnas. Hacen falta estas, en cualquier orden:</translation>
    </message>
    <message>
        <source>Any two are compared in the same line on {fewest} to {most} boards</source>
        <translation>Cada dos se comparan en la misma línea en {fewest} a {most} manos</translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <translation>&amp;Vale para</translation>
    </message>
    <message>
        <source>As here</source>
        <translation>Como aquí</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Como en el archivo</translation>
    </message>
    <message>
        <source>As in {file}</source>
        <translation>Como en {file}</translation>
    </message>
    <message>
        <source>At several &amp;tables…</source>
        <translation>En varias &amp;mesas…</translation>
    </message>
    <message>
        <source>At several tables</source>
        <translation>En varias mesas</translation>
    </message>
    <message>
        <source>At several tables a phone takes the place of the slip: one side enters, the other side agrees.</source>
        <translation>En varias mesas un teléfono sustituye a la papeleta: un bando anota, el otro confirma.</translation>
    </message>
    <message>
        <source>At several tables type an average instead: ave+ ave-</source>
        <translation>En varias mesas, escriba una media en su lugar: med+ med-</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>At the end of a rubber</source>
        <translation>Al final de un rubber</translation>
    </message>
    <message>
        <source>At which table is this phone?</source>
        <translation>¿En qué mesa está este teléfono?</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <translation>Media de IMP por ronda</translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <translation>Media de centenas por ronda</translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <translation>Media de IMP netos por mano</translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <translation>Media de puntos netos por mano</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back score</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <translation>Resumen: en cada ronda se suma o se resta a cada jugador la diferencia en centenas (50 se redondea hacia arriba); quien descansa tiene 0.</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Volver a los resultados</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Volver a la hoja</translation>
    </message>
    <message>
        <source>Back to the standings</source>
        <translation>Volver al ranking</translation>
    </message>
    <message>
        <source>Back to the standings (Esc)</source>
        <translation>Volver al ranking (Esc)</translation>
    </message>
    <message>
        <source>Back to the standings of all evenings</source>
        <translation>Volver al ranking de todas las sesiones</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <translation>Puede seguir en copias de seguridad de días anteriores.</translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <translation>Las copias de seguridad de los últimos días y semanas están en la carpeta {folder}</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Be&amp;gin</source>
        <translation>Empe&amp;zar</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Antes de la primera mano</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Empezada</translation>
    </message>
    <message>
        <source>Begun now, it ends at {time}.</source>
        <translation>Si empieza ahora, termina a las {time}.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Bidding pad</source>
        <translation>Caja de subasta</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Mayor ganancia</translation>
    </message>
    <message>
        <source>Bl&amp;ank sheets…</source>
        <translation>Hojas en &amp;blanco…</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>Solo negro</translation>
    </message>
    <message>
        <source>Blank sheets, in the same menu, prints pads and cards to score by hand, and a card of all scores.</source>
        <translation>Hojas en blanco, en el mismo menú, imprime hojas para anotar a mano y una tarjeta con todas las puntuaciones.</translation>
    </message>
    <message>
        <source>Blank: back score</source>
        <translation>En blanco: resumen</translation>
    </message>
    <message>
        <source>Blank: four-deal pad</source>
        <translation>En blanco: hoja de cuatro manos</translation>
    </message>
    <message>
        <source>Blank: private score card</source>
        <translation>En blanco: tarjeta personal</translation>
    </message>
    <message>
        <source>Blank: rubber pad</source>
        <translation>En blanco: hoja de rubber</translation>
    </message>
    <message>
        <source>Blank: score slips</source>
        <translation>En blanco: boletas</translation>
    </message>
    <message>
        <source>Blank: travellers</source>
        <translation>En blanco: estadillos</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>Board and pairs, e.g. 3 1-2</source>
        <translation>Estuche y parejas, p. ej. 3 1-2</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Estuche a estuche</translation>
    </message>
    <message>
        <source>Board of the evening</source>
        <translation>Estuche de la velada</translation>
    </message>
    <message>
        <source>Board {board}, {ns} against {ew}: {result}</source>
        <translation>Estuche {board}, {ns} contra {ew}: {result}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}</source>
        <translation>Estuche {board}, {ns}-{ew}: {deal} vale {ours}; en el archivo, {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}, which counts</source>
        <translation>Estuche {board}, {ns}-{ew}: {deal} vale {ours}; en el archivo {theirs}, que es lo que cuenta</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <translation>Estuche {board}, {ns}-{ew}: {fault}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <translation>Estuche {board}, {ns}-{ew}: {fault}; cuenta su puntuación, {score}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <translation>Estuche {board}, {ns}-{ew}: {ours} según nuestro cálculo, {theirs} en el archivo</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <translation>Estuche {board}, {ns}-{ew}: {ours} según nuestro cálculo, {theirs} en el archivo; se guarda como {award}</translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <translation>Estuche {board}: las parejas y su resultado, p. ej. {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew} – type their result, such as 4sn+1</source>
        <translation>Estuche {board}: {ns} contra {ew} – escriba su resultado, p. ej. 4pn+1</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Estuche {number}</translation>
    </message>
    <message>
        <source>Board {number}: {dealer} deals, {vulnerable} vulnerable</source>
        <translation>Estuche {number}: reparte {dealer}, vulnerables: {vulnerable}</translation>
    </message>
    <message>
        <source>Board {number}: {player} deals</source>
        <translation>Estuche {number}: reparte {player}</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>Boards are compared with other tables: they are not on the back score, and nobody pays for them.</source>
        <translation>Los estuches se comparan con otras mesas: no entran en el resumen, y nadie paga por ellos.</translation>
    </message>
    <message>
        <source>Boards at several tables</source>
        <translation>Estuches en varias mesas</translation>
    </message>
    <message>
        <source>Boards compared</source>
        <translation>Estuches comparados</translation>
    </message>
    <message>
        <source>Boards of the pair</source>
        <translation>Estuches de la pareja</translation>
    </message>
    <message>
        <source>Boards that several tables played are ranked by `scorepad rank FILE`; with `--why` every figure is explained.</source>
        <translation>Los estuches jugados en varias mesas los clasifica `scorepad rank FILE`; con `--why` se explica cada cifra.</translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <translation>Estuches con me&amp;nos resultados</translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <translation>Serie {number}</translation>
    </message>
    <message>
        <source>Boards {number}, in IMPs</source>
        <translation>Serie {number}, en IMP</translation>
    </message>
    <message>
        <source>Boards: the number gives dealer and vulnerability.</source>
        <translation>Estuches: el número indica el dador y la vulnerabilidad.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Both sides are even</source>
        <translation>Los dos bandos están igualados</translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <translation>Los dos bandos son vulnerables</translation>
    </message>
    <message>
        <source>Butler: what results are compared with</source>
        <translation>Butler: con qué se comparan los resultados</translation>
    </message>
    <message>
        <source>Butler: whether the highest and lowest scores are left out</source>
        <translation>Butler: si se omiten la puntuación más alta y la más baja</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <translation>Por &amp;turno</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>Ca&amp;mbiar…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Cancelado; no se guardó nada.</translation>
    </message>
    <message>
        <source>Card of all scores</source>
        <translation>Tarjeta de puntuaciones</translation>
    </message>
    <message>
        <source>Carr&amp;y all over</source>
        <translation>Traspasar&amp;lo todo</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Traspasado</translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <translation>Traspasado de una sesión anterior</translation>
    </message>
    <message>
        <source>Carry over</source>
        <translation>Traspasar</translation>
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
        <translation>Cam&amp;biar…</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <translation>Cam&amp;biar…</translation>
    </message>
    <message>
        <source>Change for round {round} of {rounds}: {left}</source>
        <translation>Cambio para la ronda {round} de {rounds}: {left}</translation>
    </message>
    <message>
        <source>Change part&amp;ners</source>
        <translation>Cambi&amp;ar de parejas</translation>
    </message>
    <message>
        <source>Changes by another program are never overwritten: both evenings are kept.</source>
        <translation>Los cambios de otro programa nunca se sobrescriben: se guardan las dos veladas.</translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <translation>&amp;Gráficos</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Chicago</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Chicago and duplicate bonuses</source>
        <translation>Primas de Chicago y duplicado</translation>
    </message>
    <message>
        <source>Chicago chukker</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Choose a deal in the list first</source>
        <translation>Elija antes una mano en la lista</translation>
    </message>
    <message>
        <source>Choose the contract, or Pass where all four passed.</source>
        <translation>Elija el contrato, o Paso si pasaron los cuatro.</translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <translation>Elija otra vez la misma columna para invertir el orden</translation>
    </message>
    <message>
        <source>Chukker of four deals (Ca&amp;vendish)</source>
        <translation>Cuatro manos (Ca&amp;vendish)</translation>
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
        <translation>Chicago {number}, en IMP</translation>
    </message>
    <message>
        <source>Chukkers in Cavendish form: nobody is vulnerable on the first deal, the dealer&apos;s opponents on the second and third, both sides on the fourth.</source>
        <translation>Chicago en la forma Cavendish: en la primera mano nadie es vulnerable; en la segunda y la tercera, los adversarios del dador; en la cuarta, los dos bandos.</translation>
    </message>
    <message>
        <source>Chukkers in Chicago form: nobody is vulnerable on the first deal, the dealer&apos;s side on the second and third, both sides on the fourth.</source>
        <translation>Chicago: en la primera mano nadie es vulnerable; en la segunda y la tercera, el bando del dador; en la cuarta, los dos bandos.</translation>
    </message>
    <message>
        <source>Chukkers: nobody is vulnerable on the first deal, the dealer&apos;s side on the second and third, both sides on the fourth.</source>
        <translation>Chicago: en la primera mano nadie es vulnerable; en la segunda y la tercera, el bando del dador; en la cuarta, los dos bandos.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Click a board in the list, or type its number too: 3 4sn</source>
        <translation>Haga clic en un estuche de la lista, o escriba también su número: 3 4pn</translation>
    </message>
    <message>
        <source>Click a figure to see its deal and why it is paid. Double-click it to correct the deal.</source>
        <translation>Haga clic en una cifra para ver su mano y por qué se paga. Con doble clic se corrige la mano.</translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <translation>Haga clic para nombrar y sentar a los jugadores.</translation>
    </message>
    <message>
        <source>Cloc&amp;k for the rounds</source>
        <translation>Relo&amp;j de las rondas</translation>
    </message>
    <message>
        <source>Clock for the rounds</source>
        <translation>Reloj de las rondas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Cerrar sin guardar</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contratos</translation>
    </message>
    <message>
        <source>Contracts made (%)</source>
        <translation>Contratos cumplidos (%)</translation>
    </message>
    <message>
        <source>Contracts made, of those played</source>
        <translation>Contratos cumplidos de los jugados</translation>
    </message>
    <message>
        <source>Contracts played and made</source>
        <translation>Contratos jugados y cumplidos</translation>
    </message>
    <message>
        <source>Contracts played: by the player, or by either of two partners</source>
        <translation>Contratos jugados: por el jugador, o por cualquiera de los dos compañeros</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <translation>Cop&amp;iar la imagen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copied: paste it into an e-mail.</source>
        <translation>Copiado: péguelo en un correo.</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture</source>
        <translation>Copiar una ima&amp;gen</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Copy the deals as a ta&amp;ble</source>
        <translation>Copiar las manos en tab&amp;la</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Correct the deal</source>
        <translation>Corregir la mano</translation>
    </message>
    <message>
        <source>Correct: {deal}</source>
        <translation>Corregir: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}</source>
        <translation>Corrección: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}:</source>
        <translation>Corrigiendo {deal}:</translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer&apos;s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <translation>Cuente as 4, rey 3, dama 2, jota 1. Añada los puntos del bando del declarante después de la mano, p. ej. 4pn+1 23p, o nombre el bando: eo 17p.</translation>
    </message>
    <message>
        <source>Ctrl+B opens the bidding pad: press 4♠, the declarer, Enter. Keys and presses can be mixed.</source>
        <translation>Ctrl+B abre el panel de subasta: pulse 4♠, el declarante, Intro. Teclas y panel se pueden mezclar.</translation>
    </message>
    <message>
        <source>Ctrl+K is the back score. Ctrl+Shift+K settles up: who pays whom, in any currency, and what was paid on which day.</source>
        <translation>Ctrl+K muestra el acumulado. Ctrl+Shift+K liquida: quién paga a quién, en cualquier moneda, y qué se pagó cada día.</translation>
    </message>
    <message>
        <source>Ctrl+N begins an evening. Type a name and Enter for each player, then Enter three times: partners are drawn.</source>
        <translation>Ctrl+N empieza una velada. Escriba un nombre e Intro por jugador y luego tres veces Intro: se sortean las parejas.</translation>
    </message>
    <message>
        <source>Ctrl+O lists all evenings. Type parts of names, notes or days; Enter opens an evening.</source>
        <translation>Ctrl+O muestra todas las veladas. Escriba partes de nombres, notas o días; Intro abre una velada.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N changes any of it, Ctrl+D draws again. Ctrl+T seats the players differently, even during a round.</source>
        <translation>Ctrl+Shift+N cambia todo eso, Ctrl+D sortea otra vez. Ctrl+T sienta a los jugadores de otro modo, también durante una ronda.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O is the standings of any period. Enter on a figure shows what is behind it, Esc goes back.</source>
        <translation>Ctrl+Shift+O es la clasificación de cualquier periodo. Intro en una cifra muestra qué hay detrás, Esc vuelve.</translation>
    </message>
    <message>
        <source>Ctrl+W shows what any contract would score now. F11 shows the score to the whole table.</source>
        <translation>Ctrl+W muestra qué valdría ahora cada contrato. F11 muestra la puntuación a toda la mesa.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Cut for par&amp;tners before each round</source>
        <translation>Sortear compa&amp;ñeros antes de cada ronda</translation>
    </message>
    <message>
        <source>D&amp;uplicate boards</source>
        <translation>Bridge dupli&amp;cado</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Deal of the evening</source>
        <translation>Mano de la sesión</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Deal {number}, {dealer} deals, {vulnerable} vulnerable</source>
        <translation>Mano {number}, reparte {dealer}, vulnerables: {vulnerable}</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals</source>
        <translation>Mano {number}: reparte {player}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dador</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Deals &amp;next</source>
        <translation>Reparte &amp;después</translation>
    </message>
    <message>
        <source>Deals at the table, passed-out deals included</source>
        <translation>Manos en la mesa, incluidas las pasadas</translation>
    </message>
    <message>
        <source>Deals next</source>
        <translation>Reparte después</translation>
    </message>
    <message>
        <source>Dearest penalty</source>
        <translation>Multa más cara</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Jugados</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Declarante</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Dele&amp;te deal</source>
        <translation>&amp;Eliminar la mano</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Eliminarla</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Eliminarlas</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Deleted evenings</source>
        <translation>Sesiones eliminadas</translation>
    </message>
    <message>
        <source>Deleted evenings are kept here. You may erase one after 30 days; the program never does.</source>
        <translation>Las sesiones eliminadas se guardan aquí. A los 30 días puede eliminarlas definitivamente; el programa nunca lo hace.</translation>
    </message>
    <message>
        <source>Deleted: {deal}.</source>
        <translation>Eliminada: {deal}.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Rehecho: {step}</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Doblados</translation>
    </message>
    <message>
        <source>Doubled and made</source>
        <translation>Doblados y cumplidos</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Multa</translation>
    </message>
    <message>
        <source>Dra&amp;w for partners…</source>
        <translation>S&amp;ortear compañeros…</translation>
    </message>
    <message>
        <source>Dra&amp;w for us</source>
        <translation>Sacar &amp;por nosotros</translation>
    </message>
    <message>
        <source>Dra&amp;w once more</source>
        <translation>Sacar &amp;otra vez</translation>
    </message>
    <message>
        <source>Dra&amp;w…</source>
        <translation>S&amp;ortear…</translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <translation>Vuelvan a sortear compañeros.</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <translation>Sortear la ronda {number}</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dibujos (*.svg)</translation>
    </message>
    <message>
        <source>Duplicate boards</source>
        <translation>Bridge duplicado</translation>
    </message>
    <message>
        <source>Duplicate boards follow the Laws of Duplicate Bridge (2017). Chicago and Cavendish follow custom, as their rules are usually printed.</source>
        <translation>Los estuches siguen el Código de Bridge Duplicado (2017). Chicago y Cavendish siguen la costumbre, como suele imprimirse.</translation>
    </message>
    <message>
        <source>Duplicate boards: every board is scored separately; its number gives dealer and vulnerability.</source>
        <translation>Bridge duplicado: cada estuche se puntúa por separado; su número indica el dador y la vulnerabilidad.</translation>
    </message>
    <message>
        <source>E&amp;xact points</source>
        <translation>Puntos e&amp;xactos</translation>
    </message>
    <message>
        <source>E-W</source>
        <translation>E-O</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>EO</translation>
    </message>
    <message>
        <source>EW IMPs</source>
        <translation>IMP EO</translation>
    </message>
    <message>
        <source>EW points</source>
        <translation>Puntos EO</translation>
    </message>
    <message>
        <source>Each board is scored separately, without honours.</source>
        <translation>Cada estuche se puntúa por separado, sin honores.</translation>
    </message>
    <message>
        <source>Each deal in the JSON has the people who sat there. An adjustment is among the deals, at its place.</source>
        <translation>Cada mano del JSON tiene a las personas sentadas. Un ajuste está entre las manos, en su lugar.</translation>
    </message>
    <message>
        <source>Each deal is compared with the expected score of the side with more points; the difference counts in IMPs.</source>
        <translation>Cada mano se compara con lo esperado del bando que tiene más puntos; la diferencia cuenta en IMP.</translation>
    </message>
    <message>
        <source>Each deal is compared with the score its points should make.</source>
        <translation>Cada mano se compara con lo que deberían dar sus puntos.</translation>
    </message>
    <message>
        <source>Each round is drawn by the ranking, and nobody meets twice.</source>
        <translation>Cada ronda se sortea según la clasificación, y nadie se encuentra dos veces.</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Sesiones anteriores</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>East</source>
        <comment>to sit</comment>
        <translation>Este</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Este-Oeste</translation>
    </message>
    <message>
        <source>End the evenin&amp;g</source>
        <translation>Ter&amp;minar la sesión</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <translation>Anotar una mano</translation>
    </message>
    <message>
        <source>Enter a stake to see who pays whom.</source>
        <translation>Indique una apuesta para ver quién paga a quién.</translation>
    </message>
    <message>
        <source>Enter an evening of which only the results are known</source>
        <translation>Anotar una sesión de la que solo se conocen los resultados</translation>
    </message>
    <message>
        <source>Enter lets this count in the ranking.</source>
        <translation>Con Intro cuenta en la clasificación.</translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <translation>Intro o un doble clic en una cifra muestra sus detalles. Un clic en un título, o {key}, ordena por él.</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Anotar la mano</translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <translation>Anote el resultado de al menos una ronda.</translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <translation>Anotar {deal}</translation>
    </message>
    <message>
        <source>Entered.</source>
        <translation>Anotado.</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <translation>Anotar una mano</translation>
    </message>
    <message>
        <source>Erase for &amp;good…</source>
        <translation>&amp;Eliminar definitivamente…</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>Eliminarla</translation>
    </message>
    <message>
        <source>Erase this evening for good?</source>
        <translation>¿Eliminar definitivamente esta sesión?</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc again closes this and discards your entry.</source>
        <translation>Si pulsa Esc otra vez, se cierra y se pierde lo escrito.</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Evening {done} of {total}</source>
        <translation>Sesión {done} de {total}</translation>
    </message>
    <message>
        <source>Evening, Phones shows a code. A phone in the same Wi-Fi scans it and shows the sheet, live and from its own side; if you allow it, it enters deals too.</source>
        <translation>Velada, Teléfonos muestra un código. Un teléfono de la misma wifi lo escanea y muestra la hoja, en vivo y desde su bando; si usted lo permite, también anota manos.</translation>
    </message>
    <message>
        <source>Evening, for scorepad (*.scorepad)</source>
        <translation>Sesión de scorepad (*.scorepad)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)</source>
        <translation>Sesiones y anotaciones (*.scorepad *.txt *.pbn *.xml *.csv)</translation>
    </message>
    <message>
        <source>Evenings restored: {number} of {all}.</source>
        <translation>Sesiones restauradas: {number} de {all}.</translation>
    </message>
    <message>
        <source>Evenings they played</source>
        <translation>Sesiones jugadas</translation>
    </message>
    <message>
        <source>Evenings unchanged: {number}.</source>
        <translation>Sesiones sin cambios: {number}.</translation>
    </message>
    <message>
        <source>Evenings: {counts}</source>
        <translation>Sesiones: {counts}</translation>
    </message>
    <message>
        <source>Every deal is saved when it is entered, in the file {file}</source>
        <translation>Cada mano se guarda en cuanto se anota, en el archivo {file}</translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <translation>Cada mano cuenta por separado: una manga exige {game} puntos en una sola mano.</translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <translation>Cada parcial da 50.</translation>
    </message>
    <message>
        <source>Every row and every step has a checksum.</source>
        <translation>Cada fila y cada paso tiene una suma de control.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <translation>Cada uno saca una carta; las dos más altas juegan juntas, y la más alta reparte. El as es la más alta; a igual carta decide el palo, picas primero (leyes 1 a 3).</translation>
    </message>
    <message>
        <source>Everyone has played with everyone.</source>
        <translation>Todos han jugado con todos.</translation>
    </message>
    <message>
        <source>Everything is paid or carried over.</source>
        <translation>Todo está pagado o traspasado.</translation>
    </message>
    <message>
        <source>Everything is paid.</source>
        <translation>Todo está pagado.</translation>
    </message>
    <message>
        <source>Everything is saved at once. Every step can be undone; any earlier deal can be corrected, moved or deleted in the list of deals.</source>
        <translation>Todo se guarda al momento. Cada paso se puede deshacer; cualquier mano anterior se puede corregir, mover o eliminar en la lista de manos.</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Código de salida</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Explain every figure</source>
        <translation>Explicar cada cifra</translation>
    </message>
    <message>
        <source>Extra amounts</source>
        <translation>Importes extra</translation>
    </message>
    <message>
        <source>F&amp;irst board</source>
        <translation>Pr&amp;imera mano</translation>
    </message>
    <message>
        <source>Files saved from it are kept.</source>
        <translation>Los archivos guardados de ella se conservan.</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Buscar un jugador</translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <translation>Cinco jugadores cambian de sitio después de cada mano, para que todos jueguen con todos.</translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <translation>Cinco rondas: todos juegan una vez con todos.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>For a contract that is made</source>
        <translation>Por un contrato cumplido</translation>
    </message>
    <message>
        <source>For making it {doubled}</source>
        <translation>Por cumplirlo {doubled}</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>Para otros programas</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <translation>Cuatro manos, C&amp;hicago</translation>
    </message>
    <message>
        <source>Four deals, Ca&amp;vendish</source>
        <translation>Cuatro manos, Ca&amp;vendish</translation>
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
        <translation>Viernes por la noche</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>From before</source>
        <translation>De antes</translation>
    </message>
    <message>
        <source>From board {number}: {names}</source>
        <translation>Desde el estuche {number}: {names}</translation>
    </message>
    <message>
        <source>From deal {number}: {names}</source>
        <translation>Desde la mano {number}: {names}</translation>
    </message>
    <message>
        <source>From now on both names are one player everywhere. Nothing is lost: you can undo it.</source>
        <translation>Desde ahora los dos nombres son un solo jugador en todas partes. No se pierde nada: se puede deshacer.</translation>
    </message>
    <message>
        <source>From the &amp;beginning of the round</source>
        <translation>Desde el p&amp;rincipio de la ronda</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;beginning: the %n deals so far count as {players}&apos;s</source>
        <translation>
            <numerusform>Estaban así desde el p&amp;rincipio: la %n mano cuenta para {players}</numerusform>
            <numerusform>Estaban así desde el p&amp;rincipio: las %n manos cuentan para {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;beginning: the deal played counts as {players}&apos;s</source>
        <translation>Desde el p&amp;rincipio: la mano jugada cuenta para {players}</translation>
    </message>
    <message>
        <source>From the &amp;next deal; earlier deals are not affected</source>
        <translation>Desde la pró&amp;xima mano; las anteriores no cambian</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;next deal; the %n deals so far stay with {players}</source>
        <translation>
            <numerusform>Desde la &amp;próxima mano: la %n mano jugada sigue siendo de {players}</numerusform>
            <numerusform>Desde la &amp;próxima mano: las %n manos jugadas siguen siendo de {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;next deal; the last one stays with {players}</source>
        <translation>Desde la pró&amp;xima mano; la última sigue siendo de {players}</translation>
    </message>
    <message>
        <source>From the next round. Earlier deals are not affected.</source>
        <translation>Desde la ronda siguiente. Las manos anteriores no cambian.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Prima de manga</translation>
    </message>
    <message>
        <source>Game, {game} or more for its tricks</source>
        <translation>Manga, {game} o más por sus bazas</translation>
    </message>
    <message>
        <source>Game: {game} points below the line, in one or more deals. Then a line is drawn and part-scores start again; the winner is vulnerable.</source>
        <translation>Manga: {game} puntos debajo de la línea, en una o varias manos. Entonces se traza una raya y los parciales empiezan de nuevo; el que la ganó es vulnerable.</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Dadas</translation>
    </message>
    <message>
        <source>Go through an evening deal by deal</source>
        <translation>Recorrer una sesión mano a mano</translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <translation>Gran slam: siete pedido y cumplido</translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <translation>Los &amp;honores cuentan</translation>
    </message>
    <message>
        <source>Half the distance to the average of the last ten sessions</source>
        <translation>La mitad de la distancia a la media de las diez últimas sesiones</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Cara a cara</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>PH</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Temas de la ayuda</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>History of this evening</source>
        <translation>Historial de esta sesión</translation>
    </message>
    <message>
        <source>Hold the picture to save or send it.</source>
        <translation>Mantenga pulsada la imagen para guardarla o enviarla.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honores</translation>
    </message>
    <message>
        <source>Honours count.</source>
        <translation>Los honores cuentan.</translation>
    </message>
    <message>
        <source>Honours do not count.</source>
        <translation>Los honores no cuentan.</translation>
    </message>
    <message>
        <source>Honours in one hand: four of A K Q J 10 of trumps {four}, all five {five}; at notrump four aces {aces}.</source>
        <translation>Honores en una mano: cuatro de A R D J 10 de triunfo, {four}; los cinco, {five}; a sin triunfo, los cuatro ases, {aces}.</translation>
    </message>
    <message>
        <source>How &amp;many</source>
        <translation>Cuán&amp;tas</translation>
    </message>
    <message>
        <source>How contracts ended</source>
        <translation>Cómo acabaron los contratos</translation>
    </message>
    <message>
        <source>How contracts ended – {who}</source>
        <translation>Cómo acabaron los contratos – {who}</translation>
    </message>
    <message>
        <source>How far the evening is shown</source>
        <translation>Hasta dónde se muestra la sesión</translation>
    </message>
    <message>
        <source>How man&amp;y</source>
        <translation>Cuánt&amp;os</translation>
    </message>
    <message>
        <source>How many IMPs? A number from 1 to {most}.</source>
        <translation>¿Cuántos IMP? Un número de 1 a {most}.</translation>
    </message>
    <message>
        <source>How many points? A number from 1 to {most}.</source>
        <translation>¿Cuántos puntos? Un número de 1 a {most}.</translation>
    </message>
    <message>
        <source>How much money</source>
        <translation>Cuánto dinero</translation>
    </message>
    <message>
        <source>How much? For example 2.50.</source>
        <translation>¿Cuánto? Por ejemplo, 2,50.</translation>
    </message>
    <message>
        <source>Howell: everybody moves</source>
        <translation>Howell: se mueven todos</translation>
    </message>
    <message>
        <source>Hu&amp;ndreds of each round</source>
        <translation>Ce&amp;ntenas de cada ronda</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>Centenas</translation>
    </message>
    <message>
        <source>Hundreds of the last five evenings</source>
        <translation>Centenas de las últimas cinco veladas</translation>
    </message>
    <message>
        <source>I want to enter deals</source>
        <translation>Quiero anotar manos</translation>
    </message>
    <message>
        <source>I&amp;MPs of each round</source>
        <translation>I&amp;MP de cada ronda</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>IMPs a board</source>
        <translation>IMP por estuche</translation>
    </message>
    <message>
        <source>IMPs against every other result</source>
        <translation>IMP contra los demás resultados</translation>
    </message>
    <message>
        <source>IMPs against the datum (Butler)</source>
        <translation>IMP contra la media (Butler)</translation>
    </message>
    <message>
        <source>IMPs against the points held</source>
        <translation>IMP según los puntos de honor</translation>
    </message>
    <message>
        <source>IMPs by agreement</source>
        <translation>IMP acordados</translation>
    </message>
    <message>
        <source>IMPs won, for each board that was scored in IMPs</source>
        <translation>IMP ganados, por cada estuche contado en IMP</translation>
    </message>
    <message>
        <source>IMPs {team}</source>
        <translation>IMP {team}</translation>
    </message>
    <message>
        <source>If no phone comes in, the firewall may be closed: sudo ufw allow PORT/tcp, or sudo firewall-cmd --add-port=PORT/tcp, with the port of the address.</source>
        <translation>Si no entra ningún teléfono, puede que el cortafuegos esté cerrado: sudo ufw allow PORT/tcp, o sudo firewall-cmd --add-port=PORT/tcp, con el puerto de la dirección.</translation>
    </message>
    <message>
        <source>If you stop before the end, the only game earns {game}, and the only part-score of the unfinished game {part_score}.</source>
        <translation>Si se para antes del final, la única manga da {game}, y el único parcial de la manga sin acabar, {part_score}.</translation>
    </message>
    <message>
        <source>In &amp;chukkers of four deals, not by boards</source>
        <translation>En Chica&amp;gos de cuatro manos, no por estuches</translation>
    </message>
    <message>
        <source>In IMPs</source>
        <translation>En IMP</translation>
    </message>
    <message>
        <source>In a rubber an adjustment has its own number, elsewhere that of the deal before it.</source>
        <translation>En un rubber un ajuste tiene su propio número; en lo demás, el de la mano anterior.</translation>
    </message>
    <message>
        <source>In a table each row is a deal, or a result of several tables.</source>
        <translation>En una tabla cada fila es una mano, o un resultado de varias mesas.</translation>
    </message>
    <message>
        <source>In all: {figures}</source>
        <translation>En total: {figures}</translation>
    </message>
    <message>
        <source>In money</source>
        <translation>En dinero</translation>
    </message>
    <message>
        <source>In the form points, each deal is compared with what the high cards should make, in IMPs:</source>
        <translation>En la forma points cada mano se compara con lo que deberían dar las cartas altas, en IMP:</translation>
    </message>
    <message>
        <source>In the line for a deal</source>
        <translation>En la línea de la mano</translation>
    </message>
    <message>
        <source>In the list of deals</source>
        <translation>En la lista de manos</translation>
    </message>
    <message>
        <source>In {file}</source>
        <translation>En {file}</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Incluir</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Iniciales</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insert a forgotten deal before it</source>
        <translation>Insertar antes una mano olvidada</translation>
    </message>
    <message>
        <source>Insult</source>
        <translation>Doblo</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Es una carpeta</translation>
    </message>
    <message>
        <source>It becomes open again in its original evening.</source>
        <translation>Vuelve a quedar pendiente en su sesión de origen.</translation>
    </message>
    <message>
        <source>It means</source>
        <translation>Significa</translation>
    </message>
    <message>
        <source>It scans this code. Phones there: {number}</source>
        <translation>Escanea este código. Teléfonos: {number}</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Conservar los dos</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <translation>Dejar abierta la ventana</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <translation>Lleva el tanteo</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>L&amp;etters at the figures</source>
        <translation>&amp;Letras junto a las cifras</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Letra grande</translation>
    </message>
    <message>
        <source>Last five</source>
        <translation>Últimas cinco</translation>
    </message>
    <message>
        <source>Late or lea&amp;ving</source>
        <translation>Tarde o se &amp;van</translation>
    </message>
    <message>
        <source>Laws at hand</source>
        <translation>El reglamento a mano</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Leave it, or cancel the correction</source>
        <translation>Salir de la línea o cancelar la corrección</translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <translation>Descartar los e&amp;xtremos</translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <translation>Deje en blanco a quien descansó; la última cifra se completa sola. Intro pasa a la siguiente.</translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <translation>Excluye a quienes jugaron menos rondas</translation>
    </message>
    <message>
        <source>Let phones &amp;look</source>
        <translation>Dejar &amp;ver</translation>
    </message>
    <message>
        <source>Let phones look and &amp;enter</source>
        <translation>Dejar ver y an&amp;otar</translation>
    </message>
    <message>
        <source>Letters and words of the window&apos;s language are read, and English ones too where a letter means nothing else.</source>
        <translation>Se leen letras y palabras del idioma de la ventana, y también las inglesas donde una letra no signifique otra cosa.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nivel {level}</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <translation>Línea {number}</translation>
    </message>
    <message>
        <source>Lines s&amp;witched, rounds at the end</source>
        <translation>Líneas ca&amp;mbiadas, rondas al final</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Look at the evening, or the details of the figure</source>
        <translation>Ver la sesión, o los detalles de la cifra</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <translation>Más suerte con el doblo</translation>
    </message>
    <message>
        <source>M&amp;oney</source>
        <translation>&amp;Dinero</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Cumplidos</translation>
    </message>
    <message>
        <source>Made %</source>
        <translation>Cumplidos %</translation>
    </message>
    <message>
        <source>Mat&amp;ch sheet</source>
        <translation>Acta de&amp;l encuentro</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partido</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Acta del encuentro</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidos</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Puntos de match</translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <translation>Puntos de match ganados, sobre el total posible</translation>
    </message>
    <message>
        <source>Merged with {file}: {counts}.</source>
        <translation>Combinado con {file}: {counts}.</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Minutes to &amp;change</source>
        <translation>Minutos para el &amp;cambio</translation>
    </message>
    <message>
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <translation>Reparto nulo: si se ve una carta o una mano no tiene 13 cartas, reparte otra vez el mismo jugador (leyes 4 a 12). No se anota nada.</translation>
    </message>
    <message>
        <source>Mitchell: North-South stay</source>
        <translation>Mitchell: Norte-Sur no se mueven</translation>
    </message>
    <message>
        <source>Monday evening</source>
        <translation>Lunes por la noche</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Money is paid for points, rounded to tens.</source>
        <translation>Se paga por los puntos, redondeados a decenas.</translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <translation>Se paga por los puntos exactos.</translation>
    </message>
    <message>
        <source>Mor&amp;e rules…</source>
        <translation>M&amp;ás reglas…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>Má&amp;s…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More colu&amp;mns</source>
        <translation>&amp;Más columnas</translation>
    </message>
    <message>
        <source>More teams are written the same way. A team is named by its letter, `pairs A=Owls`. Below the results, `bye C 12` gives team C 12 VPs for a round without a match.</source>
        <translation>Más equipos se escriben igual. Un equipo se nombra con su letra, `pairs A=Owls`. Debajo de los resultados, `bye C 12` da al equipo C 12 PV por una ronda sin partido.</translation>
    </message>
    <message>
        <source>Most slams</source>
        <translation>Más slams</translation>
    </message>
    <message>
        <source>Move it</source>
        <translation>Moverla</translation>
    </message>
    <message>
        <source>Move it to round {number}</source>
        <translation>Moverla a la ronda {number}</translation>
    </message>
    <message>
        <source>Move the deal &amp;down</source>
        <translation>&amp;Bajar la mano</translation>
    </message>
    <message>
        <source>Move the deal &amp;up</source>
        <translation>S&amp;ubir la mano</translation>
    </message>
    <message>
        <source>Move the first deal of the next round here</source>
        <translation>Mover aquí la primera mano de la ronda siguiente</translation>
    </message>
    <message>
        <source>Move them to round {number}</source>
        <translation>Moverlas a la ronda {number}</translation>
    </message>
    <message>
        <source>N, E, S or W alone is always a chair; a name is longer. What follows # is a remark.</source>
        <translation>N, E, S o W solo es siempre un puesto; un nombre es más largo. Lo que sigue a # es una nota.</translation>
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
        <translation>IMP NS</translation>
    </message>
    <message>
        <source>NS points</source>
        <translation>Puntos NS</translation>
    </message>
    <message>
        <source>NS −</source>
        <translation>NS −</translation>
    </message>
    <message>
        <source>NT, each further trick</source>
        <translation>ST, cada baza más</translation>
    </message>
    <message>
        <source>NT, the first</source>
        <translation>ST, la primera</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name four to seven players to draw for partners.</source>
        <translation>Indique de cuatro a siete jugadores para sortear compañeros.</translation>
    </message>
    <message>
        <source>Name four to seven players, then enter the results.</source>
        <translation>Indique de cuatro a siete jugadores y anote luego los resultados.</translation>
    </message>
    <message>
        <source>Name of {pair}</source>
        <translation>Nombre de {pair}</translation>
    </message>
    <message>
        <source>Names the players and says who We are.</source>
        <translation>Nombra a los jugadores y dice quiénes somos Nosotros.</translation>
    </message>
    <message>
        <source>Names work too, with enough letters to tell players apart: 4s ann h100 eve. Ambiguous letters are asked about. With mouse or finger, use the Pad.</source>
        <translation>También valen los nombres, con las letras que hagan falta para distinguirlos: 4p ana h100 eva. Si una letra es ambigua, se pregunta. Con ratón o dedo, use la Caja.</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>IMP netos</translation>
    </message>
    <message>
        <source>Net margin, to the point</source>
        <translation>Diferencia neta, punto por punto</translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <translation>Puntos netos en contratos doblados de los dos bandos</translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <translation>Puntos netos en contratos redoblados de los dos bandos</translation>
    </message>
    <message>
        <source>New evening, Duplicate boards, At several tables: say who plays; a movement is proposed, and shown beside the results.</source>
        <translation>Nueva sesión, Bridge duplicado, En varias mesas: diga quién juega; se propone un movimiento, que se muestra junto a los resultados.</translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <translation>Con parejas nuevas empieza otra serie de estuches.</translation>
    </message>
    <message>
        <source>Next: {round}</source>
        <translation>Siguiente: {round}</translation>
    </message>
    <message>
        <source>Next: {round} of {planned}</source>
        <translation>Siguiente: {round} de {planned}</translation>
    </message>
    <message>
        <source>Next: {round}, the last</source>
        <translation>Siguiente: {round}, la última</translation>
    </message>
    <message>
        <source>No earlier session is known of these players.</source>
        <translation>No se conoce ninguna sesión anterior de estos jugadores.</translation>
    </message>
    <message>
        <source>No evenings found. Esc clears the search.</source>
        <translation>Sin resultados. Esc borra la búsqueda.</translation>
    </message>
    <message>
        <source>No evenings in this period.</source>
        <translation>Ninguna sesión en este período.</translation>
    </message>
    <message>
        <source>No evenings saved yet.</source>
        <translation>Aún no se ha guardado ninguna sesión.</translation>
    </message>
    <message>
        <source>No movement is set. Enter any board.</source>
        <translation>Sin movimiento. Anote cualquier estuche.</translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <translation>Ningún jugador con nombre en este período.</translation>
    </message>
    <message>
        <source>No phone is here yet.</source>
        <translation>Aún no hay ningún teléfono.</translation>
    </message>
    <message>
        <source>No phone yet? Three things help:</source>
        <translation>¿Aún ningún teléfono? Tres cosas ayudan:</translation>
    </message>
    <message>
        <source>No place is another one.</source>
        <translation>Ningún puesto ha cambiado.</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <translation>Este ordenador no tiene impresora. Un PDF se puede imprimir en cualquier sitio y enviar a los amigos.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>No queda espacio en el disco</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Nobody has to pay anything.</source>
        <translation>Nadie tiene que pagar nada.</translation>
    </message>
    <message>
        <source>Nobody is vulnerable</source>
        <translation>Nadie es vulnerable</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>Nadie debe nada.</translation>
    </message>
    <message>
        <source>Nobody wins the evening</source>
        <translation>Nadie gana la sesión</translation>
    </message>
    <message>
        <source>Nobody wins: {points} each</source>
        <translation>No gana nadie: {points} cada uno</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>North</source>
        <comment>to sit</comment>
        <translation>Norte</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Norte-Sur</translation>
    </message>
    <message>
        <source>North-South held 23 high-card points</source>
        <translation>Norte-Sur tenía 23 puntos de honor</translation>
    </message>
    <message>
        <source>North-South: {first}. East-West: {second}</source>
        <translation>Norte-Sur: {first}. Este-Oeste: {second}</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>No es una carpeta</translation>
    </message>
    <message>
        <source>Not agreed: ask the director</source>
        <translation>En disputa: llame al árbitro</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin acabar</translation>
    </message>
    <message>
        <source>Not imported from the file: {what}.</source>
        <translation>No importado del archivo: {what}.</translation>
    </message>
    <message>
        <source>Not in the file: {what}.</source>
        <translation>No figura en el archivo: {what}.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>No jugado</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>No es así</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Aún no guardado</translation>
    </message>
    <message>
        <source>Not yet agreed by the other side</source>
        <translation>Aún sin confirmar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note on the evening</source>
        <translation>Nota de la sesión</translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <translation>Nota de esta mano</translation>
    </message>
    <message>
        <source>Notes of the evening, debts, payments and plans are not in it.</source>
        <translation>Las notas de la velada, las deudas, los pagos y los planes no están en ella.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Aún no se ha jugado nada.</translation>
    </message>
    <message>
        <source>Nothing is chosen to print.</source>
        <translation>No ha elegido nada que imprimir.</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <translation>Aún no hay nada decidido</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Keep the file on a local disk; network folders are not reliable.</source>
        <translation>Nada sale de este ordenador. Guarde el archivo en un disco local; las carpetas de red no son fiables.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>O&amp;ld evening…</source>
        <translation>Sesión anti&amp;gua…</translation>
    </message>
    <message>
        <source>O&amp;vertricks count only when doubled</source>
        <translation>Las ba&amp;zas de más solo cuentan si hay doblo</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Of partnerships</source>
        <translation>De parejas</translation>
    </message>
    <message>
        <source>Of players</source>
        <translation>De jugadores</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>En papel</translation>
    </message>
    <message>
        <source>On the back score each player gets the IMPs of their deals</source>
        <translation>En el resumen cada jugador tiene los IMP de sus manos</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s opponents are vulnerable.</source>
        <translation>En la segunda y la tercera mano son vulnerables los adversarios del dador.</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s side is vulnerable.</source>
        <translation>En la segunda y la tercera mano es vulnerable el bando del dador.</translation>
    </message>
    <message>
        <source>On the sheet: {total}</source>
        <translation>En la hoja: {total}</translation>
    </message>
    <message>
        <source>One &amp;against another</source>
        <translation>Uno c&amp;ontra otro</translation>
    </message>
    <message>
        <source>One deal back</source>
        <translation>Una mano atrás</translation>
    </message>
    <message>
        <source>One deal on</source>
        <translation>Una mano adelante</translation>
    </message>
    <message>
        <source>One debt of players who are not here</source>
        <translation>Una deuda de jugadores que no están</translation>
    </message>
    <message>
        <source>One evening</source>
        <translation>Una sesión</translation>
    </message>
    <message>
        <source>One evening was restored.</source>
        <translation>Se ha restaurado una sesión.</translation>
    </message>
    <message>
        <source>One minute &amp;less</source>
        <translation>Un minuto m&amp;enos</translation>
    </message>
    <message>
        <source>One minute &amp;more</source>
        <translation>Un minuto &amp;más</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Una ronda</translation>
    </message>
    <message>
        <source>One sits out in each round.</source>
        <translation>En cada ronda descansa alguien.</translation>
    </message>
    <message>
        <source>One, Enter looks at its evening</source>
        <translation>Una; Intro muestra su sesión</translation>
    </message>
    <message>
        <source>Only look</source>
        <translation>Solo mirar</translation>
    </message>
    <message>
        <source>Only one evening of the list</source>
        <translation>Solo una sesión de la lista</translation>
    </message>
    <message>
        <source>Only see</source>
        <translation>Solo ver</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n evenings of the list</source>
        <translation>
            <numerusform>Solo %n sesión de la lista</numerusform>
            <numerusform>Solo las %n sesiones de la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the code lets a phone in. A phone can be sent away, and all are switched off when the evening ends.</source>
        <translation>Solo el código deja entrar a un teléfono. Se lo puede despedir, y todo se apaga al terminar la velada.</translation>
    </message>
    <message>
        <source>Only this form of the game</source>
        <translation>Solo esta modalidad</translation>
    </message>
    <message>
        <source>Only this period</source>
        <translation>Solo este período</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>&amp;Abrir archivo…</translation>
    </message>
    <message>
        <source>Open debts of earlier evenings between the players are offered there, in their own currency.</source>
        <translation>Allí se ofrecen las deudas pendientes de veladas anteriores entre los jugadores, en su moneda.</translation>
    </message>
    <message>
        <source>Open the last of them</source>
        <translation>Abrir la última</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>Abriendo {file}</translation>
    </message>
    <message>
        <source>Opens this evening to continue or correct it</source>
        <translation>Abre esta sesión para seguirla o corregirla</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Options come before the first result:</source>
        <translation>Las opciones van antes del primer resultado:</translation>
    </message>
    <message>
        <source>Options come between `form` and the first deal:</source>
        <translation>Las opciones van entre `form` y la primera mano:</translation>
    </message>
    <message>
        <source>Or type it, e.g. {example}</source>
        <translation>O escríbalo, p. ej. {example}</translation>
    </message>
    <message>
        <source>Or type the letters after # in the address there.</source>
        <translation>O escriba las letras que siguen a # en la dirección.</translation>
    </message>
    <message>
        <source>Or your pair or number</source>
        <translation>O su pareja o número</translation>
    </message>
    <message>
        <source>Other files are still being opened; please try again afterwards.</source>
        <translation>Aún se están abriendo otros archivos; inténtelo después.</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Otros resultados</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>De más</translation>
    </message>
    <message>
        <source>Overtricks</source>
        <translation>Bazas de más</translation>
    </message>
    <message>
        <source>Overtricks count only when doubled.</source>
        <translation>Las bazas de más solo cuentan si hay doblo.</translation>
    </message>
    <message>
        <source>Overtricks, each. All the rest goes above the line.</source>
        <translation>Cada baza de más. Todo lo demás va encima de la línea.</translation>
    </message>
    <message>
        <source>Owls</source>
        <translation>Búhos</translation>
    </message>
    <message>
        <source>P&amp;hones need Python’s {packages}</source>
        <translation>&amp;Teléfonos: hace falta {packages} para Python</translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <translation>&amp;Teléfonos…</translation>
    </message>
    <message>
        <source>P&amp;rint the season…</source>
        <translation>Imp&amp;rimir la temporada…</translation>
    </message>
    <message>
        <source>PBN 2.1, for other bridge programs</source>
        <translation>PBN 2.1, para otros programas de bridge</translation>
    </message>
    <message>
        <source>PBN, for other bridge programs (*.pbn)</source>
        <translation>PBN, para otros programas de bridge (*.pbn)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Página {number} de {count}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Paid &amp;on</source>
        <translation>Pagado &amp;el</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Pair of the season</source>
        <translation>Pareja de la temporada</translation>
    </message>
    <message>
        <source>Pair {pair}</source>
        <translation>Pareja {pair}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Part-score bonus</source>
        <translation>Prima de parcial</translation>
    </message>
    <message>
        <source>Part-score, under {game} for its tricks</source>
        <translation>Parcial, menos de {game} por sus bazas</translation>
    </message>
    <message>
        <source>Part-scores count on &amp;towards a game</source>
        <translation>Los parciales &amp;siguen contando para la manga</translation>
    </message>
    <message>
        <source>Part-scores count on towards a game of {game} from deal to deal, until either side makes one.</source>
        <translation>Los parciales cuentan de mano en mano para una manga de {game}, hasta que un bando la hace.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Compañeros</translation>
    </message>
    <message>
        <source>Partners are drawn for each round.</source>
        <translation>Las parejas se sortean en cada ronda.</translation>
    </message>
    <message>
        <source>Partners change after each round.</source>
        <translation>Las parejas cambian después de cada ronda.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Partnerships</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Mano pasada</translation>
    </message>
    <message>
        <source>Payments are in whole coins, rounded down. Coins that are left go to the largest remainders, then to those seated first.</source>
        <translation>Se paga en monedas enteras, redondeando hacia abajo. Las que sobran van a los restos mayores y luego a los sentados primero.</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Multas</translation>
    </message>
    <message>
        <source>Penalties for contracts gone down</source>
        <translation>Multas pagadas por contratos propios</translation>
    </message>
    <message>
        <source>Penalties for the opponents&apos; contracts that went down</source>
        <translation>Multas cobradas por contratos de los adversarios</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Multa</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Por ciento</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation>Teléfonos en la mesa</translation>
    </message>
    <message>
        <source>Phones cannot be let in at {address}: {reason}.</source>
        <translation>No se puede dejar entrar a teléfonos en {address}: {reason}.</translation>
    </message>
    <message>
        <source>Phones in the same Wi-Fi scan a code and see the sheet, live. Nothing is installed, and nothing leaves the house. Phones are switched off when the evening ends.</source>
        <translation>Los teléfonos de la misma wifi escanean un código y ven la hoja, en vivo. No se instala nada y nada sale de casa. Se apaga al terminar la velada.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Places: {moved}.</source>
        <translation>Puestos: {moved}.</translation>
    </message>
    <message>
        <source>Play an&amp;other</source>
        <translation>Jugar o&amp;tra</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugados</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <translation>Entran los que llevan más tiempo descansando.</translation>
    </message>
    <message>
        <source>Please look through these:</source>
        <translation>Revise estos puntos:</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points E-W</source>
        <translation>Puntos E-O</translation>
    </message>
    <message>
        <source>Points N-S</source>
        <translation>Puntos N-S</translation>
    </message>
    <message>
        <source>Points We &amp;hold</source>
        <translation>Nuestros puntos de &amp;honor</translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <translation>Puntos acordados</translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <translation>Puntos por honores de su bando</translation>
    </message>
    <message>
        <source>Points our side held, of 40</source>
        <translation>Puntos de nuestro bando, de 40</translation>
    </message>
    <message>
        <source>Points {team}</source>
        <translation>Puntos {team}</translation>
    </message>
    <message>
        <source>Preview, page {number} of {count}</source>
        <translation>Vista previa, página {number} de {count}</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Print, in the menu Evening, prints the sheets or makes a PDF, as on the screen but always dark on white.</source>
        <translation>Imprimir, en el menú Sesión, imprime las hojas o crea un PDF, como en la pantalla pero siempre oscuro sobre blanco.</translation>
    </message>
    <message>
        <source>Private score card</source>
        <translation>Tarjeta personal</translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <translation>Pone una imagen y unas líneas de texto en el portapapeles</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>R&amp;onda</translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <translation>&amp;Clasificación</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Clasifica con</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <translation>La clasificación, la tabla cruzada y el acta del encuentro están junto a los resultados y se pueden imprimir, con estadillos, boletas y tarjetas de mesa.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Rehacer: {step}</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <translation>Redoblados</translation>
    </message>
    <message>
        <source>Res&amp;ults</source>
        <translation>&amp;Resultados</translation>
    </message>
    <message>
        <source>Rest&amp;ore</source>
        <translation>Resta&amp;urar</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <translation>Restaurarlas &amp;todas</translation>
    </message>
    <message>
        <source>Restore this &amp;evening</source>
        <translation>Restaurar esta &amp;sesión</translation>
    </message>
    <message>
        <source>Resul&amp;t…</source>
        <translation>&amp;Resultado…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Results of the board</source>
        <translation>Resultados del estuche</translation>
    </message>
    <message>
        <source>Results of the last five evenings, newest last</source>
        <translation>Resultados de las últimas cinco sesiones, la más reciente al final</translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <translation>Resultados de dos portátiles</translation>
    </message>
    <message>
        <source>Resume &amp;the chukker</source>
        <translation>&amp;Retomar el Chicago</translation>
    </message>
    <message>
        <source>Resume &amp;the rubber</source>
        <translation>&amp;Retomar el rubber</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>Ro&amp;ndas</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Ronda a ronda</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <translation>Ronda {number} de {planned}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: last {left}</source>
        <translation>Ronda {round} de {rounds}: últimos {left}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {left}</source>
        <translation>Ronda {round} de {rounds}: {left}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Vuelta {round}, mesa {table}</translation>
    </message>
    <message>
        <source>Round {round}: table {table}, {line}, boards {boards}</source>
        <translation>Vuelta {round}: mesa {table}, {line}, estuches {boards}</translation>
    </message>
    <message>
        <source>Round {round}: you sit out.</source>
        <translation>Vuelta {round}: usted descansa.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <translation>Rondas perdidas</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <source>Rounds won (%)</source>
        <translation>Rondas ganadas (%)</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>Rubber</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <translation>Prima de rubber</translation>
    </message>
    <message>
        <source>Rubber bridge</source>
        <translation>Rubber bridge</translation>
    </message>
    <message>
        <source>Rubber bridge: the side that first wins two games ends the rubber.</source>
        <translation>Rubber bridge: el bando que gana primero dos mangas termina el rubber.</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <translation>Rubber {number}</translation>
    </message>
    <message>
        <source>Rubbers, chukkers and sets of boards, finished or stopped</source>
        <translation>Rubbers, Chicagos y series de estuches, terminados o parados</translation>
    </message>
    <message>
        <source>Rules of the house</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Acumulado</translation>
    </message>
    <message>
        <source>Running &amp;totals</source>
        <translation>&amp;Totales acumulados</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <translation>&amp;Puntuación</translation>
    </message>
    <message>
        <source>S&amp;eason</source>
        <translation>&amp;Temporada</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Más &amp;pequeño</translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <translation>Or&amp;denar por</translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <translation>Parar ant&amp;es {round} y anotarla a quienes la jugaron</translation>
    </message>
    <message>
        <source>Sa&amp;me again</source>
        <translation>&amp;Mismos jugadores otra vez</translation>
    </message>
    <message>
        <source>Same as the &amp;desktop</source>
        <translation>Como el &amp;escritorio</translation>
    </message>
    <message>
        <source>Saturday evening</source>
        <translation>Sábado por la noche</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save a pict&amp;ure of the sheet…</source>
        <translation>Guardar una &amp;imagen de la hoja…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como P&amp;DF…</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <translation>Guardarla en un archivo…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Guardado como {file}</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <translation>Guardado en {file}.</translation>
    </message>
    <message>
        <source>Saves or prints the chosen evenings</source>
        <translation>Guarda o imprime las sesiones elegidas</translation>
    </message>
    <message>
        <source>Say each score aloud</source>
        <translation>Leer cada tanteo en voz alta</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Scan the code on the laptop’s screen</source>
        <translation>Escanee el código de la pantalla del portátil</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Desglose de los puntos</translation>
    </message>
    <message>
        <source>Score files</source>
        <translation>Archivos de puntuación</translation>
    </message>
    <message>
        <source>Score files of several tables</source>
        <translation>Archivos de puntuación de varias mesas</translation>
    </message>
    <message>
        <source>Score slips</source>
        <translation>Boletas</translation>
    </message>
    <message>
        <source>Score slips for all tables</source>
        <translation>Boletas para todas las mesas</translation>
    </message>
    <message>
        <source>Scores may be corrected until the result of the rubber is agreed (Laws 72 to 81), later if all consent; scorepad marks such deals with a star.</source>
        <translation>Una puntuación se puede corregir hasta que se acuerde el resultado del rubber (leyes 72 a 81), y después si todos consienten; scorepad marca esas manos con una estrella.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search without {what}</source>
        <translation>Buscar sin {what}</translation>
    </message>
    <message>
        <source>Season from {first} to {last}</source>
        <translation>Temporada del {first} al {last}</translation>
    </message>
    <message>
        <source>Season {first}/{last}</source>
        <translation>Temporada {first}/{last}</translation>
    </message>
    <message>
        <source>Season {year}</source>
        <translation>Temporada {year}</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Despedir</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>Despedir a {name}</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation>Enviado a {printer}</translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <translation>&amp;Liquidar…</translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <translation>Liqui&amp;dación…</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Liquidación</translation>
    </message>
    <message>
        <source>Several tables</source>
        <translation>Varias mesas</translation>
    </message>
    <message>
        <source>Several tables: partnerships</source>
        <translation>Varias mesas: parejas</translation>
    </message>
    <message>
        <source>Several tables: players</source>
        <translation>Varias mesas: jugadores</translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <translation>Compartir e im&amp;primir</translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <translation>Porcentaje de contratos cumplidos a nivel {level}</translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <translation>Porcentaje de contratos cumplidos a {strain}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <translation>&amp;Ver la tarjeta</translation>
    </message>
    <message>
        <source>Show all {number}</source>
        <translation>Mostrar los {number}</translation>
    </message>
    <message>
        <source>Shows the deals behind it</source>
        <translation>Muestra las manos de las que procede</translation>
    </message>
    <message>
        <source>Since the last change of &amp;seats</source>
        <translation>Desde el último ca&amp;mbio de sitios</translation>
    </message>
    <message>
        <source>Single players</source>
        <translation>Individual</translation>
    </message>
    <message>
        <source>Single players are written `8+1-5+7: N 3NT=`, the pairs of two teams of four `A1-B1: N 4S=`.</source>
        <translation>Los jugadores sueltos se escriben `8+1-5+7: N 3NT=`, las parejas de dos equipos de cuatro `A1-B1: N 4S=`.</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Descansa</translation>
    </message>
    <message>
        <source>Sits out, number {number}</source>
        <translation>Descansa, número {number}</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>Descansa</translation>
    </message>
    <message>
        <source>Sitting out after that: {players}</source>
        <translation>Descansan después: {players}</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>Slam</translation>
    </message>
    <message>
        <source>Slams</source>
        <translation>Slams</translation>
    </message>
    <message>
        <source>Slams made, out of slams bid</source>
        <translation>Slams cumplidos, de los pedidos</translation>
    </message>
    <message>
        <source>Small slam: six bid and made</source>
        <translation>Pequeño slam: seis pedido y cumplido</translation>
    </message>
    <message>
        <source>Some debts are not paid.</source>
        <translation>Hay deudas sin pagar.</translation>
    </message>
    <message>
        <source>Some entries are not saved</source>
        <translation>Hay anotaciones sin guardar</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Something went wrong inside scorepad.</source>
        <translation>Algo ha fallado en scorepad.</translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <translation>Ordenar por una columna</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>South</source>
        <comment>to sit</comment>
        <translation>Sur</translation>
    </message>
    <message>
        <source>Split score</source>
        <translation>Resultado dividido</translation>
    </message>
    <message>
        <source>Sta&amp;ke for 100 points</source>
        <translation>Ap&amp;uesta por 100 puntos</translation>
    </message>
    <message>
        <source>Sta&amp;ke for each IMP</source>
        <translation>Ap&amp;uesta por IMP</translation>
    </message>
    <message>
        <source>Stake &amp;for 100 points</source>
        <translation>Ap&amp;uesta por 100 puntos</translation>
    </message>
    <message>
        <source>Stake &amp;for each IMP</source>
        <translation>Ap&amp;uesta por IMP</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <translation>&amp;Paso a paso</translation>
    </message>
    <message>
        <source>Still open from earlier evenings</source>
        <translation>Pendiente de sesiones anteriores</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Stop it there</source>
        <translation>Parar ahí</translation>
    </message>
    <message>
        <source>Stop it there, with its premiums</source>
        <translation>Parar ahí, con sus primas</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Palo</translation>
    </message>
    <message>
        <source>Suits in &amp;black and red</source>
        <translation>Palos en &amp;negro y rojo</translation>
    </message>
    <message>
        <source>Sunday evening</source>
        <translation>Domingo por la noche</translation>
    </message>
    <message>
        <source>Swiss: drawn by the ranking</source>
        <translation>suizo: sorteado según la clasificación</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <translation>&amp;Apagar</translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <translation>Escribir las car&amp;tas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <translation>Tabla del resumen (*.csv)</translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <translation>Tabla de las manos (*.csv)</translation>
    </message>
    <message>
        <source>Table of the ranking (*.csv)</source>
        <translation>Tabla de la clasificación (*.csv)</translation>
    </message>
    <message>
        <source>Table of the results (*.csv)</source>
        <translation>Tabla de los resultados (*.csv)</translation>
    </message>
    <message>
        <source>Table of the rounds (*.csv)</source>
        <translation>Tabla de las rondas (*.csv)</translation>
    </message>
    <message>
        <source>Table view, &amp;full screen</source>
        <translation>&amp;Vista de mesa, pantalla completa</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Mesa {number}</translation>
    </message>
    <message>
        <source>Table {table}: all results are in</source>
        <translation>Mesa {table}: están todos los resultados</translation>
    </message>
    <message>
        <source>Table {table}: round {round}</source>
        <translation>Mesa {table}: vuelta {round}</translation>
    </message>
    <message>
        <source>Tables may &amp;share boards in a round</source>
        <translation>Las mesas comparten es&amp;tuches en la ronda</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Cobradas</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Team {home} {won}, team {visitors} {lost}</source>
        <translation>Equipo {home} {won}, equipo {visitors} {lost}</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <translation>Equipo {team}</translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <translation>Equipos en IMP</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <translation>Equipos de cuatro</translation>
    </message>
    <message>
        <source>Teams, board a match</source>
        <translation>Equipos, board-a-match</translation>
    </message>
    <message>
        <source>That also changed {deals}</source>
        <translation>También cambió {deals}</translation>
    </message>
    <message>
        <source>That could not be done: {trouble}.</source>
        <translation>No se pudo hacer: {trouble}.</translation>
    </message>
    <message>
        <source>That was the last of {planned} rounds.</source>
        <translation>Esa era la última de {planned} rondas.</translation>
    </message>
    <message>
        <source>That was the one round you planned.</source>
        <translation>Esa era la única ronda prevista.</translation>
    </message>
    <message>
        <source>The &amp;last deal counts double</source>
        <translation>La última mano &amp;cuenta doble</translation>
    </message>
    <message>
        <source>The archive of evenings is not open at the moment.</source>
        <translation>El histórico no está abierto ahora.</translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <translation>El histórico estaba dañado</translation>
    </message>
    <message>
        <source>The back score at its stakes</source>
        <translation>El resumen con sus apuestas</translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <translation>El resumen empieza cuando acaba el primer rubber o Chicago.</translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <translation>El resumen de todas las rondas</translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <translation>El resumen, sesión a sesión</translation>
    </message>
    <message>
        <source>The best evening</source>
        <translation>La mejor sesión</translation>
    </message>
    <message>
        <source>The board played next</source>
        <translation>El próximo estuche</translation>
    </message>
    <message>
        <source>The board says who deals</source>
        <translation>El estuche dice quién reparte</translation>
    </message>
    <message>
        <source>The boards</source>
        <translation>Los estuches</translation>
    </message>
    <message>
        <source>The boards count as soon as all their results are in.</source>
        <translation>Las manos cuentan en cuanto están todos sus resultados.</translation>
    </message>
    <message>
        <source>The card of the evening as a picture</source>
        <translation>La tarjeta de la velada como imagen</translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <translation>El desarrollo de la sesión</translation>
    </message>
    <message>
        <source>The damaged file was not changed. It is kept as {file}.</source>
        <translation>El archivo dañado no se ha modificado. Se conserva como {file}.</translation>
    </message>
    <message>
        <source>The director types adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, or 3 fouled 1-2 4sn for a board whose cards were changed. F9 starts a clock for the rounds, seen on F11.</source>
        <translation>El árbitro escribe adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, o 3 fouled 1-2 4sn para una mano con las cartas cambiadas. F9 inicia un reloj de las rondas, visible con F11.</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <translation>El final de la ronda</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>La sesión</translation>
    </message>
    <message>
        <source>The evening after this step – {when}: {step}</source>
        <translation>La sesión después de este paso – {when}: {step}</translation>
    </message>
    <message>
        <source>The evening has ended.</source>
        <translation>La velada ha terminado.</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <translation>La sesión ha terminado.</translation>
    </message>
    <message>
        <source>The evening is over. Begin another round with this?</source>
        <translation>La velada ha terminado. ¿Empieza con esto otra ronda?</translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <translation>La sesión no ha cambiado y pueden seguir jugando. Si falta el último paso, repítalo.</translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <translation>La sesión del {day} se ha eliminado.</translation>
    </message>
    <message>
        <source>The evenings of each day are copied, at most ten minutes after a change. Copies of seven days and eight weeks are kept.</source>
        <translation>Las veladas de cada día se copian, como mucho diez minutos después de un cambio. Se guardan copias de siete días y ocho semanas.</translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <translation>El primer bando con dos mangas termina el rubber.</translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <translation>No se encuentran los tipos de letra de scorepad, así que no se puede imprimir. Vuelva a instalar scorepad.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La modalidad</translation>
    </message>
    <message>
        <source>The game as agreed</source>
        <translation>La modalidad acordada</translation>
    </message>
    <message>
        <source>The laptop cannot be reached.</source>
        <translation>No se alcanza el portátil.</translation>
    </message>
    <message>
        <source>The laptop cannot be reached. Your entry waits here.</source>
        <translation>No se alcanza el portátil. Su anotación espera aquí.</translation>
    </message>
    <message>
        <source>The laptop is asked whether this phone may enter.</source>
        <translation>Se pregunta en el portátil si este teléfono puede anotar.</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>Los últimos 12 meses</translation>
    </message>
    <message>
        <source>The last deal counts double.</source>
        <translation>La última mano cuenta doble.</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>La última ronda ha terminado.</translation>
    </message>
    <message>
        <source>The movement</source>
        <translation>El movimiento</translation>
    </message>
    <message>
        <source>The movement, also for each table</source>
        <translation>El movimiento, también para cada mesa</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>La próxima mano</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>La página siguiente</translation>
    </message>
    <message>
        <source>The next phone</source>
        <translation>El teléfono siguiente</translation>
    </message>
    <message>
        <source>The next result</source>
        <translation>El próximo resultado</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>La ronda siguiente</translation>
    </message>
    <message>
        <source>The order of the results</source>
        <translation>El orden de los resultados</translation>
    </message>
    <message>
        <source>The other rounds</source>
        <translation>Las otras rondas</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>La página anterior</translation>
    </message>
    <message>
        <source>The partners stay the same all evening.</source>
        <translation>Las parejas son las mismas toda la sesión.</translation>
    </message>
    <message>
        <source>The players seated at the end get the result of {round}.</source>
        <translation>El resultado de {round} es de quienes estén sentados al final.</translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <translation>Los puntos del archivo no se compararon con los nuestros</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <translation>La impresora {printer} no acepta las páginas. Guárdelas como PDF.</translation>
    </message>
    <message>
        <source>The ranking</source>
        <translation>La clasificación</translation>
    </message>
    <message>
        <source>The ranking is shown when all results are in. Still to come: {number}.</source>
        <translation>La clasificación se mostrará cuando estén todos los resultados. Faltan {number}.</translation>
    </message>
    <message>
        <source>The result of the evening</source>
        <translation>El resultado de la sesión</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Los resultados</translation>
    </message>
    <message>
        <source>The round is tied</source>
        <translation>La ronda acaba en empate</translation>
    </message>
    <message>
        <source>The running back score</source>
        <translation>El resumen acumulado</translation>
    </message>
    <message>
        <source>The same page shows which table is behind.</source>
        <translation>La misma página muestra qué mesa va atrasada.</translation>
    </message>
    <message>
        <source>The scale: {rows}.</source>
        <translation>La tabla: {rows}.</translation>
    </message>
    <message>
        <source>The score for the table</source>
        <translation>La puntuación de la mesa</translation>
    </message>
    <message>
        <source>The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of Rubber Bridge.</source>
        <translation>Las puntuaciones siguen las Laws of Contract Bridge (1993), desde 2014 las Laws of Rubber Bridge.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>La hoja</translation>
    </message>
    <message>
        <source>The sheet after each deal</source>
        <translation>La hoja después de cada mano</translation>
    </message>
    <message>
        <source>The stake is for each IMP, and so is the back score.</source>
        <translation>La apuesta es por IMP, y el resumen también.</translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <translation>La apuesta es por &amp;bando</translation>
    </message>
    <message>
        <source>The stake is per side; partners share it.</source>
        <translation>La apuesta es por bando; los compañeros la comparten.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>The us&amp;ual one</source>
        <translation>La &amp;habitual</translation>
    </message>
    <message>
        <source>The usual one; another from a &amp;file…</source>
        <translation>La habitual; otra de un &amp;archivo…</translation>
    </message>
    <message>
        <source>The whole evening</source>
        <translation>Toda la sesión</translation>
    </message>
    <message>
        <source>The worst evening</source>
        <translation>La peor sesión</translation>
    </message>
    <message>
        <source>Then the score is shown from your own side.</source>
        <translation>Así el tanteo se ve desde su bando.</translation>
    </message>
    <message>
        <source>There are no evenings yet.</source>
        <translation>Aún no hay sesiones.</translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <translation>Hay movimientos para {numbers} jugadores. Con otros números, siéntense como quieran y escriban los compañeros con cada resultado: 1+2-3+4 4pn.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made on every day you play; 7 daily and 8 weekly ones are kept.</source>
        <translation>Aún no hay copia de seguridad. Se hace una cada día que se juega; se guardan 7 diarias y 8 semanales.</translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <translation>No hay quinta mano: tras cuatro empieza otro Chicago y nadie es vulnerable. Una mano pasada se reparte otra vez y no cuenta. (Costumbre; las leyes no lo tratan.)</translation>
    </message>
    <message>
        <source>There is no movement: sit as you like, and type the pairs with each result.</source>
        <translation>No hay movimiento: siéntense como quieran y escriban las parejas con cada resultado.</translation>
    </message>
    <message>
        <source>There is no result before a board can be compared.</source>
        <translation>No hay resultado hasta que se pueda comparar un estuche.</translation>
    </message>
    <message>
        <source>There is no result before a round is over.</source>
        <translation>No hay resultado hasta que acabe una ronda.</translation>
    </message>
    <message>
        <source>There is nothing to compare it with yet.</source>
        <translation>Aún no hay con qué compararlo.</translation>
    </message>
    <message>
        <source>These are missing:</source>
        <translation>Faltan:</translation>
    </message>
    <message>
        <source>These are read too, where they are known:</source>
        <translation>También se leen estas, si se conocen:</translation>
    </message>
    <message>
        <source>These are the &amp;last boards</source>
        <translation>Estos son los ú&amp;ltimos estuches</translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <translation>Estos detalles ayudan a corregir el fallo; no contienen nombres ni puntos. Se guardan en {file}</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>They are one player</source>
        <translation>Son un solo jugador</translation>
    </message>
    <message>
        <source>They are vulnerable</source>
        <translation>Ellos son vulnerables</translation>
    </message>
    <message>
        <source>They count in the total of {round}, and never towards a game.</source>
        <translation>Cuentan en el total de {round}, y nunca para una manga.</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Juegan ellos</translation>
    </message>
    <message>
        <source>This &amp;round</source>
        <translation>Esta r&amp;onda</translation>
    </message>
    <message>
        <source>This computer is in no network. A phone’s own hotspot will do; join it first.</source>
        <translation>Este ordenador no está en ninguna red. Basta el punto de acceso de un teléfono; conéctese antes a él.</translation>
    </message>
    <message>
        <source>This deal comes after the end of the round and is not counted.</source>
        <translation>Esta mano va después del final de la ronda y no cuenta.</translation>
    </message>
    <message>
        <source>This deal ends the chukker</source>
        <translation>Esta mano termina el Chicago</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Esta sesión</translation>
    </message>
    <message>
        <source>This evening has no entries yet.</source>
        <translation>Esta sesión aún no tiene anotaciones.</translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under Evenings.</source>
        <translation>Esta sesión también se cambió en otro lugar. Se guardan las dos: esta es la suya; la otra está en Sesiones.</translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <translation>Esta sesión se actualizó en otro lugar. Esta es la última versión.</translation>
    </message>
    <message>
        <source>This is the &amp;last</source>
        <translation>Esta es la ú&amp;ltima</translation>
    </message>
    <message>
        <source>This is the &amp;last chukker</source>
        <translation>Este es el ú&amp;ltimo Chicago</translation>
    </message>
    <message>
        <source>This is the &amp;last rubber</source>
        <translation>Este es el ú&amp;ltimo rubber</translation>
    </message>
    <message>
        <source>This is the current evening.</source>
        <translation>Esta es la sesión actual.</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>Esta es la última ronda</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Switch it on in the browser.</source>
        <translation>Esta página necesita JavaScript. Actívelo en el navegador.</translation>
    </message>
    <message>
        <source>This phone may enter deals.</source>
        <translation>Este teléfono puede anotar manos.</translation>
    </message>
    <message>
        <source>This phone may look.</source>
        <translation>Este teléfono puede mirar.</translation>
    </message>
    <message>
        <source>This round with its deals</source>
        <translation>Esta ronda con sus manos</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Esta hoja</translation>
    </message>
    <message>
        <source>This spelling</source>
        <translation>Esta forma</translation>
    </message>
    <message>
        <source>Thursday evening</source>
        <translation>Jueves por la noche</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Títulos</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>To correct a deal, type only the part that was wrong: +2, x or undoubled, 4h, another declarer, h100 eve, no honours. Contract and declarer together are a whole new deal.</source>
        <translation>Para corregir una mano, escriba solo lo que estaba mal: +2, x o sin doblar, 4c, otro declarante, h100 eva, sin honores. Contrato y declarante juntos son una mano nueva.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made: {reason}</source>
        <translation>No se pudo hacer la copia de seguridad de hoy: {reason}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Esta noche</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total points</source>
        <translation>Puntos totales</translation>
    </message>
    <message>
        <source>Traveller</source>
        <translation>Estadillo</translation>
    </message>
    <message>
        <source>Trick points for each odd trick (above six) bid and made. They go below the line.</source>
        <translation>Puntos por cada baza pedida y hecha por encima de seis. Van debajo de la línea.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Tuesday evening</source>
        <translation>Martes por la noche</translation>
    </message>
    <message>
        <source>Turn all &amp;cards up</source>
        <translation>&amp;Descubrir todas las cartas</translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <translation>Escriba contrato, declarante y resultado en la línea al pie de la ventana y pulse Intro. Mayúsculas y espacios dan igual.</translation>
    </message>
    <message>
        <source>Type only the wrong part: 4h, x, +1 or {player}</source>
        <translation>Escriba solo lo que estaba mal: 4c, x, +1 o {player}</translation>
    </message>
    <message>
        <source>Type the board, the pairs and their result: 1 {pairs} 4sn+1</source>
        <translation>Escriba el estuche, las parejas y su resultado: 1 {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Type the card that each has drawn, such as QC or 10H. The two highest are partners, and the highest deals first.</source>
        <translation>Escriba la carta que ha sacado cada uno, como DT o 10C. Las dos más altas juegan juntas, y la más alta reparte primero.</translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1.</source>
        <translation>Escriba el resultado que se pide, p. ej. 4pn+1, u otro con estuche y parejas: 3 1-2 4pn+1.</translation>
    </message>
    <message>
        <source>USEBIO holds only boards that several tables played</source>
        <translation>USEBIO solo contiene estuches jugados en varias mesas</translation>
    </message>
    <message>
        <source>USEBIO, for clubs’ pages (*.xml)</source>
        <translation>USEBIO, para sitios de clubes (*.xml)</translation>
    </message>
    <message>
        <source>USEBIO, which club sites publish results from</source>
        <translation>USEBIO, con el que los sitios de clubes publican resultados</translation>
    </message>
    <message>
        <source>Undertricks, not vulnerable (to opponents)</source>
        <translation>Multas, no vulnerable (para los adversarios)</translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <translation>Multas, vulnerable (para los adversarios)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Deshacer: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Deshecho: {step}</translation>
    </message>
    <message>
        <source>Unfinished: game</source>
        <translation>Sin acabar: manga</translation>
    </message>
    <message>
        <source>Unfinished: part-score</source>
        <translation>Sin acabar: parcial</translation>
    </message>
    <message>
        <source>Unsaved entries</source>
        <translation>Anotaciones sin guardar</translation>
    </message>
    <message>
        <source>Up and Down select a line, which can be retyped; Delete deletes it, and F1 explains a figure.</source>
        <translation>Arriba y Abajo eligen una línea, que se puede volver a escribir; Supr la elimina, y F1 explica una cifra.</translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <translation>Usa su propia tabla de puntuaciones esperadas.</translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <translation>¿Usa un segundo portátil? Guarde allí la sesión y abra aquí el archivo: las diferencias se muestran lado a lado. También se abren resultados PBN y USEBIO.</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>VPs a match</source>
        <translation>PV por partido</translation>
    </message>
    <message>
        <source>VUL</source>
        <translation>VUL</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Versión {number}</translation>
    </message>
    <message>
        <source>Victory points, for each match of teams</source>
        <translation>Puntos de victoria por partido de equipos</translation>
    </message>
    <message>
        <source>Vuln.</source>
        <translation>Vuln.</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Vulnerable</translation>
    </message>
    <message>
        <source>Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, in Cavendish form the other; deal 4: both sides</source>
        <translation>Vulnerables – mano 1: nadie; manos 2 y 3: el bando del dador, en Cavendish el otro; mano 4: los dos bandos</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nosotros</translation>
    </message>
    <message>
        <source>We are East and West</source>
        <translation>Nosotros somos Este y Oeste</translation>
    </message>
    <message>
        <source>We are North and South</source>
        <translation>Nosotros somos Norte y Sur</translation>
    </message>
    <message>
        <source>We are vulnerable</source>
        <translation>Nosotros somos vulnerables</translation>
    </message>
    <message>
        <source>We play</source>
        <comment>the contract</comment>
        <translation>Jugamos nosotros</translation>
    </message>
    <message>
        <source>Wednesday evening</source>
        <translation>Miércoles por la noche</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>West</source>
        <comment>to sit</comment>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What a contract is worth</source>
        <translation>Lo que vale un contrato</translation>
    </message>
    <message>
        <source>What a correction changed</source>
        <translation>Qué cambió una corrección</translation>
    </message>
    <message>
        <source>What a phone enters waits there while the network is away, and is never entered twice. The history says from whose phone it came.</source>
        <translation>Lo que un teléfono anota espera allí mientras falta la red, y nunca se anota dos veces. El historial dice de qué teléfono vino.</translation>
    </message>
    <message>
        <source>What cannot be imported from a file of another program is listed in the note of the evening.</source>
        <translation>Lo que no se puede importar de un archivo de otro programa figura en la nota de la velada.</translation>
    </message>
    <message>
        <source>What each contract would score</source>
        <translation>Qué daría cada contrato</translation>
    </message>
    <message>
        <source>What if – {state}</source>
        <translation>¿Y si…? – {state}</translation>
    </message>
    <message>
        <source>What is exported as `.scorepad` or PBN can be imported again without loss. Every export names what its file cannot hold.</source>
        <translation>Lo exportado como `.scorepad` o PBN se puede importar de nuevo sin pérdidas. Cada exportación nombra lo que su archivo no admite.</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Qué contiene</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Qué significa</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Qué imprimir</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Where tables differ, you choose for each round: honours, part-scores carried over, premiums of an unfinished rubber.</source>
        <translation>Donde las mesas difieren, usted elige en cada ronda: honores, parciales que se arrastran, primas de un rubber inacabado.</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>De dónde salen los puntos</translation>
    </message>
    <message>
        <source>Where the points came from – {who}</source>
        <translation>De dónde salen los puntos – {who}</translation>
    </message>
    <message>
        <source>Where the two laptops differ, choose what to keep.</source>
        <translation>Donde los dos portátiles difieren, elija qué conservar.</translation>
    </message>
    <message>
        <source>Where there is no network at all, Result as a code holds the result itself: a phone that scans it has it.</source>
        <translation>Donde no hay red alguna, Resultado en código contiene el resultado mismo: un teléfono que lo escanea ya lo tiene.</translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <translation>Dónde están sus sesiones</translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <translation>Mientras escribe, la puntuación aparece en gris claro en su columna, y en palabras debajo de la línea.</translation>
    </message>
    <message>
        <source>Who held the honours?</source>
        <translation>¿Quién tenía los honores?</translation>
    </message>
    <message>
        <source>Who is &amp;ranked</source>
        <translation>Tipo de to&amp;rneo</translation>
    </message>
    <message>
        <source>Who is at this phone?</source>
        <translation>¿Quién está en este teléfono?</translation>
    </message>
    <message>
        <source>Who is the declarer?</source>
        <translation>¿Quién es el declarante?</translation>
    </message>
    <message>
        <source>Who owes</source>
        <translation>Quién debe</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Quién paga a quién</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Who plays tonight?</source>
        <translation>¿Quién juega esta noche?</translation>
    </message>
    <message>
        <source>Who won each game</source>
        <translation>Quién ganó cada manga</translation>
    </message>
    <message>
        <source>Who won, and the back score</source>
        <translation>Quién ganó, y el resumen</translation>
    </message>
    <message>
        <source>Who&amp;m</source>
        <translation>A &amp;quién</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>A quién</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>De quién</translation>
    </message>
    <message>
        <source>Whose lines are drawn: seven at most</source>
        <translation>De quién son las líneas: siete como mucho</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Why are they given? A word is enough.</source>
        <translation>¿Por qué se dan? Basta una palabra.</translation>
    </message>
    <message>
        <source>Winning the rubber earns {more} if the other side has no game, else {fewer}. More points win, even with fewer games.</source>
        <translation>Ganar el rubber da {more} si el otro bando no tiene manga, y {fewer} si la tiene. Gana quien suma más puntos, aunque tenga menos mangas.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>With Python {python} and Qt {qt}</source>
        <translation>Con Python {python} y Qt {qt}</translation>
    </message>
    <message>
        <source>With Python {python}, without Qt</source>
        <translation>Con Python {python}, sin Qt</translation>
    </message>
    <message>
        <source>With `--json`, commands print one JSON object. Its schema is commands.schema.json, and that of `.scorepad` files evening-file.schema.json; both come with scorepad.</source>
        <translation>Con `--json` las órdenes muestran un objeto JSON. Su esquema es commands.schema.json y el de los archivos `.scorepad`, evening-file.schema.json; ambos vienen con scorepad.</translation>
    </message>
    <message>
        <source>With and against</source>
        <translation>Con y contra</translation>
    </message>
    <message>
        <source>With five players every partnership comes up once. The panel says who sits out, and when everyone has played with everyone.</source>
        <translation>Con cinco jugadores cada pareja sale una vez. El panel dice quién descansa y cuándo todos han jugado con todos.</translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation>Con hándicap</translation>
    </message>
    <message>
        <source>With: {what}</source>
        <translation>Con: {what}</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Sin fecha</translation>
    </message>
    <message>
        <source>Without any network: Result as a code.</source>
        <translation>Sin red: Resultado en código.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Won %</source>
        <translation>Ganadas %</translation>
    </message>
    <message>
        <source>Won in all</source>
        <translation>Ganado en total</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Peor</translation>
    </message>
    <message>
        <source>XML entities are not supported</source>
        <translation>no se admiten entidades XML</translation>
    </message>
    <message>
        <source>You cut for partners before each round.</source>
        <translation>Se sortean compañeros antes de cada ronda.</translation>
    </message>
    <message>
        <source>You type</source>
        <translation>Usted escribe</translation>
    </message>
    <message>
        <source>You write</source>
        <translation>Usted escribe</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Su tarjeta</translation>
    </message>
    <message>
        <source>Your own scale</source>
        <translation>Tabla propia</translation>
    </message>
    <message>
        <source>Your own, from a &amp;file…</source>
        <translation>Propia, de un &amp;archivo…</translation>
    </message>
    <message>
        <source>`scorepad check` names each evening that is damaged, and `scorepad check --mend` repairs what can be repaired.</source>
        <translation>`scorepad check` nombra cada velada dañada y `scorepad check --mend` repara lo que se puede.</translation>
    </message>
    <message>
        <source>`scorepad merge` joins two copies of an evening, or one session that was entered at two laptops.</source>
        <translation>`scorepad merge` une dos copias de una velada, o una sesión introducida en dos portátiles.</translation>
    </message>
    <message>
        <source>`scorepad rank FILE --draw` draws the next round of teams, and `scorepad movement 13` proposes a movement for 13 pairs.</source>
        <translation>`scorepad rank FILE --draw` sortea la ronda siguiente de equipos, y `scorepad movement 13` propone un movimiento para 13 parejas.</translation>
    </message>
    <message>
        <source>`scorepad score FILE` prints its sheets, and `scorepad import FILE` puts it into the archive.</source>
        <translation>`scorepad score FILE` muestra sus hojas y `scorepad import FILE` la pone en el archivo de veladas.</translation>
    </message>
    <message>
        <source>a PDF named after the evening</source>
        <translation>un PDF con el nombre de la velada</translation>
    </message>
    <message>
        <source>a PDF, or pictures where it ends in .png or .svg; - for standard output; named after the evening if left out</source>
        <translation>un PDF, o imágenes si acaba en .png o .svg; - para la salida estándar; si falta, con el nombre de la velada</translation>
    </message>
    <message>
        <source>a bet</source>
        <translation>una apuesta aparte</translation>
    </message>
    <message>
        <source>a board has at most {most} results</source>
        <translation>un estuche tiene {most} resultados como máximo</translation>
    </message>
    <message>
        <source>a bye brings 0 to {most} VPs</source>
        <translation>un descanso da de 0 a {most} PV</translation>
    </message>
    <message>
        <source>a bye needs a team and its VPs, e.g. bye C 12</source>
        <translation>un descanso necesita un equipo y sus PV, p. ej. bye C 12</translation>
    </message>
    <message>
        <source>a chair is missing before =; chairs are N, E, S and W</source>
        <translation>falta un sitio antes de =; los sitios son N, E, S y W</translation>
    </message>
    <message>
        <source>a chair or a name</source>
        <translation>un puesto o un nombre</translation>
    </message>
    <message>
        <source>a change</source>
        <translation>un cambio</translation>
    </message>
    <message>
        <source>a contract is at level 1 to 7, not {level}</source>
        <translation>un contrato es de nivel 1 a 7, no {level}</translation>
    </message>
    <message>
        <source>a debt</source>
        <translation>una deuda</translation>
    </message>
    <message>
        <source>a file for another computer; or .csv, .pbn</source>
        <translation>un archivo para otro ordenador; o .csv, .pbn</translation>
    </message>
    <message>
        <source>a line that scorepad wrote before this one is missing; open another copy of the file</source>
        <translation>falta una línea anterior a esta; abra otra copia del archivo</translation>
    </message>
    <message>
        <source>a longer chukker, or the boards in a set</source>
        <translation>un chukker más largo, o los estuches de una serie</translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <translation>una media descarta 0 o 1 resultado en cada extremo</translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <translation>un nombre ha perdido su último cambio</translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <translation>una pareja no puede jugar contra sí misma</translation>
    </message>
    <message>
        <source>a passed-out deal</source>
        <translation>una mano pasada</translation>
    </message>
    <message>
        <source>a passed-out deal has neither declarer nor tricks</source>
        <translation>una mano pasada no tiene declarante ni bazas</translation>
    </message>
    <message>
        <source>a passed-out deal has neither tricks nor honours</source>
        <translation>una mano pasada no tiene bazas ni honores</translation>
    </message>
    <message>
        <source>a passed-out deal has no declarer</source>
        <translation>una mano pasada no tiene declarante</translation>
    </message>
    <message>
        <source>a passed-out deal has nothing else; leave “{column}” empty</source>
        <translation>una mano pasada no tiene nada más; deje «{column}» vacía</translation>
    </message>
    <message>
        <source>a passed-out deal is not dealt again</source>
        <translation>una mano pasada no se vuelve a dar</translation>
    </message>
    <message>
        <source>a player cannot be twice at a table</source>
        <translation>un jugador no puede estar dos veces en una mesa</translation>
    </message>
    <message>
        <source>a player draws only once</source>
        <translation>un jugador solo saca una vez</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>un jugador necesita un nombre</translation>
    </message>
    <message>
        <source>a pot for the winner</source>
        <translation>un bote para el ganador</translation>
    </message>
    <message>
        <source>a pot needs what each pays and the shares of the first places, e.g. pot 5.00 60/40</source>
        <translation>un bote necesita lo que paga cada uno y las partes de los primeros puestos, p. ej. pot 5.00 60/40</translation>
    </message>
    <message>
        <source>a pot, shared {shares}</source>
        <translation>un bote, repartido {shares}</translation>
    </message>
    <message>
        <source>a result is disputed</source>
        <translation>hay un resultado en disputa</translation>
    </message>
    <message>
        <source>a revoke</source>
        <translation>un renuncio</translation>
    </message>
    <message>
        <source>a round has 1 to {most} boards</source>
        <translation>una ronda tiene de 1 a {most} estuches</translation>
    </message>
    <message>
        <source>a round has {lengths} deals, not {number}</source>
        <translation>una ronda tiene {lengths} manos, no {number}</translation>
    </message>
    <message>
        <source>a row has been damaged</source>
        <translation>una fila está dañada</translation>
    </message>
    <message>
        <source>a scale gives the expected score for each number of points from 20 to 40</source>
        <translation>una tabla da la puntuación esperada para cada número de puntos de 20 a 40</translation>
    </message>
    <message>
        <source>a scale goes from 20 points to 40; “{typed}” does not</source>
        <translation>una tabla va de 20 a 40 puntos; «{typed}» queda fuera</translation>
    </message>
    <message>
        <source>a score file or an evening file</source>
        <translation>un archivo de anotación o de sesión</translation>
    </message>
    <message>
        <source>a score file, or - for standard input</source>
        <translation>un archivo de anotación, o - para la entrada estándar</translation>
    </message>
    <message>
        <source>a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation>una temporada del histórico en vez de archivos: 2026, 2025/26, 2026-09..2026-11 o all</translation>
    </message>
    <message>
        <source>a second ranking with these per cent, IMPs a board, or IMPs a match</source>
        <translation>una segunda clasificación con estos por cientos, IMP por mano o IMP por partido</translation>
    </message>
    <message>
        <source>a sheet to score on by hand</source>
        <translation>una hoja para anotar a mano</translation>
    </message>
    <message>
        <source>a sheet to score on, instead of files</source>
        <translation>una hoja para anotar, en vez de archivos</translation>
    </message>
    <message>
        <source>a side holds 0 to {most} points, not {number}</source>
        <translation>un bando tiene de 0 a {most} puntos, no {number}</translation>
    </message>
    <message>
        <source>a side takes 0 to 13 tricks, not {number}</source>
        <translation>un bando hace de 0 a 13 bazas, no {number}</translation>
    </message>
    <message>
        <source>a split needs two scores for North-South: the first counts for them, the second for East-West, e.g. split 420 -50</source>
        <translation>un resultado dividido necesita dos puntuaciones de Norte-Sur: la primera cuenta para ellos, la segunda para Este-Oeste, p. ej. dividido 420 -50</translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <translation>un resultado dividido, {ns} para Norte-Sur y {ew} para Este-Oeste</translation>
    </message>
    <message>
        <source>a table for a spreadsheet</source>
        <translation>una tabla para una hoja de cálculo</translation>
    </message>
    <message>
        <source>a table for spreadsheets, with a row for each deal, round or back score</source>
        <translation>una tabla para hojas de cálculo, con una fila por mano, ronda o resumen</translation>
    </message>
    <message>
        <source>a table has four to seven players, not {number}</source>
        <translation>una mesa tiene de cuatro a siete jugadores, no {number}</translation>
    </message>
    <message>
        <source>a team cannot play against itself</source>
        <translation>un equipo no puede jugar contra sí mismo</translation>
    </message>
    <message>
        <source>a title, if you like</source>
        <translation>un título, si quiere</translation>
    </message>
    <message>
        <source>above</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>ajuste</translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <translation>ajuste de {points}</translation>
    </message>
    <message>
        <source>agreed: {reason}</source>
        <translation>acordado: {reason}</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>all evenings of the archive, with the standings</source>
        <translation>todas las veladas del archivo, con la clasificación</translation>
    </message>
    <message>
        <source>all handicaps belong in one line</source>
        <translation>todos los hándicaps van en una línea</translation>
    </message>
    <message>
        <source>all options of a command, with examples</source>
        <translation>todas las opciones de una orden, con ejemplos</translation>
    </message>
    <message>
        <source>all results of each board, and how each figure came about</source>
        <translation>todos los resultados de cada estuche y de dónde sale cada cifra</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>todas las rondas</translation>
    </message>
    <message>
        <source>also out</source>
        <comment>sits out</comment>
        <translation>y descansa</translation>
    </message>
    <message>
        <source>always duplicate</source>
        <translation>siempre duplicate</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opción ambigua: %(option)s puede ser %(matches)s</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>importe</translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <translation>un ajuste es de 1 a {most} puntos, para un solo bando</translation>
    </message>
    <message>
        <source>an adjustment needs a pair, a player or a team, how much, and a reason, e.g. adjust 3 -5 slow play</source>
        <translation>un ajuste necesita una pareja, un jugador o un equipo, cuánto y un motivo, p. ej. adjust 3 -5 slow play</translation>
    </message>
    <message>
        <source>an adjustment needs a reason</source>
        <translation>un ajuste necesita un motivo</translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <translation>un ajuste necesita bando, puntos y motivo, p. ej. adjust NS 200 por llegar tarde</translation>
    </message>
    <message>
        <source>an adjustment needs its reason</source>
        <translation>un ajuste necesita su motivo</translation>
    </message>
    <message>
        <source>an adjustment of {points}</source>
        <translation>ajuste de {points}</translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <translation>una media necesita dos valores, primero el de Norte-Sur, p. ej. med+ med- o 60 40</translation>
    </message>
    <message>
        <source>an average of {award} is not between {least} and {most}</source>
        <translation>una media de {award} no está entre {least} y {most}</translation>
    </message>
    <message>
        <source>an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}</source>
        <translation>una media del {ns} % de {top} para Norte-Sur, del {ew} % para Este-Oeste: {won} y {lost}</translation>
    </message>
    <message>
        <source>an average of {ns} IMPs for North-South, {ew} for East-West</source>
        <translation>una media de {ns} IMP para Norte-Sur, de {ew} para Este-Oeste</translation>
    </message>
    <message>
        <source>an average of {ns} points for North-South, {ew} for East-West</source>
        <translation>una media de {ns} puntos para Norte-Sur, de {ew} para Este-Oeste</translation>
    </message>
    <message>
        <source>an average, {ns} for North-South and {ew} for East-West</source>
        <translation>una media, {ns} para Norte-Sur y {ew} para Este-Oeste</translation>
    </message>
    <message>
        <source>an entry cannot be saved in {file}</source>
        <translation>una anotación no se puede guardar en {file}</translation>
    </message>
    <message>
        <source>an evening file, or any other with results</source>
        <translation>un archivo de sesión, u otro con resultados</translation>
    </message>
    <message>
        <source>an evening has at least one round, not {number}</source>
        <translation>una sesión tiene al menos una ronda, no {number}</translation>
    </message>
    <message>
        <source>an evening has at most {most} deals</source>
        <translation>una sesión tiene {most} manos como máximo</translation>
    </message>
    <message>
        <source>an evening has at most {most} debts besides the score</source>
        <translation>además de la puntuación, una sesión tiene {most} deudas como máximo</translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <translation>una sesión ha perdido su último cambio</translation>
    </message>
    <message>
        <source>an extra amount</source>
        <translation>un importe extra</translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <translation>un importe extra necesita un motivo</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>and {number} more</source>
        <translation>y {number} más</translation>
    </message>
    <message>
        <source>another archive</source>
        <translation>otro histórico</translation>
    </message>
    <message>
        <source>another deal is there already</source>
        <translation>ya hay otra mano ahí</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>otro histórico</translation>
    </message>
    <message>
        <source>another page asked for this</source>
        <translation>lo pidió otra página</translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <translation>otro programa usa {file}</translation>
    </message>
    <message>
        <source>another result is there already</source>
        <translation>ya hay otro resultado ahí</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as in 4SX</source>
        <translation>como en 4SX</translation>
    </message>
    <message>
        <source>at least one round is played</source>
        <translation>se juega al menos una ronda</translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} down</source>
        <translation>a nivel {level} puede haber {most} multas como máximo</translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} over</source>
        <translation>a nivel {level} puede haber {most} bazas de más como máximo</translation>
    </message>
    <message>
        <source>at level {level} there can be no overtricks</source>
        <translation>a nivel {level} no puede haber bazas de más</translation>
    </message>
    <message>
        <source>at notrump honours are four aces: 150</source>
        <translation>a sin triunfo los honores son cuatro ases: 150</translation>
    </message>
    <message>
        <source>at teams a handicap is whole IMPs a match</source>
        <translation>en equipos un hándicap son IMP enteros por partido</translation>
    </message>
    <message>
        <source>at teams an average is whole IMPs</source>
        <translation>por equipos, una media es un número entero de IMP</translation>
    </message>
    <message>
        <source>at teams the two averages add up to 100, e.g. 60 40</source>
        <translation>por equipos, las dos medias suman 100, p. ej. 60 40</translation>
    </message>
    <message>
        <source>at the end of a Mitchell with the lines switched, for one winner</source>
        <translation>al final de un Mitchell con las líneas cambiadas, para un solo ganador</translation>
    </message>
    <message>
        <source>at total points an average is ave, or points such as 100 -100</source>
        <translation>con puntos totales, una media es med, o puntos como 100 -100</translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <translation>media {ns} {ew}</translation>
    </message>
    <message>
        <source>beginning the next round</source>
        <translation>empezar la ronda siguiente</translation>
    </message>
    <message>
        <source>beginning {form}</source>
        <translation>empezar {form}</translation>
    </message>
    <message>
        <source>behind the others</source>
        <translation>más atrás que las demás</translation>
    </message>
    <message>
        <source>below</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>between the cells of a table</source>
        <translation>entre las celdas de una tabla</translation>
    </message>
    <message>
        <source>board {board} has an average already, which settles it</source>
        <translation>el estuche {board} ya tiene una media, que lo decide</translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <translation>la vulnerabilidad del estuche {board} no corresponde a su número</translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <translation>en el estuche {board} reparte {seat}, no {other}</translation>
    </message>
    <message>
        <source>board {board}, {ns} against {ew}</source>
        <translation>estuche {board}, {ns} contra {ew}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>estuche {number}</translation>
    </message>
    <message>
        <source>boards are numbered from 1; there is no board {number}</source>
        <translation>los estuches se numeran desde el 1; no hay estuche {number}</translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <translation>aquí los estuches no se pueden puntuar por «{method}»</translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <translation>antes de los estuches hace falta form duplicate o chukkers off</translation>
    </message>
    <message>
        <source>boards of several tables</source>
        <translation>estuches de varias mesas</translation>
    </message>
    <message>
        <source>boards, or chukkers of four deals</source>
        <translation>estuches, o chukkers de cuatro manos</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
    <message>
        <source>both must hold one session of boards that several tables played</source>
        <translation>los dos archivos deben contener una misma sesión de estuches jugados en varias mesas</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>los dos bandos</translation>
    </message>
    <message>
        <source>both sides need two players, or both a pair</source>
        <translation>cada bando necesita dos jugadores, o cada bando una pareja</translation>
    </message>
    <message>
        <source>by Neuberg’s formula</source>
        <translation>por la fórmula de Neuberg</translation>
    </message>
    <message>
        <source>by boards</source>
        <translation>por estuches</translation>
    </message>
    <message>
        <source>by the movement {ns} and {ew} do not meet on board {board}</source>
        <translation>según el movimiento, {ns} y {ew} no se encuentran en el estuche {board}</translation>
    </message>
    <message>
        <source>by {player}</source>
        <translation>por {player}</translation>
    </message>
    <message>
        <source>bye belongs below the results of teams</source>
        <translation>bye va debajo de los resultados de equipos</translation>
    </message>
    <message>
        <source>bye {team}</source>
        <translation>descansa {team}</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>los descansos</translation>
    </message>
    <message>
        <source>cancelled with Ctrl+C</source>
        <translation>cancelado con Ctrl+C</translation>
    </message>
    <message>
        <source>carried over to a later evening</source>
        <translation>traspasado a una sesión posterior</translation>
    </message>
    <message>
        <source>carried over to {evening}</source>
        <translation>traspasado a {evening}</translation>
    </message>
    <message>
        <source>carrying over a debt</source>
        <translation>traspasar una deuda</translation>
    </message>
    <message>
        <source>chair {seat} is taken twice</source>
        <translation>el sitio {seat} está ocupado dos veces</translation>
    </message>
    <message>
        <source>chair {seat} needs a name</source>
        <translation>el sitio {seat} necesita un nombre</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>cambiada desde entonces</translation>
    </message>
    <message>
        <source>check that the archive is sound</source>
        <translation>comprobar que el histórico está bien</translation>
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
        <translation>tréboles</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>continuación</translation>
    </message>
    <message>
        <source>correcting the seats</source>
        <translation>corregir los sitios</translation>
    </message>
    <message>
        <source>counting evening {number} of {total}</source>
        <translation>contando la sesión {number} de {total}</translation>
    </message>
    <message>
        <source>counts for neither pair</source>
        <translation>no cuenta para ninguna pareja</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>moneda</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>dates look like 2026-01-31</source>
        <translation>las fechas se escriben así: 2026-01-31</translation>
    </message>
    <message>
        <source>datum {datum}</source>
        <translation>media {datum}</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>deal {number} comes after deal {last}; rows must be in the order of play</source>
        <translation>la mano {number} va después de la {last}; las filas deben seguir el orden de juego</translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <translation>la mano {number} de {before} a {after}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>reparte</translation>
    </message>
    <message>
        <source>deals and results: {counts}</source>
        <translation>manos y resultados: {counts}</translation>
    </message>
    <message>
        <source>debts and payments</source>
        <translation>deudas y pagos</translation>
    </message>
    <message>
        <source>decided by the director: the points of North-South for each side</source>
        <translation>decidido por el árbitro: los puntos de Norte-Sur para cada bando</translation>
    </message>
    <message>
        <source>decided by the director; per cent or IMPs can be written as numbers</source>
        <translation>decidido por el árbitro; los porcentajes o IMP se pueden escribir como números</translation>
    </message>
    <message>
        <source>declarer {player}</source>
        <translation>declarante {player}</translation>
    </message>
    <message>
        <source>declarer, contract and result; or as in the window: `4s ann made 5`</source>
        <translation>declarante, contrato y resultado; o como en la ventana: `4s ann made 5`</translation>
    </message>
    <message>
        <source>default: by the country</source>
        <translation>por defecto: según el país</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>deleted since</source>
        <translation>eliminada desde entonces</translation>
    </message>
    <message>
        <source>deleting a debt</source>
        <translation>eliminar una deuda</translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <translation>eliminar un importe extra</translation>
    </message>
    <message>
        <source>deleting {deal}</source>
        <translation>eliminar {deal}</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>different rounds, different stakes</source>
        <translation>rondas distintas, apuestas distintas</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>doblado</translation>
    </message>
    <message>
        <source>doubled contract made</source>
        <translation>contrato doblado cumplido</translation>
    </message>
    <message>
        <source>down</source>
        <translation>multa</translation>
    </message>
    <message>
        <source>draw the sheet after each deal</source>
        <translation>dibujar la hoja después de cada mano</translation>
    </message>
    <message>
        <source>drawn for each round</source>
        <translation>sorteados en cada ronda</translation>
    </message>
    <message>
        <source>duplicate has no honours; leave them out</source>
        <translation>en bridge duplicado no hay honores; omítalos</translation>
    </message>
    <message>
        <source>each missing result as an equal one</source>
        <translation>cada resultado que falta, como un empate</translation>
    </message>
    <message>
        <source>each pays 5.00, and the first two places share it</source>
        <translation>cada uno paga 5.00, y los dos primeros puestos se lo reparten</translation>
    </message>
    <message>
        <source>each side has its own stake</source>
        <translation>cada bando tiene su propia apuesta</translation>
    </message>
    <message>
        <source>each team against each</source>
        <translation>cada equipo contra cada uno</translation>
    </message>
    <message>
        <source>earlier versions</source>
        <translation>versiones anteriores</translation>
    </message>
    <message>
        <source>earns 1, an equal one ½</source>
        <translation>da 1, uno igual ½</translation>
    </message>
    <message>
        <source>earns 2, an equal one 1</source>
        <translation>da 2, uno igual 1</translation>
    </message>
    <message>
        <source>either all lines name single players, with +, or none does</source>
        <translation>o todas las líneas nombran jugadores individuales, con +, o ninguna</translation>
    </message>
    <message>
        <source>en</source>
        <translation>es</translation>
    </message>
    <message>
        <source>end of the boards</source>
        <translation>fin de los estuches</translation>
    </message>
    <message>
        <source>end of the chukker</source>
        <translation>fin del Chicago</translation>
    </message>
    <message>
        <source>ending the evening</source>
        <translation>terminar la sesión</translation>
    </message>
    <message>
        <source>ends an unfinished rubber with its premiums</source>
        <translation>termina un rubber inacabado con sus primas</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation>termina a las {time}</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>basta</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>anotación {number}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <translation>sesión {number}</translation>
    </message>
    <message>
        <source>evening {number} of {day}</source>
        <translation>sesión {number} del {day}</translation>
    </message>
    <message>
        <source>evenings kept: {number}, evenings there: {there}</source>
        <translation>sesiones guardadas: {number}, presentes: {there}</translation>
    </message>
    <message>
        <source>every deal by itself</source>
        <translation>cada mano por separado</translation>
    </message>
    <message>
        <source>everyone in turn</source>
        <translation>todos por turno</translation>
    </message>
    <message>
        <source>exact points</source>
        <translation>puntos exactos</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>ejemplos</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>falta al menos un argumento</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>falta un argumento</translation>
    </message>
    <message>
        <source>explain every figure</source>
        <translation>explicar cada cifra</translation>
    </message>
    <message>
        <source>five rounds of three boards; tables share boards</source>
        <translation>cinco rondas de tres estuches; las mesas comparten estuches</translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <translation>para una mano pasada escriba solo {word}</translation>
    </message>
    <message>
        <source>for each IMP</source>
        <translation>por cada IMP</translation>
    </message>
    <message>
        <source>for each VP from 10</source>
        <translation>por cada PV desde 10</translation>
    </message>
    <message>
        <source>for each per cent from 50</source>
        <translation>por cada por ciento desde 50</translation>
    </message>
    <message>
        <source>four aces in one hand</source>
        <translation>cuatro ases en una mano</translation>
    </message>
    <message>
        <source>four players are needed, not {number}</source>
        <translation>hacen falta cuatro jugadores, no {number}</translation>
    </message>
    <message>
        <source>from {chair}</source>
        <translation>desde {chair}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>manga</translation>
    </message>
    <message>
        <source>game and rubber</source>
        <translation>manga y rubber</translation>
    </message>
    <message>
        <source>game and the end of the chukker</source>
        <translation>manga y fin del Chicago</translation>
    </message>
    <message>
        <source>game completed, {vulnerable}</source>
        <translation>manga ganada, {vulnerable}</translation>
    </message>
    <message>
        <source>going back to: {step}</source>
        <translation>volver a: {step}</translation>
    </message>
    <message>
        <source>grand slam bid and made, {vulnerable}</source>
        <translation>gran slam pedido y cumplido, {vulnerable}</translation>
    </message>
    <message>
        <source>handicaps</source>
        <translation>los hándicaps</translation>
    </message>
    <message>
        <source>handicaps are given like handicap 3=+2.5 5=-1, others have 0</source>
        <translation>los hándicaps se escriben como handicap 3=+2.5 5=-1, los demás tienen 0</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>honours are 100 or 150</source>
        <translation>los honores son 100 o 150</translation>
    </message>
    <message>
        <source>honours are 100 or 150, not {points}</source>
        <translation>los honores son 100 o 150, no {points}</translation>
    </message>
    <message>
        <source>honours count</source>
        <translation>los honores cuentan</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <translation>los honores no cuentan</translation>
    </message>
    <message>
        <source>honours do not count, as agreed; leave them out</source>
        <translation>los honores no cuentan, según lo acordado; omítalos</translation>
    </message>
    <message>
        <source>honours held by {player}</source>
        <translation>honores de {player}</translation>
    </message>
    <message>
        <source>honours need their holder: N, E, S or W</source>
        <translation>falta quién tenía los honores: N, E, S o W</translation>
    </message>
    <message>
        <source>honours need their holder: {names}</source>
        <translation>falta quién tenía los honores: {names}</translation>
    </message>
    <message>
        <source>how boards with fewer results count</source>
        <translation>cómo cuentan los estuches con menos resultados</translation>
    </message>
    <message>
        <source>how four players change partners (default: pivot)</source>
        <translation>cómo cambian de compañero cuatro jugadores (por defecto: pivot)</translation>
    </message>
    <message>
        <source>how many rounds</source>
        <translation>cuántas rondas</translation>
    </message>
    <message>
        <source>hundreds, as the back score</source>
        <translation>centenas, como el resumen</translation>
    </message>
    <message>
        <source>i&amp;n</source>
        <comment>a currency</comment>
        <translation>e&amp;n</translation>
    </message>
    <message>
        <source>if not all are played</source>
        <translation>si no se juegan todas</translation>
    </message>
    <message>
        <source>if not, begin ~/.zshrc with: {line}</source>
        <translation>si no, empiece ~/.zshrc con: {line}</translation>
    </message>
    <message>
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <translation>importar sesiones al histórico desde archivos de sesión o de anotación, tablas de manos o PBN</translation>
    </message>
    <message>
        <source>importing</source>
        <translation>importar</translation>
    </message>
    <message>
        <source>importing evening {number} of {total}</source>
        <translation>importando la sesión {number} de {total}</translation>
    </message>
    <message>
        <source>in chukkers of four deals</source>
        <translation>en Chicagos de cuatro manos</translation>
    </message>
    <message>
        <source>in each round (default: 2)</source>
        <translation>en cada ronda (por defecto: 2)</translation>
    </message>
    <message>
        <source>individual: partners change too</source>
        <translation>individual: también cambian los compañeros</translation>
    </message>
    <message>
        <source>into the archive; a second time adds nothing</source>
        <translation>al archivo; una segunda vez no añade nada</translation>
    </message>
    <message>
        <source>into the menu of the desktop</source>
        <translation>al menú del escritorio</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valor no válido de %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>opción no válida: %(value)r (elija entre %(choices)s)</translation>
    </message>
    <message>
        <source>is the player</source>
        <translation>es el jugador</translation>
    </message>
    <message>
        <source>it cannot be counted</source>
        <translation>no se puede contar</translation>
    </message>
    <message>
        <source>it does not match its history</source>
        <translation>no coincide con su historial</translation>
    </message>
    <message>
        <source>it has far more parts than evenings of bridge</source>
        <translation>tiene muchas más partes que unas sesiones de bridge</translation>
    </message>
    <message>
        <source>it is a folder; choose a file in it</source>
        <translation>es una carpeta; elija un archivo de dentro</translation>
    </message>
    <message>
        <source>it is a pipe into which nobody writes</source>
        <translation>es una tubería en la que nadie escribe</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>está cerrada</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message>
        <source>it is larger than {most} megabytes, far too large for evenings of bridge</source>
        <translation>ocupa más de {most} megabytes, demasiado para unas sesiones de bridge</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>su número</translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <translation>su número, su día (p. ej. 2026-01-31) o last; todas si no se indica ninguna</translation>
    </message>
    <message>
        <source>its step {step} is damaged</source>
        <translation>su paso {step} está dañado</translation>
    </message>
    <message>
        <source>its step {step} is missing</source>
        <translation>falta su paso {step}</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>letra grande</translation>
    </message>
    <message>
        <source>lines with pairs need form duplicate before them</source>
        <translation>las líneas con parejas necesitan antes form duplicate</translation>
    </message>
    <message>
        <source>made</source>
        <translation>cumplido</translation>
    </message>
    <message numerus="yes">
        <source>made with %n over</source>
        <translation>
            <numerusform>cumplido con %n baza de más</numerusform>
            <numerusform>cumplido con %n bazas de más</numerusform>
        </translation>
    </message>
    <message>
        <source>made, and South held 100 honours</source>
        <translation>cumplido, y Sur tenía 100 de honores</translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <translation>no se pueden leer encuentros de equipos de otros programas</translation>
    </message>
    <message>
        <source>matchpoints for a win, a tie and a loss</source>
        <translation>puntos de match por ganar, empatar y perder</translation>
    </message>
    <message>
        <source>may enter</source>
        <translation>puede anotar</translation>
    </message>
    <message>
        <source>may look</source>
        <translation>puede ver</translation>
    </message>
    <message>
        <source>merge two copies of an evening that was kept at two laptops</source>
        <translation>combinar dos copias de una sesión llevada en dos portátiles</translation>
    </message>
    <message>
        <source>money for 100 points, from this round on</source>
        <translation>dinero por 100 puntos, desde esta ronda</translation>
    </message>
    <message>
        <source>money for each per cent from 50, each IMP, or each VP from 10</source>
        <translation>dinero por cada por ciento desde 50, cada IMP o cada PV desde 10</translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <translation>el dinero es un texto con punto: «2.50»</translation>
    </message>
    <message>
        <source>more results</source>
        <translation>más resultados</translation>
    </message>
    <message>
        <source>moving {deal}</source>
        <translation>mover {deal}</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>indique un archivo</translation>
    </message>
    <message>
        <source>names are given like pairs 1=Ann 2=Bob, with blanks in quotes</source>
        <translation>los nombres se dan así: pairs 1=Ann 2=Bob, entre comillas si llevan espacios</translation>
    </message>
    <message>
        <source>names are given like seats N=Ann E=Bob S=Cy W=Di, with blanks in quotes</source>
        <translation>los nombres se dan así: seats N=Ann E=Bob S=Cy W=Di, entre comillas si llevan espacios</translation>
    </message>
    <message>
        <source>names kept: {number}, names there: {there}</source>
        <translation>nombres guardados: {number}, presentes: {there}</translation>
    </message>
    <message>
        <source>names, if you like; of single players at an individual</source>
        <translation>nombres, si quiere; en un individual, los de los jugadores</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no IMPs</source>
        <translation>sin IMP</translation>
    </message>
    <message>
        <source>no board in this PBN has a result, and cards alone are not imported</source>
        <translation>ningún estuche de este PBN tiene resultado, y las cartas solas no se importan</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>no number here is larger than {most}</source>
        <translation>aquí ningún número pasa de {most}</translation>
    </message>
    <message>
        <source>no permission there; choose another folder</source>
        <translation>no tiene permiso ahí; elija otra carpeta</translation>
    </message>
    <message>
        <source>no permission to write {file}</source>
        <translation>no tiene permiso para escribir {file}</translation>
    </message>
    <message>
        <source>no phone</source>
        <translation>sin teléfono</translation>
    </message>
    <message>
        <source>no round can be drawn in which nobody meets twice</source>
        <translation>no se puede sortear una ronda en la que nadie se encuentre dos veces</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>sin puntos</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table</source>
        <translation>nadie en la mesa se llama «{typed}»</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table, only {names}</source>
        <translation>nadie en la mesa se llama «{typed}», solo {names}</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <translation>nadie paga</translation>
    </message>
    <message>
        <source>nobody sits {seats}</source>
        <translation>nadie se sienta en {seats}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none: sit as you like</source>
        <translation>ninguno: siéntense como quieran</translation>
    </message>
    <message>
        <source>not a scorepad file; score files begin with e.g. form rubber</source>
        <translation>no es un archivo de scorepad; los archivos de anotación empiezan p. ej. con form rubber</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>no se puede usar junto con %s</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>no jugado</translation>
    </message>
    <message>
        <source>not vulnerable</source>
        <translation>no vulnerable</translation>
    </message>
    <message>
        <source>nothing can be written into it</source>
        <translation>no se puede escribir en él</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <translation>nada esperado</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>nada nuevo</translation>
    </message>
    <message>
        <source>nothing was done: the input was wrong, or a file could not be read or written</source>
        <translation>no se hizo nada: la entrada era errónea, o un archivo no se pudo leer o escribir</translation>
    </message>
    <message>
        <source>notrump</source>
        <translation>sin triunfo</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>of</source>
        <translation>de</translation>
    </message>
    <message>
        <source>of teams: draw the next round by the ranking, nobody meets twice</source>
        <translation>de equipos: sortea la ronda siguiente según la clasificación, nadie se encuentra dos veces</translation>
    </message>
    <message>
        <source>of their own top</source>
        <translation>de su propio top</translation>
    </message>
    <message>
        <source>on a blank back score</source>
        <translation>en un resumen en blanco</translation>
    </message>
    <message>
        <source>one board</source>
        <translation>un estuche</translation>
    </message>
    <message>
        <source>one chukker</source>
        <translation>un Chicago</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>una mano</translation>
    </message>
    <message>
        <source>one down</source>
        <translation>una multa</translation>
    </message>
    <message>
        <source>one evening</source>
        <translation>una sesión</translation>
    </message>
    <message>
        <source>one list or two</source>
        <translation>una lista o dos</translation>
    </message>
    <message>
        <source>one more, or Enter</source>
        <translation>otro más, o Intro</translation>
    </message>
    <message>
        <source>one of its times is not a valid date</source>
        <translation>una de sus horas no es una fecha válida</translation>
    </message>
    <message>
        <source>one of them: =, +1 or -2; or the number of tricks</source>
        <translation>una de ellas: =, +1 o -2; o el número de bazas</translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <translation>después de {what} falta una de estas opciones: {choices}</translation>
    </message>
    <message>
        <source>one over</source>
        <translation>una de más</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un punto</translation>
    </message>
    <message>
        <source>one point fewer</source>
        <translation>un punto menos</translation>
    </message>
    <message>
        <source>one point more</source>
        <translation>un punto más</translation>
    </message>
    <message>
        <source>one result</source>
        <translation>un resultado</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>una ronda</translation>
    </message>
    <message>
        <source>one rubber</source>
        <translation>un rubber</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>una mesa</translation>
    </message>
    <message>
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <translation>un equipo gana lo que pierde el otro, p. ej. 3 -3</translation>
    </message>
    <message>
        <source>only results of several tables can be fouled</source>
        <translation>solo los resultados de varias mesas pueden ser de una mano alterada</translation>
    </message>
    <message>
        <source>only the lines of a Mitchell are switched</source>
        <translation>solo se cambian las líneas de un Mitchell</translation>
    </message>
    <message>
        <source>only the points of North-South are known</source>
        <translation>solo se conocen los puntos de Norte-Sur</translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <translation>solo se conoce la puntuación, {points} para Norte-Sur</translation>
    </message>
    <message>
        <source>only who won, to be pinned up</source>
        <translation>solo quién ganó, para colgarlo</translation>
    </message>
    <message>
        <source>opening {file}</source>
        <translation>abrir {file}</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>or cross-imps, butler, teams, board-a-match</source>
        <translation>o cross-imps, butler, teams, board-a-match</translation>
    </message>
    <message>
        <source>or players, at individual; teams have two pairs each</source>
        <translation>o jugadores, en individual; cada equipo tiene dos parejas</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>otros datos</translation>
    </message>
    <message>
        <source>others sit at the table now; look again</source>
        <translation>ahora hay otros en la mesa; mire de nuevo</translation>
    </message>
    <message>
        <source>owes</source>
        <translation>debe</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>pagado</translation>
    </message>
    <message>
        <source>paid on {day}</source>
        <translation>pagado el {day}</translation>
    </message>
    <message>
        <source>pair {pair}</source>
        <translation>pareja {pair}</translation>
    </message>
    <message>
        <source>pair {pair} needs a name</source>
        <translation>la pareja {pair} necesita un nombre</translation>
    </message>
    <message>
        <source>part-score made</source>
        <translation>parcial cumplido</translation>
    </message>
    <message>
        <source>partners are cut for</source>
        <translation>las parejas se sortean</translation>
    </message>
    <message>
        <source>partners need the same figure</source>
        <translation>los compañeros deben tener la misma cifra</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>pasada</translation>
    </message>
    <message>
        <source>payer, payee, amount and reason are needed, e.g. extra Bob Ann 5 the supper</source>
        <translation>hace falta quién debe, a quién, cuánto y por qué, p. ej. extra Bob Ann 5 la cena</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>pago {number}</translation>
    </message>
    <message>
        <source>pictures, with the reason for every figure</source>
        <translation>imágenes, con el motivo de cada cifra</translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <translation>hacen falta el jugador y la carta, p. ej. Ann=QC</translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation>jugador {player}</translation>
    </message>
    <message>
        <source>playing {form}</source>
        <translation>jugar {form}</translation>
    </message>
    <message>
        <source>points agreed on, with the reason</source>
        <translation>puntos acordados, con el motivo</translation>
    </message>
    <message>
        <source>points and reason are missing, e.g. adjust NS 200 for a late start</source>
        <translation>faltan los puntos y el motivo, p. ej. adjust NS 200 por llegar tarde</translation>
    </message>
    <message>
        <source>points are given, not taken: adjust {side} {points}</source>
        <translation>los puntos se dan, no se quitan: adjust {side} {points}</translation>
    </message>
    <message>
        <source>points held count only in form points; leave them out, or begin with form points</source>
        <translation>los puntos de honor solo cuentan en form points; omítalos, o empiece con form points</translation>
    </message>
    <message>
        <source>points, rounded to tens</source>
        <translation>puntos, redondeados a decenas</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos</translation>
    </message>
    <message>
        <source>premium for the only part-score of an unfinished game</source>
        <translation>prima por el único parcial de una manga inacabada</translation>
    </message>
    <message>
        <source>print evenings, a season, or a blank sheet to score on by hand, into a PDF</source>
        <translation>imprimir en PDF sesiones, una temporada o una hoja en blanco para anotar a mano</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>mostrar un objeto JSON</translation>
    </message>
    <message>
        <source>print the sheets of an evening in a text file</source>
        <translation>mostrar las hojas de una sesión escrita en un archivo de texto</translation>
    </message>
    <message>
        <source>print what every contract would score and end now</source>
        <translation>mostrar qué daría cada contrato ahora y qué terminaría</translation>
    </message>
    <message>
        <source>print what lets a shell complete these commands, or install it</source>
        <translation>mostrar lo que permite a un intérprete completar estas órdenes, o instalarlo</translation>
    </message>
    <message>
        <source>print which evenings there are</source>
        <translation>mostrar qué sesiones hay</translation>
    </message>
    <message>
        <source>print who partners whom and who sits out, round by round</source>
        <translation>mostrar quién juega con quién y quién descansa, ronda a ronda</translation>
    </message>
    <message>
        <source>print who plays whom, round by round, and on which boards</source>
        <translation>mostrar quién juega contra quién, ronda a ronda, y con qué estuches</translation>
    </message>
    <message>
        <source>put it where the shell looks for it</source>
        <translation>ponerlo donde el intérprete lo busca</translation>
    </message>
    <message>
        <source>put the program, with its icon and its kind of file, into the menu of the desktop</source>
        <translation>poner el programa, con su icono y su tipo de archivo, en el menú del escritorio</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <translation>clasificar estuches jugados en varias mesas</translation>
    </message>
    <message>
        <source>redoubled</source>
        <translation>redoblado</translation>
    </message>
    <message>
        <source>redoubled contract made</source>
        <translation>contrato redoblado cumplido</translation>
    </message>
    <message>
        <source>repair the archive and say what was repaired</source>
        <translation>reparar el histórico y decir qué se reparó</translation>
    </message>
    <message>
        <source>repairs what can be repaired</source>
        <translation>repara lo que se puede</translation>
    </message>
    <message>
        <source>rescued in part</source>
        <translation>salvada en parte</translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <translation>restaurada de la copia del {day}</translation>
    </message>
    <message>
        <source>results of several tables</source>
        <translation>resultados de varias mesas</translation>
    </message>
    <message>
        <source>results of several tables and deals of one table cannot be in the same form duplicate; put one of them into a separate file</source>
        <translation>los resultados de varias mesas y las manos de una sola no pueden ir en el mismo form duplicate; ponga unos u otras en otro archivo</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ronda {number}</translation>
    </message>
    <message>
        <source>round {round} is already over; keep the rows of a round together</source>
        <translation>la ronda {round} ya había acabado; las filas de una ronda deben ir juntas</translation>
    </message>
    <message>
        <source>rounds are numbered from 1, the first before the last</source>
        <translation>las rondas se numeran desde 1, la primera antes de la última</translation>
    </message>
    <message>
        <source>rounds of boards</source>
        <translation>rondas de estuches</translation>
    </message>
    <message>
        <source>rounds of one table</source>
        <translation>rondas de una sola mesa</translation>
    </message>
    <message>
        <source>rounds without a deal</source>
        <translation>rondas sin ninguna mano</translation>
    </message>
    <message>
        <source>rows with the same one are one evening</source>
        <translation>las filas con el mismo son una velada</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>rubber</translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <translation>rubber ganado por dos mangas a cero</translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <translation>rubber ganado por dos mangas a una</translation>
    </message>
    <message>
        <source>rubbers</source>
        <translation>rubbers</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>descansó</translation>
    </message>
    <message>
        <source>say what a command takes, with examples</source>
        <translation>decir qué admite una orden, con ejemplos</translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <translation>diga quién tiene más puntos</translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <translation>a igualdad de estuches</translation>
    </message>
    <message>
        <source>scan the code on the laptop’s screen first</source>
        <translation>escanee antes el código de la pantalla del portátil</translation>
    </message>
    <message>
        <source>scorepad cannot find its open window when it is started again: another program is in the way.</source>
        <translation>Si abre scorepad otra vez, no encontrará esta ventana: otro programa lo impide.</translation>
    </message>
    <message>
        <source>scorepad check: --json and --mend exclude each other</source>
        <translation>scorepad check: --json y --mend se excluyen</translation>
    </message>
    <message>
        <source>scorepad check: none of the evenings in {file} can be read ({number} are known); it was not changed</source>
        <translation>scorepad check: no se puede leer ninguna sesión de {file} (se conocen {number}); no se ha modificado</translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <translation>scorepad check: {file} está dañado; check --mend repara lo que se pueda: {faults}</translation>
    </message>
    <message>
        <source>scorepad completion: name the shell: bash, zsh or fish</source>
        <translation>scorepad completion: nombre el intérprete: bash, zsh o fish</translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <translation>scorepad desktop: solo en Linux</translation>
    </message>
    <message>
        <source>scorepad export: --json goes with --list</source>
        <translation>scorepad export: --json va con --list</translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <translation>scorepad export: indique el destino con -o FILE, o use --list</translation>
    </message>
    <message>
        <source>scorepad export: there are no evenings yet</source>
        <translation>scorepad export: aún no hay sesiones</translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <translation>scorepad import: cancelado durante el recuento; las sesiones están en el histórico y se contarán al abrir la ventana</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <translation>scorepad import: cancelado; todas las sesiones están en el histórico</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <translation>scorepad import: cancelado; no se importó ninguna sesión</translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <translation>scorepad es libre: cualquiera puede usarlo, copiarlo y modificarlo según la licencia MIT. Qt se usa según la GNU Lesser General Public License 3. Los tipos de letra Noto tienen la SIL Open Font License; DejaVu Sans, la suya propia.</translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <translation>scorepad ya está en el menú; sus entradas están en {folder}.</translation>
    </message>
    <message>
        <source>scorepad merge: each file must hold one evening</source>
        <translation>scorepad merge: cada archivo debe contener una sesión</translation>
    </message>
    <message>
        <source>scorepad merge: the two differ, so nothing was written; correct one of them, or use --keep-first: {differs}</source>
        <translation>scorepad merge: los dos difieren, así que no se escribió nada; corrija uno o use --keep-first: {differs}</translation>
    </message>
    <message>
        <source>scorepad print: name the files to be printed, a blank sheet or a season</source>
        <translation>scorepad print: indique los archivos que quiere imprimir, una hoja en blanco o una temporada</translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <translation>scorepad print: no hay sesiones en {season}</translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <translation>scorepad print: hace falta PySide6, que trae python3 packaging/run.py</translation>
    </message>
    <message>
        <source>scorepad print: {file} is already there; name a file with -o FILE</source>
        <translation>scorepad print: {file} ya existe; nombre un archivo con -o FILE</translation>
    </message>
    <message>
        <source>scorepad print: {file} is to be printed; name another PDF</source>
        <translation>scorepad print: {file} es lo que se imprime; indique otro PDF</translation>
    </message>
    <message>
        <source>scorepad print: {file} must end in .pdf, .png or .svg</source>
        <translation>scorepad print: {file} debe terminar en .pdf, .png o .svg</translation>
    </message>
    <message>
        <source>scorepad was not in the menu.</source>
        <translation>scorepad no estaba en el menú.</translation>
    </message>
    <message>
        <source>scorepad was removed from the menu.</source>
        <translation>scorepad se ha quitado del menú.</translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <translation>scorepad {command}: {fault}</translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <translation>scorepad: no se puede escribir en la salida: {reason}</translation>
    </message>
    <message>
        <source>scorepad: {fault}</source>
        <translation>scorepad: {fault}</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>sitios</translation>
    </message>
    <message>
        <source>seen {time}</source>
        <translation>visto a las {time}</translation>
    </message>
    <message>
        <source>settling up</source>
        <translation>liquidación</translation>
    </message>
    <message>
        <source>settling {number}</source>
        <translation>liquidación {number}</translation>
    </message>
    <message>
        <source>sheets, back score, and who pays whom</source>
        <translation>hojas, acumulado y quién paga a quién</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostrar la versión</translation>
    </message>
    <message>
        <source>show the score breakdown</source>
        <translation>mostrar el desglose de los puntos</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ayuda</translation>
    </message>
    <message>
        <source>show who won each game</source>
        <translation>mostrar quién ganó cada manga</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>small slam bid and made, {vulnerable}</source>
        <translation>pequeño slam pedido y cumplido, {vulnerable}</translation>
    </message>
    <message>
        <source>so much time: boards and rounds are proposed (default: 180)</source>
        <translation>tanto tiempo: se proponen manos y rondas (por defecto: 180)</translation>
    </message>
    <message>
        <source>something else was entered under this id before</source>
        <translation>con este identificador ya se anotó otra cosa</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>split {ns} {ew}</source>
        <translation>dividido {ns} {ew}</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <translation>la salida estándar está cerrada</translation>
    </message>
    <message>
        <source>still to come: {number}</source>
        <translation>faltan: {number}</translation>
    </message>
    <message>
        <source>stopping the round</source>
        <translation>parar la ronda</translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <translation>p. ej. &apos;Doña Eva=QC&apos;</translation>
    </message>
    <message>
        <source>table {number}</source>
        <translation>mesa {number}</translation>
    </message>
    <message>
        <source>tables share boards where that is fairer</source>
        <translation>las mesas comparten estuches cuando es más justo</translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <translation>archivo de destino; - para la salida estándar</translation>
    </message>
    <message>
        <source>team {team} sat North-South on board {board} before</source>
        <translation>el equipo {team} ya estuvo en Norte-Sur en el estuche {board}</translation>
    </message>
    <message>
        <source>teams play in pairs: A1-B2, without +</source>
        <translation>los equipos juegan por parejas: A1-B2, sin +</translation>
    </message>
    <message>
        <source>teams: whether victory points are shown</source>
        <translation>equipos: si se muestran puntos de victoria</translation>
    </message>
    <message>
        <source>that a board was fouled</source>
        <translation>que una mano estaba alterada</translation>
    </message>
    <message>
        <source>that evening is no longer in {file}</source>
        <translation>esa sesión ya no está en {file}</translation>
    </message>
    <message>
        <source>that there are no victory points</source>
        <translation>que no hay puntos de victoria</translation>
    </message>
    <message>
        <source>the Tab key completes all this; also zsh and fish</source>
        <translation>la tecla Tab completa todo esto; también zsh y fish</translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <translation>ahora no se puede escribir en el histórico, así que solo se puede abrir una sesión</translation>
    </message>
    <message>
        <source>the arrangements</source>
        <translation>las reglas acordadas</translation>
    </message>
    <message>
        <source>the board is missing before it, e.g. board 7</source>
        <translation>falta antes el estuche, p. ej. board 7</translation>
    </message>
    <message>
        <source>the board is missing: 1 to 9999, e.g. board 7</source>
        <translation>falta el estuche, de 1 a 9999, p. ej. board 7</translation>
    </message>
    <message>
        <source>the boards of an evening have at most {most} results</source>
        <translation>los estuches de una sesión tienen {most} resultados como máximo</translation>
    </message>
    <message>
        <source>the boards of one event are scored in two ways here</source>
        <translation>los estuches de una misma prueba se puntúan aquí de dos maneras</translation>
    </message>
    <message>
        <source>the card of {name}</source>
        <translation>la carta de {name}</translation>
    </message>
    <message>
        <source>the cards drawn</source>
        <translation>las cartas sacadas</translation>
    </message>
    <message>
        <source>the character {code} is not allowed in a name or a reason</source>
        <translation>el carácter {code} no se admite en un nombre ni en un motivo</translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <translation>falta el contrato, o pass para una mano pasada</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>la moneda</translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <translation>el archivo dañado se conserva como {file}</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>la fecha</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>el día</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>el dador</translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <translation>falta el dador, p. ej. dealer N</translation>
    </message>
    <message>
        <source>the declarer is given twice</source>
        <translation>el declarante se da dos veces</translation>
    </message>
    <message>
        <source>the declarer is missing: N, E, S or W</source>
        <translation>falta el declarante: N, E, S o W</translation>
    </message>
    <message>
        <source>the declarer is missing: {names}</source>
        <translation>falta el declarante: {names}</translation>
    </message>
    <message>
        <source>the director takes 5 per cent from pair 1, or IMPs, or VPs from a team</source>
        <translation>el árbitro quita el 5 por ciento a la pareja 1, o IMP, o PV a un equipo</translation>
    </message>
    <message>
        <source>the director’s average counts in place of {contract}</source>
        <translation>en lugar de {contract} cuenta la media que dio el árbitro</translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <translation>el disco no puede leer o escribir {file}</translation>
    </message>
    <message>
        <source>the disk takes too long to read or write {file}</source>
        <translation>el disco tarda demasiado en leer o escribir {file}</translation>
    </message>
    <message>
        <source>the doubling is given twice</source>
        <translation>el doblo se da dos veces</translation>
    </message>
    <message>
        <source>the earlier versions of this evening are damaged</source>
        <translation>las versiones anteriores de esta sesión están dañadas</translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <translation>el fin del Chicago</translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <translation>se ha perdido el final del archivo; no se sabe qué sesiones contenía</translation>
    </message>
    <message>
        <source>the evening has ended</source>
        <translation>la velada ha terminado</translation>
    </message>
    <message>
        <source>the evening&apos;s ID is damaged</source>
        <translation>el identificador de la sesión está dañado</translation>
    </message>
    <message>
        <source>the file before a correction: print whose place changed</source>
        <translation>el archivo de antes de una corrección: imprime qué puestos han cambiado</translation>
    </message>
    <message>
        <source>the file breaks off; open another copy, which has the rest</source>
        <translation>el archivo está cortado; abra otra copia que tenga el resto</translation>
    </message>
    <message>
        <source>the file for both together</source>
        <translation>el archivo para las dos juntas</translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <translation>esta sesión está dos veces en el archivo; la primera es {first}</translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <translation>el archivo es de una versión más nueva de scorepad; actualice esta para abrirlo</translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <translation>el archivo: {said}</translation>
    </message>
    <message>
        <source>the first places share 100 per cent, e.g. 60/40 or 50/30/20</source>
        <translation>los primeros puestos se reparten el 100 por ciento, p. ej. 60/40 o 50/30/20</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltan estos argumentos: %s</translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <translation>falta la modalidad, p. ej. form rubber</translation>
    </message>
    <message>
        <source>the form: rubber, chicago, cavendish, duplicate or points</source>
        <translation>la forma: rubber, chicago, cavendish, duplicate o points</translation>
    </message>
    <message>
        <source>the head of this request is too long</source>
        <translation>la cabecera de esta petición es demasiado larga</translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <translation>los honores se dan dos veces</translation>
    </message>
    <message>
        <source>the keeper&apos;s name is missing, e.g. keeper Ann</source>
        <translation>falta el nombre de quien lleva el tanteo, p. ej. keeper Ann</translation>
    </message>
    <message>
        <source>the laptop cannot save it at the moment; try again soon</source>
        <translation>el portátil no puede guardarlo ahora; inténtelo pronto</translation>
    </message>
    <message>
        <source>the laptop has not come so far; look again</source>
        <translation>el portátil aún no ha llegado ahí; mire de nuevo</translation>
    </message>
    <message>
        <source>the laptop has not yet allowed this phone to enter</source>
        <translation>el portátil aún no ha permitido anotar a este teléfono</translation>
    </message>
    <message>
        <source>the last deal counts twice</source>
        <translation>la última mano cuenta doble</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>la línea</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <translation>la línea tiene más de {most} letras</translation>
    </message>
    <message>
        <source>the lines below belong to this board</source>
        <translation>las líneas siguientes son de este estuche</translation>
    </message>
    <message>
        <source>the lines below it are compared with each other only</source>
        <translation>las líneas de abajo solo se comparan entre sí</translation>
    </message>
    <message>
        <source>the list as one JSON object</source>
        <translation>la lista como un objeto JSON</translation>
    </message>
    <message>
        <source>the mean of the results</source>
        <translation>el promedio de los resultados</translation>
    </message>
    <message>
        <source>the middle one of the results</source>
        <translation>el resultado central</translation>
    </message>
    <message>
        <source>the movement</source>
        <translation>el movimiento</translation>
    </message>
    <message>
        <source>the name {name} is damaged</source>
        <translation>el nombre {name} está dañado</translation>
    </message>
    <message>
        <source>the name “{name}” is longer than {most} letters</source>
        <translation>el nombre «{name}» tiene más de {most} letras</translation>
    </message>
    <message>
        <source>the names of pairs without a result</source>
        <translation>los nombres de las parejas sin resultado</translation>
    </message>
    <message>
        <source>the names of players who sit out need commas between them</source>
        <translation>los nombres de los que descansan van entre comas</translation>
    </message>
    <message>
        <source>the names of the pairs are missing</source>
        <translation>faltan los nombres de las parejas</translation>
    </message>
    <message>
        <source>the newest copy is {file}</source>
        <translation>la copia más reciente es {file}</translation>
    </message>
    <message>
        <source>the next round</source>
        <translation>la ronda siguiente</translation>
    </message>
    <message>
        <source>the next round has begun; only the laptop can correct this</source>
        <translation>la vuelta siguiente ha empezado; solo el portátil puede corregir esto</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>la nota</translation>
    </message>
    <message>
        <source>the number can be at most {most}</source>
        <translation>el número puede ser {most} como máximo</translation>
    </message>
    <message>
        <source>the only game of an unfinished rubber</source>
        <translation>la única manga de un rubber sin acabar</translation>
    </message>
    <message>
        <source>the only pair in the other direction</source>
        <translation>la única pareja en la otra línea</translation>
    </message>
    <message>
        <source>the only part-score of an unfinished game</source>
        <translation>el único parcial de una manga sin acabar</translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <translation>los otros nombres de algunos jugadores</translation>
    </message>
    <message>
        <source>the pair North-South, the pair East-West, and the deal</source>
        <translation>la pareja Norte-Sur, la pareja Este-Oeste y la mano</translation>
    </message>
    <message>
        <source>the part-score of an unfinished rubber earns 100 or 50</source>
        <translation>el parcial de un rubber sin acabar vale 100 o 50</translation>
    </message>
    <message>
        <source>the plan of the evening</source>
        <translation>el plan de la sesión</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>los jugadores</translation>
    </message>
    <message>
        <source>the points are given twice</source>
        <translation>los puntos se dan dos veces</translation>
    </message>
    <message>
        <source>the quotes around a cell do not match, or it is too long</source>
        <translation>las comillas de una celda no se cierran, o la celda es demasiado larga</translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <translation>la clasificación, una hoja por pareja o todos los resultados de cada estuche (por defecto: ranking)</translation>
    </message>
    <message>
        <source>the reason is missing, e.g. adjust NS 200 for a late start</source>
        <translation>falta el motivo, p. ej. adjust NS 200 por llegar tarde</translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <translation>el comentario que empieza aquí no se cierra con }</translation>
    </message>
    <message>
        <source>the result is given twice</source>
        <translation>el resultado se da dos veces</translation>
    </message>
    <message>
        <source>the result is missing, e.g. N 4S+1</source>
        <translation>falta el resultado, p. ej. N 4S+1</translation>
    </message>
    <message>
        <source>the result is missing: =, +1 or -1</source>
        <translation>falta el resultado: =, +1 o -1</translation>
    </message>
    <message>
        <source>the results</source>
        <translation>los resultados</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>the same all evening</source>
        <translation>los mismos toda la sesión</translation>
    </message>
    <message>
        <source>the same entry was changed in two ways</source>
        <translation>la misma anotación se cambió de dos maneras</translation>
    </message>
    <message>
        <source>the same for other programs, with the sum behind every figure</source>
        <translation>lo mismo para otros programas, con la cuenta de cada cifra</translation>
    </message>
    <message>
        <source>the same, for the other side</source>
        <translation>lo mismo, para el otro bando</translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <translation>la tabla no tiene puntuación para {points} puntos</translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <translation>falta la puntuación: los puntos de Norte-Sur, p. ej. puntos -50</translation>
    </message>
    <message>
        <source>the second also has other rounds, which would be lost</source>
        <translation>el segundo tiene además otras rondas, que se perderían</translation>
    </message>
    <message>
        <source>the sides are even, or the other one leads</source>
        <translation>los bandos están igualados, o gana el otro</translation>
    </message>
    <message>
        <source>the stake</source>
        <translation>la apuesta</translation>
    </message>
    <message>
        <source>the stake for 100 points is missing, e.g. stake 2.50</source>
        <translation>falta la apuesta por 100 puntos, p. ej. stake 2.50</translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <translation>las estadísticas no se pueden leer</translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <translation>las estadísticas de {name} están dañadas</translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <translation>después de {level} falta el palo: {suits} o {notrump}</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>el título</translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <translation>falta el título, p. ej. title Sesión del club</translation>
    </message>
    <message>
        <source>the total of the round</source>
        <translation>el total de la ronda</translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <translation>los dos portátiles comparan los estuches de forma distinta</translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <translation>la ventana necesita PySide6, que trae python3 packaging/run.py; sin él hay {commands}</translation>
    </message>
    <message>
        <source>the window needs libraries, which your package manager has: {files}</source>
        <translation>la ventana necesita bibliotecas que tiene su gestor de paquetes: {files}</translation>
    </message>
    <message>
        <source>the window needs libraries; this installs them: {command}</source>
        <translation>la ventana necesita bibliotecas; esto las instala: {command}</translation>
    </message>
    <message>
        <source>there are not that many tricks</source>
        <translation>no hay tantas bazas</translation>
    </message>
    <message>
        <source>there are two columns “{column}”</source>
        <translation>hay dos columnas «{column}»</translation>
    </message>
    <message>
        <source>there is no evening in it</source>
        <translation>no hay ninguna sesión dentro</translation>
    </message>
    <message>
        <source>there is no evening “{word}”; name its number, its day such as 2026-01-31, or {last}; export --list lists all</source>
        <translation>no hay ninguna sesión «{word}»; indique su número, su día (p. ej. 2026-01-31) o {last}; export --list las muestra todas</translation>
    </message>
    <message>
        <source>there is no movement for {number}</source>
        <translation>no hay movimiento para {number}</translation>
    </message>
    <message>
        <source>there is no room left on the disk for {file}</source>
        <translation>en el disco no queda espacio para {file}</translation>
    </message>
    <message>
        <source>there is no room left there</source>
        <translation>ahí no queda espacio</translation>
    </message>
    <message>
        <source>there is no round yet; one begins with e.g. form rubber</source>
        <translation>aún no hay ronda; una empieza p. ej. con form rubber</translation>
    </message>
    <message>
        <source>there is no screen to open the window on</source>
        <translation>no hay pantalla donde abrir la ventana</translation>
    </message>
    <message>
        <source>there is no such date: {typed}</source>
        <translation>esa fecha no existe: {typed}</translation>
    </message>
    <message>
        <source>there is no such deal; look again</source>
        <translation>no hay tal mano; mire de nuevo</translation>
    </message>
    <message>
        <source>there is no such file or folder any more</source>
        <translation>ese archivo o esa carpeta ya no existe</translation>
    </message>
    <message>
        <source>there is no such movement for {number}, but for {possible}</source>
        <translation>no hay ese movimiento para {number}, pero sí para {possible}</translation>
    </message>
    <message>
        <source>there is no such page</source>
        <translation>no hay tal página</translation>
    </message>
    <message>
        <source>this XML cannot be read; open another copy of the file</source>
        <translation>este XML no se puede leer; abra otra copia del archivo</translation>
    </message>
    <message>
        <source>this XML is not a file of results (USEBIO)</source>
        <translation>este XML no es un archivo de resultados (USEBIO)</translation>
    </message>
    <message>
        <source>this can only be asked for with {method}</source>
        <translation>esto solo puede pedirse con {method}</translation>
    </message>
    <message>
        <source>this code is not tonight’s; scan the one on the laptop’s screen</source>
        <translation>este código no es el de esta noche; escanee el de la pantalla del portátil</translation>
    </message>
    <message>
        <source>this deal was changed at the laptop; look again</source>
        <translation>esta mano se cambió en el portátil; mire de nuevo</translation>
    </message>
    <message>
        <source>this evening is already there</source>
        <translation>esta sesión ya está</translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <translation>esto es un histórico entero; abra scorepad con --archive y su nombre, y guarde las sesiones que quiera</translation>
    </message>
    <message>
        <source>this is another table’s result</source>
        <translation>es el resultado de otra mesa</translation>
    </message>
    <message>
        <source>this is far too large for the results of an evening</source>
        <translation>es demasiado grande para los resultados de una sesión</translation>
    </message>
    <message>
        <source>this is longer than {most} letters</source>
        <translation>esto tiene más de {most} letras</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>esto no es JSON</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>esto no es un objeto JSON</translation>
    </message>
    <message>
        <source>this is not a request that can be read</source>
        <translation>esta petición no se puede leer</translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <translation>esto no es una tabla de manos: la primera fila debe nombrar las columnas, al menos declarer, contract y result</translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <translation>esto no es un archivo de texto; elija otro</translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <translation>esto no es un archivo de sesión de scorepad; elija otro</translation>
    </message>
    <message>
        <source>this is not the address of the score</source>
        <translation>esta no es la dirección del tanteo</translation>
    </message>
    <message>
        <source>this is too long; it has at most {most} letters</source>
        <translation>es demasiado largo; tiene {most} letras como máximo</translation>
    </message>
    <message>
        <source>this letter cannot be read; save the file as Unicode (UTF-8) in its own program</source>
        <translation>este carácter no se puede leer; guarde el archivo como Unicode (UTF-8) en su programa</translation>
    </message>
    <message>
        <source>this part is damaged; open another copy of the file</source>
        <translation>esta parte está dañada; abra otra copia del archivo</translation>
    </message>
    <message>
        <source>this phone may only see; ask at the laptop</source>
        <translation>este teléfono solo puede ver; pregunte en el portátil</translation>
    </message>
    <message>
        <source>this phone was sent away at the laptop</source>
        <translation>este teléfono fue despedido en el portátil</translation>
    </message>
    <message>
        <source>this result names no pairs, so that nobody can be ranked</source>
        <translation>este resultado no nombra parejas, así que no se puede clasificar a nadie</translation>
    </message>
    <message>
        <source>this result was changed; look again</source>
        <translation>este resultado se cambió; mire de nuevo</translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <translation>esta fila no coincide con las columnas de su tabla</translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <translation>en esta tabla de manos falta la columna {columns}</translation>
    </message>
    <message>
        <source>three-quarter Howell: some stay</source>
        <translation>Howell tres cuartos: algunos se quedan</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>too many phones at once; try again soon</source>
        <translation>demasiados teléfonos a la vez; inténtelo pronto</translation>
    </message>
    <message>
        <source>too many players or rounds</source>
        <translation>demasiados jugadores o rondas</translation>
    </message>
    <message>
        <source>too many wrong codes; wait a minute</source>
        <translation>demasiados códigos equivocados; espere un minuto</translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <translation>top {top}, media {average}</translation>
    </message>
    <message>
        <source>two copies of an evening become one</source>
        <translation>dos copias de una velada pasan a ser una</translation>
    </message>
    <message>
        <source>two down</source>
        <translation>dos multas</translation>
    </message>
    <message>
        <source>two evenings in it are the same; give each of them its date</source>
        <translation>contiene dos sesiones iguales; dé a cada una su fecha</translation>
    </message>
    <message>
        <source>two players win what the other two lose</source>
        <translation>dos jugadores ganan lo que pierden los otros dos</translation>
    </message>
    <message>
        <source>undoing a payment</source>
        <translation>deshacer un pago</translation>
    </message>
    <message>
        <source>undoubled</source>
        <translation>sin doblar</translation>
    </message>
    <message>
        <source>undoubled overtricks do not count</source>
        <translation>las bazas de más sin doblar no cuentan</translation>
    </message>
    <message>
        <source>unknown option {option}</source>
        <translation>opción desconocida {option}</translation>
    </message>
    <message>
        <source>unknown option {option}, perhaps {near}</source>
        <translation>opción desconocida {option}, quizá {near}</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos desconocidos: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>vulnerable</source>
        <translation>vulnerable</translation>
    </message>
    <message>
        <source>wants to enter</source>
        <translation>quiere anotar</translation>
    </message>
    <message>
        <source>was {points}</source>
        <translation>antes {points}</translation>
    </message>
    <message>
        <source>what each contract would score now</source>
        <translation>qué valdría ahora cada contrato</translation>
    </message>
    <message>
        <source>what each row of a table is (default: deals)</source>
        <translation>qué es cada fila de una tabla (por omisión: deals)</translation>
    </message>
    <message>
        <source>what else belongs to the deal</source>
        <translation>qué más corresponde a la mano</translation>
    </message>
    <message>
        <source>what letters mean</source>
        <translation>qué significan las letras</translation>
    </message>
    <message>
        <source>what one player owes another besides the score</source>
        <translation>lo que un jugador debe a otro aparte de la puntuación</translation>
    </message>
    <message>
        <source>what the director gave or took</source>
        <translation>lo que el árbitro dio o quitó</translation>
    </message>
    <message>
        <source>what the stake is for, and how it is rounded</source>
        <translation>por qué se paga la apuesta y cómo se redondea</translation>
    </message>
    <message>
        <source>what the stake is for, if not the usual</source>
        <translation>para qué es la apuesta, si no es lo habitual</translation>
    </message>
    <message>
        <source>where both were changed, the file is right</source>
        <translation>donde cambiaron ambas, vale el archivo</translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <translation>donde los dos difieran, conservar la versión del primero</translation>
    </message>
    <message>
        <source>where the two differ, use the file&apos;s version without asking</source>
        <translation>donde los dos difieran, usar la versión del archivo sin preguntar</translation>
    </message>
    <message>
        <source>whether honours count</source>
        <translation>si los honores cuentan</translation>
    </message>
    <message>
        <source>whether part-scores count on towards a game</source>
        <translation>si los parciales siguen contando para la manga</translation>
    </message>
    <message>
        <source>whether the archive is sound</source>
        <translation>si el archivo está bien</translation>
    </message>
    <message>
        <source>which board is played next; anywhere in a round</source>
        <translation>qué estuche se juega después; en cualquier lugar de una ronda</translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <translation>¿qué estuche? P. ej. 3 {pairs} 4pn</translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <translation>qué manos se corrigieron después</translation>
    </message>
    <message>
        <source>which evenings there are</source>
        <translation>qué veladas hay</translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <translation>¿qué parejas? P. ej. {pairs} 4pn</translation>
    </message>
    <message>
        <source>who comes late or leaves, e.g. 7=1 or 5=6-</source>
        <translation>quién llega tarde o se va, p. ej. 7=1 o 5=6-</translation>
    </message>
    <message>
        <source>who deals next</source>
        <translation>quién reparte a continuación</translation>
    </message>
    <message>
        <source>who deals the next deal; anywhere in a round</source>
        <translation>quién da la mano siguiente; en cualquier lugar de una ronda</translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <translation>quién lleva el tanteo</translation>
    </message>
    <message>
        <source>who partners whom, by the cards drawn</source>
        <translation>quién juega con quién, según las cartas sacadas</translation>
    </message>
    <message>
        <source>who plays whom, round by round</source>
        <translation>quién juega contra quién, ronda a ronda</translation>
    </message>
    <message>
        <source>who sits where, and who sits there afterwards</source>
        <translation>quién se sienta dónde y quién después</translation>
    </message>
    <message>
        <source>who sits where, if you like; `out=Eve` sits out</source>
        <translation>quién se sienta dónde, si quiere; `out=Eve` descansa</translation>
    </message>
    <message>
        <source>who won where several tables played the same boards</source>
        <translation>quién ganó cuando varias mesas jugaron los mismos estuches</translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <translation>¿qué bando los tenía, p. ej. ns 23p o eo 23p?</translation>
    </message>
    <message>
        <source>whose side is We</source>
        <translation>qué bando es Nosotros</translation>
    </message>
    <message>
        <source>with 20 points each nothing is expected: 20 0/0</source>
        <translation>con 20 puntos cada uno no se espera nada: 20 0/0</translation>
    </message>
    <message>
        <source>without colours</source>
        <translation>sin colores</translation>
    </message>
    <message>
        <source>without one, the movement of pairs that fits the time best</source>
        <translation>sin él, el movimiento de parejas que mejor cabe en el tiempo</translation>
    </message>
    <message>
        <source>without rounds, the end of a rubber begins the next one</source>
        <translation>sin rondas, el final de un rubber empieza el siguiente</translation>
    </message>
    <message>
        <source>write evenings of the archive into a file: an evening file, a table or PBN</source>
        <translation>guardar sesiones del histórico en un archivo: de sesión, tabla o PBN</translation>
    </message>
    <message>
        <source>wrote {deal}</source>
        <translation>anotó {deal}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>your home folder is unknown; set HOME to it</source>
        <translation>no se conoce su carpeta personal; indíquela en HOME</translation>
    </message>
    <message>
        <source>your own scale: points held, and what they should score, not vulnerable and vulnerable</source>
        <translation>una escala propia: puntos de honor y lo que deberían dar, no vulnerable y vulnerable</translation>
    </message>
    <message>
        <source>{address} is not a private address of this computer.</source>
        <translation>{address} no es una dirección privada de este ordenador.</translation>
    </message>
    <message>
        <source>{amount} for 100 points</source>
        <translation>{amount} por 100 puntos</translation>
    </message>
    <message>
        <source>{amount} for each IMP</source>
        <translation>{amount} por IMP</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <translation>{before} y {last}</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <translation>{before} o {last}</translation>
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
        <translation>{board}, {ns} contra {ew}</translation>
    </message>
    <message>
        <source>{board}, {result} – it was {before}.</source>
        <translation>{board}, {result} – era {before}.</translation>
    </message>
    <message>
        <source>{board}: {result}: {points} for {pair}, elsewhere {others}</source>
        <translation>{board}: {result}: {points} para {pair}, en otras mesas {others}</translation>
    </message>
    <message>
        <source>{chair}, {player}</source>
        <translation>{chair}, {player}</translation>
    </message>
    <message>
        <source>{command}: {fault}; see {command} --help</source>
        <translation>{command}: {fault}; vea {command} --help</translation>
    </message>
    <message>
        <source>{contract} by {player}</source>
        <translation>{contract} jugado por {player}</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <translation>{contract}, {result}: {points}</translation>
    </message>
    <message>
        <source>{contract}{doubled} made</source>
        <translation>{contract}{doubled}, cumplido</translation>
    </message>
    <message>
        <source>{day}, {players}. After that only a backup that still has it can restore it.</source>
        <translation>{day}, {players}. Después solo se podrá restaurar de una copia de seguridad que aún la tenga.</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, board {number})</source>
        <translation>{deal}: {points} IMP para {side} ({round}, estuche {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, deal {number})</source>
        <translation>{deal}: {points} IMP para {side} ({round}, mano {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, board {number})</source>
        <translation>{deal}: {points} puntos para {side} ({round}, estuche {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, deal {number})</source>
        <translation>{deal}: {points} puntos para {side} ({round}, mano {number})</translation>
    </message>
    <message>
        <source>{drawn} of {played} players</source>
        <translation>{drawn} de {played} jugadores</translation>
    </message>
    <message>
        <source>{evening} is missing</source>
        <translation>falta {evening}</translation>
    </message>
    <message>
        <source>{evening}: cannot be read any more</source>
        <translation>{evening}: ya no se puede leer</translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <translation>{evening}: se eliminó, o no queda nada de ella</translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <translation>{evening}: sus estadísticas están dañadas</translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <translation>{evening}: restaurada de la copia del {day}</translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <translation>{evening}: restaurada hasta su último paso legible; el resto se ha perdido</translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <translation>{evening}: restaurada, pero se han perdido algunos pasos anteriores</translation>
    </message>
    <message>
        <source>{evening}: where the two differ, take the version of {file}?</source>
        <translation>{evening}: donde los dos difieren, ¿tomar la versión de {file}?</translation>
    </message>
    <message>
        <source>{evening}: {fault}</source>
        <translation>{evening}: {fault}</translation>
    </message>
    <message>
        <source>{expected} expected</source>
        <translation>{expected} esperados</translation>
    </message>
    <message>
        <source>{fewest} to {most} players draw, not {number}</source>
        <translation>sacan de {fewest} a {most} jugadores, no {number}</translation>
    </message>
    <message>
        <source>{figure} is out of range: {least} to {most}</source>
        <translation>{figure} está fuera del rango: de {least} a {most}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>{file} no se puede abrir</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why}</source>
        <translation>{file} no se puede abrir. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: {reason}</source>
        <translation>{file}: no se puede leer ni escribir: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be saved. {why}</source>
        <translation>{file} no se puede guardar. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file}: no se puede escribir: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Nothing was changed there.</source>
        <translation>{file} no se puede escribir: {reason}. No se ha modificado nada.</translation>
    </message>
    <message>
        <source>{file} has a different version of this evening. Replace yours? You can undo this.</source>
        <translation>{file} tiene otra versión de esta sesión. ¿Reemplazar la suya? Se puede deshacer.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening.</source>
        <translation>{file} tiene otra versión de esta sesión.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening: {counts}.</source>
        <translation>{file} tiene otra versión de esta sesión: {counts}.</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation>{file} está dañado</translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <translation>{file} está vacío o falta, pero hay una copia de seguridad del {day}; check --mend la restaura</translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <translation>{file} no es un histórico de scorepad</translation>
    </message>
    <message>
        <source>{file} is on the table now.</source>
        <translation>{file} está ahora en la mesa.</translation>
    </message>
    <message>
        <source>{file} is sound: there is nothing to mend</source>
        <translation>{file} está bien: no hay nada que reparar</translation>
    </message>
    <message>
        <source>{file} is sound: {evenings}, {deals}</source>
        <translation>{file} está bien: {evenings}, {deals}</translation>
    </message>
    <message>
        <source>{file} is sound; all figures are counted again when needed</source>
        <translation>{file} está bien; las cifras se vuelven a contar cuando hace falta</translation>
    </message>
    <message>
        <source>{file} was added; it is on the table now.</source>
        <translation>Se ha añadido {file}; ahora está en la mesa.</translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <translation>otro programa ha modificado {file}; mírelo otra vez</translation>
    </message>
    <message>
        <source>{file} was here already; it is on the table now.</source>
        <translation>{file} ya estaba; ahora está en la mesa.</translation>
    </message>
    <message>
        <source>{file} was mended</source>
        <translation>{file} se ha reparado</translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <translation>{file} es de una versión más nueva de scorepad y no se ha modificado</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, línea {line}: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n evenings</source>
        <translation>
            <numerusform>{file}: %n sesión</numerusform>
            <numerusform>{file}: %n sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n pages</source>
        <translation>
            <numerusform>{file}: %n página</numerusform>
            <numerusform>{file}: %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: 1 evening</source>
        <translation>{file}: 1 sesión</translation>
    </message>
    <message>
        <source>{file}: 1 page</source>
        <translation>{file}: 1 página</translation>
    </message>
    <message>
        <source>{file}: a name with a line end in it cannot be in a menu</source>
        <translation>{file}: un nombre con un salto de línea no puede estar en un menú</translation>
    </message>
    <message>
        <source>{file}: another program is using it; close that first</source>
        <translation>{file}: lo usa otro programa; ciérrelo antes</translation>
    </message>
    <message>
        <source>{file}: it cannot be merged: {reason}</source>
        <translation>{file}: no se puede combinar: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: it holds %n evenings; import it to choose one of them</source>
        <translation>
            <numerusform>{file}: contiene %n sesión; impórtelo para elegirla</numerusform>
            <numerusform>{file}: contiene %n sesiones; impórtelo para elegir una</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: new terminals complete scorepad with the Tab key</source>
        <translation>{file}: los terminales nuevos completan scorepad con la tecla Tab</translation>
    </message>
    <message>
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <translation>{file}: la sesión de aquí es distinta, así que no se importó nada; --replace toma la versión del archivo: {differs}</translation>
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
        <translation>{file}:1: ninguna línea tiene parejas, p. ej. 1-2: N 4S+1 debajo de un estuche</translation>
    </message>
    <message>
        <source>{first} and {second}: board {board} has been played at both tables</source>
        <translation>{first} y {second}: la mano {board} se ha jugado en ambas mesas</translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <translation>{form} de otro programa no se puede leer, solo estuches de duplicado</translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <translation>{hundreds} en el resumen</translation>
    </message>
    <message>
        <source>{left} and {came} are one player: only the n&amp;ame was wrong</source>
        <translation>{left} y {came} son un jugador: solo estaba mal el n&amp;ombre</translation>
    </message>
    <message>
        <source>{letters} for {player}</source>
        <translation>{letters} para {player}</translation>
    </message>
    <message>
        <source>{letter} is {chair} – or {others}? Type {ways}</source>
        <translation>¿{letter} es {chair}, o {others}? Escriba {ways}</translation>
    </message>
    <message>
        <source>{letter} is {player}; type {ways}</source>
        <translation>{letter} es {player}; escriba {ways}</translation>
    </message>
    <message>
        <source>{level} clubs</source>
        <translation>{level} tréboles</translation>
    </message>
    <message>
        <source>{level} diamonds</source>
        <translation>{level} diamantes</translation>
    </message>
    <message>
        <source>{level} hearts</source>
        <translation>{level} corazones</translation>
    </message>
    <message>
        <source>{level} notrump</source>
        <translation>{level} sin triunfo</translation>
    </message>
    <message>
        <source>{level} spades</source>
        <translation>{level} picas</translation>
    </message>
    <message>
        <source>{made}; no IMPs until the points are entered, e.g. 23p</source>
        <translation>{made}; sin IMP hasta que se anoten los puntos, p. ej. 23p</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>{movement}. Rounds: {rounds}. Boards in a round: {boards}. About {minutes} minutes</source>
        <translation>{movement}. Rondas: {rounds}. Manos por ronda: {boards}. Unos {minutes} minutos</translation>
    </message>
    <message>
        <source>{names} sit out.</source>
        <translation>{names} descansan.</translation>
    </message>
    <message>
        <source>{name} (Enter)</source>
        <translation>{name} (Intro)</translation>
    </message>
    <message>
        <source>{name} alone means the seat {chair}; type more of the name.</source>
        <translation>{name} a secas significa el sitio {chair}; escriba más letras del nombre.</translation>
    </message>
    <message>
        <source>{name} cannot be in two places</source>
        <translation>{name} no puede estar en dos sitios</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Reparte {name}.</translation>
    </message>
    <message>
        <source>{name} draws only once</source>
        <translation>{name} solo saca una vez</translation>
    </message>
    <message>
        <source>{name} has drawn the {card}.</source>
        <translation>{name} ha sacado: {card}.</translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <translation>{name} ya está.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} descansa.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}’s phone has {entered}, the sheet has {there}.</source>
        <translation>El teléfono de {name} tiene {entered}, la hoja tiene {there}.</translation>
    </message>
    <message>
        <source>{name}’s phone wants to enter deals.</source>
        <translation>El teléfono de {name} quiere anotar manos.</translation>
    </message>
    <message>
        <source>{newcomer} for {player}</source>
        <translation>{newcomer} por {player}</translation>
    </message>
    <message>
        <source>{north} and {south} play {east} and {west}.</source>
        <translation>{north} y {south} juegan contra {east} y {west}.</translation>
    </message>
    <message>
        <source>{ns} (N-S) against {ew} (E-W)</source>
        <translation>{ns} (N-S) contra {ew} (E-O)</translation>
    </message>
    <message>
        <source>{number} IMPs</source>
        <translation>{number} IMP</translation>
    </message>
    <message>
        <source>{number} added</source>
        <translation>{number} añadidas</translation>
    </message>
    <message>
        <source>{number} already there</source>
        <translation>{number} ya estaban</translation>
    </message>
    <message>
        <source>{number} changed</source>
        <translation>{number} cambiadas</translation>
    </message>
    <message>
        <source>{number} changed; you can undo this</source>
        <translation>{number} cambiadas; se puede deshacer</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <translation>{number} elegidas</translation>
    </message>
    <message>
        <source>{number} corrected</source>
        <translation>corregidos: {number}</translation>
    </message>
    <message>
        <source>{number} deleted</source>
        <translation>eliminados: {number}</translation>
    </message>
    <message>
        <source>{number} in all; Enter looks at the evening</source>
        <translation>{number} en total; Intro muestra la sesión</translation>
    </message>
    <message>
        <source>{number} left unchanged</source>
        <translation>{number} sin cambios</translation>
    </message>
    <message>
        <source>{number} made</source>
        <translation>{number} cumplidos</translation>
    </message>
    <message>
        <source>{number} new</source>
        <translation>nuevos: {number}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} de {total}</translation>
    </message>
    <message>
        <source>{number} tied</source>
        <translation>{number} empatados</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} contra {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are not two players of this archive</source>
        <translation>{one} y {other} no son dos jugadores de este histórico</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <translation>{one} y {other} no pueden haber sacado los dos {card}</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <translation>{one} y {other} se sentaron a la misma mesa, así que son dos jugadores</translation>
    </message>
    <message>
        <source>{pairs} play there; the deal would be {deal}.</source>
        <translation>Allí juegan {pairs}; la mano sería {deal}.</translation>
    </message>
    <message>
        <source>{pair} has been on board {board} before</source>
        <translation>{pair} ya jugó el estuche {board}</translation>
    </message>
    <message>
        <source>{pair} has two handicaps</source>
        <translation>{pair} tiene dos hándicaps</translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <translation>{pair} aparece dos veces</translation>
    </message>
    <message>
        <source>{pair} is not in the movement</source>
        <translation>{pair} no está en el movimiento</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee}</source>
        <translation>{payer} no puede pagar a {payee}</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee} {amount}</source>
        <translation>{payer} no puede pagar {amount} a {payee}</translation>
    </message>
    <message>
        <source>{payer} owed {payee}</source>
        <translation>{payer} debía a {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee}</source>
        <translation>{payer} debe a {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}</source>
        <translation>{payer} debe {amount} a {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: {reason}</source>
        <translation>{payer} debe {amount} a {payee}: {reason}</translation>
    </message>
    <message>
        <source>{payer} paid {payee}</source>
        <translation>{payer} pagó a {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount}</source>
        <translation>{payer} pagó {amount} a {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} on {day}</source>
        <translation>{payer} pagó {amount} a {payee} el {day}</translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <translation>{payer} paga a {payee}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <translation>{payer} paga {amount} a {payee}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}</source>
        <translation>{place}: aquí {ours}, en el archivo {theirs}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}; both are kept</source>
        <translation>{place}: aquí {ours}, en el archivo {theirs}; se conservan los dos</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <source>{players} lead</source>
        <translation>{players} van en cabeza</translation>
    </message>
    <message>
        <source>{players} out</source>
        <translation>descanso: {players}</translation>
    </message>
    <message>
        <source>{players} sit out</source>
        <translation>{players} descansan</translation>
    </message>
    <message>
        <source>{players} sits out</source>
        <translation>{players} descansa</translation>
    </message>
    <message>
        <source>{players} win the evening</source>
        <translation>{players} ganan la sesión</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <translation>{player} (usted)</translation>
    </message>
    <message>
        <source>{player} and {other} change chairs</source>
        <translation>{player} y {other} cambian de sitio</translation>
    </message>
    <message>
        <source>{player} comes in for {other}</source>
        <translation>{player} sustituye a {other}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <translation>Reparte {player}</translation>
    </message>
    <message>
        <source>{player} deals. {vulnerable}.</source>
        <translation>Reparte {player}. {vulnerable}.</translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <translation>Se une {player}.</translation>
    </message>
    <message>
        <source>{player} leads</source>
        <translation>{player} va en cabeza</translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <translation>{player} se va; las rondas anteriores quedan en el resumen.</translation>
    </message>
    <message>
        <source>{player} sits out; at the table are {names}</source>
        <translation>{player} descansa; a la mesa están {names}</translation>
    </message>
    <message>
        <source>{player} sits {chair}</source>
        <translation>{player} se sienta en {chair}</translation>
    </message>
    <message>
        <source>{player} wins the evening</source>
        <translation>{player} gana la sesión</translation>
    </message>
    <message>
        <source>{points} agreed on: {reason}</source>
        <translation>{points} acordados: {reason}</translation>
    </message>
    <message>
        <source>{points} for North-South, {rest} for East-West</source>
        <translation>{points} para Norte-Sur, {rest} para Este-Oeste</translation>
    </message>
    <message>
        <source>{points} honours</source>
        <translation>{points} de honores</translation>
    </message>
    <message>
        <source>{points} honours held by {player}</source>
        <translation>{points} de honores de {player}</translation>
    </message>
    <message>
        <source>{points} points appear twice in the scale</source>
        <translation>{points} puntos aparecen dos veces en la tabla</translation>
    </message>
    <message>
        <source>{points} points from every other result of the board</source>
        <translation>{points} puntos por cada uno de los demás resultados del estuche</translation>
    </message>
    <message>
        <source>{points} points: {plain}, vulnerable {vulnerable}</source>
        <translation>{points} puntos: {plain}, vulnerable {vulnerable}</translation>
    </message>
    <message>
        <source>{points} to {side}</source>
        <translation>{points} para {side}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <translation>{reason} Lo anotado solo está en la memoria; se guardará en cuanto sea posible.</translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <translation>{reason} Las nuevas anotaciones no se pueden guardar.</translation>
    </message>
    <message>
        <source>{round} begins with this deal; it cannot move up.</source>
        <translation>{round} empieza con esta mano; no puede subir.</translation>
    </message>
    <message>
        <source>{round} ends with this deal; it cannot move down.</source>
        <translation>{round} termina con esta mano; no puede bajar.</translation>
    </message>
    <message>
        <source>{round} is not over and does not count yet.</source>
        <translation>{round} no ha acabado y aún no cuenta.</translation>
    </message>
    <message>
        <source>{round} is now unfinished.</source>
        <translation>{round} está ahora sin terminar.</translation>
    </message>
    <message>
        <source>{round} is stopped here</source>
        <translation>{round} se para aquí</translation>
    </message>
    <message>
        <source>{round} no longer ends</source>
        <translation>{round} ya no termina</translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}</source>
        <translation>{round} termina ahora después de la mano {last}</translation>
    </message>
    <message numerus="yes">
        <source>{round} now ends after deal {last}; %n deals come after the end.</source>
        <translation>
            <numerusform>{round} termina ahora después de la mano {last}; hay %n mano después del final.</numerusform>
            <numerusform>{round} termina ahora después de la mano {last}; hay %n manos después del final.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}; one deal comes after the end.</source>
        <translation>{round} termina ahora después de la mano {last}; hay una mano después del final.</translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <translation>{round} se paró antes de su final.</translation>
    </message>
    <message>
        <source>{round}, IMPs</source>
        <translation>{round}, IMP</translation>
    </message>
    <message>
        <source>{round}, deal by deal</source>
        <translation>{round}, mano a mano</translation>
    </message>
    <message>
        <source>{round}, deal {number}</source>
        <translation>{round}, mano {number}</translation>
    </message>
    <message>
        <source>{round}: {said}</source>
        <translation>{round}: {said}</translation>
    </message>
    <message>
        <source>{said} and {ended}</source>
        <translation>{said} y {ended}</translation>
    </message>
    <message>
        <source>{said} – paused</source>
        <translation>{said} – en pausa</translation>
    </message>
    <message>
        <source>{said}; boards {number}</source>
        <translation>{said}; estuches {number}</translation>
    </message>
    <message>
        <source>{said}; victory points {home} to {visitors}</source>
        <translation>{said}; puntos de victoria {home} a {visitors}</translation>
    </message>
    <message>
        <source>{said}; {points} for {side}</source>
        <translation>{said}; {points} para {side}</translation>
    </message>
    <message>
        <source>{score} IMPs in {rounds}</source>
        <translation>{score} IMP en {rounds}</translation>
    </message>
    <message>
        <source>{score} against the datum {datum}, a difference of {by}: {points} IMPs</source>
        <translation>{score} contra la media {datum}, una diferencia de {by}: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}, and {tie} for each of {missing} missing results: {points} of {top}; East-West {rest}</source>
        <translation>{score} contra {others}, y {tie} por cada uno de los {missing} resultados que faltan: {points} de {top}; Este-Oeste {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} IMPs</source>
        <translation>{score} contra {others}: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} of {top}; East-West {rest}</source>
        <translation>{score} contra {others}: {points} de {top}; Este-Oeste {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {sum} / {times} = {points} IMPs</source>
        <translation>{score} contra {others}: {sum} / {times} = {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}; {results} results where there are up to {expected}: ({sum} + {tie}) x {expected} / {results} - {tie} = {points} of {top}; East-West {rest}</source>
        <translation>{score} contra {others}; {results} resultados donde hay hasta {expected}: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} de {top}; Este-Oeste {rest}</translation>
    </message>
    <message>
        <source>{score} in {rounds}</source>
        <translation>{score} en {rounds}</translation>
    </message>
    <message>
        <source>{score} points in {rounds}</source>
        <translation>{score} puntos en {rounds}</translation>
    </message>
    <message>
        <source>{seat} deals next</source>
        <translation>Después reparte {seat}</translation>
    </message>
    <message>
        <source>{seat} keeps the score</source>
        <translation>Lleva el tanteo {seat}</translation>
    </message>
    <message>
        <source>{side}
win by {points}</source>
        <translation>{side}
ganan por {points}</translation>
    </message>
    <message>
        <source>{side}
win by {points} IMPs</source>
        <translation>{side}
ganan por {points} IMP</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: more than one deal can bring</source>
        <translation>{side}: {imps} IMP por detrás, más de lo que puede dar una mano</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: {points} more than expected make it even</source>
        <translation>{side}: {imps} IMP por detrás; con {points} más de lo esperado se igualan</translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <translation>{side}: {points}, {why}</translation>
    </message>
    <message>
        <source>{side} is 1 IMP behind: {points} points more than expected make it even.</source>
        <translation>{side} va 1 IMP por detrás: con {points} puntos más de lo esperado se iguala.</translation>
    </message>
    <message>
        <source>{side} is a side; who declares, {one} or {other}?</source>
        <translation>{side} es un bando; ¿quién es el declarante, {one} o {other}?</translation>
    </message>
    <message>
        <source>{side} is {imps} IMPs behind, more than one deal can bring.</source>
        <translation>{side} va {imps} IMP por detrás, más de lo que puede dar una mano.</translation>
    </message>
    <message>
        <source>{side} is {imps} IMPs behind: {points} points more than expected make it even.</source>
        <translation>{side} va {imps} IMP por detrás: con {points} puntos más de lo esperado se iguala.</translation>
    </message>
    <message>
        <source>{side} need {points} for game</source>
        <translation>{side}: faltan {points} para la manga</translation>
    </message>
    <message>
        <source>{side} need {points} for game and rubber</source>
        <translation>{side}: faltan {points} para manga y rubber</translation>
    </message>
    <message>
        <source>{side} plays</source>
        <translation>juega {side}</translation>
    </message>
    <message>
        <source>{side} points, press for the other side</source>
        <translation>Puntos: {side}; pulse para el otro bando</translation>
    </message>
    <message>
        <source>{side} total {points}</source>
        <translation>{side}: total {points}</translation>
    </message>
    <message>
        <source>{side} vulnerable</source>
        <translation>{side} vulnerable</translation>
    </message>
    <message>
        <source>{side} win 1 IMP</source>
        <translation>{side}: 1 IMP ganado</translation>
    </message>
    <message>
        <source>{side} win by {points} IMPs</source>
        <translation>{side} ganan por {points} IMP</translation>
    </message>
    <message>
        <source>{side} win by {points}: {hundreds} on the back score</source>
        <translation>{side} ganan por {points}: {hundreds} en el resumen</translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <translation>{side}: manga {number}</translation>
    </message>
    <message>
        <source>{side} win {imps} IMPs</source>
        <translation>{side}: {imps} IMP ganados</translation>
    </message>
    <message>
        <source>{side} won the two games</source>
        <translation>{side}: ganadas las dos mangas</translation>
    </message>
    <message>
        <source>{side} {above} above the line</source>
        <translation>{side} {above} encima de la línea</translation>
    </message>
    <message>
        <source>{side} {below} below and {above} above the line</source>
        <translation>{side} {below} debajo y {above} encima de la línea</translation>
    </message>
    <message>
        <source>{side} {below} below the line</source>
        <translation>{side} {below} debajo de la línea</translation>
    </message>
    <message>
        <source>{side} {points} on board {number}</source>
        <translation>{side} {points} en el estuche {number}</translation>
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
        <translation>{spelling} es ahora {name} en todas partes.</translation>
    </message>
    <message>
        <source>{step}, from a phone</source>
        <translation>{step}, desde un teléfono</translation>
    </message>
    <message>
        <source>{step}, from {name}’s phone</source>
        <translation>{step}, desde el teléfono de {name}</translation>
    </message>
    <message>
        <source>{table}: a row belongs to nothing</source>
        <translation>{table}: una fila no corresponde a nada</translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <translation>{table}: el total está dañado</translation>
    </message>
    <message>
        <source>{team} EW</source>
        <translation>{team} EO</translation>
    </message>
    <message>
        <source>{team} East-West</source>
        <translation>{team} Este-Oeste</translation>
    </message>
    <message>
        <source>{team} NS</source>
        <translation>{team} NS</translation>
    </message>
    <message>
        <source>{team} North-South</source>
        <translation>{team} Norte-Sur</translation>
    </message>
    <message>
        <source>{typed} is 4 spades by {player} – type a deal, then Enter</source>
        <translation>{typed}: 4 picas por {player} – escriba una mano y pulse Intro</translation>
    </message>
    <message>
        <source>{typed} is not a card, e.g. {one} or {other}</source>
        <translation>{typed} no es una carta, p. ej. {one} o {other}</translation>
    </message>
    <message>
        <source>{typed} is not one of {choices}</source>
        <translation>{typed} no es ninguno de {choices}</translation>
    </message>
    <message>
        <source>{typed}: {fault}</source>
        <translation>{typed}: {fault}</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Entries are only in memory and saved once that window is closed.</source>
        <translation>{user} tiene el histórico abierto en otra ventana de {host} (proceso {pid}). Lo anotado solo está en la memoria y se guardará cuando se cierre esa ventana.</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <translation>{user} tiene el histórico abierto en otra ventana de {host} (proceso {pid}). Aquí solo se puede leer hasta que se cierre esa ventana.</translation>
    </message>
    <message>
        <source>{weekday} {day}</source>
        <translation>{weekday} {day}</translation>
    </message>
    <message>
        <source>{we} against {they}</source>
        <translation>{we} contra {they}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first deal of the round, or begin a new round before it: form {form}</source>
        <translation>{what} llega demasiado tarde; póngalo antes de la primera mano de la ronda, o empiece antes una ronda nueva: form {form}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <translation>{what} llega demasiado tarde; póngalo antes del primer resultado</translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <translation>{what} necesita antes form duplicate</translation>
    </message>
    <message>
        <source>{which} of {number}</source>
        <translation>{which} de {number}</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; commands are {commands}; scorepad help lists all</source>
        <translation>{word} no es ni una orden ni un archivo; las órdenes son {commands}; scorepad help las muestra todas</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <translation>{word} no es una orden ni un archivo; ¿quería decir {near}?</translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <translation>«{award}» no es una media, p. ej. med, med+, med- o 60</translation>
    </message>
    <message>
        <source>“{board}” is not a board number</source>
        <translation>«{board}» no es un número de estuche</translation>
    </message>
    <message>
        <source>“{column}” is longer than {most} letters</source>
        <translation>«{column}» tiene más de {most} letras</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” here but “{before}” further up in the same round or evening</source>
        <translation>«{column}» es aquí «{cell}» y más arriba «{before}», en la misma ronda o sesión</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” in this row, but should be “{ours}”</source>
        <translation>«{column}» es «{cell}» en esta fila, pero debería ser «{ours}»</translation>
    </message>
    <message>
        <source>“{contract}” by “{declarer}” with “{tricks}” tricks is not a result</source>
        <translation>«{contract}» por «{declarer}» con «{tricks}» bazas no es un resultado</translation>
    </message>
    <message>
        <source>“{found}” does not belong here</source>
        <translation>«{found}» no va aquí</translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>«{found}» no es un contrato, p. ej. 4S, 3NT, 6HX o pass</translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <translation>«{found}» no es un importe, p. ej. 2.50</translation>
    </message>
    <message>
        <source>“{found}” is not known here</source>
        <translation>«{found}» no se conoce aquí</translation>
    </message>
    <message>
        <source>“{line}” is not a line that scorepad writes</source>
        <translation>«{line}» no es una línea que escriba scorepad</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <translation>falta «{name}»</translation>
    </message>
    <message>
        <source>“{name}” is missing or not of the right kind</source>
        <translation>falta «{name}» o no es del tipo correcto</translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <translation>«{ns}» y «{ew}» no son porcentajes</translation>
    </message>
    <message>
        <source>“{number}” is not a number with at most two decimals, up to {most}</source>
        <translation>«{number}» no es un número hasta {most} con dos decimales como mucho</translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <translation>«{one}» {first} y «{other}» {second} no concuerdan; corrija uno de los dos</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <translation>«{pair}» no es una pareja de un equipo, p. ej. A1 o B2</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <translation>«{pair}» no es una pareja: de 1 a 6 letras o cifras</translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <translation>«{points}» no es una puntuación; son decenas de -{most} a {most}, p. ej. 420</translation>
    </message>
    <message>
        <source>“{rest}” is not a result, e.g. =, +1 or -1</source>
        <translation>«{rest}» no es un resultado, p. ej. =, +1 o -1</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal</source>
        <translation>«{rest}» no es parte de una mano</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; X is doubled, XX redoubled</source>
        <translation>«{rest}» no es parte de una mano; X es doblado, XX redoblado</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; at the table are {names}</source>
        <translation>«{rest}» no es parte de una mano; a la mesa están {names}</translation>
    </message>
    <message>
        <source>“{team}” is not a team; teams go by a letter, e.g. C</source>
        <translation>«{team}» no es un equipo; un equipo tiene una letra, p. ej. C</translation>
    </message>
    <message>
        <source>“{text}” is not a number of IMPs from 1 to {most}.</source>
        <translation>«{text}» no es un número de IMP de 1 a {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of points from 1 to {most}.</source>
        <translation>«{text}» no es un número de puntos de 1 a {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount, e.g. 2.50.</source>
        <translation>«{text}» no es un importe, p. ej. 2,50.</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <translation>«{typed}» se puede leer de dos maneras; omita la coma</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <translation>«{typed}» se puede leer de dos maneras; use =, +1 o -1, o una columna «over» o «tricks»</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <translation>«{typed}» no se puede leer</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read; e.g. 7=1, 7=1-2 or 5=6-</source>
        <translation>no se puede leer «{typed}»; p. ej. 7=1, 7=1-2 o 5=6-</translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <translation>«{typed}» puede ser dos fechas; ponga primero el año, p. ej. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” could be {few} tricks or {many}: type {one} or {other}</source>
        <translation>«{typed}» pueden ser {few} bazas o {many}: escriba {one} o {other}</translation>
    </message>
    <message>
        <source>“{typed}” could be {names}: type more letters</source>
        <translation>«{typed}» puede ser {names}: escriba más letras</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line, e.g. S 4SX+1; did you mean {near}?</source>
        <translation>«{typed}» no empieza una línea, p. ej. S 4SX+1; ¿quería decir {near}?</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <translation>«{typed}» no empieza una línea; las líneas son manos, p. ej. S 4SX+1, o empiezan con {words}</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; {word} is followed by a blank, not “{sign}”</source>
        <translation>«{typed}» no empieza una línea; a {word} le sigue un espacio, no «{sign}»</translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <translation>«{typed}» no va aquí; stop es una línea aparte</translation>
    </message>
    <message>
        <source>“{typed}” has no result above</source>
        <translation>«{typed}» no tiene ningún resultado arriba</translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>«{typed}» es más que un contrato, p. ej. 4S, 3NT, 6HX o pass</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number from 1 to {most}</source>
        <translation>«{typed}» no es un número de estuche de 1 a {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a board: 1 to 9999, e.g. board 7</source>
        <translation>«{typed}» no es un estuche: de 1 a 9999, p. ej. board 7</translation>
    </message>
    <message>
        <source>“{typed}” is not a date, e.g. 2026-01-31</source>
        <translation>«{typed}» no es una fecha, p. ej. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}</source>
        <translation>«{typed}» no es una mano, p. ej. {example} (contrato, declarante, resultado) o {word}</translation>
    </message>
    <message>
        <source>“{typed}” is not a form of the game: {known}</source>
        <translation>«{typed}» no es una modalidad: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of deals</source>
        <translation>«{typed}» no es un número de manos</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points</source>
        <translation>«{typed}» no es un número de puntos</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points from 1 to {most}</source>
        <translation>«{typed}» no es un número de puntos de 1 a {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points that a side can hold</source>
        <translation>«{typed}» no es un número de puntos que pueda tener un bando</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks from 0 to 13</source>
        <translation>«{typed}» no es un número de bazas de 0 a 13</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <translation>«{typed}» no es un número de bazas de más o de multas, p. ej. 1 o -2</translation>
    </message>
    <message>
        <source>“{typed}” is not a number with at most two decimals, e.g. -2.5</source>
        <translation>«{typed}» no es un número con dos decimales como mucho, p. ej. -2.5</translation>
    </message>
    <message>
        <source>“{typed}” is not a result: =, +1 or -1</source>
        <translation>«{typed}» no es un resultado: =, +1 o -1</translation>
    </message>
    <message>
        <source>“{typed}” is not a round of matches, e.g. A-C B-D</source>
        <translation>«{typed}» no es una ronda de partidos, p. ej. A-C B-D</translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <translation>«{typed}» no es una fila de la tabla, p. ej. 25 300/440 (puntos, lo esperado no vulnerable y vulnerable)</translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation>«{typed}» no es una temporada, p. ej. 2026, 2025/26, 2026-09..2026-11 o all</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <translation>«{typed}» no es un sitio: N, E, S o W</translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <translation>«{typed}» no es un bando: NS o EW</translation>
    </message>
    <message>
        <source>“{typed}” is not a stake, e.g. 2.50</source>
        <translation>«{typed}» no es una apuesta, p. ej. 2,50</translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <translation>«{typed}» no es una forma de contar el dinero: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <translation>«{typed}» no es un número entero, p. ej. 18 o −18</translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <translation>«{typed}» no se admite en «{column}», solo yes o no</translation>
    </message>
    <message>
        <source>“{typed}” is not an address, e.g. 192.168.1.20:8080</source>
        <translation>«{typed}» no es una dirección, p. ej. 192.168.1.20:8080</translation>
    </message>
    <message>
        <source>“{typed}” is not expected here</source>
        <translation>«{typed}» no se espera aquí</translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <translation>«{typed}» son pocas bazas a nivel {level}: escriba {down}</translation>
    </message>
    <message>
        <source>“{typed}” is unknown after {what}; possible: {choices}</source>
        <translation>«{typed}» es desconocido tras {what}; posible: {choices}</translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <translation>¿«{typed}» es {notrump}, o {suit} por {player}? Deje un espacio</translation>
    </message>
    <message>
        <source>“{typed}” is {suits}? Type {ways}</source>
        <translation>¿«{typed}» es {suits}? Escriba {ways}</translation>
    </message>
    <message>
        <source>“{typed}” may be {cards}</source>
        <translation>«{typed}» puede ser {cards}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>«{word}»</translation>
    </message>
    <message>
        <source>“{word}” does not go with results of several tables; put it into a separate file</source>
        <translation>«{word}» no va con resultados de varias mesas; póngalo en un archivo aparte</translation>
    </message>
    <message>
        <source>€, $, points …</source>
        <translation>€, $, puntos …</translation>
    </message>
    <message>
        <source>€, points, matches…</source>
        <translation>€, puntos, cerillas…</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>→ tells where a pair or the boards go next.</source>
        <translation>→ indica adónde van después una pareja o los estuches.</translation>
    </message>
</context>
</TS>
