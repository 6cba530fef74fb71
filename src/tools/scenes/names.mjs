// What a button of the page is called in a language, found by its English name in the page's own catalogues.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const FOLDER = join(ROOT, 'src/ui/words');

/**
 * The messages of a language that are one line of text.
 * @param {string} language
 */
function messagesIn(language) {
  const files = readdirSync(FOLDER).filter((name) => name === `${language}.ftl` || name.startsWith(`${language}.`));
  const lines = files.flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split('\n'));
  return new Map(lines.flatMap((line) => (/^([\w-]+) = ([^{]+)$/.exec(line) ? [split(line)] : [])));
}

/**
 * @param {string} line
 * @returns {[string, string]}
 */
function split(line) {
  const at = line.indexOf(' = ');
  return [line.slice(0, at), line.slice(at + 3)];
}

/**
 * A pattern of all texts that a language has for an English one: several messages may have the same words in English only.
 * @param {string} language
 * @param {string} name
 */
export function nameIn(language, name) {
  const own = messagesIn(language);
  const texts = [...messagesIn('en')].filter(([, text]) => text === name).map(([id]) => own.get(id));
  const found = texts.filter((text) => text !== undefined);
  if (found.length === 0) throw new Error(`No message of one line is ${name} in English.`);
  return new RegExp(`^(${found.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|')})$`);
}
