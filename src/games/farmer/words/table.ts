/** What can be read off a Farmer table by anybody who sits at it: no rules of play, only what the cards count. */
import { pipValue } from '../../../cards/pip-value.ts';
import { type Seat } from '../../../cards/card.ts';
import type { Places } from '../../../record/fold.ts';
import type { NoteLine } from '../../../record/line.ts';
import type { TableView } from '../../face/game-face.ts';
import { cardsIn } from '../../face/fields.ts';

export const GOAL = 16;

export interface Count {
  readonly points: number;
  readonly isWhole: boolean; // not only the open cards
}

/** What a seat's cards count, as far as these eyes see them; nothing where none is seen. */
export function countOf(view: TableView, seat: Seat): Count | undefined {
  const { places } = view;
  if (places.deal === 0) return undefined; // the draw for the first farmer
  const shown = places.notes.find((note) => note.what === 'show' && note.seat === seat);
  if (shown) return { points: Number(shown['total']), isWhole: true };
  const cards = [...places.cards(`hand/${String(seat)}`), ...places.cards(`up/${String(seat)}`)];
  const points = cards.reduce((sum, card) => sum + pipValue(card, 1), 0);
  return points === 0 ? undefined : { points, isWhole: !cards.includes('??') };
}

/** Whether a hand is shown that is the best there is: 16 of a court card and the six of hearts. */
export function isCourtAndSix(show: NoteLine, places: Places): boolean {
  const [down] = cardsIn(show['cards']);
  const [up, another] = places.cards(`up/${String(show.seat)}`);
  const rest = down === '6H' ? up : up === '6H' ? down : undefined;
  return another === undefined && rest !== undefined && 'KQJ'.includes(rest.charAt(0));
}

/** What the viewer's own hand counts. */
export const ownTotal = (view: TableView): number =>
  view.seat === undefined ? 0 : (countOf(view, view.seat)?.points ?? 0);

/** Who is the farmer; nobody before the draw is over. Once the deal has ended, the farmer of the next one. */
export const farmerOf = ({ places }: TableView): Seat | undefined =>
  places.notes.findLast(({ what }) => what === 'farmer')?.seat ?? (places.deal > 0 ? places.dealer : undefined);

/** 16 is good, more is bad. */
export const toneOf = (points: number): 'plain' | 'good' | 'bad' =>
  points > GOAL ? 'bad' : points === GOAL ? 'good' : 'plain';
