# दोस्तों की मेज़ हिन्दी में क्या कहती है।

## openTable

openTable-title = दोस्तों के साथ खेलें
openTable-intro = आप इस डिवाइस पर पत्ते बाँटते हैं, और दोस्त अपने-अपने डिवाइस से जुड़ते हैं। मेज़ लगाइए, उन्हें लिंक भेजिए और सबके आने पर पत्ते बाँटिए। किसी को खाते की ज़रूरत नहीं।
openTable-name = आपका नाम
openTable-nameHelp = ज़्यादा से ज़्यादा { $most } अक्षर। मेज़ पर सबको दिखेगा; यह डिवाइस इसे याद रखेगा।
openTable-nameless = दोस्त
openTable-seats = कौन कहाँ बैठे
openTable-seat = सीट { $n }
openTable-me = आप
openTable-free = दोस्त के लिए ख़ाली
openTable-bot = बॉट: { $level }
openTable-bots = ख़ाली सीटों पर बॉट
openTable-botsHelp = दोस्त उठ जाएँ तो उनकी जगह भी ये खेलते हैं।
openTable-watch = दूसरे देख सकते हैं
openTable-watchHelp = उन्हें मेज़ दिखेगी, पर खिलाड़ियों के पत्ते नहीं।
openTable-help = सबके लिए मदद: संकेत और चाल वापस लेना
openTable-helpHelp = संकेत, कोच और बॉट की चालों के कारण मिलते हैं; चाल भी वापस ली जा सकती है, अगर उसके बाद खेलने वाले सब सहमत हों। यह खेल सबके लिए अभ्यास गिना जाएगा।
openTable-turn = एक बारी का समय
openTable-turnHelp = कोई ज़्यादा देर लगाए, तो दूसरे वोट देकर बॉट को खेलने दे सकते हैं।
openTable-turns-0 = कोई सीमा नहीं
openTable-turns-30 = 30 सेकंड
openTable-turns-60 = 1 मिनट
openTable-turns-180 = 3 मिनट
openTable-how = दोस्त कैसे जुड़ें
openTable-relay = लिंक से
openTable-relayHelp = किसी भी डिवाइस पर। सब कुछ एन्क्रिप्ट होकर इस साइट के रिले से जाता है, जो उसे पढ़ नहीं सकता।
openTable-direct = सीधे, बिना रिले के (प्रायोगिक)
openTable-directHelp = एक ही नेटवर्क के डिवाइसों के लिए, जैसे घर के। हर दोस्त को एक न्योता मिलता है और वह एक कोड वापस भेजता है।
openTable-windows = दूसरी विंडो में
openTable-windowsHelp = इसी डिवाइस पर, इसी ब्राउज़र की दूसरी विंडो। डिवाइस से बाहर कुछ नहीं जाता।
openTable-windowsOnly = इस साइट पर डिवाइसों के बीच रिले नहीं है: मेज़ पर सिर्फ़ इसी ब्राउज़र की दूसरी विंडो से आ सकते हैं।
openTable-begin = मेज़ लगाएँ
openTable-failed = मेज़ नहीं लग सकी। फिर कोशिश कीजिए।
openTable-clears = पहली बार बाँटने पर आपकी मेज़ ख़ाली हो जाएगी। अब तक का खेल पिछले खेलों में रहेगा।

## lobby

lobby-title = दोस्तों की मेज़
lobby-of = { $game }, { $name } के साथ
lobby-invite = न्योता
lobby-inviteHelp-relay = एक लिंक। किसी को खाता नहीं चाहिए।
lobby-inviteHelp-direct = यह न्योता आपके नेटवर्क के एक दोस्त के लिए है। इसे भेजिए और दोस्त जो कोड वापस भेजे, उसे यहाँ डालिए; अगले दोस्त को दूसरा मिलेगा।
lobby-inviteHelp-windows = यह लिंक इसी ब्राउज़र की दूसरी विंडो में खोलिए।
lobby-thisDevice = यह लिंक सिर्फ़ इसी डिवाइस पर चलता है, क्योंकि पेज localhost पर खुला है। दोस्तों के लिए पेज को नेटवर्क के उसके पते पर खोलिए, और मेज़ वहीं लगाइए।
lobby-newLink = नया लिंक
lobby-newLinkHelp = तब पुराने लिंक से कोई नया नहीं आ सकता। जिनकी सीट है, वे लौट सकते हैं।
lobby-door = और लोग आ सकते हैं
lobby-openWindow = नई विंडो में खोलें
lobby-people = मेज़ पर
lobby-you = आप
lobby-host = मेज़बान
lobby-freeSeat = ख़ाली सीट
lobby-waitOrBot = दोस्त या बॉट
lobby-isHere = यहाँ हैं
lobby-isJoining = आ रहे हैं…
lobby-noHands = पत्ते नहीं दिखते
lobby-bot = बॉट
lobby-awayNow = मौजूद नहीं
lobby-standsIn = बॉट खेल रहा है
lobby-watching = देखने वाले: { $names }
lobby-move = { $name } की सीट बदलें
lobby-remove = हटाएँ
lobby-removeWho = { $name } को हटाएँ
lobby-dealFor =
    { $count ->
        [1] पत्ते बाँटें
        [2] दो में बाँटें
        [3] तीन में बाँटें
        [4] चार में बाँटें
        [5] पाँच में बाँटें
        [6] छह में बाँटें
        [7] सात में बाँटें
        [8] आठ में बाँटें
       *[other] { $count } में बाँटें
    }
