# Что говорит стол друзей, по-русски.

## openTable

openTable-title = Играть с друзьями
openTable-intro = Ты сдаёшь на этом устройстве, а друзья садятся за стол на своих. Открой стол, отправь им ссылку и сдавай, когда все соберутся. Учётная запись никому не нужна.
openTable-name = Твоё имя
openTable-nameHelp = Длина имени: до { $most }. Его видят все за столом; это устройство его запомнит.
openTable-nameless = Друг
openTable-seats = Кто где сидит
openTable-seat = Место { $n }
openTable-me = Ты
openTable-free = Свободно для друга
openTable-bot = Бот: { $level }
openTable-bots = Боты на свободных местах
openTable-botsHelp = Они играют и за друзей, которые отошли.
openTable-watch = Другие могут смотреть
openTable-watchHelp = Им виден стол, но ничьи карты на руках.
openTable-help = Помощь всем: подсказки и возврат хода
openTable-helpHelp = Подсказки, тренер, объяснения ходов ботов и возврат хода, если согласны все, кто ходил после. Игра считается тренировкой для всех.
openTable-turn = Время на ход
openTable-turnHelp = Если кто-то думает дольше, остальные могут проголосовать, чтобы сыграл бот.
openTable-turns-0 = Без ограничения
openTable-turns-30 = 30 секунд
openTable-turns-60 = 1 минута
openTable-turns-180 = 3 минуты
openTable-how = Как приходят друзья
openTable-relay = По ссылке
openTable-relayHelp = С любого устройства. Всё идёт запечатанным через посредника этого сайта, который не может ничего прочитать.
openTable-direct = Напрямую, без посредника (эксперимент)
openTable-directHelp = Для устройств в одной сети, например домашней. Каждый друг получает приглашение и присылает в ответ код.
openTable-windows = В другом окне
openTable-windowsHelp = Этого браузера, на этом устройстве. Наружу не уходит ничего.
openTable-windowsOnly = У этого сайта нет посредника между устройствами: за стол можно сесть только из других окон этого браузера.
openTable-begin = Открыть стол
openTable-failed = Стол не открылся. Попробуй ещё раз.
openTable-clears = Первая сдача уберёт всё с твоего стола. Сыгранное останется в списке прошлых игр.

## lobby

lobby-title = Стол друзей
lobby-of = { $game }, сдаёт { $name }
lobby-invite = Пригласить
lobby-inviteHelp-relay = Кто откроет эту ссылку, сможет сесть за стол.
lobby-inviteHelp-direct = Это приглашение для одного друга из твоей сети. Отправь его и введи код, который придёт в ответ; для следующего будет другое.
lobby-inviteHelp-windows = Открой эту ссылку в другом окне этого браузера.
lobby-newLink = Новая ссылка
lobby-newLinkHelp = По старым ссылкам новые игроки больше не войдут. У кого есть место, тот может вернуться.
lobby-door = Другие ещё могут присоединиться
lobby-openWindow = Открыть в новом окне
lobby-people = За столом
lobby-you = ты
lobby-host = хозяин стола
lobby-free = свободно
lobby-bot = бот
lobby-awayNow = нет на месте
lobby-standsIn = играет бот
lobby-watching = Смотрят: { $names }
lobby-move = Место: { $name }
lobby-remove = Убрать
lobby-removeWho = Убрать: { $name }
lobby-start = Сдать карты
lobby-startHelp = За места, которые останутся свободными, сыграют боты. Друзья могут прийти и позже.
lobby-shuffling = Каждое устройство вносит свою долю в тасовку…
lobby-waitsForDeal = Когда все соберутся, сдаст { $name }.
lobby-rules = Правила за этим столом
lobby-help = Помощь разрешена всем: подсказки, тренер и возврат хода, если согласны все, кто ходил после. Игра считается тренировкой.
lobby-noHelp = За этим столом нет подсказок, и ходы не возвращают.
lobby-more = Кто что знает
lobby-cards = Устройство хозяина держит все карты. Остальные получают то, что видно с их места.
lobby-shared = Все за столом узнают твоё имя и то, что ты делаешь в игре. В пути это запечатано, и больше с твоего устройства не уходит ничего.
lobby-shuffled = Каждое устройство вносит долю в тасовку, поэтому никто не может выбрать карты, и каждое проверяет это в конце игры.
lobby-commitment = Обязательство хозяина

## guest

guest-looking = Ищем стол…
guest-notThere = С хозяином стола сейчас нет связи. Страница продолжает попытки.
guest-sit = Сесть за стол
guest-watch = Смотреть
guest-asked = Занимаем место…
guest-forBot = Игра идёт: ты продолжишь вместо бота.
guest-askedBack = Спрашиваем о месте: { $name }…
guest-shut = Хозяин больше никого не пускает.
guest-noSeat = Все места заняты.

## direct

