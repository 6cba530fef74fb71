# सत्ती (Fan Tan) हिन्दी में।
# शब्द: क़तार – मेज़ पर एक रंग के पत्ते; पास; बूट – बाज़ी से पहले की चिप; पॉट; झूठा पास।

tagline = सत्तों से चार क़तारें बढ़ती हैं, और जो पत्ता न जोड़ सके वह एक चिप दे।

lesson-1 = सत्ता चलिए, या क़तार आगे बढ़ाने वाला पत्ता: सत्ते पर अट्ठा, फिर नहला; या छक्का, फिर पंजा।
lesson-2 = चल सकते हैं, तो चलना ही होगा। नहीं चल सकते, तो पास करके एक चिप देते हैं।
lesson-3 = जिसके पत्ते पहले ख़त्म हों, पॉट उसका, और दूसरों के हर बचे पत्ते की एक चिप भी।

## What happens

false-pass = { FORM($player, is: "ne") } झूठा पास किया था, यह पत्ता चल सकता था: { $card }।
# Who pays into it or takes from it: “You pay one chip to the pot.”
pot = पॉट

## What to do now

prompt-pass =
    { $count ->
        [0] कुछ नहीं लगता: पास कीजिए।
       *[other] कुछ नहीं लगता: पास कीजिए और { chips } दीजिए।
    }
prompt-begin = आपके पास { $card } है: उसी से शुरू कीजिए।
prompt-play = सत्ता चलिए, या किसी क़तार का अगला पत्ता।
prompt-play-or-pass = सत्ता या क़तार का अगला पत्ता चलिए, या पास कीजिए; झूठा पास पकड़ा जाए तो ज़्यादा चिप लगती हैं।
not-next = { $card } अभी मेज़ पर नहीं है।

## Buttons: in full, and in few words

do-pass =
    { $count ->
        [0] पास
       *[other] पास करें और { chips } दें
    }
    .short = पास
do-play = { $card } चलें
    .short = { $short }

## Said aloud

bubble-pass = पास
bubble-false-pass = झूठा पास!

## Why a deal ended

ended-out = जिसके पत्ते पहले ख़त्म हुए, पॉट उसका।

## What chips are paid for, on the score sheet

why-buy-in = शुरू की चिप
why-ante = बूट
why-short-hand = एक पत्ता कम
why-pass = पास
why-false-pass = झूठा पास
why-held-seven = रोका हुआ सत्ता
why-cards-left = हाथ में बचे पत्ते
why-pot = पॉट

## Places

place-hand = हाथ के पत्ते
place-high = अट्ठे से बादशाह तक
place-seven = सत्ता
place-low = छक्के से इक्के तक
place-stock = बाँटने के पत्ते
place-pot = पॉट

## Options

option-deals = बाज़ियाँ
    .help = इतनी बाज़ियों के बाद सबसे ज़्यादा चिप वाला जीतता है।
option-untilBroke = किसी का बटुआ ख़ाली होने तक
    .help = क्या खेल तब भी ख़त्म होता है, जब किसी का बटुआ ख़ाली हो जाए?
    .v-true = हाँ
    .v-false = नहीं
option-purse = हर एक की चिप
    .help = हर खिलाड़ी कितनी चिप से शुरू करता है? चिप का हिसाब शून्य से नीचे जा सकता है।
option-ante = बूट
    .help = हर बाज़ी में हर एक पॉट में कितनी चिप डालता है?
option-shortAnte = कम पत्तों का बूट
    .help = जिसे एक पत्ता कम मिले, वह बूट के ऊपर कितना देता है?
option-passFee = पास
    .help = पास करने पर कितनी चिप देनी पड़ती हैं?
option-cardFee = बचे पत्ते
    .help = अंत में हाथ में बचे हर पत्ते की कितनी चिप देनी पड़ती हैं?
option-start = शुरुआत
    .help = कौन शुरू करता है, और किस पत्ते से?
    .v-left = बाँटने वाले के बाईं ओर
    .v-7D = ईंट का सत्ता
    .v-7H = पान का सत्ता
option-honour = ईमानदारी पर
    .help = चल सकते हुए भी पास कर सकते हैं; पर पकड़े जाने पर जुर्माना देना पड़ता है।
    .v-true = झूठे पास की छूट
    .v-false = चल सकें तो चलें
group-game = खेल
group-chips = चिप
preset-classic = क्लासिक
    .help = बूट की एक चिप, हर पास की एक चिप, हर बचे पत्ते की एक चिप।
preset-sevens = सत्ते
    .help = पान के सत्ते से शुरुआत; सिर्फ़ बचे पत्तों की चिप देनी पड़ती हैं।
preset-parliament = पार्लियामेंट
    .help = ईंट के सत्ते से शुरुआत।
preset-onYourHonour = ईमानदारी पर
    .help = झूठे पास की छूट है, पर खुल जाए तो महँगा पड़ता है।
preset-untilBroke = किसी का बटुआ ख़ाली होने तक
    .help = ज़्यादा से ज़्यादा 24 बाज़ियाँ; किसी का बटुआ ख़ाली हो जाए तो खेल पहले ही ख़त्म।

## Why a bot or a hint does something

reason-alone = इसके बाद लगने वाले सारे पत्ते अपने पास हैं: किसी और का भला नहीं होता।
reason-next = क़तार का अगला पत्ता भी अपने पास है।
reason-far = इस क़तार के आगे के पत्ते अपने पास हैं, उन्हें रास्ता चाहिए।
reason-end = क़तार इसी पर ख़त्म होती है, तो दूसरों के लिए कुछ नहीं खुलता।
reason-forced = और कोई पत्ता नहीं चल सकता।
reason-bluff = झूठा पास दूसरों को रोके रखता है, पर खुल जाए तो जुर्माना है।
