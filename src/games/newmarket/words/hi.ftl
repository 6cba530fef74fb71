# न्यूमार्केट (Newmarket) हिन्दी में।
# शब्द: इनामी पत्ता – जिस पर चिप रखी हैं; किटी; सिलसिला – एक रंग के पत्ते ऊपर की ओर; रुकना; शुरुआत; अतिरिक्त हाथ – जो किसी
# खिलाड़ी का नहीं; बदलना, रखना; नीलामी, बोली; चिप उठाना।

tagline = रंगों के सिलसिले ऊपर की ओर, और रास्ते में चिप वाले चार पत्ते।

lesson-1 = आप किसी रंग का अपना सबसे छोटा पत्ता चलते हैं। जिसके पास उससे अगला बड़ा हो, उसे चलना ही होगा, और ऐसे ही आगे।
lesson-2 = जहाँ अगला पत्ता न हो, सिलसिला रुकता है, और जिसने आख़िरी पत्ता चला, वह दूसरी रंगत (लाल या काली) का पत्ता चलता है।
lesson-3 = चार इनामी पत्तों में से कोई चलिए, और उसकी चिप आपकी। सबसे पहले पत्ते ख़त्म कीजिए: दूसरे अपने हर बचे पत्ते की चिप देते हैं।

## What happens

exchanges = { FORM($player, is: "ne") } अतिरिक्त हाथ देखे बिना उससे अपने पत्ते बदले।
keeps = { FORM($player, is: "ne") } अपने पत्ते रखे।
keeps-and-sells = { FORM($player, is: "ne") } अपने पत्ते रखे और अतिरिक्त हाथ नीलाम किया।
bids = { FORM($player, is: "ki") } बोली: { $amount }।
new-hand = अब आपके पत्ते: { $cards }।
buys = { FORM($player, is: "ne") } { chips } में अतिरिक्त हाथ ख़रीदा।
unsold = किसी ने बोली नहीं लगाई: अतिरिक्त हाथ वहीं रहता है।
stops = { $card } किसी के पास नहीं: सिलसिला रुका।
stops-at-ace = इक्के पर सिलसिला ख़त्म।
no-lead-colour = { FORM($player, is: "ke") } पास कोई { colour } पत्ता नहीं।
no-lead-suit = { FORM($player, is: "ke") } पास कोई दूसरा रंग नहीं।
too-late = { FORM($player, is: "ne") } देर कर दी: { FORM($card, is: "obl") } की चिप वहीं रहीं।
colour =
    { $colour ->
        [red] लाल
       *[black] काला
    }
# Who takes from it, and what for: “You take one chip from the kitty.”
kitty = किटी
pay-card = { FORM($card, is: "obl") } की ढेरी
for-cards-left = हाथ में बचे पत्ते

## What to do now

other-chooses = { FORM($player, is: "ko") } तय करना है: पत्ते बदलें, या रखें?
other-bids = अतिरिक्त हाथ पर बोली की बारी { FORM($player, is: "ki") } है।
other-leads = सिलसिले की शुरुआत { FORM($player, is: "ki") }।
next-card = अगला पत्ता: { $card }।
prompt-claim = अगला पत्ता चलने से पहले अपनी { chips } उठाइए!
prompt-exchange = अतिरिक्त हाथ देखे बिना उससे अपने पत्ते बदलेंगे, या अपने रखेंगे?
prompt-exchange-or-sell = अतिरिक्त हाथ देखे बिना उससे अपने पत्ते बदलेंगे? अपने रख लें, तो अतिरिक्त हाथ नीलाम होगा।
prompt-poor = ज़्यादा बोलने लायक़ चिप नहीं हैं: पास कीजिए।
prompt-bid = अतिरिक्त हाथ का क्या देंगे? बोली लगाइए, या पास कीजिए।
prompt-bid-more = अतिरिक्त हाथ पर { FORM($player, is: "ki") } बोली { $amount } है। ज़्यादा बोलिए, या पास कीजिए।
prompt-due = आपके पास { $card } है: वही चलिए।
prompt-lead = शुरुआत आपकी: कोई रंग चुनिए और उस रंग का अपना सबसे छोटा पत्ता चलिए।
prompt-lead-colour =
    { $colour ->
        [red] शुरुआत आपकी: कोई लाल रंग चुनिए और उस रंग का अपना सबसे छोटा पत्ता चलिए।
       *[black] शुरुआत आपकी: कोई काला रंग चुनिए और उस रंग का अपना सबसे छोटा पत्ता चलिए।
    }
