# How the players that are not people introduce and explain themselves.

portrait-zanetta = Zanetta does whatever comes into her head and has a lovely evening.
portrait-nicoletta = Nicoletta is new to the ball: says what she thinks she has, and remembers most of it.
portrait-tonin = Tonin means well, but a few turns later he has forgotten what he saw.
portrait-gasparo = Gasparo is a beginner who would rather dare than look.
portrait-marina = Marina forgets nothing and does what brings most.
portrait-alvise = Alvise reckons well and bluffs gladly.
portrait-orsola = Orsola forgets nothing, listens to every word and believes few of them.
portrait-giacomo = Giacomo plays the evening through in his head before he says a word.
portrait-lucrezia = Lucrezia thinks as far ahead, reads in your silence what you are hiding, and knows your habits before the evening is over.
portrait-bastian = Bastian claims to be whatever anybody announces.
portrait-momolo = Momolo always announces what would bring most.
portrait-piero = Piero looks at his mask and says nothing that is not so.

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
mind-look = I am only { $percent } % sure of “{ mind-mask }”, so I look.
mind-swap = I expect more of the other mask than of mine, which is “{ mind-mask }” with { $percent } %.
mind-feint = I only pretend: mine is “{ mind-mask }” with { $percent } %, and now nobody can be sure of that.
mind-announce = With { $percent } % I am “{ mind-mask }”, so I say it.
mind-bluff = I am “{ mind-mask }” with only { $percent } %, but it is worth the risk.
mind-claim = With { $percent } % I am “{ mind-mask }” myself, so I claim it.
mind-challenge = I am “{ mind-mask }” with only { $percent } %, but I do not want to let this pass.
mind-pass = I am “{ mind-mask }” with { $percent } %: to claim it would not pay.
mind-name = “{ mind-mask }” is my best guess, with { $percent } %.
mind-power = That makes the most of the power. Mine is “{ mind-mask }” with { $percent } %.
