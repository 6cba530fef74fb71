# पिकेट (Piquet) हिन्दी में।
# शब्द: अगुआ (elder) – जिसने नहीं बाँटा; बाँटने वाला (younger); टैलन – बीच के पत्ते; छोड़ना – बदलने के लिए पत्ते नीचे रखना; पॉइंट,
# सीक्वेंस (टियर्स, क्वार्ट, क्विंट …), सेट; छिपाना (sink) – जो है उसकी घोषणा न करना; कार्ट ब्लांश, पीक, रिपीक, कैपॉट, कार्ड्स –
# सात हाथों के दस, रुबिकॉन; पार्टी – छह बाज़ियाँ। जवाब: अच्छा, बराबर, अच्छा नहीं।

tagline = पत्ते बदलिए, घोषणा कीजिए, एक राज़ रखिए, और सामने वाले को अंक मिलने से पहले तीस तक पहुँचिए।

lesson-1 = पाँच तक पत्ते चुनिए जो सबसे कम काम के हों, और उन्हें बदलिए। लंबा रंग, लगातार पत्ते, और एक नंबर के तीन-चार बचाइए।
lesson-2 = अब मिलान: पॉइंट, सीक्वेंस, सेट। सिर्फ़ बेहतर वाले को अंक मिलते हैं। अपना राज़ भी रख सकते हैं: इसे छिपाना कहते हैं।
lesson-3 = बारह हाथ, बिना तुरुप। हाथ शुरू करने का एक अंक, जीतने का एक; आधे से ज़्यादा हाथ जीतने के दस।

## Combinations

kind =
    { $kind ->
        [point] पॉइंट
        [sequence] सीक्वेंस
       *[set] सेट
    }
# What a kind is about, for who has never heard of it.
about =
    { $kind ->
        [point] पॉइंट: एक रंग के सबसे ज़्यादा पत्ते
        [sequence] सीक्वेंस: एक रंग के तीन या ज़्यादा लगातार पत्ते
       *[set] सेट: एक नंबर के तीन या चार, दहला या उससे ऊपर
    }
sequence-name =
    { $count ->
        [3] टियर्स
        [4] क्वार्ट
        [5] क्विंट
        [6] सिज़ियेम
        [7] सेतियेम
       *[8] वितियेम
    }
# As it is declared.
declaration =
    { $kind ->
        [point] { number } का पॉइंट
        [sequence] { sequence-name }
       *[set] { number } { FORM($rank, is: "plural") }
    }
# All of it.
combination =
    { $kind ->
        [point] { $suit } के { number } पत्ते
        [sequence] { $suit } का { sequence-name } { FORM($rank, is: "obl") } तक
       *[set] { number } { FORM($rank, is: "plural") }
    }
# On a button.
combination-short =
    { $kind ->
        [point] पॉइंट { $count }
        [sequence] { sequence-name } { FORM($rank, is: "obl") } तक
       *[set] { number } { FORM($rank, is: "plural") }
    }

## What happens

cut-begins = पत्ते काटे जाते हैं: जिसका पत्ता बड़ा, वह पहले बाँटता है।
deal =
    { WHO($player) ->
        [you] बाज़ी { $deal }। बाँटने की बारी आपकी है; पहले पत्ते बदलने और पहली चाल चलने की बारी { FORM($elder, is: "ki") } है।
       *[other] बाज़ी { $deal }। बाँटने की बारी { FORM($player, is: "ki") } है; पहले पत्ते बदलने और पहली चाल चलने की बारी { FORM($elder, is: "ki") } है।
    }
declares-none = { FORM($player, is: "ki") } ओर से कोई { kind } नहीं।
says-good = { FORM($player, is: "ne") } कहा “अच्छा”, और इससे बेहतर कुछ नहीं बताया।
says-not-good =
    { WHO($player) ->
        [you] आपने कहा “अच्छा नहीं”: आपका उससे बेहतर है।
       *[other] { FORM($player, is: "ne") } कहा “अच्छा नहीं”: { FORM($player, is: "ke") } पास उससे बेहतर है।
    }
says-equal = { FORM($player, is: "ne") } कहा “बराबर”: दोनों के पत्ते बराबर हैं। { equal-asks }
equal-asks =
    { $kind ->
        [sequence] किस पत्ते तक है?
       *[point] कितने का है?
    }
says-equal-again = { FORM($player, is: "ne") } फिर कहा “बराबर”: { nobody-scores }।
nobody-scores =
    { $kind ->
        [point] पॉइंट के अंक किसी को नहीं
        [sequence] सीक्वेंस के अंक किसी को नहीं
       *[set] सेट के अंक किसी को नहीं
    }
