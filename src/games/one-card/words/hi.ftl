# वन कार्ड (One Card) हिन्दी में।
# शब्द: बोली; वन कार्ड – पच्चीसवाँ पत्ता, जो बीच में उल्टा पड़ा है; क्रम – कौन-से पत्ते बड़े हैं: वह पलट सकता है, तब नहले
# सबसे बड़े और इक्के सबसे छोटे।

tagline = पहले कहिए कितने अंक लेंगे, फिर ले दिखाइए। जोकर दुनिया उलट देता है।

lesson-1 = बादशाह, बेगम और ग़ुलाम का एक-एक अंक, जोकर के तीन: कुल 15। कहिए कितने लेंगे, या पास कीजिए।
lesson-2 = सबसे ऊँची बोली वाला पहली चाल चलता है, और उस पहले पत्ते का रंग तुरुप है। हो सके तो हाथ के पहले पत्ते का रंग ही चलिए।
lesson-3 = तुरुप वाली बाज़ी में जोकर वाला हाथ जो जीते, वह क्रम पलट सकता है। आख़िरी हाथ के साथ वन कार्ड भी मिलता है।

## What happens

bids = { FORM($player, is: "ki") } बोली: { $count }।
keeps = { FORM($player, is: "ne") } क्रम वही रखा।
contract =
    { $count ->
        [1] { FORM($player, is: "ko") } कम से कम एक अंक लेना है; पहली चाल भी { FORM($player, is: "ki") }।
       *[other] { FORM($player, is: "ko") } कम से कम { points } लेने हैं; पहली चाल भी { FORM($player, is: "ki") }।
    }
no-bid = किसी ने बोली नहीं लगाई: तुरुप नहीं है। पहली चाल { FORM($player, is: "ki") }।
trump = तुरुप का रंग: { $suit }।
trick-won = { FORM($player, is: "ne") } { FORM($card, is: "obl") } से हाथ जीता।
reversed = { FORM($player, is: "ne") } क्रम पलट दिया: अब नहले बड़े, इक्के छोटे।
one-card =
    { $count ->
        [0] वन कार्ड: { $card }। { FORM($player, is: "ko") } कोई अंक नहीं।
       *[other] वन कार्ड: { $card }। { FORM($player, is: "ko") } { points }।
    }
taken =
    { $count ->
        [0] { FORM($player, is: "ne") } कोई अंक नहीं लिया।
        [1] { FORM($player, is: "ne") } एक अंक लिया।
       *[other] { FORM($player, is: "ne") } { points } लिए।
    }
bid-failed = { FORM($player, is: "ki") } बोली पूरी नहीं हुई: कुछ नहीं मिला।

## What to do now

prompt-reverse = जोकर आपको मिला: क्रम पलटें (नहले बड़े, इक्के छोटे), या वही रखें?
prompt-bid = 15 में से कितने अंक लेंगे? बोली लगाइए, या पास कीजिए।
prompt-bid-more = { FORM($player, is: "ki") } बोली { $count } है। ज़्यादा बोलिए, या पास कीजिए।
prompt-lead-trump = शुरुआत आपकी: जोकर को छोड़कर कोई भी पत्ता चलिए, उसका रंग तुरुप बनेगा।
prompt-lead = हाथ आप शुरू करेंगे: कोई भी पत्ता चलिए।
prompt-joker-led = हाथ जोकर से शुरू हुआ: कोई भी पत्ता चलिए।
prompt-follow = हाथ { $suit } से शुरू हुआ: { $suit } चलिए।
prompt-trump = हाथ तुरुप से शुरू हुआ: { $suit } चलिए।
prompt-trump-or-joker = हाथ तुरुप से शुरू हुआ: { $suit } चलिए, या जोकर।
prompt-joker = हाथ तुरुप से शुरू हुआ: जोकर चलिए, आपका इकलौता तुरुप।
prompt-void = { $suit } नहीं है: कोई भी पत्ता चलिए।
first-bid = पहले बोली: बोलिए, या पास कीजिए।
first-reverse = पहले बताइए कि क्रम पलटेगा या नहीं।
joker-no-trump = जोकर का कोई रंग नहीं, इसलिए उससे तुरुप तय नहीं हो सकता।
joker-only-void = जोकर तभी चल सकता है जब आपके पास { $suit } न हो।

