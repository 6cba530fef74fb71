title-farmer = Farmer
    .lang = en
    .what = Arriva a 16 esatti e prendi la fattoria; chi sballa fa finta di niente, e paga il fattore.
