# मेज़ के आसपास पेज जो कहता है, हिन्दी में। शब्द: देखिए src/games/face/words/hi.ftl।
#   bot – बॉट; hint – संकेत; call – पुकार; challenge – टोकना; undo – वापस लेना; practice – अभ्यास; record – रिकॉर्ड; replay – रीप्ले

named = { $thing }

## app

app-title = पेज वन
app-tagline = ताश के खेलों की मेज़
app-page = { $game } — { app-tagline }
app-trouble = कुछ गड़बड़ हो गई। पेज फिर से लोड करने पर मेज़ लौट आएगी।
app-notices-not-kept = यह ब्राउज़र कुछ नहीं सहेज रहा: खेल और सेटिंग पेज बंद होने तक ही रहेंगे।
app-notices-save-unreadable = सहेजा हुआ खेल खुल नहीं सका, इसलिए अलग रख दिया गया। यह रहा नया खेल।
app-notices-engine-failed = खेल आगे नहीं बढ़ाया जा सका। यह रहा नया खेल।
app-noFelt = यह ब्राउज़र मेज़ नहीं बना सकता, इसलिए मेज़ यहाँ शब्दों में है। सब कुछ यहीं से खेला जा सकता है।
app-unknown = मेज़ का यह हिस्सा लोड नहीं हो सका। फिर कोशिश कीजिए।
app-offline = आप ऑफ़लाइन हैं, और मेज़ का यह हिस्सा अभी लोड नहीं हुआ है। ऑनलाइन होने पर फिर कोशिश कीजिए।
app-gone = मेज़ का नया संस्करण आ गया है, और पुराने का यह हिस्सा अब नहीं है। आगे खेलने के लिए पेज फिर से लोड कीजिए।
app-noLanguage = “{ $language }” भाषा लोड नहीं हो सकी। इसे फिर चुनिए या पेज फिर से लोड कीजिए।

## Bots

kind-random = मनमौजी
    .help = कुछ भी चल देता है
kind-beginner = नौसिखिया
    .help = नियम जानता है, पर पुकारना भूल जाता है और कभी-कभी लापरवाही से चलता है
kind-plain = पक्का
    .help = आसान क़ायदों से खेलता है
kind-thinker = विचारक
    .help = थोड़ा आगे तक देखता है
kind-master = उस्ताद
    .help = दूर तक देखता है और सोचने में समय लेता है

## table

table-hand = आपके पत्ते
table-yourTurn = आपकी बारी
table-turn = इनकी बारी
table-dealer = बाँटने वाला
table-said = कहा “{ $words }”
table-actions = आप क्या कर सकते हैं
table-goOn = आगे
table-goOnHelp = जाने दें और आगे बढ़ें
table-undoHelp = मेरी पिछली चाल वापस लें
table-required = रंग देना है: { $suit }
table-cannot = { $card }, अभी नहीं चल सकते: { $why }
table-choose = अगली चाल के लिए { $card } चुनें
table-unchoose = अगली चाल: { $card }; वापस लेने के लिए दबाएँ
table-howToPlay = { $card } कैसे चलें
table-which = कौन-सा?
table-rowsUp = ऊपर की क़तारें
table-rowsDown = नीचे की क़तारें
table-never = रहने दें
table-practice = अभ्यास
table-practiceHelp = इस खेल में चाल वापस ली गई, इसलिए यह अभ्यास गिना जाएगा।
table-close = बंद करें
table-dismiss = यह संदेश हटाएँ

## lessons

lessons-name = छोटा-सा पाठ
lessons-of = { $all } में से { $n }
lessons-next = आगे
lessons-done = समझ लिया
lessons-skip = सब छोड़ें

## twin

twin-name = मेज़ शब्दों में
twin-toggle = मेज़ शब्दों में
twin-seats = सीटें
twin-yourTurn = आपकी बारी
twin-seat =
    { $kind ->
        [none] { $name }: { $parts }
       *[other] { $name } ({ $kind }): { $parts }
    }
twin-cards =
    { $count ->
        [1] { $count } पत्ता
       *[other] { $count } पत्ते
    }
twin-played = { $name }: { $card }
twin-nothing = अभी कुछ नहीं
twin-pile =
    { $count ->
        [0] { $place }: ख़ाली
       *[other] { $place }: { twin-cards }
    }
twin-place =
    { $number ->
        [0] { $place }
       *[other] { $place } { $number }
    }
twin-spot =
    { COUNT($cards) ->
        [0] { twin-place }
       *[other] { twin-place }: { $cards }
    }
twin-scores = अंक
twin-score = { $name }: { $points }
twin-yourCards = आपके पत्ते
twin-log = अब तक क्या हुआ
twin-hidden = छिपा हुआ पत्ता

## corner

corner-menu = मेनू
corner-muteHelp = आवाज़ बंद करें
corner-unmuteHelp = आवाज़ चालू करें

## result

result-nextDeal = अगली बाज़ी
result-again = फिर खेलें
result-newGame = नया खेल
result-save = रिकॉर्ड सहेजें
result-watch = रीप्ले देखें
result-share = साझा करें
result-update = नया संस्करण तैयार है
result-restart = अभी फिर शुरू करें

## sheet

sheet-title = अंक-तालिका
sheet-deal = बाज़ी
sheet-total = कुल
sheet-details = पिछली बाज़ी का हिसाब
sheet-chips = { $from } → { $to }: { $chips }

## menu

menu-resume = मेज़ पर लौटें
menu-games = सारे खेल
menu-back = मेनू पर लौटें
menu-close = बंद करें
