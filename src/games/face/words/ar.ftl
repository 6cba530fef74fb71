# ما تقوله كل الألعاب بالعربية: الأوراق والأنواع واللاعبون والأعداد، والجمل المشتركة بين الألعاب.
#
# المصطلحات
#   trick – لطش; lead – افتتاح; follow suit – مجاراة; void – لا ورقة; trump – طرنيب;
#   suit – نوع (بستوني، كبة، ديناري، سباتي); rank – رتبة; court card – صور (شيخ، بنت، ولد); meld – تنزيلة;
#   set – مجموعة; run – سلسلة; lay off – تركيب; go out – الخروج; stock – كومة السحب; discards – كومة الرمي;
#   draw – سحب; discard – رمي; turn up – كشف; deal – جولة (التوزيع: توزيع); dealer – موزّع; hand – يد; turn – دور;
#   round – دورة; pack – شدّة; pass – باص; bid – مزايدة; chip – فيشة; ante – رهان; pot – الصندوق; joker – جوكر;
#   seat – مقعد; game – لعبة; take – أكل; clockwise – مع عقارب الساعة
# صيغ الأسماء (FORM)
#   الورقة: صيغة واحدة، «سبعة الكبة».
#   النوع: بلا صيغة «الكبة»؛ bare «كبة»؛ a «ورقة كبة».
#   الرتبة: بلا صيغة «سبعة»؛ the «السبعة»؛ plural «سبعات»؛ a «سبعة، ورقة 2»: الاثنين بالرقم كي لا يُقرأ عددًا؛ acc «ولدًا، سبعة»: بعد فعل.
#   الناس: بلا صيغة «أنت، رنا»؛ to «إليك، إلى رنا»؛ from «منك، من رنا»؛ on «عليك، على رنا»؛ with «معك، مع رنا».
# أسماء اللاعبين لا يُعرف أمذكّرة هي أم مؤنّثة، لذلك تُبنى الجمل عليها من غير فعل: «رنا: سحب ورقة»، «الدور على رنا».

## Cards

rank =
    { $form ->
        [a] { $rank ->
            [2] ورقة 2
           *[other] { rank-name }
        }
        [acc] { $rank ->
            [A] آصًا
            [K] شيخًا
            [Q] بنتًا
            [J] ولدًا
            [2] ورقة 2
           *[other] { rank-name }
        }
        [the] { $rank ->
            [A] الآص
            [K] الشيخ
            [Q] البنت
            [J] الولد
            [10] العشرة
            [9] التسعة
            [8] الثمانية
            [7] السبعة
            [6] الستّة
            [5] الخمسة
            [4] الأربعة
            [3] الثلاثة
           *[2] الاثنين
        }
        [plural] { $rank ->
            [A] آصات
            [K] شيوخ
            [Q] بنات
            [J] أولاد
            [10] عشرات
            [9] تسعات
            [8] ثمانيات
            [7] سبعات
            [6] ستّات
            [5] خمسات
            [4] أربعات
            [3] ثلاثات
           *[2] أوراق 2
        }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [A] آص
        [K] شيخ
        [Q] بنت
        [J] ولد
        [10] عشرة
        [9] تسعة
        [8] ثمانية
        [7] سبعة
        [6] ستّة
        [5] خمسة
        [4] أربعة
        [3] ثلاثة
       *[2] اثنين
    }
suit =
    { $form ->
        [bare] { suit-name }
        [a] ورقة { suit-name }
       *[the] { $suit ->
            [S] البستوني
            [H] الكبة
            [D] الديناري
           *[C] السباتي
        }
    }
suit-name =
    { $suit ->
        [S] بستوني
        [H] كبة
        [D] ديناري
       *[C] سباتي
    }
card = { rank-name } { suit }
card-joker = الجوكر
card-hidden = ورقة

# Who reads, on their plate; and what the bots are called.
reader = أنت
bot-1 = كايده
bot-2 = هارو
bot-3 = سورا
bot-4 = رن
bot-5 = يوكي
bot-6 = ميو
bot-7 = تاكو
bot-8 = ناغي

## People

you =
    { $form ->
        [to] إليك
        [from] منك
        [on] عليك
        [with] معك
       *[name] أنت
    }
name =
    { $form ->
        [to] إلى { $name }
        [from] من { $name }
        [on] على { $name }
        [with] مع { $name }
       *[name] { $name }
    }

## Numbers

number = { $count }
# وحدها أو بعد نقطتين: ورقتان، نقطتان، فيشتان.
cards =
    { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }
points =
    { $count ->
        [zero] 0 نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
       *[other] { $count } نقطة
    }
chips =
    { $count ->
        [zero] 0 فيشة
        [one] فيشة واحدة
        [two] فيشتان
        [few] { $count } فيش
       *[other] { $count } فيشة
    }
# بعد فعل أو حرف جر: تسحب ورقتين، من نقطتين.
cards-acc =
    { $count ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }
