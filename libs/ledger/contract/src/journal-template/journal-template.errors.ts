import { defineProblems } from '@freightdesk/shared-endpoint';

export const journalTemplateProblems = defineProblems({
  /** At the field of the name. */
  same_template: { status: 409, message: 'A template of this name is there already.' },
  unknown_journal: { status: 422, message: 'This journal does not exist, or no longer does.' },
  /** Of a journal that is to be posted from it. */
  unknown_template: { status: 422, message: 'This template does not exist, or no longer does.' },
});
