/**
 * Whose turn it is at a running table: seat after seat is asked until somebody acts or a person must be waited for. It has no
 * clock; if the bots wait for people, these tell when to go on.
 */
import type { Seat } from '../cards/card.ts';
import { questionFor } from '../match/ask.ts';
import type { Match } from '../match/match.ts';
import { type LevelName, type SeatHolder, isBot } from '../record/holder.ts';
import { levelOf, playerName } from '../record/player.ts';
import type { Bots } from './bots.ts';
import type { Links } from './links.ts';
import type { TableMessage } from './protocol.ts';
import type { SeatLink, TableStatus } from './seat-link.ts';

/** What happens between two acts. */
type TurnPhase =
  | { readonly name: 'asking'; readonly thinking?: Seat } // bots, in turn; `thinking`: the one that must act
  | { readonly name: 'calls'; readonly callers: Set<Seat> } // people may call or challenge: nobody after them is asked
  | {
      readonly name: 'chosen'; // a bot acts as soon as all have seen what led to it
      readonly at: number; // number of lines
      readonly index: number; // of the act among the legal ones
      readonly pendingBot: TableMessage['pendingBot'];
      readonly thinking?: Seat;
    }
  | { readonly name: 'waiting' }; // for a person's act, or for the next deal

/** The table as turn-taking sees it. */
export interface AskedTable {
  readonly game: Match;
  readonly holders: readonly SeatHolder[];
  readonly links: Links;
  /** Makes a legal act by its number, after which turns are taken anew. */
  commit(index: number): void;
  /** Sends every seat what it does not know yet. */
  sendToSeats(): void;
}

export class TurnTaking {
  private phase: TurnPhase = { name: 'waiting' };
  private isPaused = false; // by somebody at the table
  private isHeld = false; // no bot goes on
  private round = 0; // changes when the open question to a bot is out of date

  constructor(
    private readonly table: AskedTable,
    private readonly bots: Pick<Bots, 'choose'>,
  ) {}

  /** Asks from the first seat on: something has happened. */
  begin(): void {
    this.round += 1;
    void this.askAll(this.round);
  }

  /** Answers that come from now on are out of date. */
  end(): void {
    this.round += 1;
  }

  /** Is somebody waited for who may call, or who has not seen yet what led to a bot's choice? */
  get waitsFor(): 'calls' | 'looks' | undefined {
    const { name } = this.phase;
    return name === 'calls' ? 'calls' : name === 'chosen' ? 'looks' : undefined;
  }

  /** Nobody acts while the table is paused. */
  get paused(): boolean {
    return this.isPaused;
  }

  /** May this seat act? Whoever is on turn waits for those who may still call or challenge. */
  mayAct(seat: Seat): boolean {
    return !this.isPaused && (this.phase.name !== 'calls' || this.table.game.mayPass(seat));
  }

  /** Must this seat choose before anybody goes on? */
  isDue(seat: Seat | undefined): boolean {
    const { game: match } = this.table;
    if (seat === undefined || match.phase !== 'deal' || match.mayPass(seat)) return false;
    return this.phase.name !== 'calls' && match.indicesOf(seat).length > 0;
  }

  /** The seats of people who must choose before anybody goes on. */
  get due(): readonly Seat[] {
    return this.table.holders.flatMap((holder, seat) => (!isBot(holder) && this.isDue(seat) ? [seat] : []));
  }

  /** What a seat is told of it. */
  statusFor(seat: Seat | undefined): Pick<TableStatus, 'waits' | 'onTurn' | 'thinking' | 'pendingBot'> {
    const { phase } = this;
    return {
      waits: phase.name === 'calls' && seat !== undefined && phase.callers.has(seat),
      onTurn: this.isDue(seat),
      thinking: phase.name === 'asking' || phase.name === 'chosen' ? phase.thinking : undefined,
      pendingBot: phase.name === 'chosen' ? phase.pendingBot : undefined,
    };
  }

