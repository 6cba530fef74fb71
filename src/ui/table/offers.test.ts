import { expect, test } from 'vitest';
import type { Face } from '../../games/face.ts';
import type { Action } from '../../record/line.ts';
import { sortOffers } from './offers.ts';

const gestures: Face['gestures'] = {
  play: { by: 'card', field: 'card', from: 'hand', to: 'trick' },
  draw: { by: 'place', place: 'stock', button: true },
  turn: { by: 'place', place: 'waste', button: false },
  call: { by: 'button', size: 'moment' },
  challenge: { by: 'seat', field: 'seat' },
};
const act = (type: string, fields: object = {}): Action => ({ type, ...fields });

test('each action is offered where it is done', () => {
  const spades = act('play', { card: 'JK', suit: 'S' });
  const hearts = act('play', { card: 'JK', suit: 'H' });
  const [call, challenge, draw, turn, odd] = [
    act('call'),
    act('challenge', { seat: 2 }),
    act('draw'),
    act('turn'),
    act('odd'),
  ];
  const offers = sortOffers([call, challenge, draw, odd, spades, hearts, turn], gestures);
  expect(offers.cards.get('JK')).toEqual([spades, hearts]);
  expect(offers.seats.get(2)).toEqual([challenge]);
  expect(offers.places.get('waste')).toEqual([turn]);
  expect(offers.moments).toEqual([call]);
  expect(offers.buttons).toEqual([draw, odd]);
  expect(offers.draws).toEqual([draw, turn]);
});
