title-five-hundred-rummy = 500 Rummy
    .lang = en
    .what = Rommé um Punkte: in der offenen Ablage graben, auslegen, was geht, überall anlegen und außer der Reihe „Rummy!“ rufen.
