# لعبة الذاكرة بالعربية.
# المصطلحات: كشف وقلب – ورقة على الطاولة؛ زوج؛ إخفاق – دور بلا زوج؛ موضع – مكان الورقة برقمه.

tagline = ورقتان في كل مرة، وذاكرة قوية.

lesson-1 = اكشف ورقتين. إن تطابقتا فهما لك، وتلعب مرة أخرى.
lesson-2 = كل ورقة تُكشف يراها الجميع. تذكّر موضعها.
lesson-3 = حين تخلو الطاولة يفوز صاحب أكثر الأزواج.

## What happens

turns-up =
    { WHO($player) ->
        [you] تكشف { $card } في الموضع { $place }.
       *[other] { $player }: كشف { $card } في الموضع { $place }.
    }
pair-found =
    { WHO($player) ->
        [you] زوج لك.
       *[other] زوج من نصيب { $player }.
    }
no-pair = لا زوج: تُقلب الورقتان.
solo =
    { turns }، { $misses ->
        [zero] بلا إخفاق
        [one] إخفاق واحد
        [two] إخفاقان
        [few] { $misses } إخفاقات
        [many] { $misses } إخفاقًا
       *[other] { $misses } إخفاق
    }.
turns =
    { $turns ->
        [zero] لا أدوار
        [one] دور واحد
        [two] دوران
        [few] { $turns } أدوار
        [many] { $turns } دورًا
       *[other] { $turns } دور
    }
has-pairs =
    { WHO($player) ->
        [you] { $count ->
            [zero] ليس معك أزواج.
           *[other] معك { pairs }.
        }
       *[other] { $count ->
            [zero] ليس مع { $player } أزواج.
           *[other] مع { $player } { pairs }.
        }
    }
pairs =
    { $count ->
        [zero] لا أزواج
        [one] زوج واحد
        [two] زوجان
        [few] { $count } أزواج
        [many] { $count } زوجًا
       *[other] { $count } زوج
    }

## What to do now

prompt-first = اكشف ورقة.
prompt-unseen = اكشف ورقة لم يرها أحد بعد: لم تأتِ الدورة الأخيرة بجديد.
prompt-second = كُشفت ورقة { $card }: اكشف ورقة ثانية.
not-won = اكشف ورقة من الطاولة.

## Buttons: in full, and in few words

do-time-up = انتهى الوقت
    .short = انتهى الوقت
do-turn-up = اكشف ورقة
    .short = اكشف
do-turn-up-place = اكشف الورقة في الموضع { $place }
    .short = { $place }

## Said aloud

bubble-pair = زوج!

## Why a deal ended

ended-cleared = خلت الطاولة.
ended-limit = نفدت الأدوار.
ended-stalled = مضى وقت طويل جدًّا ولم يجد أحد زوجًا.
ended-time = انتهى الوقت.

## What points are given for, on the score sheet

why-pairs = أزواج

## Places and signs

place-grid = الموضع
place-won = الأزواج
place-stock = ورق لم يُبسط بعد
sign-solo =
    { turns }، { $left ->
        [zero] لم تبقَ أوراق
        [one] بقيت ورقة واحدة
        [two] بقيت ورقتان
        [few] بقيت { $left } أوراق
       *[other] بقيت { $left } ورقة
    }
    .short = { turns }

## Options

option-decks = الشدّات
    .help = كلما زادت الشدّات زادت الأوراق على الطاولة.
option-ranks = الرتب
    .help = كلما قلّت الرتب صغرت الطاولة: بثلاث رتب تكون في الشدّة اثنتا عشرة ورقة.
option-jokers = الجوكر
    .help = الجوكر لا يطابق إلا جوكرًا.
    .v-true = اثنان في كل شدّة
    .v-false = بلا جوكر
option-match = شرط الزوج
    .help = أي ورقتين تتطابقان؟
    .v-rank = الرتبة نفسها
    .v-rank-color = الرتبة واللون
    .v-zebra = الرتبة بلونين مختلفين
    .v-rank-suit = الورقة ذاتها
option-again = بعد الزوج
    .help = هل يتابع من وجد زوجًا؟
    .v-true = يتابع
    .v-false = اللاعب التالي
option-deals = الجولات
    .help = تُجمع أزواج كل الجولات.
option-turnLimit = الأدوار
    .help = للّعب المنفرد: يجب إخلاء الطاولة في هذا العدد من الأدوار؛ 0 يعني بلا حد.
option-clock = الثواني
    .help = للّعب المنفرد: يجب إخلاء الطاولة في هذا العدد من الثواني؛ 0 يعني بلا حد.
group-table = الطاولة
group-game = اللعبة
group-alone = لعب منفرد
preset-classic = كلاسيكية
    .help = شدّة واحدة، والزوج من الرتبة نفسها، وتلعب مرة أخرى بعد كل زوج.
preset-sameColour = اللون نفسه
    .help = السبعة الحمراء لا تطابق إلا سبعة حمراء.
preset-zebra = مخططة
    .help = الورقة الحمراء تطابق السوداء من رتبتها.
preset-twins = توائم
    .help = شدّتان؛ لا تطابق الورقة إلا نظيرتها تمامًا.
preset-oneFlip = محاولة واحدة
    .help = بعد الزوج يأتي دور اللاعب التالي.
preset-children = للأطفال
    .help = عشرون ورقة: الآصات والشيوخ والبنات والأولاد والعشرات.
preset-solo = لعب منفرد
    .help = أخلِ الطاولة في أقل عدد من الأدوار.

## Why a bot or a hint does something

reason-pair = ظهرت نظيرتها من قبل، وهما معًا زوج.
reason-look = ورقة لم يرها أحد بعد هي الأكثر فائدة، وقد تكون نظيرتها معروفة.
reason-quiet = ورقة ظهرت من قبل لا تخبر الآخرين بجديد.
reason-chance = نظيرتها غير معروفة، وقد تكون ورقةً لم تظهر بعد.
