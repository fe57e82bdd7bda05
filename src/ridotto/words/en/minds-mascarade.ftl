# How the players that are not people introduce and explain themselves.

portrait-zanetta = Zanetta does whatever comes into her head and has a lovely evening.
portrait-nicoletta = Nicoletta is new to the ball: she says what she thinks she is, and remembers most of what she sees.
portrait-tonin = Tonin means well, but a few turns later he’s forgotten what he saw.
portrait-gasparo = Gasparo is a beginner who would rather take a chance than take a look.
portrait-marina = Marina forgets nothing and always takes the best deal on offer.
portrait-alvise = Alvise calculates well and loves to bluff.
portrait-orsola = Orsola forgets nothing, listens to every word and believes very little of it.
portrait-giacomo = Giacomo plays the whole evening through in his head before he says a word.
portrait-lucrezia = Lucrezia thinks just as far ahead, reads in your silence what you’re hiding, and knows your habits before the evening is over.
portrait-bastian = Bastian claims to be whatever anyone announces.
portrait-momolo = Momolo always announces whatever pays best.
portrait-piero = Piero looks at his mask and only ever tells the truth.

mind-mask = { $mask ->
        [judge] { mask-judge }
        [empress] { mask-empress }
        [king] { mask-king }
        [widow] { mask-widow }
        [patron] { mask-patron }
        [peasant] { mask-peasant }
        [fool] { mask-fool }
        [princess] { mask-princess }
        [spy] { mask-spy }
        [witch] { mask-witch }
        [thief] { mask-thief }
        [swindler] { mask-swindler }
        [beggar] { mask-beggar }
        [puppeteer] { mask-puppeteer }
        [guru] { mask-guru }
        [cheat] { mask-cheat }
       *[other] { $mask }
    }
mind-look = I’m only { $chance } sure I’m the { mind-mask }, so I look.
mind-swap = I’d rather have the other mask than mine ({ $chance } { mind-mask }).
mind-feint = I just pretend: mine is { $chance } likely the { mind-mask }, and now nobody can be sure of it.
mind-announce = I’m { $chance } sure I’m the { mind-mask }, so I announce it.
mind-bluff = I’m { $chance } likely to be the { mind-mask }, but it’s worth the risk.
mind-claim = I’m { $chance } sure I’m the { mind-mask } myself, so I claim it.
mind-challenge = I’m { $chance } likely to be the { mind-mask }, but I won’t let this pass.
mind-pass = I’m { $chance } likely to be the { mind-mask }; claiming wouldn’t pay.
mind-name = The { mind-mask } is my best guess ({ $chance }).
mind-power = That gets the most out of the power. My own mask: { $chance } { mind-mask }.
