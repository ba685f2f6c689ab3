import {
  addJournalTemplate,
  getJournalTemplate,
  type JournalTemplate,
  listJournalTemplates,
  updateJournalTemplate,
} from '@freightdesk/ledger-contract';
import * as schema from '@freightdesk/ledger-contract/schema';
import type { Db } from '@freightdesk/shared-database';
import { idQuery } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { findJournalOrRefuse } from '../journal/find-journal';
import { listTemplateRows } from './journal-template.repository';
import { addTemplate, findTemplateOrRefuse, updateTemplate } from './write-template';

async function readTemplate(db: Db, id: string): Promise<JournalTemplate> {
  const template = await findTemplateOrRefuse(db, id);
  return { ...template, journal: await findJournalOrRefuse(db, template.lastJournal.id) };
}

export function registerJournalTemplates(api: Api): void {
  const output = schema.journalTemplateRow;
  api.list(listJournalTemplates, { row: output }, (request, { db }) => listTemplateRows(db, request));
  api.read(getJournalTemplate, { input: idQuery, output: schema.journalTemplateSchema }, ({ id }, { db }) =>
    readTemplate(db, id),
  );
  api.write(addJournalTemplate, { input: schema.addJournalTemplateInput, output }, addTemplate);
  api.write(updateJournalTemplate, { input: schema.updateJournalTemplateInput, output }, updateTemplate);
}
