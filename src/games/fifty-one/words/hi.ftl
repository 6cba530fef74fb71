# इक्यावन (Fifty-One) हिन्दी में।
# शब्द: बोर्ड – बीच के पाँच पत्ते; बदलना; बोर्ड साफ़ करना; “बस!” – पुकार; “बस!” कहने वाला; हाथ के पत्ते।

tagline = एक रंग के पाँच पत्ते, और “बस!” कहने की हिम्मत।

lesson-1 = बोर्ड का एक पत्ता लीजिए और उसकी जगह अपना एक रखिए: दोनों को छुइए, जिसे चाहें पहले।
lesson-2 = आपका सबसे लंबा रंग गिना जाता है, बाक़ी पत्ते घटाए जाते हैं। एक रंग के इक्का, बादशाह, बेगम, ग़ुलाम और दहला 51 बनाते हैं।
lesson-3 = बदलने के बाद आप “बस!” कह सकते हैं। दूसरों को एक-एक बारी और मिलती है; सबसे अच्छे पत्ते जीतते हैं, और बराबरी में “बस!” कहने वाला हारता है।

## What happens

takes = { FORM($player, is: "ne") } { FORM($card, is: "liya") }।
gives = { FORM($player, is: "ne") } { FORM($card, is: "diya") }।
comes = बोर्ड पर { FORM($card, is: "aaya") }।
clears = { FORM($player, is: "ne") } बोर्ड साफ़ किया।
says-stop = { FORM($player, is: "ne") } कहा: “बस!” बाक़ी सबको एक-एक बारी और।
shows = { FORM($player, is: "ke") } पत्ते: { $cards }। { $suit } में { $points } अंक।
scores-points = { FORM($player, is: "ke") } अंक: { $points }।

## What to do now

prompt-swap = बदलिए: बोर्ड का एक पत्ता और अपना एक पत्ता चुनिए।
prompt-swap-or-pass = बोर्ड का एक पत्ता अपने एक पत्ते से बदलिए, या पास कीजिए।
prompt-last = आपकी आख़िरी बारी। { prompt-swap }
prompt-last-or-pass = आपकी आख़िरी बारी। बोर्ड का एक पत्ता अपने एक पत्ते से बदलिए, या पास कीजिए।
prompt-stop = लगे कि आप आगे हैं, तो “{ do-stop.short }” दबाइए, नहीं तो “{ do-end.short }”।
prompt-go-on = “{ do-end.short }” दबाइए: अगले खिलाड़ी की बारी।
first-board = इसके बदले बोर्ड का जो पत्ता चाहिए, उसे चुनिए।
swapped = आप बदल चुके हैं।

## Buttons: in full, and in few words

do-swap = एक पत्ता बदलें
    .short = बदलें
do-swap-cards = { $take } लें, { $give } दें
    .short = { $given } → { $taken }
do-swap-all = पाँचों पत्ते बोर्ड से बदलें
    .short = सब बदलें
do-clear = बोर्ड साफ़ करें: पाँच नए पत्ते
    .short = बोर्ड साफ़
do-pass = पास: सब जैसा है वैसा रहे
    .short = पास
do-stop = “बस!” कहें
    .short = बस!
do-end = बारी ख़त्म करें: अगले खिलाड़ी की बारी
    .short = बारी ख़त्म

## Said aloud

bubble-stop = बस!
bubble-pass = पास

## Why a deal ended

stopped = { FORM($player, is: "ne") } कहा: “बस!”
not-stopped = किसी ने “बस!” नहीं कहा।

## What points are given for, on the score sheet

why-win = बाज़ी जीती
why-hand = पत्तों के अंक

## Places and signs

place-hand = हाथ के पत्ते
place-board = बोर्ड
place-stock = गड्डी
place-discard = फेंके हुए पत्ते
sign-count = आपके पत्ते: { $suit } में { $points } अंक
sign-taken =
    { SUIT($card) ->
        [S] पिछली बार लिया: ♠ { $card }
        [H] पिछली बार लिया: ♥ { $card }
        [D] पिछली बार लिया: ♦ { $card }
        [C] पिछली बार लिया: ♣ { $card }
       *[none] पिछली बार लिया: जोकर
    }
