# رامي 500 بالعربية.
# المصطلحات: كومة الرمي (pile) – مبسوطة ومكشوفة؛ كومة السحب؛ تنزيلة (مجموعة أو سلسلة)؛ تركيب على تنزيلة؛ نبش (dig) – أخذ
# ورقة من كومة الرمي مع كل ما فوقها؛ «رامي!» – النداء في غير الدور؛ معلّق (float) – يد بلا ورق والجولة مستمرة؛ خروج.

tagline = ما على الطاولة يُحسب لك، وما بقي في يدك يُحسب عليك.

lesson-1 = اسحب من كومة السحب، أو انبش كومة الرمي المكشوفة: تأخذ الورقة التي تريدها مع كل ما فوقها، ويجب أن تنزّل تلك الورقة نفسها فورًا.
lesson-2 = نزّل ثلاثًا من رتبة واحدة أو ثلاثًا متتالية من نوع واحد، وركّب أوراقًا مفردة على تنزيلات الجميع. كلها تُحسب لك. وأنهِ دورك برمي ورقة.
lesson-3 = الورق الباقي في يدك يُحسب عليك حين يخرج أحدهم. فلا تنتظر طويلًا!

## Melds and cards laid

# ورقة منزّلة، وما يقوم الجوكر مقامه.
laid-card =
    { $as ->
        [none] { $card }
       *[other] { $card } بدل { $as }
    }
meld-name =
    { $kind ->
        [run] سلسلة { $suit } من { FORM($low, is: "the") } إلى { FORM($high, is: "the") }
       *[set] مجموعة { FORM($low, is: "plural") } من { cards }
    }
# حين تتشابه تنزيلتان في الاسم.
meld-name-numbered = { meld-name } (التنزيلة { $number })
# بين طرفي سلسلة بالرموز: 5–7♥
dash = –

## What happens

turned-up = الورقة المكشوفة: { $cards }.
takes-top =
    { WHO($player) ->
        [you] تأخذ { $card } من أعلى كومة الرمي.
       *[other] { $player }: أخذ { $card } من أعلى كومة الرمي.
    }
takes-dug =
    { WHO($player) ->
        [you] تأخذ { $card } و{ above } فوقها: { $cards }.
       *[other] { $player }: أخذ { $card } و{ above } فوقها: { $cards }.
    }
above = { cards-acc }
melds =
    { WHO($player) ->
        [you] تنزّل { $cards }: { points }.
       *[other] { $player }: تنزيل { $cards }، بقيمة { points-acc }.
    }
adds =
    { WHO($player) ->
        [you] تركّب { $cards }. التنزيلة الآن: { $meld }.
       *[other] { $player }: تركيب { $cards }. التنزيلة الآن: { $meld }.
    }
discards =
    { WHO($player) ->
        [you] ترمي { $cards }.
       *[other] { $player }: رمي { $cards }.
    }
calls =
    { WHO($player) ->
        [you] تنادي «رامي!» على { $card }.
       *[other] { $player }: «رامي!» على { $card }.
    }
floats =
    { WHO($player) ->
        [you] يدك معلّقة: لا ورق معك والجولة مستمرة.
       *[other] { $player }: يد معلّقة، بلا ورق والجولة مستمرة.
    }
stops =
    { WHO($player) ->
        [you] تنهي الجولة.
       *[other] { $player }: إنهاء الجولة.
    }
scores-table =
    { WHO($player) ->
        [you] لك { points } عن الورق على الطاولة.
       *[other] { $player }: { points } عن الورق على الطاولة.
    }
loses-hand =
    { WHO($player) ->
        [you] عليك { points } عن الورق في يدك.
       *[other] { $player }: خصم { points-acc } عن الورق في اليد.
    }

## What to do now

prompt-call =
    { COUNT($calls) ->
        [one] يمكن تنزيل { $calls } فورًا: نادِ «{ do-call.short }» قبل أن يلعب أحد.
       *[other] يمكن تنزيل كل من هذه فورًا: { $calls }. نادِ «{ do-call.short }» على إحداها قبل أن يلعب أحد.
    }
