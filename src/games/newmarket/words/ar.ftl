# نيوماركت بالعربية.
# المصطلحات: ورقة الفيش (pay card) – ورقة عليها فيش؛ الصندوق (kitty)؛ سلسلة – أوراق نوع تصاعديًّا؛ توقّف؛ افتتاح؛ اليد الزائدة؛
# تبديل، إبقاء؛ مزاد، مزايدة؛ أخذ الفيش (claim).

tagline = العب الأنواع تصاعديًّا، مرورًا بأربع أوراق عليها فيش.

lesson-1 = تختار نوعًا وتفتتح بأدنى ورقة عندك منه. ومن معه الورقة التي تعلوها يجب أن يلعبها، وهكذا.
lesson-2 = إن لم تكن الورقة التالية مع أحد توقفت السلسلة، وآخر من لعب هو الذي يفتتح، بورقة من اللون الآخر.
lesson-3 = العب إحدى أوراق الفيش الأربع فتصير فيشها لك. وكن أول من يخرج: يدفع لك الآخرون عن كل ورقة باقية.

## What happens

exchanges =
    { WHO($player) ->
        [you] تبدّل يدك باليد الزائدة دون أن تراها.
       *[other] { $player }: تبديل اليد باليد الزائدة دون رؤيتها.
    }
keeps =
    { WHO($player) ->
        [you] تُبقي يدك.
       *[other] { $player }: إبقاء اليد.
    }
keeps-and-sells =
    { WHO($player) ->
        [you] تُبقي يدك وتعرض الزائدة في المزاد.
       *[other] { $player }: إبقاء اليد وعرض الزائدة في المزاد.
    }
bids =
    { WHO($player) ->
        [you] تزايد: { $amount }.
       *[other] مزايدة { $player }: { $amount }.
    }
new-hand = صارت يدك: { $cards }.
buys =
    { WHO($player) ->
        [you] تشتري اليد الزائدة. الثمن: { chips }.
       *[other] اليد الزائدة من نصيب { $player }. الثمن: { chips }.
    }
unsold = لم يزايد أحد: تبقى اليد الزائدة مكانها.
stops = ورقة { $card } ليست مع أحد: توقفت السلسلة.
stops-at-ace = الآص ينهي السلسلة.
no-lead-colour =
    { WHO($player) ->
        [you] { $colour ->
            [red] ليست معك ورقة حمراء.
           *[black] ليست معك ورقة سوداء.
        }
       *[other] { $colour ->
            [red] ليست مع { $player } ورقة حمراء.
           *[black] ليست مع { $player } ورقة سوداء.
        }
    }
no-lead-suit =
    { WHO($player) ->
        [you] ليس معك نوع آخر.
       *[other] ليس مع { $player } نوع آخر.
    }
too-late =
    { WHO($player) ->
        [you] تأخرت: تبقى الفيش على { $card }.
       *[other] { $player }: فات الوقت. تبقى الفيش على { $card }.
    }
colour =
    { $colour ->
        [red] أحمر
       *[black] أسود
    }
# من أين يُؤخذ، ولماذا: «إليك من الصندوق: فيشة واحدة».
kitty = الصندوق
pay-card = { $card }
for-cards-left = الورق الباقي في اليد

## What to do now

other-chooses = القرار { FORM($player, is: "on") }: تبديل اليد أم إبقاؤها؟
other-bids = الدور { FORM($player, is: "on") } في المزايدة على اليد الزائدة.
other-leads = الافتتاح { FORM($player, is: "on") }.
next-card = الورقة التالية: { $card }.
prompt-claim =
    { $count ->
        [one] خذ فيشتك قبل أن تُلعب الورقة التالية!
        [two] خذ فيشتيك قبل أن تُلعب الورقة التالية!
       *[other] خذ فيشك ({ chips }) قبل أن تُلعب الورقة التالية!
    }
