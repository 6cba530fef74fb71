/** Squared piles of cards. */
import type { Arrange, Arrangement } from './arrangement.ts';
import { boxAround, middle } from './box.ts';
import { DEGREE, jitter } from './jitter.ts';
import { RATIO } from './pose.ts';

const COLUMN = 1.16; // width of its column in card widths: a pile is thick and a little askew
const LINE = RATIO + 0.2; // height of its line
const THICKNESS = 0.0035; // of a card, in card widths
/** Shade of a pile from which nobody may take a card. */
export const CLOSED = 2;
const DRAWN_EVERY = 4; // of the cards inside a pile only every so many is drawn

/** As thick as it is high; shaded where nobody may take a card from it. */
export const stacked =
  (shade = 0): Arrange =>
  (cards, { box, seed }) => {
    const at = middle(box);
    const { width } = box;
    const last = cards.length - 1;
    return cards.map(({ id }, i) => {
      const high = i * width * THICKNESS;
      return {
        ...{ id, x: at.x - high * 0.35, y: at.y - high, width, z: i, shade },
        angleRad: jitter(seed, id) * 0.8 * DEGREE,
        covered: i > 0 && i < last - 1 && i % DRAWN_EVERY !== 0,
        shadow: i === 0 ? 1 : 0,
      };
    });
  };

/** A pile of the table. */
export const pile: Arrangement = {
  size: ({ card }) => ({ width: COLUMN * card, height: LINE * card }),
  spots: (box, { name, card }) => ({ [name]: boxAround(middle(box), card, card * RATIO) }),
  arrange: stacked(),
  isMarked: () => true,
  isSquared: true,
};

const SEEN = 3; // the topmost cards of a heap

/** A small pile at a seat, a little untidy; so many cards at a time lie crosswise on those before them. */
export const heap =
  (crosswise = Infinity): Arrange =>
  (cards, { box, seed }) =>
    cards.map(({ id }, i) => {
      const across = Math.floor(i / crosswise) % 2 === 1 ? Math.PI / 2 : 0;
      return {
        ...{ id, ...middle(box), width: box.width, z: i, shadow: 0.5 },
        angleRad: across + jitter(seed, id) * 4 * DEGREE,
        covered: i < cards.length - SEEN,
      };
    });
