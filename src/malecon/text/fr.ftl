# Malecón, en français. Toutes les phrases qu’un joueur lit ; le fichier anglais porte les mêmes messages.
# Espace insécable (U+00A0) devant : ; ? ! et à l’intérieur des « » ; apostrophe courbe.

## Compter

# Chacun prend son nombre dans l’argument dont il porte le nom.
count-pesos =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
count-amount-pesos =
    { $amount ->
        [one] { $amount } peso
       *[other] { $amount } pesos
    }
count-goods =
    { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }
count-kept =
    { $kept ->
        [one] { $kept } marchandise
       *[other] { $kept } marchandises
    }
count-sugar =
    { $sugar ->
        [one] { $sugar } canne à sucre
       *[other] { $sugar } cannes à sucre
    }
count-citrus =
    { $citrus ->
        [one] { $citrus } agrume
       *[other] { $citrus } agrumes
    }
count-tobacco =
    { $tobacco ->
        [one] { $tobacco } tabac
       *[other] { $tobacco } tabacs
    }
count-rum =
    { $rum ->
        [one] { $rum } rhum
       *[other] { $rum } rhums
    }
count-cigar =
    { $cigar ->
        [one] { $cigar } cigare
       *[other] { $cigar } cigares
    }
place-name =
    { $place ->
        [1] la première place
        [2] la deuxième place
        [3] la troisième place
        [4] la quatrième place
        [5] la cinquième place
       *[other] la { $place }e place
    }

## Marchandises

good-sugar = canne à sucre
    .the = la canne à sucre
    .of = de la canne à sucre
    .one = 1 canne à sucre
    .die = le dé canne à sucre
    .count =
        { $amount ->
            [one] { $amount } canne à sucre
           *[other] { $amount } cannes à sucre
        }
    .name =
        { $amount ->
            [one] canne
           *[other] cannes
        }
good-citrus = agrume
    .the = les agrumes
    .of = des agrumes
    .one = 1 agrume
    .die = le dé agrume
    .count =
        { $amount ->
            [one] { $amount } agrume
           *[other] { $amount } agrumes
        }
    .name =
        { $amount ->
            [one] agrume
           *[other] agrumes
        }
good-tobacco = tabac
    .the = le tabac
    .of = du tabac
    .one = 1 tabac
    .die = le dé tabac
    .count =
        { $amount ->
            [one] { $amount } tabac
           *[other] { $amount } tabacs
        }
    .name =
        { $amount ->
            [one] tabac
           *[other] tabacs
        }
good-rum = rhum
    .the = le rhum
    .of = du rhum
    .one = 1 rhum
    .die = le dé rhum
    .count =
        { $amount ->
            [one] { $amount } rhum
           *[other] { $amount } rhums
        }
    .name =
        { $amount ->
            [one] rhum
           *[other] rhums
        }
good-cigar = cigare
    .the = les cigares
    .of = des cigares
    .one = 1 cigare
    .die = le dé cigare
    .count =
        { $amount ->
            [one] { $amount } cigare
           *[other] { $amount } cigares
        }
    .name =
        { $amount ->
            [one] cigare
           *[other] cigares
        }
# Le bois n’a pas de dé : l’attribut n’est là que pour l’uniformité.
good-wood = bois
    .the = le bois
    .of = du bois
    .one = 1 bois
    .die = aucun dé
    .count = { $amount } bois
    .name = bois

served-cigar = 1 cigare
served-rum = 1 rhum
served-both = 1 cigare et 1 rhum

## Bâtiments

building-bank = Banque
    .the = la Banque
    .at = à la Banque
    .to = à la Banque
    .of = de la Banque
    .effect = prendre 2 pesos
    .signs = 2 peso
building-church = Église
    .the = l’Église
    .at = à l’Église
    .to = à l’Église
    .of = de l’Église
    .effect = prendre 1 PV
    .signs = 1 point
building-distillery = Distillerie
    .the = la Distillerie
    .at = à la Distillerie
    .to = à la Distillerie
    .of = de la Distillerie
    .effect = canne à sucre → rhum
    .signs = sugar → rum
building-cigar-factory = Fabrique de cigares
    .the = la Fabrique de cigares
    .at = à la Fabrique de cigares
    .to = à la Fabrique de cigares
    .of = de la Fabrique de cigares
    .effect = tabac → cigares
    .signs = tobacco → cigar
building-black-market = Marché noir
    .the = le Marché noir
    .at = au Marché noir
    .to = au Marché noir
    .of = du Marché noir
    .effect = 1 marchandise → 1 autre
    .signs = ? → ?
building-sawmill = Scierie
    .the = la Scierie
    .at = à la Scierie
    .to = à la Scierie
    .of = de la Scierie
    .effect = 1 bois → 1 PV + 1 peso
    .signs = wood → point peso
building-cafe = Café
    .the = le Café
    .at = au Café
    .to = au Café
    .of = du Café
    .effect = 1 cigare, 1 rhum → 2 PV chacun
    .signs = cigar rum → 2 point
building-customs = Bureau de douane
    .the = le Bureau de douane
    .at = au Bureau de douane
    .to = au Bureau de douane
    .of = du Bureau de douane
    .effect = mettre un dé à 0
    .signs = dice → 0
building-casino = Casino
    .the = le Casino
    .at = au Casino
    .to = au Casino
    .of = du Casino
    .effect = 3 pesos ↔ 1 PV
    .signs = 3 peso ↔ point
building-harbour = Capitainerie
    .the = la Capitainerie
    .at = à la Capitainerie
    .to = à la Capitainerie
    .of = de la Capitainerie
    .effect = valeur +1 ou −1
    .signs = ← flag →
building-office = Bureau
    .the = le Bureau
    .at = au Bureau
    .to = au Bureau
    .of = du Bureau
    .effect = livrer 1 marchandise pour 2 PV
    .signs = ? → 2 point
building-newspaper = Journal
    .the = le Journal
    .at = au Journal
    .to = au Journal
    .of = du Journal
    .effect = 1 peso, cacher un Cubain
    .signs = 1 peso eye-off

## Cubains

cuban-pedro = Pedro
    .of = de Pedro
    .role = marchand de tabac
    .titled = Pedro, le marchand de tabac
    .effect = prendre 2 tabacs
cuban-maria = Maria
    .of = de Maria
    .role = danseuse
    .titled = Maria, la danseuse
    .effect = prendre 2 PV
cuban-jose = José
    .of = de José
    .role = cultivateur de canne à sucre
    .titled = José, le cultivateur de canne à sucre
    .effect = prendre 2 cannes à sucre
cuban-martinez = Martinez
    .of = de Martinez
    .role = musicien
    .titled = Martinez, le musicien
    .effect = prendre 3 pesos
cuban-conchita = Conchita
    .of = de Conchita
    .role = vendeuse de fruits
    .titled = Conchita, la vendeuse de fruits
    .effect = prendre 2 agrumes
cuban-zorro = El Zorro
    .of = d’El Zorro
    .role = pickpocket
    .titled = El Zorro, le pickpocket
    .effect = 1 cadeau de chaque adversaire
    .signs = people → 1
cuban-miguel = Miguel
    .of = de Miguel
    .role = bûcheron
    .titled = Miguel, le bûcheron
    .effect = prendre 2 bois
cuban-pablo = Pablo
    .of = de Pablo
    .role = receleur
    .titled = Pablo, le receleur
    .effect = 1 marchandise au choix, sauf bois
    .signs = 1 ?
cuban-alonso = Alonso
    .of = d’Alonso
    .role = avocat
    .titled = Alonso, l’avocat
    .effect = prendre un bâtiment ou utiliser le sien
    .signs = marker

## Fleurs, emplacements et arrêts

flower-yellow = jaune
    .flower = fleur jaune
    .the = la fleur jaune
flower-blue = bleue
    .flower = fleur bleue
    .the = la fleur bleue
flower-red = rouge
    .flower = fleur rouge
    .the = la fleur rouge
flower-white = blanche
    .flower = fleur blanche
    .the = la fleur blanche
flower-none = incolore
    .flower = fleur incolore
    .the = la fleur incolore

space-yellow-1 = fleur jaune 1
    .the = la première fleur jaune
space-yellow-2 = fleur jaune 2
    .the = la deuxième fleur jaune
space-yellow-3 = fleur jaune 3
    .the = la troisième fleur jaune
space-blue-1 = fleur bleue 1
    .the = la première fleur bleue
space-blue-2 = fleur bleue 2
    .the = la deuxième fleur bleue
space-blue-3 = fleur bleue 3
    .the = la troisième fleur bleue
space-red-1 = fleur rouge 1
    .the = la première fleur rouge
space-red-2 = fleur rouge 2
    .the = la deuxième fleur rouge
space-red-3 = fleur rouge 3
    .the = la troisième fleur rouge
space-white-1 = fleur blanche 1
    .the = la première fleur blanche
space-white-2 = fleur blanche 2
    .the = la deuxième fleur blanche
space-white-3 = fleur blanche 3
    .the = la troisième fleur blanche

stop-port = port
    .the = le port
    .at = au port
stop-1 = étoile 1
    .the = l’étoile 1
    .at = à l’étoile 1
stop-2 = étoile 2
    .the = l’étoile 2
    .at = à l’étoile 2
stop-3 = étoile 3
    .the = l’étoile 3
    .at = à l’étoile 3
stop-4 = étoile 4
    .the = l’étoile 4
    .at = à l’étoile 4
stop-5 = étoile 5
    .the = l’étoile 5
    .at = à l’étoile 5
stop-6 = étoile 6
    .the = l’étoile 6
    .at = à l’étoile 6
stop-7 = étoile 7
    .the = l’étoile 7
    .at = à l’étoile 7
stop-8 = étoile 8
    .the = l’étoile 8
    .at = à l’étoile 8
stop-9 = étoile 9
    .the = l’étoile 9
    .at = à l’étoile 9

## Ce qui arrive

event-santiago-building-laid = Le hasard place { $building_the } sous { $space_the }.
event-santiago-cuban-laid = Le hasard place { $cuban_name } à l’étoile { $stop }.
event-santiago-capital-taken = { $seat } commence avec { count-pesos } et { $points } PV.
    .you = Vous commencez avec { count-pesos } et { $points } PV.
event-santiago-first-player-chosen = { $seat } joue en premier.
    .you = Vous jouez en premier.
event-santiago-die-rolled = { $seat } lance { $good_die } : { $face }.
    .you = Vous lancez { $good_die } : { $face }.
event-santiago-rolled-again = Les cinq dés sont à 0 : { $seat } les relance.
    .you = Cinq dés à 0 : vous les relancez.
event-santiago-demand-set =
    { $left_out ->
        [sugar] { $seat } écarte la canne à sucre : le navire demande { count-citrus }, { count-tobacco }, { count-rum } et { count-cigar }.
        [citrus] { $seat } écarte les agrumes : le navire demande { count-sugar }, { count-tobacco }, { count-rum } et { count-cigar }.
        [tobacco] { $seat } écarte le tabac : le navire demande { count-sugar }, { count-citrus }, { count-rum } et { count-cigar }.
        [rum] { $seat } écarte le rhum : le navire demande { count-sugar }, { count-citrus }, { count-tobacco } et { count-cigar }.
       *[cigar] { $seat } écarte les cigares : le navire demande { count-sugar }, { count-citrus }, { count-tobacco } et { count-rum }.
    }
    .you =
        { $left_out ->
            [sugar] Vous écartez la canne à sucre : le navire demande { count-citrus }, { count-tobacco }, { count-rum } et { count-cigar }.
            [citrus] Vous écartez les agrumes : le navire demande { count-sugar }, { count-tobacco }, { count-rum } et { count-cigar }.
            [tobacco] Vous écartez le tabac : le navire demande { count-sugar }, { count-citrus }, { count-rum } et { count-cigar }.
            [rum] Vous écartez le rhum : le navire demande { count-sugar }, { count-citrus }, { count-tobacco } et { count-cigar }.
           *[cigar] Vous écartez les cigares : le navire demande { count-sugar }, { count-citrus }, { count-tobacco } et { count-rum }.
        }
event-santiago-turn-begun = C’est à { $seat } de jouer.
    .you = À vous de jouer.
event-santiago-drove =
    { $seat } avance { $stars ->
        [one] d’une étoile
       *[other] de { $stars } étoiles
    } { $cuban ->
        [none] jusqu’au port
       *[other] jusqu’à { $cuban_name }
    }{ $pesos ->
        [0] , gratuitement
       *[other] { " " }et paie { count-pesos }
    }.
    .you =
        Vous avancez { $stars ->
            [one] d’une étoile
           *[other] de { $stars } étoiles
        } { $cuban ->
            [none] jusqu’au port
           *[other] jusqu’à { $cuban_name }
        }{ $pesos ->
            [0] , gratuitement
           *[other] { " " }et payez { count-pesos }
        }.
event-santiago-value-moved = Le pion Valeur est sur le { $value }.
event-santiago-cuban-turned-up = { $cuban_name } redevient visible.
event-santiago-cuban-turned-down = { $seat } met { $cuban_name } face cachée.
    .you = Vous mettez { $cuban_name } face cachée.
event-santiago-cuban-found-inactive = { $cuban_name } est face cachée : rien pour { $seat } ce tour-ci.
    .you = { $cuban_name } est face cachée : rien pour vous ce tour-ci.
event-santiago-cuban-declined = { $seat } ne prend rien chez { $cuban_name }.
    .you = Vous ne prenez rien chez { $cuban_name }.
event-santiago-goods-taken = { $seat } prend { $good_count }.
    .you = Vous prenez { $good_count }.
event-santiago-goods-lacking = Réserve épuisée : { $seat } reçoit { $good_count } de moins.
    .you = Réserve épuisée : { $good_count } de moins pour vous.
event-santiago-pesos-taken = { $seat } prend { count-amount-pesos }.
    .you = Vous prenez { count-amount-pesos }.
event-santiago-points-taken = { $seat } gagne { $amount } PV.
    .you = Vous gagnez { $amount } PV.
event-santiago-peso-given = { $seat } donne 1 peso à { $to }.
    .you = Vous donnez 1 peso à { $to }.
    .to-you = { $seat } vous donne 1 peso.
event-santiago-point-given = { $seat } donne 1 PV à { $to }.
    .you = Vous donnez 1 PV à { $to }.
    .to-you = { $seat } vous donne 1 PV.
event-santiago-good-given = { $seat } donne { $good_one } à { $to }.
    .you = Vous donnez { $good_one } à { $to }.
    .to-you = { $seat } vous donne { $good_one }.
event-santiago-nothing-given = { $seat } n’a rien à donner à { $to }.
    .you = Vous n’avez rien à donner à { $to }.
    .to-you = { $seat } n’a rien à vous donner.
event-santiago-building-claimed = { $seat } prend possession { $building_of }.
    .you = Vous prenez possession { $building_of }.
event-santiago-own-building-called = { $seat } utilise son bâtiment : { $building_name }.
    .you = Vous utilisez votre { $building_name }.
event-santiago-broker-moved = { $seat } envoie son courtier { $building_to }.
    .you = Vous envoyez votre courtier { $building_to }.
event-santiago-broker-stayed =
    { $building ->
        [none] { $seat } garde son courtier hors du plateau.
       *[other] { $seat } laisse son courtier { $building_at }.
    }
    .you =
        { $building ->
            [none] Votre courtier reste hors du plateau.
           *[other] Votre courtier reste { $building_at }.
        }
event-santiago-building-declined = { $seat } n’utilise pas { $building_the }.
    .you = Vous n’utilisez pas { $building_the }.
event-santiago-goods-exchanged = { $seat } échange { $given_count } contre { $taken_count }.
    .you = Vous échangez { $given_count } contre { $taken_count }.
event-santiago-wood-sawn = { $seat } échange 1 bois contre { $points } PV et { count-pesos }.
    .you = Vous échangez 1 bois contre { $points } PV et { count-pesos }.
event-santiago-good-handed-in = { $seat } sert { $good_one } : { $points } PV.
    .you = Vous servez { $good_one } : { $points } PV.
event-santiago-die-cleared = { $seat } met { $good_die } à 0.
    .you = Vous mettez { $good_die } à 0.
event-santiago-points-bought = { $seat } achète { $points } PV pour { count-pesos }.
    .you = Vous achetez { $points } PV pour { count-pesos }.
event-santiago-points-sold = { $seat } vend { $points } PV pour { count-pesos }.
    .you = Vous vendez { $points } PV pour { count-pesos }.
event-santiago-nobody-turned-down = { $seat } ne cache personne.
    .you = Vous ne cachez personne.
event-santiago-deliveries-begun = { $seat } arrive au port : les livraisons commencent.
    .you = Vous arrivez au port : les livraisons commencent.
event-santiago-goods-delivered = { $seat } livre { $good_count } pour { $points } PV.
    .you = Vous livrez { $good_count } : { $points } PV.
event-santiago-wood-delivered = { $seat } livre { $amount } bois à la place { $good_of } pour { $points } PV.
    .you = Vous livrez { $amount } bois à la place { $good_of } : { $points } PV.
event-santiago-passed = { $seat } passe.
    .you = Vous passez.
event-santiago-all-passed = Tout le monde a passé : fin des livraisons.
event-santiago-ship-left = Le navire n° { $ship } prend la mer.
event-santiago-ship-entered = Le navire n° { $ship } entre au port.
event-santiago-visit-paid = { $seat } gagne 1 PV : { $visitor } a son courtier { $building_at }, qui lui appartient.
    .you = { $visitor } a son courtier { $building_at } : 1 PV pour vous.
    .to-you = Votre courtier est { $building_at } : 1 PV pour { $seat }, qui en est propriétaire.
event-santiago-game-ended = Le dernier navire est parti : la partie est finie.
event-santiago-goods-converted =
    { $goods ->
        [0] { $seat } n’a plus de marchandises à convertir en PV.
       *[other]
            { $points ->
                [0] { $seat } garde { count-goods } : pas assez pour 1 PV.
               *[other]
                    { $kept ->
                        [0] { $seat } convertit { count-goods } en { $points } PV.
                       *[other] { $seat } convertit ses { count-goods } en { $points } PV ; il en reste { $kept }.
                    }
            }
    }
    .you =
        { $goods ->
            [0] Vous n’avez plus de marchandises à convertir en PV.
           *[other]
                { $points ->
                    [0] Vous gardez { count-goods } : pas assez pour 1 PV.
                   *[other]
                        { $kept ->
                            [0] Vous convertissez { count-goods } en { $points } PV.
                           *[other] Vous convertissez vos { count-goods } en { $points } PV ; il en reste { $kept }.
                        }
                }
        }
event-santiago-placed = { $seat } termine à { place-name } : { $points } PV, { count-kept }, { count-pesos }.
    .you = Vous terminez à { place-name } : { $points } PV, { count-kept }, { count-pesos }.

## Ce qui est demandé

ask-santiago-first-player = Le premier joueur est tiré au sort.
ask-santiago-building-laid = Une tuile Bâtiment est tirée au sort.
ask-santiago-cuban-laid = Une tuile Cubain est tirée au sort.
ask-santiago-roll = Un dé est lancé.
ask-santiago-left-out = Écartez un dé : les quatre autres fixent la demande du navire.
ask-santiago-drive = Conduisez la voiture : la première étoile est gratuite, puis 1 peso par étoile.
ask-santiago-gain = { $cuban_name } : { $cuban_effect } ?
ask-santiago-zorro = Envoyer El Zorro ? Chacun vous donne, à son choix, 1 peso, 1 marchandise (sauf bois) ou 1 PV.
ask-santiago-gift = El Zorro vous fait les poches pour { $robber } : choisissez ce que vous donnez.
ask-santiago-pablo = Choisissez une marchandise chez Pablo (sauf bois).
ask-santiago-alonso = Alonso : prenez possession d’un bâtiment, ou utilisez l’un des vôtres.
ask-santiago-broker = Placez votre courtier : un bâtiment libre, sous une { $flower_flower }.
ask-santiago-delivery = Livrez un type de marchandise. Si vous passez, vous ne livrerez plus cette fois-ci.
ask-santiago-turn-over = Mettez un Cubain face cachée : il ne donnera rien jusqu’au passage de la voiture.
ask-santiago-bank = Banque : 2 pesos pour vous.
ask-santiago-church = Église : 1 PV pour vous.
ask-santiago-distillery = Distillerie : choisissez combien de cannes à sucre transformer en rhum.
ask-santiago-cigar-factory = Fabrique de cigares : choisissez combien de tabacs transformer en cigares.
ask-santiago-black-market = Marché noir : échangez une marchandise contre une autre (sauf bois).
ask-santiago-sawmill = Scierie : 1 bois contre 1 PV et 1 peso ?
ask-santiago-cafe = Café : servez 1 cigare, 1 rhum ou les deux, pour 2 PV chacun.
ask-santiago-customs = Bureau de douane : mettez à 0 un dé du navire.
ask-santiago-casino = Casino : achetez ou vendez des PV, à 3 pesos pièce.
ask-santiago-harbour = Capitainerie : déplacez le pion Valeur d’un drapeau. Au drapeau à damier, le navire part.
ask-santiago-office = Bureau : livrez 1 marchandise tout de suite pour 2 PV (sauf bois).
ask-santiago-newspaper = Journal : 1 peso, puis un Cubain à cacher si vous voulez.

decision-santiago-first-player = le tirage du premier joueur
decision-santiago-building-laid = le tirage d’un bâtiment
decision-santiago-cuban-laid = le tirage d’un Cubain
decision-santiago-roll = le lancer d’un dé
decision-santiago-left-out = le choix du dé à écarter
decision-santiago-drive = la conduite de la voiture
decision-santiago-gain = le gain chez un Cubain
decision-santiago-zorro = le vol d’El Zorro
decision-santiago-gift = le choix du cadeau à El Zorro
decision-santiago-pablo = le choix de la marchandise de Pablo
decision-santiago-alonso = le choix chez Alonso
decision-santiago-broker = le déplacement du courtier
decision-santiago-delivery = la livraison au port
decision-santiago-turn-over = le choix du Cubain à retourner
decision-santiago-bank = l’utilisation de la Banque
decision-santiago-church = l’utilisation de l’Église
decision-santiago-distillery = l’utilisation de la Distillerie
decision-santiago-cigar-factory = l’utilisation de la Fabrique de cigares
decision-santiago-black-market = l’utilisation du Marché noir
decision-santiago-sawmill = l’utilisation de la Scierie
decision-santiago-cafe = l’utilisation du Café
decision-santiago-customs = l’utilisation du Bureau de douane
decision-santiago-casino = l’utilisation du Casino
decision-santiago-harbour = l’utilisation de la Capitainerie
decision-santiago-office = l’utilisation du Bureau
decision-santiago-newspaper = l’utilisation du Journal

## Coups

move-santiago-drive =
    { $stars ->
        [1] 1 étoile, gratuit
       *[other] { $stars } étoiles
    }
move-santiago-use = L’utiliser
move-santiago-use-gain = Prendre
move-santiago-use-zorro = Envoyer El Zorro
move-santiago-use-bank = Prendre 2 pesos
move-santiago-use-church = Prendre 1 PV
move-santiago-use-sawmill = 1 bois → 1 PV et 1 peso
move-santiago-use-newspaper = Prendre 1 peso
move-santiago-decline = Passer
move-santiago-decline-gain = Refuser
move-santiago-decline-zorro = Ne voler personne
move-santiago-decline-pablo = Ne rien prendre chez Pablo
move-santiago-decline-alonso = Ne rien faire chez Alonso
move-santiago-decline-turn-over = Ne cacher personne
move-santiago-decline-bank = Ne pas utiliser la Banque
move-santiago-decline-church = Ne pas utiliser l’Église
move-santiago-decline-distillery = Ne pas utiliser la Distillerie
move-santiago-decline-cigar-factory = Ne pas utiliser la Fabrique de cigares
move-santiago-decline-black-market = Ne pas utiliser le Marché noir
move-santiago-decline-sawmill = Ne pas utiliser la Scierie
move-santiago-decline-cafe = Ne pas utiliser le Café
move-santiago-decline-customs = Ne pas utiliser le Bureau de douane
move-santiago-decline-casino = Ne pas utiliser le Casino
move-santiago-decline-harbour = Ne pas utiliser la Capitainerie
move-santiago-decline-office = Ne pas utiliser le Bureau
move-santiago-decline-newspaper = Ne pas utiliser le Journal
move-santiago-take = Prendre { $good_one }
move-santiago-claim = Prendre possession { $building_of }
move-santiago-use-own = Utiliser votre { $building_name }
move-santiago-give-peso = Donner 1 peso
move-santiago-give-point = Donner 1 PV
move-santiago-give = Donner { $good_one }
move-santiago-broker = { $building_name } : { $building_effect }
move-santiago-exchange =
    { $amount ->
        [one] Échanger { $amount } marchandise
       *[other] Échanger { $amount } marchandises
    }
move-santiago-exchange-distillery =
    { $amount ->
        [one] { $amount } canne à sucre → { $amount } rhum
       *[other] { $amount } cannes à sucre → { $amount } rhums
    }
move-santiago-exchange-cigar-factory =
    { $amount ->
        [one] { $amount } tabac → { $amount } cigare
       *[other] { $amount } tabacs → { $amount } cigares
    }
move-santiago-trade = { $given_one } → { $taken_one }
move-santiago-hand-in =
    { $served ->
        [both] Servir { $served_name } : +4 PV
       *[other] Servir { $served_name } : +2 PV
    }
move-santiago-clear = Mettre { $good_die } à 0
move-santiago-buy-points =
    { $points ->
        [one] Acheter { $points } PV pour 3 pesos
       *[other] Acheter { $points } PV à 3 pesos l’unité
    }
move-santiago-sell-points =
    { $points ->
        [one] Vendre { $points } PV pour 3 pesos
       *[other] Vendre { $points } PV à 3 pesos l’unité
    }
move-santiago-value-left = Baisser la valeur
move-santiago-value-right = Monter la valeur
move-santiago-deliver-one = Livrer { $good_one } : +2 PV
move-santiago-turn-over = Cacher { $cuban_name }
move-santiago-deliver = Livrer { $good_count }
move-santiago-deliver-wood = Livrer { $amount } bois à la place { $good_of } : +{ $amount } PV
move-santiago-pass = Passer
move-santiago-leave-out = Écarter { $good_die }
move-santiago-first-player = { $seat } joue en premier
move-santiago-lay-building = Placer { $building_the }
move-santiago-lay-cuban = Placer { $cuban_name }
move-santiago-roll = Lancer { $good_die } : { $face }

# Ce que rapporte un coup : l’intitulé, et la phrase entière quand « intitulé : gains » ne suffit pas
outcome = { $label } : { $gains }
outcome-list = { $first }, { $rest }
outcome-gained = +{ $what }
outcome-paid = −{ $what }
outcome-more = { $outcome } ({ $more })
held-pesos =
    { $amount ->
        [one] { $amount } peso
       *[other] { $amount } pesos
    }
held-points = { $amount } PV
held-votes =
    { $amount ->
        [one] { $amount } vote
       *[other] { $amount } votes
    }
held-workers =
    { $amount ->
        [one] { $amount } ouvrier
       *[other] { $amount } ouvriers
    }

shortage-own =
    { $has ->
        [0] Il vous manque { $missing_counted } : il en faut { $needs }, vous n’en avez pas.
       *[other] Il vous manque { $missing_counted } : il en faut { $needs }, vous en avez { $has }.
    }
shortage-supply =
    { $has ->
        [0] Il faut { $needs_counted }, la réserve n’en a plus.
       *[other] Il faut { $needs_counted }, la réserve n’en a plus que { $has }.
    }
shortage-ship =
    { $has ->
        [0] Le navire n’a plus de place pour { $needs_counted }.
       *[other] Le navire a de la place pour { $has_counted }, pas pour { $needs }.
    }
shortage-victim = Votre victime n’en a pas assez : vous voulez { $needs_counted }, elle en a { $has }.
shortage-bag = Vous voulez { $needs_counted }, le sac en contient { $has }.
shortage-centre = Vous voulez { $needs_counted }, le centre en contient { $has }.
shortage-list = { $first } { $rest }
held-markers =
    { $amount ->
        [one] { $amount } marqueur
       *[other] { $amount } marqueurs
    }

outcome-santiago-drive =
    { $cuban ->
        [none] Port
       *[other] { $cuban_name }
    }
more-santiago-opens = ouvre { $things }
outcome-santiago-face-down = face cachée, ne donne rien
outcome-santiago-use = { $building_name }
outcome-santiago-use-gain = { $cuban_name }
outcome-santiago-use-zorro = { $cuban_name }
more-santiago-newspaper = puis vous pouvez retourner un Cubain face cachée
outcome-santiago-broker = { $building_name }
more-santiago-owner = { $owner } gagne 1 PV
outcome-santiago-use-own = { $building_name }, à vous
outcome-santiago-deliver = Livrer { $good_count }
outcome-santiago-deliver-wood = { $amount } bois → { $good_name }
    .text = { $plain }
outcome-santiago-deliver-one = Livrer { $good_one }
outcome-santiago-hand-in = Servir { $served_name }
outcome-santiago-claim = { $building_name }
    .text = { $plain }
outcome-santiago-decline = Passer
    .text = { $plain }
outcome-santiago-buy-points = Acheter { $points } PV
outcome-santiago-sell-points = Vendre { $points } PV
outcome-santiago-turn-over = { $cuban_name }
    .text = { $plain }
outcome-santiago-clear = { $good_name } → 0
    .text = { $plain }
outcome-santiago-leave-out = { $good_name }
    .text = { $plain }
group-santiago-claim = Prendre possession
group-santiago-use-own = Utiliser
group-santiago-trade = Donner { $given_name }
group-santiago-deliver = { $good_name }
group-santiago-buy-points = Acheter des PV
group-santiago-sell-points = Vendre des PV
group-santiago-decline = Terminer

## Le jeu, son édition et ses options

game-santiago = Santiago de Cuba
edition-santiago-fr2011 = édition française, Filosofia, 2011

option-santiago-holdings = Marchandises et pesos des joueurs
    .why = Tout se prend et se paie au grand jour : les montrer évite seulement de devoir mémoriser.
option-santiago-holdings-hidden = cachés derrière les paravents
option-santiago-holdings-open = visibles de tous
option-santiago-first-player = Premier joueur
    .why = Le livret laisse le choix ; le tirage au sort est le plus neutre.
option-santiago-first-player-drawn = tiré au sort
option-santiago-first-player-first-seat = le premier joueur nommé
option-santiago-visit-point = PV de visite
    .why = Faut-il que le courtier vienne d’arriver, ou suffit-il qu’il s’y trouve à la fin du tour ?
option-santiago-visit-point-place = dès que le courtier s’y trouve à la fin du tour
option-santiago-visit-point-move = seulement si le courtier vient d’arriver
option-santiago-empty-demand = Demande vide
    .why = Le livret ne dit pas ce que devient un navire qui ne demande rien.
option-santiago-empty-demand-reroll = non : on relance cinq dés à 0
option-santiago-empty-demand-sails = le navire part aussitôt
option-santiago-turned-under-car = Cubain caché là où se trouve la voiture
    .why = Un Cubain caché là où la voiture stationne redevient visible à son départ, ou seulement quand elle est repassée.
option-santiago-turned-under-car-until-left = caché jusqu’au départ de la voiture
option-santiago-turned-under-car-until-passed = caché jusqu’au prochain passage de la voiture

clause-kind-component = matériel
clause-kind-setup = mise en place
clause-kind-flow = déroulement
clause-kind-rule = règle
clause-kind-scoring = décompte
clause-kind-end = fin de partie
clause-kind-variant = variante
clause-kind-ruling = interprétation
clause-kind-data = donnée imprimée
clause-kind-example = exemple

clause-status-text = écrit dans le livret
clause-status-derived = déduit du livret
clause-status-found = vu sur le jeu imprimé
clause-status-reconstructed = reconstitué, à vérifier sur le jeu imprimé
clause-status-missing = encore à trouver

## Erreurs

error-allowed = Coups possibles : { $allowed }.
error-illegal-move =
    « { $move } » n’est pas possible ici. { $rule } ({ $clause })
    { error-allowed }
    .lacking =
        { $short } { $rule } ({ $clause })
        { error-allowed }
error-empty-move = Il n’y a pas de coup ici. Tapez le numéro d’un coup, ou son texte.
error-ambiguous-move = « { $move } » peut désigner plusieurs coups : { $could_be }. Précisez lequel.
error-unknown-move = « { $move } » n’est pas un coup de ce jeu. Un coup commence par l’un de ces mots : { $verbs }.
error-other-question = « { $move } » ne répond pas à la question posée : { $decision }. Choisissez un coup qui y réponde.
error-game-over = La partie est terminée. Commencez-en une autre, ou revenez à un coup précédent.
error-not-asked =
    { $asked ->
        [nature] La place { $seat } ne peut pas jouer maintenant : c’est au hasard de décider. Laissez-le faire d’abord.
       *[other] La place { $seat } ne peut pas jouer maintenant : la question s’adresse à la place { $asked }. Attendez d’abord sa réponse.
    }
