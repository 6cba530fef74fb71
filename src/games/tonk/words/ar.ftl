# تونك بالعربية.
# المصطلحات: تنزيلة (spread) – مجموعة أو سلسلة على الطاولة؛ تركيب (hit) – إضافة ورقة إلى تنزيلة؛ خطف (slap) – أخذ المرمية في
# غير الدور؛ منع (bar) – من التنزيل والتركيب؛ دقّ (drop) – إنهاء الجولة بمقارنة الأيدي؛ تونك.

tagline = خمس أوراق، ويد سريعة، وإحساس بلحظة الدقّ.

lesson-1 = اسحب ورقة ثم نزّل ما تستطيع: ثلاثًا أو أربعًا من رتبة واحدة، أو ثلاثًا متتالية من نوع واحد. وأنهِ دورك برمي ورقة.
lesson-2 = يجوز تركيب أوراق مفردة على أي تنزيلة على الطاولة. وإن ركّبت على تنزيلة غيرك لم يجز لصاحبها في دوره التالي أن ينزّل ولا أن يركّب.
lesson-3 = بدل السحب لك أن تدقّ إن ظننت يدك هي الأدنى. وأول من ينفد ورقه يفوز فورًا.

## What happens

take =
    { WHO($player) ->
        [you] { $capped ->
            [yes] تأخذ من كومة الرمي { $cards }. الورقة التالية تُسحب من كومة السحب حتمًا.
           *[no] تأخذ من كومة الرمي { $cards }.
        }
       *[other] { $capped ->
            [yes] { $player }: أخذ { $cards } من كومة الرمي. الورقة التالية تُسحب من كومة السحب حتمًا.
           *[no] { $player }: أخذ { $cards } من كومة الرمي.
        }
    }
hit-own =
    { WHO($player) ->
        [you] تركّب { $cards } على تنزيلة لك.
       *[other] { $player }: تركيب { $cards } على تنزيلة { $player }.
    }
hit-other =
    { WHO($player) ->
        [you] تركّب { $cards } على { hit-whose }.
       *[other] { $player }: تركيب { $cards } على { hit-whose }.
    }
hit-whose =
    { WHO($owner) ->
        [you] تنزيلتك
       *[other] تنزيلة { $owner }
    }
discard =
    { WHO($player) ->
        [you] ترمي { $cards }.
       *[other] { $player }: رمي { $cards }.
    }
spread =
    { WHO($player) ->
        [you] تنزّل { $cards }.
       *[other] { $player }: تنزيل { $cards }.
    }
upcard = الورقة المكشوفة: { $cards }.
barred =
    { WHO($player) ->
        [you] ممنوع عليك التنزيل والتركيب والخطف لمدة { number-of-turns }.
       *[other] { $player }: منع من التنزيل والتركيب والخطف لمدة { number-of-turns }.
    }
# بعد مضاف: لمدة دورين.
number-of-turns =
    { $count ->
        [zero] 0 أدوار
        [one] دور واحد
        [two] دورين
        [few] { $count } أدوار
        [many] { $count } دورًا
       *[other] { $count } دور
    }
slap =
    { WHO($player) ->
        [you] تخطف { $card }.
       *[other] { $player }: خطف { $card }.
    }
show =
    { WHO($player) ->
        [you] في يدك { $cards }: المجموع { $count }.
       *[other] في يد { $player } { $cards }: المجموع { $count }.
    }
cries-tonk =
    { WHO($player) ->
        [you] تنادي «تونك!»
       *[other] { $player }: «تونك!»
    }
drops =
    { WHO($player) ->
        [you] تدقّ.
       *[other] { $player }: دقّ.
    }
table = الطاولة

## What to do now

prompt-tonk =
    { $stake ->
        [0] معك تونك: اضغط «{ do-tonk.short }» فتكسب الجولة، ما لم يعلن غيرك تونكًا.
       *[other] معك تونك: اضغط «{ do-tonk.short }» فيدفع لك الجميع الضعف، ما لم يعلن غيرك تونكًا.
    }
