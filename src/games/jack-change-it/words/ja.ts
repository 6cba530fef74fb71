/** Jack Change It in Japanese. */
import type { Line } from '../../../record/line.ts';
import type { ActionWords, GameWords, TableView } from '../../face/game-face.ts';
import { penaltyDue } from '../../face/matching.ts';
import * as match from '../../face/matching.ja.ts';
import * as say from '../../face/sayings.ja.ts';
import { cardIn, suitIn } from '../../face/fields.ts';
import { japanese as ja, shortCard } from '../../face/speech.ts';
import { lessonsOf } from '../../face/wording.ts';
import { optionWords } from './ja.options.ts';
import {
  type Answers,
  type Expected,
  type Needs,
  answersTo,
  expected,
  learned,
  needsOf,
  withOneCard,
} from './table.ts';

const ANSWERS: Readonly<Record<Answers, string>> = {
  five: 'ハートの5',
  two: '2',
  'two-or-five': '2かハートの5',
  'two-or-ace': '2かハートのエース',
};
const ONLY: Readonly<Record<Answers, string>> = {
  five: 'ハートのエースを止められるのはハートの5だけです。',
  two: '2には2でしか返せません。',
  'two-or-five': 'ハートのエースには2かハートの5でしか返せません。',
  'two-or-ace': '2には2かハートのエースでしか返せません。',
};

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const who = ja.who(view, line.seat ?? 0);
  if (line.what === 'block') return `${who}がハートのエースを止めました。だれも引きません。`;
  if (line.what !== 'penalty') return match.announceNote(line, view);
  const due = Number(line['amount']);
  return `${who}は${ANSWERS[answersTo(due, view)]}を出すか、${ja.count(due)}引かなければなりません。`;
}

function announceAct(line: Line & { type: 'act' }, view: TableView): string | undefined {
  if (line.action.type === 'pass') return `${ja.who(view, line.seat)}はパス。`;
  if (line.action.type === 'keep') return `${ja.who(view, line.seat)}は引いたカードを手札に残しました。`;
  return undefined; // told when the cards move
}

const things = ({ suit, rank, jacks }: Needs): readonly string[] => [
  ja.suit(suit),
  ...(rank === undefined ? [] : [match.rankSign(rank)]),
  ...(jacks ? ['ジャック'] : []),
];

/** `クラブか9`: what fits. */
const wanted = (needs: Needs): string => things(needs).join('か');

/** `クラブも9もありません。` */
function lacking(needs: Needs): string {
  const [only = '', ...more] = things(needs);
  return more.length === 0 ? `${only}がありません。` : `${[only, ...more].join('も')}もありません。`;
}

const INSTEAD = { draw: '山札から1枚引いてください。', pass: '引くカードもないので、パスしてください。' };

function ask(now: Expected): string {
  switch (now.is) {
    case 'answer':
      return now.can
        ? `${ANSWERS[now.with]}を出すか、${ja.count(now.due)}引いてください。`
        : `返せるカードがありません。${ja.count(now.due)}引いてください。`;
    case 'drawn':
      return `引いた${ja.card(now.card)}が出せます。出すか、手札に残してください。`;
    case 'last':
      return `役札は最後の1枚に出せません。${INSTEAD[now.instead]}`;
    case 'lacking':
      return `${lacking(now.needs)}${INSTEAD[now.instead]}`;
    case 'play':
      return `${wanted(now.needs)}を出してください${now.orDraw ? '（引いてもかまいません）' : ''}。`;
  }
}

const prompt = (view: TableView): string => say.waiting(view) ?? ask(expected(view));

function refusal(view: TableView): string {
  const now = expected(view);
  if (now.is === 'answer') return ONLY[now.with];
  if (now.is === 'drawn') return 'いま出せるのは引いたカードだけです。';
  return now.is === 'play' ? `${wanted(needsOf(view))}を出してください。` : ask(now);
}

function playButton(action: Parameters<GameWords['action']>[0], view: TableView): ActionWords {
  if (action['card'] === undefined) return { full: 'カードを出す', short: '出す' };
  const [card, two, suit] = [cardIn(action['card']), action['with'], suitIn(action['suit'])];
  if (suit) return { full: `${ja.card(card)}を出して${ja.suit(suit)}を指定する`, short: ja.suit(suit) };
  if (two !== undefined)
    return {
      full: `${ja.card(card)}と${ja.card(cardIn(two))}を出す`,
      short: `${shortCard(card)}と${shortCard(cardIn(two))}`,
    };
  const isChoice = view.legal.some((other) => other['card'] === card && other['with'] !== undefined);
  return isChoice
    ? { full: `${ja.card(card)}だけを出す`, short: `${shortCard(card)}だけ` }
    : { full: `${ja.card(card)}を出す`, short: shortCard(card) };
}

const WHY: Readonly<Record<string, string>> = {
  out: 'いちばん先に手札がなくなりました。',
  blocked: 'だれも出せなくなりました。手札の少ない人の勝ちです。',
  limit: '千回を超えました。手札の少ない人の勝ちです。',
};

const LESSONS = [
  '場のカードと同じマークか同じ数のカードを出します。なければ1枚引きます。',
  'ジャックは次のマークを指定します。2、8、クイーン、ハートのエースも役札で、次の人に効きます。',
  '先に手札がなくなった人の勝ち。ただし役札では上がれません。ふつうのカードを残しましょう。',
];

const result = say.resultBy(WHY);

export const words: GameWords = {
  title: 'ジャックチェンジイット',
  tagline: 'ジャックでマークを変え、ハートのエースで5枚引かせる。役札では上がれません。',
  lessons: lessonsOf(LESSONS, learned),
  ...optionWords,
  announce: say.announcing(
    {
      move: match.announceMove,
      note: announceNote,
      act: announceAct,
      score: say.scores,
    },
    result,
  ),
  prompt,
  action: (action, view) => {
    switch (action.type) {
      case 'play':
        return playButton(action, view);
      case 'draw':
        return match.drawButton(penaltyDue(view));
      case 'keep':
        return { full: '手札に残す', short: '残す' };
      default:
        return { full: 'パスする', short: 'パス' };
    }
  },
  refusal: (_card, view) => say.notNow(view) ?? refusal(view),
  bubble: (line) => {
    if (line.type === 'note' && line.what === 'block') return '止めた！';
    if (line.type !== 'act') return match.exclaimed(line);
    return line.action.type === 'pass' ? 'パス' : line.action.type === 'keep' ? '残します' : undefined;
  },
  result,
  places: { hand: '手札', stock: '山札', discard: '捨て札' },
  signs: (view) => [
    ...match.dueSign(penaltyDue(view)),
    ...match.skipSign(view),
    ...(view.names.length > 2 ? [match.directionSign(view)] : []),
    ...withOneCard(view).map((seat) => ({ at: { seat }, text: '!', label: '残り1枚' })),
  ],
  whys: { won: '勝ち', cards: 'ほかの人の残り札' },
};