error-undo = Trop tard pour annuler : quelque chose a été révélé depuis (dé, tuile, cube ou réponse d’un autre joueur).
error-record-line = Ligne { $line } : { $trouble }
error-file-unreadable = Impossible de lire { $path } ({ $reason }). Vérifiez son nom et votre droit de l’ouvrir.
error-record-not-text = { $path } n’est pas un fichier texte en UTF-8. Choisissez une partie enregistrée, ou enregistrez celle-ci de nouveau en UTF-8.
error-record-after-check = Rien ne doit suivre la ligne Check, mais voici « { $found } ». Supprimez ce texte ou placez-le plus haut.
error-record-missing-tag = La balise { $tag } manque. Ajoutez-la en tête du fichier.
error-record-version = Cette partie suit la version { $found } de la notation ; ce programme lit la version { $known }. Ouvrez-la avec la version de Malecón qui convient.
error-record-truncated = Le fichier s’interrompt : sa dernière ligne, Check, manque. Retrouvez-en une copie complète, ou terminez-le par [Check "none"].
error-record-check = La somme { $found } ne correspond pas aux lignes qui précèdent : le fichier a été modifié ou abîmé. Retrouvez l’original, ou écrivez [Check "none"] si vous l’avez modifié exprès.
error-record-tag-twice = La balise { $tag } figure ici pour la deuxième fois. N’en gardez qu’une.
error-record-line-unreadable = « { $found } » n’est ni une balise ni un coup. Un coup s’écrit ainsi : 12. 1 drive 3
error-record-number = Ce coup porte le numéro { $found }, mais on attend le { $expected }. Une ligne manque, se répète ou n’est pas à sa place : rétablissez l’ordre.
error-record-components = Cette partie a été jouée avec un autre matériel ({ $found }) que celui-ci ({ $here }). Indiquez le sien : --components FICHIER.
error-record-result = La balise { $tag } annonce « { $found } », mais les coups mènent à « { $expected } ». Corrigez la balise, ou retrouvez l’original.
error-position-start = Ce n’est pas une position de Malecón. La ligne commence par { $first }, et tout ce qui précède sa somme de contrôle en fait partie.
error-position-version = Cette position suit la version { $found } de la notation ; ce programme lit la version { $known }. Ouvrez-la avec la version de Malecón qui convient.
error-position-truncated = La ligne s’interrompt : sa somme de contrôle manque. Retrouvez-en une copie complète, ou terminez-la par check:none.
error-position-check = La somme { $found } ne correspond pas à la ligne, qui a été modifiée ou abîmée. Retrouvez l’original, ou écrivez check:none si vous l’avez modifiée exprès.
error-position-folded = Cette position repliée est abîmée et ne peut pas être dépliée. Copiez-la à nouveau, en entier.
error-position-entry = « { $found } » n’a pas de sens dans la ligne d’une position. Supprimez-le, ou écrivez-le comme le montre docs/notation.md.
error-position-missing = La ligne ne dit rien de « { $entry } ». Ajoutez-le, comme le montre docs/notation.md.
error-position-twice = « { $found } » figure deux fois dans la ligne. N’en gardez qu’un.
error-position-field = La table de ce jeu n’a pas de champ « { $found } ». Choisissez parmi : { $known }.
error-position-word = « { $found } » n’a pas de sens pour { $field }. Choisissez parmi : { $known }.
error-position-number = { $field } demande un nombre entier, et non « { $found } ». Corrigez-le.
error-position-places = Il y a { $found } indications pour { $field }, qui en admet { $most } au plus. Supprimez celles qui sont de trop.
error-position-frame = « { $found } » n’est pas une question. Une question s’écrit ainsi : turn@1
error-position-about = La question « { $found } » doit indiquer ceci et rien d’autre entre ses parenthèses : { $known }.
error-position-known = Ce qui est retenu, après « known: », ne convient pas à cette table. Supprimez-le, ou copiez la ligne à nouveau.
error-position-pieces = Le compte des pièces n’y est pas. De ceci, il y aurait { $found } au lieu de { $expected } : { $piece }. Corrigez la ligne.
error-position-automatic = « { $question } » n’est pas une question, mais quelque chose qui se fait tout seul. Indiquez la question qui vient ensuite.
error-position-no-answer = Personne ne pourrait répondre à la question « { $question } » à cette table. Posez-en une autre, ou corrigez la table.
error-position-unsound = Ce que dit la ligne se contredit, et personne ne pourrait continuer à partir de là ({ $reason }). Corrigez-la, ou copiez-la à nouveau.
error-record-position = Cette partie continue une position d’un autre jeu, d’une autre édition ou d’autres places que ne le disent ses balises. Corrigez la balise Position, ou les autres.
error-unknown-move-id = Il n’y a pas de coup numéro { $id }. Indiquez un numéro de 0 à { $last }, ou le texte d’un coup.
error-no-seat-here = Il n’y a pas de place { $seat } dans cette partie : les places se comptent de 0 à { $last }.
error-nobody-asked = Personne n’a de choix à faire en ce moment : il n’y a rien à répondre.
error-nature-manner = Le hasard ne peut pas répondre « { $nature } ». Choisissez parmi : { $known }.
error-position-form = Une position n’a pas de forme « { $form } ». Choisissez parmi : { $known }.
error-rewind = On peut revenir sur { $last } coups : { $found } ne peut pas être atteint.
error-component-not-toml = { $path } n’est pas du TOML valide : { $reason }. Corrigez-le, ou repartez d’une copie du fichier d’origine.
error-component-missing = Il manque une pièce dans { $path } : { $piece }. Ajoutez-la, comme dans le fichier d’origine.
error-component-number = { $path } : { $piece } vaut { $found }, mais il faut un nombre entier de { $least } à { $most }. Corrigez-le.
error-component-unknown = { $path } : { $piece } est inconnu ici. Choisissez parmi : { $known }.
error-component-twice = { $path } : { $piece } figure deux fois. Ne gardez qu’une des deux lignes.
error-component-flags = { $path } : les drapeaux { $found } doivent être des nombres entiers qui se suivent, comme [2, 3, 4]. Corrigez-les.
error-component-faces = { $path } : le dé { $die } porte les faces { $found }, mais il en faut six, avec tous les nombres de 0 au plus grand, qui ne dépasse pas 4. Corrigez-les.
error-unknown-edition = { $game } n’a pas d’édition « { $edition } ». Choisissez parmi : { $known }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Choisissez parmi : { $known }.
error-unknown-option-value = L’option { $option } n’accepte pas « { $value } ». Choisissez parmi : { $known }.
error-player-count = { $game } se joue de { $least } à { $most }, et non à { $count }. Changez le nombre de places.
error-seat-name = « { $name } » ne peut pas être un nom de joueur. Donnez à chaque place un nom différent, en caractères ordinaires.
error-unknown-clause = La règle ne contient pas d’article « { $id } ». Cherchez-le avec : malecon rules show.
error-unknown-game = Il n’y a pas de jeu « { $game } » ici. Choisissez parmi : { $known }.
error-game-missing = Il n’y a pas de jeu dans « { $folder } ». Le dossier d’un jeu contient un fichier game.py.
error-game-broken = Le jeu de « { $folder } » ne peut pas être chargé ({ $reason }). Corrigez-le, ou jouez sans lui.
error-game-twice = Il y a déjà un jeu appelé { $game } ; celui de « { $folder } » doit porter un autre nom.
error-game-texts = Le jeu de « { $folder } » ne dit pas tout dans { $file }. Il manque ces phrases : { $keys }.
error-bot-file-missing = Le fichier { $file }, que MALECON_BOTS nomme, n’existe pas.
error-bot-file-nobody = { $file } n’a pas de BOT : une classe, ou une fonction, qui fait un robot d’une configuration et d’un hasard.
error-bot-file-broken = Le robot de { $file } ne peut pas être lu : { $reason }.
error-bot-file-name = Quelqu’un s’appelle déjà « { $bot } ». Donnez un autre nom au fichier de votre robot.
error-unknown-bot = Il n’y a pas de robot « { $bot } ». Choisissez parmi : { $known }.
error-bot-seconds = Un robot réfléchit plus de 0 et au plus { $most } secondes par coup : « { $bot } » ne dit pas combien. Écrivez par exemple : thinker@0.5, ou thinker@2x4 pour 2 secondes et 4 processus (au plus { $heads }).
error-extra-missing = Il manque ici une partie de ce qu’il faut pour cela ({ $missing }). Installez-la avec : pip install "malecon[{ $extra }]"
error-unknown-language = Malecón ne parle pas « { $language } ». Choisissez parmi : { $known }.
error-no-tests = Il n’y a pas de tests dans { $path }. La couverture les lit : lancez-la dans une copie de travail du projet.
error-folder-not-writable = Impossible d’écrire dans { $path } ({ $reason }). Choisissez un autre dossier, ou changez ses droits.
error-seat-kind = « { $found } » ne peut pas occuper une place. Choisissez parmi : { $known }.
error-no-records = Il n’y a pas de partie enregistrée dans { $path }. Indiquez-en une, ou un dossier qui en contient.
error-bad-option = « { $found } » n’est pas une option. Écrivez-la sous la forme NOM=VALEUR.
error-unknown-decision-number = Il n’y a pas de décision n° { $found }. Donnez un nombre de 0 à { $last }.
error-disk = Impossible d’écrire { $path } ({ $reason }). Rien n’est perdu : le dernier état sauvegardé est intact. Faites de la place ou choisissez un autre fichier, puis sauvegardez de nouveau.
error-environment-extra = Pour apprendre aux tables de Malecón, il faut { $package }, qui n’est pas installé ici. Tapez : pip install "malecon[environments]".
error-environment-encoding = Il n’y a pas de codage « { $encoding } ». Choisissez parmi : { $known }.
error-environment-spectator = Un spectateur n’apprend rien. Donnez la vue d’une place.
error-environment-reward = Il n’y a pas de récompense « { $reward } ». Choisissez parmi celles-ci, ou donnez une fonction à vous : { $known }.
error-environment-steps = Une partie dure au moins une réponse, et non { $steps }. Donnez un nombre plus grand, ou aucun.
error-environment-render = Il n’y a pas de façon « { $mode } » de dessiner une table. Choisissez : { $known }.
error-environment-tables = Un lot compte de 1 à { $most } tables, et non { $tables }.
error-environment-actions = Donnez une action pour chacune des { $tables } tables, en nombres entiers, et non un tableau de { $kind } de forme { $shape }.
error-environment-action = L’action { $action } n’est pas permise à la table { $table } ; rien n’a été joué nulle part. Sont permises là : { $legal }.
error-environment-illegal = L’action { $action } n’est pas permise maintenant : la question posée à la place { $seat } est autre. Sont permises : { $legal }.
error-environment-not-asked = Rien n’est demandé à la place { $seat } en ce moment. Commencez une nouvelle partie avec reset().
error-environment-seat = Il n’y a pas de place { $seat } parmi { $players } joueurs : la première est 0.
error-environment-opponents = Il y a { $players } joueurs : donnez les noms de { $opponents } adversaires, ou un seul nom pour tous. Ici il y en a { $found }.

## Diagnostic

build-compiled = C’est la version compilée des règles qui tourne.
build-interpreted = C’est la version interprétée des règles qui tourne : les mêmes parties, en plus lent.
# $modules est une chaîne
build-fresh = Les modules compilés ({ $modules }) correspondent à leurs sources.
build-forced = MALECON_PURE est défini : les modules compilés sont laissés de côté.
build-never-compiled = Les règles n’ont jamais été compilées ici.
build-skipped = La compilation n’a pas eu lieu : { $reason }.
build-other-python = Les règles ont été compilées pour un autre Python ({ $found }) ; celui-ci demande { $wanted }.
build-outdated = Le code source de { $module } a changé depuis la compilation.
build-incomplete = Le fichier compilé de { $module } manque.
doctor-version = Malecón { $version }, avec Python { $python }.
doctor-games = Jeux : { $games }.
doctor-advice = Pour compiler les règles, lancez dans une copie de travail : make build. Là où pip a installé Malecón, réinstallez-le : pip install --force-reinstall --no-deps malecon

## Ligne de commande

cli-about = Malecón vous invite à Cuba, à Santiago de Cuba et à Havana, dans votre terminal, entre amis autour d’un même clavier ou avec des robots. Chaque règle est appliquée, chaque refus expliqué. C’est une édition de passionnés, non officielle, sans lien avec les éditeurs des jeux ni caution de leur part.
cli-play = Jouer une partie dans ce terminal, avec des robots ou à tour de rôle entre amis.
cli-simulate = Faire jouer des robots entre eux et enregistrer chacune de leurs parties.
cli-replay = Revoir une partie enregistrée, coup par coup.
cli-show = Dessiner une position, donnée en une ligne, ou la table d’une partie enregistrée.
cli-verify = Vérifier des parties enregistrées : chaque coup doit être permis, et le résultat celui qui est annoncé.
cli-trace = Écrire chaque décision d’une partie enregistrée sur une ligne de JSON : la question, les coups permis, la réponse et ce qui en découle.
cli-rules = Lire la règle, article par article, ou voir quels articles les tests prouvent.
cli-rules-show = Montrer un article d’après son identifiant, ou tous ceux qui contiennent les mots donnés.
cli-rules-editions = Montrer en quoi les éditions d’un jeu diffèrent : qui joue quoi, et comment choisir autrement.
cli-rules-options = Montrer les options d’un jeu : chaque valeur, ce qu’elle signifie, et quelle édition la règle ainsi.
cli-rules-coverage = Montrer quels articles sont prouvés par un test, et lesquels ne concernent que le carton. Demande une copie de travail du projet.
cli-doctor = Dire quelle version des règles est en service, compilée ou interprétée, et pourquoi.
cli-opt-lang = Langue des textes : en ou fr.
cli-opt-players = Nombre de joueurs : de 2 à 4, à Cuba de 2 à 5.
cli-opt-games = Nombre de parties à jouer.
cli-opt-seed = Graine du hasard : la même graine donne les mêmes parties.
cli-opt-bot = Robot qui tient les places.
cli-opt-out = Dossier des parties enregistrées.
cli-opt-summary = Ne montrer que le bilan de la partie : les points de chacun par source, les égalités, les faits.
cli-opt-to = S’arrêter après le coup qui porte ce numéro.
cli-opt-edition = Édition du jeu.
cli-opt-option = Option du jeu, sous la forme NOM=VALEUR ; peut se répéter.
cli-opt-components = Fichier de matériel à utiliser au lieu de celui de l’édition.
cli-opt-seats = Qui joue à quelle place, dans l’ordre de jeu : human ou le nom d’un robot, précédé ou non d’un nom, comme dans Ana=human,lookahead. Sans cette option, vous jouez contre deux robots, ou contre un seul si le jeu est pour deux.
cli-opt-save = Fichier où sauvegarder la partie.
cli-opt-resume = Partie sauvegardée à reprendre.
cli-opt-json = Répondre en JSON, pour d’autres programmes.
cli-opt-file = Partie enregistrée ; verify en accepte plusieurs, et des dossiers.
cli-opt-show = Position en une ligne, ou partie enregistrée.
cli-opt-show-seat = Place qui regarde, à partir de 1 ; sinon, celle qui doit répondre.
cli-opt-game = Nom du jeu.
cli-opt-rule = Identifiant d’un article, ou mots à chercher.

## Sortie des commandes

nature = Le hasard
verify-ok =
    { $path } : { $moves ->
        [one] { $moves } coup, permis
       *[other] { $moves } coups, tous permis
    } ; { $result ->
        [finished] partie finie
        [unfinished] partie inachevée
       *[other] { $result }
    }.
verify-summary =
    { $good ->
        [one] { $good } partie en règle
       *[other] { $good } parties en règle
    }, { $bad ->
        [0] aucune en faute
       *[other] { $bad } en faute
    }.
simulate-done =
    { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } en tout.
simulate-records = Les parties enregistrées sont dans { $folder }.
simulate-mean = moyenne
simulate-spread = écart type
simulate-least = minimum
simulate-most = maximum
simulate-wins = gagnées
simulate-winner = points du vainqueur
simulate-margin = avance sur le deuxième
simulate-turns = tours de jeu par partie
simulate-decisions = décisions par partie
show-position = La position en une ligne :
show-move = Le dernier coup enregistré :
replay-title = { $game } ({ $edition }) : { $seats }
replay-move = Coup { $number } : { $who }
replay-result = { $name } termine à { place-name } avec { $points } PV.
summary-not-over = L’enregistrement s’arrête avant la fin de la partie : voici les points à ce moment.
summary-sources = D’où viennent les points
summary-total = Total
summary-course = Le cours de la partie
summary-fact = { $value } ({ $more })
summary-line = { $title } : { $name }, { $told }
summary-screened = Derrière le paravent à la fin
summary-tied = { $name } : { $has }.
summary-tie = { $told } ({ $clause })
rules-none = Aucune règle ne contient « { $text } ». Essayez avec moins de mots, ou d’autres.
rules-found =
    { $count ->
        [0] Aucun article trouvé.
        [one] { $count } article trouvé.
       *[other] { $count } articles trouvés.
    }
rules-why = Pourquoi :
rules-sources = Sources :
rules-editions =
    { $editions ->
        [all] Éditions : toutes
       *[other] Éditions : { $editions }
    }
rules-editions-of =
    { $count ->
        [one] { $game } se joue ici selon une édition :
       *[other] { $game } se joue ici selon { $count } éditions :
    }
rules-no-differences = Aucune différence entre éditions.
difference-conflict = elles se contredisent
difference-precision = l’une en dit plus que les autres
rules-printed-in =
    { $count ->
        [0] Imprimé dans toutes les éditions.
       *[other] Imprimé dans { $editions }.
    }
rules-played-in = Joué dans { $editions }.
rules-played-everywhere = Vaut dans toutes les éditions, car rien ne le contredit.
rules-played-by-choice = Joué seulement par choix.
rules-not-played = Non joué à part : l’interprétation tranche.
rules-ruling = Interprétation :
rules-switch = Pour en choisir une autre : --option { $option }=VALEUR, avec { $values }.
rules-option-set-by =
    { $count ->
        [0] Dans aucune édition, sauf si on la choisit.
       *[other] Dans { $editions }, sauf si l’on choisit autre chose.
    }
rules-given = Étant donné :
rules-when = Quand :
rules-then = Alors :
rules-status = Statut : { $status }
coverage-line = { $game } : { $accounted } articles couverts sur { $total } ; { $proved } prouvés par un test, { $cardboard } qui ne concernent que le carton.
coverage-unproved =
    { $count ->
        [one] { $count } article n’a ni test ni excuse :
       *[other] { $count } articles n’ont ni test ni excuse :
    }
coverage-unknown = Le test { $test } dit prouver { $id }, un article qui n’existe pas.
coverage-cardboard-line = { $id } : { $reason }
coverage-ok = Tous les articles sont couverts.

## L’arène

cli-arena = Faire s’affronter des robots en de nombreuses parties, chacun à chaque place et avec le même hasard, et dire lequel est le meilleur.
cli-opt-arena-bots = Robots qui s’affrontent. Un nom peut se répéter ; s’il y a plus de robots que de places, toutes les combinaisons jouent.
cli-opt-arena-games = Nombre de parties, arrondi à des donnes entières : chaque donne se joue dans chaque rotation des places.
cli-opt-arena-players = Nombre de joueurs ; à défaut, autant que de robots, ou 2 si le jeu n’en admet pas autant.
cli-opt-arena-jobs = Processus qui jouent ; avec --ray, parties menées de front.
cli-opt-arena-ray = Jouer sur Ray : l’adresse d’une grappe, auto pour celle qui tourne ici, ou local pour en démarrer une.
cli-opt-arena-out = Dossier des résultats et du rapport. La même commande y reprend là où elle s’est arrêtée.
cli-opt-arena-records = Garder aussi chaque partie enregistrée dans le dossier.
cli-opt-arena-times = Montrer le temps de réflexion des robots, ou l’omettre pour que deux rapports puissent se comparer.
cli-opt-arena-sure = S’arrêter dès qu’il est sûr que le premier robot gagne plus que cette part de ses parties, ou moins, par exemple 0.5 ; --games est le maximum joué.
arena-whole = { NUMBER($number, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-elo-points = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 0) }
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-share-interval = { $share } ({ $low }–{ $high })
arena-score = +{ $ahead } ={ $level } −{ $behind }
arena-give-or-take = { $number } ± { $reach }
arena-title = { $game } ({ $edition }) : l’arène
arena-summary =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players } joueurs, en { $deals ->
        [one] { $deals } donne jouée
       *[other] { $deals } donnes, chacune jouée
    } dans toutes les rotations des places.
arena-rounded = { $asked } parties s’arrêteraient au milieu d’une donne : { $games } seront jouées.
arena-resumed =
    { $games ->
        [one] { $games } partie se trouve déjà dans { $folder } ; l’arène reprend à partir de là.
       *[other] { $games } parties se trouvent déjà dans { $folder } ; l’arène reprend à partir de là.
    }
arena-half-line = La dernière ligne de { $path } n’était écrite qu’à moitié et a été retirée ; cette partie est rejouée.
arena-progress = { $bot } mène avec { $share }
arena-speed = { $speed } parties/s
arena-done = Les résultats et le rapport sont dans { $folder }.
arena-stopped =
    Arrêt après { $done ->
        [one] { $done } partie
       *[other] { $done } parties
    } sur { $games }. Ce qui est terminé est gardé dans { $folder } : la même commande reprend à partir de là.
arena-stopped-nowhere =
    Arrêt après { $done ->
        [one] { $done } partie
       *[other] { $done } parties
    } sur { $games }. Rien n’a été gardé ; avec --out DOSSIER, la même commande pourrait reprendre une autre fois.
arena-faulty =
    { $faults ->
        [one] { $faults } partie s’est terminée sur un incident et ne compte pour rien d’autre.
       *[other] { $faults } parties se sont terminées sur un incident et ne comptent pour rien d’autre.
    }
arena-sure-more =
    { $deals ->
        [one] Après { $deals } donne, il est sûr que { $bot } gagne plus de { $share } de ses parties : entre { $low } et { $high } (erreur d’au plus { $error }, quel que soit le moment où l’on regarde).
       *[other] Après { $deals } donnes, il est sûr que { $bot } gagne plus de { $share } de ses parties : entre { $low } et { $high } (erreur d’au plus { $error }, quel que soit le moment où l’on regarde).
    }
arena-sure-less =
    { $deals ->
        [one] Après { $deals } donne, il est sûr que { $bot } gagne moins de { $share } de ses parties : entre { $low } et { $high } (erreur d’au plus { $error }, quel que soit le moment où l’on regarde).
       *[other] Après { $deals } donnes, il est sûr que { $bot } gagne moins de { $share } de ses parties : entre { $low } et { $high } (erreur d’au plus { $error }, quel que soit le moment où l’on regarde).
    }
arena-sure-open =
    { $deals ->
        [one] Après { $deals } donne, personne ne peut être sûr que { $bot } gagne plus de { $share } de ses parties : entre { $low } et { $high } (erreur d’au plus { $error }, quel que soit le moment où l’on regarde). D’autres parties le diront peut-être.
       *[other] Après { $deals } donnes, personne ne peut être sûr que { $bot } gagne plus de { $share } de ses parties : entre { $low } et { $high } (erreur d’au plus { $error }, quel que soit le moment où l’on regarde). D’autres parties le diront peut-être.
    }
arena-bot = robot
arena-seat = place
arena-deal = donne
arena-rotation = rotation
arena-move = coup
arena-error = erreur
arena-first = premier robot
arena-second = second robot
arena-played = parties
arena-wins = victoires
arena-share = part de victoires (intervalle à 95 %)
arena-place = rang moyen
arena-points = points moyens
arena-ahead-level-behind = premier devant, à égalité, derrière
arena-share-ahead = premier devant (intervalle à 95 %)
arena-lead = points d’avance
arena-elo = cote
arena-mu = mu
arena-sigma = sigma
arena-moves = coups
arena-decisions = décisions
arena-moves-each = coups par partie
arena-decisions-each = décisions par partie
arena-time-mean = moyenne, ms
arena-time-p95 = 95e centile, ms
arena-time-longest = maximum, ms
arena-late = en retard
arena-overruns = dépassements
arena-overall = Ensemble
arena-by-seat = Par place
arena-by-bot-and-seat = Par robot et par place
arena-pairs = Face à face
arena-ratings = Cotes
arena-by-moves = Coups
arena-times = Temps par coup
arena-faults = Incidents
arena-command = Rejouer les mêmes parties
arena-note-overall = Une première place partagée est une victoire partagée ; entre robots de même force, la part de victoires serait de { $fair }. Son intervalle est celui du score de Wilson sur les parties, celui des points s’étend à 1,96 erreur type de la moyenne de part et d’autre.
arena-note-by-seat = Quel que soit l’occupant : ce que vaut la place à elle seule.
arena-note-by-bot-and-seat = Le même robot à chacune des places.
arena-note-pairs = Qui a devancé l’autre aux tables où les deux jouaient. L’intervalle est celui de Wilson pour le premier robot, une égalité comptant pour une demi-partie ; les points sont ceux que le premier robot avait d’avance.
arena-note-ratings = Modèle de Plackett et Luce d’OpenSkill, d’après les rangs de toutes les parties, dans l’ordre des donnes. La cote est 1500 + 29,48 × (mu − 25) : 400 points d’écart font dix chances contre une entre deux joueurs ; elle est donnée avec son intervalle à 95 %.
arena-note-moves = Les décisions sont les coups pour lesquels il y avait le choix.
arena-note-times = En millisecondes. Un coup est en retard quand il a pris plus de 1,2 fois la limite d’un robot qui en a une. C’est un dépassement quand le même robot, interrogé une seconde fois, est encore en retard ; sinon, la machine avait fait une pause.
arena-note-faults = Parties où un robot a échoué ou répondu par un coup interdit. Elles ne figurent dans aucun autre tableau.
arena-plot-title = Cotes des robots
arena-plot-desc = Un point pour chaque cote, et un trait pour son intervalle à 95 %.
arena-plot-bot = { $bot } : { NUMBER($elo, useGrouping: 0) }, entre { NUMBER($low, useGrouping: 0) } et { NUMBER($high, useGrouping: 0) }.
error-arena-few-bots =
    { $bots ->
        [one] Un seul robot ne suffit pas
       *[other] { $bots } robots ne suffisent pas
    } pour { $players } joueurs. Nommez-en autant qu’il y a de places ; un nom peut se répéter.
error-arena-games = Impossible de jouer { $games } parties. Donnez un nombre à partir de 1 : --games 100
error-arena-jobs = Impossible de jouer avec { $jobs } processus. Donnez un nombre à partir de 1 : --jobs 2
error-arena-sure = Personne ne gagne une part de { $share }. Donnez-en une entre 0 et 1 : --sure 0.5
error-arena-records = Il faut un dossier où garder les parties enregistrées. Indiquez-en un : --out DOSSIER
error-arena-other-plan = Il y a déjà une autre arène dans { $path } : elle a { $there }, celle-ci aurait { $here }. Choisissez un autre dossier, ou donnez la commande qui a commencé l’autre.
error-arena-plan = { $path } n’est pas le plan d’une arène ({ $reason }). Choisissez un autre dossier, ou rétablissez ce fichier.
error-arena-line = La ligne { $line } de { $path } n’est pas un résultat de cette arène. Retirez-la, et sa partie sera rejouée.
error-arena-disk = Impossible d’écrire { $path } ({ $reason }). Les parties d’avant sont gardées : faites de la place ou changez les droits, puis donnez de nouveau la même commande.
error-arena-worker = Un des processus qui jouent s’est arrêté brusquement. Peut-être manque-t-il de la mémoire : donnez de nouveau la même commande, avec un --jobs plus petit.
error-arena-ray = Impossible de joindre Ray à « { $address } » ({ $reason }). Vérifiez l’adresse, ou démarrez-en un ici : --ray local
error-arena-ray-task = Une machine de Ray n’a pas pu jouer ({ $reason }). Installez la même version de Malecón sur toutes, puis donnez de nouveau la même commande.

## Parties entre robots

cli-selfplay = Faire jouer des robots entre eux, et garder chaque position avec l’issue de sa partie comme données d’apprentissage.
cli-opt-selfplay-bots = Robots qui jouent. Un nom peut être répété ; s’il y a plus de robots que de places, toutes les combinaisons jouent.
cli-opt-selfplay-out = Dossier pour les lots. La même commande y reprend là où elle a été arrêtée.
cli-opt-selfplay-games = Nombre de parties, arrondi à des lots entiers.
cli-opt-selfplay-shard = Parties dans un lot, c’est-à-dire dans un fichier.
cli-opt-selfplay-adventure = Un coup sur tant est tiré au sort, pour que les mauvaises positions se présentent aussi ; 0 pour aucun.
cli-opt-selfplay-jobs = Processus qui jouent, un lot chacun ; avec --ray, lots à la fois.
selfplay-rounded = { $asked } parties laisseraient un lot inachevé : { $games } seront jouées, { $shard } par lot.
selfplay-resumed =
    { $shards ->
        [one] { $shards } lot est déjà dans { $folder } ; les parties reprennent à partir de là.
       *[other] { $shards } lots sont déjà dans { $folder } ; les parties reprennent à partir de là.
    }
selfplay-dropped = { $file } n’était écrit qu’à moitié et a été retiré ; ses parties sont rejouées.
selfplay-done = { $games } parties et { $positions } positions ont été jouées ; les lots sont dans { $folder }.
selfplay-stopped =
    { $shards ->
        [one] Arrêté avec { $shards } lot terminé dans { $folder }. La même commande reprend à partir de là.
       *[other] Arrêté avec { $shards } lots terminés dans { $folder }. La même commande reprend à partir de là.
    }
selfplay-fault = Une partie a été écartée à cause de { $bot }, au coup { $move } : { $error }.
error-network-damaged = { $path } n’est pas un réseau entier, ou vient d’une autre version. Remettez le fichier fourni avec le jeu, ou supprimez-le : les bots s’en tiennent alors à leurs poids.
error-network-field = Il n’y a pas de champ « { $field } » sur la table de ce jeu. Champs qu’un réseau peut lire : { $known }
error-selfplay-adventure = Impossible de tirer au sort un coup sur { $adventure }. Donnez un nombre à partir de 2, ou 0 pour aucun : --adventure 10
error-selfplay-foreign = { $path } contient déjà autre chose, « { $file } » par exemple. Choisissez un dossier vide, ou un dossier où de telles parties ont été commencées.
error-selfplay-shard = { $path } est un lot d’autres parties que celles-ci. Déplacez-le, ou choisissez un autre dossier.
error-selfplay-unreadable = { $path } n’est pas un lot entier. Vérifiez le nom, ou faites rejouer ses parties.
error-selfplay-schema = { $path } suit le schéma { $found }, et cette version lit le schéma { $known }. Lisez-le avec la version qui l’a écrit, ou faites rejouer ses parties.

## Les assistants

assistant-instructions = Malecón : les jeux de société Cuba, Santiago de Cuba et Havana contre des robots. Ouvrez une table, puis jouez un coup par son numéro chaque fois qu’on vous interroge, jusqu’à la fin de la partie. Chaque réponse dit ce qui s’est passé, ce qui a changé, la question et les coups possibles. Les règles expliquent tout, article par article ; un coup refusé nomme l’article qui l’interdit.
assistant-open = Ouvrir une table d’un jeu contre des robots et s’y asseoir. La réponse est toute la table, la question et les coups.
assistant-look = Regarder la table : ce qui est nouveau depuis la dernière réponse (par défaut), toute la table, tous les coups avec leur texte, ou la suite d’une liste abrégée.
assistant-play = Jouer un coup : par son numéro dans la dernière liste, ou par son texte. La réponse raconte la suite jusqu’à votre prochain tour.
assistant-why = Pourquoi un coup n’est pas possible maintenant, avec l’article qui l’interdit ; sans coup, tout ce qui est interdit maintenant.
assistant-hint = Ce que jouerait le robot le plus fort, et pourquoi.
assistant-rules = Consulter les règles : les articles qui parlent de certains mots, ou un article par son identifiant avec son exemple ; sans mots, les chapitres.
assistant-undo = Reprendre votre dernier choix, tant qu’il n’a rien appris à personne.
assistant-arg-game = Le jeu.
assistant-arg-of = Le jeu ; sans lui, celui de votre dernière table.
assistant-arg-opponents = Les robots à affronter, dans l’ordre du tour : des niveaux de 1 (faible) à 5 (fort), ou des noms. Sans précision, deux de niveau 2.
assistant-arg-edition = L’édition imprimée ; sans elle, la première.
assistant-arg-options = Des options du jeu, par leur nom.
assistant-arg-place = Votre place dans l’ordre du tour, à partir de 1.
assistant-arg-name = Votre nom à la table.
assistant-arg-table = Le numéro de la table ; sans lui, la dernière que vous avez ouverte.
assistant-arg-part = new : ce qui a changé depuis la dernière réponse ; table : tout ; moves : tous les coups avec leur texte ; news, changes : ceux de la dernière réponse, en entier.
assistant-arg-from = Le numéro de la ligne par laquelle commencer, quand une liste continue.
assistant-arg-move = Le numéro d’un coup de la liste, ou son texte, comme « drive 2 ».
assistant-arg-why = Le texte du coup.
assistant-arg-about = Des mots, ou l’identifiant d’un article.
assistant-you = Assistant
assistant-opened = Table { $table } : { $game }, { $names }. Vous êtes { $you }.
assistant-news = Ce qui s’est passé :
assistant-changes = Ce qui est différent maintenant :
assistant-row = { $label } : { $words }
assistant-question = À vous de jouer. { $question } Coups :
assistant-question-groups = À vous de jouer. { $question } Coups, par groupes (look : moves, from un numéro) :
assistant-group = { $first } à { $last } : { $name }
assistant-more =
    { $count ->
        [one] … et 1 autre ligne (look : { $part })
       *[other] … et { $count } autres lignes (look : { $part })
    }
