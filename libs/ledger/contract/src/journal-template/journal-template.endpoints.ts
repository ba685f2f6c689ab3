import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { journalAccess } from '../journal/journal.access';
import { journalTemplateList } from './journal-template.list';
import type {
  AddJournalTemplateInput,
  JournalTemplate,
  JournalTemplateRow,
  UpdateJournalTemplateInput,
} from './journal-template.schema';

const touches = ['journalTemplates'];

export const listJournalTemplates = defineEndpoint<ListInput, Page<JournalTemplateRow>>({
  name: 'journalTemplates.list',
  method: 'GET',
  path: '/journal-template/list',
  access: journalAccess.read,
  summary: 'Journals that are kept under a name, to be posted again.',
  list: journalTemplateList,
});

export const getJournalTemplate = defineEndpoint<{ id: string }, JournalTemplate>({
  name: 'journalTemplates.get',
  method: 'GET',
  path: '/journal-template/get',
  access: journalAccess.read,
  summary: 'A template with the journal as which the next one begins.',
});

export const addJournalTemplate = defineEndpoint<AddJournalTemplateInput, JournalTemplateRow>({
  name: 'journalTemplates.add',
  method: 'POST',
  path: '/journal-template/add',
  access: journalAccess.write,
  summary: 'Keeps a journal under a name.',
  status: 201,
  touches,
});

export const updateJournalTemplate = defineEndpoint<UpdateJournalTemplateInput, JournalTemplateRow>({
  name: 'journalTemplates.update',
  method: 'POST',
  path: '/journal-template/update',
  access: journalAccess.write,
  summary: 'Renames a template, says whether it comes every month, or takes it out of use.',
  touches,
});