lobby-startHelp = जो सीटें तब भी ख़ाली हों, उन पर बॉट खेलेंगे। दोस्त बाद में भी आ सकते हैं।
lobby-shuffling = हर डिवाइस फेंटने में अपना हिस्सा जोड़ रहा है…
lobby-waitsForDeal = सबके आने पर पत्ते बाँटने की बारी { $name } की।
lobby-rules = लागू नियम
lobby-help = सबके लिए मदद चालू है: संकेत और कोच मिलते हैं; चाल भी वापस ली जा सकती है, अगर उसके बाद खेलने वाले सब सहमत हों। यह खेल अभ्यास गिना जाएगा।
lobby-noHelp = इस मेज़ पर न संकेत मिलते हैं, न चाल वापस ली जा सकती है।
lobby-more = कौन क्या जानता है
lobby-cards = मेज़बान के डिवाइस में सारे पत्ते होते हैं। बाक़ी हर डिवाइस को सिर्फ़ वही मिलता है जो उसकी सीट देख सकती है।
lobby-shared = यहाँ सबको आपका नाम, आपका चित्र और खेल में आपकी चालें पता चलती हैं। रास्ते में सब एन्क्रिप्ट रहता है, और आपके डिवाइस से और कुछ बाहर नहीं जाता।
lobby-shuffled = हर डिवाइस फेंटने में एक हिस्सा जोड़ता है, इसलिए पत्ते कोई नहीं चुन सकता; खेल के बाद हर डिवाइस यह जाँचता है।
lobby-commitment = मेज़बान का वचन

## guest

guest-looking = मेज़ ढूँढी जा रही है…
guest-sit = बैठें
guest-watch = देखें
guest-asked = सीट ली जा रही है…
guest-forBot = खेल शुरू हो चुका है: आप एक बॉट की जगह लेंगे।
guest-askedBack = { $name } से सीट माँगी जा रही है…
guest-shut = मेज़बान ने अभी और लोगों का आना रोक रखा है।
guest-noSeat = सारी सीटें भरी हैं।

## direct

direct-making = न्योता बन रहा है…
direct-code = दोस्त का कोड
direct-paste = पेस्ट करें
direct-notPasted = यहाँ पेस्ट करने की इजाज़त नहीं: कोड को बॉक्स में ख़ुद पेस्ट कर लीजिए।
direct-connect = जोड़ें
direct-connecting = जोड़ा जा रहा है…
direct-connected = जुड़ गए। यह अगले दोस्त के लिए न्योता है।
direct-badCode = यह सही कोड नहीं है, या इसका कोई हिस्सा ग़ायब है। इसे फिर से कॉपी कीजिए।
direct-otherCode = यह कोड किसी दूसरे न्योते का जवाब है। ऊपर वाला न्योता भेजिए।
direct-notConnected = नहीं जुड़ सके। दोनों डिवाइस एक ही नेटवर्क में होने चाहिए; नया न्योता भेजिए।
direct-noWay = यह ब्राउज़र दूसरे डिवाइसों से नहीं जुड़ सकता।
direct-answering = आपका कोड बन रहा है…
direct-answer = आपका कोड
direct-qr = आपके कोड का QR कोड
direct-sendBack = यह कोड मेज़बान को वापस भेजिए और यह पेज खुला रखिए।
direct-stale = यह न्योता बहुत पुराना है या पहले ही इस्तेमाल हो चुका है। मेज़बान से नया माँगिए; अगर आपकी सीट थी, तो वह आपकी ही है।
direct-lost = संपर्क टूट गया। मेज़बान से नया न्योता माँगिए; आपकी सीट आपकी ही है।

