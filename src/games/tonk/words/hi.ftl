# टोंक (Tonk) हिन्दी में।
# शब्द: मेल – मेज़ पर सेट या सीक्वेंस; जोड़ना – मेल में एक पत्ता लगाना; झपटना – फेंका पत्ता उठा लेना; रोक – नीचे रखने और
# जोड़ने पर; शो; टोंक; दाँव।

tagline = पाँच पत्ते, फुर्तीले हाथ, और शो के सही पल की पहचान।

lesson-1 = एक पत्ता खींचिए, फिर जो रख सकें नीचे रखिए: एक नंबर के तीन या चार, या एक रंग के तीन लगातार पत्ते। बारी के अंत में एक पत्ता फेंकिए।
lesson-2 = मेज़ के किसी भी मेल में एक-एक पत्ता जोड़ सकते हैं। किसी और के मेल में जोड़ें, तो मेल वाला अपनी अगली बारी में न मेल रख सकता है, न किसी मेल में जोड़ सकता है।
lesson-3 = खींचने के बजाय शो कर सकते हैं, अगर लगे कि आपकी गिनती सबसे कम है। पत्ते ख़त्म, तो जीत तुरंत।

## What happens

take =
    { $capped ->
        [yes] { FORM($player, is: "ne") } खुली ढेरी से उठाया: { $cards }। अगला पत्ता गड्डी से ही लेना होगा।
       *[no] { FORM($player, is: "ne") } खुली ढेरी से उठाया: { $cards }।
    }
hit-own = { FORM($player, is: "ne") } अपने मेल में जोड़ा: { $cards }।
hit-other = { FORM($player, is: "ne") } { FORM($owner, is: "ke") } मेल में जोड़ा: { $cards }।
discard = { FORM($player, is: "ne") } { FORM($cards, is: "phenka") }।
spread = { FORM($player, is: "ne") } नीचे रखा: { $cards }।
upcard = खुला पत्ता: { $cards }।
barred = { FORM($player, is: "ko") } { number-of-turns } तक नीचे रखने, जोड़ने और झपटने की मनाही है।
number-of-turns =
    { number } { $count ->
        [1] बारी
       *[other] बारियों
    }
slap = { FORM($player, is: "ne") } झपटकर { FORM($card, is: "liya") }।
show = { FORM($player, is: "ke") } पत्ते: { $cards }। गिनती { $count }।
cries-tonk = { FORM($player, is: "ne") } कहा: “टोंक!”
drops = { FORM($player, is: "ne") } शो किया।
table = मेज़ के बीच

## What to do now

prompt-tonk =
    { $stake ->
        [0] आपके पास टोंक है: “{ do-tonk.short }” दबाकर बाज़ी जीतिए, बशर्ते कोई और टोंक न कहे।
       *[other] आपके पास टोंक है: “{ do-tonk.short }” दबाइए, और हर एक आपको दोगुना देगा, बशर्ते कोई और टोंक न कहे।
    }
prompt-slap = वह फेंका पत्ता आपके काम का है: किसी और के कुछ करने से पहले झपटिए!
prompt-draw =
    { $takes ->
        [yes] { $drops ->
            [yes] गड्डी से खींचिए, फेंका पत्ता उठाइए, या शो कीजिए।
           *[no] गड्डी से खींचिए, या फेंका पत्ता उठाइए।
        }
       *[no] { $drops ->
            [yes] गड्डी से खींचिए, या शो कीजिए।
           *[no] गड्डी से खींचिए।
        }
    }
prompt-discard = एक पत्ता चुनकर फेंकिए।
prompt-spread = आप मेल नीचे रख सकते हैं। { prompt-discard }
prompt-hit = आप मेल में जोड़ सकते हैं। { prompt-discard }
prompt-lay = आप मेल नीचे रख सकते हैं, या मेल में जोड़ सकते हैं। { prompt-discard }
first-draw = पहले एक पत्ता खींचिए।
not-back = यह पत्ता अभी नहीं: खुली ढेरी से उठाया पत्ता तुरंत वापस नहीं फेंक सकते।

## Buttons: in full, and in few words

do-tonk = “टोंक!” कहें
    .short = टोंक!
do-no-tonk = टोंक न कहें
    .short = न कहें
