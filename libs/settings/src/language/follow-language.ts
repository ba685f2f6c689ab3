import { startI18n, storedLanguage } from '@freightdesk/shared-i18n';

/** Turns the page to the language that is stored now: another tab has chosen it, or a logout has forgotten it. */
export async function followLanguage(): Promise<void> {
  await startI18n();
  document.documentElement.lang = storedLanguage();
}
