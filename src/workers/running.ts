/**
 * The game that runs in the engine worker: who sits where, whom to ask next, what the page is told, what is saved. It
 * has no clock; where the bots wait for a person, the page says when they may go on.
 */
import type { Seat } from '../cards/card.ts';
import { PRACTICE, levelOf, playerName } from '../bots/names.ts';
import { questionFor } from '../match/ask.ts';
import type { Match } from '../match/match.ts';
import { lastChoiceOf, rewind } from '../match/undo.ts';
import type { Action, Line } from '../record/line.ts';
import { printRecord } from '../record/print.ts';
import { Redactor, redact } from '../record/redact.ts';
import type { Bots } from './bots.ts';
import type { SeatKind, TableMessage } from './protocol.ts';

const PERSON = 'human';
/** The record itself says that something was taken back. */
export const PRACTISING = `${PERSON}${PRACTICE}`;

/** The record's word for who plays a seat. */
export const playerOf = (kind: SeatKind): string => (kind === 'human' ? PERSON : playerName(kind));

/** The other way round: a player of a record that is no bot of ours is a person. */
export const kindOf = (player: string): SeatKind => levelOf(player) ?? 'human';

/** Was something taken back in a game of these players? */
export const isPractice = (players: readonly string[]): boolean => players.includes(PRACTISING);

/** The players of a game in which this seat took something back. */
export const practisedBy = ({ setup }: Match, person: Seat): readonly string[] =>
  setup.players.map((player, seat) => (seat === person ? PRACTISING : player));

export interface RunningEvents {
  news(news: TableMessage): void;
  save(text: string, ended: boolean): void;
}

/** The table that is being played: `events` hears what the page may see, and what is to be saved. */
export class Running {
  readonly kinds: readonly SeatKind[];
  readonly seat: Seat | undefined; // the person's
  hints = 0; // that the person has taken in this game
  begun = 0; // ms since 1970
  private told = 0; // lines that the page has
  private redactor: Redactor; // of these lines
  private letPassAt = -1; // number of lines at which the person let their chance go by
  private waits = false;
  private thinking: Seat | undefined;
  private chosen:
    { readonly at: number; readonly index: number; readonly paces: TableMessage['pendingBot'] } | undefined; // by a bot
  private turnOfEvents = 0; // changes whenever what a bot was asked is out of date

  constructor(
    private match: Match,
    private readonly bots: Bots,
    private readonly events: RunningEvents,
  ) {
    this.kinds = match.setup.players.map(kindOf);
    const seat = this.kinds.indexOf('human');
    this.seat = seat < 0 ? undefined : seat;
    this.redactor = new Redactor(this.seat, match.setup.game.secrecy);
  }

  /** Another table takes its place: whatever it still hears is out of date. */
  retire(): void {
    this.turnOfEvents += 1;
  }

  /** The game itself, for who explains it; only its rewound copies may be acted upon. */
  get game(): Match {
    return this.match;
  }

  get isOver(): boolean {
    return this.match.phase === 'over';
  }

  get lines(): readonly Line[] {
    return this.match.lines;
  }

  /** As the person sees it; all of it once the game is over. */
  get toldLines(): readonly Line[] {
    return this.isOver ? this.match.lines : redact(this.match.lines, this.seat, this.match.setup.game.secrecy);
  }

  /** Sends the whole table to the page and goes on from there. */
  open(): void {
    if (this.match.phase === 'between' && !this.match.lines.some(({ type }) => type === 'deal')) this.match.nextDeal();
    this.told = 0;
    this.changed();
  }

  /** The person's act; false if it is not theirs to make now. */
  act(action: Action, at: number): boolean {
    if (this.seat === undefined || at !== this.match.lines.length) return false;
    const index = this.match.find(this.seat, action);
    if (index === undefined) return false;
    this.match.act(index);
    this.changed();
    return true;
  }

  letPass(at: number): boolean {
    if (at !== this.match.lines.length || !this.waits) return false;
    this.letPassAt = at;
    this.goOn();
    return true;
  }

  /** The person has seen all that has happened: what a bot has chosen in the meantime is done. */
  paced(at: number): boolean {
    const { chosen } = this;
    if (at !== this.match.lines.length || chosen?.at !== at) return false;
    this.match.act(chosen.index);
    this.changed();
    return true;
  }

  nextDeal(): boolean {
    if (this.match.phase !== 'between') return false;
    this.match.nextDeal();
    this.changed();
    return true;
  }

  /** Back to the person's last choice; from then on the game is marked as practice. */
  undo(): boolean {
    const end = this.undoTo();
    if (end === undefined || this.seat === undefined) return false;
    this.match = rewind(this.match, end, practisedBy(this.match, this.seat));
    this.told = 0;
    this.letPassAt = -1;
    this.changed();
    return true;
  }

  private undoTo(): number | undefined {
    return this.seat === undefined ? undefined : lastChoiceOf(this.match, this.seat);
  }

  private changed(): void {
    this.turnOfEvents += 1;
    this.chosen = undefined;
    this.keep();
    this.goOn();
  }

  /** Saves the game as it stands. */
  keep(): void {
    this.events.save(printRecord(this.match.lines), this.isOver);
  }

  private goOn(): void {
    void this.askNext(this.turnOfEvents);
  }

  /** Asks seat after seat until somebody acts or a person has to be waited for. */
  private async askNext(turn: number): Promise<void> {
    this.waits = false;
    this.thinking = undefined;
    if (this.match.phase === 'deal')
      for (const seat of this.match.asked()) {
        if (this.kinds[seat] === 'human') {
          if (this.match.mayPass(seat) && this.letPassAt === this.match.lines.length) continue;
          this.waits = this.match.mayPass(seat);
          break;
        }
        if (await this.askBot(seat, turn)) return;
        if (turn !== this.turnOfEvents) return;
      }
    this.tell();
  }

  /** True if the bot will act as soon as the page has seen what led to it, or if its answer came too late to matter. */
  private async askBot(seat: Seat, turn: number): Promise<boolean> {
    const question = questionFor(this.match, seat);
    if (!question.mayPass && this.thinking !== seat) {
      this.thinking = seat;
      this.tell();
    }
    const chosen = await this.bots.choose(this.match, this.match.setup.players[seat] ?? '', question);
    if (turn !== this.turnOfEvents) return true;
    if (chosen === undefined) return false;
    const index = this.match.indicesOf(seat)[chosen];
    if (index === undefined) return false;
    this.chosen = { at: this.match.lines.length, index, paces: question.mayPass ? 'answer' : 'turn' };
    this.tell();
    return true;
  }

  private isAsked(): boolean {
    const { match, seat } = this;
    return seat !== undefined && match.phase === 'deal' && !match.mayPass(seat) && match.indicesOf(seat).length > 0;
  }

  /** Tells the page what it does not know yet. */
  private tell(): void {
    const { match } = this;
    if (this.told === 0) this.redactor = new Redactor(this.seat, match.setup.game.secrecy);
    const lines = match.lines.slice(this.told).map((line) => this.redactor.line(line));
    const news: TableMessage = {
      type: 'table',
      lines,
      from: this.told,
      seat: this.seat,
      kinds: this.kinds,
      practice: isPractice(match.setup.players),
      canUndo: this.undoTo() !== undefined,
      waits: this.waits,
      onTurn: this.isAsked(),
      thinking: this.thinking,
      pendingBot: this.chosen?.paces,
      over: this.isOver,
    };
    this.told = match.lines.length;
    this.events.news(news);
  }
}
