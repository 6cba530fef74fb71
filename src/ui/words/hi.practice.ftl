# पाठ क्या कहते हैं।

practice-name = पाठ
practice-of = चरण { $n }, कुल { $all }
practice-back = पीछे
practice-next = आगे
practice-leave = बाहर जाएँ
practice-again = शुरू से
practice-play = अभी खेलें
practice-other = यह चाल चल सकती है, पर यहाँ कुछ और करना है। फिर कोशिश कीजिए।
practice-over = पाठ पूरा हुआ। अब आप “{ $game }” खेल सकते हैं!
