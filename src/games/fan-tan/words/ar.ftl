# فان تان بالعربية.
# المصطلحات: صف – أوراق نوع على الطاولة؛ باص؛ الرهان (ante)؛ الصندوق (pot)؛ باص كاذب.

tagline = أربعة صفوف من السبعات، وفيشة على من لا يستطيع أن يضيف إليها.

lesson-1 = العب سبعة أو ورقة تتابع صفًّا: الثمانية على السبعة ثم التسعة؛ أو الستّة ثم الخمسة.
lesson-2 = إن استطعت اللعب وجب عليك. وإلا فقل باص وادفع فيشة.
lesson-3 = أول يد تفرغ تأخذ الصندوق، وفيشة عن كل ورقة في أيدي الآخرين.

## What happens

false-pass =
    { WHO($player) ->
        [you] باصك كان كاذبًا: كان يمكن لعب { $card }.
       *[other] { $player }: باص كاذب. كان يمكن لعب { $card }.
    }
# من يدفع إليه أو يأخذ منه: «منك إلى الصندوق: فيشة واحدة».
pot = الصندوق

## What to do now

prompt-pass =
    { $count ->
        [0] لا شيء يناسب: قل باص.
       *[other] لا شيء يناسب: قل باص وادفع { chips-acc }.
    }
prompt-begin = معك ورقة { $card }: ابدأ بها.
prompt-play = العب سبعة، أو ورقة تجاور ورقة على الطاولة.
prompt-play-or-pass = العب سبعة، أو ورقة تجاور ورقة على الطاولة، أو قل باص: الباص الكاذب يكلّف أكثر إن انكشف.
not-next = ليست على الطاولة بعد: { $card }.

## Buttons: in full, and in few words

do-pass =
    { $count ->
        [0] قل باص
       *[other] قل باص وادفع { chips-acc }
    }
    .short = باص
do-play = العب { $card }
    .short = { $short }

## Said aloud

bubble-pass = باص
bubble-false-pass = انكشف!

## Why a deal ended

ended-out = أول يد تفرغ تأخذ الصندوق.

## What chips are paid for, on the score sheet

why-buy-in = فيش البداية
why-ante = الرهان
why-short-hand = يد ناقصة
why-pass = باص
why-false-pass = باص كاذب
why-held-seven = سبعة محجوزة
why-cards-left = الورق الباقي في اليد
why-pot = الصندوق

## Places

place-hand = اليد
place-high = من الثمانية إلى الشيخ
place-seven = السبعة
place-low = من الستّة إلى الآص
place-stock = ورق للتوزيع
place-pot = الصندوق

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
    .help = ما يضعه كل لاعب في الصندوق قبل الجولة.
option-shortAnte = رهان اليد الناقصة
    .help = ما يدفعه فوق رهانه اللاعب الذي تنقصه ورقة.
option-passFee = الباص
    .help = كم يكلّف الباص؟
option-cardFee = الورق الباقي
    .help = كم تكلّف في النهاية كل ورقة باقية في اليد؟
option-start = من يبدأ
    .help = من يبدأ، وبأي ورقة؟
    .v-left = يسار الموزّع
    .v-7D = سبعة الديناري
    .v-7H = سبعة الكبة
option-honour = على ذمّتك
    .help = يجوز قول باص مع القدرة على اللعب؛ ومن انكشف يدفع غرامة.
    .v-true = الباص الكاذب مسموح
    .v-false = من استطاع اللعب وجب عليه
group-game = اللعبة
group-chips = الفيش
preset-classic = كلاسيكية
    .help = فيشة رهانًا في البداية، وفيشة عن كل باص، وفيشة عن كل ورقة باقية.
preset-sevens = السبعات
    .help = تبدأ سبعة الكبة؛ ولا يُدفع إلا عن الورق الباقي.
preset-parliament = البرلمان
    .help = تبدأ سبعة الديناري.
preset-onYourHonour = على ذمّتك
    .help = الباص الكاذب مسموح، وثمنه غالٍ إن انكشف.
preset-untilBroke = حتى الإفلاس
    .help = حتى 24 جولة؛ وتنتهي اللعبة قبل ذلك إن نفدت فيش أحدهم.

## Why a bot or a hint does something

reason-alone = من يلعبها معه كل ما قد يتبعها، فلا تنفع غيره.
reason-next = من يلعبها معه أيضًا الورقة التالية في الصف.
reason-far = في اليد أوراق أبعد في هذا الصف تحتاج إلى فتح الطريق.
reason-end = ينتهي بها الصف، فلا تفتح شيئًا للآخرين.
reason-forced = لا يمكن وضع ورقة أخرى.
reason-bluff = الباص الكاذب يُبقي الآخرين منتظرين، وثمنه غرامة إن انكشف.
