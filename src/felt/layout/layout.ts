/** Where every card lies and where everything else has room: a function of the table, the scene and some hints. */
import type { Card, Seat } from '../../cards/card.ts';
import { compareCards } from '../../cards/card.ts';
import type { PlaceFace } from '../../games/face.ts';
import type { Piece } from '../../record/fold.ts';
import type { Box, HandSlot } from '../shown.ts';
import type { Table } from '../table.ts';
import { middle } from './box.ts';
import { divide, raiseOf } from './ground.ts';
import { fan } from './hand.ts';
import { DEGREE, jitter } from './jitter.ts';
import { ringPose, spotsOf } from './middle.ts';
import type { Pose } from './pose.ts';
import { FLAT, RATIO } from './pose.ts';
import type { Ground, Scene } from './scene.ts';
import { stepsFrom } from './scene.ts';
import { FREE } from './seating.ts';

/** What sets some of the own cards apart. */
export interface Hints {
  readonly playable: ReadonlySet<Card>;
  readonly choosing: boolean; // it is this seat's choice: what is not playable steps back
  readonly raised: Card | undefined; // under the mouse, or with the keyboard's focus
  readonly pressed: Card | undefined; // under the thumb: rises clear of it
  readonly chosen: Card | undefined; // laid ready for the own turn
}

export const NO_HINTS: Hints = {
  playable: new Set(),
  choosing: false,
  raised: undefined,
  pressed: undefined,
  chosen: undefined,
};

/** A card of the own hand on the felt. */
export interface Slot extends HandSlot {
  readonly piece: number;
}

export interface Layout {
  readonly ground: Ground;
  readonly felt: Box; // all of it
  readonly poses: ReadonlyMap<number, Pose>; // by piece
  readonly plates: readonly Box[]; // by seat
  readonly fans: readonly Box[]; // by seat: where its cards are, for light and for cards that come and go
  readonly hand: readonly Slot[]; // in the order in which they lie, later ones on top
  readonly spots: Readonly<Record<string, Box>>;
  readonly beds: readonly string[]; // places of piles, marked on the cloth also when they are empty
}

const Z_PLACE = 100; // each place has a range of its own
const THICKNESS = 0.0035; // of a card, in card widths
const DRAWN_EVERY = 4; // of the cards inside a pile only every so many is drawn

/** Lays the whole table out. */
export function lay(scene: Scene, table: Table, hints: Hints): Layout {
  const { places } = table;
  const own = ownHand(scene);
  const hand = own ? sorted(places.at(own), true) : [];
  const ground = divide(scene, hand.length);
  const spots = spotsOf(scene, ground);
  const beds = scene.places.filter((place) => place.of === 'table' && place.shape === 'stack').map(({ name }) => name);
  const layer = new Layer(scene, ground, hints);
  scene.places.forEach((place, i) => {
    layer.z = (i + 1) * Z_PLACE;
    if (place.of === 'seat')
      seats(scene).forEach((seat) => layer.seat(place, seat, places.at(`${place.name}/${String(seat)}`)));
    else layer.place(place, spots[place.name], { pieces: places.at(place.name), cameFrom: table.cameFrom });
  });
  const felt = { x: 0, y: 0, width: scene.width, height: scene.height };
  return { ground, felt, poses: layer.poses, plates: ground.plates, fans: layer.fans, hand: layer.hand, spots, beds };
}

const seats = (scene: Scene): readonly Seat[] => Array.from({ length: scene.seats }, (_, seat) => seat);

/** The place that is fanned out at the bottom. */
const ownHand = (scene: Scene): string | undefined => {
  const place = scene.places.find((face) => face.of === 'seat' && face.shape === 'fan');
  return place && `${place.name}/${String(scene.viewer ?? 0)}`;
};

const sorted = (pieces: readonly Piece[], inOrder: boolean): readonly Piece[] =>
  inOrder ? [...pieces].sort((a, b) => compareCards(a.card, b.card) || a.id - b.id) : [...pieces].reverse();

