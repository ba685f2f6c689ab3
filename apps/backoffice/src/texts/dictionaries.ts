import type { Dictionaries } from './i18n';

/** Each a chunk of its own, fetched by whoever reads the page in that language. English needs none: its texts are the keys. */
export const dictionaries: Dictionaries = {
  hi: async () => (await import('./dictionaries/hi.json')).default,
  ar: async () => (await import('./dictionaries/ar.json')).default,
};
