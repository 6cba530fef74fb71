/** Where every card and everything else lies: a function of scene, table and hints. */
import type { Card, Seat } from '../../cards/card.ts';
import { type Box, boxAround, middle } from '../../games/face/layout/box.ts';
import { heap } from '../../games/face/layout/pile.ts';
import { FLAT, RATIO, Z_PLACE } from '../../games/face/layout/pose.ts';
import {
  type HandPlace,
  type HeapPlace,
  type MiddlePlace,
  type PlaceFace,
  arrangementOf,
  boardPlace,
  handPlace,
  isHeld,
  overOf,
} from '../../games/face/places.ts';
import { selectionFace } from '../../games/face/selection.ts';
import type { Piece } from '../../record/fold.ts';
import type { FeltTable } from '../table/felt-table.ts';
import { FrontPlaces } from './front-places.ts';
import { divide } from './ground.ts';
import { namesOf } from './groups.ts';
import { fan } from './hand.ts';
import { behindFace, besideFace, fanBelow, fanBeside } from './held.ts';
import type { Hints, FeltLayout, Slot } from './hints.ts';
import { loadsOf } from './loads.ts';
import { spotsOf } from './middle.ts';
import { inHand, sorted } from './order.ts';
import { PEEK, raiseOf } from './own.ts';
import { type Load, type Scene, stepsFrom } from './scene.ts';
import { FREE } from './seating.ts';

const RESULT = 80; // px that are not free at an edge: more than a phone itself needs
const CLEAR = 34; // px below a plate for its bubble: shown cards lie clear of it
const SHOWN = { edge: 1, shade: 0 } as const; // highlight of the viewer's own

/** Lays the whole table out. */
export function lay(all: Scene, table: FeltTable, hints: Hints): FeltLayout {
  const scene = all.alone ? { ...all, places: all.alone.places(all.places, table) } : all;
  const own = ownHand(scene, table);
  const { right, bottom } = scene.insets;
  const rests = table.winners.length > 0 && right + bottom > RESULT; // so that nothing jumps before the result is there
  const load: Load = {
    hand: rests ? own.length : Math.max(1, own.length),
    middle: loadsOf(scene.places, table),
    rests,
    shown: table.isShown,
  };
  const ground = divide(scene, load);
  const spots = { ...spotsOf(scene, ground, load.middle) };
  const layer = new Layer({ scene, ground, hints, table, spots });
  scene.places.forEach((place, i) => {
    layer.z = (i + 1) * Z_PLACE;
    layer.place(place);
  });
  layer.z = (scene.places.length + 1) * Z_PLACE;
  layer.holdPieces(own);
  for (const seat of seats(scene)) layer.before(seat);
  layer.hideOthers();
  const empty = new Set(Object.keys(layer.spots).filter((name) => table.places.at(name).length === 0));
  return {
    ground,
    felt: { x: 0, y: 0, width: scene.width, height: scene.height },
    poses: layer.poses,
    plates: ground.plates,
    fans: layer.fans,
    hand: layer.hand,
    spots: layer.spots,
    cards: layer.cards,
    beds: bedsOf(scene, layer.spots),
    empty,
    scrollMost: isCleared(scene, layer.spots, empty) ? 0 : ground.hidden,
  };
}

const seats = (scene: Scene): readonly Seat[] => Array.from({ length: scene.seats }, (_, seat) => seat);

const stemOf = (place: string): string => place.split('/', 1)[0] ?? place;

/** Whether a table full of cards is empty by now: there is nothing left to scroll to. */
function isCleared(scene: Scene, spots: FeltLayout['spots'], empty: ReadonlySet<string>): boolean {
  const board = boardPlace(scene);
  return Object.keys(spots).every((name) => stemOf(name) !== board?.name || empty.has(name));
}

/** What the viewer holds, in the order of the fan. */
function ownHand(scene: Scene, table: FeltTable): readonly Piece[] {
  const held = scene.places.filter(isHeld);
  const pieces = held.flatMap((place) => table.places.at(`${place.name}/${String(scene.viewer ?? 0)}`));
  return handPlace(scene)?.sorted === true ? inHand(pieces, scene.order) : sorted(pieces, false);
}

/** Places whose emptiness matters: piles, slots, and the start of a run. */
function bedsOf({ places }: Scene, spots: FeltLayout['spots']): string[] {
  const marked = (name: string): boolean => {
    const stem = stemOf(name);
    const face = places.find((place) => place.name === stem);
    return face !== undefined && overOf(face) === undefined && arrangementOf(face)?.isMarked?.(stem) === true;
  };
  return Object.keys(spots).filter(marked);
}

class Layer extends FrontPlaces {
  readonly fans: Box[] = [];
  readonly hand: Slot[] = [];
  private readonly piles = new Map<Seat, number>(); // small piles at each plate so far

  /** All places of one kind. */
  place(face: PlaceFace): void {
    switch (face.where) {
      case 'seat':
        this.eachOther((seat) => this.otherHand(face, seat));
        break;
      case 'pile':
        this.eachSeat((seat) => this.atPlate(face, seat));
        break;
      case 'front':
        if (face.owner === 'laid') this.melds(face);
        else this.front(face);
        break;
      case 'dealer':
        this.byDealer = face;
        break;
      case 'centre':
      case 'left':
      case 'right':
        this.middle(face);
        break;
    }
  }

