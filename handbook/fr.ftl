# Ce que le site de la documentation dit de lui-même.

site-shelf-learn = Premiers pas
site-shelf-guides = Guides
site-shelf-reference = Référence
site-shelf-background = Comprendre
site-other-language = English

# -- les règles

site-game-about =
    Les { $count } articles des règles de { $game }, par chapitres : { $proved } sont prouvés par un test, { $cardboard } ne concernent que le carton.
site-game-chapters = Chapitres
site-game-further = Et aussi
site-chapter-count =
    { $count ->
        [one] un article
       *[other] { $count } articles
    }
site-editions = Éditions de { $game }
site-editions-link = Les éditions et leurs différences
site-options = Options de { $game }
site-options-link = Les options
site-options-none = { $game } n’a pas d’options.
site-option-clause = Article :
site-all-clauses = Tous les articles de { $game }
site-all-clauses-link = Tous les articles, par identifiant
site-column-clause = Article
site-column-kind = Nature
site-column-chapter = Chapitre

# -- un article

site-clause-sources = Source
site-clause-status = Statut
site-clause-editions = Imprimé dans
site-clause-left-out = Non joué dans
site-clause-not-default = Cette lecture n’est jouée que si on la choisit.
site-clause-option = Option
site-clause-differences = Les éditions diffèrent
site-clause-related = Voir aussi
site-clause-together = Prouvé avec
site-clause-code = Dans le code
site-clause-address = Adresse
site-clause-proved =
    { $count ->
        [one] Prouvé par un test
       *[other] Prouvé par { $count } tests
    }
site-clause-cardboard = Carton seulement : { $reason }

# -- la ligne de commande

site-commands = La ligne de commande
site-commands-about = Toutes les commandes de `malecon`, telles que leur propre aide les présente. Chacune accepte `--help`, ainsi que `--lang en` ou `--lang fr`.
site-commands-nothing = Elle ne prend pas d’argument.
site-column-argument = Argument ou option
site-column-meaning = Sens
site-column-default = Par défaut
site-argument-required = obligatoire
site-argument-variable = variable { $name }

# -- ce que dit l’habillage du site

site-theme-skip = Aller au texte
site-theme-top = Haut de la page
site-theme-on-this-page = Sur cette page
site-theme-made-with = Réalisé avec
site-theme-theme = De jour, le soir, ou comme le système
site-theme-menu = Toutes les pages
site-theme-contents = Le contenu de cette page
site-theme-unfold = Montrer ou cacher les pages de
