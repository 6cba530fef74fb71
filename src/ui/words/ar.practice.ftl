# ما تقوله الدروس.

practice-name = درس
practice-of = الخطوة { $n } من { $all }
practice-back = رجوع
practice-next = التالي
practice-leave = خروج
practice-again = من البداية
practice-play = العب الآن
practice-other = هذا مسموح، لكن هذه الخطوة تطلب شيئًا آخر. حاول مرة أخرى.
practice-over = انتهت الدروس. الآن يمكنك أن تلعب { $game }!