class Layer {
  z = 0;
  readonly poses = new Map<number, Pose>();
  readonly fans: Box[] = [];
  readonly hand: Slot[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly ground: Ground,
    private readonly hints: Hints,
  ) {}

  /** A place of one seat: the viewer's fan large at the bottom, everything else small at the plate. */
  seat(place: PlaceFace, seat: Seat, pieces: readonly Piece[]): void {
    const open = place.faceUp === 'all' || (place.faceUp === 'owner' && (this.scene.viewer ?? seat) === seat);
    if (place.shape === 'fan' && stepsFrom(this.scene, seat) === 0)
      this.ownFan(sorted(pieces, place.sorted === true), open);
    else if (place.shape === 'fan') this.otherFan(seat, sorted(pieces, place.sorted === true), open);
    else this.atPlate(seat, pieces, open);
  }

  /** A place of the table. */
  place(
    place: PlaceFace,
    spot: Box | undefined,
    of: { pieces: readonly Piece[]; cameFrom: ReadonlyMap<number, Seat> },
  ): void {
    if (!spot) return;
    const open = place.faceUp !== 'none';
    if (place.shape === 'ring') this.ring(spot, of.pieces, { open, cameFrom: of.cameFrom });
    else if (place.shape === 'fan') this.row(spot, of.pieces, open);
    else this.stack(spot, of.pieces, open);
  }

  private ownFan(pieces: readonly Piece[], open: boolean): void {
    const { hand, sizes } = this.ground;
    this.fans[this.scene.viewer ?? 0] = hand;
    fan(pieces.length, sizes.card, hand).forEach((at, i) => {
      const piece = pieces[i];
      if (!piece) return;
      const { card } = piece;
      const raise = card === '??' ? 0 : this.raiseOf(card);
      const y = at.y - Math.cos(at.angleRad) * raise;
      const pressed = card === this.hints.pressed;
      this.set(piece, {
        ...{
          x: at.x + Math.sin(at.angleRad) * raise,
          y,
          angleRad: pressed ? 0 : at.angleRad,
          width: sizes.card * (pressed ? 1.08 : 1),
        },
        ...{ faceUp: open, z: this.z + i + (pressed ? Z_PLACE / 2 : 0), lift: raise > 0 ? 0.22 : 0 },
        ...this.marksOf(card),
      });
      if (card === '??') return;
      const box = {
        x: at.x - sizes.card / 2,
        y: y - (sizes.card * RATIO) / 2,
        width: sizes.card,
        height: sizes.card * RATIO,
      };
      const strip = { ...box, width: at.stripWidth, height: at.stripHeight };
      this.hand.push({ card, piece: piece.id, box, strip, angleRad: at.angleRad });
    });
  }

  private raiseOf(card: Card): number {
    const { pressed, chosen, raised, playable } = this.hints;
    const width = this.ground.sizes.card;
    if (card === pressed) return width * 0.62;
    if (card === chosen) return raiseOf(width);
    const base = playable.has(card) ? raiseOf(width) * 0.75 : 0;
    return card === raised ? Math.min(raiseOf(width), base + width * 0.12) : base;
  }

  private marksOf(card: Piece['card']): { edge: number; shade: number } {
    if (card === '??') return { edge: 0, shade: 0 };
    const { playable, choosing, chosen, raised } = this.hints;
    if (card === chosen) return { edge: 1, shade: 0 };
    if (playable.has(card)) return { edge: card === raised ? 1 : 0.8, shade: 0 };
    return { edge: card === raised ? 0.45 : 0, shade: choosing ? 1 : 0 };
  }

