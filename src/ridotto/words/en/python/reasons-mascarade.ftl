# How bots explain their moves, in the terminal.

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
