/** Fan Tan in Japanese. */
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.ja.ts';
import { cardIn } from '../../face/fields.ts';
import { japanese as ja, shortCard } from '../../face/speech.ts';
import { may, retold } from '../../face/wording.ts';
import { words as english } from './en.ts';

const whys: GameWords['whys'] = {
  'buy-in': '最初のチップ',
  ante: '場代',
  'short-hand': '1枚少ない分',
  pass: 'パス',
  'false-pass': 'うそのパス',
  'held-seven': '止めた7',
  'cards-left': '残った手札',
  pot: '場のチップ',
};

/** Payments that are worth a sentence of their own. */
function announceChips(line: Line & { type: 'chips' }, view: TableView): string | undefined {
  if (['buy-in', 'ante', 'short-hand'].includes(line.why)) return undefined;
  return say.pays(line, view, () => '場', line.why === 'pot' || line.why === 'pass' ? '' : (whys[line.why] ?? ''));
}

const mustBegin = (view: TableView): boolean => view.legal.length === 1 && view.places.acts.length === 0;

function prompt(view: TableView): string {
  const other = say.waiting(view);
  if (other !== undefined) return other;
  if (view.places.ended === 'no' && view.legal.length === 0) return 'ほかの人の番です。';
  const [only] = view.legal.filter(({ type }) => type === 'play');
  const fee = Number(view.options['passFee']);
  if (!only)
    return fee > 0
      ? `出せるカードがありません。パスして${String(fee)}枚払ってください。`
      : '出せるカードがありません。パスしてください。';
  if (mustBegin(view) && view.options['start'] !== 'left')
    return `${ja.card(cardIn(only['card']))}から始めてください。`;
  return `7か、場のカードの隣を出してください${may(view, 'pass') ? '（パスもできます）' : ''}。`;
}

const LESSONS = [
  '7か、場に出ているカードの隣の数を出します。7の次は8、9…、または6、5…と続けます。',
  '出せるなら必ず出します。出せなければパスして、チップを1枚払います。',
  '先に手札をなくした人が場のチップを取り、ほかの人は残り札の分を払います。',
];

export const words: GameWords = {
  title: '七並べ',
  tagline: '7から4列。出せない人はチップを払う。',
  lessons: retold(english.lessons, LESSONS),
  options: {
    deals: { label: '回数', help: 'この回数のあと、チップのいちばん多い人の勝ちです。' },
    untilBroke: {
      label: '破産で終わり',
      help: 'だれかのチップがなくなっても終わります。',
      values: { true: 'はい', false: 'いいえ' },
    },
    dealer: say.firstDealer,
    purse: { label: '最初のチップ', help: '一人ずつの枚数です。マイナスになることもあります。' },
    ante: { label: '場代', help: '毎回、全員が場に出す枚数です。' },
    shortAnte: { label: '1枚少ない人の場代', help: '手札が1枚少ない人が余分に出す枚数です。' },
    passFee: { label: 'パス', help: 'パスするたびに払う枚数です。' },
    cardFee: { label: '残り札', help: '終わったとき、残り札1枚ごとに払う枚数です。' },
    start: {
      label: '最初の人',
      help: 'だれから始めるかです。',
      values: { left: '配った人の左どなり', '7D': 'ダイヤの7を持つ人', '7H': 'ハートの7を持つ人' },
    },
    honour: {
      label: '自己申告',
      help: '出せるのにパスすることもできます。ばれたら払います。',
      values: { true: 'うそのパスあり', false: '出せるなら必ず出す' },
    },
  },
  groups: [
    { label: 'ゲーム', keys: ['deals', 'untilBroke', 'dealer', 'start', 'honour'] },
    { label: 'チップ', keys: ['purse', 'ante', 'shortAnte', 'passFee', 'cardFee'] },
  ],
  presets: {
    classic: { label: '基本', help: '場代1枚、パス1枚、残り札1枚につき1枚。' },
    sevens: { label: '日本の七並べ風', help: 'ハートの7から。払うのは残り札だけです。' },
    parliament: { label: 'パーラメント', help: 'ダイヤの7から始めます。' },
    onYourHonour: { label: '自己申告', help: 'うそのパスもできますが、ばれると高くつきます。' },
    untilBroke: { label: '破産まで', help: 'だれかのチップがなくなるまで続けます。' },
  },
  announce: say.announcing(
    {
      move: (line, view) => (line.why === 'play' ? say.plays(line, view) : undefined),
      act: (line, view) => (line.action.type === 'pass' ? say.passes(line, view) : undefined),
      note: (line, view) => {
        if (line.what === 'show') return say.held(line, view);
        return `${ja.who(view, line.seat ?? 0)}のパスはうそでした。${ja.card(cardIn(line['card']))}が出せたはずです。`;
      },
      chips: announceChips,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action, view) => {
    if (action.type === 'pass') {
      const fee = Number(view.options['passFee']);
      return { full: fee > 0 ? `パスして${String(fee)}枚払う` : 'パスする', short: 'パス' };
    }
    const card = cardIn(action['card']);
    return { full: `${ja.card(card)}を出す`, short: shortCard(card) };
  },
  refusal: (card, view) => say.notNow(view) ?? refuse(card, view),
  bubble: (line) => {
    if (line.type === 'act' && line.action.type === 'pass') return 'パス';
    return line.type === 'note' && line.what === 'false-pass' ? 'ばれた！' : undefined;
  },
  result: (line, view) =>
    say.result(line, view, line.type === 'deal-end' ? '先に上がった人が場のチップを取ります。' : ''),
  places: { hand: '手札', high: '8からキング', seven: '7', low: '6からエース', stock: '配るカード', pot: '場' },
  whys,
};

/** Why this card cannot be played yet: the one before it is missing. */
function refuse(card: string, view: TableView): string {
  if (mustBegin(view) && view.options['start'] !== 'left') return prompt(view);
  const order = 'A23456789TJQK';
  const at = order.indexOf(card.charAt(0));
  const before = order.charAt(at > 6 ? at - 1 : at + 1);
  return `${ja.card(cardIn(`${before}${card.charAt(1)}`))}がまだ出ていません。`;
}
