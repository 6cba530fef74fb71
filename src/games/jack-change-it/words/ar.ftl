# Jack Change It بالعربية.
# المصطلحات: ورقة خاصة (trick card) – ورقة لها مفعول (أوراق 2 والثمانيات والبنات والأولاد وآص الكبة)؛ رد – لعب ورقة على
# ورقة 2 أو على آص الكبة بدل السحب؛ صدّ – إيقاف آص الكبة بخمسة الكبة.

tagline = يا ولد غيّرها! آص الكبة يكلّف خمس أوراق، ولا يجوز أن تكون ورقتك الأخيرة خاصة.

lesson-1 = العب ورقة من نوع الورقة المكشوفة أو من رتبتها. إن لم يناسب شيء فاسحب ورقة واحدة.
lesson-2 = الولد يحدّد النوع الذي يليه. وأوراق 2 والثمانيات وآص الكبة أوراق خاصة أيضًا، وكذلك البنات إن كنتم ثلاثة فأكثر: راقب مفعولها.
lesson-3 = أول يد تفرغ تفوز بالجولة، لكن لا يجوز أن تكون ورقتك الأخيرة خاصة: احفظ ورقة عادية.

## What happens

blocks =
    { WHO($player) ->
        [you] تصدّ آص الكبة: لا يسحب أحد.
       *[other] { $player }: صدّ آص الكبة. لا يسحب أحد.
    }
must-answer =
    { WHO($player) ->
        [you] عليك لعب { answers } أو سحب { cards-acc }.
       *[other] على { $player } لعب { answers } أو سحب { cards-acc }.
    }
keeps =
    { WHO($player) ->
        [you] تحتفظ بالورقة.
       *[other] { $player }: الاحتفاظ بالورقة.
    }

## What to do now

prompt-answer = العب { answers }، أو اسحب { cards-acc }.
# ما يجوز لعبه بدل السحب.
answers =
    { $answers ->
        [five] خمسة الكبة
        [two] ورقة 2
        [two-or-five] ورقة 2 أو خمسة الكبة
       *[two-or-ace] ورقة 2 أو آص الكبة
    }
prompt-penalty = لا رد معك: اسحب { cards-acc }.
prompt-drawn = سحبت ورقة { $card } وهي تناسب: العبها أو احتفظ بها.
prompt-last-draw = لا يجوز أن تكون ورقتك الأخيرة خاصة: اسحب ورقة.
prompt-last-pass = لا يجوز أن تكون ورقتك الأخيرة خاصة: قل باص، فلا ورق للسحب.
prompt-draw = { lacks }: اسحب ورقة.
prompt-pass = { lacks }: قل باص، فلا ورق للسحب.
# لا شيء في اليد يناسب.
lacks =
    { $fits ->
        [suit] ليس معك { FORM($suit, is: "bare") }
        [suit-jack] ليس معك { FORM($suit, is: "bare") } ولا ولد
        [suit-rank] ليس معك { FORM($suit, is: "bare") } ولا { FORM($rank, is: "a") }
       *[suit-rank-jack] ليس معك { FORM($suit, is: "bare") } ولا { FORM($rank, is: "a") } ولا ولد
    }
prompt-play = العب { wanted }.
prompt-play-or-draw = العب { wanted }، أو اسحب.
# ما يُلعب على الورقة المكشوفة؛ بعد فعل.
wanted =
    { $fits ->
        [suit] { FORM($suit, is: "a") }
        [suit-jack] { FORM($suit, is: "a") } أو ولدًا
        [suit-rank] { FORM($suit, is: "a") } أو { FORM($rank, is: "acc") }
       *[suit-rank-jack] { FORM($suit, is: "a") } أو { FORM($rank, is: "acc") } أو ولدًا
    }
only-answers =
    { $answers ->
        [five] لا يُردّ على آص الكبة إلا بخمسة الكبة.
        [two] لا يُردّ على ورقة 2 إلا بورقة 2.
        [two-or-five] لا يُردّ على آص الكبة إلا بورقة 2 أو بخمسة الكبة.
       *[two-or-ace] لا يُردّ على ورقة 2 إلا بورقة 2 أو بآص الكبة.
    }
only-drawn = لا يجوز الآن لعب غير الورقة التي سُحبت للتو.

## Buttons: in full, and in few words

do-play = العب { $card }
do-play-any = العب ورقة
    .short = العب
do-play-naming = العب { $card } واطلب { $suit }
    .short = { $suit }
do-play-with = العب { $card } مع { $two }
    .short = { $short } و{ $short-two }
do-play-alone = العب ورقة { $card } وحدها
    .short = { $short } وحدها
do-keep = احتفظ بالورقة
    .short = احتفظ
do-pass = قل باص
    .short = باص

## Said aloud

bubble-block = صدّ!
bubble-keep = أحتفظ بها

## Why a deal ended

