<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>words</name>
    <message>
        <source> minutes</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation> minutos</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <extracomment>Words in rankings printed by commands (counted); Words in Earlier evenings and Standings (played); Words in This evening, what was agreed (rounds played); and elsewhere</extracomment>
        <translation>
            <numerusform>%n estuche</numerusform>
            <numerusform>%n estuches</numerusform>
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
            <numerusform>%n trébol</numerusform>
            <numerusform>%n tréboles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>Words in the command check (check); Words in Earlier evenings and Standings (played); Words in two versions of an evening side by side</extracomment>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt(s) of players who are not here</source>
        <extracomment>Words in results and money (show)</extracomment>
        <translation>
            <numerusform>%n deuda de jugadores que no están</numerusform>
            <numerusform>%n deudas de jugadores que no están</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n diamante</numerusform>
            <numerusform>%n diamantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <extracomment>Words in deals and figures, everywhere (result)</extracomment>
        <translation>
            <numerusform>%n multa</numerusform>
            <numerusform>%n multas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, {doubled}, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n multa, {doubled}, {vulnerable}</numerusform>
            <numerusform>%n multas, {doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n multa, {vulnerable}</numerusform>
            <numerusform>%n multas, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier deal(s)</source>
        <extracomment>Words in the list of deals and the entry line (count)</extracomment>
        <translation>
            <numerusform>%n mano anterior</numerusform>
            <numerusform>%n manos anteriores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <extracomment>Words in the command check (check); Words in what is printed (how many); Words in Earlier evenings (found)</extracomment>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) added</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n sesión añadida</numerusform>
            <numerusform>%n sesiones añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) already there</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n sesión ya estaba</numerusform>
            <numerusform>%n sesiones ya estaban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) changed</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n sesión modificada</numerusform>
            <numerusform>%n sesiones modificadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) chosen</source>
        <extracomment>Label in Earlier evenings (tell number)</extracomment>
        <translation>
            <numerusform>%n sesión elegida</numerusform>
            <numerusform>%n sesiones elegidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) deleted.</source>
        <extracomment>Sentence in Earlier evenings (delete)</extracomment>
        <translation>
            <numerusform>Se ha eliminado %n sesión.</numerusform>
            <numerusform>Se han eliminado %n sesiones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) restored.</source>
        <extracomment>Sentence in Backups (restore)</extracomment>
        <translation>
            <numerusform>Se ha restaurado %n sesión.</numerusform>
            <numerusform>Se han restaurado %n sesiones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) unchanged</source>
        <extracomment>Words in the command check (mended); Words in transfer (in words); Words in the archive of evenings (what was rescued)</extracomment>
        <translation>
            <numerusform>%n sesión sin cambios</numerusform>
            <numerusform>%n sesiones sin cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found; Enter opens the evening</source>
        <extracomment>Words in Earlier evenings and Standings (behind found)</extracomment>
        <translation>
            <numerusform>%n encontrada; Intro abre la sesión</numerusform>
            <numerusform>%n encontradas; Intro abre la sesión</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n corazón</numerusform>
            <numerusform>%n corazones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later deal(s)</source>
        <extracomment>Words in the list of deals and the entry line (count)</extracomment>
        <translation>
            <numerusform>%n mano posterior</numerusform>
            <numerusform>%n manos posteriores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Words in files that are opened or saved (as fits)</extracomment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notrump</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n sin triunfo</numerusform>
            <numerusform>%n sin triunfo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), {doubled}, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n baza de más, {doubled}, {vulnerable}</numerusform>
            <numerusform>%n bazas de más, {doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n baza de más, {vulnerable}</numerusform>
            <numerusform>%n bazas de más, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <extracomment>Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n pareja</numerusform>
            <numerusform>%n parejas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Words in what is printed (how many); Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Words in the season in Standings (award)</extracomment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): {plain}, vulnerable {vulnerable}</source>
        <extracomment>Words in house rules (scale)</extracomment>
        <translation>
            <numerusform>%n punto: {plain}, vulnerable {vulnerable}</numerusform>
            <numerusform>%n puntos: {plain}, vulnerable {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) added</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>%n resultado añadido</numerusform>
            <numerusform>%n resultados añadidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) corrected</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>%n resultado corregido</numerusform>
            <numerusform>%n resultados corregidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) deleted</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>%n resultado eliminado</numerusform>
            <numerusform>%n resultados eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still to come</source>
        <extracomment>Words in the window (by how much)</extracomment>
        <translation>
            <numerusform>falta %n resultado</numerusform>
            <numerusform>faltan %n resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>Words in rankings printed by commands (counted); Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) or more</source>
        <extracomment>Words in Standings (at least)</extracomment>
        <translation>
            <numerusform>%n ronda o más</numerusform>
            <numerusform>%n rondas o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubber(s)</source>
        <extracomment>Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n rubber</numerusform>
            <numerusform>%n rubbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slam(s)</source>
        <extracomment>Words in the season in Standings (award)</extracomment>
        <translation>
            <numerusform>%n slam</numerusform>
            <numerusform>%n slams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n pica</numerusform>
            <numerusform>%n picas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <extracomment>Words in rankings printed by commands (counted)</extracomment>
        <translation>
            <numerusform>%n mesa</numerusform>
            <numerusform>%n mesas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <extracomment>Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n equipo</numerusform>
            <numerusform>%n equipos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump honours in one hand</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n honor de triunfo en una mano</numerusform>
            <numerusform>%n honores de triunfo en una mano</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About scorepad</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>&amp;Acerca de scorepad</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>Button in Settling up, older debts</extracomment>
        <translation>Aña&amp;dir</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Ajuste…</translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <extracomment>Button in results and money; Menu entry in the menus (evening)</extracomment>
        <translation>&amp;Resumen…</translation>
    </message>
    <message>
        <source>&amp;Backup of</source>
        <extracomment>Label in Backups (fill in)</extracomment>
        <translation>&amp;Copia de seguridad del</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <extracomment>Button in the window; Button or menu entry in the window (review)</extracomment>
        <translation>Co&amp;pias de seguridad…</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>E&amp;mpezar</translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <extracomment>Button or menu entry in This evening and New evening</extracomment>
        <translation>E&amp;mpezar con estos sitios</translation>
    </message>
    <message>
        <source>&amp;Begin the next as…</source>
        <extracomment>Menu entry in the menus (round)</extracomment>
        <translation>Empe&amp;zar la siguiente como…</translation>
    </message>
    <message>
        <source>&amp;Bidding pad</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>Caja de &amp;subasta</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <extracomment>Label in the list of deals and the entry line</extracomment>
        <translation>&amp;Estuche</translation>
    </message>
    <message>
        <source>&amp;Boards in a round</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Estuches por ronda</translation>
    </message>
    <message>
        <source>&amp;Calm colours at the table</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>Colores &amp;suaves en la mesa</translation>
    </message>
    <message>
        <source>&amp;Cards for the pairs</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Tarjetas &amp;de las parejas</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>Button in About scorepad</extracomment>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>&amp;Contratos</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <extracomment>Button in the message after a fault of the program</extracomment>
        <translation>&amp;Copiar los detalles</translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>C&amp;orregir la mano</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <extracomment>Button or menu entry in an evening of several tables (name cross)</extracomment>
        <translation>Ta&amp;bla cruzada</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Colores oscuros</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Me&amp;dia (datum)</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>M&amp;ano</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <extracomment>Label in house rules</extracomment>
        <translation>&amp;Manos</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Button or menu entry in Earlier evenings (make actions)</extracomment>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button in an evening of several tables; Button in the page At several tables; Button in the dialog Adjustment; and elsewhere</extracomment>
        <translation>&amp;Listo</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>Se&amp;sión</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Menu entry in the menus (share); Button or menu entry in Earlier evenings (export)</extracomment>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Extra amount…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>Importe e&amp;xtra…</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>&amp;Por</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button or menu entry in Earlier evenings (go on)</extracomment>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Handicaps</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Hándicaps</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>A&amp;yuda…</translation>
    </message>
    <message>
        <source>&amp;Hide until all results are in</source>
        <extracomment>Box to tick in an evening of several tables</extracomment>
        <translation>&amp;Ocultar hasta tener todos los resultados</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Historial…</translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <extracomment>Button or menu entry in an evening of several tables (how much); Button or menu entry in Settling up, the dialog of extra sums (how much)</extracomment>
        <translation>Cuán&amp;to</translation>
    </message>
    <message>
        <source>&amp;Hundreds, as on the back score: 18 and −18</source>
        <extracomment>Button or menu entry in This evening and New evening (unit name)</extracomment>
        <translation>&amp;Centenas, como en el resumen: 18 y −18</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <extracomment>Button or menu entry in the dialog Adjustment (what is given)</extracomment>
        <translation>&amp;IMP</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <extracomment>Box to tick in house rules; Button or menu entry in the window (forms)</extracomment>
        <translation>&amp;IMP según los puntos de honor</translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>&amp;Insertar antes una mano olvidada</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>&amp;Conservar la mía</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <extracomment>Button in merging two versions of an evening</extracomment>
        <translation>&amp;Combinar</translation>
    </message>
    <message>
        <source>&amp;Minutes a round</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Minutos por ronda</translation>
    </message>
    <message>
        <source>&amp;Money is paid for</source>
        <extracomment>Label in house rules</extracomment>
        <translation>Se pa&amp;ga por</translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Más sobre una mano</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <extracomment>Button or menu entry in an evening of several tables; Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Movimiento</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <extracomment>Menu entry in the menus (evening); Button or menu entry in the window (ask whether it goes on)</extracomment>
        <translation>&amp;Nueva sesión…</translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>Si&amp;guientes estuches</translation>
    </message>
    <message>
        <source>&amp;Next chukker</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>Si&amp;guiente Chicago</translation>
    </message>
    <message>
        <source>&amp;Next rubber</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>Si&amp;guiente rubber</translation>
    </message>
    <message>
        <source>&amp;Pad</source>
        <extracomment>Button in an evening of several tables; Button in the list of deals and the entry line</extracomment>
        <translation>Ca&amp;ja</translation>
    </message>
    <message>
        <source>&amp;Penalties…</source>
        <extracomment>Button in an evening of several tables</extracomment>
        <translation>&amp;Penalizaciones…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <extracomment>Button in the list of deals and the entry line</extracomment>
        <translation>&amp;Jugarlo</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <extracomment>Button in the message after a fault of the program</extracomment>
        <translation>&amp;Seguir jugando</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>J&amp;ugadores</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <extracomment>Button or menu entry in the dialog Adjustment (what is given)</extracomment>
        <translation>&amp;Puntos</translation>
    </message>
    <message>
        <source>&amp;Points: the total of a side, beside both its players</source>
        <extracomment>Button or menu entry in This evening and New evening (unit name)</extracomment>
        <translation>&amp;Puntos: el total del bando, junto a sus dos jugadores</translation>
    </message>
    <message>
        <source>&amp;Print into a PDF…</source>
        <extracomment>Button in Help</extracomment>
        <translation>Im&amp;primir en PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>Button in the dialog Print; Button or menu entry in Earlier evenings (make actions); Button in results and money; and elsewhere</extracomment>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>&amp;Proponer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Ranked</source>
        <extracomment>Label in Standings (arranged ranked)</extracomment>
        <translation>Cl&amp;asificar</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <extracomment>Button or menu entry in an evening of several tables (reason); Label in the dialog Adjustment</extracomment>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>&amp;Restaurar esta versión</translation>
    </message>
    <message>
        <source>&amp;Result as a code</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>&amp;Resultado en código</translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <extracomment>Menu entry in the menus (share)</extracomment>
        <translation>&amp;Resultado de la sesión…</translation>
    </message>
    <message>
        <source>&amp;Rubber</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>&amp;Rubber</translation>
    </message>
    <message>
        <source>&amp;Same as last time: {names}</source>
        <extracomment>Button or menu entry in This evening and New evening (same as last time)</extracomment>
        <translation>Como la &amp;última vez: {names}</translation>
    </message>
    <message>
        <source>&amp;Same partners</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>Mismas &amp;parejas</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <extracomment>Button in results and money</extracomment>
        <translation>&amp;Compartir</translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <extracomment>Button or menu entry in Earlier evenings (make actions)</extracomment>
        <translation>Ran&amp;king de estas</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the clock for the rounds</extracomment>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>&amp;Start or pause</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>&amp;Iniciar o pausar</translation>
    </message>
    <message>
        <source>&amp;Stop it here</source>
        <extracomment>Button or menu entry in the menus (menu stop)</extracomment>
        <translation>&amp;Parar aquí</translation>
    </message>
    <message>
        <source>&amp;Stop it here, with its premiums</source>
        <extracomment>Button or menu entry in the menus (menu stop)</extracomment>
        <translation>&amp;Parar aquí, con sus primas</translation>
    </message>
    <message>
        <source>&amp;Take the file’s version</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>&amp;Tomar la del archivo</translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>&amp;Esta sesión…</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Tiempo</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>&amp;Tiempos…</translation>
    </message>
    <message>
        <source>&amp;Two spellings of a player…</source>
        <extracomment>Button or menu entry in Earlier evenings (one player two names)</extracomment>
        <translation>&amp;Dos nombres de un jugador…</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>Puntos de &amp;victoria</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Warning, minutes before the end</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Aviso, minutos antes del final</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>¿&amp;Y si…?</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <extracomment>Label in Standings (arrange)</extracomment>
        <translation>Cuá&amp;ndo</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>Label in an evening of several tables</extracomment>
        <translation>&amp;Quién</translation>
    </message>
    <message>
        <source>&amp;Who dealt it…</source>
        <extracomment>Button or menu entry in the menus (who dealt)</extracomment>
        <translation>&amp;Quién repartió…</translation>
    </message>
    <message>
        <source>&amp;Who is playing?</source>
        <extracomment>Button in the picture of the table</extracomment>
        <translation>¿&amp;Quién juega?</translation>
    </message>
    <message>
        <source>&amp;Who owes</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>Quién &amp;debe</translation>
    </message>
    <message>
        <source>&amp;Why this figure?</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>&amp;¿Por qué esta cifra?</translation>
    </message>
    <message>
        <source>&amp;Winners…</source>
        <extracomment>Button in an evening of several tables</extracomment>
        <translation>&amp;Ganadores…</translation>
    </message>
    <message>
        <source>* Corrected after its round was over.</source>
        <extracomment>Sentence in the window (what the mark means)</extracomment>
        <translation>* Corregida después de terminar su ronda.</translation>
    </message>
    <message>
        <source>, then </source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <comment>one round after another</comment>
        <translation>, luego </translation>
    </message>
    <message>
        <source>--phones needs see or enter, not “{typed}”</source>
        <extracomment>Words in commands (chosen phones)</extracomment>
        <translation>--phones necesita see o enter, no «{typed}»</translation>
    </message>
    <message>
        <source>1 and ½</source>
        <extracomment>Words in the page At several tables (scales)</extracomment>
        <translation>1 y ½</translation>
    </message>
    <message>
        <source>1. Phone and laptop must be in the same Wi-Fi, not a guest network.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>1. El teléfono y el portátil deben estar en la misma wifi, no en la de invitados.</translation>
    </message>
    <message>
        <source>10H</source>
        <extracomment>Grey example in This evening and New evening</extracomment>
        <translation>10C</translation>
    </message>
    <message>
        <source>2 and 1</source>
        <extracomment>Words in the page At several tables (scales)</extracomment>
        <translation>2 y 1</translation>
    </message>
    <message>
        <source>2. The firewall must let phones in: sudo ufw allow {port}/tcp, or sudo firewall-cmd --add-port={port}/tcp. Windows asks: choose Private networks.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>2. El cortafuegos debe dejar entrar a los teléfonos: sudo ufw allow {port}/tcp o sudo firewall-cmd --add-port={port}/tcp. Windows pregunta: elija redes privadas.</translation>
    </message>
    <message>
        <source>2♦ by West, 2 down</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>2♦ por Oeste, 2 multas</translation>
    </message>
    <message>
        <source>3. Or switch on a phone’s hotspot and connect the laptop to it.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>3. O active el punto de acceso de un teléfono y conecte a él el portátil.</translation>
    </message>
    <message>
        <source>3NT by East, made with 1 overtrick</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>3ST por Este, cumplido con 1 baza de más</translation>
    </message>
    <message>
        <source>3NT by East, made with 2 overtricks</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>3ST por Este, cumplido con 2 bazas de más</translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <extracomment>Words in Help (examples)</extracomment>
        <translation>4pn, 3ste+1, 5dxo-2, 4c por norte xx, 6ts h100n, cuatro picas sur cumplido 5, 3st este 11 bazas, 2d oeste dos multas, paso</translation>
    </message>
    <message>
        <source>4♠ by North, made</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♠ por Norte, cumplido</translation>
    </message>
    <message>
        <source>4♠ by South, made with 1 overtrick</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♠ por Sur, cumplido con 1 baza de más</translation>
    </message>
    <message>
        <source>4♥ redoubled, by North, made</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♥ redoblado jugado por Norte, cumplido</translation>
    </message>
    <message>
        <source>50 for a part-score on deals &amp;1 to 3</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>50 por un parcial en las manos &amp;1 a 3</translation>
    </message>
    <message>
        <source>5♦ doubled, by West, 2 down</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>5♦ doblado jugado por Oeste, 2 multas</translation>
    </message>
    <message>
        <source>6♣ by South, made, 100 honours held by North</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>6♣ por Sur, cumplido, 100 de honores en Norte</translation>
    </message>
    <message>
        <source>7=1: pair 7 misses round 1. 5=6-: pair 5 leaves before round 6.</source>
        <extracomment>Tooltip in an evening of several tables</extracomment>
        <translation>7=1: la pareja 7 falta en la ronda 1. 5=6-: la pareja 5 se va antes de la ronda 6.</translation>
    </message>
    <message>
        <source>? No IMPs until the points are entered: {deals}</source>
        <extracomment>Words in sheets printed by commands (imp lines)</extracomment>
        <translation>? Sin IMP hasta que se anoten los puntos: {deals}</translation>
    </message>
    <message>
        <source>? {ns} against {ew}: {doubt}.</source>
        <extracomment>Sentence in an evening of several tables (doubt)</extracomment>
        <translation>? {ns} contra {ew}: {doubt}.</translation>
    </message>
    <message>
        <source>A &amp;passed-out deal counts and is not dealt again</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Una mano &amp;pasada cuenta y no se vuelve a repartir</translation>
    </message>
    <message>
        <source>A `seats` line inside a round counts from the beginning of the round.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Una línea `seats` en una ronda vale desde el principio de la ronda.</translation>
    </message>
    <message>
        <source>A backup is made every day you play, at most ten minutes after a change; 7 daily and 8 weekly ones are kept.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Se hace una copia de seguridad cada día que se juega, como mucho diez minutos después de un cambio; se guardan 7 diarias y 8 semanales.</translation>
    </message>
    <message>
        <source>A backup is made every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <extracomment>Sentence in Backups (how kept)</extracomment>
        <translation>Se hace una copia de seguridad cada día que se juega; se guardan 7 diarias y 8 semanales. La restauración se puede deshacer.</translation>
    </message>
    <message>
        <source>A board is shown here once your table has played it.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Un estuche aparece aquí cuando se ha jugado en su mesa.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <extracomment>Name for a screen reader in This evening and New evening (show card)</extracomment>
        <translation>Una carta, boca abajo</translation>
    </message>
    <message>
        <source>A change applies to the whole round: its deals are scored again.</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>Un cambio vale para toda la ronda: sus manos se puntúan de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: after the fourth the cycle begins again.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Un Chicago tiene %n mano: después de la cuarta el ciclo empieza de nuevo.</numerusform>
            <numerusform>Un Chicago tiene %n manos: después de la cuarta el ciclo empieza de nuevo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: on the fifth nobody is vulnerable, on the sixth both sides are.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Un Chicago tiene %n mano: en la quinta nadie es vulnerable; en la sexta, los dos bandos.</numerusform>
            <numerusform>Un Chicago tiene %n manos: en la quinta nadie es vulnerable; en la sexta, los dos bandos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A chukker has four deals.</source>
        <extracomment>Sentence in Help (of chukkers)</extracomment>
        <translation>Un Chicago tiene cuatro manos.</translation>
    </message>
    <message>
        <source>A click enlarges the page, or shows it whole again.</source>
        <extracomment>Tooltip in what is printed</extracomment>
        <translation>Un clic amplía la página o la muestra entera otra vez.</translation>
    </message>
    <message>
        <source>A click or Space turns over one card, Enter all of them. The two highest are partners, and the highest deals first.</source>
        <extracomment>Sentence in This evening and New evening (draw hint)</extracomment>
        <translation>Un clic o la barra espaciadora descubre una carta, Intro todas. Las dos más altas juegan juntas, y la más alta reparte primero.</translation>
    </message>
    <message>
        <source>A deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Una mano</translation>
    </message>
    <message>
        <source>A deal after the end of a rubber or chukker begins the next one.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Una mano tras el final de un rubber o Chicago empieza el siguiente.</translation>
    </message>
    <message>
        <source>A deal typed here begins another round.</source>
        <extracomment>Sentence in the list of deals and the entry line (hint)</extracomment>
        <translation>Una mano escrita aquí empieza otra ronda.</translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <extracomment>Title in the history and the backups of evenings</extracomment>
        <translation>Otra versión de una sesión</translation>
    </message>
    <message>
        <source>A game earns {plain}, or {vulnerable} if vulnerable.</source>
        <extracomment>Sentence in Help (game)</extracomment>
        <translation>Una manga da {plain}, o {vulnerable} si se es vulnerable.</translation>
    </message>
    <message>
        <source>A name, a note, 2019…</source>
        <extracomment>Words in Earlier evenings (search hint)</extracomment>
        <translation>Un nombre, una nota, 2019…</translation>
    </message>
    <message>
        <source>A number from {least} to {most}.</source>
        <extracomment>Sentence in all pages (out of range)</extracomment>
        <translation>Un número de {least} a {most}.</translation>
    </message>
    <message>
        <source>A pair comes late? Press Ctrl+T and type its name after the others: it joins in the next round.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>¿Llega tarde una pareja? Pulse Ctrl+T y escriba su nombre detrás de los demás: se incorpora en la ronda siguiente.</translation>
    </message>
    <message>
        <source>A part-score on the deals before it earns 50.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Un parcial en las manos anteriores da 50.</translation>
    </message>
    <message>
        <source>A part-score on the last deal earns 100.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Un parcial en la última mano da 100.</translation>
    </message>
    <message>
        <source>A passed-out deal scores nothing, and the turn to deal passes on.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Una mano pasada no da puntos, y reparte el siguiente.</translation>
    </message>
    <message>
        <source>A phone has {entered}, the sheet has {there}.</source>
        <extracomment>Sentence in the window (differs)</extracomment>
        <translation>Un teléfono tiene {entered}, la hoja tiene {there}.</translation>
    </message>
    <message>
        <source>A phone wants to enter deals.</source>
        <extracomment>Sentence in the window (wants to enter)</extracomment>
        <translation>Un teléfono quiere anotar manos.</translation>
    </message>
    <message>
        <source>A phone without a name</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>Un teléfono sin nombre</translation>
    </message>
    <message>
        <source>A poster of the evening</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (subject names)</extracomment>
        <translation>Un cartel de la sesión</translation>
    </message>
    <message>
        <source>A reason is needed; one word is enough.</source>
        <extracomment>Sentence in the dialog Adjustment (fault of reason)</extracomment>
        <translation>Hace falta un motivo; basta una palabra.</translation>
    </message>
    <message>
        <source>A result stays with its board and pairs: delete it and type it again</source>
        <extracomment>Words in an evening of several tables (stays)</extracomment>
        <translation>Un resultado se queda con su estuche y sus parejas: bórrelo y escríbalo de nuevo</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Por ronda</translation>
    </message>
    <message>
        <source>A round counts once it is finished.</source>
        <extracomment>Sentence in Standings (show hint)</extracomment>
        <translation>Una ronda cuenta en cuanto termina.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <extracomment>Sentence in About scorepad</extracomment>
        <translation>Una hoja de anotación para jugar al bridge en casa.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is given.</source>
        <extracomment>Help of a command in commands (parser)</extracomment>
        <translation>Una hoja de anotación para el bridge. Sin una orden abre su ventana, con la sesión de FILE si se indica.</translation>
    </message>
    <message>
        <source>A separate &amp;evening</source>
        <extracomment>Button in merging two versions of an evening</extracomment>
        <translation>Una sesión &amp;aparte</translation>
    </message>
    <message numerus="yes">
        <source>A set has %n boards.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Una serie tiene %n estuche.</numerusform>
            <numerusform>Una serie tiene %n estuches.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of deals can be imported if its first row names the columns. These columns are needed, in any order:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Se puede importar una tabla de manos si su primera fila nombra las columnas. Hacen falta estas columnas, en cualquier orden:</translation>
    </message>
    <message>
        <source>A table of rankings is imported as a session without results; the places are in its note.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Una tabla de clasificaciones se importa como un torneo sin resultados; los puestos están en la nota.</translation>
    </message>
    <message>
        <source>A&amp;ll paid</source>
        <extracomment>Button in results and money</extracomment>
        <translation>&amp;Todo pagado</translation>
    </message>
    <message>
        <source>About {hours}:{minutes} hours.</source>
        <extracomment>Sentence in rankings printed by commands (time said)</extracomment>
        <translation>Unas {hours}:{minutes} horas.</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Name for a screen reader in Phones at the tables</extracomment>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <extracomment>Words in rankings printed by commands (ranking); Words in the ranking of a session (ranking table)</extracomment>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <extracomment>Sentence in Help (of chukkers)</extracomment>
        <translation>Después de una mano pasada vuelve a repartir el mismo jugador.</translation>
    </message>
    <message>
        <source>After a round, the panel beside the sheet says who won and proposes the next one. Enter accepts it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Tras una ronda, el panel junto a la hoja dice quién ganó y propone la siguiente. Intro la acepta.</translation>
    </message>
    <message>
        <source>After that: {pairings}</source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <translation>Después: {pairings}</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>Words in the page on players' phones (tables); Column heading in rankings printed by commands (pairs); Words in what is printed (draw private); and elsewhere</extracomment>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Against {pair}: {points} of {most}; {boards}</source>
        <extracomment>Words in the ranking of a session (meetings)</extracomment>
        <translation>Contra {pair}: {points} de {most}; {boards}</translation>
    </message>
    <message>
        <source>Against {pair}: {points}; {boards}</source>
        <extracomment>Words in the ranking of a session (meetings)</extracomment>
        <translation>Contra {pair}: {points}; {boards}</translation>
    </message>
    <message>
        <source>Against: {what}</source>
        <extracomment>Words in Standings (of others)</extracomment>
        <translation>Contra: {what}</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Agreed</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Acordado</translation>
    </message>
    <message>
        <source>Agreed by the other side</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Confirmado por el otro bando</translation>
    </message>
    <message>
        <source>Agreed: {terms}.</source>
        <extracomment>Sentence in what is printed (remarks)</extracomment>
        <translation>Acordado: {terms}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deal(s) played</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>Se ha jugado %n mano</numerusform>
            <numerusform>Se han jugado las %n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>All evenings</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Todas las sesiones</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>Words in all pages (ask which); Words in the window (ask files)</extracomment>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>All matches</source>
        <extracomment>Words in an evening of several tables (matches to choose)</extracomment>
        <translation>Todos los partidos</translation>
    </message>
    <message>
        <source>All pairs in one &amp;list</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>Todas las parejas en una l&amp;ista</translation>
    </message>
    <message>
        <source>All phones are switched off a minute after the evening ends.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Todos los teléfonos se desconectan un minuto después de terminar la sesión.</translation>
    </message>
    <message>
        <source>All results, board by board</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Todos los resultados, estuche a estuche</translation>
    </message>
    <message>
        <source>All years</source>
        <extracomment>Words in Earlier evenings and Standings (periods)</extracomment>
        <translation>Todos los años</translation>
    </message>
    <message>
        <source>Allow</source>
        <extracomment>Button in Phones at the tables (row); Words in Phones at the tables (answers)</extracomment>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Allow {name} to enter</source>
        <extracomment>Name for a screen reader in Phones at the tables (row)</extracomment>
        <translation>Permitir que {name} anote</translation>
    </message>
    <message>
        <source>Also out</source>
        <extracomment>Words in This evening and New evening (outside)</extracomment>
        <comment>sits out</comment>
        <translation>También descansa</translation>
    </message>
    <message>
        <source>An archive of an older scorepad is converted when it is opened. The old file stays beside it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Un histórico de un scorepad anterior se convierte al abrirlo. El archivo antiguo se conserva al lado.</translation>
    </message>
    <message>
        <source>An evening at the table</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Una sesión en la mesa</translation>
    </message>
    <message>
        <source>An evening can be written down as text, in any editor.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Una sesión se puede escribir como texto, en cualquier editor.</translation>
    </message>
    <message>
        <source>An evening exported as `.scorepad` or PBN can be imported again without loss. Every export names what its file cannot hold.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Una sesión exportada como `.scorepad` o PBN se puede importar de nuevo sin pérdidas. Cada exportación indica lo que su archivo no puede contener.</translation>
    </message>
    <message>
        <source>An evening of bridge</source>
        <extracomment>Words in what is printed (default title)</extracomment>
        <translation>Una sesión de bridge</translation>
    </message>
    <message>
        <source>An evening of bridge is on</source>
        <extracomment>Words in the window (keep awake)</extracomment>
        <translation>Hay una sesión de bridge en marcha</translation>
    </message>
    <message>
        <source>An evening without a date</source>
        <extracomment>Words in Earlier evenings and Standings (evening title)</extracomment>
        <translation>Una sesión sin fecha</translation>
    </message>
    <message>
        <source>An old evening</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>Una sesión antigua</translation>
    </message>
    <message>
        <source>An old evening can be entered from its results alone, and corrected in the same grid.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Una sesión antigua se puede introducir solo por sus resultados y corregir en la misma tabla.</translation>
    </message>
    <message>
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>Un parcial sin acabar &amp;da 100, no 50</translation>
    </message>
    <message>
        <source>An&amp;other session</source>
        <extracomment>Label in results and money (name buttons)</extracomment>
        <translation>&amp;Otro torneo</translation>
    </message>
    <message>
        <source>Ann</source>
        <extracomment>Words in an evening of several tables (hint for)</extracomment>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Ann &amp; Bob</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Ana &amp; Benito</translation>
    </message>
    <message>
        <source>Another award or penalty:</source>
        <extracomment>Words in an evening of several tables (say what)</extracomment>
        <translation>Otra bonificación o penalización:</translation>
    </message>
    <message>
        <source>Another b&amp;oard…</source>
        <extracomment>Button or menu entry in the menus (another board)</extracomment>
        <translation>Otro es&amp;tuche…</translation>
    </message>
    <message>
        <source>Any form</source>
        <extracomment>Words in Standings (show together); Words in Standings (fill)</extracomment>
        <translation>Cualquier modalidad</translation>
    </message>
    <message>
        <source>Any form but IMPs</source>
        <extracomment>Words in Standings (show together)</extracomment>
        <translation>Cualquier modalidad salvo IMP</translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Cualquier mano puede tener honores; declárelos después del carteo. Cuentan se cumpla o no el contrato (leyes 72 y 81).</translation>
    </message>
    <message>
        <source>Any two contestants are compared directly on {boards} boards.</source>
        <extracomment>Sentence in rankings printed by commands (proposed)</extracomment>
        <translation>Dos participantes cualesquiera se comparan directamente en {boards} estuches.</translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>&amp;Vale para</translation>
    </message>
    <message>
        <source>Arrow-s&amp;witched rounds, at the end</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Líneas ca&amp;mbiadas, rondas al final</translation>
    </message>
    <message>
        <source>As here</source>
        <extracomment>Words in commands (decided); Title in the history and the backups of evenings</extracomment>
        <translation>Como aquí</translation>
    </message>
    <message>
        <source>As in the file</source>
        <extracomment>Words in commands (decided)</extracomment>
        <translation>Como en el archivo</translation>
    </message>
    <message>
        <source>As in {file}</source>
        <extracomment>Title in the history and the backups of evenings</extracomment>
        <translation>Como en {file}</translation>
    </message>
    <message>
        <source>At one &amp;table…</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>En una &amp;mesa…</translation>
    </message>
    <message>
        <source>At several &amp;tables…</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>En varias &amp;mesas…</translation>
    </message>
    <message>
        <source>At several tables phones replace the score slips: one side enters the result, the other side agrees. If the table shares one phone, hand it across to agree.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>En varias mesas los teléfonos sustituyen a las boletas: un bando anota el resultado, el otro confirma. Si la mesa comparte un teléfono, páselo al otro bando para confirmar.</translation>
    </message>
    <message>
        <source>At several tables they stay on until all results are agreed, or for 15 minutes after the last entry.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>En varias mesas siguen conectados hasta que todos los resultados estén confirmados, o 15 minutos tras la última anotación.</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>Words in what is printed (reasons)</extracomment>
        <translation>Al final</translation>
    </message>
    <message>
        <source>At the end of a rubber</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Al final de un rubber</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Button in the bidding pad; Button in the bidding pad (show awards); Words in what is printed (of others); and elsewhere</extracomment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Media de IMP por ronda</translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Media de centenas por ronda</translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Media de IMP netos por mano</translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Media de puntos netos por mano</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <extracomment>Button in Earlier evenings and Standings</extracomment>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <extracomment>Sentence in Help (back score)</extracomment>
        <translation>Resumen: en cada ronda se suma o se resta a cada jugador la diferencia en centenas (50 se redondea hacia arriba); quien descansa tiene 0.</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <extracomment>Label in results and money (name buttons)</extracomment>
        <translation>Volver a los resultados</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Volver a la hoja</translation>
    </message>
    <message>
        <source>Back to the standings</source>
        <extracomment>Tooltip in Earlier evenings and Standings; Button in Earlier evenings</extracomment>
        <translation>Volver al ranking</translation>
    </message>
    <message>
        <source>Back to the standings of all evenings</source>
        <extracomment>Tooltip in Standings (arrange)</extracomment>
        <translation>Volver al ranking de todas las sesiones</translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <extracomment>Sentence in Deleted evenings (where it stays)</extracomment>
        <translation>Puede seguir en copias de seguridad de días anteriores.</translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <extracomment>Words in Help (sections)</extracomment>
        <translation>Las copias de seguridad de los últimos días y semanas están en la carpeta {folder}</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>Words in what is printed (back score)</extracomment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Before deal {number}</source>
        <extracomment>Words in the list of deals and the entry line (name mode)</extracomment>
        <translation>Antes de la mano {number}</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>Antes de la primera mano</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Empezada</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Words in the season in Standings (of season); Words in the season in Standings (columns)</extracomment>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Biggest penalty</source>
        <extracomment>Words in the season in Standings (dearest penalty)</extracomment>
        <translation>Mayor multa</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <extracomment>Words in Earlier evenings</extracomment>
        <translation>Mayor ganancia</translation>
    </message>
    <message>
        <source>Black only</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Solo negro</translation>
    </message>
    <message>
        <source>Blank: {sheet}</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>En blanco: {sheet}</translation>
    </message>
    <message>
        <source>Board and pairs, e.g. 3 1-2</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Estuche y parejas, p.&#xa0;ej. 3 1-2</translation>
    </message>
    <message>
        <source>Board by board</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Estuche a estuche</translation>
    </message>
    <message>
        <source>Board of the evening</source>
        <extracomment>Words in the window (name of best)</extracomment>
        <translation>Estuche de la sesión</translation>
    </message>
    <message>
        <source>Board {board}, {ns} against {ew}: {result}</source>
        <extracomment>Words in an evening of several tables (understood)</extracomment>
        <translation>Estuche {board}, {ns} contra {ew}: {result}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}; the file has {theirs}</source>
        <extracomment>Words in files that are opened or saved (score fault)</extracomment>
        <translation>Estuche {board}, {ns}-{ew}: {deal} vale {ours}; en el archivo figura {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}; the file has {theirs}, which counts</source>
        <extracomment>Words in files that are opened or saved (score fault)</extracomment>
        <translation>Estuche {board}, {ns}-{ew}: {deal} vale {ours}; en el archivo figura {theirs}, que es lo que cuenta</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <extracomment>Words in files that are opened or saved (fault named)</extracomment>
        <translation>Estuche {board}, {ns}-{ew}: {fault}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <extracomment>Words in files that are opened or saved (fault named)</extracomment>
        <translation>Estuche {board}, {ns}-{ew}: {fault}; cuenta su puntuación, {score}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Estuche {board}, {ns}-{ew}: {ours} según nuestro cálculo, {theirs} en el archivo</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Estuche {board}, {ns}-{ew}: {ours} según nuestro cálculo, {theirs} en el archivo; se guarda como {award}</translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Estuche {board}: las parejas y su resultado, p.&#xa0;ej. {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew}</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Estuche {board}: {ns} contra {ew}</translation>
    </message>
    <message>
        <source>Board {number}: {dealer} deals, {vulnerable} vulnerable</source>
        <extracomment>Words in rankings printed by commands (travellers); Words in sheets printed by commands (what if text); Words in an evening of several tables (board title)</extracomment>
        <translation>Estuche {number}: reparte {dealer}, vulnerables: {vulnerable}</translation>
    </message>
    <message>
        <source>Board {number}: {player} deals</source>
        <extracomment>Words in What if (next deal)</extracomment>
        <translation>Estuche {number}: reparte {player}</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Words in the page on players' phones (tables); Words in the ranking of a session (ranking table); Button in an evening of several tables; and elsewhere</extracomment>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>Boards are compared with other tables: they are not on the back score, and nobody pays for them.</source>
        <extracomment>Sentence in Back score (boards do not count)</extracomment>
        <translation>Los estuches se comparan con otras mesas: no entran en el resumen, y nadie paga por ellos.</translation>
    </message>
    <message>
        <source>Boards at several tables</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Estuches en varias mesas</translation>
    </message>
    <message>
        <source>Boards of the pair</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Estuches de la pareja</translation>
    </message>
    <message>
        <source>Boards that several tables played are ranked by `scorepad rank FILE`; with `--why` every figure is explained.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Los estuches jugados en varias mesas los clasifica `scorepad rank FILE`; con `--why` se explica cada cifra.</translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Estuches con me&amp;nos resultados</translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <extracomment>Words in deals and figures, everywhere (round title)</extracomment>
        <translation>Serie {number}</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Both sides are even</source>
        <extracomment>Words in the picture of the table (what makes even)</extracomment>
        <translation>Los dos bandos están igualados</translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Los dos bandos son vulnerables</translation>
    </message>
    <message>
        <source>Butler: what results are compared with</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Butler: con qué se comparan los resultados</translation>
    </message>
    <message>
        <source>Butler: whether the highest and lowest scores are left out</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Butler: si se omiten la puntuación más alta y la más baja</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>Words in the list of deals and the entry line (columns); Words in what is printed (draw private); Words in what is printed (deal headings); and elsewhere</extracomment>
        <translation>Por</translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <extracomment>Button or menu entry in the menus (choose dealer)</extracomment>
        <translation>Por &amp;turno</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <extracomment>Label in the window</extracomment>
        <translation>C&amp;olores</translation>
    </message>
    <message>
        <source>C&amp;ounts in</source>
        <extracomment>Label in the dialog Adjustment</extracomment>
        <translation>C&amp;ontar en</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Words in the page on players' phones (pad); Button in all pages; Words in the bidding pad (cancel)</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <extracomment>Sentence in the dialog Print (cancel)</extracomment>
        <translation>Cancelado; no se guardó nada.</translation>
    </message>
    <message>
        <source>Card of all scores</source>
        <extracomment>Words in Help (title); Words in what is printed (blank titles); Words in what is printed (subject names)</extracomment>
        <translation>Tarjeta de puntuaciones</translation>
    </message>
    <message>
        <source>Carr&amp;y all over</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Traspasar&amp;lo todo</translation>
    </message>
    <message>
        <source>Carried over</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Traspasado</translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <extracomment>Words in Settling up (debts)</extracomment>
        <translation>Traspasado de una sesión anterior</translation>
    </message>
    <message>
        <source>Carry over</source>
        <extracomment>Button in results and money (show)</extracomment>
        <translation>Traspasar</translation>
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
        <translation>Cam&amp;biar…</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <extracomment>Button in the page At several tables; Button in This evening and New evening</extracomment>
        <translation>Cam&amp;biar…</translation>
    </message>
    <message>
        <source>Change part&amp;ners</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>&amp;Cambiar de parejas</translation>
    </message>
    <message>
        <source>Changes by another program are never overwritten: both evenings are kept.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Los cambios de otro programa nunca se sobrescriben: se guardan las dos sesiones.</translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>&amp;Gráficos</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Chicago</source>
        <extracomment>Words in This evening, what was agreed (form names); Words in deals and figures, everywhere (form name)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Chicago and duplicate bonuses</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Primas de Chicago y duplicado</translation>
    </message>
    <message>
        <source>Chicago chukker</source>
        <extracomment>Words in the search of Earlier evenings (form searched)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Choose the contract, or Pass if all four passed.</source>
        <extracomment>Sentence in the page on players' phones (pad); Sentence in the bidding pad (question)</extracomment>
        <translation>Elija el contrato, o Paso si pasaron los cuatro.</translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <extracomment>Tooltip in Earlier evenings</extracomment>
        <translation>Elija otra vez la misma columna para invertir el orden</translation>
    </message>
    <message>
        <source>Choose what to keep where the two laptops differ.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>Donde los dos portátiles difieren, elija qué conservar.</translation>
    </message>
    <message>
        <source>Choose “At several tables” in “New evening”, and type who plays. A movement is proposed, and shown beside the results.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>En «Nueva sesión», elija «En varias mesas» y escriba quién juega. Se propone un movimiento, que se muestra junto a los resultados.</translation>
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
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Click a board in the list, or type its number too: 3 4sn</source>
        <extracomment>Words in the window (open board)</extracomment>
        <translation>Haga clic en un estuche de la lista, o escriba también su número: 3 4pn</translation>
    </message>
    <message>
        <source>Click a figure to see its deal and why it is paid. Double-click it to correct the deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Haga clic en una cifra para ver su mano y por qué se paga. Con doble clic se corrige la mano.</translation>
    </message>
    <message>
        <source>Click to enlarge</source>
        <extracomment>Words in the dialog Print (show page of)</extracomment>
        <translation>Clic para ampliar</translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <extracomment>Sentence in the panel beside the sheet (click to seat)</extracomment>
        <translation>Haga clic para nombrar y sentar a los jugadores.</translation>
    </message>
    <message>
        <source>Cloc&amp;k for the rounds</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Relo&amp;j de las rondas</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <extracomment>Button in the window</extracomment>
        <translation>Cerrar sin guardar</translation>
    </message>
    <message>
        <source>Club’s &amp;name</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Nombre del club</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Words in the page on players' phones (places); Name for a screen reader in Phones at the tables (follow)</extracomment>
        <translation>Código</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>Words in the list of deals and the entry line (columns); Words in what is printed (draw private); Words in what is printed (deal headings); and elsewhere</extracomment>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Contracts made (%)</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Contratos cumplidos (%)</translation>
    </message>
    <message>
        <source>Contracts made, out of contracts played</source>
        <extracomment>Words in the season in Standings (contracts)</extracomment>
        <translation>Contratos cumplidos de los jugados</translation>
    </message>
    <message>
        <source>Contracts played and made</source>
        <extracomment>Words in Standings (made)</extracomment>
        <translation>Contratos jugados y cumplidos</translation>
    </message>
    <message>
        <source>Contracts played by the player, or by either partner</source>
        <extracomment>Words in Standings (declared)</extracomment>
        <translation>Contratos jugados por el jugador o por uno de los compañeros</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <extracomment>Button in the charts of Standings</extracomment>
        <translation>Cop&amp;iar la imagen</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Label in the message after a fault of the program (copy)</extracomment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copied: paste it into an e-mail.</source>
        <extracomment>Sentence in what is printed (copied)</extracomment>
        <translation>Copiado: péguelo en un correo.</translation>
    </message>
    <message>
        <source>Copy p&amp;icture and text</source>
        <extracomment>Button or menu entry in the menus (share)</extracomment>
        <translation>Copiar ima&amp;gen y texto</translation>
    </message>
    <message>
        <source>Copy the deals as a ta&amp;ble</source>
        <extracomment>Button or menu entry in the menus (fill menus)</extracomment>
        <translation>Copiar las manos en tab&amp;la</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Words in the page on players' phones (pad); Words in an evening of several tables (add lines)</extracomment>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Correct it:</source>
        <extracomment>Words in an evening of several tables (say what)</extracomment>
        <translation>Corregir:</translation>
    </message>
    <message>
        <source>Correct: {deal}</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (enter deal)</extracomment>
        <translation>Corregir: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}</source>
        <extracomment>Words in the page on players' phones (pad); Words in the list of deals and the entry line (name mode); Words in an evening of several tables (at the foot)</extracomment>
        <translation>Corrección: {deal}</translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer’s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>Cuente as 4, rey 3, dama 2, jota 1. Añada los puntos del bando del declarante después de la mano, p.&#xa0;ej. 4pn+1 23p, o nombre el bando: eo 17p.</translation>
    </message>
    <message>
        <source>Ctrl+B opens the bidding pad: press 4♠, the declarer, Enter. Typing and pressing can be mixed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+B abre la caja de subasta: pulse 4♠, el declarante, Intro. Se pueden combinar el teclado y la caja.</translation>
    </message>
    <message>
        <source>Ctrl+K shows the back score. Ctrl+Shift+K settles up: who pays whom, in any currency, and what was paid on which day.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+K muestra el resumen. Ctrl+Mayús+K abre la liquidación: quién paga a quién, en cualquier moneda, y qué se pagó cada día.</translation>
    </message>
    <message>
        <source>Ctrl+N begins an evening. Type a name and Enter for each player, then Enter four times: partners are drawn, and it begins.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+N empieza una sesión. Escriba el nombre de cada jugador seguido de Intro y pulse luego Intro cuatro veces: se sortean los compañeros y empieza el juego.</translation>
    </message>
    <message>
        <source>Ctrl+O lists all evenings. Type parts of names, notes or days; Enter opens an evening.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+O muestra todas las sesiones. Escriba partes de nombres, notas o días; Intro abre una sesión.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O shows the standings of any period. Enter on a figure shows its details, Esc goes back.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+Mayús+O muestra el ranking de cualquier período. Intro en una cifra muestra el detalle; Esc vuelve atrás.</translation>
    </message>
    <message>
        <source>Ctrl+T changes players, seats and rules, even during a round. Ctrl+D draws again.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+T cambia jugadores, sitios y reglas, también durante una ronda. Ctrl+D sortea otra vez.</translation>
    </message>
    <message>
        <source>Ctrl+W shows what any contract would score now. F11 shows the score to the whole table.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+W muestra qué valdría ahora cada contrato. F11 muestra la puntuación a toda la mesa.</translation>
    </message>
    <message>
        <source>Customs differ, so you choose for each round: honours, part-scores carried over, premiums of an unfinished rubber.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Las costumbres varían, así que usted elige en cada ronda: honores, parciales que se arrastran, primas de un rubber inacabado.</translation>
    </message>
    <message>
        <source>D&amp;uplicate boards</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Bridge dupli&amp;cado</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Words in the window</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Words in what is printed (draw date); Words in This evening and New evening (day caption); Words in Standings, where a figure comes from (behind headings); and elsewhere</extracomment>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>Column heading in the command list (listed text); Column heading in Deleted evenings (deleted); Words in Backups (in copy); and elsewhere</extracomment>
        <translation>Día</translation>
    </message>
    <message>
        <source>Dea&amp;ls</source>
        <extracomment>Label in all pages (show turn)</extracomment>
        <translation>Ma&amp;nos</translation>
    </message>
    <message>
        <source>Deal of the evening</source>
        <extracomment>Words in This evening, what was agreed (deal of the evening)</extracomment>
        <translation>Mano de la sesión</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>Words in the picture of the table (deal number); Words in what is printed (after deal)</extracomment>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Deal {number}, {dealer} deals, {vulnerable} vulnerable</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>Mano {number}, reparte {dealer}, vulnerables: {vulnerable}</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals</source>
        <extracomment>Words in What if (next deal)</extracomment>
        <translation>Mano {number}: reparte {player}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>Column heading in sheets printed by commands (deal columns); Words in what is printed (draw private); Words in what is printed (deal headings)</extracomment>
        <translation>Dador</translation>
    </message>
    <message>
        <source>Deals &amp;next…</source>
        <extracomment>Button or menu entry in the menus (deals next)</extracomment>
        <translation>Reparte &amp;después…</translation>
    </message>
    <message>
        <source>Deals at the table, including passed-out deals</source>
        <extracomment>Words in Standings (deals)</extracomment>
        <translation>Manos en la mesa, incluidas las pasadas</translation>
    </message>
    <message>
        <source>Debts between these players from earlier evenings are listed there, each in its currency.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>También figuran allí las deudas entre estos jugadores de sesiones anteriores, cada una en su moneda.</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>Words in Standings (declared)</extracomment>
        <translation>Jugados</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings, where a figure comes from (headings behind)</extracomment>
        <translation>Declarante</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>Words in Help (deal list keys)</extracomment>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Dele&amp;te deal</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>&amp;Eliminar la mano</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Column heading in Deleted evenings (deleted)</extracomment>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Deleted e&amp;venings…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>Sesiones e&amp;liminadas…</translation>
    </message>
    <message>
        <source>Deleted evenings are kept here. After 30 days you can erase them for good; the program never does.</source>
        <extracomment>Sentence in Deleted evenings</extracomment>
        <translation>Las sesiones eliminadas se guardan aquí. Pasados 30 días puede eliminarlas definitivamente; el programa nunca lo hace.</translation>
    </message>
    <message>
        <source>Deleted: {deal}.</source>
        <extracomment>Sentence in the window (remove); Sentence in an evening of several tables (deleted)</extracomment>
        <translation>Eliminada: {deal}.</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Director: {name}</source>
        <extracomment>Words in what is printed (held by)</extracomment>
        <translation>Árbitro: {name}</translation>
    </message>
    <message>
        <source>Director’s n&amp;ame</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Nombre del &amp;árbitro</translation>
    </message>
    <message>
        <source>Disagree</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>No estoy de acuerdo</translation>
    </message>
    <message>
        <source>Double-click a line to correct it, or go to it with Up and Down; Delete deletes it, and F1 explains a figure.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Haga doble clic en una línea, o elíjala con Arriba y Abajo, para corregirla; Supr la elimina, y F1 explica una cifra.</translation>
    </message>
    <message>
        <source>Double-click it to correct it; F1 explains it.</source>
        <extracomment>Sentence in an evening of several tables (can be corrected)</extracomment>
        <translation>Haga doble clic en él para corregirlo; F1 lo explica.</translation>
    </message>
    <message>
        <source>Doubled</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings (doubled)</extracomment>
        <translation>Doblados</translation>
    </message>
    <message>
        <source>Doubled and made</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Doblados y cumplidos</translation>
    </message>
    <message>
        <source>Dra&amp;w for partners…</source>
        <extracomment>Menu entry in the menus (round); Button or menu entry in the window (show open questions)</extracomment>
        <translation>S&amp;ortear compañeros…</translation>
    </message>
    <message>
        <source>Dra&amp;w once more</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button)</extracomment>
        <translation>Sacar &amp;otra vez</translation>
    </message>
    <message>
        <source>Dra&amp;w…</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button); Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>S&amp;ortear…</translation>
    </message>
    <message>
        <source>Draw for par&amp;tners before each round</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Sortear compa&amp;ñeros antes de cada ronda</translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <extracomment>Sentence in the panel beside the sheet (time to draw)</extracomment>
        <translation>Vuelvan a sortear compañeros.</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <extracomment>Words in movements of several tables (draw round)</extracomment>
        <translation>Emparejar la ronda {number}</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <extracomment>Words in what is printed (picture files)</extracomment>
        <translation>Dibujos (*.svg)</translation>
    </message>
    <message>
        <source>Duplicate boards follow the Laws of Duplicate Bridge (2017): worldbridge.org. Chicago and Cavendish follow custom, as their rules are usually printed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>El bridge duplicado sigue el Código Internacional de Bridge Duplicado (2017): worldbridge.org. Chicago y Cavendish siguen la costumbre, tal como suelen imprimirse sus reglas.</translation>
    </message>
    <message>
        <source>E&amp;xact points</source>
        <extracomment>Button or menu entry in Back score</extracomment>
        <translation>Puntos e&amp;xactos</translation>
    </message>
    <message>
        <source>E-W</source>
        <extracomment>Words in what is printed (draw slip); Words in what is printed (traveller columns); Words in what is printed (vulnerable on board)</extracomment>
        <translation>E-O</translation>
    </message>
    <message>
        <source>EW</source>
        <extracomment>Words in the page on players' phones (sheet); Words in tables of results (short side)</extracomment>
        <translation>EO</translation>
    </message>
    <message>
        <source>EW IMPs</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>IMP EO</translation>
    </message>
    <message>
        <source>EW points</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>Puntos EO</translation>
    </message>
    <message>
        <source>Each board is scored separately, without honours.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Cada estuche se puntúa por separado, sin honores.</translation>
    </message>
    <message>
        <source>Each deal in the JSON names the four players. Adjustments are listed among the deals, in order.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Cada mano del JSON nombra a los cuatro jugadores. Los ajustes van entre las manos, por orden.</translation>
    </message>
    <message>
        <source>Each deal is compared, in IMPs, with the score its points should make.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Cada mano se compara, en IMP, con lo que deberían dar sus puntos.</translation>
    </message>
    <message>
        <source>Each round is drawn by the ranking; no two teams meet twice.</source>
        <extracomment>Sentence in an evening of several tables (sentences)</extracomment>
        <translation>Cada ronda se empareja según la clasificación, sin repetir ningún partido.</translation>
    </message>
    <message>
        <source>Each team against each</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Todos los equipos contra todos</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <extracomment>Words in Earlier evenings (evenings title)</extracomment>
        <translation>Sesiones anteriores</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Este</translation>
    </message>
    <message>
        <source>East-West</source>
        <extracomment>Words in the page on players' phones (line); Words in rankings printed by commands (ranking); Words in the window (side name); and elsewhere</extracomment>
        <translation>Este-Oeste</translation>
    </message>
    <message>
        <source>East-West sit out</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Este-Oeste descansa</translation>
    </message>
    <message>
        <source>End the evenin&amp;g</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>Ter&amp;minar la sesión</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Anotar una mano</translation>
    </message>
    <message>
        <source>Enter a stake to see who pays whom.</source>
        <extracomment>Sentence in results and money (about payments)</extracomment>
        <translation>Indique una apuesta para ver quién paga a quién.</translation>
    </message>
    <message>
        <source>Enter key</source>
        <extracomment>Words in Help (enter)</extracomment>
        <translation>tecla Intro</translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <extracomment>Sentence in Standings (show hint)</extracomment>
        <translation>Intro o un doble clic en una cifra muestra sus detalles. Un clic en un título, o {key}, ordena por él.</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Anotar la mano</translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <extracomment>Sentence in This evening and New evening (first fault)</extracomment>
        <translation>Anote el resultado de al menos una ronda.</translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <extracomment>Words in the bidding pad (enter deal)</extracomment>
        <translation>Anotar {deal}</translation>
    </message>
    <message>
        <source>Entered.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>Anotado.</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Anotar una mano</translation>
    </message>
    <message>
        <source>Erase for &amp;good…</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>&amp;Eliminar definitivamente…</translation>
    </message>
    <message>
        <source>Erase it</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>Eliminarla</translation>
    </message>
    <message>
        <source>Erase this evening for good?</source>
        <extracomment>Words in Deleted evenings (erase title)</extracomment>
        <translation>¿Eliminar definitivamente esta sesión?</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc again closes this and discards your entry.</source>
        <extracomment>Sentence in the page At several tables (closeEvent); Sentence in This evening and New evening (closeEvent)</extracomment>
        <translation>Si pulsa Esc otra vez, se cierra y se pierde lo escrito.</translation>
    </message>
    <message>
        <source>Evening, for scorepad (*.scorepad)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Sesión de scorepad (*.scorepad)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <extracomment>Words in the window; Words in the season in Standings (columns); Words in the season in Standings (evenings); and elsewhere</extracomment>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)</source>
        <extracomment>Words in the window (ask files)</extracomment>
        <translation>Sesiones y anotaciones (*.scorepad *.txt *.pbn *.xml *.csv)</translation>
    </message>
    <message>
        <source>Every deal is saved when it is entered, in the file {file}</source>
        <extracomment>Words in Help (sections)</extracomment>
        <translation>Cada mano se guarda en cuanto se anota, en el archivo {file}</translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Cada mano cuenta por separado: una manga exige {game} puntos en una sola mano.</translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <extracomment>Sentence in Help (part score)</extracomment>
        <translation>Cada parcial da 50.</translation>
    </message>
    <message>
        <source>Every row and every step has a checksum.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Cada fila y cada paso tiene una suma de control.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>Words in Standings (at least); Words in Standings (who)</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Cada uno saca una carta; las dos más altas juegan juntas, y la más alta reparte. El as es la más alta; a igual carta decide el palo, picas primero (leyes 1 a 3).</translation>
    </message>
    <message>
        <source>Everyone has played with everyone.</source>
        <extracomment>Sentence in the panel after a round (follow)</extracomment>
        <translation>Todos han jugado con todos.</translation>
    </message>
    <message>
        <source>Everything is paid or carried over.</source>
        <extracomment>Sentence in results and money (all paid)</extracomment>
        <translation>Todo está pagado o traspasado.</translation>
    </message>
    <message>
        <source>Everything is paid.</source>
        <extracomment>Sentence in results and money (all paid)</extracomment>
        <translation>Todo está pagado.</translation>
    </message>
    <message>
        <source>Everything is saved at once. Every step can be undone; any earlier deal can be corrected, moved or deleted in the list of deals.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Todo se guarda al momento. Cada paso se puede deshacer; cualquier mano anterior se puede corregir, mover o eliminar en la lista de manos.</translation>
    </message>
    <message>
        <source>Exit status</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Código de salida</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Column heading in sheets printed by commands (imp lines); Words in what is printed (imps columns)</extracomment>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Explain every figure</source>
        <extracomment>Help of a command in commands (rank); Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Explicar cada cifra</translation>
    </message>
    <message>
        <source>Extra amounts</source>
        <extracomment>Words in Settling up, the dialog of extra sums</extracomment>
        <translation>Importes extra</translation>
    </message>
    <message>
        <source>F&amp;irst board</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Pr&amp;imer estuche</translation>
    </message>
    <message>
        <source>Files saved from it are kept.</source>
        <extracomment>Sentence in Deleted evenings (where it stays)</extracomment>
        <translation>Los archivos guardados de ella se conservan.</translation>
    </message>
    <message>
        <source>Find a player</source>
        <extracomment>Words in Standings (find player)</extracomment>
        <translation>Buscar un jugador</translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <extracomment>Sentence in house rules (changes chairs)</extracomment>
        <translation>Cinco jugadores cambian de sitio después de cada mano, para que todos jueguen con todos.</translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <extracomment>Sentence in This evening and New evening (who comes in)</extracomment>
        <translation>Cinco rondas: todos juegan una vez con todos.</translation>
    </message>
    <message>
        <source>For a contract that is made</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Por un contrato cumplido</translation>
    </message>
    <message>
        <source>For making it {doubled}</source>
        <extracomment>Words in the tables of scores in Help (bonuses)</extracomment>
        <translation>Por cumplirlo {doubled}</translation>
    </message>
    <message>
        <source>For other programs</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Para otros programas</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Column heading in the command list (listed text)</extracomment>
        <translation>Modalidad</translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Cuatro manos, C&amp;hicago</translation>
    </message>
    <message>
        <source>Four deals, Ca&amp;vendish</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Cuatro manos, Ca&amp;vendish</translation>
    </message>
    <message>
        <source>Four-deal bridge</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Friday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Viernes por la noche</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Words in what is printed (settlement table)</extracomment>
        <translation>De</translation>
    </message>
    <message>
        <source>From before</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>De antes</translation>
    </message>
    <message>
        <source>From board {number}: {names}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>Desde el estuche {number}: {names}</translation>
    </message>
    <message>
        <source>From deal {number}: {names}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>Desde la mano {number}: {names}</translation>
    </message>
    <message>
        <source>From now on both names are one player everywhere. Nothing is lost: you can undo it.</source>
        <extracomment>Label in Earlier evenings and Standings</extracomment>
        <translation>Desde ahora los dos nombres son un solo jugador en todas partes. No se pierde nada: se puede deshacer.</translation>
    </message>
    <message>
        <source>From the &amp;beginning of the round</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>Desde el p&amp;rincipio de la ronda</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;beginning: %n deal(s) so far for {players}</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>
            <numerusform>Desde el &amp;principio: %n mano jugada para {players}</numerusform>
            <numerusform>Desde el &amp;principio: %n manos jugadas para {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;next deal, leaving %n deal(s) with {players}</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from next)</extracomment>
        <translation>
            <numerusform>Desde la mano &amp;siguiente; %n mano queda para {players}</numerusform>
            <numerusform>Desde la mano &amp;siguiente; %n manos quedan para {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;next deal; earlier deals are not affected</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from next)</extracomment>
        <translation>Desde la pró&amp;xima mano; las anteriores no cambian</translation>
    </message>
    <message>
        <source>From the next round. Earlier deals are not affected.</source>
        <extracomment>Sentence in This evening and New evening (tell)</extracomment>
        <translation>Desde la ronda siguiente. Las manos anteriores no cambian.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Prima de manga</translation>
    </message>
    <message>
        <source>Game, {game} or more for its tricks</source>
        <extracomment>Words in the tables of scores in Help (kinds)</extracomment>
        <translation>Manga, {game} o más por sus bazas</translation>
    </message>
    <message>
        <source>Game: {game} points below the line, in one or more deals. Then a line is drawn and part-scores start again; the winner is vulnerable.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Manga: {game} puntos debajo de la línea, en una o varias manos. Entonces se traza una raya y los parciales empiezan de nuevo; el bando que la ganó es vulnerable.</translation>
    </message>
    <message>
        <source>Give {pair} number {number}: fewer will sit out</source>
        <extracomment>Words in an evening of several tables (offer seat)</extracomment>
        <translation>Dar a {pair} el número {number}: descansan menos</translation>
    </message>
    <message>
        <source>Given</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Pagadas</translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <extracomment>Words in the tables of scores in Help (grand slam)</extracomment>
        <translation>Gran slam: siete pedido y cumplido</translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>Los &amp;honores cuentan</translation>
    </message>
    <message>
        <source>Half the difference from the average of the last ten sessions</source>
        <extracomment>Tooltip in the page At several tables</extracomment>
        <translation>La mitad de la distancia a la media de los diez últimos torneos</translation>
    </message>
    <message>
        <source>Handicap</source>
        <extracomment>Words in the ranking of a session (ranking table); Words in two versions of an evening side by side (title)</extracomment>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>Hands in a PBN stay with their boards. They are printed on the travellers, or by themselves.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Las manos de un archivo PBN quedan con sus estuches. Se imprimen en los estadillos, o aparte.</translation>
    </message>
    <message>
        <source>He&amp;ad to head</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>C&amp;ara a cara</translation>
    </message>
    <message>
        <source>Held</source>
        <extracomment>Words in what is printed (imps columns)</extracomment>
        <translation>PH</translation>
    </message>
    <message>
        <source>Help topics</source>
        <extracomment>Name for a screen reader in Help</extracomment>
        <translation>Temas de la ayuda</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Highest</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Máx.</translation>
    </message>
    <message>
        <source>History of this evening</source>
        <extracomment>Words in the history and the backups of evenings</extracomment>
        <translation>Historial de esta sesión</translation>
    </message>
    <message>
        <source>Honours</source>
        <extracomment>Words in the page on players' phones (pad); Words in the charts of Standings (kind name); Words in Standings (honours); and elsewhere</extracomment>
        <translation>Honores</translation>
    </message>
    <message>
        <source>Honours in one hand: four of A K Q J 10 of trumps {four}, all five {five}; at notrump four aces {aces}.</source>
        <extracomment>Sentence in the tables of scores in Help (honours)</extracomment>
        <translation>Honores en una mano: cuatro de A R D J 10 de triunfo, {four}; los cinco, {five}; a sin triunfo, los cuatro ases, {aces}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Words in house rules</extracomment>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>How &amp;many rounds</source>
        <extracomment>Button or menu entry in This evening and New evening (arrange)</extracomment>
        <translation>Cuán&amp;tas rondas</translation>
    </message>
    <message>
        <source>How contracts ended</source>
        <extracomment>Words in the charts of Standings (pictures); Words in Standings (endings title)</extracomment>
        <translation>Cómo acabaron los contratos</translation>
    </message>
    <message>
        <source>How man&amp;y</source>
        <extracomment>Name for a screen reader in the page At several tables (arrange)</extracomment>
        <translation>Cuánt&amp;os</translation>
    </message>
    <message>
        <source>How much money</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>Cuánto dinero</translation>
    </message>
    <message>
        <source>How much? For example 2.50.</source>
        <extracomment>Sentence in Settling up (no amount)</extracomment>
        <translation>¿Cuánto? Por ejemplo, 2,50.</translation>
    </message>
    <message>
        <source>Howell: everybody moves</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Howell: se mueven todos</translation>
    </message>
    <message>
        <source>Hu&amp;ndreds of each round</source>
        <extracomment>Button or menu entry in Back score (of each round)</extracomment>
        <translation>Ce&amp;ntenas de cada ronda</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>Centenas</translation>
    </message>
    <message>
        <source>Hundreds of the last five evenings</source>
        <extracomment>Words in Standings (latest)</extracomment>
        <translation>Centenas de las últimas cinco sesiones</translation>
    </message>
    <message>
        <source>Hundreds, as on the back score</source>
        <extracomment>Words in house rules (ways of money)</extracomment>
        <translation>Centenas, como en el resumen</translation>
    </message>
    <message>
        <source>I want to enter deals</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Quiero anotar manos</translation>
    </message>
    <message>
        <source>I&amp;MPs of each round</source>
        <extracomment>Button or menu entry in Back score (of each round)</extracomment>
        <translation>I&amp;MP de cada ronda</translation>
    </message>
    <message>
        <source>IMPs a board</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>IMP por estuche</translation>
    </message>
    <message>
        <source>IMPs against every other result</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>IMP contra los demás resultados</translation>
    </message>
    <message>
        <source>IMPs against the datum (Butler)</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>IMP contra la media (Butler)</translation>
    </message>
    <message>
        <source>IMPs by agreement</source>
        <extracomment>Words in the dialog Adjustment (by agreement)</extracomment>
        <translation>IMP acordados</translation>
    </message>
    <message>
        <source>IMPs won, for each board that was scored in IMPs</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>IMP ganados, por cada estuche contado en IMP</translation>
    </message>
    <message>
        <source>IMPs {team}</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>IMP {team}</translation>
    </message>
    <message>
        <source>If no phone connects, a firewall may block it: sudo ufw allow PORT/tcp, or sudo firewall-cmd --add-port=PORT/tcp, with the port of the address.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Si no se conecta ningún teléfono, puede que un cortafuegos lo bloquee: sudo ufw allow PORT/tcp, o sudo firewall-cmd --add-port=PORT/tcp, con el puerto de la dirección.</translation>
    </message>
    <message>
        <source>If started now, it ends at {time}.</source>
        <extracomment>Sentence in an evening of several tables (time)</extracomment>
        <translation>Si empieza ahora, termina a las {time}.</translation>
    </message>
    <message>
        <source>If you start scorepad again, it will not find this window: another program is in the way.</source>
        <extracomment>Sentence in app (listen)</extracomment>
        <translation>Si abre scorepad otra vez, no encontrará esta ventana: otro programa lo impide.</translation>
    </message>
    <message>
        <source>If you stop early, a side with the only game earns {game}, and one with the only part-score of the unfinished game {part_score}.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Si se para antes del final, la única manga da {game}, y el único parcial de la manga sin acabar, {part_score}.</translation>
    </message>
    <message>
        <source>In &amp;chukkers of four deals, not by boards</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>En Chica&amp;gos de cuatro manos, no por estuches</translation>
    </message>
    <message>
        <source>In IMPs</source>
        <extracomment>Words in the window (deal tip)</extracomment>
        <translation>En IMP</translation>
    </message>
    <message>
        <source>In a rubber an adjustment has its own number, in other forms that of the deal before it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>En un rubber un ajuste tiene su propio número; en otras modalidades, el de la mano anterior.</translation>
    </message>
    <message>
        <source>In a table each row is a deal, or a result of several tables.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>En una tabla cada fila es una mano, o un resultado de varias mesas.</translation>
    </message>
    <message>
        <source>In a terminal, `scorepad --phones see` or `scorepad --phones enter` lets phones in from the start and prints their address; `--phones-address` chooses another one.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>En un terminal, `scorepad --phones see` o `scorepad --phones enter` deja entrar a los teléfonos desde el principio y muestra su dirección; `--phones-address` elige otra.</translation>
    </message>
    <message>
        <source>In all: {figures}</source>
        <extracomment>Words in Back score (in all)</extracomment>
        <translation>En total: {figures}</translation>
    </message>
    <message>
        <source>In money</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>En dinero</translation>
    </message>
    <message>
        <source>In the earlier evenings and the standings</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>En las sesiones anteriores y en el ranking</translation>
    </message>
    <message>
        <source>In the lead: {team}</source>
        <extracomment>Words in an evening of several tables (headline)</extracomment>
        <translation>En cabeza: {team}</translation>
    </message>
    <message>
        <source>In the line for a deal</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>En la línea de la mano</translation>
    </message>
    <message>
        <source>In the list of deals</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>En la lista de manos</translation>
    </message>
    <message>
        <source>In {file}</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>En {file}</translation>
    </message>
    <message>
        <source>Individual</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Individual</translation>
    </message>
    <message>
        <source>Individual: partners change too</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Individual: también cambian los compañeros</translation>
    </message>
    <message>
        <source>Initials</source>
        <extracomment>Words in what is printed (slip columns)</extracomment>
        <translation>Iniciales</translation>
    </message>
    <message>
        <source>Ins</source>
        <extracomment>Words in Help (deal list keys)</extracomment>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insult</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Doblo</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Es una carpeta</translation>
    </message>
    <message>
        <source>Is a pair leaving? Type it under “Change…”, e.g. 5=6- if pair 5 leaves before round 6.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>¿Se va una pareja? Indíquelo en «Cambiar…», p.&#xa0;ej. 5=6- si la pareja 5 se va antes de la ronda 6.</translation>
    </message>
    <message>
        <source>Joins in round</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Se incorpora en la ronda</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>Words in merging two versions of an evening (row)</extracomment>
        <translation>Conservar los dos</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <extracomment>Button in the window</extracomment>
        <translation>Dejar abierta la ventana</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>Lleva el tanteo</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title in Help (sections)</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>L&amp;etters at the figures</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>L&amp;etras junto a las cifras</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <extracomment>Label in the window</extracomment>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Large print</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Letra grande</translation>
    </message>
    <message>
        <source>Last five</source>
        <extracomment>Words in the season in Standings (of season); Words in Standings (latest); Words in the season in Standings (columns)</extracomment>
        <translation>Últimas cinco</translation>
    </message>
    <message>
        <source>Late or lea&amp;ving</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Tarde o se &amp;van</translation>
    </message>
    <message>
        <source>Laws at hand</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>El reglamento a mano</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>Words in what is printed (slip columns)</extracomment>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>Descartar los e&amp;xtremos</translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <extracomment>Sentence in This evening and New evening (arrange)</extracomment>
        <translation>Deje en blanco a quien descansó; la última cifra se completa sola. Intro pasa a la siguiente.</translation>
    </message>
    <message>
        <source>Leave the line, or cancel the correction</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Salir de la línea o cancelar la corrección</translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Excluye a quienes jugaron menos rondas</translation>
    </message>
    <message>
        <source>Let phones &amp;look</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>Dejar &amp;ver</translation>
    </message>
    <message>
        <source>Let phones look and &amp;enter</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>Dejar ver y an&amp;otar</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Words in the page on players' phones (pad); Words in the charts of Standings (draw endings)</extracomment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Nivel {level}</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Words in the window</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>Column heading in rankings printed by commands (pairs); Column heading in the ranking of a session (card table)</extracomment>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>Línea {number}</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>Words in Standings (lost)</extracomment>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Love all: neither side is vulnerable. Game all: both sides are.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Love all: nadie es vulnerable (Nadie). Game all: los dos bandos lo son (Todos).</translation>
    </message>
    <message>
        <source>Lowest</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Mín.</translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Más suerte con el doblo</translation>
    </message>
    <message>
        <source>M&amp;oney</source>
        <extracomment>Button or menu entry in an evening of several tables (value); Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Dinero</translation>
    </message>
    <message>
        <source>Made</source>
        <extracomment>Words in Standings (made)</extracomment>
        <translation>Cumplidos</translation>
    </message>
    <message>
        <source>Made %</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Cumplidos %</translation>
    </message>
    <message>
        <source>Mat&amp;ch sheet</source>
        <extracomment>Button or menu entry in an evening of several tables (name cross)</extracomment>
        <translation>Acta de&amp;l partido</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Column heading in rankings printed by commands (draw text); Name for a screen reader in an evening of several tables</extracomment>
        <translation>Partido</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Words in rankings printed by commands (ranking); Words in the ranking of a session (ranking table)</extracomment>
        <translation>Partidos</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Puntos de match</translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Puntos de match ganados, sobre el total posible</translation>
    </message>
    <message>
        <source>Meaning</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Merged with {file}: {counts}.</source>
        <extracomment>Sentence in the window (merged)</extracomment>
        <translation>Combinado con {file}: {counts}.</translation>
    </message>
    <message>
        <source>Minus</source>
        <extracomment>Words in what is printed (draw private)</extracomment>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Minutes &amp;between rounds</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>Minutos &amp;entre rondas</translation>
    </message>
    <message>
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Reparto nulo: si se ve una carta o una mano no tiene 13 cartas, reparte otra vez el mismo jugador (leyes 4 a 12). No se anota nada.</translation>
    </message>
    <message>
        <source>Mitchell: North-South stay</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Mitchell: Norte-Sur no se mueve</translation>
    </message>
    <message>
        <source>Monday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Lunes por la noche</translation>
    </message>
    <message>
        <source>Money is paid for points, rounded to tens.</source>
        <extracomment>Sentence in house rules (money)</extracomment>
        <translation>Se paga por los puntos, redondeados a decenas.</translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <extracomment>Sentence in house rules (money)</extracomment>
        <translation>Se paga por los puntos exactos.</translation>
    </message>
    <message>
        <source>Mor&amp;e rules…</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>M&amp;ás reglas…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <extracomment>Button in the page At several tables; Button in This evening and New evening; Button in the dialog Print (make)</extracomment>
        <translation>Má&amp;s…</translation>
    </message>
    <message>
        <source>More colu&amp;mns</source>
        <extracomment>Button in Standings (more columns)</extracomment>
        <translation>&amp;Más columnas</translation>
    </message>
    <message>
        <source>More teams are written the same way. A team is named by its letter, `pairs A=Owls`. Below the results, `bye C 12` gives team C 12 VPs for a round without a match.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Más equipos se escriben igual. Un equipo se nombra con su letra, `pairs A=Owls`. Debajo de los resultados, `bye C 12` da al equipo C 12 PV por una ronda sin partido.</translation>
    </message>
    <message>
        <source>Most slams</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Más slams</translation>
    </message>
    <message>
        <source>Move for round {round} of {rounds}: {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Cambio para la ronda {round} de {rounds}: {left}</translation>
    </message>
    <message>
        <source>Move it</source>
        <extracomment>Words in the window (move)</extracomment>
        <translation>Moverla</translation>
    </message>
    <message>
        <source>Move the deal &amp;down</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>&amp;Bajar la mano</translation>
    </message>
    <message>
        <source>Move the deal &amp;up</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>S&amp;ubir la mano</translation>
    </message>
    <message>
        <source>Move the first deal of the next round here</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>Mover aquí la primera mano de la ronda siguiente</translation>
    </message>
    <message>
        <source>Move to round {number}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>Mover a la ronda {number}</translation>
    </message>
    <message>
        <source>Moved there, it would be {deal}.</source>
        <extracomment>Sentence in the window (elsewhere)</extracomment>
        <translation>Movida allí, sería {deal}.</translation>
    </message>
    <message>
        <source>N, E, S or W alone is always a seat; a name is longer. What follows # is a remark.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>N, E, S o W sola es siempre un sitio; un nombre es más largo. Lo que sigue a # es un comentario.</translation>
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
        <translation>IMP NS</translation>
    </message>
    <message>
        <source>NS points</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>Puntos NS</translation>
    </message>
    <message>
        <source>NS −</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>NS −</translation>
    </message>
    <message>
        <source>NT, each further trick</source>
        <extracomment>Words in the tables of scores in Help (trick points)</extracomment>
        <translation>ST, cada baza más</translation>
    </message>
    <message>
        <source>NT, the first</source>
        <extracomment>Words in the tables of scores in Help (trick points)</extracomment>
        <translation>ST, la primera</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column heading in rankings printed by commands (draw text); Column heading in the ranking of a session (ranking table); Column heading in what is printed (first places); and elsewhere</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name four to seven players to draw for partners.</source>
        <extracomment>Sentence in This evening and New evening (follow)</extracomment>
        <translation>Indique de cuatro a siete jugadores para sortear compañeros.</translation>
    </message>
    <message>
        <source>Name four to seven players, then enter the results.</source>
        <extracomment>Sentence in This evening and New evening (first fault)</extracomment>
        <translation>Indique de cuatro a siete jugadores y anote luego los resultados.</translation>
    </message>
    <message>
        <source>Name of {pair}</source>
        <extracomment>Words in an evening of several tables (name of)</extracomment>
        <translation>Nombre de {pair}</translation>
    </message>
    <message>
        <source>Names work too: 4s ann h100 eve. A few letters are enough; if they are ambiguous, scorepad asks. With mouse or finger, use the Pad.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>También valen los nombres: 4p ana h100 eva. Bastan unas letras; si son ambiguas, scorepad pregunta. Con ratón o dedo, use la Caja.</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>IMP netos</translation>
    </message>
    <message>
        <source>Net margin in exact points</source>
        <extracomment>Words in Standings (points)</extracomment>
        <translation>Diferencia neta en puntos exactos</translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <extracomment>Words in Standings (doubled)</extracomment>
        <translation>Puntos netos en contratos doblados de los dos bandos</translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <extracomment>Words in Standings (redoubled)</extracomment>
        <translation>Puntos netos en contratos redoblados de los dos bandos</translation>
    </message>
    <message>
        <source>New evening, sa&amp;me players</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Nueva sesión, &amp;mismos jugadores</translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <extracomment>Sentence in This evening and New evening (end of round)</extracomment>
        <translation>Con parejas nuevas empieza otra serie de estuches.</translation>
    </message>
    <message>
        <source>Next: draw round {number}, under “Movement”.</source>
        <extracomment>Sentence in movements of several tables (to draw)</extracomment>
        <translation>Ahora: emparejar la ronda {number}, en «Movimiento».</translation>
    </message>
    <message>
        <source>Next: {round}</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Siguiente: {round}</translation>
    </message>
    <message>
        <source>Next: {round} of {planned}</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Siguiente: {round} de {planned}</translation>
    </message>
    <message>
        <source>Next: {round}, the last</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Siguiente: {round}, para terminar</translation>
    </message>
    <message>
        <source>No earlier session of these players was found.</source>
        <extracomment>Sentence in the page At several tables (nothing known)</extracomment>
        <translation>No se ha encontrado ningún torneo anterior de estos jugadores.</translation>
    </message>
    <message>
        <source>No evenings found. Esc clears the search.</source>
        <extracomment>Label in Earlier evenings (tell number)</extracomment>
        <translation>Sin resultados. Esc borra la búsqueda.</translation>
    </message>
    <message>
        <source>No evenings in this period.</source>
        <extracomment>Sentence in Standings (adding up)</extracomment>
        <translation>Ninguna sesión en este período.</translation>
    </message>
    <message>
        <source>No movement is set. Enter any board.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Sin movimiento. Anote cualquier estuche.</translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <extracomment>Sentence in Standings (adding up)</extracomment>
        <translation>Ningún jugador con nombre en este período.</translation>
    </message>
    <message>
        <source>No network at all? Use “Result as a code” and scan it with a phone: the code itself holds the result.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>¿Sin red? Escanee con un teléfono el «Resultado en código»: el propio código contiene el resultado.</translation>
    </message>
    <message>
        <source>No phone is here yet.</source>
        <extracomment>Sentence in Phones at the tables (show who)</extracomment>
        <translation>Aún no hay ningún teléfono.</translation>
    </message>
    <message>
        <source>No phone yet? Three things help:</source>
        <extracomment>Words in Phones at the tables (hints)</extracomment>
        <translation>¿Aún no hay ningún teléfono? Tres cosas ayudan:</translation>
    </message>
    <message>
        <source>No places have changed.</source>
        <extracomment>Sentence in rankings printed by commands (moved text); Sentence in the ranking of a session (moved places)</extracomment>
        <translation>Ningún puesto ha cambiado.</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <extracomment>Sentence in the dialog Print (offer)</extracomment>
        <translation>Este ordenador no tiene impresora. Un PDF se puede imprimir en cualquier sitio y enviar a los amigos.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>No queda espacio en el disco</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>No existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column heading in the command list (listed text); Column heading in sheets printed by commands (imp lines); Sentence in the list of deals and the entry line (columns); and elsewhere</extracomment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Nobody is vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Nadie es vulnerable</translation>
    </message>
    <message>
        <source>Nobody is vulnerable on the first deal, both sides on the fourth.</source>
        <extracomment>Sentence in Help (first and last)</extracomment>
        <translation>En la primera mano nadie es vulnerable; en la cuarta, los dos bandos.</translation>
    </message>
    <message>
        <source>Nobody owes anything yet.</source>
        <extracomment>Sentence in Earlier evenings and Standings (tell)</extracomment>
        <translation>Nadie debe nada todavía.</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <extracomment>Sentence in Earlier evenings and Standings (tell); Sentence in results and money (about payments)</extracomment>
        <translation>Nadie debe nada.</translation>
    </message>
    <message>
        <source>Nobody wins: {points} each</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>No gana nadie: {points} cada uno</translation>
    </message>
    <message>
        <source>None: sit as you like</source>
        <extracomment>Words in an evening of several tables (offer movements)</extracomment>
        <translation>Ninguno: siéntense como quieran</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Norte</translation>
    </message>
    <message>
        <source>North-South</source>
        <extracomment>Words in the page on players' phones (line); Words in rankings printed by commands (ranking); Words in the window (side name); and elsewhere</extracomment>
        <translation>Norte-Sur</translation>
    </message>
    <message>
        <source>North-South held 23 high-card points</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Norte-Sur tenía 23 puntos de honor</translation>
    </message>
    <message>
        <source>North-South sit out, in their seats</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Norte-Sur descansa, en su sitio</translation>
    </message>
    <message>
        <source>North-South: {first}. East-West: {second}</source>
        <extracomment>Words in a deal, a result or an evening (split)</extracomment>
        <translation>Norte-Sur: {first}. Este-Oeste: {second}</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>No es una carpeta</translation>
    </message>
    <message>
        <source>Not agreed: ask the director</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>En disputa: llame al árbitro</translation>
    </message>
    <message>
        <source>Not finished</source>
        <extracomment>Words in what is printed (outcome)</extracomment>
        <translation>Sin acabar</translation>
    </message>
    <message>
        <source>Not imported from the file: {what}.</source>
        <extracomment>Sentence in files that are opened or saved (note on)</extracomment>
        <translation>No importado del archivo: {what}.</translation>
    </message>
    <message>
        <source>Not in the file: {what}.</source>
        <extracomment>Sentence in files that are opened or saved (not held)</extracomment>
        <translation>No figura en el archivo: {what}.</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>Words in the window</extracomment>
        <translation>Aún no guardado</translation>
    </message>
    <message>
        <source>Not yet agreed by the other side</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Aún sin confirmar</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Words in This evening and New evening (note caption); Words in Earlier evenings (evening headings)</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note on the evening</source>
        <extracomment>Grey example in Earlier evenings and Standings</extracomment>
        <translation>Nota de la sesión</translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <extracomment>Grey example in Earlier evenings and Standings</extracomment>
        <translation>Nota de esta mano</translation>
    </message>
    <message>
        <source>Nothing can be compared until a board has been played at a second table.</source>
        <extracomment>Sentence in the ranking of a session (nothing compared)</extracomment>
        <translation>No hay nada que comparar hasta que se juegue un estuche en una segunda mesa.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <extracomment>Sentence in the page on players' phones (sheet)</extracomment>
        <translation>Aún no se ha jugado nada.</translation>
    </message>
    <message>
        <source>Nothing is chosen to print.</source>
        <extracomment>Sentence in what is printed (saved); Sentence in the dialog Print (offer)</extracomment>
        <translation>No ha elegido nada que imprimir.</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <extracomment>Words in what is printed (pages); Words in This evening, what was agreed (nothing decided)</extracomment>
        <translation>Aún no hay nada decidido</translation>
    </message>
    <message>
        <source>O&amp;ld evening…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>Sesión anti&amp;gua…</translation>
    </message>
    <message>
        <source>O&amp;vertricks count only when doubled</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Las ba&amp;zas de más solo cuentan si hay doblo</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Of partnerships</source>
        <extracomment>Words in Standings (arrange)</extracomment>
        <translation>De parejas</translation>
    </message>
    <message>
        <source>Of players</source>
        <extracomment>Words in Standings (arrange)</extracomment>
        <translation>De jugadores</translation>
    </message>
    <message>
        <source>On paper</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>En papel</translation>
    </message>
    <message>
        <source>On the back score each player gets the IMPs of their deals</source>
        <extracomment>Words in the panel beside the sheet (goes on back score)</extracomment>
        <translation>En el resumen cada jugador tiene los IMP de sus manos</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s opponents are vulnerable.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>En la segunda y la tercera mano son vulnerables los adversarios del dador.</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s side is vulnerable.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>En la segunda y la tercera mano es vulnerable el bando del dador.</translation>
    </message>
    <message>
        <source>On the sheet: {total}</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>En la hoja: {total}</translation>
    </message>
    <message>
        <source>One East-West pair sits out in each round.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>En cada ronda descansa una pareja Este-Oeste.</translation>
    </message>
    <message>
        <source>One North-South pair sits out in each round, in its seats.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>En cada ronda descansa una pareja Norte-Sur, en su sitio.</translation>
    </message>
    <message>
        <source>One minute &amp;less</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>Un minuto m&amp;enos</translation>
    </message>
    <message>
        <source>One minute &amp;more</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>Un minuto &amp;más</translation>
    </message>
    <message>
        <source>One moment…</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>One phone scans the code, one shows the sheet, one enters a deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Un teléfono lee el código, otro muestra la hoja, otro anota una mano.</translation>
    </message>
    <message>
        <source>One sits out in each round.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>En cada ronda descansa alguien.</translation>
    </message>
    <message>
        <source>Only look</source>
        <extracomment>Words in the page on players' phones (places); Words in Phones at the tables (answers)</extracomment>
        <translation>Solo ver</translation>
    </message>
    <message>
        <source>Only rounds at one table count here.</source>
        <extracomment>Label in Standings (show hint)</extracomment>
        <translation>Aquí solo cuentan las rondas de una sola mesa.</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n evening(s) of the list</source>
        <extracomment>Words in Standings (only these)</extracomment>
        <translation>
            <numerusform>Solo %n sesión de la lista</numerusform>
            <numerusform>Solo las %n sesiones de la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the code lets a phone in. When you send a phone away, it sees nothing more and the code changes.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Solo el código deja entrar a un teléfono. Si desconecta un teléfono, ya no ve nada y el código cambia.</translation>
    </message>
    <message>
        <source>Only this form of the game</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Solo esta modalidad</translation>
    </message>
    <message>
        <source>Only this period</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Solo este período</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>&amp;Abrir archivo…</translation>
    </message>
    <message>
        <source>Open the last of them</source>
        <extracomment>Words in the window (report)</extracomment>
        <translation>Abrir la última</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <extracomment>Words in the window (wait)</extracomment>
        <translation>Abriendo {file}</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Words in the season in Standings (opponents)</extracomment>
        <translation>Adversarios</translation>
    </message>
    <message>
        <source>Option</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Options come before the first result:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Las opciones van antes del primer resultado:</translation>
    </message>
    <message>
        <source>Options come between `form` and the first deal:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Las opciones van entre `form` y la primera mano:</translation>
    </message>
    <message>
        <source>Or type it, e.g. {example}</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>O escríbalo, p.&#xa0;ej. {example}</translation>
    </message>
    <message>
        <source>Or type the letters after # in the address on the laptop.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>O escriba las letras que siguen a # en la dirección del portátil.</translation>
    </message>
    <message>
        <source>Or your pair or number</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>O su pareja o número</translation>
    </message>
    <message>
        <source>Other files are still being opened; please try again afterwards.</source>
        <extracomment>Sentence in the window (open files)</extracomment>
        <translation>Aún se están abriendo otros archivos; inténtelo después.</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>De más</translation>
    </message>
    <message>
        <source>Overtricks</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Bazas de más</translation>
    </message>
    <message>
        <source>Overtricks, each. All the rest goes above the line.</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Cada baza de más. Todo lo demás va encima de la línea.</translation>
    </message>
    <message>
        <source>Owls: Ann &amp; Bob</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Búhos: Ana &amp; Beto</translation>
    </message>
    <message>
        <source>Owls: Ann &amp; Bob, Cy &amp; Di</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Búhos: Ana &amp; Beto, Clara &amp; Diego</translation>
    </message>
    <message>
        <source>P&amp;hones need Python’s {packages}</source>
        <extracomment>Button or menu entry in Phones at the tables (menu entry)</extracomment>
        <translation>&amp;Teléfonos: hace falta {packages} para Python</translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <extracomment>Button or menu entry in Phones at the tables (menu entry)</extracomment>
        <translation>&amp;Teléfonos…</translation>
    </message>
    <message>
        <source>PBN, for other bridge programs (*.pbn)</source>
        <extracomment>Words in commands (export); Words in opening and saving files (save filters)</extracomment>
        <translation>PBN, para otros programas de bridge (*.pbn)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <extracomment>Words in the window (ask where); Words in what is printed (pdf files)</extracomment>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <extracomment>Words in what is printed (turn to); Words in what is printed (page of)</extracomment>
        <translation>Página {number} de {count}</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Words in the page on players' phones (sheet); Words in Help (keys elsewhere); Name for a screen reader in the window</extracomment>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Paid &amp;on</source>
        <extracomment>Button or menu entry in results and money</extracomment>
        <translation>Pagado &amp;el</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>Words in the ranking of a session (who heading); Words in what is printed (draw private)</extracomment>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Pair of the season</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Pareja de la temporada</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Words in what is printed (paper)</extracomment>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Part-score bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Prima de parcial</translation>
    </message>
    <message>
        <source>Part-score, under {game} for its tricks</source>
        <extracomment>Words in the tables of scores in Help (kinds)</extracomment>
        <translation>Parcial, menos de {game} por sus bazas</translation>
    </message>
    <message>
        <source>Part-scores count on &amp;towards a game</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>Los parciales &amp;siguen contando para la manga</translation>
    </message>
    <message>
        <source>Part-scores count on towards a game of {game} from deal to deal, until either side makes one.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Los parciales cuentan de mano en mano para una manga de {game}, hasta que un bando la hace.</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>Words in movements of several tables (pair card)</extracomment>
        <translation>Compañero</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>Words in This evening and New evening (arrange); Words in the season in Standings (partners)</extracomment>
        <translation>Compañeros</translation>
    </message>
    <message>
        <source>Partners are drawn for each round.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Los compañeros se sortean en cada ronda.</translation>
    </message>
    <message>
        <source>Partners change after each round.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Los compañeros cambian después de cada ronda.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <extracomment>Words in Standings (of met); Words in Standings (partnership)</extracomment>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Partnerships</source>
        <extracomment>Words in Standings (partnerships)</extracomment>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Words in the page on players' phones (pad); Button in the bidding pad</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Payments are rounded down to whole coins. Leftover coins go to the largest remainders, then to the players seated first.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Se paga en monedas enteras, redondeando hacia abajo. Las que sobran van a los restos mayores y, a igualdad, a quienes se sientan primero.</translation>
    </message>
    <message>
        <source>Penalties for contracts that went down</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Multas pagadas por contratos propios</translation>
    </message>
    <message>
        <source>Penalties for the opponents’ contracts that went down</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Multas cobradas por contratos de los adversarios</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Multa</translation>
    </message>
    <message>
        <source>Per cent</source>
        <extracomment>Column heading in rankings printed by commands (pairs); Words in the ranking of a session (ranking table); Words in the ranking of a session (cross of); and elsewhere</extracomment>
        <translation>Por ciento</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <extracomment>Words in Phones at the tables</extracomment>
        <translation>Teléfonos en la mesa</translation>
    </message>
    <message>
        <source>Phones cannot be let in at {address}: {reason}.</source>
        <extracomment>Sentence in Phones at the tables (cannot listen)</extracomment>
        <translation>No se puede dejar entrar a teléfonos en {address}: {reason}.</translation>
    </message>
    <message>
        <source>Phones in the same Wi-Fi scan a code and see the sheet, live. Nothing is installed, and nothing leaves the house. Phones are switched off when the evening ends.</source>
        <extracomment>Sentence in Phones at the tables (what it is)</extracomment>
        <translation>Los teléfonos de la misma wifi escanean un código y ven la hoja, en vivo. No se instala nada y nada sale de casa. El acceso se cierra al terminar la sesión.</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Words in the charts of Standings (which picture)</extracomment>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <extracomment>Words in what is printed (picture files)</extracomment>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column heading in the ranking of a session (ranking table); Column heading in what is printed (first places); Words in the ranking of a session (place of); and elsewhere</extracomment>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Places: {moved}.</source>
        <extracomment>Sentence in the ranking of a session (moved places)</extracomment>
        <translation>Puestos: {moved}.</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Words in Earlier evenings (evening headings)</extracomment>
        <translation>Jugados</translation>
    </message>
    <message>
        <source>Played in</source>
        <extracomment>Column heading in the list of deals and the entry line (columns); Words in Standings, where a figure comes from (headings behind)</extracomment>
        <translation>Jugado en</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Words in the page on players' phones (shown); Words in what is printed (back score); Words in Settling up (settle table); and elsewhere</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>Words in an evening of several tables (called); Words in the ranking of a session (unnamed)</extracomment>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Players in the chart, seven at most</source>
        <extracomment>Words in Earlier evenings and Standings (choose lines)</extracomment>
        <translation>Jugadores en el gráfico, siete como mucho</translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <extracomment>Sentence in This evening and New evening (who comes in)</extracomment>
        <translation>Entran los que llevan más tiempo descansando.</translation>
    </message>
    <message>
        <source>Please check these:</source>
        <extracomment>Words in the archive of evenings (what was rescued)</extracomment>
        <translation>Revise estos puntos:</translation>
    </message>
    <message>
        <source>Plus</source>
        <extracomment>Words in what is printed (draw private)</extracomment>
        <translation>Más</translation>
    </message>
    <message>
        <source>Points E-W</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>Puntos E-O</translation>
    </message>
    <message>
        <source>Points N-S</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>Puntos N-S</translation>
    </message>
    <message>
        <source>Points We &amp;hold</source>
        <extracomment>Label in What if</extracomment>
        <translation>Nuestros puntos de &amp;honor</translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <extracomment>Words in the dialog Adjustment (by agreement)</extracomment>
        <translation>Puntos acordados</translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <extracomment>Words in Standings (honours)</extracomment>
        <translation>Puntos por honores de su bando</translation>
    </message>
    <message>
        <source>Points our side held, of 40</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Puntos de nuestro bando, de 40</translation>
    </message>
    <message>
        <source>Points {team}</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Puntos {team}</translation>
    </message>
    <message>
        <source>Points, rounded to tens</source>
        <extracomment>Words in house rules (ways of money)</extracomment>
        <translation>Puntos, redondeados a decenas</translation>
    </message>
    <message>
        <source>Position in the evening</source>
        <extracomment>Name for a screen reader in Earlier evenings and Standings</extracomment>
        <translation>Posición en la sesión</translation>
    </message>
    <message>
        <source>Press Enter to count this in the ranking.</source>
        <extracomment>Sentence in an evening of several tables (understood)</extracomment>
        <translation>Con Intro cuenta en la clasificación.</translation>
    </message>
    <message>
        <source>Press and hold the picture to save or send it.</source>
        <extracomment>Sentence in the page on players' phones (sheet)</extracomment>
        <translation>Mantenga pulsada la imagen para guardarla o enviarla.</translation>
    </message>
    <message>
        <source>Private score card</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Tarjeta personal</translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <extracomment>Tooltip in results and money</extracomment>
        <translation>Pone una imagen y unas líneas de texto en el portapapeles</translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <extracomment>Button or menu entry in an evening of several tables</extracomment>
        <translation>&amp;Clasificación</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>Clasificado por</translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>La clasificación, la tabla cruzada y el acta del partido están junto a los resultados y se pueden imprimir, con estadillos, boletas y tarjetas de mesa.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Words in the menus (redo)</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <extracomment>Words in the menus (redo step)</extracomment>
        <translation>Rehacer: {step}</translation>
    </message>
    <message>
        <source>Redone: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Rehecho: {step}</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings (redoubled)</extracomment>
        <translation>Redoblados</translation>
    </message>
    <message>
        <source>Reopens the debt in the evening it came from.</source>
        <extracomment>Tooltip in Settling up, older debts (show debts)</extracomment>
        <translation>La deuda vuelve a quedar pendiente en su sesión de origen.</translation>
    </message>
    <message>
        <source>Res&amp;ults</source>
        <extracomment>Button or menu entry in an evening of several tables</extracomment>
        <translation>&amp;Resultados</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <extracomment>Button in Backups</extracomment>
        <translation>Restaurarlas &amp;todas</translation>
    </message>
    <message>
        <source>Restore this &amp;evening</source>
        <extracomment>Button or menu entry in the archive of evenings (restore one)</extracomment>
        <translation>Restaurar esta &amp;sesión</translation>
    </message>
    <message>
        <source>Resul&amp;t…</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>&amp;Resultado…</translation>
    </message>
    <message>
        <source>Results of the board</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Resultados del estuche</translation>
    </message>
    <message>
        <source>Results of the last five evenings, newest last</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>Resultados de las últimas cinco sesiones, la más reciente al final</translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>Resultados de dos portátiles</translation>
    </message>
    <message>
        <source>Resume &amp;the chukker</source>
        <extracomment>Button or menu entry in the window (take up)</extracomment>
        <translation>&amp;Retomar el Chicago</translation>
    </message>
    <message>
        <source>Resume &amp;the rubber</source>
        <extracomment>Button or menu entry in the window (take up)</extracomment>
        <translation>&amp;Retomar el rubber</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <extracomment>Label in the clock for the rounds; Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Rondas</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Column heading in rankings printed by commands (movement text); Words in what is printed (draw slip); Column heading in movements of several tables (movement table); and elsewhere</extracomment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Round by round</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Ronda a ronda</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <extracomment>Words in the picture of the table (round of planned)</extracomment>
        <translation>Ronda {number} de {planned}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: last {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Ronda {round} de {rounds}: últimos {left}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Ronda {round} de {rounds}: {left}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <extracomment>Words in the page on players' phones (tables); Words in an evening of several tables (round and table); Words in what is printed (slip head)</extracomment>
        <translation>Ronda {round}, mesa {table}</translation>
    </message>
    <message>
        <source>Round {round}: table {table}, {line}, boards {boards}</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Ronda {round}: mesa {table}, {line}, estuches {boards}</translation>
    </message>
    <message>
        <source>Round {round}: you sit out.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Ronda {round}: usted descansa.</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <extracomment>Words in Standings (lost)</extracomment>
        <translation>Rondas perdidas</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>Words in Standings (won)</extracomment>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <source>Rounds won (%)</source>
        <extracomment>Words in Standings (of standings)</extracomment>
        <translation>Rondas ganadas (%)</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Prima de rubber</translation>
    </message>
    <message>
        <source>Rubber bridge</source>
        <extracomment>Words in This evening, what was agreed (form names); Words in what is printed (blank titles)</extracomment>
        <translation>Rubber bridge</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <extracomment>Words in deals and figures, everywhere (round title)</extracomment>
        <translation>Rubber {number}</translation>
    </message>
    <message>
        <source>Rubbers, chukkers and sets of boards, finished or stopped</source>
        <extracomment>Words in Standings (rounds)</extracomment>
        <translation>Rubbers, Chicagos y series de estuches, terminados o parados</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Acumulado</translation>
    </message>
    <message>
        <source>Running &amp;totals</source>
        <extracomment>Button or menu entry in Back score</extracomment>
        <translation>&amp;Totales acumulados</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Puntuación</translation>
    </message>
    <message>
        <source>S&amp;eason</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>&amp;Temporada</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Más &amp;pequeño</translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <extracomment>Button or menu entry in Earlier evenings (sort by)</extracomment>
        <translation>Or&amp;denar por</translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <extracomment>Button or menu entry in This evening and New evening (stops first)</extracomment>
        <translation>Parar ant&amp;es {round} y anotar sus puntos a quienes jugaron</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <extracomment>Words in the window</extracomment>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Saturday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Sábado por la noche</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <extracomment>Button or menu entry in the charts of Standings (save picture); Button or menu entry in what is printed (save pdf)</extracomment>
        <translation>Guardar como P&amp;DF…</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <extracomment>Button in the window</extracomment>
        <translation>Guardarla en un archivo…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence in what is printed (saved)</extracomment>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Say each score aloud</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Leer cada tanteo en voz alta</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>Label in house rules</extracomment>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Scan it with a phone to get the result; no network is needed.</source>
        <extracomment>Sentence in Phones at the tables (without network)</extracomment>
        <translation>Escanéelo con un teléfono para tener el resultado; no hace falta red.</translation>
    </message>
    <message>
        <source>Scan the code, or type this in the browser of a phone:</source>
        <extracomment>Words in Phones at the tables (how to come)</extracomment>
        <translation>Escanee el código o escriba esto en el navegador de un teléfono:</translation>
    </message>
    <message>
        <source>Scan this code with the phone. Phones connected: {number}</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Escanee este código con el teléfono. Teléfonos conectados: {number}</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Column heading in rankings printed by commands (result); Column heading in sheets printed by commands (imp lines); Words in what is printed (score); and elsewhere</extracomment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <extracomment>Help of a command in commands (print); Words in the window (all elements)</extracomment>
        <translation>Desglose de los puntos</translation>
    </message>
    <message>
        <source>Score files</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Archivos de anotación</translation>
    </message>
    <message>
        <source>Score files of several tables</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Archivos de anotación de varias mesas</translation>
    </message>
    <message>
        <source>Score slips</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Boletas</translation>
    </message>
    <message>
        <source>Score slips for all tables</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Boletas para todas las mesas</translation>
    </message>
    <message>
        <source>Scores can be corrected until the rubber’s result is agreed, and later, marked with a star, if all consent (Laws 72 to 81).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Una puntuación se puede corregir hasta que se acuerde el resultado del rubber (leyes 72 a 81), y después si todos consienten; scorepad marca esas manos con una estrella.</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Words in Help (search)</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search without {what}</source>
        <extracomment>Words in Earlier evenings and Standings (take away)</extracomment>
        <translation>Buscar sin {what}</translation>
    </message>
    <message>
        <source>Season from {first} to {last}</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Temporada del {first} al {last}</translation>
    </message>
    <message>
        <source>Season {first}/{last}</source>
        <extracomment>Words in Earlier evenings and Standings (latest first)</extracomment>
        <translation>Temporada {first}/{last}</translation>
    </message>
    <message>
        <source>Season {year}</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Temporada {year}</translation>
    </message>
    <message>
        <source>Send away</source>
        <extracomment>Button in Phones at the tables (row)</extracomment>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <extracomment>Name for a screen reader in Phones at the tables (row)</extracomment>
        <translation>Desconectar a {name}</translation>
    </message>
    <message>
        <source>Sending…</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <extracomment>Words in the dialog Print (print them)</extracomment>
        <translation>Enviado a {printer}</translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <extracomment>Button or menu entry in the panel after a round; Button in results and money</extracomment>
        <translation>&amp;Liquidar…</translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Liqui&amp;dación…</translation>
    </message>
    <message>
        <source>Settling up so far</source>
        <extracomment>Words in Earlier evenings and Standings (tell)</extracomment>
        <translation>Cuentas hasta aquí</translation>
    </message>
    <message>
        <source>Several tables</source>
        <extracomment>Words in Standings (names); Words in the panel beside the sheet (chip)</extracomment>
        <translation>Varias mesas</translation>
    </message>
    <message>
        <source>Several tables: partnerships</source>
        <extracomment>Words in Standings (who is ranked)</extracomment>
        <translation>Varias mesas: parejas</translation>
    </message>
    <message>
        <source>Several tables: players</source>
        <extracomment>Words in Standings (who is ranked)</extracomment>
        <translation>Varias mesas: jugadores</translation>
    </message>
    <message>
        <source>Several tables: who met whom</source>
        <extracomment>Words in the season in Standings (pairs against each other)</extracomment>
        <translation>Varias mesas: quién contra quién</translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Compartir e im&amp;primir</translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Porcentaje de contratos cumplidos a nivel {level}</translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Porcentaje de contratos cumplidos a {strain}</translation>
    </message>
    <message>
        <source>Shee&amp;t</source>
        <extracomment>Label in all pages (show turn)</extracomment>
        <translation>&amp;Hoja</translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <extracomment>Label in Earlier evenings and Standings (show card)</extracomment>
        <translation>&amp;Ver la tarjeta</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n debt(s)</source>
        <extracomment>Words in results and money (show all)</extracomment>
        <translation>
            <numerusform>Mostrar la %n deuda</numerusform>
            <numerusform>Mostrar las %n deudas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the evening, or the details of a figure</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Ver la sesión, o los detalles de la cifra</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>Label in the dialog Adjustment</extracomment>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Since the last change of &amp;seats</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>Desde el último ca&amp;mbio de sitios</translation>
    </message>
    <message>
        <source>Single players are written `8+1-5+7: N 3NT=`, the pairs of two teams of four `A1-B1: N 4S=`.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Los jugadores individuales se escriben `8+1-5+7: N 3NT=`; las parejas de dos equipos de cuatro, `A1-B1: N 4S=`.</translation>
    </message>
    <message>
        <source>Sit as you like, and type the pairs with each result.</source>
        <extracomment>Sentence in movements of several tables (no movement)</extracomment>
        <translation>Siéntense como quieran y escriban las parejas con cada resultado.</translation>
    </message>
    <message>
        <source>Sits out, number {number}</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>Descansa, número {number}</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <extracomment>Column heading in rankings printed by commands (movement text)</extracomment>
        <translation>Descansa</translation>
    </message>
    <message>
        <source>Sitting out after that: {players}</source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <translation>Descansan después: {players}</translation>
    </message>
    <message>
        <source>Slam</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Slam</translation>
    </message>
    <message>
        <source>Slams</source>
        <extracomment>Words in the charts of Standings (kind name); Words in Standings (slams); Words in the season in Standings (slams)</extracomment>
        <translation>Slams</translation>
    </message>
    <message>
        <source>Slams made, out of slams bid</source>
        <extracomment>Words in Standings (slams)</extracomment>
        <translation>Slams cumplidos, de los pedidos</translation>
    </message>
    <message>
        <source>Small slam: six bid and made</source>
        <extracomment>Words in the tables of scores in Help (small slam)</extracomment>
        <translation>Pequeño slam: seis pedido y cumplido</translation>
    </message>
    <message>
        <source>Some debts are not paid.</source>
        <extracomment>Sentence in results and money (about payments)</extracomment>
        <translation>Hay deudas sin pagar.</translation>
    </message>
    <message>
        <source>Some entries are not saved</source>
        <extracomment>Label in the window</extracomment>
        <translation>Hay anotaciones sin guardar</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <extracomment>Words in the message after a fault of the program</extracomment>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Something went wrong inside scorepad.</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>Algo ha fallado en scorepad.</translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Ordenar por una columna</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Sur</translation>
    </message>
    <message>
        <source>Split score</source>
        <extracomment>Words in an evening of several tables (what cells); Words in two versions of an evening side by side (what)</extracomment>
        <translation>Resultado dividido</translation>
    </message>
    <message>
        <source>Sta&amp;ke for 100 points</source>
        <extracomment>Button or menu entry in This evening and New evening (stake caption); Button or menu entry in Settling up (stake)</extracomment>
        <translation>Ap&amp;uesta por 100 puntos</translation>
    </message>
    <message>
        <source>Sta&amp;ke for each IMP</source>
        <extracomment>Button or menu entry in This evening and New evening (stake caption); Button or menu entry in Settling up (stake)</extracomment>
        <translation>Ap&amp;uesta por IMP</translation>
    </message>
    <message>
        <source>Standings</source>
        <extracomment>Words in the window</extracomment>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Start with &amp;round</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Comenzar por la ronda</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <extracomment>Label in Earlier evenings and Standings (show card)</extracomment>
        <translation>&amp;Paso a paso</translation>
    </message>
    <message>
        <source>Step through an evening deal by deal</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Recorrer una sesión mano a mano</translation>
    </message>
    <message>
        <source>Still open from earlier evenings</source>
        <extracomment>Words in results and money (still open)</extracomment>
        <translation>Pendiente de sesiones anteriores</translation>
    </message>
    <message>
        <source>Still to come</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Strong &amp;contrast</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Con&amp;traste fuerte</translation>
    </message>
    <message>
        <source>Suit</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Palo</translation>
    </message>
    <message>
        <source>Suits in &amp;black and red</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>Palos en &amp;negro y rojo</translation>
    </message>
    <message>
        <source>Sunday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Domingo por la noche</translation>
    </message>
    <message>
        <source>Swiss: drawn by the ranking</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Suizo: emparejado según la clasificación</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <extracomment>Button in the clock for the rounds; Button in Phones at the tables</extracomment>
        <translation>&amp;Apagar</translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>Escribir las car&amp;tas</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Words in the page on players' phones (tables); Words in what is printed (draw slip); Column heading in movements of several tables (movement table); and elsewhere</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabla del resumen (*.csv)</translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabla de las manos (*.csv)</translation>
    </message>
    <message>
        <source>Table of the ranking (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabla de la clasificación (*.csv)</translation>
    </message>
    <message>
        <source>Table of the results (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabla de los resultados (*.csv)</translation>
    </message>
    <message>
        <source>Table of the rounds (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tabla de las rondas (*.csv)</translation>
    </message>
    <message>
        <source>Table view, &amp;full screen</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Vista de mesa, pantalla completa</translation>
    </message>
    <message>
        <source>Table {table}: all results are in</source>
        <extracomment>Words in Phones at the tables (where)</extracomment>
        <translation>Mesa {table}: están todos los resultados</translation>
    </message>
    <message>
        <source>Table {table}: round {round}</source>
        <extracomment>Words in Phones at the tables (where)</extracomment>
        <translation>Mesa {table}: ronda {round}</translation>
    </message>
    <message>
        <source>Tables may &amp;share boards in a round</source>
        <extracomment>Box to tick in an evening of several tables</extracomment>
        <translation>Las mesas comparten es&amp;tuches en la ronda</translation>
    </message>
    <message>
        <source>Taken</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Cobradas</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>Words in the ranking of a session (who heading)</extracomment>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Team {home} {won}, team {visitors} {lost}</source>
        <extracomment>Words in the ranking of a session (match said)</extracomment>
        <translation>Equipo {home} {won}, equipo {visitors} {lost}</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <extracomment>Words in the ranking of a session (unnamed); Words in two versions of an evening side by side (called)</extracomment>
        <translation>Equipo {team}</translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Equipos en IMP</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Equipos de cuatro</translation>
    </message>
    <message>
        <source>Teams, board a match</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Equipos, board-a-match</translation>
    </message>
    <message numerus="yes">
        <source>That also changed %n deal(s).</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>
            <numerusform>También cambió %n mano.</numerusform>
            <numerusform>También cambiaron %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>That also changed {deals}.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>También cambió: {deals}.</translation>
    </message>
    <message>
        <source>That could not be done: {trouble}.</source>
        <extracomment>Sentence in Earlier evenings (cannot)</extracomment>
        <translation>No se pudo hacer: {trouble}.</translation>
    </message>
    <message>
        <source>That was the last of {planned} rounds planned.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>Esa era la última de {planned} rondas previstas.</translation>
    </message>
    <message>
        <source>That was the only round planned.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>Esa era la única ronda prevista.</translation>
    </message>
    <message>
        <source>The &amp;last deal counts double</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>La última mano &amp;cuenta doble</translation>
    </message>
    <message>
        <source>The archive of evenings is not open at the moment.</source>
        <extracomment>Sentence in the window (review)</extracomment>
        <translation>El histórico no está abierto ahora.</translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <extracomment>Words in the window (rescue title)</extracomment>
        <translation>El histórico estaba dañado</translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <extracomment>Label in Back score (follow)</extracomment>
        <translation>El resumen empieza cuando acaba el primer rubber o Chicago.</translation>
    </message>
    <message>
        <source>The back score in money, at the stake of each round</source>
        <extracomment>Words in Standings (in money)</extracomment>
        <translation>El resumen en dinero, según la apuesta de cada ronda</translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>El resumen de todas las rondas</translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <extracomment>Words in Standings (course title)</extracomment>
        <translation>El resumen, sesión a sesión</translation>
    </message>
    <message>
        <source>The best evening</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>La mejor sesión</translation>
    </message>
    <message>
        <source>The board played next</source>
        <extracomment>Words in the list of deals and the entry line</extracomment>
        <translation>El próximo estuche</translation>
    </message>
    <message>
        <source>The boards</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Los estuches</translation>
    </message>
    <message>
        <source>The boards count as soon as all their results are in.</source>
        <extracomment>Sentence in results and money (about rounds)</extracomment>
        <translation>Los estuches cuentan en cuanto están todos sus resultados.</translation>
    </message>
    <message>
        <source>The card of the evening as a picture</source>
        <extracomment>Words in the page on players' phones (sheet)</extracomment>
        <translation>La tarjeta de la sesión como imagen</translation>
    </message>
    <message numerus="yes">
        <source>The cards of %n board(s) were added.</source>
        <extracomment>Sentence in the window (cards taken)</extracomment>
        <translation>
            <numerusform>Se añadieron las cartas de %n estuche.</numerusform>
            <numerusform>Se añadieron las cartas de %n estuches.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <extracomment>Name for a screen reader in Back score</extracomment>
        <translation>El desarrollo de la sesión</translation>
    </message>
    <message>
        <source>The director types adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, or 3 fouled 1-2 4sn for a board whose cards were mixed up. F9 starts a clock for the rounds, seen on F11.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>El árbitro escribe adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, o 3 fouled 1-2 4sn para un estuche con las cartas mezcladas. F9 inicia un reloj de las rondas, visible con F11.</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <extracomment>Name for a screen reader in the panel beside the sheet</extracomment>
        <translation>El final de la ronda</translation>
    </message>
    <message>
        <source>The evening after this step – {when}: {step}</source>
        <extracomment>Words in the history and the backups of evenings (state after)</extracomment>
        <translation>La sesión después de este paso – {when}: {step}</translation>
    </message>
    <message>
        <source>The evening goes to {team}</source>
        <extracomment>Words in an evening of several tables (headline)</extracomment>
        <translation>La sesión es para {team}</translation>
    </message>
    <message>
        <source>The evening is a draw</source>
        <extracomment>Words in This evening, what was agreed (nobody wins)</extracomment>
        <translation>La velada termina en empate</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>La sesión ha terminado.</translation>
    </message>
    <message>
        <source>The evening is over. Begin another round with {deal}?</source>
        <extracomment>Words in the window (ask another)</extracomment>
        <translation>La sesión ha terminado. ¿Empezar otra ronda con {deal}?</translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>La sesión no ha cambiado y pueden seguir jugando. Si falta el último paso, repítalo.</translation>
    </message>
    <message>
        <source>The evening of {day} is still open.</source>
        <extracomment>Sentence in the window (ask whether it goes on)</extracomment>
        <translation>La velada del {day} sigue abierta.</translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <extracomment>Sentence in Earlier evenings (deleted)</extracomment>
        <translation>La sesión del {day} se ha eliminado.</translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>El primer bando con dos mangas termina el rubber.</translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <extracomment>Sentence in what is printed (check fonts)</extracomment>
        <translation>No se encuentran los tipos de letra de scorepad, así que no se puede imprimir. Vuelva a instalar scorepad.</translation>
    </message>
    <message>
        <source>The game as agreed</source>
        <extracomment>Title in Help (sections)</extracomment>
        <translation>La modalidad acordada</translation>
    </message>
    <message>
        <source>The half table</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>La media mesa</translation>
    </message>
    <message>
        <source>The hands</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Las manos</translation>
    </message>
    <message>
        <source>The laptop cannot be reached.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>No se alcanza el portátil.</translation>
    </message>
    <message>
        <source>The laptop cannot be reached. Your entry waits here.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>No se alcanza el portátil. Su anotación espera aquí.</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <extracomment>Words in Earlier evenings and Standings (latest first)</extracomment>
        <translation>Los últimos 12 meses</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <extracomment>Sentence in movements of several tables (clock)</extracomment>
        <translation>La última ronda ha terminado.</translation>
    </message>
    <message>
        <source>The movement, also for each table</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>El movimiento, también para cada mesa</translation>
    </message>
    <message>
        <source>The next deal</source>
        <extracomment>Words in the page on players' phones (pad); Name for a screen reader in the list of deals and the entry line; Words in Earlier evenings and Standings</extracomment>
        <translation>La próxima mano</translation>
    </message>
    <message>
        <source>The next page</source>
        <extracomment>Name for a screen reader in the dialog Print (connect)</extracomment>
        <translation>La página siguiente</translation>
    </message>
    <message>
        <source>The next phone</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>El teléfono siguiente</translation>
    </message>
    <message>
        <source>The next result</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>El próximo resultado</translation>
    </message>
    <message>
        <source>The note of the evening lists what could not be imported from another program’s file.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>La nota de la sesión indica lo que no se pudo importar del archivo de otro programa.</translation>
    </message>
    <message>
        <source>The number of a board gives dealer and vulnerability.</source>
        <extracomment>Sentence in Help (number says)</extracomment>
        <translation>El número del estuche indica el dador y la vulnerabilidad.</translation>
    </message>
    <message>
        <source>The order of the results</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>El orden de los resultados</translation>
    </message>
    <message>
        <source>The other rounds</source>
        <extracomment>Words in the list of deals and the entry line</extracomment>
        <translation>Las otras rondas</translation>
    </message>
    <message>
        <source>The others</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>The partners stay the same all evening.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Las parejas son las mismas toda la sesión.</translation>
    </message>
    <message>
        <source>The players seated at the end get the result of {round}.</source>
        <extracomment>Sentence in This evening and New evening (end of round)</extracomment>
        <translation>El resultado de {round} es de quienes estén sentados al final.</translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Los puntos del archivo no se compararon con los nuestros</translation>
    </message>
    <message>
        <source>The previous deal</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>La mano anterior</translation>
    </message>
    <message>
        <source>The previous page</source>
        <extracomment>Name for a screen reader in the dialog Print (connect)</extracomment>
        <translation>La página anterior</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <extracomment>Sentence in what is printed (printer stopped)</extracomment>
        <translation>La impresora {printer} no acepta las páginas. Guárdelas como PDF.</translation>
    </message>
    <message>
        <source>The ranking in the file, without results: {places}.</source>
        <extracomment>Sentence in files that are opened or saved (evening)</extracomment>
        <translation>La clasificación del archivo, sin resultados: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>The ranking is shown after %n more result(s).</source>
        <extracomment>Sentence in the ranking of a session (hidden)</extracomment>
        <translation>
            <numerusform>La clasificación se muestra tras %n resultado más.</numerusform>
            <numerusform>La clasificación se muestra tras %n resultados más.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result is shown once a board can be compared.</source>
        <extracomment>Sentence in the window (open)</extracomment>
        <translation>El resultado aparece en cuanto se puede comparar un estuche.</translation>
    </message>
    <message>
        <source>The result is shown once a round is over.</source>
        <extracomment>Sentence in the window (open)</extracomment>
        <translation>El resultado aparece en cuanto acaba una ronda.</translation>
    </message>
    <message>
        <source>The round is tied</source>
        <extracomment>Words in what is printed (outcome)</extracomment>
        <translation>La ronda acaba en empate</translation>
    </message>
    <message>
        <source>The running back score</source>
        <extracomment>Words in the charts of Standings (pictures)</extracomment>
        <translation>El resumen acumulado</translation>
    </message>
    <message>
        <source>The same page shows which table is behind, and which board is not agreed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>La misma página muestra qué mesa va atrasada y qué estuche está en disputa.</translation>
    </message>
    <message>
        <source>The scale: {rows}.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>La tabla: {rows}.</translation>
    </message>
    <message>
        <source>The score for the table</source>
        <extracomment>Title in the window</extracomment>
        <translation>La puntuación de la mesa</translation>
    </message>
    <message>
        <source>The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of Rubber Bridge: acbl.org.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Las puntuaciones siguen las Laws of Contract Bridge (1993), desde 2014 las Laws of Rubber Bridge: acbl.org.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <extracomment>Name for a screen reader in the score sheet</extracomment>
        <translation>La hoja</translation>
    </message>
    <message>
        <source>The sheet after each deal</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>La hoja después de cada mano</translation>
    </message>
    <message>
        <source>The stake is for each IMP, and the back score is in IMPs.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>La apuesta es por IMP, y el resumen está en IMP.</translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>La apuesta es por &amp;bando</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>Name for a screen reader in the panel beside the sheet; Name for a screen reader in the picture of the table</extracomment>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>The table leaves out notes on the evening, debts, payments and plans.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>La tabla no incluye notas de la sesión, deudas, pagos ni planes.</translation>
    </message>
    <message>
        <source>The us&amp;ual one</source>
        <extracomment>Button in house rules</extracomment>
        <translation>La &amp;habitual</translation>
    </message>
    <message>
        <source>The usual one; choose another from a &amp;file…</source>
        <extracomment>Button or menu entry in house rules (scale button)</extracomment>
        <translation>La habitual; elegir otra de un &amp;archivo…</translation>
    </message>
    <message>
        <source>The whole evening</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Toda la sesión</translation>
    </message>
    <message>
        <source>The worst evening</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>La peor sesión</translation>
    </message>
    <message>
        <source>There are no evenings yet.</source>
        <extracomment>Sentence in the command check (check); Sentence in commands (export); Fault in commands (opened archive); and elsewhere</extracomment>
        <translation>Aún no hay sesiones.</translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <extracomment>Sentence in an evening of several tables (players as they like)</extracomment>
        <translation>Hay movimientos para {numbers} jugadores. Con otros números, siéntense como quieran y escriban los compañeros con cada resultado: 1+2-3+4 4pn.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <extracomment>Sentence in Backups (no copies)</extracomment>
        <translation>Aún no hay copia de seguridad.</translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>No hay quinta mano: tras cuatro empieza otro Chicago y nadie es vulnerable. Una mano pasada se reparte otra vez y no cuenta. (Costumbre; las leyes no lo tratan.)</translation>
    </message>
    <message>
        <source>There is nothing to compare it with yet.</source>
        <extracomment>Sentence in an evening of several tables (why)</extracomment>
        <translation>Aún no hay con qué compararlo.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <extracomment>Sentence in commands (removed)</extracomment>
        <translation>No hay nada que quitar.</translation>
    </message>
    <message>
        <source>There the first deal of {round} would be {deal}.</source>
        <extracomment>Sentence in the window (with next)</extracomment>
        <translation>Allí, la primera mano ({round}) sería {deal}.</translation>
    </message>
    <message>
        <source>These are missing:</source>
        <extracomment>Words in the archive of evenings (what was rescued)</extracomment>
        <translation>Faltan:</translation>
    </message>
    <message>
        <source>These are the &amp;last boards</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>Estos son los ú&amp;ltimos estuches</translation>
    </message>
    <message>
        <source>These columns are optional:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Estas columnas son opcionales:</translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>Estos detalles ayudan a corregir el fallo; no contienen nombres ni puntos. Se guardan en {file}</translation>
    </message>
    <message>
        <source>They</source>
        <extracomment>Words in the page on players' phones (sheet); Column heading in sheets printed by commands (sheet line); Words in the window (we and they)</extracomment>
        <translation>Ellos</translation>
    </message>
    <message>
        <source>They are one player</source>
        <extracomment>Button in Earlier evenings and Standings</extracomment>
        <translation>Son un solo jugador</translation>
    </message>
    <message>
        <source>They are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Ellos son vulnerables</translation>
    </message>
    <message>
        <source>They are {players}</source>
        <extracomment>Words in the score sheet (who it is)</extracomment>
        <translation>Ellos son {players}</translation>
    </message>
    <message>
        <source>They count in the total of {round}, but never towards a game.</source>
        <extracomment>Label in the dialog Adjustment (show round)</extracomment>
        <translation>Cuentan en el total de {round}, pero nunca para una manga.</translation>
    </message>
    <message>
        <source>They need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs)</extracomment>
        <translation>Les faltan {points} para la manga</translation>
    </message>
    <message>
        <source>They play</source>
        <extracomment>Words in What if (side plays)</extracomment>
        <translation>Juegan ellos</translation>
    </message>
    <message>
        <source>This &amp;round</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Esta r&amp;onda</translation>
    </message>
    <message>
        <source>This computer is not on a network. Join one first; a phone’s hotspot will do.</source>
        <extracomment>Sentence in Phones at the tables (no network)</extracomment>
        <translation>Este ordenador no está en ninguna red. Conéctelo primero; basta el punto de acceso de un teléfono.</translation>
    </message>
    <message>
        <source>This deal comes after the end of the round and is not counted.</source>
        <extracomment>Sentence in the window (deal tip)</extracomment>
        <translation>Esta mano va después del final de la ronda y no cuenta.</translation>
    </message>
    <message>
        <source>This deal ends the chukker</source>
        <extracomment>Words in What if (what if state)</extracomment>
        <translation>Esta mano termina el Chicago</translation>
    </message>
    <message>
        <source>This evening has no entries yet.</source>
        <extracomment>Title in the history and the backups of evenings (look)</extracomment>
        <translation>Esta sesión aún no tiene anotaciones.</translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under “Evenings”.</source>
        <extracomment>Sentence in the window (overtaken)</extracomment>
        <translation>Esta sesión también se cambió en otro lugar. Se guardan las dos: esta es la suya; la otra está en «Sesiones».</translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <extracomment>Sentence in the window (overtaken)</extracomment>
        <translation>Esta sesión se actualizó en otro lugar. Esta es la última versión.</translation>
    </message>
    <message>
        <source>This is the &amp;last chukker</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>Este es el ú&amp;ltimo Chicago</translation>
    </message>
    <message>
        <source>This is the &amp;last rubber</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>Este es el ú&amp;ltimo rubber</translation>
    </message>
    <message>
        <source>This is the current evening.</source>
        <extracomment>Sentence in the history and the backups of evenings (look)</extracomment>
        <translation>Esta es la sesión actual.</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <extracomment>Words in the picture of the table (round of planned)</extracomment>
        <translation>Esta es la última ronda</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Switch it on in the browser.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Esta página necesita JavaScript. Actívelo en el navegador.</translation>
    </message>
    <message>
        <source>This round with its deals</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Esta ronda con sus manos</translation>
    </message>
    <message>
        <source>This sheet</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Esta hoja</translation>
    </message>
    <message>
        <source>This spelling</source>
        <extracomment>Words in Earlier evenings and Standings (spelling)</extracomment>
        <translation>Este nombre</translation>
    </message>
    <message>
        <source>Three-quarter Howell: some stay</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Howell tres cuartos: algunos se quedan</translation>
    </message>
    <message>
        <source>Thursday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Jueves por la noche</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Column heading in the command list (listed text); Words in This evening and New evening (title caption)</extracomment>
        <translation>Título</translation>
    </message>
    <message>
        <source>Titles</source>
        <extracomment>Words in the season in Standings (titles)</extracomment>
        <translation>Títulos</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>Words in what is printed (settlement table)</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>To correct a deal, type only the part that was wrong: +2, x or undoubled, 4h, another declarer, h100 eve, no honours. Contract and declarer together replace the whole deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Para corregir una mano, escriba solo lo que estaba mal: +2, x o sin doblar, 4c, otro declarante, h100 eva, sin honores. Contrato y declarante juntos sustituyen toda la mano.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Today’s backup could not be made: {reason}</source>
        <extracomment>Words in Backups (copy trouble)</extracomment>
        <translation>No se pudo hacer la copia de seguridad de hoy: {reason}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <extracomment>Words in the window</extracomment>
        <translation>Esta noche</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Words in the page on players' phones (sheet); Words in sheets printed by commands (with total); Column heading in the back score (back score table); and elsewhere</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total after it: {we} {ours}, {they} {theirs}.</source>
        <extracomment>Sentence in the window (total)</extracomment>
        <translation>Total después: {we} {ours}, {they} {theirs}.</translation>
    </message>
    <message>
        <source>Total points</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Puntos totales</translation>
    </message>
    <message>
        <source>Traveller</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Estadillo</translation>
    </message>
    <message>
        <source>Trick points for each odd trick (above six) bid and made. They go below the line.</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Puntos por cada baza pedida y hecha por encima de seis. Van debajo de la línea.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>Words in what is printed (draw private); Words in the window (element headings); Words in what is printed (traveller columns)</extracomment>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Tuesday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Martes por la noche</translation>
    </message>
    <message>
        <source>Turn all &amp;cards up</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button)</extracomment>
        <translation>&amp;Descubrir todas las cartas</translation>
    </message>
    <message>
        <source>Type board and pairs with the result, e.g. 3 1-2 4sn</source>
        <extracomment>Words in the menus (of a deal)</extracomment>
        <translation>Escriba el estuche y las parejas con el resultado, p.&#xa0;ej. 3 1-2 4pn</translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Escriba contrato, declarante y resultado en la línea al pie de la ventana y pulse Intro. Mayúsculas y espacios dan igual.</translation>
    </message>
    <message>
        <source>Type only the wrong part: 4h, x, +1 or {player}</source>
        <extracomment>Words in an evening of several tables (corrects); Words in the list of deals and the entry line (hint)</extracomment>
        <translation>Escriba solo lo que estaba mal: 4c, x, +1 o {player}</translation>
    </message>
    <message>
        <source>Type the board, the pairs and their result: 1 {pairs} 4sn+1</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Escriba el estuche, las parejas y su resultado: 1 {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Type the card that each player drew, such as QC or 10H. The two highest are partners, and the highest deals first.</source>
        <extracomment>Sentence in This evening and New evening (draw hint)</extracomment>
        <translation>Escriba la carta que ha sacado cada uno, como DT o 10C. Las dos más altas juegan juntas, y la más alta reparte primero.</translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Escriba el resultado que se pide, p.&#xa0;ej. 4pn+1, u otro con estuche y parejas: 3 1-2 4pn+1.</translation>
    </message>
    <message>
        <source>USEBIO holds only boards that several tables played</source>
        <extracomment>Fault in USEBIO files (parts)</extracomment>
        <translation>USEBIO solo contiene estuches jugados en varias mesas</translation>
    </message>
    <message>
        <source>USEBIO, for clubs’ pages (*.xml)</source>
        <extracomment>Words in commands (export); Words in opening and saving files (save filters)</extracomment>
        <translation>USEBIO, para sitios de clubes (*.xml)</translation>
    </message>
    <message>
        <source>Undertricks, not vulnerable (to opponents)</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Multas, no vulnerable (para los adversarios)</translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Multas, vulnerable (para los adversarios)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button in results and money (show lines); Words in the window (undo)</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <extracomment>Words in the window (undo step)</extracomment>
        <translation>Deshacer: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Deshecho: {step}</translation>
    </message>
    <message>
        <source>Unfinished: game</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Sin acabar: manga</translation>
    </message>
    <message>
        <source>Unfinished: part-score</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Sin acabar: parcial</translation>
    </message>
    <message>
        <source>Unsaved entries</source>
        <extracomment>Name for a screen reader in the window</extracomment>
        <translation>Anotaciones sin guardar</translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <extracomment>Sentence in house rules (own scale)</extracomment>
        <translation>Usa su propia tabla de puntuaciones esperadas.</translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>¿Usa un segundo portátil? Guarde allí la sesión y abra aquí el archivo: las diferencias se muestran lado a lado. También se abren resultados PBN y USEBIO.</translation>
    </message>
    <message>
        <source>VPs</source>
        <extracomment>Words in the ranking of a session (ranking table); Words in an evening of several tables (adjusted in); Words in the ranking of a session (brought)</extracomment>
        <translation>PV</translation>
    </message>
    <message>
        <source>VPs a match</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>PV por partido</translation>
    </message>
    <message>
        <source>VUL</source>
        <extracomment>Words in the panel beside the sheet (words below)</extracomment>
        <translation>VUL</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <extracomment>Words in About scorepad</extracomment>
        <translation>Versión {number}</translation>
    </message>
    <message>
        <source>Victory points, for each match of teams</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Puntos de victoria por partido de equipos</translation>
    </message>
    <message>
        <source>Vuln.</source>
        <extracomment>Sentence in what is printed (draw private); Sentence in what is printed (deal headings)</extracomment>
        <translation>Vuln.</translation>
    </message>
    <message>
        <source>Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, in Cavendish form the other; deal 4: both sides</source>
        <extracomment>Words in what is printed (vulnerable)</extracomment>
        <translation>Vulnerables – mano 1: nadie; manos 2 y 3: el bando del dador, en Cavendish el otro; mano 4: los dos bandos</translation>
    </message>
    <message>
        <source>Waiting until the laptop allows this phone to enter deals.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Esperando a que el portátil permita anotar a este teléfono.</translation>
    </message>
    <message>
        <source>We</source>
        <extracomment>Words in the page on players' phones (sheet); Column heading in sheets printed by commands (sheet line); Words in the window (we and they)</extracomment>
        <translation>Nosotros</translation>
    </message>
    <message numerus="yes">
        <source>We
win by %n IMP(s)</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>Nosotros
ganamos por %n IMP</numerusform>
            <numerusform>Nosotros
ganamos por %n IMP</numerusform>
        </translation>
    </message>
    <message>
        <source>We
win by {points}</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>Nosotros
ganamos por {points}</translation>
    </message>
    <message>
        <source>We are East and West</source>
        <extracomment>Words in the picture of the table (who are we)</extracomment>
        <translation>Nosotros somos Este y Oeste</translation>
    </message>
    <message>
        <source>We are North and South</source>
        <extracomment>Words in the picture of the table (who are we)</extracomment>
        <translation>Nosotros somos Norte y Sur</translation>
    </message>
    <message>
        <source>We are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Nosotros somos vulnerables</translation>
    </message>
    <message>
        <source>We are {players}</source>
        <extracomment>Words in the score sheet (who it is)</extracomment>
        <translation>Nosotros somos {players}</translation>
    </message>
    <message>
        <source>We need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs)</extracomment>
        <translation>Nos faltan {points} para la manga</translation>
    </message>
    <message>
        <source>We play</source>
        <extracomment>Words in What if (side plays)</extracomment>
        <comment>the contract</comment>
        <translation>Jugamos nosotros</translation>
    </message>
    <message>
        <source>We win game {number}</source>
        <extracomment>Words in what is printed (won game)</extracomment>
        <translation>Nosotros ganamos la manga {number}</translation>
    </message>
    <message>
        <source>Wednesday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Miércoles por la noche</translation>
    </message>
    <message>
        <source>West</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column heading in the history and the backups of evenings (steps)</extracomment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What each contract would score</source>
        <extracomment>Name for a screen reader in What if</extracomment>
        <translation>Qué daría cada contrato</translation>
    </message>
    <message>
        <source>What to print</source>
        <extracomment>Label in the dialog Print (arrange)</extracomment>
        <translation>Qué imprimir</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <extracomment>Words in the charts of Standings (pictures); Words in Standings (sources title)</extracomment>
        <translation>De dónde salen los puntos</translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Dónde están sus sesiones</translation>
    </message>
    <message>
        <source>Which table is this phone at?</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>¿En qué mesa está este teléfono?</translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Mientras escribe, la puntuación aparece en gris claro en su columna, y en palabras debajo de la línea.</translation>
    </message>
    <message>
        <source>Who held the honours?</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (question)</extracomment>
        <translation>¿Quién tenía los honores?</translation>
    </message>
    <message>
        <source>Who is &amp;ranked</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Tipo de to&amp;rneo</translation>
    </message>
    <message>
        <source>Who is the declarer?</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (question)</extracomment>
        <translation>¿Quién es el declarante?</translation>
    </message>
    <message>
        <source>Who is using this phone?</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>¿Quién usa este teléfono?</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <extracomment>Name for a screen reader in results and money; Label in Settling up (arrange)</extracomment>
        <translation>Quién paga a quién</translation>
    </message>
    <message>
        <source>Who plays tonight?</source>
        <extracomment>Words in the page At several tables (question); Words in This evening and New evening</extracomment>
        <translation>¿Quién juega esta noche?</translation>
    </message>
    <message>
        <source>Who won each game</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Quién ganó cada manga</translation>
    </message>
    <message>
        <source>Who won, and the back score</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Quién ganó, y el resumen</translation>
    </message>
    <message>
        <source>Who&amp;m</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>A &amp;quién</translation>
    </message>
    <message>
        <source>Whose</source>
        <extracomment>Words in Standings (whose)</extracomment>
        <translation>De quién</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Column heading in rankings printed by commands (why); Words in what is printed (why)</extracomment>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Win and ti&amp;e count</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Victoria y &amp;empate valen</translation>
    </message>
    <message>
        <source>Winning the rubber earns {more} if the other side has no game, else {fewer}. The side with more points wins, even with fewer games.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Ganar el rubber da {more} si el otro bando no tiene manga, y {fewer} si la tiene. Gana quien suma más puntos, aunque tenga menos mangas.</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>Column heading in rankings printed by commands (pairs)</extracomment>
        <translation>Con</translation>
    </message>
    <message>
        <source>With Python {python} and Qt {qt}</source>
        <extracomment>Words in commands (print versions); Words in About scorepad</extracomment>
        <translation>Con Python {python} y Qt {qt}</translation>
    </message>
    <message>
        <source>With Python {python}, without Qt</source>
        <extracomment>Words in commands (print versions)</extracomment>
        <translation>Con Python {python}, sin Qt</translation>
    </message>
    <message>
        <source>With `--json`, commands print one JSON object. Its schema is commands.schema.json, and that of `.scorepad` files evening-file.schema.json; both come with scorepad.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Con `--json` las órdenes muestran un objeto JSON. Su esquema es commands.schema.json y el de los archivos `.scorepad`, evening-file.schema.json; ambos vienen con scorepad.</translation>
    </message>
    <message>
        <source>With and against</source>
        <extracomment>Column heading in Standings (of others)</extracomment>
        <translation>Con y contra</translation>
    </message>
    <message>
        <source>With five players every partnership comes up once. The panel says who sits out, and when everyone has played with everyone.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Con cinco jugadores cada pareja sale una vez. El panel dice quién descansa y cuándo todos han jugado con todos.</translation>
    </message>
    <message>
        <source>With handicap</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>Con hándicap</translation>
    </message>
    <message>
        <source>With the form points you can also type:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>En la modalidad points también puede escribir:</translation>
    </message>
    <message>
        <source>With: {what}</source>
        <extracomment>Words in Standings (of others)</extracomment>
        <translation>Con: {what}</translation>
    </message>
    <message>
        <source>Without a date</source>
        <extracomment>Words in Earlier evenings (month name)</extracomment>
        <translation>Sin fecha</translation>
    </message>
    <message>
        <source>Without a network, entries wait on the phone; none is entered twice. The history says whose phone each came from.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Sin red, lo anotado espera en el teléfono; nada se anota dos veces. El historial dice de qué teléfono vino cada anotación.</translation>
    </message>
    <message>
        <source>Without any network: “Result as a code”.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>Sin red: «Resultado en código».</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Words in Standings (won); Words in the season in Standings (columns)</extracomment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Won %</source>
        <extracomment>Words in Standings (of standings)</extracomment>
        <translation>Ganadas %</translation>
    </message>
    <message>
        <source>Won in all</source>
        <extracomment>Words in Standings, where a figure comes from (session headings)</extracomment>
        <translation>Ganado en total</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>Words in the season in Standings (of season); Words in the season in Standings (columns)</extracomment>
        <translation>Peor</translation>
    </message>
    <message>
        <source>XML entities are not supported</source>
        <extracomment>Fault in files that are opened or saved (refuse entities)</extracomment>
        <translation>no se admiten entidades XML</translation>
    </message>
    <message>
        <source>You can also type pass, not played, ave+ ave-, score 420 or split 420 -50.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>También puede escribir paso, no jugado, med+ med-, puntos 420 o dividido 420 -50.</translation>
    </message>
    <message>
        <source>You can type letters and words of the window’s language, and English ones where they mean nothing else.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Escriba letras y palabras del idioma de la ventana; también las inglesas donde no signifiquen otra cosa.</translation>
    </message>
    <message>
        <source>You type</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Usted escribe</translation>
    </message>
    <message>
        <source>Your card</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Su tarjeta</translation>
    </message>
    <message>
        <source>Your evenings are only on this computer. Keep their file on a local disk; network folders are not reliable.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Sus sesiones están solo en este ordenador. Guarde el archivo en un disco local; las carpetas de red no son fiables.</translation>
    </message>
    <message>
        <source>Your own scale</source>
        <extracomment>Words in house rules (choose scale)</extracomment>
        <translation>Tabla propia</translation>
    </message>
    <message>
        <source>Your own, from a &amp;file…</source>
        <extracomment>Button or menu entry in house rules (scale button)</extracomment>
        <translation>Propia, de un &amp;archivo…</translation>
    </message>
    <message>
        <source>`scorepad check` names each evening that is damaged, and `scorepad check --mend` repairs what can be repaired.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad check` nombra cada sesión dañada y `scorepad check --mend` repara lo que se puede.</translation>
    </message>
    <message>
        <source>`scorepad merge` joins two copies of an evening, or one session that was entered at two laptops.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad merge` combina dos copias de una sesión, o un torneo anotado en dos portátiles.</translation>
    </message>
    <message>
        <source>`scorepad rank FILE --draw` draws the next round of teams, and `scorepad movement 13` proposes a movement for 13 pairs.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad rank FILE --draw` empareja la ronda siguiente de equipos, y `scorepad movement 13` propone un movimiento para 13 parejas.</translation>
    </message>
    <message>
        <source>`scorepad score FILE` prints its sheets, and `scorepad import FILE` puts it into the archive.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad score FILE` muestra sus hojas y `scorepad import FILE` la pone en el histórico.</translation>
    </message>
    <message>
        <source>a PDF, or pictures if it ends in .png or .svg; - for standard output (default: the name of the evening)</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>un PDF, o imágenes si acaba en .png o .svg; - para la salida estándar (por defecto: el nombre de la sesión)</translation>
    </message>
    <message>
        <source>a bet</source>
        <extracomment>Grey example in Settling up, the dialog of extra sums</extracomment>
        <translation>una apuesta aparte</translation>
    </message>
    <message>
        <source>a bye</source>
        <extracomment>Words in the ranking of a session (bye)</extracomment>
        <translation>un descanso</translation>
    </message>
    <message>
        <source>a bye brings 0 to {most} VPs</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>un descanso da de 0 a {most} PV</translation>
    </message>
    <message>
        <source>a bye line comes below the results of teams</source>
        <extracomment>Fault in what is typed in the entry line (directed); Fault in files that are opened or saved (bye)</extracomment>
        <translation>una línea bye va debajo de los resultados de equipos</translation>
    </message>
    <message>
        <source>a bye needs a team and its VPs, e.g. bye C 12</source>
        <extracomment>Fault in what is typed in the entry line (read bye)</extracomment>
        <translation>un descanso necesita un equipo y sus PV, p.&#xa0;ej. bye C 12</translation>
    </message>
    <message>
        <source>a change</source>
        <extracomment>Words in Undo and the history: the name of a step (action words)</extracomment>
        <translation>un cambio</translation>
    </message>
    <message>
        <source>a contract is at level 1 to 7, not {level}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (take contract)</extracomment>
        <translation>un contrato es de nivel 1 a 7, no {level}</translation>
    </message>
    <message>
        <source>a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>una deuda</translation>
    </message>
    <message>
        <source>a file for another computer; or .csv, .pbn</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>un archivo para otro ordenador; o .csv, .pbn</translation>
    </message>
    <message>
        <source>a handicap line looks like handicap 3=+2.5 5=-1; all others have 0</source>
        <extracomment>Words in what is typed in the entry line (read handicaps)</extracomment>
        <translation>una línea de hándicaps es como handicap 3=+2.5 5=-1; los demás tienen 0</translation>
    </message>
    <message>
        <source>a line before this one is missing; open another copy of the file</source>
        <extracomment>Words in PBN files (must be there)</extracomment>
        <translation>falta una línea anterior a esta; abra otra copia del archivo</translation>
    </message>
    <message>
        <source>a longer chukker, or the boards in a set</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>un Chicago más largo, o los estuches de una serie</translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>un promedio descarta 0 o 1 resultado en cada extremo</translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>un nombre ha perdido su último cambio</translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <extracomment>Words in a deal, a result or an evening (opponents)</extracomment>
        <translation>una pareja no puede jugar contra sí misma</translation>
    </message>
    <message>
        <source>a pairs line looks like pairs 1=Ann 2=Bob; names with blanks need quotes</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>una línea de parejas es como pairs 1=Ann 2=Bob; los nombres con espacios van entre comillas</translation>
    </message>
    <message>
        <source>a passed-out deal</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>una mano pasada</translation>
    </message>
    <message>
        <source>a passed-out deal has no declarer, tricks or honours</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in PBN files (end game); Fault in files that are opened or saved (deal)</extracomment>
        <translation>una mano pasada no tiene declarante, bazas ni honores</translation>
    </message>
    <message>
        <source>a passed-out deal has nothing else; leave “{column}” empty</source>
        <extracomment>Words in CSV files (deal)</extracomment>
        <translation>una mano pasada no tiene nada más; deje «{column}» vacía</translation>
    </message>
    <message>
        <source>a player cannot be twice at a table</source>
        <extracomment>Words in a deal, a result or an evening (opponents)</extracomment>
        <translation>un jugador no puede estar dos veces en una mesa</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in files that are opened or saved (clean name)</extracomment>
        <translation>un jugador necesita un nombre</translation>
    </message>
    <message>
        <source>a pot for the winner</source>
        <extracomment>Words in an evening of several tables (pot)</extracomment>
        <translation>un bote para el ganador</translation>
    </message>
    <message>
        <source>a pot needs an amount for each to pay, and the shares of the first places, e.g. pot 5.00 60/40</source>
        <extracomment>Words in files that are opened or saved (read pot)</extracomment>
        <translation>un bote necesita lo que paga cada uno y las partes de los primeros puestos, p.&#xa0;ej. pot 5.00 60/40</translation>
    </message>
    <message>
        <source>a pot, shared {shares}</source>
        <extracomment>Words in an evening of several tables (pot)</extracomment>
        <translation>un bote, repartido {shares}</translation>
    </message>
    <message>
        <source>a revoke</source>
        <extracomment>Grey example in the dialog Adjustment</extracomment>
        <translation>un renuncio</translation>
    </message>
    <message>
        <source>a round has 1 to {most} boards</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>una ronda tiene de 1 a {most} estuches</translation>
    </message>
    <message>
        <source>a round has {lengths} deals, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>una ronda tiene {lengths} manos, no {number}</translation>
    </message>
    <message>
        <source>a row has been damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>una fila está dañada</translation>
    </message>
    <message>
        <source>a scale covers 20 to 40 points, not “{typed}”</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>una tabla va de 20 a 40 puntos, no «{typed}»</translation>
    </message>
    <message>
        <source>a scale gives the expected score for each number of points from 20 to 40</source>
        <extracomment>Fault in a deal, a result or an evening (check scale)</extracomment>
        <translation>una tabla da la puntuación esperada para cada número de puntos de 20 a 40</translation>
    </message>
    <message>
        <source>a score file, an evening file, or any other file with results; - for standard input</source>
        <extracomment>Words in commands (take file)</extracomment>
        <translation>un archivo de anotación, un archivo de sesión u otro con resultados; - para la entrada estándar</translation>
    </message>
    <message>
        <source>a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>una temporada del histórico en vez de archivos: 2026, 2025/26, 2026-09..2026-11 o all</translation>
    </message>
    <message>
        <source>a seat is missing before =; seats are N, E, S and W</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>falta un sitio antes de =; los sitios son N, E, S y W</translation>
    </message>
    <message>
        <source>a seat or a name</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>un sitio o un nombre</translation>
    </message>
    <message>
        <source>a seats line looks like seats N=Ann E=Bob S=Cy W=Di; names with blanks need quotes</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>una línea de sitios es como seats N=Ann E=Bob S=Cy W=Di; los nombres con espacios van entre comillas</translation>
    </message>
    <message>
        <source>a second ranking with these per cent, IMPs a board, or IMPs a match</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>una segunda clasificación con estos porcentajes, IMP por estuche o IMP por partido</translation>
    </message>
    <message>
        <source>a sheet to score on by hand</source>
        <extracomment>Example of a command in commands; Help of a command in commands (print)</extracomment>
        <translation>una hoja para anotar a mano</translation>
    </message>
    <message>
        <source>a side holds 0 to {most} points, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (points of)</extracomment>
        <translation>un bando tiene de 0 a {most} puntos, no {number}</translation>
    </message>
    <message>
        <source>a side takes 0 to 13 tricks, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>un bando hace de 0 a 13 bazas, no {number}</translation>
    </message>
    <message>
        <source>a split needs two scores for North-South: the first counts for them, the second for East-West, e.g. split 420 -50</source>
        <extracomment>Words in what is typed in the entry line (score)</extracomment>
        <translation>un resultado dividido necesita dos puntuaciones de Norte-Sur: la primera cuenta para ellos, la segunda para Este-Oeste, p.&#xa0;ej. dividido 420 -50</translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <extracomment>Words in an evening of several tables (what aloud)</extracomment>
        <translation>un resultado dividido, {ns} para Norte-Sur y {ew} para Este-Oeste</translation>
    </message>
    <message>
        <source>a table for a spreadsheet</source>
        <extracomment>Example of a command in commands; Words in commands (export)</extracomment>
        <translation>una tabla para una hoja de cálculo</translation>
    </message>
    <message>
        <source>a table has four to seven players, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening (propose)</extracomment>
        <translation>una mesa tiene de cuatro a siete jugadores, no {number}</translation>
    </message>
    <message>
        <source>a team cannot play against itself</source>
        <extracomment>Fault in a deal, a result or an evening (match)</extracomment>
        <translation>un equipo no puede jugar contra sí mismo</translation>
    </message>
    <message>
        <source>above</source>
        <extracomment>Words in what is printed (deal headings)</extracomment>
        <translation>arriba</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>add scorepad to the menu of the desktop</source>
        <extracomment>Words in commands</extracomment>
        <translation>añadir scorepad al menú del escritorio</translation>
    </message>
    <message>
        <source>add to the archive; a second time adds nothing</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>añadir al histórico; una segunda vez no añade nada</translation>
    </message>
    <message>
        <source>adjusted</source>
        <extracomment>Words in sheets printed by commands (deal columns)</extracomment>
        <translation>ajuste</translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>ajuste de {points}</translation>
    </message>
    <message>
        <source>agreed: {reason}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>acordado: {reason}</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Words in what is printed (vulnerable on board)</extracomment>
        <translation>todos</translation>
    </message>
    <message>
        <source>all evenings of the archive, with the standings</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>todas las sesiones del histórico, con el ranking</translation>
    </message>
    <message>
        <source>all handicaps must be in one line</source>
        <extracomment>Fault in files that are opened or saved (handicap)</extracomment>
        <translation>todos los hándicaps deben ir en una línea</translation>
    </message>
    <message>
        <source>all results are in; double-click one to correct it</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>están todos los resultados; haga doble clic en uno para corregirlo</translation>
    </message>
    <message>
        <source>all results of each board, and how each figure came about</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>todos los resultados de cada estuche y de dónde sale cada cifra</translation>
    </message>
    <message>
        <source>all results of each board, with its cards</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>todos los resultados de cada estuche, con sus cartas</translation>
    </message>
    <message>
        <source>all rounds</source>
        <extracomment>Words in This evening and New evening (show)</extracomment>
        <translation>todas las rondas</translation>
    </message>
    <message>
        <source>always duplicate</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>siempre duplicate</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>opción ambigua: %(option)s puede ser %(matches)s</translation>
    </message>
    <message>
        <source>amount</source>
        <extracomment>Words in Settling up, older debts (amount)</extracomment>
        <translation>importe</translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>un ajuste es de 1 a {most} puntos, para un solo bando</translation>
    </message>
    <message>
        <source>an adjustment needs a pair, a player or a team, how much, and a reason, e.g. adjust 3 -5 slow play</source>
        <extracomment>Words in what is typed in the entry line (read adjusted)</extracomment>
        <translation>un ajuste necesita una pareja, un jugador o un equipo, cuánto y un motivo, p.&#xa0;ej. adjust 3 -5 slow play</translation>
    </message>
    <message>
        <source>an adjustment needs a reason</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>un ajuste necesita un motivo</translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>un ajuste necesita bando, puntos y motivo, p.&#xa0;ej. adjust NS 200 por llegar tarde</translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <extracomment>Words in what is typed in the entry line (average)</extracomment>
        <translation>una media necesita dos valores, primero el de Norte-Sur, p.&#xa0;ej. med+ med- o 60 40</translation>
    </message>
    <message>
        <source>an average of {award} is not between {least} and {most}</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>una media de {award} no está entre {least} y {most}</translation>
    </message>
    <message>
        <source>an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>una media del {ns} % de {top} para Norte-Sur, del {ew} % para Este-Oeste: {won} y {lost}</translation>
    </message>
    <message>
        <source>an average of {ns} IMPs for North-South, {ew} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>una media de {ns} IMP para Norte-Sur, de {ew} para Este-Oeste</translation>
    </message>
    <message>
        <source>an average of {ns} points for North-South, {ew} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>una media de {ns} puntos para Norte-Sur, de {ew} para Este-Oeste</translation>
    </message>
    <message>
        <source>an average, {ns} for North-South and {ew} for East-West</source>
        <extracomment>Words in an evening of several tables (what aloud); Words in an evening of several tables (awards)</extracomment>
        <translation>una media, {ns} para Norte-Sur y {ew} para Este-Oeste</translation>
    </message>
    <message>
        <source>an entry cannot be saved in {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>una anotación no se puede guardar en {file}</translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>una sesión ha perdido su último cambio</translation>
    </message>
    <message>
        <source>an extra amount</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>un importe extra</translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>un importe extra necesita un motivo</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>Words in the window (draw foot); Words in the archive of evenings (some)</extracomment>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>another archive</source>
        <extracomment>Help of a command in commands (take archive)</extracomment>
        <translation>otro histórico</translation>
    </message>
    <message>
        <source>another deal is there already</source>
        <extracomment>Words in the page on players' phones (there already)</extracomment>
        <translation>ya hay otra mano ahí</translation>
    </message>
    <message>
        <source>another entry already has this ID</source>
        <extracomment>Words in the page on players' phones (must be new)</extracomment>
        <translation>otra anotación ya tiene este identificador</translation>
    </message>
    <message>
        <source>another page asked for this</source>
        <extracomment>Words in the page on players' phones (must be allowed)</extracomment>
        <translation>lo pidió otra página</translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>otro programa usa {file}</translation>
    </message>
    <message>
        <source>another result is there already</source>
        <extracomment>Words in the page on players' phones (enter result)</extracomment>
        <translation>ya hay otro resultado ahí</translation>
    </message>
    <message>
        <source>any file with results, or an evening of the archive by its number, its day such as 2026-01-31, or last</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>un archivo con resultados, o una sesión del histórico: su número, su día (p.&#xa0;ej. 2026-01-31) o last</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>arrow-switched rounds at the end of a Mitchell, for one winner</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>últimas rondas de un Mitchell con las líneas cambiadas, para un solo ganador</translation>
    </message>
    <message>
        <source>as in 4SX</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>como en 4SX</translation>
    </message>
    <message>
        <source>at least one round must be played</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in movements of several tables</extracomment>
        <translation>hay que jugar al menos una ronda</translation>
    </message>
    <message numerus="yes">
        <source>at level {level} there can be at most %n overtrick(s)</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>
            <numerusform>a nivel {level} puede haber %n baza de más como máximo</numerusform>
            <numerusform>a nivel {level} puede haber %n bazas de más como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} down</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>a nivel {level} puede haber {most} multas como máximo</translation>
    </message>
    <message>
        <source>at level {level} there can be no overtricks</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>a nivel {level} no puede haber bazas de más</translation>
    </message>
    <message numerus="yes">
        <source>at most {most} players can sit out, not %n</source>
        <extracomment>Words in files that are opened or saved (seating); Words in CSV files (chairs); Words in files that are opened or saved (read seating)</extracomment>
        <translation>
            <numerusform>pueden descansar {most} jugadores como máximo, no %n</numerusform>
            <numerusform>pueden descansar {most} jugadores como máximo, no %n</numerusform>
        </translation>
    </message>
    <message>
        <source>at notrump honours are four aces: 150</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (honours)</extracomment>
        <translation>a sin triunfo los honores son cuatro ases: 150</translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <extracomment>Words in deals and figures, everywhere (average)</extracomment>
        <translation>media {ns} {ew}</translation>
    </message>
    <message>
        <source>awards and penalties</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>bonificaciones y penalizaciones</translation>
    </message>
    <message>
        <source>beginning the next round</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>empezar la ronda siguiente</translation>
    </message>
    <message>
        <source>beginning {form}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>empezar {form}</translation>
    </message>
    <message>
        <source>behind the others</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>más atrás que las demás</translation>
    </message>
    <message>
        <source>below</source>
        <extracomment>Words in what is printed (deal headings)</extracomment>
        <translation>abajo</translation>
    </message>
    <message>
        <source>board {board} already has an average, so no other result counts</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>el estuche {board} ya tiene una media, así que no cuenta ningún otro resultado</translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <extracomment>Words in PBN files (check boards)</extracomment>
        <translation>la vulnerabilidad del estuche {board} no corresponde a su número</translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <extracomment>Words in CSV files (check dealer)</extracomment>
        <translation>en el estuche {board} reparte {seat}, no {other}</translation>
    </message>
    <message>
        <source>board {board} is not in the movement</source>
        <extracomment>Words in a deal, a result or an evening (unplanned)</extracomment>
        <translation>el estuche {board} no está en el movimiento</translation>
    </message>
    <message>
        <source>board {board}, {ns} against {ew}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>estuche {board}, {ns} contra {ew}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <extracomment>Words in Phones at the tables (wrote); Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>estuche {number}</translation>
    </message>
    <message>
        <source>boards are numbered from 1, not {number}</source>
        <extracomment>Words in a deal, a result or an evening; Fault in a deal, a result or an evening; Words in files that are opened or saved (board)</extracomment>
        <translation>los estuches se numeran desde el 1, no {number}</translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <extracomment>Words in USEBIO files (scored by)</extracomment>
        <translation>aquí los estuches no se pueden puntuar por «{method}»</translation>
    </message>
    <message>
        <source>boards in each round (default: 2)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>estuches en cada ronda (por defecto: 2)</translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <extracomment>Words in files that are opened or saved (board)</extracomment>
        <translation>antes de los estuches hace falta form duplicate o chukkers off</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>Words in tables of results (short sides); Words in what is printed (vulnerable)</extracomment>
        <translation>ambos</translation>
    </message>
    <message>
        <source>both sides</source>
        <extracomment>Words in an evening of several tables (vulnerable)</extracomment>
        <translation>los dos bandos</translation>
    </message>
    <message>
        <source>by Neuberg’s formula</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>por la fórmula de Neuberg</translation>
    </message>
    <message>
        <source>by boards</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>por estuches</translation>
    </message>
    <message>
        <source>by {player}</source>
        <extracomment>Words in what is printed (reasons)</extracomment>
        <translation>por {player}</translation>
    </message>
    <message>
        <source>bye {team}</source>
        <extracomment>Words in rankings printed by commands (draw text)</extracomment>
        <translation>descansa {team}</translation>
    </message>
    <message>
        <source>byes</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>los descansos</translation>
    </message>
    <message>
        <source>cancelled with Ctrl+C</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>cancelado con Ctrl+C</translation>
    </message>
    <message>
        <source>carried over to a later evening</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>traspasado a una sesión posterior</translation>
    </message>
    <message>
        <source>carried over to {evening}</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>traspasado a {evening}</translation>
    </message>
    <message>
        <source>carrying over a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>traspasar una deuda</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>Words in two versions of an evening side by side (value)</extracomment>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>changed since</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>cambiada desde entonces</translation>
    </message>
    <message>
        <source>check that the archive is sound</source>
        <extracomment>Words in commands</extracomment>
        <translation>comprobar que el histórico está bien</translation>
    </message>
    <message>
        <source>chukker</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>continued</source>
        <extracomment>Words in what is printed (match sheet); Title in what is printed (continued); Words in what is printed (draw)</extracomment>
        <translation>continuación</translation>
    </message>
    <message>
        <source>correcting the seats</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>corregir los sitios</translation>
    </message>
    <message>
        <source>counts for neither pair</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>no cuenta para ninguna pareja</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Words in Settling up, older debts (currency name)</extracomment>
        <translation>moneda</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>Words in the window (medium day)</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>dates look like 2026-01-31</source>
        <extracomment>Fault in a deal, a result or an evening (read date)</extracomment>
        <translation>las fechas se escriben así: 2026-01-31</translation>
    </message>
    <message>
        <source>datum {datum}</source>
        <extracomment>Words in rankings printed by commands (travellers); Words in an evening of several tables (frequencies)</extracomment>
        <translation>media {datum}</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <extracomment>Words in the window (short weekday)</extracomment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>deal {number} comes after deal {last}; rows must be in the order of play</source>
        <extracomment>Words in CSV files (agree)</extracomment>
        <translation>la mano {number} va después de la {last}; las filas deben seguir el orden de juego</translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <extracomment>Words in the window (consequences)</extracomment>
        <translation>la mano {number} de {before} a {after}</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>Words in the panel beside the sheet (words below); Words in the picture of the table (player aloud)</extracomment>
        <translation>reparte</translation>
    </message>
    <message>
        <source>debts and payments</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>deudas y pagos</translation>
    </message>
    <message>
        <source>decided by the director: the points of North-South for each side</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>decidido por el árbitro: los puntos de Norte-Sur para cada bando</translation>
    </message>
    <message>
        <source>decided by the director; per cent or IMPs can be written as numbers</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>decidido por el árbitro; los porcentajes o IMP se pueden escribir como números</translation>
    </message>
    <message>
        <source>declarer {player}</source>
        <extracomment>Button in the bidding pad (name players)</extracomment>
        <translation>declarante {player}</translation>
    </message>
    <message>
        <source>declarer, contract and result; or as in the window: `4s ann made 5`</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>declarante, contrato y resultado; o como en la ventana: `4s ann made 5`</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Words in two versions of an evening side by side (sides)</extracomment>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>deleted since</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>eliminada desde entonces</translation>
    </message>
    <message>
        <source>deleting a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>eliminar una deuda</translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>eliminar un importe extra</translation>
    </message>
    <message>
        <source>deleting {deal}</source>
        <extracomment>Words in Undo and the history: the name of a step (said); Words in an evening of several tables (changed)</extracomment>
        <translation>eliminar {deal}</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>different stakes in different rounds</source>
        <extracomment>Words in Settling up (different stakes)</extracomment>
        <translation>apuestas distintas según la ronda</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>hecho</translation>
    </message>
    <message>
        <source>doubled</source>
        <extracomment>Words in What if (doublings); Words in deals and figures, everywhere (doubled)</extracomment>
        <translation>doblado</translation>
    </message>
    <message>
        <source>doubled contract made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>contrato doblado cumplido</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>Words in the charts of Standings (draw legend)</extracomment>
        <translation>multa</translation>
    </message>
    <message>
        <source>drawn for each round</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>sorteados en cada ronda</translation>
    </message>
    <message>
        <source>duplicate has no honours; leave them out</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (uncounted honours); Fault in CSV files (what)</extracomment>
        <translation>en bridge duplicado no hay honores; omítalos</translation>
    </message>
    <message>
        <source>each evening must hold one session of several tables</source>
        <extracomment>Fault in a deal, a result or an evening (session)</extracomment>
        <translation>cada sesión debe contener un solo torneo de varias mesas</translation>
    </message>
    <message>
        <source>each pays 5.00, and the first two places share it</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>cada uno paga 5,00, y los dos primeros puestos se lo reparten</translation>
    </message>
    <message>
        <source>earlier versions</source>
        <extracomment>Words in files that are opened or saved (missing)</extracomment>
        <translation>versiones anteriores</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>Words in what is typed in the entry line (spoken)</extracomment>
        <translation>es</translation>
    </message>
    <message>
        <source>end of the boards</source>
        <extracomment>Words in the window (what it ends)</extracomment>
        <translation>fin de los estuches</translation>
    </message>
    <message>
        <source>ending the evening</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>terminar la sesión</translation>
    </message>
    <message>
        <source>ends an unfinished rubber with its premiums</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>termina un rubber inacabado con sus primas</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>termina a las {time}</translation>
    </message>
    <message>
        <source>enough</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>basta</translation>
    </message>
    <message>
        <source>entered {deal}</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>anotó {deal}</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>anotación {number}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <extracomment>Words in the archive of evenings (named); Words in opening and saving files (place in file)</extracomment>
        <translation>sesión {number}</translation>
    </message>
    <message>
        <source>evening {number} of {day}</source>
        <extracomment>Words in the archive of evenings (named)</extracomment>
        <translation>sesión {number} del {day}</translation>
    </message>
    <message>
        <source>evening {number} of {total}</source>
        <extracomment>Words in commands (import files); Words in commands (count)</extracomment>
        <translation>sesión {number} de {total}</translation>
    </message>
    <message>
        <source>every deal by itself</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>cada mano por separado</translation>
    </message>
    <message>
        <source>everyone in turn</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>todos por turno</translation>
    </message>
    <message>
        <source>examples</source>
        <extracomment>Words in commands (format help)</extracomment>
        <translation>ejemplos</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>falta al menos un argumento</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>falta un argumento</translation>
    </message>
    <message>
        <source>explain a command, with examples</source>
        <extracomment>Words in commands</extracomment>
        <translation>explicar una orden, con ejemplos</translation>
    </message>
    <message>
        <source>five rounds of three boards; tables share boards</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>cinco rondas de tres estuches; las mesas comparten estuches</translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <extracomment>Words in what is typed in the entry line (name strays); Words in what is typed in the entry line (no contract)</extracomment>
        <translation>para una mano pasada escriba solo {word}</translation>
    </message>
    <message>
        <source>for each IMP</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>por cada IMP</translation>
    </message>
    <message>
        <source>for each VP from 10</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>por cada PV desde 10</translation>
    </message>
    <message>
        <source>for each per cent from 50</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>por cada punto porcentual desde 50</translation>
    </message>
    <message>
        <source>for teams, a handicap is a whole number of IMPs a match</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>por equipos, un hándicap es un número entero de IMP por partido</translation>
    </message>
    <message>
        <source>for teams, an average is a whole number of IMPs</source>
        <extracomment>Fault in a deal, a result or an evening (average)</extracomment>
        <translation>por equipos, una media es un número entero de IMP</translation>
    </message>
    <message>
        <source>for teams, the two averages add up to 100, e.g. 60 40</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>por equipos, las dos medias suman 100, p.&#xa0;ej. 60 40</translation>
    </message>
    <message>
        <source>for total points, an average is ave, or points such as 100 -100</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>con puntos totales, una media es med, o puntos como 100 -100</translation>
    </message>
    <message>
        <source>fouled</source>
        <extracomment>Words in an evening of several tables (fouled)</extracomment>
        <translation>alterado</translation>
    </message>
    <message>
        <source>fouled boards</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>los estuches alterados</translation>
    </message>
    <message>
        <source>four aces in one hand</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>cuatro ases en una mano</translation>
    </message>
    <message>
        <source>four players are needed, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening (sides); Fault in CSV files (chairs)</extracomment>
        <translation>hacen falta cuatro jugadores, no {number}</translation>
    </message>
    <message>
        <source>from {chair}</source>
        <extracomment>Words in the panel beside the sheet (came from)</extracomment>
        <translation>desde {chair}</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in the score sheet (figure aloud); Words in the window (what it ends); and elsewhere</extracomment>
        <translation>manga</translation>
    </message>
    <message>
        <source>game and rubber</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>manga y rubber</translation>
    </message>
    <message>
        <source>game and the end of the chukker</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>manga y fin del Chicago</translation>
    </message>
    <message>
        <source>game completed, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>manga ganada, {vulnerable}</translation>
    </message>
    <message>
        <source>going back to: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>volver a: {step}</translation>
    </message>
    <message>
        <source>grand slam bid and made, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>gran slam pedido y cumplido, {vulnerable}</translation>
    </message>
    <message>
        <source>handicaps</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>los hándicaps</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>corazones</translation>
    </message>
    <message>
        <source>honours are 100 or 150</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (honours); Fault in CSV files (honours)</extracomment>
        <translation>los honores son 100 o 150</translation>
    </message>
    <message>
        <source>honours count</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>los honores cuentan</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>los honores no cuentan</translation>
    </message>
    <message>
        <source>honours do not count, as agreed; leave them out</source>
        <extracomment>Words in what is typed in the entry line (uncounted honours)</extracomment>
        <translation>los honores no cuentan, según lo acordado; omítalos</translation>
    </message>
    <message>
        <source>honours held by {player}</source>
        <extracomment>Button in the bidding pad (name players)</extracomment>
        <translation>honores de {player}</translation>
    </message>
    <message>
        <source>honours need their holder: {names}</source>
        <extracomment>Words in what is typed in the entry line (honours); Words in CSV files (honours)</extracomment>
        <translation>falta quién tenía los honores: {names}</translation>
    </message>
    <message>
        <source>how four players change partners (default: pivot)</source>
        <extracomment>Help of a command in commands (seats)</extracomment>
        <translation>cómo cambian de compañero cuatro jugadores (por defecto: pivot)</translation>
    </message>
    <message>
        <source>how many rounds</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>cuántas rondas</translation>
    </message>
    <message>
        <source>i&amp;n</source>
        <extracomment>Button or menu entry in Settling up (currency)</extracomment>
        <comment>a currency</comment>
        <translation>e&amp;n</translation>
    </message>
    <message>
        <source>if left out, the shell you use; with --remove, all three</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>si falta, la shell que usa; con --remove, las tres</translation>
    </message>
    <message>
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <extracomment>Words in commands</extracomment>
        <translation>importar sesiones al histórico desde archivos de sesión o de anotación, tablas de manos o PBN</translation>
    </message>
    <message>
        <source>importing</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>importar</translation>
    </message>
    <message>
        <source>in chukkers of four deals</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>en Chicagos de cuatro manos</translation>
    </message>
    <message>
        <source>in this movement {ns} and {ew} do not meet on board {board}</source>
        <extracomment>Words in the page on players' phones (enter result)</extracomment>
        <translation>en este movimiento {ns} y {ew} no se encuentran en el estuche {board}</translation>
    </message>
    <message>
        <source>install it for the shell</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>instalarlo para la shell</translation>
    </message>
    <message>
        <source>is the player</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>es el jugador</translation>
    </message>
    <message>
        <source>it cannot be written to</source>
        <extracomment>Words in checking the archive (useless)</extracomment>
        <translation>no se puede escribir en él</translation>
    </message>
    <message>
        <source>it contains no evenings</source>
        <extracomment>Fault in files that are opened or saved (open evenings)</extracomment>
        <translation>no hay ninguna sesión dentro</translation>
    </message>
    <message>
        <source>it is a folder; choose a file in it</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>es una carpeta; elija un archivo de dentro</translation>
    </message>
    <message>
        <source>it is a pipe that nothing is written to</source>
        <extracomment>Fault in files that are opened or saved (from pipe)</extracomment>
        <translation>es una tubería en la que nadie escribe</translation>
    </message>
    <message>
        <source>it is closed</source>
        <extracomment>Words in commands (standard input)</extracomment>
        <translation>está cerrada</translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>su número, su día (p.&#xa0;ej. 2026-01-31) o last; todas si no se indica ninguna</translation>
    </message>
    <message>
        <source>its score cannot be worked out</source>
        <extracomment>Words in checking the archive (useless)</extracomment>
        <translation>no se puede calcular la puntuación</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>jota</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>rey</translation>
    </message>
    <message>
        <source>larger than {most} megabytes, too large for evenings of bridge</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>más de {most} megabytes, demasiado grande para sesiones de bridge</translation>
    </message>
    <message>
        <source>let tables share boards if that is fairer</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>permitir que las mesas compartan estuches si es más justo</translation>
    </message>
    <message>
        <source>let the Tab key complete these commands</source>
        <extracomment>Words in commands</extracomment>
        <translation>completar estas órdenes con la tecla Tab</translation>
    </message>
    <message>
        <source>lines with pairs need form duplicate before them</source>
        <extracomment>Words in CSV files (add result); Words in files that are opened or saved (pair line)</extracomment>
        <translation>las líneas con parejas necesitan antes form duplicate</translation>
    </message>
    <message>
        <source>list the evenings</source>
        <extracomment>Example of a command in commands; Help of a command in commands (export)</extracomment>
        <translation>mostrar la lista de sesiones</translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>Words in the page on players' phones (pad); Words in sheets printed by commands (what if text); Words in the charts of Standings (draw legend); and elsewhere</extracomment>
        <translation>cumplido</translation>
    </message>
    <message numerus="yes">
        <source>made with %n overtrick(s)</source>
        <extracomment>Words in deals and figures, everywhere (result)</extracomment>
        <translation>
            <numerusform>cumplido con %n baza de más</numerusform>
            <numerusform>cumplido con %n bazas de más</numerusform>
        </translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <extracomment>Words in USEBIO files (parts)</extracomment>
        <translation>no se pueden leer partidos de equipos de otros programas</translation>
    </message>
    <message>
        <source>matchpoints for a win, a tie and a loss</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>puntos de match por ganar, empatar y perder</translation>
    </message>
    <message>
        <source>may enter</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>puede anotar</translation>
    </message>
    <message>
        <source>may look</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>puede ver</translation>
    </message>
    <message>
        <source>merge two copies of an evening</source>
        <extracomment>Words in commands</extracomment>
        <translation>combinar dos copias de una sesión</translation>
    </message>
    <message>
        <source>minutes available; boards and rounds are proposed (default: 180)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>minutos disponibles; se proponen estuches y rondas (por defecto: 180)</translation>
    </message>
    <message>
        <source>missing results count as ties</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>los resultados que faltan cuentan como empates</translation>
    </message>
    <message>
        <source>money for 100 points, from this round on</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>dinero por 100 puntos, desde esta ronda</translation>
    </message>
    <message>
        <source>money for each per cent from 50, each IMP, or each VP from 10</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>dinero por cada punto porcentual desde 50, cada IMP o cada PV desde 10</translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <extracomment>Fault in a deal, a result or an evening (read decimal)</extracomment>
        <translation>los importes van como texto con punto: «2.50»</translation>
    </message>
    <message>
        <source>more results</source>
        <extracomment>Button in the bidding pad; Button in the bidding pad (likely)</extracomment>
        <translation>más resultados</translation>
    </message>
    <message>
        <source>moving {deal}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>mover {deal}</translation>
    </message>
    <message>
        <source>name a file</source>
        <extracomment>Fault in commands (name)</extracomment>
        <translation>indique un archivo</translation>
    </message>
    <message>
        <source>name pairs on both sides, or two players on both</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>hace falta una pareja en cada bando, o dos jugadores en cada uno</translation>
    </message>
    <message>
        <source>name single players (with +) in all lines or in none</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>jugadores individuales (con +) en todas las líneas o en ninguna</translation>
    </message>
    <message>
        <source>names (optional); at an individual, of single players</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>nombres (opcionales); en un individual, los de los jugadores</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Words in commands (agrees)</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>no IMPs</source>
        <extracomment>Words in the window (imps won)</extracomment>
        <translation>sin IMP</translation>
    </message>
    <message>
        <source>no board in this PBN has a result or four hands of cards</source>
        <extracomment>Words in PBN files (decode)</extracomment>
        <translation>ningún estuche de este archivo PBN tiene un resultado ni cuatro manos</translation>
    </message>
    <message>
        <source>no date</source>
        <extracomment>Label in This evening and New evening; Words in Earlier evenings (day name); Words in Earlier evenings (day in list)</extracomment>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>no further round can be drawn: two teams would meet again</source>
        <extracomment>Fault in a deal, a result or an evening (draw)</extracomment>
        <translation>no se puede emparejar otra ronda: dos equipos se encontrarían de nuevo</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>Grey example in This evening and New evening (fill); Words in house rules (lengths)</extracomment>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; did you mean {near}?</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>ninguna línea empieza por «{typed}»; ¿quería decir {near}?</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>ninguna línea empieza por «{typed}»; las líneas son manos, p.&#xa0;ej. S 4SX+1, o empiezan por {words}</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; {word} is followed by a blank, not “{sign}”</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>ninguna línea empieza por «{typed}»; a {word} le sigue un espacio, no «{sign}»</translation>
    </message>
    <message>
        <source>no longer there</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>no movement fits {number}</source>
        <extracomment>Words in a deal, a result or an evening (proposed)</extracomment>
        <translation>ningún movimiento vale para {number}</translation>
    </message>
    <message>
        <source>no permission there; choose another folder</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>no tiene permiso ahí; elija otra carpeta</translation>
    </message>
    <message>
        <source>no permission to write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>no tiene permiso para escribir {file}</translation>
    </message>
    <message>
        <source>no phone</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>sin teléfono</translation>
    </message>
    <message>
        <source>no player is named for {seats}</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>falta un jugador en {seats}</translation>
    </message>
    <message>
        <source>no round has begun; begin one with e.g. form rubber</source>
        <extracomment>Words in score files</extracomment>
        <translation>no ha empezado ninguna ronda; empiece una p.&#xa0;ej. con form rubber</translation>
    </message>
    <message>
        <source>no score</source>
        <extracomment>Words in the page on players' phones (aloud); Words in the page on players' phones (pad); Words in the window (scores)</extracomment>
        <translation>sin puntos</translation>
    </message>
    <message>
        <source>no screen was found for the window</source>
        <extracomment>Words in commands</extracomment>
        <translation>no se encontró ninguna pantalla para la ventana</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Words in tables of results (short sides); Words in an evening of several tables (vulnerable)</extracomment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table</source>
        <extracomment>Words in CSV files (chair); Words in files that are opened or saved (seat)</extracomment>
        <translation>nadie en la mesa se llama «{typed}»</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table, only {names}</source>
        <extracomment>Words in files that are opened or saved (extra)</extracomment>
        <translation>nadie en la mesa se llama «{typed}», solo {names}</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <extracomment>Words in an evening of several tables (nobody pays)</extracomment>
        <translation>nadie paga</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Grey example in This evening and New evening (fill); Grey example in Settling up (follow)</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>not a scorepad file; score files begin with e.g. form rubber</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>no es un archivo de scorepad; los archivos de anotación empiezan p.&#xa0;ej. con form rubber</translation>
    </message>
    <message>
        <source>not agreed: board {boards}</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>en disputa: estuche {boards}</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>no se puede usar junto con %s</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>Words in Help (found)</extracomment>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>Words in rankings printed by commands (what); Words in two versions of an evening side by side (what)</extracomment>
        <translation>no jugado</translation>
    </message>
    <message>
        <source>not vulnerable</source>
        <extracomment>Words in the picture of the table (player aloud); Words in the tables of scores in Help (by vulnerability); Words in deals and figures, everywhere (why)</extracomment>
        <translation>no vulnerable</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>nada esperado</translation>
    </message>
    <message>
        <source>nothing new</source>
        <extracomment>Words in commands (merge); Words in merging two versions of an evening (of two laptops)</extracomment>
        <translation>nada nuevo</translation>
    </message>
    <message>
        <source>nothing was done: the input was wrong, or a file could not be read or written</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>no se hizo nada: la entrada era errónea, o un archivo no se pudo leer o escribir</translation>
    </message>
    <message>
        <source>notrump</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>sin triunfo</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>number of rounds, if not all are played</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>número de rondas, si no se juegan todas</translation>
    </message>
    <message>
        <source>number of the first board</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>número del primer estuche</translation>
    </message>
    <message>
        <source>of</source>
        <extracomment>Column heading in the ranking of a session (ranking table)</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>one down</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>una multa</translation>
    </message>
    <message>
        <source>one more joins</source>
        <extracomment>Words in an evening of several tables (joins)</extracomment>
        <translation>se incorpora uno más</translation>
    </message>
    <message>
        <source>one more, or Enter</source>
        <extracomment>Words in an evening of several tables (one more); Grey example in This evening and New evening</extracomment>
        <translation>otro más, o Intro</translation>
    </message>
    <message>
        <source>one of the evening’s times is not a valid date</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>una de las horas de la sesión no es una fecha válida</translation>
    </message>
    <message>
        <source>one of them: =, +1 or -2; or the number of tricks</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>una de ellas: =, +1 o -2; o el número de bazas</translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <extracomment>Words in score files (not known)</extracomment>
        <translation>después de {what} falta una de estas opciones: {choices}</translation>
    </message>
    <message>
        <source>one overtrick</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>una de más</translation>
    </message>
    <message>
        <source>one point fewer</source>
        <extracomment>Button in the bidding pad</extracomment>
        <translation>un punto menos</translation>
    </message>
    <message>
        <source>one point more</source>
        <extracomment>Button in the bidding pad</extracomment>
        <translation>un punto más</translation>
    </message>
    <message>
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>un equipo gana lo que pierde el otro, p.&#xa0;ej. 3 -3</translation>
    </message>
    <message>
        <source>only a Mitchell can be arrow-switched</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>las líneas solo se pueden cambiar en un Mitchell</translation>
    </message>
    <message>
        <source>only results of several tables can be fouled</source>
        <extracomment>Words in files that are opened or saved (deal)</extracomment>
        <translation>solo los resultados de varias mesas pueden ser de un estuche alterado</translation>
    </message>
    <message>
        <source>only the points of North-South are known</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>solo se conocen los puntos de Norte-Sur</translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <extracomment>Words in an evening of several tables (what aloud)</extracomment>
        <translation>solo se conoce la puntuación, {points} para Norte-Sur</translation>
    </message>
    <message>
        <source>opening {file}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>abrir {file}</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>opciones</translation>
    </message>
    <message>
        <source>or cross-imps, butler, teams, board-a-match</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>o cross-imps, butler, teams, board-a-match</translation>
    </message>
    <message>
        <source>other details</source>
        <extracomment>Words in the window (merged)</extracomment>
        <translation>otros datos</translation>
    </message>
    <message>
        <source>other players are at the table now; look again</source>
        <extracomment>Words in the page on players' phones (enter deal)</extracomment>
        <translation>ahora hay otros jugadores en la mesa; mire de nuevo</translation>
    </message>
    <message>
        <source>owes</source>
        <extracomment>Label in Settling up, older debts (new debt)</extracomment>
        <translation>debe</translation>
    </message>
    <message>
        <source>page not found</source>
        <extracomment>Words in the page on players' phones (route)</extracomment>
        <translation>página no encontrada</translation>
    </message>
    <message>
        <source>paid</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>pagado</translation>
    </message>
    <message>
        <source>paid on {day}</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>pagado el {day}</translation>
    </message>
    <message>
        <source>pair {pair}</source>
        <extracomment>Words in Phones at the tables (place)</extracomment>
        <translation>pareja {pair}</translation>
    </message>
    <message>
        <source>pair {pair} needs a name</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>la pareja {pair} necesita un nombre</translation>
    </message>
    <message>
        <source>pairs, or players of an individual; a team counts as two pairs</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>parejas, o jugadores en individual; un equipo cuenta como dos parejas</translation>
    </message>
    <message>
        <source>part-score made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>parcial cumplido</translation>
    </message>
    <message>
        <source>partners need the same result</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>los compañeros deben tener el mismo resultado</translation>
    </message>
    <message>
        <source>passed out</source>
        <extracomment>Words in the page on players' phones (deal signs); Words in the page on players' phones (said of); Words in the window (passed out); and elsewhere</extracomment>
        <translation>pasada</translation>
    </message>
    <message>
        <source>payer, payee, amount and reason are needed, e.g. extra Bob Ann 5 the supper</source>
        <extracomment>Words in files that are opened or saved (extra)</extracomment>
        <translation>hace falta quién debe, a quién, cuánto y por qué, p.&#xa0;ej. extra Bob Ann 5 la cena</translation>
    </message>
    <message>
        <source>percentage points</source>
        <extracomment>Words in an evening of several tables (adjusted in)</extracomment>
        <translation>puntos porcentuales</translation>
    </message>
    <message>
        <source>pictures, with the reason for every figure</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>imágenes, con el motivo de cada cifra</translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <extracomment>Fault in commands (seats)</extracomment>
        <translation>hacen falta el jugador y la carta, p.&#xa0;ej. Ann=QC</translation>
    </message>
    <message>
        <source>player {player}</source>
        <extracomment>Words in the search of Earlier evenings (understood)</extracomment>
        <translation>jugador {player}</translation>
    </message>
    <message>
        <source>players on a blank back score</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>jugadores en un resumen en blanco</translation>
    </message>
    <message>
        <source>playing {form}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>jugar {form}</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>Words in an evening of several tables (adjusted in)</extracomment>
        <translation>puntos</translation>
    </message>
    <message>
        <source>points agreed on, with the reason</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>puntos acordados, con el motivo</translation>
    </message>
    <message>
        <source>points can only be given, e.g. adjust {side} {points}</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>los puntos solo se pueden dar, p.&#xa0;ej. adjust {side} {points}</translation>
    </message>
    <message>
        <source>points held count only in form points; leave them out, or begin with form points</source>
        <extracomment>Words in score files</extracomment>
        <translation>los puntos de honor solo cuentan en form points; omítalos, o empiece con form points</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>argumentos</translation>
    </message>
    <message>
        <source>print evenings, a season or a blank sheet to score on by hand, as a PDF</source>
        <extracomment>Words in commands</extracomment>
        <translation>imprimir en PDF sesiones, una temporada o una hoja en blanco para anotar a mano</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <extracomment>Help of a command in commands (take json)</extracomment>
        <translation>mostrar un objeto JSON</translation>
    </message>
    <message>
        <source>print sheets, back score, and who pays whom</source>
        <extracomment>Words in commands</extracomment>
        <translation>mostrar hojas, resumen y quién paga a quién</translation>
    </message>
    <message>
        <source>print what each contract would score now</source>
        <extracomment>Words in commands</extracomment>
        <translation>mostrar qué valdría ahora cada contrato</translation>
    </message>
    <message>
        <source>print who partners whom, by the cards drawn</source>
        <extracomment>Words in commands</extracomment>
        <translation>mostrar quién juega con quién, según las cartas sacadas</translation>
    </message>
    <message>
        <source>print who plays whom, round by round</source>
        <extracomment>Words in commands</extracomment>
        <translation>mostrar quién juega contra quién, ronda a ronda</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>dama</translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <extracomment>Words in commands</extracomment>
        <translation>clasificar estuches jugados en varias mesas</translation>
    </message>
    <message>
        <source>redoubled</source>
        <extracomment>Words in What if (doublings); Words in deals and figures, everywhere (doubled)</extracomment>
        <translation>redoblado</translation>
    </message>
    <message>
        <source>redoubled contract made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>contrato redoblado cumplido</translation>
    </message>
    <message>
        <source>remove what --install wrote</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>quitar lo que escribió --install</translation>
    </message>
    <message>
        <source>repair what can be repaired</source>
        <extracomment>Example of a command in commands; Help of a command in commands (check)</extracomment>
        <translation>reparar lo que se pueda</translation>
    </message>
    <message>
        <source>rescued in part</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>recuperada en parte</translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>restaurada de la copia del {day}</translation>
    </message>
    <message>
        <source>results of several tables</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>resultados de varias mesas</translation>
    </message>
    <message>
        <source>results of several tables and deals of one table cannot be in the same form duplicate; put one of them into a separate file</source>
        <extracomment>Words in score files</extracomment>
        <translation>los resultados de varias mesas y las manos de una sola no pueden ir en el mismo form duplicate; ponga unos u otras en otro archivo</translation>
    </message>
    <message>
        <source>round {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>ronda {number}</translation>
    </message>
    <message>
        <source>round {round} is already over; keep the rows of a round together</source>
        <extracomment>Words in CSV files (begins round)</extracomment>
        <translation>la ronda {round} ya había acabado; las filas de una ronda deben ir juntas</translation>
    </message>
    <message>
        <source>rounds are numbered from 1, the first before the last</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>las rondas se numeran desde 1, la primera antes de la última</translation>
    </message>
    <message>
        <source>rounds of one table</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>rondas de una sola mesa</translation>
    </message>
    <message>
        <source>rounds without a deal</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>rondas sin ninguna mano</translation>
    </message>
    <message>
        <source>rows with the same date or name are one evening</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>las filas con la misma fecha o nombre son una sesión</translation>
    </message>
    <message>
        <source>rubber</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>rubber</translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>rubber ganado por dos mangas a cero</translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>rubber ganado por dos mangas a una</translation>
    </message>
    <message>
        <source>sat out</source>
        <extracomment>Words in the panel beside the sheet (came from)</extracomment>
        <translation>descansó</translation>
    </message>
    <message>
        <source>save evenings of the archive as a file: an evening file, a table or PBN</source>
        <extracomment>Words in commands</extracomment>
        <translation>guardar sesiones del histórico en un archivo: de sesión, tabla o PBN</translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <extracomment>Words in the bidding pad (held aloud)</extracomment>
        <translation>diga quién tiene más puntos</translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>a igualdad de estuches</translation>
    </message>
    <message>
        <source>scan the code on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>escanee el código de la pantalla del portátil</translation>
    </message>
    <message>
        <source>scored on their own top</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>según su propio top</translation>
    </message>
    <message>
        <source>scorepad check: --json and --mend exclude each other</source>
        <extracomment>Fault in the command check (check)</extracomment>
        <translation>scorepad check: --json y --mend se excluyen</translation>
    </message>
    <message numerus="yes">
        <source>scorepad check: none of the %n evening(s) in {file} can be read; it was not changed</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>
            <numerusform>scorepad check: la única sesión (%n) de {file} no se puede leer; no se ha cambiado</numerusform>
            <numerusform>scorepad check: ninguna de las %n sesiones de {file} se puede leer; no se ha cambiado</numerusform>
        </translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <extracomment>Words in the command check (check)</extracomment>
        <translation>scorepad check: {file} está dañado; check --mend repara lo que se pueda: {faults}</translation>
    </message>
    <message>
        <source>scorepad completion: name the shell: bash, zsh or fish</source>
        <extracomment>Fault in commands (usual)</extracomment>
        <translation>scorepad completion: indique la shell: bash, zsh o fish</translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <extracomment>Fault in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad desktop: solo en Linux</translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <extracomment>Fault in commands (export)</extracomment>
        <translation>scorepad export: indique el destino con -o FILE, o use --list</translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <extracomment>Words in commands (count)</extracomment>
        <translation>scorepad import: cancelado durante el recuento; las sesiones están en el histórico y se contarán al abrir la ventana</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <extracomment>Words in commands (import files)</extracomment>
        <translation>scorepad import: cancelado; todas las sesiones están en el histórico</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <extracomment>Words in commands (import files)</extracomment>
        <translation>scorepad import: cancelado; no se importó ninguna sesión</translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <extracomment>Sentence in About scorepad (licences)</extracomment>
        <translation>scorepad es libre: cualquiera puede usarlo, copiarlo y modificarlo según la licencia MIT. Qt se usa según la GNU Lesser General Public License 3. Los tipos de letra Noto tienen la SIL Open Font License; DejaVu Sans, la suya propia.</translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad ya está en el menú; sus entradas están en {folder}.</translation>
    </message>
    <message>
        <source>scorepad merge: each file must hold one evening</source>
        <extracomment>Fault in commands (merge)</extracomment>
        <translation>scorepad merge: cada archivo debe contener una sesión</translation>
    </message>
    <message>
        <source>scorepad merge: the two differ, so nothing was written; correct one of them, or use --keep-first: {differs}</source>
        <extracomment>Fault in commands (merge)</extracomment>
        <translation>scorepad merge: los dos difieren, así que no se escribió nada; corrija uno o use --keep-first: {differs}</translation>
    </message>
    <message>
        <source>scorepad print: name the files to be printed, a blank sheet or a season</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print: indique los archivos que quiere imprimir, una hoja en blanco o una temporada</translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <extracomment>Fault in commands (print season)</extracomment>
        <translation>scorepad print: no hay sesiones en {season}</translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print: hace falta PySide6, que trae python3 packaging/run.py</translation>
    </message>
    <message>
        <source>scorepad print: {file} is already there; name a file with -o FILE</source>
        <extracomment>Fault in commands (print name)</extracomment>
        <translation>scorepad print: {file} ya existe; indique un archivo con -o FILE</translation>
    </message>
    <message>
        <source>scorepad print: {file} is one of the files to print; name another PDF</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print: {file} es uno de los archivos que se imprimen; indique otro PDF</translation>
    </message>
    <message>
        <source>scorepad was not in the menu.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad no estaba en el menú.</translation>
    </message>
    <message>
        <source>scorepad was removed from the menu.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad se ha quitado del menú.</translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <extracomment>Words in commands (refused)</extracomment>
        <translation>scorepad {command}: {fault}</translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <extracomment>Words in commands (unprinted)</extracomment>
        <translation>scorepad: no se puede escribir en la salida: {reason}</translation>
    </message>
    <message>
        <source>scorepad: {fault}</source>
        <extracomment>Words in __main__ (refuse); Fault in commands (print sheets); Fault in commands (opened archive); and elsewhere</extracomment>
        <translation>scorepad: {fault}</translation>
    </message>
    <message>
        <source>seat {seat} is taken twice</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>el sitio {seat} está ocupado dos veces</translation>
    </message>
    <message>
        <source>seat {seat} needs a name</source>
        <extracomment>Words in files that are opened or saved (name in)</extracomment>
        <translation>el sitio {seat} necesita un nombre</translation>
    </message>
    <message>
        <source>seats</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>sitios</translation>
    </message>
    <message>
        <source>seen {time}</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>visto a las {time}</translation>
    </message>
    <message>
        <source>semicolons between the cells of a table</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>puntos y coma entre las celdas de una tabla</translation>
    </message>
    <message>
        <source>settling up</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>hacer la liquidación</translation>
    </message>
    <message>
        <source>several tables: print this instead of ranking and cards; may be repeated</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>varias mesas: imprimir esto en vez de la clasificación y las tarjetas; se puede repetir</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <extracomment>Help of a command in commands (parser)</extracomment>
        <translation>mostrar la versión</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>mostrar esta ayuda</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>Words in movements of several tables (movement table); Words in movements of several tables (movement grid); Words in movements of several tables (pair card)</extracomment>
        <translation>descansa</translation>
    </message>
    <message>
        <source>size of the paper (default: by the country)</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>tamaño del papel (por defecto: según el país)</translation>
    </message>
    <message>
        <source>slow play</source>
        <extracomment>Grey example in an evening of several tables</extracomment>
        <translation>juego lento</translation>
    </message>
    <message>
        <source>small slam bid and made, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>pequeño slam pedido y cumplido, {vulnerable}</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>picas</translation>
    </message>
    <message>
        <source>split {ns} {ew}</source>
        <extracomment>Words in rankings printed by commands (what)</extracomment>
        <translation>dividido {ns} {ew}</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <extracomment>Words in commands (print out)</extracomment>
        <translation>la salida estándar está cerrada</translation>
    </message>
    <message>
        <source>step {step} of the evening is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>el paso {step} de la sesión está dañado</translation>
    </message>
    <message>
        <source>step {step} of the evening is missing</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>falta el paso {step} de la sesión</translation>
    </message>
    <message>
        <source>stopping the round</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>parar la ronda</translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <extracomment>Help of a command in commands (seats)</extracomment>
        <translation>p.&#xa0;ej. &apos;Doña Eva=QC&apos;</translation>
    </message>
    <message>
        <source>such as 4sn+1</source>
        <extracomment>Words in an evening of several tables (show)</extracomment>
        <translation>p.&#xa0;ej. 4pn+1</translation>
    </message>
    <message>
        <source>table {number}</source>
        <extracomment>Words in Phones at the tables (place)</extracomment>
        <translation>mesa {number}</translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>archivo de destino; - para la salida estándar</translation>
    </message>
    <message>
        <source>team {team} sat North-South on board {board} before</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>el equipo {team} ya estuvo en Norte-Sur en el estuche {board}</translation>
    </message>
    <message>
        <source>teams play in pairs: A1-B2, without +</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>los equipos juegan por parejas: A1-B2, sin +</translation>
    </message>
    <message>
        <source>teams: draw the next round by the ranking; no two meet twice</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>de equipos: emparejar la ronda siguiente según la clasificación, sin repetir partidos</translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <extracomment>Fault in the window (open all)</extracomment>
        <translation>ahora no se puede escribir en el histórico, así que solo se puede abrir una sesión</translation>
    </message>
    <message>
        <source>the arrangements</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side (title)</extracomment>
        <translation>las reglas acordadas</translation>
    </message>
    <message>
        <source>the board is missing, e.g. board 7</source>
        <extracomment>Words in score files</extracomment>
        <translation>falta el estuche, p.&#xa0;ej. board 7</translation>
    </message>
    <message>
        <source>the card of {name}</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>la carta de {name}</translation>
    </message>
    <message>
        <source>the cards drawn</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>las cartas sacadas</translation>
    </message>
    <message>
        <source>the cards of board {number} are not four hands of thirteen</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>las cartas del estuche {number} no son cuatro manos de trece</translation>
    </message>
    <message>
        <source>the cards of the boards</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>las cartas de los estuches</translation>
    </message>
    <message>
        <source>the character {code} is not allowed in a name or a reason</source>
        <extracomment>Words in files that are opened or saved (unfit)</extracomment>
        <translation>el carácter {code} no se admite en un nombre ni en un motivo</translation>
    </message>
    <message>
        <source>the club</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>el club</translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <extracomment>Words in CSV files (contract)</extracomment>
        <translation>falta el contrato, o pass para una mano pasada</translation>
    </message>
    <message>
        <source>the currency</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>la moneda</translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <extracomment>Words in the command check (mended); Words in the window (damaged file)</extracomment>
        <translation>el archivo dañado se conserva como {file}</translation>
    </message>
    <message>
        <source>the date</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>la fecha</translation>
    </message>
    <message>
        <source>the dealer</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>el dador</translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <extracomment>Words in files that are opened or saved (seat)</extracomment>
        <translation>falta el dador, p.&#xa0;ej. dealer N</translation>
    </message>
    <message>
        <source>the declarer is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take declarer)</extracomment>
        <translation>el declarante se indica dos veces</translation>
    </message>
    <message>
        <source>the declarer is missing: {names}</source>
        <extracomment>Words in what is typed in the entry line (deal of); Words in files that are opened or saved (contract)</extracomment>
        <translation>falta el declarante: {names}</translation>
    </message>
    <message>
        <source>the director</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>el árbitro</translation>
    </message>
    <message>
        <source>the director takes 5 per cent from pair 1, or IMPs, or VPs from a team</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>el árbitro quita el 5 por ciento a la pareja 1, o IMP, o PV a un equipo</translation>
    </message>
    <message>
        <source>the director’s average counts in place of {contract}</source>
        <extracomment>Words in USEBIO files (what)</extracomment>
        <translation>en lugar de {contract} cuenta la media que dio el árbitro</translation>
    </message>
    <message>
        <source>the director’s name is missing, e.g. director Ann</source>
        <extracomment>Words in files that are opened or saved (director)</extracomment>
        <translation>falta el nombre del árbitro, p.&#xa0;ej. director Ann</translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>el disco no puede leer o escribir {file}</translation>
    </message>
    <message>
        <source>the disk is too full for {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>el disco está demasiado lleno para {file}</translation>
    </message>
    <message>
        <source>the disk takes too long to read or write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>el disco tarda demasiado en leer o escribir {file}</translation>
    </message>
    <message>
        <source>the disk there is full</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>el disco está lleno ahí</translation>
    </message>
    <message>
        <source>the doubling is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take doubling)</extracomment>
        <translation>el doblo se indica dos veces</translation>
    </message>
    <message>
        <source>the earlier versions of this evening are damaged</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>las versiones anteriores de esta sesión están dañadas</translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>el fin del Chicago</translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>se ha perdido el final del archivo; no se sabe qué sesiones contenía</translation>
    </message>
    <message>
        <source>the evening does not match its history</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>la sesión no coincide con su historial</translation>
    </message>
    <message>
        <source>the evening has ended</source>
        <extracomment>Words in the page on players' phones (ended)</extracomment>
        <translation>la sesión ha terminado</translation>
    </message>
    <message>
        <source>the evening is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>la sesión está dañada</translation>
    </message>
    <message>
        <source>the evening is no longer in {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>esa sesión ya no está en {file}</translation>
    </message>
    <message>
        <source>the evening’s ID is damaged</source>
        <extracomment>Fault in files that are opened or saved (kept of)</extracomment>
        <translation>el identificador de la sesión está dañado</translation>
    </message>
    <message>
        <source>the file before a correction: print whose place changed</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>el archivo de antes de una corrección: mostrar qué puestos han cambiado</translation>
    </message>
    <message>
        <source>the file for both together</source>
        <extracomment>Help of a command in commands (merge)</extracomment>
        <translation>el archivo para las dos juntas</translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <extracomment>Words in files that are opened or saved (decode)</extracomment>
        <translation>esta sesión está dos veces en el archivo; la primera es {first}</translation>
    </message>
    <message>
        <source>the file is cut off; open a complete copy</source>
        <extracomment>Words in files that are opened or saved (read json)</extracomment>
        <translation>el archivo está cortado; abra una copia completa</translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>el archivo es de una versión más nueva de scorepad; actualice esta para abrirlo</translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>el archivo: {said}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>faltan estos argumentos: %s</translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <extracomment>Words in score files</extracomment>
        <translation>falta la modalidad, p.&#xa0;ej. form rubber</translation>
    </message>
    <message>
        <source>the form: rubber, chicago, cavendish, duplicate or points</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>la modalidad: rubber, chicago, cavendish, duplicate o points</translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <extracomment>Fault in what is typed in the entry line (take honours)</extracomment>
        <translation>los honores se indican dos veces</translation>
    </message>
    <message>
        <source>the keeper’s name is missing, e.g. keeper Ann</source>
        <extracomment>Fault in files that are opened or saved (keeper)</extracomment>
        <translation>falta el nombre de quien lleva el tanteo, p.&#xa0;ej. keeper Ann</translation>
    </message>
    <message>
        <source>the laptop cannot save it at the moment; try again soon</source>
        <extracomment>Words in the page on players' phones (unsaved)</extracomment>
        <translation>el portátil no puede guardarlo ahora; vuelva a intentarlo enseguida</translation>
    </message>
    <message>
        <source>the laptop has not reached this deal; look again</source>
        <extracomment>Words in the page on players' phones (must be new)</extracomment>
        <translation>el portátil aún no ha llegado a esta mano; mire de nuevo</translation>
    </message>
    <message>
        <source>the laptop has not yet allowed this phone to enter</source>
        <extracomment>Words in the page on players' phones (must be allowed)</extracomment>
        <translation>el portátil aún no ha permitido anotar a este teléfono</translation>
    </message>
    <message>
        <source>the last evening of the archive</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>la última sesión del histórico</translation>
    </message>
    <message>
        <source>the letters used for players</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>las letras de los jugadores</translation>
    </message>
    <message>
        <source>the line</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>la línea</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <extracomment>Words in PBN files (lines); Words in PBN files (read); Fault in score files (too long)</extracomment>
        <translation>la línea tiene más de {most} caracteres</translation>
    </message>
    <message>
        <source>the lines below belong to this board</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>las líneas siguientes son de este estuche</translation>
    </message>
    <message>
        <source>the lines below it are compared only with each other</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>las líneas de abajo solo se comparan entre sí</translation>
    </message>
    <message>
        <source>the list as one JSON object</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>la lista como un objeto JSON</translation>
    </message>
    <message>
        <source>the list has {number} evenings, the file holds {there}</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>la lista tiene {number} sesiones; el archivo, {there}</translation>
    </message>
    <message>
        <source>the list has {number} names, the file holds {there}</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>la lista tiene {number} nombres; el archivo, {there}</translation>
    </message>
    <message>
        <source>the mean of the results</source>
        <extracomment>Words in the page At several tables (datums)</extracomment>
        <translation>el promedio de los resultados</translation>
    </message>
    <message>
        <source>the middle result</source>
        <extracomment>Words in the page At several tables (datums)</extracomment>
        <translation>el resultado central</translation>
    </message>
    <message>
        <source>the movement</source>
        <extracomment>Words in files that are opened or saved; Words in two versions of an evening side by side</extracomment>
        <translation>el movimiento</translation>
    </message>
    <message>
        <source>the movement (default: the one for pairs that fits the time best)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>el movimiento (por defecto: el de parejas que mejor cabe en el tiempo)</translation>
    </message>
    <message>
        <source>the movement has other pairs on board {board}</source>
        <extracomment>Words in a deal, a result or an evening (unplanned)</extracomment>
        <translation>el movimiento tiene otras parejas en el estuche {board}</translation>
    </message>
    <message>
        <source>the name of the club is missing, e.g. club Bridge by the Sea</source>
        <extracomment>Words in files that are opened or saved (club)</extracomment>
        <translation>falta el nombre del club, p.&#xa0;ej. club Bridge by the Sea</translation>
    </message>
    <message>
        <source>the name {name} is damaged</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>el nombre {name} está dañado</translation>
    </message>
    <message>
        <source>the name “{name}” is longer than {most} letters</source>
        <extracomment>Fault in files that are opened or saved (clean name)</extracomment>
        <translation>el nombre «{name}» tiene más de {most} caracteres</translation>
    </message>
    <message>
        <source>the names of pairs without a result</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>los nombres de las parejas sin resultado</translation>
    </message>
    <message>
        <source>the names of players who sit out need commas between them</source>
        <extracomment>Words in CSV files (listed)</extracomment>
        <translation>los nombres de los que descansan van separados por comas</translation>
    </message>
    <message>
        <source>the names of the pairs are missing</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>faltan los nombres de las parejas</translation>
    </message>
    <message>
        <source>the newest backup is {file}</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>la copia de seguridad más reciente es {file}</translation>
    </message>
    <message>
        <source>the next board; allowed anywhere in a round</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>el siguiente estuche; en cualquier lugar de una ronda</translation>
    </message>
    <message>
        <source>the next dealer; allowed anywhere in a round</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>el siguiente dador; en cualquier lugar de una ronda</translation>
    </message>
    <message>
        <source>the next round</source>
        <extracomment>Words in This evening and New evening (next round)</extracomment>
        <translation>la ronda siguiente</translation>
    </message>
    <message>
        <source>the next round has begun; only the laptop can correct this</source>
        <extracomment>Words in the page on players' phones (must be last round); Words in the page on players' phones (must be in time)</extracomment>
        <translation>la ronda siguiente ha empezado; solo el portátil puede corregir esto</translation>
    </message>
    <message>
        <source>the note</source>
        <extracomment>Words in files that are opened or saved; Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>la nota</translation>
    </message>
    <message>
        <source>the number can be at most {most}</source>
        <extracomment>Fault in files that are opened or saved (number); Fault in files that are opened or saved (board); Words in files that are opened or saved (evening)</extracomment>
        <translation>el número puede ser {most} como máximo</translation>
    </message>
    <message>
        <source>the only game of an unfinished rubber</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>la única manga de un rubber sin acabar</translation>
    </message>
    <message>
        <source>the only pair in the other direction</source>
        <extracomment>Words in a deal, a result or an evening (unlikely of board)</extracomment>
        <translation>la única pareja en la otra línea</translation>
    </message>
    <message>
        <source>the only part-score of an unfinished game</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>el único parcial de una manga sin acabar</translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>los otros nombres de algunos jugadores</translation>
    </message>
    <message>
        <source>the pair North-South, the pair East-West, and the deal</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>la pareja Norte-Sur, la pareja Este-Oeste y la mano</translation>
    </message>
    <message>
        <source>the part-score of an unfinished rubber earns 100 or 50</source>
        <extracomment>Fault in a deal, a result or an evening; Words in CSV files (options)</extracomment>
        <translation>el parcial de un rubber sin acabar vale 100 o 50</translation>
    </message>
    <message>
        <source>the plan of the evening</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>el plan de la sesión</translation>
    </message>
    <message>
        <source>the players</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>los jugadores</translation>
    </message>
    <message>
        <source>the points are given twice</source>
        <extracomment>Words in what is typed in the entry line (take points held)</extracomment>
        <translation>los puntos se indican dos veces</translation>
    </message>
    <message>
        <source>the quotes around a cell do not match, or it is too long</source>
        <extracomment>Words in files that are opened or saved (rows); Words in CSV files (rows)</extracomment>
        <translation>las comillas de una celda no se cierran, o la celda es demasiado larga</translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>la clasificación, una tarjeta por pareja o todos los resultados de cada estuche (por defecto: ranking)</translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <extracomment>Words in PBN files (lines)</extracomment>
        <translation>el comentario que empieza aquí no se cierra con }</translation>
    </message>
    <message>
        <source>the result is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take result)</extracomment>
        <translation>el resultado se indica dos veces</translation>
    </message>
    <message>
        <source>the result is missing, e.g. N 4S+1</source>
        <extracomment>Fault in what is typed in the entry line (read what)</extracomment>
        <translation>falta el resultado, p.&#xa0;ej. N 4S+1</translation>
    </message>
    <message>
        <source>the result is missing: =, +1 or -1</source>
        <extracomment>Fault in CSV files (over)</extracomment>
        <translation>falta el resultado: =, +1 o -1</translation>
    </message>
    <message>
        <source>the results</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>los resultados</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>igual</translation>
    </message>
    <message>
        <source>the same all evening</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>los mismos toda la sesión</translation>
    </message>
    <message>
        <source>the same entry was changed in two ways</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>la misma anotación se cambió de dos maneras</translation>
    </message>
    <message>
        <source>the same for other programs, with the sum behind every figure</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>lo mismo para otros programas, con la cuenta de cada cifra</translation>
    </message>
    <message>
        <source>the same, and `adjust`, `bye`, `handicap`, `stake` and `pot` as in a score file</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>lo mismo, y `adjust`, `bye`, `handicap`, `stake` y `pot` como en un archivo de anotación</translation>
    </message>
    <message>
        <source>the same, for the other side</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>lo mismo, para el otro bando</translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <extracomment>Words in files that are opened or saved (whole)</extracomment>
        <translation>la tabla no tiene puntuación para {points} puntos</translation>
    </message>
    <message>
        <source>the scale has two rows for {points}</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>la tabla tiene dos filas para {points}</translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <extracomment>Words in what is typed in the entry line (score)</extracomment>
        <translation>falta la puntuación: los puntos de Norte-Sur, p.&#xa0;ej. puntos -50</translation>
    </message>
    <message>
        <source>the second evening also has other rounds, which would be lost</source>
        <extracomment>Words in a deal, a result or an evening (same session)</extracomment>
        <translation>la segunda sesión tiene además otras rondas, que se perderían</translation>
    </message>
    <message>
        <source>the setting for victory points</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>el ajuste de los puntos de victoria</translation>
    </message>
    <message>
        <source>the shares must add up to 100 per cent, e.g. 60/40 or 50/30/20</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>las partes deben sumar el 100 por ciento, p.&#xa0;ej. 60/40 o 50/30/20</translation>
    </message>
    <message>
        <source>the sides are level, or the lead changes</source>
        <extracomment>Words in What if (end words)</extracomment>
        <translation>los bandos están igualados, o pasa a ganar el otro</translation>
    </message>
    <message>
        <source>the stake</source>
        <extracomment>Words in files that are opened or saved; Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>la apuesta</translation>
    </message>
    <message>
        <source>the stake for 100 points is missing, e.g. stake 2.50</source>
        <extracomment>Fault in files that are opened or saved (stake)</extracomment>
        <translation>falta la apuesta por 100 puntos, p.&#xa0;ej. stake 2.50</translation>
    </message>
    <message>
        <source>the stake is per side; partners share it</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>la apuesta es por bando; los compañeros la comparten</translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <extracomment>Words in the archive of evenings (figures of)</extracomment>
        <translation>las estadísticas no se pueden leer</translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <extracomment>Words in the archive of evenings (figures in)</extracomment>
        <translation>las estadísticas de {name} están dañadas</translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <extracomment>Words in what is typed in the entry line (take contract)</extracomment>
        <translation>después de {level} falta el palo: {suits} o {notrump}</translation>
    </message>
    <message>
        <source>the title</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>el título</translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <extracomment>Words in files that are opened or saved (title)</extracomment>
        <translation>falta el título, p.&#xa0;ej. title Sesión del club</translation>
    </message>
    <message>
        <source>the total of the round</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>el total de la ronda</translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <extracomment>Fault in a deal, a result or an evening (groups)</extracomment>
        <translation>los dos portátiles comparan los estuches de forma distinta</translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <extracomment>Words in __main__ (run)</extracomment>
        <translation>la ventana necesita PySide6, que trae python3 packaging/run.py; sin él hay {commands}</translation>
    </message>
    <message>
        <source>the window needs libraries, which your package manager has: {files}</source>
        <extracomment>Words in commands (remedy)</extracomment>
        <translation>la ventana necesita bibliotecas que tiene su gestor de paquetes: {files}</translation>
    </message>
    <message>
        <source>the window needs libraries; this installs them: {command}</source>
        <extracomment>Words in commands (remedy)</extracomment>
        <translation>la ventana necesita bibliotecas; esto las instala: {command}</translation>
    </message>
    <message>
        <source>there are not that many tricks</source>
        <extracomment>Words in What if (no such result)</extracomment>
        <translation>no hay tantas bazas</translation>
    </message>
    <message>
        <source>there are two columns “{column}”</source>
        <extracomment>Fault in CSV files (columns)</extracomment>
        <translation>hay dos columnas «{column}»</translation>
    </message>
    <message>
        <source>there is another code now; scan it on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>ahora hay otro código; escanéelo en la pantalla del portátil</translation>
    </message>
    <message>
        <source>there is no evening “{word}”; name its number, its day such as 2026-01-31, or {last}; export --list lists all</source>
        <extracomment>Fault in transfer (named)</extracomment>
        <translation>no hay ninguna sesión «{word}»; indique su número, su día (p.&#xa0;ej. 2026-01-31) o {last}; export --list las muestra todas</translation>
    </message>
    <message>
        <source>there is no round {number}</source>
        <extracomment>Fault in movements of several tables; Fault in commands (refuse more rounds); Fault in an evening of several tables (read away)</extracomment>
        <translation>no hay ronda {number}</translation>
    </message>
    <message>
        <source>there is no such date: {typed}</source>
        <extracomment>Words in files that are opened or saved (day)</extracomment>
        <translation>esa fecha no existe: {typed}</translation>
    </message>
    <message>
        <source>this XML cannot be read; open another copy of the file</source>
        <extracomment>Words in files that are opened or saved (read xml)</extracomment>
        <translation>este XML no se puede leer; abra otra copia del archivo</translation>
    </message>
    <message>
        <source>this XML is not a file of results (USEBIO)</source>
        <extracomment>Words in USEBIO files (decode)</extracomment>
        <translation>este XML no es un archivo de resultados (USEBIO)</translation>
    </message>
    <message>
        <source>this code is not tonight’s; scan the one on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>este código no es el de esta noche; escanee el de la pantalla del portátil</translation>
    </message>
    <message>
        <source>this deal is no longer there; look again</source>
        <extracomment>Words in the page on players' phones (nothing there)</extracomment>
        <translation>esta mano ya no existe; mire de nuevo</translation>
    </message>
    <message>
        <source>this deal was changed; look again</source>
        <extracomment>Words in the page on players' phones (network); Words in the page on players' phones (unchanged deal)</extracomment>
        <translation>esta mano se cambió; mire de nuevo</translation>
    </message>
    <message>
        <source>this evening is already there</source>
        <extracomment>Fault in PBN files (begin)</extracomment>
        <translation>esta sesión ya está</translation>
    </message>
    <message>
        <source>this file or folder no longer exists</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>ese archivo o esa carpeta ya no existe</translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <extracomment>Fault in files that are opened or saved (kind)</extracomment>
        <translation>esto es un histórico entero; abra scorepad con --archive y su nombre, y guarde las sesiones que quiera</translation>
    </message>
    <message>
        <source>this is another table’s result</source>
        <extracomment>Words in the page on players' phones (must be own)</extracomment>
        <translation>es el resultado de otra mesa</translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <extracomment>Words in CSV files</extracomment>
        <translation>esto no es una tabla de manos: la primera fila debe nombrar las columnas, al menos declarer, contract y result</translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <extracomment>Words in files that are opened or saved (unreadable)</extracomment>
        <translation>esto no es un archivo de texto; elija otro</translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>esto no es un archivo de sesión de scorepad; elija otro</translation>
    </message>
    <message>
        <source>this is not the address of the score</source>
        <extracomment>Words in the page on players' phones (route)</extracomment>
        <translation>esta no es la dirección del tanteo</translation>
    </message>
    <message>
        <source>this is too long; at most {most} letters are allowed</source>
        <extracomment>Words in files that are opened or saved (text); Words in the page on players' phones (too long); Words in the window (too long)</extracomment>
        <translation>es demasiado largo; se admiten {most} caracteres como máximo</translation>
    </message>
    <message>
        <source>this letter cannot be read; save the file as Unicode (UTF-8) in its own program</source>
        <extracomment>Words in files that are opened or saved (unreadable)</extracomment>
        <translation>este carácter no se puede leer; guarde el archivo como Unicode (UTF-8) en su programa</translation>
    </message>
    <message>
        <source>this movement is for {possible}, not for {number}</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>este movimiento es para {possible}, no para {number}</translation>
    </message>
    <message>
        <source>this part is damaged; open another copy of the file</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>esta parte está dañada; abra otra copia del archivo</translation>
    </message>
    <message>
        <source>this phone may only look; ask at the laptop</source>
        <extracomment>Words in the page on players' phones</extracomment>
        <translation>este teléfono solo puede ver; pregunte en el portátil</translation>
    </message>
    <message>
        <source>this phone was sent away at the laptop</source>
        <extracomment>Words in the page on players' phones (sent away)</extracomment>
        <translation>este teléfono se ha desconectado desde el portátil</translation>
    </message>
    <message>
        <source>this request cannot be read</source>
        <extracomment>Words in the page on players' phones</extracomment>
        <translation>esta petición no se puede leer</translation>
    </message>
    <message>
        <source>this result names no pairs, so nobody can be ranked</source>
        <extracomment>Words in PBN files</extracomment>
        <translation>este resultado no nombra parejas, así que no se puede clasificar a nadie</translation>
    </message>
    <message>
        <source>this result was changed; look again</source>
        <extracomment>Words in the page on players' phones (unchanged result)</extracomment>
        <translation>este resultado se cambió; mire de nuevo</translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <extracomment>Words in CSV files (rows); Words in PBN files (cells)</extracomment>
        <translation>esta fila no coincide con las columnas de su tabla</translation>
    </message>
    <message>
        <source>this session has two scoring methods</source>
        <extracomment>Words in files that are opened or saved (session); Words in USEBIO files (scoring)</extracomment>
        <translation>este torneo tiene dos formas de puntuación</translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <extracomment>Words in CSV files (columns)</extracomment>
        <translation>en esta tabla de manos falta la columna {columns}</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>empate</translation>
    </message>
    <message>
        <source>to come</source>
        <extracomment>Words in an evening of several tables (to come)</extracomment>
        <translation>falta</translation>
    </message>
    <message>
        <source>too large for evenings of bridge</source>
        <extracomment>Fault in files that are opened or saved (check sizes); Fault in files that are opened or saved (bounded file); Fault in files that are opened or saved (begin)</extracomment>
        <translation>demasiado grande para sesiones de bridge</translation>
    </message>
    <message>
        <source>too many phones at once; try again soon</source>
        <extracomment>Words in the page on players' phones (crowded)</extracomment>
        <translation>demasiados teléfonos a la vez; vuelva a intentarlo enseguida</translation>
    </message>
    <message>
        <source>too many wrong codes; wait a minute</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>demasiados códigos equivocados; espere un minuto</translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <extracomment>Words in the ranking of a session (how played)</extracomment>
        <translation>top {top}, media {average}</translation>
    </message>
    <message>
        <source>two evenings in this file are the same; give each its date</source>
        <extracomment>Words in CSV files (decode)</extracomment>
        <translation>contiene dos sesiones iguales; dé a cada una su fecha</translation>
    </message>
    <message>
        <source>two players must win what the other two lose</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>dos jugadores deben ganar lo que pierden los otros dos</translation>
    </message>
    <message>
        <source>undoing a payment</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>deshacer un pago</translation>
    </message>
    <message>
        <source>undoubled</source>
        <extracomment>Words in What if (doublings)</extracomment>
        <translation>sin doblar</translation>
    </message>
    <message>
        <source>unknown option {option}</source>
        <extracomment>Words in commands and their options (refuse unknown)</extracomment>
        <translation>opción desconocida {option}</translation>
    </message>
    <message>
        <source>unknown option {option}, perhaps {near}</source>
        <extracomment>Words in commands and their options (refuse unknown)</extracomment>
        <translation>opción desconocida {option}, quizá {near}</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>argumentos desconocidos: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>uso: </translation>
    </message>
    <message>
        <source>vulnerable</source>
        <extracomment>Words in the picture of the table (player aloud); Words in the tables of scores in Help (by vulnerability); Words in deals and figures, everywhere (why)</extracomment>
        <translation>vulnerable</translation>
    </message>
    <message>
        <source>wants to enter</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>quiere anotar</translation>
    </message>
    <message>
        <source>was {points}</source>
        <extracomment>Words in the list of deals and the entry line (was); Words in an evening of several tables (brought before)</extracomment>
        <translation>antes {points}</translation>
    </message>
    <message>
        <source>what each row of a table is (default: deals)</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>qué es cada fila de una tabla (por defecto: deals)</translation>
    </message>
    <message>
        <source>what one player owes another, apart from the score</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>lo que un jugador debe a otro aparte de la puntuación</translation>
    </message>
    <message>
        <source>what the stake is for</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>por qué se paga la apuesta</translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <extracomment>Help of a command in commands (merge)</extracomment>
        <translation>donde los dos difieran, conservar la versión del primero</translation>
    </message>
    <message>
        <source>where the two differ, use the file’s version without asking</source>
        <extracomment>Example of a command in commands; Help of a command in commands (import)</extracomment>
        <translation>donde los dos difieran, usar la versión del archivo sin preguntar</translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <extracomment>Words in a deal, a result or an evening (meant)</extracomment>
        <translation>¿qué estuche? P.&#xa0;ej. 3 {pairs} 4pn</translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>qué manos se corrigieron después</translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <extracomment>Words in a deal, a result or an evening (meant)</extracomment>
        <translation>¿qué parejas? P.&#xa0;ej. {pairs} 4pn</translation>
    </message>
    <message>
        <source>who comes late or leaves, e.g. 7=1 or 5=6-</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>quién llega tarde o se va, p.&#xa0;ej. 7=1 o 5=6-</translation>
    </message>
    <message>
        <source>who deals next</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>quién reparte a continuación</translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>quién lleva el tanteo</translation>
    </message>
    <message>
        <source>who sits where (optional); `out=Eve` sits out</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>quién se sienta dónde (opcional); `out=Eve` descansa</translation>
    </message>
    <message>
        <source>who sits where, and who sits there afterwards</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>quién se sienta dónde y quién después</translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <extracomment>Words in what is typed in the entry line (passed out)</extracomment>
        <translation>¿qué bando los tenía, p.&#xa0;ej. ns 23p o eo 23p?</translation>
    </message>
    <message>
        <source>whose side is We</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>qué bando es Nosotros</translation>
    </message>
    <message>
        <source>with 20 points each, the expected score is 0: 20 0/0</source>
        <extracomment>Fault in a deal, a result or an evening (check scale)</extracomment>
        <translation>con 20 puntos cada uno, lo esperado es 0: 20 0/0</translation>
    </message>
    <message>
        <source>without rounds, a new one begins after each rubber</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>sin rondas, empieza una nueva después de cada rubber</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Words in commands (agrees)</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>you can undo this</source>
        <extracomment>Words in transfer (in words)</extracomment>
        <translation>se puede deshacer</translation>
    </message>
    <message>
        <source>your home folder is unknown; set HOME to it</source>
        <extracomment>Fault in the archive of evenings (home of)</extracomment>
        <translation>no se conoce su carpeta personal; indíquela en HOME</translation>
    </message>
    <message>
        <source>your own scale: points held, expected score not vulnerable and vulnerable</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>una tabla propia: puntos de honor, puntuación esperada no vulnerable y vulnerable</translation>
    </message>
    <message>
        <source>your side entered this result; the other side has to agree</source>
        <extracomment>Words in the page on players' phones (must be other side)</extracomment>
        <translation>su bando anotó este resultado; lo confirma el otro bando</translation>
    </message>
    <message>
        <source>{address} is not a private address of this computer.</source>
        <extracomment>Sentence in Phones at the tables (not private)</extracomment>
        <translation>{address} no es una dirección privada de este ordenador.</translation>
    </message>
    <message>
        <source>{amount} for 100 points</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>{amount} por 100 puntos</translation>
    </message>
    <message>
        <source>{amount} for each IMP</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>{amount} por IMP</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <extracomment>Words in a deal, a result or an evening (all of)</extracomment>
        <translation>{before} y {last}</translation>
    </message>
    <message>
        <source>{before} and {points} below the line make {sum}.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{before} y {points} debajo de la línea suman {sum}.</translation>
    </message>
    <message>
        <source>{before} and {points} below the line make {sum}: a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{before} y {points} debajo de la línea suman {sum}: una manga.</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <extracomment>Words in a deal, a result or an evening (one of)</extracomment>
        <translation>{before} o {last}</translation>
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
        <translation>{board}, {ns} contra {ew}</translation>
    </message>
    <message>
        <source>{board}, {ns}–{ew}: {before} became {result}</source>
        <extracomment>Words in an evening of several tables (changed)</extracomment>
        <translation>{board}, {ns}–{ew}: {before} se cambió por {result}</translation>
    </message>
    <message>
        <source>{board}, {result} – was {before}.</source>
        <extracomment>Sentence in an evening of several tables (corrected)</extracomment>
        <translation>{board}, {result} – era {before}.</translation>
    </message>
    <message>
        <source>{board}: {result}: {points} for {pair}, elsewhere {others}</source>
        <extracomment>Words in an evening of several tables (best board)</extracomment>
        <translation>{board}: {result}: {points} para {pair}, en otras mesas {others}</translation>
    </message>
    <message>
        <source>{chair} ({player})</source>
        <extracomment>Words in what is typed in the entry line (with name)</extracomment>
        <translation>{chair} ({player})</translation>
    </message>
    <message>
        <source>{command}: {fault}; see {command} --help</source>
        <extracomment>Words in commands (error)</extracomment>
        <translation>{command}: {fault}; consulte {command} --help</translation>
    </message>
    <message>
        <source>{contract} by {player}</source>
        <extracomment>Words in deals and figures, everywhere (item words); Words in two versions of an evening side by side (deal)</extracomment>
        <translation>{contract} jugado por {player}</translation>
    </message>
    <message>
        <source>{contract} made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>{contract}, cumplido</translation>
    </message>
    <message>
        <source>{contract}, by {player}</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>{contract} jugado por {player}</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <extracomment>Words in What if (outlook aloud)</extracomment>
        <translation>{contract}, {result}: {points}</translation>
    </message>
    <message>
        <source>{day}, {players}. After that, it can be restored only from a backup that still has it.</source>
        <extracomment>Sentence in Deleted evenings (erasing)</extracomment>
        <translation>{day}, {players}. Después solo se podrá restaurar de una copia de seguridad que aún la tenga.</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({place})</source>
        <extracomment>Words in This evening, what was agreed (best deal)</extracomment>
        <translation>{deal}: {points} IMP para {side} ({place})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({place})</source>
        <extracomment>Words in This evening, what was agreed (best deal)</extracomment>
        <translation>{deal}: {points} puntos para {side} ({place})</translation>
    </message>
    <message>
        <source>{drawn} of {played} players</source>
        <extracomment>Words in Standings (lines drawn)</extracomment>
        <translation>{drawn} de {played} jugadores</translation>
    </message>
    <message>
        <source>{evening} is missing</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>falta {evening}</translation>
    </message>
    <message>
        <source>{evening}: can no longer be read</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: ya no se puede leer</translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: se eliminó, o no queda nada de ella</translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <extracomment>Words in the archive of evenings (figures in)</extracomment>
        <translation>{evening}: sus estadísticas están dañadas</translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: restaurada de la copia del {day}</translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: restaurada hasta su último paso legible; el resto se ha perdido</translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}: restaurada, pero se han perdido algunos pasos anteriores</translation>
    </message>
    <message>
        <source>{evening}: where the two differ, take the version of {file}?</source>
        <extracomment>Words in commands (decided)</extracomment>
        <translation>{evening}: donde los dos difieren, ¿tomar la versión de {file}?</translation>
    </message>
    <message>
        <source>{expected} expected</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>{expected} esperados</translation>
    </message>
    <message>
        <source>{fewest} to {most} players can draw, not {number}</source>
        <extracomment>Words in files that are opened or saved (round)</extracomment>
        <translation>pueden sacar carta de {fewest} a {most} jugadores, no {number}</translation>
    </message>
    <message>
        <source>{figure} is out of range: {least} to {most}</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>{figure} está fuera de los límites: de {least} a {most}</translation>
    </message>
    <message>
        <source>{file} cannot be merged: {reason}</source>
        <extracomment>Words in commands (refusing)</extracomment>
        <translation>{file} no se puede combinar: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} no se puede abrir</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why}</source>
        <extracomment>Words in the window (cannot open)</extracomment>
        <translation>{file} no se puede abrir. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: {reason}</source>
        <extracomment>Words in commands (refusal)</extracomment>
        <translation>{file} no se puede leer ni escribir: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <extracomment>Words in commands (cannot be read); Words in house rules (load scale)</extracomment>
        <translation>{file} no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <extracomment>Words in commands (cannot be written)</extracomment>
        <translation>{file} no se puede escribir: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Nothing was changed there.</source>
        <extracomment>Sentence in the window (cannot write)</extracomment>
        <translation>{file} no se puede escribir: {reason}. No se ha modificado nada.</translation>
    </message>
    <message>
        <source>{file} has a different version of this evening. Replace yours? You can undo this.</source>
        <extracomment>Sentence in the history and the backups of evenings (which state)</extracomment>
        <translation>{file} tiene otra versión de esta sesión. ¿Reemplazar la suya? Se puede deshacer.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>{file} tiene otra versión de esta sesión.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening: {counts}.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>{file} tiene otra versión de esta sesión: {counts}.</translation>
    </message>
    <message>
        <source>{file} is a folder</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} es una carpeta</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} está dañado</translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <extracomment>Fault in checking the archive (check)</extracomment>
        <translation>{file} está vacío o falta, pero hay una copia de seguridad del {day}; check --mend la restaura</translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} no es un histórico de scorepad</translation>
    </message>
    <message>
        <source>{file} is open now.</source>
        <extracomment>Sentence in the window (open all)</extracomment>
        <translation>{file} está abierto ahora.</translation>
    </message>
    <message>
        <source>{file} is sound: there is nothing to repair</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} está bien: no hay nada que reparar</translation>
    </message>
    <message>
        <source>{file} is sound: {evenings}, {deals}</source>
        <extracomment>Words in the command check (check)</extracomment>
        <translation>{file} está bien: {evenings}, {deals}</translation>
    </message>
    <message>
        <source>{file} is sound; its statistics are counted again when needed</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} está bien; las estadísticas se vuelven a contar cuando hace falta</translation>
    </message>
    <message>
        <source>{file} must end in {endings}</source>
        <extracomment>Words in commands (check ending)</extracomment>
        <translation>{file} debe terminar en {endings}</translation>
    </message>
    <message>
        <source>{file} still has this line; delete it there:</source>
        <extracomment>Words in commands (removed)</extracomment>
        <translation>{file} contiene todavía esta línea; bórrela allí:</translation>
    </message>
    <message>
        <source>{file} was added and is open now.</source>
        <extracomment>Sentence in the window (added)</extracomment>
        <translation>{file} se ha añadido y está abierto ahora.</translation>
    </message>
    <message>
        <source>{file} was already in the archive and is open now.</source>
        <extracomment>Sentence in the window (became)</extracomment>
        <translation>{file} ya estaba en el histórico y está abierto ahora.</translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>otro programa ha modificado {file}; mírelo otra vez</translation>
    </message>
    <message>
        <source>{file} was removed.</source>
        <extracomment>Sentence in commands (removed)</extracomment>
        <translation>{file} se ha quitado.</translation>
    </message>
    <message>
        <source>{file} was repaired</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} se ha reparado</translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} es de una versión más nueva de scorepad y no se ha modificado</translation>
    </message>
    <message>
        <source>{file} was written; type this line once, and new terminals use it:</source>
        <extracomment>Words in commands (complete)</extracomment>
        <translation>{file} se ha escrito; escriba una vez esta línea y los terminales nuevos lo usarán:</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <extracomment>Words in house rules (load scale)</extracomment>
        <translation>{file}, línea {line}: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n evening(s)</source>
        <extracomment>Words in commands (evenings into)</extracomment>
        <translation>
            <numerusform>{file}: %n sesión</numerusform>
            <numerusform>{file}: %n sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n page(s)</source>
        <extracomment>Words in commands (pages into)</extracomment>
        <translation>
            <numerusform>{file}: %n página</numerusform>
            <numerusform>{file}: %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: a name with a line break cannot be in a menu</source>
        <extracomment>Words in commands (quoted)</extracomment>
        <translation>{file}: un nombre con un salto de línea no puede estar en un menú</translation>
    </message>
    <message numerus="yes">
        <source>{file}: it holds %n evening(s); import it to choose one of them</source>
        <extracomment>Fault in commands (evening in)</extracomment>
        <translation>
            <numerusform>{file}: contiene %n sesión; impórtelo para elegirla</numerusform>
            <numerusform>{file}: contiene %n sesiones; impórtelo para elegir una</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: new terminals complete scorepad with the Tab key</source>
        <extracomment>Words in commands (complete)</extracomment>
        <translation>{file}: los terminales nuevos completan scorepad con la tecla Tab</translation>
    </message>
    <message>
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <extracomment>Words in commands (refused)</extracomment>
        <translation>{file}: la sesión de aquí es distinta, así que no se importó nada; --replace toma la versión del archivo: {differs}</translation>
    </message>
    <message>
        <source>{file}: {counts}</source>
        <extracomment>Words in commands (merge)</extracomment>
        <translation>{file}: {counts}</translation>
    </message>
    <message>
        <source>{file}:1: no line has pairs, e.g. 1-2: N 4S+1 below a board</source>
        <extracomment>Fault in commands (ranked)</extracomment>
        <translation>{file}:1: ninguna línea tiene parejas, p.&#xa0;ej. 1-2: N 4S+1 debajo de un estuche</translation>
    </message>
    <message>
        <source>{first} and {second}: board {board} has been played at both tables</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>{first} y {second}: el estuche {board} ya se ha jugado en ambas mesas</translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <extracomment>Words in PBN files (check boards)</extracomment>
        <translation>{form} de otro programa no se puede leer, solo estuches de duplicado</translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <extracomment>Words in the panel beside the sheet (goes on back score)</extracomment>
        <translation>{hundreds} en el resumen</translation>
    </message>
    <message>
        <source>{left} and {came} are one player: only the n&amp;ame was wrong</source>
        <extracomment>Button or menu entry in This evening and New evening (only spelling)</extracomment>
        <translation>{left} y {came} son un jugador: solo estaba mal el n&amp;ombre</translation>
    </message>
    <message>
        <source>{letters} for {player}</source>
        <extracomment>Words in what is typed in the entry line (way)</extracomment>
        <translation>{letters} para {player}</translation>
    </message>
    <message>
        <source>{letter} is {player}; type {ways}</source>
        <extracomment>Words in what is typed in the entry line (reminder)</extracomment>
        <translation>{letter} es {player}; escriba {ways}</translation>
    </message>
    <message>
        <source>{letter}: {players}? Type {ways}</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>{letter}: ¿{players}? Escriba {ways}</translation>
    </message>
    <message>
        <source>{made}; no IMPs until the points are entered, e.g. 23p</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>{made}; sin IMP hasta que se anoten los puntos, p.&#xa0;ej. 23p</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <extracomment>Words in the charts of Standings (month or year); Words in Earlier evenings (month name)</extracomment>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>{name} (Enter)</source>
        <extracomment>Words in the panel after a round (with enter)</extracomment>
        <translation>{name} (Intro)</translation>
    </message>
    <message>
        <source>{name} alone means the seat {chair}; type more of the name.</source>
        <extracomment>Sentence in This evening and New evening (letter of a chair)</extracomment>
        <translation>{name} a secas significa el sitio {chair}; escriba más letras del nombre.</translation>
    </message>
    <message>
        <source>{name} already has the {card}.</source>
        <extracomment>Sentence in This evening and New evening (check cards)</extracomment>
        <translation>{card}: {name} ya tiene esta carta.</translation>
    </message>
    <message>
        <source>{name} cannot be in two places</source>
        <extracomment>Fault in a deal, a result or an evening; Words in files that are opened or saved (read seating)</extracomment>
        <translation>{name} no puede estar en dos sitios</translation>
    </message>
    <message>
        <source>{name} draws only once</source>
        <extracomment>Fault in commands (seats); Fault in files that are opened or saved (round)</extracomment>
        <translation>{name} solo saca una vez</translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <extracomment>Sentence in This evening and New evening (fault)</extracomment>
        <translation>{name} ya está.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>Words in Back score (in all)</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}’s phone has {entered}, the sheet has {there}.</source>
        <extracomment>Sentence in the window (differs)</extracomment>
        <translation>El teléfono de {name} tiene {entered}, la hoja tiene {there}.</translation>
    </message>
    <message>
        <source>{name}’s phone wants to enter deals.</source>
        <extracomment>Sentence in the window (wants to enter)</extracomment>
        <translation>El teléfono de {name} quiere anotar manos.</translation>
    </message>
    <message>
        <source>{newcomer} for {player}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>{newcomer} por {player}</translation>
    </message>
    <message>
        <source>{north} and {south} play {east} and {west}.</source>
        <extracomment>Sentence in the panel beside the sheet (outcome)</extracomment>
        <translation>{north} y {south} juegan contra {east} y {west}.</translation>
    </message>
    <message>
        <source>{ns} (N-S) against {ew} (E-W)</source>
        <extracomment>Words in sheets printed by commands (seats text)</extracomment>
        <translation>{ns} (N-S) contra {ew} (E-O)</translation>
    </message>
    <message>
        <source>{number} IMPs</source>
        <extracomment>Words in Standings, where a figure comes from (imps)</extracomment>
        <translation>{number} IMP</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Words in an evening of several tables (count of); Words in Help (found); Words in the dialog Print (show page of); and elsewhere</extracomment>
        <translation>{number} de {total}</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <extracomment>Words in sheets printed by commands (title); Words in the window (pairs); Words in the panel beside the sheet (pairing)</extracomment>
        <translation>{one} contra {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are both called {name}</source>
        <extracomment>Words in an evening of several tables (check twice)</extracomment>
        <translation>{one} y {other} se llaman {name}</translation>
    </message>
    <message>
        <source>{one} and {other} are not two players of this archive</source>
        <extracomment>Fault in the archive of evenings (merge players)</extracomment>
        <translation>{one} y {other} no son dos jugadores de este histórico</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <extracomment>Fault in a deal, a result or an evening (rank draw)</extracomment>
        <translation>{one} y {other} no pueden haber sacado los dos {card}</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <extracomment>Fault in the archive of evenings (merge players)</extracomment>
        <translation>{one} y {other} se sentaron a la misma mesa, así que son dos jugadores</translation>
    </message>
    <message>
        <source>{option} goes with {other}</source>
        <extracomment>Words in commands (goes with)</extracomment>
        <translation>{option} va con {other}</translation>
    </message>
    <message>
        <source>{option} is given twice</source>
        <extracomment>Words in commands</extracomment>
        <translation>{option} se indica dos veces</translation>
    </message>
    <message>
        <source>{pair} comes late, in round {round}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} llega más tarde, en la ronda {round}.</translation>
    </message>
    <message>
        <source>{pair} does not play.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} no juega.</translation>
    </message>
    <message>
        <source>{pair} has already played board {board}</source>
        <extracomment>Words in a deal, a result or an evening (add)</extracomment>
        <translation>{pair} ya jugó el estuche {board}</translation>
    </message>
    <message>
        <source>{pair} has two handicaps</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in what is typed in the entry line (read handicaps)</extracomment>
        <translation>{pair} tiene dos hándicaps</translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <extracomment>Fault in a deal, a result or an evening; Words in files that are opened or saved (pairs)</extracomment>
        <translation>{pair} aparece dos veces</translation>
    </message>
    <message>
        <source>{pair} is not in the movement</source>
        <extracomment>Words in a deal, a result or an evening (unplanned); Fault in movements of several tables; Words in what is typed in the entry line (directed); and elsewhere</extracomment>
        <translation>{pair} no está en el movimiento</translation>
    </message>
    <message>
        <source>{pair} joins in round {round}, where a place is free.</source>
        <extracomment>Sentence in movements of several tables (joins)</extracomment>
        <translation>{pair} se incorpora en la ronda {round}, donde hay un sitio libre.</translation>
    </message>
    <message>
        <source>{pair} joins in round {round}; in each round another sits out: {others}.</source>
        <extracomment>Sentence in movements of several tables (joins)</extracomment>
        <translation>{pair} se incorpora en la ronda {round}; en cada ronda descansa otra: {others}.</translation>
    </message>
    <message>
        <source>{pair} leaves after round {round}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} se va tras la ronda {round}.</translation>
    </message>
    <message>
        <source>{pair} misses round {first}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} falta en la ronda {first}.</translation>
    </message>
    <message>
        <source>{pair} misses rounds {first} to {last}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} falta en las rondas {first} a {last}.</translation>
    </message>
    <message>
        <source>{pair} stays</source>
        <extracomment>Words in movements of several tables (goes)</extracomment>
        <translation>{pair} se queda</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee}</source>
        <extracomment>Fault in a deal, a result or an evening (check payments)</extracomment>
        <translation>{payer} no puede pagar a {payee}</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee} {amount}</source>
        <extracomment>Fault in a deal, a result or an evening (check payments)</extracomment>
        <translation>{payer} no puede pagar {amount} a {payee}</translation>
    </message>
    <message>
        <source>{payer} owed {payee}</source>
        <extracomment>Words in Settling up (owed)</extracomment>
        <translation>{payer} debía a {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee}</source>
        <extracomment>Words in Settling up (owes)</extracomment>
        <translation>{payer} debe a {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}</source>
        <extracomment>Words in Settling up (debt)</extracomment>
        <translation>{payer} debe {amount} a {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: {reason}</source>
        <extracomment>Words in sheets printed by commands (payments)</extracomment>
        <translation>{payer} debe {amount} a {payee}: {reason}</translation>
    </message>
    <message>
        <source>{payer} paid {payee}</source>
        <extracomment>Words in Settling up (who)</extracomment>
        <translation>{payer} pagó a {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} pagó {amount} a {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} on {day}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} pagó {amount} a {payee} el {day}</translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <extracomment>Words in Settling up (who)</extracomment>
        <translation>{payer} paga a {payee}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} paga {amount} a {payee}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}</source>
        <extracomment>Words in two versions of an evening side by side (said)</extracomment>
        <translation>{place}: aquí {ours}, en el archivo {theirs}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}; both are kept</source>
        <extracomment>Words in two versions of an evening side by side (said)</extracomment>
        <translation>{place}: aquí {ours}, en el archivo {theirs}; se conservan los dos</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <extracomment>Words in checking the archive (of evening); Fault in commands (refuse more rounds); Fault in commands (refused); and elsewhere</extracomment>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <source>{players} lead</source>
        <extracomment>Words in This evening, what was agreed (leads)</extracomment>
        <translation>{players} van en cabeza</translation>
    </message>
    <message>
        <source>{players} sit out</source>
        <extracomment>Words in sheets printed by commands (seats text); Words in the picture of the table (who sits out)</extracomment>
        <translation>{players} descansan</translation>
    </message>
    <message>
        <source>{players} win the evening</source>
        <extracomment>Words in This evening, what was agreed (wins)</extracomment>
        <translation>{players} ganan la sesión</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>{player} (usted)</translation>
    </message>
    <message>
        <source>{player} and {other} change seats</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} y {other} cambian de sitio</translation>
    </message>
    <message>
        <source>{player} comes in for {other}</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} sustituye a {other}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the panel after a round (follow)</extracomment>
        <translation>Reparte {player}</translation>
    </message>
    <message>
        <source>{player} deals. {vulnerable}.</source>
        <extracomment>Sentence in the list of deals and the entry line (board facts)</extracomment>
        <translation>Reparte {player}. {vulnerable}.</translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <extracomment>Sentence in This evening and New evening (player changes)</extracomment>
        <translation>Se incorpora {player}.</translation>
    </message>
    <message>
        <source>{player} leads</source>
        <extracomment>Words in This evening, what was agreed (leads)</extracomment>
        <translation>{player} va en cabeza</translation>
    </message>
    <message>
        <source>{player} leaves and nobody takes the chair: name somebody, or stop the round first</source>
        <extracomment>Fault in This evening and New evening (check chairs)</extracomment>
        <translation>{player} se va y nadie ocupa su sitio: indique quién, o pare antes la ronda</translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <extracomment>Sentence in This evening and New evening (player changes)</extracomment>
        <translation>{player} se va; las rondas anteriores quedan en el resumen.</translation>
    </message>
    <message>
        <source>{player} sits out</source>
        <extracomment>Words in sheets printed by commands (seats text); Words in the picture of the table (who sits out)</extracomment>
        <translation>{player} descansa</translation>
    </message>
    <message>
        <source>{player} sits out; at the table are {names}</source>
        <extracomment>Words in what is typed in the entry line (skip)</extracomment>
        <translation>{player} descansa; en la mesa están {names}</translation>
    </message>
    <message>
        <source>{player} sits {chair}</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} se sienta en {chair}</translation>
    </message>
    <message>
        <source>{player} wins the evening</source>
        <extracomment>Words in This evening, what was agreed (wins)</extracomment>
        <translation>{player} gana la sesión</translation>
    </message>
    <message>
        <source>{points} agreed on: {reason}</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>{points} acordados: {reason}</translation>
    </message>
    <message>
        <source>{points} below the line count towards a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{points} debajo de la línea cuentan para la manga.</translation>
    </message>
    <message>
        <source>{points} below the line make a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{points} debajo de la línea son una manga.</translation>
    </message>
    <message>
        <source>{points} for North-South, {rest} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (as scored)</extracomment>
        <translation>{points} para Norte-Sur, {rest} para Este-Oeste</translation>
    </message>
    <message>
        <source>{points} hon.</source>
        <extracomment>Sentence in the list of deals and the entry line (declarer)</extracomment>
        <translation>{points} hon.</translation>
    </message>
    <message>
        <source>{points} honours</source>
        <extracomment>Words in the bidding pad (fill groups); Words in the list of deals and the entry line (declarer)</extracomment>
        <translation>{points} de honores</translation>
    </message>
    <message>
        <source>{points} honours held by {player}</source>
        <extracomment>Words in deals and figures, everywhere (honours said)</extracomment>
        <translation>{points} de honores de {player}</translation>
    </message>
    <message>
        <source>{points} points from every other result of the board</source>
        <extracomment>Words in a deal, a result or an evening (unlikely of board)</extracomment>
        <translation>{points} puntos por cada uno de los demás resultados del estuche</translation>
    </message>
    <message>
        <source>{points} to They</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} para ellos</translation>
    </message>
    <message>
        <source>{points} to We</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} para nosotros</translation>
    </message>
    <message>
        <source>{points} to {side}</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} para {side}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <extracomment>Sentence in the archive of evenings (not saved)</extracomment>
        <translation>{reason} Lo anotado solo está en memoria; se guardará en cuanto sea posible.</translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <extracomment>Sentence in the archive of evenings (not saved)</extracomment>
        <translation>{reason} Las nuevas anotaciones no se pueden guardar.</translation>
    </message>
    <message numerus="yes">
        <source>{restored} of %n evening(s) restored.</source>
        <extracomment>Sentence in the command check (mended); Sentence in the archive of evenings (what was rescued)</extracomment>
        <translation>
            <numerusform>Se ha restaurado {restored} de %n sesión.</numerusform>
            <numerusform>Se han restaurado {restored} de %n sesiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} begins with this deal; it cannot move up.</source>
        <extracomment>Sentence in the window (move by)</extracomment>
        <translation>{round} empieza con esta mano; no puede subir.</translation>
    </message>
    <message>
        <source>{round} ends with this deal; it cannot move down.</source>
        <extracomment>Sentence in the window (move by)</extracomment>
        <translation>{round} termina con esta mano; no puede bajar.</translation>
    </message>
    <message>
        <source>{round} is not over and does not count yet.</source>
        <extracomment>Sentence in results and money (about rounds)</extracomment>
        <translation>{round} no ha acabado y aún no cuenta.</translation>
    </message>
    <message>
        <source>{round} is now unfinished.</source>
        <extracomment>Sentence in the window (standing)</extracomment>
        <translation>{round} está ahora sin terminar.</translation>
    </message>
    <message>
        <source>{round} is stopped here</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>{round} se para aquí</translation>
    </message>
    <message>
        <source>{round} no longer ends.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>{round} ya no termina.</translation>
    </message>
    <message numerus="yes">
        <source>{round} now ends after deal {last}, without %n later deal(s).</source>
        <extracomment>Sentence in the window (stray deals)</extracomment>
        <translation>
            <numerusform>{round} termina ahora tras la mano {last}; %n mano posterior no cuenta.</numerusform>
            <numerusform>{round} termina ahora tras la mano {last}; %n manos posteriores no cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>{round} termina ahora después de la mano {last}.</translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <extracomment>Sentence in the window (stopped early)</extracomment>
        <translation>{round} se paró antes de su final.</translation>
    </message>
    <message>
        <source>{round}, IMPs</source>
        <extracomment>Words in the back score (names); Words in deals and figures, everywhere (round title)</extracomment>
        <translation>{round}, IMP</translation>
    </message>
    <message>
        <source>{round}, board {number}</source>
        <extracomment>Words in the window (deal place)</extracomment>
        <translation>{round}, estuche {number}</translation>
    </message>
    <message>
        <source>{round}, deal by deal</source>
        <extracomment>Words in what is printed (said of)</extracomment>
        <translation>{round}, mano a mano</translation>
    </message>
    <message>
        <source>{round}, deal {number}</source>
        <extracomment>Words in the window (deal place); Words in two versions of an evening side by side (title)</extracomment>
        <translation>{round}, mano {number}</translation>
    </message>
    <message>
        <source>{said} and {ended}</source>
        <extracomment>Words in What if (outlook aloud)</extracomment>
        <translation>{said} y {ended}</translation>
    </message>
    <message>
        <source>{said} – paused</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>{said} – en pausa</translation>
    </message>
    <message>
        <source>{said}: {sum}</source>
        <extracomment>Words in what is printed (outcome); Words in deals and figures, everywhere (why)</extracomment>
        <translation>{said}: {sum}</translation>
    </message>
    <message>
        <source>{said}; boards {number}</source>
        <extracomment>Words in rankings printed by commands (match)</extracomment>
        <translation>{said}; estuches {number}</translation>
    </message>
    <message>
        <source>{said}; victory points {home} to {visitors}</source>
        <extracomment>Words in the ranking of a session (match said)</extracomment>
        <translation>{said}; puntos de victoria {home} a {visitors}</translation>
    </message>
    <message>
        <source>{said}; {points} for {side}</source>
        <extracomment>Words in an evening of several tables (understood)</extracomment>
        <translation>{said}; {points} para {side}</translation>
    </message>
    <message>
        <source>{score} IMPs in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} IMP en {rounds}</translation>
    </message>
    <message>
        <source>{score} against the datum {datum}, a difference of {by}: {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (butler)</extracomment>
        <translation>{score} contra la media {datum}, una diferencia de {by}: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}, and {tie} for each of {missing} missing results: {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} contra {others}, y {tie} por cada uno de los {missing} resultados que faltan: {points} de {top}; Este-Oeste {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (cross imps)</extracomment>
        <translation>{score} contra {others}: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} contra {others}: {points} de {top}; Este-Oeste {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {sum} / {times} = {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (cross imps)</extracomment>
        <translation>{score} contra {others}: {sum} / {times} = {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}; {results} results where there are up to {expected}: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} contra {others}; {results} resultados donde hay hasta {expected}: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} de {top}; Este-Oeste {rest}</translation>
    </message>
    <message>
        <source>{score} in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} en {rounds}</translation>
    </message>
    <message>
        <source>{score} points in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} puntos en {rounds}</translation>
    </message>
    <message>
        <source>{seat} deals next</source>
        <extracomment>Name for a screen reader in This evening and New evening</extracomment>
        <translation>Después reparte {seat}</translation>
    </message>
    <message>
        <source>{seat} keeps the score</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>Lleva el tanteo {seat}</translation>
    </message>
    <message numerus="yes">
        <source>{side}
