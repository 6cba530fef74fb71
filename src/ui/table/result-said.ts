/** What a result says first: who has won, how, and a sentence for the one who reads, kind also after a loss. */
import type { Card, Seat } from '../../cards/card.ts';
import type { GameFace, GameWords, TableView } from '../../games/face/game-face.ts';
import type { EndLine, Line } from '../../record/line.ts';
import { facesAt } from '../faces/at-table.ts';
import type { SeatFace } from '../faces/seated.ts';
import type { Page } from '../page/page.svelte.ts';
import { scoredDeals } from './score-sheet.ts';
import { standings } from './standings.ts';
import { handPlace } from '../../games/face/places.ts';

/** match: whoever reads has won all of it; deal: has won a deal, or only looks on; loss: somebody else has won. */
export type Grade = 'match' | 'deal' | 'loss';

export interface ResultSaid {
  readonly winner: Seat | undefined; // who has won alone, or the one who reads among several
  readonly face: SeatFace | undefined;
  readonly grade: Grade;
  readonly sentence: string;
  readonly cards: readonly Card[]; // with which the one who reads has won the match
}

const MOST_CARDS = 4;

/** Where it is told why it ended: in one place only. A sheet that is pulled up hides its head. */
export function whyToldAt(result: {
  readonly sentence: string; // of the head
  readonly why: string | undefined;
  readonly beside: boolean; // beside the table, not a sheet
  readonly dense: boolean; // rows of one line
  readonly winners: readonly Seat[];
}): 'head' | 'row' | 'below' {
  if (result.sentence === result.why) return result.beside ? 'head' : 'below';
  return result.dense || result.winners.length !== 1 ? 'below' : 'row';
}

export function saidOf(
  page: Page,
  ending: { face: GameFace; words: GameWords; view: TableView; line: EndLine },
): ResultSaid {
  const { words, view, line } = ending;
  const { seat } = view;
  const isOver = line.type === 'game-end';
  const hasWon = seat !== undefined && line.winners.includes(seat);
  const winner = hasWon ? seat : line.winners.length === 1 ? line.winners[0] : undefined;
  const grade = seat === undefined || hasWon ? (isOver && hasWon ? 'match' : 'deal') : 'loss';
  return {
    winner,
    grade,
    face: winner === undefined ? undefined : facesAt(page, view, words)[winner],
    sentence: sentenceOf(page, { ...ending, grade }),
    cards: grade === 'match' ? cardsOf(ending.face, view) : [],
  };
}

/** Why it ended for a winner, and where nobody has won; for the others how they stand. */
function sentenceOf(
  page: Page,
  { words, view, line, grade }: { words: GameWords; view: TableView; line: EndLine; grade: Grade },
): string {
  const say = page.sayOnScreens;
  const last = scoredDeals(view.lines).at(-1);
  if (!say || !last) return '';
  if (grade !== 'loss' || isDrawn(line) || page.table.here !== undefined) {
    return whyOf(last.lines, { words, view, line }) ?? (grade === 'match' ? say('ending-won') : '');
  }
  const place = placeOf(view.seat, standings(line, last));
  return say(line.type === 'game-end' ? 'ending-lost' : 'ending-onward', { place, seats: view.names.length });
}

/** Why the match ended, or else its last deal. */
function whyOf(
  lines: readonly Line[],
  { words, view, line }: { words: GameWords; view: TableView; line: EndLine },
): string | undefined {
  const end = lines.find((one) => one.type === 'deal-end') ?? line;
  return words.result(line, view).why ?? words.result(end, view).why;
}

const placeOf = (seat: Seat | undefined, all: ReturnType<typeof standings>): number =>
  all.find((row) => row.seat === seat)?.place ?? 1;

/** Whether nobody has won the match. */
const isDrawn = ({ type, winners }: EndLine): boolean => type === 'game-end' && winners.length === 0;

/** The last cards that the one who reads has laid or taken in the last deal. */
function cardsOf(face: GameFace, view: TableView): readonly Card[] {
  const hand = handPlace(face)?.name;
  const own = String(view.seat);
  const lines = scoredDeals(view.lines).at(-1)?.lines ?? [];
  const cards = lines.flatMap((line) => {
    if (line.type !== 'move') return [];
    const isOwn = hand === undefined ? line.to.endsWith(`/${own}`) : line.from === `${hand}/${own}`;
    return isOwn ? line.cards.filter((card) => card !== '??') : [];
  });
  return [...new Set(cards)].slice(-MOST_CARDS);
}
