/** How long things take, in milliseconds at speed 1, and how the person's settings change that. */
import type { Flight } from '../../games/face/game-face.ts';
import type { TableStyle } from '../table/table-style.ts';

/** Times of one kind of flight. */
export interface FlightTiming {
  readonly lengthMs: number;
  readonly gapMs: number; // from its start to the next beat
  readonly waitMs: number; // before it starts
  readonly staggerMs: number; // between cards that move together
  readonly arc: number;
  readonly apart: boolean; // several cards of one line fly one by one
}

export const FLIGHT_TIMINGS: Readonly<Record<Flight, FlightTiming>> = {
  deal: { lengthMs: 220, gapMs: 80, waitMs: 0, staggerMs: 0, arc: 0.25, apart: true },
  draw: { lengthMs: 300, gapMs: 240, waitMs: 0, staggerMs: 0, arc: 0.45, apart: true },
  dig: { lengthMs: 420, gapMs: 460, waitMs: 0, staggerMs: 0, arc: 0.5, apart: true },
  play: { lengthMs: 240, gapMs: 260, waitMs: 0, staggerMs: 0, arc: 0.45, apart: true },
  collect: { lengthMs: 560, gapMs: 480, waitMs: 360, staggerMs: 12, arc: 0.3, apart: false },
  recycle: { lengthMs: 380, gapMs: 340, waitMs: 0, staggerMs: 5, arc: 0.3, apart: false },
  gather: { lengthMs: 320, gapMs: 420, waitMs: 200, staggerMs: 3, arc: 0.3, apart: false },
  penalty: { lengthMs: 210, gapMs: 95, waitMs: 0, staggerMs: 0, arc: 0.4, apart: true },
};

export const FLIP_MS = 180;
export const SETTLE_MS = 160; // the other cards close up
export const RIFFLE_MS = 460;
export const FLASH_MS = 260;
export const LIGHT_MS = 500;
export const BREATH_MS = 150;
export const LAST_CARD_MS = 450; // the last card of a deal lies
export const CROWN_MS = 480; // the best card of a trick glows
export const FLOURISH_MS = 800;
export const TRIUMPH_MS = 1300;
export const SAY_MS = 1800; // how long a bubble stays
export const CALL_GAP_MS = 260;
export const CHIP_MS = 420;
export const CHIP_GAP_MS = 200;
const DIG_FASTER = 0.8;
const LEAST_DIG_MS = 160;

/** The `nth` draw (from 0) of one seat in search of a card: slow at first, then quicker. */
export const digMs = (nth: number): number => Math.max(LEAST_DIG_MS, FLIGHT_TIMINGS.dig.lengthMs * DIG_FASTER ** nth);

const LONG_MS = 6000; // a longer queue is played faster
const MOST_HURRY = 8;

/** The speed of the table: by the person's settings, and faster with a long queue. */
export class Pace {
  private hurry = 1;

  constructor(private look: Pick<TableStyle, 'speed' | 'reducedMotion'>) {}

  set(look: Pick<TableStyle, 'speed' | 'reducedMotion'>): void {
    this.look = look;
  }

  get atOnce(): boolean {
    return this.look.speed === 'at-once';
  }

  /** Cards appear without motion. */
  get still(): boolean {
    return this.look.reducedMotion;
  }

  /** Sets the length of the queue, in milliseconds at speed 1. */
  expect(waitingMs: number): void {
    this.hurry = Math.min(MOST_HURRY, Math.max(1, waitingMs / LONG_MS));
  }

  /** Milliseconds on the real clock. */
  real(ms: number): number {
    return this.look.speed === 'at-once' ? 0 : ms / (this.look.speed * this.hurry);
  }
}
