# मेज़ के ऊपर खुलने वाली स्क्रीनें जो कहती हैं, हिन्दी में।
#   deal of the day – आज की बाज़ी, रोज़ की बाज़ी; par – मानक; fair deal – निष्पक्ष बाँट; seed – बीज; commitment – वचन; secret – रहस्य; salt – सॉल्ट;
#   house rules – घर के नियम; seat – सीट; deck, pack – ताश की गड्डी

## entries: the menu

entries-title = मेनू
entries-newGame = नया खेल
entries-rules = नियम
entries-settings = सेटिंग
entries-pastGames = पिछले खेल
entries-help = कुंजियाँ और मदद
entries-save = चल रहे खेल का रिकॉर्ड सहेजें
entries-open = फ़ाइल से रिकॉर्ड देखें
entries-play = खेलें
entries-table = यह मेज़
entries-you = आप
entries-more = और
entries-fullScreen = पूरी स्क्रीन
entries-window = पूरी स्क्रीन छोड़ें
entries-onShelf = शेल्फ़ पर { $count }
entries-inARow = लगातार { $days } दिन
entries-newGameHelp = खिलाड़ी, नियम, स्तर
entries-friendsHelp = एक लिंक, कोई खाता नहीं
entries-won = { $percent }% जीत
entries-moreHelp = पहेलियाँ, निष्पक्ष बाँट, कुंजियाँ

## puzzles: the way to the practice screen (its words are in hi.puzzles.ftl)

puzzles-open = पहेलियाँ
puzzles-like = ऐसी ही पहेलियाँ
puzzles-all = पहेलियाँ
puzzles-solved = { $all } में से { $solved } हल

## day

day-title = आज की बाज़ी
day-heading = { $date } की बाज़ियाँ
day-lead = सबके लिए एक जैसे पत्ते, हर खेल में दिन में एक बार।
day-intro-1 = हर खेल में हर दिन एक बाज़ी होती है। वह सिर्फ़ तारीख़ पर टिकी है, इसलिए दुनिया भर में सबको एक जैसे पत्ते मिलते हैं और नेटवर्क की ज़रूरत नहीं। तारीख़ ग्रीनविच (UTC) की है।
day-intro-2 = मेज़ हमेशा एक-सी रहती है: आम नियम, खिलाड़ियों की आम संख्या, पहली सीट पर आप, और सामने “पक्का” स्तर के बॉट। आपका पहला खेल गिना जाता है; उसके बाद सब अभ्यास है।
day-intro-3 = मानक यानी आपके पत्तों से बॉट औसतन कितना कर पाते हैं: आपका डिवाइस यह बाज़ी 16 बार खेलता है, और आपकी सीट पर बारी-बारी से “पक्का” और “नौसिखिया” बैठते हैं।
day-intro-4 = इन बाज़ियों से पहले मेज़ कोई वचन (SHA-256) नहीं दिखाती: तारीख़ सबको मालूम है, इसलिए कोई भी हिसाब लगाकर पत्ते पहले से जान सकता है।
day-more = यह कैसे चलता है
day-play = खेलें
day-again = अभ्यास करें
day-of = { $action }: { $game }
day-open = अभी नहीं खेली
day-begun = शुरू की, पूरी नहीं हुई
day-calendar = कैलेंडर
day-earlier = पिछला महीना
day-later = अगला महीना
day-on = { $date }: { $marks }
day-marks-none = नहीं खेली
day-marks-played = खेली
day-marks-won = जीत
day-marks-kept = मानक या बेहतर
day-row =
    { $now ->
        [0] अभी कोई सिलसिला नहीं; सबसे लंबा: { $longest }
        [one] लगातार { $now } दिन; सबसे लंबा: { $longest }
       *[other] लगातार { $now } दिन; सबसे लंबा: { $longest }
    }
day-badge = आइकन पर बिंदु
day-badgeHelp = यह पेज इंस्टॉल किया हो, तो इसके आइकन पर तब तक एक बिंदु रहता है जब तक आप आज की कोई बाज़ी शुरू न करें। बिंदु पेज खोलने या छोड़ने पर बदलता है।
day-outcome =
    { $won ->
        [yes] जीत
       *[no] जीत नहीं
    }
day-you =
    { $points ->
        [none] आप: { day-outcome }
       *[other] आप: { $points }, { day-outcome }
    }
day-par =
    { $points ->
        [none] मानक: { day-parWins }
       *[other] मानक: { $points }, { day-parWins }
    }
day-parWins = जीत { $percent }
day-better = मानक से बेहतर
day-same = ठीक मानक जितना
day-worse = मानक से कम
day-searching = बॉट यही बाज़ी खेल रहे हैं… { $percent }%
day-failed = इस डिवाइस पर मानक नहीं निकाला जा सका।
day-practice = यह अभ्यास था: दिन का पहला खेल ही गिना जाता है।
day-undone = एक चाल वापस ली गई, इसलिए यह अभ्यास गिना जाएगा।
day-hints = { $count } संकेत
day-share = साझा करें
day-copy = नतीजा कॉपी करें
day-given = यह रोज़ की बाज़ी है। इसका बीज (सीड) तारीख़ है, जो सबके लिए एक है: बाँटने से पहले कोई वचन (SHA-256) नहीं दिखाया गया, और कोई भी हिसाब लगाकर इसके पत्ते पहले से जान सकता था।
day-copied = नतीजा कॉपी हो गया।
day-copyThis = यह रहा नतीजा, इसे कॉपी कर लीजिए:
day-line = { $game }, { $date } की बाज़ी