sign-stop = “बस!” कह दिया
    .short = बस!

## Options

option-joker = जोकर
    .help = जोकर उस पत्ते की जगह लेता है जो आपके लिए सबसे अच्छा हो।
    .v-true = एक
    .v-false = कोई नहीं
option-pass = पास
    .help = क्या सब कुछ जैसा है वैसा छोड़ा जा सकता है?
    .v-never = कभी नहीं
    .v-last = “बस!” के बाद
    .v-later = दूसरी बारी से
option-swapAll = पाँचों बदलना
    .help = क्या दूसरी बारी से अपने सारे पत्ते पूरे बोर्ड से बदले जा सकते हैं?
    .v-true = हाँ
    .v-false = नहीं
option-stopNeedsFlush = “बस!” कहने के लिए
    .help = क्या पाँचों पत्ते एक ही रंग के होने चाहिए?
    .v-true = सिर्फ़ एक रंग पर
    .v-false = किन्हीं भी पत्तों पर
option-mixedHand = दूसरे रंगों के पत्ते
    .help = पाँचों पत्ते एक रंग के न हों, तो अंक कैसे गिने जाते हैं?
    .v-subtract = वे घटाए जाते हैं
    .v-zero = पूरा हाथ शून्य
option-rounds = दौर
    .help = कोई “बस!” न कहे, तो इतने दौर के बाद पत्तों की तुलना होती है।
option-deals = बाज़ियाँ
    .help = इतनी बाज़ियों के बाद सबसे ज़्यादा कुल अंक वाला जीतता है।
option-scoring = अंक
    .help = एक बाज़ी के कितने अंक हैं?
    .v-wins = जीती बाज़ी का एक अंक
    .v-points = पत्तों के अंक
option-target = कितने अंकों तक
    .help = किसी के कुल इतने अंक होते ही खेल पहले ख़त्म; 0 हो तो यह सीमा नहीं।
group-turn = बारी
group-hand = पत्ते
group-game = खेल
preset-classic = क्लासिक
    .help = एक बाज़ी, बिना जोकर, “बस!” किन्हीं भी पत्तों पर।
preset-withJoker = जोकर के साथ
    .help = जोकर उसी रंग का हो जाता है जो आप चाहें।
preset-oneSuit = एक रंग या कुछ नहीं
    .help = पत्ते तभी गिने जाते हैं और “बस!” तभी कहा जाता है जब पाँचों एक रंग के हों; पास और पाँचों बदलने की छूट है।
preset-pointsMatch = अंकों की पाँच बाज़ियाँ
    .help = पाँच बाज़ियाँ, और हर बाज़ी के पत्तों के अंक जुड़ते जाते हैं।

## Why a bot or a hint does something

reason-joker = जोकर हर रंग के साथ चलता है।
reason-final = “बस!” के बाद सिर्फ़ पत्तों के अंक मायने रखते हैं।
reason-gather = इससे सबसे लंबा रंग बढ़ता है और दूसरे रंग का एक पत्ता निकल जाता है।
reason-higher = रंग वही रहता है, पर पत्ता बड़ा है।
reason-shed = सबसे लंबे रंग से बाहर का पत्ता घटाया जाता है, इसलिए वही दिया।
reason-flush = पत्ते तभी गिने जाते हैं जब पाँचों एक रंग के हों, इसलिए सबसे लंबे रंग से बाहर का पत्ता दिया।
reason-all = पूरा बोर्ड अपने सारे पत्तों से बेहतर है।
reason-clear = बोर्ड साफ़ करने से पाँच नए पत्ते आते हैं, और अगले खिलाड़ी को पुराने पत्तों में से कोई नहीं मिलता।
reason-stop = पत्ते इतने अच्छे हैं कि अब तुलना हो जाए।
reason-wait = तुलना से पहले पत्ते अभी और सुधर सकते हैं।
