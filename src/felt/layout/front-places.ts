/** What lies before seats: cards in groups, melds with what others have added, and the dealer's stack. */
import type { Seat } from '../../cards/card.ts';
import type { Box } from '../../games/face/layout/box.ts';
import { pile } from '../../games/face/layout/pile.ts';
import type { DealerPlace, FrontPlace, PlaceFace } from '../../games/face/places.ts';
import { Z_PLACE } from '../../games/face/layout/pose.ts';
import type { Piece } from '../../record/fold.ts';
import { seatOf } from '../table/felt-table.ts';
import { type Group, layFront, partsOf } from './fronts.ts';
import { cardsInOrder, cardsTogether, groupsOf, namesOf } from './groups.ts';
import { OWN_FRONT } from './own.ts';
import { stepsFrom } from './scene.ts';
import { TablePlaces } from './table-places.ts';

export class FrontPlaces extends TablePlaces {
  protected byDealer: DealerPlace | undefined;
  private readonly groups = new Map<Seat, Group[]>();

  /** Whether what a seat holds or has before it lies with its faces up. */
  protected isOpen({ faceUp }: PlaceFace, seat: Seat): boolean {
    return faceUp === 'all' || (faceUp === 'owner' && (this.scene.viewer ?? seat) === seat);
  }

  /** What seats have before them, and what of it lies together in the middle. */
  protected front(face: FrontPlace): void {
    const groups = groupsOf(face, this.table);
    this.inMiddle(face, cardsTogether(groups));
    if (this.scene.alone) return;
    for (const { cards, isInMiddle } of groups) {
      const place = cards[0]?.place;
      const seat = place === undefined ? undefined : seatOf(place, this.scene.places);
      if (place === undefined || seat === undefined || isInMiddle) continue;
      if (face.inHand && stepsFrom(this.scene, seat) === 0) continue; // held
      this.group(seat, { place, pieces: cards, open: this.isOpen(face, seat) });
    }
  }

  /** What all seats have laid together, as one row in the middle. */
  private inMiddle(face: FrontPlace, pieces: readonly Piece[]): void {
    const spot = this.spots[face.name];
    if (!spot || !face.together) return;
    const { arrange } = face.together;
    const row = { name: face.name, isOpen: true, card: this.ground.tableCard, arrange };
    this.arrange(spot, { ...row, pieces });
  }

  /** What seats have laid, each with what others have added to it. */
  protected melds(face: FrontPlace): void {
    const names = namesOf(face, this.table);
    for (const name of names) {
      const parts = partsOf(name, names);
      if (parts[0] !== name) continue; // it lies with what it was added to
      const seat = this.table.ownerOf(name) ?? this.scene.viewer ?? 0;
      this.group(seat, { place: name, pieces: cardsInOrder(face, this.table, parts), open: face.faceUp === 'all' });
    }
  }

  private group(seat: Seat, group: Group): void {
    this.groups.set(seat, [...(this.groups.get(seat) ?? []), group]);
  }

  /** The cards before a seat: its groups, and the dealer's stack. */
  before(seat: Seat): void {
    const front = this.ground.fronts[seat];
    const stack = this.table.places.dealer === seat ? this.byDealer : undefined;
    if (!front) return;
    const isOwn = stepsFrom(this.scene, seat) === 0;
    const most = this.ground.sizes.front * (isOwn ? OWN_FRONT : 1);
    const groups = this.groups.get(seat) ?? [];
    const plate = this.ground.plates[seat];
    const aside = !isOwn && plate !== undefined && front.x > plate.x + plate.width;
    const laid = layFront(front, groups, { most, stacked: stack !== undefined, aside });
    let onTop = 0; // a later line lies on the one above it
    for (const { place, open, pieces, row } of laid.groups)
      pieces.forEach((piece, i) => this.inRow(piece, row[i], { width: laid.card, open, place, i: onTop++ }));
    Object.assign(this.spots, laid.spots);
    if (stack && laid.stack) this.beside(laid.stack, stack);
    if (groups.length > 0 || stack) this.z += Z_PLACE;
  }

  private beside(spot: Box, { name, faceUp }: DealerPlace): void {
    this.spots[name] = spot;
    const pieces = [...this.table.places.at(name)].reverse();
    this.arrange(spot, { name, pieces, isOpen: faceUp === 'all', card: spot.width, arrange: pile.arrange });
  }
}
