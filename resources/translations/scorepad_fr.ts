<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>words</name>
    <message>
        <source> minutes</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation> minutes</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <extracomment>Words in rankings printed by commands (counted); Words in Earlier evenings and Standings (played); Words in This evening, what was agreed (rounds played); and elsewhere</extracomment>
        <translation>
            <numerusform>%n étui</numerusform>
            <numerusform>%n étuis</numerusform>
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
            <numerusform>%n trèfle</numerusform>
            <numerusform>%n trèfles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>Words in the command check (check); Words in Earlier evenings and Standings (played); Words in two versions of an evening side by side</extracomment>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debt(s) of players who are not here</source>
        <extracomment>Words in results and money (show)</extracomment>
        <translation>
            <numerusform>%n dette de joueurs qui ne sont pas là</numerusform>
            <numerusform>%n dettes de joueurs qui ne sont pas là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n carreau</numerusform>
            <numerusform>%n carreaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <extracomment>Words in deals and figures, everywhere (result)</extracomment>
        <translation>
            <numerusform>%n de chute</numerusform>
            <numerusform>%n de chute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, {doubled}, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n de chute, {doubled}, {vulnerable}</numerusform>
            <numerusform>%n de chute, {doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n de chute, {vulnerable}</numerusform>
            <numerusform>%n de chute, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier deal(s)</source>
        <extracomment>Words in the list of deals and the entry line (count)</extracomment>
        <translation>
            <numerusform>%n donne précédente</numerusform>
            <numerusform>%n donnes précédentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <extracomment>Words in the command check (check); Words in what is printed (how many); Words in Earlier evenings (found)</extracomment>
        <translation>
            <numerusform>%n soirée</numerusform>
            <numerusform>%n soirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) added</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n soirée ajoutée</numerusform>
            <numerusform>%n soirées ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) already there</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n soirée déjà présente</numerusform>
            <numerusform>%n soirées déjà présentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) changed</source>
        <extracomment>Words in transfer (counted evenings)</extracomment>
        <translation>
            <numerusform>%n soirée modifiée</numerusform>
            <numerusform>%n soirées modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) chosen</source>
        <extracomment>Label in Earlier evenings (tell number)</extracomment>
        <translation>
            <numerusform>%n soirée choisie</numerusform>
            <numerusform>%n soirées choisies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) deleted.</source>
        <extracomment>Sentence in Earlier evenings (delete)</extracomment>
        <translation>
            <numerusform>%n soirée a été supprimée.</numerusform>
            <numerusform>%n soirées ont été supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) restored.</source>
        <extracomment>Sentence in Backups (restore)</extracomment>
        <translation>
            <numerusform>%n soirée a été restaurée.</numerusform>
            <numerusform>%n soirées ont été restaurées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) unchanged</source>
        <extracomment>Words in the command check (mended); Words in transfer (in words); Words in the archive of evenings (what was rescued)</extracomment>
        <translation>
            <numerusform>%n soirée inchangée</numerusform>
            <numerusform>%n soirées inchangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found; Enter opens the evening</source>
        <extracomment>Words in Earlier evenings and Standings (behind found)</extracomment>
        <translation>
            <numerusform>%n trouvée&#x202f;; Entrée ouvre la soirée</numerusform>
            <numerusform>%n trouvées&#x202f;; Entrée ouvre la soirée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n cœur</numerusform>
            <numerusform>%n cœurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later deal(s)</source>
        <extracomment>Words in the list of deals and the entry line (count)</extracomment>
        <translation>
            <numerusform>%n donne suivante</numerusform>
            <numerusform>%n donnes suivantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Words in files that are opened or saved (as fits)</extracomment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notrump</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n sans-atout</numerusform>
            <numerusform>%n sans-atout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), {doubled}, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n levée de mieux, {doubled}, {vulnerable}</numerusform>
            <numerusform>%n levées de mieux, {doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n levée de mieux, {vulnerable}</numerusform>
            <numerusform>%n levées de mieux, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <extracomment>Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n paire</numerusform>
            <numerusform>%n paires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Words in what is printed (how many); Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Words in the season in Standings (award)</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): {plain}, vulnerable {vulnerable}</source>
        <extracomment>Words in house rules (scale)</extracomment>
        <translation>
            <numerusform>%n point&#xa0;: {plain}, vulnérable {vulnerable}</numerusform>
            <numerusform>%n points&#xa0;: {plain}, vulnérable {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) added</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>%n résultat ajouté</numerusform>
            <numerusform>%n résultats ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) corrected</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>%n résultat corrigé</numerusform>
            <numerusform>%n résultats corrigés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) deleted</source>
        <extracomment>Words in two versions of an evening side by side (counted)</extracomment>
        <translation>
            <numerusform>%n résultat supprimé</numerusform>
            <numerusform>%n résultats supprimés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) still to come</source>
        <extracomment>Words in the window (by how much)</extracomment>
        <translation>
            <numerusform>encore&#xa0;%n résultat à venir</numerusform>
            <numerusform>encore&#xa0;%n résultats à venir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>Words in rankings printed by commands (counted); Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) or more</source>
        <extracomment>Words in Standings (at least)</extracomment>
        <translation>
            <numerusform>%n partie ou plus</numerusform>
            <numerusform>%n parties ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubber(s)</source>
        <extracomment>Words in the panel beside the sheet (counted rounds)</extracomment>
        <translation>
            <numerusform>%n robre</numerusform>
            <numerusform>%n robres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slam(s)</source>
        <extracomment>Words in the season in Standings (award)</extracomment>
        <translation>
            <numerusform>%n chelem</numerusform>
            <numerusform>%n chelems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <extracomment>Words in the bidding pad (bid aloud)</extracomment>
        <translation>
            <numerusform>%n pique</numerusform>
            <numerusform>%n piques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <extracomment>Words in rankings printed by commands (counted)</extracomment>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <extracomment>Words in an evening of several tables (counted)</extracomment>
        <translation>
            <numerusform>%n équipe</numerusform>
            <numerusform>%n équipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump honours in one hand</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>
            <numerusform>%n honneur d’atout dans une main</numerusform>
            <numerusform>%n honneurs d’atout dans une main</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About scorepad</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>À p&amp;ropos de scorepad</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>Button in Settling up, older debts</extracomment>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Ajustement…</translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <extracomment>Button in results and money; Menu entry in the menus (evening)</extracomment>
        <translation>&amp;Récapitulatif…</translation>
    </message>
    <message>
        <source>&amp;Backup of</source>
        <extracomment>Label in Backups (fill in)</extracomment>
        <translation>Sauvegar&amp;de du</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <extracomment>Button in the window; Button or menu entry in the window (review)</extracomment>
        <translation>Sau&amp;vegardes…</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>Comm&amp;encer</translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <extracomment>Button or menu entry in This evening and New evening</extracomment>
        <translation>Comm&amp;encer à ces places</translation>
    </message>
    <message>
        <source>&amp;Begin the next as…</source>
        <extracomment>Menu entry in the menus (round)</extracomment>
        <translation>C&amp;ommencer la suite en…</translation>
    </message>
    <message>
        <source>&amp;Bidding pad</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Boîte à enchères</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <extracomment>Label in the list of deals and the entry line</extracomment>
        <translation>&amp;Étui</translation>
    </message>
    <message>
        <source>&amp;Boards in a round</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Étuis par tou&amp;r</translation>
    </message>
    <message>
        <source>&amp;Calm colours at the table</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>Couleurs cal&amp;mes à la table</translation>
    </message>
    <message>
        <source>&amp;Cards for the pairs</source>
        <extracomment>Button in results and money</extracomment>
        <translation>&amp;Cartes des paires</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>Button in About scorepad</extracomment>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>&amp;Contrats</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <extracomment>Button in the message after a fault of the program</extracomment>
        <translation>Copier les &amp;détails</translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>&amp;Corriger la donne</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <extracomment>Button or menu entry in an evening of several tables (name cross)</extracomment>
        <translation>&amp;Tableau croisé</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>&amp;Couleurs sombres</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Score moyen</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>&amp;Donne</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <extracomment>Label in house rules</extracomment>
        <translation>&amp;Donnes</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Button or menu entry in Earlier evenings (make actions)</extracomment>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <extracomment>Button in an evening of several tables; Button in the page At several tables; Button in the dialog Adjustment; and elsewhere</extracomment>
        <translation>&amp;Terminé</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>&amp;Soirée</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Menu entry in the menus (share); Button or menu entry in Earlier evenings (export)</extracomment>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Extra amount…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>Montant en p&amp;lus…</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>&amp;Pour</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>Button or menu entry in Earlier evenings (go on)</extracomment>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Handicaps</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Handicaps</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>&amp;Aide…</translation>
    </message>
    <message>
        <source>&amp;Hide until all results are in</source>
        <extracomment>Box to tick in an evening of several tables</extracomment>
        <translation>&amp;Cacher tant qu’il manque des résultats</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <extracomment>Button or menu entry in an evening of several tables (how much); Button or menu entry in Settling up, the dialog of extra sums (how much)</extracomment>
        <translation>&amp;Combien</translation>
    </message>
    <message>
        <source>&amp;Hundreds, as on the back score: 18 and −18</source>
        <extracomment>Button or menu entry in This evening and New evening (unit name)</extracomment>
        <translation>&amp;Centaines, comme au récapitulatif&#xa0;: 18 et −18</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <extracomment>Button or menu entry in the dialog Adjustment (what is given)</extracomment>
        <translation>&amp;IMP</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <extracomment>Box to tick in house rules; Button or menu entry in the window (forms)</extracomment>
        <translation>&amp;IMP selon les points H</translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>&amp;Insérer avant une donne oubliée</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>&amp;Garder la mienne</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <extracomment>Button in merging two versions of an evening</extracomment>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>&amp;Minutes a round</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Minutes par tour</translation>
    </message>
    <message>
        <source>&amp;Money is paid for</source>
        <extracomment>Label in house rules</extracomment>
        <translation>On paie &amp;selon</translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>Plus sur une &amp;donne</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <extracomment>Button or menu entry in an evening of several tables; Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Mouvement</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <extracomment>Menu entry in the menus (evening); Button or menu entry in the window (ask whether it goes on)</extracomment>
        <translation>&amp;Nouvelle soirée…</translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>Étuis sui&amp;vants</translation>
    </message>
    <message>
        <source>&amp;Next chukker</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>Chicago sui&amp;vant</translation>
    </message>
    <message>
        <source>&amp;Next rubber</source>
        <extracomment>Button or menu entry in the panel beside the sheet (next round)</extracomment>
        <translation>Robre sui&amp;vant</translation>
    </message>
    <message>
        <source>&amp;Pad</source>
        <extracomment>Button in an evening of several tables; Button in the list of deals and the entry line</extracomment>
        <translation>&amp;Boîte</translation>
    </message>
    <message>
        <source>&amp;Penalties…</source>
        <extracomment>Button in an evening of several tables</extracomment>
        <translation>&amp;Pénalités…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <extracomment>Button in the list of deals and the entry line</extracomment>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <extracomment>Button in the message after a fault of the program</extracomment>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <extracomment>Button or menu entry in the dialog Adjustment (what is given)</extracomment>
        <translation>&amp;Points</translation>
    </message>
    <message>
        <source>&amp;Points: the total of a side, beside both its players</source>
        <extracomment>Button or menu entry in This evening and New evening (unit name)</extracomment>
        <translation>&amp;Points&#xa0;: le total d’un camp, à côté de ses deux joueurs</translation>
    </message>
    <message>
        <source>&amp;Print into a PDF…</source>
        <extracomment>Button in Help</extracomment>
        <translation>Im&amp;primer en PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>Button in the dialog Print; Button or menu entry in Earlier evenings (make actions); Button in results and money; and elsewhere</extracomment>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>&amp;Proposer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Ranked</source>
        <extracomment>Label in Standings (arranged ranked)</extracomment>
        <translation>&amp;Rangs</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <extracomment>Button or menu entry in an evening of several tables (reason); Label in the dialog Adjustment</extracomment>
        <translation>&amp;Raison</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>&amp;Restaurer cette version</translation>
    </message>
    <message>
        <source>&amp;Result as a code</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>&amp;Résultat en code</translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <extracomment>Menu entry in the menus (share)</extracomment>
        <translation>&amp;Résultat de la soirée…</translation>
    </message>
    <message>
        <source>&amp;Rubber</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>&amp;Robre</translation>
    </message>
    <message>
        <source>&amp;Same as last time: {names}</source>
        <extracomment>Button or menu entry in This evening and New evening (same as last time)</extracomment>
        <translation>Comme la &amp;dernière fois&#xa0;: {names}</translation>
    </message>
    <message>
        <source>&amp;Same partners</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>&amp;Mêmes partenaires</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Réglage&amp;s…</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <extracomment>Button in results and money</extracomment>
        <translation>&amp;Partager</translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <extracomment>Button or menu entry in Earlier evenings (make actions)</extracomment>
        <translation>Pa&amp;lmarès de celles-ci</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button in the clock for the rounds</extracomment>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>&amp;Start or pause</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>&amp;Démarrer ou suspendre</translation>
    </message>
    <message>
        <source>&amp;Stop it here</source>
        <extracomment>Button or menu entry in the menus (menu stop)</extracomment>
        <translation>&amp;Arrêter ici</translation>
    </message>
    <message>
        <source>&amp;Stop it here, with its premiums</source>
        <extracomment>Button or menu entry in the menus (menu stop)</extracomment>
        <translation>&amp;Arrêter ici, avec les primes</translation>
    </message>
    <message>
        <source>&amp;Take the file’s version</source>
        <extracomment>Button in the history and the backups of evenings</extracomment>
        <translation>&amp;Prendre celle du fichier</translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>&amp;Cette soirée…</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>T&amp;emps</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>D&amp;urées…</translation>
    </message>
    <message>
        <source>&amp;Two spellings of a player…</source>
        <extracomment>Button or menu entry in Earlier evenings (one player two names)</extracomment>
        <translation>&amp;Deux noms d’un joueur…</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Taille &amp;habituelle</translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>Points de &amp;victoire</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu entry in the menus (add menus)</extracomment>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Warning, minutes before the end</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Avertir, minutes avant la fin</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <extracomment>Menu entry in the menus (deal)</extracomment>
        <translation>E&amp;t si…&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <extracomment>Label in Standings (arrange)</extracomment>
        <translation>&amp;Quand</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <extracomment>Label in an evening of several tables</extracomment>
        <translation>&amp;Qui</translation>
    </message>
    <message>
        <source>&amp;Who dealt it…</source>
        <extracomment>Button or menu entry in the menus (who dealt)</extracomment>
        <translation>&amp;Qui a donné…</translation>
    </message>
    <message>
        <source>&amp;Who is playing?</source>
        <extracomment>Button in the picture of the table</extracomment>
        <translation>&amp;Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Who owes</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>Qui &amp;doit</translation>
    </message>
    <message>
        <source>&amp;Why this figure?</source>
        <extracomment>Menu entry in the menus (help)</extracomment>
        <translation>&amp;Pourquoi ce chiffre&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Winners…</source>
        <extracomment>Button in an evening of several tables</extracomment>
        <translation>&amp;Vainqueurs…</translation>
    </message>
    <message>
        <source>* Corrected after its round was over.</source>
        <extracomment>Sentence in the window (what the mark means)</extracomment>
        <translation>* Corrigée après la fin de sa partie.</translation>
    </message>
    <message>
        <source>, then </source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <comment>one round after another</comment>
        <translation>, puis </translation>
    </message>
    <message>
        <source>--phones needs see or enter, not “{typed}”</source>
        <extracomment>Words in commands (chosen phones)</extracomment>
        <translation>--phones demande see ou enter, pas «&#xa0;{typed}&#xa0;»</translation>
    </message>
    <message>
        <source>1 and ½</source>
        <extracomment>Words in the page At several tables (scales)</extracomment>
        <translation>1 et ½</translation>
    </message>
    <message>
        <source>1. Phone and laptop must be in the same Wi-Fi, not a guest network.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>1. Le téléphone et l’ordinateur doivent être sur le même Wi-Fi, pas sur celui des invités.</translation>
    </message>
    <message>
        <source>10H</source>
        <extracomment>Grey example in This evening and New evening</extracomment>
        <translation>10C</translation>
    </message>
    <message>
        <source>2 and 1</source>
        <extracomment>Words in the page At several tables (scales)</extracomment>
        <translation>2 et 1</translation>
    </message>
    <message>
        <source>2. The firewall must let phones in: sudo ufw allow {port}/tcp, or sudo firewall-cmd --add-port={port}/tcp. Windows asks: choose Private networks.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>2. Le pare-feu doit laisser entrer les téléphones&#xa0;: sudo ufw allow {port}/tcp ou sudo firewall-cmd --add-port={port}/tcp. Windows pose la question&#xa0;: choisissez les réseaux privés.</translation>
    </message>
    <message>
        <source>2♦ by West, 2 down</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>2♦ par Ouest, 2 de chute</translation>
    </message>
    <message>
        <source>3. Or switch on a phone’s hotspot and connect the laptop to it.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>3. Ou activez le partage de connexion d’un téléphone et connectez-y l’ordinateur.</translation>
    </message>
    <message>
        <source>3NT by East, made with 1 overtrick</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>3SA par Est, fait avec 1 de mieux</translation>
    </message>
    <message>
        <source>3NT by East, made with 2 overtricks</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>3SA par Est, fait avec 2 de mieux</translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <extracomment>Words in Help (examples)</extracomment>
        <translation>4pn, 3sae+1, 5kxo-2, 4c par nord xx, 6ts h100n, quatre piques sud fait 5, 3sa est 11 levées, 2k ouest deux de chute, passe</translation>
    </message>
    <message>
        <source>4♠ by North, made</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♠ par Nord, juste fait</translation>
    </message>
    <message>
        <source>4♠ by South, made with 1 overtrick</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♠ par Sud, fait avec 1 de mieux</translation>
    </message>
    <message>
        <source>4♥ redoubled, by North, made</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>4♥ surcontré joué par Nord, juste fait</translation>
    </message>
    <message>
        <source>50 for a part-score on deals &amp;1 to 3</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>50 pour un contrat partiel aux donnes &amp;1 à 3</translation>
    </message>
    <message>
        <source>5♦ doubled, by West, 2 down</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>5♦ contré joué par Ouest, 2 de chute</translation>
    </message>
    <message>
        <source>6♣ by South, made, 100 honours held by North</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>6♣ par Sud, juste fait, 100 d’honneurs chez Nord</translation>
    </message>
    <message>
        <source>7=1: pair 7 misses round 1. 5=6-: pair 5 leaves before round 6.</source>
        <extracomment>Tooltip in an evening of several tables</extracomment>
        <translation>7=1&#xa0;: la paire 7 manque le tour 1. 5=6-&#xa0;: la paire 5 part avant le tour 6.</translation>
    </message>
    <message>
        <source>? No IMPs until the points are entered: {deals}</source>
        <extracomment>Words in sheets printed by commands (imp lines)</extracomment>
        <translation>? Pas d’IMP tant que les points ne sont pas inscrits&#xa0;: {deals}</translation>
    </message>
    <message>
        <source>? {ns} against {ew}: {doubt}.</source>
        <extracomment>Sentence in an evening of several tables (doubt)</extracomment>
        <translation>? {ns} contre {ew}&#xa0;: {doubt}.</translation>
    </message>
    <message>
        <source>A &amp;passed-out deal counts and is not dealt again</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Une donne &amp;passée compte et n’est pas redonnée</translation>
    </message>
    <message>
        <source>A `seats` line inside a round counts from the beginning of the round.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Une ligne `seats` dans une partie s’applique dès le début de la partie.</translation>
    </message>
    <message>
        <source>A backup is made every day you play, at most ten minutes after a change; 7 daily and 8 weekly ones are kept.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Une sauvegarde est faite chaque jour de jeu, au plus dix minutes après un changement&#x202f;; 7 quotidiennes et 8 hebdomadaires sont conservées.</translation>
    </message>
    <message>
        <source>A backup is made every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <extracomment>Sentence in Backups (how kept)</extracomment>
        <translation>Une sauvegarde est faite chaque jour de jeu&#x202f;; 7 quotidiennes et 8 hebdomadaires sont conservées. La restauration peut être annulée.</translation>
    </message>
    <message>
        <source>A board is shown here once your table has played it.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Un étui apparaît ici dès qu’il est joué à votre table.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <extracomment>Name for a screen reader in This evening and New evening (show card)</extracomment>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>A change applies to the whole round: its deals are scored again.</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>Un changement vaut pour toute la partie&#xa0;: ses donnes sont recomptées.</translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: after the fourth the cycle begins again.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Un Chicago a&#xa0;%n donne&#xa0;: après la quatrième le cycle recommence.</numerusform>
            <numerusform>Un Chicago a&#xa0;%n donnes&#xa0;: après la quatrième le cycle recommence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: on the fifth nobody is vulnerable, on the sixth both sides are.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Un Chicago a&#xa0;%n donne&#xa0;: à la cinquième personne n’est vulnérable, à la sixième les deux camps.</numerusform>
            <numerusform>Un Chicago a&#xa0;%n donnes&#xa0;: à la cinquième personne n’est vulnérable, à la sixième les deux camps.</numerusform>
        </translation>
    </message>
    <message>
        <source>A chukker has four deals.</source>
        <extracomment>Sentence in Help (of chukkers)</extracomment>
        <translation>Un Chicago a quatre donnes.</translation>
    </message>
    <message>
        <source>A click enlarges the page, or shows it whole again.</source>
        <extracomment>Tooltip in what is printed</extracomment>
        <translation>Un clic agrandit la page ou la montre de nouveau en entier.</translation>
    </message>
    <message>
        <source>A click or Space turns over one card, Enter all of them. The two highest are partners, and the highest deals first.</source>
        <extracomment>Sentence in This evening and New evening (draw hint)</extracomment>
        <translation>Un clic ou Espace retourne une carte, Entrée toutes. Les deux plus hautes jouent ensemble, et la plus haute donne d’abord.</translation>
    </message>
    <message>
        <source>A deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Une donne</translation>
    </message>
    <message>
        <source>A deal after the end of a rubber or chukker begins the next one.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Une donne après la fin d’un robre ou d’un Chicago commence le suivant.</translation>
    </message>
    <message>
        <source>A deal typed here begins another round.</source>
        <extracomment>Sentence in the list of deals and the entry line (hint)</extracomment>
        <translation>Une donne tapée ici commence une autre partie.</translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <extracomment>Title in the history and the backups of evenings</extracomment>
        <translation>Une autre version d’une soirée</translation>
    </message>
    <message>
        <source>A game earns {plain}, or {vulnerable} if vulnerable.</source>
        <extracomment>Sentence in Help (game)</extracomment>
        <translation>Une manche rapporte {plain}, ou {vulnerable} si l’on est vulnérable.</translation>
    </message>
    <message>
        <source>A name, a note, 2019…</source>
        <extracomment>Words in Earlier evenings (search hint)</extracomment>
        <translation>Un nom, une note, 2019…</translation>
    </message>
    <message>
        <source>A number from {least} to {most}.</source>
        <extracomment>Sentence in all pages (out of range)</extracomment>
        <translation>Un nombre de {least} à {most}.</translation>
    </message>
    <message>
        <source>A pair comes late? Press Ctrl+T and type its name after the others: it joins in the next round.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Une paire arrive en retard&#x202f;? Appuyez sur Ctrl+T et tapez son nom après les autres&#xa0;: elle joue à partir du tour suivant.</translation>
    </message>
    <message>
        <source>A part-score on the deals before it earns 50.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Un contrat partiel aux donnes précédentes rapporte 50.</translation>
    </message>
    <message>
        <source>A part-score on the last deal earns 100.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Un contrat partiel à la dernière donne rapporte 100.</translation>
    </message>
    <message>
        <source>A passed-out deal scores nothing, and the turn to deal passes on.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Une donne passée ne rapporte rien, et c’est au joueur suivant de donner.</translation>
    </message>
    <message>
        <source>A phone has {entered}, the sheet has {there}.</source>
        <extracomment>Sentence in the window (differs)</extracomment>
        <translation>Un téléphone a {entered}, la feuille a {there}.</translation>
    </message>
    <message>
        <source>A phone wants to enter deals.</source>
        <extracomment>Sentence in the window (wants to enter)</extracomment>
        <translation>Un téléphone veut saisir des donnes.</translation>
    </message>
    <message>
        <source>A phone without a name</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>Un téléphone sans nom</translation>
    </message>
    <message>
        <source>A poster of the evening</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (subject names)</extracomment>
        <translation>Une affiche de la soirée</translation>
    </message>
    <message>
        <source>A reason is needed; one word is enough.</source>
        <extracomment>Sentence in the dialog Adjustment (fault of reason)</extracomment>
        <translation>Il faut une raison&#x202f;; un mot suffit.</translation>
    </message>
    <message>
        <source>A result stays with its board and pairs: delete it and type it again</source>
        <extracomment>Words in an evening of several tables (stays)</extracomment>
        <translation>Un résultat reste avec son étui et ses paires&#xa0;: effacez-le et tapez-le à nouveau</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Par partie</translation>
    </message>
    <message>
        <source>A round counts once it is finished.</source>
        <extracomment>Sentence in Standings (show hint)</extracomment>
        <translation>Une partie compte dès qu’elle est terminée.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <extracomment>Sentence in About scorepad</extracomment>
        <translation>Une feuille de marque pour le bridge à la maison.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is given.</source>
        <extracomment>Help of a command in commands (parser)</extracomment>
        <translation>Une feuille de marque pour le bridge. Sans commande, sa fenêtre s’ouvre, avec la soirée de FILE s’il est indiqué.</translation>
    </message>
    <message>
        <source>A separate &amp;evening</source>
        <extracomment>Button in merging two versions of an evening</extracomment>
        <translation>Une soirée &amp;séparée</translation>
    </message>
    <message numerus="yes">
        <source>A set has %n boards.</source>
        <extracomment>Sentence in house rules (length)</extracomment>
        <translation>
            <numerusform>Une série a&#xa0;%n étui.</numerusform>
            <numerusform>Une série a&#xa0;%n étuis.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table of deals can be imported if its first row names the columns. These columns are needed, in any order:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Un tableau de donnes peut être importé si sa première ligne nomme les colonnes. Il faut ces colonnes, dans n’importe quel ordre&#xa0;:</translation>
    </message>
    <message>
        <source>A table of rankings is imported as a session without results; the places are in its note.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Un tableau de classements est importé comme une séance sans résultats&#x202f;; les rangs sont dans la note.</translation>
    </message>
    <message>
        <source>A&amp;ll paid</source>
        <extracomment>Button in results and money</extracomment>
        <translation>&amp;Tout payé</translation>
    </message>
    <message>
        <source>About {hours}:{minutes} hours.</source>
        <extracomment>Sentence in rankings printed by commands (time said)</extracomment>
        <translation>Environ {hours} h {minutes}.</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Name for a screen reader in Phones at the tables</extracomment>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <extracomment>Words in rankings printed by commands (ranking); Words in the ranking of a session (ranking table)</extracomment>
        <translation>Ajusté</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Ajustements</translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <extracomment>Sentence in Help (of chukkers)</extracomment>
        <translation>Après une donne passée, le même joueur redonne.</translation>
    </message>
    <message>
        <source>After a round, the panel beside the sheet says who won and proposes the next one. Enter accepts it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Après une partie, le panneau à côté de la feuille dit qui a gagné et propose la suivante. Entrée l’accepte.</translation>
    </message>
    <message>
        <source>After that: {pairings}</source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <translation>Après cela&#xa0;: {pairings}</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>Words in the page on players' phones (tables); Column heading in rankings printed by commands (pairs); Words in what is printed (draw private); and elsewhere</extracomment>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Against {pair}: {points} of {most}; {boards}</source>
        <extracomment>Words in the ranking of a session (meetings)</extracomment>
        <translation>Contre {pair}&#xa0;: {points} sur {most}&#x202f;; {boards}</translation>
    </message>
    <message>
        <source>Against {pair}: {points}; {boards}</source>
        <extracomment>Words in the ranking of a session (meetings)</extracomment>
        <translation>Contre {pair}&#xa0;: {points}&#x202f;; {boards}</translation>
    </message>
    <message>
        <source>Against: {what}</source>
        <extracomment>Words in Standings (of others)</extracomment>
        <translation>Contre&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Agreed</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Convenu</translation>
    </message>
    <message>
        <source>Agreed by the other side</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Confirmé par l’autre camp</translation>
    </message>
    <message>
        <source>Agreed: {terms}.</source>
        <extracomment>Sentence in what is printed (remarks)</extracomment>
        <translation>Convenu&#xa0;: {terms}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deal(s) played</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>La&#xa0;%n donne est jouée</numerusform>
            <numerusform>Les&#xa0;%n donnes sont jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>All evenings</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Toutes les soirées</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>Words in all pages (ask which); Words in the window (ask files)</extracomment>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>All matches</source>
        <extracomment>Words in an evening of several tables (matches to choose)</extracomment>
        <translation>Tous les matchs</translation>
    </message>
    <message>
        <source>All pairs in one &amp;list</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>Toutes les paires en une &amp;liste</translation>
    </message>
    <message>
        <source>All phones are switched off a minute after the evening ends.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Tous les téléphones sont déconnectés une minute après la fin de la soirée.</translation>
    </message>
    <message>
        <source>All results, board by board</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Tous les résultats, étui par étui</translation>
    </message>
    <message>
        <source>All years</source>
        <extracomment>Words in Earlier evenings and Standings (periods)</extracomment>
        <translation>Toutes les années</translation>
    </message>
    <message>
        <source>Allow</source>
        <extracomment>Button in Phones at the tables (row); Words in Phones at the tables (answers)</extracomment>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Allow {name} to enter</source>
        <extracomment>Name for a screen reader in Phones at the tables (row)</extracomment>
        <translation>Autoriser {name} à saisir</translation>
    </message>
    <message>
        <source>Also out</source>
        <extracomment>Words in This evening and New evening (outside)</extracomment>
        <comment>sits out</comment>
        <translation>Et au repos</translation>
    </message>
    <message>
        <source>An archive of an older scorepad is converted when it is opened. The old file stays beside it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les archives d’un scorepad plus ancien sont converties à l’ouverture. L’ancien fichier est conservé à côté.</translation>
    </message>
    <message>
        <source>An evening at the table</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Une soirée à la table</translation>
    </message>
    <message>
        <source>An evening can be written down as text, in any editor.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Une soirée peut s’écrire en texte, dans n’importe quel éditeur.</translation>
    </message>
    <message>
        <source>An evening exported as `.scorepad` or PBN can be imported again without loss. Every export names what its file cannot hold.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Une soirée exportée en `.scorepad` ou en PBN peut être réimportée sans perte. Chaque export nomme ce que son fichier ne peut contenir.</translation>
    </message>
    <message>
        <source>An evening of bridge</source>
        <extracomment>Words in what is printed (default title)</extracomment>
        <translation>Une soirée de bridge</translation>
    </message>
    <message>
        <source>An evening of bridge is on</source>
        <extracomment>Words in the window (keep awake)</extracomment>
        <translation>Une soirée de bridge est en cours</translation>
    </message>
    <message>
        <source>An evening without a date</source>
        <extracomment>Words in Earlier evenings and Standings (evening title)</extracomment>
        <translation>Une soirée sans date</translation>
    </message>
    <message>
        <source>An old evening</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>Une ancienne soirée</translation>
    </message>
    <message>
        <source>An old evening can be entered from its results alone, and corrected in the same grid.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Une ancienne soirée peut être saisie d’après ses seuls résultats, et corrigée dans la même grille.</translation>
    </message>
    <message>
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>Une marque &amp;partielle inachevée vaut 100, pas 50</translation>
    </message>
    <message>
        <source>An&amp;other session</source>
        <extracomment>Label in results and money (name buttons)</extracomment>
        <translation>&amp;Une autre séance</translation>
    </message>
    <message>
        <source>Ann</source>
        <extracomment>Words in an evening of several tables (hint for)</extracomment>
        <translation>Anne</translation>
    </message>
    <message>
        <source>Ann &amp; Bob</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Anne &amp; Bruno</translation>
    </message>
    <message>
        <source>Another award or penalty:</source>
        <extracomment>Words in an evening of several tables (say what)</extracomment>
        <translation>Autre bonification ou pénalité&#xa0;:</translation>
    </message>
    <message>
        <source>Another b&amp;oard…</source>
        <extracomment>Button or menu entry in the menus (another board)</extracomment>
        <translation>Un autre ét&amp;ui…</translation>
    </message>
    <message>
        <source>Any form</source>
        <extracomment>Words in Standings (show together); Words in Standings (fill)</extracomment>
        <translation>Toutes les formules</translation>
    </message>
    <message>
        <source>Any form but IMPs</source>
        <extracomment>Words in Standings (show together)</extracomment>
        <translation>Toutes les formules sauf IMP</translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>N’importe quelle main peut avoir des honneurs&#x202f;; annoncez-les après le jeu. Ils comptent que le contrat soit réussi ou non (lois 72 et 81).</translation>
    </message>
    <message>
        <source>Any two contestants are compared directly on {boards} boards.</source>
        <extracomment>Sentence in rankings printed by commands (proposed)</extracomment>
        <translation>Deux concurrents quelconques sont comparés directement sur {boards} étuis.</translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>Vaut po&amp;ur</translation>
    </message>
    <message>
        <source>Arrow-s&amp;witched rounds, at the end</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Lignes in&amp;versées, tours à la fin</translation>
    </message>
    <message>
        <source>As here</source>
        <extracomment>Words in commands (decided); Title in the history and the backups of evenings</extracomment>
        <translation>Comme ici</translation>
    </message>
    <message>
        <source>As in the file</source>
        <extracomment>Words in commands (decided)</extracomment>
        <translation>Comme dans le fichier</translation>
    </message>
    <message>
        <source>As in {file}</source>
        <extracomment>Title in the history and the backups of evenings</extracomment>
        <translation>Comme dans {file}</translation>
    </message>
    <message>
        <source>At one &amp;table…</source>
        <extracomment>Button in the page At several tables</extracomment>
        <translation>À une &amp;table…</translation>
    </message>
    <message>
        <source>At several &amp;tables…</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>À plusieurs &amp;tables…</translation>
    </message>
    <message>
        <source>At several tables phones replace the score slips: one side enters the result, the other side agrees. If the table shares one phone, hand it across to agree.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>À plusieurs tables, les téléphones remplacent les bordereaux&#xa0;: un camp saisit le résultat, l’autre confirme. Si la table partage un téléphone, passez-le à l’autre camp pour confirmer.</translation>
    </message>
    <message>
        <source>At several tables they stay on until all results are agreed, or for 15 minutes after the last entry.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>À plusieurs tables, ils restent connectés jusqu’à ce que tous les résultats soient confirmés, ou 15 minutes après la dernière saisie.</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>Words in what is printed (reasons)</extracomment>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>At the end of a rubber</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>À la fin d’un robre</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Button in the bidding pad; Button in the bidding pad (show awards); Words in what is printed (of others); and elsewhere</extracomment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Moyenne d’IMP par partie</translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <extracomment>Words in Standings (per round)</extracomment>
        <translation>Moyenne de centaines par partie</translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Moyenne d’IMP nets par donne</translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <extracomment>Words in Standings (per deal)</extracomment>
        <translation>Moyenne de points nets par donne</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <extracomment>Button in Earlier evenings and Standings</extracomment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <extracomment>Sentence in Help (back score)</extracomment>
        <translation>Récapitulatif&#xa0;: à chaque partie, l’écart en centaines (50 arrondi au-dessus) est ajouté ou retiré à chaque joueur&#x202f;; qui est au repos a 0.</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <extracomment>Label in results and money (name buttons)</extracomment>
        <translation>Retour aux résultats</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Retour à la feuille</translation>
    </message>
    <message>
        <source>Back to the standings</source>
        <extracomment>Tooltip in Earlier evenings and Standings; Button in Earlier evenings</extracomment>
        <translation>Retour au palmarès</translation>
    </message>
    <message>
        <source>Back to the standings of all evenings</source>
        <extracomment>Tooltip in Standings (arrange)</extracomment>
        <translation>Retour au palmarès de toutes les soirées</translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <extracomment>Sentence in Deleted evenings (where it stays)</extracomment>
        <translation>Des sauvegardes de jours passés peuvent encore la contenir.</translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <extracomment>Words in Help (sections)</extracomment>
        <translation>Les sauvegardes des derniers jours et semaines sont dans le dossier {folder}</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>Words in what is printed (back score)</extracomment>
        <translation>Solde</translation>
    </message>
    <message>
        <source>Before deal {number}</source>
        <extracomment>Words in the list of deals and the entry line (name mode)</extracomment>
        <translation>Avant la donne {number}</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>Avant la première donne</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Words in the season in Standings (of season); Words in the season in Standings (columns)</extracomment>
        <translation>Meilleure</translation>
    </message>
    <message>
        <source>Biggest penalty</source>
        <extracomment>Words in the season in Standings (dearest penalty)</extracomment>
        <translation>Plus lourde pénalité</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <extracomment>Words in Earlier evenings</extracomment>
        <translation>Plus grand gain</translation>
    </message>
    <message>
        <source>Black only</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>En noir seulement</translation>
    </message>
    <message>
        <source>Blank: {sheet}</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Vierge&#xa0;: {sheet}</translation>
    </message>
    <message>
        <source>Board and pairs, e.g. 3 1-2</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Étui et paires, p.&#xa0;ex. 3 1-2</translation>
    </message>
    <message>
        <source>Board by board</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Étui par étui</translation>
    </message>
    <message>
        <source>Board of the evening</source>
        <extracomment>Words in the window (name of best)</extracomment>
        <translation>Étui de la soirée</translation>
    </message>
    <message>
        <source>Board {board}, {ns} against {ew}: {result}</source>
        <extracomment>Words in an evening of several tables (understood)</extracomment>
        <translation>Étui {board}, {ns} contre {ew}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}; the file has {theirs}</source>
        <extracomment>Words in files that are opened or saved (score fault)</extracomment>
        <translation>Étui {board}, {ns}-{ew}&#xa0;: {deal} vaut {ours}&#x202f;; le fichier a {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}; the file has {theirs}, which counts</source>
        <extracomment>Words in files that are opened or saved (score fault)</extracomment>
        <translation>Étui {board}, {ns}-{ew}&#xa0;: {deal} vaut {ours}&#x202f;; le fichier a {theirs}, qui compte</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <extracomment>Words in files that are opened or saved (fault named)</extracomment>
        <translation>Étui {board}, {ns}-{ew}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <extracomment>Words in files that are opened or saved (fault named)</extracomment>
        <translation>Étui {board}, {ns}-{ew}&#xa0;: {fault}&#x202f;; son score {score} compte</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Étui {board}, {ns}-{ew}&#xa0;: {ours} selon notre calcul, {theirs} dans le fichier</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Étui {board}, {ns}-{ew}&#xa0;: {ours} selon notre calcul, {theirs} dans le fichier&#x202f;; conservé comme {award}</translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Étui {board}&#xa0;: les paires et leur résultat, p.&#xa0;ex. {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew}</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Étui {board}&#xa0;: {ns} contre {ew}</translation>
    </message>
    <message>
        <source>Board {number}: {dealer} deals, {vulnerable} vulnerable</source>
        <extracomment>Words in rankings printed by commands (travellers); Words in sheets printed by commands (what if text); Words in an evening of several tables (board title)</extracomment>
        <translation>Étui {number}&#xa0;: {dealer} donne, vulnérables&#xa0;: {vulnerable}</translation>
    </message>
    <message>
        <source>Board {number}: {player} deals</source>
        <extracomment>Words in What if (next deal)</extracomment>
        <translation>Étui {number}&#xa0;: {player} donne</translation>
    </message>
    <message>
        <source>Boards</source>
        <extracomment>Words in the page on players' phones (tables); Words in the ranking of a session (ranking table); Button in an evening of several tables; and elsewhere</extracomment>
        <translation>Étuis</translation>
    </message>
    <message>
        <source>Boards are compared with other tables: they are not on the back score, and nobody pays for them.</source>
        <extracomment>Sentence in Back score (boards do not count)</extracomment>
        <translation>Ces étuis sont comparés à d’autres tables&#xa0;: ils ne figurent pas au récapitulatif, et personne ne paie pour eux.</translation>
    </message>
    <message>
        <source>Boards at several tables</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Étuis à plusieurs tables</translation>
    </message>
    <message>
        <source>Boards of the pair</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Étuis de la paire</translation>
    </message>
    <message>
        <source>Boards that several tables played are ranked by `scorepad rank FILE`; with `--why` every figure is explained.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les étuis joués à plusieurs tables sont classés par `scorepad rank FILE`&#x202f;; avec `--why`, chaque chiffre est expliqué.</translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Étuis avec m&amp;oins de résultats</translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <extracomment>Words in deals and figures, everywhere (round title)</extracomment>
        <translation>Série {number}</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Prime</translation>
    </message>
    <message>
        <source>Both sides are even</source>
        <extracomment>Words in the picture of the table (what makes even)</extracomment>
        <translation>Les deux camps sont à égalité</translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Les deux camps sont vulnérables</translation>
    </message>
    <message>
        <source>Butler: what results are compared with</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Butler&#xa0;: à quoi les résultats sont comparés</translation>
    </message>
    <message>
        <source>Butler: whether the highest and lowest scores are left out</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Butler&#xa0;: si la plus haute et la plus basse marque sont écartées</translation>
    </message>
    <message>
        <source>By</source>
        <extracomment>Words in the list of deals and the entry line (columns); Words in what is printed (draw private); Words in what is printed (deal headings); and elsewhere</extracomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <extracomment>Button or menu entry in the menus (choose dealer)</extracomment>
        <translation>À son &amp;tour</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <extracomment>Label in the window</extracomment>
        <translation>C&amp;ouleurs</translation>
    </message>
    <message>
        <source>C&amp;ounts in</source>
        <extracomment>Label in the dialog Adjustment</extracomment>
        <translation>Comp&amp;te pour</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Words in the page on players' phones (pad); Button in all pages; Words in the bidding pad (cancel)</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <extracomment>Sentence in the dialog Print (cancel)</extracomment>
        <translation>Annulé&#x202f;; rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Card of all scores</source>
        <extracomment>Words in Help (title); Words in what is printed (blank titles); Words in what is printed (subject names)</extracomment>
        <translation>Carte de tous les scores</translation>
    </message>
    <message>
        <source>Carr&amp;y all over</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Tout re&amp;porter</translation>
    </message>
    <message>
        <source>Carried over</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Reporté</translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <extracomment>Words in Settling up (debts)</extracomment>
        <translation>Reporté d’une soirée précédente</translation>
    </message>
    <message>
        <source>Carry over</source>
        <extracomment>Button in results and money (show)</extracomment>
        <translation>Reporter</translation>
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
        <translation>M&amp;odifier…</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <extracomment>Button in the page At several tables; Button in This evening and New evening</extracomment>
        <translation>Modi&amp;fier…</translation>
    </message>
    <message>
        <source>Change part&amp;ners</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>Chang&amp;er de partenaires</translation>
    </message>
    <message>
        <source>Changes by another program are never overwritten: both evenings are kept.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les changements d’un autre programme ne sont jamais écrasés&#xa0;: les deux soirées sont gardées.</translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Cour&amp;bes</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Chicago</source>
        <extracomment>Words in This evening, what was agreed (form names); Words in deals and figures, everywhere (form name)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Chicago and duplicate bonuses</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Primes en Chicago et en duplicate</translation>
    </message>
    <message>
        <source>Chicago chukker</source>
        <extracomment>Words in the search of Earlier evenings (form searched)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Choose the contract, or Pass if all four passed.</source>
        <extracomment>Sentence in the page on players' phones (pad); Sentence in the bidding pad (question)</extracomment>
        <translation>Choisissez le contrat, ou Passe si les quatre ont passé.</translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <extracomment>Tooltip in Earlier evenings</extracomment>
        <translation>Choisissez à nouveau la même colonne pour inverser l’ordre</translation>
    </message>
    <message>
        <source>Choose what to keep where the two laptops differ.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>Là où les deux ordinateurs diffèrent, choisissez ce qu’il faut garder.</translation>
    </message>
    <message>
        <source>Choose “At several tables” in “New evening”, and type who plays. A movement is proposed, and shown beside the results.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Dans «&#xa0;Nouvelle soirée&#xa0;», choisissez «&#xa0;À plusieurs tables&#xa0;» et tapez qui joue. Un mouvement est proposé et affiché à côté des résultats.</translation>
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
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Click a board in the list, or type its number too: 3 4sn</source>
        <extracomment>Words in the window (open board)</extracomment>
        <translation>Cliquez sur un étui de la liste, ou tapez aussi son numéro&#xa0;: 3 4pn</translation>
    </message>
    <message>
        <source>Click a figure to see its deal and why it is paid. Double-click it to correct the deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Cliquez sur un chiffre pour voir sa donne et pourquoi il est payé. Un double-clic corrige la donne.</translation>
    </message>
    <message>
        <source>Click to enlarge</source>
        <extracomment>Words in the dialog Print (show page of)</extracomment>
        <translation>Cliquer pour agrandir</translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <extracomment>Sentence in the panel beside the sheet (click to seat)</extracomment>
        <translation>Cliquez pour nommer et placer les joueurs.</translation>
    </message>
    <message>
        <source>Cloc&amp;k for the rounds</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Ch&amp;ronomètre des tours</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <extracomment>Button in the window</extracomment>
        <translation>Fermer sans enregistrer</translation>
    </message>
    <message>
        <source>Club’s &amp;name</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Nom du club</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Words in the page on players' phones (places); Name for a screen reader in Phones at the tables (follow)</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>Words in the list of deals and the entry line (columns); Words in what is printed (draw private); Words in what is printed (deal headings); and elsewhere</extracomment>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Contracts made (%)</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Contrats réussis (%)</translation>
    </message>
    <message>
        <source>Contracts made, out of contracts played</source>
        <extracomment>Words in the season in Standings (contracts)</extracomment>
        <translation>Contrats réussis sur contrats joués</translation>
    </message>
    <message>
        <source>Contracts played and made</source>
        <extracomment>Words in Standings (made)</extracomment>
        <translation>Contrats joués et réussis</translation>
    </message>
    <message>
        <source>Contracts played by the player, or by either partner</source>
        <extracomment>Words in Standings (declared)</extracomment>
        <translation>Contrats joués par le joueur ou par l’un des partenaires</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <extracomment>Button in the charts of Standings</extracomment>
        <translation>Copier l’ima&amp;ge</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Label in the message after a fault of the program (copy)</extracomment>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copied: paste it into an e-mail.</source>
        <extracomment>Sentence in what is printed (copied)</extracomment>
        <translation>Copié&#xa0;: collez-le dans un courriel.</translation>
    </message>
    <message>
        <source>Copy p&amp;icture and text</source>
        <extracomment>Button or menu entry in the menus (share)</extracomment>
        <translation>Copier ima&amp;ge et texte</translation>
    </message>
    <message>
        <source>Copy the deals as a ta&amp;ble</source>
        <extracomment>Button or menu entry in the menus (fill menus)</extracomment>
        <translation>Copier les donnes en ta&amp;bleau</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Words in the page on players' phones (pad); Words in an evening of several tables (add lines)</extracomment>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Correct it:</source>
        <extracomment>Words in an evening of several tables (say what)</extracomment>
        <translation>Corriger&#xa0;:</translation>
    </message>
    <message>
        <source>Correct: {deal}</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (enter deal)</extracomment>
        <translation>Corriger&#xa0;: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}</source>
        <extracomment>Words in the page on players' phones (pad); Words in the list of deals and the entry line (name mode); Words in an evening of several tables (at the foot)</extracomment>
        <translation>Correction&#xa0;: {deal}</translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer’s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>Comptez as 4, roi 3, dame 2, valet 1. Ajoutez les points du camp du déclarant après la donne, p.&#xa0;ex. 4pn+1 23p, ou nommez le camp&#xa0;: eo 17p.</translation>
    </message>
    <message>
        <source>Ctrl+B opens the bidding pad: press 4♠, the declarer, Enter. Typing and pressing can be mixed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+B ouvre la boîte à enchères&#xa0;: choisissez 4♠, le déclarant, Entrée. On peut mêler clavier et boîte.</translation>
    </message>
    <message>
        <source>Ctrl+K shows the back score. Ctrl+Shift+K settles up: who pays whom, in any currency, and what was paid on which day.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+K montre le récapitulatif. Ctrl+Maj+K fait les comptes&#xa0;: qui paie à qui, dans n’importe quelle devise, et ce qui a été payé quel jour.</translation>
    </message>
    <message>
        <source>Ctrl+N begins an evening. Type a name and Enter for each player, then Enter four times: partners are drawn, and it begins.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+N commence une soirée. Tapez le nom de chaque joueur, suivi d’Entrée, puis quatre fois Entrée&#xa0;: les partenaires sont tirés et la partie commence.</translation>
    </message>
    <message>
        <source>Ctrl+O lists all evenings. Type parts of names, notes or days; Enter opens an evening.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+O montre toutes les soirées. Tapez une partie d’un nom, d’une note ou d’une date&#x202f;; Entrée ouvre une soirée.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O shows the standings of any period. Enter on a figure shows its details, Esc goes back.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+Maj+O montre le palmarès de n’importe quelle période. Entrée sur un chiffre en montre le détail, Échap revient en arrière.</translation>
    </message>
    <message>
        <source>Ctrl+T changes players, seats and rules, even during a round. Ctrl+D draws again.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+T change les joueurs, les places et les règles, même pendant une partie. Ctrl+D tire à nouveau.</translation>
    </message>
    <message>
        <source>Ctrl+W shows what any contract would score now. F11 shows the score to the whole table.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ctrl+W montre ce que chaque contrat rapporterait maintenant. F11 montre la marque à toute la table.</translation>
    </message>
    <message>
        <source>Customs differ, so you choose for each round: honours, part-scores carried over, premiums of an unfinished rubber.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les usages diffèrent&#xa0;: vous choisissez à chaque partie honneurs, marques partielles reportées, primes d’un robre inachevé.</translation>
    </message>
    <message>
        <source>D&amp;uplicate boards</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Dup&amp;licate</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Words in the window</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Words in what is printed (draw date); Words in This evening and New evening (day caption); Words in Standings, where a figure comes from (behind headings); and elsewhere</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>Column heading in the command list (listed text); Column heading in Deleted evenings (deleted); Words in Backups (in copy); and elsewhere</extracomment>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Dea&amp;ls</source>
        <extracomment>Label in all pages (show turn)</extracomment>
        <translation>Do&amp;nnes</translation>
    </message>
    <message>
        <source>Deal of the evening</source>
        <extracomment>Words in This evening, what was agreed (deal of the evening)</extracomment>
        <translation>Donne de la soirée</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>Words in the picture of the table (deal number); Words in what is printed (after deal)</extracomment>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deal {number}, {dealer} deals, {vulnerable} vulnerable</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>Donne {number}, {dealer} donne, vulnérables&#xa0;: {vulnerable}</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals</source>
        <extracomment>Words in What if (next deal)</extracomment>
        <translation>Donne {number}&#xa0;: {player} donne</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>Column heading in sheets printed by commands (deal columns); Words in what is printed (draw private); Words in what is printed (deal headings)</extracomment>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Deals &amp;next…</source>
        <extracomment>Button or menu entry in the menus (deals next)</extracomment>
        <translation>Donne en&amp;suite…</translation>
    </message>
    <message>
        <source>Deals at the table, including passed-out deals</source>
        <extracomment>Words in Standings (deals)</extracomment>
        <translation>Donnes à la table, y compris les donnes passées</translation>
    </message>
    <message>
        <source>Debts between these players from earlier evenings are listed there, each in its currency.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les dettes entre ces joueurs des soirées précédentes y figurent aussi, chacune dans sa monnaie.</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>Words in Standings (declared)</extracomment>
        <translation>Joués</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings, where a figure comes from (headings behind)</extracomment>
        <translation>Déclarant</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>Words in Help (deal list keys)</extracomment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Dele&amp;te deal</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Supprim&amp;er la donne</translation>
    </message>
    <message>
        <source>Deleted</source>
        <extracomment>Column heading in Deleted evenings (deleted)</extracomment>
        <translation>Supprimée</translation>
    </message>
    <message>
        <source>Deleted e&amp;venings…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>Soirées su&amp;pprimées…</translation>
    </message>
    <message>
        <source>Deleted evenings are kept here. After 30 days you can erase them for good; the program never does.</source>
        <extracomment>Sentence in Deleted evenings</extracomment>
        <translation>Les soirées supprimées sont conservées ici. Après 30 jours, vous pouvez les effacer définitivement&#x202f;; le programme ne le fait jamais.</translation>
    </message>
    <message>
        <source>Deleted: {deal}.</source>
        <extracomment>Sentence in the window (remove); Sentence in an evening of several tables (deleted)</extracomment>
        <translation>Supprimée&#xa0;: {deal}.</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Director: {name}</source>
        <extracomment>Words in what is printed (held by)</extracomment>
        <translation>Arbitre&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Director’s n&amp;ame</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Nom de l’&amp;arbitre</translation>
    </message>
    <message>
        <source>Disagree</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Pas d’accord</translation>
    </message>
    <message>
        <source>Double-click a line to correct it, or go to it with Up and Down; Delete deletes it, and F1 explains a figure.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Double-cliquez sur une ligne, ou choisissez-la avec Haut et Bas, pour la corriger&#x202f;; Suppr la supprime, et F1 explique un chiffre.</translation>
    </message>
    <message>
        <source>Double-click it to correct it; F1 explains it.</source>
        <extracomment>Sentence in an evening of several tables (can be corrected)</extracomment>
        <translation>Double-cliquez dessus pour le corriger&#x202f;; F1 l’explique.</translation>
    </message>
    <message>
        <source>Doubled</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings (doubled)</extracomment>
        <translation>Contrés</translation>
    </message>
    <message>
        <source>Doubled and made</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Contrés et réussis</translation>
    </message>
    <message>
        <source>Dra&amp;w for partners…</source>
        <extracomment>Menu entry in the menus (round); Button or menu entry in the window (show open questions)</extracomment>
        <translation>Tirer les parte&amp;naires…</translation>
    </message>
    <message>
        <source>Dra&amp;w once more</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button)</extracomment>
        <translation>Tirer &amp;encore une fois</translation>
    </message>
    <message>
        <source>Dra&amp;w…</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button); Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>Tira&amp;ge…</translation>
    </message>
    <message>
        <source>Draw for par&amp;tners before each round</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Tirer les parte&amp;naires avant chaque partie</translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <extracomment>Sentence in the panel beside the sheet (time to draw)</extracomment>
        <translation>Tirez de nouveau les partenaires.</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <extracomment>Words in movements of several tables (draw round)</extracomment>
        <translation>Apparier le tour {number}</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <extracomment>Words in what is printed (picture files)</extracomment>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>Duplicate boards follow the Laws of Duplicate Bridge (2017): worldbridge.org. Chicago and Cavendish follow custom, as their rules are usually printed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Le duplicate suit le Code du bridge de compétition (2017)&#xa0;: worldbridge.org. Chicago et Cavendish suivent l’usage, tel qu’il est le plus souvent imprimé.</translation>
    </message>
    <message>
        <source>E&amp;xact points</source>
        <extracomment>Button or menu entry in Back score</extracomment>
        <translation>Points e&amp;xacts</translation>
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
        <translation>Points EO</translation>
    </message>
    <message>
        <source>Each board is scored separately, without honours.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Chaque étui est marqué séparément, sans honneurs.</translation>
    </message>
    <message>
        <source>Each deal in the JSON names the four players. Adjustments are listed among the deals, in order.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Chaque donne du JSON nomme les quatre joueurs. Les ajustements figurent parmi les donnes, dans l’ordre.</translation>
    </message>
    <message>
        <source>Each deal is compared, in IMPs, with the score its points should make.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Chaque donne est comparée, en IMP, au score que ses points devraient faire.</translation>
    </message>
    <message>
        <source>Each round is drawn by the ranking; no two teams meet twice.</source>
        <extracomment>Sentence in an evening of several tables (sentences)</extracomment>
        <translation>Chaque tour est apparié d’après le classement&#x202f;; aucune rencontre ne se répète.</translation>
    </message>
    <message>
        <source>Each team against each</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Toutes les équipes se rencontrent</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <extracomment>Words in Earlier evenings (evenings title)</extracomment>
        <translation>Soirées précédentes</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Est</translation>
    </message>
    <message>
        <source>East-West</source>
        <extracomment>Words in the page on players' phones (line); Words in rankings printed by commands (ranking); Words in the window (side name); and elsewhere</extracomment>
        <translation>Est-Ouest</translation>
    </message>
    <message>
        <source>East-West sit out</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Est-Ouest au repos</translation>
    </message>
    <message>
        <source>End the evenin&amp;g</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>F&amp;inir la soirée</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Inscrire</translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Saisir une donne</translation>
    </message>
    <message>
        <source>Enter a stake to see who pays whom.</source>
        <extracomment>Sentence in results and money (about payments)</extracomment>
        <translation>Indiquez un enjeu pour voir qui paie à qui.</translation>
    </message>
    <message>
        <source>Enter key</source>
        <extracomment>Words in Help (enter)</extracomment>
        <translation>touche Entrée</translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <extracomment>Sentence in Standings (show hint)</extracomment>
        <translation>Entrée ou un double clic sur un chiffre montre le détail. Un clic sur un titre, ou {key}, trie.</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Inscrire la donne</translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <extracomment>Sentence in This evening and New evening (first fault)</extracomment>
        <translation>Inscrivez le résultat d’au moins une partie.</translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <extracomment>Words in the bidding pad (enter deal)</extracomment>
        <translation>Inscrire {deal}</translation>
    </message>
    <message>
        <source>Entered.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>Saisi.</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Inscrire une donne</translation>
    </message>
    <message>
        <source>Erase for &amp;good…</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>&amp;Effacer définitivement…</translation>
    </message>
    <message>
        <source>Erase it</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>L’effacer</translation>
    </message>
    <message>
        <source>Erase this evening for good?</source>
        <extracomment>Words in Deleted evenings (erase title)</extracomment>
        <translation>Effacer définitivement cette soirée&#x202f;?</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Esc again closes this and discards your entry.</source>
        <extracomment>Sentence in the page At several tables (closeEvent); Sentence in This evening and New evening (closeEvent)</extracomment>
        <translation>Un second Échap ferme cette fenêtre&#x202f;; votre saisie sera perdue.</translation>
    </message>
    <message>
        <source>Evening, for scorepad (*.scorepad)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Soirée scorepad (*.scorepad)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <extracomment>Words in the window; Words in the season in Standings (columns); Words in the season in Standings (evenings); and elsewhere</extracomment>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)</source>
        <extracomment>Words in the window (ask files)</extracomment>
        <translation>Soirées et scores (*.scorepad *.txt *.pbn *.xml *.csv)</translation>
    </message>
    <message>
        <source>Every deal is saved when it is entered, in the file {file}</source>
        <extracomment>Words in Help (sections)</extracomment>
        <translation>Chaque donne est enregistrée dès qu’elle est inscrite, dans le fichier {file}</translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Chaque donne compte séparément&#xa0;: il faut {game} points en une donne pour une manche.</translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <extracomment>Sentence in Help (part score)</extracomment>
        <translation>Chaque contrat partiel rapporte 50.</translation>
    </message>
    <message>
        <source>Every row and every step has a checksum.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Chaque ligne et chaque étape a une somme de contrôle.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>Words in Standings (at least); Words in Standings (who)</extracomment>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Chacun tire une carte&#x202f;; les deux plus hautes jouent ensemble, la plus haute donne. L’as est la plus haute&#x202f;; à égalité la couleur décide, pique d’abord (lois 1 à 3).</translation>
    </message>
    <message>
        <source>Everyone has played with everyone.</source>
        <extracomment>Sentence in the panel after a round (follow)</extracomment>
        <translation>Tout le monde a joué avec tout le monde.</translation>
    </message>
    <message>
        <source>Everything is paid or carried over.</source>
        <extracomment>Sentence in results and money (all paid)</extracomment>
        <translation>Tout est payé ou reporté.</translation>
    </message>
    <message>
        <source>Everything is paid.</source>
        <extracomment>Sentence in results and money (all paid)</extracomment>
        <translation>Tout est payé.</translation>
    </message>
    <message>
        <source>Everything is saved at once. Every step can be undone; any earlier deal can be corrected, moved or deleted in the list of deals.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Tout est enregistré aussitôt. Chaque étape peut être annulée&#x202f;; toute donne antérieure peut être corrigée, déplacée ou supprimée dans la liste des donnes.</translation>
    </message>
    <message>
        <source>Exit status</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Code de retour</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Column heading in sheets printed by commands (imp lines); Words in what is printed (imps columns)</extracomment>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Explain every figure</source>
        <extracomment>Help of a command in commands (rank); Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Expliquer chaque chiffre</translation>
    </message>
    <message>
        <source>Extra amounts</source>
        <extracomment>Words in Settling up, the dialog of extra sums</extracomment>
        <translation>Montants en plus</translation>
    </message>
    <message>
        <source>F&amp;irst board</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Prem&amp;ier étui</translation>
    </message>
    <message>
        <source>Files saved from it are kept.</source>
        <extracomment>Sentence in Deleted evenings (where it stays)</extracomment>
        <translation>Les fichiers enregistrés à partir d’elle sont conservés.</translation>
    </message>
    <message>
        <source>Find a player</source>
        <extracomment>Words in Standings (find player)</extracomment>
        <translation>Chercher un joueur</translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <extracomment>Sentence in house rules (changes chairs)</extracomment>
        <translation>Cinq joueurs changent de place après chaque donne, pour que chacun joue avec tous les autres.</translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <extracomment>Sentence in This evening and New evening (who comes in)</extracomment>
        <translation>Cinq parties&#xa0;: chacun joue une fois avec chacun.</translation>
    </message>
    <message>
        <source>For a contract that is made</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Pour un contrat réussi</translation>
    </message>
    <message>
        <source>For making it {doubled}</source>
        <extracomment>Words in the tables of scores in Help (bonuses)</extracomment>
        <translation>Pour l’avoir réussi {doubled}</translation>
    </message>
    <message>
        <source>For other programs</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Pour d’autres programmes</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>Column heading in the command list (listed text)</extracomment>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>Quatre donnes, C&amp;hicago</translation>
    </message>
    <message>
        <source>Four deals, Ca&amp;vendish</source>
        <extracomment>Button or menu entry in the window (forms)</extracomment>
        <translation>&amp;Quatre donnes, Cavendish</translation>
    </message>
    <message>
        <source>Four-deal bridge</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Friday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Vendredi soir</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Words in what is printed (settlement table)</extracomment>
        <translation>De</translation>
    </message>
    <message>
        <source>From before</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Antérieur</translation>
    </message>
    <message>
        <source>From board {number}: {names}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>À partir de l’étui {number}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>From deal {number}: {names}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>À partir de la donne {number}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>From now on both names are one player everywhere. Nothing is lost: you can undo it.</source>
        <extracomment>Label in Earlier evenings and Standings</extracomment>
        <translation>Désormais les deux noms désignent partout un seul joueur. Rien n’est perdu&#xa0;: cela peut être annulé.</translation>
    </message>
    <message>
        <source>From the &amp;beginning of the round</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>Dès le débu&amp;t de la partie</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;beginning: %n deal(s) so far for {players}</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>
            <numerusform>Depuis le &amp;début&#xa0;: la donne jouée (%n) compte pour {players}</numerusform>
            <numerusform>Depuis le &amp;début&#xa0;: les&#xa0;%n donnes jouées comptent pour {players}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;next deal, leaving %n deal(s) with {players}</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from next)</extracomment>
        <translation>
            <numerusform>À partir de la donne &amp;suivante&#x202f;;&#xa0;%n donne reste à {players}</numerusform>
            <numerusform>À partir de la donne &amp;suivante&#x202f;;&#xa0;%n donnes restent à {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;next deal; earlier deals are not affected</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from next)</extracomment>
        <translation>Dès la &amp;prochaine donne&#x202f;; les donnes précédentes ne changent pas</translation>
    </message>
    <message>
        <source>From the next round. Earlier deals are not affected.</source>
        <extracomment>Sentence in This evening and New evening (tell)</extracomment>
        <translation>À partir de la prochaine partie. Les donnes précédentes ne changent pas.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Prime de manche</translation>
    </message>
    <message>
        <source>Game, {game} or more for its tricks</source>
        <extracomment>Words in the tables of scores in Help (kinds)</extracomment>
        <translation>Manche, {game} ou plus</translation>
    </message>
    <message>
        <source>Game: {game} points below the line, in one or more deals. Then a line is drawn and part-scores start again; the winner is vulnerable.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Manche&#xa0;: {game} points au-dessous de la ligne, en une ou plusieurs donnes. On tire alors un trait et les marques partielles recommencent&#x202f;; le gagnant est vulnérable.</translation>
    </message>
    <message>
        <source>Give {pair} number {number}: fewer will sit out</source>
        <extracomment>Words in an evening of several tables (offer seat)</extracomment>
        <translation>Donner le numéro {number} à {pair}&#xa0;: moins de paires au repos</translation>
    </message>
    <message>
        <source>Given</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Payées</translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <extracomment>Words in the tables of scores in Help (grand slam)</extracomment>
        <translation>Grand chelem demandé et réussi</translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>Les &amp;honneurs comptent</translation>
    </message>
    <message>
        <source>Half the difference from the average of the last ten sessions</source>
        <extracomment>Tooltip in the page At several tables</extracomment>
        <translation>La moitié de l’écart à la moyenne des dix dernières séances</translation>
    </message>
    <message>
        <source>Handicap</source>
        <extracomment>Words in the ranking of a session (ranking table); Words in two versions of an evening side by side (title)</extracomment>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Hands in a PBN stay with their boards. They are printed on the travellers, or by themselves.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les mains d’un fichier PBN restent avec leurs étuis. Elles sont imprimées sur les feuilles ambulantes, ou à part.</translation>
    </message>
    <message>
        <source>He&amp;ad to head</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Fa&amp;ce à face</translation>
    </message>
    <message>
        <source>Held</source>
        <extracomment>Words in what is printed (imps columns)</extracomment>
        <translation>Points H</translation>
    </message>
    <message>
        <source>Help topics</source>
        <extracomment>Name for a screen reader in Help</extracomment>
        <translation>Sujets de l’aide</translation>
    </message>
    <message>
        <source>Here</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Highest</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Max.</translation>
    </message>
    <message>
        <source>History of this evening</source>
        <extracomment>Words in the history and the backups of evenings</extracomment>
        <translation>Historique de cette soirée</translation>
    </message>
    <message>
        <source>Honours</source>
        <extracomment>Words in the page on players' phones (pad); Words in the charts of Standings (kind name); Words in Standings (honours); and elsewhere</extracomment>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>Honours in one hand: four of A K Q J 10 of trumps {four}, all five {five}; at notrump four aces {aces}.</source>
        <extracomment>Sentence in the tables of scores in Help (honours)</extracomment>
        <translation>Honneurs dans une main&#xa0;: quatre parmi A R D V 10 d’atout {four}, les cinq {five}&#x202f;; à sans-atout quatre as {aces}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Words in house rules</extracomment>
        <translation>Règles de la maison</translation>
    </message>
    <message>
        <source>How &amp;many rounds</source>
        <extracomment>Button or menu entry in This evening and New evening (arrange)</extracomment>
        <translation>Co&amp;mbien de parties</translation>
    </message>
    <message>
        <source>How contracts ended</source>
        <extracomment>Words in the charts of Standings (pictures); Words in Standings (endings title)</extracomment>
        <translation>Issue des contrats</translation>
    </message>
    <message>
        <source>How man&amp;y</source>
        <extracomment>Name for a screen reader in the page At several tables (arrange)</extracomment>
        <translation>Com&amp;bien</translation>
    </message>
    <message>
        <source>How much money</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>Combien d’argent</translation>
    </message>
    <message>
        <source>How much? For example 2.50.</source>
        <extracomment>Sentence in Settling up (no amount)</extracomment>
        <translation>Combien&#x202f;? Par exemple 2,50.</translation>
    </message>
    <message>
        <source>Howell: everybody moves</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Howell&#xa0;: tout le monde bouge</translation>
    </message>
    <message>
        <source>Hu&amp;ndreds of each round</source>
        <extracomment>Button or menu entry in Back score (of each round)</extracomment>
        <translation>Ce&amp;ntaines de chaque partie</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>Centaines</translation>
    </message>
    <message>
        <source>Hundreds of the last five evenings</source>
        <extracomment>Words in Standings (latest)</extracomment>
        <translation>Centaines des cinq dernières soirées</translation>
    </message>
    <message>
        <source>Hundreds, as on the back score</source>
        <extracomment>Words in house rules (ways of money)</extracomment>
        <translation>Centaines, comme au récapitulatif</translation>
    </message>
    <message>
        <source>I want to enter deals</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Je veux saisir des donnes</translation>
    </message>
    <message>
        <source>I&amp;MPs of each round</source>
        <extracomment>Button or menu entry in Back score (of each round)</extracomment>
        <translation>I&amp;MP de chaque partie</translation>
    </message>
    <message>
        <source>IMPs a board</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>IMP par étui</translation>
    </message>
    <message>
        <source>IMPs against every other result</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>IMP contre chaque autre résultat</translation>
    </message>
    <message>
        <source>IMPs against the datum (Butler)</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>IMP contre le score moyen (Butler)</translation>
    </message>
    <message>
        <source>IMPs by agreement</source>
        <extracomment>Words in the dialog Adjustment (by agreement)</extracomment>
        <translation>IMP convenus</translation>
    </message>
    <message>
        <source>IMPs won, for each board that was scored in IMPs</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>IMP gagnés, par étui compté en IMP</translation>
    </message>
    <message>
        <source>IMPs {team}</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>IMP {team}</translation>
    </message>
    <message>
        <source>If no phone connects, a firewall may block it: sudo ufw allow PORT/tcp, or sudo firewall-cmd --add-port=PORT/tcp, with the port of the address.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Si aucun téléphone ne se connecte, un pare-feu le bloque peut-être&#xa0;: sudo ufw allow PORT/tcp, ou sudo firewall-cmd --add-port=PORT/tcp, avec le port de l’adresse.</translation>
    </message>
    <message>
        <source>If started now, it ends at {time}.</source>
        <extracomment>Sentence in an evening of several tables (time)</extracomment>
        <translation>En commençant maintenant, fin à {time}.</translation>
    </message>
    <message>
        <source>If you start scorepad again, it will not find this window: another program is in the way.</source>
        <extracomment>Sentence in app (listen)</extracomment>
        <translation>Si vous relancez scorepad, il ne trouvera pas cette fenêtre&#xa0;: un autre programme l’en empêche.</translation>
    </message>
    <message>
        <source>If you stop early, a side with the only game earns {game}, and one with the only part-score of the unfinished game {part_score}.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Si vous arrêtez avant la fin, la seule manche rapporte {game}, et la seule marque partielle de la manche inachevée {part_score}.</translation>
    </message>
    <message>
        <source>In &amp;chukkers of four deals, not by boards</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>En &amp;Chicagos de quatre donnes, non par étuis</translation>
    </message>
    <message>
        <source>In IMPs</source>
        <extracomment>Words in the window (deal tip)</extracomment>
        <translation>En IMP</translation>
    </message>
    <message>
        <source>In a rubber an adjustment has its own number, in other forms that of the deal before it.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Dans un robre, un ajustement a son propre numéro, dans les autres formules celui de la donne qui précède.</translation>
    </message>
    <message>
        <source>In a table each row is a deal, or a result of several tables.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Dans un tableau, chaque ligne est une donne, ou un résultat de plusieurs tables.</translation>
    </message>
    <message>
        <source>In a terminal, `scorepad --phones see` or `scorepad --phones enter` lets phones in from the start and prints their address; `--phones-address` chooses another one.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Dans un terminal, `scorepad --phones see` ou `scorepad --phones enter` admet les téléphones dès le début et affiche leur adresse&#x202f;; `--phones-address` en choisit une autre.</translation>
    </message>
    <message>
        <source>In all: {figures}</source>
        <extracomment>Words in Back score (in all)</extracomment>
        <translation>En tout&#xa0;: {figures}</translation>
    </message>
    <message>
        <source>In money</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>En argent</translation>
    </message>
    <message>
        <source>In the earlier evenings and the standings</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>Parmi les soirées précédentes et au palmarès</translation>
    </message>
    <message>
        <source>In the lead: {team}</source>
        <extracomment>Words in an evening of several tables (headline)</extracomment>
        <translation>En tête&#xa0;: {team}</translation>
    </message>
    <message>
        <source>In the line for a deal</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>Dans la ligne de saisie</translation>
    </message>
    <message>
        <source>In the list of deals</source>
        <extracomment>Words in Help (keys elsewhere)</extracomment>
        <translation>Dans la liste des donnes</translation>
    </message>
    <message>
        <source>In {file}</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>Dans {file}</translation>
    </message>
    <message>
        <source>Individual</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Individuel</translation>
    </message>
    <message>
        <source>Individual: partners change too</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Individuel&#xa0;: les partenaires changent aussi</translation>
    </message>
    <message>
        <source>Initials</source>
        <extracomment>Words in what is printed (slip columns)</extracomment>
        <translation>Initiales</translation>
    </message>
    <message>
        <source>Ins</source>
        <extracomment>Words in Help (deal list keys)</extracomment>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Insult</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>C’est un dossier</translation>
    </message>
    <message>
        <source>Is a pair leaving? Type it under “Change…”, e.g. 5=6- if pair 5 leaves before round 6.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Une paire part&#x202f;? Indiquez-la sous «&#xa0;Modifier…&#xa0;», p.&#xa0;ex. 5=6- si la paire 5 part avant le tour 6.</translation>
    </message>
    <message>
        <source>Joins in round</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Arrive au tour</translation>
    </message>
    <message>
        <source>Keep both</source>
        <extracomment>Words in merging two versions of an evening (row)</extracomment>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>Button in Deleted evenings</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <extracomment>Button in the window</extracomment>
        <translation>Laisser la fenêtre ouverte</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title in Help (sections)</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>L&amp;etters at the figures</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>&amp;Lettres près des chiffres</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <extracomment>Label in the window</extracomment>
        <translation>La&amp;ngue</translation>
    </message>
    <message>
        <source>Large print</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Gros caractères</translation>
    </message>
    <message>
        <source>Last five</source>
        <extracomment>Words in the season in Standings (of season); Words in Standings (latest); Words in the season in Standings (columns)</extracomment>
        <translation>Cinq dernières</translation>
    </message>
    <message>
        <source>Late or lea&amp;ving</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>En retard ou &amp;parti</translation>
    </message>
    <message>
        <source>Laws at hand</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les lois sous la main</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>Words in what is printed (slip columns)</extracomment>
        <translation>Entame</translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <extracomment>Box to tick in the page At several tables (arrange)</extracomment>
        <translation>Écarter les e&amp;xtrêmes</translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <extracomment>Sentence in This evening and New evening (arrange)</extracomment>
        <translation>Laissez vide la case d’un joueur au repos&#x202f;; le dernier nombre se remplit tout seul. Entrée passe à la suite.</translation>
    </message>
    <message>
        <source>Leave the line, or cancel the correction</source>
        <extracomment>Words in Help (entry keys)</extracomment>
        <translation>Quitter la ligne, ou annuler la correction</translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Écarte les joueurs ayant moins de parties</translation>
    </message>
    <message>
        <source>Let phones &amp;look</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>Laisser &amp;voir</translation>
    </message>
    <message>
        <source>Let phones look and &amp;enter</source>
        <extracomment>Button in Phones at the tables</extracomment>
        <translation>Laisser voir et &amp;saisir</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Words in the page on players' phones (pad); Words in the charts of Standings (draw endings)</extracomment>
        <translation>Palier</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Palier {level}</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Words in the window</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>Column heading in rankings printed by commands (pairs); Column heading in the ranking of a session (card table)</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>Ligne {number}</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>Words in Standings (lost)</extracomment>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Love all: neither side is vulnerable. Game all: both sides are.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Love all&#xa0;: personne n’est vulnérable (Personne). Game all&#xa0;: tous sont vulnérables (Tous).</translation>
    </message>
    <message>
        <source>Lowest</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Le plus chanceux au contre</translation>
    </message>
    <message>
        <source>M&amp;oney</source>
        <extracomment>Button or menu entry in an evening of several tables (value); Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Argent</translation>
    </message>
    <message>
        <source>Made</source>
        <extracomment>Words in Standings (made)</extracomment>
        <translation>Réussis</translation>
    </message>
    <message>
        <source>Made %</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Réussis&#xa0;%</translation>
    </message>
    <message>
        <source>Mat&amp;ch sheet</source>
        <extracomment>Button or menu entry in an evening of several tables (name cross)</extracomment>
        <translation>Feuille de ma&amp;tch</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Column heading in rankings printed by commands (draw text); Name for a screen reader in an evening of several tables</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Words in rankings printed by commands (ranking); Words in the ranking of a session (ranking table)</extracomment>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Points de match</translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Points de match gagnés, sur le total possible</translation>
    </message>
    <message>
        <source>Meaning</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Merged with {file}: {counts}.</source>
        <extracomment>Sentence in the window (merged)</extracomment>
        <translation>Fusionné avec {file}&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>Minus</source>
        <extracomment>Words in what is printed (draw private)</extracomment>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Minutes &amp;between rounds</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>Minutes &amp;entre les tours</translation>
    </message>
    <message>
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Maldonne&#xa0;: si une carte est vue ou si une main n’a pas 13 cartes, le même joueur redonne (lois 4 à 12). Rien n’est marqué.</translation>
    </message>
    <message>
        <source>Mitchell: North-South stay</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Mitchell&#xa0;: Nord-Sud ne bouge pas</translation>
    </message>
    <message>
        <source>Monday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Lundi soir</translation>
    </message>
    <message>
        <source>Money is paid for points, rounded to tens.</source>
        <extracomment>Sentence in house rules (money)</extracomment>
        <translation>On paie selon les points, arrondis aux dizaines.</translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <extracomment>Sentence in house rules (money)</extracomment>
        <translation>On paie selon les points exacts.</translation>
    </message>
    <message>
        <source>Mor&amp;e rules…</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>Autres &amp;règles…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <extracomment>Button in the page At several tables; Button in This evening and New evening; Button in the dialog Print (make)</extracomment>
        <translation>Pl&amp;us…</translation>
    </message>
    <message>
        <source>More colu&amp;mns</source>
        <extracomment>Button in Standings (more columns)</extracomment>
        <translation>Plus de colo&amp;nnes</translation>
    </message>
    <message>
        <source>More teams are written the same way. A team is named by its letter, `pairs A=Owls`. Below the results, `bye C 12` gives team C 12 VPs for a round without a match.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>D’autres équipes s’écrivent de même. Une équipe se nomme par sa lettre, `pairs A=Owls`. Sous les résultats, `bye C 12` donne à l’équipe C 12 PV pour un tour sans match.</translation>
    </message>
    <message>
        <source>Most slams</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Le plus de chelems</translation>
    </message>
    <message>
        <source>Move for round {round} of {rounds}: {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Changement pour le tour {round} sur {rounds}&#xa0;: {left}</translation>
    </message>
    <message>
        <source>Move it</source>
        <extracomment>Words in the window (move)</extracomment>
        <translation>La déplacer</translation>
    </message>
    <message>
        <source>Move the deal &amp;down</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>Descen&amp;dre la donne</translation>
    </message>
    <message>
        <source>Move the deal &amp;up</source>
        <extracomment>Menu entry in the menus (of a deal)</extracomment>
        <translation>&amp;Monter la donne</translation>
    </message>
    <message>
        <source>Move the first deal of the next round here</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>Déplacer ici la première donne de la partie suivante</translation>
    </message>
    <message>
        <source>Move to round {number}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>Déplacer vers la partie {number}</translation>
    </message>
    <message>
        <source>Moved there, it would be {deal}.</source>
        <extracomment>Sentence in the window (elsewhere)</extracomment>
        <translation>Déplacée là, ce serait {deal}.</translation>
    </message>
    <message>
        <source>N, E, S or W alone is always a seat; a name is longer. What follows # is a remark.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>N, E, S ou W seul désigne toujours une place&#x202f;; un nom est plus long. Ce qui suit # est un commentaire.</translation>
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
        <translation>Points NS</translation>
    </message>
    <message>
        <source>NS −</source>
        <extracomment>Words in an evening of several tables (traveller table)</extracomment>
        <translation>NS −</translation>
    </message>
    <message>
        <source>NT, each further trick</source>
        <extracomment>Words in the tables of scores in Help (trick points)</extracomment>
        <translation>SA, chaque levée suivante</translation>
    </message>
    <message>
        <source>NT, the first</source>
        <extracomment>Words in the tables of scores in Help (trick points)</extracomment>
        <translation>SA, la première levée</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column heading in rankings printed by commands (draw text); Column heading in the ranking of a session (ranking table); Column heading in what is printed (first places); and elsewhere</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name four to seven players to draw for partners.</source>
        <extracomment>Sentence in This evening and New evening (follow)</extracomment>
        <translation>Nommez de quatre à sept joueurs pour tirer les partenaires.</translation>
    </message>
    <message>
        <source>Name four to seven players, then enter the results.</source>
        <extracomment>Sentence in This evening and New evening (first fault)</extracomment>
        <translation>Nommez de quatre à sept joueurs, puis inscrivez les résultats.</translation>
    </message>
    <message>
        <source>Name of {pair}</source>
        <extracomment>Words in an evening of several tables (name of)</extracomment>
        <translation>Nom de {pair}</translation>
    </message>
    <message>
        <source>Names work too: 4s ann h100 eve. A few letters are enough; if they are ambiguous, scorepad asks. With mouse or finger, use the Pad.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les noms marchent aussi&#xa0;: 4p ann h100 eve. Quelques lettres suffisent&#x202f;; si elles sont ambiguës, scorepad demande. À la souris ou au doigt, utilisez la Boîte.</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>IMP nets</translation>
    </message>
    <message>
        <source>Net margin in exact points</source>
        <extracomment>Words in Standings (points)</extracomment>
        <translation>Écart net en points exacts</translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <extracomment>Words in Standings (doubled)</extracomment>
        <translation>Points nets dans les contrats contrés des deux camps</translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <extracomment>Words in Standings (redoubled)</extracomment>
        <translation>Points nets dans les contrats surcontrés des deux camps</translation>
    </message>
    <message>
        <source>New evening, sa&amp;me players</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Nouvelle soirée, &amp;mêmes joueurs</translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <extracomment>Sentence in This evening and New evening (end of round)</extracomment>
        <translation>De nouvelles paires commencent une nouvelle série d’étuis.</translation>
    </message>
    <message>
        <source>Next: draw round {number}, under “Movement”.</source>
        <extracomment>Sentence in movements of several tables (to draw)</extracomment>
        <translation>Ensuite&#xa0;: apparier le tour {number}, sous «&#xa0;Mouvement&#xa0;».</translation>
    </message>
    <message>
        <source>Next: {round}</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Ensuite&#xa0;: {round}</translation>
    </message>
    <message>
        <source>Next: {round} of {planned}</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Ensuite&#xa0;: {round} sur {planned}</translation>
    </message>
    <message>
        <source>Next: {round}, the last</source>
        <extracomment>Words in the panel after a round (next title)</extracomment>
        <translation>Ensuite&#xa0;: {round}, pour finir</translation>
    </message>
    <message>
        <source>No earlier session of these players was found.</source>
        <extracomment>Sentence in the page At several tables (nothing known)</extracomment>
        <translation>Aucune séance antérieure de ces joueurs n’a été trouvée.</translation>
    </message>
    <message>
        <source>No evenings found. Esc clears the search.</source>
        <extracomment>Label in Earlier evenings (tell number)</extracomment>
        <translation>Aucune soirée trouvée. Échap efface la recherche.</translation>
    </message>
    <message>
        <source>No evenings in this period.</source>
        <extracomment>Sentence in Standings (adding up)</extracomment>
        <translation>Aucune soirée pendant cette période.</translation>
    </message>
    <message>
        <source>No movement is set. Enter any board.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Aucun mouvement. Saisissez n’importe quel étui.</translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <extracomment>Sentence in Standings (adding up)</extracomment>
        <translation>Aucun joueur nommé pendant cette période.</translation>
    </message>
    <message>
        <source>No network at all? Use “Result as a code” and scan it with a phone: the code itself holds the result.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Aucun réseau&#x202f;? Scannez avec un téléphone le «&#xa0;Résultat en code&#xa0;»&#xa0;: le code contient lui-même le résultat.</translation>
    </message>
    <message>
        <source>No phone is here yet.</source>
        <extracomment>Sentence in Phones at the tables (show who)</extracomment>
        <translation>Aucun téléphone pour l’instant.</translation>
    </message>
    <message>
        <source>No phone yet? Three things help:</source>
        <extracomment>Words in Phones at the tables (hints)</extracomment>
        <translation>Pas encore de téléphone&#x202f;? Trois choses aident&#xa0;:</translation>
    </message>
    <message>
        <source>No places have changed.</source>
        <extracomment>Sentence in rankings printed by commands (moved text); Sentence in the ranking of a session (moved places)</extracomment>
        <translation>Aucun rang n’a changé.</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <extracomment>Sentence in the dialog Print (offer)</extracomment>
        <translation>Aucune imprimante n’est installée sur cet ordinateur. Un PDF s’imprime partout et s’envoie aux amis.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Plus de place sur le disque</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Column heading in the command list (listed text); Column heading in sheets printed by commands (imp lines); Sentence in the list of deals and the entry line (columns); and elsewhere</extracomment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Nobody is vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Personne n’est vulnérable</translation>
    </message>
    <message>
        <source>Nobody is vulnerable on the first deal, both sides on the fourth.</source>
        <extracomment>Sentence in Help (first and last)</extracomment>
        <translation>À la première donne personne n’est vulnérable, à la quatrième les deux camps le sont.</translation>
    </message>
    <message>
        <source>Nobody owes anything yet.</source>
        <extracomment>Sentence in Earlier evenings and Standings (tell)</extracomment>
        <translation>Personne ne doit encore rien.</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <extracomment>Sentence in Earlier evenings and Standings (tell); Sentence in results and money (about payments)</extracomment>
        <translation>Personne ne doit rien.</translation>
    </message>
    <message>
        <source>Nobody wins: {points} each</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>Personne ne gagne&#xa0;: {points} chacun</translation>
    </message>
    <message>
        <source>None: sit as you like</source>
        <extracomment>Words in an evening of several tables (offer movements)</extracomment>
        <translation>Aucun&#xa0;: placez-vous librement</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Nord</translation>
    </message>
    <message>
        <source>North-South</source>
        <extracomment>Words in the page on players' phones (line); Words in rankings printed by commands (ranking); Words in the window (side name); and elsewhere</extracomment>
        <translation>Nord-Sud</translation>
    </message>
    <message>
        <source>North-South held 23 high-card points</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Nord-Sud avait 23 points H</translation>
    </message>
    <message>
        <source>North-South sit out, in their seats</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Nord-Sud au repos, à sa place</translation>
    </message>
    <message>
        <source>North-South: {first}. East-West: {second}</source>
        <extracomment>Words in a deal, a result or an evening (split)</extracomment>
        <translation>Nord-Sud&#xa0;: {first}. Est-Ouest&#xa0;: {second}</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Not agreed: ask the director</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Contesté&#xa0;: appelez l’arbitre</translation>
    </message>
    <message>
        <source>Not finished</source>
        <extracomment>Words in what is printed (outcome)</extracomment>
        <translation>Pas terminé</translation>
    </message>
    <message>
        <source>Not imported from the file: {what}.</source>
        <extracomment>Sentence in files that are opened or saved (note on)</extracomment>
        <translation>Non importé du fichier&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Not in the file: {what}.</source>
        <extracomment>Sentence in files that are opened or saved (not held)</extracomment>
        <translation>Absent du fichier&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <extracomment>Words in the window</extracomment>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>Not yet agreed by the other side</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Pas encore confirmé</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Words in This evening and New evening (note caption); Words in Earlier evenings (evening headings)</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note on the evening</source>
        <extracomment>Grey example in Earlier evenings and Standings</extracomment>
        <translation>Note sur la soirée</translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <extracomment>Grey example in Earlier evenings and Standings</extracomment>
        <translation>Note sur cette donne</translation>
    </message>
    <message>
        <source>Nothing can be compared until a board has been played at a second table.</source>
        <extracomment>Sentence in the ranking of a session (nothing compared)</extracomment>
        <translation>Rien ne peut être comparé avant qu’un étui soit joué à une deuxième table.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <extracomment>Sentence in the page on players' phones (sheet)</extracomment>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>Nothing is chosen to print.</source>
        <extracomment>Sentence in what is printed (saved); Sentence in the dialog Print (offer)</extracomment>
        <translation>Rien n’est choisi à imprimer.</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <extracomment>Words in what is printed (pages); Words in This evening, what was agreed (nothing decided)</extracomment>
        <translation>Rien n’est encore joué</translation>
    </message>
    <message>
        <source>O&amp;ld evening…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>Anc&amp;ienne soirée…</translation>
    </message>
    <message>
        <source>O&amp;vertricks count only when doubled</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>Les &amp;levées de mieux ne comptent qu’en cas de contre</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Of partnerships</source>
        <extracomment>Words in Standings (arrange)</extracomment>
        <translation>Des paires</translation>
    </message>
    <message>
        <source>Of players</source>
        <extracomment>Words in Standings (arrange)</extracomment>
        <translation>Des joueurs</translation>
    </message>
    <message>
        <source>On paper</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>On the back score each player gets the IMPs of their deals</source>
        <extracomment>Words in the panel beside the sheet (goes on back score)</extracomment>
        <translation>Au récapitulatif chaque joueur a les IMP de ses donnes</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s opponents are vulnerable.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Aux deuxième et troisième donnes, les adversaires du donneur sont vulnérables.</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s side is vulnerable.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Aux deuxième et troisième donnes, le camp du donneur est vulnérable.</translation>
    </message>
    <message>
        <source>On the sheet: {total}</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>Sur la feuille&#xa0;: {total}</translation>
    </message>
    <message>
        <source>One East-West pair sits out in each round.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>À chaque tour, une paire Est-Ouest est au repos.</translation>
    </message>
    <message>
        <source>One North-South pair sits out in each round, in its seats.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>À chaque tour, une paire Nord-Sud est au repos, à sa place.</translation>
    </message>
    <message>
        <source>One minute &amp;less</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>Une minute de &amp;moins</translation>
    </message>
    <message>
        <source>One minute &amp;more</source>
        <extracomment>Menu entry in the menus (clock)</extracomment>
        <translation>Une minute de &amp;plus</translation>
    </message>
    <message>
        <source>One moment…</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>One phone scans the code, one shows the sheet, one enters a deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Un téléphone lit le code, un autre montre la feuille, un troisième saisit une donne.</translation>
    </message>
    <message>
        <source>One sits out in each round.</source>
        <extracomment>Sentence in an evening of several tables (one waits)</extracomment>
        <translation>Quelqu’un est au repos à chaque tour.</translation>
    </message>
    <message>
        <source>Only look</source>
        <extracomment>Words in the page on players' phones (places); Words in Phones at the tables (answers)</extracomment>
        <translation>Regarder seulement</translation>
    </message>
    <message>
        <source>Only rounds at one table count here.</source>
        <extracomment>Label in Standings (show hint)</extracomment>
        <translation>Seules les parties d’une seule table comptent ici.</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n evening(s) of the list</source>
        <extracomment>Words in Standings (only these)</extracomment>
        <translation>
            <numerusform>Seulement la&#xa0;%n soirée de la liste</numerusform>
            <numerusform>Seulement les&#xa0;%n soirées de la liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the code lets a phone in. When you send a phone away, it sees nothing more and the code changes.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Seul le code laisse entrer un téléphone. Si vous renvoyez un téléphone, il ne voit plus rien et le code change.</translation>
    </message>
    <message>
        <source>Only this form of the game</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Seulement cette formule</translation>
    </message>
    <message>
        <source>Only this period</source>
        <extracomment>Words in Standings (fill)</extracomment>
        <translation>Seulement cette période</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Words in Settling up (settle table)</extracomment>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <extracomment>Button or menu entry in the window (review)</extracomment>
        <translation>Ouvrir un &amp;fichier…</translation>
    </message>
    <message>
        <source>Open the last of them</source>
        <extracomment>Words in the window (report)</extracomment>
        <translation>Ouvrir la dernière</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <extracomment>Words in the window (wait)</extracomment>
        <translation>Ouverture de {file}</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Words in the season in Standings (opponents)</extracomment>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Option</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Option</translation>
    </message>
    <message>
        <source>Options come before the first result:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les options viennent avant le premier résultat&#xa0;:</translation>
    </message>
    <message>
        <source>Options come between `form` and the first deal:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les options viennent entre `form` et la première donne&#xa0;:</translation>
    </message>
    <message>
        <source>Or type it, e.g. {example}</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Ou tapez, p.&#xa0;ex. {example}</translation>
    </message>
    <message>
        <source>Or type the letters after # in the address on the laptop.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Ou tapez les caractères après # dans l’adresse affichée sur l’ordinateur.</translation>
    </message>
    <message>
        <source>Or your pair or number</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Ou votre paire ou numéro</translation>
    </message>
    <message>
        <source>Other files are still being opened; please try again afterwards.</source>
        <extracomment>Sentence in the window (open files)</extracomment>
        <translation>D’autres fichiers sont en cours d’ouverture&#x202f;; réessayez ensuite.</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>De mieux</translation>
    </message>
    <message>
        <source>Overtricks</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Levées de mieux</translation>
    </message>
    <message>
        <source>Overtricks, each. All the rest goes above the line.</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Par levée de mieux. Tout le reste va au-dessus de la ligne.</translation>
    </message>
    <message>
        <source>Owls: Ann &amp; Bob</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Hiboux&#xa0;: Anne &amp; Bob</translation>
    </message>
    <message>
        <source>Owls: Ann &amp; Bob, Cy &amp; Di</source>
        <extracomment>Button or menu entry in an evening of several tables (hint for)</extracomment>
        <translation>Hiboux&#xa0;: Anne &amp; Bob, Chloé &amp; Denis</translation>
    </message>
    <message>
        <source>P&amp;hones need Python’s {packages}</source>
        <extracomment>Button or menu entry in Phones at the tables (menu entry)</extracomment>
        <translation>Té&amp;léphones&#xa0;: il faut {packages} pour Python</translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <extracomment>Button or menu entry in Phones at the tables (menu entry)</extracomment>
        <translation>Té&amp;léphones…</translation>
    </message>
    <message>
        <source>PBN, for other bridge programs (*.pbn)</source>
        <extracomment>Words in commands (export); Words in opening and saving files (save filters)</extracomment>
        <translation>PBN, pour d’autres programmes de bridge (*.pbn)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <extracomment>Words in the window (ask where); Words in what is printed (pdf files)</extracomment>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <extracomment>Words in what is printed (turn to); Words in what is printed (page of)</extracomment>
        <translation>Page {number} sur {count}</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Words in the page on players' phones (sheet); Words in Help (keys elsewhere); Name for a screen reader in the window</extracomment>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Paid &amp;on</source>
        <extracomment>Button or menu entry in results and money</extracomment>
        <translation>Payé &amp;le</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>Words in the ranking of a session (who heading); Words in what is printed (draw private)</extracomment>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Pair of the season</source>
        <extracomment>Words in the season in Standings (award names)</extracomment>
        <translation>Paire de la saison</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>Words in what is printed (paper)</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Part-score bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Prime de contrat partiel</translation>
    </message>
    <message>
        <source>Part-score, under {game} for its tricks</source>
        <extracomment>Words in the tables of scores in Help (kinds)</extracomment>
        <translation>Contrat partiel, moins de {game}</translation>
    </message>
    <message>
        <source>Part-scores count on &amp;towards a game</source>
        <extracomment>Box to tick in This evening and New evening</extracomment>
        <translation>Les marques par&amp;tielles comptent pour la manche</translation>
    </message>
    <message>
        <source>Part-scores count on towards a game of {game} from deal to deal, until either side makes one.</source>
        <extracomment>Sentence in Help (chukker)</extracomment>
        <translation>Les marques partielles comptent de donne en donne pour une manche de {game}, jusqu’à ce qu’un camp la fasse.</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>Words in movements of several tables (pair card)</extracomment>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>Words in This evening and New evening (arrange); Words in the season in Standings (partners)</extracomment>
        <translation>Partenaires</translation>
    </message>
    <message>
        <source>Partners are drawn for each round.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Les partenaires sont tirés au sort pour chaque partie.</translation>
    </message>
    <message>
        <source>Partners change after each round.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Les partenaires changent après chaque partie.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <extracomment>Words in Standings (of met); Words in Standings (partnership)</extracomment>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Partnerships</source>
        <extracomment>Words in Standings (partnerships)</extracomment>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Words in the page on players' phones (pad); Button in the bidding pad</extracomment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Payments are rounded down to whole coins. Leftover coins go to the largest remainders, then to the players seated first.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les paiements sont en pièces entières, arrondis vers le bas. Les pièces qui restent vont aux plus grands restes, puis aux joueurs placés les premiers.</translation>
    </message>
    <message>
        <source>Penalties for contracts that went down</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Pénalités de ses contrats chutés</translation>
    </message>
    <message>
        <source>Penalties for the opponents’ contracts that went down</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Pénalités des contrats chutés par les adversaires</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Chute</translation>
    </message>
    <message>
        <source>Per cent</source>
        <extracomment>Column heading in rankings printed by commands (pairs); Words in the ranking of a session (ranking table); Words in the ranking of a session (cross of); and elsewhere</extracomment>
        <translation>Pour cent</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Accès refusé</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <extracomment>Words in Phones at the tables</extracomment>
        <translation>Téléphones à la table</translation>
    </message>
    <message>
        <source>Phones cannot be let in at {address}: {reason}.</source>
        <extracomment>Sentence in Phones at the tables (cannot listen)</extracomment>
        <translation>Impossible de laisser entrer des téléphones à {address}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Phones in the same Wi-Fi scan a code and see the sheet, live. Nothing is installed, and nothing leaves the house. Phones are switched off when the evening ends.</source>
        <extracomment>Sentence in Phones at the tables (what it is)</extracomment>
        <translation>Les téléphones du même Wi-Fi scannent un code et voient la feuille en direct. Rien n’est installé, rien ne sort de la maison. Tout s’arrête à la fin de la soirée.</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>Words in the charts of Standings (which picture)</extracomment>
        <translation>Image</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <extracomment>Words in what is printed (picture files)</extracomment>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column heading in the ranking of a session (ranking table); Column heading in what is printed (first places); Words in the ranking of a session (place of); and elsewhere</extracomment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Places: {moved}.</source>
        <extracomment>Sentence in the ranking of a session (moved places)</extracomment>
        <translation>Rangs&#xa0;: {moved}.</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Words in Earlier evenings (evening headings)</extracomment>
        <translation>Joués</translation>
    </message>
    <message>
        <source>Played in</source>
        <extracomment>Column heading in the list of deals and the entry line (columns); Words in Standings, where a figure comes from (headings behind)</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Words in the page on players' phones (shown); Words in what is printed (back score); Words in Settling up (settle table); and elsewhere</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>Words in an evening of several tables (called); Words in the ranking of a session (unnamed)</extracomment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Players in the chart, seven at most</source>
        <extracomment>Words in Earlier evenings and Standings (choose lines)</extracomment>
        <translation>Joueurs du graphique, sept au plus</translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <extracomment>Sentence in This evening and New evening (who comes in)</extracomment>
        <translation>Les joueurs au repos depuis le plus longtemps entrent.</translation>
    </message>
    <message>
        <source>Please check these:</source>
        <extracomment>Words in the archive of evenings (what was rescued)</extracomment>
        <translation>À vérifier&#xa0;:</translation>
    </message>
    <message>
        <source>Plus</source>
        <extracomment>Words in what is printed (draw private)</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Points E-W</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>Points E-O</translation>
    </message>
    <message>
        <source>Points N-S</source>
        <extracomment>Words in what is printed (traveller columns)</extracomment>
        <translation>Points N-S</translation>
    </message>
    <message>
        <source>Points We &amp;hold</source>
        <extracomment>Label in What if</extracomment>
        <translation>Nos points &amp;H</translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <extracomment>Words in the dialog Adjustment (by agreement)</extracomment>
        <translation>Points convenus</translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <extracomment>Words in Standings (honours)</extracomment>
        <translation>Points pour les honneurs de leur camp</translation>
    </message>
    <message>
        <source>Points our side held, of 40</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Points de notre camp, sur 40</translation>
    </message>
    <message>
        <source>Points {team}</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Points {team}</translation>
    </message>
    <message>
        <source>Points, rounded to tens</source>
        <extracomment>Words in house rules (ways of money)</extracomment>
        <translation>Points, arrondis aux dizaines</translation>
    </message>
    <message>
        <source>Position in the evening</source>
        <extracomment>Name for a screen reader in Earlier evenings and Standings</extracomment>
        <translation>Position dans la soirée</translation>
    </message>
    <message>
        <source>Press Enter to count this in the ranking.</source>
        <extracomment>Sentence in an evening of several tables (understood)</extracomment>
        <translation>Entrée le fait compter au classement.</translation>
    </message>
    <message>
        <source>Press and hold the picture to save or send it.</source>
        <extracomment>Sentence in the page on players' phones (sheet)</extracomment>
        <translation>Appuyez longuement sur l’image pour l’enregistrer ou l’envoyer.</translation>
    </message>
    <message>
        <source>Private score card</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Carnet personnel</translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <extracomment>Tooltip in results and money</extracomment>
        <translation>Met une image et quelques lignes de texte dans le presse-papiers</translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <extracomment>Button or menu entry in an evening of several tables</extracomment>
        <translation>C&amp;lassement</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>Classé par</translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Le classement, le tableau croisé et la feuille de match sont à côté des résultats et peuvent être imprimés, avec feuilles ambulantes, bordereaux et cartes de table.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>Words in commands (system says)</extracomment>
        <translation>Système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Words in the menus (redo)</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <extracomment>Words in the menus (redo step)</extracomment>
        <translation>Rétablir&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Redone: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Rétabli&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <extracomment>Words in the page on players' phones (pad); Words in Standings (redoubled)</extracomment>
        <translation>Surcontrés</translation>
    </message>
    <message>
        <source>Reopens the debt in the evening it came from.</source>
        <extracomment>Tooltip in Settling up, older debts (show debts)</extracomment>
        <translation>La dette sera de nouveau due dans sa soirée d’origine.</translation>
    </message>
    <message>
        <source>Res&amp;ults</source>
        <extracomment>Button or menu entry in an evening of several tables</extracomment>
        <translation>&amp;Résultats</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <extracomment>Button in Backups</extracomment>
        <translation>Les restaurer &amp;toutes</translation>
    </message>
    <message>
        <source>Restore this &amp;evening</source>
        <extracomment>Button or menu entry in the archive of evenings (restore one)</extracomment>
        <translation>Restaurer cette &amp;soirée</translation>
    </message>
    <message>
        <source>Resul&amp;t…</source>
        <extracomment>Button or menu entry in the panel after a round (name buttons)</extracomment>
        <translation>Résu&amp;ltat…</translation>
    </message>
    <message>
        <source>Results of the board</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Résultats de l’étui</translation>
    </message>
    <message>
        <source>Results of the last five evenings, newest last</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>Résultats des cinq dernières soirées, la plus récente à la fin</translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <extracomment>Words in merging two versions of an evening</extracomment>
        <translation>Résultats de deux ordinateurs</translation>
    </message>
    <message>
        <source>Resume &amp;the chukker</source>
        <extracomment>Button or menu entry in the window (take up)</extracomment>
        <translation>&amp;Reprendre le Chicago</translation>
    </message>
    <message>
        <source>Resume &amp;the rubber</source>
        <extracomment>Button or menu entry in the window (take up)</extracomment>
        <translation>&amp;Reprendre le robre</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <extracomment>Label in the clock for the rounds; Label in the page At several tables (arrange)</extracomment>
        <translation>&amp;Tours</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Column heading in rankings printed by commands (movement text); Words in what is printed (draw slip); Column heading in movements of several tables (movement table); and elsewhere</extracomment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Round by round</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <extracomment>Words in the picture of the table (round of planned)</extracomment>
        <translation>Partie {number} sur {planned}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: last {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Tour {round} sur {rounds}&#xa0;: encore {left}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {left}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>Tour {round} sur {rounds}&#xa0;: {left}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <extracomment>Words in the page on players' phones (tables); Words in an evening of several tables (round and table); Words in what is printed (slip head)</extracomment>
        <translation>Tour {round}, table {table}</translation>
    </message>
    <message>
        <source>Round {round}: table {table}, {line}, boards {boards}</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Tour {round}&#xa0;: table {table}, {line}, étuis {boards}</translation>
    </message>
    <message>
        <source>Round {round}: you sit out.</source>
        <extracomment>Sentence in the page on players' phones (tables)</extracomment>
        <translation>Tour {round}&#xa0;: vous êtes au repos.</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <extracomment>Words in Standings (lost)</extracomment>
        <translation>Parties perdues</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <extracomment>Words in Standings (won)</extracomment>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Rounds won (%)</source>
        <extracomment>Words in Standings (of standings)</extracomment>
        <translation>Parties gagnées (%)</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Prime de robre</translation>
    </message>
    <message>
        <source>Rubber bridge</source>
        <extracomment>Words in This evening, what was agreed (form names); Words in what is printed (blank titles)</extracomment>
        <translation>Partie libre</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <extracomment>Words in deals and figures, everywhere (round title)</extracomment>
        <translation>Robre {number}</translation>
    </message>
    <message>
        <source>Rubbers, chukkers and sets of boards, finished or stopped</source>
        <extracomment>Words in Standings (rounds)</extracomment>
        <translation>Robres, Chicagos et séries d’étuis, finis ou arrêtés</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Words in the ranking of a session (match table)</extracomment>
        <translation>Cumul</translation>
    </message>
    <message>
        <source>Running &amp;totals</source>
        <extracomment>Button or menu entry in Back score</extracomment>
        <translation>&amp;Totaux cumulés</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Mode de &amp;calcul</translation>
    </message>
    <message>
        <source>S&amp;eason</source>
        <extracomment>Button or menu entry in Standings (tabs)</extracomment>
        <translation>Sa&amp;ison</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Plus p&amp;etit</translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <extracomment>Button or menu entry in Earlier evenings (sort by)</extracomment>
        <translation>&amp;Trier par</translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <extracomment>Button or menu entry in This evening and New evening (stops first)</extracomment>
        <translation>Arrêter d’ab&amp;ord {round} et le compter à ceux qui l’ont joué</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <extracomment>Words in the window</extracomment>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Saturday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Samedi soir</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>Button in results and money</extracomment>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <extracomment>Button or menu entry in the charts of Standings (save picture); Button or menu entry in what is printed (save pdf)</extracomment>
        <translation>Enregistrer e&amp;n PDF…</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <extracomment>Button in the window</extracomment>
        <translation>L’enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>Sentence in what is printed (saved)</extracomment>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Say each score aloud</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Lire chaque marque à voix haute</translation>
    </message>
    <message>
        <source>Scale</source>
        <extracomment>Label in house rules</extracomment>
        <translation>Barème</translation>
    </message>
    <message>
        <source>Scan it with a phone to get the result; no network is needed.</source>
        <extracomment>Sentence in Phones at the tables (without network)</extracomment>
        <translation>Scannez-le avec un téléphone pour avoir le résultat&#x202f;; aucun réseau n’est nécessaire.</translation>
    </message>
    <message>
        <source>Scan the code, or type this in the browser of a phone:</source>
        <extracomment>Words in Phones at the tables (how to come)</extracomment>
        <translation>Scannez le code, ou tapez ceci dans le navigateur d’un téléphone&#xa0;:</translation>
    </message>
    <message>
        <source>Scan this code with the phone. Phones connected: {number}</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Scannez ce code avec le téléphone. Téléphones connectés&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Column heading in rankings printed by commands (result); Column heading in sheets printed by commands (imp lines); Words in what is printed (score); and elsewhere</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <extracomment>Help of a command in commands (print); Words in the window (all elements)</extracomment>
        <translation>Détail des points</translation>
    </message>
    <message>
        <source>Score files</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Fichiers de marque</translation>
    </message>
    <message>
        <source>Score files of several tables</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Fichiers de marque de plusieurs tables</translation>
    </message>
    <message>
        <source>Score slips</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Bordereaux</translation>
    </message>
    <message>
        <source>Score slips for all tables</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Bordereaux pour toutes les tables</translation>
    </message>
    <message>
        <source>Scores can be corrected until the rubber’s result is agreed, and later, marked with a star, if all consent (Laws 72 to 81).</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Une marque peut être corrigée jusqu’à l’accord sur le résultat du robre (lois 72 à 81), plus tard si tous y consentent&#x202f;; scorepad marque ces donnes d’une étoile.</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Words in Help (search)</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search without {what}</source>
        <extracomment>Words in Earlier evenings and Standings (take away)</extracomment>
        <translation>Chercher sans {what}</translation>
    </message>
    <message>
        <source>Season from {first} to {last}</source>
        <extracomment>Words in the season in Standings (season title)</extracomment>
        <translation>Saison du {first} au {last}</translation>
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
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <extracomment>Name for a screen reader in Phones at the tables (row)</extracomment>
        <translation>Renvoyer {name}</translation>
    </message>
    <message>
        <source>Sending…</source>
        <extracomment>Words in the page on players' phones (network)</extracomment>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <extracomment>Words in the dialog Print (print them)</extracomment>
        <translation>Envoyé à {printer}</translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <extracomment>Button or menu entry in the panel after a round; Button in results and money</extracomment>
        <translation>Faire les &amp;comptes…</translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Co&amp;mptes…</translation>
    </message>
    <message>
        <source>Settling up so far</source>
        <extracomment>Words in Earlier evenings and Standings (tell)</extracomment>
        <translation>Comptes jusqu’ici</translation>
    </message>
    <message>
        <source>Several tables</source>
        <extracomment>Words in Standings (names); Words in the panel beside the sheet (chip)</extracomment>
        <translation>Plusieurs tables</translation>
    </message>
    <message>
        <source>Several tables: partnerships</source>
        <extracomment>Words in Standings (who is ranked)</extracomment>
        <translation>Plusieurs tables&#xa0;: paires</translation>
    </message>
    <message>
        <source>Several tables: players</source>
        <extracomment>Words in Standings (who is ranked)</extracomment>
        <translation>Plusieurs tables&#xa0;: joueurs</translation>
    </message>
    <message>
        <source>Several tables: who met whom</source>
        <extracomment>Words in the season in Standings (pairs against each other)</extracomment>
        <translation>Plusieurs tables&#xa0;: qui contre qui</translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Par&amp;tager et imprimer</translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Pourcentage de contrats réussis au palier de {level}</translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Pourcentage de contrats réussis à {strain}</translation>
    </message>
    <message>
        <source>Shee&amp;t</source>
        <extracomment>Label in all pages (show turn)</extracomment>
        <translation>Fe&amp;uille</translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <extracomment>Label in Earlier evenings and Standings (show card)</extracomment>
        <translation>&amp;Voir la carte</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n debt(s)</source>
        <extracomment>Words in results and money (show all)</extracomment>
        <translation>
            <numerusform>Montrer la&#xa0;%n dette</numerusform>
            <numerusform>Montrer les&#xa0;%n dettes</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the evening, or the details of a figure</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Voir la soirée, ou le détail du chiffre</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>Label in the dialog Adjustment</extracomment>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Since the last change of &amp;seats</source>
        <extracomment>Button or menu entry in the panel beside the sheet (from before)</extracomment>
        <translation>Depuis le dernier changement de p&amp;laces</translation>
    </message>
    <message>
        <source>Single players are written `8+1-5+7: N 3NT=`, the pairs of two teams of four `A1-B1: N 4S=`.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les joueurs individuels s’écrivent `8+1-5+7: N 3NT=`, les paires de deux équipes de quatre `A1-B1: N 4S=`.</translation>
    </message>
    <message>
        <source>Sit as you like, and type the pairs with each result.</source>
        <extracomment>Sentence in movements of several tables (no movement)</extracomment>
        <translation>Placez-vous librement, et tapez les paires avec chaque résultat.</translation>
    </message>
    <message>
        <source>Sits out, number {number}</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>Au repos, numéro {number}</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <extracomment>Column heading in rankings printed by commands (movement text)</extracomment>
        <translation>Au repos</translation>
    </message>
    <message>
        <source>Sitting out after that: {players}</source>
        <extracomment>Words in the panel beside the sheet (ahead)</extracomment>
        <translation>Au repos ensuite&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Slam</source>
        <extracomment>Words in the window (element headings)</extracomment>
        <translation>Chelem</translation>
    </message>
    <message>
        <source>Slams</source>
        <extracomment>Words in the charts of Standings (kind name); Words in Standings (slams); Words in the season in Standings (slams)</extracomment>
        <translation>Chelems</translation>
    </message>
    <message>
        <source>Slams made, out of slams bid</source>
        <extracomment>Words in Standings (slams)</extracomment>
        <translation>Chelems réussis, sur les chelems demandés</translation>
    </message>
    <message>
        <source>Small slam: six bid and made</source>
        <extracomment>Words in the tables of scores in Help (small slam)</extracomment>
        <translation>Petit chelem demandé et réussi</translation>
    </message>
    <message>
        <source>Some debts are not paid.</source>
        <extracomment>Sentence in results and money (about payments)</extracomment>
        <translation>Des dettes ne sont pas payées.</translation>
    </message>
    <message>
        <source>Some entries are not saved</source>
        <extracomment>Label in the window</extracomment>
        <translation>Certaines saisies ne sont pas enregistrées</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <extracomment>Words in the message after a fault of the program</extracomment>
        <translation>Une erreur s’est produite</translation>
    </message>
    <message>
        <source>Something went wrong inside scorepad.</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>Une erreur s’est produite dans scorepad.</translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Trier par une colonne</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Sud</translation>
    </message>
    <message>
        <source>Split score</source>
        <extracomment>Words in an evening of several tables (what cells); Words in two versions of an evening side by side (what)</extracomment>
        <translation>Scores séparés</translation>
    </message>
    <message>
        <source>Sta&amp;ke for 100 points</source>
        <extracomment>Button or menu entry in This evening and New evening (stake caption); Button or menu entry in Settling up (stake)</extracomment>
        <translation>&amp;Enjeu pour 100 points</translation>
    </message>
    <message>
        <source>Sta&amp;ke for each IMP</source>
        <extracomment>Button or menu entry in This evening and New evening (stake caption); Button or menu entry in Settling up (stake)</extracomment>
        <translation>&amp;Enjeu par IMP</translation>
    </message>
    <message>
        <source>Standings</source>
        <extracomment>Words in the window</extracomment>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Start with &amp;round</source>
        <extracomment>Label in the clock for the rounds</extracomment>
        <translation>&amp;Commencer au tour</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <extracomment>Label in Earlier evenings and Standings (show card)</extracomment>
        <translation>&amp;Pas à pas</translation>
    </message>
    <message>
        <source>Step through an evening deal by deal</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>Parcourir une soirée donne par donne</translation>
    </message>
    <message>
        <source>Still open from earlier evenings</source>
        <extracomment>Words in results and money (still open)</extracomment>
        <translation>Encore dû de soirées précédentes</translation>
    </message>
    <message>
        <source>Still to come</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>À venir</translation>
    </message>
    <message>
        <source>Strong &amp;contrast</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Contraste &amp;fort</translation>
    </message>
    <message>
        <source>Suit</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Suits in &amp;black and red</source>
        <extracomment>Box to tick in the window</extracomment>
        <translation>Couleurs en &amp;noir et rouge</translation>
    </message>
    <message>
        <source>Sunday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Dimanche soir</translation>
    </message>
    <message>
        <source>Swiss: drawn by the ranking</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Suisse&#xa0;: apparié d’après le classement</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <extracomment>Button in the clock for the rounds; Button in Phones at the tables</extracomment>
        <translation>Désac&amp;tiver</translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <extracomment>Button in This evening and New evening</extracomment>
        <translation>Taper les &amp;cartes</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Words in the page on players' phones (tables); Words in what is printed (draw slip); Column heading in movements of several tables (movement table); and elsewhere</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tableau du récapitulatif (*.csv)</translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tableau des donnes (*.csv)</translation>
    </message>
    <message>
        <source>Table of the ranking (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tableau du classement (*.csv)</translation>
    </message>
    <message>
        <source>Table of the results (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tableau des résultats (*.csv)</translation>
    </message>
    <message>
        <source>Table of the rounds (*.csv)</source>
        <extracomment>Words in opening and saving files (save filters)</extracomment>
        <translation>Tableau des parties (*.csv)</translation>
    </message>
    <message>
        <source>Table view, &amp;full screen</source>
        <extracomment>Menu entry in the menus (view)</extracomment>
        <translation>Vue de la table, &amp;plein écran</translation>
    </message>
    <message>
        <source>Table {table}: all results are in</source>
        <extracomment>Words in Phones at the tables (where)</extracomment>
        <translation>Table {table}&#xa0;: tous les résultats sont saisis</translation>
    </message>
    <message>
        <source>Table {table}: round {round}</source>
        <extracomment>Words in Phones at the tables (where)</extracomment>
        <translation>Table {table}&#xa0;: tour {round}</translation>
    </message>
    <message>
        <source>Tables may &amp;share boards in a round</source>
        <extracomment>Box to tick in an evening of several tables</extracomment>
        <translation>Les tables peuvent partager &amp;des étuis dans un tour</translation>
    </message>
    <message>
        <source>Taken</source>
        <extracomment>Words in Standings (of contracts)</extracomment>
        <translation>Reçues</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>Words in the ranking of a session (who heading)</extracomment>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Team {home} {won}, team {visitors} {lost}</source>
        <extracomment>Words in the ranking of a session (match said)</extracomment>
        <translation>Équipe {home} {won}, équipe {visitors} {lost}</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <extracomment>Words in the ranking of a session (unnamed); Words in two versions of an evening side by side (called)</extracomment>
        <translation>Équipe {team}</translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Équipes en IMP</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <extracomment>Words in an evening of several tables</extracomment>
        <translation>Équipes de quatre</translation>
    </message>
    <message>
        <source>Teams, board a match</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Équipes, board-a-match</translation>
    </message>
    <message numerus="yes">
        <source>That also changed %n deal(s).</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>
            <numerusform>Cela a aussi modifié&#xa0;%n donne.</numerusform>
            <numerusform>Cela a aussi modifié&#xa0;%n donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>That also changed {deals}.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>Cela a aussi modifié&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>That could not be done: {trouble}.</source>
        <extracomment>Sentence in Earlier evenings (cannot)</extracomment>
        <translation>L’opération a échoué&#xa0;: {trouble}.</translation>
    </message>
    <message>
        <source>That was the last of {planned} rounds planned.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>C’était la dernière des {planned} parties prévues.</translation>
    </message>
    <message>
        <source>That was the only round planned.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>C’était la seule partie prévue.</translation>
    </message>
    <message>
        <source>The &amp;last deal counts double</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>La dernière donne compte do&amp;uble</translation>
    </message>
    <message>
        <source>The archive of evenings is not open at the moment.</source>
        <extracomment>Sentence in the window (review)</extracomment>
        <translation>Les archives ne sont pas ouvertes en ce moment.</translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <extracomment>Words in the window (rescue title)</extracomment>
        <translation>Les archives étaient endommagées</translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <extracomment>Label in Back score (follow)</extracomment>
        <translation>Le récapitulatif commence quand le premier robre ou Chicago est fini.</translation>
    </message>
    <message>
        <source>The back score in money, at the stake of each round</source>
        <extracomment>Words in Standings (in money)</extracomment>
        <translation>Le récapitulatif en argent, selon l’enjeu de chaque partie</translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <extracomment>Words in Standings (in hundreds)</extracomment>
        <translation>Le récapitulatif de toutes les parties</translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <extracomment>Words in Standings (course title)</extracomment>
        <translation>Le récapitulatif, soirée par soirée</translation>
    </message>
    <message>
        <source>The best evening</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>La meilleure soirée</translation>
    </message>
    <message>
        <source>The board played next</source>
        <extracomment>Words in the list of deals and the entry line</extracomment>
        <translation>Le prochain étui</translation>
    </message>
    <message>
        <source>The boards</source>
        <extracomment>Column heading in an evening of several tables</extracomment>
        <translation>Les étuis</translation>
    </message>
    <message>
        <source>The boards count as soon as all their results are in.</source>
        <extracomment>Sentence in results and money (about rounds)</extracomment>
        <translation>Les étuis comptent dès que tous leurs résultats sont là.</translation>
    </message>
    <message>
        <source>The card of the evening as a picture</source>
        <extracomment>Words in the page on players' phones (sheet)</extracomment>
        <translation>Le résultat de la soirée en image</translation>
    </message>
    <message numerus="yes">
        <source>The cards of %n board(s) were added.</source>
        <extracomment>Sentence in the window (cards taken)</extracomment>
        <translation>
            <numerusform>Les cartes de&#xa0;%n étui ont été ajoutées.</numerusform>
            <numerusform>Les cartes de&#xa0;%n étuis ont été ajoutées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <extracomment>Name for a screen reader in Back score</extracomment>
        <translation>Le déroulement de la soirée</translation>
    </message>
    <message>
        <source>The director types adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, or 3 fouled 1-2 4sn for a board whose cards were mixed up. F9 starts a clock for the rounds, seen on F11.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>L’arbitre tape adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, ou 3 fouled 1-2 4sn pour un étui dont les cartes ont été interverties. F9 lance un chronomètre des tours, visible avec F11.</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <extracomment>Name for a screen reader in the panel beside the sheet</extracomment>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>The evening after this step – {when}: {step}</source>
        <extracomment>Words in the history and the backups of evenings (state after)</extracomment>
        <translation>La soirée après cette étape – {when}&#xa0;: {step}</translation>
    </message>
    <message>
        <source>The evening goes to {team}</source>
        <extracomment>Words in an evening of several tables (headline)</extracomment>
        <translation>La soirée revient à {team}</translation>
    </message>
    <message>
        <source>The evening is a draw</source>
        <extracomment>Words in This evening, what was agreed (nobody wins)</extracomment>
        <translation>La soirée se termine à égalité</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <extracomment>Sentence in the panel after a round (evening over)</extracomment>
        <translation>La soirée est terminée.</translation>
    </message>
    <message>
        <source>The evening is over. Begin another round with {deal}?</source>
        <extracomment>Words in the window (ask another)</extracomment>
        <translation>La soirée est terminée. Commencer une autre partie avec {deal}&#x202f;?</translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>La soirée est inchangée, et vous pouvez continuer. S’il manque la dernière étape, refaites-la.</translation>
    </message>
    <message>
        <source>The evening of {day} is still open.</source>
        <extracomment>Sentence in the window (ask whether it goes on)</extracomment>
        <translation>La soirée du {day} est encore ouverte.</translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <extracomment>Sentence in Earlier evenings (deleted)</extracomment>
        <translation>La soirée du {day} a été supprimée.</translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <extracomment>Sentence in Help (in short)</extracomment>
        <translation>Le premier camp qui a deux manches termine le robre.</translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <extracomment>Sentence in what is printed (check fonts)</extracomment>
        <translation>Les polices de scorepad sont introuvables, rien ne peut donc être imprimé. Réinstallez scorepad.</translation>
    </message>
    <message>
        <source>The game as agreed</source>
        <extracomment>Title in Help (sections)</extracomment>
        <translation>La formule convenue</translation>
    </message>
    <message>
        <source>The half table</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>La demi-table</translation>
    </message>
    <message>
        <source>The hands</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Les mains</translation>
    </message>
    <message>
        <source>The laptop cannot be reached.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>L’ordinateur est injoignable.</translation>
    </message>
    <message>
        <source>The laptop cannot be reached. Your entry waits here.</source>
        <extracomment>Sentence in the page on players' phones (network)</extracomment>
        <translation>L’ordinateur est injoignable. Votre saisie attend ici.</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <extracomment>Words in Earlier evenings and Standings (latest first)</extracomment>
        <translation>Les 12 derniers mois</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <extracomment>Sentence in movements of several tables (clock)</extracomment>
        <translation>Le dernier tour est terminé.</translation>
    </message>
    <message>
        <source>The movement, also for each table</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Le mouvement, aussi pour chaque table</translation>
    </message>
    <message>
        <source>The next deal</source>
        <extracomment>Words in the page on players' phones (pad); Name for a screen reader in the list of deals and the entry line; Words in Earlier evenings and Standings</extracomment>
        <translation>La prochaine donne</translation>
    </message>
    <message>
        <source>The next page</source>
        <extracomment>Name for a screen reader in the dialog Print (connect)</extracomment>
        <translation>La page suivante</translation>
    </message>
    <message>
        <source>The next phone</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Le téléphone suivant</translation>
    </message>
    <message>
        <source>The next result</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>Le prochain résultat</translation>
    </message>
    <message>
        <source>The note of the evening lists what could not be imported from another program’s file.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>La note de la soirée indique ce qui n’a pu être importé d’un fichier d’un autre programme.</translation>
    </message>
    <message>
        <source>The number of a board gives dealer and vulnerability.</source>
        <extracomment>Sentence in Help (number says)</extracomment>
        <translation>Le numéro de l’étui indique le donneur et la vulnérabilité.</translation>
    </message>
    <message>
        <source>The order of the results</source>
        <extracomment>Name for a screen reader in an evening of several tables</extracomment>
        <translation>L’ordre des résultats</translation>
    </message>
    <message>
        <source>The other rounds</source>
        <extracomment>Words in the list of deals and the entry line</extracomment>
        <translation>Les autres parties</translation>
    </message>
    <message>
        <source>The others</source>
        <extracomment>Words in what is printed (of others)</extracomment>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>The partners stay the same all evening.</source>
        <extracomment>Sentence in This evening and New evening (four change)</extracomment>
        <translation>Les partenaires restent les mêmes toute la soirée.</translation>
    </message>
    <message>
        <source>The players seated at the end get the result of {round}.</source>
        <extracomment>Sentence in This evening and New evening (end of round)</extracomment>
        <translation>Le résultat de {round} va aux joueurs assis à la fin.</translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <extracomment>Words in files that are opened or saved (faults)</extracomment>
        <translation>Les points du fichier n’ont pas été comparés aux nôtres</translation>
    </message>
    <message>
        <source>The previous deal</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>La donne précédente</translation>
    </message>
    <message>
        <source>The previous page</source>
        <extracomment>Name for a screen reader in the dialog Print (connect)</extracomment>
        <translation>La page précédente</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <extracomment>Sentence in what is printed (printer stopped)</extracomment>
        <translation>L’imprimante {printer} refuse les pages. Enregistrez-les plutôt en PDF.</translation>
    </message>
    <message>
        <source>The ranking in the file, without results: {places}.</source>
        <extracomment>Sentence in files that are opened or saved (evening)</extracomment>
        <translation>Le classement du fichier, sans résultats&#xa0;: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>The ranking is shown after %n more result(s).</source>
        <extracomment>Sentence in the ranking of a session (hidden)</extracomment>
        <translation>
            <numerusform>Le classement s’affiche après encore&#xa0;%n résultat.</numerusform>
            <numerusform>Le classement s’affiche après encore&#xa0;%n résultats.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result is shown once a board can be compared.</source>
        <extracomment>Sentence in the window (open)</extracomment>
        <translation>Le résultat s’affiche dès qu’un étui peut être comparé.</translation>
    </message>
    <message>
        <source>The result is shown once a round is over.</source>
        <extracomment>Sentence in the window (open)</extracomment>
        <translation>Le résultat s’affiche dès qu’une partie est finie.</translation>
    </message>
    <message>
        <source>The round is tied</source>
        <extracomment>Words in what is printed (outcome)</extracomment>
        <translation>La partie est à égalité</translation>
    </message>
    <message>
        <source>The running back score</source>
        <extracomment>Words in the charts of Standings (pictures)</extracomment>
        <translation>Le récapitulatif cumulé</translation>
    </message>
    <message>
        <source>The same page shows which table is behind, and which board is not agreed.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>La même page montre quelle table est en retard et quel étui est contesté.</translation>
    </message>
    <message>
        <source>The scale: {rows}.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>Le barème&#xa0;: {rows}.</translation>
    </message>
    <message>
        <source>The score for the table</source>
        <extracomment>Title in the window</extracomment>
        <translation>La marque pour la table</translation>
    </message>
    <message>
        <source>The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of Rubber Bridge: acbl.org.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Les scores suivent les Laws of Contract Bridge (1993), depuis 2014 les Laws of Rubber Bridge&#xa0;: acbl.org.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <extracomment>Name for a screen reader in the score sheet</extracomment>
        <translation>La feuille</translation>
    </message>
    <message>
        <source>The sheet after each deal</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>La feuille après chaque donne</translation>
    </message>
    <message>
        <source>The stake is for each IMP, and the back score is in IMPs.</source>
        <extracomment>Sentence in Help (in imps)</extracomment>
        <translation>L’enjeu est par IMP, et le récapitulatif est en IMP.</translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <extracomment>Box to tick in house rules</extracomment>
        <translation>L’enj&amp;eu est par camp</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>Name for a screen reader in the panel beside the sheet; Name for a screen reader in the picture of the table</extracomment>
        <translation>La table</translation>
    </message>
    <message>
        <source>The table leaves out notes on the evening, debts, payments and plans.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Le tableau laisse de côté les notes de la soirée, les dettes, les paiements et les plans.</translation>
    </message>
    <message>
        <source>The us&amp;ual one</source>
        <extracomment>Button in house rules</extracomment>
        <translation>L’&amp;habituel</translation>
    </message>
    <message>
        <source>The usual one; choose another from a &amp;file…</source>
        <extracomment>Button or menu entry in house rules (scale button)</extracomment>
        <translation>L’habituel&#x202f;; en choisir un autre d’un &amp;fichier…</translation>
    </message>
    <message>
        <source>The whole evening</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Toute la soirée</translation>
    </message>
    <message>
        <source>The worst evening</source>
        <extracomment>Words in the season in Standings (of season)</extracomment>
        <translation>La pire soirée</translation>
    </message>
    <message>
        <source>There are no evenings yet.</source>
        <extracomment>Sentence in the command check (check); Sentence in commands (export); Fault in commands (opened archive); and elsewhere</extracomment>
        <translation>Il n’y a pas encore de soirées.</translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <extracomment>Sentence in an evening of several tables (players as they like)</extracomment>
        <translation>Il y a un mouvement pour {numbers} joueurs. Pour d’autres nombres, placez-vous librement et tapez les partenaires avec chaque résultat&#xa0;: 1+2-3+4 4pn.</translation>
    </message>
    <message>
        <source>There is no backup yet.</source>
        <extracomment>Sentence in Backups (no copies)</extracomment>
        <translation>Il n’y a pas encore de sauvegarde.</translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Il n’y a pas de cinquième donne&#xa0;: après quatre, un nouveau Chicago commence, où personne n’est vulnérable. Une donne passée est redonnée et ne compte pas. (Usage&#x202f;; le code n’en dit rien.)</translation>
    </message>
    <message>
        <source>There is nothing to compare it with yet.</source>
        <extracomment>Sentence in an evening of several tables (why)</extracomment>
        <translation>Il n’y a encore rien à quoi le comparer.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <extracomment>Sentence in commands (removed)</extracomment>
        <translation>Il n’y a rien à retirer.</translation>
    </message>
    <message>
        <source>There the first deal of {round} would be {deal}.</source>
        <extracomment>Sentence in the window (with next)</extracomment>
        <translation>La première donne ({round}) y serait {deal}.</translation>
    </message>
    <message>
        <source>These are missing:</source>
        <extracomment>Words in the archive of evenings (what was rescued)</extracomment>
        <translation>Il manque&#xa0;:</translation>
    </message>
    <message>
        <source>These are the &amp;last boards</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>Ce sont les der&amp;niers étuis</translation>
    </message>
    <message>
        <source>These columns are optional:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Ces colonnes sont facultatives&#xa0;:</translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <extracomment>Label in the message after a fault of the program</extracomment>
        <translation>Ces détails aident à corriger l’erreur&#x202f;; ils ne contiennent ni noms ni scores. Ils sont conservés dans {file}</translation>
    </message>
    <message>
        <source>They</source>
        <extracomment>Words in the page on players' phones (sheet); Column heading in sheets printed by commands (sheet line); Words in the window (we and they)</extracomment>
        <translation>Eux</translation>
    </message>
    <message>
        <source>They are one player</source>
        <extracomment>Button in Earlier evenings and Standings</extracomment>
        <translation>C’est un seul joueur</translation>
    </message>
    <message>
        <source>They are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Eux sont vulnérables</translation>
    </message>
    <message>
        <source>They are {players}</source>
        <extracomment>Words in the score sheet (who it is)</extracomment>
        <translation>Eux, ce sont {players}</translation>
    </message>
    <message>
        <source>They count in the total of {round}, but never towards a game.</source>
        <extracomment>Label in the dialog Adjustment (show round)</extracomment>
        <translation>Ils comptent dans le total de {round}, mais jamais pour une manche.</translation>
    </message>
    <message>
        <source>They need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs)</extracomment>
        <translation>Il leur manque {points} pour la manche</translation>
    </message>
    <message>
        <source>They play</source>
        <extracomment>Words in What if (side plays)</extracomment>
        <translation>Eux jouent</translation>
    </message>
    <message>
        <source>This &amp;round</source>
        <extracomment>Menu entry in the menus (evening)</extracomment>
        <translation>Cette &amp;partie</translation>
    </message>
    <message>
        <source>This computer is not on a network. Join one first; a phone’s hotspot will do.</source>
        <extracomment>Sentence in Phones at the tables (no network)</extracomment>
        <translation>Cet ordinateur n’est sur aucun réseau. Connectez-le d’abord&#x202f;; le partage de connexion d’un téléphone suffit.</translation>
    </message>
    <message>
        <source>This deal comes after the end of the round and is not counted.</source>
        <extracomment>Sentence in the window (deal tip)</extracomment>
        <translation>Cette donne vient après la fin de la partie et ne compte pas.</translation>
    </message>
    <message>
        <source>This deal ends the chukker</source>
        <extracomment>Words in What if (what if state)</extracomment>
        <translation>Cette donne termine le Chicago</translation>
    </message>
    <message>
        <source>This evening has no entries yet.</source>
        <extracomment>Title in the history and the backups of evenings (look)</extracomment>
        <translation>Cette soirée ne contient encore aucune saisie.</translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under “Evenings”.</source>
        <extracomment>Sentence in the window (overtaken)</extracomment>
        <translation>Cette soirée a aussi été modifiée ailleurs. Les deux sont conservées&#xa0;: vous êtes dans la vôtre, l’autre est sous «&#xa0;Soirées&#xa0;».</translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <extracomment>Sentence in the window (overtaken)</extracomment>
        <translation>Cette soirée a été mise à jour ailleurs. Voici la dernière version.</translation>
    </message>
    <message>
        <source>This is the &amp;last chukker</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>C’est le der&amp;nier Chicago</translation>
    </message>
    <message>
        <source>This is the &amp;last rubber</source>
        <extracomment>Button or menu entry in This evening and New evening (this is the last)</extracomment>
        <translation>C’est le der&amp;nier robre</translation>
    </message>
    <message>
        <source>This is the current evening.</source>
        <extracomment>Sentence in the history and the backups of evenings (look)</extracomment>
        <translation>C’est la soirée en cours.</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <extracomment>Words in the picture of the table (round of planned)</extracomment>
        <translation>C’est la dernière partie</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Switch it on in the browser.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>Cette page a besoin de JavaScript. Activez-le dans le navigateur.</translation>
    </message>
    <message>
        <source>This round with its deals</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Cette partie avec ses donnes</translation>
    </message>
    <message>
        <source>This sheet</source>
        <extracomment>Words in what is printed (subject names)</extracomment>
        <translation>Cette feuille</translation>
    </message>
    <message>
        <source>This spelling</source>
        <extracomment>Words in Earlier evenings and Standings (spelling)</extracomment>
        <translation>Ce nom</translation>
    </message>
    <message>
        <source>Three-quarter Howell: some stay</source>
        <extracomment>Words in rankings printed by commands (movement names)</extracomment>
        <translation>Howell trois-quarts&#xa0;: certains restent</translation>
    </message>
    <message>
        <source>Thursday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Jeudi soir</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>Column heading in the command list (listed text); Words in This evening and New evening (title caption)</extracomment>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Titles</source>
        <extracomment>Words in the season in Standings (titles)</extracomment>
        <translation>Titres</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>Words in what is printed (settlement table)</extracomment>
        <translation>À</translation>
    </message>
    <message>
        <source>To correct a deal, type only the part that was wrong: +2, x or undoubled, 4h, another declarer, h100 eve, no honours. Contract and declarer together replace the whole deal.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Pour corriger une donne, ne tapez que ce qui était faux&#xa0;: +2, x ou non contré, 4c, un autre déclarant, h100 eve, sans honneurs. Contrat et déclarant ensemble remplacent toute la donne.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Today’s backup could not be made: {reason}</source>
        <extracomment>Words in Backups (copy trouble)</extracomment>
        <translation>La sauvegarde du jour n’a pas pu être faite&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <extracomment>Words in the window</extracomment>
        <translation>Ce soir</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Words in the page on players' phones (sheet); Words in sheets printed by commands (with total); Column heading in the back score (back score table); and elsewhere</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total after it: {we} {ours}, {they} {theirs}.</source>
        <extracomment>Sentence in the window (total)</extracomment>
        <translation>Total ensuite&#xa0;: {we} {ours}, {they} {theirs}.</translation>
    </message>
    <message>
        <source>Total points</source>
        <extracomment>Words in the ranking of a session (scorings)</extracomment>
        <translation>Total des points</translation>
    </message>
    <message>
        <source>Traveller</source>
        <extracomment>Words in what is printed (blank titles)</extracomment>
        <translation>Feuille ambulante</translation>
    </message>
    <message>
        <source>Trick points for each odd trick (above six) bid and made. They go below the line.</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Points pour chaque levée demandée et faite au-dessus de six. Ils vont au-dessous de la ligne.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>Words in what is printed (draw private); Words in the window (element headings); Words in what is printed (traveller columns)</extracomment>
        <translation>Levées</translation>
    </message>
    <message>
        <source>Tuesday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Mardi soir</translation>
    </message>
    <message>
        <source>Turn all &amp;cards up</source>
        <extracomment>Button or menu entry in This evening and New evening (draw button)</extracomment>
        <translation>Re&amp;tourner toutes les cartes</translation>
    </message>
    <message>
        <source>Type board and pairs with the result, e.g. 3 1-2 4sn</source>
        <extracomment>Words in the menus (of a deal)</extracomment>
        <translation>Tapez l’étui et les paires avec le résultat, p.&#xa0;ex. 3 1-2 4pn</translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Tapez contrat, déclarant et résultat dans la ligne au bas de la fenêtre, puis Entrée. Majuscules et espaces sont sans importance.</translation>
    </message>
    <message>
        <source>Type only the wrong part: 4h, x, +1 or {player}</source>
        <extracomment>Words in an evening of several tables (corrects); Words in the list of deals and the entry line (hint)</extracomment>
        <translation>Ne tapez que ce qui était faux&#xa0;: 4c, x, +1 ou {player}</translation>
    </message>
    <message>
        <source>Type the board, the pairs and their result: 1 {pairs} 4sn+1</source>
        <extracomment>Words in an evening of several tables (asks for)</extracomment>
        <translation>Tapez l’étui, les paires et leur résultat&#xa0;: 1 {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Type the card that each player drew, such as QC or 10H. The two highest are partners, and the highest deals first.</source>
        <extracomment>Sentence in This evening and New evening (draw hint)</extracomment>
        <translation>Tapez la carte que chacun a tirée, p.&#xa0;ex. DT ou 10C. Les deux plus hautes jouent ensemble, et la plus haute donne d’abord.</translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Tapez le résultat demandé, p.&#xa0;ex. 4pn+1, ou un autre avec étui et paires&#xa0;: 3 1-2 4pn+1.</translation>
    </message>
    <message>
        <source>USEBIO holds only boards that several tables played</source>
        <extracomment>Fault in USEBIO files (parts)</extracomment>
        <translation>USEBIO ne contient que des étuis joués à plusieurs tables</translation>
    </message>
    <message>
        <source>USEBIO, for clubs’ pages (*.xml)</source>
        <extracomment>Words in commands (export); Words in opening and saving files (save filters)</extracomment>
        <translation>USEBIO, pour les sites de clubs (*.xml)</translation>
    </message>
    <message>
        <source>Undertricks, not vulnerable (to opponents)</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Levées de chute, non vulnérable (aux adversaires)</translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <extracomment>Title in the tables of scores in Help (tables)</extracomment>
        <translation>Levées de chute, vulnérable (aux adversaires)</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button in results and money (show lines); Words in the window (undo)</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <extracomment>Words in the window (undo step)</extracomment>
        <translation>Annuler&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (step words)</extracomment>
        <translation>Annulé&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Unfinished: game</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Inachevé&#xa0;: manche</translation>
    </message>
    <message>
        <source>Unfinished: part-score</source>
        <extracomment>Words in the charts of Standings (kind name)</extracomment>
        <translation>Inachevé&#xa0;: marque partielle</translation>
    </message>
    <message>
        <source>Unsaved entries</source>
        <extracomment>Name for a screen reader in the window</extracomment>
        <translation>Saisies non enregistrées</translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <extracomment>Sentence in house rules (own scale)</extracomment>
        <translation>Utilise votre barème de scores attendus.</translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Un second ordinateur&#x202f;? Enregistrez-y la soirée et ouvrez le fichier ici&#xa0;: les différences sont affichées côte à côte. Les résultats PBN et USEBIO s’ouvrent aussi.</translation>
    </message>
    <message>
        <source>VPs</source>
        <extracomment>Words in the ranking of a session (ranking table); Words in an evening of several tables (adjusted in); Words in the ranking of a session (brought)</extracomment>
        <translation>PV</translation>
    </message>
    <message>
        <source>VPs a match</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>PV par match</translation>
    </message>
    <message>
        <source>VUL</source>
        <extracomment>Words in the panel beside the sheet (words below)</extracomment>
        <translation>VUL</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <extracomment>Words in About scorepad</extracomment>
        <translation>Version {number}</translation>
    </message>
    <message>
        <source>Victory points, for each match of teams</source>
        <extracomment>Words in Standings (at tables)</extracomment>
        <translation>Points de victoire, par match par équipes</translation>
    </message>
    <message>
        <source>Vuln.</source>
        <extracomment>Sentence in what is printed (draw private); Sentence in what is printed (deal headings)</extracomment>
        <translation>Vuln.</translation>
    </message>
    <message>
        <source>Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, in Cavendish form the other; deal 4: both sides</source>
        <extracomment>Words in what is printed (vulnerable)</extracomment>
        <translation>Vulnérables – donne 1&#xa0;: personne&#x202f;; donnes 2 et 3&#xa0;: le camp du donneur, en Cavendish l’autre&#x202f;; donne 4&#xa0;: les deux camps</translation>
    </message>
    <message>
        <source>Waiting until the laptop allows this phone to enter deals.</source>
        <extracomment>Sentence in the page on players' phones (places)</extracomment>
        <translation>En attente&#xa0;: l’ordinateur doit autoriser ce téléphone à saisir des donnes.</translation>
    </message>
    <message>
        <source>We</source>
        <extracomment>Words in the page on players' phones (sheet); Column heading in sheets printed by commands (sheet line); Words in the window (we and they)</extracomment>
        <translation>Nous</translation>
    </message>
    <message numerus="yes">
        <source>We
win by %n IMP(s)</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>Nous
gagnons de&#xa0;%n IMP</numerusform>
            <numerusform>Nous
gagnons de&#xa0;%n IMP</numerusform>
        </translation>
    </message>
    <message>
        <source>We
win by {points}</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>Nous
gagnons de {points}</translation>
    </message>
    <message>
        <source>We are East and West</source>
        <extracomment>Words in the picture of the table (who are we)</extracomment>
        <translation>Nous sommes Est et Ouest</translation>
    </message>
    <message>
        <source>We are North and South</source>
        <extracomment>Words in the picture of the table (who are we)</extracomment>
        <translation>Nous sommes Nord et Sud</translation>
    </message>
    <message>
        <source>We are vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the picture of the table (vulnerable)</extracomment>
        <translation>Nous sommes vulnérables</translation>
    </message>
    <message>
        <source>We are {players}</source>
        <extracomment>Words in the score sheet (who it is)</extracomment>
        <translation>Nous sommes {players}</translation>
    </message>
    <message>
        <source>We need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs)</extracomment>
        <translation>Il nous manque {points} pour la manche</translation>
    </message>
    <message>
        <source>We play</source>
        <extracomment>Words in What if (side plays)</extracomment>
        <comment>the contract</comment>
        <translation>Nous jouons</translation>
    </message>
    <message>
        <source>We win game {number}</source>
        <extracomment>Words in what is printed (won game)</extracomment>
        <translation>Nous gagnons la manche {number}</translation>
    </message>
    <message>
        <source>Wednesday evening</source>
        <extracomment>Words in This evening and New evening (usual titles)</extracomment>
        <translation>Mercredi soir</translation>
    </message>
    <message>
        <source>West</source>
        <extracomment>Words in what is typed in the entry line; Words in deals and figures, everywhere (seat name)</extracomment>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column heading in the history and the backups of evenings (steps)</extracomment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What each contract would score</source>
        <extracomment>Name for a screen reader in What if</extracomment>
        <translation>Ce que rapporterait chaque contrat</translation>
    </message>
    <message>
        <source>What to print</source>
        <extracomment>Label in the dialog Print (arrange)</extracomment>
        <translation>À imprimer</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <extracomment>Words in the charts of Standings (pictures); Words in Standings (sources title)</extracomment>
        <translation>Origine des points</translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Où sont vos soirées</translation>
    </message>
    <message>
        <source>Which table is this phone at?</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>À quelle table est ce téléphone&#x202f;?</translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Pendant que vous tapez, le score apparaît en gris clair dans la bonne colonne, et en mots sous la ligne.</translation>
    </message>
    <message>
        <source>Who held the honours?</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (question)</extracomment>
        <translation>Qui avait les honneurs&#x202f;?</translation>
    </message>
    <message>
        <source>Who is &amp;ranked</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Type de tourn&amp;oi</translation>
    </message>
    <message>
        <source>Who is the declarer?</source>
        <extracomment>Words in the page on players' phones (pad); Words in the bidding pad (question)</extracomment>
        <translation>Qui est le déclarant&#x202f;?</translation>
    </message>
    <message>
        <source>Who is using this phone?</source>
        <extracomment>Words in the page on players' phones (places)</extracomment>
        <translation>Qui utilise ce téléphone&#x202f;?</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <extracomment>Name for a screen reader in results and money; Label in Settling up (arrange)</extracomment>
        <translation>Qui paie à qui</translation>
    </message>
    <message>
        <source>Who plays tonight?</source>
        <extracomment>Words in the page At several tables (question); Words in This evening and New evening</extracomment>
        <translation>Qui joue ce soir&#x202f;?</translation>
    </message>
    <message>
        <source>Who won each game</source>
        <extracomment>Help of a command in commands (print); Words in what is printed (switches)</extracomment>
        <translation>Qui a gagné chaque manche</translation>
    </message>
    <message>
        <source>Who won, and the back score</source>
        <extracomment>Words in what is printed (switches)</extracomment>
        <translation>Qui a gagné, et le récapitulatif</translation>
    </message>
    <message>
        <source>Who&amp;m</source>
        <extracomment>Label in Settling up, the dialog of extra sums</extracomment>
        <translation>À &amp;qui</translation>
    </message>
    <message>
        <source>Whose</source>
        <extracomment>Words in Standings (whose)</extracomment>
        <translation>De qui</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Column heading in rankings printed by commands (why); Words in what is printed (why)</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Win and ti&amp;e count</source>
        <extracomment>Label in the page At several tables (arrange)</extracomment>
        <translation>Un gain &amp;et une égalité comptent</translation>
    </message>
    <message>
        <source>Winning the rubber earns {more} if the other side has no game, else {fewer}. The side with more points wins, even with fewer games.</source>
        <extracomment>Sentence in Help (rubber)</extracomment>
        <translation>Gagner le robre rapporte {more} si l’autre camp n’a pas de manche, sinon {fewer}. Le camp qui a le plus de points gagne, même avec moins de manches.</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>Column heading in rankings printed by commands (pairs)</extracomment>
        <translation>Avec</translation>
    </message>
    <message>
        <source>With Python {python} and Qt {qt}</source>
        <extracomment>Words in commands (print versions); Words in About scorepad</extracomment>
        <translation>Avec Python {python} et Qt {qt}</translation>
    </message>
    <message>
        <source>With Python {python}, without Qt</source>
        <extracomment>Words in commands (print versions)</extracomment>
        <translation>Avec Python {python}, sans Qt</translation>
    </message>
    <message>
        <source>With `--json`, commands print one JSON object. Its schema is commands.schema.json, and that of `.scorepad` files evening-file.schema.json; both come with scorepad.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Avec `--json`, les commandes affichent un objet JSON. Son schéma est commands.schema.json, celui des fichiers `.scorepad` evening-file.schema.json&#x202f;; les deux viennent avec scorepad.</translation>
    </message>
    <message>
        <source>With and against</source>
        <extracomment>Column heading in Standings (of others)</extracomment>
        <translation>Avec et contre</translation>
    </message>
    <message>
        <source>With five players every partnership comes up once. The panel says who sits out, and when everyone has played with everyone.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>À cinq, chaque paire se forme une fois. Le panneau dit qui est au repos, et quand tous ont joué avec tous.</translation>
    </message>
    <message>
        <source>With handicap</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>Avec handicap</translation>
    </message>
    <message>
        <source>With the form points you can also type:</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Avec la formule points, vous pouvez aussi taper&#xa0;:</translation>
    </message>
    <message>
        <source>With: {what}</source>
        <extracomment>Words in Standings (of others)</extracomment>
        <translation>Avec&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Without a date</source>
        <extracomment>Words in Earlier evenings (month name)</extracomment>
        <translation>Sans date</translation>
    </message>
    <message>
        <source>Without a network, entries wait on the phone; none is entered twice. The history says whose phone each came from.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Sans réseau, les saisies attendent sur le téléphone&#x202f;; aucune n’est faite deux fois. L’historique dit de quel téléphone chacune vient.</translation>
    </message>
    <message>
        <source>Without any network: “Result as a code”.</source>
        <extracomment>Sentence in Phones at the tables (hints)</extracomment>
        <translation>Sans réseau&#xa0;: «&#xa0;Résultat en code&#xa0;».</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Words in Standings (won); Words in the season in Standings (columns)</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Won %</source>
        <extracomment>Words in Standings (of standings)</extracomment>
        <translation>Gagnées&#xa0;%</translation>
    </message>
    <message>
        <source>Won in all</source>
        <extracomment>Words in Standings, where a figure comes from (session headings)</extracomment>
        <translation>Gagné en tout</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>Words in the season in Standings (of season); Words in the season in Standings (columns)</extracomment>
        <translation>Pire</translation>
    </message>
    <message>
        <source>XML entities are not supported</source>
        <extracomment>Fault in files that are opened or saved (refuse entities)</extracomment>
        <translation>les entités XML ne sont pas prises en charge</translation>
    </message>
    <message>
        <source>You can also type pass, not played, ave+ ave-, score 420 or split 420 -50.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Vous pouvez aussi taper passe, non joué, moy+ moy-, marque 420 ou séparé 420 -50.</translation>
    </message>
    <message>
        <source>You can type letters and words of the window’s language, and English ones where they mean nothing else.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Tapez les lettres et les mots de la langue de la fenêtre&#x202f;; les anglais aussi, là où ils ne veulent rien dire d’autre.</translation>
    </message>
    <message>
        <source>You type</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Vous tapez</translation>
    </message>
    <message>
        <source>Your card</source>
        <extracomment>Words in the page on players' phones (tables)</extracomment>
        <translation>Votre carte</translation>
    </message>
    <message>
        <source>Your evenings are only on this computer. Keep their file on a local disk; network folders are not reliable.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>Vos soirées ne sont que sur cet ordinateur. Gardez leur fichier sur un disque local&#x202f;; les dossiers réseau ne sont pas fiables.</translation>
    </message>
    <message>
        <source>Your own scale</source>
        <extracomment>Words in house rules (choose scale)</extracomment>
        <translation>Votre barème</translation>
    </message>
    <message>
        <source>Your own, from a &amp;file…</source>
        <extracomment>Button or menu entry in house rules (scale button)</extracomment>
        <translation>Le vôtre, d’un &amp;fichier…</translation>
    </message>
    <message>
        <source>`scorepad check` names each evening that is damaged, and `scorepad check --mend` repairs what can be repaired.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad check` nomme chaque soirée endommagée, `scorepad check --mend` répare ce qui peut l’être.</translation>
    </message>
    <message>
        <source>`scorepad merge` joins two copies of an evening, or one session that was entered at two laptops.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad merge` fusionne deux copies d’une soirée, ou une séance saisie sur deux ordinateurs.</translation>
    </message>
    <message>
        <source>`scorepad rank FILE --draw` draws the next round of teams, and `scorepad movement 13` proposes a movement for 13 pairs.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad rank FILE --draw` apparie le tour suivant des équipes, et `scorepad movement 13` propose un mouvement pour 13 paires.</translation>
    </message>
    <message>
        <source>`scorepad score FILE` prints its sheets, and `scorepad import FILE` puts it into the archive.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>`scorepad score FILE` en affiche les feuilles, `scorepad import FILE` la met dans les archives.</translation>
    </message>
    <message>
        <source>a PDF, or pictures if it ends in .png or .svg; - for standard output (default: the name of the evening)</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>un PDF, ou des images s’il finit en .png ou .svg&#x202f;; - pour la sortie standard (par défaut&#xa0;: le nom de la soirée)</translation>
    </message>
    <message>
        <source>a bet</source>
        <extracomment>Grey example in Settling up, the dialog of extra sums</extracomment>
        <translation>un pari</translation>
    </message>
    <message>
        <source>a bye</source>
        <extracomment>Words in the ranking of a session (bye)</extracomment>
        <translation>une exemption</translation>
    </message>
    <message>
        <source>a bye brings 0 to {most} VPs</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>une exemption rapporte de 0 à {most} PV</translation>
    </message>
    <message>
        <source>a bye line comes below the results of teams</source>
        <extracomment>Fault in what is typed in the entry line (directed); Fault in files that are opened or saved (bye)</extracomment>
        <translation>une ligne bye se place sous les résultats des équipes</translation>
    </message>
    <message>
        <source>a bye needs a team and its VPs, e.g. bye C 12</source>
        <extracomment>Fault in what is typed in the entry line (read bye)</extracomment>
        <translation>une exemption demande une équipe et ses PV, p.&#xa0;ex. bye C 12</translation>
    </message>
    <message>
        <source>a change</source>
        <extracomment>Words in Undo and the history: the name of a step (action words)</extracomment>
        <translation>une modification</translation>
    </message>
    <message>
        <source>a contract is at level 1 to 7, not {level}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (take contract)</extracomment>
        <translation>un contrat est au palier de 1 à 7, pas {level}</translation>
    </message>
    <message>
        <source>a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>une dette</translation>
    </message>
    <message>
        <source>a file for another computer; or .csv, .pbn</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>un fichier pour un autre ordinateur&#x202f;; ou .csv, .pbn</translation>
    </message>
    <message>
        <source>a handicap line looks like handicap 3=+2.5 5=-1; all others have 0</source>
        <extracomment>Words in what is typed in the entry line (read handicaps)</extracomment>
        <translation>une ligne de handicaps ressemble à handicap 3=+2.5 5=-1&#x202f;; les autres ont 0</translation>
    </message>
    <message>
        <source>a line before this one is missing; open another copy of the file</source>
        <extracomment>Words in PBN files (must be there)</extracomment>
        <translation>il manque une ligne avant celle-ci&#x202f;; ouvrez une autre copie du fichier</translation>
    </message>
    <message>
        <source>a longer chukker, or the boards in a set</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>un Chicago plus long, ou le nombre d’étuis d’une série</translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>une moyenne écarte 0 ou 1 résultat à chaque bout</translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>un nom a perdu son dernier changement</translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <extracomment>Words in a deal, a result or an evening (opponents)</extracomment>
        <translation>une paire ne peut pas jouer contre elle-même</translation>
    </message>
    <message>
        <source>a pairs line looks like pairs 1=Ann 2=Bob; names with blanks need quotes</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>une ligne de paires ressemble à pairs 1=Ann 2=Bob&#x202f;; un nom avec espace se met entre guillemets</translation>
    </message>
    <message>
        <source>a passed-out deal</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>une donne passée</translation>
    </message>
    <message>
        <source>a passed-out deal has no declarer, tricks or honours</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in PBN files (end game); Fault in files that are opened or saved (deal)</extracomment>
        <translation>une donne passée n’a ni déclarant, ni levées, ni honneurs</translation>
    </message>
    <message>
        <source>a passed-out deal has nothing else; leave “{column}” empty</source>
        <extracomment>Words in CSV files (deal)</extracomment>
        <translation>une donne passée n’a rien d’autre&#x202f;; laissez «&#xa0;{column}&#xa0;» vide</translation>
    </message>
    <message>
        <source>a player cannot be twice at a table</source>
        <extracomment>Words in a deal, a result or an evening (opponents)</extracomment>
        <translation>un joueur ne peut pas être deux fois à une table</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in files that are opened or saved (clean name)</extracomment>
        <translation>un joueur doit avoir un nom</translation>
    </message>
    <message>
        <source>a pot for the winner</source>
        <extracomment>Words in an evening of several tables (pot)</extracomment>
        <translation>une cagnotte pour le vainqueur</translation>
    </message>
    <message>
        <source>a pot needs an amount for each to pay, and the shares of the first places, e.g. pot 5.00 60/40</source>
        <extracomment>Words in files that are opened or saved (read pot)</extracomment>
        <translation>une cagnotte demande la mise de chacun et les parts des premières places, p.&#xa0;ex. pot 5.00 60/40</translation>
    </message>
    <message>
        <source>a pot, shared {shares}</source>
        <extracomment>Words in an evening of several tables (pot)</extracomment>
        <translation>une cagnotte, partagée {shares}</translation>
    </message>
    <message>
        <source>a revoke</source>
        <extracomment>Grey example in the dialog Adjustment</extracomment>
        <translation>une renonce</translation>
    </message>
    <message>
        <source>a round has 1 to {most} boards</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>un tour a de 1 à {most} étuis</translation>
    </message>
    <message>
        <source>a round has {lengths} deals, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>une partie a {lengths} donnes, pas {number}</translation>
    </message>
    <message>
        <source>a row has been damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>une ligne est endommagée</translation>
    </message>
    <message>
        <source>a scale covers 20 to 40 points, not “{typed}”</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>un barème va de 20 à 40 points, et non «&#xa0;{typed}&#xa0;»</translation>
    </message>
    <message>
        <source>a scale gives the expected score for each number of points from 20 to 40</source>
        <extracomment>Fault in a deal, a result or an evening (check scale)</extracomment>
        <translation>un barème donne le score attendu pour chaque nombre de points de 20 à 40</translation>
    </message>
    <message>
        <source>a score file, an evening file, or any other file with results; - for standard input</source>
        <extracomment>Words in commands (take file)</extracomment>
        <translation>un fichier de marque, un fichier de soirée ou un autre avec des résultats&#x202f;; - pour l’entrée standard</translation>
    </message>
    <message>
        <source>a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>une saison des archives au lieu de fichiers&#xa0;: 2026, 2025/26, 2026-09..2026-11 ou all</translation>
    </message>
    <message>
        <source>a seat is missing before =; seats are N, E, S and W</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>il manque une place avant =&#x202f;; les places sont N, E, S et W</translation>
    </message>
    <message>
        <source>a seat or a name</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>une place ou un nom</translation>
    </message>
    <message>
        <source>a seats line looks like seats N=Ann E=Bob S=Cy W=Di; names with blanks need quotes</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>une ligne de places ressemble à seats N=Ann E=Bob S=Cy W=Di&#x202f;; un nom avec espace se met entre guillemets</translation>
    </message>
    <message>
        <source>a second ranking with these per cent, IMPs a board, or IMPs a match</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>un second classement avec ces pourcentages, IMP par étui ou IMP par match</translation>
    </message>
    <message>
        <source>a sheet to score on by hand</source>
        <extracomment>Example of a command in commands; Help of a command in commands (print)</extracomment>
        <translation>une feuille pour marquer à la main</translation>
    </message>
    <message>
        <source>a side holds 0 to {most} points, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (points of)</extracomment>
        <translation>un camp a de 0 à {most} points, pas {number}</translation>
    </message>
    <message>
        <source>a side takes 0 to 13 tricks, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>un camp fait de 0 à 13 levées, pas {number}</translation>
    </message>
    <message>
        <source>a split needs two scores for North-South: the first counts for them, the second for East-West, e.g. split 420 -50</source>
        <extracomment>Words in what is typed in the entry line (score)</extracomment>
        <translation>des scores séparés demandent deux scores de Nord-Sud&#xa0;: le premier compte pour eux, le second pour Est-Ouest, p.&#xa0;ex. séparé 420 -50</translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <extracomment>Words in an evening of several tables (what aloud)</extracomment>
        <translation>des scores séparés, {ns} pour Nord-Sud et {ew} pour Est-Ouest</translation>
    </message>
    <message>
        <source>a table for a spreadsheet</source>
        <extracomment>Example of a command in commands; Words in commands (export)</extracomment>
        <translation>un tableau pour un tableur</translation>
    </message>
    <message>
        <source>a table has four to seven players, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening (propose)</extracomment>
        <translation>une table a de quatre à sept joueurs, pas {number}</translation>
    </message>
    <message>
        <source>a team cannot play against itself</source>
        <extracomment>Fault in a deal, a result or an evening (match)</extracomment>
        <translation>une équipe ne peut pas jouer contre elle-même</translation>
    </message>
    <message>
        <source>above</source>
        <extracomment>Words in what is printed (deal headings)</extracomment>
        <translation>dessus</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>add scorepad to the menu of the desktop</source>
        <extracomment>Words in commands</extracomment>
        <translation>ajouter scorepad au menu du bureau</translation>
    </message>
    <message>
        <source>add to the archive; a second time adds nothing</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>ajouter aux archives&#x202f;; une seconde fois n’ajoute rien</translation>
    </message>
    <message>
        <source>adjusted</source>
        <extracomment>Words in sheets printed by commands (deal columns)</extracomment>
        <translation>ajustement</translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>ajustement de {points}</translation>
    </message>
    <message>
        <source>agreed: {reason}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>convenu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>Words in what is printed (vulnerable on board)</extracomment>
        <translation>tous</translation>
    </message>
    <message>
        <source>all evenings of the archive, with the standings</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>toutes les soirées des archives, avec le palmarès</translation>
    </message>
    <message>
        <source>all handicaps must be in one line</source>
        <extracomment>Fault in files that are opened or saved (handicap)</extracomment>
        <translation>tous les handicaps doivent être sur une seule ligne</translation>
    </message>
    <message>
        <source>all results are in; double-click one to correct it</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>tous les résultats sont là&#x202f;; double-cliquez sur l’un d’eux pour le corriger</translation>
    </message>
    <message>
        <source>all results of each board, and how each figure came about</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>tous les résultats de chaque étui, et d’où vient chaque chiffre</translation>
    </message>
    <message>
        <source>all results of each board, with its cards</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>tous les résultats de chaque étui, avec ses cartes</translation>
    </message>
    <message>
        <source>all rounds</source>
        <extracomment>Words in This evening and New evening (show)</extracomment>
        <translation>toutes les parties</translation>
    </message>
    <message>
        <source>always duplicate</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>toujours duplicate</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>option ambiguë&#xa0;:&#xa0;%(option)s peut être&#xa0;%(matches)s</translation>
    </message>
    <message>
        <source>amount</source>
        <extracomment>Words in Settling up, older debts (amount)</extracomment>
        <translation>montant</translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>un ajustement est de 1 à {most} points, pour un seul camp</translation>
    </message>
    <message>
        <source>an adjustment needs a pair, a player or a team, how much, and a reason, e.g. adjust 3 -5 slow play</source>
        <extracomment>Words in what is typed in the entry line (read adjusted)</extracomment>
        <translation>un ajustement demande une paire, un joueur ou une équipe, combien, et une raison, p.&#xa0;ex. adjust 3 -5 slow play</translation>
    </message>
    <message>
        <source>an adjustment needs a reason</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>un ajustement demande une raison</translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>un ajustement demande un camp, des points et une raison, p.&#xa0;ex. adjust NS 200 arrivée tardive</translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <extracomment>Words in what is typed in the entry line (average)</extracomment>
        <translation>une moyenne demande deux valeurs, Nord-Sud d’abord, p.&#xa0;ex. moy+ moy- ou 60 40</translation>
    </message>
    <message>
        <source>an average of {award} is not between {least} and {most}</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>une moyenne de {award} n’est pas entre {least} et {most}</translation>
    </message>
    <message>
        <source>an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>une moyenne de {ns}&#xa0;% sur {top} pour Nord-Sud, de {ew}&#xa0;% pour Est-Ouest&#xa0;: {won} et {lost}</translation>
    </message>
    <message>
        <source>an average of {ns} IMPs for North-South, {ew} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>une moyenne de {ns} IMP pour Nord-Sud, de {ew} pour Est-Ouest</translation>
    </message>
    <message>
        <source>an average of {ns} points for North-South, {ew} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>une moyenne de {ns} points pour Nord-Sud, de {ew} pour Est-Ouest</translation>
    </message>
    <message>
        <source>an average, {ns} for North-South and {ew} for East-West</source>
        <extracomment>Words in an evening of several tables (what aloud); Words in an evening of several tables (awards)</extracomment>
        <translation>une moyenne, {ns} pour Nord-Sud et {ew} pour Est-Ouest</translation>
    </message>
    <message>
        <source>an entry cannot be saved in {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>une saisie ne peut pas être enregistrée dans {file}</translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>une soirée a perdu son dernier changement</translation>
    </message>
    <message>
        <source>an extra amount</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>un montant en plus</translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>un montant en plus doit avoir une raison</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>Words in the window (draw foot); Words in the archive of evenings (some)</extracomment>
        <translation>
            <numerusform>et&#xa0;%n de plus</numerusform>
            <numerusform>et&#xa0;%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>another archive</source>
        <extracomment>Help of a command in commands (take archive)</extracomment>
        <translation>d’autres archives</translation>
    </message>
    <message>
        <source>another deal is there already</source>
        <extracomment>Words in the page on players' phones (there already)</extracomment>
        <translation>une autre donne est déjà là</translation>
    </message>
    <message>
        <source>another entry already has this ID</source>
        <extracomment>Words in the page on players' phones (must be new)</extracomment>
        <translation>une autre saisie a déjà cet identifiant</translation>
    </message>
    <message>
        <source>another page asked for this</source>
        <extracomment>Words in the page on players' phones (must be allowed)</extracomment>
        <translation>une autre page l’a demandé</translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>un autre programme utilise {file}</translation>
    </message>
    <message>
        <source>another result is there already</source>
        <extracomment>Words in the page on players' phones (enter result)</extracomment>
        <translation>un autre résultat est déjà là</translation>
    </message>
    <message>
        <source>any file with results, or an evening of the archive by its number, its day such as 2026-01-31, or last</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>un fichier avec des résultats, ou une soirée des archives&#xa0;: son numéro, son jour (p.&#xa0;ex. 2026-01-31) ou last</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>argument&#xa0;%(argument_name)s&#xa0;:&#xa0;%(message)s</translation>
    </message>
    <message>
        <source>arrow-switched rounds at the end of a Mitchell, for one winner</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>derniers tours d’un Mitchell avec les lignes inversées, pour un seul vainqueur</translation>
    </message>
    <message>
        <source>as in 4SX</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>comme dans 4SX</translation>
    </message>
    <message>
        <source>at least one round must be played</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in movements of several tables</extracomment>
        <translation>il faut jouer au moins un tour</translation>
    </message>
    <message numerus="yes">
        <source>at level {level} there can be at most %n overtrick(s)</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>
            <numerusform>au palier de {level}, il peut y avoir&#xa0;%n levée de mieux au plus</numerusform>
            <numerusform>au palier de {level}, il peut y avoir&#xa0;%n levées de mieux au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} down</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>au palier de {level}, on peut chuter de {most} au plus</translation>
    </message>
    <message>
        <source>at level {level} there can be no overtricks</source>
        <extracomment>Words in what is typed in the entry line (tricks in all)</extracomment>
        <translation>au palier de {level}, il ne peut pas y avoir de levée de mieux</translation>
    </message>
    <message numerus="yes">
        <source>at most {most} players can sit out, not %n</source>
        <extracomment>Words in files that are opened or saved (seating); Words in CSV files (chairs); Words in files that are opened or saved (read seating)</extracomment>
        <translation>
            <numerusform>{most} joueurs au plus peuvent être au repos, et non&#xa0;%n</numerusform>
            <numerusform>{most} joueurs au plus peuvent être au repos, et non&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>at notrump honours are four aces: 150</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (honours)</extracomment>
        <translation>à sans-atout les honneurs sont quatre as&#xa0;: 150</translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <extracomment>Words in deals and figures, everywhere (average)</extracomment>
        <translation>moyenne {ns} {ew}</translation>
    </message>
    <message>
        <source>awards and penalties</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>bonifications et pénalités</translation>
    </message>
    <message>
        <source>beginning the next round</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>commencer la partie suivante</translation>
    </message>
    <message>
        <source>beginning {form}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>commencer {form}</translation>
    </message>
    <message>
        <source>behind the others</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>en retard sur les autres</translation>
    </message>
    <message>
        <source>below</source>
        <extracomment>Words in what is printed (deal headings)</extracomment>
        <translation>dessous</translation>
    </message>
    <message>
        <source>board {board} already has an average, so no other result counts</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>l’étui {board} a déjà une moyenne, aucun autre résultat ne compte</translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <extracomment>Words in PBN files (check boards)</extracomment>
        <translation>la vulnérabilité de l’étui {board} ne correspond pas à son numéro</translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <extracomment>Words in CSV files (check dealer)</extracomment>
        <translation>à l’étui {board}, {seat} donne, pas {other}</translation>
    </message>
    <message>
        <source>board {board} is not in the movement</source>
        <extracomment>Words in a deal, a result or an evening (unplanned)</extracomment>
        <translation>l’étui {board} n’est pas dans le mouvement</translation>
    </message>
    <message>
        <source>board {board}, {ns} against {ew}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>étui {board}, {ns} contre {ew}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <extracomment>Words in Phones at the tables (wrote); Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>étui {number}</translation>
    </message>
    <message>
        <source>boards are numbered from 1, not {number}</source>
        <extracomment>Words in a deal, a result or an evening; Fault in a deal, a result or an evening; Words in files that are opened or saved (board)</extracomment>
        <translation>les étuis sont numérotés à partir de 1, pas {number}</translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <extracomment>Words in USEBIO files (scored by)</extracomment>
        <translation>les étuis ne peuvent pas être marqués ici par «&#xa0;{method}&#xa0;»</translation>
    </message>
    <message>
        <source>boards in each round (default: 2)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>étuis à chaque tour (par défaut&#xa0;: 2)</translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <extracomment>Words in files that are opened or saved (board)</extracomment>
        <translation>avant des étuis, il faut form duplicate ou chukkers off</translation>
    </message>
    <message>
        <source>both</source>
        <extracomment>Words in tables of results (short sides); Words in what is printed (vulnerable)</extracomment>
        <translation>les deux</translation>
    </message>
    <message>
        <source>both sides</source>
        <extracomment>Words in an evening of several tables (vulnerable)</extracomment>
        <translation>les deux camps</translation>
    </message>
    <message>
        <source>by Neuberg’s formula</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>par la formule de Neuberg</translation>
    </message>
    <message>
        <source>by boards</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>par étuis</translation>
    </message>
    <message>
        <source>by {player}</source>
        <extracomment>Words in what is printed (reasons)</extracomment>
        <translation>par {player}</translation>
    </message>
    <message>
        <source>bye {team}</source>
        <extracomment>Words in rankings printed by commands (draw text)</extracomment>
        <translation>exempte {team}</translation>
    </message>
    <message>
        <source>byes</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>les exemptions</translation>
    </message>
    <message>
        <source>cancelled with Ctrl+C</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>annulé par Ctrl+C</translation>
    </message>
    <message>
        <source>carried over to a later evening</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>reporté à une soirée suivante</translation>
    </message>
    <message>
        <source>carried over to {evening}</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>reporté à {evening}</translation>
    </message>
    <message>
        <source>carrying over a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>reporter une dette</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>Words in two versions of an evening side by side (value)</extracomment>
        <translation>modifié</translation>
    </message>
    <message>
        <source>changed since</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>modifiée depuis</translation>
    </message>
    <message>
        <source>check that the archive is sound</source>
        <extracomment>Words in commands</extracomment>
        <translation>vérifier que les archives sont en ordre</translation>
    </message>
    <message>
        <source>chukker</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>trèfles</translation>
    </message>
    <message>
        <source>continued</source>
        <extracomment>Words in what is printed (match sheet); Title in what is printed (continued); Words in what is printed (draw)</extracomment>
        <translation>suite</translation>
    </message>
    <message>
        <source>correcting the seats</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>corriger les places</translation>
    </message>
    <message>
        <source>counts for neither pair</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>ne compte pour aucune paire</translation>
    </message>
    <message>
        <source>currency</source>
        <extracomment>Words in Settling up, older debts (currency name)</extracomment>
        <translation>devise</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>Words in the window (medium day)</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>dates look like 2026-01-31</source>
        <extracomment>Fault in a deal, a result or an evening (read date)</extracomment>
        <translation>les dates s’écrivent 2026-01-31</translation>
    </message>
    <message>
        <source>datum {datum}</source>
        <extracomment>Words in rankings printed by commands (travellers); Words in an evening of several tables (frequencies)</extracomment>
        <translation>score moyen {datum}</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <extracomment>Words in the window (short weekday)</extracomment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>deal {number} comes after deal {last}; rows must be in the order of play</source>
        <extracomment>Words in CSV files (agree)</extracomment>
        <translation>la donne {number} vient après la donne {last}&#x202f;; les lignes doivent suivre l’ordre du jeu</translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <extracomment>Words in the window (consequences)</extracomment>
        <translation>la donne {number} de {before} à {after}</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>Words in the panel beside the sheet (words below); Words in the picture of the table (player aloud)</extracomment>
        <translation>donne</translation>
    </message>
    <message>
        <source>debts and payments</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>les dettes et les paiements</translation>
    </message>
    <message>
        <source>decided by the director: the points of North-South for each side</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>décidé par l’arbitre&#xa0;: les points de Nord-Sud pour chaque camp</translation>
    </message>
    <message>
        <source>decided by the director; per cent or IMPs can be written as numbers</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>décidé par l’arbitre&#x202f;; pourcentages ou IMP peuvent s’écrire en chiffres</translation>
    </message>
    <message>
        <source>declarer {player}</source>
        <extracomment>Button in the bidding pad (name players)</extracomment>
        <translation>déclarant {player}</translation>
    </message>
    <message>
        <source>declarer, contract and result; or as in the window: `4s ann made 5`</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>déclarant, contrat et résultat&#x202f;; ou comme dans la fenêtre&#xa0;: `4s ann made 5`</translation>
    </message>
    <message>
        <source>deleted</source>
        <extracomment>Words in two versions of an evening side by side (sides)</extracomment>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>deleted since</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>supprimée depuis</translation>
    </message>
    <message>
        <source>deleting a debt</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>supprimer une dette</translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>supprimer un montant en plus</translation>
    </message>
    <message>
        <source>deleting {deal}</source>
        <extracomment>Words in Undo and the history: the name of a step (said); Words in an evening of several tables (changed)</extracomment>
        <translation>supprimer {deal}</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>carreaux</translation>
    </message>
    <message>
        <source>different stakes in different rounds</source>
        <extracomment>Words in Settling up (different stakes)</extracomment>
        <translation>enjeux différents selon les parties</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>fait</translation>
    </message>
    <message>
        <source>doubled</source>
        <extracomment>Words in What if (doublings); Words in deals and figures, everywhere (doubled)</extracomment>
        <translation>contré</translation>
    </message>
    <message>
        <source>doubled contract made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>contrat contré réussi</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>Words in the charts of Standings (draw legend)</extracomment>
        <translation>chute</translation>
    </message>
    <message>
        <source>drawn for each round</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>tirés à chaque partie</translation>
    </message>
    <message>
        <source>duplicate has no honours; leave them out</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (uncounted honours); Fault in CSV files (what)</extracomment>
        <translation>en duplicate il n’y a pas d’honneurs&#x202f;; omettez-les</translation>
    </message>
    <message>
        <source>each evening must hold one session of several tables</source>
        <extracomment>Fault in a deal, a result or an evening (session)</extracomment>
        <translation>chaque soirée doit contenir une seule séance à plusieurs tables</translation>
    </message>
    <message>
        <source>each pays 5.00, and the first two places share it</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>chacun paie 5,00, et les deux premières places se le partagent</translation>
    </message>
    <message>
        <source>earlier versions</source>
        <extracomment>Words in files that are opened or saved (missing)</extracomment>
        <translation>les versions antérieures</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>Words in what is typed in the entry line (spoken)</extracomment>
        <translation>fr</translation>
    </message>
    <message>
        <source>end of the boards</source>
        <extracomment>Words in the window (what it ends)</extracomment>
        <translation>fin de la série</translation>
    </message>
    <message>
        <source>ending the evening</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>finir la soirée</translation>
    </message>
    <message>
        <source>ends an unfinished rubber with its premiums</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>termine un robre inachevé avec ses primes</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>fin à {time}</translation>
    </message>
    <message>
        <source>enough</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>assez</translation>
    </message>
    <message>
        <source>entered {deal}</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>a saisi {deal}</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>saisie {number}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <extracomment>Words in the archive of evenings (named); Words in opening and saving files (place in file)</extracomment>
        <translation>soirée {number}</translation>
    </message>
    <message>
        <source>evening {number} of {day}</source>
        <extracomment>Words in the archive of evenings (named)</extracomment>
        <translation>soirée {number} du {day}</translation>
    </message>
    <message>
        <source>evening {number} of {total}</source>
        <extracomment>Words in commands (import files); Words in commands (count)</extracomment>
        <translation>soirée {number} sur {total}</translation>
    </message>
    <message>
        <source>every deal by itself</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>chaque donne séparément</translation>
    </message>
    <message>
        <source>everyone in turn</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>tous à tour de rôle</translation>
    </message>
    <message>
        <source>examples</source>
        <extracomment>Words in commands (format help)</extracomment>
        <translation>exemples&#xa0;</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>il manque au moins un argument</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>il manque un argument</translation>
    </message>
    <message>
        <source>explain a command, with examples</source>
        <extracomment>Words in commands</extracomment>
        <translation>expliquer une commande, avec des exemples</translation>
    </message>
    <message>
        <source>five rounds of three boards; tables share boards</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>cinq tours de trois étuis&#x202f;; les tables partagent des étuis</translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <extracomment>Words in what is typed in the entry line (name strays); Words in what is typed in the entry line (no contract)</extracomment>
        <translation>pour une donne passée, tapez seulement {word}</translation>
    </message>
    <message>
        <source>for each IMP</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>par IMP</translation>
    </message>
    <message>
        <source>for each VP from 10</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>par PV à partir de 10</translation>
    </message>
    <message>
        <source>for each per cent from 50</source>
        <extracomment>Words in an evening of several tables (paid for)</extracomment>
        <translation>par point de pourcentage à partir de 50</translation>
    </message>
    <message>
        <source>for teams, a handicap is a whole number of IMPs a match</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>par équipes, un handicap est un nombre entier d’IMP par match</translation>
    </message>
    <message>
        <source>for teams, an average is a whole number of IMPs</source>
        <extracomment>Fault in a deal, a result or an evening (average)</extracomment>
        <translation>par équipes, une moyenne est un nombre entier d’IMP</translation>
    </message>
    <message>
        <source>for teams, the two averages add up to 100, e.g. 60 40</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>par équipes, la somme des deux moyennes est 100, p.&#xa0;ex. 60 40</translation>
    </message>
    <message>
        <source>for total points, an average is ave, or points such as 100 -100</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>au total des points, une moyenne est moy, ou des points comme 100 -100</translation>
    </message>
    <message>
        <source>fouled</source>
        <extracomment>Words in an evening of several tables (fouled)</extracomment>
        <translation>faussé</translation>
    </message>
    <message>
        <source>fouled boards</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>les étuis faussés</translation>
    </message>
    <message>
        <source>four aces in one hand</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>quatre as dans une main</translation>
    </message>
    <message>
        <source>four players are needed, not {number}</source>
        <extracomment>Fault in a deal, a result or an evening (sides); Fault in CSV files (chairs)</extracomment>
        <translation>il faut quatre joueurs, pas {number}</translation>
    </message>
    <message>
        <source>from {chair}</source>
        <extracomment>Words in the panel beside the sheet (came from)</extracomment>
        <translation>depuis {chair}</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in the score sheet (figure aloud); Words in the window (what it ends); and elsewhere</extracomment>
        <translation>manche</translation>
    </message>
    <message>
        <source>game and rubber</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>manche et robre</translation>
    </message>
    <message>
        <source>game and the end of the chukker</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>manche et fin du Chicago</translation>
    </message>
    <message>
        <source>game completed, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>manche gagnée, {vulnerable}</translation>
    </message>
    <message>
        <source>going back to: {step}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>revenir à&#xa0;: {step}</translation>
    </message>
    <message>
        <source>grand slam bid and made, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>grand chelem demandé et réussi, {vulnerable}</translation>
    </message>
    <message>
        <source>handicaps</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>les handicaps</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>honours are 100 or 150</source>
        <extracomment>Fault in a deal, a result or an evening; Words in what is typed in the entry line (honours); Fault in CSV files (honours)</extracomment>
        <translation>les honneurs valent 100 ou 150</translation>
    </message>
    <message>
        <source>honours count</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>les honneurs comptent</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>les honneurs ne comptent pas</translation>
    </message>
    <message>
        <source>honours do not count, as agreed; leave them out</source>
        <extracomment>Words in what is typed in the entry line (uncounted honours)</extracomment>
        <translation>les honneurs ne comptent pas, comme convenu&#x202f;; omettez-les</translation>
    </message>
    <message>
        <source>honours held by {player}</source>
        <extracomment>Button in the bidding pad (name players)</extracomment>
        <translation>honneurs chez {player}</translation>
    </message>
    <message>
        <source>honours need their holder: {names}</source>
        <extracomment>Words in what is typed in the entry line (honours); Words in CSV files (honours)</extracomment>
        <translation>il manque qui avait les honneurs&#xa0;: {names}</translation>
    </message>
    <message>
        <source>how four players change partners (default: pivot)</source>
        <extracomment>Help of a command in commands (seats)</extracomment>
        <translation>comment quatre joueurs changent de partenaire (par défaut&#xa0;: pivot)</translation>
    </message>
    <message>
        <source>how many rounds</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>combien de parties</translation>
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
        <translation>sans indication, votre shell&#x202f;; avec --remove, les trois</translation>
    </message>
    <message>
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <extracomment>Words in commands</extracomment>
        <translation>importer des soirées dans les archives, depuis des fichiers de soirée, des fichiers de marque, des tableaux de donnes ou PBN</translation>
    </message>
    <message>
        <source>importing</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>importer</translation>
    </message>
    <message>
        <source>in chukkers of four deals</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>en Chicagos de quatre donnes</translation>
    </message>
    <message>
        <source>in this movement {ns} and {ew} do not meet on board {board}</source>
        <extracomment>Words in the page on players' phones (enter result)</extracomment>
        <translation>dans ce mouvement, {ns} et {ew} ne se rencontrent pas à l’étui {board}</translation>
    </message>
    <message>
        <source>install it for the shell</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>l’installer pour le shell</translation>
    </message>
    <message>
        <source>is the player</source>
        <extracomment>Words in Earlier evenings and Standings</extracomment>
        <translation>est le joueur</translation>
    </message>
    <message>
        <source>it cannot be written to</source>
        <extracomment>Words in checking the archive (useless)</extracomment>
        <translation>on ne peut pas y écrire</translation>
    </message>
    <message>
        <source>it contains no evenings</source>
        <extracomment>Fault in files that are opened or saved (open evenings)</extracomment>
        <translation>il ne contient pas de soirée</translation>
    </message>
    <message>
        <source>it is a folder; choose a file in it</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>c’est un dossier&#x202f;; choisissez un fichier dedans</translation>
    </message>
    <message>
        <source>it is a pipe that nothing is written to</source>
        <extracomment>Fault in files that are opened or saved (from pipe)</extracomment>
        <translation>c’est un tube dans lequel personne n’écrit</translation>
    </message>
    <message>
        <source>it is closed</source>
        <extracomment>Words in commands (standard input)</extracomment>
        <translation>elle est fermée</translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>son numéro, son jour (p.&#xa0;ex. 2026-01-31) ou last&#x202f;; toutes si aucune n’est nommée</translation>
    </message>
    <message>
        <source>its score cannot be worked out</source>
        <extracomment>Words in checking the archive (useless)</extracomment>
        <translation>le score ne peut pas être calculé</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>valet</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>roi</translation>
    </message>
    <message>
        <source>larger than {most} megabytes, too large for evenings of bridge</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>plus de {most} mégaoctets, trop grand pour des soirées de bridge</translation>
    </message>
    <message>
        <source>let tables share boards if that is fairer</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>laisser les tables partager des étuis si c’est plus équitable</translation>
    </message>
    <message>
        <source>let the Tab key complete these commands</source>
        <extracomment>Words in commands</extracomment>
        <translation>compléter ces commandes avec la touche Tab</translation>
    </message>
    <message>
        <source>lines with pairs need form duplicate before them</source>
        <extracomment>Words in CSV files (add result); Words in files that are opened or saved (pair line)</extracomment>
        <translation>avant des lignes avec paires, il faut form duplicate</translation>
    </message>
    <message>
        <source>list the evenings</source>
        <extracomment>Example of a command in commands; Help of a command in commands (export)</extracomment>
        <translation>afficher la liste des soirées</translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>Words in the page on players' phones (pad); Words in sheets printed by commands (what if text); Words in the charts of Standings (draw legend); and elsewhere</extracomment>
        <translation>juste fait</translation>
    </message>
    <message numerus="yes">
        <source>made with %n overtrick(s)</source>
        <extracomment>Words in deals and figures, everywhere (result)</extracomment>
        <translation>
            <numerusform>fait avec&#xa0;%n de mieux</numerusform>
            <numerusform>fait avec&#xa0;%n de mieux</numerusform>
        </translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <extracomment>Words in USEBIO files (parts)</extracomment>
        <translation>les matchs par équipes d’autres programmes ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>matchpoints for a win, a tie and a loss</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>points de match pour mieux, égal et moins bien</translation>
    </message>
    <message>
        <source>may enter</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>peut saisir</translation>
    </message>
    <message>
        <source>may look</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>peut regarder</translation>
    </message>
    <message>
        <source>merge two copies of an evening</source>
        <extracomment>Words in commands</extracomment>
        <translation>fusionner deux copies d’une soirée</translation>
    </message>
    <message>
        <source>minutes available; boards and rounds are proposed (default: 180)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>minutes disponibles&#x202f;; étuis et tours sont proposés (par défaut&#xa0;: 180)</translation>
    </message>
    <message>
        <source>missing results count as ties</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>les résultats manquants comptent comme des égalités</translation>
    </message>
    <message>
        <source>money for 100 points, from this round on</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>argent pour 100 points, dès cette partie</translation>
    </message>
    <message>
        <source>money for each per cent from 50, each IMP, or each VP from 10</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>argent par point de pourcentage à partir de 50, par IMP ou par PV à partir de 10</translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <extracomment>Fault in a deal, a result or an evening (read decimal)</extracomment>
        <translation>les montants s’écrivent en texte, avec un point&#xa0;: «&#xa0;2.50&#xa0;»</translation>
    </message>
    <message>
        <source>more results</source>
        <extracomment>Button in the bidding pad; Button in the bidding pad (likely)</extracomment>
        <translation>autres résultats</translation>
    </message>
    <message>
        <source>moving {deal}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>déplacer {deal}</translation>
    </message>
    <message>
        <source>name a file</source>
        <extracomment>Fault in commands (name)</extracomment>
        <translation>nommez un fichier</translation>
    </message>
    <message>
        <source>name pairs on both sides, or two players on both</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>il faut une paire de chaque côté, ou deux joueurs de chaque côté</translation>
    </message>
    <message>
        <source>name single players (with +) in all lines or in none</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>des joueurs individuels (avec +) sur toutes les lignes ou sur aucune</translation>
    </message>
    <message>
        <source>names (optional); at an individual, of single players</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>des noms (facultatifs)&#x202f;; en individuel, ceux des joueurs</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Words in commands (agrees)</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>no IMPs</source>
        <extracomment>Words in the window (imps won)</extracomment>
        <translation>pas d’IMP</translation>
    </message>
    <message>
        <source>no board in this PBN has a result or four hands of cards</source>
        <extracomment>Words in PBN files (decode)</extracomment>
        <translation>aucun étui de ce fichier PBN n’a de résultat ni de quatre mains</translation>
    </message>
    <message>
        <source>no date</source>
        <extracomment>Label in This evening and New evening; Words in Earlier evenings (day name); Words in Earlier evenings (day in list)</extracomment>
        <translation>sans date</translation>
    </message>
    <message>
        <source>no further round can be drawn: two teams would meet again</source>
        <extracomment>Fault in a deal, a result or an evening (draw)</extracomment>
        <translation>aucun autre tour ne peut être apparié&#xa0;: deux équipes se rencontreraient de nouveau</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>Grey example in This evening and New evening (fill); Words in house rules (lengths)</extracomment>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; did you mean {near}?</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>aucune ligne ne commence par «&#xa0;{typed}&#xa0;»&#x202f;; vouliez-vous dire {near}&#x202f;?</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>aucune ligne ne commence par «&#xa0;{typed}&#xa0;»&#x202f;; les lignes sont des donnes, p.&#xa0;ex. S 4SX+1, ou commencent par {words}</translation>
    </message>
    <message>
        <source>no line begins with “{typed}”; {word} is followed by a blank, not “{sign}”</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>aucune ligne ne commence par «&#xa0;{typed}&#xa0;»&#x202f;; {word} est suivi d’un espace, pas de «&#xa0;{sign}&#xa0;»</translation>
    </message>
    <message>
        <source>no longer there</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>n’est plus là</translation>
    </message>
    <message>
        <source>no movement fits {number}</source>
        <extracomment>Words in a deal, a result or an evening (proposed)</extracomment>
        <translation>aucun mouvement ne convient pour {number}</translation>
    </message>
    <message>
        <source>no permission there; choose another folder</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>accès refusé à cet endroit&#x202f;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>no permission to write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>accès refusé pour écrire {file}</translation>
    </message>
    <message>
        <source>no phone</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>pas de téléphone</translation>
    </message>
    <message>
        <source>no player is named for {seats}</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>aucun joueur n’est nommé pour {seats}</translation>
    </message>
    <message>
        <source>no round has begun; begin one with e.g. form rubber</source>
        <extracomment>Words in score files</extracomment>
        <translation>aucune partie n’a commencé&#x202f;; commencez-en une p.&#xa0;ex. par form rubber</translation>
    </message>
    <message>
        <source>no score</source>
        <extracomment>Words in the page on players' phones (aloud); Words in the page on players' phones (pad); Words in the window (scores)</extracomment>
        <translation>pas de points</translation>
    </message>
    <message>
        <source>no screen was found for the window</source>
        <extracomment>Words in commands</extracomment>
        <translation>aucun écran n’a été trouvé pour la fenêtre</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Words in tables of results (short sides); Words in an evening of several tables (vulnerable)</extracomment>
        <translation>personne</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table</source>
        <extracomment>Words in CSV files (chair); Words in files that are opened or saved (seat)</extracomment>
        <translation>personne ne s’appelle «&#xa0;{typed}&#xa0;» à la table</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table, only {names}</source>
        <extracomment>Words in files that are opened or saved (extra)</extracomment>
        <translation>personne ne s’appelle «&#xa0;{typed}&#xa0;» à la table, seulement {names}</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <extracomment>Words in an evening of several tables (nobody pays)</extracomment>
        <translation>personne ne paie</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Grey example in This evening and New evening (fill); Grey example in Settling up (follow)</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not a scorepad file; score files begin with e.g. form rubber</source>
        <extracomment>Words in score files (faults of)</extracomment>
        <translation>ce n’est pas un fichier de scorepad&#x202f;; les fichiers de marque commencent p.&#xa0;ex. par form rubber</translation>
    </message>
    <message>
        <source>not agreed: board {boards}</source>
        <extracomment>Words in Phones at the tables (words)</extracomment>
        <translation>contesté&#xa0;: étui {boards}</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>ne peut pas aller avec l’argument&#xa0;%s</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>Words in Help (found)</extracomment>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>not played</source>
        <extracomment>Words in rankings printed by commands (what); Words in two versions of an evening side by side (what)</extracomment>
        <translation>non joué</translation>
    </message>
    <message>
        <source>not vulnerable</source>
        <extracomment>Words in the picture of the table (player aloud); Words in the tables of scores in Help (by vulnerability); Words in deals and figures, everywhere (why)</extracomment>
        <translation>non vulnérable</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>rien d’attendu</translation>
    </message>
    <message>
        <source>nothing new</source>
        <extracomment>Words in commands (merge); Words in merging two versions of an evening (of two laptops)</extracomment>
        <translation>rien de nouveau</translation>
    </message>
    <message>
        <source>nothing was done: the input was wrong, or a file could not be read or written</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>rien n’a été fait&#xa0;: la saisie était erronée, ou un fichier n’a pu être lu ou écrit</translation>
    </message>
    <message>
        <source>notrump</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>sans-atout</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>number of rounds, if not all are played</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>nombre de tours, s’ils ne sont pas tous joués</translation>
    </message>
    <message>
        <source>number of the first board</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>numéro du premier étui</translation>
    </message>
    <message>
        <source>of</source>
        <extracomment>Column heading in the ranking of a session (ranking table)</extracomment>
        <translation>sur</translation>
    </message>
    <message>
        <source>one down</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>une de chute</translation>
    </message>
    <message>
        <source>one more joins</source>
        <extracomment>Words in an evening of several tables (joins)</extracomment>
        <translation>un de plus arrive</translation>
    </message>
    <message>
        <source>one more, or Enter</source>
        <extracomment>Words in an evening of several tables (one more); Grey example in This evening and New evening</extracomment>
        <translation>un de plus, ou Entrée</translation>
    </message>
    <message>
        <source>one of the evening’s times is not a valid date</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>l’une des heures de la soirée n’est pas une date valide</translation>
    </message>
    <message>
        <source>one of them: =, +1 or -2; or the number of tricks</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>l’une des deux&#xa0;: =, +1 ou -2&#x202f;; ou le nombre de levées</translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <extracomment>Words in score files (not known)</extracomment>
        <translation>après {what}, il manque un de ces mots&#xa0;: {choices}</translation>
    </message>
    <message>
        <source>one overtrick</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>une de mieux</translation>
    </message>
    <message>
        <source>one point fewer</source>
        <extracomment>Button in the bidding pad</extracomment>
        <translation>un point de moins</translation>
    </message>
    <message>
        <source>one point more</source>
        <extracomment>Button in the bidding pad</extracomment>
        <translation>un point de plus</translation>
    </message>
    <message>
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <extracomment>Words in a deal, a result or an evening (average)</extracomment>
        <translation>une équipe gagne ce que l’autre perd, p.&#xa0;ex. 3 -3</translation>
    </message>
    <message>
        <source>only a Mitchell can be arrow-switched</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>les lignes ne peuvent s’inverser que dans un Mitchell</translation>
    </message>
    <message>
        <source>only results of several tables can be fouled</source>
        <extracomment>Words in files that are opened or saved (deal)</extracomment>
        <translation>seuls des résultats de plusieurs tables peuvent être d’un étui faussé</translation>
    </message>
    <message>
        <source>only the points of North-South are known</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>seuls les points de Nord-Sud sont connus</translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <extracomment>Words in an evening of several tables (what aloud)</extracomment>
        <translation>seul le score est connu, {points} pour Nord-Sud</translation>
    </message>
    <message>
        <source>opening {file}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>ouvrir {file}</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>options&#xa0;</translation>
    </message>
    <message>
        <source>or cross-imps, butler, teams, board-a-match</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>ou cross-imps, butler, teams, board-a-match</translation>
    </message>
    <message>
        <source>other details</source>
        <extracomment>Words in the window (merged)</extracomment>
        <translation>d’autres détails</translation>
    </message>
    <message>
        <source>other players are at the table now; look again</source>
        <extracomment>Words in the page on players' phones (enter deal)</extracomment>
        <translation>d’autres joueurs sont à table maintenant&#x202f;; regardez de nouveau</translation>
    </message>
    <message>
        <source>owes</source>
        <extracomment>Label in Settling up, older debts (new debt)</extracomment>
        <translation>doit</translation>
    </message>
    <message>
        <source>page not found</source>
        <extracomment>Words in the page on players' phones (route)</extracomment>
        <translation>page introuvable</translation>
    </message>
    <message>
        <source>paid</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>payé</translation>
    </message>
    <message>
        <source>paid on {day}</source>
        <extracomment>Words in Settling up (became)</extracomment>
        <translation>payé le {day}</translation>
    </message>
    <message>
        <source>pair {pair}</source>
        <extracomment>Words in Phones at the tables (place)</extracomment>
        <translation>paire {pair}</translation>
    </message>
    <message>
        <source>pair {pair} needs a name</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>la paire {pair} doit avoir un nom</translation>
    </message>
    <message>
        <source>pairs, or players of an individual; a team counts as two pairs</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>paires, ou joueurs pour individual&#x202f;; une équipe compte pour deux paires</translation>
    </message>
    <message>
        <source>part-score made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>contrat partiel réussi</translation>
    </message>
    <message>
        <source>partners need the same result</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>les partenaires doivent avoir le même résultat</translation>
    </message>
    <message>
        <source>passed out</source>
        <extracomment>Words in the page on players' phones (deal signs); Words in the page on players' phones (said of); Words in the window (passed out); and elsewhere</extracomment>
        <translation>passée</translation>
    </message>
    <message>
        <source>payer, payee, amount and reason are needed, e.g. extra Bob Ann 5 the supper</source>
        <extracomment>Words in files that are opened or saved (extra)</extracomment>
        <translation>il faut qui doit, à qui, combien et pourquoi, p.&#xa0;ex. extra Bob Ann 5 le dîner</translation>
    </message>
    <message>
        <source>percentage points</source>
        <extracomment>Words in an evening of several tables (adjusted in)</extracomment>
        <translation>points de pourcentage</translation>
    </message>
    <message>
        <source>pictures, with the reason for every figure</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>des images, avec la raison de chaque chiffre</translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <extracomment>Fault in commands (seats)</extracomment>
        <translation>il faut le joueur et la carte, p.&#xa0;ex. Ann=QC</translation>
    </message>
    <message>
        <source>player {player}</source>
        <extracomment>Words in the search of Earlier evenings (understood)</extracomment>
        <translation>joueur {player}</translation>
    </message>
    <message>
        <source>players on a blank back score</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>joueurs sur un récapitulatif vierge</translation>
    </message>
    <message>
        <source>playing {form}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>jouer {form}</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>Words in an evening of several tables (adjusted in)</extracomment>
        <translation>points</translation>
    </message>
    <message>
        <source>points agreed on, with the reason</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>points convenus, avec la raison</translation>
    </message>
    <message>
        <source>points can only be given, e.g. adjust {side} {points}</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>on ne peut que donner des points, p.&#xa0;ex. adjust {side} {points}</translation>
    </message>
    <message>
        <source>points held count only in form points; leave them out, or begin with form points</source>
        <extracomment>Words in score files</extracomment>
        <translation>les points H ne comptent qu’avec form points&#x202f;; omettez-les, ou commencez par form points</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>arguments&#xa0;</translation>
    </message>
    <message>
        <source>print evenings, a season or a blank sheet to score on by hand, as a PDF</source>
        <extracomment>Words in commands</extracomment>
        <translation>imprimer en PDF des soirées, une saison ou une feuille vierge pour marquer à la main</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <extracomment>Help of a command in commands (take json)</extracomment>
        <translation>afficher un objet JSON</translation>
    </message>
    <message>
        <source>print sheets, back score, and who pays whom</source>
        <extracomment>Words in commands</extracomment>
        <translation>afficher les feuilles, le récapitulatif, et qui paie à qui</translation>
    </message>
    <message>
        <source>print what each contract would score now</source>
        <extracomment>Words in commands</extracomment>
        <translation>afficher ce que rapporterait maintenant chaque contrat</translation>
    </message>
    <message>
        <source>print who partners whom, by the cards drawn</source>
        <extracomment>Words in commands</extracomment>
        <translation>afficher qui joue avec qui, d’après les cartes tirées</translation>
    </message>
    <message>
        <source>print who plays whom, round by round</source>
        <extracomment>Words in commands</extracomment>
        <translation>afficher qui joue contre qui, tour par tour</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>dame</translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <extracomment>Words in commands</extracomment>
        <translation>classer des étuis joués à plusieurs tables</translation>
    </message>
    <message>
        <source>redoubled</source>
        <extracomment>Words in What if (doublings); Words in deals and figures, everywhere (doubled)</extracomment>
        <translation>surcontré</translation>
    </message>
    <message>
        <source>redoubled contract made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>contrat surcontré réussi</translation>
    </message>
    <message>
        <source>remove what --install wrote</source>
        <extracomment>Help of a command in commands (completion)</extracomment>
        <translation>retirer ce que --install a écrit</translation>
    </message>
    <message>
        <source>repair what can be repaired</source>
        <extracomment>Example of a command in commands; Help of a command in commands (check)</extracomment>
        <translation>réparer ce qui peut l’être</translation>
    </message>
    <message>
        <source>rescued in part</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>récupérée en partie</translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <extracomment>Words in Undo and the history: the name of a step (said)</extracomment>
        <translation>restaurée de la sauvegarde du {day}</translation>
    </message>
    <message>
        <source>results of several tables</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>résultats de plusieurs tables</translation>
    </message>
    <message>
        <source>results of several tables and deals of one table cannot be in the same form duplicate; put one of them into a separate file</source>
        <extracomment>Words in score files</extracomment>
        <translation>les résultats de plusieurs tables et les donnes d’une seule ne peuvent pas être dans le même form duplicate&#x202f;; mettez les uns ou les autres dans un fichier séparé</translation>
    </message>
    <message>
        <source>round {number}</source>
        <extracomment>Words in opening and saving files (place in file)</extracomment>
        <translation>partie {number}</translation>
    </message>
    <message>
        <source>round {round} is already over; keep the rows of a round together</source>
        <extracomment>Words in CSV files (begins round)</extracomment>
        <translation>la partie {round} est déjà finie&#x202f;; gardez ensemble les lignes d’une partie</translation>
    </message>
    <message>
        <source>rounds are numbered from 1, the first before the last</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>les tours sont numérotés à partir de 1, le premier avant le dernier</translation>
    </message>
    <message>
        <source>rounds of one table</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>les parties d’une seule table</translation>
    </message>
    <message>
        <source>rounds without a deal</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>les parties sans aucune donne</translation>
    </message>
    <message>
        <source>rows with the same date or name are one evening</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>les lignes de même date ou de même nom sont une soirée</translation>
    </message>
    <message>
        <source>rubber</source>
        <extracomment>Words in sheets printed by commands (outcome); Words in What if (name of end)</extracomment>
        <translation>robre</translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>robre gagné par deux manches à zéro</translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>robre gagné par deux manches à une</translation>
    </message>
    <message>
        <source>sat out</source>
        <extracomment>Words in the panel beside the sheet (came from)</extracomment>
        <translation>au repos</translation>
    </message>
    <message>
        <source>save evenings of the archive as a file: an evening file, a table or PBN</source>
        <extracomment>Words in commands</extracomment>
        <translation>enregistrer des soirées des archives dans un fichier&#xa0;: fichier de soirée, tableau ou PBN</translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <extracomment>Words in the bidding pad (held aloud)</extracomment>
        <translation>dites qui a le plus de points</translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <extracomment>Words in the ranking of a session (ranking table)</extracomment>
        <translation>à étuis égaux</translation>
    </message>
    <message>
        <source>scan the code on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>scannez le code à l’écran de l’ordinateur</translation>
    </message>
    <message>
        <source>scored on their own top</source>
        <extracomment>Words in the page At several tables (short boards)</extracomment>
        <translation>selon leur propre top</translation>
    </message>
    <message>
        <source>scorepad check: --json and --mend exclude each other</source>
        <extracomment>Fault in the command check (check)</extracomment>
        <translation>scorepad check&#xa0;: --json et --mend s’excluent</translation>
    </message>
    <message numerus="yes">
        <source>scorepad check: none of the %n evening(s) in {file} can be read; it was not changed</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>
            <numerusform>scorepad check&#xa0;: la seule soirée (%n) de {file} est illisible&#x202f;; le fichier n’a pas été modifié</numerusform>
            <numerusform>scorepad check&#xa0;: aucune des&#xa0;%n soirées de {file} n’est lisible&#x202f;; le fichier n’a pas été modifié</numerusform>
        </translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <extracomment>Words in the command check (check)</extracomment>
        <translation>scorepad check&#xa0;: {file} est endommagé&#x202f;; check --mend le répare autant que possible&#xa0;: {faults}</translation>
    </message>
    <message>
        <source>scorepad completion: name the shell: bash, zsh or fish</source>
        <extracomment>Fault in commands (usual)</extracomment>
        <translation>scorepad completion&#xa0;: nommez le shell&#xa0;: bash, zsh ou fish</translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <extracomment>Fault in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad desktop&#xa0;: seulement sous Linux</translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <extracomment>Fault in commands (export)</extracomment>
        <translation>scorepad export&#xa0;: indiquez une destination avec -o FILE, ou utilisez --list</translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <extracomment>Words in commands (count)</extracomment>
        <translation>scorepad import&#xa0;: annulé pendant le comptage&#x202f;; les soirées sont dans les archives et seront comptées à l’ouverture de la fenêtre</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <extracomment>Words in commands (import files)</extracomment>
        <translation>scorepad import&#xa0;: annulé&#x202f;; toutes les soirées sont dans les archives</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <extracomment>Words in commands (import files)</extracomment>
        <translation>scorepad import&#xa0;: annulé&#x202f;; aucune soirée n’a été importée</translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <extracomment>Sentence in About scorepad (licences)</extracomment>
        <translation>scorepad est libre&#xa0;: chacun peut l’utiliser, le copier et le modifier selon la licence MIT. Qt est utilisé selon la GNU Lesser General Public License 3. Les polices Noto sont sous SIL Open Font License, DejaVu Sans sous sa propre licence.</translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad est maintenant dans le menu&#x202f;; ses entrées sont dans {folder}.</translation>
    </message>
    <message>
        <source>scorepad merge: each file must hold one evening</source>
        <extracomment>Fault in commands (merge)</extracomment>
        <translation>scorepad merge&#xa0;: chaque fichier doit contenir une soirée</translation>
    </message>
    <message>
        <source>scorepad merge: the two differ, so nothing was written; correct one of them, or use --keep-first: {differs}</source>
        <extracomment>Fault in commands (merge)</extracomment>
        <translation>scorepad merge&#xa0;: les deux diffèrent, rien n’a donc été écrit&#x202f;; corrigez l’un des deux, ou utilisez --keep-first&#xa0;: {differs}</translation>
    </message>
    <message>
        <source>scorepad print: name the files to be printed, a blank sheet or a season</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print&#xa0;: nommez les fichiers à imprimer, une feuille vierge ou une saison</translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <extracomment>Fault in commands (print season)</extracomment>
        <translation>scorepad print&#xa0;: il n’y a pas de soirées en {season}</translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print&#xa0;: il faut PySide6, que python3 packaging/run.py apporte</translation>
    </message>
    <message>
        <source>scorepad print: {file} is already there; name a file with -o FILE</source>
        <extracomment>Fault in commands (print name)</extracomment>
        <translation>scorepad print&#xa0;: {file} existe déjà&#x202f;; nommez un fichier avec -o FILE</translation>
    </message>
    <message>
        <source>scorepad print: {file} is one of the files to print; name another PDF</source>
        <extracomment>Fault in commands (print sheets)</extracomment>
        <translation>scorepad print&#xa0;: {file} fait partie des fichiers à imprimer&#x202f;; nommez un autre PDF</translation>
    </message>
    <message>
        <source>scorepad was not in the menu.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad n’était pas dans le menu.</translation>
    </message>
    <message>
        <source>scorepad was removed from the menu.</source>
        <extracomment>Sentence in the entry in the menu of the desktop (desktop)</extracomment>
        <translation>scorepad a été retiré du menu.</translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <extracomment>Words in commands (refused)</extracomment>
        <translation>scorepad {command}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <extracomment>Words in commands (unprinted)</extracomment>
        <translation>scorepad&#xa0;: écriture impossible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>scorepad: {fault}</source>
        <extracomment>Words in __main__ (refuse); Fault in commands (print sheets); Fault in commands (opened archive); and elsewhere</extracomment>
        <translation>scorepad&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>seat {seat} is taken twice</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>la place {seat} est prise deux fois</translation>
    </message>
    <message>
        <source>seat {seat} needs a name</source>
        <extracomment>Words in files that are opened or saved (name in)</extracomment>
        <translation>la place {seat} doit avoir un nom</translation>
    </message>
    <message>
        <source>seats</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>places</translation>
    </message>
    <message>
        <source>seen {time}</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>vu à {time}</translation>
    </message>
    <message>
        <source>semicolons between the cells of a table</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>points-virgules entre les cases d’un tableau</translation>
    </message>
    <message>
        <source>settling up</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>faire les comptes</translation>
    </message>
    <message>
        <source>several tables: print this instead of ranking and cards; may be repeated</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>plusieurs tables&#xa0;: imprimer ceci au lieu du classement et des cartes&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <extracomment>Help of a command in commands (parser)</extracomment>
        <translation>afficher la version</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>afficher cette aide</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>Words in movements of several tables (movement table); Words in movements of several tables (movement grid); Words in movements of several tables (pair card)</extracomment>
        <translation>au repos</translation>
    </message>
    <message>
        <source>size of the paper (default: by the country)</source>
        <extracomment>Help of a command in commands (print)</extracomment>
        <translation>format du papier (par défaut&#xa0;: selon le pays)</translation>
    </message>
    <message>
        <source>slow play</source>
        <extracomment>Grey example in an evening of several tables</extracomment>
        <translation>jeu lent</translation>
    </message>
    <message>
        <source>small slam bid and made, {vulnerable}</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>petit chelem demandé et réussi, {vulnerable}</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>Words in the bidding pad (suit)</extracomment>
        <translation>piques</translation>
    </message>
    <message>
        <source>split {ns} {ew}</source>
        <extracomment>Words in rankings printed by commands (what)</extracomment>
        <translation>séparés {ns} {ew}</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <extracomment>Words in commands (print out)</extracomment>
        <translation>la sortie standard est fermée</translation>
    </message>
    <message>
        <source>step {step} of the evening is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>l’étape {step} de la soirée est endommagée</translation>
    </message>
    <message>
        <source>step {step} of the evening is missing</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>l’étape {step} de la soirée manque</translation>
    </message>
    <message>
        <source>stopping the round</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>arrêter la partie</translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <extracomment>Help of a command in commands (seats)</extracomment>
        <translation>p.&#xa0;ex. &apos;Mme Martin=QC&apos;</translation>
    </message>
    <message>
        <source>such as 4sn+1</source>
        <extracomment>Words in an evening of several tables (show)</extracomment>
        <translation>p.&#xa0;ex. 4pn+1</translation>
    </message>
    <message>
        <source>table {number}</source>
        <extracomment>Words in Phones at the tables (place)</extracomment>
        <translation>table {number}</translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>fichier de destination&#x202f;; - pour la sortie standard</translation>
    </message>
    <message>
        <source>team {team} sat North-South on board {board} before</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>l’équipe {team} était déjà en Nord-Sud à l’étui {board}</translation>
    </message>
    <message>
        <source>teams play in pairs: A1-B2, without +</source>
        <extracomment>Fault in a deal, a result or an evening (opponents)</extracomment>
        <translation>les équipes jouent par paires&#xa0;: A1-B2, sans +</translation>
    </message>
    <message>
        <source>teams: draw the next round by the ranking; no two meet twice</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>par équipes&#xa0;: apparier le tour suivant d’après le classement, sans répéter de rencontre</translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <extracomment>Fault in the window (open all)</extracomment>
        <translation>impossible d’écrire dans les archives en ce moment&#x202f;; une seule soirée peut être ouverte</translation>
    </message>
    <message>
        <source>the arrangements</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side (title)</extracomment>
        <translation>les règles convenues</translation>
    </message>
    <message>
        <source>the board is missing, e.g. board 7</source>
        <extracomment>Words in score files</extracomment>
        <translation>il manque l’étui, p.&#xa0;ex. board 7</translation>
    </message>
    <message>
        <source>the card of {name}</source>
        <extracomment>Label in This evening and New evening</extracomment>
        <translation>la carte de {name}</translation>
    </message>
    <message>
        <source>the cards drawn</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>les cartes tirées</translation>
    </message>
    <message>
        <source>the cards of board {number} are not four hands of thirteen</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>les cartes de l’étui {number} ne sont pas quatre mains de treize</translation>
    </message>
    <message>
        <source>the cards of the boards</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>les cartes des étuis</translation>
    </message>
    <message>
        <source>the character {code} is not allowed in a name or a reason</source>
        <extracomment>Words in files that are opened or saved (unfit)</extracomment>
        <translation>le caractère {code} n’est pas admis dans un nom ou une raison</translation>
    </message>
    <message>
        <source>the club</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>le club</translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <extracomment>Words in CSV files (contract)</extracomment>
        <translation>il manque le contrat, ou pass pour une donne passée</translation>
    </message>
    <message>
        <source>the currency</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>la devise</translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <extracomment>Words in the command check (mended); Words in the window (damaged file)</extracomment>
        <translation>le fichier endommagé est conservé sous {file}</translation>
    </message>
    <message>
        <source>the date</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>la date</translation>
    </message>
    <message>
        <source>the dealer</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>le donneur</translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <extracomment>Words in files that are opened or saved (seat)</extracomment>
        <translation>il manque le donneur, p.&#xa0;ex. dealer N</translation>
    </message>
    <message>
        <source>the declarer is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take declarer)</extracomment>
        <translation>le déclarant est donné deux fois</translation>
    </message>
    <message>
        <source>the declarer is missing: {names}</source>
        <extracomment>Words in what is typed in the entry line (deal of); Words in files that are opened or saved (contract)</extracomment>
        <translation>il manque le déclarant&#xa0;: {names}</translation>
    </message>
    <message>
        <source>the director</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>l’arbitre</translation>
    </message>
    <message>
        <source>the director takes 5 per cent from pair 1, or IMPs, or VPs from a team</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>l’arbitre retire 5 pour cent à la paire 1, ou des IMP, ou des PV à une équipe</translation>
    </message>
    <message>
        <source>the director’s average counts in place of {contract}</source>
        <extracomment>Words in USEBIO files (what)</extracomment>
        <translation>la moyenne donnée par l’arbitre compte à la place de {contract}</translation>
    </message>
    <message>
        <source>the director’s name is missing, e.g. director Ann</source>
        <extracomment>Words in files that are opened or saved (director)</extracomment>
        <translation>il manque le nom de l’arbitre, p.&#xa0;ex. director Ann</translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>le disque ne peut ni lire ni écrire {file}</translation>
    </message>
    <message>
        <source>the disk is too full for {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>le disque est trop plein pour {file}</translation>
    </message>
    <message>
        <source>the disk takes too long to read or write {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>le disque met trop de temps à lire ou à écrire {file}</translation>
    </message>
    <message>
        <source>the disk there is full</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>le disque y est plein</translation>
    </message>
    <message>
        <source>the doubling is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take doubling)</extracomment>
        <translation>le contre est donné deux fois</translation>
    </message>
    <message>
        <source>the earlier versions of this evening are damaged</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>les versions antérieures de cette soirée sont endommagées</translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <extracomment>Words in the window (what it ends); Words in What if (end words)</extracomment>
        <translation>la fin du Chicago</translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>la fin du fichier est perdue&#x202f;; on ignore quelles soirées s’y trouvaient</translation>
    </message>
    <message>
        <source>the evening does not match its history</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>la soirée ne correspond pas à son historique</translation>
    </message>
    <message>
        <source>the evening has ended</source>
        <extracomment>Words in the page on players' phones (ended)</extracomment>
        <translation>la soirée est terminée</translation>
    </message>
    <message>
        <source>the evening is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>la soirée est endommagée</translation>
    </message>
    <message>
        <source>the evening is no longer in {file}</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>cette soirée n’est plus dans {file}</translation>
    </message>
    <message>
        <source>the evening’s ID is damaged</source>
        <extracomment>Fault in files that are opened or saved (kept of)</extracomment>
        <translation>l’identifiant de la soirée est endommagé</translation>
    </message>
    <message>
        <source>the file before a correction: print whose place changed</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>le fichier avant une correction&#xa0;: afficher les rangs qui ont changé</translation>
    </message>
    <message>
        <source>the file for both together</source>
        <extracomment>Help of a command in commands (merge)</extracomment>
        <translation>le fichier pour les deux ensemble</translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <extracomment>Words in files that are opened or saved (decode)</extracomment>
        <translation>cette soirée est deux fois dans le fichier, d’abord comme {first}</translation>
    </message>
    <message>
        <source>the file is cut off; open a complete copy</source>
        <extracomment>Words in files that are opened or saved (read json)</extracomment>
        <translation>le fichier est tronqué&#x202f;; ouvrez une copie complète</translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>le fichier vient d’un scorepad plus récent&#x202f;; mettez celui-ci à jour pour l’ouvrir</translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>le fichier&#xa0;: {said}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>il manque ces arguments&#xa0;:&#xa0;%s</translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <extracomment>Words in score files</extracomment>
        <translation>il manque la formule, p.&#xa0;ex. form rubber</translation>
    </message>
    <message>
        <source>the form: rubber, chicago, cavendish, duplicate or points</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>la formule&#xa0;: rubber, chicago, cavendish, duplicate ou points</translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <extracomment>Fault in what is typed in the entry line (take honours)</extracomment>
        <translation>les honneurs sont donnés deux fois</translation>
    </message>
    <message>
        <source>the keeper’s name is missing, e.g. keeper Ann</source>
        <extracomment>Fault in files that are opened or saved (keeper)</extracomment>
        <translation>il manque le nom du marqueur, p.&#xa0;ex. keeper Ann</translation>
    </message>
    <message>
        <source>the laptop cannot save it at the moment; try again soon</source>
        <extracomment>Words in the page on players' phones (unsaved)</extracomment>
        <translation>l’ordinateur ne peut pas l’enregistrer pour l’instant&#x202f;; réessayez bientôt</translation>
    </message>
    <message>
        <source>the laptop has not reached this deal; look again</source>
        <extracomment>Words in the page on players' phones (must be new)</extracomment>
        <translation>l’ordinateur n’en est pas encore à cette donne&#x202f;; regardez de nouveau</translation>
    </message>
    <message>
        <source>the laptop has not yet allowed this phone to enter</source>
        <extracomment>Words in the page on players' phones (must be allowed)</extracomment>
        <translation>l’ordinateur n’a pas encore autorisé ce téléphone à saisir</translation>
    </message>
    <message>
        <source>the last evening of the archive</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>la dernière soirée des archives</translation>
    </message>
    <message>
        <source>the letters used for players</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>les lettres qui désignent les joueurs</translation>
    </message>
    <message>
        <source>the line</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>la ligne</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <extracomment>Words in PBN files (lines); Words in PBN files (read); Fault in score files (too long)</extracomment>
        <translation>la ligne dépasse {most} caractères</translation>
    </message>
    <message>
        <source>the lines below belong to this board</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>les lignes suivantes sont de cet étui</translation>
    </message>
    <message>
        <source>the lines below it are compared only with each other</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>les lignes qui suivent ne sont comparées qu’entre elles</translation>
    </message>
    <message>
        <source>the list as one JSON object</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>la liste en un objet JSON</translation>
    </message>
    <message>
        <source>the list has {number} evenings, the file holds {there}</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>la liste compte {number} soirées, le fichier {there}</translation>
    </message>
    <message>
        <source>the list has {number} names, the file holds {there}</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>la liste compte {number} noms, le fichier {there}</translation>
    </message>
    <message>
        <source>the mean of the results</source>
        <extracomment>Words in the page At several tables (datums)</extracomment>
        <translation>la moyenne des résultats</translation>
    </message>
    <message>
        <source>the middle result</source>
        <extracomment>Words in the page At several tables (datums)</extracomment>
        <translation>le résultat médian</translation>
    </message>
    <message>
        <source>the movement</source>
        <extracomment>Words in files that are opened or saved; Words in two versions of an evening side by side</extracomment>
        <translation>le mouvement</translation>
    </message>
    <message>
        <source>the movement (default: the one for pairs that fits the time best)</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>le mouvement (par défaut&#xa0;: celui par paires qui convient le mieux au temps)</translation>
    </message>
    <message>
        <source>the movement has other pairs on board {board}</source>
        <extracomment>Words in a deal, a result or an evening (unplanned)</extracomment>
        <translation>le mouvement a d’autres paires à l’étui {board}</translation>
    </message>
    <message>
        <source>the name of the club is missing, e.g. club Bridge by the Sea</source>
        <extracomment>Words in files that are opened or saved (club)</extracomment>
        <translation>il manque le nom du club, p.&#xa0;ex. club Bridge by the Sea</translation>
    </message>
    <message>
        <source>the name {name} is damaged</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>le nom {name} est endommagé</translation>
    </message>
    <message>
        <source>the name “{name}” is longer than {most} letters</source>
        <extracomment>Fault in files that are opened or saved (clean name)</extracomment>
        <translation>le nom «&#xa0;{name}&#xa0;» dépasse {most} caractères</translation>
    </message>
    <message>
        <source>the names of pairs without a result</source>
        <extracomment>Words in files that are opened or saved (named)</extracomment>
        <translation>les noms des paires sans résultat</translation>
    </message>
    <message>
        <source>the names of players who sit out need commas between them</source>
        <extracomment>Words in CSV files (listed)</extracomment>
        <translation>les noms des joueurs au repos sont séparés par des virgules</translation>
    </message>
    <message>
        <source>the names of the pairs are missing</source>
        <extracomment>Words in files that are opened or saved (pairs)</extracomment>
        <translation>il manque les noms des paires</translation>
    </message>
    <message>
        <source>the newest backup is {file}</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>la sauvegarde la plus récente est {file}</translation>
    </message>
    <message>
        <source>the next board; allowed anywhere in a round</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>l’étui suivant&#x202f;; possible partout dans une partie</translation>
    </message>
    <message>
        <source>the next dealer; allowed anywhere in a round</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>le donneur suivant&#x202f;; possible partout dans une partie</translation>
    </message>
    <message>
        <source>the next round</source>
        <extracomment>Words in This evening and New evening (next round)</extracomment>
        <translation>la partie suivante</translation>
    </message>
    <message>
        <source>the next round has begun; only the laptop can correct this</source>
        <extracomment>Words in the page on players' phones (must be last round); Words in the page on players' phones (must be in time)</extracomment>
        <translation>la partie suivante a commencé&#x202f;; seul l’ordinateur peut corriger cela</translation>
    </message>
    <message>
        <source>the note</source>
        <extracomment>Words in files that are opened or saved; Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>la note</translation>
    </message>
    <message>
        <source>the number can be at most {most}</source>
        <extracomment>Fault in files that are opened or saved (number); Fault in files that are opened or saved (board); Words in files that are opened or saved (evening)</extracomment>
        <translation>le nombre est {most} au plus</translation>
    </message>
    <message>
        <source>the only game of an unfinished rubber</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>seule manche, robre inachevé</translation>
    </message>
    <message>
        <source>the only pair in the other direction</source>
        <extracomment>Words in a deal, a result or an evening (unlikely of board)</extracomment>
        <translation>la seule paire dans l’autre sens</translation>
    </message>
    <message>
        <source>the only part-score of an unfinished game</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>seule marque partielle, manche inachevée</translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>les autres noms de certains joueurs</translation>
    </message>
    <message>
        <source>the pair North-South, the pair East-West, and the deal</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>la paire Nord-Sud, la paire Est-Ouest, et la donne</translation>
    </message>
    <message>
        <source>the part-score of an unfinished rubber earns 100 or 50</source>
        <extracomment>Fault in a deal, a result or an evening; Words in CSV files (options)</extracomment>
        <translation>la marque partielle d’un robre inachevé vaut 100 ou 50</translation>
    </message>
    <message>
        <source>the plan of the evening</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>le programme de la soirée</translation>
    </message>
    <message>
        <source>the players</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>les joueurs</translation>
    </message>
    <message>
        <source>the points are given twice</source>
        <extracomment>Words in what is typed in the entry line (take points held)</extracomment>
        <translation>les points sont donnés deux fois</translation>
    </message>
    <message>
        <source>the quotes around a cell do not match, or it is too long</source>
        <extracomment>Words in files that are opened or saved (rows); Words in CSV files (rows)</extracomment>
        <translation>les guillemets d’une case ne se ferment pas, ou la case est trop longue</translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <extracomment>Help of a command in commands (rank)</extracomment>
        <translation>le classement, une carte par paire, ou tous les résultats de chaque étui (par défaut&#xa0;: ranking)</translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <extracomment>Words in PBN files (lines)</extracomment>
        <translation>le commentaire qui commence ici ne se termine pas par }</translation>
    </message>
    <message>
        <source>the result is given twice</source>
        <extracomment>Fault in what is typed in the entry line (take result)</extracomment>
        <translation>le résultat est donné deux fois</translation>
    </message>
    <message>
        <source>the result is missing, e.g. N 4S+1</source>
        <extracomment>Fault in what is typed in the entry line (read what)</extracomment>
        <translation>il manque le résultat, p.&#xa0;ex. N 4S+1</translation>
    </message>
    <message>
        <source>the result is missing: =, +1 or -1</source>
        <extracomment>Fault in CSV files (over)</extracomment>
        <translation>il manque le résultat&#xa0;: =, +1 ou -1</translation>
    </message>
    <message>
        <source>the results</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>les résultats</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>Words in Backups (copy status)</extracomment>
        <translation>la même</translation>
    </message>
    <message>
        <source>the same all evening</source>
        <extracomment>Words in This evening and New evening (partner changes)</extracomment>
        <translation>les mêmes toute la soirée</translation>
    </message>
    <message>
        <source>the same entry was changed in two ways</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>la même saisie a été modifiée de deux façons</translation>
    </message>
    <message>
        <source>the same for other programs, with the sum behind every figure</source>
        <extracomment>Example of a command in commands</extracomment>
        <translation>la même chose pour d’autres programmes, avec le calcul de chaque chiffre</translation>
    </message>
    <message>
        <source>the same, and `adjust`, `bye`, `handicap`, `stake` and `pot` as in a score file</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>de même, et `adjust`, `bye`, `handicap`, `stake` et `pot` comme dans un fichier de marque</translation>
    </message>
    <message>
        <source>the same, for the other side</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>la même chose, pour l’autre camp</translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <extracomment>Words in files that are opened or saved (whole)</extracomment>
        <translation>le barème n’a pas de score pour {points} points</translation>
    </message>
    <message>
        <source>the scale has two rows for {points}</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>le barème a deux lignes pour {points}</translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <extracomment>Words in what is typed in the entry line (score)</extracomment>
        <translation>il manque le score&#xa0;: les points de Nord-Sud, p.&#xa0;ex. marque -50</translation>
    </message>
    <message>
        <source>the second evening also has other rounds, which would be lost</source>
        <extracomment>Words in a deal, a result or an evening (same session)</extracomment>
        <translation>la seconde soirée contient aussi d’autres parties, qui seraient perdues</translation>
    </message>
    <message>
        <source>the setting for victory points</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>le réglage des points de victoire</translation>
    </message>
    <message>
        <source>the shares must add up to 100 per cent, e.g. 60/40 or 50/30/20</source>
        <extracomment>Fault in a deal, a result or an evening</extracomment>
        <translation>la somme des parts doit être de 100 pour cent, p.&#xa0;ex. 60/40 ou 50/30/20</translation>
    </message>
    <message>
        <source>the sides are level, or the lead changes</source>
        <extracomment>Words in What if (end words)</extracomment>
        <translation>les camps sont à égalité, ou l’autre passe en tête</translation>
    </message>
    <message>
        <source>the stake</source>
        <extracomment>Words in files that are opened or saved; Words in Undo and the history: the name of a step (without facts); Words in two versions of an evening side by side</extracomment>
        <translation>l’enjeu</translation>
    </message>
    <message>
        <source>the stake for 100 points is missing, e.g. stake 2.50</source>
        <extracomment>Fault in files that are opened or saved (stake)</extracomment>
        <translation>il manque l’enjeu pour 100 points, p.&#xa0;ex. stake 2.50</translation>
    </message>
    <message>
        <source>the stake is per side; partners share it</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>l’enjeu est par camp&#x202f;; les partenaires le partagent</translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <extracomment>Words in the archive of evenings (figures of)</extracomment>
        <translation>les statistiques ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <extracomment>Words in the archive of evenings (figures in)</extracomment>
        <translation>les statistiques de {name} sont endommagées</translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <extracomment>Words in what is typed in the entry line (take contract)</extracomment>
        <translation>il manque la couleur après {level}&#xa0;: {suits} ou {notrump}</translation>
    </message>
    <message>
        <source>the title</source>
        <extracomment>Words in two versions of an evening side by side</extracomment>
        <translation>le titre</translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <extracomment>Words in files that are opened or saved (title)</extracomment>
        <translation>il manque le titre, p.&#xa0;ex. title Soirée du club</translation>
    </message>
    <message>
        <source>the total of the round</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>le total de la partie</translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <extracomment>Fault in a deal, a result or an evening (groups)</extracomment>
        <translation>les deux ordinateurs ne comparent pas les étuis de la même façon</translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <extracomment>Words in __main__ (run)</extracomment>
        <translation>la fenêtre a besoin de PySide6, que python3 packaging/run.py apporte&#x202f;; sans lui, il y a {commands}</translation>
    </message>
    <message>
        <source>the window needs libraries, which your package manager has: {files}</source>
        <extracomment>Words in commands (remedy)</extracomment>
        <translation>la fenêtre a besoin de bibliothèques que fournit votre gestionnaire de paquets&#xa0;: {files}</translation>
    </message>
    <message>
        <source>the window needs libraries; this installs them: {command}</source>
        <extracomment>Words in commands (remedy)</extracomment>
        <translation>la fenêtre a besoin de bibliothèques&#x202f;; ceci les installe&#xa0;: {command}</translation>
    </message>
    <message>
        <source>there are not that many tricks</source>
        <extracomment>Words in What if (no such result)</extracomment>
        <translation>il n’y a pas autant de levées</translation>
    </message>
    <message>
        <source>there are two columns “{column}”</source>
        <extracomment>Fault in CSV files (columns)</extracomment>
        <translation>il y a deux colonnes «&#xa0;{column}&#xa0;»</translation>
    </message>
    <message>
        <source>there is another code now; scan it on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>il y a maintenant un autre code&#x202f;; scannez celui de l’écran de l’ordinateur</translation>
    </message>
    <message>
        <source>there is no evening “{word}”; name its number, its day such as 2026-01-31, or {last}; export --list lists all</source>
        <extracomment>Fault in transfer (named)</extracomment>
        <translation>il n’y a pas de soirée «&#xa0;{word}&#xa0;»&#x202f;; indiquez son numéro, son jour (p.&#xa0;ex. 2026-01-31) ou {last}&#x202f;; export --list les montre toutes</translation>
    </message>
    <message>
        <source>there is no round {number}</source>
        <extracomment>Fault in movements of several tables; Fault in commands (refuse more rounds); Fault in an evening of several tables (read away)</extracomment>
        <translation>il n’y a pas de tour {number}</translation>
    </message>
    <message>
        <source>there is no such date: {typed}</source>
        <extracomment>Words in files that are opened or saved (day)</extracomment>
        <translation>cette date n’existe pas&#xa0;: {typed}</translation>
    </message>
    <message>
        <source>this XML cannot be read; open another copy of the file</source>
        <extracomment>Words in files that are opened or saved (read xml)</extracomment>
        <translation>ce XML ne peut pas être lu&#x202f;; ouvrez une autre copie du fichier</translation>
    </message>
    <message>
        <source>this XML is not a file of results (USEBIO)</source>
        <extracomment>Words in USEBIO files (decode)</extracomment>
        <translation>ce XML n’est pas un fichier de résultats (USEBIO)</translation>
    </message>
    <message>
        <source>this code is not tonight’s; scan the one on the laptop’s screen</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>ce code n’est pas celui de ce soir&#x202f;; scannez celui de l’écran de l’ordinateur</translation>
    </message>
    <message>
        <source>this deal is no longer there; look again</source>
        <extracomment>Words in the page on players' phones (nothing there)</extracomment>
        <translation>cette donne n’existe plus&#x202f;; regardez de nouveau</translation>
    </message>
    <message>
        <source>this deal was changed; look again</source>
        <extracomment>Words in the page on players' phones (network); Words in the page on players' phones (unchanged deal)</extracomment>
        <translation>cette donne a été modifiée&#x202f;; regardez de nouveau</translation>
    </message>
    <message>
        <source>this evening is already there</source>
        <extracomment>Fault in PBN files (begin)</extracomment>
        <translation>cette soirée est déjà là</translation>
    </message>
    <message>
        <source>this file or folder no longer exists</source>
        <extracomment>Words in the window (system reason)</extracomment>
        <translation>ce fichier ou ce dossier n’existe plus</translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <extracomment>Fault in files that are opened or saved (kind)</extracomment>
        <translation>ce sont des archives entières&#x202f;; lancez scorepad avec --archive et leur nom, et enregistrez les soirées voulues</translation>
    </message>
    <message>
        <source>this is another table’s result</source>
        <extracomment>Words in the page on players' phones (must be own)</extracomment>
        <translation>c’est le résultat d’une autre table</translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <extracomment>Words in CSV files</extracomment>
        <translation>ce n’est pas un tableau de donnes&#xa0;: la première ligne doit nommer les colonnes, au moins declarer, contract et result</translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <extracomment>Words in files that are opened or saved (unreadable)</extracomment>
        <translation>ce n’est pas un fichier texte&#x202f;; choisissez un autre fichier</translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>ce n’est pas un fichier de soirée de scorepad&#x202f;; choisissez-en un autre</translation>
    </message>
    <message>
        <source>this is not the address of the score</source>
        <extracomment>Words in the page on players' phones (route)</extracomment>
        <translation>ce n’est pas l’adresse de la marque</translation>
    </message>
    <message>
        <source>this is too long; at most {most} letters are allowed</source>
        <extracomment>Words in files that are opened or saved (text); Words in the page on players' phones (too long); Words in the window (too long)</extracomment>
        <translation>c’est trop long&#x202f;; {most} caractères au plus</translation>
    </message>
    <message>
        <source>this letter cannot be read; save the file as Unicode (UTF-8) in its own program</source>
        <extracomment>Words in files that are opened or saved (unreadable)</extracomment>
        <translation>ce caractère ne peut pas être lu&#x202f;; enregistrez le fichier en Unicode (UTF-8) dans son programme</translation>
    </message>
    <message>
        <source>this movement is for {possible}, not for {number}</source>
        <extracomment>Fault in movements of several tables</extracomment>
        <translation>ce mouvement est pour {possible}, pas pour {number}</translation>
    </message>
    <message>
        <source>this part is damaged; open another copy of the file</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>cette partie du fichier est endommagée&#x202f;; ouvrez-en une autre copie</translation>
    </message>
    <message>
        <source>this phone may only look; ask at the laptop</source>
        <extracomment>Words in the page on players' phones</extracomment>
        <translation>ce téléphone peut seulement regarder&#x202f;; demandez à l’ordinateur</translation>
    </message>
    <message>
        <source>this phone was sent away at the laptop</source>
        <extracomment>Words in the page on players' phones (sent away)</extracomment>
        <translation>ce téléphone a été renvoyé depuis l’ordinateur</translation>
    </message>
    <message>
        <source>this request cannot be read</source>
        <extracomment>Words in the page on players' phones</extracomment>
        <translation>cette requête est illisible</translation>
    </message>
    <message>
        <source>this result names no pairs, so nobody can be ranked</source>
        <extracomment>Words in PBN files</extracomment>
        <translation>ce résultat ne nomme pas de paires&#x202f;; personne ne peut être classé</translation>
    </message>
    <message>
        <source>this result was changed; look again</source>
        <extracomment>Words in the page on players' phones (unchanged result)</extracomment>
        <translation>ce résultat a été modifié&#x202f;; regardez de nouveau</translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <extracomment>Words in CSV files (rows); Words in PBN files (cells)</extracomment>
        <translation>cette ligne ne correspond pas aux colonnes de son tableau</translation>
    </message>
    <message>
        <source>this session has two scoring methods</source>
        <extracomment>Words in files that are opened or saved (session); Words in USEBIO files (scoring)</extracomment>
        <translation>cette séance a deux modes de calcul</translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <extracomment>Words in CSV files (columns)</extracomment>
        <translation>dans ce tableau de donnes il manque la colonne {columns}</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>Words in the panel beside the sheet (chip)</extracomment>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>to come</source>
        <extracomment>Words in an evening of several tables (to come)</extracomment>
        <translation>à venir</translation>
    </message>
    <message>
        <source>too large for evenings of bridge</source>
        <extracomment>Fault in files that are opened or saved (check sizes); Fault in files that are opened or saved (bounded file); Fault in files that are opened or saved (begin)</extracomment>
        <translation>trop grand pour des soirées de bridge</translation>
    </message>
    <message>
        <source>too many phones at once; try again soon</source>
        <extracomment>Words in the page on players' phones (crowded)</extracomment>
        <translation>trop de téléphones à la fois&#x202f;; réessayez bientôt</translation>
    </message>
    <message>
        <source>too many wrong codes; wait a minute</source>
        <extracomment>Words in the page on players' phones (must have key)</extracomment>
        <translation>trop de codes erronés&#x202f;; attendez une minute</translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <extracomment>Words in the ranking of a session (how played)</extracomment>
        <translation>top {top}, moyenne {average}</translation>
    </message>
    <message>
        <source>two evenings in this file are the same; give each its date</source>
        <extracomment>Words in CSV files (decode)</extracomment>
        <translation>il contient deux fois la même soirée&#x202f;; donnez à chacune sa date</translation>
    </message>
    <message>
        <source>two players must win what the other two lose</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>deux joueurs doivent gagner ce que perdent les deux autres</translation>
    </message>
    <message>
        <source>undoing a payment</source>
        <extracomment>Words in Undo and the history: the name of a step (without facts)</extracomment>
        <translation>annuler un paiement</translation>
    </message>
    <message>
        <source>undoubled</source>
        <extracomment>Words in What if (doublings)</extracomment>
        <translation>non contré</translation>
    </message>
    <message>
        <source>unknown option {option}</source>
        <extracomment>Words in commands and their options (refuse unknown)</extracomment>
        <translation>option inconnue {option}</translation>
    </message>
    <message>
        <source>unknown option {option}, perhaps {near}</source>
        <extracomment>Words in commands and their options (refuse unknown)</extracomment>
        <translation>option inconnue {option}, peut-être {near}</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>arguments inconnus&#xa0;:&#xa0;%s</translation>
    </message>
    <message>
        <source>usage: </source>
        <extracomment>Said by commands that are called wrongly</extracomment>
        <translation>usage&#xa0;: </translation>
    </message>
    <message>
        <source>vulnerable</source>
        <extracomment>Words in the picture of the table (player aloud); Words in the tables of scores in Help (by vulnerability); Words in deals and figures, everywhere (why)</extracomment>
        <translation>vulnérable</translation>
    </message>
    <message>
        <source>wants to enter</source>
        <extracomment>Words in Phones at the tables (told)</extracomment>
        <translation>veut saisir</translation>
    </message>
    <message>
        <source>was {points}</source>
        <extracomment>Words in the list of deals and the entry line (was); Words in an evening of several tables (brought before)</extracomment>
        <translation>avant {points}</translation>
    </message>
    <message>
        <source>what each row of a table is (default: deals)</source>
        <extracomment>Help of a command in commands (export)</extracomment>
        <translation>ce qu’est chaque ligne d’un tableau (par défaut&#xa0;: deals)</translation>
    </message>
    <message>
        <source>what one player owes another, apart from the score</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>ce qu’un joueur doit à un autre en plus de la marque</translation>
    </message>
    <message>
        <source>what the stake is for</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>ce que l’enjeu rémunère</translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <extracomment>Help of a command in commands (merge)</extracomment>
        <translation>là où les deux diffèrent, garder la version du premier</translation>
    </message>
    <message>
        <source>where the two differ, use the file’s version without asking</source>
        <extracomment>Example of a command in commands; Help of a command in commands (import)</extracomment>
        <translation>là où les deux diffèrent, prendre la version du fichier sans demander</translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <extracomment>Words in a deal, a result or an evening (meant)</extracomment>
        <translation>quel étui&#x202f;? P.&#xa0;ex. 3 {pairs} 4pn</translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>les donnes corrigées après coup</translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <extracomment>Words in a deal, a result or an evening (meant)</extracomment>
        <translation>quelles paires&#x202f;? P.&#xa0;ex. {pairs} 4pn</translation>
    </message>
    <message>
        <source>who comes late or leaves, e.g. 7=1 or 5=6-</source>
        <extracomment>Help of a command in commands (movement)</extracomment>
        <translation>qui arrive en retard ou part, p.&#xa0;ex. 7=1 ou 5=6-</translation>
    </message>
    <message>
        <source>who deals next</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>qui donne ensuite</translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <extracomment>Words in files that are opened or saved</extracomment>
        <translation>qui tient la marque</translation>
    </message>
    <message>
        <source>who sits where (optional); `out=Eve` sits out</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>qui est assis où (facultatif)&#x202f;; `out=Eve` est au repos</translation>
    </message>
    <message>
        <source>who sits where, and who sits there afterwards</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>qui est assis où, et qui l’est ensuite</translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <extracomment>Words in what is typed in the entry line (passed out)</extracomment>
        <translation>quel camp les avait, p.&#xa0;ex. ns 23p ou eo 23p&#x202f;?</translation>
    </message>
    <message>
        <source>whose side is We</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>quel camp est Nous</translation>
    </message>
    <message>
        <source>with 20 points each, the expected score is 0: 20 0/0</source>
        <extracomment>Fault in a deal, a result or an evening (check scale)</extracomment>
        <translation>avec 20 points chacun, le score attendu est 0&#xa0;: 20 0/0</translation>
    </message>
    <message>
        <source>without rounds, a new one begins after each rubber</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>sans parties, une nouvelle commence après chaque robre</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Words in commands (agrees)</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>you can undo this</source>
        <extracomment>Words in transfer (in words)</extracomment>
        <translation>vous pouvez l’annuler</translation>
    </message>
    <message>
        <source>your home folder is unknown; set HOME to it</source>
        <extracomment>Fault in the archive of evenings (home of)</extracomment>
        <translation>votre dossier personnel est inconnu&#x202f;; indiquez-le dans HOME</translation>
    </message>
    <message>
        <source>your own scale: points held, expected score not vulnerable and vulnerable</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>votre propre barème&#xa0;: points H, marque attendue non vulnérable et vulnérable</translation>
    </message>
    <message>
        <source>your side entered this result; the other side has to agree</source>
        <extracomment>Words in the page on players' phones (must be other side)</extracomment>
        <translation>votre camp a saisi ce résultat&#x202f;; c’est à l’autre camp de confirmer</translation>
    </message>
    <message>
        <source>{address} is not a private address of this computer.</source>
        <extracomment>Sentence in Phones at the tables (not private)</extracomment>
        <translation>{address} n’est pas une adresse privée de cet ordinateur.</translation>
    </message>
    <message>
        <source>{amount} for 100 points</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>{amount} pour 100 points</translation>
    </message>
    <message>
        <source>{amount} for each IMP</source>
        <extracomment>Words in This evening, what was agreed (terms)</extracomment>
        <translation>{amount} par IMP</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <extracomment>Words in a deal, a result or an evening (all of)</extracomment>
        <translation>{before} et {last}</translation>
    </message>
    <message>
        <source>{before} and {points} below the line make {sum}.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{before} et {points} au-dessous de la ligne font {sum}.</translation>
    </message>
    <message>
        <source>{before} and {points} below the line make {sum}: a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{before} et {points} au-dessous de la ligne font {sum}&#xa0;: une manche.</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <extracomment>Words in a deal, a result or an evening (one of)</extracomment>
        <translation>{before} ou {last}</translation>
    </message>
    <message>
        <source>{before}, {last}</source>
        <extracomment>Words in a deal, a result or an evening; Words in a deal, a result or an evening (each of)</extracomment>
        <translation>{before}, {last}</translation>
    </message>
    <message>
        <source>{before}; {last}</source>
        <extracomment>Words in a deal, a result or an evening (joined)</extracomment>
        <translation>{before}&#x202f;; {last}</translation>
    </message>
    <message>
        <source>{board}, {ns} against {ew}</source>
        <extracomment>Words in two versions of an evening side by side (sides)</extracomment>
        <translation>{board}, {ns} contre {ew}</translation>
    </message>
    <message>
        <source>{board}, {ns}–{ew}: {before} became {result}</source>
        <extracomment>Words in an evening of several tables (changed)</extracomment>
        <translation>{board}, {ns}–{ew}&#xa0;: {before} est devenu {result}</translation>
    </message>
    <message>
        <source>{board}, {result} – was {before}.</source>
        <extracomment>Sentence in an evening of several tables (corrected)</extracomment>
        <translation>{board}, {result} – c’était {before}.</translation>
    </message>
    <message>
        <source>{board}: {result}: {points} for {pair}, elsewhere {others}</source>
        <extracomment>Words in an evening of several tables (best board)</extracomment>
        <translation>{board}&#xa0;: {result}&#xa0;: {points} pour {pair}, ailleurs {others}</translation>
    </message>
    <message>
        <source>{chair} ({player})</source>
        <extracomment>Words in what is typed in the entry line (with name)</extracomment>
        <translation>{chair} ({player})</translation>
    </message>
    <message>
        <source>{command}: {fault}; see {command} --help</source>
        <extracomment>Words in commands (error)</extracomment>
        <translation>{command}&#xa0;: {fault}&#x202f;; voyez {command} --help</translation>
    </message>
    <message>
        <source>{contract} by {player}</source>
        <extracomment>Words in deals and figures, everywhere (item words); Words in two versions of an evening side by side (deal)</extracomment>
        <translation>{contract} joué par {player}</translation>
    </message>
    <message>
        <source>{contract} made</source>
        <extracomment>Words in deals and figures, everywhere (rule)</extracomment>
        <translation>{contract}, réussi</translation>
    </message>
    <message>
        <source>{contract}, by {player}</source>
        <extracomment>Words in deals and figures, everywhere (item words)</extracomment>
        <translation>{contract} joué par {player}</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <extracomment>Words in What if (outlook aloud)</extracomment>
        <translation>{contract}, {result}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{day}, {players}. After that, it can be restored only from a backup that still has it.</source>
        <extracomment>Sentence in Deleted evenings (erasing)</extracomment>
        <translation>{day}, {players}. Ensuite, seule une sauvegarde qui la contient encore pourra la restaurer.</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({place})</source>
        <extracomment>Words in This evening, what was agreed (best deal)</extracomment>
        <translation>{deal}&#xa0;: {points} IMP pour {side} ({place})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({place})</source>
        <extracomment>Words in This evening, what was agreed (best deal)</extracomment>
        <translation>{deal}&#xa0;: {points} points pour {side} ({place})</translation>
    </message>
    <message>
        <source>{drawn} of {played} players</source>
        <extracomment>Words in Standings (lines drawn)</extracomment>
        <translation>{drawn} joueurs sur {played}</translation>
    </message>
    <message>
        <source>{evening} is missing</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>{evening} manque</translation>
    </message>
    <message>
        <source>{evening}: can no longer be read</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}&#xa0;: ne peut plus être lue</translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}&#xa0;: elle a été effacée, ou il n’en reste rien</translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <extracomment>Words in the archive of evenings (figures in)</extracomment>
        <translation>{evening}&#xa0;: ses statistiques sont endommagées</translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}&#xa0;: restaurée de la sauvegarde du {day}</translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}&#xa0;: restaurée jusqu’à sa dernière étape lisible&#x202f;; le reste est perdu</translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <extracomment>Words in mending a damaged archive</extracomment>
        <translation>{evening}&#xa0;: restaurée, mais quelques étapes antérieures sont perdues</translation>
    </message>
    <message>
        <source>{evening}: where the two differ, take the version of {file}?</source>
        <extracomment>Words in commands (decided)</extracomment>
        <translation>{evening}&#xa0;: là où les deux diffèrent, prendre la version de {file}&#x202f;?</translation>
    </message>
    <message>
        <source>{expected} expected</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>{expected} attendus</translation>
    </message>
    <message>
        <source>{fewest} to {most} players can draw, not {number}</source>
        <extracomment>Words in files that are opened or saved (round)</extracomment>
        <translation>de {fewest} à {most} joueurs peuvent tirer, pas {number}</translation>
    </message>
    <message>
        <source>{figure} is out of range: {least} to {most}</source>
        <extracomment>Fault in a deal, a result or an evening (sides)</extracomment>
        <translation>{figure} est hors limites&#xa0;: de {least} à {most}</translation>
    </message>
    <message>
        <source>{file} cannot be merged: {reason}</source>
        <extracomment>Words in commands (refusing)</extracomment>
        <translation>{file} ne peut pas être fusionné&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why}</source>
        <extracomment>Words in the window (cannot open)</extracomment>
        <translation>{file} ne peut pas être ouvert. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: {reason}</source>
        <extracomment>Words in commands (refusal)</extracomment>
        <translation>{file} ne peut être lu ou écrit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <extracomment>Words in commands (cannot be read); Words in house rules (load scale)</extracomment>
        <translation>{file} ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <extracomment>Words in commands (cannot be written)</extracomment>
        <translation>{file} ne peut pas être écrit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Nothing was changed there.</source>
        <extracomment>Sentence in the window (cannot write)</extracomment>
        <translation>{file} ne peut pas être écrit&#xa0;: {reason}. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>{file} has a different version of this evening. Replace yours? You can undo this.</source>
        <extracomment>Sentence in the history and the backups of evenings (which state)</extracomment>
        <translation>{file} contient une autre version de cette soirée. Remplacer la vôtre&#x202f;? Cela peut être annulé.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>{file} contient une autre version de cette soirée.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening: {counts}.</source>
        <extracomment>Sentence in merging two versions of an evening (of two laptops)</extracomment>
        <translation>{file} contient une autre version de cette soirée&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>{file} is a folder</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} est un dossier</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} est endommagé</translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <extracomment>Fault in checking the archive (check)</extracomment>
        <translation>{file} est vide ou introuvable, mais il y a une sauvegarde du {day}&#x202f;; check --mend la restaure</translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} ne contient pas d’archives de scorepad</translation>
    </message>
    <message>
        <source>{file} is open now.</source>
        <extracomment>Sentence in the window (open all)</extracomment>
        <translation>{file} est maintenant ouvert.</translation>
    </message>
    <message>
        <source>{file} is sound: there is nothing to repair</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} est en ordre&#xa0;: il n’y a rien à réparer</translation>
    </message>
    <message>
        <source>{file} is sound: {evenings}, {deals}</source>
        <extracomment>Words in the command check (check)</extracomment>
        <translation>{file} est en ordre&#xa0;: {evenings}, {deals}</translation>
    </message>
    <message>
        <source>{file} is sound; its statistics are counted again when needed</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} est en ordre&#x202f;; les statistiques sont recomptées au besoin</translation>
    </message>
    <message>
        <source>{file} must end in {endings}</source>
        <extracomment>Words in commands (check ending)</extracomment>
        <translation>{file} doit se terminer par {endings}</translation>
    </message>
    <message>
        <source>{file} still has this line; delete it there:</source>
        <extracomment>Words in commands (removed)</extracomment>
        <translation>{file} contient encore cette ligne&#x202f;; supprimez-la&#xa0;:</translation>
    </message>
    <message>
        <source>{file} was added and is open now.</source>
        <extracomment>Sentence in the window (added)</extracomment>
        <translation>{file} a été ajouté et est maintenant ouvert.</translation>
    </message>
    <message>
        <source>{file} was already in the archive and is open now.</source>
        <extracomment>Sentence in the window (became)</extracomment>
        <translation>{file} était déjà dans les archives et est maintenant ouvert.</translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} a été modifié par un autre programme&#x202f;; regardez de nouveau</translation>
    </message>
    <message>
        <source>{file} was removed.</source>
        <extracomment>Sentence in commands (removed)</extracomment>
        <translation>{file} a été retiré.</translation>
    </message>
    <message>
        <source>{file} was repaired</source>
        <extracomment>Words in the command check (mended)</extracomment>
        <translation>{file} a été réparé</translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <extracomment>Words in the archive of evenings</extracomment>
        <translation>{file} vient d’un scorepad plus récent et n’a pas été modifié</translation>
    </message>
    <message>
        <source>{file} was written; type this line once, and new terminals use it:</source>
        <extracomment>Words in commands (complete)</extracomment>
        <translation>{file} est écrit&#x202f;; tapez une fois cette ligne, et les nouveaux terminaux s’en servent&#xa0;:</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <extracomment>Words in house rules (load scale)</extracomment>
        <translation>{file}, ligne {line}&#xa0;: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n evening(s)</source>
        <extracomment>Words in commands (evenings into)</extracomment>
        <translation>
            <numerusform>{file}&#xa0;:&#xa0;%n soirée</numerusform>
            <numerusform>{file}&#xa0;:&#xa0;%n soirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n page(s)</source>
        <extracomment>Words in commands (pages into)</extracomment>
        <translation>
            <numerusform>{file}&#xa0;:&#xa0;%n page</numerusform>
            <numerusform>{file}&#xa0;:&#xa0;%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: a name with a line break cannot be in a menu</source>
        <extracomment>Words in commands (quoted)</extracomment>
        <translation>{file}&#xa0;: un nom avec un saut de ligne ne peut pas être dans un menu</translation>
    </message>
    <message numerus="yes">
        <source>{file}: it holds %n evening(s); import it to choose one of them</source>
        <extracomment>Fault in commands (evening in)</extracomment>
        <translation>
            <numerusform>{file}&#xa0;: il contient&#xa0;%n soirée&#x202f;; importez-le pour en choisir une</numerusform>
            <numerusform>{file}&#xa0;: il contient&#xa0;%n soirées&#x202f;; importez-le pour en choisir une</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: new terminals complete scorepad with the Tab key</source>
        <extracomment>Words in commands (complete)</extracomment>
        <translation>{file}&#xa0;: les nouveaux terminaux complètent scorepad avec la touche Tab</translation>
    </message>
    <message>
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <extracomment>Words in commands (refused)</extracomment>
        <translation>{file}&#xa0;: la soirée d’ici diffère, rien n’a donc été importé&#x202f;; --replace prend la version du fichier&#xa0;: {differs}</translation>
    </message>
    <message>
        <source>{file}: {counts}</source>
        <extracomment>Words in commands (merge)</extracomment>
        <translation>{file}&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>{file}:1: no line has pairs, e.g. 1-2: N 4S+1 below a board</source>
        <extracomment>Fault in commands (ranked)</extracomment>
        <translation>{file}:1: aucune ligne n’a de paires, p.&#xa0;ex. 1-2: N 4S+1 sous un étui</translation>
    </message>
    <message>
        <source>{first} and {second}: board {board} has been played at both tables</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>{first} et {second}&#xa0;: l’étui {board} a été joué aux deux tables</translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <extracomment>Words in PBN files (check boards)</extracomment>
        <translation>{form} d’un autre programme ne peut pas être lu, seulement les étuis de duplicate</translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <extracomment>Words in the panel beside the sheet (goes on back score)</extracomment>
        <translation>{hundreds} au récapitulatif</translation>
    </message>
    <message>
        <source>{left} and {came} are one player: only the n&amp;ame was wrong</source>
        <extracomment>Button or menu entry in This evening and New evening (only spelling)</extracomment>
        <translation>{left} et {came} sont un seul joueur&#xa0;: seul le no&amp;m était faux</translation>
    </message>
    <message>
        <source>{letters} for {player}</source>
        <extracomment>Words in what is typed in the entry line (way)</extracomment>
        <translation>{letters} pour {player}</translation>
    </message>
    <message>
        <source>{letter} is {player}; type {ways}</source>
        <extracomment>Words in what is typed in the entry line (reminder)</extracomment>
        <translation>{letter} est {player}&#x202f;; tapez {ways}</translation>
    </message>
    <message>
        <source>{letter}: {players}? Type {ways}</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>{letter}&#xa0;: {players}&#x202f;? Tapez {ways}</translation>
    </message>
    <message>
        <source>{made}; no IMPs until the points are entered, e.g. 23p</source>
        <extracomment>Words in the window (in imps)</extracomment>
        <translation>{made}&#x202f;; pas d’IMP tant que les points ne sont pas inscrits, p.&#xa0;ex. 23p</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <extracomment>Words in the charts of Standings (month or year); Words in Earlier evenings (month name)</extracomment>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>{name} (Enter)</source>
        <extracomment>Words in the panel after a round (with enter)</extracomment>
        <translation>{name} (Entrée)</translation>
    </message>
    <message>
        <source>{name} alone means the seat {chair}; type more of the name.</source>
        <extracomment>Sentence in This evening and New evening (letter of a chair)</extracomment>
        <translation>{name} seul désigne la place {chair}&#x202f;; tapez plus de lettres du nom.</translation>
    </message>
    <message>
        <source>{name} already has the {card}.</source>
        <extracomment>Sentence in This evening and New evening (check cards)</extracomment>
        <translation>{card}&#xa0;: {name} a déjà cette carte.</translation>
    </message>
    <message>
        <source>{name} cannot be in two places</source>
        <extracomment>Fault in a deal, a result or an evening; Words in files that are opened or saved (read seating)</extracomment>
        <translation>{name} ne peut pas être à deux places</translation>
    </message>
    <message>
        <source>{name} draws only once</source>
        <extracomment>Fault in commands (seats); Fault in files that are opened or saved (round)</extracomment>
        <translation>{name} ne tire qu’une fois</translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <extracomment>Sentence in This evening and New evening (fault)</extracomment>
        <translation>{name} est déjà là.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>Words in Back score (in all)</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}’s phone has {entered}, the sheet has {there}.</source>
        <extracomment>Sentence in the window (differs)</extracomment>
        <translation>Le téléphone de {name} a {entered}, la feuille a {there}.</translation>
    </message>
    <message>
        <source>{name}’s phone wants to enter deals.</source>
        <extracomment>Sentence in the window (wants to enter)</extracomment>
        <translation>Le téléphone de {name} veut saisir des donnes.</translation>
    </message>
    <message>
        <source>{newcomer} for {player}</source>
        <extracomment>Words in the window (seat change)</extracomment>
        <translation>{newcomer} pour {player}</translation>
    </message>
    <message>
        <source>{north} and {south} play {east} and {west}.</source>
        <extracomment>Sentence in the panel beside the sheet (outcome)</extracomment>
        <translation>{north} et {south} jouent contre {east} et {west}.</translation>
    </message>
    <message>
        <source>{ns} (N-S) against {ew} (E-W)</source>
        <extracomment>Words in sheets printed by commands (seats text)</extracomment>
        <translation>{ns} (N-S) contre {ew} (E-O)</translation>
    </message>
    <message>
        <source>{number} IMPs</source>
        <extracomment>Words in Standings, where a figure comes from (imps)</extracomment>
        <translation>{number} IMP</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>Words in an evening of several tables (count of); Words in Help (found); Words in the dialog Print (show page of); and elsewhere</extracomment>
        <translation>{number} sur {total}</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <extracomment>Words in sheets printed by commands (title); Words in the window (pairs); Words in the panel beside the sheet (pairing)</extracomment>
        <translation>{one} contre {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are both called {name}</source>
        <extracomment>Words in an evening of several tables (check twice)</extracomment>
        <translation>{one} et {other} s’appellent tous deux {name}</translation>
    </message>
    <message>
        <source>{one} and {other} are not two players of this archive</source>
        <extracomment>Fault in the archive of evenings (merge players)</extracomment>
        <translation>{one} et {other} ne sont pas deux joueurs de ces archives</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <extracomment>Fault in a deal, a result or an evening (rank draw)</extracomment>
        <translation>{one} et {other} ne peuvent avoir tiré tous deux {card}</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <extracomment>Fault in the archive of evenings (merge players)</extracomment>
        <translation>{one} et {other} étaient à la même table, ce sont donc deux joueurs</translation>
    </message>
    <message>
        <source>{option} goes with {other}</source>
        <extracomment>Words in commands (goes with)</extracomment>
        <translation>{option} va avec {other}</translation>
    </message>
    <message>
        <source>{option} is given twice</source>
        <extracomment>Words in commands</extracomment>
        <translation>{option} est donné deux fois</translation>
    </message>
    <message>
        <source>{pair} comes late, in round {round}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} arrive plus tard, au tour {round}.</translation>
    </message>
    <message>
        <source>{pair} does not play.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} ne joue pas.</translation>
    </message>
    <message>
        <source>{pair} has already played board {board}</source>
        <extracomment>Words in a deal, a result or an evening (add)</extracomment>
        <translation>{pair} a déjà joué l’étui {board}</translation>
    </message>
    <message>
        <source>{pair} has two handicaps</source>
        <extracomment>Fault in a deal, a result or an evening; Fault in what is typed in the entry line (read handicaps)</extracomment>
        <translation>{pair} a deux handicaps</translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <extracomment>Fault in a deal, a result or an evening; Words in files that are opened or saved (pairs)</extracomment>
        <translation>{pair} est nommé deux fois</translation>
    </message>
    <message>
        <source>{pair} is not in the movement</source>
        <extracomment>Words in a deal, a result or an evening (unplanned); Fault in movements of several tables; Words in what is typed in the entry line (directed); and elsewhere</extracomment>
        <translation>{pair} n’est pas dans le mouvement</translation>
    </message>
    <message>
        <source>{pair} joins in round {round}, where a place is free.</source>
        <extracomment>Sentence in movements of several tables (joins)</extracomment>
        <translation>{pair} arrive au tour {round}, où une place est libre.</translation>
    </message>
    <message>
        <source>{pair} joins in round {round}; in each round another sits out: {others}.</source>
        <extracomment>Sentence in movements of several tables (joins)</extracomment>
        <translation>{pair} arrive au tour {round}&#x202f;; à chaque tour, une autre paire est au repos&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>{pair} leaves after round {round}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} part après le tour {round}.</translation>
    </message>
    <message>
        <source>{pair} misses round {first}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} manque le tour {first}.</translation>
    </message>
    <message>
        <source>{pair} misses rounds {first} to {last}.</source>
        <extracomment>Sentence in an evening of several tables (is away)</extracomment>
        <translation>{pair} manque les tours {first} à {last}.</translation>
    </message>
    <message>
        <source>{pair} stays</source>
        <extracomment>Words in movements of several tables (goes)</extracomment>
        <translation>{pair} reste</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee}</source>
        <extracomment>Fault in a deal, a result or an evening (check payments)</extracomment>
        <translation>{payer} ne peut pas payer à {payee}</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee} {amount}</source>
        <extracomment>Fault in a deal, a result or an evening (check payments)</extracomment>
        <translation>{payer} ne peut pas payer {amount} à {payee}</translation>
    </message>
    <message>
        <source>{payer} owed {payee}</source>
        <extracomment>Words in Settling up (owed)</extracomment>
        <translation>{payer} devait à {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee}</source>
        <extracomment>Words in Settling up (owes)</extracomment>
        <translation>{payer} doit à {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}</source>
        <extracomment>Words in Settling up (debt)</extracomment>
        <translation>{payer} doit {amount} à {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: {reason}</source>
        <extracomment>Words in sheets printed by commands (payments)</extracomment>
        <translation>{payer} doit {amount} à {payee}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{payer} paid {payee}</source>
        <extracomment>Words in Settling up (who)</extracomment>
        <translation>{payer} a payé à {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} a payé {amount} à {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} on {day}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} a payé {amount} à {payee} le {day}</translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <extracomment>Words in Settling up (who)</extracomment>
        <translation>{payer} paie à {payee}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <extracomment>Words in sheets printed by commands (payments); Words in Settling up (line)</extracomment>
        <translation>{payer} paie {amount} à {payee}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}</source>
        <extracomment>Words in two versions of an evening side by side (said)</extracomment>
        <translation>{place}&#xa0;: ici {ours}, dans le fichier {theirs}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}; both are kept</source>
        <extracomment>Words in two versions of an evening side by side (said)</extracomment>
        <translation>{place}&#xa0;: ici {ours}, dans le fichier {theirs}&#x202f;; les deux sont conservés</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <extracomment>Words in checking the archive (of evening); Fault in commands (refuse more rounds); Fault in commands (refused); and elsewhere</extracomment>
        <translation>{place}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{players} lead</source>
        <extracomment>Words in This evening, what was agreed (leads)</extracomment>
        <translation>{players} mènent</translation>
    </message>
    <message>
        <source>{players} sit out</source>
        <extracomment>Words in sheets printed by commands (seats text); Words in the picture of the table (who sits out)</extracomment>
        <translation>{players} sont au repos</translation>
    </message>
    <message>
        <source>{players} win the evening</source>
        <extracomment>Words in This evening, what was agreed (wins)</extracomment>
        <translation>{players} gagnent la soirée</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <extracomment>Words in the page on players' phones (pad)</extracomment>
        <translation>{player} (vous)</translation>
    </message>
    <message>
        <source>{player} and {other} change seats</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} et {other} échangent leurs places</translation>
    </message>
    <message>
        <source>{player} comes in for {other}</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} remplace {other}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <extracomment>Words in the page on players' phones (sheet); Words in the panel after a round (follow)</extracomment>
        <translation>{player} donne</translation>
    </message>
    <message>
        <source>{player} deals. {vulnerable}.</source>
        <extracomment>Sentence in the list of deals and the entry line (board facts)</extracomment>
        <translation>{player} donne. {vulnerable}.</translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <extracomment>Sentence in This evening and New evening (player changes)</extracomment>
        <translation>{player} arrive.</translation>
    </message>
    <message>
        <source>{player} leads</source>
        <extracomment>Words in This evening, what was agreed (leads)</extracomment>
        <translation>{player} mène</translation>
    </message>
    <message>
        <source>{player} leaves and nobody takes the chair: name somebody, or stop the round first</source>
        <extracomment>Fault in This evening and New evening (check chairs)</extracomment>
        <translation>{player} part et personne ne prend sa place&#xa0;: indiquez quelqu’un, ou arrêtez d’abord la partie</translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <extracomment>Sentence in This evening and New evening (player changes)</extracomment>
        <translation>{player} s’en va&#x202f;; les parties précédentes restent au récapitulatif.</translation>
    </message>
    <message>
        <source>{player} sits out</source>
        <extracomment>Words in sheets printed by commands (seats text); Words in the picture of the table (who sits out)</extracomment>
        <translation>{player} est au repos</translation>
    </message>
    <message>
        <source>{player} sits out; at the table are {names}</source>
        <extracomment>Words in what is typed in the entry line (skip)</extracomment>
        <translation>{player} est au repos&#x202f;; à la table&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{player} sits {chair}</source>
        <extracomment>Words in the panel beside the sheet (who moves)</extracomment>
        <translation>{player} s’assied en {chair}</translation>
    </message>
    <message>
        <source>{player} wins the evening</source>
        <extracomment>Words in This evening, what was agreed (wins)</extracomment>
        <translation>{player} gagne la soirée</translation>
    </message>
    <message>
        <source>{points} agreed on: {reason}</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>{points} convenus&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{points} below the line count towards a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{points} au-dessous de la ligne comptent pour la manche.</translation>
    </message>
    <message>
        <source>{points} below the line make a game.</source>
        <extracomment>Sentence in the window (towards game)</extracomment>
        <translation>{points} au-dessous de la ligne font une manche.</translation>
    </message>
    <message>
        <source>{points} for North-South, {rest} for East-West</source>
        <extracomment>Words in a deal, a result or an evening (as scored)</extracomment>
        <translation>{points} pour Nord-Sud, {rest} pour Est-Ouest</translation>
    </message>
    <message>
        <source>{points} hon.</source>
        <extracomment>Sentence in the list of deals and the entry line (declarer)</extracomment>
        <translation>{points} honn.</translation>
    </message>
    <message>
        <source>{points} honours</source>
        <extracomment>Words in the bidding pad (fill groups); Words in the list of deals and the entry line (declarer)</extracomment>
        <translation>{points} d’honneurs</translation>
    </message>
    <message>
        <source>{points} honours held by {player}</source>
        <extracomment>Words in deals and figures, everywhere (honours said)</extracomment>
        <translation>{points} d’honneurs chez {player}</translation>
    </message>
    <message>
        <source>{points} points from every other result of the board</source>
        <extracomment>Words in a deal, a result or an evening (unlikely of board)</extracomment>
        <translation>{points} points de chaque autre résultat de l’étui</translation>
    </message>
    <message>
        <source>{points} to They</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} pour eux</translation>
    </message>
    <message>
        <source>{points} to We</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} pour nous</translation>
    </message>
    <message>
        <source>{points} to {side}</source>
        <extracomment>Words in the page on players' phones (paid)</extracomment>
        <translation>{points} pour {side}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>Words in This evening and New evening (card aloud)</extracomment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <extracomment>Sentence in the archive of evenings (not saved)</extracomment>
        <translation>{reason} Les saisies ne sont qu’en mémoire&#x202f;; elles seront enregistrées dès que possible.</translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <extracomment>Sentence in the archive of evenings (not saved)</extracomment>
        <translation>{reason} Les nouvelles saisies ne peuvent pas être enregistrées.</translation>
    </message>
    <message numerus="yes">
        <source>{restored} of %n evening(s) restored.</source>
        <extracomment>Sentence in the command check (mended); Sentence in the archive of evenings (what was rescued)</extracomment>
        <translation>
            <numerusform>{restored} sur&#xa0;%n soirée restaurée.</numerusform>
            <numerusform>{restored} sur&#xa0;%n soirées restaurées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} begins with this deal; it cannot move up.</source>
        <extracomment>Sentence in the window (move by)</extracomment>
        <translation>{round} commence par cette donne&#x202f;; elle ne peut pas monter.</translation>
    </message>
    <message>
        <source>{round} ends with this deal; it cannot move down.</source>
        <extracomment>Sentence in the window (move by)</extracomment>
        <translation>{round} finit par cette donne&#x202f;; elle ne peut pas descendre.</translation>
    </message>
    <message>
        <source>{round} is not over and does not count yet.</source>
        <extracomment>Sentence in results and money (about rounds)</extracomment>
        <translation>{round} continue et ne compte pas encore.</translation>
    </message>
    <message>
        <source>{round} is now unfinished.</source>
        <extracomment>Sentence in the window (standing)</extracomment>
        <translation>La fin de {round} manque maintenant.</translation>
    </message>
    <message>
        <source>{round} is stopped here</source>
        <extracomment>Words in Earlier evenings and Standings (in words)</extracomment>
        <translation>{round} s’arrête ici</translation>
    </message>
    <message>
        <source>{round} no longer ends.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>{round} ne finit plus.</translation>
    </message>
    <message numerus="yes">
        <source>{round} now ends after deal {last}, without %n later deal(s).</source>
        <extracomment>Sentence in the window (stray deals)</extracomment>
        <translation>
            <numerusform>{round} se termine maintenant après la donne {last}&#x202f;;&#xa0;%n donne suivante ne compte pas.</numerusform>
            <numerusform>{round} se termine maintenant après la donne {last}&#x202f;;&#xa0;%n donnes suivantes ne comptent pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}.</source>
        <extracomment>Sentence in the window (consequences)</extracomment>
        <translation>{round} finit maintenant après la donne {last}.</translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <extracomment>Sentence in the window (stopped early)</extracomment>
        <translation>{round} s’arrête avant sa fin.</translation>
    </message>
    <message>
        <source>{round}, IMPs</source>
        <extracomment>Words in the back score (names); Words in deals and figures, everywhere (round title)</extracomment>
        <translation>{round}, IMP</translation>
    </message>
    <message>
        <source>{round}, board {number}</source>
        <extracomment>Words in the window (deal place)</extracomment>
        <translation>{round}, étui {number}</translation>
    </message>
    <message>
        <source>{round}, deal by deal</source>
        <extracomment>Words in what is printed (said of)</extracomment>
        <translation>{round}, donne par donne</translation>
    </message>
    <message>
        <source>{round}, deal {number}</source>
        <extracomment>Words in the window (deal place); Words in two versions of an evening side by side (title)</extracomment>
        <translation>{round}, donne {number}</translation>
    </message>
    <message>
        <source>{said} and {ended}</source>
        <extracomment>Words in What if (outlook aloud)</extracomment>
        <translation>{said} et {ended}</translation>
    </message>
    <message>
        <source>{said} – paused</source>
        <extracomment>Words in movements of several tables (clock)</extracomment>
        <translation>{said} – en pause</translation>
    </message>
    <message>
        <source>{said}: {sum}</source>
        <extracomment>Words in what is printed (outcome); Words in deals and figures, everywhere (why)</extracomment>
        <translation>{said}&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>{said}; boards {number}</source>
        <extracomment>Words in rankings printed by commands (match)</extracomment>
        <translation>{said}&#x202f;; étuis {number}</translation>
    </message>
    <message>
        <source>{said}; victory points {home} to {visitors}</source>
        <extracomment>Words in the ranking of a session (match said)</extracomment>
        <translation>{said}&#x202f;; points de victoire {home} à {visitors}</translation>
    </message>
    <message>
        <source>{said}; {points} for {side}</source>
        <extracomment>Words in an evening of several tables (understood)</extracomment>
        <translation>{said}&#x202f;; {points} pour {side}</translation>
    </message>
    <message>
        <source>{score} IMPs in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} IMP en {rounds}</translation>
    </message>
    <message>
        <source>{score} against the datum {datum}, a difference of {by}: {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (butler)</extracomment>
        <translation>{score} contre le score moyen {datum}, une différence de {by}&#xa0;: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}, and {tie} for each of {missing} missing results: {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} contre {others}, et {tie} pour chacun des {missing} résultats manquants&#xa0;: {points} sur {top}&#x202f;; Est-Ouest {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (cross imps)</extracomment>
        <translation>{score} contre {others}&#xa0;: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} contre {others}&#xa0;: {points} sur {top}&#x202f;; Est-Ouest {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {sum} / {times} = {points} IMPs</source>
        <extracomment>Words in a deal, a result or an evening (cross imps)</extracomment>
        <translation>{score} contre {others}&#xa0;: {sum} / {times} = {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}; {results} results where there are up to {expected}: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} of {top}; East-West {rest}</source>
        <extracomment>Words in a deal, a result or an evening (matchpoints)</extracomment>
        <translation>{score} contre {others}&#x202f;; {results} résultats là où il y en a jusqu’à {expected}&#xa0;: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} sur {top}&#x202f;; Est-Ouest {rest}</translation>
    </message>
    <message>
        <source>{score} in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} en {rounds}</translation>
    </message>
    <message>
        <source>{score} points in {rounds}</source>
        <extracomment>Words in This evening, what was agreed (by how much)</extracomment>
        <translation>{score} points en {rounds}</translation>
    </message>
    <message>
        <source>{seat} deals next</source>
        <extracomment>Name for a screen reader in This evening and New evening</extracomment>
        <translation>{seat} donne ensuite</translation>
    </message>
    <message>
        <source>{seat} keeps the score</source>
        <extracomment>Words in This evening and New evening</extracomment>
        <translation>{seat} tient la marque</translation>
    </message>
    <message numerus="yes">
        <source>{side}
win by %n IMP(s)</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>
            <numerusform>{side}
gagnent de&#xa0;%n IMP</numerusform>
            <numerusform>{side}
gagnent de&#xa0;%n IMP</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}
win by {points}</source>
        <extracomment>Words in the panel beside the sheet (won)</extracomment>
        <translation>{side}
gagnent de {points}</translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <extracomment>Words in the panel beside the sheet (other results)</extracomment>
        <translation>{side}&#xa0;: {points}, {why}</translation>
    </message>
    <message>
        <source>{side} is a side; is the declarer {one} or {other}?</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>{side} est un camp&#x202f;; qui est déclarant, {one} ou {other}&#x202f;?</translation>
    </message>
    <message>
        <source>{side} need {points} for game</source>
        <extracomment>Words in the page on players' phones (needs); Words in the picture of the table (what sides need)</extracomment>
        <translation>{side}&#xa0;: encore {points} pour la manche</translation>
    </message>
    <message>
        <source>{side} need {points} for game and rubber</source>
        <extracomment>Words in the picture of the table (what sides need)</extracomment>
        <translation>{side}&#xa0;: encore {points} pour la manche et le robre</translation>
    </message>
    <message>
        <source>{side} play</source>
        <extracomment>Words in sheets printed by commands (what if text)</extracomment>
        <translation>{side} joue</translation>
    </message>
    <message>
        <source>{side} points, press for the other side</source>
        <extracomment>Words in the bidding pad (held aloud)</extracomment>
        <translation>Points&#xa0;: {side}&#x202f;; appuyez pour l’autre camp</translation>
    </message>
    <message>
        <source>{side} total {points}</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>{side}&#xa0;: total {points}</translation>
    </message>
    <message>
        <source>{side} vulnerable</source>
        <extracomment>Words in the page on players' phones (sheet)</extracomment>
        <translation>{side} vulnérable</translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <extracomment>Words in what is printed (won game)</extracomment>
        <translation>{side}&#xa0;: manche {number}</translation>
    </message>
    <message>
        <source>{side} won both games</source>
        <extracomment>Words in what is printed (outcome); Words in the panel beside the sheet (other results)</extracomment>
        <translation>{side}&#xa0;: les deux manches gagnées</translation>
    </message>
    <message>
        <source>{side} {above} above the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {above} au-dessus de la ligne</translation>
    </message>
    <message>
        <source>{side} {below} below and {above} above the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {below} au-dessous et {above} au-dessus de la ligne</translation>
    </message>
    <message>
        <source>{side} {below} below the line</source>
        <extracomment>Words in the window (scores)</extracomment>
        <translation>{side} {below} au-dessous de la ligne</translation>
    </message>
    <message>
        <source>{side} {points} on board {number}</source>
        <extracomment>Words in the score sheet (figure aloud)</extracomment>
        <translation>{side} {points} à l’étui {number}</translation>
    </message>
    <message>
        <source>{side} {points}: {why}</source>
        <extracomment>Words in what is printed (figure reason)</extracomment>
        <translation>{side} {points}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{side}, above the line</source>
        <extracomment>Words in the window (paid)</extracomment>
        <translation>{side}, au-dessus de la ligne</translation>
    </message>
    <message>
        <source>{side}, below the line</source>
        <extracomment>Words in the window (paid)</extracomment>
        <translation>{side}, au-dessous de la ligne</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s)</source>
        <extracomment>Words in the window (imps won)</extracomment>
        <translation>
            <numerusform>{side}&#xa0;:&#xa0;%n IMP</numerusform>
            <numerusform>{side}&#xa0;:&#xa0;%n IMP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s) behind, more than one deal can bring</source>
        <extracomment>Words in sheets printed by commands (even); Words in the picture of the table (what makes even)</extracomment>
        <translation>
            <numerusform>{side}&#xa0;:&#xa0;%n IMP de retard, plus qu’une donne ne peut rapporter</numerusform>
            <numerusform>{side}&#xa0;:&#xa0;%n IMP de retard, plus qu’une donne ne peut rapporter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n IMP(s) behind; {points} more than expected make it even</source>
        <extracomment>Words in sheets printed by commands (even); Words in the picture of the table (what makes even)</extracomment>
        <translation>
            <numerusform>{side}&#xa0;:&#xa0;%n IMP de retard&#x202f;; {points} points de plus que prévu égalisent</numerusform>
            <numerusform>{side}&#xa0;:&#xa0;%n IMP de retard&#x202f;; {points} points de plus que prévu égalisent</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {contract}, {result}</source>
        <extracomment>Words in What if (outlook entered)</extracomment>
        <translation>{side}&#xa0;: {contract}, {result}</translation>
    </message>
    <message>
        <source>{sign}{amount}</source>
        <extracomment>Words in deals and figures, everywhere (money)</extracomment>
        <translation>{amount}&#xa0;{sign}</translation>
    </message>
    <message>
        <source>{spelling} is now {name} everywhere.</source>
        <extracomment>Sentence in Earlier evenings and Standings (now named)</extracomment>
        <translation>{spelling} est maintenant {name} partout.</translation>
    </message>
    <message>
        <source>{step}, from a phone</source>
        <extracomment>Words in Undo and the history: the name of a step (from phone)</extracomment>
        <translation>{step}, depuis un téléphone</translation>
    </message>
    <message>
        <source>{step}, from {name}’s phone</source>
        <extracomment>Words in Undo and the history: the name of a step (from phone)</extracomment>
        <translation>{step}, depuis le téléphone de {name}</translation>
    </message>
    <message>
        <source>{table}: a row refers to one that is missing</source>
        <extracomment>Words in checking the archive (faults)</extracomment>
        <translation>{table}&#xa0;: une ligne renvoie à une autre qui manque</translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <extracomment>Words in checking the archive (not in totals)</extracomment>
        <translation>{table}&#xa0;: le total est endommagé</translation>
    </message>
    <message>
        <source>{typed} is 4 spades by {player} – type a deal, then Enter</source>
        <extracomment>Words in the list of deals and the entry line (hint)</extracomment>
        <translation>{typed}&#xa0;: 4 piques par {player} – tapez une donne, puis Entrée</translation>
    </message>
    <message>
        <source>{typed} is not a card, e.g. {one} or {other}</source>
        <extracomment>Fault in a deal, a result or an evening (read card)</extracomment>
        <translation>{typed} n’est pas une carte, p.&#xa0;ex. {one} ou {other}</translation>
    </message>
    <message>
        <source>{typed} is not one of {choices}</source>
        <extracomment>Words in commands (read)</extracomment>
        <translation>{typed} ne fait pas partie de {choices}</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Entries are only in memory; they are saved once that window closes.</source>
        <extracomment>Sentence in the window (in use elsewhere)</extracomment>
        <translation>{user} a ouvert les archives dans une autre fenêtre sur {host} (processus {pid}). Les saisies ne sont qu’en mémoire et seront enregistrées quand cette fenêtre sera fermée.</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <extracomment>Sentence in the window (in use elsewhere)</extracomment>
        <translation>{user} a ouvert les archives dans une autre fenêtre sur {host} (processus {pid}). Ici on ne peut que les lire tant que cette fenêtre n’est pas fermée.</translation>
    </message>
    <message>
        <source>{weekday} {day}</source>
        <extracomment>Words in Earlier evenings (day in list)</extracomment>
        <translation>{weekday} {day}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first deal of the round, or begin a new round before it: form {form}</source>
        <extracomment>Words in files that are opened or saved (out of place)</extracomment>
        <translation>{what} vient trop tard&#x202f;; placez-le avant la première donne de la partie, ou commencez avant lui une nouvelle partie&#xa0;: form {form}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <extracomment>Words in files that are opened or saved (too late)</extracomment>
        <translation>{what} vient trop tard&#x202f;; placez-le avant le premier résultat</translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <extracomment>Words in files that are opened or saved (before results)</extracomment>
        <translation>avant {what}, il faut form duplicate</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <extracomment>Words in Standings (show behind); Words in the season in Standings (award)</extracomment>
        <translation>{who}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; commands are {commands}; scorepad help lists all</source>
        <extracomment>Words in commands (mistyped)</extracomment>
        <translation>{word} n’est ni une commande ni un fichier&#x202f;; les commandes sont {commands}&#x202f;; scorepad help les nomme toutes</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <extracomment>Words in commands (mistyped)</extracomment>
        <translation>{word} n’est ni une commande ni un fichier&#x202f;; vouliez-vous dire {near}&#x202f;?</translation>
    </message>
    <message>
        <source>“Blank sheets” in the same menu prints pads and cards to score by hand, and a card of all scores.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>«&#xa0;Feuilles vierges&#xa0;», dans le même menu, imprime des feuilles et des cartes pour marquer à la main, et une carte de tous les scores.</translation>
    </message>
    <message>
        <source>“Penalties” beside the ranking lists all awards and penalties. They can be corrected or deleted there.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>«&#xa0;Pénalités&#xa0;», au classement, montre toutes les bonifications et pénalités. On peut les y corriger ou supprimer.</translation>
    </message>
    <message>
        <source>“Phones” in the Evening menu shows a code. A phone in the same Wi-Fi scans it and shows the sheet, live and from its own side; if you allow it, it enters deals too.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>«&#xa0;Téléphones&#xa0;», dans le menu Soirée, montre un code. Un téléphone du même Wi-Fi le scanne et montre la feuille, en direct et de son camp&#x202f;; si vous l’autorisez, il saisit aussi des donnes.</translation>
    </message>
    <message>
        <source>“Print” in the Evening menu prints the sheets or makes a PDF, as on the screen but always dark on white.</source>
        <extracomment>Paragraph of the manual, which Help shows</extracomment>
        <translation>«&#xa0;Imprimer&#xa0;», dans le menu Soirée, imprime les feuilles ou fait un PDF, comme à l’écran mais toujours foncé sur blanc.</translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>«&#xa0;{award}&#xa0;» n’est pas une moyenne, p.&#xa0;ex. moy, moy+, moy- ou 60</translation>
    </message>
    <message>
        <source>“{column}” is longer than {most} letters</source>
        <extracomment>Words in CSV files (text)</extracomment>
        <translation>«&#xa0;{column}&#xa0;» dépasse {most} caractères</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” here but “{before}” further up in the same round or evening</source>
        <extracomment>Words in CSV files (same)</extracomment>
        <translation>«&#xa0;{column}&#xa0;» est ici «&#xa0;{cell}&#xa0;» et plus haut «&#xa0;{before}&#xa0;», dans la même partie ou la même soirée</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” in this row, but should be “{ours}”</source>
        <extracomment>Words in CSV files (check counted)</extracomment>
        <translation>«&#xa0;{column}&#xa0;» vaut «&#xa0;{cell}&#xa0;» sur cette ligne, mais devrait valoir «&#xa0;{ours}&#xa0;»</translation>
    </message>
    <message>
        <source>“{contract}” by “{declarer}” with “{tricks}” tricks is not a result</source>
        <extracomment>Words in files that are opened or saved (what of)</extracomment>
        <translation>«&#xa0;{contract}&#xa0;» par «&#xa0;{declarer}&#xa0;» avec «&#xa0;{tricks}&#xa0;» levées n’est pas un résultat</translation>
    </message>
    <message>
        <source>“{found}” does not belong here</source>
        <extracomment>Words in a deal, a result or an evening (unfit)</extracomment>
        <translation>«&#xa0;{found}&#xa0;» n’a pas sa place ici</translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <extracomment>Words in files that are opened or saved (contract)</extracomment>
        <translation>«&#xa0;{found}&#xa0;» n’est pas un contrat, p.&#xa0;ex. 4S, 3NT, 6HX ou pass</translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <extracomment>Words in files that are opened or saved (money); Fault in files that are opened or saved (read money); Words in Settling up (no amount)</extracomment>
        <translation>«&#xa0;{found}&#xa0;» n’est pas un montant, p.&#xa0;ex. 2,50</translation>
    </message>
    <message>
        <source>“{found}” is not known here</source>
        <extracomment>Words in a deal, a result or an evening (unknown)</extracomment>
        <translation>«&#xa0;{found}&#xa0;» n’est pas connu ici</translation>
    </message>
    <message>
        <source>“{line}” is not a line that scorepad writes</source>
        <extracomment>Words in PBN files (other)</extracomment>
        <translation>«&#xa0;{line}&#xa0;» n’est pas une ligne que scorepad écrit</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <extracomment>Fault in a deal, a result or an evening (missing); Words in an evening of several tables (enter); Fault in an evening of several tables (value); and elsewhere</extracomment>
        <translation>«&#xa0;{name}&#xa0;» manque</translation>
    </message>
    <message>
        <source>“{name}” is missing or not of the right kind</source>
        <extracomment>Words in the page on players' phones (unfit field)</extracomment>
        <translation>«&#xa0;{name}&#xa0;» manque ou n’est pas du bon type</translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <extracomment>Words in PBN files (what)</extracomment>
        <translation>«&#xa0;{ns}&#xa0;» et «&#xa0;{ew}&#xa0;» ne sont pas des pourcentages</translation>
    </message>
    <message>
        <source>“{number}” is not a number with at most two decimals, up to {most}</source>
        <extracomment>Words in a deal, a result or an evening (check decimals)</extracomment>
        <translation>«&#xa0;{number}&#xa0;» n’est pas un nombre jusqu’à {most} à deux décimales au plus</translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <extracomment>Words in CSV files (over)</extracomment>
        <translation>«&#xa0;{one}&#xa0;» {first} et «&#xa0;{other}&#xa0;» {second} ne concordent pas&#x202f;; corrigez l’un des deux</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <extracomment>Words in a deal, a result or an evening (match)</extracomment>
        <translation>«&#xa0;{pair}&#xa0;» n’est pas une paire d’équipe, p.&#xa0;ex. A1 ou B2</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>«&#xa0;{pair}&#xa0;» n’est pas une paire&#xa0;: de 1 à 6 lettres ou chiffres</translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <extracomment>Words in a deal, a result or an evening (check score)</extracomment>
        <translation>«&#xa0;{points}&#xa0;» n’est pas un score&#x202f;; les scores sont des dizaines de -{most} à {most}, p.&#xa0;ex. 420</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>«&#xa0;{rest}&#xa0;» ne fait pas partie d’une donne</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; X is doubled, XX redoubled</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>«&#xa0;{rest}&#xa0;» ne fait pas partie d’une donne&#x202f;; X&#xa0;: contré, XX&#xa0;: surcontré</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; at the table are {names}</source>
        <extracomment>Words in what is typed in the entry line (name strays)</extracomment>
        <translation>«&#xa0;{rest}&#xa0;» ne fait pas partie d’une donne&#x202f;; à la table&#xa0;: {names}</translation>
    </message>
    <message>
        <source>“{team}” is not a team; teams go by a letter, e.g. C</source>
        <extracomment>Words in a deal, a result or an evening</extracomment>
        <translation>«&#xa0;{team}&#xa0;» n’est pas une équipe&#x202f;; une équipe a une lettre, p.&#xa0;ex. C</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <extracomment>Fault in files that are opened or saved (read money)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» peut se lire de deux façons&#x202f;; omettez la virgule</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <extracomment>Words in CSV files (result)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» peut se lire de deux façons&#x202f;; utilisez =, +1 ou -1, ou une colonne «&#xa0;over&#xa0;» ou «&#xa0;tricks&#xa0;»</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <extracomment>Words in what is typed in the entry line (read handicaps); Words in files that are opened or saved (decimal); Words in files that are opened or saved (read seating); and elsewhere</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» ne peut pas être lu</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read; e.g. 7=1, 7=1-2 or 5=6-</source>
        <extracomment>Words in what is typed in the entry line (away)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas lisible&#x202f;; p.&#xa0;ex. 7=1, 7=1-2 ou 5=6-</translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <extracomment>Words in files that are opened or saved (in figures)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» peut être deux dates&#x202f;; mettez l’année en premier, p.&#xa0;ex. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” could be {cards}</source>
        <extracomment>Fault in a deal, a result or an evening (read card)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» peut être {cards}</translation>
    </message>
    <message>
        <source>“{typed}” could be {few} tricks or {many}: type {one} or {other}</source>
        <extracomment>Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» peut signifier {few} levées ou {many}&#xa0;: tapez {one} ou {other}</translation>
    </message>
    <message>
        <source>“{typed}” could be {names}: type more letters</source>
        <extracomment>Words in what is typed in the entry line (question); Words in CSV files (chair)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» peut être {names}&#xa0;: tapez plus de lettres</translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <extracomment>Words in files that are opened or saved (stop)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’a pas sa place ici&#x202f;; stop est une ligne à part</translation>
    </message>
    <message>
        <source>“{typed}” has no result in the lines above</source>
        <extracomment>Words in what is typed in the entry line (read adjusted)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’a pas de résultat dans les lignes au-dessus</translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract such as 4S, 3NT, 6HX or pass</source>
        <extracomment>Words in CSV files (contract)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» est plus qu’un contrat comme 4S, 3NT, 6HX ou pass</translation>
    </message>
    <message>
        <source>“{typed}” is not a date, e.g. 2026-01-31</source>
        <extracomment>Words in files that are opened or saved (read day)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une date, p.&#xa0;ex. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}</source>
        <extracomment>Words in what is typed in the entry line (no contract)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une donne, p.&#xa0;ex. {example} (contrat, déclarant, résultat) ou {word}</translation>
    </message>
    <message>
        <source>“{typed}” is not a form of the game: {known}</source>
        <extracomment>Words in CSV files (form)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une formule&#xa0;: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number from {least} to {most}</source>
        <extracomment>Words in a deal, a result or an evening (out of range)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre de {least} à {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <extracomment>Words in CSV files (over)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre de levées de mieux ou de chute, p.&#xa0;ex. 1 ou -2</translation>
    </message>
    <message>
        <source>“{typed}” is not a number with at most two decimals, e.g. -2.5</source>
        <extracomment>Words in what is typed in the entry line (no number)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre à deux décimales au plus, p.&#xa0;ex. -2.5</translation>
    </message>
    <message>
        <source>“{typed}” is not a result, e.g. =, +1 or -1</source>
        <extracomment>Words in what is typed in the entry line (name strays); Words in CSV files (result)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un résultat, p.&#xa0;ex. =, +1 ou -1</translation>
    </message>
    <message>
        <source>“{typed}” is not a round of matches, e.g. A-C B-D</source>
        <extracomment>Words in movements of several tables</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un tour de matchs, p.&#xa0;ex. A-C B-D</translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <extracomment>Words in files that are opened or saved (read rows)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une ligne de barème, p.&#xa0;ex. 25 300/440 (points, score attendu non vulnérable et vulnérable)</translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <extracomment>Words in files that are opened or saved (read season)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une saison, p.&#xa0;ex. 2026, 2025/26, 2026-09..2026-11 ou all</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <extracomment>Words in files that are opened or saved (read seating)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une place&#xa0;: N, E, S ou W</translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <extracomment>Words in files that are opened or saved (adjust)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un camp&#xa0;: NS ou EW</translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <extracomment>Words in CSV files (options)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une façon de compter l’argent&#xa0;: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <extracomment>Words in This evening and New evening (fault)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre entier, p.&#xa0;ex. 18 ou −18</translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <extracomment>Words in CSV files (one of)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas admis dans «&#xa0;{column}&#xa0;», seulement yes ou no</translation>
    </message>
    <message>
        <source>“{typed}” is not an address, e.g. 192.168.1.20:8080</source>
        <extracomment>Words in commands (chosen phones)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une adresse, p.&#xa0;ex. 192.168.1.20:8080</translation>
    </message>
    <message>
        <source>“{typed}” is not expected here</source>
        <extracomment>Words in commands and their options</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas attendu ici</translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <extracomment>Words in what is typed in the entry line (tricks meant)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» est trop peu au palier de {level}&#xa0;: tapez {down}</translation>
    </message>
    <message>
        <source>“{typed}” is unknown after {what}; possible: {choices}</source>
        <extracomment>Words in score files (not known)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;» est inconnu après {what}&#x202f;; possible&#xa0;: {choices}</translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;»&#xa0;: {notrump}, ou {suit} par {player}&#x202f;? Mettez un espace</translation>
    </message>
    <message>
        <source>“{typed}” is {suits}? Type {ways}</source>
        <extracomment>Words in what is typed in the entry line (question)</extracomment>
        <translation>«&#xa0;{typed}&#xa0;»&#xa0;: {suits}&#x202f;? Tapez {ways}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <extracomment>Words in the search of Earlier evenings (understood)</extracomment>
        <translation>«&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>“{word}” does not go with results of several tables; put it into a separate file</source>
        <extracomment>Words in score files (read)</extracomment>
        <translation>«&#xa0;{word}&#xa0;» ne va pas avec des résultats de plusieurs tables&#x202f;; mettez-le dans un fichier séparé</translation>
    </message>
    <message>
        <source>€, $, points …</source>
        <extracomment>Grey example in an evening of several tables; Grey example in This evening and New evening (fill); Grey example in Settling up (stakes)</extracomment>
        <translation>€, $, points …</translation>
    </message>
    <message>
        <source>← →</source>
        <extracomment>Words in Help (earlier evenings keys)</extracomment>
        <translation>← →</translation>
    </message>
    <message>
        <source>→ shows where a pair or the boards go next.</source>
        <extracomment>Sentence in what is printed (table cards)</extracomment>
        <translation>→ indique où une paire ou les étuis vont ensuite.</translation>
    </message>
</context>
</TS>
