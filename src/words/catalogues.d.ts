/** The catalogues as the build makes them (src/tools/words/plugin.ts). */
declare module 'virtual:catalogues' {
  import type { FluentResource } from '@fluent/bundle';

  /** Catalogue → its messages: `face` is what all games say, `<id>` and `<id>.sheet` are a game's. */
  export type Pack = Readonly<Record<string, FluentResource>>;
  /** While developing and in tests: a message that is wrong is an exception. */
  export const IS_STRICT: boolean;
  /** The packs of every language, by their names. */
  export const PACKS: readonly string[];
  /** The pack that a catalogue is in. */
  export const packOf: (catalogue: string) => string;
  /** Where a pack lies, from the page's own address; '' while developing. */
  export const addressOf: (language: string, pack: string) => string;
  /** Fetches a pack; rejects where it cannot be had. */
  export const fetchPack: (language: string, pack: string) => Promise<Pack>;
}
