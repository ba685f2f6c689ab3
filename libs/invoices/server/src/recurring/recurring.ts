import {
  type AddRecurringInput,
  isDue,
  nextAfter,
  type RecurringInvoice,
  recurringProblems,
  type UpdateRecurringInput,
} from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import { changeRecord, refuse, type Seen, type WriteContext } from '@freightdesk/shared-server-kit';
import { addDocument } from '../document/add-document';
import { rateOfDay } from '../document/rate-of-day';
import type { InvoicesPorts } from '../invoices-ports';
import { lockInvoice } from '../sale-invoice/sale-invoice.repository';
import { saleInvoices } from '../sale-invoice/sale-invoices';
import {
  changeRecurring,
  findRecurring,
  insertRecurring,
  recurringInvoices,
  recursBeside,
} from './recurring.repository';

const dayOf = (date: BusinessDate): number => Number(date.slice(8));

/** What is told of one: the day of the month that it keeps to follows from its days. */
const told = ({ anchorDay: _, ...recurring }: RecurringInvoice & { anchorDay: number }): RecurringInvoice => recurring;

export async function addRecurring(
  { invoiceId, period, nextOn, until = null }: AddRecurringInput,
  context: WriteContext,
): Promise<RecurringInvoice> {
  const { tx } = context;
  // Two who press at once would both find none, and the customer would be billed twice.
  await lockInvoice(tx, invoiceId);
  const { kind, status } = await saleInvoices.find(tx, invoiceId);
  if (kind === 'CREDIT_NOTE' || kind === 'DEBIT_NOTE' || status === 'CANCELLED')
    refuse(recurringProblems.not_recurring);
  const id = newId();
  if (await recursBeside(tx, { id, invoiceId })) refuse(recurringProblems.recurs_already);
  await insertRecurring(context, { id, invoiceId, period, nextOn, until, anchorDay: dayOf(nextOn) });
  const added = await findRecurring(tx, id);
  await context.audit({ record: 'recurring invoice', recordId: id, action: 'add', after: told(added) });
  return told(added);
}

export async function updateRecurring(
  { id, version, period, nextOn, until = null, active }: UpdateRecurringInput,
  context: WriteContext,
): Promise<RecurringInvoice> {
  const after = await changeRecord(recurringInvoices, { id, version, action: 'update' }, context, async (before) => {
    await lockInvoice(context.tx, before.invoiceId);
    if (active && (await recursBeside(context.tx, before))) refuse(recurringProblems.recurs_already);
    const anchorDay = nextOn === before.nextOn ? before.anchorDay : dayOf(nextOn);
    await changeRecurring(context, id, { period, nextOn, until, active, anchorDay });
  });
  return told(after);
}

/** The draft of the day that is due: the same lines, priced by the rates of that day. It bills no charge of a job a second time. */
export async function makeRecurring(
  { id, version }: Seen,
  context: WriteContext,
  ports: InvoicesPorts,
): Promise<RecurringInvoice> {
  const after = await changeRecord(recurringInvoices, { id, version, action: 'make' }, context, async (before) => {
    if (!isDue(before, context.clock.today())) refuse(recurringProblems.not_due);
    const { invoiceId, period, nextOn: date, anchorDay } = before;
    const terms = saleInvoices.termsOf(await saleInvoices.find(context.tx, invoiceId));
    const lines = terms.lines.map((line) => ({ ...line, chargeId: null }));
    const rate = await rateOfDay(context.tx, { currency: terms.currency, date });
    const draft = await addDocument(
      saleInvoices,
      { terms: { ...terms, ...rate, lines, date, againstInvoiceId: null }, posts: false },
      context,
      ports,
    );
    await changeRecurring(context, id, { nextOn: nextAfter(date, period, anchorDay), lastInvoiceId: draft.id });
  });
  return told(after);
}
