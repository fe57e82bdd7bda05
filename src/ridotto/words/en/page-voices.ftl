# Phrases and gestures that players can use without writing, avatars, and what calls a player back to the table.

## Phrases, and gestures as nouns: both are button labels and messages. The house knows the English ones (house/phrases.py).

phrase-hello = Good evening!
phrase-no-me = No, I am!
phrase-doubt = I don’t believe you.
phrase-believe = I believe you.
phrase-sure = Are you sure?
phrase-lost = I’ve lost track…
phrase-patience = Take your time.
phrase-nearly = Careful, someone’s about to win!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-applause = Applause
phrase-laughter = Laughter
phrase-gasp = A gasp
phrase-shrug = A shrug
phrase-bow = A bow
phrase-wink = A wink
mas-no-me = { $mask ->
       *[other] No, I am the { $name }!
    }

phrases-title = Phrases and gestures
phrases-why = Everyone reads them in their own language.

## Settings

avatar-choose = Choose an avatar
avatar-choice = Avatar { $number }
avatar-others = Show others
settings-bubbles = Speech bubbles
    .why = Shows what players say at their seats.
settings-vibration = Vibration
    .why = Vibrates when it’s your turn.
settings-notify = Notifications
    .why = Tells you that it’s your turn while you’re in another tab or app.
    .blocked = Your browser blocks them. Allow notifications in its settings for this site.
    .insecure = Your browser allows them over https only.
settings-awake = Keep the screen on
    .why = Only while a game is on.

## Away from the table

turn-notice = It’s your turn.
trouble-offline = You’re offline.
    .mend = Tables need a connection. This page continues on its own once you’re back online.
