# परखी हुई हर स्थिति (positions.json) में चाल सही या ग़लत क्यों है। शब्द: src/games/face/words/hi.ftl।

position-ace-two-no-card = इक्का और दुक्की: कोई पत्ता 3 को 16 से ऊपर नहीं ले जाता
position-six-cannot-go-over = 6 पर एक पत्ते से नहीं डूब सकते: पत्ता लीजिए
position-each-point-over-fined = ऊपर के हर अंक का जुर्माना है, पर 5 पर एक पत्ते से नहीं डूब सकते: पत्ता लीजिए
position-two-cards-made-six = तीन छोटे पत्तों से बस 6 हुए: एक और पत्ते से नहीं डूबेंगे, तो पत्ता लीजिए
position-seven-only-ten-goes = 7 पर सिर्फ़ दस का पत्ता डुबाता है, और 7 से कुछ नहीं जीतते
position-nine-far-sixteen-stay = 9 अभी 16 से दूर है: जब तक दूसरों को लेना बाक़ी है, रुकिए मत
position-eleven-whole-table-still = 11, और पूरी मेज़ को अभी लेना है: डूबने पर एक बूट जाता है, 16 पर आठ बूट का खेत मिलता है
position-exactly-sixteen-nothing-better = ठीक 16: इससे अच्छा कुछ नहीं, रुकिए
position-sixteen-six-hearts-takes = पान के छक्के वाला 16 खेत लेता है, चाहे किसी और के पास भी 16 हो: रुकिए
position-sixteen-five-cards-sixteen = पाँच पत्तों का 16 भी 16 है: एक और पत्ता सिर्फ़ डुबा सकता है
position-farmer-pays-nobody-going = आप किसान हैं और डूबने पर किसी को कुछ नहीं देते, पर आपका जोड़ 16 है: फिर भी रुकिए
position-fifteen-four-aces-lie = 15, और चारों इक्के खुले हैं: हर पत्ता डुबाएगा, तो रुकिए
position-fourteen-aces-twos-lie = 14, और सारे इक्के और दुक्कियाँ खुली हैं: हर पत्ता डुबाएगा, तो रुकिए
position-farmer-fifteen-no-ace = आप किसान हैं, जोड़ 15 है, और कोई इक्का नहीं बचा: जो पक्का काम का है उसे रखिए
position-lie-open-over-sixteen = बाक़ी सबके खुले पत्ते ही 16 से ऊपर हैं और किसान किसी को कुछ नहीं देता: 15 से कुछ नहीं मिलता, पत्ता लीजिए
position-only-rival-lies-open = सामने एक ही खिलाड़ी, और उसके खुले पत्ते ही 16 से ऊपर: आप किसान हैं, 12 पर भी पत्ता लीजिए
position-points-over-fined-never = ऊपर के अंकों का जुर्माना है, पर किसान का नहीं: बाक़ी सबके खुले पत्ते ही 16 से ऊपर हैं, तो 13 पर भी पत्ता लीजिए
position-only-rival-lies-open-fifteen = सामने एक ही खिलाड़ी, और उसके 15 खुले हैं, यानी वह 16 पर है या डूबा: आप किसान हैं और आपके 12 किसी काम के नहीं, पत्ता लीजिए
position-five-rivals-stayed-two = बाक़ी पाँचों रुक चुके, हर एक के ज़्यादा से ज़्यादा 12: 15 पक्का सबसे पास है और पाँचों आपको चिप देंगे, रुकिए
position-four-rivals-stayed-ace = बाक़ी चारों खुले इक्के या दुक्की पर रुक चुके, ज़्यादा से ज़्यादा 12: 13 पक्का सबसे पास है, रुकिए
position-fifteen-each-point-over = 15, और ऊपर के हर अंक का जुर्माना: चार इक्कों में से एक के लिए लेना बहुत महँगा है
position-fifteen-farm-bare-antes = 15, और खेत में बस एक बाज़ी के बूट हैं: रुकिए
position-farm-five-deals-holds = पाँच बाज़ियों के बाद खेत में 48 बूट हैं: 13 काफ़ी नहीं, पत्ता लीजिए
position-farm-five-deals-holds-forty = पाँच बाज़ियों के बाद खेत में 48 बूट हैं और डूबने पर एक जाता है: 14 पर भी पत्ता लीजिए
position-farm-five-deals-holds-forty-eight = पाँच बाज़ियों के बाद खेत में 48 बूट हैं और आपके पास दो पत्तों में 16: रुकिए