  /** A person does not call or challenge. False if nobody waits for that. */
  letPass(link: SeatLink, at: number): boolean {
    if (at !== this.table.game.lines.length || !this.removeCaller(link)) return false;
    link.letPassAt = at;
    if (this.isLastCallerGone()) this.begin();
    else this.table.sendToSeats();
    return true;
  }

  /** A seat has seen all lines; once all have, the waiting choice of a bot is carried out. */
  paced(link: SeatLink, at: number): boolean {
    if (at !== this.table.game.lines.length || this.phase.name !== 'chosen') return false;
    link.seenAt = at;
    this.actIfSeen();
    return true;
  }

  /** Waits no longer for calls, or for those who have not yet seen what a bot is about to do. */
  waitNoLonger(): void {
    if (this.isPaused || this.isHeld) return;
    const { length } = this.table.game.lines;
    for (const link of this.table.links) {
      link.seenAt = length;
      if (this.removeCaller(link)) link.letPassAt = length;
    }
    if (this.phase.name === 'calls') this.begin();
    else this.actIfSeen();
  }

  /** Nobody waits for this link any more. */
  waitNoLongerFor(link: SeatLink): void {
    if (this.removeCaller(link) && this.isLastCallerGone()) this.begin();
    else this.actIfSeen();
  }

  pause(on: boolean): void {
    this.isPaused = on;
    if (!on) this.actIfSeen();
  }

  /** No bot goes on while people are asked about something. */
  holdTurns(on: boolean): void {
    this.isHeld = on;
    if (!on) this.actIfSeen();
  }

  /** Carries out what a bot has chosen, if nobody has yet to see what led to it. */
  actIfSeen(): void {
    const { phase } = this;
    if (phase.name !== 'chosen' || this.isPaused || this.isHeld || !this.table.links.haveSeen(phase.at)) return;
    this.table.commit(phase.index);
  }

  private removeCaller({ seat }: SeatLink): boolean {
    return this.phase.name === 'calls' && seat !== undefined && this.phase.callers.delete(seat);
  }

  private isLastCallerGone(): boolean {
    return this.phase.name === 'calls' && this.phase.callers.size === 0;
  }

  /** Asks seat after seat until somebody acts or a person must be waited for. */
  private async askAll(round: number): Promise<void> {
    const { game: match, holders } = this.table;
    const callers = new Set<Seat>();
    this.phase = { name: 'asking' };
    for (const seat of match.phase === 'deal' ? match.asked() : []) {
      const holder = holders[seat];
      if (holder && isBot(holder)) {
        if (callers.size > 0) continue; // people after it have the same time to call
        if (await this.askBot(seat, holder.level, round)) return;
        if (round !== this.round) return;
      } else if (!match.mayPass(seat)) break;
      else if (this.mayStillCall(seat)) callers.add(seat);
    }
    this.phase = callers.size > 0 ? { name: 'calls', callers } : { name: 'waiting' };
    this.table.sendToSeats();
  }

  private mayStillCall(seat: Seat): boolean {
    const link = this.table.links.of(seat);
    return link !== undefined && link.isHere && link.letPassAt !== this.table.game.lines.length;
  }

  /** True if the bot will act as soon as all have seen what led to it, or if its answer came too late to matter. */
  private async askBot(seat: Seat, level: LevelName, round: number): Promise<boolean> {
    const { game: match } = this.table;
    const question = questionFor(match, seat);
    const thinking = question.mayPass ? {} : { thinking: seat };
    this.phase = { name: 'asking', ...thinking };
    if (!question.mayPass) this.table.sendToSeats();
    const player = match.setup.players[seat] ?? '';
    const bot = levelOf(player) === undefined ? playerName(level) : player; // one that stands in, or the one of the record
    const chosen = await this.bots.choose(match, bot, question);
    if (round !== this.round) return true;
    const index = chosen === undefined ? undefined : match.indicesOf(seat)[chosen];
    if (index === undefined) return false;
    const pendingBot = question.mayPass ? 'answer' : 'turn';
    this.phase = { name: 'chosen', at: match.lines.length, index, pendingBot, ...thinking };
    this.table.sendToSeats();
    return true;
  }
}
