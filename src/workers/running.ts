/**
 * The game that runs in the engine worker: who sits where, whom to ask next, what is saved. Each seat that a person holds has
 * a link. It has no clock; if the bots wait for people, these tell when to go on.
 */
import type { Seat } from '../cards/card.ts';
import { questionFor } from '../match/ask.ts';
import type { Match } from '../match/match.ts';
import { rewind } from '../match/undo.ts';
import { type SeatHolder, isBot } from '../record/holder.ts';
import { STOOD_IN, isPractice, levelOf, playerName, practising, resumeHolder } from '../record/player.ts';
import type { Action, Line } from '../record/line.ts';
import { printLine } from '../record/print.ts';
import { type Secrecy, redact } from '../record/redact.ts';
import type { Bots } from './bots.ts';
import { Links } from './links.ts';
import type { TableMessage } from './protocol.ts';
import { type LinkedTable, SeatLink } from './seat-link.ts';
import { actedSince, undoTo } from './taking-back.ts';
import type { SeatTransport } from './transport.ts';

/** The players of a game in which something was taken back or a hint was given: it is practice for all its people. */
export const practised = ({ setup }: Match): readonly string[] => practising(setup.players);

/** The running table: its links send their seats' views; `save` gets what must be saved. */
export class Running implements LinkedTable {
  holders: readonly SeatHolder[]; // by seat
  hints = 0; // shown to the person in this game
  begun = 0; // ms since 1970
  names: readonly string[] = []; // of people, by seat; '' where there is none
  prepared: number | undefined; // the number of a prepared position
  /** Among people elsewhere: how those who must agree are asked. Without it nothing is taken back there. */
  agreement: ((seat: Seat, needs: readonly Seat[]) => boolean) | undefined;
  private readonly links = new Links();
  private readonly waiting = new Set<Seat>(); // people who may call or challenge now: nobody after them is asked
  private isOpen = false;
  private isPaused = false; // by somebody at the table
  private isHeld = false; // no bot goes on
  private thinking: Seat | undefined;
  private chosen:
    | { readonly at: number; readonly index: number; readonly pendingBot: TableMessage['pendingBot'] }
    | undefined; // by a bot
  private saved: { of: Match; text: string; lines: number } | undefined; // the record so far, as text
  private turnOfEvents = 0; // changes when the open question to a bot is out of date

  /** `remote`: seats whose people are elsewhere. All other people are at this device. */
  constructor(
    private match: Match,
    private readonly bots: Pick<Bots, 'choose'>,
    private readonly save: (text: string, ended: boolean) => void,
    remote: readonly Seat[] = [],
  ) {
    this.holders = match.setup.players.map((player, seat) =>
      remote.includes(seat) && levelOf(player) === undefined ? { by: 'remote' } : resumeHolder(player),
    );
  }

  /** The seats of people at this device. */
  get mine(): readonly Seat[] {
    return this.holders.flatMap(({ by }, seat) => (by === 'local' ? [seat] : []));
  }

  /** The seat whose view this device has: its only person's; undefined for none or several. */
  get seat(): Seat | undefined {
    const [only, another] = this.mine;
    return another === undefined ? only : undefined;
  }

  /** The game, for explanations; acts only on rewound copies. */
  get game(): Match {
    return this.match;
  }

  get secrecy(): Secrecy {
    return this.match.setup.game.secrecy;
  }

  get isOver(): boolean {
    return this.match.phase === 'over';
  }

  get lines(): readonly Line[] {
    return this.match.lines;
  }

  /** The record in the view of this device; full once the game is over. */
  get toldLines(): readonly Line[] {
    return this.isOver ? this.match.lines : redact(this.match.lines, this.seat, this.secrecy);
  }

  /** Links a person's seat or a spectator. Only the newest link of a seat counts. */
  attach(transport: SeatTransport, seat?: Seat, by?: 'local' | 'remote'): SeatLink {
    const holder = seat === undefined ? undefined : this.holders[seat];
    if (holder && isBot(holder)) throw new Error(`table: a bot holds seat ${String(seat)}`);
    const link = new SeatLink(seat, by ?? (holder?.by === 'remote' ? 'remote' : 'local'), this, transport);
    this.links.add(link);
    if (this.isOpen) this.tell();
    return link;
  }

  /** The link is closed: its chances to call pass, its turns are waited for. */
  detach(link: SeatLink): void {
    if (!this.links.delete(link)) return; // another link took its place
    if (link.seat !== undefined && this.waiting.delete(link.seat) && this.waiting.size === 0) this.goOn();
    else this.actIfSeen();
  }

  /** Another table replaces this one: later messages are out of date. */
  retire(): void {
    this.turnOfEvents += 1;
  }

  /** Sends everybody the whole table and goes on from there. */
  open(): void {
    if (this.match.phase === 'between' && !this.match.lines.some(({ type }) => type === 'deal')) this.match.nextDeal();
    this.isOpen = true;
    this.changed({ anew: true });
  }

