/** The portals by name. One is loaded only if the address or its own build names it. */
import type { Adapter } from '../embed/surroundings.ts';
import type { PortalDriver } from './driver.ts';

const PORTALS = {
  poki: () => import('./poki.ts'),
  crazygames: () => import('./crazygames.ts'),
  gamedistribution: () => import('./gamedistribution.ts'),
  youtube: () => import('./youtube.ts'),
  gamesnacks: () => import('./gamesnacks.ts'),
  yandex: () => import('./yandex.ts'),
  postmessage: () => import('./postmessage.ts'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly driver: PortalDriver }>>>;

type PortalName = keyof typeof PORTALS;

const isName = (name: string): name is PortalName => Object.hasOwn(PORTALS, name);

/** The adapter of this name; undefined if there is none or it cannot be fetched. */
export async function loadAdapter(name: string): Promise<Adapter | undefined> {
  if (!isName(name)) return undefined;
  try {
    const [{ PortalAdapter }, { driver }] = await Promise.all([import('./adapter.ts'), PORTALS[name]()]);
    return new PortalAdapter(driver);
  } catch {
    return undefined;
  }
}