## statistics

statistics-title = आँकड़े
statistics-intro = गिनती सिर्फ़ इस डिवाइस पर होती है; कहीं कुछ नहीं भेजा जाता। सहेजी हुई फ़ाइल में सब कुछ होता है और उसे दूसरे डिवाइस पर जोड़ा जा सकता है: जो खेल दोनों को मालूम हों, वे एक ही बार गिने जाते हैं।
statistics-several = कई लोगों के खेल भी “{ statistics-level-people }” में गिने जाते हैं; नतीजा उसका माना जाता है जिसने उन्हें इस डिवाइस पर शुरू किया या खेला।
statistics-none = अभी तक कोई खेल पूरा नहीं हुआ।
statistics-notKept = यह ब्राउज़र कुछ नहीं सहेज रहा, इसलिए यह गिनती पेज बंद होने तक ही रहेगी।
statistics-summary = { $count } खेल, { $won } जीत
statistics-hints = लिए हुए संकेत: { $count }
statistics-level-alone = अकेले
statistics-level-mixed = अलग-अलग स्तरों के बॉट
statistics-level-people = लोगों के साथ
statistics-house = घर के नियम: { $name }
statistics-caption = { $level } · { $options }
statistics-games = खेल
statistics-won = जीत
statistics-drawn = बराबरी
statistics-deals = बाज़ियाँ
statistics-best = सबसे अच्छा नतीजा
statistics-worst = सबसे ख़राब नतीजा
statistics-average = औसत नतीजा
statistics-streak = अभी लगातार जीत
statistics-longest = सबसे लंबी लगातार जीत
statistics-told = { $count } नतीजे: सबसे अच्छा { $best }, सबसे ख़राब { $worst }, औसत { $average }, सबसे नया { $last }।
statistics-toldWins =
    { $last ->
        [won] { $count } खेल: { $won } जीत, सबसे नए में जीत।
        [drawn] { $count } खेल: { $won } जीत, सबसे नए में बराबरी।
       *[lost] { $count } खेल: { $won } जीत, सबसे नए में हार।
    }
statistics-tooFew = तीन खेलों के बाद यहाँ आपके नतीजों की रेखा बनेगी।
statistics-line = आपके नतीजे एक के बाद एक: भरा बिंदु जीत है, टूटी रेखा औसत।
statistics-lineLow = आपके नतीजे एक के बाद एक, कम अंक ऊपर: भरा बिंदु जीत है, टूटी रेखा औसत।
statistics-lineWins = हर जीत पर एक सीढ़ी ऊपर, हर हार पर एक नीचे; भरा बिंदु जीत है।
statistics-apart = अलग गिने गए
statistics-hinted = संकेतों के साथ
statistics-practice = चाल वापस लेकर
statistics-again = वही बाज़ी दोबारा
statistics-wonOf = { $of } में से { $won } जीत
statistics-share = { $count } ({ $percent }%)
statistics-days = रोज़ की बाज़ियाँ
statistics-daysSummary = { $played } खेलीं, { $better } मानक से बेहतर
statistics-save = फ़ाइल सहेजें
statistics-take = फ़ाइल जोड़ें
statistics-taken = फ़ाइल जोड़ दी गई। जो खेल पहले से मालूम थे, वे एक ही बार गिने गए।
statistics-refused-no-counts = इस फ़ाइल में इस मेज़ के आँकड़े नहीं हैं। कुछ नहीं बदला गया।
statistics-refused-too-large = इस मेज़ के आँकड़ों के लिए यह फ़ाइल बहुत बड़ी है: ज़्यादा से ज़्यादा 10 MB। कुछ नहीं बदला गया।
statistics-refused-later-counts = यह फ़ाइल इस मेज़ के किसी नए संस्करण ने लिखी है। कुछ नहीं बदला गया।
statistics-unreadable = यह फ़ाइल पढ़ी नहीं जा सकी। कुछ नहीं बदला गया।
statistics-failed = मेज़ ने जवाब नहीं दिया। फिर कोशिश कीजिए।
statistics-erase = मिटाएँ
statistics-erased = आँकड़े मिटा दिए गए।
statistics-question-title = सारे आँकड़े मिटाएँ?
statistics-question-text = इस डिवाइस पर गिना हुआ सब कुछ मिट जाएगा। पिछले खेल बने रहेंगे। मिटी हुई गिनती सिर्फ़ पहले से सहेजी हुई फ़ाइल लौटा सकती है।
statistics-question-yes = मिटाएँ
statistics-question-no = रखें

## shelf

shelf-title = खेल
shelf-facts = { $players } खिलाड़ी · { $minutes } मिनट
shelf-choose = { $game }: खिलाड़ी और घर के नियम चुनें
shelf-goOn = जारी रखें
shelf-learn = सीखें · { $minutes } मिनट
shelf-learning = चरण { $done }, कुल { $all }
shelf-learnt = सीख लिया
shelf-learnOf = “{ $game }” लगभग { $minutes } मिनट में सीखें

## home

home-left = जहाँ छोड़ा था, वहीं से
home-row = लगातार { $days } दिन
home-fresh = नया
home-half = आधा सीखा
home-waits = अधूरा खेल
home-facts = { $players } · { $minutes } मिनट
home-about = { $game } के बारे में सब कुछ
home-back = सारे खेलों पर लौटें

