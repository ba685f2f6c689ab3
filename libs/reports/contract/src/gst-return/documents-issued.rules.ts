import { grouped } from './return-amount.rules';
import type { IssuedNumber } from './return-document';

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

const isDigit = (sign: string) => sign >= '0' && sign <= '9';
const seriesOf = (number: string) => number.slice(0, [...number].findLastIndex((sign) => !isDigit(sign)) + 1);
const byNumber = (one: IssuedNumber, other: IssuedNumber) =>
  one.number.length - other.number.length || (one.number < other.number ? -1 : 1);

/** How many numbers of each series were taken in the month, from which to which, and how many were cancelled. */
export function documentsIssued(numbers: readonly IssuedNumber[]) {
  const known = numbers.filter(({ kind }) => natureOf[kind]);
  return grouped(known, ({ kind }) => String(natureOf[kind]?.num))
    .map((rows) => ({ nature: natureOf[rows[0]?.kind ?? ''], rows }))
    .sort((one, other) => (one.nature?.num ?? 0) - (other.nature?.num ?? 0))
    .map(({ nature, rows }) => ({
      doc_num: nature?.num ?? 0,
      doc_typ: nature?.typ ?? '',
      docs: grouped(rows, ({ number }) => seriesOf(number)).map((series, index) => {
        const ordered = [...series].sort(byNumber);
        const cancel = series.filter(({ isCancelled }) => isCancelled).length;
        return {
          num: index + 1,
          from: ordered[0]?.number ?? '',
          to: ordered.at(-1)?.number ?? '',
          totnum: series.length,
          cancel,
          net_issue: series.length - cancel,
        };
      }),
    }));
}
