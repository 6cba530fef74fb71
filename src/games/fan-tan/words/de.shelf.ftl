title-fan-tan = Fan Tan
    .lang = de
    .what = Bau die vier Farben ab der Sieben nach oben und unten; wer keine Karte anlegen kann, zahlt einen Chip.
