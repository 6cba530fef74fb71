# ما تقوله الشاشات فوق الطاولة، بالعربية.
#   جولة اليوم (deal of the day)، المعدّل (par)، توزيع نزيه (fair deal)، بذرة (seed)، التزام (commitment)، ملح (salt)، سر (secret)
#   تنظيم الطاولة: قواعد خاصة (house rules)، مقعد (seat)، شدّة (deck)

## entries: the menu

entries-title = القائمة
entries-newGame = لعبة جديدة
entries-rules = القواعد
entries-settings = الإعدادات
entries-pastGames = الألعاب السابقة
entries-help = المفاتيح والمساعدة
entries-save = احفظ سجل اللعبة الجارية
entries-open = شاهد سجلًا من ملف
entries-play = اللعب
entries-table = هذه الطاولة
entries-you = أنت
entries-more = المزيد
entries-fullScreen = ملء الشاشة
entries-window = إنهاء ملء الشاشة
entries-onShelf =
    { $count ->
        [zero] لا ألعاب
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $count } ألعاب
       *[other] { $count } لعبة
    }
entries-inARow =
    { $days ->
        [one] يوم واحد
        [two] يومان متتاليان
        [few] { $days } أيام متتالية
        [many] { $days } يومًا متتاليًا
       *[other] { $days } يوم متتالٍ
    }
entries-newGameHelp = اللاعبون والقواعد والمستوى
entries-friendsHelp = رابط واحد، بلا حساب
entries-won = الفوز: { $percent }%
entries-moreHelp = الألغاز، التوزيع النزيه، المفاتيح

## puzzles: the way to the practice screen (its words are in ar.puzzles.ftl)

puzzles-open = الألغاز
puzzles-like = ألغاز كهذا
puzzles-all = الألغاز
puzzles-solved = حُلّ { $solved } من { $all }

## day

day-title = جولة اليوم
day-heading = جولات { $date }
day-lead = الأوراق نفسها للجميع، مرة في اليوم لكل لعبة.
day-intro-1 = لكل لعبة جولة واحدة في اليوم. لا تعتمد إلا على التاريخ، فيأخذ كل من في العالم الأوراق نفسها، بلا حاجة إلى الإنترنت. والتاريخ بتوقيت غرينتش (UTC).
day-intro-2 = الطاولة واحدة دائمًا: القواعد المعتادة، وعدد اللاعبين المعتاد، وأنت في المقعد الأول، والبوتات كلها بمستوى «رزين». تُحسب محاولتك الأولى وحدها؛ وما بعدها تدريب.
day-intro-3 = المعدّل هو ما تحققه البوتات بأوراقك في المتوسط: يلعب جهازك الجولة 16 مرة، ويتناوب على مقعدك «رزين» و«مبتدئ».
day-intro-4 = هذه الجولات، بخلاف غيرها، بلا التزام مسبق: التاريخ معروف للجميع، فيستطيع أي شخص حساب الأوراق سلفًا.
day-more = كيف تعمل
day-play = العب
day-again = تدرّب
day-of = { $action }: { $game }
day-open = لم تُلعب بعد
day-begun = بدأت ولم تنتهِ
day-calendar = التقويم
day-earlier = الشهر السابق
day-later = الشهر التالي
day-on = { $date }: { $marks }
day-marks-none = لم تُلعب
day-marks-played = لُعبت
day-marks-won = فوز
day-marks-kept = بلغت المعدّل
day-row =
    { $now ->
        [0] لا أيام متتالية الآن؛ الأطول: { $longest }
        [one] يوم واحد؛ الأطول: { $longest }
        [two] يومان متتاليان؛ الأطول: { $longest }
        [few] { $now } أيام متتالية؛ الأطول: { $longest }
        [many] { $now } يومًا متتاليًا؛ الأطول: { $longest }
       *[other] { $now } يوم متتالٍ؛ الأطول: { $longest }
    }
day-badge = نقطة على الأيقونة
day-badgeHelp = إن ثبّتَّ هذه الصفحة ظهرت على أيقونتها نقطة إلى أن تبدأ إحدى جولات اليوم. وتُحدَّث النقطة عند فتح الصفحة أو مغادرتها.
day-outcome =
    { $won ->
        [yes] فوز
       *[no] بلا فوز
    }
day-you =
    { $points ->
        [none] أنت: { day-outcome }
       *[other] أنت: { $points }، { day-outcome }
    }
day-par =
    { $points ->
        [none] المعدّل: { day-parWins }
       *[other] المعدّل: { $points }، { day-parWins }
    }
day-parWins = فوز في { $percent } من المرات
day-better = أفضل من المعدّل
day-same = المعدّل تمامًا
day-worse = دون المعدّل
day-searching = البوتات تلعب الجولة نفسها… { $percent }%
day-failed = تعذّرت معرفة المعدّل على هذا الجهاز.
day-practice = كان هذا تدريبًا: المحاولة الأولى في اليوم هي التي تُحسب.
day-undone = جرى تراجع عن حركة، لذلك يُحسب هذا تدريبًا.
day-hints =
    { $count ->
        [zero] بلا تلميحات
        [one] تلميح واحد
        [two] تلميحان
        [few] { $count } تلميحات
        [many] { $count } تلميحًا
       *[other] { $count } تلميح
    }
