title-fan-tan = Fan Tan
    .what = Bau die vier Farben von den Siebenen aus auf und ab; wer keine Karte anlegen kann, zahlt einen Chip.