leaves-talon = { FORM($player, is: "ne") } टैलन उल्टा ही रहने दिया।
put-aside =
    { $count ->
        [1] { FORM($player, is: "ke") } लिए टैलन का एक पत्ता अलग रखा गया।
       *[other] { FORM($player, is: "ke") } लिए टैलन के { number } पत्ते अलग रखे गए।
    }
exchanges =
    { $count ->
        [1] { FORM($player, is: "ne") } एक पत्ता बदला।
       *[other] { FORM($player, is: "ne") } { cards } बदले।
    }
exchanges-seen =
    { $count ->
        [1] { FORM($player, is: "ne") } एक पत्ता बदला, और यह खींचा: { $cards }।
       *[other] { FORM($player, is: "ne") } { cards } बदले, और ये खींचे: { $cards }।
    }
carte-blanche =
    { $count ->
        [1] कार्ट ब्लांश! { FORM($player, is: "ke") } पास न बादशाह है, न बेगम, न ग़ुलाम; एक पत्ता बदलना है।
       *[other] कार्ट ब्लांश! { FORM($player, is: "ke") } पास न बादशाह है, न बेगम, न ग़ुलाम; { cards } बदलने हैं।
    }
declares = { FORM($player, is: "ki") } घोषणा: { $declaration }।
declares-making = { FORM($player, is: "ki") } घोषणा: { $declaration }, गिनती { $value }।
declares-sequence = { FORM($player, is: "ki") } घोषणा: { $declaration }, यानी { number } लगातार पत्ते।
declares-sequence-to = { FORM($player, is: "ki") } घोषणा: { $declaration }, यानी { number } लगातार पत्ते, { FORM($rank, is: "obl") } तक।
makes = { FORM($player, is: "ke") } पॉइंट की गिनती { $value }: उसके पत्ते मिलकर इतने के हैं।
has-up-to = { FORM($player, is: "ka") } { FORM($rank, is: "obl") } तक है।
cuts = { FORM($player, is: "ne") } काटा: { $card }; { FORM($other, is: "ne") } काटा: { $other-card }। { cut-dealer }।
cut-dealer = पहले बाँटने की बारी { FORM($dealer, is: "ki") } है
looks = { FORM($player, is: "ne") } देखा: { talon-cards }।
looks-seen = { FORM($player, is: "ne") } देखा: { talon-cards } ({ $cards })।
talon-cards =
    { $count ->
        [1] टैलन का अगला पत्ता
       *[other] टैलन के अगले { number } पत्ते
    }
turns-up = { FORM($player, is: "ne") } टैलन के बचे पत्ते खोले: { $cards }।
shows = { FORM($player, is: "ne") } दिखाया: { $combination } ({ $signs })।
shows-carte-blanche = { FORM($player, is: "ne") } बारह पत्ते दिखाए, न बादशाह, न बेगम, न ग़ुलाम: { $signs }।

## What was scored, and how far the count has come

scored-carte-blanche = कार्ट ब्लांश के दस।
scored-point =
    { $count ->
        [1] पॉइंट का एक अंक।
       *[other] पॉइंट के { points }।
    }
scored-sequence =
    { $count ->
        [1] सीक्वेंस का एक अंक।
       *[other] सीक्वेंस के { points }।
    }
scored-set =
    { $count ->
        [1] सेट का एक अंक।
       *[other] सेट के { points }।
    }
scored-lead = हाथ शुरू करने का एक।
scored-trick = हाथ जीतने का एक।
scored-last = आख़िरी हाथ का एक और।
scored-cards = कार्ड्स के दस: { FORM($player, is: "ne") } सात हाथ जीत लिए।
scored-capot = कैपॉट! { FORM($player, is: "ne") } बारहों हाथ जीते: तीस और।
scored-repique =
    { WHO($player) ->
        [you] रिपीक! कोई पत्ता चलने और सामने वाले को कुछ मिलने से पहले आपके तीस हुए: साठ और।
       *[other] रिपीक! कोई पत्ता चलने और सामने वाले को कुछ मिलने से पहले { FORM($player, is: "ke") } तीस हुए: साठ और।
    }
scored-pique =
    { WHO($player) ->
        [you] पीक! सामने वाले को कुछ मिलने से पहले आपके तीस हुए: तीस और।
       *[other] पीक! सामने वाले को कुछ मिलने से पहले { FORM($player, is: "ke") } तीस हुए: तीस और।
    }
