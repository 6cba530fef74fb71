# जैक चेंज इट (Jack Change It) हिन्दी में।
# शब्द: असर वाला पत्ता – दुक्की, अट्ठा, बेगम, ग़ुलाम, पान का इक्का; जवाब – दुक्की या पान के इक्के पर खींचने के बजाय पत्ता चलना;
# रोकना – पान के इक्के को पान के पंजे से रोकना।

tagline = ग़ुलाम आया, रंग बदला! पान के इक्के पर पाँच पत्ते, और आख़िर में असर वाला पत्ता कभी नहीं।

lesson-1 = खुले पत्ते के रंग या नंबर का पत्ता चलिए। कुछ न लगे तो एक पत्ता खींचिए।
lesson-2 = ग़ुलाम अगला रंग चुनता है। दुक्की, अट्ठा और पान का इक्का भी असर करते हैं, और तीन या ज़्यादा खिलाड़ी हों तो बेगम भी: देखिए क्या होता है।
lesson-3 = जिसके पत्ते पहले ख़त्म हों, बाज़ी उसकी, पर आख़िरी पत्ता असर वाला नहीं हो सकता: एक सादा बचाइए।

## What happens

blocks = { FORM($player, is: "ne") } पान का इक्का रोका: कोई नहीं खींचता।
must-answer =
    { $count ->
        [1] { FORM($player, is: "ko") } { answers-with } जवाब देना है, या एक पत्ता खींचना है।
       *[other] { FORM($player, is: "ko") } { answers-with } जवाब देना है, या { cards } खींचने हैं।
    }
keeps = { FORM($player, is: "ne") } पत्ता रख लिया।

## What to do now

prompt-answer = { answers } चलिए, या { cards } खींचिए।
# With what somebody may answer.
answers-with =
    { $answers ->
        [five] पान के पंजे से
        [two] दुक्की से
        [two-or-five] दुक्की या पान के पंजे से
       *[two-or-ace] दुक्की या पान के इक्के से
    }
# What may be played instead of drawing.
answers =
    { $answers ->
        [five] पान का पंजा
        [two] दुक्की
        [two-or-five] दुक्की या पान का पंजा
       *[two-or-ace] दुक्की या पान का इक्का
    }
prompt-penalty = आप जवाब नहीं दे सकते: { cards } खींचिए।
prompt-drawn = यह पत्ता लगता है: { $card }। चलिए, या रख लीजिए।
prompt-last-draw = असर वाला पत्ता आख़िरी नहीं हो सकता: एक पत्ता खींचिए।
prompt-last-pass = असर वाला पत्ता आख़िरी नहीं हो सकता: पास कीजिए, खींचने को कुछ नहीं है।
prompt-draw = { lacks }: एक पत्ता खींचिए।
prompt-pass = { lacks }: पास कीजिए, खींचने को कुछ नहीं है।
# Nothing in the hand fits.
lacks =
    { $fits ->
        [suit] आपके पास { $suit } नहीं है
        [suit-jack] आपके पास न { $suit } है, न ग़ुलाम
        [suit-rank] आपके पास न { $suit } है, न { $rank }
       *[suit-rank-jack] आपके पास न { $suit } है, न { $rank }, न ग़ुलाम
    }
prompt-play = { wanted } चलिए।
prompt-play-or-draw = { wanted } चलिए, या पत्ता खींचिए।
# What goes on the card that is up.
wanted =
    { $fits ->
        [suit] { $suit }
        [suit-jack] { $suit } या ग़ुलाम
        [suit-rank] { $suit } या { $rank }
       *[suit-rank-jack] { $suit }, { $rank } या ग़ुलाम
    }
only-answers =
    { $answers ->
        [five] पान के इक्के का जवाब सिर्फ़ पान का पंजा है।
        [two] दुक्की का जवाब सिर्फ़ दुक्की है।
        [two-or-five] पान के इक्के का जवाब सिर्फ़ दुक्की या पान का पंजा है।
       *[two-or-ace] दुक्की का जवाब सिर्फ़ दुक्की या पान का इक्का है।
    }
only-drawn = अब सिर्फ़ वही पत्ता चल सकता है जो अभी-अभी खींचा है।

## Buttons: in full, and in few words

do-play = { $card } चलें
do-play-any = एक पत्ता चलें
    .short = चलें
do-play-naming = { $card } चलें और रंग चुनें: { $suit }
    .short = { $suit }
do-play-with = { $card } चलें, साथ में { $two }
    .short = { $short } और { $short-two }
do-play-alone = सिर्फ़ { $card } चलें
    .short = सिर्फ़ { $short }
do-keep = पत्ता रख लें
    .short = रख लें
do-pass = पास
    .short = पास

## Said aloud

bubble-block = रोक दिया!
bubble-keep = रख लिया

## Why a deal ended

ended-out = सबसे पहले पत्ते ख़त्म।
ended-blocked = अब कोई नहीं चल सकता: सबसे कम पत्तों वाला जीतता है।
ended-limit = एक हज़ार चालों के बाद सबसे कम पत्तों वाला जीतता है।

## What points are given for, on the score sheet

