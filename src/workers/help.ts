/** Help in the engine: hints, why a bot acted, the review of a deal. */
import { loadReasoning } from '../games/registry/engine/reasonings.ts';
import type { Reasoning } from '../games/kit/reasoning.ts';
import { rewind } from '../match/undo.ts';
import type { Seat } from '../cards/card.ts';
import type { Match } from '../match/match.ts';
import { Helper } from './helper.ts';
import { hintFor } from './hint.ts';
import type { HelpMessage, EngineRequest } from './protocol.ts';
import { review } from './review.ts';
import { type Running, practised } from './running.ts';
import { whyAt } from './why.ts';

export type HelpRequest = EngineRequest & { readonly type: 'hint' | 'why' | 'review' | 'stop-review' };

const helper = new Helper();
let reviews = 0; // started or stopped so far: only the last one goes on

export const connectHelper = (port: MessagePort): void => helper.connect(port);

/** Who asks: the person that the request names, or the only one here; nobody where several sit and none is named. */
const askerOf = (request: HelpRequest, { mine, seat }: Running): Seat | undefined =>
  'seat' in request && mine.includes(request.seat) ? request.seat : seat;

/** Starts to answer; results are sent as they come. `hinted` is called for a hint that is shown, so that it counts. */
export async function helpWith(
  request: HelpRequest,
  running: Running,
  tell: (told: HelpMessage) => void,
  hinted: () => void,
): Promise<void> {
  const seat = askerOf(request, running);
  const { game: match } = running;
  const reasoning = await loadReasoning(match.setup.game.id);
  switch (request.type) {
    case 'hint':
      if (seat !== undefined) await giveHint(request.at, seat, running, { reasoning, tell, hinted });
      else tell({ type: 'hint', at: request.at, hint: undefined });
      break;
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

interface Telling {
  readonly reasoning: Reasoning | undefined;
  readonly tell: (told: HelpMessage) => void;
  readonly hinted: () => void;
}

/** Among several people the game becomes practice for all of them. */
async function giveHint(at: number, seat: Seat, running: Running, { reasoning, tell, hinted }: Telling): Promise<void> {
  const isNow = at === running.lines.length;
  if (isNow) running.practise();
  const hint = isNow ? await hintFor(running.game, seat, reasoning, helper) : undefined;
  tell({ type: 'hint', at, hint });
  if (hint && at === running.lines.length) hinted();
}

/** The game as it was before a choice of the person, for practice; undefined if there is no such line. */
export function againFrom({ game: match, mine }: Running, at: number): Match | undefined {
  const line = match.lines[at];
  if (line?.type !== 'act' || !mine.includes(line.seat)) return undefined;
  return rewind(match, at, practised(match));
}
