# Malecón, English. Every sentence a player reads; the French file has the same messages.

## Counting

# Each takes the number from the argument it is named after.
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
        [one] { $goods } good
       *[other] { $goods } goods
    }
count-kept =
    { $kept ->
        [one] { $kept } good
       *[other] { $kept } goods
    }
count-sugar = { $sugar } sugar cane
count-citrus = { $citrus } citrus
count-tobacco = { $tobacco } tobacco
count-rum = { $rum } rum
count-cigar =
    { $cigar ->
        [one] { $cigar } cigar
       *[other] { $cigar } cigars
    }
place-name =
    { $place ->
        [1] first place
        [2] second place
        [3] third place
        [4] fourth place
        [5] fifth place
       *[other] place { $place }
    }

## Goods

good-sugar = sugar cane
    .the = the sugar cane
    .of = of sugar cane
    .one = 1 sugar cane
    .die = the sugar cane die
    .count = { $amount } sugar cane
    .name = sugar cane
good-citrus = citrus
    .the = the citrus
    .of = of citrus
    .one = 1 citrus
    .die = the citrus die
    .count = { $amount } citrus
    .name = citrus
good-tobacco = tobacco
    .the = the tobacco
    .of = of tobacco
    .one = 1 tobacco
    .die = the tobacco die
    .count = { $amount } tobacco
    .name = tobacco
good-rum = rum
    .the = the rum
    .of = of rum
    .one = 1 rum
    .die = the rum die
    .count = { $amount } rum
    .name = rum
good-cigar = cigars
    .the = the cigars
    .of = of cigars
    .one = 1 cigar
    .die = the cigar die
    .count =
        { $amount ->
            [one] { $amount } cigar
           *[other] { $amount } cigars
        }
    .name =
        { $amount ->
            [one] cigar
           *[other] cigars
        }
# Wood has no die: its die attribute is only there so that all goods are alike.
good-wood = wood
    .the = the wood
    .of = of wood
    .one = 1 wood
    .die = no die
    .count = { $amount } wood
    .name = wood

served-cigar = 1 cigar
served-rum = 1 rum
served-both = 1 cigar and 1 rum

## Buildings

building-bank = Bank
    .the = the Bank
    .at = at the Bank
    .to = to the Bank
    .of = of the Bank
    .effect = take 2 pesos
    .signs = 2 peso
building-church = Church
    .the = the Church
    .at = at the Church
    .to = to the Church
    .of = of the Church
    .effect = take 1 VP
    .signs = 1 point
building-distillery = Distillery
    .the = the Distillery
    .at = at the Distillery
    .to = to the Distillery
    .of = of the Distillery
    .effect = sugar cane → rum
    .signs = sugar → rum
building-cigar-factory = Cigar Factory
    .the = the Cigar Factory
    .at = at the Cigar Factory
    .to = to the Cigar Factory
    .of = of the Cigar Factory
    .effect = tobacco → cigars
    .signs = tobacco → cigar
building-black-market = Black Market
    .the = the Black Market
    .at = at the Black Market
    .to = to the Black Market
    .of = of the Black Market
    .effect = 1 good → 1 other good
    .signs = ? → ?
building-sawmill = Sawmill
    .the = the Sawmill
    .at = at the Sawmill
    .to = to the Sawmill
    .of = of the Sawmill
    .effect = 1 wood → 1 VP + 1 peso
    .signs = wood → point peso
building-cafe = Café
    .the = the Café
    .at = at the Café
    .to = to the Café
    .of = of the Café
    .effect = 1 cigar, 1 rum → 2 VP each
    .signs = cigar rum → 2 point
building-customs = Customs Office
    .the = the Customs Office
    .at = at the Customs Office
    .to = to the Customs Office
    .of = of the Customs Office
    .effect = set one die to 0
    .signs = dice → 0
building-casino = Casino
    .the = the Casino
    .at = at the Casino
    .to = to the Casino
    .of = of the Casino
    .effect = 3 pesos ↔ 1 VP
    .signs = 3 peso ↔ point
building-harbour = Harbour Master
    .the = the Harbour Master
    .at = at the Harbour Master’s
    .to = to the Harbour Master’s
    .of = of the Harbour Master
    .effect = value +1 or −1
    .signs = ← flag →
building-office = Office
    .the = the Office
    .at = at the Office
    .to = to the Office
    .of = of the Office
    .effect = deliver 1 good for 2 VP
    .signs = ? → 2 point
building-newspaper = Newspaper
    .the = the Newspaper
    .at = at the Newspaper
    .to = to the Newspaper
    .of = of the Newspaper
    .effect = 1 peso, turn a Cuban face down
    .signs = 1 peso eye-off

## Cubans

cuban-pedro = Pedro
    .of = Pedro’s
    .role = tobacco merchant
    .titled = Pedro, the tobacco merchant
    .effect = take 2 tobacco
cuban-maria = Maria
    .of = Maria’s
    .role = dancer
    .titled = Maria, the dancer
    .effect = take 2 VP
cuban-jose = José
    .of = José’s
    .role = sugar-cane farmer
    .titled = José, the sugar-cane farmer
    .effect = take 2 sugar cane
cuban-martinez = Martinez
    .of = Martinez’s
    .role = musician
    .titled = Martinez, the musician
    .effect = take 3 pesos
cuban-conchita = Conchita
    .of = Conchita’s
    .role = fruit seller
    .titled = Conchita, the fruit seller
    .effect = take 2 citrus
cuban-zorro = El Zorro
    .of = El Zorro’s
    .role = pickpocket
    .titled = El Zorro, the pickpocket
    .effect = 1 gift from each opponent
    .signs = people → 1
cuban-miguel = Miguel
    .of = Miguel’s
    .role = lumberjack
    .titled = Miguel, the lumberjack
    .effect = take 2 wood
cuban-pablo = Pablo
    .of = Pablo’s
    .role = fence
    .titled = Pablo, the fence
    .effect = 1 good of your choice, not wood
    .signs = 1 ?
cuban-alonso = Alonso
    .of = Alonso’s
    .role = lawyer
    .titled = Alonso, the lawyer
    .effect = claim a building or use your own
    .signs = marker

## Flowers, building spaces and stops

flower-yellow = yellow
    .flower = yellow flower
    .the = the yellow flower
flower-blue = blue
    .flower = blue flower
    .the = the blue flower
flower-red = red
    .flower = red flower
    .the = the red flower
flower-white = white
    .flower = white flower
    .the = the white flower
flower-none = colourless
    .flower = colourless flower
    .the = the colourless flower

space-yellow-1 = yellow flower 1
    .the = the first yellow flower
space-yellow-2 = yellow flower 2
    .the = the second yellow flower
space-yellow-3 = yellow flower 3
    .the = the third yellow flower
space-blue-1 = blue flower 1
    .the = the first blue flower
space-blue-2 = blue flower 2
    .the = the second blue flower
space-blue-3 = blue flower 3
    .the = the third blue flower
space-red-1 = red flower 1
    .the = the first red flower
space-red-2 = red flower 2
    .the = the second red flower
space-red-3 = red flower 3
    .the = the third red flower
space-white-1 = white flower 1
    .the = the first white flower
space-white-2 = white flower 2
    .the = the second white flower
space-white-3 = white flower 3
    .the = the third white flower

stop-port = port
    .the = the port
    .at = at the port
stop-1 = star 1
    .the = star 1
    .at = at star 1
stop-2 = star 2
    .the = star 2
    .at = at star 2
stop-3 = star 3
    .the = star 3
    .at = at star 3
stop-4 = star 4
    .the = star 4
    .at = at star 4
stop-5 = star 5
    .the = star 5
    .at = at star 5
stop-6 = star 6
    .the = star 6
    .at = at star 6
stop-7 = star 7
    .the = star 7
    .at = at star 7
stop-8 = star 8
    .the = star 8
    .at = at star 8
stop-9 = star 9
    .the = star 9
    .at = at star 9

## What happens

event-santiago-building-laid = Chance puts { $building_the } below { $space_the }.
event-santiago-cuban-laid = Chance puts { $cuban_name } at star { $stop }.
event-santiago-capital-taken = { $seat } starts with { count-pesos } and { $points } VP.
    .you = You start with { count-pesos } and { $points } VP.
event-santiago-first-player-chosen = { $seat } plays first.
    .you = You go first.
event-santiago-die-rolled = { $seat } rolls { $good_die }: { $face }.
    .you = You roll { $good_die }: { $face }.
event-santiago-rolled-again = All five dice show 0: { $seat } rolls them again.
    .you = All five dice show 0: you roll again.
event-santiago-demand-set =
    { $left_out ->
        [sugar] { $seat } sets sugar cane aside: the ship wants { count-citrus }, { count-tobacco }, { count-rum } and { count-cigar }.
        [citrus] { $seat } sets citrus aside: the ship wants { count-sugar }, { count-tobacco }, { count-rum } and { count-cigar }.
        [tobacco] { $seat } sets tobacco aside: the ship wants { count-sugar }, { count-citrus }, { count-rum } and { count-cigar }.
        [rum] { $seat } sets rum aside: the ship wants { count-sugar }, { count-citrus }, { count-tobacco } and { count-cigar }.
       *[cigar] { $seat } sets cigars aside: the ship wants { count-sugar }, { count-citrus }, { count-tobacco } and { count-rum }.
    }
    .you =
        { $left_out ->
            [sugar] You set sugar cane aside: the ship wants { count-citrus }, { count-tobacco }, { count-rum } and { count-cigar }.
            [citrus] You set citrus aside: the ship wants { count-sugar }, { count-tobacco }, { count-rum } and { count-cigar }.
            [tobacco] You set tobacco aside: the ship wants { count-sugar }, { count-citrus }, { count-rum } and { count-cigar }.
            [rum] You set rum aside: the ship wants { count-sugar }, { count-citrus }, { count-tobacco } and { count-cigar }.
           *[cigar] You set cigars aside: the ship wants { count-sugar }, { count-citrus }, { count-tobacco } and { count-rum }.
        }
event-santiago-turn-begun = { $seat }’s turn.
    .you = Your turn.
event-santiago-drove =
    { $seat } drives { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } to { $cuban ->
        [none] the port
       *[other] { $cuban_name }
    } { $pesos ->
        [0] for free
       *[other] and pays { count-pesos }
    }.
    .you =
        You drive { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        } to { $cuban ->
            [none] the port
           *[other] { $cuban_name }
        } { $pesos ->
            [0] for free
           *[other] and pay { count-pesos }
        }.
event-santiago-value-moved = The value marker is on { $value }.
event-santiago-cuban-turned-up = { $cuban_name } is face up again.
event-santiago-cuban-turned-down = { $seat } turns { $cuban_name } face down.
    .you = You turn { $cuban_name } face down.
event-santiago-cuban-found-inactive = { $cuban_name } is face down: nothing for { $seat } this turn.
    .you = { $cuban_name } is face down: nothing for you this turn.
event-santiago-cuban-declined = { $seat } takes nothing from { $cuban_name }.
    .you = You take nothing from { $cuban_name }.
event-santiago-goods-taken = { $seat } takes { $good_count }.
    .you = You take { $good_count }.
event-santiago-goods-lacking = The supply is empty: { $seat } gets { $good_count } less.
    .you = The supply is empty: you get { $good_count } less.
event-santiago-pesos-taken = { $seat } takes { count-amount-pesos }.
    .you = You take { count-amount-pesos }.
event-santiago-points-taken = { $seat } gains { $amount } VP.
    .you = You gain { $amount } VP.
event-santiago-peso-given = { $seat } gives { $to } 1 peso.
    .you = You give { $to } 1 peso.
    .to-you = { $seat } gives you 1 peso.
event-santiago-point-given = { $seat } gives { $to } 1 VP.
    .you = You give { $to } 1 VP.
    .to-you = { $seat } gives you 1 VP.
event-santiago-good-given = { $seat } gives { $to } { $good_one }.
    .you = You give { $to } { $good_one }.
    .to-you = { $seat } gives you { $good_one }.
event-santiago-nothing-given = { $seat } has nothing to give { $to }.
    .you = You have nothing to give { $to }.
    .to-you = { $seat } has nothing to give you.
event-santiago-building-claimed = { $seat } claims { $building_the }.
    .you = You claim { $building_the }.
event-santiago-own-building-called = { $seat } uses a building of their own: { $building_name }.
    .you = You use your { $building_name }.
event-santiago-broker-moved = { $seat } sends a broker { $building_to }.
    .you = You send your broker { $building_to }.
event-santiago-broker-stayed =
    { $building ->
        [none] { $seat } keeps the broker off the board.
       *[other] { $seat } leaves the broker { $building_at }.
    }
    .you =
        { $building ->
            [none] Your broker stays off the board.
           *[other] Your broker stays { $building_at }.
        }
event-santiago-building-declined = { $seat } skips { $building_the }.
    .you = You skip { $building_the }.
event-santiago-goods-exchanged = { $seat } swaps { $given_count } for { $taken_count }.
    .you = You swap { $given_count } for { $taken_count }.
event-santiago-wood-sawn = { $seat } trades 1 wood for { $points } VP and { count-pesos }.
    .you = You trade 1 wood for { $points } VP and { count-pesos }.
event-santiago-good-handed-in = { $seat } serves { $good_one } for { $points } VP.
    .you = You serve { $good_one } for { $points } VP.
event-santiago-die-cleared = { $seat } sets { $good_die } to 0.
    .you = You set { $good_die } to 0.
event-santiago-points-bought = { $seat } buys { $points } VP for { count-pesos }.
    .you = You buy { $points } VP for { count-pesos }.
event-santiago-points-sold = { $seat } sells { $points } VP for { count-pesos }.
    .you = You sell { $points } VP for { count-pesos }.
event-santiago-nobody-turned-down = { $seat } leaves every Cuban face up.
    .you = You leave every Cuban face up.
event-santiago-deliveries-begun = { $seat } reaches the port: deliveries start.
    .you = You reach the port: deliveries start.
event-santiago-goods-delivered = { $seat } delivers { $good_count } for { $points } VP.
    .you = You deliver { $good_count } for { $points } VP.
event-santiago-wood-delivered = { $seat } delivers { $amount } wood instead { $good_of } for { $points } VP.
    .you = You deliver { $amount } wood instead { $good_of } for { $points } VP.
event-santiago-passed = { $seat } passes.
    .you = You pass.
event-santiago-all-passed = Everyone has passed: deliveries are over.
event-santiago-ship-left = Ship { $ship } sets sail.
event-santiago-ship-entered = Ship { $ship } enters the port.
event-santiago-visit-paid = { $seat } gains 1 VP: { $visitor }’s broker is { $building_at }, which { $seat } owns.
    .you = { $visitor }’s broker is { $building_at }: 1 VP for you.
    .to-you = Your broker is { $building_at }: 1 VP for { $seat }, the owner.
event-santiago-game-ended = The last ship has left: the game is over.
event-santiago-goods-converted =
    { $goods ->
        [0] { $seat } has no goods left to turn into VP.
       *[other]
            { $points ->
                [0] { $seat } keeps { count-goods }: not enough for 1 VP.
               *[other]
                    { $kept ->
                        [0] { $seat } turns { count-goods } into { $points } VP.
                       *[other] { $seat } makes { $points } VP out of { count-goods } and keeps { $kept }.
                    }
            }
    }
    .you =
        { $goods ->
            [0] You have no goods left to turn into VP.
           *[other]
                { $points ->
                    [0] You keep { count-goods }: not enough for 1 VP.
                   *[other]
                        { $kept ->
                            [0] You turn { count-goods } into { $points } VP.
                           *[other] You make { $points } VP out of { count-goods } and keep { $kept }.
                        }
                }
        }
event-santiago-placed = { $seat } finishes in { place-name }: { $points } VP, { count-kept }, { count-pesos }.
    .you = You finish in { place-name }: { $points } VP, { count-kept }, { count-pesos }.

## What is asked

ask-santiago-first-player = The first player is drawn at random.
ask-santiago-building-laid = A building tile is drawn at random.
ask-santiago-cuban-laid = A Cuban tile is drawn at random.
ask-santiago-roll = A die is rolled.
ask-santiago-left-out = Set one die aside: the other four are what the ship wants.
ask-santiago-drive = Drive the car: the first star is free, then 1 peso per star.
ask-santiago-gain = { $cuban_name }: { $cuban_effect }?
ask-santiago-zorro = Send El Zorro? Each opponent gives you 1 peso, 1 good (not wood) or 1 VP, their choice.
ask-santiago-gift = El Zorro is picking your pocket for { $robber }: choose what to give.
ask-santiago-pablo = Choose a good from Pablo (not wood).
ask-santiago-alonso = Alonso: claim a building, or use one of yours.
ask-santiago-broker = Place your broker: a free building under a { $flower_flower }.
ask-santiago-delivery = Deliver one type of good. If you pass, you are out of this delivery phase.
ask-santiago-turn-over = Turn a Cuban face down: nothing to get there until the car has passed.
ask-santiago-bank = Bank: 2 pesos for you.
ask-santiago-church = Church: 1 VP for you.
ask-santiago-distillery = Distillery: choose how much sugar cane to turn into rum.
ask-santiago-cigar-factory = Cigar Factory: choose how much tobacco to turn into cigars.
ask-santiago-black-market = Black Market: swap one good for another (not wood).
ask-santiago-sawmill = Sawmill: 1 wood for 1 VP and 1 peso?
ask-santiago-cafe = Café: serve 1 cigar, 1 rum or both, for 2 VP each.
ask-santiago-customs = Customs Office: set one die on the ship to 0.
ask-santiago-casino = Casino: buy or sell VP at 3 pesos each.
ask-santiago-harbour = Harbour Master: move the value marker one flag. At the chequered flag, the ship leaves.
ask-santiago-office = Office: deliver 1 good right away for 2 VP (not wood).
ask-santiago-newspaper = Newspaper: 1 peso, then turn a Cuban face down if you like.

decision-santiago-first-player = the draw of the first player
decision-santiago-building-laid = the draw of a building
decision-santiago-cuban-laid = the draw of a Cuban
decision-santiago-roll = the roll of a die
decision-santiago-left-out = the choice of the die to set aside
decision-santiago-drive = driving the car
decision-santiago-gain = taking what a Cuban gives
decision-santiago-zorro = El Zorro’s robbery
decision-santiago-gift = the choice of a gift for El Zorro
decision-santiago-pablo = the choice of Pablo’s good
decision-santiago-alonso = the choice at Alonso’s
decision-santiago-broker = moving the broker
decision-santiago-delivery = a delivery at the port
decision-santiago-turn-over = the choice of the Cuban to turn face down
decision-santiago-bank = the use of the Bank
decision-santiago-church = the use of the Church
decision-santiago-distillery = the use of the Distillery
decision-santiago-cigar-factory = the use of the Cigar Factory
decision-santiago-black-market = the use of the Black Market
decision-santiago-sawmill = the use of the Sawmill
decision-santiago-cafe = the use of the Café
decision-santiago-customs = the use of the Customs Office
decision-santiago-casino = the use of the Casino
decision-santiago-harbour = the use of the Harbour Master
decision-santiago-office = the use of the Office
decision-santiago-newspaper = the use of the Newspaper

## Moves

move-santiago-drive =
    { $stars ->
        [1] 1 star, free
       *[other] { $stars } stars
    }
move-santiago-use = Use it
move-santiago-use-gain = Take
move-santiago-use-zorro = Send El Zorro
move-santiago-use-bank = Take 2 pesos
move-santiago-use-church = Take 1 VP
move-santiago-use-sawmill = 1 wood → 1 VP and 1 peso
move-santiago-use-newspaper = Take 1 peso
move-santiago-decline = Skip
move-santiago-decline-gain = Decline
move-santiago-decline-zorro = Rob nobody
move-santiago-decline-pablo = Take nothing from Pablo
move-santiago-decline-alonso = Skip Alonso
move-santiago-decline-turn-over = Leave them all face up
move-santiago-decline-bank = Skip the Bank
move-santiago-decline-church = Skip the Church
move-santiago-decline-distillery = Skip the Distillery
move-santiago-decline-cigar-factory = Skip the Cigar Factory
move-santiago-decline-black-market = Skip the Black Market
move-santiago-decline-sawmill = Skip the Sawmill
move-santiago-decline-cafe = Skip the Café
move-santiago-decline-customs = Skip the Customs Office
move-santiago-decline-casino = Skip the Casino
move-santiago-decline-harbour = Skip the Harbour Master
move-santiago-decline-office = Skip the Office
move-santiago-decline-newspaper = Skip the Newspaper
move-santiago-take = Take { $good_one }
move-santiago-claim = Claim { $building_the }
move-santiago-use-own = Use your { $building_name }
move-santiago-give-peso = Give 1 peso
move-santiago-give-point = Give 1 VP
move-santiago-give = Give { $good_one }
move-santiago-broker = { $building_name }: { $building_effect }
move-santiago-exchange =
    { $amount ->
        [one] Exchange { $amount } good
       *[other] Exchange { $amount } goods
    }
move-santiago-exchange-distillery = { $amount } sugar cane → { $amount } rum
move-santiago-exchange-cigar-factory =
    { $amount ->
        [one] { $amount } tobacco → { $amount } cigar
       *[other] { $amount } tobacco → { $amount } cigars
    }
move-santiago-trade = { $given_one } → { $taken_one }
move-santiago-hand-in =
    { $served ->
        [both] Serve { $served_name }: +4 VP
       *[other] Serve { $served_name }: +2 VP
    }
move-santiago-clear = Set { $good_die } to 0
move-santiago-buy-points =
    { $points ->
        [one] Buy { $points } VP for 3 pesos
       *[other] Buy { $points } VP at 3 pesos each
    }
move-santiago-sell-points =
    { $points ->
        [one] Sell { $points } VP for 3 pesos
       *[other] Sell { $points } VP at 3 pesos each
    }
move-santiago-value-left = Lower the value
move-santiago-value-right = Raise the value
move-santiago-deliver-one = Deliver { $good_one }: +2 VP
move-santiago-turn-over = Turn { $cuban_name } face down
move-santiago-deliver = Deliver { $good_count }
move-santiago-deliver-wood = Deliver { $amount } wood instead { $good_of }: +{ $amount } VP
move-santiago-pass = Pass
move-santiago-leave-out = Set aside { $good_die }
move-santiago-first-player = { $seat } plays first
move-santiago-lay-building = Place { $building_the }
move-santiago-lay-cuban = Place { $cuban_name }
move-santiago-roll = Roll { $good_die }: { $face }

# What moves come to: the label, and where it takes more than "label: gains" the whole sentence
outcome = { $label }: { $gains }
outcome-list = { $first }, { $rest }
outcome-gained = +{ $what }
outcome-paid = −{ $what }
outcome-more = { $outcome } ({ $more })
held-pesos =
    { $amount ->
        [one] { $amount } peso
       *[other] { $amount } pesos
    }
held-points = { $amount } VP
held-votes =
    { $amount ->
        [one] { $amount } vote
       *[other] { $amount } votes
    }
held-workers =
    { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }

shortage-own =
    { $has ->
        [0] That takes { $needs_counted }, you have none.
       *[other] That takes { $needs_counted }, you have { $has }.
    }
shortage-supply =
    { $has ->
        [0] That takes { $needs_counted }, the supply has none left.
       *[other] That takes { $needs_counted }, the supply has { $has } left.
    }
shortage-ship =
    { $has ->
        [0] The ship has no room for { $needs_counted }.
       *[other] The ship has room for { $has_counted }, not for { $needs }.
    }
shortage-victim = Your victim does not have enough: you want { $needs_counted }, they have { $has }.
shortage-bag = You want { $needs_counted }, the bag has { $has }.
shortage-centre = You want { $needs_counted }, the centre has { $has }.
shortage-list = { $first } { $rest }
held-markers =
    { $amount ->
        [one] { $amount } marker
       *[other] { $amount } markers
    }

outcome-santiago-drive =
    { $cuban ->
        [none] Port
       *[other] { $cuban_name }
    }
more-santiago-opens = opens { $things }
outcome-santiago-face-down = face down, gives nothing
outcome-santiago-use = { $building_name }
outcome-santiago-use-gain = { $cuban_name }
outcome-santiago-use-zorro = { $cuban_name }
more-santiago-newspaper = then you may turn a Cuban face down
outcome-santiago-broker = { $building_name }
more-santiago-owner = { $owner } gains 1 VP
outcome-santiago-use-own = Your { $building_name }
outcome-santiago-deliver = Deliver { $good_count }
outcome-santiago-deliver-wood = { $amount } wood → { $good_name }
    .text = { $plain }
outcome-santiago-deliver-one = Deliver { $good_one }
outcome-santiago-hand-in = Serve { $served_name }
outcome-santiago-claim = { $building_name }
    .text = { $plain }
outcome-santiago-decline = Skip
    .text = { $plain }
outcome-santiago-buy-points = Buy { $points } VP
outcome-santiago-sell-points = Sell { $points } VP
outcome-santiago-turn-over = { $cuban_name }
    .text = { $plain }
outcome-santiago-clear = { $good_name } → 0
    .text = { $plain }
outcome-santiago-leave-out = { $good_name }
    .text = { $plain }
group-santiago-claim = Claim
group-santiago-use-own = Use
group-santiago-trade = Give { $given_name }
group-santiago-deliver = { $good_name }
group-santiago-buy-points = Buy VP
group-santiago-sell-points = Sell VP
group-santiago-decline = Done

## The game, its edition and its options

game-santiago = Santiago de Cuba
edition-santiago-fr2011 = French edition, Filosofia, 2011

option-santiago-holdings = Players’ goods and money
    .why = Everything is taken and paid in the open: showing it only saves you from memorising.
option-santiago-holdings-hidden = hidden behind the screens
option-santiago-holdings-open = open to all
option-santiago-first-player = First player
    .why = The rulebook leaves it open; a draw is the most neutral.
option-santiago-first-player-drawn = drawn at random
option-santiago-first-player-first-seat = the first player named
option-santiago-visit-point = Visit point
    .why = Must the broker have just arrived, or is it enough to be there at the end of the turn?
option-santiago-visit-point-place = whenever the broker is there at the end of the turn
option-santiago-visit-point-move = only if the broker has just arrived
option-santiago-empty-demand = Empty demand
    .why = The rulebook does not say what happens to a ship that wants nothing.
option-santiago-empty-demand-reroll = no: five zeros are rerolled
option-santiago-empty-demand-sails = the ship sails at once
option-santiago-turned-under-car = Cuban turned down where the car is
    .why = A Cuban turned face down where the car stands comes back when it leaves, or only once it has come round again.
option-santiago-turned-under-car-until-left = face down until the car leaves
option-santiago-turned-under-car-until-passed = face down until the car has passed once more

