import { type OverdueDocument, type ReminderQuery, reminderSheet, toRemindOf } from '@freightdesk/reports-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type FileAnswer, type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import { pdfFile } from '@freightdesk/shared-sheet-pdf';
import { readAgeing } from '../ageing/read-ageing';
import type { LetterPorts } from './letter-ports';
import { addressee } from './letter.repository';

/** A customer's documents that are past their day, the oldest first. */
async function overdueOf(partyId: string, context: Pick<ReadContext, 'db' | 'clock'>): Promise<OverdueDocument[]> {
  const { rows } = await readAgeing({ partyId, side: 'RECEIVABLE', groupBy: 'document' }, context);
  return rows.flatMap(({ document, date, dueDate, days, totalPaise }) =>
    document && date !== null && dueDate !== null && days !== null
      ? [{ id: document.id, number: document.number, date, dueDate, days, paise: totalPaise }]
      : [],
  );
}

/** A letter that reminds a customer of what is overdue today, as a PDF. Also for whoever sends it along. */
export async function reminderPdf(
  { partyId, tone }: ReminderQuery,
  context: Pick<ReadContext, 'db' | 'clock'>,
  ports: LetterPorts,
): Promise<FileAnswer | undefined> {
  const { db, clock } = context;
  const party = await addressee(db, partyId);
  if (!party) return undefined;
  const overdue = await overdueOf(partyId, context);
  const ids = overdue.map(({ id }) => id);
  const documents = toRemindOf(overdue, await ports.promisedOn(db, ids), clock.today());
  if (documents.length === 0) {
    refuse(commonProblems.not_found, { message: 'Nothing is overdue of this customer today.' });
  }
  const { name, ...issuer } = await ports.issuer(db);
  const sides = { party, issuer: { ...issuer, name: name ?? '' } };
  const sheet = reminderSheet({ ...sides, tone, date: clock.today(), documents });
  return pdfFile([sheet], { logo: await ports.readLogo(db, {}), at: clock.now() });
}
