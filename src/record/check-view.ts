/** Checks a seat's view from outside. The engine cannot replay it, but it can follow each card. */
import { Places } from './fold.ts';
import type { Line } from './line.ts';
import type { NumberedLine } from './parse.ts';
import { type Failure, failure } from './result.ts';

/** Whether this is a view and not a full record: its decks are hidden, or, before any deal, its seed is missing. */
export function isView(lines: readonly NumberedLine[]): boolean {
  const decks = lines.flatMap(({ line }) => (line.type === 'deal' ? [line.deck] : []));
  const first = lines[0]?.line;
  return decks.length > 0
    ? decks.some((deck) => deck.includes('??'))
    : first?.type === 'game' && first.seed === undefined;
}

/** The first error in a view: a line out of order, or a card that does not lie where it is taken from. */
export function troubleInView(lines: readonly NumberedLine[], packSize: number): Failure | undefined {
  const check = new ViewCheck(packSize);
  for (const { at, line } of lines) {
    const why = check.add(line);
    if (why !== undefined) return failure('differs', at, why);
  }
  return undefined;
}

/** Checks a view line by line, as it comes. */
export class ViewCheck {
  private readonly places = new Places();
  private count = 0;

  constructor(private readonly packSize: number) {}

  /** What is wrong with the next line; undefined if it fits. */
  add(line: Line): string | undefined {
    if (this.count > 0 && line.type === 'game') return 'a second "game" line';
    const why = troubleWith(this.places, line, this.packSize);
    if (why !== undefined) return why;
    this.places.apply(line);
    this.count += 1;
    return undefined;
  }
}

function troubleWith(places: Places, line: Line, packSize: number): string | undefined {
  if (places.ended === 'game') return 'the game is over, but the record goes on';
  if (line.type === 'deal' && line.deck.length !== packSize) return `the deck does not have ${String(packSize)} cards`;
  if (line.type === 'shuffle' && line.cards.length !== places.at(line.place).length)
    return `${line.place} has a different number of cards`;
  if (line.type !== 'move') return undefined;
  const there = places.cards(line.from);
  if (there.length < line.cards.length) return `${line.from} does not have that many cards`;
  const known = line.cards.filter((card) => card !== '??' && !there.includes(card)).length;
  const hidden = there.filter((card) => card === '??').length;
  return known > hidden ? `a card is moved from ${line.from} that does not lie in ${line.from}` : undefined;
}
