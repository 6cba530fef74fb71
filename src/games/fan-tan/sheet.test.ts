/** The rules of Fan Tan in words, where an option changes what a clause says. */
import { describe } from 'vitest';
import { holdSheet } from '../face/words/sheet.testing.ts';
import { face } from './face.ts';
import { options } from './options.ts';

describe('the sheet', () => {
  holdSheet(face, options, [
    { clause: 'FT-S5', seats: 4, with: { ante: 0 }, says: /^There is no ante/, only: /chip/ },
    { clause: 'FT-P2', seats: 4, with: { honour: true }, says: /or makes a false pass/, only: /must/ },
    {
      clause: 'FT-H1',
      seats: 4,
      with: { honour: true },
      says: /costs what any other pass costs(?!.*card that begins)/,
    },
    {
      clause: 'FT-H1',
      seats: 4,
      with: { honour: true, start: '7D' },
      without: { honour: true },
      says: /The card that begins must be played: nobody may make a false pass instead/,
    },
    { clause: 'FT-H3', seats: 4, with: { honour: true }, says: /three chips into the pot/ },
    {
      clause: 'FT-H5',
      seats: 4,
      with: { honour: true },
      says: /three chips then\. .*holds sevens then also pays, for each of them, five chips/,
    },
  ]);
});
