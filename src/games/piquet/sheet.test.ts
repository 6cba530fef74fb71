/** The rules of Piquet in words, where an option changes what a clause says. */
import { describe } from 'vitest';
import { holdSheet } from '../face/words/sheet.testing.ts';
import { face } from './face.ts';
import { options } from './options.ts';

describe('the sheet', () => {
  holdSheet(face, options, [
    { clause: 'PQ-D9', seats: 2, with: { youngerDeclares: 'after-lead' }, only: /younger says what is better/ },
    {
      clause: 'PQ-D11',
      seats: 2,
      with: { youngerDeclares: 'after-lead' },
      says: /answers elder before the first lead, but declares and scores only after it/,
    },
  ]);
});
