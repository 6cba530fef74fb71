/**
 * Where every card lies, folded from the lines: the table as anybody sees it who reads them. Each card is a piece with
 * a number of its own, so that a card can be followed across the table also while its face is hidden.
 */
import type { Seat, SeenCard } from '../cards/card.ts';
import type { ActLine, Action, GameLine, Line, NoteLine, TurnLine } from './line.ts';

/** One card on the table: the same `id` from the deal until it is shuffled again. */
export interface Piece {
  readonly id: number; // 0 … cards in the pack − 1
  readonly card: SeenCard;
}

export class Places {
  /** Place → its pieces, index 0 on top. Empty places may be missing. Piles and lists are replaced, never changed. */
  private piles = new Map<string, readonly Piece[]>();
  private isShared = false; // other places hold the same map of piles: it is copied before it changes
  private chips: ReadonlyMap<string, number> = new Map();
  game: GameLine | undefined;
  deal = 0;
  dealer: Seat = 0;
  totals: readonly number[] = [];
  /** The last `turn` line, while nobody has acted on it. */
  turn: TurnLine | undefined;
  /** What was chosen and what was noted in this deal so far, in order. */
  acts: readonly ActLine[] = [];
  notes: readonly NoteLine[] = [];
  ended: 'no' | 'deal' | 'game' = 'no';

  /** The pieces in a place, top first. */
  at(place: string): readonly Piece[] {
    return this.piles.get(place) ?? [];
  }

  /** The faces in a place, top first. */
  cards(place: string): readonly SeenCard[] {
    return this.at(place).map((piece) => piece.card);
  }

  /** All places that hold a card, in the order in which they were first used. */
  names(): readonly string[] {
    return [...this.piles.keys()].filter((place) => this.at(place).length > 0);
  }

  /** Chips in a purse; places where none ever lay hold none. */
  purse(place: string): number {
    return this.chips.get(place) ?? 0;
  }

  /** What a seat may do now, as far as the lines tell it. */
  legalOf(seat: Seat | undefined): readonly Action[] {
    return offeredTo(seat, this.turn);
  }

  /** The table after one more line; these places stay as they are. Costs no more than what the line changes. */
  after(line: Line): Places {
    const next = Object.assign(new Places(), this);
    next.isShared = true;
    next.apply(line);
    return next;
  }

  /** Takes the next line. Lines that move nothing change only what they say. */
  apply(line: Line): void {
    switch (line.type) {
      case 'game':
        this.game = line;
        this.totals = Array.from({ length: line.seats }, () => 0);
        break;
      case 'deal':
        this.piles = new Map([['stock', line.deck.map((card, id) => ({ id, card }))]]);
        this.isShared = false;
        this.deal = line.deal;
        this.dealer = line.dealer;
        this.ended = 'no';
        this.acts = [];
        this.notes = [];
        break;
      case 'move':
        for (const card of line.cards) this.move(card, line.from, line.to);
        break;
      case 'shuffle':
        this.shuffle(line.place, line.cards);
        break;
      case 'chips':
        this.chips = new Map(this.chips)
          .set(line.from, this.purse(line.from) - line.amount)
          .set(line.to, this.purse(line.to) + line.amount);
        break;
      case 'turn':
        this.turn = line;
        break;
      case 'act':
        this.turn = undefined;
        this.acts = [...this.acts, line];
        break;
      case 'deal-end':
      case 'game-end':
        this.turn = undefined;
        this.totals = line.totals;
        this.ended = line.type === 'deal-end' ? 'deal' : 'game';
        break;
      case 'note':
        this.notes = [...this.notes, line];
        break;
      case 'score':
        break;
    }
  }

  /** Moves one card; of hidden ones the topmost. A card that is not there is left alone: a checked record has none. */
  private move(card: SeenCard, from: string, to: string): void {
    const pile = this.piles.get(from);
    if (!pile) return;
    const named = card === '??' ? -1 : pile.findIndex((piece) => piece.card === card);
    const index = Math.max(named >= 0 ? named : pile.findIndex((piece) => piece.card === '??'), 0);
    const piece = pile[index];
    if (!piece) return;
    const left = pile.slice();
    left.splice(index, 1);
    this.lay(from, left);
    this.lay(to, [{ id: piece.id, card }, ...this.at(to)]);
  }

  private lay(place: string, pile: readonly Piece[]): void {
    if (this.isShared) this.piles = new Map(this.piles);
    this.isShared = false;
    this.piles.set(place, pile);
  }

  /** Gives a shuffled place its new order: which piece is which is nobody's knowledge any more. */
  private shuffle(place: string, cards: readonly SeenCard[]): void {
    const ids = this.at(place)
      .map((piece) => piece.id)
      .sort((a, b) => a - b);
    this.lay(
      place,
      cards.map((card, i) => ({ id: ids[i] ?? i, card })),
    );
  }
}

/** The table after all these lines, at once. */
export function fold(lines: readonly Line[]): Places {
  const places = new Places();
  for (const line of lines) places.apply(line);
  return places;
}

/** What a seat may do by this line, as far as the line tells it; nothing by any line but a turn. */
export function offeredTo(seat: Seat | undefined, line: Line | undefined): readonly Action[] {
  const own = line?.type === 'turn' && seat !== undefined ? line.legal[String(seat)] : undefined;
  return own === undefined || own === '??' ? [] : own;
}
