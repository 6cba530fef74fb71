/**
 * What happened at a table of friends while the person at this page was away: it lay in the background, heard nothing from the
 * host, or was closed. Pure, but for what it remembers.
 */
import type { Seat } from '../../cards/card.ts';
import type { SeenLines } from '../../client/kept-tables.ts';
import { PERSON } from '../../record/holder.ts';
import type { Action, Line } from '../../record/line.ts';
import { actionKey } from './offers.ts';

/** Whoever looks away for less has missed nothing. */
const AWAY_MS = 3000;
/** A bot plays for nobody who was away for less: `away` of src/friends/times.ts. */
const BOT_MS = 6000;
/** Once the host is heard again, what was missed comes within this time. */
export const SETTLE_MS = 1500;

/** What was missed. */
export interface Missed {
  readonly moves: number; // acts of anybody
  readonly byBot: readonly Action[]; // of these, what a bot did for this person
}

/** The table as this page has it now. */
export interface TableNow {
  readonly at: number; // ms
  readonly isSeen: boolean; // the page is in front
  readonly isHeard: boolean; // the host; its own page hears it always
  readonly game: string; // the commitment to its cards
  readonly lines: readonly Line[];
  readonly seat: Seat | undefined;
  readonly pressed: readonly Action[]; // what is on its way
  readonly isReplaced: boolean; // a bot plays for this person
}

export class Absence {
  private game: string | undefined;
  private count = 0; // lines that the person has seen, or that were counted as missed
  private since: number | undefined; // away since
  private seenAt: number | undefined; // there last
  private heardSince: number | undefined;
  private isBehind: boolean; // what comes next happened while the host was not heard
  private pressed: readonly Action[] = []; // during this absence
  private missed: Missed = { moves: 0, byBot: [] };

  /** `kept`: from an earlier visit, and when that was. */
  constructor(private kept?: SeenLines & { readonly at: number }) {
    this.since = kept?.at;
    this.isBehind = kept !== undefined;
  }

  /** Nobody plays at the table now. */
  rest(): void {
    this.game = undefined;
    this.back();
  }

  /** What was missed may still come: look once more after a while. */
  get isWaiting(): boolean {
    return this.isBehind && this.heardSince !== undefined;
  }

  /** How far the person has seen the game; undefined while away. */
  get seen(): SeenLines | undefined {
    const { game, count } = this;
    return this.since === undefined && game !== undefined && game !== '' ? { game, count } : undefined;
  }

  /** Takes the table as it is now; what was missed, once the person is there again. */
  look(now: TableNow): Missed | undefined {
    this.noteHeard(now);
    const isThere = now.isSeen && now.isHeard;
    if (!isThere) this.leave(now);
    if (this.since !== undefined) this.pressed = [...this.pressed, ...now.pressed];
    this.countFresh(now);
    if (!isThere || this.isBehind) return undefined;
    this.seenAt = now.at;
    const { missed, since } = this;
    this.back();
    return since !== undefined && missed.moves > 0 && now.at - since >= AWAY_MS ? missed : undefined;
  }

  private leave({ at, isSeen }: TableNow): void {
    this.since ??= (isSeen ? this.seenAt : undefined) ?? at;
  }

  private noteHeard({ at, isHeard }: TableNow): void {
    if (!isHeard) {
      if (this.heardSince !== undefined) this.isBehind = true;
      this.heardSince = undefined;
      return;
    }
    this.heardSince ??= at;
    if (at - this.heardSince >= SETTLE_MS) this.isBehind = false;
  }

  /** Counts the lines that are new here, if the person was away when they came. */
  private countFresh(now: TableNow): void {
    const wasClosed = this.kept !== undefined;
    const fresh = now.lines.slice(this.known(now));
    if (!now.isSeen || this.isBehind) this.miss(fresh, now);
    if (wasClosed || fresh.length > 0) this.isBehind = false; // all of it has come
    [this.count, this.kept] = [now.lines.length, undefined];
  }

  /** How many of the lines the person knows. All come again when somebody is replaced, or something taken back. */
  private known({ game, lines }: TableNow): number {
    const before = this.game ?? this.kept?.game;
    const count = this.game === undefined ? (this.kept?.count ?? 0) : this.count;
    const isSame = before === game && lines.length >= count;
    this.game = game;
    return isSame ? count : lines.length;
  }

  private miss(fresh: readonly Line[], { at, lines, seat, isReplaced }: TableNow): void {
    const acts = fresh.filter((line) => line.type === 'act');
    const isLong = this.isBehind && at - (this.since ?? at) >= BOT_MS;
    const mayBeBot = (isReplaced || isLong) && !hasOnePlayer(lines[0], seat);
    const own = acts.filter((line) => line.seat === seat && mayBeBot && !this.wasPressed(line.action));
    this.missed = {
      moves: this.missed.moves + acts.length,
      byBot: [...this.missed.byBot, ...own.map(({ action }) => action)],
    };
  }

  private wasPressed(action: Action): boolean {
    const key = actionKey(action);
    return this.pressed.some((one) => actionKey(one) === key);
  }

  private back(): void {
    [this.since, this.isBehind, this.pressed] = [undefined, false, []];
    this.missed = { moves: 0, byBot: [] };
  }
}

/** Does the record say that no bot has stood in at that seat? */
const hasOnePlayer = (line: Line | undefined, seat: Seat | undefined): boolean =>
  line?.type === 'game' && line.players[seat ?? -1] === PERSON;
