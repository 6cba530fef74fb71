/** The options of Page One in Japanese. */
import type { GameWords } from '../../face/game-face.ts';

const CALL = '「ページワン！」';
const yes = { true: 'はい', false: 'いいえ' };

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    deal: { label: '手札の枚数', help: '最初に何枚ずつ配るか。', values: { 4: '4枚', 5: '5枚' } },
    joker: {
      label: 'ジョーカー',
      help: 'いちばん強く、どのマークでもないカードを1枚加えます。',
      values: { true: '入れる', false: '入れない' },
    },
    jokerVoidOnly: {
      label: 'ジョーカーはマークがないときだけ',
      help: '出すべきマークが手札にあるあいだは、ジョーカーで続けません。',
      values: yes,
    },
    jokerCompulsory: {
      label: '引く前にジョーカー',
      help: '出すべきマークがなくジョーカーがあるなら、引かずに必ず出します。',
      values: yes,
    },
    jokerLast: { label: 'ジョーカー上がり', help: '最後の1枚がジョーカーでも上がれます。', values: yes },
    jokerLead: {
      label: 'ジョーカーから始まったとき',
      help: '続く人が出すマークを、だれが決めるか。',
      values: { second: '2枚目のカード', leader: '出した人が指定' },
    },
    stockOut: {
      label: '山札がなくなったら',
      help: '出されたカードを切り直すか、マークのない人が場のカードを引き取るか。引き取りなら8人まで遊べます。',
      values: { recycle: '切り直す', pickup: '場を引き取る' },
    },
    callRule: {
      label: '言い忘れ',
      help: `${CALL}を言い忘れた罰の5枚を、すぐ取るか、だれかに指摘されたら取るか。`,
      values: { automatic: 'すぐ罰', challenge: '指摘されたら罰' },
    },
    firstLead: {
      label: '最初に出す人',
      help: '最初のトリックをだれから始めるか。',
      values: { left: '配り手の左どなり', dealer: '配り手' },
    },
    match: {
      label: '勝負の形',
      help: '1回勝負か、勝った回数か、点数か。点数では、ほかの人の残り手札1枚が1点です。',
      values: { single: '1回勝負', wins: '勝った回数', points: '点数' },
    },
    winsTarget: { label: '何勝で優勝か', help: 'この回数を先に勝った人が優勝です。' },
    pointsTarget: { label: '何点で優勝か', help: 'この点数に先に届いた人が優勝です。' },
    trickLimit: { label: 'トリックの上限', help: 'この回数までにだれも上がらなければ、引き分けです。' },
    dealer: {
      label: '最初の配り手',
      help: '最初にだれが配るか。次からは左へ移ります。',
      values: {
        random: 'くじ',
        ...Object.fromEntries(Array.from({ length: 8 }, (_, i) => [i, `席${String(i + 1)}`])),
      },
    },
  },
  groups: [
    { label: '配り方と山札', keys: ['deal', 'dealer', 'firstLead', 'stockOut'] },
    { label: 'ジョーカー', keys: ['joker', 'jokerLead', 'jokerVoidOnly', 'jokerCompulsory', 'jokerLast'] },
    { label: 'ページワンの宣言', keys: ['callRule'] },
    { label: '勝負', keys: ['match', 'winsTarget', 'pointsTarget'] },
    { label: '上限', keys: ['trickLimit'] },
  ],
  presets: {
    classic: { label: '基本', help: '4枚ずつ、ジョーカー1枚、言い忘れは5枚。' },
    strictJoker: {
      label: 'ジョーカーきびしめ',
      help: 'ジョーカーはマークがないときだけ、そのときは必ず。最後の1枚にはできません。',
    },
    family: { label: '家庭のルール', help: '配り手から始めます。ジョーカーから始める人がマークを指定します。' },
    bigTable: { label: '大人数', help: '8人まで。山札がなくなったら、場のカードを引き取ります。' },
    callAndChallenge: { label: '言い忘れは指摘', help: '言い忘れても、だれにも気づかれなければ罰はありません。' },
  },
};
