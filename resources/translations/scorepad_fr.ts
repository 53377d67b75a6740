<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>words</name>
    <message>
        <source> doubled</source>
        <translation> (contré)</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minutes</translation>
    </message>
    <message>
        <source> redoubled</source>
        <translation> (surcontré)</translation>
    </message>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n étuis</numerusform>
            <numerusform>%n étuis</numerusform>
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
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n debts of players who are not here</source>
        <translation>
            <numerusform>%n dette de joueurs qui ne sont pas là</numerusform>
            <numerusform>%n dettes de joueurs qui ne sont pas là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down</source>
        <translation>
            <numerusform>%n de chute</numerusform>
            <numerusform>%n de chute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n down{doubled}, {vulnerable}</source>
        <translation>
            <numerusform>%n de chute{doubled}, {vulnerable}</numerusform>
            <numerusform>%n de chute{doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings</source>
        <translation>
            <numerusform>%n soirée</numerusform>
            <numerusform>%n soirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings were deleted.</source>
        <translation>
            <numerusform>%n soirée a été supprimée.</numerusform>
            <numerusform>%n soirées ont été supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenings were restored.</source>
        <translation>
            <numerusform>%n soirée a été restaurée.</numerusform>
            <numerusform>%n soirées ont été restaurées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtricks{doubled}, {vulnerable}</source>
        <translation>
            <numerusform>%n levée de mieux{doubled}, {vulnerable}</numerusform>
            <numerusform>%n levées de mieux{doubled}, {vulnerable}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n paires</numerusform>
            <numerusform>%n paires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueurs</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds or more</source>
        <translation>
            <numerusform>%n tour ou plus</numerusform>
            <numerusform>%n tours ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubbers</source>
        <translation>
            <numerusform>%n robre</numerusform>
            <numerusform>%n robres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sit out, and at most {most} can</source>
        <translation>
            <numerusform>%n est au repos&#x202f;; {most} au plus peuvent l’être</numerusform>
            <numerusform>%n sont au repos&#x202f;; {most} au plus peuvent l’être</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n équipes</numerusform>
            <numerusform>%n équipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump honours in one hand</source>
        <translation>
            <numerusform>%n honneur d’atout dans une main</numerusform>
            <numerusform>%n honneurs d’atout dans une main</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About scorepad</source>
        <translation>À p&amp;ropos de scorepad</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <translation>&amp;Ajustement…</translation>
    </message>
    <message>
        <source>&amp;As many as you like</source>
        <translation>S&amp;ans limite</translation>
    </message>
    <message>
        <source>&amp;Back score…</source>
        <translation>&amp;Récapitulatif…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Sau&amp;vegardes…</translation>
    </message>
    <message>
        <source>&amp;Begin as seated</source>
        <translation>Comm&amp;encer à ces places</translation>
    </message>
    <message>
        <source>&amp;Begin the next as</source>
        <translation>C&amp;ommencer la suite en</translation>
    </message>
    <message>
        <source>&amp;Bidding pad</source>
        <translation>&amp;Boîte à enchères</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Étui</translation>
    </message>
    <message>
        <source>&amp;Boards in a round</source>
        <translation>Étuis par tou&amp;r</translation>
    </message>
    <message>
        <source>&amp;Calm colours at the table</source>
        <translation>Couleurs cal&amp;mes à la table</translation>
    </message>
    <message>
        <source>&amp;Cards for the pairs</source>
        <translation>&amp;Cartes des paires</translation>
    </message>
    <message>
        <source>&amp;Chukker of four deals (Chicago)</source>
        <translation>&amp;Quatre donnes (Chicago)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Colours and letters</source>
        <translation>&amp;Couleurs et lettres</translation>
    </message>
    <message>
        <source>&amp;Contracts</source>
        <translation>&amp;Contrats</translation>
    </message>
    <message>
        <source>&amp;Copy details</source>
        <translation>Copier les &amp;détails</translation>
    </message>
    <message>
        <source>&amp;Copy of</source>
        <translation>&amp;Copie du</translation>
    </message>
    <message>
        <source>&amp;Correct the deal</source>
        <translation>&amp;Corriger la donne</translation>
    </message>
    <message>
        <source>&amp;Cross table</source>
        <translation>&amp;Tableau croisé</translation>
    </message>
    <message>
        <source>&amp;Datum</source>
        <translation>&amp;Score moyen</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Donne</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Donnes</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Deleted evenings…</source>
        <translation>Soirées &amp;supprimées…</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminé</translation>
    </message>
    <message>
        <source>&amp;Draw for partners…</source>
        <translation>&amp;Tirer les partenaires…</translation>
    </message>
    <message>
        <source>&amp;Duplicate boards</source>
        <translation>&amp;Duplicate</translation>
    </message>
    <message>
        <source>&amp;Earlier evenings…</source>
        <translation>Soirées précéden&amp;tes…</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Inscrire</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>&amp;Soirée</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Extra amount…</source>
        <translation>Montant en p&amp;lus…</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Pour</translation>
    </message>
    <message>
        <source>&amp;Form and options…</source>
        <translation>Formule et o&amp;ptions…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Handicaps</source>
        <translation>&amp;Handicaps</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Help…</source>
        <translation>&amp;Aide…</translation>
    </message>
    <message>
        <source>&amp;Hide until all results are in</source>
        <translation>&amp;Cacher tant qu’il manque des résultats</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <source>&amp;How many rounds</source>
        <translation>&amp;Combien de parties</translation>
    </message>
    <message>
        <source>&amp;How much</source>
        <translation>&amp;Combien</translation>
    </message>
    <message>
        <source>&amp;Hundreds, as on the back score: 18 and −18</source>
        <translation>&amp;Centaines, comme au récapitulatif&#xa0;: 18 et −18</translation>
    </message>
    <message>
        <source>&amp;IMPs</source>
        <translation>&amp;IMP</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points</source>
        <translation>I&amp;MP selon les points</translation>
    </message>
    <message>
        <source>&amp;IMPs against the points held</source>
        <translation>&amp;IMP selon les points H</translation>
    </message>
    <message>
        <source>&amp;Insert a forgotten deal before it</source>
        <translation>&amp;Insérer avant une donne oubliée</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Garder la mienne</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>&amp;Minutes a round</source>
        <translation>&amp;Minutes par tour</translation>
    </message>
    <message>
        <source>&amp;Money is paid for</source>
        <translation>On paie &amp;selon</translation>
    </message>
    <message>
        <source>&amp;More about a deal</source>
        <translation>Plus sur une &amp;donne</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Mouvement</translation>
    </message>
    <message>
        <source>&amp;New evening…</source>
        <translation>&amp;Nouvelle soirée…</translation>
    </message>
    <message>
        <source>&amp;Next boards</source>
        <translation>Étuis sui&amp;vants</translation>
    </message>
    <message>
        <source>&amp;Next chukker</source>
        <translation>Chicago sui&amp;vant</translation>
    </message>
    <message>
        <source>&amp;Next rubber</source>
        <translation>Robre sui&amp;vant</translation>
    </message>
    <message>
        <source>&amp;Pad</source>
        <translation>&amp;Boîte</translation>
    </message>
    <message>
        <source>&amp;Passed out</source>
        <translation>&amp;Passée</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Points</translation>
    </message>
    <message>
        <source>&amp;Points: the total of a side, beside both its players</source>
        <translation>&amp;Points&#xa0;: le total d’un camp, à côté de ses deux joueurs</translation>
    </message>
    <message>
        <source>&amp;Print into a PDF…</source>
        <translation>Im&amp;primer en PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <translation>&amp;Proposer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Ranked</source>
        <translation>&amp;Rangs</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Raison</translation>
    </message>
    <message>
        <source>&amp;Restore this version</source>
        <translation>&amp;Restaurer cette version</translation>
    </message>
    <message>
        <source>&amp;Result as a code</source>
        <translation>&amp;Résultat en code</translation>
    </message>
    <message>
        <source>&amp;Result of the evening…</source>
        <translation>&amp;Résultat de la soirée…</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Tours</translation>
    </message>
    <message>
        <source>&amp;Rubber</source>
        <translation>&amp;Robre</translation>
    </message>
    <message>
        <source>&amp;Same as last time: {names}</source>
        <translation>Comme la &amp;dernière fois&#xa0;: {names}</translation>
    </message>
    <message>
        <source>&amp;Same partners</source>
        <translation>&amp;Mêmes partenaires</translation>
    </message>
    <message>
        <source>&amp;Save it as PDF…</source>
        <translation>Enregistrer e&amp;n PDF…</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>&amp;Partager</translation>
    </message>
    <message>
        <source>&amp;Standings of these</source>
        <translation>Pa&amp;lmarès de celles-ci</translation>
    </message>
    <message>
        <source>&amp;Standings…</source>
        <translation>Pa&amp;lmarès…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>&amp;Start or pause</source>
        <translation>&amp;Démarrer ou arrêter</translation>
    </message>
    <message>
        <source>&amp;Stop it here</source>
        <translation>&amp;Arrêter ici</translation>
    </message>
    <message>
        <source>&amp;Stop it here, with its premiums</source>
        <translation>&amp;Arrêter ici, avec les primes</translation>
    </message>
    <message>
        <source>&amp;Strong contrast</source>
        <translation>Contraste &amp;fort</translation>
    </message>
    <message>
        <source>&amp;Switch off</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Take the file&apos;s version</source>
        <translation>&amp;Prendre celle du fichier</translation>
    </message>
    <message>
        <source>&amp;This evening…</source>
        <translation>&amp;Cette soirée…</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>T&amp;emps</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <translation>D&amp;urées…</translation>
    </message>
    <message>
        <source>&amp;Tonight</source>
        <translation>Ce &amp;soir</translation>
    </message>
    <message>
        <source>&amp;Two spellings of a player…</source>
        <translation>&amp;Deux noms d’un joueur…</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Taille &amp;habituelle</translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <translation>Points de &amp;victoire</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Warning, minutes before the end</source>
        <translation>&amp;Avertir, minutes avant la fin</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>E&amp;t si…&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Quand</translation>
    </message>
    <message>
        <source>&amp;Who dealt it</source>
        <translation>&amp;Qui a donné</translation>
    </message>
    <message>
        <source>&amp;Who is playing?</source>
        <translation>&amp;Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Who owes</source>
        <translation>Qui &amp;doit</translation>
    </message>
    <message>
        <source>&amp;Why this figure?</source>
        <translation>&amp;Pourquoi ce chiffre&#x202f;?</translation>
    </message>
    <message>
        <source>* Corrected after its round was over.</source>
        <translation>* Corrigée après la fin de sa partie.</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>one round after another</comment>
        <translation>, puis </translation>
    </message>
    <message>
        <source>--phones needs see or enter, not “{typed}”</source>
        <translation>--phones demande see ou enter, pas «&#xa0;{typed}&#xa0;»</translation>
    </message>
    <message>
        <source>1 club</source>
        <translation>1 trèfle</translation>
    </message>
    <message>
        <source>1 diamond</source>
        <translation>1 carreau</translation>
    </message>
    <message>
        <source>1 heart</source>
        <translation>1 cœur</translation>
    </message>
    <message>
        <source>1 notrump</source>
        <translation>1 sans-atout</translation>
    </message>
    <message>
        <source>1 overtrick{doubled}, {vulnerable}</source>
        <translation>1 levée de mieux{doubled}, {vulnerable}</translation>
    </message>
    <message>
        <source>1 spade</source>
        <translation>1 pique</translation>
    </message>
    <message>
        <source>1. Phone and laptop must be in the same Wi-Fi, not the guests’ one.</source>
        <translation>1. Le téléphone et l’ordinateur doivent être sur le même Wi-Fi, pas celui des invités.</translation>
    </message>
    <message>
        <source>10H</source>
        <translation>10C</translation>
    </message>
    <message>
        <source>2. The firewall must let phones in: sudo ufw allow {port}/tcp, or sudo firewall-cmd --add-port={port}/tcp. Windows asks: choose Private networks.</source>
        <translation>2. Le pare-feu doit laisser entrer les téléphones&#xa0;: sudo ufw allow {port}/tcp ou sudo firewall-cmd --add-port={port}/tcp. Windows demande&#xa0;: choisir les réseaux privés.</translation>
    </message>
    <message>
        <source>2♦ by West, 2 down</source>
        <translation>2♦ par Ouest, 2 de chute</translation>
    </message>
    <message>
        <source>3. Or switch on a phone’s own hotspot, and let the laptop join it.</source>
        <translation>3. Ou activer le partage de connexion d’un téléphone et y connecter l’ordinateur.</translation>
    </message>
    <message>
        <source>3NT by East, made with 1 over</source>
        <translation>3SA par Est, fait plus 1</translation>
    </message>
    <message>
        <source>3NT by East, made with 2 over</source>
        <translation>3SA par Est, fait plus 2</translation>
    </message>
    <message>
        <source>4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, 3nt east 11 tricks, 2d west two down, passed out</source>
        <translation>4pn, 3sae+1, 5kxo-2, 4c par nord xx, 6ts h100n, quatre piques sud fait 5, 3sa est 11 levées, 2k ouest deux de chute, passe</translation>
    </message>
    <message>
        <source>4♠ by North, made</source>
        <translation>4♠ par Nord, juste fait</translation>
    </message>
    <message>
        <source>4♠ by South, made with 1 over</source>
        <translation>4♠ par Sud, fait plus 1</translation>
    </message>
    <message>
        <source>4♥ redoubled by North, made</source>
        <translation>4♥ surcontré par Nord, juste fait</translation>
    </message>
    <message>
        <source>50 for a part-score on deals &amp;1 to 3</source>
        <translation>50 pour un contrat partiel aux donnes &amp;1 à 3</translation>
    </message>
    <message>
        <source>50 for a part-score on deals 1 to 3</source>
        <translation>50 pour un contrat partiel aux donnes 1 à 3</translation>
    </message>
    <message>
        <source>50 for a part-score on the first three deals</source>
        <translation>50 pour une marque partielle aux trois premières donnes</translation>
    </message>
    <message>
        <source>5♦ doubled by West, 2 down</source>
        <translation>5♦ contré par Ouest, 2 de chute</translation>
    </message>
    <message>
        <source>6♣ by South, made, 100 honours held by North</source>
        <translation>6♣ par Sud, juste fait, 100 d’honneurs chez Nord</translation>
    </message>
    <message>
        <source>7=1: pair 7 misses round 1. 5=6-: pair 5 is not there from round 6.</source>
        <translation>7=1&#xa0;: la paire 7 manque le tour 1. 5=6-&#xa0;: la paire 5 n’est plus là à partir du tour 6.</translation>
    </message>
    <message>
        <source>? scores nothing until its points are entered: {deals}</source>
        <translation>? ne marque rien tant que ses points ne sont pas inscrits&#xa0;: {deals}</translation>
    </message>
    <message>
        <source>? {ns} against {ew}: {doubt}.</source>
        <translation>? {ns} contre {ew}&#xa0;: {doubt}.</translation>
    </message>
    <message>
        <source>A &amp;passed-out deal counts and is not dealt again</source>
        <translation>Une donne &amp;passée compte et n’est pas redonnée</translation>
    </message>
    <message>
        <source>A `seats` line in a round names its players from its beginning.</source>
        <translation>Une ligne `seats` dans une partie en nomme les joueurs depuis le début.</translation>
    </message>
    <message>
        <source>A b&amp;etter result</source>
        <translation>Un résultat m&amp;eilleur</translation>
    </message>
    <message>
        <source>A backup is made on every day you play; 7 daily and 8 weekly ones are kept. Restoring can be undone.</source>
        <translation>Une sauvegarde est faite chaque jour de jeu&#x202f;; 7 quotidiennes et 8 hebdomadaires sont conservées. La restauration peut être annulée.</translation>
    </message>
    <message>
        <source>A card for each pair</source>
        <translation>Une feuille par paire</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>A change applies to the whole round: its deals are scored again.</source>
        <translation>Un changement vaut pour toute la partie&#xa0;: ses donnes sont recomptées.</translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: after the fourth the cycle begins again.</source>
        <translation>
            <numerusform>Un Chicago a&#xa0;%n donne&#xa0;: après la quatrième le cycle recommence.</numerusform>
            <numerusform>Un Chicago a&#xa0;%n donnes&#xa0;: après la quatrième le cycle recommence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chukker has %n deals: on the fifth nobody is vulnerable, on the sixth both sides are.</source>
        <translation>
            <numerusform>Un Chicago a&#xa0;%n donne&#xa0;: à la cinquième personne n’est vulnérable, à la sixième les deux camps.</numerusform>
            <numerusform>Un Chicago a&#xa0;%n donnes&#xa0;: à la cinquième personne n’est vulnérable, à la sixième les deux camps.</numerusform>
        </translation>
    </message>
    <message>
        <source>A chukker has four deals.</source>
        <translation>Un Chicago a quatre donnes.</translation>
    </message>
    <message>
        <source>A click or Space turns one card, Enter all of them. The two highest are partners, and the highest deals first.</source>
        <translation>Un clic ou Espace retourne une carte, Entrée toutes. Les deux plus hautes jouent ensemble, et la plus haute donne d’abord.</translation>
    </message>
    <message>
        <source>A code that holds the address</source>
        <translation>Un code qui contient l’adresse</translation>
    </message>
    <message>
        <source>A code that holds the result</source>
        <translation>Un code qui contient le résultat</translation>
    </message>
    <message>
        <source>A currency has at most {most} letters.</source>
        <translation>Une devise a au plus {most} lettres.</translation>
    </message>
    <message>
        <source>A deal</source>
        <translation>Une donne</translation>
    </message>
    <message>
        <source>A deal after the end of a rubber or chukker begins the next one.</source>
        <translation>Une donne après la fin d’un robre ou d’un chukker commence le suivant.</translation>
    </message>
    <message>
        <source>A different version of an evening</source>
        <translation>Une autre version d’une soirée</translation>
    </message>
    <message>
        <source>A forgotten deal, before {deal}:</source>
        <translation>Une donne oubliée, avant {deal}&#xa0;:</translation>
    </message>
    <message>
        <source>A game earns {plain}, {vulnerable} for a side that is vulnerable.</source>
        <translation>Une manche rapporte {plain}, {vulnerable} au camp vulnérable.</translation>
    </message>
    <message>
        <source>A name, a note, 2019…</source>
        <translation>Un nom, une note, 2019…</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Une nouvelle soirée</translation>
    </message>
    <message>
        <source>A new evening today: the same players, the same agreements</source>
        <translation>Une nouvelle soirée aujourd’hui&#xa0;: mêmes joueurs, mêmes règles</translation>
    </message>
    <message>
        <source>A number from {least} to {most}, not “{typed}”.</source>
        <translation>Un nombre de {least} à {most}, pas «&#xa0;{typed}&#xa0;».</translation>
    </message>
    <message>
        <source>A part-score earns 50, a game {plain}, {vulnerable} for a side that is vulnerable. There are no honours.</source>
        <translation>Un contrat partiel rapporte 50, une manche {plain}, {vulnerable} au camp vulnérable. Il n’y a pas d’honneurs.</translation>
    </message>
    <message>
        <source>A part-score on the deals before it earns 50.</source>
        <translation>Un contrat partiel aux donnes précédentes rapporte 50.</translation>
    </message>
    <message>
        <source>A part-score on the last deal earns 100.</source>
        <translation>Un contrat partiel à la dernière donne rapporte 100.</translation>
    </message>
    <message>
        <source>A passed-out deal counts and is not dealt again.</source>
        <translation>Une donne passée compte et n’est pas redonnée.</translation>
    </message>
    <message>
        <source>A passed-out deal scores nothing, and the turn to deal passes on.</source>
        <translation>Une donne passée ne rapporte rien, et c’est au joueur suivant de donner.</translation>
    </message>
    <message>
        <source>A phone has {entered}, the sheet has {there}.</source>
        <translation>Un téléphone a {entered}, la feuille a {there}.</translation>
    </message>
    <message>
        <source>A phone that scans it has the result, without any network.</source>
        <translation>Un téléphone qui le scanne a le résultat, sans réseau.</translation>
    </message>
    <message>
        <source>A phone wants to enter deals.</source>
        <translation>Un téléphone veut saisir des donnes.</translation>
    </message>
    <message>
        <source>A phone without a name</source>
        <translation>Un téléphone sans nom</translation>
    </message>
    <message>
        <source>A poster of the evening</source>
        <translation>Une affiche de la soirée</translation>
    </message>
    <message>
        <source>A result belongs to its board and its pairs; type these with it: 3 1-2 4sn</source>
        <translation>Un résultat appartient à son étui et à ses paires&#xa0;; tapez-les avec lui&#xa0;: 3 1-2 4pn</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Par partie</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge at the home table.</source>
        <translation>Une feuille de marque pour le bridge à la maison.</translation>
    </message>
    <message>
        <source>A score sheet for contract bridge. Without a command it opens its window, with the evening in FILE if one is named.</source>
        <translation>Une feuille de marque pour le bridge. Sans commande, sa fenêtre s’ouvre, avec la soirée de FILE s’il est indiqué.</translation>
    </message>
    <message>
        <source>A separate &amp;evening</source>
        <translation>Une soirée &amp;séparée</translation>
    </message>
    <message numerus="yes">
        <source>A set has %n boards.</source>
        <translation>
            <numerusform>Une série a&#xa0;%n étui.</numerusform>
            <numerusform>Une série a&#xa0;%n étuis.</numerusform>
        </translation>
    </message>
    <message>
        <source>A title has at most {most} letters.</source>
        <translation>Un titre a au plus {most} lettres.</translation>
    </message>
    <message>
        <source>A&amp;ll paid</source>
        <translation>&amp;Tout payé</translation>
    </message>
    <message>
        <source>About scorepad</source>
        <translation>À propos de scorepad</translation>
    </message>
    <message>
        <source>About {hours}:{minutes} hours.</source>
        <translation>Environ {hours} h {minutes}.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Ajusté</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Ajustement</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Ajustements</translation>
    </message>
    <message>
        <source>After a passed-out deal the same player deals again.</source>
        <translation>Après une donne passée, le même joueur redonne.</translation>
    </message>
    <message>
        <source>After a round, the panel beside the sheet says who won and proposes the next one. Enter accepts it.</source>
        <translation>Après une partie, le panneau à côté de la feuille dit qui a gagné et propose la suivante. Entrée l’accepte.</translation>
    </message>
    <message>
        <source>After that: {pairings}</source>
        <translation>Après cela&#xa0;: {pairings}</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Against {pair}: {points} of {most}; {boards}</source>
        <translation>Contre {pair}&#xa0;: {points} sur {most}&#x202f;; {boards}</translation>
    </message>
    <message>
        <source>Against {pair}: {points}; {boards}</source>
        <translation>Contre {pair}&#xa0;: {points}&#x202f;; {boards}</translation>
    </message>
    <message>
        <source>Against: {what}</source>
        <translation>Contre&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Convenu</translation>
    </message>
    <message>
        <source>Agreed by the other side</source>
        <translation>Confirmé par l’autre camp</translation>
    </message>
    <message>
        <source>Agreed: {terms}.</source>
        <translation>Convenu&#xa0;: {terms}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n deals are played</source>
        <translation>
            <numerusform>La&#xa0;%n donne est jouée</numerusform>
            <numerusform>Les&#xa0;%n donnes sont jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Toutes les soirées</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tous les matchs</translation>
    </message>
    <message>
        <source>All pairs in one &amp;list</source>
        <translation>Toutes les paires en une &amp;liste</translation>
    </message>
    <message>
        <source>All results are in. Click one to correct it.</source>
        <translation>Tous les résultats sont là. Cliquez sur l’un d’eux pour le corriger.</translation>
    </message>
    <message>
        <source>All results, board by board</source>
        <translation>Tous les résultats, étui par étui</translation>
    </message>
    <message>
        <source>All the years</source>
        <translation>Toutes les années</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Allow {name} to enter</source>
        <translation>Autoriser {name} à saisir</translation>
    </message>
    <message>
        <source>Also: pass, not played, ave+ ave-, score 420, split 420 -50.</source>
        <translation>Aussi&#xa0;: passe, non joué, moy+ moy-, marque 420, séparé 420 -50.</translation>
    </message>
    <message>
        <source>Among earlier evenings, and in the standings</source>
        <translation>Parmi les soirées précédentes et au palmarès</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>An archive of an older scorepad is converted when it is opened. The old file stays beside it.</source>
        <translation>Une archive d’un scorepad plus ancien est convertie à l’ouverture. L’ancien fichier reste à côté.</translation>
    </message>
    <message>
        <source>An earlier deal, of {round}</source>
        <translation>Une donne antérieure, de {round}</translation>
    </message>
    <message>
        <source>An evening at the table</source>
        <translation>Une soirée à la table</translation>
    </message>
    <message>
        <source>An evening can be written down as text, in any editor.</source>
        <translation>Une soirée peut s’écrire en texte, dans n’importe quel éditeur.</translation>
    </message>
    <message>
        <source>An evening of bridge</source>
        <translation>Une soirée de bridge</translation>
    </message>
    <message>
        <source>An evening of bridge is on</source>
        <translation>Une soirée de bridge est en cours</translation>
    </message>
    <message>
        <source>An evening without a date</source>
        <translation>Une soirée sans date</translation>
    </message>
    <message>
        <source>An old evening</source>
        <translation>Une ancienne soirée</translation>
    </message>
    <message>
        <source>An old evening can be entered from its results alone, and corrected in the same grid.</source>
        <translation>Une ancienne soirée peut être saisie d’après ses seuls résultats, et corrigée dans la même grille.</translation>
    </message>
    <message>
        <source>An unfinished &amp;part-score pays 100, not 50</source>
        <translation>Une marque &amp;partielle inachevée vaut 100, pas 50</translation>
    </message>
    <message>
        <source>An&amp;other session</source>
        <translation>&amp;Une autre séance</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Anne</translation>
    </message>
    <message>
        <source>Ann &amp; Bob</source>
        <translation>Anne &amp; Bruno</translation>
    </message>
    <message>
        <source>Another b&amp;oard…</source>
        <translation>Un autre ét&amp;ui…</translation>
    </message>
    <message>
        <source>Any form</source>
        <translation>Toutes les formules</translation>
    </message>
    <message>
        <source>Any form but IMPs</source>
        <translation>Toutes les formules sauf IMP</translation>
    </message>
    <message>
        <source>Any hand can hold honours; claim them after the play. They count whether the contract is made or not (Laws 72 and 81).</source>
        <translation>N’importe quelle main peut avoir des honneurs&#x202f;; annoncez-les après le jeu. Ils comptent que le contrat soit réussi ou non (lois 72 et 81).</translation>
    </message>
    <message>
        <source>Any table of deals can be imported whose first row names the columns. These are needed, in any order:</source>
        <translation>Tout tableau de donnes peut être importé si sa première ligne nomme les colonnes. Il faut celles-ci, dans n’importe quel ordre&#xa0;:</translation>
    </message>
    <message>
        <source>Any two are compared in the same line on {fewest} to {most} boards</source>
        <translation>Deux paires sont comparées dans la même ligne sur {fewest} à {most} étuis</translation>
    </message>
    <message>
        <source>Appl&amp;ies to</source>
        <translation>Vaut po&amp;ur</translation>
    </message>
    <message>
        <source>As here</source>
        <translation>Comme ici</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Comme dans le fichier</translation>
    </message>
    <message>
        <source>As in {file}</source>
        <translation>Comme dans {file}</translation>
    </message>
    <message>
        <source>At several &amp;tables…</source>
        <translation>À plusieurs &amp;tables…</translation>
    </message>
    <message>
        <source>At several tables</source>
        <translation>À plusieurs tables</translation>
    </message>
    <message>
        <source>At several tables a phone takes the place of the slip: one side enters, the other side agrees.</source>
        <translation>À plusieurs tables, un téléphone remplace le bordereau&#xa0;: un camp saisit, l’autre confirme.</translation>
    </message>
    <message>
        <source>At several tables type an average instead: ave+ ave-</source>
        <translation>À plusieurs tables, tapez plutôt une moyenne&#xa0;: moy+ moy-</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>At the end of a rubber</source>
        <translation>À la fin d’un robre</translation>
    </message>
    <message>
        <source>At which table is this phone?</source>
        <translation>À quelle table est ce téléphone&#xa0;?</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Average IMPs per round</source>
        <translation>Moyenne d’IMP par partie</translation>
    </message>
    <message>
        <source>Average hundreds per round</source>
        <translation>Moyenne de centaines par partie</translation>
    </message>
    <message>
        <source>Average net IMPs per deal</source>
        <translation>Moyenne d’IMP nets par donne</translation>
    </message>
    <message>
        <source>Average net points per deal</source>
        <translation>Moyenne de points nets par donne</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back score</source>
        <translation>Récapitulatif</translation>
    </message>
    <message>
        <source>Back score: each round, every player is plus or minus the margin in hundreds (50 rounds up); players who sit out have 0.</source>
        <translation>Récapitulatif&#xa0;: à chaque partie, l’écart en centaines (50 arrondi au-dessus) est ajouté ou retiré à chaque joueur&#x202f;; qui est au repos a 0.</translation>
    </message>
    <message>
        <source>Back to the results</source>
        <translation>Retour aux résultats</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Retour à la feuille</translation>
    </message>
    <message>
        <source>Back to the standings</source>
        <translation>Retour au palmarès</translation>
    </message>
    <message>
        <source>Back to the standings (Esc)</source>
        <translation>Retour au palmarès (Échap)</translation>
    </message>
    <message>
        <source>Back to the standings of all evenings</source>
        <translation>Retour au palmarès de toutes les soirées</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Backups of earlier days may still contain it.</source>
        <translation>Des sauvegardes de jours passés peuvent encore la contenir.</translation>
    </message>
    <message>
        <source>Backups of recent days and weeks are in the folder {folder}</source>
        <translation>Les sauvegardes des derniers jours et semaines sont dans le dossier {folder}</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>Be&amp;gin</source>
        <translation>Comme&amp;ncer</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Avant la première donne</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Begun now, it ends at {time}.</source>
        <translation>Commencé maintenant, cela finit à {time}.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleure</translation>
    </message>
    <message>
        <source>Bidding pad</source>
        <translation>Boîte à enchères</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Plus grand gain</translation>
    </message>
    <message>
        <source>Bl&amp;ank sheets…</source>
        <translation>Feuilles &amp;vierges…</translation>
    </message>
    <message>
        <source>Black only</source>
        <translation>En noir seulement</translation>
    </message>
    <message>
        <source>Blank sheets, in the same menu, prints pads and cards to score by hand, and a card of all scores.</source>
        <translation>Feuilles vierges, dans le même menu, imprime des feuilles et des cartes pour marquer à la main, et une carte de tous les scores.</translation>
    </message>
    <message>
        <source>Blank: back score</source>
        <translation>Vierge&#xa0;: récapitulatif</translation>
    </message>
    <message>
        <source>Blank: four-deal pad</source>
        <translation>Vierge&#xa0;: feuille de quatre donnes</translation>
    </message>
    <message>
        <source>Blank: private score card</source>
        <translation>Vierge&#xa0;: carnet personnel</translation>
    </message>
    <message>
        <source>Blank: rubber pad</source>
        <translation>Vierge&#xa0;: feuille de robre</translation>
    </message>
    <message>
        <source>Blank: score slips</source>
        <translation>Vierge&#xa0;: bordereaux</translation>
    </message>
    <message>
        <source>Blank: travellers</source>
        <translation>Vierge&#xa0;: feuilles ambulantes</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Étui</translation>
    </message>
    <message>
        <source>Board and pairs, e.g. 3 1-2</source>
        <translation>Étui et paires, p. ex. 3 1-2</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Étui par étui</translation>
    </message>
    <message>
        <source>Board of the evening</source>
        <translation>Étui de la soirée</translation>
    </message>
    <message>
        <source>Board {board}, {ns} against {ew}: {result}</source>
        <translation>Étui {board}, {ns} contre {ew}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}</source>
        <translation>Étui {board}, {ns}-{ew}&#xa0;: {deal} vaut {ours}, dans le fichier {theirs}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {deal} scores {ours}, in the file {theirs}, which counts</source>
        <translation>Étui {board}, {ns}-{ew}&#xa0;: {deal} vaut {ours}&#x202f;; dans le fichier {theirs}, qui compte</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}</source>
        <translation>Étui {board}, {ns}-{ew}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {fault}; its score {score} counts</source>
        <translation>Étui {board}, {ns}-{ew}&#xa0;: {fault}&#x202f;; son score {score} compte</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file</source>
        <translation>Étui {board}, {ns}-{ew}&#xa0;: {ours} selon notre calcul, {theirs} dans le fichier</translation>
    </message>
    <message>
        <source>Board {board}, {ns}-{ew}: {ours} by our count, {theirs} in the file, kept as {award}</source>
        <translation>Étui {board}, {ns}-{ew}&#xa0;: {ours} selon notre calcul, {theirs} dans le fichier&#x202f;; conservé comme {award}</translation>
    </message>
    <message>
        <source>Board {board}: the pairs and their result, e.g. {pairs} 4sn+1</source>
        <translation>Étui {board}&#xa0;: les paires et leur résultat, p. ex. {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Board {board}: {ns} against {ew} – type their result, such as 4sn+1</source>
        <translation>Étui {board}&#xa0;: {ns} contre {ew} – tapez leur résultat, p. ex. 4pn+1</translation>
    </message>
    <message>
        <source>Board {number}</source>
        <translation>Étui {number}</translation>
    </message>
    <message>
        <source>Board {number}: {dealer} deals, {vulnerable} vulnerable</source>
        <translation>Étui {number}&#xa0;: {dealer} donne, vulnérables&#xa0;: {vulnerable}</translation>
    </message>
    <message>
        <source>Board {number}: {player} deals</source>
        <translation>Étui {number}&#xa0;: {player} donne</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Étuis</translation>
    </message>
    <message>
        <source>Boards are compared with other tables: they are not on the back score, and nobody pays for them.</source>
        <translation>Ces étuis sont comparés à d’autres tables&#xa0;: ils ne figurent pas au récapitulatif, et personne ne paie pour eux.</translation>
    </message>
    <message>
        <source>Boards at several tables</source>
        <translation>Étuis à plusieurs tables</translation>
    </message>
    <message>
        <source>Boards compared</source>
        <translation>Étuis comparés</translation>
    </message>
    <message>
        <source>Boards of the pair</source>
        <translation>Étuis de la paire</translation>
    </message>
    <message>
        <source>Boards that several tables played are ranked by `scorepad rank FILE`; with `--why` every figure is explained.</source>
        <translation>Les étuis joués à plusieurs tables sont classés par `scorepad rank FILE`&#x202f;; avec `--why`, chaque chiffre est expliqué.</translation>
    </message>
    <message>
        <source>Boards with &amp;fewer results</source>
        <translation>Étuis avec m&amp;oins de résultats</translation>
    </message>
    <message>
        <source>Boards {number}</source>
        <translation>Série {number}</translation>
    </message>
    <message>
        <source>Boards {number}, in IMPs</source>
        <translation>Série {number}, en IMP</translation>
    </message>
    <message>
        <source>Boards: the number gives dealer and vulnerability.</source>
        <translation>Étuis&#xa0;: le numéro indique le donneur et la vulnérabilité.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Prime</translation>
    </message>
    <message>
        <source>Both sides are even</source>
        <translation>Les deux camps sont à égalité</translation>
    </message>
    <message>
        <source>Both sides are vulnerable</source>
        <translation>Les deux camps sont vulnérables</translation>
    </message>
    <message>
        <source>Butler: what results are compared with</source>
        <translation>Butler&#xa0;: à quoi les résultats sont comparés</translation>
    </message>
    <message>
        <source>Butler: whether the highest and lowest scores are left out</source>
        <translation>Butler&#xa0;: si la plus haute et la plus basse marque sont écartées</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>By &amp;turn</source>
        <translation>À son &amp;tour</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>M&amp;odifier…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Annulé&#x202f;; rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Card of all scores</source>
        <translation>Carte de tous les scores</translation>
    </message>
    <message>
        <source>Carr&amp;y all over</source>
        <translation>Tout re&amp;porter</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Reporté</translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <translation>Reporté d’une soirée précédente</translation>
    </message>
    <message>
        <source>Carry over</source>
        <translation>Reporter</translation>
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
        <translation>M&amp;odifier…</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <translation>Modi&amp;fier…</translation>
    </message>
    <message>
        <source>Change for round {round} of {rounds}: {left}</source>
        <translation>Changement pour le tour {round} sur {rounds}&#xa0;: {left}</translation>
    </message>
    <message>
        <source>Change part&amp;ners</source>
        <translation>Chang&amp;er de partenaires</translation>
    </message>
    <message>
        <source>Changes by another program are never overwritten: both evenings are kept.</source>
        <translation>Les changements d’un autre programme ne sont jamais écrasés&#xa0;: les deux soirées sont gardées.</translation>
    </message>
    <message>
        <source>Char&amp;ts</source>
        <translation>Cour&amp;bes</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Chicago</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Chicago and duplicate bonuses</source>
        <translation>Primes en Chicago et en duplicate</translation>
    </message>
    <message>
        <source>Chicago chukker</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>Choose a deal in the list first</source>
        <translation>Choisissez d’abord une donne dans la liste</translation>
    </message>
    <message>
        <source>Choose the contract, or Pass where all four passed.</source>
        <translation>Choisissez le contrat, ou Passe si tous les quatre ont passé.</translation>
    </message>
    <message>
        <source>Choose the same column again to reverse the order</source>
        <translation>Choisissez à nouveau la même colonne pour inverser l’ordre</translation>
    </message>
    <message>
        <source>Chukker of four deals (Ca&amp;vendish)</source>
        <translation>Quatre donnes (Ca&amp;vendish)</translation>
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
        <translation>Chicago Cavendish&#xa0;: personne n’est vulnérable à la première donne, les adversaires du donneur aux deuxième et troisième, les deux camps à la quatrième.</translation>
    </message>
    <message>
        <source>Chukkers in Chicago form: nobody is vulnerable on the first deal, the dealer&apos;s side on the second and third, both sides on the fourth.</source>
        <translation>Chicago&#xa0;: personne n’est vulnérable à la première donne, le camp du donneur aux deuxième et troisième, les deux camps à la quatrième.</translation>
    </message>
    <message>
        <source>Chukkers: nobody is vulnerable on the first deal, the dealer&apos;s side on the second and third, both sides on the fourth.</source>
        <translation>Chicago&#xa0;: personne n’est vulnérable à la première donne, le camp du donneur aux deuxième et troisième, les deux camps à la quatrième.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Click a board in the list, or type its number too: 3 4sn</source>
        <translation>Cliquez sur un étui de la liste, ou tapez aussi son numéro&#xa0;: 3 4pn</translation>
    </message>
    <message>
        <source>Click a figure to see its deal and why it is paid. Double-click it to correct the deal.</source>
        <translation>Cliquez sur un chiffre pour voir sa donne et pourquoi il est payé. Un double-clic corrige la donne.</translation>
    </message>
    <message>
        <source>Click to name and seat the players.</source>
        <translation>Cliquez pour nommer et placer les joueurs.</translation>
    </message>
    <message>
        <source>Cloc&amp;k for the rounds</source>
        <translation>Ch&amp;ronomètre des tours</translation>
    </message>
    <message>
        <source>Clock for the rounds</source>
        <translation>Chronomètre des tours</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Fermer sans enregistrer</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>Contracts made (%)</source>
        <translation>Contrats réussis (%)</translation>
    </message>
    <message>
        <source>Contracts made, of those played</source>
        <translation>Contrats réussis sur contrats joués</translation>
    </message>
    <message>
        <source>Contracts played and made</source>
        <translation>Contrats joués et réussis</translation>
    </message>
    <message>
        <source>Contracts played: by the player, or by either of two partners</source>
        <translation>Contrats joués&#xa0;: par le joueur, ou par l’un des deux partenaires</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture</source>
        <translation>Copier l’ima&amp;ge</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copied: paste it into an e-mail.</source>
        <translation>Copié&#xa0;: collez-le dans un courriel.</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture</source>
        <translation>Copier une ima&amp;ge</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copier comme &amp;texte</translation>
    </message>
    <message>
        <source>Copy the deals as a ta&amp;ble</source>
        <translation>Copier les donnes en ta&amp;bleau</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Correct the deal</source>
        <translation>Corriger la donne</translation>
    </message>
    <message>
        <source>Correct: {deal}</source>
        <translation>Corriger&#xa0;: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}</source>
        <translation>Correction&#xa0;: {deal}</translation>
    </message>
    <message>
        <source>Correcting {deal}:</source>
        <translation>Correction de {deal}&#xa0;:</translation>
    </message>
    <message>
        <source>Count ace 4, king 3, queen 2, jack 1. Add the points of declarer&apos;s side after the deal, e.g. 4sn+1 23p, or name the side: ew 17p.</source>
        <translation>Comptez as 4, roi 3, dame 2, valet 1. Ajoutez les points du camp du déclarant après la donne, p. ex. 4pn+1 23p, ou nommez le camp&#xa0;: eo 17p.</translation>
    </message>
    <message>
        <source>Ctrl+B opens the bidding pad: press 4♠, the declarer, Enter. Keys and presses can be mixed.</source>
        <translation>Ctrl+B ouvre le pavé d’annonces&#xa0;: touchez 4♠, le déclarant, Entrée. Clavier et pavé se mélangent.</translation>
    </message>
    <message>
        <source>Ctrl+K is the back score. Ctrl+Shift+K settles up: who pays whom, in any currency, and what was paid on which day.</source>
        <translation>Ctrl+K montre les comptes. Ctrl+Shift+K règle&#xa0;: qui paie à qui, en toute monnaie, et ce qui a été payé quel jour.</translation>
    </message>
    <message>
        <source>Ctrl+N begins an evening. Type a name and Enter for each player, then Enter three times: partners are drawn.</source>
        <translation>Ctrl+N commence une soirée. Tapez un nom et Entrée par joueur, puis trois fois Entrée&#xa0;: les partenaires sont tirés.</translation>
    </message>
    <message>
        <source>Ctrl+O lists all evenings. Type parts of names, notes or days; Enter opens an evening.</source>
        <translation>Ctrl+O montre toutes les soirées. Tapez des parties de noms, de notes ou de jours&#x202f;; Entrée ouvre une soirée.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N changes any of it, Ctrl+D draws again. Ctrl+T seats the players differently, even during a round.</source>
        <translation>Ctrl+Shift+N change tout cela, Ctrl+D tire à nouveau. Ctrl+T place les joueurs autrement, même pendant une partie.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O is the standings of any period. Enter on a figure shows what is behind it, Esc goes back.</source>
        <translation>Ctrl+Shift+O montre le classement de toute période. Entrée sur un chiffre montre ce qu’il y a derrière, Échap revient.</translation>
    </message>
    <message>
        <source>Ctrl+W shows what any contract would score now. F11 shows the score to the whole table.</source>
        <translation>Ctrl+W montre ce que tout contrat rapporterait maintenant. F11 montre la marque à toute la table.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Cut for par&amp;tners before each round</source>
        <translation>Tirer les parte&amp;naires avant chaque partie</translation>
    </message>
    <message>
        <source>D&amp;uplicate boards</source>
        <translation>Dup&amp;licate</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Deal of the evening</source>
        <translation>Donne de la soirée</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deal {number}, {dealer} deals, {vulnerable} vulnerable</source>
        <translation>Donne {number}, {dealer} donne, vulnérables&#xa0;: {vulnerable}</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals</source>
        <translation>Donne {number}&#xa0;: {player} donne</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Deals &amp;next</source>
        <translation>Donne en&amp;suite</translation>
    </message>
    <message>
        <source>Deals at the table, passed-out deals included</source>
        <translation>Donnes à la table, y compris les donnes passées</translation>
    </message>
    <message>
        <source>Deals next</source>
        <translation>Donne ensuite</translation>
    </message>
    <message>
        <source>Dearest penalty</source>
        <translation>Pénalité la plus chère</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Joués</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Déclarant</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Dele&amp;te deal</source>
        <translation>Supprim&amp;er la donne</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>La supprimer</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Les supprimer</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimée</translation>
    </message>
    <message>
        <source>Deleted evenings</source>
        <translation>Soirées supprimées</translation>
    </message>
    <message>
        <source>Deleted evenings are kept here. You may erase one after 30 days; the program never does.</source>
        <translation>Les soirées supprimées sont conservées ici. Après 30 jours, vous pouvez les effacer&#x202f;; le programme ne le fait jamais.</translation>
    </message>
    <message>
        <source>Deleted: {deal}.</source>
        <translation>Supprimée&#xa0;: {deal}.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Done again: {step}</source>
        <translation>Refait&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>Contrés</translation>
    </message>
    <message>
        <source>Doubled and made</source>
        <translation>Contrés et réussis</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Chute</translation>
    </message>
    <message>
        <source>Dra&amp;w for partners…</source>
        <translation>Tirer les parte&amp;naires…</translation>
    </message>
    <message>
        <source>Dra&amp;w for us</source>
        <translation>Tirer pour no&amp;us</translation>
    </message>
    <message>
        <source>Dra&amp;w once more</source>
        <translation>Tirer &amp;encore une fois</translation>
    </message>
    <message>
        <source>Dra&amp;w…</source>
        <translation>Tira&amp;ge…</translation>
    </message>
    <message>
        <source>Draw for partners again.</source>
        <translation>Tirez de nouveau les partenaires.</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <translation>Tirer le tour {number}</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>Duplicate boards</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Duplicate boards follow the Laws of Duplicate Bridge (2017). Chicago and Cavendish follow custom, as their rules are usually printed.</source>
        <translation>Les étuis suivent le Code du bridge de compétition (2017). Chicago et Cavendish suivent l’usage, tel qu’il est le plus souvent imprimé.</translation>
    </message>
    <message>
        <source>Duplicate boards: every board is scored separately; its number gives dealer and vulnerability.</source>
        <translation>Duplicate&#xa0;: chaque étui est marqué séparément&#x202f;; son numéro indique le donneur et la vulnérabilité.</translation>
    </message>
    <message>
        <source>E&amp;xact points</source>
        <translation>Points e&amp;xacts</translation>
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
        <translation>Points EO</translation>
    </message>
    <message>
        <source>Each board is scored separately, without honours.</source>
        <translation>Chaque étui est marqué séparément, sans honneurs.</translation>
    </message>
    <message>
        <source>Each deal in the JSON has the people who sat there. An adjustment is among the deals, at its place.</source>
        <translation>Chaque donne du JSON a les personnes assises. Un ajustement est parmi les donnes, à sa place.</translation>
    </message>
    <message>
        <source>Each deal is compared with the expected score of the side with more points; the difference counts in IMPs.</source>
        <translation>Chaque donne est comparée au score attendu du camp qui a le plus de points&#x202f;; la différence compte en IMP.</translation>
    </message>
    <message>
        <source>Each deal is compared with the score its points should make.</source>
        <translation>Chaque donne est comparée au score que ses points devraient faire.</translation>
    </message>
    <message>
        <source>Each round is drawn by the ranking, and nobody meets twice.</source>
        <translation>Chaque tour est tiré d’après le classement, et personne ne se rencontre deux fois.</translation>
    </message>
    <message>
        <source>Earlier evenings</source>
        <translation>Soirées précédentes</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>East</source>
        <comment>to sit</comment>
        <translation>Est</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Est-Ouest</translation>
    </message>
    <message>
        <source>End the evenin&amp;g</source>
        <translation>F&amp;inir la soirée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <translation>Saisir une donne</translation>
    </message>
    <message>
        <source>Enter a stake to see who pays whom.</source>
        <translation>Indiquez un enjeu pour voir qui paie à qui.</translation>
    </message>
    <message>
        <source>Enter an evening of which only the results are known</source>
        <translation>Inscrire une soirée dont on ne connaît que les résultats</translation>
    </message>
    <message>
        <source>Enter lets this count in the ranking.</source>
        <translation>Entrée le fait compter au classement.</translation>
    </message>
    <message>
        <source>Enter or a double click on a figure shows its details. A click on a heading, or {key}, sorts by it.</source>
        <translation>Entrée ou un double clic sur un chiffre montre le détail. Un clic sur un titre, ou {key}, trie.</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Inscrire la donne</translation>
    </message>
    <message>
        <source>Enter the result of at least one round.</source>
        <translation>Inscrivez le résultat d’au moins une partie.</translation>
    </message>
    <message>
        <source>Enter {deal}</source>
        <translation>Inscrire {deal}</translation>
    </message>
    <message>
        <source>Entered.</source>
        <translation>Saisi.</translation>
    </message>
    <message>
        <source>Entering a deal</source>
        <translation>Inscrire une donne</translation>
    </message>
    <message>
        <source>Erase for &amp;good…</source>
        <translation>&amp;Effacer définitivement…</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>L’effacer</translation>
    </message>
    <message>
        <source>Erase this evening for good?</source>
        <translation>Effacer définitivement cette soirée&#x202f;?</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Esc again closes this and discards your entry.</source>
        <translation>Échap encore une fois ferme ceci&#x202f;; votre saisie est perdue.</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Evening {done} of {total}</source>
        <translation>Soirée {done} sur {total}</translation>
    </message>
    <message>
        <source>Evening, Phones shows a code. A phone in the same Wi-Fi scans it and shows the sheet, live and from its own side; if you allow it, it enters deals too.</source>
        <translation>Soirée, Téléphones montre un code. Un téléphone du même Wi-Fi le scanne et montre la feuille, en direct et de son camp&#xa0;; si vous l’autorisez, il saisit aussi des donnes.</translation>
    </message>
    <message>
        <source>Evening, for scorepad (*.scorepad)</source>
        <translation>Soirée scorepad (*.scorepad)</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Evenings and scores (*.scorepad *.txt *.pbn *.xml *.csv)</source>
        <translation>Soirées et scores (*.scorepad *.txt *.pbn *.xml *.csv)</translation>
    </message>
    <message>
        <source>Evenings restored: {number} of {all}.</source>
        <translation>Soirées restaurées&#xa0;: {number} sur {all}.</translation>
    </message>
    <message>
        <source>Evenings they played</source>
        <translation>Soirées jouées</translation>
    </message>
    <message>
        <source>Evenings unchanged: {number}.</source>
        <translation>Soirées inchangées&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Evenings: {counts}</source>
        <translation>Soirées&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>Every deal is saved when it is entered, in the file {file}</source>
        <translation>Chaque donne est enregistrée dès qu’elle est inscrite, dans le fichier {file}</translation>
    </message>
    <message>
        <source>Every deal is separate: a game needs {game} points in one deal.</source>
        <translation>Chaque donne compte séparément&#xa0;: il faut {game} points en une donne pour une manche.</translation>
    </message>
    <message>
        <source>Every part-score earns 50.</source>
        <translation>Chaque contrat partiel rapporte 50.</translation>
    </message>
    <message>
        <source>Every row and every step has a checksum.</source>
        <translation>Chaque ligne et chaque étape a une somme de contrôle.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Everyone draws a card; the two highest are partners, the highest deals. Aces are high; suits break ties, spades first (Laws 1 to 3).</source>
        <translation>Chacun tire une carte&#x202f;; les deux plus hautes jouent ensemble, la plus haute donne. L’as est la plus haute&#x202f;; à égalité la couleur décide, pique d’abord (lois 1 à 3).</translation>
    </message>
    <message>
        <source>Everyone has played with everyone.</source>
        <translation>Tout le monde a joué avec tout le monde.</translation>
    </message>
    <message>
        <source>Everything is paid or carried over.</source>
        <translation>Tout est payé ou reporté.</translation>
    </message>
    <message>
        <source>Everything is paid.</source>
        <translation>Tout est payé.</translation>
    </message>
    <message>
        <source>Everything is saved at once. Every step can be undone; any earlier deal can be corrected, moved or deleted in the list of deals.</source>
        <translation>Tout est enregistré aussitôt. Chaque étape peut être annulée&#x202f;; toute donne antérieure peut être corrigée, déplacée ou supprimée dans la liste des donnes.</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Code de retour</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Explain every figure</source>
        <translation>Expliquer chaque chiffre</translation>
    </message>
    <message>
        <source>Extra amounts</source>
        <translation>Montants en plus</translation>
    </message>
    <message>
        <source>F&amp;irst board</source>
        <translation>Prem&amp;ier étui</translation>
    </message>
    <message>
        <source>Files saved from it are kept.</source>
        <translation>Les fichiers enregistrés à partir d’elle sont conservés.</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Chercher un joueur</translation>
    </message>
    <message>
        <source>Five players change seats after every deal, so that everyone partners everyone.</source>
        <translation>Cinq joueurs changent de place après chaque donne, pour que chacun joue avec tous les autres.</translation>
    </message>
    <message>
        <source>Five rounds: everyone partners everyone once.</source>
        <translation>Cinq parties&#xa0;: chacun joue une fois avec chacun.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>For a contract that is made</source>
        <translation>Pour un contrat réussi</translation>
    </message>
    <message>
        <source>For making it {doubled}</source>
        <translation>Pour l’avoir réussi {doubled}</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>Pour d’autres programmes</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Four deals, C&amp;hicago</source>
        <translation>Quatre donnes, C&amp;hicago</translation>
    </message>
    <message>
        <source>Four deals, Ca&amp;vendish</source>
        <translation>&amp;Quatre donnes, Cavendish</translation>
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
        <translation>Vendredi soir</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>From before</source>
        <translation>Antérieur</translation>
    </message>
    <message>
        <source>From board {number}: {names}</source>
        <translation>À partir de l’étui {number}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>From deal {number}: {names}</source>
        <translation>À partir de la donne {number}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>From now on both names are one player everywhere. Nothing is lost: you can undo it.</source>
        <translation>Désormais les deux noms désignent partout un seul joueur. Rien n’est perdu&#xa0;: cela peut être annulé.</translation>
    </message>
    <message>
        <source>From the &amp;beginning of the round</source>
        <translation>Dès le débu&amp;t de la partie</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;beginning: the %n deals so far count as {players}&apos;s</source>
        <translation>
            <numerusform>Ils étaient ainsi dès le &amp;début&#xa0;: la&#xa0;%n donne compte pour {players}</numerusform>
            <numerusform>Ils étaient ainsi dès le &amp;début&#xa0;: les&#xa0;%n donnes comptent pour {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;beginning: the deal played counts as {players}&apos;s</source>
        <translation>Dès le débu&amp;t&#xa0;: la donne jouée compte pour {players}</translation>
    </message>
    <message>
        <source>From the &amp;next deal; earlier deals are not affected</source>
        <translation>Dès la &amp;prochaine donne&#x202f;; les donnes précédentes ne changent pas</translation>
    </message>
    <message numerus="yes">
        <source>From the &amp;next deal; the %n deals so far stay with {players}</source>
        <translation>
            <numerusform>Dès la &amp;prochaine donne&#xa0;: la&#xa0;%n donne jouée reste à {players}</numerusform>
            <numerusform>Dès la &amp;prochaine donne&#xa0;: les&#xa0;%n donnes jouées restent à {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>From the &amp;next deal; the last one stays with {players}</source>
        <translation>Dès la &amp;prochaine donne&#x202f;; la dernière reste à {players}</translation>
    </message>
    <message>
        <source>From the next round. Earlier deals are not affected.</source>
        <translation>À partir de la prochaine partie. Les donnes précédentes ne changent pas.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Prime de manche</translation>
    </message>
    <message>
        <source>Game, {game} or more for its tricks</source>
        <translation>Manche, {game} ou plus</translation>
    </message>
    <message>
        <source>Game: {game} points below the line, in one or more deals. Then a line is drawn and part-scores start again; the winner is vulnerable.</source>
        <translation>Manche&#xa0;: {game} points au-dessous de la ligne, en une ou plusieurs donnes. On tire alors un trait et les marques partielles recommencent&#x202f;; le gagnant est vulnérable.</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Go through an evening deal by deal</source>
        <translation>Parcourir une soirée donne par donne</translation>
    </message>
    <message>
        <source>Grand slam: seven bid and made</source>
        <translation>Grand chelem, sept demandé</translation>
    </message>
    <message>
        <source>H&amp;onours count</source>
        <translation>Les &amp;honneurs comptent</translation>
    </message>
    <message>
        <source>Half the distance to the average of the last ten sessions</source>
        <translation>La moitié de l’écart à la moyenne des dix dernières séances</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Points H</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Help topics</source>
        <translation>Sujets de l’aide</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>History of this evening</source>
        <translation>Historique de cette soirée</translation>
    </message>
    <message>
        <source>Hold the picture to save or send it.</source>
        <translation>Appuyez longuement sur l’image pour l’enregistrer ou l’envoyer.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>Honours count.</source>
        <translation>Les honneurs comptent.</translation>
    </message>
    <message>
        <source>Honours do not count.</source>
        <translation>Les honneurs ne comptent pas.</translation>
    </message>
    <message>
        <source>Honours in one hand: four of A K Q J 10 of trumps {four}, all five {five}; at notrump four aces {aces}.</source>
        <translation>Honneurs dans une main&#xa0;: quatre parmi A R D V 10 d’atout {four}, les cinq {five}&#x202f;; à sans-atout quatre as {aces}.</translation>
    </message>
    <message>
        <source>How &amp;many</source>
        <translation>Co&amp;mbien</translation>
    </message>
    <message>
        <source>How contracts ended</source>
        <translation>Issue des contrats</translation>
    </message>
    <message>
        <source>How contracts ended – {who}</source>
        <translation>Issue des contrats – {who}</translation>
    </message>
    <message>
        <source>How far the evening is shown</source>
        <translation>Jusqu’où la soirée est montrée</translation>
    </message>
    <message>
        <source>How man&amp;y</source>
        <translation>Com&amp;bien</translation>
    </message>
    <message>
        <source>How many IMPs? A number from 1 to {most}.</source>
        <translation>Combien d’IMP&#x202f;? Un nombre de 1 à {most}.</translation>
    </message>
    <message>
        <source>How many points? A number from 1 to {most}.</source>
        <translation>Combien de points&#x202f;? Un nombre de 1 à {most}.</translation>
    </message>
    <message>
        <source>How much money</source>
        <translation>Combien d’argent</translation>
    </message>
    <message>
        <source>How much? For example 2.50.</source>
        <translation>Combien&#x202f;? Par exemple 2,50.</translation>
    </message>
    <message>
        <source>Howell: everybody moves</source>
        <translation>Howell&#xa0;: tout le monde bouge</translation>
    </message>
    <message>
        <source>Hu&amp;ndreds of each round</source>
        <translation>Ce&amp;ntaines de chaque partie</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>Centaines</translation>
    </message>
    <message>
        <source>Hundreds of the last five evenings</source>
        <translation>Centaines des cinq dernières soirées</translation>
    </message>
    <message>
        <source>I want to enter deals</source>
        <translation>Je veux saisir des donnes</translation>
    </message>
    <message>
        <source>I&amp;MPs of each round</source>
        <translation>I&amp;MP de chaque partie</translation>
    </message>
    <message>
        <source>IMPs</source>
        <translation>IMP</translation>
    </message>
    <message>
        <source>IMPs a board</source>
        <translation>IMP par étui</translation>
    </message>
    <message>
        <source>IMPs against every other result</source>
        <translation>IMP contre chaque autre résultat</translation>
    </message>
    <message>
        <source>IMPs against the datum (Butler)</source>
        <translation>IMP contre le score moyen (Butler)</translation>
    </message>
    <message>
        <source>IMPs against the points held</source>
        <translation>IMP selon les points H</translation>
    </message>
    <message>
        <source>IMPs by agreement</source>
        <translation>IMP convenus</translation>
    </message>
    <message>
        <source>IMPs won, for each board that was scored in IMPs</source>
        <translation>IMP gagnés, par étui compté en IMP</translation>
    </message>
    <message>
        <source>IMPs {team}</source>
        <translation>IMP {team}</translation>
    </message>
    <message>
        <source>If no phone comes in, the firewall may be closed: sudo ufw allow PORT/tcp, or sudo firewall-cmd --add-port=PORT/tcp, with the port of the address.</source>
        <translation>Si aucun téléphone n’entre, le pare-feu est peut-être fermé&#xa0;: sudo ufw allow PORT/tcp, ou sudo firewall-cmd --add-port=PORT/tcp, avec le port de l’adresse.</translation>
    </message>
    <message>
        <source>If you stop before the end, the only game earns {game}, and the only part-score of the unfinished game {part_score}.</source>
        <translation>Si vous arrêtez avant la fin, la seule manche rapporte {game}, et la seule marque partielle de la manche inachevée {part_score}.</translation>
    </message>
    <message>
        <source>In &amp;chukkers of four deals, not by boards</source>
        <translation>En &amp;Chicagos de quatre donnes, non par étuis</translation>
    </message>
    <message>
        <source>In IMPs</source>
        <translation>En IMP</translation>
    </message>
    <message>
        <source>In a rubber an adjustment has its own number, elsewhere that of the deal before it.</source>
        <translation>Dans un robre, un ajustement a son propre numéro, ailleurs celui de la donne qui précède.</translation>
    </message>
    <message>
        <source>In a table each row is a deal, or a result of several tables.</source>
        <translation>Dans un tableau, chaque ligne est une donne, ou un résultat de plusieurs tables.</translation>
    </message>
    <message>
        <source>In all: {figures}</source>
        <translation>En tout&#xa0;: {figures}</translation>
    </message>
    <message>
        <source>In money</source>
        <translation>En argent</translation>
    </message>
    <message>
        <source>In the form points, each deal is compared with what the high cards should make, in IMPs:</source>
        <translation>Dans la forme points, chaque donne est comparée à ce que les honneurs devraient rapporter, en IMP&#xa0;:</translation>
    </message>
    <message>
        <source>In the line for a deal</source>
        <translation>Dans la ligne de saisie</translation>
    </message>
    <message>
        <source>In the list of deals</source>
        <translation>Dans la liste des donnes</translation>
    </message>
    <message>
        <source>In {file}</source>
        <translation>Dans {file}</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Inclure</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Initiales</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Insert a forgotten deal before it</source>
        <translation>Insérer avant une donne oubliée</translation>
    </message>
    <message>
        <source>Insult</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>C’est un dossier</translation>
    </message>
    <message>
        <source>It becomes open again in its original evening.</source>
        <translation>Elle redevient due dans sa soirée d’origine.</translation>
    </message>
    <message>
        <source>It means</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>It scans this code. Phones there: {number}</source>
        <translation>Il scanne ce code. Téléphones présents&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <translation>Laisser la fenêtre ouverte</translation>
    </message>
    <message>
        <source>Keeps score</source>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>L&amp;etters at the figures</source>
        <translation>Lettres &amp;près des chiffres</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>La&amp;ngue</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Gros caractères</translation>
    </message>
    <message>
        <source>Last five</source>
        <translation>Cinq dernières</translation>
    </message>
    <message>
        <source>Late or lea&amp;ving</source>
        <translation>En retard ou &amp;parti</translation>
    </message>
    <message>
        <source>Laws at hand</source>
        <translation>Les lois sous la main</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Entame</translation>
    </message>
    <message>
        <source>Leave it, or cancel the correction</source>
        <translation>Quitter la ligne, ou annuler la correction</translation>
    </message>
    <message>
        <source>Leave out the e&amp;xtremes</source>
        <translation>Écarter les e&amp;xtrêmes</translation>
    </message>
    <message>
        <source>Leave players who sat out blank; the last figure is filled in for you. Enter moves on.</source>
        <translation>Laissez vide la case d’un joueur au repos&#x202f;; le dernier nombre se remplit tout seul. Entrée passe à la suite.</translation>
    </message>
    <message>
        <source>Leaves out players with fewer rounds</source>
        <translation>Écarte les joueurs ayant moins de parties</translation>
    </message>
    <message>
        <source>Let phones &amp;look</source>
        <translation>Laisser &amp;voir</translation>
    </message>
    <message>
        <source>Let phones look and &amp;enter</source>
        <translation>Laisser voir et &amp;saisir</translation>
    </message>
    <message>
        <source>Letters and words of the window&apos;s language are read, and English ones too where a letter means nothing else.</source>
        <translation>Les lettres et les mots de la langue de la fenêtre sont lus, les anglais aussi là où une lettre ne veut rien dire d’autre.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Palier {level}</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <translation>Ligne {number}</translation>
    </message>
    <message>
        <source>Lines s&amp;witched, rounds at the end</source>
        <translation>Lignes in&amp;versées, tours à la fin</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Look at the evening, or the details of the figure</source>
        <translation>Voir la soirée, ou le détail du chiffre</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Luckiest when doubled</source>
        <translation>Le plus chanceux au contre</translation>
    </message>
    <message>
        <source>M&amp;oney</source>
        <translation>&amp;Argent</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Réussis</translation>
    </message>
    <message>
        <source>Made %</source>
        <translation>Réussis&#xa0;%</translation>
    </message>
    <message>
        <source>Mat&amp;ch sheet</source>
        <translation>Feuille de ma&amp;tch</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Feuille de match</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Points de match</translation>
    </message>
    <message>
        <source>Matchpoints won, of the possible total</source>
        <translation>Points de match gagnés, sur le total possible</translation>
    </message>
    <message>
        <source>Merged with {file}: {counts}.</source>
        <translation>Fusionné avec {file}&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Minutes to &amp;change</source>
        <translation>Minutes pour le &amp;changement</translation>
    </message>
    <message>
        <source>Misdeal: if a card is exposed or a hand does not have 13 cards, the same player deals again (Laws 4 to 12). Nothing is scored.</source>
        <translation>Maldonne&#xa0;: si une carte est vue ou si une main n’a pas 13 cartes, le même joueur redonne (lois 4 à 12). Rien n’est marqué.</translation>
    </message>
    <message>
        <source>Mitchell: North-South stay</source>
        <translation>Mitchell&#xa0;: Nord-Sud ne bougent pas</translation>
    </message>
    <message>
        <source>Monday evening</source>
        <translation>Lundi soir</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Money is paid for points, rounded to tens.</source>
        <translation>On paie selon les points, arrondis aux dizaines.</translation>
    </message>
    <message>
        <source>Money is paid for the exact points.</source>
        <translation>On paie selon les points exacts.</translation>
    </message>
    <message>
        <source>Mor&amp;e rules…</source>
        <translation>Autres &amp;règles…</translation>
    </message>
    <message>
        <source>Mor&amp;e…</source>
        <translation>Pl&amp;us…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More colu&amp;mns</source>
        <translation>Plus de colo&amp;nnes</translation>
    </message>
    <message>
        <source>More teams are written the same way. A team is named by its letter, `pairs A=Owls`. Below the results, `bye C 12` gives team C 12 VPs for a round without a match.</source>
        <translation>D’autres équipes s’écrivent de même. Une équipe se nomme par sa lettre, `pairs A=Owls`. Sous les résultats, `bye C 12` donne à l’équipe C 12 PV pour un tour sans match.</translation>
    </message>
    <message>
        <source>Most slams</source>
        <translation>Le plus de chelems</translation>
    </message>
    <message>
        <source>Move it</source>
        <translation>La déplacer</translation>
    </message>
    <message>
        <source>Move it to round {number}</source>
        <translation>La déplacer à la partie {number}</translation>
    </message>
    <message>
        <source>Move the deal &amp;down</source>
        <translation>Descen&amp;dre la donne</translation>
    </message>
    <message>
        <source>Move the deal &amp;up</source>
        <translation>&amp;Monter la donne</translation>
    </message>
    <message>
        <source>Move the first deal of the next round here</source>
        <translation>Déplacer ici la première donne de la partie suivante</translation>
    </message>
    <message>
        <source>Move them to round {number}</source>
        <translation>Les déplacer à la partie {number}</translation>
    </message>
    <message>
        <source>N, E, S or W alone is always a chair; a name is longer. What follows # is a remark.</source>
        <translation>N, E, S ou W seul est toujours une place&#x202f;; un nom est plus long. Ce qui suit # est une remarque.</translation>
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
        <translation>Points NS</translation>
    </message>
    <message>
        <source>NS −</source>
        <translation>NS −</translation>
    </message>
    <message>
        <source>NT, each further trick</source>
        <translation>SA, chaque levée suivante</translation>
    </message>
    <message>
        <source>NT, the first</source>
        <translation>SA, la première levée</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name four to seven players to draw for partners.</source>
        <translation>Nommez de quatre à sept joueurs pour tirer les partenaires.</translation>
    </message>
    <message>
        <source>Name four to seven players, then enter the results.</source>
        <translation>Nommez de quatre à sept joueurs, puis inscrivez les résultats.</translation>
    </message>
    <message>
        <source>Name of {pair}</source>
        <translation>Nom de {pair}</translation>
    </message>
    <message>
        <source>Names the players and says who We are.</source>
        <translation>Nomme les joueurs et dit qui est Nous.</translation>
    </message>
    <message>
        <source>Names work too, with enough letters to tell players apart: 4s ann h100 eve. Ambiguous letters are asked about. With mouse or finger, use the Pad.</source>
        <translation>Les noms marchent aussi, avec assez de lettres pour distinguer les joueurs&#xa0;: 4p ann h100 eve. Une lettre ambiguë fait l’objet d’une question. À la souris ou au doigt, utilisez la Boîte.</translation>
    </message>
    <message>
        <source>Net IMPs</source>
        <translation>IMP nets</translation>
    </message>
    <message>
        <source>Net margin, to the point</source>
        <translation>Écart net, au point près</translation>
    </message>
    <message>
        <source>Net points in doubled contracts of either side</source>
        <translation>Points nets dans les contrats contrés des deux camps</translation>
    </message>
    <message>
        <source>Net points in redoubled contracts of either side</source>
        <translation>Points nets dans les contrats surcontrés des deux camps</translation>
    </message>
    <message>
        <source>New evening, Duplicate boards, At several tables: say who plays; a movement is proposed, and shown beside the results.</source>
        <translation>Nouvelle soirée, Duplicate, À plusieurs tables&#xa0;: dites qui joue&#x202f;; un mouvement est proposé et affiché à côté des résultats.</translation>
    </message>
    <message>
        <source>New pairs start a new set of boards.</source>
        <translation>De nouvelles paires commencent une nouvelle série d’étuis.</translation>
    </message>
    <message>
        <source>Next: {round}</source>
        <translation>Ensuite&#xa0;: {round}</translation>
    </message>
    <message>
        <source>Next: {round} of {planned}</source>
        <translation>Ensuite&#xa0;: {round} sur {planned}</translation>
    </message>
    <message>
        <source>Next: {round}, the last</source>
        <translation>Ensuite&#xa0;: {round}, pour finir</translation>
    </message>
    <message>
        <source>No earlier session is known of these players.</source>
        <translation>Aucune séance antérieure de ces joueurs n’est connue.</translation>
    </message>
    <message>
        <source>No evenings found. Esc clears the search.</source>
        <translation>Aucune soirée trouvée. Échap efface la recherche.</translation>
    </message>
    <message>
        <source>No evenings in this period.</source>
        <translation>Aucune soirée pendant cette période.</translation>
    </message>
    <message>
        <source>No evenings saved yet.</source>
        <translation>Aucune soirée n’est encore enregistrée.</translation>
    </message>
    <message>
        <source>No movement is set. Enter any board.</source>
        <translation>Aucun mouvement. Saisissez n’importe quel étui.</translation>
    </message>
    <message>
        <source>No named players in this period.</source>
        <translation>Aucun joueur nommé pendant cette période.</translation>
    </message>
    <message>
        <source>No phone is here yet.</source>
        <translation>Aucun téléphone pour l’instant.</translation>
    </message>
    <message>
        <source>No phone yet? Three things help:</source>
        <translation>Pas encore de téléphone&#xa0;? Trois choses aident&#xa0;:</translation>
    </message>
    <message>
        <source>No place is another one.</source>
        <translation>Aucune place n’a changé.</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed anywhere, and sent to friends.</source>
        <translation>Aucune imprimante n’est installée sur cet ordinateur. Un PDF s’imprime partout et s’envoie aux amis.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Plus de place sur le disque</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Nobody has to pay anything.</source>
        <translation>Personne n’a rien à payer.</translation>
    </message>
    <message>
        <source>Nobody is vulnerable</source>
        <translation>Personne n’est vulnérable</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>Personne ne doit rien.</translation>
    </message>
    <message>
        <source>Nobody wins the evening</source>
        <translation>Personne ne gagne la soirée</translation>
    </message>
    <message>
        <source>Nobody wins: {points} each</source>
        <translation>Personne ne gagne&#xa0;: {points} chacun</translation>
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
        <translation>Nord-Sud</translation>
    </message>
    <message>
        <source>North-South held 23 high-card points</source>
        <translation>Nord-Sud avait 23 points d’honneurs</translation>
    </message>
    <message>
        <source>North-South: {first}. East-West: {second}</source>
        <translation>Nord-Sud&#xa0;: {first}. Est-Ouest&#xa0;: {second}</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Not agreed: ask the director</source>
        <translation>Contesté&#xa0;: appelez l’arbitre</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Pas terminé</translation>
    </message>
    <message>
        <source>Not imported from the file: {what}.</source>
        <translation>Non importé du fichier&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Not in the file: {what}.</source>
        <translation>Absent du fichier&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Non joué</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Inexact</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>Not yet agreed by the other side</source>
        <translation>Pas encore confirmé</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note on the evening</source>
        <translation>Note sur la soirée</translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <translation>Note sur cette donne</translation>
    </message>
    <message>
        <source>Notes of the evening, debts, payments and plans are not in it.</source>
        <translation>Les notes de la soirée, les dettes, les paiements et les projets n’y sont pas.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>Nothing is chosen to print.</source>
        <translation>Rien n’est choisi à imprimer.</translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <translation>Rien n’est encore joué</translation>
    </message>
    <message>
        <source>Nothing leaves this computer. Keep the file on a local disk; network folders are not reliable.</source>
        <translation>Rien ne quitte cet ordinateur. Gardez le fichier sur un disque local&#x202f;; les dossiers réseau ne sont pas fiables.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>O&amp;ld evening…</source>
        <translation>Anc&amp;ienne soirée…</translation>
    </message>
    <message>
        <source>O&amp;vertricks count only when doubled</source>
        <translation>Les &amp;levées de mieux ne comptent qu’en cas de contre</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Of partnerships</source>
        <translation>Des paires</translation>
    </message>
    <message>
        <source>Of players</source>
        <translation>Des joueurs</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>On the back score each player gets the IMPs of their deals</source>
        <translation>Au récapitulatif chaque joueur a les IMP de ses donnes</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s opponents are vulnerable.</source>
        <translation>Aux deuxième et troisième donnes, les adversaires du donneur sont vulnérables.</translation>
    </message>
    <message>
        <source>On the second and third deal the dealer’s side is vulnerable.</source>
        <translation>Aux deuxième et troisième donnes, le camp du donneur est vulnérable.</translation>
    </message>
    <message>
        <source>On the sheet: {total}</source>
        <translation>Sur la feuille&#xa0;: {total}</translation>
    </message>
    <message>
        <source>One &amp;against another</source>
        <translation>L’un c&amp;ontre l’autre</translation>
    </message>
    <message>
        <source>One deal back</source>
        <translation>Une donne en arrière</translation>
    </message>
    <message>
        <source>One deal on</source>
        <translation>Une donne en avant</translation>
    </message>
    <message>
        <source>One debt of players who are not here</source>
        <translation>Une dette de joueurs qui ne sont pas là</translation>
    </message>
    <message>
        <source>One evening</source>
        <translation>Une soirée</translation>
    </message>
    <message>
        <source>One evening was restored.</source>
        <translation>Une soirée a été restaurée.</translation>
    </message>
    <message>
        <source>One minute &amp;less</source>
        <translation>Une minute de &amp;moins</translation>
    </message>
    <message>
        <source>One minute &amp;more</source>
        <translation>Une minute de &amp;plus</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>One sits out in each round.</source>
        <translation>À chaque tour, une paire ou un joueur est au repos.</translation>
    </message>
    <message>
        <source>One, Enter looks at its evening</source>
        <translation>Une&#x202f;; Entrée montre sa soirée</translation>
    </message>
    <message>
        <source>Only look</source>
        <translation>Regarder seulement</translation>
    </message>
    <message>
        <source>Only one evening of the list</source>
        <translation>Une seule soirée de la liste</translation>
    </message>
    <message>
        <source>Only see</source>
        <translation>Voir seulement</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n evenings of the list</source>
        <translation>
            <numerusform>Seulement la&#xa0;%n soirée de la liste</numerusform>
            <numerusform>Seulement les&#xa0;%n soirées de la liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the code lets a phone in. A phone can be sent away, and all are switched off when the evening ends.</source>
        <translation>Seul le code laisse entrer un téléphone. On peut le renvoyer, et tout s’arrête à la fin de la soirée.</translation>
    </message>
    <message>
        <source>Only this form of the game</source>
        <translation>Seulement cette formule</translation>
    </message>
    <message>
        <source>Only this period</source>
        <translation>Seulement cette période</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>Ouvrir un &amp;fichier…</translation>
    </message>
    <message>
        <source>Open debts of earlier evenings between the players are offered there, in their own currency.</source>
        <translation>Les dettes ouvertes de soirées passées entre les joueurs y sont proposées, dans leur propre monnaie.</translation>
    </message>
    <message>
        <source>Open the last of them</source>
        <translation>Ouvrir la dernière</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>Ouverture de {file}</translation>
    </message>
    <message>
        <source>Opens this evening to continue or correct it</source>
        <translation>Ouvre cette soirée pour la continuer ou la corriger</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Options come before the first result:</source>
        <translation>Les options viennent avant le premier résultat&#xa0;:</translation>
    </message>
    <message>
        <source>Options come between `form` and the first deal:</source>
        <translation>Les options viennent entre `form` et la première donne&#xa0;:</translation>
    </message>
    <message>
        <source>Or type it, e.g. {example}</source>
        <translation>Ou tapez, p. ex. {example}</translation>
    </message>
    <message>
        <source>Or type the letters after # in the address there.</source>
        <translation>Ou tapez les caractères après # dans l’adresse affichée.</translation>
    </message>
    <message>
        <source>Or your pair or number</source>
        <translation>Ou votre paire ou numéro</translation>
    </message>
    <message>
        <source>Other files are still being opened; please try again afterwards.</source>
        <translation>D’autres fichiers sont en cours d’ouverture&#x202f;; réessayez ensuite.</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Autres résultats</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>De mieux</translation>
    </message>
    <message>
        <source>Overtricks</source>
        <translation>Levées de mieux</translation>
    </message>
    <message>
        <source>Overtricks count only when doubled.</source>
        <translation>Les levées de mieux ne comptent qu’en cas de contre.</translation>
    </message>
    <message>
        <source>Overtricks, each. All the rest goes above the line.</source>
        <translation>Par levée de mieux. Tout le reste va au-dessus de la ligne.</translation>
    </message>
    <message>
        <source>Owls</source>
        <translation>Hiboux</translation>
    </message>
    <message>
        <source>P&amp;hones need Python’s {packages}</source>
        <translation>Té&amp;léphones&#xa0;: il faut {packages} pour Python</translation>
    </message>
    <message>
        <source>P&amp;hones…</source>
        <translation>Té&amp;léphones…</translation>
    </message>
    <message>
        <source>P&amp;rint the season…</source>
        <translation>Imp&amp;rimer la saison…</translation>
    </message>
    <message>
        <source>PBN 2.1, for other bridge programs</source>
        <translation>PBN 2.1, pour d’autres programmes de bridge</translation>
    </message>
    <message>
        <source>PBN, for other bridge programs (*.pbn)</source>
        <translation>PBN, pour d’autres programmes de bridge (*.pbn)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Paid &amp;on</source>
        <translation>Payé &amp;le</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Pair of the season</source>
        <translation>Paire de la saison</translation>
    </message>
    <message>
        <source>Pair {pair}</source>
        <translation>Paire {pair}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Part-score bonus</source>
        <translation>Prime de contrat partiel</translation>
    </message>
    <message>
        <source>Part-score, under {game} for its tricks</source>
        <translation>Contrat partiel, moins de {game}</translation>
    </message>
    <message>
        <source>Part-scores count on &amp;towards a game</source>
        <translation>Les marques par&amp;tielles comptent pour la manche</translation>
    </message>
    <message>
        <source>Part-scores count on towards a game of {game} from deal to deal, until either side makes one.</source>
        <translation>Les marques partielles comptent de donne en donne pour une manche de {game}, jusqu’à ce qu’un camp la fasse.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partenaires</translation>
    </message>
    <message>
        <source>Partners are drawn for each round.</source>
        <translation>Les partenaires sont tirés au sort pour chaque partie.</translation>
    </message>
    <message>
        <source>Partners change after each round.</source>
        <translation>Les partenaires changent après chaque partie.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Partnerships</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Donne passée</translation>
    </message>
    <message>
        <source>Payments are in whole coins, rounded down. Coins that are left go to the largest remainders, then to those seated first.</source>
        <translation>Les paiements sont en pièces entières, arrondis vers le bas. Les pièces qui restent vont aux plus grands restes, puis aux premiers assis.</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>Penalties for contracts gone down</source>
        <translation>Pénalités de ses contrats chutés</translation>
    </message>
    <message>
        <source>Penalties for the opponents&apos; contracts that went down</source>
        <translation>Pénalités des contrats chutés par les adversaires</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Chute</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Pour cent</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Accès refusé</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation>Téléphones à la table</translation>
    </message>
    <message>
        <source>Phones cannot be let in at {address}: {reason}.</source>
        <translation>Impossible de laisser entrer des téléphones à {address}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Phones in the same Wi-Fi scan a code and see the sheet, live. Nothing is installed, and nothing leaves the house. Phones are switched off when the evening ends.</source>
        <translation>Les téléphones du même Wi-Fi scannent un code et voient la feuille en direct. Rien n’est installé, rien ne sort de la maison. Tout s’arrête à la fin de la soirée.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Joueurs…</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Places: {moved}.</source>
        <translation>Places&#xa0;: {moved}.</translation>
    </message>
    <message>
        <source>Play an&amp;other</source>
        <translation>En jouer &amp;un autre</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joués</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players who have sat out longest come in.</source>
        <translation>Les joueurs au repos depuis le plus longtemps entrent.</translation>
    </message>
    <message>
        <source>Please look through these:</source>
        <translation>À vérifier&#xa0;:</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points E-W</source>
        <translation>Points E-O</translation>
    </message>
    <message>
        <source>Points N-S</source>
        <translation>Points N-S</translation>
    </message>
    <message>
        <source>Points We &amp;hold</source>
        <translation>Nos points &amp;H</translation>
    </message>
    <message>
        <source>Points by agreement</source>
        <translation>Points convenus</translation>
    </message>
    <message>
        <source>Points for honours of their side</source>
        <translation>Points pour les honneurs de leur camp</translation>
    </message>
    <message>
        <source>Points our side held, of 40</source>
        <translation>Points de notre camp, sur 40</translation>
    </message>
    <message>
        <source>Points {team}</source>
        <translation>Points {team}</translation>
    </message>
    <message>
        <source>Preview, page {number} of {count}</source>
        <translation>Aperçu, page {number} sur {count}</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print, in the menu Evening, prints the sheets or makes a PDF, as on the screen but always dark on white.</source>
        <translation>Imprimer, dans le menu Soirée, imprime les feuilles ou fait un PDF, comme à l’écran mais toujours foncé sur blanc.</translation>
    </message>
    <message>
        <source>Private score card</source>
        <translation>Carnet personnel</translation>
    </message>
    <message>
        <source>Puts a picture and a few lines of text on the clipboard</source>
        <translation>Met une image et quelques lignes de texte dans le presse-papiers</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>Par&amp;tie</translation>
    </message>
    <message>
        <source>Ran&amp;king</source>
        <translation>C&amp;lassement</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Classé par</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Ranking, cross table and match sheet are next to the results and can be printed, with travellers, score slips and table cards.</source>
        <translation>Le classement, le tableau croisé et la feuille de match sont à côté des résultats et peuvent être imprimés, avec feuilles ambulantes, bordereaux et cartes de table.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo {step}</source>
        <translation>Rétablir&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Redoubled</source>
        <translation>Surcontrés</translation>
    </message>
    <message>
        <source>Res&amp;ults</source>
        <translation>&amp;Résultats</translation>
    </message>
    <message>
        <source>Rest&amp;ore</source>
        <translation>Resta&amp;urer</translation>
    </message>
    <message>
        <source>Restore &amp;all</source>
        <translation>Les restaurer &amp;toutes</translation>
    </message>
    <message>
        <source>Restore this &amp;evening</source>
        <translation>Restaurer cette &amp;soirée</translation>
    </message>
    <message>
        <source>Resul&amp;t…</source>
        <translation>Résu&amp;ltat…</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Results of the board</source>
        <translation>Résultats de l’étui</translation>
    </message>
    <message>
        <source>Results of the last five evenings, newest last</source>
        <translation>Résultats des cinq dernières soirées, la plus récente à la fin</translation>
    </message>
    <message>
        <source>Results of two laptops</source>
        <translation>Résultats de deux ordinateurs</translation>
    </message>
    <message>
        <source>Resume &amp;the chukker</source>
        <translation>&amp;Reprendre le Chicago</translation>
    </message>
    <message>
        <source>Resume &amp;the rubber</source>
        <translation>&amp;Reprendre le robre</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>To&amp;urs</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <translation>Partie {number} sur {planned}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: last {left}</source>
        <translation>Tour {round} sur {rounds}&#xa0;: encore {left}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: {left}</source>
        <translation>Tour {round} sur {rounds}&#xa0;: {left}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Tour {round}, table {table}</translation>
    </message>
    <message>
        <source>Round {round}: table {table}, {line}, boards {boards}</source>
        <translation>Tour {round}&#xa0;: table {table}, {line}, étuis {boards}</translation>
    </message>
    <message>
        <source>Round {round}: you sit out.</source>
        <translation>Tour {round}&#xa0;: vous êtes au repos.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <translation>Parties perdues</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Rounds won (%)</source>
        <translation>Parties gagnées (%)</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>Robre</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <translation>Prime de robre</translation>
    </message>
    <message>
        <source>Rubber bridge</source>
        <translation>Partie libre</translation>
    </message>
    <message>
        <source>Rubber bridge: the side that first wins two games ends the rubber.</source>
        <translation>Partie libre&#xa0;: le camp qui gagne le premier deux manches termine le robre.</translation>
    </message>
    <message>
        <source>Rubber {number}</source>
        <translation>Robre {number}</translation>
    </message>
    <message>
        <source>Rubbers, chukkers and sets of boards, finished or stopped</source>
        <translation>Robres, Chicagos et séries d’étuis, finis ou arrêtés</translation>
    </message>
    <message>
        <source>Rules of the house</source>
        <translation>Règles de la maison</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Cumul</translation>
    </message>
    <message>
        <source>Running &amp;totals</source>
        <translation>&amp;Totaux cumulés</translation>
    </message>
    <message>
        <source>S&amp;coring</source>
        <translation>Mode de &amp;calcul</translation>
    </message>
    <message>
        <source>S&amp;eason</source>
        <translation>Sa&amp;ison</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Plus p&amp;etit</translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <translation>&amp;Trier par</translation>
    </message>
    <message>
        <source>S&amp;top {round} first and score it for its players</source>
        <translation>Arrêter d’ab&amp;ord {round} et le compter à ceux qui l’ont joué</translation>
    </message>
    <message>
        <source>Sa&amp;me again</source>
        <translation>M&amp;êmes joueurs encore</translation>
    </message>
    <message>
        <source>Same as the &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>Saturday evening</source>
        <translation>Samedi soir</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save a pict&amp;ure of the sheet…</source>
        <translation>Enregistrer une &amp;image de la feuille…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer e&amp;n PDF…</translation>
    </message>
    <message>
        <source>Save it as a file…</source>
        <translation>L’enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Enregistré sous {file}</translation>
    </message>
    <message>
        <source>Saved in {file}.</source>
        <translation>Enregistré dans {file}.</translation>
    </message>
    <message>
        <source>Saves or prints the chosen evenings</source>
        <translation>Enregistre ou imprime les soirées choisies</translation>
    </message>
    <message>
        <source>Say each score aloud</source>
        <translation>Lire chaque marque à voix haute</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>Scan the code on the laptop’s screen</source>
        <translation>Scannez le code à l’écran de l’ordinateur</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Détail des points</translation>
    </message>
    <message>
        <source>Score files</source>
        <translation>Fichiers de marque</translation>
    </message>
    <message>
        <source>Score files of several tables</source>
        <translation>Fichiers de marque de plusieurs tables</translation>
    </message>
    <message>
        <source>Score slips</source>
        <translation>Bordereaux</translation>
    </message>
    <message>
        <source>Score slips for all tables</source>
        <translation>Bordereaux pour toutes les tables</translation>
    </message>
    <message>
        <source>Scores may be corrected until the result of the rubber is agreed (Laws 72 to 81), later if all consent; scorepad marks such deals with a star.</source>
        <translation>Une marque peut être corrigée jusqu’à l’accord sur le résultat du robre (lois 72 à 81), plus tard si tous y consentent&#x202f;; scorepad marque ces donnes d’une étoile.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search without {what}</source>
        <translation>Chercher sans {what}</translation>
    </message>
    <message>
        <source>Season from {first} to {last}</source>
        <translation>Saison du {first} au {last}</translation>
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
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>Renvoyer {name}</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>Sent to {printer}</source>
        <translation>Envoyé à {printer}</translation>
    </message>
    <message>
        <source>Settle &amp;up…</source>
        <translation>Faire les &amp;comptes…</translation>
    </message>
    <message>
        <source>Settlin&amp;g up…</source>
        <translation>Co&amp;mptes…</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Several tables</source>
        <translation>Plusieurs tables</translation>
    </message>
    <message>
        <source>Several tables: partnerships</source>
        <translation>Plusieurs tables&#xa0;: paires</translation>
    </message>
    <message>
        <source>Several tables: players</source>
        <translation>Plusieurs tables&#xa0;: joueurs</translation>
    </message>
    <message>
        <source>Share and &amp;print</source>
        <translation>Par&amp;tager et imprimer</translation>
    </message>
    <message>
        <source>Share of contracts made at the level of {level}</source>
        <translation>Pourcentage de contrats réussis au palier de {level}</translation>
    </message>
    <message>
        <source>Share of contracts made in {strain}</source>
        <translation>Pourcentage de contrats réussis à {strain}</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Sho&amp;w the card</source>
        <translation>&amp;Voir la carte</translation>
    </message>
    <message>
        <source>Show all {number}</source>
        <translation>Montrer tous les {number}</translation>
    </message>
    <message>
        <source>Shows the deals behind it</source>
        <translation>Montre les donnes correspondantes</translation>
    </message>
    <message>
        <source>Since the last change of &amp;seats</source>
        <translation>Depuis le dernier changement de p&amp;laces</translation>
    </message>
    <message>
        <source>Single players</source>
        <translation>Individuel</translation>
    </message>
    <message>
        <source>Single players are written `8+1-5+7: N 3NT=`, the pairs of two teams of four `A1-B1: N 4S=`.</source>
        <translation>Les joueurs seuls s’écrivent `8+1-5+7: N 3NT=`, les paires de deux équipes de quatre `A1-B1: N 4S=`.</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Au repos</translation>
    </message>
    <message>
        <source>Sits out, number {number}</source>
        <translation>Au repos, numéro {number}</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>Au repos</translation>
    </message>
    <message>
        <source>Sitting out after that: {players}</source>
        <translation>Au repos ensuite&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>Chelem</translation>
    </message>
    <message>
        <source>Slams</source>
        <translation>Chelems</translation>
    </message>
    <message>
        <source>Slams made, out of slams bid</source>
        <translation>Chelems réussis, sur les chelems demandés</translation>
    </message>
    <message>
        <source>Small slam: six bid and made</source>
        <translation>Petit chelem, six demandé</translation>
    </message>
    <message>
        <source>Some debts are not paid.</source>
        <translation>Des dettes ne sont pas payées.</translation>
    </message>
    <message>
        <source>Some entries are not saved</source>
        <translation>Certaines saisies ne sont pas enregistrées</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Une erreur s’est produite</translation>
    </message>
    <message>
        <source>Something went wrong inside scorepad.</source>
        <translation>Une erreur s’est produite dans scorepad.</translation>
    </message>
    <message>
        <source>Sort by a column</source>
        <translation>Trier par une colonne</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>South</source>
        <comment>to sit</comment>
        <translation>Sud</translation>
    </message>
    <message>
        <source>Split score</source>
        <translation>Scores séparés</translation>
    </message>
    <message>
        <source>Sta&amp;ke for 100 points</source>
        <translation>&amp;Enjeu pour 100 points</translation>
    </message>
    <message>
        <source>Sta&amp;ke for each IMP</source>
        <translation>&amp;Enjeu par IMP</translation>
    </message>
    <message>
        <source>Stake &amp;for 100 points</source>
        <translation>&amp;Enjeu pour 100 points</translation>
    </message>
    <message>
        <source>Stake &amp;for each IMP</source>
        <translation>&amp;Enjeu par IMP</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Step &amp;through</source>
        <translation>&amp;Pas à pas</translation>
    </message>
    <message>
        <source>Still open from earlier evenings</source>
        <translation>Encore dû de soirées précédentes</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>Stop it there</source>
        <translation>Arrêter là</translation>
    </message>
    <message>
        <source>Stop it there, with its premiums</source>
        <translation>Arrêter là, avec les primes</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Suits in &amp;black and red</source>
        <translation>Couleurs en &amp;noir et rouge</translation>
    </message>
    <message>
        <source>Sunday evening</source>
        <translation>Dimanche soir</translation>
    </message>
    <message>
        <source>Swiss: drawn by the ranking</source>
        <translation>Suisse&#xa0;: tiré d’après le classement</translation>
    </message>
    <message>
        <source>Switch &amp;off</source>
        <translation>É&amp;teindre</translation>
    </message>
    <message>
        <source>T&amp;ype the cards</source>
        <translation>Taper les &amp;cartes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table of the back score (*.csv)</source>
        <translation>Tableau du récapitulatif (*.csv)</translation>
    </message>
    <message>
        <source>Table of the deals (*.csv)</source>
        <translation>Tableau des donnes (*.csv)</translation>
    </message>
    <message>
        <source>Table of the ranking (*.csv)</source>
        <translation>Tableau du classement (*.csv)</translation>
    </message>
    <message>
        <source>Table of the results (*.csv)</source>
        <translation>Tableau des résultats (*.csv)</translation>
    </message>
    <message>
        <source>Table of the rounds (*.csv)</source>
        <translation>Tableau des parties (*.csv)</translation>
    </message>
    <message>
        <source>Table view, &amp;full screen</source>
        <translation>Vue de la table, &amp;plein écran</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>Table {table}: all results are in</source>
        <translation>Table {table}&#xa0;: tous les résultats sont saisis</translation>
    </message>
    <message>
        <source>Table {table}: round {round}</source>
        <translation>Table {table}&#xa0;: tour {round}</translation>
    </message>
    <message>
        <source>Tables may &amp;share boards in a round</source>
        <translation>Les tables peuvent partager &amp;des étuis dans un tour</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Reçues</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Team {home} {won}, team {visitors} {lost}</source>
        <translation>Équipe {home} {won}, équipe {visitors} {lost}</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <translation>Équipe {team}</translation>
    </message>
    <message>
        <source>Teams in IMPs</source>
        <translation>Équipes en IMP</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <translation>Équipes de quatre</translation>
    </message>
    <message>
        <source>Teams, board a match</source>
        <translation>Équipes, board-a-match</translation>
    </message>
    <message>
        <source>That also changed {deals}</source>
        <translation>Cela a aussi modifié {deals}</translation>
    </message>
    <message>
        <source>That could not be done: {trouble}.</source>
        <translation>L’opération a échoué&#xa0;: {trouble}.</translation>
    </message>
    <message>
        <source>That was the last of {planned} rounds.</source>
        <translation>C’était la dernière des {planned} parties.</translation>
    </message>
    <message>
        <source>That was the one round you planned.</source>
        <translation>C’était la seule partie prévue.</translation>
    </message>
    <message>
        <source>The &amp;last deal counts double</source>
        <translation>La dernière donne compte do&amp;uble</translation>
    </message>
    <message>
        <source>The archive of evenings is not open at the moment.</source>
        <translation>Les archives ne sont pas ouvertes en ce moment.</translation>
    </message>
    <message>
        <source>The archive was damaged</source>
        <translation>Les archives étaient endommagées</translation>
    </message>
    <message>
        <source>The back score at its stakes</source>
        <translation>Le récapitulatif avec ses enjeux</translation>
    </message>
    <message>
        <source>The back score begins when the first rubber or chukker is over.</source>
        <translation>Le récapitulatif commence quand le premier robre ou Chicago est fini.</translation>
    </message>
    <message>
        <source>The back score of all rounds</source>
        <translation>Le récapitulatif de toutes les parties</translation>
    </message>
    <message>
        <source>The back score, evening by evening</source>
        <translation>Le récapitulatif, soirée par soirée</translation>
    </message>
    <message>
        <source>The best evening</source>
        <translation>La meilleure soirée</translation>
    </message>
    <message>
        <source>The board played next</source>
        <translation>Le prochain étui</translation>
    </message>
    <message>
        <source>The board says who deals</source>
        <translation>L’étui indique le donneur</translation>
    </message>
    <message>
        <source>The boards</source>
        <translation>Les étuis</translation>
    </message>
    <message>
        <source>The boards count as soon as all their results are in.</source>
        <translation>Les étuis comptent dès que tous leurs résultats sont là.</translation>
    </message>
    <message>
        <source>The card of the evening as a picture</source>
        <translation>Le résultat de la soirée en image</translation>
    </message>
    <message>
        <source>The course of the evening</source>
        <translation>Le déroulement de la soirée</translation>
    </message>
    <message>
        <source>The damaged file was not changed. It is kept as {file}.</source>
        <translation>Le fichier endommagé n’a pas été modifié. Il est conservé sous {file}.</translation>
    </message>
    <message>
        <source>The director types adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, or 3 fouled 1-2 4sn for a board whose cards were changed. F9 starts a clock for the rounds, seen on F11.</source>
        <translation>L’arbitre tape adjust 3 -5 slow play, bye C 12, handicap 3=+2.5, ou 3 fouled 1-2 4sn pour un étui dont les cartes ont changé. F9 lance un chronomètre des tours, visible avec F11.</translation>
    </message>
    <message>
        <source>The end of the round</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>La soirée</translation>
    </message>
    <message>
        <source>The evening after this step – {when}: {step}</source>
        <translation>La soirée après cette étape – {when}&#xa0;: {step}</translation>
    </message>
    <message>
        <source>The evening has ended.</source>
        <translation>La soirée est terminée.</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <translation>La soirée est terminée.</translation>
    </message>
    <message>
        <source>The evening is over. Begin another round with this?</source>
        <translation>La soirée est terminée. Commencer une autre partie&#xa0;?</translation>
    </message>
    <message>
        <source>The evening is unchanged, and you can play on. If the last step is missing, try it again.</source>
        <translation>La soirée est inchangée, et vous pouvez continuer. S’il manque la dernière étape, refaites-la.</translation>
    </message>
    <message>
        <source>The evening of {day} was deleted.</source>
        <translation>La soirée du {day} a été supprimée.</translation>
    </message>
    <message>
        <source>The evenings of each day are copied, at most ten minutes after a change. Copies of seven days and eight weeks are kept.</source>
        <translation>Les soirées de chaque jour sont copiées, au plus dix minutes après un changement. Les copies de sept jours et huit semaines sont gardées.</translation>
    </message>
    <message>
        <source>The first side with two games ends the rubber.</source>
        <translation>Le premier camp qui a deux manches termine le robre.</translation>
    </message>
    <message>
        <source>The fonts that come with scorepad cannot be found, so nothing can be printed. Install scorepad again.</source>
        <translation>Les polices de scorepad sont introuvables, rien ne peut donc être imprimé. Réinstallez scorepad.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La formule</translation>
    </message>
    <message>
        <source>The game as agreed</source>
        <translation>La formule convenue</translation>
    </message>
    <message>
        <source>The laptop cannot be reached.</source>
        <translation>L’ordinateur est injoignable.</translation>
    </message>
    <message>
        <source>The laptop cannot be reached. Your entry waits here.</source>
        <translation>L’ordinateur est injoignable. Votre saisie attend ici.</translation>
    </message>
    <message>
        <source>The laptop is asked whether this phone may enter.</source>
        <translation>On demande à l’ordinateur si ce téléphone peut saisir.</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>Les 12 derniers mois</translation>
    </message>
    <message>
        <source>The last deal counts double.</source>
        <translation>La dernière donne compte double.</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>Le dernier tour est terminé.</translation>
    </message>
    <message>
        <source>The movement</source>
        <translation>Le mouvement</translation>
    </message>
    <message>
        <source>The movement, also for each table</source>
        <translation>Le mouvement, aussi pour chaque table</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>La prochaine donne</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>La page suivante</translation>
    </message>
    <message>
        <source>The next phone</source>
        <translation>Le téléphone suivant</translation>
    </message>
    <message>
        <source>The next result</source>
        <translation>Le prochain résultat</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>La partie suivante</translation>
    </message>
    <message>
        <source>The order of the results</source>
        <translation>L’ordre des résultats</translation>
    </message>
    <message>
        <source>The other rounds</source>
        <translation>Les autres tours</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>La page précédente</translation>
    </message>
    <message>
        <source>The partners stay the same all evening.</source>
        <translation>Les partenaires restent les mêmes toute la soirée.</translation>
    </message>
    <message>
        <source>The players seated at the end get the result of {round}.</source>
        <translation>Le résultat de {round} va aux joueurs assis à la fin.</translation>
    </message>
    <message>
        <source>The points in the file were not compared with ours</source>
        <translation>Les points du fichier n’ont pas été comparés aux nôtres</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the pages. Save them as a PDF instead.</source>
        <translation>L’imprimante {printer} refuse les pages. Enregistrez-les plutôt en PDF.</translation>
    </message>
    <message>
        <source>The ranking</source>
        <translation>Le classement</translation>
    </message>
    <message>
        <source>The ranking is shown when all results are in. Still to come: {number}.</source>
        <translation>Le classement sera affiché quand tous les résultats seront là. Il en manque {number}.</translation>
    </message>
    <message>
        <source>The result of the evening</source>
        <translation>Le résultat de la soirée</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Les résultats</translation>
    </message>
    <message>
        <source>The round is tied</source>
        <translation>La partie est à égalité</translation>
    </message>
    <message>
        <source>The running back score</source>
        <translation>Le récapitulatif cumulé</translation>
    </message>
    <message>
        <source>The same page shows which table is behind.</source>
        <translation>La même page montre quelle table est en retard.</translation>
    </message>
    <message>
        <source>The scale: {rows}.</source>
        <translation>Le barème&#xa0;: {rows}.</translation>
    </message>
    <message>
        <source>The score for the table</source>
        <translation>La marque pour la table</translation>
    </message>
    <message>
        <source>The scores follow the Laws of Contract Bridge (1993), since 2014 the Laws of Rubber Bridge.</source>
        <translation>Les scores suivent les Laws of Contract Bridge (1993), depuis 2014 les Laws of Rubber Bridge.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>La feuille</translation>
    </message>
    <message>
        <source>The sheet after each deal</source>
        <translation>La feuille après chaque donne</translation>
    </message>
    <message>
        <source>The stake is for each IMP, and so is the back score.</source>
        <translation>L’enjeu est par IMP, le récapitulatif aussi.</translation>
    </message>
    <message>
        <source>The stake is per &amp;side</source>
        <translation>L’enj&amp;eu est par camp</translation>
    </message>
    <message>
        <source>The stake is per side; partners share it.</source>
        <translation>L’enjeu est par camp&#x202f;; les partenaires le partagent.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>The us&amp;ual one</source>
        <translation>L’&amp;habituel</translation>
    </message>
    <message>
        <source>The usual one; another from a &amp;file…</source>
        <translation>L’habituel&#x202f;; un autre d’un &amp;fichier…</translation>
    </message>
    <message>
        <source>The whole evening</source>
        <translation>Toute la soirée</translation>
    </message>
    <message>
        <source>The worst evening</source>
        <translation>La pire soirée</translation>
    </message>
    <message>
        <source>Then the score is shown from your own side.</source>
        <translation>La marque est alors vue de votre camp.</translation>
    </message>
    <message>
        <source>There are no evenings yet.</source>
        <translation>Il n’y a pas encore de soirées.</translation>
    </message>
    <message>
        <source>There is a movement for {numbers} players. With other numbers, sit as you like and type the partners with each result: 1+2-3+4 4sn.</source>
        <translation>Il y a un mouvement pour {numbers} joueurs. Pour d’autres nombres, placez-vous librement et tapez les partenaires avec chaque résultat&#xa0;: 1+2-3+4 4pn.</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made on every day you play; 7 daily and 8 weekly ones are kept.</source>
        <translation>Il n’y a pas encore de sauvegarde. Une est faite chaque jour de jeu&#x202f;; 7 quotidiennes et 8 hebdomadaires sont conservées.</translation>
    </message>
    <message>
        <source>There is no fifth deal: after four, a new chukker begins with nobody vulnerable. A passed-out deal is dealt again and does not count. (Custom; the Laws are silent.)</source>
        <translation>Il n’y a pas de cinquième donne&#xa0;: après quatre, un nouveau Chicago commence, où personne n’est vulnérable. Une donne passée est redonnée et ne compte pas. (Usage&#x202f;; le code n’en dit rien.)</translation>
    </message>
    <message>
        <source>There is no movement: sit as you like, and type the pairs with each result.</source>
        <translation>Il n’y a pas de mouvement&#xa0;: placez-vous librement et tapez les paires avec chaque résultat.</translation>
    </message>
    <message>
        <source>There is no result before a board can be compared.</source>
        <translation>Il n’y a pas de résultat avant qu’un étui puisse être comparé.</translation>
    </message>
    <message>
        <source>There is no result before a round is over.</source>
        <translation>Il n’y a pas de résultat avant la fin d’une partie.</translation>
    </message>
    <message>
        <source>There is nothing to compare it with yet.</source>
        <translation>Il n’y a encore rien à comparer.</translation>
    </message>
    <message>
        <source>These are missing:</source>
        <translation>Il manque&#xa0;:</translation>
    </message>
    <message>
        <source>These are read too, where they are known:</source>
        <translation>Celles-ci sont lues aussi, si elles sont connues&#xa0;:</translation>
    </message>
    <message>
        <source>These are the &amp;last boards</source>
        <translation>Ce sont les der&amp;niers étuis</translation>
    </message>
    <message>
        <source>These details help to fix the fault; they contain no names or scores. They are kept in {file}</source>
        <translation>Ces détails aident à corriger l’erreur&#x202f;; ils ne contiennent ni noms ni scores. Ils sont conservés dans {file}</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>They are one player</source>
        <translation>C’est un seul joueur</translation>
    </message>
    <message>
        <source>They are vulnerable</source>
        <translation>Eux sont vulnérables</translation>
    </message>
    <message>
        <source>They count in the total of {round}, and never towards a game.</source>
        <translation>Ils comptent dans le total de {round}, et jamais pour une manche.</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Eux jouent</translation>
    </message>
    <message>
        <source>This &amp;round</source>
        <translation>Cette &amp;partie</translation>
    </message>
    <message>
        <source>This computer is in no network. A phone’s own hotspot will do; join it first.</source>
        <translation>Cet ordinateur n’est sur aucun réseau. Le partage de connexion d’un téléphone suffit&#xa0;; s’y connecter d’abord.</translation>
    </message>
    <message>
        <source>This deal comes after the end of the round and is not counted.</source>
        <translation>Cette donne vient après la fin de la partie et ne compte pas.</translation>
    </message>
    <message>
        <source>This deal ends the chukker</source>
        <translation>Cette donne termine le Chicago</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Cette soirée</translation>
    </message>
    <message>
        <source>This evening has no entries yet.</source>
        <translation>Cette soirée ne contient encore aucune saisie.</translation>
    </message>
    <message>
        <source>This evening was also changed elsewhere. Both are kept: you are in yours; the other is under Evenings.</source>
        <translation>Cette soirée a aussi été modifiée ailleurs. Les deux sont conservées&#xa0;: vous êtes dans la vôtre, l’autre est sous Soirées.</translation>
    </message>
    <message>
        <source>This evening was updated elsewhere. This is the latest version.</source>
        <translation>Cette soirée a été mise à jour ailleurs. Voici la dernière version.</translation>
    </message>
    <message>
        <source>This is the &amp;last</source>
        <translation>C’est le der&amp;nier</translation>
    </message>
    <message>
        <source>This is the &amp;last chukker</source>
        <translation>C’est le der&amp;nier Chicago</translation>
    </message>
    <message>
        <source>This is the &amp;last rubber</source>
        <translation>C’est le der&amp;nier robre</translation>
    </message>
    <message>
        <source>This is the current evening.</source>
        <translation>C’est la soirée en cours.</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>C’est la dernière partie</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Switch it on in the browser.</source>
        <translation>Cette page a besoin de JavaScript. Activez-le dans le navigateur.</translation>
    </message>
    <message>
        <source>This phone may enter deals.</source>
        <translation>Ce téléphone peut saisir des donnes.</translation>
    </message>
    <message>
        <source>This phone may look.</source>
        <translation>Ce téléphone peut regarder.</translation>
    </message>
    <message>
        <source>This round with its deals</source>
        <translation>Cette partie avec ses donnes</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Cette feuille</translation>
    </message>
    <message>
        <source>This spelling</source>
        <translation>Ce nom</translation>
    </message>
    <message>
        <source>Thursday evening</source>
        <translation>Jeudi soir</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>To correct a deal, type only the part that was wrong: +2, x or undoubled, 4h, another declarer, h100 eve, no honours. Contract and declarer together are a whole new deal.</source>
        <translation>Pour corriger une donne, ne tapez que ce qui était faux&#xa0;: +2, x ou non contré, 4c, un autre déclarant, h100 eve, sans honneurs. Contrat et déclarant ensemble font une nouvelle donne.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made: {reason}</source>
        <translation>La sauvegarde du jour n’a pas pu être faite&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Ce soir</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total points</source>
        <translation>Total des points</translation>
    </message>
    <message>
        <source>Traveller</source>
        <translation>Feuille ambulante</translation>
    </message>
    <message>
        <source>Trick points for each odd trick (above six) bid and made. They go below the line.</source>
        <translation>Points pour chaque levée demandée et faite au-dessus de six. Ils vont au-dessous de la ligne.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Levées</translation>
    </message>
    <message>
        <source>Tuesday evening</source>
        <translation>Mardi soir</translation>
    </message>
    <message>
        <source>Turn all &amp;cards up</source>
        <translation>Re&amp;tourner toutes les cartes</translation>
    </message>
    <message>
        <source>Type contract, declarer and result into the line at the foot of the window, then press Enter. Capitals and blanks do not matter.</source>
        <translation>Tapez contrat, déclarant et résultat dans la ligne au bas de la fenêtre, puis Entrée. Majuscules et espaces sont sans importance.</translation>
    </message>
    <message>
        <source>Type only the wrong part: 4h, x, +1 or {player}</source>
        <translation>Ne tapez que ce qui était faux&#xa0;: 4c, x, +1 ou {player}</translation>
    </message>
    <message>
        <source>Type the board, the pairs and their result: 1 {pairs} 4sn+1</source>
        <translation>Tapez l’étui, les paires et leur résultat&#xa0;: 1 {pairs} 4pn+1</translation>
    </message>
    <message>
        <source>Type the card that each has drawn, such as QC or 10H. The two highest are partners, and the highest deals first.</source>
        <translation>Tapez la carte que chacun a tirée, p. ex. DT ou 10C. Les deux plus hautes jouent ensemble, et la plus haute donne d’abord.</translation>
    </message>
    <message>
        <source>Type the result asked for, such as 4sn+1, or any other with board and pairs: 3 1-2 4sn+1.</source>
        <translation>Tapez le résultat demandé, p. ex. 4pn+1, ou un autre avec étui et paires&#xa0;: 3 1-2 4pn+1.</translation>
    </message>
    <message>
        <source>USEBIO holds only boards that several tables played</source>
        <translation>USEBIO ne contient que des étuis joués à plusieurs tables</translation>
    </message>
    <message>
        <source>USEBIO, for clubs’ pages (*.xml)</source>
        <translation>USEBIO, pour les sites de clubs (*.xml)</translation>
    </message>
    <message>
        <source>USEBIO, which club sites publish results from</source>
        <translation>USEBIO, d’où les sites de clubs publient les résultats</translation>
    </message>
    <message>
        <source>Undertricks, not vulnerable (to opponents)</source>
        <translation>Levées de chute, non vulnérable (aux adversaires)</translation>
    </message>
    <message>
        <source>Undertricks, vulnerable (to opponents)</source>
        <translation>Levées de chute, vulnérable (aux adversaires)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo {step}</source>
        <translation>Annuler&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <translation>Annulé&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Unfinished: game</source>
        <translation>Inachevé&#xa0;: manche</translation>
    </message>
    <message>
        <source>Unfinished: part-score</source>
        <translation>Inachevé&#xa0;: marque partielle</translation>
    </message>
    <message>
        <source>Unsaved entries</source>
        <translation>Saisies non enregistrées</translation>
    </message>
    <message>
        <source>Up and Down select a line, which can be retyped; Delete deletes it, and F1 explains a figure.</source>
        <translation>Haut et Bas choisissent une ligne, qui peut être retapée&#x202f;; Suppr la supprime, et F1 explique un chiffre.</translation>
    </message>
    <message>
        <source>Uses your table of expected scores.</source>
        <translation>Utilise votre barème de scores attendus.</translation>
    </message>
    <message>
        <source>Using a second laptop? Save there, open the file here: differences are shown side by side. PBN and USEBIO results can be opened too.</source>
        <translation>Un second ordinateur&#x202f;? Enregistrez-y la soirée, ouvrez le fichier ici&#xa0;: les différences sont affichées côte à côte. Les résultats PBN et USEBIO s’ouvrent aussi.</translation>
    </message>
    <message>
        <source>VPs</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>VPs a match</source>
        <translation>PV par match</translation>
    </message>
    <message>
        <source>VUL</source>
        <translation>VUL</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Version {number}</translation>
    </message>
    <message>
        <source>Victory points, for each match of teams</source>
        <translation>Points de victoire, par match par équipes</translation>
    </message>
    <message>
        <source>Vuln.</source>
        <translation>Vuln.</translation>
    </message>
    <message>
        <source>Vulnerable</source>
        <translation>Vulnérable</translation>
    </message>
    <message>
        <source>Vulnerable – deal 1: nobody; deals 2 and 3: the dealer’s side, in Cavendish form the other; deal 4: both sides</source>
        <translation>Vulnérables – donne 1&#xa0;: personne&#x202f;; donnes 2 et 3&#xa0;: le camp du donneur, en Cavendish l’autre&#x202f;; donne 4&#xa0;: les deux camps</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>We are East and West</source>
        <translation>Nous sommes Est et Ouest</translation>
    </message>
    <message>
        <source>We are North and South</source>
        <translation>Nous sommes Nord et Sud</translation>
    </message>
    <message>
        <source>We are vulnerable</source>
        <translation>Nous sommes vulnérables</translation>
    </message>
    <message>
        <source>We play</source>
        <comment>the contract</comment>
        <translation>Nous jouons</translation>
    </message>
    <message>
        <source>Wednesday evening</source>
        <translation>Mercredi soir</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>West</source>
        <comment>to sit</comment>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What a contract is worth</source>
        <translation>Ce que vaut un contrat</translation>
    </message>
    <message>
        <source>What a correction changed</source>
        <translation>Ce qu’une correction a changé</translation>
    </message>
    <message>
        <source>What a phone enters waits there while the network is away, and is never entered twice. The history says from whose phone it came.</source>
        <translation>Ce qu’un téléphone saisit y attend tant que le réseau manque, et n’est jamais saisi deux fois. L’historique dit de quel téléphone cela vient.</translation>
    </message>
    <message>
        <source>What cannot be imported from a file of another program is listed in the note of the evening.</source>
        <translation>Ce qui ne peut être importé d’un fichier d’un autre programme figure dans la note de la soirée.</translation>
    </message>
    <message>
        <source>What each contract would score</source>
        <translation>Ce que rapporterait chaque contrat</translation>
    </message>
    <message>
        <source>What if – {state}</source>
        <translation>Et si…&#x202f;? – {state}</translation>
    </message>
    <message>
        <source>What is exported as `.scorepad` or PBN can be imported again without loss. Every export names what its file cannot hold.</source>
        <translation>Ce qui est exporté en `.scorepad` ou en PBN peut être réimporté sans perte. Chaque export nomme ce que son fichier ne peut contenir.</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Ce qu’elle contient</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Ce que cela veut dire</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>À imprimer</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Where tables differ, you choose for each round: honours, part-scores carried over, premiums of an unfinished rubber.</source>
        <translation>Là où les tables diffèrent, vous choisissez à chaque partie&#xa0;: honneurs, marques partielles reportées, primes d’un robre inachevé.</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Origine des points</translation>
    </message>
    <message>
        <source>Where the points came from – {who}</source>
        <translation>Origine des points – {who}</translation>
    </message>
    <message>
        <source>Where the two laptops differ, choose what to keep.</source>
        <translation>Là où les deux ordinateurs diffèrent, choisissez ce qu’il faut garder.</translation>
    </message>
    <message>
        <source>Where there is no network at all, Result as a code holds the result itself: a phone that scans it has it.</source>
        <translation>Sans aucun réseau, Résultat en code contient le résultat lui-même&#xa0;: un téléphone qui le scanne l’a.</translation>
    </message>
    <message>
        <source>Where your evenings are</source>
        <translation>Où sont vos soirées</translation>
    </message>
    <message>
        <source>While you type, the score appears in pale figures in the right column, and in words below the line.</source>
        <translation>Pendant que vous tapez, le score apparaît en gris clair dans la bonne colonne, et en mots sous la ligne.</translation>
    </message>
    <message>
        <source>Who held the honours?</source>
        <translation>Qui avait les honneurs&#x202f;?</translation>
    </message>
    <message>
        <source>Who is &amp;ranked</source>
        <translation>Type de tourn&amp;oi</translation>
    </message>
    <message>
        <source>Who is at this phone?</source>
        <translation>Qui est à ce téléphone&#xa0;?</translation>
    </message>
    <message>
        <source>Who is the declarer?</source>
        <translation>Qui est le déclarant&#x202f;?</translation>
    </message>
    <message>
        <source>Who owes</source>
        <translation>Qui doit</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Qui paie à qui</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Who plays tonight?</source>
        <translation>Qui joue ce soir&#x202f;?</translation>
    </message>
    <message>
        <source>Who won each game</source>
        <translation>Qui a gagné chaque manche</translation>
    </message>
    <message>
        <source>Who won, and the back score</source>
        <translation>Qui a gagné, et le récapitulatif</translation>
    </message>
    <message>
        <source>Who&amp;m</source>
        <translation>À &amp;qui</translation>
    </message>
    <message>
        <source>Whom</source>
        <translation>À qui</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>De qui</translation>
    </message>
    <message>
        <source>Whose lines are drawn: seven at most</source>
        <translation>De qui tracer la courbe&#xa0;: sept au plus</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Why are they given? A word is enough.</source>
        <translation>Pourquoi sont-ils donnés&#x202f;? Un mot suffit.</translation>
    </message>
    <message>
        <source>Winning the rubber earns {more} if the other side has no game, else {fewer}. More points win, even with fewer games.</source>
        <translation>Gagner le robre rapporte {more} si l’autre camp n’a pas de manche, sinon {fewer}. Le camp qui a le plus de points gagne, même avec moins de manches.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>With Python {python} and Qt {qt}</source>
        <translation>Avec Python {python} et Qt {qt}</translation>
    </message>
    <message>
        <source>With Python {python}, without Qt</source>
        <translation>Avec Python {python}, sans Qt</translation>
    </message>
    <message>
        <source>With `--json`, commands print one JSON object. Its schema is commands.schema.json, and that of `.scorepad` files evening-file.schema.json; both come with scorepad.</source>
        <translation>Avec `--json`, les commandes affichent un objet JSON. Son schéma est commands.schema.json, celui des fichiers `.scorepad` evening-file.schema.json&#x202f;; les deux viennent avec scorepad.</translation>
    </message>
    <message>
        <source>With and against</source>
        <translation>Avec et contre</translation>
    </message>
    <message>
        <source>With five players every partnership comes up once. The panel says who sits out, and when everyone has played with everyone.</source>
        <translation>À cinq, chaque paire se forme une fois. Le panneau dit qui est mort, et quand tous ont joué avec tous.</translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation>Avec handicap</translation>
    </message>
    <message>
        <source>With: {what}</source>
        <translation>Avec&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Sans date</translation>
    </message>
    <message>
        <source>Without any network: Result as a code.</source>
        <translation>Sans réseau&#xa0;: Résultat en code.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Won %</source>
        <translation>Gagnées&#xa0;%</translation>
    </message>
    <message>
        <source>Won in all</source>
        <translation>Gagné en tout</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Pire</translation>
    </message>
    <message>
        <source>XML entities are not supported</source>
        <translation>les entités XML ne sont pas prises en charge</translation>
    </message>
    <message>
        <source>You cut for partners before each round.</source>
        <translation>On tire les partenaires avant chaque partie.</translation>
    </message>
    <message>
        <source>You type</source>
        <translation>Vous tapez</translation>
    </message>
    <message>
        <source>You write</source>
        <translation>Vous écrivez</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Votre carte</translation>
    </message>
    <message>
        <source>Your own scale</source>
        <translation>Votre barème</translation>
    </message>
    <message>
        <source>Your own, from a &amp;file…</source>
        <translation>Le vôtre, d’un &amp;fichier…</translation>
    </message>
    <message>
        <source>`scorepad check` names each evening that is damaged, and `scorepad check --mend` repairs what can be repaired.</source>
        <translation>`scorepad check` nomme chaque soirée abîmée, `scorepad check --mend` répare ce qui peut l’être.</translation>
    </message>
    <message>
        <source>`scorepad merge` joins two copies of an evening, or one session that was entered at two laptops.</source>
        <translation>`scorepad merge` réunit deux copies d’une soirée, ou une séance saisie sur deux portables.</translation>
    </message>
    <message>
        <source>`scorepad rank FILE --draw` draws the next round of teams, and `scorepad movement 13` proposes a movement for 13 pairs.</source>
        <translation>`scorepad rank FILE --draw` tire le tour suivant des équipes, et `scorepad movement 13` propose un mouvement pour 13 paires.</translation>
    </message>
    <message>
        <source>`scorepad score FILE` prints its sheets, and `scorepad import FILE` puts it into the archive.</source>
        <translation>`scorepad score FILE` en affiche les feuilles, `scorepad import FILE` la met dans le recueil.</translation>
    </message>
    <message>
        <source>a PDF named after the evening</source>
        <translation>un PDF au nom de la soirée</translation>
    </message>
    <message>
        <source>a PDF, or pictures where it ends in .png or .svg; - for standard output; named after the evening if left out</source>
        <translation>un PDF, ou des images s’il finit en .png ou .svg&#x202f;; - pour la sortie standard&#x202f;; sinon au nom de la soirée</translation>
    </message>
    <message>
        <source>a bet</source>
        <translation>un pari</translation>
    </message>
    <message>
        <source>a board has at most {most} results</source>
        <translation>un étui a au plus {most} résultats</translation>
    </message>
    <message>
        <source>a bye brings 0 to {most} VPs</source>
        <translation>une exemption rapporte de 0 à {most} PV</translation>
    </message>
    <message>
        <source>a bye needs a team and its VPs, e.g. bye C 12</source>
        <translation>une exemption demande une équipe et ses PV, p. ex. bye C 12</translation>
    </message>
    <message>
        <source>a chair is missing before =; chairs are N, E, S and W</source>
        <translation>il manque une place avant =&#x202f;; les places sont N, E, S et W</translation>
    </message>
    <message>
        <source>a chair or a name</source>
        <translation>une place ou un nom</translation>
    </message>
    <message>
        <source>a change</source>
        <translation>une modification</translation>
    </message>
    <message>
        <source>a contract is at level 1 to 7, not {level}</source>
        <translation>un contrat est au palier de 1 à 7, pas {level}</translation>
    </message>
    <message>
        <source>a debt</source>
        <translation>une dette</translation>
    </message>
    <message>
        <source>a file for another computer; or .csv, .pbn</source>
        <translation>un fichier pour un autre ordinateur&#x202f;; ou .csv, .pbn</translation>
    </message>
    <message>
        <source>a line that scorepad wrote before this one is missing; open another copy of the file</source>
        <translation>il manque une ligne avant celle-ci&#x202f;; ouvrez une autre copie du fichier</translation>
    </message>
    <message>
        <source>a longer chukker, or the boards in a set</source>
        <translation>un chukker plus long, ou les étuis d’une série</translation>
    </message>
    <message>
        <source>a mean leaves out 0 or 1 result at each end</source>
        <translation>une moyenne écarte 0 ou 1 résultat à chaque bout</translation>
    </message>
    <message>
        <source>a name has lost its last change</source>
        <translation>un nom a perdu son dernier changement</translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <translation>une paire ne peut pas jouer contre elle-même</translation>
    </message>
    <message>
        <source>a passed-out deal</source>
        <translation>une donne passée</translation>
    </message>
    <message>
        <source>a passed-out deal has neither declarer nor tricks</source>
        <translation>une donne passée n’a ni déclarant ni levées</translation>
    </message>
    <message>
        <source>a passed-out deal has neither tricks nor honours</source>
        <translation>une donne passée n’a ni levées ni honneurs</translation>
    </message>
    <message>
        <source>a passed-out deal has no declarer</source>
        <translation>une donne passée n’a pas de déclarant</translation>
    </message>
    <message>
        <source>a passed-out deal has nothing else; leave “{column}” empty</source>
        <translation>une donne passée n’a rien d’autre&#x202f;; laissez «&#xa0;{column}&#xa0;» vide</translation>
    </message>
    <message>
        <source>a passed-out deal is not dealt again</source>
        <translation>une donne passée n’est pas redonnée</translation>
    </message>
    <message>
        <source>a player cannot be twice at a table</source>
        <translation>un joueur ne peut pas être deux fois à une table</translation>
    </message>
    <message>
        <source>a player draws only once</source>
        <translation>un joueur ne tire qu’une fois</translation>
    </message>
    <message>
        <source>a player needs a name</source>
        <translation>un joueur doit avoir un nom</translation>
    </message>
    <message>
        <source>a pot for the winner</source>
        <translation>une cagnotte pour le vainqueur</translation>
    </message>
    <message>
        <source>a pot needs what each pays and the shares of the first places, e.g. pot 5.00 60/40</source>
        <translation>une cagnotte demande la mise de chacun et les parts des premières places, p. ex. pot 5.00 60/40</translation>
    </message>
    <message>
        <source>a pot, shared {shares}</source>
        <translation>une cagnotte, partagée {shares}</translation>
    </message>
    <message>
        <source>a result is disputed</source>
        <translation>un résultat est contesté</translation>
    </message>
    <message>
        <source>a revoke</source>
        <translation>une renonce</translation>
    </message>
    <message>
        <source>a round has 1 to {most} boards</source>
        <translation>un tour a de 1 à {most} étuis</translation>
    </message>
    <message>
        <source>a round has {lengths} deals, not {number}</source>
        <translation>une partie a {lengths} donnes, pas {number}</translation>
    </message>
    <message>
        <source>a row has been damaged</source>
        <translation>une ligne est endommagée</translation>
    </message>
    <message>
        <source>a scale gives the expected score for each number of points from 20 to 40</source>
        <translation>un barème donne le score attendu pour chaque nombre de points de 20 à 40</translation>
    </message>
    <message>
        <source>a scale goes from 20 points to 40; “{typed}” does not</source>
        <translation>un barème va de 20 à 40 points&#x202f;; «&#xa0;{typed}&#xa0;» est en dehors</translation>
    </message>
    <message>
        <source>a score file or an evening file</source>
        <translation>un fichier de marque ou un fichier de soirée</translation>
    </message>
    <message>
        <source>a score file, or - for standard input</source>
        <translation>un fichier de marque, ou - pour l’entrée standard</translation>
    </message>
    <message>
        <source>a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation>une saison des archives au lieu de fichiers&#xa0;: 2026, 2025/26, 2026-09..2026-11 ou all</translation>
    </message>
    <message>
        <source>a second ranking with these per cent, IMPs a board, or IMPs a match</source>
        <translation>un second classement avec ces pour cent, IMP par étui ou IMP par match</translation>
    </message>
    <message>
        <source>a sheet to score on by hand</source>
        <translation>une feuille pour marquer à la main</translation>
    </message>
    <message>
        <source>a sheet to score on, instead of files</source>
        <translation>une feuille pour marquer, au lieu de fichiers</translation>
    </message>
    <message>
        <source>a side holds 0 to {most} points, not {number}</source>
        <translation>un camp a de 0 à {most} points, pas {number}</translation>
    </message>
    <message>
        <source>a side takes 0 to 13 tricks, not {number}</source>
        <translation>un camp fait de 0 à 13 levées, pas {number}</translation>
    </message>
    <message>
        <source>a split needs two scores for North-South: the first counts for them, the second for East-West, e.g. split 420 -50</source>
        <translation>des scores séparés demandent deux scores de Nord-Sud&#xa0;: le premier compte pour eux, le second pour Est-Ouest, p. ex. séparé 420 -50</translation>
    </message>
    <message>
        <source>a split score, {ns} for North-South and {ew} for East-West</source>
        <translation>des scores séparés, {ns} pour Nord-Sud et {ew} pour Est-Ouest</translation>
    </message>
    <message>
        <source>a table for a spreadsheet</source>
        <translation>un tableau pour un tableur</translation>
    </message>
    <message>
        <source>a table for spreadsheets, with a row for each deal, round or back score</source>
        <translation>un tableau pour tableurs, avec une ligne par donne, partie ou récapitulatif</translation>
    </message>
    <message>
        <source>a table has four to seven players, not {number}</source>
        <translation>une table a de quatre à sept joueurs, pas {number}</translation>
    </message>
    <message>
        <source>a team cannot play against itself</source>
        <translation>une équipe ne peut pas jouer contre elle-même</translation>
    </message>
    <message>
        <source>a title, if you like</source>
        <translation>un titre, si vous voulez</translation>
    </message>
    <message>
        <source>above</source>
        <translation>dessus</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>ajustement</translation>
    </message>
    <message>
        <source>adjustment of {points}</source>
        <translation>ajustement de {points}</translation>
    </message>
    <message>
        <source>agreed: {reason}</source>
        <translation>convenu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>all evenings of the archive, with the standings</source>
        <translation>toutes les soirées de l’archive, avec le classement</translation>
    </message>
    <message>
        <source>all handicaps belong in one line</source>
        <translation>tous les handicaps vont sur une seule ligne</translation>
    </message>
    <message>
        <source>all options of a command, with examples</source>
        <translation>toutes les options d’une commande, avec des exemples</translation>
    </message>
    <message>
        <source>all results of each board, and how each figure came about</source>
        <translation>tous les résultats de chaque étui, et d’où vient chaque chiffre</translation>
    </message>
    <message>
        <source>all rounds</source>
        <translation>toutes les parties</translation>
    </message>
    <message>
        <source>also out</source>
        <comment>sits out</comment>
        <translation>et au repos</translation>
    </message>
    <message>
        <source>always duplicate</source>
        <translation>toujours duplicate</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>option ambiguë&#xa0;:&#xa0;%(option)s peut être&#xa0;%(matches)s</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>montant</translation>
    </message>
    <message>
        <source>an adjustment is 1 to {most} points, given to one side</source>
        <translation>un ajustement est de 1 à {most} points, pour un seul camp</translation>
    </message>
    <message>
        <source>an adjustment needs a pair, a player or a team, how much, and a reason, e.g. adjust 3 -5 slow play</source>
        <translation>un ajustement demande une paire, un joueur ou une équipe, combien, et une raison, p. ex. adjust 3 -5 slow play</translation>
    </message>
    <message>
        <source>an adjustment needs a reason</source>
        <translation>un ajustement demande une raison</translation>
    </message>
    <message>
        <source>an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start</source>
        <translation>un ajustement demande un camp, des points et une raison, p. ex. adjust NS 200 arrivée tardive</translation>
    </message>
    <message>
        <source>an adjustment needs its reason</source>
        <translation>un ajustement doit avoir une raison</translation>
    </message>
    <message>
        <source>an adjustment of {points}</source>
        <translation>ajustement de {points}</translation>
    </message>
    <message>
        <source>an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40</source>
        <translation>une moyenne demande deux valeurs, Nord-Sud d’abord, p. ex. moy+ moy- ou 60 40</translation>
    </message>
    <message>
        <source>an average of {award} is not between {least} and {most}</source>
        <translation>une moyenne de {award} n’est pas entre {least} et {most}</translation>
    </message>
    <message>
        <source>an average of {ns} % of {top} for North-South, {ew} % for East-West: {won} and {lost}</source>
        <translation>une moyenne de {ns}&#xa0;% sur {top} pour Nord-Sud, de {ew}&#xa0;% pour Est-Ouest&#xa0;: {won} et {lost}</translation>
    </message>
    <message>
        <source>an average of {ns} IMPs for North-South, {ew} for East-West</source>
        <translation>une moyenne de {ns} IMP pour Nord-Sud, de {ew} pour Est-Ouest</translation>
    </message>
    <message>
        <source>an average of {ns} points for North-South, {ew} for East-West</source>
        <translation>une moyenne de {ns} points pour Nord-Sud, de {ew} pour Est-Ouest</translation>
    </message>
    <message>
        <source>an average, {ns} for North-South and {ew} for East-West</source>
        <translation>une moyenne, {ns} pour Nord-Sud et {ew} pour Est-Ouest</translation>
    </message>
    <message>
        <source>an entry cannot be saved in {file}</source>
        <translation>une saisie ne peut pas être enregistrée dans {file}</translation>
    </message>
    <message>
        <source>an evening file, or any other with results</source>
        <translation>un fichier de soirée, ou un autre avec des résultats</translation>
    </message>
    <message>
        <source>an evening has at least one round, not {number}</source>
        <translation>une soirée a au moins une partie, pas {number}</translation>
    </message>
    <message>
        <source>an evening has at most {most} deals</source>
        <translation>une soirée a au plus {most} donnes</translation>
    </message>
    <message>
        <source>an evening has at most {most} debts besides the score</source>
        <translation>en plus du score, une soirée a au plus {most} dettes</translation>
    </message>
    <message>
        <source>an evening has lost its last change</source>
        <translation>une soirée a perdu son dernier changement</translation>
    </message>
    <message>
        <source>an extra amount</source>
        <translation>un montant en plus</translation>
    </message>
    <message>
        <source>an extra amount needs a reason</source>
        <translation>un montant en plus doit avoir une raison</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et&#xa0;%n de plus</numerusform>
            <numerusform>et&#xa0;%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>and {number} more</source>
        <translation>et {number} de plus</translation>
    </message>
    <message>
        <source>another archive</source>
        <translation>d’autres archives</translation>
    </message>
    <message>
        <source>another deal is there already</source>
        <translation>une autre donne est déjà là</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>d’autres archives</translation>
    </message>
    <message>
        <source>another page asked for this</source>
        <translation>une autre page l’a demandé</translation>
    </message>
    <message>
        <source>another program is using {file}</source>
        <translation>un autre programme utilise {file}</translation>
    </message>
    <message>
        <source>another result is there already</source>
        <translation>un autre résultat est déjà là</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument&#xa0;%(argument_name)s&#xa0;:&#xa0;%(message)s</translation>
    </message>
    <message>
        <source>as in 4SX</source>
        <translation>comme dans 4SX</translation>
    </message>
    <message>
        <source>at least one round is played</source>
        <translation>on joue au moins une partie</translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} down</source>
        <translation>au palier de {level}, on peut chuter de {most} au plus</translation>
    </message>
    <message>
        <source>at level {level} there can be at most {most} over</source>
        <translation>au palier de {level}, il peut y avoir {most} levées de mieux au plus</translation>
    </message>
    <message>
        <source>at level {level} there can be no overtricks</source>
        <translation>au palier de {level}, il n’y a pas de levée de mieux</translation>
    </message>
    <message>
        <source>at notrump honours are four aces: 150</source>
        <translation>à sans-atout les honneurs sont quatre as&#xa0;: 150</translation>
    </message>
    <message>
        <source>at teams a handicap is whole IMPs a match</source>
        <translation>par équipes, un handicap est un nombre entier d’IMP par match</translation>
    </message>
    <message>
        <source>at teams an average is whole IMPs</source>
        <translation>par équipes, une moyenne est un nombre entier d’IMP</translation>
    </message>
    <message>
        <source>at teams the two averages add up to 100, e.g. 60 40</source>
        <translation>par équipes, la somme des deux moyennes est 100, p. ex. 60 40</translation>
    </message>
    <message>
        <source>at the end of a Mitchell with the lines switched, for one winner</source>
        <translation>à la fin d’un Mitchell avec les lignes inversées, pour un seul vainqueur</translation>
    </message>
    <message>
        <source>at total points an average is ave, or points such as 100 -100</source>
        <translation>au total des points, une moyenne est moy, ou des points comme 100 -100</translation>
    </message>
    <message>
        <source>average {ns} {ew}</source>
        <translation>moyenne {ns} {ew}</translation>
    </message>
    <message>
        <source>beginning the next round</source>
        <translation>commencer la partie suivante</translation>
    </message>
    <message>
        <source>beginning {form}</source>
        <translation>commencer {form}</translation>
    </message>
    <message>
        <source>behind the others</source>
        <translation>en retard sur les autres</translation>
    </message>
    <message>
        <source>below</source>
        <translation>dessous</translation>
    </message>
    <message>
        <source>between the cells of a table</source>
        <translation>entre les cases d’un tableau</translation>
    </message>
    <message>
        <source>board {board} has an average already, which settles it</source>
        <translation>l’étui {board} a déjà une moyenne, qui en décide</translation>
    </message>
    <message>
        <source>board {board} has the wrong vulnerability for its number</source>
        <translation>la vulnérabilité de l’étui {board} ne correspond pas à son numéro</translation>
    </message>
    <message>
        <source>board {board} is dealt by {seat}, not by {other}</source>
        <translation>à l’étui {board}, {seat} donne, pas {other}</translation>
    </message>
    <message>
        <source>board {board}, {ns} against {ew}</source>
        <translation>étui {board}, {ns} contre {ew}</translation>
    </message>
    <message>
        <source>board {number}</source>
        <translation>étui {number}</translation>
    </message>
    <message>
        <source>boards are numbered from 1; there is no board {number}</source>
        <translation>les étuis sont numérotés à partir de 1&#x202f;; il n’y a pas d’étui {number}</translation>
    </message>
    <message>
        <source>boards cannot be scored here by “{method}”</source>
        <translation>les étuis ne peuvent pas être marqués ici par «&#xa0;{method}&#xa0;»</translation>
    </message>
    <message>
        <source>boards need form duplicate or chukkers off before them</source>
        <translation>avant des étuis, il faut form duplicate ou chukkers off</translation>
    </message>
    <message>
        <source>boards of several tables</source>
        <translation>les étuis joués à plusieurs tables</translation>
    </message>
    <message>
        <source>boards, or chukkers of four deals</source>
        <translation>des étuis, ou des chukkers de quatre donnes</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>both must hold one session of boards that several tables played</source>
        <translation>les deux doivent contenir une même séance d’étuis joués à plusieurs tables</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>les deux camps</translation>
    </message>
    <message>
        <source>both sides need two players, or both a pair</source>
        <translation>chaque camp demande deux joueurs, ou chacun une paire</translation>
    </message>
    <message>
        <source>by Neuberg’s formula</source>
        <translation>par la formule de Neuberg</translation>
    </message>
    <message>
        <source>by boards</source>
        <translation>par étuis</translation>
    </message>
    <message>
        <source>by the movement {ns} and {ew} do not meet on board {board}</source>
        <translation>d’après le mouvement, {ns} et {ew} ne se rencontrent pas à l’étui {board}</translation>
    </message>
    <message>
        <source>by {player}</source>
        <translation>par {player}</translation>
    </message>
    <message>
        <source>bye belongs below the results of teams</source>
        <translation>bye se place sous les résultats des équipes</translation>
    </message>
    <message>
        <source>bye {team}</source>
        <translation>exempt {team}</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>les exemptions</translation>
    </message>
    <message>
        <source>cancelled with Ctrl+C</source>
        <translation>annulé par Ctrl+C</translation>
    </message>
    <message>
        <source>carried over to a later evening</source>
        <translation>reporté à une soirée suivante</translation>
    </message>
    <message>
        <source>carried over to {evening}</source>
        <translation>reporté à {evening}</translation>
    </message>
    <message>
        <source>carrying over a debt</source>
        <translation>reporter une dette</translation>
    </message>
    <message>
        <source>chair {seat} is taken twice</source>
        <translation>la place {seat} est prise deux fois</translation>
    </message>
    <message>
        <source>chair {seat} needs a name</source>
        <translation>la place {seat} doit avoir un nom</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>modifiée depuis</translation>
    </message>
    <message>
        <source>check that the archive is sound</source>
        <translation>vérifier que les archives sont en ordre</translation>
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
        <translation>trèfles</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>correcting the seats</source>
        <translation>corriger les places</translation>
    </message>
    <message>
        <source>counting evening {number} of {total}</source>
        <translation>comptage de la soirée {number} sur {total}</translation>
    </message>
    <message>
        <source>counts for neither pair</source>
        <translation>ne compte pour aucune paire</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>devise</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>dates look like 2026-01-31</source>
        <translation>les dates s’écrivent 2026-01-31</translation>
    </message>
    <message>
        <source>datum {datum}</source>
        <translation>score moyen {datum}</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>deal {number} comes after deal {last}; rows must be in the order of play</source>
        <translation>la donne {number} vient après la donne {last}&#x202f;; les lignes doivent suivre l’ordre du jeu</translation>
    </message>
    <message>
        <source>deal {number} from {before} to {after}</source>
        <translation>la donne {number} de {before} à {after}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>deals and results: {counts}</source>
        <translation>donnes et résultats&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>debts and payments</source>
        <translation>les dettes et les paiements</translation>
    </message>
    <message>
        <source>decided by the director: the points of North-South for each side</source>
        <translation>décidé par l’arbitre&#xa0;: les points de Nord-Sud pour chaque camp</translation>
    </message>
    <message>
        <source>decided by the director; per cent or IMPs can be written as numbers</source>
        <translation>décidé par l’arbitre&#x202f;; pour cent ou IMP peuvent s’écrire en chiffres</translation>
    </message>
    <message>
        <source>declarer {player}</source>
        <translation>déclarant {player}</translation>
    </message>
    <message>
        <source>declarer, contract and result; or as in the window: `4s ann made 5`</source>
        <translation>déclarant, contrat et résultat&#x202f;; ou comme dans la fenêtre&#xa0;: `4s ann made 5`</translation>
    </message>
    <message>
        <source>default: by the country</source>
        <translation>par défaut&#xa0;: selon le pays</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>deleted since</source>
        <translation>supprimée depuis</translation>
    </message>
    <message>
        <source>deleting a debt</source>
        <translation>supprimer une dette</translation>
    </message>
    <message>
        <source>deleting an extra amount</source>
        <translation>supprimer un montant en plus</translation>
    </message>
    <message>
        <source>deleting {deal}</source>
        <translation>supprimer {deal}</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreaux</translation>
    </message>
    <message>
        <source>different rounds, different stakes</source>
        <translation>parties différentes, enjeux différents</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>contré</translation>
    </message>
    <message>
        <source>doubled contract made</source>
        <translation>contrat contré réussi</translation>
    </message>
    <message>
        <source>down</source>
        <translation>chute</translation>
    </message>
    <message>
        <source>draw the sheet after each deal</source>
        <translation>dessiner la feuille après chaque donne</translation>
    </message>
    <message>
        <source>drawn for each round</source>
        <translation>tirés à chaque partie</translation>
    </message>
    <message>
        <source>duplicate has no honours; leave them out</source>
        <translation>en duplicate il n’y a pas d’honneurs&#x202f;; omettez-les</translation>
    </message>
    <message>
        <source>each missing result as an equal one</source>
        <translation>chaque résultat manquant comme une égalité</translation>
    </message>
    <message>
        <source>each pays 5.00, and the first two places share it</source>
        <translation>chacun paie 5.00, et les deux premières places se le partagent</translation>
    </message>
    <message>
        <source>each side has its own stake</source>
        <translation>chaque camp a sa propre mise</translation>
    </message>
    <message>
        <source>each team against each</source>
        <translation>chaque équipe contre chacune</translation>
    </message>
    <message>
        <source>earlier versions</source>
        <translation>les versions antérieures</translation>
    </message>
    <message>
        <source>earns 1, an equal one ½</source>
        <translation>rapporte 1, une égalité ½</translation>
    </message>
    <message>
        <source>earns 2, an equal one 1</source>
        <translation>rapporte 2, une égalité 1</translation>
    </message>
    <message>
        <source>either all lines name single players, with +, or none does</source>
        <translation>ou bien toutes les lignes nomment des joueurs seuls, avec +, ou bien aucune</translation>
    </message>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
    <message>
        <source>end of the boards</source>
        <translation>fin de la série</translation>
    </message>
    <message>
        <source>end of the chukker</source>
        <translation>fin du Chicago</translation>
    </message>
    <message>
        <source>ending the evening</source>
        <translation>finir la soirée</translation>
    </message>
    <message>
        <source>ends an unfinished rubber with its premiums</source>
        <translation>termine un robre inachevé avec ses primes</translation>
    </message>
    <message>
        <source>ends {time}</source>
        <translation>fin à {time}</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>assez</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>saisie {number}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <translation>soirée {number}</translation>
    </message>
    <message>
        <source>evening {number} of {day}</source>
        <translation>soirée {number} du {day}</translation>
    </message>
    <message>
        <source>evenings kept: {number}, evenings there: {there}</source>
        <translation>soirées conservées&#xa0;: {number}, présentes&#xa0;: {there}</translation>
    </message>
    <message>
        <source>every deal by itself</source>
        <translation>chaque donne séparément</translation>
    </message>
    <message>
        <source>everyone in turn</source>
        <translation>tous à tour de rôle</translation>
    </message>
    <message>
        <source>exact points</source>
        <translation>points exacts</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>exemples</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>il manque au moins un argument</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>il manque un argument</translation>
    </message>
    <message>
        <source>explain every figure</source>
        <translation>expliquer chaque chiffre</translation>
    </message>
    <message>
        <source>five rounds of three boards; tables share boards</source>
        <translation>cinq tours de trois étuis&#x202f;; les tables partagent des étuis</translation>
    </message>
    <message>
        <source>for a passed-out deal type only {word}</source>
        <translation>pour une donne passée, tapez seulement {word}</translation>
    </message>
    <message>
        <source>for each IMP</source>
        <translation>par IMP</translation>
    </message>
    <message>
        <source>for each VP from 10</source>
        <translation>par PV à partir de 10</translation>
    </message>
    <message>
        <source>for each per cent from 50</source>
        <translation>par pour cent à partir de 50</translation>
    </message>
    <message>
        <source>four aces in one hand</source>
        <translation>quatre as dans une main</translation>
    </message>
    <message>
        <source>four players are needed, not {number}</source>
        <translation>il faut quatre joueurs, pas {number}</translation>
    </message>
    <message>
        <source>from {chair}</source>
        <translation>depuis {chair}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>game and rubber</source>
        <translation>manche et robre</translation>
    </message>
    <message>
        <source>game and the end of the chukker</source>
        <translation>manche et fin du Chicago</translation>
    </message>
    <message>
        <source>game completed, {vulnerable}</source>
        <translation>manche gagnée, {vulnerable}</translation>
    </message>
    <message>
        <source>going back to: {step}</source>
        <translation>revenir à&#xa0;: {step}</translation>
    </message>
    <message>
        <source>grand slam bid and made, {vulnerable}</source>
        <translation>grand chelem demandé et réussi, {vulnerable}</translation>
    </message>
    <message>
        <source>handicaps</source>
        <translation>les handicaps</translation>
    </message>
    <message>
        <source>handicaps are given like handicap 3=+2.5 5=-1, others have 0</source>
        <translation>les handicaps s’écrivent comme handicap 3=+2.5 5=-1, les autres ont 0</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>honours are 100 or 150</source>
        <translation>les honneurs valent 100 ou 150</translation>
    </message>
    <message>
        <source>honours are 100 or 150, not {points}</source>
        <translation>les honneurs valent 100 ou 150, pas {points}</translation>
    </message>
    <message>
        <source>honours count</source>
        <translation>les honneurs comptent</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <translation>les honneurs ne comptent pas</translation>
    </message>
    <message>
        <source>honours do not count, as agreed; leave them out</source>
        <translation>les honneurs ne comptent pas, comme convenu&#x202f;; omettez-les</translation>
    </message>
    <message>
        <source>honours held by {player}</source>
        <translation>honneurs chez {player}</translation>
    </message>
    <message>
        <source>honours need their holder: N, E, S or W</source>
        <translation>il manque qui avait les honneurs&#xa0;: N, E, S ou W</translation>
    </message>
    <message>
        <source>honours need their holder: {names}</source>
        <translation>il manque qui avait les honneurs&#xa0;: {names}</translation>
    </message>
    <message>
        <source>how boards with fewer results count</source>
        <translation>comment comptent les étuis avec moins de résultats</translation>
    </message>
    <message>
        <source>how four players change partners (default: pivot)</source>
        <translation>comment quatre joueurs changent de partenaire (par défaut&#xa0;: pivot)</translation>
    </message>
    <message>
        <source>how many rounds</source>
        <translation>combien de parties</translation>
    </message>
    <message>
        <source>hundreds, as the back score</source>
        <translation>centaines, comme le récapitulatif</translation>
    </message>
    <message>
        <source>i&amp;n</source>
        <comment>a currency</comment>
        <translation>e&amp;n</translation>
    </message>
    <message>
        <source>if not all are played</source>
        <translation>s’ils ne sont pas tous joués</translation>
    </message>
    <message>
        <source>if not, begin ~/.zshrc with: {line}</source>
        <translation>sinon, commencez ~/.zshrc par&#xa0;: {line}</translation>
    </message>
    <message>
        <source>import evenings into the archive, from evening files, score files, tables of deals or PBN</source>
        <translation>importer des soirées dans les archives, depuis des fichiers de soirée, des fichiers de marque, des tableaux de donnes ou PBN</translation>
    </message>
    <message>
        <source>importing</source>
        <translation>importer</translation>
    </message>
    <message>
        <source>importing evening {number} of {total}</source>
        <translation>importation de la soirée {number} sur {total}</translation>
    </message>
    <message>
        <source>in chukkers of four deals</source>
        <translation>en Chicagos de quatre donnes</translation>
    </message>
    <message>
        <source>in each round (default: 2)</source>
        <translation>à chaque tour (par défaut&#xa0;: 2)</translation>
    </message>
    <message>
        <source>individual: partners change too</source>
        <translation>individuel&#xa0;: les partenaires changent aussi</translation>
    </message>
    <message>
        <source>into the archive; a second time adds nothing</source>
        <translation>dans l’archive&#x202f;; une seconde fois n’ajoute rien</translation>
    </message>
    <message>
        <source>into the menu of the desktop</source>
        <translation>dans le menu du bureau</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valeur incorrecte pour&#xa0;%(type)s&#xa0;:&#xa0;%(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix incorrect&#xa0;:&#xa0;%(value)r (choisissez parmi&#xa0;%(choices)s)</translation>
    </message>
    <message>
        <source>is the player</source>
        <translation>est le joueur</translation>
    </message>
    <message>
        <source>it cannot be counted</source>
        <translation>elle ne peut pas être comptée</translation>
    </message>
    <message>
        <source>it does not match its history</source>
        <translation>elle ne correspond pas à son historique</translation>
    </message>
    <message>
        <source>it has far more parts than evenings of bridge</source>
        <translation>il contient bien plus d’éléments que des soirées de bridge</translation>
    </message>
    <message>
        <source>it is a folder; choose a file in it</source>
        <translation>c’est un dossier&#x202f;; choisissez un fichier dedans</translation>
    </message>
    <message>
        <source>it is a pipe into which nobody writes</source>
        <translation>c’est un tube dans lequel personne n’écrit</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>elle est fermée</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>it is larger than {most} megabytes, far too large for evenings of bridge</source>
        <translation>il dépasse {most} mégaoctets, bien trop grand pour des soirées de bridge</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>son numéro</translation>
    </message>
    <message>
        <source>its number, its day such as 2026-01-31, or last; all if none is named</source>
        <translation>son numéro, son jour (p. ex. 2026-01-31) ou last&#x202f;; toutes si aucune n’est nommée</translation>
    </message>
    <message>
        <source>its step {step} is damaged</source>
        <translation>son étape {step} est endommagée</translation>
    </message>
    <message>
        <source>its step {step} is missing</source>
        <translation>son étape {step} manque</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>gros caractères</translation>
    </message>
    <message>
        <source>lines with pairs need form duplicate before them</source>
        <translation>avant des lignes avec paires, il faut form duplicate</translation>
    </message>
    <message>
        <source>made</source>
        <translation>juste fait</translation>
    </message>
    <message numerus="yes">
        <source>made with %n over</source>
        <translation>
            <numerusform>fait avec&#xa0;%n de mieux</numerusform>
            <numerusform>fait avec&#xa0;%n de mieux</numerusform>
        </translation>
    </message>
    <message>
        <source>made, and South held 100 honours</source>
        <translation>juste fait, et Sud avait 100 d’honneurs</translation>
    </message>
    <message>
        <source>matches of teams from other programs cannot be read</source>
        <translation>les matchs par équipes d’autres programmes ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>matchpoints for a win, a tie and a loss</source>
        <translation>points de match pour mieux, égal et moins bien</translation>
    </message>
    <message>
        <source>may enter</source>
        <translation>peut saisir</translation>
    </message>
    <message>
        <source>may look</source>
        <translation>peut voir</translation>
    </message>
    <message>
        <source>merge two copies of an evening that was kept at two laptops</source>
        <translation>fusionner deux copies d’une soirée tenue sur deux ordinateurs</translation>
    </message>
    <message>
        <source>money for 100 points, from this round on</source>
        <translation>argent pour 100 points, dès cette partie</translation>
    </message>
    <message>
        <source>money for each per cent from 50, each IMP, or each VP from 10</source>
        <translation>argent par pour cent à partir de 50, par IMP ou par PV à partir de 10</translation>
    </message>
    <message>
        <source>money is text with a point: “2.50”</source>
        <translation>l’argent est un texte avec un point&#xa0;: «&#xa0;2.50&#xa0;»</translation>
    </message>
    <message>
        <source>more results</source>
        <translation>autres résultats</translation>
    </message>
    <message>
        <source>moving {deal}</source>
        <translation>déplacer {deal}</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>nommez un fichier</translation>
    </message>
    <message>
        <source>names are given like pairs 1=Ann 2=Bob, with blanks in quotes</source>
        <translation>les noms s’écrivent pairs 1=Ann 2=Bob, entre guillemets s’ils ont des espaces</translation>
    </message>
    <message>
        <source>names are given like seats N=Ann E=Bob S=Cy W=Di, with blanks in quotes</source>
        <translation>les noms s’écrivent seats N=Ann E=Bob S=Cy W=Di, entre guillemets s’ils ont des espaces</translation>
    </message>
    <message>
        <source>names kept: {number}, names there: {there}</source>
        <translation>noms conservés&#xa0;: {number}, présents&#xa0;: {there}</translation>
    </message>
    <message>
        <source>names, if you like; of single players at an individual</source>
        <translation>des noms, si vous voulez&#x202f;; ceux des joueurs en individuel</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>no IMPs</source>
        <translation>pas d’IMP</translation>
    </message>
    <message>
        <source>no board in this PBN has a result, and cards alone are not imported</source>
        <translation>aucun étui de ce PBN n’a de résultat, et les cartes seules ne sont pas importées</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sans date</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>n’est plus là</translation>
    </message>
    <message>
        <source>no number here is larger than {most}</source>
        <translation>aucun nombre ici ne dépasse {most}</translation>
    </message>
    <message>
        <source>no permission there; choose another folder</source>
        <translation>accès refusé à cet endroit&#x202f;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>no permission to write {file}</source>
        <translation>accès refusé pour écrire {file}</translation>
    </message>
    <message>
        <source>no phone</source>
        <translation>pas de téléphone</translation>
    </message>
    <message>
        <source>no round can be drawn in which nobody meets twice</source>
        <translation>aucun tour ne peut être tiré sans que des équipes se rencontrent deux fois</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>pas de points</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table</source>
        <translation>personne ne s’appelle «&#xa0;{typed}&#xa0;» à la table</translation>
    </message>
    <message>
        <source>nobody called “{typed}” is at the table, only {names}</source>
        <translation>personne ne s’appelle «&#xa0;{typed}&#xa0;» à la table, seulement {names}</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <translation>personne ne paie</translation>
    </message>
    <message>
        <source>nobody sits {seats}</source>
        <translation>personne n’est assis en {seats}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>none: sit as you like</source>
        <translation>aucun&#xa0;: placez-vous librement</translation>
    </message>
    <message>
        <source>not a scorepad file; score files begin with e.g. form rubber</source>
        <translation>ce n’est pas un fichier de scorepad&#x202f;; les fichiers de marque commencent p. ex. par form rubber</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>ne peut pas aller avec l’argument&#xa0;%s</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>non joué</translation>
    </message>
    <message>
        <source>not vulnerable</source>
        <translation>non vulnérable</translation>
    </message>
    <message>
        <source>nothing can be written into it</source>
        <translation>on ne peut rien y écrire</translation>
    </message>
    <message>
        <source>nothing expected</source>
        <translation>rien d’attendu</translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation>rien de nouveau</translation>
    </message>
    <message>
        <source>nothing was done: the input was wrong, or a file could not be read or written</source>
        <translation>rien n’a été fait&#xa0;: l’entrée était fausse, ou un fichier n’a pu être lu ou écrit</translation>
    </message>
    <message>
        <source>notrump</source>
        <translation>sans-atout</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>of</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>of teams: draw the next round by the ranking, nobody meets twice</source>
        <translation>par équipes&#xa0;: tirer le tour suivant d’après le classement, personne ne se rencontre deux fois</translation>
    </message>
    <message>
        <source>of their own top</source>
        <translation>sur leur propre top</translation>
    </message>
    <message>
        <source>on a blank back score</source>
        <translation>sur un récapitulatif vierge</translation>
    </message>
    <message>
        <source>one board</source>
        <translation>un étui</translation>
    </message>
    <message>
        <source>one chukker</source>
        <translation>un Chicago</translation>
    </message>
    <message>
        <source>one deal</source>
        <translation>une donne</translation>
    </message>
    <message>
        <source>one down</source>
        <translation>une de chute</translation>
    </message>
    <message>
        <source>one evening</source>
        <translation>une soirée</translation>
    </message>
    <message>
        <source>one list or two</source>
        <translation>une liste ou deux</translation>
    </message>
    <message>
        <source>one more, or Enter</source>
        <translation>un de plus, ou Entrée</translation>
    </message>
    <message>
        <source>one of its times is not a valid date</source>
        <translation>l’une de ses heures n’est pas une date valide</translation>
    </message>
    <message>
        <source>one of them: =, +1 or -2; or the number of tricks</source>
        <translation>l’une des deux&#xa0;: =, +1 ou -2&#x202f;; ou le nombre de levées</translation>
    </message>
    <message>
        <source>one of these is missing after {what}: {choices}</source>
        <translation>après {what}, il manque l’un de ceux-ci&#xa0;: {choices}</translation>
    </message>
    <message>
        <source>one over</source>
        <translation>une de mieux</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un point</translation>
    </message>
    <message>
        <source>one point fewer</source>
        <translation>un point de moins</translation>
    </message>
    <message>
        <source>one point more</source>
        <translation>un point de plus</translation>
    </message>
    <message>
        <source>one result</source>
        <translation>un résultat</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>one rubber</source>
        <translation>un robre</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>une table</translation>
    </message>
    <message>
        <source>one team wins what the other loses, e.g. 3 -3</source>
        <translation>une équipe gagne ce que l’autre perd, p. ex. 3 -3</translation>
    </message>
    <message>
        <source>only results of several tables can be fouled</source>
        <translation>seuls des résultats de plusieurs tables peuvent être d’un étui faussé</translation>
    </message>
    <message>
        <source>only the lines of a Mitchell are switched</source>
        <translation>seules les lignes d’un Mitchell s’inversent</translation>
    </message>
    <message>
        <source>only the points of North-South are known</source>
        <translation>seuls les points de Nord-Sud sont connus</translation>
    </message>
    <message>
        <source>only the score is known, {points} for North-South</source>
        <translation>seul le score est connu, {points} pour Nord-Sud</translation>
    </message>
    <message>
        <source>only who won, to be pinned up</source>
        <translation>seulement qui a gagné, à afficher</translation>
    </message>
    <message>
        <source>opening {file}</source>
        <translation>ouvrir {file}</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>or cross-imps, butler, teams, board-a-match</source>
        <translation>ou cross-imps, butler, teams, board-a-match</translation>
    </message>
    <message>
        <source>or players, at individual; teams have two pairs each</source>
        <translation>ou joueurs, pour individual&#x202f;; une équipe a deux paires</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>d’autres détails</translation>
    </message>
    <message>
        <source>others sit at the table now; look again</source>
        <translation>d’autres joueurs sont à table maintenant&#xa0;; regardez de nouveau</translation>
    </message>
    <message>
        <source>owes</source>
        <translation>doit</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>payé</translation>
    </message>
    <message>
        <source>paid on {day}</source>
        <translation>payé le {day}</translation>
    </message>
    <message>
        <source>pair {pair}</source>
        <translation>paire {pair}</translation>
    </message>
    <message>
        <source>pair {pair} needs a name</source>
        <translation>la paire {pair} doit avoir un nom</translation>
    </message>
    <message>
        <source>part-score made</source>
        <translation>contrat partiel réussi</translation>
    </message>
    <message>
        <source>partners are cut for</source>
        <translation>les partenaires sont tirés</translation>
    </message>
    <message>
        <source>partners need the same figure</source>
        <translation>les partenaires doivent avoir le même nombre</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>passée</translation>
    </message>
    <message>
        <source>payer, payee, amount and reason are needed, e.g. extra Bob Ann 5 the supper</source>
        <translation>il faut qui doit, à qui, combien et pourquoi, p. ex. extra Bob Ann 5 le dîner</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>paiement {number}</translation>
    </message>
    <message>
        <source>pictures, with the reason for every figure</source>
        <translation>des images, avec la raison de chaque chiffre</translation>
    </message>
    <message>
        <source>player and card are needed, e.g. Ann=QC</source>
        <translation>il faut le joueur et la carte, p. ex. Ann=QC</translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation>joueur {player}</translation>
    </message>
    <message>
        <source>playing {form}</source>
        <translation>jouer {form}</translation>
    </message>
    <message>
        <source>points agreed on, with the reason</source>
        <translation>points convenus, avec la raison</translation>
    </message>
    <message>
        <source>points and reason are missing, e.g. adjust NS 200 for a late start</source>
        <translation>il manque les points et la raison, p. ex. adjust NS 200 arrivée tardive</translation>
    </message>
    <message>
        <source>points are given, not taken: adjust {side} {points}</source>
        <translation>les points se donnent, ils ne s’enlèvent pas&#xa0;: adjust {side} {points}</translation>
    </message>
    <message>
        <source>points held count only in form points; leave them out, or begin with form points</source>
        <translation>les points H ne comptent qu’avec form points&#x202f;; omettez-les, ou commencez par form points</translation>
    </message>
    <message>
        <source>points, rounded to tens</source>
        <translation>points, arrondis aux dizaines</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments</translation>
    </message>
    <message>
        <source>premium for the only part-score of an unfinished game</source>
        <translation>prime pour la seule marque partielle d’une manche inachevée</translation>
    </message>
    <message>
        <source>print evenings, a season, or a blank sheet to score on by hand, into a PDF</source>
        <translation>imprimer en PDF des soirées, une saison ou une feuille vierge pour marquer à la main</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>afficher un objet JSON</translation>
    </message>
    <message>
        <source>print the sheets of an evening in a text file</source>
        <translation>afficher les feuilles d’une soirée écrite dans un fichier texte</translation>
    </message>
    <message>
        <source>print what every contract would score and end now</source>
        <translation>afficher ce que rapporterait et terminerait maintenant chaque contrat</translation>
    </message>
    <message>
        <source>print what lets a shell complete these commands, or install it</source>
        <translation>afficher ce qui permet à un shell de compléter ces commandes, ou l’installer</translation>
    </message>
    <message>
        <source>print which evenings there are</source>
        <translation>afficher quelles soirées il y a</translation>
    </message>
    <message>
        <source>print who partners whom and who sits out, round by round</source>
        <translation>afficher qui joue avec qui et qui est au repos, partie par partie</translation>
    </message>
    <message>
        <source>print who plays whom, round by round, and on which boards</source>
        <translation>afficher qui joue contre qui, tour par tour, et sur quels étuis</translation>
    </message>
    <message>
        <source>put it where the shell looks for it</source>
        <translation>le mettre là où le shell le cherche</translation>
    </message>
    <message>
        <source>put the program, with its icon and its kind of file, into the menu of the desktop</source>
        <translation>mettre le programme, avec son icône et son type de fichier, dans le menu du bureau</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>rank boards that several tables played</source>
        <translation>classer des étuis joués à plusieurs tables</translation>
    </message>
    <message>
        <source>redoubled</source>
        <translation>surcontré</translation>
    </message>
    <message>
        <source>redoubled contract made</source>
        <translation>contrat surcontré réussi</translation>
    </message>
    <message>
        <source>repair the archive and say what was repaired</source>
        <translation>réparer les archives et dire ce qui a été réparé</translation>
    </message>
    <message>
        <source>repairs what can be repaired</source>
        <translation>répare ce qui peut l’être</translation>
    </message>
    <message>
        <source>rescued in part</source>
        <translation>sauvé en partie</translation>
    </message>
    <message>
        <source>restored from the backup of {day}</source>
        <translation>restaurée de la sauvegarde du {day}</translation>
    </message>
    <message>
        <source>results of several tables</source>
        <translation>résultats de plusieurs tables</translation>
    </message>
    <message>
        <source>results of several tables and deals of one table cannot be in the same form duplicate; put one of them into a separate file</source>
        <translation>les résultats de plusieurs tables et les donnes d’une seule ne peuvent pas être dans le même form duplicate&#x202f;; mettez les uns ou les autres dans un fichier séparé</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>partie {number}</translation>
    </message>
    <message>
        <source>round {round} is already over; keep the rows of a round together</source>
        <translation>la partie {round} est déjà finie&#x202f;; gardez ensemble les lignes d’une partie</translation>
    </message>
    <message>
        <source>rounds are numbered from 1, the first before the last</source>
        <translation>les tours sont numérotés à partir de 1, le premier avant le dernier</translation>
    </message>
    <message>
        <source>rounds of boards</source>
        <translation>tours d’étuis</translation>
    </message>
    <message>
        <source>rounds of one table</source>
        <translation>les parties d’une seule table</translation>
    </message>
    <message>
        <source>rounds without a deal</source>
        <translation>les parties sans aucune donne</translation>
    </message>
    <message>
        <source>rows with the same one are one evening</source>
        <translation>les lignes qui ont le même sont une soirée</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>robre</translation>
    </message>
    <message>
        <source>rubber won by two games to none</source>
        <translation>robre gagné par deux manches à zéro</translation>
    </message>
    <message>
        <source>rubber won by two games to one</source>
        <translation>robre gagné par deux manches à une</translation>
    </message>
    <message>
        <source>rubbers</source>
        <translation>robres</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>say what a command takes, with examples</source>
        <translation>dire ce que prend une commande, avec des exemples</translation>
    </message>
    <message>
        <source>say who holds more points</source>
        <translation>dites qui a le plus de points</translation>
    </message>
    <message>
        <source>scaled to equal boards</source>
        <translation>à étuis égaux</translation>
    </message>
    <message>
        <source>scan the code on the laptop’s screen first</source>
        <translation>scannez d’abord le code à l’écran de l’ordinateur</translation>
    </message>
    <message>
        <source>scorepad cannot find its open window when it is started again: another program is in the way.</source>
        <translation>Si vous relancez scorepad, il ne trouvera pas cette fenêtre&#xa0;: un autre programme l’en empêche.</translation>
    </message>
    <message>
        <source>scorepad check: --json and --mend exclude each other</source>
        <translation>scorepad check&#xa0;: --json et --mend s’excluent</translation>
    </message>
    <message>
        <source>scorepad check: none of the evenings in {file} can be read ({number} are known); it was not changed</source>
        <translation>scorepad check&#xa0;: aucune des soirées de {file} ne peut être lue ({number} connues)&#x202f;; il n’a pas été modifié</translation>
    </message>
    <message>
        <source>scorepad check: {file} is damaged; check --mend repairs it as far as possible: {faults}</source>
        <translation>scorepad check&#xa0;: {file} est endommagé&#x202f;; check --mend le répare autant que possible&#xa0;: {faults}</translation>
    </message>
    <message>
        <source>scorepad completion: name the shell: bash, zsh or fish</source>
        <translation>scorepad completion&#xa0;: nommez le shell&#xa0;: bash, zsh ou fish</translation>
    </message>
    <message>
        <source>scorepad desktop: only available on Linux desktops</source>
        <translation>scorepad desktop&#xa0;: seulement sous Linux</translation>
    </message>
    <message>
        <source>scorepad export: --json goes with --list</source>
        <translation>scorepad export&#xa0;: --json va avec --list</translation>
    </message>
    <message>
        <source>scorepad export: name a target with -o FILE, or use --list</source>
        <translation>scorepad export&#xa0;: indiquez une destination avec -o FILE, ou utilisez --list</translation>
    </message>
    <message>
        <source>scorepad export: there are no evenings yet</source>
        <translation>scorepad export&#xa0;: il n’y a pas encore de soirées</translation>
    </message>
    <message>
        <source>scorepad import: cancelled while counting; the evenings are in the archive and are counted when the window is open</source>
        <translation>scorepad import&#xa0;: annulé pendant le comptage&#x202f;; les soirées sont dans les archives et seront comptées à l’ouverture de la fenêtre</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; all evenings are in the archive</source>
        <translation>scorepad import&#xa0;: annulé&#x202f;; toutes les soirées sont dans les archives</translation>
    </message>
    <message>
        <source>scorepad import: cancelled; no evening was imported</source>
        <translation>scorepad import&#xa0;: annulé&#x202f;; aucune soirée n’a été importée</translation>
    </message>
    <message>
        <source>scorepad is free: anyone may use, copy and change it under the MIT licence. Qt is used under the GNU Lesser General Public License 3. The Noto fonts come under the SIL Open Font License, DejaVu Sans under its own.</source>
        <translation>scorepad est libre&#xa0;: chacun peut l’utiliser, le copier et le modifier selon la licence MIT. Qt est utilisé selon la GNU Lesser General Public License 3. Les polices Noto sont sous SIL Open Font License, DejaVu Sans sous sa propre licence.</translation>
    </message>
    <message>
        <source>scorepad is in the menu now; its entries are in {folder}.</source>
        <translation>scorepad est maintenant dans le menu&#x202f;; ses entrées sont dans {folder}.</translation>
    </message>
    <message>
        <source>scorepad merge: each file must hold one evening</source>
        <translation>scorepad merge&#xa0;: chaque fichier doit contenir une soirée</translation>
    </message>
    <message>
        <source>scorepad merge: the two differ, so nothing was written; correct one of them, or use --keep-first: {differs}</source>
        <translation>scorepad merge&#xa0;: les deux diffèrent, rien n’a donc été écrit&#x202f;; corrigez l’un des deux, ou utilisez --keep-first&#xa0;: {differs}</translation>
    </message>
    <message>
        <source>scorepad print: name the files to be printed, a blank sheet or a season</source>
        <translation>scorepad print&#xa0;: nommez les fichiers à imprimer, une feuille vierge ou une saison</translation>
    </message>
    <message>
        <source>scorepad print: there are no evenings in {season}</source>
        <translation>scorepad print&#xa0;: il n’y a pas de soirées en {season}</translation>
    </message>
    <message>
        <source>scorepad print: this needs PySide6, which python3 packaging/run.py brings</source>
        <translation>scorepad print&#xa0;: il faut PySide6, que python3 packaging/run.py apporte</translation>
    </message>
    <message>
        <source>scorepad print: {file} is already there; name a file with -o FILE</source>
        <translation>scorepad print&#xa0;: {file} existe déjà&#x202f;; nommez un fichier avec -o FILE</translation>
    </message>
    <message>
        <source>scorepad print: {file} is to be printed; name another PDF</source>
        <translation>scorepad print&#xa0;: {file} est à imprimer&#x202f;; nommez un autre PDF</translation>
    </message>
    <message>
        <source>scorepad print: {file} must end in .pdf, .png or .svg</source>
        <translation>scorepad print&#xa0;: {file} doit se terminer par .pdf, .png ou .svg</translation>
    </message>
    <message>
        <source>scorepad was not in the menu.</source>
        <translation>scorepad n’était pas dans le menu.</translation>
    </message>
    <message>
        <source>scorepad was removed from the menu.</source>
        <translation>scorepad a été retiré du menu.</translation>
    </message>
    <message>
        <source>scorepad {command}: {fault}</source>
        <translation>scorepad {command}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>scorepad: cannot print: {reason}</source>
        <translation>scorepad&#xa0;: écriture impossible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>scorepad: {fault}</source>
        <translation>scorepad&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>places</translation>
    </message>
    <message>
        <source>seen {time}</source>
        <translation>vu à {time}</translation>
    </message>
    <message>
        <source>settling up</source>
        <translation>faire les comptes</translation>
    </message>
    <message>
        <source>settling {number}</source>
        <translation>compte {number}</translation>
    </message>
    <message>
        <source>sheets, back score, and who pays whom</source>
        <translation>feuilles, comptes, et qui paie à qui</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>afficher la version</translation>
    </message>
    <message>
        <source>show the score breakdown</source>
        <translation>afficher le détail des points</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide</translation>
    </message>
    <message>
        <source>show who won each game</source>
        <translation>afficher qui a gagné chaque manche</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>small slam bid and made, {vulnerable}</source>
        <translation>petit chelem demandé et réussi, {vulnerable}</translation>
    </message>
    <message>
        <source>so much time: boards and rounds are proposed (default: 180)</source>
        <translation>tant de temps&#xa0;: étuis et tours sont proposés (par défaut&#xa0;: 180)</translation>
    </message>
    <message>
        <source>something else was entered under this id before</source>
        <translation>autre chose a déjà été saisi sous cet identifiant</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>piques</translation>
    </message>
    <message>
        <source>split {ns} {ew}</source>
        <translation>séparés {ns} {ew}</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <translation>la sortie standard est fermée</translation>
    </message>
    <message>
        <source>still to come: {number}</source>
        <translation>encore attendus&#xa0;: {number}</translation>
    </message>
    <message>
        <source>stopping the round</source>
        <translation>arrêter la partie</translation>
    </message>
    <message>
        <source>such as &apos;Mrs Smith=QC&apos;</source>
        <translation>p. ex. &apos;Mme Martin=QC&apos;</translation>
    </message>
    <message>
        <source>table {number}</source>
        <translation>table {number}</translation>
    </message>
    <message>
        <source>tables share boards where that is fairer</source>
        <translation>les tables partagent des étuis quand c’est plus équitable</translation>
    </message>
    <message>
        <source>target file; - for standard output</source>
        <translation>fichier de destination&#x202f;; - pour la sortie standard</translation>
    </message>
    <message>
        <source>team {team} sat North-South on board {board} before</source>
        <translation>l’équipe {team} était déjà en Nord-Sud à l’étui {board}</translation>
    </message>
    <message>
        <source>teams play in pairs: A1-B2, without +</source>
        <translation>les équipes jouent par paires&#xa0;: A1-B2, sans +</translation>
    </message>
    <message>
        <source>teams: whether victory points are shown</source>
        <translation>équipes&#xa0;: si les points de victoire sont montrés</translation>
    </message>
    <message>
        <source>that a board was fouled</source>
        <translation>qu’un étui était faussé</translation>
    </message>
    <message>
        <source>that evening is no longer in {file}</source>
        <translation>cette soirée n’est plus dans {file}</translation>
    </message>
    <message>
        <source>that there are no victory points</source>
        <translation>qu’il n’y a pas de points de victoire</translation>
    </message>
    <message>
        <source>the Tab key completes all this; also zsh and fish</source>
        <translation>la touche Tab complète tout cela&#x202f;; aussi zsh et fish</translation>
    </message>
    <message>
        <source>the archive cannot be written now, so only one evening can be opened</source>
        <translation>on ne peut pas écrire dans les archives en ce moment&#x202f;; une seule soirée peut être ouverte</translation>
    </message>
    <message>
        <source>the arrangements</source>
        <translation>les règles convenues</translation>
    </message>
    <message>
        <source>the board is missing before it, e.g. board 7</source>
        <translation>il manque l’étui avant, p. ex. board 7</translation>
    </message>
    <message>
        <source>the board is missing: 1 to 9999, e.g. board 7</source>
        <translation>il manque l’étui&#xa0;: de 1 à 9999, p. ex. board 7</translation>
    </message>
    <message>
        <source>the boards of an evening have at most {most} results</source>
        <translation>les étuis d’une soirée ont au plus {most} résultats</translation>
    </message>
    <message>
        <source>the boards of one event are scored in two ways here</source>
        <translation>les étuis d’une même épreuve sont comptés ici de deux façons</translation>
    </message>
    <message>
        <source>the card of {name}</source>
        <translation>la carte de {name}</translation>
    </message>
    <message>
        <source>the cards drawn</source>
        <translation>les cartes tirées</translation>
    </message>
    <message>
        <source>the character {code} is not allowed in a name or a reason</source>
        <translation>le caractère {code} n’est pas admis dans un nom ou une raison</translation>
    </message>
    <message>
        <source>the contract is missing, or pass for a passed-out deal</source>
        <translation>il manque le contrat, ou pass pour une donne passée</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>la devise</translation>
    </message>
    <message>
        <source>the damaged file is kept as {file}</source>
        <translation>le fichier endommagé est conservé sous {file}</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>la date</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>le jour</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>le donneur</translation>
    </message>
    <message>
        <source>the dealer is missing, e.g. dealer N</source>
        <translation>il manque le donneur, p. ex. dealer N</translation>
    </message>
    <message>
        <source>the declarer is given twice</source>
        <translation>le déclarant est donné deux fois</translation>
    </message>
    <message>
        <source>the declarer is missing: N, E, S or W</source>
        <translation>il manque le déclarant&#xa0;: N, E, S ou W</translation>
    </message>
    <message>
        <source>the declarer is missing: {names}</source>
        <translation>il manque le déclarant&#xa0;: {names}</translation>
    </message>
    <message>
        <source>the director takes 5 per cent from pair 1, or IMPs, or VPs from a team</source>
        <translation>l’arbitre retire 5 pour cent à la paire 1, ou des IMP, ou des PV à une équipe</translation>
    </message>
    <message>
        <source>the director’s average counts in place of {contract}</source>
        <translation>la moyenne donnée par l’arbitre compte à la place de {contract}</translation>
    </message>
    <message>
        <source>the disk cannot read or write {file}</source>
        <translation>le disque ne peut ni lire ni écrire {file}</translation>
    </message>
    <message>
        <source>the disk takes too long to read or write {file}</source>
        <translation>le disque met trop de temps à lire ou à écrire {file}</translation>
    </message>
    <message>
        <source>the doubling is given twice</source>
        <translation>le contre est donné deux fois</translation>
    </message>
    <message>
        <source>the earlier versions of this evening are damaged</source>
        <translation>les versions antérieures de cette soirée sont endommagées</translation>
    </message>
    <message>
        <source>the end of the chukker</source>
        <translation>la fin du Chicago</translation>
    </message>
    <message>
        <source>the end of the file is lost; which evenings it held is unknown</source>
        <translation>la fin du fichier est perdue&#x202f;; on ignore quelles soirées s’y trouvaient</translation>
    </message>
    <message>
        <source>the evening has ended</source>
        <translation>la soirée est terminée</translation>
    </message>
    <message>
        <source>the evening&apos;s ID is damaged</source>
        <translation>l’identifiant de la soirée est endommagé</translation>
    </message>
    <message>
        <source>the file before a correction: print whose place changed</source>
        <translation>le fichier avant une correction&#xa0;: afficher les places qui ont changé</translation>
    </message>
    <message>
        <source>the file breaks off; open another copy, which has the rest</source>
        <translation>le fichier s’interrompt&#x202f;; ouvrez une autre copie, qui contient le reste</translation>
    </message>
    <message>
        <source>the file for both together</source>
        <translation>le fichier pour les deux ensemble</translation>
    </message>
    <message>
        <source>the file has this evening twice, first as {first}</source>
        <translation>cette soirée est deux fois dans le fichier, d’abord comme {first}</translation>
    </message>
    <message>
        <source>the file was written by a newer scorepad; update this one to open it</source>
        <translation>le fichier vient d’un scorepad plus récent&#x202f;; mettez celui-ci à jour pour l’ouvrir</translation>
    </message>
    <message>
        <source>the file: {said}</source>
        <translation>le fichier&#xa0;: {said}</translation>
    </message>
    <message>
        <source>the first places share 100 per cent, e.g. 60/40 or 50/30/20</source>
        <translation>les premières places se partagent 100 pour cent, p. ex. 60/40 ou 50/30/20</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>il manque ces arguments&#xa0;:&#xa0;%s</translation>
    </message>
    <message>
        <source>the form is missing, e.g. form rubber</source>
        <translation>il manque la formule, p. ex. form rubber</translation>
    </message>
    <message>
        <source>the form: rubber, chicago, cavendish, duplicate or points</source>
        <translation>la forme&#xa0;: rubber, chicago, cavendish, duplicate ou points</translation>
    </message>
    <message>
        <source>the head of this request is too long</source>
        <translation>l’en-tête de cette requête est trop long</translation>
    </message>
    <message>
        <source>the honours are given twice</source>
        <translation>les honneurs sont donnés deux fois</translation>
    </message>
    <message>
        <source>the keeper&apos;s name is missing, e.g. keeper Ann</source>
        <translation>il manque le nom du marqueur, p. ex. keeper Ann</translation>
    </message>
    <message>
        <source>the laptop cannot save it at the moment; try again soon</source>
        <translation>l’ordinateur ne peut pas l’enregistrer pour l’instant&#xa0;; réessayez bientôt</translation>
    </message>
    <message>
        <source>the laptop has not come so far; look again</source>
        <translation>l’ordinateur n’en est pas encore là&#xa0;; regardez de nouveau</translation>
    </message>
    <message>
        <source>the laptop has not yet allowed this phone to enter</source>
        <translation>l’ordinateur n’a pas encore autorisé ce téléphone à saisir</translation>
    </message>
    <message>
        <source>the last deal counts twice</source>
        <translation>la dernière donne compte double</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>la ligne</translation>
    </message>
    <message>
        <source>the line is longer than {most} letters</source>
        <translation>la ligne dépasse {most} lettres</translation>
    </message>
    <message>
        <source>the lines below belong to this board</source>
        <translation>les lignes suivantes sont de cet étui</translation>
    </message>
    <message>
        <source>the lines below it are compared with each other only</source>
        <translation>les lignes qui suivent ne sont comparées qu’entre elles</translation>
    </message>
    <message>
        <source>the list as one JSON object</source>
        <translation>la liste en un objet JSON</translation>
    </message>
    <message>
        <source>the mean of the results</source>
        <translation>la moyenne des résultats</translation>
    </message>
    <message>
        <source>the middle one of the results</source>
        <translation>le résultat médian</translation>
    </message>
    <message>
        <source>the movement</source>
        <translation>le mouvement</translation>
    </message>
    <message>
        <source>the name {name} is damaged</source>
        <translation>le nom {name} est endommagé</translation>
    </message>
    <message>
        <source>the name “{name}” is longer than {most} letters</source>
        <translation>le nom «&#xa0;{name}&#xa0;» dépasse {most} lettres</translation>
    </message>
    <message>
        <source>the names of pairs without a result</source>
        <translation>les noms des paires sans résultat</translation>
    </message>
    <message>
        <source>the names of players who sit out need commas between them</source>
        <translation>les noms des joueurs au repos sont séparés par des virgules</translation>
    </message>
    <message>
        <source>the names of the pairs are missing</source>
        <translation>il manque les noms des paires</translation>
    </message>
    <message>
        <source>the newest copy is {file}</source>
        <translation>la copie la plus récente est {file}</translation>
    </message>
    <message>
        <source>the next round</source>
        <translation>la partie suivante</translation>
    </message>
    <message>
        <source>the next round has begun; only the laptop can correct this</source>
        <translation>la partie suivante a commencé&#xa0;; seul l’ordinateur peut corriger cela</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>la note</translation>
    </message>
    <message>
        <source>the number can be at most {most}</source>
        <translation>le nombre est {most} au plus</translation>
    </message>
    <message>
        <source>the only game of an unfinished rubber</source>
        <translation>seule manche, robre inachevé</translation>
    </message>
    <message>
        <source>the only pair in the other direction</source>
        <translation>la seule paire dans l’autre sens</translation>
    </message>
    <message>
        <source>the only part-score of an unfinished game</source>
        <translation>seule marque partielle, manche inachevée</translation>
    </message>
    <message>
        <source>the other names of some players</source>
        <translation>les autres noms de certains joueurs</translation>
    </message>
    <message>
        <source>the pair North-South, the pair East-West, and the deal</source>
        <translation>la paire Nord-Sud, la paire Est-Ouest, et la donne</translation>
    </message>
    <message>
        <source>the part-score of an unfinished rubber earns 100 or 50</source>
        <translation>la marque partielle d’un robre inachevé vaut 100 ou 50</translation>
    </message>
    <message>
        <source>the plan of the evening</source>
        <translation>le programme de la soirée</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>les joueurs</translation>
    </message>
    <message>
        <source>the points are given twice</source>
        <translation>les points sont donnés deux fois</translation>
    </message>
    <message>
        <source>the quotes around a cell do not match, or it is too long</source>
        <translation>les guillemets d’une case ne se ferment pas, ou la case est trop longue</translation>
    </message>
    <message>
        <source>the ranking, a card for each pair, or all results of each board (default: ranking)</source>
        <translation>le classement, une feuille par paire, ou tous les résultats de chaque étui (par défaut&#xa0;: ranking)</translation>
    </message>
    <message>
        <source>the reason is missing, e.g. adjust NS 200 for a late start</source>
        <translation>il manque la raison, p. ex. adjust NS 200 arrivée tardive</translation>
    </message>
    <message>
        <source>the remark that begins here has no } at its end</source>
        <translation>la remarque qui commence ici ne finit pas par }</translation>
    </message>
    <message>
        <source>the result is given twice</source>
        <translation>le résultat est donné deux fois</translation>
    </message>
    <message>
        <source>the result is missing, e.g. N 4S+1</source>
        <translation>il manque le résultat, p. ex. N 4S+1</translation>
    </message>
    <message>
        <source>the result is missing: =, +1 or -1</source>
        <translation>il manque le résultat&#xa0;: =, +1 ou -1</translation>
    </message>
    <message>
        <source>the results</source>
        <translation>les résultats</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>la même</translation>
    </message>
    <message>
        <source>the same all evening</source>
        <translation>les mêmes toute la soirée</translation>
    </message>
    <message>
        <source>the same entry was changed in two ways</source>
        <translation>la même saisie a été modifiée de deux façons</translation>
    </message>
    <message>
        <source>the same for other programs, with the sum behind every figure</source>
        <translation>la même chose pour d’autres programmes, avec le calcul de chaque chiffre</translation>
    </message>
    <message>
        <source>the same, for the other side</source>
        <translation>la même chose, pour l’autre camp</translation>
    </message>
    <message>
        <source>the scale has no score for {points} points</source>
        <translation>le barème n’a pas de score pour {points} points</translation>
    </message>
    <message>
        <source>the score is missing: North-South’s points, e.g. score -50</source>
        <translation>il manque le score&#xa0;: les points de Nord-Sud, p. ex. marque -50</translation>
    </message>
    <message>
        <source>the second also has other rounds, which would be lost</source>
        <translation>le second contient aussi d’autres parties, qui seraient perdues</translation>
    </message>
    <message>
        <source>the sides are even, or the other one leads</source>
        <translation>les camps sont à égalité, ou l’autre mène</translation>
    </message>
    <message>
        <source>the stake</source>
        <translation>l’enjeu</translation>
    </message>
    <message>
        <source>the stake for 100 points is missing, e.g. stake 2.50</source>
        <translation>il manque l’enjeu pour 100 points, p. ex. stake 2.50</translation>
    </message>
    <message>
        <source>the statistics cannot be read</source>
        <translation>les statistiques ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>the statistics of {name} are damaged</source>
        <translation>les statistiques de {name} sont endommagées</translation>
    </message>
    <message>
        <source>the suit is missing after {level}: {suits} or {notrump}</source>
        <translation>il manque la couleur après {level}&#xa0;: {suits} ou {notrump}</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>le titre</translation>
    </message>
    <message>
        <source>the title is missing, e.g. title Club evening</source>
        <translation>il manque le titre, p. ex. title Soirée du club</translation>
    </message>
    <message>
        <source>the total of the round</source>
        <translation>le total de la partie</translation>
    </message>
    <message>
        <source>the two laptops compare the boards differently</source>
        <translation>les deux ordinateurs ne comparent pas les étuis de la même façon</translation>
    </message>
    <message>
        <source>the window needs PySide6, which python3 packaging/run.py brings; without it there are {commands}</source>
        <translation>la fenêtre a besoin de PySide6, que python3 packaging/run.py apporte&#x202f;; sans lui, il y a {commands}</translation>
    </message>
    <message>
        <source>the window needs libraries, which your package manager has: {files}</source>
        <translation>la fenêtre a besoin de bibliothèques que fournit votre gestionnaire de paquets&#xa0;: {files}</translation>
    </message>
    <message>
        <source>the window needs libraries; this installs them: {command}</source>
        <translation>la fenêtre a besoin de bibliothèques&#x202f;; ceci les installe&#xa0;: {command}</translation>
    </message>
    <message>
        <source>there are not that many tricks</source>
        <translation>il n’y a pas autant de levées</translation>
    </message>
    <message>
        <source>there are two columns “{column}”</source>
        <translation>il y a deux colonnes «&#xa0;{column}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no evening in it</source>
        <translation>il ne contient pas de soirée</translation>
    </message>
    <message>
        <source>there is no evening “{word}”; name its number, its day such as 2026-01-31, or {last}; export --list lists all</source>
        <translation>il n’y a pas de soirée «&#xa0;{word}&#xa0;»&#x202f;; indiquez son numéro, son jour (p. ex. 2026-01-31) ou {last}&#x202f;; export --list les montre toutes</translation>
    </message>
    <message>
        <source>there is no movement for {number}</source>
        <translation>il n’y a pas de mouvement pour {number}</translation>
    </message>
    <message>
        <source>there is no room left on the disk for {file}</source>
        <translation>il n’y a plus de place sur le disque pour {file}</translation>
    </message>
    <message>
        <source>there is no room left there</source>
        <translation>il n’y a plus de place à cet endroit</translation>
    </message>
    <message>
        <source>there is no round yet; one begins with e.g. form rubber</source>
        <translation>il n’y a pas encore de partie&#x202f;; une partie commence p. ex. par form rubber</translation>
    </message>
    <message>
        <source>there is no screen to open the window on</source>
        <translation>il n’y a pas d’écran pour ouvrir la fenêtre</translation>
    </message>
    <message>
        <source>there is no such date: {typed}</source>
        <translation>cette date n’existe pas&#xa0;: {typed}</translation>
    </message>
    <message>
        <source>there is no such deal; look again</source>
        <translation>cette donne n’existe pas&#xa0;; regardez de nouveau</translation>
    </message>
    <message>
        <source>there is no such file or folder any more</source>
        <translation>ce fichier ou ce dossier n’existe plus</translation>
    </message>
    <message>
        <source>there is no such movement for {number}, but for {possible}</source>
        <translation>ce mouvement n’existe pas pour {number}, mais pour {possible}</translation>
    </message>
    <message>
        <source>there is no such page</source>
        <translation>cette page n’existe pas</translation>
    </message>
    <message>
        <source>this XML cannot be read; open another copy of the file</source>
        <translation>ce XML ne peut pas être lu&#x202f;; ouvrez une autre copie du fichier</translation>
    </message>
    <message>
        <source>this XML is not a file of results (USEBIO)</source>
        <translation>ce XML n’est pas un fichier de résultats (USEBIO)</translation>
    </message>
    <message>
        <source>this can only be asked for with {method}</source>
        <translation>cela ne se demande qu’avec {method}</translation>
    </message>
    <message>
        <source>this code is not tonight’s; scan the one on the laptop’s screen</source>
        <translation>ce code n’est pas celui de ce soir&#xa0;; scannez celui de l’écran de l’ordinateur</translation>
    </message>
    <message>
        <source>this deal was changed at the laptop; look again</source>
        <translation>cette donne a été modifiée sur l’ordinateur&#xa0;; regardez de nouveau</translation>
    </message>
    <message>
        <source>this evening is already there</source>
        <translation>cette soirée est déjà là</translation>
    </message>
    <message>
        <source>this is a whole archive; start scorepad with --archive and its name, and save the evenings you want</source>
        <translation>ce sont des archives entières&#x202f;; lancez scorepad avec --archive et leur nom, et enregistrez les soirées voulues</translation>
    </message>
    <message>
        <source>this is another table’s result</source>
        <translation>c’est le résultat d’une autre table</translation>
    </message>
    <message>
        <source>this is far too large for the results of an evening</source>
        <translation>c’est bien trop grand pour les résultats d’une soirée</translation>
    </message>
    <message>
        <source>this is longer than {most} letters</source>
        <translation>c’est plus long que {most} caractères</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>ce n’est pas du JSON</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>ce n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>this is not a request that can be read</source>
        <translation>cette requête est illisible</translation>
    </message>
    <message>
        <source>this is not a table of deals: the first row must name the columns, at least declarer, contract and result</source>
        <translation>ce n’est pas un tableau de donnes&#xa0;: la première ligne doit nommer les colonnes, au moins declarer, contract et result</translation>
    </message>
    <message>
        <source>this is not a text file; choose another file</source>
        <translation>ce n’est pas un fichier texte&#x202f;; choisissez un autre fichier</translation>
    </message>
    <message>
        <source>this is not an evening file of scorepad; choose another file</source>
        <translation>ce n’est pas un fichier de soirée de scorepad&#x202f;; choisissez-en un autre</translation>
    </message>
    <message>
        <source>this is not the address of the score</source>
        <translation>ce n’est pas l’adresse de la marque</translation>
    </message>
    <message>
        <source>this is too long; it has at most {most} letters</source>
        <translation>c’est trop long&#x202f;; {most} lettres au plus</translation>
    </message>
    <message>
        <source>this letter cannot be read; save the file as Unicode (UTF-8) in its own program</source>
        <translation>ce caractère ne peut pas être lu&#x202f;; enregistrez le fichier en Unicode (UTF-8) dans son programme</translation>
    </message>
    <message>
        <source>this part is damaged; open another copy of the file</source>
        <translation>cette partie du fichier est endommagée&#x202f;; ouvrez-en une autre copie</translation>
    </message>
    <message>
        <source>this phone may only see; ask at the laptop</source>
        <translation>ce téléphone peut seulement voir&#xa0;; demandez à l’ordinateur</translation>
    </message>
    <message>
        <source>this phone was sent away at the laptop</source>
        <translation>ce téléphone a été renvoyé depuis l’ordinateur</translation>
    </message>
    <message>
        <source>this result names no pairs, so that nobody can be ranked</source>
        <translation>ce résultat ne nomme pas de paires&#x202f;; personne ne peut être classé</translation>
    </message>
    <message>
        <source>this result was changed; look again</source>
        <translation>ce résultat a été modifié&#xa0;; regardez de nouveau</translation>
    </message>
    <message>
        <source>this row does not match the columns of its table</source>
        <translation>cette ligne ne correspond pas aux colonnes de son tableau</translation>
    </message>
    <message>
        <source>this table of deals has no column {columns}</source>
        <translation>dans ce tableau de donnes il manque la colonne {columns}</translation>
    </message>
    <message>
        <source>three-quarter Howell: some stay</source>
        <translation>Howell trois-quarts&#xa0;: certains restent</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>too many phones at once; try again soon</source>
        <translation>trop de téléphones à la fois&#xa0;; réessayez bientôt</translation>
    </message>
    <message>
        <source>too many players or rounds</source>
        <translation>trop de joueurs ou de tours</translation>
    </message>
    <message>
        <source>too many wrong codes; wait a minute</source>
        <translation>trop de codes faux&#xa0;; attendez une minute</translation>
    </message>
    <message>
        <source>top {top}, average {average}</source>
        <translation>top {top}, moyenne {average}</translation>
    </message>
    <message>
        <source>two copies of an evening become one</source>
        <translation>deux copies d’une soirée n’en font plus qu’une</translation>
    </message>
    <message>
        <source>two down</source>
        <translation>deux de chute</translation>
    </message>
    <message>
        <source>two evenings in it are the same; give each of them its date</source>
        <translation>il contient deux fois la même soirée&#x202f;; donnez à chacune sa date</translation>
    </message>
    <message>
        <source>two players win what the other two lose</source>
        <translation>deux joueurs gagnent ce que perdent les deux autres</translation>
    </message>
    <message>
        <source>undoing a payment</source>
        <translation>annuler un paiement</translation>
    </message>
    <message>
        <source>undoubled</source>
        <translation>non contré</translation>
    </message>
    <message>
        <source>undoubled overtricks do not count</source>
        <translation>les levées en plus non contrées ne comptent pas</translation>
    </message>
    <message>
        <source>unknown option {option}</source>
        <translation>option inconnue {option}</translation>
    </message>
    <message>
        <source>unknown option {option}, perhaps {near}</source>
        <translation>option inconnue {option}, peut-être {near}</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments inconnus&#xa0;:&#xa0;%s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>usage&#xa0;: </translation>
    </message>
    <message>
        <source>vulnerable</source>
        <translation>vulnérable</translation>
    </message>
    <message>
        <source>wants to enter</source>
        <translation>veut saisir</translation>
    </message>
    <message>
        <source>was {points}</source>
        <translation>avant {points}</translation>
    </message>
    <message>
        <source>what each contract would score now</source>
        <translation>ce que chaque contrat rapporterait maintenant</translation>
    </message>
    <message>
        <source>what each row of a table is (default: deals)</source>
        <translation>ce qu’est chaque ligne d’un tableau (par défaut&#xa0;: deals)</translation>
    </message>
    <message>
        <source>what else belongs to the deal</source>
        <translation>ce qui va encore avec la donne</translation>
    </message>
    <message>
        <source>what letters mean</source>
        <translation>le sens des lettres</translation>
    </message>
    <message>
        <source>what one player owes another besides the score</source>
        <translation>ce qu’un joueur doit à un autre en plus de la marque</translation>
    </message>
    <message>
        <source>what the director gave or took</source>
        <translation>ce que l’arbitre a donné ou retiré</translation>
    </message>
    <message>
        <source>what the stake is for, and how it is rounded</source>
        <translation>pour quoi vaut la mise, et comment on arrondit</translation>
    </message>
    <message>
        <source>what the stake is for, if not the usual</source>
        <translation>ce que vaut la mise, si ce n’est pas l’habituel</translation>
    </message>
    <message>
        <source>where both were changed, the file is right</source>
        <translation>là où les deux ont changé, le fichier a raison</translation>
    </message>
    <message>
        <source>where the two differ, keep the version of the first</source>
        <translation>là où les deux diffèrent, garder la version du premier</translation>
    </message>
    <message>
        <source>where the two differ, use the file&apos;s version without asking</source>
        <translation>là où les deux diffèrent, prendre la version du fichier sans demander</translation>
    </message>
    <message>
        <source>whether honours count</source>
        <translation>si les honneurs comptent</translation>
    </message>
    <message>
        <source>whether part-scores count on towards a game</source>
        <translation>si les marques partielles comptent pour la manche</translation>
    </message>
    <message>
        <source>whether the archive is sound</source>
        <translation>si l’archive est en bon état</translation>
    </message>
    <message>
        <source>which board is played next; anywhere in a round</source>
        <translation>quel étui est joué ensuite&#x202f;; n’importe où dans une partie</translation>
    </message>
    <message>
        <source>which board? E.g. 3 {pairs} 4sn</source>
        <translation>quel étui&#x202f;? P. ex. 3 {pairs} 4pn</translation>
    </message>
    <message>
        <source>which deals were corrected later</source>
        <translation>les donnes corrigées après coup</translation>
    </message>
    <message>
        <source>which evenings there are</source>
        <translation>quelles soirées il y a</translation>
    </message>
    <message>
        <source>which pairs? E.g. {pairs} 4sn</source>
        <translation>quelles paires&#x202f;? P. ex. {pairs} 4pn</translation>
    </message>
    <message>
        <source>who comes late or leaves, e.g. 7=1 or 5=6-</source>
        <translation>qui arrive en retard ou part, p. ex. 7=1 ou 5=6-</translation>
    </message>
    <message>
        <source>who deals next</source>
        <translation>qui donne ensuite</translation>
    </message>
    <message>
        <source>who deals the next deal; anywhere in a round</source>
        <translation>qui donne ensuite&#x202f;; n’importe où dans une partie</translation>
    </message>
    <message>
        <source>who keeps the score</source>
        <translation>qui tient la marque</translation>
    </message>
    <message>
        <source>who partners whom, by the cards drawn</source>
        <translation>qui joue avec qui, selon les cartes tirées</translation>
    </message>
    <message>
        <source>who plays whom, round by round</source>
        <translation>qui joue contre qui, tour par tour</translation>
    </message>
    <message>
        <source>who sits where, and who sits there afterwards</source>
        <translation>qui est assis où, et qui l’est ensuite</translation>
    </message>
    <message>
        <source>who sits where, if you like; `out=Eve` sits out</source>
        <translation>qui est assis où, si vous voulez&#x202f;; `out=Eve` est mort</translation>
    </message>
    <message>
        <source>who won where several tables played the same boards</source>
        <translation>qui a gagné quand plusieurs tables ont joué les mêmes étuis</translation>
    </message>
    <message>
        <source>whose points are they, e.g. ns 23p or ew 23p?</source>
        <translation>quel camp les avait, p. ex. ns 23p ou eo 23p&#x202f;?</translation>
    </message>
    <message>
        <source>whose side is We</source>
        <translation>quel camp est Nous</translation>
    </message>
    <message>
        <source>with 20 points each nothing is expected: 20 0/0</source>
        <translation>avec 20 points chacun rien n’est attendu&#xa0;: 20 0/0</translation>
    </message>
    <message>
        <source>without colours</source>
        <translation>sans couleurs</translation>
    </message>
    <message>
        <source>without one, the movement of pairs that fits the time best</source>
        <translation>sans lui, le mouvement par paires qui convient le mieux au temps</translation>
    </message>
    <message>
        <source>without rounds, the end of a rubber begins the next one</source>
        <translation>sans parties, la fin d’un robre commence le suivant</translation>
    </message>
    <message>
        <source>write evenings of the archive into a file: an evening file, a table or PBN</source>
        <translation>écrire des soirées des archives dans un fichier&#xa0;: fichier de soirée, tableau ou PBN</translation>
    </message>
    <message>
        <source>wrote {deal}</source>
        <translation>a saisi {deal}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>your home folder is unknown; set HOME to it</source>
        <translation>votre dossier personnel est inconnu&#x202f;; indiquez-le dans HOME</translation>
    </message>
    <message>
        <source>your own scale: points held, and what they should score, not vulnerable and vulnerable</source>
        <translation>votre propre barème&#xa0;: points d’honneurs, et ce qu’ils devraient rapporter, non vulnérable et vulnérable</translation>
    </message>
    <message>
        <source>{address} is not a private address of this computer.</source>
        <translation>{address} n’est pas une adresse privée de cet ordinateur.</translation>
    </message>
    <message>
        <source>{amount} for 100 points</source>
        <translation>{amount} pour 100 points</translation>
    </message>
    <message>
        <source>{amount} for each IMP</source>
        <translation>{amount} par IMP</translation>
    </message>
    <message>
        <source>{before} and {last}</source>
        <translation>{before} et {last}</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <translation>{before} ou {last}</translation>
    </message>
    <message>
        <source>{before}, {last}</source>
        <translation>{before}, {last}</translation>
    </message>
    <message>
        <source>{before}; {last}</source>
        <translation>{before}&#x202f;; {last}</translation>
    </message>
    <message>
        <source>{board}, {ns} against {ew}</source>
        <translation>{board}, {ns} contre {ew}</translation>
    </message>
    <message>
        <source>{board}, {result} – it was {before}.</source>
        <translation>{board}, {result} – c’était {before}.</translation>
    </message>
    <message>
        <source>{board}: {result}: {points} for {pair}, elsewhere {others}</source>
        <translation>{board}&#xa0;: {result}&#xa0;: {points} pour {pair}, ailleurs {others}</translation>
    </message>
    <message>
        <source>{chair}, {player}</source>
        <translation>{chair}, {player}</translation>
    </message>
    <message>
        <source>{command}: {fault}; see {command} --help</source>
        <translation>{command}&#xa0;: {fault}&#x202f;; voyez {command} --help</translation>
    </message>
    <message>
        <source>{contract} by {player}</source>
        <translation>{contract} joué par {player}</translation>
    </message>
    <message>
        <source>{contract}, {result}: {points}</source>
        <translation>{contract}, {result}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{contract}{doubled} made</source>
        <translation>{contract}{doubled}, réussi</translation>
    </message>
    <message>
        <source>{day}, {players}. After that only a backup that still has it can restore it.</source>
        <translation>{day}, {players}. Ensuite, seule une sauvegarde qui la contient encore pourra la restaurer.</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, board {number})</source>
        <translation>{deal}&#xa0;: {points} IMP pour {side} ({round}, étui {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} IMPs for {side} ({round}, deal {number})</source>
        <translation>{deal}&#xa0;: {points} IMP pour {side} ({round}, donne {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, board {number})</source>
        <translation>{deal}&#xa0;: {points} points pour {side} ({round}, étui {number})</translation>
    </message>
    <message>
        <source>{deal}: {points} points for {side} ({round}, deal {number})</source>
        <translation>{deal}&#xa0;: {points} points pour {side} ({round}, donne {number})</translation>
    </message>
    <message>
        <source>{drawn} of {played} players</source>
        <translation>{drawn} joueurs sur {played}</translation>
    </message>
    <message>
        <source>{evening} is missing</source>
        <translation>{evening} manque</translation>
    </message>
    <message>
        <source>{evening}: cannot be read any more</source>
        <translation>{evening}&#xa0;: ne peut plus être lue</translation>
    </message>
    <message>
        <source>{evening}: it was erased, or nothing of it is left</source>
        <translation>{evening}&#xa0;: elle a été effacée, ou il n’en reste rien</translation>
    </message>
    <message>
        <source>{evening}: its statistics are damaged</source>
        <translation>{evening}&#xa0;: ses statistiques sont endommagées</translation>
    </message>
    <message>
        <source>{evening}: restored from the backup of {day}</source>
        <translation>{evening}&#xa0;: restaurée de la sauvegarde du {day}</translation>
    </message>
    <message>
        <source>{evening}: restored up to its last readable step; the rest is lost</source>
        <translation>{evening}&#xa0;: restaurée jusqu’à sa dernière étape lisible&#x202f;; le reste est perdu</translation>
    </message>
    <message>
        <source>{evening}: restored, but some of its earlier steps are lost</source>
        <translation>{evening}&#xa0;: restaurée, mais quelques étapes antérieures sont perdues</translation>
    </message>
    <message>
        <source>{evening}: where the two differ, take the version of {file}?</source>
        <translation>{evening}&#xa0;: là où les deux diffèrent, prendre la version de {file}&#x202f;?</translation>
    </message>
    <message>
        <source>{evening}: {fault}</source>
        <translation>{evening}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{expected} expected</source>
        <translation>{expected} attendus</translation>
    </message>
    <message>
        <source>{fewest} to {most} players draw, not {number}</source>
        <translation>de {fewest} à {most} joueurs tirent, pas {number}</translation>
    </message>
    <message>
        <source>{figure} is out of range: {least} to {most}</source>
        <translation>{figure} est hors limites&#xa0;: de {least} à {most}</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>{file} ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why}</source>
        <translation>{file} ne peut pas être ouvert. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: {reason}</source>
        <translation>{file} ne peut être lu ou écrit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be saved. {why}</source>
        <translation>{file} ne peut pas être enregistré. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} ne peut pas être écrit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. Nothing was changed there.</source>
        <translation>{file} ne peut pas être écrit&#xa0;: {reason}. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>{file} has a different version of this evening. Replace yours? You can undo this.</source>
        <translation>{file} contient une autre version de cette soirée. Remplacer la vôtre&#x202f;? Cela peut être annulé.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening.</source>
        <translation>{file} contient une autre version de cette soirée.</translation>
    </message>
    <message>
        <source>{file} has another version of this evening: {counts}.</source>
        <translation>{file} contient une autre version de cette soirée&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>{file} is damaged</source>
        <translation>{file} est endommagé</translation>
    </message>
    <message>
        <source>{file} is empty or missing, but there is a backup of {day}; check --mend restores it</source>
        <translation>{file} est vide ou manque, mais il y a une sauvegarde du {day}&#x202f;; check --mend la restaure</translation>
    </message>
    <message>
        <source>{file} is not an archive of scorepad</source>
        <translation>{file} ne contient pas d’archives de scorepad</translation>
    </message>
    <message>
        <source>{file} is on the table now.</source>
        <translation>{file} est maintenant sur la table.</translation>
    </message>
    <message>
        <source>{file} is sound: there is nothing to mend</source>
        <translation>{file} est en ordre&#xa0;: il n’y a rien à réparer</translation>
    </message>
    <message>
        <source>{file} is sound: {evenings}, {deals}</source>
        <translation>{file} est en ordre&#xa0;: {evenings}, {deals}</translation>
    </message>
    <message>
        <source>{file} is sound; all figures are counted again when needed</source>
        <translation>{file} est en ordre&#x202f;; les chiffres sont recomptés au besoin</translation>
    </message>
    <message>
        <source>{file} was added; it is on the table now.</source>
        <translation>{file} a été ajouté&#xa0;; la soirée est maintenant sur la table.</translation>
    </message>
    <message>
        <source>{file} was changed by another program; look again</source>
        <translation>{file} a été modifié par un autre programme&#x202f;; regardez de nouveau</translation>
    </message>
    <message>
        <source>{file} was here already; it is on the table now.</source>
        <translation>{file} était déjà là&#xa0;; la soirée est maintenant sur la table.</translation>
    </message>
    <message>
        <source>{file} was mended</source>
        <translation>{file} a été réparé</translation>
    </message>
    <message>
        <source>{file} was written by a newer scorepad and was not changed</source>
        <translation>{file} vient d’un scorepad plus récent et n’a pas été modifié</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, ligne {line}&#xa0;: {fault}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n evenings</source>
        <translation>
            <numerusform>{file}&#xa0;:&#xa0;%n soirée</numerusform>
            <numerusform>{file}&#xa0;:&#xa0;%n soirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n pages</source>
        <translation>
            <numerusform>{file}&#xa0;:&#xa0;%n page</numerusform>
            <numerusform>{file}&#xa0;:&#xa0;%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: 1 evening</source>
        <translation>{file}&#xa0;: 1 soirée</translation>
    </message>
    <message>
        <source>{file}: 1 page</source>
        <translation>{file}&#xa0;: 1 page</translation>
    </message>
    <message>
        <source>{file}: a name with a line end in it cannot be in a menu</source>
        <translation>{file}&#xa0;: un nom avec une fin de ligne ne peut pas être dans un menu</translation>
    </message>
    <message>
        <source>{file}: another program is using it; close that first</source>
        <translation>{file}&#xa0;: un autre programme l’utilise&#x202f;; fermez-le d’abord</translation>
    </message>
    <message>
        <source>{file}: it cannot be merged: {reason}</source>
        <translation>{file}&#xa0;: la fusion est impossible&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: it holds %n evenings; import it to choose one of them</source>
        <translation>
            <numerusform>{file}&#xa0;: il contient&#xa0;%n soirée&#x202f;; importez-le pour en choisir une</numerusform>
            <numerusform>{file}&#xa0;: il contient&#xa0;%n soirées&#x202f;; importez-le pour en choisir une</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: new terminals complete scorepad with the Tab key</source>
        <translation>{file}&#xa0;: les nouveaux terminaux complètent scorepad avec la touche Tab</translation>
    </message>
    <message>
        <source>{file}: the evening here differs, so nothing was imported; --replace takes the version of the file: {differs}</source>
        <translation>{file}&#xa0;: la soirée d’ici diffère, rien n’a donc été importé&#x202f;; --replace prend la version du fichier&#xa0;: {differs}</translation>
    </message>
    <message>
        <source>{file}: {counts}</source>
        <translation>{file}&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{file}:1: no line has pairs, e.g. 1-2: N 4S+1 below a board</source>
        <translation>{file}:1: aucune ligne n’a de paires, p. ex. 1-2: N 4S+1 sous un étui</translation>
    </message>
    <message>
        <source>{first} and {second}: board {board} has been played at both tables</source>
        <translation>{first} et {second}&#xa0;: l’étui {board} a été joué aux deux tables</translation>
    </message>
    <message>
        <source>{form} of another program cannot be read, only duplicate boards</source>
        <translation>{form} d’un autre programme ne peut pas être lu, seulement les étuis de duplicate</translation>
    </message>
    <message>
        <source>{hundreds} on the back score</source>
        <translation>{hundreds} au récapitulatif</translation>
    </message>
    <message>
        <source>{left} and {came} are one player: only the n&amp;ame was wrong</source>
        <translation>{left} et {came} sont un seul joueur&#xa0;: seul le no&amp;m était faux</translation>
    </message>
    <message>
        <source>{letters} for {player}</source>
        <translation>{letters} pour {player}</translation>
    </message>
    <message>
        <source>{letter} is {chair} – or {others}? Type {ways}</source>
        <translation>{letter} est {chair}, ou {others}&#x202f;? Tapez {ways}</translation>
    </message>
    <message>
        <source>{letter} is {player}; type {ways}</source>
        <translation>{letter} est {player}&#x202f;; tapez {ways}</translation>
    </message>
    <message>
        <source>{level} clubs</source>
        <translation>{level} trèfles</translation>
    </message>
    <message>
        <source>{level} diamonds</source>
        <translation>{level} carreaux</translation>
    </message>
    <message>
        <source>{level} hearts</source>
        <translation>{level} cœurs</translation>
    </message>
    <message>
        <source>{level} notrump</source>
        <translation>{level} sans-atout</translation>
    </message>
    <message>
        <source>{level} spades</source>
        <translation>{level} piques</translation>
    </message>
    <message>
        <source>{made}; no IMPs until the points are entered, e.g. 23p</source>
        <translation>{made}&#x202f;; pas d’IMP tant que les points ne sont pas inscrits, p. ex. 23p</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
    </message>
    <message>
        <source>{movement}. Rounds: {rounds}. Boards in a round: {boards}. About {minutes} minutes</source>
        <translation>{movement}. Tours&#xa0;: {rounds}. Étuis par tour&#xa0;: {boards}. Environ {minutes} minutes</translation>
    </message>
    <message>
        <source>{names} sit out.</source>
        <translation>{names} sont au repos.</translation>
    </message>
    <message>
        <source>{name} (Enter)</source>
        <translation>{name} (Entrée)</translation>
    </message>
    <message>
        <source>{name} alone means the seat {chair}; type more of the name.</source>
        <translation>{name} seul désigne la place {chair}&#x202f;; tapez plus du nom.</translation>
    </message>
    <message>
        <source>{name} cannot be in two places</source>
        <translation>{name} ne peut pas être à deux places</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>{name} draws only once</source>
        <translation>{name} ne tire qu’une fois</translation>
    </message>
    <message>
        <source>{name} has drawn the {card}.</source>
        <translation>{name} a tiré&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} is already there.</source>
        <translation>{name} est déjà là.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} est au repos.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}’s phone has {entered}, the sheet has {there}.</source>
        <translation>Le téléphone de {name} a {entered}, la feuille a {there}.</translation>
    </message>
    <message>
        <source>{name}’s phone wants to enter deals.</source>
        <translation>Le téléphone de {name} veut saisir des donnes.</translation>
    </message>
    <message>
        <source>{newcomer} for {player}</source>
        <translation>{newcomer} pour {player}</translation>
    </message>
    <message>
        <source>{north} and {south} play {east} and {west}.</source>
        <translation>{north} et {south} jouent contre {east} et {west}.</translation>
    </message>
    <message>
        <source>{ns} (N-S) against {ew} (E-W)</source>
        <translation>{ns} (N-S) contre {ew} (E-O)</translation>
    </message>
    <message>
        <source>{number} IMPs</source>
        <translation>{number} IMP</translation>
    </message>
    <message>
        <source>{number} added</source>
        <translation>{number} ajoutées</translation>
    </message>
    <message>
        <source>{number} already there</source>
        <translation>{number} déjà là</translation>
    </message>
    <message>
        <source>{number} changed</source>
        <translation>{number} modifiées</translation>
    </message>
    <message>
        <source>{number} changed; you can undo this</source>
        <translation>{number} modifiées&#x202f;; cela peut être annulé</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <translation>{number} choisies</translation>
    </message>
    <message>
        <source>{number} corrected</source>
        <translation>corrigés&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{number} deleted</source>
        <translation>supprimés&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{number} in all; Enter looks at the evening</source>
        <translation>{number} en tout&#x202f;; Entrée montre la soirée</translation>
    </message>
    <message>
        <source>{number} left unchanged</source>
        <translation>{number} inchangées</translation>
    </message>
    <message>
        <source>{number} made</source>
        <translation>{number} réussis</translation>
    </message>
    <message>
        <source>{number} new</source>
        <translation>nouveaux&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} sur {total}</translation>
    </message>
    <message>
        <source>{number} tied</source>
        <translation>{number} à égalité</translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <translation>{one} contre {other}</translation>
    </message>
    <message>
        <source>{one} and {other} are not two players of this archive</source>
        <translation>{one} et {other} ne sont pas deux joueurs de ces archives</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both have drawn {card}</source>
        <translation>{one} et {other} ne peuvent avoir tiré tous deux {card}</translation>
    </message>
    <message>
        <source>{one} and {other} sat at one table, so they are two players</source>
        <translation>{one} et {other} étaient à la même table, ce sont donc deux joueurs</translation>
    </message>
    <message>
        <source>{pairs} play there; the deal would be {deal}.</source>
        <translation>{pairs} y jouent&#x202f;; la donne serait {deal}.</translation>
    </message>
    <message>
        <source>{pair} has been on board {board} before</source>
        <translation>{pair} a déjà joué l’étui {board}</translation>
    </message>
    <message>
        <source>{pair} has two handicaps</source>
        <translation>{pair} a deux handicaps</translation>
    </message>
    <message>
        <source>{pair} is named twice</source>
        <translation>{pair} est nommé deux fois</translation>
    </message>
    <message>
        <source>{pair} is not in the movement</source>
        <translation>{pair} n’est pas dans le mouvement</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee}</source>
        <translation>{payer} ne peut pas payer à {payee}</translation>
    </message>
    <message>
        <source>{payer} cannot pay {payee} {amount}</source>
        <translation>{payer} ne peut pas payer {amount} à {payee}</translation>
    </message>
    <message>
        <source>{payer} owed {payee}</source>
        <translation>{payer} devait à {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee}</source>
        <translation>{payer} doit à {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}</source>
        <translation>{payer} doit {amount} à {payee}</translation>
    </message>
    <message>
        <source>{payer} owes {payee} {amount}: {reason}</source>
        <translation>{payer} doit {amount} à {payee}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{payer} paid {payee}</source>
        <translation>{payer} a payé à {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount}</source>
        <translation>{payer} a payé {amount} à {payee}</translation>
    </message>
    <message>
        <source>{payer} paid {payee} {amount} on {day}</source>
        <translation>{payer} a payé {amount} à {payee} le {day}</translation>
    </message>
    <message>
        <source>{payer} pays {payee}</source>
        <translation>{payer} paie à {payee}</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {amount}</source>
        <translation>{payer} paie {amount} à {payee}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}</source>
        <translation>{place}&#xa0;: ici {ours}, dans le fichier {theirs}</translation>
    </message>
    <message>
        <source>{place}: here {ours}, in the file {theirs}; both are kept</source>
        <translation>{place}&#xa0;: ici {ours}, dans le fichier {theirs}&#x202f;; les deux sont conservés</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{players} lead</source>
        <translation>{players} mènent</translation>
    </message>
    <message>
        <source>{players} out</source>
        <translation>au repos&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{players} sit out</source>
        <translation>{players} sont au repos</translation>
    </message>
    <message>
        <source>{players} sits out</source>
        <translation>{players} est au repos</translation>
    </message>
    <message>
        <source>{players} win the evening</source>
        <translation>{players} gagnent la soirée</translation>
    </message>
    <message>
        <source>{player} (you)</source>
        <translation>{player} (vous)</translation>
    </message>
    <message>
        <source>{player} and {other} change chairs</source>
        <translation>{player} et {other} échangent leurs places</translation>
    </message>
    <message>
        <source>{player} comes in for {other}</source>
        <translation>{player} remplace {other}</translation>
    </message>
    <message>
        <source>{player} deals</source>
        <translation>{player} donne</translation>
    </message>
    <message>
        <source>{player} deals. {vulnerable}.</source>
        <translation>{player} donne. {vulnerable}.</translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <translation>{player} arrive.</translation>
    </message>
    <message>
        <source>{player} leads</source>
        <translation>{player} mène</translation>
    </message>
    <message>
        <source>{player} leaves; earlier rounds stay on the back score.</source>
        <translation>{player} s’en va&#x202f;; les parties précédentes restent au récapitulatif.</translation>
    </message>
    <message>
        <source>{player} sits out; at the table are {names}</source>
        <translation>{player} est au repos&#x202f;; à la table&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{player} sits {chair}</source>
        <translation>{player} s’assied en {chair}</translation>
    </message>
    <message>
        <source>{player} wins the evening</source>
        <translation>{player} gagne la soirée</translation>
    </message>
    <message>
        <source>{points} agreed on: {reason}</source>
        <translation>{points} convenus&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{points} for North-South, {rest} for East-West</source>
        <translation>{points} pour Nord-Sud, {rest} pour Est-Ouest</translation>
    </message>
    <message>
        <source>{points} honours</source>
        <translation>{points} d’honneurs</translation>
    </message>
    <message>
        <source>{points} honours held by {player}</source>
        <translation>{points} d’honneurs chez {player}</translation>
    </message>
    <message>
        <source>{points} points appear twice in the scale</source>
        <translation>{points} points figurent deux fois dans le barème</translation>
    </message>
    <message>
        <source>{points} points from every other result of the board</source>
        <translation>{points} points de chaque autre résultat de l’étui</translation>
    </message>
    <message>
        <source>{points} points: {plain}, vulnerable {vulnerable}</source>
        <translation>{points} points&#xa0;: {plain}, vulnérable {vulnerable}</translation>
    </message>
    <message>
        <source>{points} to {side}</source>
        <translation>{points} pour {side}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{reason} Entries are only in memory; they are saved as soon as possible.</source>
        <translation>{reason} Les saisies ne sont qu’en mémoire&#x202f;; elles seront enregistrées dès que possible.</translation>
    </message>
    <message>
        <source>{reason} New entries cannot be saved.</source>
        <translation>{reason} Les nouvelles saisies ne peuvent pas être enregistrées.</translation>
    </message>
    <message>
        <source>{round} begins with this deal; it cannot move up.</source>
        <translation>{round} commence par cette donne&#xa0;; elle ne peut pas monter.</translation>
    </message>
    <message>
        <source>{round} ends with this deal; it cannot move down.</source>
        <translation>{round} finit par cette donne&#xa0;; elle ne peut pas descendre.</translation>
    </message>
    <message>
        <source>{round} is not over and does not count yet.</source>
        <translation>{round} n’est pas fini et ne compte pas encore.</translation>
    </message>
    <message>
        <source>{round} is now unfinished.</source>
        <translation>{round} est maintenant inachevé.</translation>
    </message>
    <message>
        <source>{round} is stopped here</source>
        <translation>{round} est arrêté ici</translation>
    </message>
    <message>
        <source>{round} no longer ends</source>
        <translation>{round} ne finit plus</translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}</source>
        <translation>{round} finit maintenant après la donne {last}</translation>
    </message>
    <message numerus="yes">
        <source>{round} now ends after deal {last}; %n deals come after the end.</source>
        <translation>
            <numerusform>{round} finit maintenant après la donne {last}&#x202f;;&#xa0;%n donne vient après la fin.</numerusform>
            <numerusform>{round} finit maintenant après la donne {last}&#x202f;;&#xa0;%n donnes viennent après la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round} now ends after deal {last}; one deal comes after the end.</source>
        <translation>{round} finit maintenant après la donne {last}&#x202f;; une donne vient après sa fin.</translation>
    </message>
    <message>
        <source>{round} was stopped before its end.</source>
        <translation>{round} a été arrêté avant sa fin.</translation>
    </message>
    <message>
        <source>{round}, IMPs</source>
        <translation>{round}, IMP</translation>
    </message>
    <message>
        <source>{round}, deal by deal</source>
        <translation>{round}, donne par donne</translation>
    </message>
    <message>
        <source>{round}, deal {number}</source>
        <translation>{round}, donne {number}</translation>
    </message>
    <message>
        <source>{round}: {said}</source>
        <translation>{round}&#xa0;: {said}</translation>
    </message>
    <message>
        <source>{said} and {ended}</source>
        <translation>{said} et {ended}</translation>
    </message>
    <message>
        <source>{said} – paused</source>
        <translation>{said} – arrêté</translation>
    </message>
    <message>
        <source>{said}; boards {number}</source>
        <translation>{said}&#x202f;; étuis {number}</translation>
    </message>
    <message>
        <source>{said}; victory points {home} to {visitors}</source>
        <translation>{said}&#x202f;; points de victoire {home} à {visitors}</translation>
    </message>
    <message>
        <source>{said}; {points} for {side}</source>
        <translation>{said}&#x202f;; {points} pour {side}</translation>
    </message>
    <message>
        <source>{score} IMPs in {rounds}</source>
        <translation>{score} IMP en {rounds}</translation>
    </message>
    <message>
        <source>{score} against the datum {datum}, a difference of {by}: {points} IMPs</source>
        <translation>{score} contre le score moyen {datum}, une différence de {by}&#xa0;: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}, and {tie} for each of {missing} missing results: {points} of {top}; East-West {rest}</source>
        <translation>{score} contre {others}, et {tie} pour chacun des {missing} résultats manquants&#xa0;: {points} sur {top}&#x202f;; Est-Ouest {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} IMPs</source>
        <translation>{score} contre {others}&#xa0;: {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}: {points} of {top}; East-West {rest}</source>
        <translation>{score} contre {others}&#xa0;: {points} sur {top}&#x202f;; Est-Ouest {rest}</translation>
    </message>
    <message>
        <source>{score} against {others}: {sum} / {times} = {points} IMPs</source>
        <translation>{score} contre {others}&#xa0;: {sum} / {times} = {points} IMP</translation>
    </message>
    <message>
        <source>{score} against {others}; {results} results where there are up to {expected}: ({sum} + {tie}) x {expected} / {results} - {tie} = {points} of {top}; East-West {rest}</source>
        <translation>{score} contre {others}&#x202f;; {results} résultats là où il y en a jusqu’à {expected}&#xa0;: ({sum} + {tie}) × {expected} / {results} − {tie} = {points} sur {top}&#x202f;; Est-Ouest {rest}</translation>
    </message>
    <message>
        <source>{score} in {rounds}</source>
        <translation>{score} en {rounds}</translation>
    </message>
    <message>
        <source>{score} points in {rounds}</source>
        <translation>{score} points en {rounds}</translation>
    </message>
    <message>
        <source>{seat} deals next</source>
        <translation>{seat} donne ensuite</translation>
    </message>
    <message>
        <source>{seat} keeps the score</source>
        <translation>{seat} tient la marque</translation>
    </message>
    <message>
        <source>{side}
