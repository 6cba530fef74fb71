# What puzzles and their screen say.

puzzle-name = Puzzle
puzzle-before = See what was played before…
puzzle-ask = Your turn: what would you do?
puzzle-here = Play here
puzzle-number = { $game } · puzzle { $n }
puzzle-right = Right!
puzzle-mine = Your move
puzzle-better = A better move
puzzle-wrong = There was something better
puzzle-notBest = That is not the best move.
puzzle-cost =
    { $share ->
        [one] It costs about { $share } point on a scale from 0 to 100.
       *[other] It costs about { $share } points on a scale from 0 to 100.
    }
puzzle-none = Nothing to retry just now: puzzles that you missed come back later.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-skip = Skip
puzzle-leave = Leave
puzzle-rating = Rating { $rating } ± { $spread }
puzzle-unrated = Not rated yet
puzzle-title = Puzzles
puzzle-lead = Positions from real deals: find the best move. Those that you miss come back after ten minutes, a day, three days, and so on.
puzzle-day = Puzzle of the day
puzzle-dayOf = { $game }: the puzzle of the day, the same for everybody
puzzle-dayRight = Solved today
puzzle-dayWrong = Missed today
puzzle-play = Solve it
puzzle-missed =
    { $count ->
        [0] None to retry
       *[other] { $count } to retry
    }
puzzle-all = All puzzles
puzzle-themes = By theme
puzzle-other = Other
puzzle-solved = { $solved } of { $all } solved
