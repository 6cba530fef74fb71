# تركس بالعربية، كما يقول لاعبوها في بلاد الشام.
# المصطلحات: مملكة – جولات ملك واحد؛ طلب (contract): الديناري، اللطوش، البنات، شيخ الكبة، كومبلكس، تركس؛
# تدبيل – كشف ورقة فتُحسب مضاعفة؛ إلغاء الجولة (abandon) فتوزَّع من جديد؛ أكل؛ خروج.
# «الملك» لاعب يختار الطلب، و«الشيخ» ورقة.

tagline = أربعة ملوك، خمسة طلبات لكل ملك، ولكل يد سيئة طلب يناسبها.

lesson-1 = من معه سبعة الكبة هو الملك الأول. يختار الملك طلبًا لكل جولة، وكل طلب مرة واحدة.
lesson-2 = في أربعة طلبات جارِ النوع وانتبه لما تأكل. وفي التركس ابنِ الأنواع من الأولاد صعودًا ونزولًا.
lesson-3 = بعد خمس جولات تنتقل المملكة إلى اللاعب على يمين الملك. وبعد أربع ممالك يفوز صاحب أعلى مجموع.

## Contracts

contract =
    { $contract ->
        [diamonds] الديناري
        [eltoosh] اللطوش
        [girls] البنات
        [king-of-hearts] شيخ الكبة
        [complex] كومبلكس
       *[trex] تركس
    }
contract-help =
    { $contract ->
        [diamonds] { $diamonds ->
            [-10] كل ديناري تأكله بـ10 نقاط عليك.
           *[10] كل ديناري تأكله بـ10 نقاط لك.
        }
        [eltoosh] كل لطش تأكله بـ15 نقطة عليك.
        [girls] كل بنت تأكلها بـ25 نقطة عليك.
        [king-of-hearts] شيخ الكبة إن أكلته بـ75 نقطة عليك.
        [complex] الطلبات الأربعة معًا: الديناري واللطوش والبنات وشيخ الكبة.
       *[trex] ابنِ الأنواع من الأولاد؛ أول يد تفرغ تأخذ 200.
    }

## What happens

chooses =
    { WHO($player) ->
        [you] تختار { contract }. { contract-help }
       *[other] طلب { $player }: { contract }. { contract-help }
    }
exposes =
    { WHO($player) ->
        [you] تدبّل { $cards }.
       *[other] { $player }: تدبيل { $cards }.
    }
abandons =
    { WHO($player) ->
        [you] تلغي الجولة.
       *[other] { $player }: إلغاء الجولة.
    }
shows =
    { WHO($player) ->
        [you] تكشف { $cards }.
       *[other] { $player }: كشف { $cards }.
    }
takes =
    { WHO($player) ->
        [you] تأكل { $cards }.
       *[other] { $player }: أكل { $cards }.
    }
kingdom =
    { WHO($player) ->
        [you] المملكة { $number }: أنت الملك.
       *[other] المملكة { $number }: الملك { $player }.
    }
out =
    { WHO($player) ->
        [you] خرجت في المركز { out-place }.
       *[other] خروج { $player } في المركز { out-place }.
    }
out-place =
    { $place ->
        [1] الأول
        [2] الثاني
        [3] الثالث
       *[4] الأخير
    }
scores-for = { $player }: { $points }، { $why }.

## What to do now

prompt-contract = أنت الملك: اختر طلبًا.
prompt-expose = هل تدبّل ورقة بكشفها؟ اختر أو اضغط «{ do-expose-none.short }».
prompt-no-expose = ليس معك ما تدبّله: اضغط «{ do-expose-none.short }».
prompt-abandon = أوراق 2 التي معك تجيز لك إلغاء هذه الجولة: اضغط «{ do-abandon.short }» أو «{ do-keep.short }».
prompt-keep = لا يمكنك إلغاء هذه الجولة: اضغط «{ do-keep.short }».
prompt-pass = لا ورقة معك تناسب: قل باص.
prompt-trex = العب ولدًا، أو ورقة تجاور ورقة على الطاولة.
prompt-lead = الافتتاح عليك: العب ورقة.
prompt-follow = المطلوب { $suit }: العب { FORM($suit, is: "a") }.
prompt-void = ليس معك { FORM($suit, is: "bare") }: العب أي ورقة.
first-contract = اختر الطلب أولًا.
only-doubled = لا تُدبَّل إلا البنات أو شيخ الكبة، حسب الطلب.
first-keep = قل أولًا هل تُبقي هذه الجولة.
not-next = الورقة المجاورة لها ليست على الطاولة بعد.
no-heart-lead = لا يجوز الافتتاح بالكبة إلا حين لا يكون معك سواها.

## Buttons: in full, and in few words

do-contract = اختر طلبًا
    .short = الطلب…
do-choose = اختر { contract }. { contract-help }
    .short = { contract }
do-expose = اكشف أوراقًا لتدبيلها، أو لا تكشف شيئًا
    .short = دبّل…
do-expose-cards = دبّل { $cards }
    .short = دبّل { $short }
do-expose-none = لا تدبّل شيئًا
    .short = بلا تدبيل
do-abandon = ألغِ الجولة: توزَّع من جديد
    .short = ألغِ
do-keep = أبقِ الجولة
    .short = أبقِ
do-pass = قل باص: لا ورقة تناسب
    .short = باص
do-play = العب { $card }
    .short = { $short }

## Said aloud

