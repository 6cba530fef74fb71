/** The options of 500 Rummy in Japanese. */
import type { GameWords } from '../../face/game-face.ts';
import { firstDealer } from '../../face/sayings.ja.ts';

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    target: { label: '目標の点数', help: 'だれかがこの点に届いた回のあと、合計がいちばん多い人の勝ちです。' },
    twoHand: { label: '2人のときの手札', help: '2人で遊ぶとき、何枚ずつ配るかを決めます。' },
    jokers: {
      label: 'ジョーカー',
      help: '1組に2枚。どのカードの代わりにもなり、15点です。',
      values: { true: '入れる', false: '入れない' },
    },
    goingOut: {
      label: '上がりかた',
      help: '最後の手札を組に使ったときにどうなるかを決めます。',
      values: { any: 'その場で上がり', discard: '使えない（捨てて上がる）', float: 'そのまま続け、捨てて上がる' },
    },
    stockOut: {
      label: '山札がなくなったら',
      help: '最後の1枚が引かれたあと、どこまで続けるかを決めます。',
      values: { 'at-once': 'その場で終わり', turn: 'その番を終えてから', 'play-on': '捨て札だけで続ける' },
    },
    rummyCalls: {
      label: '番の外の「ラミー！」',
      help: 'そのまま組になる捨て札を、番の外で取れるかどうか。3人からです。',
      values: { true: 'できる', false: 'なし' },
    },
    cardValues: {
      label: 'カードの点',
      help: '10と絵札は10点、ジョーカーと上のエースは15点です。',
      values: { pips: '2〜9は数のとおり、下のエースは1点', fives: '2〜9と下のエースは5点' },
    },
    dealer: firstDealer,
  },
  groups: [
    { label: 'ゲーム', keys: ['target', 'cardValues', 'jokers', 'twoHand', 'dealer'] },
    { label: '進めかた', keys: ['goingOut', 'stockOut', 'rummyCalls'] },
  ],
  presets: {
    classic: { label: '基本', help: '500点まで。ジョーカーと「ラミー！」あり。' },
    quick: { label: '短め', help: '250点まで。半分の長さです。' },
    floating: { label: '捨てて上がる', help: 'ジョーカーなし、小さい数は5点、捨てた人だけが上がります。' },
    quiet: { label: '静かに', help: '番の外では取れず、最後の番まで打ちきります。' },
    duel: { label: '一対一', help: '2人で、13枚ずつ。' },
  },
};