prompt-slap = تنفعك الورقة المرمية: اخطفها قبل أن يلعب غيرك!
prompt-draw =
    { $takes ->
        [yes] { $drops ->
            [yes] اسحب من كومة السحب، أو خذ المرمية، أو دُقّ.
           *[no] اسحب من كومة السحب، أو خذ المرمية.
        }
       *[no] { $drops ->
            [yes] اسحب من كومة السحب، أو دُقّ.
           *[no] اسحب من كومة السحب.
        }
    }
prompt-discard = اختر ورقة وارمها.
prompt-spread = لك أن تنزّل تنزيلة. { prompt-discard }
prompt-hit = لك أن تركّب. { prompt-discard }
prompt-lay = لك أن تنزّل تنزيلة أو تركّب. { prompt-discard }
first-draw = اسحب ورقة أولًا.
not-back = لا يجوز رمي هذه الورقة الآن: الورقة المأخوذة من كومة الرمي لا تعود إليها فورًا.

## Buttons: in full, and in few words

do-tonk = قل «تونك!»
    .short = تونك!
do-no-tonk = لا تعلن التونك
    .short = بلا تونك
do-drop = دُقّ: تُقارن كل الأيدي
    .short = دُقّ
do-take = خذ الورقة المرمية
    .short = خذ
do-draw = اسحب من كومة السحب
    .short = اسحب
do-slap = اخطف الورقة المرمية
    .short = اخطف!
do-slap-onto = اخطف { $card } إلى التنزيلة: { $spread }
    .short = اخطف! { $short }
do-slap-new = اخطف المرمية لتنزيلة جديدة
    .short = اخطف!
do-slap-spread = اخطف لتنزيلة: { $cards }
    .short = اخطف! { $short }
do-spread = نزّل تنزيلة
    .short = نزّل…
do-spread-cards = نزّل تنزيلة: { $cards }
    .short = نزّل { $short }
do-hit = ركّب على تنزيلة
    .short = ركّب…
do-hit-with = ركّب { $card } على التنزيلة: { $spread }
    .short = ركّب { $short }
do-discard = ارمِ ورقة
    .short = ارمِ
do-discard-card = ارمِ { $card }
    .short = ارمِ { $short }

## Said aloud

bubble-slap = خطفتها!
bubble-tonk = تونك!
bubble-drop = أدقّ

## Why a deal ended

ended-tonk = تونك في التوزيع: الدفع مضاعف.
ended-tonk-points = تونك في التوزيع.
ended-tonk-draw = قال «تونك!» أكثر من لاعب: لا يدفع أحد.
ended-tonk-draw-points = قال «تونك!» أكثر من لاعب: تعادل.
ended-drop = نجح الدقّ.
ended-caught = لم ينجح الدقّ.
ended-run-out = أول يد تفرغ.
ended-tonk-out = تونك: فرغت اليد بلا رمي، والدفع مضاعف.
ended-tonk-out-points = تونك: فرغت اليد بلا رمي.
ended-stock-out = نفدت كومة السحب: الفوز لليد الأدنى.
ended-stock-draw = نفدت كومة السحب وتساوت أدنى الأيدي: لا يدفع أحد.
ended-stock-draw-points = نفدت كومة السحب وتساوت أدنى الأيدي: تعادل.

## What chips are paid for, on the score sheet

why-buy-in = فيش البداية
why-tonk = تونك في التوزيع، مضاعف
why-tonk-points = تونك في التوزيع
why-drop = الأدنى عند الدقّ
why-caught = دقّ خاسر
why-low = اليد الأدنى
why-run-out = الخروج
why-tonk-out = الخروج بتونك، مضاعف
why-tonk-out-points = الخروج بتونك
why-stock-out = الأدنى عند نفاد كومة السحب

## Places and signs

place-hand = اليد
place-meld = تنزيلة
place-stock = كومة السحب
place-discard = كومة الرمي
sign-barred = منع لمدة { number-of-turns }
sign-count = يدك تساوي { $count }

## Options

option-stake = الرهان
    .help = كم تكلّف الجولة كل خاسر؟ 0 يعني اللعب على نقاط بدل الفيش.
option-purse = فيش كل لاعب
    .help = ما يبدأ به كل لاعب. وقد ينزل رصيده تحت الصفر.
option-deals = الجولات
    .help = بعد هذا العدد من الجولات تنتهي اللعبة.
