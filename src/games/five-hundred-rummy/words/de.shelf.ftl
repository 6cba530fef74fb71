title-five-hundred-rummy = 500 Rummy
    .lang = en
    .what = Rommé um Punkte: Grab in der offenen Ablage, leg aus, was du kannst, leg überall an, und ruf außer der Reihe „Rummy!“.
