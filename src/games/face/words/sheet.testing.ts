/** What the sheet of a game must say with an option: for the tests of games, in a line a clause. */
import { expect, it, test } from 'vitest';
import type { Options } from '../../../record/line.ts';
import { LANGUAGES } from '../../../words/languages.ts';
import type { OptionTable } from '../../contract/contract.ts';
import { fillOptions } from '../../contract/options/values.ts';
import type { GameFace, Sheet } from '../game-face.ts';

/** What a clause says with these options in English, and what it says only without them. */
export interface SheetRow {
  readonly clause: string;
  readonly seats: number;
  readonly with: Options; // what differs from the defaults
  readonly without?: Options; // none if not said
  readonly says?: RegExp; // the clause is not in force if not said
  readonly only?: RegExp; // what it says without them, and not with them
}

/** Holds each row in English, and that the clause reads otherwise by these options in every language. */
export function holdSheet(face: GameFace, table: OptionTable, rows: readonly SheetRow[]): void {
  const said = (sheet: Sheet, { clause, seats }: SheetRow, options: Options = {}): string =>
    sheet(fillOptions(table, options, seats), seats)
      .flatMap((section) => section.clauses)
      .find((one) => one.clause === clause)?.text ?? '';

  test.each(rows)('$clause with $seats seats and $with', async (row) => {
    const { sheet } = await face.sheets('en');
    const text = said(sheet, row, row.with);
    expect(text).toMatch(row.says ?? /^$/);
    if (!row.only) return;
    expect(text).not.toMatch(row.only);
    expect(said(sheet, row, row.without)).toMatch(row.only);
  });

  it.each(LANGUAGES)('reads otherwise with each of these options: %s', async (language) => {
    const { sheet } = await face.sheets(language);
    for (const row of rows) expect(said(sheet, row, row.with), row.clause).not.toBe(said(sheet, row, row.without));
  });
}
