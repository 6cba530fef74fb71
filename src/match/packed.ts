/**
 * A record in as few letters as possible, for links. What follows from rules, seed and acts is left out: an act is its index
 * in the legal list, a deck or shuffle from the seed is one bit. Unpacking plays the game again, so only records of the
 * engine come out. One description of the format serves packing and unpacking.
 */
import { parseBase64Url, printBase64Url } from '../codec/base64url.ts';
import type { Chance } from '../cards/chance.ts';
import { SeededChance } from '../cards/chance.ts';
import { codeCount, codeFlag, codeText, seal, unseal } from '../codec/packing.ts';
import { type Coder, Likelihoods, RangeReader, RangeWriter } from '../codec/range-coder.ts';
import type { Game } from '../games/contract/contract.ts';
import { optionTrouble } from '../games/contract/options/values.ts';
import { codeTable } from '../games/contract/options/code.ts';
import { gameOf } from '../games/registry/engine/known.ts';
import type { Line, Options } from '../record/line.ts';
import type { NumberedLine } from '../record/parse.ts';
import { printRecord } from '../record/print.ts';
import { type Result, failure, success } from '../record/result.ts';
import { codeSeed } from './coded-seed.ts';
import { Match } from './match.ts';
import { Orders } from './orders.ts';
import { replay } from './replay.ts';

const VERSION = 1;
/** Letters of a packed record; the longest games have about ten thousand. */
const MOST_PACKED = 1 << 16;
const MOST_NAME = 64; // letters of the name of a game or player
const MOST_INPUTS = 20_000; // deals and acts
const MOST_LISTED = 150_000; // legal actions that are printed in all: limits time and memory for a hostile text

/** What defines a record besides its rules. */
interface Inputs {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly players: readonly string[];
  readonly lines: readonly Line[]; // only decks, shuffles and acts are used
}

const NOTHING: Inputs = { game: '', seats: 0, options: {}, seed: '', players: [], lines: [] };

/** Chance while a record is packed or unpacked: an order from the seed is one likely bit. */
class CodedChance implements Chance {
  private readonly seeded: SeededChance;

  constructor(
    seed: string,
    private readonly coder: Coder,
    private readonly orders: Orders,
  ) {
    this.seeded = new SeededChance(seed);
  }

  /** The first dealer. */
  below(n: number): number {
    const drawn = this.seeded.below(n);
    const dealer = this.orders.dealer ?? drawn;
    return codeFlag(this.coder, dealer === drawn, true) ? drawn : this.coder.number(dealer, n);
  }

  shuffle(cards: Uint8Array, count: number): void {
    const left = Array.from(cards.subarray(0, count)).sort((a, b) => a - b);
    this.seeded.shuffle(cards, count);
    const order = this.orders.next() ?? cards.subarray(0, count);
    if (
      codeFlag(
        this.coder,
        order.every((card, i) => card === cards[i]),
        true,
      )
    )
      return;
    for (let i = 0; i < count; i += 1) {
      const place = this.coder.number(left.indexOf(order[i] ?? 0), left.length);
      cards.set(left.splice(place, 1), i);
    }
  }
}

/** Goes through a whole record, in both directions. */
function codeRecord(coder: Coder, game: Game, given: Inputs): Result<Match> {
  const { seats, options } = codeTable(coder, game.options, given);
  const trouble = optionTrouble(game.options, options, seats);
  if (trouble !== undefined) return failure('bad-setup', 0, trouble);
  const seed = codeSeed(coder, given.seed);
  const players = codePlayers(coder, given.players, seats);
  const { pack } = game.table(options, seats);
  const chance = new CodedChance(seed, coder, Orders.of(given.lines, pack));
  const match = new Match({ game, options, seats, seed, players }, chance);
  const acts = given.lines.filter((line) => line.type === 'act');
  const deals = given.lines.filter((line) => line.type === 'deal' && line.deal > 0).length;
  const inputs = codeCount(coder, deals + acts.length);
  return inputs > MOST_INPUTS
    ? failure('too-long', 0, 'more acts than any game has')
    : play(coder, match, inputs, acts);
}

