/** The options of Jack Change It in Japanese. */
import type { GameWords } from '../../face/game-face.ts';
import { firstDealer } from '../../face/sayings.ja.ts';

const allowed = { true: 'できる', false: 'できない' };

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    deals: { label: '回数', help: 'この回数で終わります。' },
    target: { label: '目標の点数', help: 'だれかがこの点に届くと、そこで終わります。0なら回数だけで決まります。' },
    scoring: {
      label: '得点',
      help: '1回勝ったときの点です。',
      values: { wins: '1点', cards: 'ほかの人の残り札1枚につき1点' },
    },
    dealer: firstDealer,
    firstCard: {
      label: '最初のカードが役札のとき',
      help: 'めくった最初のカードの扱いです。',
      values: { redraw: 'もう1枚めくる', plain: '効果なし', active: '効果あり' },
    },
    mayDraw: { label: '出せるのに引く', help: '出せるカードがあっても引けるかどうかです。', values: allowed },
    playDrawn: {
      label: '引いたカードを出す',
      help: '出せるカードがなくて引いた1枚を、その場で出せるかどうかです。',
      values: allowed,
    },
    afterPenalty: {
      label: '引かされたあと',
      help: '2やハートのエースで引いたあと、番がどうなるかです。',
      values: { end: '番は終わり', play: '続けて番をする' },
    },
    stackAce: {
      label: '2とハートのエースを重ねる',
      help: '2とハートのエースで互いに返し、枚数を増やせるかどうかです。',
      values: allowed,
    },
    combo: {
      label: 'ハートのエースと2を一緒に出す',
      help: '一緒に出せる2です。次の人は7枚引きます。',
      values: { any2: 'どの2でも', '2H': 'ハートの2だけ', off: '出せない' },
    },
    jackNames: {
      label: 'ジャックで指定するマーク',
      help: 'ジャック自身のマークも指定できるかどうかです。',
      values: { other: 'ほかの3つから', any: 'どれでも' },
    },
    jackWhen: {
      label: 'ジャックを出せるとき',
      help: 'マークか数が合うときだけか、いつでもかです。',
      values: { match: '合うときだけ', any: 'いつでも' },
    },
    jackOnJack: {
      label: 'ジャックにジャック',
      help: 'マークを指定されたとき、ジャックで返せるかどうかです。',
      values: allowed,
    },
    lastTrick: { label: '役札で上がる', help: '最後の1枚が役札でもよいかどうかです。', values: allowed },
  },
  groups: [
    { label: 'ゲーム', keys: ['deals', 'target', 'scoring', 'dealer', 'firstCard'] },
    { label: '引きかた', keys: ['mayDraw', 'playDrawn', 'afterPenalty'] },
    { label: '役札', keys: ['stackAce', 'combo', 'jackNames', 'jackWhen', 'jackOnJack', 'lastTrick'] },
  ],
  presets: {
    classic: { label: '基本', help: '3回勝負。2には2、ハートのエースにはハートの5で返します。' },
    firstToTwo: { label: '2回先取', help: '先に2回勝った人の勝ちです。' },
    cards: { label: '残り札', help: 'ほかの人の残り札が得点、50点まで。' },
    stacking: { label: '重ね', help: '2とハートのエースを重ねられ、ジャックにはジャックで返せます。' },
    switch: { label: 'スイッチ', help: 'ジャックはいつでも出せ、引いたカードも出せ、何でも上がれます。' },
  },
};