clause-kind-component = component
clause-kind-setup = set-up
clause-kind-flow = course of play
clause-kind-rule = rule
clause-kind-scoring = scoring
clause-kind-end = end of the game
clause-kind-variant = variant
clause-kind-ruling = ruling
clause-kind-data = printed data
clause-kind-example = example

clause-status-text = stated in the rulebook
clause-status-derived = deduced from the rulebook
clause-status-found = seen on the printed game
clause-status-reconstructed = reconstructed, to be checked against the printed game
clause-status-missing = still to be found

## Errors

error-allowed = Possible moves: { $allowed }.
error-illegal-move =
    “{ $move }” is not possible here. { $rule } ({ $clause })
    { error-allowed }
    .lacking =
        { $short } { $rule } ({ $clause })
        { error-allowed }
error-empty-move = There is no move here. Type the number of a move, or its text.
error-ambiguous-move = “{ $move }” could be several moves: { $could_be }. Please type more of it.
error-unknown-move = “{ $move }” is not a move of this game. A move starts with one of these: { $verbs }.
error-other-question = “{ $move }” does not answer the current question, { $decision }. Please choose a move that does.
error-game-over = The game is over. Start a new one, or go back to an earlier move.
error-not-asked =
    { $asked ->
        [nature] Seat { $seat } cannot play now: it is for chance to decide. Let it decide first.
       *[other] Seat { $seat } cannot play now: this question is for seat { $asked }. Wait for that answer first.
    }
error-undo = Too late to undo: something has been revealed since (a die, a tile, a cube or another player’s answer).
error-record-line = Line { $line }: { $trouble }
error-file-unreadable = { $path } cannot be read ({ $reason }). Check the name and that you may open the file.
error-record-not-text = { $path } is not a text file in UTF-8. Choose a recorded game, or save this one again as UTF-8.
error-record-after-check = Nothing may follow the Check line, but here is “{ $found }”. Remove it, or move it above that line.
error-record-missing-tag = The tag { $tag } is missing. Add it at the top of the record.
error-record-version = This record is in version { $found } of the notation; this program reads version { $known }. Open it with a matching release of Malecón.
error-record-truncated = The record breaks off: its last line, Check, is missing. Find a complete copy, or write [Check "none"] at the end.
error-record-check = The check { $found } does not match the lines above: the record has been changed or damaged. Find the original, or write [Check "none"] if you changed it on purpose.
error-record-tag-twice = The tag { $tag } stands here for the second time. Keep only one of the two.
error-record-line-unreadable = “{ $found }” is neither a tag nor a move. A move is written like this: 12. 1 drive 3
error-record-number = This move is numbered { $found }, but { $expected } is next. A line is missing, repeated or out of place: put it right.
error-record-components = This game was played with other components ({ $found }) than these ({ $here }). Give the file it was played with: --components FILE.
error-record-result = The tag { $tag } says “{ $found }”, but the moves lead to “{ $expected }”. Correct the tag, or find the original record.
error-position-start = This is not a position of Malecón. It starts with { $first }, and everything up to its check belongs to it.
error-position-version = This position is in version { $found } of the notation; this program reads version { $known }. Open it with a matching release of Malecón.
error-position-truncated = The line breaks off: its check is missing. Find a complete copy, or write check:none at the end.
error-position-check = The check { $found } does not match the line: the line has been changed or damaged. Find the original, or write check:none if you changed it on purpose.
error-position-folded = This folded position is damaged and cannot be unfolded. Copy it again, whole.
error-position-entry = “{ $found }” makes no sense in the line of a position. Remove it, or write it as docs/notation.md shows.
error-position-missing = The line says nothing about “{ $entry }”. Add it, as docs/notation.md shows.
error-position-twice = “{ $found }” stands in the line twice. Keep only one of the two.
error-position-field = The table of this game has no field “{ $found }”. Choose one of these: { $known }.
error-position-word = “{ $found }” means nothing at { $field }. Choose one of these: { $known }.
error-position-number = { $field } needs a whole number, not “{ $found }”. Please correct it.
error-position-places = There are { $found } entries at { $field }, where { $most } is the most. Remove what is too much.
error-position-frame = “{ $found }” is no question. A question is written like this: turn@1
error-position-about = The question “{ $found }” has to say this and nothing else in its brackets: { $known }.
error-position-known = What is remembered, after “known:”, does not fit this table. Remove it, or copy the line again.
error-position-pieces = The pieces do not add up. Of this there would be { $found }, but it should be { $expected }: { $piece }. Correct the line.
error-position-automatic = “{ $question }” is no question but something that happens by itself. Name the question that comes next.
error-position-no-answer = Nobody could answer the question “{ $question }” at this table. Ask something else, or correct the table.
error-position-unsound = What the line says does not fit together, and nobody could play on from it ({ $reason }). Correct it, or copy it again.
error-record-position = This record goes on from a position of another game, edition or seats than its tags say. Correct the tag Position, or the others.
error-unknown-move-id = There is no move number { $id }. Give a number from 0 to { $last }, or the text of a move.
error-no-seat-here = There is no seat { $seat } in this game: seats are counted from 0 to { $last }.
error-nobody-asked = Nobody is asked to choose now, so there is nothing to answer.
error-nature-manner = Chance cannot answer “{ $nature }”. Choose one of these: { $known }.
error-position-form = A position has no form “{ $form }”. Choose one of these: { $known }.
error-rewind = There are { $last } moves to go back over, so { $found } cannot be reached.
error-component-not-toml = { $path } is not valid TOML: { $reason }. Correct it, or start again from a copy of the original file.
error-component-missing = { $path } lacks this piece: { $piece }. Add it, as in the original file.
error-component-number = { $path }: { $piece } is { $found }, but must be a whole number from { $least } to { $most }. Please correct it.
error-component-unknown = { $path }: { $piece } is not known here. Use one of these: { $known }.
error-component-twice = { $path }: { $piece } is listed twice. Keep only one of the two.
error-component-flags = { $path }: the flags { $found } must be consecutive whole numbers, such as [2, 3, 4]. Please correct them.
error-component-faces = { $path }: the { $die } die has the faces { $found }, but needs six of them, with every number from 0 up to the highest, which is 4 at most. Please correct them.
error-unknown-edition = There is no edition “{ $edition }” of { $game }. Choose one of these: { $known }.
error-unknown-option = { $game } has no option “{ $option }”. Choose one of these: { $known }.
error-unknown-option-value = The option { $option } cannot be “{ $value }”. Choose one of these: { $known }.
error-player-count = { $game } is for { $least } to { $most } players, not { $count }. Please change the number of seats.
error-seat-name = “{ $name }” cannot be a player’s name. Give every player a name of their own, in ordinary characters.
error-unknown-clause = There is no clause “{ $id }” in the rules. Look for it with: malecon rules show.
error-unknown-game = There is no game “{ $game }” here. Choose one of these: { $known }.
error-game-missing = There is no game in “{ $folder }”. The folder of a game holds a file game.py.
error-game-broken = The game in “{ $folder }” cannot be loaded ({ $reason }). Mend it, or play without it.
error-game-twice = There is a game called { $game } already; the one in “{ $folder }” needs another name.
error-game-texts = The game in “{ $folder }” does not say everything in { $file }. These sentences are missing: { $keys }.
error-bot-file-missing = There is no file { $file }, which MALECON_BOTS names.
error-bot-file-nobody = { $file } has no BOT: a class, or a function, that makes a bot from a setting and a chance.
error-bot-file-broken = The bot in { $file } cannot be read: { $reason }.
error-bot-file-name = There is a bot called “{ $bot }” already. Give the file of yours another name.
error-unknown-bot = There is no bot “{ $bot }”. Choose one of these: { $known }.
error-bot-seconds = A bot thinks for more than 0 and at most { $most } seconds a move: “{ $bot }” does not say how long. Write it like this: thinker@0.5, or thinker@2x4 for 2 seconds and 4 processes (at most { $heads }).
error-extra-missing = Not everything that this needs is installed here ({ $missing }). Install it with: pip install "malecon[{ $extra }]"
error-unknown-language = Malecón does not speak “{ $language }”. Choose one of these: { $known }.
error-no-tests = There are no tests in { $path }. Coverage reads them, so run it in a checkout of the project.
error-folder-not-writable = Nothing can be written in { $path } ({ $reason }). Choose another folder, or change its permissions.
error-seat-kind = “{ $found }” cannot take a seat. Choose one of these: { $known }.
error-no-records = There are no recorded games in { $path }. Give a record, or a folder that holds some.
error-bad-option = “{ $found }” is not an option. Write it as NAME=VALUE.
error-unknown-decision-number = There is no decision number { $found }. Give a number from 0 to { $last }.
error-disk = { $path } could not be written ({ $reason }). Nothing has been lost: the last saved state is intact. Make room or choose another file, then save again.
error-environment-extra = What learns at Malecón’s tables needs { $package }, which is not installed here. Type: pip install "malecon[environments]".
error-environment-encoding = There is no encoding “{ $encoding }”. Choose one of these: { $known }.
error-environment-spectator = A spectator learns nothing. Give the view of a seat.
error-environment-reward = There is no reward “{ $reward }”. Choose one of these, or give a function of your own: { $known }.
error-environment-steps = A game lasts at least one answer, and not { $steps }. Give a larger number, or none.
error-environment-render = There is no way “{ $mode }” to draw a table. Choose: { $known }.
error-environment-tables = A batch has 1 to { $most } tables, not { $tables }.
error-environment-actions = Give one action for each of the { $tables } tables, as whole numbers, and not an array of { $kind } with the shape { $shape }.
error-environment-action = Action { $action } is not legal at table { $table }, so nothing was played anywhere. Legal there: { $legal }.
error-environment-illegal = Action { $action } is not legal now: seat { $seat } is asked something else. Legal are: { $legal }.
error-environment-not-asked = Seat { $seat } is asked nothing now. Start a new game with reset().
error-environment-seat = There is no seat { $seat } among { $players } players: the first one is 0.
error-environment-opponents = There are { $players } players, so give the names of { $opponents } opponents, or one name for all of them. Here there are { $found }.

## Doctor

build-compiled = The rules run compiled.
build-interpreted = The rules run interpreted: the same games, only slower.
# $modules is a string
build-fresh = The compiled modules ({ $modules }) match their sources.
build-forced = MALECON_PURE is set, so the compiled modules are left aside.
build-never-compiled = The rules have never been compiled here.
build-skipped = Compiling was skipped: { $reason }.
build-other-python = The rules were compiled for another Python ({ $found }); this one needs { $wanted }.
build-outdated = The source of { $module } has changed since it was compiled.
build-incomplete = The compiled file of { $module } is missing.
doctor-version = Malecón { $version }, on Python { $python }.
doctor-games = Games: { $games }.
doctor-advice = To compile the rules, run in a checkout: make build. Where pip has installed Malecón, install it again: pip install --force-reinstall --no-deps malecon

## Command line

cli-about = Malecón brings Cuba, Santiago de Cuba and Havana to your terminal, with friends around one keyboard or with bots. Every rule is enforced, and every refusal explained. This is an unofficial fan edition, not affiliated with the publishers of the games nor endorsed by them.
cli-play = Play a game at this terminal, alone with bots or in turns with friends.
cli-simulate = Let bots play many games among themselves, and record every one of them.
cli-replay = Show a saved game again, move by move.
cli-show = Draw a position, given as a line, or the table of a recorded game.
cli-verify = Check recorded games: every move must be legal, and the result must be the one that is claimed.
cli-trace = Print every decision of a recorded game as one line of JSON: the question, the legal moves, the answer and what it brought about.
cli-rules = Read the rules, clause by clause, or see which of them the tests prove.
cli-rules-show = Show a clause by its id, or every clause that holds the given words.
cli-rules-editions = Show where the editions of a game differ: who plays what, and how to choose otherwise.
cli-rules-options = Show the options of a game: every value, what it means, and which edition sets it.
cli-rules-coverage = Show which clauses are proved by a test, and which concern cardboard only. Needs a checkout of the project.
cli-doctor = Say which build of the rules is running, and why.
cli-opt-lang = Language of the texts: en or fr.
cli-opt-players = Number of players: 2 to 4, in Cuba 2 to 5.
cli-opt-games = Number of games to play.
cli-opt-seed = Seed for chance: the same seed gives the same games.
cli-opt-bot = Bot that plays the seats.
cli-opt-out = Folder for the recorded games.
cli-opt-summary = Tell only what the game came to: each player’s points by source, ties and facts.
cli-opt-to = Stop after the move with this number.
cli-opt-edition = Edition of the game.
cli-opt-option = Option of the game, as NAME=VALUE; may be repeated.
cli-opt-components = Component file to use instead of the edition’s own.
cli-opt-seats = Who sits where, in turn order: human or the name of a bot, with or without a name, as in Ana=human,lookahead. Without this option you play against two bots, or against one where the game is for two.
cli-opt-save = File in which to save the game.
cli-opt-resume = Saved game to resume.
cli-opt-json = Answer in JSON, for other programs.
cli-opt-file = Recorded game; verify takes several, and folders too.
cli-opt-show = Position in one line, or recorded game.
cli-opt-show-seat = Seat that looks, from 1 on; else whoever is asked.
cli-opt-game = Name of the game.
cli-opt-rule = Id of a clause, or words to look for.

## Output of the commands

nature = Chance
verify-ok =
    { $path }: { $moves ->
        [one] { $moves } move, which is legal
       *[other] { $moves } moves, all legal
    }; { $result ->
        [finished] finished game
        [unfinished] unfinished game
       *[other] { $result }
    }.
verify-summary =
    { $good ->
        [one] { $good } record is sound
       *[other] { $good } records are sound
    }, { $bad ->
        [0] none is faulty
        [one] { $bad } is faulty
       *[other] { $bad } are faulty
    }.
simulate-done =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in all.
simulate-records = The records are in { $folder }.
simulate-mean = mean
simulate-spread = standard deviation
simulate-least = least
simulate-most = most
simulate-wins = won
simulate-winner = points of the winner
simulate-margin = margin over the second
simulate-turns = turns in a game
simulate-decisions = decisions in a game
show-position = The position in one line:
show-move = The last move of the record:
replay-title = { $game } ({ $edition }): { $seats }
replay-move = Move { $number }: { $who }
replay-result = { $name } finishes in { place-name } with { $points } VP.
summary-not-over = The record ends before the game does: these are the points so far.
summary-sources = Where the points came from
summary-total = Total
summary-course = The course of the game
summary-fact = { $value } ({ $more })
summary-line = { $title }: { $name }, { $told }
summary-screened = Behind the screen at the end
summary-tied = { $name } has { $has }.
summary-tie = { $told } ({ $clause })
rules-none = No rule mentions “{ $text }”. Try fewer words, or different ones.
rules-found =
    { $count ->
        [one] { $count } clause found.
       *[other] { $count } clauses found.
    }
rules-why = Why:
rules-sources = Sources:
rules-editions =
    { $editions ->
        [all] Editions: all
       *[other] Editions: { $editions }
    }
rules-editions-of =
    { $count ->
        [one] { $game } is played by one edition here:
       *[other] { $game } is played by { $count } editions here:
    }
rules-no-differences = No differences between editions.
difference-conflict = they contradict each other
difference-precision = one says more than the others
rules-printed-in =
    { $count ->
        [0] Printed in every edition.
       *[other] Printed in { $editions }.
    }
rules-played-in = Played in { $editions }.
rules-played-everywhere = Holds in every edition, as nothing contradicts it.
rules-played-by-choice = Played only by choice.
rules-not-played = Not played apart: the ruling decides.
rules-ruling = Ruling:
rules-switch = To choose otherwise: --option { $option }=VALUE, with { $values }.
rules-option-set-by =
    { $count ->
        [0] In no edition unless it is chosen.
       *[other] In { $editions }, unless something else is chosen.
    }
rules-given = Given:
rules-when = When:
rules-then = Then:
rules-status = Status: { $status }
coverage-line = { $game }: { $accounted } of { $total } clauses accounted for; { $proved } proved by a test, { $cardboard } about cardboard only.
coverage-unproved =
    { $count ->
        [one] { $count } clause has neither a test nor an excuse:
       *[other] { $count } clauses have neither a test nor an excuse:
    }
coverage-unknown = The test { $test } claims to prove { $id }, a clause that does not exist.
coverage-cardboard-line = { $id }: { $reason }
coverage-ok = Every clause is accounted for.

## The arena

cli-arena = Let bots meet in many games, each in every seat and with the same chance, and say who is the better one.
cli-opt-arena-bots = Bots that meet. A name may be repeated; of more bots than seats every combination plays.
cli-opt-arena-games = Number of games; it is rounded up to whole deals, as every deal is played in every rotation of the seats.
cli-opt-arena-players = Number of players; without it as many as there are bots, or 2 if the game is not for so many.
cli-opt-arena-jobs = Processes that play; with --ray, games at a time.
cli-opt-arena-ray = Play on Ray: the address of a cluster, auto for the one that runs here, or local to start one.
cli-opt-arena-out = Folder for the results and the report. The same command continues there where it was stopped.
cli-opt-arena-records = Keep the record of every game in the folder, too.
cli-opt-arena-times = Show how long the bots thought, or leave it out so that two reports can be compared.
cli-opt-arena-sure = Stop as soon as it is sure whether the first bot wins more than this share of its games, such as 0.5; --games is the most that is played.
arena-whole = { NUMBER($number, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-elo-points = { NUMBER($number, maximumFractionDigits: 0, useGrouping: 0) }
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-share-interval = { $share } ({ $low }–{ $high })
arena-score = +{ $ahead } ={ $level } −{ $behind }
arena-give-or-take = { $number } ± { $reach }
arena-title = { $game } ({ $edition }): the arena
arena-summary =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } for { $players } players, in { $deals ->
        [one] { $deals } deal that was played
       *[other] { $deals } deals, each played
    } in every rotation of the seats.
arena-rounded = { $asked } games would break off in the middle of a deal, so { $games } will be played.
arena-resumed =
    { $games ->
        [one] { $games } game is in { $folder } already; the arena continues from there.
       *[other] { $games } games are in { $folder } already; the arena continues from there.
    }
arena-half-line = The last line of { $path } was only half written and has been dropped; that game is played again.
arena-progress = { $bot } leads with { $share }
arena-speed = { $speed } games/s
arena-done = The results and the report are in { $folder }.
arena-stopped =
    Stopped after { $done ->
        [one] { $done } game
       *[other] { $done } games
    } of { $games }. What is finished is kept in { $folder }: the same command continues from there.
arena-stopped-nowhere =
    Stopped after { $done ->
        [one] { $done } game
       *[other] { $done } games
    } of { $games }. Nothing was kept; with --out FOLDER the same command could continue another time.
arena-faulty =
    { $faults ->
        [one] { $faults } game ended in a fault and counts for nothing else.
       *[other] { $faults } games ended in a fault and count for nothing else.
    }
arena-sure-more =
    { $deals ->
        [one] After { $deals } deal it is sure that { $bot } wins more than { $share } of its games: between { $low } and { $high } (error { $error } at most, whenever one looks).
       *[other] After { $deals } deals it is sure that { $bot } wins more than { $share } of its games: between { $low } and { $high } (error { $error } at most, whenever one looks).
    }
arena-sure-less =
    { $deals ->
        [one] After { $deals } deal it is sure that { $bot } wins less than { $share } of its games: between { $low } and { $high } (error { $error } at most, whenever one looks).
       *[other] After { $deals } deals it is sure that { $bot } wins less than { $share } of its games: between { $low } and { $high } (error { $error } at most, whenever one looks).
    }
arena-sure-open =
    { $deals ->
        [one] After { $deals } deal nobody can be sure whether { $bot } wins more than { $share } of its games: between { $low } and { $high } (error { $error } at most, whenever one looks). More games may tell.
       *[other] After { $deals } deals nobody can be sure whether { $bot } wins more than { $share } of its games: between { $low } and { $high } (error { $error } at most, whenever one looks). More games may tell.
    }
arena-bot = bot
arena-seat = seat
arena-deal = deal
arena-rotation = rotation
arena-move = move
arena-error = error
arena-first = first bot
arena-second = second bot
arena-played = games
arena-wins = wins
arena-share = win share (95% interval)
arena-place = mean place
arena-points = mean points
arena-ahead-level-behind = first ahead, level, behind
arena-share-ahead = first ahead (95% interval)
arena-lead = points ahead
arena-elo = rating
arena-mu = mu
arena-sigma = sigma
arena-moves = moves
arena-decisions = decisions
arena-moves-each = moves per game
arena-decisions-each = decisions per game
arena-time-mean = mean, ms
arena-time-p95 = 95th percentile, ms
arena-time-longest = longest, ms
arena-late = late
arena-overruns = overruns
arena-overall = Overall
arena-by-seat = By seat
arena-by-bot-and-seat = By bot and seat
arena-pairs = Head to head
arena-ratings = Ratings
arena-by-moves = Moves
arena-times = Time per move
arena-faults = Faults
arena-command = The same games again
arena-note-overall = A shared first place is a shared win; among equals the win share would be { $fair }. Its interval is Wilson’s score interval over the games, that of the points 1.96 standard errors of the mean either way.
arena-note-by-seat = Whoever sits there: how much the seat alone is worth.
arena-note-by-bot-and-seat = The same bot in each of the seats.
arena-note-pairs = Who came out ahead at tables where both sat. The interval is Wilson’s for the first bot, with half a game for a level one; the points are those by which the first bot was ahead.
arena-note-ratings = OpenSkill’s model of Plackett and Luce, from the places of all games in the order of the deals. The rating is 1500 + 29.48 × (mu − 25), so that 400 points are odds of ten to one between two players; it is given with its 95% interval.
arena-note-moves = Decisions are the moves of which there was a choice.
arena-note-times = In milliseconds. A move is late when it took more than 1.2 times the limit of a bot that has one. It is an overrun when the same bot, asked once more, is late again; otherwise the machine had paused.
arena-note-faults = Games in which a bot failed or answered with an illegal move. They are in no other table.
arena-plot-title = Ratings of the bots
arena-plot-desc = A dot for each rating, and a line for its 95% interval.
arena-plot-bot = { $bot }: { NUMBER($elo, useGrouping: 0) }, between { NUMBER($low, useGrouping: 0) } and { NUMBER($high, useGrouping: 0) }.
error-arena-few-bots =
    { $bots ->
        [one] One bot is
       *[other] { $bots } bots are
    } too few for { $players } players. Name as many as there are seats; a name may be repeated.
error-arena-games = { $games } games cannot be played. Give a number from 1 on: --games 100
error-arena-jobs = { $jobs } processes cannot play. Give a number from 1 on: --jobs 2
error-arena-sure = Nobody wins a share of { $share }. Give one between 0 and 1: --sure 0.5
error-arena-records = Records need a folder to be kept in. Name one: --out FOLDER
error-arena-other-plan = There is another arena in { $path }: it has { $there }, this one would have { $here }. Choose another folder, or give the command that started that one.
error-arena-plan = { $path } is not the plan of an arena ({ $reason }). Choose another folder, or restore that file.
error-arena-line = Line { $line } of { $path } is no result of this arena. Remove that line, and its game will be played again.
error-arena-disk = { $path } could not be written ({ $reason }). The games before that are kept: make room or change the permissions, and give the same command again.
error-arena-worker = One of the processes that play has died. Perhaps there is too little memory: give the same command again, with fewer --jobs.
error-arena-ray = Ray cannot be reached at “{ $address }” ({ $reason }). Check the address, or start one here: --ray local
error-arena-ray-task = A machine of Ray could not play ({ $reason }). Install the same release of Malecón on all of them, and give the same command again.

## Self-play

cli-selfplay = Let bots play among themselves, and keep every position and how its game ended as data to learn from.
cli-opt-selfplay-bots = Bots that play. A name may be repeated; of more bots than seats every combination plays.
cli-opt-selfplay-out = Folder for the shards. The same command continues there where it was stopped.
cli-opt-selfplay-games = Number of games; it is rounded up to whole shards.
cli-opt-selfplay-shard = Games in a shard, which is one file.
cli-opt-selfplay-adventure = One move in so many is drawn by lot, so that bad positions are met as well; 0 for none.
cli-opt-selfplay-jobs = Processes that play, a shard each; with --ray, shards at a time.
selfplay-rounded = { $asked } games would leave a shard unfinished, so { $games } will be played: { $shard } in each.
selfplay-resumed =
    { $shards ->
        [one] { $shards } shard is in { $folder } already; the games continue from there.
       *[other] { $shards } shards are in { $folder } already; the games continue from there.
    }
selfplay-dropped = { $file } was only half written and has been dropped; its games are played again.
selfplay-done = { $games } games with { $positions } positions have been played; the shards are in { $folder }.
selfplay-stopped =
    { $shards ->
        [one] Stopped with { $shards } finished shard in { $folder }. The same command continues from there.
       *[other] Stopped with { $shards } finished shards in { $folder }. The same command continues from there.
    }
selfplay-fault = A game was left out because of { $bot }, at move { $move }: { $error }.
error-network-damaged = { $path } is not a whole network, or one of another release. Put back the file that came with the game, or remove it: the bots then go by their weights alone.
error-network-field = There is no field “{ $field }” on the table of this game. Fields that a network can read: { $known }
error-selfplay-adventure = One move in { $adventure } cannot be drawn by lot. Give a number from 2 on, or 0 for none: --adventure 10
error-selfplay-foreign = { $path } holds other things already, “{ $file }” for example. Choose an empty folder, or one in which self-play was begun.
error-selfplay-shard = { $path } is a shard of other games than these. Move it away, or choose another folder.
error-selfplay-unreadable = { $path } is not a whole shard of self-play. Check the name, or let its games be played again.
error-selfplay-schema = { $path } is laid out by schema { $found }, and this release reads schema { $known }. Read it with the release that wrote it, or let its games be played again.

## Assistants

assistant-instructions = Malecón: the board games Cuba, Santiago de Cuba and Havana against bots. Open a table, then play a move by its number whenever you are asked, until the game is over. Every answer says what has happened, what has changed, the question and the possible moves. The rules explain everything by clauses; a refused move names the clause that forbids it.
assistant-open = Open a table of a game against bots and sit down there. The answer is the whole table, the question and the moves.
assistant-look = Look at the table: what is new since the last answer (the default), the whole table, all moves with their texts, or the rest of a list that was shortened.
assistant-play = Play a move: by its number in the last list, or by its text. The answer tells what followed until it is your turn again.
assistant-why = Why a move is not possible now, with the clause that forbids it; without a move, everything that is forbidden now.
assistant-hint = What the strongest bot would do, and why.
assistant-rules = Look up the rules: the clauses that speak of some words, or one clause by its id with its example; without words, the chapters.
assistant-undo = Take back your last choice, as long as nobody has learned anything from it.
assistant-arg-game = The game.
assistant-arg-of = The game; without it the one at your last table.
assistant-arg-opponents = The bots to play against, in the order of play: levels from 1 (weak) to 5 (strong), or names. Without any, two of level 2.
assistant-arg-edition = The printed edition; without one the first.
assistant-arg-options = Options of the game, by name.
assistant-arg-place = Your place in the order of play, from 1.
assistant-arg-name = Your name at the table.
assistant-arg-table = The number of the table; without it the last you opened.
assistant-arg-part = new: what has changed since the last answer; table: all of it; moves: all moves with their texts; news, changes: those of the last answer, in full.
assistant-arg-from = The number of the first line, where a list goes on.
assistant-arg-move = The number of a move in the list, or its text, such as “drive 2”.
assistant-arg-why = The text of the move.
assistant-arg-about = Words, or the id of a clause.
assistant-you = Assistant
assistant-opened = Table { $table }: { $game }, { $names }. You are { $you }.
assistant-news = What happened:
assistant-changes = What is different now:
assistant-row = { $label }: { $words }
assistant-question = Your turn. { $question } Moves:
assistant-question-groups = Your turn. { $question } Moves, in groups (look: moves, from a number):
assistant-group = { $first } to { $last }: { $name }
assistant-more =
    { $count ->
        [one] … and 1 more line (look: { $part })
       *[other] … and { $count } more lines (look: { $part })
    }
assistant-page =
    { $count ->
        [one] … and 1 more line ({ $part }, from { $next })
       *[other] … and { $count } more lines ({ $part }, from { $next })
    }
assistant-and-more =
    { $count ->
        [one] { $shown } and 1 more
       *[other] { $shown } and { $count } more
    }
assistant-nothing = There is nothing there.
assistant-forbidden = Not allowed now, by the clause that forbids it:
assistant-all-allowed = Nothing that answers this question is forbidden.
assistant-advised = { $number } { $move }: wins { $percent } %, { $points } VP
assistant-chapters = The chapters of the rules; look for words, or give the id of a clause:
assistant-refused = { $reason } Nothing has changed; choose another move.
assistant-no-number = There is no move { $number }: the list ends with { $last }.
assistant-no-line = There is no line { $first }: the list ends with { $last }.
assistant-no-place = There is no place { $place }: with so many opponents the last one is { $last }.
assistant-no-tables = No table is open. Open one first, with the tool “open”.
assistant-no-table = There is no table { $table }. Choose one of these: { $known }.
assistant-too-many = You have { $most } tables whose games are not over. Finish one first.
assistant-which-game = No table is open, so the rules of which game? Say so with “game”.
assistant-no-tool = There is no tool “{ $tool }”. Choose one of these: { $known }.
assistant-argument-missing = The tool “{ $tool }” needs the argument “{ $argument }”.
assistant-argument-unknown = The tool “{ $tool }” takes no argument “{ $argument }”. Choose among these: { $known }.
assistant-argument-wrong = “{ $argument }” cannot be { $found }. What it may be: { $wanted }.

## Playing at the terminal

play-welcome = Welcome to { $game }!
play-notice = This is an unofficial fan edition, not affiliated with the publishers of the game.
play-your-turn = { $name }, your turn.
    .you = Your turn
play-choose = Your choice (? for help):
play-help =
    Type the number of a move, or its text. You can also type:
    u: undo your last move
    ?: show this help
    w MOVE: ask why a move is not allowed
    r TEXT: look something up in the rules
    l: read the log
    t: show the table
    s: save the game
    q: save and quit
play-unknown = “{ $text }” is neither a move on the list nor a command. Type ? for help.
play-legal = “{ $move }” is legal: nothing forbids it.
play-why =
    { $short ->
        [none] “{ $move }” is not allowed. { $rule } ({ $clause })
       *[other] { $short } { $rule } ({ $clause })
    }
play-undone = Undone: { $move }.
play-saved = The game is saved in { $path }.
play-resumed =
    { $moves ->
        [0] The game in { $path } resumes from the start.
        [one] The game in { $path } resumes after { $moves } move.
       *[other] The game in { $path } resumes after { $moves } moves.
    }
play-goodbye = See you soon! To resume this game: malecon play --resume { $path }
play-interrupted = Interrupted, but nothing is lost. To resume this game: malecon play --resume { $path }
play-screen = Pass the keyboard to { $name }. { $name }, press Enter to see your side.
play-forced = Only one possible move, played automatically: { $move }.
play-over = The game is over.
play-winner =
    { $count ->
        [one] { $names } wins!
       *[other] Shared victory: { $names }!
    }
    .you =
        { $count ->
            [one] You win!
           *[other] Shared victory: { $names }!
        }
play-place = { $place }. { $name }: { $points } VP, { count-kept }, { count-pesos }
play-place-points = { $place }. { $name }: { $points } VP
play-reconstructed = * Colour reconstructed: the rulebook does not print it.
play-preview-nothing = The effect of this move cannot be predicted.

## Labels

label-car = Car
label-port = Port
label-ship = Ship { $number } of { $of }
label-value = Value { $value }
label-demand = Demand
label-supply = Supply
label-goods = Goods
label-pesos = Pesos
label-points = VP
label-broker = Broker
label-off-board = off the board
label-markers = Markers
label-hidden = hidden
label-inactive = face down
label-owner = Owner
label-flower = Flower
label-buildings = Buildings
label-road = Road
label-players = Players
label-log = Log
label-not-aboard = not aboard
label-first-player = First player
label-you = you
label-turn = Turn
label-building = Building
label-effect = Effect

# Terminal

play-earlier =
    { $count ->
        [one] One earlier line is in the log: type l to read all of it.
       *[other] { $count } earlier lines are in the log: type l to read all of it.
    }
play-rules-more =
    { $count ->
        [one] One more clause speaks of this. Add a word to narrow the search.
       *[other] { $count } more clauses speak of this. Add a word to narrow the search.
    }
play-why-what = Which move? Type w and its text, for example: w { $move }
play-search-what = What are you looking for? Type r and a word, for example: r { $word }
error-save-exists = { $path } already holds a game, which would be lost. Choose another file, or resume that game: --resume { $path }
label-port-effect = everyone may deliver
label-demand-undetermined = Dice will decide what this ship wants at the end of this turn.

## Havana

# Each takes the number from the argument it is named after.
count-cubes =
    { $cubes ->
        [one] { $cubes } grey cube
       *[other] { $cubes } grey cubes
    }
count-workers =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
count-coloured =
    { $coloured ->
        [one] { $coloured } coloured cube
       *[other] { $coloured } coloured cubes
    }
count-grey =
    { $grey ->
        [one] { $grey } grey cube
       *[other] { $grey } grey cubes
    }
turn-rank =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] in place { $place }
    }

