/** What every game says in English, so that all of them say it alike: deals, turns, ends, totals. */
import type { Seat } from '../../cards/card.ts';
import type { ActLine, ChipsLine, EndLine, Line, MoveLine, NoteLine, ScoreLine } from '../../record/line.ts';
import type { GameWords, OptionWords, TableView } from './game-face.ts';
import { cardsIn, seatOfPlace, seatsIn } from './fields.ts';
import { english as en, shortCard } from './speech.ts';
import { seatOnTurn } from './turns.ts';
import { type Sentences, announcer } from './wording.ts';

const SEATS = Object.fromEntries(
  Array.from({ length: 8 }, (_, i): [string, string] => [String(i), `Seat ${String(i + 1)}`]),
);

/** The option that names a seat, or leaves it to chance. */
export const firstDealer: OptionWords = {
  label: 'First dealer',
  help: 'Who deals first; after that the deal passes to the left.',
  values: { random: 'By lot', ...SEATS },
};

/** `You play the seven of hearts.` */
export const plays = (line: MoveLine, view: TableView): string =>
  `${en.does(view, seatOfPlace(line.from), 'play', 'plays')} ${en.theCards(line.cards)}.`;

/** `Kaede draws a card.`, `You draw the seven of hearts.` */
export function draws(line: MoveLine, view: TableView): string {
  const who = en.does(view, seatOfPlace(line.to), 'draw', 'draws');
  const [first = '??'] = line.cards;
  return line.cards.length === 1 ? `${who} ${en.theCard(first)}.` : `${who} ${en.count(line.cards.length, 'card')}.`;
}

/** `The discards are shuffled to be the new stock.` */
export const RECYCLED = 'The discards are shuffled to be the new stock.';

/** `Kaede held the ace of spades and the two of clubs.` */
export const held = (line: NoteLine, view: TableView): string => {
  const cards = cardsIn(line['cards']);
  const said = cards.length > 4 ? cards.map(shortCard).join(' ') : en.theCards(cards);
  return `${en.does(view, line.seat ?? 0, 'hold', 'holds')} ${said}.`;
};

/** `Kaede is passed over.`; nothing where nobody is. */
export function passedOver(line: NoteLine, view: TableView): string {
  const seats = seatsIn(line['skipped']);
  const who = en.capital(en.list(seats.map((seat) => en.who(view, seat))));
  return seats.length === 0 ? '' : `${who} ${seats.length > 1 || seats[0] === view.seat ? 'are' : 'is'} passed over.`;
}

/** `You pay Kaede 5 chips.`; `name` gives the words for a pot. */
export function pays(line: ChipsLine, view: TableView, name: (purse: string) => string, why: string): string {
  const [from, to] = [seatOfPlace(line.from), seatOfPlace(line.to)];
  const chips = en.count(line.amount, 'chip');
  const end = why === '' ? '' : `: ${why}`;
  if (from < 0) return `${en.does(view, to, 'take', 'takes')} ${chips} from ${name(line.from)}${end}.`;
  return `${en.does(view, from, 'pay', 'pays')} ${to < 0 ? `${chips} to ${name(line.to)}` : `${en.who(view, to)} ${chips}`}${end}.`;
}

/** `You pass.` */
export const passes = (line: ActLine, view: TableView): string => `${en.does(view, line.seat, 'pass', 'passes')}.`;

/** `Kaede scores three points.` */
export const scores = (line: ScoreLine, view: TableView): string =>
  `${en.does(view, line.seat, 'score', 'scores')} ${en.count(line.points, 'point')}.`;

/** The heading and the sentence of a result, read out. */
const read = ({ heading: head, text }: { heading: string; text: string }): string =>
  `${head.replace(/!$/, '')}. ${text}`;

/** `Kaede deals.`, `Deal 2. You deal.` */
const deals = (line: Line & { type: 'deal' }, view: TableView): string =>
  `${line.deal > 1 ? `Deal ${String(line.deal)}. ` : ''}${en.does(view, line.dealer, 'deal', 'deals')}.`;

/** `The deal is over.`, `Kaede’s turn.`, or nothing where the viewer is on turn or nobody is waited for. */
export function waiting(view: TableView, offTurn: readonly string[] = []): string | undefined {
  const { ended, turn } = view.places;
  if (ended !== 'no') return `The ${ended} is over.`;
  const seat = seatOnTurn(turn, offTurn);
  if (seat === undefined) return turn && view.legal.length === 0 ? 'The others decide.' : turn ? undefined : '';
  return seat === view.seat ? undefined : `${en.capital(en.who(view, seat))} to play.`;
}

/** Why nothing can be done with a card because it is not one's turn; nothing where it is. */
export function notNow(view: TableView, offTurn: readonly string[] = []): string | undefined {
  const { ended, turn } = view.places;
  if (ended !== 'no') return `The ${ended} is over.`;
  const seat = seatOnTurn(turn, offTurn);
  if (seat === undefined) return view.legal.length > 0 ? undefined : 'One moment, please.';
  return seat === view.seat ? undefined : `It is ${en.who(view, seat)}’s turn.`;
}

/** `you and Kaede` */
const people = (view: TableView, seats: readonly Seat[]): string => en.list(seats.map((seat) => en.who(view, seat)));

/** `You win the deal!`, `Kaede wins`, `Nobody wins` */
function heading(line: EndLine, view: TableView): string {
  const what = line.type === 'deal-end' ? ' the deal' : '';
  if (line.winners.length === 0) return line.type === 'deal-end' ? 'Nobody wins the deal' : 'A draw';
  const mine = view.seat !== undefined && line.winners.includes(view.seat);
  if (line.winners.length > 1)
    return `${en.capital(people(view, line.winners))} share${what === '' ? ' the win' : what}`;
  return `${en.does(view, line.winners[0] ?? 0, 'win', 'wins')}${what}${mine ? '!' : ''}`;
}

/** `You 12, Kaede 8.` */
const totals = (line: EndLine, view: TableView): string =>
  `${line.totals.map((total, seat) => `${en.capital(en.who(view, seat))} ${signed(total)}`).join(', ')}.`;

/** A number that may be below zero, with a minus sign that is one. */
export const signed = (n: number): string => (n < 0 ? `−${String(-n)}` : String(n));

/** The result as heading and sentence: why it ended, then how everybody stands. */
export const result = (line: Line, view: TableView, why: string): { heading: string; text: string } =>
  line.type === 'deal-end' || line.type === 'game-end'
    ? { heading: heading(line, view), text: `${why} ${totals(line, view)}`.trim() }
    : { heading: '', text: '' };

/** The same, where a deal's end has one sentence for each reason that its line may give, and the game's has none. */
export const resultBy =
  (whys: Readonly<Record<string, string>>): GameWords['result'] =>
  (line, view) =>
    result(line, view, line.type === 'deal-end' ? (whys[line.why] ?? '') : '');

/** What is announced: deals and ends as in every game, where a game does not say them otherwise. */
export const announcing = (own: Partial<Sentences>, ended: GameWords['result']): GameWords['announce'] =>
  announcer({ deal: deals, end: (line, view) => read(ended(line, view)), ...own });
