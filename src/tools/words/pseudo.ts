// A language for developers, made of the English catalogues: accents, 40 % longer, in brackets. A text on the page without
// brackets is in no catalogue; a box that cuts it would cut German. `npm run dev -- --mode pseudo` speaks it for English.
import {
  FluentParser,
  FluentSerializer,
  Pattern,
  type TextElement,
  TextElement as Text,
  Transformer,
} from '@fluent/syntax';

/** Vite’s mode in which it is spoken for English. */
export const PSEUDO = 'pseudo';

const PLAIN = 'abcdeghiklnorstuyzACDEGIKLNOSTUYZ';
const ACCENTED = 'áƀçđéĝĥíķĺñóŕšţúýžÁÇĐÉĜÍĶĹÑÓŠŢÚÝŽ';

/** The same text with accents, and longer: some vowels stand twice. */
function accented(text: string): string {
  let owed = 0;
  return Array.from(text, (letter) => {
    const at = PLAIN.indexOf(letter);
    const other = at < 0 ? letter : ACCENTED.charAt(at);
    if (/\S/.test(letter)) owed += 0.4;
    if (owed < 1 || !/[aeiou]/.test(letter)) return other;
    const more = Math.floor(owed);
    owed -= more;
    return other.repeat(1 + more);
  }).join('');
}

class Dress extends Transformer {
  override visitTextElement(node: TextElement): TextElement {
    node.value = accented(node.value);
    return node;
  }
}

/** A pattern that ends in brackets; what stands in a select has none of its own. */
function bracket(pattern: Pattern | null): void {
  pattern?.elements.unshift(new Text('⟦'));
  pattern?.elements.push(new Text('⟧'));
}

/** The catalogue in that language. */
export function pseudoOf(english: string): string {
  const resource = new FluentParser({ withSpans: false }).parse(english);
  new Dress().visit(resource);
  for (const entry of resource.body)
    if (entry.type === 'Message') for (const { value } of [entry, ...entry.attributes]) bracket(value);
  return new FluentSerializer({}).serialize(resource);
}
