import { purchaseInvoiceProblems } from '@freightdesk/invoices-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { isUniqueViolation, type Tx } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import type { ComposedPurchase } from './compose-purchase';
import { findBySupplierNumber } from './purchase-invoice.repository';

const problem = purchaseInvoiceProblems.duplicate_supplier_invoice;

const refuseNumber = (message: string, members?: Record<string, unknown>) =>
  refuse(problem, {
    message,
    errors: [{ field: 'supplierNumber', code: problem.code, message }],
    ...(members && { members }),
  });

/** One bill is booked once: paid twice it is seldom noticed. The found one is named, so that the page can open it. */
export async function refuseSameBill(tx: Tx, { header }: ComposedPurchase, exceptId?: string): Promise<void> {
  const found = await findBySupplierNumber(tx, header);
  if (!found || found.id === exceptId) return;
  const { id, number, status } = found;
  const is = number === null ? 'is entered already, as a draft' : `is booked already, as ${number}`;
  const message = `${header.supplierNumber} of ${formatBusinessDate(header.supplierDate)} ${is}.`;
  refuseNumber(message, { invoice: { id, number, status } });
}

/** Two clerks who enter one bill at the same moment: the store lets one through and tells the other. */
export async function refuseRacedBill(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'purchase_invoice_supplier_number')) throw error;
    refuseNumber(problem.message);
  }
}
