title-farmer = Farmer
    .lang = de
    .what = Zieh auf genau 16 und gewinn den Hof; wer darüber ist, schweigt und zahlt an den Bauern.
