/** A line for each suit, in which each card lies where its rank belongs. */
import { SUITS, parseCard } from '../../../cards/card.ts';
import type { Arrange, Arrangement } from './arrangement.ts';
import { type Box, clamp } from './box.ts';
import { RATIO } from './pose.ts';

const STEP = 0.46; // of a card's width: the least visible part of a covered card
const WIDE = 1.05;
const LINE = { least: 0.62, usual: 0.84 } as const; // of a card's width: the visible part of a line below another
const CARD = { least: 60, usual: 80 } as const; // px: cards with which that much of it is visible
const TALL = 1.5;

/** From one line to the next: larger cards overlap less. */
function lineStep(card: number): number {
  const part = clamp((card - CARD.least) / (CARD.usual - CARD.least), 0, 1);
  return card * (LINE.least + part * (LINE.usual - LINE.least));
}

const laidInRuns =
  (ranksOf: Readonly<Record<string, string>>): Arrange =>
  (cards, { box, card: width }) =>
    cards.flatMap(({ id, card, place }) => {
      const ranks = ranksOf[place.split('/', 1)[0] ?? place] ?? '';
      const step = ranks.length > 1 ? (box.width - width) / (ranks.length - 1) : 0;
      const i = ranks.indexOf(parseCard(card)?.rank ?? ' ');
      if (i < 0) return [];
      const x = box.x + width / 2 + i * step;
      return [{ id, x, y: box.y + box.height / 2, width, z: box.y / 10 + x / 100 }];
    });

/**
 * The places side by side, each with the ranks that belong to it from left to right: `{ low: '65432A' }` for `low/S`, `low/H` …
 * `onceLaid`: they take room only once a card lies there.
 */
export function runs(ranksOf: Readonly<Record<string, string>>, { onceLaid = false } = {}): Arrangement {
  const stems = Object.entries(ranksOf);
  const last = stems.map(([, ranks]) => ranks).join('').length - 1;
  return {
    stems: stems.map(([stem]) => stem),
    ...(onceLaid && { load: (cards: number) => Number(cards > 0) }),
    tall: (card) => card * (RATIO + (SUITS.length - 1) * TALL),
    size: ({ card, load }, most) =>
      onceLaid && load === 0
        ? { width: 0, height: 0 }
        : {
            width: card * (1 + last * Math.min(WIDE, Math.max(STEP, (most / card - 1) / last))),
            height: card * RATIO + (SUITS.length - 1) * lineStep(card),
          },
    spots: (box, { card, load }) => {
      if (onceLaid && load === 0) return {};
      const step = (box.width - card) / last;
      const spots: Record<string, Box> = {};
      SUITS.forEach((suit, line) => {
        const y = box.y + (line * (box.height - card * RATIO)) / (SUITS.length - 1);
        let first = 0;
        for (const [stem, { length }] of stems) {
          const width = card + (length - 1) * step;
          spots[`${stem}/${suit}`] = { x: box.x + first * step, y, width, height: card * RATIO };
          first += length;
        }
      });
      return spots;
    },
    arrange: laidInRuns(ranksOf),
    isMarked: (stem) => ranksOf[stem]?.length === 1,
  };
}