## Buttons: in full, and in few words

do-play = { $card } चलें
do-bid = आपकी बोली
    .short = बोली
do-bid-points =
    { $count ->
        [1] एक अंक की बोली लगाएँ
       *[other] { number } अंकों की बोली लगाएँ
    }
    .short = { $count }
do-pass = पास
    .short = पास
do-keep = क्रम वही रखें: इक्के बड़े
    .short = वही रखें
do-reverse = क्रम पलटें: नहले बड़े, इक्के छोटे
    .short = पलटें

## Said aloud

bubble-reverse = पलट गया!

## Why a deal ended, and what it is called on the score sheet

ended-made = { FORM($player, is: "ki") } बोली { $count } थी, और पूरी हुई।
ended-failed = { FORM($player, is: "ki") } बोली { $count } थी, पर अधूरी रही।
deal-name = { $deal } · बोली { $count }
deal-name-no-bid = { $deal } · बिना बोली

## What points are given for, on the score sheet

why-cards = लिए हुए अंक
why-bid-made = बोली पूरी
why-bid-failed = बोली अधूरी

## Places and signs

place-hand = हाथ के पत्ते
place-trick = हाथ
place-kitty = वन कार्ड
place-won = जीते हाथ
place-stock = बाँटने के पत्ते
sign-taken = { points }
sign-bid = बोली { points }
sign-trump = तुरुप { suit-sign }, इक्का बड़ा
sign-trump-reversed = तुरुप { suit-sign }, नहला बड़ा
suit-sign =
    { SUIT($suit) ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Options

option-match = खेल की लंबाई
    .help = खेल कब ख़त्म हो?
    .v-target = तय अंकों तक
    .v-rounds = कुछ बाज़ियाँ
option-target = कितने अंकों तक
    .help = जिस बाज़ी में किसी के इतने अंक हो जाएँ, उसके बाद सबसे ज़्यादा कुल अंक वाला जीतता है।
option-rounds = बाज़ियाँ
    .help = इतनी बाज़ियों के बाद सबसे ज़्यादा कुल अंक वाला जीतता है।
option-bidReentry = पास के बाद फिर बोली
    .help = क्या पास कर चुके खिलाड़ियों से बारी लौटने पर फिर पूछा जाता है?
    .v-true = हाँ
    .v-false = पास अंतिम है
option-jokerFace = जोकर
    .help = बस रूप की बात: कुछ मेज़ों पर जोकर की जगह ईंट की दुक्की होती है।
    .v-joker = जोकर
    .v-2D = ईंट की दुक्की
group-game = खेल
group-auction = बोली
group-looks = रूप
preset-classic = क्लासिक
    .help = 30 अंकों तक; पास अंतिम है।
preset-reentry = लंबी बोली
    .help = जिसने पास किया, वह भी ऊँची बोली लेकर लौट सकता है।
preset-singleRound = बस एक बाज़ी
    .help = एक बाज़ी, क़रीब तीन मिनट।

## Why a bot or a hint does something

reason-bid = पत्ते अपने सबसे अच्छे रंग में बोली पूरी करने लायक़ मज़बूत हैं।
reason-pass = पत्ते इससे ऊँची बोली लायक़ मज़बूत नहीं हैं।
reason-reverse = बचे हुए पत्ते पलटे क्रम में बेहतर हैं।
reason-keep = बचे हुए पत्ते इसी क्रम में बेहतर हैं।
reason-trump = जब तक दूसरों को भी तुरुप देना पड़े, बड़े तुरुप से हाथ शुरू किया।
reason-rich = इस हाथ में अंक हैं, और तुरुप उन्हें ले सकता है।
reason-cheap = इस पत्ते का कोई अंक नहीं, तो इसे देने में कुछ नहीं जाता।
reason-top = इस क्रम में खेलने वाले के पास इस रंग का सबसे बड़ा पत्ता यही है।
