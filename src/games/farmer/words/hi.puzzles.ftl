# परखी हुई हर स्थिति (positions.json) में चाल सही या ग़लत क्यों है। शब्द: src/games/face/words/hi.ftl।

position-ace-two-no-card = इक्का और दुक्की: कोई पत्ता तीन को सोलह से ऊपर नहीं ले जाता
position-six-cannot-go-over = छह पर एक पत्ते से नहीं डूब सकते: पत्ता लीजिए
position-each-point-over-fined = ऊपर के हर अंक का जुर्माना है, पर पाँच पर एक पत्ते से नहीं डूब सकते: पत्ता लीजिए
position-two-cards-made-six = तीन छोटे पत्तों से बस छह हुए: एक और पत्ते से नहीं डूबेंगे, तो पत्ता लीजिए
position-seven-only-ten-goes = सात: सिर्फ़ दस का पत्ता डुबाता है, और सात से कुछ नहीं जीतते
position-nine-far-sixteen-stay = नौ सोलह से दूर है: जब तक दूसरों को लेना बाक़ी है, रुकिए मत
position-eleven-whole-table-still = ग्यारह, और पूरी मेज़ को अभी लेना है: डूबने पर एक बूट, सोलह पर आठ बूट का खेत मिलता है
position-exactly-sixteen-nothing-better = पूरे सोलह: इससे अच्छा कुछ नहीं, रुकिए
position-sixteen-six-hearts-takes = पान के छक्के वाला सोलह खेत लेता है, चाहे किसी और के पास भी सोलह हो: रुकिए
position-sixteen-five-cards-sixteen = पाँच पत्तों का सोलह भी सोलह है: एक और पत्ता सिर्फ़ डुबा सकता है
position-farmer-pays-nobody-going = आप किसान हैं और डूबने पर किसी को नहीं देते, पर आपके सोलह हैं: फिर भी रुकिए
position-fifteen-four-aces-lie = पंद्रह, और चारों इक्के खुले हैं: हर पत्ता डुबाएगा, तो रुकिए
position-fourteen-aces-twos-lie = चौदह, और सारे इक्के-दुक्कियाँ खुली हैं: हर पत्ता डुबाएगा, तो रुकिए
position-farmer-fifteen-no-ace = आप किसान हैं, पंद्रह पर, और कोई इक्का नहीं बचा: जो पक्का काम का है उसे रखिए
position-lie-open-over-sixteen = बाक़ी सब खुले में सोलह से ऊपर हैं और किसान किसी को नहीं देता: पंद्रह से कुछ नहीं मिलता, पत्ता लीजिए
position-only-rival-lies-open = अकेला विरोधी खुले में सोलह से ऊपर है: आप किसान हैं, बारह पर भी पत्ता लीजिए
position-points-over-fined-never = ऊपर के अंकों का जुर्माना है, पर किसान का नहीं: बाक़ी सब खुले में सोलह से ऊपर हैं, तो तेरह पर भी पत्ता लीजिए
position-only-rival-lies-open-fifteen = अकेले विरोधी के पंद्रह खुले हैं, यानी सोलह हैं या डूबा है: आप किसान हैं और आपके बारह किसी काम के नहीं, पत्ता लीजिए
position-five-rivals-stayed-two = पाँच विरोधी रुके, हर एक के ज़्यादा से ज़्यादा बारह: पंद्रह पक्का सबसे पास है और पाँचों आपको देंगे, रुकिए
position-four-rivals-stayed-ace = चार विरोधी खुले इक्के या दुक्की पर रुके, ज़्यादा से ज़्यादा बारह: तेरह पक्का सबसे पास है, रुकिए
position-fifteen-each-point-over = पंद्रह, और ऊपर के हर अंक का जुर्माना: चार इक्कों में से एक के लिए लेना बहुत महँगा है
position-fifteen-farm-bare-antes = पंद्रह, और खेत में बस एक बाज़ी के बूट हैं: रुकिए
position-farm-five-deals-holds = पाँच बाज़ियों के बाद खेत में अड़तालीस बूट हैं: तेरह काफ़ी नहीं, पत्ता लीजिए
position-farm-five-deals-holds-forty = पाँच बाज़ियों के बाद खेत में अड़तालीस बूट हैं और डूबने पर एक जाता है: चौदह पर भी पत्ता लीजिए
position-farm-five-deals-holds-forty-eight = पाँच बाज़ियों के बाद खेत में अड़तालीस बूट हैं और आपके पास दो पत्तों में सोलह: रुकिए
