/**
 * The game that runs in the engine worker: who sits where, what they do and see, and what is saved. Each seat that a person
 * holds has a link; whose turn it is, `turn-taking.ts` knows.
 */
import type { Seat } from '../cards/card.ts';
import type { Match } from '../match/match.ts';
import { rewind } from '../match/undo.ts';
import { type SeatHolder, isBot } from '../record/holder.ts';
import { STOOD_IN, isPractice, levelOf, practising, resumeHolder } from '../record/player.ts';
import type { Action, Line } from '../record/line.ts';
import { type Secrecy, redact } from '../record/redact.ts';
import type { Bots } from './bots.ts';
import { Links } from './links.ts';
import { RecordText } from './record-text.ts';
import { type LinkedTable, SeatLink } from './seat-link.ts';
import { actedSince, undoTo } from './taking-back.ts';
import type { SeatTransport } from './transport.ts';
import { type AskedTable, TurnTaking } from './turn-taking.ts';

/** The players of a game in which something was taken back or a hint was given: it is practice for all its people. */
export const practised = ({ setup }: Match): readonly string[] => practising(setup.players);

/** The running table: its links send their seats' views; `save` gets what must be saved. */
export class Running implements LinkedTable, AskedTable {
  holders: readonly SeatHolder[]; // by seat
  hints = 0; // shown to the person in this game
  begun = 0; // ms since 1970
  names: readonly string[] = []; // of people, by seat; '' where there is none
  prepared: number | undefined; // the number of a prepared position
  /** Among people elsewhere: how those who must agree are asked. Without it nothing is taken back there. */
  agreement: ((seat: Seat, needs: readonly Seat[]) => boolean) | undefined;
  readonly turns: TurnTaking;
  readonly links = new Links();
  private readonly text = new RecordText();
  private isOpen = false;

  /** `remote`: seats whose people are elsewhere. All other people are at this device. */
  constructor(
    private match: Match,
    bots: Pick<Bots, 'choose'>,
    private readonly save: (text: string, ended: boolean) => void,
    remote: readonly Seat[] = [],
  ) {
    this.holders = match.setup.players.map((player, seat) =>
      remote.includes(seat) && levelOf(player) === undefined ? { by: 'remote' } : resumeHolder(player),
    );
    this.turns = new TurnTaking(this, bots);
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
    if (this.isOpen) this.sendToSeats();
    return link;
  }

  /** The link is closed: its chances to call pass, its turns are waited for. */
  detach(link: SeatLink): void {
    if (this.links.delete(link)) this.turns.waitNoLongerFor(link); // else another link took its place
  }

  /** Another table replaces this one: later messages are out of date. */
  retire(): void {
    this.turns.end();
  }

  /** Sends everybody the whole table and goes on from there. */
  sendWholeTable(): void {
    if (this.match.phase === 'between' && !this.match.lines.some(({ type }) => type === 'deal')) this.match.nextDeal();
    this.isOpen = true;
    this.applyChange({ anew: true });
  }

  /**
   * A person's act. A call that comes late, after another act, is made all the same if it is still possible; so is a play
   * after which others have only called or challenged.
   */
  playAct(seat: Seat, action: Action, at: number): boolean {
    if (!this.turns.mayAct(seat) || (!this.isOffTurn(action) && !this.isSameTurn(at))) return false;
    const index = this.match.find(seat, action);
    if (index === undefined) return false;
    this.commit(index);
    return true;
  }

  /** Makes a legal act by its number. */
  commit(index: number): void {
    this.match.act(index);
    this.applyChange();
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
    return this.turns.letPass(link, at);
  }

  paced(link: SeatLink, at: number): boolean {
    return this.turns.paced(link, at);
  }

  /** Deals once every device with a person who is here is ready. Spectators deal only where nobody plays. */
  nextDeal(link: SeatLink): boolean {
    const { match, links } = this;
    const { length } = match.lines;
    if (match.phase !== 'between' || this.turns.paused || !links.makeReady(link, length)) return false;
    if (links.areReady(length)) this.dealNext();
    return true;
  }

  /** Deals without waiting for anybody. */
  dealNext(): void {
    if (this.match.phase !== 'between') return;
    this.match.nextDeal();
    this.applyChange();
  }

  /** The seats of people who are ready for the next deal. */
  get ready(): readonly Seat[] {
    return this.links.ready(this.match.lines.length);
  }

  /** Somebody at a link has gone, and is not waited for, or is back. */
  setHere(link: SeatLink, isHere: boolean): void {
    if (link.isHere === isHere) return;
    link.isHere = isHere;
    if (isHere) this.turns.actIfSeen();
    else this.turns.waitNoLongerFor(link);
  }

  /** Somebody at a link, or all at this device, look at the table or do not: who does not look is not waited for. */
  setLooks(looks: boolean, only?: SeatLink): void {
    for (const link of this.links) if (link === only || (!only && link.by === 'local')) link.looks = looks;
    this.turns.actIfSeen();
  }

  /**
   * From now on somebody else holds a seat: a bot stands in for a person, who may come back, or a person takes a bot's seat.
   * The record says so.
   */
  reseat(seat: Seat, holder: SeatHolder): void {
    this.holders = this.holders.map((old, held) => (held === seat ? holder : old));
    const { match } = this;
    const players = match.setup.players.map((player, held) => (held === seat ? STOOD_IN : player));
    const anew = match.phase !== 'over' && players[seat] !== match.setup.players[seat];
    if (anew) this.match = rewind(match, match.lines.length, players);
    this.applyChange({ anew });
  }

  /** Back to the last choice of a person, once all that have acted since agree. At one device they have agreed before. */
  undo(seat: Seat): boolean {
    const end = this.turns.paused ? undefined : this.undoTo(seat);
    if (end === undefined) return false;
    return this.agreement ? this.agreement(seat, actedSince(this.match, this.holders, end, seat)) : this.takeBack(seat);
  }

  /** Goes back to the last choice of a person; from then on the game is practice. */
  takeBack(seat: Seat): boolean {
    const end = this.undoTo(seat);
    if (end === undefined) return false;
    this.match = rewind(this.match, end, practised(this.match));
    this.applyChange({ anew: true });
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
    this.applyChange();
  }

  /** `anew`: sent lines are no longer valid. */
  private applyChange({ anew = false } = {}): void {
    if (anew) for (const link of this.links) link.reset();
    this.saveGame();
    this.turns.begin();
  }

  /** Saves the game as it is. */
  saveGame(): void {
    this.save(this.text.of(this.match), this.isOver);
  }

  /** Sends every seat what it does not know yet. */
  sendToSeats(): void {
    const { match, isOver: over } = this;
    const practice = isPractice(match.setup.players);
    for (const link of this.links) {
      const { seat } = link;
      const end = this.undoTo(seat);
      link.sendNews(match.lines, {
        holders: this.holders.map((holder, held) => this.holderFor(link, holder, held)),
        names: this.names,
        practice,
        prepared: this.prepared,
        canUndo: end !== undefined,
        undoNeeds: end === undefined || seat === undefined ? [] : actedSince(match, this.holders, end, seat),
        ...this.turns.statusFor(seat),
        over,
      });
    }
  }

  /** The holder of a seat as seen from a link: there its own people are local. */
  private holderFor({ by, seat }: SeatLink, holder: SeatHolder, held: Seat): SeatHolder {
    if (isBot(holder) || by === 'local') return holder;
    return { by: seat === held ? 'local' : 'remote' };
  }
}
