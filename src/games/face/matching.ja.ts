/** What games of matching the card that is up say in Japanese. */
import type { Rank } from '../../cards/card.ts';
import type { Line, MoveLine, NoteLine } from '../../record/line.ts';
import type { ActionWords, TableView, Sign } from './game-face.ts';
import { goesRight, skippedNow } from './matching.ts';
import { RECYCLED, draws, held, plays } from './sayings.ja.ts';
import { suitIn } from './fields.ts';
import { japanese as ja } from './speech.ts';

export function announceMove(line: MoveLine, view: TableView): string | undefined {
  switch (line.why) {
    case 'play':
      return plays(line, view);
    case 'draw':
    case 'penalty':
      return draws(line, view);
    case 'upcard':
      return `最初のカードは${ja.card(line.cards[0] ?? '??')}。`;
    case 'recycle':
      return RECYCLED;
    default:
      return undefined;
  }
}

export function announceNote(line: NoteLine, view: TableView): string | undefined {
  const who = ja.who(view, line.seat ?? 0);
  switch (line.what) {
    case 'suit':
      return `${who}は${ja.suit(suitIn(line['suit']) ?? 'S')}を指定しました。`;
    case 'reverse':
      return `逆回り。これからは${line['direction'] === 'right' ? '右' : '左'}へ回ります。`;
    case 'skip':
      return `${who}は1回休み。`;
    case 'dry':
      return `もう引くカードがありません。残り${ja.count(Number(line['short']))}は引かずにすみます。`;
    case 'show':
      return held(line, view);
    default:
      return undefined;
  }
}

/** `ハート！`, `1回休み`: what is said aloud of a note. */
export function exclaimed(line: Line): string | undefined {
  if (line.type !== 'note') return undefined;
  if (line.what === 'suit') return `${ja.suit(suitIn(line['suit']) ?? 'S')}！`;
  return line.what === 'skip' ? '1回休み' : undefined;
}

/** Drawing as a button: what is due, or one card. */
export const drawButton = (due: number): ActionWords =>
  due > 0
    ? { full: `${ja.count(due)}引く`, short: `${ja.count(due)}引く` }
    : { full: '山札から1枚引く', short: '引く' };

/** What is due, beside the discards. */
export const dueSign = (due: number): readonly Sign[] =>
  due > 0
    ? [{ at: { place: 'discard' }, text: `+${String(due)}`, label: `${ja.count(due)}引く`, tone: 'bad', as: due }]
    : [];

/** Which way play goes, between the piles. */
export const directionSign = (view: TableView): Sign => {
  const at = { place: 'stock', and: 'discard' };
  return goesRight(view)
    ? { at, text: '↺', label: '右回り', as: 'right' }
    : { at, text: '↻', label: '左回り', as: 'left' };
};

/** The seat that is skipped steps back. */
export function skipSign(view: TableView): readonly Sign[] {
  const seat = skippedNow(view);
  return seat === undefined ? [] : [{ at: { seat }, text: '–', label: '1回休み', as: 'veil' }];
}

/** `A`, `10`, `7`: a rank as it stands on the card. */
export const rankSign = (rank: Rank): string => (rank === 'T' ? '10' : rank);