## company

company-button = दोस्त
company-emotes = इमोट
company-pause = रोकें
company-rests = एक मिनट बाद आप फिर रोक सकते हैं।
company-goOn = आगे खेलें
company-paused = { $name } ने खेल रोका है
company-youPaused = आपने खेल रोका है
company-onItsWay = आपकी चाल भेजी जा रही है। पहुँचने तक आप दूसरी चाल चुन सकते हैं।
company-sending = भेजा जा रहा है
company-away = { $name } अभी मौजूद नहीं।
company-standsIn = { $name } की जगह बॉट खेल रहा है।
company-late = { $name } को देर लग रही है।
company-standsForYou = आपकी जगह बॉट खेल रहा है।
company-back = अब मैं खेलूँ
company-vote = बॉट को खेलने दें
company-voted =
    { $count ->
        [one] { $count } वोट
       *[other] { $count } वोट
    }
company-hostGone = मेज़बान से अभी संपर्क नहीं हो पा रहा। यह पेज कोशिश करता रहेगा।
company-offline = संपर्क नहीं है। यह पेज कोशिश करता रहेगा।
company-otherVersion = एक दोस्त मेज़ पर नहीं आ सकता: इस पेज और उसके पेज के संस्करण अलग हैं। यह पेज फिर से लोड कीजिए, और दोस्त से भी ऐसा करने को कहिए।
company-wantsSeat = { $who } का कहना है कि { $name } वाली सीट उनकी है।
company-giveSeat = सीट लौटाएँ
company-what = अब क्या?
company-keepWaiting = इंतज़ार करें
company-keep = अब तक का खेल सहेजें
company-waitsFor = इनका इंतज़ार है: { $names }
company-waits = बाक़ी लोगों का इंतज़ार है
company-agree = सहमत
company-drop = रहने दें
company-leave = मेज़ छोड़ें
company-close = मेज़ बंद करें
company-question-leave = मेज़ छोड़ें?
company-question-leaveText = आपकी सीट ख़ाली हो जाएगी। बाज़ी चल रही हो तो आपकी जगह बॉट खेलेगा।
company-question-close = सबके लिए मेज़ बंद करें?
company-question-closeText = यहाँ मौजूद सबके लिए खेल ख़त्म हो जाएगा। अब तक का खेल आपके पिछले खेलों में रहेगा।
company-question-yes = छोड़ें
company-question-yesClose = बंद करें
company-question-no = रुकें
company-again = उन्हीं लोगों के साथ फिर खेलें
company-askAgain = एक और खेल के लिए कहें
company-askedAgain = एक और खेल के लिए आपका संदेश { $name } तक पहुँच गया है।
company-hostDeals = फिर पत्ते बाँटना { $name } के हाथ में है।

## news

news-sits = { $name } ने सीट ली।
news-watches = { $name } ने देखना शुरू किया।
news-left = { $name } ने मेज़ छोड़ी।
news-back = { $name } फिर मेज़ पर।
news-paused = { $name } ने खेल रोका।
news-goesOn = खेल फिर चल पड़ा।
news-wantsAgain = { $name } ने एक और खेल खेलने को कहा है।
news-asksBack = { $name } ने एक चाल वापस लेने की इजाज़त माँगी।
news-tookBack = { $name } ने एक चाल वापस ली।
news-notBack = कोई चाल वापस नहीं ली गई।
news-emote = { $name }: { $emote }
news-you = आप
news-youPaused = आपने खेल रोका।
news-youLate = आपको देर लग रही है: दूसरे वोट देकर बॉट को खेलने दे सकते हैं।
news-youPlayAgain = अब फिर आप ख़ुद खेल रहे हैं।
news-tooLate = आपकी चाल देर से पहुँची: आपकी जगह बॉट खेल चुका था।
news-tooLateCards =
    { COUNT($instead) ->
        [0] आपकी चाल ({ $cards }) देर से पहुँची: आपकी जगह बॉट खेल चुका था।
       *[other] आपकी चाल ({ $cards }) देर से पहुँची: बॉट की चाल थी { $instead }।
    }

## missed

missed-cards = जब आप यहाँ नहीं थे, बॉट ने आपकी जगह यह चला: { $cards }।
missed-bot =
    { $count ->
        [one] जब आप यहाँ नहीं थे, बॉट ने आपकी जगह { $count } चाल चली।
       *[other] जब आप यहाँ नहीं थे, बॉट ने आपकी जगह { $count } चालें चलीं।
    }
