/**
 * Prepared positions on the table: lessons and puzzles. Nothing of them is saved or counted. The other seats do what is
 * prepared; what they do after that is said in the request.
 */
import { LEVELS } from '../bots/levels.ts';
import type { Seat } from '../cards/card.ts';
import type { Game, Question } from '../games/contract/contract.ts';
import { optionTrouble } from '../games/contract/options/values.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import type { Match } from '../match/match.ts';
import { questionFor } from '../match/ask.ts';
import { packedGame, unpack } from '../match/packed.ts';
import { actionAt, layPosition } from '../match/position.ts';
import { again, rewind } from '../match/undo.ts';
import { actionText, fits } from '../practice/action-pattern.ts';
import { POSITION, type WrittenPosition, readPosition, seatTrouble } from '../practice/position.ts';
import { isFields } from '../record/guards.ts';
import { USUAL_LEVEL } from '../record/holder.ts';
import type { Action } from '../record/line.ts';
import { PRACTISING, playerName } from '../record/player.ts';
import { type Result, failure, success } from '../record/result.ts';
import { misfitOf } from '../record/shape.ts';
import type { Bots } from './bots.ts';
import type { PreparedTable } from './protocol.ts';
import { Running } from './running.ts';

const FILLING = 1; // how chance fills what a position leaves open: always the same

/** A prepared position on the table, or what led to it, of which `lead` is still to be done: `1 play 5S`. */
export interface Laid {
  readonly match: Match;
  readonly asked: Seat;
  readonly lead: readonly string[];
}

/** Lays a prepared position. */
export async function layPrepared({ game: id, position, isLeadShown }: PreparedTable): Promise<Result<Laid>> {
  const game = await loadGame(id);
  if (!game) return failure('unknown-game', 0, id);
  const laid = 'record' in position ? unpackedMatch(game, position.record) : writtenMatch(game, position);
  if (!laid.ok) return laid;
  const match = laid.value;
  const asked = 'record' in position ? match.rules.onTurn(match.state) : position.asked;
  if (asked === undefined || match.indicesOf(asked).length === 0) return failure('bad-setup', 0, 'nobody is asked');
  return success(isLeadShown === true ? beforeLead(match, asked) : { match, asked, lead: [] });
}

const playersWith = (seats: number, person: Seat): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === person ? PRACTISING : playerName(USUAL_LEVEL)));

/** The match of a packed record, up to a choice; the seat on turn is the person's. */
function unpackedMatch(game: Game, record: string): Result<Match> {
  const unpacked =
    packedGame(record) === game.id ? unpack(record) : failure('bad-setup', 0, 'a record of another game');
  if (!unpacked.ok) return unpacked;
  const { setup, lines, rules, state } = unpacked.value;
  const asked = rules.onTurn(state);
  if (asked === undefined) return failure('bad-setup', 0, 'nobody is on turn');
  return success(again({ ...setup, players: playersWith(setup.seats, asked) }, lines));
}

const MOST_LEAD = 12; // acts

/**
 * The table before what led to the choice: what the others have done since the seat's last act. Where nobody holds cards,
 * what the deal has shown is all there is to know, so the acts of all seats are part of it.
 */
function beforeLead(match: Match, asked: Seat): Laid {
  const { lines, setup } = match;
  const deal = lines.findLastIndex(({ type }) => type === 'deal');
  const acts = lines.flatMap((line, at) => (at > deal && line.type === 'act' ? [{ line, at }] : []));
  const isHandless = setup.game.secrecy.ownerOnly.length === 0;
  const own = isHandless ? -1 : acts.findLastIndex(({ line }) => line.seat === asked);
  const lead = acts.slice(own + 1).slice(-MOST_LEAD);
  const [first] = lead;
  if (!first) return { match, asked, lead: [] };
  const said = lead.map(({ line }) => `${String(line.seat)} ${actionText(line.action)}`);
  return { match: rewind(match, first.at), asked, lead: said };
}

