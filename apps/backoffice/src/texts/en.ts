import type { Dictionary } from '@freightdesk/shared-i18n';

/** What the texts of the rooms say of one thing. */
const files = import.meta.glob<Dictionary>('../../../../libs/**/src/texts/en.json', {
  eager: true,
  import: 'default',
});

export const english: Dictionary = Object.assign({}, ...Object.values(files));
