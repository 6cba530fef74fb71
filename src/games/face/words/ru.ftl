# Общее для всех игр по-русски: карты, масти, люди, числа и фразы, которые говорит любая игра.
#
# Термины
#   trick – взятка; lead – заход, ходить; follow suit – в масть; void – нет масти; trump – козырь; suit – масть;
#   rank – достоинство; court card – картинка; meld – комбинация; set – группа; run – последовательность;
#   lay off, hit – приложить; go out – выйти (остаться без карт); stock, pack – колода; draw – взять;
#   discards – сброс; lay out – снос, снести; turn up – открыть; deal – раздача; dealer – сдающий; hand – на руках;
#   pot – банк; ante, stake – ставка; drop – вскрыться; slap – хлопнуть; bid – заявка; pass – пас; turn – ход;
#   round – круг; chip – фишка; joker – джокер; seat – место; game – игра; clockwise – по часовой
# Формы (FORM): acc — винительный, gen — родительный, ins — творительный; one, one-acc, one-gen — одна карта масти («пика», «пику»,
#   «две пики»); plural, plural-gen — множественное число достоинств («тузы», «тузов»).
# Имена игроков не склоняются: «игроку { $player }», «у игрока { $player }».

## Cards

rank =
    { $form ->
        [acc] { rank-acc }
        [gen] { rank-gen }
        [ins] { rank-ins }
        [plural] { rank-plural }
        [plural-gen] { rank-plural-gen }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [A] туз
        [K] король
        [Q] дама
        [J] валет
        [10] десятка
        [9] девятка
        [8] восьмёрка
        [7] семёрка
        [6] шестёрка
        [5] пятёрка
        [4] четвёрка
        [3] тройка
       *[2] двойка
    }
rank-acc =
    { $rank ->
        [A] туза
        [K] короля
        [Q] даму
        [J] валета
        [10] десятку
        [9] девятку
        [8] восьмёрку
        [7] семёрку
        [6] шестёрку
        [5] пятёрку
        [4] четвёрку
        [3] тройку
       *[2] двойку
    }
rank-gen =
    { $rank ->
        [A] туза
        [K] короля
        [Q] дамы
        [J] валета
        [10] десятки
        [9] девятки
        [8] восьмёрки
        [7] семёрки
        [6] шестёрки
        [5] пятёрки
        [4] четвёрки
        [3] тройки
       *[2] двойки
    }
rank-ins =
    { $rank ->
        [A] тузом
        [K] королём
        [Q] дамой
        [J] валетом
        [10] десяткой
        [9] девяткой
        [8] восьмёркой
        [7] семёркой
        [6] шестёркой
        [5] пятёркой
        [4] четвёркой
        [3] тройкой
       *[2] двойкой
    }
rank-plural =
    { $rank ->
        [A] тузы
        [K] короли
        [Q] дамы
        [J] валеты
        [10] десятки
        [9] девятки
        [8] восьмёрки
        [7] семёрки
        [6] шестёрки
        [5] пятёрки
        [4] четвёрки
        [3] тройки
       *[2] двойки
    }
rank-plural-gen =
    { $rank ->
        [A] тузов
        [K] королей
        [Q] дам
        [J] валетов
        [10] десяток
        [9] девяток
        [8] восьмёрок
        [7] семёрок
        [6] шестёрок
        [5] пятёрок
        [4] четвёрок
        [3] троек
       *[2] двоек
    }
suit =
    { $form ->
        [one] { $suit ->
            [S] пика
            [H] черва
            [D] бубна
           *[C] трефа
        }
        [one-acc] { $suit ->
            [S] пику
            [H] черву
            [D] бубну
           *[C] трефу
        }
        [one-gen] { $suit ->
            [S] пики
            [H] червы
            [D] бубны
           *[C] трефы
        }
        [gen] { suit-gen }
       *[all] { $suit ->
            [S] пики
            [H] черви
            [D] бубны
           *[C] трефы
        }
    }
suit-gen =
    { $suit ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }
card = { rank } { suit-gen }
card-joker =
    { $form ->
        [acc] джокера
        [gen] джокера
        [ins] джокером
       *[name] джокер
    }
card-hidden =
    { $form ->
        [acc] карту
        [gen] карты
        [ins] картой
       *[name] карта
    }

# Who reads, on their plate; and what the bots are called.
reader = Ты
bot-1 = Каэдэ
bot-2 = Хару
bot-3 = Сора
bot-4 = Рэн
bot-5 = Юки
bot-6 = Мио
bot-7 = Таку
bot-8 = Наги

## People

you = ты
name = { $name }

## Numbers

number = { $count }
cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
# «Ты берёшь 1 карту».
cards-acc =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
points-gen =
    { $count ->
        [one] { $count } очка
       *[other] { $count } очков
    }
chips =
    { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[many] { $count } фишек
    }
# «Ты платишь 1 фишку».
chips-acc =
    { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[many] { $count } фишек
    }
# Between two sentences that are said together, and between two things of a plain list.
sentence-gap = { " " }
comma = { ", " }
# In figures, for rules: «платит 1 фишку».
chips-in-figures = { chips-acc }
# «Игра кончается, когда сыграно: 3 раздачи».
deal-count =
    { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    }
