/** The icons of the menu as outlines in a square of 24, by the screen that an entry opens, or by what it does. */
export const MENU_SIGNS = {
  'new-game': 'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 9v6M9 12h6',
  games: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  day: 'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  practice: 'M12 3a9 9 0 1 0 .01 0M12 7.5a4.5 4.5 0 1 0 .01 0M12 12h.01',
  friends:
    'M9 4.5a3.5 3.5 0 1 0 .01 0M2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.6c2.2.8 3.5 2.6 3.5 5.4',
  rules: 'M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M7 11H5v9h14v-9h-2',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  window: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  settings: 'M4 7h8M17 7h3M14.5 4.5a2.5 2.5 0 1 0 .01 0M4 17h3M12 17h8M9.5 14.5a2.5 2.5 0 1 0 .01 0',
  statistics: 'M4 20h16M7 16.5V14M12 16.5V5M17 16.5V9',
  'past-games': 'M4 12a8 8 0 1 1 2.5 5.8M4 12l-2-2.200M4 12l2.3-2M12 8v4.5l3 2',
  help: 'M12 3a9 9 0 1 0 .01 0M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.700M12 16.8h.01',
  'fair-deal': 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  save: 'M12 4v11M8 11.5l4 3.5 4-3.5M5 19.5h14',
  open: 'M4 19V6a1 1 0 0 1 1-1h4l2 2.5h8a1 1 0 0 1 1 1V19z',
  more: 'M6 9l6 6 6-6',
} as const;

export type MenuSign = keyof typeof MENU_SIGNS;
