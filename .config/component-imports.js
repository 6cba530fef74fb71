// Who imports whom, for components: dependency-cruiser sees them as Svelte compiles them, without their type imports.
import { dirname, join, relative, sep } from 'node:path';
import rooms from './rooms.cjs';

/** Rules that name two sets of files and nothing else; the others are about what only dependency-cruiser knows. */
const BY_PATH = (rooms.forbidden ?? []).flatMap((rule) =>
  'to' in rule && Object.keys(rule.to).every((key) => /^path(Not)?$/.test(key)) ? [rule] : [],
);

/** Does one of the patterns find the path? `groups`: what the importing file's pattern has found, for `$1`. */
function isFound(path, patterns, groups = []) {
  const all = patterns === undefined ? [] : [patterns].flat();
  return all.some((pattern) => new RegExp(pattern.replaceAll(/\$(\d)/g, (_, n) => groups[Number(n)] ?? '')).test(path));
}

/** The rules that forbid a file to import another. Both as paths from the root of the project. */
const forbiddenBy = (from, to) =>
  BY_PATH.filter(({ from: source, to: target }) => {
    const groups = new RegExp([source.path ?? ''].flat().join('|')).exec(from);
    return (
      groups !== null &&
      !isFound(from, source.pathNot) &&
      isFound(to, target.path ?? '', groups) &&
      !isFound(to, target.pathNot, groups)
    );
  });

/**
 * An import, of a type or of code, that a rule of rooms.cjs forbids.
 * @type {import('eslint').Rule.RuleModule}
 */
const rule = {
  create({ cwd, filename, report }) {
    const from = relative(cwd, filename).replaceAll(sep, '/');
    const check = (node) => {
      const name = node.source?.value;
      if (typeof name !== 'string') return;
      const to = name.startsWith('.') ? join(dirname(from), name).replaceAll(sep, '/') : `node_modules/${name}/`;
      for (const { name: called, comment } of forbiddenBy(from, to))
        report({ node, message: `${called ?? ''}: ${comment ?? ''}` });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export const componentImports = { meta: { name: 'rooms' }, rules: { imports: rule } };
