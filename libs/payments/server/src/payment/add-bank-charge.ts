import { accountCode } from '@freightdesk/ledger-contract';
import { type ExpenseGst, gstRateProblems, type SavedPayment } from '@freightdesk/payments-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { addForAccount } from './add-for-account';
import { gstRatesOn } from './gst-rate.repository';
import { refuseProblems } from './payment-refusals';

/** What a bank took out of a rupee account for something that it did. */
export interface BankCharge {
  bankId: string;
  date: BusinessDate;
  reference: string | null;
  bankChargesPaise: number;
  chargesGst: ExpenseGst | undefined;
}

/** Records it as the expense that it is; a rate that is none on the day is told at the field where it was said. */
export async function addBankCharge(
  { bankId, date, reference, bankChargesPaise, chargesGst: gst }: BankCharge,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<SavedPayment> {
  refuseProblems(gstRateProblems('chargesGst', { gst, date }, gst ? await gstRatesOn(context.tx, date) : []));
  const expense = {
    ...({ direction: 'EXPENSE', bankId, date, mode: 'NEFT', currency: 'INR', amountMinor: bankChargesPaise } as const),
    ...{ accountCode: accountCode.bankCharges, gst, allocations: [] },
    ...(reference !== null && { reference }),
  };
  return addForAccount(expense, context, ports);
}
