# 500 रमी (500 Rummy) हिन्दी में।
# शब्द: खुली ढेरी – फैले हुए फेंके पत्ते; गड्डी; मेल (सेट, सीक्वेंस); मेल में जोड़ना; ढेरी से उठाना – ढेरी से एक पत्ता उसके ऊपर के सब
# पत्तों समेत उठाना; “रमी!” – बारी के बाहर की पुकार; पत्ते ख़त्म होना।

tagline = जो मेज़ पर रखा, उसके अंक मिले; जो हाथ में रहा, उसके कटे।

lesson-1 = गड्डी से खींचिए, या खुली ढेरी में से उठाइए: जो पत्ता चुनें, वह और उसके ऊपर के सब पत्ते मिलते हैं, पर चुना हुआ वही पत्ता तुरंत नीचे रखना होगा।
lesson-2 = एक नंबर के तीन या एक रंग के तीन लगातार पत्ते नीचे रखिए, और किसी के भी मेल में एक-एक पत्ता जोड़िए। उनके अंक आपके। बारी के अंत में एक पत्ता फेंकिए।
lesson-3 = किसी के पत्ते ख़त्म हों, तो आपके हाथ में बचे पत्तों के अंक कटते हैं। इसलिए ज़्यादा देर मत कीजिए!

## Melds and cards laid

# A card that is laid, and what a joker stands for.
laid-card =
    { $as ->
        [none] { $card }
       *[other] { $card } ({ FORM($as, is: "obl") } की जगह)
    }
meld-name =
    { $kind ->
        [run] { $suit } का सीक्वेंस, { FORM($low, is: "obl") } से { FORM($high, is: "obl") } तक
       *[set] { number } { FORM($low, is: "plural-obl") } का सेट
    }
# Where two melds are called the same.
meld-name-numbered = { meld-name } (मेल { $number })
# Between the ends of a run in few signs: 5–7♥
dash = –

## What happens

turned-up = खुला पत्ता: { $cards }।
takes-top = { FORM($player, is: "ne") } ढेरी के ऊपर से { FORM($card, is: "uthaya") }।
takes-dug = { FORM($player, is: "ne") } { FORM($card, is: "uthaya") }, और उसके ऊपर { above }: { $cards }।
above =
    { $count ->
        [1] का पत्ता
       *[other] के { number } पत्ते
    }
melds = { FORM($player, is: "ne") } मेल रखा: { $cards }। { points }।
adds = { FORM($player, is: "ne") } जोड़ा: { $cards }। अब मेल है: { $meld }।
discards = { FORM($player, is: "ne") } { FORM($cards, is: "phenka") }।
calls = { FORM($player, is: "ne") } { FORM($card, is: "obl") } पर “रमी!” कहा।
floats = { FORM($player, is: "ke") } पत्ते ख़त्म, पर बाज़ी चल रही है।
stops = { FORM($player, is: "ne") } बाज़ी ख़त्म की।
scores-table =
    { $count ->
        [0] { FORM($player, is: "ko") } मेज़ के पत्तों का कोई अंक नहीं मिला।
        [1] { FORM($player, is: "ko") } मेज़ के पत्तों का एक अंक मिला।
       *[other] { FORM($player, is: "ko") } मेज़ के पत्तों के { points } मिले।
    }
loses-hand =
    { $count ->
        [0] हाथ में बचे पत्तों पर { FORM($player, is: "ka") } कोई अंक नहीं कटा।
        [1] हाथ में बचे पत्तों पर { FORM($player, is: "ka") } एक अंक कटा।
       *[other] हाथ में बचे पत्तों पर { FORM($player, is: "ke") } { points } कटे।
    }

## What to do now

prompt-call =
    { COUNT($calls) ->
        [one] यह सीधे मेज़ पर जा सकता है: { $calls }। किसी के कुछ करने से पहले “{ do-call.short }” कहिए।
       *[other] ये सीधे मेज़ पर जा सकते हैं: { $calls }। किसी के कुछ करने से पहले इनमें से एक के लिए “{ do-call.short }” कहिए।
    }
