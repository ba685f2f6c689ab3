import type { Dictionary } from '@freightdesk/shared-i18n';

const files = import.meta.glob<Dictionary>('../../../../libs/**/src/texts/en.json', { eager: true, import: 'default' });
/** What the texts of the rooms say of one thing. */
export const english: Dictionary = Object.assign({}, ...Object.values(files));
