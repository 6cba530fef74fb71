/** The rules of Crazy Eights in words, where an option changes what a clause says. */
import { describe } from 'vitest';
import { holdSheet } from '../face/words/sheet.testing.ts';
import { face } from './face.ts';
import { options } from './options.ts';

const bound = /^Pass only when nothing fits and you cannot draw/;
const specials = { specials: true };

describe('the sheet', () => {
  holdSheet(face, options, [
    { clause: 'CE-P7', seats: 4, with: { drawRule: 'until' }, without: { drawRule: 'one', mayDraw: true }, says: bound, only: /drawn at least one card this turn/ },
    { clause: 'CE-P7', seats: 4, with: { drawRule: 'one', mayDraw: false }, without: { drawRule: 'one', mayDraw: true }, says: bound, only: /drawn at least one card this turn/ },
    { clause: 'CE-P7', seats: 4, with: { drawRule: 'three', mayDraw: true }, says: /drawn at least one card this turn/, only: /only when nothing fits/ },
    { clause: 'CE-P9', seats: 4, with: specials, says: /of any suit.*ends the turn.*Only a two.*skips the next.*reverses.*turned up/ },
    { clause: 'CE-P9', seats: 2, with: specials, says: /ends the turn.*plays again(?!.*reverses)/ },
    { clause: 'CE-E6', seats: 4, with: { scoring: 'penalty' }, says: /lowest total wins.*fewer cards.*shared/, only: /highest total wins/ },
  ]);
}); // prettier-ignore
