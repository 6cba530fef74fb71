/** The places of the table: tricks, rows, runs, slots, grids and piles, each card where its arrangement lays it. */
import type { Seat } from '../../cards/card.ts';
import { type MiddlePlace, arrangementOf } from '../../games/face/places.ts';
import type { Arrange, ArrangementRoom } from '../../games/face/layout/arrangement.ts';
import type { Box } from '../../games/face/layout/box.ts';
import type { Piece } from '../../record/fold.ts';
import { Poses } from './poses.ts';
import { stepsFrom } from './scene.ts';

const CROWN = 0.55; // how high the best card of a trick rises

/** The cards of a place, and how they lie. */
interface PlaceCards {
  readonly name: string;
  readonly pieces: readonly Piece[]; // the one that was laid first before others
  readonly isOpen: boolean;
  readonly card: number; // px: width
  readonly arrange: Arrange;
}

export class TablePlaces extends Poses {
  private readonly levels = new Map<string, number>(); // inside a place: where what lies upon it lies

  /** A place of the table. */
  protected ofTable(face: MiddlePlace, name: string): void {
    const spot = this.spots[name];
    if (!spot) return;
    const { arrangement, over, faceUp } = face;
    const inside = arrangementOf(face)?.inside;
    if (inside !== undefined) this.levels.set(name, this.z + inside);
    const pieces = [...this.table.places.at(name)].reverse();
    const z = this.levels.get(over ?? '') ?? this.z;
    const { tableCard: card } = this.ground;
    this.arrange(spot, { name, pieces, isOpen: faceUp !== 'none', card, arrange: arrangement.arrange }, z);
  }

  /** Lays cards out as their arrangement says. What no other card covers can be hovered, tapped and lit. */
  protected arrange(box: Box, { name, pieces, isOpen, card, arrange }: PlaceCards, z = this.z): void {
    const byId = new Map(pieces.map((piece) => [piece.id, piece]));
    const cards = pieces.map((piece) => this.table.laidCard(piece, name));
    for (const { id, seen, ...lying } of arrange(cards, this.roomOf(box, card))) {
      const piece = byId.get(id);
      if (!piece) continue;
      const edge = seen ? this.edgeOf(piece, name) : 0;
      const best = this.table.risen.has(id) ? { lift: CROWN, edge: 1 } : {};
      this.set(piece, { edge, ...lying, ...best, faceUp: isOpen, z: z + (lying.z ?? 0) });
      if (seen && isOpen && piece.card !== '??') this.cards[piece.card] = seen;
    }
  }

  private roomOf(box: Box, card: number): ArrangementRoom {
    const { seats, options, seed } = this.scene;
    const stepsTo = (seat: Seat): number => stepsFrom(this.scene, seat);
    const { places } = this.table;
    return { box, card, seats, options, seed, stepsTo, places, area: this.ground.middle, raised: this.hints.raised };
  }
}
