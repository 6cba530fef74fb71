/**
 * Checks the chance of a record against its seed [record, rule 7]: the draw for the first dealer, every deck and every later
 * shuffle. It needs no rules: the pack is the first deck in card order, and the lines tell where each card lies.
 */
import { type SeenCard, compareCards } from '../cards/card.ts';
import { SeededChance } from '../cards/chance.ts';
import { Places } from './fold.ts';
import type { DealLine, GameLine, Line } from './line.ts';

/** How much chance there is in a record, and the first line that does not follow from the seed, if there is one. */
export interface Reshuffled {
  readonly decks: number;
  readonly shuffles: number; // after a deal
  readonly wrongAt: number | undefined; // 1 is the first line
}

/** One pass through a record. */
class Reshuffle {
  decks = 0;
  shuffles = 0;
  private readonly chance: SeededChance;
  private readonly places = new Places();
  private pack: readonly SeenCard[] | undefined;

  constructor(
    private readonly game: GameLine,
    seed: string,
  ) {
    this.chance = new SeededChance(seed);
  }

  /** Whether the line follows from the seed. Lines without chance always do. */
  take(line: Line): boolean {
    const fits = this.fits(line);
    this.places.apply(line);
    return fits;
  }

  private fits(line: Line): boolean {
    if (line.type === 'deal') return this.deal(line);
    if (line.type !== 'shuffle') return true;
    this.shuffles += 1;
    return this.isShuffled(line.cards, [...this.places.cards(line.place)].reverse()); // the bottom first
  }

  private deal({ deal, dealer, deck }: DealLine): boolean {
    this.decks += 1;
    const { options, seats } = this.game;
    const isDrawn = !this.pack && deal > 0 && options['dealer'] === 'random'; // [record, rule 8]
    this.pack ??= [...deck].sort(compareCards);
    return (!isDrawn || this.chance.below(seats) === dealer) && this.isShuffled(deck, this.pack);
  }

  /** Whether the next shuffle of these cards gives this order. */
  private isShuffled(found: readonly SeenCard[], cards: readonly SeenCard[]): boolean {
    const order = Uint8Array.from(cards, (_, i) => i);
    this.chance.shuffle(order, order.length);
    return found.length === cards.length && found.every((card, i) => card === cards[order[i] ?? -1]);
  }
}

/** Checks the decks and shuffles of a full record. In a seat's view, which has no seed, line 1 is wrong. */
export function reshuffle(lines: readonly Line[]): Reshuffled {
  const [first] = lines;
  if (first?.type !== 'game' || first.seed === undefined) return { decks: 0, shuffles: 0, wrongAt: 1 };
  const run = new Reshuffle(first, first.seed);
  const wrong = lines.findIndex((line) => !run.take(line));
  return { decks: run.decks, shuffles: run.shuffles, wrongAt: wrong < 0 ? undefined : wrong + 1 };
}
