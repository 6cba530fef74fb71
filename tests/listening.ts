/** Runs a game as the engine does and records every message to the page and to the bots' worker. */
import type { Seat } from '../src/cards/card.ts';
import type { Question } from '../src/games/contract/contract.ts';
import type { Match } from '../src/match/match.ts';
import { offeredTo } from '../src/record/fold.ts';
import type { Line } from '../src/record/line.ts';
import { Bots } from '../src/workers/bots.ts';
import type { Answer, BotAnswer, BotRequest, BotNotice, TableMessage } from '../src/workers/protocol.ts';
import { Running } from '../src/workers/running.ts';
import type { SeatLink } from '../src/workers/seat-link.ts';

/** Chooses for bots and person: an index into the seat's own acts, or undefined to let the chance pass. */
export type Decide = (seat: Seat, count: number, mayPass: boolean) => number | undefined;

/** The engine's port to the bots' worker; the listener answers. */
class Port {
  onmessage: ((event: { data: BotAnswer }) => void) | undefined;

  constructor(private readonly heard: (asked: BotRequest | BotNotice) => number | undefined) {}

  postMessage(asked: BotRequest | BotNotice): void {
    const chosen = this.heard(asked);
    if ('id' in asked) queueMicrotask(() => this.onmessage?.({ data: { id: asked.id, chosen } }));
  }

  close(): void {
    this.onmessage = undefined;
  }

  get port(): MessagePort {
    return this as unknown as MessagePort;
  }
}

/** Waits until all pending promises are settled. */
const settled = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class Listener {
  readonly news: TableMessage[] = [];
  readonly asked: BotRequest[] = [];
  readonly notices: BotNotice[] = [];
  readonly saves: { readonly text: string; readonly ended: boolean }[] = [];
  readonly running: Running;
  readonly link: SeatLink; // the page's

  constructor(
    match: Match,
    private readonly decide: Decide,
  ) {
    const bots = new Bots();
    bots.connect(new Port((asked) => this.hearAsk(asked)).port);
    bots.prepare(match.setup.game.id);
    this.running = new Running(match, bots, (text, ended) => this.saves.push({ text, ended }));
    const send = (told: Answer): void => void (told.type === 'table' && this.news.push(structuredClone(told)));
    this.link = this.running.attach({ send, listen: () => undefined }, this.running.seat);
    this.running.sendWholeTable();
  }

  /** Plays on until the record has so many lines, or the game is over. */
  async playTo(lines: number): Promise<void> {
    await settled();
    while (!this.running.isOver && this.running.lines.length < lines) {
      const heard = this.news.length;
      this.goOn();
      await settled();
      if (this.news.length === heard) throw new Error(`nothing goes on after ${JSON.stringify(this.news.at(-1))}`);
    }
  }

  /** What a bot at this seat was asked. */
  questionsOf(seat: Seat): readonly BotRequest[] {
    return this.asked.filter(({ question }) => question.view.seat === seat);
  }

  private hearAsk(asked: BotRequest | BotNotice): number | undefined {
    if (!('id' in asked)) {
      this.notices.push(asked);
      return undefined;
    }
    const heard = structuredClone(asked);
    const { view, acts, mayPass }: Question = heard.question;
    this.asked.push(heard);
    return this.decide(view.seat, acts.length, mayPass);
  }

  /** Acts for the page, which has shown everything, and for the person: the next deal, an act, or letting a chance pass. */
  private goOn(): void {
    const { running, link } = this;
    const now = this.news.at(-1);
    const at = running.lines.length;
    if (link.grantRequest({ type: 'paced', at }) || running.nextDeal(link) || running.seat === undefined || !now)
      return;
    const own = offeredTo(running.seat, running.lines.at(-1));
    const chosen = now.onTurn || now.waits ? this.decide(running.seat, own.length, now.waits) : undefined;
    const action = chosen === undefined ? undefined : own[chosen];
    link.grantRequest(action ? { type: 'act', action, at } : { type: 'let-pass', at });
  }
}

/** Repeats the acts of these lines, each when its seat is asked. */
export function repeating(lines: readonly Line[], written: () => readonly Line[]): Decide {
  return (seat) => {
    const now = written();
    const act = lines[now.length];
    if (act?.type !== 'act' || act.seat !== seat) return undefined;
    const wanted = JSON.stringify(act.action);
    const index = offeredTo(seat, now.at(-1)).findIndex((action) => JSON.stringify(action) === wanted);
    return index < 0 ? undefined : index;
  };
}
