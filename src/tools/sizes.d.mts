/**
 * The files of the built page that the first cards of a game need, by what the page declares and by the module graph.
 * Without a game: of the one at the site's own address.
 */
export function firstCardFiles(game?: string): string[];
export function measureSizes(): {
  readonly firstCard: readonly string[];
  readonly results: readonly { readonly what: string; readonly bytes: number; readonly budget: number }[];
  readonly all: number;
  readonly spoken: readonly { readonly language: string; readonly catalogues: number; readonly doors: number }[];
  readonly friends: readonly string[];
};
