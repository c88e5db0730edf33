game-pearls = Pearls
page-home-pearls = Two pearls, one after the other, for who bids highest and alone.
edition-pearls-only = The only edition
pearl-white = white pearl
    .the = the white pearl
pearl-black = black pearl
    .the = the black pearl
ask-pearls-draw = Which pearl is drawn?
ask-pearls-bid = Which card do you bid for the pearl?
decision-pearls-draw = the draw of a pearl
decision-pearls-bid = the bid
move-pearls-draw = Draw { $pearl_the }
move-pearls-bid = Bid the { $card }
event-pearls-pearl-drawn = { $pearl ->
        [white] A white pearl is drawn.
       *[black] A black pearl is drawn.
    }
event-pearls-bid-sealed = { $seat } lays a card face down.
event-pearls-bid-revealed = { $seat } has bid { $card }.
event-pearls-pearl-won = { $seat } takes { $pearl_the } and gains { $points } VP.
event-pearls-pearl-returned = Nobody has bid highest alone: { $pearl_the } goes back into the bag.
label-pearls-round = Round { $number } of { $of }
label-pearls-middle = In the middle
label-pearls-bag = In the bag
label-pearls-worth = { $points } VP
label-pearls-bid = Bid
label-pearls-played = Played
label-pearls-hand = Your hand