cube-red = red
    .material = brick
    .the = the red cube
    .one = 1 red cube
    .count =
        { $amount ->
            [one] { $amount } red cube
           *[other] { $amount } red cubes
        }
cube-yellow = yellow
    .material = sandstone
    .the = the yellow cube
    .one = 1 yellow cube
    .count =
        { $amount ->
            [one] { $amount } yellow cube
           *[other] { $amount } yellow cubes
        }
cube-blue = blue
    .material = glass
    .the = the blue cube
    .one = 1 blue cube
    .count =
        { $amount ->
            [one] { $amount } blue cube
           *[other] { $amount } blue cubes
        }
cube-brown = brown
    .material = clay
    .the = the brown cube
    .one = 1 brown cube
    .count =
        { $amount ->
            [one] { $amount } brown cube
           *[other] { $amount } brown cubes
        }
cube-grey = grey
    .material = debris
    .the = the grey cube
    .one = 1 grey cube
    .count =
        { $amount ->
            [one] { $amount } grey cube
           *[other] { $amount } grey cubes
        }

piece-red = red cube
    .the = the red cube
    .one = 1 red cube
piece-yellow = yellow cube
    .the = the yellow cube
    .one = 1 yellow cube
piece-blue = blue cube
    .the = the blue cube
    .one = 1 blue cube
piece-brown = brown cube
    .the = the brown cube
    .one = 1 brown cube
piece-grey = grey cube
    .the = the grey cube
    .one = 1 grey cube
piece-worker = worker
    .the = the worker
    .one = 1 worker

card-siesta = Siesta
    .the = Siesta
    .effect = no action
card-refreshment = Refreshment
    .the = Refreshment
    .narrow = Refresh{ "\u00AD" }ment
    .effect = swap a card with your discards
card-protection = Protection
    .the = Protection
    .effect = no theft, no tax
card-debris = Debris
    .the = the Debris card
    .effect = take all grey cubes from the centre
    .brief = all grey cubes in the centre
card-conservation = Conservation
    .the = Conservation
    .narrow = Conser{ "\u00AD" }vation
    .effect = remove a building at the end of a row
    .brief = remove a building at an end
card-tax-collector = Tax Collector
    .the = the Tax Collector
    .effect = +1 peso; those who play after you lose 1 piece
    .brief = +1 peso; tax on those after you
card-worker = Worker
    .the = the Worker
    .effect = 1 worker, or 2 if nobody has played it yet
    .brief = 2 workers if first, else 1
card-architect = Architect
    .the = the Architect
    .effect = 1 worker; some buildings require it
    .brief = 1 worker; sometimes required
card-pesos-thief = Pesos Thief
    .the = the Pesos Thief
    .effect = steal half a player’s pesos
    .brief = half of a player’s pesos
card-materials-thief = Materials Thief
    .the = the Materials Thief
    .effect = steal 1 or 2 cubes from a player
    .brief = 1 or 2 cubes from a player
card-black-market = Black Market
    .the = the Black Market
    .effect = 1 cube from the bag, or 2 if nobody has played it yet
    .brief = bag: 2 cubes if first, else 1
card-pesos = Pesos
    .the = the Pesos card
    .effect = half the pesos in the centre
    .brief = half the centre’s pesos
card-mama = Mama
    .the = Mama
    .effect = half the cubes in the centre
    .brief = half the centre’s cubes

house-beach-hut = Beach Hut
    .the = the Beach Hut
house-fruit-stand = Fruit Stand
    .the = the Fruit Stand
house-jetty = Jetty
    .the = the Jetty
house-clay-well = Clay Well
    .the = the Clay Well
house-street = Street
    .the = the Street
house-kiosk = Kiosk
    .the = the Kiosk
house-townhouse = Townhouse
    .the = the Townhouse
house-courtyard = Courtyard
    .the = the Courtyard
house-beach-cafe = Beach Café
    .the = the Beach Café
house-pottery = Pottery
    .the = the Pottery
house-tram-stop = Tram Stop
    .the = the Tram Stop
house-garden-wall = Garden Wall
    .the = the Garden Wall
house-park-with-statue = Park with Statue
    .the = the Park with Statue
house-car-park = Car Park
    .the = the Car Park
house-bakery = Bakery
    .the = the Bakery
house-fountain-square = Fountain Square
    .the = the Fountain Square
house-warehouse = Warehouse
    .the = the Warehouse
house-boatyard = Boatyard
    .the = the Boatyard
house-greenhouse = Greenhouse
    .the = the Greenhouse
house-brickworks = Brickworks
    .the = the Brickworks
house-school = School
    .the = the School
house-clinic = Clinic
    .the = the Clinic
house-bridge = Bridge
    .the = the Bridge
house-market-hall = Market Hall
    .the = the Market Hall
house-distillery = Distillery
    .the = the Distillery
house-library = Library
    .the = the Library
house-music-hall = Music Hall
    .the = the Music Hall
house-cinema = Cinema
    .the = the Cinema
house-harbour-pier = Harbour Pier
    .the = the Harbour Pier
house-town-hall = Town Hall
    .the = the Town Hall
house-bank = Bank
    .the = the Bank
house-hotel = Hotel
    .the = the Hotel
house-cigar-works = Cigar Works
    .the = the Cigar Works
house-university = University
    .the = the University
house-casino = Casino
    .the = the Casino
house-capitol = Capitol
    .the = the Capitol

end-upper-left = upper left
    .the = the left end of the upper row
    .at = at the left end of the upper row
end-upper-right = upper right
    .the = the right end of the upper row
    .at = at the right end of the upper row
end-lower-left = lower left
    .the = the left end of the lower row
    .at = at the left end of the lower row
end-lower-right = lower right
    .the = the right end of the lower row
    .at = at the right end of the lower row

place-upper-1 = upper row 1
    .at = at place 1 of the upper row
place-upper-2 = upper row 2
    .at = at place 2 of the upper row
place-upper-3 = upper row 3
    .at = at place 3 of the upper row
place-upper-4 = upper row 4
    .at = at place 4 of the upper row
place-upper-5 = upper row 5
    .at = at place 5 of the upper row
place-upper-6 = upper row 6
    .at = at place 6 of the upper row
place-lower-1 = lower row 1
    .at = at place 1 of the lower row
place-lower-2 = lower row 2
    .at = at place 2 of the lower row
place-lower-3 = lower row 3
    .at = at place 3 of the lower row
place-lower-4 = lower row 4
    .at = at place 4 of the lower row
place-lower-5 = lower row 5
    .at = at place 5 of the lower row
place-lower-6 = lower row 6
    .at = at place 6 of the lower row

# The words of a pair are joined by + in the notation, which no message id may hold.
pair-siesta-and-refreshment = Siesta and Refreshment
    .the = Siesta and Refreshment
pair-siesta-and-protection = Siesta and Protection
    .the = Siesta and Protection
pair-siesta-and-debris = Siesta and Debris
    .the = Siesta and the Debris card
pair-siesta-and-conservation = Siesta and Conservation
    .the = Siesta and Conservation
pair-siesta-and-tax-collector = Siesta and Tax Collector
    .the = Siesta and the Tax Collector
pair-siesta-and-worker = Siesta and Worker
    .the = Siesta and the Worker
pair-siesta-and-architect = Siesta and Architect
    .the = Siesta and the Architect
pair-siesta-and-pesos-thief = Siesta and Pesos Thief
    .the = Siesta and the Pesos Thief
pair-siesta-and-materials-thief = Siesta and Materials Thief
    .the = Siesta and the Materials Thief
pair-siesta-and-black-market = Siesta and Black Market
    .the = Siesta and the Black Market
pair-siesta-and-pesos = Siesta and Pesos
    .the = Siesta and the Pesos card
pair-siesta-and-mama = Siesta and Mama
    .the = Siesta and Mama
pair-refreshment-and-protection = Refreshment and Protection
    .the = Refreshment and Protection
pair-refreshment-and-debris = Refreshment and Debris
    .the = Refreshment and the Debris card
pair-refreshment-and-conservation = Refreshment and Conservation
    .the = Refreshment and Conservation
pair-refreshment-and-tax-collector = Refreshment and Tax Collector
    .the = Refreshment and the Tax Collector
pair-refreshment-and-worker = Refreshment and Worker
    .the = Refreshment and the Worker
pair-refreshment-and-architect = Refreshment and Architect
    .the = Refreshment and the Architect
pair-refreshment-and-pesos-thief = Refreshment and Pesos Thief
    .the = Refreshment and the Pesos Thief
pair-refreshment-and-materials-thief = Refreshment and Materials Thief
    .the = Refreshment and the Materials Thief
pair-refreshment-and-black-market = Refreshment and Black Market
    .the = Refreshment and the Black Market
pair-refreshment-and-pesos = Refreshment and Pesos
    .the = Refreshment and the Pesos card
pair-refreshment-and-mama = Refreshment and Mama
    .the = Refreshment and Mama
pair-protection-and-debris = Protection and Debris
    .the = Protection and the Debris card
pair-protection-and-conservation = Protection and Conservation
    .the = Protection and Conservation
pair-protection-and-tax-collector = Protection and Tax Collector
    .the = Protection and the Tax Collector
pair-protection-and-worker = Protection and Worker
    .the = Protection and the Worker
pair-protection-and-architect = Protection and Architect
    .the = Protection and the Architect
pair-protection-and-pesos-thief = Protection and Pesos Thief
    .the = Protection and the Pesos Thief
pair-protection-and-materials-thief = Protection and Materials Thief
    .the = Protection and the Materials Thief
pair-protection-and-black-market = Protection and Black Market
    .the = Protection and the Black Market
pair-protection-and-pesos = Protection and Pesos
    .the = Protection and the Pesos card
pair-protection-and-mama = Protection and Mama
    .the = Protection and Mama
pair-debris-and-conservation = Debris and Conservation
    .the = the Debris card and Conservation
pair-debris-and-tax-collector = Debris and Tax Collector
    .the = the Debris card and the Tax Collector
pair-debris-and-worker = Debris and Worker
    .the = the Debris card and the Worker
pair-debris-and-architect = Debris and Architect
    .the = the Debris card and the Architect
pair-debris-and-pesos-thief = Debris and Pesos Thief
    .the = the Debris card and the Pesos Thief
pair-debris-and-materials-thief = Debris and Materials Thief
    .the = the Debris card and the Materials Thief
pair-debris-and-black-market = Debris and Black Market
    .the = the Debris card and the Black Market
pair-debris-and-pesos = Debris and Pesos
    .the = the Debris card and the Pesos card
pair-debris-and-mama = Debris and Mama
    .the = the Debris card and Mama
pair-conservation-and-tax-collector = Conservation and Tax Collector
    .the = Conservation and the Tax Collector
pair-conservation-and-worker = Conservation and Worker
    .the = Conservation and the Worker
pair-conservation-and-architect = Conservation and Architect
    .the = Conservation and the Architect
pair-conservation-and-pesos-thief = Conservation and Pesos Thief
    .the = Conservation and the Pesos Thief
pair-conservation-and-materials-thief = Conservation and Materials Thief
    .the = Conservation and the Materials Thief
pair-conservation-and-black-market = Conservation and Black Market
    .the = Conservation and the Black Market
pair-conservation-and-pesos = Conservation and Pesos
    .the = Conservation and the Pesos card
pair-conservation-and-mama = Conservation and Mama
    .the = Conservation and Mama
pair-tax-collector-and-worker = Tax Collector and Worker
    .the = the Tax Collector and the Worker
pair-tax-collector-and-architect = Tax Collector and Architect
    .the = the Tax Collector and the Architect
pair-tax-collector-and-pesos-thief = Tax Collector and Pesos Thief
    .the = the Tax Collector and the Pesos Thief
pair-tax-collector-and-materials-thief = Tax Collector and Materials Thief
    .the = the Tax Collector and the Materials Thief
pair-tax-collector-and-black-market = Tax Collector and Black Market
    .the = the Tax Collector and the Black Market
pair-tax-collector-and-pesos = Tax Collector and Pesos
    .the = the Tax Collector and the Pesos card
pair-tax-collector-and-mama = Tax Collector and Mama
    .the = the Tax Collector and Mama
pair-worker-and-architect = Worker and Architect
    .the = the Worker and the Architect
pair-worker-and-pesos-thief = Worker and Pesos Thief
    .the = the Worker and the Pesos Thief
pair-worker-and-materials-thief = Worker and Materials Thief
    .the = the Worker and the Materials Thief
pair-worker-and-black-market = Worker and Black Market
    .the = the Worker and the Black Market
pair-worker-and-pesos = Worker and Pesos
    .the = the Worker and the Pesos card
pair-worker-and-mama = Worker and Mama
    .the = the Worker and Mama
pair-architect-and-pesos-thief = Architect and Pesos Thief
    .the = the Architect and the Pesos Thief
pair-architect-and-materials-thief = Architect and Materials Thief
    .the = the Architect and the Materials Thief
pair-architect-and-black-market = Architect and Black Market
    .the = the Architect and the Black Market
pair-architect-and-pesos = Architect and Pesos
    .the = the Architect and the Pesos card
pair-architect-and-mama = Architect and Mama
    .the = the Architect and Mama
pair-pesos-thief-and-materials-thief = Pesos Thief and Materials Thief
    .the = the Pesos Thief and the Materials Thief
pair-pesos-thief-and-black-market = Pesos Thief and Black Market
    .the = the Pesos Thief and the Black Market
pair-pesos-thief-and-pesos = Pesos Thief and Pesos
    .the = the Pesos Thief and the Pesos card
pair-pesos-thief-and-mama = Pesos Thief and Mama
    .the = the Pesos Thief and Mama
pair-materials-thief-and-black-market = Materials Thief and Black Market
    .the = the Materials Thief and the Black Market
pair-materials-thief-and-pesos = Materials Thief and Pesos
    .the = the Materials Thief and the Pesos card
pair-materials-thief-and-mama = Materials Thief and Mama
    .the = the Materials Thief and Mama
pair-black-market-and-pesos = Black Market and Pesos
    .the = the Black Market and the Pesos card
pair-black-market-and-mama = Black Market and Mama
    .the = the Black Market and Mama
pair-pesos-and-mama = Pesos and Mama
    .the = the Pesos card and Mama

event-havana-building-dealt = Chance puts { $building_the } { $place_at }.
event-havana-dealt-again = No cheap building at any end: all buildings are reshuffled.
event-havana-cube-drawn = { $seat } draws { $cube_one } from the bag.
    .you = You draw { $cube_one } from the bag.
event-havana-cube-laid = { $cube_one } comes to the centre.
event-havana-pesos-laid =
    { $pesos ->
        [one] { $pesos } peso comes to the centre.
       *[other] { $pesos } pesos come to the centre.
    }
event-havana-pesos-received = { $seat } receives { count-pesos }.
    .you = You receive { count-pesos }.
event-havana-youngest-drawn = { $seat } goes { turn-rank } if everything else is tied.
    .you = You go { turn-rank } if everything else is tied.
event-havana-card-revealed = { $seat } reveals { $card_the }.
    .you = You reveal { $card_the }.
event-havana-round-begun = Round { $round } starts.
event-havana-number-formed = { $seat } shows { NUMBER($number, minimumIntegerDigits: 2) } and plays { turn-rank }.
    .you = Your number: { NUMBER($number, minimumIntegerDigits: 2) }. You play { turn-rank }.
event-havana-turn-begun = { $seat }’s turn.
    .you = Your turn.
event-havana-action-idle =
    { $card ->
        [siesta] { $seat } takes a siesta.
        [refreshment] Refreshment has no effect: { $seat }’s discards are empty.
        [protection] { $seat } is under Protection.
        [conservation] Conservation has no effect for { $seat }: a building was already removed this round.
        [worker] No worker for { $seat }: the supply is empty.
        [architect] No worker for { $seat }: the supply is empty.
        [black-market] No cube for { $seat }: the bag is empty.
       *[other] { $card_name } has no effect for { $seat }.
    }
    .you =
        { $card ->
            [siesta] You take a siesta.
            [refreshment] Refreshment has no effect: your discards are empty.
            [protection] You are under Protection.
            [conservation] Conservation has no effect: a building was already removed this round.
            [worker] No worker for you: the supply is empty.
            [architect] No worker for you: the supply is empty.
            [black-market] No cube for you: the bag is empty.
           *[other] { $card_name } has no effect.
        }
event-havana-action-skipped = { $seat } skips { $card_the }.
    .you = You skip { $card_the }.
event-havana-card-put-away = { $seat } puts a card from hand into the discards, face down.
    .you = You put a card into your discards, face down.
event-havana-card-taken-back = { $seat } takes { $card_the } back from the discard pile.
    .you = You take { $card_the } back from your discards.
event-havana-debris-taken =
    { $cubes ->
        [0] { $seat } finds no grey cubes in the centre.
       *[other] { $seat } takes { count-cubes } from the centre.
    }
    .you =
        { $cubes ->
            [0] No grey cubes in the centre for you.
           *[other] You take { count-cubes } from the centre.
        }
event-havana-building-removed = { $seat } removes { $building_the } from the game.
    .you = You remove { $building_the } from the game.
event-havana-piece-levied = { $seat } taxes { $victim }, who loses { $piece_one }.
    .you = You tax { $victim }, who loses { $piece_one }.
    .to-you = { $seat } taxes you: you lose { $piece_one }.
event-havana-levy-failed = { $seat } cannot tax { $victim }.
    .you = You cannot tax { $victim }.
    .to-you = { $seat } cannot tax you.
event-havana-workers-taken = { $seat } takes { count-workers }.
    .you = You take { count-workers }.
event-havana-pesos-stolen =
    { $pesos ->
        [0] { $seat } robs { $victim }, but finds no pesos.
       *[other] { $seat } steals { count-pesos } from { $victim }.
    }
    .you =
        { $pesos ->
            [0] You rob { $victim }, but find no pesos.
           *[other] You steal { count-pesos } from { $victim }.
        }
    .to-you =
        { $pesos ->
            [0] { $seat } robs you, but finds no pesos.
           *[other] { $seat } steals { count-pesos } from you.
        }
event-havana-cube-stolen = { $seat } steals { $cube_one } from { $victim }.
    .you = You steal { $cube_one } from { $victim }.
    .to-you = { $seat } steals { $cube_one } from you.
event-havana-nothing-stolen = { $seat } robs { $victim }, who has no cubes.
    .you = You rob { $victim }, who has no cubes.
    .to-you = { $seat } robs you, but you have no cubes.
event-havana-nobody-to-rob = { $seat } has nobody to rob: everyone is protected.
    .you = Nobody to rob: everyone is protected.
event-havana-second-cube-waived = { $seat } does not take a second cube from { $victim }.
    .you = You do not take a second cube from { $victim }.
    .to-you = { $seat } does not take a second cube from you.
event-havana-cube-searched = { $seat } chooses { $cube_one } from the bag.
    .you = You choose { $cube_one } from the bag.
event-havana-centre-pesos-taken =
    { $pesos ->
        [0] { $seat } finds no pesos in the centre.
       *[other] { $seat } takes { count-pesos } from the centre.
    }
    .you =
        { $pesos ->
            [0] No pesos in the centre for you.
           *[other] You take { count-pesos } from the centre.
        }
event-havana-cube-taken = { $seat } takes { $cube_one } from the centre.
    .you = You take { $cube_one } from the centre.
event-havana-purchase-begun = { $seat } chooses { $building_the } { $end_at }.
    .you = You choose { $building_the }.
event-havana-pesos-paid = { $seat } pays { count-pesos }.
    .you = You pay { count-pesos }.
event-havana-debris-paid = { $seat } pays { count-cubes }.
    .you = You pay { count-cubes }.
event-havana-piece-paid = { $seat } pays { $piece_one }.
    .you = You pay { $piece_one }.
event-havana-five-paid =
    { $piece ->
        [worker] { $seat } pays 5 pesos instead of { $piece_one }.
       *[other] { $seat } pays 5 grey cubes instead of { $piece_one }.
    }
    .you =
        { $piece ->
            [worker] You pay 5 pesos instead of { $piece_one }.
           *[other] You pay 5 grey cubes instead of { $piece_one }.
        }
event-havana-building-bought = { $seat } buys { $building_the } and gains { $points } VP.
    .you = You buy { $building_the } and gain { $points } VP.
event-havana-buying-stopped = { $seat } stops buying.
    .you = You stop buying.
event-havana-card-covered = { $seat } covers { $card_the }.
    .you = You cover { $card_the }.
