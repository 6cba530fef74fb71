# पेज वन (Page One) हिन्दी में।
# शब्द: पुकारना – एक पत्ता बचने पर “पेज वन!” कहना; टोकना – कहना कि पुकार किसी ने नहीं सुनी; खींचते जाना – जब तक पत्ता न लगे;
# हाथ, हाथ शुरू करना (शुरुआत), रंग देना; “पहली चाल” सिर्फ़ बाज़ी की सबसे पहली।

-call = “पेज वन!”

tagline = उसी रंग का पत्ता चलिए, या मिलने तक खींचते जाइए। एक पत्ता बचा? कहिए { -call }

lesson-1 = हाथ जिस रंग से शुरू हो, उसी का पत्ता चलिए। न हो तो गड्डी से खींचिए, जब तक वह रंग न आए।
lesson-2 = सबसे बड़ा पत्ता हाथ जीतता है। इससे बस इतना मिलता है कि अगला हाथ आप शुरू करते हैं, पर शुरू करने वाला कुछ भी चल सकता है और उसे खींचना नहीं पड़ता।
lesson-3 = एक पत्ता बचे तो किसी के फिर चलने या खींचने से पहले कहिए { -call }, नहीं तो पाँच पत्ते लीजिए। जिसके पत्ते पहले ख़त्म हों, बाज़ी उसकी।

## What happens

deal = बाँटने की बारी { FORM($player, is: "ki") } है।
deal-of-match = बाज़ी { $deal }। { deal }
hand-own = आपके पत्ते: { $cards }।
hand-each = हर एक के पास { cards }।
leads = { FORM($player, is: "ki") } शुरुआत: { $card }।
leads-naming = { FORM($player, is: "ki") } शुरुआत: { $card }। रंग देना है: { $suit }।
draws-seen = { FORM($player, is: "ne") } { FORM($card, is: "khincha") }।
draws-fitting = { FORM($player, is: "ne") } { FORM($card, is: "khincha") }, वही चलना होगा।
draws-another = { FORM($player, is: "ne") } एक और पत्ता खींचा।
void-draws = { FORM($player, is: "ke") } पास { $suit } नहीं: { FORM($card, is: "khincha") }।
void-draws-fitting = { FORM($player, is: "ke") } पास { $suit } नहीं: { FORM($card, is: "khincha") }, वही चलना होगा।
void-draws-hidden = { FORM($player, is: "ke") } पास { $suit } नहीं: एक पत्ता खींचा।
calls = { FORM($player, is: "ne") } कहा: { -call }
accepts = { FORM($player, is: "ne") } मान लिया।
passes-lead = { FORM($player, is: "ne") } शुरुआत अगले को दे दी।
forgot = { FORM($player, is: "ne") } { -call } नहीं कहा।
leads-next = अगले हाथ की शुरुआत { FORM($player, is: "ki") }।
challenges = { FORM($player, is: "ne") } { FORM($other, is: "ko") } टोका: { -call } किसी ने नहीं सुना।
suit-fixed = रंग देना है: { $suit }।
wins-trick = { FORM($player, is: "ne") } { FORM($card, is: "obl") } से हाथ जीता।
picks-up = { FORM($player, is: "ne") } मेज़ के पत्ते उठाए: { $cards }।
penalty =
    { $count ->
        [1] { FORM($player, is: "ko") } दंड में एक पत्ता लेना पड़ा।
       *[other] { FORM($player, is: "ko") } दंड में { cards } लेने पड़े।
    }
penalty-seen =
    { $count ->
        [1] { FORM($player, is: "ko") } दंड में एक पत्ता लेना पड़ा: { $cards }।
       *[other] { FORM($player, is: "ko") } दंड में { cards } लेने पड़े: { $cards }।
    }
penalty-trick = { FORM($player, is: "ko") } दंड में पिछला हाथ लेना पड़ा।
penalty-trick-seen = { FORM($player, is: "ko") } दंड में पिछला हाथ लेना पड़ा: { $cards }।
forgiven = लेने को और कुछ नहीं: बाक़ी { cards } लेने की ज़रूरत नहीं।
renewed =
    { $count ->
        [1] गड्डी ख़त्म: चला हुआ एक पत्ता नई गड्डी बना।
       *[other] गड्डी ख़त्म: चले हुए { number } पत्ते फेंटकर नई बनी।
    }
