import { describe, expect, test } from 'vitest';
import type { OptionTable } from '../../games/contract/contract.ts';
import { LOCAL, type SeatHolder, personAndBots } from '../../record/holder.ts';
import { Draft } from './draft.svelte.ts';

const table: OptionTable = {
  specs: [
    {
      key: 'big',
      clause: 'XX-S1',
      values: [false, true],
      default: false,
      fits: (value, _earlier, seats) => value === true || seats <= 4,
    },
    { key: 'target', clause: 'XX-E1', min: 1, max: 5, default: 3 },
    { key: 'dealer', clause: 'XX-S2', seat: 'random', default: 'random' },
  ],
  presets: [
    { key: 'usual', options: {} },
    { key: 'crowd', options: { big: true }, seats: 5 },
  ],
  seats: { min: 2, max: 6 },
};
const RANDOM: SeatHolder = { by: 'bot', level: 'random' };
const draft = () => new Draft(table, {}, [...personAndBots(3), RANDOM]);

describe('a new game', () => {
  test('starts from what was chosen, filled up with defaults', () => {
    expect(new Draft(table, { target: 5 }, personAndBots(2)).options).toEqual({
      big: false,
      target: 5,
      dealer: 'random',
    });
  });

  test('has no more and no fewer seats than fit, whoever sat at the table before', () => {
    expect(new Draft(table, {}, personAndBots(6)).seats).toBe(4); // five and six need another option
    expect(new Draft(table, { big: true }, personAndBots(6)).seats).toBe(6);
    expect(new Draft({ ...table, seats: { min: 2, max: 2 } }, {}, personAndBots(4)).seats).toBe(2);
    expect(new Draft({ ...table, seats: { min: 3, max: 6 } }, {}, personAndBots(2)).seats).toBe(3);
  });

  test('says what more seats would need', () => {
    expect(draft().seatChoices).toEqual([
      ...[2, 3, 4].map((seats) => ({ seats, needs: undefined })),
      ...[5, 6].map((seats) => ({ seats, needs: { key: 'big', value: true } })),
    ]);
  });

  test('says which options differ from the usual', () => {
    const chosen = draft();
    const differing = (): string[] => table.specs.filter((spec) => chosen.differs(spec)).map(({ key }) => key);
    expect(differing()).toEqual([]);
    chosen.set('target', 5);
    chosen.set('dealer', 1);
    expect(differing()).toEqual(['target', 'dealer']);
    chosen.set('target', 3);
    expect(differing()).toEqual(['dealer']);
    chosen.usePreset('usual');
    expect(differing()).toEqual([]);
  });

  test('lets no option be chosen that has no room for those who sit there', () => {
    const chosen = draft();
    const [big] = table.specs;
    chosen.usePreset('crowd');
    expect(chosen.seats).toBe(5);
    expect(big && chosen.fits(big, false)).toBe(false);
    chosen.setSeats(4);
    expect(big && chosen.fits(big, false)).toBe(true);
  });

  test('forgets a dealer who is no longer there', () => {
    const chosen = draft();
    chosen.set('dealer', 3);
    chosen.setSeats(3);
    expect(chosen.options['dealer']).toBe('random');
  });

  test('new seats are taken by bots like the last one', () => {
    const chosen = draft();
    chosen.set('big', true);
    chosen.setSeats(6);
    expect(chosen.holders).toEqual([...personAndBots(3), RANDOM, RANDOM, RANDOM]);
  });

  test('knows its preset, and that all bots are alike', () => {
    const chosen = draft();
    expect(chosen.preset).toBe('usual');
    expect(chosen.allBots).toBeUndefined();
    chosen.set('target', 4);
    chosen.setAllBots('master');
    expect(chosen.preset).toBeUndefined();
    expect(chosen.allBots).toBe('master');
  });
});

describe('people at this device', () => {
  const MIKA = ['', 'Mika', ''];

  test('sit where they sat, and whoever fills in the form is first', () => {
    const sat: readonly SeatHolder[] = [RANDOM, LOCAL, LOCAL];
    const again = new Draft(table, {}, sat, ['', 'Aki', 'Mika']);
    expect(again.holders).toEqual([LOCAL, RANDOM, LOCAL]);
    expect(again.names(() => 'nobody')).toEqual(['Aki', '', 'Mika']);
  });

  test('somebody elsewhere is no friend here', () => {
    expect(new Draft(table, {}, [LOCAL, { by: 'remote' }]).several).toBe(false);
  });

  test('have names only if there are several, the usual one where none is typed', () => {
    const one = new Draft(table, {}, personAndBots(3));
    expect(one.names((seat) => `P${String(seat)}`)).toBeUndefined();
    one.setHolder(2, LOCAL);
    one.setName(2, '  Mika\n');
    expect(one.names((seat) => `P${String(seat)}`)).toEqual(['P0', '', 'Mika']);
    one.setHolder(2, RANDOM);
    expect(one.several).toBe(false);
  });

  test('keep their names when others come', () => {
    const some = new Draft(table, {}, [LOCAL, LOCAL, RANDOM], MIKA);
    some.setSeats(4);
    expect(some.names(() => 'P')).toEqual(['P', 'Mika', '', '']);
  });
});
