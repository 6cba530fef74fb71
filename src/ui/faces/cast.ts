/** The cast: whose portraits there are (`src/tools/art/portraits.mjs` draws them), and in which order they sit down. */

/** A portrait is stored by its number here: new ones come last. */
export const KEYS = [
  ...(['grandmother', 'carpenter', 'student', 'skipper', 'singer', 'trumpeter', 'marquise', 'professor'] as const),
  ...(['aunt', 'uncle', 'redhead', 'skater', 'dancer', 'doctor', 'baker', 'clerk', 'neighbour', 'cat', 'fox'] as const),
];
type Key = (typeof KEYS)[number];

/** The teacher. */
export const FOX = KEYS.indexOf('fox');

/** What a face shows; the first at rest. */
export const MOODS = ['thinks', 'pleased', 'chagrined', 'surprised'] as const;
export type Mood = (typeof MOODS)[number];
export const REST: Mood = 'thinks';

const numbersOf = (keys: readonly string[]): readonly number[] =>
  keys.flatMap((key) => {
    const at = KEYS.findIndex((one) => one === key);
    return at < 0 ? [] : [at];
  });

/** Of people who have chosen none, by their seats. */
export const FOR_PEOPLE = numbersOf([
  'redhead',
  'skater',
  'cat',
  'dancer',
  'neighbour',
  'baker',
  'clerk',
  'doctor',
] satisfies Key[]);

/** Of bots: first who is at home at the game, then the others. The fox sits down only when it is asked. */
export function forBots(regulars: readonly string[] = []): readonly number[] {
  const others = KEYS.filter((key) => key !== 'fox' && !regulars.includes(key));
  return numbersOf([...regulars, ...others]);
}
