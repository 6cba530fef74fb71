/**
 * Lines as motion: each becomes a beat, or several if cards fly one after the other. The game's face says what a line looks and
 * sounds like; this file says when.
 */
import type { Card, Seat, SeenCard } from '../../cards/card.ts';
import { parseCard } from '../../cards/card.ts';
import type { GameFace, Flight, Moment, Sound } from '../../games/face/game-face.ts';
import type { ChipsLine, EndLine, Line, MoveLine, ScoreLine, TurnLine } from '../../record/line.ts';
import { cardByCard } from '../../record/card-by-card.ts';
import type { Step } from '../../record/timeline.ts';
import { seatOnTurn } from '../../games/face/turns.ts';
import { seatOf } from '../table/felt-table.ts';
import {
  BREATH_MS,
  CALL_GAP_MS,
  CROWN_MS,
  LAST_CARD_MS,
  TRIUMPH_MS,
  CHIP_GAP_MS,
  CHIP_MS,
  digMs,
  FLASH_MS,
  FLOURISH_MS,
  LIGHT_MS,
  FLIGHT_TIMINGS,
  RIFFLE_MS,
} from './pace.ts';

/** A sound, some time after its beat's start. */
export interface Cue {
  readonly sound: Sound;
  readonly atMs: number;
}

/** An effect besides moving cards: at a seat, or at the cards that this beat moves. */
export interface Strike {
  readonly effect: NonNullable<Moment['effect']> | 'crown' | 'triumph'; // crown: a trick is won; triumph: a game
  readonly seat: Seat | undefined;
  readonly place?: string; // of a trick
}

/** All milliseconds at speed 1. */
export interface Beat {
  readonly step: Step | undefined; // taken when the beat starts; none for a pause with only an effect
  readonly waitMs: number;
  readonly gapMs: number; // from its start to that of the next beat
  readonly lengthMs: number; // of the flight of one card
  readonly staggerMs: number;
  readonly lingerMs: number;
  readonly arc: number;
  readonly flight: Flight | 'riffle' | undefined;
  readonly toward: Seat | undefined; // collected cards pass by the winner
  readonly cues: readonly Cue[];
  readonly strike: Strike | undefined;
  readonly flash: MoveLine | undefined; // the card that this move is about to take
  readonly reached: string | undefined; // the key of what a line led to, if it is another moment than usual
  readonly held: boolean; // the pause after it is for reading and does not count as motion
}

const QUIET: Beat = {
  step: undefined,
  waitMs: 0,
  gapMs: 0,
  lengthMs: 0,
  staggerMs: 0,
  lingerMs: 0,
  arc: 0,
  flight: undefined,
  toward: undefined,
  cues: [],
  strike: undefined,
  flash: undefined,
  reached: undefined,
  held: false,
};

/** The usual sound of a flight, at its start or when it lands. */
const FLIGHT_SOUND: Readonly<Record<Flight, { sound: Sound; landing: boolean }>> = {
  deal: { sound: 'card', landing: true },
  draw: { sound: 'draw', landing: false },
  dig: { sound: 'draw', landing: false },
  play: { sound: 'card', landing: true },
  collect: { sound: 'slide', landing: false },
  recycle: { sound: 'slide', landing: false },
  gather: { sound: 'slide', landing: false },
  penalty: { sound: 'card', landing: true },
};

/** The moment of a line, if it leads to no other; `total` of the seat that scores. */
interface Usual {
  readonly key: string;
  readonly total?: number;
}

type BeatFace = Pick<GameFace, 'flights' | 'moments' | 'offTurn' | 'places' | 'momentOf'>;

/** Makes beats from lines as they come; remembers what the next line's beat depends on. */
export class Planner {
  private dug = new Map<Seat, { count: number; last: SeenCard }>(); // since the seat's last play
  private noted: Seat | undefined; // of the last note that named a seat, since the last act
  private onTurn: Seat | undefined;
  private laidLast = false; // the last card that moved was laid, and nothing has held the table since
  private paid = ''; // why the line before paid chips
  private readonly totals = new Map<Seat, number>(); // this deal's scores among them

  constructor(
    private readonly face: BeatFace,
    private readonly viewer: Seat | undefined,
  ) {}

