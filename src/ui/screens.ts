/** The screens that lie over the table: each is fetched when it is opened, or before by `fetch-when-idle.ts`. */
import type { Component } from 'svelte';
import type { ScreenName } from './page/page.svelte.ts';

type Fetched = Promise<{ default: Component }>;

export const SCREENS: Readonly<Record<ScreenName, () => Fetched>> = {
  menu: () => import('./screens/Menu.svelte'),
  home: () => import('./home/Home.svelte'),
  'new-game': () => import('./new-game/NewGame.svelte'),
  rules: () => import('./screens/Rules.svelte'),
  settings: () => import('./screens/SettingsScreen.svelte'),
  'past-games': () => import('./screens/PastGames.svelte'),
  day: () => import('./screens/Day.svelte'),
  practice: () => import('./practice/PracticeScreen.svelte'),
  statistics: () => import('./screens/Statistics.svelte'),
  'fair-deal': () => import('./screens/FairDeal.svelte'),
  share: () => import('./screens/Share.svelte'),
  friends: () => import('./friends/Friends.svelte'),
  sent: () => import('./screens/Sent.svelte'),
  help: () => import('./screens/Help.svelte'),
  sheet: () => import('./screens/Scores.svelte'),
  why: () => import('./help/Why.svelte'),
  review: () => import('./help/Review.svelte'),
};
export const fetchReplay = () => import('./replay/Replay.svelte');
