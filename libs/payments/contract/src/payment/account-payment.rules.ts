import {
  accountCode,
  type AccountKind,
  type ControlKind,
  credit,
  debit,
  type PostingLine,
} from '@freightdesk/ledger-contract';
import type { GstRate } from '@freightdesk/tax-contract';
import { bankSide } from './bank-side.rules';
import { type ExpenseGst, gstRateProblems, spentLines } from './expense-gst.rules';
import { bankPaise, type PayingBank, type PaymentAmounts } from './payment-amount.rules';
import type { PaymentDirection } from './payment.kinds';
import type { PaymentProblem } from './payment.problem';

/** What a payment needs to know of the account that it is for. */
export interface PaidAccount {
  code: string;
  name: string;
  kind: AccountKind;
  control: ControlKind | null;
}

const costs: readonly AccountKind[] = ['DIRECT_COST', 'INDIRECT_EXPENSE'];
/** What we own, and what we paid on a customer's behalf. */
const assets: readonly string[] = [accountCode.fixedAssets, accountCode.disbursements];

/** An expense is a cost, an asset that is bought, or a due that is paid; who brings money without owing it earns or lends it to us. */
const takes = (direction: PaymentDirection, { kind, code }: PaidAccount): boolean =>
  direction === 'EXPENSE'
    ? costs.includes(kind) || kind === 'LIABILITY' || assets.includes(code)
    : kind === 'INCOME' || kind === 'LIABILITY' || kind === 'EQUITY';

interface SpentFor {
  direction: PaymentDirection;
  date: string;
  gst?: ExpenseGst | undefined;
  jobId?: string | undefined;
}

/** Everything that stands in the way of an expense or of a receipt without a party, each at its field. */
export function accountProblems(
  { direction, date, gst, jobId }: SpentFor,
  account: PaidAccount,
  rates: readonly GstRate[],
): PaymentProblem[] {
  const problems: PaymentProblem[] = [];
  if (account.control !== null || !takes(direction, account)) {
    const message =
      direction === 'EXPENSE'
        ? 'Nothing is spent for {{account}}: choose a cost, an asset or a due. A vendor is paid by a payment.'
        : 'Nothing is received for {{account}}: choose an income, a loan or capital.';
    const values = { account: `${account.code} ${account.name}` };
    problems.push({ field: 'accountCode', code: 'account_not_for_this', message, values });
  }
  if (gst && account.kind === 'LIABILITY') {
    const message = 'A due that is paid has no GST of its own: leave it out.';
    problems.push({ field: 'gst', code: 'gst_of_due', message });
  }
  if (jobId !== undefined && account.kind === 'LIABILITY') {
    const message = 'A due that is paid is no cost of a job: leave the job out.';
    problems.push({ field: 'jobId', code: 'job_of_due', message });
  }
  return [...problems, ...gstRateProblems('gst', { gst, date }, rates)];
}

interface AccountPayment {
  payment: PaymentAmounts;
  bank: PayingBank;
  accountCode: string;
  partyId?: string | undefined;
  /** The job that it is a cost of; what of it is credit of GST is of no job. */
  jobId?: string | undefined;
  gst?: ExpenseGst | undefined;
}

/**
 * The voucher of what is for an account and not for anybody's invoices. An expense: Dr what it is for, input heads where credit is
 * taken, bank charges; Cr bank and, under reverse charge, the tax that we owe. A receipt of nobody: Dr bank, bank charges; Cr what it is
 * for.
 */
export function accountVoucher({
  payment,
  bank,
  accountCode: code,
  partyId,
  jobId,
  gst,
}: AccountPayment): PostingLine[] {
  const { direction, bankChargesPaise = 0 } = payment;
  const movedPaise = bankPaise(payment);
  const atBank = bankSide({ bank, payment, comes: direction === 'RECEIPT' });
  const whose = partyId === undefined ? {} : { partyId };
  const charges = debit(accountCode.bankCharges, bankChargesPaise);
  if (direction === 'RECEIPT') {
    return [...atBank, ...charges, ...credit(code, movedPaise + bankChargesPaise, whose)];
  }
  const spentPaise = movedPaise - bankChargesPaise;
  return [
    ...spentLines({ code, paise: spentPaise, gst }, { ...whose, ...(jobId !== undefined && { jobId }) }),
    ...charges,
    ...atBank,
  ];
}
