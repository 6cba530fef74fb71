# जोड़ी मिलाओ (Concentration) हिन्दी में।
# शब्द: पलटना, खोलना – मेज़ का पत्ता सीधा करना; उल्टा रखना; जोड़ी; चूक – बिना जोड़ी की बारी; जगह – पत्ता कहाँ पड़ा है, नंबर से।

tagline = एक बार में दो पत्ते, और पक्की याददाश्त।

lesson-1 = दो पत्ते खोलिए। मेल खाएँ तो वे आपके, और बारी फिर आपकी।
lesson-2 = जो भी पत्ता खुले, उसे सब देखते हैं। याद रखिए कि कौन-सा पत्ता कहाँ है।
lesson-3 = मेज़ ख़ाली हो जाए, तो सबसे ज़्यादा जोड़ियों वाला जीतता है।

## What happens

turns-up = { FORM($player, is: "ne") } जगह { $place } पर { FORM($card, is: "khola") }।
pair-found = { FORM($player, is: "ko") } एक जोड़ी मिली।
no-pair = जोड़ी नहीं बनी: दोनों पत्ते फिर उल्टे रखे गए।
solo =
    { turns }, { $misses ->
        [0] कोई चूक नहीं
        [1] { $misses } चूक
       *[other] { $misses } चूकें
    }।
turns =
    { $turns ->
        [1] { $turns } बारी
       *[other] { $turns } बारियाँ
    }
has-pairs = { FORM($player, is: "ke") } पास { pairs }।
pairs =
    { $count ->
        [0] कोई जोड़ी नहीं
        [1] एक जोड़ी
       *[other] { number } जोड़ियाँ
    }

## What to do now

prompt-first = एक पत्ता खोलिए।
prompt-unseen = ऐसा पत्ता खोलिए जो अब तक किसी ने न देखा हो: पिछले दौर में कुछ नया नहीं निकला।
prompt-second = खुला पत्ता: { $card }। अब दूसरा खोलिए।
not-won = मेज़ पर पड़ा कोई पत्ता खोलिए।

## Buttons: in full, and in few words

do-time-up = समय पूरा हुआ
    .short = समय पूरा
do-turn-up = एक पत्ता खोलें
    .short = खोलें
do-turn-up-place = जगह { $place } का पत्ता खोलें
    .short = { $place }

## Said aloud

bubble-pair = जोड़ी!

## Why a deal ended

ended-cleared = मेज़ ख़ाली हो गई।
ended-limit = सारी बारियाँ ख़त्म।
ended-stalled = बहुत देर से किसी को जोड़ी नहीं मिली।
ended-time = समय पूरा हुआ।

## What points are given for, on the score sheet

why-pairs = मिली जोड़ियाँ

## Places and signs

place-grid = जगह
place-won = जोड़ियाँ
place-stock = बिछाने के पत्ते
sign-solo =
    { turns }, { $left ->
        [1] { $left } पत्ता बाक़ी
       *[other] { $left } पत्ते बाक़ी
    }
    .short = { turns }

## Options

option-decks = गड्डियाँ
    .help = जितनी ज़्यादा गड्डियाँ, मेज़ पर उतने ज़्यादा पत्ते।
option-ranks = नंबर
    .help = नंबर कम हों, तो मेज़ छोटी होती है: तीन नंबर हों तो एक गड्डी में बारह पत्ते।
option-jokers = जोकर
    .help = जोकर की जोड़ी सिर्फ़ जोकर से बनती है।
    .v-true = हर गड्डी में दो
    .v-false = कोई नहीं
option-match = जोड़ी किसे कहें
    .help = कौन-से दो पत्ते मेल खाते हैं?
    .v-rank = एक ही नंबर
    .v-rank-color = एक ही नंबर और रंगत
    .v-zebra = एक ही नंबर, लाल और काला
    .v-rank-suit = हूबहू वही पत्ता
option-again = जोड़ी मिलने पर
    .help = जिसे जोड़ी मिले, क्या बारी फिर उसी की रहेगी?
    .v-true = बारी फिर उसी की
    .v-false = बारी अगले की
option-deals = बाज़ियाँ
    .help = सब बाज़ियों की जोड़ियाँ जोड़ी जाती हैं।
option-turnLimit = बारियाँ
    .help = एक खिलाड़ी के लिए: इतनी बारियों में मेज़ ख़ाली करनी है; 0 यानी कोई सीमा नहीं।
option-clock = सेकंड
    .help = एक खिलाड़ी के लिए: इतने सेकंड में मेज़ ख़ाली करनी है; 0 यानी कोई सीमा नहीं।
group-table = मेज़
group-game = खेल
group-alone = एक खिलाड़ी
preset-classic = क्लासिक
    .help = एक गड्डी, एक ही नंबर, जोड़ी मिलने पर फिर बारी।
preset-sameColour = एक ही रंगत
    .help = लाल सत्ते की जोड़ी लाल सत्ते से ही।
preset-zebra = ज़ेब्रा
    .help = लाल पत्ते की जोड़ी उसी नंबर के काले पत्ते से।
preset-twins = जुड़वाँ
    .help = दो गड्डियाँ; जोड़ी सिर्फ़ हूबहू उसी पत्ते से।
preset-oneFlip = एक-एक बारी
    .help = जोड़ी मिलने पर भी बारी अगले खिलाड़ी की।
preset-children = बच्चों के लिए
    .help = बीस पत्ते: इक्के, बादशाह, बेगमें, ग़ुलाम और दहले।
preset-solo = अकेले
    .help = कम से कम बारियों में मेज़ ख़ाली कीजिए।

## Why a bot or a hint does something

reason-pair = इसका जोड़ीदार दिख चुका है: दोनों मिलकर जोड़ी हैं।
reason-look = जो पत्ता किसी ने नहीं देखा, उससे सबसे ज़्यादा पता चलता है, और शायद उसका जोड़ीदार पहले से मालूम हो।
reason-quiet = देखा हुआ पत्ता दूसरों को कुछ नया नहीं बताता।
reason-chance = जोड़ीदार मालूम नहीं, पर अनदेखा पत्ता वही हो सकता है।