prompt-lead-not = शुरुआत आपकी: { $suit } को छोड़कर कोई भी रंग चुनिए और उस रंग का अपना सबसे छोटा पत्ता चलिए।
first-extra = पहले अतिरिक्त हाथ का फ़ैसला।
lead-lowest = इस रंग का अपना सबसे छोटा पत्ता चलिए: { $card }।
stopped-colour = सिलसिला { FORM($card, is: "obl") } पर रुका: कोई { colour } पत्ता चलिए।
stopped-suit = सिलसिला { FORM($card, is: "obl") } पर रुका: दूसरा रंग चलिए।

## Buttons: in full, and in few words

do-exchange = अपने पत्ते अतिरिक्त हाथ से बदलें
    .short = बदलें
do-keep = अपने पत्ते रखें
    .short = रखें
do-keep-and-sell = अपने पत्ते रखें और अतिरिक्त हाथ नीलाम करें
    .short = रखें
do-bid = आपकी बोली
    .short = बोली
do-bid-amount = { chips } की बोली लगाएँ
    .short = { $count }
do-pass = पास
    .short = पास
do-collect = अपनी चिप उठाएँ
    .short = चिप उठाएँ
do-collect-card = { FORM($card, is: "obl") } की चिप उठाएँ
    .short = { $short } उठाएँ
do-play = एक पत्ता चलें
    .short = चलें
do-play-card = { $card } चलें
    .short = { $short }

## Said aloud

bubble-exchange = बदल लिए
bubble-keep = रख लिए
bubble-bid = { $amount }
bubble-pass = पास
bubble-collect = मेरी!
bubble-stop = रुका
bubble-no-lead = चाल नहीं है
bubble-forfeit = देर हो गई!

## Why a deal or the game ended

ended-out = जिसके पत्ते पहले ख़त्म हुए, उसे बाक़ी सब हर बचे पत्ते की चिप देते हैं।
ended-broke = किसी का बटुआ ख़ाली हो गया।

## What chips are paid for, on the score sheet

why-buy-in = शुरू की चिप
why-ante = दाँव
why-auction = अतिरिक्त हाथ
why-collect = इनामी पत्ते
why-cards-left = हाथ में बचे पत्ते
why-kitty = किटी
why-sweep = इनामी पत्तों पर बची चिप

## Places and signs

place-hand = हाथ के पत्ते
place-played = चले हुए पत्ते
place-widow = अतिरिक्त हाथ
place-dead = छोड़े हुए पत्ते
place-stock = बाँटने के पत्ते
place-kitty = किटी
place-pay-card = { $card }
sign-bid = बोली { chips }
sign-swapped = अतिरिक्त हाथ लिया
    .short = बदले

## Options

option-deals = बाज़ियाँ
    .help = इतनी बाज़ियों के बाद सबसे ज़्यादा चिप वाला जीतता है।
option-untilBroke = किसी का बटुआ ख़ाली होने तक
    .help = क्या खेल तब भी ख़त्म होता है, जब किसी का बटुआ ख़ाली हो जाए?
    .v-true = हाँ
    .v-false = नहीं
option-purse = हर एक की चिप
    .help = हर खिलाड़ी कितनी चिप से शुरू करता है? चिप का हिसाब शून्य से नीचे जा सकता है।
option-ante = दाँव
    .help = हर बाज़ी में हर एक हर इनामी पत्ते पर कितनी चिप रखता है?
option-dealerDouble = बाँटने वाले का दोगुना दाँव
    .help = क्या बाँटने वाला इनामी पत्तों पर दोगुनी चिप रखता है?
    .v-true = हाँ
    .v-false = नहीं
