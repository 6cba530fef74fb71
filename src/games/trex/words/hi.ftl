# ट्रेक्स (Trex) हिन्दी में।
# शब्द: राज – एक राजा की बाज़ियाँ; राजा – जो कॉन्ट्रैक्ट चुनता है (पत्ता “बादशाह” से अलग); कॉन्ट्रैक्ट – ईंट, लतूश (हाथ), बेगमें,
# पान का बादशाह, कॉम्प्लेक्स, ट्रेक्स; दोगुना करना – पत्ता दिखाना, जो फिर दोगुना गिना जाता है; छोड़ना – बाज़ी फिर से बँटवाना।

tagline = चार राजा, हर एक के पाँच कॉन्ट्रैक्ट, और ख़राब पत्तों पर भी चुनने की छूट।

lesson-1 = जिसके पास पान का सत्ता हो, वह पहला राजा। राजा हर बाज़ी का कॉन्ट्रैक्ट चुनता है, हर एक बस एक बार।
lesson-2 = चार कॉन्ट्रैक्टों में हाथ के पहले पत्ते का रंग दीजिए और देखिए कि क्या ले रहे हैं। ट्रेक्स में ग़ुलाम से ऊपर और नीचे रंग बढ़ाइए।
lesson-3 = पाँच बाज़ियों के बाद राजा के दाईं ओर का खिलाड़ी राजा बनता है। चार राज के बाद सबसे ज़्यादा कुल अंक वाला जीतता है।

## Contracts

contract =
    { $contract ->
        [diamonds] ईंट
        [eltoosh] लतूश
        [girls] बेगमें
        [king-of-hearts] पान का बादशाह
        [complex] कॉम्प्लेक्स
       *[trex] ट्रेक्स
    }
contract-help =
    { $contract ->
        [diamonds] { $diamonds ->
            [-10] ली हुई हर ईंट पर 10 अंक कटते हैं।
           *[10] ली हुई हर ईंट के 10 अंक।
        }
        [eltoosh] लिए हुए हर हाथ पर 15 अंक कटते हैं।
        [girls] ली हुई हर बेगम पर 25 अंक कटते हैं।
        [king-of-hearts] पान का बादशाह लेने पर 75 अंक कटते हैं।
        [complex] चारों एक साथ: ईंट, हाथ, बेगमें और पान का बादशाह।
       *[trex] ग़ुलाम से रंग बढ़ाइए; पहले पत्ते ख़त्म करने वाले को 200।
    }

## What happens

chooses = { FORM($player, is: "ne") } कॉन्ट्रैक्ट चुना: { contract }। { contract-help }
exposes = { FORM($player, is: "ne") } दिखाकर दोगुना किया: { $cards }।
abandons = { FORM($player, is: "ne") } बाज़ी छोड़ दी।
shows = { FORM($player, is: "ne") } दिखाया: { $cards }।
takes = { FORM($player, is: "ne") } लिया: { $cards }।
kingdom =
    { WHO($player) ->
        [you] राज { $number }। राजा आप हैं।
       *[other] राज { $number }। राजा: { $player }।
    }
out = { FORM($player, is: "ke") } पत्ते ख़त्म: { out-place }।
out-place =
    { $place ->
        [1] पहला नंबर
        [2] दूसरा नंबर
        [3] तीसरा नंबर
       *[4] आख़िरी
    }
scores-for = { FORM($player, is: "ke") } अंक: { $points } ({ $why })।

## What to do now