day-share = شارك
day-copy = انسخ النتيجة
day-given = هذه جولة اليوم. بذرتها هي التاريخ، وهي واحدة للجميع: لم يكن لها التزام مسبق، ويستطيع أي شخص حساب أوراقها سلفًا.
day-copied = نُسخت النتيجة.
day-copyThis = هذه هي النتيجة لتنسخها:
day-line = { $game }، جولة اليوم { $date }

## statistics

statistics-title = الإحصاءات
statistics-intro = تُحسب على هذا الجهاز وحده؛ ولا يُرسل شيء إلى أي مكان. في الملف كل شيء، ويمكن إضافته على جهاز آخر: الألعاب التي يعرفها الجهازان تُحسب مرة واحدة.
statistics-several = تُحسب أيضًا الألعاب التي فيها أكثر من لاعب حقيقي، تحت «{ statistics-level-people }»، بنتيجة من بدأها أو لعبها على هذا الجهاز.
statistics-none = لم تنتهِ أي لعبة بعد.
statistics-notKept = هذا المتصفح لا يحفظ شيئًا، فتبقى هذه الإحصاءات إلى أن تُغلق الصفحة.
statistics-summary =
    { $count ->
        [zero] لا ألعاب
        [one] لعبة واحدة، مرات الفوز: { $won }
        [two] لعبتان، مرات الفوز: { $won }
        [few] { $count } ألعاب، مرات الفوز: { $won }
       *[other] { $count } لعبة، مرات الفوز: { $won }
    }
statistics-hints =
    { $count ->
        [zero] لم يُؤخذ أي تلميح
        [one] أُخذ تلميح واحد في المجموع
        [two] أُخذ تلميحان في المجموع
        [few] أُخذت { $count } تلميحات في المجموع
        [many] أُخذ { $count } تلميحًا في المجموع
       *[other] أُخذ { $count } تلميح في المجموع
    }
statistics-level-alone = وحدك
statistics-level-mixed = بوتات من مستويات مختلفة
statistics-level-people = مع لاعبين حقيقيين
statistics-house = قواعد خاصة: { $name }
statistics-caption = { $level } · { $options }
statistics-games = الألعاب
statistics-won = الفوز
statistics-drawn = التعادل
statistics-deals = الجولات
statistics-best = أفضل نتيجة
statistics-worst = أسوأ نتيجة
statistics-average = متوسط النتائج
statistics-streak = سلسلة الفوز الحالية
statistics-longest = أطول سلسلة فوز
statistics-told = النتائج ({ $count }): الأفضل { $best }، والأسوأ { $worst }، والمتوسط { $average }، والأخيرة { $last }.
statistics-toldWins =
    { $last ->
        [won] الألعاب ({ $count }): عدد مرات الفوز { $won }، والأخيرة فوز.
        [drawn] الألعاب ({ $count }): عدد مرات الفوز { $won }، والأخيرة تعادل.
       *[lost] الألعاب ({ $count }): عدد مرات الفوز { $won }، والأخيرة خسارة.
    }
statistics-tooFew = بعد ثلاث ألعاب يُرسم هنا خط نتائجك.
statistics-line = نتائجك واحدة تلو الأخرى: الدائرة الممتلئة فوز، والخط المتقطع هو المتوسط.
statistics-lineLow = نتائجك واحدة تلو الأخرى، والنتائج المنخفضة في الأعلى. الدائرة الممتلئة فوز، والخط المتقطع هو المتوسط.
statistics-lineWins = درجة إلى أعلى لكل فوز، ودرجة إلى أسفل لكل خسارة؛ الدائرة الممتلئة فوز.
statistics-apart = ما يُحسب منفصلًا
statistics-hinted = مع تلميحات
statistics-practice = مع تراجع عن حركات
statistics-again = الجولة نفسها مرة أخرى
statistics-wonOf = فوز في { $won } من { $of }
statistics-share = { $count } ({ $percent }%)
statistics-days = الجولات اليومية
statistics-daysSummary = لُعبت: { $played }، أفضل من المعدّل: { $better }
statistics-save = احفظ الملف
statistics-take = أضف ملفًا
statistics-taken = أُضيف الملف. الألعاب التي كانت معروفة من قبل تُحسب مرة واحدة.
statistics-refused-no-counts = ليس في هذا الملف إحصاءات لهذه الطاولة. لم يتغير شيء.
statistics-refused-too-large = هذا الملف أكبر من أن يكون إحصاءات لهذه الطاولة: الحد 10 م.ب. لم يتغير شيء.
statistics-refused-later-counts = كُتب هذا الملف بإصدار أحدث من هذه الطاولة. لم يتغير شيء.
statistics-unreadable = تعذّرت قراءة هذا الملف. لم يتغير شيء.
statistics-failed = الطاولة لم تُجب. حاول مرة أخرى.
statistics-erase = امسح
statistics-erased = مُسحت الإحصاءات.
statistics-question-title = هل تمسح كل الإحصاءات؟
statistics-question-text = يُمسح كل ما حُسب على هذا الجهاز، وتبقى الألعاب السابقة. لا يعيده إلا ملف حُفظ من قبل.
statistics-question-yes = امسح
statistics-question-no = احتفظ

## shelf

