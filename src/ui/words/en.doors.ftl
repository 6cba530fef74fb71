# How the front doors of the games speak, in English: pages that the build makes.

door-title = { $game }: a card game to play right away
door-play = Play { $game }
door-howTo = How to play
door-noScript = The table needs JavaScript, which is switched off in this browser. You can still read the rules.
door-usual = The rules with the usual options.
stale-text = The table could not be loaded. Perhaps there is a new version of it.
stale-again = Load the page again
