// What is wrong with the catalogues: for `npm run words`, the tests, and the dev server.
import { type CatalogueFile, type Saying, readCatalogues, sayingsAt, variablesOf } from './catalogue.ts';

/** Every fault as `file:line: sentence`. */
export function faults(all: readonly CatalogueFile[] = readCatalogues()): readonly string[] {
  return all.flatMap((file) => [
    ...file.errors.map(({ line, what }) => `${file.path}:${String(line)}: ${what}`),
    ...strange(file, all),
    ...(file.language === 'en' ? [] : against(file, all)),
  ]);
}

/** References to messages that are not there. */
function strange(file: CatalogueFile, all: readonly CatalogueFile[]): readonly string[] {
  const known = sayingsAt(file, all);
  return [...file.sayings.values()].flatMap((saying) =>
    [...saying.messages]
      .filter((id) => !known.has(id))
      .map((id) => `${at(file, saying)}: ${saying.id} refers to ${id}, which there is not`),
  );
}

/** What a translation lacks, has too much, or asks for that the English message is not given. */
function against(file: CatalogueFile, all: readonly CatalogueFile[]): readonly string[] {
  const english = all.find(
    ({ folder, part, language }) => folder === file.folder && part === file.part && language === 'en',
  );
  if (!english) return [`${file.path}:1: there is no English catalogue beside it`];
  const given = sayingsAt(english, all);
  const known = sayingsAt(file, all);
  const lacking = [...english.sayings.keys()]
    .filter((id) => isSaid(id) && !file.sayings.has(id))
    .map((id) => `${file.path}:1: ${id} is lacking`);
  const own = [...file.sayings.values()].flatMap((saying) => {
    if (!given.has(saying.id))
      return isHelper(saying, file) ? [] : [`${at(file, saying)}: ${saying.id} is said by nobody`];
    const allowed = variablesOf(saying.id, given);
    return [...variablesOf(saying.id, known)]
      .filter((name) => !allowed.has(name))
      .map((name) => `${at(file, saying)}: ${saying.id} is not given $${name}`);
  });
  return [...lacking, ...own];
}

const isSaid = (id: string): boolean => !id.startsWith('-');

/** A message that only others of this language refer to. */
const isHelper = ({ id }: Saying, file: CatalogueFile): boolean =>
  id.startsWith('-') || [...file.sayings.values()].some(({ messages }) => messages.has(id));

const at = (file: CatalogueFile, saying: Saying): string => `${file.path}:${String(saying.line)}`;
