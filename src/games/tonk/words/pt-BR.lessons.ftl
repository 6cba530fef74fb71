# As lições deste jogo em português do Brasil.

take = Vence quem fica primeiro sem cartas ou, senão, a mão mais baixa. Compre uma carta do monte ou pegue a que está aberta. Você tem o seis e o sete de copas.
    .chance = O monte é sorte. O oito aberto completa a sequência com certeza: pegue.
    .why = Seis, sete e oito de copas formam um jogo.
spread = Três ou quatro do mesmo valor, ou três seguidas de um naipe, podem ser baixadas. Escolha as suas três de copas e baixe-as.
    .lay = Primeiro baixe: o descarte encerra a vez.
    .why = Cartas na mesa não contam mais contra você.
discard = Termine com um descarte. As altas custam mais: cada figura, dez.
    .low = O quatro custa pouco. Descarte uma figura.
    .why = Na mão é bom ter cartas baixas.
hit = Compre do monte. Se a carta servir num jogo da mesa, escolha-a e acrescente: isso é atacar.
    .why = Atacar o jogo de outro também impede o dono de baixar qualquer coisa no próximo turno.
drop = Se acha que tem a mão mais baixa, bata no começo da vez em vez de comprar. Você tem quinze.
    .now = Dá para seguir, mas a mão dos outros também diminui. Quinze tão cedo quase nunca perde: bata.
    .why = As mãos são comparadas. A sua era a mais baixa: todos pagam a você.
slap = Descartaram um nove de copas, que serve na sua sequência. Agarre antes que o próximo compre!
    .late = Aí a chance passa. Um descarte que serve num jogo da mesa pode ser agarrado por qualquer um.
    .why = Entra na sua sequência, e você joga um turno completo sem comprar: baixe e ataque, se puder, e depois descarte.
tonk = Uma armadilha para distraídos: suas cinco primeiras cartas somam cinquenta. Antes de alguém comprar, é um tonk: diga!
    .no = Cinquenta na mão é terrível, a não ser que você diga tonk agora.
    .why = O tonk vence na hora, e todos pagam em dobro.
