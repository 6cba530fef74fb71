# हिन्दी में वह सब जो हर खेल कहता है: पत्ते, रंग, लोग, गिनती और सब खेलों के साझे वाक्य।
#
# शब्द
#   suit – रंग (हुकुम, पान, ईंट, चिड़ी); trump – तुरुप; trick – हाथ; hand – पत्ते; deal – बाज़ी;
#   dealer – बाँटने वाला; lead – शुरू करना, शुरुआत; play – चलना, चाल; follow suit – रंग देना; void – रंग न होना; rank – नंबर;
#   court card – तस्वीर; stock, pack – गड्डी; discards – ढेरी; draw – खींचना; discard – फेंकना; turn up – खोलना;
#   meld – मेल; set – सेट; run – सीक्वेंस; lay – नीचे रखना; lay off – जोड़ना; go out – ख़त्म; pass – पास;
#   joker – जोकर; chip – चिप (स्त्रीलिंग); pot – पॉट; bid – बोली; ante – बूट; turn – बारी; round – दौर; seat – सीट;
#   game – खेल; clockwise – घड़ी की दिशा
# रूप (FORM)
#   लोग: ne, ko, ka, ki, ke, se – इस कारक के साथ (आपने, मीरा ने …)
#   पत्ते: obl – तिर्यक रूप (पान के इक्के); chala, khincha, phenka, uthaya, khola, dikhaya, liya, diya, mila, aaya – क्रिया के साथ,
#          पत्ते के लिंग से मिली हुई (पान का इक्का चला, पान की बेगम चली)
#   नंबर: obl – तिर्यक रूप (इक्के); plural – बहुवचन (इक्के, बेगमें); plural-obl – तिर्यक बहुवचन (इक्कों)

## Cards

rank =
    { $form ->
        [obl] { rank-obl }
        [plural] { rank-plural }
        [plural-obl] { rank-plural-obl }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [A] इक्का
        [K] बादशाह
        [Q] बेगम
        [J] ग़ुलाम
        [10] दहला
        [9] नहला
        [8] अट्ठा
        [7] सत्ता
        [6] छक्का
        [5] पंजा
        [4] चौका
        [3] तिक्की
       *[2] दुक्की
    }
rank-obl =
    { $rank ->
        [A] इक्के
        [K] बादशाह
        [Q] बेगम
        [J] ग़ुलाम
        [10] दहले
        [9] नहले
        [8] अट्ठे
        [7] सत्ते
        [6] छक्के
        [5] पंजे
        [4] चौके
        [3] तिक्की
       *[2] दुक्की
    }
rank-plural =
    { $rank ->
        [Q] बेगमें
        [3] तिक्कियाँ
        [2] दुक्कियाँ
       *[other] { rank-obl }
    }
rank-plural-obl =
    { $rank ->
        [A] इक्कों
        [K] बादशाहों
        [Q] बेगमों
        [J] ग़ुलामों
        [10] दहलों
        [9] नहलों
        [8] अट्ठों
        [7] सत्तों
        [6] छक्कों
        [5] पंजों
        [4] चौकों
        [3] तिक्कियों
       *[2] दुक्कियों
    }
suit =
    { $suit ->
        [S] हुकुम
        [H] पान
        [D] ईंट
       *[C] चिड़ी
    }
card =
    { $form ->
        [obl] { suit } { $rank ->
            [Q] की
            [3] की
            [2] की
           *[other] के
        } { rank-obl }
        [chala] { card-name } { $rank ->
            [Q] चली
            [3] चली
            [2] चली
           *[other] चला
        }
        [khincha] { card-name } { $rank ->
            [Q] खींची
            [3] खींची
            [2] खींची
           *[other] खींचा
        }
        [phenka] { card-name } { $rank ->
            [Q] फेंकी
            [3] फेंकी
            [2] फेंकी
           *[other] फेंका
        }
        [uthaya] { card-name } { $rank ->
            [Q] उठाई
            [3] उठाई
            [2] उठाई
           *[other] उठाया
        }
        [khola] { card-name } { $rank ->
            [Q] खोली
            [3] खोली
            [2] खोली
           *[other] खोला
        }
        [dikhaya] { card-name } { $rank ->
            [Q] दिखाई
            [3] दिखाई
            [2] दिखाई
           *[other] दिखाया
        }
        [liya] { card-name } { $rank ->
            [Q] ली
            [3] ली
            [2] ली
           *[other] लिया
        }
        [diya] { card-name } { $rank ->
            [Q] दी
            [3] दी
            [2] दी
           *[other] दिया
        }
        [mila] { card-name } { $rank ->
            [Q] मिली
            [3] मिली
            [2] मिली
           *[other] मिला
        }
        [aaya] { card-name } { $rank ->
            [Q] आई
            [3] आई
            [2] आई
           *[other] आया
        }
       *[name] { card-name }
    }
