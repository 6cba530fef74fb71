# पहेलियाँ और अभ्यास की स्क्रीन जो कहती हैं। शब्द: src/games/face/words/hi.ftl।

puzzle-name = पहेली
puzzle-before = पहले अब तक की चालें देखिए…
puzzle-ask = आपकी बारी: आप क्या करेंगे?
puzzle-here = यहाँ चलिए
puzzle-number = { $game } · पहेली { $n }
puzzle-right = सही!
puzzle-mine = आपकी चाल
puzzle-better = बेहतर चाल
puzzle-wrong = इससे बेहतर कुछ था
puzzle-notBest = यह सबसे अच्छी चाल नहीं।
puzzle-cost = 0 से 100 के पैमाने पर इसमें लगभग { $share } अंक का नुक़सान है।
puzzle-none = अभी दोहराने को कुछ नहीं: चूकी हुई पहेलियाँ बाद में फिर आएँगी।
puzzle-next = अगली पहेली
puzzle-again = एक बार और
puzzle-skip = छोड़ें
puzzle-leave = बाहर जाएँ
puzzle-rating = रेटिंग { $rating } ± { $spread }
puzzle-unrated = अभी रेटिंग नहीं
puzzle-title = पहेलियाँ
puzzle-lead = असली बाज़ियों की स्थितियाँ: सबसे अच्छी चाल ढूँढिए। जिनमें आप चूकें, वे फिर आती हैं: दस मिनट बाद, एक दिन बाद, तीन दिन बाद, और इसी तरह।
puzzle-day = आज की पहेली
puzzle-dayOf = { $game }: आज की पहेली, सबके लिए एक ही
puzzle-dayRight = आज हल की
puzzle-dayWrong = आज चूक हुई
puzzle-play = हल करें
puzzle-missed =
    { $count ->
        [0] दोहराने को कुछ नहीं
       *[other] दोहराने को { $count }
    }
puzzle-all = सारी पहेलियाँ
puzzle-themes = विषयवार
puzzle-other = बाक़ी
puzzle-solved = { $all } में से { $solved } हल