assistant-page =
    { $count ->
        [one] … et 1 autre ligne ({ $part }, from { $next })
       *[other] … et { $count } autres lignes ({ $part }, from { $next })
    }
assistant-and-more =
    { $count ->
        [one] { $shown } et 1 autre
       *[other] { $shown } et { $count } autres
    }
assistant-nothing = Il n’y a rien là.
assistant-forbidden = Interdits maintenant, avec l’article qui l’interdit :
assistant-all-allowed = Rien de ce qui répond à cette question n’est interdit.
assistant-advised = { $number } { $move } : gagne { $percent } %, { $points } PV
assistant-chapters = Les chapitres des règles ; cherchez des mots, ou donnez l’identifiant d’un article :
assistant-refused = { $reason } Rien n’a changé ; choisissez un autre coup.
assistant-no-number = Il n’y a pas de coup { $number } : la liste finit à { $last }.
assistant-no-line = Il n’y a pas de ligne { $first } : la liste finit à { $last }.
assistant-no-place = Il n’y a pas de place { $place } : avec autant d’adversaires, la dernière est la { $last }.
assistant-no-tables = Aucune table n’est ouverte. Ouvrez-en une d’abord, avec l’outil « open ».
assistant-no-table = Il n’y a pas de table { $table }. Choisissez parmi : { $known }.
assistant-too-many = Vous avez { $most } tables dont la partie n’est pas finie. Finissez-en une d’abord.
assistant-which-game = Aucune table n’est ouverte : les règles de quel jeu ? Dites-le avec « game ».
assistant-no-tool = Il n’y a pas d’outil « { $tool } ». Choisissez parmi : { $known }.
assistant-argument-missing = L’outil « { $tool } » a besoin de l’argument « { $argument } ».
assistant-argument-unknown = L’outil « { $tool } » ne prend pas d’argument « { $argument } ». Choisissez parmi : { $known }.
assistant-argument-wrong = « { $argument } » ne peut pas être { $found }. Ce que cela peut être : { $wanted }.

## Jouer au terminal

play-welcome = Bienvenue à { $game } !
play-notice = Ceci est une édition de passionnés, non officielle, sans lien avec les éditeurs du jeu.
play-your-turn = { $name }, à vous de jouer.
    .you = À vous de jouer
play-choose = Votre choix (? pour l’aide) :
play-help =
    Tapez le numéro d’un coup, ou son texte. Vous pouvez aussi taper :
    u : annuler votre dernier coup
    ? : afficher cette aide
    w COUP : demander pourquoi un coup n’est pas permis
    r TEXTE : chercher dans la règle
    l : lire l’historique
    t : montrer la table
    s : sauvegarder la partie
    q : sauvegarder et quitter
play-unknown = « { $text } » n’est ni un coup de la liste ni une commande. Tapez ? pour l’aide.
play-legal = « { $move } » est permis : rien ne s’y oppose.
play-why =
    { $short ->
        [none] « { $move } » n’est pas permis. { $rule } ({ $clause })
       *[other] { $short } { $rule } ({ $clause })
    }
play-undone = Coup annulé : { $move }.
play-saved = La partie est sauvegardée dans { $path }.
play-resumed =
    { $moves ->
        [0] La partie { $path } reprend au début.
        [one] La partie { $path } reprend après { $moves } coup.
       *[other] La partie { $path } reprend après { $moves } coups.
    }
play-goodbye = À bientôt ! Pour reprendre cette partie : malecon play --resume { $path }
play-interrupted = Partie interrompue, mais rien n’est perdu. Pour la reprendre : malecon play --resume { $path }
play-screen = Passez le clavier à { $name }. { $name }, appuyez sur Entrée pour voir votre jeu.
play-forced = Un seul coup possible, joué automatiquement : { $move }.
play-over = La partie est finie.
play-winner =
    { $count ->
        [one] Victoire : { $names } !
       *[other] Victoire partagée : { $names } !
    }
    .you =
        { $count ->
            [one] Vous gagnez !
           *[other] Victoire partagée : { $names } !
        }
play-place = { $place }. { $name } : { $points } PV, { count-kept }, { count-pesos }
play-place-points = { $place }. { $name } : { $points } PV
play-reconstructed = * Couleur reconstituée : le livret ne la donne pas.
play-preview-nothing = L’effet de ce coup ne peut pas être prévu.

## Étiquettes

label-car = Voiture
label-port = Port
label-ship = Navire { $number } sur { $of }
label-value = Valeur { $value }
label-demand = Demande
label-supply = Réserve
label-goods = Marchandises
label-pesos = Pesos
label-points = PV
label-broker = Courtier
label-off-board = hors du plateau
label-markers = Marqueurs
label-hidden = caché
label-inactive = face cachée
label-owner = Propriétaire
label-flower = Fleur
label-buildings = Bâtiments
label-road = Rue
label-players = Joueurs
label-log = Historique
label-not-aboard = pas à bord
label-first-player = Premier joueur
label-you = vous
label-turn = Tour
label-building = Bâtiment
label-effect = Effet

# Terminal

play-earlier =
    { $count ->
        [one] Une ligne plus ancienne se trouve dans l’historique : tapez l pour le lire en entier.
       *[other] { $count } lignes plus anciennes se trouvent dans l’historique : tapez l pour le lire en entier.
    }
play-rules-more =
    { $count ->
        [one] Un autre article en parle aussi. Ajoutez un mot pour préciser la recherche.
       *[other] { $count } autres articles en parlent aussi. Ajoutez un mot pour préciser la recherche.
    }
play-why-what = De quel coup s’agit-il ? Tapez w et son texte, par exemple : w { $move }
play-search-what = Que cherchez-vous ? Tapez r et un mot, par exemple : r { $word }
error-save-exists = { $path } contient déjà une partie, qui serait perdue. Choisissez un autre fichier, ou reprenez cette partie : --resume { $path }
label-port-effect = tout le monde peut livrer
label-demand-undetermined = Demande fixée aux dés à la fin de ce tour.

## Havana

# Chacun prend son nombre dans l’argument dont il porte le nom.
count-cubes =
    { $cubes ->
        [one] { $cubes } cube gris
       *[other] { $cubes } cubes gris
    }
count-workers =
    { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
count-coloured =
    { $coloured ->
        [one] { $coloured } cube de couleur
       *[other] { $coloured } cubes de couleur
    }
count-grey =
    { $grey ->
        [one] { $grey } cube gris
       *[other] { $grey } cubes gris
    }
turn-rank =
    { $place ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
        [4] en quatrième
       *[other] en { $place }e position
    }

cube-red = rouge
    .material = brique
    .the = le cube rouge
    .one = 1 cube rouge
    .count =
        { $amount ->
            [one] { $amount } cube rouge
           *[other] { $amount } cubes rouges
        }
cube-yellow = jaune
    .material = grès
    .the = le cube jaune
    .one = 1 cube jaune
    .count =
        { $amount ->
            [one] { $amount } cube jaune
           *[other] { $amount } cubes jaunes
        }
cube-blue = bleu
    .material = verre
    .the = le cube bleu
    .one = 1 cube bleu
    .count =
        { $amount ->
            [one] { $amount } cube bleu
           *[other] { $amount } cubes bleus
        }
cube-brown = marron
    .material = terre grasse
    .the = le cube marron
    .one = 1 cube marron
    .count =
        { $amount ->
            [one] { $amount } cube marron
           *[other] { $amount } cubes marron
        }
cube-grey = gris
    .material = débris
    .the = le cube gris
    .one = 1 cube gris
    .count =
        { $amount ->
            [one] { $amount } cube gris
           *[other] { $amount } cubes gris
        }

piece-red = cube rouge
    .the = le cube rouge
    .one = 1 cube rouge
piece-yellow = cube jaune
    .the = le cube jaune
    .one = 1 cube jaune
piece-blue = cube bleu
    .the = le cube bleu
    .one = 1 cube bleu
piece-brown = cube marron
    .the = le cube marron
    .one = 1 cube marron
piece-grey = cube gris
    .the = le cube gris
    .one = 1 cube gris
piece-worker = ouvrier
    .the = l’ouvrier
    .one = 1 ouvrier

card-siesta = Sieste
    .the = la Sieste
    .effect = aucune action
card-refreshment = Rafraîchissement
    .the = le Rafraîchissement
    .narrow = Rafraîchis{ "\u00AD" }sement
    .effect = échanger une carte avec la défausse
card-protection = Protection
    .the = la Protection
    .effect = ni vol ni impôt
card-debris = Débris
    .the = la carte Débris
    .effect = prendre tous les cubes gris du centre
    .brief = tous les cubes gris du centre
card-conservation = Conservation
    .the = la Conservation
    .narrow = Conser{ "\u00AD" }vation
    .effect = retirer un bâtiment en bout de rangée
    .brief = retirer un bout de rangée
card-tax-collector = Percepteur
    .the = le Percepteur
    .effect = +1 peso ; ceux qui jouent après vous perdent 1 pièce
    .brief = +1 peso ; taxe les suivants
card-worker = Ouvrier
    .the = l’Ouvrier
    .effect = 1 ouvrier, ou 2 si personne ne l’a encore joué
    .brief = 2 ouvriers au premier, sinon 1
card-architect = Architecte
    .the = l’Architecte
    .effect = 1 ouvrier ; certains bâtiments l’exigent
    .brief = 1 ouvrier ; parfois exigé à l’achat
card-pesos-thief = Voleur de pesos
    .the = le Voleur de pesos
    .effect = voler la moitié des pesos d’un joueur
    .brief = moitié des pesos d’un joueur
card-materials-thief = Voleur de matériaux
    .the = le Voleur de matériaux
    .effect = voler 1 ou 2 cubes à un joueur
    .brief = 1 ou 2 cubes d’un joueur
card-black-market = Marché noir
    .the = le Marché noir
    .effect = 1 cube du sac, ou 2 si personne ne l’a encore joué
    .brief = 2 cubes du sac au premier, sinon 1
card-pesos = Pesos
    .the = la carte Pesos
    .effect = la moitié des pesos du centre
    .brief = moitié des pesos du centre
card-mama = Mamma
    .the = la Mamma
    .effect = la moitié des cubes du centre
    .brief = moitié des cubes du centre

house-beach-hut = Cabane de plage
    .the = la Cabane de plage
house-fruit-stand = Étal de fruits
    .the = l’Étal de fruits
house-jetty = Ponton
    .the = le Ponton
house-clay-well = Puits d’argile
    .the = le Puits d’argile
house-street = Rue
    .the = la Rue
house-kiosk = Kiosque
    .the = le Kiosque
house-townhouse = Maison de ville
    .the = la Maison de ville
house-courtyard = Patio
    .the = le Patio
house-beach-cafe = Café de la plage
    .the = le Café de la plage
house-pottery = Poterie
    .the = la Poterie
house-tram-stop = Arrêt de tramway
    .the = l’Arrêt de tramway
house-garden-wall = Mur de jardin
    .the = le Mur de jardin
house-park-with-statue = Parc à la statue
    .the = le Parc à la statue
house-car-park = Parking
    .the = le Parking
house-bakery = Boulangerie
    .the = la Boulangerie
house-fountain-square = Place de la fontaine
    .the = la Place de la fontaine
house-warehouse = Entrepôt
    .the = l’Entrepôt
house-boatyard = Chantier naval
    .the = le Chantier naval
house-greenhouse = Serre
    .the = la Serre
house-brickworks = Briqueterie
    .the = la Briqueterie
house-school = École
    .the = l’École
house-clinic = Clinique
    .the = la Clinique
house-bridge = Pont
    .the = le Pont
house-market-hall = Halle du marché
    .the = la Halle du marché
house-distillery = Distillerie
    .the = la Distillerie
house-library = Bibliothèque
    .the = la Bibliothèque
house-music-hall = Salle de concert
    .the = la Salle de concert
house-cinema = Cinéma
    .the = le Cinéma
house-harbour-pier = Jetée du port
    .the = la Jetée du port
house-town-hall = Hôtel de ville
    .the = l’Hôtel de ville
house-bank = Banque
    .the = la Banque
house-hotel = Hôtel
    .the = l’Hôtel
house-cigar-works = Manufacture de cigares
    .the = la Manufacture de cigares
house-university = Université
    .the = l’Université
house-casino = Casino
    .the = le Casino
house-capitol = Capitole
    .the = le Capitole

end-upper-left = en haut à gauche
    .the = le bout gauche de la rangée du haut
    .at = au bout gauche de la rangée du haut
end-upper-right = en haut à droite
    .the = le bout droit de la rangée du haut
    .at = au bout droit de la rangée du haut
end-lower-left = en bas à gauche
    .the = le bout gauche de la rangée du bas
    .at = au bout gauche de la rangée du bas
end-lower-right = en bas à droite
    .the = le bout droit de la rangée du bas
    .at = au bout droit de la rangée du bas

place-upper-1 = rangée du haut 1
    .at = à la place 1 de la rangée du haut
place-upper-2 = rangée du haut 2
    .at = à la place 2 de la rangée du haut
place-upper-3 = rangée du haut 3
    .at = à la place 3 de la rangée du haut
place-upper-4 = rangée du haut 4
    .at = à la place 4 de la rangée du haut
place-upper-5 = rangée du haut 5
    .at = à la place 5 de la rangée du haut
place-upper-6 = rangée du haut 6
    .at = à la place 6 de la rangée du haut
place-lower-1 = rangée du bas 1
    .at = à la place 1 de la rangée du bas
place-lower-2 = rangée du bas 2
    .at = à la place 2 de la rangée du bas
place-lower-3 = rangée du bas 3
    .at = à la place 3 de la rangée du bas
place-lower-4 = rangée du bas 4
    .at = à la place 4 de la rangée du bas
place-lower-5 = rangée du bas 5
    .at = à la place 5 de la rangée du bas
place-lower-6 = rangée du bas 6
    .at = à la place 6 de la rangée du bas

# La notation joint les mots d’une paire par un +, qu’aucun identifiant de message n’admet.
pair-siesta-and-refreshment = Sieste et Rafraîchissement
    .the = la Sieste et le Rafraîchissement
pair-siesta-and-protection = Sieste et Protection
    .the = la Sieste et la Protection
pair-siesta-and-debris = Sieste et Débris
    .the = la Sieste et la carte Débris
pair-siesta-and-conservation = Sieste et Conservation
    .the = la Sieste et la Conservation
pair-siesta-and-tax-collector = Sieste et Percepteur
    .the = la Sieste et le Percepteur
pair-siesta-and-worker = Sieste et Ouvrier
    .the = la Sieste et l’Ouvrier
pair-siesta-and-architect = Sieste et Architecte
    .the = la Sieste et l’Architecte
pair-siesta-and-pesos-thief = Sieste et Voleur de pesos
    .the = la Sieste et le Voleur de pesos
pair-siesta-and-materials-thief = Sieste et Voleur de matériaux
    .the = la Sieste et le Voleur de matériaux
pair-siesta-and-black-market = Sieste et Marché noir
    .the = la Sieste et le Marché noir
pair-siesta-and-pesos = Sieste et Pesos
    .the = la Sieste et la carte Pesos
pair-siesta-and-mama = Sieste et Mamma
    .the = la Sieste et la Mamma
pair-refreshment-and-protection = Rafraîchissement et Protection
    .the = le Rafraîchissement et la Protection
pair-refreshment-and-debris = Rafraîchissement et Débris
    .the = le Rafraîchissement et la carte Débris
pair-refreshment-and-conservation = Rafraîchissement et Conservation
    .the = le Rafraîchissement et la Conservation
pair-refreshment-and-tax-collector = Rafraîchissement et Percepteur
    .the = le Rafraîchissement et le Percepteur
pair-refreshment-and-worker = Rafraîchissement et Ouvrier
    .the = le Rafraîchissement et l’Ouvrier
pair-refreshment-and-architect = Rafraîchissement et Architecte
    .the = le Rafraîchissement et l’Architecte
pair-refreshment-and-pesos-thief = Rafraîchissement et Voleur de pesos
    .the = le Rafraîchissement et le Voleur de pesos
pair-refreshment-and-materials-thief = Rafraîchissement et Voleur de matériaux
    .the = le Rafraîchissement et le Voleur de matériaux
pair-refreshment-and-black-market = Rafraîchissement et Marché noir
    .the = le Rafraîchissement et le Marché noir
pair-refreshment-and-pesos = Rafraîchissement et Pesos
    .the = le Rafraîchissement et la carte Pesos
pair-refreshment-and-mama = Rafraîchissement et Mamma
    .the = le Rafraîchissement et la Mamma
pair-protection-and-debris = Protection et Débris
    .the = la Protection et la carte Débris
pair-protection-and-conservation = Protection et Conservation
    .the = la Protection et la Conservation
pair-protection-and-tax-collector = Protection et Percepteur
    .the = la Protection et le Percepteur
pair-protection-and-worker = Protection et Ouvrier
    .the = la Protection et l’Ouvrier
pair-protection-and-architect = Protection et Architecte
    .the = la Protection et l’Architecte
pair-protection-and-pesos-thief = Protection et Voleur de pesos
    .the = la Protection et le Voleur de pesos
pair-protection-and-materials-thief = Protection et Voleur de matériaux
    .the = la Protection et le Voleur de matériaux
pair-protection-and-black-market = Protection et Marché noir
    .the = la Protection et le Marché noir
pair-protection-and-pesos = Protection et Pesos
    .the = la Protection et la carte Pesos
pair-protection-and-mama = Protection et Mamma
    .the = la Protection et la Mamma
pair-debris-and-conservation = Débris et Conservation
    .the = la carte Débris et la Conservation
pair-debris-and-tax-collector = Débris et Percepteur
    .the = la carte Débris et le Percepteur
pair-debris-and-worker = Débris et Ouvrier
    .the = la carte Débris et l’Ouvrier
pair-debris-and-architect = Débris et Architecte
    .the = la carte Débris et l’Architecte
pair-debris-and-pesos-thief = Débris et Voleur de pesos
    .the = la carte Débris et le Voleur de pesos
pair-debris-and-materials-thief = Débris et Voleur de matériaux
    .the = la carte Débris et le Voleur de matériaux
pair-debris-and-black-market = Débris et Marché noir
    .the = la carte Débris et le Marché noir
pair-debris-and-pesos = Débris et Pesos
    .the = la carte Débris et la carte Pesos
pair-debris-and-mama = Débris et Mamma
    .the = la carte Débris et la Mamma
pair-conservation-and-tax-collector = Conservation et Percepteur
    .the = la Conservation et le Percepteur
pair-conservation-and-worker = Conservation et Ouvrier
    .the = la Conservation et l’Ouvrier
pair-conservation-and-architect = Conservation et Architecte
    .the = la Conservation et l’Architecte
pair-conservation-and-pesos-thief = Conservation et Voleur de pesos
    .the = la Conservation et le Voleur de pesos
pair-conservation-and-materials-thief = Conservation et Voleur de matériaux
    .the = la Conservation et le Voleur de matériaux
pair-conservation-and-black-market = Conservation et Marché noir
    .the = la Conservation et le Marché noir
pair-conservation-and-pesos = Conservation et Pesos
    .the = la Conservation et la carte Pesos
pair-conservation-and-mama = Conservation et Mamma
    .the = la Conservation et la Mamma
pair-tax-collector-and-worker = Percepteur et Ouvrier
    .the = le Percepteur et l’Ouvrier
pair-tax-collector-and-architect = Percepteur et Architecte
    .the = le Percepteur et l’Architecte
pair-tax-collector-and-pesos-thief = Percepteur et Voleur de pesos
    .the = le Percepteur et le Voleur de pesos
pair-tax-collector-and-materials-thief = Percepteur et Voleur de matériaux
    .the = le Percepteur et le Voleur de matériaux
pair-tax-collector-and-black-market = Percepteur et Marché noir
    .the = le Percepteur et le Marché noir
pair-tax-collector-and-pesos = Percepteur et Pesos
    .the = le Percepteur et la carte Pesos
pair-tax-collector-and-mama = Percepteur et Mamma
    .the = le Percepteur et la Mamma
pair-worker-and-architect = Ouvrier et Architecte
    .the = l’Ouvrier et l’Architecte
pair-worker-and-pesos-thief = Ouvrier et Voleur de pesos
    .the = l’Ouvrier et le Voleur de pesos
pair-worker-and-materials-thief = Ouvrier et Voleur de matériaux
    .the = l’Ouvrier et le Voleur de matériaux
pair-worker-and-black-market = Ouvrier et Marché noir
    .the = l’Ouvrier et le Marché noir
pair-worker-and-pesos = Ouvrier et Pesos
    .the = l’Ouvrier et la carte Pesos
pair-worker-and-mama = Ouvrier et Mamma
    .the = l’Ouvrier et la Mamma
pair-architect-and-pesos-thief = Architecte et Voleur de pesos
    .the = l’Architecte et le Voleur de pesos
pair-architect-and-materials-thief = Architecte et Voleur de matériaux
    .the = l’Architecte et le Voleur de matériaux
pair-architect-and-black-market = Architecte et Marché noir
    .the = l’Architecte et le Marché noir
pair-architect-and-pesos = Architecte et Pesos
    .the = l’Architecte et la carte Pesos
pair-architect-and-mama = Architecte et Mamma
    .the = l’Architecte et la Mamma
pair-pesos-thief-and-materials-thief = Voleur de pesos et Voleur de matériaux
    .the = le Voleur de pesos et le Voleur de matériaux
pair-pesos-thief-and-black-market = Voleur de pesos et Marché noir
    .the = le Voleur de pesos et le Marché noir
pair-pesos-thief-and-pesos = Voleur de pesos et Pesos
    .the = le Voleur de pesos et la carte Pesos
pair-pesos-thief-and-mama = Voleur de pesos et Mamma
    .the = le Voleur de pesos et la Mamma
pair-materials-thief-and-black-market = Voleur de matériaux et Marché noir
    .the = le Voleur de matériaux et le Marché noir
pair-materials-thief-and-pesos = Voleur de matériaux et Pesos
    .the = le Voleur de matériaux et la carte Pesos
pair-materials-thief-and-mama = Voleur de matériaux et Mamma
    .the = le Voleur de matériaux et la Mamma
pair-black-market-and-pesos = Marché noir et Pesos
    .the = le Marché noir et la carte Pesos
pair-black-market-and-mama = Marché noir et Mamma
    .the = le Marché noir et la Mamma
pair-pesos-and-mama = Pesos et Mamma
    .the = la carte Pesos et la Mamma

event-havana-building-dealt = Le hasard place { $building_the } { $place_at }.
event-havana-dealt-again = Aucun bâtiment bon marché en bout de rangée : on remélange tout.
event-havana-cube-drawn = { $seat } tire { $cube_one } du sac.
    .you = Vous tirez { $cube_one } du sac.
event-havana-cube-laid = { $cube_one } arrive au centre.
event-havana-pesos-laid =
    { $pesos ->
        [one] { $pesos } peso arrive au centre.
       *[other] { $pesos } pesos arrivent au centre.
    }
event-havana-pesos-received = { $seat } reçoit { count-pesos }.
    .you = Vous recevez { count-pesos }.
event-havana-youngest-drawn = En cas d’égalité parfaite, { $seat } passe { turn-rank }.
    .you = En cas d’égalité parfaite, vous passez { turn-rank }.
event-havana-card-revealed = { $seat } révèle { $card_the }.
    .you = Vous révélez { $card_the }.
event-havana-round-begun = La manche { $round } commence.
event-havana-number-formed = { $seat } affiche { NUMBER($number, minimumIntegerDigits: 2) } et joue { turn-rank }.
    .you = Votre nombre : { NUMBER($number, minimumIntegerDigits: 2) }. Vous jouez { turn-rank }.
event-havana-turn-begun = C’est à { $seat } de jouer.
    .you = À vous de jouer.
event-havana-action-idle =
    { $card ->
        [siesta] { $seat } fait la sieste.
        [refreshment] Rafraîchissement sans effet pour { $seat } : sa défausse est vide.
        [protection] { $seat } est sous Protection.
        [conservation] Conservation sans effet pour { $seat } : un bâtiment a déjà été retiré cette manche.
        [worker] Aucun ouvrier pour { $seat } : la réserve est vide.
        [architect] Aucun ouvrier pour { $seat } : la réserve est vide.
        [black-market] Aucun cube pour { $seat } : le sac est vide.
       *[other] { $card_name } : sans effet pour { $seat }.
    }
    .you =
        { $card ->
            [siesta] Vous faites la sieste.
            [refreshment] Rafraîchissement sans effet : votre défausse est vide.
            [protection] Vous êtes sous Protection.
            [conservation] Conservation sans effet : un bâtiment a déjà été retiré cette manche.
            [worker] Aucun ouvrier pour vous : la réserve est vide.
            [architect] Aucun ouvrier pour vous : la réserve est vide.
            [black-market] Aucun cube pour vous : le sac est vide.
           *[other] { $card_name } : sans effet.
        }
event-havana-action-skipped = { $seat } n’utilise pas { $card_the }.
    .you = Vous n’utilisez pas { $card_the }.
event-havana-card-put-away = { $seat } met une carte de sa main dans sa défausse, face cachée.
    .you = Vous mettez une carte dans votre défausse, face cachée.
event-havana-card-taken-back = { $seat } reprend { $card_the } dans sa défausse.
    .you = Vous reprenez { $card_the } dans votre défausse.
event-havana-debris-taken =
    { $cubes ->
        [0] { $seat } ne trouve pas de cube gris au centre.
       *[other] { $seat } prend { count-cubes } au centre.
    }
    .you =
        { $cubes ->
            [0] Pas de cube gris au centre pour vous.
           *[other] Vous prenez { count-cubes } au centre.
        }
event-havana-building-removed = { $seat } retire { $building_the } de la partie.
    .you = Vous retirez { $building_the } de la partie.
event-havana-piece-levied = { $seat } taxe { $victim }, qui perd { $piece_one }.
    .you = Vous taxez { $victim }, qui perd { $piece_one }.
    .to-you = { $seat } vous taxe : vous perdez { $piece_one }.
event-havana-levy-failed = { $seat } ne peut rien prendre à { $victim }.
    .you = Vous ne pouvez rien prendre à { $victim }.
    .to-you = { $seat } ne peut rien vous prendre.
event-havana-workers-taken = { $seat } prend { count-workers }.
    .you = Vous prenez { count-workers }.
event-havana-pesos-stolen =
    { $pesos ->
        [0] { $seat } vole { $victim }, mais repart sans un peso.
       *[other] { $seat } vole { count-pesos } à { $victim }.
    }
    .you =
        { $pesos ->
            [0] Vous volez { $victim }, mais repartez sans un peso.
           *[other] Vous volez { count-pesos } à { $victim }.
        }
    .to-you =
        { $pesos ->
            [0] { $seat } vous vole, mais repart sans un peso.
           *[other] { $seat } vous vole { count-pesos }.
        }
event-havana-cube-stolen = { $seat } vole { $cube_one } à { $victim }.
    .you = Vous volez { $cube_one } à { $victim }.
    .to-you = { $seat } vous vole { $cube_one }.
event-havana-nothing-stolen = { $seat } s’en prend à { $victim }, qui n’a pas de cube.
    .you = Vous volez { $victim }, qui n’a pas de cube.
    .to-you = { $seat } vous vole, mais vous n’avez pas de cube.
event-havana-nobody-to-rob = Personne à voler pour { $seat } : tout le monde est protégé.
    .you = Personne à voler : tout le monde est protégé.
event-havana-second-cube-waived = { $seat } ne prend pas de second cube à { $victim }.
    .you = Vous ne prenez pas de second cube à { $victim }.
    .to-you = { $seat } ne vous prend pas de second cube.
event-havana-cube-searched = { $seat } choisit { $cube_one } dans le sac.
    .you = Vous choisissez { $cube_one } dans le sac.
event-havana-centre-pesos-taken =
    { $pesos ->
        [0] { $seat } ne trouve pas un peso au centre.
       *[other] { $seat } prend { count-pesos } au centre.
    }
    .you =
        { $pesos ->
            [0] Pas un peso au centre pour vous.
           *[other] Vous prenez { count-pesos } au centre.
        }
event-havana-cube-taken = { $seat } prend { $cube_one } au centre.
    .you = Vous prenez { $cube_one } au centre.
event-havana-purchase-begun = { $seat } choisit { $building_the } { $end_at }.
    .you = Vous choisissez { $building_the }.
event-havana-pesos-paid = { $seat } paie { count-pesos }.
    .you = Vous payez { count-pesos }.
event-havana-debris-paid = { $seat } paie { count-cubes }.
    .you = Vous payez { count-cubes }.
event-havana-piece-paid = { $seat } paie { $piece_one }.
    .you = Vous payez { $piece_one }.
event-havana-five-paid =
    { $piece ->
        [worker] { $seat } paie 5 pesos au lieu de { $piece_one }.
       *[other] { $seat } paie 5 cubes gris au lieu de { $piece_one }.
    }
    .you =
        { $piece ->
            [worker] Vous payez 5 pesos au lieu de { $piece_one }.
           *[other] Vous payez 5 cubes gris au lieu de { $piece_one }.
        }
event-havana-building-bought = { $seat } achète { $building_the } et gagne { $points } PV.
    .you = Vous achetez { $building_the } : { $points } PV.
event-havana-buying-stopped = { $seat } termine ses achats.
    .you = Vous terminez vos achats.
event-havana-card-covered = { $seat } recouvre { $card_the }.
    .you = Vous recouvrez { $card_the }.
event-havana-card-discarded = { $seat } défausse { $card_the }.
    .you = Vous défaussez { $card_the }.
event-havana-discards-taken-back = { $seat } reprend toute sa défausse en main.
    .you = Vous reprenez toute votre défausse en main.
event-havana-game-ended = La partie est finie.
event-havana-placed = { $seat } termine à { place-name } avec { $points } PV.
    .you = Vous terminez à { place-name } avec { $points } PV.

ask-havana-deal = Un bâtiment de la pioche est tiré au sort.
ask-havana-draw = Un cube est tiré du sac au hasard.
ask-havana-youngest = Le rang par l’âge est tiré au sort.
ask-havana-opening = Choisissez deux cartes, face cachée. Le plus petit nombre jouera en premier.
ask-havana-first-action = Choisissez la carte qui agit d’abord. L’autre suit, puis viennent vos achats.
ask-havana-refreshment = Échangez une carte de votre main contre une carte de votre défausse.
ask-havana-conservation = Retirez de la partie un bâtiment en bout de rangée.
ask-havana-levy = Percepteur : choisissez ce que perd { $victim }, 1 cube ou 1 ouvrier.
ask-havana-pesos-thief = Choisissez qui voler : vous prenez la moitié de ses pesos, arrondie à l’inférieur.
ask-havana-materials-thief = Choisissez qui voler : 1 cube, ou jusqu’à 2 si la personne en a plus de 3 de couleur.
ask-havana-theft = Choisissez le cube que vous prenez à { $victim }.
ask-havana-second-theft = Prendre un second cube à { $victim } ?
ask-havana-black-market = Marché noir : tirez 2 cubes au hasard, ou choisissez 1 cube dans le sac.
ask-havana-mama = Mamma : choisissez un cube au centre. La moitié vous revient, arrondie au supérieur.
ask-havana-buy = Achetez un bâtiment en bout de rangée : il vous rapporte aussitôt ses PV.
ask-havana-pay = Payez la pièce, ou 5 pesos pour un ouvrier, 5 cubes gris pour un cube de couleur.
ask-havana-cover = Recouvrez l’une de vos deux cartes. La nouvelle reste secrète jusqu’à la révélation.

decision-havana-deal = le tirage d’un bâtiment
decision-havana-draw = le tirage d’un cube
decision-havana-youngest = le tirage du rang par l’âge
decision-havana-opening = le choix des deux premières cartes
decision-havana-first-action = le choix de la première action
decision-havana-refreshment = l’utilisation du Rafraîchissement
decision-havana-conservation = l’utilisation de la Conservation
decision-havana-levy = le choix de la pièce à prendre
decision-havana-pesos-thief = le choix de la victime du Voleur de pesos
decision-havana-materials-thief = le choix de la victime du Voleur de matériaux
decision-havana-theft = le choix du cube à voler
decision-havana-second-theft = le vol d’un second cube
decision-havana-black-market = l’utilisation du Marché noir
decision-havana-mama = le choix d’un cube du centre
decision-havana-buy = l’achat d’un bâtiment
decision-havana-pay = le paiement d’une pièce
decision-havana-cover = le choix de la nouvelle carte Action

move-havana-open = Jouer { $pair_name }
move-havana-first = { $card_name } : { $card_effect }
move-havana-swap = Échanger { $given_the } contre { $taken_the }
move-havana-skip = Passer
move-havana-skip-refreshment = Garder votre main
move-havana-skip-conservation = Ne rien retirer
move-havana-remove = Retirer { $end_name }
move-havana-levy = Prendre { $piece_one }
move-havana-rob = Voler { $seat }
move-havana-rob-pesos-thief = Voler à { $seat } la moitié de ses pesos
move-havana-rob-materials-thief = Voler des matériaux à { $seat }
move-havana-steal = Voler { $cube_one }
move-havana-steal-theft = Voler { $cube_one }
move-havana-steal-second-theft = Voler encore { $cube_one }
move-havana-enough = Un seul suffit
move-havana-draw-blind = Tirer 2 cubes au hasard
move-havana-search = Choisir { $cube_one } dans le sac
move-havana-take = Prendre { $cube_one }
move-havana-buy = Acheter { $end_name }
move-havana-stop-buying = Terminer les achats
move-havana-pay = Payer { $piece_one }
move-havana-pay-five =
    { $piece ->
        [worker] Payer 5 pesos à la place
       *[other] Payer 5 cubes gris à la place
    }
move-havana-cover = Recouvrir { $old_the } avec { $new_the }
move-havana-deal = Placer { $building_the }
move-havana-draw = Tirer { $cube_one }
move-havana-youngest = { $seat } vient ensuite par l’âge

# Ce que rapporte un coup. Les cubes portent le nom du matériau qu’ils représentent
material-red = brique
    .the = la brique
    .one = 1 brique
    .count =
        { $amount ->
            [one] { $amount } brique
           *[other] { $amount } briques
        }
material-yellow = grès
    .the = le grès
    .one = 1 grès
    .count = { $amount } grès
material-blue = verre
    .the = le verre
    .one = 1 verre
    .count =
        { $amount ->
            [one] { $amount } verre
           *[other] { $amount } verres
        }
material-brown = terre grasse
    .the = la terre grasse
    .one = 1 terre grasse
    .count =
        { $amount ->
            [one] { $amount } terre grasse
           *[other] { $amount } terres grasses
        }
material-grey = cube gris
    .the = le cube gris
    .one = 1 cube gris
    .count =
        { $amount ->
            [one] { $amount } cube gris
           *[other] { $amount } cubes gris
        }
material-worker = ouvrier
    .the = l’ouvrier
    .one = 1 ouvrier
outcome-havana-buy = { $building_name }
outcome-havana-remove = { $building_name }
    .text = Retirer { $building_the }
more-havana-worth = { $worth } PV
outcome-havana-pay = { $material_one }
    .text = Payer { $material_one }
outcome-havana-pay-five =
    { $piece ->
        [worker] 5 pesos pour { $material_the }
       *[other] 5 cubes gris pour { $material_the }
    }
outcome-havana-levy = { $material_one }
    .text = Prendre { $material_one }
outcome-havana-rob-pesos-thief = Voler { $seat }
outcome-havana-rob-materials-thief = Voler { $seat }
does-havana-pesos-thief = rien à prendre
does-havana-materials-thief = { card-materials-thief.effect }
outcome-havana-steal = { $material_one }
    .text = Voler { $material_one }
outcome-havana-search = { $material_one }
    .text = Chercher { $material_one } dans le sac
outcome-havana-take = { $material_one }
    .text = Prendre { $material_one } au centre
outcome-havana-first = { $card_name }
outcome-havana-open = { NUMBER($number, minimumIntegerDigits: 2) } : { $one_name }, { $other_name }
outcome-havana-cover = { NUMBER($number, minimumIntegerDigits: 2) } : { $new_name }
    .text = { NUMBER($number, minimumIntegerDigits: 2) } : { $new_name } sur { $old_name }
outcome-havana-swap = { $given_name }
    .text = { $given_name } contre { $taken_name }
group-havana-open = { $card_name }
group-havana-cover = Recouvrir { $card_the }
group-havana-swap = { $card_name }

game-havana = Havana
edition-havana-fr2009 = édition française, eggertspiele, 2009
edition-havana-lh2024 = nouvelle édition « La Habana », Igiari, 2024

option-havana-youngest = Le plus jeune
    .why = La dernière égalité revient au plus jeune, mais un programme ne connaît pas votre âge.
option-havana-youngest-seat-order = selon les places : la première compte comme la plus jeune
option-havana-youngest-drawn = tiré au sort avant la partie
option-havana-black-market = Marché noir
    .why = Dans la réédition de 2024, le premier à le jouer dans la manche peut choisir un cube au lieu d’en tirer deux.
option-havana-black-market-blind = les cubes sont tirés au hasard
option-havana-black-market-pick-one = le premier peut choisir un cube au lieu d’en tirer deux

play-place-havana = { $place }. { $name } : { $points } PV, { count-coloured }, { count-pesos }, { count-workers }, { count-grey }

label-havana-centre = Centre
label-havana-bag =
    { $cubes ->
        [one] Sac : { $cubes } cube
       *[other] Sac : { $cubes } cubes
    }
label-havana-pile =
    { $cards ->
        [one] Pioche : { $cards } bâtiment
       *[other] Pioche : { $cards } bâtiments
    }
label-havana-reserve = Réserve
label-havana-workers = Ouvriers
label-havana-cubes = Cubes
label-havana-formed = Nombre
label-havana-hand-count = Cartes en main
label-havana-due = Encore à payer
label-havana-hand = Main : { $count }
label-havana-open-cards = Cartes visibles
label-havana-number = Nombre { NUMBER($number, minimumIntegerDigits: 2) }
label-havana-round = Manche { $number }
label-havana-for-sale = En vente
label-havana-architect = architecte
label-havana-upper-row = Rangée du haut
label-havana-lower-row = Rangée du bas
label-havana-order = Ordre de jeu
label-havana-target = Objectif : { $points } PV
label-havana-discards = Défausse
label-havana-may-be = face cachée, l’une de celles-ci : { $cards }
label-havana-your-hand = Votre main
label-havana-covered = recouverte
label-havana-reconstructed = * Coût et valeur reconstitués : le livret ne les donne pas.

# Terminal, Havana

label-havana-worth = { $points } PV
label-havana-architect-letter = A
label-havana-architect-note = { label-havana-architect-letter } : l’Architecte doit être visible devant vous. Les autres lettres sont expliquées plus bas.
piece-red-letter = R
piece-yellow-letter = J
piece-blue-letter = B
piece-brown-letter = M
piece-grey-letter = G
piece-worker-letter = O
# Des noms pour les longues listes : deux d’entre eux et un nombre tiennent dans la moitié d’un écran étroit.

# Terminal, Cuba

play-place-cuba = { $place }. { $name } : { $points } PV, { count-pesos }
label-cuba-set-up = Mise en place
label-cuba-bills = Projets de loi
label-cuba-actions = Actions
label-cuba-parliament = Parlement
label-cuba-statutes = Lois
label-cuba-round-end = Fin de manche
label-cuba-round = Manche { $number } sur { $of }
label-cuba-starter = Premier joueur : { $name }
label-cuba-market-and-harbor = Marché et port
label-cuba-pile =
    { $ships ->
        [one] Pioche : { $ships } navire
       *[other] Pioche : { $ships } navires
    }
label-cuba-legend = { $free } libre, { $taken } occupé
label-cuba-spaces = { $taken } sur { $spaces }
label-cuba-general-stock = Réserve
label-cuba-on-the-market = Au marché
label-cuba-buying-price = Prix d’achat
label-cuba-selling-price = Prix de vente
label-cuba-dock = { $berth_name } : { $points } PV
label-cuba-ship-there = { $place }, { $ship_name }
label-cuba-next-ship = Ensuite : { $ship_name }
label-cuba-later-ships = Connus plus bas dans la pioche
label-cuba-alternatives = Au lieu de l’action
label-cuba-alternative =
    { $taken ->
        [yes] { $brings } (pris)
       *[no] { $brings } (libre)
    }
label-cuba-free-resource = 1 ressource
label-cuba-free-resource-in-fr2007 = 1 matériau
label-cuba-free-product = 1 produit
label-cuba-free-product-in-fr2007 = 1 ressource
label-cuba-first-points = 2 PV
label-cuba-second-points = 1 PV
label-cuba-first-pesos = 4 pesos
label-cuba-second-pesos = 2 pesos
label-cuba-bill = Projet de loi
label-cuba-act = Loi en vigueur
type-tax-short = Taxes
type-duty-short = Redevances
type-subsidy-short = Subventions
type-other-short = Diverses
label-cuba-vetoed = veto
label-cuba-veto-tile = Veto sur { $type_pile } à la manche { $round }.
label-cuba-for-points = Points
label-cuba-for-pesos = Revenus
label-cuba-for-goods = Industrie
label-cuba-for-power = Pouvoir
label-cuba-votes = Votes
label-cuba-played = Jouées, dans l’ordre
label-cuba-in-hand = En main
label-cuba-all-in-hand = toutes les cinq
label-cuba-shown = révélée
label-cuba-sealed = mise secrète
label-cuba-lots = Cours + entrepôts
label-cuba-purse = { $name } : { count-pesos }, { $points } PV
label-cuba-plantations = Plantations
label-cuba-your-plantation = Votre plantation
label-cuba-a-building = bâtiment
label-cuba-pawn = pion
label-cuba-reconstructed = * Cases des navires et champs reconstitués : les livrets ne les donnent pas tous.

## Le client du navigateur : la table de Havana

page-havana-pesos =
    { $amount ->
        [one] { $amount } peso
       *[other] { $amount } pesos
    }
page-havana-workers =
    { $amount ->
        [one] { $amount } ouvrier
       *[other] { $amount } ouvriers
    }
page-havana-architect = l’Architecte visible
page-havana-price = { $points } PV pour { $cost }
page-havana-house = { $name } { $where } : { $price }
page-havana-inside = { $name } : { $price }. Pas encore en vente : seuls les bâtiments en bout de rangée s’achètent.
page-havana-row-empty = Plus aucun bâtiment dans cette rangée.
page-havana-tag-buy = Acheter
page-havana-tag-remove = Retirer
page-havana-tag-short = manque { $count }
page-havana-in-centre = Au centre : { $thing }
page-havana-in-bag = Dans le sac : { $thing }
page-havana-caption-bag = dans le sac
page-havana-caption-pile = dans la pioche
page-havana-caption-workers = en réserve
page-havana-caption-out = hors jeu
page-havana-reserve =
    { $amount ->
        [one] Réserve : { $amount } ouvrier, pesos illimités
       *[other] Réserve : { $amount } ouvriers, pesos illimités
    }
page-havana-out =
    { $amount ->
        [one] Hors jeu : { $amount } cube
       *[other] Hors jeu : { $amount } cubes
    }
page-havana-has = { $name } : { $thing }
page-havana-card = { $number } { $name } ({ $effect })
page-havana-card-covered = Recouverte : { $card }
page-havana-card-sealed = Votre carte, face cachée : { $card }
page-havana-card-put-away = Dans votre défausse, à l’insu des autres : { $card }
page-havana-closed = face cachée
page-havana-your-number = Votre nombre
page-havana-hand =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
page-havana-houses = Bâtiments : { $count }
page-havana-houses-title = Bâtiments
page-havana-owned =
    { $count ->
        [0] { $name } ne possède aucun bâtiment
        [one] { $name } possède { $count } bâtiment
       *[other] { $name } possède { $count } bâtiments
    }
page-havana-owned-list = { $whose } : { $houses }
page-havana-worth = { $name }, { $points } PV
page-havana-goal = { $points } PV sur { $goal }
page-havana-due = Reste à payer : { $pieces }
page-havana-protected = Protection : ni vol ni impôt
page-havana-choosing = Choisit deux cartes…
page-havana-shows = { $name } montre { $number } : { $cards }
page-havana-shows-protected = { $name } montre { $number } : { $cards }. Protection : ni vol ni impôt
page-havana-shows-nothing =
    { $count ->
        [0] { $name } choisit deux cartes
       *[other] { $name } a posé { $count } cartes face cachée
    }
page-havana-order-open = { $name }, { $points } PV
page-havana-order =
    { $state ->
        [now] { $place }. { $name }, nombre { $number }, { $points } PV, joue en ce moment
        [played] { $place }. { $name }, nombre { $number }, { $points } PV, a joué
       *[later] { $place }. { $name }, nombre { $number }, { $points } PV
    }
page-havana-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
page-havana-phases = Phases de la manche
page-havana-phase-opening = Premières cartes
page-havana-phase-actions = Actions
page-havana-phase-purchases = Achats
page-havana-phase-new-card = Nouvelle carte

## Cuba

# Prend son nombre dans l’argument dont il porte le nom.
count-votes =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }

