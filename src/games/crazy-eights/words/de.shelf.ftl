title-crazy-eights = Crazy Eights
    .what = Werde deine Karten über Farbe oder Wert los; eine Acht passt auf alles und wünscht die Farbe.
