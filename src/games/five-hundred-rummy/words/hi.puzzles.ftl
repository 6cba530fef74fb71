# परखी हुई हर स्थिति (positions.json) में चाल सही या ग़लत क्यों है। शब्द: src/games/face/words/hi.ftl।

position-holds-card-lay-three = सामने वाले के पास एक पत्ता है: कुछ फेंकने से पहले तीन नहले नीचे रखिए, नहीं तो उनके अंक कटेंगे
position-jack-queen-king-invite = ग़ुलाम, बेगम, बादशाह में सामने वाला इक्का या दहला जोड़ सकता है, पर उसके पास एक ही पत्ता बचा है: फिर भी सब नीचे रखिए
position-fourth-king-goes-three = चौथा बादशाह सामने वाले के तीन बादशाहों में लगता है: और किसी काम का नहीं, और दस अंक देता है
position-holds-card-joker-must = सामने वाले के पास एक पत्ता है: जोकर हाथ में न रहे, नीचे रखिए
position-holds-card-nothing-laid = सामने वाले के पास एक पत्ता है और कुछ रखा नहीं जा सकता: इक्का फेंकिए, नहीं तो 15 अंक कटेंगे
position-holds-card-take-ace = सामने वाले के पास एक पत्ता है: तीन दुक्कियों के लिए इक्का, बेगम और ग़ुलाम मत उठाइए
position-king-goes-kings-nine = बादशाह अपने बादशाहों में जोड़िए और नहला फेंकिए: पत्ते ख़त्म, और सब मेज़ पर
position-goes-out-discard-joker = पत्ते सिर्फ़ फेंककर ख़त्म होते हैं: जोकर नीचे रखकर 15 अंक लीजिए और नहला फेंकिए
position-nine-turned-up-makes = खुला नहला तुरंत तीन नहले बनाता है: उठाइए
position-third-seven-counts-five = यहाँ दुक्की से नहले तक हर पत्ते के पाँच ही अंक हैं: फिर भी तीसरा सत्ता उठाइए
position-under-three-lies-king = तिक्की के नीचे वह बादशाह है जो तीन बादशाह बनाता है: एक छोटे पत्ते के बदले 30 अंक
position-king-makes-three-kings = बादशाह तीन बादशाह बनाता है, और उससे दो पत्ते नीचे की बेगम तीन बेगमें भी: बेगम तक उठाइए
position-joker-turned-up-fills = जोकर खुला है और पान के पंजे-सत्ते के बीच बैठता है: उठाइए
position-eight-just-thrown-goes = अभी फेंका अट्ठा आपके सीक्वेंस में लगता है: उठाइए, आठ अंक और पत्ता नहीं बढ़ता
position-queen-diamonds-just-thrown = अभी फेंकी ईंट की बेगम किसी और के सीक्वेंस में लगती है: उठाकर उसमें जोड़िए, अंक आपके
position-nine-ten-diamonds-lie = ढेरी में ईंट का नहला और दहला है: ग़ुलाम अगले को सीक्वेंस दे देगा
position-next-player-five-six = अगले के पास मेज़ पर पान का पंजा, छक्का, सत्ता है: अट्ठा मत फेंकिए
position-king-thrown-although-three = मेज़ पर तीन बादशाह हैं, फिर भी बादशाह फेंका गया: “रमी!” कहिए, दस अंक और अपनी बारी
position-joker-goes-everything-throw = जोकर हर चीज़ से मिलता है: मत फेंकिए
position-ace-counts-fifteen-above = इक्का बादशाह के ऊपर 15, दुक्की के नीचे 1 का है: बादशाह-बेगम के लिए बचाकर रखिए
position-seven-eight-nine-hearts = पान का सत्ता, अट्ठा, नहला मेल है: एक फेंकने के लिए मत तोड़िए
position-three-nines-own-make = आपके तीन नहले मेल बनाते हैं: जोकर को उनकी जगह लेने की ज़रूरत नहीं
position-five-six-seven-hearts = पान के पंजे, छक्के, सत्ते को जोकर नहीं चाहिए
position-two-packs-two-kings = दो गड्डियाँ, चिड़ी के दो बादशाह: दूसरा आने से पहले अपना तीन बादशाहों में जोड़िए
