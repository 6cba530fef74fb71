/** What every game says, in whatever language: which sentence about a line, a turn, a result, and what it speaks of. */
import type { Seat, SeenCard } from '../../../cards/card.ts';
import type {
  ActLine,
  ChipsLine,
  DealLine,
  EndLine,
  Line,
  MoveLine,
  NoteLine,
  ScoreLine,
} from '../../../record/line.ts';
import type { Say, Value } from '../../../words/say.ts';
import { CardList, CardName, type Described, People, TextList } from '../../../words/values.ts';
import { cardsIn, seatOfPlace, seatsIn } from '../fields.ts';
import type { GameWords, TableView } from '../game-face.ts';
import { shortCard } from '../speech.ts';
import { seatOnTurn } from '../turns.ts';
import { type Sentences, announcer } from '../wording.ts';
import type { Messages as Common } from './messages.ts';

/** Says the common messages, whatever else it may say. */
export type SayCommon = Say<Common>;

export const person = (view: TableView, seat: Seat): People => people(view, [seat]);

export const people = (view: TableView, seats: readonly Seat[]): People =>
  new People(seats.map((seat) => ({ name: view.names[seat] ?? String(seat + 1), isReader: seat === view.seat })));

export const card = (one: SeenCard): CardName => new CardName(one);
export const cards = (several: readonly SeenCard[]): CardList => new CardList(several);

/** A few cards by their names, more of them by their signs. */
export const manyCards = (several: readonly SeenCard[]): Value =>
  several.length > 4 ? several.map(shortCard).join(' ') : cards(several);

/** Sentences that are said together, one after the other. */
export const joined = (say: SayCommon, ...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined).join(say('sentence-gap'));

/** What the places of these names are called: the messages `place-<name>`. */
export const placeWords = (say: SayCommon, names: readonly string[]): GameWords['places'] =>
  Object.fromEntries(names.map((name) => [name, say.of('place', name) ?? name]));

/** What points and chips are given for: the messages `why-<why>`. */
export const whyWords = (say: SayCommon, whys: readonly string[]): GameWords['whys'] =>
  Object.fromEntries(whys.map((why) => [why, say.of('why', why) ?? '']));

export const plays = (say: SayCommon, line: MoveLine, view: TableView): string =>
  say('plays', { player: person(view, seatOfPlace(line.from)), cards: cards(line.cards) });

export function draws(say: SayCommon, line: MoveLine, view: TableView): string {
  const player = person(view, seatOfPlace(line.to));
  const [first = '??'] = line.cards;
  if (line.cards.length > 1) return say('draws-several', { player, count: line.cards.length });
  return first === '??' ? say('draws-hidden', { player }) : say('draws-card', { player, card: card(first) });
}

/** What a seat held, as a note shows it. */
export const held = (say: SayCommon, line: NoteLine, view: TableView): string =>
  say('held', { player: person(view, line.seat ?? 0), cards: manyCards(cardsIn(line['cards'])) });

/** Who is passed over by a note; nothing where nobody is. */
export function passedOver(say: SayCommon, line: NoteLine, view: TableView): string | undefined {
  const seats = seatsIn(line['skipped']);
  return seats.length === 0 ? undefined : say('passed-over', { players: people(view, seats) });
}

/** `pot`: a purse that is no seat's. `why`: the words for what it is paid for; nothing if that is not said. */
export function pays(
  say: SayCommon,
  line: ChipsLine,
  view: TableView,
  payment: { readonly pot: Described; readonly why: string | undefined },
): string {
  const [from, to] = [seatOfPlace(line.from), seatOfPlace(line.to)];
  const { pot, why = 'none' } = payment;
  const count = line.amount;
  if (from < 0) return say('takes-from', { player: person(view, to), count, pot, why });
  const player = person(view, from);
  return to < 0
    ? say('pays-into', { player, count, pot, why })
    : say('pays-player', { player, count, to: person(view, to), why });
}

export const passes = (say: SayCommon, line: ActLine, view: TableView): string =>
  say('passes', { player: person(view, line.seat) });

export const scores = (say: SayCommon, line: ScoreLine, view: TableView): string =>
  say('scores', { player: person(view, line.seat), count: line.points });

function deals(say: SayCommon, line: DealLine, view: TableView): string {
  const player = person(view, line.dealer);
  return line.deal > 1 ? say('deals-again', { player, deal: line.deal }) : say('deals', { player });
}

/** That it is over, or whose turn it is; nothing where the viewer is on turn, '' where nobody is waited for. */
export function waiting(say: SayCommon, view: TableView, offTurn: readonly string[] = []): string | undefined {
  const { ended, turn } = view.places;
  if (ended !== 'no') return say(ended === 'deal' ? 'deal-over' : 'game-over');
  const seat = seatOnTurn(turn, offTurn);
  if (seat !== undefined) return seat === view.seat ? undefined : say('to-play', { player: person(view, seat) });
  if (!turn) return '';
  return view.legal.length === 0 ? say('others-decide') : undefined;
}

/** Why nothing can be done with a card because it is not one's turn; nothing where it is. */
export function notNow(say: SayCommon, view: TableView, offTurn: readonly string[] = []): string | undefined {
  const { ended, turn } = view.places;
  if (ended !== 'no') return say(ended === 'deal' ? 'deal-over' : 'game-over');
  const seat = seatOnTurn(turn, offTurn);
  if (seat === undefined) return view.legal.length > 0 ? undefined : say('one-moment');
  return seat === view.seat ? undefined : say('not-your-turn', { player: person(view, seat) });
}

/** A number that may be below zero, with a minus sign that is one. */
export const signed = (n: number): string => (n < 0 ? `−${String(-n)}` : String(n));

/** The result as heading and sentence: why it ended, then how everybody stands. */
export function result(say: SayCommon, line: Line, view: TableView, why?: string): ReturnType<GameWords['result']> {
  if (line.type !== 'deal-end' && line.type !== 'game-end') return { heading: '', text: '' };
  const players = people(view, line.winners);
  const totals = new TextList(
    line.totals.map((total, seat) => say('total', { player: person(view, seat), total: signed(total) })),
  );
  return {
    heading: say(line.type === 'deal-end' ? 'wins-deal' : 'wins-game', { players }),
    text: why === undefined ? say('result-text', { totals }) : say('result-text-why', { why, totals }),
    ...(why !== undefined && { why }),
  };
}

/** The same, where a deal's end is said by the message `ended-<why>` of the game, and the game's end by none. */
export const resultBy =
  (say: SayCommon): GameWords['result'] =>
  (line, view) =>
    result(say, line, view, line.type === 'deal-end' ? say.of('ended', line.why) : undefined);

/** What each hand was worth, by the last note of this kind at its seat: the number in this field. */
export const notedHands =
  (what: string, field: string): NonNullable<GameWords['hands']> =>
  ({ names, places }) =>
    names.map((_, seat) => {
      const worth = places.notes.findLast((note) => note.what === what && note.seat === seat)?.[field];
      return typeof worth === 'number' ? signed(worth) : undefined;
    });

/** Heading and sentence of a result, read out. */
const read = (say: SayCommon, line: EndLine, view: TableView, ended: GameWords['result']): string =>
  say('result-read', ended(line, view));

/** What is announced: deals and ends as in every game, where a game does not say them otherwise. */
export const announcing = (
  say: SayCommon,
  own: Partial<Sentences>,
  ended: GameWords['result'],
): GameWords['announce'] =>
  announcer({
    deal: (line, view) => deals(say, line, view),
    end: (line, view) => read(say, line, view, ended),
    ...own,
  });
