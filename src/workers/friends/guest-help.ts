/** Hints and explanations for guests: from what their own seat may know, computed by the host's worker for help. */
import type { HelpAsk } from '../../friends/messages.ts';
import type { HelpMessage } from '../protocol.ts';
import type { Running } from '../running.ts';
import type { EngineParts } from '../engine-parts.ts';
import type { Guest } from './people.ts';

const MOST = 3; // questions of one guest under way

/** Answers that say nothing. */
const NOTHING: Readonly<Record<HelpAsk['type'], (at: number) => HelpMessage>> = {
  hint: (at) => ({ type: 'hint', at, hint: undefined }),
  why: (at) => ({ type: 'why', at, why: undefined }),
  coach: (at) => ({ type: 'coach', at, coaching: undefined }),
};

export class GuestHelp {
  private readonly under = new Map<Guest, Set<string>>(); // questions under way

  constructor(private readonly engine: EngineParts) {}

  /** Begins to answer; false if there is nothing to answer, or too much already. */
  answerAsk(guest: Guest, ask: HelpAsk, running: Running | undefined): boolean {
    if (!running || running.isOver || guest.seat === undefined || ask.at > running.lines.length) return false;
    const mine = this.under.get(guest) ?? new Set();
    this.under.set(guest, mine);
    const key = JSON.stringify([guest.copy.revision, ask]);
    if (mine.has(key)) return true;
    if (mine.size >= MOST) return false;
    mine.add(key);
    const { copy } = guest;
    void this.computeHelp(guest, ask, running)
      .catch(() => copy.help(NOTHING[ask.type](ask.at))) // it cannot be fetched: the guest waits no longer
      .finally(() => mine.delete(key));
    return true;
  }

  private async computeHelp({ copy, seat }: Guest, ask: HelpAsk, running: Running): Promise<void> {
    if (seat === undefined) return;
    const { revision } = copy;
    this.engine.post({ type: 'help-wanted' });
    const told = await (await import('../help.ts')).helpFor(ask, seat, running);
    if (copy.revision === revision) copy.help(told);
  }
}