event-havana-card-discarded = { $seat } discards { $card_the }.
    .you = You discard { $card_the }.
event-havana-discards-taken-back = { $seat } takes all discards back into hand.
    .you = You take all your discards back into hand.
event-havana-game-ended = The game is over.
event-havana-placed = { $seat } finishes in { place-name } with { $points } VP.
    .you = You finish in { place-name } with { $points } VP.

ask-havana-deal = A building is drawn at random from the pile.
ask-havana-draw = A cube is drawn from the bag at random.
ask-havana-youngest = The ranking by age is drawn at random.
ask-havana-opening = Choose two cards, face down. The lowest number goes first.
ask-havana-first-action = Choose the card that acts first. The other follows, then you may buy.
ask-havana-refreshment = Swap a card from your hand for one of your discards.
ask-havana-conservation = Remove a building at the end of a row from the game.
ask-havana-levy = Tax Collector: choose what { $victim } loses, 1 cube or 1 worker.
ask-havana-pesos-thief = Choose who to rob: you take half their pesos, rounded down.
ask-havana-materials-thief = Choose who to rob: 1 cube, or up to 2 from anyone with more than 3 coloured cubes.
ask-havana-theft = Choose a cube to take from { $victim }.
ask-havana-second-theft = Take a second cube from { $victim }?
ask-havana-black-market = Black Market: draw 2 cubes at random, or choose 1 from the bag.
ask-havana-mama = Mama: choose a coloured cube from the centre. Half of them are yours, rounded up.
ask-havana-buy = Buy a building at the end of a row: you gain its VP at once.
ask-havana-pay = Pay the piece, or 5 pesos for a worker, 5 grey cubes for a coloured cube.
ask-havana-cover = Cover one of your two cards. The new one stays secret until all are revealed.

decision-havana-deal = the draw of a building
decision-havana-draw = the draw of a cube
decision-havana-youngest = the draw of the ranking by age
decision-havana-opening = the choice of the two opening cards
decision-havana-first-action = the choice of the first action
decision-havana-refreshment = the use of Refreshment
decision-havana-conservation = the use of Conservation
decision-havana-levy = the choice of the piece to tax
decision-havana-pesos-thief = the choice of the Pesos Thief’s victim
decision-havana-materials-thief = the choice of the Materials Thief’s victim
decision-havana-theft = the choice of the cube to steal
decision-havana-second-theft = the theft of a second cube
decision-havana-black-market = the use of the Black Market
decision-havana-mama = the choice of a cube from the centre
decision-havana-buy = the purchase of a building
decision-havana-pay = the payment of a piece
decision-havana-cover = the choice of the new action card

move-havana-open = Play { $pair_name }
move-havana-first = { $card_name }: { $card_effect }
move-havana-swap = Swap { $given_the } for { $taken_the }
move-havana-skip = Skip
move-havana-skip-refreshment = Keep your hand
move-havana-skip-conservation = Remove nothing
move-havana-remove = Remove { $end_name }
move-havana-levy = Take { $piece_one }
move-havana-rob = Rob { $seat }
move-havana-rob-pesos-thief = Steal half of { $seat }’s pesos
move-havana-rob-materials-thief = Steal materials from { $seat }
move-havana-steal = Steal { $cube_one }
move-havana-steal-theft = Steal { $cube_one }
move-havana-steal-second-theft = Steal { $cube_one } as well
move-havana-enough = One is enough
move-havana-draw-blind = Draw 2 cubes at random
move-havana-search = Choose { $cube_one } from the bag
move-havana-take = Take { $cube_one }
move-havana-buy = Buy { $end_name }
move-havana-stop-buying = Stop buying
move-havana-pay = Pay { $piece_one }
move-havana-pay-five =
    { $piece ->
        [worker] Pay 5 pesos instead
       *[other] Pay 5 grey cubes instead
    }
move-havana-cover = Cover { $old_the } with { $new_the }
move-havana-deal = Place { $building_the }
move-havana-draw = Draw { $cube_one }
move-havana-youngest = { $seat } comes next by age

# What moves come to. Cubes are told by the material that they stand for
material-red = brick
    .the = the brick
    .one = 1 brick
    .count =
        { $amount ->
            [one] { $amount } brick
           *[other] { $amount } bricks
        }
material-yellow = sandstone
    .the = the sandstone
    .one = 1 sandstone
    .count = { $amount } sandstone
material-blue = glass
    .the = the glass
    .one = 1 glass
    .count = { $amount } glass
material-brown = clay
    .the = the clay
    .one = 1 clay
    .count = { $amount } clay
material-grey = debris
    .the = the debris
    .one = 1 debris
    .count = { $amount } debris
material-worker = worker
    .the = the worker
    .one = 1 worker
outcome-havana-buy = { $building_name }
outcome-havana-remove = { $building_name }
    .text = Remove { $building_the }
more-havana-worth = { $worth } VP
outcome-havana-pay = { $material_one }
    .text = Pay { $material_one }
outcome-havana-pay-five =
    { $piece ->
        [worker] 5 pesos for { $material_the }
       *[other] 5 debris for { $material_the }
    }
outcome-havana-levy = { $material_one }
    .text = Take away { $material_one }
outcome-havana-rob-pesos-thief = Rob { $seat }
outcome-havana-rob-materials-thief = Rob { $seat }
does-havana-pesos-thief = nothing to take
does-havana-materials-thief = { card-materials-thief.effect }
outcome-havana-steal = { $material_one }
    .text = Steal { $material_one }
outcome-havana-search = { $material_one }
    .text = Search the bag for { $material_one }
outcome-havana-take = { $material_one }
    .text = Take { $material_one } from the centre
outcome-havana-first = { $card_name }
outcome-havana-open = { NUMBER($number, minimumIntegerDigits: 2) }: { $one_name }, { $other_name }
outcome-havana-cover = { NUMBER($number, minimumIntegerDigits: 2) }: { $new_name }
    .text = { NUMBER($number, minimumIntegerDigits: 2) }: { $new_name } on { $old_name }
outcome-havana-swap = { $given_name }
    .text = { $given_name } for { $taken_name }
group-havana-open = { $card_name }
group-havana-cover = Cover { $card_the }
group-havana-swap = { $card_name }

game-havana = Havana
edition-havana-fr2009 = French edition, eggertspiele, 2009
edition-havana-lh2024 = new edition “La Habana”, Igiari, 2024

option-havana-youngest = Youngest player
    .why = The last tie goes to the youngest player, but a program does not know your age.
option-havana-youngest-seat-order = by seat: the first seat counts as the youngest
option-havana-youngest-drawn = drawn at random before the game
option-havana-black-market = Black Market
    .why = In the 2024 edition, the first to play it in a round may choose one cube instead of drawing two.
option-havana-black-market-blind = cubes are drawn at random
option-havana-black-market-pick-one = the first may choose one cube instead of drawing two

play-place-havana = { $place }. { $name }: { $points } VP, { count-coloured }, { count-pesos }, { count-workers }, { count-grey }

label-havana-centre = Centre
label-havana-bag =
    { $cubes ->
        [one] Bag: { $cubes } cube
       *[other] Bag: { $cubes } cubes
    }
label-havana-pile =
    { $cards ->
        [one] Pile: { $cards } building
       *[other] Pile: { $cards } buildings
    }
label-havana-reserve = Supply
label-havana-workers = Workers
label-havana-cubes = Cubes
label-havana-formed = Number
label-havana-hand-count = Cards in hand
label-havana-due = Still to be paid
label-havana-hand = Hand: { $count }
label-havana-open-cards = Face-up cards
label-havana-number = Number { NUMBER($number, minimumIntegerDigits: 2) }
label-havana-round = Round { $number }
label-havana-for-sale = For sale
label-havana-architect = architect
label-havana-upper-row = Upper row
label-havana-lower-row = Lower row
label-havana-order = Turn order
label-havana-target = Target: { $points } VP
label-havana-discards = Discards
label-havana-may-be = face down, one of: { $cards }
label-havana-your-hand = Your hand
label-havana-covered = covered
label-havana-reconstructed = * Cost and value reconstructed: the rulebook does not print them.

# Terminal, Havana

label-havana-worth = { $points } VP
label-havana-architect-letter = A
label-havana-architect-note = { label-havana-architect-letter }: your Architect must be face up. The other letters are explained below.
piece-red-letter = R
piece-yellow-letter = Y
piece-blue-letter = B
piece-brown-letter = N
piece-grey-letter = G
piece-worker-letter = W

# Terminal, Cuba

play-place-cuba = { $place }. { $name }: { $points } VP, { count-pesos }
label-cuba-set-up = Set-up
label-cuba-bills = Bills
label-cuba-actions = Actions
label-cuba-parliament = Parliament
label-cuba-statutes = Laws
label-cuba-round-end = End of round
label-cuba-round = Round { $number } of { $of }
label-cuba-starter = First player: { $name }
label-cuba-market-and-harbor = Market and harbour
label-cuba-pile =
    { $ships ->
        [one] Pile: { $ships } ship
       *[other] Pile: { $ships } ships
    }
label-cuba-legend = { $free } free, { $taken } taken
label-cuba-spaces = { $taken } of { $spaces }
label-cuba-general-stock = Supply
label-cuba-on-the-market = On the market
label-cuba-buying-price = Buy for
label-cuba-selling-price = Sell for
label-cuba-dock = { $berth_name }: { $points } VP
label-cuba-ship-there = { $place }, { $ship_name }
label-cuba-next-ship = Next: { $ship_name }
label-cuba-later-ships = Known further down in the pile
label-cuba-alternatives = Instead of the action
label-cuba-alternative =
    { $taken ->
        [yes] { $brings } (taken)
       *[no] { $brings } (free)
    }
label-cuba-free-resource = 1 resource
label-cuba-free-product = 1 product
label-cuba-first-points = 2 VP
label-cuba-second-points = 1 VP
label-cuba-first-pesos = 4 pesos
label-cuba-second-pesos = 2 pesos
label-cuba-bill = Bill
label-cuba-act = Law in force
type-tax-short = Tax
type-duty-short = Duty
type-subsidy-short = Subsidy
type-other-short = Other
label-cuba-vetoed = vetoed
label-cuba-veto-tile = Veto on { $type_pile } in round { $round }.
label-cuba-for-points = Points
label-cuba-for-pesos = Income
label-cuba-for-goods = Industry
label-cuba-for-power = Power
label-cuba-votes = Votes
label-cuba-played = Played, in order
label-cuba-in-hand = In hand
label-cuba-all-in-hand = all five
label-cuba-shown = shown
label-cuba-sealed = secret bid
label-cuba-lots = Lots + warehouses
label-cuba-purse = { $name }: { count-pesos }, { $points } VP
label-cuba-plantations = Plantations
label-cuba-your-plantation = Your plantation
label-cuba-a-building = building
label-cuba-pawn = pawn
label-cuba-reconstructed = * Ship spaces and fields reconstructed: the rulebooks do not print them all.

## The browser client: the table of Havana

page-havana-pesos =
    { $amount ->
        [one] { $amount } peso
       *[other] { $amount } pesos
    }
page-havana-workers =
    { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }
page-havana-architect = the Architect face up
page-havana-price = { $points } VP for { $cost }
page-havana-house = { $name } { $where }: { $price }
page-havana-inside = { $name }: { $price }. Not for sale yet: only buildings at the ends of a row can be bought.
page-havana-row-empty = No buildings left in this row.
page-havana-tag-buy = Buy
page-havana-tag-remove = Remove
page-havana-tag-short = { $count } short
page-havana-in-centre = In the centre: { $thing }
page-havana-in-bag = In the bag: { $thing }
page-havana-caption-bag = in the bag
page-havana-caption-pile = in the pile
page-havana-caption-workers = in supply
page-havana-caption-out = out of play
page-havana-reserve =
    { $amount ->
        [one] Supply: { $amount } worker, unlimited pesos
       *[other] Supply: { $amount } workers, unlimited pesos
    }
page-havana-out =
    { $amount ->
        [one] Out of the game: { $amount } cube
       *[other] Out of the game: { $amount } cubes
    }
page-havana-has = { $name }: { $thing }
page-havana-card = { $number } { $name } ({ $effect })
page-havana-card-covered = Covered: { $card }
page-havana-card-sealed = Your card, face down: { $card }
page-havana-card-put-away = In your discards, unseen: { $card }
page-havana-closed = face down
page-havana-your-number = Your number
page-havana-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
page-havana-houses = Buildings: { $count }
page-havana-houses-title = Buildings
page-havana-owned =
    { $count ->
        [0] { $name } owns no building
        [one] { $name } owns { $count } building
       *[other] { $name } owns { $count } buildings
    }
page-havana-owned-list = { $whose }: { $houses }
page-havana-worth = { $name }, { $points } VP
page-havana-goal = { $points } of { $goal } VP
page-havana-due = Still to pay: { $pieces }
page-havana-protected = Protected: no theft, no tax
page-havana-choosing = Choosing two cards…
page-havana-shows = { $name } shows { $number }: { $cards }
page-havana-shows-protected = { $name } shows { $number }: { $cards }. Protected: no theft, no tax
page-havana-shows-nothing =
    { $count ->
        [0] { $name } is choosing two cards
       *[other] { $name } has placed { $count } cards face down
    }
page-havana-order-open = { $name }, { $points } VP
page-havana-order =
    { $state ->
        [now] { $place }. { $name }, number { $number }, { $points } VP, plays now
        [played] { $place }. { $name }, number { $number }, { $points } VP, has played
       *[later] { $place }. { $name }, number { $number }, { $points } VP
    }
page-havana-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
page-havana-phases = Phases of the round
page-havana-phase-opening = Opening cards
page-havana-phase-actions = Actions
page-havana-phase-purchases = Buying
page-havana-phase-new-card = New card

## Cuba

# Takes the number from the argument it is named after.
count-votes =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }

# Resources are wood, stone and water; products are citrus, sugar cane and tobacco; goods are rum and cigars.
ware-wood = wood
    .of = of wood
    .one = 1 wood
    .many = how much wood
    .count = { $count } wood
ware-stone = stone
    .of = of stone
    .one = 1 stone
    .many = how much stone
    .count = { $count } stone
ware-water = water
    .of = of water
    .one = 1 water
    .many = how much water
    .count = { $count } water
ware-citrus = citrus
    .of = of citrus
    .one = 1 citrus
    .many = how much citrus
    .count = { $count } citrus
ware-sugar = sugar cane
    .of = of sugar cane
    .one = 1 sugar cane
    .many = how much sugar cane
    .count = { $count } sugar cane
ware-tobacco = tobacco
    .of = of tobacco
    .one = 1 tobacco
    .many = how much tobacco
    .count = { $count } tobacco
ware-rum = rum
    .of = of rum
    .one = 1 rum
    .many = how much rum
    .count = { $count } rum
ware-cigars = cigars
    .of = of cigars
    .one = 1 cigar
    .many = how many cigars
    .count =
        { $count ->
            [one] { $count } cigar
           *[other] { $count } cigars
        }

# One piece, or two: the notation joins them by a +.
wares-wood = 1 wood
wares-stone = 1 stone
wares-water = 1 water
wares-citrus = 1 citrus
wares-sugar = 1 sugar cane
wares-tobacco = 1 tobacco
wares-wood-and-wood = 2 wood
wares-wood-and-stone = 1 wood and 1 stone
wares-wood-and-water = 1 wood and 1 water
wares-wood-and-citrus = 1 wood and 1 citrus
wares-wood-and-sugar = 1 wood and 1 sugar cane
wares-wood-and-tobacco = 1 wood and 1 tobacco
wares-stone-and-stone = 2 stone
wares-stone-and-water = 1 stone and 1 water
wares-stone-and-citrus = 1 stone and 1 citrus
wares-stone-and-sugar = 1 stone and 1 sugar cane
wares-stone-and-tobacco = 1 stone and 1 tobacco
wares-water-and-water = 2 water
wares-water-and-citrus = 1 water and 1 citrus
wares-water-and-sugar = 1 water and 1 sugar cane
wares-water-and-tobacco = 1 water and 1 tobacco
wares-citrus-and-citrus = 2 citrus
wares-citrus-and-sugar = 1 citrus and 1 sugar cane
wares-citrus-and-tobacco = 1 citrus and 1 tobacco
wares-sugar-and-sugar = 2 sugar cane
wares-sugar-and-tobacco = 1 sugar cane and 1 tobacco
wares-tobacco-and-tobacco = 2 tobacco

# The French translation of 2007 has names of its own: the French file gives them, under -in-fr2007.
character-worker = Worker
    .the = the worker
    .effect = harvest: the pawn’s row and column
    .line = harvest
character-tradeswoman = Tradeswoman
    .the = the tradeswoman
    .effect = buy and sell, or 1 free piece
    .line = buy and sell
character-architect = Architect
    .the = the architect
    .effect = build, or 2 VP (then 1)
    .line = build, or 2 VP
character-foreman = Foreman
    .the = the foreman
    .effect = use your buildings
    .line = use buildings
character-mayor = Mayor
    .the = the mayor
    .effect = load a ship, or 4 pesos (then 2)
    .line = load a ship

colour-purple = purple
colour-green = green
colour-yellow = yellow
colour-red = red
colour-blue = blue

tile-cement-factory = Cement Factory
    .the = the Cement Factory
    .to = to the Cement Factory
    .effect = up to 4 stone → 1 VP each
    .signs = ≤{ $limit } stone → { $worth } point
tile-saw-mill = Sawmill
    .the = the Sawmill
    .to = to the Sawmill
    .effect = up to 4 wood → 1 VP each
    .signs = ≤{ $limit } wood → { $worth } point
tile-golf-course = Golf Course
    .the = the Golf Course
    .to = to the Golf Course
    .effect = up to 4 water → 1 VP each
    .signs = ≤{ $limit } water → { $worth } point
tile-monastery = Monastery
    .the = the Monastery
    .to = to the Monastery
    .effect = up to 2 pieces → 1 VP each
    .signs = ≤{ $limit } ? → { $worth } point
tile-rum-cafe = Rum Café
    .the = the Rum Café
    .to = to the Rum Café
    .effect = up to 3 rum → 2 VP each
    .signs = ≤{ $limit } rum → { $worth } point
tile-cigar-cafe = Cigar Café
    .the = the Cigar Café
    .to = to the Cigar Café
    .effect = up to 3 cigars → 2 VP each
    .signs = ≤{ $limit } cigars → { $worth } point
tile-cigar-cafe-in-en2007 = Zigarren-Café
    .the = the Zigarren-Café
    .to = to the Zigarren-Café
    .effect = up to 3 cigars → 2 VP each
    .signs = ≤{ $limit } cigars → { $worth } point
tile-small-branch-office = Small Branch Office
    .the = the Small Branch Office
    .to = to the Small Branch Office
    .effect = load 1 piece of merchandise
    .signs = 1 ? → ship
tile-large-branch-office = Large Branch Office
    .the = the Large Branch Office
    .to = to the Large Branch Office
    .effect = load merchandise of one kind
    .signs = ? ? ? → ship
tile-hotel = Hotel
    .the = the Hotel
    .to = to the Hotel
    .effect = gain 2 VP
    .signs = { $worth } point
tile-inn = Inn
    .the = the Inn
    .to = to the Inn
    .effect = gain 1 VP
    .signs = { $worth } point
tile-general-store = General Store
    .the = the General Store
    .to = to the General Store
    .effect = 1 rum or cigar → 6 pesos
    .signs = rum / cigars → { $worth } peso
tile-product-house = Product House
    .the = the Product House
    .to = to the Product House
    .effect = 1 piece → 4 pesos
    .signs = { $limit } ? → { $worth } peso
tile-resource-house = Resource House
    .the = the Resource House
    .to = to the Resource House
    .effect = up to 2 resources → 2 pesos each
    .signs = ≤{ $limit } resource → { $worth } peso
tile-small-bank = Small Bank
    .the = the Small Bank
    .to = to the Small Bank
    .effect = receive 2 pesos
    .signs = { $worth } peso
tile-large-bank = Large Bank
    .the = the Large Bank
    .to = to the Large Bank
    .effect = receive 4 pesos
    .signs = { $worth } peso
tile-cigar-factory = Cigar Factory
    .the = the Cigar Factory
    .to = to the Cigar Factory
    .effect = tobacco → cigars
    .signs = tobacco → cigars
tile-distillery = Distillery
    .the = the Distillery
    .to = to the Distillery
    .effect = sugar cane → rum
    .signs = sugar → rum
tile-black-market = Black Market
    .the = the Black Market
    .to = to the Black Market
    .effect = 1 piece of merchandise → 1 other
    .signs = 1 ? ⇄ 1 ?
tile-church = Church
    .the = the Church
    .to = to the Church
    .effect = veto a bill
    .signs = veto law
tile-town-hall = Town Hall
    .the = the Town Hall
    .to = to the Town Hall
    .effect = +2 votes
    .signs = +{ $worth } vote
tile-dam = Dam
    .the = the Dam
    .to = to the Dam
    .effect = take 2 water
    .signs = { $limit } water
tile-lighthouse = Lighthouse
    .the = the Lighthouse
    .to = to the Lighthouse
    .effect = swap the ship at sea
    .signs = ship ⇄ ship
tile-warehouse-tile = Warehouse
    .the = the Warehouse
    .to = to the Warehouse
    .effect = store your products
    .signs = lock citrus sugar tobacco
tile-canadian-embassy = Canadian Embassy
    .the = the Canadian Embassy
    .to = to the Canadian Embassy
    .effect = take 1 cigar
    .signs = { $limit } cigars
# Printed on every plantation; all the other buildings are tiles.
tile-printed-warehouse = Starting warehouse
    .the = the starting warehouse
    .to = to the starting warehouse
    .effect = store your products

field-a1 = field a1
    .the = field a1
field-a2 = field a2
    .the = field a2
field-a3 = field a3
    .the = field a3
field-a4 = field a4
    .the = field a4
field-b1 = field b1
    .the = field b1
field-b2 = field b2
    .the = field b2
field-b3 = field b3
    .the = field b3
field-b4 = field b4
    .the = field b4
field-c1 = field c1
    .the = field c1
field-c2 = field c2
    .the = field c2
field-c3 = field c3
    .the = field c3
field-c4 = field c4
    .the = field c4

# The ship cards bear no names: these are ours. All begin with a consonant, so that French needs no elision.
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

berth-sea = sea
    .the = the sea
    .at = at sea
berth-dock-1 = dock 1
    .the = dock 1
    .at = at dock 1
berth-dock-2 = dock 2
    .the = dock 2
    .at = at dock 2
berth-dock-3 = dock 3
    .the = dock 3
    .at = at dock 3

type-tax = tax law
    .bill = bill I (tax)
    .pile = pile I (tax)
type-duty = duty law
    .bill = bill II (duty)
    .pile = pile II (duty)
type-subsidy = subsidy law
    .bill = bill III (subsidy)
    .pile = pile III (subsidy)
type-other = other law
    .bill = bill IV (other)
    .pile = pile IV (other)

bills-tax-and-duty = I (tax) and II (duty)
    .the = bills I (tax) and II (duty)
bills-tax-and-subsidy = I (tax) and III (subsidy)
    .the = bills I (tax) and III (subsidy)
bills-tax-and-other = I (tax) and IV (other)
    .the = bills I (tax) and IV (other)
bills-duty-and-subsidy = II (duty) and III (subsidy)
    .the = bills II (duty) and III (subsidy)
bills-duty-and-other = II (duty) and IV (other)
    .the = bills II (duty) and IV (other)
bills-subsidy-and-other = III (subsidy) and IV (other)
    .the = bills III (subsidy) and IV (other)

statute-tax-1 = Tax of 1 peso
    .the = the tax of 1 peso
    .effect = 2 VP if you pay it
statute-tax-2 = Tax of 2 pesos
    .the = the tax of 2 pesos
    .effect = 2 VP if you pay it
statute-tax-3 = Tax of 3 pesos
    .the = the tax of 3 pesos
    .effect = 2 VP if you pay it
statute-tax-4 = Tax of 4 pesos
    .the = the tax of 4 pesos
    .effect = 2 VP if you pay it
statute-tax-5 = Tax of 5 pesos
    .the = the tax of 5 pesos
    .effect = 2 VP if you pay it
statute-tax-per-building = Tax per building
    .the = the tax per building
    .effect = 2 VP if you pay 1 peso per building, warehouse included
statute-duty-citrus = Duty of 1 citrus
    .the = the duty of 1 citrus
    .effect = 2 VP if you pay it
statute-duty-sugar = Duty of 1 sugar cane
    .the = the duty of 1 sugar cane
    .effect = 2 VP if you pay it
statute-duty-tobacco = Duty of 1 tobacco
    .the = the duty of 1 tobacco
    .effect = 2 VP if you pay it
statute-duty-water = Duty of 1 water
    .the = the duty of 1 water
    .effect = 2 VP if you pay it
statute-duty-2-resources = Duty of 2 resources
    .the = the duty of 2 resources
    .effect = 2 VP if you pay it
statute-duty-2-products = Duty of 2 products
    .the = the duty of 2 products
    .effect = 2 VP if you pay it
statute-subsidy-buildings = Subsidy for buildings
    .the = the subsidy for buildings
    .effect = 1 VP per building, warehouse included
statute-subsidy-resource-fields = Subsidy for open resource fields
    .the = the subsidy for open resource fields
    .effect = 1 VP per open resource field
statute-subsidy-product-fields = Subsidy for open product fields
    .the = the subsidy for open product fields
    .effect = 1 VP per open product field
statute-subsidy-water = Subsidy for water
    .the = the subsidy for water
    .effect = 1 VP per water, 7 at most
statute-subsidy-votes = Subsidy for votes
    .the = the subsidy for votes
    .effect = 1 VP per vote of the card kept for parliament
statute-subsidy-pesos = Subsidy for money
    .the = the subsidy for money
    .effect = 1 VP per 3 pesos, 7 at most
statute-market-decrease = Market Act (decrease)
    .the = the Market Act (decrease)
    .effect = the market loses 2 of each product per round
statute-market-increase = Market Act (increase)
    .the = the Market Act (increase)
    .effect = the market gains 2 of each product per round
statute-drought = Drought Act
    .the = the Drought Act
    .effect = only 1 free harvest instead of 2
statute-building = Building Act
    .the = the Building Act
    .effect = every building costs 2 pesos more
statute-harbor = Harbour Act
    .the = the Harbour Act
    .effect = a full ship leaves at once
statute-corruption = Corruption Act
    .the = the Corruption Act
    .effect = votes cannot be bought

event-cuba-ship-arrived = A new ship, the { $ship_name }, arrives { $berth_at }.
event-cuba-starter-drawn = { $seat } starts: chance has decided.
    .you = You start: chance has decided.
event-cuba-colour-chosen = { $seat } takes { $colour_name }.
    .you = You take { $colour_name }.
