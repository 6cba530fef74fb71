/** People at tables of friends, for tests. */
import { FastChance } from '../../cards/chance.ts';
import { must } from '../../cards/must.ts';
import type { DrivenClock } from '../../friends/clock.testing.ts';
import type { TableMessage } from '../protocol.ts';
import type { Device } from './table.testing.ts';
import { offeredTo } from '../../record/fold.ts';

const isDue = ({ onTurn, waits }: TableMessage): boolean => onTurn || waits;

/** How long a person waits for what an act leads to, and then tries again. */
const PATIENCE_MS = 700;

/** How often they look whether they may do something, while the time passes. */
const STEP_MS = 250;

/** One step by chance of whoever may do something; if nothing comes of it, they try again like a person. */
export class Players {
  private readonly chance = new FastChance(3);
  private readonly acted = new Map<Device, { lines: number; at: number }>();

  /** `calls`: they call and challenge whenever they may; else they let it pass. */
  constructor(
    readonly devices: Device[],
    private readonly calls = false,
  ) {}

  step(): void {
    for (const one of this.devices) this.stepOf(one);
  }

  private stepOf(one: Device): void {
    const { news, lines } = one;
    if (lines.at(-1)?.type === 'deal-end') one.ask({ type: 'next-deal' });
    if (!news || !isDue(news) || this.hasTried(one)) return;
    const own = offeredTo(news.seat, lines.at(-1));
    const action = own[this.chance.below(own.length)];
    if (!action) return;
    this.acted.set(one, { lines: lines.length, at: this.clock.now() });
    one.ask(
      news.waits && !this.calls ? { type: 'let-pass', at: lines.length } : { type: 'act', action, at: lines.length },
    );
  }

  private hasTried(one: Device): boolean {
    const last = this.acted.get(one);
    return last?.lines === one.lines.length && this.clock.now() - last.at < PATIENCE_MS;
  }

  /** Plays until something holds. */
  async until(holds: () => boolean, what: string): Promise<void> {
    await this.clock.until(() => {
      this.step();
      return holds();
    }, what);
  }

  /** Plays for so long. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      this.step();
      await this.clock.pass(Math.min(left, STEP_MS));
    }
  }

  /** All devices are at one hub. */
  private get clock(): DrivenClock {
    return must(this.devices[0], 'a device').hub.clock;
  }

  /** A reload: what was asked of the old page may have to be asked again. */
  replace(old: Device, anew: Device): void {
    this.devices.splice(this.devices.indexOf(old), 1, anew);
  }
}