scores-cards =
    { $count ->
        [1] { FORM($player, is: "ko") } बचे पत्ते का एक अंक मिला।
       *[other] { FORM($player, is: "ko") } बचे पत्तों के { points } मिले।
    }

## What is expected

match-over = खेल पूरा हुआ।
digs =
    { WHO($player) ->
        [you] आपको चलने लायक़ पत्ता आने तक खींचना है।
       *[other] { FORM($player, is: "ko") } चलने लायक़ पत्ता आने तक खींचना है।
    }
to-lead = हाथ की शुरुआत { FORM($player, is: "ki") }।
prompt-answer = { FORM($player, is: "ke") } पत्ते ख़त्म, पर { -call } किसी ने नहीं सुना। मान लीजिए, या टोकिए।
prompt-answers =
    { WHO($player) ->
        [you] आपने आख़िरी पत्ता बिना { -call } कहे चला: कोई न टोके, तो आपकी जीत।
       *[other] { FORM($player, is: "ke") } पत्ते ख़त्म: कोई न टोके, तो जीत पक्की।
    }
prompt-call =
    { WHO($player) ->
        [you] आख़िरी पत्ता चलने से पहले कहिए { -call }
       *[other] { FORM($player, is: "ki") } अगली चाल से पहले कहिए { -call }
    }
prompt-lead = हाथ आप शुरू करेंगे: कोई भी पत्ता चलिए।
prompt-lead-last = हाथ आप शुरू करेंगे: अपना आख़िरी पत्ता चलिए।
prompt-any = हाथ जोकर से शुरू हुआ: कोई भी पत्ता चलिए। फिर उसी का रंग देना होगा।
prompt-draw-to-lead = जोकर आपका आख़िरी पत्ता नहीं हो सकता: एक पत्ता खींचिए, फिर हाथ शुरू कीजिए।
prompt-pass = जोकर आपका आख़िरी पत्ता नहीं हो सकता, और खींचने को कुछ नहीं: शुरुआत अगले को दे दीजिए।
prompt-drawn = यह पत्ता चल सकता है, इसे चलिए: { $card }।
prompt-joker = { $suit } नहीं है: जोकर चलिए।
prompt-follow-led = हाथ { $suit } से शुरू हुआ: { $suit } चलिए।
prompt-follow-led-or-joker = हाथ { $suit } से शुरू हुआ: { $suit } चलिए, या जोकर।
must-follow = { $suit } देना है: { $suit } का पत्ता चलिए।
must-follow-or-joker = { $suit } देना है: { $suit } का पत्ता चलिए, या जोकर।
prompt-draw = { $suit } नहीं है: गड्डी से खींचिए, जब तक वह न आए।
prompt-draw-or-joker = { $suit } नहीं है: गड्डी से खींचिए, जब तक वह न आए, या जोकर चलिए।
prompt-pickup = { $suit } नहीं है, और गड्डी ख़त्म: मेज़ के पत्ते उठाइए।
prompt-pickup-or-joker = { $suit } नहीं है, और गड्डी ख़त्म: मेज़ के पत्ते उठाइए, या जोकर चलिए।

## Why a card cannot be played now

wait = ज़रा रुकिए।
first-answer = पहले { FORM($player, is: "ki") } जीत मान लीजिए, या टोकिए।
first-answers = दूसरों के जवाब तक कोई नहीं चलता।
name-suit = जोकर के लिए रंग चुनिए।
can-be-played = यह पत्ता चल सकता है।
joker-held = जोकर तभी चल सकता है जब आपके पास { $suit } न हो।
joker-last-draw = जोकर आपका आख़िरी पत्ता नहीं हो सकता: पहले खींचिए।
joker-last-pickup = जोकर आपका आख़िरी पत्ता नहीं हो सकता: मेज़ के पत्ते उठाइए।
joker-last-pass = जोकर आपका आख़िरी पत्ता नहीं हो सकता: शुरुआत अगले को दे दीजिए।
first-draw = पहले एक पत्ता खींचिए, फिर हाथ शुरू कीजिए।
nothing-to-draw = खींचने को कुछ नहीं: शुरुआत अगले को दे दीजिए।
must-play-drawn = आपने { FORM($card, is: "khincha") }: वही चलना होगा।
must-play-joker = आपके पास { $suit } नहीं है: जोकर चलना होगा।
must-draw = आपके पास { $suit } नहीं है: खींचिए, जब तक वह न आए।
must-draw-or-joker = आपके पास { $suit } नहीं है: खींचिए, जब तक वह न आए, या जोकर चलिए।
must-pick-up = आपके पास { $suit } नहीं है, और गड्डी ख़त्म: मेज़ के पत्ते उठाइए।
must-pick-up-or-joker = आपके पास { $suit } नहीं है, और गड्डी ख़त्म: मेज़ के पत्ते उठाइए, या जोकर चलिए।