do-drop = शो: सबके पत्तों की तुलना
    .short = शो
do-take = फेंका पत्ता उठाएँ
    .short = उठाएँ
do-draw = गड्डी से खींचें
    .short = खींचें
do-slap = फेंका पत्ता झपटें
    .short = झपटें!
do-slap-onto = { $card } झपटें और इस मेल में जोड़ें: { $spread }
    .short = झपटें! { $short }
do-slap-new = नए मेल के लिए फेंका पत्ता झपटें
    .short = झपटें!
do-slap-spread = झपटें, इस मेल के लिए: { $cards }
    .short = झपटें! { $short }
do-spread = मेल नीचे रखें
    .short = रखें…
do-spread-cards = मेल नीचे रखें: { $cards }
    .short = रखें { $short }
do-hit = मेल में जोड़ें
    .short = जोड़ें
do-hit-with = { $card } इस मेल में जोड़ें: { $spread }
    .short = जोड़ें { $short }
do-discard = एक पत्ता फेंकें
    .short = फेंकें
do-discard-card = { $card } फेंकें
    .short = फेंकें { $short }

## Said aloud

bubble-slap = झपटा!
bubble-tonk = टोंक!
bubble-drop = शो

## Why a deal ended

ended-tonk = बाँट में ही टोंक: दोगुना मिलता है।
ended-tonk-points = बाँट में ही टोंक।
ended-tonk-draw = एक से ज़्यादा खिलाड़ियों ने “टोंक!” कहा: कोई कुछ नहीं देता।
ended-tonk-draw-points = एक से ज़्यादा खिलाड़ियों ने “टोंक!” कहा: बाज़ी बराबर।
ended-drop = शो सही निकला।
ended-caught = शो करने वाला पकड़ा गया।
ended-run-out = पत्ते ख़त्म।
ended-tonk-out = बिना फेंके पत्ते ख़त्म: दोगुना।
ended-tonk-out-points = बिना फेंके पत्ते ख़त्म।
ended-stock-out = गड्डी ख़त्म: सबसे कम गिनती वाला जीतता है।
ended-stock-draw = गड्डी ख़त्म, और सबसे कम गिनती बराबर: कोई कुछ नहीं देता।
ended-stock-draw-points = गड्डी ख़त्म, और सबसे कम गिनती बराबर: बाज़ी बराबर।

## What chips are paid for, on the score sheet

why-buy-in = शुरू की चिप
why-tonk = बाँट में टोंक, दोगुना
why-tonk-points = बाँट में टोंक
why-drop = शो पर सबसे कम
why-caught = शो में पकड़े गए
why-low = सबसे कम गिनती
why-run-out = पत्ते ख़त्म
why-tonk-out = बिना फेंके ख़त्म, दोगुना
why-tonk-out-points = बिना फेंके ख़त्म
why-stock-out = गड्डी ख़त्म होने पर सबसे कम

## Places and signs

place-hand = हाथ के पत्ते
place-meld = मेल
place-stock = गड्डी
place-discard = खुली ढेरी
sign-barred = { number-of-turns } तक रोक
sign-count = आपके पत्तों की गिनती { $count }

## Options

option-stake = दाँव
    .help = एक बाज़ी हर हारने वाले को कितने की पड़ती है? 0 हो तो चिप की जगह अंक।
option-purse = हर एक की चिप
    .help = हर खिलाड़ी कितनी चिप से शुरू करता है? चिप का हिसाब शून्य से नीचे जा सकता है।
option-deals = बाज़ियाँ
    .help = इतनी बाज़ियों के बाद खेल ख़त्म।
option-untilBroke = किसी का बटुआ ख़ाली होने तक
    .help = क्या खेल तब भी ख़त्म होता है, जब किसी का बटुआ ख़ाली हो जाए?
    .v-true = हाँ
    .v-false = नहीं
option-tonkHigh = बाँट में ऊँचा टोंक
    .help = शुरू के पाँच पत्तों की गिनती कम से कम इतनी हो, तो टोंक; 0 यानी ऐसा टोंक नहीं।
option-tonkLow = बाँट में छोटा टोंक
    .help = शुरू के पाँच पत्तों की गिनती ज़्यादा से ज़्यादा इतनी हो, तो टोंक; 0 यानी ऐसा टोंक नहीं।
