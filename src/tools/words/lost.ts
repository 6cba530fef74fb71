// Variables that an English message says and its translation does not.
import type { Pattern, SelectExpression } from '@fluent/syntax';
import { type Saying, variablesOf } from './catalogue.ts';

/** Messages whose English only bends a word by a variable, or has a variant for none, where nothing else is said. */
const NEED_NOT: ReadonlyMap<string, string> = new Map([
  ['do-not-good', 'kind'], // is, are
  ['shelf-facts', 'most'], // player, players
  ['declares-sequence', 'count'], // the declaration's name says how many
  ['declares-sequence-to', 'count'],
  ['statistics-summary', 'won'], // of no games none is won
]);

/** How a name is bent, which each language decides for itself. */
const BENT = 'form';

type Sayings = ReadonlyMap<string, Saying>;
type Element = Pattern['elements'][number];
type Expression = Extract<Element, { type: 'Placeable' }>['expression'];

/**
 * The variables that a message says whichever of its variants is read. One that it selects by counts as said, but who acts:
 * there the variant counts that names others.
 */
class Always {
  private readonly open = new Set<string>(); // messages on the way, so that no circle is followed

  constructor(private readonly sayings: Sayings) {}

  ofMessage(id: string): ReadonlySet<string> {
    const saying = this.open.has(id) ? undefined : this.sayings.get(id);
    if (!saying) return new Set();
    this.open.add(id);
    const found = this.ofPattern(saying.pattern);
    this.open.delete(id);
    return found;
  }

  private ofPattern({ elements }: Pattern): ReadonlySet<string> {
    return new Set(
      elements.flatMap((element) => (element.type === 'Placeable' ? [...this.ofExpression(element.expression)] : [])),
    );
  }

  private ofExpression(expression: Expression): ReadonlySet<string> {
    switch (expression.type) {
      case 'VariableReference':
        return new Set([expression.id.name]);
      case 'FunctionReference':
        return new Set(expression.arguments.positional.flatMap((argument) => [...this.ofExpression(argument)]));
      case 'MessageReference':
        return this.ofMessage([expression.id.name, expression.attribute?.name].filter(Boolean).join('.'));
      case 'SelectExpression':
        return this.ofSelect(expression);
      case 'Placeable':
        return this.ofExpression(expression.expression);
      default:
        return new Set();
    }
  }

  private ofSelect({ selector, variants }: SelectExpression): ReadonlySet<string> {
    const ofOthers = selector.type === 'FunctionReference' && selector.id.name === 'WHO';
    if (ofOthers)
      return new Set(variants.filter((one) => one.default).flatMap(({ value }) => [...this.ofPattern(value)]));
    const [first = new Set<string>(), ...others] = variants.map(({ value }) => this.ofPattern(value));
    const inAll = [...first].filter((name) => others.every((other) => other.has(name)));
    return new Set([...this.ofExpression(selector), ...inAll]);
  }
}

/** What a translation leaves out of a message, as the ends of sentences. `given`: what can be said in English, `known`: in it. */
export function lost(id: string, given: Sayings, known: Sayings): readonly string[] {
  const isNeeded = (name: string): boolean => name !== BENT && NEED_NOT.get(id) !== name;
  const said = variablesOf(id, known);
  const never = [...variablesOf(id, given)].filter((name) => isNeeded(name) && !said.has(name));
  const always = new Always(known).ofMessage(id);
  const sometimes = [...new Always(given).ofMessage(id)].filter(
    (name) => isNeeded(name) && said.has(name) && !always.has(name),
  );
  return [...never.map((name) => `does not say $${name}`), ...sometimes.map((name) => `does not always say $${name}`)];
}
