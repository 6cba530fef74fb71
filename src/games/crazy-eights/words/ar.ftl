# الثمانيات المجنونة بالعربية.

tagline = طابق النوع، طابق الرتبة، واحفظ ثمانية للنهاية.

lesson-1 = العب ورقة من نوع الورقة المكشوفة أو من رتبتها. إن لم يناسب شيء فاسحب.
lesson-2 = الثمانية تُلعب على أي ورقة، وأنت تحدّد النوع الذي يليها.
lesson-3 = أول يد تفرغ تفوز بالجولة. ويجوز أن تكون الورقة الأخيرة ثمانية.

## What happens

must-answer =
    { WHO($player) ->
        [you] عليك الرد بورقة 2 أو سحب { cards-acc }.
       *[other] على { $player } الرد بورقة 2 أو سحب { cards-acc }.
    }

## What to do now

prompt-answer = العب ورقة 2، أو اسحب { cards-acc }.
prompt-penalty = اسحب { cards-acc }.
prompt-draw = المطلوب { wanted }، وليست معك: اسحب ورقة.
prompt-pass = المطلوب { wanted }، وليست معك، ولا يمكنك السحب: قل باص.
prompt-play = العب { wanted-acc }.
prompt-play-or-draw = العب { wanted-acc }، أو اسحب.
prompt-play-or-pass = العب { wanted-acc }، أو قل باص.
# ما يُلعب على الورقة المكشوفة.
wanted =
    { $fits ->
        [any] أي ورقة
        [suit] { FORM($suit, is: "a") } أو ثمانية
        [suit-joker] { FORM($suit, is: "a") } أو ثمانية أو جوكر
        [suit-rank-joker] { FORM($suit, is: "a") } أو { FORM($rank, is: "a") } أو ثمانية أو جوكر
       *[suit-rank] { FORM($suit, is: "a") } أو { FORM($rank, is: "a") } أو ثمانية
    }
# بعد فعل.
wanted-acc =
    { $fits ->
        [any] أي ورقة
        [suit] { FORM($suit, is: "a") } أو ثمانية
        [suit-joker] { FORM($suit, is: "a") } أو ثمانية أو جوكرًا
        [suit-rank-joker] { FORM($suit, is: "a") } أو { FORM($rank, is: "acc") } أو ثمانية أو جوكرًا
       *[suit-rank] { FORM($suit, is: "a") } أو { FORM($rank, is: "acc") } أو ثمانية
    }
only-two = لا يُردّ على ورقة 2 إلا بورقة 2.

## Buttons: in full, and in few words

do-play = العب { $card }
do-play-naming = العب { $card } واطلب { $suit }
    .short = { $suit }
do-pass = قل باص
    .short = باص

## Why a deal ended

ended-out = أول يد تفرغ.
ended-blocked = لم يعد أحد يستطيع اللعب: الفوز لليد الأقل نقاطًا.
ended-limit = بعد ألف حركة يكون الفوز لليد الأقل نقاطًا.

## What points are given for, on the score sheet

why-won = الفوز بالجولة
why-cards = الورق الباقي في اليد

## Places and signs

place-hand = اليد
place-stock = كومة السحب
place-discard = كومة الرمي

## Options

option-deals = الجولات
    .help = بعد هذا العدد من الجولات تنتهي اللعبة.
option-target = النقاط المطلوبة
    .help = تنتهي اللعبة قبل ذلك إن بلغ أحدهم هذا المجموع؛ 0 يلغي هذا الشرط.
option-scoring = الحساب
    .help = كم تساوي الجولة؟
    .v-wins = نقطة لكل جولة
    .v-points = للفائز ما في أيدي الآخرين
    .v-penalty = الورق الباقي يُحسب عليك
option-decks = الشدّات
    .help = ستة لاعبين أو أكثر يحتاجون إلى شدّتين.
option-jokers = الجوكر
    .help = الجوكر يُلعب على أي ورقة، وتُلعب عليه أي ورقة.
option-handSize = ورق كل لاعب
    .help = كم ورقة توزّع على كل لاعب؟
option-firstCard = ثمانية أو جوكر في البداية
    .help = ماذا يحدث إن كانت أول ورقة تُكشف ثمانية أو جوكرًا؟
    .v-redraw = تُكشف ورقة فوقها
    .v-plain = تبقى كما هي
option-drawRule = السحب
    .help = كم ورقة يجوز سحبها في الدور الواحد؟
    .v-until = بلا حد
    .v-one = ورقة واحدة
    .v-three = ثلاث أوراق على الأكثر
option-mayDraw = السحب مع وجود ورقة مناسبة
    .help = هل يجوز السحب بدل اللعب؟
    .v-true = مسموح
    .v-false = ممنوع
option-recycle = إذا نفدت كومة السحب
    .help = هل تصير كومة الرمي كومة سحب جديدة؟
    .v-true = تُخلط كومة الرمي
    .v-false = يستمر اللعب من دونها
option-specials = أوراق 2 والبنت والآص
    .help = بعد ورقة 2 يسحب اللاعب التالي ورقتين أو يلعب ورقة 2 أخرى؛ والبنت تتخطّاه، والآص يعكس اللعب.
    .v-true = لها مفعول
    .v-false = أوراق عادية
group-game = اللعبة
group-pack = الشدّة
group-playing = اللعب
preset-classic = كلاسيكية
    .help = ثماني أوراق لكل لاعب، وثلاث جولات، ولك أن تسحب ما شئت من الورق.
preset-hoyle = حسب هويل
    .help = خمس أوراق لكل لاعب؛ يسجّل الفائز نقاط ما في أيدي الآخرين، واللعبة إلى 200 نقطة؛ ولا تُجدَّد كومة السحب.
preset-countdown = الأقل يفوز
    .help = الورق الباقي يُحسب عليك؛ ويفوز صاحب أقل مجموع.
preset-jokers = مع جوكرين
    .help = الجوكر يُلعب على أي ورقة، وأي ورقة تُلعب عليه.
preset-specials = أوراق 2 والبنت والآص
    .help = ورقة 2 للسحب، والبنت للتخطّي، والآص لعكس اللعب؛ ولا يجوز أن تسحب في دورك إلا ورقة واحدة.
preset-bigTable = طاولة كبيرة
    .help = شدّتان وأربعة جوكرات، لثمانية لاعبين على الأكثر.

## Why a bot or a hint does something

reason-last = إنها الورقة الأخيرة: بها تفرغ اليد.
reason-named = لا شيء آخر يناسب، والثمانية تطلب النوع الأكثر ورقًا في اليد.
reason-only = لا يناسب إلا الثمانية.
reason-dear = بعد الثمانيات تكون العشرات والصور أغلى الورق إن بقيت في اليد.
reason-keep = تناسب ورقة أخرى، فتُحفظ الثمانية للنهاية.
reason-long = معظم الأوراق المناسبة في اليد من هذا النوع، فيمكن أن يُلعب منه مرة أخرى.
reason-draw = لا شيء في اليد يناسب.
reason-fits = هي الورقة الوحيدة التي تناسب، والسحب يزيد ورق اليد.