event-cuba-start-resources-taken = { $seat } starts with { $wares_name }.
    .you = You start with { $wares_name }.
event-cuba-start-products-taken = { $seat } starts with { $wares_name } as well.
    .you = You also start with { $wares_name }.
event-cuba-round-begun = Round { $round } starts.
event-cuba-bill-revealed = New bill: { $statute_name } ({ $statute_effect }).
event-cuba-card-set-aside = { $seat } sets a card aside for parliament, face down.
    .you = You set a card aside for parliament.
event-cuba-character-played = { $seat } plays { $character_the }.
    .you = You play { $character_the }.
event-cuba-card-unused = { $seat } does nothing with { $character_the }.
    .you = You do nothing with { $character_the }.
event-cuba-pawn-moved = { $seat } moves the pawn to { $field_the }.
    .you = You move your pawn to { $field_the }.
event-cuba-pawn-stayed = { $seat } leaves the pawn on { $field_the }.
    .you = You leave your pawn on { $field_the }.
event-cuba-resources-yielded = { $seat } produces { $ware_count }.
    .you = You produce { $ware_count }.
event-cuba-stock-short = The supply is empty: { $seat } does not get everything ({ $ware_name }).
    .you = The supply is empty: you do not get everything ({ $ware_name }).
event-cuba-harvested = { $seat } harvests { $ware_one }.
    .you = You harvest { $ware_one }.
event-cuba-irrigated = { $seat } spends 1 water to harvest { $ware_one }.
    .you = You spend 1 water to harvest { $ware_one }.
event-cuba-bought = { $seat } buys { $ware_one } for { count-pesos }.
    .you = You buy { $ware_one } for { count-pesos }.
event-cuba-bought-from-stock = None on the market: { $seat } buys { $ware_one } from the supply for { count-pesos }.
    .you = None on the market: you buy { $ware_one } from the supply for { count-pesos }.
event-cuba-sold = { $seat } sells { $ware_one } for { count-pesos }.
    .you = You sell { $ware_one } for { count-pesos }.
event-cuba-sold-to-stock = The market is full: { $seat } sells { $ware_one } to the supply for { count-pesos }.
    .you = The market is full: you sell { $ware_one } to the supply for { count-pesos }.
event-cuba-free-piece-taken = { $seat } takes { $ware_one } for free.
    .you = You take { $ware_one } for free.
event-cuba-cost-paid = { $seat } pays { $ware_count }.
    .you = You pay { $ware_count }.
event-cuba-surcharge-paid = Building Act: { $seat } pays { count-pesos } more.
    .you = Building Act: you pay { count-pesos } more.
event-cuba-built = { $seat } builds { $tile_the } on { $field_the }.
    .you = You build { $tile_the } on { $field_the }.
event-cuba-points-instead = { $seat } builds nothing and gains { $points } VP instead.
    .you = You don’t build, and gain { $points } VP.
event-cuba-pesos-instead = { $seat } loads nothing and receives { count-pesos } instead.
    .you = You don’t load, and receive { count-pesos }.
event-cuba-building-used = { $seat } uses { $building_the }.
    .you = You use { $building_the }.
event-cuba-returned-for-points = { $seat } turns { $ware_count } into { $points } VP.
    .you = You turn { $ware_count } into { $points } VP.
event-cuba-returned-for-pesos = { $seat } sells { $ware_count } for { count-pesos }.
    .you = You sell { $ware_count } for { count-pesos }.
event-cuba-points-earned = { $seat } gains { $points } VP.
    .you = You gain { $points } VP.
event-cuba-pesos-earned = { $seat } receives { count-pesos }.
    .you = You receive { count-pesos }.
event-cuba-pieces-taken = { $seat } takes { $ware_count } from the supply.
    .you = You take { $ware_count } from the supply.
event-cuba-converted = { $seat } turns { $given_count } into { $taken_count }.
    .you = You turn { $given_count } into { $taken_count }.
event-cuba-stored = { $seat } stores { $ware_count } in the warehouse.
    .you = You store { $ware_count }.
event-cuba-bill-vetoed = { $seat } vetoes { $statute_the }: it leaves the game.
    .you = You veto { $statute_the }: it leaves the game.
event-cuba-votes-secured =
    { $votes ->
        [one] { $seat } will have { $votes } more vote in parliament.
       *[other] { $seat } will have { $votes } more votes in parliament.
    }
    .you = You will have { count-votes } more in parliament.
event-cuba-pile-seen = { $seat } looks through the ship pile.
    .you = You look through the ship pile.
event-cuba-ship-fetched = { $seat } brings the { $ship_name } to sea and puts the { $back_name } back into the pile.
    .you = You bring in the { $ship_name } and put the { $back_name } back into the pile.
event-cuba-ship-kept = { $seat } leaves the { $ship_name } at sea.
    .you = You keep the { $ship_name } at sea.
event-cuba-pile-shuffled = The ship pile is shuffled.
event-cuba-loaded = { $seat } loads { $ware_one } { $berth_at } for { $points } VP.
    .you = You load { $ware_one } { $berth_at } for { $points } VP.
event-cuba-ship-left = The { $ship_name } sets sail and leaves { $berth_the }.
event-cuba-ship-moved = The { $ship_name } moves to { $berth_the }.
event-cuba-starter-changed = { $seat } is now first player: { $character_the } is the highest fourth card.
    .you = You are now first player: your fourth card, { $character_the }, is the highest.
event-cuba-delegate-shown = { $seat } shows { $character_the } in parliament: { count-votes }.
    .you = You show { $character_the }: { count-votes }.
event-cuba-delegate-revealed = { $seat } reveals { $character_the } in parliament: { count-votes }.
    .you = You reveal { $character_the }: { count-votes }.
event-cuba-town-hall-votes =
    { $votes ->
        [one] Town Hall: { $votes } more vote for { $seat }.
       *[other] Town Hall: { $votes } more votes for { $seat }.
    }
    .you = Town Hall: { count-votes } more for you.
event-cuba-no-bidding = Corruption Act: no votes can be bought this round.
event-cuba-bid-sealed = { $seat } makes a secret bid.
    .you = Your bid is secret.
event-cuba-bid-revealed =
    { $pesos ->
        [0] { $seat } has bid nothing: { count-votes } in all.
       *[other] { $seat } has bid { count-pesos }: { count-votes } in all.
    }
    .you =
        { $pesos ->
            [0] You bid nothing: { count-votes } in all.
           *[other] You bid { count-pesos }: { count-votes } in all.
        }
event-cuba-vote-tied = The vote is tied at { count-votes }.
event-cuba-vote-won = { $seat } wins the vote with { count-votes }.
    .you = You win the vote with { count-votes }.
event-cuba-act-passed = Parliament passes { $statute_the }.
event-cuba-act-replaced = Parliament repeals { $statute_the }.
event-cuba-bill-rejected = Parliament rejects { $statute_the }.
event-cuba-tax-paid = { $seat } pays { count-pesos } in tax and gains { $points } VP.
    .you = You pay { count-pesos } in tax and gain { $points } VP.
event-cuba-tax-unpaid = { $seat } does not pay the tax.
    .you = You don’t pay the tax.
event-cuba-duty-paid = { $seat } pays { $wares_name } in duty and gains { $points } VP.
    .you = You pay { $wares_name } in duty and gain { $points } VP.
event-cuba-duty-unpaid = { $seat } does not pay the duty.
    .you = You don’t pay the duty.
event-cuba-both-paid = { $seat } has paid both tax and duty: { $points } more VP.
    .you = Tax and duty both paid: { $points } more VP for you.
event-cuba-subsidy-paid = { $seat } gains { $points } VP from { $statute_the }.
    .you = You gain { $points } VP from { $statute_the }.
event-cuba-market-reduced = The market loses { $ware_count }.
event-cuba-market-filled = The market gains { $ware_count }.
event-cuba-products-lost = { $seat } loses { $ware_count } at the end of the round.
    .you = You lose { $ware_count } at the end of the round.
event-cuba-markers-removed = All alternative actions are available again.
event-cuba-veto-expired = The veto tile is removed from { $type_pile }.
event-cuba-cards-taken-back = Everyone takes their five character cards back into hand.
event-cuba-lap-completed = { $seat } completes a lap of the track: { $points } VP in all.
    .you = You complete a lap of the track: { $points } VP in all.
event-cuba-buildings-scored =
    { $count ->
        [one] { $seat } gains { $points } VP for { $count } building.
       *[other] { $seat } gains { $points } VP for { $count } buildings.
    }
    .you =
        { $count ->
            [one] You gain { $points } VP for { $count } building.
           *[other] You gain { $points } VP for { $count } buildings.
        }
event-cuba-game-ended = The sixth round is over, and so is the game.
event-cuba-placed = { $seat } finishes in { place-name } with { $points } VP.
    .you = You finish in { place-name } with { $points } VP.

ask-cuba-ship = A ship is drawn at random from the pile.
ask-cuba-starter = The first player is drawn at random.
ask-cuba-colour = Choose your colour.
ask-cuba-start-resources = Choose two starting resources. They pay for buildings.
ask-cuba-start-products = Choose two starting products. Use or store them before the round ends, or they are lost.
ask-cuba-bill = A bill is drawn at random from its pile.
ask-cuba-delegate = Set aside the card that will vote for you. You play the other four.
ask-cuba-character = Play a character. The one you keep will give you its votes in parliament.
ask-cuba-pawn = Place your pawn: its row and column produce.
ask-cuba-harvest =
    { $free ->
        [0] Harvest more: 1 water each.
        [one] Choose what to harvest: { $free } more for free, then 1 water each.
       *[other] Choose what to harvest: { $free } for free, then 1 water each.
    }
ask-cuba-trade = Buy and sell as much as you like, or take one free piece instead.
ask-cuba-build = Choose a building and a field, which stops producing; or take VP instead.
ask-cuba-foreman = Use the buildings in your pawn’s row and column, or a single one elsewhere.
ask-cuba-amount =
    { $building ->
        [cigar-factory] Choose { $ware_many } to turn into cigars: { $most } at most.
        [distillery] Choose { $ware_many } to turn into rum: { $most } at most.
        [rum-cafe] Choose { $ware_many } to serve: 2 VP each, { $most } at most.
        [cigar-cafe] Choose { $ware_many } to serve: 2 VP each, { $most } at most.
       *[other] Choose { $ware_many } to give { $building_to }: 1 VP each, { $most } at most.
    }
ask-cuba-give =
    { $building ->
        [monastery] Choose what to give { $building_to }: 1 VP per piece, 2 at most.
        [general-store] Choose what to sell { $building_to }: 6 pesos for 1 piece.
        [resource-house] Choose what to sell { $building_to }: 2 pesos per cube, 2 at most.
       *[other] Choose what to sell { $building_to }: 4 pesos for 1 piece.
    }
ask-cuba-exchange = Black Market: swap one piece for another.
ask-cuba-veto = Veto a bill. You cannot veto the same type next round.
ask-cuba-looked-at = The place of a ship in the pile is drawn at random, for the eyes of one player only.
ask-cuba-fetch = Lighthouse: bring a ship from the pile to sea.
ask-cuba-load = Load one ship, piece by piece: 1, 2 or 3 VP each, depending on the dock.
ask-cuba-bid = Choose your bid: 1 peso per vote, spent even if you lose the vote.
ask-cuba-enact = Pass two bills. Each replaces the law of its type.
ask-cuba-tax = Pay the tax of { count-pesos }? +2 VP, and 1 more with the duty.
ask-cuba-duty =
    { $statute ->
        [duty-2-resources] Choose what to pay { $statute_the } with: +2 VP, and 1 more with the tax.
        [duty-2-products] Choose what to pay { $statute_the } with: +2 VP, and 1 more with the tax.
       *[other] Pay { $statute_the }? +2 VP, and 1 more with the tax.
    }

decision-cuba-ship = the draw of a ship
decision-cuba-starter = the draw of the first player
decision-cuba-colour = the choice of a colour
decision-cuba-start-resources = the choice of two resources to start with
decision-cuba-start-products = the choice of two products to start with
decision-cuba-bill = the draw of a bill
decision-cuba-delegate = the choice of the card for parliament
decision-cuba-character = the choice of a character
decision-cuba-pawn = the place of the pawn
decision-cuba-harvest = the choice of a harvest
decision-cuba-trade = a purchase or a sale
decision-cuba-build = the choice of a building and its field
decision-cuba-foreman = the choice of a building to use
decision-cuba-amount = the number of pieces to use
decision-cuba-give = the choice of a piece for a building
decision-cuba-exchange = the exchange on the Black Market
decision-cuba-veto = the choice of the bill to veto
decision-cuba-looked-at = the place of a ship in the pile
decision-cuba-fetch = the use of the Lighthouse
decision-cuba-load = the loading of a ship
decision-cuba-bid = the bid for votes
decision-cuba-enact = the choice of the two bills to pass
decision-cuba-tax = the payment of the tax
decision-cuba-duty = the payment of the duty

move-cuba-starter = { $seat } goes first
move-cuba-arrive = Draw the { $ship_name }
move-cuba-arrive-looked-at = Find the { $ship_name }
move-cuba-reveal = Reveal { $statute_the }
move-cuba-colour = Take { $colour_name }
move-cuba-start-resources = Take { $wares_name }
move-cuba-start-products = Take { $wares_name }
move-cuba-set-aside = Set { $character_the } aside for parliament
move-cuba-play = Play { $character_the }
move-cuba-forgo = Don’t use this card
move-cuba-forgo-pawn = Harvest nothing
move-cuba-forgo-trade = Don’t trade
move-cuba-forgo-build = Don’t build (VP if any are left)
move-cuba-forgo-foreman = Use no buildings
move-cuba-forgo-load = Don’t load (pesos if any are left)
move-cuba-done = Done
move-cuba-done-harvest = Finish harvesting
move-cuba-done-trade = Finish trading
move-cuba-done-foreman = Done
move-cuba-done-give = Give nothing more
move-cuba-done-load = Finish loading
move-cuba-pawn = Put the pawn on { $field_the }
move-cuba-harvest = Harvest { $ware_one }
move-cuba-irrigate = Harvest { $ware_one } (−1 water)
move-cuba-buy = Buy { $ware_one }
move-cuba-sell = Sell { $ware_one }
move-cuba-take = Take { $ware_one } for free
move-cuba-build = Build { $tile_the } on { $field_the }
move-cuba-use = { $building_name }: { $building_effect }
move-cuba-amount =
    { $amount ->
        [one] Use { $amount } piece
       *[other] Use { $amount } pieces
    }
move-cuba-give = Give { $ware_one }
move-cuba-exchange = { $given_one } → { $taken_one }
move-cuba-veto = Veto { $type_bill }
move-cuba-fetch = Bring in the { $ship_name }
move-cuba-keep = Keep this ship
move-cuba-load = Load { $ware_one } { $dock_at }
move-cuba-bid =
    { $pesos ->
        [0] Bid nothing
       *[other] Bid { count-pesos }
    }
move-cuba-enact = Pass { $bills_the }
move-cuba-pay-tax = Pay the tax: +2 VP
move-cuba-pay-duty = Pay { $wares_name }: +2 VP
move-cuba-decline = Skip
move-cuba-decline-tax = Don’t pay the tax
move-cuba-decline-duty = Don’t pay the duty

# What moves come to. Bills are told by what they say
law-tax-1 = 1 peso for 2 VP
    .short = 1 peso
law-tax-2 = 2 pesos for 2 VP
    .short = 2 pesos
law-tax-3 = 3 pesos for 2 VP
    .short = 3 pesos
law-tax-4 = 4 pesos for 2 VP
    .short = 4 pesos
law-tax-5 = 5 pesos for 2 VP
    .short = 5 pesos
law-tax-per-building = 1 peso per building for 2 VP
    .short = 1 peso per building
law-duty-citrus = 1 citrus for 2 VP
    .short = 1 citrus
law-duty-sugar = 1 sugar cane for 2 VP
    .short = 1 sugar cane
law-duty-tobacco = 1 tobacco for 2 VP
    .short = 1 tobacco
law-duty-water = 1 water for 2 VP
    .short = 1 water
law-duty-2-resources = 2 resources for 2 VP
    .short = 2 resources
law-duty-2-products = 2 products for 2 VP
    .short = 2 products
law-subsidy-buildings = 1 VP per building
    .short = VP per building
law-subsidy-resource-fields = 1 VP per open resource field
    .short = VP per resource field
law-subsidy-product-fields = 1 VP per open product field
    .short = VP per product field
law-subsidy-water = 1 VP per water
    .short = VP per water
law-subsidy-votes = 1 VP per vote
    .short = VP per vote
law-subsidy-pesos = 1 VP per 3 pesos
    .short = VP for 3 pesos
law-market-decrease = Market: 2 less of each product
    .short = Market −2
law-market-increase = Market: 2 more of each product
    .short = Market +2
law-drought = Drought: 1 free field
    .short = Drought
law-building = Building: 2 pesos more
    .short = Building
law-harbor = Harbour: full ships leave at once
    .short = Harbour
law-corruption = Corruption: no votes for sale
    .short = Corruption
outcome-cuba-start-resources = { $wares_name }
    .text = { $plain }
outcome-cuba-start-products = { $wares_name }
    .text = { $plain }
outcome-cuba-play = { $character_name }
outcome-cuba-set-aside = { $character_name }
    .text =
        { $votes ->
            [one] { $character_name }: { $votes } vote in parliament
           *[other] { $character_name }: { $votes } votes in parliament
        }
outcome-cuba-forgo-build = Build nothing
outcome-cuba-forgo-load = Load nothing
outcome-cuba-pawn =
    { $grown ->
        [none] Field { $field }
       *[other] { $field }, { $grown_name }
    }
more-cuba-harvest = then products from { $things }
outcome-cuba-irrigate = Harvest { $ware_one }
outcome-cuba-buy = { $ware_one }
    .text = Buy { $ware_one }: { $gains }
outcome-cuba-sell = { $ware_one }
    .text = Sell { $ware_one }: { $gains }
outcome-cuba-take = { $ware_one }
    .text = Take { $ware_one } for free
outcome-cuba-build = { $field }, { $grown_name }
    .text = { $tile_name } on { $field } ({ $grown_name }): { $gains }
outcome-cuba-use = { $building_name }
more-cuba-single = then no other building
outcome-cuba-amount = Give { $ware_count }
outcome-cuba-give = Give { $ware_one }
outcome-cuba-load = { $ware_one }
    .text = Dock { $number }: { $ware_one }, { $gains }
more-cuba-room = room for { $things }
outcome-cuba-fetch = { $ship_name }
outcome-cuba-bid =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
    .text =
        { $pesos ->
            [0] Bid nothing: { count-votes } in all
           *[other] Bid { count-pesos }: { count-votes } in all
        }
outcome-cuba-enact = { $one_short } + { $other_short }
    .text = Pass “{ $one_name }” and “{ $other_name }”
outcome-cuba-veto = “{ $bill_name }”
    .text = Veto “{ $bill_name }”
outcome-cuba-pay-tax = Pay the tax
outcome-cuba-pay-duty = Give { $wares_name }
group-cuba-buy = Buy
group-cuba-sell = Sell
group-cuba-take = Free
group-cuba-done = Done
group-cuba-build = { $tile_name }
group-cuba-exchange = Give { $given_name }
group-cuba-load = Dock { $number }

game-cuba = Cuba
edition-cuba-default = English edition of 2007, corrected and completed from the French texts
edition-cuba-en2007 = English edition, eggertspiele, 2007
edition-cuba-fr2007 = unofficial French translation, LudiGaume, 2007
edition-cuba-fr2008 = French edition, Filosofia, 2008

option-cuba-plantation = Plantations
    .why = Every plantation board has two sides, and the players agree on one of them before the game.
option-cuba-plantation-common = common side: the same layout for everyone
option-cuba-plantation-individual = individual side: a different layout for each colour
option-cuba-delegate = Card for parliament
    .why = With the variant, nobody knows which cards you have left.
option-cuba-delegate-open = the card left in hand after four actions
option-cuba-delegate-face-down = set aside face down at the start of the round
option-cuba-embassy = Canadian Embassy
    .why = Only the French edition of 2008 has this building, which gives its owner 1 cigar.
option-cuba-embassy-as-printed = only in the edition that has it
option-cuba-embassy-added = available in every edition
option-cuba-worker-placement = Moving the pawn
    .why = The rulebooks differ on where the worker may send the pawn.
option-cuba-worker-placement-any-field = to any field, those with buildings included
option-cuba-worker-placement-product-field = only to an open field of citrus, sugar cane or tobacco; it may also stay
option-cuba-free-product = Free product
    .why = The rulebooks differ on which product the tradeswoman may take instead of trading.
option-cuba-free-product-lowest-price = of the kind with the lowest price; a kind that is not on the market costs 7 pesos
option-cuba-free-product-lowest-available = of the kind with the lowest price among those on the market
option-cuba-free-product-any = of any kind
option-cuba-foreman-cross = Foreman’s row and column
    .why = One player aid speaks of the fields that the worker has activated, as if he had to come first.
option-cuba-foreman-cross-always = all buildings in the pawn’s row and column can be used
option-cuba-foreman-cross-after-worker = only if the worker has already been played this round; otherwise a single building
option-cuba-vote-tie = Tie in the vote
    .why = One player aid leaves out the second bidding.
option-cuba-vote-tie-second-bid = tied players bid a second time; then turn order decides
option-cuba-vote-tie-seat-order = turn order decides at once, starting with the first player
option-cuba-two-piece-duty = Duties of two pieces
    .why = The English rulebook can be read as allowing any mixture for both of these duties.
option-cuba-two-piece-duty-one-class = two resources for one of them, two products for the other
option-cuba-two-piece-duty-mixed = any two resources or products for either of them
option-cuba-subsidy-cap = Limit on subsidies
    .why = One player aid leaves out the limit on the subsidies for water and for money.
option-cuba-subsidy-cap-seven = 7 VP at most for water, and for money
option-cuba-subsidy-cap-none = no limit
option-cuba-corruption-town-hall = Town Hall under the Corruption Act
    .why = The English rulebook grants its votes to whoever has it, without asking whether it was used.
option-cuba-corruption-town-hall-used = its 2 votes count only if it was used this round
option-cuba-corruption-town-hall-owned = its 2 votes count for its owner in any case
option-cuba-round-1-ships = Full ships in round 1
    .why = One player aid suggests that no ship leaves at the end of round 1.
option-cuba-round-1-ships-leave = they leave at the end of the round, as always
option-cuba-round-1-ships-stay = they stay until the end of round 2
option-cuba-harbor-refill = Filling the harbour
    .why = One rulebook does not say that every dock must have a ship at the start of a round.
option-cuba-harbor-refill-until-full = ships close up and new ones come until the three docks and the sea are taken
option-cuba-harbor-refill-one-step = every ship moves on by one place, and one new ship comes to sea
option-cuba-final-buildings = Buildings at the end
    .why = The starting warehouse may count or not: the ranking is the same, since everyone has one.
option-cuba-final-buildings-own = 2 VP per building, starting warehouse included
option-cuba-final-buildings-erected = 2 VP per building you built, without the starting warehouse
option-cuba-monastery = Monastery
    .why = The French translation of 2007 names other pieces than the two rulebooks.
option-cuba-monastery-products = takes products: citrus, sugar cane, tobacco
option-cuba-monastery-resources = takes resources: wood, stone, water
option-cuba-large-branch-office = Large Branch Office
    .why = The French edition of 2008 limits it to two pieces.
option-cuba-large-branch-office-any-number = loads any number of pieces of one kind
option-cuba-large-branch-office-one-or-two = loads one or two pieces of one kind
option-cuba-product-house = Product House
    .why = The French translation of 2007 names other pieces than the two rulebooks.
option-cuba-product-house-product = buys a product: citrus, sugar cane or tobacco
option-cuba-product-house-resource = buys a resource: wood, stone or water
option-cuba-black-market = Black Market
    .why = The French translation of 2007 allows any exchange of merchandise.
option-cuba-black-market-product-goods = a product for rum or a cigar, or the other way round
option-cuba-black-market-any-merchandise = any piece of merchandise for any other
option-cuba-lighthouse = Lighthouse
    .why = Only the French edition of 2008 says that the ship pile is shuffled afterwards.
option-cuba-lighthouse-shuffled = the ship pile is shuffled after every use
option-cuba-lighthouse-in-place = the ships change places, and whoever has looked knows the order of the pile

## Advice, replays, lessons

why-legal = You can play this: { $label }.
why-lacking = { $short } { $rule }
why-forbidden = Not possible now. { $rule }
hint-only = It is the only legal move.
hint-equal = The bot rates “{ $other }” just as highly.
hint-better =
    { $gain ->
        [one] Win chance: about { $gain } point higher than with “{ $other }”.
       *[other] Win chance: about { $gain } points higher than with “{ $other }”.
    }