  /**
   * A person's act. Whoever is on turn waits for those who may still call or challenge. A call that comes late, after another
   * act, is made all the same if it is still possible; so is a play after which others have only called or challenged.
   */
  act(seat: Seat, action: Action, at: number): boolean {
    const { match, waiting } = this;
    if (this.isPaused || (!this.isOffTurn(action) && !this.isSameTurn(at))) return false;
    if (waiting.size > 0 && !match.mayPass(seat)) return false;
    const index = match.find(seat, action);
    if (index === undefined) return false;
    match.act(index);
    this.changed();
    return true;
  }

  private isOffTurn({ type }: Action): boolean {
    return this.secrecy.offTurn.includes(type);
  }

  /** Has nobody played since that turn was told? */
  private isSameTurn(at: number): boolean {
    const { lines } = this.match;
    const isStill = (line: Line): boolean =>
      line.type === 'act' ? this.isOffTurn(line.action) : line.type !== 'deal-end';
    return lines[at - 1]?.type === 'turn' && lines.slice(at).every(isStill);
  }

  letPass(link: SeatLink, at: number): boolean {
    if (at !== this.match.lines.length || link.seat === undefined || !this.waiting.delete(link.seat)) return false;
    link.letPassAt = at;
    if (this.waiting.size === 0) this.goOn();
    else this.tell();
    return true;
  }

  /** A seat has seen all lines; once all have, the waiting choice of a bot is carried out. */
  paced(link: SeatLink, at: number): boolean {
    if (at !== this.match.lines.length || this.chosen?.at !== at) return false;
    link.seenAt = at;
    this.actIfSeen();
    return true;
  }

  private actIfSeen(): void {
    const { chosen } = this;
    if (!chosen || this.isPaused || this.isHeld || !this.links.haveSeen(chosen.at)) return;
    this.match.act(chosen.index);
    this.changed();
  }

  /** Deals once every device with a person who is here is ready. Spectators deal only where nobody plays. */
  nextDeal(link: SeatLink): boolean {
    const { match, links } = this;
    const { length } = match.lines;
    if (match.phase !== 'between' || this.isPaused || !links.makeReady(link, length)) return false;
    if (links.areReady(length)) this.dealNext();
    return true;
  }

  /** Deals without waiting for anybody. */
  dealNext(): void {
    if (this.match.phase !== 'between') return;
    this.match.nextDeal();
    this.changed();
  }

  /** The seats of people who are ready for the next deal. */
  get ready(): readonly Seat[] {
    return this.links.ready(this.match.lines.length);
  }

  /** Is somebody waited for who may call, or who has not seen yet what led to a bot's choice? */
  get waitsFor(): 'calls' | 'looks' | undefined {
    return this.waiting.size > 0 ? 'calls' : this.chosen ? 'looks' : undefined;
  }

  /** Waits no longer for calls, or for those who have not yet seen what a bot is about to do. */
  waitNoLonger(): void {
    if (this.isPaused || this.isHeld) return;
    const { length } = this.match.lines;
    const isCallDue = this.waiting.size > 0;
    for (const link of this.links) {
      link.seenAt = length;
      if (link.seat !== undefined && this.waiting.delete(link.seat)) link.letPassAt = length;
    }
    if (isCallDue) this.goOn();
    else this.actIfSeen();
  }

  /** Nobody acts while the table is paused. */
  pause(on: boolean): void {
    this.isPaused = on;
    if (!on) this.actIfSeen();
  }

  /** No bot goes on while people are asked about something. */
  hold(on: boolean): void {
    this.isHeld = on;
    if (!on) this.actIfSeen();
  }

  /** Somebody at a link has gone, and is not waited for, or is back. */
  setHere(link: SeatLink, isHere: boolean): void {
    if (link.isHere === isHere) return;
    link.isHere = isHere;
    if (!isHere && link.seat !== undefined && this.waiting.delete(link.seat) && this.waiting.size === 0) this.goOn();
    else this.actIfSeen();
  }

  /** Somebody at a link, or all at this device, look at the table or do not: who does not look is not waited for. */
  setLooks(looks: boolean, of?: SeatLink): void {
    for (const link of this.links) if (link === of || (!of && link.by === 'local')) link.looks = looks;
    this.actIfSeen();
  }

  /** The seats of people who must choose before anybody goes on. */
  get due(): readonly Seat[] {
    return this.holders.flatMap((holder, seat) => (!isBot(holder) && this.isDue(seat) ? [seat] : []));
  }

  /**
   * From now on somebody else holds a seat: a bot stands in for a person, who may come back, or a person takes a bot's seat.
   * The record says so.
   */
  reseat(seat: Seat, holder: SeatHolder): void {
    this.holders = this.holders.map((old, of) => (of === seat ? holder : old));
    const { match } = this;
    const players = match.setup.players.map((player, of) => (of === seat ? STOOD_IN : player));
    const anew = match.phase !== 'over' && players[seat] !== match.setup.players[seat];
    if (anew) this.match = rewind(match, match.lines.length, players);
    this.changed({ anew });
  }

