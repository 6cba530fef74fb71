// What the portals ask of a zip, by name: which script is theirs, and who must name it how. The names are those of
// src/client/portals/registry.ts; what an adapter says to its portal stands there, in the file of that name.

export interface Portal {
  /** Address of the portal's script; `/…` lies on the portal's own host. None: the portal puts it into the page itself. */
  readonly sdk?: string;
  /** It must come before all code of the game. */
  readonly before?: true;
  /** The portal gives each game an id, which its script wants to hear. */
  readonly asksId?: true;
  /** It wants a list of all files, with some words about the game. */
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

/** The host of the portal's script, for the content security policy; nothing where it is the page's own. */
export const hostOf = ({ sdk = '' }: Portal): string | undefined =>
  sdk.startsWith('https:') ? new URL(sdk).origin : undefined;

/** What every zip keeps, of whichever portal: the strictest of all of them. */
export const LIMITS = {
  files: 100,
  fileBytes: 512 * 1024, // YouTube Playables: each file should be smaller
  path: /^[a-z0-9_-][a-z0-9_.-]*(\/[a-z0-9_-][a-z0-9_.-]*)*$/, // YouTube Playables, GameSnacks; lower case: not every host tells them apart
} as const;

/** What is wrong with the words after `npm run portal --`, in one sentence, if anything is. */
export function troubleInUse(names: readonly string[], id?: string): string | undefined {
  const [name = ''] = names;
  const all = Object.keys(PORTALS).join(', ');
  if (names.length !== 1) return `Name one portal: ${all}.`;
  const portal = Object.hasOwn(PORTALS, name) ? PORTALS[name] : undefined;
  if (!portal) return `No portal is called ${name}; there are ${all}.`;
  return id !== undefined && portal.asksId !== true ? `${name} gives games no id.` : undefined;
}
