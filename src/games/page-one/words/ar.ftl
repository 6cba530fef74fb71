# بيج ون (Page One) بالعربية.
# المصطلحات: النداء – قول «بيج ون!» حين تبقى ورقة واحدة؛ اعتراض (challenge) – ملاحظة أن النداء لم يُسمع؛ سحب (dig) –
# حتى تناسب ورقة؛ افتتاح، مجاراة، لطش.

-call = «بيج ون!»

tagline = جارِ النوع، أو اسحب حتى تستطيع. بقيت ورقة واحدة؟ قل { -call }

lesson-1 = العب ورقة من النوع الذي افتُتح به. إن لم يكن معك منه فاسحب من كومة السحب حتى تظهر ورقة منه.
lesson-2 = أعلى ورقة تأكل اللطش. ولا يُكسب به إلا الافتتاح، لكن من يفتتح يلعب أي ورقة ولا يسحب أبدًا.
lesson-3 = حين تبقى معك ورقة واحدة، قل { -call } قبل أن يلعب أحد أو يسحب، وإلا أخذت خمس أوراق. وأول يد تفرغ تفوز.

## What happens

deal = دور التوزيع { FORM($player, is: "on") }.
deal-of-match = الجولة { $deal }. { deal }
hand-own = في يدك: { $cards }.
hand-each = مع كل لاعب { cards }.
leads =
    { WHO($player) ->
        [you] تفتتح بورقة { $card }.
       *[other] { $player }: افتتاح بورقة { $card }.
    }
leads-naming =
    { WHO($player) ->
        [you] تفتتح بورقة { $card }: النوع المطلوب { $suit }.
       *[other] { $player }: افتتاح بورقة { $card }. النوع المطلوب { $suit }.
    }
draws-seen =
    { WHO($player) ->
        [you] تسحب { $card }.
       *[other] { $player }: سحب { $card }.
    }
draws-fitting =
    { WHO($player) ->
        [you] تسحب ورقة { $card }، ويجب لعبها.
       *[other] { $player }: سحب ورقة { $card }، ويجب لعبها.
    }
draws-another =
    { WHO($player) ->
        [you] تسحب ورقة أخرى.
       *[other] { $player }: سحب ورقة أخرى.
    }
void-draws =
    { WHO($player) ->
        [you] ليس معك { FORM($suit, is: "bare") }: تسحب { $card }.
       *[other] ليس مع { $player } { FORM($suit, is: "bare") }: سحب { $card }.
    }
void-draws-fitting =
    { WHO($player) ->
        [you] ليس معك { FORM($suit, is: "bare") }: تسحب ورقة { $card }، ويجب لعبها.
       *[other] ليس مع { $player } { FORM($suit, is: "bare") }: سحب ورقة { $card }، ويجب لعبها.
    }
void-draws-hidden =
    { WHO($player) ->
        [you] ليس معك { FORM($suit, is: "bare") }: تسحب ورقة.
       *[other] ليس مع { $player } { FORM($suit, is: "bare") }: سحب ورقة.
    }
calls =
    { WHO($player) ->
        [you] تقول { -call }
       *[other] { $player }: { -call }
    }
accepts =
    { WHO($player) ->
        [you] تقبل.
       *[other] { $player }: قبول.
    }
passes-lead =
    { WHO($player) ->
        [you] تتنازل عن الافتتاح.
       *[other] { $player }: التنازل عن الافتتاح.
    }
forgot =
    { WHO($player) ->
        [you] نسيت أن تقول { -call }
       *[other] { $player }: نسيان نداء { -call }
    }
leads-next = الافتتاح التالي { FORM($player, is: "on") }.
challenges =
    { WHO($player) ->
        [you] تعترض على { $other }: لم يسمع أحد { -call }
       *[other] اعتراض { FORM($player, is: "from") } { FORM($other, is: "on") }: لم يسمع أحد { -call }
    }
suit-fixed = النوع المطلوب { $suit }.
wins-trick =
    { WHO($player) ->
        [you] تأكل اللطش بورقتك { $card }.
       *[other] اللطش من نصيب { $player } بورقة { $card }.
    }
picks-up =
    { WHO($player) ->
        [you] تأخذ أوراق اللطش: { $cards }.
       *[other] أوراق اللطش إلى يد { $player }: { $cards }.
    }
penalty =
    { WHO($player) ->
        [you] تأخذ { cards-acc } عقوبةً.
       *[other] عقوبة { FORM($player, is: "on") }: { cards }.
    }