  /** Back to the last choice of a person, once all that have acted since agree. At one device they have agreed before. */
  undo(seat: Seat): boolean {
    const end = this.isPaused ? undefined : this.undoTo(seat);
    if (end === undefined) return false;
    return this.agreement ? this.agreement(seat, actedSince(this.match, this.holders, end, seat)) : this.takeBack(seat);
  }

  /** Goes back to the last choice of a person; from then on the game is practice. */
  takeBack(seat: Seat): boolean {
    const end = this.undoTo(seat);
    if (end === undefined) return false;
    this.match = rewind(this.match, end, practised(this.match));
    this.changed({ anew: true });
    return true;
  }

  private undoTo(seat: Seat | undefined): number | undefined {
    return undoTo(this.match, this.holders, seat, this.agreement !== undefined);
  }

  /** A hint was given: among several people the game is practice for all of them from now on. */
  practise(): void {
    if (this.mine.length < 2 || String(this.match.setup.players) === String(practised(this.match))) return;
    this.match = rewind(this.match, this.match.lines.length, practised(this.match));
    for (const link of this.links) link.resend();
    this.changed();
  }

  /** `anew`: sent lines are no longer valid. */
  private changed({ anew = false } = {}): void {
    this.turnOfEvents += 1;
    this.chosen = undefined;
    if (anew) for (const link of this.links) link.reset();
    this.keep();
    this.goOn();
  }

  /** Saves the game as it is. Lines of a match do not change, so each is printed once. */
  keep(): void {
    const { match, isOver } = this;
    if (this.saved?.of !== match) this.saved = { of: match, text: '', lines: 0 };
    for (const line of match.lines.slice(this.saved.lines)) this.saved.text += `${printLine(line)}\n`;
    this.saved.lines = match.lines.length;
    this.save(this.saved.text, isOver);
  }

  private goOn(): void {
    void this.askNext(this.turnOfEvents);
  }

  /** Asks seat after seat until somebody acts or a person must be waited for. */
  private async askNext(turn: number): Promise<void> {
    this.waiting.clear();
    this.thinking = undefined;
    for (const seat of this.match.phase === 'deal' ? this.match.asked() : []) {
      const holder = this.holders[seat];
      if (holder && isBot(holder)) {
        if (this.waiting.size > 0) continue; // people after it have the same time to call
        if (await this.askBot(seat, turn)) return;
        if (turn !== this.turnOfEvents) return;
      } else if (!this.match.mayPass(seat)) break;
      else if (this.mayStillCall(seat)) this.waiting.add(seat);
    }
    this.tell();
  }

  private mayStillCall(seat: Seat): boolean {
    const link = this.links.of(seat);
    return link !== undefined && link.isHere && link.letPassAt !== this.match.lines.length;
  }

  /** True if the bot will act as soon as all have seen what led to it, or if its answer came too late to matter. */
  private async askBot(seat: Seat, turn: number): Promise<boolean> {
    const question = questionFor(this.match, seat);
    if (!question.mayPass && this.thinking !== seat) {
      this.thinking = seat;
      this.tell();
    }
    const chosen = await this.bots.choose(this.match, this.botAt(seat), question);
    if (turn !== this.turnOfEvents) return true;
    if (chosen === undefined) return false;
    const index = this.match.indicesOf(seat)[chosen];
    if (index === undefined) return false;
    this.chosen = { at: this.match.lines.length, index, pendingBot: question.mayPass ? 'answer' : 'turn' };
    this.tell();
    return true;
  }

  /** The bot that plays a seat: the one of the record, or one that stands in. */
  private botAt(seat: Seat): string {
    const player = this.match.setup.players[seat] ?? '';
    const holder = this.holders[seat];
    return levelOf(player) === undefined && holder && isBot(holder) ? playerName(holder.level) : player;
  }

  /** Must this seat choose before anybody goes on? */
  private isDue(seat: Seat | undefined): boolean {
    const { match, waiting } = this;
    if (seat === undefined || match.phase !== 'deal' || match.mayPass(seat)) return false;
    return waiting.size === 0 && match.indicesOf(seat).length > 0;
  }

  /** Sends every seat what it does not know yet. */
  private tell(): void {
    const { match, thinking, isOver: over } = this;
    const practice = isPractice(match.setup.players);
    for (const link of this.links) {
      const { seat } = link;
      const end = this.undoTo(seat);
      link.tell(match.lines, {
        holders: this.holders.map((holder, of) => this.holderFor(link, holder, of)),
        names: this.names,
        practice,
        prepared: this.prepared,
        canUndo: end !== undefined,
        undoNeeds: end === undefined || seat === undefined ? [] : actedSince(match, this.holders, end, seat),
        waits: seat !== undefined && this.waiting.has(seat),
        onTurn: this.isDue(seat),
        thinking,
        pendingBot: this.chosen?.pendingBot,
        over,
      });
    }
  }

  /** The holder of a seat as seen from a link: there its own people are local. */
  private holderFor({ by, seat }: SeatLink, holder: SeatHolder, of: Seat): SeatHolder {
    if (isBot(holder) || by === 'local') return holder;
    return { by: seat === of ? 'local' : 'remote' };
  }
}
