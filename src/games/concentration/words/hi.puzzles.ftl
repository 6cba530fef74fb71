# परखी हुई हर स्थिति (positions.json) में चाल सही या ग़लत क्यों है। शब्द: src/games/face/words/hi.ftl।

position-know-where-two-sevens = दो सत्ते कहाँ हैं, आपको पता है: उनमें से एक से शुरू कीजिए
position-first-seven-up-know = पहला सत्ता खुला है और दूसरा कहाँ है, पता है: उसे खोलिए
position-unseen-card-turned-out = अनदेखा पत्ता सत्ता निकला, और एक दूसरे खिलाड़ी ने दिखाया था: जोड़ी ले लीजिए
position-know-two-cards-no = दो पत्ते पता हैं, पर वे जोड़ी नहीं: पहले कोई अनदेखा खोलिए, इनमें से नहीं
position-game-just-begun-take = खेल अभी शुरू हुआ है: जो मिल ही नहीं सकता, उसकी जगह दूसरा पत्ता अनदेखा आज़माइए
position-rank-colour-must-match = नंबर और रंगत दोनों मिलने चाहिए: काला सत्ता लाल का जोड़ीदार नहीं
position-rank-colour-must-match-black = नंबर और रंगत दोनों मिलने चाहिए: एक काला और एक लाल सत्ता पता है, जोड़ी नहीं बनती, तो अनदेखा पत्ता खोलिए
position-rank-colour-must-match-two = नंबर और रंगत दोनों मिलने चाहिए: दो जाने हुए सत्तों में से उसी रंगत वाला खोलिए
position-zebra-mate-black-seven = ज़ेब्रा: काले सत्ते का जोड़ीदार लाल सत्ता है
position-twins-only-queen-spades = सिर्फ़ जुड़वाँ: जोड़ीदार हुकुम की दूसरी बेगम है, चिड़ी की बेगम नहीं
position-twins-only-two-queens = सिर्फ़ जुड़वाँ: अलग रंगों की दो बेगमें पता हैं, जो काम की नहीं; अनदेखा पत्ता खोलिए
position-joker-up-shown-moment = एक जोकर खुला है, और दूसरा अभी-अभी दिखा था: वही एक पत्ता मिलता है
position-three-sevens-known-two = तीन सत्ते पता हैं: कोई भी दो जोड़ी हैं
position-two-pairs-known-take = दो जोड़ियाँ पता हैं: एक अभी ले लीजिए, दूसरी उसके बाद
position-taken-sevens-go-kings = सत्ते ले लिए और बारी जारी है: बादशाह भी पता हैं, ले लीजिए
position-eight-table-last-two = मेज़ पर आठ हैं, और पिछले दो खिलाड़ियों ने मिलकर एक जोड़ी दिखा दी: वह आपकी है
position-pair-gives-no-further = यहाँ जोड़ी से फिर बारी नहीं मिलती, पर एक अंक तो है: अगले खिलाड़ी से पहले ले लीजिए
position-four-cards-left-ace = चार पत्ते बचे हैं, जिनमें एक इक्का और एक बादशाह पता है: पहले अनदेखा खोलिए, जो भी निकले उसका जोड़ीदार पता है
position-four-cards-left-unseen = चार पत्ते बचे हैं और अनदेखा इक्का निकला: जो इक्का पता है वही लीजिए, अंदाज़ा नहीं
position-two-queens-gone-both = दो बेगमें जा चुकीं और बाक़ी दो अभी दिखीं: उन्हें ले लीजिए
position-colours-must-match-seven = रंगत मिलनी चाहिए और सात अकेले पत्ते पता हैं: दूसरा पत्ता अनदेखा हो तो जोड़ी बनने से ज़्यादा दूसरों की मदद होगी, जाना हुआ खोलिए
position-alone-first-card-turn = अकेले खेल में हर बारी अनदेखे पत्ते से शुरू कीजिए: जाने हुए से कुछ पता नहीं चलता
position-alone-nobody-give-anything = अकेले खेल में किसी और को कुछ पता नहीं चलता: दूसरा पत्ता भी अनदेखा खोलिए
position-alone-many-cards-known = अकेले खेल में बहुत पत्ते पता हैं, पर जोड़ीदार उनमें नहीं: फिर भी अनदेखा खोलिए
position-alone-mate-open-card = अकेले खेल में खुले पत्ते का जोड़ीदार पता है: जोड़ी लीजिए, बारी बेकार न जाए
position-clock-runs-cards-turn = घड़ी चल रही है और खोलने को पत्ते हैं: पहले से मत रुकिए
