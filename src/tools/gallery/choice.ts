/** What the gallery shows, as its address says it: one table, or many, where a field is `all`. Pure. */
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { titles } from '../../games/registry/page/titles.ts';

/** Width by height in CSS pixels: a desk, a phone, the same phone lying, and the smallest one. */
export const SCREENS = ['1280x800', '390x844', '844x390', '320x568'] as const;
export const MOTIONS = ['rest', 'play'] as const;
/** The table with what may be done at it, or the record as one watches it. */
export const MODES = ['table', 'replay'] as const;
export const ALL = 'all';

export type ScreenSize = (typeof SCREENS)[number];

/** One table. */
export interface Shot {
  readonly game: string;
  readonly record: string | undefined; // nothing: the game's first one
  readonly line: number | undefined; // so many lines have happened; nothing: half of them
  readonly seat: number; // through whose eyes
  readonly screen: ScreenSize;
  readonly lang: Language;
  readonly motion: (typeof MOTIONS)[number]; // at rest at that line, or playing on from it
  readonly mode: (typeof MODES)[number];
}

/** The fields of a shot that may be `all` at once. */
export type Several = 'game' | 'seat' | 'screen' | 'lang';

export type Choice = Omit<Shot, Several> & { readonly [K in Several]: Shot[K] | typeof ALL };

export function readChoice(search: string): Choice {
  const fields = new URLSearchParams(search);
  const from = <T extends string>(list: readonly T[], key: string, usual: T): T =>
    list.find((value) => value === fields.get(key)) ?? usual;
  const number = (key: string): number | undefined => {
    const text = fields.get(key) ?? '';
    return /^\d+$/.test(text) ? Number(text) : undefined;
  };
  return {
    game: from([ALL, ...titles.map(({ id }) => id)], 'game', ALL),
    record: fields.get('record') ?? undefined,
    line: number('line'),
    seat: fields.get('seat') === ALL ? ALL : (number('seat') ?? 0),
    screen: from([ALL, ...SCREENS], 'screen', SCREENS[0]),
    lang: from([ALL, ...LANGUAGES], 'lang', 'en'),
    motion: from(MOTIONS, 'motion', 'rest'),
    mode: from(MODES, 'mode', 'table'),
  };
}

/** The other way round: what an address says after its `?`. */
export function printChoice(choice: Choice): string {
  const fields = Object.entries(choice).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return new URLSearchParams(fields).toString();
}

/** The tables of a choice, game by game; `seats`: how many the chosen record has. */
export function shotsOf(choice: Choice, seats: number): readonly Shot[] {
  const { game, seat, screen, lang } = choice;
  const games = game === ALL ? titles.map(({ id }) => id) : [game];
  const eyes = seat === ALL ? Array.from({ length: seats }, (_, i) => i) : [seat];
  const screens = screen === ALL ? SCREENS : [screen];
  const languages = lang === ALL ? LANGUAGES : [lang];
  return games.flatMap((one) =>
    eyes.flatMap((eye) =>
      screens.flatMap((size) => languages.map((tag) => ({ ...choice, game: one, seat: eye, screen: size, lang: tag }))),
    ),
  );
}

/** The one table that a frame's address names. */
export const readShot = (search: string): Shot | undefined => shotsOf(readChoice(search), 1)[0];

export function sizeOf(screen: ScreenSize): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = screen.split('x').map(Number);
  return { width, height };
}
