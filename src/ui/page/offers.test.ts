import { expect, test } from 'vitest';
import {
  besidePlate,
  bigButton,
  bigListButton,
  button,
  menuItem,
  numberButton,
  planCards,
  playCard,
  tapPlace,
  tapThing,
} from '../../games/face/gestures.ts';
import { must } from '../../cards/must.ts';
import type { GameFace } from '../../games/face/game-face.ts';
import type { Action } from '../../record/line.ts';
import { bundleLays, sortOffers } from './offers.ts';

const gestures: GameFace['gestures'] = {
  play: playCard('card', 'trick'),
  draw: { ...tapPlace('stock'), ...button },
  turn: tapPlace('waste'),
  call: bigButton,
  challenge: besidePlate('seat'),
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
  expect(offers.moments).toEqual([{ type: 'call', actions: [call] }]);
  expect(offers.buttons).toEqual([draw, odd].map((action) => ({ type: action.type, actions: [action] })));
  expect(offers.draws).toEqual([draw, turn]);
});

test('many of a kind have one button, numbers a row, and what ends a plan no button of its own', () => {
  const bids = [8, 9].map((points) => act('bid', { points }));
  const calls = ['4H', 'TD'].map((card) => act('rummy', { card }));
  const out = ['AS', 'KS'].map((card) => act('out', { card }));
  const offers = sortOffers([...bids, ...calls, ...out, act('draw'), act('contract', { contract: 'girls' })], {
    bid: numberButton,
    rummy: { ...tapThing((action) => String(action['card'])), ...bigListButton },
    out: planCards('card', 'draw', () => 5),
    contract: menuItem,
  });
  expect(offers.numbers).toEqual([{ type: 'bid', actions: bids }]);
  expect(offers.moments).toEqual([{ type: 'rummy', actions: calls }]);
  expect(offers.menu).toEqual([act('contract', { contract: 'girls' })]);
  expect(offers.plan?.each).toEqual(out);
  expect(offers.buttons).toEqual([]);
});

test('what chosen cards make has a button each; more than two have one for all of a kind', () => {
  const discard = act('discard', { card: '5H' });
  const [one, two] = [0, 1].map((meld) => act('layoff', { meld, cards: ['5H'] }));
  expect(bundleLays([discard, must(one, 'a lay-off')]).map(({ actions }) => actions.length)).toEqual([1, 1]);
  expect(bundleLays([must(one, 'a lay-off'), must(two, 'another'), discard])).toEqual([
    { type: 'layoff', actions: [one, two] },
    { type: 'discard', actions: [discard] },
  ]);
});