  plan(steps: readonly Step[]): Beat[] {
    return steps.flatMap((step) => {
      const { line } = step;
      if (line.type !== 'chips') this.paid = '';
      if (line.type === 'move') {
        this.laidLast = this.face.flights[line.why] === 'play';
        return this.move({ ...step, line });
      }
      const beat = { ...this.beatOf(step, line), step };
      if (beat.gapMs > 0) this.laidLast = false;
      const isEnd = line.type === 'deal-end' || line.type === 'game-end';
      return isEnd && beat.strike ? [beat, QUIET] : [beat]; // the result waits for the winner's moment
    });
  }

  private beatOf(step: Step, line: Exclude<Line, MoveLine>): Beat {
    switch (line.type) {
      case 'deal':
        this.dug.clear();
        this.count(step.before.places.totals);
        return { ...QUIET, ...flown('gather'), cues: [{ sound: 'riffle', atMs: 0 }] };
      case 'shuffle':
        return {
          ...QUIET,
          flight: 'riffle',
          lengthMs: RIFFLE_MS,
          gapMs: RIFFLE_MS,
          cues: [{ sound: 'riffle', atMs: 0 }],
        };
      case 'act':
        this.noted = undefined;
        return this.moment(step, { key: `act:${line.action.type}` }, line.seat);
      case 'note':
        this.noted = line.seat ?? this.noted;
        return this.moment(step, { key: `note:${line.what}` }, line.seat);
      case 'turn':
        return this.turn(line);
      case 'deal-end':
      case 'game-end':
        this.count(line.totals);
        return this.end(line, this.moment(step, { key: `end:${line.why}` }, winner(line, this.viewer)));
      case 'chips':
        return this.pay(line, this.moment(step, { key: `chips:${line.why}` }, undefined));
      case 'score':
        return this.score(step, line);
      case 'game':
        return QUIET;
    }
  }

  private count(totals: readonly number[]): void {
    totals.forEach((total, seat) => this.totals.set(seat, total));
  }

  /** The moment of a score: what it leads to, else why it was given. */
  private score(step: Step, line: ScoreLine): Beat {
    const total = (this.totals.get(line.seat) ?? 0) + line.points;
    this.totals.set(line.seat, total);
    return this.moment(step, { key: `score:${line.why}`, total }, line.seat);
  }

  /** Payments for the same reason are made together. */
  private pay(line: ChipsLine, { strike, cues, gapMs }: Beat): Beat {
    const together = this.paid === line.why;
    this.paid = line.why;
    const sounds: Cue[] = together ? [] : [{ sound: 'chip', atMs: 0 }, ...cues];
    const pauseMs = together ? 40 : Math.max(CHIP_GAP_MS, gapMs);
    return { ...QUIET, strike, cues: sounds, lengthMs: CHIP_MS, gapMs: pauseMs };
  }

  private moment({ line, after: { places } }: Step, { key, total = 0 }: Usual, seat: Seat | undefined): Beat {
    const reached = this.face.momentOf?.(line, { places, total });
    const moment = this.face.moments[reached ?? key];
    if (!moment) return { ...QUIET, reached };
    return {
      ...QUIET,
      reached,
      waitMs: moment.waitMs ?? 0,
      gapMs: moment.holdMs ?? (moment.effect ? CALL_GAP_MS : 0),
      held: moment.holdMs !== undefined,
      cues: moment.sound ? [{ sound: moment.sound, atMs: 0 }] : [],
      strike: moment.effect && { effect: moment.effect, seat },
    };
  }

  private turn(line: TurnLine): Beat {
    const before = this.onTurn;
    this.onTurn = seatOnTurn(line, this.face.offTurn);
    const mine = this.onTurn !== undefined && this.onTurn === this.viewer && before !== this.viewer;
    return { ...QUIET, cues: mine ? [{ sound: 'turn', atMs: 0 }] : [] };
  }

