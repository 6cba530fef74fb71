/**
 * The one file of all workers, so that a game's rules are built, fetched and cached once. The name of the worker says which
 * one it is; what only one of them needs is fetched only there.
 */
import '../fetching/chunk.ts';
import { EngineWorker } from './engine.ts';
import type { Ask, BotStart, CheckRequest, ParRequest, WorkerName } from './protocol.ts';

const BOTS: WorkerName = 'bots';
const CHECKER: WorkerName = 'checker';
const PAR: WorkerName = 'par';

if (self.name === BOTS)
  addEventListener('message', (event: MessageEvent<BotStart>) => {
    import('./answering.ts').then(({ receiveFromPage }) => {
      receiveFromPage(event);
    }, reportError); // could not be fetched: the page is told that this worker failed
  });
else if (self.name === CHECKER)
  addEventListener('message', (event: MessageEvent<CheckRequest>) => {
    import('./checker.ts').then(({ receiveRecord }) => {
      receiveRecord(event);
    }, reportError);
  });
else if (self.name === PAR)
  addEventListener('message', (event: MessageEvent<ParRequest>) => {
    import('./par.ts').then(({ receiveDay }) => {
      receiveDay(event);
    }, reportError);
  });
else {
  const fetchFriends = async () => import('./friends/friends.ts');
  const engine = new EngineWorker((answer) => void postMessage(answer), fetchFriends);
  addEventListener('message', (event: MessageEvent<Ask>) => {
    engine.receive(event);
  });
}
