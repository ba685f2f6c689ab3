import { saleInvoiceProblems } from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Tx } from '@freightdesk/shared-database';
import { refuseAt } from '../document/refuse-at';

interface DebitNote {
  kind: string;
  partyId: string;
  date: BusinessDate;
  currency: string;
  againstInvoiceId?: string | null | undefined;
}

/** The invoice that a debit note adds to: it stands in the books, of the same customer and in the same currency. */
export async function debitedInvoice(
  { kind, partyId, date, currency, againstInvoiceId: id }: DebitNote,
  tx: Tx,
): Promise<{ againstInvoiceId?: string }> {
  if (kind !== 'DEBIT_NOTE' || !id) return {};
  const found = await tx
    .selectFrom('saleInvoice')
    .select(['partyId', 'currency', 'date', 'kind'])
    .where('id', '=', id)
    .where('status', '=', 'ISSUED')
    .where('kind', 'not in', ['CREDIT_NOTE', 'DEBIT_NOTE', 'PROFORMA', 'OPENING'])
    .executeTakeFirst();
  if (found?.partyId !== partyId || found.currency !== currency) {
    refuseAt(saleInvoiceProblems.not_debitable, 'againstInvoiceId');
  }
  if (date < found.date) refuseAt(saleInvoiceProblems.before_document, 'date');
  return { againstInvoiceId: id };
}
