import { languageKey } from '../settings';
import { useSettingsContext } from '../settings-context';
import { followLanguage } from './follow-language';

/** Puts the page back to how it begins, in English and with the defaults, so that nothing of a person stays who has left. */
export function useForgetSettings() {
  const { forget } = useSettingsContext();

  return async () => {
    localStorage.removeItem(languageKey);
    forget();
    await followLanguage();
  };
}