prompt-contract = आप राजा हैं: कॉन्ट्रैक्ट चुनिए।
prompt-expose = कोई पत्ता दिखाकर दोगुना करेंगे? चुनिए, या “{ do-expose-none.short }” दबाइए।
prompt-no-expose = आपके पास दोगुना करने को कुछ नहीं: “{ do-expose-none.short }” दबाइए।
prompt-abandon = आपके पास ऐसी दुक्कियाँ हैं कि आप यह बाज़ी छोड़ सकते हैं: “{ do-abandon.short }” या “{ do-keep.short }” दबाइए।
prompt-keep = आप यह बाज़ी नहीं छोड़ सकते: “{ do-keep.short }” दबाइए।
prompt-pass = आपका कोई पत्ता नहीं लगता: पास कीजिए।
prompt-trex = ग़ुलाम चलिए, या मेज़ के किसी पत्ते से उसी रंग में एक ऊपर या नीचे का पत्ता।
prompt-lead = हाथ आप शुरू करेंगे: एक पत्ता चलिए।
prompt-follow = हाथ { $suit } से शुरू हुआ: { $suit } चलिए।
prompt-void = { $suit } नहीं है: कोई भी पत्ता चलिए।
first-contract = पहले कॉन्ट्रैक्ट चुनिए।
only-doubled = सिर्फ़ बेगमें या पान का बादशाह दोगुने हो सकते हैं, और वही जो इस कॉन्ट्रैक्ट में गिने जाते हैं।
first-keep = पहले बताइए कि यह बाज़ी खेली जाएगी या नहीं।
not-next = उसी रंग में इससे एक ऊपर या नीचे का पत्ता अभी मेज़ पर नहीं है।
no-heart-lead = पान से हाथ तभी शुरू कर सकते हैं जब आपके पास और कुछ न हो।

## Buttons: in full, and in few words

do-contract = कॉन्ट्रैक्ट चुनें
    .short = कॉन्ट्रैक्ट
do-choose = कॉन्ट्रैक्ट चुनें: { contract }। { contract-help }
    .short = { contract }
do-expose = पत्ते दिखाकर दोगुने करें, या कोई नहीं
    .short = दोगुना…
do-expose-cards = दोगुना करें: { $cards }
    .short = ×2 { $short }
do-expose-none = कुछ दोगुना न करें
    .short = दोगुना नहीं
do-abandon = बाज़ी छोड़ें: फिर से बँटेगी
    .short = छोड़ें
do-keep = बाज़ी खेलें
    .short = खेलें
do-pass = पास: कोई पत्ता नहीं लगता
    .short = पास
do-play = { $card } चलें
    .short = { $short }

## Said aloud

bubble-out =
    { $place ->
        [1] पहला!
        [2] दूसरा!
        [3] तीसरा!
       *[4] आख़िरी!
    }
bubble-doubled = दोगुना!
bubble-pass = पास
bubble-abandon = बाज़ी छोड़ी!

## Which deal ended

deal-done = { contract }।
deal-abandoned = बाज़ी छोड़ी गई ({ contract }); पत्ते फिर से बँटेंगे।

## What points are given for, on the score sheet

