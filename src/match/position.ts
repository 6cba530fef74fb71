/**
 * Puts a position on the table: deals the named cards to their places, fills the rest by chance, and plays its acts. It works
 * for any game: the lines of a deal tell where each card of the deck goes.
 */
import { type Card, type SeenCard, compareCards } from '../cards/card.ts';
import { FastChance, SeededChance, hashText } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import type { Game } from '../games/contract/contract.ts';
import { fillOptions } from '../games/contract/options/values.ts';
import { fold } from '../record/fold.ts';
import { actionText, fits } from '../practice/action-pattern.ts';
import type { Position } from '../practice/position.ts';
import type { Action, DealLine } from '../record/line.ts';
import { Match } from './match.ts';
import { RecordedChance } from './orders.ts';

const MOST_DEALS = 8; // until the named cards lie right: a turned-up card may move others
const MOST_SEEDS = 60; // until an opening deal gives the wanted dealer

export interface PositionSpec extends Position {
  readonly game: Game;
  readonly players?: readonly string[]; // the record's words; may be left out
}

/**
 * The match of a position, at the choice after its acts. What it leaves open is filled by chance, the same for the same
 * `filling`. @throws Error, in words, if it cannot be laid or played.
 */
export function layPosition(position: PositionSpec, filling: number): Match {
  for (let i = 0; i < MOST_SEEDS; i += 1) {
    const seed = `filling ${String(filling)}/${String(i)}`;
    const shuffled = dealt(position, seed);
    if (position.dealer !== undefined && dealLine(shuffled).dealer !== position.dealer) continue;
    const match = layCards(position, seed, shuffled);
    for (const act of position.played) play(match, act);
    return match;
  }
  throw new Error(`seat ${String(position.dealer)} is not the dealer of this deal`);
}

/** Deals, sees where the cards went, moves the named ones in the deck accordingly, and deals again. */
function layCards(position: PositionSpec, seed: string, shuffled: Match): Match {
  const named = Object.values(position.places).flat();
  const twice = named.find((card, i) => named.indexOf(card) < i);
  if (twice !== undefined) throw new Error(`${twice} is named twice`);
  let match = shuffled;
  for (let deals = 0; deals < MOST_DEALS; deals += 1) {
    const deck = deckFor(position, match);
    if (!deck) return match;
    match = dealt(position, seed, deck);
  }
  throw new Error('no deck was found that is dealt like this');
}

/** The deck with every named card moved to its place; undefined if all lie right. */
function deckFor(position: PositionSpec, match: Match): Card[] | undefined {
  const lying = fold(match.lines);
  const deck = [...dealLine(match).deck];
  const before = deck.join();
  const at = new Map(deck.map((card, i) => [card, i]));
  for (const [place, cards] of Object.entries(position.places)) {
    const there = lying.cards(place);
    checkPlace(position, place, cards, there.length);
    for (const [i, card] of cards.entries()) {
      const from = deck.findIndex((one) => one === card);
      const to = must(at.get(must(there[i], place)), 'index in the deck');
      if (from < 0) throw new Error(`there is no ${card} in this pack`);
      [deck[from], deck[to]] = [must(deck[to], 'card'), must(deck[from], 'card')];
    }
  }
  return deck.join() === before ? undefined : deck.filter(isOpen);
}

const isOpen = (card: SeenCard): card is Card => card !== '??';

/** Hands must be in card order, and that of the asked seat complete. */
function checkPlace({ asked }: PositionSpec, place: string, cards: readonly string[], dealtTo: number): void {
  const isWhole = asked !== undefined && place === `hand/${String(asked)}`;
  if (cards.length > dealtTo || (isWhole && cards.length < dealtTo))
    throw new Error(`${place} names ${String(cards.length)} cards and is dealt ${String(dealtTo)}`);
  if (place.startsWith('hand/') && [...cards].sort(compareCards).join() !== cards.join())
    throw new Error(`${place} is not in card order`);
}

/** The match after the deal of the position, from this deck or from one shuffled by the seed. */
function dealt(position: PositionSpec, seed: string, deck?: readonly Card[]): Match {
  const { game, seats, before, dealer } = position;
  const options = fillOptions(game.options, position.options, seats);
  const players = position.players ?? Array.from({ length: seats }, () => 'nobody');
  const setup = { game, options, seats, seed, players };
  const start = new Match(setup, new SeededChance(before?.seed ?? seed), before ? undefined : dealer);
  playBefore(position, start);
  const opens = !before && start.rules.open(start.rules.newState()).deal === 0;
  const laid = deck?.map((card) => start.rules.pack.indexOf(card));
  let shuffled = opens ? -1 : 0; // decks of this deal so far; an opening deal has its own
  const next = (): readonly number[] | undefined => (shuffled++ === 0 ? laid : undefined);
  const match = start.fork(new RecordedChance({ dealer: undefined, next }, new SeededChance(seed)));
  match.nextDeal();
  return match;
}

/** Plays the deals before by uniform chance, so that changes to bots do not change them. */
function playBefore({ before }: PositionSpec, match: Match): void {
  const { deals, seed, totals } = before ?? { deals: 0, seed: '' };
  const chance = new FastChance(hashText(seed));
  const isOver = (): boolean => match.rules.standing(match.state).over !== undefined;
  for (let deal = 0; deal < deals && !isOver(); deal += 1) {
    match.nextDeal();
    while (match.acts.length > 0) match.act(chance.below(match.acts.length));
  }
  if (isOver()) throw new Error(`the game is over after ${String(deals)} deals`);
  const now = match.rules.standing(match.state).totals;
  if (totals && totals.join() !== now.join()) throw new Error(`the deals before lead to totals ${now.join(', ')}`);
}

/** The line of the deal that is running. */
function dealLine(match: Match): DealLine {
  return must(
    match.lines.findLast((line) => line.type === 'deal'),
    'deal line',
  );
}

/** Carries out `0 play 7H`. */
function play(match: Match, act: string): void {
  const [seat = '', ...rest] = act.split(' ');
  const said = rest.join(' ');
  const listed = match.indicesOf(Number(seat)).map((i) => ({ i, action: actionAt(match, i) }));
  const fitting = listed.filter(({ action }) => fits(action, said));
  const exact = fitting.find(({ action }) => actionText(action) === said);
  const chosen = exact ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (!chosen) throw new Error(`"${act}" fits ${String(fitting.length)} of what may be done then: ${listText(match)}`);
  match.act(chosen.i);
}

/** The legal action at this index in `match.acts`. */
export const actionAt = (match: Match, i: number): Action =>
  match.rules.print(match.state, match.acts.seat(i), match.acts.act(i));

/** All legal actions, in words. */
export function listText(match: Match): string {
  const all = Array.from(
    { length: match.acts.length },
    (_, i) => `${String(match.acts.seat(i))} ${actionText(actionAt(match, i))}`,
  );
  return all.length === 0 ? 'nothing, the deal is over' : all.join(', ');
}
