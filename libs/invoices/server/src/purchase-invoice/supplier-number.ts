import { purchaseInvoiceProblems, sameBill } from '@freightdesk/invoices-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { isUniqueViolation, type Tx } from '@freightdesk/shared-database';
import type { Sentence } from '@freightdesk/shared-sentence';
import { refuse } from '@freightdesk/shared-server-kit';
import type { ComposedPurchase } from './compose-purchase';
import { findBySupplierNumber } from './purchase-invoice.repository';

const problem = purchaseInvoiceProblems.duplicate_supplier_invoice;

const refuseNumber = (sentence: Sentence, members?: Record<string, unknown>) =>
  refuse(problem, {
    ...sentence,
    errors: [{ field: 'supplierNumber', code: problem.code, ...sentence }],
    ...(members && { members }),
  });

/** One bill is booked once: paid twice it is seldom noticed. The found one is named, so that the page can open it. */
export async function refuseSameBill(
  tx: Tx,
  { header }: Pick<ComposedPurchase, 'header'>,
  exceptId?: string,
): Promise<void> {
  const found = await findBySupplierNumber(tx, header);
  if (!found || found.id === exceptId) return;
  const { id, number, status } = found;
  const values = { supplierNumber: header.supplierNumber, date: formatBusinessDate(header.supplierDate) };
  const sentence =
    number === null ? { message: sameBill.draft, values } : { message: sameBill.posted, values: { ...values, number } };
  refuseNumber(sentence, { invoice: { id, number, status } });
}

/** Two clerks who enter one bill at the same moment: the store lets one through and tells the other. */
export async function refuseRacedBill(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'purchase_invoice_supplier_number')) throw error;
    refuseNumber({ message: problem.message });
  }
}
