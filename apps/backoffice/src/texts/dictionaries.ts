import type { Dictionaries } from '@freightdesk/shared-i18n';

/** Each a chunk of its own, fetched by whoever reads the page in that language. English needs none: its texts are the keys. */
export const dictionaries: Dictionaries = {
  hi: async () => (await import('./hi')).hindi,
  ar: async () => (await import('./ar')).arabic,
};