  /** Small cards below a plate, partly behind it if they are backs. */
  private otherFan(seat: Seat, pieces: readonly Piece[], open: boolean): void {
    const plate = this.ground.plates[seat];
    if (!plate) return;
    const { back: width, tuck } = this.ground.sizes;
    const named = open && pieces.some((piece) => piece.card !== '??');
    const top = plate.y + plate.height + width * (tuck > 0 ? -RATIO * tuck : FREE);
    this.fans[seat] = { x: plate.x, y: top, width: plate.width, height: width * RATIO };
    const half = (pieces.length - 1) / 2;
    const step = half > 0 ? Math.min(width * 0.55, (plate.width - width) / (2 * half)) : 0;
    const turn = Math.min(4 * DEGREE, (24 * DEGREE) / Math.max(1, pieces.length));
    pieces.forEach((piece, i) => {
      const off = i - half;
      this.set(piece, {
        x: plate.x + plate.width / 2 + off * step,
        y: top + (width * RATIO) / 2 - (half > 0 ? (off / half) ** 2 * width * 0.08 : 0),
        angleRad: -off * turn,
        ...{ width, faceUp: named, z: this.z + i },
      });
    });
  }

  /** A small pile at the outer corner of a plate: tricks that a seat has won, say. */
  private atPlate(seat: Seat, pieces: readonly Piece[], open: boolean): void {
    const plate = this.ground.plates[seat];
    if (!plate) return;
    const width = this.ground.sizes.back;
    const at = { x: plate.x + plate.width - width * 0.6, y: plate.y + plate.height + width * 0.3 };
    [...pieces].reverse().forEach((piece, i) => {
      const angleRad = jitter(this.scene.seed, piece.id) * 4 * DEGREE;
      this.set(piece, {
        ...at,
        angleRad,
        width,
        faceUp: open,
        z: this.z + i,
        covered: i < pieces.length - 3,
        shadow: 0.5,
      });
    });
  }

  /**
   * One card before each seat, turned a little toward it. What lies farther right and down lies on top, whoever played
   * first: so every index, top left, can be read.
   */
  private ring(spot: Box, pieces: readonly Piece[], of: { open: boolean; cameFrom: ReadonlyMap<number, Seat> }): void {
    const at = middle(spot);
    const width = this.ground.tableCard;
    [...pieces].reverse().forEach((piece, i) => {
      const seat = of.cameFrom.get(piece.id);
      const steps = seat === undefined ? i : stepsFrom(this.scene, seat);
      const ring = ringPose(steps, this.scene.seats, width);
      const angleRad = ring.angleRad + jitter(this.scene.seed, piece.id) * 2 * DEGREE;
      const z = this.z + Z_PLACE / 2 + ((ring.x + ring.y) / width) * 10 + i / 100;
      this.set(piece, { x: at.x + ring.x, y: at.y + ring.y, angleRad, width, faceUp: of.open, z });
    });
  }

  /** Cards of the table side by side. */
  private row(spot: Box, pieces: readonly Piece[], open: boolean): void {
    const at = middle(spot);
    const width = this.ground.tableCard;
    const half = (pieces.length - 1) / 2;
    [...pieces].reverse().forEach((piece, i) => {
      this.set(piece, { x: at.x + (i - half) * width * 0.3, y: at.y, width, faceUp: open, z: this.z + i });
    });
  }

  /** A squared pile: as thick as it is high. */
  private stack(spot: Box, pieces: readonly Piece[], open: boolean): void {
    const at = middle(spot);
    const width = this.ground.tableCard;
    const last = pieces.length - 1;
    [...pieces].reverse().forEach((piece, i) => {
      const high = i * width * THICKNESS;
      const angleRad = jitter(this.scene.seed, piece.id) * 0.8 * DEGREE;
      const covered = i > 0 && i < last - 1 && i % DRAWN_EVERY !== 0;
      this.set(piece, {
        x: at.x - high * 0.35,
        y: at.y - high,
        angleRad,
        width,
        faceUp: open,
        z: this.z + i,
        covered,
        shadow: i === 0 ? 1 : 0,
      });
    });
  }

  private set(piece: Piece, pose: Partial<Pose>): void {
    const faceUp = pose.faceUp === true && piece.card !== '??';
    this.poses.set(piece.id, { ...FLAT, ...pose, faceUp });
  }
}
