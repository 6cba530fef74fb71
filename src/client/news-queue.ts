/** Table messages in their order: a game's face and words are loaded before its first line is shown. */
import type { GameFace, GameWords } from '../games/face/game-face.ts';
import type { PeopleHere } from './people-here.svelte.ts';
import type { TableMessage } from '../workers/protocol.ts';

/** What is loaded of a game; its words only once they are needed. */
export interface Known {
  readonly face: GameFace | undefined;
  readonly words: GameWords | undefined;
  /** Only where several people sit at this device. */
  readonly PeopleHere: typeof PeopleHere | undefined;
}

export class NewsQueue {
  private queue: Promise<void> = Promise.resolve();

  /** `take` gets a message together with what was loaded of its game, if the game is new. */
  constructor(
    private readonly load: (game: string, news: TableMessage) => Promise<Known>,
    private readonly applyNews: (news: TableMessage, known: Known | undefined) => void,
  ) {}

  /** All messages so far are taken, or their games could not be fetched. */
  get settled(): Promise<void> {
    return this.queue;
  }

  async add(news: TableMessage): Promise<void> {
    const first = news.from === 0 ? news.lines[0] : undefined;
    const next = this.queue.then(async () => {
      const known = first?.type === 'game' ? await this.load(first.game, news) : undefined;
      this.applyNews(news, known);
    });
    this.queue = next.catch(() => undefined); // a game that cannot be fetched does not block the next
    await next;
  }
}
