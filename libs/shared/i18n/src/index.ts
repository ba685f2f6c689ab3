export { type Dictionaries, i18n, setLanguage, startI18n, storedLanguage } from './i18n';
export { type Direction, isLanguage, type Language, languages } from './languages';
export { Trans, useTranslation } from 'react-i18next';
export { type Dictionary } from './sentence-patterns';
