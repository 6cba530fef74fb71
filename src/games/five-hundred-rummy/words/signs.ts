/** Small signs at a 500 Rummy table: points so far, what a hand would cost, which cards belong to one meld. */
import type { Sign, TableView } from '../../face/game-face.ts';
import { signed } from '../../face/sayings.en.ts';
import { floats, handPoints, isOut, meldsOf, needsNumber, obligedCard, tablePoints } from './table.ts';

/** What the signs are called in full. */
interface SignWords {
  readonly table: (points: number) => string;
  readonly hand: (points: number) => string;
  readonly out: Pick<Sign, 'text' | 'label'>;
  readonly floats: string;
  readonly meld: (number: number) => string;
  readonly obliged: Pick<Sign, 'text' | 'label'>;
}

export const signsOf = (view: TableView, words: SignWords): readonly Sign[] => [
  ...seatSigns(view, words),
  ...meldSigns(view, words),
  ...obligedSign(view, words),
];

function seatSigns(view: TableView, words: SignWords): Sign[] {
  const hand = handPoints(view);
  return tablePoints(view).flatMap((points, seat): Sign[] => [
    ...(points > 0
      ? [{ at: { seat }, text: `+${String(points)}`, label: words.table(points), tone: 'good' } as const]
      : []),
    ...(hand !== undefined && seat === view.seat && view.places.ended === 'no'
      ? [{ at: { seat }, text: signed(-hand), label: words.hand(hand), tone: 'bad' } as const]
      : []),
    ...(isOut(view, seat) ? [{ at: { seat }, ...words.out, tone: 'good' } as const] : []),
    ...(floats(view, seat) ? [{ at: { seat }, text: '≈', label: words.floats } as const] : []),
  ]);
}

/** The card that must be laid, in the hand of whoever must lay it [FR-P4]. */
function obligedSign(view: TableView, words: SignWords): Sign[] {
  const card = view.legal.length > 0 ? obligedCard(view) : undefined;
  return card === undefined ? [] : [{ at: { card }, ...words.obliged, tone: 'bad' }];
}

/** Cards of one meld lie before several seats, or two melds look alike: then they wear a number. */
function meldSigns(view: TableView, words: SignWords): Sign[] {
  const melds = meldsOf(view);
  return melds
    .filter((meld) => needsNumber(meld, melds))
    .flatMap((meld) =>
      meld.seats.map((seat) => ({
        at: { place: `meld/${String(meld.number)}/${String(seat)}` },
        text: String(meld.number + 1),
        label: words.meld(meld.number + 1),
      })),
    );
}
