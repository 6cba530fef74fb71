/** Concentration in Japanese. */
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.ja.ts';
import { cardsIn } from '../../face/fields.ts';
import { japanese as ja } from '../../face/speech.ts';
import { retold } from '../../face/wording.ts';
import { words as english } from './en.ts';
import { cardsLeft, numberOf, openCard, pairsOf, turnsTaken } from './table.ts';

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const who = ja.who(view, line.seat ?? 0);
  switch (line.what) {
    case 'show':
      return `${who}が${String(numberOf(line['place']))}番をめくって${ja.card(cardsIn(line['cards'])[0] ?? '??')}。`;
    case 'pair':
      return `${who}が1組取りました。`;
    case 'cover':
      return '合いません。2枚とも伏せます。';
    case 'solo':
      return `${String(line['turns'])}回、うちはずれ${String(line['misses'])}回。`;
    default:
      return undefined;
  }
}

const WHY: Readonly<Record<string, string>> = {
  cleared: 'カードがなくなりました。',
  limit: '回数を使いきりました。',
  stalled: 'だれも取れなくなりました。',
  time: '時間切れです。',
};
const LESSONS = [
  'カードを2枚めくります。合えば自分のものになり、もう一度めくれます。',
  'めくったカードは全員に見えます。場所を覚えておきましょう。',
  'カードがなくなったとき、いちばん多く取った人の勝ちです。',
];

const result = say.resultBy(WHY);

export const words: GameWords = {
  title: '神経衰弱',
  tagline: '2枚ずつめくる、記憶の勝負。',
  lessons: retold(english.lessons, LESSONS),
  options: {
    decks: { label: '組の数', help: '組を増やすと、並べるカードが増えます。' },
    ranks: { label: '数の種類', help: '減らすと小さくなります。3種類なら1組で12枚です。' },
    jokers: {
      label: 'ジョーカー',
      help: '1組に2枚ずつ。ジョーカーどうしが合います。',
      values: { true: '入れる', false: '入れない' },
    },
    match: {
      label: '合う条件',
      help: 'どの2枚が合うかです。',
      values: {
        rank: '同じ数',
        'rank-color': '同じ数で同じ色',
        zebra: '同じ数で違う色',
        'rank-suit': 'まったく同じカード',
      },
    },
    again: {
      label: '取ったあと',
      help: '取った人が続けてめくるかどうかです。',
      values: { true: '続けてめくる', false: '次の人へ' },
    },
    deals: { label: '回数', help: '取った組を合計します。' },
    dealer: say.firstDealer,
    turnLimit: { label: 'めくる回数', help: 'ひとりのとき、この回数で取りきります。0なら制限なし。' },
    clock: { label: '秒数', help: 'ひとりのとき、この秒数で取りきります。0なら制限なし。' },
  },
  groups: [
    { label: 'カード', keys: ['decks', 'ranks', 'jokers', 'match'] },
    { label: 'ゲーム', keys: ['again', 'deals', 'dealer'] },
    { label: 'ひとりで', keys: ['turnLimit', 'clock'] },
  ],
  presets: {
    classic: { label: '基本', help: '1組、同じ数で取れます。取ったら続けてめくります。' },
    sameColour: { label: '同じ色', help: '赤の7には赤の7だけが合います。' },
    zebra: { label: 'しま模様', help: '赤と黒の同じ数が合います。' },
    twins: { label: 'ふたご', help: '2組使い、まったく同じカードだけが合います。' },
    oneFlip: { label: '1回ずつ', help: '取っても次の人の番になります。' },
    children: { label: '小さい子と', help: 'エース、絵札、10の20枚です。' },
    solo: { label: 'ひとりで', help: 'なるべく少ない回数で取りきりましょう。' },
  },
  announce: say.announcing(
    {
      note: announceNote,
      score: (line, view) => `${ja.who(view, line.seat)}は${String(line.points)}組。`,
    },
    result,
  ),
  prompt: (view) => {
    const other = say.waiting(view);
    if (other !== undefined) return other;
    const open = openCard(view);
    return open ? `${ja.card(open)}です。もう1枚めくってください。` : '1枚めくってください。';
  },
  action: (action) => {
    if (action.type === 'time-up') return { full: '時間切れ', short: '時間切れ' };
    if (action['place'] === undefined) return { full: '1枚めくる', short: 'めくる' };
    const place = String(numberOf(action['place']));
    return { full: `${place}番をめくる`, short: place };
  },
  refusal: (_card, view) => say.notNow(view) ?? '場のカードをめくってください。',
  bubble: (line) => (line.type === 'note' && line.what === 'pair' ? '取った！' : undefined),
  result,
  places: { grid: '場所', won: '取った組', stock: '並べるカード' },
  signs: (view) => [
    ...view.names.map((_, seat) => {
      const pairs = pairsOf(view, seat);
      return { at: { seat }, text: String(pairs), label: `${String(pairs)}組` } as const;
    }),
    ...(view.names.length === 1
      ? [
          {
            at: { seat: 0 },
            text: `${String(turnsTaken(view))}回`,
            label: `${String(turnsTaken(view))}回めくり、残り${ja.count(cardsLeft(view))}`,
          } as const,
        ]
      : []),
  ],
  whys: { pairs: '取った組' },
};
