/** Help in the engine: hints, why a bot acted, the review of a deal. */
import { loadReasoning } from '../games/registry/engine/reasonings.ts';
import type { HelpAsk } from '../friends/messages.ts';
import { rewind } from '../match/undo.ts';
import type { Seat } from '../cards/card.ts';
import type { Match } from '../match/match.ts';
import { coachingFor } from './coach.ts';
import { Helper } from './helper.ts';
import { hintFor } from './hint.ts';
import type { HelpMessage, EngineRequest } from './protocol.ts';
import { review } from './review.ts';
import { type Running, practised } from './running.ts';
import { whyAt } from './why.ts';

export type HelpRequest = EngineRequest & { readonly type: 'hint' | 'coach' | 'why' | 'review' | 'stop-review' };

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
  switch (request.type) {
    case 'hint':
      if (request.at === running.lines.length && seat !== undefined) running.practise();
      await helpFor(request, seat, running).then((told) => {
        tell(told);
        if (told.type === 'hint' && told.hint && told.at === running.lines.length) hinted();
      });
      break;
    case 'coach':
      if (seat !== undefined) await coach(request.at, seat, running, tell, hinted);
      else tell({ type: 'coach', at: request.at, coaching: undefined });
      break;
    case 'why':
      tell(await helpFor(request, seat, running));
      break;
    case 'review':
      if (seat === undefined) stopReview();
      else await reviewOf(match, seat, tell);
      break;
    case 'stop-review':
      stopReview();
      break;
  }
}

/** Reviews the last deal of a seat, once it is over. */
export async function reviewOf(match: Match, seat: Seat, tell: (told: HelpMessage) => void): Promise<void> {
  const mine = (reviews += 1);
  if (match.phase === 'deal') return;
  const reasoning = await loadReasoning(match.setup.game.id);
  const countsWins = reasoning?.countsWins?.(match.setup.options) ?? false;
  let count = 0;
  const costly = await review(match, seat, reasoning, helper, (done, choices) => {
    count = choices;
    if (mine === reviews) tell({ type: 'review', done, count: choices, costly: undefined, countsWins });
    return mine === reviews;
  });
  if (costly) tell({ type: 'review', done: count, count, costly, countsWins });
}

export function stopReview(): void {
  reviews += 1;
}

/** A hint or what the coach thinks for the person of a seat, who has seen all lines, or why a bot acted: from what this person may know. */
export async function helpFor(
  { type, at }: HelpAsk,
  seat: Seat | undefined,
  { game: match, lines }: Running,
): Promise<HelpMessage> {
  const reasoning = await loadReasoning(match.setup.game.id);
  if (type === 'why') return { type, at, why: await whyAt(match, at, seat, reasoning, helper) };
  const isNow = seat !== undefined && at === lines.length && at === match.lines.length;
  if (type === 'coach')
    return { type, at, coaching: isNow ? await coachingFor(match, seat, reasoning, helper) : undefined };
  return { type, at, hint: isNow ? await hintFor(match, seat, reasoning, helper) : undefined };
}

/** A game with a coach is one with hints, also where the coach has nothing to say: it counts once. */
async function coach(
  at: number,
  seat: Seat,
  running: Running,
  tell: (told: HelpMessage) => void,
  hinted: () => void,
): Promise<void> {
  const reasoning = await loadReasoning(running.game.setup.game.id);
  const isNow = at === running.lines.length;
  const coaching = isNow ? await coachingFor(running.game, seat, reasoning, helper) : undefined;
  if (coaching && at === running.lines.length) {
    running.practise();
    if (running.hints === 0) hinted();
  }
  tell({ type: 'coach', at, coaching });
}

/** The game as it was before a choice of the person, for practice; undefined if there is no such line. */
export function againFrom({ game: match, mine }: Running, at: number): Match | undefined {
  const line = match.lines[at];
  if (line?.type !== 'act' || !mine.includes(line.seat)) return undefined;
  return rewind(match, at, practised(match));
}