counts = { $player }: { $count }।
crosses-rubicon = { FORM($player, is: "ne") } रुबिकॉन पार किया।

## What is expected

is-exchanging = { FORM($player, is: "ko") } बदलने के पत्ते चुनने हैं।
is-deciding = { FORM($player, is: "ko") } तय करना है कि टैलन खोला जाए या नहीं।
is-thinking = { $player } अभी सोच में है।
prompt-carte-blanche = आपके पास न बादशाह है, न बेगम, न ग़ुलाम: बदलने से पहले “कार्ट ब्लांश” कहकर पत्ते दिखाइए, दस अंक मिलेंगे।
prompt-reserved =
    { $count ->
        [1] अलग रखे पत्ते के बदले एक पत्ता चुनकर छोड़िए, फिर बदलिए।
       *[other] अलग रखे पत्तों के बदले { cards } चुनकर छोड़िए, फिर बदलिए।
    }
prompt-draw = जितने पत्ते छोड़ सकते थे, छोड़ चुके: अब बदलिए।
prompt-laid-out = छोड़े: { $count }। और चुनिए, या बदलिए।
prompt-elder = पहले आप: छोड़ने के लिए { one-to-many } चुनिए, फिर नए पत्तों से बदलिए।
prompt-younger = छोड़ने के लिए { one-to-many } चुनिए, फिर नए पत्तों से बदलिए।
one-to-many =
    { $count ->
        [1] एक पत्ता
       *[other] एक से { number } पत्ते
    }
prompt-talon =
    { $count ->
        [1] टैलन में एक पत्ता बचा है। दोनों के लिए खोलें?
       *[other] टैलन में { cards } बचे हैं। दोनों के लिए खोलें?
    }
prompt-declare = { about }। अपनी घोषणा करेंगे, या राज़ रखेंगे?
prompt-declare-unopposed = { FORM($player, is: "ki") } ओर से कोई { kind } नहीं। अपनी घोषणा करेंगे, या राज़ रखेंगे?
prompt-declare-none = { about }। आपके पास नहीं है।
prompt-answer = { FORM($player, is: "ki") } घोषणा: { $declaration }। यह अच्छा है, या आपका भी इतना ही अच्छा या बेहतर है?
prompt-no-answer = { FORM($player, is: "ki") } घोषणा: { $declaration }। आपके पास इसकी टक्कर का कुछ नहीं: कहिए “अच्छा”।
prompt-making = { FORM($player, is: "ke") } पॉइंट की गिनती { $value } है। आपके मुक़ाबले क्या यह अच्छा है?
prompt-up-to = { FORM($player, is: "ka") } सीक्वेंस { FORM($rank, is: "obl") } तक है। आपके मुक़ाबले क्या यह अच्छा है?
prompt-claim = आपका { kind } सबसे अच्छा है: उसे गिनिए।
prompt-claim-more = आपका { kind } सबसे अच्छा है। साथ में और कौन-से गिनेंगे?
prompt-lead = हाथ आप शुरू करेंगे, इसका एक अंक है: कोई भी पत्ता चलिए।
prompt-follow = हाथ { $suit } से शुरू हुआ: { $suit } चलिए।
prompt-void = { $suit } नहीं है: कोई भी पत्ता चलिए; वह जीत नहीं सकता।
too-many = ज़्यादा से ज़्यादा { cards }: पहले एक वापस लीजिए।
first-talon = पत्ता बाद में चलिए: पहले टैलन।
first-kind = पत्ता बाद में चलिए: पहले { kind }।

## Buttons: in full, in few words, and what they mean

do-draw = बदलें: जितने पत्ते छोड़े उतने खींचें
    .short = बदलें
do-lay-out = { $card } छोड़ें
do-play = { $card } चलें
do-reveal = टैलन के बचे पत्ते खोलें
    .short = खोलें
    .help = आप दोनों देखेंगे कि क्या बचा था।
do-keep = टैलन उल्टा रहने दें
    .short = रहने दें
    .help = बचे पत्ते खोले नहीं जाते; अगुआ को सिर्फ़ वे पता हैं जो वह देख चुका है।
do-carte-blanche = कार्ट ब्लांश: दस अंकों के लिए दिखाएँ कि आपके पास न बादशाह है, न बेगम, न ग़ुलाम
    .short = कार्ट ब्लांश
do-carte-blanche-take = कार्ट ब्लांश, और { cards } बदलें
    .short = { $count } बदलें
do-declare = घोषणा करें
    .short = घोषणा
do-declare-kind = अपने { kind } की घोषणा करें
    .short = घोषणा