shelf-title = الألعاب
shelf-facts = اللاعبون: { $players } · { $minutes } د
shelf-choose = { $game }: اختر اللاعبين والقواعد الخاصة
shelf-goOn = واصل اللعب
shelf-learn = تعلّم · { $minutes } د
shelf-learning = الخطوة { $done } من { $all }
shelf-learnt = تعلّمتها
shelf-learnOf = تعلّم { $game } في نحو { $minutes } د

## home

home-left = من حيث توقفت
home-row =
    { $days ->
        [one] يوم واحد
        [two] يومان متتاليان
        [few] { $days } أيام متتالية
        [many] { $days } يومًا متتاليًا
       *[other] { $days } يوم متتالٍ
    }
home-fresh = جديدة عليك
home-half = في منتصف التعلّم
home-waits = لعبة لم تكتمل
home-facts = { $players } · { $minutes } د
home-about = كل شيء عن { $game }
home-back = عودة إلى كل الألعاب

## newGame

newGame-title = لعبة جديدة
newGame-game = اللعبة
newGame-change = غيّرها
newGame-preset = نمط اللعبة
newGame-own = من اختيارك
newGame-ownHelp = الاختيارات التي في الأسفل
newGame-seats = اللاعبون
newGame-bots = البوتات
newGame-people = على الطاولة
newGame-oneMore = مقعد إضافي
newGame-oneFewer = مقعد أقل
newGame-me = أنا
newGame-friend = صديق هنا
newGame-name = الاسم
newGame-nameOf = اسم { $seat }
newGame-portraitOf = صورة { $seat }
newGame-player = اللاعب { $n }
newGame-friends = يدور الجهاز بينكم. وأثناء انتقاله من يد إلى يد تغطي ستارة كل الأوراق؛ وأزرار النداء ظاهرة للجميع.
newGame-details = قواعد خاصة
newGame-on = نعم
newGame-off = لا
newGame-random = بالقرعة
newGame-less = أقل: { $label }
newGame-more = أكثر: { $label }
newGame-between = من { $min } إلى { $max }.
newGame-reason = { $labels }: { $reason }
newGame-value = { $label }: { $value }
newGame-notAtSeats =
    { $seats ->
        [one] غير متاح في اللعب المنفرد
        [two] غير متاح مع لاعبَين
        [few] غير متاح مع { $seats } لاعبين
        [many] غير متاح مع { $seats } لاعبًا
       *[other] غير متاح مع { $seats } لاعب
    }
newGame-needs = يلزم «{ $label }: { $value }»
newGame-idleWith = لا أثر له مع «{ $label }: { $value }»
newGame-begin = وزّع
newGame-about = { newGame-begin } · نحو { $minutes } د

## leave

leave-title = هل تترك هذه الجولة؟
leave-text = لعبة جديدة تُفرغ الطاولة. ما لُعب حتى الآن يبقى في قائمة الألعاب السابقة.
leave-yes = ابدأ لعبة جديدة
leave-no = واصل اللعب

## rules

rules-title = القواعد
rules-of = { $game } · { rules-title }
rules-inForce = القواعد المعمول بها على هذه الطاولة.
rules-show = أرني
rules-showClause = أرني { $clause }
rules-back = عودة إلى القواعد
rules-elsewhere = لُعبت هذه بخيارات غير خيارات طاولتك، ولذلك يختلف نص القاعدة فيها.
rules-here = هذه هي اللحظة.
rules-open = انظر القاعدة

## settings

