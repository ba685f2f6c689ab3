import { type PurchaseInvoice, purchaseInvoiceProblems, type RemittanceInput } from '@freightdesk/invoices-contract';
import { homeCountry } from '@freightdesk/parties-contract';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { changePurchase } from './purchase-invoice.repository';
import { purchaseInvoices } from './purchase-invoices';
import { keepRemittance } from './remittance.repository';

/** Enters the forms of a remittance beside a posted bill from abroad, which itself stays as it was posted: after that it may be paid. */
export function enterRemittance(
  { id, version, form15ca, form15cb = null }: RemittanceInput,
  context: WriteContext,
): Promise<PurchaseInvoice> {
  return changeRecord(purchaseInvoices, { id, version, action: 'remittance' }, context, async (before) => {
    const stands = before.status !== 'DRAFT' && before.status !== 'CANCELLED' && before.kind === 'BILL';
    if (!stands || before.vendor.country === homeCountry) refuse(purchaseInvoiceProblems.no_remittance);
    await keepRemittance(context, id, { form15ca, form15cb });
    await changePurchase(context, id, {});
  });
}