do-declare-point = पॉइंट की घोषणा करें: { $combination }
    .short = { combination-short }
    .help = { $signs }, कुल गिनती { $value }। { points }, बशर्ते { FORM($player, is: "ke") } पास इसके बराबर या इससे बेहतर न हो।
    .help-sure = { $signs }, कुल गिनती { $value }। { points }।
do-declare-best = घोषणा करें: { $combination }
    .short = { combination-short }
    .help = { $signs }। कम से कम { points }, बशर्ते { FORM($player, is: "ke") } पास इसके बराबर या इससे बेहतर न हो।
    .help-sure = { $signs }। कम से कम { points }।
do-silent = कुछ न कहें
    .short = चुप रहें
do-have-none = कुछ न कहें: आपके पास { kind } नहीं है
    .short = चुप रहें
    .help = आपके पास नहीं है। { FORM($player, is: "ko") } पता नहीं चलेगा कि आप छिपा रहे हैं या नहीं।
do-sink = अपना { kind } छिपाएँ: कुछ न कहें
    .short = छिपाएँ
    .help = इसके अंक आपको नहीं मिलते, और { FORM($player, is: "ko") } इसका पता नहीं चलता।
do-answer = जवाब दें
    .short = जवाब
do-good = अच्छा: सामने वाले की जीत ({ $declaration })
    .short = अच्छा
    .help = आपके पास इतना अच्छा कुछ नहीं: अंक { FORM($player, is: "ke") }।
    .help-gives = आप रास्ता देते हैं और अपना राज़ रखते हैं: अंक { FORM($player, is: "ke") }।
do-equal = बराबर: आपके पास भी है ({ $combination })
    .short = बराबर
    .help = आपका सीक्वेंस भी उतना ही लंबा है। अब { FORM($player, is: "ko") } बताना होगा कि उसके सीक्वेंस का सबसे बड़ा पत्ता कौन-सा है।
    .help-point = आपके भी उतने ही पत्ते हैं। अब { FORM($player, is: "ko") } बताना होगा कि उसके पत्ते मिलकर कितने के हैं (इक्का 11, तस्वीर वाले और दहला 10, बाक़ी अपने नंबर जितने)।
do-equal-many = बराबर: आपके भी उतने ही हैं
    .short = बराबर
do-equal-exactly = बराबर: आपका { kind } हूबहू उतना ही अच्छा है
    .short = बराबर
    .help = आपका हूबहू उतना ही अच्छा है: अंक किसी को नहीं।
do-not-good = अच्छा नहीं: आपका बेहतर है ({ $combination })
    .short = अच्छा नहीं
    .help =
        { $kind ->
            [point] आपका बेहतर है ({ $combination }): अंक आपके, { $count }।
            [sequence] आपका बेहतर है ({ $combination }): अंक आपके, कम से कम { $count }।
           *[set] आपका बेहतर है ({ $combination }): अंक आपके, कम से कम { $count }।
        }
do-not-good-any = अच्छा नहीं: आपका बेहतर है
    .short = अच्छा नहीं
do-claim = जो आपके पास है उसे गिनें
    .short = गिनें
do-claim-all = गिनें: { $combinations }। { points }
    .short = { $count } गिनें
    .help = { $combinations }।
    .help-hides = { $combinations }; बाक़ी राज़ रहता है।

## Said aloud

bubble-rubicon = रुबिकॉन!
bubble-carte-blanche = कार्ट ब्लांश!
bubble-declare =
    { $kind ->
        [point] { number } का पॉइंट
        [sequence] { sequence-name }: { $count } लगातार
       *[set] { number } { FORM($rank, is: "plural") }
    }
bubble-making = गिनती { $value }
bubble-up-to = { FORM($rank, is: "obl") } तक
bubble-silent = कुछ नहीं
bubble-good = अच्छा
bubble-equal = बराबर
bubble-not-good = अच्छा नहीं
# What was scored, with the number of points.
made = +{ $count }
made-repique = रिपीक! +{ $count }
made-pique = पीक! +{ $count }
made-capot = कैपॉट! +{ $count }
made-cards = कार्ड्स: +{ $count }

## How a deal and the partie ended, and how it stands

