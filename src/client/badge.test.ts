import { expect, it } from 'vitest';
import type { DayPlay } from '../statistics/counts.ts';
import { NOTHING_COUNTED } from '../statistics/counts.ts';
import type { CountsMessage } from '../workers/protocol.ts';
import { type AppIcon, badge, badgeOfDay, canBadge, isBadgeWanted, wantBadge } from './badge.ts';
import { today } from './day.ts';
import type { TextStorage } from './settings.svelte.ts';

function emptyStorage(): TextStorage {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

/** An icon that keeps what was done to it. */
function iconWith(done: string[]): AppIcon {
  return {
    setAppBadge: async () => void done.push('set'),
    clearAppBadge: async () => void done.push('clear'),
  };
}

const counted = (...days: readonly DayPlay[]) => ({
  counts: async (): Promise<CountsMessage> => ({
    ...{ type: 'counts', counts: { ...NOTHING_COUNTED, days }, kept: true, refused: undefined, courses: [] },
  }),
});

it('is off until somebody asks for it, and can be switched off again', async () => {
  const done: string[] = [];
  const storage = emptyStorage();
  expect(isBadgeWanted(storage)).toBe(false);
  await badgeOfDay(counted(), iconWith(done), storage);
  expect(done).toEqual([]);
  wantBadge(true, storage);
  expect(isBadgeWanted(storage)).toBe(true);
  wantBadge(false, storage);
  expect(isBadgeWanted(storage)).toBe(false);
});

it('marks a day of which no deal is begun', async () => {
  const done: string[] = [];
  const storage = emptyStorage();
  wantBadge(true, storage);
  await badgeOfDay(counted({ game: 'aa', date: '2026-01-01', begun: 1 }), iconWith(done), storage);
  expect(done).toEqual(['set']);
  await badgeOfDay(counted({ game: 'aa', date: today(), begun: 1 }), iconWith(done), storage);
  expect(done).toEqual(['set', 'clear']);
});

it('does nothing where the browser has no such thing, refuses it, or keeps nothing', async () => {
  expect(canBadge({})).toBe(false);
  const refusing: AppIcon = { setAppBadge: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
  await expect(badge(true, refusing)).resolves.toBeUndefined();
  await expect(badge(false, refusing)).resolves.toBeUndefined();
  const storage = emptyStorage();
  wantBadge(true, storage);
  await expect(badgeOfDay(counted(), {}, storage)).resolves.toBeUndefined();
  await expect(badgeOfDay(counted(), refusing, storage)).resolves.toBeUndefined();
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const blocked = { getItem: refuse, setItem: refuse };
  expect(isBadgeWanted(blocked)).toBe(false);
  expect(() => wantBadge(true, blocked)).not.toThrow();
});