ended-out = أول يد تفرغ.
ended-blocked = لم يعد أحد يستطيع اللعب: الفوز لمن ورقه أقل.
ended-limit = بعد ألف حركة يكون الفوز لمن ورقه أقل.

## What points are given for, on the score sheet

why-won = الفوز بالجولة
why-cards = الورق الباقي مع الآخرين

## Places and signs

place-hand = اليد
place-stock = كومة السحب
place-discard = كومة الرمي
sign-one-card = بقيت ورقة واحدة

## Options

option-deals = الجولات
    .help = بعد هذا العدد من الجولات تنتهي اللعبة.
option-target = النقاط المطلوبة
    .help = تنتهي اللعبة قبل ذلك إن بلغ أحدهم هذا المجموع؛ 0 يلغي هذا الشرط.
option-scoring = الحساب
    .help = كم تساوي الجولة لمن يفوز بها؟
    .v-wins = نقطة
    .v-cards = نقطة عن كل ورقة مع الآخرين
option-firstCard = ورقة خاصة في البداية
    .help = ماذا يحدث إذا كانت أول ورقة تُكشف ورقة خاصة؟
    .v-redraw = تُكشف ورقة فوقها
    .v-plain = لا مفعول لها
    .v-active = لها مفعولها
option-mayDraw = السحب مع وجود ورقة مناسبة
    .help = هل يجوز السحب بدل اللعب؟
    .v-true = مسموح
    .v-false = ممنوع
option-playDrawn = لعب الورقة المسحوبة للتو
    .help = إذا ناسبت الورقة المسحوبة للتو (لا أوراق العقوبة)، فهل يجوز لعبها فورًا؟
    .v-true = مسموح
    .v-false = ممنوع
option-afterPenalty = بعد سحب العقوبة
    .help = هل ينتهي الدور حين تُسحب أوراق العقوبة؟
    .v-end = ينتهي الدور
    .v-play = دور كالمعتاد
option-stackAce = تراكم أوراق 2 وآص الكبة
    .help = هل يجوز أن يُردّ بورقة 2 على آص الكبة وبآص الكبة على ورقة 2، فتكبر العقوبة؟
    .v-true = مسموح
    .v-false = ممنوع
option-combo = آص الكبة مع ورقة 2
    .help = من أي نوع يجوز أن تكون ورقة 2 التي تُلعب مع آص الكبة دفعة واحدة وتوضع فوقه؟ بعدها يسحب اللاعب التالي سبع أوراق، إلا إذا لعب خمسة الكبة.
    .v-any2 = أي ورقة 2
    .v-2H = 2 الكبة فقط
    .v-off = ممنوع
option-jackNames = الولد يطلب
    .help = هل يجوز للولد أن يطلب نوعه هو أيضًا؟
    .v-other = نوعًا غير نوعه
    .v-any = أي نوع
option-jackWhen = متى يُلعب الولد
    .help = هل يجب أن يطابق الولد، أم يُلعب على أي ورقة إلا على عقوبة؟
    .v-match = حين يطابق
    .v-any = على أي ورقة
option-jackOnJack = ولد على ولد
    .help = هل يجوز أن يُردّ بولد على النوع الذي طلبه ولد آخر؟
    .v-true = مسموح
    .v-false = ممنوع
option-lastTrick = ورقة خاصة في النهاية
    .help = هل يجوز الخروج بورقة خاصة؟
    .v-true = مسموح
    .v-false = ممنوع
group-game = اللعبة
group-drawing = السحب
group-tricks = الأوراق الخاصة
preset-classic = كلاسيكية
    .help = ثلاث جولات؛ لا يُردّ على ورقة 2 إلا بورقة 2، ولا على آص الكبة إلا بخمسة الكبة.
preset-firstToTwo = أول من يكسب جولتين
    .help = من فاز بجولتين فاز باللعبة.
preset-cards = بعدد الأوراق
    .help = نقطة عن كل ورقة مع الآخرين، حتى 50.
preset-stacking = تراكم
    .help = يُردّ بورقة 2 على آص الكبة وبالآص على ورقة 2، وبالولد على الولد.
preset-switch = سويتش
    .help = الولد يُلعب على أي ورقة، والسحب بدل اللعب جائز، والورقة المسحوبة تُلعب فورًا إن ناسبت، وأي ورقة يجوز أن تكون الأخيرة.

## Why a bot or a hint does something

reason-last = إنها الورقة الأخيرة: بها تفرغ اليد.
reason-answer = إنها ترد على العقوبة، فلا يلزمك السحب.
reason-named = الولد يطلب النوع الأكثر ورقًا في اليد.
reason-again = بين لاعبَين تعني الثمانية دورًا إضافيًّا.
reason-keep = تناسب ورقة أخرى، فيُحفظ الولد لما بعد.
reason-long = معظم الأوراق المناسبة في اليد من هذا النوع، فيمكن أن يُلعب منه مرة أخرى.
reason-draw = لا شيء في اليد يمكن لعبه.