# Les ressources sont le bois, la pierre et l’eau ; les produits, agrumes, canne à sucre et tabac ; les biens, rhum et cigares.
ware-wood = bois
    .of = de bois
    .one = 1 bois
    .many = combien de bois
    .count = { $count } bois
ware-stone = pierre
    .of = de pierre
    .one = 1 pierre
    .many = combien de pierres
    .count =
        { $count ->
            [one] { $count } pierre
           *[other] { $count } pierres
        }
ware-water = eau
    .of = d’eau
    .one = 1 eau
    .many = combien d’eau
    .count =
        { $count ->
            [one] { $count } eau
           *[other] { $count } cubes d’eau
        }
ware-citrus = agrumes
    .of = d’agrume
    .one = 1 agrume
    .many = combien d’agrumes
    .count =
        { $count ->
            [one] { $count } agrume
           *[other] { $count } agrumes
        }
ware-sugar = canne à sucre
    .of = de canne à sucre
    .one = 1 canne à sucre
    .many = combien de cannes à sucre
    .count =
        { $count ->
            [one] { $count } canne à sucre
           *[other] { $count } cannes à sucre
        }
ware-tobacco = tabac
    .of = de tabac
    .one = 1 tabac
    .many = combien de tabacs
    .count =
        { $count ->
            [one] { $count } tabac
           *[other] { $count } tabacs
        }
ware-rum = rhum
    .of = de rhum
    .one = 1 rhum
    .many = combien de rhums
    .count =
        { $count ->
            [one] { $count } rhum
           *[other] { $count } rhums
        }
ware-cigars = cigares
    .of = de cigare
    .one = 1 cigare
    .many = combien de cigares
    .count =
        { $count ->
            [one] { $count } cigare
           *[other] { $count } cigares
        }

# Une pièce, ou deux : la notation les joint par un +.
wares-wood = 1 bois
wares-stone = 1 pierre
wares-water = 1 eau
wares-citrus = 1 agrume
wares-sugar = 1 canne à sucre
wares-tobacco = 1 tabac
wares-wood-and-wood = 2 bois
wares-wood-and-stone = 1 bois et 1 pierre
wares-wood-and-water = 1 bois et 1 eau
wares-wood-and-citrus = 1 bois et 1 agrume
wares-wood-and-sugar = 1 bois et 1 canne à sucre
wares-wood-and-tobacco = 1 bois et 1 tabac
wares-stone-and-stone = 2 pierres
wares-stone-and-water = 1 pierre et 1 eau
wares-stone-and-citrus = 1 pierre et 1 agrume
wares-stone-and-sugar = 1 pierre et 1 canne à sucre
wares-stone-and-tobacco = 1 pierre et 1 tabac
wares-water-and-water = 2 cubes d’eau
wares-water-and-citrus = 1 eau et 1 agrume
wares-water-and-sugar = 1 eau et 1 canne à sucre
wares-water-and-tobacco = 1 eau et 1 tabac
wares-citrus-and-citrus = 2 agrumes
wares-citrus-and-sugar = 1 agrume et 1 canne à sucre
wares-citrus-and-tobacco = 1 agrume et 1 tabac
wares-sugar-and-sugar = 2 cannes à sucre
wares-sugar-and-tobacco = 1 canne à sucre et 1 tabac
wares-tobacco-and-tobacco = 2 tabacs

# Un nom propre à la traduction de 2007 suit, sous -in-fr2007, celui qu’il remplace dans cette édition.
character-worker = Ouvrier
    .the = l’ouvrier
    .effect = récolter : rangée et colonne du pion
    .line = récolter
character-worker-in-fr2007 = Travailleur
    .the = le travailleur
    .effect = récolter dans la rangée et la colonne du pion
    .line = récolter
character-tradeswoman = Marchande
    .the = la marchande
    .effect = acheter et vendre, ou 1 pièce gratuite
    .line = commercer
character-tradeswoman-in-fr2007 = Négociante
    .the = la négociante
    .effect = acheter et vendre, ou prendre 1 pièce gratuite
    .line = commercer
character-architect = Architecte
    .the = l’architecte
    .effect = construire, ou 2 PV (puis 1)
    .line = bâtir, ou 2 PV
character-foreman = Contremaître
    .the = le contremaître
    .effect = utiliser vos bâtiments
    .line = utiliser
character-mayor = Maire
    .the = le maire
    .effect = charger un navire, ou 4 pesos (puis 2)
    .line = charger

colour-purple = violet
colour-green = vert
colour-yellow = jaune
colour-red = rouge
colour-blue = bleu

tile-cement-factory = Cimenterie
    .the = la Cimenterie
    .to = à la Cimenterie
    .effect = jusqu’à 4 pierres → 1 PV chacune
    .signs = ≤{ $limit } stone → { $worth } point
tile-saw-mill = Scierie
    .the = la Scierie
    .to = à la Scierie
    .effect = jusqu’à 4 bois → 1 PV pièce
    .signs = ≤{ $limit } wood → { $worth } point
tile-golf-course = Terrain de golf
    .the = le Terrain de golf
    .to = au Terrain de golf
    .effect = jusqu’à 4 cubes d’eau → 1 PV chacun
    .signs = ≤{ $limit } water → { $worth } point
tile-monastery = Cloître
    .the = le Cloître
    .to = au Cloître
    .effect = jusqu’à 2 pièces → 1 PV pièce
    .signs = ≤{ $limit } ? → { $worth } point
tile-rum-cafe = Bistro
    .the = le Bistro
    .to = au Bistro
    .effect = jusqu’à 3 rhums → 2 PV pièce
    .signs = ≤{ $limit } rum → { $worth } point
tile-rum-cafe-in-fr2007 = Café à rhum
    .the = le Café à rhum
    .to = au Café à rhum
    .effect = jusqu’à 3 rhums → 2 PV pièce
    .signs = ≤{ $limit } rum → { $worth } point
tile-cigar-cafe = Bar à cigares
    .the = le Bar à cigares
    .to = au Bar à cigares
    .effect = jusqu’à 3 cigares → 2 PV pièce
    .signs = ≤{ $limit } cigars → { $worth } point
tile-cigar-cafe-in-fr2007 = Café à cigares
    .the = le Café à cigares
    .to = au Café à cigares
    .effect = jusqu’à 3 cigares → 2 PV pièce
    .signs = ≤{ $limit } cigars → { $worth } point
tile-small-branch-office = Petit comptoir
    .the = le Petit comptoir
    .to = au Petit comptoir
    .effect = charger 1 marchandise
    .signs = 1 ? → ship
tile-large-branch-office = Grand comptoir
    .the = le Grand comptoir
    .to = au Grand comptoir
    .effect = charger des marchandises d’un seul type
    .signs = ? ? ? → ship
tile-hotel = Hôtel
    .the = l’Hôtel
    .to = à l’Hôtel
    .effect = gagner 2 PV
    .signs = { $worth } point
tile-inn = Auberge
    .the = l’Auberge
    .to = à l’Auberge
    .effect = gagner 1 PV
    .signs = { $worth } point
tile-general-store = Magasin général
    .the = le Magasin général
    .to = au Magasin général
    .effect = 1 rhum ou cigare → 6 pesos
    .signs = rum / cigars → { $worth } peso
tile-general-store-in-fr2007 = Grand magasin
    .the = le Grand magasin
    .to = au Grand magasin
    .effect = 1 rhum ou cigare → 6 pesos
    .signs = rum / cigars → { $worth } peso
tile-product-house = Marché des produits
    .the = le Marché des produits
    .to = au Marché des produits
    .effect = 1 pièce → 4 pesos
    .signs = { $limit } ? → { $worth } peso
tile-product-house-in-fr2007 = Marché aux ressources
    .the = le Marché aux ressources
    .to = au Marché aux ressources
    .effect = 1 pièce → 4 pesos
    .signs = { $limit } ? → { $worth } peso
tile-resource-house = Marché des ressources
    .the = le Marché des ressources
    .to = au Marché des ressources
    .effect = jusqu’à 2 ressources → 2 pesos chacune
    .signs = ≤{ $limit } resource → { $worth } peso
tile-resource-house-in-fr2007 = Marché aux matériaux
    .the = le Marché aux matériaux
    .to = au Marché aux matériaux
    .effect = jusqu’à 2 cubes (bois, pierre, eau) → 2 pesos chacun
    .signs = ≤{ $limit } resource → { $worth } peso
tile-small-bank = Petite banque
    .the = la Petite banque
    .to = à la Petite banque
    .effect = recevoir 2 pesos
    .signs = { $worth } peso
tile-large-bank = Grande banque
    .the = la Grande banque
    .to = à la Grande banque
    .effect = recevoir 4 pesos
    .signs = { $worth } peso
tile-cigar-factory = Manufacture de cigares
    .the = la Manufacture de cigares
    .to = à la Manufacture de cigares
    .effect = tabacs → cigares
    .signs = tobacco → cigars
tile-distillery = Distillerie
    .the = la Distillerie
    .to = à la Distillerie
    .effect = cannes à sucre → rhums
    .signs = sugar → rum
tile-black-market = Marché noir
    .the = le Marché noir
    .to = au Marché noir
    .effect = 1 marchandise → 1 autre
    .signs = 1 ? ⇄ 1 ?
tile-church = Église
    .the = l’Église
    .to = à l’Église
    .effect = mettre son veto à un projet de loi
    .signs = veto law
tile-town-hall = Mairie
    .the = la Mairie
    .to = à la Mairie
    .effect = +2 votes
    .signs = +{ $worth } vote
tile-dam = Barrage
    .the = le Barrage
    .to = au Barrage
    .effect = prendre 2 cubes d’eau
    .signs = { $limit } water
tile-dam-in-fr2007 = Réservoir
    .the = le Réservoir
    .to = au Réservoir
    .effect = prendre 2 cubes d’eau
    .signs = { $limit } water
tile-lighthouse = Phare
    .the = le Phare
    .to = au Phare
    .effect = changer le navire en mer
    .signs = ship ⇄ ship
tile-warehouse-tile = Entrepôt
    .the = l’Entrepôt
    .to = à l’Entrepôt
    .effect = stocker vos produits
    .signs = lock citrus sugar tobacco
tile-canadian-embassy = Ambassade du Canada
    .the = l’Ambassade du Canada
    .to = à l’Ambassade du Canada
    .effect = prendre 1 cigare
    .signs = { $limit } cigars
# Imprimé sur chaque plantation ; tous les autres bâtiments sont des tuiles.
tile-printed-warehouse = Entrepôt de départ
    .the = l’entrepôt de départ
    .to = à l’entrepôt de départ
    .effect = stocker vos produits

field-a1 = champ a1
    .the = le champ a1
field-a1-in-fr2007 = case a1
    .the = la case a1
field-a2 = champ a2
    .the = le champ a2
field-a2-in-fr2007 = case a2
    .the = la case a2
field-a3 = champ a3
    .the = le champ a3
field-a3-in-fr2007 = case a3
    .the = la case a3
field-a4 = champ a4
    .the = le champ a4
field-a4-in-fr2007 = case a4
    .the = la case a4
field-b1 = champ b1
    .the = le champ b1
field-b1-in-fr2007 = case b1
    .the = la case b1
field-b2 = champ b2
    .the = le champ b2
field-b2-in-fr2007 = case b2
    .the = la case b2
field-b3 = champ b3
    .the = le champ b3
field-b3-in-fr2007 = case b3
    .the = la case b3
field-b4 = champ b4
    .the = le champ b4
field-b4-in-fr2007 = case b4
    .the = la case b4
field-c1 = champ c1
    .the = le champ c1
field-c1-in-fr2007 = case c1
    .the = la case c1
field-c2 = champ c2
    .the = le champ c2
field-c2-in-fr2007 = case c2
    .the = la case c2
field-c3 = champ c3
    .the = le champ c3
field-c3-in-fr2007 = case c3
    .the = la case c3
field-c4 = champ c4
    .the = le champ c4
field-c4-in-fr2007 = case c4
    .the = la case c4

# Les cartes Navire ne portent pas de nom : ceux-ci sont de nous. Tous commencent par une consonne, sans élision.
ship-ship-01 = Gaviota (1)
ship-ship-02 = Caimán (2)
ship-ship-03 = Bahía Clara (3)
ship-ship-04 = Reina del Golfo (4)
ship-ship-05 = Doña Mercedes (5)
ship-ship-06 = Santa Rosalía (6)
ship-ship-07 = Brisa Marina (7)
ship-ship-08 = Punta Gorda (8)
ship-ship-09 = Cayo Largo (9)
ship-ship-10 = Delfín (10)
ship-ship-11 = Tormenta (11)
ship-ship-12 = Pelícano (12)
ship-ship-13 = Luz del Alba (13)
ship-ship-14 = Mariposa (14)
ship-ship-15 = Viento Sur (15)

berth-sea = mer
    .the = la mer
    .at = en mer
berth-dock-1 = quai 1
    .the = le quai 1
    .at = au quai 1
berth-dock-1-in-fr2007 = emplacement 1 du port
    .the = l’emplacement 1 du port
    .at = à l’emplacement 1 du port
berth-dock-2 = quai 2
    .the = le quai 2
    .at = au quai 2
berth-dock-2-in-fr2007 = emplacement 2 du port
    .the = l’emplacement 2 du port
    .at = à l’emplacement 2 du port
berth-dock-3 = quai 3
    .the = le quai 3
    .at = au quai 3
berth-dock-3-in-fr2007 = emplacement 3 du port
    .the = l’emplacement 3 du port
    .at = à l’emplacement 3 du port

type-tax = loi sur les taxes
    .bill = le projet de loi I (taxes)
    .pile = la pile I (taxes)
type-tax-in-fr2007 = loi de taxes
    .bill = la proposition de loi I (taxes)
    .pile = la pile I (taxes)
type-duty = loi sur les redevances
    .bill = le projet de loi II (redevances)
    .pile = la pile II (redevances)
type-duty-in-fr2007 = loi de redevances
    .bill = la proposition de loi II (redevances)
    .pile = la pile II (redevances)
type-subsidy = loi sur les subventions
    .bill = le projet de loi III (subventions)
    .pile = la pile III (subventions)
type-subsidy-in-fr2007 = loi de subventions
    .bill = la proposition de loi III (subventions)
    .pile = la pile III (subventions)
type-other = loi diverse
    .bill = le projet de loi IV (loi diverse)
    .pile = la pile IV (lois diverses)
type-other-in-fr2007 = loi diverse
    .bill = la proposition de loi IV (loi diverse)
    .pile = la pile IV (lois diverses)

bills-tax-and-duty = I (taxes) et II (redevances)
    .the = les projets de loi I (taxes) et II (redevances)
bills-tax-and-duty-in-fr2007 = I (taxes) et II (redevances)
    .the = les propositions de loi I (taxes) et II (redevances)
bills-tax-and-subsidy = I (taxes) et III (subventions)
    .the = les projets de loi I (taxes) et III (subventions)
bills-tax-and-subsidy-in-fr2007 = I (taxes) et III (subventions)
    .the = les propositions de loi I (taxes) et III (subventions)
bills-tax-and-other = I (taxes) et IV (loi diverse)
    .the = les projets de loi I (taxes) et IV (loi diverse)
bills-tax-and-other-in-fr2007 = I (taxes) et IV (loi diverse)
    .the = les propositions de loi I (taxes) et IV (loi diverse)
bills-duty-and-subsidy = II (redevances) et III (subventions)
    .the = les projets de loi II (redevances) et III (subventions)
bills-duty-and-subsidy-in-fr2007 = II (redevances) et III (subventions)
    .the = les propositions de loi II (redevances) et III (subventions)
bills-duty-and-other = II (redevances) et IV (loi diverse)
    .the = les projets de loi II (redevances) et IV (loi diverse)
bills-duty-and-other-in-fr2007 = II (redevances) et IV (loi diverse)
    .the = les propositions de loi II (redevances) et IV (loi diverse)
bills-subsidy-and-other = III (subventions) et IV (loi diverse)
    .the = les projets de loi III (subventions) et IV (loi diverse)
bills-subsidy-and-other-in-fr2007 = III (subventions) et IV (loi diverse)
    .the = les propositions de loi III (subventions) et IV (loi diverse)

statute-tax-1 = Taxe de 1 peso
    .the = la taxe de 1 peso
    .effect = 2 PV si vous la payez
statute-tax-2 = Taxe de 2 pesos
    .the = la taxe de 2 pesos
    .effect = 2 PV si vous la payez
statute-tax-3 = Taxe de 3 pesos
    .the = la taxe de 3 pesos
    .effect = 2 PV si vous la payez
statute-tax-4 = Taxe de 4 pesos
    .the = la taxe de 4 pesos
    .effect = 2 PV si vous la payez
statute-tax-5 = Taxe de 5 pesos
    .the = la taxe de 5 pesos
    .effect = 2 PV si vous la payez
statute-tax-per-building = Taxe par bâtiment
    .the = la taxe par bâtiment
    .effect = 2 PV si vous payez 1 peso par bâtiment, entrepôt compris
statute-duty-citrus = Redevance de 1 agrume
    .the = la redevance de 1 agrume
    .effect = 2 PV si vous la payez
statute-duty-sugar = Redevance de 1 canne à sucre
    .the = la redevance de 1 canne à sucre
    .effect = 2 PV si vous la payez
statute-duty-tobacco = Redevance de 1 tabac
    .the = la redevance de 1 tabac
    .effect = 2 PV si vous la payez
statute-duty-water = Redevance de 1 eau
    .the = la redevance de 1 eau
    .effect = 2 PV si vous la payez
statute-duty-2-resources = Redevance de 2 ressources
    .the = la redevance de 2 ressources
    .effect = 2 PV si vous la payez
statute-duty-2-resources-in-fr2007 = Redevance de 2 matériaux
    .the = la redevance de 2 matériaux
    .effect = 2 PV si vous payez 2 cubes (bois, pierre, eau)
statute-duty-2-products = Redevance de 2 produits
    .the = la redevance de 2 produits
    .effect = 2 PV si vous la payez
statute-duty-2-products-in-fr2007 = Redevance de 2 ressources
    .the = la redevance de 2 ressources
    .effect = 2 PV si vous payez 2 pièces (agrumes, canne à sucre, tabac)
statute-subsidy-buildings = Subvention sur les bâtiments
    .the = la subvention sur les bâtiments
    .effect = 1 PV par bâtiment, entrepôt compris
statute-subsidy-resource-fields = Subvention sur les champs de ressource libres
    .the = la subvention sur les champs de ressource libres
    .effect = 1 PV par champ de ressource libre
statute-subsidy-resource-fields-in-fr2007 = Subvention sur les cases de matériaux libres
    .the = la subvention sur les cases de matériaux libres
    .effect = 1 PV par lac, montagne ou forêt libre
statute-subsidy-product-fields = Subvention sur les champs de produit libres
    .the = la subvention sur les champs de produit libres
    .effect = 1 PV par champ de produit libre
statute-subsidy-product-fields-in-fr2007 = Subvention sur les cases de ressources libres
    .the = la subvention sur les cases de ressources libres
    .effect = 1 PV par plantation libre d’agrumes, de canne à sucre ou de tabac
statute-subsidy-water = Subvention sur l’eau
    .the = la subvention sur l’eau
    .effect = 1 PV par cube d’eau, 7 au plus
statute-subsidy-votes = Subvention sur les votes
    .the = la subvention sur les votes
    .effect = 1 PV par vote de la carte gardée pour le parlement
statute-subsidy-pesos = Subvention sur l’argent
    .the = la subvention sur l’argent
    .effect = 1 PV par tranche de 3 pesos, 7 au plus
statute-market-decrease = Loi sur le commerce (baisse)
    .the = la loi sur le commerce (baisse)
    .effect = le marché perd 2 produits de chaque type par manche
statute-market-decrease-in-fr2007 = Loi relative au marché (baisse)
    .the = la loi relative au marché (baisse)
    .effect = le marché perd 2 agrumes, 2 cannes à sucre et 2 tabacs par manche
statute-market-increase = Loi sur le commerce (hausse)
    .the = la loi sur le commerce (hausse)
    .effect = le marché gagne 2 produits de chaque type par manche