# «после 3 раздач»
deal-count-gen =
    { $deals ->
        [one] { $deals } раздачи
       *[other] { $deals } раздач
    }

## What happens

deals =
    { WHO($player) ->
        [you] Ты сдаёшь.
       *[other] Сдаёт { $player }.
    }
deals-again = Раздача { $deal }. { deals }
plays =
    { WHO($player) ->
        [you] Ты кладёшь { FORM($cards, is: "acc") }.
       *[other] { $player } кладёт { FORM($cards, is: "acc") }.
    }
draws-card =
    { WHO($player) ->
        [you] Ты берёшь { FORM($card, is: "acc") }.
       *[other] { $player } берёт { FORM($card, is: "acc") }.
    }
draws-hidden =
    { WHO($player) ->
        [you] Ты берёшь карту.
       *[other] { $player } берёт карту.
    }
draws-several =
    { WHO($player) ->
        [you] Ты берёшь { cards-acc }.
       *[other] { $player } берёт { cards-acc }.
    }
recycled = Сброс перетасован: это новая колода.
held =
    { WHO($player) ->
        [you] У тебя на руках { $cards }.
       *[other] На руках у игрока { $player } { $cards }.
    }
passed-over =
    { WHO($players) ->
        [you] Ты пропускаешь ход.
        [other] { $players } пропускает ход.
        [us] { CAPITAL($players) } пропускаете ход.
       *[others] { CAPITAL($players) } пропускают ход.
    }
passes =
    { WHO($player) ->
        [you] Ты пасуешь.
       *[other] { $player } пасует.
    }
scores =
    { WHO($player) ->
        [you] Ты получаешь { points }.
       *[other] { $player } получает { points }.
    }
pays-player =
    { WHO($player) ->
        [you] Ты платишь { chips-acc } игроку { $to }{ pays-why }.
       *[other] { WHO($to) ->
            [you] { $player } платит тебе { chips-acc }{ pays-why }.
           *[other] { $player } платит { chips-acc } игроку { $to }{ pays-why }.
        }
    }
pays-into =
    { WHO($player) ->
        [you] Ты кладёшь { chips-acc } { FORM($pot, is: "into") }{ pays-why }.
       *[other] { $player } кладёт { chips-acc } { FORM($pot, is: "into") }{ pays-why }.
    }
takes-from =
    { WHO($player) ->
        [you] Ты забираешь { chips-acc } { FORM($pot, is: "from") }{ pays-why }.
       *[other] { $player } забирает { chips-acc } { FORM($pot, is: "from") }{ pays-why }.
    }
pays-why =
    { $why ->
        [none] { "" }
       *[other] : { $why }
    }

## Whose turn it is

deal-over = Раздача окончена.
game-over = Игра окончена.
others-decide = Решают другие.
to-play = Ход: { $player }.
one-moment = Минутку…
not-your-turn = Сейчас ходит { $player }.
others-play = Ходят другие.

## Results

wins-deal =
    { WHO($players) ->
        [nobody] Раздачу никто не выиграл
        [you] Раздача твоя
        [other] Раздачу выигрывает { $players }
        [us] { CAPITAL($players) } делите победу в раздаче
       *[others] { CAPITAL($players) } делят победу в раздаче
    }
wins-game =
    { WHO($players) ->
        [nobody] Ничья
        [you] Победа
        [other] Побеждает { $players }
        [us] { CAPITAL($players) } делите победу
       *[others] { CAPITAL($players) } делят победу
    }
total = { $player } — { $total }
result-text = { CAPITAL($totals) }.
result-text-why = { $why } { CAPITAL($totals) }.
# What is read out: heading and text of a result.
result-read = { $heading }. { $text }

## What the game runs to, in a few words in a corner of the table

goal-deal = Раздача { $deal } из { $deals }
goal-first = Раздача { $deal } · до { $target }
# A total that nobody wants to reach.
goal-end =
    Раздача { $deal } · до { $target } { $target ->
        [one] очка
       *[other] очков
    }

## Options that many games have

option-dealer = Первый сдающий
    .help = Кто сдаёт первым; дальше — по очереди, по часовой стрелке.
    .v-random = По жребию
seat = Место { $number }

## Games where a card must match the one that is up

match-upcard = Открывается { $card }.
match-suit =
    { WHO($player) ->
        [you] Ты заказываешь { $suit }.
       *[other] { $player } заказывает { $suit }.
    }
match-reverse =
    { $direction ->
        [right] Ход меняет направление: теперь против часовой стрелки.
       *[left] Ход меняет направление: теперь по часовой стрелке.
    }
match-skip =
    { WHO($player) ->
        [you] Ты пропускаешь ход.
       *[other] { $player } пропускает ход.
    }
match-dry = Брать больше нечего: штраф меньше на { cards-acc }.
match-bubble-suit = { CAPITAL($suit) }!
match-bubble-skip = Пропуск
match-draw = Взять карту
    .short = Взять
match-draw-due = Взять { cards-acc }
    .short = Взять { $count }
match-sign-due = взять { cards-acc }
match-sign-right = ход идёт против часовой стрелки
match-sign-left = ход идёт по часовой стрелке
match-sign-skip = пропуск хода
