# لماذا يكون الفعل صحيحًا أو خطأ في كل موقف محكوم فيه (positions.json). المصطلحات: src/games/face/words/ar.ftl.

position-ace-two-no-card = آص واثنان: لا ورقة ترفع الثلاثة فوق ستّ عشرة
position-six-cannot-go-over = الستة لا تتجاوز بورقة واحدة: اسحب
position-each-point-over-fined = كل نقطة زائدة تُدفع، لكن الخمسة لا تتجاوز بورقة واحدة: اسحب
position-two-cards-made-six = ورقتان مجموعهما ستة وتتسع لثالثة: يد من ثلاث أوراق منخفضة تستمر
position-seven-only-ten-goes = سبعة: لا تتجاوز إلا بعشرة، والسبعة لا تكسب شيئًا
position-nine-far-sixteen-stay = التسعة بعيدة عن ستّ عشرة: لا تكتفِ ما دام غيرك سيسحب
position-eleven-whole-table-still = أحد عشر والطاولة كلها لم تسحب بعد: التجاوز يكلّف رسمًا، والست عشرة تكسب ثمانية
position-exactly-sixteen-nothing-better = ستّ عشرة تمامًا: لا شيء أفضل، اكتفِ
position-sixteen-six-hearts-takes = ستّ عشرة مع ستة الكبة تأخذ المزرعة أيًّا كان من معه ستّ عشرة: اكتفِ
position-sixteen-five-cards-sixteen = ستّ عشرة بخمس أوراق هي ستّ عشرة أيضًا: ورقة أخرى لا تفعل إلا أن تتجاوز
position-farmer-pays-nobody-going = المزارع الذي لا يدفع لأحد إن تجاوز معه ستّ عشرة: يكتفي مع ذلك
position-fifteen-four-aces-lie = خمس عشرة والآصات الأربعة مكشوفة: كل ورقة تتجاوز، فاكتفِ
position-fourteen-aces-twos-lie = أربع عشرة، والآصات والاثنينات كلها مكشوفة: كل ورقة تتجاوز، فاكتفِ
position-farmer-fifteen-no-ace = مع المزارع خمس عشرة ولم يبقَ آص: أبقِ ما له قيمة مؤكدة
position-lie-open-over-sixteen = كل الآخرين مكشوفون فوق ستّ عشرة والمزارع لا يدفع لأحد: خمس عشرة لا تكسب شيئًا، اسحب طلبًا لستّ عشرة
position-only-rival-lies-open = الخصم الوحيد مكشوف فوق ستّ عشرة: المزارع يسحب طلبًا لستّ عشرة ولو معه اثنتا عشرة
position-points-over-fined-never = النقاط الزائدة تُدفع إلا على المزارع: وما دام الآخرون كلهم فوق ستّ عشرة يسحب ومعه ثلاث عشرة
position-only-rival-lies-open-fifteen = الخصم الوحيد مكشوف بخمس عشرة، فمعه ستّ عشرة أو احترق: اثنتا عشرة لا تساوي للمزارع شيئًا، اسحب
position-five-rivals-stayed-two = خمسة خصوم اكتفوا بورقتين، اثنتا عشرة على الأكثر لكل واحد: خمس عشرة هي الأقرب حتمًا وتُدفع خمس مرات، أبقها
position-four-rivals-stayed-ace = أربعة خصوم اكتفوا وآص أو اثنان مكشوف، اثنتا عشرة على الأكثر: ثلاث عشرة هي الأقرب حتمًا، أبقها
position-fifteen-each-point-over = خمس عشرة وكل نقطة زائدة تُدفع: السحب طلبًا لأحد أربعة آصات يكلّف أكثر مما ينبغي
position-fifteen-farm-bare-antes = خمس عشرة ومزرعة من الرسوم وحدها: أبقها
position-farm-five-deals-holds = في المزرعة بعد خمس جولات ثمانية وأربعون رسمًا: ثلاث عشرة لا تكفي، اسحب طلبًا لها
position-farm-five-deals-holds-forty = في المزرعة بعد خمس جولات ثمانية وأربعون رسمًا والتجاوز يكلّف واحدًا: اسحب ومعك أربع عشرة أيضًا
position-farm-five-deals-holds-forty-eight = في المزرعة بعد خمس جولات ثمانية وأربعون رسمًا ومعك ستّ عشرة بورقتين: اكتفِ
