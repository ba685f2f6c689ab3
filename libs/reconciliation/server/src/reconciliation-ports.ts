import type {
  AddPaymentInput,
  ExpenseGst,
  Payment,
  ReversePaymentInput,
  SavedPayment,
} from '@freightdesk/payments-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { WriteContext } from '@freightdesk/shared-server-kit';

/** Vendors of an approved payment run, as a statement says that the bank paid them. */
export interface PaidOfRun {
  runId: string;
  partyIds: readonly string[];
  bankId: string;
  date: string;
  reference: string | undefined;
}

/** What a bank took for a cheque that came back, under the number of the cheque. */
export interface ReturnCharge {
  bankId: string;
  date: BusinessDate;
  reference: string | null;
  bankChargesPaise: number;
  chargesGst: ExpenseGst | undefined;
}

/** What reconciliation asks of other domains; the app's wiring hands it over. */
export interface ReconciliationPorts {
  /** Records what a statement tells and the books lack, in the transaction that matches it. */
  addPayment(this: void, input: AddPaymentInput, context: WriteContext): Promise<SavedPayment>;
  /** Takes back what came to nothing: a cheque that the bank returned. */
  reversePayment(this: void, input: ReversePaymentInput, context: WriteContext): Promise<Payment>;
  /** Records it as an expense; what stands in its way is told at `bankChargesPaise` and `chargesGst`. */
  addBankCharge(this: void, charge: ReturnCharge, context: WriteContext): Promise<SavedPayment>;
  /** Records them as paid, the run too with the last of them; answers the payments. */
  payRunVendors(this: void, paid: PaidOfRun, context: WriteContext): Promise<string[]>;
}