prompt-draw = एक पत्ता खींचिए। ढेरी का कोई पत्ता तुरंत नीचे नहीं रखा जा सकता।
prompt-draw-or-take = खींचिए, या ढेरी से ऐसा पत्ता उठाइए जो तुरंत नीचे रख सकें।
prompt-stop = गड्डी ख़त्म: बाज़ी ख़त्म कीजिए।
prompt-take-or-stop = गड्डी ख़त्म: ढेरी से उठाइए, या बाज़ी ख़त्म कीजिए।
prompt-due-one = आपने { FORM($card, is: "uthaya") }: अब “{ $button }” दबाकर नीचे रखिए।
prompt-due-few =
    { $count ->
        [1] आपने { FORM($card, is: "uthaya") }: अब नीचे रखिए, साथ में { $first }।
        [2] आपने { FORM($card, is: "uthaya") }: अब नीचे रखिए, साथ में { $first }, या { $second }।
       *[3] आपने { FORM($card, is: "uthaya") }: अब नीचे रखिए, साथ में { $first }, या { $second }, या { $third }।
    }
prompt-due-add = आपने { FORM($card, is: "uthaya") }: अब किसी मेल में जोड़िए।
prompt-due-add-or-meld = आपने { FORM($card, is: "uthaya") }: अब किसी मेल में जोड़िए, या साथ रखने को चमकते पत्ते चुनिए।
prompt-due-meld = आपने { FORM($card, is: "uthaya") }: अब साथ रखने को चमकते पत्ते चुनिए।
last-turn = आख़िरी बारी।
prompt-meld = आप मेल रख सकते हैं। बारी के अंत में एक पत्ता फेंकिए।
prompt-add = आप मेल में जोड़ सकते हैं। बारी के अंत में एक पत्ता फेंकिए।
prompt-meld-or-add = आप मेल रख सकते हैं, या मेल में जोड़ सकते हैं। बारी के अंत में एक पत्ता फेंकिए।
prompt-discard = एक पत्ता चुनकर फेंकिए।
first-draw = पहले एक पत्ता खींचिए, या ढेरी से उठाइए।
first-lay = पहले ढेरी से उठाया पत्ता नीचे रखिए: { $card }। उसके साथ सिर्फ़ चमकते पत्ते लगते हैं।

## Buttons: in full, and in few words

do-draw = गड्डी से खींचें
    .short = खींचें
do-stop = बाज़ी ख़त्म करें
    .short = बाज़ी ख़त्म
do-take = ढेरी से पत्ते उठाएँ
    .short = उठाएँ…
do-take-card =
    { $count ->
        [0] ढेरी के ऊपर से { $card } उठाएँ; { $short } तुरंत नीचे रखना होगा
       *[other] { $card } और उसके ऊपर { above } उठाएँ; { $short } तुरंत नीचे रखना होगा
    }
    .short = उठाएँ { $pile }
do-call = ढेरी के किसी पत्ते के लिए “रमी!” कहें
    .short = रमी!
do-call-card =
    { $count ->
        [0] “रमी!” कहें और ढेरी के ऊपर से { $card } उठाएँ; { $short } तुरंत नीचे रखना होगा
       *[other] “रमी!” कहें, { $card } और उसके ऊपर { above } उठाएँ; { $short } तुरंत नीचे रखना होगा
    }
    .short = रमी! { $short }
# $count: cards that come into the hand. $made: the meld that the card would make, in few signs.
help-take =
    { $count ->
        [1] { $short } तुरंत नीचे रखना होगा{ help-made }
       *[other] { cards } हाथ में आएँगे; { $short } तुरंत नीचे रखना होगा{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] : { $made }
    }
do-meld = मेल रखें
    .short = मेल…
do-meld-cards = मेल रखें: { $cards }
    .short = मेल { $short }
do-add = मेल में पत्ते जोड़ें
    .short = जोड़ें…
do-add-cards =
    { $end ->
        [low] { $cards } यहाँ जोड़ें: { $meld }, इक्का नीचे
        [high] { $cards } यहाँ जोड़ें: { $meld }, इक्का ऊपर
       *[none] { $cards } यहाँ जोड़ें: { $meld }
    }
    .short =
    { $end ->
        [low] { $short } → { $onto } ↓
        [high] { $short } → { $onto } ↑
       *[none] { $short } → { $onto }
    }
do-discard = एक पत्ता फेंकें
    .short = फेंकें
do-discard-card = { $card } फेंकें
    .short = फेंकें { $short }

## Said aloud

bubble-rummy = रमी!
bubble-float = पत्ते ख़त्म

## Why a deal or the game ended

goes-out = { FORM($player, is: "ke") } पत्ते ख़त्म।
ended-stock = गड्डी ख़त्म।
ended-target = कोई लक्ष्य तक पहुँचकर अकेले सबसे आगे है।
ended-limit = पचास बाज़ियाँ खेली गईं।

## What points are given for, on the score sheet