## newGame

newGame-title = नया खेल
newGame-game = खेल
newGame-change = बदलें
newGame-preset = कैसी मेज़
newGame-own = आपकी अपनी
newGame-ownHelp = नीचे चुनी हुई बातें
newGame-seats = खिलाड़ी
newGame-bots = बॉट
newGame-people = मेज़ पर
newGame-oneMore = एक सीट और
newGame-oneFewer = एक सीट कम
newGame-me = मैं
newGame-friend = यहाँ का दोस्त
newGame-name = नाम
newGame-nameOf = { $seat } का नाम
newGame-portraitOf = { $seat } का चित्र
newGame-player = खिलाड़ी { $n }
newGame-friends = यह डिवाइस बारी-बारी सबके हाथ में जाता है। हाथ बदलते समय एक पर्दा सारे पत्ते छिपा लेता है; पुकारने के बटन सबके लिए होते हैं।
newGame-details = घर के नियम
newGame-on = हाँ
newGame-off = नहीं
newGame-random = रैंडम
newGame-less = कम: { $label }
newGame-more = ज़्यादा: { $label }
newGame-between = { $min } से { $max } तक।
newGame-reason = { $labels }: { $reason }
newGame-value = { $label }: { $value }
newGame-notAtSeats =
    { $seats ->
        [1] अकेले खेलने पर नहीं
       *[other] { $seats } खिलाड़ियों के लिए नहीं
    }
newGame-needs = इसके लिए “{ $label }” में “{ $value }” चुनना ज़रूरी है
newGame-idleWith = “{ $label }” में “{ $value }” चुना हो, तो इसका कोई असर नहीं
newGame-begin = पत्ते बाँटें
newGame-about = { newGame-begin } · क़रीब { $minutes } मिनट

## leave

leave-title = यह बाज़ी छोड़ें?
leave-text = नया खेल मेज़ साफ़ कर देगा। अब तक जो खेला गया, वह पिछले खेलों में रहेगा।
leave-yes = नया खेल शुरू करें
leave-no = खेलते रहें

## rules

rules-title = नियम
rules-of = { $game } · { rules-title }
rules-inForce = इस मेज़ पर लागू नियम।
rules-show = दिखाएँ
rules-showClause = { $clause } दिखाएँ
rules-back = नियमों पर लौटें
rules-elsewhere = यह खेल आपकी मेज़ से अलग विकल्पों पर खेला गया था, इसलिए वहाँ नियम थोड़ा अलग है।
rules-here = यही वह पल है।
rules-open = नियम देखें

## settings

settings-title = सेटिंग
settings-note = चुनते ही मेज़ बदल जाती है
settings-table = मेज़
settings-play = गति और मदद
settings-access = सुलभता
settings-language = भाषा
settings-speed = पत्तों की रफ़्तार
settings-speeds-1 = 1×
settings-speeds-2 = 2×
settings-speeds-4 = 4×
settings-speeds-0_5 = ½×
settings-speeds-at-once = तुरंत
settings-sound = आवाज़
settings-volume = आवाज़ का स्तर
settings-deck = पत्ते
settings-decks-two-colour = दो-रंगी
settings-decks-four-colour = चार-रंगी
settings-decks-large-index = कोने के बड़े अक्षर
settings-back = पत्तों की पीठ
settings-backs-asanoha-indigo = आसानोहा पत्तियाँ, गहरा नीला
settings-backs-asanoha-crimson = आसानोहा पत्तियाँ, गहरा लाल
settings-backs-seigaiha-teal = लहरें, हरा-नीला
settings-backs-plain-charcoal = सादी, कोयला-काली
settings-portrait = मेज़ पर आप
settings-portraitHelp = आपकी सीट पर, यहाँ और दोस्तों के बीच भी।
settings-portraits-grandmother = दादी
settings-portraits-carpenter = बढ़ई
settings-portraits-student = छात्रा
settings-portraits-skipper = नाविक
settings-portraits-singer = गायिका
settings-portraits-trumpeter = तुरही वादक
settings-portraits-marquise = मार्कीज़
settings-portraits-professor = प्रोफ़ेसर
settings-portraits-aunt = मौसी
settings-portraits-uncle = चाचा
settings-portraits-redhead = लाल बालों वाली
settings-portraits-skater = स्केटर
settings-portraits-dancer = नर्तकी
settings-portraits-doctor = डॉक्टर
settings-portraits-baker = बेकर
settings-portraits-clerk = क्लर्क
settings-portraits-neighbour = पड़ोसन
settings-portraits-cat = बिल्ली
settings-portraits-fox = लोमड़ी
settings-portraits-initial = पहला अक्षर
settings-cloth = मेज़ का कपड़ा
settings-cloths-green = हरा
settings-cloths-indigo = गहरा नीला
settings-cloths-burgundy = मरून
settings-cloths-slate = स्लेटी
settings-callWindow = पुकारने का समय
settings-callWindowHelp = बॉट आपके पुकारने या टोकने का कितनी देर इंतज़ार करें।
settings-callWindows-3 = 3 सेकंड
settings-callWindows-10 = 10 सेकंड
settings-callWindows-go-on = जब तक मैं “आगे” न दबाऊँ
settings-pace = बॉट के सोचने का समय
settings-paceHelp = पत्ते थमने के बाद से गिना जाता है। बारी के बाहर के जवाब में कम से कम 0.6 सेकंड लगते हैं।
settings-paces-0 = 0 सेकंड
settings-paces-1 = 1 सेकंड
settings-paces-2 = 2 सेकंड
settings-paces-at-once = तुरंत
settings-paces-0_5 = 0.5 सेकंड
settings-paces-1_5 = 1.5 सेकंड
settings-hints = संकेत
settings-hintsHelp = निर्देश के पास एक लैंप बताता है कि आप क्या कर सकते हैं और क्यों। संकेत गिने जाते हैं।
settings-offers-first = कोई खेल सीखते समय
settings-offers-true = हमेशा
settings-offers-false = कभी नहीं
settings-coach = कोच
settings-coachHelp = बहुत महँगी चाल से पहले एक बार पूछता है और बताता है कि बेहतर क्या है। ऐसा खेल संकेतों वाला खेल गिना जाता है।
settings-assist = मेरी ओर से पुकारें
settings-assistHelp = अपने-आप पुकार हो जाती है, ताकि आप कभी न भूलें।
settings-forced = मजबूरी की चाल अपने-आप
settings-forcedHelp = जब आप एक ही काम कर सकते हों, तो वह आधे सेकंड बाद आपकी ओर से हो जाता है।
settings-motion = एनिमेशन
settings-motions-system = सिस्टम जैसा
settings-motions-on = पूरा
settings-motions-off = कम
settings-leftHand = बाएँ हाथ वालों की मेज़
settings-theme = थीम
settings-themes-system = सिस्टम जैसी
settings-themes-light = काग़ज़
settings-themes-dark = रात
settings-wordsPanel = मेज़ शब्दों में दिखाएँ
settings-shortcuts = एक कुंजी वाले शॉर्टकट
settings-refused = यह ब्राउज़र कुछ नहीं सहेज रहा, इसलिए ये सेटिंग पेज बंद होने तक ही रहेंगी।

