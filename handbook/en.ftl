# What the documentation site says of its own.

site-shelf-learn = First steps
site-shelf-guides = How to
site-shelf-reference = Reference
site-shelf-background = Background
site-other-language = Français

# -- the rules

site-game-about =
    All { $count } clauses of the rules of { $game }, by chapters: { $proved } are proved by a test, { $cardboard } concern only the cardboard.
site-game-chapters = Chapters
site-game-further = And besides
site-chapter-count =
    { $count ->
        [one] one clause
       *[other] { $count } clauses
    }
site-editions = Editions of { $game }
site-editions-link = Editions, and where they differ
site-options = Options of { $game }
site-options-link = Options
site-options-none = { $game } has no options.
site-option-clause = Clause:
site-all-clauses = All clauses of { $game }
site-all-clauses-link = All clauses by their ids
site-column-clause = Clause
site-column-kind = Kind
site-column-chapter = Chapter

# -- a clause

site-clause-sources = Source
site-clause-status = Status
site-clause-editions = Printed in
site-clause-left-out = Not played in
site-clause-not-default = This reading is played only where it is chosen.
site-clause-option = Option
site-clause-differences = The editions differ
site-clause-related = See also
site-clause-together = Proved together with
site-clause-code = In the code
site-clause-address = Address
site-clause-proved =
    { $count ->
        [one] Proved by one test
       *[other] Proved by { $count } tests
    }
site-clause-cardboard = Cardboard only: { $reason }

# -- the command line

site-commands = The command line
site-commands-about = Every command of `malecon`, as its own help tells it. Each takes `--help`, and `--lang en` or `--lang fr`.
site-commands-nothing = It takes no arguments.
site-column-argument = Argument or option
site-column-meaning = Meaning
site-column-default = Unless given
site-argument-required = required
site-argument-variable = variable { $name }

# -- what the theme of the site says

site-theme-skip = Skip to the text
site-theme-top = Back to the top
site-theme-on-this-page = On this page
site-theme-made-with = Made with
site-theme-theme = By day, in the evening, or as the system has it
site-theme-menu = All pages
site-theme-contents = What is on this page
site-theme-unfold = Show or hide the pages of
