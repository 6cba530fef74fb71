// Makes `words/messages.ts` of the English catalogues: message id → the names of its variables, for the compiler.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type CatalogueFile, isOfData, readCatalogues, sayingsAt, variablesOf } from './catalogue.ts';

const HEAD = '// Made from the English catalogue by `npm run words`; the compiler holds what is said against it.\n';

/** `Messages`, `SheetMessages`, … by the part of the catalogue. */
const nameOf = (part: string): string => `${part.charAt(0).toUpperCase()}${part.slice(1)}Messages`;

function printed(file: CatalogueFile, all: readonly CatalogueFile[]): string {
  const known = sayingsAt(file, all);
  const lines = [...file.sayings.keys()]
    .filter((id) => !id.startsWith('-'))
    .map((id) => {
      const variables = [...variablesOf(id, known)].sort().map((name) => `'${name}'`);
      return `  readonly '${id}': ${variables.length === 0 ? 'never' : variables.join(' | ')};`;
    });
  return `\nexport interface ${nameOf(file.part)} {\n${lines.join('\n')}\n}\n`;
}

/** Folder → what its `messages.ts` should hold. */
function messageTypes(all: readonly CatalogueFile[] = readCatalogues()): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const isTyped = (file: CatalogueFile): boolean => file.language === 'en' && !isOfData(file);
  for (const file of all.filter(isTyped)) texts.set(file.folder, (texts.get(file.folder) ?? HEAD) + printed(file, all));
  return texts;
}

const pathOf = (folder: string): string => join(ROOT, folder, 'messages.ts');

/** The folders whose `messages.ts` is not what the catalogue says. */
export const stale = (): readonly string[] =>
  [...messageTypes()].filter(([folder, text]) => textAt(pathOf(folder)) !== text).map(([folder]) => folder);

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes what is not as it should be; the folders. */
export function writeMessageTypes(): readonly string[] {
  const types = messageTypes();
  const folders = stale();
  for (const folder of folders) writeFileSync(pathOf(folder), types.get(folder) ?? '');
  return folders;
}
