/** The fox mask, the mark of this site: on the joker, in the ace of spades, on the plain back and on the icons. Ours. */

const OUTLINE_HALF =
  'C12 -51 20 -54 27 -61C32 -85 43 -107 58 -122C70 -98 73 -68 68 -42C78 -22 77 2 66 19C57 34 42 42 32 56C25 66 17 88 0 90';

/** The right half of the outline, reversed and mirrored, so that the mask is one closed path without a seam. */
const OUTLINE =
  `M0 -50${OUTLINE_HALF}` +
  'C-17 88 -25 66 -32 56C-42 42 -57 34 -66 19C-77 2 -78 -22 -68 -42C-73 -68 -70 -98 -58 -122C-43 -107 -32 -85 -27 -61C-20 -54 -12 -51 0 -50Z';

/** A path and its mirror image about the vertical through 0. */
export const paired = (attributes) => `<path ${attributes}/><path transform="scale(-1 1)" ${attributes}/>`;

/** The mask about its own middle: 150 wide, from the ear tips at −122 to the chin at 90. */
export function mask({ white, red, gold, line }) {
  return (
    `<path d="${OUTLINE}" fill="${white}"/>` +
    paired(`d="M37 -62C41 -82 48 -97 56 -107C63 -88 64 -68 61 -50C53 -57 45 -60 37 -62Z" fill="${red}"`) +
    `<path d="M0 -42C7 -31 7 -19 0 -9C-7 -19 -7 -31 0 -42Z" fill="${red}"/>` +
    paired(`d="M9 -37C18 -30 19 -19 13 -10C8 -17 7 -27 9 -37Z" fill="${gold}"`) +
    paired(`d="M13 15C22 -5 42 -16 65 -20C58 -4 48 8 41 14C32 20 21 21 13 15Z" fill="${red}"`) +
    paired(`d="M18 14C27 1 40 -6 55 -10C49 2 43 8 37 12C30 17 24 18 18 14Z" fill="${line}"`) +
    paired(`d="M28 11C33 5 38 2 43 1C41 6 38 9 35 11C32 13 30 13 28 11Z" fill="${gold}"`) +
    `<path d="M0 71C-7 71 -10 65 -9 61C-6 58 6 58 9 61C10 65 7 71 0 71Z" fill="${line}"/>` +
    `<path d="M-22 67C-15 80 -4 79 0 72C4 79 15 80 22 67" fill="none" stroke="${red}" stroke-width="2.6" stroke-linecap="round"/>` +
    paired(`d="M69 18C57 20 46 26 38 34C50 32 60 30 65 24Z" fill="${red}"`) +
    paired(`d="M58 35C48 36 40 40 34 46C42 46 48 45 53 41Z" fill="${red}"`)
  );
}