statute-market-increase-in-fr2007 = Loi relative au marché (hausse)
    .the = la loi relative au marché (hausse)
    .effect = le marché gagne 2 agrumes, 2 cannes à sucre et 2 tabacs par manche
statute-drought = Loi sur la sécheresse
    .the = la loi sur la sécheresse
    .effect = 1 seul produit récolté gratuitement au lieu de 2
statute-building = Loi sur la construction
    .the = la loi sur la construction
    .effect = chaque bâtiment coûte 2 pesos de plus
statute-harbor = Loi sur le port
    .the = la loi sur le port
    .effect = un navire plein part aussitôt
statute-corruption = Loi sur la corruption
    .the = la loi sur la corruption
    .effect = plus d’achat de votes

event-cuba-ship-arrived = Un nouveau navire, le { $ship_name }, arrive { $berth_at }.
event-cuba-starter-drawn = { $seat } commence : le sort en a décidé.
    .you = Vous commencez : le sort en a décidé.
event-cuba-colour-chosen = { $seat } choisit le { $colour_name }.
    .you = Vous choisissez le { $colour_name }.
event-cuba-start-resources-taken = { $seat } commence avec { $wares_name }.
    .you = Vous commencez avec { $wares_name }.
event-cuba-start-products-taken = { $seat } commence aussi avec { $wares_name }.
    .you = Vous commencez aussi avec { $wares_name }.
event-cuba-round-begun = La manche { $round } commence.
event-cuba-bill-revealed = Nouveau projet de loi : { $statute_name } ({ $statute_effect }).
event-cuba-card-set-aside = { $seat } met de côté une carte pour le parlement, face cachée.
    .you = Vous mettez une carte de côté pour le parlement.
event-cuba-character-played = { $seat } joue { $character_the }.
    .you = Vous jouez { $character_the }.
event-cuba-card-unused = { $seat } ne fait rien avec { $character_the }.
    .you = Vous ne faites rien avec { $character_the }.
event-cuba-pawn-moved = { $seat } place son pion sur { $field_the }.
    .you = Vous placez votre pion sur { $field_the }.
event-cuba-pawn-stayed = { $seat } laisse son pion sur { $field_the }.
    .you = Vous laissez votre pion sur { $field_the }.
event-cuba-resources-yielded = { $seat } produit { $ware_count }.
    .you = Vous produisez { $ware_count }.
event-cuba-stock-short = Réserve épuisée : { $seat } ne reçoit pas tout ({ $ware_name }).
    .you = Réserve épuisée : vous ne recevez pas tout ({ $ware_name }).
event-cuba-harvested = { $seat } récolte { $ware_one }.
    .you = Vous récoltez { $ware_one }.
event-cuba-irrigated = { $seat } dépense 1 eau pour récolter { $ware_one }.
    .you = Vous dépensez 1 eau pour récolter { $ware_one }.
event-cuba-bought = { $seat } achète { $ware_one } pour { count-pesos }.
    .you = Vous achetez { $ware_one } pour { count-pesos }.
event-cuba-bought-from-stock = Plus rien au marché : { $seat } achète { $ware_one } à la réserve pour { count-pesos }.
    .you = Plus rien au marché : vous achetez { $ware_one } à la réserve pour { count-pesos }.
event-cuba-sold = { $seat } vend { $ware_one } pour { count-pesos }.
    .you = Vous vendez { $ware_one } pour { count-pesos }.
event-cuba-sold-to-stock = Marché plein : { $seat } vend { $ware_one } à la réserve pour { count-pesos }.
    .you = Marché plein : vous vendez { $ware_one } à la réserve pour { count-pesos }.
event-cuba-free-piece-taken = { $seat } prend { $ware_one } gratuitement.
    .you = Vous prenez { $ware_one } gratuitement.
event-cuba-cost-paid = { $seat } paie { $ware_count }.
    .you = Vous payez { $ware_count }.
event-cuba-surcharge-paid = Loi sur la construction : { $seat } paie { count-pesos } de plus.
    .you = Loi sur la construction : vous payez { count-pesos } de plus.
event-cuba-built = { $seat } construit { $tile_the } sur { $field_the }.
    .you = Vous construisez { $tile_the } sur { $field_the }.
event-cuba-points-instead = { $seat } ne construit rien et gagne { $points } PV à la place.
    .you = Vous ne construisez pas et gagnez { $points } PV.
event-cuba-pesos-instead = { $seat } ne charge rien et reçoit { count-pesos } à la place.
    .you = Vous ne chargez rien et recevez { count-pesos }.
event-cuba-building-used = { $seat } utilise { $building_the }.
    .you = Vous utilisez { $building_the }.
event-cuba-returned-for-points = { $seat } rend { $ware_count } : { $points } PV.
    .you = Vous rendez { $ware_count } : { $points } PV.
event-cuba-returned-for-pesos = { $seat } vend { $ware_count } pour { count-pesos }.
    .you = Vous vendez { $ware_count } pour { count-pesos }.
event-cuba-points-earned = { $seat } gagne { $points } PV.
    .you = Vous gagnez { $points } PV.
event-cuba-pesos-earned = { $seat } reçoit { count-pesos }.
    .you = Vous recevez { count-pesos }.
event-cuba-pieces-taken = { $seat } prend { $ware_count } dans la réserve.
    .you = Vous prenez { $ware_count } dans la réserve.
event-cuba-converted = { $seat } transforme { $given_count } en { $taken_count }.
    .you = Vous transformez { $given_count } en { $taken_count }.
event-cuba-stored = { $seat } stocke { $ware_count } dans son entrepôt.
    .you = Vous stockez { $ware_count }.
event-cuba-bill-vetoed = { $seat } met son veto : { $statute_the } quitte la partie.
    .you = Vous mettez votre veto : { $statute_the } quitte la partie.
event-cuba-votes-secured =
    { $votes ->
        [one] { $seat } aura { $votes } vote de plus au parlement.
       *[other] { $seat } aura { $votes } votes de plus au parlement.
    }
    .you = Vous aurez { count-votes } de plus au parlement.
event-cuba-pile-seen = { $seat } regarde la pioche des navires.
    .you = Vous regardez la pioche des navires.
event-cuba-ship-fetched = { $seat } fait venir en mer le { $ship_name } et remet le { $back_name } dans la pioche.
    .you = Vous faites venir le { $ship_name } et remettez le { $back_name } dans la pioche.
event-cuba-ship-kept = { $seat } laisse en mer le { $ship_name }.
    .you = Vous gardez le { $ship_name } en mer.
event-cuba-pile-shuffled = La pioche des navires est mélangée.
event-cuba-loaded = { $seat } charge { $ware_one } { $berth_at } pour { $points } PV.
    .you = Vous chargez { $ware_one } { $berth_at } : { $points } PV.
event-cuba-ship-left = Le { $ship_name } lève l’ancre et quitte { $berth_the }.
event-cuba-ship-moved = Le { $ship_name } avance { $berth_at }.
event-cuba-starter-changed = { $seat } passe en tête de l’ordre de jeu : sa quatrième carte, { $character_the }, est la plus forte.
    .you = Vous passez en tête de l’ordre de jeu : votre quatrième carte, { $character_the }, est la plus forte.
event-cuba-delegate-shown = { $seat } montre { $character_the } au parlement : { count-votes }.
    .you = Vous montrez { $character_the } : { count-votes }.
event-cuba-delegate-revealed = { $seat } révèle { $character_the } au parlement : { count-votes }.
    .you = Vous révélez { $character_the } : { count-votes }.
event-cuba-town-hall-votes =
    { $votes ->
        [one] Mairie : { $votes } vote de plus pour { $seat }.
       *[other] Mairie : { $votes } votes de plus pour { $seat }.
    }
    .you = Mairie : { count-votes } de plus pour vous.
event-cuba-no-bidding = Loi sur la corruption : pas d’achat de votes cette manche.
event-cuba-bid-sealed = { $seat } fait une mise secrète.
    .you = Votre mise est secrète.
event-cuba-bid-revealed =
    { $pesos ->
        [0] { $seat } n’a rien misé : { count-votes } en tout.
       *[other] { $seat } a misé { count-pesos } : { count-votes } en tout.
    }
    .you =
        { $pesos ->
            [0] Vous n’avez rien misé : { count-votes } en tout.
           *[other] Vous avez misé { count-pesos } : { count-votes } en tout.
        }
event-cuba-vote-tied = Égalité au vote, à { count-votes }.
event-cuba-vote-won = { $seat } remporte le vote avec { count-votes }.
    .you = Vous remportez le vote avec { count-votes }.
event-cuba-act-passed = Le parlement adopte { $statute_the }.
event-cuba-act-replaced = Le parlement abroge { $statute_the }.
event-cuba-bill-rejected = Le parlement rejette { $statute_the }.
event-cuba-tax-paid = { $seat } paie { count-pesos } de taxe et gagne { $points } PV.
    .you = Vous payez { count-pesos } de taxe et gagnez { $points } PV.
event-cuba-tax-unpaid = { $seat } ne paie pas la taxe.
    .you = Vous ne payez pas la taxe.
event-cuba-duty-paid = { $seat } paie { $wares_name } de redevance et gagne { $points } PV.
    .you = Vous payez { $wares_name } de redevance et gagnez { $points } PV.
event-cuba-duty-unpaid = { $seat } ne paie pas la redevance.
    .you = Vous ne payez pas la redevance.
event-cuba-both-paid = { $seat } a payé taxe et redevance : { $points } PV de plus.
    .you = Taxe et redevance payées : { $points } PV de plus pour vous.
event-cuba-subsidy-paid = { $seat } gagne { $points } PV grâce à { $statute_the }.
    .you = Vous gagnez { $points } PV grâce à { $statute_the }.
event-cuba-market-reduced = Le marché perd { $ware_count }.
event-cuba-market-filled = Le marché reçoit { $ware_count }.
event-cuba-products-lost = { $seat } perd { $ware_count } en fin de manche.
    .you = Vous perdez { $ware_count } en fin de manche.
event-cuba-markers-removed = Les actions alternatives sont de nouveau disponibles.
event-cuba-veto-expired = La tuile Veto quitte { $type_pile }.
event-cuba-cards-taken-back = Tout le monde reprend en main ses cinq cartes Personnage.
event-cuba-lap-completed = { $seat } boucle un tour de piste : { $points } PV en tout.
    .you = Vous bouclez un tour de piste : { $points } PV en tout.
event-cuba-buildings-scored =
    { $count ->
        [one] { $seat } gagne { $points } PV pour { $count } bâtiment.
       *[other] { $seat } gagne { $points } PV pour { $count } bâtiments.
    }
    .you =
        { $count ->
            [one] Vous gagnez { $points } PV pour { $count } bâtiment.
           *[other] Vous gagnez { $points } PV pour { $count } bâtiments.
        }
event-cuba-game-ended = Fin de la sixième manche : la partie est terminée.
event-cuba-placed = { $seat } termine à { place-name } avec { $points } PV.
    .you = Vous terminez à { place-name } avec { $points } PV.

ask-cuba-ship = Un navire de la pioche est tiré au sort.
ask-cuba-starter = Le premier joueur est tiré au sort.
ask-cuba-colour = Choisissez votre couleur.
ask-cuba-start-resources = Choisissez deux ressources de départ. Elles servent à construire.
ask-cuba-start-products = Choisissez deux produits de départ. Ni utilisés ni stockés, ils sont perdus en fin de manche.
ask-cuba-bill = Un projet de loi est tiré au sort dans sa pile.
ask-cuba-delegate = Mettez de côté la carte qui votera pour vous. Vous jouerez les quatre autres.
ask-cuba-character = Jouez un personnage. Celui que vous gardez vous donnera ses votes au parlement.
ask-cuba-pawn = Placez votre pion : sa rangée et sa colonne produisent.
ask-cuba-harvest =
    { $free ->
        [0] Récoltez encore : 1 eau par produit.
        [one] Choisissez ce que vous récoltez : encore { $free } gratuit, puis 1 eau par produit.
       *[other] Choisissez ce que vous récoltez : { $free } gratuits, puis 1 eau par produit.
    }
ask-cuba-trade = Achetez et vendez autant que vous voulez, ou prenez une pièce gratuite à la place.
ask-cuba-build = Choisissez un bâtiment et un champ, qui ne produira plus ; ou prenez des PV à la place.
ask-cuba-foreman = Utilisez les bâtiments de la rangée et de la colonne de votre pion, ou un seul ailleurs.
ask-cuba-amount =
    { $building ->
        [cigar-factory] Choisissez { $ware_many } transformer en cigares : { $most } au plus.
        [distillery] Choisissez { $ware_many } transformer en rhum : { $most } au plus.
        [rum-cafe] Choisissez { $ware_many } servir : 2 PV chacun, { $most } au plus.
        [cigar-cafe] Choisissez { $ware_many } servir : 2 PV chacun, { $most } au plus.
       *[other] Choisissez { $ware_many } donner { $building_to } : 1 PV par cube, { $most } au plus.
    }
ask-cuba-give =
    { $building ->
        [monastery] Choisissez ce que vous donnez { $building_to } : 1 PV par pièce, 2 au plus.
        [general-store] Choisissez ce que vous vendez { $building_to } : 6 pesos pour 1 pièce.
        [resource-house] Choisissez ce que vous vendez { $building_to } : 2 pesos par cube, 2 au plus.
       *[other] Choisissez ce que vous vendez { $building_to } : 4 pesos pour 1 pièce.
    }
ask-cuba-exchange = Marché noir : échangez une pièce contre une autre.
ask-cuba-veto = Mettez votre veto à un projet de loi. À la manche suivante, ce type vous sera interdit.
ask-cuba-looked-at = La place d’un navire dans la pioche est tirée au sort, pour les yeux d’un seul joueur.
ask-cuba-fetch = Phare : faites venir en mer un navire de la pioche.
ask-cuba-load = Chargez un seul navire, pièce par pièce : 1, 2 ou 3 PV chacune selon le quai.
ask-cuba-bid = Choisissez votre mise : 1 peso par vote, dépensé même si vous perdez le vote.
ask-cuba-enact = Adoptez deux projets de loi. Chacun remplace la loi de son type.
ask-cuba-tax = Payer la taxe de { count-pesos } ? +2 PV, et 1 de plus avec la redevance.
ask-cuba-duty =
    { $statute ->
        [duty-2-resources] Choisissez de quoi payer { $statute_the } : +2 PV, et 1 de plus avec la taxe.
        [duty-2-products] Choisissez de quoi payer { $statute_the } : +2 PV, et 1 de plus avec la taxe.
       *[other] Payer { $statute_the } ? +2 PV, et 1 de plus avec la taxe.
    }

decision-cuba-ship = le tirage d’un navire
decision-cuba-starter = le tirage du premier joueur
decision-cuba-colour = le choix d’une couleur
decision-cuba-start-resources = le choix des deux ressources de départ
decision-cuba-start-products = le choix des deux produits de départ
decision-cuba-bill = le tirage d’un projet de loi
decision-cuba-delegate = le choix de la carte pour le parlement
decision-cuba-character = le choix d’un personnage
decision-cuba-pawn = la place du pion
decision-cuba-harvest = le choix d’une récolte
decision-cuba-trade = un achat ou une vente
decision-cuba-build = le choix d’un bâtiment et de son champ
decision-cuba-foreman = le choix d’un bâtiment à utiliser
decision-cuba-amount = le nombre de pièces à utiliser
decision-cuba-give = le choix d’une pièce pour un bâtiment
decision-cuba-exchange = l’échange au Marché noir
decision-cuba-veto = le choix du projet de loi visé par le veto
decision-cuba-looked-at = la place d’un navire dans la pioche
decision-cuba-fetch = l’utilisation du Phare
decision-cuba-load = le chargement d’un navire
decision-cuba-bid = la mise pour acheter des votes
decision-cuba-enact = le choix des deux projets de loi à adopter
decision-cuba-tax = le paiement de la taxe
decision-cuba-duty = le paiement de la redevance

move-cuba-starter = { $seat } commence
move-cuba-arrive = Tirer le { $ship_name }
move-cuba-arrive-looked-at = Trouver le { $ship_name }
move-cuba-reveal = Révéler { $statute_the }
move-cuba-colour = Prendre le { $colour_name }
move-cuba-start-resources = Prendre { $wares_name }
move-cuba-start-products = Prendre { $wares_name }
move-cuba-set-aside = Mettre { $character_the } de côté pour le parlement
move-cuba-play = Jouer { $character_the }
move-cuba-forgo = Ne pas utiliser cette carte
move-cuba-forgo-pawn = Ne rien récolter
move-cuba-forgo-trade = Ne pas commercer
move-cuba-forgo-build = Ne pas construire (PV s’il en reste)
move-cuba-forgo-foreman = N’utiliser aucun bâtiment
move-cuba-forgo-load = Ne rien charger (pesos s’il en reste)
move-cuba-done = Terminer
move-cuba-done-harvest = Terminer la récolte
move-cuba-done-trade = Terminer le commerce
move-cuba-done-foreman = Terminer
move-cuba-done-give = Ne rien donner de plus
move-cuba-done-load = Terminer le chargement
move-cuba-pawn = Mettre le pion sur { $field_the }
move-cuba-harvest = Récolter { $ware_one }
move-cuba-irrigate = Récolter { $ware_one } (−1 eau)
move-cuba-buy = Acheter { $ware_one }
move-cuba-sell = Vendre { $ware_one }
move-cuba-take = Prendre { $ware_one } gratuitement
move-cuba-build = Construire { $tile_the } sur { $field_the }
move-cuba-use = { $building_name } : { $building_effect }
move-cuba-amount =
    { $amount ->
        [one] Utiliser { $amount } pièce
       *[other] Utiliser { $amount } pièces
    }
move-cuba-give = Donner { $ware_one }
move-cuba-exchange = { $given_one } → { $taken_one }
move-cuba-veto = Veto contre { $type_bill }
move-cuba-fetch = Faire venir le { $ship_name }
move-cuba-keep = Garder ce navire
move-cuba-load = Charger { $ware_one } { $dock_at }
move-cuba-bid =
    { $pesos ->
        [0] Ne rien miser
       *[other] Miser { count-pesos }
    }
move-cuba-enact = Adopter { $bills_the }
move-cuba-pay-tax = Payer la taxe : +2 PV
move-cuba-pay-duty = Payer { $wares_name } : +2 PV
move-cuba-decline = Passer
move-cuba-decline-tax = Ne pas payer la taxe
move-cuba-decline-duty = Ne pas payer la redevance

# Ce que rapporte un coup. Les projets de loi disent ce qu’ils prévoient
law-tax-1 = 1 peso pour 2 PV
    .short = 1 peso
law-tax-2 = 2 pesos pour 2 PV
    .short = 2 pesos
law-tax-3 = 3 pesos pour 2 PV
    .short = 3 pesos
law-tax-4 = 4 pesos pour 2 PV
    .short = 4 pesos
law-tax-5 = 5 pesos pour 2 PV
    .short = 5 pesos
law-tax-per-building = 1 peso par bâtiment pour 2 PV
    .short = 1 peso par bâtiment
law-duty-citrus = 1 agrume pour 2 PV
    .short = 1 agrume
law-duty-sugar = 1 canne à sucre pour 2 PV
    .short = 1 canne à sucre
law-duty-tobacco = 1 tabac pour 2 PV
    .short = 1 tabac
law-duty-water = 1 eau pour 2 PV
    .short = 1 eau
law-duty-2-resources = 2 ressources pour 2 PV
    .short = 2 ressources
law-duty-2-resources-in-fr2007 = 2 matériaux pour 2 PV
    .short = 2 matériaux
law-duty-2-products = 2 produits pour 2 PV
    .short = 2 produits
law-duty-2-products-in-fr2007 = 2 ressources pour 2 PV
    .short = 2 ressources
law-subsidy-buildings = 1 PV par bâtiment
    .short = PV par bâtiment
law-subsidy-resource-fields = 1 PV par champ de ressource libre
    .short = PV par champ de ressource
law-subsidy-resource-fields-in-fr2007 = 1 PV par case de matériaux libre
    .short = PV par case de matériaux
law-subsidy-product-fields = 1 PV par champ de produit libre
    .short = PV par champ de produit
law-subsidy-product-fields-in-fr2007 = 1 PV par case de ressources libre
    .short = PV par case de ressources
law-subsidy-water = 1 PV par cube d’eau
    .short = PV par eau
law-subsidy-votes = 1 PV par vote
    .short = PV par vote
law-subsidy-pesos = 1 PV pour 3 pesos
    .short = PV pour 3 pesos
law-market-decrease = Marché : 2 de moins par produit
    .short = Marché −2
law-market-decrease-in-fr2007 = Marché : 2 de moins par ressource
    .short = Marché −2
law-market-increase = Marché : 2 de plus par produit
    .short = Marché +2
law-market-increase-in-fr2007 = Marché : 2 de plus par ressource
    .short = Marché +2
law-drought = Sécheresse : 1 champ gratuit
    .short = Sécheresse
law-building = Construction : 2 pesos de plus
    .short = Construction
law-harbor = Port : navire plein part aussitôt
    .short = Port
law-corruption = Corruption : aucun vote à vendre
    .short = Corruption
outcome-cuba-start-resources = { $wares_name }
    .text = { $plain }
outcome-cuba-start-products = { $wares_name }
    .text = { $plain }
outcome-cuba-play = { $character_name }
outcome-cuba-set-aside = { $character_name }
    .text =
        { $votes ->
            [one] { $character_name } : { $votes } vote au parlement
           *[other] { $character_name } : { $votes } votes au parlement
        }
outcome-cuba-forgo-build = Ne rien construire
outcome-cuba-forgo-load = Ne rien charger
outcome-cuba-pawn =
    { $grown ->
        [none] Champ { $field }
       *[other] { $field }, { $grown_name }
    }
outcome-cuba-pawn-in-fr2007 =
    { $grown ->
        [none] Case { $field }
       *[other] { $field }, { $grown_name }
    }
more-cuba-harvest = puis des produits parmi { $things }
outcome-cuba-irrigate = Récolter { $ware_one }
outcome-cuba-buy = { $ware_one }
    .text = Acheter { $ware_one } : { $gains }
outcome-cuba-sell = { $ware_one }
    .text = Vendre { $ware_one } : { $gains }
outcome-cuba-take = { $ware_one }
    .text = Prendre { $ware_one } gratuitement
outcome-cuba-build = { $field }, { $grown_name }
    .text = { $tile_name } en { $field } ({ $grown_name }) : { $gains }
outcome-cuba-use = { $building_name }
more-cuba-single = puis aucun autre bâtiment
outcome-cuba-amount = Donner { $ware_count }
outcome-cuba-give = Donner { $ware_one }
outcome-cuba-load = { $ware_one }
    .text = Quai { $number } : { $ware_one }, { $gains }
more-cuba-room = cases : { $things }
outcome-cuba-fetch = { $ship_name }
outcome-cuba-bid =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
    .text =
        { $pesos ->
            [0] Ne rien miser : { count-votes } en tout
           *[other] Miser { count-pesos } : { count-votes } en tout
        }
outcome-cuba-enact = { $one_short } + { $other_short }
    .text = Adopter « { $one_name } » et « { $other_name } »
outcome-cuba-veto = « { $bill_name } »
    .text = Veto contre « { $bill_name } »
outcome-cuba-pay-tax = Payer la taxe
outcome-cuba-pay-duty = Donner { $wares_name }
group-cuba-buy = Acheter
group-cuba-sell = Vendre
group-cuba-take = Gratuit
group-cuba-done = Terminer
group-cuba-build = { $tile_name }
group-cuba-exchange = Donner { $given_name }
group-cuba-load = Quai { $number }

game-cuba = Cuba
edition-cuba-default = édition anglaise de 2007, corrigée et complétée d’après les textes français
edition-cuba-en2007 = édition anglaise, eggertspiele, 2007
edition-cuba-fr2007 = traduction française non officielle, LudiGaume, 2007
edition-cuba-fr2008 = édition française, Filosofia, 2008

option-cuba-plantation = Plantations
    .why = Chaque plateau Plantation a deux faces, et les joueurs en choisissent une avant la partie.
option-cuba-plantation-common = face commune : la même disposition pour tout le monde
option-cuba-plantation-individual = face individuelle : une disposition par couleur
option-cuba-delegate = Carte pour le parlement
    .why = Avec la variante, personne ne sait quelles cartes il vous reste.
option-cuba-delegate-open = celle qui reste en main après quatre actions
option-cuba-delegate-face-down = mise de côté face cachée au début de la manche
option-cuba-embassy = Ambassade du Canada
    .why = Seule l’édition française de 2008 a ce bâtiment, qui donne 1 cigare à son propriétaire.
option-cuba-embassy-as-printed = seulement dans l’édition qui la comporte
option-cuba-embassy-added = disponible dans toutes les éditions
option-cuba-worker-placement = Déplacement du pion
    .why = Les livrets divergent sur les champs où l’ouvrier peut envoyer son pion.
option-cuba-worker-placement-any-field = sur tout champ, même bâti
option-cuba-worker-placement-product-field = seulement sur un champ libre d’agrumes, de canne à sucre ou de tabac ; il peut aussi rester sur place
option-cuba-free-product = Produit gratuit
    .why = Les livrets divergent sur le produit que la marchande peut prendre au lieu de commercer.
option-cuba-free-product-lowest-price = du type au prix le plus bas ; un type absent du marché coûte 7 pesos
option-cuba-free-product-lowest-available = du type au prix le plus bas parmi ceux du marché
option-cuba-free-product-any = de n’importe quel type
option-cuba-foreman-cross = Rangée et colonne du contremaître
    .why = Une aide de jeu parle des champs que l’ouvrier a activés, comme s’il devait venir d’abord.
option-cuba-foreman-cross-always = tous les bâtiments de la rangée et de la colonne du pion peuvent servir
option-cuba-foreman-cross-after-worker = seulement si l’ouvrier a déjà été joué dans la manche ; sinon, un seul bâtiment
option-cuba-vote-tie = Égalité au vote
    .why = Une aide de jeu omet la seconde mise.
option-cuba-vote-tie-second-bid = ceux qui sont à égalité misent une seconde fois ; puis l’ordre de jeu décide
option-cuba-vote-tie-seat-order = l’ordre de jeu décide aussitôt, à partir du premier joueur
option-cuba-two-piece-duty = Redevances de deux pièces
    .why = Le livret anglais peut se lire comme admettant tout mélange pour ces deux redevances.
option-cuba-two-piece-duty-one-class = deux ressources pour l’une, deux produits pour l’autre
option-cuba-two-piece-duty-mixed = deux ressources ou produits quelconques pour l’une comme pour l’autre
option-cuba-subsidy-cap = Plafond des subventions
    .why = Une aide de jeu omet le plafond des subventions sur l’eau et sur l’argent.
option-cuba-subsidy-cap-seven = 7 PV au plus pour l’eau, et pour l’argent
option-cuba-subsidy-cap-none = sans plafond
option-cuba-corruption-town-hall = Mairie sous la loi sur la corruption
    .why = Le livret anglais accorde ses votes à qui la possède, sans demander si elle a servi.
option-cuba-corruption-town-hall-used = ses 2 votes ne comptent que si elle a été utilisée dans la manche
option-cuba-corruption-town-hall-owned = ses 2 votes comptent dans tous les cas pour son propriétaire
option-cuba-round-1-ships = Navires pleins à la manche 1
    .why = Une aide de jeu laisse entendre qu’aucun navire ne part à la fin de la manche 1.
option-cuba-round-1-ships-leave = ils partent à la fin de la manche, comme toujours
option-cuba-round-1-ships-stay = ils restent jusqu’à la fin de la manche 2
option-cuba-harbor-refill = Remplissage du port
    .why = Un livret ne dit pas que chaque quai doit avoir un navire au début d’une manche.
option-cuba-harbor-refill-until-full = les navires se resserrent et d’autres arrivent, jusqu’à ce que les trois quais et la mer soient occupés
option-cuba-harbor-refill-one-step = chaque navire avance d’une place, et un seul nouveau arrive en mer
option-cuba-final-buildings = Bâtiments en fin de partie
    .why = L’entrepôt de départ compte ou non : le classement n’en dépend pas, car tout le monde en a un.
option-cuba-final-buildings-own = 2 PV par bâtiment, entrepôt de départ compris
option-cuba-final-buildings-erected = 2 PV par bâtiment construit, sans l’entrepôt de départ
option-cuba-monastery = Cloître
    .why = La traduction française de 2007 nomme d’autres pièces que les deux livrets.
option-cuba-monastery-products = prend des produits : agrumes, cannes à sucre, tabacs
option-cuba-monastery-resources = prend des ressources : bois, pierre, eau
option-cuba-large-branch-office = Grand comptoir
    .why = L’édition française de 2008 le limite à deux pièces.
option-cuba-large-branch-office-any-number = charge autant de pièces d’un même type que l’on veut
option-cuba-large-branch-office-one-or-two = charge une ou deux pièces d’un même type
option-cuba-product-house = Marché des produits
    .why = La traduction française de 2007 nomme d’autres pièces que les deux livrets.
option-cuba-product-house-product = achète un produit : agrume, canne à sucre ou tabac
option-cuba-product-house-resource = achète une ressource : bois, pierre ou eau
option-cuba-black-market = Marché noir
    .why = La traduction française de 2007 admet tout échange de marchandises.
option-cuba-black-market-product-goods = un produit contre un rhum ou un cigare, ou l’inverse
option-cuba-black-market-any-merchandise = une marchandise contre n’importe quelle autre
option-cuba-lighthouse = Phare
    .why = Seule l’édition française de 2008 dit que la pioche des navires est ensuite mélangée.
option-cuba-lighthouse-shuffled = la pioche des navires est mélangée après chaque utilisation
option-cuba-lighthouse-in-place = les navires changent de place, et qui a regardé connaît l’ordre de la pioche

## Conseils, parties rejouées, leçons

why-legal = Ce coup est possible : { $label }.
why-lacking = { $short } { $rule }
why-forbidden = Impossible pour l’instant. { $rule }
hint-only = C’est le seul coup possible.
hint-equal = « { $other } » est tout aussi bon, selon le robot.
hint-better =
    { $gain ->
        [one] Chances de victoire : environ { $gain } point de plus qu’avec « { $other } ».
       *[other] Chances de victoire : environ { $gain } points de plus qu’avec « { $other } ».
    }
hint-far-better = Bien meilleur, selon le robot, que « { $other } ».
reason-rivals = Vos adversaires en auront moins.
reason-search = Le meilleur choix sur les prochains tours.
reason-cuba-points = Vous marquez plus de PV.
reason-cuba-buildings = Vos bâtiments rapportent davantage.
reason-cuba-money = Il vous reste plus de pesos.
reason-cuba-materials = Il vous reste plus de bois, de pierre et d’eau pour construire.
reason-cuba-wares = Il vous reste plus de produits et de biens à charger, à vendre ou à transformer.
reason-cuba-ships = Vous profitez mieux des navires au port.
reason-cuba-fields = Vous gardez plus de champs productifs.
reason-cuba-laws = Cela va mieux avec les lois en vigueur.
reason-cuba-votes = Plus de votes, donc plus de poids sur les lois.
reason-cuba-hand = Vous gardez les meilleurs personnages pour la suite.
reason-havana-points = Vous marquez plus de PV.
reason-havana-cubes = Il vous reste plus de matériaux.
reason-havana-money = Il vous reste plus de pesos.
reason-havana-workers = Il vous reste plus d’ouvriers.
reason-havana-houses = Vous vous rapprochez d’un bâtiment en vente.
reason-havana-cards = Vos deux cartes visibles rapporteront davantage.
reason-havana-hand = Il vous reste plus de cartes au choix.
reason-havana-turn = Votre nombre vous place mieux dans l’ordre de jeu.
reason-santiago-points = Vous marquez plus de PV.
reason-santiago-money = Il vous reste plus de pesos.
reason-santiago-ship = Vous profitez mieux du navire au port.
reason-santiago-goods = Il vous reste plus de marchandises pour les navires à venir.
reason-santiago-timber = Vous gardez plus de bois, qui remplace tout.
reason-santiago-buildings = Vos bâtiments rapportent davantage.
reason-santiago-turn = Votre tour revient plus vite.
bot-pipo = Connaît les règles, adore les agrumes, et voit rarement plus loin.
bot-nena = Prend ce qui rapporte tout de suite ; demain est un autre jour.
bot-mercedes = Prépare tout son tour avant de bouger une pièce.
bot-evaristo = Pense aussi à votre réponse, surtout à l’instinct.
bot-caridad = Des milliers de parties derrière elle, et plusieurs coups d’avance.
bot-tito = Connaît les règles, adore le tabac, et voit rarement plus loin.
bot-yoli = Amasse marchandises et pesos, et oublie les bâtiments.
bot-ramona = Prépare tout son tour avant de bouger une pièce.
bot-anselmo = Pense aussi à votre réponse, surtout à l’instinct.
bot-celia = Des milliers de parties derrière elle, et plusieurs coups d’avance.
bot-beto = Connaît les règles, adore le rouge, et voit rarement plus loin.
bot-lupe = Compte ce qu’elle a, pas ce que ses cartes vont rapporter.
bot-gertrudis = Prépare tout son tour avant de bouger une pièce.
bot-isidro = Pense aussi à votre réponse, surtout à l’instinct.
bot-amparo = Des milliers de parties derrière elle, et plusieurs coups d’avance.
error-bot-temper = Le robot « { $bot } » n’a pas d’humeur connue de ce jeu. Essayez-en une de celles-ci après le nom et une barre oblique, ou aucune : { $known }.
error-bot-no-clock = « { $bot } » ne réfléchit pas à la montre : on ne peut pas lui donner de secondes. Supprimez ce qui suit le @.
error-bot-one-head = « { $bot } » demande plusieurs processus pour réfléchir, ce que ce système ne peut pas donner à un robot (Windows). Écrivez { $other } à la place.
error-bot-time = « { $bot } » demande un temps de réflexion à part, ce qu’aucune table n’accorde : la personne qui s’occupe du serveur le fixe pour tout le monde (--bot-seconds). Supprimez ce qui suit le @.
cli-opt-bot-pace = Durée minimale des réponses des adversaires, selon leur rythme habituel ; 0 : le temps de leur réflexion
cli-opt-bot-seconds = Secondes de réflexion par coup des adversaires les plus forts
cli-hint = Dire ce que ferait le robot le plus fort là où s’arrête un enregistrement, et pourquoi
cli-opt-thoughts = Simulations de la recherche
hint-title = { $who } : { $question }
hint-over = La partie est finie : il n’y a rien à conseiller. Regardez une position antérieure avec --to.
hint-nature = C’est au hasard de répondre : il n’y a rien à conseiller. Regardez une autre position avec --to.
hint-column-move = Coup
hint-column-tries = Essais
hint-column-wins = { $name } gagne
hint-column-points = { $name } : points
hint-share = { $percent } %
error-no-hints = Les conseils sont désactivés à cette table.
error-no-notes = Rien n’est à retenir dans { $game } : tout ce qui a été vu reste visible. Ouvrez la table sans notes.
error-no-adviser = Pas de conseil possible pour ce jeu. Choisissez un coup par vous-même.
error-hint-open = Un robot réfléchit encore à une autre de vos questions. Attendez sa réponse, ou fermez cette page, et redemandez.
error-hint-failed = Pas de conseil pour le moment. Réessayez, ou choisissez par vous-même.
error-replay-not-over = La partie est encore en cours : vous pourrez la revoir à la fin.
error-replay-nothing = Aucune partie n’a été jouée à cette table.
error-replay-not-text = Ce fichier n’est pas une partie enregistrée.
error-replay-components = Cette partie a été jouée avec un matériel à elle, qui n’est pas ici. Revoyez-la à sa table, ou lancez malecon replay --components FICHIER.
error-replay-position = Cette partie a continué une position et n’a pas de début à montrer ici. Revoyez-la avec malecon replay.
error-lesson = Une leçon se joue à une table privée, contre des robots seulement.

