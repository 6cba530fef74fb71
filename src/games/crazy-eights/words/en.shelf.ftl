title-crazy-eights = Crazy Eights
    .lang = en
    .what = Match suit or rank to get rid of your cards; an eight goes on anything and names the suit.
