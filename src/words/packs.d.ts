/** The catalogues of the games, a pack a language, as the build makes them (src/tools/words/plugin.ts). */
declare module 'virtual:catalogues' {
  /** Catalogue → its messages: `face` is what all games say, `tonk` and `tonk.sheet` are Tonk's. */
  type Pack = Readonly<Record<string, import('@fluent/bundle').FluentResource['body']>>;
  export const packs: Readonly<Record<string, () => Promise<{ readonly default: Pack }>>>;
}
