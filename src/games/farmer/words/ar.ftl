# المزارع بالعربية.
# المصطلحات: المزرعة – الصندوق في الوسط؛ المزارع – آخر من يسحب وإليه يُدفع؛ سحب (hit)؛ اكتفاء (stay)؛
# احتراق (bust) – تجاوز 16؛ الرهان (ante).

tagline = 16 تمامًا تأخذ المزرعة؛ ومن تجاوز 16 سكت.

lesson-1 = المطلوب 16 تمامًا. على كل لاعب أن يأخذ ورقة على الأقل: اضغط «{ do-hit.short }».
lesson-2 = اقتربت بما يكفي؟ اضغط «{ do-stay.short }». فوق 16 تحترق، لكن لا يُخبَر أحد: تكتفي كغيرك.
lesson-3 = 16 تمامًا تأخذ المزرعة. وإن لم تكن 16 مع أحد دفعت الأيدي الأدنى إلى الأقرب. ومن احترق يدفع للمزارع.

## What happens

draw-for-farmer = تُكشف الأوراق: من تقع له ستّة الكبة فهو المزارع.
new-deal = الجولة { $deal }. المزارع: { $player }.
gets = { FORM($player, is: "to") }: { $card }.
own-card = معك ورقة { $card }.
hits =
    { WHO($player) ->
        [you] تسحب { $card }. معك { $total }.
       *[other] { $player }: سحب { $card }.
    }
stays =
    { WHO($player) ->
        [you] تكتفي.
       *[other] { $player }: اكتفاء.
    }
farmer-now =
    { WHO($player) ->
        [you] صرت المزارع.
       *[other] المزارع الآن: { $player }.
    }
shows =
    { WHO($player) ->
        [you] تكشف { $card }: المجموع { $total }.
       *[other] { $player }: كشف { $card }، المجموع { $total }.
    }
shows-over =
    { WHO($player) ->
        [you] تكشف { $card }: المجموع { $total }، فوق 16.
       *[other] { $player }: كشف { $card }، المجموع { $total }، فوق 16.
    }
court-and-six = صورة مع ستّة الكبة: لا شيء يغلبها!
remainder = الباقي إلى المزرعة: { chips }.
# من يدفع إليها أو يأخذ منها: «منك إلى المزرعة: فيشة واحدة».
farm = المزرعة
side-pot = الصندوق الجانبي

## What to do now

prompt-over = معك { $total }، فوق 16: اكتفِ ولا تدع أحدًا يلاحظ.
prompt-first = معك { $total }. كل لاعب يأخذ ورقة على الأقل: اسحب.
prompt-goal = 16 تمامًا! اكتفِ.
prompt-choose = معك { $total }: اسحب أو اكتفِ.
not-played = ورقك يبقى مكانه: اسحب أو اكتفِ.

## Buttons: in full, and in few words

do-hit = اسحب: ورقة أخرى مكشوفة
    .short = اسحب
do-stay = اكتفِ: لا مزيد من الورق
    .short = اكتفِ

## Said aloud

bubble-stay = أكتفي
bubble-shows =
    { $total ->
        [16] { $total }!
       *[other] { $total }
    }
bubble-over = { $total }: احترقت

## Why a deal or the game ended

ended-sixteen = 16 تمامًا تأخذ المزرعة.
ended-closest = ليس مع أحد 16: تبقى المزرعة للجولة التالية.
ended-all-bust = الكل فوق 16: تبقى المزرعة للجولة التالية.
ended-broke = نفدت فيش أحدهم.

## What chips are paid for, on the score sheet

why-buy-in = فيش البداية
why-ante = الرهان
why-farm = المزرعة
why-closest = للأقرب
why-split = حصة الأقرب
why-remainder = ما تعذّرت قسمته
why-bust = فوق 16
why-farm-split = قسمة المزرعة

## Places and signs

place-hand = الورقة المخفية
place-up = الورق المكشوف
place-stock = كومة السحب
place-farm = المزرعة
place-side = الصندوق الجانبي
sign-farmer = المزارع
sign-total = المجموع { $points }
sign-total-over = المجموع { $points }، فوق 16
sign-open = مجموع المكشوف { $points }
sign-open-over = مجموع المكشوف { $points }، فوق 16

## Options

option-ante = الرهان
    .help = ما يضعه كل لاعب في المزرعة قبل الجولة، وهو قيمة كل دفعة؛ وقد يُدفع هذا القدر عن كل نقطة فوق 16.
option-purse = فيش كل لاعب
    .help = ما يبدأ به كل لاعب. وقد ينزل رصيده تحت الصفر.
option-deals = الجولات
    .help = بعد هذا العدد من الجولات تُقسَم المزرعة، ويفوز صاحب أكثر الفيش.
option-untilBroke = حتى الإفلاس
    .help = تنتهي اللعبة أيضًا حين تنفد فيش أحدهم.
    .v-true = نعم
    .v-false = لا
option-firstFarmer = أول مزارع
    .help = من يكون المزارع في البداية؟ بعدها يصير مزارعًا من يكسب المزرعة.
    .v-draw = من تقع له ستّة الكبة
option-bustPays = فوق 16
    .help = ما تدفعه للمزارع يدٌ تجاوزت 16.
    .v-ante = رهان واحد
    .v-excess = رهان عن كل نقطة زائدة
group-game = اللعبة
group-chips = الفيش
preset-classic = كلاسيكية
    .help = عشر جولات؛ اليد فوق 16 تكلّف رهانًا واحدًا.
preset-ferme = لا فيرم
    .help = كما في فرنسا القديمة: كل نقطة فوق 16 تكلّف رهانًا.
preset-untilBroke = حتى الإفلاس
    .help = حتى 100 جولة؛ وتنتهي اللعبة قبل ذلك إن نفدت فيش أحدهم.

## Why a bot or a hint does something

reason-safe = لا ورقة يمكن أن تتجاوز بها اليد 16.
reason-farmer = المزارع لا يدفع لأحد إن تجاوز، فله أن يجازف أكثر.
reason-bold = التجاوز لا يكلّف إلا رهانًا واحدًا، والمجموع المنخفض لا يكسب شيئًا.
reason-dear = التجاوز يكلّف رهانًا عن كل نقطة فوق 16، لكن المجموع المنخفض لا يكسب شيئًا.
reason-goal = 16 تمامًا تأخذ المزرعة.
reason-near = قليلة هي الأوراق المنخفضة التي لا تتجاوز بها اليد 16.
reason-kept = بالنظر إلى أيدي الآخرين، الاكتفاء أنفع من السحب.