option-slap = झपटना
    .help = क्या फेंका पत्ता झपट सकते हैं, यानी बारी के बाहर उठा सकते हैं?
    .v-off = कभी नहीं
    .v-table = मेज़ के मेल के लिए
    .v-any = नए मेल के लिए भी
option-bar = किसी ने जोड़ा तो
    .help = किसी के मेल में कोई और जोड़ दे, तो वह अगली बारी में क्या नहीं कर सकता?
    .v-none = कोई रोक नहीं
    .v-spread = न रखना, न जोड़ना
    .v-spread-drop = न रखना, न जोड़ना, न शो
option-barStack = कई बार जोड़ा तो
    .help = क्या हर बार जोड़ने पर एक बारी की रोक और लगती है?
    .v-true = हर बार एक बारी
    .v-false = कुल एक बारी
option-caught = शो में पकड़े गए
    .help = शो पर दूसरों की गिनती आपके बराबर या कम निकले, तो आप कितना देते हैं?
    .v-single = बराबर या कम वालों को एक-एक दाँव, सबसे कम वाले को एक और
    .v-double = बराबर या कम वालों को दो-दो दाँव
option-count = गिने जाने वाले पत्ते
    .help = पत्तों की तुलना में क्या गिना जाता है?
    .v-unmatched = सबसे अच्छे मेल को छोड़कर सब
    .v-all = हाथ के सारे पत्ते
option-aceHigh = बादशाह के ऊपर इक्का
    .help = क्या सीक्वेंस बेगम, बादशाह, इक्का पर ख़त्म हो सकता है?
    .v-true = हाँ
    .v-false = इक्का सिर्फ़ नीचे
option-upcard = पहला फेंका पत्ता
    .help = क्या शुरू में एक पत्ता खोलकर खुली ढेरी बनाई जाती है?
    .v-true = खोला जाता है
    .v-false = ढेरी ख़ाली रहती है
option-returnTaken = उठाया पत्ता वापस फेंकना
    .help = क्या खुली ढेरी से उठाया पत्ता उसी बारी में फेंका जा सकता है?
    .v-true = हाँ
    .v-false = नहीं
group-game = खेल
group-tonk = टोंक और शो
group-playing = चाल
preset-classic = क्लासिक
    .help = 50 पर, या 11 या कम पर टोंक; झपटना सिर्फ़ मेज़ के मेल के लिए।
preset-strict = सख़्त
    .help = 49 या ज़्यादा, या 11 या कम पर टोंक; सब पत्ते गिने जाते हैं, और जिसके मेल में कोई जोड़े, वह शो भी नहीं कर सकता।
preset-eating = खुलकर झपटना
    .help = नए मेल के लिए भी झपटिए; हर बार जोड़ने पर मेल वाले पर एक बारी की रोक और; इक्का सिर्फ़ नीचे; कोई पत्ता नहीं खोला जाता।
preset-lastPurse = किसी का बटुआ ख़ाली होने तक
    .help = ज़्यादा से ज़्यादा 100 बाज़ियाँ; किसी का बटुआ ख़ाली हो जाए तो खेल पहले ही ख़त्म।
preset-singleDeal = बस एक बाज़ी
    .help = एक अंक की एक बाज़ी, बिना चिप।

## Why a bot or a hint does something

reason-tonk = इससे तुरंत जीत मिलती है।
reason-drop = अभी यह गिनती सबसे कम हो सकती है; बाद में दूसरों की गिनती घट जाएगी।
reason-slap = एक बारी ज़्यादा मिलती है, और गिनती घटती है।
reason-spread = मेज़ पर रखे पत्ते हाथ में नहीं गिने जाते।
reason-hit = इससे गिनती घटती है, और मेल वाले पर रोक लग सकती है।
reason-dear = यह हाथ के किसी पत्ते से मेल नहीं खाता, और इससे महँगा कोई नहीं।
reason-loose = यह हाथ के किसी और पत्ते से मेल नहीं खाता।
reason-dearest = हाथ में इससे महँगा कोई पत्ता नहीं।
reason-take = ढेरी का पत्ता काम का है, या बहुत छोटा।
reason-draw = गिनती इतनी कम नहीं कि शो करें।
