# ما تقوله الدروس.

practice-name = درس
practice-of = الخطوة { $n } من { $all }
practice-back = رجوع
practice-next = التالي
practice-leave = خروج
practice-again = من البداية
practice-play = العب الآن
practice-other = هذه الحركة مسموحة، لكن هذه الخطوة تطلب شيئًا آخر. حاول مرة أخرى.
practice-over = أنهيت الدرس. الآن يمكنك أن تلعب { $game }!
