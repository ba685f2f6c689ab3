import type { SheetBlock } from '@freightdesk/shared-sheet';
import type { SaleInvoice } from '../sale-invoice/sale-invoice.schema';
import type { PrintedBank } from './printed-along.schema';

type Asked = Pick<SaleInvoice, 'number' | 'status' | 'kind' | 'currency' | 'outstandingPaise' | 'supplier'>;

/** A credit note gives: it is due on no day, and nobody pays it to our bank. */
export const asksForMoney = ({ kind }: Pick<SaleInvoice, 'kind'>): boolean => kind !== 'CREDIT_NOTE';

/** Something is to be paid by whoever reads it. */
const isAsked = ({ status, kind, outstandingPaise }: Asked): boolean =>
  status !== 'DRAFT' && status !== 'CANCELLED' && asksForMoney({ kind }) && outstandingPaise > 0;

/** What a payer's telephone takes from the code: to whom, how much, and for which document (NPCI, UPI linking). */
export function upiLink({ number, outstandingPaise, supplier }: Asked, upiId: string): string {
  const asked = {
    pa: upiId,
    pn: supplier.name ?? '',
    am: (outstandingPaise / 100).toFixed(2),
    cu: 'INR',
    tn: number ?? '',
  };
  return `upi://pay?${Object.entries(asked)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}

/** Where to pay; with a code to scan while rupees are owed. */
export function paymentBlock(invoice: Asked, bank: PrintedBank): SheetBlock {
  const { upiId } = bank;
  const facts: [string, string | null][] = [
    ['Bank', bank.name],
    ['Account number', bank.accountNumber],
    ['IFSC', bank.ifsc],
    ['Branch', bank.branch],
    ...(invoice.currency === 'INR' ? [] : ([['SWIFT', bank.swift]] as [string, string | null][])),
    ['UPI', invoice.currency === 'INR' ? upiId : null],
  ];
  const isScanned = upiId !== null && invoice.currency === 'INR' && isAsked(invoice);
  return {
    title: 'Payment to',
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    ...(isScanned && { code: { content: upiLink(invoice, upiId), caption: 'Scan to pay by UPI' } }),
  };
}
