/** Melds and laid cards of 500 Rummy as a sentence speaks of them; the messages `laid-card`, `meld-name` say what they are called. */
import { type SeenCard, parseCard } from '../../../cards/card.ts';
import type { Action } from '../../../record/line.ts';
import { Described, RankName, SuitName } from '../../../words/values.ts';
import { card } from '../../face/words/sayings.ts';
import { type Meld, hasTwin, isJoker, laidCards } from './table.ts';

/** `the five of hearts, the joker as the six of hearts and the seven of hearts` */
export const laid = (action: Action): Described =>
  new Described(
    'laid-card',
    laidCards(action).map(({ card: one, as }) => ({ card: card(one), as: isJoker(one) ? card(as) : 'none' })),
  );

const rankOf = (one: SeenCard): RankName => new RankName(parseCard(one)?.rank ?? '2');

/** `the run of hearts, five to seven`, `the three eights`; with its number where another one of `melds` would be called the same. */
export function named(meld: Meld, melds: readonly Meld[]): Described {
  const { faces, isRun, number } = meld;
  const [low = '??'] = faces;
  return new Described(hasTwin(meld, melds) ? 'meld-name-numbered' : 'meld-name', [
    {
      kind: isRun ? 'run' : 'set',
      suit: new SuitName(parseCard(low)?.suit ?? 'S'),
      low: rankOf(low),
      high: rankOf(faces.at(-1) ?? low),
      count: faces.length,
      number: number + 1,
    },
  ]);
}