missed-moves =
    { $count ->
        [one] जब आप यहाँ नहीं थे, { $count } चाल हुई।
       *[other] जब आप यहाँ नहीं थे, { $count } चालें हुईं।
    }
missed-show = चालें दिखाएँ

## turn

turn-title = ● आपकी बारी — { $game }
turn-notice = आपकी बारी — { $game }
turn-switch = मेरी बारी आने पर सूचना दें
turn-switchHelp = जब यह पेज पीछे खुला हो। इसके लिए ब्राउज़र आपकी अनुमति माँगेगा।
turn-refused = ब्राउज़र इस पेज को सूचनाएँ भेजने नहीं देता। इस साइट के लिए ब्राउज़र की सेटिंग में इसे बदला जा सकता है।

## emote

emote-smile = मुस्कान
emote-laugh = हँसी
emote-wow = वाह
emote-sad = उदासी
emote-thumb = शाबाश
emote-clap = तालियाँ
emote-think = हम्म
emote-heart = दिल

## ended

ended-closed = मेज़बान ने मेज़ बंद कर दी।
ended-left = आपने मेज़ छोड़ दी।
ended-other-version = इस पेज और मेज़बान के पेज के संस्करण अलग हैं। दोनों पेज फिर से लोड कीजिए, ताकि नया संस्करण मिले।
ended-full = सारी सीटें भरी हैं, और देखने की इजाज़त नहीं है।
ended-old-link = यह लिंक अब नहीं चलता। मेज़बान से नया लिंक माँगिए।
ended-cut-off = मेज़बान ने आपको मेज़ से हटा दिया।
ended-elsewhere = आपकी सीट किसी दूसरी विंडो में या आपके दूसरे डिवाइस पर ली गई है।
ended-bad-host = मेज़बान से जो आया, उसे यह पेज नहीं पहचानता।
ended-bad-invite = यह किसी मेज़ का न्योता नहीं है, या इसका कोई हिस्सा ग़ायब है। लिंक दोबारा माँगिए।
ended-not-secure = दोस्त सिर्फ़ सुरक्षित पते (https) पर साथ खेल सकते हैं; इस पेज का पता वैसा नहीं है।
ended-no-wire = यहाँ से इस मेज़ तक कोई रास्ता नहीं: इस साइट पर रिले नहीं है, या यह ब्राउज़र अपनी विंडो आपस में नहीं जोड़ सकता।
ended-resting = दोस्तों के साथ आपकी मेज़ अभी खुली नहीं है, क्योंकि उसका पेज बंद हो गया था। उसे फिर खोलिए, और दोस्त उसी लिंक से लौट सकेंगे।
ended-reload = फिर से लोड करें
ended-reloading = नया संस्करण लोड हो रहा है…
ended-own = मेरी अपनी मेज़ पर
ended-here = यहाँ बैठें
ended-tryAgain = फिर कोशिश करें

## tables

tables-title = आपकी मेज़ें
tables-none = अब कोई नहीं बची।
tables-backTo = मेज़ पर वापस: { $table }

## wins

wins-title = आपस में जीते खेल
wins-of = { $name } { $won }
wins-help = इस डिवाइस पर गिने गए: ठीक इन्हीं लोगों के साथ के खेल।

## found

found-checking = आपका डिवाइस यह खेल जाँच रहा है…
found-fair = आपके डिवाइस ने यह खेल जाँचा: फेंटने में सबका हिस्सा था, पत्ते कोई नहीं चुन सकता था, और सब नियम से हुआ।
found-late = आपके डिवाइस ने यह खेल जाँचा: सब नियम से हुआ। पत्ते फेंटे जाते समय आपका डिवाइस मेज़ पर नहीं था, इसलिए फेंटने के बारे में कुछ नहीं कह सकता।
found-unpledged = आपके डिवाइस ने यह खेल जाँचा: सब नियम से हुआ। मेज़बान ने बाँटने से पहले कोई वचन नहीं दिया था, इसलिए आपका डिवाइस फेंटने के बारे में कुछ नहीं कह सकता।
found-otherLines = कुछ मेल नहीं खाता: मेज़बान के रिकॉर्ड में वह खेल नहीं जो आपने देखा।
found-otherRules = कुछ मेल नहीं खाता: नियमों से खेल किसी और तरह चलता।
found-otherSeed = कुछ मेल नहीं खाता: पत्ते उस बीज (सीड) से नहीं बँटे जिसका मेज़बान ने वचन दिया था।
found-otherShares = कुछ मेल नहीं खाता: फेंटने में सबका हिस्सा नहीं था।
found-host = आपके दोस्तों के डिवाइस अब यह खेल जाँच रहे हैं।