## elsewhere

elsewhere-title = यह खेल दूसरे टैब में खुला है
elsewhere-text = यह एक बार में एक ही टैब में चलता है, ताकि कोई चाल न खोए।
elsewhere-here = यहीं खेलें

## ownTab

ownTab-full = मेरा खेल अलग टैब में खोलें
ownTab-short = नए टैब में खोलें
ownTab-help = यह खेल, जैसा है वैसा ही, अपने अलग टैब में खुलता है

## pastGames

pastGames-title = पिछले खेल
pastGames-none = अभी तक कोई खेल अंत तक नहीं खेला गया।
pastGames-running = अभी मेज़ पर
pastGames-won = आपकी जीत
pastGames-lost =
    { WHO($names) ->
        [other] { FORM($names, is: "ki") } जीत
       *[others] साझी जीत: { $names }
    }
pastGames-drawn = कोई नहीं जीता
pastGames-unfinished = अधूरा
pastGames-watch = देखें
pastGames-save = फ़ाइल में सहेजें
pastGames-forget = हटाएँ
pastGames-forgotten = खेल हटा दिया गया।
pastGames-gone = यह रिकॉर्ड अब नहीं है।
pastGames-of = { $action }: { $game }, { $time }

## botCheck

botCheck-title = बॉट जाँचें
botCheck-asking = हर बॉट को फिर वही दिखाया जा रहा है जो उसकी सीट देख सकती थी, और फिर पूछा जा रहा है… { $percent }%
botCheck-same =
    { $choices ->
        [1] इस खेल में बॉट का एक ही फ़ैसला था। बॉट को वही दिखाकर फिर पूछा गया जो उसकी सीट से दिख सकता था, और उसने वही चुना।
       *[other] बॉट के सभी { $choices } फ़ैसले फिर पूछे गए, हर बार वही दिखाकर जो उस बॉट की सीट से दिख सकता था। हर बार वही चुना गया।
    }
botCheck-none = इस खेल में किसी बॉट के पास चुनने को कुछ नहीं था।
botCheck-other = पंक्ति { $line }: { $name } को वहाँ जो दिख सकता था, उससे यह बॉट कुछ और चुनता है।
botCheck-notOver = यह खेल पूरा नहीं हुआ। पूरा होने पर इसके बॉट जाँचे जा सकेंगे।
botCheck-view = इस रिकॉर्ड में वही है जो एक सीट ने देखा। सिर्फ़ पूरा रिकॉर्ड जाँचा जा सकता है।
botCheck-stop = रोकें

## replay

replay-title = रीप्ले
replay-leave = मेज़ पर लौटें
replay-first = शुरू में
replay-back = एक क़दम पीछे
replay-play = चलाएँ
replay-pause = रोकें
replay-forward = एक क़दम आगे
replay-last = अंत में
replay-deal = बाज़ी
replay-dealNumber = बाज़ी { $n }
replay-speed = रफ़्तार
replay-eyes = किसकी नज़र से
replay-everybody = सारे पत्ते
replay-person = खिलाड़ी
replay-position = जगह
replay-step = क़दम { $n }, कुल { $all }
replay-partly = इस रिकॉर्ड में वही है जो एक सीट ने देखा; बाक़ी पत्ते छिपे रहेंगे।
replay-line =
    { $n ->
        [0] { $text }
       *[other] पंक्ति { $n }: { $text }
    }
