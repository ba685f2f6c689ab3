import { addJournal, getJournal, listJournals, reverseJournal } from '@freightdesk/ledger-contract';
import * as schema from '@freightdesk/ledger-contract/schema';
import { idQuery } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import type { LedgerPorts } from '../ledger-ports';
import { addJournal as add } from './add-journal';
import { findJournalOrRefuse } from './find-journal';
import { listJournalRows } from './journal.repository';
import { reverseJournal as reverse } from './reverse-journal';

export function registerJournals(api: Api, ports: LedgerPorts): void {
  const output = schema.journalSchema;
  api.list(listJournals, { row: schema.journalRow }, (request, { db }) => listJournalRows(db, request));
  api.read(getJournal, { input: idQuery, output }, ({ id }, { db }) => findJournalOrRefuse(db, id));
  api.write(addJournal, { input: schema.journalInput, output }, (input, context) => add(input, context, ports));
  api.write(reverseJournal, { input: schema.reverseJournalInput, output }, reverse);
}