settings-title = الإعدادات
settings-note = تتغيّر الطاولة مع كل اختيار
settings-table = الطاولة
settings-play = السرعة والمساعدة
settings-access = تسهيلات الاستخدام
settings-language = اللغة
settings-speed = سرعة الأوراق
settings-speeds-1 = ‎1×‎
settings-speeds-2 = ‎2×‎
settings-speeds-4 = ‎4×‎
settings-speeds-0_5 = ‎½×‎
settings-speeds-at-once = فورًا
settings-sound = الصوت
settings-volume = مستوى الصوت
settings-deck = الورق
settings-decks-two-colour = لونان
settings-decks-four-colour = أربعة ألوان
settings-decks-large-index = أرقام كبيرة
settings-back = ظهر الورق
settings-backs-asanoha-indigo = نجوم، نيلي
settings-backs-asanoha-crimson = نجوم، قرمزي
settings-backs-seigaiha-teal = أمواج، أزرق مخضرّ
settings-backs-plain-charcoal = سادة، فحمي
settings-portrait = أنت على الطاولة
settings-portraitHelp = في مقعدك هنا وبين الأصدقاء.
settings-portraits-grandmother = جدة
settings-portraits-carpenter = نجار
settings-portraits-student = طالبة
settings-portraits-skipper = ربان
settings-portraits-singer = مغنية
settings-portraits-trumpeter = عازف ترومبيت
settings-portraits-marquise = ماركيزة
settings-portraits-professor = أستاذ
settings-portraits-aunt = عمة
settings-portraits-uncle = عم
settings-portraits-redhead = ذات الشعر الأحمر
settings-portraits-skater = متزلج
settings-portraits-dancer = راقصة
settings-portraits-doctor = طبيب
settings-portraits-baker = خباز
settings-portraits-clerk = موظف
settings-portraits-neighbour = جارة
settings-portraits-cat = قطة
settings-portraits-fox = ثعلب
settings-portraits-initial = أول حرف
settings-cloth = غطاء الطاولة
settings-cloths-green = أخضر
settings-cloths-indigo = نيلي
settings-cloths-burgundy = عنّابي
settings-cloths-slate = رمادي
settings-callWindow = مهلة النداء
settings-callWindowHelp = مدة انتظار البوتات لك حتى تنادي أو تعترض.
settings-callWindows-3 = 3 ثوانٍ
settings-callWindows-10 = 10 ثوانٍ
settings-callWindows-go-on = إلى أن أضغط «تابع»
settings-pace = وقت تفكير البوتات
settings-paceHelp = يُحسب من لحظة توقف الأوراق. الرد في غير الدور يأخذ 0.6 ثانية على الأقل.
settings-paces-0 = 0 ث
settings-paces-1 = 1 ث
settings-paces-2 = 2 ث
settings-paces-at-once = فورًا
settings-paces-0_5 = 0.5 ث
settings-paces-1_5 = 1.5 ث
settings-hints = التلميحات
settings-hintsHelp = مصباح بجانب المطلوب منك يقول ما يمكن أن تلعبه ولماذا. وتُعدّ التلميحات.
settings-offers-first = ما دمت أتعلّم اللعبة
settings-offers-true = دائمًا
settings-offers-false = أبدًا
settings-coach = المدرّب
settings-coachHelp = يسألك مرة واحدة قبل أن تلعب ما يكلّف كثيرًا، ويخبرك بما هو أفضل. وتُحسب اللعبة عندها لعبةً مع تلميحات.
settings-assist = نادِ عنّي
settings-assistHelp = يأتي النداء تلقائيًّا فلا تنساه أبدًا.
settings-forced = العب عنّي ما لا خيار فيه
settings-forcedHelp = إن لم يكن أمامك إلا خيار واحد، يُلعب عنك بعد نصف ثانية.
settings-motion = الحركة
settings-motions-system = مثل النظام
settings-motions-on = كاملة
settings-motions-off = مخفّفة
settings-leftHand = طاولة لليد اليسرى
settings-theme = الألوان
settings-themes-system = مثل النظام
settings-themes-light = ورقي
settings-themes-dark = ليلي
settings-wordsPanel = أظهر الطاولة بالكلمات
settings-shortcuts = اختصارات بمفتاح واحد
settings-refused = هذا المتصفح لا يحفظ شيئًا، فتبقى هذه الإعدادات إلى أن تُغلق الصفحة.

## elsewhere

elsewhere-title = هذه اللعبة مفتوحة في علامة تبويب أخرى
elsewhere-text = تجري في علامة تبويب واحدة فقط كي لا تضيع أي حركة.
elsewhere-here = العب هنا

## ownTab

ownTab-full = افتح لعبتي في علامة تبويب خاصة بها
ownTab-short = افتح في تبويب جديد
ownTab-help = يفتح هذه اللعبة كما هي في علامة تبويب خاصة بها

## pastGames

pastGames-title = الألعاب السابقة
pastGames-none = لم تُلعب أي لعبة إلى نهايتها بعد.
pastGames-running = على الطاولة الآن
pastGames-won = الفوز لك
pastGames-lost = الفوز من نصيب { $names }
pastGames-drawn = لا فائز
pastGames-unfinished = لم تنتهِ
pastGames-watch = شاهد
pastGames-save = احفظ في ملف
pastGames-forget = احذف
pastGames-forgotten = حُذفت اللعبة.
pastGames-gone = لم يعد هذا السجل موجودًا.
pastGames-of = { $action }: { $game }، { $time }

## botCheck

botCheck-title = افحص البوتات
botCheck-asking = يُعرض على كل بوت من جديد ما كان مقعده يراه، ويُسأل مرة أخرى… { $percent }%
botCheck-same =
    { $choices ->
        [one] لم يكن في هذه اللعبة إلا اختيار واحد لبوت. سُئل البوت من جديد بما كان مقعده يراه، فاختار الشيء نفسه.
        [two] سُئلت البوتات من جديد عن اختيارين، كلٌّ بما كان مقعده يراه، فاختارت الشيء نفسه في كليهما.
        [few] سُئلت البوتات من جديد عن { $choices } اختيارات، كلٌّ بما كان مقعده يراه، فاختارت الشيء نفسه كل مرة.
        [many] سُئلت البوتات من جديد عن { $choices } اختيارًا، كلٌّ بما كان مقعده يراه، فاختارت الشيء نفسه كل مرة.
       *[other] سُئلت البوتات من جديد عن { $choices } اختيار، كلٌّ بما كان مقعده يراه، فاختارت الشيء نفسه كل مرة.
    }
botCheck-none = لم يكن أمام أي بوت ما يختاره في هذه اللعبة.
botCheck-other = السطر { $line }: مما كان مقعد { $name } يراه هناك، يختار هذا البوت شيئًا آخر.
botCheck-notOver = لم تنتهِ هذه اللعبة. يمكن فحص بوتاتها حين تنتهي.
botCheck-view = في هذا السجل ما رآه مقعد واحد. لا يُفحص إلا سجل كامل.
botCheck-stop = أوقف

## replay