/** The match of a position in writing, at its choice. */
function writtenMatch(game: Game, position: WrittenPosition): Result<Match> {
  const misfit = isFields(position) ? misfitOf({ ...position }, POSITION) : 'it is no position';
  const trouble =
    misfit ?? optionTrouble(game.options, position.options ?? {}, position.seats) ?? seatTrouble(position);
  if (trouble !== undefined) return failure('bad-setup', 0, trouble);
  const players = playersWith(position.seats, position.asked);
  try {
    return success(layPosition({ ...readPosition(position), game, players }, FILLING));
  } catch (error) {
    return failure('bad-setup', 0, error instanceof Error ? error.message : String(error));
  }
}

/** A prepared position with its seats taken, by bots that do what is prepared, and after that what the request says. */
export async function seatedAt(
  table: PreparedTable,
  bots: Bots,
): Promise<Result<{ readonly seated: Running; readonly prepared: Prepared }>> {
  const laid = await layPrepared(table);
  if (!laid.ok) return laid;
  const prepared = new Prepared(laid.value, table.script, table.after === 'stop' ? 'stop' : bots);
  const seated = new Running(laid.value.match, prepared, () => undefined);
  seated.prepared = table.number;
  return success({ seated, prepared });
}

/**
 * Bots that do what is prepared: first what led to the choice, of all seats, then the script of the other seats. Whoever is
 * asked out of turn lets it pass if the next prepared act is not its own.
 */
export class Prepared implements Pick<Bots, 'choose'> {
  private readonly from: number; // lines at the beginning
  private readonly asked: number;
  private readonly lead: readonly string[];

  constructor(
    { match, asked, lead }: Laid,
    private readonly script: readonly string[],
    private readonly after: 'stop' | Pick<Bots, 'choose'>,
  ) {
    this.from = match.lines.length;
    this.asked = asked;
    this.lead = lead;
  }

  /** What led to the choice and is not done yet; the next act first. */
  private leadLeft(match: Match): readonly string[] {
    const made = match.lines.slice(this.from).filter(({ type }) => type === 'act').length;
    return this.lead.slice(made);
  }

  /** Acts for the person: what it did before the choice, or what a plain player would do. False if there is nothing. */
  actFor(running: Running, how: 'lead' | 'plain'): boolean {
    const { game: match, lines } = running;
    const { asked } = this;
    const indices = match.indicesOf(asked);
    if (match.phase !== 'deal' || indices.length === 0) return false;
    const action = how === 'lead' ? this.ownLead(match) : this.plainAct(match);
    return action !== undefined && running.playAct(asked, action, lines.length);
  }

  private ownLead(match: Match): Action | undefined {
    const [next = ''] = this.leadLeft(match);
    const prefix = `${String(this.asked)} `;
    if (!next.startsWith(prefix)) return undefined;
    const actions = match.indicesOf(this.asked).map((i) => actionAt(match, i));
    return actions.find((action) => fits(action, next.slice(prefix.length)));
  }

  private plainAct(match: Match): Action | undefined {
    const index = LEVELS[USUAL_LEVEL].choose(match.rules, questionFor(match, this.asked));
    const chosen = index === undefined ? undefined : match.indicesOf(this.asked)[index];
    return chosen === undefined ? undefined : actionAt(match, chosen);
  }

  async choose(match: Match, player: string, question: Question): Promise<number | undefined> {
    const left = this.leadLeft(match);
    const next = left[0] ?? this.script[this.scripted(match)];
    const [seat, ...words] = next?.split(' ') ?? [];
    if (seat !== undefined && Number(seat) === question.view.seat) {
      const { rules, state } = match;
      const actions = question.acts.map((act) => rules.print(state, question.view.seat, act));
      const index = actions.findIndex((action) => fits(action, words.join(' ')));
      if (index >= 0) return index;
    }
    if (next !== undefined && question.mayPass) return undefined;
    if (this.after !== 'stop') return this.after.choose(match, player, question);
    return question.mayPass ? undefined : new Promise(() => undefined); // the table waits
  }

  /** How many acts of the script are done. */
  private scripted(match: Match): number {
    const acts = match.lines.slice(this.from).filter(({ type }) => type === 'act');
    return acts.slice(this.lead.length).filter((line) => line.type === 'act' && line.seat !== this.asked).length;
  }
}
