/** The rules of Trex in words, where an option changes what a clause says. */
import { describe } from 'vitest';
import { holdSheet } from '../face/words/sheet.testing.ts';
import { face } from './face.ts';
import { options } from './options.ts';

describe('the sheet', () => {
  holdSheet(face, options, [
    {
      clause: 'TX-S2',
      seats: 4,
      with: { direction: 'counterclockwise' },
      says: /anticlockwise/,
      only: /goes clockwise/,
    },
    {
      clause: 'TX-P10',
      seats: 4,
      with: { earlyStop: false },
      says: /the last player goes on alone and plays the remaining cards/,
      only: /is over/,
    },
    { clause: 'TX-S5', seats: 4, with: { kingdoms: 1 }, says: /^One kingdom is played/, only: /passes to the right/ },
  ]);
});