card-name =
    { suit } { $rank ->
        [Q] की
        [3] की
        [2] की
       *[other] का
    } { rank-name }
card-joker =
    { $form ->
        [chala] जोकर चला
        [khincha] जोकर खींचा
        [phenka] जोकर फेंका
        [uthaya] जोकर उठाया
        [khola] जोकर खोला
        [dikhaya] जोकर दिखाया
        [liya] जोकर लिया
        [diya] जोकर दिया
        [mila] जोकर मिला
        [aaya] जोकर आया
       *[name] जोकर
    }
card-hidden =
    { $form ->
        [obl] एक पत्ते
        [chala] एक पत्ता चला
        [khincha] एक पत्ता खींचा
        [phenka] एक पत्ता फेंका
        [uthaya] एक पत्ता उठाया
        [khola] एक पत्ता खोला
        [dikhaya] एक पत्ता दिखाया
        [liya] एक पत्ता लिया
        [diya] एक पत्ता दिया
        [mila] एक पत्ता मिला
        [aaya] एक पत्ता आया
       *[name] पत्ता
    }

# Who reads, on their plate; and what the bots are called.
reader = आप
bot-1 = काएदे
bot-2 = हारु
bot-3 = सोरा
bot-4 = रेन
bot-5 = युकी
bot-6 = मियो
bot-7 = ताकु
bot-8 = नागी

## People

you =
    { $form ->
        [ne] आपने
        [ko] आपको
        [ka] आपका
        [ki] आपकी
        [ke] आपके
        [se] आपसे
       *[name] आप
    }
name =
    { $form ->
        [ne] { $name } ने
        [ko] { $name } को
        [ka] { $name } का
        [ki] { $name } की
        [ke] { $name } के
        [se] { $name } से
       *[name] { $name }
    }

## Numbers

number =
    { $count ->
        [1] एक
        [2] दो
        [3] तीन
        [4] चार
        [5] पाँच
        [6] छह
        [7] सात
        [8] आठ
        [9] नौ
        [10] दस
        [11] ग्यारह
        [12] बारह
       *[other] { $count }
    }
cards =
    { number } { $count ->
        [1] पत्ता
       *[other] पत्ते
    }
points = { number } अंक
chips = { number } चिप
sentence-gap = { " " }
comma = { ", " }
chips-in-figures = { $count } चिप
deal-count =
    { $deals ->
        [1] एक बाज़ी
       *[other] { $deals } बाज़ियों
    }

## What happens

deals = बाँटने की बारी { FORM($player, is: "ki") } है।
deals-again = बाज़ी { $deal }। { deals }
plays = { FORM($player, is: "ki") } चाल: { $cards }।
draws-card = { FORM($player, is: "ne") } { FORM($card, is: "khincha") }।
draws-hidden = { FORM($player, is: "ne") } एक पत्ता खींचा।
draws-several =
    { $count ->
        [1] { FORM($player, is: "ne") } एक पत्ता खींचा।
       *[other] { FORM($player, is: "ne") } { cards } खींचे।
    }
recycled = खुली ढेरी फेंटकर नई गड्डी बनाई गई।
held = { FORM($player, is: "ke") } पत्ते: { $cards }।
passed-over =
    { WHO($players) ->
        [you] आपकी बारी छूटी।
        [other] { FORM($players, is: "ki") } बारी छूटी।
       *[others] बारी छूटी: { $players }।
    }
