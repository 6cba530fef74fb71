title-crazy-eights = Crazy Eights
    .what = Stesso seme o stesso valore per liberarti delle carte; un otto va su tutto e chiama il seme.