penalty-seen =
    { WHO($player) ->
        [you] تأخذ { cards-acc } عقوبةً: { $cards }.
       *[other] عقوبة { FORM($player, is: "on") }، وهي { cards }: { $cards }.
    }
penalty-trick =
    { WHO($player) ->
        [you] تأخذ اللطش الأخير عقوبةً.
       *[other] عقوبة { FORM($player, is: "on") }: اللطش الأخير.
    }
penalty-trick-seen =
    { WHO($player) ->
        [you] تأخذ اللطش الأخير عقوبةً: { $cards }.
       *[other] عقوبة { FORM($player, is: "on") }، وهي اللطش الأخير: { $cards }.
    }
forgiven = لم يبقَ ما يؤخذ: سقط من العقوبة أخذ { cards-acc }.
renewed = نفدت كومة السحب، وصُنعت كومة جديدة من الورق الملعوب: { cards }.
scores-cards =
    { WHO($player) ->
        [you] لك { points } عن الورق الباقي.
       *[other] { $player }: { points } عن الورق الباقي.
    }

## What is expected

match-over = انتهت اللعبة.
digs =
    { WHO($player) ->
        [you] تسحب حتى تناسب ورقة.
       *[other] { $player }: سحب حتى تناسب ورقة.
    }
to-lead = الافتتاح { FORM($player, is: "on") }.
prompt-answer = نفد ورق { $player } بلا نداء { -call }. اقبل أو اعترض.
prompt-answers =
    { WHO($player) ->
        [you] نفد ورقك وفزت، إلا إذا لاحظ أحد أنك لم تقل { -call }
       *[other] نفد ورق { $player }، وهذا فوز إلا إذا اعترض أحد على النداء الفائت.
    }
prompt-call =
    { WHO($player) ->
        [you] قل { -call } قبل أن تفتتح بورقتك الأخيرة.
       *[other] قل { -call } قبل أي لعب أو سحب من { $player }.
    }
prompt-lead = الافتتاح عليك: العب أي ورقة.
prompt-lead-last = الافتتاح عليك: العب ورقتك الأخيرة.
prompt-any = افتُتح بالجوكر: العب أي ورقة. ونوعها هو المطلوب بعدها.
prompt-draw-to-lead = لا يجوز أن يكون الجوكر ورقتك الأخيرة: اسحب ورقة ثم افتتح.
prompt-pass = لا يجوز أن يكون الجوكر ورقتك الأخيرة، ولا ورق للسحب: تنازل عن الافتتاح.
prompt-drawn = سحبت ورقة { $card } وهي تناسب: العبها.
prompt-joker = ليس معك { FORM($suit, is: "bare") }: العب الجوكر.
prompt-follow-led = افتُتح بنوع { $suit }: العب { FORM($suit, is: "a") }.
prompt-follow-led-or-joker = افتُتح بنوع { $suit }: العب { FORM($suit, is: "a") } أو الجوكر.
must-follow = النوع المطلوب { $suit }: العب { FORM($suit, is: "a") }.
must-follow-or-joker = النوع المطلوب { $suit }: العب { FORM($suit, is: "a") } أو الجوكر.
prompt-draw = ليس معك { FORM($suit, is: "bare") }: اسحب حتى تظهر ورقة من هذا النوع.
prompt-draw-or-joker = ليس معك { FORM($suit, is: "bare") }: اسحب حتى تظهر ورقة من هذا النوع، أو العب الجوكر.
prompt-pickup = ليس معك { FORM($suit, is: "bare") }، ونفدت كومة السحب: خذ أوراق اللطش.
prompt-pickup-or-joker = ليس معك { FORM($suit, is: "bare") }، ونفدت كومة السحب: خذ أوراق اللطش، أو العب الجوكر.

## Why a card cannot be played now

