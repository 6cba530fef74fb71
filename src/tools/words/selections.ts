// What a message selects by: its variants, those of the messages that it refers to, and what must be given to reach each.
import type { Pattern, SelectExpression, Variant } from '@fluent/syntax';

/** One choice of a variant: `{ WHO($player) -> [you] … }`. */
export interface Choice {
  readonly variable: string;
  readonly by: string; // the function around the variable; '' for none
  readonly keys: readonly (string | number)[]; // of all variants, in their order
  readonly key: string | number; // of this one
  readonly isDefault: boolean;
}

/** The choices that lead to a variant, the outermost first. */
export type Path = readonly Choice[];

export interface Uses {
  readonly id: string;
  readonly own: readonly Path[]; // every variant of the message itself
  readonly all: readonly Choice[]; // also those of the messages that it refers to
  readonly variables: ReadonlySet<string>;
}

/** Message id, or `-term`, or `id.attribute` → its pattern. */
export type Patterns = ReadonlyMap<string, Pattern>;

type Expression = Extract<Pattern['elements'][number], { type: 'Placeable' }>['expression'];

interface Found {
  readonly paths: Path[];
  readonly variables: Set<string>;
  readonly messages: Set<string>;
}

const keyOf = ({ key }: Variant): string | number => (key.type === 'Identifier' ? key.name : Number(key.value));

/** The variable that is selected by, and the function around it. */
function selectorOf({ selector }: SelectExpression): Pick<Choice, 'variable' | 'by'> {
  if (selector.type === 'VariableReference') return { variable: selector.id.name, by: '' };
  const [argument] = selector.type === 'FunctionReference' ? selector.arguments.positional : [];
  if (selector.type !== 'FunctionReference' || argument?.type !== 'VariableReference')
    throw new Error(`a selector that is no variable: ${selector.type}`);
  return { variable: argument.id.name, by: selector.id.name };
}

function readSelect(select: SelectExpression, path: Path, found: Found): void {
  const { variable, by } = selectorOf(select);
  const keys = select.variants.map(keyOf);
  found.variables.add(variable);
  for (const variant of select.variants) {
    const inner = [...path, { variable, by, keys, key: keyOf(variant), isDefault: variant.default }];
    found.paths.push(inner);
    readPattern(variant.value, inner, found);
  }
}

function readExpression(expression: Expression, path: Path, found: Found): void {
  switch (expression.type) {
    case 'SelectExpression':
      return readSelect(expression, path, found);
    case 'VariableReference':
      return void found.variables.add(expression.id.name);
    case 'MessageReference':
      return void found.messages.add([expression.id.name, expression.attribute?.name].filter(Boolean).join('.'));
    case 'TermReference':
      return void found.messages.add(`-${expression.id.name}`);
    case 'FunctionReference':
      for (const argument of expression.arguments.positional) readExpression(argument, path, found);
      return;
    case 'Placeable':
      return readExpression(expression.expression, path, found);
    case 'StringLiteral':
    case 'NumberLiteral':
  }
}

function readPattern(pattern: Pattern, path: Path, found: Found): void {
  for (const element of pattern.elements)
    if (element.type === 'Placeable') readExpression(element.expression, path, found);
}

/** What a message of these catalogues selects by. */
export function usesOf(id: string, patterns: Patterns): Uses {
  const variables = new Set<string>();
  const all: Choice[] = [];
  const seen = new Set<string>();
  const read = (one: string): readonly Path[] => {
    const pattern = seen.has(one) ? undefined : patterns.get(one);
    seen.add(one);
    if (!pattern) return [];
    const found: Found = { paths: [], variables, messages: new Set() };
    readPattern(pattern, [], found);
    all.push(...found.paths.flatMap((path) => path.slice(-1)));
    for (const message of found.messages) read(message);
    return found.paths;
  };
  return { id, own: read(id), all, variables };
}

/** Does this text or number choose the variant? `category`: the plural of a number in the language. */
export function isChosen(
  { key, keys, isDefault }: Choice,
  value: string | number,
  category: (n: number) => string,
): boolean {
  const hits = (one: string | number): boolean =>
    one === value || (typeof value === 'number' && typeof one === 'string' && one === category(value));
  const hit = keys.find(hits);
  return hit === undefined ? isDefault : hit === key;
}
