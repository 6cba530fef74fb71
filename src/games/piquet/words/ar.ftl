# بيكيه بالعربية.
# المصطلحات: البادئ (elder) – من لم يوزّع؛ الموزّع (younger)؛ التالون؛ ترك (lay out) – إخراج ورق للتبديل؛ البوان (point)، السلسلة
# (ثلاثية tierce، رباعية quart، خماسية quinte …)، المجموعة (brelan, quatorze)؛ كتم (sink) – إخفاء ما يمكن إعلانه؛ كارت بلانش،
# بيك، ربيك، كابو، الأكثرية (the cards)، الروبيكون. الأجوبة: «جيد»، «متساوٍ»، «ليس جيدًا».

tagline = بدّل وأعلن واكتم سرًّا، وابلغ ثلاثين قبل أن يسجّل الآخر.

lesson-1 = اختر حتى خمس أوراق هي الأقل نفعًا لك وبدّلها. احتفظ بنوعك الأكثر ورقًا، وبالمتتاليات، وبثلاث أو أربع من رتبة واحدة.
lesson-2 = الآن تُقارن ثلاثة أشياء: البوان والسلسلة والمجموعة. لا يسجّل إلا صاحب الأفضل. ولك أن تُبقي ما عندك سرًّا: هذا هو الكتم.
lesson-3 = اثنا عشر لطشًا بلا طرنيب. نقطة عن كل افتتاح وكل لطش تكسبه؛ وعشر لمن كسب أكثر من نصفها.

## Combinations

kind =
    { $kind ->
        [point] البوان
        [sequence] السلسلة
       *[set] المجموعة
    }
# ما موضوع كل إعلان، لمن لم يسمع به من قبل.
about =
    { $kind ->
        [point] البوان: أكثر الأوراق من نوع واحد
        [sequence] السلسلة: ثلاث فأكثر متتالية من نوع واحد
       *[set] المجموعة: ثلاث أو أربع من رتبة واحدة، من العشرة فما فوق
    }
sequence-name =
    { $count ->
        [3] ثلاثية
        [4] رباعية
        [5] خماسية
        [6] سداسية
        [7] سباعية
       *[8] ثُمانية
    }
# العدد بالأرقام: 3 بنات، 4 شيوخ.
set-name = { $count } { FORM($rank, is: "plural") }
# كما تُعلَن.
declaration =
    { $kind ->
        [point] بوان من { $count }
        [sequence] { sequence-name }
       *[set] { set-name }
    }
# بتمامها.
combination =
    { $kind ->
        [point] { cards } من { $suit }
        [sequence] { sequence-name } { $suit } أعلاها { FORM($rank, is: "the") }
       *[set] { set-name }
    }
# على الزر.
combination-short =
    { $kind ->
        [point] بوان من { $count }
        [sequence] { sequence-name } أعلاها { FORM($rank, is: "the") }
       *[set] { set-name }
    }

## What happens

cut-begins = تُقطع الشدّة: صاحب الورقة الأعلى يوزّع أولًا.
deal = الجولة { $deal }. دور التوزيع { FORM($player, is: "on") }؛ والتبديل أولًا والافتتاح { FORM($elder, is: "on") }.
declares-none =
    { WHO($player) ->
        [you] لا تعلن شيئًا في { kind }.
       *[other] { $player }: لا إعلان في { kind }.
    }
says-good =
    { WHO($player) ->
        [you] تقول «جيد»: لا تعلن ما هو أفضل.
       *[other] { $player }: «جيد»، ولا إعلان عمّا هو أفضل.
    }
says-not-good =
    { WHO($player) ->
        [you] تقول «ليس جيدًا»: عندك ما هو أفضل.
       *[other] { $player }: «ليس جيدًا»، فهناك ما هو أفضل.
    }
says-equal =
    { WHO($player) ->
        [you] تقول «متساوٍ»: العدد واحد عند الاثنين. { equal-asks }
       *[other] { $player }: «متساوٍ»، فالعدد واحد عند الاثنين. { equal-asks }
    }
# ما يُسأل عنه الآخر.
equal-asks =
    { $kind ->
        [sequence] ما أعلى ورقة في السلسلة؟
       *[point] كم المجموع؟
    }
says-equal-again =
    { WHO($player) ->
        [you] تقول «متساوٍ» مرة أخرى: { nobody-scores }.
       *[other] { $player }: «متساوٍ» مرة أخرى، و{ nobody-scores }.
    }
