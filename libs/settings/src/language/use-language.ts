import { isLanguage, languages, setLanguage, useTranslation } from '@freightdesk/shared-i18n';
import { useSettingsContext } from '../settings-context';

const choices = Object.entries(languages).map(([code, { name }]) => ({ code, name }));

/** The language of the page: what there is, which one is shown, and how to turn to another with its direction. */
export function useLanguage() {
  const { update } = useSettingsContext();
  const { language } = useTranslation();

  const choose = async (code: string) => {
    if (!isLanguage(code)) return;
    await setLanguage(code);
    update('themeDirection', languages[code].direction);
    document.documentElement.lang = code;
  };
  return { languages: choices, language, choose };
}
