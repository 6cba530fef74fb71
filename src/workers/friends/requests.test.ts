import { expect, it } from 'vitest';
import type { GuestAsk } from '../../friends/messages.ts';
import { Requests } from './requests.ts';

const AGAIN = 250; // ms
const act = (at: number): GuestAsk => ({ what: 'seat', ask: { type: 'act', action: { type: 'draw' }, at } });
const paced = (at: number): GuestAsk => ({ what: 'seat', ask: { type: 'paced', at } });
const commit = (round: number): GuestAsk => ({ what: 'commit', round, text: 'abc' });
const emote: GuestAsk = { what: 'emote', emote: 1 };
const place: GuestAsk = { what: 'sit', name: 'Mika', token: 'abc' };

/** All that is sent, in its order, if each is heard at once. */
function sentOf(requests: Requests): GuestAsk[] {
  const sent: GuestAsk[] = [];
  for (let now = 1000; ; now += 1) {
    const next = requests.next(now);
    if (!next) return sent;
    sent.push(next.ask);
    requests.confirmUpTo(next.n);
  }
}

function asked(...all: readonly GuestAsk[]): Requests {
  const requests = new Requests(AGAIN);
  for (const one of all) requests.add(one);
  return requests;
}

it('one is under way, sent again until it is heard; then the next one', () => {
  const requests = asked(act(3), emote);
  expect(requests.next(0)).toEqual({ n: 1, ask: act(3) });
  expect(requests.next(AGAIN)).toBeUndefined();
  expect(requests.next(AGAIN + 1)).toEqual({ n: 1, ask: act(3) });
  expect(requests.confirmUpTo(0)).toBeUndefined();
  expect(requests.confirmUpTo(1)).toEqual(act(3));
  expect(requests.confirmUpTo(1)).toBeUndefined();
  expect(requests.next(AGAIN + 2)).toEqual({ n: 2, ask: emote });
});

const play = (card: string, at = 3): GuestAsk => ({
  what: 'seat',
  ask: { type: 'act', action: { type: 'play', card }, at },
});

it('another act takes the place of the one that waits', () => {
  expect(sentOf(asked(emote, play('4C'), play('TC')))).toEqual([emote, play('TC')]);
});

it('another act takes the place of the one on its way, by the same number and at once', () => {
  const requests = asked(play('4C'));
  expect(requests.next(0)).toEqual({ n: 1, ask: play('4C') });
  requests.add(play('TC'));
  expect(requests.next(1)).toEqual({ n: 1, ask: play('TC') });
  requests.add(play('TC')); // pressed twice
  expect(requests.next(2)).toBeUndefined();
  requests.confirmUpTo(1);
  expect(requests.next(AGAIN)).toBeUndefined();
});

it('the same act is wanted once, also while it is under way; an emote may be sent twice', () => {
  const requests = asked(act(3), act(3), emote, emote);
  requests.next(0);
  requests.add(act(3));
  requests.confirmUpTo(1);
  expect(sentOf(requests)).toEqual([emote, emote]);
});

it('what is out of date is not sent: looks at lines before, shares of rounds before', () => {
  expect(sentOf(asked(commit(1), paced(3), commit(2), paced(5), act(5)))).toEqual([commit(2), paced(5), act(5)]);
});

it('a new connection is told of the own place first, then of what is open, counted anew', () => {
  const requests = asked({ ...place, name: 'Old' }, act(3), emote);
  requests.next(0);
  requests.confirmUpTo(1);
  requests.next(1);
  requests.startAnew(place);
  expect(requests.next(2)).toEqual({ n: 1, ask: place });
  requests.confirmUpTo(1);
  expect(sentOf(requests)).toEqual([act(3), emote]);
});
