/** The options of Tonk in Japanese. */
import type { GameWords } from '../../face/game-face.ts';
import { firstDealer } from '../../face/sayings.ja.ts';

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    stake: { label: '賭けるチップ', help: '負けた人が払う枚数です。0ならチップなしの点数勝負になります。' },
    purse: { label: '最初のチップ', help: '一人ずつの枚数です。マイナスになることもあります。' },
    deals: { label: '回数', help: 'この回数で終わります。' },
    untilBroke: {
      label: '破産で終わり',
      help: 'だれかのチップがなくなっても終わります。',
      values: { true: 'はい', false: 'いいえ' },
    },
    dealer: firstDealer,
    tonkHigh: { label: '高いトンク', help: '配られた5枚がこの数以上ならトンクです。0ならなし。' },
    tonkLow: { label: '低いトンク', help: '配られた5枚がこの数以下ならトンクです。0ならなし。' },
    slap: {
      label: '横取り',
      help: '捨て札を番の外で取れるかどうかです。',
      values: { off: 'なし', table: '場の組に付けるとき', any: '新しい組でも' },
    },
    bar: {
      label: '付けられたら',
      help: '組に付けられた人が、次の番にできないことです。',
      values: { none: '何もなし', spread: '出すことと付けること', 'spread-drop': '勝負もできない' },
    },
    barStack: {
      label: '何度も付けられたら',
      help: '付けられるたびに1回ずつ延びるかどうかです。',
      values: { true: '延びる', false: '1回だけ' },
    },
    caught: {
      label: '勝負に負けたら',
      help: '勝負した人より低いか同じ人がいたときの払いです。',
      values: { single: '1枚分ずつと、低い人へ1枚分', double: '2枚分ずつ' },
    },
    count: {
      label: '手の数えかた',
      help: '比べるときに数えるカードです。',
      values: { unmatched: '組を除く', all: '全部' },
    },
    aceHigh: {
      label: 'キングの上のエース',
      help: 'Q・K・Aの続きを出せるかどうかです。',
      values: { true: '出せる', false: '下だけ' },
    },
    upcard: {
      label: '最初の捨て札',
      help: '1枚めくって始めるかどうかです。',
      values: { true: 'めくる', false: 'めくらない' },
    },
    returnTaken: {
      label: '取った札を捨てる',
      help: '取った捨て札を、その番に捨てられるかどうかです。',
      values: { true: 'できる', false: 'できない' },
    },
  },
  groups: [
    { label: 'ゲーム', keys: ['stake', 'purse', 'deals', 'untilBroke', 'dealer'] },
    { label: 'トンクと勝負', keys: ['tonkHigh', 'tonkLow', 'caught', 'count'] },
    { label: '進めかた', keys: ['slap', 'bar', 'barStack', 'aceHigh', 'upcard', 'returnTaken'] },
  ],
  presets: {
    classic: { label: '基本', help: '50と11以下がトンク。場の組には横取りできます。' },
    strict: { label: '厳しめ', help: '49からトンク、全部数え、付けられたら勝負もできません。' },
    eating: { label: '食い', help: '新しい組でも横取りでき、付けられるたびに1回休みが延びます。' },
    lastPurse: { label: '破産まで', help: 'だれかのチップがなくなるまで続けます。' },
    singleDeal: { label: '1回だけ', help: 'チップなしで1回勝負です。' },
  },
};
