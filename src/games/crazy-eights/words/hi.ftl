# क्रेज़ी एट्स (Crazy Eights) हिन्दी में।

tagline = रंग मिलाइए, नंबर मिलाइए, और एक अट्ठा आख़िर के लिए बचाइए।

lesson-1 = खुले पत्ते के रंग या नंबर का पत्ता चलिए। कुछ न लगे तो पत्ता खींचिए।
lesson-2 = अट्ठा किसी पर भी चलता है, और अगला रंग आप चुनते हैं।
lesson-3 = जो पहले अपना आख़िरी पत्ता चल दे, बाज़ी उसकी। वह पत्ता अट्ठा भी हो सकता है।

## What happens

must-answer =
    { $count ->
        [1] { FORM($player, is: "ko") } दुक्की से जवाब देना है, या एक पत्ता खींचना है।
       *[other] { FORM($player, is: "ko") } दुक्की से जवाब देना है, या { cards } खींचने हैं।
    }

## What to do now

prompt-answer = दुक्की चलिए, या { cards } खींचिए।
prompt-penalty = { cards } खींचिए।
prompt-draw = { lacks }: एक पत्ता खींचिए।
prompt-pass = { lacks }, और खींच भी नहीं सकते: पास कीजिए।
# Why nothing can be played.
lacks =
    { $fits ->
        [any] आपके पास चलने को कुछ नहीं है
        [suit] आपके पास न { $suit } है, न अट्ठा
        [suit-joker] आपके पास न { $suit } है, न अट्ठा, न जोकर
        [suit-rank-joker] आपके पास न { $suit } है, न { $rank }, न अट्ठा, न जोकर
       *[suit-rank] आपके पास न { $suit } है, न { $rank }, न अट्ठा
    }
prompt-play = { wanted } चलिए।
prompt-play-or-draw = { wanted } चलिए, या पत्ता खींचिए।
prompt-play-or-pass = { wanted } चलिए, या पास कीजिए।
# What goes on the card that is up.
wanted =
    { $fits ->
        [any] कोई भी पत्ता
        [suit] { $suit } या अट्ठा
        [suit-joker] { $suit }, अट्ठा या जोकर
        [suit-rank-joker] { $suit }, { $rank }, अट्ठा या जोकर
       *[suit-rank] { $suit }, { $rank } या अट्ठा
    }
only-two = दुक्की का जवाब सिर्फ़ दुक्की है।

## Buttons: in full, and in few words

do-play = { $card } चलें
do-play-naming = { $card } चलें और रंग चुनें: { $suit }
    .short = { $suit }
do-pass = पास
    .short = पास

## Why a deal ended

ended-out = सबसे पहले पत्ते ख़त्म।
ended-blocked = अब कोई नहीं चल सकता: सबसे कम गिनती वाला जीतता है।
ended-limit = एक हज़ार चालों के बाद सबसे कम गिनती वाला जीतता है।

## What points are given for, on the score sheet

why-won = बाज़ी जीती
why-cards = हाथ में बचे पत्ते

## Places and signs

place-hand = हाथ के पत्ते
place-stock = गड्डी
place-discard = खुली ढेरी

## Options

option-deals = बाज़ियाँ
    .help = इतनी बाज़ियों के बाद खेल ख़त्म।
option-target = कितने अंकों तक
    .help = किसी के कुल इतने अंक होते ही खेल पहले ख़त्म; 0 हो तो यह सीमा नहीं।
option-scoring = अंक
    .help = एक बाज़ी के कितने अंक हैं?
    .v-wins = जीती बाज़ी का एक अंक
    .v-points = दूसरों के बचे पत्तों के अंक जीतने वाले को
    .v-penalty = बचे पत्तों के अंक आप पर चढ़ते हैं
option-decks = गड्डियाँ
    .help = छह या ज़्यादा खिलाड़ी हों तो दो गड्डियाँ चाहिए।
option-jokers = जोकर
    .help = जोकर किसी भी पत्ते पर चलता है, और जोकर पर कुछ भी चलता है।
option-handSize = हर एक के पत्ते
    .help = हर खिलाड़ी को कितने पत्ते बाँटे जाते हैं?
option-firstCard = पहला खुला पत्ता अट्ठा या जोकर
    .help = बाज़ी ऐसे पत्ते से शुरू हो तो क्या होगा?
    .v-redraw = दूसरा पत्ता खोलें
    .v-plain = वही रहेगा
option-drawRule = खींचना
    .help = एक बारी में कितने पत्ते खींचे जा सकते हैं?
    .v-until = जितने चाहें
    .v-one = एक
    .v-three = तीन तक
option-mayDraw = पत्ता लगे, फिर भी खींचना
    .help = क्या चलने के बजाय पत्ता खींचा जा सकता है?
    .v-true = हाँ
    .v-false = नहीं
option-recycle = गड्डी ख़त्म होने पर
    .help = क्या खुली ढेरी से नई गड्डी बनती है?
    .v-true = खुली ढेरी फेंटें
    .v-false = बिना गड्डी खेलें
option-specials = दुक्की, बेगम, इक्का
    .help = दुक्की पर अगला दो पत्ते खींचे या दूसरी दुक्की चले, बेगम से बारी छूटती है, इक्का दिशा पलटता है।
    .v-true = असर वाले पत्ते
    .v-false = आम पत्ते
group-game = खेल
group-pack = गड्डी
group-playing = चाल
preset-classic = क्लासिक
    .help = आठ पत्ते, तीन बाज़ियाँ; जितने चाहें उतने पत्ते खींचिए।
preset-hoyle = होयल के मुताबिक़
    .help = हर एक को पाँच पत्ते; दूसरों के बचे पत्तों के अंक जीतने वाले को, खेल 200 अंकों तक; गड्डी दोबारा नहीं बनती।
preset-countdown = कम अंक
    .help = बचे पत्तों के अंक आप पर चढ़ते हैं; सबसे कम कुल अंक वाला जीतता है।
preset-jokers = दो जोकर के साथ
    .help = जोकर किसी पर भी चलता है, और जोकर पर कुछ भी।
preset-specials = दुक्की, बेगम, इक्का
    .help = दो खींचना, बारी छूटना, दिशा पलटना; एक बारी में ज़्यादा से ज़्यादा एक पत्ता खींचिए।
preset-bigTable = बड़ी मेज़
    .help = आठ तक खिलाड़ियों के लिए दो गड्डियाँ और चार जोकर।

## Why a bot or a hint does something

reason-last = यह आख़िरी पत्ता है: इसके साथ पत्ते ख़त्म।
reason-named = और कुछ नहीं लगता, और अट्ठा हाथ का सबसे लंबा रंग चुनता है।
reason-only = अट्ठे के सिवा कुछ नहीं लगता।
reason-dear = अट्ठों के बाद सबसे महँगे दहले और तस्वीर वाले पत्ते हैं, अगर वे हाथ में रह जाएँ।
reason-keep = दूसरा पत्ता लगता है, इसलिए अट्ठा आख़िर के लिए बचाया।
reason-long = हाथ के जो पत्ते लगते हैं, उनमें ज़्यादातर इसी रंग के हैं, तो आगे भी चल सकेंगे।
reason-draw = हाथ का कोई पत्ता नहीं लगता।
reason-fits = यही एक पत्ता लगता है, और खींचने से पत्ते बढ़ जाते।