bubble-out =
    { $place ->
        [1] الأول!
        [2] الثاني!
        [3] الثالث!
       *[4] الأخير!
    }
bubble-doubled = مدبّلة!
bubble-pass = باص
bubble-abandon = إلغاء!

## Which deal ended

deal-done = { contract }.
deal-abandoned = أُلغيت جولة { contract }؛ يوزَّع من جديد.

## What points are given for, on the score sheet

why-diamonds = الديناري
why-tricks = اللطوش
why-queens = البنات
why-king = شيخ الكبة
why-doubled = مكافأة الأوراق المدبّلة
why-first = الخروج أولًا
why-second = الخروج ثانيًا
why-third = الخروج ثالثًا
why-last = المركز الأخير
deal-name = { $deal } · { contract }
standing =
    { COUNT($played) ->
        [0] المملكة { $number } من { $kingdoms }؛ لم يُلعب فيها شيء بعد.
       *[other] المملكة { $number } من { $kingdoms }؛ لُعب فيها: { $played }.
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = المملكة { $number } من { $kingdoms }
goal-open = المملكة { $number } من { $kingdoms }؛ لم يُلعب بعد: { $open }

## Places and signs

place-hand = اليد
place-exposed = أوراق مدبّلة
place-taken = أوراق مأكولة
place-trick = اللطش
place-layout = الصفوف
place-stock = ورق للتوزيع
place-won = اللطوش المكسوبة
sign-king = الملك، المملكة { $number }
sign-contract = الطلب: { contract }
    .short = { contract }
sign-tricks =
    { $count ->
        [zero] لا لطوش
        [one] لطش واحد
        [two] لطشان
        [few] { $count } لطوش
        [many] { $count } لطشًا
       *[other] { $count } لطش
    }
sign-doubled = مدبّلة: { cards }

## Options

option-diamonds = الديناري
    .help = كم تساوي كل ورقة ديناري مأكولة؟
    .v-10 = لك عشر نقاط
    .v--10 = عليك عشر نقاط
option-doubling = التدبيل
    .help = يجوز كشف البنات وشيخ الكبة قبل اللعب فتُحسب مضاعفة.
    .v-true = مسموح
    .v-false = ممنوع
option-ownDouble = مكافأة من أكل مدبّلته
    .help = لمن تذهب المكافأة حين يأكل لاعب ورقته المدبّلة؟
    .v-leader = لمن افتتح اللطش
    .v-single = لا شيء؛ كأنها غير مدبّلة
option-contracts = الطلبات
    .help = خمسة طلبات في المملكة، أو اثنان: كومبلكس (الطلبات الأربعة الأخرى معًا) وتركس.
    .v-five = خمسة
    .v-complex = كومبلكس وتركس
option-partners = الشراكة
    .help = كل لاعبَين متقابلَين يجمعان نقاطهما.
    .v-true = اثنان ضد اثنين
    .v-false = كلٌّ لنفسه
option-showTwos = أوراق 2
    .help = في التركس تُكشف أوراق 2 بعد الدورة الأولى.
    .v-true = مكشوفة
    .v-false = مخفية
option-direction = الاتجاه
    .help = إلى أي جهة يدور اللعب؟
    .v-clockwise = مع عقارب الساعة
    .v-counterclockwise = عكس عقارب الساعة
option-earlyStop = إذا لم يبقَ ما يُحسب
    .help = هل تُلعب بقية الجولة، أم تتوقف الجولة عندها؟
    .v-true = تتوقف
    .v-false = تُلعب كاملة
option-kingdoms = الممالك
    .help = أربع ممالك لعبة كاملة: كل لاعب ملك مرة.
group-game = اللعبة
group-contracts = الطلبات
preset-classic = كلاسيكية
    .help = خمسة طلبات، أربع ممالك، وكل ديناري بعشر لك.
preset-oneKingdom = مملكة واحدة
    .help = خمس جولات؛ من معه سبعة الكبة يختار طلباتها كلها.
preset-allPenalties = كلها عقوبات
    .help = كل ديناري أيضًا بعشر عليك: مجموع نقاط المملكة صفر.
preset-complex = كومبلكس
    .help = جولتان في المملكة: كومبلكس (طلبات العقوبات الأربعة معًا، وكل ورقة ديناري تكلّف 10) وتركس.
preset-partners = شراكة
    .help = كومبلكس، اثنان ضد اثنين، وأوراق 2 مكشوفة.
preset-plain = بلا تدبيل
    .help = لا يجوز تدبيل أي ورقة.

## Why a bot or a hint does something

reason-throw-costly = يأكل لاعب آخر اللطش، ومعه هذه الورقة التي تكلّف نقاطًا.
reason-under-costly = ورقة تكلّف نقاطًا تُرمى تحت ورقة أعلى.
reason-duck = هذه الورقة تبقى تحت الورقة التي تأكل اللطش.
reason-high = ورقة عالية تُلعب حيث لا تأكل شيئًا.
reason-lead-low = أدنى ورقة للافتتاح هي الأرجح أن تُغلب.
reason-lay-own = من يلعبها معه أيضًا الورقة التالية من نوعها.
reason-lay-end = ينتهي بها النوع، فلا تفتح شيئًا للآخرين.
reason-contract = اليد تناسب هذا الطلب أكثر من الطلبات الباقية.
reason-expose = معها من نوعها ما يكفي لحمايتها، وبالتدبيل تُحسب مضاعفة.
reason-cover = لو دُبّلت لكانت في خطر.
