import type { PaymentDirection, PaymentMode, PaymentStatus } from '../payment/payment.kinds';

/** So long after it was printed a leaf can be fetched; later it is printed again, which the timeline tells. */
export const fetchedWithinMinutes = 10;

interface PrintedPayment {
  direction: PaymentDirection;
  mode: PaymentMode;
  status: PaymentStatus;
  currency: string;
}

/** A leaf of ours: money that goes out by cheque, in rupees, and was not taken back. */
export const printsCheque = ({ direction, mode, status, currency }: PrintedPayment): boolean =>
  direction !== 'RECEIPT' && mode === 'CHEQUE' && status === 'POSTED' && currency === 'INR';

/** Whether a leaf that was printed at one moment can still be fetched at another. */
export const isFetchable = (printedAt: Date, now: Date): boolean =>
  now.getTime() - printedAt.getTime() <= fetchedWithinMinutes * 60_000;