## Depuis votre dernier tour

# Ce qu’un joueur a fait, en quelques mots sous son nom.
recap-then = { $before }, puis { $after }
recap-more =
    { $before }, et { $count ->
        [one] { $count } autre chose
       *[other] { $count } autres choses
    }
recap-cuba-character-played = { $character_name }
recap-cuba-built = a construit { $tile_the }
recap-cuba-building-used = a utilisé { $building_the }
recap-cuba-loaded = a chargé des navires
recap-cuba-bill-vetoed = a mis son veto à { $statute_the }
recap-cuba-ship-fetched = a fait venir le { $ship_name }
recap-cuba-delegate-shown = a montré { $character_the }
recap-cuba-bid-revealed =
    { $pesos ->
        [0] n’a rien misé
       *[other] a misé { count-pesos }
    }
recap-cuba-vote-won = a remporté le vote
recap-cuba-tax-paid = a payé la taxe
recap-cuba-duty-paid = a payé la redevance
recap-havana-card-revealed = a révélé { $card_the }
recap-havana-building-bought = a acheté { $building_the }
recap-havana-building-removed = a retiré { $building_the }
recap-havana-piece-levied = a taxé { $victim }
    .to-you = vous a taxé
recap-havana-pesos-stolen = a volé { count-pesos } à { $victim }
    .to-you = vous a volé { count-pesos }
recap-havana-cube-stolen = a volé { $cube_one } à { $victim }
    .to-you = vous a volé { $cube_one }
recap-havana-card-taken-back = a repris { $card_the }
recap-santiago-drove =
    { $cuban ->
        [none] le port
       *[other] { $cuban_name }
    }
recap-santiago-building-claimed = a pris possession { $building_of }
recap-santiago-broker-moved = { $building_the }
recap-santiago-own-building-called = a utilisé { $building_the }
recap-santiago-die-cleared = a mis { $good_die } à 0
recap-santiago-cuban-turned-down = a retourné { $cuban_name } face cachée
recap-santiago-goods-delivered = a livré { $good_count }
recap-santiago-wood-delivered = a livré { $amount } bois

## Ce que la partie a donné

amount-coloured =
    { $amount ->
        [one] { $amount } cube de couleur
       *[other] { $amount } cubes de couleur
    }
amount-kept =
    { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    }
stage-beginning = Début
stage-end = Fin
stage-cuba-part = Manche { $number }
stage-havana-part = Manche { $number }
stage-santiago-part = Navire { $number }
tie-shared = { $points } PV chacun et égalité en tout : la place est partagée.
tie-cuba-pesos = { $points } PV chacun : l’argent départage.
tie-havana-coloured = { $points } PV chacun : les cubes de couleur départagent.
tie-havana-pesos = { $points } PV et autant de cubes de couleur : l’argent départage.
tie-havana-workers = { $points } PV, autant de cubes de couleur et de pesos : les ouvriers départagent.
tie-havana-grey = Égalité jusqu’au bout, { $points } PV chacun : les cubes gris départagent.
tie-santiago-kept = { $points } PV chacun : les marchandises restantes départagent.
tie-santiago-pesos = { $points } PV et autant de marchandises : l’argent départage.
source-cuba-ships = Navires
source-cuba-subsidies = Subventions
source-cuba-buildings = Bâtiments à la fin
source-cuba-uses = Bâtiments utilisés
source-cuba-tax = Taxe
source-cuba-duty = Redevance et bonus
source-cuba-architect = Architecte
source-havana-buildings = Bâtiments
source-santiago-deliveries = Livraisons
source-santiago-cubans = Maria
source-santiago-buildings = Bâtiments utilisés
source-santiago-casino = Casino
source-santiago-visits = Visites des autres
source-santiago-gifts = El Zorro
source-santiago-leftovers = Marchandises restantes
source-santiago-capital = Points de départ
# Les faits : un titre quand personne n’en a autant, un autre pour son propre compte, le compte, et ce qu’il y a à ajouter.
fact-cuba-shipped = Le plus de pièces chargées
    .own = Pièces chargées
    .value =
        { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }
    .more = pour { $also } PV
fact-cuba-votes = Le parlement en poche
    .own = Votes au parlement
    .value =
        { $count ->
            [one] { $count } vote remporté
           *[other] { $count } votes remportés
        }
    .more = sur { $of }
fact-cuba-used = Le bâtiment le plus utilisé
    .own = Bâtiment le plus utilisé
    .value = { $thing }
    .more = { $count } fois
fact-cuba-market = La bosse du commerce
    .own = Au marché
    .value =
        { $count ->
            [one] { $count } peso de ventes
           *[other] { $count } pesos de ventes
        }
    .more =
        { $also ->
            [0] aucun achat
            [one] { $also } peso d’achats
           *[other] { $also } pesos d’achats
        }
fact-cuba-lost = Le plus de pertes
    .own = Pertes
    .value =
        { $count ->
            [one] { $count } produit
           *[other] { $count } produits
        }
    .more = perdus en fin de manche
fact-cuba-bid = Les poches les plus profondes
    .own = Mises au parlement
    .value =
        { $count ->
            [one] { $count } peso
           *[other] { $count } pesos
        }
    .more = pour acheter des votes
fact-cuba-harvested = La plus belle récolte
    .own = Récolte
    .value =
        { $count ->
            [one] { $count } produit
           *[other] { $count } produits
        }
    .more =
        { $also ->
            [one] et { $also } ressource
           *[other] et { $also } ressources
        }
fact-cuba-built = Le plus de constructions
    .own = Constructions
    .value =
        { $count ->
            [one] { $count } bâtiment
           *[other] { $count } bâtiments
        }
fact-havana-dearest = Le plus grand bâtiment
    .own = Plus grand bâtiment
    .value = { $thing }
    .more = pour { $count } PV
fact-havana-cubes = Le plus de cubes pris
    .own = Cubes pris
    .value =
        { $count ->
            [one] { $count } cube
           *[other] { $count } cubes
        }
    .more = au centre et dans le sac
fact-havana-thefts = Les doigts les plus longs
    .own = Vols et taxes
    .value = { $count } fois
    .more =
        { $also ->
            [0] sans un seul peso
            [one] pour { $also } peso
           *[other] pour { $also } pesos
        }
fact-havana-robbed = Le plus de vols subis
    .own = Vols subis
    .value = { $count } fois
    .more = par les Voleurs et le Percepteur
fact-havana-debris = Le plus de gravats déblayés
    .own = Gravats déblayés
    .value =
        { $count ->
            [one] { $count } cube gris
           *[other] { $count } cubes gris
        }
    .more = avec la carte Débris
fact-havana-workers = Le plus d’embauches
    .own = Embauches
    .value =
        { $count ->
            [one] { $count } ouvrier
           *[other] { $count } ouvriers
        }
fact-havana-centre = Le plus d’argent du centre
    .own = Argent du centre
    .value =
        { $count ->
            [one] { $count } peso
           *[other] { $count } pesos
        }
    .more = pris au milieu de la table
fact-havana-fives = Payé au prix fort
    .own = Payé au prix fort
    .value = { $count } fois
    .more = 5 au lieu de 1
fact-havana-removed = La boule de démolition
    .own = Bâtiments retirés
    .value =
        { $count ->
            [one] { $count } bâtiment
           *[other] { $count } bâtiments
        }
    .more = hors de la partie
fact-havana-bought = Le plus de bâtiments achetés
    .own = Bâtiments achetés
    .value =
        { $count ->
            [one] { $count } bâtiment
           *[other] { $count } bâtiments
        }
fact-santiago-ship = Le navire le mieux rempli
    .own = Le plus dans un navire
    .value =
        { $count ->
            [one] { $count } marchandise
           *[other] { $count } marchandises
        }
    .more = dans un seul navire
fact-santiago-drive = Le plus long trajet
    .own = Plus long trajet
    .value =
        { $count ->
            [one] { $count } étoile
           *[other] { $count } étoiles
        }
    .more =
        { $also ->
            [one] pour { $also } peso
           *[other] pour { $also } pesos
        }
fact-santiago-visits = La meilleure adresse
    .own = Visites reçues
    .value =
        { $count ->
            [one] { $count } visite
           *[other] { $count } visites
        }
    .more = des autres, à 1 PV
fact-santiago-delivered = Le plus de livraisons
    .own = Livraisons
    .value =
        { $count ->
            [one] { $count } marchandise
           *[other] { $count } marchandises
        }
    .more = pour { $also } PV
fact-santiago-port = Le plus souvent au port
    .own = Au port
    .value = { $count } fois
    .more = pour ouvrir les livraisons
fact-santiago-robbed = L’ami d’El Zorro
    .own = Grâce à El Zorro
    .value =
        { $count ->
            [one] { $count } cadeau
           *[other] { $count } cadeaux
        }
    .more = tirés des poches des autres
fact-santiago-fares = Le plus gros budget voiture
    .own = Budget voiture
    .value =
        { $count ->
            [one] { $count } peso
           *[other] { $count } pesos
        }
    .more = pour les trajets
fact-santiago-wood = Le plus de bois utilisé
    .own = Bois utilisé
    .value = { $count } bois
    .more = au port et à la Scierie
fact-santiago-broker = Le bâtiment préféré
    .own = Bâtiment préféré
    .value = { $thing }
    .more = { $count } fois

## Le serveur

error-commitment = La graine montrée à la fin n’est pas celle promise avant la partie : sa promesse serait { $found }, mais c’était { $commitment }. Ne vous fiez pas au hasard de cette partie.
error-record-chance = Le tirage « { $found } » ne correspond pas à la graine, qui donne « { $expected } ». Ne vous fiez pas au hasard de cette partie.
error-record-hidden = Ce coup est masqué (« ? ») : le fichier a été enregistré pendant la partie. Téléchargez-le à nouveau après la fin.
error-component-like = { $path } ne peut pas ressembler à « { $model } ». Nommez un autre fichier du même dossier, qui ne ressemble pas lui-même à celui-ci.
error-nickname = Choisissez un nom de 1 à 24 caractères ordinaires.
error-stale = La situation a changé entre-temps. Regardez la table et choisissez à nouveau.
error-used-id = Cet identifiant a déjà servi pour un autre coup. Donnez à chaque coup le sien.
error-table-over = Cette partie est terminée. Proposez une revanche, ou créez une table.
error-table-waiting = La partie n’a pas commencé : il reste des places libres. Prenez-en une, ou ajoutez des robots.
error-table-begun = La partie a commencé : elle ne se ferme plus sans l’accord des autres. Proposez de l’arrêter, ou abandonnez.
error-table-not-over = La partie est encore en cours : la revanche attendra la fin.
error-seat-taken = La place { $seat } est déjà prise. Choisissez-en une autre.
error-colour-taken = Quelqu’un à cette table a déjà cette couleur. Choisissez-en une autre.
error-presented = La partie a commencé : les noms et les couleurs ne changent plus.
error-seat-kept = { $minutes ->
        [one] Cette place est gardée pour { $name } pendant une minute encore.
       *[other] Cette place est gardée pour { $name } pendant { $minutes } minutes encore.
    } Ensuite, tout le monde pourra s’y asseoir.
error-promise = Cette promesse de graine n’existe pas, a déjà servi ou a expiré. Demandez-en une nouvelle et créez la table avec elle.
error-second-seat = Vous ne pouvez pas prendre la place de { $name } : vous avez, ou avez eu, une autre place dans cette partie, et personne ne doit voir deux mains. Quelqu’un d’autre peut s’y asseoir.
error-no-seat = Il n’y a pas de place { $seat } à cette table, qui en a { $seats }. Choisissez-en une autre.
error-undo-nothing = Rien à annuler.
error-proposal-open = Une proposition attend déjà une réponse.
error-no-proposal = Cette proposition n’est plus d’actualité.
error-already-away = Un robot joue déjà à votre place. Reprenez la main pour jouer.
error-not-away = Aucun robot ne joue à votre place : à vous de jouer.
error-log-full = Il s’est passé tant de choses à cette table que son historique est plein : il ne reste de place que pour jouer, revenir ou abandonner. Menez la partie à son terme, puis créez une autre table.
error-log-full-answer = L’historique de cette table est plein et votre temps était écoulé : le robot répond à cette question pour vous. Revenez quand il aura répondu.
error-resigned = Vous avez abandonné cette partie. Regardez la suite, ou créez une table.
error-chat-empty = Le message est vide.
error-storage = Erreur du serveur. Rien n’a changé ; réessayez dans quelques secondes.
error-storage-operator = La base de données ne peut pas servir ({ $reason }). Vérifiez qu’elle tourne et que --db est juste.
error-storage-full = Le disque du serveur est plein et rien n’a pu être écrit. Rien n’a changé ; réessayez quand la personne qui s’en occupe aura fait de la place.
error-storage-newer = Cette base a été utilisée par une version plus récente (schéma { $found } ; celle-ci connaît { $known }). Lancez cette version, ou restaurez une sauvegarde.
error-no-database = Il n’y a pas de base de données à { $path }. Donnez la bonne avec --db.
error-no-table = Table introuvable. Vérifiez le lien, ou demandez-en un autre.
error-no-components = Cette table joue avec le matériel de son édition et n’a apporté aucun fichier.
error-replay-failed = Cette partie ne peut pas s’ouvrir pour le moment. Rien n’a changé ; réessayez.
error-busy = Plusieurs personnes modifient cette table en même temps. Rien n’a changé ; réessayez.
error-database-url = Ce n’est pas l’adresse d’une base de données ({ $reason }). Écrivez-la ainsi : postgresql://utilisateur@localhost:5432/malecon
error-redis = Ce n’est pas l’adresse d’un serveur Redis ({ $reason }). Écrivez-la ainsi : redis://localhost:6379/0
error-database-kind = Une base de données du type « { $found } » ne convient pas. Donnez un fichier, ou une adresse qui commence par postgresql://
error-too-many-requests =
    { $seconds ->
        [one] Pas si vite ! Réessayez dans une seconde.
       *[other] Pas si vite ! Réessayez dans { $seconds } secondes.
    }
error-too-many-tables =
    { $most ->
        [one] Vous avez déjà une partie en cours, le maximum ici. Finissez-la d’abord.
       *[other] Vous avez déjà { $most } parties en cours, le maximum ici. Finissez-en une d’abord.
    }
error-too-many-bot-tables =
    { $most ->
        [one] Vous avez déjà une table en cours où seuls des robots jouent, le maximum ici. Laissez-la d’abord finir, ou jouez vous-même.
       *[other] Vous avez déjà { $most } tables en cours où seuls des robots jouent, le maximum ici. Laissez-en d’abord finir une, ou jouez vous-même.
    }
error-too-many-seats =
    { $most ->
        [one] Vous avez déjà une place à une table inachevée, le maximum ici. Finissez d’abord cette partie.
       *[other] Vous avez déjà { $most } places à des tables inachevées, le maximum ici. Finissez d’abord une partie.
    }
error-too-many-sockets =
    { $most ->
        [one] Votre adresse a déjà une connexion ouverte, le maximum ici. Fermez d’abord cet onglet.
       *[other] Votre adresse a déjà { $most } connexions ouvertes, le maximum ici. Fermez d’abord quelques onglets.
    }
error-too-many-connections =
    { $most ->
        [one] Votre adresse a déjà une demande en cours, le maximum ici. Attendez, ou fermez un onglet.
       *[other] Votre adresse a déjà { $most } demandes et connexions ouvertes, le maximum ici. Fermez d’abord quelques onglets.
    }
error-identity-expired = Votre identité a expiré. Choisissez un nom pour recommencer.
error-identity-revoked = Vous avez déconnecté cet appareil depuis un autre. Choisissez un nom pour recommencer, ou demandez un lien à l’autre appareil.
error-identity-forged = Cette identité n’a pas été donnée par ce serveur. Choisissez un nom pour recommencer.
error-code = Ce lien a déjà servi ou a expiré. Créez-en un autre sur l’autre appareil.
error-no-identity = Choisissez d’abord un nom.
error-not-your-seat = Cette place n’est pas la vôtre.
error-no-spectators = Cette table n’admet pas de spectateurs. Demandez une place à l’hôte.
error-not-host = Seul l’hôte de la table peut le faire.
error-protocol-old = Ce client parle la version { $spoken } du protocole, et le serveur la version { $ours }. Dans un navigateur, rechargez la page ; un programme doit être mis à jour.
error-protocol-new = Ce client parle la version { $spoken } du protocole, et le serveur seulement la version { $ours }. Dans un navigateur, rechargez la page ; pour un programme, prenez une version antérieure, ou mettez le serveur à jour.
error-origin = Cette demande venait d’un autre site et a été refusée. Utilisez les pages de ce serveur.
error-host = Ce serveur ne répond pas au nom de « { $host } ». Si c’est pourtant le sien, il faut le démarrer avec --name { $host }.
error-malformed = La demande n’a pas été comprise ({ $reason }). Corrigez-la selon le protocole.
error-no-page = Page introuvable. Vérifiez l’adresse, ou revenez à l’accueil.
error-method = Cette page ne répond pas à ce genre de demande. La description à /schema dit auxquelles elle répond.
error-too-large = C’est plus que le serveur n’accepte à la fois. Envoyez-en moins.
error-internal = Le serveur a rencontré un problème. Rien n’a changé ; réessayez, et prévenez la personne qui s’en occupe si cela continue.
error-gone = Vous avez fermé la connexion avant la réponse. Redemandez si vous en avez encore besoin.
error-slow = Connexion trop lente, interrompue. Rechargez la page.
error-nonsense = Trop de messages de suite n’ont pas été compris : la connexion a été fermée. Reconnectez-vous avec un programme qui suit le protocole.
error-server-start = Le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
error-port = { $host }:{ $port } ne peut pas servir ({ $reason }). Choisissez un autre port avec --port, ou arrêtez ce qui l’occupe.
error-log-format = Le journal ne peut pas être écrit en « { $found } ». Choisissez parmi : { $known }.
error-limit = « { $found } » n’est pas une limite. Écrivez NOM=NOMBRE, avec l’une de celles-ci : { $known }.
error-backup-exists = { $path } existe déjà et serait perdu. Choisissez un autre nom pour la sauvegarde.
error-backup-other = { $path } n’est pas une sauvegarde faite par ce programme. Choisissez un autre fichier.
error-backup-newer = { $path } a été fait par une version plus récente (schéma { $found } ; celle-ci connaît { $known }). Restaurez-le avec cette version.
error-backup-broken = { $path } est abîmé ou s’interrompt, et rien n’a été restauré. Utilisez une autre copie.
error-database-used = La base { $path } est utilisée par un autre Malecón (processus { $process }). Arrêtez-le d’abord, ou choisissez une autre base avec --db.
error-database-restoring = Une sauvegarde est en cours de restauration dans cette base. Relancez le serveur quand ce sera fini.
error-restore-running = La base { $path } est utilisée par un serveur en marche. Arrêtez tous les serveurs qui l’utilisent, puis restaurez.
error-restore-full =
    { $tables ->
        [one] Il y a une table dans cette base, qui serait perdue.
       *[other] Il y a { $tables } tables dans cette base, qui seraient perdues.
    } Restaurez dans une base vide, ou dites --replace.
error-address = « { $address } » n’est pas l’adresse d’un serveur. Écrivez-la ainsi : http://localhost:8765
error-server-away = Plus rien ne répond à { $address }. Vérifiez que le serveur tourne, et relancez le robot.
error-server-refused = Le serveur a refusé : { $message }
cli-serve = Accueillir des tables pour navigateurs et programmes, ici ou sur le réseau, jusqu’à Ctrl-C.
cli-backup = Écrire toute la base de données dans un fichier, pendant que le serveur tourne.
cli-restore = Remplir une base de données depuis une sauvegarde ; arrêtez d’abord le serveur.
cli-mcp = Laisser un assistant qui parle le Model Context Protocol jouer contre des robots, par l’entrée et la sortie standard.
cli-opt-mcp-seed = Nombre qui fixe tout le hasard : les mêmes coups donnent les mêmes parties.
cli-bot = Faire jouer une place sur un serveur par un robot de ce programme, avec le jeton de la place.
cli-opt-db = Base de données : un fichier, ou postgresql://… ; sans cela $MALECON_DATABASE_URL, ou un fichier de votre dossier de données.
cli-opt-host = Adresse d’écoute ; 0.0.0.0 laisse entrer tout le réseau.
cli-opt-port = Port d’écoute.
cli-opt-redis = Serveur Redis par lequel plusieurs processus sur un même PostgreSQL s’annoncent les nouvelles.
cli-opt-origin = Un autre site qui peut utiliser ce serveur, comme https://jeu.example ; peut être répété.
cli-opt-name = Un nom sous lequel on atteint ce serveur, comme jeu.example ; peut être répété. Les adresses et les noms locaux n’ont pas à être donnés.
cli-opt-proxies = Adresses des mandataires à qui l’on se fie pour savoir d’où vient une demande.
cli-opt-bot-workers = Processus dans lesquels réfléchissent les robots les plus forts ; un de plus sert aux autres.
cli-opt-bots = Où réfléchissent les robots les plus forts : own, dans des processus de ce serveur, ou shared, dans ceux que malecon think a lancés.
cli-think = Faire réfléchir des robots pour tous les serveurs d’un même Redis, jusqu’à Ctrl-C.
cli-opt-think-redis = Serveur Redis par lequel arrivent les questions et repartent les réponses.
cli-opt-think-workers = Processus dans lesquels les robots réfléchissent.
think-ready =
    { $workers ->
        [one] Un processus réfléchit pour tous les serveurs lancés avec --bots shared sur ce Redis (Ctrl-C l’arrête).
       *[other] { $workers } processus réfléchissent pour tous les serveurs lancés avec --bots shared sur ce Redis (Ctrl-C les arrête).
    }
think-stopped = Plus personne ne réfléchit ici ; les serveurs continuent sans.
error-bots-where = Les robots ne peuvent pas réfléchir à « { $found } ». Choisissez parmi : { $known }.
error-bots-redis = Les processus partagés se trouvent par Redis : donnez son adresse avec --redis.
cli-opt-keep-finished = Jours pendant lesquels les parties finies sont gardées ; 0 pour toujours.
cli-opt-keep-idle = Jours après lesquels une table où il ne se passe rien est enlevée ; 0 pour jamais.
cli-opt-keep-players = Jours après lesquels une identité inutilisée est oubliée ; 0 pour jamais.
cli-opt-limit = Une limite, sous la forme NOM=NOMBRE, comme requests=100 ; 0 la lève ; peut être répété.
cli-opt-log = Écriture du journal : text pour les personnes, json pour les programmes.
cli-opt-browser = Ouvrir le navigateur, ou non.
cli-opt-backup = Fichier de la sauvegarde.
cli-opt-replace = Remplacer ce que contient la base.
cli-opt-address = Adresse du serveur, comme http://localhost:8765
cli-opt-table = Identifiant de la table.
cli-opt-token = Jeton de la place ; $MALECON_TOKEN le tient hors de la liste des commandes.
serve-ready = Malecón est à { $address } (Ctrl-C l’arrête).
serve-stopped = Le serveur s’est arrêté ; chaque table reprendra à son redémarrage.
backup-done =
    { $path } contient { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }.
restore-done =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } depuis { $path }.
bot-waiting = Le serveur à { $address } ne répond pas ou a trop à faire ; on attend.
bot-over = La partie est finie : { $scores }.
verify-fair =
    { $moves ->
        [one] { $moves } tirage, conforme
       *[other] { $moves } tirages, tous conformes
    } à la graine annoncée avant la partie ({ $commitment }).

## La page simple

page-tagline = Trois jeux cubains, une seule table.
page-notice = Ceci est une édition de passionnés, non officielle, sans lien avec les éditeurs des jeux.
page-skip = Aller au contenu
page-language = Langue
page-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
page-copy = Copier
page-copied = Copié
page-copy-by-hand = Copier à la main
page-copy-by-hand-how = Votre navigateur ne laisse pas cette page copier. Le texte est sélectionné : copiez-le vous-même.
page-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter d’autres personnes, lancez le serveur avec --host 0.0.0.0 et partagez l’adresse réseau de cet ordinateur.
page-trouble = Ça n’a pas marché
page-load-again = Recharger la page
page-trouble-home = Retour à l’accueil
page-name = Votre nom
page-name-hint = Il s’affiche aux tables où vous jouez. Ni compte, ni mot de passe.
page-name-save = Enregistrer
page-name-saved = C’est noté, { $name }. Aux tables déjà rejointes, votre ancien nom reste affiché.
page-guest = Anonyme
page-carry-make = Continuer sur un autre appareil
page-carry-how = Ouvrez ce lien sur l’autre appareil dans les 15 minutes. Il ne sert qu’une fois ; gardez-le pour vous.
page-sign-out = Déconnecter vos autres appareils
page-sign-out-how = Si quelqu’un d’autre joue sous votre nom : ensuite, seul cet appareil reste connecté. Les liens qui n’ont pas encore servi ne fonctionnent plus non plus.
page-sign-out-done = Seul cet appareil est encore connecté.
page-carry-title = Continuer sur cet appareil
page-carry-working = Un instant… Votre nom et vos tables arrivent.
page-carry-ask = Ici, vous êtes { $name }. Si vous continuez, cet appareil passera à l’autre nom, et { $name } n’y sera plus accessible.
page-carry-ask-nameless = Quelqu’un joue déjà sur cet appareil, sans avoir donné de nom. Si vous continuez, l’appareil passe à la personne qui a créé le lien, et ces parties ne seront plus accessibles d’ici.
page-carry-go = Continuer
page-carry-done = Bienvenue, { $name }. Toutes vos tables sont là.
page-carry-done-nameless = Vous êtes chez vous : toutes vos tables sont là.
page-carry-missing = Ce lien ne contient aucun code. Créez-en un nouveau sur l’autre appareil.
page-play-now = Jouer maintenant
page-my-tables = Vos parties en cours
page-public-tables = Tables publiques
page-public-none = Aucune table publique pour l’instant. Créez-en une, d’autres vous rejoindront.
page-finished = Parties terminées
page-finished-mine = Les vôtres
page-finished-public = Parties publiques
page-finished-none = Aucune pour le moment.
page-more = Voir plus
page-your-turn = À vous de jouer
page-turn-of = En attente : { $names }
page-seats-free = Places libres : { $free } sur { $all }
page-result = { $place }. { $name }, { $points } PV
page-record = Télécharger la partie
page-new-table = Nouvelle table
page-game = Jeu
page-edition = Édition
page-seats = Places
page-seat-count = Nombre de joueurs
page-seat-number = Place { $number }
page-seat-me = vous
page-seat-open = place libre
page-strength-1 = débutant
page-strength-2 = tranquille
page-strength-3 = solide
page-strength-4 = fort
page-strength-5 = redoutable
page-seat-bot = { $name }, niveau { $level }
page-level-random = au hasard
page-level-lookahead = prévoit son tour
page-level-thinker = anticipe
page-level-uct = explore
page-friend-name = Nom
page-private = Privée : sur invitation
page-public = Publique : affichée sur la page d’accueil
page-spectators = Spectateurs admis
page-clock = Temps de réflexion
page-clock-none = Sans limite
page-clock-move = Par décision
page-clock-fischer = Pour toute la partie, avec un ajout après chaque tour (Fischer)
page-unit-minutes = minutes
page-unit-hours = heures
page-unit-days = jours
page-components = Matériel personnalisé
page-open-table = Créer la table
page-connecting = Connexion…
page-disconnected = Connexion perdue. Nouvelle tentative…
page-moves = Vos coups
page-move-of-group = { $group } : { $move }
page-moves-all =
    { $count ->
        [one] Un coup
       *[other] Les { $count } coups
    }
page-moves-before = Coups précédents
page-moves-next = Coups suivants
page-moves-at = Page { $at } sur { $all }
page-moves-lacking = Hors de portée
page-groups = Types de coups
page-group-other = Autres
page-note = À savoir
page-note-whole = Tout lire
page-since = Depuis votre dernier tour
page-your-question = { $name } : { $question }
page-nobody-asked = Un instant…
page-looking-on = Vous regardez la partie. En attente : { $names }
page-undo = Annuler
page-undo-ask = Demander à annuler
page-proposal-undo = { $name } voudrait annuler un coup.
    .you = Vous souhaitez annuler un coup.
page-proposal-abandon = { $name } propose d’arrêter la partie sans résultat.
    .you = Vous proposez d’arrêter la partie sans résultat.
page-proposal-waits = En attente de réponse : { $names }
page-agree = Accepter
page-decline = Refuser
page-agree-as = Accepter pour { $name }
page-decline-as = Refuser pour { $name }
page-is-kept = gardée pour { $name } jusqu’à { $time }
page-is-kept-for-you = gardée pour vous jusqu’à { $time }
page-is-open = Libre
page-is-bot = Robot : { $level }
page-is-opponent = Robot, niveau { $level }
page-opponent = Robot
page-is-program = Programme
page-you = Vous
page-is-you = vous
page-is-asked = doit jouer
page-is-away = en pause, un robot joue
page-is-late = temps écoulé, un robot joue
page-is-gone = a quitté la table, un robot joue
page-is-successor = remplace { $former }
page-is-resigned = a abandonné, un robot joue
page-time-days = { $days } j { $time }
page-sit-for = Remplacer { $name }
page-leave = Quitter la table
page-hand-over = Laisser un robot jouer à votre place
page-take-back = Reprendre la main
page-resign = Abandonner
page-confirm-leave = Quitter la table ? Un robot jouera à votre place, et n’importe qui pourra la prendre.
page-confirm-resign = Abandonner cette partie ? C’est définitif : un robot la finira à votre place.
page-confirm-abandon = Proposer aux autres d’arrêter cette partie sans résultat ?
page-confirm-close = Fermer cette table pour tout le monde ?
page-abandon = Proposer d’arrêter sans résultat
page-close = Fermer la table
page-sure-resign = Abandonner
page-sure-leave = Quitter la table
page-sure-abandon = Demander aux autres
page-sure-close = Fermer la table
page-not-sure = Annuler
page-invite-from = { $host } vous invite à jouer à { $game }
page-invite-from-nobody = On vous invite à jouer à { $game }
page-invite-yours = Votre table : { $game }
page-invite-host-here = { $host } est à la table et vous attend
page-invite-host-away = { $host } a créé cette table
page-invite-seated = Votre place est prise. La partie commence dès que toutes les places le sont.
page-invite-hosting = La partie commence dès que toutes les places sont prises.
page-invite-no-account = sans compte
page-invite-here = là
page-invite-host = hôte
page-invite-your-seat = votre place
page-invite-take = Place { $number } : libre, la prendre
page-invite-free = libre
page-invite-name = Comment vous appelez-vous ?
page-invite-name-once = Demandé une seule fois : cet appareil s’en souvient. Pas de compte, pas de mot de passe.
page-invite-sit = Prendre place
page-invite-learn = Apprendre d’abord
page-invite-watch = Seulement regarder
page-invite-watching = Vous regardez : le plateau apparaît dès que la partie commence.
page-invite-sit-after-all = Prendre place quand même
page-invite-more =
    { $free ->
        [one] Encore une place : qui d’autre ?
       *[other] Encore { $free } places : qui d’autre ?
    }
