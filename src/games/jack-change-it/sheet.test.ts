/** The rules of Jack Change It in words, where an option changes what a clause says. */
import { describe } from 'vitest';
import { holdSheet } from '../face/words/sheet.testing.ts';
import { face } from './face.ts';
import { options } from './options.ts';

describe('the sheet', () => {
  holdSheet(face, options, [
    { clause: 'JC-P3', seats: 3, with: { playDrawn: true }, says: /draw one card\./, only: /then the turn ends/ },
    {
      clause: 'JC-P3',
      seats: 3,
      with: { playDrawn: true, mayDraw: true },
      without: { mayDraw: true },
      says: /draw one card instead\./,
      only: /then the turn ends/,
    },
    { clause: 'JC-P12', seats: 3, with: { playDrawn: true }, says: /if you keep it, the turn ends/ },
  ]);
});
