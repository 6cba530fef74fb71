/** Imports of chunks as the bundler writes them. */
import { expect, test } from 'vitest';
import { fetchingAgain } from './again.ts';

test.each([
  ['()=>import(`./rules-1a2b3c4.js`)', '()=>fetchChunk(`./rules-1a2b3c4.js`)'],
  ['()=>import("./Menu-1a.js").then(e=>e.t)', '()=>fetchChunk("./Menu-1a.js").then(e=>e.t)'],
  ["await import('./a.js'),import('./b.js')", "await fetchChunk('./a.js'),fetchChunk('./b.js')"],
  ['import{a}from"./core.js";', 'import{a}from"./core.js";'],
  ['import("https://host.example/sdk.js")', 'import("https://host.example/sdk.js")'],
  ['import(name)', 'import(name)'],
])('%s', (code, written) => {
  expect(fetchingAgain(code)).toBe(written);
});
