title-crazy-eights = Ocho loco
    .lang = es
    .what = Sigue el palo o el valor para quedarte sin cartas; un ocho va sobre cualquiera y elige el palo.