win by %n IMP(s)</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>{side}
ganan por %n IMP</numerusform>
            <numerusform>{side}
ganan por %n IMP</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}
win by {points}</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>{side}
ganan por {points}</translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <extracomment>Words in the panel beside the sheet (other results)</extracomment>
        <translation>{side}: {points}, {why}</translation>
    </message>
    <message>
        <source>{side} is a side; is the declarer {one} or {other}?</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>{side} es un bando; ¿quién es el declarante, {one} o {other}?</translation>
    </message>
    <message>
        <source>{side} need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs); Words in the picture of the table (what sides need)</extracomment>
        <translation>{side}: faltan {points} para la manga</translation>
    </message>
    <message>
        <source>{side} need {points} for game and rubber</source>
        <extracomment>Words in the picture of the table (what sides need)</extracomment>
        <translation>{side}: faltan {points} para manga y rubber</translation>
    </message>
    <message>
        <source>{side} play</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>juega {side}</translation>
    </message>
    <message>
        <source>{side} points, press for the other side</source>
        <extracomment>Words in the bidding pad (held aloud)</extracomment>
        <translation>Puntos: {side}; pulse para el otro bando</translation>
    </message>
    <message>
        <source>{side} total {points}</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>{side}: total {points}</translation>
    </message>
    <message>
        <source>{side} vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet)</extracomment>
        <translation>{side} vulnerable</translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <extracomment>Words in what is printed (won game)</extracomment>
        <translation>{side}: manga {number}</translation>
    </message>
    <message>
        <source>{side} won both games</source>
        <extracomment>Words in what is printed (outcome); Words in the panel beside the sheet (other results)</extracomment>
        <translation>{side}: ganadas las dos mangas</translation>
    </message>
    <message>
        <source>{side} {above} above the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {above} encima de la línea</translation>
    </message>
    <message>
        <source>{side} {below} below and {above} above the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {below} debajo y {above} encima de la línea</translation>
    </message>
    <message>
        <source>{side} {below} below the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {below} debajo de la línea</translation>
    </message>
    <message>
        <source>{side} {points} on board {number}</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>{side} {points} en el estuche {number}</translation>
    </message>
    <message>
        <source>{side} {points}: {why}</source>
        <extracomment>Words in what is printed (figure reason)</extracomment>
        <translation>{side} {points}: {why}</translation>
    </message>
    <message>
        <source>{side}, above the line</source>
        <extracomment>Words in the window (paid)</extracomment>
        <translation>{side}, encima de la línea</translation>
    </message>
    <message>
        <source>{side}, below the line</source>
        <extracomment>Words in the window (paid)</extracomment>
        <translation>{side}, debajo de la línea</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s)</source>
        <extracomment>Words in the window (imps won)</extracomment>
        <translation>
            <numerusform>{side}: %n IMP</numerusform>
            <numerusform>{side}: %n IMP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s) behind, more than one deal can bring</source>
        <extracomment>Words in sheets printed by commands (even); Words in the picture of the table (what makes even)</extracomment>
        <translation>
            <numerusform>{side}: %n IMP por detrás, más de lo que puede dar una mano</numerusform>
            <numerusform>{side}: %n IMP por detrás, más de lo que puede dar una mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s) behind; {points} more than expected make it even</source>
        <extracomment>Words in sheets printed by commands (even); Words in the picture of the table (what makes even)</extracomment>
        <translation>
            <numerusform>{side}: %n IMP por detrás; {points} puntos más de lo esperado empatan</numerusform>
            <numerusform>{side}: %n IMP por detrás; {points} puntos más de lo esperado empatan</numerusform>
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
        <translation>{spelling} es ahora {name} en todas partes.</translation>
    </message>
    <message>
        <source>{step}, from a phone</source>
        <extracomment>Words in Undo and the history: the name of a step (from phone)</extracomment>
        <translation>{step}, desde un teléfono</translation>
    </message>
    <message>
        <source>{step}, from {name}’s phone</source>
        <extracomment>Words in Undo and the history: the name of a step (from phone)</extracomment>
        <translation>{step}, desde el teléfono de {name}</translation>
    </message>
    <message>
        <source>{table}: a row refers to one that is missing</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>{table}: una fila remite a otra que falta</translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>{table}: el total está dañado</translation>
    </message>
    <message>
        <source>{typed} is 4 spades by {player} – type a deal, then Enter</source>
        <extracomment>Words in the list of deals and the entry line (hint)</extracomment>
        <translation>{typed}: 4 picas por {player} – escriba una mano y pulse Intro</translation>
    </message>
    <message>
        <source>{typed} is not a card, e.g. {one} or {other}</source>
        <extracomment>Fault in a deal, a result or an evening (read card)</extracomment>
        <translation>{typed} no es una carta, p.&#xa0;ej. {one} o {other}</translation>
    </message>
    <message>
        <source>{typed} is not one of {choices}</source>
        <extracomment>Words in commands (read)</extracomment>
        <translation>{typed} no es ninguno de {choices}</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Entries are only in memory; they are saved once that window closes.</source>
        <extracomment>Sentence in the window (in use elsewhere)</extracomment>
        <translation>{user} tiene el histórico abierto en otra ventana de {host} (proceso {pid}). Lo anotado solo está en memoria y se guardará cuando se cierre esa ventana.</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <extracomment>Sentence in the window (in use elsewhere)</extracomment>
        <translation>{user} tiene el histórico abierto en otra ventana de {host} (proceso {pid}). Aquí solo se puede leer hasta que se cierre esa ventana.</translation>
    </message>
    <message>
        <source>{weekday} {day}</source>
        <extracomment>Words in Earlier evenings (day in list)</extracomment>
        <translation>{weekday} {day}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first deal of the round, or begin a new round before it: form {form}</source>
        <extracomment>Words in files that are opened or saved (out of place)</extracomment>
        <translation>{what} va demasiado tarde; póngalo antes de la primera mano de la ronda, o empiece antes una ronda nueva: form {form}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <extracomment>Words in files that are opened or saved (too late)</extracomment>
        <translation>{what} va demasiado tarde; póngalo antes del primer resultado</translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <extracomment>Words in files that are opened or saved (before results)</extracomment>
        <translation>{what} necesita antes form duplicate</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <extracomment>Words in Standings (show behind); Words in the season in Standings (award)</extracomment>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; commands are {commands}; scorepad help lists all</source>
        <extracomment>Words in commands (mistyped)</extracomment>
        <translation>{word} no es una orden ni un archivo; las órdenes son {commands}; scorepad help las muestra todas</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <extracomment>Words in commands (mistyped)</extracomment>
        <translation>{word} no es una orden ni un archivo; ¿quería decir {near}?</translation>
    </message>
    <message>
        <source>“Blank sheets” in the same menu prints pads and cards to score by hand, and a card of all scores.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>«Hojas en blanco», en el mismo menú, imprime hojas para anotar a mano y una tarjeta con todas las puntuaciones.</translation>
    </message>
    <message>
        <source>“Penalties” beside the ranking lists all awards and penalties. They can be corrected or deleted there.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>«Penalizaciones», en la clasificación, muestra todas las bonificaciones y penalizaciones. Ahí se pueden corregir o eliminar.</translation>
    </message>
    <message>
        <source>“Phones” in the Evening menu shows a code. A phone in the same Wi-Fi scans it and shows the sheet, live and from its own side; if you allow it, it enters deals too.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>«Teléfonos», en el menú Sesión, muestra un código. Un teléfono de la misma wifi lo escanea y muestra la hoja, en vivo y desde su bando; si usted lo permite, también anota manos.</translation>
    </message>
    <message>
        <source>“Print” in the Evening menu prints the sheets or makes a PDF, as on the screen but always dark on white.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>«Imprimir», en el menú Sesión, imprime las hojas o crea un PDF, como en la pantalla pero siempre oscuro sobre blanco.</translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>«{award}» no es una media, p.&#xa0;ej. med, med+, med- o 60</translation>
    </message>
    <message>
        <source>“{column}” is longer than {most} letters</source>
        <extracomment>Words in CSV files (text)</extracomment>
        <translation>«{column}» tiene más de {most} caracteres</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” here but “{before}” further up in the same round or evening</source>
        <extracomment>Words in CSV files (same)</extracomment>
        <translation>«{column}» es aquí «{cell}» y más arriba «{before}», en la misma ronda o sesión</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” in this row, but should be “{ours}”</source>
        <extracomment>Words in CSV files (check counted)</extracomment>
        <translation>«{column}» es «{cell}» en esta fila, pero debería ser «{ours}»</translation>
    </message>
    <message>
        <source>“{contract}” by “{declarer}” with “{tricks}” tricks is not a result</source>
        <extracomment>Words in files that are opened or saved (what of)</extracomment>
        <translation>«{contract}» por «{declarer}» con «{tricks}» bazas no es un resultado</translation>
    </message>
    <message>
        <source>“{found}” does not belong here</source>
        <extracomment>Words in a deal, a result or an evening (unfit)</extracomment>
        <translation>«{found}» no va aquí</translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <extracomment>Words in files that are opened or saved (contract)</extracomment>
        <translation>«{found}» no es un contrato, p.&#xa0;ej. 4S, 3NT, 6HX o pass</translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <extracomment>Words in files that are opened or saved (money); Fault in files that are opened or saved (read money); Words in Settling up (no amount)</extracomment>
        <translation>«{found}» no es un importe, p.&#xa0;ej. 2,50</translation>
    </message>
    <message>
        <source>“{found}” is not known here</source>
        <extracomment>Words in a deal, a result or an evening (unknown)</extracomment>
        <translation>«{found}» no se conoce aquí</translation>
    </message>
    <message>
        <source>“{line}” is not a line that scorepad writes</source>
        <extracomment>Words in PBN files (other)</extracomment>
        <translation>«{line}» no es una línea que escriba scorepad</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <extracomment>Fault in a deal, a result or an evening (missing); Words in an evening of several tables (enter); Fault in an evening of several tables (value); and elsewhere</extracomment>
        <translation>falta «{name}»</translation>
    </message>
    <message>
        <source>“{name}” is missing or not of the right kind</source>
        <extracomment>Words in the page on players' phones (unfit field)</extracomment>
        <translation>falta «{name}» o no es del tipo correcto</translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <extracomment>Words in PBN files (what)</extracomment>
        <translation>«{ns}» y «{ew}» no son porcentajes</translation>
    </message>
    <message>
        <source>“{number}” is not a number with at most two decimals, up to {most}</source>
        <extracomment>Words in a deal, a result or an evening (check decimals)</extracomment>
        <translation>«{number}» no es un número hasta {most} con dos decimales como mucho</translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <extracomment>Words in CSV files (over)</extracomment>
        <translation>«{one}» {first} y «{other}» {second} no concuerdan; corrija uno de los dos</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>«{pair}» no es una pareja de un equipo, p.&#xa0;ej. A1 o B2</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>«{pair}» no es una pareja: de 1 a 6 letras o cifras</translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <extracomment>Words in a deal, a result or an evening (check score)</extracomment>
        <translation>«{points}» no es una puntuación; son decenas de -{most} a {most}, p.&#xa0;ej. 420</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>«{rest}» no es parte de una mano</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; X is doubled, XX redoubled</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>«{rest}» no es parte de una mano; X es doblado, XX redoblado</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; at the table are {names}</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>«{rest}» no es parte de una mano; en la mesa están {names}</translation>
    </message>
    <message>
        <source>“{team}” is not a team; teams go by a letter, e.g. C</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>«{team}» no es un equipo; un equipo tiene una letra, p.&#xa0;ej. C</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <extracomment>Fault in files that are opened or saved (read money)</extracomment>
        <translation>«{typed}» se puede leer de dos maneras; omita la coma</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <extracomment>Words in CSV files (result)</extracomment>
        <translation>«{typed}» se puede leer de dos maneras; use =, +1 o -1, o una columna «over» o «tricks»</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <extracomment>Words in what is typed in the entry line (read handicaps); Words in files that are opened or saved (decimal); Words in files that are opened or saved (read seating); and elsewhere</extracomment>
        <translation>«{typed}» no se puede leer</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read; e.g. 7=1, 7=1-2 or 5=6-</source>
        <extracomment>Words in what is typed in the entry line (away)</extracomment>
        <translation>«{typed}» no se puede leer; p.&#xa0;ej. 7=1, 7=1-2 o 5=6-</translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <extracomment>Words in files that are opened or saved (in figures)</extracomment>
        <translation>«{typed}» puede ser dos fechas; ponga primero el año, p.&#xa0;ej. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” could be {cards}</source>
        <extracomment>Fault in a deal, a result or an evening (read card)</extracomment>
        <translation>«{typed}» puede ser {cards}</translation>
    </message>
    <message>
        <source>“{typed}” could be {few} tricks or {many}: type {one} or {other}</source>
        <extracomment>Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>«{typed}» pueden ser {few} bazas o {many}: escriba {one} o {other}</translation>
    </message>
    <message>
        <source>“{typed}” could be {names}: type more letters</source>
        <extracomment>Words in what is typed in the entry line (question); Words in CSV files (chair)</extracomment>
        <translation>«{typed}» puede ser {names}: escriba más letras</translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <extracomment>Words in files that are opened or saved (stop)</extracomment>
        <translation>«{typed}» no va aquí; stop es una línea aparte</translation>
    </message>
    <message>
        <source>“{typed}” has no result in the lines above</source>
        <extracomment>Words in what is typed in the entry line (read adjusted)</extracomment>
        <translation>«{typed}» no tiene ningún resultado en las líneas de arriba</translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract such as 4S, 3NT, 6HX or pass</source>
        <extracomment>Words in CSV files (contract)</extracomment>
        <translation>«{typed}» es más que un contrato como 4S, 3NT, 6HX o pass</translation>
    </message>
    <message>
        <source>“{typed}” is not a date, e.g. 2026-01-31</source>
        <extracomment>Words in files that are opened or saved (read day)</extracomment>
        <translation>«{typed}» no es una fecha, p.&#xa0;ej. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}</source>
        <extracomment>Words in what is typed in the entry line (no contract)</extracomment>
        <translation>«{typed}» no es una mano, p.&#xa0;ej. {example} (contrato, declarante, resultado) o {word}</translation>
    </message>
    <message>
        <source>“{typed}” is not a form of the game: {known}</source>
        <extracomment>Words in CSV files (form)</extracomment>
        <translation>«{typed}» no es una modalidad: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number from {least} to {most}</source>
        <extracomment>Words in a deal, a result or an evening (out of range)</extracomment>
        <translation>«{typed}» no es un número de {least} a {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <extracomment>Words in CSV files (over)</extracomment>
        <translation>«{typed}» no es un número de bazas de más o de multas, p.&#xa0;ej. 1 o -2</translation>
    </message>
    <message>
        <source>“{typed}” is not a number with at most two decimals, e.g. -2.5</source>
        <extracomment>Words in what is typed in the entry line (no number)</extracomment>
        <translation>«{typed}» no es un número con dos decimales como mucho, p.&#xa0;ej. -2.5</translation>
    </message>
    <message>
        <source>“{typed}” is not a result, e.g. =, +1 or -1</source>
        <extracomment>Words in what is typed in the entry line (name strays); Words in CSV files (result)</extracomment>
        <translation>«{typed}» no es un resultado, p.&#xa0;ej. =, +1 o -1</translation>
    </message>
    <message>
        <source>“{typed}” is not a round of matches, e.g. A-C B-D</source>
        <extracomment>Words in movements of several tables</extracomment>
        <translation>«{typed}» no es una ronda de partidos, p.&#xa0;ej. A-C B-D</translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>«{typed}» no es una fila de la tabla, p.&#xa0;ej. 25 300/440 (puntos, lo esperado no vulnerable y vulnerable)</translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <extracomment>Words in files that are opened or saved (read season)</extracomment>
        <translation>«{typed}» no es una temporada, p.&#xa0;ej. 2026, 2025/26, 2026-09..2026-11 o all</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>«{typed}» no es un sitio: N, E, S o W</translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>«{typed}» no es un bando: NS o EW</translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <extracomment>Words in CSV files (options)</extracomment>
        <translation>«{typed}» no es una forma de contar el dinero: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <extracomment>Words in This evening and New evening (fault)</extracomment>
        <translation>«{typed}» no es un número entero, p.&#xa0;ej. 18 o −18</translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <extracomment>Words in CSV files (one of)</extracomment>
        <translation>«{typed}» no se admite en «{column}», solo yes o no</translation>
    </message>
    <message>
        <source>“{typed}” is not an address, e.g. 192.168.1.20:8080</source>
        <extracomment>Words in commands (chosen phones)</extracomment>
        <translation>«{typed}» no es una dirección, p.&#xa0;ej. 192.168.1.20:8080</translation>
    </message>
    <message>
        <source>“{typed}” is not expected here</source>
        <extracomment>Words in commands and their options</extracomment>
        <translation>«{typed}» no se espera aquí</translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <extracomment>Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>«{typed}» son pocas bazas a nivel {level}: escriba {down}</translation>
    </message>
    <message>
        <source>“{typed}” is unknown after {what}; possible: {choices}</source>
        <extracomment>Words in score files (not known)</extracomment>
        <translation>«{typed}» es desconocido tras {what}; posible: {choices}</translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>¿«{typed}» es {notrump}, o {suit} por {player}? Deje un espacio</translation>
    </message>
    <message>
        <source>“{typed}” is {suits}? Type {ways}</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>¿«{typed}» es {suits}? Escriba {ways}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <extracomment>Words in the search of Earlier evenings (understood)</extracomment>
        <translation>«{word}»</translation>
    </message>
    <message>
        <source>“{word}” does not go with results of several tables; put it into a separate file</source>
        <extracomment>Words in score files (read)</extracomment>
        <translation>«{word}» no va con resultados de varias mesas; póngalo en un archivo aparte</translation>
    </message>
    <message>
        <source>€, $, points …</source>
        <extracomment>Grey example in an evening of several tables; Grey example in This evening and New evening (fill); Grey example in Settling up (stakes)</extracomment>
        <translation>€, $, puntos …</translation>
    </message>
    <message>
        <source>← →</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>← →</translation>
    </message>
    <message>
        <source>→ shows where a pair or the boards go next.</source>
        <extracomment>Sentence in what is printed (table cards)</extracomment>
        <translation>→ indica adónde van después una pareja o los estuches.</translation>
    </message>
</context>
</TS>
