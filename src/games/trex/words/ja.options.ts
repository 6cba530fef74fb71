/** The options of Trex in Japanese. */
import type { GameWords } from '../../face/game-face.ts';

export const optionWords: Pick<GameWords, 'options' | 'groups' | 'presets'> = {
  options: {
    diamonds: {
      label: 'ダイヤ',
      help: '「ダイヤ」で取ったダイヤ1枚の点です。',
      values: { '10': '10点', '-10': 'マイナス10点' },
    },
    doubling: {
      label: '2倍',
      help: 'クイーンやハートのキングを先に見せて、2倍にできるかどうかです。',
      values: { true: 'できる', false: 'できない' },
    },
    ownDouble: {
      label: '自分の2倍を自分で取ったら',
      help: 'ほうびをだれがもらうかです。',
      values: { leader: 'そのトリックの親', single: 'だれも。1倍になる' },
    },
    contracts: {
      label: '約束',
      help: '王国ごとに5つか、全部まとめたものとトレックスの2つです。',
      values: { five: '5つ', complex: 'コンプレックスとトレックス' },
    },
    partners: {
      label: '組',
      help: '向かいの人と点を合わせます。',
      values: { true: '2人ずつの組', false: 'ひとりずつ' },
    },
    showTwos: {
      label: '2を見せる',
      help: 'トレックスで、1周したら2を表向きに置きます。',
      values: { true: '見せる', false: '見せない' },
    },
    direction: {
      label: '回る向き',
      help: '番の回る向きです。',
      values: { clockwise: '時計回り', counterclockwise: '反時計回り' },
    },
    earlyStop: {
      label: '点が動かなくなったら',
      help: '残りを打ち切るかどうかです。',
      values: { true: '打ち切る', false: '最後まで' },
    },
    kingdoms: { label: '王国', help: '4つで全員が一度ずつ王になります。' },
  },
  groups: [
    { label: 'ゲーム', keys: ['kingdoms', 'contracts', 'partners', 'direction'] },
    { label: '約束', keys: ['diamonds', 'doubling', 'ownDouble', 'showTwos', 'earlyStop'] },
  ],
  presets: {
    classic: { label: '基本', help: '約束5つ、王国4つ。ダイヤは1枚10点です。' },
    oneKingdom: { label: '王国1つ', help: '5回だけ。ハートの7を持つ人が選びます。' },
    allPenalties: { label: '全部失点', help: 'ダイヤも失点。王国の合計は0になります。' },
    complex: { label: 'コンプレックス', help: '王国は2回。失点をまとめた回とトレックスです。' },
    partners: { label: '組で', help: '2人ずつの組。2は見せます。' },
    plain: { label: '2倍なし', help: 'カードを見せません。' },
  },
};
