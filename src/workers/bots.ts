/** The engine's connection to the bots: asks the bot worker, and computes the choice itself if that does not answer in time. */
import type { Question } from '../games/contract/contract.ts';
import type { Match } from '../match/match.ts';
import { OpenQuestions } from './open-questions.ts';
import type { BotAnswer, BotNotice, BotRequest } from './protocol.ts';

const PATIENCE_MS = 2000;

/** The bots are loaded here only if their own worker fails. Rejects if they cannot be fetched. */
async function thinkHere(match: Match, player: string, question: Question): Promise<number | undefined> {
  const { botFor } = await import('../bots/levels.ts');
  return botFor(player).choose(match.rules, question);
}

/** The answer never depends on who computed it. Whoever asks anew while a question is open gets both answers. */
export class Bots {
  private port: MessagePort | undefined;
  private readonly questions = new OpenQuestions<BotRequest, number | undefined>();
  private notice: BotNotice | undefined;
  private isUnfetched = false; // what computes a choice here: that was told
  private isSilent = false; // it did not answer in time: until it answers again the engine does not wait

  /** `unfetched`: no bot can choose, because its code cannot be fetched. Told once, until it can be. */
  constructor(private readonly unfetched: () => void = () => undefined) {}

  /** A port to a bot worker, the first or a new one: open questions are sent there. */
  connect(port: MessagePort): void {
    this.port?.close();
    this.port = port;
    this.isSilent = false;
    port.onmessage = (event: MessageEvent<BotAnswer>): void => {
      this.isSilent = false;
      this.questions.answer(event.data.id, event.data.chosen);
    };
    if (this.notice) port.postMessage(this.notice);
    for (const request of this.questions.all) port.postMessage(request);
  }

  /** Has the rules of a game fetched before the first question, so that no bot has to wait for the network. */
  prepare(game: string): void {
    this.notice = { prepare: game };
    this.port?.postMessage(this.notice);
  }

  /** Index into the question's acts, or undefined to pass. A bot is a pure function, so who computes it is the same. */
  async choose(match: Match, player: string, question: Question): Promise<number | undefined> {
    const { game, options, seats } = match.setup;
    const asked = this.questions.ask((id) => ({ id, game: game.id, options, seats, player, question }));
    const { id, reply } = asked;
    const think = (): void => {
      this.isSilent = true;
      thinkHere(match, player, question).then(
        (chosen) => {
          this.isUnfetched = false;
          this.questions.answer(id, chosen);
        },
        () => {
          if (!this.questions.isOpen(id)) return; // the worker has answered meanwhile
          if (!this.isUnfetched) this.unfetched();
          this.isUnfetched = true;
          timer = setTimeout(think, PATIENCE_MS);
        },
      );
    };
    let timer = setTimeout(think, this.isSilent ? 0 : PATIENCE_MS);
    this.port?.postMessage(asked.question); // without a port yet, it is sent once there is one
    return reply.finally(() => clearTimeout(timer));
  }
}