nobody-scores =
    { $kind ->
        [point] لا يسجّل أحد للبوان
        [sequence] لا يسجّل أحد للسلاسل
       *[set] لا يسجّل أحد للمجموعات
    }
leaves-talon =
    { WHO($player) ->
        [you] تترك التالون مقلوبًا.
       *[other] { $player }: ترك التالون مقلوبًا.
    }
put-aside =
    { WHO($player) ->
        [you] حُجز لك من التالون: { cards }.
       *[other] المحجوز من التالون باسم { $player }: { cards }.
    }
exchanges =
    { WHO($player) ->
        [you] تبدّل { cards-acc }.
       *[other] { $player }: تبديل { cards-acc }.
    }
exchanges-seen =
    { WHO($player) ->
        [you] تبدّل { cards-acc } وتسحب { $cards }.
       *[other] { $player }: تبديل { cards-acc } وسحب { $cards }.
    }
carte-blanche =
    { WHO($player) ->
        [you] كارت بلانش! لا شيخ معك ولا بنت ولا ولد، وستبدّل { cards-acc }.
       *[other] كارت بلانش! لا شيخ ولا بنت ولا ولد مع { $player }، وستُبدَّل { cards }.
    }
declares =
    { WHO($player) ->
        [you] تعلن: { $declaration }.
       *[other] إعلان { $player }: { $declaration }.
    }
declares-making =
    { WHO($player) ->
        [you] تعلن: { $declaration }، ومجموعه { $value }.
       *[other] إعلان { $player }: { $declaration }، ومجموعه { $value }.
    }
declares-sequence =
    { WHO($player) ->
        [you] تعلن: { $declaration }، أي { cards } متتالية.
       *[other] إعلان { $player }: { $declaration }، أي { cards } متتالية.
    }
declares-sequence-to =
    { WHO($player) ->
        [you] تعلن: { $declaration }، أي { cards } متتالية، أعلاها { FORM($rank, is: "the") }.
       *[other] إعلان { $player }: { $declaration }، أي { cards } متتالية، أعلاها { FORM($rank, is: "the") }.
    }
makes =
    { WHO($player) ->
        [you] مجموعك { $value }: هذا ما تساويه أوراق البوان معًا.
       *[other] مجموع { $player } { $value }: هذا ما تساويه أوراق البوان معًا.
    }
has-up-to =
    { WHO($player) ->
        [you] أعلى ورقة في سلسلتك: { FORM($rank, is: "the") }.
       *[other] أعلى ورقة في سلسلة { $player }: { FORM($rank, is: "the") }.
    }
cuts = القطع: { FORM($player, is: "from") } { $card }، و{ FORM($other, is: "from") } { $other-card }. { cut-dealer }.
cut-dealer = أول توزيع { FORM($dealer, is: "on") }
looks =
    { WHO($player) ->
        [you] تنظر إلى { talon-cards }.
       *[other] { $player }: نظر إلى { talon-cards }.
    }
looks-seen =
    { WHO($player) ->
        [you] تنظر إلى { talon-cards }: { $cards }.
       *[other] { $player }: نظر إلى { talon-cards }: { $cards }.
    }
talon-cards =
    { $count ->
        [one] الورقة التالية من التالون
        [two] الورقتين التاليتين من التالون
        *[other] الأوراق الـ{ $count } التالية من التالون
    }
turns-up =
    { WHO($player) ->
        [you] تكشف ما بقي من التالون: { $cards }.
       *[other] { $player }: كشف ما بقي من التالون: { $cards }.
    }
shows =
    { WHO($player) ->
        [you] تعرض { $combination }: { $signs }.
       *[other] { $player }: عرض { $combination }: { $signs }.
    }
shows-carte-blanche =
    { WHO($player) ->
        [you] تعرض اثنتي عشرة ورقة بلا شيخ ولا بنت ولا ولد: { $signs }.
       *[other] { $player }: عرض اثنتي عشرة ورقة بلا شيخ ولا بنت ولا ولد: { $signs }.
    }

## What was scored, and how far the count has come

scored-carte-blanche = عشر نقاط للكارت بلانش.
scored-point = { points } للبوان.
scored-sequence = { points } للسلاسل.
scored-set = { points } للمجموعات.
scored-lead = نقطة للافتتاح.
scored-trick = نقطة للّطش.
scored-last = نقطة أخرى للّطش الأخير.
scored-cards =
    { WHO($player) ->
        [you] عشر نقاط للأكثرية: كسبت سبعة لطوش.
       *[other] عشر نقاط للأكثرية: سبعة لطوش من نصيب { $player }.
    }
