title-fan-tan = Fan Tan
    .lang = de
    .what = Bau die vier Farben von den Siebenen aus auf und ab; wer keine Karte anlegen kann, zahlt einen Chip.
