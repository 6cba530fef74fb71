/** The bots' worker: a question with a seat's view in, a choice out. It has no memory from one question to the next. */
import { LEVELS } from '../bots/levels.ts';
import { isLevelName } from '../bots/names.ts';
import type { Rules } from '../games/contract.ts';
import { gameOf } from '../games/registry.ts';
import { holdLock } from './lock.ts';
import type { BotAnswer, BotAsk, BotHello } from './protocol.ts';

/** Rules of the last table that was asked for, so that they are not made anew for every question. */
let table: { key: string; rules: Rules } | undefined;

function rulesFor(ask: BotAsk): Rules | undefined {
  const key = JSON.stringify([ask.game, ask.options, ask.seats]);
  if (table?.key === key) return table.rules;
  const rules = gameOf(ask.game)?.table(ask.options, ask.seats);
  if (rules) table = { key, rules };
  return rules;
}

function answer(ask: BotAsk): BotAnswer {
  const rules = rulesFor(ask);
  const chosen = rules && isLevelName(ask.level) ? LEVELS[ask.level].choose(rules, ask.question) : undefined;
  return { id: ask.id, chosen };
}

addEventListener('message', (event: MessageEvent<{ lock: string }>) => {
  const [port] = event.ports;
  if (!port) return;
  void holdLock(event.data.lock).then((locked) => {
    const hello: BotHello = { locked };
    postMessage(hello);
  });
  port.onmessage = (asked: MessageEvent<BotAsk>): void => {
    port.postMessage(answer(asked.data));
  };
});