replay-title = إعادة العرض
replay-leave = عودة إلى الطاولة
replay-first = إلى البداية
replay-back = خطوة إلى الوراء
replay-play = تشغيل
replay-pause = إيقاف مؤقت
replay-forward = خطوة إلى الأمام
replay-last = إلى النهاية
replay-deal = الجولة
replay-dealNumber = الجولة { $n }
replay-speed = السرعة
replay-eyes = المنظور
replay-everybody = كل الأوراق
replay-person = اللاعب
replay-position = الموضع
replay-step = الخطوة { $n } من { $all }
replay-partly = في هذا السجل ما رآه مقعد واحد؛ وتبقى الأوراق الأخرى مخفية.
replay-line =
    { $n ->
        [0] { $text }
       *[other] السطر { $n }: { $text }
    }
replay-troubles-not-json = ليس هذا سطرًا من سجل لعبة.
replay-troubles-not-a-line = لا مكان لهذا السطر في سجل لعبة.
replay-troubles-wrong-order = لا يجوز أن يأتي هذا السطر هنا.
replay-troubles-unknown-game = هذه اللعبة لا تُلعب على هذه الطاولة.
replay-troubles-bad-setup = هؤلاء اللاعبون أو هذه القواعد لا تناسب اللعبة.
replay-troubles-bad-deck = ليست هذه شدّة هذه اللعبة.
replay-troubles-illegal-act = لم تكن هذه الحركة جائزة.
replay-troubles-differs = بحسب القواعد كان سيحدث هنا شيء آخر.
replay-troubles-unknown-bot = هذا البوت، أو هذا الإصدار منه، ليس موجودًا هنا.
replay-troubles-other-choice = كان البوت سيختار هنا شيئًا آخر.
replay-troubles-unfinished = يتوقف السجل قبل نهاية اللعبة.
replay-troubles-empty = لا شيء في هذا الملف.
replay-troubles-damaged = نقص هذا الرابط أو تغيّر في الطريق.
replay-troubles-newer = صُنع هذا الرابط بإصدار أحدث من هذه الطاولة. أعد تحميل الصفحة لتحصل عليه.
replay-troubles-too-long = هذا أطول من أي لعبة.
replay-troubles-not-now = لا يمكن ذلك الآن.
replay-troubles-not-saved = لم تعد هذه اللعبة محفوظة.
replay-troubles-engine = الطاولة لم تُجب. حاول مرة أخرى.
replay-unreadable = تعذّرت قراءة هذا الملف.
replay-tooLarge = هذا الملف أكبر من أن يكون سجل لعبة: الحد 5 م.ب.
replay-card = الورقة الملعوبة
replay-anyCard = اذهب إلى ورقة…
replay-cardAt = { $card }: { $name }، الخطوة { $step }
replay-keys = مفاتيح الأسهم تمضي خطوة خطوة، ومفتاح المسافة للتشغيل، وHome وEnd إلى البداية والنهاية، وPage Up وPage Down من جولة إلى جولة؛ 0 يُظهر كل الأوراق، ومن 1 إلى 9 ما رآه مقعد واحد.
replay-drop = أفلت سجل لعبة هنا لتشاهده
replay-playOn = أكمل اللعب من هنا

## playOn

playOn-title = أكمل اللعب من هنا
playOn-intro = تبدأ من هذه الخطوة لعبة تدريب: تأخذ مقعدًا، وتلعب البوتات عن المقاعد الأخرى.
playOn-seat = مقعدك
playOn-cards = الأوراق
playOn-same = كما كانت
playOn-sameHelp = كل ورقة في مكانها.
playOn-anew = توزيع جديد
playOn-anewHelp = يبقى ما رآه مقعدك؛ ويُوزّع كل ما عداه من جديد بما يوافقه.
playOn-kept = اللعبة التي على طاولتك تبقى كما هي بين الألعاب السابقة.
playOn-begin = أكمل اللعب
playOn-failed = لا يمكن إكمال اللعب من هنا.

## share

share-title = مشاركة
share-what = ماذا ترسل
share-table = هذه الطاولة
share-tableHelp = { $game } بلاعبيك وقواعدك الخاصة. من يفتح الرابط تُوزّع عليه أوراق جديدة.
share-deal = جولة للتجربة
share-dealHelp = الأوراق نفسها، والمقعد نفسه، والبوتات نفسها: دع غيرك يجرّبها.
share-newDealHelp = أوراق لم يرها أحد بعد؛ وكل من يفتح الرابط يأخذ الأوراق نفسها.
share-game = اللعبة كاملة
share-gameHelp = للمشاهدة من أول ورقة إلى آخر ورقة.
share-notOver = يمكن إرسال هذه اللعبة حين تنتهي.
share-notFull = لا يُرسَل في رابط إلا سجل تظهر فيه كل الأوراق.
share-tooLong = هذه اللعبة أطول من أن يحملها رابط. احفظها في ملف وأرسله: يُفتح حين يُفلَت على هذه الصفحة.
share-step = تُفتح عند هذه الخطوة
share-view = ما يظهر
share-link = الرابط
share-length =
    { $n ->
        [zero] 0 حرف
        [one] حرف واحد
        [two] حرفان
        [few] { $n } أحرف
        [many] { $n } حرفًا
       *[other] { $n } حرف
    }
