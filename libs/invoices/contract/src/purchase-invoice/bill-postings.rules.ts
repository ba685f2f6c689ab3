import { mirrorOf, type PostingLine } from '@freightdesk/ledger-contract';
import { homeCountry } from '@freightdesk/parties-contract';
import { computeInvoice, type TaxHeads, type TdsHead, tdsHeadOf } from '@freightdesk/tax-contract';
import type { PurchaseInvoice } from './purchase-invoice.schema';
import { purchaseVoucherLines } from './purchase-voucher.rules';
import { tdsAccounts } from './tds-accounts.data';

/** Tax of each line, also where the vendor charges none and we owe it ourselves. */
function taxOfLines(bill: PurchaseInvoice): readonly TaxHeads[] {
  if (!bill.reverseCharge) return bill.lines;
  const supply = bill.supply === 'IMPORT' ? 'INTER' : bill.supply;
  return computeInvoice({ ...bill, supply, reverseCharge: false, roundOff: false }).lines;
}

/** Under what the tax of a bill is owed; null where none was deducted. */
function headOf({ tdsNature, tdsPaise, vendor }: PurchaseInvoice): TdsHead | null {
  if (tdsPaise === 0) return null;
  if (vendor.country !== homeCountry) return 'NON_RESIDENT';
  return tdsNature && tdsHeadOf(tdsNature, vendor.pan);
}

/** How a bill stands in the ledger, by the rule that posted it. */
export function billPostings(bill: PurchaseInvoice): PostingLine[] {
  const head = headOf(bill);
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