direct-making = Готовим приглашение…
direct-code = Код от друга
direct-connect = Соединить
direct-connecting = Соединяем…
direct-connected = Соединение есть. Вот приглашение для следующего друга.
direct-badCode = Это не код, или в нём чего-то не хватает. Скопируй его ещё раз.
direct-otherCode = Этот код отвечает на другое приглашение. Отправь то, что выше.
direct-notConnected = Соединиться не удалось. Оба устройства должны быть в одной сети; отправь новое приглашение.
direct-noWay = Этот браузер не находит пути к другим устройствам.
direct-answering = Готовим твой код…
direct-answer = Твой код
direct-sendBack = Отправь этот код хозяину стола и не закрывай эту страницу.
direct-stale = Это приглашение слишком старое или уже использовано. Попроси у хозяина стола новое; если у тебя было место, оно сохранено.
direct-lost = Связь потеряна. Попроси у хозяина стола новое приглашение; твоё место сохранено.

## company

company-button = Друзья
company-emotes = Эмоции
company-pause = Пауза
company-rests = Снова сделать паузу можно через минуту.
company-goOn = Продолжить
company-paused = Пауза: { $name }
company-away = Нет на месте: { $name }.
company-standsIn = Вместо игрока { $name } играет бот.
company-late = { $name } долго не ходит.
company-standsForYou = Вместо тебя играет бот.
company-back = Дальше играю я
company-vote = Пусть играет бот
company-voted =
    { $count ->
        [one] { $count } голос
        [few] { $count } голоса
       *[other] { $count } голосов
    }
company-hostGone = Хозяина нет. Стол ждёт.
company-offline = Нет связи. Страница продолжает попытки.
company-wantsSeat = { $who } говорит: «Место игрока { $name } — моё».
company-giveSeat = Вернуть место
company-what = Что теперь?
company-keepWaiting = Ждать дальше
company-keep = Сохранить сыгранное
company-waitsFor = Ещё не готовы: { $names }
company-waits = Ждём остальных
company-agree = Согласие
company-drop = Не нужно
company-leave = Уйти из-за стола
company-close = Закрыть стол
company-question-leave = Уйти из-за стола?
company-question-leaveText = Твоё место освободится. Если карты уже сданы, за тебя доиграет бот.
company-question-close = Закрыть стол для всех?
company-question-closeText = Он закончится для всех, кто здесь. Сыгранное останется в списке твоих прошлых игр.
company-question-yes = Уйти
company-question-yesClose = Закрыть
company-question-no = Остаться
company-again = Сдать ещё раз
company-hostDeals = { $name } может сдать ещё раз.

## news

news-sits = { $name } садится за стол.
news-watches = { $name } смотрит.
news-left = { $name } уходит.
news-back = { $name } снова здесь.
news-paused = Пауза: { $name }.
news-goesOn = Игра продолжается.
news-asksBack = { $name } просит вернуть ход.
news-tookBack = Ход возвращён: { $name }.
news-notBack = Ход не возвращён.
news-emote = { $name }: { $emote }
news-you = Ты

## emote

emote-smile = Улыбка
emote-laugh = Смех
emote-wow = Ого
emote-sad = Грусть
emote-thumb = Палец вверх
emote-clap = Аплодисменты
emote-think = Хм
emote-heart = Сердце

## ended

ended-closed = Хозяин закрыл стол.
ended-left = Ты больше не за этим столом.
ended-other-version = У этой страницы и у страницы хозяина разные версии. Перезагрузи её, и обе станут новейшими.
ended-full = Все места заняты, а смотреть нельзя.
ended-old-link = Эта ссылка больше не действует. Попроси у хозяина новую.
ended-cut-off = Хозяин убрал тебя из-за стола.
ended-elsewhere = Твоё место занято в другом окне или на другом твоём устройстве.
ended-bad-host = То, что пришло от хозяина, — не игра, которую знает эта страница.
ended-bad-invite = Это не приглашение за стол, или в нём чего-то не хватает. Попроси ссылку ещё раз.
ended-not-secure = Играть с друзьями можно только по защищённому адресу (https), а у этой страницы он не такой.
ended-no-wire = Отсюда к этому столу не попасть: у сайта нет посредника, или у браузера нет канала между окнами.
ended-resting = Твой стол с друзьями сейчас не открыт: его страницу закрыли. Открой его снова, и друзья смогут вернуться по той же ссылке.
ended-reload = Перезагрузить
ended-own = К своему столу
ended-here = Сесть здесь
ended-tryAgain = Попробовать ещё раз

## found

found-checking = Твоё устройство проверяет эту игру…
found-fair = Твоё устройство проверило эту игру: в тасовке есть доля каждого, никто не мог выбрать карты, и всё шло по правилам.
found-late = Твоё устройство проверило эту игру: всё шло по правилам. При тасовке его не было, о ней оно ничего сказать не может.
found-unpledged = Твоё устройство проверило эту игру: всё шло по правилам. Обязательства на карты не было, о тасовке оно ничего сказать не может.
found-otherLines = Что-то не сходится: запись хозяина показывает не ту игру, которую видно было тебе.
found-otherRules = Что-то не сходится: по правилам вышла бы другая игра.
found-otherSeed = Что-то не сходится: карты взяты не из того, на что было обязательство хозяина.
found-otherShares = Что-то не сходится: карты перетасованы без доли каждого.
found-host = Устройства твоих друзей сейчас проверяют эту игру.
