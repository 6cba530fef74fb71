import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_GROUPS, WORKER_GROUPS } from './files.ts';

test('every path of a shared file begins that of a module', () => {
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const named = [...PAGE_GROUPS, ...WORKER_GROUPS].flatMap(({ paths }) => paths);
  expect(named.filter((path) => !modules.some((module) => module.startsWith(path)))).toEqual([]);
});
