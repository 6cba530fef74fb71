/**
 * What a sentence can speak of besides texts and numbers: cards, suits, ranks and people. How they are called is up to
 * the common catalogue of the language; `{ $card }` says a card as it stands alone, `{ FORM($card, is: "the") }` in
 * another form that the catalogue knows (an article, a case).
 */
import { FluentType } from '@fluent/bundle';
import type { FluentValue, FluentVariable } from '@fluent/bundle';
import { type Rank, type SeenCard, type Suit, parseCard } from '../cards/card.ts';

/** What `FluentType.toString` is given; the package does not export its type. */
type Scope = Parameters<FluentType<unknown>['toString']>[0];

/** A message of the common catalogue, said with these arguments; its id where the catalogue lacks it. */
function common(scope: Scope, id: string, args: Readonly<Record<string, FluentVariable>>): string {
  const value = scope.bundle.getMessage(id)?.value;
  return value ? scope.bundle.formatPattern(value, { ...args }, []) : id;
}

const formats = new Map<string, Intl.ListFormat>();

/** What a thing of a list is called in a form. */
type NameInForm<T> = (thing: T, form: string) => string;

/**
 * `a, b and c`, as the language writes it, each in the form; in the style `long` Hindi has a comma before “and”. Korean forms are
 * particles: one stands behind the last thing only, and “and” between two is one itself, the form `gwa`, where `Intl` writes 및,
 * which belongs in an office.
 */
function listed<T>(scope: Scope, things: readonly T[], form: string, nameOf: NameInForm<T>): string {
  const [locale = 'en'] = scope.bundle.locales;
  if (locale === 'ko') {
    const last = things.length - 1;
    const parts = things.map((thing, i) => nameOf(thing, i === last ? form : last === 1 ? 'gwa' : ''));
    return parts.join(last === 1 ? ' ' : common(scope, 'comma', {}));
  }
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { style: 'short' });
  formats.set(locale, format);
  return format.format(things.map((thing) => nameOf(thing, form)));
}

/** What a message selects a rank by: `A`, `K`, `Q`, `J`, or a number from 2 to 10. */
const rankKey = (rank: Rank): string | number => (rank === 'T' ? 10 : Number(rank) || rank);

/** Something that has a name in several forms. */
export abstract class Named<T> extends FluentType<T> {
  /** `form`: one that its language knows, `the`, `acc`, …; `''` as it stands alone. */
  constructor(
    value: T,
    readonly form = '',
  ) {
    super(value);
  }

  /** The same in another form. */
  abstract in(form: string): Named<T>;
}

/** `seven of hearts`, `joker`; a hidden card is `card`. */
export class CardName extends Named<SeenCard> {
  override in = (form: string): CardName => new CardName(this.value, form);

  override toString(scope: Scope): string {
    return cardName(scope, this.value, this.form);
  }
}

function cardName(scope: Scope, card: SeenCard, form: string): string {
  const parts = parseCard(card);
  if (!parts) return common(scope, 'card-hidden', { form });
  if (!parts.suit || !parts.rank) return common(scope, 'card-joker', { form });
  return common(scope, 'card', { form, rank: rankKey(parts.rank), suit: parts.suit });
}

/** Several cards, as a list of names. */
export class CardList extends Named<readonly SeenCard[]> {
  override in = (form: string): CardList => new CardList(this.value, form);

  override toString(scope: Scope): string {
    return listed(scope, this.value, this.form, (card, form) => cardName(scope, card, form));
  }
}

/** `hearts` */
export class SuitName extends Named<Suit> {
  override in = (form: string): SuitName => new SuitName(this.value, form);

  override toString(scope: Scope): string {
    return common(scope, 'suit', { suit: this.value, form: this.form });
  }
}

/** `ace` */
export class RankName extends Named<Rank> {
  override in = (form: string): RankName => new RankName(this.value, form);

  override toString(scope: Scope): string {
    return common(scope, 'rank', { rank: rankKey(this.value), form: this.form });
  }
}

/** Who sits somewhere: whoever reads this, or somebody by name. */
export interface Somebody {
  readonly name: string;
  readonly isReader: boolean;
}

/** One person or several, by name; who reads is `you` in the words of the language. */
export class People extends Named<readonly Somebody[]> {
  override in = (form: string): People => new People(this.value, form);

  override toString(scope: Scope): string {
    const people = [...this.value];
    // In French whoever reads is named after the others: « Kaede et toi ».
    if (scope.bundle.locales[0] === 'fr') people.sort((a, b) => Number(a.isReader) - Number(b.isReader));
    return listed(scope, people, this.form, ({ name, isReader }, form) =>
      common(scope, isReader ? 'you' : 'name', { name, form }),
    );
  }

  /** What a message selects by: `you`, `other`; of several `us` where the reader is among them, else `others`. */
  get who(): 'you' | 'other' | 'us' | 'others' | 'nobody' {
    if (this.value.length === 0) return 'nobody';
    const isReaderIn = this.value.some(({ isReader }) => isReader);
    if (this.value.length > 1) return isReaderIn ? 'us' : 'others';
    return isReaderIn ? 'you' : 'other';
  }
}

/** What the things of a game are called by one of its messages; several as a list: `a tierce to the king and three aces`. */
export class Described extends Named<readonly Readonly<Record<string, FluentVariable>>[]> {
  /** `message` is given what each thing is, and the form that is asked for. */
  constructor(
    private readonly message: string,
    things: readonly Readonly<Record<string, FluentVariable>>[],
    form = '',
  ) {
    super(things, form);
  }

  override in = (form: string): Described => new Described(this.message, this.value, form);

  override toString(scope: Scope): string {
    return listed(scope, this.value, this.form, (thing, form) => common(scope, this.message, { ...thing, form }));
  }
}

/** Texts one after the other, `a, b, c`, as the catalogue's `comma` parts them. */
export class TextList extends FluentType<readonly string[]> {
  override toString(scope: Scope): string {
    return this.value.join(common(scope, 'comma', {}));
  }
}

/** Something at the beginning of a sentence: its first letter is large. */
export class Capital extends FluentType<FluentValue> {
  override toString(scope: Scope): string {
    const text = typeof this.value === 'string' ? this.value : this.value.toString(scope);
    return text.charAt(0).toLocaleUpperCase(scope.bundle.locales) + text.slice(1);
  }
}
