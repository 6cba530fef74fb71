title-crazy-eights = Crazy Eights
    .lang = en
    .what = Stesso seme o stesso valore per liberarti delle carte; un otto va su tutto e chiama il seme.
