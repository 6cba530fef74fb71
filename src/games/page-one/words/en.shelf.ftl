title-page-one = Page One
    .lang = en
    .what = Get rid of your cards in tricks, dig in the stock when you cannot follow, and do not forget to call.