why-melds = मेज़ के पत्ते
why-deadwood = हाथ में बचे पत्ते
standing = खेल उसका, जो { $target } या ज़्यादा अंकों के साथ अकेला सबसे आगे हो।
standing-hand = अभी बाज़ी ख़त्म हो, तो आपके हाथ के पत्तों के { $count } कटेंगे।

## Places and signs

place-hand = हाथ के पत्ते
place-meld = मेल
place-stock = गड्डी
place-discard = खुली ढेरी
sign-table = मेज़ पर { points }
sign-hand = हाथ के पत्तों पर { $count } कटेंगे
sign-out = पत्ते ख़त्म
    .short = ख़त्म
sign-floats = पत्ते ख़त्म, पर बाज़ी में हैं
sign-meld = मेल { $number }
sign-due = ढेरी से उठाया: अब नीचे रखना होगा
    .short = अभी रखें

## Options

option-target = कितने अंकों तक
    .help = किसी बाज़ी के बाद किसी के इतने या ज़्यादा अंक हों, तो सबसे ज़्यादा कुल अंक वाला जीतता है; सबसे ज़्यादा कुल अंक एक से ज़्यादा खिलाड़ियों के हों, तो खेल चलता रहता है।
option-twoHand = दो खिलाड़ियों के पत्ते
    .help = दो खेलें तो हर एक को कितने पत्ते मिलते हैं?
option-jokers = जोकर
    .help = जोकर किसी भी पत्ते की जगह लेता है और 15 का है।
    .v-true = हर गड्डी में दो
    .v-false = कोई नहीं
option-goingOut = पत्ते ख़त्म करना
    .help = हाथ का आख़िरी पत्ता मेल में जाए तो क्या होगा?
    .v-any = बाज़ी तुरंत ख़त्म
    .v-discard = सिर्फ़ आख़िरी पत्ता फेंककर
    .v-float = बाज़ी चलती है, बाद में फेंककर ख़त्म
option-stockOut = गड्डी ख़त्म होने पर
    .help = गड्डी का आख़िरी पत्ता खिंचने के बाद खेल कब तक चलता है?
    .v-at-once = बाज़ी तुरंत ख़त्म
    .v-turn = वह बारी पूरी होती है
    .v-play-on = ढेरी से खेल चलता रहता है
option-rummyCalls = बारी के बाहर “रमी!”
    .help = ढेरी का जो पत्ता सीधे मेज़ पर जा सके, क्या उसे बारी के बाहर पुकार सकते हैं? तीन या ज़्यादा खिलाड़ी चाहिए।
    .v-true = हाँ
    .v-false = नहीं
option-cardValues = पत्तों की गिनती
    .help = तस्वीर वाले पत्ते और दहले हमेशा 10, जोकर और ऊपर के इक्के 15।
    .v-pips = दुक्की से नहले तक अपने नंबर जितने, नीचे का इक्का 1
    .v-fives = दुक्की से नहले तक 5-5, नीचे का इक्का 5
group-game = खेल
group-playing = चाल
preset-classic = क्लासिक
    .help = 500 तक, जोकर और “रमी!” के साथ।
preset-quick = झटपट
    .help = 250 अंकों तक: आधे समय का खेल।
preset-floating = फेंककर ही ख़त्म
    .help = बिना जोकर, छोटे पत्ते पाँच-पाँच के, और बाज़ी पूरी करने के लिए आख़िरी पत्ता फेंकना पड़ता है।
preset-quiet = शांत
    .help = बारी के बाहर कोई नहीं पुकारता, और आख़िरी बारी पूरी होती है।
preset-duel = आमने-सामने
    .help = दो खिलाड़ी, हर एक के तेरह पत्ते।

## Why a bot or a hint does something

reason-out = यह आख़िरी पत्ता है: इसके साथ पत्ते ख़त्म।
reason-meld = मेज़ के अंक पक्के हैं, हाथ के नहीं।
reason-layoff = हाथ में रहता तो अंक कटते; मेज़ पर रखने से अंक मिलते हैं।
reason-rummy = फेंका पत्ता सीधे मेज़ पर जा सकता है: जो पहले पुकारे, उसका।
reason-take = ढेरी का एक पत्ता तुरंत काम आता है, और ऊपर वाले साथ आते हैं।
reason-dear = यह हाथ के किसी पत्ते से मेल नहीं खाता, और हाथ में रह जाए, तो दस या ज़्यादा अंक कटेंगे।
reason-loose = यह हाथ के किसी और पत्ते से मेल नहीं खाता।
reason-draw = ढेरी से कुछ नहीं उठाया जा सकता।
reason-light = गड्डी से एक ही पत्ता लेने पर हाथ में कम पत्ते रहते हैं।