scored-capot =
    { WHO($player) ->
        [you] كابو! كسبت اللطوش الاثني عشر كلها: 30 نقطة زيادة.
       *[other] كابو! اللطوش الاثنا عشر كلها من نصيب { $player }: 30 نقطة زيادة.
    }
scored-repique =
    { WHO($player) ->
        [you] ربيك! بلغت 30 قبل أول افتتاح وقبل أن يسجّل الآخر شيئًا: 60 نقطة زيادة.
       *[other] ربيك! بلوغ { $player } 30 نقطة قبل أول افتتاح وقبل أي نقطة للطرف الآخر: 60 نقطة زيادة.
    }
scored-pique =
    { WHO($player) ->
        [you] بيك! بلغت 30 قبل أن يسجّل الآخر شيئًا: 30 نقطة زيادة.
       *[other] بيك! بلوغ { $player } 30 نقطة قبل أي نقطة للطرف الآخر: 30 نقطة زيادة.
    }
counts = { $player }: { $count }.
crosses-rubicon =
    { WHO($player) ->
        [you] عبرت الروبيكون.
       *[other] { $player }: عبور الروبيكون.
    }

## What is expected

is-exchanging = { FORM($player, is: "on") } الآن اختيار أوراق للتبديل.
is-deciding = { FORM($player, is: "on") } الآن القرار: هل يُكشف التالون؟
is-thinking = { $player }: لحظة تفكير.
prompt-carte-blanche = لا شيخ معك ولا بنت ولا ولد: قل «كارت بلانش» واعرض يدك قبل التبديل، بعشر نقاط.
prompt-reserved = الأوراق المحجوزة لك: { cards }. اختر عددًا مثلها لتتركه، ثم بدّل.
prompt-draw = تركت كل ما يجوز لك تركه: بدّل الآن.
prompt-laid-out = المتروك: { $count }. اختر المزيد، أو بدّل.
prompt-elder = تبدأ أنت: اختر ما تتركه، { one-to-many }، ثم بدّله بأوراق جديدة.
prompt-younger = اختر ما تتركه، { one-to-many }، ثم بدّل.
one-to-many =
    { $count ->
        [one] ورقة واحدة
        [two] ورقة أو ورقتين
        [few] من ورقة إلى { $count } أوراق
       *[other] من ورقة إلى { $count } ورقة
    }
prompt-talon =
    { $count ->
        [one] بقيت في التالون ورقة واحدة. هل تكشفها لكما؟
        [two] بقيت في التالون ورقتان. هل تكشفهما لكما؟
       *[other] بقيت في التالون { cards }. هل تكشفها لكما؟
    }
prompt-declare = { about }. تعلن ما عندك أم تكتمه؟
prompt-declare-unopposed = لا إعلان من { $player } في { kind }. تعلن ما عندك أم تكتمه؟
prompt-declare-none = { about }. ليس عندك شيء.
prompt-answer = إعلان { $player }: { $declaration }. هل هو جيد، أم عندك ما يضاهيه؟
prompt-no-answer = إعلان { $player }: { $declaration }. ليس عندك ما يضاهيه: هو جيد.
prompt-making = مجموع البوان عند { $player } { $value }. هل هو جيد، أم عندك ما يضاهيه؟
prompt-up-to = السلسلة عند { $player } أعلاها { FORM($rank, is: "the") }. هل هي جيدة، أم عندك ما يضاهيها؟
prompt-claim = الأفضلية لك في { kind }: احسب نقاطك.
prompt-claim-more = الأفضلية لك في { kind }. ماذا تحسب معها أيضًا؟
prompt-lead = الافتتاح عليك وله نقطة. العب أي ورقة.
prompt-follow = المطلوب { $suit }: العب { FORM($suit, is: "a") }.
prompt-void = ليس معك { FORM($suit, is: "bare") }: العب أي ورقة، ولن تأكل اللطش.
too-many = يمكنك تبديل { cards-acc } على الأكثر: أعد ورقة أولًا.
first-talon = اللعب بالأوراق بعد قليل: التالون أولًا.
first-kind = اللعب بالأوراق بعد قليل: { kind } أولًا.

## Buttons: in full, in few words, and what they mean

do-draw = بدّل: اسحب بعدد ما تترك
    .short = بدّل
do-lay-out = اترك { $card }
do-play = العب { $card }
do-reveal = اكشف ما بقي في التالون
    .short = اكشف
    .help = تريان معًا ما بقي.
