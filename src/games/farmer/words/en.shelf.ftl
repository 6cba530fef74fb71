title-farmer = Farmer
    .lang = en
    .what = Draw to exactly 16 and take the farm; whoever goes over keeps quiet, and pays the farmer.