hint-far-better = Much better, the bot thinks, than “{ $other }”.
reason-rivals = Your opponents will have less.
reason-search = The best choice over the next turns.
reason-cuba-points = You score more VP.
reason-cuba-buildings = You get more out of your buildings.
reason-cuba-money = You keep more pesos.
reason-cuba-materials = You keep more wood, stone and water for building.
reason-cuba-wares = You keep more products and goods to ship, sell or refine.
reason-cuba-ships = You get more out of the ships in the harbour.
reason-cuba-fields = You keep more producing fields.
reason-cuba-laws = It suits the laws in force.
reason-cuba-votes = More votes, and so more say in the laws.
reason-cuba-hand = You keep the better characters for later.
reason-havana-points = You score more VP.
reason-havana-cubes = You keep more building materials.
reason-havana-money = You keep more pesos.
reason-havana-workers = You keep more workers.
reason-havana-houses = It brings you closer to a building for sale.
reason-havana-cards = Your two face-up cards will bring more.
reason-havana-hand = You keep more cards to choose from.
reason-havana-turn = Your number gives you a better place in turn order.
reason-santiago-points = You score more VP.
reason-santiago-money = You keep more pesos.
reason-santiago-ship = You get more out of the ship in port.
reason-santiago-goods = You keep more goods for the ships to come.
reason-santiago-timber = You keep more wood, which replaces anything.
reason-santiago-buildings = You get more out of the buildings you own.
reason-santiago-turn = Your next turn comes sooner.
bot-pipo = Knows the rules, loves citrus, and rarely sees beyond that.
bot-nena = Takes whatever pays right now; tomorrow is another day.
bot-mercedes = Plans her whole turn before touching a piece.
bot-evaristo = Thinks about your reply too, mostly by instinct.
bot-caridad = Thousands of games behind her, and several moves ahead of you.
bot-tito = Knows the rules, loves tobacco, and rarely sees beyond that.
bot-yoli = Hoards goods and pesos, and forgets about the buildings.
bot-ramona = Plans her whole turn before touching a piece.
bot-anselmo = Thinks about your reply too, mostly by instinct.
bot-celia = Thousands of games behind her, and several moves ahead of you.
bot-beto = Knows the rules, loves red, and rarely sees beyond that.
bot-lupe = Counts what she has, not what her cards will bring.
bot-gertrudis = Plans her whole turn before touching a piece.
bot-isidro = Thinks about your reply too, mostly by instinct.
bot-amparo = Thousands of games behind her, and several moves ahead of you.
error-bot-temper = The bot “{ $bot }” is in no temper that this game knows. Try one of these after the name and a slash, or leave it out: { $known }.
error-bot-no-clock = “{ $bot }” does not think by the clock, so no seconds can be given. Leave out what follows the @.
error-bot-one-head = “{ $bot }” asks for several processes to think in, which this system cannot give a bot (Windows). Write { $other } instead.
error-bot-time = “{ $bot }” asks for a thinking time of its own, which no table can give: whoever runs the server sets it for everyone (--bot-seconds). Leave out what follows the @.
cli-opt-bot-pace = How long opponents take at least, by their usual pace; 0: no longer than they think
cli-opt-bot-seconds = Seconds that the strongest opponents think about a move
cli-hint = Say what the strongest bot would do where a record ends, and why
cli-opt-thoughts = Simulations of the search
hint-title = { $who }: { $question }
hint-over = The game is over: there is nothing to advise. Look at an earlier position with --to.
hint-nature = Chance is asked here: there is nothing to advise. Look at another position with --to.
hint-column-move = Move
hint-column-tries = Tried
hint-column-wins = { $name } wins
hint-column-points = { $name }: points
hint-share = { $percent }%
error-no-hints = Hints are turned off at this table.
error-no-notes = Nothing in { $game } has to be remembered: all that was ever seen stays in sight. Open the table without notes.
error-no-adviser = No hints are possible in this game. Choose a move yourself.
error-hint-open = A bot is still thinking about another question of yours. Wait for its answer, or close that page, and ask again.
error-hint-failed = No hint right now. Try again, or choose for yourself.
error-replay-not-over = The game is still going: the replay will be available when it is over.
error-replay-nothing = No game has been played at this table.
error-replay-not-text = This file is not a saved game.
error-replay-components = This game was played with components of its own, which are not here. Look at it at its table, or run malecon replay --components FILE.
error-replay-position = This game went on from a position and has no start that could be shown here. Look at it with malecon replay.
error-lesson = A lesson needs a private table with one player and bots.

## Since your last turn

# What a player has done, in a few words under the name.
recap-then = { $before }, then { $after }
recap-more = { $before } and { $count } more
recap-cuba-character-played = { $character_name }
recap-cuba-built = built { $tile_the }
recap-cuba-building-used = used { $building_the }
recap-cuba-loaded = loaded ships
recap-cuba-bill-vetoed = vetoed { $statute_the }
recap-cuba-ship-fetched = brought the { $ship_name } to sea
recap-cuba-delegate-shown = showed { $character_the }
recap-cuba-bid-revealed =
    { $pesos ->
        [0] bid nothing
       *[other] bid { count-pesos }
    }
recap-cuba-vote-won = won the vote
recap-cuba-tax-paid = paid the tax
recap-cuba-duty-paid = paid the duty
recap-havana-card-revealed = revealed { $card_the }
recap-havana-building-bought = bought { $building_the }
recap-havana-building-removed = removed { $building_the }
recap-havana-piece-levied = taxed { $victim }
    .to-you = taxed you
recap-havana-pesos-stolen = stole { count-pesos } from { $victim }
    .to-you = stole { count-pesos } from you
recap-havana-cube-stolen = stole { $cube_one } from { $victim }
    .to-you = stole { $cube_one } from you
recap-havana-card-taken-back = took back { $card_the }
recap-santiago-drove =
    { $cuban ->
        [none] the port
       *[other] { $cuban_name }
    }
recap-santiago-building-claimed = claimed { $building_the }
recap-santiago-broker-moved = { $building_the }
recap-santiago-own-building-called = used { $building_the }
recap-santiago-die-cleared = set { $good_die } to 0
recap-santiago-cuban-turned-down = turned { $cuban_name } face down
recap-santiago-goods-delivered = delivered { $good_count }
recap-santiago-wood-delivered = delivered { $amount } wood

## What a game came to

amount-coloured =
    { $amount ->
        [one] { $amount } coloured cube
       *[other] { $amount } coloured cubes
    }
amount-kept =
    { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    }
stage-beginning = Start
stage-end = End
stage-cuba-part = Round { $number }
stage-havana-part = Round { $number }
stage-santiago-part = Ship { $number }
tie-shared = { $points } VP each and equal in everything else: they share the place.
tie-cuba-pesos = { $points } VP each, so the money decides.
tie-havana-coloured = { $points } VP each, so the coloured cubes decide.
tie-havana-pesos = { $points } VP and as many coloured cubes each, so the money decides.
tie-havana-workers = { $points } VP, as many coloured cubes and as many pesos each, so the workers decide.
tie-havana-grey = Equal up to the last: { $points } VP each, so the grey cubes decide.
tie-santiago-kept = { $points } VP each, so the goods left over decide.
tie-santiago-pesos = { $points } VP and as many goods each, so the money decides.
source-cuba-ships = Ships
source-cuba-subsidies = Subsidies
source-cuba-buildings = Buildings at the end
source-cuba-uses = Buildings used
source-cuba-tax = Tax
source-cuba-duty = Duty and bonus
source-cuba-architect = Architect
source-havana-buildings = Buildings
source-santiago-deliveries = Deliveries
source-santiago-cubans = Maria
source-santiago-buildings = Buildings used
source-santiago-casino = Casino
source-santiago-visits = Visits by others
source-santiago-gifts = El Zorro
source-santiago-leftovers = Goods left over
source-santiago-capital = Starting points
# Facts: a title where nobody else has as much, another for one’s own count, the count, and what else there is to say.
fact-cuba-shipped = Most pieces shipped
    .own = Pieces shipped
    .value =
        { $count ->
            [one] { $count } piece
           *[other] { $count } pieces
        }
    .more = for { $also } VP
fact-cuba-votes = The voice of parliament
    .own = Votes in parliament
    .value =
        { $count ->
            [one] { $count } vote won
           *[other] { $count } votes won
        }
    .more = of { $of }
fact-cuba-used = The busiest building
    .own = Busiest building
    .value = { $thing }
    .more =
        { $count ->
            [one] used once
           *[other] used { $count } times
        }
fact-cuba-market = Best salesperson
    .own = At the market
    .value =
        { $count ->
            [one] sold for { $count } peso
           *[other] sold for { $count } pesos
        }
    .more =
        { $also ->
            [0] bought nothing
            [one] bought for { $also } peso
           *[other] bought for { $also } pesos
        }
fact-cuba-lost = Most left to rot
    .own = Left to rot
    .value =
        { $count ->
            [one] { $count } product
           *[other] { $count } products
        }
    .more = lost at the end of the rounds
fact-cuba-bid = Deepest pockets
    .own = Bid in parliament
    .value =
        { $count ->
            [one] { $count } peso
           *[other] { $count } pesos
        }
    .more = spent on votes
fact-cuba-harvested = Richest harvest
    .own = Harvest
    .value =
        { $count ->
            [one] { $count } product
           *[other] { $count } products
        }
    .more =
        { $also ->
            [one] and { $also } resource
           *[other] and { $also } resources
        }
fact-cuba-built = Most built
    .own = Built
    .value =
        { $count ->
            [one] { $count } building
           *[other] { $count } buildings
        }
fact-havana-dearest = Grandest building
    .own = Grandest building
    .value = { $thing }
    .more = for { $count } VP
fact-havana-cubes = Most cubes taken
    .own = Cubes taken
    .value =
        { $count ->
            [one] { $count } cube
           *[other] { $count } cubes
        }
    .more = from the centre and the bag
fact-havana-thefts = Longest fingers
    .own = Thefts and taxes
    .value =
        { $count ->
            [one] { $count } time
           *[other] { $count } times
        }
    .more =
        { $also ->
            [0] without a single peso
            [one] for { $also } peso
           *[other] for { $also } pesos
        }
fact-havana-robbed = Most robbed
    .own = Robbed
    .value =
        { $count ->
            [one] { $count } time
           *[other] { $count } times
        }
    .more = by Thieves and the Tax Collector
fact-havana-debris = Most rubble cleared
    .own = Rubble cleared
    .value =
        { $count ->
            [one] { $count } grey cube
           *[other] { $count } grey cubes
        }
    .more = with the Debris card
fact-havana-workers = Most hands hired
    .own = Hands hired
    .value =
        { $count ->
            [one] { $count } worker
           *[other] { $count } workers
        }
fact-havana-centre = Most from the centre
    .own = From the centre
    .value =
        { $count ->
            [one] { $count } peso
           *[other] { $count } pesos
        }
    .more = taken from the middle of the table
fact-havana-fives = Paid dearly
    .own = Paid dearly
    .value =
        { $count ->
            [one] { $count } time
           *[other] { $count } times
        }
    .more = 5 instead of 1
fact-havana-removed = Wrecking ball
    .own = Buildings removed
    .value =
        { $count ->
            [one] { $count } building
           *[other] { $count } buildings
        }
    .more = removed from the game
fact-havana-bought = Most buildings bought
    .own = Buildings bought
    .value =
        { $count ->
            [one] { $count } building
           *[other] { $count } buildings
        }
fact-santiago-ship = Fullest ship
    .own = Most into one ship
    .value =
        { $count ->
            [one] { $count } good
           *[other] { $count } goods
        }
    .more = into a single ship
fact-santiago-drive = Longest drive
    .own = Longest drive
    .value =
        { $count ->
            [one] { $count } star
           *[other] { $count } stars
        }
    .more =
        { $also ->
            [one] for { $also } peso
           *[other] for { $also } pesos
        }
fact-santiago-visits = Best address
    .own = Visitors
    .value =
        { $count ->
            [one] { $count } visit
           *[other] { $count } visits
        }
    .more = by others, 1 VP each
fact-santiago-delivered = Most delivered
    .own = Delivered
    .value =
        { $count ->
            [one] { $count } good
           *[other] { $count } goods
        }
    .more = for { $also } VP
fact-santiago-port = Most often at the port
    .own = At the port
    .value =
        { $count ->
            [one] { $count } time
           *[other] { $count } times
        }
    .more = to start the deliveries
fact-santiago-robbed = El Zorro’s friend
    .own = From El Zorro
    .value =
        { $count ->
            [one] { $count } gift
           *[other] { $count } gifts
        }
    .more = out of other people’s pockets
fact-santiago-fares = Highest fares
    .own = Fares
    .value =
        { $count ->
            [one] { $count } peso
           *[other] { $count } pesos
        }
    .more = paid for the car
fact-santiago-wood = Most wood put to use
    .own = Wood put to use
    .value = { $count } wood
    .more = at the port and at the Sawmill
fact-santiago-broker = Favourite building
    .own = Favourite building
    .value = { $thing }
    .more =
        { $count ->
            [one] { $count } time
           *[other] { $count } times
        }

## The server

error-commitment = The seed shown at the end is not the one that was promised before the game: it would be promised as { $found }, but the promise was { $commitment }. Do not trust the chance of this game.
error-record-chance = The draw “{ $found }” does not match the seed, which gives “{ $expected }”. Do not trust the luck in this game.
error-record-hidden = This move is hidden (“?”): the file was saved while the game was still going. Download it again after the end.
error-component-like = { $path } cannot be like “{ $model }”. Name another file in the same folder that is not like this one in turn.
error-nickname = Choose a name of 1 to 24 ordinary characters.
error-stale = The position has changed in the meantime. Look at the table and choose again.
error-used-id = This id was given to an earlier move. Give every move an id of its own.
error-table-over = This game is over. Ask for a rematch, or create a new table.
error-table-waiting = The game has not started: some seats are still open. Take one, or add bots.
error-table-begun = The game has started: you cannot close it on your own. Propose to stop it, or resign.
error-table-not-over = The game is still going: the rematch has to wait until it is over.
error-seat-taken = Seat { $seat } is taken. Choose another one.
error-colour-taken = Someone at this table already has this colour. Choose another one.
error-presented = The game has started: names and colours stay as they are.
error-seat-kept = { $minutes ->
        [one] This seat is kept for { $name } for another minute.
       *[other] This seat is kept for { $name } for another { $minutes } minutes.
    } After that anyone may take this seat.
error-promise = There is no such promise of a seed, or it has been used or has expired. Ask for a new one and create the table with it.
error-second-seat = You cannot take the seat of { $name }: you have, or had, another seat in this game, and nobody may see two hands. Someone else can take it.
error-no-seat = There is no seat { $seat } at this table, which has { $seats }. Choose another one.
error-undo-nothing = Nothing to undo.
error-proposal-open = A proposal is already waiting for answers.
error-no-proposal = That proposal is no longer open.
error-already-away = A bot is already playing for you. Take over again to play.
error-not-away = No bot is playing for you: just make your move.
error-log-full = So much has happened at this table that its log is full: there is room only for moves, for coming back and for resigning. Play the game to its end, then create a new table.
error-log-full-answer = The log of this table is full, and your time ran out: the bot answers this question for you. Come back when it has.
error-resigned = You have resigned from this game. Keep watching, or create a new table.
error-chat-empty = The message is empty.
error-storage = Server error. Nothing has changed; try again in a few seconds.
error-storage-operator = The database cannot be used ({ $reason }). Check that it runs and that --db is right.
error-storage-full = The server’s disk is full, so nothing could be written. Nothing has changed; try again when whoever runs it has made room.
error-storage-newer = This database was last used by a newer release (schema { $found }; this one knows { $known }). Start that release, or restore a backup.
error-no-database = There is no database at { $path }. Give the right one with --db.
error-no-table = Table not found. Check the link, or ask for a new one.
error-no-components = This table plays with the components of its edition and brought no file of its own.
error-replay-failed = This game cannot be opened at the moment. Nothing has changed; try again.
error-busy = Several people are changing this table at once. Nothing has changed; try again.
error-database-url = This is not the URL of a database ({ $reason }). Write it like this: postgresql://user@localhost:5432/malecon
error-redis = This is not the URL of a Redis server ({ $reason }). Write it like this: redis://localhost:6379/0
error-database-kind = A database of the kind “{ $found }” cannot be used. Give a file, or a URL that starts with postgresql://
error-too-many-requests =
    { $seconds ->
        [one] Not so fast! Try again in a second.
       *[other] Not so fast! Try again in { $seconds } seconds.
    }
error-too-many-tables =
    { $most ->
        [one] You already have a game in progress, the limit here. Finish it first.
       *[other] You already have { $most } games in progress, the limit here. Finish one first.
    }
error-too-many-bot-tables =
    { $most ->
        [one] You already have a table in progress where only bots play, the limit here. Let it end first, or play yourself.
       *[other] You already have { $most } tables in progress where only bots play, the limit here. Let one end first, or play yourself.
    }
error-too-many-seats =
    { $most ->
        [one] You already have a seat at an unfinished table, the limit here. Finish that game first.
       *[other] You already have { $most } seats at unfinished tables, the limit here. Finish a game first.
    }
error-too-many-sockets =
    { $most ->
        [one] Your address already has an open connection, the limit here. Close that tab first.
       *[other] Your address already has { $most } open connections, the limit here. Close some tabs first.
    }
error-too-many-connections =
    { $most ->
        [one] Your address already has a request in progress, the limit here. Wait for it, or close a tab.
       *[other] Your address already has { $most } open requests and connections, the limit here. Close some tabs first.
    }
error-identity-expired = Your identity has expired. Choose a name to start again.
error-identity-revoked = You have signed out on this device from another one. Choose a name to start again, or have the other device give you a link.
error-identity-forged = This identity does not come from this server. Choose a name to start again.
error-code = This link has been used or has expired. Create a new one on the other device.
error-no-identity = Choose a name first.
error-not-your-seat = This is not your seat.
error-no-spectators = This table does not allow spectators. Ask the host for a seat.
error-not-host = Only the host of the table can do that.
error-protocol-old = This client speaks version { $spoken } of the protocol, and the server version { $ours }. In a browser, load the page again; a program has to be updated.
error-protocol-new = This client speaks version { $spoken } of the protocol, and the server only version { $ours }. In a browser, load the page again; for a program use an earlier release, or update the server.
error-origin = This request came from another site and was refused. Use the pages of this server.
error-host = This server does not go by the name “{ $host }”. If it should, whoever runs it starts it with --name { $host }.
error-malformed = The request could not be understood ({ $reason }). Correct it as the protocol says.
error-no-page = Page not found. Check the address, or go back to the home page.
error-method = This page does not answer that kind of request. The description at /schema says which it does.
error-too-large = That is more than the server accepts at once. Send less.
error-internal = The server ran into a problem. Nothing has changed; try again, and tell whoever runs it if this keeps happening.
error-gone = You closed the connection before the answer was there. Ask again if you still need it.
error-slow = The connection was too slow and has been closed. Reload the page.
error-nonsense = Too many messages in a row could not be understood, so the connection was closed. Connect again with a client that follows the protocol.
error-server-start = The server could not start; the lines above say why.
error-port = { $host }:{ $port } cannot be used ({ $reason }). Choose another port with --port, or stop what uses it.
error-log-format = The log cannot be written as “{ $found }”. Choose one of these: { $known }.
error-limit = “{ $found }” is not a limit. Write NAME=NUMBER, with one of these: { $known }.
error-backup-exists = { $path } exists already and would be lost. Choose another name for the backup.
error-backup-other = { $path } is not a backup made by this program. Choose another file.
error-backup-newer = { $path } was made by a newer release (schema { $found }; this one knows { $known }). Restore it with that release.
error-backup-broken = { $path } is damaged or breaks off, so nothing was restored. Use another copy.
error-database-used = The database { $path } is in use by another Malecón (process { $process }). Stop that one first, or choose another database with --db.
error-database-restoring = A backup is being restored into this database. Start the server again when that is done.
error-restore-running = The database { $path } is in use by a running server. Stop every server that uses it, then restore.
error-restore-full =
    { $tables ->
        [one] There is a table in this database, which would be lost.
       *[other] There are { $tables } tables in this database, which would be lost.
    } Restore into an empty one, or say --replace.
error-address = “{ $address }” is not the address of a server. Write it like this: http://localhost:8765
error-server-away = Nothing answers at { $address } any more. Check that the server runs, and start the bot again.
error-server-refused = The server refused: { $message }
cli-serve = Serve tables to browsers and programs, here or in the network, until Ctrl-C.
cli-backup = Write everything in the database to one file, while the server runs.
cli-restore = Fill a database from a backup; stop the server first.
cli-mcp = Let an assistant that speaks the Model Context Protocol play against bots, over standard input and output.
cli-opt-mcp-seed = Number that fixes all chance, so that the same moves make the same games.
cli-bot = Let a bot of this program play a seat at a server, with the token of the seat.
cli-opt-db = Database: a file, or postgresql://…; without it $MALECON_DATABASE_URL, or a file in your data folder.
cli-opt-host = Address to listen at; 0.0.0.0 lets the whole network in.
cli-opt-port = Port to listen at.
cli-opt-redis = Redis server through which several processes on one PostgreSQL tell each other the news.
cli-opt-origin = A further web site that may use this server, such as https://play.example; may be repeated.
cli-opt-name = A name under which this server is reached, such as play.example; may be repeated. Addresses and local names need not be given.
cli-opt-proxies = Addresses of the proxies that are trusted to say where a request comes from.
cli-opt-bot-workers = Processes in which the strongest bots think; one more is there for the others.
cli-opt-bots = Where the strongest bots think: own, in processes of this server, or shared, in those that malecon think has started.
cli-think = Let bots think for all servers on one Redis, until Ctrl-C.
cli-opt-think-redis = Redis server through which questions come and answers go.
cli-opt-think-workers = Processes in which bots think.
think-ready =
    { $workers ->
        [one] One process thinks for all servers with --bots shared on this Redis (Ctrl-C stops it).
       *[other] { $workers } processes think for all servers with --bots shared on this Redis (Ctrl-C stops them).
    }
think-stopped = Nobody thinks here any more; the servers continue without it.
error-bots-where = Bots cannot think at “{ $found }”. Choose one of these: { $known }.
error-bots-redis = The shared processes are found through Redis: give its address with --redis.
cli-opt-keep-finished = Days for which finished games are kept; 0 for ever.
cli-opt-keep-idle = Days after which a table where nothing happens is removed; 0 for never.
cli-opt-keep-players = Days after which an identity that nobody uses is forgotten; 0 for never.
cli-opt-limit = A limit, as NAME=NUMBER, such as requests=100; 0 lifts it; may be repeated.
cli-opt-log = How the log is written: text for people, json for programs.
cli-opt-browser = Open the browser, or do not.
cli-opt-backup = File of the backup.
cli-opt-replace = Replace what is in the database.
cli-opt-address = Address of the server, such as http://localhost:8765
cli-opt-table = Id of the table.
cli-opt-token = Token of the seat; $MALECON_TOKEN keeps it out of the list of commands.
serve-ready = Malecón is at { $address } (Ctrl-C stops it).
serve-stopped = The server has stopped; every table resumes when it starts again.
backup-done =
    { $path } holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
restore-done =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } restored from { $path }.
bot-waiting = The server at { $address } does not answer or has too much to do; waiting for it.
bot-over = The game is over: { $scores }.
verify-fair =
    { $moves ->
        [one] { $moves } draw, which matches
       *[other] { $moves } draws, all matching
    } the seed announced before the game ({ $commitment }).

## The plain page

page-tagline = Three Cuban board games, one table.
page-notice = This is an unofficial fan edition, not affiliated with the publishers of the games.
page-skip = Skip to the content
page-language = Language
page-offline = The server is not responding. Check your connection and try again.
page-copy = Copy
page-copied = Copied
page-copy-by-hand = Copy by hand
page-copy-by-hand-how = Your browser doesn’t let this page copy. The text is selected: copy it yourself.
page-only-here = This link only works on this computer. To invite others, start the server with --host 0.0.0.0 and share this computer’s network address.
page-trouble = That didn’t work
page-load-again = Load the page again
page-trouble-home = Back to home
page-name = Your name
page-name-hint = Shown at the tables where you play. No account, no password.
page-name-save = Save
page-name-saved = Done, { $name }. Tables you have already joined keep your old name.
page-guest = Guest
page-carry-make = Continue on another device
page-carry-how = Open this link on the other device within 15 minutes. It works once; keep it to yourself.
page-sign-out = Sign out your other devices
page-sign-out-how = If someone else plays under your name: afterwards only this device stays signed in. Links that were not used yet stop working, too.
page-sign-out-done = Only this device is signed in now.
page-carry-title = Continue on this device
page-carry-working = One moment… Your name and tables are on their way.
page-carry-ask = Here you are { $name }. If you continue, this device switches to the other name, and { $name } can no longer be used here.
page-carry-ask-nameless = Someone without a name already plays on this device. If you continue, it switches to whoever made the link, and those games can no longer be opened here.
page-carry-go = Continue
page-carry-done = Welcome, { $name }. All your tables are here.
page-carry-done-nameless = Welcome. All your tables are here.
page-carry-missing = This link holds no code. Make a new one on the other device.
page-play-now = Play now
page-my-tables = Your games
page-public-tables = Public tables
page-public-none = No public tables right now. Create one, and others can join you.
page-finished = Finished games
page-finished-mine = Yours
page-finished-public = Public games
page-finished-none = None yet.
page-more = Show more
page-your-turn = Your turn
page-turn-of = Waiting for { $names }…
page-seats-free = Free seats: { $free } of { $all }
page-result = { $place }. { $name }, { $points } VP
page-record = Download the game
page-new-table = New table
page-game = Game
page-edition = Edition
page-seats = Seats
page-seat-count = Number of players
page-seat-number = Seat { $number }
page-seat-me = you
page-seat-open = open seat
page-strength-1 = beginner
page-strength-2 = casual
page-strength-3 = solid
page-strength-4 = strong
page-strength-5 = expert
page-seat-bot = { $name } ({ $level })
page-level-random = random
page-level-lookahead = plans the turn
page-level-thinker = thinks ahead
page-level-uct = explores
page-friend-name = Name
page-private = Private: by invitation
page-public = Public: listed on the home page
page-spectators = Allow spectators
page-clock = Time limit
page-clock-none = No limit
page-clock-move = Per decision
page-clock-fischer = For the whole game, with time added after each turn (Fischer)
page-unit-minutes = minutes
page-unit-hours = hours
page-unit-days = days
page-components = Custom components
page-open-table = Create table
page-connecting = Connecting…
page-disconnected = Connection lost. Reconnecting…
page-moves = Your moves
page-move-of-group = { $group }: { $move }
page-moves-all =
    { $count ->
        [one] One move
       *[other] All { $count } moves
    }
page-moves-before = Previous moves
page-moves-next = More moves
page-moves-at = Page { $at } of { $all }
page-moves-lacking = Out of reach
page-groups = Kinds of move
page-group-other = Other
page-note = Good to know
page-note-whole = Read all
page-since = Since your last turn
page-your-question = { $name }: { $question }
page-nobody-asked = One moment…
page-looking-on = You are watching. Waiting for { $names }
page-undo = Undo
page-undo-ask = Ask to undo
page-proposal-undo = { $name } would like to undo a move.
    .you = You would like to undo a move.
page-proposal-abandon = { $name } proposes to stop the game without a result.
    .you = You propose to stop the game without a result.
page-proposal-waits = Still to answer: { $names }
page-agree = Agree
page-decline = Decline
page-agree-as = Agree as { $name }
page-decline-as = Decline as { $name }
page-is-kept = kept for { $name } until { $time }
page-is-kept-for-you = kept for you until { $time }
page-is-open = Free
page-is-bot = Bot: { $level }
page-is-opponent = Bot: { $level }
page-opponent = Bot
page-is-program = Program
page-you = You
page-is-you = you
page-is-asked = to move
page-is-away = away, a bot is playing
page-is-late = out of time, a bot is playing
page-is-gone = left, a bot is playing
page-is-successor = replaces { $former }
page-is-resigned = resigned, a bot is playing
page-time-days = { $days } d { $time }
page-sit-for = Replace { $name }
page-leave = Leave the table
page-hand-over = Let a bot play for you
page-take-back = Take over again
page-resign = Resign
page-confirm-leave = Leave the table? A bot will play for you, and anyone can take your seat.
page-confirm-resign = Resign this game? This is final: a bot will finish it for you.
page-confirm-abandon = Ask the others to stop this game without a result?
page-confirm-close = Close this table for everyone?
page-abandon = Propose to stop without a result
page-close = Close the table
page-sure-resign = Resign
page-sure-leave = Leave the table
page-sure-abandon = Ask the others
page-sure-close = Close the table
page-not-sure = Cancel
page-invite-from = { $host } invites you to a game of { $game }
page-invite-from-nobody = You’re invited to a game of { $game }
page-invite-yours = Your table: { $game }
page-invite-host-here = { $host } is at the table, waiting for you
page-invite-host-away = { $host } has created this table
page-invite-seated = You’re seated. The game starts as soon as every seat is taken.
page-invite-hosting = The game starts as soon as every seat is taken.
page-invite-no-account = no account
page-invite-here = here
page-invite-host = host
page-invite-your-seat = your seat
page-invite-take = Seat { $number }: free, take it
page-invite-free = free
page-invite-name = What’s your name?
page-invite-name-once = Asked once: this device remembers it. No account, no password.
page-invite-sit = Sit down
page-invite-learn = Learn it first
page-invite-watch = Only watch
page-invite-watching = You’re watching: the board appears as soon as the game starts.
page-invite-sit-after-all = Take a seat after all
page-invite-more =
    { $free ->
        [one] One seat is still free: who else?
       *[other] { $free } seats are still free: who else?
    }
