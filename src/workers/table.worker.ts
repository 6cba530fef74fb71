/**
 * The one file of both workers, so that a game's rules are built, fetched and kept once. The name that a worker was started
 * with says which it is; a bot's part is fetched only there.
 */
import { hearAsk } from './engine.ts';
import type { Ask, BotStart, WorkerName } from './protocol.ts';

const BOTS: WorkerName = 'bots';

if (self.name === BOTS)
  addEventListener('message', (event: MessageEvent<BotStart>) => {
    import('./bot.ts').then(({ hearPage }) => {
      hearPage(event);
    }, reportError); // it could not be fetched: the page hears that this worker is of no use
  });
else
  addEventListener('message', (event: MessageEvent<Ask>) => {
    hearAsk(event);
  });
