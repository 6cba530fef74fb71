# ما تقوله الصفحة حول الطاولة، بالعربية. المصطلحات في src/games/face/words/ar.ftl.
#   بوت وبوتات (bot)، تلميح (hint)، نداء (call)، تراجع (undo)، تدريب (practice)، سجل (record)، إعادة العرض (replay)

named = { $thing }

## app

app-title = بيج ون
app-tagline = طاولة لألعاب الورق
app-page = { $game } — { app-tagline }
app-trouble = حدث خطأ. أعد تحميل الصفحة لتعود الطاولة.
app-notices-not-kept = هذا المتصفح لا يحفظ شيئًا: الألعاب والإعدادات تبقى إلى أن تُغلق الصفحة.
app-notices-save-unreadable = تعذّر فتح اللعبة المحفوظة فوُضعت جانبًا. إليك لعبة جديدة.
app-notices-engine-failed = تعذّر استئناف اللعبة. إليك لعبة جديدة.
app-noFelt = لا يستطيع هذا المتصفح رسم الطاولة، فها هي بالكلمات. يمكنك أن تلعب كل شيء من هنا.
app-unknown = تعذّر تحميل هذا الجزء من الطاولة. حاول مرة أخرى.
app-offline = أنت غير متصل بالإنترنت، وهذا الجزء من الطاولة لم يُحمَّل بعد. حاول مرة أخرى حين تكون متصلًا.
app-gone = صدر إصدار جديد من الطاولة، وهذا الجزء من الإصدار القديم لم يعد موجودًا. أعد تحميل الصفحة لتواصل.
app-noLanguage = تعذّر تحميل اللغة «{ $language }». اخترها مرة أخرى أو أعد تحميل الصفحة.

## Bots

kind-random = عشوائي
    .help = يلعب أي شيء
kind-beginner = مبتدئ
    .help = يعرف القواعد، وينسى النداء أو يسهو في لعبه أحيانًا
kind-plain = رزين
    .help = يلعب بقواعد بسيطة
kind-thinker = مفكّر
    .help = يحسب بضع خطوات مقدّمًا
kind-master = معلّم
    .help = يحسب خطوات كثيرة مقدّمًا ويأخذ وقته

## table

table-hand = يدك
table-yourTurn = دورك
table-turn = عليه الدور
table-dealer = الموزّع
table-said = النداء: «{ $words }»
table-actions = ما يمكنك فعله
table-goOn = تابع
table-goOnHelp = لا تتدخّل وتابع
table-undoHelp = تراجع عن حركتي الأخيرة
table-required = النوع المطلوب: { $suit }
table-cannot = ورقة { $card }، لا يمكن لعبها الآن: { $why }
table-choose = اختر ورقة { $card } لتكون التالية
table-unchoose = ورقة { $card } هي التالية؛ اضغط للتراجع عن ذلك
table-howToPlay = كيف تُلعب ورقة { $card }
table-which = أيّها؟
table-rowsUp = الصفوف الأعلى
table-rowsDown = الصفوف الأسفل
table-never = لا داعي
table-practice = تدريب
table-practiceHelp = جرى التراجع عن حركة في هذه اللعبة، لذلك تُحسب تدريبًا.
table-close = أغلق
table-dismiss = أغلق هذه الرسالة

## lessons

lessons-name = درس قصير
lessons-of = { $n } من { $all }
lessons-next = التالي
lessons-done = فهمت
lessons-skip = تخطَّ الكل

## twin

twin-name = الطاولة بالكلمات
twin-toggle = الطاولة بالكلمات
twin-seats = المقاعد
twin-yourTurn = دورك
twin-seat =
    { $kind ->
        [none] { $name }: { $parts }
       *[other] { $name } ({ $kind }): { $parts }
    }
twin-cards =
    { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }
twin-played = { $name }: { $card }
twin-nothing = لا شيء بعد
twin-pile =
    { $count ->
        [0] { $place }: لا شيء
       *[other] { $place }: { twin-cards }
    }
twin-place =
    { $number ->
        [0] { $place }
       *[other] { $place } { $number }
    }
twin-spot =
    { COUNT($cards) ->
        [0] { twin-place }
       *[other] { twin-place }: { $cards }
    }
twin-scores = النقاط
twin-score = { $name }: { $points }
twin-yourCards = أوراقك
twin-log = ما جرى
twin-hidden = ورقة مخفية

## corner

corner-menu = القائمة
corner-muteHelp = أوقف الصوت
corner-unmuteHelp = شغّل الصوت

## result

result-nextDeal = الجولة التالية
result-again = العب مجددًا
result-newGame = لعبة جديدة
result-save = احفظ السجل
result-watch = شاهد الإعادة
result-share = شارك
result-update = إصدار جديد جاهز
result-restart = أعد التشغيل الآن

## sheet

sheet-title = ورقة النقاط
sheet-deal = الجولة
sheet-total = المجموع
sheet-details = كيف حُسبت الجولة الأخيرة
sheet-chips = { $from } ← { $to }: { $chips }

## menu

menu-resume = عودة إلى الطاولة
menu-games = كل الألعاب
menu-back = عودة إلى القائمة
menu-close = أغلق