share-copy = انسخ
share-copied = نُسخ.
share-notCopied = النسخ غير مسموح هنا: حدّد الرابط وانسخه بنفسك.
share-send = أرسل…
share-file = احفظ في ملف
share-qr = رمز QR للرابط
share-nothingSent = هذه الصفحة نفسها لا ترسل شيئًا: كل شيء في الرابط.
share-made = { $app }: { $game }

## sent

sent-title = جولة للتجربة
sent-tableTitle = طاولة للعب
sent-tableText = { $game }، بما اختاره مرسلها من لاعبين وقواعد خاصة. الأوراق جديدة.
sent-dealText = { $game }: الأوراق نفسها والمقعد نفسه والبوتات نفسها لكل من يفتح هذا الرابط.
sent-dayText = { $game }، { $date }: الأوراق نفسها للعالم كله.
sent-gameTitle = لعبة للمشاهدة
sent-gameText = { $game }، من أول ورقة إلى آخر ورقة.
sent-results-won = فاز من أرسلها.
sent-results-lost = لم يفز من أرسلها.
sent-results-drawn = لم يفز أحد.
sent-text =
    { $seats ->
        [one] { $game }، لاعب واحد. لعبُها يُفرغ طاولتك؛ وما لُعب حتى الآن يبقى في قائمة الألعاب السابقة.
        [two] { $game }، لاعبان. لعبُها يُفرغ طاولتك؛ وما لُعب حتى الآن يبقى في قائمة الألعاب السابقة.
        [few] { $game }، { $seats } لاعبين. لعبُها يُفرغ طاولتك؛ وما لُعب حتى الآن يبقى في قائمة الألعاب السابقة.
        [many] { $game }، { $seats } لاعبًا. لعبُها يُفرغ طاولتك؛ وما لُعب حتى الآن يبقى في قائمة الألعاب السابقة.
       *[other] { $game }، { $seats } لاعب. لعبُها يُفرغ طاولتك؛ وما لُعب حتى الآن يبقى في قائمة الألعاب السابقة.
    }
sent-yes = جرّبها
sent-no = واصل اللعب
sent-unfit = يطلب الرابط طاولة غير ممكنة. إليك طاولة عادية.
sent-partly = لم يُفهم الرابط كله. الطاولة أقرب ما يمكن إليه.
sent-broken = تعذّر فتح الرابط. { $text }

## fairDeal

fairDeal-title = توزيع نزيه
fairDeal-intro-1 = قبل توزيع أي لعبة تسحب الطاولة بذرة سرية وتُظهر التزامها: سلسلة أرقام توافق هذه البذرة ولا توافق سواها. بعدها يمكنك أن تقطع الورق بكلمات من عندك تدخل في البذرة أيضًا. هكذا لا تستطيع الطاولة اختيار أوراقك، ولا تستطيع أنت.
fairDeal-intro-2 = من بذرة واحدة تأتي كل شدّة في اللعبة وكل خلط لاحق، فالتزام واحد يشمل كل جولاتها. وحين تنتهي اللعبة تظهر البذرة والكلمات وتُكتب في سجلها، ويستطيع أي شخص التحقق من توافقها.
fairDeal-intro-3 = يقوم كل هذا على 256 بتًّا عشوائيًّا يسحبها المتصفح وعلى المولّد ARC4: لا تُعرف طريقة للرجوع مما يُخرجه إلى حالته، فالأوراق التي رأيتها لا تدل على ما سيأتي.
fairDeal-running = اللعبة التي على الطاولة
fairDeal-next = اللعبة التالية
fairDeal-more = ما التوزيع النزيه؟
fairDeal-commitment = الالتزام (SHA-256)
fairDeal-given = لم يظهر أي التزام قبل توزيع هذه اللعبة: كانت بذرتها معروفة من قبل، أو لم يستطع المتصفح صنع التزام.
fairDeal-insecure = عنوان هذه الصفحة غير آمن (ليس https)، فلا يستطيع المتصفح صنع التزام.
fairDeal-later = تظهر بذرتها هنا حين تنتهي اللعبة.
fairDeal-secret = السر
fairDeal-salt = الملح
fairDeal-words = كلماتك
fairDeal-fits =
    { $promised ->
        [yes] متوافق: السر والملح يعطيان هذا الالتزام، والشدّات ({ $decks }) ومرات الخلط اللاحقة ({ $shuffles }) من البذرة، ورقة ورقة.
       *[no] متوافق: الشدّات ({ $decks }) ومرات الخلط اللاحقة ({ $shuffles }) من البذرة، ورقة ورقة.
    }
fairDeal-anotherDeal = غير متوافق: البذرة تعطي غير ما في السطر { $line } من السجل.
fairDeal-verdicts-another-commitment = غير متوافق: السر والملح يعطيان التزامًا آخر.
fairDeal-verdicts-dealt-anew = لعبة تدريب أُكملت من لعبة أخرى: ما لم يكن مرئيًّا فيها وُزّع من جديد.
fairDeal-verdicts-not-computed = الأوراق من البذرة؛ أما الالتزام فلا يمكن التحقق منه على عنوان غير آمن (ليس https).
fairDeal-cut = اقطع الورق بكلمات من عندك
fairDeal-cutHelp =
    { $most ->
        [zero] 0 حرف؛ تدخل في بذرة اللعبة التالية.
        [one] حرف واحد على الأكثر؛ يدخل في بذرة اللعبة التالية.
        [two] حرفان على الأكثر؛ يدخلان في بذرة اللعبة التالية.
        [few] { $most } أحرف على الأكثر؛ تدخل في بذرة اللعبة التالية.
        [many] { $most } حرفًا على الأكثر؛ تدخل في بذرة اللعبة التالية.
       *[other] { $most } حرف على الأكثر؛ تدخل في بذرة اللعبة التالية.
    }