passes = { FORM($player, is: "ne") } पास किया।
scores =
    { $count ->
        [0] { FORM($player, is: "ko") } कोई अंक नहीं मिला।
        [1] { FORM($player, is: "ko") } एक अंक मिला।
       *[other] { FORM($player, is: "ko") } { points } मिले।
    }
pays-player =
    { $count ->
        [1] { FORM($player, is: "ne") } { FORM($to, is: "ko") } एक चिप दी{ pays-why }।
       *[other] { FORM($player, is: "ne") } { FORM($to, is: "ko") } { chips } दीं{ pays-why }।
    }
pays-into =
    { $count ->
        [1] { FORM($player, is: "ne") } { $pot } में एक चिप डाली{ pays-why }।
       *[other] { FORM($player, is: "ne") } { $pot } में { chips } डालीं{ pays-why }।
    }
takes-from =
    { $count ->
        [1] { FORM($player, is: "ne") } { $pot } से एक चिप ली{ pays-why }।
       *[other] { FORM($player, is: "ne") } { $pot } से { chips } लीं{ pays-why }।
    }
pays-why =
    { $why ->
        [none] { "" }
       *[other] {" "}({ $why })
    }

## Whose turn it is

deal-over = बाज़ी पूरी हुई।
game-over = खेल पूरा हुआ।
others-decide = बाक़ी लोग तय कर रहे हैं।
to-play = { FORM($player, is: "ki") } बारी है।
one-moment = ज़रा रुकिए।
not-your-turn = अभी { FORM($player, is: "ki") } बारी है।
others-play = बाक़ी लोग खेल रहे हैं।

## Results

wins-deal =
    { WHO($players) ->
        [nobody] बाज़ी किसी की नहीं
        [you] बाज़ी आपकी
        [other] बाज़ी { FORM($players, is: "ki") }
       *[others] बाज़ी में साझी जीत: { $players }
    }
wins-game =
    { WHO($players) ->
        [nobody] खेल बराबर रहा
        [you] आपकी जीत
        [other] { FORM($players, is: "ki") } जीत
       *[others] साझी जीत: { $players }
    }
total = { $player }: { $total }
result-text = { $totals }।
result-text-why = { $why } { $totals }।
result-read = { $heading }। { $text }

## What the game runs to, in a few words in a corner of the table

goal-deal = बाज़ी { $deal } / { $deals }
goal-first = बाज़ी { $deal } · लक्ष्य { $target }
# A total that nobody wants to reach.
goal-end = बाज़ी { $deal } · { $target } पर खेल ख़त्म

## Options that many games have

option-dealer = पहले कौन बाँटे
    .help = पहली बाज़ी कौन बाँटेगा? उसके बाद बारी बाईं ओर बढ़ती है।
    .v-random = रैंडम
seat = सीट { $number }

## Games where a card must match the one that is up

match-upcard = खुला पत्ता: { $card }।
match-suit = { FORM($player, is: "ne") } रंग चुना: { $suit }।
match-reverse =
    { $direction ->
        [right] दिशा पलटी: अब खेल घड़ी से उल्टी दिशा में चलेगा।
       *[left] दिशा पलटी: अब खेल घड़ी की दिशा में चलेगा।
    }
match-skip = { FORM($player, is: "ki") } बारी छूटी।
match-dry =
    { $count ->
        [1] खींचने को और कुछ नहीं: बाक़ी एक पत्ता खींचने की ज़रूरत नहीं।
       *[other] खींचने को और कुछ नहीं: बाक़ी { cards } खींचने की ज़रूरत नहीं।
    }
match-bubble-suit = { $suit }!
match-bubble-skip = बारी छूटी
match-draw = एक पत्ता खींचें
    .short = खींचें
match-draw-due = { cards } खींचें
    .short = { $count } खींचें
match-sign-due =
    { $count ->
        [1] एक पत्ता खींचना है
       *[other] { cards } खींचने हैं
    }
match-sign-right = खेल घड़ी से उल्टी दिशा में
match-sign-left = खेल घड़ी की दिशा में
match-sign-skip = बारी छूटी