points-acc =
    { $count ->
        [zero] 0 نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $count } نقاط
       *[other] { $count } نقطة
    }
chips-acc =
    { $count ->
        [zero] 0 فيشة
        [one] فيشة واحدة
        [two] فيشتين
        [few] { $count } فيش
       *[other] { $count } فيشة
    }
sentence-gap = { " " }
comma = { "، " }
# في القواعد، بعد فعل أو حرف جر.
chips-in-figures = { chips-acc }
# بعد حرف جر: بعد جولتين.
deal-count =
    { $deals ->
        [one] جولة واحدة
        [two] جولتين
        [few] { $deals } جولات
       *[other] { $deals } جولة
    }

## What happens

deals = دور التوزيع { FORM($player, is: "on") }.
deals-again = الجولة { $deal }. { deals }
plays =
    { WHO($player) ->
        [you] تلعب { $cards }.
       *[other] { $player }: لعب { $cards }.
    }
draws-card =
    { WHO($player) ->
        [you] تسحب { $card }.
       *[other] { $player }: سحب { $card }.
    }
draws-hidden =
    { WHO($player) ->
        [you] تسحب ورقة.
       *[other] { $player }: سحب ورقة.
    }
draws-several =
    { WHO($player) ->
        [you] تسحب { cards-acc }.
       *[other] { $player }: سحب { cards-acc }.
    }
recycled = خُلطت كومة الرمي وصارت كومة سحب جديدة.
held =
    { WHO($player) ->
        [you] في يدك: { $cards }.
       *[other] في يد { $player }: { $cards }.
    }
passed-over =
    { WHO($players) ->
        [you] يُتخطّى دورك.
       *[other] يُتخطّى دور { $players }.
    }
passes =
    { WHO($player) ->
        [you] تقول باص.
       *[other] { $player }: باص.
    }
scores =
    { WHO($player) ->
        [you] لك { points }.
       *[other] { $player }: { points }.
    }
pays-player = { FORM($player, is: "from") } { FORM($to, is: "to") }: { chips }{ pays-why }.
pays-into = { FORM($player, is: "from") } إلى { $pot }: { chips }{ pays-why }.
takes-from = { FORM($player, is: "to") } من { $pot }: { chips }{ pays-why }.
pays-why =
    { $why ->
        [none] { "" }
       *[other] { " " }({ $why })
    }

## Whose turn it is

deal-over = انتهت الجولة.
game-over = انتهت اللعبة.
others-decide = القرار الآن عند الآخرين.
to-play = الدور { FORM($player, is: "on") }.
one-moment = لحظة من فضلك.
not-your-turn = الدور الآن { FORM($player, is: "on") }.
others-play = الدور الآن على الآخرين.

## Results

wins-deal =
    { WHO($players) ->
        [nobody] لا فائز بهذه الجولة
        [you] فزت بالجولة
        [other] الجولة من نصيب { $players }
       *[others] فوز مشترك بالجولة: { $players }
    }
wins-game =
    { WHO($players) ->
        [nobody] تعادل
        [you] فزت
        [other] الفوز من نصيب { $players }
       *[others] الفوز مشترك: { $players }
    }
total = { $player } { $total }
result-text = { $totals }.
result-text-why = { $why } { $totals }.
result-read = { $heading }. { $text }

## What the game runs to, in a few words in a corner of the table

goal-deal = الجولة { $deal } من { $deals }
goal-first = الجولة { $deal } · أول من يبلغ { $target }
# A total that nobody wants to reach.
goal-end = الجولة { $deal } · النهاية عند { $target }

## Options that many games have

option-dealer = أول موزّع
    .help = من يوزّع أولًا؟ بعدها ينتقل التوزيع مع عقارب الساعة.
    .v-random = بالقرعة
seat = المقعد { $number }

## Games where a card must match the one that is up

match-upcard = الورقة المكشوفة: { $card }.
match-suit =
    { WHO($player) ->
        [you] تطلب { $suit }.
       *[other] { $player }: طلب { $suit }.
    }
match-reverse =
    { $direction ->
        [right] ينعكس اللعب: صار عكس عقارب الساعة.
       *[left] ينعكس اللعب: صار مع عقارب الساعة.
    }
match-skip =
    { WHO($player) ->
        [you] يُتخطّى دورك.
       *[other] يُتخطّى دور { $player }.
    }
match-dry = لم يبقَ ما يُسحب: سقط من العقوبة سحب { cards-acc }.
match-bubble-suit = { $suit }!
match-bubble-skip = تخطٍّ
match-draw = اسحب ورقة
    .short = اسحب
match-draw-due = اسحب { cards-acc }
    .short = اسحب { $count }
match-sign-due = للسحب: { cards }
match-sign-right = اللعب عكس عقارب الساعة
match-sign-left = اللعب مع عقارب الساعة
match-sign-skip = تخطّي الدور
