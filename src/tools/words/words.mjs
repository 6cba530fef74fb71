// `npm run words`: makes the types of the messages from the English catalogues, and says what is wrong with any catalogue.
// `npm run words -- --all ja fr` also writes all that these languages say to `.build/words/`, to be read; every language if
// none is named.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, failInUse, install, ROOT } from '../install.mjs';

const { values, positionals } = parsed();
install();
process.chdir(ROOT);
const { runnerImport } = await import('vite');
const options = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('warn') };
const load = async (name) => (await runnerImport(join(ROOT, 'src/tools/words', name), options)).module;
const { writeMessageTypes } = await load('types.ts');
for (const folder of writeMessageTypes()) console.log(`${folder}/messages.ts`);
const { faults } = await load('faults.ts');
const found = faults();
if (values.all) await writeAll();
if (found.length > 0) fail(found.join('\n'));

function parsed() {
  try {
    const all = parseArgs({ options: { all: { type: 'boolean', default: false } }, allowPositionals: true });
    return all.values.all || all.positionals.length === 0 ? all : failInUse('Languages are named after --all.');
  } catch (error) {
    return failInUse(String(error));
  }
}

async function writeAll() {
  const { LANGUAGES } = await load('../../words/languages.ts');
  const unknown = positionals.find((name) => !LANGUAGES.includes(name));
  if (unknown !== undefined) failInUse(`${unknown} is none of the languages: ${LANGUAGES.join(' ')}`);
  const { writePrinted } = await load('rendered.ts');
  for (const path of writePrinted(positionals)) console.log(path);
}
