// `npm run words`: makes the types of the messages from the English catalogues, and says what is wrong with any catalogue.
import { join } from 'node:path';
import { fail, install, ROOT } from '../install.mjs';

install();
process.chdir(ROOT);
const { runnerImport } = await import('vite');
const options = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('warn') };
const load = async (name) => (await runnerImport(join(ROOT, 'src/tools/words', name), options)).module;
const { writeMessageTypes } = await load('types.ts');
for (const folder of writeMessageTypes()) console.log(`${folder}/messages.ts`);
const { faults } = await load('faults.ts');
const found = faults();
if (found.length > 0) fail(found.join('\n'));
