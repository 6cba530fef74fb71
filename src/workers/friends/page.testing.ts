/** What a page has around it, for tests of tables of friends: a secure context, and chance that is the same in every run. */
import { expect, vi } from 'vitest';
import { FastChance, hashText } from '../../cards/chance.ts';

export function stubPage(): void {
  const chance = new FastChance(hashText(expect.getState().currentTestName ?? ''));
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (!ArrayBuffer.isView(array)) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = chance.below(256);
    return array;
  });
}

export function restorePage(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
