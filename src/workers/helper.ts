/** The engine's connection to the worker that computes help, so that no bot waits for it. */
import type { Question } from '../games/contract/contract.ts';
import type { Match } from '../match/match.ts';
import { OpenQuestions } from './open-questions.ts';
import type { EvaluateAnswer, EvaluateRequest } from './protocol.ts';

/** Questions are answered in their order; a new worker gets the open ones again. */
export class Helper {
  private port: MessagePort | undefined;
  private readonly questions = new OpenQuestions<EvaluateRequest, EvaluateAnswer['evaluations']>();

  connect(port: MessagePort): void {
    this.port?.close();
    this.port = port;
    port.onmessage = ({ data }: MessageEvent<EvaluateAnswer>): void => {
      this.questions.answer(data.id, data.evaluations);
    };
    for (const request of this.questions.all) port.postMessage(request);
  }

  /** The evaluations of the acts of a question in so many iterations: first the best, and `made` if it was searched. */
  async evaluate(
    { setup }: Pick<Match, 'setup' | 'rules'>,
    question: Question,
    iterations: number,
    made?: number,
  ): Promise<EvaluateAnswer['evaluations']> {
    const { game, options, seats } = setup;
    const asked = this.questions.ask((id) => ({ id, game: game.id, options, seats, question, iterations, made }));
    this.port?.postMessage(asked.question);
    return asked.reply;
  }
}
