# ما تقوله طاولة الأصدقاء بالعربية.

## openTable

openTable-title = العب مع الأصدقاء
openTable-intro = أنت توزّع على هذا الجهاز، ويجلس الأصدقاء من أجهزتهم. افتح الطاولة وأرسل رابطها، ثم وزّع عندما يحضر الجميع. لا يحتاج أحد إلى حساب.
openTable-name = اسمك
openTable-nameHelp =
    { $most ->
        [zero] 0 حرف. يرى الاسم كل من على الطاولة، ويتذكره هذا الجهاز.
        [one] حرف واحد على الأكثر. يرى الاسم كل من على الطاولة، ويتذكره هذا الجهاز.
        [two] حرفان على الأكثر. يرى الاسم كل من على الطاولة، ويتذكره هذا الجهاز.
        [few] { $most } أحرف على الأكثر. يرى الاسم كل من على الطاولة، ويتذكره هذا الجهاز.
        [many] { $most } حرفًا على الأكثر. يرى الاسم كل من على الطاولة، ويتذكره هذا الجهاز.
       *[other] { $most } حرف على الأكثر. يرى الاسم كل من على الطاولة، ويتذكره هذا الجهاز.
    }
openTable-nameless = صديق
openTable-seats = ترتيب الجلوس
openTable-seat = المقعد { $n }
openTable-me = أنت
openTable-free = بانتظار أحد الأصدقاء
openTable-bot = بوت: { $level }
openTable-bots = بوتات في المقاعد الشاغرة
openTable-botsHelp = وتلعب أيضًا عن الأصدقاء الغائبين.
openTable-watch = يمكن لغيركم المشاهدة
openTable-watchHelp = يرون الطاولة، ولا يرون ما في الأيدي.
openTable-help = مساعدة للجميع: تلميحات وتراجع
openTable-helpHelp = التلميحات والمدرّب وأسباب ما يلعبه البوت، ويجوز التراجع عن حركة إن وافق كل من لعب بعدها. تُحسب اللعبة تدريبًا للجميع.
openTable-turn = وقت الدور
openTable-turnHelp = إذا تأخر أحدهم أكثر من ذلك، يمكن للآخرين التصويت ليلعب بوت.
openTable-turns-0 = بلا حد
openTable-turns-30 = 30 ثانية
openTable-turns-60 = دقيقة واحدة
openTable-turns-180 = 3 دقائق
openTable-how = كيف ينضم الأصدقاء
openTable-relay = برابط
openTable-relayHelp = من أي جهاز. كل شيء مشفّر ويمر عبر خادم الترحيل في هذا الموقع، ولا يستطيع الخادم قراءته.
openTable-direct = مباشرة، بلا خادم (تجريبي)
openTable-directHelp = للأجهزة في شبكة واحدة، كشبكة البيت. يتلقى كل صديق دعوة ويعيد رمزًا.
openTable-windows = في نافذة أخرى
openTable-windowsHelp = نافذة أخرى من هذا المتصفح، على هذا الجهاز. لا يخرج منه شيء.
openTable-windowsOnly = ليس لهذا الموقع خادم ترحيل بين الأجهزة: لا يمكن الانضمام إلا من نوافذ أخرى لهذا المتصفح.
openTable-begin = افتح الطاولة
openTable-failed = تعذّر فتح الطاولة. حاول مرة أخرى.
openTable-clears = أول توزيع يُفرغ طاولتك. ما لُعب حتى الآن يبقى في قائمة الألعاب السابقة.

## lobby

