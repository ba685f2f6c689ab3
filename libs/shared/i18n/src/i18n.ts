import i18n, { type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language } from './languages';
import { byPattern, type Dictionary } from './sentence-patterns';

export type Dictionaries = Partial<Record<Language, () => Promise<Dictionary>>>;

const storageKey = 'i18nextLng';
const namespace = 'translation';
let dictionaries: Dictionaries = {};

const isDictionary = (value: unknown): value is Dictionary => typeof value === 'object' && value !== null;

function storedLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : 'en';
}

function dictionaryInForce(): Dictionary {
  const bundle: unknown = i18n.getResourceBundle(i18n.language, namespace);
  return isDictionary(bundle) ? bundle : {};
}

/** A schema writes its figures into the sentence before anyone translates it, so such a text is no key itself. */
const figures: PostProcessorModule = {
  type: 'postProcessor',
  name: 'figures',
  process: (text, keys) => ([keys].flat().includes(text) ? byPattern(text, dictionaryInForce()) : text),
};

async function show(language: Language): Promise<void> {
  const load = dictionaries[language];
  if (load && !i18n.hasResourceBundle(language, namespace)) {
    i18n.addResourceBundle(language, namespace, await load());
  }
  await i18n.changeLanguage(language);
}

/**
 * Makes `t` ready at once in English and then turns to the language this browser stored. Dictionaries other than English
 * are fetched when they are first read; they are handed in once, by the app, which joins those of all rooms.
 */
export function startI18n(lazyDictionaries: Dictionaries = dictionaries): Promise<void> {
  dictionaries = lazyDictionaries;
  if (!i18n.isInitialized) {
    void i18n
      .use(initReactI18next)
      .use(figures)
      .init({
        lng: 'en',
        fallbackLng: 'en',
        // The English text is the key, and English text has dots and colons.
        keySeparator: false,
        nsSeparator: false,
        resources: { en: { [namespace]: {} } },
        // React escapes what it renders.
        interpolation: { escapeValue: false },
        react: { useSuspense: false },
        postProcess: [figures.name],
        initAsync: false,
      });
  }
  const language = storedLanguage();
  return language === i18n.language ? Promise.resolve() : show(language);
}

/** Turns the page to a language and remembers it in this browser. */
export async function setLanguage(language: Language): Promise<void> {
  await show(language);
  localStorage.setItem(storageKey, language);
}

export { i18n, storedLanguage };
