// The TypeScript parser for the scripts of components, with one program for all of them. By itself typescript-eslint makes a
// new program for each, and checks its types anew: what it is given for a component is not what the disk has.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** @typedef {{ parseForESLint: (code: string, options: any) => any }} Parser */

const parser = /** @type {Parser} */ (tseslint.parser);
const svelteParser = /** @type {Parser} */ (
  svelte.configs.recommended.map(({ languageOptions }) => languageOptions?.['parser']).find(Boolean)
);

/** What the Svelte parser hands to TypeScript for a component: of several scripts the last, with the markup in it. */
function scriptOf(path) {
  let script = '';
  const listener = {
    parseForESLint(code, options) {
      script = code;
      return parser.parseForESLint(code, options);
    },
  };
  svelteParser.parseForESLint(readFileSync(path, 'utf8'), { filePath: path, parser: listener });
  return script;
}

/** The components and all they import, with the options of tsconfig.json. */
function makeProgram() {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const wanted = { ...config, include: ['src/**/*.svelte', 'src/**/*.d.ts'], exclude: [] };
  const component = { extension: '.svelte', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred };
  const { options, fileNames } = ts.parseJsonConfigFileContent(wanted, ts.sys, ROOT, {}, undefined, undefined, [
    component,
  ]);
  const host = ts.createCompilerHost(options, true);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, target, ...rest) =>
    path.endsWith('.svelte')
      ? ts.createSourceFile(path, scriptOf(path), target, true, ts.ScriptKind.TS)
      : getSourceFile(path, target, ...rest);
  return ts.createProgram(fileNames, { ...options, allowNonTsExtensions: true }, host);
}

/** @type {ts.Program | undefined} */
let program;

export const meta = { name: 'component-parser', version: '1' };

/** A component that is not as the program has it (unsaved in an editor, or mended by `--fix`) is parsed in the usual way. */
export function parseForESLint(code, options) {
  if (!options?.projectService) return parser.parseForESLint(code, options);
  program ??= makeProgram();
  const isKnown = program.getSourceFile(resolve(options.filePath))?.text === code;
  return parser.parseForESLint(code, isKnown ? { ...options, projectService: false, programs: [program] } : options);
}
