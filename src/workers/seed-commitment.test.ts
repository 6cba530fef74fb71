import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seedParts } from '../record/seed.ts';
import { commitmentTo, newSeedCommitment } from './seed-commitment.ts';

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a commitment is to a secret and a salt, and their SHA-256', async () => {
  const { promised, commitment } = await newSeedCommitment();
  expect(seedParts(promised)).toMatchObject({ words: '' });
  expect(commitment).toBe(createHash('sha256').update(promised).digest('hex'));
});

test('no two are alike, and their parts neither', async () => {
  const seeds = await Promise.all(Array.from({ length: 100 }, newSeedCommitment));
  expect(new Set(seeds.flatMap(({ promised }) => promised.split('.'))).size).toBe(200);
});

test('the words of a cut are not in the commitment', async () => {
  const { promised, commitment } = await newSeedCommitment();
  expect(await commitmentTo(`${promised}.words. with. points`)).toBe(commitment);
});

test('on an insecure address there is a seed, but no commitment', async () => {
  vi.stubGlobal('isSecureContext', false);
  const { promised, commitment } = await newSeedCommitment();
  expect([seedParts(promised)?.words, commitment]).toEqual(['', undefined]);
});
