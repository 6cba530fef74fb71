/** The front door of a game in words: a page of its own, with the game's rules for whoever has no JavaScript. */
import { tableFrom } from '../../client/embed/playable-table.ts';
import type { Sheet, ShelfWords } from '../../games/face/game-face.ts';
import type { Messages as Common } from '../../games/face/words/messages.ts';
import { loadFace } from '../../games/registry/page/faces.ts';
import { shelfOf, titles } from '../../games/registry/page/titles.ts';
import { type Language, factsOf } from '../../words/languages.ts';
import { sayIn } from '../../words/load.ts';
import type { Say, SayAny } from '../../words/say.ts';
import type { DoorsMessages, Messages, ScreensMessages } from '../words/messages.ts';

type SayIt = Say<DoorsMessages & ScreensMessages & Messages & Common> & Pick<SayAny, 'of'>;

/** A game as its front door tells of it. */
export interface FrontDoor {
  readonly id: string;
  readonly name: string;
  readonly nameLanguage: string;
  readonly title: string;
  readonly what: string;
  readonly facts: string;
  readonly play: string;
  readonly shelf: ShelfWords | undefined;
  readonly howTo: readonly string[];
  readonly sheet: ReturnType<Sheet>; // at the usual table
}

/** All front doors in a language, and what they say in common. */
export interface Doors {
  readonly language: Language;
  readonly doors: readonly FrontDoor[];
  readonly app: string;
  readonly tagline: string;
  readonly games: string;
  readonly howTo: string;
  readonly rules: string;
  readonly usual: string;
  readonly noScript: string;
  readonly about: string;
  readonly stale: { readonly text: string; readonly again: string }; // where the table cannot be loaded
}

export async function doorsIn(language: Language): Promise<Doors> {
  const say = await sayIn(language, ['face', 'shelf', 'ui', 'ui.screens', 'ui.doors']);
  return {
    language,
    doors: await Promise.all(titles.map(({ id }) => doorOf(id, language, say))),
    ...inCommon(say),
  };
}

const inCommon = (say: SayIt) => ({
  app: say('app-title'),
  tagline: say('app-tagline'),
  games: say('shelf-title'),
  howTo: say('door-howTo'),
  rules: say('rules-title'),
  usual: say('door-usual'),
  noScript: say('door-noScript'),
  about: say('help-about'),
  stale: { text: say('stale-text'), again: say('stale-again') },
});

async function doorOf(id: string, language: Language, say: SayIt): Promise<FrontDoor> {
  const face = await loadFace(id);
  if (!face) throw new Error(`there is no game ${id}`);
  const reading = await face.sheets(language);
  const { game: table } = tableFrom(id, face.options, {});
  const name = say.of('title', id) ?? id;
  const shelf = shelfOf(id);
  return {
    id,
    name,
    nameLanguage: say.of('title', `${id}.lang`) ?? language,
    title: say('door-title', { game: name }),
    what: say.of('title', `${id}.what`) ?? '',
    facts: shelf ? factsIn(say, language, shelf) : '',
    play: say('door-play', { game: name }),
    shelf,
    howTo: reading.howTo,
    sheet: reading.sheet(table.options, table.holders.length),
  };
}

function factsIn(say: SayIt, language: Language, { seats, minutes }: ShelfWords): string {
  const number = new Intl.NumberFormat(factsOf(language).locale);
  const span = ({ min, max }: { readonly min: number; readonly max: number }): string =>
    min === max ? number.format(min) : number.formatRange(min, max);
  return say('shelf-facts', { players: span(seats), most: seats.max, minutes: span(minutes) });
}
