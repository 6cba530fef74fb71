# «Трекс» по-русски.
# Термины: царство — раздачи одного короля; контракт; контракты: «Бубны», «Взятки», «Дамы», «Король червей», «Комплекс»,
# «Трекс»; удвоить — показать карту, тогда она считается вдвое; отменить — раздача сдаётся заново; выйти.

tagline = Четыре царства, в каждом пять контрактов, и для самых плохих карт найдётся свой.

lesson-1 = У кого семёрка червей, тот первый король. На каждую раздачу король выбирает контракт, каждый по разу.
lesson-2 = В четырёх контрактах отвечай в масть и следи, что берёшь. В «Трексе» выкладывай масти от валетов вверх и вниз.
lesson-3 = После пяти раздач королём становится сосед справа. После четырёх царств побеждает тот, у кого больше очков.

## Contracts

contract =
    { $contract ->
        [diamonds] Бубны
        [eltoosh] Взятки
        [girls] Дамы
        [king-of-hearts] Король червей
        [complex] Комплекс
       *[trex] Трекс
    }
contract-help =
    { $contract ->
        [diamonds] { $diamonds ->
            [-10] За бубну — минус 10.
           *[10] За бубну — плюс 10.
        }
        [eltoosh] За взятку — минус 15.
        [girls] За даму — минус 25.
        [king-of-hearts] За него — минус 75.
        [complex] Все четыре сразу: бубны, взятки, дамы и король червей.
       *[trex] Ряды от валетов; первый вышедший получает 200.
    }

## What happens

chooses =
    { WHO($player) ->
        [you] Твой выбор — «{ contract }». { contract-help }
       *[other] { $player } выбирает контракт «{ contract }». { contract-help }
    }
exposes =
    { WHO($player) ->
        [you] Ты показываешь { FORM($cards, is: "acc") }: удвоено.
       *[other] { $player } показывает { FORM($cards, is: "acc") }: удвоено.
    }
abandons =
    { WHO($player) ->
        [you] Ты отменяешь раздачу.
       *[other] { $player } отменяет раздачу.
    }
shows =
    { WHO($player) ->
        [you] Ты показываешь { FORM($cards, is: "acc") }.
       *[other] { $player } показывает { FORM($cards, is: "acc") }.
    }
takes =
    { WHO($player) ->
        [you] Ты берёшь { FORM($cards, is: "acc") }.
       *[other] { $player } берёт { FORM($cards, is: "acc") }.
    }
kingdom =
    { WHO($player) ->
        [you] Царство { $number }: король — ты.
       *[other] Царство { $number }: король — { $player }.
    }
out =
    { WHO($player) ->
        [you] Ты выходишь: { out-place } место.
       *[other] { $player } выходит: { out-place } место.
    }
out-place =
    { $place ->
        [1] первое
        [2] второе
        [3] третье
       *[4] последнее
    }
scores-for =
    { WHO($player) ->
        [you] Тебе { $points }: { $why }.
       *[other] Игроку { $player } { $points }: { $why }.
    }

## What to do now

prompt-contract = Король — ты: выбери контракт.
prompt-expose = Показать карту, чтобы удвоить её? Выбери или нажми «{ do-expose-none.short }».
prompt-no-expose = Удваивать тебе нечего: нажми «{ do-expose-none.short }».
prompt-abandon = Двойки позволяют тебе отменить эту раздачу: нажми «{ do-abandon.short }» или «{ do-keep.short }».
prompt-keep = Эту раздачу тебе не отменить: нажми «{ do-keep.short }».
prompt-pass = Подходящей карты у тебя нет: пасуй.
prompt-trex = Положи валета или продолжи ряд.
prompt-lead = Твой заход: положи карту.
prompt-follow = Зашли с { FORM($suit, is: "gen") }: положи { FORM($suit, is: "one-acc") }.
prompt-void = У тебя нет { FORM($suit, is: "gen") }: положи любую карту.
first-contract = Сначала выбери контракт.
only-doubled = Удвоить можно только дам или короля червей, смотря по контракту.
first-keep = Сначала скажи, остаётся ли эта раздача.
not-next = Соседней карты ещё нет на столе.
no-heart-lead = С червей можно зайти, только когда других мастей нет.

## Buttons: in full, and in few words

do-contract = Выбрать контракт
    .short = Контракт
do-choose = Выбрать «{ contract }». { contract-help }
    .short = { contract }
do-expose = Показать карты, чтобы удвоить их, или ничего
    .short = Удвоить…
do-expose-cards = Удвоить { FORM($cards, is: "acc") }
    .short = ×2 { $short }
do-expose-none = Ничего не удваивать
    .short = Не удваивать
