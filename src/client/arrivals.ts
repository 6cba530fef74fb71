/** News of the table in the order in which it came: a game's face and words are loaded before its first line is shown. */
import type { GameFace, GameWords } from '../games/face/game-face.ts';
import type { TableMessage } from '../workers/protocol.ts';

/** What a game brings along; its words only once somebody wants to hear them. */
export interface Known {
  readonly face: GameFace | undefined;
  readonly words: GameWords | undefined;
}

export class Arrivals {
  private queue: Promise<void> = Promise.resolve();

  /** `take` has what was loaded of a game that comes on the table with these lines, all in one moment. */
  constructor(
    private readonly load: (game: string) => Promise<Known>,
    private readonly take: (news: TableMessage, known: Known | undefined) => void,
  ) {}

  async add(news: TableMessage): Promise<void> {
    const first = news.from === 0 ? news.lines[0] : undefined;
    const next = this.queue.then(async () => {
      const known = first?.type === 'game' ? await this.load(first.game) : undefined;
      this.take(news, known);
    });
    this.queue = next.catch(() => undefined); // a game that cannot be fetched holds up no other
    await next;
  }
}
