import {
  getInterest,
  issueSaleInvoice,
  getSaleInvoice,
  listSaleInvoices,
  makeInterestNotes,
} from '@freightdesk/invoices-contract';
import { addDays } from '@freightdesk/shared-calendar';
import { historyDays, type World } from './world';

/** On the last afternoon but one the customer who is late longest is charged interest: of one invoice the note is issued, others wait as drafts. */
export function tellOfInterest({ diary, firstDay }: World): void {
  const asOf = addDays(firstDay, historyDays - 2);
  diary.note('ACCOUNT', new Date(`${asOf}T17:10:00+05:30`), async (call) => {
    const overdue = await call(listSaleInvoices, { overdue: 'true', sort: 'dueDate', pageSize: 20 });
    const first = overdue.data.find(({ currency }) => currency === 'INR');
    if (!first) return;
    const partyId = first.party.id;
    const { percent, items } = await call(getInterest, { partyId, asOf });
    const invoiceIds = items.flatMap(({ id, leftOut }) => (leftOut === null ? [id] : []));
    if (invoiceIds.length === 0) return;
    const { notes } = await call(makeInterestNotes, { partyId, percent, asOf, invoiceIds });
    const [note] = notes;
    if (!note) return;
    const { id, version } = await call(getSaleInvoice, { id: note.id });
    await call(issueSaleInvoice, { id, version });
  });
}
