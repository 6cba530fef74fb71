/**
 * Verifies that the bots did not look at hidden cards. A record names the player of each seat, and a bot is a pure function
 * of its seat's view, so anybody can replay the record and ask each bot again. The caller provides the bots.
 */
import type { Seat } from '../cards/card.ts';
import type { Question, Rules } from '../games/contract/contract.ts';
import type { Action } from '../record/line.ts';
import { type NumberedLine, readRecord } from '../record/parse.ts';
import { type Failure, type Result, failure, success } from '../record/result.ts';
import { questionFor } from './ask.ts';
import { RANDOM_PLAYER, RandomActs } from './random-acts.ts';
import type { Match } from './match.ts';
import { judge } from './replay.ts';

/** A bot of some version: index into the question's acts, or undefined to pass. */
export interface Bot {
  choose(rules: Rules, question: Question): number | undefined;
}

/** The bot of a player name in a record; undefined if it is unknown. */
export type BotNamed = (player: string) => Bot | undefined;

/** What was asked again with the same result. */
export interface Verified {
  readonly choices: number; // acts of bots, without passes
  readonly byPlayer: ReadonlyMap<string, number>; // the same by player name
  readonly lines: number; // number of the last line
}

/** The first choice that differs. */
export interface Mismatch extends Failure {
  readonly why: 'other-choice';
  readonly seat: Seat; // of the bot that was asked
  readonly player: string;
  readonly expected: Action | undefined; // what the bot chooses; undefined: it passes
  readonly found: { readonly seat: Seat; readonly action: Action };
}

/** A player with a name and a version is a bot; any other need not answer. */
const isBot = (player: string): boolean => /^[^/\s]+\/[^/\s]+$/.test(player);

/** Called after each equal choice: how many so far, and the line of the last. */
export type ChoiceProgress = (choices: number, at: number) => void;

/** Asks the bots of one game again, before each act of its record. */
class Asking {
  choices = 0;
  readonly byPlayer = new Map<string, number>();
  mismatch: Mismatch | undefined;
  private bots: readonly (Bot | undefined)[] | undefined; // by seat; undefined for people
  private draw: RandomActs | undefined;

  constructor(
    private readonly botNamed: BotNamed,
    private readonly told: ChoiceProgress,
  ) {}

  /** The error in the act of line `at`, an index in `match.acts`. */
  look(match: Match, index: number, at: number): Failure | undefined {
    const trouble = this.bots ? undefined : this.sit(match, at - match.lines.length);
    if (trouble) return trouble;
    this.mismatch = this.draw ? this.drawAgain(this.draw, match, index, at) : this.askAgain(match, index, at);
    if (!this.mismatch) this.count(match, match.acts.seat(index), at);
    return this.mismatch;
  }

  /** Finds the bots of the players in the `game` line `at`. */
  private sit(match: Match, at: number): Failure | undefined {
    const { players } = match.setup;
    if (players.every((player) => player === RANDOM_PLAYER)) {
      this.draw = new RandomActs(match);
      this.bots = [];
      return undefined;
    }
    this.bots = players.map((player) => (isBot(player) ? this.botNamed(player) : undefined));
    const strange = players.findIndex((player, seat) => isBot(player) && !this.bots?.[seat]);
    if (strange < 0) return undefined;
    const words = `seat ${String(strange)} is played by ${String(players[strange])}: no such bot, or version of it, is here`;
    return failure('unknown-bot', at, words);
  }

  private drawAgain(draw: RandomActs, match: Match, index: number, at: number): Mismatch | undefined {
    const drawn = draw.next(match);
    return drawn === index ? undefined : mismatch(match, at, { seat: match.acts.seat(drawn), expected: drawn }, index);
  }

  /**
   * The bots are asked in order, and the first to act is recorded [record, rule 2]: if a bot acted, every bot before it has
   * passed. A person acts at any time, so then nothing is known of those before.
   */
  private askAgain(match: Match, index: number, at: number): Mismatch | undefined {
    const actor = match.acts.seat(index);
    if (!this.bots?.[actor]) return undefined;
    for (const seat of match.asked()) {
      const bot = this.bots[seat];
      const chosen = bot?.choose(match.rules, questionFor(match, seat));
      const expected = chosen === undefined ? undefined : match.indicesOf(seat)[chosen];
      if (seat === actor) return expected === index ? undefined : mismatch(match, at, { seat, expected }, index);
      if (expected !== undefined) return mismatch(match, at, { seat, expected }, index);
    }
    return undefined;
  }

  private count(match: Match, seat: Seat, at: number): void {
    const player = match.setup.players[seat] ?? '';
    if (!this.draw && !this.bots?.[seat]) return;
    this.choices += 1;
    this.byPlayer.set(player, (this.byPlayer.get(player) ?? 0) + 1);
    this.told(this.choices, at);
  }
}

/** `expected` and `index`: in the match's acts. */
function mismatch(
  match: Match,
  at: number,
  { seat, expected }: { seat: Seat; expected: number | undefined },
  index: number,
): Mismatch {
  const action = expected === undefined ? undefined : actionAt(match, expected);
  const found = { seat: match.acts.seat(index), action: actionAt(match, index) };
  const player = match.setup.players[seat] ?? '';
  const would = action ? `chooses ${JSON.stringify(action)}` : 'lets its chance pass';
  const does = `found seat ${String(found.seat)} with ${JSON.stringify(found.action)}`;
  const detail = `seat ${String(seat)}, ${player}, ${would}; ${does}`;
  return { ...failure('other-choice', at, detail), why: 'other-choice', seat, player, expected: action, found };
}

const actionAt = (match: Match, index: number): Action =>
  match.rules.print(match.state, match.acts.seat(index), match.acts.act(index));

/**
 * Replays a finished record, compares every line, and asks each bot again for each of its acts. Reports every equal choice;
 * ends with the first that differs or any other error in the record.
 */
export function verify(
  lines: Iterable<Result<NumberedLine>>,
  botNamed: BotNamed,
  told: ChoiceProgress = () => undefined,
): Result<Verified> | Mismatch {
  const asking = new Asking(botNamed, told);
  const judged = judge(lines, (match, index, at) => asking.look(match, index, at));
  if (!judged.ok) return asking.mismatch ?? judged;
  return success({ choices: asking.choices, byPlayer: asking.byPlayer, lines: judged.value.lines });
}

/** The same for the text of one game, read as tolerantly as the page reads files. */
export function verifyText(text: string, botNamed: BotNamed, told?: ChoiceProgress): ReturnType<typeof verify> {
  const { lines, trouble } = readRecord(text);
  return verify([...lines.map(success), ...(trouble ? [trouble] : [])], botNamed, told);
}
