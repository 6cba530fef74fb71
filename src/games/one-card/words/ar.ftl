# الورقة الواحدة بالعربية.
# المصطلحات: مزايدة؛ الورقة الواحدة – الورقة الخامسة والعشرون المقلوبة في الوسط؛ الترتيب – أي الأوراق أعلى: قد يُقلب فتصير
# التسعات أعلى والآصات أدنى؛ لطش، طرنيب.

tagline = قل كم نقطة ستأخذ، ثم خذها. والجوكر يقلب الدنيا.

lesson-1 = الشيخ والبنت والولد كلٌّ بنقطة، والجوكر بثلاث: 15 في المجموع. قل كم ستأخذ منها، أو قل باص.
lesson-2 = صاحب أعلى مزايدة يفتتح، ونوع تلك الورقة الأولى هو الطرنيب. جارِ النوع إن استطعت.
lesson-3 = من يأكل الجوكر في جولة فيها طرنيب له أن يقلب الترتيب. واللطش الأخير يأتي بالورقة الواحدة.

## What happens

bids =
    { WHO($player) ->
        [you] تزايد: { $count }.
       *[other] مزايدة { $player }: { $count }.
    }
keeps =
    { WHO($player) ->
        [you] تُبقي الترتيب.
       *[other] { $player }: إبقاء الترتيب.
    }
contract =
    { WHO($player) ->
        [you] عليك أخذ { points-acc } على الأقل، ولك الافتتاح.
       *[other] على { $player } أخذ { points-acc } على الأقل، والافتتاح على { $player }.
    }
no-bid = لم يزايد أحد: لا طرنيب. الافتتاح { FORM($player, is: "on") }.
trump = الطرنيب { $suit }.
trick-won =
    { WHO($player) ->
        [you] تأكل اللطش بورقتك { $card }.
       *[other] اللطش من نصيب { $player } بورقة { $card }.
    }
reversed =
    { WHO($player) ->
        [you] تقلب الترتيب: صارت التسعات هي الأعلى والآصات هي الأدنى.
       *[other] { $player }: قلب الترتيب. صارت التسعات هي الأعلى والآصات هي الأدنى.
    }
one-card =
    { WHO($player) ->
        [you] الورقة الواحدة هي { $card }، ونقاطها لك: { points }.
       *[other] الورقة الواحدة هي { $card }، ونقاطها من نصيب { $player }: { points }.
    }
taken =
    { WHO($player) ->
        [you] حصيلتك: { points }.
       *[other] حصيلة { $player }: { points }.
    }
bid-failed =
    { WHO($player) ->
        [you] لم تبلغ مزايدتك ولا تسجّل شيئًا.
       *[other] { $player }: المزايدة لم تتحقّق، فلا نقاط.
    }

## What to do now

prompt-reverse = أكلت الجوكر: تقلب الترتيب (التسعات هي الأعلى والآصات هي الأدنى) أم تُبقيه؟
prompt-bid = كم ستأخذ من النقاط الـ15؟ زايد أو قل باص.
prompt-bid-more =
    { WHO($player) ->
        [you] مزايدتك { $count }. زايد أكثر أو قل باص.
       *[other] مزايدة { $player } { $count }. زايد أكثر أو قل باص.
    }
prompt-lead-trump = افتتح: نوع ورقتك الأولى هو الطرنيب. لا تبدأ بالجوكر.
prompt-lead = الافتتاح عليك: العب أي ورقة.
prompt-joker-led = افتُتح بالجوكر: العب أي ورقة.
prompt-follow = المطلوب { $suit }: العب { FORM($suit, is: "a") }.
prompt-trump = المطلوب الطرنيب: العب { FORM($suit, is: "a") }.
prompt-trump-or-joker = المطلوب الطرنيب: العب { FORM($suit, is: "a") } أو الجوكر.
prompt-joker = المطلوب الطرنيب: العب الجوكر، طرنيبك الوحيد.
prompt-void = ليس معك { FORM($suit, is: "bare") }: العب أي ورقة.
first-bid = المزاد أولًا: زايد أو قل باص.
first-reverse = قل أولًا هل يُقلب الترتيب.
joker-no-trump = الجوكر بلا نوع: لا يصلح لتحديد الطرنيب.
joker-only-void = لا يُلعب الجوكر إلا حين لا يكون معك { FORM($suit, is: "bare") }.