wait = لحظة من فضلك.
first-answer = أجب أولًا: اقبل خروج { $player }، أو اعترض، فلم يسمع أحد { -call }
first-answers = لا يلعب أحد حتى يجيب الآخرون.
name-suit = حدّد نوعًا للجوكر.
can-be-played = يجوز لعب هذه الورقة.
joker-held = لا يجوز لعب الجوكر إلا حين لا يكون معك { FORM($suit, is: "bare") }.
joker-last-draw = لا يجوز أن يكون الجوكر ورقتك الأخيرة: اسحب أولًا.
joker-last-pickup = لا يجوز أن يكون الجوكر ورقتك الأخيرة: خذ أوراق اللطش.
joker-last-pass = لا يجوز أن يكون الجوكر ورقتك الأخيرة: تنازل عن الافتتاح.
first-draw = اسحب ورقة أولًا، ثم افتتح.
nothing-to-draw = لا ورق للسحب: تنازل عن الافتتاح.
must-play-drawn = سحبت ورقة { $card }: يجب لعبها.
must-play-joker = ليس معك { FORM($suit, is: "bare") }: يجب لعب الجوكر.
must-draw = ليس معك { FORM($suit, is: "bare") }: اسحب حتى تظهر ورقة من هذا النوع.
must-draw-or-joker = ليس معك { FORM($suit, is: "bare") }: اسحب حتى تظهر ورقة من هذا النوع، أو العب الجوكر.
must-pick-up = ليس معك { FORM($suit, is: "bare") }، ونفدت كومة السحب: خذ أوراق اللطش.
must-pick-up-or-joker = ليس معك { FORM($suit, is: "bare") }، ونفدت كومة السحب: خذ أوراق اللطش، أو العب الجوكر.

## Buttons: in full, and in few words

do-play = العب { $card }
do-play-naming = العب { $card } واطلب { $suit }
    .short = { $sign } { $suit }
do-draw = اسحب ورقة
    .short = اسحب
do-pickup = خذ أوراق اللطش
    .short = خذ اللطش
do-pass = تنازل عن الافتتاح
    .short = تنازل
do-call = قل { -call }
    .short = بيج ون!
do-challenge = اعترض على { $player }: لم يكن هناك نداء
    .short = اعترض
do-accept = اقبل
    .short = اقبل

## Said aloud

bubble-forgot = نسيت النداء!
bubble-call = بيج ون!
bubble-challenge = لم تنادِ!
bubble-accept = حسنًا.
bubble-pass = لا أفتتح.

## Results

heading-game =
    { WHO($winners) ->
        [nobody] تعادل
        [you] فزت
        [other] الفوز من نصيب { $winners }
       *[others] الفوز مشترك: { $winners }
    }
heading-deal =
    { WHO($winners) ->
        [nobody] جولة متعادلة
        [you] فزت بالجولة
        [other] الجولة من نصيب { $winners }
       *[others] فوز مشترك بالجولة: { $winners }
    }
heading-match =
    { WHO($winners) ->
        [nobody] تعادل
        [you] فزت باللعبة
        [other] اللعبة من نصيب { $winners }
       *[others] فوز مشترك باللعبة: { $winners }
    }
ended-stuck = لم يبقَ ما يُسحب.
ended-stuck-suit = كان النوع المطلوب { $suit }، ولم يبقَ ما يُسحب.
ended-limit = لم يخرج أحد بعد { trick-count }.
# بعد حرف جر: بعد لطشين.
trick-count =
    { $tricks ->
        [zero] 0 لطوش
        [one] لطش واحد
        [two] لطشين
        [few] { $tricks } لطوش
        [many] { $tricks } لطشًا
       *[other] { $tricks } لطش
    }
ended-deal-limit = لم يبلغ أحد الهدف بعد { deal-count }: الفوز لأعلى نتيجة.
ended-out =
    { WHO($player) ->
        [you] خرجت بورقة { $card }.
       *[other] خروج { $player } بورقة { $card }.
    }
had-left =
    { $count ->
        [zero] لم تبقَ معك أوراق.
       *[other] بقيت معك { cards }.
    }
score = النتيجة: { $totals }.
total-wins = { $player } { $total }
total-points = { $player } { $total }
first-to-wins =
    { $target ->
        [one] الفوز باللعبة لأول من يكسب جولة واحدة.
        [two] الفوز باللعبة لأول من يكسب جولتين.
        [few] الفوز باللعبة لأول من يكسب { $target } جولات.
       *[other] الفوز باللعبة لأول من يكسب { $target } جولة.
    }
first-to-points =
    { $target ->
        [one] الفوز باللعبة لأول من يبلغ نقطة واحدة.
        [two] الفوز باللعبة لأول من يبلغ نقطتين.
        [few] الفوز باللعبة لأول من يبلغ { $target } نقاط.
       *[other] الفوز باللعبة لأول من يبلغ { $target } نقطة.
    }

## What points are given for, on the score sheet

why-win = الفوز بالجولة
why-cards-left = الورق الباقي مع الآخرين

## Places and signs

place-hand = اليد
place-stock = كومة السحب
place-trick = اللطش
place-discard = كومة الرمي

## Options

option-deal = ورق كل لاعب
    .help = كم ورقة توزّع على كل لاعب؟
    .v-4 = أربع
    .v-5 = خمس
option-joker = الجوكر
    .help = يضاف جوكر: أعلى ورقة، وبلا نوع.
    .v-true = جوكر واحد
    .v-false = بلا جوكر