lobby-title = طاولة الأصدقاء
lobby-of = { $game } مع { $name }
lobby-invite = الدعوة
lobby-inviteHelp-relay = رابط واحد. لا أحد يحتاج إلى حساب.
lobby-inviteHelp-direct = هذه الدعوة لصديق واحد في شبكتك. أرسلها، ثم أدخل الرمز الذي يعيده إليك؛ وللصديق التالي دعوة أخرى.
lobby-inviteHelp-windows = افتح هذا الرابط في نافذة أخرى من هذا المتصفح.
lobby-thisDevice = هذا الرابط يعمل على هذا الجهاز فقط، لأن الصفحة مفتوحة على عنوان يخصه وحده (localhost). ليأتي الأصدقاء، افتح الصفحة بعنوانها في الشبكة وافتح الطاولة هناك.
lobby-newLink = رابط جديد
lobby-newLinkHelp = عندها لا تُدخل الروابط القديمة أحدًا جديدًا. من له مقعد يمكنه أن يعود.
lobby-door = يمكن لآخرين الانضمام
lobby-openWindow = افتح في نافذة جديدة
lobby-people = على الطاولة
lobby-you = أنت
lobby-host = المضيف
lobby-freeSeat = مقعد شاغر
lobby-waitOrBot = صديق أو بوت
lobby-isHere = هنا
lobby-isJoining = ينضمّ…
lobby-noHands = الأيدي مخفيّة
lobby-bot = بوت
lobby-awayNow = غائب
lobby-standsIn = يلعب بوت
lobby-watching = المشاهدون: { $names }
lobby-move = انقل { $name }
lobby-remove = أبعِد
lobby-removeWho = أبعِد { $name }
lobby-dealFor =
    { $count ->
        [1] وزّع
        [2] وزّع على اثنين
        [3] وزّع على ثلاثة
        [4] وزّع على أربعة
        [5] وزّع على خمسة
        [6] وزّع على ستة
        [7] وزّع على سبعة
        [8] وزّع على ثمانية
       *[other] وزّع على { $count }
    }
lobby-startHelp = المقاعد التي تبقى شاغرة تشغلها البوتات. ويمكن للأصدقاء أن يأتوا لاحقًا.
lobby-shuffling = كل جهاز يضيف حصته إلى الخلط…
lobby-waitsForDeal = التوزيع بيد { $name } حين يحضر الجميع.
lobby-rules = القواعد المعمول بها
lobby-help = المساعدة متاحة للجميع: التلميحات والمدرّب، ويجوز التراجع عن حركة إن وافق كل من لعب بعدها. تُحسب اللعبة تدريبًا.
lobby-noHelp = لا تلميحات على هذه الطاولة، ولا تراجع عن الحركات.
lobby-more = ما يعرفه كل طرف
lobby-cards = كل الأوراق على جهاز المضيف. ولا يصل إلى أي جهاز آخر إلا ما يحق لمقعده أن يراه.
lobby-shared = يعرف كل من هنا اسمك وصورتك وما تفعله في اللعبة. يُنقل ذلك مشفّرًا، ولا يخرج من جهازك شيء سواه.
lobby-shuffled = كل جهاز يضيف حصة إلى الخلط، فلا يستطيع أحد اختيار الأوراق، وكل جهاز يتحقق من ذلك بعد اللعبة.
lobby-commitment = التزام المضيف

## guest

guest-looking = جارٍ البحث عن الطاولة…
guest-sit = اجلس
guest-watch = شاهد
guest-asked = جارٍ حجز مقعد…
guest-forBot = اللعبة جارية: تكمل بدل أحد البوتات.
guest-askedBack = نطلب المقعد من { $name }…
guest-shut = لا يسمح المضيف بدخول أحد آخر.
guest-noSeat = كل المقاعد مشغولة.

## direct

direct-making = جارٍ إعداد دعوة…
direct-code = الرمز من صديقك
direct-paste = الصق
direct-notPasted = اللصق غير مسموح هنا: الصق الرمز في الخانة بنفسك.
direct-connect = اتصل
direct-connecting = جارٍ الاتصال…
direct-connected = تم الاتصال. إليك دعوة للصديق التالي.
direct-badCode = هذا ليس رمزًا، أو ينقصه جزء. انسخه مرة أخرى.
direct-otherCode = هذا الرمز رد على دعوة أخرى. أرسل الدعوة التي في الأعلى.
direct-notConnected = لم ينجح الاتصال. يجب أن يكون الجهازان في شبكة واحدة؛ أرسل الدعوة الجديدة.
direct-noWay = لا يجد هذا المتصفح طريقًا إلى أجهزة أخرى.
direct-answering = جارٍ إعداد رمزك…
direct-answer = رمزك
direct-qr = رمزك على شكل رمز QR
direct-sendBack = أعد هذا الرمز إلى المضيف وأبقِ هذه الصفحة مفتوحة.
direct-stale = هذه الدعوة قديمة جدًّا أو استُعملت من قبل. اطلب من المضيف دعوة جديدة؛ وإن كان لك مقعد فهو محفوظ.
direct-lost = انقطع الاتصال. اطلب من المضيف دعوة جديدة؛ مقعدك محفوظ.