ended-deal = इस बाज़ी में { $more } बनाम { $less } अंक।
ended-deal-level = इस बाज़ी में हर एक को { points }।
ended-level = आख़िर तक बराबर।
ended-won = { $margin } अंकों से जीत: अंतर में 100 जोड़कर।
ended-rubicon = { $margin } अंकों से जीत: हारने वाले ने 100 का रुबिकॉन पार नहीं किया, इसलिए दोनों के कुल अंक जोड़कर 100 और गिने जाते हैं।
ended-totals = { $why } कुल: { $totals }
standing = बाज़ी { $deal } / { $deals }। रुबिकॉन 100 पर है: { $each }।
standing-won = { $margin } अंकों से जीत।
standing-rubicon = { $margin } अंकों से जीत, रुबिकॉन गिनकर।
rubicon-ahead = { FORM($player, is: "ko") } { $count } और चाहिए
rubicon-behind = { FORM($player, is: "ne") } पार कर लिया

## What points are given for, on the score sheet

why-carte-blanche = कार्ट ब्लांश
why-point = पॉइंट
why-sequence = सीक्वेंस
why-set = सेट
why-repique = रिपीक
why-lead = शुरुआतें
why-trick = हाथ
why-last = आख़िरी हाथ
why-cards = कार्ड्स: सात हाथ
why-pique = पीक
why-capot = कैपॉट

## Places and signs

place-hand = हाथ के पत्ते
place-trick = हाथ
place-stock = टैलन
place-discard = छोड़े हुए पत्ते
place-reserve = अलग रखे
place-won = जीते हाथ
sign-deal = इस बाज़ी में { points }
sign-deal-across = इस बाज़ी में { points }, रुबिकॉन के पार
sign-tricks =
    { $count ->
        [1] एक हाथ जीता
       *[other] { number } हाथ जीते
    }

## Options

option-playScoring = हाथों के अंक
    .help = चलते समय हाथों के अंक कैसे गिने जाते हैं?
    .v-plain = हर शुरुआत का एक, हर हाथ का एक
    .v-classic = हाथ का एक तभी, जब शुरुआत दूसरे की हो; आख़िरी का एक और
option-youngerDeclares = बाँटने वाले की घोषणा
    .help = क्या बाँटने वाला तुरंत घोषणा करता है, या सामने वाले की पहली चाल के बाद ही?
    .v-at-once = तुरंत
    .v-after-lead = पहली चाल के बाद
option-cardsInPique = कार्ड्स के दस और पीक
    .help = क्या ज़्यादा हाथ जीतने के दस अंक पीक के तीस में गिने जाते हैं?
    .v-true = गिने जाते हैं
    .v-false = नहीं गिने जाते
option-firstDealer = पहले कौन बाँटे
    .help = पहली बाज़ी कौन बाँटेगा? उसके बाद बारी-बारी। फ़ायदा उसका है जो नहीं बाँटता: वह पहले बदलता है और पहली चाल चलता है।
    .v-cut = काटने में बड़े पत्ते वाला
    .v-0 = सीट 1
    .v-1 = सीट 2
option-tie = छह बाज़ियों पर बराबर
    .help = छह बाज़ियों के बाद दोनों के कुल अंक बराबर हों तो क्या होगा?
    .v-two-more = दो बाज़ियाँ और
    .v-draw = खेल बराबर
group-scoring = अंक
group-deal = बाँट
preset-plain = सीधा
    .help = हर हाथ शुरू करने का एक अंक, जीतने का एक; बाँटने वाला तुरंत घोषणा करता है।
preset-classic = क्लासिक
    .help = हाथों की पुरानी गिनती; बाँटने वाला पहली चाल के बाद घोषणा करता है।
preset-club = पुराना क्लब
    .help = क्लासिक, पर कार्ड्स के दस पीक में नहीं गिने जाते।

## Why a bot or a hint does something

reason-sure = सामने वाले के पास जो भी हो, इसे कोई पत्ता नहीं हरा सकता।
reason-long = यह सबसे लंबे रंग का है; उस रंग के बाक़ी पत्ते निकल जाएँ, तो यही रंग जीतने लगता है।
reason-cheapest = हाथ जीतने वाला यही सबसे छोटा पत्ता है।
reason-lost = हाथ जीता नहीं जा सकता, तो सबसे छोटा पत्ता जाता है।
reason-short = यह उस सबसे छोटे रंग का है जिसमें से फेंका जा सकता है; लंबे रंग बचते हैं।
reason-shed = जो पत्ते रखे हैं वे अभी और अच्छे हो सकते हैं।
reason-declare = घोषणा करने पर अंक मिल सकते हैं, और सामने वाला इस क़िस्म में अंक नहीं ले पाता।
reason-sink = जो जीत नहीं सकता, उसे न बताना ही अच्छा।
reason-answer = गिनती और नंबर देखते हुए घोषणा का सही जवाब यही है।