page-invite-none-more = Toutes les places sont gardées. Avec le lien, d’autres peuvent encore regarder.
page-invite-qr = Code QR du lien { $address }
page-invite-qr-how = Visez-le avec l’appareil photo d’un téléphone.
page-invite-share = Partager
page-invite-copy = Copier le lien
page-invite-message = Jouons ensemble à { $game } !
page-invite-bot = Ajouter un robot
page-invite-kept = Pour l’instant, chaque place libre est gardée pour quelqu’un d’autre.
page-invite-begun = { $game } : la partie a commencé
page-invite-ended = { $game } : la partie est terminée
page-invite-closed = Cette table est fermée
page-invite-closed-how = La partie n’a jamais commencé. Créez votre propre table et invitez les autres.
page-invite-see-game = Regarder
page-invite-see-result = Voir le résultat
page-your-colour = Votre couleur
page-your-colour-how = Avec son emblème. Premier arrivé, premier servi.
page-your-colour-any = Peu importe
page-colour-taken = { $colour } : déjà prise
page-hand-device = Passez l’appareil à { $name }
page-hand-device-ready = { $name }, c’est à vous : afficher votre jeu
page-board = Sur la table
page-log = Historique et chat
page-chat = Écrire à la table…
page-chat-send = Envoyer
page-said = { $name } : { $text }
    .you = Vous : { $text }
page-taken-back = annulé
page-about = À propos de cette table
page-share = Lien d’invitation : il permet de prendre une place libre.
page-fair = Le hasard est-il honnête ?
page-fair-how = Avant la partie, le serveur publie l’empreinte de sa graine aléatoire ; le navigateur de chacun y ajoute ensuite un mot au hasard, si bien que même le serveur ne peut pas choisir les tirages. À la fin, la graine est publiée : « malecon verify » vérifie chaque tirage avec la partie enregistrée.
page-fair-contributions = Ajouté par les joueurs
page-fair-promise = Empreinte
page-fair-seed = Graine
page-fact-edition = Édition
page-fact-visitors = Visiteurs
page-fact-visitors-public = table publique
page-fact-visitors-private = table privée, par le lien
page-fact-visitors-seats-only = table privée, sans spectateurs
page-fact-visitors-public-seats-only = table publique, sans spectateurs
page-fact-notes = Notes
page-fact-notes-kept = ce que tout le monde a appris reste visible
page-fact-clock = Temps de réflexion
page-fact-clock-none = sans limite
page-fact-clock-move = { $time } pour chaque décision
page-fact-clock-fischer =
    { $increment ->
        [0] { $time } pour toute la partie
        [one] { $time } pour toute la partie, et { $increment } seconde de plus après chaque tour
       *[other] { $time } pour toute la partie, et { $increment } secondes de plus après chaque tour
    }
page-fact-components = Matériel
page-fact-components-own = fichier fourni par l’hôte
page-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
page-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
page-over = Partie terminée.
page-over-resigned = Partie terminée : il ne reste qu’une personne en jeu.
page-over-abandoned = Partie arrêtée sans résultat.
page-player = Joueur
page-points = PV
page-rematch = Revanche
page-rematch-go = Rejoindre la revanche
page-log-sat = { $name } prend la place { $seat }.
    .you = Vous prenez la place { $seat }.
page-log-took-over = { $name } remplace { $former } et voit désormais tout ce qui y est caché.
    .you = Vous remplacez { $former } et voyez désormais tout ce qui y est caché.
page-log-stood = La place { $seat } est de nouveau libre.
page-log-presented = Place { $seat } : { $name }, { $colour }.
page-log-kept = La place { $seat } est gardée pour { $name } jusqu’à { $time }.
page-log-bot = Un robot prend la place { $seat }.
page-log-started = Toutes les places sont prises : la partie commence.
page-log-undone = { $name } annule un coup.
    .you = Vous annulez un coup.
page-log-agreed = { $name } accepte.
    .you = Vous acceptez.
page-log-declined = { $name } refuse.
    .you = Vous refusez.
page-log-away = Un robot joue pour { $name }.
    .you = Un robot joue pour vous.
page-log-late = Temps écoulé pour { $name } ; un robot continue.
    .you = Votre temps est écoulé ; un robot continue.
page-log-gone = { $name } quitte la table ; un robot continue, et la place est à prendre.
    .you = Vous avez quitté la table ; un robot continue, et la place est libre.
page-log-returned = { $name } est de retour.
    .you = Vous êtes de retour.
page-log-resigned = { $name } abandonne ; un robot continue.
    .you = Vous abandonnez ; un robot continue.
page-log-rematched = { $name } propose une revanche.
    .you = Vous proposez une revanche.

# Ce qui se trouve sur la table, en listes.

page-nothing = aucun
page-hidden = caché
page-market = Marché
page-harbor = Port
label-cost-and-effect = { $cost } · { $effect }
page-lot = Cour
page-stored = Entrepôt
page-card-in-hand = en main
page-card-first = jouée en premier
page-card-second = jouée en deuxième
page-card-third = jouée en troisième
page-card-fourth = jouée en quatrième
page-card-set-aside = mise de côté
page-card-shown = montrée au parlement
page-plantation = Plantation
page-number = Nombre

## Le client du navigateur : toutes les pages
page-way-play = Jouer
page-way-rules = Règles
page-way-replays = Revoir
page-ways = Pages
page-title = { $page } · Malecón
page-title-asked = ● À vous · { $page }
page-title-turns = ({ $count }) { $page }
page-theme-dark = Thème sombre
page-theme-light = Thème clair
page-close-window = Fermer
page-missing = Page introuvable
page-missing-how = L’adresse est peut-être mal tapée, ou la page n’existe plus.
page-not-loaded = Une partie de la page n’a pas pu se charger
page-home-way = Retour à l’accueil

## Le client du navigateur : une table
page-prompt = Votre décision
page-mine = Votre jeu
page-players = Joueurs
page-tabs = Parties de la table
page-tab-table = Table
page-tab-others = Adversaires
page-tab-log = Historique
page-colour-blue = Bleu, vague
page-colour-red = Rouge, soleil
page-colour-yellow = Jaune, coquillage
page-colour-green = Vert, palmier
page-colour-purple = Violet, étoile
page-thing-move = { $thing } : { $move }
page-thing-moves = { $thing } : { $count } coups
page-thing-chosen = { $thing } : choisi
label-thing-at = { $where } : { $thing }
label-named-count = { $name } { $count }
page-named-note = { $name } ({ $note })
page-step-back = Retour
page-preview-how = Ce qui brille est jouable : pointez ou touchez pour voir l’effet. Essayez ailleurs pour savoir pourquoi c’est impossible.
page-preview-list = Choisissez un coup : la souris et le clavier en montrent d’abord l’effet.
page-why-not-now = Patience : c’est à { $names } de choisir.
page-why-looking-on = Vous regardez la partie : seules les personnes à la table peuvent jouer.
page-coach = Le guide
page-why-coach = Le guide parle encore : lisez d’abord la suite.
page-what-is = { $what } · { $asked }
page-play-this = Valider : { $move }
page-not-this = Choisir autre chose
page-skip-moves = Aller au coup en cours
page-number-less = Un de moins
page-number-more = Un de plus
page-rule = La règle
page-rule-of = Règle { $clause }
page-rule-why = Pourquoi :
page-rule-in-book = Lire dans les règles
page-hint = Un conseil ?
page-hint-thinking = Le robot réfléchit…
page-hint-moves = Les meilleurs coups, selon le robot
page-hint-move = Coup
page-hint-wins = { $name } gagne
page-hint-points = Points
page-hint-tries = Essais
page-hint-share = { $share } %
page-hint-number = { $number }
page-log-title = Historique
page-chat-title = Chat
page-show-chat = Chat seulement
page-show-all = Tout afficher
page-log-how = Historique et chat ; les flèches passent d’une règle à l’autre
page-log-earlier = Afficher les lignes précédentes
page-log-laid =
    { $count ->
        [one] Mise en place : une ligne
       *[other] Mise en place : { $count } lignes
    }