prompt-exchange = هل تبدّل يدك باليد الزائدة دون أن تراها، أم تُبقي يدك؟
prompt-exchange-or-sell = هل تبدّل يدك باليد الزائدة دون أن تراها؟ إن أبقيت يدك عُرضت الزائدة في المزاد.
prompt-poor = فيشك لا تكفي لمزايدة أعلى: قل باص.
prompt-bid = كم تساوي اليد الزائدة عندك؟ زايد أو قل باص.
prompt-bid-more =
    { WHO($player) ->
        [you] مزايدتك على اليد الزائدة { $amount }. زايد أكثر أو قل باص.
       *[other] مزايدة { $player } على اليد الزائدة { $amount }. زايد أكثر أو قل باص.
    }
prompt-due = معك ورقة { $card }: العبها.
prompt-lead = الافتتاح عليك: اختر نوعًا والعب أدنى ورقة معك منه.
prompt-lead-colour = الافتتاح عليك: اختر نوعًا { colour } والعب أدنى ورقة معك منه.
prompt-lead-not = الافتتاح عليك: اختر أي نوع عدا { $suit } والعب أدنى ورقة معك منه.
first-extra = اليد الزائدة أولًا.
lead-lowest = افتتح بأدنى ورقة من النوع: { $card }.
stopped-colour =
    { $colour ->
        [red] توقفت السلسلة عند { $card }: افتتح بورقة حمراء.
       *[black] توقفت السلسلة عند { $card }: افتتح بورقة سوداء.
    }
stopped-suit = توقفت السلسلة عند { $card }: افتتح بنوع آخر.

## Buttons: in full, and in few words

do-exchange = بدّل يدك باليد الزائدة
    .short = بدّل
do-keep = أبقِ يدك
    .short = أبقِ
do-keep-and-sell = أبقِ يدك واعرض الزائدة في المزاد
    .short = أبقِ
do-bid = زايد
    .short = زايد…
do-bid-amount =
    { $count ->
        [one] زايد بفيشة واحدة
        [two] زايد بفيشتين
        [few] زايد بـ{ $count } فيش
       *[other] زايد بـ{ $count } فيشة
    }
    .short = { $count }
do-pass = قل باص
    .short = باص
do-collect = خذ فيشك
    .short = خذ الفيش
do-collect-card = خذ الفيش التي على { $card }
    .short = خذ { $short }
do-play = العب ورقة
    .short = العب
do-play-card = العب { $card }
    .short = { $short }

## Said aloud

bubble-exchange = أبدّل يدي
bubble-keep = أُبقي يدي
bubble-bid = { $amount }
bubble-pass = باص
bubble-collect = لي!
bubble-stop = توقّف
bubble-no-lead = لا شيء للافتتاح
bubble-forfeit = فات الوقت!

## Why a deal or the game ended

ended-out = أول يد تفرغ يُدفع لها عن كل ورقة باقية.
ended-broke = نفدت فيش أحدهم.

## What chips are paid for, on the score sheet

why-buy-in = فيش البداية
why-ante = الرهان
why-auction = اليد الزائدة
why-collect = أوراق الفيش
why-cards-left = الورق الباقي في اليد
why-kitty = الصندوق
why-sweep = فيش بقيت على الأوراق

## Places and signs

place-hand = اليد
place-played = الورق الملعوب
place-widow = اليد الزائدة
place-dead = اليد المتروكة
place-stock = ورق للتوزيع
place-kitty = الصندوق
place-pay-card = { $card }
sign-bid = مزايدة: { chips }
sign-swapped = أخذ اليد الزائدة
    .short = تبديل

## Options

option-deals = الجولات
    .help = بعد هذا العدد من الجولات يفوز صاحب أكثر الفيش.
option-untilBroke = حتى الإفلاس
    .help = تنتهي اللعبة أيضًا حين تنفد فيش أحدهم.
    .v-true = نعم
    .v-false = لا
