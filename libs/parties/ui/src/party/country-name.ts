import { useTranslation } from '@freightdesk/shared-i18n';
import { useMemo } from 'react';

/** Countries by their codes, as a reader calls them: `IN` is India, or भारत. */
export function countryNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return (code) => names.of(code) ?? code;
}

/** The same, in the language of the page. */
export function useCountryNames(): (code: string) => string {
  const { language } = useTranslation();
  return useMemo(() => countryNames(language), [language]);
}