page-invite-none-more = Every seat is kept. The link still lets others watch.
page-invite-qr = QR code of the link { $address }
page-invite-qr-how = Point a phone’s camera at it.
page-invite-share = Share
page-invite-copy = Copy the link
page-invite-message = Join me for a game of { $game }!
page-invite-bot = Add a bot
page-invite-kept = Every free seat is kept for someone else at the moment.
page-invite-begun = { $game }: the game has started
page-invite-ended = { $game }: the game is over
page-invite-closed = This table is closed
page-invite-closed-how = The game never started. Create a table of your own and invite the others.
page-invite-see-game = Watch
page-invite-see-result = See the result
page-your-colour = Your colour
page-your-colour-how = It comes with an emblem. First come, first served.
page-your-colour-any = Any
page-colour-taken = { $colour }: taken
page-hand-device = Pass the device to { $name }
page-hand-device-ready = { $name }, your turn: show your side
page-board = On the table
page-log = Log and chat
page-chat = Message the table…
page-chat-send = Send
page-said = { $name }: { $text }
    .you = You: { $text }
page-taken-back = undone
page-about = About this table
page-share = Invitation link: anyone who has it can take a free seat.
page-fair = Is the luck fair?
page-fair-how = Before the game the server publishes a fingerprint of its random seed; then everyone’s browser adds a random word, so that not even the server can choose the draws. At the end the seed is published: “malecon verify” checks every draw with the saved game.
page-fair-contributions = Added by the players
page-fair-promise = Fingerprint
page-fair-seed = Seed
page-fact-edition = Edition
page-fact-visitors = Visitors
page-fact-visitors-public = public table
page-fact-visitors-private = private table, by link
page-fact-visitors-seats-only = private table, no spectators
page-fact-visitors-public-seats-only = public table, no spectators
page-fact-notes = Notes
page-fact-notes-kept = what everyone was told stays in sight
page-fact-clock = Time limit
page-fact-clock-none = none
page-fact-clock-move = { $time } for each decision
page-fact-clock-fischer =
    { $increment ->
        [0] { $time } for the whole game
        [one] { $time } for the whole game, and { $increment } second more after each turn
       *[other] { $time } for the whole game, and { $increment } seconds more after each turn
    }
page-fact-components = Components
page-fact-components-own = a file from the host
page-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
page-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
page-over = The game is over.
page-over-resigned = The game is over: everyone else has resigned.
page-over-abandoned = The game was stopped without a result.
page-player = Player
page-points = VP
page-rematch = Rematch
page-rematch-go = Go to the rematch
page-log-sat = { $name } takes seat { $seat }.
    .you = You take seat { $seat }.
page-log-took-over = { $name } replaces { $former } and now sees everything that is hidden there.
    .you = You replace { $former } and now see everything that is hidden there.
page-log-stood = Seat { $seat } is free again.
page-log-presented = Seat { $seat }: { $name }, { $colour }.
page-log-kept = Seat { $seat } is kept for { $name } until { $time }.
page-log-bot = A bot takes seat { $seat }.
page-log-started = Every seat is taken: the game starts.
page-log-undone = { $name } undoes a move.
    .you = You undo a move.
page-log-agreed = { $name } agrees.
    .you = You agree.
page-log-declined = { $name } declines.
    .you = You decline.
page-log-away = A bot plays for { $name }.
    .you = A bot plays for you.
page-log-late = { $name } is out of time; a bot plays on.
    .you = You’re out of time; a bot plays on.
page-log-gone = { $name } has left; a bot plays on, and the seat is open.
    .you = You have left; a bot plays on, and the seat is open.
page-log-returned = { $name } is back.
    .you = You’re back.
page-log-resigned = { $name } resigns; a bot plays on.
    .you = You resign; a bot plays on.
page-log-rematched = { $name } offers a rematch.
    .you = You offer a rematch.

# What lies on the table, as lists.

page-nothing = none
page-hidden = hidden
page-market = Market
page-harbor = Harbour
label-cost-and-effect = { $cost } · { $effect }
page-lot = Lot
page-stored = Warehouse
page-card-in-hand = in hand
page-card-first = played first
page-card-second = played second
page-card-third = played third
page-card-fourth = played fourth
page-card-set-aside = set aside
page-card-shown = shown in parliament
page-plantation = Plantation
page-number = Number

## The browser client: every page
page-way-play = Play
page-way-rules = Rules
page-way-replays = Replays
page-ways = Pages
page-title = { $page } · Malecón
page-title-asked = ● Your turn · { $page }
page-title-turns = ({ $count }) { $page }
page-theme-dark = Dark theme
page-theme-light = Light theme
page-close-window = Close
page-missing = Page not found
page-missing-how = The address may be mistyped, or the page is gone.
page-not-loaded = Part of the page could not be loaded
page-home-way = Back to home

## The browser client: a table
page-prompt = Your decision
page-mine = Your area
page-players = Players
page-tabs = Parts of the table
page-tab-table = Table
page-tab-others = Opponents
page-tab-log = Log
page-colour-blue = Blue, wave
page-colour-red = Red, sun
page-colour-yellow = Yellow, shell
page-colour-green = Green, palm
page-colour-purple = Purple, star
page-thing-move = { $thing }: { $move }
page-thing-moves = { $thing }: { $count } moves
page-thing-chosen = { $thing }: chosen
label-thing-at = { $where }: { $thing }
label-named-count = { $name } { $count }
page-named-note = { $name } ({ $note })
page-step-back = Back
page-preview-how = What glows is playable: point or tap to see what it does. Try anything else to see why not.
page-preview-list = Choose a move: mouse and keys show first what it does.
page-why-not-now = Not yet: { $names } must choose first.
page-why-looking-on = You are watching: only players at the table can move.
page-coach = The coach
page-why-coach = The coach is still talking: read on first.
page-what-is = { $what } · { $asked }
page-play-this = Confirm: { $move }
page-not-this = Choose again
page-skip-moves = Skip to the current move
page-number-less = One less
page-number-more = One more
page-rule = The rule
page-rule-of = Rule { $clause }
page-rule-why = Why:
page-rule-in-book = Read in the rulebook
page-hint = Hint
page-hint-thinking = The bot is thinking…
page-hint-moves = The best moves, according to the bot
page-hint-move = Move
page-hint-wins = { $name } wins
page-hint-points = Points
page-hint-tries = Tried
page-hint-share = { $share }%
page-hint-number = { $number }
page-log-title = Log
page-chat-title = Chat
page-show-chat = Chat only
page-show-all = Show all
page-log-how = Log and chat; use the arrow keys to go from rule to rule
page-log-earlier = Show earlier lines
page-log-laid =
    { $count ->
        [one] Set-up: one line
       *[other] Set-up: { $count } lines
    }
page-log-new =
    { $count ->
        [one] One new line
       *[other] { $count } new lines
    }
page-log-found =
    { $count ->
        [one] One earlier line is shown.
       *[other] { $count } earlier lines are shown.
    }
page-menu = Menu
page-keys = Keyboard shortcuts
page-key-1 = next playable item
page-key-2 = neighbouring item, playable or not
page-key-3 = play it
page-key-4 = first, second… move in the list
page-key-5 = go back
page-key-6 = first playable item
page-key-7 = back to the question
page-key-8 = undo the last move
page-key-9 = skip to the current move
page-key-10 = write in the chat
page-key-11 = table as text
page-key-12 = the menu
page-key-13 = this list
page-key-14 = all moves in a list
page-key-enter = Enter
page-description = Table as text
page-pace = Animation speed
page-pace-slow = slow
page-pace-normal = normal
page-pace-fast = fast
page-pace-at-once = instant
page-still = Reduce motion
page-sound = Sound on your turn
page-alert = Show your turn in the tab title
page-still-device = Your device asks for it.
page-notify = Desktop notification on your turn, when you are elsewhere
page-notify-refused = Your browser doesn’t allow notifications here. You can change that in its settings for this page.
page-notify-insecure = Browsers allow notifications on https pages only.
page-gifts = Accept obvious gifts automatically
page-end-counting = Counting the points…
page-end-result = The result
page-end-places = Final standings
page-end-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
page-end-me = (you)
page-end-won-by = { $name } wins by { $margin }
page-end-won-by-you = You win by { $margin }
page-end-won-plain = { $name } wins
page-end-won-plain-you = You win
page-end-won-resigned = { $name } wins: the others have resigned
page-end-won-resigned-you = You win: the others have resigned
page-end-shared = { $names } share the win
page-end-shared-you = You share the win with { $names }
page-end-you =
    You finish { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $points } VP
page-end-share = Share
page-end-see-table = See the table
page-end-sources = Where the points came from
page-end-source = Points from
page-end-show-as = Show as
page-end-bars = Bars
page-end-table = Table
page-end-part = { $source } { $points }
page-end-bar = { $name }: { $parts }
page-end-total = Total
page-end-legend = Show one source only
page-end-course = The course of the game
page-end-lead = Ahead or behind
page-end-points = Points
page-end-course-told = Everyone’s points in the course of the game; the same numbers are in the table below
page-end-as-table = The same as a table
page-end-when = After
page-end-tie-lower = { $name } comes first of these. { $text }
page-end-screens = Behind the screens
page-end-nothing = nothing left
page-end-facts = What stood out
page-end-you-did = You
page-end-turning = Where it was decided
page-end-turning-show = Show me
page-end-turning-yours = { $stage }: { $winner } gained { $points } VP on you.
page-end-turning-mine = { $stage }: you gained { $points } VP on { $loser }.
page-end-turning-theirs = { $stage }: { $winner } gained { $points } VP on { $loser }.
page-end-history =
    { $played ->
        [one] Your first game of this: { $best } VP.
       *[other]
            { $won ->
                [0] { $played } games of this, no win yet. Your best: { $best } VP.
                [one] { $played } games of this, 1 win. Your best: { $best } VP.
               *[other] { $played } games of this, { $won } wins. Your best: { $best } VP.
            }
    }
page-replay-this = Watch the replay

## The browser client: home

page-home-cuba = Plant, trade, ship… and pass the laws of the island.
page-home-santiago = One car for everyone, nine people to meet, seven ships to fill.
page-home-havana = Two cards a round decide what you do, and when.
page-home-players = { $least } to { $most } players
page-home-players-only =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
page-home-minutes = about { $minutes } min
page-home-play = Play now
page-home-play-last =
    { $bots ->
        [one] { $game } against 1 bot, in one click.
       *[other] { $game } against { $bots } bots, in one click.
    }
page-home-opening = One moment…
page-home-learn = Learn by playing
page-home-rules = Rules
page-home-of = { $what }: { $game }
page-home-be = Your name
page-home-you = You play as { $name }
page-home-name-blank = Choose a name of 1 to 24 characters.
page-home-my-none = Your games will appear here. You can leave and come back whenever you like.
page-home-finished-mine-none = Your finished games and their results will appear here.
page-home-finished-public-none = No finished public games yet.
page-home-with = with { $names }
page-home-alone = nobody else yet
page-home-join = Join
page-home-look-on = Watch
page-home-drop = Drop the file to open the game
page-home-drop-how = Did someone send you a game? Drop the file on this page, or open it here.
page-home-drop-open = Open a game file
page-home-lost = The server is not responding: this page may be out of date.
page-home-again = Try again
page-home-asking = Loading tables…
page-home-continue = Continue
page-home-turns =
    { $count ->
        [one] your turn at one table
       *[other] your turn at { $count } tables
    }
page-home-go-on = Continue
page-home-look = View
page-home-invite = Invite
page-home-you-here = you
page-home-turn-for = Your turn, for { $time } now
page-home-waiting = Waiting for { $names }
page-home-waiting-for = Waiting for { $names }, { $time }
page-home-waiting-players = Waiting for players
page-home-not-begun = not started, { $taken } of { $all } seats taken
page-home-lately = Recently finished
page-home-not-seen = not seen yet
page-home-place =
    { $place ->
        [1] 1st of { $all }, { $points } VP
        [2] 2nd of { $all }, { $points } VP
        [3] 3rd of { $all }, { $points } VP
       *[other] { $place }th of { $all }, { $points } VP
    }
page-home-result = Result

## The browser client: a new table

page-new-lead = Ready for a game against bots. Change whatever you like.
page-new-none = There is no game of this name. Choose one of these.
page-new-usual = as in this edition
page-new-edition-only = Only one edition is available: { $edition }.
page-new-edition-how = The rulebooks differ in places: choose which one to follow.
page-new-options = Rule options
page-new-options-how = Where the rulebooks are silent or disagree, you choose. No need to change anything.
page-new-options-count =
    { $changed ->
        [0] no changes
        [one] { $changed } change
       *[other] { $changed } changes
    }
page-new-changed = changed
page-new-reset = Reset to the edition
page-new-clause = The rule: { $option }
page-new-clause-short = The rule
page-new-seats-how = Seats are in turn order. On a shared device, the screen is covered before it is passed on.
page-new-who = Seat { $number }: who plays?
page-new-friend-of = Name of the player on seat { $number }
page-new-friend = someone on this device
page-new-me-how = You play on this device, or on any other of yours.
page-new-friend-how = Also plays on this device: you pass it around.
page-new-open-how = Joins through the invitation link, or from the home page if the table is public.
page-new-opponent-how = { $about } Rating: { NUMBER($rating, useGrouping: 0) }.
page-new-private-how = The link to the table is the invitation.
page-new-public-how = Open seats go to whoever comes first.
page-new-spectators-how = They see what is face up on the table, never what is hidden.
page-new-hints = Allow hints
page-new-hints-how = Helpful in your first games. Applies to everyone at the table.
page-new-notes = Keep notes for everyone
page-new-notes-how = Beside each opponent stands what a player who forgets nothing would know. Otherwise memory is part of the game.
page-new-guests = Visitors and hints
page-new-clock-none-how = Take all the time you need; the game is kept for weeks.
page-new-clock-move-how = Out of time? A bot plays for you, and you can come back.
page-new-clock-fischer-how = As in chess. Out of time? A bot plays for you.
page-new-clock-each = Time for each decision
page-new-clock-whole = Time for the whole game
page-new-clock-more = Time added after each turn
page-new-unit-of = { $what }: unit
page-new-seconds = seconds
page-new-time-wrong = Choose between 5 seconds and 30 days.
page-new-more-wrong = Choose between 0 seconds and 30 days.
page-new-components-how = For tinkerers: play with your own cards, tiles and numbers. The file is checked when the table is created.
page-new-components-file = Component file (.toml)
page-new-components-chosen = File chosen: { $file }
page-new-components-none = The edition’s components
page-new-components-drop = Remove
page-new-components-large = This file is longer than 65,536 characters; no component file has to be.
page-new-summary-title = Your table
page-new-summary = { $game } with { $players }. { $rules } { $who } { $clock }
page-new-me = you
page-new-bot = { $name } (bot)
page-new-open =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
page-new-rules =
    { $changed ->
        [0] { $edition }.
        [one] { $edition }, with { $changed } rule changed.
       *[other] { $edition }, with { $changed } rules changed.
    }
page-new-rules-own =
    { $changed ->
        [0] { $edition }, with components of your own.
        [one] { $edition }, with components of your own and { $changed } rule changed.
       *[other] { $edition }, with components of your own and { $changed } rules changed.
    }
page-new-who-private = By invitation only.
page-new-who-public = Listed on the home page.
page-new-no-clock = No time limit.
page-new-clock-said-move = { $time } at most per decision.
page-new-clock-said-whole = { $time } each for the whole game.
page-new-clock-said-fischer = { $time } each for the whole game, plus { $more } after each turn.
page-new-begins-now = The game starts right away.
page-new-begins-full = The game starts as soon as every seat is taken; you will get an invitation link.
page-new-mistake = Please fix what is marked first.
page-new-catalogue = The games could not be loaded.

## Pages
error-no-client = The pages for browsers have not been built here. Run “make client”, then start the server again.

## The browser client: replays
page-replay-of = { $game }: replay
page-replay-drop = Drop a game file here, or choose one
page-replay-mine = Your finished games
page-replay-public = Public finished games
page-replay-controls = Playback
page-replay-begin = Start
page-replay-first = Go to the start
page-replay-back = Previous move
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Next move
page-replay-last = Go to the end
page-replay-line = Position in the game
page-replay-at = { $at } of { $all }
page-replay-part = Go to a stage
page-replay-eyes = Point of view
page-replay-eyes-all = spectator
page-replay-eyes-of = { $name }
page-replay-share = Copy link to this move
page-replay-more = Stages, point of view, speed, sharing

## The browser client: the table of Santiago de Cuba

page-santiago-port = Port
page-santiago-per-good = VP per good
page-santiago-flag =
    { $here ->
        [yes] Flag { $value }, with the value marker: each good delivered brings { $value } VP
       *[no] Flag { $value }
    }
page-santiago-finish = Chequered flag: when the value marker gets here, the ship leaves
page-santiago-ship = Ship { $number } of { $count }
page-santiago-of = { $number }/{ $count }
page-santiago-fleet = The ships
page-santiago-ship-gone = Ship { $number }: gone
page-santiago-ship-here = Ship { $number }: in port
page-santiago-ship-coming = Ship { $number }: to come
page-santiago-wants = What the ship wants
page-santiago-die-wanted = The ship wants { $goods }
page-santiago-die-filled = { $good }: demand filled
page-santiago-die-ashore = Not wanted: { $good }
page-santiago-die-rolled = Just rolled: { $goods }
page-santiago-ashore = not wanted
page-santiago-rolled = Just rolled
page-santiago-unsettled = Dice will decide what this ship wants at the end of this turn.
page-santiago-all-gone = All the ships have left.
page-santiago-supply-of = In the supply: { $goods }
page-santiago-road = The road
page-santiago-buildings = The buildings
page-santiago-free = free
page-santiago-pesos =
    { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    }
page-santiago-points = { $count } VP
page-santiago-stop = { $stop }: { $cuban }. { $gain }. { $flower }.{ $car ->
        [yes] {" "}The car is here.
       *[no] {""}
    }
page-santiago-stop-down =
    { $stop }: { $cuban }, face down. Nothing to get here until the car has passed.{ $car ->
        [yes] { " " }The car is here.
       *[no] { "" }
    }
page-santiago-stop-port = The port: whoever stops here starts the deliveries, and everyone may deliver.{ $car ->
        [yes] {" "}The car is here.
       *[no] {""}
    }
page-santiago-face-down = face down
page-santiago-gives-zorro = 1 from each
page-santiago-gives-pablo = your choice
page-santiago-gives-alonso = claim or use
page-santiago-quarter = Below the { $flower }
page-santiago-building =
    { $building }: { $effect }. { $owned ->
        [yes] Owner: { $owner }.
       *[no] No owner.
    }{ $taken ->
        [yes] { " " }Broker here: { $broker }.
       *[no] { "" }
    }
page-santiago-screen = Behind your screen, for your eyes only
page-santiago-open = Visible to everyone
page-santiago-lifted = Screens down: everything is visible
page-santiago-my-goods = You have { $goods }
page-santiago-hidden = Goods, pesos and VP are behind the screen
page-santiago-markers =
    { $count ->
        [0] no markers left
        [one] { $count } marker left
       *[other] { $count } markers left
    }
page-santiago-my-markers = Your markers
page-santiago-broker-at = Broker: { $building }
page-santiago-broker-off = Broker: not placed yet
page-santiago-first = plays first
page-santiago-trade-sugar = Sugar cane for
page-santiago-trade-citrus = Citrus for
page-santiago-trade-tobacco = Tobacco for
page-santiago-trade-rum = Rum for
page-santiago-trade-cigar = Cigar for
page-santiago-wood-for-sugar = Wood for sugar cane
page-santiago-wood-for-citrus = Wood for citrus
page-santiago-wood-for-tobacco = Wood for tobacco
page-santiago-wood-for-rum = Wood for rum
page-santiago-wood-for-cigar = Wood for cigars
page-santiago-phase-setup = Set-up
page-santiago-phase-demand = Dice
page-santiago-phase-drive = Drive
page-santiago-phase-cuban = Cuban
page-santiago-phase-building = Building
page-santiago-phase-delivery = Deliveries
page-santiago-phase-over = End
page-santiago-phases = Part of the turn

## The browser client: guided first games
page-lesson-title = { $game }: your first game
page-lesson-how = A real game on the real table, against two bots. Your coach explains new things as they come up and suggests your first moves. You can always play something else.
page-lesson-begin = Start
page-lesson-next = Next
page-lesson-understood = Got it
page-lesson-try = My advice: { $move }
page-lesson-over = That was your first game! You know your way around now: start another, or read the rulebook for the details.
page-lesson-santiago = One car, shared by everyone, drives round the town. At each stop somebody gives you something, then your broker goes to work nearby. Ships come and go: fill them to score.
page-lesson-havana = Two cards in front of you: they are your actions, and their digits make your number. The lowest number goes first. Collect cubes, pesos and workers, and buy buildings before the others do.
page-lesson-cuba = You own a plantation. In each of six rounds you play four of your five characters: harvest, trade, build, use your buildings, load ships. The fifth votes on the laws that everyone must follow.
page-lesson-step = { $step } of { $steps }
page-lesson-skip = Skip the tour
page-lesson-repeat = Explain again
page-lesson-another = Another game
page-lesson-alone = From here on, the choices are yours. I’ll stay and explain anything new. Stuck? Ask for a hint.
page-lesson-apart = You are going your own way. Good! I won’t suggest moves any more, but I’ll keep explaining what is new. Stuck? Ask for a hint.

page-lesson-santiago-tour-welcome = Welcome to Santiago de Cuba! Alicia and Juan sit at the table with you, and I stay at your side. First a short walk round the town, then we drive off.
page-lesson-santiago-tour-ship = Everything revolves around this ship. The dice on deck show what it wants: 2 sugar cane, 2 citrus and 1 tobacco. Each good you deliver brings victory points (VP).
page-lesson-santiago-tour-flags = The flag says what each good is worth: 2 VP now, later 3 or even 4. Waiting pays, but not too long: at the chequered flag the ship is gone.
page-lesson-santiago-tour-fleet = Seven ships come in, one after another. When the seventh leaves, the game is over and most VP wins.
page-lesson-santiago-tour-car = There is one car for everyone. On your turn you drive it onward round the loop: the next star is free, each star beyond costs 1 peso.
page-lesson-santiago-tour-cubans = At each star somebody is waiting to give you what is shown beside their name. Look at the flower too: it says where your broker goes next.
page-lesson-santiago-tour-buildings = Then it is your broker’s turn, the piece in your colour: you send it to a free building below a flower of the same colour, and use what the building offers.
page-lesson-santiago-tour-mine = And this is yours: 3 pesos, 2 VP, and one each of sugar cane, citrus and tobacco. It lies behind a screen; only you can see it.

page-lesson-santiago-ask-drive = Where should the car stop? Compare what you get there, which buildings have that flower, and what the drive costs. As a rule, keep it short: pesos are scarce.
page-lesson-santiago-ask-gain = You have met somebody. Take what is offered: there is hardly ever a reason to say no.
page-lesson-santiago-ask-zorro = El Zorro takes something from each opponent for you, but they choose what. Your broker stays put and uses its building again.
page-lesson-santiago-ask-gift = Somebody has sent you El Zorro. Give what you need least: a good the ship does not want, or a peso. A VP is usually too much.
page-lesson-santiago-ask-pablo = Pablo gives one good of your choice. Take what the ship wants and you do not have; rum and cigars are hardest to find elsewhere.
page-lesson-santiago-ask-alonso = Alonso, the lawyer, makes a building yours with one of your three markers. Each time another broker ends a turn there, you gain 1 VP: pick one that everyone likes. Later you can also use your own building here.
page-lesson-santiago-ask-broker = Your broker goes to work: choose a free building below the flower of the person you have met. As long as it stands there, nobody else can go there.
page-lesson-santiago-ask-delivery = Time to deliver! Everyone takes turns, one type of good at a time, until all have passed. Start with what the others may have too; what only you have can wait.
page-lesson-santiago-ask-left-out = The ship left on your turn, so you rolled the dice for the next one. Set one aside: something you do not have. Keep what you can deliver.
page-lesson-santiago-ask-turn-over = Turn a Cuban face down: whoever stops there gets nothing, not even a building, until the car has passed. Pick someone the next driver would like to meet.
page-lesson-santiago-ask-bank = The Bank pays 2 pesos. Money is the freedom to stop where you like: take it.
page-lesson-santiago-ask-church = The Church gives 1 VP, just like that. It is little, but it is sure: take it.
page-lesson-santiago-ask-distillery = Here sugar cane becomes rum, one for one. Do it when the ship wants rum, or for the Café (2 VP a bottle). Keep the cane the ship asks for.
page-lesson-santiago-ask-cigar-factory = Here tobacco becomes cigars, one for one. Do it when the ship wants cigars, or for the Café (2 VP each). Keep the tobacco the ship asks for.
page-lesson-santiago-ask-black-market = You may exchange one good for another. Give what you have too much of, and take what the ship still wants.
page-lesson-santiago-ask-sawmill = 1 wood for 1 VP and 1 peso: aboard a ship it would bring only the VP, so this is a fair deal.
page-lesson-santiago-ask-cafe = The Café gives 2 VP for a cigar and 2 VP for a rum, at once. Keep them only if the ship wants them and pays more.
page-lesson-santiago-ask-customs = The customs officer turns one die to 0: the ship wants no more of this good. Pick one that the others can deliver and you cannot.
page-lesson-santiago-ask-casino = Here 3 pesos buy 1 VP, or the other way round. Pesos are worth nothing at the end, so spend what is to spare, but keep enough for the car.
page-lesson-santiago-ask-harbour = You set the value. Raise it if you will be delivering soon, lower it if the others will. Beyond 4 the ship leaves at once, full or not.
page-lesson-santiago-ask-office = The Office delivers one good to the ship on the spot, always for 2 VP. Pick one that somebody else could deliver before you.
page-lesson-santiago-ask-newspaper = The Newspaper pays 1 peso, and then you may spread a rumour: one of the Cubans is turned face down and helps nobody until the car has driven past.