page-log-new =
    { $count ->
        [one] Une nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
page-log-found =
    { $count ->
        [one] Une ligne précédente est affichée.
       *[other] { $count } lignes précédentes sont affichées.
    }
page-menu = Menu
page-keys = Raccourcis clavier
page-key-1 = élément jouable suivant
page-key-2 = élément voisin, jouable ou non
page-key-3 = jouer cet élément
page-key-4 = premier, deuxième… coup de la liste
page-key-5 = revenir en arrière
page-key-6 = premier élément jouable
page-key-7 = revenir à la question
page-key-8 = annuler le dernier coup
page-key-9 = aller au coup en cours
page-key-10 = écrire dans le chat
page-key-11 = description de la table
page-key-12 = le menu
page-key-13 = cette liste
page-key-14 = la liste de tous les coups
page-key-enter = Entrée
page-description = Description de la table
page-pace = Vitesse des animations
page-pace-slow = lente
page-pace-normal = normale
page-pace-fast = rapide
page-pace-at-once = instantanée
page-still = Réduire les animations
page-sound = Son à votre tour
page-alert = Signaler votre tour dans l’onglet
page-still-device = Votre appareil le demande.
page-notify = Notification de bureau à votre tour, si vous êtes ailleurs
page-notify-refused = Votre navigateur n’autorise pas les notifications ici. Vous pouvez le changer dans ses réglages pour cette page.
page-notify-insecure = Les navigateurs n’autorisent les notifications que sur les pages https.
page-gifts = Accepter automatiquement les cadeaux évidents
page-end-counting = On compte les points…
page-end-result = Le résultat
page-end-places = Classement final
page-end-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
page-end-me = (vous)
page-end-won-by = { $name } gagne, avec { $margin } d’avance
page-end-won-by-you = Vous gagnez, avec { $margin } d’avance
page-end-won-plain = { $name } gagne
page-end-won-plain-you = Vous gagnez
page-end-won-resigned = { $name } gagne : les autres ont abandonné
page-end-won-resigned-you = Vous gagnez : les autres ont abandonné
page-end-shared = { $names } partagent la victoire
page-end-shared-you = Vous partagez la victoire avec { $names }
page-end-you = Vous terminez { $place }e, avec { $points } PV
page-end-share = Partager
page-end-see-table = Voir la table
page-end-sources = D’où viennent les points
page-end-source = Points
page-end-show-as = Afficher
page-end-bars = Barres
page-end-table = Tableau
page-end-part = { $source } { $points }
page-end-bar = { $name } : { $parts }
page-end-total = Total
page-end-legend = N’afficher qu’une source
page-end-course = Le cours de la partie
page-end-lead = Avance et retard
page-end-points = Points
page-end-course-told = Les points de chacun au cours de la partie ; les mêmes chiffres sont dans le tableau ci-dessous
page-end-as-table = Les mêmes chiffres en tableau
page-end-when = Après
page-end-tie-lower = { $name } est devant. { $text }
page-end-screens = Derrière les paravents
page-end-nothing = plus rien
page-end-facts = Les faits marquants
page-end-you-did = Vous
page-end-turning = Le tournant
page-end-turning-show = Voir ce moment
page-end-turning-yours = { $stage } : { $winner } vous reprend { $points } PV.
page-end-turning-mine = { $stage } : vous reprenez { $points } PV à { $loser }.
page-end-turning-theirs = { $stage } : { $winner } reprend { $points } PV à { $loser }.
page-end-history =
    { $played ->
        [one] Votre première partie : { $best } PV.
       *[other]
            { $won ->
                [0] { $played } parties, sans victoire pour l’instant. Votre record : { $best } PV.
                [one] { $played } parties, 1 victoire. Votre record : { $best } PV.
               *[other] { $played } parties, { $won } victoires. Votre record : { $best } PV.
            }
    }
page-replay-this = Revoir la partie

## Le client du navigateur : l’accueil

page-home-cuba = Plantez, commercez, expédiez… et votez les lois de l’île.
page-home-santiago = Une seule voiture pour tous, neuf rencontres, sept navires à remplir.
page-home-havana = Deux cartes par manche : elles décident de ce que vous faites, et quand.
page-home-players = { $least } à { $most } joueurs
page-home-players-only =
    { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
page-home-minutes = env. { $minutes } min
page-home-play = Jouer
page-home-play-last =
    { $bots ->
        [one] { $game } contre 1 robot, en un clic.
       *[other] { $game } contre { $bots } robots, en un clic.
    }
page-home-opening = Un instant…
page-home-learn = Apprendre en jouant
page-home-rules = Règles
page-home-of = { $what } : { $game }
page-home-be = Votre nom
page-home-you = Vous jouez sous le nom de : { $name }
page-home-name-blank = Choisissez un nom de 1 à 24 caractères.
page-home-my-none = Vos parties en cours apparaîtront ici. Vous pourrez les quitter et y revenir quand vous voudrez.
page-home-finished-mine-none = Vos parties terminées et leurs résultats apparaîtront ici.
page-home-finished-public-none = Aucune partie publique terminée pour l’instant.
page-home-with = avec { $names }
page-home-alone = personne d’autre pour l’instant
page-home-join = Rejoindre
page-home-look-on = Regarder
page-home-drop = Déposez le fichier pour ouvrir la partie
page-home-drop-how = On vous a envoyé une partie ? Déposez le fichier sur cette page, ou ouvrez-le ici.
page-home-drop-open = Ouvrir un fichier de partie
page-home-lost = Le serveur ne répond pas : cette page n’est peut-être plus à jour.
page-home-again = Réessayer
page-home-asking = Chargement des tables…
page-home-continue = Reprendre
page-home-turns =
    { $count ->
        [one] à vous de jouer à une table
       *[other] à vous de jouer à { $count } tables
    }
page-home-go-on = Continuer
page-home-look = Voir
page-home-invite = Inviter
page-home-you-here = vous
page-home-turn-for = À vous de jouer depuis { $time }
page-home-waiting = En attente : { $names }
page-home-waiting-for = En attente depuis { $time } : { $names }
page-home-waiting-players = En attente de joueurs
page-home-not-begun = pas commencée, { $taken } places prises sur { $all }
page-home-lately = Terminées récemment
page-home-not-seen = pas encore vue
page-home-place =
    { $place ->
        [1] 1re place sur { $all }, { $points } PV
       *[other] { $place }e place sur { $all }, { $points } PV
    }
page-home-result = Résultat

## Le client du navigateur : une nouvelle table

page-new-lead = Tout est prêt pour jouer contre des robots. Changez ce que vous voulez.
page-new-none = Aucun jeu ne porte ce nom. Choisissez-en un parmi ceux-ci.
page-new-usual = comme dans cette édition
page-new-edition-only = Une seule édition est proposée : { $edition }.
page-new-edition-how = Les livrets divergent par endroits : choisissez celui que vous suivez.
page-new-options = Points de règle
page-new-options-how = Là où les livrets se taisent ou divergent, vous choisissez. Rien à changer si vous débutez.
page-new-options-count =
    { $changed ->
        [0] aucun changement
        [one] { $changed } changement
       *[other] { $changed } changements
    }
page-new-changed = changé
page-new-reset = Rétablir l’édition
page-new-clause = La règle : { $option }
page-new-clause-short = La règle
page-new-seats-how = Les places suivent l’ordre de jeu. Sur un appareil partagé, l’écran est masqué avant chaque passage.
page-new-who = Place { $number } : qui joue ?
page-new-friend-of = Nom du joueur de la place { $number }
page-new-friend = quelqu’un sur cet appareil
page-new-me-how = Vous jouez sur cet appareil, ou sur un autre des vôtres.
page-new-friend-how = Joue aussi sur cet appareil, que vous vous passez.
page-new-open-how = Arrive par le lien d’invitation, ou par la page d’accueil si la table est publique.
page-new-opponent-how = { $about } Cote : { NUMBER($rating, useGrouping: 0) }.
page-new-private-how = Le lien de la table sert d’invitation.
page-new-public-how = Les places libres vont aux premières personnes arrivées.
page-new-spectators-how = Ils voient ce qui est visible sur la table, jamais ce qui est caché.
page-new-hints = Conseils du robot autorisés
page-new-hints-how = Utile pour les premières parties. Valable pour toute la table.
page-new-notes = Prendre des notes pour tout le monde
page-new-notes-how = À côté de chaque adversaire figure ce que saurait qui n’oublie rien. Sinon, la mémoire fait partie du jeu.
page-new-guests = Visiteurs et conseils
page-new-clock-none-how = Prenez tout votre temps ; la partie est gardée pendant des semaines.
page-new-clock-move-how = Temps dépassé ? Un robot joue à votre place, et vous pouvez revenir.
page-new-clock-fischer-how = Comme aux échecs. Temps épuisé ? Un robot joue à votre place.
page-new-clock-each = Temps pour chaque décision
page-new-clock-whole = Temps pour toute la partie
page-new-clock-more = Temps ajouté après chaque tour
page-new-unit-of = { $what } : unité
page-new-seconds = secondes
page-new-time-wrong = Choisissez entre 5 secondes et 30 jours.
page-new-more-wrong = Choisissez entre 0 seconde et 30 jours.
page-new-components-how = Pour les curieux : jouez avec vos propres cartes, tuiles et nombres. Le fichier est vérifié à la création de la table.
page-new-components-file = Fichier de matériel (.toml)
page-new-components-chosen = Fichier choisi : { $file }
page-new-components-none = Matériel de l’édition
page-new-components-drop = Retirer
page-new-components-large = Ce fichier dépasse 65 536 caractères ; aucun fichier de matériel n’en a besoin.
page-new-summary-title = Votre table
page-new-summary = { $game } avec { $players }. { $rules } { $who } { $clock }
page-new-me = vous
page-new-bot = { $name } (robot)
page-new-open =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-new-rules =
    { $changed ->
        [0] { $edition }.
        [one] { $edition }, { $changed } règle changée.
       *[other] { $edition }, { $changed } règles changées.
    }
page-new-rules-own =
    { $changed ->
        [0] { $edition }, avec votre propre matériel.
        [one] { $edition }, avec votre propre matériel et { $changed } règle changée.
       *[other] { $edition }, avec votre propre matériel et { $changed } règles changées.
    }
page-new-who-private = Sur invitation seulement.
page-new-who-public = La table figure sur la page d’accueil.
page-new-no-clock = Sans limite de temps.
page-new-clock-said-move = { $time } au plus par décision.
page-new-clock-said-whole = { $time } par personne pour toute la partie.
page-new-clock-said-fischer = { $time } par personne pour toute la partie, et { $more } de plus après chaque tour.
page-new-begins-now = La partie commence tout de suite.
page-new-begins-full = La partie commence dès que toutes les places sont prises ; vous recevrez un lien d’invitation.
page-new-mistake = Corrigez d’abord ce qui est signalé.
page-new-catalogue = Impossible de charger les jeux.

## Pages
error-no-client = Les pages pour navigateurs n’ont pas été construites ici. Lancez « make client », puis redémarrez le serveur.

## Le client du navigateur : parties revues
page-replay-of = Revoir { $game }
page-replay-drop = Déposez ici un fichier de partie, ou choisissez-en un
page-replay-mine = Vos parties terminées
page-replay-public = Parties publiques terminées
page-replay-controls = Lecture
page-replay-begin = Début
page-replay-first = Revenir au début
page-replay-back = Coup précédent
page-replay-play = Lire
page-replay-pause = Pause
page-replay-next = Coup suivant
page-replay-last = Aller à la fin
page-replay-line = Position dans la partie
page-replay-at = { $at } sur { $all }
page-replay-part = Aller à une étape
page-replay-eyes = Point de vue
page-replay-eyes-all = spectateur
page-replay-eyes-of = { $name }
page-replay-share = Copier le lien vers ce coup
page-replay-more = Étapes, point de vue, vitesse, partage

## Le client du navigateur : la table de Santiago de Cuba

page-santiago-port = Port
page-santiago-per-good = PV par marchandise
page-santiago-flag =
    { $here ->
        [yes] Drapeau { $value }, avec le pion Valeur : chaque marchandise livrée rapporte { $value } PV
       *[no] Drapeau { $value }
    }
page-santiago-finish = Drapeau à damier : quand le pion Valeur y arrive, le navire part
page-santiago-ship = Navire { $number } sur { $count }
page-santiago-of = { $number }/{ $count }
page-santiago-fleet = Les navires
page-santiago-ship-gone = Navire { $number } : parti
page-santiago-ship-here = Navire { $number } : au port
page-santiago-ship-coming = Navire { $number } : à venir
page-santiago-wants = Ce que demande le navire
page-santiago-die-wanted = Le navire demande { $goods }
page-santiago-die-filled = { $good } : demande satisfaite
page-santiago-die-ashore = Non demandé : { $good }
page-santiago-die-rolled = Vient d’être lancé : { $goods }
page-santiago-ashore = pas demandé
page-santiago-rolled = Dés lancés
page-santiago-unsettled = Demande fixée aux dés à la fin de ce tour.
page-santiago-all-gone = Tous les navires sont partis.
page-santiago-supply-of = Dans la réserve : { $goods }
page-santiago-road = La rue
page-santiago-buildings = Les bâtiments
page-santiago-free = gratuit
page-santiago-pesos =
    { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    }
page-santiago-points = { $count } PV
page-santiago-stop = { $stop } : { $cuban }. { $gain }. { $flower }.{ $car ->
        [yes] {" "}La voiture est ici.
       *[no] {""}
    }
page-santiago-stop-down =
    { $stop } : { $cuban }, face cachée. Rien à prendre ici tant que la voiture n’est pas passée.{ $car ->
        [yes] { " " }La voiture est ici.
       *[no] { "" }
    }
page-santiago-stop-port = Le port : qui s’y arrête ouvre les livraisons, et chacun peut livrer.{ $car ->
        [yes] {" "}La voiture est ici.
       *[no] {""}
    }
page-santiago-face-down = face cachée
page-santiago-gives-zorro = 1 de chacun
page-santiago-gives-pablo = 1 au choix
page-santiago-gives-alonso = un bâtiment
page-santiago-quarter = Sous la { $flower }
page-santiago-building = { $building } : { $effect }. { $owned ->
        [yes] Propriétaire : { $owner }.
       *[no] Sans propriétaire.
    }{ $taken ->
        [yes] {" "}Courtier présent : { $broker }.
       *[no] {""}
    }
page-santiago-screen = Derrière votre paravent, à l’abri des regards
page-santiago-open = Visible de tous
page-santiago-lifted = Paravents levés : tout est visible
page-santiago-my-goods = Vous avez { $goods }
page-santiago-hidden = Marchandises, pesos et PV sont derrière le paravent
page-santiago-markers =
    { $count ->
        [0] plus de marqueur
        [one] { $count } marqueur restant
       *[other] { $count } marqueurs restants
    }
page-santiago-my-markers = Vos marqueurs
page-santiago-broker-at = Courtier : { $building }
page-santiago-broker-off = Courtier : pas encore placé
page-santiago-first = joue en premier
page-santiago-trade-sugar = Canne à sucre contre
page-santiago-trade-citrus = Agrume contre
page-santiago-trade-tobacco = Tabac contre
page-santiago-trade-rum = Rhum contre
page-santiago-trade-cigar = Cigare contre
page-santiago-wood-for-sugar = Bois pour canne à sucre
page-santiago-wood-for-citrus = Bois pour agrume
page-santiago-wood-for-tobacco = Bois pour tabac
page-santiago-wood-for-rum = Bois pour rhum
page-santiago-wood-for-cigar = Bois pour cigare
page-santiago-phase-setup = Mise en place
page-santiago-phase-demand = Dés
page-santiago-phase-drive = Trajet
page-santiago-phase-cuban = Cubain
page-santiago-phase-building = Bâtiment
page-santiago-phase-delivery = Livraisons
page-santiago-phase-over = Fin
page-santiago-phases = Étape du tour

## Le client du navigateur : premières parties guidées
page-lesson-title = { $game } : votre première partie
page-lesson-how = Une vraie partie, sur la vraie table, contre deux robots. Votre guide explique chaque nouveauté et propose vos premiers coups. Vous restez libre de jouer autrement.
page-lesson-begin = Commencer
page-lesson-next = Suivant
page-lesson-understood = Compris !
page-lesson-try = Mon conseil : { $move }
page-lesson-over = Et voilà, première partie jouée ! Vous connaissez la table : lancez-en une autre, ou lisez les règles pour les détails.
page-lesson-santiago = Une seule voiture, pour tout le monde, fait le tour de la ville. À chaque arrêt, quelqu’un vous donne quelque chose, puis votre courtier travaille dans un bâtiment voisin. Les navires se succèdent : remplissez-les pour marquer des points.
page-lesson-havana = Deux cartes devant vous : ce sont vos actions, et leurs chiffres forment votre nombre. Le plus petit nombre joue en premier. Rassemblez cubes, pesos et ouvriers, et achetez les bâtiments avant les autres.
page-lesson-cuba = Une plantation est à vous. À chacune des six manches, jouez quatre de vos cinq personnages : récolter, commercer, construire, utiliser vos bâtiments, charger les navires. Le cinquième vote les lois que tous devront suivre.
page-lesson-step = { $step } sur { $steps }
page-lesson-skip = Passer la présentation
page-lesson-repeat = Réexpliquer
page-lesson-another = Une autre partie
page-lesson-alone = À vous de choisir, maintenant. Je reste là pour expliquer les nouveautés. Un doute ? Demandez un conseil.
page-lesson-apart = Vous suivez votre propre chemin, très bien ! Je ne propose plus de coups, mais j’explique toujours les nouveautés. Un doute ? Demandez un conseil.

page-lesson-santiago-tour-welcome = Bienvenue à Santiago de Cuba ! Alicia et Juan sont à table avec vous, et je reste à vos côtés. D’abord un petit tour de la ville, puis nous prenons la route.
page-lesson-santiago-tour-ship = Tout tourne autour de ce navire. Les dés sur son pont montrent ce qu’il veut : 2 cannes à sucre, 2 agrumes et 1 tabac. Chaque marchandise livrée rapporte des points de victoire (PV).
page-lesson-santiago-tour-flags = Le drapeau dit ce que vaut chaque marchandise : 2 PV à présent, puis 3, voire 4. Attendre rapporte, mais pas trop longtemps : au damier, le navire s’en va.
page-lesson-santiago-tour-fleet = Sept navires se succèdent. Quand le septième part, la partie est finie : le plus grand total de PV gagne.
page-lesson-santiago-tour-car = Il n’y a qu’une voiture pour tout le monde. À votre tour, vous la faites avancer sur la boucle : la prochaine étoile est gratuite, chaque étoile de plus coûte 1 peso.
page-lesson-santiago-tour-cubans = À chaque étoile, quelqu’un vous attend et vous donne ce qui est dessiné près de son nom. Regardez aussi sa fleur : elle dit où ira votre courtier.
page-lesson-santiago-tour-buildings = Ensuite vient votre courtier, la pièce à votre couleur : vous l’envoyez dans un bâtiment libre, sous une fleur de la même couleur, et vous profitez de ce qu’il offre.
page-lesson-santiago-tour-mine = Et voici ce qui est à vous : 3 pesos, 2 PV, et une canne à sucre, un agrume et un tabac. Tout cela est derrière un paravent : personne d’autre ne le voit.

page-lesson-santiago-ask-drive = Où arrêter la voiture ? Comparez ce qu’on vous y donne, les bâtiments de cette fleur et le prix du trajet. En général, roulez peu : les pesos sont rares.
page-lesson-santiago-ask-gain = Vous rencontrez quelqu’un. Prenez ce qu’on vous offre : il n’y a presque jamais de raison de refuser.
page-lesson-santiago-ask-zorro = El Zorro prend pour vous quelque chose à chaque adversaire, mais ce sont eux qui choisissent quoi. Votre courtier ne bouge pas : il réutilise le bâtiment où il se trouve.
page-lesson-santiago-ask-gift = On vous envoie El Zorro. Donnez ce qui vous manquera le moins : une marchandise que le navire ne veut pas, ou un peso. Un PV, c’est souvent trop cher.
page-lesson-santiago-ask-pablo = Pablo donne une marchandise de votre choix. Prenez ce que le navire veut et que vous n’avez pas ; le rhum et les cigares sont les plus durs à trouver ailleurs.
page-lesson-santiago-ask-alonso = Alonso, l’avocat, vous donne un bâtiment, avec l’un de vos trois marqueurs. Chaque fois qu’un autre courtier y finit son tour, vous gagnez 1 PV : choisissez un lieu que tout le monde aime. Plus tard, vous pourrez aussi utiliser ici votre propre bâtiment.
page-lesson-santiago-ask-broker = Votre courtier se met au travail : choisissez un bâtiment libre sous la fleur de la personne rencontrée. Tant qu’il y reste, personne d’autre ne peut y aller.
page-lesson-santiago-ask-delivery = C’est l’heure de livrer ! Chacun son tour, un type de marchandise à la fois, jusqu’à ce que tout le monde ait passé. Commencez par ce que les autres pourraient livrer aussi ; gardez pour plus tard ce que personne d’autre n’a.
page-lesson-santiago-ask-left-out = Le navire est parti pendant votre tour : c’est vous qui avez lancé les dés pour le suivant. Écartez-en un : ce que vous n’avez pas. Gardez ce que vous pouvez livrer.
page-lesson-santiago-ask-turn-over = Mettez un Cubain face cachée : qui s’arrête devant lui n’obtient rien, pas même un bâtiment, tant que la voiture ne l’a pas dépassé. Visez celui que la personne suivante voudrait voir.
page-lesson-santiago-ask-bank = La Banque verse 2 pesos. L’argent, c’est la liberté de s’arrêter où l’on veut : prenez-le.
page-lesson-santiago-ask-church = L’Église donne 1 PV, tout simplement. C’est peu, mais c’est sûr : prenez-le.
page-lesson-santiago-ask-distillery = Ici, la canne à sucre devient du rhum, une pour un. À faire quand le navire veut du rhum, ou en vue du Café (2 PV par bouteille). Gardez la canne que le navire demande.
page-lesson-santiago-ask-cigar-factory = Ici, le tabac devient des cigares, un pour un. À faire quand le navire veut des cigares, ou en vue du Café (2 PV par cigare). Gardez le tabac que le navire demande.
page-lesson-santiago-ask-black-market = Vous pouvez échanger une marchandise contre une autre. Donnez ce que vous avez en trop et prenez ce que le navire veut encore.
page-lesson-santiago-ask-sawmill = 1 bois contre 1 PV et 1 peso : sur un navire, il ne rapporterait que le PV ; c’est donc une bonne affaire.
page-lesson-santiago-ask-cafe = Le Café donne 2 PV pour un cigare et 2 PV pour un rhum, sur-le-champ. Ne les gardez que si le navire les veut et paie davantage.
page-lesson-santiago-ask-customs = Le douanier met un dé à 0 : le navire ne veut plus de cette marchandise. Choisissez-en une que les autres peuvent livrer, et vous non.
page-lesson-santiago-ask-casino = Ici, 3 pesos achètent 1 PV, ou l’inverse. À la fin, les pesos ne valent rien : dépensez le surplus, mais gardez de quoi rouler.
page-lesson-santiago-ask-harbour = Vous fixez la valeur. Montez-la si c’est vous qui livrez bientôt, baissez-la si ce sont les autres. Au-delà de 4, le navire part aussitôt, plein ou non.
page-lesson-santiago-ask-office = Le Bureau livre tout de suite une marchandise au navire, toujours pour 2 PV. Choisissez-en une que quelqu’un d’autre pourrait livrer avant vous.
page-lesson-santiago-ask-newspaper = Le Journal verse 1 peso, puis vous pouvez lancer une rumeur : un Cubain est mis face cachée et n’aide plus personne jusqu’à ce que la voiture l’ait dépassé.

page-lesson-santiago-event-goods-delivered = Des marchandises sont à bord. Le dé baisse à chacune d’elles ; à 0, le navire n’en veut plus. Quand tous les dés sont à 0, le navire est plein et s’en va.
page-lesson-santiago-event-wood-delivered = Du bois est parti à la place d’une autre marchandise. C’est toujours permis, mais il ne rapporte que 1 PV pièce.
page-lesson-santiago-event-value-moved = La valeur a changé : regardez les drapeaux. Elle monte quand la voiture traverse le port, ou quand tous ont passé et que le navire n’est pas encore plein. La Capitainerie peut aussi la déplacer.
page-lesson-santiago-event-ship-left = Le navire est parti, et le suivant arrive aussitôt. Les marchandises y valent de nouveau 2 PV, et on lance cinq nouveaux dés.
page-lesson-santiago-event-building-claimed = Un bâtiment a désormais un propriétaire ; le marqueur montre qui. Tout le monde peut encore y aller, mais chaque visite d’un autre courtier rapporte 1 PV au propriétaire.
page-lesson-santiago-event-visit-paid = Un courtier a fini son tour chez quelqu’un d’autre : 1 PV pour le propriétaire. Une bonne adresse à posséder !
page-lesson-santiago-event-cuban-turned-down = Quelqu’un au bord de la rue est maintenant face cachée. Ne vous y arrêtez pas : vous n’auriez rien du tout. Dès que la voiture l’a dépassé, la tuile se retourne.
page-lesson-santiago-event-cuban-found-inactive-seat = Cette tuile est face cachée : ni cadeau ni bâtiment pour cette fois. Dépassez-la la prochaine fois, et elle se retournera.
page-lesson-santiago-event-goods-lacking-seat = Il n’y a que huit pièces de chaque marchandise. Ce qui est épuisé revient quand quelqu’un en livre ou en échange.

page-lesson-santiago-move-1 = Conchita donne 2 agrumes, justement ce que veut le navire. Son étoile est la deuxième : cela coûte 1 peso.
page-lesson-santiago-move-2 = Avec celui que vous avez, cela fait 3 agrumes.
page-lesson-santiago-move-3 = La fleur de Conchita est rouge. Des trois bâtiments sous une fleur rouge, le Bureau est le plus rapide : il prend tout de suite une marchandise pour le navire.
page-lesson-santiago-move-4 = Vous n’avez qu’une canne à sucre, et les autres en ont aussi : tirez-en 2 PV. Les agrumes attendent un meilleur prix.
page-lesson-santiago-move-5 = Quelle chance : la voiture est à une étoile du port, et la valeur est montée à 3. Entrez-y, et vous livrez en premier.
page-lesson-santiago-move-6 = Le navire prend 2 agrumes à 3 PV pièce. Cela fait 6 PV, avant même que les autres ne commencent.
page-lesson-santiago-move-7 = Le rhum est à 0 de toute façon. Sans lui, le navire a quatre demandes, et vous pouvez déjà en servir deux : agrumes et tabac.
page-lesson-santiago-move-8 = Le nouveau navire veut aussi de la canne à sucre, et José en a. Son étoile est la deuxième : 1 peso.
page-lesson-santiago-move-9 = 2 cannes à sucre : une pour le navire, une en réserve.
page-lesson-santiago-move-10 = La fleur de José est jaune. La Capitainerie déplace la valeur, et vous avez de quoi servir ce navire.
page-lesson-santiago-move-11 = Vers la droite : chaque marchandise rapporte 3 PV au lieu de 2.
page-lesson-santiago-move-12 = Miguel est le suivant, gratuitement. Il donne du bois, qui remplace à bord n’importe quelle marchandise.
page-lesson-santiago-move-13 = Prenez les deux. Sur le navire, un bois vaut 1 PV.
page-lesson-santiago-move-14 = La fleur de Miguel est bleue. La Scierie paie le bois mieux que le navire.
page-lesson-santiago-move-15 = 1 PV et 1 peso pour 1 bois. Gardez l’autre : le navire veut un cigare, et le bois fera l’affaire.

page-lesson-havana-tour-welcome = Bienvenue à La Havane ! On rebâtit la vieille ville : vous, Alicia et Juan, chacun pour son compte. Laissez-moi d’abord vous montrer la table.
page-lesson-havana-tour-rows = Voici les bâtiments, en deux rangées. Seuls ceux des quatre bouts sont en vente. Chacun montre son prix et ce qu’il rapporte : des points de victoire (PV).
page-lesson-havana-tour-goal = Qui atteint 20 PV en premier gagne aussitôt, même au milieu d’une manche. Surveillez ce que les autres peuvent déjà payer.
page-lesson-havana-tour-square = Au centre, des cubes et des pesos pour tout le monde. Les cubes de couleur sont des matériaux, les gris des débris ; après chaque manche, il en vient d’autres.
page-lesson-havana-tour-hand = Votre main : treize cartes, les mêmes pour tous. Chacune est une action, et chacune porte un chiffre.
page-lesson-havana-tour-number = Deux cartes seront visibles devant vous. Leurs chiffres forment votre nombre, le plus petit d’abord : 4 et 9 font 49. Le plus petit nombre joue en premier : les cartes fortes, aux grands chiffres, passent donc tard.
page-lesson-havana-tour-mine = Et voici ce que vous possédez : 1 peso et 1 cube gris. Les autres n’ont guère plus.

page-lesson-havana-ask-opening = Choisissez deux cartes pour la première manche ; tout le monde révèle les siennes en même temps. Repérez un bâtiment à l’un des bouts, et prenez les deux cartes qui vous apportent ce qu’il coûte.
page-lesson-havana-ask-first-action = C’est à vous : vos deux cartes agissent l’une après l’autre, et vous choisissez laquelle commence. Souvent, peu importe. Ensuite, vous pourrez acheter.
page-lesson-havana-ask-refreshment = Vous pouvez mettre une carte de votre main sur votre défausse et en reprendre une autre : de quoi rejouer bientôt une carte forte.
page-lesson-havana-ask-conservation = Vous pouvez retirer de la partie un bâtiment à l’un des bouts. Retirez ce qu’un adversaire va acheter, ou ce qui cache un bâtiment que vous voulez.
page-lesson-havana-ask-levy = Tous ceux qui jouent après vous perdent un cube ou un ouvrier, à votre choix. Vous ne le gardez pas : visez donc une couleur rare.
page-lesson-havana-ask-pesos-thief = Votre voleur prend la moitié des pesos de quelqu’un. Tant que d’autres jouent après vous, la victime est l’un d’eux ; choisissez la plus riche.
page-lesson-havana-ask-materials-thief = Votre voleur prend un cube à quelqu’un. Tant que d’autres jouent après vous, la victime est l’un d’eux ; voyez qui a la couleur qu’il vous faut.
page-lesson-havana-ask-theft = Quel cube ? Regardez les quatre bouts des rangées et prenez la couleur qui vous manque.
page-lesson-havana-ask-second-theft = À qui possède plus de trois cubes de couleur, on peut en voler deux. Servez-vous : il n’y a guère de raison de s’en priver.
page-lesson-havana-ask-mama = La Mamma emporte la moitié des cubes du centre, arrondie au supérieur ; les gris sont déjà dans son panier. À vous de choisir les couleurs : pensez au bâtiment que vous visez.
page-lesson-havana-ask-buy = Vous pouvez acheter, autant de fois que vous pouvez payer, mais seulement aux quatre bouts. Ce qui brille est à votre portée. N’attendez pas trop : un bâtiment en bout de rangée tente tout le monde.
page-lesson-havana-ask-pay = Vous pouvez payer la pièce elle-même, ou à sa place cinq pièces plus communes : 5 pesos pour un ouvrier, 5 cubes gris pour un cube de couleur. Gardez ce qui est le plus dur à obtenir.
page-lesson-havana-ask-cover = La manche est finie. Recouvrez l’une de vos deux cartes avec une nouvelle de votre main ; l’autre reste et agira encore. Demandez-vous ce qu’il vous faut, et quand il faut jouer pour l’avoir.

page-lesson-havana-event-number-formed = Toutes les cartes sont révélées, et l’ordre de jeu avec elles : le plus petit nombre commence. À nombre égal, priorité à qui possède le moins.
page-lesson-havana-event-building-bought = Vendu ! Les PV comptent tout de suite, et le bâtiment suivant arrive au bout de la rangée : c’est lui qui est en vente à présent.
page-lesson-havana-event-pesos-laid = Tout le monde a joué : le centre reçoit trois nouveaux cubes et trois pesos. Ce que personne n’a pris y reste ; un centre bien garni rend fortes la Mamma et la carte Pesos.
page-lesson-havana-event-card-discarded-seat = La carte que vous avez recouverte va à votre défausse. Elle n’en revient que lorsqu’il vous reste deux cartes en main : ne gaspillez pas les bonnes.
page-lesson-havana-event-discards-taken-back-seat = Il ne vous restait que deux cartes en main : toute votre défausse y revient, et vous avez de nouveau l’embarras du choix.
page-lesson-havana-event-five-paid = Cinq cubes gris ont remplacé un cube de couleur, ou cinq pesos un ouvrier. Les débris servent donc à quelque chose.
page-lesson-havana-event-building-removed = Un bâtiment a été retiré de la partie. Celui qui était derrière se trouve maintenant au bout de la rangée.
page-lesson-havana-event-building-dealt = Il ne restait que deux bâtiments dans une rangée : quatre nouveaux se sont glissés entre eux.
page-lesson-havana-event-pesos-stolen-victim = On vous a volé la moitié de vos pesos ! Les voleurs visent ceux qui jouent après eux. La carte Protection les arrête, et des pesos dépensés ne se volent plus.
page-lesson-havana-event-cube-stolen-victim = On vous a volé un cube ! Les voleurs visent ceux qui jouent après eux. La carte Protection les arrête, ou un nombre plus petit que le leur.
page-lesson-havana-event-piece-levied-victim = Le Percepteur est passé : tous ceux qui jouent après lui perdent un cube ou un ouvrier. La carte Protection l’écarte, ou un nombre plus petit que le sien.

page-lesson-havana-move-1 = La Mamma prend la moitié des cubes du centre, et l’Architecte amène un ouvrier. À eux deux, ils paient l’Entrepôt, au bout gauche de la rangée du bas : 1 cube rouge, 2 gris et 1 ouvrier.
page-lesson-havana-move-2 = Vous montrez tous les trois 49, et l’égalité tourne en votre faveur. D’abord l’ouvrier ; ensuite, la Mamma va au centre.
page-lesson-havana-move-3 = Le cube gris est déjà à vous. Des deux couleurs, c’est le rouge que demande l’Entrepôt.
page-lesson-havana-move-4 = Vous avez tout : 1 cube rouge, 2 gris et 1 ouvrier. L’Entrepôt rapporte 3 PV, dès la première manche !
page-lesson-havana-move-5 = Il vous reste un peso : rien à ce prix-là.
page-lesson-havana-move-6 = 7 pesos dorment au centre. Mettez Pesos à la place de la Mamma : avec l’Architecte, cela fait 48, et c’est moins qu’un nouveau 49.
page-lesson-havana-move-7 = Bien joué : 48 est le plus petit nombre, et vous commencez de nouveau. Encore un ouvrier, puis la moitié des pesos.
page-lesson-havana-move-8 = Le Kiosque, au bout droit de la rangée du haut, ne coûte que 3 pesos et rapporte 1 PV.
page-lesson-havana-move-9 = Gardez les 2 pesos : ils vont servir tout de suite.
page-lesson-havana-move-10 = La Maison de ville est arrivée au bout de la rangée du haut : 2 pesos et 1 cube rouge. Vous avez les pesos, Juan a le cube. Le Voleur de matériaux s’en charge, et 46 est assez tôt.
page-lesson-havana-move-11 = Alicia a joué, Juan vient après vous. Le voleur d’abord.
page-lesson-havana-move-12 = Seul Juan joue encore après vous : ce sera donc lui. Il s’en remettra.
page-lesson-havana-move-13 = Le rouge, pour la Maison de ville.
page-lesson-havana-move-14 = 2 pesos et le cube rouge contre 2 PV : cela fait 6 en tout.
page-lesson-havana-move-15 = Assez pour aujourd’hui. Vous menez avec 6 PV ; les autres en ont 1 chacun.

page-lesson-cuba-tour-welcome = Bienvenue à Cuba ! Vous dirigez une plantation, tout comme Alicia et Juan. La partie dure six manches. D’abord, une petite visite : ce ne sera pas long.
page-lesson-cuba-tour-points = Le but : le plus de points de victoire (PV). Ils viennent des navires que vous chargez, de vos bâtiments et des lois que vous respectez.
page-lesson-cuba-tour-harbour = Des navires attendent au port, chacun avec cinq cases pour certaines pièces. Chaque pièce chargée rapporte 1 PV au quai 1, 2 PV au quai 2 et 3 PV au quai 3. Après chaque manche, les navires avancent d’un quai.
page-lesson-cuba-tour-market = Ici, on achète et on vend des produits et des biens. Ce qui est rare est cher, ce qui abonde est bon marché.
page-lesson-cuba-tour-buildings = Ces bâtiments peuvent se construire sur votre plantation. Ils coûtent du bois, de la pierre et de l’eau. Chacun a son utilité, et chacun vaut 2 PV à la fin.
page-lesson-cuba-tour-parliament = Les lois se font au parlement. À chaque manche, quatre projets sont mis au vote, et deux deviennent des lois. Les respecter rapporte des PV.
page-lesson-cuba-tour-cards = Vos cinq personnages. À chaque manche, quatre d’entre eux agissent pour vous, l’un après l’autre. Celui que vous gardez vote pour vous : son chiffre est votre nombre de votes.

page-lesson-cuba-ask-colour = D’abord votre couleur. C’est affaire de goût : dans cette partie, toutes les plantations sont pareilles.
page-lesson-cuba-ask-start-resources = Le bois, la pierre et l’eau paient les bâtiments. Presque tous demandent du bois et de la pierre : un de chaque est un bon début.
page-lesson-cuba-ask-start-products = Les produits sont pour les navires et pour le marché. Voyez lesquels trouvent une case sur les navires du port.
page-lesson-cuba-ask-character = Jouez un personnage, puis les autres font de même, quatre fois de suite. Récoltez avant de construire, construisez avant d’utiliser, et gardez pour le parlement celui dont vous pouvez vous passer.
page-lesson-cuba-ask-pawn = Posez le pion sur un champ : on récolte dans sa rangée et dans sa colonne. Toutes les ressources y sont à vous, et deux des produits. Cherchez un croisement avec du bois, de la pierre et de l’eau.
page-lesson-cuba-ask-harvest = Choisissez les produits à récolter. Les deux premiers sont gratuits, chacun des suivants coûte 1 eau. Prenez ce qui a une case sur un navire, ou ce qu’une loi demande.
page-lesson-cuba-ask-trade = Achetez et vendez autant que vous voulez, toujours au meilleur prix affiché. Les produits se perdent à la fin de la manche : vendez ce que vous ne pouvez pas garder. Ou prenez une pièce gratuite au lieu de commercer.
page-lesson-cuba-ask-build = Choisissez un bâtiment, puis un champ. Ce champ ne produira plus : prenez-en un peu utile, dans une rangée ou une colonne où votre pion va souvent. Sans construire, prenez des PV, s’il en reste.
page-lesson-cuba-ask-foreman = Le contremaître fait travailler les bâtiments : tous ceux de la rangée et de la colonne de votre pion, ou bien un seul, n’importe où. L’entrepôt en est un : il garde vos produits d’une manche à l’autre.
page-lesson-cuba-ask-amount = Combien de pièces y mettez-vous ? Autant que possible, à moins qu’un navire ou une loi n’en demande.
page-lesson-cuba-ask-give = Le bâtiment prend une pièce et vous en récompense. Donnez ce que vous perdriez de toute façon, ou ce dont vous avez le moins besoin.
page-lesson-cuba-ask-exchange = Une pièce contre une autre : donnez ce que vous avez en trop, prenez ce qui a une case sur un navire.
page-lesson-cuba-ask-veto = Vous pouvez écarter un projet de loi avant le vote. Choisissez celui qui vous coûterait le plus, ou qui aiderait le plus les autres.
page-lesson-cuba-ask-fetch = Vous avez vu les navires de la pioche. Faites venir en mer celui qui a de la place pour ce que vous récoltez : il sera au quai 1 à la fin de la manche.
page-lesson-cuba-ask-load = Chargez tout ce qui trouve une case, pièce par pièce, sur un seul navire ; plus le quai est élevé, plus il y a de PV. Rien à charger ? Prenez des pesos : 4 la première fois dans la manche, 2 la deuxième.
page-lesson-cuba-ask-bid = Au parlement, les pesos achètent des votes. Tout le monde mise en secret, et chaque peso est dépensé, même pour rien. Misez si la victoire vaut le prix ; souvent, mieux vaut ne rien miser.
page-lesson-cuba-ask-enact = Vous avez gagné le vote et pouvez adopter deux des quatre projets. Ils remplacent les lois de leur type. Choisissez ce que vous payez sans peine, ou ce qui récompense ce que vous avez.
page-lesson-cuba-ask-tax = Payer la taxe rapporte 2 PV, et 1 de plus avec la redevance. Difficile de faire mieux : payez si vous le pouvez.
page-lesson-cuba-ask-duty = La redevance se paie en pièces : 2 PV, et 1 de plus si vous avez payé la taxe. Idéal pour des produits qui seraient perdus de toute façon.

page-lesson-cuba-event-bill-revealed = La manche s’ouvre sur quatre projets de loi. Deux deviendront des lois : lisez-les, pour savoir ce qu’il faudra payer, ou ce qui rapportera.
page-lesson-cuba-event-points-instead = Quelqu’un a pris des PV au lieu de construire. L’architecte le permet deux fois par manche : 2 PV la première fois, 1 PV la deuxième.
page-lesson-cuba-event-pesos-instead = Quelqu’un a pris des pesos au lieu de charger. Le maire le permet deux fois par manche : 4 pesos la première fois, 2 la deuxième.
page-lesson-cuba-event-built = Un bâtiment de plus ! Le champ qu’il recouvre ne produit plus, mais le contremaître peut désormais s’en servir.
page-lesson-cuba-event-sold = Une pièce a été vendue : le marché se remplit, et la suivante de cette sorte rapportera moins. Acheter fait remonter le prix.
page-lesson-cuba-event-starter-changed = Tout le monde a joué quatre cartes. Qui a posé la plus forte en quatrième commencera désormais : la plus forte est le maire, la plus faible l’ouvrier.
page-lesson-cuba-event-act-passed = Des lois sont adoptées, et toutes les lois en vigueur s’appliquent aussitôt : d’abord la taxe, puis la redevance, puis la subvention.
page-lesson-cuba-event-subsidy-paid = Une subvention ne coûte rien : elle récompense ce que vous avez. Elle revient à chaque manche, jusqu’à ce qu’une autre la remplace.
page-lesson-cuba-event-products-lost-seat = Les produits laissés dans votre cour à la fin de la manche sont perdus. Chargez-les, vendez-les, ou stockez-les avec le contremaître.
page-lesson-cuba-event-ship-moved = Fin de la manche : les navires avancent d’un quai, et la même pièce y rapportera 1 PV de plus.
page-lesson-cuba-event-ship-left = Un navire a pris la mer. Les navires pleins partent à la fin de la manche ; celui du quai 3 aussi, même vide.

page-lesson-cuba-move-1 = Bleu, comme la mer par la fenêtre.
page-lesson-cuba-move-2 = Avec la première récolte, cela paiera un beau bâtiment.
page-lesson-cuba-move-3 = Le navire du quai 2 a une case pour chacun, à 2 PV pièce.
page-lesson-cuba-move-4 = D’abord la récolte : elle apporte de quoi construire et de quoi charger.
page-lesson-cuba-move-5 = Depuis b4, la rangée et la colonne réunissent bois, pierre et eau.
page-lesson-cuba-move-6 = Un tabac est pour le navire. Le second, pour une redevance de 1 tabac qui est mise au vote.
page-lesson-cuba-move-7 = Un second agrume servira aussi : la redevance en vigueur en demande un.
page-lesson-cuba-move-8 = Davantage vous coûterait l’eau, et il la faut pour la suite.
page-lesson-cuba-move-9 = 2 bois, 2 pierres et 1 eau : juste assez pour l’Hôtel. Prenez-le avant quelqu’un d’autre.
page-lesson-cuba-move-10 = L’Hôtel donne 2 PV chaque fois que vous l’utilisez. En b1, il ne vous coûte qu’un champ de bois, et il est dans la rangée de votre pion.
page-lesson-cuba-move-11 = Le pion est dans la rangée de l’Hôtel : faites-le travailler tout de suite.
page-lesson-cuba-move-12 = 2 PV, et autant chaque fois que vous jouerez le contremaître.
page-lesson-cuba-move-13 = Le navire du quai 2 attend toujours ce que vous avez.
page-lesson-cuba-move-14 = Le tabac pour 2 PV. Il vous en reste un, pour la loi.
page-lesson-cuba-move-15 = Et l’agrume pour 2 PV de plus.
page-lesson-cuba-move-16 = Juan a gardé son maire, qui a 5 votes ; votre marchande en a 2. Avec 4 pesos, cela fait 6 et, s’il ne mise rien, c’est vous qui faites les lois.
page-lesson-cuba-move-17 = La redevance coûte 1 tabac, que vous avez. La subvention donne 1 PV par champ de produit libre, et vos six champs le sont. Quant à la taxe, elle reste à 2 pesos.
page-lesson-cuba-move-18 = 2 pesos contre 2 PV : avec plaisir.
page-lesson-cuba-move-19 = 2 PV pour le tabac, et 1 de plus parce que vous avez aussi payé la taxe.

## Le client du navigateur : Cuba
page-cuba-what-they-do = Effets des bâtiments
page-cuba-left =
    { $count ->
        [one] encore { $count }
       *[other] encore { $count }
    }
page-cuba-tile = { $name }, { $left } : { $effect }. Coût : { $cost }.
page-cuba-tile-gone = { $name } : il n’en reste pas.
page-cuba-cost = Coût : { $cost }
page-cuba-berth = { $berth }, { $ship }. Chargé : { $loaded }. Cases libres : { $free }.
page-cuba-berth-empty = { $berth } : aucun navire.
page-cuba-dock = Quai { $number }
page-cuba-at-sea = En mer
page-cuba-vp-each = PV pièce
page-cuba-dock-worth = { $told } Chaque marchandise chargée rapporte { $points } PV.
page-cuba-space = { $berth } : une case libre ({ $ware })
page-cuba-pile-holds =
    { $count ->
        [one] { $count } navire dans la pioche
       *[other] { $count } navires dans la pioche
    }
page-cuba-in-pile = Navires de la pioche
page-cuba-ship-spaces = { $ship }. Cases : { $spaces }.
page-cuba-free-piece = gratuit
page-cuba-alternative = { $character }, au lieu de l’action : { $gain }
page-cuba-alternative-taken = { $character }, au lieu de l’action : { $gain }, déjà pris cette manche
page-cuba-to-buy =
    { $pesos ->
        [one] Marché, { $ware } : { $pesos } peso pièce à l’achat
       *[other] Marché, { $ware } : { $pesos } pesos pièce à l’achat
    }
page-cuba-to-sell =
    { $pesos ->
        [one] Marché, { $ware } : { $pesos } peso pièce à la vente
       *[other] Marché, { $ware } : { $pesos } pesos pièce à la vente
    }
page-cuba-on-market = Au marché : { $pieces }
page-cuba-in-stock = Dans la réserve : { $pieces }
page-cuba-in-stock-dear = Dans la réserve : { $pieces }. Plus rien au marché : { $pesos } pesos pièce à l’achat.
page-cuba-in-stock-cheap =
    { $pesos ->
        [one] Dans la réserve : { $pieces }. Marché plein : { $pesos } peso pièce à la vente.
       *[other] Dans la réserve : { $pieces }. Marché plein : { $pesos } pesos pièce à la vente.
    }
page-cuba-in-force = en vigueur
page-cuba-to-vote = au vote
page-cuba-act = { $type }, en vigueur : { $name } ({ $effect })
page-cuba-act-none = { $type } : aucune loi en vigueur
page-cuba-bill = { $type }, au vote : { $name } ({ $effect })
page-cuba-bill-none = { $type } : aucun projet
page-cuba-bill-vetoed = { $type } : projet bloqué par un veto
page-cuba-votes =
    { $votes ->
        [one] { $name } : { $votes } vote
       *[other] { $name } : { $votes } votes
    }
page-cuba-votes-sealed = { $votes }, et une mise secrète
page-cuba-votes-bid =
    { $pesos ->
        [one] { $votes }, et votre mise de { $pesos } peso
       *[other] { $votes }, et votre mise de { $pesos } pesos
    }
page-cuba-points = Points
page-cuba-points-of = { $name } : { $points } PV
page-cuba-field = { $field } : { $what }
page-cuba-field-pawn = { $field } : { $what }, avec le pion
page-cuba-in-lot = Dans votre cour : { $pieces }
page-cuba-in-warehouse = Dans votre entrepôt : { $pieces }
page-cuba-keeps = garde les produits
page-cuba-keeps-in-fr2007 = garde les ressources
page-cuba-empty = vide
page-cuba-purse =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
page-cuba-characters = Personnages
page-cuba-card =
    { $votes ->
        [one] { $name }, { $votes } vote : { $effect } ; { $state }
       *[other] { $name }, { $votes } votes : { $effect } ; { $state }
    }
page-cuba-played = joué
page-cuba-now = agit
page-cuba-kept = vote
page-cuba-aside = à part
page-cuba-starts = premier joueur
page-cuba-town-hall = Mairie utilisée : +2 votes
page-cuba-plantation-of = { $name } : plantation
page-cuba-look = Voir la plantation : { $name }
page-cuba-not-laid = Choisissez une couleur pour recevoir votre plantation.
statute-tax-1-short =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
    .line = pour 2 PV
    .signs = { $pesos } peso → 2 point
statute-tax-2-short = { statute-tax-1-short }
    .line = pour 2 PV
    .signs = { $pesos } peso → 2 point
statute-tax-3-short = { statute-tax-1-short }
    .line = pour 2 PV
    .signs = { $pesos } peso → 2 point
statute-tax-4-short = { statute-tax-1-short }
    .line = pour 2 PV
    .signs = { $pesos } peso → 2 point
statute-tax-5-short = { statute-tax-1-short }
    .line = pour 2 PV
    .signs = { $pesos } peso → 2 point
statute-tax-per-building-short = { statute-tax-1-short } par bâtiment
    .line = pour 2 PV
    .signs = { $pesos } peso / house → 2 point
statute-duty-citrus-short = 1 agrume
    .line = pour 2 PV
    .signs = 1 citrus → 2 point
statute-duty-sugar-short = 1 canne à sucre
    .line = pour 2 PV
    .signs = 1 sugar → 2 point
statute-duty-tobacco-short = 1 tabac
    .line = pour 2 PV
    .signs = 1 tobacco → 2 point
statute-duty-water-short = 1 eau
    .line = pour 2 PV
    .signs = 1 water → 2 point
statute-duty-2-resources-short = 2 ressources
    .line = pour 2 PV
    .signs = 2 resource → 2 point
statute-duty-2-resources-short-in-fr2007 = 2 matériaux
    .line = pour 2 PV
    .signs = 2 resource → 2 point
statute-duty-2-products-short = 2 produits
    .line = pour 2 PV
    .signs = 2 product → 2 point
statute-duty-2-products-short-in-fr2007 = 2 ressources
    .line = pour 2 PV
    .signs = 2 product → 2 point
statute-subsidy-buildings-short = Bâtiments
    .line = 1 PV chacun
    .signs = 1 house → 1 point
statute-subsidy-resource-fields-short = Champs de ressource
    .line = 1 PV chacun
    .signs = 1 resource-field → 1 point
statute-subsidy-resource-fields-short-in-fr2007 = Cases de matériaux
    .line = 1 PV chacune
    .signs = 1 resource-field → 1 point
statute-subsidy-product-fields-short = Champs de produit
    .line = 1 PV chacun
    .signs = 1 product-field → 1 point
statute-subsidy-product-fields-short-in-fr2007 = Cases de ressources
    .line = 1 PV chacune
    .signs = 1 product-field → 1 point
statute-subsidy-water-short = Eau
    .line = 1 PV pièce
    .signs = 1 water → 1 point
statute-subsidy-votes-short = Votes
    .line = 1 PV chacun
    .signs = 1 vote → 1 point
statute-subsidy-pesos-short = Argent
    .line = 1 PV pour 3
    .signs = 3 peso → 1 point
statute-market-decrease-short = Commerce
    .line = 2 de moins
statute-market-decrease-short-in-fr2007 = Marché
    .line = 2 de moins
statute-market-increase-short = Commerce
    .line = 2 de plus
statute-market-increase-short-in-fr2007 = Marché
    .line = 2 de plus
statute-drought-short = Séche­resse
    .line = 1 récolte gratuite
statute-building-short = Construc­tion
    .line = 2 pesos de plus
statute-harbor-short = Port
    .line = plein = départ
statute-corruption-short = Corrup­tion
    .line = plus d’achat de votes

## The rulebook
error-no-rules = Il n’y a pas ici de règles pour un jeu « { $game } ». Choisissez parmi : { $known }.
error-no-clause = Il n’y a pas de règle « { $id } » dans { $game }. Cherchez-la dans le livret.
page-rules-title = Les règles
page-rules-choose = Choisissez un jeu : ses règles, écrites avec nos mots, illustrées et complètes.
page-rules-cuba = Une plantation, un marché, des navires à charger et des lois à voter, en six manches.
page-rules-havana = Deux cartes par manche : ce sont vos actions et votre rang.
page-rules-santiago = Une vieille voiture, neuf rencontres, douze bâtiments et sept navires à remplir.
page-rules-open = Lire les règles
page-rules-of = { $game } : les règles
page-rules-lead = { $count } règles en { $chapters } chapitres. Chaque chapitre commence par un résumé ; chaque règle a son lien, à partager.
page-rules-loading = Ouverture du livret…
page-rules-search = Chercher dans les règles
page-rules-search-how = Les mots dans n’importe quel ordre, avec ou sans accents.
page-rules-clear = Effacer
page-rules-found =
    { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] 1 règle sur { $total } contient ces mots.
       *[other] { $count } règles sur { $total } contiennent ces mots.
    }
page-rules-shown =
    { $count ->
        [0] Aucune règle affichée sur { $total }.
        [one] 1 règle affichée sur { $total }.
       *[other] { $count } règles affichées sur { $total }.
    }
page-rules-none = Essayez avec moins de mots, ou un début de mot.
page-rules-hidden =
    { $count ->
        [one] 1 autre est masquée par les filtres.
       *[other] { $count } autres sont masquées par les filtres.
    }
page-rules-show-hidden = Tout afficher
page-rules-contents = Chapitres
page-rules-jump = Aller au chapitre
page-rules-views = Façon de lire
page-rules-view-full = Toutes les règles
page-rules-view-short = En bref
page-rules-view-differences = Éditions côte à côte
page-rules-edition = Édition
page-rules-edition-any = Toutes les éditions
page-rules-edition-named = { $id } : { $name }
page-rules-edition-default = standard
    .in = les règles standard
page-rules-edition-en2007 = anglaise 2007
    .in = l’édition anglaise de 2007
page-rules-edition-fr2007 = traduction 2007
    .in = la traduction française de 2007
page-rules-edition-fr2008 = française 2008
    .in = l’édition française de 2008
page-rules-edition-fr2009 = française 2009
    .in = l’édition française de 2009
page-rules-edition-fr2011 = française 2011
    .in = l’édition française de 2011
page-rules-edition-lh2024 = La Habana 2024
    .in = la nouvelle édition de 2024
page-rules-choice = Ce qui est affiché
page-rules-kinds = Type
page-rules-kind-rules = Règles ({ $count })
page-rules-kind-rulings = Interprétations ({ $count })
page-rules-kind-examples = Exemples ({ $count })
page-rules-kind-data = Données du matériel ({ $count })
page-rules-hits =
    { $count ->
        [one] un résultat
       *[other] { $count } résultats
    }
page-rules-printed = Imprimé seulement dans { $editions }.
page-rules-left-out = Non joué dans { $editions } non plus.
page-rules-not-default = Variante de lecture : non jouée, sauf si vous la choisissez.
page-rules-here = Vous arrivez par un lien : sans lui, vos filtres masqueraient cette règle.
page-rules-link = Lien vers cette règle : { $clause }
page-rules-chapter-count =
    { $count ->
        [one] La règle complète de ce chapitre
       *[other] Les { $count } règles complètes de ce chapitre
    }
page-rules-differences =
    { $count ->
        [one] Les livrets divergent sur un point. Chaque lecture indique qui l’imprime et qui la joue.
       *[other] Les livrets divergent sur { $count } points. Chaque lecture indique qui l’imprime et qui la joue.
    }
page-rules-differences-found =
    { $count ->
        [0] Aucun point ne contient ces mots.
        [one] Un point contient ces mots.
       *[other] { $count } points contiennent ces mots.
    }
page-rules-one-edition = Une seule édition est proposée : rien à comparer.
page-rules-consulted = Une seule édition se joue ici. Une plus récente, { $edition }, a été consultée là où l’ancienne se tait ; on sait qu’elle diffère sur ces règles.
page-rules-overview = Quelle édition joue quoi
page-rules-point = Point
page-rules-reading = Lecture { $letter }
page-rules-default = Jouée par défaut
page-rules-option = Une table peut en décider autrement : option « { $option } ».

