/** Checking a seat's view that comes from outside: the engine cannot play it back, but every card must be somewhere. */
import { Places } from './fold.ts';
import type { Line } from './line.ts';
import type { NumberedLine } from './parse.ts';
import { type Failure, failure } from './result.ts';

/** Is it a view rather than a full record? Then its decks are hidden; before any deal, its seed is. */
export function isView(lines: readonly NumberedLine[]): boolean {
  const decks = lines.flatMap(({ line }) => (line.type === 'deal' ? [line.deck] : []));
  const first = lines[0]?.line;
  return decks.length > 0
    ? decks.some((deck) => deck.includes('??'))
    : first?.type === 'game' && first.seed === undefined;
}

/** What cannot be in such a view: lines out of order, cards that are not where they are taken from. */
export function troubleInView(lines: readonly NumberedLine[], packSize: number): Failure | undefined {
  const places = new Places();
  for (const [i, { at, line }] of lines.entries()) {
    const why = i > 0 && line.type === 'game' ? 'a second "game" line' : troubleWith(places, line, packSize);
    if (why !== undefined) return failure('differs', at, why);
    places.apply(line);
  }
  return undefined;
}

function troubleWith(places: Places, line: Line, packSize: number): string | undefined {
  if (places.ended === 'game') return 'the game is over, but the record goes on';
  if (line.type === 'deal' && line.deck.length !== packSize) return `the deck has not ${String(packSize)} cards`;
  if (line.type === 'shuffle' && line.cards.length !== places.at(line.place).length)
    return `${line.place} has another number of cards`;
  if (line.type !== 'move') return undefined;
  const there = places.cards(line.from);
  if (there.length < line.cards.length) return `${line.from} has not so many cards`;
  const known = line.cards.filter((card) => card !== '??' && !there.includes(card)).length;
  const hidden = there.filter((card) => card === '??').length;
  return known > hidden ? `a card is moved that does not lie in ${line.from}` : undefined;
}