/** Each player's name, or the earlier seat with the same name. */
function codePlayers(coder: Coder, given: readonly string[], seats: number): string[] {
  const players: string[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const name = given[seat] ?? '';
    const known = [...new Set(players)];
    const place = coder.number((known.indexOf(name) + known.length + 1) % (known.length + 1), known.length + 1);
    players.push(known[place] ?? codeText(coder, name, MOST_NAME));
  }
  return players;
}

function play(coder: Coder, match: Match, inputs: number, acts: readonly (Line & { type: 'act' })[]): Result<Match> {
  const kinds = new Likelihoods();
  let [made, listed] = [0, 0];
  for (let i = 0; i < inputs; i += 1) {
    if (match.phase === 'over') return failure('damaged', 0, 'the game is over, but the record goes on');
    if (match.phase === 'between') match.nextDeal();
    else {
      const act = acts[made];
      made += 1;
      listed += match.acts.length;
      if (listed > MOST_LISTED) return failure('too-long', 0, 'longer than any game');
      match.act(codeAct(coder, match, (act && match.find(act.seat, act.action)) ?? 0, kinds));
    }
  }
  return success(match);
}

/** Index in `match.acts`: first seat and type, by their frequency so far; then which of these acts, all equally likely. */
function codeAct(coder: Coder, match: Match, index: number, kinds: Likelihoods): number {
  const turn = match.rules.onTurn(match.state);
  const legal = match.lines.at(-1);
  const list = legal?.type === 'turn' ? Object.entries(legal.legal) : [];
  const keys = list.flatMap(([seat, actions]) =>
    actions === '??' ? [] : actions.map(({ type }) => `${Number(seat) === turn ? '' : seat}/${type}`),
  );
  const among = [...new Set(keys)];
  const key = among[kinds.code(coder, among.indexOf(keys[index] ?? ''), among)];
  const places = keys.flatMap((one, i) => (one === key ? [i] : []));
  return places[coder.number(places.indexOf(index), places.length)] ?? 0;
}

/** A full record as text for a link. Only a record that replays can be packed; it comes out again byte for byte. */
export function pack(lines: readonly NumberedLine[]): Result<string> {
  const played = replay(lines);
  if (!played.ok) return played;
  const { setup, lines: written } = played.value;
  if (written.length !== lines.length)
    return failure('unfinished', lines.length, 'the record stops between two choices');
  const writer = new RangeWriter();
  codeText(writer, setup.game.id, MOST_NAME);
  const packed = codeRecord(writer, setup.game, { ...setup, game: setup.game.id, lines: written });
  if (!packed.ok) return packed;
  const text = printBase64Url(seal(VERSION, writer.finish()));
  const again = unpack(text); // truncated names, for example, would give another record
  const same = again.ok && printRecord(again.value.lines) === printRecord(written);
  return same ? success(text) : failure('too-long', 0, 'longer than a packed record can be');
}

/** Opens a packed text as far as the name of its game, whose rules must be fetched before the rest of it is unpacked. */
function openPacked(text: string): Result<{ readonly reader: Coder; readonly game: string }> {
  if (text.length > MOST_PACKED) return failure('too-long', 0, 'longer than any game');
  const sealed = parseBase64Url(text);
  const packed = sealed ? unseal(VERSION, sealed) : 'damaged';
  if (packed === 'damaged') return failure('damaged', 0, 'this text was cut off or changed');
  if (packed === 'newer') return failure('newer', 0, 'this text was packed by a newer table');
  const reader = new RangeReader(packed);
  return success({ reader, game: codeText(reader, '', MOST_NAME) });
}

/** The game of a packed text, if it is one. */
export function packedGame(text: string): string | undefined {
  const opened = openPacked(text);
  return opened.ok ? opened.value.game : undefined;
}

/** The match of a packed text, played to its end. Its rules must be loaded: see `packedGame`. */
export function unpack(text: string): Result<Match> {
  const opened = openPacked(text);
  if (!opened.ok) return opened;
  const game = gameOf(opened.value.game);
  return game ? codeRecord(opened.value.reader, game, NOTHING) : failure('unknown-game', 0, 'no such game is here');
}
