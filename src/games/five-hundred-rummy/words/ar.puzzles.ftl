# لماذا يكون الفعل صحيحًا أو خطأ في كل موقف محكوم فيه (positions.json). المصطلحات: src/games/face/words/ar.ftl.

position-holds-card-lay-three = مع الآخر ورقة واحدة: نزّل التسعات الثلاث قبل أن ترمي، وإلا حُسبت عليك
position-jack-queen-king-invite = قد يركّب الآخر آصًا أو عشرة على سلسلتك من الولد والبنت والشيخ، لكن ليس معه إلا ورقة واحدة: نزّل السلسلة مع ذلك
position-fourth-king-goes-three = الشيخ الرابع يُركَّب على شيوخ الآخر الثلاثة: لا نفع له غير ذلك، ويكسبك عشر نقاط
position-holds-card-joker-must = مع الآخر ورقة واحدة: لا تُبقِ الجوكر في يدك، نزّله
position-holds-card-nothing-laid = مع الآخر ورقة واحدة ولا شيء يُنزَّل: ارمِ الآص، فهو يُحسب عليك بـ15 نقطة
position-holds-card-take-ace = مع الآخر ورقة واحدة: لا تأخذ آصًا وبنتًا وولدًا من أجل تنزيلة من ثلاث أوراق 2
position-king-goes-kings-nine = ركّب الشيخ على شيوخك وارمِ التسعة: تخرج وكل أوراقك على الطاولة
position-goes-out-discard-joker = لا خروج إلا بالرمي: نزّل الجوكر، فهو بـ15 نقطة، وارمِ التسعة
position-nine-turned-up-makes = بالتسعة المكشوفة تكتمل لك فورًا ثلاث تسعات: خذها
position-third-seven-counts-five = هنا كل ورقة من 2 إلى 9 بخمس نقاط لا غير، ومع ذلك خذ السبعة الثالثة
position-under-three-lies-king = الشيخ الذي تكتمل به ثلاثة شيوخ موجود تحت ورقة 3 مباشرة: خذه، فلك 30 نقطة مقابل ورقة منخفضة زائدة
position-king-makes-three-kings = بالشيخ تكتمل ثلاثة شيوخ، وبالبنت التي تحته بورقتين تكتمل ثلاث بنات أيضًا: انبش حتى البنت
position-joker-turned-up-fills = الجوكر مكشوف ويملأ ما بين خمسة الكبة وسبعتها: خذه
position-eight-just-thrown-goes = الثمانية التي رُميت الآن تُركَّب على سلسلتك: خذها، فلك ثماني نقاط بلا ورقة زائدة
position-queen-diamonds-just-thrown = بنت الديناري التي رُميت الآن تُركَّب على سلسلة غيرك: خذها ونزّلها لنفسك
position-nine-ten-diamonds-lie = في كومة الرمي تسعة الديناري وعشرته: لا ترمِ الولد، فهو يعطي اللاعب التالي سلسلة
position-next-player-five-six = أمام اللاعب التالي على الطاولة خمسة الكبة وستّتها وسبعتها: لا ترمِ الثمانية
position-king-thrown-although-three = رُمي الشيخ الرابع وعلى الطاولة ثلاثة شيوخ: نادِ «رامي!» فلك عشر نقاط ودور كامل
position-joker-goes-everything-throw = الجوكر يناسب كل شيء: لا ترمه
position-ace-counts-fifteen-above = الآص يُحسب 15 فوق الشيخ و1 تحت الاثنين: أبقِه للشيخ والبنت
position-seven-eight-nine-hearts = سبعة الكبة وثمانيتها وتسعتها تنزيلة: لا تكسرها لترمي واحدة
position-three-nines-own-make = تسعاتك الثلاث تنزيلة كاملة: لا حاجة إلى الجوكر بدل إحداها
position-five-six-seven-hearts = خمسة الكبة وستّتها وسبعتها سلسلة كاملة: لا تحتاج إلى جوكر
position-two-packs-two-kings = في الشدّتين شيخا سباتي: ركّب شيخك على الشيوخ الثلاثة قبل أن يظهر الآخر
