import type { AddPaymentInput, Payment, ReversePaymentInput, SavedPayment } from '@freightdesk/payments-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';

/** What reconciliation asks of other domains; the app's wiring hands it over. */
export interface ReconciliationPorts {
  /** Records what a statement tells and the books lack, in the transaction that matches it. */
  addPayment(this: void, input: AddPaymentInput, context: WriteContext): Promise<SavedPayment>;
  /** Takes back what came to nothing: a cheque that the bank returned. */
  reversePayment(this: void, input: ReversePaymentInput, context: WriteContext): Promise<Payment>;
}
