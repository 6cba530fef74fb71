/** How a host's game comes to be dealt: a commitment of the host, a share of everybody, then the deal from all of them. */
import type { GuestAsk, Shares } from '../../friends/messages.ts';
import type { NewTable } from '../../friends/table.ts';
import type { Timing } from '../../friends/times.ts';
import type { EngineParts } from '../engine-parts.ts';
import type { Guest, TablePeople } from './people.ts';
import type { PresenceWatch } from './presence.ts';
import { ShareRound, wordsOf } from './shares.ts';

/** The time of a round grows with each that failed, up to this one. */
const MOST_TRIES = 4;

export interface DealingEvents {
  /** There is something to tell. */
  changed(): void;
  /** The cards lie on the table, or, if `id` is undefined, could not be dealt. */
  dealt(id: string | undefined): void;
}

export class Dealing {
  commitment: string | undefined;
  /** The engine is putting this game on the table. */
  isUnderWay = false;
  private round: ShareRound<Guest> | undefined;
  /** The number of the last round: others after a reload of this page, so that no guest takes a round for one before. */
  private rounds = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  private isCollecting = false;
  private tries = 0; // rounds of the game that is to be dealt

  constructor(
    private readonly table: NewTable,
    private readonly engine: EngineParts,
    private readonly people: TablePeople,
    private readonly presence: PresenceWatch,
    private readonly timing: Timing,
    private readonly events: DealingEvents,
  ) {}

  get shares(): Shares | undefined {
    return this.round?.told;
  }

  /** The commitment of the next game. */
  async prepare(): Promise<void> {
    this.commitment = await this.engine.commitment();
    this.events.changed();
  }

  /** Asks everybody who is there for a share. */
  async begin(): Promise<void> {
    this.tries = 0;
    await this.collect();
  }

  private async collect(): Promise<void> {
    this.isCollecting = true;
    this.tries += 1;
    await this.prepare(); // before anybody commits
    const isThere = ({ seat, awaySince, link }: Guest): boolean =>
      seat !== undefined && !!link && awaySince === undefined;
    const there = this.people.guests.filter(isThere);
    this.rounds += 1;
    this.round = new ShareRound(this.rounds, there, this.timing.clock.now());
    if (there.length === 0) await this.deal('');
    else this.events.changed();
  }

  receiveShare(guest: Guest, { what, round, text }: GuestAsk & { readonly what: 'commit' | 'open' }): boolean {
    if (!this.round) return false;
    if (what === 'commit') return this.round.commit(guest, round, text);
    void this.round.open(guest, round, text).then(() => this.goOn());
    return true;
  }

  /**
   * The next step, once everybody has done the last one. Whoever is silent for too long is left out of another round, which
   * may take longer: all may be on slow ways.
   */
  async goOn(): Promise<void> {
    const { round } = this;
    const { times } = this.timing;
    if (!round || !this.isCollecting) return;
    if (round.isOpen) {
      this.events.changed(); // everybody sees the shares before the deal
      const words = await wordsOf(round.told.opened);
      if (this.isRound(round)) await this.deal(words);
    } else if (this.presence.since(round.begunAt) > Math.min(this.tries, MOST_TRIES) * times.step) {
      for (const guest of round.missing) this.presence.away(guest);
      this.round = undefined;
      await this.collect();
    }
  }

  /** Nothing else has come in the meantime. */
  private isRound(round: ShareRound<Guest>): boolean {
    return this.isCollecting && this.round === round;
  }

  private async deal(clientSeed: string): Promise<void> {
    const { game, options, help: practice } = this.table;
    const { holders, names, remote } = this.people;
    this.isCollecting = false; // nothing is dealt twice
    this.isUnderWay = true;
    const dealt = await this.engine.deal({ game, options, holders, names, clientSeed, practice }, remote);
    this.isUnderWay = false;
    const running = this.engine.running();
    if (dealt.type === 'done' && running) this.presence.attachAll(running.running);
    this.events.dealt(dealt.type === 'done' ? running?.id : undefined);
  }
}
