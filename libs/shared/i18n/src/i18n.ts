import i18n from 'i18next';
import { isLanguage, type Language } from './languages';

/** English text -> its translation; `<text>_one` and the like -> what is said of so many. */
export type Dictionary = Readonly<Record<string, string>>;

export type Dictionaries = Partial<Record<Language, () => Promise<Dictionary>>>;

const storageKey = 'i18nextLng';
const namespace = 'translation';
let dictionaries: Dictionaries = {};

function storedLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : 'en';
}

async function fetchTexts(language: Language): Promise<void> {
  const load = dictionaries[language];
  if (load && !i18n.hasResourceBundle(language, namespace)) {
    i18n.addResourceBundle(language, namespace, await load());
  }
}

/** English texts are their own words: its dictionary says what reads otherwise of one, which nobody waits for. */
async function show(language: Language): Promise<void> {
  if (language === 'en') void fetchTexts(language).catch(() => undefined);
  else await fetchTexts(language);
  await i18n.changeLanguage(language);
}

/**
 * Makes `t` ready at once in English and then turns to the language this browser stored. Dictionaries other than English
 * are fetched when they are first read; they are handed in once, by the app, which joins those of all rooms.
 */
export function startI18n(lazyDictionaries: Dictionaries = dictionaries): Promise<void> {
  dictionaries = lazyDictionaries;
  if (!i18n.isInitialized) {
    void i18n.init({
      lng: 'en',
      fallbackLng: 'en',
      // The English text is the key, and English text has dots and colons.
      keySeparator: false,
      nsSeparator: false,
      resources: {},
      // React escapes what it renders.
      interpolation: { escapeValue: false },
      initAsync: false,
    });
  }
  return show(storedLanguage());
}

/** What the browser of somebody who has chosen no language asks for; null where that is English, or none of ours. */
export function browserLanguage(): Language | null {
  if (isLanguage(localStorage.getItem(storageKey))) return null;
  const [asked] = navigator.languages.map((tag) => tag.slice(0, 2)).filter(isLanguage);
  return asked === undefined || asked === 'en' ? null : asked;
}

/** Turns the page to a language and remembers it in this browser. */
export async function setLanguage(language: Language): Promise<void> {
  await show(language);
  localStorage.setItem(storageKey, language);
}

export { i18n, storedLanguage };
