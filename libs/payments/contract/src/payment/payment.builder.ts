import type { OutstandingInvoice, Payment, PaymentRow } from './payment-answer.schema';
import type { AddPaymentInput } from './payment.schema';

const idOf = (end: string) => `01990000-0000-7000-8000-${end.padStart(12, '0')}`;

/** What a clerk would state of a customer's bank transfer; for specs. */
export const receiptInput = (changes: Partial<AddPaymentInput> = {}): AddPaymentInput => ({
  direction: 'RECEIPT',
  bankId: idOf('b1'),
  partyId: idOf('c1'),
  date: '2026-05-20',
  mode: 'NEFT',
  reference: 'UTR 000123456789',
  currency: 'INR',
  amountMinor: 1_18_000_00,
  allocations: [],
  ...changes,
});

/** What a clerk would state of a vendor that is paid by bank transfer; for specs. */
export const vendorPaymentInput = (changes: Partial<AddPaymentInput> = {}): AddPaymentInput =>
  receiptInput({ direction: 'PAYMENT', amountMinor: 50_000_00, ...changes });

/** A receipt as the list shows it, wholly an advance; for specs of screens. */
export const paymentRow = (changes: Partial<PaymentRow> = {}): PaymentRow => ({
  id: idOf('a1'),
  number: 'RC/26-27/000001',
  direction: 'RECEIPT',
  status: 'POSTED',
  date: '2026-05-20',
  bank: { id: idOf('b1'), name: 'HDFC Bank' },
  party: { id: idOf('c1'), name: 'Coastal Spices Exports' },
  mode: 'NEFT',
  reference: 'UTR 000123456789',
  currency: 'INR',
  exchangeRate: '1',
  amountMinor: 1_18_000_00,
  bankAmountPaise: 1_18_000_00,
  tdsPaise: 0,
  bankChargesPaise: 0,
  allocatedMinor: 0,
  unallocatedMinor: 1_18_000_00,
  allocatedPaise: 0,
  unallocatedPaise: 1_18_000_00,
  fxGainPaise: 0,
  reverseReason: null,
  advanceTaxReason: null,
  form15ca: null,
  account: null,
  gstRate: null,
  supply: null,
  itcEligible: null,
  reverseCharge: false,
  taxablePaise: null,
  cgstPaise: null,
  sgstPaise: null,
  igstPaise: null,
  challanNumber: null,
  challanBsrCode: null,
  challanDate: null,
  toAssignPaise: 0,
  version: 1,
  ...changes,
});

/** The same with all that its page shows; for specs of screens. */
export const paymentOf = (changes: Partial<Payment> = {}): Payment => ({
  ...paymentRow(),
  ...{
    allocations: [],
    vouchers: [],
    advanceTax: null,
    job: null,
    fromReceipt: null,
    assigned: [],
    refundOf: null,
    refunds: [],
  },
  ...changes,
});

/** An invoice that nothing was paid of yet; for specs. */
export const outstandingInvoice = (changes: Partial<OutstandingInvoice> = {}): OutstandingInvoice => ({
  id: idOf('d1'),
  number: 'SI/26-27/000001',
  supplierNumber: null,
  partyId: idOf('c1'),
  date: '2026-04-10',
  dueDate: '2026-05-10',
  currency: 'INR',
  exchangeRate: '1',
  totalMinor: 1_18_000_00,
  outstandingMinor: 1_18_000_00,
  ...changes,
});