option-jokerVoidOnly = الجوكر فقط لمن ليس معه النوع
    .help = لا يجوز أن تجاري بالجوكر إلا إذا لم تكن معك ورقة من النوع المطلوب.
    .v-true = نعم
    .v-false = لا
option-jokerCompulsory = الجوكر قبل السحب
    .help = إن لم تستطع المجاراة ومعك الجوكر، وجب لعبه ولم يجز السحب.
    .v-true = نعم
    .v-false = لا
option-jokerLast = الجوكر ورقة أخيرة
    .help = يتيح الخروج بالجوكر.
    .v-true = مسموح
    .v-false = ممنوع
option-jokerLead = النوع بعد الافتتاح بالجوكر
    .help = من يقرر النوع المطلوب حين يُفتتح بالجوكر: اللاعب الثاني بورقته، أم من افتتح؟
    .v-second = الورقة الثانية
    .v-leader = من افتتح يحدّده
option-stockOut = إذا نفدت كومة السحب
    .help = يصير الورق الملعوب كومة جديدة، أو يأخذ من لا يستطيع المجاراة أوراق اللطش (وعندها يمكن أن يلعب ثمانية لاعبين).
    .v-recycle = يُخلط الورق الملعوب
    .v-pickup = تؤخذ أوراق اللطش
option-callRule = النداء المنسي
    .help = هل تؤخذ خمس أوراق فورًا عند نسيان { -call }، أم فقط إن لاحظ أحد؟
    .v-automatic = عقوبة فورية
    .v-challenge = عقوبة إن لوحظ
option-firstLead = الافتتاح الأول
    .help = من يفتتح اللطش الأول في الجولة؟
    .v-left = يسار الموزّع
    .v-dealer = الموزّع
option-match = اللعب على
    .help = جولة واحدة، أو عدد من الجولات المكسوبة، أو نقاط: واحدة عن كل ورقة في أيدي الآخرين.
    .v-single = جولة واحدة
    .v-wins = جولات مكسوبة
    .v-points = نقاط
option-winsTarget = الجولات المطلوبة
    .help = من كسب هذا العدد من الجولات فاز باللعبة.
option-pointsTarget = النقاط المطلوبة
    .help = من بلغ هذا العدد من النقاط فاز باللعبة.
option-trickLimit = أقصى عدد من اللطوش
    .help = بعد هذا العدد من اللطوش بلا فائز تُعدّ الجولة تعادلًا.
group-deal = التوزيع
group-joker = الجوكر
group-call = النداء
group-match = اللعبة
group-limits = الحدود
preset-classic = كلاسيكية
    .help = أربع أوراق، جوكر واحد، وخمس أوراق على من ينسى النداء.
preset-strictJoker = جوكر صارم
    .help = لا يُجارى بالجوكر إلا إن لم يكن معك من النوع المطلوب، وعندها يجب لعبه، ولا يكون أبدًا الورقة الأخيرة.
preset-family = حول طاولة العائلة
    .help = الموزّع يفتتح أولًا؛ ومن يفتتح بالجوكر يحدّد النوع.
preset-bigTable = طاولة كبيرة
    .help = حتى ثمانية لاعبين: إذا نفدت كومة السحب أُخذت أوراق اللطش.
preset-callAndChallenge = نداء واعتراض
    .help = نسيان النداء لا يكلّف شيئًا، إلا إن لاحظ أحد.

## Why a bot or a hint does something

reason-call = حين تبقى ورقة واحدة يجب النداء، وقد يكلّف نسيانه خمس أوراق.
reason-challenge = نُسي النداء، وبالاعتراض يصير نسيانه مكلفًا.
reason-last = إنها الورقة الأخيرة: بها تفرغ اليد.
reason-joker-void = لا شيء يجاري النوع، والجوكر يكسب الافتتاح بدل السحب.
reason-joker-late = حين تبقى ورقتان يكون لعب الجوكر خيرًا من حفظه.
reason-cheapest = لا يلعب أحد بعد هذه الورقة، ولا ورقة أدنى منها تأكل اللطش.
reason-lost = لا ورقة من هذا النوع في اليد تأكل اللطش، فتُلعب أدناها.
reason-win = حين يقلّ الورق يستحق الافتتاح أن يُنافَس عليه.
reason-void = معروف أن أحدهم ليس معه من هذا النوع ويجب أن يسحب.
reason-long = افتتاح بالنوع الأكثر ورقًا في اليد، ويمكن الافتتاح به مرة أخرى.
