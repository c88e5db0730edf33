game-pearls = Perles
page-home-pearls = Deux perles, l’une après l’autre, à qui mise le plus haut et seul.
edition-pearls-only = La seule édition
pearl-white = perle blanche
    .the = la perle blanche
pearl-black = perle noire
    .the = la perle noire
ask-pearls-draw = Quelle perle est tirée ?
ask-pearls-bid = Quelle carte misez-vous pour la perle ?
decision-pearls-draw = le tirage d’une perle
decision-pearls-bid = la mise
move-pearls-draw = Tirer { $pearl_the }
move-pearls-bid = Miser le { $card }
event-pearls-pearl-drawn = { $pearl ->
        [white] Une perle blanche est tirée.
       *[black] Une perle noire est tirée.
    }
event-pearls-bid-sealed = { $seat } pose une carte face cachée.
event-pearls-bid-revealed = { $seat } a misé { $card }.
event-pearls-pearl-won = { $seat } prend { $pearl_the } et gagne { $points } PV.
event-pearls-pearl-returned = Personne n’a misé le plus haut tout seul : { $pearl_the } retourne dans le sac.
label-pearls-round = Manche { $number } sur { $of }
label-pearls-middle = Au centre
label-pearls-bag = Dans le sac
label-pearls-worth = { $points } PV
label-pearls-bid = Mise
label-pearls-played = Jouées
label-pearls-hand = Votre main
