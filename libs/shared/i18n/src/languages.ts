/** The languages the page can be read in. Names are written in their own language, as a reader looks for them. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  hi: { name: 'हिन्दी', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const;

export type Language = keyof typeof languages;
export type Direction = (typeof languages)[Language]['direction'];

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code);
