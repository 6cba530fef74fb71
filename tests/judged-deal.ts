/**
 * Lays a judged position: deals so that the cards it names come to lie where it says, fills all else by chance, plays what
 * was played, and asks. For any game: which card of the deck goes where is read off the lines of a deal.
 */
import { compareCards, type Card, type SeenCard } from '../src/cards/card.ts';
import { FastChance, SeededChance, hashText, type Chance } from '../src/cards/chance.ts';
import { must } from '../src/cards/must.ts';
import type { Level } from '../src/bots/level.ts';
import { fillOptions } from '../src/games/contract/options/values.ts';
import { questionFor } from '../src/match/ask.ts';
import { Match } from '../src/match/match.ts';
import { fold } from '../src/record/fold.ts';
import type { Action, DealLine } from '../src/record/line.ts';
import { LET_IT_PASS, fileOf, fits, wordsOf, type Position, type Said } from './judged.ts';

const MOST_DEALS = 8; // until the named cards lie: a card turned up may send others elsewhere
const MOST_SEEDS = 60; // until an opening deal makes the wanted seat the dealer

/** Chance by seed that gives one of its decks as it was laid. */
class LayingChance implements Chance {
  private decks = 0; // shuffled since `lay`

  constructor(
    private by: Chance,
    private laid?: { readonly deck: Uint8Array; readonly at: number },
  ) {}

  below(n: number): number {
    return this.by.below(n);
  }

  shuffle(cards: Uint8Array, count: number): void {
    if (this.laid?.at === this.decks) cards.set(this.laid.deck);
    else this.by.shuffle(cards, count);
    this.decks += 1;
  }

  /** From here on by another seed; the deck that comes after `at` others is laid. */
  lay(by: Chance, laid?: { readonly deck: Uint8Array; readonly at: number }): void {
    this.by = by;
    this.laid = laid;
    this.decks = 0;
  }
}

const troubleIn = (position: Position, what: string): Error =>
  new Error(`${fileOf(position.game)}: "${position.says}": ${what}`);

/**
 * The match at the moment when the seat is asked. What the position leaves open is filled by chance, the same way for the
 * same `filling`. @throws with file and position if it cannot be laid or played.
 */
function laidMatch(position: Position, filling: number): Match {
  for (let i = 0; i < MOST_SEEDS; i += 1) {
    const seed = `filling ${filling}/${i}`;
    const shuffled = dealt(position, seed);
    if (position.dealer !== undefined && dealLine(shuffled).dealer !== position.dealer) continue;
    const match = layCards(position, seed, shuffled);
    for (const act of position.played) play(position, match, act);
    checkJudgement(position, match);
    return match;
  }
  throw troubleIn(position, `seat ${String(position.dealer)} is not the dealer of this deal`);
}

/** Deals, looks where the cards went, changes the deck so that the named ones go where they should, and deals again. */
function layCards(position: Position, seed: string, shuffled: Match): Match {
  const named = Object.values(position.places).flat();
  const twice = named.find((card, i) => named.indexOf(card) < i);
  if (twice !== undefined) throw troubleIn(position, `${twice} is named twice`);
  let match = shuffled;
  for (let deals = 0; deals < MOST_DEALS; deals += 1) {
    const deck = deckFor(position, match);
    if (!deck) return match;
    match = dealt(position, seed, deck);
  }
  throw troubleIn(position, 'no deck was found that is dealt like this');
}

/** The deck of this deal with every named card moved to where it is wanted; nothing if all lie there already. */
function deckFor(position: Position, match: Match): Card[] | undefined {
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
      if (from < 0) throw troubleIn(position, `there is no ${card} in this pack`);
      [deck[from], deck[to]] = [must(deck[to], 'card'), must(deck[from], 'card')];
    }
  }
  return deck.join() === before ? undefined : deck.filter(isOpen);
}

const isOpen = (card: SeenCard): card is Card => card !== '??';

/** Cards stand in card order in a hand, and the seat that is asked shows all of its own. */
function checkPlace(position: Position, place: string, cards: readonly string[], dealtTo: number): void {
  const says = `${place} names ${cards.length} cards and is dealt ${dealtTo}`;
  if (cards.length > dealtTo) throw troubleIn(position, says);
  if (!place.startsWith('hand/')) return;
  if (place === `hand/${position.asked}` && cards.length < dealtTo) throw troubleIn(position, says);
  if (cards.toSorted(compareCards).join() !== cards.join()) throw troubleIn(position, `${place} is not in card order`);
}

