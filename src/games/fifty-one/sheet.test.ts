/** The rules of Fifty-One in words, where an option changes what a clause says. */
import { describe } from 'vitest';
import { holdSheet } from '../face/words/sheet.testing.ts';
import { face } from './face.ts';
import { options } from './options.ts';

describe('the sheet', () => {
  holdSheet(face, options, [
    {
      clause: 'FI-E1',
      seats: 2,
      with: { mixedHand: 'zero' },
      says: /Only a hand of one suit counts/,
      only: /subtracted/,
    },
    { clause: 'FI-E3', seats: 2, with: { mixedHand: 'zero' }, says: /worth nothing/ },
  ]);
});
