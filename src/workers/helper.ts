/** The engine's connection to the worker that computes help, so that no bot waits for it. */
import type { Question } from '../games/contract/contract.ts';
import type { Match } from '../match/match.ts';
import type { EvaluateAnswer, EvaluateRequest } from './protocol.ts';

interface Waiting {
  readonly ask: EvaluateRequest;
  readonly settle: (evaluations: EvaluateAnswer['evaluations']) => void;
}

/** Questions are answered in their order; a new worker gets the open ones again. */
export class Helper {
  private port: MessagePort | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();

  connect(port: MessagePort): void {
    this.port?.close();
    this.port = port;
    port.onmessage = ({ data }: MessageEvent<EvaluateAnswer>): void => {
      this.waiting.get(data.id)?.settle(data.evaluations);
      this.waiting.delete(data.id);
    };
    for (const { ask } of this.waiting.values()) port.postMessage(ask);
  }

  /** The evaluations of the acts of a question in so many iterations: first the best, and `made` if it was searched. */
  async evaluate(
    { setup }: Pick<Match, 'setup' | 'rules'>,
    question: Question,
    iterations: number,
    made?: number,
  ): Promise<EvaluateAnswer['evaluations']> {
    const { game, options, seats } = setup;
    const ask: EvaluateRequest = { id: (this.asked += 1), game: game.id, options, seats, question, iterations, made };
    return new Promise((settle) => {
      this.waiting.set(ask.id, { ask, settle });
      this.port?.postMessage(ask);
    });
  }
}
