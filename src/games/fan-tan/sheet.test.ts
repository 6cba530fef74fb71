/** The rules of Fan Tan in words, where an option changes what a clause says. */
import { describe } from 'vitest';
import { holdSheet } from '../face/words/sheet.testing.ts';
import { face } from './face.ts';
import { options } from './options.ts';

describe('the sheet', () => {
  holdSheet(face, options, [
    { clause: 'FT-S5', seats: 4, with: { ante: 0 }, says: /^There is no ante/, only: /chip/ },
    { clause: 'FT-P2', seats: 4, with: { honour: true }, says: /pass falsely/, only: /must/ },
    { clause: 'FT-H1', seats: 4, with: { honour: true }, says: /on the same terms(?!.*card that begins)/ },
    {
      clause: 'FT-H1',
      seats: 4,
      with: { honour: true, start: '7D' },
      without: { honour: true },
      says: /instead of playing the card that begins/,
    },
    { clause: 'FT-H3', seats: 4, with: { honour: true }, says: /three chips into the pot/ },
    { clause: 'FT-H5', seats: 4, with: { honour: true }, says: /three chips then\. For each seven.*five chips/ },
  ]);
});
