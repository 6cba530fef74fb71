title-piquet = Piquet
    .lang = en
    .what = The old game for two: exchange, declare what you hold or keep it secret, then fight for twelve tricks.
