/** What can be read off a Newmarket table by anybody who sits at it: no rules, only what the lines say. */
import { type Card, type Seat, type SeenCard, type Suit, isCard, parseCard } from '../../../cards/card.ts';
import type { Action, Options } from '../../../record/line.ts';
import type { TableView } from '../../face/game-face.ts';
import { cardIn } from '../../face/fields.ts';
import { seatOnTurn } from '../../face/turns.ts';
import { OFF_TURN } from '../options.ts';

const BOODLE: readonly Card[] = ['AH', 'KC', 'QD', 'JS'];
const KINGS: readonly Card[] = ['KS', 'KH', 'KD', 'KC'];

/** The pay cards in their order. */
export const payCards = (options: Options): readonly Card[] => (options['layout'] === 'kings' ? KINGS : BOODLE);

/** The card of a pot's purse; hidden for the kitty. */
export const potCard = (purse: string): SeenCard => cardIn(purse.slice('pot/'.length));

const UPWARDS = '23456789TJQKA';

/** The next higher card of the suit; nothing above an ace. */
export function nextAbove(card: SeenCard): Card | undefined {
  const rank = UPWARDS.charAt(UPWARDS.indexOf(card.charAt(0)) + 1);
  const next = `${rank}${card.charAt(1)}`;
  return isCard(next) ? next : undefined;
}

/** The last card that was played or that stopped a run, whichever came later in this deal. */
function lastInPlay(view: TableView): { readonly card: SeenCard; readonly stopped: boolean } | undefined {
  const line = view.lines.findLast(
    (one) =>
      one.type === 'deal' ||
      (one.type === 'move' && one.why === 'play') ||
      (one.type === 'note' && one.what === 'stop'),
  );
  if (line?.type === 'move') return { card: line.cards[0] ?? '??', stopped: false };
  return line?.type === 'note' ? { card: cardIn(line['card']), stopped: true } : undefined;
}

/** The card that must be played now, whoever holds it. */
export function dueCard(view: TableView): Card | undefined {
  const last = lastInPlay(view);
  return last && !last.stopped ? nextAbove(last.card) : undefined;
}

/** The card that stopped the last run, while nobody has led since. */
export function stopCard(view: TableView): SeenCard | undefined {
  const last = lastInPlay(view);
  return last?.stopped ? last.card : undefined;
}

/** The card that nobody had at the last stop, behind the one that was stopped at: until somebody leads. */
export function missing({
  acts,
  notes,
}: TableView['places']): readonly { readonly card: Card; readonly after: Card }[] {
  const last = acts.findLast(({ action }) => action.type === 'play');
  const after = cardIn(last?.action['card']);
  const stopped = notes.findLast(({ what }) => what === 'stop')?.['card'] === after;
  const card = nextAbove(after);
  return stopped && isCard(after) && card ? [{ card, after }] : [];
}

/** The card of the last stop in this deal. */
export const lastStop = (view: TableView): SeenCard =>
  cardIn(view.places.notes.findLast(({ what }) => what === 'stop')?.['card']);

export type Colour = 'red' | 'black';
const colourOf = (suit: Suit | undefined): Colour => (suit === 'H' || suit === 'D' ? 'red' : 'black');
/** The colour that must be led after a stop with this card, by the usual rule. */
export const otherColour = (card: SeenCard): Colour => (colourOf(parseCard(card)?.suit) === 'red' ? 'black' : 'red');

export const playsOf = (view: TableView): readonly Action[] => view.legal.filter(({ type }) => type === 'play');
export const claimOf = (view: TableView): Action | undefined => view.legal.find(({ type }) => type === 'collect');

const suitOf = (action: Action): Suit | undefined => parseCard(cardIn(action['card']))?.suit;

/** What binds the viewer's lead: a colour, a suit that may not be led, or nothing. */
export function leadRule(view: TableView): { readonly colour: Colour } | { readonly not: Suit } | undefined {
  const stopped = stopCard(view);
  const suit = parseCard(stopped ?? '??')?.suit;
  if (stopped === undefined || suit === undefined) return undefined;
  const led = playsOf(view).map(suitOf);
  const colour = otherColour(stopped);
  if (view.options['lead'] === 'colour') return led.every((one) => colourOf(one) === colour) ? { colour } : undefined;
  return view.options['lead'] === 'suit' && !led.includes(suit) ? { not: suit } : undefined;
}

/** The card of this suit that the viewer may lead: its lowest. */
export const leadOfSuit = (view: TableView, suit: string): SeenCard =>
  cardIn(playsOf(view).find((action) => suitOf(action) === suit)?.['card']);

/** Who bids how much for the extra hand: the highest bid so far. */
export function highestBid(view: TableView): { readonly seat: Seat; readonly amount: number } | undefined {
  const bid = view.places.acts.findLast(({ action }) => action.type === 'bid');
  return bid && { seat: bid.seat, amount: Number(bid.action['amount']) };
}

/** What the table waits for: the dealer's choice, bids, a card that is due, or a lead. */
export function phaseOf(view: TableView): 'choice' | 'auction' | 'due' | 'lead' {
  const { acts, notes } = view.places;
  if (dueCard(view) !== undefined) return 'due';
  if (view.options['widow'] === 'none' || acts.some(({ action }) => action.type === 'play')) return 'lead';
  const [choice] = acts;
  if (!choice) return 'choice';
  const isAuction = choice.action.type === 'keep' && view.options['widow'] === 'auction';
  return isAuction && !notes.some(({ what }) => what === 'sold' || what === 'unsold') ? 'auction' : 'lead';
}

/** Who has given its hand for the extra one. */
export function swapperOf(view: TableView): Seat | undefined {
  const { acts, notes } = view.places;
  return notes.find(({ what }) => what === 'sold')?.seat ?? acts.find(({ action }) => action.type === 'exchange')?.seat;
}

/** The seat that is waited for, if it is told and not the viewer. */
export function otherOnTurn(view: TableView): Seat | undefined {
  const seat = seatOnTurn(view.places.turn, OFF_TURN);
  return seat === view.seat ? undefined : seat;
}

/** What the chips of a claim are worth. */
export const chipsOn = (view: TableView, action: Action): number => view.places.purse(`pot/${String(action['card'])}`);
