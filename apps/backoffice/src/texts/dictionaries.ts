import type { Dictionaries } from '@freightdesk/shared-i18n';

/** Each a chunk of its own, fetched by whoever reads the page in that language. Of English it is only what is said of one: its texts are the keys. */
export const dictionaries: Dictionaries = {
  en: async () => (await import('./en')).english,
  hi: async () => (await import('./hi')).hindi,
  ar: async () => (await import('./ar')).arabic,
};