option-purse = فيش كل لاعب
    .help = ما يبدأ به كل لاعب. وقد ينزل رصيده تحت الصفر.
option-ante = الرهان
    .help = ما يضعه كل لاعب على كل ورقة فيش قبل الجولة.
option-dealerDouble = رهان الموزّع مضاعف
    .help = يضع الموزّع على أوراق الفيش ضعف ما يضعه غيره.
    .v-true = نعم
    .v-false = لا
option-kitty = الصندوق
    .help = ما يضعه كل لاعب في الصندوق، وهو لأول من يخرج.
option-layout = أوراق الفيش
    .help = الأوراق الأربع التي عليها الفيش.
    .v-boodle = A♥ K♣ Q♦ J♠‎
    .v-kings = الشيوخ الأربعة
option-widow = اليد الزائدة
    .help = ما يجوز فعله باليد الزائدة، التي ليست لأحد.
    .v-auction = للموزّع تبديلها أو بيعها
    .v-exchange = للموزّع تبديلها
    .v-none = ليست لأحد
option-lead = الافتتاح بعد التوقّف
    .help = بأي نوع يجوز أن تبدأ السلسلة التالية؟
    .v-colour = اللون الآخر
    .v-suit = نوع آخر
    .v-any = أي نوع
option-noLead = من ليس معه ما يفتتح به
    .help = من يفتتح إن لم تكن مع من أوقف السلسلة ورقة يجوز له أن يفتتح بها؟
    .v-left = ينتقل الافتتاح إلى يساره
    .v-own = يفتتح بأي نوع
option-collect = أخذ الفيش
    .help = هل تأتي الفيش تلقائيًّا، أم تضيع إن لم تؤخذ في وقتها؟
    .v-auto = تلقائيًّا
    .v-claim = خذها بنفسك
option-cardFee = الورق الباقي
    .help = كم تكلّف في النهاية كل ورقة باقية في اليد؟
option-lastPots = فيش تبقى في النهاية
    .help = مصير الفيش على أوراق لم يلعبها أحد في الجولة الأخيرة.
    .v-stay = ليست لأحد
    .v-winner = لفائز الجولة الأخيرة
group-game = اللعبة
group-playing = اللعب
group-chips = الفيش
preset-classic = كلاسيكية
    .help = يجوز بيع اليد الزائدة؛ وبعد التوقّف يتغيّر اللون.
preset-michigan = ميشيغان
    .help = بعد التوقّف يجوز الافتتاح بأي نوع آخر؛ ورهان الموزّع مضاعف.
preset-fourKings = الشيوخ الأربعة
    .help = الفيش على الشيوخ، والافتتاح بأي نوع، وهناك صندوق، واليد الزائدة ليست لأحد.
preset-openEyes = افتح عينيك
    .help = حين تلعب ورقة فيش خذ فيشها بنفسك، وإلا ضاعت.
preset-untilBroke = حتى الإفلاس
    .help = حتى 24 جولة؛ وتنتهي اللعبة قبل ذلك إن نفدت فيش أحدهم.

## Why a bot or a hint does something

reason-collect = الفيش على الورقة لمن يلعبها.
reason-stop = السلسلة حتى الآص كلها في يد من يلعب هذه الورقة، فيبقى له الافتتاح.
reason-run = من يلعبها معه أيضًا الورقة التي تعلوها.
reason-low = إنها أدنى ورقة يجوز الافتتاح بها، والأوراق المنخفضة قلّما تُلعب ما لم يُفتتح بها.
reason-exchange = يُرجى من اليد الزائدة أكثر مما يُرجى من هذه الأوراق.
reason-keep = يُرجى من هذه الأوراق أكثر مما يُرجى من يد مجهولة.
reason-bid = اليد الزائدة تساوي هذا الثمن.
reason-pass = اليد الزائدة لا تساوي أكثر من أعلى مزايدة.
