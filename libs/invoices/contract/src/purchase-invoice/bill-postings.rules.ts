import { mirrorOf, type PostingLine } from '@freightdesk/ledger-contract';
import { computeInvoice, type TaxHeads, tdsHeadOf } from '@freightdesk/tax-contract';
import type { PurchaseInvoice } from './purchase-invoice.schema';
import { purchaseVoucherLines } from './purchase-voucher.rules';
import { tdsAccounts } from './tds-accounts.data';

/** Tax of each line, also where the vendor charges none and we owe it ourselves. */
function taxOfLines(bill: PurchaseInvoice): readonly TaxHeads[] {
  if (!bill.reverseCharge) return bill.lines;
  const supply = bill.supply === 'IMPORT' ? 'INTER' : bill.supply;
  return computeInvoice({ ...bill, supply, reverseCharge: false, roundOff: false }).lines;
}

/** How a bill stands in the ledger, by the rule that posted it. */
export function billPostings(bill: PurchaseInvoice): PostingLine[] {
  const { tdsNature, tdsPaise, vendor } = bill;
  const head = tdsNature && tdsPaise > 0 ? tdsHeadOf(tdsNature, vendor.pan) : null;
  const tax = taxOfLines(bill);
  const lines = purchaseVoucherLines({
    ...bill,
    partyId: bill.party.id,
    exchangeRate: bill.exchangeRate ?? '1',
    tdsAccountCode: head && tdsAccounts[head],
    lines: bill.lines.map((line, index) => ({ ...line, tax: tax[index] ?? line })),
  });
  return bill.kind === 'DEBIT_NOTE' ? mirrorOf(lines) : lines;
}