/** The match after its judged deal, from this deck or from one shuffled by the seed. */
function dealt(position: Position, seed: string, deck?: readonly Card[]): Match {
  const { game, seats, before, dealer } = position;
  const chance = new LayingChance(new SeededChance(before?.seed ?? seed));
  const options = fillOptions(game.options, position.options, seats);
  const players = Array.from({ length: seats }, () => 'judged');
  const match = new Match({ game, options, seats, seed, players }, chance, before ? undefined : dealer);
  playBefore(position, match);
  const opens = match.rules.open(match.rules.newState()).deal === 0 && !before;
  const numbers = deck && Uint8Array.from(deck, (card) => match.rules.pack.indexOf(card));
  chance.lay(new SeededChance(seed), numbers && { deck: numbers, at: opens ? 1 : 0 });
  match.nextDeal();
  return match;
}

/** The deals before the judged one, every act as likely as any other: no player's advice shall change what they lead to. */
function playBefore(position: Position, match: Match): void {
  const { deals, seed, totals } = position.before ?? { deals: 0, seed: '' };
  const chance = new FastChance(hashText(seed));
  for (let deal = 0; deal < deals; deal += 1) {
    if (match.phase === 'over') throw troubleIn(position, `the game is over after ${deal} deals`);
    match.nextDeal();
    while (match.acts.length > 0) match.act(chance.below(match.acts.length));
  }
  const now = match.rules.standing(match.state);
  if (now.over) throw troubleIn(position, `the game is over after ${deals} deals`);
  if (totals && totals.join() !== now.totals.join())
    throw troubleIn(position, `the deals before lead to totals ${now.totals.join(', ')}`);
}

/** The line of the deal that is running. */
function dealLine(match: Match): DealLine {
  return must(
    match.lines.findLast((line) => line.type === 'deal'),
    'deal line',
  );
}

/** Carries out `0 play 7H`. */
function play(position: Position, match: Match, act: string): void {
  const [seat = '', ...rest] = act.split(' ');
  const said = rest.join(' ');
  const listed = match.indicesOf(Number(seat)).map((i) => ({ i, action: actionAt(match, i) }));
  const fitting = listed.filter(({ action }) => fits(action, said));
  const chosen = fitting.find(({ action }) => wordsOf(action) === said) ?? fitting[0];
  if (!chosen || (fitting.length > 1 && wordsOf(chosen.action) !== said))
    throw troubleIn(position, `"${act}" fits ${fitting.length} of what may be done then: ${listText(match)}`);
  match.act(chosen.i);
}

const actionAt = (match: Match, i: number): Action =>
  match.rules.print(match.state, match.acts.seat(i), match.acts.act(i));

/** All that may be done now, in words. */
function listText(match: Match): string {
  const all = Array.from(
    { length: match.acts.length },
    (_, i) => `${match.acts.seat(i)} ${wordsOf(actionAt(match, i))}`,
  );
  return all.length === 0 ? 'nothing, the deal is over' : all.join(', ');
}

/** A judgement must be able to fail: each act named can be chosen, and one that is not right too. */
function checkJudgement(position: Position, match: Match): void {
  const own = choicesOf(position, match);
  if (own.length === 0) throw troubleIn(position, `seat ${position.asked} is not asked; there is ${listText(match)}`);
  for (const said of position.acts)
    if (!own.some((choice) => isSaid(choice, said)))
      throw troubleIn(position, `${JSON.stringify(said)} cannot be done; there is ${listText(match)}`);
  const right = own.filter((choice) => isRight(position, choice)).length;
  if (right === 0 || right === own.length)
    throw troubleIn(position, `${right} of ${own.length} choices are right: there is nothing to judge`);
}

type Choice = Action | typeof LET_IT_PASS;

/** All that the asked seat may do, letting it pass included. */
function choicesOf({ asked }: Position, match: Match): Choice[] {
  const own: Choice[] = match.indicesOf(asked).map((i) => actionAt(match, i));
  return own.length > 0 && match.mayPass(asked) ? [...own, LET_IT_PASS] : own;
}

const isSaid = (choice: Choice, said: Said): boolean =>
  choice === LET_IT_PASS ? said === LET_IT_PASS : fits(choice, said);

const isRight = ({ judgement, acts }: Position, choice: Choice): boolean =>
  acts.some((said) => isSaid(choice, said)) === (judgement === 'right');

/** What a level does wrong in the position, in a sentence; nothing where it chooses well. */
export function mistakeOf(level: Level, position: Position, filling: number): string | undefined {
  const match = laidMatch(position, filling);
  const chosen = level.choose(match.rules, questionFor(match, position.asked));
  const index = chosen === undefined ? undefined : must(match.indicesOf(position.asked)[chosen], 'choice');
  const choice = index === undefined ? LET_IT_PASS : actionAt(match, index);
  if (isRight(position, choice)) return undefined;
  const words = choice === LET_IT_PASS ? choice : wordsOf(choice);
  const judged = `${position.judgement} is ${position.acts.map((said) => JSON.stringify(said)).join(' or ')}`;
  return `${position.says} — chose "${words}", ${judged} (filling ${filling})`;
}