option-kitty = किटी
    .help = हर एक किटी में कितनी चिप रखता है? किटी उसकी, जिसके पत्ते पहले ख़त्म हों।
option-layout = इनामी पत्ते
    .help = चिप वाले चार पत्ते।
    .v-boodle = A♥ K♣ Q♦ J♠
    .v-kings = चारों बादशाह
option-widow = अतिरिक्त हाथ
    .help = जो हाथ किसी को नहीं बाँटा गया, उसका क्या हो सकता है?
    .v-auction = बाँटने वाला बदले या बेचे
    .v-exchange = बाँटने वाला बदल सकता है
    .v-none = किसी को नहीं मिलता
option-lead = रुकने के बाद की चाल
    .help = अगला सिलसिला किस रंग से शुरू हो सकता है?
    .v-colour = दूसरी रंगत (लाल/काली)
    .v-suit = दूसरा रंग
    .v-any = कोई भी रंग
option-noLead = चलने लायक़ पत्ता न हो तो
    .help = जिसके पत्ते पर सिलसिला रुका, उसके पास चलने लायक़ पत्ता न हो, तो अगला सिलसिला कौन शुरू करे?
    .v-left = बाईं ओर वाला
    .v-own = वही, कोई भी रंग
option-collect = चिप उठाना
    .help = क्या चिप अपने-आप मिलती हैं, या वक़्त पर न उठाने से हाथ से जाती हैं?
    .v-auto = अपने-आप
    .v-claim = ख़ुद उठाएँ
option-cardFee = बचे पत्ते
    .help = अंत में हाथ में बचा हर पत्ता कितने का पड़ता है?
option-lastPots = अंत में बची चिप
    .help = आख़िरी बाज़ी में जो इनामी पत्ते किसी ने नहीं चले, उनकी चिप का क्या हो?
    .v-stay = किसी की नहीं
    .v-winner = आख़िरी बाज़ी के विजेता की
group-game = खेल
group-playing = चाल
group-chips = चिप
preset-classic = क्लासिक
    .help = अतिरिक्त हाथ बिक सकता है; रुकने के बाद रंगत (लाल/काली) बदलती है।
preset-michigan = मिशिगन
    .help = रुकने के बाद कोई भी दूसरा रंग चल सकता है; बाँटने वाले का दाँव दोगुना है।
preset-fourKings = चार बादशाह
    .help = इनाम बादशाहों पर, शुरुआत किसी भी रंग से, एक किटी, और अतिरिक्त हाथ किसी को नहीं मिलता।
preset-openEyes = खुली आँखें
    .help = इनामी पत्ता चलने पर उसकी चिप ख़ुद उठाइए, नहीं तो वे गईं।
preset-untilBroke = किसी का बटुआ ख़ाली होने तक
    .help = ज़्यादा से ज़्यादा 24 बाज़ियाँ; किसी का बटुआ ख़ाली हो जाए तो खेल पहले ही ख़त्म।

## Why a bot or a hint does something

reason-collect = इनामी पत्ते की चिप उसे मिलती हैं जो उसे चले।
reason-stop = इक्के तक का सारा सिलसिला अपने पास है, तो अगली शुरुआत भी अपनी होगी।
reason-run = अगला बड़ा पत्ता भी अपने पास है।
reason-low = जिन पत्तों से शुरुआत हो सकती है, उनमें यह सबसे छोटा है, और छोटे पत्ते ज़्यादातर तभी निकलते हैं जब सिलसिला उन्हीं से शुरू किया जाए।
reason-exchange = इन पत्तों के मुक़ाबले अतिरिक्त हाथ से ज़्यादा उम्मीद है।
reason-keep = अनजाने हाथ के मुक़ाबले इन पत्तों से ज़्यादा उम्मीद है।
reason-bid = अतिरिक्त हाथ इतने का लगता है।
reason-pass = अतिरिक्त हाथ बोली से ज़्यादा का नहीं है।