replay-troubles-not-json = यह किसी खेल के रिकॉर्ड की पंक्ति नहीं है।
replay-troubles-not-a-line = यह पंक्ति खेल के रिकॉर्ड में नहीं हो सकती।
replay-troubles-wrong-order = यह पंक्ति ग़लत क्रम में है।
replay-troubles-unknown-game = यह खेल इस मेज़ पर नहीं खेला जाता।
replay-troubles-bad-setup = ये खिलाड़ी या नियम इस खेल से मेल नहीं खाते।
replay-troubles-bad-deck = यह गड्डी इस खेल की गड्डी नहीं है।
replay-troubles-illegal-act = इस चाल की इजाज़त नहीं थी।
replay-troubles-differs = नियमों से यहाँ कुछ और होता।
replay-troubles-unknown-bot = यह बॉट, या उसका यह संस्करण, यहाँ नहीं है।
replay-troubles-other-choice = बॉट यहाँ कुछ और चुनता।
replay-troubles-unfinished = रिकॉर्ड खेल के अंत से पहले रुक जाता है।
replay-troubles-empty = इस फ़ाइल में कुछ नहीं है।
replay-troubles-damaged = यह लिंक रास्ते में कट गया या बदल गया।
replay-troubles-newer = यह लिंक इस मेज़ के किसी नए संस्करण ने बनाया है। वह संस्करण पाने के लिए पेज फिर से लोड कीजिए।
replay-troubles-too-long = यह किसी भी खेल से लंबा है।
replay-troubles-not-now = यह अभी नहीं हो सकता।
replay-troubles-not-saved = यह खेल अब सहेजा हुआ नहीं है।
replay-troubles-engine = मेज़ ने जवाब नहीं दिया। फिर कोशिश कीजिए।
replay-unreadable = यह फ़ाइल पढ़ी नहीं जा सकी।
replay-tooLarge = खेल के रिकॉर्ड के लिए यह फ़ाइल बहुत बड़ी है: ज़्यादा से ज़्यादा 5 MB।
replay-card = चला हुआ पत्ता
replay-anyCard = किसी पत्ते पर जाएँ…
replay-cardAt = { $card }: { $name }, क़दम { $step }
replay-keys = तीर की कुंजियाँ एक-एक क़दम चलती हैं, Space से रीप्ले चलता है, Home और End शुरू और अंत में ले जाती हैं, Page Up और Page Down एक बाज़ी से दूसरी पर; 0 सारे पत्ते दिखाता है, 1 से 9 वह जो एक सीट ने देखा।
replay-drop = देखने के लिए खेल का रिकॉर्ड यहाँ छोड़ें
replay-playOn = यहाँ से खेलें

## playOn

playOn-title = यहाँ से खेलें
playOn-intro = इस क़दम से अभ्यास का खेल शुरू होता है: एक सीट आप लेते हैं, बाक़ी बॉट खेलते हैं।
playOn-seat = आपकी सीट
playOn-cards = पत्ते
playOn-same = जैसे थे
playOn-sameHelp = हर पत्ता वहीं है जहाँ था।
playOn-anew = फिर से बाँटें
playOn-anewHelp = आपकी सीट ने जो देखा था, वह वैसा ही रहता है; बाक़ी सब उससे मेल खाते हुए फिर से बाँटा जाता है।
playOn-kept = आपकी मेज़ का खेल पिछले खेलों में जैसा है वैसा ही रहेगा।
playOn-begin = खेलें
playOn-failed = यहाँ से आगे नहीं खेला जा सकता।

## share

share-title = साझा करें
share-what = क्या भेजना है
share-table = यह मेज़
share-tableHelp = { $game }, आपके खिलाड़ियों और घर के नियमों के साथ। जो भी लिंक खोलेगा, उसे नए पत्ते मिलेंगे।
share-deal = आज़माने के लिए बाज़ी
share-dealHelp = वही पत्ते, वही सीट, वही बॉट: किसी और को आज़माने दीजिए।
share-newDealHelp = ऐसे पत्ते जो अभी किसी ने नहीं देखे; लिंक खोलने वाले सबको वही पत्ते मिलेंगे।
share-game = पूरा खेल
share-gameHelp = पहले पत्ते से आख़िरी तक देखने के लिए।
share-notOver = यह खेल पूरा होने पर भेजा जा सकेगा।
share-notFull = लिंक से सिर्फ़ वही रिकॉर्ड भेजा जा सकता है जिसमें सारे पत्ते दिखते हों।
share-tooLong = यह खेल लिंक के लिए बहुत लंबा है। इसे फ़ाइल में सहेजकर वह भेजिए: पेज पर छोड़ने से वह खुल जाती है।
share-step = इसी क़दम पर खुले
share-view = क्या दिखे
share-link = लिंक
share-length = { $n } अक्षर
share-copy = कॉपी करें
share-copied = कॉपी हो गया।
share-notCopied = यहाँ कॉपी करने की इजाज़त नहीं: लिंक चुनकर ख़ुद कॉपी कर लीजिए।
share-send = भेजें…
share-file = फ़ाइल में सहेजें
share-qr = लिंक का QR कोड
share-nothingSent = यह पेज ख़ुद कुछ नहीं भेजता: सब कुछ लिंक में ही है।
share-made = { $app }: { $game }

## sent

