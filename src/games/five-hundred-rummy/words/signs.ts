/** Small signs at a 500 Rummy table: points so far, what a hand would cost, which cards belong to one meld. */
import type { Sign, TableView } from '../../face/game-face.ts';
import { signed } from '../../face/words/sayings.ts';
import type { SayRummy } from './buttons.ts';
import { floats, handPoints, isOut, meldsOf, needsNumber, obligedCard, tablePoints } from './table.ts';

export const signs = (say: SayRummy, view: TableView): readonly Sign[] => [
  ...seatSigns(say, view),
  ...meldSigns(say, view),
  ...obligedSign(say, view),
];

function seatSigns(say: SayRummy, view: TableView): Sign[] {
  const hand = view.places.ended === 'no' ? handPoints(view) : undefined;
  const out = say.button('sign-out');
  return tablePoints(view).flatMap((count, seat): Sign[] => {
    const at = { seat };
    return [
      ...(count > 0
        ? [{ at, text: `+${String(count)}`, label: say('sign-table', { count }), tone: 'good' } as const]
        : []),
      ...(hand !== undefined && seat === view.seat
        ? [{ at, text: signed(-hand), label: say('sign-hand', { count: hand }), tone: 'bad' } as const]
        : []),
      ...(isOut(view, seat) ? [{ at, text: out.short, label: out.full, tone: 'good' } as const] : []),
      ...(floats(view, seat) ? [{ at, text: '≈', label: say('sign-floats') } as const] : []),
    ];
  });
}

/** The card that must be laid, in the hand of whoever must lay it [FR-P4]. */
function obligedSign(say: SayRummy, view: TableView): Sign[] {
  const card = view.legal.length > 0 ? obligedCard(view) : undefined;
  const { full, short } = say.button('sign-due');
  return card === undefined ? [] : [{ at: { card }, text: short, label: full, tone: 'bad' }];
}

/** Cards of one meld lie before several seats, or two melds look alike: then they wear a number. */
function meldSigns(say: SayRummy, view: TableView): Sign[] {
  const melds = meldsOf(view);
  return melds
    .filter((meld) => needsNumber(meld, melds))
    .flatMap((meld) =>
      meld.seats.map((seat) => ({
        at: { place: `meld/${String(meld.number)}/${String(seat)}` },
        text: String(meld.number + 1),
        label: say('sign-meld', { number: meld.number + 1 }),
      })),
    );
}
