// What each portal requires of a zip: its script, and how the page must load it. The names are the same as in
// src/client/portals/registry.ts. What the game tells a portal is in the adapter of that name there.

export interface Portal {
  /** Address of the portal's script; `/…` is on the portal's own host. Undefined: the portal adds it to the page itself. */
  readonly sdk?: string;
  /** The script must run before all code of the game. */
  readonly before?: true;
  /** The portal gives each game an id, which its script must be told. */
  readonly asksId?: true;
  /** The zip must have a list of all its files with a description of the game. */
  readonly list?: 'game.json';
}

export const PORTALS: Readonly<Record<string, Portal>> = {
  poki: { sdk: 'https://game-cdn.poki.com/scripts/v2/poki-sdk.js' },
  crazygames: { sdk: 'https://sdk.crazygames.com/crazygames-sdk-v3.js' },
  gamedistribution: { sdk: 'https://html5.api.gamedistribution.com/main.min.js', asksId: true },
  youtube: { sdk: 'https://www.youtube.com/game_api/v1', before: true },
  gamesnacks: { list: 'game.json' },
  yandex: { sdk: '/sdk.js' },
  postmessage: {},
};

/** The host of the portal's script, for the content security policy; undefined where it is the host of the page. */
export const hostOf = ({ sdk = '' }: Portal): string | undefined =>
  sdk.startsWith('https:') ? new URL(sdk).origin : undefined;

/** Limits for every zip: the strictest of all portals. */
export const ZIP_LIMITS = {
  files: 100,
  fileBytes: 512 * 1024, // YouTube Playables recommends smaller files
  path: /^[a-z0-9_-][a-z0-9_.-]*(\/[a-z0-9_-][a-z0-9_.-]*)*$/, // YouTube Playables, GameSnacks; lower case, because some hosts ignore case
} as const;

/** What is wrong with the arguments of `npm run portal`, in one sentence; undefined if nothing is. */
export function troubleInUse(names: readonly string[], id?: string): string | undefined {
  const all = Object.keys(PORTALS).join(', ');
  if (names.length === 0) return `Name a portal, or several: ${all}.`;
  const unknown = names.find((name) => !Object.hasOwn(PORTALS, name));
  if (unknown !== undefined) return `No portal is called ${unknown}; there are ${all}.`;
  if (id === undefined) return undefined;
  if (names.length > 1) return 'An id is for one portal: name no other.';
  const [name = ''] = names;
  return PORTALS[name]?.asksId === true ? undefined : `${name} gives games no id.`;
}