do-abandon = Отменить раздачу: её сдадут заново
    .short = Отменить
do-keep = Оставить раздачу
    .short = Оставить
do-pass = Пас: карты не подходят
    .short = Пас
do-play = Положить { FORM($card, is: "acc") }
    .short = { $short }

## Said aloud

bubble-out =
    { $place ->
        [1] Первое место!
        [2] Второе место!
        [3] Третье место!
       *[4] Последнее место!
    }
bubble-doubled = Удвоено!
bubble-pass = Пас
bubble-abandon = Отменяю

## Which deal ended

deal-done = { contract }.
deal-abandoned = «{ contract }»: раздача отменена, сдаём заново.

## What points are given for, on the score sheet

why-diamonds = бубны
why-tricks = взятки
why-queens = дамы
why-king = король червей
why-doubled = премия за удвоенные карты
why-first = выход, первое место
why-second = выход, второе место
why-third = выход, третье место
why-last = последнее место
deal-name = { $deal } · { contract }
standing =
    { COUNT($played) ->
        [0] Царство { $number } из { $kingdoms }; в нём ещё ничего не сыграно.
       *[other] Царство { $number } из { $kingdoms }; в нём сыграно: { $played }.
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = Царство { $number } из { $kingdoms }
goal-open = Царство { $number } из { $kingdoms }; ещё не сыграно: { $open }

## Places and signs

place-hand = На руках
place-exposed = Удвоенные карты
place-taken = Взятые карты
place-trick = Взятка
place-layout = Ряды
place-stock = Карты для раздачи
place-won = Взятки
sign-king = король, царство { $number }
sign-contract = контракт: { contract }
    .short = { contract }
sign-tricks =
    { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
sign-doubled = удвоено: { cards }

## Options

option-diamonds = Бубны
    .help = Сколько стоит каждая взятая бубна.
    .v-10 = Плюс 10
    .v--10 = Минус 10
option-doubling = Удвоение
    .help = Дам и короля червей можно показать до игры, тогда они считаются вдвойне.
    .v-true = Можно
    .v-false = Нельзя
option-ownDouble = Своя удвоенная карта во взятке
    .help = Кому тогда премия.
    .v-leader = Тому, кто зашёл
    .v-single = Никому; без удвоения
option-contracts = Контракты
    .help = Пять контрактов на царство или два: все четыре на взятки сразу и «Трекс».
    .v-five = Пять
    .v-complex = Комплекс и Трекс
option-partners = Партнёры
    .help = Сидящие напротив складывают очки.
    .v-true = Двое на двое
    .v-false = Каждый за себя
option-showTwos = Показ двоек
    .help = В «Трексе» двойки после первого круга лежат открыто.
    .v-true = Открыты
    .v-false = Закрыты
option-direction = Направление
    .help = В какую сторону идёт ход.
    .v-clockwise = По часовой
    .v-counterclockwise = Против часовой
option-earlyStop = Когда очки разыграны
    .help = Доигрывать ли раздачу до конца.
    .v-true = Стоп
    .v-false = Доигрывать
option-kingdoms = Царства
    .help = Четыре — целая игра: каждый один раз король.
group-game = Игра
group-contracts = Контракты
preset-classic = Классика
    .help = Пять контрактов, четыре царства, бубна — плюс 10.
preset-oneKingdom = Одно царство
    .help = Пять раздач; все контракты выбирает тот, у кого семёрка червей.
preset-allPenalties = Все штрафы
    .help = Бубны тоже минус 10: сумма царства — ноль.
preset-complex = Комплекс
    .help = Две раздачи на царство: все штрафы сразу, бубна — минус 10, и «Трекс».
preset-partners = Партнёры
    .help = «Комплекс» двое на двое, двойки открыты.
preset-plain = Без удвоения
    .help = До игры карт не показывают, и вдвойне ничего не считается.

## Why a bot or a hint does something

reason-throw-costly = Взятку берёт другой, а с ней и карту, которая отнимает очки.
reason-under-costly = Карта, которая отнимает очки, уходит под старшую.
reason-duck = Она остаётся под картой, которая берёт взятку.
reason-high = Старшая карта уходит туда, где ничего не возьмёт.
reason-lead-low = Это младшая карта для захода: её, скорее всего, побьют.
reason-lay-own = Следующая карта этой масти тоже на руках.
reason-lay-end = На ней масть кончается, так что другим она ничего не открывает.
reason-contract = К этому контракту карты подходят лучше, чем к остальным.
reason-expose = Других карт её масти хватает для защиты, а считается она вдвойне.
reason-cover = Если её удвоить, она будет под угрозой.
