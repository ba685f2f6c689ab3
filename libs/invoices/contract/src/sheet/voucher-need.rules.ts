import type { SaleInvoice } from '../sale-invoice/sale-invoice.schema';
import { isPaidOnBehalf } from './custom-view.rules';

interface HandedOn {
  kind: SaleInvoice['kind'];
  lines: readonly Pick<SaleInvoice['lines'][number], 'description' | 'taxability'>[];
}

interface Voucher {
  line: number;
  scans: readonly unknown[];
}

/**
 * The lines of a reimbursement that no voucher proves: without one that the customer can hold against it, what was paid for him may be taxed
 * as a supply of ours (CGST Rules, rule 33). The scan of a vendor's bill proves its line; files beside the document itself prove as many.
 */
export function withoutVoucher({ kind, lines }: HandedOn, vouchers: readonly Voucher[], ownFiles: number): string[] {
  if (kind !== 'REIMBURSEMENT') return [];
  const proven = new Set(vouchers.filter(({ scans }) => scans.length > 0).map(({ line }) => line));
  const bare = lines.filter((line, index) => isPaidOnBehalf(kind, line) && !proven.has(index + 1));
  return ownFiles >= bare.length ? [] : bare.map(({ description }) => description);
}