## Buttons: in full, and in few words

do-play = { $card } चलें
do-play-naming = { $card } चलें और रंग चुनें: { $suit }
    .short = { $sign } { $suit }
do-draw = एक पत्ता खींचें
    .short = खींचें
do-pickup = मेज़ के पत्ते उठाएँ
    .short = उठाएँ
do-pass = शुरुआत अगले को दें
    .short = पास
do-call = { -call } कहें
    .short = पेज वन!
do-challenge = { FORM($player, is: "ko") } टोकें: { -call } नहीं कहा
    .short = टोकें
do-accept = मान लें
    .short = मान लें

## Said aloud

bubble-forgot = पुकार छूटी!
bubble-call = पेज वन!
bubble-challenge = पुकारा नहीं!
bubble-accept = ठीक है
bubble-pass = पास

## Results

heading-game =
    { WHO($winners) ->
        [nobody] खेल बराबर रहा
        [you] आपकी जीत
        [other] { FORM($winners, is: "ki") } जीत
       *[others] साझी जीत: { $winners }
    }
heading-deal =
    { WHO($winners) ->
        [nobody] बाज़ी बराबर रही
        [you] बाज़ी आपकी
        [other] बाज़ी { FORM($winners, is: "ki") }
       *[others] बाज़ी में साझी जीत: { $winners }
    }
heading-match =
    { WHO($winners) ->
        [nobody] खेल बराबर रहा
        [you] खेल आपका
        [other] खेल { FORM($winners, is: "ka") }
       *[others] खेल में साझी जीत: { $winners }
    }
ended-stuck = खींचने को कुछ नहीं बचा था।
ended-stuck-suit = { $suit } देना था, और खींचने को कुछ नहीं बचा था।
ended-limit =
    { $tricks ->
        [1] एक हाथ के बाद भी किसी के पत्ते ख़त्म नहीं हुए।
       *[other] { $tricks } हाथों के बाद भी किसी के पत्ते ख़त्म नहीं हुए।
    }
ended-deal-limit = { $deals } बाज़ियों में कोई लक्ष्य तक नहीं पहुँचा: सबसे ज़्यादा अंक वाला जीतता है।
ended-out = { FORM($player, is: "ke") } पत्ते ख़त्म, आख़िरी पत्ता: { $card }।
had-left =
    { $count ->
        [1] आपका एक पत्ता बचा था।
       *[other] आपके { cards } बचे थे।
    }
score = अंक: { $totals }।
total-wins = { $player }: { $total }
total-points = { $player }: { $total }
first-to-wins =
    { $target ->
        [1] जो पहले एक बाज़ी जीते, खेल उसका।
       *[other] जो पहले { $target } बाज़ियाँ जीते, खेल उसका।
    }
first-to-points = जिसके पहले { $target } अंक हों, खेल उसका।

## What points are given for, on the score sheet

why-win = बाज़ी जीती
why-cards-left = दूसरों के बचे पत्ते

## Places and signs

place-hand = हाथ के पत्ते
place-stock = गड्डी
place-trick = हाथ
place-discard = चले हुए पत्ते

## Options

option-deal = हर एक के पत्ते
    .help = हर खिलाड़ी को कितने पत्ते बाँटे जाते हैं?
    .v-4 = चार
    .v-5 = पाँच
option-joker = जोकर
    .help = क्या एक जोकर जोड़ा जाता है? वह सबसे बड़ा पत्ता है और किसी रंग का नहीं।
    .v-true = एक
    .v-false = कोई नहीं
option-jokerVoidOnly = रंग न हो तभी जोकर
    .help = दूसरे के शुरू किए हाथ में क्या जोकर तभी चल सकता है जब आपके पास वह रंग न हो जो देना है?
    .v-true = हाँ
    .v-false = नहीं
option-jokerCompulsory = खींचने से पहले जोकर
    .help = रंग न दे सकें और जोकर हो, तो क्या उसे चलना ही होगा, खींचे बिना?
    .v-true = हाँ
    .v-false = नहीं
