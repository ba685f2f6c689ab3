import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import { type CurrencyCode, formatPaise } from '@freightdesk/shared-money';
import { type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import { advanceTaxLines, advanceTaxTaken, type TaxedAdvance, taxedPart } from './advance-tax.rules';
import { bankSide } from './bank-side.rules';
import type { ExpenseFigures } from './expense-gst.rules';
import type { PaymentDirection, PaymentStatus } from './payment.kinds';
import { fitsTheBooks, type PayingBank, type PaymentAmounts } from './payment-amount.rules';
import { advanceEntry, balanced, type PaymentVoucher } from './payment-voucher.rules';
import { amountText, type PaymentProblem } from './payment.problem';

/** What a customer was given back of a receipt. */
export interface Refund {
  number: string;
  reversedOn: BusinessDate | null;
}

/** The tax of an advance: as a whole, and what of it is left. */
type AdvanceTax = TaxedAdvance & { gstRate: string; left: TaxedAdvance };

/** A receipt, as who gives back of it must know it. */
export interface RefundedReceipt {
  number: string;
  direction: PaymentDirection;
  status: PaymentStatus;
  date: BusinessDate;
  currency: CurrencyCode;
  party: { id: string } | null;
  unallocatedMinor: number;
  allocations: readonly { amountMinor: number; date: BusinessDate }[];
  refunds: readonly Refund[];
  advanceTax: AdvanceTax | null;
}

/** Whether there is something to give back: what a customer paid ahead. */
export const mayRefund = ({ direction, status, party, unallocatedMinor }: RefundedReceipt): boolean =>
  direction === 'RECEIPT' && status === 'POSTED' && party !== null && unallocatedMinor > 0;

export const standingRefunds = <One extends Refund>(refunds: readonly One[]): One[] =>
  refunds.filter(({ reversedOn }) => reversedOn === null);

/** Since when there was as much ahead as now: the receipt, or what came off an invoice or back from a refund later. */
const aheadSince = ({ date, allocations, refunds }: RefundedReceipt): BusinessDate =>
  [
    ...allocations.filter(({ amountMinor }) => amountMinor < 0).map((takenOff) => takenOff.date),
    ...refunds.flatMap(({ reversedOn }) => reversedOn ?? []),
  ].reduce((last, day) => (day > last ? day : last), date);

/** What goes back, as a person states it: of another currency with the rupees for one unit, or those that moved at the bank. */
export interface RefundAmounts {
  amountMinor: number;
  exchangeRate?: string | undefined;
  bankAmountPaise?: number | undefined;
}

/** Money goes back in the currency in which it came: rupees without a rate, all other at that of the day. */
function rateProblem({ currency }: RefundedReceipt, { exchangeRate, bankAmountPaise, ...amounts }: RefundAmounts) {
  const isStated = Boolean(bankAmountPaise) || Number(exchangeRate ?? 0) > 0;
  const problem = (message: string): PaymentProblem => ({ field: 'exchangeRate', code: 'refund_rate', message });
  if (currency === 'INR') return isStated ? problem('A payment in rupees has no exchange rate.') : null;
  if (!isStated) return problem('Enter the rupees for one unit of the currency.');
  const fits = Boolean(bankAmountPaise) || fitsTheBooks({ ...amounts, currency, exchangeRate: exchangeRate ?? null });
  return fits ? null : problem('This amount is too large or too small to be kept.');
}

/** Everything that stands in the way of giving so much back on that day, each at its field. */
export function refundProblems(
  receipt: RefundedReceipt,
  { date, ...amounts }: RefundAmounts & { date: BusinessDate },
): PaymentProblem[] {
  const { number, unallocatedMinor, currency } = receipt;
  const since = aheadSince(receipt);
  const problems: (PaymentProblem | null)[] = [rateProblem(receipt, amounts)];
  if (date < since) {
    const message = 'The advance of {{number}} stands since {{day}}: it is not given back before.';
    const values = { number, day: formatBusinessDate(since) };
    problems.push({ field: 'date', code: 'before_advance', message, values });
  }
  if (amounts.amountMinor > unallocatedMinor) {
    const message = 'Of {{number}} {{left}} is left to give back: enter no more.';
    const left = currency === 'INR' ? `₹ ${formatPaise(unallocatedMinor)}` : amountText(unallocatedMinor, currency);
    problems.push({ field: 'amountMinor', code: 'over_refunded', message, values: { number, left } });
  }
  return problems.filter((problem) => problem !== null);
}

export interface RefundedFigures {
  /** The advance with tax within it that goes, and that tax; null where none of it bore any. */
  tax: (ExpenseFigures & { advancePaise: number }) | null;
  /** In its own currency. */
  leftMinor: number;
  leftTaxPaise: number;
}

const noTax: TaxHeads = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** What goes back of an advance and of the tax within it: what was taxed goes first, and the last part takes what is left. */
export function refundedFigures(
  { unallocatedMinor, advanceTax }: Pick<RefundedReceipt, 'unallocatedMinor' | 'advanceTax'>,
  amountMinor: number,
): RefundedFigures {
  const leftMinor = unallocatedMinor - amountMinor;
  if (!advanceTax) return { tax: null, leftMinor, leftTaxPaise: 0 };
  const { left } = advanceTax;
  const advancePaise = taxedPart({ advancePaise: advanceTax.advancePaise, leftPaise: left.advancePaise }, amountMinor);
  const taken = advancePaise > 0 ? { ...advanceTaxTaken(advanceTax, left, advancePaise), advancePaise } : null;
  return { tax: taken, leftMinor, leftTaxPaise: taxOf(left) - taxOf(taken ?? noTax) };
}

/** The advance that a receipt left, as far as its worth in the books decides. */
export type LeftAdvance = { party: { id: string }; unallocatedMinor: number } & Omit<PaymentAmounts, 'direction'>;

const aheadOf = ({ party, ...payment }: LeftAdvance) => ({
  partyId: party.id,
  payment: { ...payment, direction: 'RECEIPT' as const },
});

interface RefundTerms {
  receipt: LeftAdvance;
  bank: PayingBank;
  /** What moves at the bank, in the currency of the receipt. */
  money: Omit<PaymentAmounts, 'direction'>;
  gstRate: string | null;
  tax: TaxHeads | null;
}

/**
 * Dr customer advances at what the part of them is worth, Cr bank at the day's rate, and what they differ by to exchange; and of the tax
 * within the advance Dr the output heads, Cr GST on advances.
 */
export function refundVoucher({ receipt, bank, money, gstRate, tax }: RefundTerms): PaymentVoucher {
  const [paise, facts] = advanceEntry(aheadOf(receipt), receipt.unallocatedMinor, money.amountMinor);
  const { lines, fxGainPaise } = balanced([
    ...debit(accountCode.customerAdvances, paise, facts),
    ...bankSide({ bank, payment: money, comes: false }),
  ]);
  const { party } = receipt;
  const taxLines = tax && gstRate !== null ? advanceTaxLines(tax, { gstRate, partyId: party.id, isUsed: true }) : [];
  return { lines: [...lines, ...taxLines], fxGainPaise };
}

/**
 * What is left of a receipt stands at its share of the whole. A refund that is taken back gives what it took, and where parts were used since
 * then that may be a paisa beside the share: these lines level it, against exchange. The receipt is as it stands before.
 */
export function levelledAdvance(
  receipt: LeftAdvance,
  { backMinor, givenBackPaise }: { backMinor: number; givenBackPaise: number },
): PaymentVoucher {
  const [takenPaise, facts] = advanceEntry(aheadOf(receipt), receipt.unallocatedMinor, -backMinor);
  const missing = -takenPaise - givenBackPaise;
  return balanced(credit(accountCode.customerAdvances, missing, { ...facts, currencyMinor: 0 }));
}