why-won = बाज़ी जीती
why-cards = दूसरों के बचे पत्ते

## Places and signs

place-hand = हाथ के पत्ते
place-stock = गड्डी
place-discard = खुली ढेरी
sign-one-card = एक पत्ता बाक़ी

## Options

option-deals = बाज़ियाँ
    .help = इतनी बाज़ियों के बाद खेल ख़त्म।
option-target = कितने अंकों तक
    .help = किसी के कुल इतने अंक होते ही खेल पहले ख़त्म; 0 हो तो यह सीमा नहीं।
option-scoring = अंक
    .help = बाज़ी जीतने वाले को क्या मिलता है?
    .v-wins = एक अंक
    .v-cards = दूसरों के हर बचे पत्ते का एक अंक
option-firstCard = पहला खुला पत्ता असर वाला
    .help = बाज़ी ऐसे पत्ते से शुरू हो तो क्या होगा?
    .v-redraw = दूसरा पत्ता खोलें
    .v-plain = उसका असर नहीं होता
    .v-active = उसका असर होता है
option-mayDraw = पत्ता लगे, फिर भी खींचना
    .help = क्या चलने के बजाय पत्ता खींचा जा सकता है?
    .v-true = हाँ
    .v-false = नहीं
option-playDrawn = अभी खींचा पत्ता चलना
    .help = जो एक पत्ता खींचा (दंड में नहीं), वह लगे, तो क्या उसे तुरंत चल सकते हैं?
    .v-true = हाँ
    .v-false = नहीं
option-afterPenalty = दंड के पत्ते खींचने के बाद
    .help = पत्ते खींच लेने पर क्या बारी ख़त्म हो जाती है?
    .v-end = बारी ख़त्म
    .v-play = आम बारी की तरह चलें
option-stackAce = दुक्की और पान का इक्का एक-दूसरे पर
    .help = क्या दुक्कियाँ और पान का इक्का एक-दूसरे का जवाब हो सकते हैं, जिससे दंड बढ़ता जाए?
    .v-true = हाँ
    .v-false = नहीं
option-combo = पान के इक्के के साथ दुक्की
    .help = पान का इक्का चलते ही, उसी चाल में, उस पर कौन-सी दुक्की रख सकते हैं? तब अगला खिलाड़ी पान का पंजा न चले, तो उसे सात पत्ते खींचने पड़ते हैं।
    .v-any2 = कोई भी दुक्की
    .v-2H = पान की दुक्की
    .v-off = कोई नहीं
option-jackNames = ग़ुलाम का चुना रंग
    .help = क्या ग़ुलाम अपना ही रंग भी चुन सकता है?
    .v-other = बाक़ी रंगों में से एक
    .v-any = कोई भी रंग
option-jackWhen = ग़ुलाम कब चले
    .help = क्या ग़ुलाम का मेल खाना ज़रूरी है, या वह दंड को छोड़कर किसी पर भी चल सकता है?
    .v-match = मेल खाने पर
    .v-any = किसी पर भी
option-jackOnJack = ग़ुलाम पर ग़ुलाम
    .help = क्या ग़ुलाम उस रंग का जवाब हो सकता है जो दूसरे ग़ुलाम ने चुना?
    .v-true = हाँ
    .v-false = नहीं
option-lastTrick = आख़िर में असर वाला पत्ता
    .help = क्या आख़िरी पत्ता ऐसा हो सकता है?
    .v-true = हाँ
    .v-false = नहीं
group-game = खेल
group-drawing = खींचना
group-tricks = असर वाले पत्ते
preset-classic = क्लासिक
    .help = तीन बाज़ियाँ; दुक्की का जवाब सिर्फ़ दुक्की, पान के इक्के का सिर्फ़ पान का पंजा।
preset-firstToTwo = दो जीत तक
    .help = जो पहले दो बाज़ियाँ जीत ले, वह जीता।
preset-cards = पत्तों के अंक
    .help = दूसरों के हर बचे पत्ते का एक अंक, 50 तक।
preset-stacking = चढ़ाना
    .help = दुक्की और पान का इक्का एक-दूसरे का जवाब हैं, और ग़ुलाम का जवाब ग़ुलाम।
preset-switch = स्विच
    .help = ग़ुलाम किसी पर भी चलता है, चलने के बजाय खींच सकते हैं, खींचा पत्ता चल सकता है, आख़िरी पत्ता कोई भी हो।

## Why a bot or a hint does something

reason-last = यह आख़िरी पत्ता है: इसके साथ पत्ते ख़त्म।
reason-answer = यह दंड का जवाब है: आपको खींचना नहीं पड़ेगा।
reason-named = ग़ुलाम हाथ का सबसे लंबा रंग चुनता है।
reason-again = दो खिलाड़ी हों, तो अट्ठा यानी एक और बारी।
reason-keep = दूसरा पत्ता लगता है, इसलिए ग़ुलाम बचाया।
reason-long = लगने वाले ज़्यादातर पत्ते इसी रंग के हैं, तो आगे भी चल सकेंगे।
reason-draw = हाथ का कोई पत्ता चल नहीं सकता।
