/** The rules of Tonk in words, where an option changes what a clause says. */
import { describe, expect, test } from 'vitest';
import { fillOptions } from '../contract/options/values.ts';
import { holdSheet } from '../face/words/sheet.testing.ts';
import { face } from './face.ts';
import { options } from './options.ts';

/** Without a stake nobody pays: whoever wins the deal has one point [TO-E7]. */
const points = { stake: 0 };

describe('the sheet', () => {
  holdSheet(face, options, [
    { clause: 'TO-S8', seats: 3, with: points, says: /wins the deal/, only: /paid double/ },
    { clause: 'TO-E1', seats: 3, with: points, says: /you win the deal/, only: /pays/ },
    { clause: 'TO-E2', seats: 3, with: points, says: /wins the deal/, only: /pay/ },
    { clause: 'TO-E3', seats: 3, with: points, says: /you win the deal/, only: /pays/ },
    { clause: 'TO-E4', seats: 3, with: points, says: /you win the deal/, only: /double/ },
    { clause: 'TO-E5', seats: 3, with: points, says: /wins the deal/, only: /pays/ },
    { clause: 'TO-E7', seats: 3, with: points, says: /each deal won is one point, even one won with a tonk/ },
    { clause: 'TO-E8', seats: 3, with: points, says: /highest total wins/, only: /most chips wins/ },
  ]);

  test.each([
    [2, 'four'],
    [3, 'six'],
    [4, 'eight'],
  ])('TO-P4 says how often the discard may be taken: %i seats', async (seats, times) => {
    const { sheet } = await face.sheets('en');
    const clauses = sheet(fillOptions(options, {}, seats), seats).flatMap((section) => section.clauses);
    expect(clauses.find(({ clause }) => clause === 'TO-P4')?.text).toContain(`taken ${times} times in a row`);
  });
});
