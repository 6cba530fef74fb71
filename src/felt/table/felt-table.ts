/** The table at the cursor of the motion, with what the felt remembers besides: owners of cards, marked seats. Pure. */
import type { Card, Seat } from '../../cards/card.ts';
import type { GameFace } from '../../games/face/game-face.ts';
import type { LaidCard } from '../../games/face/layout/arrangement.ts';
import type { Piece, Places } from '../../record/fold.ts';
import type { ActLine, MoveLine, NoteLine } from '../../record/line.ts';
import { NO_TABLE, type Snapshot, type Step } from '../../record/timeline.ts';

/** The seat that a place belongs to by its name: `hand/2` is seat 2's; undefined for a place of the table. */
export function seatOf(place: string, faces: GameFace['places']): Seat | undefined {
  const [name, second, third] = place.split('/');
  const face = faces.find((one) => one.name === name);
  const seat = face?.owner === 'seat' ? second : face?.owner === 'laid' ? third : undefined;
  return seat === undefined ? undefined : Number(seat);
}

/** What the table needs of a face to follow the lines. */
export type TableFace = Pick<GameFace, 'marks' | 'turnsOver' | 'places'>;

/** A card that is turned up for a while where it lies. */
interface Turned {
  readonly card: Card;
  readonly place: string;
  readonly for: 'act' | 'down' | 'deal';
}

const NEVER_LAID = { from: undefined, at: 0, noted: 0 } as const;

export class FeltTable {
  /** The lines so far and where everything lies after them. */
  seen: Snapshot = NO_TABLE;
  /** Piece → its shown face, though it lies face down or in a hand. */
  readonly turned = new Map<number, Turned>();
  /** Place before a seat → its owner, if its name does not tell: the seat that laid its first card. */
  private readonly owners = new Map<string, Seat>();
  private actor: Seat | undefined; // of the last act
  /** Pieces that the last line turned up: they are raised while it is shown. */
  readonly risen = new Set<number>();
  /** Piece → how it was laid where it is now. */
  private readonly laid = new Map<number, Pick<LaidCard, 'from' | 'at' | 'noted'>>();
  winners: readonly Seat[] = [];

  constructor(private readonly face: TableFace) {}

  get places(): Places {
    return this.seen.places;
  }

  /** All pieces, place by place. */
  pieces(): readonly Piece[] {
    return this.places.names().flatMap((place) => this.places.at(place));
  }

  /** Resets to before the first line. */
  begin(): void {
    this.seen = NO_TABLE;
    this.risen.clear();
    this.clear();
  }

  /** The seat before which a place lies. */
  ownerOf(place: string): Seat | undefined {
    const [, , seat] = place.split('/');
    return seat === undefined ? this.owners.get(place) : Number(seat);
  }

  /** The seat from whose place a piece last came in this deal. */
  cameFrom(piece: number): Seat | undefined {
    return this.laid.get(piece)?.from;
  }

  /** A piece in a place, with what is known of how it came there. */
  laidCard(piece: Piece, place: string): LaidCard {
    return { ...piece, place, ...(this.laid.get(piece.id) ?? NEVER_LAID) };
  }

  /** The acts that mark their seats. */
  get marks(): readonly ActLine[] {
    return this.face.marks?.(this.places) ?? [];
  }

  /** Whether cards are turned up until the next deal. */
  get isShown(): boolean {
    return [...this.turned.values()].some((shown) => shown.for === 'deal');
  }

  /** Takes the next step; returns the pieces that it moved, in the order in which they were laid. */
  applyStep({ line, after }: Step): readonly Piece[] {
    this.seen = after;
    this.risen.clear();
    if (line.type === 'move') return this.move(line);
    if (line.type === 'deal') this.clear();
    if (line.type === 'deal-end' || line.type === 'game-end') this.winners = line.winners;
    if (line.type === 'act') this.acted(line);
    if (line.type === 'note') this.turn(line);
    return [];
  }

  private move(line: MoveLine): readonly Piece[] {
    const moved = this.places.at(line.to).slice(0, line.cards.length).reverse();
    const seat = seatOf(line.from, this.face.places);
    const owner = seat ?? this.actor;
    if (owner !== undefined && moved.length === this.places.at(line.to).length) this.owners.set(line.to, owner);
    for (const piece of moved) {
      this.turned.delete(piece.id);
      this.laid.set(piece.id, { from: seat, at: this.seen.count, noted: this.places.notes.length });
    }
    return moved;
  }

  /** The winners; the viewer first, if it won. */
  winnersFirst(viewer: Seat | undefined): readonly Seat[] {
    return [...this.winners].sort((a, b) => Number(b === viewer) - Number(a === viewer));
  }

  private acted(line: ActLine): void {
    this.actor = line.seat;
    for (const [id, shown] of this.turned) if (shown.for === 'act') this.turned.delete(id);
  }

  /** Turns cards up or down again where they lie. */
  private turn(note: NoteLine): void {
    const { up: shown, down = [] } = this.face.turnsOver?.(note) ?? {};
    for (const [id, { place }] of this.turned) if (down.includes(place)) this.turned.delete(id);
    if (!shown) return;
    const pieces = this.places.at(shown.place);
    const free = pieces.filter(({ id, card }) => card === '??' && !this.turned.has(id));
    for (const card of shown.cards) {
      const piece = pieces.find((one) => one.card === card) ?? free.shift();
      if (!piece) continue;
      this.turned.set(piece.id, { card, place: shown.place, for: shown.for });
      if (shown.for === 'act') this.risen.add(piece.id);
    }
  }

  private clear(): void {
    this.turned.clear();
    this.owners.clear();
    this.actor = undefined;
    this.laid.clear();
    this.winners = [];
  }
}