sent-title = आज़माने के लिए बाज़ी
sent-tableTitle = खेलने के लिए मेज़
sent-tableText = { $game }: खिलाड़ी और घर के नियम वही जो भेजने वाले के थे। पत्ते नए हैं।
sent-dealText = { $game }: यह लिंक खोलने वाले हर व्यक्ति को वही पत्ते, वही सीट और वही बॉट मिलते हैं।
sent-dayText = { $game }, { $date }: पूरी दुनिया के लिए एक जैसे पत्ते।
sent-gameTitle = देखने के लिए खेल
sent-gameText = { $game }, पहले पत्ते से आख़िरी पत्ते तक।
sent-results-won = भेजने वाले की जीत हुई।
sent-results-lost = भेजने वाले की जीत नहीं हुई।
sent-results-drawn = कोई नहीं जीता।
sent-text = { $game }, { $seats } खिलाड़ी। इसे खेलने पर आपकी मेज़ साफ़ हो जाएगी; अब तक जो खेला गया, वह पिछले खेलों में रहेगा।
sent-yes = आज़माएँ
sent-no = खेलते रहें
sent-unfit = लिंक जैसी मेज़ माँगता है, वैसी नहीं बन सकती। यह रही आम मेज़।
sent-partly = लिंक पूरा समझ में नहीं आया। यह मेज़ उसके जितनी क़रीब हो सकती थी, उतनी है।
sent-broken = लिंक नहीं खुल सका। { $text }

## fairDeal

fairDeal-title = निष्पक्ष बाँट
fairDeal-intro-1 = खेल के पत्ते बाँटने से पहले मेज़ एक गुप्त बीज (सीड) निकालती है और उसका वचन दिखाती है: अंकों की ऐसी क़तार जो सिर्फ़ इसी बीज से मेल खाती है। फिर आप अपने शब्दों से गड्डी काट सकते हैं; वे भी बीज में मिल जाते हैं। इस तरह आपके पत्ते न मेज़ चुन सकती है, न आप।
fairDeal-intro-2 = खेल की हर गड्डी का क्रम एक ही बीज से निकलता है, और बाद में जब भी पत्ते फेंटे जाएँ, उनका क्रम भी, इसलिए एक वचन उसकी सारी बाज़ियों के लिए है। खेल पूरा होने पर बीज और शब्द दिखाए जाते हैं और रिकॉर्ड में रहते हैं, और कोई भी जाँच सकता है कि वे मेल खाते हैं।
fairDeal-intro-3 = यह सब ब्राउज़र के निकाले 256 रैंडम बिट और ARC4 जनरेटर पर टिका है: उसके दिए अंकों से उसकी भीतरी अवस्था तक लौटने का कोई तरीक़ा ज्ञात नहीं, इसलिए देखे हुए पत्ते आने वाले पत्तों के बारे में कुछ नहीं बताते।
fairDeal-running = मेज़ पर चल रहा खेल
fairDeal-next = अगला खेल
fairDeal-more = निष्पक्ष बाँट क्या है?
fairDeal-commitment = वचन (SHA-256)
fairDeal-given = इस खेल के पत्ते बाँटने से पहले कोई वचन नहीं दिखाया गया: इसका बीज पहले से दिया हुआ था, या ब्राउज़र वचन नहीं बना सका।
fairDeal-insecure = इस पेज का पता सुरक्षित (https) नहीं है, इसलिए ब्राउज़र वचन नहीं बना सकता।
fairDeal-later = खेल पूरा होने पर इसका बीज यहाँ दिखेगा।
fairDeal-secret = रहस्य
fairDeal-salt = सॉल्ट
fairDeal-words = आपके शब्द
fairDeal-fits =
    { $promised ->
        [yes] मेल खाता है: रहस्य और सॉल्ट से यही वचन बनता है, और गड्डियाँ ({ $decks }) और बाद में फेंटे गए पत्ते ({ $shuffles } बार) एक-एक पत्ते तक इसी बीज से निकलते हैं।
       *[no] मेल खाता है: गड्डियाँ ({ $decks }) और बाद में फेंटे गए पत्ते ({ $shuffles } बार) एक-एक पत्ते तक इसी बीज से निकलते हैं।
    }
fairDeal-anotherDeal = मेल नहीं खाता: बीज से वह नहीं निकलता जो रिकॉर्ड की पंक्ति { $line } में है।
fairDeal-verdicts-another-commitment = मेल नहीं खाता: रहस्य और सॉल्ट से दूसरा वचन बनता है।
fairDeal-verdicts-dealt-anew = अभ्यास का खेल, किसी और खेल से आगे बढ़ाया हुआ: वहाँ जो नहीं दिख सकता था, वह फिर से बाँटा गया।
fairDeal-verdicts-not-computed = पत्ते इसी बीज से निकलते हैं; जो पता सुरक्षित (https) नहीं, उस पर वचन जाँचा नहीं जा सकता।
fairDeal-cut = अपने शब्दों से काटें
fairDeal-cutHelp = ज़्यादा से ज़्यादा { $most } अक्षर; वे अगले खेल के बीज में मिल जाते हैं।
fairDeal-second = दूसरी जाँच
fairDeal-secondHelp = जाँचक एक अलग प्रोग्राम है, जो सिर्फ़ एक विवरण से लिखा गया। रिकॉर्ड सहेजकर वहाँ खोलिए; वह बिना नेटवर्क के भी चलता है।
fairDeal-verifier = जाँचक खोलें

