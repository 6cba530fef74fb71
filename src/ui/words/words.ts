/** The texts of the page. Each language is loaded when it is needed. */
import type { Language } from '../../games/face/game-face.ts';
import type { ScreenWords } from './en.screens.ts';
import type { UiWords } from './en.ts';

export type { ScreenWords, UiWords };

const speak: Readonly<Record<Language, () => Promise<UiWords>>> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
};

const speakScreens: Readonly<Record<Language, () => Promise<ScreenWords>>> = {
  en: async () => (await import('./en.screens.ts')).screens,
  ja: async () => (await import('./ja.screens.ts')).screens,
};

/** The texts of the screens over the table, which are needed once one is opened. */
export const loadScreenWords = (language: Language): Promise<ScreenWords> => speakScreens[language]();

/** The texts around the table. */
export const loadWords = (language: Language): Promise<UiWords> => speak[language]();
