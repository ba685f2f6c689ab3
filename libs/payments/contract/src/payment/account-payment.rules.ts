import {
  accountCode,
  type AccountKind,
  type ControlKind,
  credit,
  debit,
  type PostingLine,
} from '@freightdesk/ledger-contract';
import { parseDecimal } from '@freightdesk/shared-money';
import { type GstRate, headsPerLine, rateInForce, type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import { bankPaise, type PayingBank, type PaymentAmounts, paymentRate } from './payment-amount.rules';
import type { PaymentDirection } from './payment.kinds';
import type { PaymentProblem } from './payment.problem';

/** The GST that is within an expense, as its bill shows it. */
export interface ExpenseGst {
  gstRate: string;
  supply: 'INTRA' | 'INTER';
  itcEligible: boolean;
}

export interface ExpenseFigures extends TaxHeads {
  taxablePaise: number;
}

/**
 * What of an amount that has its GST within it is tax: the taxable value is what bears the tax that makes up the amount. Each head is
 * rounded alone, as on an invoice; what that leaves is the value, so that all of it is booked.
 */
export function expenseFigures(amountPaise: number, { gstRate, supply }: ExpenseGst): ExpenseFigures {
  const { digits, scale } = parseDecimal(gstRate);
  const hundred = 100n * 10n ** BigInt(scale);
  const whole = hundred + digits;
  const valuePaise = Number((2n * BigInt(amountPaise) * hundred + whole) / (2n * whole));
  const [heads] = headsPerLine([{ gstRate, taxablePaise: valuePaise, isTaxed: true }], supply);
  if (!heads) throw new Error('One line has one tax.');
  return { ...heads, taxablePaise: amountPaise - taxOf(heads) };
}

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
  if (gst && !rateInForce(gst.gstRate, date, rates)) {
    problems.push({
      field: 'gst.gstRate',
      code: 'rate_not_in_force',
      message: 'This GST rate is not in force on the date.',
    });
  }
  return problems;
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
 * taken, bank charges; Cr bank. A receipt of nobody: Dr bank, bank charges; Cr what it is for.
 */
export function accountVoucher({
  payment,
  bank,
  accountCode: code,
  partyId,
  jobId,
  gst,
}: AccountPayment): PostingLine[] {
  const { direction, currency, amountMinor, bankChargesPaise = 0 } = payment;
  const movedPaise = bankPaise(payment);
  const foreign = { currency, currencyMinor: amountMinor, exchangeRate: paymentRate(payment) };
  const facts = bank.currency === 'INR' ? {} : foreign;
  const whose = partyId === undefined ? {} : { partyId };
  const charges = debit(accountCode.bankCharges, bankChargesPaise);
  if (direction === 'RECEIPT') {
    return [
      ...debit(bank.accountCode, movedPaise, facts),
      ...charges,
      ...credit(code, movedPaise + bankChargesPaise, whose),
    ];
  }
  const spentPaise = movedPaise - bankChargesPaise;
  const heads = gst?.itcEligible ? creditLines(spentPaise, gst) : [];
  const creditPaise = heads.reduce((sum, { debitPaise }) => sum + debitPaise, 0);
  return [
    ...debit(code, spentPaise - creditPaise, { ...whose, ...(jobId !== undefined && { jobId }) }),
    ...heads,
    ...charges,
    ...credit(bank.accountCode, movedPaise, facts),
  ];
}

function creditLines(amountPaise: number, gst: ExpenseGst): PostingLine[] {
  const { cgstPaise, sgstPaise, igstPaise } = expenseFigures(amountPaise, gst);
  const { gstRate } = gst;
  return [
    ...debit(accountCode.inputCgst, cgstPaise, { gstHead: 'CGST', gstRate }),
    ...debit(accountCode.inputSgst, sgstPaise, { gstHead: 'SGST', gstRate }),
    ...debit(accountCode.inputIgst, igstPaise, { gstHead: 'IGST', gstRate }),
  ];
}