## company

company-button = الأصدقاء
company-emotes = التعابير
company-pause = إيقاف مؤقت
company-rests = يمكنك الإيقاف مرة أخرى بعد دقيقة.
company-goOn = تابع
company-paused = { $name }: إيقاف مؤقت
company-youPaused = إيقاف مؤقت منك
company-onItsWay = حركتك في الطريق. يمكنك تغييرها إلى أن تصل.
company-sending = في الطريق
company-away = { $name }: غياب مؤقت.
company-standsIn = يلعب بوت عن { $name }.
company-late = { $name }: تأخّر في اللعب.
company-standsForYou = يلعب بوت عنك.
company-back = عدتُ
company-vote = ليلعب بوت
company-voted =
    { $count ->
        [one] صوت واحد
        [two] صوتان
        [few] { $count } أصوات
        [many] { $count } صوتًا
       *[other] { $count } صوت
    }
company-hostGone = لا يمكن الوصول إلى المضيف الآن. هذه الصفحة تواصل المحاولة.
company-offline = لا اتصال. هذه الصفحة تواصل المحاولة.
company-otherVersion = لا يستطيع صديق الدخول: هذه الصفحة وصفحته من إصدارين مختلفين. أعد تحميل هذه الصفحة، ثم ليُعد تحميل صفحته.
company-wantsSeat = { $who }: «مقعد { $name } مقعدي.»
company-giveSeat = أعد المقعد
company-what = ما العمل؟
company-keepWaiting = واصل الانتظار
company-keep = احفظ ما لُعب
company-waitsFor = بانتظار { $names }
company-waits = بانتظار الآخرين
company-agree = أوافق
company-drop = لا داعي
company-leave = غادر الطاولة
company-close = أغلق الطاولة
company-question-leave = هل تغادر الطاولة؟
company-question-leaveText = يصبح مقعدك شاغرًا. وإن كانت الأوراق موزّعة يكمل بوت مكانك.
company-question-close = هل تغلق الطاولة على الجميع؟
company-question-closeText = تُغلق الطاولة لكل من هنا. ما لُعب يبقى في قائمة ألعابك السابقة.
company-question-yes = غادر
company-question-yesClose = أغلق
company-question-no = ابقَ
company-again = العب مجددًا مع الأشخاص أنفسهم
company-askAgain = اطلب لعبة أخرى
company-askedAgain = وصل إلى { $name } طلبك للعبة أخرى.
company-hostDeals = بإمكان { $name } التوزيع مجددًا.

## news

news-sits = { $name } الآن على الطاولة.
news-watches = { $name } بين المشاهدين.
news-left = { $name }: مغادرة الطاولة.
news-back = { $name }: عودة إلى الطاولة.
news-paused = { $name }: إيقاف مؤقت.
news-goesOn = اللعبة مستمرة.
news-wantsAgain = { $name }: طلب لعبة أخرى.
news-asksBack = { $name }: طلب تراجع عن حركة.
news-tookBack = { $name }: تراجع عن حركة.
news-notBack = لم يُقبل التراجع: تبقى الحركة.
news-emote = { $name }: { $emote }
news-you = أنت
news-youPaused = إيقاف مؤقت منك.
news-youLate = تأخّرت في اللعب: يمكن للآخرين التصويت ليلعب بوت عنك.
news-youPlayAgain = عدت تلعب بنفسك.
news-tooLate = وصلت حركتك متأخرة: كان بوت قد لعب عنك.
news-tooLateCards =
    { COUNT($instead) ->
        [0] فات أوان { $cards }: كان بوت قد لعب عنك.
       *[other] فات أوان { $cards }: لعب البوت { $instead } عنك.
    }

## missed

missed-cards = لعب بوت عنك في غيابك { $cards }.
missed-bot =
    { $count ->
        [one] لعب بوت عنك في غيابك حركة واحدة.
        [two] لعب بوت عنك في غيابك حركتين.
        [few] لعب بوت عنك في غيابك { $count } حركات.
       *[other] لعب بوت عنك في غيابك { $count } حركة.
    }
