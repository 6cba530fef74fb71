# ما تقوله الألغاز وشاشتها. المصطلحات: src/games/face/words/ar.ftl.

puzzle-name = لغز
puzzle-before = شاهد أولًا ما لُعب قبل ذلك…
puzzle-ask = دورك: ماذا تفعل؟
puzzle-here = العب هنا
puzzle-number = { $game } · اللغز { $n }
puzzle-right = صحيح!
puzzle-mine = حركتك
puzzle-better = حركة أفضل
puzzle-wrong = كان هناك ما هو أفضل
puzzle-notBest = ليست هذه أفضل حركة.
puzzle-cost = تكلّف نحو { $share } على مقياس من 0 إلى 100.
puzzle-none = لا شيء للإعادة الآن: الألغاز التي أخطأت فيها تعود لاحقًا.
puzzle-next = اللغز التالي
puzzle-again = مرة أخرى
puzzle-skip = تخطٍّ
puzzle-leave = خروج
puzzle-rating = التقييم { $rating } ± { $spread }
puzzle-unrated = لا تقييم بعد
puzzle-title = الألغاز
puzzle-lead = مواقف من جولات حقيقية: اعثر على أفضل حركة. ما تخطئ فيه يعود بعد عشر دقائق، ثم يوم، ثم ثلاثة أيام، وهكذا.
puzzle-day = لغز اليوم
puzzle-dayOf = { $game }: لغز اليوم، وهو نفسه للجميع
puzzle-dayRight = حُلّ اليوم
puzzle-dayWrong = أخطأت فيه اليوم
puzzle-play = حُلّه
puzzle-missed =
    { $count ->
        [0] لا شيء للإعادة
       *[other] للإعادة: { $count }
    }
puzzle-all = كل الألغاز
puzzle-themes = حسب الموضوع
puzzle-other = غير ذلك
puzzle-solved = حُلّ { $solved } من { $all }
