import { useTranslation } from '@freightdesk/shared-i18n';
import { useCallback } from 'react';

/** `2026-04` -> `April 2026`, in the reader's language. */
export function useMonthName(): (month: string) => string {
  const { language } = useTranslation();
  return useCallback(
    (month) =>
      new Intl.DateTimeFormat(language, {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
        numberingSystem: 'latn',
      }).format(new Date(`${month}-01T00:00:00Z`)),
    [language],
  );
}