missed-moves =
    { $count ->
        [one] جرت في غيابك حركة واحدة.
        [two] جرت في غيابك حركتان.
        [few] جرت في غيابك { $count } حركات.
       *[other] جرت في غيابك { $count } حركة.
    }
missed-show = اعرض الحركات

## turn

turn-title = ● دورك — { $game }
turn-notice = دورك — { $game }
turn-switch = نبّهني عندما يحين دوري
turn-switchHelp = ما دامت هذه الصفحة في الخلفية. يطلب المتصفح إذنك لذلك.
turn-refused = لا يسمح المتصفح بإشعارات من هذه الصفحة. يمكنك تغيير ذلك في إعداداته لهذا الموقع.

## emote

emote-smile = ابتسامة
emote-laugh = ضحك
emote-wow = دهشة
emote-sad = حزن
emote-thumb = إبهام مرفوع
emote-clap = تصفيق
emote-think = تفكير
emote-heart = قلب

## ended

ended-closed = أغلق المضيف الطاولة.
ended-left = غادرت الطاولة.
ended-other-version = هذه الصفحة وصفحة المضيف من إصدارين مختلفين. ليُعد كل منكما تحميل صفحته للحصول على الأحدث.
ended-full = كل المقاعد مشغولة، والمشاهدة غير مسموحة.
ended-old-link = لم يعد هذا الرابط صالحًا. اطلب الرابط الجديد من المضيف.
ended-cut-off = أبعدك المضيف عن الطاولة.
ended-elsewhere = مقعدك مشغول في نافذة أخرى أو على جهاز آخر لك.
ended-bad-host = أرسل المضيف شيئًا لا تعرفه هذه الصفحة.
ended-bad-invite = هذه ليست دعوة إلى طاولة، أو ينقصها جزء. اطلب الرابط مرة أخرى.
ended-not-secure = لا يلعب الأصدقاء معًا إلا على عنوان آمن (https)، وعنوان هذه الصفحة ليس آمنًا.
ended-no-wire = لا طريق من هنا إلى هذه الطاولة: ليس لهذا الموقع خادم ترحيل، أو لا يستطيع هذا المتصفح ربط نوافذه.
ended-resting = طاولتك مع الأصدقاء غير مفتوحة الآن، لأن صفحتها أُغلقت. افتحها من جديد ليعود أصدقاؤك بالرابط نفسه.
ended-reload = أعد التحميل
ended-reloading = يجري تحميل الإصدار الجديد…
ended-own = إلى طاولتي
ended-here = اجلس هنا
ended-tryAgain = حاول مرة أخرى

## tables

tables-title = طاولاتك
tables-none = لم تبقَ طاولات.
tables-backTo = العودة إلى الطاولة: { $table }

## wins

wins-title = مرات الفوز بينكم
wins-of = { $name } { $won }
wins-help = تُحسب على هذا الجهاز، للألعاب مع هؤلاء الأشخاص بالضبط.

## found

found-checking = جهازك يتحقق من هذه اللعبة…
found-fair = تحقق جهازك من هذه اللعبة: في خلط الأوراق حصة للجميع، ولم يستطع أحد اختيارها، وجرى كل شيء وفق القواعد.
found-late = تحقق جهازك من هذه اللعبة: جرى كل شيء وفق القواعد. لم يكن جهازك على الطاولة عند خلط الأوراق، فلا يستطيع أن يقول عن الخلط شيئًا.
found-unpledged = تحقق جهازك من هذه اللعبة: جرى كل شيء وفق القواعد. لم يلتزم المضيف بشيء قبل توزيع الأوراق، فلا يستطيع جهازك أن يقول عن الخلط شيئًا.
found-otherLines = هناك ما لا يتوافق: سجل المضيف يُظهر لعبة غير التي رأيتها.
found-otherRules = هناك ما لا يتوافق: وفق القواعد كانت اللعبة ستجري على نحو آخر.
found-otherSeed = هناك ما لا يتوافق: لم تُوزَّع الأوراق من البذرة التي التزم بها المضيف.
found-otherShares = هناك ما لا يتوافق: لم تدخل حصة الجميع في الخلط.
found-host = أجهزة أصدقائك تتحقق من هذه اللعبة الآن.
