/** Help for a guest that cannot be fetched at the host's device: the guest waits no longer, and nothing is thrown. */
import { afterEach, expect, it, vi } from 'vitest';
import type { HelpAsk } from '../../friends/messages.ts';
import type { Running } from '../running.ts';
import type { EngineParts } from '../engine-parts.ts';
import { GuestHelp } from './guest-help.ts';
import type { Guest } from './people.ts';
import { SeatCopy } from './seat-copy.ts';

afterEach(() => {
  vi.doUnmock('../help.ts');
});

it.each(['hint', 'why', 'coach'] as const)('a %s is answered by nothing', async (type: HelpAsk['type']) => {
  vi.doMock('../help.ts', () => {
    throw new Error('offline');
  });
  const help = new GuestHelp({ post: () => undefined } as unknown as EngineParts);
  const running = { isOver: false, lines: [{}, {}] } as unknown as Running;
  const answered = await new Promise<SeatCopy>((done) => {
    const copy: SeatCopy = new SeatCopy(() => done(copy));
    expect(help.answerAsk({ copy, seat: 1 } as unknown as Guest, { type, at: 2 }, running)).toBe(true);
  });
  expect(answered.status?.['help']).toMatchObject([{ help: { type, at: 2 } }]);
});
