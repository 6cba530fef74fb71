/**
 * The one file of all workers, so that a game's rules are built, fetched and kept once. The name that a worker was started
 * with says which it is; what only bots, a checker or the par of a day need is fetched only there.
 */
import { hearAsk } from './engine.ts';
import type { Ask, BotStart, CheckRequest, ParRequest, WorkerName } from './protocol.ts';

const BOTS: WorkerName = 'bots';
const CHECKER: WorkerName = 'checker';
const PAR: WorkerName = 'par';

if (self.name === BOTS)
  addEventListener('message', (event: MessageEvent<BotStart>) => {
    import('./answering.ts').then(({ hearPage }) => {
      hearPage(event);
    }, reportError); // it could not be fetched: the page hears that this worker is of no use
  });
else if (self.name === CHECKER)
  addEventListener('message', (event: MessageEvent<CheckRequest>) => {
    import('./checker.ts').then(({ hearRecord }) => {
      hearRecord(event);
    }, reportError);
  });
else if (self.name === PAR)
  addEventListener('message', (event: MessageEvent<ParRequest>) => {
    import('./par.ts').then(({ hearDay }) => {
      hearDay(event);
    }, reportError);
  });
else
  addEventListener('message', (event: MessageEvent<Ask>) => {
    hearAsk(event);
  });
