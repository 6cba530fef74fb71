title-concentration = Memory
    .lang = de
    .what = Finde die Paare: Deck zwei Karten auf, behalte sie, wenn sie zusammenpassen, und merk dir, was du gesehen hast.
