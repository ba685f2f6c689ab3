import { browserLanguage } from '@freightdesk/shared-i18n';
import { useEffect } from 'react';

/** Turns a page that somebody opens for the first time to the language that their browser asks for. */
export function useReadersLanguage(choose: (code: string) => Promise<void>): void {
  useEffect(() => {
    // Choosing stores it, so nothing is left to choose the next time.
    const language = browserLanguage();
    if (language !== null) void choose(language);
  }, [choose]);
}
