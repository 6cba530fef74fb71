/** The buttons of Piquet in Japanese: what is declared, what an answer means, what counts. */
import type { Action, FieldValue } from '../../../record/line.ts';
import type { ActionWords, TableView } from '../../face/game-face.ts';
import { cardIn } from '../../face/fields.ts';
import { japanese as ja, shortCard } from '../../face/speech.ts';
import { type CombinationKind, pointsOf } from './combinations.ts';
import { KIND, declared, madeOf, points, short, whole } from './ja.combinations.ts';
import { claimed, elderSilent, isElder, kindIn, noteOf, otherOf, ownBest, ownList, pointsTogether } from './table.ts';

const other = (view: TableView): string => ja.who({ ...view, seat: undefined }, otherOf(view));

function carteBlanche(take: FieldValue | undefined): ActionWords {
  if (take === undefined)
    return { full: 'カルトブランシュ：絵札が1枚もないことを見せて10点', short: 'カルトブランシュ' };
  return {
    full: `カルトブランシュを宣言して${ja.count(Number(take))}替える`,
    short: `${ja.count(Number(take))}替える`,
  };
}

function declare(kind: CombinationKind, view: TableView): ActionWords {
  const best = ownBest(view, kind);
  if (!best) return { full: `${KIND[kind]}を宣言する`, short: '宣言' };
  const wins = !isElder(view) && elderSilent(view, kind);
  const makes = `${points(pointsOf(best))}${kind === 'point' ? '' : '以上'}`;
  return {
    full: `${whole(best)}を宣言する`,
    short: short(best),
    help: `${madeOf(best)}。${wins ? '' : `${other(view)}がもっと良くなければ`}${makes}。`,
  };
}

function silent(kind: CombinationKind, view: TableView): ActionWords {
  if (!ownBest(view, kind))
    return {
      full: `${KIND[kind]}はないと言う`,
      short: 'なし',
      help: `持っていません。隠しているかどうか、${other(view)}にはわかりません。`,
    };
  return {
    full: `${KIND[kind]}を隠して、なしと言う`,
    short: '隠す（なしと言う）',
    help: `点にはなりませんが、${other(view)}に知られません。`,
  };
}

function good(kind: CombinationKind, view: TableView): ActionWords {
  const note = noteOf(view, 'declare', kind);
  const said = declared(kind, Number(note?.['count']), note?.['rank']);
  const gives = ownList(view).filter(({ type }) => type === 'answer').length > 1;
  return {
    full: `グッド：${said}の勝ち`,
    short: 'グッド',
    help: gives
      ? `自分のは隠したまま、ゆずります。${other(view)}の得点です。`
      : `それに並ぶものがありません。${other(view)}の得点です。`,
  };
}

function equal(kind: CombinationKind, view: TableView): ActionWords {
  if (noteOf(view, 'making', kind))
    return {
      full: `イコール：${KIND[kind]}はまったく同じ`,
      short: 'イコール',
      help: 'まったく同じです。どちらも点になりません。',
    };
  const best = ownBest(view, kind);
  const asks = kind === 'point' ? '数の合計（エース11、絵札と10は10）' : 'いちばん上の数字';
  return {
    full: `イコール：${best ? whole(best) : '同じ枚数'}がある`,
    short: 'イコール',
    help: `枚数は同じです。${other(view)}に${asks}を聞きます。`,
  };
}

function notGood(kind: CombinationKind, view: TableView): ActionWords {
  const best = ownBest(view, kind);
  if (!best) return { full: 'ノットグッド：こちらが上', short: 'ノットグッド' };
  return {
    full: `ノットグッド：${whole(best)}が上`,
    short: 'ノットグッド',
    help: `${whole(best)}のほうが上。あなたの得点です（${points(pointsOf(best))}${kind === 'point' ? '' : '以上'}）。`,
  };
}

function answer(action: Action, view: TableView): ActionWords {
  const kind = kindIn(action['kind']);
  if (action['say'] === 'equal') return equal(kind, view);
  if (action['say'] === 'not-good') return notGood(kind, view);
  return action['say'] === undefined ? { full: '答える', short: '答える' } : good(kind, view);
}

function claim(action: Action, view: TableView): ActionWords {
  const all = claimed(action, view);
  if (action['kind'] === undefined || all.length === 0) return { full: '持っているものを数える', short: '数える' };
  const made = ja.list(all.map(whole));
  const hides = ownList(view).some((one) => String(one['extra']).length > String(action['extra']).length);
  const sum = points(pointsTogether(all));
  return { full: `${made}を数える：${sum}`, short: sum, help: `${made}${hides ? '。残りは隠します' : ''}。` };
}

const FIXED: Readonly<Record<string, ActionWords>> = {
  draw: { full: '捨てた枚数だけタロンから引く', short: '替える' },
  reveal: { full: 'タロンの残りを表にする', short: '表にする', help: '残りを二人とも見ます。' },
  keep: { full: 'タロンの残りを伏せたままにする', short: '伏せておく', help: '残りを表にしません。' },
};

export function action(one: Action, view: TableView): ActionWords {
  const kind = one['kind'] === undefined ? undefined : kindIn(one['kind']);
  switch (one.type) {
    case 'carte-blanche':
      return carteBlanche(one['take']);
    case 'declare':
      return kind ? declare(kind, view) : { full: '宣言する', short: '宣言' };
    case 'silent':
      return kind ? silent(kind, view) : { full: 'なしと言う', short: 'なし' };
    case 'answer':
      return answer(one, view);
    case 'claim':
      return claim(one, view);
    case 'discard':
      return { full: `${ja.card(cardIn(one['card']))}を捨てる`, short: shortCard(cardIn(one['card'])) };
    case 'play':
      return { full: `${ja.card(cardIn(one['card']))}を出す`, short: shortCard(cardIn(one['card'])) };
    default:
      return FIXED[one.type] ?? { full: one.type, short: one.type };
  }
}
