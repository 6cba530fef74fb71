/** Piquet in Japanese. */
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView, Sign } from '../../face/game-face.ts';
import { announcing, result } from '../../face/sayings.ja.ts';
import { japanese as ja } from '../../face/speech.ts';
import { words as english } from './en.ts';
import { action } from './ja.actions.ts';
import { announceAct, announceDeal, announceMove, announceNote, announceScore } from './ja.announce.ts';
import { declared, rank } from './ja.combinations.ts';
import { optionWords } from './ja.options.ts';
import { prompt, refusal } from './ja.prompt.ts';
import { RUBICON } from './asked.ts';
import { MANY, dealPoints, dealsOf, kindIn, marginOf, pointsInAll, tricksOf } from './table.ts';

const SAYINGS: Readonly<Record<string, string>> = { good: 'グッド', equal: 'イコール', 'not-good': 'ノットグッド' };
const CALLS: Readonly<Record<string, string>> = {
  repique: 'ルピック！',
  pique: 'ピック！',
  capot: 'カポ！',
  cards: '7トリック',
};

function noteBubble(line: Line & { type: 'note' }): string | undefined {
  const kind = kindIn(line['kind']);
  switch (line.what) {
    case 'carte-blanche':
      return 'カルトブランシュ！';
    case 'declare':
      return declared(kind, Number(line['count']), line['rank']);
    case 'making':
      return kind === 'point' ? `合計${String(line['value'])}` : `上は${rank(line['rank'])}`;
    case 'show':
      return line['why'] === 'carte-blanche' ? 'カルトブランシュ！' : undefined;
    default:
      return undefined;
  }
}

function bubble(line: Line, reached?: string): string | undefined {
  if (reached !== undefined) return 'ルビコン！';
  if (line.type === 'note') return noteBubble(line);
  if (line.type === 'act' && line.action.type === 'silent') return 'なし';
  if (line.type === 'act' && line.action.type === 'answer') return SAYINGS[String(line.action['say'])];
  if (line.type !== 'score' || ['lead', 'trick', 'last'].includes(line.why)) return undefined;
  return `${CALLS[line.why] ?? ''} +${String(line.points)}`.trim();
}

/** How a deal, or the partie, ended. */
function why(line: Line, view: TableView): string {
  const made = dealPoints(view);
  if (line.type === 'deal-end') return `この回は${String(Math.max(...made))}点対${String(Math.min(...made))}点。合計は`;
  const margin = marginOf(view);
  if (!margin) return '最後まで同点。合計は';
  return margin.rubicon
    ? `${String(margin.points)}点差の勝ち。負けた人が100点のルビコンを越えず、両者の合計に100を足した差です。合計は`
    : `${String(margin.points)}点差の勝ち。合計の差に100を足します。合計は`;
}

function signs(view: TableView): readonly Sign[] {
  if (view.places.deal === 0) return [];
  return view.names.flatMap((_, seat): Sign[] => {
    const made = dealPoints(view)[seat] ?? 0;
    const tricks = tricksOf(view, seat);
    const across = pointsInAll(view, seat) >= RUBICON;
    const label = `この回${String(made)}点${across ? '、ルビコンを越えた' : ''}`;
    return [
      ...(made > 0 || across
        ? [{ at: { seat }, text: `+${String(made)}`, label, tone: across ? 'good' : 'plain' } as const]
        : []),
      ...(tricks > 0
        ? [
            {
              at: { place: `won/${String(seat)}` },
              text: String(tricks),
              label: `${String(tricks)}トリック`,
              tone: tricks >= MANY ? 'good' : 'plain',
            } as const,
          ]
        : []),
    ];
  });
}

/** What is still to come, and how far it is to the Rubicon. */
function standing(view: TableView): string {
  const margin = marginOf(view);
  if (margin) return `${String(margin.points)}点差の勝ち${margin.rubicon ? '（ルビコン）' : ''}。`;
  const parts = view.names.map((_, seat) => {
    const missing = RUBICON - pointsInAll(view, seat);
    return `${ja.who(view, seat)}は${missing > 0 ? `あと${String(missing)}点` : '越えた'}`;
  });
  return `全${String(dealsOf(view))}回の${String(view.places.deal)}回まで。ルビコン（100点）まで、${parts.join('、')}。`;
}

const never = (): boolean => false;
const LESSONS = [
  '役に立たないカードを5枚まで選んで替えます。長いマーク、続き、同じ数字の3枚や4枚を残しましょう。',
  'ポイント、シークエンス、セットを比べ、良いほうだけが点になります。持っていても隠してかまいません。',
  '切り札なしで12トリック。先に出すと1点、取ると1点、半分より多く取ると10点です。',
];

export const words: GameWords = {
  title: 'ピケ',
  tagline: '替えて、宣言して、隠して。相手が数え始める前に30点を目指します。',
  lessons: LESSONS.map((text, i) => ({ text, done: english.lessons[i]?.done ?? never })),
  ...optionWords,
  announce: announcing(
    { deal: announceDeal, move: announceMove, act: announceAct, note: announceNote, score: announceScore },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action,
  refusal,
  bubble,
  result: (line, view) => result(line, view, why(line, view)),
  places: {
    hand: '手札',
    trick: '場',
    stock: 'タロン',
    discard: '捨て札',
    reserve: '取り分けたカード',
    won: '取ったトリック',
  },
  signs,
  whys: {
    'carte-blanche': 'カルトブランシュ',
    point: 'ポイント',
    sequence: 'シークエンス',
    set: 'セット',
    repique: 'ルピック',
    lead: '先に出した点',
    trick: 'トリック',
    last: '最後のトリック',
    cards: '7トリック以上',
    pique: 'ピック',
    capot: 'カポ',
  },
  standing,
};
