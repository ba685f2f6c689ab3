export {
  browserLanguage,
  type Dictionaries,
  type Dictionary,
  i18n,
  setLanguage,
  startI18n,
  storedLanguage,
} from './i18n';
export { type Direction, isLanguage, type Language, languages } from './languages';
export { useSay } from './use-say';
export { type Translate, useTranslation } from './use-translation';