do-keep = اترك التالون مقلوبًا
    .short = اتركه
    .help = لا تُكشف الأوراق الباقية؛ ولا يعرف منها البادئ إلا ما نظر إليه.
do-carte-blanche = كارت بلانش: اعرض يدك بلا شيخ ولا بنت ولا ولد، بعشر نقاط
    .short = كارت بلانش
do-carte-blanche-take = كارت بلانش، وبدّل { cards-acc }
    .short = بدّل { $count }
do-declare = أعلن
    .short = أعلن…
do-declare-kind = أعلن ما عندك: { kind }
    .short = أعلن
do-declare-point = أعلن البوان: { $combination }
    .short = { combination-short }
    .help = { $signs }، ومجموعها { $value }. لك { points } إلا إذا كان عند { $player } أفضل.
    .help-sure = { $signs }، ومجموعها { $value }. لك { points }.
do-declare-best = أعلن { $combination }
    .short = { combination-short }
    .help = { $signs }. لك على الأقل { points } إلا إذا كان عند { $player } أفضل.
    .help-sure = { $signs }. لك على الأقل { points }.
do-silent = لا تقل شيئًا
    .short = اصمت
do-have-none = لا تقل شيئًا: ليس عندك شيء في { kind }
    .short = اصمت
    .help = ليس عندك شيء. ويخفى { FORM($player, is: "on") } هل تكتم شيئًا.
do-sink = اكتم ما عندك ولا تقل شيئًا: { kind }
    .short = اكتم
    .help = لا تسجّل عنه شيئًا، ولا يصل خبره إلى { $player }.
do-answer = أجب
    .short = أجب…
do-good = جيد: الأفضلية لهذا الإعلان، { $declaration }
    .short = جيد
    .help = ليس عندك ما يضاهيه: النقاط من نصيب { $player }.
    .help-gives = تتنازل وتكتم ما عندك: النقاط من نصيب { $player }.
do-equal = متساوٍ: عندك أيضًا { $combination }
    .short = متساوٍ
    .help = سلسلتك بالطول نفسه. على { $player } الآن ذكر أعلى ورقة في السلسلة المعلنة، لا في سلسلتك.
    .help-point = عدد أوراق البوان واحد عندكما. على { $player } الآن ذكر مجموع أوراق البوان المعلن (الآص 11، والصور والعشرة 10، والباقي برقمه).
do-equal-many = متساوٍ: العدد عندك مثله
    .short = متساوٍ
do-equal-exactly = متساوٍ تمامًا: { kind }
    .short = متساوٍ
    .help = ما عندك مثله تمامًا: لا يسجّل أحد.
do-not-good = ليس جيدًا: عندك أفضل، { $combination }
    .short = ليس جيدًا
    .help =
        { $kind ->
            [point] تغلبه { $combination }: تسجّل { $count }.
           *[other] تغلبه { $combination }: تسجّل على الأقل { $count }.
        }
do-not-good-any = ليس جيدًا: ما عندك أفضل
    .short = ليس جيدًا
do-claim = احسب ما عندك
    .short = احسب…
do-claim-all = احسب { $combinations }: { points }
    .short = احسب { $count }
    .help = { $combinations }.
    .help-hides = { $combinations }؛ ويبقى الباقي سرًّا.

## Said aloud

bubble-rubicon = الروبيكون!
bubble-carte-blanche = كارت بلانش!
bubble-declare =
    { $kind ->
        [point] بوان من { $count }
        [sequence] { sequence-name }: { cards } متتالية
       *[set] { set-name }
    }
bubble-making = المجموع { $value }
bubble-up-to = أعلاها { FORM($rank, is: "the") }
bubble-silent = لا شيء
bubble-good = جيد
bubble-equal = متساوٍ
bubble-not-good = ليس جيدًا
# ما سُجّل، بعدد النقاط.
made = ‎+{ $count }‎
made-repique = ربيك! ‎+{ $count }‎
made-pique = بيك! ‎+{ $count }‎
made-capot = كابو! ‎+{ $count }‎
made-cards = الأكثرية: ‎+{ $count }‎

## How a deal and the partie ended, and how it stands