prompt-draw = اسحب ورقة. لا شيء في كومة الرمي يمكن تنزيله فورًا.
prompt-draw-or-take = اسحب، أو انبش كومة الرمي عن ورقة تستطيع تنزيلها فورًا.
prompt-stop = فرغت كومة السحب: أنهِ الجولة.
prompt-take-or-stop = فرغت كومة السحب: خذ من كومة الرمي، أو أنهِ الجولة.
prompt-due-one = أخذت ورقة { $card }: نزّلها الآن بالزر «{ $button }».
prompt-due-few =
    { $count ->
        [1] أخذت ورقة { $card }: نزّلها الآن مع { $first }.
        [2] أخذت ورقة { $card }: نزّلها الآن مع { $first }، أو { $second }.
       *[3] أخذت ورقة { $card }: نزّلها الآن مع { $first }، أو { $second }، أو { $third }.
    }
prompt-due-add = أخذت ورقة { $card }: نزّلها الآن بتركيبها على تنزيلة.
prompt-due-add-or-meld = أخذت ورقة { $card }: نزّلها الآن بتركيبها على تنزيلة، أو اختر أوراقًا مضيئة لتنزل معها.
prompt-due-meld = أخذت ورقة { $card }، فنزّلها الآن: اختر أوراقًا مضيئة لتنزل معها.
last-turn = الدور الأخير.
prompt-meld = لك أن تنزّل. أنهِ دورك برمي ورقة.
prompt-add = لك أن تركّب على التنزيلات. أنهِ دورك برمي ورقة.
prompt-meld-or-add = لك أن تنزّل أو تركّب على التنزيلات. أنهِ دورك برمي ورقة.
prompt-discard = اختر ورقة وارمها.
first-draw = اسحب ورقة أولًا، أو خذ من كومة الرمي.
first-lay = أولًا نزّل ورقة { $card } التي أخذتها من كومة الرمي. لا يناسبها إلا الأوراق المضيئة.

## Buttons: in full, and in few words

do-draw = اسحب من كومة السحب
    .short = اسحب
do-stop = أنهِ الجولة
    .short = أنهِ الجولة
do-take = خذ أوراقًا من كومة الرمي
    .short = خذ…
do-take-card =
    { $count ->
        [0] خذ { $card } من أعلى كومة الرمي؛ يجب تنزيل { $short } فورًا
       *[other] خذ { $card } و{ above } فوقها؛ يجب تنزيل { $short } فورًا
    }
    .short = خذ { $pile }
do-call = نادِ «رامي!» على ورقة من كومة الرمي
    .short = رامي!
do-call-card =
    { $count ->
        [0] نادِ «رامي!» وخذ { $card } من أعلى كومة الرمي؛ يجب تنزيل { $short } فورًا
       *[other] نادِ «رامي!» وخذ { $card } و{ above } فوقها؛ يجب تنزيل { $short } فورًا
    }
    .short = رامي! { $short }
# $count: الأوراق التي تدخل اليد. $made: التنزيلة التي تصنعها الورقة، بالرموز.
help-take =
    { $count ->
        [1] يجب تنزيل { $short } فورًا{ help-made }
       *[other] إلى يدك: { cards }؛ يجب تنزيل { $short } فورًا{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] : { $made }
    }
do-meld = نزّل تنزيلة
    .short = نزّل…
do-meld-cards = نزّل { $cards }
    .short = نزّل { $short }
do-add = ركّب أوراقًا على تنزيلة
    .short = ركّب…
do-add-cards =
    { $end ->
        [low] ركّب { $cards } على { $meld }، في طرفها الأدنى
        [high] ركّب { $cards } على { $meld }، في طرفها الأعلى
       *[none] ركّب { $cards } على { $meld }
    }
    .short =
    { $end ->
        [low] { $short } ← { $onto } ↓
        [high] { $short } ← { $onto } ↑
       *[none] { $short } ← { $onto }
    }
do-discard = ارمِ ورقة
    .short = ارمِ
do-discard-card = ارمِ { $card }
    .short = ارمِ { $short }

## Said aloud

bubble-rummy = رامي!
bubble-float = معلّق

## Why a deal or the game ended

goes-out =
    { WHO($player) ->
        [you] خرجت.
       *[other] خروج { $player }.
    }
