# «Фермер» по-русски.
# Термины: ферма — банк; фермер — берёт последним, ему платят; взять карту («Ещё»); хватит; перебор — больше 16; ставка.

tagline = Ровно 16 — и ферма твоя; у кого перебор, тот молчит.

lesson-1 = Тебе нужно ровно 16. Хотя бы одну карту обязан взять каждый: нажми «{ do-hit.short }».
lesson-2 = Уже близко? Нажми «{ do-stay.short }». Больше 16 — перебор, но об этом молчат: просто говори «{ do-stay.short }», как все.
lesson-3 = Ровно 16 забирает ферму. Если такой суммы нет ни у кого, те, у кого меньше, платят тому, кто ближе всех. У кого перебор, тот платит фермеру.

## What happens

draw-for-farmer = Карты открывают по кругу: кому выпадет шестёрка червей, тот фермер.
new-deal =
    { WHO($player) ->
        [you] Раздача { $deal }. Фермер — ты.
       *[other] Раздача { $deal }. Фермер — { $player }.
    }
gets =
    { WHO($player) ->
        [you] Ты получаешь { FORM($card, is: "acc") }.
       *[other] { $player } получает { FORM($card, is: "acc") }.
    }
own-card = Твоя карта — { $card }.
hits =
    { WHO($player) ->
        [you] Ты берёшь { FORM($card, is: "acc") }. У тебя { $total }.
       *[other] { $player } берёт { FORM($card, is: "acc") }.
    }
stays =
    { WHO($player) ->
        [you] Ты говоришь «Хватит».
       *[other] { $player } говорит «Хватит».
    }
farmer-now =
    { WHO($player) ->
        [you] Теперь фермер — ты.
       *[other] Теперь фермер — { $player }.
    }
shows =
    { WHO($player) ->
        [you] Ты открываешь { FORM($card, is: "acc") }: всего { $total }.
       *[other] { $player } открывает { FORM($card, is: "acc") }: всего { $total }.
    }
shows-over =
    { WHO($player) ->
        [you] Ты открываешь { FORM($card, is: "acc") }: всего { $total }, перебор.
       *[other] { $player } открывает { FORM($card, is: "acc") }: всего { $total }, перебор.
    }
court-and-six = Картинка и шестёрка червей: лучше не бывает!
remainder = Остаток уходит на ферму: { chips }.
# Who pays into it or takes from it: «Ты платишь 1 фишку на ферму.»
farm =
    { $form ->
        [into] на ферму
        [from] с фермы
       *[other] ферма
    }
side-pot =
    { $form ->
        [into] в побочный банк
        [from] из побочного банка
       *[other] побочный банк
    }

## What to do now

prompt-over = { $total } — это перебор: скажи «Хватит» и не подавай виду.
prompt-first = У тебя { $total }. Хотя бы одну карту берёт каждый: возьми.
prompt-goal = Ровно 16! Говори «Хватит».
prompt-choose = У тебя { $total }: ещё карту или хватит?
not-played = Твои карты остаются на месте: возьми ещё или скажи «Хватит».

## Buttons: in full, and in few words

do-hit = Ещё карту в открытую
    .short = Ещё
do-stay = Хватит, больше не беру
    .short = Хватит

## Said aloud

bubble-stay = Хватит
bubble-shows =
    { $total ->
        [16] { $total }!
       *[other] { $total }
    }
bubble-over = { $total }: перебор

## Why a deal or the game ended

ended-sixteen = Ровно 16 забирает ферму.
ended-closest = 16 нет ни у кого: ферма остаётся.
ended-all-bust = Перебор у всех: ферма остаётся.
ended-broke = У кого-то кончились фишки.

## What chips are paid for, on the score sheet

why-buy-in = стартовые фишки
why-ante = ставка
why-farm = ферма
why-closest = плата тому, кто ближе всех
why-split = доля тех, кто ближе всех
why-remainder = что не делится
why-bust = перебор
why-farm-split = делёж фермы

## Places and signs

place-hand = Закрытая карта
place-up = Открытые карты
place-stock = Колода
place-farm = Ферма
place-side = Побочный банк
sign-farmer = фермер
sign-total = сумма { $points }
sign-total-over = сумма { $points }, перебор
sign-open = открыто очков: { $points }
sign-open-over = открыто очков: { $points }, перебор

## Options

option-ante = Ставка
    .help = Сколько каждый кладёт на ферму перед раздачей; столько же платят и в остальных случаях, а за перебор — может быть, и за каждое лишнее очко.
option-purse = Фишек каждому
    .help = С чем каждый начинает. Можно уйти и в минус.
option-deals = Раздачи
    .help = После стольких раздач ферму делят, и побеждает тот, у кого больше фишек.
option-untilBroke = Пока кто-то не разорится
    .help = Игра кончается и тогда, когда у кого-то кончились фишки.
    .v-true = Да
    .v-false = Нет
option-firstFarmer = Первый фермер
    .help = Кто фермер в первой раздаче; потом — тот, кто выиграл ферму.
    .v-draw = Кому выпала шестёрка червей
option-bustPays = Перебор
    .help = Сколько платит фермеру тот, у кого перебор.
    .v-ante = Одну ставку
    .v-excess = По ставке за каждое лишнее очко
group-game = Игра
group-chips = Фишки
preset-classic = Классика
    .help = Десять раздач; перебор стоит ставку.
preset-ferme = Ла Ферм
    .help = Как в старой Франции: каждое очко сверх 16 стоит ставку.
preset-untilBroke = До разорения
    .help = Не больше 100 раздач; если у кого-то кончатся фишки, игра закончится раньше.

## Why a bot or a hint does something

reason-safe = С любой картой сумма не превысит 16.
reason-farmer = Фермер за перебор никому не платит, так что рисковать можно смелее.
reason-bold = Перебор стоит всего одну ставку, а малая сумма ничего не выигрывает.
reason-dear = Перебор стоит по ставке за каждое очко сверх 16, но малая сумма ничего не выигрывает.
reason-goal = Ровно 16 забирает ферму.
reason-near = Мало карт, с которыми сумма не превысит 16.
reason-kept = Судя по картам других, остановиться выгоднее, чем брать ещё.
