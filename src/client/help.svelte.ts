/**
 * Help for the person: hints, why a bot acted, the review of a deal. A worker of its own computes it, started with the first
 * question and stopped when idle, so that the bots never wait.
 */
import type { Seat } from '../cards/card.ts';
import type { Line } from '../record/line.ts';
import type {
  BotStart,
  Coaching,
  EngineMessage,
  EngineRequest,
  HelpMessage,
  Hint,
  Reviewed,
  Why,
} from '../workers/protocol.ts';
import { Coach } from './coach.svelte.ts';
import { startWorker } from './start-worker.ts';
import type { TableSession } from './table-session.svelte.ts';

export type { Reviewed };

const IDLE_MS = 30_000;

type Review = HelpMessage & { readonly type: 'review' };

export class Help {
  private found = $state.raw<{ readonly at: number; readonly hint: Hint | undefined }>();
  private asked = $state(-1); // number of lines at which a hint was asked for
  private thoughts = $state.raw<{ readonly at: number; readonly coaching: Coaching | 'thinking' | undefined }>();
  /** Asks before costly acts, where it is switched on. */
  readonly coach: Coach;
  /** The line of the explained act, and its explanation once it is known. */
  why = $state.raw<{ readonly at: number; readonly why: Why | 'thinking' | 'none' }>();
  review = $state.raw<Review>();
  /** The review that was asked for cannot be fetched. */
  reviewFailed = $state(false);
  private reviewed = ''; // which lines, and whose choices
  private worker: Worker | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `failed`: a hint or reason that was asked for cannot be fetched. */
  constructor(
    private readonly table: TableSession,
    private readonly failed: () => void,
  ) {
    this.coach = new Coach(
      () => table.lines.length,
      (at) => (this.thoughts?.at === at ? this.thoughts.coaching : undefined),
    );
    table.listeners.add((told) => this.receiveAnswer(told));
  }

  /** The hint for the current choice. */
  readonly hint = $derived.by(() => (this.found?.at === this.table.lines.length ? this.found.hint : undefined));
  readonly thinking = $derived.by(() => this.asked === this.table.lines.length && this.found?.at !== this.asked);

  /** Can a hint be requested: is there anything to choose or to let pass? */
  readonly mayHint = $derived.by(() => this.table.phase === 'deal' && this.table.legal.length > 0);

  askHint(): void {
    const at = this.table.lines.length;
    if (!this.mayHint || this.asked === at) return;
    this.asked = at;
    this.table.here?.keep(); // among several people the game becomes practice, and is sent again
    this.askEngine({ type: 'hint', at, ...this.asker(this.table.seat) });
  }

  /** Lets the coach think about the person's choice, as soon as it comes. */
  think(): void {
    const at = this.table.lines.length;
    if (!this.mayHint || this.table.legal.length < 2 || this.thoughts?.at === at) return;
    this.thoughts = { at, coaching: 'thinking' };
    this.askEngine({ type: 'coach', at, ...this.asker(this.table.seat) });
  }

  dismissHint(): void {
    this.found = undefined;
    this.asked = -1;
  }

  askWhy(at: number): void {
    this.why = { at, why: 'thinking' };
    this.askEngine({ type: 'why', at, ...this.asker(this.table.seat) });
  }

  /** `seat`: whose choices, where several people sit here. */
  startReview(seat?: Seat): void {
    const wanted = `${String(this.table.lines.length)}/${String(seat)}`;
    if (this.review?.costly && this.reviewed === wanted) return; // nothing has happened since
    this.reviewed = wanted;
    this.review = undefined;
    this.reviewFailed = false;
    this.askEngine({ type: 'review', ...this.asker(seat) });
  }

  private asker(seat: Seat | undefined): { readonly seat?: Seat } {
    return this.table.here && seat !== undefined ? { seat } : {};
  }

  stopReview(): void {
    if (this.review?.costly) return; // it is done, and stays for a second look
    this.review = undefined;
    this.askEngine({ type: 'stop-review' });
  }

  /** Starts the game as it was before a choice, for practice; the current one is kept among the past games. */
  tryAgain(at: number): void {
    this.review = undefined;
    void this.table.ask({ type: 'try-again', at });
  }

  /** Line of the last act of a seat in this deal; without a seat, of any bot. */
  lastActOf(seat?: Seat): number | undefined {
    const { lines, holders } = this.table;
    const isMeant = (line: Line): boolean =>
      line.type === 'act' && holders[line.seat]?.by === 'bot' && line.seat === (seat ?? line.seat);
    const at = lines.findLastIndex((line) => line.type === 'deal' || isMeant(line));
    return lines[at]?.type === 'act' ? at : undefined;
  }

  private askEngine(request: EngineRequest): void {
    clearTimeout(this.timer);
    if (this.table.friends?.role !== 'guest' || request.type === 'review') this.wake(); // else the host's worker computes it
    void this.table.ask(request);
  }

  /** Takes a result; undefined: a new engine, which has no helper yet. */
  private receiveAnswer(told: EngineMessage | undefined): void {
    if (!told) {
      this.sleep();
      return;
    }
    if (told.type === 'help-wanted') this.wake();
    this.sleepLater();
    if (told.type === 'help-failed') this.fail();
    else if (told.type === 'hint') this.found = told;
    else if (told.type === 'coach') this.applyThought(told);
    else if (told.type === 'review') this.review = told;
    else if (told.type === 'why' && told.at === this.why?.at) this.why = { at: told.at, why: told.why ?? 'none' };
  }

  /** Nothing is waited for any more; the coach is silent about this choice. */
  private fail(): void {
    this.reviewFailed = true;
    if (this.thinking || this.why?.why === 'thinking') this.failed();
    this.asked = -1;
    this.why = undefined;
    if (this.thoughts?.coaching === 'thinking') this.thoughts = { at: this.thoughts.at, coaching: undefined };
    this.coach.receiveThought();
  }

  private applyThought(told: HelpMessage & { readonly type: 'coach' }): void {
    if (told.at !== this.thoughts?.at) return;
    this.thoughts = told;
    this.coach.receiveThought();
  }

  /** The worker is of the bots' kind; its port goes to the engine. */
  private wake(): void {
    if (this.worker) return;
    this.worker = startWorker('bots');
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.sleep();
    });
    const channel = new MessageChannel();
    const start: BotStart = { lock: `card-table-helper-${String(Math.random())}` };
    this.worker.postMessage(start, [channel.port1]);
    void this.table.ask({ type: 'helper' }, [channel.port2]);
  }

  private sleepLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.sleep(), IDLE_MS);
  }

  private sleep(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.asked = -1;
    this.thoughts = undefined;
  }
}