## Buttons: in full, and in few words

do-play = العب { $card }
do-bid = زايد
    .short = زايد…
do-bid-points =
    { $count ->
        [one] زايد بنقطة واحدة
        [two] زايد بنقطتين
        [few] زايد بـ{ $count } نقاط
       *[other] زايد بـ{ $count } نقطة
    }
    .short = { $count }
do-pass = قل باص
    .short = باص
do-keep = أبقِ الترتيب: الآصات هي الأعلى
    .short = أبقِ
do-reverse = اقلب الترتيب: التسعات هي الأعلى والآصات هي الأدنى
    .short = اقلب

## Said aloud

bubble-reverse = انقلاب!

## Why a deal ended, and what it is called on the score sheet

ended-made =
    { WHO($player) ->
        [you] زايدت بـ{ $count } وبلغتها.
       *[other] مزايدة { $player } { $count }، وقد تحقّقت.
    }
ended-failed =
    { WHO($player) ->
        [you] زايدت بـ{ $count } ولم تبلغها.
       *[other] مزايدة { $player } { $count }، ولم تتحقّق.
    }
deal-name = { $deal } · مزايدة { $count }
deal-name-no-bid = { $deal } · بلا مزايدة

## What points are given for, on the score sheet

why-cards = نقاط مأخوذة
why-bid-made = تحقّقت المزايدة
why-bid-failed = لم تتحقّق المزايدة

## Places and signs

place-hand = اليد
place-trick = اللطش
place-kitty = الورقة الواحدة
place-won = اللطوش المكسوبة
place-stock = ورق للتوزيع
sign-taken = { points }
sign-bid = مزايدة: { points }
sign-trump = الطرنيب { suit-sign }، والآص الأعلى
sign-trump-reversed = الطرنيب { suit-sign }، والتسعة الأعلى
suit-sign =
    { SUIT($suit) ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Options

option-match = مدة اللعبة
    .help = ما الذي ينهي اللعبة؟
    .v-target = حتى بلوغ النقاط المطلوبة
    .v-rounds = عدد من الجولات
option-target = النقاط المطلوبة
    .help = بعد الجولة التي يبلغها فيها أحدهم يفوز صاحب أعلى مجموع.
option-rounds = الجولات
    .help = بعد هذا العدد من الجولات يفوز صاحب أعلى مجموع.
option-bidReentry = المزايدة بعد الباص
    .help = هل يُسأل من قال باص مرة أخرى حين يأتي دوره؟
    .v-true = مسموحة
    .v-false = الباص نهائي
option-jokerFace = الجوكر
    .help = مسألة شكل لا غير: على بعض الطاولات تقوم ورقة 2 الديناري مقام الجوكر.
    .v-joker = جوكر
    .v-2D = 2 الديناري
group-game = اللعبة
group-auction = المزاد
group-looks = الشكل
preset-classic = كلاسيكية
    .help = حتى 30 نقطة؛ ومن قال باص لا يزايد بعدها.
preset-reentry = مزاد طويل
    .help = من قال باص له أن يعود بمزايدة أعلى.
preset-singleRound = جولة واحدة
    .help = جولة واحدة، نحو ثلاث دقائق.

## Why a bot or a hint does something

reason-bid = اليد في أفضل أنواعها قوية بما يكفي لبلوغ المزايدة.
reason-pass = اليد ليست قوية بما يكفي لمزايدة أعلى.
reason-reverse = الأوراق الباقية أحسن حالًا بعد قلب الترتيب.
reason-keep = الأوراق الباقية أحسن حالًا ما بقي الترتيب كما هو.
reason-trump = افتتاح بطرنيب عالٍ ما دام الآخرون مضطرين إلى المجاراة.
reason-rich = في هذا اللطش نقاط، وقد يأكلها طرنيب.
reason-cheap = هذه الورقة لا نقاط فيها، فلا شيء يضيع معها.
reason-top = هي أعلى ما في اليد من نوعها بحسب الترتيب.
