/** The options of Crazy Eights in Japanese. */
import type { GameWords } from '../../face/game-face.ts';
import { firstDealer } from '../../face/sayings.ja.ts';

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    deals: { label: '回数', help: 'この回数で終わります。' },
    target: { label: '目標の点数', help: 'だれかがこの点に届くと、そこで終わります。0なら回数だけで決まります。' },
    scoring: {
      label: '得点',
      help: '1回の勝ちの数えかたです。',
      values: { wins: '勝った回数', points: 'ほかの人の残り札が得点', penalty: '残り札が失点' },
    },
    dealer: firstDealer,
    decks: { label: '組の数', help: '6人以上では2組使います。' },
    jokers: { label: 'ジョーカー', help: 'ジョーカーはいつでも出せて、次の人は何を出してもかまいません。' },
    handSize: { label: '手札の枚数', help: '最初に配る枚数です。' },
    firstCard: {
      label: '最初のカードが8やジョーカーのとき',
      help: 'めくった最初のカードの扱いです。',
      values: { redraw: 'もう1枚めくる', plain: 'そのまま始める' },
    },
    drawRule: {
      label: '引ける枚数',
      help: '1回の番で引ける枚数です。',
      values: { until: '出せるまで', one: '1枚', three: '3枚まで' },
    },
    mayDraw: {
      label: '出せるのに引く',
      help: '出せるカードがあっても引けるかどうかです。',
      values: { true: 'できる', false: 'できない' },
    },
    recycle: {
      label: '山札がなくなったら',
      help: '捨て札を新しい山札にするかどうかです。',
      values: { true: '捨て札を切り直す', false: 'そのまま続ける' },
    },
    specials: {
      label: '2、クイーン、エース',
      help: '2は次の人が2枚引き、クイーンは1回休み、エースは逆回りになります。',
      values: { true: '効果あり', false: 'ふつうのカード' },
    },
  },
  groups: [
    { label: 'ゲーム', keys: ['deals', 'target', 'scoring', 'dealer'] },
    { label: 'カード', keys: ['decks', 'jokers', 'handSize', 'firstCard'] },
    { label: '進めかた', keys: ['drawRule', 'mayDraw', 'recycle', 'specials'] },
  ],
  presets: {
    classic: { label: '基本', help: '手札8枚、3回勝負。出せるまで引きます。' },
    hoyle: { label: '本式', help: '手札5枚、残り札が得点、200点まで。山札は切り直しません。' },
    countdown: { label: '失点制', help: '残り札が失点になり、少ない人の勝ちです。' },
    jokers: { label: 'ジョーカー2枚', help: 'ジョーカーはいつでも出せて、その上には何でも出せます。' },
    specials: { label: '2、クイーン、エース', help: '2枚引き、1回休み、逆回り。引くのは1枚です。' },
    bigTable: { label: '大人数', help: '2組とジョーカー4枚で8人まで。' },
  },
};