ended-stock = نفدت كومة السحب.
ended-target = انفرد أحدهم بالصدارة وبلغ النقاط المطلوبة.
ended-limit = لُعبت خمسون جولة.

## What points are given for, on the score sheet

why-melds = الورق على الطاولة
why-deadwood = الورق الباقي في اليد
standing = يفوز باللعبة من ينفرد بالصدارة بمجموع لا يقل عن { $target }.
standing-hand = كلفة يدك الآن: { $count }.

## Places and signs

place-hand = اليد
place-meld = تنزيلة
place-stock = كومة السحب
place-discard = كومة الرمي
sign-table = على الطاولة: { points }
sign-hand = ورق يدك يُحسب عليك: { $count }
sign-out = فرغت اليد
    .short = فرغت اليد
sign-floats = يد معلّقة: بلا ورق، والجولة مستمرة
sign-meld = التنزيلة { $number }
sign-due = من كومة الرمي: يجب تنزيلها الآن
    .short = نزّلها الآن

## Options

option-target = النقاط المطلوبة
    .help = بعد الجولة التي يبلغها فيها أحدهم يفوز صاحب أعلى مجموع؛ وما دام أعلى مجموع لأكثر من لاعب يستمر اللعب.
option-twoHand = الورق للاعبَين
    .help = كم ورقة لكل لاعب حين يلعب اثنان؟
option-jokers = الجوكر
    .help = الجوكر يقوم مقام أي ورقة ويُحسب 15.
    .v-true = اثنان في كل شدّة
    .v-false = بلا جوكر
option-goingOut = الخروج
    .help = ماذا يحدث حين تذهب آخر ورقة في اليد إلى تنزيلة؟
    .v-any = تنتهي الجولة فورًا
    .v-discard = بالرمي فقط
    .v-float = تبقى اليد معلّقة، والخروج بالرمي
option-stockOut = إذا نفدت كومة السحب
    .help = كم يستمر اللعب بعد سحب آخر ورقة منها؟
    .v-at-once = تنتهي الجولة فورًا
    .v-turn = يُكمَل ذلك الدور
    .v-play-on = يستمر اللعب من كومة الرمي
option-rummyCalls = «رامي!» في غير الدور
    .help = هل يجوز النداء في غير الدور على ورقة من كومة الرمي يمكن تنزيلها فورًا؟ يلزم ثلاثة لاعبين.
    .v-true = مسموح
    .v-false = ممنوع
option-cardValues = قيم الأوراق
    .help = الصور والعشرات دائمًا 10، والجوكر والآص العالي 15.
    .v-pips = من 2 إلى 9 برقمها، والآص المنخفض 1
    .v-fives = من 2 إلى 9 بـ5، والآص المنخفض 5
group-game = اللعبة
group-playing = اللعب
preset-classic = كلاسيكية
    .help = حتى 500 نقطة، مع الجوكر ونداء «رامي!»
preset-quick = سريعة
    .help = حتى 250 نقطة: لعبة بنصف الطول.
preset-floating = اليد المعلّقة
    .help = بلا جوكر، والأوراق من 2 إلى 9 بخمس، ولا خروج إلا بالرمي.
preset-quiet = هادئة
    .help = لا نداء في غير الدور، ويُكمَل الدور الذي تنفد فيه كومة السحب.
preset-duel = مبارزة
    .help = لاعبان، ولكل منهما ثلاث عشرة ورقة.

## Why a bot or a hint does something

reason-out = إنها الورقة الأخيرة: بها تفرغ اليد.
reason-meld = النقاط على الطاولة مضمونة، والنقاط في اليد ليست كذلك.
reason-layoff = بالتركيب تُحسب الورقة لصاحبها على الطاولة بدل أن تُحسب عليه في اليد.
reason-rummy = رُميت ورقة يمكن تنزيلها فورًا، وهي لأول من ينادي.
reason-take = ورقة من كومة الرمي تنفع فورًا، ويأتي معها ما فوقها.
reason-dear = لا تناسب شيئًا آخر في اليد، وتُحسب على صاحبها عشر نقاط أو أكثر.
reason-loose = لا تناسب شيئًا آخر في اليد.
reason-draw = لا شيء في كومة الرمي يمكن أخذه.
reason-light = ورقة واحدة من كومة السحب تُبقي اليد صغيرة.