option-jokerLast = आख़िरी पत्ता जोकर
    .help = क्या आख़िरी पत्ते के तौर पर जोकर चलकर पत्ते ख़त्म किए जा सकते हैं?
    .v-true = हाँ
    .v-false = नहीं
option-jokerLead = जोकर से शुरू हो तो
    .help = कौन-सा रंग देना है, यह कौन तय करे?
    .v-second = दूसरे पत्ते का रंग
    .v-leader = चलने वाला रंग चुने
option-stockOut = गड्डी ख़त्म होने पर
    .help = क्या चले हुए पत्तों से नई गड्डी बनती है, या जो रंग न दे सके वह मेज़ के पत्ते उठाता है (तब आठ तक खेल सकते हैं)?
    .v-recycle = चले हुए पत्ते फेंटें
    .v-pickup = मेज़ के पत्ते उठाएँ
option-callRule = पुकार छूटे तो
    .help = { -call } भूलने पर क्या पाँच पत्ते तुरंत लेने पड़ते हैं, या सिर्फ़ किसी के टोकने पर?
    .v-automatic = तुरंत दंड
    .v-challenge = कोई टोके तभी
option-firstLead = सबसे पहली चाल
    .help = बाज़ी का पहला हाथ कौन शुरू करता है?
    .v-left = बाँटने वाले के बाईं ओर
    .v-dealer = बाँटने वाला
option-match = जीत कैसे तय हो
    .help = एक बाज़ी, कुछ जीती बाज़ियाँ, या अंक: दूसरों के हर बचे पत्ते का एक अंक।
    .v-single = एक बाज़ी
    .v-wins = जीती बाज़ियाँ
    .v-points = अंक
option-winsTarget = कितनी बाज़ियाँ
    .help = जो पहले इतनी बाज़ियाँ जीत ले, खेल उसका।
option-pointsTarget = कितने अंक
    .help = जिसके पहले इतने अंक हो जाएँ, खेल उसका।
option-trickLimit = ज़्यादा से ज़्यादा हाथ
    .help = इतने हाथों तक कोई न जीते, तो बाज़ी बराबर।
group-deal = बाँट
group-joker = जोकर
group-call = पुकार
group-match = खेल
group-limits = सीमाएँ
preset-classic = क्लासिक
    .help = चार पत्ते, एक जोकर, पुकार छूटे तो पाँच पत्ते।
preset-strictJoker = जोकर पर सख़्ती
    .help = रंग देना हो तो जोकर तभी चलता है जब वह रंग न हो, और तब चलना ही होगा; पर आख़िरी पत्ते के तौर पर कभी नहीं।
preset-family = घर की मेज़ पर
    .help = बाँटने वाला पहला हाथ शुरू करता है; जोकर से हाथ शुरू करने वाला रंग चुनता है।
preset-bigTable = बड़ी मेज़
    .help = आठ तक खिलाड़ी: गड्डी ख़त्म हो तो मेज़ के पत्ते उठाए जाते हैं।
preset-callAndChallenge = पुकारना और टोकना
    .help = पुकारना भूलने पर कुछ नहीं जाता, जब तक कोई टोके नहीं।

## Why a bot or a hint does something

reason-call = एक पत्ता बचे तो पुकारना ज़रूरी है, नहीं तो पाँच पत्ते लेने पड़ सकते हैं।
reason-challenge = पुकार छूट गई: टोकने पर उसे दंड के पत्ते लेने पड़ेंगे।
reason-last = यह आख़िरी पत्ता है: इसके साथ पत्ते ख़त्म।
reason-joker-void = इस हाथ के रंग का कोई पत्ता नहीं: जोकर हाथ जीतकर अगली शुरुआत दिलाता है और खींचने से बचाता है।
reason-joker-late = दो पत्ते बचे हों, तो जोकर बचाने के बजाय चल देना बेहतर है।
reason-cheapest = इसके बाद कोई नहीं चलता, और इससे छोटा कोई पत्ता यह हाथ नहीं जीतता।
reason-lost = इस रंग का अपना कोई पत्ता यह हाथ नहीं जीत सकता, तो सबसे छोटा जाता है।
reason-win = कम पत्ते बचे हों, तो अगला हाथ शुरू करने का मौक़ा पाने के लिए लड़ना बनता है।
reason-void = मालूम है कि एक खिलाड़ी के पास यह रंग नहीं है; उसे खींचना पड़ेगा।
reason-long = यह सबसे लंबे रंग का है, जिसे आगे भी चल सकते हैं।
