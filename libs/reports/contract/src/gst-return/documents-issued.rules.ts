import { grouped } from './return-amount.rules';
import type { IssuedSeries } from './return-document';

/** The portal's natures of documents (table 13). */
const natureOf: Readonly<Record<string, { num: number; typ: string }>> = {
  TAX_INVOICE: { num: 1, typ: 'Invoices for outward supply' },
  BILL_OF_SUPPLY: { num: 1, typ: 'Invoices for outward supply' },
  EXPORT: { num: 1, typ: 'Invoices for outward supply' },
  REIMBURSEMENT: { num: 1, typ: 'Invoices for outward supply' },
  SELF_INVOICE: { num: 2, typ: 'Invoices for inward supply from unregistered person' },
  DEBIT_NOTE: { num: 4, typ: 'Debit Note' },
  CREDIT_NOTE: { num: 5, typ: 'Credit Note' },
  RECEIPT_VOUCHER: { num: 6, typ: 'Receipt Voucher' },
  PAYMENT_VOUCHER: { num: 7, typ: 'Payment Voucher' },
  REFUND_VOUCHER: { num: 8, typ: 'Refund Voucher' },
};

const byNumber = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1);

/** How many numbers of each series were taken in the month, from which to which, and how many were cancelled. */
export function documentsIssued(issued: readonly IssuedSeries[]) {
  const known = issued.filter(({ kind }) => natureOf[kind]);
  return grouped(known, ({ kind }) => String(natureOf[kind]?.num))
    .map((rows) => ({ nature: natureOf[rows[0]?.kind ?? ''], rows }))
    .sort((one, other) => (one.nature?.num ?? 0) - (other.nature?.num ?? 0))
    .map(({ nature, rows }) => ({
      doc_num: nature?.num ?? 0,
      doc_typ: nature?.typ ?? '',
      docs: grouped(rows, ({ series }) => series).map((ofSeries, index) => {
        const ordered = ofSeries.flatMap(({ first, last }) => [first, last]).sort(byNumber);
        const totnum = ofSeries.reduce((sum, { taken }) => sum + taken, 0);
        const cancel = ofSeries.reduce((sum, { cancelled }) => sum + cancelled, 0);
        return {
          ...{ num: index + 1, from: ordered[0] ?? '', to: ordered.at(-1) ?? '' },
          ...{ totnum, cancel, net_issue: totnum - cancel },
        };
      }),
    }));
}
