/** A dot on the icon of the installed page while no deal of today is begun. Only for whoever has asked for it, and off by default. */
import { today } from './day.ts';
import { type TextStorage, browserStorage } from './settings.svelte.ts';
import type { Statistics } from './statistics.ts';

const KEY = 'card-table.badge';

/** The part of the browser that marks the icon; not every one has it. */
export type AppIcon = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

export const canBadge = (icon: AppIcon = navigator): boolean => icon.setAppBadge !== undefined;

/** Whether somebody has asked for it on this device. */
export function isBadgeWanted(storage: TextStorage | undefined = browserStorage()): boolean {
  try {
    return storage?.getItem(KEY) === 'on';
  } catch {
    return false; // no access
  }
}

export function wantBadge(wanted: boolean, storage: TextStorage | undefined = browserStorage()): void {
  try {
    storage?.setItem(KEY, wanted ? 'on' : 'off');
  } catch {
    // no access: it holds until the page is closed
  }
}

/** Sets the dot or takes it away. Whatever the system refuses is left as it is. */
export async function badge(marked: boolean, icon: AppIcon = navigator): Promise<void> {
  try {
    await (marked ? icon.setAppBadge?.() : icon.clearAppBadge?.());
  } catch {
    // not installed, or not allowed
  }
}

/** Sets the dot, if it is wanted and no deal of today is begun; else takes it away. */
export async function badgeOfDay(
  statistics: Pick<Statistics, 'counts'>,
  icon: AppIcon = navigator,
  storage: TextStorage | undefined = browserStorage(),
): Promise<void> {
  if (!isBadgeWanted(storage) || !canBadge(icon)) return;
  const told = await statistics.counts();
  if (told) await badge(!told.counts.days.some(({ date }) => date === today()), icon);
}
