# किसान (Farmer) हिन्दी में।
# शब्द: खेत – पॉट; किसान – जो आख़िर में खींचता है और जिसे चुकाया जाता है; पत्ता लेना; रुकना; 16 से ऊपर – डूबना; बूट।

tagline = ठीक 16 पर खेत आपका; जो 16 पार कर गया वह चुप रहे।

lesson-1 = आपको ठीक 16 चाहिए। हर एक को कम से कम एक पत्ता लेना है: “{ do-hit.short }” दबाइए।
lesson-2 = काफ़ी पास पहुँच गए? “{ do-stay.short }” दबाइए। 16 से ऊपर आप डूबे, पर किसी को बताया नहीं जाता: आप औरों की तरह ही रुक जाते हैं।
lesson-3 = ठीक 16 वाला खेत ले जाता है। किसी के पास न हो, तो छोटे जोड़ वाले उसे चिप देते हैं जो 16 के सबसे पास है। जो डूबा, वह किसान को चिप देता है।

## What happens

draw-for-farmer = पत्ते खोले जाते हैं: जिसे पान का छक्का मिले, वही किसान।
new-deal =
    { WHO($player) ->
        [you] बाज़ी { $deal }। किसान आप हैं।
       *[other] बाज़ी { $deal }। किसान: { $player }।
    }
gets = { FORM($player, is: "ko") } { FORM($card, is: "mila") }।
own-card = आपका पत्ता: { $card }।
hits =
    { WHO($player) ->
        [you] आपने { FORM($card, is: "liya") }। आपका जोड़: { $total }।
       *[other] { FORM($player, is: "ne") } { FORM($card, is: "liya") }।
    }
stays = { FORM($player, is: "ne") } कहा: “बस।”
farmer-now =
    { WHO($player) ->
        [you] अब किसान आप हैं।
       *[other] अब किसान: { $player }।
    }
shows = { FORM($player, is: "ne") } { FORM($card, is: "khola") }: कुल जोड़ { $total }।
shows-over = { FORM($player, is: "ne") } { FORM($card, is: "khola") }: कुल जोड़ { $total }, 16 से ऊपर।
court-and-six = तस्वीर वाला पत्ता और पान का छक्का: इससे बढ़कर कुछ नहीं!
remainder = जो बँट न सका, खेत में: { chips }।
# Who pays into it or takes from it: “You pay one chip to the farm.”
farm = खेत
side-pot = साइड पॉट

## What to do now

prompt-over = { $total } यानी 16 से ऊपर: रुकिए, और किसी को भनक न लगने दीजिए।
prompt-first = आपका जोड़ { $total } है। हर एक को कम से कम एक पत्ता लेना है: पत्ता लीजिए।
prompt-goal = ठीक 16! रुकिए।
prompt-choose = आपका जोड़ { $total } है: पत्ता लीजिए, या रुकिए।
not-played = आपके पत्ते जहाँ हैं वहीं रहेंगे: पत्ता लीजिए, या रुकिए।

## Buttons: in full, and in few words

do-hit = एक और पत्ता लें, खुला हुआ
    .short = पत्ता लें
do-stay = रुकें: और पत्ते नहीं
    .short = रुकें

## Said aloud

bubble-stay = बस
bubble-shows =
    { $total ->
        [16] { $total }!
       *[other] { $total }
    }
bubble-over = { $total }: डूबे

## Why a deal or the game ended

ended-sixteen = ठीक 16 पर खेत मिला।
ended-closest = किसी के पास 16 नहीं: खेत अगली बाज़ी के लिए वहीं रहा।
ended-all-bust = सब 16 से ऊपर: खेत अगली बाज़ी के लिए वहीं रहा।
ended-broke = किसी का बटुआ ख़ाली हो गया।

## What chips are paid for, on the score sheet

why-buy-in = शुरू की चिप
why-ante = बूट
why-farm = खेत
why-closest = सबसे पास वाले को
why-split = सबसे पास वालों का हिस्सा
why-remainder = जो बँट न सका
why-bust = 16 से ऊपर
why-farm-split = खेत का बँटवारा

## Places and signs

place-hand = छिपा पत्ता
place-up = खुले पत्ते
place-stock = गड्डी
place-farm = खेत
place-side = साइड पॉट
sign-farmer = किसान
sign-total = जोड़ { $points }
sign-total-over = जोड़ { $points }, 16 से ऊपर
sign-open = खुले पत्तों का जोड़ { $points }
sign-open-over = खुले पत्तों का जोड़ { $points }, 16 से ऊपर

## Options

option-ante = बूट
    .help = हर बाज़ी में हर एक खेत में कितनी चिप डालता है? बाक़ी हर भुगतान भी इतने का ही होता है; 16 से ऊपर जाने पर हर अतिरिक्त अंक का इतना लग सकता है।
option-purse = हर एक की चिप
    .help = हर खिलाड़ी कितनी चिप से शुरू करता है? चिप का हिसाब शून्य से नीचे जा सकता है।
option-deals = बाज़ियाँ
    .help = इतनी बाज़ियों के बाद खेत बाँटा जाता है, और सबसे ज़्यादा चिप वाला जीतता है।
option-untilBroke = किसी का बटुआ ख़ाली होने तक
    .help = क्या खेल तब भी ख़त्म होता है, जब किसी का बटुआ ख़ाली हो जाए?
    .v-true = हाँ
    .v-false = नहीं
option-firstFarmer = पहला किसान
    .help = पहली बाज़ी में किसान कौन है? उसके बाद किसान वह होता है जो खेत जीते।
    .v-draw = जिसे पान का छक्का मिले
option-bustPays = 16 से ऊपर
    .help = 16 से ऊपर वाला किसान को क्या देता है?
    .v-ante = एक बूट
    .v-excess = ऊपर के हर अंक का एक बूट
group-game = खेल
group-chips = चिप
preset-classic = क्लासिक
    .help = दस बाज़ियाँ; 16 से ऊपर जाने पर एक बूट।
preset-ferme = ला फ़ेर्म
    .help = पुराने फ़्रांस की तरह: 16 से ऊपर का हर अंक एक बूट का।
preset-untilBroke = किसी का बटुआ ख़ाली होने तक
    .help = ज़्यादा से ज़्यादा 100 बाज़ियाँ; किसी का बटुआ ख़ाली हो जाए तो खेल पहले ही ख़त्म।

## Why a bot or a hint does something

reason-safe = कोई भी पत्ता इसे 16 से ऊपर नहीं ले जा सकता।
reason-farmer = डूबने पर किसान किसी को कुछ नहीं देता, इसलिए ज़्यादा जोखिम ले सकता है।
reason-bold = डूबने पर बस एक बूट जाता है, और छोटा जोड़ कुछ नहीं जीतता।
reason-dear = डूबने पर 16 से ऊपर के हर अंक का एक बूट जाता है, पर छोटा जोड़ कुछ नहीं जीतता।
reason-goal = ठीक 16 पर खेत मिलता है।
reason-near = 16 से ऊपर न ले जाने वाले पत्ते अब कम हैं।
reason-kept = दूसरों की हालत देखते हुए पत्ता लेने से ज़्यादा फ़ायदा रुकने में है।
