/** The one list of languages. Adding one: a line here, and its `.ftl` files beside those of the others. */

/** How a language is written and where its numbers and lists come from. */
interface LanguageFacts {
  readonly locale: string; // for Intl: plurals, numbers, lists
  readonly name: string; // as its speakers call it
  readonly dir: 'ltr' | 'rtl';
}

const FACTS = {
  en: { locale: 'en-GB', name: 'English', dir: 'ltr' },
  ja: { locale: 'ja', name: '日本語', dir: 'ltr' },
  fr: { locale: 'fr', name: 'Français', dir: 'ltr' },
  de: { locale: 'de', name: 'Deutsch', dir: 'ltr' },
  es: { locale: 'es', name: 'Español', dir: 'ltr' },
  it: { locale: 'it', name: 'Italiano', dir: 'ltr' },
  'pt-BR': { locale: 'pt-BR', name: 'Português (Brasil)', dir: 'ltr' },
  ru: { locale: 'ru', name: 'Русский', dir: 'ltr' },
  ar: { locale: 'ar-u-nu-latn', name: 'العربية', dir: 'rtl' }, // figures like those on the cards
  'zh-Hans': { locale: 'zh-Hans', name: '简体中文', dir: 'ltr' },
  ko: { locale: 'ko', name: '한국어', dir: 'ltr' },
  hi: { locale: 'hi-u-nu-latn', name: 'हिन्दी', dir: 'ltr' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof FACTS;

export const LANGUAGES = Object.keys(FACTS) as readonly Language[];

/** The language that has every message: what another one lacks is said in it. */
export const ENGLISH: Language = 'en';

export const factsOf = (language: Language): LanguageFacts => FACTS[language];
