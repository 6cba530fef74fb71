/** The places of the table: tricks, rows, runs, slots, grids and piles, each card where it belongs. */
import { parseCard } from '../../cards/card.ts';
import type { PlaceFace } from '../../games/face/game-face.ts';
import type { Piece } from '../../record/fold.ts';
import type { Box } from '../shown.ts';
import { middle } from './box.ts';
import { DEGREE, jitter } from './jitter.ts';
import { ringPose } from './middle.ts';
import { ringOf } from './ring.ts';
import { Poses, Z_PLACE } from './poses.ts';
import { rowIn } from './row.ts';
import { stepsFrom } from './scene.ts';

const THICKNESS = 0.0035; // of a card, in card widths
const CROWN = 0.55; // how high the best card of a trick rises
const DARK = 2; // shade of a place that is closed to all
const DRAWN_EVERY = 4; // of the cards inside a pile only every so many is drawn

export class TablePlaces extends Poses {
  private ringZ = 0; // of the middle of the trick

  /** A place of the table. */
  protected ofTable(face: PlaceFace, name: string): void {
    const spot = this.spots[name];
    if (!spot) return;
    const pieces = this.table.places.at(name);
    const open = face.faceUp !== 'none';
    switch (face.shape) {
      case 'ring':
        this.ring(spot, pieces, face);
        break;
      case 'fan':
      case 'row':
        this.row(spot, { name, pieces: [...pieces].reverse(), open, face });
        break;
      case 'runs':
        this.run(spot, pieces, face);
        break;
      case 'slots':
      case 'grid':
        for (const piece of pieces) this.single(spot, name, piece, open);
        break;
      case 'stack':
        this.stack(spot, name, pieces, open, this.inRing(face));
        break;
    }
  }

  /** The height of what stays in the middle of a ring: some of its cards lie upon it, some below. */
  private inRing({ over }: PlaceFace): number | undefined {
    return this.scene.places.some(({ name, around }) => around && name === over) ? this.ringZ : undefined;
  }

  /**
   * One card before each seat, turned a little toward it. What lies farther right and down lies on top, whoever played
   * first: so every index, top left, can be read.
   */
  private ring(spot: Box, pieces: readonly Piece[], { faceUp, around }: PlaceFace): void {
    const at = middle(spot);
    const width = this.ground.tableCard;
    const { seats, seed } = this.scene;
    const wide = ringOf(seats, around);
    this.ringZ = this.z + Z_PLACE / 2;
    [...pieces].reverse().forEach((piece, i) => {
      const seat = this.table.cameFrom.get(piece.id);
      const steps = seat === undefined ? i : stepsFrom(this.scene, seat);
      const ring = ringPose(wide, steps, seats, width);
      const angleRad = ring.angleRad + jitter(seed, piece.id) * 2 * DEGREE;
      const z = this.ringZ + ((ring.x + ring.y) / width) * 10 + i / 100;
      const best = this.table.risen.has(piece.id) ? { lift: CROWN, edge: 1 } : {};
      this.set(piece, { x: at.x + ring.x, y: at.y + ring.y, angleRad, width, faceUp: faceUp !== 'none', z, ...best });
    });
  }

  /** Cards of the table side by side. */
  private row(spot: Box, of: { name: string; pieces: readonly Piece[]; open: boolean; face: PlaceFace }): void {
    const width = this.ground.tableCard;
    const row = rowIn(spot, of.pieces.length, width, of.face.groups);
    const dug = of.face.dug ? of.pieces.findIndex(({ card }) => card === this.hints.raised) : -1;
    of.pieces.forEach((piece, i) => {
      const risen = dug >= 0 && i >= dug;
      this.inRow(piece, row[i], { width, open: of.open, place: of.name, i, risen });
    });
  }

  /** Cards where their ranks belong. */
  private run(spot: Box, pieces: readonly Piece[], face: PlaceFace): void {
    const width = this.ground.tableCard;
    const ranks = face.ranks ?? '';
    const step = ranks.length > 1 ? (spot.width - width) / (ranks.length - 1) : 0;
    for (const piece of pieces) {
      const i = ranks.indexOf(parseCard(piece.card)?.rank ?? ' ');
      if (i < 0) continue;
      const x = spot.x + width / 2 + i * step;
      this.set(piece, { x, y: spot.y + spot.height / 2, width, faceUp: true, z: this.z + spot.y / 10 + x / 100 });
    }
  }

  /** The only card of its place. Out of sight on a table that is scrolled it is not drawn. */
  private single(spot: Box, name: string, piece: Piece, open: boolean): void {
    const { middle: room } = this.ground;
    const covered = spot.y < room.y - 1 || spot.y + spot.height > room.y + room.height + 1;
    const at = middle(spot);
    const angleRad = jitter(this.scene.seed, piece.id) * 0.7 * DEGREE;
    const edge = this.edgeOf(piece, name);
    this.set(piece, { ...at, angleRad, width: spot.width, faceUp: open, z: this.z, covered, edge });
    if (open && piece.card !== '??') this.cards[piece.card] = spot;
  }

  /** A squared pile: as thick as it is high. */
  protected stack(spot: Box, name: string, pieces: readonly Piece[], open: boolean, z = this.z): void {
    const at = middle(spot);
    const { width } = spot;
    const shade = this.table.isClosed(name) ? DARK : 0;
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
        z: z + i,
        covered,
        shade,
        shadow: i === 0 ? 1 : 0,
      });
    });
  }
}
