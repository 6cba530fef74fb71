/** Who sits where at a table that is to be opened. */
import { describe, expect, it } from 'vitest';
import { NewSeats } from './seating.svelte.ts';

describe('seating', () => {
  it('begins with the host in the first seat, and waits for friends at the others', () => {
    expect(new NewSeats().at(3)).toEqual(['host', 'open', 'open']);
  });

  it('keeps what was chosen when there are more seats', () => {
    const seating = new NewSeats();
    seating.set(1, 'thinker', 2);
    expect(seating.at(4)).toEqual(['host', 'thinker', 'open', 'open']);
  });

  it('lets the host change seats with whoever is there', () => {
    const seating = new NewSeats();
    seating.set(2, 'plain', 3);
    seating.set(2, 'host', 3);
    expect(seating.at(3)).toEqual(['plain', 'open', 'host']);
  });

  it('moves the host on when the own seat is given to somebody else', () => {
    const seating = new NewSeats();
    seating.set(0, 'beginner', 3);
    expect(seating.at(3)).toEqual(['beginner', 'host', 'open']);
  });

  it('always has a host, also where the host’s seat is gone', () => {
    const seating = new NewSeats();
    seating.set(3, 'host', 4);
    expect(seating.at(2)).toEqual(['host', 'open']);
  });
});
