# لماذا يكون الفعل صحيحًا أو خطأ في كل موقف محكوم فيه (positions.json). المصطلحات: src/games/face/words/ar.ftl.

position-know-where-two-sevens = تعرف مكان سبعتين: ابدأ بإحداهما
position-first-seven-up-know = السبعة الأولى مكشوفة وتعرف مكان الأخرى: اكشفها
position-unseen-card-turned-out = كشفت ورقة مجهولة فإذا هي سبعة، وكان الآخر قد كشف سبعة: خذ الزوج
position-know-two-cards-no = تعرف ورقتين ليستا زوجًا: اكشف أولًا ورقة مجهولة لا واحدة منهما
position-game-just-begun-take = اللعبة في أولها: جرّب حظك بورقة ثانية مجهولة بدل ورقة لا يمكن أن تطابق
position-rank-colour-must-match = يجب أن تتطابق الرتبة واللون: السبعة السوداء ليست نظيرة الحمراء
position-rank-colour-must-match-black = يجب أن تتطابق الرتبة واللون: تعرف سبعة سوداء وسبعة حمراء، وهما ليستا زوجًا، فاكشف ورقة مجهولة
position-rank-colour-must-match-two = يجب أن تتطابق الرتبة واللون: المكشوفة سبعة وتعرف سبعتين أخريين، فاكشف التي من لونها
position-zebra-mate-black-seven = مخططة: نظيرة السبعة السوداء سبعة حمراء
position-twins-only-queen-spades = التوائم فقط: نظيرة بنت البستوني هي بنت البستوني الأخرى لا بنت السباتي
position-twins-only-two-queens = التوائم فقط: تعرف بنتين من نوعين مختلفين، وهما لا تتطابقان؛ اكشف ورقة مجهولة
position-joker-up-shown-moment = جوكر مكشوف، والجوكر الآخر ظهر قبل قليل: هو الورقة الوحيدة التي تطابقه
position-three-sevens-known-two = ثلاث سبعات معروفة: أي اثنتين منها زوج
position-two-pairs-known-take = زوجان معروفان: خذ أحدهما الآن، والآخر بعده
position-taken-sevens-go-kings = أخذت السبعات ودورك مستمر: الشيوخ معروفون أيضًا، خذهم
position-eight-table-last-two = ثمانية لاعبين، وآخر لاعبَين كشف كلٌّ منهما ورقة من زوج واحد: خذ هذا الزوج
position-pair-gives-no-further = الزوج هنا لا يعطي دورًا آخر، لكنه نقطة مع ذلك: خذه قبل اللاعب التالي
position-four-cards-left-ace = بقيت أربع أوراق، منها آص وشيخ معروفان: اكشف أولًا ورقة مجهولة، فنظيرتها معروفة أيًّا كانت
position-four-cards-left-unseen = الورقة المجهولة التي كشفتها آص: خذ الآص الذي تعرفه ولا تخمّن
position-two-queens-gone-both = ذهبت بنتان، والأخريان ظهرتا الآن: خذهما
position-colours-must-match-seven = يجب أن يتطابق اللون، والمعروف ثماني أوراق منفردة: الورقة الثانية المجهولة أقرب إلى هدية للآخرين منها إلى زوج، فاكشف ورقة معروفة
position-alone-first-card-turn = في اللعب المنفرد ابدأ كل دور بورقة مجهولة: المعروفة لا تفيدك بشيء
position-alone-nobody-give-anything = في اللعب المنفرد لا تكشف شيئًا لأحد: لتكن الورقة الثانية مجهولة أيضًا
position-alone-many-cards-known = في اللعب المنفرد تعرف أوراقًا كثيرة ليس بينها نظيرة المكشوفة: لتكن الورقة الثانية مجهولة أيضًا
position-alone-mate-open-card = في اللعب المنفرد تعرف نظيرة الورقة المكشوفة: خذ الزوج ولا تضيّع دورًا
position-clock-runs-cards-turn = الوقت يمضي وبقيت أوراق تُكشف: لا تتوقف مبكرًا