  /** A pause, then the flourish of the winner's plate. */
  private end(line: EndLine, beat: Beat): Beat {
    const lost = this.viewer !== undefined && !line.winners.includes(this.viewer);
    const cues = beat.cues.map((cue): Cue => (cue.sound === 'win' && lost ? { ...cue, sound: 'loss' } : cue));
    const waitMs = Math.max(beat.strike ? BREATH_MS : 0, this.laidLast ? LAST_CARD_MS : 0);
    const seat = winner(line, this.viewer);
    const isTriumph = line.type === 'game-end' && !lost && seat !== undefined;
    const strike: Strike | undefined = isTriumph ? { effect: 'triumph', seat } : beat.strike;
    return { ...beat, strike, cues, waitMs, gapMs: isTriumph ? TRIUMPH_MS : strike ? FLOURISH_MS : 0 };
  }

  private move(step: Step<MoveLine>): Beat[] {
    const flight = this.face.flights[step.line.why] ?? 'draw';
    const parts = FLIGHT_TIMINGS[flight].apart ? cardByCard(step) : [step];
    return parts.flatMap((part) => this.fly(part, flight));
  }

  private seatOf(place: string): Seat | undefined {
    return seatOf(place, this.face.places);
  }

  private fly(step: Step<MoveLine>, flight: Flight): Beat[] {
    const { line } = step;
    const [card = '??'] = line.cards;
    const beat = { ...QUIET, ...flown(flight), step };
    const from = this.seatOf(line.from);
    if (flight === 'dig') return [this.dig(beat, { seat: this.seatOf(line.to), card })];
    if (flight === 'collect') return this.sweep(beat, step);
    if (flight !== 'play' || from === undefined) return [beat];
    const found = this.dug.get(from);
    this.dug.delete(from);
    const played = this.laid(beat, card);
    const fits = found && (found.last === card || found.last === '??');
    return fits && from !== this.viewer ? [flashOf(line), played] : [played]; // the own hand does not wait
  }

  private sweep(beat: Beat, { line, before }: Step<MoveLine>): Beat[] {
    const toward = this.seatOf(line.to) ?? this.noted;
    const isTrick = toward !== undefined && before.places.at(line.from).length > 1;
    return [...(isTrick ? [crownOf(toward, line.from)] : []), { ...beat, toward }];
  }

  /** A moment that the face has for a card that is laid down. */
  private laid(beat: Beat, card: SeenCard): Beat {
    const moment = card === '??' ? undefined : this.face.moments[`card:${faceOf(card)}`];
    if (!moment) return beat;
    return {
      ...beat,
      strike: moment.effect && { effect: moment.effect, seat: undefined },
      cues: moment.sound ? [...beat.cues, { sound: moment.sound, atMs: beat.lengthMs / 2 }] : beat.cues,
      lingerMs: LIGHT_MS,
      gapMs: beat.gapMs + LIGHT_MS,
    };
  }

  private dig(beat: Beat, taken: { seat: Seat | undefined; card: SeenCard }): Beat {
    if (taken.seat === undefined) return beat;
    const count = this.dug.get(taken.seat)?.count ?? 0;
    this.dug.set(taken.seat, { count: count + 1, last: taken.card });
    const lengthMs = digMs(count);
    return { ...beat, lengthMs, gapMs: lengthMs + 40 };
  }
}

function flown(flight: Flight): Partial<Beat> & Pick<Beat, 'lengthMs' | 'cues'> {
  const { lengthMs, gapMs, waitMs, staggerMs, arc } = FLIGHT_TIMINGS[flight];
  const { sound, landing } = FLIGHT_SOUND[flight];
  return { flight, lengthMs, gapMs, waitMs, staggerMs, arc, cues: [{ sound, atMs: landing ? lengthMs * 0.8 : 0 }] };
}

/** The best card is shown while the trick waits to be swept. */
const crownOf = (seat: Seat, place: string): Beat => ({
  ...QUIET,
  lengthMs: CROWN_MS,
  strike: { effect: 'crown', seat, place },
});

const flashOf = (line: MoveLine): Beat => ({
  ...QUIET,
  flash: line,
  gapMs: FLASH_MS,
  cues: [{ sound: 'flash', atMs: 0 }],
});

const faceOf = (card: Card): string => parseCard(card)?.face ?? card;

/** The seat with the flourish: the viewer, if it is among the winners. */
const winner = (line: EndLine, viewer: Seat | undefined): Seat | undefined =>
  viewer !== undefined && line.winners.includes(viewer) ? viewer : line.winners[0];