win by {points}</source>
        <translation>{side}
gagnent de {points}</translation>
    </message>
    <message>
        <source>{side}
win by {points} IMPs</source>
        <translation>{side}
gagnent de {points} IMP</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: more than one deal can bring</source>
        <translation>{side}&#xa0;: {imps} IMP de retard, plus qu’une donne ne peut rapporter</translation>
    </message>
    <message>
        <source>{side} are {imps} IMPs behind: {points} more than expected make it even</source>
        <translation>{side}&#xa0;: {imps} IMP de retard&#x202f;; {points} de plus qu’attendu égalisent</translation>
    </message>
    <message>
        <source>{side} get {points}: {why}</source>
        <translation>{side}&#xa0;: {points}, {why}</translation>
    </message>
    <message>
        <source>{side} is 1 IMP behind: {points} points more than expected make it even.</source>
        <translation>{side} a 1 IMP de retard&#xa0;: {points} points de plus qu’attendu égalisent.</translation>
    </message>
    <message>
        <source>{side} is a side; who declares, {one} or {other}?</source>
        <translation>{side} est un camp&#x202f;; qui est déclarant, {one} ou {other}&#x202f;?</translation>
    </message>
    <message>
        <source>{side} is {imps} IMPs behind, more than one deal can bring.</source>
        <translation>{side} a {imps} IMP de retard, plus qu’une donne ne peut rapporter.</translation>
    </message>
    <message>
        <source>{side} is {imps} IMPs behind: {points} points more than expected make it even.</source>
        <translation>{side} a {imps} IMP de retard&#xa0;: {points} points de plus qu’attendu égalisent.</translation>
    </message>
    <message>
        <source>{side} need {points} for game</source>
        <translation>{side}&#xa0;: encore {points} pour la manche</translation>
    </message>
    <message>
        <source>{side} need {points} for game and rubber</source>
        <translation>{side}&#xa0;: encore {points} pour la manche et le robre</translation>
    </message>
    <message>
        <source>{side} plays</source>
        <translation>{side} joue</translation>
    </message>
    <message>
        <source>{side} points, press for the other side</source>
        <translation>{side} points, appuyez pour l’autre camp</translation>
    </message>
    <message>
        <source>{side} total {points}</source>
        <translation>{side}&#xa0;: total {points}</translation>
    </message>
    <message>
        <source>{side} vulnerable</source>
        <translation>{side} vulnérable</translation>
    </message>
    <message>
        <source>{side} win 1 IMP</source>
        <translation>{side}&#xa0;: 1 IMP gagné</translation>
    </message>
    <message>
        <source>{side} win by {points} IMPs</source>
        <translation>{side} gagnent de {points} IMP</translation>
    </message>
    <message>
        <source>{side} win by {points}: {hundreds} on the back score</source>
        <translation>{side} gagnent de {points}&#xa0;: {hundreds} au récapitulatif</translation>
    </message>
    <message>
        <source>{side} win game {number}</source>
        <translation>{side}&#xa0;: manche {number}</translation>
    </message>
    <message>
        <source>{side} win {imps} IMPs</source>
        <translation>{side}&#xa0;: {imps} IMP gagnés</translation>
    </message>
    <message>
        <source>{side} won the two games</source>
        <translation>{side}&#xa0;: les deux manches gagnées</translation>
    </message>
    <message>
        <source>{side} {above} above the line</source>
        <translation>{side} {above} au-dessus de la ligne</translation>
    </message>
    <message>
        <source>{side} {below} below and {above} above the line</source>
        <translation>{side} {below} au-dessous et {above} au-dessus de la ligne</translation>
    </message>
    <message>
        <source>{side} {below} below the line</source>
        <translation>{side} {below} au-dessous de la ligne</translation>
    </message>
    <message>
        <source>{side} {points} on board {number}</source>
        <translation>{side} {points} à l’étui {number}</translation>
    </message>
    <message>
        <source>{side} {points}: {why}</source>
        <translation>{side} {points}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{side}: {contract}, {result}</source>
        <translation>{side}&#xa0;: {contract}, {result}</translation>
    </message>
    <message>
        <source>{spelling} is now {name} everywhere.</source>
        <translation>{spelling} est maintenant {name} partout.</translation>
    </message>
    <message>
        <source>{step}, from a phone</source>
        <translation>{step}, depuis un téléphone</translation>
    </message>
    <message>
        <source>{step}, from {name}’s phone</source>
        <translation>{step}, depuis le téléphone de {name}</translation>
    </message>
    <message>
        <source>{table}: a row belongs to nothing</source>
        <translation>{table}&#xa0;: une ligne ne se rattache à rien</translation>
    </message>
    <message>
        <source>{table}: the total is damaged</source>
        <translation>{table}&#xa0;: le total est endommagé</translation>
    </message>
    <message>
        <source>{team} EW</source>
        <translation>{team} EO</translation>
    </message>
    <message>
        <source>{team} East-West</source>
        <translation>{team} Est-Ouest</translation>
    </message>
    <message>
        <source>{team} NS</source>
        <translation>{team} NS</translation>
    </message>
    <message>
        <source>{team} North-South</source>
        <translation>{team} Nord-Sud</translation>
    </message>
    <message>
        <source>{typed} is 4 spades by {player} – type a deal, then Enter</source>
        <translation>{typed}&#xa0;: 4 piques par {player} – tapez une donne, puis Entrée</translation>
    </message>
    <message>
        <source>{typed} is not a card, e.g. {one} or {other}</source>
        <translation>{typed} n’est pas une carte, p. ex. {one} ou {other}</translation>
    </message>
    <message>
        <source>{typed} is not one of {choices}</source>
        <translation>{typed} ne fait pas partie de {choices}</translation>
    </message>
    <message>
        <source>{typed}: {fault}</source>
        <translation>{typed}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Entries are only in memory and saved once that window is closed.</source>
        <translation>{user} a ouvert les archives dans une autre fenêtre sur {host} (processus {pid}). Les saisies ne sont qu’en mémoire et seront enregistrées quand cette fenêtre sera fermée.</translation>
    </message>
    <message>
        <source>{user} on {host} has the archive open in another window (process {pid}). Here it can only be read until that window is closed.</source>
        <translation>{user} a ouvert les archives dans une autre fenêtre sur {host} (processus {pid}). Ici on ne peut que les lire tant que cette fenêtre n’est pas fermée.</translation>
    </message>
    <message>
        <source>{weekday} {day}</source>
        <translation>{weekday} {day}</translation>
    </message>
    <message>
        <source>{we} against {they}</source>
        <translation>{we} contre {they}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first deal of the round, or begin a new round before it: form {form}</source>
        <translation>{what} vient trop tard&#x202f;; placez-le avant la première donne de la partie, ou commencez avant lui une nouvelle partie&#xa0;: form {form}</translation>
    </message>
    <message>
        <source>{what} comes too late; move it above the first result</source>
        <translation>{what} vient trop tard&#x202f;; placez-le avant le premier résultat</translation>
    </message>
    <message>
        <source>{what} needs form duplicate before it</source>
        <translation>avant {what}, il faut form duplicate</translation>
    </message>
    <message>
        <source>{which} of {number}</source>
        <translation>{which} sur {number}</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; commands are {commands}; scorepad help lists all</source>
        <translation>{word} n’est ni une commande ni un fichier&#x202f;; les commandes sont {commands}&#x202f;; scorepad help les nomme toutes</translation>
    </message>
    <message>
        <source>{word} is neither a command nor a file; did you mean {near}?</source>
        <translation>{word} n’est ni une commande ni un fichier&#x202f;; vouliez-vous dire {near}&#x202f;?</translation>
    </message>
    <message>
        <source>“{award}” is not an average, e.g. ave, ave+, ave- or 60</source>
        <translation>«&#xa0;{award}&#xa0;» n’est pas une moyenne, p. ex. moy, moy+, moy- ou 60</translation>
    </message>
    <message>
        <source>“{board}” is not a board number</source>
        <translation>«&#xa0;{board}&#xa0;» n’est pas un numéro d’étui</translation>
    </message>
    <message>
        <source>“{column}” is longer than {most} letters</source>
        <translation>«&#xa0;{column}&#xa0;» dépasse {most} lettres</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” here but “{before}” further up in the same round or evening</source>
        <translation>«&#xa0;{column}&#xa0;» est ici «&#xa0;{cell}&#xa0;» et plus haut «&#xa0;{before}&#xa0;», dans la même partie ou la même soirée</translation>
    </message>
    <message>
        <source>“{column}” is “{cell}” in this row, but should be “{ours}”</source>
        <translation>«&#xa0;{column}&#xa0;» vaut «&#xa0;{cell}&#xa0;» sur cette ligne, mais devrait valoir «&#xa0;{ours}&#xa0;»</translation>
    </message>
    <message>
        <source>“{contract}” by “{declarer}” with “{tricks}” tricks is not a result</source>
        <translation>«&#xa0;{contract}&#xa0;» par «&#xa0;{declarer}&#xa0;» avec «&#xa0;{tricks}&#xa0;» levées n’est pas un résultat</translation>
    </message>
    <message>
        <source>“{found}” does not belong here</source>
        <translation>«&#xa0;{found}&#xa0;» n’a pas sa place ici</translation>
    </message>
    <message>
        <source>“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas un contrat, p. ex. 4S, 3NT, 6HX ou pass</translation>
    </message>
    <message>
        <source>“{found}” is not an amount, e.g. 2.50</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas un montant, p. ex. 2.50</translation>
    </message>
    <message>
        <source>“{found}” is not known here</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas connu ici</translation>
    </message>
    <message>
        <source>“{line}” is not a line that scorepad writes</source>
        <translation>«&#xa0;{line}&#xa0;» n’est pas une ligne que scorepad écrit</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <translation>«&#xa0;{name}&#xa0;» manque</translation>
    </message>
    <message>
        <source>“{name}” is missing or not of the right kind</source>
        <translation>«&#xa0;{name}&#xa0;» manque ou n’est pas du bon type</translation>
    </message>
    <message>
        <source>“{ns}” and “{ew}” are not percentages</source>
        <translation>«&#xa0;{ns}&#xa0;» et «&#xa0;{ew}&#xa0;» ne sont pas des pourcentages</translation>
    </message>
    <message>
        <source>“{number}” is not a number with at most two decimals, up to {most}</source>
        <translation>«&#xa0;{number}&#xa0;» n’est pas un nombre jusqu’à {most} à deux décimales au plus</translation>
    </message>
    <message>
        <source>“{one}” {first} and “{other}” {second} do not agree; correct one of them</source>
        <translation>«&#xa0;{one}&#xa0;» {first} et «&#xa0;{other}&#xa0;» {second} ne concordent pas&#x202f;; corrigez l’un des deux</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair of a team, e.g. A1 or B2</source>
        <translation>«&#xa0;{pair}&#xa0;» n’est pas une paire d’équipe, p. ex. A1 ou B2</translation>
    </message>
    <message>
        <source>“{pair}” is not a pair: 1 to 6 letters or digits</source>
        <translation>«&#xa0;{pair}&#xa0;» n’est pas une paire&#xa0;: de 1 à 6 lettres ou chiffres</translation>
    </message>
    <message>
        <source>“{points}” is not a score; scores are tens from -{most} to {most}, e.g. 420</source>
        <translation>«&#xa0;{points}&#xa0;» n’est pas un score&#x202f;; les scores sont des dizaines de -{most} à {most}, p. ex. 420</translation>
    </message>
    <message>
        <source>“{rest}” is not a result, e.g. =, +1 or -1</source>
        <translation>«&#xa0;{rest}&#xa0;» n’est pas un résultat, p. ex. =, +1 ou -1</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal</source>
        <translation>«&#xa0;{rest}&#xa0;» ne fait pas partie d’une donne</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; X is doubled, XX redoubled</source>
        <translation>«&#xa0;{rest}&#xa0;» ne fait pas partie d’une donne&#x202f;; X&#xa0;: contré, XX&#xa0;: surcontré</translation>
    </message>
    <message>
        <source>“{rest}” is not part of a deal; at the table are {names}</source>
        <translation>«&#xa0;{rest}&#xa0;» ne fait pas partie d’une donne&#x202f;; à la table&#xa0;: {names}</translation>
    </message>
    <message>
        <source>“{team}” is not a team; teams go by a letter, e.g. C</source>
        <translation>«&#xa0;{team}&#xa0;» n’est pas une équipe&#x202f;; une équipe a une lettre, p. ex. C</translation>
    </message>
    <message>
        <source>“{text}” is not a number of IMPs from 1 to {most}.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre d’IMP de 1 à {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not a number of points from 1 to {most}.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre de points de 1 à {most}.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount, e.g. 2.50.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un montant, p. ex. 2,50.</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; leave out the comma</source>
        <translation>«&#xa0;{typed}&#xa0;» peut se lire de deux façons&#x202f;; omettez la virgule</translation>
    </message>
    <message>
        <source>“{typed}” can be read two ways; use =, +1 or -1, or a column “over” or “tricks”</source>
        <translation>«&#xa0;{typed}&#xa0;» peut se lire de deux façons&#x202f;; utilisez =, +1 ou -1, ou une colonne «&#xa0;over&#xa0;» ou «&#xa0;tricks&#xa0;»</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read</source>
        <translation>«&#xa0;{typed}&#xa0;» ne peut pas être lu</translation>
    </message>
    <message>
        <source>“{typed}” cannot be read; e.g. 7=1, 7=1-2 or 5=6-</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas lisible&#x202f;; p. ex. 7=1, 7=1-2 ou 5=6-</translation>
    </message>
    <message>
        <source>“{typed}” could be two dates; put the year first, e.g. 2026-01-31</source>
        <translation>«&#xa0;{typed}&#xa0;» peut être deux dates&#x202f;; mettez l’année en premier, p. ex. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” could be {few} tricks or {many}: type {one} or {other}</source>
        <translation>«&#xa0;{typed}&#xa0;» peut signifier {few} levées ou {many}&#xa0;: tapez {one} ou {other}</translation>
    </message>
    <message>
        <source>“{typed}” could be {names}: type more letters</source>
        <translation>«&#xa0;{typed}&#xa0;» peut être {names}&#xa0;: tapez plus de lettres</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line, e.g. S 4SX+1; did you mean {near}?</source>
        <translation>«&#xa0;{typed}&#xa0;» ne commence pas une ligne, p. ex. S 4SX+1&#x202f;; vouliez-vous dire {near}&#x202f;?</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; lines are deals, e.g. S 4SX+1, or begin with {words}</source>
        <translation>«&#xa0;{typed}&#xa0;» ne commence pas une ligne&#x202f;; les lignes sont des donnes, p. ex. S 4SX+1, ou commencent par {words}</translation>
    </message>
    <message>
        <source>“{typed}” does not begin a line; {word} is followed by a blank, not “{sign}”</source>
        <translation>«&#xa0;{typed}&#xa0;» ne commence pas une ligne&#x202f;; {word} est suivi d’un espace, pas de «&#xa0;{sign}&#xa0;»</translation>
    </message>
    <message>
        <source>“{typed}” does not belong here; stop is a line by itself</source>
        <translation>«&#xa0;{typed}&#xa0;» n’a pas sa place ici&#x202f;; stop est une ligne à part</translation>
    </message>
    <message>
        <source>“{typed}” has no result above</source>
        <translation>«&#xa0;{typed}&#xa0;» n’a pas de résultat au-dessus</translation>
    </message>
    <message>
        <source>“{typed}” is more than a contract, e.g. 4S, 3NT, 6HX or pass</source>
        <translation>«&#xa0;{typed}&#xa0;» est plus qu’un contrat, p. ex. 4S, 3NT, 6HX ou pass</translation>
    </message>
    <message>
        <source>“{typed}” is not a board number from 1 to {most}</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un numéro d’étui de 1 à {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a board: 1 to 9999, e.g. board 7</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un étui&#xa0;: de 1 à 9999, p. ex. board 7</translation>
    </message>
    <message>
        <source>“{typed}” is not a date, e.g. 2026-01-31</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une date, p. ex. 2026-01-31</translation>
    </message>
    <message>
        <source>“{typed}” is not a deal, e.g. {example} (contract, declarer, result) or {word}</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une donne, p. ex. {example} (contrat, déclarant, résultat) ou {word}</translation>
    </message>
    <message>
        <source>“{typed}” is not a form of the game: {known}</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une formule&#xa0;: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of deals</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre de donnes</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre de points</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points from 1 to {most}</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre de points de 1 à {most}</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of points that a side can hold</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre de points qu’un camp puisse avoir</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks from 0 to 13</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre de levées de 0 à 13</translation>
    </message>
    <message>
        <source>“{typed}” is not a number of tricks over or down, e.g. 1 or -2</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre de levées de mieux ou de chute, p. ex. 1 ou -2</translation>
    </message>
    <message>
        <source>“{typed}” is not a number with at most two decimals, e.g. -2.5</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre à deux décimales au plus, p. ex. -2.5</translation>
    </message>
    <message>
        <source>“{typed}” is not a result: =, +1 or -1</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un résultat&#xa0;: =, +1 ou -1</translation>
    </message>
    <message>
        <source>“{typed}” is not a round of matches, e.g. A-C B-D</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un tour de matchs, p. ex. A-C B-D</translation>
    </message>
    <message>
        <source>“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not vulnerable and vulnerable)</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une ligne de barème, p. ex. 25 300/440 (points, score attendu non vulnérable et vulnérable)</translation>
    </message>
    <message>
        <source>“{typed}” is not a season, e.g. 2026, 2025/26, 2026-09..2026-11, or all</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une saison, p. ex. 2026, 2025/26, 2026-09..2026-11 ou all</translation>
    </message>
    <message>
        <source>“{typed}” is not a seat: N, E, S or W</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une place&#xa0;: N, E, S ou W</translation>
    </message>
    <message>
        <source>“{typed}” is not a side: NS or EW</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un camp&#xa0;: NS ou EW</translation>
    </message>
    <message>
        <source>“{typed}” is not a stake, e.g. 2.50</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un enjeu, p. ex. 2,50</translation>
    </message>
    <message>
        <source>“{typed}” is not a way to count money: {known}</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une façon de compter l’argent&#xa0;: {known}</translation>
    </message>
    <message>
        <source>“{typed}” is not a whole number, e.g. 18 or −18</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas un nombre entier, p. ex. 18 ou −18</translation>
    </message>
    <message>
        <source>“{typed}” is not allowed in “{column}”, only yes or no</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas admis dans «&#xa0;{column}&#xa0;», seulement yes ou no</translation>
    </message>
    <message>
        <source>“{typed}” is not an address, e.g. 192.168.1.20:8080</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas une adresse, p. ex. 192.168.1.20:8080</translation>
    </message>
    <message>
        <source>“{typed}” is not expected here</source>
        <translation>«&#xa0;{typed}&#xa0;» n’est pas attendu ici</translation>
    </message>
    <message>
        <source>“{typed}” is too few at level {level}: type {down}</source>
        <translation>«&#xa0;{typed}&#xa0;» est trop peu au palier de {level}&#xa0;: tapez {down}</translation>
    </message>
    <message>
        <source>“{typed}” is unknown after {what}; possible: {choices}</source>
        <translation>«&#xa0;{typed}&#xa0;» est inconnu après {what}&#x202f;; possible&#xa0;: {choices}</translation>
    </message>
    <message>
        <source>“{typed}” is {notrump}, or {suit} by {player}? Leave a blank</source>
        <translation>«&#xa0;{typed}&#xa0;»&#xa0;: {notrump}, ou {suit} par {player}&#x202f;? Mettez un espace</translation>
    </message>
    <message>
        <source>“{typed}” is {suits}? Type {ways}</source>
        <translation>«&#xa0;{typed}&#xa0;»&#xa0;: {suits}&#x202f;? Tapez {ways}</translation>
    </message>
    <message>
        <source>“{typed}” may be {cards}</source>
        <translation>«&#xa0;{typed}&#xa0;» peut être {cards}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <translation>«&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>“{word}” does not go with results of several tables; put it into a separate file</source>
        <translation>«&#xa0;{word}&#xa0;» ne va pas avec des résultats de plusieurs tables&#x202f;; mettez-le dans un fichier séparé</translation>
    </message>
    <message>
        <source>€, $, points …</source>
        <translation>€, $, points …</translation>
    </message>
    <message>
        <source>€, points, matches…</source>
        <translation>€, points, allumettes…</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>→ tells where a pair or the boards go next.</source>
        <translation>→ indique où une paire ou les étuis vont ensuite.</translation>
    </message>
</context>
</TS>