option-untilBroke = حتى الإفلاس
    .help = تنتهي اللعبة أيضًا حين تنفد فيش أحدهم.
    .v-true = نعم
    .v-false = لا
option-tonkHigh = تونك عالٍ في التوزيع
    .help = أوراقك الخمس الأولى تونك إن ساوت هذا القدر على الأقل؛ 0 يلغي هذا الشرط.
option-tonkLow = تونك منخفض في التوزيع
    .help = أوراقك الخمس الأولى تونك إن ساوت هذا القدر على الأكثر؛ 0 يلغي هذا الشرط.
option-slap = الخطف
    .help = هل يجوز خطف الورقة المرمية، أي أخذها في غير الدور؟
    .v-off = أبدًا
    .v-table = لتنزيلة على الطاولة
    .v-any = لتنزيلة جديدة أيضًا
option-bar = التركيب على تنزيلتك
    .help = ما الممنوع على صاحب التنزيلة في دوره التالي بعد أن ركّب غيره عليها؟
    .v-none = لا منع
    .v-spread = منع التنزيل والتركيب
    .v-spread-drop = منع الدقّ أيضًا
option-barStack = تركيب متكرر
    .help = هل يمنع كل تركيب صاحب التنزيلة دورًا إضافيًّا؟
    .v-true = دور لكل تركيب
    .v-false = دور واحد للكل
option-caught = دقّ خاسر
    .help = كم تدفع إن دققت وكانت يد غيرك مثل يدك أو أدنى منها؟
    .v-single = رهان لكلٍّ، ورهان للأدنى
    .v-double = رهانان لكلٍّ
option-count = مقارنة الأيدي
    .help = ما الذي يُحسب في اليد؟
    .v-unmatched = من دون أفضل تنزيلة
    .v-all = كل ورقة
option-aceHigh = الآص فوق الشيخ
    .help = هل يجوز أن تنتهي سلسلة ببنت وشيخ وآص؟
    .v-true = مسموح
    .v-false = الآص منخفض فقط
option-upcard = أول ورقة مرمية
    .help = هل تُكشف ورقة تبدأ بها كومة الرمي؟
    .v-true = تُكشف
    .v-false = كومة الرمي تبدأ فارغة
option-returnTaken = إعادة الورقة المأخوذة
    .help = هل يجوز أن تُرمى في الدور نفسه ورقة أُخذت من كومة الرمي؟
    .v-true = مسموح
    .v-false = ممنوع
group-game = اللعبة
group-tonk = التونك والدقّ
group-playing = اللعب
preset-classic = كلاسيكية
    .help = التونك 50، أو 11 فأقل، والخطف لتنزيلات على الطاولة فقط.
preset-strict = صارمة
    .help = التونك 49 فأكثر، أو 11 فأقل، وتُحسب كل ورقة، ومن رُكّب على تنزيلته لا يدقّ أيضًا.
preset-eating = خطف حر
    .help = الخطف لتنزيلات جديدة أيضًا، وكل تركيب يمنع صاحب التنزيلة دورًا إضافيًّا، والآص منخفض فقط، ولا تُكشف ورقة في البداية.
preset-lastPurse = حتى الإفلاس
    .help = حتى 100 جولة؛ وتنتهي اللعبة قبل ذلك إن نفدت فيش أحدهم.
preset-singleDeal = جولة واحدة
    .help = جولة بنقطة، بلا فيش.

## Why a bot or a hint does something

reason-tonk = التونك يفوز فورًا.
reason-drop = الأرجح أن اليد هي الأدنى الآن؛ وبعدها يقلّ ورق الآخرين.
reason-slap = الخطف دور إضافي، وتقلّ به نقاط اليد.
reason-spread = الورق الذي على الطاولة لا يُحسب على صاحبه.
reason-hit = بالتركيب تقلّ نقاط اليد، وقد يُمنع صاحب التنزيلة من التنزيل والتركيب.
reason-dear = لا تناسب شيئًا آخر في اليد، ولا ورقة تُحسب أكثر منها.
reason-loose = لا تناسب شيئًا آخر في اليد.
reason-dearest = لا ورقة في اليد تُحسب عليها أكثر.
reason-take = الورقة المرمية نافعة، أو منخفضة جدًّا.
reason-draw = اليد ليست منخفضة بما يكفي للدقّ.
