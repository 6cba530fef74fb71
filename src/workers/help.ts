/** Help in the engine: hints, why a bot acted, the review of a deal. */
import { loadReasoning } from '../games/registry/engine/reasonings.ts';
import { rewind } from '../match/undo.ts';
import type { Match } from '../match/match.ts';
import { Helper } from './helper.ts';
import { hintFor } from './hint.ts';
import type { HelpMessage, EngineRequest } from './protocol.ts';
import { review } from './review.ts';
import { type Running, practisedBy } from './running.ts';
import { whyAt } from './why.ts';

export type HelpRequest = EngineRequest & { readonly type: 'hint' | 'why' | 'review' | 'stop-review' };

const helper = new Helper();
let reviews = 0; // started or stopped so far: only the last one goes on

export const connectHelper = (port: MessagePort): void => helper.connect(port);

/** Starts to answer; results are sent as they come. `hinted` is called for a hint that is shown, so that it counts. */
export async function helpWith(
  request: HelpRequest,
  running: Running,
  tell: (told: HelpMessage) => void,
  hinted: () => void,
): Promise<void> {
  const { game: match, seat } = running;
  const reasoning = await loadReasoning(match.setup.game.id);
  switch (request.type) {
    case 'hint': {
      const { at } = request;
      const isNow = seat !== undefined && at === match.lines.length;
      const hint = isNow ? await hintFor(match, seat, reasoning, helper) : undefined;
      tell({ type: 'hint', at, hint });
      if (hint && at === running.lines.length) hinted();
      break;
    }
    case 'why':
      tell({ type: 'why', at: request.at, why: await whyAt(match, request.at, seat, reasoning, helper) });
      break;
    case 'review': {
      const mine = (reviews += 1);
      if (seat === undefined || match.phase === 'deal') return;
      const countsWins = reasoning?.countsWins?.(match.setup.options) ?? false;
      let count = 0;
      const costly = await review(match, seat, reasoning, helper, (done, of) => {
        count = of;
        if (mine === reviews) tell({ type: 'review', done, of, costly: undefined, countsWins });
        return mine === reviews;
      });
      if (costly) tell({ type: 'review', done: count, of: count, costly, countsWins });
      break;
    }
    case 'stop-review':
      reviews += 1;
      break;
  }
}

/** The game as it was before a choice of the person, for practice; undefined if there is no such line. */
export function againFrom({ game: match, seat }: Running, at: number): Match | undefined {
  const line = match.lines[at];
  if (seat === undefined || line?.type !== 'act' || line.seat !== seat) return undefined;
  return rewind(match, at, practisedBy(match, seat));
}
