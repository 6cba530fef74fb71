import { expect, test } from 'vitest';
import type { Happening } from '../../client/embed/surroundings.ts';
import { EventBus } from './event-bus.svelte.ts';

/** The types of all that a listener hears from now on. */
function heardBy(bus: EventBus): string[] {
  const heard: string[] = [];
  bus.join(({ type }: Happening) => heard.push(type));
  return heard;
}

test('a late listener hears what has happened, in order, but no save of the past', () => {
  const bus = new EventBus();
  const early = heardBy(bus);
  bus.once({ type: 'firstFrame' });
  bus.tell({ type: 'save', bytes: new Uint8Array(1) });
  bus.tell({ type: 'gameplayStart' });
  const late = heardBy(bus);
  bus.tell({ type: 'dealEnd' });
  expect(early).toEqual(['firstFrame', 'save', 'gameplayStart', 'dealEnd']);
  expect(late).toEqual(['firstFrame', 'gameplayStart', 'dealEnd']);
});

test('what happens once in a visit is told once', () => {
  const bus = new EventBus();
  const heard = heardBy(bus);
  expect(bus.begun).toBe(false);
  bus.once({ type: 'firstFrame' });
  bus.once({ type: 'firstFrame' });
  bus.once({ type: 'ready' });
  expect([heard, bus.begun]).toEqual([['firstFrame', 'ready'], true]);
});