ended-deal = نقاط هذه الجولة { $more } مقابل { $less }.
ended-deal-level = لكل منكما في هذه الجولة { points }.
ended-level = تعادل حتى النهاية.
ended-won = الفوز بفارق { $margin }: الفرق بين المجموعين زائد 100.
ended-rubicon = الفوز بفارق { $margin }: لم يعبر الخاسر روبيكون الـ100، فيُحسب المجموعان معًا زائد 100.
ended-totals = { $why } المجموع: { $totals }
standing = الجولة { $deal } من { $deals }. الروبيكون عند 100: { $each }.
standing-won = الفوز بفارق { $margin }.
standing-rubicon = الفوز بفارق { $margin }، والروبيكون محسوب.
rubicon-ahead =
    { WHO($player) ->
        [you] ينقصك { $count }
       *[other] ينقص { $player } { $count }
    }
rubicon-behind =
    { WHO($player) ->
        [you] عبرته أنت
       *[other] { $player }: تم العبور
    }

## What points are given for, on the score sheet

why-carte-blanche = كارت بلانش
why-point = البوان
why-sequence = السلاسل
why-set = المجموعات
why-repique = ربيك
why-lead = الافتتاح
why-trick = اللطوش
why-last = اللطش الأخير
why-cards = الأكثرية: سبعة لطوش
why-pique = بيك
why-capot = كابو

## Places and signs

place-hand = اليد
place-trick = اللطش
place-stock = التالون
place-discard = الأوراق المتروكة
place-reserve = أوراق محجوزة
place-won = اللطوش المكسوبة
sign-deal = في هذه الجولة: { points }
sign-deal-across = في هذه الجولة: { points }، بعد عبور الروبيكون
sign-tricks =
    { $count ->
        [zero] لا لطوش
        [one] لطش واحد
        [two] لطشان
        [few] { $count } لطوش
        [many] { $count } لطشًا
       *[other] { $count } لطش
    }

## Options

option-playScoring = نقاط اللطوش
    .help = كيف تُحسب اللطوش أثناء اللعب؟
    .v-plain = نقطة لكل افتتاح، ونقطة لكل لطش
    .v-classic = اللطش نقطة لمن لم يفتتحه؛ وأخرى للّطش الأخير
option-youngerDeclares = إعلان الموزّع
    .help = هل يعلن الموزّع فورًا، أم بعد أن يفتتح الآخر؟
    .v-at-once = فورًا
    .v-after-lead = بعد الافتتاح الأول
option-cardsInPique = عشر الأكثرية ضمن البيك
    .help = هل تُحسب النقاط العشر لأكثر اللطوش ضمن الـ30 المطلوبة للبيك؟
    .v-true = تُحسب
    .v-false = لا تُحسب
option-firstDealer = أول موزّع
    .help = من يوزّع أولًا؟ بعدها يتناوب اللاعبان التوزيع. ومن لا يوزّع يبدّل ويفتتح أولًا، وهذه ميزة.
    .v-cut = صاحب الورقة الأعلى في القطع
    .v-0 = المقعد 1
    .v-1 = المقعد 2
option-tie = تعادل بعد ست جولات
    .help = ماذا يحدث إن تساوى الاثنان بعد ست جولات؟
    .v-two-more = جولتان أخريان
    .v-draw = تعادل
group-scoring = الحساب
group-deal = التوزيع
preset-plain = بسيطة
    .help = نقطة لكل افتتاح وكل لطش؛ والموزّع يعلن فورًا.
preset-classic = كلاسيكية
    .help = الحساب القديم للّطوش؛ والموزّع يعلن بعد الافتتاح الأول.
preset-club = النادي القديم
    .help = كلاسيكية، لكن عشر الأكثرية لا تُحسب للبيك.

## Why a bot or a hint does something

reason-sure = لا يمكن أن تكون عند الآخر ورقة تغلبها.
reason-long = افتتاح بالنوع الأكثر ورقًا في اليد، وأوراقه تصير رابحة حين تنفد بقية أوراق هذا النوع.
reason-cheapest = هي أدنى ورقة تأكل اللطش.
reason-lost = لا يمكن أكل اللطش، فتُرمى أدنى ورقة.
reason-short = هي من أقصر نوع يمكن الاستغناء عنه؛ والنوع الأكثر ورقًا يُحفظ.
reason-shed = الأوراق التي تبقى في اليد قد تتحسّن بالتبديل.
reason-declare = ما يُعلَن قد يُحسب، ويمنع الآخر من التسجيل في هذا الصنف.
reason-sink = ما لا يمكن أن يغلب فالأفضل ألّا يُعلَن.
reason-answer = هذا هو الجواب الصحيح بحسب عدد الأوراق ورتبها.
