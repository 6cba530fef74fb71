/** Guard of the comments: each says a whole thing. One that goes on in the next cannot be read on hover. */
import { expect, it } from 'vitest';
import { filesUnder, textOf } from './files.ts';

const CODE = /\.(ts|js|mjs|cjs|svelte)$/;
const files = ['src', 'tests', '.config', 'vite.config.ts'].flatMap(filesUnder).filter((path) => CODE.test(path));

/** A comment that begins with an ellipsis, or ends with one that stands for no list (`, …`) and no gap in code. */
const HALF = /(?:\/\*\*?|\/\/)\s*…|(?:\/\*\*?|\/\/).*[^,\s]\s…(?:\s*\*\/)?$|, and …/;

it('no comment is half a sentence', () => {
  const half = files.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, i) =>
        HALF.test(line.trim().replaceAll(/`[^`]*`/g, '')) ? [`${path}:${String(i + 1)}: ${line.trim()}`] : [],
      ),
  );
  expect(half.filter((line) => !line.startsWith('tests/comments.test.ts'))).toEqual([]);
});

it.each(['/** … and the older ones. */', 'x = 1; // … in playouts too', '// In the hand …', '// bits, and …'])(
  'notices %s',
  (line) => expect(line).toMatch(HALF),
);

it.each(['// 0 for an opening deal, then 1, 2, …', '/** The messages `a-1`, … */', "say('so …'); // it says `so …`"])(
  'lets %s pass',
  (line) => expect(line).not.toMatch(HALF),
);