## again

again-trick = पिछला हाथ फिर दिखाएँ
again-turn = पिछली चालें फिर दिखाएँ
again-lastTrick = पिछला हाथ
again-lastTurns = पिछली चालें
again-shows =
    { $what ->
        [trick] पिछला हाथ। आगे बढ़ने के लिए छुइए।
       *[other] पिछली चालें। आगे बढ़ने के लिए छुइए।
    }
again-told = पिछला हाथ: { $plays }। आगे बढ़ें।

## order

order-change = अपने पत्तों का क्रम बदलें
order-lies =
    { $order ->
        [suit] आपके पत्ते रंग के क्रम में हैं।
        [rank] आपके पत्ते नंबर के क्रम में हैं।
       *[other] आपके पत्ते वैसे ही रहेंगे जैसे आप रखें: पत्ते को सरकाकर उसकी जगह रखिए।
    }

## scores

scores-none = अभी कोई बाज़ी पूरी नहीं हुई।

## help

help-title = कुंजियाँ और मदद
help-touch = उँगली या माउस से
help-touches-play = पत्ता चलने के लिए उसे छुइए, या सरकाकर बीच में लाइए।
help-touches-order = अपने पत्तों में से कोई पत्ता सरकाकर दूसरी जगह रखिए।
help-touches-finish = पत्ते सरक रहे हों, तब मेज़ को छुइए: वे तुरंत अपनी जगह पहुँच जाएँगे।
help-keyboard = कीबोर्ड से
help-intro = सब कुछ कीबोर्ड से हो सकता है।
help-off = एक कुंजी वाले शॉर्टकट सेटिंग में बंद हैं; Tab, तीर और Enter हमेशा चलते हैं।
help-key = कुंजी
help-does = क्या करती है
help-keys-tab = एक समूह से दूसरे पर: विकल्प, पत्ते, कोना
help-keys-arrows = एक पत्ते से दूसरे पर
help-keys-enter = जो चुना है उसे चलें या दबाएँ
help-keys-escape = जो खुला है उसे बंद करें
help-keys-draw = खींचें, या उठाएँ
help-keys-call = पुकारें
help-keys-go = आगे
help-keys-undo = वापस
help-keys-menu = मेनू
help-keys-sound = आवाज़ चालू या बंद
help-keys-words = मेज़ शब्दों में
help-keys-finish = एनिमेशन तुरंत पूरा करें
help-keys-hint = संकेत, अगर संकेत चालू हों
help-keys-why = पिछले बॉट ने ऐसा क्यों खेला
help-keys-rule = वह नियम जिससे पत्ता नहीं चला
help-keys-again = पिछला हाथ या चालें फिर से
help-keys-order = पत्तों का दूसरा क्रम
help-keys-sheet = अंक-तालिका
help-keys-shift = पत्ता दूसरी जगह रखें, जब पत्ते आपके अपने क्रम में हों
help-keys-help = यह पेज
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Shift + ← →
help-names-enter = Enter, Space
help-names-escape = Esc
help-about = न खाता, न विज्ञापन। कहीं कुछ नहीं भेजा जाता; दोस्तों के साथ खेलें, तो सिर्फ़ उन्हीं को। एक बार खोल लेने पर मेज़ बिना नेटवर्क के चलती है।

## friends

friends-open = दोस्तों के साथ खेलें
friends-emotes = दोस्तों के इमोट
friends-emotesHelp = दोस्तों की मेज़ पर: सीटों के पास छोटे चेहरे और हाथ।

## hint

hint-button = संकेत
hint-name = एक संकेत
hint-thinking = ज़रा सोचने दीजिए…
hint-pass = जाने दें
hint-do = { $what }।
hint-only = आप बस यही कर सकते हैं।
hint-passing = अभी बारी के बाहर कुछ करने से फ़ायदा नहीं।
hint-best = बाक़ी विकल्प ज़्यादातर इससे ख़राब निकलते हैं।
hint-usual = आम तौर पर यही किया जाता है।
hint-wins =
    { $next ->
        [none] इससे ऐसी 100 बाज़ियों में से लगभग { $share } में जीत मिलती है।
       *[other] इससे ऐसी 100 बाज़ियों में से लगभग { $share } में जीत मिलती है; इसके बाद सबसे अच्छे विकल्प से लगभग { $next } में।
    }
hint-worth =
    { $next ->
        [none] 0 (सबसे ख़राब बाज़ी) से 100 (सबसे अच्छी) के पैमाने पर इसकी क़ीमत लगभग { $share } है।
       *[other] 0 (सबसे ख़राब बाज़ी) से 100 (सबसे अच्छी) के पैमाने पर इसकी क़ीमत लगभग { $share } है; इसके बाद सबसे अच्छे विकल्प की लगभग { $next }।
    }
hint-close = यह संकेत हटाएँ
hint-counted = यह संकेतों वाला खेल गिना जाएगा।

## coach

coach-title = क्या यही करना है?
coach-better = बेहतर: { $what }।
coach-back = वापस लें
coach-stand = फिर भी यही करें

## why

