/**
 * Saying a message: an id and what it speaks of become a sentence in one language. The messages lie in `.ftl` files
 * (Fluent, projectfluent.org); the types of ids and variables are made from the English ones by `npm run words`.
 */
import { FluentBundle, type FluentResource } from '@fluent/bundle';
import { FUNCTIONS } from './functions.ts';
import { type Language, factsOf } from './languages.ts';
import type { Named, TextList } from './values.ts';

/** What a message can be given. */
export type Value = string | number | Named<unknown> | TextList;

export type Values<Name extends string = string> = Readonly<Record<Name, Value>>;

/** An id, and what its message speaks of: nothing for a message without variables. */
type SaidMessage<Id extends string, Name> = [Name] extends [never] ? [id: Id] : [id: Id, values: Values<Name & string>];

/** Everything that can be said of a catalogue `M`: message id → the names of its variables, `never` for none. */
type Saying<M> = { [Id in keyof M & string]: SaidMessage<Id, M[Id]> }[keyof M & string];

/** Messages of buttons, in full; their attribute `short` says the same in few words. */
type ButtonMessages<M> = {
  [Id in keyof M & string]: `${Id}.short` extends keyof M ? SaidMessage<Id, M[Id] | M[`${Id}.short`]> : never;
}[keyof M & string];

/** A message with what it speaks of, to be said later: its id alone where it has no variables. */
export type Message<M> = {
  [Id in keyof M & string]: [M[Id]] extends [never] ? Id : readonly [id: Id, values: Values<M[Id] & string>];
}[keyof M & string];

/** What says messages; who can say more can stand wherever less is said. */
interface MessageSpeaker<Sayings extends unknown[], Buttons extends unknown[], Told> {
  (...saying: Sayings): string;
  tell(message: Told): string;
  button(...saying: Buttons): { readonly full: string; readonly short: string };
  /** The message `group-key`, where the key comes from a record or a table of options; nothing if there is none. */
  of(group: string, key: string, values?: Values): string | undefined;
}

/** Says the messages of a catalogue, held by the compiler. An attribute is a message too: `id.attribute`. */
export type Say<M> = MessageSpeaker<Saying<M>, ButtonMessages<M>, Message<M>>;

/** Any message, with or without what it speaks of. */
export type AnyMessage = string | readonly [id: string, values: Values];

/** Says whatever its catalogues hold. */
export type SayAny = MessageSpeaker<[id: string, values?: Values], [id: string, values?: Values], AnyMessage>;

/** A hyphen where a number below zero begins: a minus sign belongs there. */
const HYPHEN = /(?<![\p{L}\p{N}])-(?=\d)/gu;

/**
 * What is said within a sentence written from the right stands in isolates. One that begins with another, as the name of a card
 * does (rank, suit), has no letters of its own that tell its direction, and a browser would lay it from the left: it is told.
 */
const OUTER_ISOLATE = /\u2068(?=\u2068)/g;
const FROM_THE_RIGHT = '\u2067';

/** Hears what a message lacks; for tests and while developing. */
export type Complaint = (id: string, error: Error) => void;

/** Speaks one language out of these catalogues, compiled; a message may be in one of them only. */
export function speaker(language: Language, catalogues: readonly FluentResource[], complain?: Complaint): SayAny {
  const { locale, dir } = factsOf(language);
  const bundle = new FluentBundle(locale, { functions: { ...FUNCTIONS }, useIsolating: dir === 'rtl' });
  for (const catalogue of catalogues) for (const error of bundle.addResource(catalogue)) complain?.('', error);

  const format = (id: string, values: Values | undefined): string | undefined => {
    const [name = '', attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return undefined;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, { ...values }, errors);
    for (const error of errors) complain?.(id, error);
    const written = text.replace(HYPHEN, '−');
    return dir === 'rtl' ? written.replace(OUTER_ISOLATE, FROM_THE_RIGHT) : written;
  };
  const say = (id: string, values?: Values): string => {
    const text = format(id, values);
    if (text === undefined) complain?.(id, new Error('no such message'));
    return text ?? id;
  };
  const all = {
    tell: (message: AnyMessage) => (typeof message === 'string' ? say(message) : say(...message)),
    button: (id: string, values?: Values) => ({ full: say(id, values), short: say(`${id}.short`, values) }),
    of: (group: string, key: string, values?: Values) => format(`${group}-${key}`, values),
  };
  return Object.assign(say, all);
}