fairDeal-second = رأي ثانٍ
fairDeal-secondHelp = المدقّق برنامج مستقل كُتب اعتمادًا على وصف مكتوب وحده. احفظ السجل وافتحه هناك؛ وهو يعمل بلا إنترنت أيضًا.
fairDeal-verifier = افتح المدقّق

## again

again-trick = اعرض اللطش الأخير مرة أخرى
again-turn = اعرض الأدوار الأخيرة مرة أخرى
again-lastTrick = اللطش الأخير
again-lastTurns = الأدوار الأخيرة
again-shows =
    { $what ->
        [trick] اللطش الأخير. المس للمتابعة.
       *[other] الأدوار الأخيرة. المس للمتابعة.
    }
again-told = اللطش الأخير: { $plays }. تابع.

## order

order-change = غيّر ترتيب يدك
order-lies =
    { $order ->
        [suit] يدك مرتبة حسب النوع.
        [rank] يدك مرتبة حسب الرتبة.
       *[other] يدك كما ترتبها أنت: اسحب ورقة إلى مكانها.
    }

## scores

scores-none = لم تنتهِ أي جولة بعد.

## help

help-title = المفاتيح والمساعدة
help-touch = بالإصبع أو الفأرة
help-touches-play = المس ورقة لتلعبها، أو اسحبها إلى الوسط.
help-touches-order = اسحب ورقة داخل يدك لتنقلها إلى موضع آخر.
help-touches-finish = المس الطاولة أثناء تحرّك الأوراق، فتصير كلها في مكانها حالًا.
help-keyboard = بلوحة المفاتيح
help-intro = كل شيء ممكن بلوحة المفاتيح.
help-off = المفاتيح المفردة متوقفة في الإعدادات؛ أما Tab والأسهم وEnter فتعمل دائمًا.
help-key = المفتاح
help-does = وظيفته
help-keys-tab = من مجموعة إلى مجموعة: الأزرار، اليد، الركن
help-keys-arrows = من ورقة إلى ورقة
help-keys-enter = لعب الورقة المحددة أو ضغط الزر المحدد
help-keys-escape = إغلاق ما هو مفتوح
help-keys-draw = سحب ورقة، أو أخذ الأوراق
help-keys-call = النداء
help-keys-go = متابعة
help-keys-undo = تراجع
help-keys-menu = القائمة
help-keys-sound = تشغيل الصوت أو إيقافه
help-keys-words = الطاولة بالكلمات
help-keys-finish = إنهاء حركة الأوراق فورًا
help-keys-hint = تلميح، إن كانت التلميحات مفعّلة
help-keys-why = لماذا فعل آخر بوت ما فعل
help-keys-rule = القاعدة التي منعت لعب ورقة
help-keys-again = اللطش الأخير أو الأدوار الأخيرة مرة أخرى
help-keys-order = ترتيب آخر لليد
help-keys-sheet = ورقة النقاط
help-keys-shift = نقل الورقة، في يد ترتبها أنت
help-keys-help = هذه الصفحة
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Shift + ← →
help-names-enter = Enter، المسافة
help-names-escape = Esc
help-about = لا حساب ولا إعلانات، ولا يُرسل شيء إلى أي مكان، إلا حين تلعب مع أصدقائك: إليهم وحدهم. بعد أول زيارة تعمل الطاولة بلا إنترنت.

## friends

friends-open = العب مع الأصدقاء
friends-emotes = تعابير الأصدقاء
friends-emotesHelp = على طاولة الأصدقاء: وجوه وأيدٍ صغيرة بجانب المقاعد.

## hint

hint-button = تلميح
hint-name = تلميح
hint-thinking = دعني أفكّر…
hint-pass = لا تتدخّل
hint-do = { $what }.
hint-only = لا يمكنك فعل غير هذا.
hint-passing = لا مكسب من التدخل في غير دورك الآن.
hint-best = كل ما عداه أسوأ في الغالب.
hint-usual = هذا هو اللعب المعتاد.
hint-wins =
    { $next ->
        [none] تفوز في نحو { $share } من 100 جولة كهذه.
       *[other] تفوز في نحو { $share } من 100 جولة كهذه؛ والخيار الذي يليه يفوز في نحو { $next }.
    }
hint-worth =
    { $next ->
        [none] قيمته نحو { $share } على مقياس من 0 (أسوأ جولة) إلى 100 (أفضل جولة).
       *[other] قيمته نحو { $share } على مقياس من 0 (أسوأ جولة) إلى 100 (أفضل جولة)؛ والخيار الذي يليه قيمته نحو { $next }.
    }
hint-close = أغلق هذا التلميح
hint-counted = تُحسب هذه اللعبة لعبةً مع تلميحات.

## coach

coach-title = هل هذا ما تريد؟
coach-better = الأفضل: { $what }.
coach-back = تراجع
coach-stand = العبها على أي حال

