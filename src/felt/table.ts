/** The table as lines tell it, with what the felt remembers besides: whose card it was, who is marked. Pure. */
import type { Seat } from '../cards/card.ts';
import type { Face, Gesture } from '../games/face.ts';
import type { Piece } from '../record/fold.ts';
import { Places } from '../record/fold.ts';
import type { ActLine, Line, TurnLine } from '../record/line.ts';

/** The seat that a place belongs to: `hand/2` is seat 2's; nothing for a place of the table. */
export function seatOf(place: string): Seat | undefined {
  const [, seat] = place.split('/', 2);
  return seat !== undefined && /^\d+$/.test(seat) ? Number(seat) : undefined;
}

export class Table {
  readonly places = new Places();
  /** Piece → the seat out of whose place it last came. */
  readonly cameFrom = new Map<number, Seat>();
  /** Marked seat → the act that marked it. */
  readonly marked = new Map<Seat, ActLine>();
  winners: readonly Seat[] = [];

  constructor(private readonly mark: Face['mark']) {}

  /** Takes the next line; the pieces that it moved, in the order in which they were laid. */
  apply(line: Line): readonly Piece[] {
    this.places.apply(line);
    if (line.type === 'deal') this.clear();
    if (line.type === 'deal-end' || line.type === 'game-end') this.winners = line.winners;
    if (line.type === 'act' && line.action.type === this.mark?.act) this.marked.set(line.seat, line);
    if (line.type !== 'move') return [];
    const moved = this.places.at(line.to).slice(0, line.cards.length).reverse();
    const seat = seatOf(line.from);
    for (const piece of moved) {
      if (seat === undefined) this.cameFrom.delete(piece.id);
      else this.cameFrom.set(piece.id, seat);
    }
    this.unmark();
    return moved;
  }

  /** Who won what has ended; the viewer first, if it did. */
  winnersFirst(viewer: Seat | undefined): readonly Seat[] {
    return [...this.winners].sort((a, b) => Number(b === viewer) - Number(a === viewer));
  }

  private clear(): void {
    this.cameFrom.clear();
    this.marked.clear();
    this.winners = [];
  }

  /** A mark stays for as long as the seat's place holds just so many cards. */
  private unmark(): void {
    if (!this.mark) return;
    for (const seat of this.marked.keys())
      if (this.places.at(`${this.mark.place}/${String(seat)}`).length !== this.mark.size) this.marked.delete(seat);
  }
}

/**
 * Whose turn a `turn` line says it is. In a seat's view the seat on turn stands there with `??`, if it is not the
 * viewer's own; where several lists are told, it is the seat that may do something with cards.
 */
export function seatOnTurn(turn: TurnLine | undefined, gestures: Readonly<Record<string, Gesture>>): Seat | undefined {
  if (!turn) return undefined;
  const entries = Object.entries(turn.legal);
  const hidden = entries.find(([, list]) => list === '??');
  const byHand = entries.find(([, list]) => list !== '??' && list.some(({ type }) => isByHand(gestures[type])));
  const entry = hidden ?? byHand ?? (entries.length === 1 ? entries[0] : undefined);
  return entry ? Number(entry[0]) : undefined;
}

const isByHand = (gesture: Gesture | undefined): boolean => gesture?.by === 'card' || gesture?.by === 'place';
