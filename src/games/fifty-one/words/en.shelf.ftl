title-fifty-one = Fifty-One
    .lang = en
    .what = Swap cards with the board to collect one suit worth up to 51, and say “Stop!” in time.
