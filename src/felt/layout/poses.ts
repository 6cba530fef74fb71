/** Poses of single cards: how each lies, which are lit, and the visible strips of a row. */
import type { Piece } from '../../record/fold.ts';
import type { Box } from '../shown.ts';
import type { FeltTable } from '../table.ts';
import type { Hints } from './hints.ts';
import type { Pose } from './pose.ts';
import { FLAT, RATIO } from './pose.ts';
import type { InRow } from './row.ts';
import type { SceneMetrics, Scene } from './scene.ts';

export const Z_PLACE = 300; // each place has a range of its own
const MOST_LIT = 12; // lit tap targets: if there are more, none is lit
const RISE = 0.18; // of its width: a hovered card, and what lies on it
const TURNED_Z = 5000; // cards that are shown for a moment lie above all others

/** What is laid out, for whom, and what is highlighted. */
export interface PosesOf {
  readonly scene: Scene;
  readonly ground: SceneMetrics;
  readonly hints: Hints;
  readonly table: FeltTable;
  readonly spots: Record<string, Box>;
}

export class Poses {
  z = 0;
  readonly poses = new Map<number, Pose>();
  readonly cards: Record<string, Box> = {};
  readonly spots: Record<string, Box>;
  protected readonly scene: Scene;
  protected readonly ground: SceneMetrics;
  protected readonly hints: Hints;
  protected readonly table: FeltTable;

  constructor({ scene, ground, hints, table, spots }: PosesOf) {
    this.scene = scene;
    this.ground = ground;
    this.hints = hints;
    this.table = table;
    this.spots = spots;
  }

  /** One card of a row, whose strip can be tapped. */
  protected inRow(
    piece: Piece,
    at: InRow | undefined,
    of: { width: number; open: boolean; place: string; i: number; risen?: boolean },
  ): void {
    if (!at) return;
    const { width, open, place, i, risen = false } = of;
    const edge = risen ? 1 : this.edgeOf(piece, place);
    const y = at.y - (risen ? width * RISE : 0);
    this.set(piece, { x: at.x, y, width, faceUp: open, z: this.z + i, edge, lift: risen ? 0.3 : 0 });
    if (open && piece.card !== '??')
      this.cards[piece.card] = {
        x: at.x - width / 2,
        y: at.y - (width * RATIO) / 2,
        width: at.stripWidth,
        height: width * RATIO,
      };
  }

  /** A card or place of the table that may be tapped is lit. */
  protected edgeOf(piece: Piece, place: string): number {
    const { things, chosen } = this.hints;
    if (chosen.has(place) || chosen.has(piece.card)) return 1;
    if (things.size > MOST_LIT) return 0;
    const together = place.replace(/\/[^/]*$/, ''); // `meld/5` of `meld/5/2`
    return things.has(place) || things.has(together) || things.has(piece.card) ? 0.7 : 0;
  }

  protected set(piece: Piece, pose: Partial<Pose>): void {
    const open = pose.faceUp === true && piece.card !== '??';
    const turned = !open && this.table.turned.has(piece.id);
    const faceUp = turned || open;
    const z = (pose.z ?? 0) + (turned ? TURNED_Z : 0);
    this.poses.set(piece.id, { ...FLAT, ...pose, faceUp, z, covered: turned ? false : (pose.covered ?? false) });
  }
}
