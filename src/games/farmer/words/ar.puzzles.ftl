# لماذا يكون الفعل صحيحًا أو خطأ في كل موقف محكوم فيه (positions.json). المصطلحات: src/games/face/words/ar.ftl.

position-ace-two-no-card = معك آص وورقة 2، أي 3: لا ورقة تتجاوز بك 16، فاسحب
position-six-cannot-go-over = معك 6، ولا تتجاوز 16 بورقة واحدة: اسحب
position-each-point-over-fined = كل نقطة فوق 16 تُدفع عنها غرامة، لكن 5 لا تتجاوز 16 بورقة واحدة: اسحب
position-two-cards-made-six = ثلاث أوراق منخفضة مجموعها 6 فقط: ورقة أخرى لن تتجاوز بك 16، فاسحب
position-seven-only-ten-goes = معك 7: لا تتجاوز بك 16 إلا ورقة قيمتها عشرة، و7 لا تكسب شيئًا، فاسحب
position-nine-far-sixteen-stay = 9 بعيدة عن 16: لا تكتفِ ما دام غيرك سيسحب
position-eleven-whole-table-still = معك 11 والطاولة كلها لم تسحب بعد: التجاوز يكلّف رهانًا واحدًا، و16 تكسب مزرعة من ثمانية رهانات، فاسحب
position-exactly-sixteen-nothing-better = 16 تمامًا: لا شيء أفضل، اكتفِ
position-sixteen-six-hearts-takes = 16 مع ستّة الكبة تأخذ المزرعة أيًّا كان من معه 16: اكتفِ
position-sixteen-five-cards-sixteen = 16 بخمس أوراق هي 16 أيضًا، وأي ورقة أخرى تتجاوز بك 16: اكتفِ
position-farmer-pays-nobody-going = أنت المزارع ولا تدفع لأحد إن تجاوزت، لكن معك 16: اكتفِ مع ذلك
position-fifteen-four-aces-lie = معك 15 والآصات الأربعة مكشوفة: كل ورقة تتجاوز بك 16، فاكتفِ
position-fourteen-aces-twos-lie = معك 14 والآصات وأوراق 2 كلها مكشوفة: كل ورقة تتجاوز بك 16، فاكتفِ
position-farmer-fifteen-no-ace = أنت المزارع ومعك 15 ولم يبقَ آص: اكتفِ، فأي ورقة تجعلك تتجاوز 16
position-lie-open-over-sixteen = المكشوف عند كل الآخرين فوق 16، وأنت المزارع فلا تدفع لأحد: 15 لا تكسب شيئًا، فاسحب لعلّك تبلغ 16
position-only-rival-lies-open = أنت المزارع والمكشوف عند الخصم الوحيد فوق 16: اسحب لعلّك تبلغ 16 ولو كان معك 12
position-points-over-fined-never = النقاط فوق 16 تُدفع عنها غرامة، لكن المزارع لا يدفعها أبدًا: أنت المزارع والآخرون كلهم فوق 16، فاسحب ولو كان معك 13
position-only-rival-lies-open-fifteen = المكشوف عند الخصم الوحيد 15، فإما أن معه 16 وإما أنه احترق: أنت المزارع و12 لا تنفعك بشيء، فاسحب
position-five-rivals-stayed-two = خمسة خصوم اكتفوا ولا يمكن أن يكون مع أحدهم أكثر من 12: مجموعك 15 هو الأقرب حتمًا، ويدفع لك الخمسة كلهم، فاكتفِ
position-four-rivals-stayed-ace = أربعة خصوم اكتفوا والمكشوف عند كل منهم آص أو ورقة 2، فلا يمكن أن يكون مع أحدهم أكثر من 12: مجموعك 13 هو الأقرب حتمًا، فاكتفِ
position-fifteen-each-point-over = معك 15، وكل نقطة فوق 16 تُدفع عنها غرامة: السحب أملًا بأحد الآصات الأربعة يكلّف أكثر مما ينبغي، فاكتفِ
position-fifteen-farm-bare-antes = معك 15 وليس في المزرعة إلا رهانات جولة واحدة: اكتفِ
position-farm-five-deals-holds = في المزرعة 48 رهانًا، منها رهانات هذه الجولة: 13 لا تكفي، فاسحب
position-farm-five-deals-holds-forty = في المزرعة 48 رهانًا، منها رهانات هذه الجولة، والتجاوز يكلّف رهانًا واحدًا: اسحب ولو كان معك 14
position-farm-five-deals-holds-forty-eight = في المزرعة 48 رهانًا، منها رهانات هذه الجولة، ومعك 16 بورقتين: اكتفِ