  /** A place of the table, or many. */
  private middle(face: MiddlePlace): void {
    if (face.owner === 'table') this.ofTable(face, face.name);
    else for (const name of namesOf(face, this.table)) this.ofTable(face, name);
  }

  private eachSeat(lay: (seat: Seat) => void): void {
    if (this.scene.alone) return;
    for (const seat of seats(this.scene)) lay(seat);
  }

  private eachOther(lay: (seat: Seat) => void): void {
    this.eachSeat((seat) => {
      if (stepsFrom(this.scene, seat) !== 0) lay(seat);
    });
  }

  /** What has no place on the table below a winner is not drawn. */
  hideOthers(): void {
    const at = { x: this.ground.box.x + this.ground.box.width / 2, y: this.ground.box.y };
    for (const { id } of this.table.pieces())
      if (!this.poses.has(id)) this.poses.set(id, { ...FLAT, ...at, width: 1, covered: true });
  }

  /** The viewer's own cards, fanned out at the bottom. */
  holdPieces(pieces: readonly Piece[]): void {
    if (handPlace(this.scene)) this.ownFan(pieces, true);
  }

  private ownFan(pieces: readonly Piece[], open: boolean): void {
    const { hand, sizes } = this.ground;
    const { risen } = this.table;
    const shows = pieces.some(({ id }) => risen.has(id));
    this.fans[this.scene.viewer ?? 0] = hand;
    fan(pieces.length, sizes.card, hand).forEach((at, i) => {
      const piece = pieces[i];
      if (!piece) return;
      const { card } = piece;
      const rises = risen.has(piece.id);
      const raise = rises ? raiseOf(sizes.card) : card === '??' || shows ? 0 : this.raiseOf(card);
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
        ...(rises ? SHOWN : this.marksOf(card)),
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
    const { pressed, chosen, along, raised, playable, selecting } = this.hints;
    const width = this.ground.sizes.card;
    if (card === pressed) return width * 0.62;
    if (chosen.has(card) || along.has(card)) return raiseOf(width);
    const base = playable.has(selectionFace(card)) && !selecting ? raiseOf(width) * 0.75 : 0;
    return card === raised ? Math.min(raiseOf(width), base + width * 0.12) : base;
  }

  private marksOf(card: Piece['card']): { edge: number; shade: number } {
    if (card === '??') return { edge: 0, shade: 0 };
    const { playable, choosing, chosen, along, raised, selecting } = this.hints;
    if (chosen.has(card) || along.has(card)) return { edge: 1, shade: 0 };
    if (playable.has(selectionFace(card))) return { edge: card === raised ? 1 : selecting ? 0.35 : 0.8, shade: 0 };
    return { edge: card === raised ? 0.45 : 0, shade: choosing ? 1 : 0 };
  }

  /** Small cards at a seat: backs that stand out from behind its portrait, or cards below its words. */
  private otherHand(face: HandPlace, seat: Seat): void {
    const plate = this.ground.plates[seat];
    if (!plate) return;
    const pieces = sorted(this.table.places.at(`${face.name}/${String(seat)}`), face.sorted === true);
    const open = this.isOpen(face, seat);
    const { back: width, backs } = this.ground.sizes;
    const turned = pieces.some((piece) => this.table.turned.has(piece.id));
    const named = open && pieces.some((piece) => piece.card !== '??');
    const low = backs !== 'beside' || turned;
    const { box, cards } = low
      ? fanBelow(plate, pieces.length, { width, free: backs === 'below' && !turned ? 0 : FREE })
      : fanBeside(plate, pieces.length, { ...this.ground.sizes, toward: middle(this.ground.box).x });
    this.fans[seat] = box;
    const shown = pieces.filter(({ id }) => this.table.risen.has(id));
    const near = Math.max(40, width * 1.25); // wide
    pieces.forEach((piece, i) => {
      const nth = shown.indexOf(piece);
      this.set(piece, {
        ...(nth < 0
          ? { ...cards[i], width }
          : {
              x: plate.x + plate.width / 2 + (nth - (shown.length - 1) / 2) * near * 0.44,
              y: plate.y + plate.height + CLEAR + near,
              width: near,
            }),
        ...{ faceUp: named, z: this.z + i },
      });
    });
  }

  /** A small pile at the corner of a plate, such as the tricks of a seat. */
  private atPlate(face: HeapPlace, seat: Seat): void {
    const plate = this.ground.plates[seat];
    if (!plate) return;
    const name = `${face.name}/${String(seat)}`;
    const nth = this.piles.get(seat) ?? 0;
    this.piles.set(seat, nth + 1);
    const { pile: card, seat: size } = this.ground.sizes;
    const own = stepsFrom(this.scene, seat) === 0;
    const at = own
      ? behindFace(plate, nth, { ...this.ground.sizes, rightToLeft: this.scene.rightToLeft === true })
      : size.upright
        ? besideFace(plate, nth, { ...this.ground.sizes, toward: middle(this.ground.box).x })
        : { x: plate.x + plate.width - card * (0.55 + nth * 1.15), y: plate.y + plate.height + card * 0.42 };
    const box = boxAround(at, card, card * RATIO);
    this.spots[name] = own ? { x: at.x - card / 2, y: plate.y - PEEK, width: card, height: PEEK } : box;
    const pieces = [...this.table.places.at(name)].reverse();
    this.arrange(box, { name, pieces, isOpen: this.isOpen(face, seat), card, arrange: face.arrange ?? heap() });
  }
}