page-lesson-santiago-event-goods-delivered = Goods have gone aboard. The die goes down with each of them; at 0 the ship wants no more of that kind. When all dice show 0, the ship is full and leaves.
page-lesson-santiago-event-wood-delivered = Wood was delivered instead of another good. That is always allowed, but it brings only 1 VP each.
page-lesson-santiago-event-value-moved = The value has changed: look at the flags. It rises when the car drives through the port, or when everyone has passed and the ship is still not full. The Harbour Master can move it, too.
page-lesson-santiago-event-ship-left = The ship has left, and the next one comes in at once. Goods are worth 2 VP again, and the five dice are rolled anew.
page-lesson-santiago-event-building-claimed = A building has an owner now; the marker shows whose it is. Everyone may still go there, but each visit of another broker brings the owner 1 VP.
page-lesson-santiago-event-visit-paid = A broker ended its turn in somebody else’s building: 1 VP for the owner. A good place to own!
page-lesson-santiago-event-cuban-turned-down = Somebody on the road is face down now. Do not stop there: you would get nothing at all. Once the car has driven past, the tile is turned face up again.
page-lesson-santiago-event-cuban-found-inactive-seat = That tile is face down: no gift and no building this time. Drive past it the next time, and it is turned face up again.
page-lesson-santiago-event-goods-lacking-seat = There are only eight pieces of each good. What has run out comes back when somebody delivers or exchanges some.

page-lesson-santiago-move-1 = Conchita gives 2 citrus, just what the ship wants. Her star is the second one, so it costs 1 peso.
page-lesson-santiago-move-2 = With the one that you have, that makes 3 citrus.
page-lesson-santiago-move-3 = Conchita’s flower is red. Of the three buildings below red flowers, the Office is the quickest: it takes a good for the ship at once.
page-lesson-santiago-move-4 = Of sugar cane you have just one, and the others have some, too: cash it in for 2 VP. The citrus waits for a better price.
page-lesson-santiago-move-5 = What luck: the car is one star from the port, and the value has risen to 3. Drive in, and you are the first to deliver.
page-lesson-santiago-move-6 = The ship takes 2 citrus for 3 VP each. That is 6 VP, before the others even start.
page-lesson-santiago-move-7 = Rum shows 0 anyway. Without it the new ship has four demands, and you can already meet two of them: citrus and tobacco.
page-lesson-santiago-move-8 = The new ship wants sugar cane, too, and José has it. His star is the second one: 1 peso.
page-lesson-santiago-move-9 = 2 sugar cane: one for the ship, one to spare.
page-lesson-santiago-move-10 = José’s flower is yellow. The Harbour Master moves the value, and you are well supplied for this ship.
page-lesson-santiago-move-11 = To the right: each good now brings 3 VP instead of 2.
page-lesson-santiago-move-12 = Miguel comes next, for free. He gives wood, which can stand in for any good aboard.
page-lesson-santiago-move-13 = Take both. On the ship, a piece of wood is worth 1 VP.
page-lesson-santiago-move-14 = Miguel’s flower is blue. The Sawmill pays more for wood than the ship does.
page-lesson-santiago-move-15 = 1 VP and 1 peso for 1 wood. Keep the other: the ship wants a cigar, and wood will do.

page-lesson-havana-tour-welcome = Welcome to Havana! The old town is being rebuilt, by you, by Alicia and by Juan, each on their own account. Let me show you the table first.
page-lesson-havana-tour-rows = Here stand the buildings, in two rows. Only those at the four ends are for sale. Each one shows its price, and what it brings: victory points (VP).
page-lesson-havana-tour-goal = The first to reach 20 VP wins at once, even in the middle of a round. Keep an eye on what the others can already pay.
page-lesson-havana-tour-square = In the centre lie cubes and pesos for everyone. Coloured cubes are building material, the grey ones are debris, and after each round there is more of both.
page-lesson-havana-tour-hand = Your hand: thirteen cards, the same for everyone. Each is an action, and each has a digit.
page-lesson-havana-tour-number = Two cards will be face up in front of you. Their digits make your number, smaller digit first: 4 and 9 make 49. The lowest number goes first, so strong cards, with high digits, come late.
page-lesson-havana-tour-mine = And this is what you own: 1 peso and 1 grey cube. The others have hardly more.

page-lesson-havana-ask-opening = Choose two cards for the first round; all are revealed at the same time. Look at a building at one of the ends, and take the two cards that bring you what it costs.
page-lesson-havana-ask-first-action = It’s your turn: both your cards act, one after the other, and you choose which goes first. Often it makes no difference. After that you may buy.
page-lesson-havana-ask-refreshment = You may put one card of your hand on your discards and take another one back from there: a chance to play a strong card again soon.
page-lesson-havana-ask-conservation = You may remove a building at one of the ends from the game. Take away what an opponent is about to buy, or what stands in front of a building that you want.
page-lesson-havana-ask-levy = Everyone who plays after you loses a cube or a worker, your choice. You don’t keep it, so go for a rare colour.
page-lesson-havana-ask-pesos-thief = Your thief takes half of somebody’s pesos. As long as others play after you, it must be one of them; choose the richest.
page-lesson-havana-ask-materials-thief = Your thief takes a cube from somebody. As long as others play after you, it must be one of them; look who has the colour that you need.
page-lesson-havana-ask-theft = Which cube? Look at the four ends of the rows and take the colour you are missing.
page-lesson-havana-ask-second-theft = Whoever owns more than three coloured cubes can be robbed of two. Help yourself: there is hardly a reason not to.
page-lesson-havana-ask-mama = Mama carries off half of the cubes in the centre, rounded up; the grey ones she has packed already. You choose the colours: think of the building that you want.
page-lesson-havana-ask-buy = Now you can buy, as often as you can pay, but only at the four ends. What glows is within reach. Don’t wait too long: a building at an end tempts everyone.
page-lesson-havana-ask-pay = You may pay the piece itself, or five of something cheaper in its place: 5 pesos for a worker, 5 grey cubes for a coloured one. Keep what is harder to get.
page-lesson-havana-ask-cover = The round is over. Cover one of your two cards with a new one from your hand; the other stays and acts again. Ask yourself what you need next, and how early you must play to get it.

page-lesson-havana-event-number-formed = All cards are revealed, and with them the turn order: the lowest number goes first. If numbers are equal, whoever owns less goes first.
page-lesson-havana-event-building-bought = Sold! The VP count at once, and the next building of the row moves to the end: now that one is for sale.
page-lesson-havana-event-pesos-laid = Everyone has played, so the centre gets three new cubes and three pesos. What nobody has taken stays there: a full centre makes Mama and Pesos strong.
page-lesson-havana-event-card-discarded-seat = The card that you covered goes to your discards. It comes back only when two cards are left in your hand, so do not waste the good ones.
page-lesson-havana-event-discards-taken-back-seat = Only two cards were left in your hand: all discards come back to it, and you have the full choice again.
page-lesson-havana-event-five-paid = Five grey cubes took the place of a coloured one, or five pesos that of a worker. So debris is worth something after all.
page-lesson-havana-event-building-removed = A building has been removed from the game. What stood behind it has come to the end of the row.
page-lesson-havana-event-building-dealt = A row was down to two buildings, so four new ones have come in between them.
page-lesson-havana-event-pesos-stolen-victim = Half your pesos have been stolen! Thieves go for those who play after them. Protection stops them, and pesos you have spent cannot be stolen.
page-lesson-havana-event-cube-stolen-victim = A cube of yours has been stolen! Thieves go for those who play after them. Protection stops them, or a lower number than theirs.
page-lesson-havana-event-piece-levied-victim = The tax collector was here: everyone who plays after that player loses a cube or a worker. The card Protection stops it, or a lower number.

page-lesson-havana-move-1 = Mama takes half of the cubes in the centre, and the Architect brings a worker. Together they can pay for the Warehouse, at the left end of the lower row: 1 red cube, 2 grey ones and 1 worker.
page-lesson-havana-move-2 = All three of you show 49, and the tie goes your way. First fetch the worker; then Mama goes to the centre.
page-lesson-havana-move-3 = The grey cube is yours already. Of the two colours, the Warehouse needs red.
page-lesson-havana-move-4 = You have it all: 1 red cube, 2 grey ones and 1 worker. The Warehouse brings 3 VP, in the very first round!
page-lesson-havana-move-5 = You have one peso left: nothing is that cheap.
page-lesson-havana-move-6 = 7 pesos are sitting in the centre. Replace Mama with Pesos: with the Architect that makes 48, lower than another 49.
page-lesson-havana-move-7 = It worked: 48 is the lowest number, and you start again. One more worker, and then half of the pesos.
page-lesson-havana-move-8 = The Kiosk, at the right end of the upper row, costs nothing but 3 pesos and brings 1 VP.
page-lesson-havana-move-9 = Keep the 2 pesos: you will need them right away.
page-lesson-havana-move-10 = The Townhouse has come to the end of the upper row: 2 pesos and 1 red cube. You have the pesos, Juan has the cube. The Materials Thief will see to it, and 46 is early enough.
page-lesson-havana-move-11 = Alicia has played, Juan comes after you. The thief first.
page-lesson-havana-move-12 = Only Juan still plays after you, so it has to be him. He will get over it.
page-lesson-havana-move-13 = Red, for the Townhouse.
page-lesson-havana-move-14 = 2 pesos and the red cube for 2 VP: that makes 6 in all.
page-lesson-havana-move-15 = Enough for today. You lead with 6 VP, the others have 1 each.

page-lesson-cuba-tour-welcome = Welcome to Cuba! You run a plantation, and so do Alicia and Juan. The game lasts six rounds. Let me show you around first; it won’t take long.
page-lesson-cuba-tour-points = The goal: the most victory points (VP). They come from loading ships, from buildings, and from laws you keep.
page-lesson-cuba-tour-harbour = Ships wait in the harbour, each with five spaces for certain pieces. Each piece that you load brings 1 VP at dock 1, 2 VP at dock 2 and 3 VP at dock 3. After every round the ships move on by one dock.
page-lesson-cuba-tour-market = Here you buy and sell products and goods. What is scarce is expensive, what piles up is cheap.
page-lesson-cuba-tour-buildings = These buildings can be put up on your plantation. They cost wood, stone and water. Each has a use of its own, and each is worth 2 VP at the end.
page-lesson-cuba-tour-parliament = Laws are made in parliament. Each round, four bills come to the vote and two become law. Keeping them brings VP.
page-lesson-cuba-tour-cards = Your five characters. In each round four of them act for you, one after another. The one you keep back votes for you: its number says how many votes you have.

page-lesson-cuba-ask-colour = First your colour. It is a matter of taste: all plantations are alike in this game.
page-lesson-cuba-ask-start-resources = Wood, stone and water pay for buildings. Nearly every building needs wood and stone: one of each is a good start.
page-lesson-cuba-ask-start-products = Products are for ships and for the market. See which ones the ships in the harbour have spaces for.
page-lesson-cuba-ask-character = Play a character, then the others do the same, four times over. Harvest before you build, build before you use, and keep for parliament the one you can do without.
page-lesson-cuba-ask-pawn = Put the pawn on a field: its row and its column are harvested. Every resource there is yours, and two of the products. Look for a crossing with wood, stone and water.
page-lesson-cuba-ask-harvest = Choose the products that you harvest. The first two are free, each one more costs 1 water. Take what a ship has room for, or what a law asks for.
page-lesson-cuba-ask-trade = Buy and sell as much as you like, always at the best price shown. Products are lost when the round ends: sell what you cannot keep. Or take one free piece instead of trading.
page-lesson-cuba-ask-build = Choose a building, then a field. That field stops producing: pick one you can spare, in a row or column your pawn often visits. If you don’t build, take VP while there are some left.
page-lesson-cuba-ask-foreman = The foreman puts buildings to work: all those in your pawn’s row and column, or just one anywhere. The warehouse counts too: it keeps your products from one round to the next.
page-lesson-cuba-ask-amount = How many pieces do you put in? As many as you can, unless a ship or a law needs some of them.
page-lesson-cuba-ask-give = The building takes a piece and pays you for it. Give what you would lose anyway, or need least.
page-lesson-cuba-ask-exchange = One piece for another: give what you have too much of, and take what a ship has room for.
page-lesson-cuba-ask-veto = You may strike one bill before the vote. Choose the one that would cost you most, or help the others most.
page-lesson-cuba-ask-fetch = You have seen the ships in the pile. Bring one to sea that has room for what you harvest: it reaches dock 1 after this round.
page-lesson-cuba-ask-load = Load whatever fits, piece by piece, all on one ship; the higher the dock, the more VP. Nothing to load? Take pesos instead: 4 the first time in a round, 2 the second.
page-lesson-cuba-ask-bid = In parliament, pesos buy votes. Everyone bids in secret, and every peso is spent, win or lose. Bid if winning is worth it; often bidding nothing is right.
page-lesson-cuba-ask-enact = You have won the vote and may pass two of the four bills. They replace the laws of their types. Choose what you can easily pay, or what rewards what you have.
page-lesson-cuba-ask-tax = Paying the tax brings 2 VP, and 1 more with the duty. Hard to beat: pay if you can.
page-lesson-cuba-ask-duty = The duty is paid in pieces: 2 VP, and 1 more if you paid the tax. Ideal for products that would be lost anyway.

page-lesson-cuba-event-bill-revealed = The round opens with four bills. Two of them will become law: read them, so that you are ready to pay or be rewarded.
page-lesson-cuba-event-points-instead = Somebody took VP instead of building. The architect offers this twice a round: 2 VP the first time, 1 VP the second.
page-lesson-cuba-event-pesos-instead = Somebody took pesos instead of loading. The mayor offers this twice a round: 4 pesos the first time, 2 the second.
page-lesson-cuba-event-built = A new building! The field under it no longer produces, but from now on the foreman can use it.
page-lesson-cuba-event-sold = Something was sold: the market fills up, and the next piece of that kind brings less. Whoever buys makes the price rise again.
page-lesson-cuba-event-starter-changed = Everyone has played four cards. Whoever has the highest one as the fourth starts from now on: the mayor is the highest, the worker the lowest.
page-lesson-cuba-event-act-passed = Laws have been passed, and all the laws in force are applied at once: first the tax, then the duty, then the subsidy.
page-lesson-cuba-event-subsidy-paid = A subsidy costs nothing: it rewards what you have. It comes back every round, until another replaces it.
page-lesson-cuba-event-products-lost-seat = Products left in your lot at the end of the round are lost. Load them, sell them, or store them with the foreman.
page-lesson-cuba-event-ship-moved = The round is over: the ships move on by one dock, where the same piece brings 1 VP more.
page-lesson-cuba-event-ship-left = A ship has set sail. Full ships leave at the end of the round; so does the one at dock 3, even if it is empty.

page-lesson-cuba-move-1 = Blue, like the sea outside the window.
page-lesson-cuba-move-2 = Together with the first harvest, that will pay for a fine building.
page-lesson-cuba-move-3 = The ship at dock 2 has room for both, at 2 VP each.
page-lesson-cuba-move-4 = First the harvest: it brings what you build with, and what you load.
page-lesson-cuba-move-5 = From b4, the row and the column hold wood, stone and water all at once.
page-lesson-cuba-move-6 = One tobacco is for the ship. The second is for a duty of 1 tobacco that is up for the vote.
page-lesson-cuba-move-7 = A second citrus is useful, too: the duty in force asks for one.
page-lesson-cuba-move-8 = More would cost you the water, and that is needed for what comes now.
page-lesson-cuba-move-9 = 2 wood, 2 stone and 1 water: just enough for the Hotel. Take it before somebody else does.
page-lesson-cuba-move-10 = The Hotel gives 2 VP each time you use it. On b1 it costs you only a wood field, and it lies in the row of your pawn.
page-lesson-cuba-move-11 = The pawn stands in the row of the Hotel: let it work right away.
page-lesson-cuba-move-12 = 2 VP, and again every time you play the foreman.
page-lesson-cuba-move-13 = The ship at dock 2 is still waiting for what you have.
page-lesson-cuba-move-14 = Tobacco for 2 VP. One more stays with you, for the law.
page-lesson-cuba-move-15 = And citrus for another 2 VP.
page-lesson-cuba-move-16 = Juan has kept his mayor, with 5 votes; your tradeswoman has 2. With 4 pesos you have 6, and if he bids nothing, you make the laws.
page-lesson-cuba-move-17 = The duty costs 1 tobacco, which you have. The subsidy gives 1 VP for each open product field, and all six of yours are open. And the tax stays at a mere 2 pesos.
page-lesson-cuba-move-18 = 2 pesos for 2 VP: yes, please.
page-lesson-cuba-move-19 = 2 VP for the tobacco, and 1 more because you have paid the tax, too.

## The browser client: Cuba
page-cuba-what-they-do = What buildings do
page-cuba-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
page-cuba-tile = { $name }, { $left }: { $effect }. Cost: { $cost }.
page-cuba-tile-gone = { $name }: none left.
page-cuba-cost = Cost: { $cost }
page-cuba-berth = { $berth }, { $ship }. Loaded: { $loaded }. Free spaces: { $free }.
page-cuba-berth-empty = { $berth }: no ship.
page-cuba-dock = Dock { $number }
page-cuba-at-sea = At sea
page-cuba-vp-each = VP each
page-cuba-dock-worth = { $told } Each piece of merchandise loaded brings { $points } VP.
page-cuba-space = { $berth }: a free space for { $ware }
page-cuba-pile-holds =
    { $count ->
        [one] { $count } ship in the pile
       *[other] { $count } ships in the pile
    }
page-cuba-in-pile = Ships in the pile
page-cuba-ship-spaces = { $ship }. Spaces: { $spaces }.
page-cuba-free-piece = free piece
page-cuba-alternative = { $character }, instead of the action: { $gain }
page-cuba-alternative-taken = { $character }, instead of the action: { $gain }, already taken this round
page-cuba-to-buy =
    { $pesos ->
        [one] Market, { $ware }: one costs { $pesos } peso
       *[other] Market, { $ware }: one costs { $pesos } pesos
    }
page-cuba-to-sell =
    { $pesos ->
        [one] Market, { $ware }: one sells for { $pesos } peso
       *[other] Market, { $ware }: one sells for { $pesos } pesos
    }
page-cuba-on-market = On the market: { $pieces }
page-cuba-in-stock = In the supply: { $pieces }
page-cuba-in-stock-dear = In the supply: { $pieces }. None on the market: { $pesos } pesos each.
page-cuba-in-stock-cheap =
    { $pesos ->
        [one] In the supply: { $pieces }. The market is full: { $pesos } peso each.
       *[other] In the supply: { $pieces }. The market is full: { $pesos } pesos each.
    }
page-cuba-in-force = in force
page-cuba-to-vote = bills
page-cuba-act = { $type }, in force: { $name } ({ $effect })
page-cuba-act-none = { $type }: no law in force
page-cuba-bill = { $type }, bill: { $name } ({ $effect })
page-cuba-bill-none = { $type }: no bill
page-cuba-bill-vetoed = { $type }: bill vetoed
page-cuba-votes =
    { $votes ->
        [one] { $name }: { $votes } vote
       *[other] { $name }: { $votes } votes
    }
page-cuba-votes-sealed = { $votes }, and a secret bid
page-cuba-votes-bid =
    { $pesos ->
        [one] { $votes }, and your bid of { $pesos } peso
       *[other] { $votes }, and your bid of { $pesos } pesos
    }
page-cuba-points = Points
page-cuba-points-of = { $name }: { $points } VP
page-cuba-field = { $field }: { $what }
page-cuba-field-pawn = { $field }: { $what }, with the pawn
page-cuba-in-lot = In your lot: { $pieces }
page-cuba-in-warehouse = In your warehouse: { $pieces }
page-cuba-keeps = keeps products
page-cuba-empty = empty
page-cuba-purse =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
page-cuba-characters = Characters
page-cuba-card =
    { $votes ->
        [one] { $name }, { $votes } vote: { $effect }; { $state }
       *[other] { $name }, { $votes } votes: { $effect }; { $state }
    }
page-cuba-played = played
page-cuba-now = acts now
page-cuba-kept = votes
page-cuba-aside = set aside
page-cuba-starts = first player
page-cuba-town-hall = Town Hall used: +2 votes
page-cuba-plantation-of = { $name }: plantation
page-cuba-look = View plantation: { $name }
page-cuba-not-laid = Choose a colour to get your plantation.
statute-tax-1-short =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
    .line = for 2 VP
    .signs = { $pesos } peso → 2 point
statute-tax-2-short = { statute-tax-1-short }
    .line = for 2 VP
    .signs = { $pesos } peso → 2 point
statute-tax-3-short = { statute-tax-1-short }
    .line = for 2 VP
    .signs = { $pesos } peso → 2 point
statute-tax-4-short = { statute-tax-1-short }
    .line = for 2 VP
    .signs = { $pesos } peso → 2 point
statute-tax-5-short = { statute-tax-1-short }
    .line = for 2 VP
    .signs = { $pesos } peso → 2 point
statute-tax-per-building-short = { statute-tax-1-short } a building
    .line = for 2 VP
    .signs = { $pesos } peso / house → 2 point
statute-duty-citrus-short = 1 citrus
    .line = for 2 VP
    .signs = 1 citrus → 2 point
statute-duty-sugar-short = 1 sugar cane
    .line = for 2 VP
    .signs = 1 sugar → 2 point
statute-duty-tobacco-short = 1 tobacco
    .line = for 2 VP
    .signs = 1 tobacco → 2 point
statute-duty-water-short = 1 water
    .line = for 2 VP
    .signs = 1 water → 2 point
statute-duty-2-resources-short = 2 resources
    .line = for 2 VP
    .signs = 2 resource → 2 point
statute-duty-2-products-short = 2 products
    .line = for 2 VP
    .signs = 2 product → 2 point
statute-subsidy-buildings-short = Buildings
    .line = 1 VP each
    .signs = 1 house → 1 point
statute-subsidy-resource-fields-short = Resource fields
    .line = 1 VP each
    .signs = 1 resource-field → 1 point
statute-subsidy-product-fields-short = Product fields
    .line = 1 VP each
    .signs = 1 product-field → 1 point
statute-subsidy-water-short = Water
    .line = 1 VP each
    .signs = 1 water → 1 point
statute-subsidy-votes-short = Votes
    .line = 1 VP each
    .signs = 1 vote → 1 point
statute-subsidy-pesos-short = Money
    .line = 1 VP for 3
    .signs = 3 peso → 1 point
statute-market-decrease-short = Market
    .line = 2 less of each
statute-market-increase-short = Market
    .line = 2 more of each
statute-drought-short = Drought
    .line = 1 free harvest
statute-building-short = Building
    .line = 2 pesos more
statute-harbor-short = Harbour
    .line = full ships sail
statute-corruption-short = Corrup­tion
    .line = no buying of votes

## The rulebook
error-no-rules = There are no rules for a game “{ $game }” here. Choose one of these: { $known }.
error-no-clause = There is no rule “{ $id }” in { $game }. Look for it in the rulebook.
page-rules-title = Rulebooks
page-rules-choose = Choose a game: its rules in our own words, illustrated and complete.
page-rules-cuba = A plantation, a market, ships to load and laws to vote on, in six rounds.
page-rules-havana = Two cards a round: they are your actions and your place in line.
page-rules-santiago = One old car, nine people to meet, twelve buildings and seven ships to fill.
page-rules-open = Read the rules
page-rules-of = { $game }: the rules
page-rules-lead = { $count } rules in { $chapters } chapters. Each chapter starts with a summary; every rule has its own link to share.
page-rules-loading = Opening the rulebook…
page-rules-search = Search the rules
page-rules-search-how = Words in any order; accents do not matter.
page-rules-clear = Clear
page-rules-found =
    { $count ->
        [0] No rules match.
        [one] 1 of { $total } rules matches.
       *[other] { $count } of { $total } rules match.
    }
page-rules-shown =
    { $count ->
        [one] 1 of { $total } rules shown.
       *[other] { $count } of { $total } rules shown.
    }
page-rules-none = Try fewer words, or part of a word.
page-rules-hidden =
    { $count ->
        [one] 1 more is hidden by your filters.
       *[other] { $count } more are hidden by your filters.
    }
page-rules-show-hidden = Show everything
page-rules-contents = Chapters
page-rules-jump = Go to the chapter
page-rules-views = How to read
page-rules-view-full = Every rule
page-rules-view-short = In short
page-rules-view-differences = Editions side by side
page-rules-edition = Edition
page-rules-edition-any = All editions
page-rules-edition-named = { $id }: { $name }
page-rules-edition-default = standard
    .in = the standard rules
page-rules-edition-en2007 = English 2007
    .in = the English edition of 2007
page-rules-edition-fr2007 = French translation 2007
    .in = the French translation of 2007
page-rules-edition-fr2008 = French 2008
    .in = the French edition of 2008
page-rules-edition-fr2009 = French 2009
    .in = the French edition of 2009
page-rules-edition-fr2011 = French 2011
    .in = the French edition of 2011
page-rules-edition-lh2024 = La Habana 2024
    .in = the new edition of 2024
page-rules-choice = What is shown
page-rules-kinds = Type
page-rules-kind-rules = Rules ({ $count })
page-rules-kind-rulings = Rulings ({ $count })
page-rules-kind-examples = Examples ({ $count })
page-rules-kind-data = Component data ({ $count })
page-rules-hits =
    { $count ->
        [one] one hit
       *[other] { $count } hits
    }
page-rules-printed = Printed only in { $editions }.
page-rules-left-out = Not played in { $editions } either.
page-rules-not-default = An alternative reading: not played unless you choose it.
page-rules-here = You followed a link here: your filters would otherwise hide this rule.
page-rules-link = Link to this rule: { $clause }
page-rules-chapter-count =
    { $count ->
        [one] The full rule of this chapter
       *[other] The { $count } full rules of this chapter
    }
page-rules-differences =
    { $count ->
        [one] The rulebooks differ on one point. Each reading shows which editions print it and which play it.
       *[other] The rulebooks differ on { $count } points. Each reading shows which editions print it and which play it.
    }
page-rules-differences-found =
    { $count ->
        [0] No point has these words.
        [one] One point has these words.
       *[other] { $count } points have these words.
    }
page-rules-one-edition = Only one edition is available: nothing to compare.
page-rules-consulted = Only one edition can be played here. A newer one, { $edition }, was consulted where the older is silent; it is known to differ on these rules.
page-rules-overview = Which edition plays what
page-rules-point = Point
page-rules-reading = Reading { $letter }
page-rules-default = Played by default
page-rules-option = A table can choose otherwise: option “{ $option }”.

