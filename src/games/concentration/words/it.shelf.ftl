title-concentration = Memory
    .lang = it
    .what = Trova le coppie: scopri due carte, tienile se vanno insieme e ricorda quello che hai visto.
