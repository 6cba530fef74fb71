/** The bots' worker: gets a question with a seat's view, returns a choice. It keeps nothing between questions. */
import { botFor } from '../bots/levels.ts';
import { evaluateForPeople } from '../bots/thinking.ts';
import type { Rules } from '../games/contract/contract.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import { holdLock } from './lock.ts';
import type {
  BotAnswer,
  BotRequest,
  BotHello,
  BotNotice,
  BotStart,
  EvaluateAnswer,
  EvaluateRequest,
} from './protocol.ts';

/** Cached rules of the last table. */
let table: { key: string; rules: Rules } | undefined;

async function rulesFor(ask: Omit<BotRequest, 'player'>): Promise<Rules | undefined> {
  const key = JSON.stringify([ask.game, ask.options, ask.seats]);
  if (table?.key === key) return table.rules;
  const rules = (await loadGame(ask.game))?.table(ask.options, ask.seats);
  if (rules) table = { key, rules };
  return rules;
}

async function answer(ask: BotRequest): Promise<BotAnswer> {
  const rules = await rulesFor(ask);
  const chosen = rules && botFor(ask.player).choose(rules, ask.question);
  return { id: ask.id, chosen };
}

async function evaluated(ask: EvaluateRequest): Promise<EvaluateAnswer> {
  const rules = await rulesFor(ask);
  return { id: ask.id, evaluations: rules ? evaluateForPeople(rules, ask.question, ask.iterations, ask.made) : [] };
}

/** The rules cannot be fetched now: whoever asks does without this answer, and the next question fetches them again. */
const unanswered = (): void => undefined;

/** The page's only message: the lock to hold, and the port to the engine. */
export function receiveFromPage(event: MessageEvent<BotStart>): void {
  const [port] = event.ports;
  if (!port) return;
  void holdLock(event.data.lock).then((locked) => {
    const hello: BotHello = { locked };
    postMessage(hello);
  });
  port.onmessage = (asked: MessageEvent<BotRequest | BotNotice | EvaluateRequest>): void => {
    if ('prepare' in asked.data) loadGame(asked.data.prepare).catch(unanswered);
    else if ('iterations' in asked.data) evaluated(asked.data).then((told) => port.postMessage(told), unanswered);
    else answer(asked.data).then((told) => port.postMessage(told), unanswered);
  };
}