why-diamonds = ईंट
why-tricks = हाथ
why-queens = बेगमें
why-king = पान का बादशाह
why-doubled = दोगुने पत्तों का इनाम
why-first = पहले पत्ते ख़त्म
why-second = दूसरे नंबर पर पत्ते ख़त्म
why-third = तीसरे नंबर पर पत्ते ख़त्म
why-last = आख़िरी
deal-name = { $deal } · { contract }
standing =
    { COUNT($played) ->
        [0] राज { $number } / { $kingdoms }; अब तक खेला: कुछ नहीं।
       *[other] राज { $number } / { $kingdoms }; अब तक खेला: { $played }।
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = राज { $number } / { $kingdoms }
goal-open = राज { $number } / { $kingdoms }; बाक़ी: { $open }

## Places and signs

place-hand = हाथ के पत्ते
place-exposed = दोगुने पत्ते
place-taken = लिए हुए पत्ते
place-trick = हाथ
place-layout = क़तारें
place-stock = बाँटने के पत्ते
place-won = जीते हाथ
sign-king = राजा, राज { $number }
sign-contract = कॉन्ट्रैक्ट: { contract }
    .short = { contract }
sign-tricks = { number } हाथ
sign-doubled = दोगुने: { cards }

## Options

option-diamonds = ईंट
    .help = जिस कॉन्ट्रैक्ट में ईंटें गिनी जाती हैं, उसमें ली हुई हर ईंट कितने की है?
    .v-10 = +10 अंक
    .v--10 = −10 अंक
option-doubling = दोगुना करना
    .help = क्या बेगमें और पान का बादशाह खेल से पहले दिखाकर दोगुने किए जा सकते हैं?
    .v-true = हाँ
    .v-false = नहीं
option-ownDouble = अपना दोगुना पत्ता लेना
    .help = कोई अपना ही दोगुना किया पत्ता ले, तो इनाम किसे मिलता है?
    .v-leader = जिसकी शुरुआत थी
    .v-single = किसी को नहीं; दोगुना नहीं गिना जाता
option-contracts = कॉन्ट्रैक्ट
    .help = एक राज में पाँच कॉन्ट्रैक्ट, या दो: हाथों वाले चारों एक साथ, और ट्रेक्स।
    .v-five = पाँच
    .v-complex = कॉम्प्लेक्स और ट्रेक्स
option-partners = जोड़ीदार
    .help = क्या आमने-सामने बैठे खिलाड़ियों के अंक जुड़ते हैं?
    .v-true = दो बनाम दो
    .v-false = हर कोई अपने लिए
option-showTwos = दुक्कियाँ दिखाना
    .help = क्या ट्रेक्स में पहले दौर के बाद दुक्कियाँ खुली पड़ी रहती हैं?
    .v-true = दिखती हैं
    .v-false = छिपी हैं
option-direction = दिशा
    .help = खेल मेज़ पर किस ओर चलता है?
    .v-clockwise = घड़ी की दिशा
    .v-counterclockwise = घड़ी से उल्टी
option-earlyStop = जब और अंक न बचें
    .help = क्या बाज़ी का बाक़ी हिस्सा भी खेला जाता है?
    .v-true = वहीं रोकें
    .v-false = पूरा खेलें
option-kingdoms = राज
    .help = चार राज का पूरा खेल है: हर कोई एक बार राजा।
group-game = खेल
group-contracts = कॉन्ट्रैक्ट
preset-classic = क्लासिक
    .help = पाँच कॉन्ट्रैक्ट, चार राज; हर ईंट 10 अंक की।
preset-oneKingdom = एक राज
    .help = पाँच बाज़ियाँ; सब कॉन्ट्रैक्ट वही चुनता है जिसके पास पान का सत्ता हो।
preset-allPenalties = सब दंड
    .help = ईंट पर भी 10 कटते हैं: एक राज के कुल अंक शून्य।
preset-complex = कॉम्प्लेक्स
    .help = एक राज में दो बाज़ियाँ: कॉम्प्लेक्स, यानी हाथों वाले चारों कॉन्ट्रैक्ट एक साथ, जिसमें हर ईंट पर 10 अंक कटते हैं, और ट्रेक्स।
preset-partners = जोड़ीदार
    .help = दो बनाम दो का कॉम्प्लेक्स, दुक्कियाँ दिखती हैं।
preset-plain = दोगुना नहीं
    .help = कोई पत्ता दिखाकर दोगुना नहीं किया जा सकता।

## Why a bot or a hint does something

reason-throw-costly = हाथ किसी और का होता है, और साथ में अंक काटने वाला पत्ता।
reason-under-costly = अंक काटने वाला पत्ता बड़े पत्ते के नीचे जाता है।
reason-duck = यह हाथ जीतने वाले पत्ते से नीचे रहता है।
reason-high = बड़ा पत्ता वहाँ फेंका जाता है जहाँ वह कुछ नहीं लेता।
reason-lead-low = हाथ शुरू करना हो, तो सबसे छोटा पत्ता सबसे आसानी से हारता है।
reason-lay-own = इस रंग का अगला पत्ता भी अपने पास है।
reason-lay-end = रंग इसी पर ख़त्म होता है, तो दूसरों के लिए कुछ नहीं खुलता।
reason-contract = ये पत्ते बचे हुए कॉन्ट्रैक्टों में इसी के सबसे लायक़ हैं।
reason-expose = इसके रंग के काफ़ी और पत्ते हैं, तो यह सुरक्षित है, और दोगुना गिना जाता है।
reason-cover = दोगुना होता, तो यह पत्ता ख़तरे में पड़ जाता।
