// `npm run portal -- NAME…`: builds the page for game portals and packs it for each as the zip to upload,
// `.build/portal/NAME.zip`. `--id ID` is for a portal that gives each game an id.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, failInUse, install, ROOT } from '../install.mjs';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { id: { type: 'string' } }, allowPositionals: true });
    return { id: values.id, positionals };
  } catch (error) {
    return failInUse(error instanceof Error ? error.message : String(error));
  }
}

/** Loads pack.ts, through Vite because it is TypeScript. */
async function helpers() {
  const { runnerImport } = await import('vite');
  const options = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('warn') };
  return (await runnerImport(join(ROOT, 'src/tools/portal/pack.ts'), options)).module;
}

const { id, positionals } = readArguments();
install();
process.chdir(ROOT);
const { PORTALS, packPortal, troubleInUse } = await helpers();
const trouble = troubleInUse(positionals, id);
if (trouble !== undefined) failInUse(trouble);
for (const name of positionals) {
  if (id === undefined && PORTALS[name].asksId === true)
    console.error(`${name} gives each game an id; without --id its script will not know the game.`);
  try {
    console.log(await packPortal(name, id ?? ''));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
