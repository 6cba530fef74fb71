/** A plan of several cards: each is sent when it is legal, and who watches over acts hears of each before. */
import { expect, test } from 'vitest';
import { Settings } from '../../client/settings.svelte.ts';
import type { TableSession } from '../../client/table-session.svelte.ts';
import type { Action } from '../../record/line.ts';
import { Play } from './play.svelte.ts';

const meld = (card: string): Action => ({ type: 'meld', card });
const END: Action = { type: 'end' };

function planned() {
  const sent: Action[] = [];
  const legal = [meld('7H'), meld('8H'), END];
  const playAct = (action: Action): boolean => sent.push(action) > 0;
  const play = new Play({ legal, playAct } as unknown as TableSession, new Settings(undefined, []));
  Reflect.set(play, 'planned', [meld('7H'), meld('8H'), END]);
  return { play, sent };
}

test('a plan is sent act by act', () => {
  const { play, sent } = planned();
  for (let i = 0; i < 4; i += 1) play.goOn();
  expect(sent).toEqual([meld('7H'), meld('8H'), END]);
});

test('an act of a plan that waits is sent once, and the plan goes on when it is let go', () => {
  const { play, sent } = planned();
  const held: (() => void)[] = [];
  play.guard = (_action, go) => void held.push(go);
  play.goOn();
  play.goOn();
  expect([sent, held.length]).toEqual([[], 1]);
  held[0]?.();
  play.goOn();
  expect([sent, held.length]).toEqual([[meld('7H')], 2]);
});

test('an act of a plan that is taken back ends the plan', () => {
  const { play, sent } = planned();
  play.guard = () => undefined;
  play.goOn();
  play.guard = undefined;
  play.goOn();
  expect(sent).toEqual([]);
});