## why

why-of = ما سبب حركة { $name }؟
why-short = لماذا؟
why-sign = ؟
why-thinking = نظرة أخرى على ذلك…
why-none = لا يمكن قول المزيد عن هذه الحركة.
why-did = اختيار { $name }: { $what }.
why-knew = ما كان يعرفه
why-sawHand = أوراق يده ({ $own })، والأوراق الأخرى المكشوفة أو التي رآها الجميع ({ $seen }). ولم يكن يرى البقية ({ $unseen }).
why-saw = الأوراق المكشوفة أو التي رآها الجميع ({ $seen }). ولم يكن يرى البقية ({ $unseen }).
why-weighed = ما وازن بينه
why-byChance = يختار عشوائيًّا مما هو جائز.
why-byRule = يتبع قواعد عامة بسيطة ولا يفكّر فيما سيأتي.
why-ahead =
    { $times ->
        [zero] لم يفكّر فيما سيأتي.
        [one] فكّر فيما سيأتي وأكمل الجولة في ذهنه مرة واحدة.
        [two] فكّر فيما سيأتي وأكمل الجولة في ذهنه مرتين.
        [few] فكّر فيما سيأتي وأكمل الجولة في ذهنه { $times } مرات.
       *[other] فكّر فيما سيأتي وأكمل الجولة في ذهنه { $times } مرة.
    }
why-only = لم يكن أمامه غير ذلك.
why-reflex = هذا رد تلقائي: لم يكن أمامه ما يختار بينه.
why-outside = أوراقه سرّ ما دامت الجولة جارية. من مقعدك يبدو الأمر هكذا:
why-unclear = من مقعدك لا يمكن الحكم على جودة ذلك.
why-wins = يفوز في نحو { $share } من 100 جولة كهذه؛ وأفضل بديل له، بقدر ما يُرى من مقعدك، يفوز في نحو { $next }.
why-worth = على مقياس من 0 (أسوأ جولة) إلى 100 (أفضل جولة) قيمته نحو { $share }؛ وقيمة أفضل بديل له، بقدر ما يُرى من مقعدك، نحو { $next }.
why-all = خياراته، مع تقدير من 0 إلى 100 لكل منها:
why-chosen = (المختار)

## review

review-button = مراجعة
review-title = مراجعة الجولة
review-of = اختيارات مَن؟
review-heldBy = أوراق { $name }: { $cards }
review-searching = ننظر في اختياراتك: { $done } من { $of }
review-cancel = إلغاء
review-again = راجع مرة أخرى
review-stopped = أُوقفت المراجعة.
review-fine = لم يكلّفك أي من اختياراتك شيئًا، بقدر ما يمكن توقّعه.
review-costly = أكثر ما كلّفك، بقدر ما كان يمكن توقّعه مما كنت تراه:
review-held = يدك: { $cards }
review-played = اخترت
review-better = الأفضل
review-scaleWins = تقول الأرقام كم جولة من 100 جولة كهذه تفوز بها بعد كل اختيار، بقدر ما يمكن توقّعه.
review-scaleWorth = تقول الأرقام ما قيمة الجولة بعد كل اختيار، من 0 (أسوأ جولة) إلى 100 (أفضل جولة).
review-costWins = الكلفة: ضياع الفوز في نحو { $share } من 100 جولة كهذه
review-costWorth = الكلفة: نحو { $share } على مقياس من 0 إلى 100
review-tryAgain = جرّب من هنا مجددًا
review-onFelt = أرني الطاولة
review-tryAgainAt = جرّب من هنا مجددًا: الاختيار { $n }
review-kept = تبدأ هناك لعبة تدريب ضد البوتات نفسها. وتبقى هذه اللعبة كما هي بين الألعاب السابقة.

## hotSeat: several people at one device

hotSeat-pass = مرِّر الجهاز إلى { $name }
hotSeat-passHelp = لا ينظر إلى الشاشة الآن إلا { $name }.
hotSeat-iAm = أنا { $name }
hotSeat-turn = الدور على { $name }
hotSeat-since = منذ نظرتك الأخيرة
hotSeat-takeBack = { $name }: تراجع
hotSeat-calls = النداءات
hotSeat-call = { $name }: { $action }
hotSeat-look = الآن ينظر الجميع إلى أوراقهم، حتى لا يعرف أحد من الذي سُئل.
hotSeat-agree = تلزم موافقة { $names }
hotSeat-agreeText = { $name }: طلب تراجع عن حركة.
hotSeat-agrees = موافقة { $name }
hotSeat-no = لا، نتابع
hotSeat-practiceHelp = جرى تراجع أو أُعطي تلميح، لذلك تُحسب هذه اللعبة تدريبًا للجميع.

## ending: what stands at a result beside its words

ending-won = لعبة جميلة وفوز مستحق.
ending-lost = لعبت جيدًا رغم ذلك: المركز { $place } من { $seats }.
ending-onward = المركز { $place } من { $seats } حتى الآن، والجولة التالية فرصة جديدة.
ending-pull = عرض النتيجة كاملة
ending-fold = طيّ النتيجة
ending-after = بعد الجولة { $deal }
ending-title = المراكز النهائية
ending-place = المركز
ending-name = الاسم
ending-hand = اليد
ending-change = هذه الجولة
