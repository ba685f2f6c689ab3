import { addJournal, getJournal, listJournals, reverseJournal } from '@freightdesk/ledger-contract';
import * as schema from '@freightdesk/ledger-contract/schema';
import { idQuery } from '@freightdesk/shared-endpoint/schema';
import type { Api, WriteContext } from '@freightdesk/shared-server-kit';
import type { LedgerPorts } from '../ledger-ports';
import { addJournal as add } from './add-journal';
import { findJournalOrRefuse } from './find-journal';
import { listJournalRows } from './journal.repository';
import { reverseJournal as reverse } from './reverse-journal';

/** Has a template go on from the journal that was posted from it. */
type Follow = (templateId: string, journalId: string, context: WriteContext) => Promise<void>;

export function registerJournals(api: Api, ports: LedgerPorts, follow: Follow): void {
  const output = schema.journalSchema;
  api.list(listJournals, { row: schema.journalRow }, (request, { db }) => listJournalRows(db, request));
  api.read(getJournal, { input: idQuery, output }, ({ id }, { db }) => findJournalOrRefuse(db, id));
  api.write(addJournal, { input: schema.journalInput, output }, async (input, context) => {
    const added = await add(input, context, ports);
    if (input.templateId !== undefined) await follow(input.templateId, added.id, context);
    return added;
  });
  api.write(reverseJournal, { input: schema.reverseJournalInput, output }, reverse);
}
