# واحد وخمسون بالعربية.
# المصطلحات: الأرض (board) – الأوراق الخمس في الوسط؛ تبديل؛ كنس الأرض (clear)؛ «ستوب!» – النداء؛ المنادي؛ اليد.

tagline = خمس أوراق من نوع واحد، وجرأة على قول «ستوب!»

lesson-1 = خذ ورقة من الأرض وضع مكانها ورقة منك: المس الاثنتين بأي ترتيب.
lesson-2 = يُحسب النوع الأكثر ورقًا عندك، وتُطرح بقية الأوراق. الآص والشيخ والبنت والولد والعشرة من نوع واحد 51.
lesson-3 = بعد التبديل لك أن تقول «ستوب!». للآخرين دور واحد بعدها؛ وأفضل يد تفوز، والمنادي يخسر عند التعادل.

## What happens

takes =
    { WHO($player) ->
        [you] تأخذ { $card }.
       *[other] { $player }: أخذ { $card }.
    }
gives =
    { WHO($player) ->
        [you] تضع { $card }.
       *[other] { $player }: وضع { $card }.
    }
comes = نزلت إلى الأرض: { $card }.
clears =
    { WHO($player) ->
        [you] تكنس الأرض.
       *[other] { $player }: كنس الأرض.
    }
says-stop =
    { WHO($player) ->
        [you] تقول «ستوب!». لكل من الآخرين دور واحد بعدها.
       *[other] { $player }: «ستوب!». لكل من الآخرين دور واحد بعدها.
    }
shows =
    { WHO($player) ->
        [you] في يدك { $cards }: { $points } في { $suit }.
       *[other] في يد { $player } { $cards }: { $points } في { $suit }.
    }
scores-points =
    { WHO($player) ->
        [you] نقاطك { $points }.
       *[other] نقاط { $player }: { $points }.
    }

## What to do now

prompt-swap = بدّل: اختر ورقة من الأرض وورقة منك.
prompt-swap-or-pass = بدّل ورقة من الأرض بورقة منك، أو قل باص.
prompt-last = دورك الأخير. { prompt-swap }
prompt-last-or-pass = دورك الأخير. بدّل ورقة من الأرض بورقة منك، أو قل باص.
prompt-stop = اضغط «{ do-stop.short }» إن ظننت أنك متقدّم، وإلا فاضغط «{ do-end.short }».
prompt-go-on = اضغط «{ do-end.short }» ليلعب اللاعب التالي.
first-board = اختر ورقة الأرض التي تريدها بدلها.
swapped = سبق أن بدّلت في هذا الدور.

## Buttons: in full, and in few words

do-swap = بدّل ورقة
    .short = بدّل
do-swap-cards = خذ { $take } وضَعْ { $give }
    .short = { $given } ← { $taken }
do-swap-all = بدّل أوراقك الخمس كلها بالأرض
    .short = بدّل الكل
do-clear = اكنس الأرض: خمس أوراق جديدة
    .short = اكنس الأرض
do-pass = قل باص: يبقى كل شيء كما هو
    .short = باص
do-stop = قل «ستوب!»
    .short = ستوب!
do-end = أنهِ دورك
    .short = أنهِ دورك

## Said aloud

bubble-stop = ستوب!
bubble-pass = باص

## Why a deal ended

stopped =
    { WHO($player) ->
        [you] قلت «ستوب!»
       *[other] «ستوب!» من { $player }
    }
not-stopped = لم يقل أحد «ستوب!»

## What points are given for, on the score sheet

why-win = الفوز بالجولة
why-hand = نقاط اليد

## Places and signs

place-hand = اليد
place-board = الأرض
place-stock = كومة السحب
place-discard = كومة الرمي
sign-count = يدك تساوي { $points } في { $suit }
sign-taken =
    { SUIT($card) ->
        [S] آخر ما أُخذ: ♠ { $card }
        [H] آخر ما أُخذ: ♥ { $card }
        [D] آخر ما أُخذ: ♦ { $card }
        [C] آخر ما أُخذ: ♣ { $card }
       *[none] آخر ما أُخذ: الجوكر
    }
sign-stop = نداء «ستوب!»
    .short = ستوب!

## Options

option-joker = الجوكر
    .help = الجوكر يقوم مقام الورقة الأنفع لصاحبه.
    .v-true = جوكر واحد
    .v-false = بلا جوكر
option-pass = الباص
    .help = هل يجوز ترك كل شيء كما هو؟
    .v-never = أبدًا
    .v-last = بعد «ستوب!»
    .v-later = من الدور الثاني
option-swapAll = تبديل الخمس كلها
    .help = من الدور الثاني يجوز تبديل اليد كلها بالأرض كلها.
    .v-true = مسموح
    .v-false = ممنوع
option-stopNeedsFlush = شرط «ستوب!»
    .help = هل يجب أن تكون الأوراق الخمس من نوع واحد؟
    .v-true = بنوع واحد فقط
    .v-false = بأي يد
option-mixedHand = أوراق الأنواع الأخرى
    .help = كم تساوي يد فيها أكثر من نوع؟
    .v-subtract = تُطرح
    .v-zero = اليد لا تُحسب
option-rounds = الدورات
    .help = إن لم يقل أحد «ستوب!»، تُقارن الأيدي بعد هذا العدد من الدورات.
option-deals = الجولات
    .help = بعد هذا العدد من الجولات يفوز صاحب أعلى مجموع.
option-scoring = الحساب
    .help = كم تساوي الجولة؟
    .v-wins = نقطة لكل جولة
    .v-points = نقاط الأيدي
option-target = النقاط المطلوبة
    .help = تنتهي اللعبة قبل ذلك إن بلغ أحدهم هذا المجموع؛ 0 يلغي هذا الشرط.
group-turn = الدور
group-hand = اليد
group-game = اللعبة
preset-classic = كلاسيكية
    .help = جولة واحدة بلا جوكر، و«ستوب!» بأي يد.
preset-withJoker = مع الجوكر
    .help = الجوكر ينفع مع أي نوع تشاء.
preset-oneSuit = نوع واحد أو لا شيء
    .help = لا تُحسب إلا يد من نوع واحد، ولا يجوز قول «ستوب!» إلا بها؛ الباص وتبديل الخمس كلها مسموحان.
preset-pointsMatch = خمس جولات بالنقاط
    .help = خمس جولات، وتُجمع نقاط الأيدي فيها كلها.

## Why a bot or a hint does something

reason-joker = الجوكر يناسب أي نوع.
reason-final = بعد «ستوب!» لا يهم إلا نقاط اليد.
reason-gather = يجمع النوع الأكثر ورقًا ويتخلّص من ورقة من نوع آخر.
reason-higher = النوع نفسه، والورقة أعلى.
reason-shed = الورقة التي ليست من النوع الأكثر ورقًا تُطرح، فيُتخلّص منها.
reason-flush = لا تُحسب إلا يد من نوع واحد، فيُتخلّص من ورقة ليست من النوع الأكثر ورقًا.
reason-all = الأرض كلها أفضل من اليد كلها.
reason-clear = كنس الأرض يأتي بخمس أوراق جديدة، ولا ينال اللاعب التالي شيئًا من القديمة.
reason-stop = اليد جيدة بما يكفي للمقارنة الآن.
reason-wait = قد تتحسّن اليد قبل المقارنة.