why-of = { $name } ने ऐसा क्यों किया?
why-short = क्यों?
why-sign = ?
why-thinking = एक बार और देखते हैं…
why-none = इस चाल के बारे में इससे ज़्यादा कुछ नहीं बताया जा सकता।
why-did = { $name }: { $what }।
why-knew = उसे क्या मालूम था
why-sawHand = उसके अपने हाथ के पत्ते ({ $own }), और बाक़ी पत्ते जो खुले हैं या सबने देखे हैं ({ $seen })। जो वह नहीं देख सकता था: { $unseen }।
why-saw = पत्ते जो खुले हैं या सबने देखे हैं ({ $seen })। जो वह नहीं देख सकता था: { $unseen }।
why-weighed = उसने क्या सोचा
why-byChance = जो चालें चल सकती हैं, उनमें से कोई भी बिना सोचे चुन लेता है।
why-byRule = मोटे क़ायदों से चलता है और आगे नहीं देखता।
why-ahead = उसने आगे देखा और मन में यह बाज़ी { $times } बार आगे खेली।
why-only = वह और कुछ नहीं कर सकता था।
why-reflex = यह अपने-आप दिया हुआ जवाब था: सोचने को कुछ नहीं था।
why-outside = बाज़ी के दौरान उसके पत्ते छिपे रहते हैं। आपकी सीट से यह ऐसा दिखता है:
why-unclear = आपकी सीट से कोई नहीं कह सकता कि यह कितना अच्छा था।
why-wins = इससे ऐसी 100 बाज़ियों में से लगभग { $share } में जीत मिलती है; जहाँ तक आपको पता चल सकता है, उसके सबसे अच्छे दूसरे विकल्प से लगभग { $next } में।
why-worth = 0 (सबसे ख़राब बाज़ी) से 100 (सबसे अच्छी) के पैमाने पर इसकी क़ीमत लगभग { $share } है; जहाँ तक आपको पता चल सकता है, उसके सबसे अच्छे दूसरे विकल्प की लगभग { $next }।
why-all = उसके विकल्प, हर एक का 0 से 100 तक अंदाज़ा:
why-chosen = (चुना हुआ)

## review

review-button = समीक्षा
review-title = बाज़ी की समीक्षा
review-of = किसके फ़ैसले
review-heldBy = { $name } के पत्ते: { $cards }
review-searching = आपके फ़ैसले देखे जा रहे हैं: { $of } में से { $done }
review-cancel = रद्द करें
review-again = फिर से समीक्षा
review-stopped = समीक्षा रोक दी गई।
review-fine = जहाँ तक आगे देखने से पता चला, आपके किसी फ़ैसले से कोई नुक़सान नहीं हुआ।
review-costly = सबसे महँगे फ़ैसले (सिर्फ़ वही देखकर परखे गए, जो आपको दिख सकता था):
review-held = आपके पत्ते: { $cards }
review-played = आपने चुना
review-better = बेहतर
review-scaleWins = ये अंक बताते हैं कि हर फ़ैसले के बाद ऐसी 100 बाज़ियों में से कितनी जीती जाती हैं, जहाँ तक आगे देखा जा सकता है।
review-scaleWorth = ये अंक बताते हैं कि हर फ़ैसले के बाद बाज़ी की क़ीमत क्या है: 0 (सबसे ख़राब) से 100 (सबसे अच्छी) तक।
review-costWins = ऐसी 100 बाज़ियों में लगभग { $share } जीत का नुक़सान
review-costWorth = 0 से 100 के पैमाने पर लगभग { $share } अंक का नुक़सान
review-tryAgain = यहाँ से फिर खेलें
review-onFelt = मेज़ दिखाएँ
review-tryAgainAt = यहाँ से फिर खेलें: फ़ैसला { $n }
review-kept = वहाँ से अभ्यास का खेल शुरू होगा, सामने वही बॉट होंगे। यह खेल पिछले खेलों में जैसा है वैसा ही रहेगा।

## hotSeat: several people at one device

hotSeat-pass = { $name } को दें
hotSeat-passHelp = अब स्क्रीन सिर्फ़ { $name } देखें।
hotSeat-iAm = मैं { $name } हूँ
hotSeat-turn = { $name } की बारी
hotSeat-since = आपने पिछली बार देखा, उसके बाद
hotSeat-takeBack = { $name }: वापस लें
hotSeat-calls = पुकारें
hotSeat-call = { $name }: { $action }
hotSeat-look = अब सब अपने-अपने पत्ते देखें, ताकि किसी को पता न चले कि किससे पूछा गया।
hotSeat-agree = इनकी सहमति चाहिए: { $names }
hotSeat-agreeText = { $name } ने एक चाल वापस लेने की इजाज़त माँगी।
hotSeat-agrees = { $name } सहमत
hotSeat-no = नहीं, खेलते रहें
hotSeat-practiceHelp = चाल वापस ली गई या संकेत दिया गया, इसलिए यह खेल सबके लिए अभ्यास गिना जाएगा।

## ending: what stands at a result beside its words

ending-won = शानदार खेल, बढ़िया जीत।
ending-lost = फिर भी खेल अच्छा रहा: { $seats } में नंबर { $place }।
ending-onward = अब तक { $seats } में नंबर { $place }, और अगली बाज़ी में नया मौक़ा है।
ending-pull = पूरा नतीजा दिखाएँ
ending-fold = नतीजा समेटें
ending-after = बाज़ी { $deal } के बाद
ending-title = अंतिम स्थान
ending-place = स्थान
ending-name = नाम
ending-hand = पत्ते
ending-change = यह बाज़ी
